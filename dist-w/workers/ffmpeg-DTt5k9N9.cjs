const require_entry = require("./entry.cjs");
const require_failure = require("./failure-XkjRP7jz.cjs");
let node_os = require("node:os");
let node_child_process = require("node:child_process");
// workers/lib/launcher.ts
/** Found programs by their probe; a promise each, so that many children at once ask only once. */
var found = /* @__PURE__ */ new Map();
/**
* What stands in front of a program's own command line to keep it in bounds: it dies with the thread that started it
* (kill -9 included) and gets a bounded address space. Linux only, and only what is really there; elsewhere the pid is
* reported and the main process ends what is left.
*/
async function launcherPrefix() {
	if (process.platform !== "linux") return [];
	const deathSignal = [
		"setpriv",
		"--pdeathsig",
		"KILL",
		"--"
	];
	const addressSpace = [
		"prlimit",
		`--as=${require_entry.limits.childAddressSpaceBytes}`,
		"--"
	];
	const [hasDeathSignal, hasAddressSpace] = await Promise.all([works(deathSignal), works(addressSpace)]);
	return [...hasDeathSignal ? deathSignal : [], ...hasAddressSpace ? addressSpace : []];
}
/** Tries a prefix on a program that does nothing: there are versions of setpriv that lack the option. */
function works(prefix) {
	const key = prefix.join(" ");
	const known = found.get(key);
	if (known != null) return known;
	const [command = "", ...args] = prefix;
	const answer = new Promise((resolve) => {
		const child = (0, node_child_process.spawn)(command, [...args, "true"], { stdio: "ignore" });
		child.on("error", () => resolve(false));
		child.on("exit", (code) => resolve(code === 0));
	});
	found.set(key, answer);
	return answer;
}
// workers/lib/child.ts
/** With a process group of its own, a program is ended together with whatever it started itself. */
var hasGroups = process.platform !== "win32";
/** How long the rest of its output is waited for once a program is gone. */
var drainMs = 1e3;
/** Runs a program to its end. Never rejects for what the program does. */
async function runChild(run) {
	const prefix = await launcherPrefix();
	if (run.signal.aborted) return {
		reason: "cancelled",
		stdout: Buffer.alloc(0),
		stderr: ""
	};
	const [command = run.command, ...args] = [
		...prefix,
		run.command,
		...run.args
	];
	return new Promise((resolve) => {
		let child;
		try {
			child = (0, node_child_process.spawn)(command, args, {
				stdio: [
					"ignore",
					"pipe",
					"pipe"
				],
				env: childEnvironment(),
				windowsHide: true,
				detached: hasGroups
			});
		} catch (error) {
			resolve({
				reason: "spawn-failed",
				error: error instanceof Error ? error : new Error(String(error))
			});
			return;
		}
		attend(child, run, resolve);
	});
}
/** Only what a program needs: no proxies, no loader settings, no tokens of the person's session. */
function childEnvironment() {
	const kept = {};
	for (const name of [
		"PATH",
		"SystemRoot",
		"TEMP",
		"TMP",
		"TMPDIR",
		"LD_LIBRARY_PATH",
		"DYLD_LIBRARY_PATH"
	]) {
		const value = process.env[name];
		if (value != null) kept[name] = value;
	}
	return process.platform === "linux" ? {
		...kept,
		GCONV_PATH: "/nonexistent",
		LC_ALL: "C"
	} : kept;
}
function attend(child, run, settle) {
	const { pid } = child;
	const stdout = [];
	const stderr = [];
	let [stdoutBytes, stderrBytes] = [0, 0];
	let ended = null;
	let force;
	let drain;
	const end = (reason) => {
		if (ended != null) return;
		ended = reason;
		signalAll(child, "SIGTERM");
		force = setTimeout(() => signalAll(child, "SIGKILL"), require_entry.limits.childGraceMs);
	};
	const idle = setTimeout(() => end("timed-out"), run.idleTimeoutMs);
	const total = setTimeout(() => end("timed-out"), run.totalTimeoutMs);
	const cancel = () => end("cancelled");
	run.signal.addEventListener("abort", cancel, { once: true });
	const sawOutput = () => {
		idle.refresh();
		run.onOutput(stdoutBytes + stderrBytes);
	};
	child.stdout.on("data", (chunk) => {
		stdoutBytes += chunk.length;
		if (stdoutBytes > run.maxOutputBytes) end("output-too-large");
		else stdout.push(chunk);
		sawOutput();
	});
	child.stderr.on("data", (chunk) => {
		stderrBytes += chunk.length;
		if (stderrBytes <= require_entry.limits.childErrorBytes) stderr.push(chunk);
		sawOutput();
	});
	const finish = (how) => {
		clearTimeout(idle);
		clearTimeout(total);
		clearTimeout(force);
		clearTimeout(drain);
		run.signal.removeEventListener("abort", cancel);
		if (pid != null) run.reportChild(pid, false);
		settle(how);
	};
	child.once("error", (error) => {
		if (pid == null) finish({
			reason: "spawn-failed",
			error
		});
	});
	child.once("exit", () => {
		signalAll(child, "SIGKILL");
		drain = setTimeout(() => {
			child.stdout.destroy();
			child.stderr.destroy();
		}, drainMs);
	});
	child.once("close", (exitCode, signal) => {
		const said = {
			stdout: Buffer.concat(stdout),
			stderr: Buffer.concat(stderr).toString("utf8")
		};
		if (ended != null) finish({
			reason: ended,
			...said
		});
		else if (signal != null) finish({
			reason: "signalled",
			signal,
			...said
		});
		else finish({
			reason: "exited",
			exitCode: exitCode ?? -1,
			...said
		});
	});
	if (pid == null) return;
	run.reportChild(pid, true);
	lowerPriority(pid);
}
/** Signals the program and all that it started. */
function signalAll(child, signal) {
	if (!hasGroups || child.pid == null) {
		child.kill(signal);
		return;
	}
	try {
		process.kill(-child.pid, signal);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && (error.code === "ESRCH" || error.code === "EPERM"))) throw error;
	}
}
/** A picture of a video is never as urgent as what the person is doing. */
function lowerPriority(pid) {
	try {
		(0, node_os.setPriority)(pid, 15);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && (error.code === "ERR_SYSTEM_ERROR" || error.code === "ESRCH"))) throw error;
	}
}
// workers/lib/ffmpeg.ts
var safeInput = [
	"-protocol_whitelist",
	"file,pipe",
	"-format_whitelist",
	[
		"mov,mp4,m4a,3gp,3g2,mj2",
		"matroska,webm",
		"avi",
		"mpegts",
		"mpeg",
		"mpegvideo",
		"h264",
		"hevc",
		"m4v",
		"flv",
		"live_flv",
		"asf",
		"asf_o",
		"ogg",
		"mxf",
		"rm",
		"nut",
		"dv",
		"ivf",
		"wav",
		"w64",
		"mp3",
		"aac",
		"flac",
		"aiff",
		"amr",
		"amrnb",
		"amrwb",
		"ac3",
		"eac3",
		"ape",
		"wv",
		"dsf",
		"caf",
		"tta",
		"tak",
		"mpc",
		"mpc8",
		"au",
		"bmp_pipe"
	].join(","),
	"-max_pixels",
	String(require_entry.limits.videoPixels)
];
/** Runs ffprobe on the visit's file and returns what it printed as JSON, still unknown in shape. */
async function probe(context) {
	const command = toolPath("ffprobe", context.settings.ffprobePath);
	const input = await inputArgument(context);
	const text = outputOf("ffprobe", await runChild({
		command,
		args: [
			"-hide_banner",
			"-loglevel",
			"error",
			...safeInput,
			"-of",
			"json",
			"-show_format",
			"-show_streams",
			"-i",
			input
		],
		signal: context.signal,
		idleTimeoutMs: require_entry.limits.probeTotalMs,
		totalTimeoutMs: require_entry.limits.probeTotalMs,
		maxOutputBytes: require_entry.limits.probeOutputBytes,
		reportChild: context.reportChild,
		onOutput: context.progress
	})).toString("utf8");
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new require_failure.StageError("EXTRACTOR_CRASHED", "ffprobe printed something that is not JSON.", { cause: error });
	}
}
/**
* Where the first stream of a kind ends, in seconds, by the time stamps of its packets; for containers that do not say how
* long they are. Reads the whole file, so only small ones are asked. Null when it cannot be told.
*/
async function probeEnd(context, stream) {
	if (context.source.file.sizeBytes > require_entry.limits.packetScanBytes) return null;
	const command = toolPath("ffprobe", context.settings.ffprobePath);
	const input = await inputArgument(context);
	const end = await runChild({
		command,
		args: [...[
			"-hide_banner",
			"-loglevel",
			"error",
			...safeInput
		], ...[
			"-select_streams",
			stream,
			"-show_entries",
			"packet=pts_time,duration_time",
			"-of",
			"csv=p=0",
			"-i",
			input
		]],
		signal: context.signal,
		idleTimeoutMs: require_entry.limits.probeTotalMs,
		totalTimeoutMs: require_entry.limits.probeTotalMs,
		maxOutputBytes: require_entry.limits.probeOutputBytes,
		reportChild: context.reportChild,
		onOutput: context.progress
	});
	if (end.reason !== "exited" || end.exitCode !== 0) return null;
	let last = 0;
	for (const line of end.stdout.toString("latin1").split("\n")) {
		const [start = NaN, length = NaN] = line.split(",").map(Number);
		if (Number.isFinite(start)) last = Math.max(last, start + (Number.isFinite(length) ? length : 0));
	}
	return last > 0 ? last : null;
}
/** Runs ffmpeg on the visit's file for one frame, as a PNG. Empty when there was none to give. */
async function grabFrame(context, request) {
	const command = toolPath("ffmpeg", context.settings.ffmpegPath);
	const input = await inputArgument(context);
	return outputOf("ffmpeg", await runChild({
		command,
		args: [
			...[
				"-nostdin",
				"-hide_banner",
				"-loglevel",
				"error",
				"-threads",
				"1",
				"-filter_threads",
				"1"
			],
			...safeInput,
			...request.before,
			...[
				"-i",
				input,
				"-map",
				"0:v:0",
				"-an",
				"-sn",
				"-dn"
			],
			...request.after,
			...[
				"-frames:v",
				"1",
				"-c:v",
				"png",
				"-pred",
				"none",
				"-compression_level",
				"1",
				"-threads",
				"1"
			],
			...[
				"-map_metadata",
				"-1",
				"-f",
				"image2pipe",
				"pipe:1"
			]
		],
		signal: context.signal,
		idleTimeoutMs: require_entry.limits.posterTotalMs,
		totalTimeoutMs: require_entry.limits.posterTotalMs,
		maxOutputBytes: require_entry.limits.posterBytes,
		reportChild: context.reportChild,
		onOutput: context.progress
	}));
}
function toolPath(tool, path) {
	if (path != null) return path;
	throw new require_failure.StageError("TOOL_MISSING", `${tool} is needed for this file and was not found.`, { resource: `tool:${tool}` });
}
/** `file:` in front, so that no name is ever taken for an option or for another protocol. */
async function inputArgument(context) {
	return `file:${await context.source.openablePath()}`;
}
/** What the program printed, where it ended well; else the reason why it did not. */
function outputOf(tool, end) {
	switch (end.reason) {
		case "exited":
			if (end.exitCode === 0) return end.stdout;
			if (end.exitCode === 127 || end.exitCode === 126) throw missing(tool, end.stderr);
			throw refusal(tool, end.stderr);
		case "signalled": throw /cannot allocate memory/i.test(end.stderr) ? new require_failure.StageError("OUT_OF_MEMORY", `${tool} needed more memory than it may use.`) : new require_failure.StageError("EXTRACTOR_CRASHED", `${tool} crashed (${end.signal}).`);
		case "timed-out": throw new require_failure.StageError("EXTRACTOR_TIMEOUT", `${tool} took too long and was stopped.`);
		case "cancelled": throw new require_failure.StageError("EXTRACTOR_TIMEOUT", `${tool} was stopped.`);
		case "output-too-large": throw new require_failure.StageError("CORRUPT_FILE", `${tool} printed more than any sound file makes it print.`);
		case "spawn-failed": throw missing(tool, end.error.message);
		default: return end;
	}
}
function missing(tool, why) {
	return new require_failure.StageError("TOOL_MISSING", `${tool} could not be started: ${require_failure.oneLine(why)}`, { resource: `tool:${tool}` });
}
/** What the program said first, without its addresses in memory, is the nearest to a reason; the rest follows from it. */
function refusal(tool, stderr) {
	const said = stderr.split("\n").map((line) => line.replace(/^\[[^\]]* @ 0x[0-9a-f]+\]\s*/, "").trim());
	const last = said.filter((line) => line !== "").at(-1) ?? "";
	const first = said.find((line) => line !== "") ?? "no reason given";
	if (/cannot allocate memory/i.test(stderr)) return new require_failure.StageError("OUT_OF_MEMORY", `${tool}: ${require_failure.oneLine(last)}`);
	if (/permission denied/i.test(last)) return new require_failure.StageError("PERMISSION_DENIED", `${tool}: ${require_failure.oneLine(last)}`);
	if (/no such file or directory/i.test(last)) return new require_failure.StageError("FILE_GONE", `${tool}: ${require_failure.oneLine(last)}`);
	if (/input\/output error/i.test(last)) return new require_failure.StageError("READ_ERROR", `${tool}: ${require_failure.oneLine(last)}`);
	if (/decoder .*not found|codec none|whitelist/i.test(stderr)) return new require_failure.StageError("UNSUPPORTED_FORMAT", `${tool} does not support it: ${require_failure.oneLine(withoutPath(first))}`);
	return new require_failure.StageError("CORRUPT_FILE", `${tool} cannot read it: ${require_failure.oneLine(withoutPath(first))}`);
}
function withoutPath(text) {
	return text.replace(/^file:.*?: (?=[A-Z])/, "");
}
Object.defineProperty(exports, "grabFrame", {
	enumerable: true,
	get: function() {
		return grabFrame;
	}
});
Object.defineProperty(exports, "probe", {
	enumerable: true,
	get: function() {
		return probe;
	}
});
Object.defineProperty(exports, "probeEnd", {
	enumerable: true,
	get: function() {
		return probeEnd;
	}
});

//# sourceMappingURL=ffmpeg-DTt5k9N9.cjs.map