const require_entry = require("./entry.cjs");
const require_failure = require("./failure-XkjRP7jz.cjs");
let sharp = require("sharp");
sharp = require_entry.__toESM(sharp, 1);
// workers/picture/decode-failure.ts
var toolVersion = `libvips ${sharp.default.versions.vips}`;
/**
* The reason behind an error of the picture decoder. It reports by text alone, so the few that are not "this picture is
* damaged" are recognised by their words.
*/
function decodeFailure(error) {
	if (error instanceof require_failure.StageError) return error;
	const message = require_failure.messageOf(error);
	if (/pixel limit|too large|exceeds .*limit|dimensions? .*exceed/i.test(message)) return new require_failure.StageError("IMAGE_TOO_LARGE", message, {
		toolVersion,
		cause: error
	});
	if (/is not configured|not supported by|not built in/i.test(message)) return new require_failure.StageError("UNSUPPORTED_FORMAT", `This kind of picture is not supported: ${message}`, {
		toolVersion,
		cause: error
	});
	if (/^timeout:|timed? ?out/i.test(message)) return new require_failure.StageError("EXTRACTOR_TIMEOUT", `Decoding took too long (${message}).`, {
		toolVersion,
		cause: error
	});
	if (require_failure.isOutOfMemory(error)) return new require_failure.StageError("OUT_OF_MEMORY", message, {
		toolVersion,
		cause: error
	});
	return new require_failure.StageError("CORRUPT_FILE", `It cannot be decoded: ${message}`, {
		toolVersion,
		cause: error
	});
}
/** A size in pixels as people say it. */
function describePixels(width, height) {
	return `${width.toLocaleString("en")} × ${height.toLocaleString("en")} (${Math.round(width * height / 1e6).toLocaleString("en")} megapixels)`;
}
// workers/picture/photo-picture.ts
/** What the decoder can take: bytes in memory, or a path it opens itself where the file is too large to hold. */
async function sharpInput(source) {
	return await source.bytes() ?? await source.openablePath();
}
/** Reads a picture's header without a limit on pixels: a size may be told that would never be decoded. */
async function readHeader(input) {
	try {
		return await (0, sharp.default)(input, {
			limitInputPixels: false,
			failOn: "none"
		}).metadata();
	} catch (error) {
		throw decodeFailure(error);
	}
}
/**
* Opens a picture that libvips reads by itself, after looking at its header.
*
* @param orientation EXIF value as the metadata stage read it; null reads as 1. Ignored for HEIF and AVIF, whose
*   turning is part of decoding.
* @throws StageError IMAGE_TOO_LARGE, CORRUPT_FILE
*/
async function openSharpPicture(input, orientation) {
	const header = await readHeader(input);
	const pixelLimit = pixelLimitOf(header);
	if (header.width * header.height > pixelLimit) throw new require_failure.StageError("IMAGE_TOO_LARGE", `It has ${describePixels(header.width, header.height)}; at most ${Math.round(pixelLimit / 1e6)} megapixels are decoded.`);
	const options = {
		limitInputPixels: pixelLimit,
		autoOrient: false,
		sequentialRead: true,
		page: header.pagePrimary ?? 0
	};
	const strict = header.format === "tiff" ? "warning" : "error";
	return {
		width: header.width,
		height: header.height,
		orientation: header.format === "heif" ? 1 : orientation ?? 1,
		icc: null,
		open: (strictness) => (0, sharp.default)(input, {
			...options,
			failOn: strictness === "strict" ? strict : "none"
		})
	};
}
/** A baseline JPEG is shrunk while it is read; a progressive one keeps all its coefficients in memory. */
function pixelLimitOf(header) {
	return header.format === "jpeg" && !header.isProgressive ? require_entry.limits.shrinkOnLoadPixels : require_entry.limits.decodePixels;
}
Object.defineProperty(exports, "decodeFailure", {
	enumerable: true,
	get: function() {
		return decodeFailure;
	}
});
Object.defineProperty(exports, "describePixels", {
	enumerable: true,
	get: function() {
		return describePixels;
	}
});
Object.defineProperty(exports, "openSharpPicture", {
	enumerable: true,
	get: function() {
		return openSharpPicture;
	}
});
Object.defineProperty(exports, "readHeader", {
	enumerable: true,
	get: function() {
		return readHeader;
	}
});
Object.defineProperty(exports, "sharpInput", {
	enumerable: true,
	get: function() {
		return sharpInput;
	}
});

//# sourceMappingURL=photo-picture-CZ9aZ-pb.cjs.map