const require_entry = require("./entry.cjs");
const require_failure = require("./failure-XkjRP7jz.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
let node_crypto = require("node:crypto");
// workers/fingerprint/content-key.ts
/** SHA-256 over every byte. */
function fullKey(bytes) {
	return {
		contentKey: `sha256-${(0, node_crypto.createHash)("sha256").update(bytes).digest("hex")}`,
		full: true
	};
}
/**
* A key for a file too large to read whole: SHA-256 over its size and samples at the start, the end and evenly between.
* It is only a candidate for "same bytes": an edit between the samples does not change it.
*/
async function sampledKey(source, onRead) {
	const size = source.file.sizeBytes;
	const hash = (0, node_crypto.createHash)("sha256").update(`${size}:`);
	const last = size - require_entry.limits.keySampleBytes;
	for (let sample = 0; sample < require_entry.limits.keySamples; sample += 1) {
		const offset = Math.floor(last * sample / (require_entry.limits.keySamples - 1));
		const bytes = await source.read(offset, require_entry.limits.keySampleBytes);
		hash.update(bytes);
		onRead(bytes.length);
	}
	return {
		contentKey: `sampled-${hash.digest("hex")}`,
		full: false
	};
}
// workers/fingerprint/identify.ts
/** One spelling for each type, whatever the detecting library calls it. */
var spelling = {
	"audio/x-m4a": "audio/mp4",
	"audio/ape": "audio/x-ape",
	"audio/wavpack": "audio/x-wavpack",
	"audio/x-flac": "audio/flac",
	"audio/vnd.wave": "audio/wav",
	"audio/x-ms-asf": "audio/x-ms-wma",
	"application/vnd.ms-asf": "video/x-ms-asf",
	"video/vnd.avi": "video/x-msvideo",
	"video/matroska": "video/x-matroska",
	"audio/matroska": "audio/x-matroska",
	"video/mp1s": "video/mpeg",
	"video/mp2p": "video/mpeg",
	"video/x-m4v": "video/mp4",
	"application/ogg": "video/ogg",
	"application/mxf": "video/mxf"
};
/** Pictures that can be read. Video and audio are open sets: the tools say what they can do. */
var readablePictures = /* @__PURE__ */ new Set([
	"image/jpeg",
	"image/png",
	"image/apng",
	"image/webp",
	"image/gif",
	"image/tiff",
	"image/avif",
	"image/heic",
	"image/heic-sequence",
	"image/heif",
	"image/heif-sequence",
	"image/bmp"
]);
var names = {
	"image/svg+xml": "an SVG drawing, which can contain programs and is not opened",
	"image/jxl": "a JPEG XL picture",
	"image/jp2": "a JPEG 2000 picture",
	"image/vnd.ms-photo": "a JPEG XR picture",
	"image/vnd.adobe.photoshop": "a Photoshop document",
	"image/x-icon": "an icon",
	"image/x-adobe-dng": "a camera raw picture (DNG)",
	"image/x-nikon-nef": "a camera raw picture (Nikon NEF)",
	"image/x-canon-cr2": "a camera raw picture (Canon CR2)",
	"image/x-canon-cr3": "a camera raw picture (Canon CR3)",
	"image/x-fujifilm-raf": "a camera raw picture (Fujifilm RAF)",
	"image/x-panasonic-rw2": "a camera raw picture (Panasonic RW2)",
	"image/x-sony-arw": "a camera raw picture (Sony ARW)",
	"image/x-olympus-orf": "a camera raw picture (Olympus ORF)",
	"image/x-sigma-x3f": "a camera raw picture (Sigma X3F)",
	"application/zip": "a ZIP archive",
	"application/pdf": "a PDF document",
	"application/eps": "a PostScript picture, which is a program and is not run",
	"application/postscript": "a PostScript document, which is a program and is not run",
	"application/xml": "an XML document",
	"text/html": "a web page",
	"audio/midi": "a MIDI score, which holds notes and no sound"
};
/** The identity that a media type stands for. */
function identityOf(reportedMime) {
	const bare = (reportedMime.split(";")[0] ?? reportedMime).trim().toLowerCase();
	const mime = spelling[bare] ?? bare;
	const named = names[mime];
	if (named != null) return {
		is: "other",
		what: named
	};
	if (readablePictures.has(mime)) return {
		is: "media",
		kind: "photo",
		mime
	};
	if (mime.startsWith("image/")) return {
		is: "other",
		what: `a picture of the type ${mime}`
	};
	if (mime.startsWith("video/")) return {
		is: "media",
		kind: "video",
		mime
	};
	if (mime.startsWith("audio/")) return {
		is: "media",
		kind: "audio",
		mime
	};
	return {
		is: "other",
		what: `a file of the type ${mime}`
	};
}
var rawExtensions = new Set("nef nrw arw srf sr2 pef orf raw srw dcr kdc erf mef mos iiq 3fr".split(" "));
/**
* Camera raws that are TIFF files to a sniffer. Reading them as TIFF would show the stamp-sized preview as if it were
* the picture. Here, and only here, the name decides between two readings that the content allows.
*/
function withRawName(identity, extension) {
	return identity.is === "media" && identity.mime === "image/tiff" && rawExtensions.has(extension) ? {
		is: "other",
		what: `a camera raw picture (${extension.toUpperCase()})`
	} : identity;
}
var mediaExtensions = new Set("jpg jpeg jpe jfif png apng webp gif tif tiff avif heic heif hif bmp dib jxl jp2 dng nef cr2 cr3 arw raf rw2 orf pef x3f mp4 m4v mov qt mkv webm avi ts mts m2ts 3gp 3g2 wmv asf flv mpg mpeg vob ps ogv mxf mp3 flac ogg oga opus m4a m4b aac wav bwf aif aiff wma ape wv mka amr dsf".split(" "));
function isMediaExtension(extension) {
	return mediaExtensions.has(extension);
}
/** The extension of a name in lower case, without its dot; empty when there is none. */
function extensionOf(name) {
	const dot = name.lastIndexOf(".");
	return dot <= 0 ? "" : name.slice(dot + 1).toLowerCase();
}
// workers/fingerprint/sniff.ts
/**
* Tells what a file is by its content. The library is asked in the middle: before it stand the cases that it gets
* wrong or would call something vaguer, after it those that it does not know.
*/
async function sniff(head) {
	const before = heifBrand(head) ?? markup(head);
	if (before != null) return before;
	const found = await require_source.fileTypeFromBuffer(head);
	if (found != null) return identityOf(found.mime);
	const byMagic = magic(head);
	if (byMagic != null) return byMagic;
	if (isText(head)) return {
		is: "other",
		what: "a text file"
	};
	return hasMpegAudioFrames(head) ? identityOf("audio/mpeg") : { is: "unknown" };
}
function ascii(bytes, start, end) {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1", start, end);
}
var pictureBrands = {
	avif: "image/avif",
	avis: "image/avif",
	heic: "image/heic",
	heix: "image/heic",
	heim: "image/heic",
	heis: "image/heic",
	hevc: "image/heic-sequence",
	hevx: "image/heic-sequence",
	mif1: "image/heif",
	msf1: "image/heif-sequence"
};
/**
* HEIF and AVIF share their container with MP4. The major brand decides where it names a codec; behind the general
* brands the compatible ones do (ISO/IEC 23008-12).
*/
function heifBrand(head) {
	if (ascii(head, 4, 8) !== "ftyp") return null;
	const boxEnd = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length, 256);
	const major = ascii(head, 8, 12);
	const compatible = [];
	for (let at = 16; at + 4 <= boxEnd; at += 4) compatible.push(ascii(head, at, at + 4));
	const exact = pictureBrands[major];
	if (exact != null && !exact.startsWith("image/heif")) return identityOf(exact);
	if (exact == null && !(compatible.includes("mif1") && compatible.includes("miaf"))) return null;
	return identityOf(compatible.map((brand) => pictureBrands[brand]).find((mime) => mime != null && !mime.startsWith("image/heif")) ?? exact ?? "image/heif");
}
/** Web pages and drawings are named for what they are: the library says only "XML", or nothing. */
function markup(head) {
	const text = ascii(head, 0, Math.min(head.length, 4096)).replace(/^\xef\xbb\xbf/, "").trimStart().toLowerCase();
	if (!text.startsWith("<")) return null;
	if (/^(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<!doctype html|^(<\?xml[^>]*>\s*)?<html[\s>]/.test(text)) return identityOf("text/html");
	if (/<svg[\s>]/.test(text)) return identityOf("image/svg+xml");
	return null;
}
var magics = [
	{
		at: 0,
		hex: "52463634",
		mime: "audio/wav"
	},
	{
		at: 0,
		hex: "42573634",
		mime: "audio/wav"
	},
	{
		at: 0,
		hex: "464f5662",
		mime: "image/x-sigma-x3f"
	},
	{
		at: 0,
		hex: "3026b2758e66cf11a6d900aa0062ce6c",
		mime: "video/x-ms-asf"
	}
];
function magic(head) {
	const hit = magics.find(({ at, hex }) => Buffer.from(head.subarray(at, at + hex.length / 2)).toString("hex") === hex);
	return hit == null ? null : identityOf(hit.mime);
}
/** No control characters but white space, and valid as UTF-8 or marked as UTF-16. */
function isText(head) {
	const sample = head.subarray(0, 4096);
	if (sample.length === 0) return false;
	if (sample[0] === 255 && sample[1] === 254 || sample[0] === 254 && sample[1] === 255) return true;
	if (sample.some((byte) => byte < 9 || byte > 13 && byte < 32 && byte !== 27 || byte === 127)) return false;
	return !new TextDecoder("utf-8").decode(sample).slice(0, -3).includes("�");
}
var bitRates = [
	0,
	32,
	40,
	48,
	56,
	64,
	80,
	96,
	112,
	128,
	160,
	192,
	224,
	256,
	320,
	0
];
var lowBitRates = [
	0,
	8,
	16,
	24,
	32,
	40,
	48,
	56,
	64,
	80,
	96,
	112,
	128,
	144,
	160,
	0
];
var sampleRates = [
	44100,
	48e3,
	32e3,
	0
];
/** Length in bytes of the MPEG layer III frame that starts at `at`, or 0 (ISO/IEC 11172-3, 13818-3). */
function frameLength(bytes, at) {
	const [first, second, third] = [
		bytes[at],
		bytes[at + 1],
		bytes[at + 2]
	];
	if (first !== 255 || second == null || third == null) return 0;
	const version = second >> 3 & 3;
	const layer = second >> 1 & 3;
	if ((second & 224) !== 224 || version === 1 || layer !== 1) return 0;
	const isVersion1 = version === 3;
	const bitRate = (isVersion1 ? bitRates : lowBitRates)[third >> 4] ?? 0;
	const divisor = isVersion1 ? 1 : version === 2 ? 2 : 4;
	const sampleRate = (sampleRates[third >> 2 & 3] ?? 0) / divisor;
	if (bitRate === 0 || sampleRate === 0) return 0;
	return Math.floor((isVersion1 ? 144 : 72) * bitRate * 1e3 / sampleRate) + (third >> 1 & 1);
}
/** MP3 without a tag, behind some junk: four frames in a row that fit together are no accident. */
function hasMpegAudioFrames(head) {
	const end = Math.min(head.length, 262144);
	for (let start = 0; start < end; start += 1) {
		if (head[start] !== 255) continue;
		let at = start;
		let frames = 0;
		for (let length = frameLength(head, at); length > 0 && frames < 4; length = frameLength(head, at)) {
			at += length;
			frames += 1;
		}
		if (frames === 4) return true;
	}
	return false;
}
// workers/fingerprint/run.ts
/**
* Says what the bytes are: a key of the content and the kind by content, whatever the name says.
*
* @throws StageError EMPTY_FILE, UNSUPPORTED_FORMAT, CORRUPT_FILE, VERSION_MISMATCH and what reading can meet
*/
async function run(context, _input) {
	const { source } = context;
	if (source.file.sizeBytes === 0) throw new require_failure.StageError("EMPTY_FILE", "The file has 0 bytes.");
	const whole = await source.bytes();
	const head = whole ?? await source.read(0, require_entry.limits.sniffHeadBytes);
	const extension = extensionOf(source.file.name);
	const identity = withRawName(await sniff(head), extension);
	if (identity.is !== "media") {
		await source.assertUnchanged();
		throw refusal(identity, extension);
	}
	let read = head.length;
	context.progress(read);
	const key = whole != null ? fullKey(whole) : await sampledKey(source, (bytes) => {
		read += bytes;
		context.progress(read);
	});
	await source.assertUnchanged();
	return {
		output: {
			...key,
			mime: identity.mime,
			kind: identity.kind
		},
		artefacts: [],
		warnings: []
	};
}
function refusal(identity, extension) {
	if (identity.is === "other") return new require_failure.StageError("UNSUPPORTED_FORMAT", `By its content this is ${identity.what}.`);
	return isMediaExtension(extension) ? new require_failure.StageError("CORRUPT_FILE", `The name ends in .${extension}, but the content is of no known kind.`) : new require_failure.StageError("UNSUPPORTED_FORMAT", "The content is of no known kind.");
}
exports.default = run;

//# sourceMappingURL=run-1BDCtoux.cjs.map