// electron/watch/path-text.ts
var isAscii = /^[\x01-\x7f]*$/;
var utf8 = new TextDecoder();
/** What a person reads for the bytes of a name or path: UTF-8, with U+FFFD where it is none. */
function displayPath(text) {
	if (isAscii.test(text)) return text;
	return utf8.decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}
/** The path of `name` in the folder at `path`. A path that ends in a separator (`/`, `C:\`) gets no second one. */
var joinText = (path, name) => path.endsWith("/") || path.endsWith("\\") ? path + name : `${path}/${name}`;
/** The names from `root` down to `path`; empty for the root itself, null for a path that is not in it. */
function namesBelow(root, path) {
	if (path === root) return [];
	const prefix = root.endsWith("/") || root.endsWith("\\") ? root : `${root}/`;
	if (!path.startsWith(prefix)) return null;
	return path.slice(prefix.length).split("/").filter((name) => name !== "");
}
/** Whether one folder is the other or lies in it. */
var isWithin = (path, folder) => namesBelow(folder, path) != null;
// electron/watch/walk-ports.ts
var errorCode = (error) => error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
/** "Not found" is the only error that says anything about a name. */
var isNotFound = (error) => ["ENOENT", "ENOTDIR"].includes(errorCode(error));
var errorText = (error) => error instanceof Error ? error.message : String(error);
// electron/lib/byte-text.ts
/** Bytes as text with one character a byte; see `ByteText` in `watch/change.ts`. */
var bytesToText = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
var textToBytes = (text) => Buffer.from(text, "latin1");
Object.defineProperty(exports, "bytesToText", {
	enumerable: true,
	get: function() {
		return bytesToText;
	}
});
Object.defineProperty(exports, "displayPath", {
	enumerable: true,
	get: function() {
		return displayPath;
	}
});
Object.defineProperty(exports, "errorCode", {
	enumerable: true,
	get: function() {
		return errorCode;
	}
});
Object.defineProperty(exports, "errorText", {
	enumerable: true,
	get: function() {
		return errorText;
	}
});
Object.defineProperty(exports, "isNotFound", {
	enumerable: true,
	get: function() {
		return isNotFound;
	}
});
Object.defineProperty(exports, "isWithin", {
	enumerable: true,
	get: function() {
		return isWithin;
	}
});
Object.defineProperty(exports, "joinText", {
	enumerable: true,
	get: function() {
		return joinText;
	}
});
Object.defineProperty(exports, "namesBelow", {
	enumerable: true,
	get: function() {
		return namesBelow;
	}
});
Object.defineProperty(exports, "textToBytes", {
	enumerable: true,
	get: function() {
		return textToBytes;
	}
});

//# sourceMappingURL=byte-text-oM69gnTe.cjs.map