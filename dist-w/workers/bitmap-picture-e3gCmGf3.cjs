const require_ffmpeg = require("./ffmpeg-DTt5k9N9.cjs");
const require_entry = require("./entry.cjs");
const require_failure = require("./failure-XkjRP7jz.cjs");
const require_photo_picture = require("./photo-picture-CZ9aZ-pb.cjs");
// workers/picture/bitmap-picture.ts
/**
* Size of a BMP from its header: BITMAPCOREHEADER with 16 bit fields, or BITMAPINFOHEADER and its successors, where a
* negative height means that rows go from top to bottom.
*
* @throws StageError CORRUPT_FILE
*/
async function readBitmapSize(source) {
	const bytes = await source.read(0, 26);
	if (bytes.length < 26) throw new require_failure.StageError("CORRUPT_FILE", "The BMP header is cut off.");
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const isCore = view.getUint32(14, true) === 12;
	const width = isCore ? view.getUint16(18, true) : view.getInt32(18, true);
	const height = Math.abs(isCore ? view.getUint16(20, true) : view.getInt32(22, true));
	if (width <= 0 || height === 0) throw new require_failure.StageError("CORRUPT_FILE", "The BMP states no size.");
	return {
		width,
		height
	};
}
/**
* A BMP by way of ffmpeg, since libvips as it is shipped reads none.
*
* @throws StageError IMAGE_TOO_LARGE, CORRUPT_FILE, TOOL_MISSING
*/
async function openBitmap(context) {
	const { width, height } = await readBitmapSize(context.source);
	if (width * height > require_entry.limits.videoPixels) {
		const most = Math.round(require_entry.limits.videoPixels / 1e6);
		throw new require_failure.StageError("IMAGE_TOO_LARGE", `It has ${require_photo_picture.describePixels(width, height)}; at most ${most} megapixels are decoded.`);
	}
	const png = await require_ffmpeg.grabFrame(context, {
		before: ["-f", "bmp_pipe"],
		after: []
	});
	if (png.length === 0) throw new require_failure.StageError("CORRUPT_FILE", "The BMP cannot be decoded.");
	return require_photo_picture.openSharpPicture(png, 1);
}
exports.openBitmap = openBitmap;
exports.readBitmapSize = readBitmapSize;

//# sourceMappingURL=bitmap-picture-e3gCmGf3.cjs.map