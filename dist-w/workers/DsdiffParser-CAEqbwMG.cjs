const require_entry = require("./entry.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
const require_ParseError = require("./ParseError-D1AV4TBS.cjs");
const require_APEv2Parser = require("./APEv2Parser-BXbEOzNh.cjs");
const require_ID3v2Parser = require("./ID3v2Parser-CfaqkKwT.cjs");
// node_modules/music-metadata/lib/dsdiff/DsdiffToken.js
var import_src = /* @__PURE__ */ require_entry.__toESM(require_source.require_src(), 1);
/**
* DSDIFF chunk header
* The data-size encoding is deviating from EA-IFF 85
* Ref: http://www.sonicstudio.com/pdf/dsd/DSDIFF_1.5_Spec.pdf
*/
var ChunkHeader64 = {
	len: 12,
	get: (buf, off) => {
		return {
			chunkID: require_APEv2Parser.FourCcToken.get(buf, off),
			chunkSize: require_source.INT64_BE.get(buf, off + 4)
		};
	}
};
// node_modules/music-metadata/lib/dsdiff/DsdiffParser.js
var debug = (0, import_src.default)("music-metadata:parser:aiff");
var DsdiffContentParseError = class extends require_ParseError.makeUnexpectedFileContentError("DSDIFF") {};
/**
* DSDIFF - Direct Stream Digital Interchange File Format (Phillips)
*
* Ref:
* - http://www.sonicstudio.com/pdf/dsd/DSDIFF_1.5_Spec.pdf
*/
var DsdiffParser = class extends require_ParseError.BasicParser {
	async parse() {
		const header = await this.tokenizer.readToken(ChunkHeader64);
		if (header.chunkID !== "FRM8") throw new DsdiffContentParseError("Unexpected chunk-ID");
		this.metadata.setAudioOnly();
		const type = (await this.tokenizer.readToken(require_APEv2Parser.FourCcToken)).trim();
		switch (type) {
			case "DSD":
				this.metadata.setFormat("container", `DSDIFF/${type}`);
				this.metadata.setFormat("lossless", true);
				return this.readFmt8Chunks(header.chunkSize - BigInt(require_APEv2Parser.FourCcToken.len));
			default: throw new DsdiffContentParseError(`Unsupported DSDIFF type: ${type}`);
		}
	}
	async readFmt8Chunks(remainingSize) {
		while (remainingSize >= ChunkHeader64.len) {
			const chunkHeader = await this.tokenizer.readToken(ChunkHeader64);
			debug(`Chunk id=${chunkHeader.chunkID}`);
			await this.readData(chunkHeader);
			remainingSize -= BigInt(ChunkHeader64.len) + chunkHeader.chunkSize;
		}
	}
	async readData(header) {
		debug(`Reading data of chunk[ID=${header.chunkID}, size=${header.chunkSize}]`);
		const p0 = this.tokenizer.position;
		switch (header.chunkID.trim()) {
			case "FVER":
				debug(`DSDIFF version=${await this.tokenizer.readToken(require_source.UINT32_LE)}`);
				break;
			case "PROP":
				if (await this.tokenizer.readToken(require_APEv2Parser.FourCcToken) !== "SND ") throw new DsdiffContentParseError("Unexpected PROP-chunk ID");
				await this.handleSoundPropertyChunks(header.chunkSize - BigInt(require_APEv2Parser.FourCcToken.len));
				break;
			case "ID3": {
				const id3_data = await this.tokenizer.readToken(new require_source.Uint8ArrayType(Number(header.chunkSize)));
				const rst = require_source.fromBuffer(id3_data);
				await new require_ID3v2Parser.ID3v2Parser().parse(this.metadata, rst, this.options);
				break;
			}
			case "DSD":
				if (this.metadata.format.numberOfChannels) this.metadata.setFormat("numberOfSamples", Number(header.chunkSize * BigInt(8) / BigInt(this.metadata.format.numberOfChannels)));
				if (this.metadata.format.numberOfSamples && this.metadata.format.sampleRate) this.metadata.setFormat("duration", this.metadata.format.numberOfSamples / this.metadata.format.sampleRate);
				break;
			default: debug(`Ignore chunk[ID=${header.chunkID}, size=${header.chunkSize}]`);
		}
		const remaining = header.chunkSize - BigInt(this.tokenizer.position - p0);
		if (remaining > 0) {
			debug(`After Parsing chunk, remaining ${remaining} bytes`);
			await this.tokenizer.ignore(Number(remaining));
		}
	}
	async handleSoundPropertyChunks(remainingSize) {
		debug(`Parsing sound-property-chunks, remainingSize=${remainingSize}`);
		while (remainingSize > 0) {
			const sndPropHeader = await this.tokenizer.readToken(ChunkHeader64);
			debug(`Sound-property-chunk[ID=${sndPropHeader.chunkID}, size=${sndPropHeader.chunkSize}]`);
			const p0 = this.tokenizer.position;
			switch (sndPropHeader.chunkID.trim()) {
				case "FS": {
					const sampleRate = await this.tokenizer.readToken(require_source.UINT32_BE);
					this.metadata.setFormat("sampleRate", sampleRate);
					break;
				}
				case "CHNL": {
					const numChannels = await this.tokenizer.readToken(require_source.UINT16_BE);
					this.metadata.setFormat("numberOfChannels", numChannels);
					await this.handleChannelChunks(sndPropHeader.chunkSize - BigInt(require_source.UINT16_BE.len));
					break;
				}
				case "CMPR": {
					const compressionIdCode = (await this.tokenizer.readToken(require_APEv2Parser.FourCcToken)).trim();
					const count = await this.tokenizer.readToken(require_source.UINT8);
					const compressionName = await this.tokenizer.readToken(new require_source.StringType(count, "ascii"));
					if (compressionIdCode === "DSD") {
						this.metadata.setFormat("lossless", true);
						this.metadata.setFormat("bitsPerSample", 1);
					}
					this.metadata.setFormat("codec", `${compressionIdCode} (${compressionName})`);
					break;
				}
				case "ABSS":
					debug(`ABSS ${await this.tokenizer.readToken(require_source.UINT16_BE)}:${await this.tokenizer.readToken(require_source.UINT8)}:${await this.tokenizer.readToken(require_source.UINT8)}.${await this.tokenizer.readToken(require_source.UINT32_BE)}`);
					break;
				case "LSCO":
					debug(`LSCO lsConfig=${await this.tokenizer.readToken(require_source.UINT16_BE)}`);
					break;
				default:
					debug(`Unknown sound-property-chunk[ID=${sndPropHeader.chunkID}, size=${sndPropHeader.chunkSize}]`);
					await this.tokenizer.ignore(Number(sndPropHeader.chunkSize));
			}
			const remaining = sndPropHeader.chunkSize - BigInt(this.tokenizer.position - p0);
			if (remaining > 0) {
				debug(`After Parsing sound-property-chunk ${sndPropHeader.chunkSize}, remaining ${remaining} bytes`);
				await this.tokenizer.ignore(Number(remaining));
			}
			remainingSize -= BigInt(ChunkHeader64.len) + sndPropHeader.chunkSize;
			debug(`Parsing sound-property-chunks, remainingSize=${remainingSize}`);
		}
		if (this.metadata.format.lossless && this.metadata.format.sampleRate && this.metadata.format.numberOfChannels && this.metadata.format.bitsPerSample) {
			const bitrate = this.metadata.format.sampleRate * this.metadata.format.numberOfChannels * this.metadata.format.bitsPerSample;
			this.metadata.setFormat("bitrate", bitrate);
		}
	}
	async handleChannelChunks(remainingSize) {
		debug(`Parsing channel-chunks, remainingSize=${remainingSize}`);
		const channels = [];
		while (remainingSize >= require_APEv2Parser.FourCcToken.len) {
			const channelId = await this.tokenizer.readToken(require_APEv2Parser.FourCcToken);
			debug(`Channel[ID=${channelId}]`);
			channels.push(channelId);
			remainingSize -= BigInt(require_APEv2Parser.FourCcToken.len);
		}
		debug(`Channels: ${channels.join(", ")}`);
		return channels;
	}
};
exports.DsdiffParser = DsdiffParser;

//# sourceMappingURL=DsdiffParser-CAEqbwMG.cjs.map