// electron/lib/assert-never.ts
/** Ends a switch over a closed union: a case that was forgotten does not compile, and throws if data lied. */
function assertNever(value, what) {
	throw new Error(`unexpected ${what}: ${JSON.stringify(value)}`);
}
Object.defineProperty(exports, "assertNever", {
	enumerable: true,
	get: function() {
		return assertNever;
	}
});

//# sourceMappingURL=assert-never-Ycp2adVu.cjs.map