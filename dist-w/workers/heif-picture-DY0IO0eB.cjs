const require_entry = require("./entry.cjs");
const require_failure = require("./failure-XkjRP7jz.cjs");
const require_avif_brand = require("./avif-brand-BhKpi1KW.cjs");
const require_photo_picture = require("./photo-picture-CZ9aZ-pb.cjs");
let sharp = require("sharp");
sharp = require_entry.__toESM(sharp, 1);
// workers/picture/libheif.ts
/** One instance for a thread, as long as its memory stays small: WebAssembly memory grows and never shrinks. */
var instance = { current: null };
/** Width and height of the primary picture as it is shown. @throws StageError CORRUPT_FILE, UNSUPPORTED_FORMAT */
async function heifSize(bytes) {
	return withPrimary(bytes, async (lib, handle) => sizeOf(lib, handle));
}
/** The primary picture as RGBA, turned and cropped as its file says. @throws StageError also IMAGE_TOO_LARGE, OUT_OF_MEMORY */
async function decodeHeif(bytes) {
	return withPrimary(bytes, async (lib, handle) => {
		const { width, height } = sizeOf(lib, handle);
		if (width * height > require_entry.limits.heifPixels) {
			const most = Math.round(require_entry.limits.heifPixels / 1e6);
			throw new require_failure.StageError("IMAGE_TOO_LARGE", `It has ${require_photo_picture.describePixels(width, height)}; at most ${most} megapixels of HEIC are decoded.`);
		}
		const { heif_colorspace, heif_chroma } = lib;
		const decoded = await lib.heif_js_decode_image2(handle, heif_colorspace.heif_colorspace_RGB, heif_chroma.heif_chroma_interleaved_RGBA);
		if (isError(decoded)) throw refusal(decoded);
		try {
			return packRows(lib, decoded);
		} finally {
			lib.heif_image_release(decoded.image);
		}
	});
}
function sizeOf(lib, handle) {
	return {
		width: lib.heif_image_handle_get_width(handle),
		height: lib.heif_image_handle_get_height(handle)
	};
}
/** Copies out of the instance's memory, without the padding at the end of its rows. */
function packRows(lib, decoded) {
	const channel = decoded.channels.find(({ id }) => id === lib.heif_channel.heif_channel_interleaved);
	if (channel == null) throw new require_failure.StageError("CORRUPT_FILE", "The HEIC decoder returned no picture.");
	const { width, height, stride, data } = channel;
	const packed = Buffer.allocUnsafeSlow(width * height * 4);
	for (let row = 0; row < height; row += 1) packed.set(data.subarray(row * stride, row * stride + width * 4), row * width * 4);
	return {
		data: packed,
		width,
		height
	};
}
async function withPrimary(bytes, work) {
	const lib = await acquire();
	try {
		return await withContext(lib, bytes, work);
	} catch (error) {
		if (!(error instanceof require_failure.StageError)) instance.current = null;
		if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError || require_failure.isOutOfMemory(error)) throw new require_failure.StageError("OUT_OF_MEMORY", "The HEIC decoder ran out of memory.", { cause: error });
		throw error;
	} finally {
		if (lib.HEAPU8.byteLength > require_entry.limits.heifKeepBytes) instance.current = null;
	}
}
async function withContext(lib, bytes, work) {
	const context = lib.heif_context_alloc();
	try {
		const read = lib.heif_context_read_from_memory(context, bytes);
		if (read.code !== lib.heif_error_code.heif_error_Ok) throw refusal(read);
		const handle = lib.heif_js_context_get_primary_image_handle(context);
		if (isError(handle)) throw refusal(handle);
		try {
			return await work(lib, handle);
		} finally {
			lib.heif_image_handle_release(handle);
		}
	} finally {
		lib.heif_context_free(context);
	}
}
/** An error comes in the place of a result; results have no code. */
function isError(value) {
	return "code" in value && "message" in value;
}
/** A codec that is not built in is no damage; all other complaints are, also about versions that no writer uses. */
function refusal({ message }) {
	return /compression format|image type|codec/i.test(message) ? new require_failure.StageError("UNSUPPORTED_FORMAT", `This kind of HEIF is not supported: ${message}`) : new require_failure.StageError("CORRUPT_FILE", `It cannot be decoded: ${message}`);
}
async function acquire() {
	if (instance.current == null) instance.current = factoryOf(await import("libheif-js/libheif-wasm/libheif-bundle.js"))();
	return instance.current;
}
/** A CommonJS module that was imported stands under `default`, once or twice, depending on who bundled it. */
function factoryOf(loaded) {
	if (typeof loaded === "function") return loaded;
	if (typeof loaded === "object" && loaded != null && "default" in loaded) return factoryOf(loaded.default);
	throw new Error("libheif-js did not load as expected.");
}
// workers/picture/heif-picture.ts
/**
* HEIF in all its kinds. The picture library reads the container of them all and decodes AV1; HEVC is decoded by libheif
* in WebAssembly. Both turn, mirror and crop as the file says, so nothing is left to turn.
*/
/** Width and height as shown. @throws StageError CORRUPT_FILE, UNSUPPORTED_FORMAT, IMAGE_TOO_LARGE */
async function readHeifSize(source) {
	try {
		return await require_photo_picture.readHeader(await require_photo_picture.sharpInput(source));
	} catch (error) {
		if (!isRefusal(error)) throw error;
		return heifSize(await wholeFile(source));
	}
}
/** @throws StageError CORRUPT_FILE, UNSUPPORTED_FORMAT, IMAGE_TOO_LARGE, OUT_OF_MEMORY */
async function openHeif(source) {
	const input = await require_photo_picture.sharpInput(source);
	const header = await require_photo_picture.readHeader(input).catch((error) => {
		if (isRefusal(error)) return null;
		throw error;
	});
	if (header?.compression === "av1") return require_photo_picture.openSharpPicture(input, 1);
	const pixels = await decodeHeif(await wholeFile(source));
	return {
		width: pixels.width,
		height: pixels.height,
		orientation: 1,
		icc: header?.icc ?? null,
		open: () => (0, sharp.default)(pixels.data, {
			raw: {
				width: pixels.width,
				height: pixels.height,
				channels: 4
			},
			limitInputPixels: require_entry.limits.heifPixels
		})
	};
}
/** @throws StageError CORRUPT_FILE, IMAGE_TOO_LARGE */
async function openAvif(source) {
	return require_photo_picture.openSharpPicture(await avifInput(source), 1);
}
/** Width and height of an AVIF as shown. @throws StageError CORRUPT_FILE */
async function readAvifSize(source) {
	return require_photo_picture.readHeader(await avifInput(source));
}
async function avifInput(source) {
	const bytes = await source.bytes();
	return bytes == null ? source.openablePath() : require_avif_brand.asStill(bytes);
}
function isRefusal(error) {
	return error instanceof require_failure.StageError && error.code === "CORRUPT_FILE";
}
/** The WebAssembly decoder takes memory only. */
async function wholeFile(source) {
	const bytes = await source.bytes();
	if (bytes != null) return bytes;
	if (source.file.sizeBytes > require_entry.limits.heifFileBytes) throw new require_failure.StageError("IMAGE_TOO_LARGE", `HEIC files above ${require_entry.limits.heifFileBytes / 1048576} MiB are not decoded.`);
	return source.read(0, source.file.sizeBytes);
}
exports.openAvif = openAvif;
exports.openHeif = openHeif;
exports.readAvifSize = readAvifSize;
exports.readHeifSize = readHeifSize;

//# sourceMappingURL=heif-picture-DY0IO0eB.cjs.map