Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_assert_never = require("./assert-never-Ycp2adVu.cjs");
const require_byte_text = require("./byte-text-oM69gnTe.cjs");
let node_worker_threads = require("node:worker_threads");
let node_fs = require("node:fs");
/** More names than this in one folder: looking at the whole folder is cheaper than at each of them. */
var namesAtMost = 64;
/** The smallest set of places to look at for the events of one turn, in the order in which they were first met. */
function coalesce(events) {
	if (events.length > 4e3) return { kind: "overflow" };
	const byFolder = /* @__PURE__ */ new Map();
	for (const event of events) {
		const known = byFolder.get(event.path);
		if (known === null) continue;
		if (event.name == null) byFolder.set(event.path, null);
		else if (known == null) byFolder.set(event.path, /* @__PURE__ */ new Set([event.name]));
		else if (known.add(event.name).size > namesAtMost) byFolder.set(event.path, null);
	}
	return {
		kind: "dirty",
		folders: [...byFolder].map(([path, names]) => ({
			path,
			names: names && [...names]
		}))
	};
}
// electron/watch/folder-watch.ts
var setSystemWatch = (path, onEvent, onError) => {
	const watcher = (0, node_fs.watch)(path, {
		encoding: "buffer",
		persistent: true
	}, (_, name) => onEvent(name));
	watcher.on("error", onError);
	return watcher;
};
var pollEveryMs = 5e3;
var limitCodes = [
	"ENOSPC",
	"EMFILE",
	"ENFILE"
];
/**
* One watch a folder. Folders for which the system has no watch left are polled by their date, which tells of new, gone
* and renamed names though not of edits; a watch is tried again for them each time.
*/
function openFolderWatch(root, onEvent, onCounts, setWatch = setSystemWatch) {
	const watched = /* @__PURE__ */ new Map();
	const unwatched = /* @__PURE__ */ new Map();
	const state = { reason: null };
	const tell = (path, name) => {
		const text = name == null ? null : require_byte_text.bytesToText(name);
		onEvent({
			path,
			name: text
		});
		const cut = path.lastIndexOf("/");
		if (text != null && path.slice(cut + 1) === text) {
			if (path === root || cut <= 0) onEvent({
				path: root,
				name: null
			});
			else onEvent({
				path: path.slice(0, cut),
				name: text
			});
		}
	};
	const drop = (path) => {
		watched.get(path)?.close();
		watched.delete(path);
		unwatched.delete(path);
	};
	const arm = (path) => {
		const before = watched.get(path);
		try {
			const watcher = setWatch(require_byte_text.textToBytes(path), (name) => tell(path, name), () => {
				drop(path);
				onEvent({
					path,
					name: null
				});
			});
			watched.set(path, watcher);
			unwatched.delete(path);
			before?.close();
			return true;
		} catch (error) {
			before?.close();
			watched.delete(path);
			if (require_byte_text.isNotFound(error)) return false;
			unwatched.set(path, dateOf(path));
			state.reason = explain(error);
			return false;
		}
	};
	const poll = () => {
		if (unwatched.size === 0) return;
		for (const [path, before] of [...unwatched]) {
			if (arm(path)) {
				onEvent({
					path,
					name: null
				});
				continue;
			}
			const now = unwatched.get(path);
			if (now == null) onEvent({
				path,
				name: null
			});
			else if (now !== before) onEvent({
				path,
				name: null
			});
		}
		if (unwatched.size === 0) state.reason = null;
		onCounts();
	};
	const timer = setInterval(poll, pollEveryMs);
	return {
		watch: (path) => {
			const before = unwatched.size;
			arm(path);
			if (unwatched.size !== before) onCounts();
		},
		forget: (path) => {
			for (const known of [...watched.keys(), ...unwatched.keys()]) if (require_byte_text.isWithin(known, path)) drop(known);
		},
		counts: () => ({
			watched: watched.size,
			unwatched: unwatched.size,
			reason: unwatched.size === 0 ? null : state.reason
		}),
		close: () => {
			clearInterval(timer);
			for (const watcher of watched.values()) watcher.close();
			watched.clear();
			unwatched.clear();
		}
	};
}
/** The date of the folder as text; empty when it cannot be asked, which differs from any date. */
function dateOf(path) {
	try {
		return String((0, node_fs.lstatSync)(require_byte_text.textToBytes(path), { bigint: true }).mtimeNs);
	} catch {
		return "";
	}
}
/** Why there is no watch, with what a person can type against it. */
function explain(error) {
	const code = require_byte_text.errorCode(error);
	if (!limitCodes.includes(code)) return `The system could not watch a folder: ${require_byte_text.errorText(error)}`;
	const name = code === "ENOSPC" ? "max_user_watches" : "max_user_instances";
	const limit = readLimit(`/proc/sys/fs/inotify/${name}`);
	if (limit == null) return `The system has no more watches for folders (${code}).`;
	return `The system's limit fs.inotify.${name} = ${limit} is used up. Raise it: sudo sysctl fs.inotify.${name}=${name === "max_user_watches" ? Math.max(524288, limit * 4) : Math.max(1024, limit * 4)}`;
}
function readLimit(path) {
	try {
		return Number((0, node_fs.readFileSync)(path, "utf8").trim());
	} catch {
		return null;
	}
}
// electron/watch/tree-watch.ts
/** A path as a watcher tells it, as an event of the folder that it is in. Null for one outside the root. */
function eventOf(root, path) {
	const text = require_byte_text.bytesToText(Buffer.from(path, "utf8"));
	if (text === root) return {
		path: root,
		name: null
	};
	const below = text.startsWith(root) ? text.slice(root.length).replaceAll("\\", "/").replace(/^\/+/, "") : null;
	if (below == null || below === "") return null;
	const cut = below.lastIndexOf("/");
	const name = below.slice(cut + 1);
	if (cut < 0) return {
		path: root,
		name
	};
	return {
		path: `${root}${root.endsWith("/") || root.endsWith("\\") ? "" : "/"}${below.slice(0, cut)}`,
		name
	};
}
/** One watch for the whole tree, by the system's own service for that (macOS, Windows). */
function openTreeWatch(root, handlers) {
	const state = {
		closed: false,
		open: false
	};
	const path = require_byte_text.textToBytes(root).toString("utf8");
	const opened = import("@parcel/watcher").then((parcel) => parcel.subscribe(path, (error, events) => {
		if (state.closed) return;
		if (error != null) handlers.onLost(error.message);
		else for (const event of events) {
			const raw = eventOf(root, event.path);
			if (raw != null) handlers.onEvent(raw);
		}
	}));
	opened.then(() => {
		state.open = true;
		if (!state.closed) handlers.onEvent({
			path: root,
			name: null
		});
	}, (error) => handlers.onLost(require_byte_text.errorText(error)));
	return {
		watch: () => {},
		forget: () => {},
		counts: () => ({
			watched: state.open ? 1 : 0,
			unwatched: 0,
			reason: null
		}),
		close: () => {
			state.closed = true;
			opened.then((subscription) => subscription.unsubscribe(), () => void 0);
		}
	};
}
// electron/watch/poll-watch.ts
var intervalMs = 5e3;
/**
* Polling of a small root on a local disk that sends no events, by chokidar: it asks for every entry's date each time,
* so it is no way to watch a large root, nor a share that may hang (that is scanned in a thread of its own).
*/
function openPollWatch(root, handlers) {
	const state = {
		closed: false,
		folders: 0
	};
	const path = require_byte_text.textToBytes(root).toString("utf8");
	const opened = Promise.resolve().then(() => require("./chokidar-Cae8S9V1.cjs")).then((chokidar) => chokidar.watch(path, {
		usePolling: true,
		interval: intervalMs,
		binaryInterval: intervalMs,
		ignoreInitial: true,
		followSymlinks: false,
		ignorePermissionErrors: true
	}).on("all", (_, changed) => {
		const raw = eventOf(root, changed);
		if (raw != null && !state.closed) handlers.onEvent(raw);
	}).on("ready", () => {
		if (!state.closed) handlers.onEvent({
			path: root,
			name: null
		});
	}).on("error", (error) => handlers.onLost(require_byte_text.errorText(error))));
	opened.then((watcher) => {
		state.folders = Object.keys(watcher.getWatched()).length;
	}, (error) => handlers.onLost(require_byte_text.errorText(error)));
	return {
		watch: () => {},
		forget: () => {},
		counts: () => ({
			watched: state.folders,
			unwatched: 0,
			reason: null
		}),
		close: () => {
			state.closed = true;
			opened.then((watcher) => watcher.close(), () => void 0);
		}
	};
}
// electron/watch/watch-thread.ts
/** Entry of the worker thread that holds the watches of all roots and turns their events into places to look at. */
/** Events of this long are taken together, so that a burst is looked at once. */
var turnMs = 150;
var countsEveryMs = 1e3;
function run(port) {
	const roots = /* @__PURE__ */ new Map();
	const post = (message) => port.postMessage(message);
	const flush = (rootId, root) => {
		root.timer = null;
		const { events } = root;
		root.events = [];
		const result = coalesce(events);
		if (result.kind === "overflow") post({
			type: "overflow",
			rootId
		});
		else if (result.folders.length > 0) post({
			type: "dirty",
			rootId,
			folders: result.folders
		});
	};
	const close = (rootId) => {
		const root = roots.get(rootId);
		if (root == null) return;
		roots.delete(rootId);
		root.watch.close();
		if (root.timer != null) clearTimeout(root.timer);
		if (root.countsTimer != null) clearTimeout(root.countsTimer);
	};
	const tellCounts = (rootId) => {
		const root = roots.get(rootId);
		if (root == null || root.countsTimer != null) return;
		root.countsTimer = setTimeout(() => {
			root.countsTimer = null;
			post({
				type: "counts",
				rootId,
				counts: root.watch.counts()
			});
		}, countsEveryMs);
	};
	const open = ({ rootId, path, how }) => {
		close(rootId);
		const onEvent = (event) => {
			const root = roots.get(rootId);
			if (root == null) return;
			if (root.events.length <= 4e3) root.events.push(event);
			root.timer ??= setTimeout(() => flush(rootId, root), turnMs);
		};
		const onLost = (reason) => {
			if (roots.has(rootId)) post({
				type: "lost",
				rootId,
				reason
			});
		};
		const watch = how === "folders" ? openFolderWatch(path, onEvent, () => tellCounts(rootId)) : how === "tree" ? openTreeWatch(path, {
			onEvent,
			onLost
		}) : openPollWatch(path, {
			onEvent,
			onLost
		});
		roots.set(rootId, {
			watch,
			events: [],
			timer: null,
			countsTimer: null
		});
		tellCounts(rootId);
	};
	/** A scan thread asks for the watch of each folder before it reads it, and sleeps until it is set. */
	const openDoor = (rootId, door) => {
		const done = new Int32Array(door.done);
		door.port.on("message", (message) => {
			const watch = roots.get(rootId)?.watch;
			if ("watch" in message) watch?.watch(message.watch);
			else watch?.forget(message.forget);
			Atomics.add(done, 0, 1);
			Atomics.notify(done, 0);
			tellCounts(rootId);
		});
	};
	port.on("message", (message) => {
		switch (message.type) {
			case "open": return open(message);
			case "door": return openDoor(message.rootId, message.door);
			case "close": return close(message.rootId);
			case "stop":
				for (const rootId of [...roots.keys()]) close(rootId);
				process.exit(0);
				return;
			default: return require_assert_never.assertNever(message, "message to the watch thread");
		}
	});
}
if (node_worker_threads.parentPort == null) throw new Error("watch-thread runs as a worker thread only");
run(node_worker_threads.parentPort);

//# sourceMappingURL=watch-thread.cjs.map