Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_open_store = require("./open-store-Z2vdj-x1.cjs");
const require_statements = require("./statements-H-Wi7Cqu.cjs");
const require_assert_never = require("./assert-never-Ycp2adVu.cjs");
const require_schemas = require("./schemas-Cut2dapR.cjs");
let node_worker_threads = require("node:worker_threads");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
// contract/reply.ts
/** Why a request was refused. Closed, so that every host and the renderer can show each by its own words. */
var RequestErrorCode = require_schemas._enum([
	"BAD_REQUEST",
	"UNKNOWN_REQUEST",
	"NOT_FOUND",
	"NOT_ALLOWED",
	"NOT_SUPPORTED_HERE",
	"ROOT_OVERLAPS",
	"PATH_NOT_READABLE",
	"LIBRARY_BUSY",
	"LIBRARY_CLOSING",
	"INTERNAL"
]);
require_schemas.discriminatedUnion("ok", [require_schemas.object({
	ok: require_schemas.literal(true),
	value: require_schemas.unknown()
}), require_schemas.object({
	ok: require_schemas.literal(false),
	error: require_schemas.object({
		code: RequestErrorCode,
		message: require_schemas.string()
	})
})]);
/** A refusal that a handler throws on purpose; the door maps it to a `Reply`. Anything else thrown is INTERNAL. */
var RequestRefused = class extends Error {
	code;
	constructor(code, message) {
		super(message);
		this.name = "RequestRefused";
		this.code = code;
	}
};
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
var ReasonClass = require_schemas._enum([
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
var reasons = policy;
var reasonCodes = Object.keys(policy);
var ReasonCode = require_schemas._enum(reasonCodes);
// electron/store/counter.ts
function readCounters(db) {
	const rows = require_statements.prepared(db, `select name, value from counter`).all();
	return Object.fromEntries(rows.map((row) => [row.name, row.value]));
}
// electron/store/id-set.ts
var emptyIdSet = (maxId) => ({
	maxId,
	words: new Uint32Array((maxId >>> 5) + 1)
});
function idSetOf(maxId, ids) {
	const set = emptyIdSet(maxId);
	addIds(set, ids);
	return set;
}
function addIds(set, ids) {
	for (const id of ids) if (id <= set.maxId) set.words[id >>> 5] |= 1 << (id & 31);
}
var hasId = (set, id) => id <= set.maxId && (set.words[id >>> 5] & 1 << (id & 31)) !== 0;
function addAll(set, other) {
	for (let at = 0; at < set.words.length; at += 1) set.words[at] |= other.words[at];
}
/** Keeps in `set` what is in `other` too. Both are of the same `maxId`. */
function keepCommon(set, other) {
	for (let at = 0; at < set.words.length; at += 1) set.words[at] &= other.words[at];
}
/** Takes out of `set` what is in `other`. Both are of the same `maxId`. */
function takeOut(set, other) {
	for (let at = 0; at < set.words.length; at += 1) set.words[at] &= ~other.words[at];
}
/** The ids in growing order. */
function listIds(set) {
	const ids = [];
	for (let at = 0; at < set.words.length; at += 1) {
		let word = set.words[at];
		while (word !== 0) {
			const bit = 31 - Math.clz32(word & -word);
			ids.push(at * 32 + bit);
			word &= word - 1;
		}
	}
	return ids;
}
function countIds(set) {
	let count = 0;
	for (let at = 0; at < set.words.length; at += 1) {
		let word = set.words[at];
		while (word !== 0) {
			word &= word - 1;
			count += 1;
		}
	}
	return count;
}
// electron/store/snapshot.ts
/** Runs reads that belong together on one state of the library. They must be short: a long one keeps the WAL growing. */
var inSnapshot = (db, read) => db.transaction(read)();
// electron/store/activity-counts.ts
var queueNames = [
	"light",
	"thumbnail",
	"video"
];
/** How far the queues are. */
function activityPulse(db) {
	return inSnapshot(db, () => {
		const states = require_statements.prepared(db, `select state, queue, count(*) as count from job indexed by job_by_state group by state, queue`).all();
		const parked = require_statements.prepared(db, `select job.queue, job.waiting_for as resource, count(*) as count from job indexed by job_waiting
       where waiting_for is not null group by job.waiting_for, job.queue`).all();
		const failed = require_statements.prepared(db, `select j.queue, count(*) as count from dead_letter d join job j on j.id = d.job_id where d.ignored_at is null group by j.queue`).all();
		const done = readCounters(db);
		return {
			queues: queueNames.map((queue) => {
				const inState = (...wanted) => total(states.filter((row) => row.queue === queue && wanted.includes(row.state)));
				const parkedHere = total(parked.filter((row) => row.queue === queue));
				return {
					queue,
					waiting: inState("queued") - parkedHere,
					running: inState("processing", "committing"),
					retrying: inState("failed_retryable"),
					parked: parkedHere,
					failed: total(failed.filter((row) => row.queue === queue)),
					done: done[`done:${queue}`] ?? 0
				};
			}),
			parked: parkedResources(db, (key) => total(parked.filter((row) => row.resource === key)))
		};
	});
}
var total = (rows) => rows.reduce((sum, row) => sum + row.count, 0);
function parkedResources(db, jobsOf) {
	return require_statements.prepared(db, `select key, code, message, parked_at from resource order by parked_at, key`).all().map((row) => ({
		resource: row.key,
		code: ReasonCode.parse(row.code),
		message: row.message,
		since: row.parked_at,
		jobs: jobsOf(row.key)
	}));
}
/** How far the queues and the files are. Each regular file that was found is counted in just one way. */
function activityCounts(db) {
	return inSnapshot(db, () => {
		const ignoredByRule = countsBy(db, `select rule, count(*) from ignored where is_folder = 0 group by rule`);
		const waiting = waitingFiles(db);
		return {
			...activityPulse(db),
			files: fileCounts(db, waiting, sumOf(ignoredByRule)),
			byReason: countsBy(db, `select d.code, count(distinct d.file_id) from dead_letter d join file f on f.id = d.file_id
         where d.ignored_at is null and d.required = 1 and d.file_version = f.version and f.status = 'failed' group by d.code`),
			problemsByReason: countsBy(db, `select d.code, count(distinct d.file_id) from dead_letter d join file f on f.id = d.file_id
         where d.ignored_at is null and f.status not in ('failed', 'deleted') group by d.code`),
			ignoredByRule,
			waitingFor: waiting.byResource
		};
	});
}
var fileIdsIn = (db, condition) => require_statements.idsOf(db, `select f.id from root cross join file f indexed by file_by_root_status on f.root_id = root.id where ${condition}`);
/**
* Files with a parked job that have not failed. A job that waits for another one's artefact is not parked: it goes on by
* itself within seconds. As sets of ids, since half a library may wait for a drive, and to look each file up would take
* a third of a second.
*/
function waitingFiles(db) {
	const byResource = {};
	const resources = require_statements.prepared(db, `select key from resource order by parked_at, key`).pluck().all();
	const maxId = require_statements.prepared(db, `select max(id) from file`).pluck().get() ?? 0;
	const all = emptyIdSet(maxId);
	if (resources.length === 0) return {
		indexed: 0,
		other: 0,
		byResource
	};
	const left = idSetOf(maxId, fileIdsIn(db, `f.status in ('failed', 'deleted')`));
	addIds(left, fileIdsIn(db, `f.status in ('discovered', 'queued', 'processing', 'indexed') and f.role = 'sidecar'`));
	for (const key of resources) {
		const waiting = idSetOf(maxId, require_statements.idsOf(db, `select file_id from job where waiting_for = ?`, key));
		takeOut(waiting, left);
		takeOut(waiting, all);
		const count = countIds(waiting);
		if (count > 0) byResource[key] = count;
		addAll(all, waiting);
	}
	const unfinished = idSetOf(maxId, fileIdsIn(db, `f.status in ('discovered', 'queued', 'processing')`));
	const waiting = countIds(all);
	takeOut(all, unfinished);
	const indexed = countIds(all);
	return {
		indexed,
		other: waiting - indexed,
		byResource
	};
}
/** A sidecar is attached whatever its status; a failed file has failed even if other work of it waits. */
function fileCounts(db, waiting, ignored) {
	const rows = require_statements.prepared(db, `select status, role, count(*) as count from file indexed by file_by_root_status
     where status <> 'deleted' group by root_id, status, role`).all();
	const own = rows.filter((row) => row.role !== "sidecar");
	const attached = total(rows) - total(own);
	const failed = total(own.filter((row) => row.status === "failed"));
	const indexed = total(own.filter((row) => row.status === "indexed"));
	return {
		found: total(rows) + ignored,
		indexed: indexed - waiting.indexed,
		failed,
		waiting: waiting.indexed + waiting.other,
		attached,
		ignored,
		pending: total(own) - indexed - failed - waiting.other
	};
}
var countsBy = (db, sql) => Object.fromEntries(require_statements.prepared(db, sql).raw().all());
var sumOf = (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
// contract/ids.ts
/**
* Identifiers that cross a process line. All row ids are positive integers chosen by the store; a branded type keeps
* a file's id from being handed in where a folder's is wanted.
*/
var rowId = require_schemas.number().int().positive();
var FileId = rowId.brand();
var ItemId = rowId.brand();
var FolderId = rowId.brand();
var RootId = rowId.brand();
var JobId = rowId.brand();
rowId.brand();
require_schemas._enum([
	"queued",
	"processing",
	"committing",
	"failed_retryable",
	"failed_terminal"
]);
var FileStatus = require_schemas._enum([
	"discovered",
	"queued",
	"processing",
	"indexed",
	"failed",
	"deleted"
]);
var QueueName = require_schemas._enum([
	"light",
	"thumbnail",
	"video"
]);
var StageName = require_schemas._enum([
	"fingerprint",
	"metadata",
	"thumbnail",
	"large"
]);
/** One queue in the activity panel. `perSecond` is over the last 30 s; `secondsLeft` is null when it cannot be told. */
var QueueView = require_schemas.object({
	queue: QueueName,
	paused: require_schemas.boolean(),
	waiting: require_schemas.number().int(),
	running: require_schemas.number().int(),
	retrying: require_schemas.number().int(),
	parked: require_schemas.number().int(),
	failed: require_schemas.number().int(),
	done: require_schemas.number().int(),
	perSecond: require_schemas.number(),
	secondsLeft: require_schemas.number().nullable()
});
/** A resource that some jobs wait for, such as a missing tool or a full disk. */
var ParkedResource = require_schemas.object({
	resource: require_schemas.string(),
	code: ReasonCode,
	message: require_schemas.string(),
	since: require_schemas.number(),
	jobs: require_schemas.number().int()
});
var ActivityView = require_schemas.object({
	paused: require_schemas.boolean(),
	idle: require_schemas.boolean(),
	queues: require_schemas.array(QueueView),
	parked: require_schemas.array(ParkedResource),
	files: require_schemas.object({
		found: require_schemas.number().int(),
		indexed: require_schemas.number().int(),
		failed: require_schemas.number().int(),
		waiting: require_schemas.number().int(),
		attached: require_schemas.number().int(),
		ignored: require_schemas.number().int(),
		pending: require_schemas.number().int()
	}),
	/** Why discovery or a queue is being held back at the moment, in words; empty when nothing is. */
	pressure: require_schemas.array(require_schemas.string())
});
var FailureGroup = require_schemas.object({
	code: ReasonCode,
	class: ReasonClass,
	title: require_schemas.string(),
	meaning: require_schemas.string(),
	remedy: require_schemas.string(),
	count: require_schemas.number().int(),
	/** How many of them failed the file (the rest are problems of a file that is indexed). */
	files: require_schemas.number().int()
});
var FailureView = require_schemas.object({
	jobId: JobId,
	fileId: FileId,
	rootId: RootId,
	code: ReasonCode,
	title: require_schemas.string(),
	message: require_schemas.string(),
	stage: StageName,
	required: require_schemas.boolean(),
	name: require_schemas.string(),
	path: require_schemas.string(),
	sizeBytes: require_schemas.number(),
	failedAt: require_schemas.number(),
	attempts: require_schemas.number().int()
});
var AttemptView = require_schemas.object({
	attempt: require_schemas.number().int(),
	startedAt: require_schemas.number(),
	endedAt: require_schemas.number(),
	durationMs: require_schemas.number(),
	worker: require_schemas.string(),
	token: require_schemas.number().int(),
	code: ReasonCode,
	message: require_schemas.string(),
	toolVersion: require_schemas.string().nullable()
});
var FailureDetail = FailureView.extend({
	traceId: require_schemas.string(),
	meaning: require_schemas.string(),
	remedy: require_schemas.string(),
	fault: require_schemas.string(),
	payload: require_schemas.unknown(),
	history: require_schemas.array(AttemptView)
});
require_schemas.discriminatedUnion("by", [
	require_schemas.object({
		by: require_schemas.literal("ids"),
		ids: require_schemas.array(JobId).min(1).max(1e4)
	}),
	require_schemas.object({
		by: require_schemas.literal("code"),
		code: ReasonCode
	}),
	require_schemas.object({
		by: require_schemas.literal("root"),
		rootId: RootId
	}),
	require_schemas.object({ by: require_schemas.literal("all") })
]);
// contract/settings.ts
/** Settings a person can change. Stored one row a key; an unknown or broken value falls back to the default here. */
var Settings = require_schemas.object({
	ffmpegPath: require_schemas.string().nullable().default(null),
	ffprobePath: require_schemas.string().nullable().default(null),
	paused: require_schemas.boolean().default(false),
	pausedQueues: require_schemas.array(QueueName).default([]),
	theme: require_schemas._enum([
		"system",
		"light",
		"dark"
	]).default("system"),
	ignoreGlobs: require_schemas.array(require_schemas.string()).default([])
});
require_schemas.object({
	ffmpegPath: require_schemas.string().nullable().optional(),
	ffprobePath: require_schemas.string().nullable().optional(),
	theme: require_schemas._enum([
		"system",
		"light",
		"dark"
	]).optional(),
	ignoreGlobs: require_schemas.array(require_schemas.string().max(500)).max(500).optional()
});
// electron/store/setting.ts
/** All settings; a stored value that no longer parses counts as not set. */
function readSettings(db) {
	const rows = require_statements.prepared(db, `select key, value from setting`).all();
	const values = {};
	for (const row of rows) {
		const field = Settings.shape[row.key];
		if (field == null) continue;
		const parsed = field.safeParse(JSON.parse(row.value));
		if (parsed.success) values[row.key] = parsed.data;
	}
	return Settings.parse(values);
}
// electron/store/activity-view.ts
/**
* The activity panel from rows alone, for a connection beside the owner: rates, the time left and pressure are known
* only to the process that works.
*/
function activityFromRows(db) {
	const settings = readSettings(db);
	return activityOf(activityCounts(db), settings);
}
/** The panel without rates: what the working process lays its own knowledge over. */
function activityOf(counts, settings) {
	return ActivityView.parse({
		paused: settings.paused,
		idle: counts.queues.every((queue) => queue.waiting + queue.running + queue.retrying === 0),
		queues: counts.queues.map((queue) => ({
			...queue,
			paused: settings.paused || settings.pausedQueues.includes(queue.queue),
			perSecond: 0,
			secondsLeft: null
		})),
		parked: counts.parked,
		files: counts.files,
		pressure: []
	});
}
// electron/store/display-path.ts
/**
* The paths of some files for a person to read (names that are not UTF-8 are shown changed, so nothing may be opened by
* them). Each folder on the way is read once.
*/
function displayPaths(db, fileIds) {
	const files = require_statements.prepared(db, `select id, display_name, folder_id from file where id in (select value from json_each(?))`).all(JSON.stringify(fileIds));
	const known = /* @__PURE__ */ new Map();
	return new Map(files.map((file) => [file.id, joined(folderPath(db, file.folder_id, known), file.display_name)]));
}
function folderPath(db, folderId, known) {
	const before = known.get(folderId);
	if (before != null) return before;
	const row = require_statements.prepared(db, `select folder.parent_id, folder.display_name, root.display_path as root_path
     from folder join root on root.id = folder.root_id where folder.id = ?`).get(folderId);
	const path = row.parent_id == null ? row.root_path : joined(folderPath(db, row.parent_id, known), row.display_name);
	known.set(folderId, path);
	return path;
}
var joined = (folder, name) => folder.endsWith(node_path.sep) ? folder + name : folder + node_path.sep + name;
// electron/store/failure-list.ts
/** Throws for a code that this Arsip does not know: the row is of another one, and no policy would hold for it. */
function reasonOf(code) {
	const reason = reasons[code];
	if (reason == null) throw new Error(`a dead letter has the unknown reason ${code}`);
	return reason;
}
/** Failures by their reason, the most frequent first. Ignored ones and those of deleted files are no failures. */
function failureGroups(db, { rootId }) {
	return require_statements.prepared(db, `select d.code, count(*) as count, count(distinct case when d.required = 1 then d.file_id end) as files
     from dead_letter d join file f on f.id = d.file_id
     where d.ignored_at is null and f.status <> 'deleted' and (@rootId is null or d.root_id = @rootId)
     group by d.code order by count desc, d.code`).all({ rootId: rootId ?? null }).map((row) => {
		const reason = reasonOf(row.code);
		return FailureGroup.parse({
			...row,
			class: reason.class,
			title: reason.title,
			meaning: reason.meaning,
			remedy: reason.remedy
		});
	});
}
var columns = `d.job_id as jobId, d.file_id as fileId, d.root_id as rootId, d.code, d.message, d.stage, d.required,
  f.display_name as name, f.size_bytes as sizeBytes, d.failed_at as failedAt, j.attempt as attempts`;
var tables = `dead_letter d join file f on f.id = d.file_id join job j on j.id = d.job_id`;
var counted = `d.ignored_at is null and f.status <> 'deleted'`;
/** A page of failures in the order of their ids, after `afterId`. */
function failureList(db, input) {
	const conditions = [...input.code == null ? [] : ["d.code = @code"], ...input.rootId == null ? [] : ["d.root_id = @rootId"]].map((condition) => `and ${condition}`);
	return inSnapshot(db, () => {
		const rows = require_statements.prepared(db, `select ${columns} from ${tables} where ${counted} and d.job_id > @afterId ${conditions.join(" ")}
       order by d.job_id limit @limit`).all({
			afterId: input.afterId ?? 0,
			limit: input.limit,
			code: input.code,
			rootId: input.rootId
		});
		const paths = displayPaths(db, rows.map((row) => row.fileId));
		return rows.map((row) => viewOf(row, paths));
	});
}
var viewOf = (row, paths) => FailureView.parse({
	...row,
	required: row.required === 1,
	title: reasonOf(row.code).title,
	path: paths.get(row.fileId) ?? row.name
});
/** One failure with every attempt. Throws NOT_FOUND when it was retried or cleared meanwhile. */
function failureDetail(db, { jobId }) {
	return inSnapshot(db, () => {
		const row = require_statements.prepared(db, `select ${columns}, d.trace_id as traceId, d.fault, d.payload from ${tables} where d.job_id = ?`).get(jobId);
		if (row == null) throw new RequestRefused("NOT_FOUND", `there is no failure ${jobId} (any more)`);
		const history = require_statements.prepared(db, `select attempt, started_at as startedAt, ended_at as endedAt, max(0, ended_at - started_at) as durationMs, worker,
         token, code, message, tool_version as toolVersion
       from attempt where job_id = ? order by token`).all(jobId);
		const reason = reasonOf(row.code);
		return FailureDetail.parse({
			...viewOf(row, displayPaths(db, [row.fileId])),
			traceId: row.traceId,
			meaning: reason.meaning,
			remedy: reason.remedy,
			fault: row.fault,
			payload: JSON.parse(row.payload),
			history
		});
	});
}
/**
* The jobs a retry or an ignore is about, in pages in the order of their ids: hand in the last id of the page before,
* until a page is empty. Ignored failures are taken when they are named by id, and left alone otherwise.
*/
function selectFailures(db, selection, afterId, limit) {
	switch (selection.by) {
		case "ids": return require_statements.prepared(db, `select d.job_id from dead_letter d where d.job_id in (select value from json_each(?)) and d.job_id > ?
         order by d.job_id limit ?`).pluck().all(JSON.stringify(selection.ids), afterId, limit);
		case "code": return selectWhere(db, "and d.code = ?", [selection.code], afterId, limit);
		case "root": return selectWhere(db, "and d.root_id = ?", [selection.rootId], afterId, limit);
		case "all": return selectWhere(db, "", [], afterId, limit);
		default: return require_assert_never.assertNever(selection, "selection of failures");
	}
}
var selectWhere = (db, condition, values, afterId, limit) => require_statements.prepared(db, `select d.job_id from dead_letter d join file f on f.id = d.file_id where ${counted} ${condition} and d.job_id > ?
     order by d.job_id limit ?`).pluck().all(...values, afterId, limit);
// contract/roots.ts
var RootState = require_schemas._enum([
	"online",
	"offline",
	"unreadable",
	"replaced"
]);
var WatchMode = require_schemas._enum([
	"auto",
	"native",
	"polling",
	"manual"
]);
var ScanPhase = require_schemas._enum([
	"idle",
	"waiting",
	"scanning",
	"paused"
]);
/** A watched folder as a person sees it. Counts are of files that are not deleted. */
var RootView = require_schemas.object({
	rootId: RootId,
	folderId: FolderId.nullable(),
	path: require_schemas.string(),
	label: require_schemas.string(),
	state: RootState,
	stateReason: require_schemas.string().nullable(),
	stateSince: require_schemas.number(),
	watchMode: WatchMode,
	/** How it is watched now, in words: "native", "polling" or "not watched", with the reason if it is not what was asked. */
	watching: require_schemas.object({
		how: require_schemas._enum([
			"native",
			"polling",
			"none"
		]),
		folders: require_schemas.number().int(),
		unwatchedFolders: require_schemas.number().int(),
		reason: require_schemas.string().nullable()
	}),
	scan: require_schemas.object({
		phase: ScanPhase,
		/** Entries seen by the running scan; null when idle. */
		seen: require_schemas.number().int().nullable(),
		finishedAt: require_schemas.number().nullable()
	}),
	counts: require_schemas.object({
		files: require_schemas.number().int(),
		indexed: require_schemas.number().int(),
		failed: require_schemas.number().int(),
		pending: require_schemas.number().int(),
		ignored: require_schemas.number().int()
	})
});
/** One folder in the tree, with its number of direct children and of visible items below it (direct only). */
var FolderView = require_schemas.object({
	folderId: FolderId,
	rootId: RootId,
	parentId: FolderId.nullable(),
	name: require_schemas.string(),
	hasChildren: require_schemas.boolean(),
	items: require_schemas.number().int()
});
// electron/store/folder-list.ts
var byName = new Intl.Collator(void 0, { numeric: true });
/**
* The folders directly in a folder, or in a root where no folder is given, by name. One that is gone from the disk is
* listed as long as it holds something.
*/
function folderList(db, { rootId, parentId }) {
	return require_statements.prepared(db, `select f.id as folderId, f.root_id as rootId, f.parent_id as parentId, f.display_name as name,
       exists (select 1 from folder c where c.parent_id = f.id and c.presence <> 'missing') as hasChildren,
       (select count(*) from media m indexed by media_by_folder where m.folder_id = f.id and m.visible = 1) as items,
       f.presence
     from folder f
     where f.root_id = @rootId and f.parent_id =
       coalesce(@parentId, (select id from folder where root_id = @rootId and parent_id is null))`).all({
		rootId,
		parentId: parentId ?? null
	}).filter((row) => row.presence !== "missing" || row.items > 0 || row.hasChildren === 1).map((row) => FolderView.parse({
		...row,
		hasChildren: row.hasChildren === 1
	})).sort((a, b) => byName.compare(a.name, b.name));
}
// contract/media.ts
var MediaKind = require_schemas._enum([
	"photo",
	"video",
	"audio"
]);
require_schemas.object({
	text: require_schemas.string().max(1e3).optional(),
	rootId: RootId.optional(),
	folderId: FolderId.optional(),
	kind: MediaKind.optional()
});
require_schemas.object({
	month: require_schemas.number().int().min(0),
	count: require_schemas.number().int().positive()
});
/** One cell of the grid. `thumb` is null until a thumbnail is live; `thumbHash` is base64 of the ThumbHash bytes. */
var ItemCell = require_schemas.object({
	itemId: ItemId,
	fileId: FileId,
	kind: MediaKind,
	name: require_schemas.string(),
	/** Milliseconds of local time at the place of taking, as if it were UTC (for sorting and for showing). */
	sortAt: require_schemas.number(),
	width: require_schemas.number().int().nullable(),
	height: require_schemas.number().int().nullable(),
	durationMs: require_schemas.number().nullable(),
	thumbHash: require_schemas.string().nullable(),
	/** Changes whenever the bytes of the thumbnail may have: put it in the media address as `v`. */
	thumb: require_schemas.string().nullable(),
	offline: require_schemas.boolean(),
	problem: ReasonCode.nullable()
});
require_schemas.object({
	version: require_schemas.number().int(),
	items: require_schemas.array(ItemCell)
});
var FileDetail = require_schemas.object({
	fileId: FileId,
	rootId: RootId,
	folderId: FolderId,
	name: require_schemas.string(),
	path: require_schemas.string(),
	role: require_schemas._enum([
		"primary",
		"sidecar",
		"companion"
	]),
	sizeBytes: require_schemas.number(),
	modifiedAt: require_schemas.number(),
	mime: require_schemas.string().nullable(),
	status: FileStatus,
	version: require_schemas.number().int(),
	contentKey: require_schemas.string().nullable()
});
/** All that is known of an item. Absent values are null; nothing is guessed here. */
var ItemDetail = require_schemas.object({
	itemId: ItemId,
	kind: MediaKind,
	files: require_schemas.array(FileDetail),
	width: require_schemas.number().int().nullable(),
	height: require_schemas.number().int().nullable(),
	orientation: require_schemas.number().int().nullable(),
	takenAt: require_schemas.string().nullable(),
	takenSource: require_schemas.string().nullable(),
	cameraMake: require_schemas.string().nullable(),
	cameraModel: require_schemas.string().nullable(),
	lens: require_schemas.string().nullable(),
	exposureSeconds: require_schemas.number().nullable(),
	fNumber: require_schemas.number().nullable(),
	iso: require_schemas.number().nullable(),
	focalLengthMm: require_schemas.number().nullable(),
	latitude: require_schemas.number().nullable(),
	longitude: require_schemas.number().nullable(),
	altitudeM: require_schemas.number().nullable(),
	durationMs: require_schemas.number().nullable(),
	frameRate: require_schemas.number().nullable(),
	videoCodec: require_schemas.string().nullable(),
	audioCodec: require_schemas.string().nullable(),
	title: require_schemas.string().nullable(),
	description: require_schemas.string().nullable(),
	artist: require_schemas.string().nullable(),
	album: require_schemas.string().nullable(),
	keywords: require_schemas.array(require_schemas.string()),
	problems: require_schemas.array(require_schemas.object({
		stage: require_schemas.string(),
		code: ReasonCode,
		title: require_schemas.string(),
		message: require_schemas.string()
	})),
	thumb: require_schemas.string().nullable(),
	thumbHash: require_schemas.string().nullable(),
	/** How the renderer can show the original: in itself, or only by its large view or poster, with the reason in words. */
	showAs: require_schemas.object({
		how: require_schemas._enum([
			"image",
			"large",
			"video",
			"audio",
			"poster"
		]),
		why: require_schemas.string().nullable()
	})
});
// electron/store/item-cell.ts
/**
* A short name for the bytes of a thumbnail, for media addresses: other bytes, other name. The key itself is not shown,
* since it tells the content's hash.
*/
var thumbVersion = (thumbKey) => (0, node_crypto.createHash)("sha256").update(thumbKey).digest("hex").slice(0, 16);
/** Throws when a row holds what its CHECKs forbid. */
var cellOf$1 = (row) => ItemCell.parse({
	itemId: row.item_id,
	fileId: row.file_id,
	kind: row.kind,
	name: row.display_name,
	sortAt: row.sort_at,
	width: row.width,
	height: row.height,
	durationMs: row.duration_ms,
	thumbHash: row.thumb_hash?.toString("base64") ?? null,
	thumb: row.thumb_key == null ? null : thumbVersion(row.thumb_key),
	offline: row.root_state !== "online" || row.presence !== "present",
	problem: row.problem
});
/** The cells of some files (a page: at most some hundred), in the order of the ids; files that are gone are left out. */
function cellsOf(db, fileIds) {
	return require_statements.prepared(db, `select m.file_id, m.item_id, m.kind, f.display_name, m.sort_at, m.width, m.height, m.duration_ms, m.thumb_hash,
       m.thumb_key, f.presence, r.state as root_state,
       (select d.code from dead_letter d where d.file_id = m.file_id and d.ignored_at is null
        order by d.required desc, d.job_id limit 1) as problem
     from json_each(?) wanted
       cross join media m on m.file_id = wanted.value
       join file f on f.id = m.file_id
       join root r on r.id = m.root_id
     order by wanted.key`).all(JSON.stringify(fileIds)).map(cellOf$1);
}
// electron/store/show-as.ts
/** What Chromium 114 and later decode, in every build that Arsip runs in. */
var shownImages = /* @__PURE__ */ new Set([
	"image/jpeg",
	"image/png",
	"image/apng",
	"image/webp",
	"image/gif",
	"image/avif",
	"image/bmp",
	"image/x-icon"
]);
var playedContainers = /* @__PURE__ */ new Set([
	"video/mp4",
	"video/webm",
	"video/quicktime",
	"video/x-m4v"
]);
var playedVideo = /* @__PURE__ */ new Set([
	"h264",
	"avc1",
	"avc",
	"vp8",
	"vp9",
	"av1"
]);
var playedSound = /* @__PURE__ */ new Set([
	"aac",
	"opus",
	"mp3",
	"vorbis",
	"flac"
]);
/** With the video containers, since the type is told by the container before it is known that it holds only sound. */
var playedAudio = /* @__PURE__ */ new Set([
	...playedContainers,
	"audio/mpeg",
	"audio/mp4",
	"audio/x-m4a",
	"audio/aac",
	"audio/flac",
	"audio/ogg",
	"video/ogg",
	"audio/opus",
	"audio/wav",
	"audio/webm"
]);
var formatNames = {
	"image/heic": "HEIC",
	"image/heif": "HEIF",
	"image/tiff": "TIFF",
	"image/jxl": "JPEG XL",
	"image/svg+xml": "SVG",
	"video/x-matroska": "Matroska (MKV)",
	"video/matroska": "Matroska (MKV)",
	"video/x-msvideo": "AVI",
	"video/vnd.avi": "AVI",
	"video/avi": "AVI",
	"video/mp2t": "an MPEG transport stream",
	"video/3gpp": "3GP",
	hevc: "HEVC (H.265)",
	h265: "HEVC (H.265)",
	mpeg4: "MPEG-4 Part 2",
	mpeg2video: "MPEG-2",
	prores: "ProRes",
	alac: "Apple Lossless",
	ac3: "Dolby Digital",
	eac3: "Dolby Digital Plus"
};
var nameOf = (format) => formatNames[format] ?? (format.includes("/") ? format.slice(format.indexOf("/") + 1).replace(/^x-/, "") : format).toUpperCase();
/**
* How the renderer shows the original of an item: in itself, or by its large view or poster with the reason in words.
* A codec that is not known is tried; the player has its own way to say that it cannot.
*/
function showAs(media) {
	const mime = media.mime?.toLowerCase().split(";")[0]?.trim() ?? null;
	if (media.kind === "photo") {
		if (mime != null && shownImages.has(mime)) return {
			how: "image",
			why: null
		};
		return {
			how: "large",
			why: `${mime == null ? "This picture" : nameOf(mime)} cannot be shown by this window; this is a large view made from it.`
		};
	}
	if (media.kind === "audio") return audioShownAs(mime, media.audioCodec?.toLowerCase() ?? null);
	return videoShownAs(mime, media.videoCodec?.toLowerCase() ?? null, media.audioCodec?.toLowerCase() ?? null);
}
function audioShownAs(mime, sound) {
	const silent = (what) => ({
		how: "poster",
		why: `${what} cannot be played by this window.`
	});
	if (mime != null && !playedAudio.has(mime)) return silent(`Sound in ${nameOf(mime)}`);
	if (sound != null && !isIn(playedSound, sound) && !sound.startsWith("pcm_")) return silent(`Sound in ${nameOf(sound)}`);
	return {
		how: "audio",
		why: null
	};
}
function videoShownAs(mime, picture, sound) {
	const poster = (what) => ({
		how: "poster",
		why: `${what} cannot be played by this window; this is a picture from it.`
	});
	if (mime == null || !playedContainers.has(mime)) return poster(mime == null ? "This video" : `A video in ${nameOf(mime)}`);
	if (picture != null && !isIn(playedVideo, picture)) return poster(`A video in ${nameOf(picture)}`);
	if (sound != null && !isIn(playedSound, sound)) return {
		how: "video",
		why: `Its sound is in ${nameOf(sound)}, which this window cannot play.`
	};
	return {
		how: "video",
		why: null
	};
}
/** Tools write codecs with their details behind, such as `avc1.64001f` or `mp4a.40.2`. */
var isIn = (known, codec) => {
	const family = codec.split(".")[0];
	return known.has(codec) || known.has(family) || family === "mp4a" || family === "av01" || family === "vp09" || family === "vp08";
};
// electron/store/item-detail.ts
/** All that is known of an item. Throws NOT_FOUND for one that is gone or was not read yet. */
function itemDetail(db, { itemId }) {
	return inSnapshot(db, () => {
		const media = require_statements.prepared(db, `select m.*, f.mime from media m join file f on f.id = m.file_id join item i on i.id = m.item_id
       where m.item_id = ? order by m.visible desc, m.file_id = i.primary_file_id desc limit 1`).get(itemId);
		if (media == null) throw new RequestRefused("NOT_FOUND", "this item is not in the library any more, or was not read yet");
		return ItemDetail.parse({
			itemId,
			kind: media.kind,
			files: filesOf$1(db, itemId),
			width: media.width,
			height: media.height,
			orientation: media.orientation,
			takenAt: media.taken_at,
			takenSource: media.taken_source,
			cameraMake: media.camera_make,
			cameraModel: media.camera_model,
			lens: media.lens,
			exposureSeconds: media.exposure_seconds,
			fNumber: media.f_number,
			iso: media.iso,
			focalLengthMm: media.focal_length_mm,
			latitude: media.latitude,
			longitude: media.longitude,
			altitudeM: media.altitude_m,
			durationMs: media.duration_ms,
			frameRate: media.frame_rate,
			videoCodec: media.video_codec,
			audioCodec: media.audio_codec,
			title: media.title,
			description: media.description,
			artist: media.artist,
			album: media.album,
			keywords: JSON.parse(media.keywords),
			problems: problemsOf(db, itemId),
			thumb: media.thumb_key == null ? null : thumbVersion(media.thumb_key),
			thumbHash: media.thumb_hash?.toString("base64") ?? null,
			showAs: showAs({
				kind: media.kind,
				mime: media.mime,
				videoCodec: media.video_codec,
				audioCodec: media.audio_codec
			})
		});
	});
}
function filesOf$1(db, itemId) {
	const rows = require_statements.prepared(db, `select id as fileId, root_id as rootId, folder_id as folderId, display_name as name, role, size_bytes as sizeBytes,
       mtime_us as mtimeUs, mime, status, version, content_key as contentKey
     from file where item_id = ? and status <> 'deleted' order by role <> 'primary', id`).all(itemId);
	const paths = displayPaths(db, rows.map((row) => row.fileId));
	return rows.map(({ mtimeUs, ...row }) => ({
		...row,
		path: paths.get(row.fileId),
		modifiedAt: mtimeUs / 1e3
	}));
}
function problemsOf(db, itemId) {
	return require_statements.prepared(db, `select d.stage, d.code, d.message from dead_letter d join file f on f.id = d.file_id
     where f.item_id = ? and f.status <> 'deleted' and d.ignored_at is null order by d.required desc, d.job_id`).all(itemId).map((row) => ({
		...row,
		title: reasons[row.code]?.title ?? row.code
	}));
}
// electron/store/root-list.ts
/**
* All roots as the store knows them: not watched and idle. The process that watches lays its own knowledge over them
* with `withLive`.
*/
function rootList(db) {
	return inSnapshot(db, () => {
		const rows = require_statements.prepared(db, `select r.id as rootId, f.id as folderId, r.display_path as path, r.label, r.state, r.state_reason as stateReason,
         r.state_since as stateSince, r.watch_mode as watchMode, r.scan_finished_at as finishedAt
       from root r left join folder f on f.root_id = r.id and f.parent_id is null order by r.id`).all();
		const files = require_statements.prepared(db, `select root_id, status, role, count(*) as count from file indexed by file_by_root_status
       where status <> 'deleted' group by root_id, status, role`).all();
		const ignored = new Map(require_statements.prepared(db, `select folder.root_id, count(*) from ignored join folder on folder.id = ignored.folder_id
         where is_folder = 0 group by folder.root_id`).raw().all());
		return rows.map(({ finishedAt, ...row }) => RootView.parse({
			...row,
			watching: {
				how: "none",
				folders: 0,
				unwatchedFolders: 0,
				reason: null
			},
			scan: {
				phase: "idle",
				seen: null,
				finishedAt
			},
			counts: {
				...countsOf(files.filter((file) => file.root_id === row.rootId)),
				ignored: ignored.get(row.rootId) ?? 0
			}
		}));
	});
}
/** What belongs to another file (a sidecar) has no work of its own and counts as indexed. */
function countsOf(rows) {
	const sum = (wanted) => rows.filter(wanted).reduce((total, row) => total + row.count, 0);
	const files = sum(() => true);
	const indexed = sum((row) => row.role === "sidecar" || row.status === "indexed");
	const failed = sum((row) => row.role !== "sidecar" && row.status === "failed");
	return {
		files,
		indexed,
		failed,
		pending: files - indexed - failed
	};
}
// electron/store/library.ts
function libraryRow(db) {
	const row = require_statements.prepared(db, `select library_id as libraryId, epoch, version, created_at as createdAt, clean_stop as cleanStop from library`).get();
	return {
		...row,
		cleanStop: row.cleanStop === 1
	};
}
// electron/store/search-query.ts
var maxLength = 1e3;
var maxTerms = 40;
/**
* What separates words. With U+E000 among them, since the index marks extensions with it and no typed text may hold it;
* and halves of surrogate pairs, which UTF-8 cannot say.
*/
var separators = /[\s\p{Cc}\p{Cs}\uE000]+/gu;
/**
* Reads a search text: words, "quoted words", `kind:photo|video|audio`, `ext:heic`, `year:2023`, `camera:"…"`, each
* turned round by a `-` in front. Every text is a search: what is none of these is looked for as it stands, so
* `kind:cat`, `foo:bar`, `100%`, `NOT` or a lone `-` are words. What is past 1,000 characters or 40 terms is left out.
*/
function parseSearch(input) {
	const text = input.slice(0, maxLength).normalize("NFC").replace(separators, " ").trim();
	const include = [];
	const exclude = [];
	let at = 0;
	while (at < text.length && include.length + exclude.length < maxTerms) {
		if (text[at] === " ") {
			at += 1;
			continue;
		}
		const negated = text[at] === "-" && at + 1 < text.length && text[at + 1] !== " ";
		const { term, next } = readTerm(text, negated ? at + 1 : at);
		(negated ? exclude : include).push(term);
		at = next;
	}
	return {
		include,
		exclude
	};
}
function readTerm(text, at) {
	const quotation = readQuotation(text, at);
	if (quotation != null) return {
		term: {
			by: "text",
			text: quotation.text,
			whole: quotation.closed
		},
		next: quotation.next
	};
	return readField(text, at) ?? readWord(text, at);
}
function readWord(text, at) {
	const next = endOfWord(text, at);
	return {
		term: {
			by: "text",
			text: text.slice(at, next),
			whole: false
		},
		next
	};
}
var fieldName = /(kind|ext|year|camera):/iy;
/** Null when it is not a field that is known, or one with a value that means nothing. */
function readField(text, at) {
	fieldName.lastIndex = at;
	const found = fieldName.exec(text);
	if (found == null) return null;
	const name = found[1].toLowerCase();
	const start = at + found[0].length;
	const quotation = readQuotation(text, start);
	const next = quotation?.next ?? endOfWord(text, start);
	const term = fieldTerm(name, quotation?.text ?? text.slice(start, next), quotation?.closed ?? false);
	return term == null ? null : {
		term,
		next
	};
}
function fieldTerm(name, value, whole) {
	if (value === "") return null;
	if (name === "camera") return {
		by: "camera",
		text: value,
		whole
	};
	if (name === "ext") {
		const ext = value.replace(/^\./, "").toLowerCase();
		return ext === "" ? null : {
			by: "ext",
			ext
		};
	}
	if (name === "year") return /^\d{4}$/.test(value) ? {
		by: "year",
		year: Number(value)
	} : null;
	const kind = MediaKind.safeParse(value.toLowerCase());
	return kind.success ? {
		by: "kind",
		kind: kind.data
	} : null;
}
var endOfWord = (text, at) => {
	const end = text.indexOf(" ", at);
	return end === -1 ? text.length : end;
};
/** The quotation that starts here; one that is not closed goes on to the end. Null for quotes around nothing. */
function readQuotation(text, at) {
	if (text[at] !== "\"") return null;
	const end = text.indexOf("\"", at + 1);
	const quoted = text.slice(at + 1, end === -1 ? text.length : end).trim();
	if (quoted === "") return null;
	return {
		text: quoted,
		closed: end !== -1,
		next: end === -1 ? text.length : end + 1
	};
}
// electron/store/search-terms.ts
/** What unicode61 makes words of (letters, numbers, private use), and the marks that belong to letters. */
var onlyWords = /^[\p{L}\p{N}\p{M}\p{Co} ]+$/u;
var anyWord = /[\p{L}\p{N}\p{Co}]/u;
var endsInWord = /[\p{L}\p{N}\p{M}\p{Co}]$/u;
/** The trigram index knows nothing shorter. */
var trigramLength = 3;
var lengthOf = (text) => Array.from(text).length;
/** A quoted string of FTS5: whatever is in it, it is text and no syntax. */
var quoted = (text) => `"${text.replaceAll("\"", "\"\"")}"`;
/**
* Files that a word or quotation is about: some word of their name, title, artist, album, camera, keywords or
* description starts with it, or it stands anywhere in the file's name or in the name of a folder above. A text with
* signs that are no part of words, such as `TC_` or `100%`, has to stand there sign by sign.
*/
function filesWithText(db, term, maxId) {
	const found = emptyIdSet(maxId);
	addIds(found, onlyWords.test(term.text) ? matchWords(db, term, "") : matchExactly(db, term, describing));
	addIds(found, namesWith(db, term.text));
	addIds(found, filesBelow(db, foldersWith(db, term.text)));
	return found;
}
/** Files made with a camera, by words of its maker, model and lens. */
function filesWithCamera(db, term, maxId) {
	const found = emptyIdSet(maxId);
	addIds(found, onlyWords.test(term.text) ? matchWords(db, term, "{camera} : ") : matchExactly(db, term, camera));
	return found;
}
/** Files whose name ends in the extension (lower case, no dot). */
function filesWithExtension(db, ext, maxId) {
	const found = emptyIdSet(maxId);
	if (onlyWords.test(ext)) addIds(found, words(db, `{name} : ${quoted("" + ext)}`));
	else addIds(found, require_statements.prepared(db, `select id from file where ext = ?`).pluck().all(ext));
	return found;
}
/** Shown files in the folders and in all folders below them. */
function filesBelow(db, folderIds) {
	if (folderIds.length === 0) return [];
	const folders = require_statements.prepared(db, `with recursive below (id) as (
       select value from json_each(?) union select folder.id from folder join below on folder.parent_id = below.id
     )
     select json_group_array(id) from below`).pluck();
	return require_statements.idsOf(db, `select m.file_id from json_each(?) below cross join media m indexed by media_by_folder on m.folder_id = below.value
     where m.visible = 1`, folders.get(JSON.stringify(folderIds)));
}
var words = (db, match) => require_statements.idsOf(db, `select rowid from search_words where search_words match ?`, match);
function matchWords(db, term, columns) {
	if (!anyWord.test(term.text)) return [];
	return words(db, `${columns}${quoted(term.text)}${term.whole ? "" : "*"}`);
}
var cameraSql = `concat_ws(' ', camera_make, camera_model, lens)`;
var describing = {
	fts: "{title artist album camera keywords description}",
	sql: `title, artist, album, ${cameraSql}, description, keywords`
};
var camera = {
	fts: "{camera}",
	sql: cameraSql
};
var chunk$1 = 5e3;
/** The index drops signs, so what it finds is read and looked at. */
function matchExactly(db, term, columns) {
	if (!anyWord.test(term.text)) return [];
	const star = !term.whole && endsInWord.test(term.text) ? "*" : "";
	const candidates = words(db, `${columns.fts} : ${quoted(term.text)}${star}`);
	const read = require_statements.prepared(db, `select file_id, ${columns.sql} from media where file_id in (select value from json_each(?))`).raw();
	const wanted = folded(term.text);
	const found = [];
	for (let at = 0; at < candidates.length; at += chunk$1) {
		const rows = read.all(JSON.stringify(candidates.slice(at, at + chunk$1)));
		for (const [id, ...texts] of rows) if (texts.some((text) => text != null && folded(text).includes(wanted))) found.push(id);
	}
	return found;
}
var beyondAscii = /[^\p{ASCII}]/u;
/** Case and marks taken away, as the words index does. */
var folded = (text) => (beyondAscii.test(text) ? text.normalize("NFD").replace(/\p{M}/gu, "") : text).toLowerCase();
/** Files with the text anywhere in their name. Of one or two letters the words index has told already, by their start. */
function namesWith(db, text) {
	if (lengthOf(text) >= trigramLength) return require_statements.idsOf(db, `select rowid from search_names where search_names match ?`, quoted(text));
	if (onlyWords.test(text)) return [];
	return require_statements.prepared(db, `select id from file where status <> 'deleted' and display_name like ? escape '\\'`).pluck().all(anywhere(text));
}
/** Folders are few enough to be read when the text is too short for their index. */
function foldersWith(db, text) {
	if (lengthOf(text) >= trigramLength) return require_statements.idsOf(db, `select rowid from search_folders where search_folders match ?`, quoted(text));
	if (!onlyWords.test(text)) return require_statements.prepared(db, `select id from folder where display_name like ? escape '\\'`).pluck().all(anywhere(text));
	const folders = require_statements.prepared(db, `select id, display_name from folder`).raw().all();
	const wanted = folded(text);
	if (wanted === "") return [];
	return folders.filter(([, name]) => wordsOf(name).some((word) => word.startsWith(wanted))).map(([id]) => id);
}
var wordsOf = (name) => folded(name).split(/[^\p{L}\p{N}\p{Co}]+/u);
var anywhere = (text) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
// electron/store/search.ts
/** Answers that are kept, so that the pages of a search don't search again. */
var keptSearches = 4;
var kept = /* @__PURE__ */ new WeakMap();
/**
* Everything in a scope, in the order of the timeline. The answer is kept until the library's version changes. It takes
* several statements and, for words that half the library has, most of a second: not to be called in a snapshot.
*
* Each condition is asked of its own index and the answers are put together as sets of bits: a plan made by SQLite for
* all of them at once would, with the wrong guess, look up a million rows one by one.
*/
function findAll(db, scope) {
	const { version } = libraryRow(db);
	const key = JSON.stringify([
		scope.text,
		scope.rootId,
		scope.folderId,
		scope.kind
	]);
	const searches = (kept.get(db) ?? []).filter((search) => search.found.version === version);
	const before = searches.find((search) => search.key === key);
	if (before != null) return before.found;
	const found = {
		version,
		...inOrder(db, scope)
	};
	kept.set(db, [{
		key,
		found
	}, ...searches].slice(0, keptSearches));
	return found;
}
function inOrder(db, scope) {
	const maxId = maxIdOf(db);
	const matching = filesMatching(db, scope, maxId);
	if (matching == null) return walk(db, scope, null);
	const few = Math.max(1e3, maxId / 50);
	return countIds(matching) <= few ? lookUp(db, scope, listIds(matching)) : walk(db, scope, matching);
}
/** The set that all conditions of a scope leave, but for its root and kind; null for every file. */
function filesMatching(db, scope, maxId) {
	const { include, exclude } = parseSearch(scope.text ?? "");
	const sets = [];
	if (scope.folderId != null) sets.push(idSetOf(maxId, filesBelow(db, [scope.folderId])));
	for (const terms of alternatives(include)) {
		const either = emptyIdSet(maxId);
		for (const term of terms) addAll(either, filesOf(db, term, maxId));
		sets.push(either);
	}
	if (sets.length === 0 && exclude.length === 0) return null;
	const result = sets.shift() ?? idSetOf(maxId, shownFiles(db));
	for (const set of sets) keepCommon(result, set);
	for (const term of exclude) takeOut(result, filesOf(db, term, maxId));
	return result;
}
/** Several kinds, extensions or years mean one of them; each other term stands alone. */
function alternatives(terms) {
	const groups = /* @__PURE__ */ new Map();
	for (const [index, term] of terms.entries()) {
		const name = term.by === "text" || term.by === "camera" ? String(index) : term.by;
		groups.set(name, [...groups.get(name) ?? [], term]);
	}
	return [...groups.values()];
}
function filesOf(db, term, maxId) {
	switch (term.by) {
		case "text": return filesWithText(db, term, maxId);
		case "camera": return filesWithCamera(db, term, maxId);
		case "ext": return filesWithExtension(db, term.ext, maxId);
		case "kind": return idSetOf(maxId, filesOfKind(db, term.kind));
		case "year": {
			const months = [term.year * 100 + 1, term.year * 100 + 12];
			return idSetOf(maxId, require_statements.idsOf(db, `select file_id from media indexed by media_timeline where visible = 1 and month between ? and ?`, ...months));
		}
		default: return require_assert_never.assertNever(term, "search term");
	}
}
var filesOfKind = (db, kind) => require_statements.idsOf(db, `select file_id from media indexed by media_by_kind where visible = 1 and kind = ?`, kind);
var shownFiles = (db) => require_statements.idsOf(db, `select file_id from media indexed by media_timeline where visible = 1`);
function foundOf(rows) {
	const months = [];
	for (const [index, [, month]] of rows.entries()) {
		const last = months.at(-1);
		if (last?.month === month) last.count += 1;
		else months.push({
			month,
			start: index,
			count: 1
		});
	}
	return {
		fileIds: rows.map(([fileId]) => fileId),
		months
	};
}
var chunk = 5e3;
function lookUp(db, scope, ids) {
	const rows = [];
	const statement = require_statements.prepared(db, `select file_id, month, sort_at from media where file_id in (select value from json_each(?)) and visible = 1
       and root_id = coalesce(?, root_id) and kind = coalesce(?, kind)`).raw();
	for (let at = 0; at < ids.length; at += chunk) {
		const some = JSON.stringify(ids.slice(at, at + chunk));
		rows.push(...statement.all(some, scope.rootId ?? null, scope.kind ?? null));
	}
	return foundOf(rows.sort(byTimeline));
}
/** Newest first; what two files share is settled by their id, so that pages never overlap. */
var byTimeline = (a, b) => b[1] - a[1] || b[2] - a[2] || b[0] - a[0];
/**
* Follows the index of the scope from its newest month on and keeps what is in the set. A statement a month, so that none
* is long; the order within it is the index's own, and to read the keys too would cost eight times as much.
*/
function walk(db, scope, matching) {
	const { index, condition, values } = walkedIndex(scope);
	const where = `from media indexed by ${index} where visible = 1 ${condition}`;
	const wanted = scope.rootId != null && scope.kind != null ? ofKindToo(db, matching, scope.kind) : matching;
	const ids = require_statements.prepared(db, `select file_id ${where} and month = ? order by sort_at desc, file_id desc`).pluck();
	const fileIds = [];
	const months = [];
	const all = require_statements.prepared(db, `select distinct month ${where} order by month desc`).pluck().all(...values);
	for (const month of all) {
		const start = fileIds.length;
		for (const id of ids.all(...values, month)) if (wanted == null || hasId(wanted, id)) fileIds.push(id);
		if (fileIds.length > start) months.push({
			month,
			start,
			count: fileIds.length - start
		});
	}
	return {
		fileIds,
		months
	};
}
function walkedIndex(scope) {
	if (scope.rootId != null) return {
		index: "media_by_root",
		condition: "and root_id = ?",
		values: [scope.rootId]
	};
	if (scope.kind != null) return {
		index: "media_by_kind",
		condition: "and kind = ?",
		values: [scope.kind]
	};
	return {
		index: "media_timeline",
		condition: "",
		values: []
	};
}
function ofKindToo(db, matching, kind) {
	const set = idSetOf(matching?.maxId ?? maxIdOf(db), filesOfKind(db, kind));
	if (matching != null) keepCommon(set, matching);
	return set;
}
var maxIdOf = (db) => require_statements.prepared(db, `select max(file_id) from media`).pluck().get() ?? 0;
// electron/store/timeline.ts
/** Null when no single index has the scope: then all of it is found and kept. */
function indexOf(db, scope) {
	if (scope.text != null && scope.text.trim() !== "") return null;
	const rootId = scope.folderId == null ? scope.rootId : rootOfTopFolder(db, scope.folderId);
	if (scope.folderId != null && (rootId == null || scope.rootId != null && scope.rootId !== rootId)) return null;
	if (rootId != null) return scope.kind == null ? {
		index: "media_by_root",
		condition: "and root_id = ?",
		values: [rootId]
	} : null;
	if (scope.kind != null) return {
		index: "media_by_kind",
		condition: "and kind = ?",
		values: [scope.kind]
	};
	return {
		index: "media_timeline",
		condition: "",
		values: []
	};
}
var rootOfTopFolder = (db, folderId) => require_statements.prepared(db, `select root_id from folder where id = ? and parent_id is null`).pluck().get(folderId);
/** The months of a scope with the number of items in each, newest first. */
function timelineMonths(db, { scope }) {
	const indexed = indexOf(db, scope);
	if (indexed == null) {
		const { version, months, fileIds } = findAll(db, scope);
		return {
			version,
			months: months.map(({ month, count }) => ({
				month,
				count
			})),
			total: fileIds.length
		};
	}
	return inSnapshot(db, () => {
		const months = require_statements.prepared(db, `select month, count(*) as count from media indexed by ${indexed.index}
       where visible = 1 ${indexed.condition} group by month order by month desc`).all(...indexed.values);
		return {
			version: libraryRow(db).version,
			months,
			total: months.reduce((sum, month) => sum + month.count, 0)
		};
	});
}
/** Some items of one month, counted from its newest. */
function timelinePage(db, input) {
	const { scope, month, offset, limit } = input;
	const indexed = indexOf(db, scope);
	if (indexed == null) {
		const { version, fileIds, months } = findAll(db, scope);
		const place = months.find((one) => one.month === month);
		if (place == null) return {
			version,
			items: []
		};
		return {
			version,
			items: cellsOf(db, fileIds.slice(place.start + offset, place.start + Math.min(place.count, offset + limit)))
		};
	}
	return inSnapshot(db, () => {
		const ids = require_statements.prepared(db, `select file_id from media indexed by ${indexed.index} where visible = 1 ${indexed.condition} and month = ?
       order by sort_at desc, file_id desc limit ? offset ?`).pluck().all(...indexed.values, month, limit, offset);
		return {
			version: libraryRow(db).version,
			items: cellsOf(db, ids)
		};
	});
}
/** A flat page of a scope, newest first, after the row that the page before ended with. */
function searchPage(db, input) {
	const found = findAll(db, input.scope);
	return inSnapshot(db, () => {
		const start = input.after == null ? 0 : placeAfter(db, found, input.after);
		const items = cellsOf(db, found.fileIds.slice(start, start + input.limit));
		const paths = displayPaths(db, items.map((item) => item.fileId));
		return {
			items: items.map((item) => ({
				...item,
				path: paths.get(item.fileId) ?? item.name
			})),
			total: found.fileIds.length
		};
	});
}
/** Where the items after a key begin, also when the key's own item has gone meanwhile. */
function placeAfter(db, found, after) {
	const own = found.fileIds.indexOf(after.fileId);
	if (own !== -1) return own + 1;
	const key = {
		month: monthOf(db, after),
		...after
	};
	let low = 0;
	let high = found.fileIds.length;
	while (low < high) {
		const middle = low + high >>> 1;
		const at = keyOf(db, found.fileIds[middle]);
		if (at != null && isBefore(at, key)) low = middle + 1;
		else high = middle;
	}
	return low;
}
var isBefore = (a, b) => a.month !== b.month ? a.month > b.month : a.sortAt !== b.sortAt ? a.sortAt > b.sortAt : a.fileId > b.fileId;
function monthOf(db, after) {
	const row = keyOf(db, after.fileId);
	if (row != null) return row.month;
	const date = new Date(after.sortAt);
	return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}
var keyOf = (db, fileId) => require_statements.prepared(db, `select month, sort_at as sortAt, file_id as fileId from media where file_id = ?`).get(fileId);
/** The items beside one in its scope: `previous` is the newer. Throws NOT_FOUND for a file that is no item. */
function itemNeighbours(db, { scope, fileId }) {
	const key = keyOf(db, fileId);
	if (key == null) throw new RequestRefused("NOT_FOUND", "this item is not in the library any more");
	const indexed = indexOf(db, scope);
	const [previous, next] = indexed == null ? besideIn(findAll(db, scope), fileId) : besideBy(db, indexed, key);
	return {
		previous: cellOf(db, previous),
		next: cellOf(db, next)
	};
}
var cellOf = (db, fileId) => fileId == null ? null : cellsOf(db, [fileId])[0] ?? null;
function besideIn({ fileIds }, fileId) {
	const own = fileIds.indexOf(fileId);
	return own === -1 ? [void 0, void 0] : [fileIds[own - 1], fileIds[own + 1]];
}
function besideBy(db, indexed, key) {
	const beside = (compare, direction) => require_statements.prepared(db, `select file_id from media indexed by ${indexed.index} where visible = 1 ${indexed.condition}
         and (month, sort_at, file_id) ${compare} (?, ?, ?)
       order by month ${direction}, sort_at ${direction}, file_id ${direction} limit 1`).pluck().get(...indexed.values, key.month, key.sortAt, key.fileId);
	return [beside(">", "asc"), beside("<", "desc")];
}
// electron/store/reads.ts
/**
* Every question that rows alone answer, by name. The owner asks them through the reader thread, a command beside it on
* a connection of its own. Input and output are plain data. A refusal is thrown as `RequestRefused`.
*/
var reads = {
	"roots.list": (db, _input) => rootList(db),
	"folders.list": (db, input) => folderList(db, input),
	"timeline.months": (db, input) => timelineMonths(db, input),
	"timeline.page": (db, input) => timelinePage(db, input),
	"search.page": (db, input) => searchPage(db, input),
	"item.get": (db, input) => itemDetail(db, input),
	"item.neighbours": (db, input) => itemNeighbours(db, input),
	"activity.get": (db, _input) => activityFromRows(db),
	"failures.groups": (db, input) => failureGroups(db, input),
	"failures.list": (db, input) => failureList(db, input),
	"failures.show": (db, input) => failureDetail(db, input),
	"settings.get": (db, _input) => readSettings(db),
	"internal.counts": (db, _input) => activityCounts(db),
	"internal.pulse": (db, _input) => activityPulse(db),
	"internal.selectFailures": (db, input) => selectFailures(db, input.selection, input.afterId, input.limit)
};
/** Runs one read. The name and its input belong together by type; past that line they are data. */
var runRead = (db, name, input) => reads[name](db, input);
// electron/store/reader-thread.ts
/**
* The thread that answers reads, on a connection of its own that cannot write. One read at a time; each is a snapshot of
* its own, so that none keeps the WAL from being reset for long.
*/
function serve() {
	const port = node_worker_threads.parentPort;
	if (port == null) throw new Error("the reader thread was started as a program of its own");
	const db = require_open_store.openReadable(node_worker_threads.workerData.libraryDir);
	const answer = (reply) => port.postMessage(reply);
	port.on("message", (message) => {
		if (message.type === "close") {
			db.close();
			port.close();
			return;
		}
		answer(replyTo(db, message));
	});
	answer({ type: "ready" });
}
function replyTo(db, message) {
	try {
		if (!Object.hasOwn(reads, message.name)) throw new RequestRefused("UNKNOWN_REQUEST", `there is no read ${message.name}`);
		return {
			type: "answer",
			id: message.id,
			ok: true,
			value: runRead(db, message.name, message.input)
		};
	} catch (error) {
		return {
			type: "answer",
			id: message.id,
			ok: false,
			failure: failureOf(error)
		};
	}
}
/** Errors cross as values: cloned ones lose their class and their code. */
function failureOf(error) {
	if (error instanceof RequestRefused) return {
		refused: error.code,
		message: error.message,
		stack: null
	};
	if (error instanceof Error) return {
		refused: null,
		message: error.message,
		stack: error.stack ?? null
	};
	return {
		refused: null,
		message: String(error),
		stack: null
	};
}
serve();

//# sourceMappingURL=reader-thread.cjs.map