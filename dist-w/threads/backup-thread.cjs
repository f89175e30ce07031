Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_open_store = require("./open-store-Z2vdj-x1.cjs");
const require_schemas = require("./schemas-Cut2dapR.cjs");
let node_worker_threads = require("node:worker_threads");
let node_fs = require("node:fs");
let node_path = require("node:path");
require("node:crypto");
// electron/store/backup.ts
var backupsKept = 7;
var backupDir = (libraryDir) => (0, node_path.join)(libraryDir, "backups");
/**
* Writes a consistent copy of the database with `VACUUM INTO`, under a temporary name first, so that a copy cut short
* is never taken for a backup. Keeps the newest seven.
*/
function makeBackup(db, libraryDir, why, clock) {
	const folder = backupDir(libraryDir);
	(0, node_fs.mkdirSync)(folder, { recursive: true });
	const stamp = new Date(clock.now()).toISOString().replaceAll(":", "-").replaceAll(".", "-");
	const target = (0, node_path.join)(folder, `library-${stamp}-${why}.db`);
	const unfinished = `${target}.part`;
	(0, node_fs.rmSync)(unfinished, { force: true });
	db.prepare("vacuum into ?").run(unfinished);
	(0, node_fs.renameSync)(unfinished, target);
	for (const old of listBackups(libraryDir).slice(backupsKept)) (0, node_fs.rmSync)(old.path, { force: true });
	return target;
}
/** Newest first. Unfinished copies are not listed. */
function listBackups(libraryDir) {
	const folder = backupDir(libraryDir);
	if (!(0, node_fs.existsSync)(folder)) return [];
	return (0, node_fs.readdirSync)(folder).filter((name) => name.startsWith("library-") && name.endsWith(".db")).map((name) => {
		const stats = (0, node_fs.statSync)((0, node_path.join)(folder, name));
		return {
			path: (0, node_path.join)(folder, name),
			madeAt: stats.mtimeMs,
			sizeBytes: stats.size
		};
	}).sort((a, b) => b.madeAt - a.madeAt);
}
// electron/lib/clock.ts
var systemClock = {
	now: () => Date.now(),
	monotonic: () => performance.now()
};
// electron/store/backup-thread.ts
/** Thread entry: writes a backup of the library and answers its path. */
var { libraryDir } = require_schemas.object({ libraryDir: require_schemas.string() }).parse(node_worker_threads.workerData);
var db = require_open_store.openReadable(libraryDir);
try {
	node_worker_threads.parentPort?.postMessage(makeBackup(db, libraryDir, "daily", systemClock));
} finally {
	db.close();
}

//# sourceMappingURL=backup-thread.cjs.map