Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_rolldown_runtime = require("./rolldown-runtime-Bc0pwXKd.cjs");
const require_open_store = require("./open-store-Z2vdj-x1.cjs");
let node_worker_threads = require("node:worker_threads");
let node_fs = require("node:fs");
let better_sqlite3 = require("better-sqlite3");
better_sqlite3 = require_rolldown_runtime.__toESM(better_sqlite3, 1);
// electron/store/checkpoint-thread.ts
/**
* The thread that moves what was committed from the WAL into the database, on a connection of its own. Done by the
* writer, a checkpoint held the main thread for 300 ms.
*
* Passive checkpoints wait for nobody and make nobody wait. Cutting the WAL short needs the writer's lock, so it is tried
* only when there is nothing left to copy, and given up at once when a reader is in the way.
*/
function serve() {
	const port = node_worker_threads.parentPort;
	if (port == null) throw new Error("the checkpoint thread was started as a program of its own");
	const settings = node_worker_threads.workerData;
	const path = require_open_store.databasePath(settings.libraryDir);
	const db = new better_sqlite3.default(path, {
		fileMustExist: true,
		timeout: 0
	});
	db.pragma("synchronous = NORMAL");
	db.pragma("wal_autocheckpoint = 0");
	const tell = (message) => port.postMessage(message);
	const look = () => {
		try {
			const bytes = walBytes(path);
			if (bytes < settings.passiveAboveBytes) return;
			const moved = checkpoint(db, "PASSIVE");
			if (bytes >= settings.truncateAboveBytes && moved.left === 0) checkpoint(db, "TRUNCATE");
			tell({
				type: "done",
				walBytes: walBytes(path),
				framesLeft: moved.left
			});
		} catch (error) {
			tell({
				type: "trouble",
				message: error instanceof Error ? error.message : String(error)
			});
		}
	};
	const timer = setInterval(look, settings.everyMs);
	port.on("message", (message) => {
		if (message.type === "now") {
			look();
			return;
		}
		clearInterval(timer);
		try {
			if (checkpoint(db, "PASSIVE").left === 0) checkpoint(db, "TRUNCATE");
		} catch (error) {
			tell({
				type: "trouble",
				message: error instanceof Error ? error.message : String(error)
			});
		}
		db.close();
		port.close();
	});
}
/** `left` counts the frames that are not in the database yet; -1 frames in all means that there is no WAL. */
function checkpoint(db, mode) {
	const [row] = db.pragma(`wal_checkpoint(${mode})`);
	if (row == null) throw new Error("wal_checkpoint gave no row");
	return {
		busy: row.busy !== 0,
		left: Math.max(0, row.log - row.checkpointed)
	};
}
var walBytes = (path) => (0, node_fs.statSync)(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
serve();

//# sourceMappingURL=checkpoint-thread.cjs.map