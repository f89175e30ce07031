const require_entry = require("./entry.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
const require_ParseError = require("./ParseError-D1AV4TBS.cjs");
const require_type = require("./type-wY35G23G.cjs");
const require_ID3v2Token = require("./ID3v2Token-Cur5GdsE.cjs");
const require_Util = require("./Util-DcWmxLEb.cjs");
// node_modules/win-guid/lib/guid.js
var import_src = /* @__PURE__ */ require_entry.__toESM(require_source.require_src(), 1);
/**
* Parse canonical GUID string (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx)
* into Windows / CFBF byte order.
*/
function parseWindowsGuid(guid) {
	let s = guid.trim();
	if (s.length !== 36 || s[8] !== "-" || s[13] !== "-" || s[18] !== "-" || s[23] !== "-") throw new Error(`Invalid GUID format: ${guid}`);
	let v;
	const out = /* @__PURE__ */ new Uint8Array(16);
	v = parseInt(s.slice(0, 8), 16);
	out[0] = v & 255;
	out[1] = v >>> 8 & 255;
	out[2] = v >>> 16 & 255;
	out[3] = v >>> 24 & 255;
	v = parseInt(s.slice(9, 13), 16);
	out[4] = v & 255;
	out[5] = v >>> 8 & 255;
	v = parseInt(s.slice(14, 18), 16);
	out[6] = v & 255;
	out[7] = v >>> 8 & 255;
	v = parseInt(s.slice(19, 23), 16);
	out[8] = v >>> 8 & 255;
	out[9] = v & 255;
	v = parseInt(s.slice(24, 32), 16);
	out[10] = v >>> 24 & 255;
	out[11] = v >>> 16 & 255;
	out[12] = v >>> 8 & 255;
	out[13] = v & 255;
	v = parseInt(s.slice(32, 36), 16);
	out[14] = v >>> 8 & 255;
	out[15] = v & 255;
	for (let i = 0; i < 16; i++) if (!Number.isFinite(out[i])) throw new Error(`Invalid GUID format: ${guid}`);
	if (!/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/.test(s)) throw new Error(`Invalid GUID format: ${guid}`);
	return out;
}
var Guid = class Guid {
	constructor(bytes) {
		if (bytes.length !== 16) throw new Error("GUID must be exactly 16 bytes");
		this.bytes = bytes;
	}
	static fromString(guid) {
		return new Guid(parseWindowsGuid(guid));
	}
	/**
	* Convert Windows / CFBF byte order into canonical GUID string:
	* xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx
	*/
	toString() {
		const b = this.bytes;
		const hx = (n) => n.toString(16).padStart(2, "0");
		return `${hx(b[3]) + hx(b[2]) + hx(b[1]) + hx(b[0])}-${hx(b[5]) + hx(b[4])}-${hx(b[7]) + hx(b[6])}-${hx(b[8]) + hx(b[9])}-${hx(b[10]) + hx(b[11]) + hx(b[12]) + hx(b[13]) + hx(b[14]) + hx(b[15])}`.toUpperCase();
	}
	/**
	* Compare against a Uint8Array containing GUID bytes
	* in Windows / CFBF layout.
	*/
	equals(buf, offset = 0) {
		if (offset < 0 || buf.length - offset < 16) return false;
		const a = this.bytes;
		for (let i = 0; i < 16; i++) if (buf[offset + i] !== a[i]) return false;
		return true;
	}
};
// node_modules/music-metadata/lib/asf/AsfGuid.js
/**
* Ref:
* - https://tools.ietf.org/html/draft-fleischman-asf-01, Appendix A: ASF GUIDs
* - http://drang.s4.xrea.com/program/tips/id3tag/wmp/10_asf_guids.html
* - http://drang.s4.xrea.com/program/tips/id3tag/wmp/index.html
* - http://drang.s4.xrea.com/program/tips/id3tag/wmp/10_asf_guids.html
*
* ASF File Structure:
* - https://msdn.microsoft.com/en-us/library/windows/desktop/ee663575(v=vs.85).aspx
*
* ASF GUIDs:
* - http://drang.s4.xrea.com/program/tips/id3tag/wmp/10_asf_guids.html
* - https://github.com/dji-sdk/FFmpeg/blob/master/libavformat/asf.c
*/
var AsfGuid = class AsfGuid {
	static HeaderObject = new AsfGuid("75B22630-668E-11CF-A6D9-00AA0062CE6C");
	static DataObject = new AsfGuid("75B22636-668E-11CF-A6D9-00AA0062CE6C");
	static SimpleIndexObject = new AsfGuid("33000890-E5B1-11CF-89F4-00A0C90349CB");
	static IndexObject = new AsfGuid("D6E229D3-35DA-11D1-9034-00A0C90349BE");
	static MediaObjectIndexObject = new AsfGuid("FEB103F8-12AD-4C64-840F-2A1D2F7AD48C");
	static TimecodeIndexObject = new AsfGuid("3CB73FD0-0C4A-4803-953D-EDF7B6228F0C");
	static FilePropertiesObject = new AsfGuid("8CABDCA1-A947-11CF-8EE4-00C00C205365");
	static StreamPropertiesObject = new AsfGuid("B7DC0791-A9B7-11CF-8EE6-00C00C205365");
	static HeaderExtensionObject = new AsfGuid("5FBF03B5-A92E-11CF-8EE3-00C00C205365");
	static CodecListObject = new AsfGuid("86D15240-311D-11D0-A3A4-00A0C90348F6");
	static ScriptCommandObject = new AsfGuid("1EFB1A30-0B62-11D0-A39B-00A0C90348F6");
	static MarkerObject = new AsfGuid("F487CD01-A951-11CF-8EE6-00C00C205365");
	static BitrateMutualExclusionObject = new AsfGuid("D6E229DC-35DA-11D1-9034-00A0C90349BE");
	static ErrorCorrectionObject = new AsfGuid("75B22635-668E-11CF-A6D9-00AA0062CE6C");
	static ContentDescriptionObject = new AsfGuid("75B22633-668E-11CF-A6D9-00AA0062CE6C");
	static ExtendedContentDescriptionObject = new AsfGuid("D2D0A440-E307-11D2-97F0-00A0C95EA850");
	static ContentBrandingObject = new AsfGuid("2211B3FA-BD23-11D2-B4B7-00A0C955FC6E");
	static StreamBitratePropertiesObject = new AsfGuid("7BF875CE-468D-11D1-8D82-006097C9A2B2");
	static ContentEncryptionObject = new AsfGuid("2211B3FB-BD23-11D2-B4B7-00A0C955FC6E");
	static ExtendedContentEncryptionObject = new AsfGuid("298AE614-2622-4C17-B935-DAE07EE9289C");
	static DigitalSignatureObject = new AsfGuid("2211B3FC-BD23-11D2-B4B7-00A0C955FC6E");
	static PaddingObject = new AsfGuid("1806D474-CADF-4509-A4BA-9AABCB96AAE8");
	static ExtendedStreamPropertiesObject = new AsfGuid("14E6A5CB-C672-4332-8399-A96952065B5A");
	static AdvancedMutualExclusionObject = new AsfGuid("A08649CF-4775-4670-8A16-6E35357566CD");
	static GroupMutualExclusionObject = new AsfGuid("D1465A40-5A79-4338-B71B-E36B8FD6C249");
	static StreamPrioritizationObject = new AsfGuid("D4FED15B-88D3-454F-81F0-ED5C45999E24");
	static BandwidthSharingObject = new AsfGuid("A69609E6-517B-11D2-B6AF-00C04FD908E9");
	static LanguageListObject = new AsfGuid("7C4346A9-EFE0-4BFC-B229-393EDE415C85");
	static MetadataObject = new AsfGuid("C5F8CBEA-5BAF-4877-8467-AA8C44FA4CCA");
	static MetadataLibraryObject = new AsfGuid("44231C94-9498-49D1-A141-1D134E457054");
	static IndexParametersObject = new AsfGuid("D6E229DF-35DA-11D1-9034-00A0C90349BE");
	static MediaObjectIndexParametersObject = new AsfGuid("6B203BAD-3F11-48E4-ACA8-D7613DE2CFA7");
	static TimecodeIndexParametersObject = new AsfGuid("F55E496D-9797-4B5D-8C8B-604DFE9BFB24");
	static CompatibilityObject = new AsfGuid("26F18B5D-4584-47EC-9F5F-0E651F0452C9");
	static AdvancedContentEncryptionObject = new AsfGuid("43058533-6981-49E6-9B74-AD12CB86D58C");
	static AudioMedia = new AsfGuid("F8699E40-5B4D-11CF-A8FD-00805F5C442B");
	static VideoMedia = new AsfGuid("BC19EFC0-5B4D-11CF-A8FD-00805F5C442B");
	static CommandMedia = new AsfGuid("59DACFC0-59E6-11D0-A3AC-00A0C90348F6");
	static JFIF_Media = new AsfGuid("B61BE100-5B4E-11CF-A8FD-00805F5C442B");
	static Degradable_JPEG_Media = new AsfGuid("35907DE0-E415-11CF-A917-00805F5C442B");
	static FileTransferMedia = new AsfGuid("91BD222C-F21C-497A-8B6D-5AA86BFC0185");
	static BinaryMedia = new AsfGuid("3AFB65E2-47EF-40F2-AC2C-70A90D71D343");
	static ASF_Index_Placeholder_Object = new AsfGuid("D9AADE20-7C17-4F9C-BC28-8555DD98E2A2");
	static fromBin(bin, offset = 0) {
		return new AsfGuid(AsfGuid.decode(bin, offset));
	}
	/**
	* Decode GUID in format like "B503BF5F-2EA9-CF11-8EE3-00C00C205365"
	* @param objectId Binary GUID
	* @param offset Read offset in bytes, default 0
	* @returns GUID as dashed hexadecimal representation
	*/
	static decode(objectId, offset = 0) {
		return new Guid(objectId.subarray(offset, offset + 16)).toString();
	}
	/**
	* Decode stream type
	* @param mediaType Media type GUID
	* @returns Media type
	*/
	static decodeMediaType(mediaType) {
		switch (mediaType.str) {
			case AsfGuid.AudioMedia.str: return "audio";
			case AsfGuid.VideoMedia.str: return "video";
			case AsfGuid.CommandMedia.str: return "command";
			case AsfGuid.Degradable_JPEG_Media.str: return "degradable-jpeg";
			case AsfGuid.FileTransferMedia.str: return "file-transfer";
			case AsfGuid.BinaryMedia.str: return "binary";
		}
	}
	/**
	* Encode GUID
	* @param guid GUID like: "B503BF5F-2EA9-CF11-8EE3-00C00C205365"
	* @returns Encoded Binary GUID
	*/
	static encode(guid) {
		return parseWindowsGuid(guid);
	}
	str;
	constructor(str) {
		this.str = str;
	}
	equals(guid) {
		return this.str === guid.str;
	}
	toBin() {
		return AsfGuid.encode(this.str);
	}
};
// node_modules/music-metadata/lib/asf/AsfUtil.js
function getParserForAttr(i) {
	return attributeParsers[i];
}
function parseUnicodeAttr(uint8Array) {
	return require_Util.stripNulls(require_Util.decodeString(uint8Array, "utf-16le"));
}
var attributeParsers = [
	parseUnicodeAttr,
	parseByteArrayAttr,
	parseBoolAttr,
	parseDWordAttr,
	parseQWordAttr,
	parseWordAttr,
	parseByteArrayAttr
];
function parseByteArrayAttr(buf) {
	return new Uint8Array(buf);
}
function parseBoolAttr(buf, offset = 0) {
	return parseWordAttr(buf, offset) === 1;
}
function parseDWordAttr(buf, offset = 0) {
	return require_source.UINT32_LE.get(buf, offset);
}
function parseQWordAttr(buf, offset = 0) {
	return require_source.UINT64_LE.get(buf, offset);
}
function parseWordAttr(buf, offset = 0) {
	return require_source.UINT16_LE.get(buf, offset);
}
// node_modules/music-metadata/lib/asf/AsfObject.js
var AsfContentParseError = class extends require_ParseError.makeUnexpectedFileContentError("ASF") {};
/**
* Token for: 3. ASF top-level Header Object
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/03_asf_top_level_header_object.html#3
*/
var TopLevelHeaderObjectToken = {
	len: 30,
	get: (buf, off) => {
		const base = HeaderObjectToken.get(buf, off);
		if (base.objectSize < TopLevelHeaderObjectToken.len) throw new AsfContentParseError(`Invalid ASF top-level header object size: ${base.objectSize}`);
		return {
			...base,
			numberOfHeaderObjects: require_source.UINT32_LE.get(buf, off + 24)
		};
	}
};
/**
* Token for: 3.1 Header Object (mandatory, one only)
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/03_asf_top_level_header_object.html#3_1
*/
var HeaderObjectToken = {
	len: 24,
	get: (buf, off) => {
		const objectSize = require_source.UINT64_LE.get(buf, off + 16);
		if (objectSize < BigInt(HeaderObjectToken.len) || objectSize > BigInt(Number.MAX_SAFE_INTEGER)) throw new AsfContentParseError(`Invalid ASF header object size: ${objectSize}`);
		return {
			objectId: AsfGuid.fromBin(buf, off),
			objectSize: Number(objectSize)
		};
	}
};
var State = class {
	len;
	constructor(header) {
		this.len = header.objectSize - HeaderObjectToken.len;
	}
	postProcessTag(tags, name, valueType, data) {
		if (name === "WM/Picture") tags.push({
			id: name,
			value: WmPictureToken.fromBuffer(data)
		});
		else {
			const parseAttr = getParserForAttr(valueType);
			if (!parseAttr) throw new AsfContentParseError(`unexpected value headerType: ${valueType}`);
			tags.push({
				id: name,
				value: parseAttr(data)
			});
		}
	}
};
/**
* Token for: 3.2: File Properties Object (mandatory, one only)
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/03_asf_top_level_header_object.html#3_2
*/
var FilePropertiesObject = class extends State {
	static guid = AsfGuid.FilePropertiesObject;
	get(buf, off) {
		const flags = require_source.UINT32_LE.get(buf, off + 64);
		return {
			fileId: AsfGuid.fromBin(buf, off),
			fileSize: require_source.UINT64_LE.get(buf, off + 16),
			creationDate: require_source.UINT64_LE.get(buf, off + 24),
			dataPacketsCount: require_source.UINT64_LE.get(buf, off + 32),
			playDuration: require_source.UINT64_LE.get(buf, off + 40),
			sendDuration: require_source.UINT64_LE.get(buf, off + 48),
			preroll: require_source.UINT64_LE.get(buf, off + 56),
			flags: {
				broadcast: (flags & 1) !== 0,
				seekable: (flags & 2) !== 0
			},
			minimumDataPacketSize: require_source.UINT32_LE.get(buf, off + 68),
			maximumDataPacketSize: require_source.UINT32_LE.get(buf, off + 72),
			maximumBitrate: require_source.UINT32_LE.get(buf, off + 76)
		};
	}
};
/**
* Token for: 3.3 Stream Properties Object (mandatory, one per stream)
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/03_asf_top_level_header_object.html#3_3
*/
var StreamPropertiesObject = class extends State {
	static guid = AsfGuid.StreamPropertiesObject;
	get(buf, off) {
		const available = Math.min(this.len, buf.length - off);
		if (available < 54) throw new AsfContentParseError("Truncated Stream Properties Object");
		const typeSpecificSize = require_source.UINT32_LE.get(buf, off + 40);
		if (typeSpecificSize + require_source.UINT32_LE.get(buf, off + 44) > available - 54) throw new AsfContentParseError("ASF stream data exceeds Stream Properties Object payload");
		const result = {
			streamType: AsfGuid.decodeMediaType(AsfGuid.fromBin(buf, off)),
			errorCorrectionType: AsfGuid.fromBin(buf, off + 16),
			streamNumber: require_source.UINT16_LE.get(buf, off + 48) & 127
		};
		const data = off + 54;
		if (result.streamType === "audio" && typeSpecificSize >= 16) {
			result.codecId = `0x${require_source.UINT16_LE.get(buf, data).toString(16).padStart(4, "0")}`;
			result.audio = {
				channels: require_source.UINT16_LE.get(buf, data + 2),
				samplingFrequency: require_source.UINT32_LE.get(buf, data + 4)
			};
			const bitDepth = require_source.UINT16_LE.get(buf, data + 14);
			if (bitDepth > 0) result.audio.bitDepth = bitDepth;
			const bytesPerSecond = require_source.UINT32_LE.get(buf, data + 8);
			if (bytesPerSecond > 0) result.bitrate = bytesPerSecond * 8;
		} else if (result.streamType === "video" && typeSpecificSize >= 11) {
			result.video = {
				pixelWidth: require_source.UINT32_LE.get(buf, data),
				pixelHeight: require_source.UINT32_LE.get(buf, data + 4)
			};
			const formatSize = require_source.UINT16_LE.get(buf, data + 9);
			if (formatSize > typeSpecificSize - 11) throw new AsfContentParseError("ASF video format data exceeds stream data");
			if (formatSize >= 20) result.codecId = new require_source.StringType(4, "ascii").get(buf, data + 27);
		}
		return result;
	}
};
/**
* 3.4: Header Extension Object (mandatory, one only)
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/03_asf_top_level_header_object.html#3_4
*/
var HeaderExtensionObject = class {
	static guid = AsfGuid.HeaderExtensionObject;
	len;
	constructor() {
		this.len = 22;
	}
	get(buf, off) {
		const view = new DataView(buf.buffer, off);
		return {
			reserved1: AsfGuid.fromBin(buf, off),
			reserved2: view.getUint16(16, true),
			extensionDataSize: view.getUint32(18, true)
		};
	}
};
/**
* 3.5: The Codec List Object provides user-friendly information about the codecs and formats used to encode the content found in the ASF file.
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/03_asf_top_level_header_object.html#3_5
*/
var CodecListObjectHeader = {
	len: 20,
	get: (buf, off) => {
		return { entryCount: new DataView(buf.buffer, off).getUint16(16, true) };
	}
};
var BoundedReader = class {
	tokenizer;
	remaining;
	constructor(tokenizer, size) {
		this.tokenizer = tokenizer;
		this.remaining = size;
	}
	async readToken(token) {
		this.ensureAvailable(token.len);
		const value = await this.tokenizer.readToken(token);
		this.remaining -= token.len;
		return value;
	}
	async readNumber(token) {
		return this.readToken(token);
	}
	async readBuffer(length) {
		this.ensureAvailable(length);
		const buffer = new Uint8Array(length);
		await this.tokenizer.readBuffer(buffer);
		this.remaining -= length;
		return buffer;
	}
	async ignoreRemaining() {
		const ignored = await this.tokenizer.ignore(this.remaining);
		if (ignored !== this.remaining) throw new AsfContentParseError(`Unexpected end of ASF Codec List Object; missing ${this.remaining - ignored} bytes`);
		this.remaining = 0;
	}
	ensureAvailable(length) {
		if (length > this.remaining) throw new AsfContentParseError(`ASF Codec List field size ${length} exceeds remaining object payload size ${this.remaining}`);
	}
};
async function readString(reader) {
	const length = await reader.readNumber(require_source.UINT16_LE);
	return (await reader.readToken(new require_source.StringType(length * 2, "utf-16le"))).replace("\0", "");
}
/**
* 3.5: Read the Codec-List-Object, which provides user-friendly information about the codecs and formats used to encode the content found in the ASF file.
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/03_asf_top_level_header_object.html#3_5
*/
async function readCodecEntries(tokenizer, payloadSize) {
	const reader = new BoundedReader(tokenizer, payloadSize);
	const codecHeader = await reader.readToken(CodecListObjectHeader);
	const entries = [];
	for (let i = 0; i < codecHeader.entryCount; ++i) entries.push(await readCodecEntry(reader));
	await reader.ignoreRemaining();
	return entries;
}
async function readInformation(reader) {
	const length = await reader.readNumber(require_source.UINT16_LE);
	return reader.readBuffer(length);
}
/**
* Read Codec-Entries
* @param reader
*/
async function readCodecEntry(reader) {
	const type = await reader.readNumber(require_source.UINT16_LE);
	return {
		type: {
			videoCodec: (type & 1) === 1,
			audioCodec: (type & 2) === 2
		},
		codecName: await readString(reader),
		description: await readString(reader),
		information: await readInformation(reader)
	};
}
/**
* 3.10 Content Description Object (optional, one only)
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/03_asf_top_level_header_object.html#3_10
*/
var ContentDescriptionObjectState = class ContentDescriptionObjectState extends State {
	static guid = AsfGuid.ContentDescriptionObject;
	static contentDescTags = [
		"Title",
		"Author",
		"Copyright",
		"Description",
		"Rating"
	];
	get(buf, off) {
		const tags = [];
		const view = new DataView(buf.buffer, off);
		let pos = 10;
		for (let i = 0; i < ContentDescriptionObjectState.contentDescTags.length; ++i) {
			const length = view.getUint16(i * 2, true);
			if (length > 0) {
				const tagName = ContentDescriptionObjectState.contentDescTags[i];
				const end = pos + length;
				tags.push({
					id: tagName,
					value: parseUnicodeAttr(buf.subarray(off + pos, off + end))
				});
				pos = end;
			}
		}
		return tags;
	}
};
/**
* 3.11 Extended Content Description Object (optional, one only)
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/03_asf_top_level_header_object.html#3_11
*/
var ExtendedContentDescriptionObjectState = class extends State {
	static guid = AsfGuid.ExtendedContentDescriptionObject;
	get(buf, off) {
		const tags = [];
		const view = new DataView(buf.buffer, off);
		const attrCount = view.getUint16(0, true);
		let pos = 2;
		for (let i = 0; i < attrCount; i += 1) {
			const nameLen = view.getUint16(pos, true);
			pos += 2;
			const name = parseUnicodeAttr(buf.subarray(off + pos, off + pos + nameLen));
			pos += nameLen;
			const valueType = view.getUint16(pos, true);
			pos += 2;
			const valueLen = view.getUint16(pos, true);
			pos += 2;
			const value = buf.subarray(off + pos, off + pos + valueLen);
			pos += valueLen;
			this.postProcessTag(tags, name, valueType, value);
		}
		return tags;
	}
};
/**
* 4.1 Extended Stream Properties Object (optional, 1 per media stream)
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/04_objects_in_the_asf_header_extension_object.html#4_1
*/
var ExtendedStreamPropertiesObjectState = class extends State {
	static guid = AsfGuid.ExtendedStreamPropertiesObject;
	get(buf, off) {
		const end = off + Math.min(this.len, buf.length - off);
		if (end - off < 64) throw new AsfContentParseError("Truncated Extended Stream Properties Object");
		const flags = require_source.UINT32_LE.get(buf, off + 44);
		const result = {
			startTime: require_source.UINT64_LE.get(buf, off),
			endTime: require_source.UINT64_LE.get(buf, off + 8),
			dataBitrate: require_source.UINT32_LE.get(buf, off + 16),
			bufferSize: require_source.UINT32_LE.get(buf, off + 20),
			initialBufferFullness: require_source.UINT32_LE.get(buf, off + 24),
			alternateDataBitrate: require_source.UINT32_LE.get(buf, off + 28),
			alternateBufferSize: require_source.UINT32_LE.get(buf, off + 32),
			alternateInitialBufferFullness: require_source.UINT32_LE.get(buf, off + 36),
			maximumObjectSize: require_source.UINT32_LE.get(buf, off + 40),
			flags: {
				reliableFlag: (flags & 1) !== 0,
				seekableFlag: (flags & 2) !== 0,
				resendLiveCleanpointsFlag: (flags & 8) !== 0
			},
			streamNumber: require_source.UINT16_LE.get(buf, off + 48) & 127,
			streamLanguageId: require_source.UINT16_LE.get(buf, off + 50),
			averageTimePerFrame: Number(require_source.UINT64_LE.get(buf, off + 52)),
			streamNameCount: require_source.UINT16_LE.get(buf, off + 60),
			payloadExtensionSystems: require_source.UINT16_LE.get(buf, off + 62),
			streamNames: [],
			streamPropertiesObject: null
		};
		let cursor = off + 64;
		const requireBytes = (length) => {
			if (length > end - cursor) throw new AsfContentParseError("ASF extended stream data exceeds object payload");
		};
		for (let index = 0; index < result.streamNameCount; ++index) {
			requireBytes(4);
			const language = require_source.UINT16_LE.get(buf, cursor);
			const length = require_source.UINT16_LE.get(buf, cursor + 2);
			cursor += 4;
			requireBytes(length);
			result.streamNames.push({
				streamLanguageId: language,
				streamName: parseUnicodeAttr(buf.subarray(cursor, cursor + length))
			});
			cursor += length;
		}
		for (let index = 0; index < result.payloadExtensionSystems; ++index) {
			requireBytes(22);
			const length = require_source.UINT32_LE.get(buf, cursor + 18);
			cursor += 22;
			requireBytes(length);
			cursor += length;
		}
		if (cursor < end) {
			requireBytes(HeaderObjectToken.len);
			const header = HeaderObjectToken.get(buf, cursor);
			if (!header.objectId.equals(AsfGuid.StreamPropertiesObject) || header.objectSize !== end - cursor) throw new AsfContentParseError("Invalid embedded ASF Stream Properties Object");
			result.streamPropertiesObject = new StreamPropertiesObject(header).get(buf, cursor + HeaderObjectToken.len);
		}
		return result;
	}
};
/**
* 4.7  Metadata Object (optional, 0 or 1)
* Ref: http://drang.s4.xrea.com/program/tips/id3tag/wmp/04_objects_in_the_asf_header_extension_object.html#4_7
*/
var MetadataObjectState = class extends State {
	static guid = AsfGuid.MetadataObject;
	get(uint8Array, off) {
		const tags = [];
		const view = new DataView(uint8Array.buffer, off);
		const descriptionRecordsCount = view.getUint16(0, true);
		let pos = 2;
		for (let i = 0; i < descriptionRecordsCount; i += 1) {
			pos += 4;
			const nameLen = view.getUint16(pos, true);
			pos += 2;
			const dataType = view.getUint16(pos, true);
			pos += 2;
			const dataLen = view.getUint32(pos, true);
			pos += 4;
			const name = parseUnicodeAttr(uint8Array.subarray(off + pos, off + pos + nameLen));
			pos += nameLen;
			const data = uint8Array.subarray(off + pos, off + pos + dataLen);
			pos += dataLen;
			this.postProcessTag(tags, name, dataType, data);
		}
		return tags;
	}
};
var MetadataLibraryObjectState = class extends MetadataObjectState {
	static guid = AsfGuid.MetadataLibraryObject;
};
/**
* Ref: https://msdn.microsoft.com/en-us/library/windows/desktop/dd757977(v=vs.85).aspx
*/
var WmPictureToken = class WmPictureToken {
	static fromBuffer(buffer) {
		return new WmPictureToken(buffer.length).get(buffer, 0);
	}
	len;
	constructor(len) {
		this.len = len;
	}
	get(buffer, offset) {
		const view = new DataView(buffer.buffer, offset);
		const typeId = view.getUint8(0);
		const size = view.getInt32(1, true);
		let index = 5;
		while (view.getUint16(index) !== 0) index += 2;
		const format = new require_source.StringType(index - 5, "utf-16le").get(buffer, 5);
		while (view.getUint16(index) !== 0) index += 2;
		const description = new require_source.StringType(index - 5, "utf-16le").get(buffer, 5);
		return {
			type: require_ID3v2Token.AttachedPictureType[typeId],
			format,
			description,
			size,
			data: buffer.slice(index + 4)
		};
	}
};
// node_modules/music-metadata/lib/asf/AsfParser.js
var debug = (0, import_src.default)("music-metadata:parser:ASF");
var headerType = "asf";
var maxAsfMetadataObjectSize = 16777216;
/**
* Windows Media Metadata Usage Guidelines
* - Ref: https://msdn.microsoft.com/en-us/library/ms867702.aspx
*
* Ref:
* - https://tools.ietf.org/html/draft-fleischman-asf-01
* - https://hwiegman.home.xs4all.nl/fileformats/asf/ASF_Specification.pdf
* - http://drang.s4.xrea.com/program/tips/id3tag/wmp/index.html
* - https://msdn.microsoft.com/en-us/library/windows/desktop/ee663575(v=vs.85).aspx
*/
var AsfParser = class extends require_ParseError.BasicParser {
	streams = /* @__PURE__ */ new Map();
	codecs = [];
	streamBitrates = /* @__PURE__ */ new Map();
	async parse() {
		const header = await this.tokenizer.readToken(TopLevelHeaderObjectToken);
		if (!header.objectId.equals(AsfGuid.HeaderObject)) throw new AsfContentParseError(`expected asf header; but was not found; got: ${header.objectId.str}`);
		if (header.numberOfHeaderObjects < 1 || header.numberOfHeaderObjects > 1e4) throw new AsfContentParseError(`Unrealistic number of ASF header objects: ${header.numberOfHeaderObjects}`);
		await this.parseObjectHeaders(header.numberOfHeaderObjects, header.objectSize - TopLevelHeaderObjectToken.len);
		for (const stream of this.streams.values()) {
			const type = stream.streamType === "audio" ? require_type.TrackType.audio : stream.streamType === "video" ? require_type.TrackType.video : stream.streamType === "command" ? require_type.TrackType.control : stream.streamType === "binary" ? require_type.TrackType.metadata : void 0;
			const codec = this.codecs.find((codec) => {
				if (type === require_type.TrackType.audio && codec.type.audioCodec && codec.information.length >= 2) return stream.codecId === `0x${require_source.UINT16_LE.get(codec.information, 0).toString(16).padStart(4, "0")}`;
				return type === require_type.TrackType.video && codec.type.videoCodec && codec.information.length >= 4 && stream.codecId === new require_source.StringType(4, "ascii").get(codec.information, 0);
			});
			const track = {
				id: stream.streamNumber,
				type
			};
			if (stream.codecId !== void 0) track.codecId = stream.codecId;
			if (codec) track.codecName = codec.codecName;
			if (stream.audio) track.audio = stream.audio;
			if (stream.video) track.video = stream.video;
			const bitrate = this.streamBitrates.get(stream.streamNumber) ?? stream.bitrate;
			if (bitrate !== void 0) track.bitrate = bitrate;
			this.metadata.addStreamInfo(track);
		}
		const audio = [...this.streams.values()].find((stream) => stream.audio)?.audio;
		if (audio) {
			this.metadata.setFormat("sampleRate", audio.samplingFrequency);
			this.metadata.setFormat("numberOfChannels", audio.channels);
			if (audio.bitDepth !== void 0) this.metadata.setFormat("bitsPerSample", audio.bitDepth);
		}
	}
	async parseObjectHeaders(numberOfObjectHeaders, remainingHeaderSize) {
		let tags;
		for (let index = 0; index < numberOfObjectHeaders; ++index) {
			const { header, payloadSize } = await this.readObjectHeader(remainingHeaderSize, "header");
			debug("header GUID=%s", header.objectId.str);
			switch (header.objectId.str) {
				case FilePropertiesObject.guid.str: {
					this.validateAllocationSize(payloadSize, "File Properties Object");
					const fpo = await this.tokenizer.readToken(new FilePropertiesObject(header));
					this.metadata.setFormat("duration", Number(fpo.playDuration / BigInt(1e3)) / 1e4 - Number(fpo.preroll) / 1e3);
					this.metadata.setFormat("bitrate", fpo.maximumBitrate);
					break;
				}
				case StreamPropertiesObject.guid.str: {
					this.validateAllocationSize(payloadSize, "Stream Properties Object");
					const spo = await this.tokenizer.readToken(new StreamPropertiesObject(header));
					this.metadata.setFormat("container", `ASF/${spo.streamType}`);
					if (spo.streamType === "audio") this.metadata.setFormat("hasAudio", true);
					else if (spo.streamType === "video") this.metadata.setFormat("hasVideo", true);
					this.streams.set(spo.streamNumber, spo);
					break;
				}
				case HeaderExtensionObject.guid.str: {
					const extensionHeaderToken = new HeaderExtensionObject();
					if (payloadSize < extensionHeaderToken.len) throw new AsfContentParseError(`ASF Header Extension Object payload is too small: ${payloadSize} bytes`);
					const extHeader = await this.tokenizer.readToken(extensionHeaderToken);
					const expectedExtensionSize = payloadSize - extensionHeaderToken.len;
					if (extHeader.extensionDataSize !== expectedExtensionSize) throw new AsfContentParseError(`ASF extension data size ${extHeader.extensionDataSize} does not match enclosing payload size ${expectedExtensionSize}`);
					await this.parseExtensionObject(extHeader.extensionDataSize);
					break;
				}
				case ContentDescriptionObjectState.guid.str:
					this.validateAllocationSize(payloadSize, "Content Description Object");
					tags = await this.tokenizer.readToken(new ContentDescriptionObjectState(header));
					await this.addTags(tags);
					break;
				case ExtendedContentDescriptionObjectState.guid.str:
					this.validateAllocationSize(payloadSize, "Extended Content Description Object");
					tags = await this.tokenizer.readToken(new ExtendedContentDescriptionObjectState(header));
					await this.addTags(tags);
					break;
				case AsfGuid.CodecListObject.str: {
					this.validateAllocationSize(payloadSize, "Codec List Object");
					let codecs;
					try {
						codecs = await readCodecEntries(this.tokenizer, payloadSize);
					} catch (error) {
						throw new AsfContentParseError(`Invalid ASF Codec List Object: ${error instanceof Error ? error.message : String(error)}`);
					}
					this.codecs.push(...codecs);
					const audioCodecs = codecs.filter((codec) => codec.type.audioCodec).map((codec) => codec.codecName).join("/");
					this.metadata.setFormat("codec", audioCodecs);
					break;
				}
				case AsfGuid.StreamBitratePropertiesObject.str: {
					if (payloadSize < 2) throw new AsfContentParseError("Truncated Stream Bitrate Properties Object");
					const count = await this.tokenizer.readToken(require_source.UINT16_LE);
					if (count * 6 > payloadSize - 2) throw new AsfContentParseError("ASF stream bitrate records exceed object payload");
					for (let index = 0; index < count; ++index) {
						const streamNumber = await this.tokenizer.readToken(require_source.UINT16_LE) & 127;
						this.streamBitrates.set(streamNumber, await this.tokenizer.readToken(require_source.UINT32_LE));
					}
					await this.ignorePayload(payloadSize - 2 - count * 6, "Stream Bitrate Properties Object");
					break;
				}
				case AsfGuid.PaddingObject.str:
					debug("Padding: %s bytes", payloadSize);
					await this.ignorePayload(payloadSize, "Padding Object");
					break;
				default:
					this.metadata.addWarning(`Ignore ASF-Object-GUID: ${header.objectId.str}`);
					debug("Ignore ASF-Object-GUID: %s", header.objectId.str);
					await this.ignorePayload(payloadSize, `object ${header.objectId.str}`);
			}
			remainingHeaderSize -= header.objectSize;
		}
		if (remainingHeaderSize !== 0) throw new AsfContentParseError(`ASF header child objects leave ${remainingHeaderSize} payload byte(s) unaccounted`);
	}
	async addTags(tags) {
		await Promise.all(tags.map(({ id, value }) => this.metadata.addTag(headerType, id, value)));
	}
	async readObjectHeader(remainingSize, containerType) {
		if (remainingSize < HeaderObjectToken.len) throw new AsfContentParseError(`Insufficient ASF ${containerType} data for an object header: ${remainingSize} bytes`);
		const header = await this.tokenizer.readToken(HeaderObjectToken);
		if (header.objectSize > remainingSize) throw new AsfContentParseError(`ASF ${containerType} object size ${header.objectSize} exceeds remaining ${containerType} payload size ${remainingSize}`);
		return {
			header,
			payloadSize: this.validatePayloadAvailability(header, `${containerType} object`)
		};
	}
	validatePayloadAvailability(header, objectType) {
		const payloadSize = header.objectSize - HeaderObjectToken.len;
		const fileSize = this.tokenizer.fileInfo.size;
		if (fileSize !== void 0) {
			const available = fileSize - this.tokenizer.position;
			if (payloadSize > available) throw new AsfContentParseError(`ASF ${objectType} payload size ${payloadSize} exceeds available input size ${available}`);
		}
		return payloadSize;
	}
	validateAllocationSize(payloadSize, objectType) {
		if (payloadSize > maxAsfMetadataObjectSize) throw new AsfContentParseError(`ASF ${objectType} payload size ${payloadSize} exceeds allocation limit ${maxAsfMetadataObjectSize}`);
	}
	async ignorePayload(payloadSize, objectType) {
		let ignored;
		try {
			ignored = await this.tokenizer.ignore(payloadSize);
		} catch (error) {
			if (error instanceof require_source.EndOfStreamError) throw new AsfContentParseError(`Unexpected end of ASF ${objectType}`);
			throw error;
		}
		if (ignored !== payloadSize) throw new AsfContentParseError(`Unexpected end of ASF ${objectType}; missing ${payloadSize - ignored} bytes`);
	}
	async parseExtensionObject(extensionSize) {
		while (extensionSize > 0) {
			const { header, payloadSize } = await this.readObjectHeader(extensionSize, "extension");
			switch (header.objectId.str) {
				case ExtendedStreamPropertiesObjectState.guid.str: {
					this.validateAllocationSize(payloadSize, "Extended Stream Properties Object");
					const extended = await this.tokenizer.readToken(new ExtendedStreamPropertiesObjectState(header));
					if (extended.streamPropertiesObject) {
						const stream = extended.streamPropertiesObject;
						this.streams.set(stream.streamNumber, stream);
						this.metadata.setFormat("container", `ASF/${stream.streamType}`);
					}
					break;
				}
				case MetadataObjectState.guid.str: {
					this.validateAllocationSize(payloadSize, "Metadata Object");
					const moTags = await this.tokenizer.readToken(new MetadataObjectState(header));
					await this.addTags(moTags);
					break;
				}
				case MetadataLibraryObjectState.guid.str: {
					this.validateAllocationSize(payloadSize, "Metadata Library Object");
					const mlTags = await this.tokenizer.readToken(new MetadataLibraryObjectState(header));
					await this.addTags(mlTags);
					break;
				}
				case AsfGuid.PaddingObject.str:
					await this.ignorePayload(payloadSize, "extension Padding Object");
					break;
				case AsfGuid.CompatibilityObject.str:
					await this.ignorePayload(payloadSize, "Compatibility Object");
					break;
				case AsfGuid.ASF_Index_Placeholder_Object.str:
					await this.ignorePayload(payloadSize, "Index Placeholder Object");
					break;
				default:
					this.metadata.addWarning(`Ignore ASF-Object-GUID: ${header.objectId.str}`);
					await this.ignorePayload(payloadSize, `extension object ${header.objectId.str}`);
			}
			extensionSize -= header.objectSize;
		}
	}
};
exports.AsfParser = AsfParser;

//# sourceMappingURL=AsfParser-DBeiYQff.cjs.map