Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_failure = require("./failure-XkjRP7jz.cjs");
let node_worker_threads = require("node:worker_threads");
let node_os = require("node:os");
let node_path = require("node:path");
let node_url = require("node:url");
let piscina = require("piscina");
// workers/lib/parent-link.ts
/**
* Finds the parent: Electron's utilityProcess gives a port, `fork` an IPC channel. Null when neither is there, as when
* someone runs the file by hand.
*/
function findParent() {
	const port = "parentPort" in process ? process.parentPort : null;
	if (port != null) return electronParent(port);
	return process.send == null ? null : forkParent();
}
function electronParent(port) {
	return {
		send: (message) => port.postMessage(message),
		onMessage: (listener) => port.on("message", (event) => listener(event.data)),
		onGone: (listener) => port.on("close", () => listener())
	};
}
function forkParent() {
	return {
		send: (message) => {
			if (process.connected) process.send?.(message, void 0, void 0, ignoreSendError);
		},
		onMessage: (listener) => {
			process.on("message", (message) => listener(message));
		},
		onGone: (listener) => {
			process.once("disconnect", listener);
		}
	};
}
/** `disconnect` follows and ends this process; an EPIPE before it says nothing more. */
function ignoreSendError(_error) {}
// workers/lib/visit-pool.ts
/**
* Visits on a pool of threads. A visit is never aborted through the pool: that kills the thread and leaves its ffmpeg
* behind. It is asked to end over its port, and each program that it starts is known here by pid.
*/
var VisitPool = class {
	#options;
	#pool;
	#ports = /* @__PURE__ */ new Map();
	#children = /* @__PURE__ */ new Map();
	constructor(options) {
		this.#options = options;
		this.#pool = new piscina.Piscina({
			filename: options.entry,
			minThreads: options.threads,
			maxThreads: options.threads,
			concurrentTasksPerWorker: options.concurrentTasksPerThread,
			idleTimeout: Number.POSITIVE_INFINITY,
			atomics: "disabled",
			maxQueue: Number.POSITIVE_INFINITY,
			recordTiming: false,
			resourceLimits: { maxOldGenerationSizeMb: 512 }
		});
		this.#pool.on("error", (error) => options.onThreadError(require_failure.messageOf(error)));
	}
	get threads() {
		return this.#pool.threads.length;
	}
	handle(message) {
		switch (message.type) {
			case "visit":
				this.#begin(message.visit);
				return;
			case "grant":
				this.#tell(message.visitId, {
					type: "grant",
					grant: message.grant
				});
				return;
			case "end":
				this.#tell(message.visitId, { type: "end" });
				return;
			case "cancel":
				this.#tell(message.visitId, {
					type: "cancel",
					reason: message.reason
				});
				return;
			default: require_failure.assertNever(message);
		}
	}
	/** Asks every visit to end. `ended` follows for each as it does. */
	cancelAll(reason) {
		for (const visitId of this.#ports.keys()) this.#tell(visitId, {
			type: "cancel",
			reason
		});
	}
	get isEmpty() {
		return this.#ports.size === 0;
	}
	/** Ends every program that is still running, without asking. */
	killChildren() {
		for (const pid of this.#children.keys()) try {
			process.kill(pid, "SIGKILL");
		} catch (error) {
			if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
		}
		this.#children.clear();
	}
	#tell(visitId, message) {
		this.#ports.get(visitId)?.postMessage(message);
	}
	#begin(visit) {
		const { port1, port2 } = new node_worker_threads.MessageChannel();
		const { visitId } = visit;
		this.#ports.set(visitId, port1);
		const drained = new Promise((resolve) => port1.once("close", resolve));
		port1.on("message", (message) => this.#relay(message));
		const task = this.#pool.run({
			visit,
			port: port2
		}, { transferList: [port2] });
		this.#finish(visitId, task, drained);
	}
	async #finish(visitId, task, drained) {
		try {
			await task;
		} catch (error) {
			this.#options.onThreadError(require_failure.messageOf(error));
			this.#ports.get(visitId)?.close();
		}
		await drained;
		this.#ports.delete(visitId);
		this.#options.send({
			type: "ended",
			visitId
		});
	}
	#relay(message) {
		if (message.type === "child") {
			if (message.alive) this.#children.set(message.pid, message.pid);
			else this.#children.delete(message.pid);
		}
		this.#options.send(message);
	}
};
// workers/host.ts
/**
* The work host: a process of its own for everything that reads people's files, so that whatever a file does to it, the
* library goes on. It holds no state worth keeping; whoever started it may kill it at any time.
*/
var HostArguments = require_failure.object({
	threads: require_failure.number().int().min(1).max(64),
	concurrentTasksPerThread: require_failure.number().int().min(1).max(16),
	lowPriority: require_failure.boolean()
});
/** How often the parent hears how large this process is. */
var vitalsEveryMs = 2e3;
/** Visits that were asked to end get this long; a hung decoder cannot be asked. */
var stopWithinMs = 1500;
/** Exit code for an error that nobody handled (EX_SOFTWARE of sysexits.h). */
var exitSoftware = 70;
/** Last words, one JSON object a line, as the rest of the log. */
function complain(event, error) {
	const stack = error instanceof Error ? error.stack : void 0;
	process.stderr.write(`${JSON.stringify({
		level: "error",
		component: "work-host",
		pid: process.pid,
		event,
		message: require_failure.messageOf(error),
		stack
	})}\n`);
}
function lowerPriority() {
	try {
		(0, node_os.setPriority)(0, 10);
	} catch (error) {
		complain("priority-not-lowered", error);
	}
}
/** Built, both files are CommonJS beside each other; from source Node runs the TypeScript itself. */
function entryFile() {
	const self = typeof __filename === "string" ? __filename : (0, node_url.fileURLToPath)(require("url").pathToFileURL(__filename).href);
	return (0, node_path.resolve)(self, "..", `entry${(0, node_path.extname)(self)}`);
}
function start(parent) {
	const settings = HostArguments.parse(JSON.parse(process.argv[2] ?? "null"));
	process.env.UV_THREADPOOL_SIZE ??= String(Math.max(4, settings.threads * 2));
	if (settings.lowPriority) lowerPriority();
	const pool = new VisitPool({
		threads: settings.threads,
		concurrentTasksPerThread: settings.concurrentTasksPerThread,
		entry: entryFile(),
		send: parent.send,
		onThreadError: (message) => complain("thread-died", new Error(message))
	});
	const sendVitals = () => parent.send({
		type: "vitals",
		rssBytes: process.memoryUsage.rss(),
		threads: pool.threads
	});
	const vitals = setInterval(sendVitals, vitalsEveryMs);
	const leave = (code) => {
		clearInterval(vitals);
		pool.killChildren();
		process.exit(code);
	};
	const stop = () => {
		pool.cancelAll("the host stops");
		const deadline = performance.now() + stopWithinMs;
		setInterval(() => {
			if (pool.isEmpty || performance.now() > deadline) leave(0);
		}, 20);
	};
	process.on("uncaughtException", (error) => {
		complain("uncaught-exception", error);
		leave(exitSoftware);
	});
	process.on("unhandledRejection", (reason) => {
		complain("unhandled-rejection", reason);
		leave(exitSoftware);
	});
	parent.onGone(() => leave(0));
	parent.onMessage((message) => {
		if (message.type === "stop") stop();
		else pool.handle(message);
	});
	parent.send({
		type: "ready",
		pid: process.pid
	});
	sendVitals();
}
var parent = findParent();
if (parent == null) {
	process.stderr.write("This is the work host of Arsip. It is started by Arsip and does nothing by itself.\n");
	process.exitCode = 64;
} else start(parent);

//# sourceMappingURL=host.cjs.map