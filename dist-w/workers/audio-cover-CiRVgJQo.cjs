const require_ffmpeg = require("./ffmpeg-DTt5k9N9.cjs");
const require_failure = require("./failure-XkjRP7jz.cjs");
const require_audio_file = require("./audio-file-BmZI8qBP.cjs");
const require_photo_picture = require("./photo-picture-CZ9aZ-pb.cjs");
// workers/picture/audio-cover.ts
/**
* The cover that is embedded in a sound file.
*
* @throws StageError CORRUPT_FILE when there is none or it cannot be decoded, IMAGE_TOO_LARGE
*/
async function openCover(context, input) {
	if (!input.hasCover) throw new require_failure.StageError("CORRUPT_FILE", "The file has no cover.");
	const cover = await require_audio_file.readCover(context.source);
	context.progress(cover?.length ?? 0);
	const picture = cover ?? await require_ffmpeg.grabFrame(context, {
		before: [],
		after: []
	});
	if (picture.length === 0) throw new require_failure.StageError("CORRUPT_FILE", "The cover cannot be read.");
	return require_photo_picture.openSharpPicture(picture, null);
}
exports.openCover = openCover;

//# sourceMappingURL=audio-cover-CiRVgJQo.cjs.map