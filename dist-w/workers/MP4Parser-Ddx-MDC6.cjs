const require_entry = require("./entry.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
const require_ParseError = require("./ParseError-D1AV4TBS.cjs");
const require_audio_file = require("./audio-file-BmZI8qBP.cjs");
const require_type = require("./type-wY35G23G.cjs");
const require_APEv2Parser = require("./APEv2Parser-BXbEOzNh.cjs");
const require_Util = require("./Util-DcWmxLEb.cjs");
// node_modules/music-metadata/lib/mp4/AtomToken.js
var import_src = /* @__PURE__ */ require_entry.__toESM(require_source.require_src(), 1);
var debug$2 = (0, import_src.default)("music-metadata:parser:MP4:atom");
var Mp4ContentError = class extends require_ParseError.makeUnexpectedFileContentError("MP4") {};
var Header = {
	len: 8,
	get: (buf, off) => {
		const length = require_source.UINT32_BE.get(buf, off);
		if (length < 0) throw new Mp4ContentError("Invalid atom header length");
		return {
			length: BigInt(length),
			name: new require_source.StringType(4, "latin1").get(buf, off + 4)
		};
	},
	put: (buf, off, hdr) => {
		require_source.UINT32_BE.put(buf, off, Number(hdr.length));
		return require_APEv2Parser.FourCcToken.put(buf, off + 4, hdr.name);
	}
};
/**
* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap1/qtff1.html#//apple_ref/doc/uid/TP40000939-CH203-38190
*/
var ExtendedSize = require_source.UINT64_BE;
var ftyp = {
	len: 4,
	get: (buf, off) => {
		return { type: new require_source.StringType(4, "ascii").get(buf, off) };
	}
};
/**
* Base class for 'fixed' length atoms.
* In some cases these atoms are longer then the sum of the described fields.
* Issue: https://github.com/Borewit/music-metadata/issues/120
*/
var FixedLengthAtom = class {
	len;
	/**
	*
	* @param {number} len Length as specified in the size field
	* @param {number} expLen Total length of sum of specified fields in the standard
	* @param atomId Atom ID
	*/
	constructor(len, expLen, atomId) {
		if (len < expLen) throw new Mp4ContentError(`Atom ${atomId} expected to be ${expLen}, but specifies ${len} bytes long.`);
		if (len > expLen) debug$2(`Warning: atom ${atomId} expected to be ${expLen}, but was actually ${len} bytes long.`);
		this.len = len;
	}
};
/**
* Timestamp stored in seconds since Mac Epoch (1 January 1904)
*/
var SecondsSinceMacEpoch = {
	len: 4,
	get: (buf, off) => {
		const secondsSinceUnixEpoch = require_source.UINT32_BE.get(buf, off) - 2082844800;
		return /* @__PURE__ */ new Date(secondsSinceUnixEpoch * 1e3);
	}
};
var SecondsSinceMacEpoch64 = {
	len: 8,
	get: (buf, off) => {
		const secondsSinceUnixEpoch = Number(require_source.UINT64_BE.get(buf, off)) - 2082844800;
		return /* @__PURE__ */ new Date(secondsSinceUnixEpoch * 1e3);
	}
};
/**
* Token: Media Header Atom
* Ref:
* - https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap2/qtff2.html#//apple_ref/doc/uid/TP40000939-CH204-SW34
* - https://wiki.multimedia.cx/index.php/QuickTime_container#mdhd
*/
var MdhdAtom = class extends FixedLengthAtom {
	constructor(len) {
		super(len, 24, "mdhd");
	}
	get(buf, off) {
		const version = require_source.UINT8.get(buf, off + 0);
		const flags = require_source.UINT24_BE.get(buf, off + 1);
		switch (version) {
			case 0: return {
				version,
				flags,
				creationTime: SecondsSinceMacEpoch.get(buf, off + 4),
				modificationTime: SecondsSinceMacEpoch.get(buf, off + 8),
				timeScale: require_source.UINT32_BE.get(buf, off + 12),
				duration: require_source.UINT32_BE.get(buf, off + 16),
				language: require_source.UINT16_BE.get(buf, off + 20),
				quality: require_source.UINT16_BE.get(buf, off + 22)
			};
			case 1: return {
				version,
				flags,
				creationTime: SecondsSinceMacEpoch64.get(buf, off + 4),
				modificationTime: SecondsSinceMacEpoch64.get(buf, off + 12),
				timeScale: require_source.UINT32_BE.get(buf, off + 20),
				duration: Number(require_source.UINT64_BE.get(buf, off + 24)),
				language: require_source.UINT16_BE.get(buf, off + 32),
				quality: require_source.UINT16_BE.get(buf, off + 34)
			};
			default: throw new require_ParseError.FieldDecodingError("Invalid mdhd version header");
		}
	}
};
/**
* Token: Movie Header Atom
*/
var MvhdAtom = class extends FixedLengthAtom {
	constructor(len) {
		super(len, 100, "mvhd");
	}
	get(buf, off) {
		const version = require_source.UINT8.get(buf, off);
		const flags = require_source.UINT24_BE.get(buf, off + 1);
		if (version === 1) return {
			version,
			flags,
			creationTime: SecondsSinceMacEpoch64.get(buf, off + 4),
			modificationTime: SecondsSinceMacEpoch64.get(buf, off + 12),
			timeScale: require_source.UINT32_BE.get(buf, off + 20),
			duration: Number(require_source.UINT64_BE.get(buf, off + 24)),
			preferredRate: require_source.UINT32_BE.get(buf, off + 32),
			preferredVolume: require_source.UINT16_BE.get(buf, off + 36),
			previewTime: require_source.UINT32_BE.get(buf, off + 84),
			previewDuration: require_source.UINT32_BE.get(buf, off + 88),
			posterTime: require_source.UINT32_BE.get(buf, off + 92),
			selectionTime: require_source.UINT32_BE.get(buf, off + 96),
			selectionDuration: require_source.UINT32_BE.get(buf, off + 100),
			currentTime: require_source.UINT32_BE.get(buf, off + 104),
			nextTrackID: require_source.UINT32_BE.get(buf, off + 108)
		};
		return {
			version,
			flags,
			creationTime: SecondsSinceMacEpoch.get(buf, off + 4),
			modificationTime: SecondsSinceMacEpoch.get(buf, off + 8),
			timeScale: require_source.UINT32_BE.get(buf, off + 12),
			duration: require_source.UINT32_BE.get(buf, off + 16),
			preferredRate: require_source.UINT32_BE.get(buf, off + 20),
			preferredVolume: require_source.UINT16_BE.get(buf, off + 24),
			previewTime: require_source.UINT32_BE.get(buf, off + 72),
			previewDuration: require_source.UINT32_BE.get(buf, off + 76),
			posterTime: require_source.UINT32_BE.get(buf, off + 80),
			selectionTime: require_source.UINT32_BE.get(buf, off + 84),
			selectionDuration: require_source.UINT32_BE.get(buf, off + 88),
			currentTime: require_source.UINT32_BE.get(buf, off + 92),
			nextTrackID: require_source.UINT32_BE.get(buf, off + 96)
		};
	}
};
/**
* Data Atom Structure
*/
var DataAtom = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		return {
			type: {
				set: require_source.UINT8.get(buf, off + 0),
				type: require_source.UINT24_BE.get(buf, off + 1)
			},
			locale: require_source.UINT24_BE.get(buf, off + 4),
			value: new require_source.Uint8ArrayType(this.len - 8).get(buf, off + 8)
		};
	}
};
/**
* Data Atom Structure
* Ref: https://developer.apple.com/library/content/documentation/QuickTime/QTFF/Metadata/Metadata.html#//apple_ref/doc/uid/TP40000939-CH1-SW31
*/
var NameAtom = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		return {
			version: require_source.UINT8.get(buf, off),
			flags: require_source.UINT24_BE.get(buf, off + 1),
			name: new require_source.StringType(this.len - 4, "utf-8").get(buf, off + 4)
		};
	}
};
/**
* Track Header Atoms structure (`tkhd`)
* Ref: https://developer.apple.com/library/content/documentation/QuickTime/QTFF/QTFFChap2/qtff2.html#//apple_ref/doc/uid/TP40000939-CH204-25550
*/
var TrackHeaderAtom = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		const available = Math.min(this.len, buf.length - off);
		if (available < 4) throw new Mp4ContentError("Truncated tkhd header");
		const version = require_source.UINT8.get(buf, off);
		if (version === 0 && available < 38 || version === 1 && available < 50) throw new Mp4ContentError("Truncated tkhd header");
		const flags = require_source.UINT24_BE.get(buf, off + 1);
		switch (version) {
			case 0: return {
				version,
				flags,
				creationTime: SecondsSinceMacEpoch.get(buf, off + 4),
				modificationTime: SecondsSinceMacEpoch.get(buf, off + 8),
				trackId: require_source.UINT32_BE.get(buf, off + 12),
				duration: require_source.UINT32_BE.get(buf, off + 20),
				layer: require_source.UINT16_BE.get(buf, off + 32),
				alternateGroup: require_source.UINT16_BE.get(buf, off + 34),
				volume: require_source.UINT16_BE.get(buf, off + 36)
			};
			case 1: return {
				version,
				flags,
				creationTime: SecondsSinceMacEpoch64.get(buf, off + 4),
				modificationTime: SecondsSinceMacEpoch64.get(buf, off + 12),
				trackId: require_source.UINT32_BE.get(buf, off + 20),
				duration: Number(require_source.UINT64_BE.get(buf, off + 28)),
				layer: require_source.UINT16_BE.get(buf, off + 44),
				alternateGroup: require_source.UINT16_BE.get(buf, off + 46),
				volume: require_source.UINT16_BE.get(buf, off + 48)
			};
			default: throw new require_ParseError.FieldDecodingError("Invalid tkhd version header");
		}
	}
};
/**
* Atom: Sample Description Atom ('stsd')
* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap2/qtff2.html#//apple_ref/doc/uid/TP40000939-CH204-25691
*/
var stsdHeader = {
	len: 8,
	get: (buf, off) => {
		return {
			version: require_source.UINT8.get(buf, off),
			flags: require_source.UINT24_BE.get(buf, off + 1),
			numberOfEntries: require_source.UINT32_BE.get(buf, off + 4)
		};
	}
};
/**
* Atom: Sample Description Atom ('stsd')
* Ref: https://developer.apple.com/documentation/quicktime-file-format/sample_description_atom
*/
var SampleDescriptionTable = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		const descrLen = this.len - 12;
		return {
			dataFormat: require_APEv2Parser.FourCcToken.get(buf, off),
			dataReferenceIndex: require_source.UINT16_BE.get(buf, off + 10),
			description: descrLen > 0 ? new require_source.Uint8ArrayType(descrLen).get(buf, off + 12) : void 0
		};
	}
};
/**
* Atom: Sample-description Atom ('stsd')
* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap2/qtff2.html#//apple_ref/doc/uid/TP40000939-CH204-25691
*/
var StsdAtom = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		const end = Math.min(off + this.len, buf.length);
		if (end - off < stsdHeader.len) throw new Mp4ContentError("Truncated stsd header");
		const header = stsdHeader.get(buf, off);
		off += stsdHeader.len;
		const table = [];
		for (let n = 0; n < header.numberOfEntries; ++n) {
			if (end - off < require_source.UINT32_BE.len) throw new Mp4ContentError("Truncated stsd sample entry");
			const size = require_source.UINT32_BE.get(buf, off);
			if (size < 16 || size > end - off) throw new Mp4ContentError(`Invalid stsd sample entry size: ${size}`);
			off += require_source.UINT32_BE.len;
			table.push(new SampleDescriptionTable(size - require_source.UINT32_BE.len).get(buf, off));
			off += size - require_source.UINT32_BE.len;
		}
		return {
			header,
			table
		};
	}
};
/**
* Common Sound Sample Description (version & revision)
* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap3/qtff3.html#//apple_ref/doc/uid/TP40000939-CH205-57317
*/
var SoundSampleDescriptionVersion = {
	len: 8,
	get(buf, off) {
		return {
			version: require_source.INT16_BE.get(buf, off),
			revision: require_source.INT16_BE.get(buf, off + 2),
			vendor: require_source.INT32_BE.get(buf, off + 4)
		};
	}
};
/**
* Sound Sample Description (Version 0)
* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap3/qtff3.html#//apple_ref/doc/uid/TP40000939-CH205-130736
*/
var SoundSampleDescriptionV0 = {
	len: 12,
	get(buf, off) {
		return {
			numAudioChannels: require_source.INT16_BE.get(buf, off + 0),
			sampleSize: require_source.INT16_BE.get(buf, off + 2),
			compressionId: require_source.INT16_BE.get(buf, off + 4),
			packetSize: require_source.INT16_BE.get(buf, off + 6),
			sampleRate: require_source.UINT16_BE.get(buf, off + 8) + require_source.UINT16_BE.get(buf, off + 10) / 1e4
		};
	}
};
var SimpleTableAtom = class {
	len;
	token;
	constructor(len, token) {
		this.len = len;
		this.token = token;
	}
	get(buf, off) {
		const nrOfEntries = require_source.INT32_BE.get(buf, off + 4);
		return {
			version: require_source.INT8.get(buf, off + 0),
			flags: require_source.INT24_BE.get(buf, off + 1),
			numberOfEntries: nrOfEntries,
			entries: readTokenTable(buf, this.token, off + 8, this.len - 8, nrOfEntries)
		};
	}
};
var TimeToSampleToken = {
	len: 8,
	get(buf, off) {
		return {
			count: require_source.UINT32_BE.get(buf, off + 0),
			duration: require_source.UINT32_BE.get(buf, off + 4)
		};
	}
};
/**
* Time-to-sample('stts') atom.
* Store duration information for a media’s samples.
* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap2/qtff2.html#//apple_ref/doc/uid/TP40000939-CH204-25696
*/
var SttsAtom = class extends SimpleTableAtom {
	constructor(len) {
		super(len, TimeToSampleToken);
	}
};
var SampleToChunkToken = {
	len: 12,
	get(buf, off) {
		return {
			firstChunk: require_source.UINT32_BE.get(buf, off),
			samplesPerChunk: require_source.UINT32_BE.get(buf, off + 4),
			sampleDescriptionId: require_source.UINT32_BE.get(buf, off + 8)
		};
	}
};
/**
* Sample-to-Chunk ('stsc') atom interface
* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap2/qtff2.html#//apple_ref/doc/uid/TP40000939-CH204-25706
*/
var StscAtom = class extends SimpleTableAtom {
	constructor(len) {
		super(len, SampleToChunkToken);
	}
};
/**
* Sample-size ('stsz') atom
* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap2/qtff2.html#//apple_ref/doc/uid/TP40000939-CH204-25710
*/
var StszAtom = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		const nrOfEntries = require_source.UINT32_BE.get(buf, off + 8);
		return {
			version: require_source.INT8.get(buf, off),
			flags: require_source.INT24_BE.get(buf, off + 1),
			sampleSize: require_source.UINT32_BE.get(buf, off + 4),
			numberOfEntries: nrOfEntries,
			entries: readTokenTable(buf, require_source.UINT32_BE, off + 12, this.len - 12, nrOfEntries)
		};
	}
};
/**
* Chunk offset atom, 'stco'
* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap2/qtff2.html#//apple_ref/doc/uid/TP40000939-CH204-25715
*/
var StcoAtom = class extends SimpleTableAtom {
	constructor(len) {
		super(len, require_source.UINT32_BE);
	}
};
/** 64-bit chunk offsets (co64), constrained to exact JavaScript positions. */
var Co64Atom = class extends SimpleTableAtom {
	constructor(len) {
		super(len, {
			len: 8,
			get(buf, off) {
				const offset = require_source.UINT64_BE.get(buf, off);
				if (offset > BigInt(Number.MAX_SAFE_INTEGER)) throw new Mp4ContentError("Chunk offset exceeds Number.MAX_SAFE_INTEGER");
				return Number(offset);
			}
		});
	}
};
/**
* Token used to decode text-track from 'mdat' atom (raw data stream)
*/
var ChapterText = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		const available = Math.min(this.len, buf.length - off);
		if (available < 2) return "";
		const titleLen = Math.min(require_source.UINT16_BE.get(buf, off), available - 2);
		const bytes = buf.subarray(off + 2, off + 2 + titleLen);
		if (bytes[0] === 254 && bytes[1] === 255) {
			const littleEndian = new Uint8Array(bytes.length - 2);
			for (let i = 2; i + 1 < bytes.length; i += 2) {
				littleEndian[i - 2] = bytes[i + 1];
				littleEndian[i - 1] = bytes[i];
			}
			return require_source.textDecode(littleEndian, "utf-16le");
		}
		if (bytes[0] === 255 && bytes[1] === 254) return require_source.textDecode(bytes.subarray(2), "utf-16le");
		return require_source.textDecode(bytes);
	}
};
/** Nero chapter list (chpl): UTF-8 titles and start times in 100ns units. */
var ChapterListAtom = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		const end = off + Math.min(this.len, buf.length - off);
		if (end - off < 5) return [];
		const version = require_source.UINT8.get(buf, off);
		if (version > 1) throw new Mp4ContentError(`Unsupported chpl version: ${version}`);
		let position = off + (version === 1 ? 8 : 4);
		if (position >= end) return [];
		const count = require_source.UINT8.get(buf, position++);
		const chapters = [];
		for (let i = 0; i < count && position + 9 <= end; ++i) {
			const start = require_source.UINT64_BE.get(buf, position);
			const titleLength = require_source.UINT8.get(buf, position + 8);
			position += 9;
			if (position + titleLength > end) break;
			if (start > BigInt(Number.MAX_SAFE_INTEGER)) throw new Mp4ContentError("Chapter start exceeds Number.MAX_SAFE_INTEGER");
			chapters.push({
				title: require_source.textDecode(buf.subarray(position, position + titleLength)),
				start: Number(start),
				timeScale: 1e7
			});
			position += titleLength;
		}
		return chapters;
	}
};
function readTokenTable(buf, token, off, remainingLen, numberOfEntries) {
	debug$2(`remainingLen=${remainingLen}, numberOfEntries=${numberOfEntries} * token-len=${token.len}`);
	if (remainingLen === 0) return [];
	if (remainingLen !== numberOfEntries * token.len) throw new Mp4ContentError("mismatch number-of-entries with remaining atom-length");
	const entries = [];
	for (let n = 0; n < numberOfEntries; ++n) {
		entries.push(token.get(buf, off));
		off += token.len;
	}
	return entries;
}
/**
* Sample-size ('tfhd') TrackFragmentHeaderBox
*/
var TrackFragmentHeaderBox = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		const flagOffset = off + 1;
		const header = {
			version: require_source.INT8.get(buf, off),
			flags: {
				baseDataOffsetPresent: require_Util.getBit(buf, flagOffset + 2, 0),
				sampleDescriptionIndexPresent: require_Util.getBit(buf, flagOffset + 2, 1),
				defaultSampleDurationPresent: require_Util.getBit(buf, flagOffset + 2, 3),
				defaultSampleSizePresent: require_Util.getBit(buf, flagOffset + 2, 4),
				defaultSampleFlagsPresent: require_Util.getBit(buf, flagOffset + 2, 5),
				defaultDurationIsEmpty: require_Util.getBit(buf, flagOffset, 0),
				defaultBaseIsMoof: require_Util.getBit(buf, flagOffset, 1)
			},
			trackId: require_source.UINT32_BE.get(buf, 4)
		};
		let dynOffset = 8;
		if (header.flags.baseDataOffsetPresent) {
			header.baseDataOffset = require_source.UINT64_BE.get(buf, dynOffset);
			dynOffset += 8;
		}
		if (header.flags.sampleDescriptionIndexPresent) {
			header.sampleDescriptionIndex = require_source.UINT32_BE.get(buf, dynOffset);
			dynOffset += 4;
		}
		if (header.flags.defaultSampleDurationPresent) {
			header.defaultSampleDuration = require_source.UINT32_BE.get(buf, dynOffset);
			dynOffset += 4;
		}
		if (header.flags.defaultSampleSizePresent) {
			header.defaultSampleSize = require_source.UINT32_BE.get(buf, dynOffset);
			dynOffset += 4;
		}
		if (header.flags.defaultSampleFlagsPresent) header.defaultSampleFlags = require_source.UINT32_BE.get(buf, dynOffset);
		return header;
	}
};
/**
* Sample-size ('trun') TrackRunBox
*/
var TrackRunBox = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		const flagOffset = off + 1;
		const trun = {
			version: require_source.INT8.get(buf, off),
			flags: {
				dataOffsetPresent: require_Util.getBit(buf, flagOffset + 2, 0),
				firstSampleFlagsPresent: require_Util.getBit(buf, flagOffset + 2, 2),
				sampleDurationPresent: require_Util.getBit(buf, flagOffset + 1, 0),
				sampleSizePresent: require_Util.getBit(buf, flagOffset + 1, 1),
				sampleFlagsPresent: require_Util.getBit(buf, flagOffset + 1, 2),
				sampleCompositionTimeOffsetsPresent: require_Util.getBit(buf, flagOffset + 1, 3)
			},
			sampleCount: require_source.UINT32_BE.get(buf, off + 4),
			samples: []
		};
		let dynOffset = off + 8;
		if (trun.flags.dataOffsetPresent) {
			trun.dataOffset = require_source.UINT32_BE.get(buf, dynOffset);
			dynOffset += 4;
		}
		if (trun.flags.firstSampleFlagsPresent) {
			trun.firstSampleFlags = require_source.UINT32_BE.get(buf, dynOffset);
			dynOffset += 4;
		}
		for (let n = 0; n < trun.sampleCount; ++n) {
			if (dynOffset >= this.len) {
				debug$2("TrackRunBox size mismatch");
				break;
			}
			const sample = {};
			if (trun.flags.sampleDurationPresent) {
				sample.sampleDuration = require_source.UINT32_BE.get(buf, dynOffset);
				dynOffset += 4;
			}
			if (trun.flags.sampleSizePresent) {
				sample.sampleSize = require_source.UINT32_BE.get(buf, dynOffset);
				dynOffset += 4;
			}
			if (trun.flags.sampleFlagsPresent) {
				sample.sampleFlags = require_source.UINT32_BE.get(buf, dynOffset);
				dynOffset += 4;
			}
			if (trun.flags.sampleCompositionTimeOffsetsPresent) {
				sample.sampleCompositionTimeOffset = require_source.UINT32_BE.get(buf, dynOffset);
				dynOffset += 4;
			}
			trun.samples.push(sample);
		}
		return trun;
	}
};
/**
* HandlerBox (`hdlr`)
*/
var HandlerBox = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		off + 1;
		const charTypeToken = new require_source.StringType(4, "utf-8");
		return {
			version: require_source.INT8.get(buf, off),
			flags: require_source.UINT24_BE.get(buf, off + 1),
			componentType: charTypeToken.get(buf, off + 4),
			handlerType: charTypeToken.get(buf, off + 8),
			componentName: new require_source.StringType(this.len - 28, "utf-8").get(buf, off + 28)
		};
	}
};
/**
* Chapter Track Reference Box (`chap`)
*/
var ChapterTrackReferenceBox = class {
	len;
	constructor(len) {
		this.len = len;
	}
	get(buf, off) {
		let dynOffset = 0;
		const trackIds = [];
		while (dynOffset < this.len) {
			trackIds.push(require_source.UINT32_BE.get(buf, off + dynOffset));
			dynOffset += 4;
		}
		return trackIds;
	}
};
// node_modules/music-metadata/lib/mp4/Atom.js
var debug$1 = (0, import_src.default)("music-metadata:parser:MP4:Atom");
var Atom = class Atom {
	payloadLength;
	static async readAtom(tokenizer, dataHandler, parent, remaining) {
		const offset = tokenizer.position;
		remaining = Math.min(remaining, (tokenizer.fileInfo.size ?? Number.POSITIVE_INFINITY) - offset);
		if (remaining < Header.len) throw new Mp4ContentError("Truncated atom header");
		debug$1(`Reading next token on offset=${offset}...`);
		const header = await tokenizer.readToken(Header);
		const extended = header.length === 1n;
		if (extended) {
			if (remaining < 16) throw new Mp4ContentError("Truncated extended atom header");
			header.length = await tokenizer.readToken(ExtendedSize);
		}
		const headerLength = extended ? 16 : 8;
		if ((extended || header.length !== 0n) && header.length < BigInt(headerLength)) throw new Mp4ContentError(`Invalid atom size: ${header.length}`);
		if (header.length > BigInt(Number.MAX_SAFE_INTEGER)) throw new Mp4ContentError(`Atom size exceeds Number.MAX_SAFE_INTEGER: ${header.length}`);
		const length = header.length === 0n ? remaining : Number(header.length);
		if (length > remaining) throw new Mp4ContentError(`Atom size exceeds remaining bytes: ${header.length} > ${remaining}`);
		const payloadLength = length - headerLength;
		const atomBean = new Atom(header, extended, parent, payloadLength);
		debug$1(`parse atom name=${atomBean.atomPath}, extended=${atomBean.extended}, offset=${offset}, len=${atomBean.header.length}`);
		await atomBean.readData(tokenizer, dataHandler, payloadLength);
		return atomBean;
	}
	children;
	atomPath;
	header;
	extended;
	parent;
	constructor(header, extended, parent, payloadLength) {
		this.payloadLength = payloadLength;
		this.header = header;
		this.extended = extended;
		this.parent = parent;
		this.children = [];
		this.atomPath = (this.parent ? `${this.parent.atomPath}.` : "") + this.header.name;
	}
	getHeaderLength() {
		return this.extended ? 16 : 8;
	}
	getPayloadLength() {
		return this.payloadLength;
	}
	async readAtoms(tokenizer, dataHandler, size) {
		while (size > 0) {
			if (size === Number.POSITIVE_INFINITY) {
				const bytesRead = await tokenizer.peekBuffer(new Uint8Array(Header.len), { mayBeLess: true });
				if (bytesRead === 0) return;
				if (bytesRead < Header.len) throw new Mp4ContentError("Truncated atom header");
			}
			const atomBean = await Atom.readAtom(tokenizer, dataHandler, this, size);
			this.children.push(atomBean);
			size = atomBean.header.length === 0n ? 0 : size - Number(atomBean.header.length);
		}
	}
	async readData(tokenizer, dataHandler, remaining) {
		switch (this.header.name) {
			case "moov":
			case "udta":
			case "mdia":
			case "minf":
			case "stbl":
			case "<id>":
			case "ilst":
			case "tref":
			case "moof": return this.readAtoms(tokenizer, dataHandler, remaining);
			case "meta": {
				if (remaining < 8) throw new Mp4ContentError("Truncated meta atom");
				const paddingLength = (await tokenizer.peekToken(Header)).name === "hdlr" ? 0 : 4;
				await tokenizer.ignore(paddingLength);
				return this.readAtoms(tokenizer, dataHandler, remaining - paddingLength);
			}
			default: return dataHandler(this, remaining);
		}
	}
};
// node_modules/music-metadata/lib/mp4/MP4Parser.js
var debug = (0, import_src.default)("music-metadata:parser:MP4");
var tagFormat = "iTunes";
var maxChapterCount = 1e3;
var maxChapterTitleBytes = 65536;
var encoderDict = {
	raw: {
		lossy: false,
		format: "raw"
	},
	MAC3: {
		lossy: true,
		format: "MACE 3:1"
	},
	MAC6: {
		lossy: true,
		format: "MACE 6:1"
	},
	ima4: {
		lossy: true,
		format: "IMA 4:1"
	},
	ulaw: {
		lossy: true,
		format: "uLaw 2:1"
	},
	alaw: {
		lossy: true,
		format: "uLaw 2:1"
	},
	Qclp: {
		lossy: true,
		format: "QUALCOMM PureVoice"
	},
	".mp3": {
		lossy: true,
		format: "MPEG-1 layer 3"
	},
	alac: {
		lossy: false,
		format: "ALAC"
	},
	"ac-3": {
		lossy: true,
		format: "AC-3"
	},
	mp4a: {
		lossy: true,
		format: "MPEG-4/AAC"
	},
	mp4s: {
		lossy: true,
		format: "MP4S"
	},
	c608: {
		lossy: true,
		format: "CEA-608"
	},
	c708: {
		lossy: true,
		format: "CEA-708"
	}
};
function distinct(value, index, self) {
	return self.indexOf(value) === index;
}
/**
* Determine if a track carries audio.
*
* Ref: ISO/IEC 14496-12, 8.5.2: the sample entries in a sample description box are track-type specific,
* selected by the handler type of the enclosing track. Only an audio track holds an AudioSampleEntry.
* Both the 'soun' and 'audi' handler types are treated as audio.
*
* Falls back to the sample description when no handler box was found, preserving the previous behavior.
*/
function isAudioTrack(track) {
	const [ssd] = track.soundSampleDescription ?? [];
	if (!ssd) return false;
	if (track.handler) return track.handler.handlerType === "soun" || track.handler.handlerType === "audi";
	return !!ssd.description && ssd.description.numAudioChannels > 0;
}
var MP4Parser = class MP4Parser extends require_ParseError.BasicParser {
	static read_BE_Integer(array, signed) {
		const integerType = (signed ? "INT" : "UINT") + array.length * 8 + (array.length > 1 ? "_BE" : "");
		const token = require_source.lib_exports[integerType];
		if (!token) throw new Mp4ContentError(`Token for integer type not found: "${integerType}"`);
		return Number(token.get(array, 0));
	}
	validatePayloadLength(length) {
		if (!Number.isSafeInteger(length) || length < 0 || length > 67108864) throw new Mp4ContentError(`Atom payload exceeds the 64 MiB buffering limit: ${length}`);
	}
	async readToken(token, position) {
		this.validatePayloadLength(token.len);
		return this.tokenizer.readToken(token, position);
	}
	tracks = /* @__PURE__ */ new Map();
	mediaDataRanges = [];
	streamedChapters = /* @__PURE__ */ new Map();
	streamedChapterCount;
	neroChapters = [];
	hasVideoTrack = false;
	hasAudioTrack = false;
	async parse() {
		this.hasVideoTrack = false;
		this.hasAudioTrack = false;
		this.tracks.clear();
		this.mediaDataRanges = [];
		this.streamedChapters.clear();
		this.streamedChapterCount = void 0;
		this.neroChapters = [];
		let remainingFileSize = this.tokenizer.fileInfo.size ?? Number.POSITIVE_INFINITY;
		while (remainingFileSize > 0) {
			try {
				if ((await this.tokenizer.peekToken(Header)).name === "\0\0\0\0") {
					const errMsg = `Error at offset=${this.tokenizer.position}: box.id=0`;
					debug(errMsg);
					this.addWarning(errMsg);
					break;
				}
			} catch (error) {
				if (error instanceof Error) {
					const errMsg = `Error at offset=${this.tokenizer.position}: ${error.message}`;
					debug(errMsg);
					this.addWarning(errMsg);
				} else throw error;
				break;
			}
			const rootAtom = await Atom.readAtom(this.tokenizer, (atom, remaining) => this.handleAtom(atom, remaining), null, remainingFileSize);
			remainingFileSize = rootAtom.header.length === 0n ? 0 : remainingFileSize - Number(rootAtom.header.length);
		}
		if (this.mediaDataRanges.length > 0) {
			const tokenizer = this.tokenizer;
			const position = tokenizer.position;
			try {
				await this.parseChapters(this.mediaDataRanges);
			} finally {
				tokenizer.setPosition(position);
			}
		}
		if (this.streamedChapterCount !== void 0 && this.streamedChapters.size !== this.streamedChapterCount) {
			if (this.neroChapters.length === 0) throw new Mp4ContentError("Chapter chunk exceeding media data bounds");
			this.addWarning("Cannot read chapter track: Chapter chunk exceeding media data bounds");
		}
		if (this.options.includeChapters && this.neroChapters.length > 0 && !this.metadata.format.chapters?.some((chapter) => chapter.title)) this.metadata.setFormat("chapters", this.neroChapters);
		const formatList = [];
		this.tracks.forEach((track) => {
			const trackFormats = [];
			for (const ssd of track.soundSampleDescription) {
				const encoderInfo = encoderDict[ssd.dataFormat];
				if (encoderInfo) trackFormats.push(encoderInfo.format);
			}
			if (trackFormats.length >= 1) formatList.push(trackFormats.join("/"));
		});
		if (formatList.length > 0) this.metadata.setFormat("codec", formatList.filter(distinct).join("+"));
		const audioTracks = [...this.tracks.values()].filter(isAudioTrack);
		for (const audioTrack of audioTracks) {
			if (audioTrack.media.header && audioTrack.media.header.timeScale > 0) {
				audioTrack.sampleRate = audioTrack.media.header.timeScale;
				if (audioTrack.media.header.duration > 0 && audioTrack.media.header.duration !== 4294967295 && audioTrack.media.header.duration !== Number(18446744073709551615n)) {
					debug("Using duration defined on audio track");
					audioTrack.samples = audioTrack.media.header.duration;
					audioTrack.duration = audioTrack.samples / audioTrack.sampleRate;
				}
				if (audioTrack.fragments.length > 0) {
					debug("Calculate duration defined in track fragments");
					let totalTimeUnits = 0;
					audioTrack.sizeInBytes = 0;
					for (const fragment of audioTrack.fragments) for (const sample of fragment.trackRun.samples) {
						const dur = sample.sampleDuration ?? fragment.header.defaultSampleDuration ?? 0;
						const size = sample.sampleSize ?? fragment.header.defaultSampleSize ?? 0;
						if (dur === 0) throw new Error("Missing sampleDuration and no defaultSampleDuration in track fragment header");
						if (size === 0) throw new Error("Missing sampleSize and no defaultSampleSize in track fragment header");
						totalTimeUnits += dur;
						audioTrack.sizeInBytes += size;
					}
					if (!audioTrack.samples) audioTrack.samples = totalTimeUnits;
					if (!audioTrack.duration) audioTrack.duration = totalTimeUnits / audioTrack.sampleRate;
				} else if (audioTrack.sampleSizeTable.length > 0) audioTrack.sizeInBytes = audioTrack.sampleSizeTable.reduce((sum, n) => sum + n, 0);
			}
			const ssd = audioTrack.soundSampleDescription[0];
			if (ssd.description && audioTrack.media.header) {
				this.metadata.setFormat("sampleRate", ssd.description.sampleRate);
				this.metadata.setFormat("bitsPerSample", ssd.description.sampleSize);
				this.metadata.setFormat("numberOfChannels", ssd.description.numAudioChannels);
				if (audioTrack.media.header.timeScale === 0 && audioTrack.timeToSampleTable.length > 0) audioTrack.duration = audioTrack.timeToSampleTable.map((ttstEntry) => ttstEntry.count * ttstEntry.duration).reduce((total, sampleSize) => total + sampleSize) / ssd.description.sampleRate;
			}
			const encoderInfo = encoderDict[ssd.dataFormat];
			if (encoderInfo) this.metadata.setFormat("lossless", !encoderInfo.lossy);
		}
		if (audioTracks.length >= 1) {
			const firstAudioTrack = audioTracks[0];
			if (firstAudioTrack.duration) {
				this.metadata.setFormat("duration", firstAudioTrack.duration);
				if (firstAudioTrack.sizeInBytes) this.metadata.setFormat("bitrate", 8 * firstAudioTrack.sizeInBytes / firstAudioTrack.duration);
			}
		}
		for (const track of this.tracks.values()) this.metadata.addStreamInfo(this.getTrackInfo(track));
		this.metadata.setFormat("hasAudio", this.hasAudioTrack || audioTracks.length > 0);
		this.metadata.setFormat("hasVideo", this.hasVideoTrack);
	}
	async handleAtom(atom, remaining) {
		if (atom.parent) switch (atom.parent.header.name) {
			case "ilst":
			case "<id>": return this.parseMetadataItemData(atom);
			case "moov":
				switch (atom.header.name) {
					case "trak": return this.parseTrackBox(atom);
					case "udta": return this.parseTrackBox(atom);
				}
				break;
			case "moof": switch (atom.header.name) {
				case "traf": return this.parseTrackFragmentBox(atom);
			}
		}
		if (this.atomParsers[atom.header.name]) {
			if (atom.header.name !== "mdat") this.validatePayloadLength(remaining);
			return this.atomParsers[atom.header.name](remaining);
		}
		debug(`No parser for atom path=${atom.atomPath}, payload-len=${remaining}, ignoring atom`);
		await this.tokenizer.ignore(remaining);
	}
	getTrackDescription() {
		const tracks = [...this.tracks.values()];
		return tracks[tracks.length - 1];
	}
	async addTag(id, value) {
		await this.metadata.addTag(tagFormat, id, value);
	}
	addWarning(message) {
		debug(`Warning: ${message}`);
		this.metadata.addWarning(message);
	}
	/**
	* Parse data of Meta-item-list-atom (item of 'ilst' atom)
	* @param metaAtom
	* Ref: https://developer.apple.com/library/content/documentation/QuickTime/QTFF/Metadata/Metadata.html#//apple_ref/doc/uid/TP40000939-CH1-SW8
	*/
	parseMetadataItemData(metaAtom) {
		let tagKey = metaAtom.header.name;
		return metaAtom.readAtoms(this.tokenizer, async (child) => {
			const payLoadLength = child.getPayloadLength();
			switch (child.header.name) {
				case "data": return this.parseValueAtom(tagKey, child);
				case "name":
				case "mean":
				case "rate": {
					const name = await this.readToken(new NameAtom(payLoadLength));
					tagKey += `:${name.name}`;
					break;
				}
				default: {
					const uint8Array = await this.readToken(new require_source.Uint8ArrayType(payLoadLength));
					this.addWarning(`Unsupported meta-item: ${tagKey}[${child.header.name}] => value=${require_source.uint8ArrayToHex(uint8Array)} ascii=${require_source.textDecode(uint8Array, "ascii")}`);
				}
			}
		}, metaAtom.getPayloadLength());
	}
	async parseValueAtom(tagKey, metaAtom) {
		const dataAtom = await this.readToken(new DataAtom(metaAtom.getPayloadLength()));
		if (dataAtom.type.set !== 0) throw new Mp4ContentError(`Unsupported type-set != 0: ${dataAtom.type.set}`);
		switch (dataAtom.type.type) {
			case 0:
				switch (tagKey) {
					case "trkn":
					case "disk": {
						const num = require_source.UINT8.get(dataAtom.value, 3);
						const of = require_source.UINT8.get(dataAtom.value, 5);
						await this.addTag(tagKey, `${num}/${of}`);
						break;
					}
					case "gnre": {
						const genreInt = require_source.UINT8.get(dataAtom.value, 1);
						const genreStr = require_audio_file.Genres[genreInt - 1];
						await this.addTag(tagKey, genreStr);
						break;
					}
					case "rate": {
						const rate = require_source.textDecode(dataAtom.value, "ascii");
						await this.addTag(tagKey, rate);
						break;
					}
					default: debug(`unknown proprietary value type for: ${metaAtom.atomPath}`);
				}
				break;
			case 1:
			case 18:
				await this.addTag(tagKey, require_source.textDecode(dataAtom.value));
				break;
			case 13:
				if (this.options.skipCovers) break;
				await this.addTag(tagKey, {
					format: "image/jpeg",
					data: Uint8Array.from(dataAtom.value)
				});
				break;
			case 14:
				if (this.options.skipCovers) break;
				await this.addTag(tagKey, {
					format: "image/png",
					data: Uint8Array.from(dataAtom.value)
				});
				break;
			case 21:
				await this.addTag(tagKey, MP4Parser.read_BE_Integer(dataAtom.value, true));
				break;
			case 22:
				await this.addTag(tagKey, MP4Parser.read_BE_Integer(dataAtom.value, false));
				break;
			case 65:
				await this.addTag(tagKey, require_source.UINT8.get(dataAtom.value, 0));
				break;
			case 66:
				await this.addTag(tagKey, require_source.UINT16_BE.get(dataAtom.value, 0));
				break;
			case 67:
				await this.addTag(tagKey, require_source.UINT32_BE.get(dataAtom.value, 0));
				break;
			default: this.addWarning(`atom key=${tagKey}, has unknown well-known-type (data-type): ${dataAtom.type.type}`);
		}
	}
	getTrackInfo(track) {
		const info = {
			id: track.header.trackId,
			flagEnabled: (track.header.flags & 1) !== 0
		};
		switch (track.handler?.handlerType) {
			case "soun":
			case "audi":
				info.type = require_type.TrackType.audio;
				break;
			case "vide":
				info.type = require_type.TrackType.video;
				break;
			case "text":
			case "sbtl":
			case "subt":
			case "clcp":
				info.type = require_type.TrackType.subtitle;
				break;
			case "meta":
			case "mdta":
				info.type = require_type.TrackType.metadata;
				break;
			default: if (isAudioTrack(track)) info.type = require_type.TrackType.audio;
		}
		const mediaHeader = track.media.header;
		if (mediaHeader) {
			if (mediaHeader.timeScale > 0 && mediaHeader.duration > 0 && mediaHeader.duration !== 4294967295 && mediaHeader.duration !== Number(18446744073709551615n)) info.duration = mediaHeader.duration / mediaHeader.timeScale;
			const letters = [
				10,
				5,
				0
			].map((shift) => mediaHeader.language >> shift & 31);
			if (letters.every((letter) => letter >= 1 && letter <= 26)) info.language = String.fromCharCode(...letters.map((letter) => letter + 96));
		}
		if (track.duration !== void 0) info.duration = track.duration;
		const size = track.sizeInBytes ?? (track.sampleSize > 0 && track.sampleCount !== void 0 ? track.sampleSize * track.sampleCount : track.sampleSizeTable.length > 0 ? track.sampleSizeTable.reduce((sum, value) => sum + value, 0) : void 0);
		if (size !== void 0 && info.duration && info.duration > 0) info.bitrate = 8 * size / info.duration;
		const ssd = track.soundSampleDescription[0];
		if (ssd) {
			info.codecId = ssd.dataFormat;
			const encoder = encoderDict[ssd.dataFormat];
			info.codecName = encoder?.format ?? `<${ssd.dataFormat}>`;
			if (info.type === require_type.TrackType.audio) {
				if (encoder) info.lossless = !encoder.lossy;
				if (ssd.description) {
					info.audio = {};
					if (ssd.description.sampleRate > 0) info.audio.samplingFrequency = ssd.description.sampleRate;
					if (ssd.description.numAudioChannels > 0) info.audio.channels = ssd.description.numAudioChannels;
					if (ssd.description.sampleSize && ssd.description.sampleSize > 0) info.audio.bitDepth = ssd.description.sampleSize;
				}
			}
		}
		const description = track.sampleDescriptions?.[0]?.description;
		if (info.type === require_type.TrackType.video && description && description.length >= 20) {
			const pixelWidth = require_source.UINT16_BE.get(description, 16);
			const pixelHeight = require_source.UINT16_BE.get(description, 18);
			if (pixelWidth > 0 && pixelHeight > 0) info.video = {
				pixelWidth,
				pixelHeight
			};
		}
		return info;
	}
	async parseTrackBox(trakBox) {
		const track = {
			media: {},
			fragments: [],
			soundSampleDescription: [],
			chunkOffsetTable: [],
			sampleSize: 0,
			sampleCount: 0,
			sampleSizeTable: [],
			sampleToChunkTable: [],
			timeToSampleTable: []
		};
		await trakBox.readAtoms(this.tokenizer, async (child) => {
			const payLoadLength = child.getPayloadLength();
			switch (child.header.name) {
				case "chap": {
					const chap = await this.readToken(new ChapterTrackReferenceBox(payLoadLength));
					track.chapterList = chap;
					break;
				}
				case "tkhd":
					track.header = await this.readToken(new TrackHeaderAtom(payLoadLength));
					break;
				case "hdlr":
					track.handler = await this.readToken(new HandlerBox(payLoadLength));
					if (track.handler.handlerType === "audi" || track.handler.handlerType === "soun") this.hasAudioTrack = true;
					else if (track.handler.handlerType === "vide") this.hasVideoTrack = true;
					break;
				case "mdhd": {
					const mdhd_data = await this.readToken(new MdhdAtom(payLoadLength));
					track.media.header = mdhd_data;
					break;
				}
				case "stco":
				case "co64": {
					const token = child.header.name === "co64" ? new Co64Atom(payLoadLength) : new StcoAtom(payLoadLength);
					const stco = await this.readToken(token);
					track.chunkOffsetTable = stco.entries;
					break;
				}
				case "stsc": {
					const stsc = await this.readToken(new StscAtom(payLoadLength));
					track.sampleToChunkTable = stsc.entries;
					break;
				}
				case "stsd": {
					const stsd = await this.readToken(new StsdAtom(payLoadLength));
					track.sampleDescriptions = stsd.table;
					track.soundSampleDescription = stsd.table.map((dfEntry) => this.parseSoundSampleDescription(dfEntry));
					break;
				}
				case "stts": {
					const stts = await this.readToken(new SttsAtom(payLoadLength));
					track.timeToSampleTable = stts.entries;
					break;
				}
				case "stsz": {
					const stsz = await this.readToken(new StszAtom(payLoadLength));
					track.sampleSize = stsz.sampleSize;
					track.sampleCount = stsz.numberOfEntries;
					track.sampleSizeTable = stsz.entries;
					break;
				}
				case "dinf":
				case "vmhd":
				case "smhd":
					debug(`Ignoring: ${child.header.name}`);
					await this.tokenizer.ignore(payLoadLength);
					break;
				default:
					debug(`Unexpected track box: ${child.header.name}`);
					await this.tokenizer.ignore(payLoadLength);
			}
		}, trakBox.getPayloadLength());
		if (track.header) this.tracks.set(track.header.trackId, {
			...track,
			header: track.header
		});
	}
	parseTrackFragmentBox(trafBox) {
		let tfhd;
		return trafBox.readAtoms(this.tokenizer, async (child) => {
			const payLoadLength = child.getPayloadLength();
			switch (child.header.name) {
				case "tfhd": {
					const fragmentHeaderBox = new TrackFragmentHeaderBox(child.getPayloadLength());
					tfhd = await this.readToken(fragmentHeaderBox);
					break;
				}
				case "tfdt":
					await this.tokenizer.ignore(payLoadLength);
					break;
				case "trun": {
					const trackRunBox = new TrackRunBox(payLoadLength);
					const trun = await this.readToken(trackRunBox);
					if (tfhd) this.tracks.get(tfhd.trackId)?.fragments.push({
						header: tfhd,
						trackRun: trun
					});
					break;
				}
				default:
					debug(`Unexpected box: ${child.header.name}`);
					await this.tokenizer.ignore(payLoadLength);
			}
		}, trafBox.getPayloadLength());
	}
	atomParsers = {
		/**
		* Parse movie header (mvhd) atom
		* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap2/qtff2.html#//apple_ref/doc/uid/TP40000939-CH204-56313
		*/
		mvhd: async (len) => {
			const mvhd = await this.readToken(new MvhdAtom(len));
			this.metadata.setFormat("creationTime", mvhd.creationTime);
			this.metadata.setFormat("modificationTime", mvhd.modificationTime);
		},
		chpl: async (len) => {
			if (this.options.includeChapters) this.neroChapters = await this.readToken(new ChapterListAtom(len));
			else await this.tokenizer.ignore(len);
		},
		chap: async (len) => {
			const td = this.getTrackDescription();
			const trackIds = [];
			while (len >= require_source.UINT32_BE.len) {
				trackIds.push(await this.tokenizer.readNumber(require_source.UINT32_BE));
				len -= require_source.UINT32_BE.len;
			}
			td.chapterList = trackIds;
		},
		/**
		* Parse mdat atom.
		* Will scan for chapters
		*/
		mdat: async (len) => {
			const range = {
				offset: this.tokenizer.position,
				end: this.tokenizer.position + len
			};
			if (this.options.includeChapters) {
				if (this.tokenizer.supportsRandomAccess()) this.mediaDataRanges.push(range);
				else await this.parseChapters([range], true);
			}
			await this.tokenizer.ignore(range.end - this.tokenizer.position);
		},
		ftyp: async (len) => {
			if (len < 8 || len % ftyp.len !== 0) throw new Mp4ContentError(`Invalid ftyp payload length: ${len}`);
			const types = [];
			while (len > 0) {
				const ftype = await this.readToken(ftyp);
				len -= ftyp.len;
				const value = ftype.type.replace(/\W/g, "");
				if (value.length > 0) types.push(value);
			}
			debug(`ftyp: ${types.join("/")}`);
			const x = types.filter(distinct).join("/");
			this.metadata.setFormat("container", x);
		},
		/**
		* Parse sample description atom
		*/
		stsd: async (len) => {
			const stsd = await this.readToken(new StsdAtom(len));
			const trackDescription = this.getTrackDescription();
			trackDescription.soundSampleDescription = stsd.table.map((dfEntry) => this.parseSoundSampleDescription(dfEntry));
		},
		/**
		* Parse sample-sizes atom ('stsz')
		*/
		stsz: async (len) => {
			const stsz = await this.readToken(new StszAtom(len));
			const td = this.getTrackDescription();
			td.sampleSize = stsz.sampleSize;
			td.sampleCount = stsz.numberOfEntries;
			td.sampleSizeTable = stsz.entries;
		},
		date: async (len) => {
			const date = await this.readToken(new require_source.StringType(len, "utf-8"));
			await this.addTag("date", date);
		}
	};
	/**
	* @param sampleDescription
	* Ref: https://developer.apple.com/library/archive/documentation/QuickTime/QTFF/QTFFChap3/qtff3.html#//apple_ref/doc/uid/TP40000939-CH205-128916
	*/
	parseSoundSampleDescription(sampleDescription) {
		const ssd = {
			dataFormat: sampleDescription.dataFormat,
			dataReferenceIndex: sampleDescription.dataReferenceIndex
		};
		let offset = 0;
		const { description } = sampleDescription;
		if (description && description.length >= SoundSampleDescriptionVersion.len) {
			const version = SoundSampleDescriptionVersion.get(description, offset);
			offset += SoundSampleDescriptionVersion.len;
			if (version.version === 0 || version.version === 1) {
				if (description.length >= offset + SoundSampleDescriptionV0.len) ssd.description = SoundSampleDescriptionV0.get(description, offset);
				else debug(`Warning: sound-sample-description too short: ${description.length} bytes`);
			} else debug(`Warning: sound-sample-description ${version} not implemented`);
		}
		return ssd;
	}
	async parseChapters(mediaDataRanges, forwardOnly = false) {
		for (const track of this.tracks.values()) for (const id of track.chapterList ?? []) {
			const chapterTrack = this.tracks.get(id);
			if (!chapterTrack || chapterTrack === track || chapterTrack.handler && !["text", "sbtl"].includes(chapterTrack.handler.handlerType)) continue;
			try {
				await this.parseChapterTrack(chapterTrack, track, mediaDataRanges, forwardOnly);
			} catch (error) {
				if (this.neroChapters.length === 0 || !(error instanceof Mp4ContentError)) throw error;
				this.streamedChapterCount = void 0;
				this.streamedChapters.clear();
				this.addWarning(`Cannot read chapter track: ${error.message}`);
			}
			return;
		}
	}
	async parseChapterTrack(chapterTrack, track, mediaDataRanges, forwardOnly) {
		const sampleCount = Math.min(chapterTrack.sampleCount, maxChapterCount);
		if (chapterTrack.sampleCount > maxChapterCount) this.addWarning(`Chapter count exceeds the ${maxChapterCount} chapter limit`);
		if (forwardOnly) this.streamedChapterCount = sampleCount;
		const chapters = [];
		let sampleIndex = 0;
		let timeRun = 0;
		let samplesInTimeRun = chapterTrack.timeToSampleTable[0]?.count ?? 0;
		let start = 0;
		const chunkRuns = chapterTrack.sampleToChunkTable;
		for (let run = 0; run < chunkRuns.length && sampleIndex < sampleCount; ++run) {
			const { firstChunk, samplesPerChunk } = chunkRuns[run];
			const nextFirstChunk = chunkRuns[run + 1]?.firstChunk ?? chapterTrack.chunkOffsetTable.length + 1;
			if (run === 0 && firstChunk !== 1 || firstChunk < 1 || samplesPerChunk === 0 || nextFirstChunk <= firstChunk || nextFirstChunk > chapterTrack.chunkOffsetTable.length + 1) throw new Mp4ContentError("Invalid chapter sample-to-chunk table");
			for (let chunk = firstChunk - 1; chunk < nextFirstChunk - 1 && sampleIndex < sampleCount; ++chunk) {
				let offset = chapterTrack.chunkOffsetTable[chunk];
				for (let sample = 0; sample < samplesPerChunk && sampleIndex < sampleCount; ++sample) {
					while (samplesInTimeRun === 0 && timeRun < chapterTrack.timeToSampleTable.length) samplesInTimeRun = chapterTrack.timeToSampleTable[++timeRun]?.count ?? 0;
					const timing = chapterTrack.timeToSampleTable[timeRun];
					if (!timing) throw new Mp4ContentError("Missing chapter sample timing");
					const size = chapterTrack.sampleSize || chapterTrack.sampleSizeTable[sampleIndex];
					if (!(forwardOnly && (this.streamedChapters.has(sampleIndex) || offset >= mediaDataRanges[0].end))) {
						if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(size) || size < 0 || !mediaDataRanges.some((range) => offset >= range.offset && size <= range.end - offset)) throw new Mp4ContentError("Chapter chunk exceeding media data bounds");
						if (forwardOnly && offset < this.tokenizer.position) throw new Mp4ContentError("Chapter chunk exceeding media data bounds");
						const chapter = {
							title: size < 2 || size > maxChapterTitleBytes ? "" : await this.readToken(new ChapterText(size), offset),
							timeScale: chapterTrack.media.header?.timeScale ?? 0,
							start
						};
						if (track.chunkOffsetTable.length > 0 && track.sampleToChunkTable.length > 0 && track.timeToSampleTable.length > 0) chapter.sampleOffset = this.findSampleOffset(track, offset + size);
						if (forwardOnly) this.streamedChapters.set(sampleIndex, chapter);
						else chapters.push(chapter);
					}
					offset += size;
					start += timing.duration;
					--samplesInTimeRun;
					++sampleIndex;
				}
			}
		}
		if (sampleIndex < sampleCount) throw new Mp4ContentError("Missing chapter sample-to-chunk entries");
		if (!forwardOnly) this.metadata.setFormat("chapters", chapters);
		else if (this.streamedChapters.size === sampleCount) this.metadata.setFormat("chapters", [...this.streamedChapters].sort(([left], [right]) => left - right).map(([, chapter]) => chapter));
	}
	findSampleOffset(track, chapterOffset) {
		let chunkIndex = 0;
		while (chunkIndex < track.chunkOffsetTable.length && track.chunkOffsetTable[chunkIndex] < chapterOffset) ++chunkIndex;
		return this.getChunkDuration(chunkIndex + 1, track);
	}
	getChunkDuration(chunkId, track) {
		let ttsi = 0;
		let ttsc = track.timeToSampleTable[ttsi].count;
		let ttsd = track.timeToSampleTable[ttsi].duration;
		let curChunkId = 1;
		let samplesPerChunk = this.getSamplesPerChunk(curChunkId, track.sampleToChunkTable);
		let totalDuration = 0;
		while (curChunkId < chunkId) {
			const nrOfSamples = Math.min(ttsc, samplesPerChunk);
			totalDuration += nrOfSamples * ttsd;
			ttsc -= nrOfSamples;
			samplesPerChunk -= nrOfSamples;
			if (samplesPerChunk === 0) {
				++curChunkId;
				samplesPerChunk = this.getSamplesPerChunk(curChunkId, track.sampleToChunkTable);
			} else {
				++ttsi;
				ttsc = track.timeToSampleTable[ttsi].count;
				ttsd = track.timeToSampleTable[ttsi].duration;
			}
		}
		return totalDuration;
	}
	getSamplesPerChunk(chunkId, stcTable) {
		for (let i = 0; i < stcTable.length - 1; ++i) if (chunkId >= stcTable[i].firstChunk && chunkId < stcTable[i + 1].firstChunk) return stcTable[i].samplesPerChunk;
		return stcTable[stcTable.length - 1].samplesPerChunk;
	}
};
exports.MP4Parser = MP4Parser;

//# sourceMappingURL=MP4Parser-Ddx-MDC6.cjs.map