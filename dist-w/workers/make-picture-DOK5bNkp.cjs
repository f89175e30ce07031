const require_failure = require("./failure-XkjRP7jz.cjs");
const require_photo_picture = require("./photo-picture-CZ9aZ-pb.cjs");
const require_entry = require("./entry.cjs");
let sharp = require("sharp");
sharp = require_entry.__toESM(sharp, 1);
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
// workers/lib/staging.ts
/**
* Writes a WebP to the staging folder, syncs it, and believes nothing until it has been read back: size, checksum, and
* a header that says the format and the dimensions that were meant.
*
* @throws StageError DISK_FULL, OUTPUT_COMMIT_FAILED, TOO_MANY_OPEN_FILES
*/
async function stageWebp(draft) {
	try {
		await require_failure.withErrno("staging", () => writeSynced(draft.path, draft.bytes));
		const written = await require_failure.withErrno("staging", () => (0, node_fs_promises.readFile)(draft.path));
		await verify(draft, written);
		return {
			recipe: draft.recipe,
			stagedPath: draft.path,
			sizeBytes: written.length,
			sha256: sha256(written),
			mime: "image/webp",
			width: draft.width,
			height: draft.height,
			thumbHash: draft.thumbHash
		};
	} catch (error) {
		await (0, node_fs_promises.rm)(draft.path, { force: true });
		throw error;
	}
}
async function writeSynced(path, bytes) {
	await (0, node_fs_promises.mkdir)((0, node_path.dirname)(path), { recursive: true });
	const handle = await (0, node_fs_promises.open)(path, "w", 384);
	try {
		await handle.writeFile(bytes);
		await handle.sync();
	} finally {
		await handle.close();
	}
}
async function verify(draft, written) {
	if (!(written.length > 0 && written.length === draft.bytes.length && sha256(written) === sha256(draft.bytes))) throw new require_failure.StageError("OUTPUT_COMMIT_FAILED", "What was read back differs from what was written.");
	const header = await (0, sharp.default)(written).metadata();
	if (header.format !== "webp" || header.width !== draft.width || header.height !== draft.height) throw new require_failure.StageError("OUTPUT_COMMIT_FAILED", `Expected a WebP of ${draft.width}×${draft.height}, found ${header.format} of ${header.width}×${header.height}.`);
}
function sha256(bytes) {
	return (0, node_crypto.createHash)("sha256").update(bytes).digest("hex");
}
// workers/picture/open-picture.ts
/**
* The picture that stands for a file: the photo itself, a frame of the video, the cover of the audio.
*
* @throws StageError with the reason why there is none
*/
async function openPicture(context, input) {
	switch (input.kind) {
		case "photo": return openPhoto(context, input);
		case "video": {
			const { openPoster } = await Promise.resolve().then(() => require("./video-poster-mKKkBkbV.cjs"));
			return openPoster(context, input);
		}
		case "audio": {
			const { openCover } = await Promise.resolve().then(() => require("./audio-cover-CiRVgJQo.cjs"));
			return openCover(context, input);
		}
		default: return require_failure.assertNever(input.kind);
	}
}
async function openPhoto(context, input) {
	switch (input.mime) {
		case "image/heic":
		case "image/heif":
		case "image/heic-sequence":
		case "image/heif-sequence": {
			const { openHeif } = await Promise.resolve().then(() => require("./heif-picture-DY0IO0eB.cjs"));
			return openHeif(context.source);
		}
		case "image/avif": {
			const { openAvif } = await Promise.resolve().then(() => require("./heif-picture-DY0IO0eB.cjs"));
			return openAvif(context.source);
		}
		case "image/bmp": {
			const { openBitmap } = await Promise.resolve().then(() => require("./bitmap-picture-e3gCmGf3.cjs"));
			return openBitmap(context);
		}
		default: return require_photo_picture.openSharpPicture(await require_photo_picture.sharpInput(context.source), input.orientation);
	}
}
// node_modules/thumbhash/thumbhash.js
/**
* Encodes an RGBA image to a ThumbHash. RGB should not be premultiplied by A.
*
* @param w The width of the input image. Must be ≤100px.
* @param h The height of the input image. Must be ≤100px.
* @param rgba The pixels in the input image, row-by-row. Must have w*h*4 elements.
* @returns The ThumbHash as a Uint8Array.
*/
function rgbaToThumbHash(w, h, rgba) {
	if (w > 100 || h > 100) throw new Error(`${w}x${h} doesn't fit in 100x100`);
	let { PI, round, max, cos, abs } = Math;
	let avg_r = 0, avg_g = 0, avg_b = 0, avg_a = 0;
	for (let i = 0, j = 0; i < w * h; i++, j += 4) {
		let alpha = rgba[j + 3] / 255;
		avg_r += alpha / 255 * rgba[j];
		avg_g += alpha / 255 * rgba[j + 1];
		avg_b += alpha / 255 * rgba[j + 2];
		avg_a += alpha;
	}
	if (avg_a) {
		avg_r /= avg_a;
		avg_g /= avg_a;
		avg_b /= avg_a;
	}
	let hasAlpha = avg_a < w * h;
	let l_limit = hasAlpha ? 5 : 7;
	let lx = max(1, round(l_limit * w / max(w, h)));
	let ly = max(1, round(l_limit * h / max(w, h)));
	let l = [];
	let p = [];
	let q = [];
	let a = [];
	for (let i = 0, j = 0; i < w * h; i++, j += 4) {
		let alpha = rgba[j + 3] / 255;
		let r = avg_r * (1 - alpha) + alpha / 255 * rgba[j];
		let g = avg_g * (1 - alpha) + alpha / 255 * rgba[j + 1];
		let b = avg_b * (1 - alpha) + alpha / 255 * rgba[j + 2];
		l[i] = (r + g + b) / 3;
		p[i] = (r + g) / 2 - b;
		q[i] = r - g;
		a[i] = alpha;
	}
	let encodeChannel = (channel, nx, ny) => {
		let dc = 0, ac = [], scale = 0, fx = [];
		for (let cy = 0; cy < ny; cy++) for (let cx = 0; cx * ny < nx * (ny - cy); cx++) {
			let f = 0;
			for (let x = 0; x < w; x++) fx[x] = cos(PI / w * cx * (x + .5));
			for (let y = 0; y < h; y++) for (let x = 0, fy = cos(PI / h * cy * (y + .5)); x < w; x++) f += channel[x + y * w] * fx[x] * fy;
			f /= w * h;
			if (cx || cy) {
				ac.push(f);
				scale = max(scale, abs(f));
			} else dc = f;
		}
		if (scale) for (let i = 0; i < ac.length; i++) ac[i] = .5 + .5 / scale * ac[i];
		return [
			dc,
			ac,
			scale
		];
	};
	let [l_dc, l_ac, l_scale] = encodeChannel(l, max(3, lx), max(3, ly));
	let [p_dc, p_ac, p_scale] = encodeChannel(p, 3, 3);
	let [q_dc, q_ac, q_scale] = encodeChannel(q, 3, 3);
	let [a_dc, a_ac, a_scale] = hasAlpha ? encodeChannel(a, 5, 5) : [];
	let isLandscape = w > h;
	let header24 = round(63 * l_dc) | round(31.5 + 31.5 * p_dc) << 6 | round(31.5 + 31.5 * q_dc) << 12 | round(31 * l_scale) << 18 | hasAlpha << 23;
	let header16 = (isLandscape ? ly : lx) | round(63 * p_scale) << 3 | round(63 * q_scale) << 9 | isLandscape << 15;
	let hash = [
		header24 & 255,
		header24 >> 8 & 255,
		header24 >> 16,
		header16 & 255,
		header16 >> 8
	];
	let ac_start = hasAlpha ? 6 : 5;
	let ac_index = 0;
	if (hasAlpha) hash.push(round(15 * a_dc) | round(15 * a_scale) << 4);
	for (let ac of hasAlpha ? [
		l_ac,
		p_ac,
		q_ac,
		a_ac
	] : [
		l_ac,
		p_ac,
		q_ac
	]) for (let f of ac) hash[ac_start + (ac_index >> 1)] |= round(15 * f) << ((ac_index++ & 1) << 2);
	return new Uint8Array(hash);
}
// workers/picture/with-profile.ts
/**
* Pixels together with their colour profile as an uncompressed TIFF, the simplest thing that the picture library reads
* a profile from (TIFF 6.0; tag 34675 of the ICC specification, annex B.4). Little-endian, one strip.
*/
function withProfile({ data, width, height, channels }, icc) {
	const hasAlpha = channels === 2 || channels === 4;
	const isColour = channels >= 3;
	const [short, long, undefinedType] = [
		3,
		4,
		7
	];
	const entryCount = hasAlpha ? 11 : 10;
	const bitsAt = 10 + entryCount * 12 + 4;
	const iccAt = bitsAt + 8;
	const pixelsAt = iccAt + icc.length + icc.length % 2;
	const tiff = Buffer.alloc(pixelsAt + data.length);
	tiff.write("II*\0", 0, "latin1");
	tiff.writeUInt32LE(8, 4);
	tiff.writeUInt16LE(entryCount, 8);
	[
		[
			256,
			long,
			1,
			width
		],
		[
			257,
			long,
			1,
			height
		],
		[
			258,
			short,
			channels,
			channels > 2 ? bitsAt : channels === 2 ? 524296 : 8
		],
		[
			259,
			short,
			1,
			1
		],
		[
			262,
			short,
			1,
			isColour ? 2 : 1
		],
		[
			273,
			long,
			1,
			pixelsAt
		],
		[
			277,
			short,
			1,
			channels
		],
		[
			278,
			long,
			1,
			height
		],
		[
			279,
			long,
			1,
			data.length
		],
		...hasAlpha ? [[
			338,
			short,
			1,
			2
		]] : [],
		[
			34675,
			undefinedType,
			icc.length,
			iccAt
		]
	].forEach(([tag, type, count, value], index) => {
		const at = 10 + index * 12;
		tiff.writeUInt16LE(tag, at);
		tiff.writeUInt16LE(type, at + 2);
		tiff.writeUInt32LE(count, at + 4);
		tiff.writeUInt32LE(value, at + 8);
	});
	for (let channel = 0; channel < 4; channel += 1) tiff.writeUInt16LE(8, bitsAt + channel * 2);
	tiff.set(icc, iccAt);
	tiff.set(data, pixelsAt);
	return tiff;
}
// workers/picture/render.ts
/**
* Draws a picture upright in sRGB as WebP. It is decoded once, shrinking while it is read where the format can, and
* turned afterwards, when there are few pixels left to turn.
*
* @throws StageError CORRUPT_FILE, IMAGE_TOO_LARGE, EXTRACTOR_TIMEOUT, OUT_OF_MEMORY
*/
async function render(picture, options) {
	const { pixels, warning } = await shrink(picture, options.longestSide);
	try {
		const upright = await turn(await toSrgb(pixels, picture.icc), picture.orientation);
		return {
			webp: await fromPixels(upright).webp({
				quality: options.quality,
				effort: 3
			}).toBuffer(),
			width: upright.width,
			height: upright.height,
			thumbHash: options.withThumbHash ? await thumbHashOf(upright) : null,
			warning
		};
	} catch (error) {
		throw require_photo_picture.decodeFailure(error);
	}
}
async function shrink(picture, side) {
	try {
		return {
			pixels: await readPixels(picture.open("strict"), side),
			warning: null
		};
	} catch (strictError) {
		const failure = require_photo_picture.decodeFailure(strictError);
		if (failure.code !== "CORRUPT_FILE") throw failure;
		try {
			return {
				pixels: await readPixels(picture.open("lenient"), side),
				warning: `Only part of the picture could be decoded: ${require_failure.messageOf(strictError)}`
			};
		} catch (error) {
			throw require_photo_picture.decodeFailure(error);
		}
	}
}
async function readPixels(pipeline, side) {
	const { data, info } = await pipeline.timeout({ seconds: require_entry.limits.decodeSeconds }).resize({
		width: side,
		height: side,
		fit: "inside",
		withoutEnlargement: true
	}).toColourspace("srgb").raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
	return {
		data,
		width: info.width,
		height: info.height,
		channels: info.channels
	};
}
/** From the colours of a profile to those of the screen. Few pixels are left by now, so this costs next to nothing. */
async function toSrgb(pixels, icc) {
	if (icc == null) return pixels;
	const { data, info } = await (0, sharp.default)(withProfile(pixels, icc)).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
	return {
		data,
		width: info.width,
		height: info.height,
		channels: info.channels
	};
}
function fromPixels({ data, width, height, channels }) {
	return (0, sharp.default)(data, { raw: {
		width,
		height,
		channels
	} });
}
/** Applies an EXIF orientation to pixels: the values 2, 4, 5 and 7 are mirrored as well as turned. */
async function turn(pixels, orientation) {
	if (orientation === 1) return pixels;
	const turned = await turns[orientation]?.(fromPixels(pixels)).raw().toBuffer({ resolveWithObject: true });
	if (turned == null) return pixels;
	return {
		data: turned.data,
		width: turned.info.width,
		height: turned.info.height,
		channels: pixels.channels
	};
}
/** Within one pipeline mirroring comes before turning, whatever the order of the calls. */
var turns = {
	2: (pipeline) => pipeline.flop(),
	3: (pipeline) => pipeline.rotate(180),
	4: (pipeline) => pipeline.flip(),
	5: (pipeline) => pipeline.flip().rotate(90),
	6: (pipeline) => pipeline.rotate(90),
	7: (pipeline) => pipeline.flop().rotate(90),
	8: (pipeline) => pipeline.rotate(270)
};
async function thumbHashOf(pixels) {
	const { data, info } = await fromPixels(pixels).resize({
		width: require_entry.limits.thumbHashPixels,
		height: require_entry.limits.thumbHashPixels,
		fit: "inside",
		withoutEnlargement: true
	}).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
// workers/picture/make-picture.ts
/** The work of both picture stages: open what stands for the file, draw it, put it in the staging folder, verified. */
async function makePicture(context, input, recipe) {
	const picture = await openPicture(context, input);
	context.progress(1);
	const drawn = await render(picture, recipe);
	context.progress(2);
	await context.source.assertUnchanged();
	const artefact = await stageWebp({
		recipe: recipe.recipe,
		path: context.stagingPath(recipe.suffix),
		bytes: drawn.webp,
		width: drawn.width,
		height: drawn.height,
		thumbHash: drawn.thumbHash
	});
	context.progress(3);
	return {
		output: {
			width: drawn.width,
			height: drawn.height
		},
		artefacts: [artefact],
		warnings: drawn.warning == null ? [] : [drawn.warning]
	};
}
Object.defineProperty(exports, "makePicture", {
	enumerable: true,
	get: function() {
		return makePicture;
	}
});

//# sourceMappingURL=make-picture-DOK5bNkp.cjs.map