const require_entry = require("./entry.cjs");
const require_source = require("./source-ZCSJv7zL.cjs");
let node_fs = require("node:fs");
let node_fs_promises = require("node:fs/promises");
node_fs_promises = require_entry.__toESM(node_fs_promises, 1);
// node_modules/strtok3/lib/NotRegularFileError.js
/** Thrown when regularFileOnly is enabled and the opened handle is not a regular file. */
var NotRegularFileError = class extends Error {
	constructor(path) {
		super(`Not a regular file: ${path}`);
		this.path = path;
		this.name = "NotRegularFileError";
	}
};
// node_modules/strtok3/lib/index.js
var fromFile = class FileTokenizer extends require_source.AbstractTokenizer {
	/**
	* Create tokenizer from provided file path
	* @param sourceFilePath File path
	* @param options Tokenizer options
	*/
	static async fromFile(sourceFilePath, options) {
		require_source.getMaxBufferSize(options);
		require_source.throwIfAborted(options?.abortSignal);
		const flags = options?.regularFileOnly ? node_fs.constants.O_RDONLY | node_fs.constants.O_NONBLOCK : "r";
		const fileHandle = await node_fs_promises.default.open(sourceFilePath, flags);
		try {
			const stat = await fileHandle.stat();
			if (options?.regularFileOnly && !stat.isFile()) throw new NotRegularFileError(sourceFilePath);
			return new FileTokenizer(fileHandle, {
				...options,
				fileInfo: {
					...options?.fileInfo,
					path: sourceFilePath,
					size: stat.size
				}
			});
		} catch (error) {
			await fileHandle.close();
			throw error;
		}
	}
	constructor(fileHandle, options) {
		super(options);
		this.fileHandle = fileHandle;
		this.fileInfo = options.fileInfo;
	}
	/**
	* Read buffer from file
	* @param uint8Array - Uint8Array to write result to
	* @param options - Read behaviour options
	* @returns Promise number of bytes read
	*/
	async readBuffer(uint8Array, options) {
		const normOptions = this.normalizeOptions(uint8Array, options);
		this.position = normOptions.position;
		return this.readBufferAt(uint8Array, normOptions, true);
	}
	/**
	* Peek buffer from file
	* @param uint8Array - Uint8Array (or Buffer) to write data to
	* @param options - Read behaviour options
	* @returns Promise number of bytes read
	*/
	async peekBuffer(uint8Array, options) {
		return this.readBufferAt(uint8Array, this.normalizeOptions(uint8Array, options), false);
	}
	/**
	* Fill requests across short file reads; only a zero-byte read establishes EOF.
	* Keep this policy below token decoding and independent of the size recorded at open.
	* mayBeLess tolerates EOF, not fragmentation; peeks never commit cursor progress.
	*/
	async readBufferAt(uint8Array, options, advancePosition) {
		let bytesRead = 0;
		while (bytesRead < options.length) {
			const res = await this.fileHandle.read(uint8Array, bytesRead, options.length - bytesRead, options.position + bytesRead);
			bytesRead += res.bytesRead;
			if (advancePosition) this.position += res.bytesRead;
			if (res.bytesRead === 0) break;
		}
		if (!options.mayBeLess && bytesRead < options.length) throw new require_source.EndOfStreamError();
		return bytesRead;
	}
	async closeOnce() {
		await this.fileHandle.close();
		await super.closeOnce();
	}
	setPosition(position) {
		this.validateLength(position, "position");
		this.position = position;
	}
	supportsRandomAccess() {
		return true;
	}
}.fromFile;
// node_modules/music-metadata/lib/common/BasicParser.js
var BasicParser = class {
	metadata;
	tokenizer;
	options;
	/**
	* Initialize parser with output (metadata), input (tokenizer) & parsing options (options).
	* @param {INativeMetadataCollector} metadata Output
	* @param {ITokenizer} tokenizer Input
	* @param {IOptions} options Parsing options
	*/
	constructor(metadata, tokenizer, options) {
		this.metadata = metadata;
		this.tokenizer = tokenizer;
		this.options = options;
	}
};
// node_modules/music-metadata/lib/ParseError.js
var makeParseError = (name) => {
	return class ParseError extends Error {
		name;
		constructor(message) {
			super(message);
			this.name = name;
		}
	};
};
var CouldNotDetermineFileTypeError = class extends makeParseError("CouldNotDetermineFileTypeError") {};
var UnsupportedFileTypeError = class extends makeParseError("UnsupportedFileTypeError") {};
var UnexpectedFileContentError = class extends makeParseError("UnexpectedFileContentError") {
	fileType;
	constructor(fileType, message) {
		super(message);
		this.fileType = fileType;
	}
	toString() {
		return `${this.name} (FileType: ${this.fileType}): ${this.message}`;
	}
};
var FieldDecodingError = class extends makeParseError("FieldDecodingError") {};
var InternalParserError = class extends makeParseError("InternalParserError") {};
var makeUnexpectedFileContentError = (fileType) => {
	return class extends UnexpectedFileContentError {
		constructor(message) {
			super(fileType, message);
		}
	};
};
Object.defineProperty(exports, "BasicParser", {
	enumerable: true,
	get: function() {
		return BasicParser;
	}
});
Object.defineProperty(exports, "CouldNotDetermineFileTypeError", {
	enumerable: true,
	get: function() {
		return CouldNotDetermineFileTypeError;
	}
});
Object.defineProperty(exports, "FieldDecodingError", {
	enumerable: true,
	get: function() {
		return FieldDecodingError;
	}
});
Object.defineProperty(exports, "InternalParserError", {
	enumerable: true,
	get: function() {
		return InternalParserError;
	}
});
Object.defineProperty(exports, "UnsupportedFileTypeError", {
	enumerable: true,
	get: function() {
		return UnsupportedFileTypeError;
	}
});
Object.defineProperty(exports, "fromFile", {
	enumerable: true,
	get: function() {
		return fromFile;
	}
});
Object.defineProperty(exports, "makeUnexpectedFileContentError", {
	enumerable: true,
	get: function() {
		return makeUnexpectedFileContentError;
	}
});

//# sourceMappingURL=ParseError-D1AV4TBS.cjs.map