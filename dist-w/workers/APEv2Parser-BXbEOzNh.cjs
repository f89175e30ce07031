const require_entry = require("./entry.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
const require_ParseError = require("./ParseError-D1AV4TBS.cjs");
const require_Util = require("./Util-DcWmxLEb.cjs");
// node_modules/music-metadata/lib/common/FourCC.js
var import_src = /* @__PURE__ */ require_entry.__toESM(require_source.require_src(), 1);
var validFourCC = /^[\x21-\x7e©][\x20-\x7e\x00()]{3}/;
/**
* Token for read FourCC
* Ref: https://en.wikipedia.org/wiki/FourCC
*/
var FourCcToken = {
	len: 4,
	get: (buf, off) => {
		const id = require_source.textDecode(buf.subarray(off, off + FourCcToken.len), "latin1");
		if (!id.match(validFourCC)) throw new require_ParseError.FieldDecodingError(`FourCC contains invalid characters: ${require_Util.a2hex(id)} "${id}"`);
		return id;
	},
	put: (buffer, offset, id) => {
		const str = require_source.textEncode(id, "latin1");
		if (str.length !== 4) throw new require_ParseError.InternalParserError("Invalid length");
		buffer.set(str, offset);
		return offset + 4;
	}
};
// node_modules/music-metadata/lib/apev2/APEv2Token.js
var DataType = {
	text_utf8: 0,
	binary: 1,
	external_info: 2,
	reserved: 3
};
/**
* APE_DESCRIPTOR: defines the sizes (and offsets) of all the pieces, as well as the MD5 checksum
*/
var DescriptorParser = {
	len: 52,
	get: (buf, off) => {
		return {
			ID: FourCcToken.get(buf, off),
			version: require_source.UINT32_LE.get(buf, off + 4) / 1e3,
			descriptorBytes: require_source.UINT32_LE.get(buf, off + 8),
			headerBytes: require_source.UINT32_LE.get(buf, off + 12),
			seekTableBytes: require_source.UINT32_LE.get(buf, off + 16),
			headerDataBytes: require_source.UINT32_LE.get(buf, off + 20),
			apeFrameDataBytes: require_source.UINT32_LE.get(buf, off + 24),
			apeFrameDataBytesHigh: require_source.UINT32_LE.get(buf, off + 28),
			terminatingDataBytes: require_source.UINT32_LE.get(buf, off + 32),
			fileMD5: new require_source.Uint8ArrayType(16).get(buf, off + 36)
		};
	}
};
/**
* APE_HEADER: describes all of the necessary information about the APE file
*/
var Header = {
	len: 24,
	get: (buf, off) => {
		return {
			compressionLevel: require_source.UINT16_LE.get(buf, off),
			formatFlags: require_source.UINT16_LE.get(buf, off + 2),
			blocksPerFrame: require_source.UINT32_LE.get(buf, off + 4),
			finalFrameBlocks: require_source.UINT32_LE.get(buf, off + 8),
			totalFrames: require_source.UINT32_LE.get(buf, off + 12),
			bitsPerSample: require_source.UINT16_LE.get(buf, off + 16),
			channel: require_source.UINT16_LE.get(buf, off + 18),
			sampleRate: require_source.UINT32_LE.get(buf, off + 20)
		};
	}
};
/**
* APE Tag Header/Footer Version 2.0
* TAG: describes all the properties of the file [optional]
*/
var TagFooter = {
	len: 32,
	get: (buf, off) => {
		return {
			ID: new require_source.StringType(8, "ascii").get(buf, off),
			version: require_source.UINT32_LE.get(buf, off + 8),
			size: require_source.UINT32_LE.get(buf, off + 12),
			fields: require_source.UINT32_LE.get(buf, off + 16),
			flags: parseTagFlags(require_source.UINT32_LE.get(buf, off + 20))
		};
	}
};
/**
* APE Tag v2.0 Item Header
*/
var TagItemHeader = {
	len: 8,
	get: (buf, off) => {
		return {
			size: require_source.UINT32_LE.get(buf, off),
			flags: parseTagFlags(require_source.UINT32_LE.get(buf, off + 4))
		};
	}
};
function parseTagFlags(flags) {
	return {
		containsHeader: isBitSet(flags, 31),
		containsFooter: isBitSet(flags, 30),
		isHeader: isBitSet(flags, 29),
		readOnly: isBitSet(flags, 0),
		dataType: (flags & 6) >> 1
	};
}
/**
* @param num {number}
* @param bit 0 is least significant bit (LSB)
* @return {boolean} true if bit is 1; otherwise false
*/
function isBitSet(num, bit) {
	return (num & 1 << bit) !== 0;
}
// node_modules/music-metadata/lib/apev2/APEv2Parser.js
var APEv2Parser_exports = /* @__PURE__ */ require_entry.__exportAll({ APEv2Parser: () => APEv2Parser });
var debug = (0, import_src.default)("music-metadata:parser:APEv2");
var tagFormat = "APEv2";
var preamble = "APETAGEX";
var ApeContentError = class extends require_ParseError.makeUnexpectedFileContentError("APEv2") {};
function tryParseApeHeader(metadata, tokenizer, options) {
	return new APEv2Parser(metadata, tokenizer, options).tryParseApeHeader();
}
var APEv2Parser = class APEv2Parser extends require_ParseError.BasicParser {
	/**
	* Calculate the media file duration
	* @param ah ApeHeader
	* @return {number} duration in seconds
	*/
	static calculateDuration(ah) {
		let duration = ah.totalFrames > 1 ? ah.blocksPerFrame * (ah.totalFrames - 1) : 0;
		duration += ah.finalFrameBlocks;
		return duration / ah.sampleRate;
	}
	/**
	* Calculates the APEv1 / APEv2 first field offset
	* @param tokenizer
	* @param offset
	*/
	static async findApeFooterOffset(tokenizer, offset) {
		const apeBuf = new Uint8Array(TagFooter.len);
		const position = tokenizer.position;
		if (offset <= TagFooter.len) {
			debug(`Offset is too small to read APE footer: offset=${offset}`);
			return;
		}
		if (offset > TagFooter.len) {
			await tokenizer.readBuffer(apeBuf, { position: offset - TagFooter.len });
			tokenizer.setPosition(position);
			const tagFooter = TagFooter.get(apeBuf, 0);
			if (tagFooter.ID === "APETAGEX") {
				if (tagFooter.flags.isHeader) debug(`APE Header found at offset=${offset - TagFooter.len}`);
				else {
					debug(`APE Footer found at offset=${offset - TagFooter.len}`);
					offset -= tagFooter.size;
				}
				return {
					footer: tagFooter,
					offset
				};
			}
		}
	}
	static parseTagFooter(metadata, buffer, options) {
		const footer = TagFooter.get(buffer, buffer.length - TagFooter.len);
		if (footer.ID !== preamble) throw new ApeContentError("Unexpected APEv2 Footer ID preamble value");
		require_source.fromBuffer(buffer);
		return new APEv2Parser(metadata, require_source.fromBuffer(buffer), options).parseTags(footer);
	}
	ape = {};
	/**
	* Parse APEv1 / APEv2 header if header signature found
	*/
	async tryParseApeHeader() {
		if (this.tokenizer.fileInfo.size && this.tokenizer.fileInfo.size - this.tokenizer.position < TagFooter.len) {
			debug("No APEv2 header found, end-of-file reached");
			return;
		}
		const footer = await this.tokenizer.peekToken(TagFooter);
		if (footer.ID === preamble) {
			await this.tokenizer.ignore(TagFooter.len);
			return this.parseTags(footer);
		}
		debug(`APEv2 header not found at offset=${this.tokenizer.position}`);
		if (this.tokenizer.fileInfo.size) {
			const remaining = this.tokenizer.fileInfo.size - this.tokenizer.position;
			const buffer = new Uint8Array(remaining);
			await this.tokenizer.readBuffer(buffer);
			return APEv2Parser.parseTagFooter(this.metadata, buffer, this.options);
		}
	}
	async parse() {
		const descriptor = await this.tokenizer.readToken(DescriptorParser);
		if (descriptor.ID !== "MAC ") throw new ApeContentError("Unexpected descriptor ID");
		this.ape.descriptor = descriptor;
		const lenExp = descriptor.descriptorBytes - DescriptorParser.len;
		const header = await (lenExp > 0 ? this.parseDescriptorExpansion(lenExp) : this.parseHeader());
		this.metadata.setAudioOnly();
		await this.tokenizer.ignore(header.forwardBytes);
		return this.tryParseApeHeader();
	}
	async parseTags(footer) {
		const keyBuffer = /* @__PURE__ */ new Uint8Array(256);
		let bytesRemaining = footer.size - TagFooter.len;
		debug(`Parse APE tags at offset=${this.tokenizer.position}, size=${bytesRemaining}`);
		for (let i = 0; i < footer.fields; i++) {
			if (bytesRemaining < TagItemHeader.len) {
				this.metadata.addWarning(`APEv2 Tag-header: ${footer.fields - i} items remaining, but no more tag data to read.`);
				break;
			}
			const tagItemHeader = await this.tokenizer.readToken(TagItemHeader);
			bytesRemaining -= TagItemHeader.len;
			if (tagItemHeader.size >= bytesRemaining) throw new ApeContentError(`Invalid tag item size: ${tagItemHeader.size}`);
			const keyBytes = await this.tokenizer.peekBuffer(keyBuffer, {
				length: Math.min(keyBuffer.length, bytesRemaining - tagItemHeader.size),
				mayBeLess: true
			});
			let zero = keyBuffer.subarray(0, keyBytes).indexOf(0);
			if (zero === -1) throw new ApeContentError("Unterminated tag item key");
			const key = await this.tokenizer.readToken(new require_source.StringType(zero, "ascii"));
			await this.tokenizer.ignore(1);
			bytesRemaining -= key.length + 1;
			if (this.tokenizer.fileInfo.size !== void 0 && tagItemHeader.size > this.tokenizer.fileInfo.size - this.tokenizer.position) throw new ApeContentError(`Invalid tag item size: ${tagItemHeader.size}`);
			bytesRemaining -= tagItemHeader.size;
			switch (tagItemHeader.flags.dataType) {
				case DataType.text_utf8: {
					const values = require_source.textDecode(await this.readTagValue(tagItemHeader.size), "utf-8").split(/\x00/g);
					await Promise.all(values.map((val) => this.metadata.addTag(tagFormat, key, val)));
					break;
				}
				case DataType.binary:
					if (this.options.skipCovers) await this.tokenizer.ignore(tagItemHeader.size);
					else {
						const picData = await this.readTagValue(tagItemHeader.size);
						zero = require_Util.findZero(picData);
						const description = require_source.textDecode(picData.subarray(0, zero), "utf-8");
						const data = picData.subarray(zero + 1);
						await this.metadata.addTag(tagFormat, key, {
							description,
							data
						});
					}
					break;
				case DataType.external_info:
					debug(`Ignore external info ${key}`);
					await this.tokenizer.ignore(tagItemHeader.size);
					break;
				case DataType.reserved:
					debug(`Ignore external info ${key}`);
					this.metadata.addWarning(`APEv2 header declares a reserved datatype for "${key}"`);
					await this.tokenizer.ignore(tagItemHeader.size);
			}
		}
	}
	async readTagValue(size) {
		const chunkSize = 65536;
		if ((!this.tokenizer.supportsRandomAccess() || this.tokenizer.fileInfo.size === void 0) && size > chunkSize) {
			const chunks = [];
			for (let remaining = size; remaining > 0;) {
				const chunk = new Uint8Array(Math.min(remaining, chunkSize));
				await this.tokenizer.readBuffer(chunk);
				chunks.push(chunk);
				remaining -= chunk.length;
			}
			const value = new Uint8Array(size);
			let offset = 0;
			for (const chunk of chunks) {
				value.set(chunk, offset);
				offset += chunk.length;
			}
			return value;
		}
		const value = new Uint8Array(size);
		await this.tokenizer.readBuffer(value);
		return value;
	}
	async parseDescriptorExpansion(lenExp) {
		await this.tokenizer.ignore(lenExp);
		return this.parseHeader();
	}
	async parseHeader() {
		const header = await this.tokenizer.readToken(Header);
		this.metadata.setFormat("lossless", true);
		this.metadata.setFormat("container", "Monkey's Audio");
		this.metadata.setFormat("codec", "Monkey's Audio");
		this.metadata.setFormat("bitsPerSample", header.bitsPerSample);
		this.metadata.setFormat("sampleRate", header.sampleRate);
		this.metadata.setFormat("numberOfChannels", header.channel);
		this.metadata.setFormat("duration", APEv2Parser.calculateDuration(header));
		if (!this.ape.descriptor) throw new ApeContentError("Missing APE descriptor");
		return { forwardBytes: this.ape.descriptor.seekTableBytes + this.ape.descriptor.headerDataBytes + this.ape.descriptor.apeFrameDataBytes + this.ape.descriptor.terminatingDataBytes };
	}
};
Object.defineProperty(exports, "APEv2Parser", {
	enumerable: true,
	get: function() {
		return APEv2Parser;
	}
});
Object.defineProperty(exports, "APEv2Parser_exports", {
	enumerable: true,
	get: function() {
		return APEv2Parser_exports;
	}
});
Object.defineProperty(exports, "FourCcToken", {
	enumerable: true,
	get: function() {
		return FourCcToken;
	}
});
Object.defineProperty(exports, "tryParseApeHeader", {
	enumerable: true,
	get: function() {
		return tryParseApeHeader;
	}
});

//# sourceMappingURL=APEv2Parser-BXbEOzNh.cjs.map