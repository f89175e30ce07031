const require_source = require("./source-ZCSJv7zL.cjs");
const require_ParseError = require("./ParseError-D1AV4TBS.cjs");
// node_modules/music-metadata/lib/common/Util.js
function getBit(buf, off, bit) {
	return (buf[off] & 1 << bit) !== 0;
}
/**
* Find delimiting zero in uint8Array
* @param uint8Array Uint8Array to find the zero delimiter in
* @param encoding The string encoding used
* @return position in uint8Array where zero found, or uint8Array.length if not found
*/
function findZero(uint8Array, encoding) {
	const len = uint8Array.length;
	if (encoding === "utf-16le" || encoding === "utf-16be") {
		for (let i = 0; i + 1 < len; i += 2) if (uint8Array[i] === 0 && uint8Array[i + 1] === 0) return i;
		return len;
	}
	for (let i = 0; i < len; i++) if (uint8Array[i] === 0) return i;
	return len;
}
function trimRightNull(x) {
	const pos0 = x.indexOf("\0");
	return pos0 === -1 ? x : x.substring(0, pos0);
}
function swapBytes(uint8Array) {
	const l = uint8Array.length;
	if ((l & 1) !== 0) throw new require_ParseError.FieldDecodingError("Buffer length must be even");
	for (let i = 0; i < l; i += 2) {
		const a = uint8Array[i];
		uint8Array[i] = uint8Array[i + 1];
		uint8Array[i + 1] = a;
	}
	return uint8Array;
}
/**
* Decode string
*/
function decodeString(uint8Array, encoding) {
	if (uint8Array[0] === 255 && uint8Array[1] === 254) return decodeString(uint8Array.subarray(2), encoding);
	if (encoding === "utf-16le" && uint8Array[0] === 254 && uint8Array[1] === 255) {
		if ((uint8Array.length & 1) !== 0) throw new require_ParseError.FieldDecodingError("Expected even number of octets for 16-bit unicode string");
		return decodeString(swapBytes(uint8Array), encoding);
	}
	if (encoding === "utf-16be") {
		if ((uint8Array.length & 1) !== 0) throw new require_ParseError.FieldDecodingError("Expected even number of octets for 16-bit unicode string");
		return new require_source.StringType(uint8Array.length, "utf-16le").get(swapBytes(Uint8Array.from(uint8Array)), 0);
	}
	return new require_source.StringType(uint8Array.length, encoding).get(uint8Array, 0);
}
function stripNulls(str) {
	str = str.replace(/^\x00+/g, "");
	str = str.replace(/\x00+$/g, "");
	return str;
}
/**
* Read bit-aligned number start from buffer
* Total offset in bits = byteOffset * 8 + bitOffset
* @param source Byte buffer
* @param byteOffset Starting offset in bytes
* @param bitOffset Starting offset in bits: 0 = most significant bit
* @param len Length of number in bits
* @return Decoded bit aligned number
*/
function getBitAllignedNumber(source, byteOffset, bitOffset, len) {
	const byteOff = byteOffset + ~~(bitOffset / 8);
	const bitOff = bitOffset % 8;
	const value = source[byteOff] & 255 >> bitOff;
	const bitsLeft = len + bitOff - 8;
	if (bitsLeft <= 0) return value >> -bitsLeft;
	return value << bitsLeft | getBitAllignedNumber(source, byteOff + 1, 0, bitsLeft);
}
/**
* Read bit-aligned number start from buffer
* Total offset in bits = byteOffset * 8 + bitOffset
* @param source Byte Uint8Array
* @param byteOffset Starting offset in bytes
* @param bitOffset Starting offset in bits: 0 = most significant bit, 7 is the least significant bit
* @return True if bit is set
*/
function isBitSet(source, byteOffset, bitOffset) {
	return getBitAllignedNumber(source, byteOffset, bitOffset, 1) === 1;
}
function a2hex(str) {
	const arr = [];
	for (let i = 0, l = str.length; i < l; i++) {
		const hex = Number(str.charCodeAt(i)).toString(16);
		arr.push(hex.length === 1 ? `0${hex}` : hex);
	}
	return arr.join(" ");
}
/**
* Convert power ratio to DB
* ratio: [0..1]
*/
function ratioToDb(ratio) {
	return 10 * Math.log10(ratio);
}
/**
* Convert dB to ratio
* db Decibels
*/
function dbToRatio(dB) {
	return 10 ** (dB / 10);
}
/**
* Convert replay gain to ratio and Decibel
* @param value string holding a ratio like '0.034' or '-7.54 dB'
*/
function toRatio(value) {
	const ps = value.split(" ").map((p) => p.trim().toLowerCase());
	if (ps.length >= 1) {
		const v = Number.parseFloat(ps[0]);
		return ps.length === 2 && ps[1] === "db" ? {
			dB: v,
			ratio: dbToRatio(v)
		} : {
			dB: ratioToDb(v),
			ratio: v
		};
	}
}
/**
* Decode a big-endian unsigned integer from a Uint8Array.
* Supports dynamic length (1–8 bytes).
*/
function decodeUintBE(uint8Array) {
	if (uint8Array.length === 0) throw new Error("decodeUintBE: empty Uint8Array");
	const view = new DataView(uint8Array.buffer, uint8Array.byteOffset, uint8Array.byteLength);
	return require_source.getUintBE(view);
}
Object.defineProperty(exports, "a2hex", {
	enumerable: true,
	get: function() {
		return a2hex;
	}
});
Object.defineProperty(exports, "decodeString", {
	enumerable: true,
	get: function() {
		return decodeString;
	}
});
Object.defineProperty(exports, "decodeUintBE", {
	enumerable: true,
	get: function() {
		return decodeUintBE;
	}
});
Object.defineProperty(exports, "findZero", {
	enumerable: true,
	get: function() {
		return findZero;
	}
});
Object.defineProperty(exports, "getBit", {
	enumerable: true,
	get: function() {
		return getBit;
	}
});
Object.defineProperty(exports, "getBitAllignedNumber", {
	enumerable: true,
	get: function() {
		return getBitAllignedNumber;
	}
});
Object.defineProperty(exports, "isBitSet", {
	enumerable: true,
	get: function() {
		return isBitSet;
	}
});
Object.defineProperty(exports, "stripNulls", {
	enumerable: true,
	get: function() {
		return stripNulls;
	}
});
Object.defineProperty(exports, "toRatio", {
	enumerable: true,
	get: function() {
		return toRatio;
	}
});
Object.defineProperty(exports, "trimRightNull", {
	enumerable: true,
	get: function() {
		return trimRightNull;
	}
});

//# sourceMappingURL=Util-DcWmxLEb.cjs.map