const require_ffmpeg = require("./ffmpeg-DTt5k9N9.cjs");
const require_failure = require("./failure-XkjRP7jz.cjs");
const require_run = require("./run-B8-iV_1x.cjs");
// workers/metadata/probe-report.ts
/** The parts of ffprobe's JSON that values are taken from. Its numbers are texts, and any of them can be missing. */
var Tags = require_failure.record(require_failure.string(), require_failure.string()).optional();
var ProbeStream = require_failure.object({
	codec_type: require_failure.string().optional(),
	codec_name: require_failure.string().optional(),
	codec_tag_string: require_failure.string().optional(),
	width: require_failure.number().optional(),
	height: require_failure.number().optional(),
	sample_aspect_ratio: require_failure.string().optional(),
	avg_frame_rate: require_failure.string().optional(),
	r_frame_rate: require_failure.string().optional(),
	duration: require_failure.string().optional(),
	bit_rate: require_failure.string().optional(),
	disposition: require_failure.object({ attached_pic: require_failure.number().optional() }).optional(),
	tags: Tags,
	side_data_list: require_failure.array(require_failure.object({ rotation: require_failure.number().optional() })).optional()
});
var ProbeReport = require_failure.object({
	streams: require_failure.array(ProbeStream).default([]),
	format: require_failure.object({
		format_name: require_failure.string(),
		duration: require_failure.string().optional(),
		bit_rate: require_failure.string().optional(),
		size: require_failure.string().optional(),
		tags: Tags
	}).optional()
});
/** @throws StageError EXTRACTOR_CRASHED when it is not what ffprobe prints */
function parseProbeReport(json) {
	const parsed = ProbeReport.safeParse(json);
	if (parsed.success) return parsed.data;
	throw new require_failure.StageError("EXTRACTOR_CRASHED", `ffprobe printed something unexpected: ${parsed.error.message}`);
}
// workers/metadata/video-values.ts
/** Containers whose name says video and that hold only sound. */
var soundOnly = {
	"video/mp4": "audio/mp4",
	"video/quicktime": "audio/mp4",
	"video/webm": "audio/webm",
	"video/x-matroska": "audio/x-matroska",
	"video/ogg": "audio/ogg",
	"video/x-ms-asf": "audio/x-ms-wma",
	"video/3gpp": "audio/3gpp",
	"video/3gpp2": "audio/3gpp2"
};
/** Chooses the values of a video, or of sound in a video's container, from what ffprobe says. */
function chooseVideoValues(report, mime) {
	const isCover = (stream) => stream.disposition?.attached_pic === 1;
	const video = report.streams.find((stream) => stream.codec_type === "video" && !isCover(stream));
	const audio = report.streams.find((stream) => stream.codec_type === "audio");
	const hasCover = report.streams.some(isCover);
	const kind = video == null && audio != null ? "audio" : "video";
	const tags = collectTags(report, video, audio);
	const rotation = video == null ? 0 : rotationOf(video);
	return {
		...require_run.blankMetadata(kind, kind === "audio" ? soundOnly[mime] ?? mime : mime),
		...displayedSize(video, rotation),
		...takenFrom(tags, kind === "video", mime),
		...require_run.placeFromIso6709(pick(tags, "com.apple.quicktime.location.iso6709", "location")),
		cameraMake: require_run.cleanName(pick(tags, "com.apple.quicktime.make", "com.android.manufacturer", "make")),
		cameraModel: require_run.cleanName(pick(tags, "com.apple.quicktime.model", "com.android.model", "model")),
		durationMs: durationOf(report),
		frameRate: frameRateOf(video),
		bitRate: require_run.positive(Number(report.format?.bit_rate)),
		videoCodec: codecOf(video),
		audioCodec: codecOf(audio),
		title: require_run.cleanText(pick(tags, "title")),
		description: require_run.firstText(require_run.cleanText(pick(tags, "description")), require_run.cleanText(pick(tags, "comment"))),
		artist: require_run.firstText(require_run.cleanText(pick(tags, "artist")), require_run.cleanText(pick(tags, "album_artist"))),
		album: require_run.cleanText(pick(tags, "album")),
		rotation,
		hasCover,
		hasPicture: kind === "video" ? hasFrames(video) : hasCover
	};
}
function hasFrames(video) {
	return require_run.positive(video?.width) != null && require_run.positive(video?.height) != null;
}
/**
* The file's tags by name in lower case; the first one wins. Ogg keeps them in its streams; elsewhere a stream's title
* is the name of a track.
*/
function collectTags(report, ...streams) {
	const tags = /* @__PURE__ */ new Map();
	const isOgg = report.format?.format_name === "ogg";
	for (const source of [report.format?.tags, ...isOgg ? streams.map((stream) => stream?.tags) : []]) for (const [name, value] of Object.entries(source ?? {})) {
		const key = name.toLowerCase();
		if (!tags.has(key)) tags.set(key, value);
	}
	return tags;
}
function pick(tags, ...names) {
	for (const name of names) {
		const value = tags.get(name);
		if (value != null && value.trim() !== "") return value;
	}
	return null;
}
/** ffprobe gives the turn that was made, counter-clockwise; wanted is the one to make, clockwise, in quarter turns. */
function rotationOf(video) {
	const turned = video.side_data_list?.find((data) => data.rotation != null)?.rotation;
	const byTag = Number(video.tags?.rotate);
	const degrees = turned != null ? -turned : byTag;
	if (!Number.isFinite(degrees) || Math.abs(degrees) > 360) return 0;
	return (Math.round(degrees / 90) * 90 % 360 + 360) % 360;
}
function displayedSize(video, rotation) {
	const [storedWidth, height] = [require_run.positive(video?.width), require_run.positive(video?.height)];
	if (video == null || storedWidth == null || height == null) return {
		width: null,
		height: null
	};
	const shape = fraction(video.sample_aspect_ratio?.replace(":", "/")) ?? 1;
	const width = Math.max(1, Math.round(storedWidth * shape));
	return rotation % 180 === 0 ? {
		width,
		height
	} : {
		width: height,
		height: width
	};
}
function fraction(text) {
	const [above, below] = (text ?? "").split("/").map(Number);
	return above == null || below == null ? null : require_run.positive(above / below);
}
/** Broken fragments state 2^32 - 1 ticks, and a file of days is no file of seconds: such lengths are not believed. */
var mostSeconds = 86400;
var fewestBytesPerSecond = 16;
function durationOf(report) {
	const sizeBytes = Number(report.format?.size ?? NaN);
	const isSane = (value) => value <= mostSeconds || !(sizeBytes / value < fewestBytesPerSecond);
	const seconds = [report.format?.duration, ...report.streams.map((stream) => stream.duration)].map((text) => text == null ? NaN : Number(text)).find((value) => Number.isFinite(value) && value >= 0 && isSane(value));
	return seconds == null ? null : Math.round(seconds * 1e3);
}
/** The base rate is a guess from time stamps; above this it is only their resolution. */
var mostGuessedRate = 240;
/** Nothing records this many a second; it is the resolution of milliseconds again. */
var absurdRate = 1e3;
function frameRateOf(video) {
	const guessed = fraction(video?.r_frame_rate);
	const average = fraction(video?.avg_frame_rate);
	if (average != null && average < absurdRate) return average;
	return guessed != null && guessed <= mostGuessedRate ? guessed : null;
}
/** Codecs that this ffprobe has no name for, by the four letters of their container. */
var codecTags = {
	vvc1: "vvc",
	vvi1: "vvc",
	iamf: "iamf",
	"ac-4": "ac4"
};
function codecOf(stream) {
	const name = stream?.codec_name;
	if (name != null && name !== "none" && name !== "unknown") return name;
	return codecTags[stream?.codec_tag_string ?? ""] ?? null;
}
/**
* When it was recorded: phones write the local time with its offset, other QuickTime dates are UTC by definition. A
* bare day is when a work was published, not when a clip was taken.
*/
function takenFrom(tags, isVideo, mime) {
	const isQuickTime = mime === "video/mp4" || mime === "video/quicktime" || mime.startsWith("video/3gpp");
	const withTime = (date) => date?.includes("T") ? date : null;
	return require_run.firstDate([
		["QuickTime Keys CreationDate", require_run.readDate(pick(tags, "com.apple.quicktime.creationdate"))],
		[isQuickTime ? "QuickTime ContentCreateDate" : "container date", isVideo ? withTime(require_run.readDate(pick(tags, "date"))) : null],
		[isQuickTime ? "QuickTime CreateDate" : "container creation time", creationTime(tags)]
	]);
}
/** ffprobe prints the fraction that containers do not have. */
function creationTime(tags) {
	return require_run.readDate(pick(tags, "creation_time"))?.replace(/\.0+(?=Z|$)/, "") ?? null;
}
// workers/metadata/video.ts
/**
* Reads a video's streams and tags with ffprobe.
*
* @throws StageError TOOL_MISSING, CORRUPT_FILE, EXTRACTOR_TIMEOUT, EXTRACTOR_CRASHED
*/
async function describeVideo(context, mime) {
	const report = parseProbeReport(await require_ffmpeg.probe(context));
	const output = await withLength(context, chooseVideoValues(report, mime));
	if (report.streams.some((stream) => /^enc[avt]$/.test(stream.codec_tag_string ?? "")) && output.videoCodec == null && output.audioCodec == null) throw new require_failure.StageError("UNSUPPORTED_FORMAT", "The content is encrypted.");
	return {
		output,
		warnings: []
	};
}
/** Fragments and live recordings state no length; their packets do. */
async function withLength(context, output) {
	const hasStream = output.videoCodec != null || output.audioCodec != null;
	if (output.durationMs != null || !hasStream) return output;
	const seconds = await require_ffmpeg.probeEnd(context, output.videoCodec == null ? "a:0" : "v:0");
	return seconds == null ? output : {
		...output,
		durationMs: Math.round(seconds * 1e3)
	};
}
exports.chooseVideoValues = chooseVideoValues;
exports.describeVideo = describeVideo;
exports.parseProbeReport = parseProbeReport;
exports.withLength = withLength;

//# sourceMappingURL=video-BXlwfwC6.cjs.map