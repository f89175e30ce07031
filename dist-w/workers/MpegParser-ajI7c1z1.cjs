const require_entry = require("./entry.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
const require_ParseError = require("./ParseError-D1AV4TBS.cjs");
const require_Util = require("./Util-DcWmxLEb.cjs");
const require_AbstractID3Parser = require("./AbstractID3Parser-Deotg1-2.cjs");
// node_modules/music-metadata/lib/mpeg/AdtsFrameHeader.js
var import_src = /* @__PURE__ */ require_entry.__toESM(require_source.require_src(), 1);
/**
* ADTS/AAC fixed header. The remaining three bytes contain the rest of the frame length.
* Ref: https://wiki.multimedia.cx/index.php/ADTS
*/
var AdtsFrameHeader = class AdtsFrameHeader {
	static profiles = [
		"AAC Main",
		"AAC LC",
		"AAC SSR",
		"AAC LTP"
	];
	static samplingRates = [
		96e3,
		88200,
		64e3,
		48e3,
		44100,
		32e3,
		24e3,
		22050,
		16e3,
		12e3,
		11025,
		8e3,
		7350,
		null,
		null,
		null
	];
	static channelCounts = [
		void 0,
		1,
		2,
		3,
		4,
		5,
		6,
		8
	];
	container;
	codec = "AAC";
	codecProfile;
	samplingRate;
	numberOfChannels;
	frameLength;
	static matches(buf) {
		return (buf[1] & 22) === 16;
	}
	constructor(buf) {
		this.container = `ADTS/MPEG-${require_Util.isBitSet(buf, 1, 4) ? 2 : 4}`;
		this.codecProfile = AdtsFrameHeader.profiles[require_Util.getBitAllignedNumber(buf, 2, 0, 2)];
		this.samplingRate = AdtsFrameHeader.samplingRates[require_Util.getBitAllignedNumber(buf, 2, 2, 4)];
		this.numberOfChannels = AdtsFrameHeader.channelCounts[require_Util.getBitAllignedNumber(buf, 2, 7, 3)];
		this.frameLength = require_Util.getBitAllignedNumber(buf, 3, 6, 2) << 11;
	}
};
// node_modules/music-metadata/lib/mpeg/MpegFrameHeader.js
var MpegContentError = class extends require_ParseError.makeUnexpectedFileContentError("MPEG") {};
/**
* MPEG Audio Layer I/II/III frame header.
* Bit layout: AAAAAAAA AAABBCCD EEEEFFGH IIJJKLMM
* Ref: https://www.mp3-tech.org/programmer/frame_header.html
*/
var MpegFrameHeader = class MpegFrameHeader {
	static len = 4;
	static versions = [
		2.5,
		null,
		2,
		1
	];
	static layers = [
		0,
		3,
		2,
		1
	];
	static sideInfoLengths = [[17, 32], [9, 17]];
	static bitrates = {
		1: {
			11: 32,
			12: 32,
			13: 32,
			21: 32,
			22: 8,
			23: 8
		},
		2: {
			11: 64,
			12: 48,
			13: 40,
			21: 48,
			22: 16,
			23: 16
		},
		3: {
			11: 96,
			12: 56,
			13: 48,
			21: 56,
			22: 24,
			23: 24
		},
		4: {
			11: 128,
			12: 64,
			13: 56,
			21: 64,
			22: 32,
			23: 32
		},
		5: {
			11: 160,
			12: 80,
			13: 64,
			21: 80,
			22: 40,
			23: 40
		},
		6: {
			11: 192,
			12: 96,
			13: 80,
			21: 96,
			22: 48,
			23: 48
		},
		7: {
			11: 224,
			12: 112,
			13: 96,
			21: 112,
			22: 56,
			23: 56
		},
		8: {
			11: 256,
			12: 128,
			13: 112,
			21: 128,
			22: 64,
			23: 64
		},
		9: {
			11: 288,
			12: 160,
			13: 128,
			21: 144,
			22: 80,
			23: 80
		},
		10: {
			11: 320,
			12: 192,
			13: 160,
			21: 160,
			22: 96,
			23: 96
		},
		11: {
			11: 352,
			12: 224,
			13: 192,
			21: 176,
			22: 112,
			23: 112
		},
		12: {
			11: 384,
			12: 256,
			13: 224,
			21: 192,
			22: 128,
			23: 128
		},
		13: {
			11: 416,
			12: 320,
			13: 256,
			21: 224,
			22: 144,
			23: 144
		},
		14: {
			11: 448,
			12: 384,
			13: 320,
			21: 256,
			22: 160,
			23: 160
		}
	};
	static samplingRates = {
		1: {
			0: 44100,
			1: 48e3,
			2: 32e3
		},
		2: {
			0: 22050,
			1: 24e3,
			2: 16e3
		},
		2.5: {
			0: 11025,
			1: 12e3,
			2: 8e3
		}
	};
	static samplesInFrameTable = [[
		0,
		384,
		1152,
		1152
	], [
		0,
		384,
		1152,
		576
	]];
	container = "MPEG";
	codec;
	layer;
	isProtectedByCRC;
	bitrate;
	samplingRate;
	numberOfChannels;
	samplesPerFrame;
	frameSize;
	sideInfoLength;
	constructor(buf) {
		const version = MpegFrameHeader.versions[require_Util.getBitAllignedNumber(buf, 1, 3, 2)];
		if (version === null) throw new MpegContentError("Cannot determine bit-rate");
		this.layer = MpegFrameHeader.layers[require_Util.getBitAllignedNumber(buf, 1, 5, 2)];
		this.isProtectedByCRC = !require_Util.isBitSet(buf, 1, 7);
		const bitrateIndex = require_Util.getBitAllignedNumber(buf, 2, 0, 4);
		const samplingRateIndex = require_Util.getBitAllignedNumber(buf, 2, 4, 2);
		const padding = require_Util.isBitSet(buf, 2, 6);
		this.numberOfChannels = require_Util.getBitAllignedNumber(buf, 3, 0, 2) === 3 ? 1 : 2;
		this.codec = `MPEG ${version} Layer ${this.layer}`;
		const bitrate = MpegFrameHeader.bitrates[bitrateIndex]?.[10 * Math.floor(version) + this.layer];
		if (!bitrate) throw new MpegContentError("Cannot determine bit-rate");
		this.bitrate = bitrate * 1e3;
		const samplingRate = MpegFrameHeader.samplingRates[version][samplingRateIndex];
		if (samplingRate == null) throw new MpegContentError("Cannot determine sampling-rate");
		this.samplingRate = samplingRate;
		this.samplesPerFrame = MpegFrameHeader.samplesInFrameTable[version === 1 ? 0 : 1][this.layer];
		const slotSize = this.layer === 1 ? 4 : 1;
		this.frameSize = Math.floor(this.samplesPerFrame / 8 * this.bitrate / samplingRate + (padding ? slotSize : 0));
		this.sideInfoLength = this.layer !== 3 ? 2 : MpegFrameHeader.sideInfoLengths[version === 1 ? 0 : 1][this.numberOfChannels === 1 ? 0 : 1];
	}
};
// node_modules/music-metadata/lib/mpeg/ReplayGainDataFormat.js
/**
* Replay Gain Data Format
*
* https://github.com/Borewit/music-metadata/wiki/Replay-Gain-Data-Format
*/
var ReplayGain = {
	len: 2,
	get: (buf, off) => {
		const gain_type = require_Util.getBitAllignedNumber(buf, off, 0, 3);
		const sign = require_Util.getBitAllignedNumber(buf, off, 6, 1);
		const gain_adj = require_Util.getBitAllignedNumber(buf, off, 7, 9) / 10;
		if (gain_type > 0) return {
			type: require_Util.getBitAllignedNumber(buf, off, 0, 3),
			origin: require_Util.getBitAllignedNumber(buf, off, 3, 3),
			adjustment: sign ? -gain_adj : gain_adj
		};
	}
};
// node_modules/music-metadata/lib/mpeg/ExtendedLameHeader.js
/**
* Extended Lame Header
*/
/**
* Info Tag
* @link http://gabriel.mp3-tech.org/mp3infotag.html
* @link https://github.com/quodlibet/mutagen/blob/abd58ee58772224334a18817c3fb31103572f70e/mutagen/mp3/_util.py#L112
*/
var ExtendedLameHeader = {
	len: 27,
	get: (buf, off) => {
		const track_peak = require_source.UINT32_BE.get(buf, off + 2);
		return {
			revision: require_Util.getBitAllignedNumber(buf, off, 0, 4),
			vbr_method: require_Util.getBitAllignedNumber(buf, off, 4, 4),
			lowpass_filter: 100 * require_source.UINT8.get(buf, off + 1),
			track_peak: track_peak === 0 ? null : track_peak / 2 ** 23,
			track_gain: ReplayGain.get(buf, 6),
			album_gain: ReplayGain.get(buf, 8),
			music_length: require_source.UINT32_BE.get(buf, off + 20),
			music_crc: require_source.UINT8.get(buf, off + 24),
			header_crc: require_source.UINT16_BE.get(buf, off + 24)
		};
	}
};
// node_modules/music-metadata/lib/mpeg/XingTag.js
/**
* Info Tag: Xing, LAME
*/
var InfoTagHeaderTag = new require_source.StringType(4, "ascii");
/**
* LAME TAG value
* Did not find any official documentation for this
* Value e.g.: "3.98.4"
*/
var LameEncoderVersion = new require_source.StringType(6, "ascii");
/**
* Info Tag
* Ref: http://gabriel.mp3-tech.org/mp3infotag.html
*/
var XingHeaderFlags = {
	len: 4,
	get: (buf, off) => {
		return {
			frames: require_Util.isBitSet(buf, off, 31),
			bytes: require_Util.isBitSet(buf, off, 30),
			toc: require_Util.isBitSet(buf, off, 29),
			vbrScale: require_Util.isBitSet(buf, off, 28)
		};
	}
};
async function readXingHeader(tokenizer) {
	const flags = await tokenizer.readToken(XingHeaderFlags);
	const xingInfoTag = {
		numFrames: null,
		streamSize: null,
		vbrScale: null
	};
	if (flags.frames) xingInfoTag.numFrames = await tokenizer.readToken(require_source.UINT32_BE);
	if (flags.bytes) xingInfoTag.streamSize = await tokenizer.readToken(require_source.UINT32_BE);
	if (flags.toc) {
		xingInfoTag.toc = /* @__PURE__ */ new Uint8Array(100);
		await tokenizer.readBuffer(xingInfoTag.toc);
	}
	if (flags.vbrScale) xingInfoTag.vbrScale = await tokenizer.readToken(require_source.UINT32_BE);
	if (await tokenizer.peekToken(new require_source.StringType(4, "ascii")) === "LAME") {
		await tokenizer.ignore(4);
		xingInfoTag.lame = { version: await tokenizer.readToken(new require_source.StringType(5, "ascii")) };
		const match = xingInfoTag.lame.version.match(/\d+.\d+/g);
		if (match !== null) {
			const version = match[0].split(".").map((n) => Number.parseInt(n, 10));
			if (version[0] >= 3 && version[1] >= 90) xingInfoTag.lame.extended = await tokenizer.readToken(ExtendedLameHeader);
		}
	}
	return xingInfoTag;
}
// node_modules/music-metadata/lib/mpeg/MpegParser.js
var debug = (0, import_src.default)("music-metadata:parser:mpeg");
/**
* Cache buffer size used for searching synchronization preamble
*/
var maxPeekLen = 1024;
function getVbrCodecProfile(vbrScale) {
	return `V${Math.floor((100 - vbrScale) / 10)}`;
}
var MpegParser = class extends require_AbstractID3Parser.AbstractID3Parser {
	frameCount = 0;
	syncFrameCount = -1;
	totalDataLength = 0;
	audioFrameHeader;
	firstBitrate;
	constantBitrate = true;
	offset = 0;
	frameSize = 0;
	calculateEofDuration = false;
	samplesPerFrame = null;
	frameHeaderBuffer = new Uint8Array(MpegFrameHeader.len);
	frameHeaderTail = this.frameHeaderBuffer.subarray(1);
	adtsHeaderBuffer = /* @__PURE__ */ new Uint8Array(3);
	sideInfoBuffer = /* @__PURE__ */ new Uint8Array(32);
	/**
	* Number of bytes already parsed since beginning of stream / file
	*/
	mpegOffset = null;
	syncPeek = {
		buf: new Uint8Array(maxPeekLen),
		len: 0
	};
	/**
	* Called after ID3 headers have been parsed
	*/
	async postId3v2Parse() {
		this.metadata.setFormat("lossless", false);
		this.metadata.setAudioOnly();
		try {
			let quit = false;
			while (!quit) {
				await this.sync();
				quit = await this.parseFrameHeader();
			}
		} catch (err) {
			if (err instanceof require_source.EndOfStreamError) {
				debug("End-of-stream");
				if (this.calculateEofDuration) {
					if (this.samplesPerFrame !== null) {
						const numberOfSamples = this.frameCount * this.samplesPerFrame;
						this.metadata.setFormat("numberOfSamples", numberOfSamples);
						if (this.metadata.format.sampleRate) {
							const duration = numberOfSamples / this.metadata.format.sampleRate;
							debug(`Calculate duration at EOF: ${duration} sec.`, duration);
							this.metadata.setFormat("duration", duration);
						}
					}
				}
			} else throw err;
		}
	}
	/**
	* Called after file has been fully parsed, this allows, if present, to exclude the ID3v1.1 header length
	*/
	finalize() {
		const format = this.metadata.format;
		const hasID3v1 = !!this.metadata.native.ID3v1;
		if (this.mpegOffset !== null) {
			if (format.duration && this.tokenizer.fileInfo.size) {
				const mpegSize = this.tokenizer.fileInfo.size - this.mpegOffset - (hasID3v1 ? 128 : 0);
				if (format.codecProfile && format.codecProfile[0] === "V") this.metadata.setFormat("bitrate", mpegSize * 8 / format.duration);
			}
			if (this.tokenizer.fileInfo.size && format.codecProfile === "CBR") {
				const mpegSize = this.tokenizer.fileInfo.size - this.mpegOffset - (hasID3v1 ? 128 : 0);
				if (this.samplesPerFrame !== null) {
					const numberOfSamples = Math.round(mpegSize / this.frameSize) * this.samplesPerFrame;
					this.metadata.setFormat("numberOfSamples", numberOfSamples);
					if (format.sampleRate && !format.duration) {
						const duration = numberOfSamples / format.sampleRate;
						debug("Calculate CBR duration based on file size: %s", duration);
						this.metadata.setFormat("duration", duration);
					}
				}
			}
		}
	}
	async sync() {
		let gotFirstSync = false;
		while (true) {
			let bo = 0;
			this.syncPeek.len = await this.tokenizer.peekBuffer(this.syncPeek.buf, {
				length: maxPeekLen,
				mayBeLess: true
			});
			if (this.syncPeek.len <= 163) throw new require_source.EndOfStreamError();
			while (true) {
				if (gotFirstSync && (this.syncPeek.buf[bo] & 224) === 224) {
					this.frameHeaderBuffer[0] = 255;
					this.frameHeaderBuffer[1] = this.syncPeek.buf[bo];
					await this.tokenizer.ignore(bo);
					debug(`Sync at offset=${this.tokenizer.position - 1}, frameCount=${this.frameCount}`);
					if (this.syncFrameCount === this.frameCount) {
						debug(`Re-synced MPEG stream, frameCount=${this.frameCount}`);
						this.frameCount = 0;
						this.frameSize = 0;
					}
					this.syncFrameCount = this.frameCount;
					return;
				}
				gotFirstSync = false;
				bo = this.syncPeek.buf.indexOf(255, bo);
				if (bo === -1) {
					if (this.syncPeek.len < this.syncPeek.buf.length) throw new require_source.EndOfStreamError();
					await this.tokenizer.ignore(this.syncPeek.len);
					break;
				}
				++bo;
				gotFirstSync = true;
			}
		}
	}
	/**
	* Read the shared four-byte prefix, then dispatch to ADTS or MPEG audio.
	* @return {Promise<boolean>} true if parser should quit
	*/
	async parseFrameHeader() {
		if (this.frameCount === 0) this.mpegOffset = this.tokenizer.position - 1;
		await this.tokenizer.peekBuffer(this.frameHeaderTail, { length: 3 });
		let header;
		try {
			header = AdtsFrameHeader.matches(this.frameHeaderBuffer) ? new AdtsFrameHeader(this.frameHeaderBuffer) : new MpegFrameHeader(this.frameHeaderBuffer);
		} catch (err) {
			await this.tokenizer.ignore(1);
			if (err instanceof Error) {
				this.metadata.addWarning(`Parse error: ${err.message}`);
				return false;
			}
			throw err;
		}
		await this.tokenizer.ignore(3);
		this.metadata.setFormat("container", header.container);
		this.metadata.setFormat("codec", header.codec);
		this.metadata.setFormat("lossless", false);
		this.metadata.setFormat("sampleRate", header.samplingRate);
		this.frameCount++;
		return header instanceof AdtsFrameHeader ? this.parseAdts(header) : this.parseMpegFrame(header);
	}
	/**
	* @return {Promise<boolean>} true if parser should quit
	*/
	async parseMpegFrame(header) {
		this.metadata.setFormat("numberOfChannels", header.numberOfChannels);
		this.metadata.setFormat("bitrate", header.bitrate);
		if (this.frameCount < 2e5) debug("offset=%s MP%s bitrate=%s sample-rate=%s", this.tokenizer.position - 4, header.layer, header.bitrate, header.samplingRate);
		this.frameSize = header.frameSize;
		this.audioFrameHeader = header;
		this.firstBitrate ??= header.bitrate;
		this.constantBitrate &&= header.bitrate === this.firstBitrate;
		if (this.frameCount === 1) {
			this.offset = MpegFrameHeader.len;
			await this.skipSideInformation();
			return false;
		}
		if (this.frameCount === 4) {
			if (this.constantBitrate) {
				this.samplesPerFrame = header.samplesPerFrame;
				this.metadata.setFormat("codecProfile", "CBR");
				if (this.tokenizer.fileInfo.size) return true;
			} else if (this.metadata.format.duration) return true;
			if (!this.options.duration) return true;
		}
		if (this.options.duration && this.frameCount === 4) {
			this.samplesPerFrame = header.samplesPerFrame;
			this.calculateEofDuration = true;
		}
		this.offset = MpegFrameHeader.len;
		if (header.isProtectedByCRC) {
			await this.tokenizer.ignore(2);
			this.offset += 2;
		}
		await this.skipSideInformation();
		return false;
	}
	async parseAdts(header) {
		await this.tokenizer.readBuffer(this.adtsHeaderBuffer);
		const frameLength = header.frameLength + require_Util.getBitAllignedNumber(this.adtsHeaderBuffer, 0, 0, 11);
		this.totalDataLength += frameLength;
		this.samplesPerFrame = 1024;
		if (header.samplingRate !== null) {
			const framesPerSec = header.samplingRate / this.samplesPerFrame;
			const bitrate = 8 * (this.totalDataLength / this.frameCount) * framesPerSec + .5;
			this.metadata.setFormat("bitrate", bitrate);
			debug(`frame-count=${this.frameCount}, size=${frameLength} bytes, bit-rate=${bitrate}`);
		}
		await this.tokenizer.ignore(frameLength > 7 ? frameLength - 7 : 1);
		if (this.frameCount === 3) {
			this.metadata.setFormat("codecProfile", header.codecProfile);
			if (header.numberOfChannels) this.metadata.setFormat("numberOfChannels", header.numberOfChannels);
			if (this.options.duration) this.calculateEofDuration = true;
			else return true;
		}
		return false;
	}
	async skipSideInformation() {
		if (this.audioFrameHeader) {
			const sideInfoLength = this.audioFrameHeader.sideInfoLength;
			await this.tokenizer.readBuffer(this.sideInfoBuffer, { length: sideInfoLength });
			this.offset += sideInfoLength;
			await this.readXtraInfoHeader();
		}
	}
	async readXtraInfoHeader() {
		const headerTag = await this.tokenizer.readToken(InfoTagHeaderTag);
		this.offset += InfoTagHeaderTag.len;
		switch (headerTag) {
			case "Info":
				this.metadata.setFormat("codecProfile", "CBR");
				return this.readXingInfoHeader();
			case "Xing": {
				const infoTag = await this.readXingInfoHeader();
				if (infoTag.vbrScale !== null) {
					const codecProfile = getVbrCodecProfile(infoTag.vbrScale);
					this.metadata.setFormat("codecProfile", codecProfile);
				}
				return null;
			}
			case "Xtra": break;
			case "LAME": {
				const version = await this.tokenizer.readToken(LameEncoderVersion);
				if (this.frameSize >= this.offset + LameEncoderVersion.len) {
					this.offset += LameEncoderVersion.len;
					this.metadata.setFormat("tool", `LAME ${version}`);
					await this.skipFrameData(this.frameSize - this.offset);
					return null;
				}
				this.metadata.addWarning("Corrupt LAME header");
				break;
			}
		}
		const frameDataLeft = this.frameSize - this.offset;
		if (frameDataLeft < 0) this.metadata.addWarning(`Frame ${this.frameCount}corrupt: negative frameDataLeft`);
		else await this.skipFrameData(frameDataLeft);
		return null;
	}
	/**
	* Ref: http://gabriel.mp3-tech.org/mp3infotag.html
	*/
	async readXingInfoHeader() {
		const offset = this.tokenizer.position;
		const infoTag = await readXingHeader(this.tokenizer);
		this.offset += this.tokenizer.position - offset;
		if (infoTag.lame) {
			this.metadata.setFormat("tool", `LAME ${require_Util.stripNulls(infoTag.lame.version)}`);
			if (infoTag.lame.extended) {
				this.metadata.setFormat("trackPeakLevel", infoTag.lame.extended.track_peak);
				if (infoTag.lame.extended.track_gain) this.metadata.setFormat("trackGain", infoTag.lame.extended.track_gain.adjustment);
				if (infoTag.lame.extended.album_gain) this.metadata.setFormat("albumGain", infoTag.lame.extended.album_gain.adjustment);
				this.metadata.setFormat("duration", infoTag.lame.extended.music_length / 1e3);
			}
		}
		if (infoTag.streamSize && this.audioFrameHeader && infoTag.numFrames !== null) {
			const duration = infoTag.numFrames * this.audioFrameHeader.samplesPerFrame / this.audioFrameHeader.samplingRate;
			this.metadata.setFormat("duration", duration);
			debug("Get duration from Xing header: %s", this.metadata.format.duration);
			return infoTag;
		}
		const frameDataLeft = this.frameSize - this.offset;
		await this.skipFrameData(frameDataLeft);
		return infoTag;
	}
	async skipFrameData(frameDataLeft) {
		if (frameDataLeft < 0) throw new MpegContentError("frame-data-left cannot be negative");
		await this.tokenizer.ignore(frameDataLeft);
	}
};
exports.MpegParser = MpegParser;

//# sourceMappingURL=MpegParser-ajI7c1z1.cjs.map