Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_rolldown_runtime = require("./rolldown-runtime-Bc0pwXKd.cjs");
const require_open_store = require("./open-store-Z2vdj-x1.cjs");
const require_byte_text = require("./byte-text-oM69gnTe.cjs");
const require_statements = require("./statements-H-Wi7Cqu.cjs");
let node_worker_threads = require("node:worker_threads");
let node_fs = require("node:fs");
// node_modules/ignore/index.js
var require_ignore = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	function makeArray(subject) {
		return Array.isArray(subject) ? subject : [subject];
	}
	var UNDEFINED = void 0;
	var EMPTY = "";
	var SPACE = " ";
	var ESCAPE = "\\";
	var REGEX_LITERAL_SPECIAL = /[.*+?()[\]{}^$|\\/]/;
	var BOM = "﻿";
	var REGEX_ANCHORED_GLOBSTAR = /^\/\*{2,}$/;
	var REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/;
	var REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/;
	var REGEX_SPLITALL_CRLF = /\r?\n/g;
	var DOUBLE_SLASH = "//";
	var SLASH_CODE = 47;
	var DOT_CODE = 46;
	var SLASH = "/";
	var TMP_KEY_IGNORE = "node-ignore";
	/* istanbul ignore else */
	if (typeof Symbol !== "undefined") TMP_KEY_IGNORE = Symbol.for("node-ignore");
	var KEY_IGNORE = TMP_KEY_IGNORE;
	var define = (object, key, value) => {
		Object.defineProperty(object, key, { value });
		return value;
	};
	var RETURN_FALSE = () => false;
	var POSIX_CLASSES = {
		alnum: "0-9A-Za-z",
		alpha: "A-Za-z",
		blank: " \\t",
		cntrl: "\\x00-\\x1f\\x7f",
		digit: "0-9",
		graph: "!-.0-~",
		lower: "a-z",
		print: " -.0-~",
		punct: "!-.:-@\\[-`{-~",
		space: " \\t\\n\\r",
		upper: "A-Z",
		xdigit: "0-9A-Fa-f"
	};
	var CLASS_MEMBERS_TO_ESCAPE = "\\]^-[";
	var escapeMember = (char) => CLASS_MEMBERS_TO_ESCAPE.indexOf(char) < 0 ? char : ESCAPE + char;
	var NON_SLASH = "(?!\\/)";
	var classSource = (negated, body) => {
		if (negated) return `[^\\/${body}]`;
		const source = `[${body}]`;
		return new RegExp(source).test("/") ? NON_SLASH + source : source;
	};
	var scanBracket = (pattern, start) => {
		const { length } = pattern;
		let index = start + 1;
		let negated = EMPTY;
		const lead = pattern[index];
		if (lead === "!" || lead === "^") {
			negated = "^";
			index++;
		}
		let body = EMPTY;
		let prev = EMPTY;
		for (;;) {
			const char = pattern[index];
			if (char === UNDEFINED) return null;
			if (char === ESCAPE) {
				const escaped = pattern[++index];
				body += escapeMember(escaped);
				prev = escaped;
			} else if (char === "-" && prev && index + 1 < length && pattern[index + 1] !== "]") {
				index++;
				let to = pattern[index];
				if (to === ESCAPE) to = pattern[index += 1];
				if (prev <= to) body += `-${escapeMember(to)}`;
				prev = EMPTY;
			} else if (char === "[" && pattern[index + 1] === ":") {
				const nameStart = index + 2;
				let end = nameStart;
				while (end < length && pattern[end] !== "]") end++;
				if (end === length) return null;
				if (end > nameStart && pattern[end - 1] === ":") {
					const name = pattern.slice(nameStart, end - 1);
					if (!Object.prototype.hasOwnProperty.call(POSIX_CLASSES, name)) return null;
					body += POSIX_CLASSES[name];
					prev = EMPTY;
					index = end;
				} else {
					body += escapeMember("[");
					prev = "[";
					index = nameStart - 2;
				}
			} else {
				body += escapeMember(char);
				prev = char;
			}
			index++;
			if (pattern[index] === "]") return {
				end: index,
				source: classSource(negated, body)
			};
		}
	};
	var NEVER_MATCH = "[]";
	var PLACEHOLDER = "\0";
	var REGEX_RESTORE_PLACEHOLDER = new RegExp(`${PLACEHOLDER}(\\d+)${PLACEHOLDER}`, "g");
	var TRAILING_WILDCARD = "";
	var TRAILING_DOUBLESTAR = "";
	var isReserved = (char) => char === PLACEHOLDER || char === TRAILING_WILDCARD || char === TRAILING_DOUBLESTAR;
	var extractBrackets = (pattern) => {
		const sources = [];
		const hold = (source) => `${PLACEHOLDER}${sources.push(source) - 1}${PLACEHOLDER}`;
		const { length } = pattern;
		let out = EMPTY;
		let index = 0;
		while (index < length) {
			const char = pattern[index];
			if (char === ESCAPE) {
				const escaped = pattern[index + 1];
				if (escaped === SLASH && index + 2 === length) out += hold(NEVER_MATCH);
				else if (escaped === "*" || escaped === "[" || escaped === SPACE) out += pattern.slice(index, index + 2);
				else out += hold(REGEX_LITERAL_SPECIAL.test(escaped) ? ESCAPE + escaped : isReserved(escaped) ? `[${escaped}]` : escaped);
				index += 2;
			} else if (isReserved(char)) {
				out += hold(`[${char}]`);
				index++;
			} else if (char === "[") {
				const scanned = scanBracket(pattern, index);
				if (scanned === null) {
					out += hold(NEVER_MATCH);
					index = length;
				} else {
					out += hold(scanned.source);
					index = scanned.end + 1;
				}
			} else {
				out += char;
				index++;
			}
		}
		return {
			source: out,
			sources
		};
	};
	var DIRECT = null;
	var REGEX_INNER_SLASH = /\/(?!$)/;
	var WILDCARD = "[^\\/]*";
	var REPLACERS = [
		[
			/(\\+)( ?)/g,
			(_, run, space) => space ? run.slice(0, run.length - run.length % 2) + SPACE : run,
			"\\ "
		],
		[
			/(^|\/)\*{3,}(?=\/|$)/g,
			(_, start) => `${start}**`,
			"*"
		],
		[/[\\$.|*+(){^]/g, (match) => `\\${match}`],
		[
			/(?!\\)\?/g,
			() => "[^/]",
			"?"
		],
		[
			/^\//,
			() => "^",
			SLASH
		],
		[
			/\//g,
			() => "\\/",
			SLASH
		],
		[
			/^\^*(?:\\\*\\\*\\\/)+/,
			() => "(?:^|\\/)",
			"*"
		],
		[DIRECT, (source, pattern) => {
			if (!source || source[0] === "^" || source[0] === "(") return source;
			return (!REGEX_INNER_SLASH.test(pattern) ? "(?:^|\\/)" : "^") + source;
		}],
		[
			/\\\/\\\*\\\*(?=\\\/|$)/g,
			(_, index, str) => index + 6 < str.length ? str.slice(index + 6) === "\\/" ? "(?:\\/[^\\/]+)+" : "(?:\\/[^\\/]+)*" : `\\/${TRAILING_DOUBLESTAR}`,
			"*"
		],
		[
			/(^|[^\\])(?:\\\*)+(?!$)/g,
			(_, p1) => p1 + WILDCARD,
			"*"
		],
		[
			/(^|[^\\])((?:\\\\)*)\\\*$/,
			(match, p1, p2) => p2 === EMPTY ? p1 + TRAILING_WILDCARD : match,
			"*"
		],
		[
			/\\\\\\(?=[$.|*+(){^])/g,
			() => ESCAPE,
			"\\\\"
		],
		[
			/\\\\/g,
			() => ESCAPE,
			"\\\\"
		],
		[
			/\\\[([^\]/]*?)($|\])/g,
			(match, range, close) => `\\[${range}${close}`,
			"["
		],
		[DIRECT, (source) => {
			const last = source[source.length - 1];
			if (!last || last === TRAILING_WILDCARD || last === TRAILING_DOUBLESTAR) return source;
			return last === SLASH ? `${source}$` : `${source}(?=$|\\/$)`;
		}]
	];
	var REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\uE000$/;
	var MODE_IGNORE = "regex";
	var MODE_CHECK_IGNORE = "checkRegex";
	var replaceTrailingWildcard = (_, p1) => {
		return `${p1 ? `${p1}[^/]+` : "[^/]*"}(?=$|\\/$)`;
	};
	var REGEX_REPLACE_TRAILING_DOUBLESTAR = /\uE001$/;
	var replaceTrailingDoublestar = () => "[\\s\\S]";
	var separatorAfter = (run, at) => {
		let separator = EMPTY;
		for (let index = at + 1; index < run.length && !run[index].wildcard; index++) separator += run[index].single;
		return separator;
	};
	var pinWildcards = (source) => {
		if (source.indexOf(WILDCARD) < 0) return source;
		const tokens = [];
		const { length } = source;
		let index = 0;
		while (index < length) {
			const char = source[index];
			if (source.startsWith(WILDCARD, index)) {
				tokens.push({ wildcard: true });
				index += 6;
			} else if (char === "[") {
				let end = index + 1;
				if (source[end] === "^") end++;
				if (source[end] === "]") end++;
				while (end < length && source[end] !== "]") end += source[end] === ESCAPE ? 2 : 1;
				end++;
				tokens.push({ single: source.slice(index, end) });
				index = end;
			} else if (char === ESCAPE) {
				tokens.push({ single: source.slice(index, index + 2) });
				index += 2;
			} else if (char === "(") {
				let depth = 0;
				let end = index;
				do {
					if (source[end] === ESCAPE) end++;
					else if (source[end] === "(") depth++;
					else if (source[end] === ")") depth--;
					end++;
				} while (end < length && depth > 0);
				if ("*+?".indexOf(source[end]) >= 0) end++;
				tokens.push({ boundary: source.slice(index, end) });
				index = end;
			} else if (char === "^" || char === "$") {
				tokens.push({ boundary: char });
				index++;
			} else {
				tokens.push({ single: char });
				index++;
			}
		}
		let out = EMPTY;
		let run = [];
		const flush = () => {
			let lastWildcard;
			run.forEach((token, at) => {
				if (token.wildcard) lastWildcard = at;
			});
			run.forEach((token, at) => {
				if (!token.wildcard) {
					out += token.single;
					return;
				}
				out += at === lastWildcard ? WILDCARD : `(?:(?!${separatorAfter(run, at)})[^\\/])*`;
			});
			run = [];
		};
		tokens.forEach((token) => {
			if (token.boundary === void 0) {
				run.push(token);
				return;
			}
			flush();
			out += token.boundary;
		});
		flush();
		return out;
	};
	var makeRegexPrefix = (pattern) => {
		if (REGEX_ANCHORED_GLOBSTAR.test(pattern)) pattern = "**";
		const { source, sources } = extractBrackets(pattern);
		const replaced = REPLACERS.reduce((prev, [matcher, replacer, required]) => {
			if (matcher === DIRECT) return replacer(prev, pattern);
			if (required !== UNDEFINED && prev.indexOf(required) < 0) return prev;
			return matcher.test(prev) ? prev.replace(matcher, replacer.bind(pattern)) : prev;
		}, source);
		return sources.length ? replaced.replace(REGEX_RESTORE_PLACEHOLDER, (match, index) => sources[index]) : replaced;
	};
	var checkSourceOf = (body, prefix) => {
		if (body[body.length - 1] === SLASH) prefix = makeRegexPrefix(body.slice(0, -1));
		const head = prefix.slice(0, -1);
		const last = prefix[prefix.length - 1];
		return last === TRAILING_WILDCARD ? `${head}$` : last === TRAILING_DOUBLESTAR ? head : NEVER_MATCH;
	};
	var matchesBasename = (body) => {
		const index = body.indexOf(SLASH);
		return index < 0 || index === body.length - 1;
	};
	var basenameOf = (path) => {
		const end = path.length - 1;
		const index = path.lastIndexOf(SLASH, path[end] === SLASH ? end - 1 : end);
		return index < 0 ? path : path.slice(index + 1);
	};
	var parentOf = (path) => {
		if (path.charCodeAt(0) === SLASH_CODE || path.indexOf(DOUBLE_SLASH) >= 0) {
			const slices = path.split(SLASH).filter(Boolean);
			slices.pop();
			return slices.length ? slices.join(SLASH) + SLASH : EMPTY;
		}
		const end = path.length - 1;
		const cut = path.lastIndexOf(SLASH, path.charCodeAt(end) === SLASH_CODE ? end - 1 : end);
		return cut < 0 ? EMPTY : path.slice(0, cut + 1);
	};
	var isString = (subject) => typeof subject === "string";
	var checkPattern = (pattern) => pattern && isString(pattern);
	var splitPattern = (pattern) => (pattern[pattern.length - 1] === "\r" ? pattern.slice(0, -1) : pattern).split(REGEX_SPLITALL_CRLF).filter(Boolean);
	var IgnoreRule = class {
		constructor(pattern, mark, body, ignoreCase, negative, prefix) {
			this.pattern = pattern;
			this.mark = mark;
			this.negative = negative;
			define(this, "body", body);
			define(this, "ignoreCase", ignoreCase);
			define(this, "regexPrefix", prefix);
		}
		get _basenameOnly() {
			return define(this, "_basenameOnly", matchesBasename(this.body));
		}
		get regex() {
			const key = "_regex";
			if (this[key]) return this[key];
			return this._make(MODE_IGNORE, key);
		}
		get checkRegex() {
			const key = "_checkRegex";
			if (this[key]) return this[key];
			return this._make(MODE_CHECK_IGNORE, key);
		}
		_make(mode, key) {
			const str = pinWildcards(mode === MODE_IGNORE ? this.regexPrefix.replace(REGEX_REPLACE_TRAILING_WILDCARD, replaceTrailingWildcard).replace(REGEX_REPLACE_TRAILING_DOUBLESTAR, replaceTrailingDoublestar) : checkSourceOf(this.body, this.regexPrefix));
			const regex = this.ignoreCase ? new RegExp(str, "i") : new RegExp(str);
			return define(this, key, regex);
		}
	};
	var hasTrailingBackslash = (str) => {
		let count = 0;
		while (str[str.length - count - 1] === ESCAPE) count++;
		return count % 2 === 1;
	};
	var trimEnd = (body, stripLineEnd) => {
		let lineEnd = body.length;
		let end;
		for (;;) {
			if (stripLineEnd && body[lineEnd - 1] === "\r") lineEnd--;
			end = lineEnd;
			while (body[end - 1] === SPACE) end--;
			if (!stripLineEnd || body[end - 1] !== "\n") break;
			lineEnd = end - 1;
		}
		if (end === lineEnd) return body.slice(0, lineEnd);
		let backslashes = 0;
		while (body[end - backslashes - 1] === ESCAPE) backslashes++;
		return backslashes % 2 ? body.slice(0, end - 1) + SPACE : body.slice(0, end);
	};
	var createRule = (pattern, mark, ignoreCase, stripLineEnd, stripBOM) => {
		let body = stripBOM && pattern[0] === BOM ? pattern.slice(1) : pattern;
		if (body[0] === "#") return;
		let negative = false;
		if (body[0] === "!") {
			negative = true;
			body = body.slice(1);
		}
		const last = body[body.length - 1];
		if (last === SPACE || stripLineEnd && (last === "\r" || last === "\n")) body = trimEnd(body, stripLineEnd);
		if (!body || hasTrailingBackslash(body)) return;
		body = body.replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, "!").replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, "#");
		const regexPrefix = makeRegexPrefix(body);
		return new IgnoreRule(pattern, mark, body, ignoreCase, negative, regexPrefix);
	};
	var RuleManager = class {
		constructor(ignoreCase) {
			this._ignoreCase = ignoreCase;
			this._rules = [];
			this._basenameCount = 0;
		}
		_add(pattern, index) {
			if (pattern && pattern[KEY_IGNORE]) {
				this._rules = this._rules.concat(pattern._rules._rules);
				this._basenameCount += pattern._rules._basenameCount;
				this._added = true;
				return;
			}
			const isStr = isString(pattern);
			const raw = isStr ? pattern : pattern.pattern;
			const rule = checkPattern(raw) && createRule(raw, isStr ? UNDEFINED : pattern.mark, this._ignoreCase, !this._split, this._stripBOM && !index);
			if (rule) {
				this._added = true;
				this._rules.push(rule);
				if (matchesBasename(rule.body)) this._basenameCount++;
			}
		}
		add(pattern) {
			this._added = false;
			this._split = isString(pattern);
			this._stripBOM = !this._split || pattern[0] === BOM;
			makeArray(this._split ? splitPattern(pattern) : pattern).forEach(this._add, this);
			if (this._added) this._literalRules = UNDEFINED;
			return this._added;
		}
		testLiteral(path) {
			const rules = this._literalRules || (this._literalRules = this._rules.filter(({ body }) => body[body.length - (body[body.length - 1] === SLASH ? 2 : 1)] === "*"));
			let ignored = false;
			let unignored = false;
			let matchedRule;
			for (let index = rules.length - 1; index >= 0; index--) {
				const rule = rules[index];
				if (rule.checkRegex.test(path)) {
					ignored = !rule.negative;
					unignored = rule.negative;
					matchedRule = rule.negative ? UNDEFINED : rule;
					break;
				}
			}
			const ret = {
				ignored,
				unignored
			};
			if (matchedRule) ret.rule = matchedRule;
			return ret;
		}
		test(path, mode) {
			const rules = this._rules;
			const { length } = rules;
			const shortcut = this._basenameCount * 2 >= length;
			const basename = shortcut ? basenameOf(path) : path;
			for (let index = length - 1; index >= 0; index--) {
				const rule = rules[index];
				if (rule[mode].test(shortcut && rule._basenameOnly ? basename : path)) {
					const { negative } = rule;
					const ret = {
						ignored: !negative,
						unignored: negative
					};
					if (!negative) ret.rule = rule;
					return ret;
				}
			}
			return {
				ignored: false,
				unignored: false
			};
		}
	};
	var throwError = (message, Ctor) => {
		throw new Ctor(message);
	};
	var checkPath = (path, originalPath, doThrow) => {
		if (!isString(path)) return doThrow(`path must be a string, but got \`${originalPath}\``, TypeError);
		if (!path) return doThrow(`path must not be empty`, TypeError);
		if (checkPath.isNotRelative(path)) return doThrow(`path should be a \`path.relative()\`d string, but got "${originalPath}"`, RangeError);
		return true;
	};
	var isNotRelative = (path) => {
		const first = path.charCodeAt(0);
		if (first === SLASH_CODE) return true;
		if (first !== DOT_CODE) return false;
		if (path.length === 1) return true;
		const second = path.charCodeAt(1);
		if (second === SLASH_CODE) return true;
		if (second !== DOT_CODE) return false;
		return path.length === 2 || path.charCodeAt(2) === SLASH_CODE;
	};
	checkPath.isNotRelative = isNotRelative;
	/* istanbul ignore next */
	checkPath.convert = (p) => p;
	var convertPath = (target) => isString(target) && checkPath.convert(target);
	var Ignore = class {
		constructor({ ignorecase = true, ignoreCase = ignorecase, allowRelativePaths = false } = {}) {
			define(this, KEY_IGNORE, true);
			this._rules = new RuleManager(ignoreCase);
			this._strictPathCheck = !allowRelativePaths;
			this._initCache();
		}
		_initCache() {
			this._ignoreCache = Object.create(null);
			this._testCache = Object.create(null);
		}
		add(pattern) {
			if (this._rules.add(pattern)) this._initCache();
			return this;
		}
		addPattern(pattern) {
			return this.add(pattern);
		}
		_test(originalPath, cache, path) {
			checkPath(path, originalPath, this._strictPathCheck ? throwError : RETURN_FALSE);
			return path ? this._t(path, cache) : {
				ignored: false,
				unignored: false
			};
		}
		checkIgnore(target) {
			const path = convertPath(target);
			if (!path || path.charCodeAt(path.length - 1) !== SLASH_CODE) return this._test(target, this._testCache, path);
			const dir = this._t(path, this._testCache);
			if (dir.ignored) return dir;
			const literal = this._rules.testLiteral(path);
			return literal.ignored || literal.unignored ? literal : dir;
		}
		_t(path, cache) {
			const cached = cache[path];
			if (cached) return cached;
			const parentPath = parentOf(path);
			const parent = parentPath ? this._t(parentPath, cache) : UNDEFINED;
			return cache[path] = parent && parent.ignored ? parent : this._rules.test(path, MODE_IGNORE);
		}
		ignores(path) {
			return this._test(path, this._ignoreCache, convertPath(path)).ignored;
		}
		createFilter() {
			return (path) => !this.ignores(path);
		}
		filter(paths) {
			return makeArray(paths).filter(this.createFilter());
		}
		test(path) {
			return this._test(path, this._testCache, convertPath(path));
		}
	};
	var factory = (options) => new Ignore(options);
	var isPathValid = (path) => checkPath(convertPath(path), path, RETURN_FALSE);
	/* istanbul ignore next */
	var setupWindows = () => {
		const makePosix = (str) => /^\\\\\?\\/.test(str) || /["<>|\u0000-\u001F]+/u.test(str) ? str : str.replace(/\\/g, "/");
		checkPath.convert = makePosix;
		const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i;
		checkPath.isNotRelative = (path) => REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path) || isNotRelative(path);
	};
	/* istanbul ignore next */
	if (typeof process !== "undefined" && process.platform === "win32") setupWindows();
	module.exports = factory;
	factory.default = factory;
	module.exports.isPathValid = isPathValid;
	define(module.exports, Symbol.for("setupWindows"), setupWindows);
}));
// electron/watch/extensions.ts
var import_ignore = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_ignore(), 1);
/**
* What a name may be worth a look. The kind of a file is decided by its content later; this list only keeps documents,
* programs and archives out. Broad on purpose: a file that turns out to be something else fails politely.
*/
var words = (text) => text.split(" ").filter((word) => word !== "");
var pictures = words("jpg jpeg jpe jfif jif pjpeg pjp png apng webp gif tif tiff bmp dib avif avifs heic heics heif heifs hif jxl svg svgz jp2 j2k jpf jpx jpm j2c jpc jxr wdp hdp psd psb ico cur mpo tga pcx ppm pgm pbm pnm pfm hdr exr dds qoi ps eps ai xcf fits");
var raw = words("dng cr2 cr3 crw nef nrw arw srf sr2 raf rw2 rwl raw orf ori pef ptx srw x3f erf mef mos mrw kdc dcr k25 iiq 3fr fff gpr bay cap dxo");
var video = words("mp4 m4v mov qt mkv mk3d webm avi divx ts mts m2ts m2t trp tp 3gp 3gpp 3g2 3gpp2 mpg mpeg mpe m1v m2v mpv vob wmv asf flv f4v ogv ogm mxf mod tod dv dif rm rmvb wtv nut ivf y4m insv lrv h264 h265 hevc 264 265 amv");
var audio = words("mp3 mp2 mp1 mpa mpga flac ogg oga opus spx m4a m4b m4p m4r aac adts wav wave bwf rf64 w64 aif aiff aifc wma ape wv mka caf amr awb dsf dff ac3 eac3 dts mpc mp+ tta tak au snd ra gsm weba");
var mediaExtensions = /* @__PURE__ */ new Set([
	...pictures,
	...raw,
	...video,
	...audio
]);
/** Files that belong to a media file of the same name. */
var sidecarExtensions = new Set(words("xmp aae thm srt vtt ass ssa sub idx lrc"));
/** Lower case without the dot; empty for a name without one or with nothing before it. */
function extensionOf(displayName) {
	const dot = displayName.lastIndexOf(".");
	return dot <= 0 ? "" : displayName.slice(dot + 1).toLowerCase();
}
// electron/watch/ignore.ts
var folderRules = /* @__PURE__ */ new Map([
	["node_modules", "node_modules"],
	["bower_components", "node_modules"],
	["__pycache__", "cache"],
	["@eadir", "@eaDir"],
	["#recycle", "trash"],
	["@recycle", "trash"],
	["$recycle.bin", "trash"],
	["recycler", "trash"],
	["lost+found", "system"],
	["system volume information", "system"],
	["#snapshot", "system"],
	["@recently-snapshot", "system"]
]);
var fileRules = new Map([
	"thumbs.db",
	"ehthumbs.db",
	"desktop.ini",
	"icon\r",
	"folder.jpg:zone.identifier"
].map((name) => [name, "system"]));
/** Folders that a system or program shows as one file. What is inside belongs to that program. */
var packageExtensions = /* @__PURE__ */ new Set([
	"app",
	"framework",
	"bundle",
	"photoslibrary",
	"photolibrary",
	"migratedphotolibrary",
	"aplibrary",
	"lrdata",
	"lrlibrary",
	"fcpbundle",
	"imovielibrary",
	"theater",
	"tvlibrary",
	"musiclibrary",
	"logicx",
	"band",
	"xcodeproj"
]);
/**
* The default rules and a person's own globs (gitignore syntax, matched below the root; a later `!glob` takes back an
* earlier one of theirs, never a default). A glob that cannot be understood is left out; `unusable` names it.
*/
function createIgnoreRules(globs) {
	const own = (0, import_ignore.default)({ allowRelativePaths: true });
	const unusable = [];
	for (const glob of globs) {
		if (glob.trim() === "") continue;
		if (isUsable(glob)) own.add(glob);
		else unusable.push(glob);
	}
	const hasOwn = globs.length > unusable.length;
	return {
		unusable,
		ruleFor: (parent, displayName, isFolder) => {
			const byDefault = isFolder ? folderRule(displayName) : droppingRule(displayName);
			if (byDefault != null) return byDefault;
			if (hasOwn) {
				const path = parent === "" ? displayName : `${parent}/${displayName}`;
				const found = own.test(isFolder ? `${path}/` : path);
				if (found.ignored) return `glob:${found.rule?.pattern ?? ""}`;
			}
			return isFolder ? null : mediaRule(displayName);
		}
	};
}
function isUsable(glob) {
	try {
		(0, import_ignore.default)().add(glob).ignores("probe");
		return true;
	} catch {
		return false;
	}
}
function folderRule(name) {
	if (name.startsWith(".")) return name === ".git" ? ".git" : "hidden";
	const lower = name.toLowerCase();
	const rule = folderRules.get(lower);
	if (rule != null) return rule;
	return packageExtensions.has(extensionOf(lower)) ? "app-package" : null;
}
function droppingRule(name) {
	if (name === ".DS_Store" || name.startsWith("._")) return "system";
	if (name.startsWith(".")) return "hidden";
	return fileRules.get(name.toLowerCase()) ?? null;
}
function mediaRule(name) {
	const extension = extensionOf(name);
	if (extension === "" || mediaExtensions.has(extension) || sidecarExtensions.has(extension)) return null;
	return `not-media:.${extension}`;
}
// electron/watch/diff.ts
/**
* How the file of a row compares with the one now under its name:
* - `same`: nothing to do.
* - `renumbered`: another inode with the same birth, size and date. Some file systems (FAT, SMB, FUSE) invent inodes at
*   each mount, so this is no sign of another file.
* - `edited`: the same inode with another size or date.
* - `replaced`: another file has taken the name: saved by renaming, deleted and made again, moved over, or swapped.
*/
function compareNumbers(stored, found) {
	const unchanged = stored.sizeBytes === found.sizeBytes && stored.mtimeUs === found.mtimeUs;
	const sameBirth = stored.birthtimeUs === found.birthtimeUs;
	if (stored.inode === found.inode) {
		if (stored.birthtimeUs != null && found.birthtimeUs != null && !sameBirth) return "replaced";
		return unchanged ? "same" : "edited";
	}
	return unchanged && sameBirth ? "renumbered" : "replaced";
}
/** What to say of a file on disk. `replaced` waits until moves were looked for everywhere, since order decides there. */
function compareFile(stored, found) {
	if (stored == null) return "found";
	const verdict = compareNumbers(stored, found);
	if (verdict === "replaced") return "replaced";
	return verdict === "same" && stored.presence === "present" ? "unchanged" : "found";
}
function isSameFolder(stored, found) {
	if (stored.inode !== found.inode) return false;
	if (stored.birthtimeUs != null && found.birthtimeUs != null) return stored.birthtimeUs === found.birthtimeUs;
	return stored.device === found.device;
}
function needsFolderUpdate(stored, found) {
	return stored.presence !== "present" || stored.inode !== found.inode || stored.device !== found.device || stored.birthtimeUs !== found.birthtimeUs;
}
var needsIgnoredUpdate = (stored, rule, isFolder) => stored == null || stored.rule !== rule || stored.isFolder !== isFolder;
/** Rows of a folder whose name was not in its listing. */
function* unseen(rows, seen) {
	for (const row of rows) if (!seen.has(row.name)) yield row;
}
// electron/watch/fuse.ts
/** A root with nothing in it that had something: an empty mount point looks just like that. */
var isSuspiciouslyEmpty = (root) => root.entries === 0 && root.expectsFiles;
// electron/watch/root-check.ts
/**
* Whether the path still leads to the folder that was watched. Asked before each walk and again before anything is said
* to be gone: a drive that was unplugged, another one in its place and an empty mount point must not look like deletions.
*/
function checkRoot(ports, root, live) {
	let found;
	let entries;
	try {
		found = ports.disk.stat(root.path);
		if (found.type !== "folder") return lost("offline", "There is no folder at this path any more.");
		entries = ports.disk.list(root.path);
	} catch (error) {
		return unreachable(error);
	}
	const identity = {
		ok: true,
		device: found.device,
		inode: found.inode
	};
	if (ports.rows.isEmpty()) return identity;
	const same = root.inode == null || root.inode === found.inode && root.device === found.device;
	const taken = entries.filter((entry) => ports.rules.ruleFor("", require_byte_text.displayPath(entry.name), entry.type === "folder") == null);
	if (!(live && same) && isSuspiciouslyEmpty({
		entries: taken.length,
		expectsFiles: ports.rows.expectsFiles()
	})) return lost("offline", "The folder is empty, though it was not before. Is its drive or share connected?");
	if (same || resembles(ports, root.path, root.folderId, entries)) return identity;
	return lost("replaced", "Another folder or drive is at this path now.");
}
function unreachable(error) {
	if (require_byte_text.isNotFound(error)) return lost("offline", "The folder is not there.");
	const code = require_byte_text.errorCode(error);
	if (code === "EACCES" || code === "EPERM") return lost("unreadable", "The folder may not be read (no permission).");
	return lost("offline", `The folder cannot be read: ${require_byte_text.errorText(error)}`);
}
var lost = (state, reason) => ({
	ok: false,
	state,
	reason
});
var sampleSize = 200;
/**
* Whether what is in a folder is what was there before, by at least half of the names in the rows (a sample of them). A
* drive gets other device numbers each time it is mounted, some file systems other inodes too.
*/
function resembles(ports, path, folderId, entries) {
	const files = ports.rows.files(folderId).filter((row) => row.presence !== "missing");
	const known = [...ports.rows.folders(folderId).filter((row) => row.presence !== "missing"), ...files].slice(0, sampleSize);
	if (known.length === 0) return true;
	const listed = new Set(entries.map((entry) => entry.name));
	return known.filter((row) => listed.has(row.name) && isAlike(ports, require_byte_text.joinText(path, row.name), row)).length * 2 >= known.length;
}
function isAlike(ports, path, row) {
	let found;
	try {
		found = ports.disk.stat(path);
	} catch {
		return false;
	}
	if ("folderId" in row) return found.type === "folder" && (isSameFolder(row, found) || row.inode === found.inode);
	if (found.type !== "file") return false;
	return row.inode === found.inode || row.sizeBytes === found.sizeBytes && row.mtimeUs === found.mtimeUs;
}
// electron/watch/identity.ts
/**
* Whether a row's inode is the one that was found. Numbers alone prove nothing: ext4 gives a deleted file's inode to the
* next one at once. It takes the same birth, or where none is kept the same size and date.
*/
function isSameInode(known, found) {
	if (known.inode !== found.inode) return false;
	if (known.birthtimeUs != null && found.birthtimeUs != null) return known.birthtimeUs === found.birthtimeUs;
	return known.sizeBytes === found.sizeBytes && known.mtimeUs === found.mtimeUs;
}
// electron/watch/walk-view.ts
/** One folder (or some of its names) on disk and in the rows, while it is compared. */
var FolderView = class {
	files;
	folders;
	ignored;
	seenFiles = /* @__PURE__ */ new Set();
	seenFolders = /* @__PURE__ */ new Set();
	seenIgnored = /* @__PURE__ */ new Set();
	/** Why part of the folder could not be looked at; nothing of that part counts as gone. */
	trouble = null;
	#unknownNames = /* @__PURE__ */ new Set();
	#listing;
	#disk;
	constructor(disk, listing, rows) {
		this.#disk = disk;
		this.#listing = listing;
		this.files = byName(rows.files);
		this.folders = byName(rows.folders);
		this.ignored = byName(rows.ignored);
	}
	entries() {
		return this.#listing;
	}
	/** Null when it vanished since the listing, or cannot be looked at: then it is neither there nor gone. */
	stat(path, name) {
		try {
			return this.#disk.stat(path);
		} catch (error) {
			if (!require_byte_text.isNotFound(error)) this.markUnknown(name, error);
			return null;
		}
	}
	markUnknown(name, error) {
		this.#unknownNames.add(name);
		this.trouble ??= require_byte_text.errorText(error);
	}
	/** Rows whose name was not met. Held ones count again in a scan, so that its removals are judged as a whole. */
	unseenFiles(live) {
		return this.#known(unseen(this.files.values(), this.seenFiles)).filter((row) => row.presence === "present" || row.presence === "held" && !live);
	}
	unseenFolders() {
		return this.#known(unseen(this.folders.values(), this.seenFolders)).filter((row) => row.presence !== "missing");
	}
	unseenIgnored() {
		return this.#known([...unseen(this.ignored.values(), this.seenIgnored)]);
	}
	/** Without names that could not be looked at, and those that a rule keeps out: the rule itself takes their rows away. */
	#known(rows) {
		return [...rows].filter((row) => !this.#unknownNames.has(row.name) && !this.seenIgnored.has(row.name));
	}
};
var byName = (rows) => new Map(rows.map((row) => [row.name, row]));
/** Reads a folder's names and their rows; `names` null for all of them. Not ok: the folder itself cannot be read. */
function readView(ports, folder, names, nothingKnown) {
	const rows = ports.rows;
	const id = folder.ref > 0 ? folder.ref : null;
	if (names == null) try {
		const listing = ports.disk.list(folder.path).map((entry) => ({
			...entry,
			stat: null
		}));
		return {
			ok: true,
			view: new FolderView(ports.disk, listing, {
				files: id == null || nothingKnown ? [] : rows.files(id),
				folders: id == null ? [] : rows.folders(id),
				ignored: id == null ? [] : rows.ignored(id)
			})
		};
	} catch (error) {
		return {
			ok: false,
			error
		};
	}
	const listing = [];
	const failed = [];
	for (const name of names) try {
		const stat = ports.disk.stat(require_byte_text.joinText(folder.path, name));
		listing.push({
			name,
			type: stat.type,
			stat
		});
	} catch (error) {
		if (!require_byte_text.isNotFound(error)) failed.push({
			name,
			error
		});
	}
	const view = new FolderView(ports.disk, listing, {
		files: id == null ? [] : present(names.map((name) => rows.file(id, name))),
		folders: id == null ? [] : present(names.map((name) => rows.folder(id, name))),
		ignored: id == null ? [] : present(names.map((name) => rows.ignoredName(id, name)))
	});
	for (const { name, error } of failed) view.markUnknown(name, error);
	return {
		ok: true,
		view
	};
}
var present = (values) => values.filter((value) => value != null);
// electron/watch/walk.ts
/**
* Walks a watched folder, or the parts of it that are said to have changed, and tells how it differs from the rows. It
* keeps nothing of what it saw but the folders still to be read.
*
* In two rounds, since what a name means can depend on a folder that is read later: the first tells what is new, edited
* or moved; where a row's name is taken by another file or a folder is not there, the place is only noted. After all of
* that is in the rows (`barrier`) the noted places are looked at again: what moved away is no longer theirs, and what is
* left was really replaced or is gone.
*/
function* walk(request, ports) {
	const checked = checkRoot(ports, request.root, request.live);
	if (!checked.ok) return {
		kind: "root-lost",
		state: checked.state,
		reason: checked.reason
	};
	const run = new Walk(request, ports, checked);
	try {
		if (request.targets == null) yield* run.tree([run.rootVisit()]);
		else for (const target of request.targets) yield* run.target(target);
		yield "barrier";
		yield* run.secondRound();
	} catch (error) {
		if (error instanceof RootLost) return {
			kind: "root-lost",
			state: error.trouble.state,
			reason: error.trouble.reason
		};
		throw error;
	}
	return {
		kind: "done",
		entries: run.entries,
		root: {
			device: checked.device,
			inode: checked.inode
		}
	};
}
/** Ends the walk from wherever it is; `walk` alone catches it. */
var RootLost = class extends Error {
	trouble;
	constructor(trouble) {
		super(trouble.reason);
		this.trouble = trouble;
	}
};
var entriesPerBreath = 128;
var Walk = class {
	entries = 0;
	#request;
	#ports;
	#root;
	#noted = /* @__PURE__ */ new Map();
	#round = 1;
	#lastRef = 0;
	#sinceBreath = 0;
	#nothingKnown;
	constructor(request, ports, root) {
		this.#request = request;
		this.#ports = ports;
		this.#root = root;
		this.#nothingKnown = ports.rows.isEmpty();
	}
	rootVisit() {
		return {
			ref: this.#request.root.folderId,
			path: this.#request.root.path,
			isFresh: this.#request.targets == null
		};
	}
	*tree(stack) {
		for (let visit = stack.pop(); visit != null; visit = stack.pop()) {
			yield* this.#folder(visit, null, stack);
			yield "breath";
		}
	}
	*secondRound() {
		this.#round = 2;
		const noted = [...this.#noted].sort(([a], [b]) => a.length - b.length);
		for (const [path, names] of noted) yield* this.target({
			path,
			names: [...names]
		});
	}
	/** Looks at some names of a folder, or at all of it, after finding its row; else at the nearest parent that has one. */
	*target(dirty) {
		const below = require_byte_text.namesBelow(this.#request.root.path, dirty.path);
		if (below == null) return;
		let ref = this.#request.root.folderId;
		let path = this.#request.root.path;
		for (const name of below) {
			const stored = this.#ports.rows.folder(ref, name);
			const next = require_byte_text.joinText(path, name);
			if (stored == null || stored.presence === "missing" || !this.#isStillThere(next, stored)) {
				yield* this.#someOf({
					ref,
					path,
					isFresh: false
				}, [name]);
				return;
			}
			ref = stored.folderId;
			path = next;
		}
		yield* this.#someOf({
			ref,
			path,
			isFresh: false
		}, dirty.names);
	}
	*#someOf(visit, names) {
		const stack = [];
		yield* this.#folder(visit, names, stack);
		yield* this.tree(stack);
	}
	#isStillThere(path, stored) {
		try {
			const found = this.#ports.disk.stat(path);
			return found.type === "folder" && isSameFolder(stored, found);
		} catch {
			return false;
		}
	}
	*#folder(visit, names, stack) {
		if (names == null) this.#ports.watchFolder(visit.path);
		const read = readView(this.#ports, visit, names, this.#nothingKnown);
		if (!read.ok) {
			this.#unreadFolder(visit, read.error);
			return;
		}
		const { view } = read;
		const parent = this.#displayBelow(visit.path);
		for (const entry of view.entries()) {
			this.entries++;
			this.#entry(visit, view, entry.name, entry.type, entry.stat, parent, stack);
			if (++this.#sinceBreath >= entriesPerBreath) {
				this.#sinceBreath = 0;
				yield "breath";
			}
		}
		if (view.trouble != null) this.#unknown(visit, view.trouble);
		this.#gone(visit, view);
	}
	#entry(visit, view, name, listed, known, parent, stack) {
		const path = require_byte_text.joinText(visit.path, name);
		const stat = known ?? (listed === "unknown" ? view.stat(path, name) : null);
		const type = stat?.type ?? listed;
		if (type === "unknown") return;
		if (type === "link" || type === "other") {
			this.#ignored(visit, view, name, type === "link" ? "symlink" : "not-a-regular-file", false);
			return;
		}
		const rule = type === "folder" && path === this.#request.libraryPath ? "arsip-library" : this.#ports.rules.ruleFor(parent, require_byte_text.displayPath(name), type === "folder");
		if (rule != null) {
			this.#ignored(visit, view, name, rule, type === "folder");
			return;
		}
		const facts = stat ?? view.stat(path, name);
		if (facts == null) return;
		if (facts.type === "folder") this.#childFolder(visit, view, name, path, facts, stack);
		else if (facts.type === "file") this.#file(visit, view, name, facts);
	}
	#ignored(visit, view, name, rule, isFolder) {
		view.seenIgnored.add(name);
		if (needsIgnoredUpdate(view.ignored.get(name), rule, isFolder)) this.#ports.tell({
			kind: "ignored",
			folder: visit.ref,
			name,
			rule,
			isFolder
		});
	}
	#file(visit, view, name, facts) {
		view.seenFiles.add(name);
		const stored = view.files.get(name);
		const verdict = compareFile(stored, facts);
		if (verdict === "unchanged" && !this.#request.force) return;
		if (verdict === "replaced" && this.#round === 1) {
			this.#note(visit.path, name);
			return;
		}
		const vacated = (verdict === "replaced" || stored == null) && !this.#nothingKnown ? this.#vacated(facts, stored?.fileId ?? null) : [];
		this.#ports.tell({
			kind: "file-found",
			folder: visit.ref,
			name,
			facts: plainFacts(facts),
			vacated
		});
	}
	/** Rows of the same inode whose own place no longer holds it. */
	#vacated(facts, except) {
		const vacated = [];
		for (const row of this.#ports.rows.filesByInode(facts.inode)) {
			if (row.fileId === except || !isSameInode(row, facts)) continue;
			if (row.path == null || this.#isVacated(row.path, facts)) vacated.push(row.fileId);
		}
		return vacated;
	}
	#isVacated(path, facts) {
		try {
			const there = this.#ports.disk.stat(path);
			if (there.type !== "file" || there.inode !== facts.inode || there.device !== facts.device) return true;
			return facts.links === 1;
		} catch (error) {
			return require_byte_text.isNotFound(error);
		}
	}
	#childFolder(visit, view, name, path, facts, stack) {
		view.seenFolders.add(name);
		const found = {
			device: facts.device,
			inode: facts.inode,
			birthtimeUs: facts.birthtimeUs
		};
		const stored = view.folders.get(name);
		if (stored != null && isSameFolder(stored, found)) {
			if (needsFolderUpdate(stored, found)) this.#ports.tell({
				kind: "folder-seen",
				folderId: stored.folderId,
				facts: found
			});
			const isFresh = visit.isFresh || stored.presence !== "present";
			if (isFresh) stack.push({
				ref: stored.folderId,
				path,
				isFresh
			});
			return;
		}
		if (stored != null && this.#round === 1) {
			this.#note(visit.path, name);
			return;
		}
		const moved = this.#movedFolder(found, path);
		if (moved != null) {
			this.#ports.tell({
				kind: "folder-moved",
				folderId: moved.folderId,
				parent: visit.ref,
				name,
				facts: found,
				from: moved.path
			});
			this.#ports.forgetFolder(moved.path);
			stack.push({
				ref: moved.folderId,
				path,
				isFresh: true
			});
		} else if (stored != null) this.#replacedFolder(stored.folderId, stored, found, path, stack);
		else {
			const ref = --this.#lastRef;
			this.#ports.tell({
				kind: "folder-new",
				ref,
				parent: visit.ref,
				name,
				facts: found
			});
			stack.push({
				ref,
				path,
				isFresh: true
			});
		}
	}
	#movedFolder(found, path) {
		if (this.#nothingKnown) return null;
		for (const row of this.#ports.rows.foldersByInode(found.inode)) {
			if (row.folderId === this.#request.root.folderId || !isSameFolder(row, found) || row.path === path) continue;
			if (require_byte_text.isWithin(path, row.path)) continue;
			if (!this.#isStillThere(row.path, found)) return row;
		}
		return null;
	}
	/** The same name, another folder. On another volume than before it may be a mount that went or came: then hold. */
	#replacedFolder(folderId, stored, found, path, stack) {
		const wasOnRoot = stored.device == null || stored.device === this.#request.root.device;
		const isOnRoot = found.device === this.#root.device;
		const visit = {
			ref: folderId,
			path,
			isFresh: true
		};
		if (wasOnRoot !== isOnRoot) try {
			if (!resembles(this.#ports, path, folderId, this.#ports.disk.list(path))) {
				this.#unknown(visit, "another drive or folder is mounted here than before");
				return;
			}
		} catch (error) {
			this.#unknown(visit, require_byte_text.errorText(error));
			return;
		}
		this.#ports.tell({
			kind: "folder-seen",
			folderId,
			facts: found
		});
		stack.push(visit);
	}
	#gone(visit, view) {
		if (visit.ref <= 0) return;
		const files = view.unseenFiles(this.#request.live);
		const folders = view.unseenFolders();
		const ignored = view.unseenIgnored();
		if (files.length + folders.length + ignored.length === 0) return;
		if (!this.#isSureOf(visit)) return;
		for (const row of ignored) this.#ports.tell({
			kind: "ignored-gone",
			folder: visit.ref,
			name: row.name
		});
		for (const row of files) this.#ports.tell({
			kind: "file-gone",
			folder: visit.ref,
			name: row.name,
			fileId: row.fileId
		});
		for (const row of folders) {
			if (this.#round === 1) {
				this.#note(visit.path, row.name);
				continue;
			}
			const path = require_byte_text.joinText(visit.path, row.name);
			this.#ports.tell({
				kind: "folder-gone",
				folderId: row.folderId,
				path
			});
			this.#ports.forgetFolder(path);
		}
	}
	/** Looks once more before anything is said to be gone: the drive may have been unplugged under the walk. */
	#isSureOf(visit) {
		const checked = checkRoot(this.#ports, this.#request.root, this.#request.live);
		if (!checked.ok) throw new RootLost(checked);
		if (checked.inode !== this.#root.inode || checked.device !== this.#root.device) throw new RootLost({
			state: "replaced",
			reason: "Another folder or drive came to this path during the scan."
		});
		try {
			return this.#ports.disk.stat(visit.path).type === "folder";
		} catch {
			this.#noteParent(visit.path);
			return false;
		}
	}
	#unreadFolder(visit, error) {
		if (!require_byte_text.isNotFound(error)) {
			this.#unknown(visit, require_byte_text.errorText(error));
			return;
		}
		if (visit.path === this.#request.root.path) throw new RootLost({
			state: "offline",
			reason: "The folder is not there."
		});
		this.#noteParent(visit.path);
	}
	#unknown(visit, why) {
		this.#ports.tell({
			kind: "folder-unknown",
			folder: visit.ref,
			path: visit.path,
			why
		});
	}
	#noteParent(path) {
		const names = require_byte_text.namesBelow(this.#request.root.path, path);
		const name = names?.at(-1);
		if (names == null || name == null) return;
		this.#note(names.slice(0, -1).reduce(require_byte_text.joinText, this.#request.root.path), name);
	}
	#note(path, name) {
		const names = this.#noted.get(path);
		if (names == null) this.#noted.set(path, /* @__PURE__ */ new Set([name]));
		else names.add(name);
	}
	#displayBelow(path) {
		return (require_byte_text.namesBelow(this.#request.root.path, path) ?? []).map(require_byte_text.displayPath).join("/");
	}
};
/** A stat without what only the walk needs, so that little is sent. */
var plainFacts = (facts) => ({
	sizeBytes: facts.sizeBytes,
	mtimeUs: facts.mtimeUs,
	ctimeUs: facts.ctimeUs,
	birthtimeUs: facts.birthtimeUs,
	device: facts.device,
	inode: facts.inode,
	links: facts.links
});
// electron/watch/scan-driver.ts
var stepMs = 20;
var tellEveryMs = 200;
/**
* Runs walks a few milliseconds at a time, so that a cancel or an acknowledgement is met between two steps. Live changes
* go before a scan of everything. A walk stands still while too many of its batches are not acknowledged.
*/
function createScanDriver(ports) {
	const walks = /* @__PURE__ */ new Map();
	const state = { scheduled: false };
	const schedule = () => {
		if (state.scheduled || next(walks) == null) return;
		state.scheduled = true;
		ports.later(() => {
			state.scheduled = false;
			const running = next(walks);
			if (running != null) advance(running);
			schedule();
		});
	};
	const flush = (running) => {
		if (running.changes.length === 0) return;
		ports.post({
			type: "batch",
			id: running.id,
			changes: running.changes
		});
		running.changes = [];
		running.inFlight++;
	};
	const end = (running, outcome) => {
		flush(running);
		walks.delete(running.id);
		ports.post({
			type: "ended",
			id: running.id,
			outcome
		});
	};
	const advance = (running) => {
		const startedAt = ports.monotonicMs();
		running.atBarrier = false;
		try {
			while (ports.monotonicMs() - startedAt < stepMs) {
				const step = running.steps.next();
				if (step.done === true) {
					end(running, step.value);
					return;
				}
				if (running.changes.length >= 500 || step.value === "barrier") {
					flush(running);
					running.atBarrier = step.value === "barrier";
					break;
				}
			}
		} catch (error) {
			end(running, {
				kind: "failed",
				message: require_byte_text.errorText(error)
			});
			return;
		}
		if (ports.monotonicMs() - running.toldAt >= tellEveryMs) {
			running.toldAt = ports.monotonicMs();
			flush(running);
			ports.post({
				type: "progress",
				id: running.id,
				entries: running.entries
			});
		}
	};
	const start = (message) => {
		const running = {
			id: message.id,
			isLive: message.request.targets != null,
			steps: walk(message.request, {
				disk: {
					list: ports.disk.list,
					stat: (path) => (running.entries++, ports.disk.stat(path))
				},
				rows: ports.rows,
				rules: createIgnoreRules(message.globs),
				watchFolder: ports.watchFolder,
				forgetFolder: ports.forgetFolder,
				tell: (change) => running.changes.push(change)
			}),
			changes: [],
			entries: 0,
			inFlight: 0,
			atBarrier: false,
			toldAt: ports.monotonicMs()
		};
		walks.set(running.id, running);
	};
	return { receive: (message) => {
		if (message.type === "walk") start(message);
		else if (message.type === "check") {
			const rules = createIgnoreRules(message.globs);
			const check = checkRoot({
				disk: ports.disk,
				rows: ports.rows,
				rules
			}, message.root, false);
			ports.post({
				type: "checked",
				id: message.id,
				check
			});
		} else if (message.type !== "stop") {
			const running = walks.get(message.id);
			if (running == null) return;
			if (message.type === "ack") running.inFlight--;
			else {
				running.changes = [];
				end(running, { kind: "cancelled" });
			}
		}
		schedule();
	} };
}
function next(walks) {
	const ready = [...walks.values()].filter((one) => one.inFlight < 4 && !(one.atBarrier && one.inFlight > 0));
	return ready.find((one) => one.isLive) ?? ready[0] ?? null;
}
// electron/watch/walk-disk.ts
/** The real disk, read by bytes and in sync: twice as fast as by promises, and the thread has nothing else to do. */
var realDisk = {
	list: (path) => (0, node_fs.readdirSync)(require_byte_text.textToBytes(path), {
		encoding: "buffer",
		withFileTypes: true
	}).map((entry) => ({
		name: require_byte_text.bytesToText(entry.name),
		type: typeOfEntry(entry)
	})),
	stat: (path) => {
		const stats = (0, node_fs.lstatSync)(require_byte_text.textToBytes(path), { bigint: true });
		return {
			type: typeOf(stats),
			sizeBytes: Number(stats.size),
			mtimeUs: toUs(stats.mtimeNs),
			ctimeUs: toUs(stats.ctimeNs),
			birthtimeUs: stats.birthtimeNs > 0n ? toUs(stats.birthtimeNs) : null,
			device: String(stats.dev),
			inode: String(stats.ino),
			links: Number(stats.nlink)
		};
	}
};
var toUs = (ns) => Number(ns / 1000n);
function typeOf(stats) {
	if (stats.isFile()) return "file";
	if (stats.isDirectory()) return "folder";
	return stats.isSymbolicLink() ? "link" : "other";
}
function typeOfEntry(entry) {
	if (entry.isFile()) return "file";
	if (entry.isDirectory()) return "folder";
	if (entry.isSymbolicLink()) return "link";
	return entry.isFIFO() || entry.isSocket() || entry.isBlockDevice() || entry.isCharacterDevice() ? "other" : "unknown";
}
// electron/store/folder.ts
var columns$2 = `id as folderId, root_id as rootId, parent_id as parentId, name, display_name as displayName, device, inode,
  birthtime_us as birthtimeUs, presence`;
function childFolder(db, parentId, name) {
	return require_statements.prepared(db, `select ${columns$2} from folder where parent_id = ? and name = ?`).get(parentId, name) ?? null;
}
/** Direct children by name, in pages: names after `after`, so that no read lasts long. */
function childFolders(db, parentId, after, limit) {
	return require_statements.prepared(db, `select ${columns$2} from folder where parent_id = ? and name > ? and parent_id is not null order by name limit ?`).all(parentId, after, limit);
}
function foldersByInode(db, rootId, inode) {
	return require_statements.prepared(db, `select ${columns$2} from folder where root_id = ? and inode = ?`).all(rootId, inode);
}
/**
* The whole path of a folder, by its bytes, put together from its parents' names and the root's path.
*
* @throws Error for a folder that has no row
*/
function folderPath(db, folderId) {
	const parts = require_statements.prepared(db, `with recursive up (id, parent_id, root_id, name, depth) as (
       select id, parent_id, root_id, name, 0 from folder where id = ?
       union all
       select folder.id, folder.parent_id, folder.root_id, folder.name, depth + 1
       from folder join up on folder.id = up.parent_id where depth < 4096
     )
     select case when up.parent_id is null then root.path else up.name end as part
     from up join root on root.id = up.root_id order by depth desc`).pluck().all(folderId);
	if (parts.length === 0) throw new Error(`there is no folder ${folderId}`);
	return joinPath(parts);
}
/** Joins a path and names by their bytes. A path that ends in a separator (`/`, `C:\`) gets no second one. */
function joinPath(parts) {
	const joined = [];
	for (const [index, part] of parts.entries()) {
		const before = parts[index - 1];
		if (before != null && !isSeparator(before.at(-1))) joined.push(slash);
		joined.push(part);
	}
	return Buffer.concat(joined);
}
var slash = Buffer.from("/");
var isSeparator = (byte) => byte === 47 || process.platform === "win32" && byte === 92;
// electron/store/file.ts
var columns$1 = `id as fileId, root_id as rootId, folder_id as folderId, name, display_name as displayName, item_id as itemId,
  role, status, presence, version, indexed_version as indexedVersion, size_bytes as sizeBytes, mtime_us as mtimeUs,
  birthtime_us as birthtimeUs, device, inode, content_key as contentKey, first_seen_at as firstSeenAt, changed_at as changedAt,
  settle_at as settleAt`;
function fileByName(db, folderId, name) {
	return require_statements.prepared(db, `select ${columns$1} from file where folder_id = ? and name = ? and status <> 'deleted'`).get(folderId, name) ?? null;
}
/** Files of one folder by name, in pages: names after `after`. */
function filesOfFolder(db, folderId, after, limit) {
	return require_statements.prepared(db, `select ${columns$1} from file where folder_id = ? and name > ? and status <> 'deleted' order by name limit ?`).all(folderId, after, limit);
}
function filesByInode(db, rootId, inode) {
	return require_statements.prepared(db, `select ${columns$1} from file where root_id = ? and inode = ? and status <> 'deleted'`).all(rootId, inode);
}
Buffer.from(".");
Buffer.from("/");
var isParkedName = (name) => name[0] === 0;
function rootHasFiles(db, rootId) {
	return require_statements.prepared(db, `select 1 from file where root_id = ? and status <> 'deleted' limit 1`).pluck().get(rootId) != null;
}
/** Whether any file of the root is thought to be there; those counted as missing are not. */
function rootExpectsFiles(db, rootId) {
	return require_statements.prepared(db, `select 1 from file where root_id = ? and status <> 'deleted' and presence <> 'missing' limit 1`).pluck().get(rootId) != null;
}
// electron/store/ignored.ts
var columns = `name, rule, is_folder as isFolder`;
/** Names of one folder that a rule keeps out, in pages by name. */
function ignoredOfFolder(db, folderId, after, limit) {
	return require_statements.prepared(db, `select ${columns} from ignored where folder_id = ? and name > ? order by name limit ?`).all(folderId, after, limit);
}
function ignoredByName(db, folderId, name) {
	return require_statements.prepared(db, `select ${columns} from ignored where folder_id = ? and name = ?`).get(folderId, name) ?? null;
}
// electron/watch/walk-rows.ts
var pageSize = 2e3;
var start = Buffer.alloc(0);
/** The rows of one root. Each call reads by itself and page by page: no read transaction stays open. */
function storeRows(db, rootId) {
	return {
		isEmpty: () => !rootHasFiles(db, rootId),
		expectsFiles: () => rootExpectsFiles(db, rootId),
		folders: (folderId) => pages((after) => childFolders(db, folderId, after, pageSize)).filter((row) => !isParkedName(row.name)).map(toFolder),
		files: (folderId) => pages((after) => filesOfFolder(db, folderId, after, pageSize)).filter((row) => !isParkedName(row.name)).map(toFile),
		ignored: (folderId) => pages((after) => ignoredOfFolder(db, folderId, after, pageSize)).map(toIgnored),
		folder: (parentId, name) => mapped(childFolder(db, parentId, require_byte_text.textToBytes(name)), toFolder),
		file: (folderId, name) => mapped(fileByName(db, folderId, require_byte_text.textToBytes(name)), toFile),
		ignoredName: (folderId, name) => mapped(ignoredByName(db, folderId, require_byte_text.textToBytes(name)), toIgnored),
		filesByInode: (inode) => filesByInode(db, rootId, inode).map((row) => ({
			...toFile(row),
			path: isParkedName(row.name) ? null : placeOf(db, row.folderId, row.name)
		})),
		foldersByInode: (inode) => foldersByInode(db, rootId, inode).map((row) => ({
			...toFolder(row),
			path: require_byte_text.bytesToText(folderPath(db, row.folderId))
		}))
	};
}
var placeOf = (db, folderId, name) => require_byte_text.bytesToText(joinPath([folderPath(db, folderId), name]));
function pages(read) {
	const all = [];
	for (let after = start;;) {
		const page = read(after);
		all.push(...page);
		const last = page.at(-1);
		if (last == null || page.length < pageSize) return all;
		after = last.name;
	}
}
var mapped = (row, map) => row == null ? null : map(row);
var toFile = (row) => ({
	fileId: row.fileId,
	name: require_byte_text.bytesToText(row.name),
	sizeBytes: row.sizeBytes,
	mtimeUs: row.mtimeUs,
	birthtimeUs: row.birthtimeUs,
	inode: row.inode,
	presence: row.presence,
	settling: row.settleAt != null
});
var toFolder = (row) => ({
	folderId: row.folderId,
	name: require_byte_text.bytesToText(row.name),
	device: row.device ?? "",
	inode: row.inode ?? "",
	birthtimeUs: row.birthtimeUs,
	presence: row.presence
});
var toIgnored = (row) => ({
	name: require_byte_text.bytesToText(row.name),
	rule: row.rule,
	isFolder: row.isFolder === 1
});
// electron/watch/scan-thread.ts
/** Entry of a worker thread that walks one root, with a read-only connection of its own. */
/** A watch that takes longer than this is missing: the folder is read all the same, and looked at again by polling. */
var watchDeadlineMs = 2e3;
function run(port, data) {
	const db = require_open_store.openReadable(data.libraryDir);
	const ask = data.watch == null ? () => {} : askForWatches(data.watch);
	const driver = createScanDriver({
		disk: realDisk,
		rows: storeRows(db, data.rootId),
		watchFolder: (path) => ask({ watch: path }),
		forgetFolder: (path) => ask({ forget: path }),
		post: (message) => port.postMessage(message),
		later: (next) => setImmediate(next),
		monotonicMs: () => performance.now()
	});
	port.on("message", (message) => {
		if (message.type !== "stop") {
			driver.receive(message);
			return;
		}
		db.close();
		data.watch?.port.close();
		port.close();
	});
}
/** Hands a path to the watch thread and sleeps until the watch is set: nothing can happen unseen in between. */
function askForWatches(door) {
	const done = new Int32Array(door.done);
	const state = {
		asked: 0,
		isBroken: false
	};
	return (message) => {
		if (state.isBroken) return;
		state.asked++;
		door.port.postMessage(message);
		const until = performance.now() + watchDeadlineMs;
		for (let seen = Atomics.load(done, 0); seen < state.asked; seen = Atomics.load(done, 0)) {
			const leftMs = until - performance.now();
			if (leftMs <= 0) state.isBroken = true;
			if (leftMs <= 0) return;
			Atomics.wait(done, 0, seen, leftMs);
		}
	};
}
if (node_worker_threads.parentPort == null) throw new Error("scan-thread runs as a worker thread only");
run(node_worker_threads.parentPort, node_worker_threads.workerData);

//# sourceMappingURL=scan-thread.cjs.map