const require_failure = require("./failure-XkjRP7jz.cjs");
const require_ffmpeg = require("./ffmpeg-DTt5k9N9.cjs");
const require_audio_file = require("./audio-file-BmZI8qBP.cjs");
const require_run = require("./run-B8-iV_1x.cjs");
const require_video = require("./video-BXlwfwC6.cjs");
// workers/metadata/audio-values.ts
/** Chooses the values of a sound file from what the tag library says. */
function chooseAudioValues({ common, format }, mime) {
	const hasCover = (common.picture ?? []).some((picture) => picture.data.length > 0);
	return {
		...require_run.blankMetadata("audio", mime),
		...takenFrom(format),
		durationMs: durationOf(format),
		bitRate: require_run.positive(format.bitrate),
		audioCodec: codecOf(format),
		title: require_run.cleanText(common.title),
		description: require_run.cleanText(common.description?.[0]) ?? require_run.cleanText(common.comment?.[0]?.text),
		artist: joined(common.artists) ?? require_run.cleanText(common.artist),
		album: require_run.cleanText(common.album),
		keywords: require_run.mergeKeywords((common.genre ?? []).map(require_run.cleanText)),
		hasCover,
		hasPicture: hasCover
	};
}
function joined(artists) {
	const names = require_run.mergeKeywords((artists ?? []).map(require_run.cleanText));
	return names.length === 0 ? null : names.join("; ");
}
/** Some containers state a length of zero where they mean "unknown". */
function durationOf(format) {
	const seconds = require_run.positive(format.duration);
	return seconds == null ? null : Math.round(seconds * 1e3);
}
function takenFrom(format) {
	const created = format.creationTime;
	if (!(created != null && Number.isFinite(created.getTime()) && created.getUTCFullYear() > 1970) || created.getTime() === Date.UTC(2001, 0, 1)) return {
		takenAt: null,
		takenSource: null
	};
	return {
		takenAt: created.toISOString().replace(/\.\d+Z$/, "Z"),
		takenSource: "QuickTime CreateDate"
	};
}
var names = [
	[/^mpeg [\d.]+ layer 3/i, "mp3"],
	[/^mpeg [\d.]+ layer 2/i, "mp2"],
	[/^mpeg [\d.]+ layer 1/i, "mp1"],
	[/^flac$/i, "flac"],
	[/^alac$/i, "alac"],
	[/aac/i, "aac"],
	[/^vorbis/i, "vorbis"],
	[/^opus/i, "opus"],
	[/^speex/i, "speex"],
	[/^alaw/i, "pcm_alaw"],
	[/^(ulaw|mulaw)/i, "pcm_mulaw"],
	[/^gsm610$/i, "gsm_ms"],
	[/^monkey/i, "ape"],
	[/^windows media audio 9 lossless/i, "wmalossless"],
	[/^windows media audio 9 pro/i, "wmapro"],
	[/^windows media audio (2|7|8|9)/i, "wmav2"]
];
/** The codec by the name that ffprobe has for it; null where only ffprobe could tell. */
function codecOf(format) {
	const container = format.container ?? "";
	if (container === "WavPack") return "wavpack";
	if (container === "DSF") return "dsd_lsbf_planar";
	const codec = format.codec ?? "";
	if (codec === "PCM") return pcmOf(container, format.bitsPerSample);
	return names.find(([pattern]) => pattern.test(codec))?.[1] ?? null;
}
/** Sample format as RIFF and AIFF define it: 8 bit WAV is unsigned, AIFF is big-endian. */
function pcmOf(container, bits) {
	if (bits == null || bits % 8 !== 0 || bits === 0) return null;
	if (container.startsWith("AIFF")) return bits === 8 ? "pcm_s8" : `pcm_s${bits}be`;
	if (container !== "WAVE") return null;
	return bits === 8 ? "pcm_u8" : `pcm_s${bits}le`;
}
// workers/metadata/audio.ts
/**
* Reads a sound file in this process, and asks ffprobe where that falls short of a codec and a length.
*
* @throws StageError CORRUPT_FILE, TOOL_MISSING for a format that only ffprobe reads
*/
async function describeAudio(context, mime) {
	const read = await readTags(context, mime);
	if (read.output?.audioCodec != null && read.output.durationMs != null) return {
		output: read.output,
		warnings: []
	};
	try {
		const probed = require_video.chooseVideoValues(require_video.parseProbeReport(await require_ffmpeg.probe(context)), mime);
		if (probed.audioCodec == null && probed.videoCodec == null) throw noSound(read.error);
		return {
			output: await require_video.withLength(context, merge(read.output, probed)),
			warnings: []
		};
	} catch (error) {
		return withoutProbe(read, error);
	}
}
async function readTags(context, mime) {
	try {
		const tags = await require_audio_file.parseAudio(context.source, { skipCovers: false });
		context.progress(1);
		return {
			output: chooseAudioValues(tags, mime),
			error: null
		};
	} catch (error) {
		if (error instanceof require_failure.StageError) throw error;
		return {
			output: null,
			error: error instanceof Error ? error : new Error(String(error))
		};
	}
}
/** The tag library knows the tags better, ffprobe the stream. */
function merge(read, probed) {
	if (read == null) return probed;
	return {
		...read,
		takenAt: read.takenAt ?? probed.takenAt,
		takenSource: read.takenSource ?? probed.takenSource,
		durationMs: read.durationMs ?? probed.durationMs,
		bitRate: read.bitRate ?? probed.bitRate,
		audioCodec: probed.audioCodec ?? read.audioCodec,
		title: read.title ?? probed.title,
		artist: read.artist ?? probed.artist,
		album: read.album ?? probed.album,
		hasCover: read.hasCover || probed.hasCover,
		hasPicture: read.hasPicture || probed.hasCover
	};
}
/** Half an answer is an answer where the better tool is not there; a damaged file stays one. */
function withoutProbe(read, error) {
	if (!(error instanceof require_failure.StageError && error.code === "TOOL_MISSING")) throw error;
	if (read.output?.audioCodec != null || read.output?.durationMs != null) return {
		output: read.output,
		warnings: ["ffprobe is missing, so the length or the codec is not known."]
	};
	throw read.error == null || /not supported|could not determine/i.test(read.error.message) ? error : noSound(read.error);
}
function noSound(cause) {
	const why = cause == null ? "no sound was found in it" : require_failure.messageOf(cause);
	return new require_failure.StageError("CORRUPT_FILE", `It cannot be read as sound: ${why}`, { cause });
}
exports.describeAudio = describeAudio;

//# sourceMappingURL=audio-CmGMVTkB.cjs.map