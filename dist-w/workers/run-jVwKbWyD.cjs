const require_entry = require("./entry.cjs");
const require_make_picture = require("./make-picture-DOK5bNkp.cjs");
// workers/large/run.ts
/** Makes the 1440 px view as WebP. */
async function run(context, input) {
	return require_make_picture.makePicture(context, input, {
		recipe: "large-v1/1440",
		suffix: "1440.webp",
		longestSide: require_entry.limits.largePixels,
		quality: 82,
		withThumbHash: false
	});
}
exports.default = run;

//# sourceMappingURL=run-jVwKbWyD.cjs.map