const require_entry = require("./entry.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
const require_AbstractID3Parser = require("./AbstractID3Parser-Deotg1-2.cjs");
const require_ID3v2Parser = require("./ID3v2Parser-CfaqkKwT.cjs");
const require_ID3v2Token = require("./ID3v2Token-Cur5GdsE.cjs");
const require_ParseError = require("./ParseError-D1AV4TBS.cjs");
const require_APEv2Parser = require("./APEv2Parser-BXbEOzNh.cjs");
// node_modules/music-metadata/lib/dsf/DsfChunk.js
var import_src = /* @__PURE__ */ require_entry.__toESM(require_source.require_src(), 1);
/**
* Common chunk DSD header: the 'chunk name (Four-CC)' & chunk size
*/
var ChunkHeader = {
	len: 12,
	get: (buf, off) => {
		return {
			id: require_APEv2Parser.FourCcToken.get(buf, off),
			size: require_source.UINT64_LE.get(buf, off + 4)
		};
	}
};
/**
* Common chunk DSD header: the 'chunk name (Four-CC)' & chunk size
*/
var DsdChunk = {
	len: 16,
	get: (buf, off) => {
		return {
			fileSize: require_source.UINT64_LE.get(buf, off),
			metadataPointer: require_source.UINT64_LE.get(buf, off + 8)
		};
	}
};
/**
* Common chunk DSD header: the 'chunk name (Four-CC)' & chunk size
*/
var FormatChunk = {
	len: 40,
	get: (buf, off) => {
		return {
			formatVersion: require_source.INT32_LE.get(buf, off),
			formatID: require_source.INT32_LE.get(buf, off + 4),
			channelType: require_source.INT32_LE.get(buf, off + 8),
			channelNum: require_source.INT32_LE.get(buf, off + 12),
			samplingFrequency: require_source.INT32_LE.get(buf, off + 16),
			bitsPerSample: require_source.INT32_LE.get(buf, off + 20),
			sampleCount: require_source.INT64_LE.get(buf, off + 24),
			blockSizePerChannel: require_source.INT32_LE.get(buf, off + 32)
		};
	}
};
// node_modules/music-metadata/lib/dsf/DsfParser.js
var debug = (0, import_src.default)("music-metadata:parser:DSF");
var DsdContentParseError = class extends require_ParseError.makeUnexpectedFileContentError("DSD") {};
/**
* DSF (dsd stream file) File Parser
* Ref: https://dsd-guide.com/sites/default/files/white-papers/DSFFileFormatSpec_E.pdf
*/
var DsfParser = class extends require_AbstractID3Parser.AbstractID3Parser {
	async postId3v2Parse() {
		const p0 = this.tokenizer.position;
		const chunkHeader = await this.tokenizer.readToken(ChunkHeader);
		if (chunkHeader.id !== "DSD ") throw new DsdContentParseError("Invalid chunk signature");
		if (chunkHeader.size !== BigInt(ChunkHeader.len + DsdChunk.len)) throw new DsdContentParseError(`Invalid DSD chunk size: ${chunkHeader.size}`);
		this.metadata.setFormat("container", "DSF");
		this.metadata.setFormat("lossless", true);
		this.metadata.setAudioOnly();
		const dsdChunk = await this.tokenizer.readToken(DsdChunk);
		if (dsdChunk.fileSize < chunkHeader.size) throw new DsdContentParseError(`Invalid DSF file size: ${dsdChunk.fileSize}`);
		await this.parseChunks(dsdChunk.fileSize - chunkHeader.size);
		if (dsdChunk.metadataPointer === 0n) {
			debug("No ID3v2 tag present");
			return;
		}
		debug(`expect ID3v2 at offset=${dsdChunk.metadataPointer}`);
		const metadataOffset = dsdChunk.metadataPointer - BigInt(this.tokenizer.position - p0);
		if (metadataOffset < 0n || metadataOffset > BigInt(Number.MAX_SAFE_INTEGER) || dsdChunk.metadataPointer + BigInt(require_ID3v2Token.ID3v2Header.len) > dsdChunk.fileSize) throw new DsdContentParseError(`Invalid metadata pointer: ${dsdChunk.metadataPointer}`);
		await this.tokenizer.ignore(Number(metadataOffset));
		return new require_ID3v2Parser.ID3v2Parser().parse(this.metadata, this.tokenizer, this.options);
	}
	async parseChunks(bytesRemaining) {
		const chunkHeaderSize = BigInt(ChunkHeader.len);
		while (bytesRemaining >= chunkHeaderSize) {
			const chunkHeader = await this.tokenizer.readToken(ChunkHeader);
			debug(`Parsing chunk name=${chunkHeader.id} size=${chunkHeader.size}`);
			if (chunkHeader.size < chunkHeaderSize) throw new DsdContentParseError(`Invalid ${chunkHeader.id} chunk size: ${chunkHeader.size}`);
			if (chunkHeader.size > bytesRemaining) throw new DsdContentParseError(`${chunkHeader.id} chunk exceeds remaining file size`);
			const payloadSize = chunkHeader.size - chunkHeaderSize;
			switch (chunkHeader.id) {
				case "fmt ": {
					if (payloadSize < BigInt(FormatChunk.len)) throw new DsdContentParseError(`Invalid fmt chunk size: ${chunkHeader.size}`);
					const formatChunk = await this.tokenizer.readToken(FormatChunk);
					this.metadata.setFormat("numberOfChannels", formatChunk.channelNum);
					this.metadata.setFormat("sampleRate", formatChunk.samplingFrequency);
					this.metadata.setFormat("bitsPerSample", formatChunk.bitsPerSample);
					this.metadata.setFormat("numberOfSamples", formatChunk.sampleCount);
					this.metadata.setFormat("duration", Number(formatChunk.sampleCount) / formatChunk.samplingFrequency);
					const bitrate = formatChunk.bitsPerSample * formatChunk.samplingFrequency * formatChunk.channelNum;
					this.metadata.setFormat("bitrate", bitrate);
					return;
				}
				default: await this.tokenizer.ignore(Number(payloadSize));
			}
			bytesRemaining -= chunkHeader.size;
		}
	}
};
exports.DsfParser = DsfParser;

//# sourceMappingURL=DsfParser-Dg_lSLr7.cjs.map