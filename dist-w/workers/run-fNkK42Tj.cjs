const require_entry = require("./entry.cjs");
const require_make_picture = require("./make-picture-DOK5bNkp.cjs");
// workers/thumbnail/run.ts
/** Makes the 256 px WebP with its ThumbHash. */
async function run(context, input) {
	return require_make_picture.makePicture(context, input, {
		recipe: "thumbnail-v1/256",
		suffix: "256.webp",
		longestSide: require_entry.limits.thumbnailPixels,
		quality: 78,
		withThumbHash: true
	});
}
exports.default = run;

//# sourceMappingURL=run-fNkK42Tj.cjs.map