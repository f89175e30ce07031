Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_open_store = require("./open-store-Z2vdj-x1.cjs");
const require_schemas = require("./schemas-Cut2dapR.cjs");
let node_worker_threads = require("node:worker_threads");
// electron/store/check-thread.ts
/** Thread entry: runs SQLite's quick_check and answers `ok` or the first thing that is wrong. */
var { libraryDir } = require_schemas.object({ libraryDir: require_schemas.string() }).parse(node_worker_threads.workerData);
var db = require_open_store.openReadable(libraryDir);
try {
	node_worker_threads.parentPort?.postMessage(String(db.pragma("quick_check(1)", { simple: true })));
} finally {
	db.close();
}

//# sourceMappingURL=check-thread.cjs.map