// workers/picture/avif-brand.ts
/**
* An AVIF sequence holds a still picture too, but names itself by the brand `avis`, on which the readers turn away. The
* same bytes under the brand `avif` are read as that still. Other files are returned as they are.
*/
function asStill(avif) {
	if (!(Buffer.from(avif.subarray(4, 12)).toString("latin1") === "ftypavis")) return avif;
	const renamed = Buffer.from(avif);
	renamed.write("avif", 8, "latin1");
	return renamed;
}
Object.defineProperty(exports, "asStill", {
	enumerable: true,
	get: function() {
		return asStill;
	}
});

//# sourceMappingURL=avif-brand-BhKpi1KW.cjs.map