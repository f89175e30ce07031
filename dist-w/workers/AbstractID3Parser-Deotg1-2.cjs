const require_entry = require("./entry.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
const require_ParseError = require("./ParseError-D1AV4TBS.cjs");
const require_audio_file = require("./audio-file-BmZI8qBP.cjs");
const require_ID3v2Parser = require("./ID3v2Parser-CfaqkKwT.cjs");
const require_ID3v2Token = require("./ID3v2Token-Cur5GdsE.cjs");
var debug = (0, (/* @__PURE__ */ require_entry.__toESM(require_source.require_src(), 1)).default)("music-metadata:parser:ID3");
/**
* Abstract parser which tries take ID3v2 and ID3v1 headers.
*/
var AbstractID3Parser = class extends require_ParseError.BasicParser {
	static async startsWithID3v2Header(tokenizer) {
		return (await tokenizer.peekToken(require_ID3v2Token.ID3v2Header)).fileIdentifier === "ID3";
	}
	id3parser = new require_ID3v2Parser.ID3v2Parser();
	async parse() {
		try {
			await this.parseID3v2();
		} catch (err) {
			if (err instanceof require_source.EndOfStreamError) debug("End-of-stream");
			else throw err;
		}
	}
	finalize() {}
	async parseID3v2() {
		await this.tryReadId3v2Headers();
		debug("End of ID3v2 header, go to MPEG-parser: pos=%s", this.tokenizer.position);
		await this.postId3v2Parse();
		if (this.options.skipPostHeaders && this.metadata.hasAny()) this.finalize();
		else {
			await new require_audio_file.ID3v1Parser(this.metadata, this.tokenizer, this.options).parse();
			this.finalize();
		}
	}
	async tryReadId3v2Headers() {
		if ((await this.tokenizer.peekToken(require_ID3v2Token.ID3v2Header)).fileIdentifier === "ID3") {
			debug("Found ID3v2 header, pos=%s", this.tokenizer.position);
			await this.id3parser.parse(this.metadata, this.tokenizer, this.options);
			return this.tryReadId3v2Headers();
		}
	}
};
Object.defineProperty(exports, "AbstractID3Parser", {
	enumerable: true,
	get: function() {
		return AbstractID3Parser;
	}
});

//# sourceMappingURL=AbstractID3Parser-Deotg1-2.cjs.map