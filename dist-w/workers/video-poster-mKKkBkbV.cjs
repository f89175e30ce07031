const require_ffmpeg = require("./ffmpeg-DTt5k9N9.cjs");
const require_entry = require("./entry.cjs");
const require_failure = require("./failure-XkjRP7jz.cjs");
const require_photo_picture = require("./photo-picture-CZ9aZ-pb.cjs");
// workers/picture/video-poster.ts
/** A tenth into the clip the opening fade is over; further than this only costs time. */
var furthestSeekSeconds = 30;
/** Frames among which the most typical one is chosen. */
var candidates = 24;
/**
* Square pixels, and no more of them than the largest view takes: shrunk before frames are held side by side, since 24
* frames of 8K would be gigabytes.
*/
var shrunk = [
	"scale=w='max(1,round(iw*if(sar,sar,1)))':h=ih",
	"setsar=1",
	`scale=w='min(${require_entry.limits.largePixels},iw)':h='min(${require_entry.limits.largePixels},ih)':force_original_aspect_ratio=decrease`
].join(",");
/**
* A frame worth seeing: past the start, and the most typical of a handful, which is neither black nor in the middle of a
* fade. Where that gives none (a short clip, a broken index), the first frame that decodes. ffmpeg turns it upright.
*
* @throws StageError TOOL_MISSING, CORRUPT_FILE, EXTRACTOR_TIMEOUT, EXTRACTOR_CRASHED
*/
async function openPoster(context, input) {
	const png = await grabTypical(context, input) ?? await require_ffmpeg.grabFrame(context, {
		before: [],
		after: ["-vf", shrunk]
	});
	if (png.length === 0) throw new require_failure.StageError("CORRUPT_FILE", "No frame of the video can be decoded.");
	return require_photo_picture.openSharpPicture(png, 1);
}
async function grabTypical(context, input) {
	const seconds = Math.min((input.durationMs ?? 0) / 1e4, furthestSeekSeconds);
	const before = seconds < .1 ? [] : ["-ss", seconds.toFixed(3)];
	try {
		const png = await require_ffmpeg.grabFrame(context, {
			before,
			after: ["-vf", `${shrunk},thumbnail=${candidates}`]
		});
		return png.length === 0 ? null : png;
	} catch (error) {
		if (error instanceof require_failure.StageError && error.code === "CORRUPT_FILE") return null;
		throw error;
	}
}
exports.openPoster = openPoster;

//# sourceMappingURL=video-poster-mKKkBkbV.cjs.map