Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
let electron = require("electron");
// contract/channels.ts
/** The names by which window and main process meet; the same three for every request and event. */
var requestChannel = "arsip:request";
var subscribeChannel = "arsip:subscribe";
var eventChannel = "arsip:event";
// electron/preload.ts
/**
* What the page gets to see: one function to ask, one to listen, one for the path of a file that was dropped. It knows
* no request by name; the main process looks them up and checks them.
*/
var listeners = /* @__PURE__ */ new Set();
electron.ipcRenderer.on(eventChannel, (_, event) => {
	for (const listener of listeners) listener(event);
});
electron.contextBridge.exposeInMainWorld("arsip", {
	request: (name, input) => electron.ipcRenderer.invoke(requestChannel, name, input),
	subscribe: (listener) => {
		listeners.add(listener);
		electron.ipcRenderer.invoke(subscribeChannel).catch((error) => console.error("no events will come", error));
		return () => {
			listeners.delete(listener);
		};
	},
	pathForFile: (file) => pathOf(file)
});
/** Older Electrons put the path on the file itself, newer ones ask for it. */
function pathOf(file) {
	const utilities = electron.webUtils;
	const path = utilities == null ? file.path : utilities.getPathForFile(file);
	return path == null || path === "" ? null : path;
}

//# sourceMappingURL=preload.cjs.map