const require_entry = require("./entry.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
const require_ParseError = require("./ParseError-D1AV4TBS.cjs");
const require_APEv2Parser = require("./APEv2Parser-BXbEOzNh.cjs");
const require_ID3v2Parser = require("./ID3v2Parser-CfaqkKwT.cjs");
const require_Util = require("./Util-DcWmxLEb.cjs");
// node_modules/music-metadata/lib/riff/RiffChunk.js
var import_src = /* @__PURE__ */ require_entry.__toESM(require_source.require_src(), 1);
/**
* Common RIFF chunk header
*/
var Header = {
	len: 8,
	get: (buf, off) => {
		return {
			chunkID: new require_source.StringType(4, "latin1").get(buf, off),
			chunkSize: require_source.UINT32_LE.get(buf, off + 4)
		};
	}
};
/**
* Token to parse RIFF-INFO tag value
*/
var ListInfoTagValue = class {
	encoding;
	len;
	tagHeader;
	constructor(tagHeader, encoding = "latin1") {
		this.encoding = encoding;
		this.tagHeader = tagHeader;
		this.len = tagHeader.chunkSize;
		this.len += this.len & 1;
	}
	get(buf, off) {
		return new require_source.StringType(this.tagHeader.chunkSize, this.encoding).get(buf, off).split("\0", 1)[0];
	}
};
// node_modules/music-metadata/lib/wav/BwfChunk.js
/**
* Broadcast Audio Extension Chunk
* Ref: https://tech.ebu.ch/docs/tech/tech3285.pdf
*/
var BroadcastAudioExtensionChunk = {
	len: 420,
	get: (uint8array, off) => {
		return {
			description: require_Util.stripNulls(new require_source.StringType(256, "ascii").get(uint8array, off)).trim(),
			originator: require_Util.stripNulls(new require_source.StringType(32, "ascii").get(uint8array, off + 256)).trim(),
			originatorReference: require_Util.stripNulls(new require_source.StringType(32, "ascii").get(uint8array, off + 288)).trim(),
			originationDate: require_Util.stripNulls(new require_source.StringType(10, "ascii").get(uint8array, off + 320)).trim(),
			originationTime: require_Util.stripNulls(new require_source.StringType(8, "ascii").get(uint8array, off + 330)).trim(),
			timeReferenceLow: require_source.UINT32_LE.get(uint8array, off + 338),
			timeReferenceHigh: require_source.UINT32_LE.get(uint8array, off + 342),
			version: require_source.UINT16_LE.get(uint8array, off + 346),
			umid: new require_source.Uint8ArrayType(64).get(uint8array, off + 348),
			loudnessValue: require_source.UINT16_LE.get(uint8array, off + 412),
			maxTruePeakLevel: require_source.UINT16_LE.get(uint8array, off + 414),
			maxMomentaryLoudness: require_source.UINT16_LE.get(uint8array, off + 416),
			maxShortTermLoudness: require_source.UINT16_LE.get(uint8array, off + 418)
		};
	}
};
// node_modules/music-metadata/lib/wav/WaveChunk.js
var WaveContentError = class extends require_ParseError.makeUnexpectedFileContentError("Wave") {};
/**
* Ref: https://msdn.microsoft.com/en-us/library/windows/desktop/dd317599(v=vs.85).aspx
*/
var WaveFormat = {
	PCM: 1,
	ADPCM: 2,
	IEEE_FLOAT: 3,
	ALAW: 6,
	MULAW: 7,
	DVI_ADPCM: 17,
	GSM610: 49,
	MPEG_ADTS_AAC: 5632,
	MPEG_LOAS: 5634,
	RAW_AAC1: 255,
	DOLBY_AC3_SPDIF: 146,
	DVM: 8192,
	RAW_SPORT: 576,
	ESST_AC3: 577,
	DRM: 9,
	DTS2: 8193,
	MPEG: 80,
	MPEGLAYER3: 85
};
var WaveFormatNameMap = {
	[WaveFormat.PCM]: "PCM",
	[WaveFormat.ADPCM]: "ADPCM",
	[WaveFormat.IEEE_FLOAT]: "IEEE_FLOAT",
	[WaveFormat.ALAW]: "ALAW",
	[WaveFormat.MULAW]: "MULAW",
	[WaveFormat.DVI_ADPCM]: "DVI_ADPCM",
	[WaveFormat.GSM610]: "GSM610",
	[WaveFormat.MPEG_ADTS_AAC]: "MPEG_ADTS_AAC",
	[WaveFormat.MPEG_LOAS]: "MPEG_LOAS",
	[WaveFormat.RAW_AAC1]: "RAW_AAC1",
	[WaveFormat.DOLBY_AC3_SPDIF]: "DOLBY_AC3_SPDIF",
	[WaveFormat.DVM]: "DVM",
	[WaveFormat.RAW_SPORT]: "RAW_SPORT",
	[WaveFormat.ESST_AC3]: "ESST_AC3",
	[WaveFormat.DRM]: "DRM",
	[WaveFormat.DTS2]: "DTS2",
	[WaveFormat.MPEG]: "MPEG",
	[WaveFormat.MPEGLAYER3]: "MPEGLAYER3"
};
/**
* format chunk; chunk-id is "fmt "
* http://soundfile.sapp.org/doc/WaveFormat/
*/
var Format = class {
	len;
	constructor(header) {
		if (header.chunkSize < 16) throw new WaveContentError("Invalid chunk size");
		this.len = header.chunkSize;
	}
	get(buf, off) {
		return {
			wFormatTag: require_source.UINT16_LE.get(buf, off),
			nChannels: require_source.UINT16_LE.get(buf, off + 2),
			nSamplesPerSec: require_source.UINT32_LE.get(buf, off + 4),
			nAvgBytesPerSec: require_source.UINT32_LE.get(buf, off + 8),
			nBlockAlign: require_source.UINT16_LE.get(buf, off + 12),
			wBitsPerSample: require_source.UINT16_LE.get(buf, off + 14)
		};
	}
};
/**
* Fact chunk; chunk-id is "fact"
* http://www-mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html
* http://www.recordingblogs.com/wiki/fact-chunk-of-a-wave-file
*/
var FactChunk = class {
	len;
	constructor(header) {
		if (header.chunkSize < 4) throw new WaveContentError("Invalid fact chunk size.");
		this.len = header.chunkSize;
	}
	get(buf, off) {
		return { dwSampleLength: require_source.UINT32_LE.get(buf, off) };
	}
};
// node_modules/music-metadata/lib/wav/WaveParser.js
var debug = (0, import_src.default)("music-metadata:parser:RIFF");
/**
* Resource Interchange File Format (RIFF) Parser
*
* WAVE PCM soundfile format
*
* Ref:
* - http://www.johnloomis.org/cpe102/asgn/asgn1/riff.html
* - http://soundfile.sapp.org/doc/WaveFormat
*
* ToDo: Split WAVE part from RIFF parser
*/
var WaveParser = class extends require_ParseError.BasicParser {
	codePage;
	pendingInfoTags = [];
	fact;
	blockAlign = 0;
	avgBytesPerSec = 0;
	header;
	async parse() {
		const riffHeader = await this.tokenizer.readToken(Header);
		debug(`pos=${this.tokenizer.position}, parse: chunkID=${riffHeader.chunkID}`);
		if (riffHeader.chunkID !== "RIFF") return;
		this.metadata.setAudioOnly();
		await this.parseRiffChunk(riffHeader.chunkSize).catch((err) => {
			if (!(err instanceof require_source.EndOfStreamError)) throw err;
		});
		await this.flushInfoTags();
	}
	async parseRiffChunk(chunkSize) {
		const type = await this.tokenizer.readToken(require_APEv2Parser.FourCcToken);
		this.metadata.setFormat("container", type);
		switch (type) {
			case "WAVE": return this.readWaveChunk(chunkSize - require_APEv2Parser.FourCcToken.len);
			default: throw new WaveContentError(`Unsupported RIFF format: RIFF/${type}`);
		}
	}
	async readWaveChunk(remaining) {
		while (remaining >= Header.len) {
			const header = await this.tokenizer.readToken(Header);
			remaining -= Header.len + header.chunkSize;
			if (header.chunkSize > remaining) this.metadata.addWarning("Data chunk size exceeds file size");
			this.header = header;
			debug(`pos=${this.tokenizer.position}, readChunk: chunkID=RIFF/WAVE/${header.chunkID}`);
			switch (header.chunkID) {
				case "CSET": {
					if (header.chunkSize < 8) throw new WaveContentError("CSET chunk must contain at least 8 bytes");
					const cset = await this.tokenizer.readToken(new require_source.Uint8ArrayType(header.chunkSize));
					this.codePage = require_source.UINT16_LE.get(cset, 0);
					if (!this.getInfoEncoding()) this.metadata.addWarning(`Unsupported RIFF CSET code page: ${this.codePage}; LIST/INFO tags will be omitted`);
					await this.flushInfoTags();
					break;
				}
				case "LIST":
					await this.parseListTag(header);
					break;
				case "fact":
					this.metadata.setFormat("lossless", false);
					this.fact = await this.tokenizer.readToken(new FactChunk(header));
					break;
				case "fmt ": {
					const fmt = await this.tokenizer.readToken(new Format(header));
					let subFormat = WaveFormatNameMap[fmt.wFormatTag];
					if (!subFormat) {
						debug(`WAVE/non-PCM format=${fmt.wFormatTag}`);
						subFormat = `non-PCM (${fmt.wFormatTag})`;
					}
					this.metadata.setFormat("codec", subFormat);
					this.metadata.setFormat("bitsPerSample", fmt.wBitsPerSample);
					this.metadata.setFormat("sampleRate", fmt.nSamplesPerSec);
					this.metadata.setFormat("numberOfChannels", fmt.nChannels);
					this.blockAlign = fmt.nBlockAlign;
					this.avgBytesPerSec = fmt.nAvgBytesPerSec;
					break;
				}
				case "id3 ":
				case "ID3 ": {
					const id3_data = await this.tokenizer.readToken(new require_source.Uint8ArrayType(header.chunkSize));
					const rst = require_source.fromBuffer(id3_data);
					await new require_ID3v2Parser.ID3v2Parser().parse(this.metadata, rst, this.options);
					break;
				}
				case "data": {
					if (this.metadata.format.lossless !== false) this.metadata.setFormat("lossless", true);
					let chunkSize = header.chunkSize;
					if (this.tokenizer.fileInfo.size) {
						const calcRemaining = this.tokenizer.fileInfo.size - this.tokenizer.position;
						if (calcRemaining < chunkSize) {
							this.metadata.addWarning("data chunk length exceeding file length");
							chunkSize = calcRemaining;
						}
					}
					const numberOfSamples = this.fact ? this.fact.dwSampleLength : chunkSize === 4294967295 ? void 0 : chunkSize / this.blockAlign;
					if (numberOfSamples) {
						this.metadata.setFormat("numberOfSamples", numberOfSamples);
						if (this.metadata.format.sampleRate) this.metadata.setFormat("duration", numberOfSamples / this.metadata.format.sampleRate);
					}
					if (this.avgBytesPerSec > 0) this.metadata.setFormat("bitrate", this.avgBytesPerSec * 8);
					else if (this.metadata.format.duration) this.metadata.setFormat("bitrate", chunkSize * 8 / this.metadata.format.duration);
					await this.tokenizer.ignore(header.chunkSize);
					break;
				}
				case "bext": {
					const bext = await this.tokenizer.readToken(BroadcastAudioExtensionChunk);
					for (const key of Object.keys(bext)) await this.metadata.addTag("exif", `bext.${key}`, bext[key]);
					const bextRemaining = header.chunkSize - BroadcastAudioExtensionChunk.len;
					await this.tokenizer.ignore(bextRemaining);
					break;
				}
				case "\0\0\0\0":
					debug(`Ignore padding chunk: RIFF/${header.chunkID} of ${header.chunkSize} bytes`);
					this.metadata.addWarning(`Ignore chunk: RIFF/${header.chunkID}`);
					await this.tokenizer.ignore(header.chunkSize);
					break;
				default:
					debug(`Ignore chunk: RIFF/${header.chunkID} of ${header.chunkSize} bytes`);
					this.metadata.addWarning(`Ignore chunk: RIFF/${header.chunkID}`);
					await this.tokenizer.ignore(header.chunkSize);
			}
			if (this.header.chunkSize % 2 === 1) {
				debug("Read odd padding byte");
				await this.tokenizer.ignore(1);
			}
		}
	}
	async parseListTag(listHeader) {
		const listType = await this.tokenizer.readToken(new require_source.StringType(4, "latin1"));
		debug("pos=%s, parseListTag: chunkID=RIFF/WAVE/LIST/%s", this.tokenizer.position, listType);
		switch (listType) {
			case "INFO": return this.parseRiffInfoTags(listHeader.chunkSize - 4);
			default:
				this.metadata.addWarning(`Ignore chunk: RIFF/WAVE/LIST/${listType}`);
				debug(`Ignoring chunkID=RIFF/WAVE/LIST/${listType}`);
				return this.tokenizer.ignore(listHeader.chunkSize - 4).then();
		}
	}
	async parseRiffInfoTags(chunkSize) {
		while (chunkSize >= 8) {
			const header = await this.tokenizer.readToken(Header);
			const valueToken = new ListInfoTagValue(header);
			const bytes = await this.tokenizer.readToken(new require_source.Uint8ArrayType(valueToken.len));
			if (this.codePage === void 0) {
				this.metadata.registerTagType("exif");
				this.pendingInfoTags.push({
					header,
					bytes
				});
			} else await this.addInfoTag(header, bytes);
			chunkSize -= 8 + valueToken.len;
		}
		if (chunkSize !== 0) throw new WaveContentError(`Illegal remaining size: ${chunkSize}`);
	}
	async addInfoTag(header, bytes) {
		const encoding = this.getInfoEncoding();
		if (encoding) {
			const value = new ListInfoTagValue(header, encoding).get(bytes, 0);
			await this.metadata.addTag("exif", header.chunkID, value);
		}
	}
	async flushInfoTags() {
		for (const { header, bytes } of this.pendingInfoTags.splice(0)) await this.addInfoTag(header, bytes);
	}
	getInfoEncoding() {
		switch (this.codePage) {
			case void 0:
			case 0:
			case 28591: return "latin1";
			case 1252: return "windows-1252";
			case 65001: return "utf-8";
			default: return;
		}
	}
};
exports.WaveParser = WaveParser;

//# sourceMappingURL=WaveParser-_-CTrEgw.cjs.map