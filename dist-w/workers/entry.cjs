Object.defineProperties(exports, {
	__esModule: { value: true },
	[Symbol.toStringTag]: { value: "Module" }
});
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
const require_failure = require("./failure-XkjRP7jz.cjs");
let node_worker_threads = require("node:worker_threads");
let sharp = require("sharp");
sharp = __toESM(sharp, 1);
let node_fs = require("node:fs");
let node_fs_promises = require("node:fs/promises");
// workers/lib/bound-sharp.ts
/**
* One libvips thread for each picture, since the pool already runs several at a time, and hardly any cache: no file is
* opened twice, and a cache of decoded pictures would only be memory lost.
*/
function boundSharp() {
	sharp.default.concurrency(1);
	sharp.default.cache({
		memory: 16,
		files: 0,
		items: 16
	});
}
// workers/lib/port-link.ts
/**
* A visit's link over a MessagePort. Messages wait in order until they are asked for; a cancel is also told at once,
* since whoever works at that moment asks for nothing.
*/
function linkOverPort(port) {
	const waiting = [];
	const readers = [];
	const cancelListeners = [];
	const deliver = (message) => {
		const reader = readers.shift();
		if (reader == null) waiting.push(message);
		else reader(message);
	};
	port.on("message", (message) => {
		if (message.type === "cancel") for (const listener of cancelListeners) listener(message.reason);
		deliver(message);
	});
	port.on("close", () => {
		for (const listener of cancelListeners) listener("the host is gone");
		deliver(null);
	});
	return {
		post: (message) => port.postMessage(message),
		next: async () => {
			const first = waiting.shift();
			return first !== void 0 ? first : new Promise((resolve) => readers.push(resolve));
		},
		onCancel: (listener) => {
			cancelListeners.push(listener);
		}
	};
}
// contract/ids.ts
/**
* Identifiers that cross a process line. All row ids are positive integers chosen by the store; a branded type keeps
* a file's id from being handed in where a folder's is wanted.
*/
var rowId = require_failure.number().int().positive();
var FileId = rowId.brand();
var ItemId = rowId.brand();
var FolderId = rowId.brand();
var RootId = rowId.brand();
var JobId = rowId.brand();
/** A lease's fence: one counter for the whole library, never reused. A lower token never wins over a higher one. */
var Token = rowId.brand();
// contract/reasons.ts
/**
* Every reason why work on a file can end badly, and the whole policy for it. A reason code is chosen where the trouble
* is met (a worker, the dispatcher, ingest); what happens then is read from this table and nowhere else.
*
* Classes:
* - transient: may go away by itself; tried again with backoff, then a dead letter.
* - environmental: not the file's fault; the resource is parked, the attempt is returned, the job waits.
* - permanent: the bytes will not get better; one attempt, then a dead letter.
* - poison: takes its process down; a dead letter, never started again until the file or the stage changes.
* - stale: the work is no longer wanted; dropped and counted, never shown as a failure.
*/
var ReasonClass = require_failure._enum([
	"transient",
	"environmental",
	"permanent",
	"poison",
	"stale"
]);
var transient = (attempts, baseMs, capMs) => ({
	class: "transient",
	attempts,
	backoffBaseMs: baseMs,
	backoffCapMs: capMs
});
var environmental = {
	class: "environmental",
	attempts: 1,
	backoffBaseMs: 5e3,
	backoffCapMs: 3e5
};
var permanent = {
	class: "permanent",
	attempts: 1,
	backoffBaseMs: 0,
	backoffCapMs: 0
};
var stale = {
	class: "stale",
	attempts: 1,
	backoffBaseMs: 0,
	backoffCapMs: 0
};
var policy = {
	FILE_GONE: {
		...stale,
		fault: "none",
		title: "File is gone",
		meaning: "The file was deleted or moved while it was being read.",
		remedy: "Nothing to do."
	},
	VERSION_MISMATCH: {
		...stale,
		fault: "none",
		title: "File changed meanwhile",
		meaning: "The file changed while it was being read, so the older result was dropped.",
		remedy: "Nothing to do; the new version is read by itself."
	},
	FILE_CHANGING: {
		...transient(8, 2e3, 6e4),
		fault: "none",
		title: "Still being written",
		meaning: "The file keeps changing, as a download or a copy does.",
		remedy: "It is read once it stops changing."
	},
	PERMISSION_DENIED: {
		...permanent,
		fault: "dependency",
		title: "No permission to read",
		meaning: "The system does not let Arsip open this file.",
		remedy: "Give yourself permission to read it, then retry."
	},
	READ_ERROR: {
		...transient(4, 2e3, 12e4),
		fault: "dependency",
		title: "Disk could not read it",
		meaning: "The drive or network share reported an error while the file was read.",
		remedy: "Check the drive and its cable, then retry."
	},
	ROOT_OFFLINE: {
		...environmental,
		fault: "dependency",
		title: "Folder is offline",
		meaning: "The drive or share that holds this file is not there.",
		remedy: "Connect it; work goes on by itself."
	},
	EMPTY_FILE: {
		...permanent,
		fault: "data",
		title: "Empty file",
		meaning: "The file has no content at all (0 bytes).",
		remedy: "Copy it again from where it came from, or delete it."
	},
	CORRUPT_FILE: {
		...permanent,
		fault: "data",
		title: "Damaged file",
		meaning: "The file looks like media, but its content cannot be decoded.",
		remedy: "Replace it by a good copy, then retry."
	},
	UNSUPPORTED_FORMAT: {
		...permanent,
		fault: "data",
		title: "Format not supported",
		meaning: "The content is of a kind that Arsip does not read, whatever the name says.",
		remedy: "Convert it to a supported format, or ignore it."
	},
	IMAGE_TOO_LARGE: {
		...permanent,
		fault: "data",
		title: "Picture too large",
		meaning: "The picture has more pixels than Arsip decodes, to keep memory bounded.",
		remedy: "Make a smaller copy of it."
	},
	EXTRACTOR_TIMEOUT: {
		...transient(2, 1e4, 12e4),
		fault: "data",
		title: "Took too long",
		meaning: "Reading this file stood still for too long and was stopped.",
		remedy: "Retry, or replace the file if it happens again."
	},
	EXTRACTOR_CRASHED: {
		...transient(2, 5e3, 6e4),
		fault: "data",
		title: "Reader crashed",
		meaning: "The program that reads this kind of file ended unexpectedly.",
		remedy: "Retry, or replace the file if it happens again."
	},
	OUT_OF_MEMORY: {
		...transient(2, 1e4, 12e4),
		fault: "data",
		title: "Needs too much memory",
		meaning: "Reading this file needed more memory than it may use.",
		remedy: "Close other programs and retry, or make a smaller copy."
	},
	DISK_FULL: {
		...environmental,
		fault: "dependency",
		title: "Disk is full",
		meaning: "There is no room left to store thumbnails or the library.",
		remedy: "Free some space; work goes on by itself."
	},
	TOO_MANY_OPEN_FILES: {
		...environmental,
		fault: "dependency",
		title: "Too many open files",
		meaning: "The system allows no more open files at this moment.",
		remedy: "Close other programs; work goes on by itself."
	},
	TOOL_MISSING: {
		...environmental,
		fault: "dependency",
		title: "A tool is missing",
		meaning: "This file needs a helper program (ffmpeg) that is not installed.",
		remedy: "Install ffmpeg or set its place in the settings; work goes on by itself."
	},
	LOCK_ACQUISITION_FAILED: {
		...environmental,
		fault: "none",
		title: "Waiting for the same content",
		meaning: "Another copy of the same file is being worked on; its result is shared.",
		remedy: "Nothing to do."
	},
	OUTPUT_COMMIT_FAILED: {
		...transient(4, 2e3, 6e4),
		fault: "dependency",
		title: "Result could not be stored",
		meaning: "The thumbnail was made but could not be put in its place.",
		remedy: "Check the disk that holds the library, then retry."
	},
	POISON_JOB: {
		class: "poison",
		attempts: 1,
		backoffBaseMs: 0,
		backoffCapMs: 0,
		fault: "data",
		title: "Takes the reader down",
		meaning: "Each time this file is read, the whole reading process ends, even with this file alone.",
		remedy: "Replace or delete the file; it is not tried again until it changes."
	},
	PATH_NOT_READABLE: {
		...permanent,
		fault: "dependency",
		title: "Name cannot be opened",
		meaning: "The system lists this file but cannot open it by its name.",
		remedy: "Rename the file, then retry."
	},
	PAYLOAD_INVALID: {
		...permanent,
		fault: "program",
		title: "Result not understood",
		meaning: "A worker or a stored job had an unexpected shape.",
		remedy: "Retry; if it happens again, please report it."
	},
	INTERNAL: {
		...transient(3, 2e3, 6e4),
		fault: "program",
		title: "Error in Arsip",
		meaning: "Something went wrong inside Arsip that is not this file’s fault.",
		remedy: "Retry; if it happens again, please report it."
	}
};
var reasonCodes = Object.keys(policy);
var ReasonCode = require_failure._enum(reasonCodes);
require_failure._enum([
	"queued",
	"processing",
	"committing",
	"failed_retryable",
	"failed_terminal"
]);
var FileStatus = require_failure._enum([
	"discovered",
	"queued",
	"processing",
	"indexed",
	"failed",
	"deleted"
]);
var QueueName = require_failure._enum([
	"light",
	"thumbnail",
	"video"
]);
var StageName = require_failure._enum([
	"fingerprint",
	"metadata",
	"thumbnail",
	"large"
]);
/** One queue in the activity panel. `perSecond` is over the last 30 s; `secondsLeft` is null when it cannot be told. */
var QueueView = require_failure.object({
	queue: QueueName,
	paused: require_failure.boolean(),
	waiting: require_failure.number().int(),
	running: require_failure.number().int(),
	retrying: require_failure.number().int(),
	parked: require_failure.number().int(),
	failed: require_failure.number().int(),
	done: require_failure.number().int(),
	perSecond: require_failure.number(),
	secondsLeft: require_failure.number().nullable()
});
/** A resource that some jobs wait for, such as a missing tool or a full disk. */
var ParkedResource = require_failure.object({
	resource: require_failure.string(),
	code: ReasonCode,
	message: require_failure.string(),
	since: require_failure.number(),
	jobs: require_failure.number().int()
});
require_failure.object({
	paused: require_failure.boolean(),
	idle: require_failure.boolean(),
	queues: require_failure.array(QueueView),
	parked: require_failure.array(ParkedResource),
	files: require_failure.object({
		found: require_failure.number().int(),
		indexed: require_failure.number().int(),
		failed: require_failure.number().int(),
		waiting: require_failure.number().int(),
		attached: require_failure.number().int(),
		ignored: require_failure.number().int(),
		pending: require_failure.number().int()
	}),
	/** Why discovery or a queue is being held back at the moment, in words; empty when nothing is. */
	pressure: require_failure.array(require_failure.string())
});
require_failure.object({
	code: ReasonCode,
	class: ReasonClass,
	title: require_failure.string(),
	meaning: require_failure.string(),
	remedy: require_failure.string(),
	count: require_failure.number().int(),
	/** How many of them failed the file (the rest are problems of a file that is indexed). */
	files: require_failure.number().int()
});
var FailureView = require_failure.object({
	jobId: JobId,
	fileId: FileId,
	rootId: RootId,
	code: ReasonCode,
	title: require_failure.string(),
	message: require_failure.string(),
	stage: StageName,
	required: require_failure.boolean(),
	name: require_failure.string(),
	path: require_failure.string(),
	sizeBytes: require_failure.number(),
	failedAt: require_failure.number(),
	attempts: require_failure.number().int()
});
var AttemptView = require_failure.object({
	attempt: require_failure.number().int(),
	startedAt: require_failure.number(),
	endedAt: require_failure.number(),
	durationMs: require_failure.number(),
	worker: require_failure.string(),
	token: require_failure.number().int(),
	code: ReasonCode,
	message: require_failure.string(),
	toolVersion: require_failure.string().nullable()
});
FailureView.extend({
	traceId: require_failure.string(),
	meaning: require_failure.string(),
	remedy: require_failure.string(),
	fault: require_failure.string(),
	payload: require_failure.unknown(),
	history: require_failure.array(AttemptView)
});
require_failure.discriminatedUnion("by", [
	require_failure.object({
		by: require_failure.literal("ids"),
		ids: require_failure.array(JobId).min(1).max(1e4)
	}),
	require_failure.object({
		by: require_failure.literal("code"),
		code: ReasonCode
	}),
	require_failure.object({
		by: require_failure.literal("root"),
		rootId: RootId
	}),
	require_failure.object({ by: require_failure.literal("all") })
]);
// contract/media.ts
var MediaKind = require_failure._enum([
	"photo",
	"video",
	"audio"
]);
require_failure.object({
	text: require_failure.string().max(1e3).optional(),
	rootId: RootId.optional(),
	folderId: FolderId.optional(),
	kind: MediaKind.optional()
});
require_failure.object({
	month: require_failure.number().int().min(0),
	count: require_failure.number().int().positive()
});
/** One cell of the grid. `thumb` is null until a thumbnail is live; `thumbHash` is base64 of the ThumbHash bytes. */
var ItemCell = require_failure.object({
	itemId: ItemId,
	fileId: FileId,
	kind: MediaKind,
	name: require_failure.string(),
	/** Milliseconds of local time at the place of taking, as if it were UTC (for sorting and for showing). */
	sortAt: require_failure.number(),
	width: require_failure.number().int().nullable(),
	height: require_failure.number().int().nullable(),
	durationMs: require_failure.number().nullable(),
	thumbHash: require_failure.string().nullable(),
	/** Changes whenever the bytes of the thumbnail may have: put it in the media address as `v`. */
	thumb: require_failure.string().nullable(),
	offline: require_failure.boolean(),
	problem: ReasonCode.nullable()
});
require_failure.object({
	version: require_failure.number().int(),
	items: require_failure.array(ItemCell)
});
var FileDetail = require_failure.object({
	fileId: FileId,
	rootId: RootId,
	folderId: FolderId,
	name: require_failure.string(),
	path: require_failure.string(),
	role: require_failure._enum([
		"primary",
		"sidecar",
		"companion"
	]),
	sizeBytes: require_failure.number(),
	modifiedAt: require_failure.number(),
	mime: require_failure.string().nullable(),
	status: FileStatus,
	version: require_failure.number().int(),
	contentKey: require_failure.string().nullable()
});
require_failure.object({
	itemId: ItemId,
	kind: MediaKind,
	files: require_failure.array(FileDetail),
	width: require_failure.number().int().nullable(),
	height: require_failure.number().int().nullable(),
	orientation: require_failure.number().int().nullable(),
	takenAt: require_failure.string().nullable(),
	takenSource: require_failure.string().nullable(),
	cameraMake: require_failure.string().nullable(),
	cameraModel: require_failure.string().nullable(),
	lens: require_failure.string().nullable(),
	exposureSeconds: require_failure.number().nullable(),
	fNumber: require_failure.number().nullable(),
	iso: require_failure.number().nullable(),
	focalLengthMm: require_failure.number().nullable(),
	latitude: require_failure.number().nullable(),
	longitude: require_failure.number().nullable(),
	altitudeM: require_failure.number().nullable(),
	durationMs: require_failure.number().nullable(),
	frameRate: require_failure.number().nullable(),
	videoCodec: require_failure.string().nullable(),
	audioCodec: require_failure.string().nullable(),
	title: require_failure.string().nullable(),
	description: require_failure.string().nullable(),
	artist: require_failure.string().nullable(),
	album: require_failure.string().nullable(),
	keywords: require_failure.array(require_failure.string()),
	problems: require_failure.array(require_failure.object({
		stage: require_failure.string(),
		code: ReasonCode,
		title: require_failure.string(),
		message: require_failure.string()
	})),
	thumb: require_failure.string().nullable(),
	thumbHash: require_failure.string().nullable(),
	/** How the renderer can show the original: in itself, or only by its large view or poster, with the reason in words. */
	showAs: require_failure.object({
		how: require_failure._enum([
			"image",
			"large",
			"video",
			"audio",
			"poster"
		]),
		why: require_failure.string().nullable()
	})
});
// contract/work.ts
/**
* What crosses the line between the main process and a work host. All of it is plain data, so that another executor
* (a queue on other machines) can carry the same job and result.
*
* A **visit** is one file being worked on by one worker thread: one or more stages in a row, each granted by the main
* process with a token of its own. The worker reports each stage's outcome and waits for the next grant or for `end`.
*/
/** The file as the store knew it when the visit was claimed. The worker compares it before and after reading. */
var SourceFile = require_failure.object({
	fileId: FileId,
	version: require_failure.number().int().positive(),
	/** Path as bytes; names need not be UTF-8. */
	path: require_failure._instanceof(Uint8Array),
	/** Display name, for the extension and for messages only. */
	name: require_failure.string(),
	sizeBytes: require_failure.number().int().min(0),
	mtimeUs: require_failure.number()
});
/** One stage to run. `input` is checked by the stage's own schema. */
var Grant = require_failure.object({
	jobId: JobId,
	token: Token,
	stage: StageName,
	variant: require_failure.string(),
	attempt: require_failure.number().int().positive(),
	traceId: require_failure.string(),
	/** Longest time without progress before the attempt is stopped, milliseconds. */
	timeoutMs: require_failure.number().int().positive(),
	input: require_failure.unknown()
});
/** Where programs and folders are; the same for every stage of a visit. */
var WorkSettings = require_failure.object({
	/** Null when missing: a stage that needs it fails with TOOL_MISSING. */
	ffmpegPath: require_failure.string().nullable(),
	ffprobePath: require_failure.string().nullable(),
	/** Folder for unfinished artefacts; the worker writes `<jobId>.<token>[.suffix]` there and nothing else. */
	stagingDir: require_failure.string()
});
require_failure.object({
	visitId: require_failure.number().int().positive(),
	source: SourceFile,
	first: Grant,
	settings: WorkSettings
});
/** A file that a stage wrote to the staging folder and looked at again before it said so. */
var StagedArtefact = require_failure.object({
	/** Key without the content key: `<stage>-v<version>/<variant>`, such as `thumbnail-v1/256`. */
	recipe: require_failure.string(),
	stagedPath: require_failure.string(),
	sizeBytes: require_failure.number().int().positive(),
	sha256: require_failure.string(),
	mime: require_failure.string(),
	width: require_failure.number().int().positive(),
	height: require_failure.number().int().positive(),
	/** base64 of the ThumbHash; null where the artefact has none. */
	thumbHash: require_failure.string().nullable()
});
var StageFailure = require_failure.object({
	code: ReasonCode,
	message: require_failure.string(),
	/** Resource to park for an environmental code, such as `tool:ffmpeg` or `disk:cache`; null for the code's own. */
	resource: require_failure.string().nullable(),
	toolVersion: require_failure.string().nullable()
});
require_failure.discriminatedUnion("ok", [require_failure.object({
	ok: require_failure.literal(true),
	visitId: require_failure.number().int(),
	jobId: JobId,
	token: Token,
	stage: StageName,
	/** Parsed by the stage's output schema before it is committed. */
	output: require_failure.unknown(),
	artefacts: require_failure.array(StagedArtefact),
	/** Something worth telling that did not fail the stage, such as a picture cut short. */
	warnings: require_failure.array(require_failure.string()),
	startedAt: require_failure.number(),
	endedAt: require_failure.number(),
	worker: require_failure.string()
}), require_failure.object({
	ok: require_failure.literal(false),
	visitId: require_failure.number().int(),
	jobId: JobId,
	token: Token,
	stage: StageName,
	failure: StageFailure,
	startedAt: require_failure.number(),
	endedAt: require_failure.number(),
	worker: require_failure.string()
})]);
var FingerprintInput = require_failure.object({});
var FingerprintOutput = require_failure.object({
	/** `<algorithm>-<hex>` of all bytes, or `sampled-…` of size and samples for files above 16 MiB. */
	contentKey: require_failure.string().min(8),
	/** Whether the key covers every byte. */
	full: require_failure.boolean(),
	mime: require_failure.string(),
	kind: MediaKind
});
var nullableText = require_failure.string().nullable();
var nullableNumber = require_failure.number().finite().nullable();
/** Displayed size is after orientation, rotation and pixel shape. */
var MetadataOutput = require_failure.object({
	kind: MediaKind,
	mime: require_failure.string(),
	width: require_failure.number().int().positive().nullable(),
	height: require_failure.number().int().positive().nullable(),
	/** EXIF value 1–8; null where the file has none. An illegal value reads as 1. */
	orientation: require_failure.number().int().min(1).max(8).nullable(),
	/** As the file states it: `YYYY-MM-DDTHH:mm:ss[.sss]` with an offset or Z only where the file gives one. */
	takenAt: nullableText,
	takenSource: nullableText,
	cameraMake: nullableText,
	cameraModel: nullableText,
	lens: nullableText,
	exposureSeconds: nullableNumber,
	fNumber: nullableNumber,
	iso: nullableNumber,
	focalLengthMm: nullableNumber,
	latitude: require_failure.number().min(-90).max(90).nullable(),
	longitude: require_failure.number().min(-180).max(180).nullable(),
	altitudeM: nullableNumber,
	durationMs: require_failure.number().min(0).finite().nullable(),
	frameRate: nullableNumber,
	bitRate: nullableNumber,
	videoCodec: nullableText,
	audioCodec: nullableText,
	title: nullableText,
	description: nullableText,
	artist: nullableText,
	album: nullableText,
	keywords: require_failure.array(require_failure.string()),
	/** Clockwise turn in degrees that a video needs to be shown upright; 0 for the rest. */
	rotation: require_failure.number().int(),
	hasCover: require_failure.boolean(),
	/** Whether there is anything to make a thumbnail from. */
	hasPicture: require_failure.boolean()
});
/** What a picture-making stage needs to know, taken from the outputs of the stages before it. */
var PictureInput = require_failure.object({
	kind: MediaKind,
	mime: require_failure.string(),
	orientation: require_failure.number().int().min(1).max(8).nullable(),
	rotation: require_failure.number().int(),
	durationMs: require_failure.number().min(0).nullable(),
	hasCover: require_failure.boolean()
});
var PictureOutput = require_failure.object({
	width: require_failure.number().int().positive(),
	height: require_failure.number().int().positive()
});
// workers/fingerprint/stage.ts
/** Says what the bytes are: the content key and the kind by content. */
var fingerprint = require_failure.defineStage({
	name: "fingerprint",
	version: 1,
	queue: "light",
	after: null,
	required: true,
	when: "always",
	recipes: [],
	timeoutMs: 6e4,
	input: FingerprintInput,
	output: FingerprintOutput,
	load: () => Promise.resolve().then(() => require("./run-1BDCtoux.cjs"))
});
// workers/large/stage.ts
/** The 1440 px view as WebP, made when somebody looks. */
var large = require_failure.defineStage({
	name: "large",
	version: 1,
	queue: "thumbnail",
	after: "metadata",
	required: false,
	when: "on-demand",
	recipes: ["large-v1/1440"],
	timeoutMs: 6e4,
	input: PictureInput,
	output: PictureOutput,
	load: () => Promise.resolve().then(() => require("./run-jVwKbWyD.cjs"))
});
// workers/registry.ts
/** Every stage there is. A new one is a folder beside these and a line here. */
var stages = {
	fingerprint,
	metadata: require_failure.defineStage({
		name: "metadata",
		version: 1,
		queue: "light",
		after: "fingerprint",
		required: true,
		when: "always",
		recipes: [],
		timeoutMs: 6e4,
		input: require_failure.object({
			mime: FingerprintOutput.shape.mime,
			kind: FingerprintOutput.shape.kind
		}),
		output: MetadataOutput,
		load: () => Promise.resolve().then(() => require("./run-B8-iV_1x.cjs")).then((n) => n.run_exports)
	}),
	thumbnail: require_failure.defineStage({
		name: "thumbnail",
		version: 1,
		queue: "thumbnail",
		after: "metadata",
		required: false,
		when: "always",
		recipes: ["thumbnail-v1/256"],
		timeoutMs: 6e4,
		input: PictureInput,
		output: PictureOutput,
		load: () => Promise.resolve().then(() => require("./run-fNkK42Tj.cjs"))
	}),
	large
};
// workers/lib/limits.ts
/**
* Every bound that keeps a hostile or merely huge file from taking the machine with it. One place, so that what a
* worker can cost at most can be read off: memory per thread is about the largest of the decode limits below.
*/
var kib = 1024;
var mib = 1024 * kib;
var gib = 1024 * mib;
var limits = {
	/** Files up to this size are read whole, once, and shared by the stages of a visit; also the full-hash bound. */
	wholeFileBytes: 16 * mib,
	/** How much of a larger photo is read for its metadata: EXIF, XMP and IPTC stand in front in all common formats. */
	photoHeadBytes: 16 * mib,
	/** What telling the kind of a large file by content may look at. */
	sniffHeadBytes: 4 * mib,
	/** One sample of a sampled content key, and how many are taken over the length of the file. */
	keySampleBytes: 64 * kib,
	keySamples: 16,
	/** Pixels of a picture that has to be decoded in full: 16,384², about 1 GiB as RGBA in the worst case. */
	decodePixels: 268435456,
	/** Pixels of a baseline JPEG: the decoder shrinks to 1/8 while it reads, so little of it is ever in memory. */
	shrinkOnLoadPixels: 1e9,
	/** Pixels of a HEIC, which is decoded in full in WebAssembly memory that never shrinks (4 GiB address space). */
	heifPixels: 1e8,
	/** A HEIC file is copied whole into WebAssembly memory. */
	heifFileBytes: 256 * mib,
	/** A decoder instance whose memory has grown above this is thrown away after use. */
	heifKeepBytes: 192 * mib,
	/** An embedded cover picture. Larger ones are not covers. */
	coverBytes: 32 * mib,
	/** Longest side of the pictures that are made, in pixels. */
	thumbnailPixels: 256,
	largePixels: 1440,
	/** ThumbHash takes no larger picture. */
	thumbHashPixels: 100,
	/** Seconds that one libvips operation may take. */
	decodeSeconds: 30,
	/** What a probe may print: a file of thousands of streams prints more and is cut off. */
	probeOutputBytes: 4 * mib,
	/** Files that state no length are read through for it up to this size. */
	packetScanBytes: 64 * mib,
	/** What the programs may say on stderr before it is dropped. */
	childErrorBytes: 64 * kib,
	/** One poster frame as it comes out of ffmpeg. */
	posterBytes: 256 * mib,
	/** A program that was asked to end gets this long before it is made to. */
	childGraceMs: 2e3,
	/** The longest that one ffprobe or one ffmpeg for a poster may take in all, progress or not. */
	probeTotalMs: 3e4,
	posterTotalMs: 45e3,
	/** Address space of ffmpeg and ffprobe where the system can bound it: an 8K HEVC frame decodes with half of it. */
	childAddressSpaceBytes: 4 * gib,
	/** Pixels that ffmpeg may allocate for one frame: 8K with room to spare. */
	videoPixels: 1e8,
	/** Text fields are cut here; a text chunk can inflate to anything. */
	textCharacters: 4e3,
	keywords: 200
};
// workers/lib/source.ts
/**
* Opens the file of a visit, once, by its bytes. Never blocks on a pipe that took the file's place, and refuses what is
* not a regular file or no longer the version that was granted.
*
* @throws StageError FILE_GONE, PERMISSION_DENIED, READ_ERROR, PATH_NOT_READABLE, TOO_MANY_OPEN_FILES, VERSION_MISMATCH
*/
async function openSource(file) {
	const path = Buffer.from(file.path);
	const flags = node_fs.constants.O_RDONLY | (node_fs.constants.O_NONBLOCK ?? 0) | (node_fs.constants.O_NOCTTY ?? 0);
	const handle = await require_failure.withErrno("source", () => (0, node_fs_promises.open)(path, flags));
	try {
		const found = await require_failure.withErrno("source", () => handle.stat({ bigint: true }));
		if (!found.isFile()) throw new require_failure.StageError("VERSION_MISMATCH", "Something that is not a file has taken its place.");
		assertSame(file, found);
	} catch (error) {
		await handle.close();
		throw error;
	}
	return new DescriptorSource(file, path, handle);
}
function assertSame(file, found) {
	if (Number(found.size) !== file.sizeBytes || Number(found.mtimeNs / 1000n) !== file.mtimeUs) throw new require_failure.StageError("VERSION_MISMATCH", "The file changed while it was waiting or being read.");
}
var DescriptorSource = class {
	file;
	#path;
	#handle;
	#whole = null;
	constructor(file, path, handle) {
		this.file = file;
		this.#path = path;
		this.#handle = handle;
	}
	bytes = async () => {
		if (this.file.sizeBytes > limits.wholeFileBytes) return null;
		this.#whole ??= this.#readWhole();
		return this.#whole;
	};
	async #readWhole() {
		const bytes = await this.read(0, this.file.sizeBytes);
		if (bytes.length < this.file.sizeBytes) throw new require_failure.StageError("VERSION_MISMATCH", "The file became shorter while it was read.");
		return bytes;
	}
	read = async (offset, length) => {
		const wanted = Math.max(0, Math.min(length, this.file.sizeBytes - offset));
		const buffer = Buffer.allocUnsafeSlow(wanted);
		let filled = 0;
		while (filled < wanted) {
			const at = filled;
			const { bytesRead } = await require_failure.withErrno("source", () => this.#handle.read(buffer, at, wanted - at, offset + at));
			if (bytesRead === 0) break;
			filled += bytesRead;
		}
		return buffer.subarray(0, filled);
	};
	openablePath = async () => {
		const text = this.#path.toString("utf8");
		if (Buffer.from(text, "utf8").equals(this.#path)) return text;
		if (process.platform === "linux") return `/proc/${process.pid}/fd/${this.#handle.fd}`;
		throw new require_failure.StageError("PATH_NOT_READABLE", "The name is not valid text, so no program can be given it.");
	};
	assertUnchanged = async () => {
		assertSame(this.file, await require_failure.withErrno("source", () => this.#handle.stat({ bigint: true })));
		assertSame(this.file, await require_failure.withErrno("source", () => (0, node_fs_promises.stat)(this.#path, { bigint: true })));
	};
	close = async () => {
		this.#whole = null;
		await this.#handle.close();
	};
};
// workers/lib/watch-progress.ts
/** Progress is reported at most this often; a lease needs no more. */
var reportEveryMs = 100;
/**
* Watches that work goes on. A timer alone proves nothing, so every step of the work winds it up again; when it runs
* down, the stage is asked to stop by its signal. What cannot be asked (a hung native call) is the host's to replace.
*/
function watchProgress({ timeoutMs, cancelled, report }) {
	const controller = new AbortController();
	let isStill = false;
	let reportedAt = 0;
	const runDown = () => {
		isStill = true;
		controller.abort(/* @__PURE__ */ new Error("no progress"));
	};
	let timer = setTimeout(runDown, timeoutMs);
	const cancel = () => controller.abort(cancelled.reason);
	if (cancelled.aborted) cancel();
	cancelled.addEventListener("abort", cancel, { once: true });
	return {
		signal: controller.signal,
		stoodStill: () => isStill,
		progress: (done) => {
			if (controller.signal.aborted) return;
			clearTimeout(timer);
			timer = setTimeout(runDown, timeoutMs);
			const now = performance.now();
			if (now - reportedAt < reportEveryMs) return;
			reportedAt = now;
			report(done);
		},
		stop: () => {
			clearTimeout(timer);
			cancelled.removeEventListener("abort", cancel);
		}
	};
}
// workers/lib/visit.ts
/**
* Works on one file: runs the first granted stage and every further one that is granted, over one open descriptor. Each
* grant ends in exactly one outcome, except one that was cancelled: whoever cancels has already decided, so the visit
* just ends.
*/
async function runVisit(visit, link, environment) {
	const cancelled = new AbortController();
	link.onCancel((reason) => cancelled.abort(/* @__PURE__ */ new Error(`cancelled: ${reason}`)));
	const file = new LazySource(visit);
	try {
		let grant = visit.first;
		while (grant != null && !cancelled.signal.aborted) {
			const outcome = await runGrant({
				visit,
				grant,
				link,
				environment,
				file,
				cancelled: cancelled.signal
			});
			if (outcome == null) return;
			link.post({
				type: "outcome",
				outcome
			});
			grant = await nextGrant(link);
		}
	} finally {
		await file.close();
	}
}
async function nextGrant(link) {
	const message = await link.next();
	if (message == null) return null;
	switch (message.type) {
		case "grant": return message.grant;
		case "end":
		case "cancel": return null;
		default: return require_failure.assertNever(message);
	}
}
/** The descriptor is opened by the first stage, so that failing to open is that stage's outcome. */
var LazySource = class {
	#visit;
	#open = null;
	constructor(visit) {
		this.#visit = visit;
	}
	async get() {
		this.#open ??= await openSource(this.#visit.source);
		return this.#open;
	}
	async close() {
		await this.#open?.close();
	}
};
async function runGrant(attempt) {
	const { visit, grant, link, environment, cancelled } = attempt;
	const startedAt = environment.now();
	const { visitId } = visit;
	const { jobId, token, stage } = grant;
	const watch = watchProgress({
		timeoutMs: grant.timeoutMs,
		cancelled,
		report: (done) => link.post({
			type: "progress",
			visitId,
			jobId,
			token,
			done
		})
	});
	link.post({
		type: "started",
		visitId,
		jobId,
		token
	});
	const record = () => ({
		visitId,
		jobId,
		token,
		stage,
		startedAt,
		endedAt: environment.now(),
		worker: environment.worker
	});
	try {
		const result = await runStage(attempt, watch.progress, watch.signal);
		return {
			ok: true,
			...record(),
			...result
		};
	} catch (error) {
		if (cancelled.aborted) return null;
		return {
			ok: false,
			...record(),
			failure: watch.stoodStill() ? stoodStill(grant, error) : require_failure.toStageFailure(error)
		};
	} finally {
		watch.stop();
	}
}
function stoodStill(grant, error) {
	const message = `The stage made no progress for ${Math.round(grant.timeoutMs / 1e3)} s and was stopped (${require_failure.messageOf(error)}).`;
	return {
		code: "EXTRACTOR_TIMEOUT",
		message: require_failure.oneLine(message),
		resource: null,
		toolVersion: null
	};
}
async function runStage(attempt, progress, signal) {
	const { visit, grant, link, file } = attempt;
	const stage = stages[grant.stage];
	const input = stage.input.safeParse(grant.input);
	if (!input.success) throw new require_failure.StageError("PAYLOAD_INVALID", `The input of ${stage.name} has an unexpected shape: ${input.error.message}`);
	const reportChild = (pid, alive) => link.post({
		type: "child",
		pid,
		alive
	});
	const { default: run } = await stage.load();
	const source = await file.get();
	const stagingPath = (suffix) => stagingPathOf(visit.settings.stagingDir, grant, suffix);
	const result = await run({
		source,
		settings: visit.settings,
		stagingPath,
		progress,
		signal,
		reportChild
	}, input.data);
	const output = stage.output.safeParse(result.output);
	if (!output.success) throw new require_failure.StageError("PAYLOAD_INVALID", `The output of ${stage.name} has an unexpected shape: ${output.error.message}`);
	return {
		output: output.data,
		artefacts: [...result.artefacts],
		warnings: result.warnings.map(require_failure.oneLine)
	};
}
function stagingPathOf(stagingDir, grant, suffix) {
	return `${stagingDir.replace(/[/\\]+$/, "")}/${grant.jobId}.${grant.token}.${suffix}`;
}
// workers/entry.ts
boundSharp();
/** A Piscina task: one visit, spoken with over the port that comes with it. */
async function work({ visit, port }) {
	try {
		await runVisit(visit, linkOverPort(port), {
			now: () => Date.now(),
			worker: `${process.pid}/${node_worker_threads.threadId}`
		});
	} finally {
		port.close();
	}
}
exports.__commonJSMin = __commonJSMin;
exports.__exportAll = __exportAll;
exports.__toESM = __toESM;
exports.default = work;
exports.limits = limits;

//# sourceMappingURL=entry.cjs.map