const require_entry = require("./entry.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
const require_ParseError = require("./ParseError-D1AV4TBS.cjs");
const require_audio_file = require("./audio-file-BmZI8qBP.cjs");
const require_type = require("./type-wY35G23G.cjs");
const require_APEv2Parser = require("./APEv2Parser-BXbEOzNh.cjs");
const require_FlacParser = require("./FlacParser-BJqGh52h.cjs");
const require_Util = require("./Util-DcWmxLEb.cjs");
// node_modules/music-metadata/lib/ogg/flac/FlacStream.js
var import_src = /* @__PURE__ */ require_entry.__toESM(require_source.require_src(), 1);
var debug$3 = (0, import_src.default)("music-metadata:parser:ogg:theora");
/**
* Ref:
* - https://xiph.org/flac/ogg_mapping.html
*/
var FlacStream = class {
	metadata;
	options;
	tokenizer;
	flacParser;
	lastPageHeader;
	lastGranulePosition;
	durationOnLastPage = true;
	constructor(metadata, options, tokenizer) {
		this.metadata = metadata;
		this.options = options;
		this.tokenizer = tokenizer;
		this.flacParser = new require_FlacParser.FlacParser(this.metadata, this.tokenizer, options);
	}
	/**
	* Vorbis 1 parser
	* @param header Ogg Page Header
	* @param pageData Page data
	*/
	async parsePage(header, pageData) {
		this.lastPageHeader = header;
		if (header.absoluteGranulePosition >= 0) this.lastGranulePosition = header.absoluteGranulePosition;
		if (header.headerType.firstPage) await this.parseFirstPage(header, pageData);
	}
	calculateDuration(enfOfStream) {
		if (this.lastPageHeader && (enfOfStream || this.lastPageHeader.headerType.lastPage) && this.metadata.format.sampleRate && this.lastGranulePosition !== void 0) {
			this.metadata.setFormat("numberOfSamples", this.lastGranulePosition);
			this.metadata.setFormat("duration", this.lastGranulePosition / this.metadata.format.sampleRate);
		}
	}
	/**
	* Parse first Theora Ogg page. the initial identification header packet
	*/
	async parseFirstPage(_header, pageData) {
		debug$3("First Ogg/FLAC page");
		if ((await require_APEv2Parser.FourCcToken.get(pageData, 9)).toString() !== "fLaC") throw new Error("Invalid FLAC preamble");
		const blockHeader = await require_FlacParser.BlockHeader.get(pageData, 13);
		await this.parseDataBlock(blockHeader, pageData.subarray(13 + require_FlacParser.BlockHeader.len));
	}
	async parseDataBlock(blockHeader, pageData) {
		debug$3(`blockHeader type=${blockHeader.type}, length=${blockHeader.length}`);
		switch (blockHeader.type) {
			case require_FlacParser.BlockType.STREAMINFO: {
				const streamInfo = require_FlacParser.BlockStreamInfo.get(pageData, 0);
				return this.flacParser.processsStreamInfo(streamInfo);
			}
			case require_FlacParser.BlockType.PADDING: break;
			case require_FlacParser.BlockType.APPLICATION: break;
			case require_FlacParser.BlockType.SEEKTABLE: break;
			case require_FlacParser.BlockType.VORBIS_COMMENT: return this.flacParser.parseComment(pageData);
			case require_FlacParser.BlockType.PICTURE:
				if (!this.options.skipCovers) {
					const picture = new require_FlacParser.VorbisPictureToken(pageData.length).get(pageData, 0);
					return this.flacParser.addPictureTag(picture);
				}
				break;
			default: this.metadata.addWarning(`Unknown block type: ${blockHeader.type}`);
		}
		return this.tokenizer.ignore(blockHeader.length).then();
	}
	flush() {
		return Promise.resolve();
	}
};
// node_modules/music-metadata/lib/ogg/OggStreamMetadata.js
/** Keep format values local to a logical stream while sharing tags and warnings. */
var OggStreamMetadata = class extends require_audio_file.MetadataCollector {
	parent;
	constructor(parent) {
		super();
		this.parent = parent;
		this.native = parent.native;
		this.quality = parent.quality;
	}
	setFormat(key, value) {
		super.setFormat(key, value);
		if (key !== "hasAudio" && key !== "hasVideo" || value === true) this.parent.setFormat(key, value);
	}
	registerTagType(tagType) {
		this.parent.registerTagType(tagType);
	}
	addTag(tagType, tagId, value) {
		return this.parent.addTag(tagType, tagId, value);
	}
	addWarning(warning) {
		this.parent.addWarning(warning);
	}
};
// node_modules/music-metadata/lib/ogg/OggToken.js
var PageHeader = {
	len: 27,
	get: (buf, off) => {
		const granulePosition = require_source.UINT64_LE.get(buf, off + 6);
		return {
			capturePattern: new require_source.StringType(4, "latin1").get(buf, off),
			version: require_source.UINT8.get(buf, off + 4),
			headerType: {
				continued: require_Util.getBit(buf, off + 5, 0),
				firstPage: require_Util.getBit(buf, off + 5, 1),
				lastPage: require_Util.getBit(buf, off + 5, 2)
			},
			absoluteGranulePosition: granulePosition === 18446744073709551615n ? -1 : Number(granulePosition),
			streamSerialNumber: require_source.UINT32_LE.get(buf, off + 14),
			pageSequenceNo: require_source.UINT32_LE.get(buf, off + 18),
			pageChecksum: require_source.UINT32_LE.get(buf, off + 22),
			page_segments: require_source.UINT8.get(buf, off + 26)
		};
	}
};
var SegmentTable = class SegmentTable {
	static sum(buf, off, len) {
		const dv = new DataView(buf.buffer, 0);
		let s = 0;
		for (let i = off; i < off + len; ++i) s += dv.getUint8(i);
		return s;
	}
	len;
	constructor(header) {
		this.len = header.page_segments;
	}
	get(buf, off) {
		return { totalPageSize: SegmentTable.sum(buf, off, this.len) };
	}
};
// node_modules/music-metadata/lib/ogg/opus/Opus.js
var OpusContentError = class extends require_ParseError.makeUnexpectedFileContentError("Opus") {};
/**
* Opus ID Header parser
* Ref: https://wiki.xiph.org/OggOpus#ID_Header
*/
var IdHeader = class {
	len;
	constructor(len) {
		if (len < 19) throw new OpusContentError("ID-header-page 0 should be at least 19 bytes long");
		this.len = len;
	}
	get(buf, off) {
		return {
			magicSignature: new require_source.StringType(8, "ascii").get(buf, off + 0),
			version: require_source.UINT8.get(buf, off + 8),
			channelCount: require_source.UINT8.get(buf, off + 9),
			preSkip: require_source.UINT16_LE.get(buf, off + 10),
			inputSampleRate: require_source.UINT32_LE.get(buf, off + 12),
			outputGain: require_source.UINT16_LE.get(buf, off + 16),
			channelMapping: require_source.UINT8.get(buf, off + 18)
		};
	}
};
// node_modules/music-metadata/lib/ogg/opus/OpusStream.js
/**
* Opus parser
* Internet Engineering Task Force (IETF) - RFC 6716
* Used by OggStream
*/
var OpusStream = class extends require_FlacParser.VorbisStream {
	idHeader = null;
	lastPos = -1;
	tokenizer;
	constructor(metadata, options, tokenizer) {
		super(metadata, options);
		this.tokenizer = tokenizer;
		this.durationOnLastPage = true;
	}
	/**
	* Parse first Opus Ogg page
	* @param {IPageHeader} header
	* @param {Uint8Array} pageData
	*/
	parseFirstPage(_header, pageData) {
		this.metadata.setFormat("codec", "Opus");
		this.metadata.setFormat("lossless", false);
		this.idHeader = new IdHeader(pageData.length).get(pageData, 0);
		if (this.idHeader.magicSignature !== "OpusHead") throw new OpusContentError("Illegal ogg/Opus magic-signature");
		this.metadata.setFormat("sampleRate", this.idHeader.inputSampleRate);
		this.metadata.setFormat("numberOfChannels", this.idHeader.channelCount);
		this.metadata.setAudioOnly();
	}
	async parseFullPage(pageData) {
		switch (new require_source.StringType(8, "ascii").get(pageData, 0)) {
			case "OpusTags":
				await this.parseUserCommentList(pageData, 8);
				this.lastPos = this.tokenizer.position - pageData.length;
		}
	}
	calculateDuration(enfOfStream) {
		if (this.lastPageHeader && (enfOfStream || this.lastPageHeader.headerType.lastPage) && this.metadata.format.sampleRate && this.lastPageHeader.absoluteGranulePosition >= 0) {
			const pos_48bit = this.lastPageHeader.absoluteGranulePosition - this.idHeader.preSkip;
			this.metadata.setFormat("numberOfSamples", pos_48bit);
			this.metadata.setFormat("duration", pos_48bit / 48e3);
			if (this.lastPos !== -1 && this.tokenizer.fileInfo.size && this.metadata.format.duration) {
				const dataSize = this.tokenizer.fileInfo.size - this.lastPos;
				this.metadata.setFormat("bitrate", 8 * dataSize / this.metadata.format.duration);
			}
		}
	}
};
// node_modules/music-metadata/lib/ogg/speex/Speex.js
/**
* Speex Header Packet
* Ref: https://www.speex.org/docs/manual/speex-manual/node8.html#SECTION00830000000000000000
*/
var Header = {
	len: 80,
	get: (buf, off) => {
		return {
			speex: new require_source.StringType(8, "ascii").get(buf, off + 0),
			version: require_Util.trimRightNull(new require_source.StringType(20, "ascii").get(buf, off + 8)),
			version_id: require_source.INT32_LE.get(buf, off + 28),
			header_size: require_source.INT32_LE.get(buf, off + 32),
			rate: require_source.INT32_LE.get(buf, off + 36),
			mode: require_source.INT32_LE.get(buf, off + 40),
			mode_bitstream_version: require_source.INT32_LE.get(buf, off + 44),
			nb_channels: require_source.INT32_LE.get(buf, off + 48),
			bitrate: require_source.INT32_LE.get(buf, off + 52),
			frame_size: require_source.INT32_LE.get(buf, off + 56),
			vbr: require_source.INT32_LE.get(buf, off + 60),
			frames_per_packet: require_source.INT32_LE.get(buf, off + 64),
			extra_headers: require_source.INT32_LE.get(buf, off + 68),
			reserved1: require_source.INT32_LE.get(buf, off + 72),
			reserved2: require_source.INT32_LE.get(buf, off + 76)
		};
	}
};
// node_modules/music-metadata/lib/ogg/speex/SpeexStream.js
var debug$2 = (0, import_src.default)("music-metadata:parser:ogg:speex");
/**
* Speex, RFC 5574
* Ref:
* - https://www.speex.org/docs/manual/speex-manual/
* - https://tools.ietf.org/html/rfc5574
*/
var SpeexStream = class extends require_FlacParser.VorbisStream {
	commentHeaderParsed = false;
	constructor(metadata, options, _tokenizer) {
		super(metadata, options);
	}
	/**
	* Parse first Speex Ogg page
	* @param {IPageHeader} header
	* @param {Uint8Array} pageData
	*/
	parseFirstPage(_header, pageData) {
		debug$2("First Ogg/Speex page");
		const speexHeader = Header.get(pageData, 0);
		this.metadata.setFormat("codec", `Speex ${speexHeader.version}`);
		this.metadata.setFormat("lossless", false);
		this.metadata.setFormat("numberOfChannels", speexHeader.nb_channels);
		this.metadata.setFormat("sampleRate", speexHeader.rate);
		if (speexHeader.bitrate !== -1) this.metadata.setFormat("bitrate", speexHeader.bitrate);
		this.metadata.setAudioOnly();
	}
	/**
	* The packet following the identification header is the comment header, in
	* Vorbis comment format but without a packet type or magic signature.
	* Ref: https://tools.ietf.org/html/rfc5574#section-3
	*/
	async parseFullPage(pageData) {
		if (this.commentHeaderParsed) return;
		this.commentHeaderParsed = true;
		debug$2("Parse Ogg/Speex comment header");
		await this.parseUserCommentList(pageData, 0);
	}
};
// node_modules/music-metadata/lib/ogg/theora/Theora.js
/**
* 6.2 Identification Header
* Ref: https://theora.org/doc/Theora.pdf: 6.2 Identification Header Decode
*/
var IdentificationHeader = {
	len: 42,
	get: (buf, off) => {
		return {
			id: new require_source.StringType(7, "ascii").get(buf, off),
			vmaj: require_source.UINT8.get(buf, off + 7),
			vmin: require_source.UINT8.get(buf, off + 8),
			vrev: require_source.UINT8.get(buf, off + 9),
			vmbw: require_source.UINT16_BE.get(buf, off + 10),
			vmbh: require_source.UINT16_BE.get(buf, off + 12),
			picw: require_source.UINT24_BE.get(buf, off + 14),
			pich: require_source.UINT24_BE.get(buf, off + 17),
			frn: require_source.UINT32_BE.get(buf, off + 22),
			frd: require_source.UINT32_BE.get(buf, off + 26),
			nombr: require_source.UINT24_BE.get(buf, off + 37),
			nqual: require_source.UINT8.get(buf, off + 40)
		};
	}
};
// node_modules/music-metadata/lib/ogg/theora/TheoraStream.js
var debug$1 = (0, import_src.default)("music-metadata:parser:ogg:theora");
/**
* Ref:
* - https://theora.org/doc/Theora.pdf
*/
var TheoraStream = class {
	metadata;
	durationOnLastPage = false;
	constructor(metadata, _options, _tokenizer) {
		this.metadata = metadata;
	}
	/**
	* Vorbis 1 parser
	* @param header Ogg Page Header
	* @param pageData Page data
	*/
	async parsePage(header, pageData) {
		if (header.headerType.firstPage) await this.parseFirstPage(header, pageData);
	}
	calculateDuration() {
		debug$1("duration calculation not implemented");
	}
	/**
	* Parse first Theora Ogg page. the initial identification header packet
	*/
	async parseFirstPage(_header, pageData) {
		debug$1("First Ogg/Theora page");
		this.metadata.setFormat("codec", "Theora");
		const idHeader = IdentificationHeader.get(pageData, 0);
		this.metadata.setFormat("bitrate", idHeader.nombr);
		this.metadata.setFormat("hasVideo", true);
		this.metadata.addStreamInfo({
			type: require_type.TrackType.video,
			codecName: "Theora",
			...idHeader.nombr > 0 ? { bitrate: idHeader.nombr } : {},
			video: {
				pixelWidth: idHeader.vmbw * 16,
				pixelHeight: idHeader.vmbh * 16,
				displayWidth: idHeader.picw,
				displayHeight: idHeader.pich,
				...idHeader.frd > 0 ? { frameRate: idHeader.frn / idHeader.frd } : {}
			}
		});
	}
	flush() {
		return Promise.resolve();
	}
};
// node_modules/music-metadata/lib/ogg/OggParser.js
var OggContentError = class extends require_ParseError.makeUnexpectedFileContentError("Ogg") {};
var debug = (0, import_src.default)("music-metadata:parser:ogg");
var OggStream = class {
	metadata;
	streamSerial;
	pageNumber = 0;
	payloadBytes = 0;
	closed = false;
	options;
	pageConsumer;
	isSkeleton = false;
	constructor(metadata, streamSerial, options) {
		this.metadata = new OggStreamMetadata(metadata);
		this.streamSerial = streamSerial;
		this.options = options;
	}
	async parsePage(tokenizer, header) {
		this.pageNumber = header.pageSequenceNo;
		debug("serial=%s page#=%s, Ogg.id=%s", header.streamSerialNumber, header.pageSequenceNo, header.capturePattern);
		const segmentTable = await tokenizer.readToken(new SegmentTable(header));
		debug("totalPageSize=%s", segmentTable.totalPageSize);
		const pageData = await tokenizer.readToken(new require_source.Uint8ArrayType(segmentTable.totalPageSize));
		this.payloadBytes += pageData.length;
		debug("firstPage=%s, lastPage=%s, continued=%s", header.headerType.firstPage, header.headerType.lastPage, header.headerType.continued);
		if (header.headerType.firstPage) {
			this.metadata.setFormat("container", "Ogg");
			const idData = pageData.subarray(0, 7);
			const asciiId = Array.from(idData).filter((b) => b >= 32 && b <= 126).map((b) => String.fromCharCode(b)).join("");
			switch (asciiId) {
				case "vorbis":
					debug(`Set Ogg stream serial ${header.streamSerialNumber}, codec=Vorbis`);
					this.pageConsumer = new require_FlacParser.VorbisStream(this.metadata, this.options);
					break;
				case "OpusHea":
					debug("Set page consumer to Ogg/Opus");
					this.pageConsumer = new OpusStream(this.metadata, this.options, tokenizer);
					break;
				case "Speex  ":
					debug("Set page consumer to Ogg/Speex");
					this.pageConsumer = new SpeexStream(this.metadata, this.options, tokenizer);
					break;
				case "fishead":
					this.isSkeleton = true;
					break;
				case "theora":
					debug("Set page consumer to Ogg/Theora");
					this.pageConsumer = new TheoraStream(this.metadata, this.options, tokenizer);
					break;
				case "FLAC":
					debug("Set page consumer to Vorbis");
					this.pageConsumer = new FlacStream(this.metadata, this.options, tokenizer);
					break;
				default: throw new OggContentError(`Ogg codec not recognized (id=${asciiId}`);
			}
		}
		if (header.headerType.lastPage) this.closed = true;
		if (this.isSkeleton) return;
		if (this.pageConsumer) await this.pageConsumer.parsePage(header, pageData);
		else throw new Error("pageConsumer should be initialized");
	}
};
/**
* Parser for Ogg logical bitstream framing
*/
var OggParser = class extends require_ParseError.BasicParser {
	streams = /* @__PURE__ */ new Map();
	/**
	* Parse page
	* @returns {Promise<void>}
	*/
	async parse() {
		this.streams = /* @__PURE__ */ new Map();
		let enfOfStream = false;
		let stoppedEarly = false;
		let header;
		try {
			do {
				header = await this.tokenizer.readToken(PageHeader);
				if (header.capturePattern !== "OggS") throw new OggContentError("Invalid Ogg capture pattern");
				let stream = this.streams.get(header.streamSerialNumber);
				if (!stream) {
					stream = new OggStream(this.metadata, header.streamSerialNumber, this.options);
					this.streams.set(header.streamSerialNumber, stream);
				}
				await stream.parsePage(this.tokenizer, header);
				if (stream.pageNumber > 12 && [...this.streams.values()].every((stream) => stream.pageConsumer?.isMetadataComplete !== false) && !(this.options.duration && [...this.streams.values()].find((stream) => stream.pageConsumer?.durationOnLastPage))) {
					stoppedEarly = true;
					debug("Stop processing Ogg stream");
					break;
				}
			} while (![...this.streams.values()].every((item) => item.closed));
		} catch (err) {
			if (err instanceof require_source.EndOfStreamError) {
				debug("Reached end-of-stream");
				enfOfStream = true;
			} else if (err instanceof OggContentError) this.metadata.addWarning(`Corrupt Ogg content at ${this.tokenizer.position}`);
			else throw err;
		}
		for (const stream of this.streams.values()) {
			if (!stream.closed) {
				if (!stoppedEarly) this.metadata.addWarning(`End-of-stream reached before reaching last page in Ogg stream serial=${stream.streamSerial}`);
				await stream.pageConsumer?.flush();
			}
			stream.pageConsumer?.calculateDuration(enfOfStream);
			const format = stream.metadata.format;
			if (format.hasAudio) {
				const track = require_audio_file.createAudioTrackInfo(format);
				track.id = stream.streamSerial;
				if (format.codec === "Opus") {
					delete track.bitrate;
					if (track.duration && track.duration > 0 && stream.closed) track.bitrate = stream.payloadBytes * 8 / track.duration;
				}
				if (format.codec === "Opus" && track.audio) track.audio.outputSamplingFrequency = 48e3;
				this.metadata.addStreamInfo(track);
			} else if (format.hasVideo) {
				const track = format.trackInfo[0] ?? {
					type: require_type.TrackType.video,
					codecName: format.codec
				};
				track.id = stream.streamSerial;
				this.metadata.addStreamInfo(track);
			}
		}
		for (const flag of ["hasAudio", "hasVideo"]) {
			const present = [...this.streams.values()].some((stream) => stream.metadata.format[flag] === true);
			if (this.metadata.format[flag] !== present) this.metadata.setFormat(flag, present);
		}
	}
};
exports.OggParser = OggParser;

//# sourceMappingURL=OggParser-B3yCPRWz.cjs.map