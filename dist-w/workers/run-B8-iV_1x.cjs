const require_failure = require("./failure-XkjRP7jz.cjs");
const require_entry = require("./entry.cjs");
const require_photo_picture = require("./photo-picture-CZ9aZ-pb.cjs");
const require_avif_brand = require("./avif-brand-BhKpi1KW.cjs");
let node_zlib = require("node:zlib");
// workers/metadata/blank.ts
/** Metadata with nothing known, to lay the known values over. */
function blankMetadata(kind, mime) {
	return {
		kind,
		mime,
		width: null,
		height: null,
		orientation: null,
		takenAt: null,
		takenSource: null,
		cameraMake: null,
		cameraModel: null,
		lens: null,
		exposureSeconds: null,
		fNumber: null,
		iso: null,
		focalLengthMm: null,
		latitude: null,
		longitude: null,
		altitudeM: null,
		durationMs: null,
		frameRate: null,
		bitRate: null,
		videoCodec: null,
		audioCodec: null,
		title: null,
		description: null,
		artist: null,
		album: null,
		keywords: [],
		rotation: 0,
		hasCover: false,
		hasPicture: false
	};
}
// workers/metadata/text.ts
/**
* A text field as it is kept: no NULs or other control characters (some makers pad with them), no outer white space,
* bounded length; null when nothing is left. The spelling stays the file's own.
*/
function cleanText(value) {
	if (typeof value !== "string") return null;
	const text = Array.from(value.slice(0, require_entry.limits.textCharacters * 2), (character) => isStrayControl(character) ? "" : character).join("").trim();
	return text === "" ? null : text.slice(0, require_entry.limits.textCharacters);
}
function isStrayControl(character) {
	const code = character.codePointAt(0) ?? 0;
	return code < 32 && code !== 9 && code !== 10 && code !== 13 || code >= 127 && code < 160 || code === 65533;
}
/** Text on one line, for names such as a camera's. */
function cleanName(value) {
	return cleanText(value)?.replace(/\s+/g, " ") ?? null;
}
/** The first of several candidates that holds anything. */
function firstText(...values) {
	return values.find((value) => value != null) ?? null;
}
/** Keywords of several sources as one list, each once, in their order. */
function mergeKeywords(...lists) {
	return [...new Set(lists.flat().filter((keyword) => keyword != null))].slice(0, require_entry.limits.keywords);
}
/** A number that is one: finite and, unless said otherwise, positive. Zero stands for "unknown" in most fields. */
function positive(value) {
	return value != null && Number.isFinite(value) && value > 0 ? value : null;
}
// workers/metadata/dates.ts
var pattern = /^\s*(\d{4})[:\-/.](\d{1,2})[:\-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?\s*$/i;
/**
* Reads the date spellings of EXIF, XMP, IPTC and containers into `YYYY-MM-DD[THH:mm:ss[.fraction][offset]]`. What the
* file does not state is not added: no offset stays no offset, a day stays a day.
*
* Null for zeros, blanks and dates that no calendar has. Years before photography are typing errors and clocks that
* were never set, not dates.
*/
function readDate(text) {
	const match = text == null ? null : pattern.exec(text.replace(/\0/g, ""));
	if (match == null) return null;
	const [, year, month, day, hour, minute, second, fraction, offset] = match;
	if (year == null || month == null || day == null || !isDay(Number(year), Number(month), Number(day))) return null;
	const date = `${year}-${pad$1(month)}-${pad$1(day)}`;
	if (hour == null || minute == null) return date;
	if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
	return `${date}T${`${pad$1(hour)}:${minute}:${second ?? "00"}`}${fraction == null ? "" : `.${fraction}`}${offset == null ? "" : readOffset(offset)}`;
}
function isDay(year, month, day) {
	if (year < 1826 || year > 2200 || month < 1 || month > 12 || day < 1) return false;
	return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
function pad$1(digits) {
	return digits.padStart(2, "0");
}
function readOffset(text) {
	if (/^z$/i.test(text)) return "Z";
	return text.includes(":") ? text : `${text.slice(0, 3)}:${text.slice(3)}`;
}
/**
* An EXIF date with its companions: fractions of a second and the offset stand in fields of their own. Either is left
* out where it is blank or makes no sense.
*/
function readExifDate(text, subSeconds, offset) {
	const date = readDate(text);
	if (date == null || !date.includes("T")) return date;
	const hasFraction = date.includes(".");
	const digits = /^\s*(\d{1,9})\s*$/.exec(subSeconds?.replace(/\0/g, "") ?? "")?.[1];
	const zone = /^\s*(Z|[+-]\d{2}:?\d{2})\s*$/i.exec(offset?.replace(/\0/g, "") ?? "")?.[1];
	const withFraction = digits == null || hasFraction ? date : `${date}.${digits}`;
	const hasZone = /(Z|[+-]\d{2}:\d{2})$/.test(date);
	return zone == null || hasZone ? withFraction : `${withFraction}${readOffset(zone)}`;
}
/** The first candidate that is a date, in the order given. */
function firstDate(candidates) {
	for (const [takenSource, takenAt] of candidates) if (takenAt != null) return {
		takenAt,
		takenSource
	};
	return {
		takenAt: null,
		takenSource: null
	};
}
// workers/metadata/place.ts
var nowhere = {
	latitude: null,
	longitude: null,
	altitudeM: null
};
/**
* Decimal degrees, south and west negative. Both or neither: half a position, one out of range, or one made of 0/0 is
* none. Zero and zero is kept, since it can be what the file states.
*/
function makePlace(latitude, longitude, altitudeM) {
	if (!(latitude != null && Number.isFinite(latitude) && Math.abs(latitude) <= 90) || !(longitude != null && Number.isFinite(longitude) && Math.abs(longitude) <= 180)) return nowhere;
	return {
		latitude,
		longitude,
		altitudeM: altitudeM != null && Number.isFinite(altitudeM) && Math.abs(altitudeM) < 1e6 ? altitudeM : null
	};
}
/** Degrees from EXIF's three fractions and a letter; null where a denominator is zero or the letter is missing. */
function degreesFromParts(parts, reference) {
	const [degrees, minutes = 0, seconds = 0] = parts;
	const letter = reference?.trim().toUpperCase().charAt(0);
	if (degrees == null || minutes == null || seconds == null) return null;
	return (letter === "S" || letter === "W" ? -1 : 1) * (degrees + minutes / 60 + seconds / 3600);
}
/** XMP writes `51,15.2911N` or `51,15,17.5N`, or plain decimals. */
function degreesFromXmp(text) {
	if (text == null) return null;
	const match = /^\s*(\d+),(\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?\s*([NSEW])\s*$/i.exec(text);
	if (match == null) {
		const plain = Number(text);
		return text.trim() !== "" && Number.isFinite(plain) ? plain : null;
	}
	const [, degrees, minutes, seconds, letter] = match;
	return degreesFromParts([
		Number(degrees),
		Number(minutes),
		Number(seconds ?? 0)
	], letter ?? null);
}
/** ISO 6709 as phones write it into videos: `+51.5334-000.1255+012.3/`. */
function placeFromIso6709(text) {
	const match = /^\s*([+-]\d{1,2}(?:\.\d+)?)([+-]\d{1,3}(?:\.\d+)?)([+-]\d+(?:\.\d+)?)?/.exec(text ?? "");
	if (match == null) return nowhere;
	return makePlace(Number(match[1]), Number(match[2]), match[3] == null ? null : Number(match[3]));
}
// node_modules/@xmldom/xmldom/lib/conventions.js
var require_conventions = /* @__PURE__ */ require_entry.__commonJSMin(((exports) => {
	/**
	* Ponyfill for `Array.prototype.find` which is only available in ES6 runtimes.
	*
	* Works with anything that has a `length` property and index access properties,
	* including NodeList.
	*
	* @param {T[] | { length: number; [number]: T }} list
	* @param {function (item: T, index: number, list:T[]):boolean} predicate
	* @param {Partial<Pick<ArrayConstructor['prototype'], 'find'>>?} ac
	* Allows injecting a custom implementation in tests (`Array.prototype` by default).
	* @returns {T | undefined}
	* @template {unknown} T
	* @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/find
	* @see https://tc39.es/ecma262/multipage/indexed-collections.html#sec-array.prototype.find
	*/
	function find(list, predicate, ac) {
		if (ac === void 0) ac = Array.prototype;
		if (list && typeof ac.find === "function") return ac.find.call(list, predicate);
		for (var i = 0; i < list.length; i++) if (hasOwn(list, i)) {
			var item = list[i];
			if (predicate.call(void 0, item, i, list)) return item;
		}
	}
	/**
	* "Shallow freezes" an object to render it immutable.
	* Uses `Object.freeze` if available,
	* otherwise the immutability is only in the type.
	*
	* Is used to create "enum like" objects.
	*
	* If `Object.getOwnPropertyDescriptors` is available,
	* a new object with all properties of object but without any prototype is created and returned
	* after freezing it.
	*
	* @param {T} object
	* The object to freeze.
	* @param {Pick<ObjectConstructor, 'create' | 'freeze' | 'getOwnPropertyDescriptors'>} [oc=Object]
	* `Object` by default,
	* allows to inject custom object constructor for tests.
	* @returns {Readonly<T>}
	* @template {Object} T
	* @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Object/freeze
	* @prettierignore
	*/
	function freeze(object, oc) {
		if (oc === void 0) oc = Object;
		if (oc && typeof oc.getOwnPropertyDescriptors === "function") object = oc.create(null, oc.getOwnPropertyDescriptors(object));
		return oc && typeof oc.freeze === "function" ? oc.freeze(object) : object;
	}
	/**
	* Implementation for `Object.hasOwn` but ES5 compatible.
	*
	* @param {any} object
	* @param {string | number} key
	* @returns {boolean}
	*/
	function hasOwn(object, key) {
		return Object.prototype.hasOwnProperty.call(object, key);
	}
	/**
	* Since xmldom can not rely on `Object.assign`,
	* it uses/provides a simplified version that is sufficient for its needs.
	*
	* @param {Object} target
	* @param {Object | null | undefined} source
	* @returns {Object}
	* The target with the merged/overridden properties.
	* @throws {TypeError}
	* If target is not an object.
	* @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Object/assign
	* @see https://tc39.es/ecma262/multipage/fundamental-objects.html#sec-object.assign
	*/
	function assign(target, source) {
		if (target === null || typeof target !== "object") throw new TypeError("target is not an object");
		for (var key in source) if (hasOwn(source, key)) target[key] = source[key];
		return target;
	}
	/**
	* A number of attributes are boolean attributes.
	* The presence of a boolean attribute on an element represents the `true` value,
	* and the absence of the attribute represents the `false` value.
	*
	* If the attribute is present, its value must either be the empty string, or a value that is
	* an ASCII case-insensitive match for the attribute's canonical name,
	* with no leading or trailing whitespace.
	*
	* Note: The values `"true"` and `"false"` are not allowed on boolean attributes.
	* To represent a `false` value, the attribute has to be omitted altogether.
	*
	* @see https://html.spec.whatwg.org/#boolean-attributes
	* @see https://html.spec.whatwg.org/#attributes-3
	*/
	var HTML_BOOLEAN_ATTRIBUTES = freeze({
		allowfullscreen: true,
		async: true,
		autofocus: true,
		autoplay: true,
		checked: true,
		controls: true,
		default: true,
		defer: true,
		disabled: true,
		formnovalidate: true,
		hidden: true,
		ismap: true,
		itemscope: true,
		loop: true,
		multiple: true,
		muted: true,
		nomodule: true,
		novalidate: true,
		open: true,
		playsinline: true,
		readonly: true,
		required: true,
		reversed: true,
		selected: true
	});
	/**
	* Check if `name` is matching one of the HTML boolean attribute names.
	* This method doesn't check if such attributes are allowed in the context of the current
	* document/parsing.
	*
	* @param {string} name
	* @returns {boolean}
	* @see {@link HTML_BOOLEAN_ATTRIBUTES}
	* @see https://html.spec.whatwg.org/#boolean-attributes
	* @see https://html.spec.whatwg.org/#attributes-3
	*/
	function isHTMLBooleanAttribute(name) {
		return hasOwn(HTML_BOOLEAN_ATTRIBUTES, name.toLowerCase());
	}
	/**
	* Void elements only have a start tag; end tags must not be specified for void elements.
	* These elements should be written as self-closing like this: `<area />`.
	* This should not be confused with optional tags that HTML allows to omit the end tag for
	* (like `li`, `tr` and others), which can have content after them,
	* so they can not be written as self-closing.
	* xmldom does not have any logic for optional end tags cases,
	* and will report them as a warning.
	* Content that would go into the unopened element,
	* will instead be added as a sibling text node.
	*
	* @type {Readonly<{
	* 	area: boolean;
	* 	col: boolean;
	* 	img: boolean;
	* 	wbr: boolean;
	* 	link: boolean;
	* 	hr: boolean;
	* 	source: boolean;
	* 	br: boolean;
	* 	input: boolean;
	* 	param: boolean;
	* 	meta: boolean;
	* 	embed: boolean;
	* 	track: boolean;
	* 	base: boolean;
	* }>}
	* @see https://html.spec.whatwg.org/#void-elements
	* @see https://html.spec.whatwg.org/#optional-tags
	*/
	var HTML_VOID_ELEMENTS = freeze({
		area: true,
		base: true,
		br: true,
		col: true,
		embed: true,
		hr: true,
		img: true,
		input: true,
		link: true,
		meta: true,
		param: true,
		source: true,
		track: true,
		wbr: true
	});
	/**
	* Check if `tagName` is matching one of the HTML void element names.
	* This method doesn't check if such tags are allowed in the context of the current
	* document/parsing.
	*
	* @param {string} tagName
	* @returns {boolean}
	* @see {@link HTML_VOID_ELEMENTS}
	* @see https://html.spec.whatwg.org/#void-elements
	*/
	function isHTMLVoidElement(tagName) {
		return hasOwn(HTML_VOID_ELEMENTS, tagName.toLowerCase());
	}
	/**
	* Tag names that are raw text elements according to HTML spec.
	* The value denotes whether they are escapable or not.
	*
	* @see {@link isHTMLEscapableRawTextElement}
	* @see {@link isHTMLRawTextElement}
	* @see https://html.spec.whatwg.org/#raw-text-elements
	* @see https://html.spec.whatwg.org/#escapable-raw-text-elements
	*/
	var HTML_RAW_TEXT_ELEMENTS = freeze({
		script: false,
		style: false,
		textarea: true,
		title: true
	});
	/**
	* Check if `tagName` is matching one of the HTML raw text element names.
	* This method doesn't check if such tags are allowed in the context of the current
	* document/parsing.
	*
	* @param {string} tagName
	* @returns {boolean}
	* @see {@link isHTMLEscapableRawTextElement}
	* @see {@link HTML_RAW_TEXT_ELEMENTS}
	* @see https://html.spec.whatwg.org/#raw-text-elements
	* @see https://html.spec.whatwg.org/#escapable-raw-text-elements
	*/
	function isHTMLRawTextElement(tagName) {
		var key = tagName.toLowerCase();
		return hasOwn(HTML_RAW_TEXT_ELEMENTS, key) && !HTML_RAW_TEXT_ELEMENTS[key];
	}
	/**
	* Check if `tagName` is matching one of the HTML escapable raw text element names.
	* This method doesn't check if such tags are allowed in the context of the current
	* document/parsing.
	*
	* @param {string} tagName
	* @returns {boolean}
	* @see {@link isHTMLRawTextElement}
	* @see {@link HTML_RAW_TEXT_ELEMENTS}
	* @see https://html.spec.whatwg.org/#raw-text-elements
	* @see https://html.spec.whatwg.org/#escapable-raw-text-elements
	*/
	function isHTMLEscapableRawTextElement(tagName) {
		var key = tagName.toLowerCase();
		return hasOwn(HTML_RAW_TEXT_ELEMENTS, key) && HTML_RAW_TEXT_ELEMENTS[key];
	}
	/**
	* Only returns true if `value` matches MIME_TYPE.HTML, which indicates an HTML document.
	*
	* @param {string} mimeType
	* @returns {mimeType is 'text/html'}
	* @see https://www.iana.org/assignments/media-types/text/html
	* @see https://en.wikipedia.org/wiki/HTML
	* @see https://developer.mozilla.org/en-US/docs/Web/API/DOMParser/parseFromString
	* @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring
	*/
	function isHTMLMimeType(mimeType) {
		return mimeType === MIME_TYPE.HTML;
	}
	/**
	* For both the `text/html` and the `application/xhtml+xml` namespace the spec defines that the
	* HTML namespace is provided as the default.
	*
	* @param {string} mimeType
	* @returns {boolean}
	* @see https://dom.spec.whatwg.org/#dom-document-createelement
	* @see https://dom.spec.whatwg.org/#dom-domimplementation-createdocument
	* @see https://dom.spec.whatwg.org/#dom-domimplementation-createhtmldocument
	*/
	function hasDefaultHTMLNamespace(mimeType) {
		return isHTMLMimeType(mimeType) || mimeType === MIME_TYPE.XML_XHTML_APPLICATION;
	}
	/**
	* All mime types that are allowed as input to `DOMParser.parseFromString`
	*
	* @see https://developer.mozilla.org/en-US/docs/Web/API/DOMParser/parseFromString#Argument02
	*      MDN
	* @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#domparsersupportedtype
	*      WHATWG HTML Spec
	* @see {@link DOMParser.prototype.parseFromString}
	*/
	var MIME_TYPE = freeze({
		/**
		* `text/html`, the only mime type that triggers treating an XML document as HTML.
		*
		* @see https://www.iana.org/assignments/media-types/text/html IANA MimeType registration
		* @see https://en.wikipedia.org/wiki/HTML Wikipedia
		* @see https://developer.mozilla.org/en-US/docs/Web/API/DOMParser/parseFromString MDN
		* @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring
		*      WHATWG HTML Spec
		*/
		HTML: "text/html",
		/**
		* `application/xml`, the standard mime type for XML documents.
		*
		* @see https://www.iana.org/assignments/media-types/application/xml IANA MimeType
		*      registration
		* @see https://tools.ietf.org/html/rfc7303#section-9.1 RFC 7303
		* @see https://en.wikipedia.org/wiki/XML_and_MIME Wikipedia
		*/
		XML_APPLICATION: "application/xml",
		/**
		* `text/xml`, an alias for `application/xml`.
		*
		* @see https://tools.ietf.org/html/rfc7303#section-9.2 RFC 7303
		* @see https://www.iana.org/assignments/media-types/text/xml IANA MimeType registration
		* @see https://en.wikipedia.org/wiki/XML_and_MIME Wikipedia
		*/
		XML_TEXT: "text/xml",
		/**
		* `application/xhtml+xml`, indicates an XML document that has the default HTML namespace,
		* but is parsed as an XML document.
		*
		* @see https://www.iana.org/assignments/media-types/application/xhtml+xml IANA MimeType
		*      registration
		* @see https://dom.spec.whatwg.org/#dom-domimplementation-createdocument WHATWG DOM Spec
		* @see https://en.wikipedia.org/wiki/XHTML Wikipedia
		*/
		XML_XHTML_APPLICATION: "application/xhtml+xml",
		/**
		* `image/svg+xml`,
		*
		* @see https://www.iana.org/assignments/media-types/image/svg+xml IANA MimeType registration
		* @see https://www.w3.org/TR/SVG11/ W3C SVG 1.1
		* @see https://en.wikipedia.org/wiki/Scalable_Vector_Graphics Wikipedia
		*/
		XML_SVG_IMAGE: "image/svg+xml"
	});
	/**
	* @typedef {'application/xhtml+xml' | 'application/xml' | 'image/svg+xml' | 'text/html' | 'text/xml'}
	* MimeType
	*/
	/**
	* @type {MimeType[]}
	* @private
	* Basically `Object.values`, which is not available in ES5.
	*/
	var _MIME_TYPES = Object.keys(MIME_TYPE).map(function(key) {
		return MIME_TYPE[key];
	});
	/**
	* Only returns true if `mimeType` is one of the allowed values for
	* `DOMParser.parseFromString`.
	*
	* @param {string} mimeType
	* @returns {mimeType is 'application/xhtml+xml' | 'application/xml' | 'image/svg+xml' |  'text/html' | 'text/xml'}
	*
	*/
	function isValidMimeType(mimeType) {
		return _MIME_TYPES.indexOf(mimeType) > -1;
	}
	/**
	* Namespaces that are used in this code base.
	*
	* @see http://www.w3.org/TR/REC-xml-names
	*/
	var NAMESPACE = freeze({
		/**
		* The XHTML namespace.
		*
		* @see http://www.w3.org/1999/xhtml
		*/
		HTML: "http://www.w3.org/1999/xhtml",
		/**
		* The SVG namespace.
		*
		* @see http://www.w3.org/2000/svg
		*/
		SVG: "http://www.w3.org/2000/svg",
		/**
		* The `xml:` namespace.
		*
		* @see http://www.w3.org/XML/1998/namespace
		*/
		XML: "http://www.w3.org/XML/1998/namespace",
		/**
		* The `xmlns:` namespace.
		*
		* @see https://www.w3.org/2000/xmlns/
		*/
		XMLNS: "http://www.w3.org/2000/xmlns/"
	});
	exports.assign = assign;
	exports.find = find;
	exports.freeze = freeze;
	exports.HTML_BOOLEAN_ATTRIBUTES = HTML_BOOLEAN_ATTRIBUTES;
	exports.HTML_RAW_TEXT_ELEMENTS = HTML_RAW_TEXT_ELEMENTS;
	exports.HTML_VOID_ELEMENTS = HTML_VOID_ELEMENTS;
	exports.hasDefaultHTMLNamespace = hasDefaultHTMLNamespace;
	exports.hasOwn = hasOwn;
	exports.isHTMLBooleanAttribute = isHTMLBooleanAttribute;
	exports.isHTMLRawTextElement = isHTMLRawTextElement;
	exports.isHTMLEscapableRawTextElement = isHTMLEscapableRawTextElement;
	exports.isHTMLMimeType = isHTMLMimeType;
	exports.isHTMLVoidElement = isHTMLVoidElement;
	exports.isValidMimeType = isValidMimeType;
	exports.MIME_TYPE = MIME_TYPE;
	exports.NAMESPACE = NAMESPACE;
}));
// node_modules/@xmldom/xmldom/lib/errors.js
var require_errors = /* @__PURE__ */ require_entry.__commonJSMin(((exports) => {
	var conventions = require_conventions();
	function extendError(constructor, writableName) {
		constructor.prototype = Object.create(Error.prototype, {
			constructor: { value: constructor },
			name: {
				value: constructor.name,
				enumerable: true,
				writable: writableName
			}
		});
	}
	var DOMExceptionName = conventions.freeze({
		/**
		* the default value as defined by the spec
		*/
		Error: "Error",
		/**
		* @deprecated
		* Use RangeError instead.
		*/
		IndexSizeError: "IndexSizeError",
		/**
		* @deprecated
		* Just to match the related static code, not part of the spec.
		*/
		DomstringSizeError: "DomstringSizeError",
		HierarchyRequestError: "HierarchyRequestError",
		WrongDocumentError: "WrongDocumentError",
		InvalidCharacterError: "InvalidCharacterError",
		/**
		* @deprecated
		* Just to match the related static code, not part of the spec.
		*/
		NoDataAllowedError: "NoDataAllowedError",
		NoModificationAllowedError: "NoModificationAllowedError",
		NotFoundError: "NotFoundError",
		NotSupportedError: "NotSupportedError",
		InUseAttributeError: "InUseAttributeError",
		InvalidStateError: "InvalidStateError",
		SyntaxError: "SyntaxError",
		InvalidModificationError: "InvalidModificationError",
		NamespaceError: "NamespaceError",
		/**
		* @deprecated
		* Use TypeError for invalid arguments,
		* "NotSupportedError" DOMException for unsupported operations,
		* and "NotAllowedError" DOMException for denied requests instead.
		*/
		InvalidAccessError: "InvalidAccessError",
		/**
		* @deprecated
		* Just to match the related static code, not part of the spec.
		*/
		ValidationError: "ValidationError",
		/**
		* @deprecated
		* Use TypeError instead.
		*/
		TypeMismatchError: "TypeMismatchError",
		SecurityError: "SecurityError",
		NetworkError: "NetworkError",
		AbortError: "AbortError",
		/**
		* @deprecated
		* Just to match the related static code, not part of the spec.
		*/
		URLMismatchError: "URLMismatchError",
		QuotaExceededError: "QuotaExceededError",
		TimeoutError: "TimeoutError",
		InvalidNodeTypeError: "InvalidNodeTypeError",
		DataCloneError: "DataCloneError",
		EncodingError: "EncodingError",
		NotReadableError: "NotReadableError",
		UnknownError: "UnknownError",
		ConstraintError: "ConstraintError",
		DataError: "DataError",
		TransactionInactiveError: "TransactionInactiveError",
		ReadOnlyError: "ReadOnlyError",
		VersionError: "VersionError",
		OperationError: "OperationError",
		NotAllowedError: "NotAllowedError",
		OptOutError: "OptOutError"
	});
	var DOMExceptionNames = Object.keys(DOMExceptionName);
	function isValidDomExceptionCode(value) {
		return typeof value === "number" && value >= 1 && value <= 25;
	}
	function endsWithError(value) {
		return typeof value === "string" && value.substring(value.length - DOMExceptionName.Error.length) === DOMExceptionName.Error;
	}
	/**
	* DOM operations only raise exceptions in "exceptional" circumstances, i.e., when an operation
	* is impossible to perform (either for logical reasons, because data is lost, or because the
	* implementation has become unstable). In general, DOM methods return specific error values in
	* ordinary processing situations, such as out-of-bound errors when using NodeList.
	*
	* Implementations should raise other exceptions under other circumstances. For example,
	* implementations should raise an implementation-dependent exception if a null argument is
	* passed when null was not expected.
	*
	* This implementation supports the following usages:
	* 1. according to the living standard (both arguments are optional):
	* ```
	* new DOMException("message (can be empty)", DOMExceptionNames.HierarchyRequestError)
	* ```
	* 2. according to previous xmldom implementation (only the first argument is required):
	* ```
	* new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "optional message")
	* ```
	* both result in the proper name being set.
	*
	* @class DOMException
	* @param {number | string} messageOrCode
	* The reason why an operation is not acceptable.
	* If it is a number, it is used to determine the `name`, see
	* {@link https://www.w3.org/TR/DOM-Level-3-Core/core.html#ID-258A00AF ExceptionCode}
	* @param {string | keyof typeof DOMExceptionName | Error} [nameOrMessage]
	* The `name` to use for the error.
	* If `messageOrCode` is a number, this arguments is used as the `message` instead.
	* @augments Error
	* @see https://webidl.spec.whatwg.org/#idl-DOMException
	* @see https://webidl.spec.whatwg.org/#dfn-error-names-table
	* @see https://www.w3.org/TR/DOM-Level-3-Core/core.html#ID-17189187
	* @see http://www.w3.org/TR/2000/REC-DOM-Level-2-Core-20001113/ecma-script-binding.html
	* @see http://www.w3.org/TR/REC-DOM-Level-1/ecma-script-language-binding.html
	*/
	function DOMException(messageOrCode, nameOrMessage) {
		if (isValidDomExceptionCode(messageOrCode)) {
			this.name = DOMExceptionNames[messageOrCode];
			this.message = nameOrMessage || "";
		} else {
			this.message = messageOrCode;
			this.name = endsWithError(nameOrMessage) ? nameOrMessage : DOMExceptionName.Error;
		}
		if (Error.captureStackTrace) Error.captureStackTrace(this, DOMException);
	}
	extendError(DOMException, true);
	Object.defineProperties(DOMException.prototype, { code: {
		enumerable: true,
		get: function() {
			var code = DOMExceptionNames.indexOf(this.name);
			if (isValidDomExceptionCode(code)) return code;
			return 0;
		}
	} });
	var ExceptionCode = {
		INDEX_SIZE_ERR: 1,
		DOMSTRING_SIZE_ERR: 2,
		HIERARCHY_REQUEST_ERR: 3,
		WRONG_DOCUMENT_ERR: 4,
		INVALID_CHARACTER_ERR: 5,
		NO_DATA_ALLOWED_ERR: 6,
		NO_MODIFICATION_ALLOWED_ERR: 7,
		NOT_FOUND_ERR: 8,
		NOT_SUPPORTED_ERR: 9,
		INUSE_ATTRIBUTE_ERR: 10,
		INVALID_STATE_ERR: 11,
		SYNTAX_ERR: 12,
		INVALID_MODIFICATION_ERR: 13,
		NAMESPACE_ERR: 14,
		INVALID_ACCESS_ERR: 15,
		VALIDATION_ERR: 16,
		TYPE_MISMATCH_ERR: 17,
		SECURITY_ERR: 18,
		NETWORK_ERR: 19,
		ABORT_ERR: 20,
		URL_MISMATCH_ERR: 21,
		QUOTA_EXCEEDED_ERR: 22,
		TIMEOUT_ERR: 23,
		INVALID_NODE_TYPE_ERR: 24,
		DATA_CLONE_ERR: 25
	};
	var entries = Object.entries(ExceptionCode);
	for (var i = 0; i < entries.length; i++) {
		var key = entries[i][0];
		DOMException[key] = entries[i][1];
	}
	/**
	* Creates an error that will not be caught by XMLReader aka the SAX parser.
	*
	* @class
	* @param {string} message
	* @param {any} [locator]
	* @param {Error} [cause]
	* The error that caused this one, e.g. a `DOMException` thrown while building the DOM.
	*/
	function ParseError(message, locator, cause) {
		this.message = message;
		this.locator = locator;
		this.cause = cause;
		if (Error.captureStackTrace) Error.captureStackTrace(this, ParseError);
	}
	extendError(ParseError);
	exports.DOMException = DOMException;
	exports.DOMExceptionName = DOMExceptionName;
	exports.ExceptionCode = ExceptionCode;
	exports.ParseError = ParseError;
}));
// node_modules/@xmldom/xmldom/lib/grammar.js
var require_grammar = /* @__PURE__ */ require_entry.__commonJSMin(((exports) => {
	/**
	* Detects relevant unicode support for regular expressions in the runtime.
	* Should the runtime not accepts the flag `u` or unicode ranges,
	* character classes without unicode handling will be used.
	*
	* @param {typeof RegExp} [RegExpImpl=RegExp]
	* For testing: the RegExp class.
	* @returns {boolean}
	* @see https://node.green/#ES2015-syntax-RegExp--y--and--u--flags
	*/
	function detectUnicodeSupport(RegExpImpl) {
		try {
			if (typeof RegExpImpl !== "function") RegExpImpl = RegExp;
			var match = new RegExpImpl("𝌆", "u").exec("𝌆");
			return !!match && match[0].length === 2;
		} catch (error) {}
		return false;
	}
	var UNICODE_SUPPORT = detectUnicodeSupport();
	/**
	* Removes `[`, `]` and any trailing quantifiers from the source of a RegExp.
	*
	* @param {RegExp} regexp
	*/
	function chars(regexp) {
		if (regexp.source[0] !== "[") throw new Error(regexp + " can not be used with chars");
		return regexp.source.slice(1, regexp.source.lastIndexOf("]"));
	}
	/**
	* Creates a new character list regular expression,
	* by removing `search` from the source of `regexp`.
	*
	* @param {RegExp} regexp
	* @param {string} search
	* The character(s) to remove.
	* @returns {RegExp}
	*/
	function chars_without(regexp, search) {
		if (regexp.source[0] !== "[") throw new Error("/" + regexp.source + "/ can not be used with chars_without");
		if (!search || typeof search !== "string") throw new Error(JSON.stringify(search) + " is not a valid search");
		if (regexp.source.indexOf(search) === -1) throw new Error("\"" + search + "\" is not is /" + regexp.source + "/");
		if (search === "-" && regexp.source.indexOf(search) !== 1) throw new Error("\"" + search + "\" is not at the first postion of /" + regexp.source + "/");
		return new RegExp(regexp.source.replace(search, ""), UNICODE_SUPPORT ? "u" : "");
	}
	/**
	* Combines and Regular expressions correctly by using `RegExp.source`.
	*
	* @param {...(RegExp | string)[]} args
	* @returns {RegExp}
	*/
	function reg(args) {
		var self = this;
		return new RegExp(Array.prototype.slice.call(arguments).map(function(part) {
			var isStr = typeof part === "string";
			if (isStr && self === void 0 && part === "|") throw new Error("use regg instead of reg to wrap expressions with `|`!");
			return isStr ? part : part.source;
		}).join(""), UNICODE_SUPPORT ? "u" : "");
	}
	/**
	* Like `reg` but wraps the expression in `(?:`,`)` to create a non tracking group.
	*
	* @param {...(RegExp | string)[]} args
	* @returns {RegExp}
	*/
	function regg(args) {
		if (arguments.length === 0) throw new Error("no parameters provided");
		return reg.apply(regg, ["(?:"].concat(Array.prototype.slice.call(arguments), [")"]));
	}
	/**
	* A character usually appearing in wrongly converted strings.
	*
	* @type {string}
	* @see https://en.wikipedia.org/wiki/Specials_(Unicode_block)#Replacement_character
	* @see https://nodejs.dev/en/api/v18/buffer/#buffers-and-character-encodings
	* @see https://www.unicode.org/faq/utf_bom.html#BOM
	* @readonly
	*/
	var UNICODE_REPLACEMENT_CHARACTER = "�";
	var Char = /[-\x09\x0A\x0D\x20-\x2C\x2E-\uD7FF\uE000-\uFFFD]/;
	if (UNICODE_SUPPORT) Char = reg("[", chars(Char), "\\u{10000}-\\u{10FFFF}", "]");
	var InvalidChar = new RegExp("[^" + chars(Char) + "]", UNICODE_SUPPORT ? "u" : "");
	var _SChar = /[\x20\x09\x0D\x0A]/;
	var SChar_s = chars(_SChar);
	var S = reg(_SChar, "+");
	var S_OPT = reg(_SChar, "*");
	var NameStartChar = /[:_a-zA-Z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD]/;
	if (UNICODE_SUPPORT) NameStartChar = reg("[", chars(NameStartChar), "\\u{10000}-\\u{10FFFF}", "]");
	var NameChar = reg("[", chars(NameStartChar), chars(/[-.0-9\xB7]/), chars(/[\u0300-\u036F\u203F-\u2040]/), "]");
	var Name = reg(NameStartChar, NameChar, "*");
	var Name_exact = reg("^", Name, "$");
	var Nmtoken = reg(NameChar, "+");
	var Reference = regg(reg("&", Name, ";"), "|", regg(/&#[0-9]+;|&#x[0-9a-fA-F]+;/));
	var PEReference = reg("%", Name, ";");
	var EntityValue = regg(reg("\"", regg(/[^%&"]/, "|", PEReference, "|", Reference), "*", "\""), "|", reg("'", regg(/[^%&']/, "|", PEReference, "|", Reference), "*", "'"));
	var AttValue = regg("\"", regg(/[^<&"]/, "|", Reference), "*", "\"", "|", "'", regg(/[^<&']/, "|", Reference), "*", "'");
	var NCName = reg(chars_without(NameStartChar, ":"), chars_without(NameChar, ":"), "*");
	var NCName_exact = reg("^", NCName, "$");
	/**
	https://www.w3.org/TR/xml-names/#ns-qualnames
	
	```
	[7] QName ::= PrefixedName | UnprefixedName
	=== (NCName ':' NCName) | NCName
	=== NCName (':' NCName)?
	[8] PrefixedName ::= Prefix ':' LocalPart
	=== NCName ':' NCName
	[9] UnprefixedName ::= LocalPart
	=== NCName
	[10] Prefix ::= NCName
	[11] LocalPart ::= NCName
	```
	*/
	var QName = reg(NCName, regg(":", NCName), "?");
	var QName_exact = reg("^", QName, "$");
	var QName_group = reg("(", QName, ")");
	var SystemLiteral = regg(/"[^"]*"|'[^']*'/);
	var PI = reg(/^<\?/, "(", Name, ")", regg(S, "(?!", _SChar, ")(", Char, "*?)"), "?", /\?>/);
	var PubidChar = /[\x20\x0D\x0Aa-zA-Z0-9-'()+,./:=?;!*#@$_%]/;
	var PubidLiteral = regg("\"", PubidChar, "*\"", "|", "'", chars_without(PubidChar, "'"), "*'");
	var COMMENT_START = "<!--";
	var COMMENT_END = "-->";
	var Comment = reg(COMMENT_START, regg(chars_without(Char, "-"), "|", reg("-", chars_without(Char, "-"))), "*", COMMENT_END);
	var PCDATA = "#PCDATA";
	var contentspec = regg("EMPTY", "|", "ANY", "|", regg(reg(/\(/, S_OPT, PCDATA, regg(S_OPT, /\|/, S_OPT, QName), "*", S_OPT, /\)\*/), "|", reg(/\(/, S_OPT, PCDATA, S_OPT, /\)/)), "|", reg(/\([^>]+\)/, /[?*+]?/));
	var elementdecl = reg("<!ELEMENT", S, regg(QName, "|", PEReference), S, regg(contentspec, "|", PEReference), S_OPT, ">");
	var AttlistDecl = reg("<!ATTLIST", S, Name, regg(S, Name, S, regg(/CDATA|ID|IDREF|IDREFS|ENTITY|ENTITIES|NMTOKEN|NMTOKENS/, "|", regg(reg("NOTATION", S, /\(/, S_OPT, Name, regg(S_OPT, /\|/, S_OPT, Name), "*", S_OPT, /\)/), "|", reg(/\(/, S_OPT, Nmtoken, regg(S_OPT, /\|/, S_OPT, Nmtoken), "*", S_OPT, /\)/))), S, regg(/#REQUIRED|#IMPLIED/, "|", regg(regg("#FIXED", S), "?", AttValue))), "*", S_OPT, ">");
	var ABOUT_LEGACY_COMPAT = "about:legacy-compat";
	var ABOUT_LEGACY_COMPAT_SystemLiteral = regg("\"" + ABOUT_LEGACY_COMPAT + "\"", "|", "'" + ABOUT_LEGACY_COMPAT + "'");
	var SYSTEM = "SYSTEM";
	var PUBLIC = "PUBLIC";
	var ExternalID = regg(regg(SYSTEM, S, SystemLiteral), "|", regg(PUBLIC, S, PubidLiteral, S, SystemLiteral));
	var ExternalID_match = reg("^", regg(regg(SYSTEM, S, "(?<SystemLiteralOnly>", SystemLiteral, ")"), "|", regg(PUBLIC, S, "(?<PubidLiteral>", PubidLiteral, ")", S, "(?<SystemLiteral>", SystemLiteral, ")")));
	var PubidLiteral_match = reg("^", PubidLiteral, "$");
	var SystemLiteral_match = reg("^", SystemLiteral, "$");
	var EntityDef = regg(EntityValue, "|", regg(ExternalID, regg(S, "NDATA", S, Name), "?"));
	var ENTITY_DECL_START = "<!ENTITY";
	var EntityDecl = regg(reg(ENTITY_DECL_START, S, Name, S, EntityDef, S_OPT, ">"), "|", reg(ENTITY_DECL_START, S, "%", S, Name, S, regg(EntityValue, "|", ExternalID), S_OPT, ">"));
	var NotationDecl = reg("<!NOTATION", S, Name, S, regg(ExternalID, "|", reg(PUBLIC, S, PubidLiteral)), S_OPT, ">");
	var Eq = reg(S_OPT, "=", S_OPT);
	var VersionNum = /1[.]\d+/;
	var VersionInfo = reg(S, "version", Eq, regg("'", VersionNum, "'", "|", "\"", VersionNum, "\""));
	var EncName = /[A-Za-z][-A-Za-z0-9._]*/;
	var XMLDecl = reg(/^<\?xml/, VersionInfo, regg(S, "encoding", Eq, regg("\"", EncName, "\"", "|", "'", EncName, "'")), "?", regg(S, "standalone", Eq, regg("'", regg("yes", "|", "no"), "'", "|", "\"", regg("yes", "|", "no"), "\"")), "?", S_OPT, /\?>/);
	var DOCTYPE_DECL_START = "<!DOCTYPE";
	var CDATA_START = "<![CDATA[";
	var CDATA_END = "]]>";
	var CDSect = reg(/<!\[CDATA\[/, reg(Char, "*?", /\]\]>/));
	exports.chars = chars;
	exports.chars_without = chars_without;
	exports.detectUnicodeSupport = detectUnicodeSupport;
	exports.reg = reg;
	exports.regg = regg;
	exports.ABOUT_LEGACY_COMPAT = ABOUT_LEGACY_COMPAT;
	exports.ABOUT_LEGACY_COMPAT_SystemLiteral = ABOUT_LEGACY_COMPAT_SystemLiteral;
	exports.AttlistDecl = AttlistDecl;
	exports.CDATA_START = CDATA_START;
	exports.CDATA_END = CDATA_END;
	exports.CDSect = CDSect;
	exports.Char = Char;
	exports.Comment = Comment;
	exports.COMMENT_START = COMMENT_START;
	exports.COMMENT_END = COMMENT_END;
	exports.DOCTYPE_DECL_START = DOCTYPE_DECL_START;
	exports.elementdecl = elementdecl;
	exports.EntityDecl = EntityDecl;
	exports.EntityValue = EntityValue;
	exports.ExternalID = ExternalID;
	exports.ExternalID_match = ExternalID_match;
	exports.Name = Name;
	exports.Name_exact = Name_exact;
	exports.NCName_exact = NCName_exact;
	exports.NotationDecl = NotationDecl;
	exports.Reference = Reference;
	exports.PEReference = PEReference;
	exports.PI = PI;
	exports.PUBLIC = PUBLIC;
	exports.PubidLiteral = PubidLiteral;
	exports.PubidLiteral_match = PubidLiteral_match;
	exports.QName = QName;
	exports.QName_exact = QName_exact;
	exports.QName_group = QName_group;
	exports.S = S;
	exports.SChar_s = SChar_s;
	exports.S_OPT = S_OPT;
	exports.SYSTEM = SYSTEM;
	exports.SystemLiteral = SystemLiteral;
	exports.SystemLiteral_match = SystemLiteral_match;
	exports.InvalidChar = InvalidChar;
	exports.UNICODE_REPLACEMENT_CHARACTER = UNICODE_REPLACEMENT_CHARACTER;
	exports.UNICODE_SUPPORT = UNICODE_SUPPORT;
	exports.XMLDecl = XMLDecl;
}));
// node_modules/@xmldom/xmldom/lib/dom.js
var require_dom = /* @__PURE__ */ require_entry.__commonJSMin(((exports) => {
	var conventions = require_conventions();
	var find = conventions.find;
	var hasDefaultHTMLNamespace = conventions.hasDefaultHTMLNamespace;
	var hasOwn = conventions.hasOwn;
	var isHTMLMimeType = conventions.isHTMLMimeType;
	var isHTMLRawTextElement = conventions.isHTMLRawTextElement;
	var isHTMLVoidElement = conventions.isHTMLVoidElement;
	var MIME_TYPE = conventions.MIME_TYPE;
	var NAMESPACE = conventions.NAMESPACE;
	/**
	* Private DOM Constructor symbol
	*
	* Internal symbol used for construction of all classes whose constructors should be private.
	* Currently used for checks in `Node`, `Document`, `Element`, `Attr`, `CharacterData`, `Text`, `Comment`,
	* `CDATASection`, `DocumentType`, `Notation`, `Entity`, `EntityReference`, `DocumentFragment`, `ProcessingInstruction`
	* so the constructor can't be used from outside the module.
	*/
	var PDC = Symbol();
	var errors = require_errors();
	var DOMException = errors.DOMException;
	var DOMExceptionName = errors.DOMExceptionName;
	var g = require_grammar();
	/**
	* Checks if the given symbol equals the Private DOM Constructor symbol (PDC)
	* and throws an Illegal constructor exception when the symbols don't match.
	* This ensures that the constructor remains private and can't be used outside this module.
	*/
	function checkSymbol(symbol) {
		if (symbol !== PDC) throw new TypeError("Illegal constructor");
	}
	/**
	* A prerequisite for `[].filter`, to drop elements that are empty.
	*
	* @param {string} input
	* The string to be checked.
	* @returns {boolean}
	* Returns `true` if the input string is not empty, `false` otherwise.
	*/
	function notEmptyString(input) {
		return input !== "";
	}
	/**
	* Splits a string on ASCII whitespace characters (U+0009 TAB, U+000A LF, U+000C FF, U+000D CR,
	* U+0020 SPACE).
	* It follows the definition from the infra specification from WHATWG.
	*
	* @param {string} input
	* The string to be split.
	* @returns {string[]}
	* An array of the split strings. The array can be empty if the input string is empty or only
	* contains whitespace characters.
	* @see {@link https://infra.spec.whatwg.org/#split-on-ascii-whitespace}
	* @see {@link https://infra.spec.whatwg.org/#ascii-whitespace}
	*/
	function splitOnASCIIWhitespace(input) {
		return input ? input.split(/[\t\n\f\r ]+/).filter(notEmptyString) : [];
	}
	/**
	* Adds element as a key to current if it is not already present.
	*
	* @param {Record<string, boolean | undefined>} current
	* The current record object to which the element will be added as a key.
	* The object's keys are string types and values are either boolean or undefined.
	* @param {string} element
	* The string to be added as a key to the current record.
	* @returns {Record<string, boolean | undefined>}
	* The updated record object after the addition of the new element.
	*/
	function orderedSetReducer(current, element) {
		if (!hasOwn(current, element)) current[element] = true;
		return current;
	}
	/**
	* Converts a string into an ordered set by splitting the input on ASCII whitespace and
	* ensuring uniqueness of elements.
	* This follows the definition of an ordered set from the infra specification by WHATWG.
	*
	* @param {string} input
	* The input string to be transformed into an ordered set.
	* @returns {string[]}
	* An array of unique strings obtained from the input, preserving the original order.
	* The array can be empty if the input string is empty or only contains whitespace characters.
	* @see {@link https://infra.spec.whatwg.org/#ordered-set}
	*/
	function toOrderedSet(input) {
		if (!input) return [];
		var list = splitOnASCIIWhitespace(input);
		return Object.keys(list.reduce(orderedSetReducer, {}));
	}
	/**
	* Uses `list.indexOf` to implement a function that behaves like `Array.prototype.includes`.
	* This function is used in environments where `Array.prototype.includes` may not be available.
	*
	* @param {any[]} list
	* The array in which to search for the element.
	* @returns {function(any): boolean}
	* A function that accepts an element and returns a boolean indicating whether the element is
	* included in the provided list.
	*/
	function arrayIncludes(list) {
		return function(element) {
			return list && list.indexOf(element) !== -1;
		};
	}
	/**
	* Validates a qualified name based on the criteria provided in the DOM specification by
	* WHATWG.
	*
	* @param {string} qualifiedName
	* The qualified name to be validated.
	* @throws {DOMException}
	* With code {@link DOMException.INVALID_CHARACTER_ERR} if the qualified name contains an
	* invalid character.
	* @see {@link https://dom.spec.whatwg.org/#validate}
	*/
	function validateQualifiedName(qualifiedName) {
		if (!g.QName_exact.test(qualifiedName)) throw new DOMException(DOMException.INVALID_CHARACTER_ERR, "invalid character in qualified name \"" + qualifiedName + "\"");
	}
	/**
	* Validates a qualified name and the namespace associated with it,
	* based on the criteria provided in the DOM specification by WHATWG.
	*
	* @param {string | null} namespace
	* The namespace to be validated. It can be a string or null.
	* @param {string} qualifiedName
	* The qualified name to be validated.
	* @returns {[namespace: string | null, prefix: string | null, localName: string]}
	* Returns a tuple with the namespace,
	* prefix and local name of the qualified name.
	* @throws {DOMException}
	* Throws a DOMException if the qualified name or the namespace is not valid.
	* @see {@link https://dom.spec.whatwg.org/#validate-and-extract}
	*/
	function validateAndExtract(namespace, qualifiedName) {
		validateQualifiedName(qualifiedName);
		namespace = namespace || null;
		/**
		* @type {string | null}
		*/
		var prefix = null;
		var localName = qualifiedName;
		if (qualifiedName.indexOf(":") >= 0) {
			var splitResult = qualifiedName.split(":");
			prefix = splitResult[0];
			localName = splitResult[1];
		}
		if (prefix !== null && namespace === null) throw new DOMException(DOMException.NAMESPACE_ERR, "prefix is non-null and namespace is null");
		if (prefix === "xml" && namespace !== conventions.NAMESPACE.XML) throw new DOMException(DOMException.NAMESPACE_ERR, "prefix is \"xml\" and namespace is not the XML namespace");
		if ((prefix === "xmlns" || qualifiedName === "xmlns") && namespace !== conventions.NAMESPACE.XMLNS) throw new DOMException(DOMException.NAMESPACE_ERR, "either qualifiedName or prefix is \"xmlns\" and namespace is not the XMLNS namespace");
		if (namespace === conventions.NAMESPACE.XMLNS && prefix !== "xmlns" && qualifiedName !== "xmlns") throw new DOMException(DOMException.NAMESPACE_ERR, "namespace is the XMLNS namespace and neither qualifiedName nor prefix is \"xmlns\"");
		return [
			namespace,
			prefix,
			localName
		];
	}
	/**
	* Copies properties from one object to another.
	* It only copies the object's own (not inherited) properties.
	*
	* @param {Object} src
	* The source object from which properties are copied.
	* @param {Object} dest
	* The destination object to which properties are copied.
	*/
	function copy(src, dest) {
		for (var p in src) if (hasOwn(src, p)) dest[p] = src[p];
	}
	/**
	* Extends a class with the properties and methods of a super class.
	* It uses a form of prototypal inheritance, and establishes the `constructor` property
	* correctly(?).
	*
	* It is not clear to the current maintainers if this implementation is making sense,
	* since it creates an intermediate prototype function,
	* which all properties of `Super` are copied onto using `_copy`.
	*
	* @param {Object} Class
	* The class that is to be extended.
	* @param {Object} Super
	* The super class from which properties and methods are inherited.
	* @private
	*/
	function _extends(Class, Super) {
		var pt = Class.prototype;
		if (!(pt instanceof Super)) {
			function t() {}
			t.prototype = Super.prototype;
			t = new t();
			copy(pt, t);
			Class.prototype = pt = t;
		}
		if (pt.constructor != Class) {
			if (typeof Class != "function") console.error("unknown Class:" + Class);
			pt.constructor = Class;
		}
	}
	var NodeType = {};
	var ELEMENT_NODE = NodeType.ELEMENT_NODE = 1;
	var ATTRIBUTE_NODE = NodeType.ATTRIBUTE_NODE = 2;
	var TEXT_NODE = NodeType.TEXT_NODE = 3;
	var CDATA_SECTION_NODE = NodeType.CDATA_SECTION_NODE = 4;
	var ENTITY_REFERENCE_NODE = NodeType.ENTITY_REFERENCE_NODE = 5;
	var ENTITY_NODE = NodeType.ENTITY_NODE = 6;
	var PROCESSING_INSTRUCTION_NODE = NodeType.PROCESSING_INSTRUCTION_NODE = 7;
	var COMMENT_NODE = NodeType.COMMENT_NODE = 8;
	var DOCUMENT_NODE = NodeType.DOCUMENT_NODE = 9;
	var DOCUMENT_TYPE_NODE = NodeType.DOCUMENT_TYPE_NODE = 10;
	var DOCUMENT_FRAGMENT_NODE = NodeType.DOCUMENT_FRAGMENT_NODE = 11;
	var NOTATION_NODE = NodeType.NOTATION_NODE = 12;
	var DocumentPosition = conventions.freeze({
		DOCUMENT_POSITION_DISCONNECTED: 1,
		DOCUMENT_POSITION_PRECEDING: 2,
		DOCUMENT_POSITION_FOLLOWING: 4,
		DOCUMENT_POSITION_CONTAINS: 8,
		DOCUMENT_POSITION_CONTAINED_BY: 16,
		DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: 32
	});
	/**
	* Finds the common ancestor in two parent chains.
	*
	* @param {Node[]} a
	* The first parent chain.
	* @param {Node[]} b
	* The second parent chain.
	* @returns {Node}
	* The common ancestor node if it exists. If there is no common ancestor, the function will
	* return `null`.
	*/
	function commonAncestor(a, b) {
		if (b.length < a.length) return commonAncestor(b, a);
		var c = null;
		for (var n in a) {
			if (a[n] !== b[n]) return c;
			c = a[n];
		}
		return c;
	}
	/**
	* Assigns a unique identifier to a document to ensure consistency while comparing unrelated
	* nodes.
	*
	* @param {Document} doc
	* The document to which a unique identifier is to be assigned.
	* @returns {string}
	* The unique identifier of the document. If the document already had a unique identifier, the
	* function will return the existing one.
	*/
	function docGUID(doc) {
		if (!doc.guid) doc.guid = Math.random();
		return doc.guid;
	}
	/**
	* The NodeList interface provides the abstraction of an ordered collection of nodes,
	* without defining or constraining how this collection is implemented.
	* NodeList objects in the DOM are live.
	* The items in the NodeList are accessible via an integral index, starting from 0.
	* You can also access the items of the NodeList with a `for...of` loop.
	*
	* @class NodeList
	* @see http://www.w3.org/TR/2000/REC-DOM-Level-2-Core-20001113/core.html#ID-536297177
	* @constructs NodeList
	*/
	function NodeList() {}
	NodeList.prototype = {
		/**
		* The number of nodes in the list. The range of valid child node indices is 0 to length-1
		* inclusive.
		*
		* @type {number}
		*/
		length: 0,
		/**
		* Returns the item at `index`. If index is greater than or equal to the number of nodes in
		* the list, this returns null.
		*
		* @param index
		* Unsigned long Index into the collection.
		* @returns {Node | null}
		* The node at position `index` in the NodeList,
		* or null if that is not a valid index.
		*/
		item: function(index) {
			return index >= 0 && index < this.length ? this[index] : null;
		},
		/**
		* Returns a string representation of the NodeList.
		*
		* Accepts the same `options` object as `XMLSerializer.prototype.serializeToString`
		* (`requireWellFormed`, `splitCDATASections`, `nodeFilter`). Passing a function is treated as
		* a legacy `nodeFilter` for backward compatibility.
		*
		* @param {Object | function} [options]
		* @param {boolean} [options.requireWellFormed=false]
		* @param {boolean} [options.splitCDATASections=true]
		* @param {function} [options.nodeFilter]
		* @returns {string}
		*/
		toString: function(options) {
			var opts;
			if (typeof options === "function") opts = {
				requireWellFormed: false,
				splitCDATASections: true,
				nodeFilter: options
			};
			else if (!!options) opts = {
				requireWellFormed: !!options.requireWellFormed,
				splitCDATASections: options.splitCDATASections !== false,
				nodeFilter: options.nodeFilter || null
			};
			else opts = {
				requireWellFormed: false,
				splitCDATASections: true,
				nodeFilter: null
			};
			for (var buf = [], i = 0; i < this.length; i++) serializeToString(this[i], buf, null, opts);
			return buf.join("");
		},
		/**
		* Filters the NodeList based on a predicate.
		*
		* @param {function(Node): boolean} predicate
		* - A predicate function to filter the NodeList.
		* @returns {Node[]}
		* An array of nodes that satisfy the predicate.
		* @private
		*/
		filter: function(predicate) {
			return Array.prototype.filter.call(this, predicate);
		},
		/**
		* Returns the first index at which a given node can be found in the NodeList, or -1 if it is
		* not present.
		*
		* @param {Node} item
		* - The Node item to locate in the NodeList.
		* @returns {number}
		* The first index of the node in the NodeList; -1 if not found.
		* @private
		*/
		indexOf: function(item) {
			return Array.prototype.indexOf.call(this, item);
		}
	};
	NodeList.prototype[Symbol.iterator] = function() {
		var me = this;
		var index = 0;
		return {
			next: function() {
				if (index < me.length) return {
					value: me[index++],
					done: false
				};
				else return { done: true };
			},
			return: function() {
				return { done: true };
			}
		};
	};
	/**
	* Represents a live collection of nodes that is automatically updated when its associated
	* document changes.
	*
	* @class LiveNodeList
	* @param {Node} node
	* The associated node.
	* @param {function} refresh
	* The function to refresh the live node list.
	* @augments NodeList
	* @constructs LiveNodeList
	*/
	function LiveNodeList(node, refresh) {
		this._node = node;
		this._refresh = refresh;
		_updateLiveList(this);
	}
	/**
	* Updates the live node list.
	*
	* @param {LiveNodeList} list
	* The live node list to update.
	* @private
	*/
	function _updateLiveList(list) {
		var inc = list._node._inc || list._node.ownerDocument._inc;
		if (list._inc !== inc) {
			var ls = list._refresh(list._node);
			__set__(list, "length", ls.length);
			if (!list.$$length || ls.length < list.$$length) {
				for (var i = ls.length; i in list; i++) if (hasOwn(list, i)) delete list[i];
			}
			copy(ls, list);
			list._inc = inc;
		}
	}
	/**
	* Returns the node at position `index` in the LiveNodeList, or null if that is not a valid
	* index.
	*
	* @param {number} i
	* Index into the collection.
	* @returns {Node | null}
	* The node at position `index` in the LiveNodeList, or null if that is not a valid index.
	*/
	LiveNodeList.prototype.item = function(i) {
		_updateLiveList(this);
		return this[i] || null;
	};
	_extends(LiveNodeList, NodeList);
	/**
	* Objects implementing the NamedNodeMap interface are used to represent collections of nodes
	* that can be accessed by name.
	* Note that NamedNodeMap does not inherit from NodeList;
	* NamedNodeMaps are not maintained in any particular order.
	* Objects contained in an object implementing NamedNodeMap may also be accessed by an ordinal
	* index,
	* but this is simply to allow convenient enumeration of the contents of a NamedNodeMap,
	* and does not imply that the DOM specifies an order to these Nodes.
	* NamedNodeMap objects in the DOM are live.
	* used for attributes or DocumentType entities
	*
	* This implementation only supports property indices, but does not support named properties,
	* as specified in the living standard.
	*
	* @class NamedNodeMap
	* @see https://dom.spec.whatwg.org/#interface-namednodemap
	* @see https://webidl.spec.whatwg.org/#dfn-supported-property-names
	* @constructs NamedNodeMap
	*/
	/**
	* A live collection of an element's attributes, keyed by name.
	*
	* The numbered entries and `length` are the sole authority for attribute order.
	* A separate two-level null-prototype membership index (`namespaceURI` ->
	* `localName` -> `Attr`, with the null/empty namespace held in its own bucket)
	* lets the parse-time de-duplication in `setNamedItem` resolve an existing
	* attribute in O(1) instead of scanning the list, so building an element with M
	* attributes costs O(M) rather than O(M^2). The index never reorders attributes.
	*/
	function NamedNodeMap() {
		this._nsIndex = Object.create(null);
		this._noNsIndex = Object.create(null);
	}
	/**
	* Returns the index of a node within the list.
	*
	* @param {Array} list
	* The list of nodes.
	* @param {Node} node
	* The node to find.
	* @returns {number}
	* The index of the node within the list, or -1 if not found.
	* @private
	*/
	function _findNodeIndex(list, node) {
		var i = 0;
		while (i < list.length) {
			if (list[i] === node) return i;
			i++;
		}
	}
	/**
	* Returns the second-level index bucket (`localName` -> `Attr`) for a namespace,
	* replicating `getNamedItemNS`'s falsy-namespace normalization: `null`,
	* `undefined` and `''` all resolve to the dedicated null-namespace bucket, kept separate from
	* any real URI (so a namespace URI equal to the string `"null"`
	* cannot collide with the null namespace). Both levels are null-prototype objects, so an
	* attribute named `__proto__` or `constructor` is an ordinary key.
	*
	* @param {NamedNodeMap} map
	* @param {string | null | undefined} namespaceURI
	* @param {boolean} create
	* Create the bucket if it does not exist yet.
	* @returns {Object | undefined}
	* @private
	*/
	function _nnmBucket(map, namespaceURI, create) {
		if (!namespaceURI) return map._noNsIndex;
		var bucket = map._nsIndex[namespaceURI];
		if (!bucket && create) bucket = map._nsIndex[namespaceURI] = Object.create(null);
		return bucket;
	}
	/**
	* Looks up an attribute by namespace and local name through the membership index.
	*
	* @param {NamedNodeMap} map
	* @param {string | null | undefined} namespaceURI
	* @param {string} localName
	* @returns {Attr | null}
	* The matching attribute, or `null` when absent.
	* @private
	*/
	function _nnmIndexFind(map, namespaceURI, localName) {
		var bucket = _nnmBucket(map, namespaceURI, false);
		var found = bucket && bucket[localName];
		return found ? found : null;
	}
	/**
	* Records `attr` in the membership index under its namespace and local name,
	* replacing any previous attribute with the same key.
	*
	* @param {NamedNodeMap} map
	* @param {Attr} attr
	* @private
	*/
	function _nnmIndexAdd(map, attr) {
		_nnmBucket(map, attr.namespaceURI, true)[attr.localName] = attr;
	}
	/**
	* Removes `attr` from the membership index.
	*
	* @param {NamedNodeMap} map
	* @param {Attr} attr
	* @private
	*/
	function _nnmIndexRemove(map, attr) {
		var bucket = _nnmBucket(map, attr.namespaceURI, false);
		if (bucket) delete bucket[attr.localName];
	}
	/**
	* Adds a new attribute to the list and updates the owner element of the attribute.
	*
	* @param {Element} el
	* The element which will become the owner of the new attribute.
	* @param {NamedNodeMap} list
	* The list to which the new attribute will be added.
	* @param {Attr} newAttr
	* The new attribute to be added.
	* @param {Attr} oldAttr
	* The old attribute to be replaced, or null if no attribute is to be replaced.
	* @returns {void}
	* @private
	*/
	function _addNamedNode(el, list, newAttr, oldAttr) {
		if (oldAttr) list[_findNodeIndex(list, oldAttr)] = newAttr;
		else {
			list[list.length] = newAttr;
			list.length++;
		}
		_nnmIndexAdd(list, newAttr);
		if (el) {
			newAttr.ownerElement = el;
			var doc = el.ownerDocument;
			if (doc) {
				oldAttr && _onRemoveAttribute(doc, el, oldAttr);
				_onAddAttribute(doc, el, newAttr);
			}
		}
	}
	/**
	* Removes an attribute from the list and updates the owner element of the attribute.
	*
	* @param {Element} el
	* The element which is the current owner of the attribute.
	* @param {NamedNodeMap} list
	* The list from which the attribute will be removed.
	* @param {Attr} attr
	* The attribute to be removed.
	* @returns {void}
	* @private
	*/
	function _removeNamedNode(el, list, attr) {
		var i = _findNodeIndex(list, attr);
		if (i >= 0) {
			var lastIndex = list.length - 1;
			while (i <= lastIndex) list[i] = list[++i];
			list.length = lastIndex;
			_nnmIndexRemove(list, attr);
			if (el) {
				var doc = el.ownerDocument;
				if (doc) _onRemoveAttribute(doc, el, attr);
				attr.ownerElement = null;
			}
		}
	}
	NamedNodeMap.prototype = {
		length: 0,
		item: NodeList.prototype.item,
		/**
		* Get an attribute by name. Note: Name is in lower case in case of HTML namespace and
		* document.
		*
		* @param {string} localName
		* The local name of the attribute.
		* @returns {Attr | null}
		* The attribute with the given local name, or null if no such attribute exists.
		* @see https://dom.spec.whatwg.org/#concept-element-attributes-get-by-name
		*/
		getNamedItem: function(localName) {
			if (this._ownerElement && this._ownerElement._isInHTMLDocumentAndNamespace()) localName = localName.toLowerCase();
			var i = 0;
			while (i < this.length) {
				var attr = this[i];
				if (attr.nodeName === localName) return attr;
				i++;
			}
			return null;
		},
		/**
		* Set an attribute.
		*
		* @param {Attr} attr
		* The attribute to set.
		* @returns {Attr | null}
		* The old attribute with the same local name and namespace URI as the new one, or null if no
		* such attribute exists.
		* @throws {DOMException}
		* With code:
		* - {@link INUSE_ATTRIBUTE_ERR} - If the attribute is already an attribute of another
		* element.
		* @see https://dom.spec.whatwg.org/#concept-element-attributes-set
		*/
		setNamedItem: function(attr) {
			var el = attr.ownerElement;
			if (el && el !== this._ownerElement) throw new DOMException(DOMException.INUSE_ATTRIBUTE_ERR);
			var oldAttr = _nnmIndexFind(this, attr.namespaceURI, attr.localName);
			if (oldAttr === attr) return attr;
			_addNamedNode(this._ownerElement, this, attr, oldAttr);
			return oldAttr;
		},
		/**
		* Set an attribute, replacing an existing attribute with the same local name and namespace
		* URI if one exists.
		*
		* @param {Attr} attr
		* The attribute to set.
		* @returns {Attr | null}
		* The old attribute with the same local name and namespace URI as the new one, or null if no
		* such attribute exists.
		* @throws {DOMException}
		* Throws a DOMException with the name "InUseAttributeError" if the attribute is already an
		* attribute of another element.
		* @see https://dom.spec.whatwg.org/#concept-element-attributes-set
		*/
		setNamedItemNS: function(attr) {
			return this.setNamedItem(attr);
		},
		/**
		* Removes an attribute specified by the local name.
		*
		* @param {string} localName
		* The local name of the attribute to be removed.
		* @returns {Attr}
		* The attribute node that was removed.
		* @throws {DOMException}
		* With code:
		* - {@link DOMException.NOT_FOUND_ERR} if no attribute with the given name is found.
		* @see https://dom.spec.whatwg.org/#dom-namednodemap-removenameditem
		* @see https://dom.spec.whatwg.org/#concept-element-attributes-remove-by-name
		*/
		removeNamedItem: function(localName) {
			var attr = this.getNamedItem(localName);
			if (!attr) throw new DOMException(DOMException.NOT_FOUND_ERR, localName);
			_removeNamedNode(this._ownerElement, this, attr);
			return attr;
		},
		/**
		* Removes an attribute specified by the namespace and local name.
		*
		* @param {string | null} namespaceURI
		* The namespace URI of the attribute to be removed.
		* @param {string} localName
		* The local name of the attribute to be removed.
		* @returns {Attr}
		* The attribute node that was removed.
		* @throws {DOMException}
		* With code:
		* - {@link DOMException.NOT_FOUND_ERR} if no attribute with the given namespace URI and local
		* name is found.
		* @see https://dom.spec.whatwg.org/#dom-namednodemap-removenameditemns
		* @see https://dom.spec.whatwg.org/#concept-element-attributes-remove-by-namespace
		*/
		removeNamedItemNS: function(namespaceURI, localName) {
			var attr = this.getNamedItemNS(namespaceURI, localName);
			if (!attr) throw new DOMException(DOMException.NOT_FOUND_ERR, namespaceURI ? namespaceURI + " : " + localName : localName);
			_removeNamedNode(this._ownerElement, this, attr);
			return attr;
		},
		/**
		* Get an attribute by namespace and local name.
		*
		* @param {string | null} namespaceURI
		* The namespace URI of the attribute.
		* @param {string} localName
		* The local name of the attribute.
		* @returns {Attr | null}
		* The attribute with the given namespace URI and local name, or null if no such attribute
		* exists.
		* @see https://dom.spec.whatwg.org/#concept-element-attributes-get-by-namespace
		*/
		getNamedItemNS: function(namespaceURI, localName) {
			if (!namespaceURI) namespaceURI = null;
			var i = 0;
			while (i < this.length) {
				var node = this[i];
				if (node.localName === localName && node.namespaceURI === namespaceURI) return node;
				i++;
			}
			return null;
		}
	};
	NamedNodeMap.prototype[Symbol.iterator] = function() {
		var me = this;
		var index = 0;
		return {
			next: function() {
				if (index < me.length) return {
					value: me[index++],
					done: false
				};
				else return { done: true };
			},
			return: function() {
				return { done: true };
			}
		};
	};
	/**
	* The DOMImplementation interface provides a number of methods for performing operations that
	* are independent of any particular instance of the document object model.
	*
	* The DOMImplementation interface represents an object providing methods which are not
	* dependent on any particular document.
	* Such an object is returned by the `Document.implementation` property.
	*
	* **The individual methods describe the differences compared to the specs**.
	*
	* @class DOMImplementation
	* @see https://developer.mozilla.org/en-US/docs/Web/API/DOMImplementation MDN
	* @see https://www.w3.org/TR/REC-DOM-Level-1/level-one-core.html#ID-102161490 DOM Level 1 Core
	*      (Initial)
	* @see https://www.w3.org/TR/DOM-Level-2-Core/core.html#ID-102161490 DOM Level 2 Core
	* @see https://www.w3.org/TR/DOM-Level-3-Core/core.html#ID-102161490 DOM Level 3 Core
	* @see https://dom.spec.whatwg.org/#domimplementation DOM Living Standard
	* @constructs DOMImplementation
	*/
	function DOMImplementation() {}
	DOMImplementation.prototype = {
		/**
		* Test if the DOM implementation implements a specific feature and version, as specified in
		* {@link https://www.w3.org/TR/DOM-Level-3-Core/core.html#DOMFeatures DOM Features}.
		*
		* The DOMImplementation.hasFeature() method returns a Boolean flag indicating if a given
		* feature is supported. The different implementations fairly diverged in what kind of
		* features were reported. The latest version of the spec settled to force this method to
		* always return true, where the functionality was accurate and in use.
		*
		* @deprecated
		* It is deprecated and modern browsers return true in all cases.
		* @function DOMImplementation#hasFeature
		* @param {string} feature
		* The name of the feature to test.
		* @param {string} [version]
		* This is the version number of the feature to test.
		* @returns {boolean}
		* Always returns true.
		* @see https://developer.mozilla.org/en-US/docs/Web/API/DOMImplementation/hasFeature MDN
		* @see https://www.w3.org/TR/REC-DOM-Level-1/level-one-core.html#ID-5CED94D7 DOM Level 1 Core
		* @see https://dom.spec.whatwg.org/#dom-domimplementation-hasfeature DOM Living Standard
		* @see https://www.w3.org/TR/DOM-Level-3-Core/core.html#ID-5CED94D7 DOM Level 3 Core
		*/
		hasFeature: function(feature, version) {
			return true;
		},
		/**
		* Creates a DOM Document object of the specified type with its document element. Note that
		* based on the {@link DocumentType}
		* given to create the document, the implementation may instantiate specialized
		* {@link Document} objects that support additional features than the "Core", such as "HTML"
		* {@link https://www.w3.org/TR/DOM-Level-3-Core/references.html#DOM2HTML DOM Level 2 HTML}.
		* On the other hand, setting the {@link DocumentType} after the document was created makes
		* this very unlikely to happen. Alternatively, specialized {@link Document} creation methods,
		* such as createHTMLDocument
		* {@link https://www.w3.org/TR/DOM-Level-3-Core/references.html#DOM2HTML DOM Level 2 HTML},
		* can be used to obtain specific types of {@link Document} objects.
		*
		* __It behaves slightly different from the description in the living standard__:
		* - There is no interface/class `XMLDocument`, it returns a `Document`
		* instance (with it's `type` set to `'xml'`).
		* - `encoding`, `mode`, `origin`, `url` fields are currently not declared.
		*
		* @function DOMImplementation.createDocument
		* @param {string | null} namespaceURI
		* The
		* {@link https://www.w3.org/TR/DOM-Level-3-Core/glossary.html#dt-namespaceURI namespace URI}
		* of the document element to create or null.
		* @param {string | null} qualifiedName
		* The
		* {@link https://www.w3.org/TR/DOM-Level-3-Core/glossary.html#dt-qualifiedname qualified name}
		* of the document element to be created or null.
		* @param {DocumentType | null} [doctype=null]
		* The type of document to be created or null. When doctype is not null, its
		* {@link Node#ownerDocument} attribute is set to the document being created. Default is
		* `null`
		* @returns {Document}
		* A new {@link Document} object with its document element. If the NamespaceURI,
		* qualifiedName, and doctype are null, the returned {@link Document} is empty with no
		* document element.
		* @throws {DOMException}
		* With code:
		*
		* - `INVALID_CHARACTER_ERR`: Raised if the specified qualified name is not an XML name
		* according to {@link https://www.w3.org/TR/DOM-Level-3-Core/references.html#XML XML 1.0}.
		* - `NAMESPACE_ERR`: Raised if the qualifiedName is malformed, if the qualifiedName has a
		* prefix and the namespaceURI is null, or if the qualifiedName is null and the namespaceURI
		* is different from null, or if the qualifiedName has a prefix that is "xml" and the
		* namespaceURI is different from "{@link http://www.w3.org/XML/1998/namespace}"
		* {@link https://www.w3.org/TR/DOM-Level-3-Core/references.html#Namespaces XML Namespaces},
		* or if the DOM implementation does not support the "XML" feature but a non-null namespace
		* URI was provided, since namespaces were defined by XML.
		* - `WRONG_DOCUMENT_ERR`: Raised if doctype has already been used with a different document
		* or was created from a different implementation.
		* - `NOT_SUPPORTED_ERR`: May be raised if the implementation does not support the feature
		* "XML" and the language exposed through the Document does not support XML Namespaces (such
		* as {@link https://www.w3.org/TR/DOM-Level-3-Core/references.html#HTML40 HTML 4.01}).
		* @since DOM Level 2.
		* @see {@link #createHTMLDocument}
		* @see https://developer.mozilla.org/en-US/docs/Web/API/DOMImplementation/createDocument MDN
		* @see https://dom.spec.whatwg.org/#dom-domimplementation-createdocument DOM Living Standard
		* @see https://www.w3.org/TR/DOM-Level-3-Core/core.html#Level-2-Core-DOM-createDocument DOM
		*      Level 3 Core
		* @see https://www.w3.org/TR/DOM-Level-2-Core/core.html#Level-2-Core-DOM-createDocument DOM
		*      Level 2 Core (initial)
		*/
		createDocument: function(namespaceURI, qualifiedName, doctype) {
			var contentType = MIME_TYPE.XML_APPLICATION;
			if (namespaceURI === NAMESPACE.HTML) contentType = MIME_TYPE.XML_XHTML_APPLICATION;
			else if (namespaceURI === NAMESPACE.SVG) contentType = MIME_TYPE.XML_SVG_IMAGE;
			var doc = new Document(PDC, { contentType });
			doc.implementation = this;
			doc.childNodes = new NodeList();
			doc.doctype = doctype || null;
			if (doctype) doc.appendChild(doctype);
			if (qualifiedName) {
				var root = doc.createElementNS(namespaceURI, qualifiedName);
				doc.appendChild(root);
			}
			return doc;
		},
		/**
		* Creates an empty DocumentType node. Entity declarations and notations are not made
		* available. Entity reference expansions and default attribute additions do not occur.
		*
		* **This behavior is slightly different from the one in the specs**:
		* - `encoding`, `mode`, `origin`, `url` fields are currently not declared.
		* - `publicId` and `systemId` contain the raw data including any possible quotes,
		*   so they can always be serialized back to the original value
		* - `internalSubset` contains the raw string between `[` and `]` if present,
		*   but is not parsed or validated in any form.
		*
		* @function DOMImplementation#createDocumentType
		* @param {string} qualifiedName
		* The {@link https://www.w3.org/TR/DOM-Level-3-Core/glossary.html#dt-qualifiedname qualified
		* name} of the document type to be created.
		* @param {string} [publicId]
		* The external subset public identifier. Stored verbatim including surrounding quotes.
		* When serialized with `requireWellFormed: true`, the serializer throws `InvalidStateError`
		* if the value is non-empty and does not match the XML `PubidLiteral` production
		* (W3C DOM Parsing §3.2.1.3; XML 1.0 production [12]). Creation-time validation is not
		* enforced — deferred to a future breaking release.
		* @param {string} [systemId]
		* The external subset system identifier. Stored verbatim including surrounding quotes.
		* When serialized with `requireWellFormed: true`, the serializer throws `InvalidStateError`
		* if the value is non-empty and does not match the XML `SystemLiteral` production
		* (W3C DOM Parsing §3.2.1.3; XML 1.0 production [11]). Creation-time validation is not
		* enforced — deferred to a future breaking release.
		* @param {string} [internalSubset]
		* The internal subset or an empty string if it is not present. Stored verbatim.
		* When serialized with `requireWellFormed: true`, the serializer throws `InvalidStateError`
		* if the value contains `"]>"`. Creation-time validation is not enforced.
		* @returns {DocumentType}
		* A new {@link DocumentType} node with {@link Node#ownerDocument} set to null.
		* @throws {DOMException}
		* With code:
		*
		* - `INVALID_CHARACTER_ERR`: Raised if the specified qualified name is not an XML name
		* according to {@link https://www.w3.org/TR/DOM-Level-3-Core/references.html#XML XML 1.0}.
		* - `NAMESPACE_ERR`: Raised if the qualifiedName is malformed.
		* - `NOT_SUPPORTED_ERR`: May be raised if the implementation does not support the feature
		* "XML" and the language exposed through the Document does not support XML Namespaces (such
		* as {@link https://www.w3.org/TR/DOM-Level-3-Core/references.html#HTML40 HTML 4.01}).
		* @since DOM Level 2.
		* @see https://developer.mozilla.org/en-US/docs/Web/API/DOMImplementation/createDocumentType
		*      MDN
		* @see https://dom.spec.whatwg.org/#dom-domimplementation-createdocumenttype DOM Living
		*      Standard
		* @see https://www.w3.org/TR/DOM-Level-3-Core/core.html#Level-3-Core-DOM-createDocType DOM
		*      Level 3 Core
		* @see https://www.w3.org/TR/DOM-Level-2-Core/core.html#Level-2-Core-DOM-createDocType DOM
		*      Level 2 Core
		* @see https://github.com/xmldom/xmldom/blob/master/CHANGELOG.md#050
		* @see https://www.w3.org/TR/DOM-Level-2-Core/#core-ID-Core-DocType-internalSubset
		* @prettierignore
		*/
		createDocumentType: function(qualifiedName, publicId, systemId, internalSubset) {
			validateQualifiedName(qualifiedName);
			var node = new DocumentType(PDC);
			node.name = qualifiedName;
			node.nodeName = qualifiedName;
			node.publicId = publicId || "";
			node.systemId = systemId || "";
			node.internalSubset = internalSubset || "";
			node.childNodes = new NodeList();
			return node;
		},
		/**
		* Returns an HTML document, that might already have a basic DOM structure.
		*
		* __It behaves slightly different from the description in the living standard__:
		* - If the first argument is `false` no initial nodes are added (steps 3-7 in the specs are
		* omitted)
		* - `encoding`, `mode`, `origin`, `url` fields are currently not declared.
		*
		* @param {string | false} [title]
		* A string containing the title to give the new HTML document.
		* @returns {Document}
		* The HTML document.
		* @since WHATWG Living Standard.
		* @see {@link #createDocument}
		* @see https://dom.spec.whatwg.org/#dom-domimplementation-createhtmldocument
		* @see https://dom.spec.whatwg.org/#html-document
		*/
		createHTMLDocument: function(title) {
			var doc = new Document(PDC, { contentType: MIME_TYPE.HTML });
			doc.implementation = this;
			doc.childNodes = new NodeList();
			if (title !== false) {
				doc.doctype = this.createDocumentType("html");
				doc.doctype.ownerDocument = doc;
				doc.appendChild(doc.doctype);
				var htmlNode = doc.createElement("html");
				doc.appendChild(htmlNode);
				var headNode = doc.createElement("head");
				htmlNode.appendChild(headNode);
				if (typeof title === "string") {
					var titleNode = doc.createElement("title");
					titleNode.appendChild(doc.createTextNode(title));
					headNode.appendChild(titleNode);
				}
				htmlNode.appendChild(doc.createElement("body"));
			}
			return doc;
		}
	};
	/**
	* The DOM Node interface is an abstract base class upon which many other DOM API objects are
	* based, thus letting those object types to be used similarly and often interchangeably. As an
	* abstract class, there is no such thing as a plain Node object. All objects that implement
	* Node functionality are based on one of its subclasses. Most notable are Document, Element,
	* and DocumentFragment.
	*
	* In addition, every kind of DOM node is represented by an interface based on Node. These
	* include Attr, CharacterData (which Text, Comment, CDATASection and ProcessingInstruction are
	* all based on), and DocumentType.
	*
	* In some cases, a particular feature of the base Node interface may not apply to one of its
	* child interfaces; in that case, the inheriting node may return null or throw an exception,
	* depending on circumstances. For example, attempting to add children to a node type that
	* cannot have children will throw an exception.
	*
	* **This behavior is slightly different from the in the specs**:
	* - unimplemented interfaces: `EventTarget`
	*
	* @class
	* @abstract
	* @param {Symbol} symbol
	* @see http://www.w3.org/TR/2000/REC-DOM-Level-2-Core-20001113/core.html#ID-1950641247
	* @see https://dom.spec.whatwg.org/#node
	* @prettierignore
	*/
	function Node(symbol) {
		checkSymbol(symbol);
	}
	Node.prototype = {
		/**
		* The first child of this node.
		*
		* @type {Node | null}
		*/
		firstChild: null,
		/**
		* The last child of this node.
		*
		* @type {Node | null}
		*/
		lastChild: null,
		/**
		* The previous sibling of this node.
		*
		* @type {Node | null}
		*/
		previousSibling: null,
		/**
		* The next sibling of this node.
		*
		* @type {Node | null}
		*/
		nextSibling: null,
		/**
		* The parent node of this node.
		*
		* @type {Node | null}
		*/
		parentNode: null,
		/**
		* The parent element of this node.
		*
		* @type {Element | null}
		*/
		get parentElement() {
			return this.parentNode && this.parentNode.nodeType === this.ELEMENT_NODE ? this.parentNode : null;
		},
		/**
		* The child nodes of this node.
		*
		* @type {NodeList}
		*/
		childNodes: null,
		/**
		* The document object associated with this node.
		*
		* @type {Document | null}
		*/
		ownerDocument: null,
		/**
		* The value of this node.
		*
		* @type {string | null}
		*/
		nodeValue: null,
		/**
		* The namespace URI of this node.
		*
		* @type {string | null}
		*/
		namespaceURI: null,
		/**
		* The prefix of the namespace for this node.
		*
		* @type {string | null}
		*/
		prefix: null,
		/**
		* The local part of the qualified name of this node.
		*
		* @type {string | null}
		*/
		localName: null,
		/**
		* The baseURI is currently always `about:blank`,
		* since that's what happens when you create a document from scratch.
		*
		* @type {'about:blank'}
		*/
		baseURI: "about:blank",
		/**
		* Is true if this node is part of a document.
		*
		* @type {boolean}
		*/
		get isConnected() {
			var rootNode = this.getRootNode();
			return rootNode && rootNode.nodeType === rootNode.DOCUMENT_NODE;
		},
		/**
		* Checks whether `other` is an inclusive descendant of this node.
		*
		* @param {Node | null | undefined} other
		* The node to check.
		* @returns {boolean}
		* True if `other` is an inclusive descendant of this node; false otherwise.
		* @see https://dom.spec.whatwg.org/#dom-node-contains
		*/
		contains: function(other) {
			if (!other) return false;
			var parent = other;
			do {
				if (this === parent) return true;
				parent = parent.parentNode;
			} while (parent);
			return false;
		},
		/**
		* @typedef GetRootNodeOptions
		* @property {boolean} [composed=false]
		*/
		/**
		* Searches for the root node of this node.
		*
		* **This behavior is slightly different from the in the specs**:
		* - ignores `options.composed`, since `ShadowRoot`s are unsupported, always returns root.
		*
		* @param {GetRootNodeOptions} [options]
		* @returns {Node}
		* Root node.
		* @see https://dom.spec.whatwg.org/#dom-node-getrootnode
		* @see https://dom.spec.whatwg.org/#concept-shadow-including-root
		*/
		getRootNode: function(options) {
			var parent = this;
			do {
				if (!parent.parentNode) return parent;
				parent = parent.parentNode;
			} while (parent);
		},
		/**
		* Checks whether the given node is equal to this node.
		*
		* Two nodes are equal when they have the same type, defining characteristics (for the type),
		* and the same childNodes. The comparison is iterative to avoid stack overflows on
		* deeply-nested trees. Attribute nodes of each Element pair are also pushed onto the stack
		* and compared the same way.
		*
		* @param {Node} [otherNode]
		* @returns {boolean}
		* @see https://dom.spec.whatwg.org/#concept-node-equals
		* @see ../docs/walk-dom.md.
		*/
		isEqualNode: function(otherNode) {
			if (!otherNode) return false;
			var stack = [{
				node: this,
				other: otherNode
			}];
			while (stack.length > 0) {
				var pair = stack.pop();
				var node = pair.node;
				var other = pair.other;
				if (node.nodeType !== other.nodeType) return false;
				switch (node.nodeType) {
					case node.DOCUMENT_TYPE_NODE:
						if (node.name !== other.name) return false;
						if (node.publicId !== other.publicId) return false;
						if (node.systemId !== other.systemId) return false;
						break;
					case node.ELEMENT_NODE:
						if (node.namespaceURI !== other.namespaceURI) return false;
						if (node.prefix !== other.prefix) return false;
						if (node.localName !== other.localName) return false;
						if (node.attributes.length !== other.attributes.length) return false;
						for (var i = 0; i < node.attributes.length; i++) {
							var attr = node.attributes.item(i);
							var otherAttr = other.getAttributeNodeNS(attr.namespaceURI, attr.localName);
							if (!otherAttr) return false;
							stack.push({
								node: attr,
								other: otherAttr
							});
						}
						break;
					case node.ATTRIBUTE_NODE:
						if (node.namespaceURI !== other.namespaceURI) return false;
						if (node.localName !== other.localName) return false;
						if (node.value !== other.value) return false;
						break;
					case node.PROCESSING_INSTRUCTION_NODE:
						if (node.target !== other.target || node.data !== other.data) return false;
						break;
					case node.TEXT_NODE:
					case node.CDATA_SECTION_NODE:
					case node.COMMENT_NODE: if (node.data !== other.data) return false;
				}
				if (node.childNodes.length !== other.childNodes.length) return false;
				for (var i = node.childNodes.length - 1; i >= 0; i--) stack.push({
					node: node.childNodes[i],
					other: other.childNodes[i]
				});
			}
			return true;
		},
		/**
		* Checks whether or not the given node is this node.
		*
		* @param {Node} [otherNode]
		*/
		isSameNode: function(otherNode) {
			return this === otherNode;
		},
		/**
		* Inserts a node before a reference node as a child of this node.
		*
		* @param {Node} newChild
		* The new child node to be inserted.
		* @param {Node | null} refChild
		* The reference node before which newChild will be inserted.
		* @returns {Node}
		* The new child node successfully inserted.
		* @throws {DOMException}
		* Throws a DOMException if inserting the node would result in a DOM tree that is not
		* well-formed, or if `child` is provided but is not a child of `parent`.
		* See {@link _insertBefore} for more details.
		* @since Modified in DOM L2
		*/
		insertBefore: function(newChild, refChild) {
			return _insertBefore(this, newChild, refChild);
		},
		/**
		* Replaces an old child node with a new child node within this node.
		*
		* @param {Node} newChild
		* The new node that is to replace the old node.
		* If it already exists in the DOM, it is removed from its original position.
		* @param {Node} oldChild
		* The existing child node to be replaced.
		* @returns {Node}
		* Returns the replaced child node.
		* @throws {DOMException}
		* Throws a DOMException if replacing the node would result in a DOM tree that is not
		* well-formed, or if `oldChild` is not a child of `this`.
		* This can also occur if the pre-replacement validity assertion fails.
		* See {@link _insertBefore}, {@link Node.removeChild}, and
		* {@link assertPreReplacementValidityInDocument} for more details.
		* @see https://dom.spec.whatwg.org/#concept-node-replace
		*/
		replaceChild: function(newChild, oldChild) {
			_insertBefore(this, newChild, oldChild, assertPreReplacementValidityInDocument);
			if (oldChild) this.removeChild(oldChild);
		},
		/**
		* Removes an existing child node from this node.
		*
		* @param {Node} oldChild
		* The child node to be removed.
		* @returns {Node}
		* Returns the removed child node.
		* @throws {DOMException}
		* Throws a DOMException if `oldChild` is not a child of `this`.
		* See {@link _removeChild} for more details.
		*/
		removeChild: function(oldChild) {
			return _removeChild(this, oldChild);
		},
		/**
		* Appends a child node to this node.
		*
		* @param {Node} newChild
		* The child node to be appended to this node.
		* If it already exists in the DOM, it is removed from its original position.
		* @returns {Node}
		* Returns the appended child node.
		* @throws {DOMException}
		* Throws a DOMException if appending the node would result in a DOM tree that is not
		* well-formed, or if `newChild` is not a valid Node.
		* See {@link insertBefore} for more details.
		*/
		appendChild: function(newChild) {
			return this.insertBefore(newChild, null);
		},
		/**
		* Determines whether this node has any child nodes.
		*
		* @returns {boolean}
		* Returns true if this node has any child nodes, and false otherwise.
		*/
		hasChildNodes: function() {
			return this.firstChild != null;
		},
		/**
		* Creates a copy of the calling node.
		*
		* @param {boolean} deep
		* If true, the contents of the node are recursively copied.
		* If false, only the node itself (and its attributes, if it is an element) are copied.
		* @returns {Node}
		* Returns the newly created copy of the node.
		* @throws {DOMException}
		* May throw a DOMException if operations within {@link Element#setAttributeNode} or
		* {@link Node#appendChild} (which are potentially invoked in this method) do not meet their
		* specific constraints.
		* @see {@link cloneNode}
		*/
		cloneNode: function(deep) {
			return cloneNode(this.ownerDocument || this, this, deep);
		},
		/**
		* Puts the specified node and all of its subtree into a "normalized" form. In a normalized
		* subtree, no text nodes in the subtree are empty and there are no adjacent text nodes.
		*
		* Specifically, this method merges any adjacent text nodes (i.e., nodes for which `nodeType`
		* is `TEXT_NODE`) into a single node with the combined data. It also removes any empty text
		* nodes.
		*
		* This method iterativly traverses all child nodes to normalize all descendent nodes within
		* the subtree.
		*
		* @throws {DOMException}
		* May throw a DOMException if operations within removeChild or appendData (which are
		* potentially invoked in this method) do not meet their specific constraints.
		* @since Modified in DOM Level 2
		* @see {@link Node.removeChild}
		* @see {@link CharacterData.appendData}
		* @see ../docs/walk-dom.md.
		*/
		normalize: function() {
			walkDOM(this, null, { enter: function(node) {
				var child = node.firstChild;
				while (child) {
					var next = child.nextSibling;
					if (next !== null && next.nodeType === TEXT_NODE && child.nodeType === TEXT_NODE) {
						var tail = [];
						var sibling = next;
						while (sibling !== null && sibling.nodeType === TEXT_NODE) {
							tail.push(sibling.data);
							sibling = sibling.nextSibling;
						}
						var removed = child.nextSibling;
						while (removed !== sibling) {
							var following = removed.nextSibling;
							removed.parentNode = null;
							removed.previousSibling = null;
							removed.nextSibling = null;
							removed = following;
						}
						child.nextSibling = sibling;
						if (sibling !== null) sibling.previousSibling = child;
						else node.lastChild = child;
						child.appendData(tail.join(""));
						_onUpdateChild(node.ownerDocument, node);
						child = sibling;
					} else child = next;
				}
				return true;
			} });
		},
		/**
		* Checks whether the DOM implementation implements a specific feature and its version.
		*
		* @deprecated
		* Since `DOMImplementation.hasFeature` is deprecated and always returns true.
		* @param {string} feature
		* The package name of the feature to test. This is the same name that can be passed to the
		* method `hasFeature` on `DOMImplementation`.
		* @param {string} version
		* This is the version number of the package name to test.
		* @returns {boolean}
		* Returns true in all cases in the current implementation.
		* @since Introduced in DOM Level 2
		* @see {@link DOMImplementation.hasFeature}
		*/
		isSupported: function(feature, version) {
			return this.ownerDocument.implementation.hasFeature(feature, version);
		},
		/**
		* Look up the prefix associated to the given namespace URI, starting from this node.
		* **The default namespace declarations are ignored by this method.**
		* See Namespace Prefix Lookup for details on the algorithm used by this method.
		*
		* **This behavior is different from the in the specs**:
		* - no node type specific handling
		* - uses the internal attribute _nsMap for resolving namespaces that is updated when changing attributes
		*
		* @param {string | null} namespaceURI
		* The namespace URI for which to find the associated prefix.
		* @returns {string | null}
		* The associated prefix, if found; otherwise, null.
		* @see https://www.w3.org/TR/DOM-Level-3-Core/core.html#Node3-lookupNamespacePrefix
		* @see https://www.w3.org/TR/DOM-Level-3-Core/namespaces-algorithms.html#lookupNamespacePrefixAlgo
		* @see https://dom.spec.whatwg.org/#dom-node-lookupprefix
		* @see https://github.com/xmldom/xmldom/issues/322
		* @prettierignore
		*/
		lookupPrefix: function(namespaceURI) {
			var el = this;
			while (el) {
				var map = el._nsMap;
				if (map) {
					for (var n in map) if (hasOwn(map, n) && map[n] === namespaceURI) return n;
				}
				el = el.nodeType == ATTRIBUTE_NODE ? el.ownerDocument : el.parentNode;
			}
			return null;
		},
		/**
		* This function is used to look up the namespace URI associated with the given prefix,
		* starting from this node.
		*
		* **This behavior is different from the in the specs**:
		* - no node type specific handling
		* - uses the internal attribute _nsMap for resolving namespaces that is updated when changing attributes
		*
		* @param {string | null} prefix
		* The prefix for which to find the associated namespace URI.
		* @returns {string | null}
		* The associated namespace URI, if found; otherwise, null.
		* @since DOM Level 3
		* @see https://dom.spec.whatwg.org/#dom-node-lookupnamespaceuri
		* @see https://www.w3.org/TR/DOM-Level-3-Core/core.html#Node3-lookupNamespaceURI
		* @prettierignore
		*/
		lookupNamespaceURI: function(prefix) {
			var el = this;
			while (el) {
				var map = el._nsMap;
				if (map) {
					if (hasOwn(map, prefix)) return map[prefix];
				}
				el = el.nodeType == ATTRIBUTE_NODE ? el.ownerDocument : el.parentNode;
			}
			return null;
		},
		/**
		* Determines whether the given namespace URI is the default namespace.
		*
		* The function works by looking up the prefix associated with the given namespace URI. If no
		* prefix is found (i.e., the namespace URI is not registered in the namespace map of this
		* node or any of its ancestors), it returns `true`, implying the namespace URI is considered
		* the default.
		*
		* **This behavior is different from the in the specs**:
		* - no node type specific handling
		* - uses the internal attribute _nsMap for resolving namespaces that is updated when changing attributes
		*
		* @param {string | null} namespaceURI
		* The namespace URI to be checked.
		* @returns {boolean}
		* Returns true if the given namespace URI is the default namespace, false otherwise.
		* @since DOM Level 3
		* @see https://www.w3.org/TR/DOM-Level-3-Core/core.html#Node3-isDefaultNamespace
		* @see https://dom.spec.whatwg.org/#dom-node-isdefaultnamespace
		* @prettierignore
		*/
		isDefaultNamespace: function(namespaceURI) {
			return this.lookupPrefix(namespaceURI) == null;
		},
		/**
		* Compares the reference node with a node with regard to their position in the document and
		* according to the document order.
		*
		* @param {Node} other
		* The node to compare the reference node to.
		* @returns {number}
		* Returns how the node is positioned relatively to the reference node according to the
		* bitmask. 0 if reference node and given node are the same.
		* @since DOM Level 3
		* @see https://www.w3.org/TR/2004/REC-DOM-Level-3-Core-20040407/core.html#Node3-compare
		* @see https://dom.spec.whatwg.org/#dom-node-comparedocumentposition
		*/
		compareDocumentPosition: function(other) {
			if (this === other) return 0;
			var node1 = other;
			var node2 = this;
			var attr1 = null;
			var attr2 = null;
			if (node1 instanceof Attr) {
				attr1 = node1;
				node1 = attr1.ownerElement;
			}
			if (node2 instanceof Attr) {
				attr2 = node2;
				node2 = attr2.ownerElement;
				if (attr1 && node1 && node2 === node1) for (var i = 0, attr; attr = node2.attributes[i]; i++) {
					if (attr === attr1) return DocumentPosition.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC + DocumentPosition.DOCUMENT_POSITION_PRECEDING;
					if (attr === attr2) return DocumentPosition.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC + DocumentPosition.DOCUMENT_POSITION_FOLLOWING;
				}
			}
			if (!node1 || !node2 || node2.ownerDocument !== node1.ownerDocument) return DocumentPosition.DOCUMENT_POSITION_DISCONNECTED + DocumentPosition.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC + (docGUID(node2.ownerDocument) > docGUID(node1.ownerDocument) ? DocumentPosition.DOCUMENT_POSITION_FOLLOWING : DocumentPosition.DOCUMENT_POSITION_PRECEDING);
			if (attr2 && node1 === node2) return DocumentPosition.DOCUMENT_POSITION_CONTAINS + DocumentPosition.DOCUMENT_POSITION_PRECEDING;
			if (attr1 && node1 === node2) return DocumentPosition.DOCUMENT_POSITION_CONTAINED_BY + DocumentPosition.DOCUMENT_POSITION_FOLLOWING;
			var chain1 = [];
			var ancestor1 = node1.parentNode;
			while (ancestor1) {
				if (!attr2 && ancestor1 === node2) return DocumentPosition.DOCUMENT_POSITION_CONTAINED_BY + DocumentPosition.DOCUMENT_POSITION_FOLLOWING;
				chain1.push(ancestor1);
				ancestor1 = ancestor1.parentNode;
			}
			chain1.reverse();
			var chain2 = [];
			var ancestor2 = node2.parentNode;
			while (ancestor2) {
				if (!attr1 && ancestor2 === node1) return DocumentPosition.DOCUMENT_POSITION_CONTAINS + DocumentPosition.DOCUMENT_POSITION_PRECEDING;
				chain2.push(ancestor2);
				ancestor2 = ancestor2.parentNode;
			}
			chain2.reverse();
			var ca = commonAncestor(chain1, chain2);
			for (var n in ca.childNodes) {
				var child = ca.childNodes[n];
				if (child === node2) return DocumentPosition.DOCUMENT_POSITION_FOLLOWING;
				if (child === node1) return DocumentPosition.DOCUMENT_POSITION_PRECEDING;
				if (chain2.indexOf(child) >= 0) return DocumentPosition.DOCUMENT_POSITION_FOLLOWING;
				if (chain1.indexOf(child) >= 0) return DocumentPosition.DOCUMENT_POSITION_PRECEDING;
			}
			return 0;
		}
	};
	/**
	* Encodes special XML characters to their corresponding entities.
	*
	* @param {string} c
	* The character to be encoded.
	* @returns {string}
	* The encoded character.
	* @private
	*/
	function _xmlEncoder(c) {
		return c == "<" && "&lt;" || c == ">" && "&gt;" || c == "&" && "&amp;" || c == "\"" && "&quot;" || "&#" + c.charCodeAt() + ";";
	}
	copy(NodeType, Node);
	copy(NodeType, Node.prototype);
	copy(DocumentPosition, Node);
	copy(DocumentPosition, Node.prototype);
	/**
	* Visits every node in the subtree rooted at `node` in depth-first pre-order.
	*
	* Delegates to {@link walkDOM} for traversal. The `callback` is called on each node;
	* if it returns a truthy value, traversal stops immediately.
	*
	* @param {Node} node
	* Root of the subtree to visit.
	* @param {function(Node): *} callback
	* Called for each node. A truthy return value stops traversal early.
	*/
	function _visitNode(node, callback) {
		walkDOM(node, null, { enter: function(n) {
			return callback(n) ? walkDOM.STOP : true;
		} });
	}
	/**
	* Depth-first pre/post-order DOM tree walker.
	*
	* Visits every node in the subtree rooted at `node`. For each node:
	*
	* 1. Calls `callbacks.enter(node, context)` before descending into the node's children. The
	* return value becomes the `context` passed to each child's `enter` call and to the matching
	* `exit` call.
	* 2. If `enter` returns `null` or `undefined`, the node's children are skipped;
	* sibling traversal continues normally.
	* 3. If `enter` returns `walkDOM.STOP`, the entire traversal is aborted immediately — no
	* further `enter` or `exit` calls are made.
	* 4. `lastChild` and `previousSibling` are read **after** `enter` returns, so `enter` may
	* safely modify the node's own child list before the walker descends. Modifying siblings of
	* the current node or any other part of the tree produces unpredictable results: nodes already
	* queued on the stack are visited regardless of DOM changes, and newly inserted nodes outside
	* the current child list are never visited.
	* 5. Calls `callbacks.exit(node, context)` (if provided) after all of a node's children have
	* been visited, passing the same `context` that `enter`
	* returned for that node.
	*
	* This implementation uses an explicit stack and does not recurse — it is safe on arbitrarily
	* deep trees.
	*
	* @param {Node} node
	* Root of the subtree to walk.
	* @param {*} context
	* Initial context value passed to the root node's `enter`.
	* @param {{ enter: function(Node, *): *, exit?: function(Node, *): void }} callbacks
	* @returns {void | walkDOM.STOP}
	* @see ../docs/walk-dom.md.
	*/
	function walkDOM(node, context, callbacks) {
		var stack = [{
			node,
			context,
			phase: walkDOM.ENTER
		}];
		while (stack.length > 0) {
			var frame = stack.pop();
			if (frame.phase === walkDOM.ENTER) {
				var childContext = callbacks.enter(frame.node, frame.context);
				if (childContext === walkDOM.STOP) return walkDOM.STOP;
				stack.push({
					node: frame.node,
					context: childContext,
					phase: walkDOM.EXIT
				});
				if (childContext === null || childContext === void 0) continue;
				var child = frame.node.lastChild;
				while (child) {
					stack.push({
						node: child,
						context: childContext,
						phase: walkDOM.ENTER
					});
					child = child.previousSibling;
				}
			} else if (callbacks.exit) callbacks.exit(frame.node, frame.context);
		}
	}
	/**
	* Sentinel value returned from a `walkDOM` `enter` callback to abort the entire traversal
	* immediately.
	*
	* @type {symbol}
	*/
	walkDOM.STOP = Symbol("walkDOM.STOP");
	/**
	* Phase constant for a stack frame that has not yet been visited.
	* The `enter` callback is called and children are scheduled.
	*
	* @type {number}
	*/
	walkDOM.ENTER = 0;
	/**
	* Phase constant for a stack frame whose subtree has been fully visited.
	* The `exit` callback is called.
	*
	* @type {number}
	*/
	walkDOM.EXIT = 1;
	/**
	* @typedef DocumentOptions
	* @property {string} [contentType=MIME_TYPE.XML_APPLICATION]
	*/
	/**
	* The Document interface describes the common properties and methods for any kind of document.
	*
	* It should usually be created using `new DOMImplementation().createDocument(...)`
	* or `new DOMImplementation().createHTMLDocument(...)`.
	*
	* The constructor is considered a private API and offers to initially set the `contentType`
	* property via it's options parameter.
	*
	* @class
	* @param {Symbol} symbol
	* @param {DocumentOptions} [options]
	* @augments Node
	* @private
	* @see https://developer.mozilla.org/en-US/docs/Web/API/Document
	* @see https://dom.spec.whatwg.org/#interface-document
	*/
	function Document(symbol, options) {
		checkSymbol(symbol);
		var opt = options || {};
		this.ownerDocument = this;
		/**
		* The mime type of the document is determined at creation time and can not be modified.
		*
		* @type {string}
		* @see https://dom.spec.whatwg.org/#concept-document-content-type
		* @see {@link DOMImplementation}
		* @see {@link MIME_TYPE}
		* @readonly
		*/
		this.contentType = opt.contentType || MIME_TYPE.XML_APPLICATION;
		/**
		* @type {'html' | 'xml'}
		* @see https://dom.spec.whatwg.org/#concept-document-type
		* @see {@link DOMImplementation}
		* @readonly
		*/
		this.type = isHTMLMimeType(this.contentType) ? "html" : "xml";
	}
	/**
	* Updates the namespace mapping of an element when a new attribute is added.
	*
	* @param {Document} doc
	* The document that the element belongs to.
	* @param {Element} el
	* The element to which the attribute is being added.
	* @param {Attr} newAttr
	* The new attribute being added.
	* @private
	*/
	function _onAddAttribute(doc, el, newAttr) {
		doc && doc._inc++;
		if (newAttr.namespaceURI === NAMESPACE.XMLNS) el._nsMap[newAttr.prefix ? newAttr.localName : ""] = newAttr.value;
	}
	/**
	* Updates the namespace mapping of an element when an attribute is removed.
	*
	* @param {Document} doc
	* The document that the element belongs to.
	* @param {Element} el
	* The element from which the attribute is being removed.
	* @param {Attr} newAttr
	* The attribute being removed.
	* @param {boolean} remove
	* Indicates whether the attribute is to be removed.
	* @private
	*/
	function _onRemoveAttribute(doc, el, newAttr, remove) {
		doc && doc._inc++;
		if (newAttr.namespaceURI === NAMESPACE.XMLNS) delete el._nsMap[newAttr.prefix ? newAttr.localName : ""];
	}
	/**
	* Updates `parent.childNodes`, adjusting the indexed items and its `length`.
	* If `newChild` is provided and has no nextSibling, it will be appended.
	* Otherwise, it's assumed that an item has been removed or inserted,
	* and `parent.firstNode` and its `.nextSibling` to re-indexing all child nodes of `parent`.
	*
	* @param {Document} doc
	* The parent document of `el`.
	* @param {Node} parent
	* The parent node whose childNodes list needs to be updated.
	* @param {Node} [newChild]
	* The new child node to be appended. If not provided, the function assumes a node has been
	* removed.
	* @private
	*/
	function _onUpdateChild(doc, parent, newChild) {
		if (doc && doc._inc) {
			doc._inc++;
			var childNodes = parent.childNodes;
			if (newChild && !newChild.nextSibling) childNodes[childNodes.length++] = newChild;
			else {
				var child = parent.firstChild;
				var i = 0;
				while (child) {
					childNodes[i++] = child;
					child = child.nextSibling;
				}
				childNodes.length = i;
				delete childNodes[childNodes.length];
			}
		}
	}
	/**
	* Removes the connections between `parentNode` and `child`
	* and any existing `child.previousSibling` or `child.nextSibling`.
	*
	* @param {Node} parentNode
	* The parent node from which the child node is to be removed.
	* @param {Node} child
	* The child node to be removed from the parentNode.
	* @returns {Node}
	* Returns the child node that was removed.
	* @throws {DOMException}
	* With code:
	* - {@link DOMException.NOT_FOUND_ERR} If the parentNode is not the parent of the child node.
	* @private
	* @see https://github.com/xmldom/xmldom/issues/135
	* @see https://github.com/xmldom/xmldom/issues/145
	*/
	function _removeChild(parentNode, child) {
		if (parentNode !== child.parentNode) throw new DOMException(DOMException.NOT_FOUND_ERR, "child's parent is not parent");
		var oldPreviousSibling = child.previousSibling;
		var oldNextSibling = child.nextSibling;
		if (oldPreviousSibling) oldPreviousSibling.nextSibling = oldNextSibling;
		else parentNode.firstChild = oldNextSibling;
		if (oldNextSibling) oldNextSibling.previousSibling = oldPreviousSibling;
		else parentNode.lastChild = oldPreviousSibling;
		_onUpdateChild(parentNode.ownerDocument, parentNode);
		child.parentNode = null;
		child.previousSibling = null;
		child.nextSibling = null;
		return child;
	}
	/**
	* Returns `true` if `node` can be a parent for insertion.
	*
	* @param {Node} node
	* @returns {boolean}
	*/
	function hasValidParentNodeType(node) {
		return node && (node.nodeType === Node.DOCUMENT_NODE || node.nodeType === Node.DOCUMENT_FRAGMENT_NODE || node.nodeType === Node.ELEMENT_NODE);
	}
	/**
	* Returns `true` if `node` can be inserted according to it's `nodeType`.
	*
	* @param {Node} node
	* @returns {boolean}
	*/
	function hasInsertableNodeType(node) {
		return node && (node.nodeType === Node.CDATA_SECTION_NODE || node.nodeType === Node.COMMENT_NODE || node.nodeType === Node.DOCUMENT_FRAGMENT_NODE || node.nodeType === Node.DOCUMENT_TYPE_NODE || node.nodeType === Node.ELEMENT_NODE || node.nodeType === Node.PROCESSING_INSTRUCTION_NODE || node.nodeType === Node.TEXT_NODE);
	}
	/**
	* Returns true if `node` is a DOCTYPE node.
	*
	* @param {Node} node
	* @returns {boolean}
	*/
	function isDocTypeNode(node) {
		return node && node.nodeType === Node.DOCUMENT_TYPE_NODE;
	}
	/**
	* Returns true if the node is an element.
	*
	* @param {Node} node
	* @returns {boolean}
	*/
	function isElementNode(node) {
		return node && node.nodeType === Node.ELEMENT_NODE;
	}
	/**
	* Returns true if `node` is a text node.
	*
	* @param {Node} node
	* @returns {boolean}
	*/
	function isTextNode(node) {
		return node && node.nodeType === Node.TEXT_NODE;
	}
	/**
	* Check if en element node can be inserted before `child`, or at the end if child is falsy,
	* according to the presence and position of a doctype node on the same level.
	*
	* @param {Document} doc
	* The document node.
	* @param {Node} child
	* The node that would become the nextSibling if the element would be inserted.
	* @returns {boolean}
	* `true` if an element can be inserted before child.
	* @private
	*/
	function isElementInsertionPossible(doc, child) {
		var parentChildNodes = doc.childNodes || [];
		if (find(parentChildNodes, isElementNode) || isDocTypeNode(child)) return false;
		var docTypeNode = find(parentChildNodes, isDocTypeNode);
		return !(child && docTypeNode && parentChildNodes.indexOf(docTypeNode) > parentChildNodes.indexOf(child));
	}
	/**
	* Check if en element node can be inserted before `child`, or at the end if child is falsy,
	* according to the presence and position of a doctype node on the same level.
	*
	* @param {Node} doc
	* The document node.
	* @param {Node} child
	* The node that would become the nextSibling if the element would be inserted.
	* @returns {boolean}
	* `true` if an element can be inserted before child.
	* @private
	*/
	function isElementReplacementPossible(doc, child) {
		var parentChildNodes = doc.childNodes || [];
		function hasElementChildThatIsNotChild(node) {
			return isElementNode(node) && node !== child;
		}
		if (find(parentChildNodes, hasElementChildThatIsNotChild)) return false;
		var docTypeNode = find(parentChildNodes, isDocTypeNode);
		return !(child && docTypeNode && parentChildNodes.indexOf(docTypeNode) > parentChildNodes.indexOf(child));
	}
	/**
	* Asserts pre-insertion validity of a node into a parent before a child.
	* Throws errors for invalid node combinations that would result in an ill-formed DOM.
	*
	* @param {Node} parent
	* The parent node to insert `node` into.
	* @param {Node} node
	* The node to insert.
	* @param {Node | null} child
	* The node that should become the `nextSibling` of `node`. If null, no sibling is considered.
	* @throws {DOMException}
	* With code:
	* - {@link DOMException.HIERARCHY_REQUEST_ERR} If `parent` is not a Document,
	* DocumentFragment, or Element node.
	* - {@link DOMException.HIERARCHY_REQUEST_ERR} If `node` is a host-including inclusive
	* ancestor of `parent`. (Currently not implemented)
	* - {@link DOMException.NOT_FOUND_ERR} If `child` is non-null and its `parent` is not
	* `parent`.
	* - {@link DOMException.HIERARCHY_REQUEST_ERR} If `node` is not a DocumentFragment,
	* DocumentType, Element, or CharacterData node.
	* - {@link DOMException.HIERARCHY_REQUEST_ERR} If either `node` is a Text node and `parent` is
	* a document, or if `node` is a doctype and `parent` is not a document.
	* @private
	* @see https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity
	* @see https://dom.spec.whatwg.org/#concept-node-replace
	*/
	function assertPreInsertionValidity1to5(parent, node, child) {
		if (!hasValidParentNodeType(parent)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Unexpected parent node type " + parent.nodeType);
		if (child && child.parentNode !== parent) throw new DOMException(DOMException.NOT_FOUND_ERR, "child not in parent");
		if (!hasInsertableNodeType(node) || isDocTypeNode(node) && parent.nodeType !== Node.DOCUMENT_NODE) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Unexpected node type " + node.nodeType + " for parent node type " + parent.nodeType);
	}
	/**
	* Asserts pre-insertion validity of a node into a document before a child.
	* Throws errors for invalid node combinations that would result in an ill-formed DOM.
	*
	* @param {Document} parent
	* The parent node to insert `node` into.
	* @param {Node} node
	* The node to insert.
	* @param {Node | undefined} child
	* The node that should become the `nextSibling` of `node`. If undefined, no sibling is
	* considered.
	* @returns {Node}
	* @throws {DOMException}
	* With code:
	* - {@link DOMException.HIERARCHY_REQUEST_ERR} If `node` is a DocumentFragment with more than
	* one element child or has a Text node child.
	* - {@link DOMException.HIERARCHY_REQUEST_ERR} If `node` is a DocumentFragment with one
	* element child and either `parent` has an element child, `child` is a doctype, or `child` is
	* non-null and a doctype is following `child`.
	* - {@link DOMException.HIERARCHY_REQUEST_ERR} If `node` is an Element and `parent` has an
	* element child, `child` is a doctype, or `child` is non-null and a doctype is following
	* `child`.
	* - {@link DOMException.HIERARCHY_REQUEST_ERR} If `node` is a DocumentType and `parent` has a
	* doctype child, `child` is non-null and an element is preceding `child`, or `child` is null
	* and `parent` has an element child.
	* @private
	* @see https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity
	* @see https://dom.spec.whatwg.org/#concept-node-replace
	*/
	function assertPreInsertionValidityInDocument(parent, node, child) {
		var parentChildNodes = parent.childNodes || [];
		var nodeChildNodes = node.childNodes || [];
		if (node.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
			var nodeChildElements = nodeChildNodes.filter(isElementNode);
			if (nodeChildElements.length > 1 || find(nodeChildNodes, isTextNode)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "More than one element or text in fragment");
			if (nodeChildElements.length === 1 && !isElementInsertionPossible(parent, child)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Element in fragment can not be inserted before doctype");
		}
		if (isElementNode(node)) {
			if (!isElementInsertionPossible(parent, child)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Only one element can be added and only after doctype");
		}
		if (isDocTypeNode(node)) {
			if (find(parentChildNodes, isDocTypeNode)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Only one doctype is allowed");
			var parentElementChild = find(parentChildNodes, isElementNode);
			if (child && parentChildNodes.indexOf(parentElementChild) < parentChildNodes.indexOf(child)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Doctype can only be inserted before an element");
			if (!child && parentElementChild) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Doctype can not be appended since element is present");
		}
	}
	/**
	* @param {Document} parent
	* The parent node to insert `node` into.
	* @param {Node} node
	* The node to insert.
	* @param {Node | undefined} child
	* the node that should become the `nextSibling` of `node`
	* @returns {Node}
	* @throws {DOMException}
	* For several node combinations that would create a DOM that is not well-formed.
	* @throws {DOMException}
	* If `child` is provided but is not a child of `parent`.
	* @private
	* @see https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity
	* @see https://dom.spec.whatwg.org/#concept-node-replace
	*/
	function assertPreReplacementValidityInDocument(parent, node, child) {
		var parentChildNodes = parent.childNodes || [];
		var nodeChildNodes = node.childNodes || [];
		if (node.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
			var nodeChildElements = nodeChildNodes.filter(isElementNode);
			if (nodeChildElements.length > 1 || find(nodeChildNodes, isTextNode)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "More than one element or text in fragment");
			if (nodeChildElements.length === 1 && !isElementReplacementPossible(parent, child)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Element in fragment can not be inserted before doctype");
		}
		if (isElementNode(node)) {
			if (!isElementReplacementPossible(parent, child)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Only one element can be added and only after doctype");
		}
		if (isDocTypeNode(node)) {
			function hasDoctypeChildThatIsNotChild(node) {
				return isDocTypeNode(node) && node !== child;
			}
			if (find(parentChildNodes, hasDoctypeChildThatIsNotChild)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Only one doctype is allowed");
			var parentElementChild = find(parentChildNodes, isElementNode);
			if (child && parentChildNodes.indexOf(parentElementChild) < parentChildNodes.indexOf(child)) throw new DOMException(DOMException.HIERARCHY_REQUEST_ERR, "Doctype can only be inserted before an element");
		}
	}
	/**
	* Inserts a node into a parent node before a child node.
	*
	* @param {Node} parent
	* The parent node to insert the node into.
	* @param {Node} node
	* The node to insert into the parent.
	* @param {Node | null} child
	* The node that should become the next sibling of the node.
	* If null, the function inserts the node at the end of the children of the parent node.
	* @param {Function} [_inDocumentAssertion]
	* An optional function to check pre-insertion validity if parent is a document node.
	* Defaults to {@link assertPreInsertionValidityInDocument}
	* @returns {Node}
	* Returns the inserted node.
	* @throws {DOMException}
	* Throws a DOMException if inserting the node would result in a DOM tree that is not
	* well-formed. See {@link assertPreInsertionValidity1to5},
	* {@link assertPreInsertionValidityInDocument}.
	* @throws {DOMException}
	* Throws a DOMException if child is provided but is not a child of the parent. See
	* {@link Node.removeChild}
	* @private
	* @see https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity
	*/
	function _insertBefore(parent, node, child, _inDocumentAssertion) {
		assertPreInsertionValidity1to5(parent, node, child);
		if (parent.nodeType === Node.DOCUMENT_NODE) (_inDocumentAssertion || assertPreInsertionValidityInDocument)(parent, node, child);
		var cp = node.parentNode;
		if (cp) cp.removeChild(node);
		if (node.nodeType === DOCUMENT_FRAGMENT_NODE) {
			var newFirst = node.firstChild;
			if (newFirst == null) return node;
			var newLast = node.lastChild;
		} else newFirst = newLast = node;
		var pre = child ? child.previousSibling : parent.lastChild;
		newFirst.previousSibling = pre;
		newLast.nextSibling = child;
		if (pre) pre.nextSibling = newFirst;
		else parent.firstChild = newFirst;
		if (child == null) parent.lastChild = newLast;
		else child.previousSibling = newLast;
		do
			newFirst.parentNode = parent;
		while (newFirst !== newLast && (newFirst = newFirst.nextSibling));
		_onUpdateChild(parent.ownerDocument || parent, parent, node);
		if (node.nodeType == DOCUMENT_FRAGMENT_NODE) node.firstChild = node.lastChild = null;
		return node;
	}
	Document.prototype = {
		/**
		* The implementation that created this document.
		*
		* @type DOMImplementation
		* @readonly
		*/
		implementation: null,
		nodeName: "#document",
		nodeType: DOCUMENT_NODE,
		/**
		* The DocumentType node of the document.
		*
		* @type DocumentType
		* @readonly
		*/
		doctype: null,
		documentElement: null,
		_inc: 1,
		insertBefore: function(newChild, refChild) {
			if (newChild.nodeType === DOCUMENT_FRAGMENT_NODE) {
				var child = newChild.firstChild;
				while (child) {
					var next = child.nextSibling;
					this.insertBefore(child, refChild);
					child = next;
				}
				return newChild;
			}
			_insertBefore(this, newChild, refChild);
			newChild.ownerDocument = this;
			if (this.documentElement === null && newChild.nodeType === ELEMENT_NODE) this.documentElement = newChild;
			return newChild;
		},
		removeChild: function(oldChild) {
			var removed = _removeChild(this, oldChild);
			if (removed === this.documentElement) this.documentElement = null;
			return removed;
		},
		replaceChild: function(newChild, oldChild) {
			_insertBefore(this, newChild, oldChild, assertPreReplacementValidityInDocument);
			newChild.ownerDocument = this;
			if (oldChild) this.removeChild(oldChild);
			if (isElementNode(newChild)) this.documentElement = newChild;
		},
		/**
		* Imports a node from another document into this document, creating a new copy owned by this
		* document. The source node and its subtree are not modified.
		*
		* @param {Node} importedNode
		* The node to import.
		* @param {boolean} deep
		* If true, the contents of the node are recursively imported.
		* If false, only the node itself (and its attributes, if it is an element) are imported.
		* @returns {Node}
		* Returns the newly created import of the node.
		* @see {@link importNode}
		* @see {@link https://dom.spec.whatwg.org/#dom-document-importnode}
		*/
		importNode: function(importedNode, deep) {
			return importNode(this, importedNode, deep);
		},
		getElementById: function(id) {
			var rtv = null;
			_visitNode(this.documentElement, function(node) {
				if (node.nodeType == ELEMENT_NODE) {
					if (node.getAttribute("id") == id) {
						rtv = node;
						return true;
					}
				}
			});
			return rtv;
		},
		/**
		* Creates a new `Element` that is owned by this `Document`.
		* In HTML Documents `localName` is the lower cased `tagName`,
		* otherwise no transformation is being applied.
		* When `contentType` implies the HTML namespace, it will be set as `namespaceURI`.
		*
		* __This implementation differs from the specification:__ - The provided name is not checked
		* against the `Name` production,
		* so no related error will be thrown.
		* - There is no interface `HTMLElement`, it is always an `Element`.
		* - There is no support for a second argument to indicate using custom elements.
		*
		* @param {string} tagName
		* @returns {Element}
		* @see https://developer.mozilla.org/en-US/docs/Web/API/Document/createElement
		* @see https://dom.spec.whatwg.org/#dom-document-createelement
		* @see https://dom.spec.whatwg.org/#concept-create-element
		*/
		createElement: function(tagName) {
			var node = new Element(PDC);
			node.ownerDocument = this;
			if (this.type === "html") tagName = tagName.toLowerCase();
			if (hasDefaultHTMLNamespace(this.contentType)) node.namespaceURI = NAMESPACE.HTML;
			node.nodeName = tagName;
			node.tagName = tagName;
			node.localName = tagName;
			node.childNodes = new NodeList();
			var attrs = node.attributes = new NamedNodeMap();
			attrs._ownerElement = node;
			return node;
		},
		/**
		* @returns {DocumentFragment}
		*/
		createDocumentFragment: function() {
			var node = new DocumentFragment(PDC);
			node.ownerDocument = this;
			node.childNodes = new NodeList();
			return node;
		},
		/**
		* @param {string} data
		* @returns {Text}
		*/
		createTextNode: function(data) {
			var node = new Text(PDC);
			node.ownerDocument = this;
			node.childNodes = new NodeList();
			node.appendData(data);
			return node;
		},
		/**
		* @param {string} data
		* @returns {Comment}
		* @see https://dom.spec.whatwg.org/#dom-document-createcomment
		* @see https://www.w3.org/TR/xml/#NT-Comment XML 1.0 production [15]
		* @see https://www.w3.org/TR/DOM-Parsing/#dfn-concept-serialize-xml §3.2.1.3
		*
		*      Note: no validation is performed at creation time. When the resulting document is
		*      serialized with `requireWellFormed: true`, the serializer throws `InvalidStateError`
		*      if the comment data contains `--` anywhere, ends with `-`, or contains characters
		*      outside the XML Char production (W3C DOM Parsing §3.2.1.3). Without that option the
		*      data is emitted verbatim.
		*/
		createComment: function(data) {
			var node = new Comment(PDC);
			node.ownerDocument = this;
			node.childNodes = new NodeList();
			node.appendData(data);
			return node;
		},
		/**
		* Returns a new CDATASection node whose data is `data`.
		*
		* __This implementation differs from the specification:__ - calling this method on an HTML
		* document does not throw `NotSupportedError`.
		*
		* @param {string} data
		* @returns {CDATASection}
		* @throws {DOMException}
		* With code `INVALID_CHARACTER_ERR` if `data` contains `"]]>"`.
		* @see https://developer.mozilla.org/en-US/docs/Web/API/Document/createCDATASection
		* @see https://dom.spec.whatwg.org/#dom-document-createcdatasection
		*/
		createCDATASection: function(data) {
			if (data.indexOf("]]>") !== -1) throw new DOMException(DOMException.INVALID_CHARACTER_ERR, "data contains \"]]>\"");
			var node = new CDATASection(PDC);
			node.ownerDocument = this;
			node.childNodes = new NodeList();
			node.appendData(data);
			return node;
		},
		/**
		* Returns a ProcessingInstruction node whose target is target and data is data.
		*
		* __This behavior is slightly different from the in the specs__:
		* - it does not do any input validation on the arguments and doesn't throw
		* "InvalidCharacterError".
		*
		* Note: When the resulting document is serialized with `requireWellFormed: true`, the
		* serializer throws `InvalidStateError` if `.target` is not a valid XML `NCName` (a `Name`
		* with no colon) or is an ASCII case-insensitive match for `"xml"`, or if `.data` contains
		* `?>` or characters outside the XML Char production (W3C DOM Parsing §3.2.1.7). Without that
		* option the target and data are emitted verbatim.
		*
		* @param {string} target
		* @param {string} data
		* @returns {ProcessingInstruction}
		* @see https://developer.mozilla.org/docs/Web/API/Document/createProcessingInstruction
		* @see https://dom.spec.whatwg.org/#dom-document-createprocessinginstruction
		* @see https://www.w3.org/TR/DOM-Parsing/#dfn-concept-serialize-xml §3.2.1.7
		*/
		createProcessingInstruction: function(target, data) {
			var node = new ProcessingInstruction(PDC);
			node.ownerDocument = this;
			node.childNodes = new NodeList();
			node.nodeName = node.target = target;
			node.nodeValue = node.data = data;
			return node;
		},
		/**
		* Creates an `Attr` node that is owned by this document.
		* In HTML Documents `localName` is the lower cased `name`,
		* otherwise no transformation is being applied.
		*
		* __This implementation differs from the specification:__ - The provided name is not checked
		* against the `Name` production,
		* so no related error will be thrown.
		*
		* @param {string} name
		* @returns {Attr}
		* @see https://developer.mozilla.org/en-US/docs/Web/API/Document/createAttribute
		* @see https://dom.spec.whatwg.org/#dom-document-createattribute
		*/
		createAttribute: function(name) {
			if (!g.QName_exact.test(name)) throw new DOMException(DOMException.INVALID_CHARACTER_ERR, "invalid character in name \"" + name + "\"");
			if (this.type === "html") name = name.toLowerCase();
			return this._createAttribute(name);
		},
		_createAttribute: function(name) {
			var node = new Attr(PDC);
			node.ownerDocument = this;
			node.childNodes = new NodeList();
			node.name = name;
			node.nodeName = name;
			node.localName = name;
			node.specified = true;
			return node;
		},
		/**
		* Creates an EntityReference object.
		* The current implementation does not fill the `childNodes` with those of the corresponding
		* `Entity`
		*
		* The `name` is validated against the XML `Name` production at creation time; an invalid name
		* throws `InvalidCharacterError`. When the resulting node is serialized with
		* `requireWellFormed: true`, the serializer re-validates `nodeName` against the XML `Name`
		* production and throws `InvalidStateError` if a later `nodeName` mutation made it invalid;
		* without that option the name is emitted verbatim.
		*
		* __This implementation differs from the specification:__ xmldom does not expand entities —
		* the parser resolves entity references inline and never constructs `EntityReference` nodes,
		* so this method is the only producer.
		*
		* @deprecated
		* In DOM Level 4.
		* @param {string} name
		* The name of the entity to reference. No namespace well-formedness checks are performed.
		* @returns {EntityReference}
		* @throws {DOMException}
		* With code `INVALID_CHARACTER_ERR` when `name` is not a valid XML `Name`.
		* @throws {DOMException}
		* with code `NOT_SUPPORTED_ERR` when the document is of type `html`
		* @see https://www.w3.org/TR/DOM-Level-3-Core/core.html#ID-392B75AE
		*/
		createEntityReference: function(name) {
			if (!g.Name_exact.test(name)) throw new DOMException(DOMException.INVALID_CHARACTER_ERR, "not a valid xml name \"" + name + "\"");
			if (this.type === "html") throw new DOMException("document is an html document", DOMExceptionName.NotSupportedError);
			var node = new EntityReference(PDC);
			node.ownerDocument = this;
			node.childNodes = new NodeList();
			node.nodeName = name;
			return node;
		},
		/**
		* @param {string} namespaceURI
		* @param {string} qualifiedName
		* @returns {Element}
		*/
		createElementNS: function(namespaceURI, qualifiedName) {
			var validated = validateAndExtract(namespaceURI, qualifiedName);
			var node = new Element(PDC);
			var attrs = node.attributes = new NamedNodeMap();
			node.childNodes = new NodeList();
			node.ownerDocument = this;
			node.nodeName = qualifiedName;
			node.tagName = qualifiedName;
			node.namespaceURI = validated[0];
			node.prefix = validated[1];
			node.localName = validated[2];
			attrs._ownerElement = node;
			return node;
		},
		/**
		* @param {string} namespaceURI
		* @param {string} qualifiedName
		* @returns {Attr}
		*/
		createAttributeNS: function(namespaceURI, qualifiedName) {
			var validated = validateAndExtract(namespaceURI, qualifiedName);
			var node = new Attr(PDC);
			node.ownerDocument = this;
			node.childNodes = new NodeList();
			node.nodeName = qualifiedName;
			node.name = qualifiedName;
			node.specified = true;
			node.namespaceURI = validated[0];
			node.prefix = validated[1];
			node.localName = validated[2];
			return node;
		}
	};
	_extends(Document, Node);
	function Element(symbol) {
		checkSymbol(symbol);
		this._nsMap = Object.create(null);
	}
	Element.prototype = {
		nodeType: ELEMENT_NODE,
		/**
		* The attributes of this element.
		*
		* @type {NamedNodeMap | null}
		*/
		attributes: null,
		getQualifiedName: function() {
			return this.prefix ? this.prefix + ":" + this.localName : this.localName;
		},
		_isInHTMLDocumentAndNamespace: function() {
			return this.ownerDocument.type === "html" && this.namespaceURI === NAMESPACE.HTML;
		},
		/**
		* Implementaton of Level2 Core function hasAttributes.
		*
		* @returns {boolean}
		* True if attribute list is not empty.
		* @see https://www.w3.org/TR/DOM-Level-2-Core/#core-ID-NodeHasAttrs
		*/
		hasAttributes: function() {
			return !!(this.attributes && this.attributes.length);
		},
		hasAttribute: function(name) {
			return !!this.getAttributeNode(name);
		},
		/**
		* Returns element’s first attribute whose qualified name is `name`, and `null`
		* if there is no such attribute.
		*
		* @param {string} name
		* @returns {string | null}
		*/
		getAttribute: function(name) {
			var attr = this.getAttributeNode(name);
			return attr ? attr.value : null;
		},
		getAttributeNode: function(name) {
			if (this._isInHTMLDocumentAndNamespace()) name = name.toLowerCase();
			return this.attributes.getNamedItem(name);
		},
		/**
		* Sets the value of element’s first attribute whose qualified name is qualifiedName to value.
		*
		* @param {string} name
		* @param {string} value
		*/
		setAttribute: function(name, value) {
			if (this._isInHTMLDocumentAndNamespace()) name = name.toLowerCase();
			var attr = this.getAttributeNode(name);
			if (attr) attr.value = attr.nodeValue = "" + value;
			else {
				attr = this.ownerDocument._createAttribute(name);
				attr.value = attr.nodeValue = "" + value;
				this.setAttributeNode(attr);
			}
		},
		removeAttribute: function(name) {
			var attr = this.getAttributeNode(name);
			attr && this.removeAttributeNode(attr);
		},
		setAttributeNode: function(newAttr) {
			return this.attributes.setNamedItem(newAttr);
		},
		setAttributeNodeNS: function(newAttr) {
			return this.attributes.setNamedItemNS(newAttr);
		},
		removeAttributeNode: function(oldAttr) {
			return this.attributes.removeNamedItem(oldAttr.nodeName);
		},
		removeAttributeNS: function(namespaceURI, localName) {
			var old = this.getAttributeNodeNS(namespaceURI, localName);
			old && this.removeAttributeNode(old);
		},
		hasAttributeNS: function(namespaceURI, localName) {
			return this.getAttributeNodeNS(namespaceURI, localName) != null;
		},
		/**
		* Returns element’s attribute whose namespace is `namespaceURI` and local name is
		* `localName`,
		* or `null` if there is no such attribute.
		*
		* @param {string} namespaceURI
		* @param {string} localName
		* @returns {string | null}
		*/
		getAttributeNS: function(namespaceURI, localName) {
			var attr = this.getAttributeNodeNS(namespaceURI, localName);
			return attr ? attr.value : null;
		},
		/**
		* Sets the value of element’s attribute whose namespace is `namespaceURI` and local name is
		* `localName` to value.
		*
		* @param {string} namespaceURI
		* @param {string} qualifiedName
		* @param {string} value
		* @see https://dom.spec.whatwg.org/#dom-element-setattributens
		*/
		setAttributeNS: function(namespaceURI, qualifiedName, value) {
			var localName = validateAndExtract(namespaceURI, qualifiedName)[2];
			var attr = this.getAttributeNodeNS(namespaceURI, localName);
			if (attr) attr.value = attr.nodeValue = "" + value;
			else {
				attr = this.ownerDocument.createAttributeNS(namespaceURI, qualifiedName);
				attr.value = attr.nodeValue = "" + value;
				this.setAttributeNode(attr);
			}
		},
		getAttributeNodeNS: function(namespaceURI, localName) {
			return this.attributes.getNamedItemNS(namespaceURI, localName);
		},
		/**
		* Returns a LiveNodeList of all child elements which have **all** of the given class name(s).
		*
		* Returns an empty list if `classNames` is an empty string or only contains HTML white space
		* characters.
		*
		* Warning: This returns a live LiveNodeList.
		* Changes in the DOM will reflect in the array as the changes occur.
		* If an element selected by this array no longer qualifies for the selector,
		* it will automatically be removed. Be aware of this for iteration purposes.
		*
		* @param {string} classNames
		* Is a string representing the class name(s) to match; multiple class names are separated by
		* (ASCII-)whitespace.
		* @see https://developer.mozilla.org/en-US/docs/Web/API/Element/getElementsByClassName
		* @see https://developer.mozilla.org/en-US/docs/Web/API/Document/getElementsByClassName
		* @see https://dom.spec.whatwg.org/#concept-getelementsbyclassname
		*/
		getElementsByClassName: function(classNames) {
			var classNamesSet = toOrderedSet(classNames);
			return new LiveNodeList(this, function(base) {
				var ls = [];
				if (classNamesSet.length > 0) _visitNode(base, function(node) {
					if (node !== base && node.nodeType === ELEMENT_NODE) {
						var nodeClassNames = node.getAttribute("class");
						if (nodeClassNames) {
							var matches = classNames === nodeClassNames;
							if (!matches) {
								var nodeClassNamesSet = toOrderedSet(nodeClassNames);
								matches = classNamesSet.every(arrayIncludes(nodeClassNamesSet));
							}
							if (matches) ls.push(node);
						}
					}
				});
				return ls;
			});
		},
		/**
		* Returns a LiveNodeList of elements with the given qualifiedName.
		* Searching for all descendants can be done by passing `*` as `qualifiedName`.
		*
		* All descendants of the specified element are searched, but not the element itself.
		* The returned list is live, which means it updates itself with the DOM tree automatically.
		* Therefore, there is no need to call `Element.getElementsByTagName()`
		* with the same element and arguments repeatedly if the DOM changes in between calls.
		*
		* When called on an HTML element in an HTML document,
		* `getElementsByTagName` lower-cases the argument before searching for it.
		* This is undesirable when trying to match camel-cased SVG elements (such as
		* `<linearGradient>`) in an HTML document.
		* Instead, use `Element.getElementsByTagNameNS()`,
		* which preserves the capitalization of the tag name.
		*
		* `Element.getElementsByTagName` is similar to `Document.getElementsByTagName()`,
		* except that it only searches for elements that are descendants of the specified element.
		*
		* @param {string} qualifiedName
		* @returns {LiveNodeList}
		* @see https://developer.mozilla.org/en-US/docs/Web/API/Element/getElementsByTagName
		* @see https://dom.spec.whatwg.org/#concept-getelementsbytagname
		*/
		getElementsByTagName: function(qualifiedName) {
			var isHTMLDocument = (this.nodeType === DOCUMENT_NODE ? this : this.ownerDocument).type === "html";
			var lowerQualifiedName = qualifiedName.toLowerCase();
			return new LiveNodeList(this, function(base) {
				var ls = [];
				_visitNode(base, function(node) {
					if (node === base || node.nodeType !== ELEMENT_NODE) return;
					if (qualifiedName === "*") ls.push(node);
					else if (node.getQualifiedName() === (isHTMLDocument && node.namespaceURI === NAMESPACE.HTML ? lowerQualifiedName : qualifiedName)) ls.push(node);
				});
				return ls;
			});
		},
		getElementsByTagNameNS: function(namespaceURI, localName) {
			return new LiveNodeList(this, function(base) {
				var ls = [];
				_visitNode(base, function(node) {
					if (node !== base && node.nodeType === ELEMENT_NODE && (namespaceURI === "*" || node.namespaceURI === namespaceURI) && (localName === "*" || node.localName == localName)) ls.push(node);
				});
				return ls;
			});
		}
	};
	Document.prototype.getElementsByClassName = Element.prototype.getElementsByClassName;
	Document.prototype.getElementsByTagName = Element.prototype.getElementsByTagName;
	Document.prototype.getElementsByTagNameNS = Element.prototype.getElementsByTagNameNS;
	_extends(Element, Node);
	function Attr(symbol) {
		checkSymbol(symbol);
		this.namespaceURI = null;
		this.prefix = null;
		this.ownerElement = null;
	}
	Attr.prototype.nodeType = ATTRIBUTE_NODE;
	_extends(Attr, Node);
	function CharacterData(symbol) {
		checkSymbol(symbol);
	}
	CharacterData.prototype = {
		data: "",
		substringData: function(offset, count) {
			return this.data.substring(offset, offset + count);
		},
		appendData: function(text) {
			text = this.data + text;
			this.nodeValue = this.data = text;
			this.length = text.length;
		},
		insertData: function(offset, text) {
			this.replaceData(offset, 0, text);
		},
		deleteData: function(offset, count) {
			this.replaceData(offset, count, "");
		},
		replaceData: function(offset, count, text) {
			var start = this.data.substring(0, offset);
			var end = this.data.substring(offset + count);
			text = start + text + end;
			this.nodeValue = this.data = text;
			this.length = text.length;
		}
	};
	_extends(CharacterData, Node);
	function Text(symbol) {
		checkSymbol(symbol);
	}
	Text.prototype = {
		nodeName: "#text",
		nodeType: TEXT_NODE,
		splitText: function(offset) {
			var text = this.data;
			var newText = text.substring(offset);
			text = text.substring(0, offset);
			this.data = this.nodeValue = text;
			this.length = text.length;
			var newNode = this.ownerDocument.createTextNode(newText);
			if (this.parentNode) this.parentNode.insertBefore(newNode, this.nextSibling);
			return newNode;
		}
	};
	_extends(Text, CharacterData);
	function Comment(symbol) {
		checkSymbol(symbol);
	}
	Comment.prototype = {
		nodeName: "#comment",
		nodeType: COMMENT_NODE
	};
	_extends(Comment, CharacterData);
	function CDATASection(symbol) {
		checkSymbol(symbol);
	}
	CDATASection.prototype = {
		nodeName: "#cdata-section",
		nodeType: CDATA_SECTION_NODE
	};
	_extends(CDATASection, Text);
	/**
	* @class DocumentType
	* @augments Node
	* @property {string} name
	* The doctype name, stored verbatim. Declared `readonly` by the WHATWG DOM spec; xmldom does
	* not enforce this constraint — direct property writes succeed and the written value is
	* serialized verbatim. When serialized with `requireWellFormed: true`, the serializer
	* validates the value against the XML `Name` production and throws `InvalidStateError` if it
	* does not match.
	* @property {string} publicId
	* The external subset public identifier, stored verbatim (including surrounding quotes).
	* Declared `readonly` by the WHATWG DOM spec; xmldom does not enforce this constraint —
	* direct property writes succeed and the written value is serialized verbatim.
	* When serialized with `requireWellFormed: true`, the serializer validates the value against
	* the XML `PubidLiteral` production and throws `InvalidStateError` if it does not match.
	* @property {string} systemId
	* The external subset system identifier, stored verbatim (including surrounding quotes).
	* Declared `readonly` by the WHATWG DOM spec; xmldom does not enforce this constraint —
	* direct property writes succeed and the written value is serialized verbatim.
	* When serialized with `requireWellFormed: true`, the serializer validates the value against
	* the XML `SystemLiteral` production and throws `InvalidStateError` if it does not match.
	* @property {string} internalSubset
	* The internal subset string (the raw content between `[` and `]`), or an empty string.
	* Declared `readonly` by the WHATWG DOM spec; xmldom does not enforce this constraint —
	* direct property writes succeed and the written value is serialized verbatim.
	* When serialized with `requireWellFormed: true`, the serializer throws `InvalidStateError`
	* if the value contains `"]>"`.
	* @see https://developer.mozilla.org/docs/Web/API/DocumentType MDN
	* @see https://dom.spec.whatwg.org/#interface-documenttype WHATWG DOM
	* @prettierignore
	*/
	function DocumentType(symbol) {
		checkSymbol(symbol);
	}
	DocumentType.prototype.nodeType = DOCUMENT_TYPE_NODE;
	_extends(DocumentType, Node);
	function Notation(symbol) {
		checkSymbol(symbol);
	}
	Notation.prototype.nodeType = NOTATION_NODE;
	_extends(Notation, Node);
	function Entity(symbol) {
		checkSymbol(symbol);
	}
	Entity.prototype.nodeType = ENTITY_NODE;
	_extends(Entity, Node);
	/**
	* Represents an EntityReference node, serialized as `&nodeName;`.
	*
	* `nodeName` is the referenced entity's name, stored verbatim. When serialized with
	* `requireWellFormed: true`, the serializer validates `nodeName` against the XML `Name`
	* production and throws `InvalidStateError` if it does not match; without that option the name
	* is emitted verbatim between `&` and `;`.
	*
	* __This implementation differs from the specification:__ xmldom does not expand entities —
	* the parser resolves entity references inline and never constructs `EntityReference` nodes,
	* so the only producer is {@link Document#createEntityReference}.
	*
	* @class
	* @see https://www.w3.org/TR/xml/#NT-Name
	*/
	function EntityReference(symbol) {
		checkSymbol(symbol);
	}
	EntityReference.prototype.nodeType = ENTITY_REFERENCE_NODE;
	_extends(EntityReference, Node);
	function DocumentFragment(symbol) {
		checkSymbol(symbol);
	}
	DocumentFragment.prototype.nodeName = "#document-fragment";
	DocumentFragment.prototype.nodeType = DOCUMENT_FRAGMENT_NODE;
	_extends(DocumentFragment, Node);
	function ProcessingInstruction(symbol) {
		checkSymbol(symbol);
	}
	ProcessingInstruction.prototype.nodeType = PROCESSING_INSTRUCTION_NODE;
	_extends(ProcessingInstruction, CharacterData);
	function XMLSerializer() {}
	/**
	* Returns the result of serializing `node` to XML.
	*
	* When `options.requireWellFormed` is `true`, the serializer throws `InvalidStateError` for
	* content that would produce ill-formed XML (e.g. CDATASection data containing `"]]>"`, Text
	* data containing characters outside the XML Char production, or a Document with no
	* `documentElement`).
	*
	* When `options.splitCDATASections` is `false`, CDATASection data is emitted verbatim even
	* when it contains `"]]>"`. When `true` (the default), `"]]>"` sequences are split across
	* concatenated CDATA sections — this behavior is **deprecated** and will be removed in the
	* next breaking release. Callers should migrate to `{ requireWellFormed: true }`, which throws
	* `InvalidStateError` instead of transforming.
	*
	* __This implementation differs from the specification:__ - CDATASection serialization is not
	* specified by W3C DOM Parsing or WHATWG DOM Parsing (see
	* {@link https://github.com/w3c/DOM-Parsing/issues/38 w3c/DOM-Parsing#38}).
	* When `splitCDATASections` is `true` (the default), `"]]>"` sequences in CDATASection data
	* are split across concatenated CDATA sections — this mechanism is derived from DOM Level 3
	* Core and is **deprecated**. The split mechanics will be removed in the next breaking
	* release. Callers that rely on this behavior should migrate to `{ requireWellFormed: true }`.
	* - W3C DOM Parsing §3.2.1.1 requires well-formedness checks on Element `localName`s,
	* prefixes,
	* and attribute serialization (duplicate attributes, namespace declarations, attribute value
	* characters) when `requireWellFormed` is `true`. Element and attribute qualified names (which
	* cover the namespace prefix) are validated against the XML `QName` production; the remaining
	* §3.2.1.1 checks (duplicate attributes, namespace-declaration consistency) and creation-time
	* name validation are **not implemented** in this release — see the tracking issue filed
	* against the next breaking milestone.
	*
	* @param {Node} node
	* @param {Object | function} [options]
	* Options object, or a legacy nodeFilter function (backward compatible).
	* @param {boolean} [options.requireWellFormed=false]
	* When `true`, throws `InvalidStateError` for content that would produce ill-formed XML.
	* @param {boolean} [options.splitCDATASections=true]
	* When `true` (default), splits `"]]>"` sequences in CDATASection data across concatenated
	* CDATA sections. **Deprecated** — will be removed in the next breaking release.
	* @param {function} [options.nodeFilter]
	* A filter function applied to each node before serialization.
	* @returns {string}
	* @throws {DOMException}
	* With name `InvalidStateError` when `requireWellFormed` is `true` and any of the following
	* conditions hold:
	* - an Element's qualified name (including any namespace prefix) is not a valid XML QName
	* - an attribute's qualified name (including a synthesized `xmlns:` namespace declaration) is
	* not a valid XML QName
	* - CDATASection data contains `"]]>"`
	* - Text data contains characters outside the XML Char production
	* - a Comment node's data contains `--` anywhere or ends with `-`
	* - a ProcessingInstruction's target is not a valid XML `NCName` (a `Name` with no colon) or is
	* an ASCII case-insensitive match for `"xml"`, or its data contains `?>` or characters outside
	* the XML Char production
	* - a DocumentType's `name` is not a valid XML `Name` (XML 1.0 production [5])
	* - a DocumentType's `publicId` is non-empty and does not match the XML `PubidLiteral`
	* production (W3C DOM Parsing §3.2.1.3; XML 1.0 production [12])
	* - a DocumentType's `systemId` is non-empty and does not match the XML `SystemLiteral`
	* production (W3C DOM Parsing §3.2.1.3; XML 1.0 production [11])
	* - a DocumentType's `internalSubset` contains `"]>"`
	* - an EntityReference's `nodeName` is not a valid XML `Name` (XML 1.0 production [5])
	* - the Document has no `documentElement`
	* @see https://developer.mozilla.org/docs/Web/API/XMLSerializer/serializeToString
	* @see https://html.spec.whatwg.org/#dom-xmlserializer-serializetostring
	* @see https://github.com/w3c/DOM-Parsing/issues/84
	* @prettierignore
	*/
	XMLSerializer.prototype.serializeToString = function(node, options) {
		return nodeSerializeToString.call(node, options);
	};
	Node.prototype.toString = nodeSerializeToString;
	function nodeSerializeToString(options) {
		var opts;
		if (typeof options === "function") opts = {
			requireWellFormed: false,
			splitCDATASections: true,
			nodeFilter: options
		};
		else if (options != null) opts = {
			requireWellFormed: !!options.requireWellFormed,
			splitCDATASections: options.splitCDATASections !== false,
			nodeFilter: options.nodeFilter || null
		};
		else opts = {
			requireWellFormed: false,
			splitCDATASections: true,
			nodeFilter: null
		};
		var buf = [];
		var refNode = this.nodeType === DOCUMENT_NODE && this.documentElement || this;
		var prefix = refNode.prefix;
		var uri = refNode.namespaceURI;
		if (uri && prefix == null) {
			var prefix = refNode.lookupPrefix(uri);
			if (prefix == null) var visibleNamespaces = [{
				namespace: uri,
				prefix: null
			}];
		}
		serializeToString(this, buf, visibleNamespaces, opts);
		return buf.join("");
	}
	function needNamespaceDefine(node, isHTML, visibleNamespaces) {
		var prefix = node.prefix || "";
		var uri = node.namespaceURI;
		if (!uri) return false;
		if (prefix === "xml" && uri === NAMESPACE.XML || uri === NAMESPACE.XMLNS) return false;
		var i = visibleNamespaces.length;
		while (i--) {
			var ns = visibleNamespaces[i];
			if (ns.prefix === prefix) return ns.namespace !== uri;
		}
		return true;
	}
	/**
	* Literal whitespace other than space that appear in attribute values are serialized as
	* their entity references, so they will be preserved.
	* (In contrast to whitespace literals in the input which are normalized to spaces).
	*
	* Well-formed constraint: No < in Attribute Values:
	* > The replacement text of any entity referred to directly or indirectly
	* > in an attribute value must not contain a <.
	*
	* @see https://www.w3.org/TR/xml11/#CleanAttrVals
	* @see https://www.w3.org/TR/xml11/#NT-AttValue
	* @see https://www.w3.org/TR/xml11/#AVNormalize
	* @see https://w3c.github.io/DOM-Parsing/#serializing-an-element-s-attributes
	* @prettierignore
	*/
	function addSerializedAttribute(buf, qualifiedName, value, requireWellFormed) {
		if (requireWellFormed && !g.QName_exact.test(qualifiedName)) throw new DOMException("The attribute name \"" + qualifiedName + "\" is not a valid XML QName", DOMExceptionName.InvalidStateError);
		buf.push(" ", qualifiedName, "=\"", value.replace(/[<>&"\t\n\r]/g, _xmlEncoder), "\"");
	}
	function serializeToString(node, buf, visibleNamespaces, opts) {
		if (!visibleNamespaces) visibleNamespaces = [];
		var nodeFilter = opts.nodeFilter;
		var requireWellFormed = opts.requireWellFormed;
		var splitCDATASections = opts.splitCDATASections;
		var isHTML = (node.nodeType === DOCUMENT_NODE ? node : node.ownerDocument).type === "html";
		walkDOM(node, { ns: visibleNamespaces }, {
			enter: function(n, ctx) {
				var namespaces = ctx.ns;
				if (nodeFilter) {
					n = nodeFilter(n);
					if (n) {
						if (typeof n == "string") {
							buf.push(n);
							return null;
						}
					} else return null;
				}
				switch (n.nodeType) {
					case ELEMENT_NODE:
						var attrs = n.attributes;
						var len = attrs.length;
						var nodeName = n.tagName;
						var prefixedNodeName = nodeName;
						if (!isHTML && !n.prefix && n.namespaceURI) {
							var defaultNS;
							for (var ai = 0; ai < attrs.length; ai++) if (attrs.item(ai).name === "xmlns") {
								defaultNS = attrs.item(ai).value;
								break;
							}
							if (!defaultNS) for (var nsi = namespaces.length - 1; nsi >= 0; nsi--) {
								var nsEntry = namespaces[nsi];
								if (nsEntry.prefix === "" && nsEntry.namespace === n.namespaceURI) {
									defaultNS = nsEntry.namespace;
									break;
								}
							}
							if (defaultNS !== n.namespaceURI) for (var nsi = namespaces.length - 1; nsi >= 0; nsi--) {
								var nsEntry = namespaces[nsi];
								if (nsEntry.namespace === n.namespaceURI) {
									if (nsEntry.prefix) prefixedNodeName = nsEntry.prefix + ":" + nodeName;
									break;
								}
							}
						}
						if (requireWellFormed && !g.QName_exact.test(prefixedNodeName)) throw new DOMException("The element name \"" + prefixedNodeName + "\" is not a valid XML QName", DOMExceptionName.InvalidStateError);
						buf.push("<", prefixedNodeName);
						var childNamespaces = namespaces.slice();
						for (var i = 0; i < len; i++) {
							var attr = attrs.item(i);
							if (attr.prefix == "xmlns") childNamespaces.push({
								prefix: attr.localName,
								namespace: attr.value
							});
							else if (attr.nodeName == "xmlns") childNamespaces.push({
								prefix: "",
								namespace: attr.value
							});
						}
						for (var i = 0; i < len; i++) {
							var attr = attrs.item(i);
							if (needNamespaceDefine(attr, isHTML, childNamespaces)) {
								var attrPrefix = attr.prefix || "";
								var uri = attr.namespaceURI;
								addSerializedAttribute(buf, attrPrefix ? "xmlns:" + attrPrefix : "xmlns", uri, requireWellFormed);
								childNamespaces.push({
									prefix: attrPrefix,
									namespace: uri
								});
							}
							var filteredAttr = nodeFilter ? nodeFilter(attr) : attr;
							if (filteredAttr) {
								if (typeof filteredAttr === "string") buf.push(filteredAttr);
								else addSerializedAttribute(buf, filteredAttr.name, filteredAttr.value, requireWellFormed);
							}
						}
						if (nodeName === prefixedNodeName && needNamespaceDefine(n, isHTML, childNamespaces)) {
							var nodePrefix = n.prefix || "";
							var uri = n.namespaceURI;
							addSerializedAttribute(buf, nodePrefix ? "xmlns:" + nodePrefix : "xmlns", uri, requireWellFormed);
							childNamespaces.push({
								prefix: nodePrefix,
								namespace: uri
							});
						}
						var canCloseTag = !n.firstChild;
						if (canCloseTag && (isHTML || n.namespaceURI === NAMESPACE.HTML)) canCloseTag = isHTMLVoidElement(nodeName);
						if (canCloseTag) {
							buf.push("/>");
							return null;
						}
						buf.push(">");
						if (isHTML && isHTMLRawTextElement(nodeName)) {
							var child = n.firstChild;
							while (child) {
								if (child.data) buf.push(child.data);
								else serializeToString(child, buf, childNamespaces.slice(), opts);
								child = child.nextSibling;
							}
							buf.push("</", prefixedNodeName, ">");
							return null;
						}
						return {
							ns: childNamespaces,
							tag: prefixedNodeName
						};
					case DOCUMENT_NODE:
					case DOCUMENT_FRAGMENT_NODE:
						if (requireWellFormed && n.nodeType === DOCUMENT_NODE && n.documentElement == null) throw new DOMException("The Document has no documentElement", DOMExceptionName.InvalidStateError);
						return { ns: namespaces };
					case ATTRIBUTE_NODE:
						addSerializedAttribute(buf, n.name, n.value, requireWellFormed);
						return null;
					case TEXT_NODE:
						if (requireWellFormed && g.InvalidChar.test(n.data)) throw new DOMException("The Text node data contains characters outside the XML Char production", DOMExceptionName.InvalidStateError);
						buf.push(n.data.replace(/[<&>]/g, _xmlEncoder));
						return null;
					case CDATA_SECTION_NODE:
						if (requireWellFormed && n.data.indexOf("]]>") !== -1) throw new DOMException("The CDATASection data contains \"]]>\"", DOMExceptionName.InvalidStateError);
						if (splitCDATASections) buf.push(g.CDATA_START, n.data.replace(/]]>/g, "]]]]><![CDATA[>"), g.CDATA_END);
						else buf.push(g.CDATA_START, n.data, g.CDATA_END);
						return null;
					case COMMENT_NODE:
						if (requireWellFormed) {
							if (g.InvalidChar.test(n.data)) throw new DOMException("The comment node data contains characters outside the XML Char production", DOMExceptionName.InvalidStateError);
							if (n.data.indexOf("--") !== -1 || n.data[n.data.length - 1] === "-") throw new DOMException("The comment node data contains \"--\" or ends with \"-\"", DOMExceptionName.InvalidStateError);
						}
						buf.push(g.COMMENT_START, n.data, g.COMMENT_END);
						return null;
					case DOCUMENT_TYPE_NODE:
						var pubid = n.publicId;
						var sysid = n.systemId;
						if (requireWellFormed) {
							if (!g.Name_exact.test(n.name)) throw new DOMException("The doctype name \"" + n.name + "\" is not a valid XML Name", DOMExceptionName.InvalidStateError);
							if (pubid && !g.PubidLiteral_match.test(pubid)) throw new DOMException("DocumentType publicId is not a valid PubidLiteral", DOMExceptionName.InvalidStateError);
							if (sysid && sysid !== "." && !g.SystemLiteral_match.test(sysid)) throw new DOMException("DocumentType systemId is not a valid SystemLiteral", DOMExceptionName.InvalidStateError);
							if (n.internalSubset && n.internalSubset.indexOf("]>") !== -1) throw new DOMException("DocumentType internalSubset contains \"]>\"", DOMExceptionName.InvalidStateError);
						}
						buf.push(g.DOCTYPE_DECL_START, " ", n.name);
						if (pubid) {
							buf.push(" ", g.PUBLIC, " ", pubid);
							if (sysid && sysid !== ".") buf.push(" ", sysid);
						} else if (sysid && sysid !== ".") buf.push(" ", g.SYSTEM, " ", sysid);
						if (n.internalSubset) buf.push(" [", n.internalSubset, "]");
						buf.push(">");
						return null;
					case PROCESSING_INSTRUCTION_NODE:
						if (requireWellFormed) {
							if (!g.NCName_exact.test(n.target) || n.target.toLowerCase() === "xml") throw new DOMException("The processing instruction target \"" + n.target + "\" is not a valid XML NCName or is reserved", DOMExceptionName.InvalidStateError);
							if (g.InvalidChar.test(n.data)) throw new DOMException("The ProcessingInstruction data contains characters outside the XML Char production", DOMExceptionName.InvalidStateError);
							if (n.data.indexOf("?>") !== -1) throw new DOMException("The ProcessingInstruction data contains \"?>\"", DOMExceptionName.InvalidStateError);
						}
						buf.push("<?", n.target, " ", n.data, "?>");
						return null;
					case ENTITY_REFERENCE_NODE:
						if (requireWellFormed && !g.Name_exact.test(n.nodeName)) throw new DOMException("The entity reference name \"" + n.nodeName + "\" is not a valid XML Name", DOMExceptionName.InvalidStateError);
						buf.push("&", n.nodeName, ";");
						return null;
					default:
						buf.push("??", n.nodeName);
						return null;
				}
			},
			exit: function(n, childCtx) {
				if (childCtx && childCtx.tag) buf.push("</", childCtx.tag, ">");
			}
		});
	}
	/**
	* Imports a node from a different document into `doc`, creating a new copy.
	* Delegates to {@link walkDOM} for traversal. Each node in the subtree is shallow-cloned,
	* stamped with `doc` as its `ownerDocument`, and detached (`parentNode` set to `null`).
	* Children are imported recursively when `deep` is `true`; for {@link Attr} nodes `deep` is
	* always forced to `true`
	* because an attribute's value lives in a child text node.
	*
	* @param {Document} doc
	* The document that will own the imported node.
	* @param {Node} node
	* The node to import.
	* @param {boolean} deep
	* If `true`, descendants are imported recursively.
	* @returns {Node}
	* The newly imported node, now owned by `doc`.
	*/
	function importNode(doc, node, deep) {
		var destRoot;
		walkDOM(node, null, { enter: function(srcNode, destParent) {
			var destNode = srcNode.cloneNode(false);
			destNode.ownerDocument = doc;
			destNode.parentNode = null;
			if (destParent === null) destRoot = destNode;
			else destParent.appendChild(destNode);
			return srcNode.nodeType === ATTRIBUTE_NODE || deep ? destNode : null;
		} });
		return destRoot;
	}
	/**
	* Creates a copy of a node from an existing one.
	*
	* @param {Document} doc
	* The Document object representing the document that the new node will belong to.
	* @param {Node} node
	* The node to clone.
	* @param {boolean} deep
	* If true, the contents of the node are recursively copied.
	* If false, only the node itself (and its attributes, if it is an element) are copied.
	* @returns {Node}
	* Returns the newly created copy of the node.
	* @throws {DOMException}
	* May throw a DOMException if operations within setAttributeNode or appendChild (which are
	* potentially invoked in this function) do not meet their specific constraints.
	*/
	function cloneNode(doc, node, deep) {
		var destRoot;
		walkDOM(node, null, { enter: function(srcNode, destParent) {
			var destNode = new srcNode.constructor(PDC);
			for (var n in srcNode) if (hasOwn(srcNode, n)) {
				var v = srcNode[n];
				if (typeof v != "object") {
					if (v != destNode[n]) destNode[n] = v;
				}
			}
			if (srcNode.childNodes) destNode.childNodes = new NodeList();
			destNode.ownerDocument = doc;
			var shouldDeep = deep;
			switch (destNode.nodeType) {
				case ELEMENT_NODE:
					var attrs = srcNode.attributes;
					var attrs2 = destNode.attributes = new NamedNodeMap();
					var len = attrs.length;
					attrs2._ownerElement = destNode;
					for (var i = 0; i < len; i++) destNode.setAttributeNode(cloneNode(doc, attrs.item(i), true));
					break;
				case ATTRIBUTE_NODE: shouldDeep = true;
			}
			if (destParent !== null) destParent.appendChild(destNode);
			else destRoot = destNode;
			return shouldDeep ? destNode : null;
		} });
		return destRoot;
	}
	function __set__(object, key, value) {
		object[key] = value;
	}
	function childrenRefresh(node) {
		var ls = [];
		var child = node.firstChild;
		while (child) {
			if (child.nodeType === ELEMENT_NODE) ls.push(child);
			child = child.nextSibling;
		}
		return ls;
	}
	try {
		if (Object.defineProperty) {
			Object.defineProperty(LiveNodeList.prototype, "length", { get: function() {
				_updateLiveList(this);
				return this.$$length;
			} });
			/**
			* The text content of this node and its descendants.
			*
			* For {@link Element} and {@link DocumentFragment} nodes, returns the concatenation of the
			* `nodeValue` of every descendant text node, excluding processing instruction and comment
			* nodes. For all other node types, returns `nodeValue`.
			*
			* Setting `textContent` on an element or document fragment replaces all child nodes with a
			* single text node; on other nodes it sets `data`, `value`, and `nodeValue` directly.
			*
			* @type {string | null}
			* @see {@link https://dom.spec.whatwg.org/#dom-node-textcontent}
			*/
			Object.defineProperty(Node.prototype, "textContent", {
				get: function() {
					if (this.nodeType === ELEMENT_NODE || this.nodeType === DOCUMENT_FRAGMENT_NODE) {
						var buf = [];
						walkDOM(this, null, { enter: function(n) {
							if (n.nodeType === ELEMENT_NODE || n.nodeType === DOCUMENT_FRAGMENT_NODE) return true;
							if (n.nodeType === PROCESSING_INSTRUCTION_NODE || n.nodeType === COMMENT_NODE) return null;
							buf.push(n.nodeValue);
						} });
						return buf.join("");
					}
					return this.nodeValue;
				},
				set: function(data) {
					switch (this.nodeType) {
						case ELEMENT_NODE:
						case DOCUMENT_FRAGMENT_NODE:
							while (this.firstChild) this.removeChild(this.firstChild);
							if (data || String(data)) this.appendChild(this.ownerDocument.createTextNode(data));
							break;
						default:
							this.data = data;
							this.value = data;
							this.nodeValue = data;
					}
				}
			});
			Object.defineProperty(CharacterData.prototype, "data", {
				get: function() {
					return this._data != null ? this._data : "";
				},
				set: function(v) {
					this._data = v;
					this.length = typeof v === "string" ? v.length : 0;
				}
			});
			Object.defineProperty(CharacterData.prototype, "nodeValue", {
				get: function() {
					return this.data;
				},
				set: function(v) {
					this.data = v;
				},
				enumerable: true,
				configurable: true
			});
			Object.defineProperty(Element.prototype, "children", { get: function() {
				return new LiveNodeList(this, childrenRefresh);
			} });
			Object.defineProperty(Document.prototype, "children", { get: function() {
				return new LiveNodeList(this, childrenRefresh);
			} });
			Object.defineProperty(DocumentFragment.prototype, "children", { get: function() {
				return new LiveNodeList(this, childrenRefresh);
			} });
			__set__ = function(object, key, value) {
				object["$$" + key] = value;
			};
		}
	} catch (e) {}
	exports._updateLiveList = _updateLiveList;
	exports.Attr = Attr;
	exports.CDATASection = CDATASection;
	exports.CharacterData = CharacterData;
	exports.Comment = Comment;
	exports.Document = Document;
	exports.DocumentFragment = DocumentFragment;
	exports.DocumentType = DocumentType;
	exports.DOMImplementation = DOMImplementation;
	exports.Element = Element;
	exports.Entity = Entity;
	exports.EntityReference = EntityReference;
	exports.LiveNodeList = LiveNodeList;
	exports.NamedNodeMap = NamedNodeMap;
	exports.Node = Node;
	exports.NodeList = NodeList;
	exports.Notation = Notation;
	exports.Text = Text;
	exports.ProcessingInstruction = ProcessingInstruction;
	exports.walkDOM = walkDOM;
	exports.XMLSerializer = XMLSerializer;
}));
// node_modules/@xmldom/xmldom/lib/entities.js
var require_entities = /* @__PURE__ */ require_entry.__commonJSMin(((exports) => {
	var freeze = require_conventions().freeze;
	/**
	* The entities that are predefined in every XML document.
	*
	* @see https://www.w3.org/TR/2006/REC-xml11-20060816/#sec-predefined-ent W3C XML 1.1
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-predefined-ent W3C XML 1.0
	* @see https://en.wikipedia.org/wiki/List_of_XML_and_HTML_character_entity_references#Predefined_entities_in_XML
	*      Wikipedia
	*/
	exports.XML_ENTITIES = freeze({
		amp: "&",
		apos: "'",
		gt: ">",
		lt: "<",
		quot: "\""
	});
	/**
	* A map of all entities that are detected in an HTML document.
	* They contain all entries from `XML_ENTITIES`.
	*
	* @see {@link XML_ENTITIES}
	* @see {@link DOMParser.parseFromString}
	* @see {@link DOMImplementation.prototype.createHTMLDocument}
	* @see https://html.spec.whatwg.org/#named-character-references WHATWG HTML(5)
	*      Spec
	* @see https://html.spec.whatwg.org/entities.json JSON
	* @see https://www.w3.org/TR/xml-entity-names/ W3C XML Entity Names
	* @see https://www.w3.org/TR/html4/sgml/entities.html W3C HTML4/SGML
	* @see https://en.wikipedia.org/wiki/List_of_XML_and_HTML_character_entity_references#Character_entity_references_in_HTML
	*      Wikipedia (HTML)
	* @see https://en.wikipedia.org/wiki/List_of_XML_and_HTML_character_entity_references#Entities_representing_special_characters_in_XHTML
	*      Wikpedia (XHTML)
	*/
	exports.HTML_ENTITIES = freeze({
		Aacute: "Á",
		aacute: "á",
		Abreve: "Ă",
		abreve: "ă",
		ac: "∾",
		acd: "∿",
		acE: "∾̳",
		Acirc: "Â",
		acirc: "â",
		acute: "´",
		Acy: "А",
		acy: "а",
		AElig: "Æ",
		aelig: "æ",
		af: "⁡",
		Afr: "𝔄",
		afr: "𝔞",
		Agrave: "À",
		agrave: "à",
		alefsym: "ℵ",
		aleph: "ℵ",
		Alpha: "Α",
		alpha: "α",
		Amacr: "Ā",
		amacr: "ā",
		amalg: "⨿",
		AMP: "&",
		amp: "&",
		And: "⩓",
		and: "∧",
		andand: "⩕",
		andd: "⩜",
		andslope: "⩘",
		andv: "⩚",
		ang: "∠",
		ange: "⦤",
		angle: "∠",
		angmsd: "∡",
		angmsdaa: "⦨",
		angmsdab: "⦩",
		angmsdac: "⦪",
		angmsdad: "⦫",
		angmsdae: "⦬",
		angmsdaf: "⦭",
		angmsdag: "⦮",
		angmsdah: "⦯",
		angrt: "∟",
		angrtvb: "⊾",
		angrtvbd: "⦝",
		angsph: "∢",
		angst: "Å",
		angzarr: "⍼",
		Aogon: "Ą",
		aogon: "ą",
		Aopf: "𝔸",
		aopf: "𝕒",
		ap: "≈",
		apacir: "⩯",
		apE: "⩰",
		ape: "≊",
		apid: "≋",
		apos: "'",
		ApplyFunction: "⁡",
		approx: "≈",
		approxeq: "≊",
		Aring: "Å",
		aring: "å",
		Ascr: "𝒜",
		ascr: "𝒶",
		Assign: "≔",
		ast: "*",
		asymp: "≈",
		asympeq: "≍",
		Atilde: "Ã",
		atilde: "ã",
		Auml: "Ä",
		auml: "ä",
		awconint: "∳",
		awint: "⨑",
		backcong: "≌",
		backepsilon: "϶",
		backprime: "‵",
		backsim: "∽",
		backsimeq: "⋍",
		Backslash: "∖",
		Barv: "⫧",
		barvee: "⊽",
		Barwed: "⌆",
		barwed: "⌅",
		barwedge: "⌅",
		bbrk: "⎵",
		bbrktbrk: "⎶",
		bcong: "≌",
		Bcy: "Б",
		bcy: "б",
		bdquo: "„",
		becaus: "∵",
		Because: "∵",
		because: "∵",
		bemptyv: "⦰",
		bepsi: "϶",
		bernou: "ℬ",
		Bernoullis: "ℬ",
		Beta: "Β",
		beta: "β",
		beth: "ℶ",
		between: "≬",
		Bfr: "𝔅",
		bfr: "𝔟",
		bigcap: "⋂",
		bigcirc: "◯",
		bigcup: "⋃",
		bigodot: "⨀",
		bigoplus: "⨁",
		bigotimes: "⨂",
		bigsqcup: "⨆",
		bigstar: "★",
		bigtriangledown: "▽",
		bigtriangleup: "△",
		biguplus: "⨄",
		bigvee: "⋁",
		bigwedge: "⋀",
		bkarow: "⤍",
		blacklozenge: "⧫",
		blacksquare: "▪",
		blacktriangle: "▴",
		blacktriangledown: "▾",
		blacktriangleleft: "◂",
		blacktriangleright: "▸",
		blank: "␣",
		blk12: "▒",
		blk14: "░",
		blk34: "▓",
		block: "█",
		bne: "=⃥",
		bnequiv: "≡⃥",
		bNot: "⫭",
		bnot: "⌐",
		Bopf: "𝔹",
		bopf: "𝕓",
		bot: "⊥",
		bottom: "⊥",
		bowtie: "⋈",
		boxbox: "⧉",
		boxDL: "╗",
		boxDl: "╖",
		boxdL: "╕",
		boxdl: "┐",
		boxDR: "╔",
		boxDr: "╓",
		boxdR: "╒",
		boxdr: "┌",
		boxH: "═",
		boxh: "─",
		boxHD: "╦",
		boxHd: "╤",
		boxhD: "╥",
		boxhd: "┬",
		boxHU: "╩",
		boxHu: "╧",
		boxhU: "╨",
		boxhu: "┴",
		boxminus: "⊟",
		boxplus: "⊞",
		boxtimes: "⊠",
		boxUL: "╝",
		boxUl: "╜",
		boxuL: "╛",
		boxul: "┘",
		boxUR: "╚",
		boxUr: "╙",
		boxuR: "╘",
		boxur: "└",
		boxV: "║",
		boxv: "│",
		boxVH: "╬",
		boxVh: "╫",
		boxvH: "╪",
		boxvh: "┼",
		boxVL: "╣",
		boxVl: "╢",
		boxvL: "╡",
		boxvl: "┤",
		boxVR: "╠",
		boxVr: "╟",
		boxvR: "╞",
		boxvr: "├",
		bprime: "‵",
		Breve: "˘",
		breve: "˘",
		brvbar: "¦",
		Bscr: "ℬ",
		bscr: "𝒷",
		bsemi: "⁏",
		bsim: "∽",
		bsime: "⋍",
		bsol: "\\",
		bsolb: "⧅",
		bsolhsub: "⟈",
		bull: "•",
		bullet: "•",
		bump: "≎",
		bumpE: "⪮",
		bumpe: "≏",
		Bumpeq: "≎",
		bumpeq: "≏",
		Cacute: "Ć",
		cacute: "ć",
		Cap: "⋒",
		cap: "∩",
		capand: "⩄",
		capbrcup: "⩉",
		capcap: "⩋",
		capcup: "⩇",
		capdot: "⩀",
		CapitalDifferentialD: "ⅅ",
		caps: "∩︀",
		caret: "⁁",
		caron: "ˇ",
		Cayleys: "ℭ",
		ccaps: "⩍",
		Ccaron: "Č",
		ccaron: "č",
		Ccedil: "Ç",
		ccedil: "ç",
		Ccirc: "Ĉ",
		ccirc: "ĉ",
		Cconint: "∰",
		ccups: "⩌",
		ccupssm: "⩐",
		Cdot: "Ċ",
		cdot: "ċ",
		cedil: "¸",
		Cedilla: "¸",
		cemptyv: "⦲",
		cent: "¢",
		CenterDot: "·",
		centerdot: "·",
		Cfr: "ℭ",
		cfr: "𝔠",
		CHcy: "Ч",
		chcy: "ч",
		check: "✓",
		checkmark: "✓",
		Chi: "Χ",
		chi: "χ",
		cir: "○",
		circ: "ˆ",
		circeq: "≗",
		circlearrowleft: "↺",
		circlearrowright: "↻",
		circledast: "⊛",
		circledcirc: "⊚",
		circleddash: "⊝",
		CircleDot: "⊙",
		circledR: "®",
		circledS: "Ⓢ",
		CircleMinus: "⊖",
		CirclePlus: "⊕",
		CircleTimes: "⊗",
		cirE: "⧃",
		cire: "≗",
		cirfnint: "⨐",
		cirmid: "⫯",
		cirscir: "⧂",
		ClockwiseContourIntegral: "∲",
		CloseCurlyDoubleQuote: "”",
		CloseCurlyQuote: "’",
		clubs: "♣",
		clubsuit: "♣",
		Colon: "∷",
		colon: ":",
		Colone: "⩴",
		colone: "≔",
		coloneq: "≔",
		comma: ",",
		commat: "@",
		comp: "∁",
		compfn: "∘",
		complement: "∁",
		complexes: "ℂ",
		cong: "≅",
		congdot: "⩭",
		Congruent: "≡",
		Conint: "∯",
		conint: "∮",
		ContourIntegral: "∮",
		Copf: "ℂ",
		copf: "𝕔",
		coprod: "∐",
		Coproduct: "∐",
		COPY: "©",
		copy: "©",
		copysr: "℗",
		CounterClockwiseContourIntegral: "∳",
		crarr: "↵",
		Cross: "⨯",
		cross: "✗",
		Cscr: "𝒞",
		cscr: "𝒸",
		csub: "⫏",
		csube: "⫑",
		csup: "⫐",
		csupe: "⫒",
		ctdot: "⋯",
		cudarrl: "⤸",
		cudarrr: "⤵",
		cuepr: "⋞",
		cuesc: "⋟",
		cularr: "↶",
		cularrp: "⤽",
		Cup: "⋓",
		cup: "∪",
		cupbrcap: "⩈",
		CupCap: "≍",
		cupcap: "⩆",
		cupcup: "⩊",
		cupdot: "⊍",
		cupor: "⩅",
		cups: "∪︀",
		curarr: "↷",
		curarrm: "⤼",
		curlyeqprec: "⋞",
		curlyeqsucc: "⋟",
		curlyvee: "⋎",
		curlywedge: "⋏",
		curren: "¤",
		curvearrowleft: "↶",
		curvearrowright: "↷",
		cuvee: "⋎",
		cuwed: "⋏",
		cwconint: "∲",
		cwint: "∱",
		cylcty: "⌭",
		Dagger: "‡",
		dagger: "†",
		daleth: "ℸ",
		Darr: "↡",
		dArr: "⇓",
		darr: "↓",
		dash: "‐",
		Dashv: "⫤",
		dashv: "⊣",
		dbkarow: "⤏",
		dblac: "˝",
		Dcaron: "Ď",
		dcaron: "ď",
		Dcy: "Д",
		dcy: "д",
		DD: "ⅅ",
		dd: "ⅆ",
		ddagger: "‡",
		ddarr: "⇊",
		DDotrahd: "⤑",
		ddotseq: "⩷",
		deg: "°",
		Del: "∇",
		Delta: "Δ",
		delta: "δ",
		demptyv: "⦱",
		dfisht: "⥿",
		Dfr: "𝔇",
		dfr: "𝔡",
		dHar: "⥥",
		dharl: "⇃",
		dharr: "⇂",
		DiacriticalAcute: "´",
		DiacriticalDot: "˙",
		DiacriticalDoubleAcute: "˝",
		DiacriticalGrave: "`",
		DiacriticalTilde: "˜",
		diam: "⋄",
		Diamond: "⋄",
		diamond: "⋄",
		diamondsuit: "♦",
		diams: "♦",
		die: "¨",
		DifferentialD: "ⅆ",
		digamma: "ϝ",
		disin: "⋲",
		div: "÷",
		divide: "÷",
		divideontimes: "⋇",
		divonx: "⋇",
		DJcy: "Ђ",
		djcy: "ђ",
		dlcorn: "⌞",
		dlcrop: "⌍",
		dollar: "$",
		Dopf: "𝔻",
		dopf: "𝕕",
		Dot: "¨",
		dot: "˙",
		DotDot: "⃜",
		doteq: "≐",
		doteqdot: "≑",
		DotEqual: "≐",
		dotminus: "∸",
		dotplus: "∔",
		dotsquare: "⊡",
		doublebarwedge: "⌆",
		DoubleContourIntegral: "∯",
		DoubleDot: "¨",
		DoubleDownArrow: "⇓",
		DoubleLeftArrow: "⇐",
		DoubleLeftRightArrow: "⇔",
		DoubleLeftTee: "⫤",
		DoubleLongLeftArrow: "⟸",
		DoubleLongLeftRightArrow: "⟺",
		DoubleLongRightArrow: "⟹",
		DoubleRightArrow: "⇒",
		DoubleRightTee: "⊨",
		DoubleUpArrow: "⇑",
		DoubleUpDownArrow: "⇕",
		DoubleVerticalBar: "∥",
		DownArrow: "↓",
		Downarrow: "⇓",
		downarrow: "↓",
		DownArrowBar: "⤓",
		DownArrowUpArrow: "⇵",
		DownBreve: "̑",
		downdownarrows: "⇊",
		downharpoonleft: "⇃",
		downharpoonright: "⇂",
		DownLeftRightVector: "⥐",
		DownLeftTeeVector: "⥞",
		DownLeftVector: "↽",
		DownLeftVectorBar: "⥖",
		DownRightTeeVector: "⥟",
		DownRightVector: "⇁",
		DownRightVectorBar: "⥗",
		DownTee: "⊤",
		DownTeeArrow: "↧",
		drbkarow: "⤐",
		drcorn: "⌟",
		drcrop: "⌌",
		Dscr: "𝒟",
		dscr: "𝒹",
		DScy: "Ѕ",
		dscy: "ѕ",
		dsol: "⧶",
		Dstrok: "Đ",
		dstrok: "đ",
		dtdot: "⋱",
		dtri: "▿",
		dtrif: "▾",
		duarr: "⇵",
		duhar: "⥯",
		dwangle: "⦦",
		DZcy: "Џ",
		dzcy: "џ",
		dzigrarr: "⟿",
		Eacute: "É",
		eacute: "é",
		easter: "⩮",
		Ecaron: "Ě",
		ecaron: "ě",
		ecir: "≖",
		Ecirc: "Ê",
		ecirc: "ê",
		ecolon: "≕",
		Ecy: "Э",
		ecy: "э",
		eDDot: "⩷",
		Edot: "Ė",
		eDot: "≑",
		edot: "ė",
		ee: "ⅇ",
		efDot: "≒",
		Efr: "𝔈",
		efr: "𝔢",
		eg: "⪚",
		Egrave: "È",
		egrave: "è",
		egs: "⪖",
		egsdot: "⪘",
		el: "⪙",
		Element: "∈",
		elinters: "⏧",
		ell: "ℓ",
		els: "⪕",
		elsdot: "⪗",
		Emacr: "Ē",
		emacr: "ē",
		empty: "∅",
		emptyset: "∅",
		EmptySmallSquare: "◻",
		emptyv: "∅",
		EmptyVerySmallSquare: "▫",
		emsp: " ",
		emsp13: " ",
		emsp14: " ",
		ENG: "Ŋ",
		eng: "ŋ",
		ensp: " ",
		Eogon: "Ę",
		eogon: "ę",
		Eopf: "𝔼",
		eopf: "𝕖",
		epar: "⋕",
		eparsl: "⧣",
		eplus: "⩱",
		epsi: "ε",
		Epsilon: "Ε",
		epsilon: "ε",
		epsiv: "ϵ",
		eqcirc: "≖",
		eqcolon: "≕",
		eqsim: "≂",
		eqslantgtr: "⪖",
		eqslantless: "⪕",
		Equal: "⩵",
		equals: "=",
		EqualTilde: "≂",
		equest: "≟",
		Equilibrium: "⇌",
		equiv: "≡",
		equivDD: "⩸",
		eqvparsl: "⧥",
		erarr: "⥱",
		erDot: "≓",
		Escr: "ℰ",
		escr: "ℯ",
		esdot: "≐",
		Esim: "⩳",
		esim: "≂",
		Eta: "Η",
		eta: "η",
		ETH: "Ð",
		eth: "ð",
		Euml: "Ë",
		euml: "ë",
		euro: "€",
		excl: "!",
		exist: "∃",
		Exists: "∃",
		expectation: "ℰ",
		ExponentialE: "ⅇ",
		exponentiale: "ⅇ",
		fallingdotseq: "≒",
		Fcy: "Ф",
		fcy: "ф",
		female: "♀",
		ffilig: "ﬃ",
		fflig: "ﬀ",
		ffllig: "ﬄ",
		Ffr: "𝔉",
		ffr: "𝔣",
		filig: "ﬁ",
		FilledSmallSquare: "◼",
		FilledVerySmallSquare: "▪",
		fjlig: "fj",
		flat: "♭",
		fllig: "ﬂ",
		fltns: "▱",
		fnof: "ƒ",
		Fopf: "𝔽",
		fopf: "𝕗",
		ForAll: "∀",
		forall: "∀",
		fork: "⋔",
		forkv: "⫙",
		Fouriertrf: "ℱ",
		fpartint: "⨍",
		frac12: "½",
		frac13: "⅓",
		frac14: "¼",
		frac15: "⅕",
		frac16: "⅙",
		frac18: "⅛",
		frac23: "⅔",
		frac25: "⅖",
		frac34: "¾",
		frac35: "⅗",
		frac38: "⅜",
		frac45: "⅘",
		frac56: "⅚",
		frac58: "⅝",
		frac78: "⅞",
		frasl: "⁄",
		frown: "⌢",
		Fscr: "ℱ",
		fscr: "𝒻",
		gacute: "ǵ",
		Gamma: "Γ",
		gamma: "γ",
		Gammad: "Ϝ",
		gammad: "ϝ",
		gap: "⪆",
		Gbreve: "Ğ",
		gbreve: "ğ",
		Gcedil: "Ģ",
		Gcirc: "Ĝ",
		gcirc: "ĝ",
		Gcy: "Г",
		gcy: "г",
		Gdot: "Ġ",
		gdot: "ġ",
		gE: "≧",
		ge: "≥",
		gEl: "⪌",
		gel: "⋛",
		geq: "≥",
		geqq: "≧",
		geqslant: "⩾",
		ges: "⩾",
		gescc: "⪩",
		gesdot: "⪀",
		gesdoto: "⪂",
		gesdotol: "⪄",
		gesl: "⋛︀",
		gesles: "⪔",
		Gfr: "𝔊",
		gfr: "𝔤",
		Gg: "⋙",
		gg: "≫",
		ggg: "⋙",
		gimel: "ℷ",
		GJcy: "Ѓ",
		gjcy: "ѓ",
		gl: "≷",
		gla: "⪥",
		glE: "⪒",
		glj: "⪤",
		gnap: "⪊",
		gnapprox: "⪊",
		gnE: "≩",
		gne: "⪈",
		gneq: "⪈",
		gneqq: "≩",
		gnsim: "⋧",
		Gopf: "𝔾",
		gopf: "𝕘",
		grave: "`",
		GreaterEqual: "≥",
		GreaterEqualLess: "⋛",
		GreaterFullEqual: "≧",
		GreaterGreater: "⪢",
		GreaterLess: "≷",
		GreaterSlantEqual: "⩾",
		GreaterTilde: "≳",
		Gscr: "𝒢",
		gscr: "ℊ",
		gsim: "≳",
		gsime: "⪎",
		gsiml: "⪐",
		Gt: "≫",
		GT: ">",
		gt: ">",
		gtcc: "⪧",
		gtcir: "⩺",
		gtdot: "⋗",
		gtlPar: "⦕",
		gtquest: "⩼",
		gtrapprox: "⪆",
		gtrarr: "⥸",
		gtrdot: "⋗",
		gtreqless: "⋛",
		gtreqqless: "⪌",
		gtrless: "≷",
		gtrsim: "≳",
		gvertneqq: "≩︀",
		gvnE: "≩︀",
		Hacek: "ˇ",
		hairsp: " ",
		half: "½",
		hamilt: "ℋ",
		HARDcy: "Ъ",
		hardcy: "ъ",
		hArr: "⇔",
		harr: "↔",
		harrcir: "⥈",
		harrw: "↭",
		Hat: "^",
		hbar: "ℏ",
		Hcirc: "Ĥ",
		hcirc: "ĥ",
		hearts: "♥",
		heartsuit: "♥",
		hellip: "…",
		hercon: "⊹",
		Hfr: "ℌ",
		hfr: "𝔥",
		HilbertSpace: "ℋ",
		hksearow: "⤥",
		hkswarow: "⤦",
		hoarr: "⇿",
		homtht: "∻",
		hookleftarrow: "↩",
		hookrightarrow: "↪",
		Hopf: "ℍ",
		hopf: "𝕙",
		horbar: "―",
		HorizontalLine: "─",
		Hscr: "ℋ",
		hscr: "𝒽",
		hslash: "ℏ",
		Hstrok: "Ħ",
		hstrok: "ħ",
		HumpDownHump: "≎",
		HumpEqual: "≏",
		hybull: "⁃",
		hyphen: "‐",
		Iacute: "Í",
		iacute: "í",
		ic: "⁣",
		Icirc: "Î",
		icirc: "î",
		Icy: "И",
		icy: "и",
		Idot: "İ",
		IEcy: "Е",
		iecy: "е",
		iexcl: "¡",
		iff: "⇔",
		Ifr: "ℑ",
		ifr: "𝔦",
		Igrave: "Ì",
		igrave: "ì",
		ii: "ⅈ",
		iiiint: "⨌",
		iiint: "∭",
		iinfin: "⧜",
		iiota: "℩",
		IJlig: "Ĳ",
		ijlig: "ĳ",
		Im: "ℑ",
		Imacr: "Ī",
		imacr: "ī",
		image: "ℑ",
		ImaginaryI: "ⅈ",
		imagline: "ℐ",
		imagpart: "ℑ",
		imath: "ı",
		imof: "⊷",
		imped: "Ƶ",
		Implies: "⇒",
		in: "∈",
		incare: "℅",
		infin: "∞",
		infintie: "⧝",
		inodot: "ı",
		Int: "∬",
		int: "∫",
		intcal: "⊺",
		integers: "ℤ",
		Integral: "∫",
		intercal: "⊺",
		Intersection: "⋂",
		intlarhk: "⨗",
		intprod: "⨼",
		InvisibleComma: "⁣",
		InvisibleTimes: "⁢",
		IOcy: "Ё",
		iocy: "ё",
		Iogon: "Į",
		iogon: "į",
		Iopf: "𝕀",
		iopf: "𝕚",
		Iota: "Ι",
		iota: "ι",
		iprod: "⨼",
		iquest: "¿",
		Iscr: "ℐ",
		iscr: "𝒾",
		isin: "∈",
		isindot: "⋵",
		isinE: "⋹",
		isins: "⋴",
		isinsv: "⋳",
		isinv: "∈",
		it: "⁢",
		Itilde: "Ĩ",
		itilde: "ĩ",
		Iukcy: "І",
		iukcy: "і",
		Iuml: "Ï",
		iuml: "ï",
		Jcirc: "Ĵ",
		jcirc: "ĵ",
		Jcy: "Й",
		jcy: "й",
		Jfr: "𝔍",
		jfr: "𝔧",
		jmath: "ȷ",
		Jopf: "𝕁",
		jopf: "𝕛",
		Jscr: "𝒥",
		jscr: "𝒿",
		Jsercy: "Ј",
		jsercy: "ј",
		Jukcy: "Є",
		jukcy: "є",
		Kappa: "Κ",
		kappa: "κ",
		kappav: "ϰ",
		Kcedil: "Ķ",
		kcedil: "ķ",
		Kcy: "К",
		kcy: "к",
		Kfr: "𝔎",
		kfr: "𝔨",
		kgreen: "ĸ",
		KHcy: "Х",
		khcy: "х",
		KJcy: "Ќ",
		kjcy: "ќ",
		Kopf: "𝕂",
		kopf: "𝕜",
		Kscr: "𝒦",
		kscr: "𝓀",
		lAarr: "⇚",
		Lacute: "Ĺ",
		lacute: "ĺ",
		laemptyv: "⦴",
		lagran: "ℒ",
		Lambda: "Λ",
		lambda: "λ",
		Lang: "⟪",
		lang: "⟨",
		langd: "⦑",
		langle: "⟨",
		lap: "⪅",
		Laplacetrf: "ℒ",
		laquo: "«",
		Larr: "↞",
		lArr: "⇐",
		larr: "←",
		larrb: "⇤",
		larrbfs: "⤟",
		larrfs: "⤝",
		larrhk: "↩",
		larrlp: "↫",
		larrpl: "⤹",
		larrsim: "⥳",
		larrtl: "↢",
		lat: "⪫",
		lAtail: "⤛",
		latail: "⤙",
		late: "⪭",
		lates: "⪭︀",
		lBarr: "⤎",
		lbarr: "⤌",
		lbbrk: "❲",
		lbrace: "{",
		lbrack: "[",
		lbrke: "⦋",
		lbrksld: "⦏",
		lbrkslu: "⦍",
		Lcaron: "Ľ",
		lcaron: "ľ",
		Lcedil: "Ļ",
		lcedil: "ļ",
		lceil: "⌈",
		lcub: "{",
		Lcy: "Л",
		lcy: "л",
		ldca: "⤶",
		ldquo: "“",
		ldquor: "„",
		ldrdhar: "⥧",
		ldrushar: "⥋",
		ldsh: "↲",
		lE: "≦",
		le: "≤",
		LeftAngleBracket: "⟨",
		LeftArrow: "←",
		Leftarrow: "⇐",
		leftarrow: "←",
		LeftArrowBar: "⇤",
		LeftArrowRightArrow: "⇆",
		leftarrowtail: "↢",
		LeftCeiling: "⌈",
		LeftDoubleBracket: "⟦",
		LeftDownTeeVector: "⥡",
		LeftDownVector: "⇃",
		LeftDownVectorBar: "⥙",
		LeftFloor: "⌊",
		leftharpoondown: "↽",
		leftharpoonup: "↼",
		leftleftarrows: "⇇",
		LeftRightArrow: "↔",
		Leftrightarrow: "⇔",
		leftrightarrow: "↔",
		leftrightarrows: "⇆",
		leftrightharpoons: "⇋",
		leftrightsquigarrow: "↭",
		LeftRightVector: "⥎",
		LeftTee: "⊣",
		LeftTeeArrow: "↤",
		LeftTeeVector: "⥚",
		leftthreetimes: "⋋",
		LeftTriangle: "⊲",
		LeftTriangleBar: "⧏",
		LeftTriangleEqual: "⊴",
		LeftUpDownVector: "⥑",
		LeftUpTeeVector: "⥠",
		LeftUpVector: "↿",
		LeftUpVectorBar: "⥘",
		LeftVector: "↼",
		LeftVectorBar: "⥒",
		lEg: "⪋",
		leg: "⋚",
		leq: "≤",
		leqq: "≦",
		leqslant: "⩽",
		les: "⩽",
		lescc: "⪨",
		lesdot: "⩿",
		lesdoto: "⪁",
		lesdotor: "⪃",
		lesg: "⋚︀",
		lesges: "⪓",
		lessapprox: "⪅",
		lessdot: "⋖",
		lesseqgtr: "⋚",
		lesseqqgtr: "⪋",
		LessEqualGreater: "⋚",
		LessFullEqual: "≦",
		LessGreater: "≶",
		lessgtr: "≶",
		LessLess: "⪡",
		lesssim: "≲",
		LessSlantEqual: "⩽",
		LessTilde: "≲",
		lfisht: "⥼",
		lfloor: "⌊",
		Lfr: "𝔏",
		lfr: "𝔩",
		lg: "≶",
		lgE: "⪑",
		lHar: "⥢",
		lhard: "↽",
		lharu: "↼",
		lharul: "⥪",
		lhblk: "▄",
		LJcy: "Љ",
		ljcy: "љ",
		Ll: "⋘",
		ll: "≪",
		llarr: "⇇",
		llcorner: "⌞",
		Lleftarrow: "⇚",
		llhard: "⥫",
		lltri: "◺",
		Lmidot: "Ŀ",
		lmidot: "ŀ",
		lmoust: "⎰",
		lmoustache: "⎰",
		lnap: "⪉",
		lnapprox: "⪉",
		lnE: "≨",
		lne: "⪇",
		lneq: "⪇",
		lneqq: "≨",
		lnsim: "⋦",
		loang: "⟬",
		loarr: "⇽",
		lobrk: "⟦",
		LongLeftArrow: "⟵",
		Longleftarrow: "⟸",
		longleftarrow: "⟵",
		LongLeftRightArrow: "⟷",
		Longleftrightarrow: "⟺",
		longleftrightarrow: "⟷",
		longmapsto: "⟼",
		LongRightArrow: "⟶",
		Longrightarrow: "⟹",
		longrightarrow: "⟶",
		looparrowleft: "↫",
		looparrowright: "↬",
		lopar: "⦅",
		Lopf: "𝕃",
		lopf: "𝕝",
		loplus: "⨭",
		lotimes: "⨴",
		lowast: "∗",
		lowbar: "_",
		LowerLeftArrow: "↙",
		LowerRightArrow: "↘",
		loz: "◊",
		lozenge: "◊",
		lozf: "⧫",
		lpar: "(",
		lparlt: "⦓",
		lrarr: "⇆",
		lrcorner: "⌟",
		lrhar: "⇋",
		lrhard: "⥭",
		lrm: "‎",
		lrtri: "⊿",
		lsaquo: "‹",
		Lscr: "ℒ",
		lscr: "𝓁",
		Lsh: "↰",
		lsh: "↰",
		lsim: "≲",
		lsime: "⪍",
		lsimg: "⪏",
		lsqb: "[",
		lsquo: "‘",
		lsquor: "‚",
		Lstrok: "Ł",
		lstrok: "ł",
		Lt: "≪",
		LT: "<",
		lt: "<",
		ltcc: "⪦",
		ltcir: "⩹",
		ltdot: "⋖",
		lthree: "⋋",
		ltimes: "⋉",
		ltlarr: "⥶",
		ltquest: "⩻",
		ltri: "◃",
		ltrie: "⊴",
		ltrif: "◂",
		ltrPar: "⦖",
		lurdshar: "⥊",
		luruhar: "⥦",
		lvertneqq: "≨︀",
		lvnE: "≨︀",
		macr: "¯",
		male: "♂",
		malt: "✠",
		maltese: "✠",
		Map: "⤅",
		map: "↦",
		mapsto: "↦",
		mapstodown: "↧",
		mapstoleft: "↤",
		mapstoup: "↥",
		marker: "▮",
		mcomma: "⨩",
		Mcy: "М",
		mcy: "м",
		mdash: "—",
		mDDot: "∺",
		measuredangle: "∡",
		MediumSpace: " ",
		Mellintrf: "ℳ",
		Mfr: "𝔐",
		mfr: "𝔪",
		mho: "℧",
		micro: "µ",
		mid: "∣",
		midast: "*",
		midcir: "⫰",
		middot: "·",
		minus: "−",
		minusb: "⊟",
		minusd: "∸",
		minusdu: "⨪",
		MinusPlus: "∓",
		mlcp: "⫛",
		mldr: "…",
		mnplus: "∓",
		models: "⊧",
		Mopf: "𝕄",
		mopf: "𝕞",
		mp: "∓",
		Mscr: "ℳ",
		mscr: "𝓂",
		mstpos: "∾",
		Mu: "Μ",
		mu: "μ",
		multimap: "⊸",
		mumap: "⊸",
		nabla: "∇",
		Nacute: "Ń",
		nacute: "ń",
		nang: "∠⃒",
		nap: "≉",
		napE: "⩰̸",
		napid: "≋̸",
		napos: "ŉ",
		napprox: "≉",
		natur: "♮",
		natural: "♮",
		naturals: "ℕ",
		nbsp: "\xA0",
		nbump: "≎̸",
		nbumpe: "≏̸",
		ncap: "⩃",
		Ncaron: "Ň",
		ncaron: "ň",
		Ncedil: "Ņ",
		ncedil: "ņ",
		ncong: "≇",
		ncongdot: "⩭̸",
		ncup: "⩂",
		Ncy: "Н",
		ncy: "н",
		ndash: "–",
		ne: "≠",
		nearhk: "⤤",
		neArr: "⇗",
		nearr: "↗",
		nearrow: "↗",
		nedot: "≐̸",
		NegativeMediumSpace: "​",
		NegativeThickSpace: "​",
		NegativeThinSpace: "​",
		NegativeVeryThinSpace: "​",
		nequiv: "≢",
		nesear: "⤨",
		nesim: "≂̸",
		NestedGreaterGreater: "≫",
		NestedLessLess: "≪",
		NewLine: "\n",
		nexist: "∄",
		nexists: "∄",
		Nfr: "𝔑",
		nfr: "𝔫",
		ngE: "≧̸",
		nge: "≱",
		ngeq: "≱",
		ngeqq: "≧̸",
		ngeqslant: "⩾̸",
		nges: "⩾̸",
		nGg: "⋙̸",
		ngsim: "≵",
		nGt: "≫⃒",
		ngt: "≯",
		ngtr: "≯",
		nGtv: "≫̸",
		nhArr: "⇎",
		nharr: "↮",
		nhpar: "⫲",
		ni: "∋",
		nis: "⋼",
		nisd: "⋺",
		niv: "∋",
		NJcy: "Њ",
		njcy: "њ",
		nlArr: "⇍",
		nlarr: "↚",
		nldr: "‥",
		nlE: "≦̸",
		nle: "≰",
		nLeftarrow: "⇍",
		nleftarrow: "↚",
		nLeftrightarrow: "⇎",
		nleftrightarrow: "↮",
		nleq: "≰",
		nleqq: "≦̸",
		nleqslant: "⩽̸",
		nles: "⩽̸",
		nless: "≮",
		nLl: "⋘̸",
		nlsim: "≴",
		nLt: "≪⃒",
		nlt: "≮",
		nltri: "⋪",
		nltrie: "⋬",
		nLtv: "≪̸",
		nmid: "∤",
		NoBreak: "⁠",
		NonBreakingSpace: "\xA0",
		Nopf: "ℕ",
		nopf: "𝕟",
		Not: "⫬",
		not: "¬",
		NotCongruent: "≢",
		NotCupCap: "≭",
		NotDoubleVerticalBar: "∦",
		NotElement: "∉",
		NotEqual: "≠",
		NotEqualTilde: "≂̸",
		NotExists: "∄",
		NotGreater: "≯",
		NotGreaterEqual: "≱",
		NotGreaterFullEqual: "≧̸",
		NotGreaterGreater: "≫̸",
		NotGreaterLess: "≹",
		NotGreaterSlantEqual: "⩾̸",
		NotGreaterTilde: "≵",
		NotHumpDownHump: "≎̸",
		NotHumpEqual: "≏̸",
		notin: "∉",
		notindot: "⋵̸",
		notinE: "⋹̸",
		notinva: "∉",
		notinvb: "⋷",
		notinvc: "⋶",
		NotLeftTriangle: "⋪",
		NotLeftTriangleBar: "⧏̸",
		NotLeftTriangleEqual: "⋬",
		NotLess: "≮",
		NotLessEqual: "≰",
		NotLessGreater: "≸",
		NotLessLess: "≪̸",
		NotLessSlantEqual: "⩽̸",
		NotLessTilde: "≴",
		NotNestedGreaterGreater: "⪢̸",
		NotNestedLessLess: "⪡̸",
		notni: "∌",
		notniva: "∌",
		notnivb: "⋾",
		notnivc: "⋽",
		NotPrecedes: "⊀",
		NotPrecedesEqual: "⪯̸",
		NotPrecedesSlantEqual: "⋠",
		NotReverseElement: "∌",
		NotRightTriangle: "⋫",
		NotRightTriangleBar: "⧐̸",
		NotRightTriangleEqual: "⋭",
		NotSquareSubset: "⊏̸",
		NotSquareSubsetEqual: "⋢",
		NotSquareSuperset: "⊐̸",
		NotSquareSupersetEqual: "⋣",
		NotSubset: "⊂⃒",
		NotSubsetEqual: "⊈",
		NotSucceeds: "⊁",
		NotSucceedsEqual: "⪰̸",
		NotSucceedsSlantEqual: "⋡",
		NotSucceedsTilde: "≿̸",
		NotSuperset: "⊃⃒",
		NotSupersetEqual: "⊉",
		NotTilde: "≁",
		NotTildeEqual: "≄",
		NotTildeFullEqual: "≇",
		NotTildeTilde: "≉",
		NotVerticalBar: "∤",
		npar: "∦",
		nparallel: "∦",
		nparsl: "⫽⃥",
		npart: "∂̸",
		npolint: "⨔",
		npr: "⊀",
		nprcue: "⋠",
		npre: "⪯̸",
		nprec: "⊀",
		npreceq: "⪯̸",
		nrArr: "⇏",
		nrarr: "↛",
		nrarrc: "⤳̸",
		nrarrw: "↝̸",
		nRightarrow: "⇏",
		nrightarrow: "↛",
		nrtri: "⋫",
		nrtrie: "⋭",
		nsc: "⊁",
		nsccue: "⋡",
		nsce: "⪰̸",
		Nscr: "𝒩",
		nscr: "𝓃",
		nshortmid: "∤",
		nshortparallel: "∦",
		nsim: "≁",
		nsime: "≄",
		nsimeq: "≄",
		nsmid: "∤",
		nspar: "∦",
		nsqsube: "⋢",
		nsqsupe: "⋣",
		nsub: "⊄",
		nsubE: "⫅̸",
		nsube: "⊈",
		nsubset: "⊂⃒",
		nsubseteq: "⊈",
		nsubseteqq: "⫅̸",
		nsucc: "⊁",
		nsucceq: "⪰̸",
		nsup: "⊅",
		nsupE: "⫆̸",
		nsupe: "⊉",
		nsupset: "⊃⃒",
		nsupseteq: "⊉",
		nsupseteqq: "⫆̸",
		ntgl: "≹",
		Ntilde: "Ñ",
		ntilde: "ñ",
		ntlg: "≸",
		ntriangleleft: "⋪",
		ntrianglelefteq: "⋬",
		ntriangleright: "⋫",
		ntrianglerighteq: "⋭",
		Nu: "Ν",
		nu: "ν",
		num: "#",
		numero: "№",
		numsp: " ",
		nvap: "≍⃒",
		nVDash: "⊯",
		nVdash: "⊮",
		nvDash: "⊭",
		nvdash: "⊬",
		nvge: "≥⃒",
		nvgt: ">⃒",
		nvHarr: "⤄",
		nvinfin: "⧞",
		nvlArr: "⤂",
		nvle: "≤⃒",
		nvlt: "<⃒",
		nvltrie: "⊴⃒",
		nvrArr: "⤃",
		nvrtrie: "⊵⃒",
		nvsim: "∼⃒",
		nwarhk: "⤣",
		nwArr: "⇖",
		nwarr: "↖",
		nwarrow: "↖",
		nwnear: "⤧",
		Oacute: "Ó",
		oacute: "ó",
		oast: "⊛",
		ocir: "⊚",
		Ocirc: "Ô",
		ocirc: "ô",
		Ocy: "О",
		ocy: "о",
		odash: "⊝",
		Odblac: "Ő",
		odblac: "ő",
		odiv: "⨸",
		odot: "⊙",
		odsold: "⦼",
		OElig: "Œ",
		oelig: "œ",
		ofcir: "⦿",
		Ofr: "𝔒",
		ofr: "𝔬",
		ogon: "˛",
		Ograve: "Ò",
		ograve: "ò",
		ogt: "⧁",
		ohbar: "⦵",
		ohm: "Ω",
		oint: "∮",
		olarr: "↺",
		olcir: "⦾",
		olcross: "⦻",
		oline: "‾",
		olt: "⧀",
		Omacr: "Ō",
		omacr: "ō",
		Omega: "Ω",
		omega: "ω",
		Omicron: "Ο",
		omicron: "ο",
		omid: "⦶",
		ominus: "⊖",
		Oopf: "𝕆",
		oopf: "𝕠",
		opar: "⦷",
		OpenCurlyDoubleQuote: "“",
		OpenCurlyQuote: "‘",
		operp: "⦹",
		oplus: "⊕",
		Or: "⩔",
		or: "∨",
		orarr: "↻",
		ord: "⩝",
		order: "ℴ",
		orderof: "ℴ",
		ordf: "ª",
		ordm: "º",
		origof: "⊶",
		oror: "⩖",
		orslope: "⩗",
		orv: "⩛",
		oS: "Ⓢ",
		Oscr: "𝒪",
		oscr: "ℴ",
		Oslash: "Ø",
		oslash: "ø",
		osol: "⊘",
		Otilde: "Õ",
		otilde: "õ",
		Otimes: "⨷",
		otimes: "⊗",
		otimesas: "⨶",
		Ouml: "Ö",
		ouml: "ö",
		ovbar: "⌽",
		OverBar: "‾",
		OverBrace: "⏞",
		OverBracket: "⎴",
		OverParenthesis: "⏜",
		par: "∥",
		para: "¶",
		parallel: "∥",
		parsim: "⫳",
		parsl: "⫽",
		part: "∂",
		PartialD: "∂",
		Pcy: "П",
		pcy: "п",
		percnt: "%",
		period: ".",
		permil: "‰",
		perp: "⊥",
		pertenk: "‱",
		Pfr: "𝔓",
		pfr: "𝔭",
		Phi: "Φ",
		phi: "φ",
		phiv: "ϕ",
		phmmat: "ℳ",
		phone: "☎",
		Pi: "Π",
		pi: "π",
		pitchfork: "⋔",
		piv: "ϖ",
		planck: "ℏ",
		planckh: "ℎ",
		plankv: "ℏ",
		plus: "+",
		plusacir: "⨣",
		plusb: "⊞",
		pluscir: "⨢",
		plusdo: "∔",
		plusdu: "⨥",
		pluse: "⩲",
		PlusMinus: "±",
		plusmn: "±",
		plussim: "⨦",
		plustwo: "⨧",
		pm: "±",
		Poincareplane: "ℌ",
		pointint: "⨕",
		Popf: "ℙ",
		popf: "𝕡",
		pound: "£",
		Pr: "⪻",
		pr: "≺",
		prap: "⪷",
		prcue: "≼",
		prE: "⪳",
		pre: "⪯",
		prec: "≺",
		precapprox: "⪷",
		preccurlyeq: "≼",
		Precedes: "≺",
		PrecedesEqual: "⪯",
		PrecedesSlantEqual: "≼",
		PrecedesTilde: "≾",
		preceq: "⪯",
		precnapprox: "⪹",
		precneqq: "⪵",
		precnsim: "⋨",
		precsim: "≾",
		Prime: "″",
		prime: "′",
		primes: "ℙ",
		prnap: "⪹",
		prnE: "⪵",
		prnsim: "⋨",
		prod: "∏",
		Product: "∏",
		profalar: "⌮",
		profline: "⌒",
		profsurf: "⌓",
		prop: "∝",
		Proportion: "∷",
		Proportional: "∝",
		propto: "∝",
		prsim: "≾",
		prurel: "⊰",
		Pscr: "𝒫",
		pscr: "𝓅",
		Psi: "Ψ",
		psi: "ψ",
		puncsp: " ",
		Qfr: "𝔔",
		qfr: "𝔮",
		qint: "⨌",
		Qopf: "ℚ",
		qopf: "𝕢",
		qprime: "⁗",
		Qscr: "𝒬",
		qscr: "𝓆",
		quaternions: "ℍ",
		quatint: "⨖",
		quest: "?",
		questeq: "≟",
		QUOT: "\"",
		quot: "\"",
		rAarr: "⇛",
		race: "∽̱",
		Racute: "Ŕ",
		racute: "ŕ",
		radic: "√",
		raemptyv: "⦳",
		Rang: "⟫",
		rang: "⟩",
		rangd: "⦒",
		range: "⦥",
		rangle: "⟩",
		raquo: "»",
		Rarr: "↠",
		rArr: "⇒",
		rarr: "→",
		rarrap: "⥵",
		rarrb: "⇥",
		rarrbfs: "⤠",
		rarrc: "⤳",
		rarrfs: "⤞",
		rarrhk: "↪",
		rarrlp: "↬",
		rarrpl: "⥅",
		rarrsim: "⥴",
		Rarrtl: "⤖",
		rarrtl: "↣",
		rarrw: "↝",
		rAtail: "⤜",
		ratail: "⤚",
		ratio: "∶",
		rationals: "ℚ",
		RBarr: "⤐",
		rBarr: "⤏",
		rbarr: "⤍",
		rbbrk: "❳",
		rbrace: "}",
		rbrack: "]",
		rbrke: "⦌",
		rbrksld: "⦎",
		rbrkslu: "⦐",
		Rcaron: "Ř",
		rcaron: "ř",
		Rcedil: "Ŗ",
		rcedil: "ŗ",
		rceil: "⌉",
		rcub: "}",
		Rcy: "Р",
		rcy: "р",
		rdca: "⤷",
		rdldhar: "⥩",
		rdquo: "”",
		rdquor: "”",
		rdsh: "↳",
		Re: "ℜ",
		real: "ℜ",
		realine: "ℛ",
		realpart: "ℜ",
		reals: "ℝ",
		rect: "▭",
		REG: "®",
		reg: "®",
		ReverseElement: "∋",
		ReverseEquilibrium: "⇋",
		ReverseUpEquilibrium: "⥯",
		rfisht: "⥽",
		rfloor: "⌋",
		Rfr: "ℜ",
		rfr: "𝔯",
		rHar: "⥤",
		rhard: "⇁",
		rharu: "⇀",
		rharul: "⥬",
		Rho: "Ρ",
		rho: "ρ",
		rhov: "ϱ",
		RightAngleBracket: "⟩",
		RightArrow: "→",
		Rightarrow: "⇒",
		rightarrow: "→",
		RightArrowBar: "⇥",
		RightArrowLeftArrow: "⇄",
		rightarrowtail: "↣",
		RightCeiling: "⌉",
		RightDoubleBracket: "⟧",
		RightDownTeeVector: "⥝",
		RightDownVector: "⇂",
		RightDownVectorBar: "⥕",
		RightFloor: "⌋",
		rightharpoondown: "⇁",
		rightharpoonup: "⇀",
		rightleftarrows: "⇄",
		rightleftharpoons: "⇌",
		rightrightarrows: "⇉",
		rightsquigarrow: "↝",
		RightTee: "⊢",
		RightTeeArrow: "↦",
		RightTeeVector: "⥛",
		rightthreetimes: "⋌",
		RightTriangle: "⊳",
		RightTriangleBar: "⧐",
		RightTriangleEqual: "⊵",
		RightUpDownVector: "⥏",
		RightUpTeeVector: "⥜",
		RightUpVector: "↾",
		RightUpVectorBar: "⥔",
		RightVector: "⇀",
		RightVectorBar: "⥓",
		ring: "˚",
		risingdotseq: "≓",
		rlarr: "⇄",
		rlhar: "⇌",
		rlm: "‏",
		rmoust: "⎱",
		rmoustache: "⎱",
		rnmid: "⫮",
		roang: "⟭",
		roarr: "⇾",
		robrk: "⟧",
		ropar: "⦆",
		Ropf: "ℝ",
		ropf: "𝕣",
		roplus: "⨮",
		rotimes: "⨵",
		RoundImplies: "⥰",
		rpar: ")",
		rpargt: "⦔",
		rppolint: "⨒",
		rrarr: "⇉",
		Rrightarrow: "⇛",
		rsaquo: "›",
		Rscr: "ℛ",
		rscr: "𝓇",
		Rsh: "↱",
		rsh: "↱",
		rsqb: "]",
		rsquo: "’",
		rsquor: "’",
		rthree: "⋌",
		rtimes: "⋊",
		rtri: "▹",
		rtrie: "⊵",
		rtrif: "▸",
		rtriltri: "⧎",
		RuleDelayed: "⧴",
		ruluhar: "⥨",
		rx: "℞",
		Sacute: "Ś",
		sacute: "ś",
		sbquo: "‚",
		Sc: "⪼",
		sc: "≻",
		scap: "⪸",
		Scaron: "Š",
		scaron: "š",
		sccue: "≽",
		scE: "⪴",
		sce: "⪰",
		Scedil: "Ş",
		scedil: "ş",
		Scirc: "Ŝ",
		scirc: "ŝ",
		scnap: "⪺",
		scnE: "⪶",
		scnsim: "⋩",
		scpolint: "⨓",
		scsim: "≿",
		Scy: "С",
		scy: "с",
		sdot: "⋅",
		sdotb: "⊡",
		sdote: "⩦",
		searhk: "⤥",
		seArr: "⇘",
		searr: "↘",
		searrow: "↘",
		sect: "§",
		semi: ";",
		seswar: "⤩",
		setminus: "∖",
		setmn: "∖",
		sext: "✶",
		Sfr: "𝔖",
		sfr: "𝔰",
		sfrown: "⌢",
		sharp: "♯",
		SHCHcy: "Щ",
		shchcy: "щ",
		SHcy: "Ш",
		shcy: "ш",
		ShortDownArrow: "↓",
		ShortLeftArrow: "←",
		shortmid: "∣",
		shortparallel: "∥",
		ShortRightArrow: "→",
		ShortUpArrow: "↑",
		shy: "­",
		Sigma: "Σ",
		sigma: "σ",
		sigmaf: "ς",
		sigmav: "ς",
		sim: "∼",
		simdot: "⩪",
		sime: "≃",
		simeq: "≃",
		simg: "⪞",
		simgE: "⪠",
		siml: "⪝",
		simlE: "⪟",
		simne: "≆",
		simplus: "⨤",
		simrarr: "⥲",
		slarr: "←",
		SmallCircle: "∘",
		smallsetminus: "∖",
		smashp: "⨳",
		smeparsl: "⧤",
		smid: "∣",
		smile: "⌣",
		smt: "⪪",
		smte: "⪬",
		smtes: "⪬︀",
		SOFTcy: "Ь",
		softcy: "ь",
		sol: "/",
		solb: "⧄",
		solbar: "⌿",
		Sopf: "𝕊",
		sopf: "𝕤",
		spades: "♠",
		spadesuit: "♠",
		spar: "∥",
		sqcap: "⊓",
		sqcaps: "⊓︀",
		sqcup: "⊔",
		sqcups: "⊔︀",
		Sqrt: "√",
		sqsub: "⊏",
		sqsube: "⊑",
		sqsubset: "⊏",
		sqsubseteq: "⊑",
		sqsup: "⊐",
		sqsupe: "⊒",
		sqsupset: "⊐",
		sqsupseteq: "⊒",
		squ: "□",
		Square: "□",
		square: "□",
		SquareIntersection: "⊓",
		SquareSubset: "⊏",
		SquareSubsetEqual: "⊑",
		SquareSuperset: "⊐",
		SquareSupersetEqual: "⊒",
		SquareUnion: "⊔",
		squarf: "▪",
		squf: "▪",
		srarr: "→",
		Sscr: "𝒮",
		sscr: "𝓈",
		ssetmn: "∖",
		ssmile: "⌣",
		sstarf: "⋆",
		Star: "⋆",
		star: "☆",
		starf: "★",
		straightepsilon: "ϵ",
		straightphi: "ϕ",
		strns: "¯",
		Sub: "⋐",
		sub: "⊂",
		subdot: "⪽",
		subE: "⫅",
		sube: "⊆",
		subedot: "⫃",
		submult: "⫁",
		subnE: "⫋",
		subne: "⊊",
		subplus: "⪿",
		subrarr: "⥹",
		Subset: "⋐",
		subset: "⊂",
		subseteq: "⊆",
		subseteqq: "⫅",
		SubsetEqual: "⊆",
		subsetneq: "⊊",
		subsetneqq: "⫋",
		subsim: "⫇",
		subsub: "⫕",
		subsup: "⫓",
		succ: "≻",
		succapprox: "⪸",
		succcurlyeq: "≽",
		Succeeds: "≻",
		SucceedsEqual: "⪰",
		SucceedsSlantEqual: "≽",
		SucceedsTilde: "≿",
		succeq: "⪰",
		succnapprox: "⪺",
		succneqq: "⪶",
		succnsim: "⋩",
		succsim: "≿",
		SuchThat: "∋",
		Sum: "∑",
		sum: "∑",
		sung: "♪",
		Sup: "⋑",
		sup: "⊃",
		sup1: "¹",
		sup2: "²",
		sup3: "³",
		supdot: "⪾",
		supdsub: "⫘",
		supE: "⫆",
		supe: "⊇",
		supedot: "⫄",
		Superset: "⊃",
		SupersetEqual: "⊇",
		suphsol: "⟉",
		suphsub: "⫗",
		suplarr: "⥻",
		supmult: "⫂",
		supnE: "⫌",
		supne: "⊋",
		supplus: "⫀",
		Supset: "⋑",
		supset: "⊃",
		supseteq: "⊇",
		supseteqq: "⫆",
		supsetneq: "⊋",
		supsetneqq: "⫌",
		supsim: "⫈",
		supsub: "⫔",
		supsup: "⫖",
		swarhk: "⤦",
		swArr: "⇙",
		swarr: "↙",
		swarrow: "↙",
		swnwar: "⤪",
		szlig: "ß",
		Tab: "	",
		target: "⌖",
		Tau: "Τ",
		tau: "τ",
		tbrk: "⎴",
		Tcaron: "Ť",
		tcaron: "ť",
		Tcedil: "Ţ",
		tcedil: "ţ",
		Tcy: "Т",
		tcy: "т",
		tdot: "⃛",
		telrec: "⌕",
		Tfr: "𝔗",
		tfr: "𝔱",
		there4: "∴",
		Therefore: "∴",
		therefore: "∴",
		Theta: "Θ",
		theta: "θ",
		thetasym: "ϑ",
		thetav: "ϑ",
		thickapprox: "≈",
		thicksim: "∼",
		ThickSpace: "  ",
		thinsp: " ",
		ThinSpace: " ",
		thkap: "≈",
		thksim: "∼",
		THORN: "Þ",
		thorn: "þ",
		Tilde: "∼",
		tilde: "˜",
		TildeEqual: "≃",
		TildeFullEqual: "≅",
		TildeTilde: "≈",
		times: "×",
		timesb: "⊠",
		timesbar: "⨱",
		timesd: "⨰",
		tint: "∭",
		toea: "⤨",
		top: "⊤",
		topbot: "⌶",
		topcir: "⫱",
		Topf: "𝕋",
		topf: "𝕥",
		topfork: "⫚",
		tosa: "⤩",
		tprime: "‴",
		TRADE: "™",
		trade: "™",
		triangle: "▵",
		triangledown: "▿",
		triangleleft: "◃",
		trianglelefteq: "⊴",
		triangleq: "≜",
		triangleright: "▹",
		trianglerighteq: "⊵",
		tridot: "◬",
		trie: "≜",
		triminus: "⨺",
		TripleDot: "⃛",
		triplus: "⨹",
		trisb: "⧍",
		tritime: "⨻",
		trpezium: "⏢",
		Tscr: "𝒯",
		tscr: "𝓉",
		TScy: "Ц",
		tscy: "ц",
		TSHcy: "Ћ",
		tshcy: "ћ",
		Tstrok: "Ŧ",
		tstrok: "ŧ",
		twixt: "≬",
		twoheadleftarrow: "↞",
		twoheadrightarrow: "↠",
		Uacute: "Ú",
		uacute: "ú",
		Uarr: "↟",
		uArr: "⇑",
		uarr: "↑",
		Uarrocir: "⥉",
		Ubrcy: "Ў",
		ubrcy: "ў",
		Ubreve: "Ŭ",
		ubreve: "ŭ",
		Ucirc: "Û",
		ucirc: "û",
		Ucy: "У",
		ucy: "у",
		udarr: "⇅",
		Udblac: "Ű",
		udblac: "ű",
		udhar: "⥮",
		ufisht: "⥾",
		Ufr: "𝔘",
		ufr: "𝔲",
		Ugrave: "Ù",
		ugrave: "ù",
		uHar: "⥣",
		uharl: "↿",
		uharr: "↾",
		uhblk: "▀",
		ulcorn: "⌜",
		ulcorner: "⌜",
		ulcrop: "⌏",
		ultri: "◸",
		Umacr: "Ū",
		umacr: "ū",
		uml: "¨",
		UnderBar: "_",
		UnderBrace: "⏟",
		UnderBracket: "⎵",
		UnderParenthesis: "⏝",
		Union: "⋃",
		UnionPlus: "⊎",
		Uogon: "Ų",
		uogon: "ų",
		Uopf: "𝕌",
		uopf: "𝕦",
		UpArrow: "↑",
		Uparrow: "⇑",
		uparrow: "↑",
		UpArrowBar: "⤒",
		UpArrowDownArrow: "⇅",
		UpDownArrow: "↕",
		Updownarrow: "⇕",
		updownarrow: "↕",
		UpEquilibrium: "⥮",
		upharpoonleft: "↿",
		upharpoonright: "↾",
		uplus: "⊎",
		UpperLeftArrow: "↖",
		UpperRightArrow: "↗",
		Upsi: "ϒ",
		upsi: "υ",
		upsih: "ϒ",
		Upsilon: "Υ",
		upsilon: "υ",
		UpTee: "⊥",
		UpTeeArrow: "↥",
		upuparrows: "⇈",
		urcorn: "⌝",
		urcorner: "⌝",
		urcrop: "⌎",
		Uring: "Ů",
		uring: "ů",
		urtri: "◹",
		Uscr: "𝒰",
		uscr: "𝓊",
		utdot: "⋰",
		Utilde: "Ũ",
		utilde: "ũ",
		utri: "▵",
		utrif: "▴",
		uuarr: "⇈",
		Uuml: "Ü",
		uuml: "ü",
		uwangle: "⦧",
		vangrt: "⦜",
		varepsilon: "ϵ",
		varkappa: "ϰ",
		varnothing: "∅",
		varphi: "ϕ",
		varpi: "ϖ",
		varpropto: "∝",
		vArr: "⇕",
		varr: "↕",
		varrho: "ϱ",
		varsigma: "ς",
		varsubsetneq: "⊊︀",
		varsubsetneqq: "⫋︀",
		varsupsetneq: "⊋︀",
		varsupsetneqq: "⫌︀",
		vartheta: "ϑ",
		vartriangleleft: "⊲",
		vartriangleright: "⊳",
		Vbar: "⫫",
		vBar: "⫨",
		vBarv: "⫩",
		Vcy: "В",
		vcy: "в",
		VDash: "⊫",
		Vdash: "⊩",
		vDash: "⊨",
		vdash: "⊢",
		Vdashl: "⫦",
		Vee: "⋁",
		vee: "∨",
		veebar: "⊻",
		veeeq: "≚",
		vellip: "⋮",
		Verbar: "‖",
		verbar: "|",
		Vert: "‖",
		vert: "|",
		VerticalBar: "∣",
		VerticalLine: "|",
		VerticalSeparator: "❘",
		VerticalTilde: "≀",
		VeryThinSpace: " ",
		Vfr: "𝔙",
		vfr: "𝔳",
		vltri: "⊲",
		vnsub: "⊂⃒",
		vnsup: "⊃⃒",
		Vopf: "𝕍",
		vopf: "𝕧",
		vprop: "∝",
		vrtri: "⊳",
		Vscr: "𝒱",
		vscr: "𝓋",
		vsubnE: "⫋︀",
		vsubne: "⊊︀",
		vsupnE: "⫌︀",
		vsupne: "⊋︀",
		Vvdash: "⊪",
		vzigzag: "⦚",
		Wcirc: "Ŵ",
		wcirc: "ŵ",
		wedbar: "⩟",
		Wedge: "⋀",
		wedge: "∧",
		wedgeq: "≙",
		weierp: "℘",
		Wfr: "𝔚",
		wfr: "𝔴",
		Wopf: "𝕎",
		wopf: "𝕨",
		wp: "℘",
		wr: "≀",
		wreath: "≀",
		Wscr: "𝒲",
		wscr: "𝓌",
		xcap: "⋂",
		xcirc: "◯",
		xcup: "⋃",
		xdtri: "▽",
		Xfr: "𝔛",
		xfr: "𝔵",
		xhArr: "⟺",
		xharr: "⟷",
		Xi: "Ξ",
		xi: "ξ",
		xlArr: "⟸",
		xlarr: "⟵",
		xmap: "⟼",
		xnis: "⋻",
		xodot: "⨀",
		Xopf: "𝕏",
		xopf: "𝕩",
		xoplus: "⨁",
		xotime: "⨂",
		xrArr: "⟹",
		xrarr: "⟶",
		Xscr: "𝒳",
		xscr: "𝓍",
		xsqcup: "⨆",
		xuplus: "⨄",
		xutri: "△",
		xvee: "⋁",
		xwedge: "⋀",
		Yacute: "Ý",
		yacute: "ý",
		YAcy: "Я",
		yacy: "я",
		Ycirc: "Ŷ",
		ycirc: "ŷ",
		Ycy: "Ы",
		ycy: "ы",
		yen: "¥",
		Yfr: "𝔜",
		yfr: "𝔶",
		YIcy: "Ї",
		yicy: "ї",
		Yopf: "𝕐",
		yopf: "𝕪",
		Yscr: "𝒴",
		yscr: "𝓎",
		YUcy: "Ю",
		yucy: "ю",
		Yuml: "Ÿ",
		yuml: "ÿ",
		Zacute: "Ź",
		zacute: "ź",
		Zcaron: "Ž",
		zcaron: "ž",
		Zcy: "З",
		zcy: "з",
		Zdot: "Ż",
		zdot: "ż",
		zeetrf: "ℨ",
		ZeroWidthSpace: "​",
		Zeta: "Ζ",
		zeta: "ζ",
		Zfr: "ℨ",
		zfr: "𝔷",
		ZHcy: "Ж",
		zhcy: "ж",
		zigrarr: "⇝",
		Zopf: "ℤ",
		zopf: "𝕫",
		Zscr: "𝒵",
		zscr: "𝓏",
		zwj: "‍",
		zwnj: "‌"
	});
	/**
	* @deprecated
	* Use `HTML_ENTITIES` instead.
	* @see {@link HTML_ENTITIES}
	*/
	exports.entityMap = exports.HTML_ENTITIES;
}));
// node_modules/@xmldom/xmldom/lib/sax.js
var require_sax = /* @__PURE__ */ require_entry.__commonJSMin(((exports) => {
	var conventions = require_conventions();
	var g = require_grammar();
	var errors = require_errors();
	var isHTMLEscapableRawTextElement = conventions.isHTMLEscapableRawTextElement;
	var isHTMLMimeType = conventions.isHTMLMimeType;
	var isHTMLRawTextElement = conventions.isHTMLRawTextElement;
	var hasOwn = conventions.hasOwn;
	var NAMESPACE = conventions.NAMESPACE;
	var ParseError = errors.ParseError;
	var DOMException = errors.DOMException;
	var S_TAG = 0;
	var S_ATTR = 1;
	var S_ATTR_SPACE = 2;
	var S_EQ = 3;
	var S_ATTR_NOQUOT_VALUE = 4;
	var S_ATTR_END = 5;
	var S_TAG_SPACE = 6;
	var S_TAG_CLOSE = 7;
	function XMLReader() {}
	XMLReader.prototype = { parse: function(source, defaultNSMap, entityMap) {
		var domBuilder = this.domBuilder;
		domBuilder.startDocument();
		_copy(defaultNSMap, defaultNSMap = Object.create(null));
		parse(source, defaultNSMap, entityMap, domBuilder, this.errorHandler);
		domBuilder.endDocument();
	} };
	/**
	* Detecting everything that might be a reference,
	* including those without ending `;`, since those are allowed in HTML.
	* The entityReplacer takes care of verifying and transforming each occurrence,
	* and reports to the errorHandler on those that are not OK,
	* depending on the context.
	*/
	var ENTITY_REG = /&#?\w+;?/g;
	function parse(source, defaultNSMapCopy, entityMap, domBuilder, errorHandler) {
		var isHTML = isHTMLMimeType(domBuilder.mimeType);
		if (source.indexOf(g.UNICODE_REPLACEMENT_CHARACTER) >= 0) errorHandler.warning("Unicode replacement character detected, source encoding issues?");
		function fixedFromCharCode(code) {
			if (code > 65535) {
				code -= 65536;
				var surrogate1 = 55296 + (code >> 10), surrogate2 = 56320 + (code & 1023);
				return String.fromCharCode(surrogate1, surrogate2);
			} else return String.fromCharCode(code);
		}
		function entityReplacer(a) {
			var complete = a[a.length - 1] === ";" ? a : a + ";";
			if (!isHTML && complete !== a) {
				errorHandler.error("EntityRef: expecting ;");
				return a;
			}
			var match = g.Reference.exec(complete);
			if (!match || match[0].length !== complete.length) {
				errorHandler.error("entity not matching Reference production: " + a);
				return a;
			}
			var k = complete.slice(1, -1);
			if (hasOwn(entityMap, k)) return entityMap[k];
			else if (k.charAt(0) === "#") return fixedFromCharCode(parseInt(k.substring(1).replace("x", "0x")));
			else {
				errorHandler.error("entity not found:" + a);
				return a;
			}
		}
		function appendText(end) {
			if (end > start) {
				var xt = source.substring(start, end).replace(ENTITY_REG, entityReplacer);
				locator && position(start);
				domBuilder.characters(xt, 0, end - start);
				start = end;
			}
		}
		var lineStart = 0;
		var lineEnd = 0;
		var linePattern = /\r\n?|\n|$/g;
		var locator = domBuilder.locator;
		function position(p, m) {
			while (p >= lineEnd && (m = linePattern.exec(source))) {
				lineStart = lineEnd;
				lineEnd = m.index + m[0].length;
				locator.lineNumber++;
			}
			locator.columnNumber = p - lineStart + 1;
		}
		var parseStack = [{ currentNSMap: defaultNSMapCopy }];
		var unclosedTags = [];
		var start = 0;
		while (true) {
			try {
				var tagStart = source.indexOf("<", start);
				if (tagStart < 0) {
					if (!isHTML && unclosedTags.length > 0) return errorHandler.fatalError("unclosed xml tag(s): " + unclosedTags.join(", "));
					if (!source.substring(start).match(/^\s*$/)) {
						var doc = domBuilder.doc;
						var text = doc.createTextNode(source.substring(start));
						if (doc.documentElement) return errorHandler.error("Extra content at the end of the document");
						doc.appendChild(text);
						domBuilder.currentElement = text;
					}
					return;
				}
				if (tagStart > start) {
					var fromSource = source.substring(start, tagStart);
					if (!isHTML && unclosedTags.length === 0) {
						fromSource = fromSource.replace(new RegExp(g.S_OPT.source, "g"), "");
						fromSource && errorHandler.error("Unexpected content outside root element: '" + fromSource + "'");
					}
					appendText(tagStart);
				}
				switch (source.charAt(tagStart + 1)) {
					case "/":
						var end = source.indexOf(">", tagStart + 2);
						var tagNameRaw = source.substring(tagStart + 2, end > 0 ? end : void 0);
						if (!tagNameRaw) return errorHandler.fatalError("end tag name missing");
						var endTagNameStrict = g.reg("^", g.QName_group, g.S_OPT, "$");
						var tagNameMatch = end > 0 && endTagNameStrict.exec(tagNameRaw);
						if (!tagNameMatch) {
							var leadingTagNameMatch = end > 0 && g.reg("^", g.QName_group).exec(tagNameRaw);
							if (isHTML && leadingTagNameMatch) {
								errorHandler.warning("end tag name contains invalid trailing characters: \"" + tagNameRaw + "\"");
								tagNameMatch = leadingTagNameMatch;
							} else if (leadingTagNameMatch && new RegExp(endTagNameStrict.source, endTagNameStrict.flags + "m").test(tagNameRaw)) {
								errorHandler.error("end tag name is followed by a line break and trailing content: \"" + tagNameRaw + "\"");
								tagNameMatch = leadingTagNameMatch;
							} else return errorHandler.fatalError("end tag name contains invalid characters: \"" + tagNameRaw + "\"");
						}
						if (!domBuilder.currentElement && !domBuilder.doc.documentElement) return;
						var currentTagName = unclosedTags[unclosedTags.length - 1] || domBuilder.currentElement.tagName || domBuilder.doc.documentElement.tagName || "";
						if (currentTagName !== tagNameMatch[1]) {
							var tagNameLower = tagNameMatch[1].toLowerCase();
							if (!isHTML || currentTagName.toLowerCase() !== tagNameLower) return errorHandler.fatalError("Opening and ending tag mismatch: \"" + currentTagName + "\" != \"" + tagNameRaw + "\"");
						}
						var config = parseStack.pop();
						unclosedTags.pop();
						var localNSMap = config.localNSMap;
						domBuilder.endElement(config.uri, config.localName, currentTagName);
						if (localNSMap) {
							for (var prefix in localNSMap) if (hasOwn(localNSMap, prefix)) domBuilder.endPrefixMapping(prefix);
						}
						end++;
						break;
					case "?":
						locator && position(tagStart);
						end = parseProcessingInstruction(source, tagStart, domBuilder, errorHandler);
						break;
					case "!":
						locator && position(tagStart);
						end = parseDoctypeCommentOrCData(source, tagStart, domBuilder, errorHandler, isHTML);
						break;
					default:
						locator && position(tagStart);
						var el = new ElementAttributes();
						var currentNSMap = parseStack[parseStack.length - 1].currentNSMap;
						var end = parseElementStartPart(source, tagStart, el, currentNSMap, entityReplacer, errorHandler, isHTML);
						var len = el.length;
						if (!el.closed) {
							if (isHTML && conventions.isHTMLVoidElement(el.tagName)) el.closed = true;
							else unclosedTags.push(el.tagName);
						}
						if (locator && len) {
							var locator2 = copyLocator(locator, {});
							for (var i = 0; i < len; i++) {
								var a = el[i];
								position(a.offset);
								a.locator = copyLocator(locator, {});
							}
							domBuilder.locator = locator2;
							if (appendElement(el, domBuilder, currentNSMap)) parseStack.push(el);
							domBuilder.locator = locator;
						} else if (appendElement(el, domBuilder, currentNSMap)) parseStack.push(el);
						if (isHTML && !el.closed) end = parseHtmlSpecialContent(source, end, el.tagName, entityReplacer, domBuilder);
						else end++;
				}
			} catch (e) {
				if (e instanceof ParseError) throw e;
				else if (e instanceof DOMException) return errorHandler.fatalError("Error constructing the DOM: " + e.name + ": " + e.message, e);
				errorHandler.error("element parse error: " + e);
				end = -1;
			}
			if (end > start) start = end;
			else appendText(Math.max(tagStart, start) + 1);
		}
	}
	function copyLocator(f, t) {
		t.lineNumber = f.lineNumber;
		t.columnNumber = f.columnNumber;
		return t;
	}
	/**
	* @returns
	* end of the elementStartPart(end of elementEndPart for selfClosed el)
	* @see {@link #appendElement}
	*/
	function parseElementStartPart(source, start, el, currentNSMap, entityReplacer, errorHandler, isHTML) {
		/**
		* @param {string} qname
		* @param {string} value
		* @param {number} startIndex
		*/
		function addAttribute(qname, value, startIndex) {
			if (hasOwn(el.attributeNames, qname)) return errorHandler.fatalError("Attribute " + qname + " redefined");
			if (!isHTML && value.indexOf("<") >= 0) return errorHandler.fatalError("Unescaped '<' not allowed in attributes values");
			el.addValue(qname, value.replace(/[\t\n\r]/g, " ").replace(ENTITY_REG, entityReplacer), startIndex);
		}
		var attrName;
		var value;
		var p = ++start;
		var s = S_TAG;
		while (true) {
			var c = source.charAt(p);
			if (s === S_TAG && c === "<") throw new Error("unexpected < in tag name: " + source.slice(start, p));
			switch (c) {
				case "=":
					if (s === S_ATTR) {
						attrName = source.slice(start, p);
						s = S_EQ;
					} else if (s === S_ATTR_SPACE) s = S_EQ;
					else throw new Error("attribute equal must after attrName");
					break;
				case "'":
				case "\"":
					if (s === S_EQ || s === S_ATTR) {
						if (s === S_ATTR) {
							errorHandler.warning("attribute value must after \"=\"");
							attrName = source.slice(start, p);
						}
						start = p + 1;
						p = source.indexOf(c, start);
						if (p > 0) {
							value = source.slice(start, p);
							addAttribute(attrName, value, start - 1);
							s = S_ATTR_END;
						} else throw new Error("attribute value no end '" + c + "' match");
					} else if (s == S_ATTR_NOQUOT_VALUE) {
						value = source.slice(start, p);
						addAttribute(attrName, value, start);
						errorHandler.warning("attribute \"" + attrName + "\" missed start quot(" + c + ")!!");
						start = p + 1;
						s = S_ATTR_END;
					} else throw new Error("attribute value must after \"=\"");
					break;
				case "/":
					switch (s) {
						case S_TAG: el.setTagName(source.slice(start, p));
						case S_ATTR_END:
						case S_TAG_SPACE:
						case S_TAG_CLOSE:
							s = S_TAG_CLOSE;
							el.closed = true;
						case S_ATTR_NOQUOT_VALUE:
						case S_ATTR: break;
						case S_ATTR_SPACE:
							el.closed = true;
							break;
						default: throw new Error("attribute invalid close char('/')");
					}
					break;
				case "":
					errorHandler.error("unexpected end of input");
					if (s == S_TAG) el.setTagName(source.slice(start, p));
					return p;
				case ">":
					switch (s) {
						case S_TAG: el.setTagName(source.slice(start, p));
						case S_ATTR_END:
						case S_TAG_SPACE:
						case S_TAG_CLOSE: break;
						case S_ATTR_NOQUOT_VALUE:
						case S_ATTR:
							value = source.slice(start, p);
							if (value.slice(-1) === "/") {
								el.closed = true;
								value = value.slice(0, -1);
							}
						case S_ATTR_SPACE:
							if (s === S_ATTR_SPACE) value = attrName;
							if (s == S_ATTR_NOQUOT_VALUE) {
								errorHandler.warning("attribute \"" + value + "\" missed quot(\")!");
								addAttribute(attrName, value, start);
							} else {
								if (!isHTML) errorHandler.warning("attribute \"" + value + "\" missed value!! \"" + value + "\" instead!!");
								addAttribute(value, value, start);
							}
							break;
						case S_EQ: if (!isHTML) return errorHandler.fatalError("AttValue: ' or \" expected");
					}
					return p;
				case "": c = " ";
				default: if (c <= " ") switch (s) {
					case S_TAG:
						el.setTagName(source.slice(start, p));
						s = S_TAG_SPACE;
						break;
					case S_ATTR:
						attrName = source.slice(start, p);
						s = S_ATTR_SPACE;
						break;
					case S_ATTR_NOQUOT_VALUE:
						var value = source.slice(start, p);
						errorHandler.warning("attribute \"" + value + "\" missed quot(\")!!");
						addAttribute(attrName, value, start);
					case S_ATTR_END: s = S_TAG_SPACE;
				}
				else switch (s) {
					case S_ATTR_SPACE:
						if (!isHTML) errorHandler.warning("attribute \"" + attrName + "\" missed value!! \"" + attrName + "\" instead2!!");
						addAttribute(attrName, attrName, start);
						start = p;
						s = S_ATTR;
						break;
					case S_ATTR_END: errorHandler.warning("attribute space is required\"" + attrName + "\"!!");
					case S_TAG_SPACE:
						s = S_ATTR;
						start = p;
						break;
					case S_EQ:
						s = S_ATTR_NOQUOT_VALUE;
						start = p;
						break;
					case S_TAG_CLOSE: throw new Error("elements closed character '/' and '>' must be connected to");
				}
			}
			p++;
		}
	}
	/**
	* @returns
	* `true` if a new namespace has been defined.
	*/
	function appendElement(el, domBuilder, currentNSMap) {
		var tagName = el.tagName;
		var localNSMap = null;
		var i = el.length;
		while (i--) {
			var a = el[i];
			var qName = a.qName;
			var value = a.value;
			var nsp = qName.indexOf(":");
			if (nsp > 0) {
				var prefix = a.prefix = qName.slice(0, nsp);
				var localName = qName.slice(nsp + 1);
				var nsPrefix = prefix === "xmlns" && localName;
			} else {
				localName = qName;
				prefix = null;
				nsPrefix = qName === "xmlns" && "";
			}
			a.localName = localName;
			if (nsPrefix !== false) {
				if (localNSMap == null) {
					localNSMap = Object.create(null);
					currentNSMap = Object.create(currentNSMap);
				}
				currentNSMap[nsPrefix] = localNSMap[nsPrefix] = value;
				a.uri = NAMESPACE.XMLNS;
				domBuilder.startPrefixMapping(nsPrefix, value);
			}
		}
		var i = el.length;
		while (i--) {
			a = el[i];
			if (a.prefix) {
				if (a.prefix === "xml") a.uri = NAMESPACE.XML;
				if (a.prefix !== "xmlns") a.uri = currentNSMap[a.prefix];
			}
		}
		var nsp = tagName.indexOf(":");
		if (nsp > 0) {
			prefix = el.prefix = tagName.slice(0, nsp);
			localName = el.localName = tagName.slice(nsp + 1);
		} else {
			prefix = null;
			localName = el.localName = tagName;
		}
		var ns = el.uri = currentNSMap[prefix || ""];
		domBuilder.startElement(ns, localName, tagName, el);
		if (el.closed) {
			domBuilder.endElement(ns, localName, tagName);
			if (localNSMap) {
				for (prefix in localNSMap) if (hasOwn(localNSMap, prefix)) domBuilder.endPrefixMapping(prefix);
			}
		} else {
			el.currentNSMap = currentNSMap;
			el.localNSMap = localNSMap;
			return true;
		}
	}
	function parseHtmlSpecialContent(source, elStartEnd, tagName, entityReplacer, domBuilder) {
		var isEscapableRaw = isHTMLEscapableRawTextElement(tagName);
		if (isEscapableRaw || isHTMLRawTextElement(tagName)) {
			var closeTag = new RegExp("</" + tagName.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") + ">", "ig");
			closeTag.lastIndex = elStartEnd;
			var match = closeTag.exec(source);
			var elEndStart = match ? match.index : -1;
			if (elEndStart < 0) return elStartEnd + 1;
			var text = source.substring(elStartEnd + 1, elEndStart);
			if (isEscapableRaw) text = text.replace(ENTITY_REG, entityReplacer);
			domBuilder.characters(text, 0, text.length);
			return elEndStart;
		}
		return elStartEnd + 1;
	}
	function _copy(source, target) {
		for (var n in source) if (hasOwn(source, n)) target[n] = source[n];
	}
	/**
	* @typedef ParseUtils
	* @property {function(relativeIndex: number?): string | undefined} char
	* Provides look ahead access to a singe character relative to the current index.
	* @property {function(): number} getIndex
	* Provides read-only access to the current index.
	* @property {function(reg: RegExp): string | null} getMatch
	* Applies the provided regular expression enforcing that it starts at the current index and
	* returns the complete matching string,
	* and moves the current index by the length of the matching string.
	* @property {function(): string} getSource
	* Provides read-only access to the complete source.
	* @property {function(places: number?): void} skip
	* moves the current index by places (defaults to 1)
	* @property {function(): number} skipBlanks
	* Moves the current index by the amount of white space that directly follows the current index
	* and returns the amount of whitespace chars skipped (0..n),
	* or -1 if the end of the source was reached.
	* @property {function(): string} substringFromIndex
	* creates a substring from the current index to the end of `source`
	* @property {function(compareWith: string): boolean} substringStartsWith
	* Checks if `source` contains `compareWith`, starting from the current index.
	* @property {function(compareWith: string): boolean} substringStartsWithCaseInsensitive
	* Checks if `source` contains `compareWith`, starting from the current index,
	* comparing the upper case of both sides.
	* @see {@link parseUtils}
	*/
	/**
	* A temporary scope for parsing and look ahead operations in `source`,
	* starting from index `start`.
	*
	* Some operations move the current index by a number of positions,
	* after which `getIndex` returns the new index.
	*
	* @param {string} source
	* @param {number} start
	* @returns {ParseUtils}
	*/
	function parseUtils(source, start) {
		var index = start;
		function char(n) {
			n = n || 0;
			return source.charAt(index + n);
		}
		function skip(n) {
			n = n || 1;
			index += n;
		}
		function skipBlanks() {
			var blanks = 0;
			while (index < source.length) {
				var c = char();
				if (c !== " " && c !== "\n" && c !== "	" && c !== "\r") return blanks;
				blanks++;
				skip();
			}
			return -1;
		}
		function substringFromIndex() {
			return source.substring(index);
		}
		function substringStartsWith(text) {
			return source.substring(index, index + text.length) === text;
		}
		function substringStartsWithCaseInsensitive(text) {
			return source.substring(index, index + text.length).toUpperCase() === text.toUpperCase();
		}
		function getMatch(args) {
			var match = g.reg("^", args).exec(substringFromIndex());
			if (match) {
				skip(match[0].length);
				return match[0];
			}
			return null;
		}
		return {
			char,
			getIndex: function() {
				return index;
			},
			getMatch,
			getSource: function() {
				return source;
			},
			skip,
			skipBlanks,
			substringFromIndex,
			substringStartsWith,
			substringStartsWithCaseInsensitive
		};
	}
	/**
	* @param {ParseUtils} p
	* @param {DOMHandler} errorHandler
	* @returns {string}
	*/
	function parseDoctypeInternalSubset(p, errorHandler) {
		/**
		* @param {ParseUtils} p
		* @param {DOMHandler} errorHandler
		* @returns {string}
		*/
		function parsePI(p, errorHandler) {
			var match = g.PI.exec(p.substringFromIndex());
			if (!match) return errorHandler.fatalError("processing instruction is not well-formed at position " + p.getIndex());
			if (match[1].toLowerCase() === "xml") return errorHandler.fatalError("xml declaration is only allowed at the start of the document, but found at position " + p.getIndex());
			p.skip(match[0].length);
			return match[0];
		}
		var source = p.getSource();
		if (p.char() === "[") {
			p.skip(1);
			var intSubsetStart = p.getIndex();
			while (p.getIndex() < source.length) {
				p.skipBlanks();
				if (p.char() === "]") {
					var internalSubset = source.substring(intSubsetStart, p.getIndex());
					p.skip(1);
					return internalSubset;
				}
				var current = null;
				if (p.char() === "<" && p.char(1) === "!") switch (p.char(2)) {
					case "E":
						if (p.char(3) === "L") current = p.getMatch(g.elementdecl);
						else if (p.char(3) === "N") current = p.getMatch(g.EntityDecl);
						break;
					case "A":
						current = p.getMatch(g.AttlistDecl);
						break;
					case "N":
						current = p.getMatch(g.NotationDecl);
						break;
					case "-": current = p.getMatch(g.Comment);
				}
				else if (p.char() === "<" && p.char(1) === "?") current = parsePI(p, errorHandler);
				else if (p.char() === "%") current = p.getMatch(g.PEReference);
				else return errorHandler.fatalError("Error detected in Markup declaration");
				if (!current) return errorHandler.fatalError("Error in internal subset at position " + p.getIndex());
			}
			return errorHandler.fatalError("doctype internal subset is not well-formed, missing ]");
		}
	}
	/**
	* Called when the parser encounters an element starting with '<!'.
	*
	* @param {string} source
	* The xml.
	* @param {number} start
	* the start index of the '<!'
	* @param {DOMHandler} domBuilder
	* @param {DOMHandler} errorHandler
	* @param {boolean} isHTML
	* @returns {number | never}
	* The end index of the element.
	* @throws {ParseError}
	* In case the element is not well-formed.
	*/
	function parseDoctypeCommentOrCData(source, start, domBuilder, errorHandler, isHTML) {
		var p = parseUtils(source, start);
		switch (isHTML ? p.char(2).toUpperCase() : p.char(2)) {
			case "-":
				var comment = p.getMatch(g.Comment);
				if (comment) {
					domBuilder.comment(comment, g.COMMENT_START.length, comment.length - g.COMMENT_START.length - g.COMMENT_END.length);
					return p.getIndex();
				} else return errorHandler.fatalError("comment is not well-formed at position " + p.getIndex());
			case "[":
				var cdata = p.getMatch(g.CDSect);
				if (cdata) {
					if (!isHTML && !domBuilder.currentElement) return errorHandler.fatalError("CDATA outside of element");
					domBuilder.startCDATA();
					domBuilder.characters(cdata, g.CDATA_START.length, cdata.length - g.CDATA_START.length - g.CDATA_END.length);
					domBuilder.endCDATA();
					return p.getIndex();
				} else return errorHandler.fatalError("Invalid CDATA starting at position " + start);
			case "D":
				if (domBuilder.doc && domBuilder.doc.documentElement) return errorHandler.fatalError("Doctype not allowed inside or after documentElement at position " + p.getIndex());
				if (isHTML ? !p.substringStartsWithCaseInsensitive(g.DOCTYPE_DECL_START) : !p.substringStartsWith(g.DOCTYPE_DECL_START)) return errorHandler.fatalError("Expected " + g.DOCTYPE_DECL_START + " at position " + p.getIndex());
				p.skip(g.DOCTYPE_DECL_START.length);
				if (p.skipBlanks() < 1) return errorHandler.fatalError("Expected whitespace after " + g.DOCTYPE_DECL_START + " at position " + p.getIndex());
				var doctype = {
					name: void 0,
					publicId: void 0,
					systemId: void 0,
					internalSubset: void 0
				};
				doctype.name = p.getMatch(g.Name);
				if (!doctype.name) return errorHandler.fatalError("doctype name missing or contains unexpected characters at position " + p.getIndex());
				if (isHTML && doctype.name.toLowerCase() !== "html") errorHandler.warning("Unexpected DOCTYPE in HTML document at position " + p.getIndex());
				p.skipBlanks();
				if (p.substringStartsWith(g.PUBLIC) || p.substringStartsWith(g.SYSTEM)) {
					var match = g.ExternalID_match.exec(p.substringFromIndex());
					if (!match) return errorHandler.fatalError("doctype external id is not well-formed at position " + p.getIndex());
					if (match.groups.SystemLiteralOnly !== void 0) doctype.systemId = match.groups.SystemLiteralOnly;
					else {
						doctype.systemId = match.groups.SystemLiteral;
						doctype.publicId = match.groups.PubidLiteral;
					}
					p.skip(match[0].length);
				} else if (isHTML && p.substringStartsWithCaseInsensitive(g.SYSTEM)) {
					p.skip(g.SYSTEM.length);
					if (p.skipBlanks() < 1) return errorHandler.fatalError("Expected whitespace after " + g.SYSTEM + " at position " + p.getIndex());
					doctype.systemId = p.getMatch(g.ABOUT_LEGACY_COMPAT_SystemLiteral);
					if (!doctype.systemId) return errorHandler.fatalError("Expected " + g.ABOUT_LEGACY_COMPAT + " in single or double quotes after " + g.SYSTEM + " at position " + p.getIndex());
				}
				if (isHTML && doctype.systemId && !g.ABOUT_LEGACY_COMPAT_SystemLiteral.test(doctype.systemId)) errorHandler.warning("Unexpected doctype.systemId in HTML document at position " + p.getIndex());
				if (!isHTML) {
					p.skipBlanks();
					doctype.internalSubset = parseDoctypeInternalSubset(p, errorHandler);
				}
				p.skipBlanks();
				if (p.char() !== ">") return errorHandler.fatalError("doctype not terminated with > at position " + p.getIndex());
				p.skip(1);
				domBuilder.startDTD(doctype.name, doctype.publicId, doctype.systemId, doctype.internalSubset);
				domBuilder.endDTD();
				return p.getIndex();
			default: return errorHandler.fatalError("Not well-formed XML starting with \"<!\" at position " + start);
		}
	}
	function parseProcessingInstruction(source, start, domBuilder, errorHandler) {
		var match = source.substring(start).match(g.PI);
		if (!match) return errorHandler.fatalError("Invalid processing instruction starting at position " + start);
		if (match[1].toLowerCase() === "xml") {
			if (start > 0) return errorHandler.fatalError("processing instruction at position " + start + " is an xml declaration which is only at the start of the document");
			if (!g.XMLDecl.test(source.substring(start))) return errorHandler.fatalError("xml declaration is not well-formed");
		}
		domBuilder.processingInstruction(match[1], match[2]);
		return start + match[0].length;
	}
	function ElementAttributes() {
		this.attributeNames = Object.create(null);
	}
	ElementAttributes.prototype = {
		setTagName: function(tagName) {
			if (!g.QName_exact.test(tagName)) throw new Error("invalid tagName:" + tagName);
			this.tagName = tagName;
		},
		addValue: function(qName, value, offset) {
			if (!g.QName_exact.test(qName)) throw new Error("invalid attribute:" + qName);
			this.attributeNames[qName] = this.length;
			this[this.length++] = {
				qName,
				value,
				offset
			};
		},
		length: 0,
		getLocalName: function(i) {
			return this[i].localName;
		},
		getLocator: function(i) {
			return this[i].locator;
		},
		getQName: function(i) {
			return this[i].qName;
		},
		getURI: function(i) {
			return this[i].uri;
		},
		getValue: function(i) {
			return this[i].value;
		}
	};
	exports.XMLReader = XMLReader;
	exports.parseUtils = parseUtils;
	exports.parseDoctypeCommentOrCData = parseDoctypeCommentOrCData;
}));
// node_modules/@xmldom/xmldom/lib/dom-parser.js
var require_dom_parser = /* @__PURE__ */ require_entry.__commonJSMin(((exports) => {
	var conventions = require_conventions();
	var dom = require_dom();
	var errors = require_errors();
	var entities = require_entities();
	var sax = require_sax();
	var DOMImplementation = dom.DOMImplementation;
	var hasDefaultHTMLNamespace = conventions.hasDefaultHTMLNamespace;
	var isHTMLMimeType = conventions.isHTMLMimeType;
	var isValidMimeType = conventions.isValidMimeType;
	var MIME_TYPE = conventions.MIME_TYPE;
	var NAMESPACE = conventions.NAMESPACE;
	var ParseError = errors.ParseError;
	var XMLReader = sax.XMLReader;
	/**
	* Normalizes line ending according to <https://www.w3.org/TR/xml11/#sec-line-ends>,
	* including some Unicode "newline" characters:
	*
	* > XML parsed entities are often stored in computer files which,
	* > for editing convenience, are organized into lines.
	* > These lines are typically separated by some combination
	* > of the characters CARRIAGE RETURN (#xD) and LINE FEED (#xA).
	* >
	* > To simplify the tasks of applications, the XML processor must behave
	* > as if it normalized all line breaks in external parsed entities (including the document entity)
	* > on input, before parsing, by translating the following to a single #xA character:
	* >
	* > 1. the two-character sequence #xD #xA,
	* > 2. the two-character sequence #xD #x85,
	* > 3. the single character #x85,
	* > 4. the single character #x2028,
	* > 5. the single character #x2029,
	* > 6. any #xD character that is not immediately followed by #xA or #x85.
	*
	* @param {string} input
	* @returns {string}
	* @prettierignore
	*/
	function normalizeLineEndings(input) {
		return input.replace(/\r[\n\u0085]/g, "\n").replace(/[\r\u0085\u2028\u2029]/g, "\n");
	}
	/**
	* @typedef Locator
	* @property {number} [columnNumber]
	* @property {number} [lineNumber]
	*/
	/**
	* @typedef DOMParserOptions
	* @property {typeof assign} [assign]
	* The method to use instead of `conventions.assign`, which is used to copy values from
	* `options` before they are used for parsing.
	* @property {typeof DOMHandler} [domHandler]
	* For internal testing: The class for creating an instance for handling events from the SAX
	* parser.
	* *****Warning: By configuring a faulty implementation, the specified behavior can completely
	* be broken.*****.
	* @property {Function} [errorHandler]
	* DEPRECATED! use `onError` instead.
	* @property {function(level:ErrorLevel, message:string, context: DOMHandler):void}
	* [onError]
	* A function invoked for every error that occurs during parsing.
	*
	* If it is not provided, all errors are reported to `console.error`
	* and only `fatalError`s are thrown as a `ParseError`,
	* which prevents any further processing.
	* If the provided method throws, a `ParserError` is thrown,
	* which prevents any further processing.
	*
	* Be aware that many `warning`s are considered an error that prevents further processing in
	* most implementations.
	* @property {boolean} [locator=true]
	* Configures if the nodes created during parsing will have a `lineNumber` and a `columnNumber`
	* attribute describing their location in the XML string.
	* Default is true.
	* @property {(string) => string} [normalizeLineEndings]
	* used to replace line endings before parsing, defaults to exported `normalizeLineEndings`,
	* which normalizes line endings according to <https://www.w3.org/TR/xml11/#sec-line-ends>,
	* including some Unicode "newline" characters.
	* @property {Object} [xmlns]
	* The XML namespaces that should be assumed when parsing.
	* The default namespace can be provided by the key that is the empty string.
	* When the `mimeType` for HTML, XHTML or SVG are passed to `parseFromString`,
	* the default namespace that will be used,
	* will be overridden according to the specification.
	* @see {@link normalizeLineEndings}
	*/
	/**
	* The DOMParser interface provides the ability to parse XML or HTML source code from a string
	* into a DOM `Document`.
	*
	* ***xmldom is different from the spec in that it allows an `options` parameter,
	* to control the behavior***.
	*
	* @class
	* @param {DOMParserOptions} [options]
	* @see https://developer.mozilla.org/en-US/docs/Web/API/DOMParser
	* @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization
	*/
	function DOMParser(options) {
		options = options || {};
		if (options.locator === void 0) options.locator = true;
		/**
		* The method to use instead of `conventions.assign`, which is used to copy values from
		* `options`
		* before they are used for parsing.
		*
		* @type {conventions.assign}
		* @private
		* @see {@link conventions.assign}
		* @readonly
		*/
		this.assign = options.assign || conventions.assign;
		/**
		* For internal testing: The class for creating an instance for handling events from the SAX
		* parser.
		* *****Warning: By configuring a faulty implementation, the specified behavior can completely
		* be broken*****.
		*
		* @type {typeof DOMHandler}
		* @private
		* @readonly
		*/
		this.domHandler = options.domHandler || DOMHandler;
		/**
		* A function that is invoked for every error that occurs during parsing.
		*
		* If it is not provided, all errors are reported to `console.error`
		* and only `fatalError`s are thrown as a `ParseError`,
		* which prevents any further processing.
		* If the provided method throws, a `ParserError` is thrown,
		* which prevents any further processing.
		*
		* Be aware that many `warning`s are considered an error that prevents further processing in
		* most implementations.
		*
		* @type {function(level:ErrorLevel, message:string, context: DOMHandler):void}
		* @see {@link onErrorStopParsing}
		* @see {@link onWarningStopParsing}
		*/
		this.onError = options.onError || options.errorHandler;
		if (options.errorHandler && typeof options.errorHandler !== "function") throw new TypeError("errorHandler object is no longer supported, switch to onError!");
		else if (options.errorHandler) options.errorHandler("warning", "The `errorHandler` option has been deprecated, use `onError` instead!", this);
		/**
		* used to replace line endings before parsing, defaults to `normalizeLineEndings`
		*
		* @type {(string) => string}
		* @readonly
		*/
		this.normalizeLineEndings = options.normalizeLineEndings || normalizeLineEndings;
		/**
		* Configures if the nodes created during parsing will have a `lineNumber` and a
		* `columnNumber`
		* attribute describing their location in the XML string.
		* Default is true.
		*
		* @type {boolean}
		* @readonly
		*/
		this.locator = !!options.locator;
		/**
		* The default namespace can be provided by the key that is the empty string.
		* When the `mimeType` for HTML, XHTML or SVG are passed to `parseFromString`,
		* the default namespace that will be used,
		* will be overridden according to the specification.
		*
		* @type {Readonly<Object>}
		* @readonly
		*/
		this.xmlns = this.assign(Object.create(null), options.xmlns);
	}
	/**
	* Parses `source` using the options in the way configured by the `DOMParserOptions` of `this`
	* `DOMParser`. If `mimeType` is `text/html` an HTML `Document` is created,
	* otherwise an XML `Document` is created.
	*
	* __It behaves different from the description in the living standard__:
	* - Uses the `options` passed to the `DOMParser` constructor to modify the behavior.
	* - Any unexpected input is reported to `onError` with either a `warning`,
	* `error` or `fatalError` level.
	* - Any `fatalError` throws a `ParseError` which prevents further processing.
	* - Any error thrown by `onError` is converted to a `ParseError` which prevents further
	* processing - If no `Document` was created during parsing it is reported as a `fatalError`.
	* - A `DOMException` raised while building the DOM (e.g. an unbound namespace prefix) is
	* reported as a `fatalError` and rethrown as a `ParseError` with the `DOMException` as its
	* `cause`.
	* *****Warning: By configuring a faulty DOMHandler implementation,
	* the specified behavior can completely be broken*****.
	*
	* @param {string} source
	* The XML mime type only allows string input!
	* @param {string} [mimeType='application/xml']
	* the mimeType or contentType of the document to be created determines the `type` of document
	* created (XML or HTML)
	* @returns {Document}
	* The `Document` node.
	* @throws {ParseError}
	* for any `fatalError` or anything that is thrown by `onError`
	* @throws {TypeError}
	* for any invalid `mimeType`
	* @see https://developer.mozilla.org/en-US/docs/Web/API/DOMParser/parseFromString
	* @see https://html.spec.whatwg.org/#dom-domparser-parsefromstring-dev
	*/
	DOMParser.prototype.parseFromString = function(source, mimeType) {
		if (!isValidMimeType(mimeType)) throw new TypeError("DOMParser.parseFromString: the provided mimeType \"" + mimeType + "\" is not valid.");
		var defaultNSMap = this.assign(Object.create(null), this.xmlns);
		var entityMap = entities.XML_ENTITIES;
		var defaultNamespace = defaultNSMap[""] || null;
		if (hasDefaultHTMLNamespace(mimeType)) {
			entityMap = entities.HTML_ENTITIES;
			defaultNamespace = NAMESPACE.HTML;
		} else if (mimeType === MIME_TYPE.XML_SVG_IMAGE) defaultNamespace = NAMESPACE.SVG;
		defaultNSMap[""] = defaultNamespace;
		defaultNSMap.xml = defaultNSMap.xml || NAMESPACE.XML;
		var domBuilder = new this.domHandler({
			mimeType,
			defaultNamespace,
			onError: this.onError
		});
		var locator = this.locator ? {} : void 0;
		if (this.locator) domBuilder.setDocumentLocator(locator);
		var sax = new XMLReader();
		sax.errorHandler = domBuilder;
		sax.domBuilder = domBuilder;
		if (!conventions.isHTMLMimeType(mimeType) && typeof source !== "string") sax.errorHandler.fatalError("source is not a string");
		sax.parse(this.normalizeLineEndings(String(source)), defaultNSMap, entityMap);
		if (!domBuilder.doc.documentElement) sax.errorHandler.fatalError("missing root element");
		return domBuilder.doc;
	};
	/**
	* @typedef DOMHandlerOptions
	* @property {string} [mimeType=MIME_TYPE.XML_APPLICATION]
	* @property {string | null} [defaultNamespace=null]
	*/
	/**
	* The class that is used to handle events from the SAX parser to create the related DOM
	* elements.
	*
	* Some methods are only implemented as an empty function,
	* since they are (at least currently) not relevant for xmldom.
	*
	* @class
	* @param {DOMHandlerOptions} [options]
	* @see http://www.saxproject.org/apidoc/org/xml/sax/ext/DefaultHandler2.html
	*/
	function DOMHandler(options) {
		var opt = options || {};
		/**
		* The mime type is used to determine if the DOM handler will create an XML or HTML document.
		* Only if it is set to `text/html` it will create an HTML document.
		* It defaults to MIME_TYPE.XML_APPLICATION.
		*
		* @type {string}
		* @see {@link MIME_TYPE}
		* @readonly
		*/
		this.mimeType = opt.mimeType || MIME_TYPE.XML_APPLICATION;
		/**
		* The namespace to use to create an XML document.
		* For the following reasons this is required:
		* - The SAX API for `startDocument` doesn't offer any way to pass a namespace,
		* since at that point there is no way for the parser to know what the default namespace from
		* the document will be.
		* - When creating using `DOMImplementation.createDocument` it is required to pass a
		* namespace,
		* to determine the correct `Document.contentType`, which should match `this.mimeType`.
		* - When parsing an XML document with the `application/xhtml+xml` mimeType,
		* the HTML namespace needs to be the default namespace.
		*
		* @type {string | null}
		* @private
		* @readonly
		*/
		this.defaultNamespace = opt.defaultNamespace || null;
		/**
		* @type {boolean}
		* @private
		*/
		this.cdata = false;
		/**
		* The last `Element` that was created by `startElement`.
		* `endElement` sets it to the `currentElement.parentNode`.
		*
		* Note: The sax parser currently sets it to white space text nodes between tags.
		*
		* @type {Element | Node | undefined}
		* @private
		*/
		this.currentElement = void 0;
		/**
		* The Document that is created as part of `startDocument`,
		* and returned by `DOMParser.parseFromString`.
		*
		* @type {Document | undefined}
		* @readonly
		*/
		this.doc = void 0;
		/**
		* The locator is stored as part of setDocumentLocator.
		* It is controlled and mutated by the SAX parser to store the current parsing position.
		* It is used by DOMHandler to set `columnNumber` and `lineNumber`
		* on the DOM nodes.
		*
		* @type {Readonly<Locator> | undefined}
		* @private
		* @readonly (the
		* sax parser currently sometimes set's it)
		*/
		this.locator = void 0;
		/**
		* @type {function (level:ErrorLevel ,message:string, context:DOMHandler):void}
		* @readonly
		*/
		this.onError = opt.onError;
	}
	function position(locator, node) {
		node.lineNumber = locator.lineNumber;
		node.columnNumber = locator.columnNumber;
	}
	DOMHandler.prototype = {
		/**
		* Either creates an XML or an HTML document and stores it under `this.doc`.
		* If it is an XML document, `this.defaultNamespace` is used to create it,
		* and it will not contain any `childNodes`.
		* If it is an HTML document, it will be created without any `childNodes`.
		*
		* @see http://www.saxproject.org/apidoc/org/xml/sax/ContentHandler.html
		*/
		startDocument: function() {
			var impl = new DOMImplementation();
			this.doc = isHTMLMimeType(this.mimeType) ? impl.createHTMLDocument(false) : impl.createDocument(this.defaultNamespace, "");
		},
		startElement: function(namespaceURI, localName, qName, attrs) {
			var doc = this.doc;
			var el = doc.createElementNS(namespaceURI, qName || localName);
			var len = attrs.length;
			appendElement(this, el);
			this.currentElement = el;
			this.locator && position(this.locator, el);
			for (var i = 0; i < len; i++) {
				var namespaceURI = attrs.getURI(i);
				var value = attrs.getValue(i);
				var qName = attrs.getQName(i);
				var attr = doc.createAttributeNS(namespaceURI, qName);
				this.locator && position(attrs.getLocator(i), attr);
				attr.value = attr.nodeValue = value;
				el.setAttributeNode(attr);
			}
		},
		endElement: function(namespaceURI, localName, qName) {
			this.currentElement = this.currentElement.parentNode;
		},
		startPrefixMapping: function(prefix, uri) {},
		endPrefixMapping: function(prefix) {},
		processingInstruction: function(target, data) {
			var ins = this.doc.createProcessingInstruction(target, data);
			this.locator && position(this.locator, ins);
			appendElement(this, ins);
		},
		ignorableWhitespace: function(ch, start, length) {},
		characters: function(chars, start, length) {
			chars = _toString.apply(this, arguments);
			if (chars) {
				if (this.cdata) var charNode = this.doc.createCDATASection(chars);
				else var charNode = this.doc.createTextNode(chars);
				if (this.currentElement) this.currentElement.appendChild(charNode);
				else if (/^\s*$/.test(chars)) this.doc.appendChild(charNode);
				this.locator && position(this.locator, charNode);
			}
		},
		skippedEntity: function(name) {},
		endDocument: function() {
			this.doc.normalize();
		},
		/**
		* Stores the locator to be able to set the `columnNumber` and `lineNumber`
		* on the created DOM nodes.
		*
		* @param {Locator} locator
		*/
		setDocumentLocator: function(locator) {
			if (locator) locator.lineNumber = 0;
			this.locator = locator;
		},
		comment: function(chars, start, length) {
			chars = _toString.apply(this, arguments);
			var comm = this.doc.createComment(chars);
			this.locator && position(this.locator, comm);
			appendElement(this, comm);
		},
		startCDATA: function() {
			this.cdata = true;
		},
		endCDATA: function() {
			this.cdata = false;
		},
		startDTD: function(name, publicId, systemId, internalSubset) {
			var impl = this.doc.implementation;
			if (impl && impl.createDocumentType) {
				var dt = impl.createDocumentType(name, publicId, systemId, internalSubset);
				this.locator && position(this.locator, dt);
				appendElement(this, dt);
				this.doc.doctype = dt;
			}
		},
		reportError: function(level, message) {
			if (typeof this.onError === "function") try {
				this.onError(level, message, this);
			} catch (e) {
				throw new ParseError("Reporting " + level + " \"" + message + "\" caused " + e, this.locator);
			}
			else console.error("[xmldom " + level + "]	" + message, _locator(this.locator));
		},
		/**
		* @see http://www.saxproject.org/apidoc/org/xml/sax/ErrorHandler.html
		*/
		warning: function(message) {
			this.reportError("warning", message);
		},
		error: function(message) {
			this.reportError("error", message);
		},
		/**
		* This function reports a fatal error and throws a ParseError.
		*
		* @param {string} message
		* - The message to be used for reporting and throwing the error.
		* @param {Error} [cause]
		* The error that caused this fatal error, preserved as the thrown `ParseError`'s `cause`.
		* @returns {never}
		* This function always throws an error and never returns a value.
		* @throws {ParseError}
		* Always throws a ParseError with the provided message.
		*/
		fatalError: function(message, cause) {
			this.reportError("fatalError", message);
			throw new ParseError(message, this.locator, cause);
		}
	};
	function _locator(l) {
		if (l) return "\n@#[line:" + l.lineNumber + ",col:" + l.columnNumber + "]";
	}
	function _toString(chars, start, length) {
		if (typeof chars == "string") return chars.substr(start, length);
		else {
			if (chars.length >= start + length || start) return new java.lang.String(chars, start, length) + "";
			return chars;
		}
	}
	"endDTD,startEntity,endEntity,attributeDecl,elementDecl,externalEntityDecl,internalEntityDecl,resolveEntity,getExternalSubset,notationDecl,unparsedEntityDecl".replace(/\w+/g, function(key) {
		DOMHandler.prototype[key] = function() {
			return null;
		};
	});
	function appendElement(handler, node) {
		if (!handler.currentElement) handler.doc.appendChild(node);
		else handler.currentElement.appendChild(node);
	}
	/**
	* A method that prevents any further parsing when an `error`
	* with level `error` is reported during parsing.
	*
	* @see {@link DOMParserOptions.onError}
	* @see {@link onWarningStopParsing}
	*/
	function onErrorStopParsing(level) {
		if (level === "error") throw "onErrorStopParsing";
	}
	/**
	* A method that prevents any further parsing when any `error` is reported during parsing.
	*
	* @see {@link DOMParserOptions.onError}
	* @see {@link onErrorStopParsing}
	*/
	function onWarningStopParsing() {
		throw "onWarningStopParsing";
	}
	exports.__DOMHandler = DOMHandler;
	exports.DOMParser = DOMParser;
	exports.normalizeLineEndings = normalizeLineEndings;
	exports.onErrorStopParsing = onErrorStopParsing;
	exports.onWarningStopParsing = onWarningStopParsing;
}));
// node_modules/exifreader/src/dataview.js
var import_lib = (/* @__PURE__ */ require_entry.__commonJSMin(((exports) => {
	var conventions = require_conventions();
	exports.assign = conventions.assign;
	exports.hasDefaultHTMLNamespace = conventions.hasDefaultHTMLNamespace;
	exports.isHTMLMimeType = conventions.isHTMLMimeType;
	exports.isValidMimeType = conventions.isValidMimeType;
	exports.MIME_TYPE = conventions.MIME_TYPE;
	exports.NAMESPACE = conventions.NAMESPACE;
	var errors = require_errors();
	exports.DOMException = errors.DOMException;
	exports.DOMExceptionName = errors.DOMExceptionName;
	exports.ExceptionCode = errors.ExceptionCode;
	exports.ParseError = errors.ParseError;
	var dom = require_dom();
	exports.Attr = dom.Attr;
	exports.CDATASection = dom.CDATASection;
	exports.CharacterData = dom.CharacterData;
	exports.Comment = dom.Comment;
	exports.Document = dom.Document;
	exports.DocumentFragment = dom.DocumentFragment;
	exports.DocumentType = dom.DocumentType;
	exports.DOMImplementation = dom.DOMImplementation;
	exports.Element = dom.Element;
	exports.Entity = dom.Entity;
	exports.EntityReference = dom.EntityReference;
	exports.LiveNodeList = dom.LiveNodeList;
	exports.NamedNodeMap = dom.NamedNodeMap;
	exports.Node = dom.Node;
	exports.NodeList = dom.NodeList;
	exports.Notation = dom.Notation;
	exports.ProcessingInstruction = dom.ProcessingInstruction;
	exports.Text = dom.Text;
	exports.XMLSerializer = dom.XMLSerializer;
	var domParser = require_dom_parser();
	exports.DOMParser = domParser.DOMParser;
	exports.normalizeLineEndings = domParser.normalizeLineEndings;
	exports.onErrorStopParsing = domParser.onErrorStopParsing;
	exports.onWarningStopParsing = domParser.onWarningStopParsing;
})))();
var DataView$1 = class {
	constructor(buffer) {
		if (bufferTypeIsUnsupported(buffer)) throw new Error("DataView: Passed buffer type is unsupported.");
		this.buffer = buffer;
		this.byteLength = this.buffer.length;
	}
	getUint8(offset) {
		return this.buffer.readUInt8(offset);
	}
	getUint16(offset, littleEndian) {
		if (littleEndian) return this.buffer.readUInt16LE(offset);
		return this.buffer.readUInt16BE(offset);
	}
	getUint32(offset, littleEndian) {
		if (littleEndian) return this.buffer.readUInt32LE(offset);
		return this.buffer.readUInt32BE(offset);
	}
	getInt32(offset, littleEndian) {
		if (littleEndian) return this.buffer.readInt32LE(offset);
		return this.buffer.readInt32BE(offset);
	}
};
function bufferTypeIsUnsupported(buffer) {
	return typeof buffer !== "object" || buffer.length === void 0 || buffer.readUInt8 === void 0 || buffer.readUInt16LE === void 0 || buffer.readUInt16BE === void 0 || buffer.readUInt32LE === void 0 || buffer.readUInt32BE === void 0 || buffer.readInt32LE === void 0 || buffer.readInt32BE === void 0;
}
// node_modules/exifreader/src/utils.js
function getDataView(data, byteOffset, byteLength) {
	try {
		return new DataView(data, byteOffset, byteLength);
	} catch (error) {
		return new DataView$1(data, byteOffset, byteLength);
	}
}
function getStringFromDataView(dataView, offset, length) {
	const chars = [];
	for (let i = 0; i < length && offset + i < dataView.byteLength; i++) chars.push(dataView.getUint8(offset + i));
	return getStringValueFromArray(chars);
}
function getNullTerminatedStringFromDataView(dataView, offset) {
	const chars = [];
	let i = 0;
	while (offset + i < dataView.byteLength) {
		const char = dataView.getUint8(offset + i);
		if (char === 0) break;
		chars.push(char);
		i++;
	}
	return getStringValueFromArray(chars);
}
function getUnicodeStringFromDataView(dataView, offset, length) {
	const chars = [];
	for (let i = 0; i + 2 <= length && offset + i + 2 <= dataView.byteLength; i += 2) chars.push(dataView.getUint16(offset + i));
	if (chars[chars.length - 1] === 0) chars.pop();
	return getStringValueFromArray(chars);
}
function getPascalStringFromDataView(dataView, offset) {
	const size = dataView.getUint8(offset);
	return [size, getStringFromDataView(dataView, offset + 1, size)];
}
function getStringValueFromArray(charArray) {
	return charArray.map((charCode) => String.fromCharCode(charCode)).join("");
}
/**
* Decodes a byte string (one byte per character) as UTF-8. A string that is
* not valid UTF-8 is returned as it is, so single-byte encoded text stays
* readable.
* @param {string} byteString
* @returns {string}
*/
function decodeUtf8ByteString(byteString) {
	const decoded = tryDecodeUtf8ByteString(byteString);
	if (decoded === void 0) return byteString;
	return decoded;
}
/**
* Decodes a byte string (one byte per character) as UTF-8.
* @param {string} byteString
* @returns {string | undefined} The decoded text, or undefined when the string
* is not valid UTF-8.
*/
function tryDecodeUtf8ByteString(byteString) {
	try {
		return decodeURIComponent(escape(byteString));
	} catch (error) {
		return;
	}
}
function pushMetadataBlock(metadataBlocks, type, start, end) {
	if (metadataBlocks && type) metadataBlocks.push({
		type,
		start,
		end
	});
}
function assertPromiseSupport() {
	if (typeof Promise === "undefined") throw new Error("Promise is required when async mode is enabled.");
}
function objectAssign() {
	for (let i = 1; i < arguments.length; i++) for (const property in arguments[i]) setProperty(arguments[0], property, arguments[i][property]);
	return arguments[0];
}
/**
* Sets a property whose name may come from an image. A plain assignment to
* `__proto__` replaces the object's prototype instead of storing the value,
* which loses the entry and makes the prototype's properties look like content.
*
* @param {object} object The object to set the property on.
* @param {string} key The property name.
* @param {*} value The property value.
*/
function setProperty(object, key, value) {
	if (key === "__proto__") {
		Object.defineProperty(object, key, {
			value,
			enumerable: true,
			writable: true,
			configurable: true
		});
		return;
	}
	object[key] = value;
}
function deferInit(object, key, initializer) {
	let initialized = false;
	Object.defineProperty(object, key, {
		get() {
			if (!initialized) {
				initialized = true;
				Object.defineProperty(object, key, {
					configurable: true,
					enumerable: true,
					value: initializer.apply(object),
					writable: true
				});
			}
			return object[key];
		},
		configurable: true,
		enumerable: true
	});
}
function getBase64Image(image) {
	if (typeof btoa !== "undefined") {
		if (typeof image === "string") return btoa(image);
		return btoa(Array.prototype.reduce.call(new Uint8Array(image), (data, byte) => data + String.fromCharCode(byte), ""));
	}
	if (typeof Buffer === "undefined") return;
	if (typeof Buffer.from !== "undefined") return Buffer.from(image).toString("base64");
	return new Buffer(image).toString("base64");
}
function dataUriToBuffer(dataUri) {
	const data = dataUri.substring(dataUri.indexOf(",") + 1);
	if (dataUri.indexOf(";base64") !== -1) {
		if (typeof atob !== "undefined") return Uint8Array.from(atob(data), (char) => char.charCodeAt(0)).buffer;
		if (typeof Buffer === "undefined") return;
		if (typeof Buffer.from !== "undefined") return Buffer.from(data, "base64");
		return new Buffer(data, "base64");
	}
	const decodedData = decodeURIComponent(data);
	if (typeof Buffer !== "undefined") {
		if (typeof Buffer.from !== "undefined") return Buffer.from(decodedData);
		return new Buffer(decodedData);
	}
	return Uint8Array.from(decodedData, (char) => char.charCodeAt(0)).buffer;
}
function padStart(string, length, character) {
	return strRepeat(character, Math.max(0, length - string.length)) + string;
}
function parseFloatRadix(string, radix) {
	return parseInt(string.replace(".", ""), radix) / Math.pow(radix, (string.split(".")[1] || "").length);
}
function strRepeat(string, num) {
	return new Array(num + 1).join(string);
}
var COMPRESSION_METHOD_BROTLI = "brotli";
var DEFAULT_MAX_DECOMPRESSED_SIZE = 134217728;
function decompress(dataView, compressionMethod, encoding, returnType = "string", decompressConfig) {
	const maxDecompressedSize = getMaxDecompressedSize(decompressConfig);
	if (decompressConfig && compressionMethod !== void 0) {
		const customFn = decompressConfig[compressionMethod === 0 ? "deflate" : "brotli"];
		if (typeof customFn === "function") {
			const uint8 = new Uint8Array(dataView.buffer, dataView.byteOffset, dataView.byteLength);
			return Promise.resolve(customFn(uint8)).then((result) => {
				if (getResultByteLength(result) > maxDecompressedSize) return rejectExceedsMax(maxDecompressedSize);
				if (returnType === "dataview") {
					if (result instanceof ArrayBuffer) return new DataView(result);
					if (result.byteOffset === 0 && result.byteLength === result.buffer.byteLength) return new DataView(result.buffer);
					return new DataView(result.buffer.slice(result.byteOffset, result.byteOffset + result.byteLength));
				}
				return new TextDecoder(encoding).decode(result);
			});
		}
	}
	if (compressionMethod === 0) {
		if (typeof DecompressionStream === "function") return readBoundedDecompressedStream(dataView, "deflate", maxDecompressedSize).then((arrayBuffer) => decodeBuffer(arrayBuffer, returnType, encoding));
	}
	if (compressionMethod === "brotli") {
		if (typeof DecompressionStream === "function") try {
			return readBoundedDecompressedStream(dataView, "brotli", maxDecompressedSize).then((arrayBuffer) => decodeBuffer(arrayBuffer, returnType, encoding));
		} catch (_error) {}
		return Promise.reject("Brotli decompression is not supported in this environment. Pass in a brotli decompression function via the decompress option.");
	}
	if (compressionMethod !== void 0) return Promise.reject(`Unknown compression method ${compressionMethod}.`);
	if (returnType === "string") try {
		return new TextDecoder(encoding).decode(dataView);
	} catch (error) {
		const bytes = new Uint8Array(dataView.buffer, dataView.byteOffset, dataView.byteLength);
		return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
	}
	return dataView;
}
function getMaxDecompressedSize(decompressConfig) {
	if (decompressConfig && typeof decompressConfig.maxDecompressedSize === "number") return decompressConfig.maxDecompressedSize;
	return DEFAULT_MAX_DECOMPRESSED_SIZE;
}
function readBoundedDecompressedStream(dataView, format, maxDecompressedSize) {
	const decompressionStream = new DecompressionStream(format);
	const reader = new Blob([dataView]).stream().pipeThrough(decompressionStream).getReader();
	const chunks = [];
	let total = 0;
	return pump();
	function pump() {
		return reader.read().then(({ done, value }) => {
			if (done) return concatChunks(chunks, total);
			total += value.byteLength;
			if (total > maxDecompressedSize) return reader.cancel().then(() => rejectExceedsMax(maxDecompressedSize));
			chunks.push(value);
			return pump();
		});
	}
}
function concatChunks(chunks, total) {
	const out = new Uint8Array(total);
	let offset = 0;
	for (let i = 0; i < chunks.length; i++) {
		out.set(chunks[i], offset);
		offset += chunks[i].byteLength;
	}
	return out.buffer;
}
function decodeBuffer(arrayBuffer, returnType, encoding) {
	if (returnType === "dataview") return new DataView(arrayBuffer);
	return new TextDecoder(encoding).decode(arrayBuffer);
}
function getResultByteLength(result) {
	if (result && typeof result.byteLength === "number") return result.byteLength;
	return 0;
}
function rejectExceedsMax(maxDecompressedSize) {
	if (typeof console !== "undefined" && typeof console.warn === "function") console.warn(`ExifReader: skipped a compressed metadata block that would exceed the maximum decompressed size of ${maxDecompressedSize} bytes.`);
	return Promise.reject(`Decompressed metadata exceeded the maximum allowed size of ${maxDecompressedSize} bytes.`);
}
function isFilePathOrURL(data) {
	return typeof data === "string";
}
function isBrowserFileObject(data) {
	return typeof File !== "undefined" && data instanceof File;
}
function isDataUri(filename) {
	return /^data:[^;,]*(;base64)?,/.test(filename);
}
/**
* Routes URL / data-URI / file path to the right range-aware primitive and
* resolves with a plain buffer. Used by the numeric-`length` code path
* in `load()`.
*
* @param {string} filename URL, data URI, or local file path.
* @param {{length?: number}} [options]
* @returns {Promise<ArrayBuffer|Buffer>} The whole file, or its first `length` bytes if specified.
*/
function loadFile(filename, options) {
	if (/^\w+:\/\//.test(filename)) {
		if (typeof fetch !== "undefined") return fetchRange(filename, legacyRange(options)).then((r) => r.buffer);
		return nodeGetRange(filename, legacyRange(options)).then((r) => r.buffer);
	}
	if (isDataUri(filename)) return Promise.resolve(dataUriToBuffer(filename));
	return readLocalFileRange(filename, legacyRange(options)).then((r) => r.buffer);
}
/**
* Browser `File` equivalent of `loadFile`. Used by the numeric-`length`
* code path in `load()`.
*
* @param {File} file
* @param {{length?: number}} [options]
* @returns {Promise<ArrayBuffer>}
*/
function loadFileObject(file, options) {
	return readFileObjectRange(file, legacyRange(options)).then((r) => r.buffer);
}
function legacyRange(options) {
	if (options && Number.isInteger(options.length) && options.length >= 0) return {
		start: 0,
		end: options.length
	};
	return { start: 0 };
}
/**
* Range-aware browser `fetch`. Sets an HTTP `Range` header when the
* requested range is not the whole file.
*
* @param {string} url
* @param {{start?: number, end?: number}} [range] `end` is exclusive. Omit (or pass `Infinity`) to read to EOF.
* @returns {Promise<{buffer: ArrayBuffer, totalSize: number|undefined, status: number|undefined}>}
*          `totalSize` is taken from the `Content-Range` or `Content-Length` response header when present.
*          Rejects with `Could not fetch file: <status>` on non-2xx responses, except 416 which the
*          `length: 'auto'` loop consumes as a fall-back signal. Mirrors `nodeGetRange`.
*/
function fetchRange(url, { start = 0, end } = {}) {
	const options = { method: "GET" };
	if (start > 0 || end !== void 0 && end !== Infinity) options.headers = { range: buildRangeHeader(start, end) };
	return fetch(url, options).then((response) => {
		const status = response && typeof response.status === "number" ? response.status : void 0;
		if (status !== void 0 && !isAcceptableFetchStatus(status)) {
			const statusText = response.statusText || "";
			return Promise.reject(new Error(`Could not fetch file: ${status} ${statusText}`.trim()));
		}
		const totalSize = totalSizeFromFetchResponse(response);
		return Promise.resolve(response.arrayBuffer()).then((buffer) => ({
			buffer,
			totalSize,
			status
		}));
	});
}
function buildRangeHeader(start, end) {
	if (end === void 0 || end === Infinity) return `bytes=${start}-`;
	return `bytes=${start}-${end - 1}`;
}
function totalSizeFromFetchResponse(response) {
	if (!response || !response.headers || typeof response.headers.get !== "function") return;
	return totalSizeFromRangeHeaders(response.headers.get("Content-Range"), response.headers.get("Content-Length"));
}
function isAcceptableFetchStatus(status) {
	if (status >= 200 && status <= 299) return true;
	return status === 416;
}
/**
* Range-aware Node `http(s).get`. Same contract as `fetchRange`. Rejects
* on non-2xx responses with the status line in the error message.
*
* @param {string} url
* @param {{start?: number, end?: number}} [range] `end` is exclusive. Omit (or pass `Infinity`) to read to EOF.
* @returns {Promise<{buffer: Buffer, totalSize: number|undefined, status: number|undefined}>}
*/
function nodeGetRange(url, { start = 0, end } = {}) {
	return new Promise((resolve, reject) => {
		const options = {};
		if (start > 0 || end !== void 0 && end !== Infinity) options.headers = { range: buildRangeHeader(start, end) };
		requireNodeGet(url)(url, options, (response) => {
			if (response.statusCode >= 200 && response.statusCode <= 299) {
				const totalSize = totalSizeFromNodeResponse(response);
				const data = [];
				response.on("data", (chunk) => data.push(Buffer.from(chunk)));
				response.on("error", (error) => reject(error));
				response.on("end", () => resolve({
					buffer: Buffer.concat(data),
					totalSize,
					status: response.statusCode
				}));
			} else if (response.statusCode === 416) {
				response.resume();
				resolve({
					buffer: Buffer.alloc(0),
					totalSize: totalSizeFromNodeResponse(response),
					status: response.statusCode
				});
			} else {
				reject(/* @__PURE__ */ new Error(`Could not fetch file: ${response.statusCode} ${response.statusMessage}`));
				response.resume();
			}
		}).on("error", (error) => reject(error));
	});
}
function totalSizeFromNodeResponse(response) {
	if (!response || !response.headers) return;
	return totalSizeFromRangeHeaders(response.headers["content-range"], response.headers["content-length"]);
}
function totalSizeFromRangeHeaders(contentRange, contentLength) {
	if (contentRange) {
		const match = /\/(\d+|\*)$/.exec(contentRange);
		if (match && match[1] !== "*") return parseInt(match[1], 10);
	}
	if (contentLength) {
		const n = parseInt(contentLength, 10);
		if (Number.isFinite(n)) return n;
	}
}
function requireNodeGet(url) {
	if (/^https:\/\//.test(url)) return __non_webpack_require__("https").get;
	return __non_webpack_require__("http").get;
}
/**
* Range-aware local file reader (Node `fs`). Opens, reads `[start, end)`,
* closes.
*
* @param {string} filename
* @param {{start?: number, end?: number, totalSize?: number}} [options]
*        Pass `totalSize` (a previously-`stat`-ed size) to skip the
*        `fs.stat` call on subsequent reads of the same file.
* @returns {Promise<{buffer: Buffer, totalSize: number}>}
*/
function readLocalFileRange(filename, { start = 0, end, totalSize } = {}) {
	return new Promise((resolve, reject) => {
		const fs = requireNodeFs();
		fs.open(filename, (openErr, fd) => {
			if (openErr) return reject(openErr);
			resolveTotalSize(fs, filename, totalSize, (statErr, total) => {
				if (statErr) return fs.close(fd, () => reject(statErr));
				const effectiveEnd = end === void 0 || end === Infinity || end > total ? total : end;
				const effectiveStart = Math.min(Math.max(0, start), effectiveEnd);
				const size = effectiveEnd - effectiveStart;
				const buffer = Buffer.alloc(size);
				if (size === 0) return fs.close(fd, (closeErr) => finishLocalRead(filename, closeErr, buffer, total, resolve));
				fs.read(fd, {
					buffer,
					length: size,
					position: effectiveStart
				}, (readErr) => {
					if (readErr) return fs.close(fd, () => reject(readErr));
					fs.close(fd, (closeErr) => finishLocalRead(filename, closeErr, buffer, total, resolve));
				});
			});
		});
	});
}
function resolveTotalSize(fs, filename, totalSize, cb) {
	if (totalSize !== void 0) return cb(null, totalSize);
	fs.stat(filename, (err, stat) => cb(err, err ? void 0 : stat.size));
}
function finishLocalRead(filename, closeErr, buffer, total, resolve) {
	if (closeErr) console.warn(`Could not close file ${filename}:`, closeErr);
	resolve({
		buffer,
		totalSize: total
	});
}
function requireNodeFs() {
	try {
		return __non_webpack_require__("fs");
	} catch (error) {
		return;
	}
}
/**
* Range-aware browser `File` reader. Uses `file.slice(start, end)` plus
* `FileReader.readAsArrayBuffer`.
*
* @param {File} file
* @param {{start?: number, end?: number}} [range]
* @returns {Promise<{buffer: ArrayBuffer, totalSize: number|undefined}>}
*/
function readFileObjectRange(file, { start = 0, end } = {}) {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		const totalSize = typeof file.size === "number" ? file.size : void 0;
		reader.onload = (readerEvent) => resolve({
			buffer: readerEvent.target.result,
			totalSize
		});
		reader.onerror = () => reject(reader.error);
		if (file && typeof file.slice === "function" && (start > 0 || end !== void 0 && end !== Infinity)) {
			const sliceEnd = end === void 0 || end === Infinity ? totalSize : end;
			reader.readAsArrayBuffer(file.slice(start, sliceEnd));
		} else reader.readAsArrayBuffer(file);
	});
}
/**
* Concatenate two buffers. Returns a Node `Buffer` when both arguments
* are Buffers, otherwise an `ArrayBuffer`. Either argument may be
* nullish, in which case the other is returned as-is.
*
* @param {ArrayBuffer|Buffer|null|undefined} a
* @param {ArrayBuffer|Buffer|null|undefined} b
* @returns {ArrayBuffer|Buffer}
*/
function concatBuffers(a, b) {
	if (!a) return b;
	if (!b) return a;
	if (typeof Buffer !== "undefined" && Buffer.isBuffer(a) && Buffer.isBuffer(b)) return Buffer.concat([a, b]);
	const aBytes = bufferToBytes(a);
	const bBytes = bufferToBytes(b);
	const out = new Uint8Array(aBytes.byteLength + bBytes.byteLength);
	out.set(aBytes, 0);
	out.set(bBytes, aBytes.byteLength);
	return out.buffer;
}
function bufferToBytes(b) {
	if (b instanceof ArrayBuffer) return new Uint8Array(b);
	if (typeof Buffer !== "undefined" && Buffer.isBuffer(b)) return new Uint8Array(b.buffer, b.byteOffset, b.byteLength);
	if (ArrayBuffer.isView(b)) return new Uint8Array(b.buffer, b.byteOffset, b.byteLength);
	return new Uint8Array(b);
}
// node_modules/exifreader/src/load-auto.js
var AUTO_INITIAL_LENGTH = 131072;
var AUTO_MAX_ITERATIONS = 4;
var AUTO_UNSUPPORTED_ERROR = "length: \"auto\" could not locate metadata in this file (no metadata blocks found after reading the file — e.g. plain TIFF, bare JPEG XL codestream, or a file with no recognizable metadata).";
var AUTO_MEMORY_UNSUPPORTED_ERROR = "length: \"auto\" is not supported for this file type (no leading metadata container — e.g. plain TIFF or bare JPEG XL codestream).";
/**
* Throws synchronously if `length: 'auto'` is missing `expanded: true`
* and/or `includeOffsets: true`.
*
* @param {object} options
*/
function validateAutoOptions(options) {
	if (options.expanded !== true || options.includeOffsets !== true) throw new Error("length: \"auto\" requires both expanded: true and includeOffsets: true.");
}
/**
* Builds a `loadAuto(data, options)` bound to `loadFromData`. Factory
* to avoid a circular import with `exif-reader.js`.
*
* @param {(data: any, options: object) => any} loadFromData
* @returns {(data: any, options: object) => Promise<object>}
*/
function makeLoadAuto(loadFromData) {
	return function loadAuto(data, options) {
		assertPromiseSupport();
		const asyncOptions = objectAssign({}, options, { async: true });
		if (isFilePathOrURL(data)) return loadAdaptiveFromFilenameOrUrl(data, asyncOptions);
		if (isBrowserFileObject(data)) return loadAdaptiveFromFileObject(data, asyncOptions);
		return loadAdaptiveFromMemory(data, asyncOptions);
	};
	function loadAdaptiveFromFilenameOrUrl(filename, options) {
		if (/^\w+:\/\//.test(filename)) {
			if (typeof fetch !== "undefined") return adaptiveLoop({
				readRange: (start, end) => fetchRange(filename, {
					start,
					end
				}),
				options
			});
			return adaptiveLoop({
				readRange: (start, end) => nodeGetRange(filename, {
					start,
					end
				}),
				options
			});
		}
		if (isDataUri(filename)) return loadAdaptiveFromMemory(dataUriToBuffer(filename), options);
		return adaptiveLoop({
			readRange: (start, end, ctx) => readLocalFileRange(filename, {
				start,
				end,
				totalSize: ctx ? ctx.totalSize : void 0
			}),
			options
		});
	}
	function loadAdaptiveFromFileObject(file, options) {
		return adaptiveLoop({
			readRange: (start, end) => readFileObjectRange(file, {
				start,
				end
			}),
			options
		});
	}
	function loadAdaptiveFromMemory(data, options) {
		return Promise.resolve().then(() => loadFromData(data, options)).then((tags) => {
			if (!tags || !tags.metadataRange) throw new Error(AUTO_MEMORY_UNSUPPORTED_ERROR);
			const end = tags.metadataRange.end;
			tags.metadataRange.buffer = sliceInputBuffer(data, end);
			tags.metadataRange.fetched = bufferByteLength(tags.metadataRange.buffer);
			tags.metadataRange.requests = 0;
			return tags;
		});
	}
	function adaptiveLoop({ readRange, options }) {
		return runAdaptiveIteration({
			readRange,
			options,
			buffer: null,
			fetched: 0,
			requests: 0,
			totalSize: void 0,
			need: AUTO_INITIAL_LENGTH,
			iter: 0
		});
	}
	function runAdaptiveIteration(state) {
		if (state.iter >= AUTO_MAX_ITERATIONS) return runAdaptiveFallback(state);
		if (state.totalSize !== void 0) state.need = Math.min(state.need, state.totalSize);
		if (state.need <= state.fetched) return runAdaptiveFallback(state);
		return state.readRange(state.fetched, state.need, { totalSize: state.totalSize }).then((chunk) => {
			state.requests++;
			if (chunk.status === 416) return handleAdaptive416(state);
			mergeAdaptiveChunk(state, chunk);
			return Promise.resolve(loadFromData(state.buffer, state.options)).then((tags) => decideAdaptiveNext(state, tags));
		});
	}
	function decideAdaptiveNext(state, tags) {
		const range = tags && tags.metadataRange;
		if (range && range.complete) return attachAdaptiveFields(tags, state.buffer, state.fetched, state.requests);
		const reachedEnd = state.totalSize !== void 0 && state.fetched >= state.totalSize;
		if (!range && reachedEnd) throw new Error(AUTO_UNSUPPORTED_ERROR);
		const nextNeed = pickNextNeed({
			range,
			totalSize: state.totalSize,
			fetched: state.fetched
		});
		if (nextNeed <= state.fetched) {
			if (range) return attachAdaptiveFields(tags, state.buffer, state.fetched, state.requests);
			throw new Error(AUTO_UNSUPPORTED_ERROR);
		}
		state.need = nextNeed;
		state.iter++;
		return runAdaptiveIteration(state);
	}
	function handleAdaptive416(state) {
		return state.readRange(0, Infinity, { totalSize: void 0 }).then((full) => {
			state.requests++;
			state.buffer = full.buffer;
			state.fetched = bufferByteLength(state.buffer);
			if (full.totalSize !== void 0) state.totalSize = full.totalSize;
			return Promise.resolve(loadFromData(state.buffer, state.options));
		}).then((tags) => {
			if (!tags || !tags.metadataRange) throw new Error(AUTO_UNSUPPORTED_ERROR);
			return attachAdaptiveFields(tags, state.buffer, state.fetched, state.requests);
		});
	}
	function runAdaptiveFallback(state) {
		console.warn(`ExifReader: length:"auto" did not converge in ${AUTO_MAX_ITERATIONS} iterations; falling back to full read.`);
		let chunkPromise;
		if (state.totalSize !== void 0 && state.fetched < state.totalSize) chunkPromise = state.readRange(state.fetched, state.totalSize, { totalSize: state.totalSize }).then((chunk) => {
			state.requests++;
			mergeAdaptiveChunk(state, chunk);
		});
		else if (state.totalSize === void 0) chunkPromise = state.readRange(state.fetched, Infinity, { totalSize: state.totalSize }).then((chunk) => {
			state.requests++;
			mergeAdaptiveChunk(state, chunk);
		});
		else chunkPromise = Promise.resolve();
		return chunkPromise.then(() => Promise.resolve(loadFromData(state.buffer, state.options))).then((tags) => {
			if (!tags || !tags.metadataRange) throw new Error(AUTO_UNSUPPORTED_ERROR);
			return attachAdaptiveFields(tags, state.buffer, state.fetched, state.requests);
		});
	}
}
function mergeAdaptiveChunk(state, chunk) {
	if (chunk.status === 200 && state.fetched > 0) {
		state.buffer = chunk.buffer;
		state.fetched = bufferByteLength(state.buffer);
		if (chunk.totalSize !== void 0) state.totalSize = chunk.totalSize;
		return;
	}
	if (chunk.totalSize !== void 0 && state.totalSize === void 0) state.totalSize = chunk.totalSize;
	state.buffer = concatBuffers(state.buffer, chunk.buffer);
	state.fetched = bufferByteLength(state.buffer);
}
function attachAdaptiveFields(tags, buffer, fetched, requests) {
	const end = tags.metadataRange.end;
	tags.metadataRange.buffer = sliceBufferToEnd(buffer, end);
	tags.metadataRange.fetched = fetched;
	tags.metadataRange.requests = requests;
	return tags;
}
function pickNextNeed({ range, totalSize, fetched }) {
	if (range) return Math.min(Math.max(range.end, fetched * 2), totalSize !== void 0 ? totalSize : Infinity);
	if (totalSize !== void 0) return totalSize;
	return fetched * 2;
}
function sliceBufferToEnd(buffer, end) {
	if (!buffer || typeof end !== "number" || end < 0) return buffer;
	if (typeof Buffer !== "undefined" && Buffer.isBuffer(buffer)) return Buffer.from(buffer.subarray(0, Math.min(end, buffer.length)));
	if (buffer instanceof ArrayBuffer) return buffer.slice(0, Math.min(end, buffer.byteLength));
	if (typeof SharedArrayBuffer !== "undefined" && buffer instanceof SharedArrayBuffer) return buffer.slice(0, Math.min(end, buffer.byteLength));
	return buffer;
}
function sliceInputBuffer(data, end) {
	if (typeof Buffer !== "undefined" && Buffer.isBuffer(data)) return Buffer.from(data.subarray(0, end));
	if (data instanceof ArrayBuffer) return data.slice(0, end);
	if (typeof SharedArrayBuffer !== "undefined" && data instanceof SharedArrayBuffer) return data.slice(0, end);
	if (ArrayBuffer.isView(data)) {
		const viewEnd = Math.max(0, Math.min(end, data.byteLength));
		return data.buffer.slice(data.byteOffset, data.byteOffset + viewEnd);
	}
	return data;
}
function bufferByteLength(buffer) {
	if (!buffer) return 0;
	if (typeof buffer.byteLength === "number") return buffer.byteLength;
	if (typeof buffer.length === "number") return buffer.length;
	return 0;
}
// node_modules/exifreader/src/constants.js
var constants_default = {
	USE_FILE: true,
	USE_JFIF: true,
	USE_PNG_FILE: true,
	USE_EXIF: true,
	USE_IPTC: true,
	USE_XMP: true,
	USE_ICC: true,
	USE_MPF: true,
	USE_PHOTOSHOP: true,
	USE_THUMBNAIL: true,
	USE_TIFF: true,
	USE_JPEG: true,
	USE_PNG: true,
	USE_HEIC: true,
	USE_AVIF: true,
	USE_JXL: true,
	USE_WEBP: true,
	USE_GIF: true,
	USE_MAKER_NOTES: true
};
// node_modules/exifreader/src/tag-names-utils.js
function getEncodedString(value) {
	if (value.length >= 8) {
		const encoding = getStringValueFromArray(value.slice(0, 8));
		if (encoding === "ASCII\0\0\0") return getStringValueFromArray(value.slice(8));
		else if (encoding === "JIS\0\0\0\0\0") return "[JIS encoded text]";
		else if (encoding === "UNICODE\0") return "[Unicode encoded text]";
		else if (encoding === "\0\0\0\0\0\0\0\0") {
			const text = getStringValueFromArray(value.slice(8));
			if (/[\x20-\x7e]/.test(text)) return text;
			return "[Undefined encoding]";
		}
	}
	return "Undefined";
}
function getCalculatedGpsValue(value) {
	return value[0][0] / value[0][1] + value[1][0] / value[1][1] / 60 + value[2][0] / value[2][1] / 3600;
}
// node_modules/exifreader/src/byte-order.js
var LITTLE_ENDIAN = 18761;
var BIG_ENDIAN = 19789;
var byte_order_default = {
	BIG_ENDIAN,
	LITTLE_ENDIAN,
	getByteOrder
};
function getByteOrder(dataView, tiffHeaderOffset) {
	if (dataView.getUint16(tiffHeaderOffset) === LITTLE_ENDIAN) return LITTLE_ENDIAN;
	else if (dataView.getUint16(tiffHeaderOffset) === BIG_ENDIAN) return BIG_ENDIAN;
	throw new Error("Illegal byte order value. Faulty image.");
}
// node_modules/exifreader/src/image-header-iso-bmff-utils.js
function get64BitValue(dataView, offset) {
	return dataView.getUint32(offset + 4);
}
/**
* @param {DataView} dataView
* @param {number} offset
* @param {number} length
* @returns {boolean} Whether [offset, offset + length) is within the DataView,
*     i.e. those bytes can be read without a RangeError.
*/
function hasBytes(dataView, offset, length) {
	return offset + length <= dataView.byteLength;
}
// node_modules/exifreader/src/image-header-iso-bmff-iloc.js
var MAX_TOTAL_EXTENTS = 1048576;
/**
* @param {DataView} dataView
* @param {number} startOffset The offset of the box's length field.
* @param {number} version
* @param {number} contentOffset The offset of the content, after the version byte.
* @param {number} boxLength The declared length, counted from startOffset.
* @param {number} containerEnd The end of the box that declares this one, never
*     past the end of the available data.
* @returns {Object} The box with its items, each holding its extents.
*/
function parseItemLocationBox(dataView, startOffset, version, contentOffset, boxLength, containerEnd) {
	const { offsets, sizes } = getItemLocationBoxOffsetsAndSizes(version, contentOffset + 3);
	const offsetSize = dataView.getUint8(offsets.offsetSize) >> 4;
	sizes.item.extent.extentOffset = offsetSize;
	const lengthSize = dataView.getUint8(offsets.lengthSize) & 15;
	sizes.item.extent.extentLength = lengthSize;
	const baseOffsetSize = dataView.getUint8(offsets.baseOffsetSize) >> 4;
	sizes.item.baseOffset = baseOffsetSize;
	const indexSize = getIndexSize(dataView, offsets.indexSize, version);
	sizes.item.extent.extentIndex = indexSize !== void 0 ? indexSize : 0;
	const itemCount = getItemCount(dataView, offsets.itemCount, version);
	return {
		type: "iloc",
		items: getItems(dataView, Math.min(startOffset + boxLength, containerEnd), version, offsets, sizes, offsetSize, lengthSize, indexSize, itemCount),
		length: boxLength
	};
}
function getItemLocationBoxOffsetsAndSizes(version, contentOffset) {
	const sizes = { item: {
		dataReferenceIndex: 2,
		extentCount: 2,
		extent: {}
	} };
	if (version < 2) {
		sizes.itemCount = 2;
		sizes.item.itemId = 2;
	} else if (version === 2) {
		sizes.itemCount = 4;
		sizes.item.itemId = 4;
	}
	if (version === 1 || version === 2) sizes.item.constructionMethod = 2;
	else sizes.item.constructionMethod = 0;
	const offsets = {
		offsetSize: contentOffset,
		lengthSize: contentOffset,
		baseOffsetSize: contentOffset + 1,
		indexSize: contentOffset + 1
	};
	offsets.itemCount = contentOffset + 2;
	offsets.items = offsets.itemCount + sizes.itemCount;
	offsets.item = { itemId: 0 };
	offsets.item.constructionMethod = offsets.item.itemId + sizes.item.itemId;
	offsets.item.dataReferenceIndex = offsets.item.constructionMethod + sizes.item.constructionMethod;
	return {
		offsets,
		sizes
	};
}
function getIndexSize(dataView, offset, version) {
	if (version === 1 || version === 2) return dataView.getUint8(offset) & 15;
}
function getItemCount(dataView, offset, version) {
	if (version < 2) return dataView.getUint16(offset);
	else if (version === 2) return dataView.getUint32(offset);
}
function getItems(dataView, boxEnd, version, offsets, sizes, offsetSize, lengthSize, indexSize, itemCount) {
	if (itemCount === void 0) return [];
	const items = [];
	let offset = offsets.items;
	const extentByteSize = sizes.item.extent.extentIndex + sizes.item.extent.extentOffset + sizes.item.extent.extentLength;
	const itemHeaderByteSize = sizes.item.itemId + sizes.item.constructionMethod + sizes.item.dataReferenceIndex + sizes.item.baseOffset + sizes.item.extentCount;
	let totalExtents = 0;
	for (let i = 0; i < itemCount; i++) {
		if (offset + itemHeaderByteSize > boxEnd) break;
		const item = { extents: [] };
		item.itemId = getItemId(dataView, offset, version);
		offset += sizes.item.itemId;
		item.constructionMethod = version === 1 || version === 2 ? dataView.getUint16(offset) & 15 : void 0;
		offset += sizes.item.constructionMethod;
		item.dataReferenceIndex = dataView.getUint16(offset);
		offset += sizes.item.dataReferenceIndex;
		item.baseOffset = getVariableSizedValue(dataView, offset, sizes.item.baseOffset);
		offset += sizes.item.baseOffset;
		item.extentCount = dataView.getUint16(offset);
		offset += sizes.item.extentCount;
		const extentCount = getBoundedExtentCount(item.extentCount, extentByteSize, offset, boxEnd, MAX_TOTAL_EXTENTS - totalExtents);
		for (let j = 0; j < extentCount; j++) {
			const extent = {};
			extent.extentIndex = getExtentIndex(dataView, version, offset, indexSize);
			offset += sizes.item.extent.extentIndex;
			extent.extentOffset = getVariableSizedValue(dataView, offset, offsetSize);
			offset += sizes.item.extent.extentOffset;
			extent.extentLength = getVariableSizedValue(dataView, offset, lengthSize);
			offset += sizes.item.extent.extentLength;
			item.extents.push(extent);
		}
		totalExtents += extentCount;
		items.push(item);
		if ((item.extentCount - extentCount) * extentByteSize > 0) break;
	}
	return items;
}
function getBoundedExtentCount(declaredCount, extentByteSize, offset, boxEnd, remainingBudget) {
	if (extentByteSize === 0) return 0;
	const fitInBox = Math.floor((boxEnd - offset) / extentByteSize);
	return Math.max(0, Math.min(declaredCount, fitInBox, remainingBudget));
}
function getItemId(dataView, offset, version) {
	if (version < 2) return dataView.getUint16(offset);
	else if (version === 2) return dataView.getUint32(offset);
}
function getExtentIndex(dataView, version, offset, indexSize) {
	if ((version === 1 || version === 2) && indexSize > 0) return getVariableSizedValue(dataView, offset, indexSize);
}
function getVariableSizedValue(dataView, offset, size) {
	if (size === 4) return dataView.getUint32(offset);
	if (size === 8) {
		console.warn("This file uses an 8-bit offset which is currently not supported by ExifReader. Contact the maintainer to get it fixed.");
		return get64BitValue(dataView, offset);
	}
	return 0;
}
// node_modules/exifreader/src/image-header-iso-bmff.js
var TYPE_FTYP = 1718909296;
var TYPE_IPRP = 1768977008;
var TYPE_META = 1835365473;
var TYPE_ILOC = 1768714083;
var TYPE_IDAT = 1768186228;
var TYPE_IINF = 1768517222;
var TYPE_INFE = 1768842853;
var TYPE_IPCO = 1768973167;
var TYPE_COLR = 1668246642;
var ITEM_INFO_TYPE_EXIF = 1165519206;
var ITEM_INFO_TYPE_MIME = 1835625829;
var ITEM_INFO_TYPE_URI = 1970432288;
/**
* Parses a ISO-BMFF box from the provided data view starting at the given offset.
*
* @param {DataView} dataView - The DataView to parse.
* @param {number} offset - The offset at which to start parsing.
* @param {number} [containerEnd] - The end of the box that declares this one.
*     A box may not read past it, whatever length it declares for itself.
*     Defaults to the end of the data, which is what the outermost boxes get.
* @returns {Object} The parsed box.
*/
function parseBox(dataView, offset, containerEnd = dataView.byteLength) {
	const VERSION_SIZE = 1;
	if (!hasBytes(dataView, offset, 8)) return;
	try {
		const { length, contentOffset } = getBoxLength(dataView, offset);
		if (length < 8) return;
		const type = dataView.getUint32(offset + 4);
		if (type === TYPE_FTYP) return parseFileTypeBox(dataView, contentOffset, length);
		if (type === TYPE_IPRP) return parseItemPropertiesBox(dataView, offset, contentOffset, length, containerEnd);
		if (type === TYPE_IPCO) return parseItemPropertyContainerBox(dataView, offset, contentOffset, length, containerEnd);
		if (type === TYPE_COLR) return parseColorInformationBox(dataView, contentOffset, length);
		if (type === TYPE_IDAT) return parseItemDataBox(contentOffset, length);
		if (!hasBytes(dataView, contentOffset, VERSION_SIZE)) return;
		const version = dataView.getUint8(contentOffset);
		if (type === TYPE_META) return parseMetadataBox(dataView, offset, contentOffset + VERSION_SIZE, length, containerEnd);
		if (type === TYPE_ILOC) return parseItemLocationBox(dataView, offset, version, contentOffset + VERSION_SIZE, length, containerEnd);
		if (type === TYPE_IINF) return parseItemInformationBox(dataView, offset, version, contentOffset + VERSION_SIZE, length, containerEnd);
		if (type === TYPE_INFE) return parseItemInformationEntryBox(dataView, offset, version, contentOffset + VERSION_SIZE, length);
		return {
			type: void 0,
			length
		};
	} catch (error) {
		return;
	}
}
/**
* Checks if the data view starts with an ftyp box whose major brand is one
* of the provided brands.
*
* @param {DataView} dataView The data view to check.
* @param {Array<string>} brands The major brands to accept.
* @returns {boolean} True if the file's major brand is in the list.
*/
function hasMajorBrand(dataView, brands) {
	if (!dataView) return false;
	try {
		const headerBox = parseBox(dataView, 0);
		return headerBox !== void 0 && brands.indexOf(headerBox.majorBrand) !== -1;
	} catch (error) {
		return false;
	}
}
/**
* @typedef {Object} BoxLength
* @property {number} length The length of the box including length and type.
* @property {number} contentOffset
*/
/**
* @param {DataView} dataView
* @param {number} offset
* @returns {BoxLength}
*/
function getBoxLength(dataView, offset) {
	const BOX_LENGTH_SIZE = 4;
	const BOX_TYPE_SIZE = 4;
	const BOX_EXTENDED_SIZE = 8;
	const BOX_EXTENDED_SIZE_LOW_OFFSET = 12;
	const BOX_EXTENDED_FULL_SIZE = 16;
	const boxLength = dataView.getUint32(offset);
	if (extendsToEndOfFile(boxLength)) return {
		length: dataView.byteLength - offset,
		contentOffset: offset + BOX_LENGTH_SIZE + BOX_TYPE_SIZE
	};
	if (hasExtendedSize(boxLength)) {
		if (!hasBytes(dataView, offset, BOX_EXTENDED_FULL_SIZE)) return {
			length: 0,
			contentOffset: offset + BOX_LENGTH_SIZE + BOX_TYPE_SIZE
		};
		if (hasEmptyHighBits(dataView, offset)) return {
			length: dataView.getUint32(offset + BOX_EXTENDED_SIZE_LOW_OFFSET),
			contentOffset: offset + BOX_LENGTH_SIZE + BOX_TYPE_SIZE + BOX_EXTENDED_SIZE
		};
	}
	return {
		length: boxLength,
		contentOffset: offset + BOX_LENGTH_SIZE + BOX_TYPE_SIZE
	};
}
function extendsToEndOfFile(boxLength) {
	return boxLength === 0;
}
function hasExtendedSize(boxLength) {
	return boxLength === 1;
}
function hasEmptyHighBits(dataView, offset) {
	return dataView.getUint32(offset + 8) === 0;
}
/**
* @typedef {Object} Offsets
* @property {number} tiffHeaderOffset
* @property {Array<Object>} xmpChunks
* @property {Array<Object>} iccChunks
* @property {boolean} hasAppMarkers
* @property {DataView=} exifDataView Synthetic buffer when an Exif item
*     spans multiple extents. tiffHeaderOffset then indexes into this view
*     rather than the source dataView.
* @property {DataView=} xmpDataView Synthetic buffer when an XMP item
*     spans multiple extents. xmpChunks then references this view.
*/
/**
* Finds the offsets of ISO-BMFF-structured data in the provided data view.
*
* @param {DataView} dataView The data view to find offsets in.
* @param {Array<Object>=} metadataBlocks Optional out-array. When provided,
*     receives one block per iloc extent (Exif/XMP) at the resolved file
*     offset (cm 0 direct, cm 1 via the idat box) plus the ICC profile
*     bytes. cm 2 (item_offset) items are skipped.
* @returns {Offsets} The TIFF header offset, XMP chunks, ICC chunks, and
*     whether any were found.
*/
function findOffsets$3(dataView, metadataBlocks) {
	if (constants_default.USE_EXIF || constants_default.USE_XMP || constants_default.USE_ICC) {
		const offsets = {};
		const metaBox = findMetaBox(dataView);
		if (!metaBox) return { hasAppMarkers: false };
		if (constants_default.USE_EXIF) {
			const exif = findExifOffset(dataView, metaBox, metadataBlocks);
			if (exif !== void 0) {
				offsets.tiffHeaderOffset = exif.tiffHeaderOffset;
				if (exif.dataView !== void 0) offsets.exifDataView = exif.dataView;
			}
		}
		if (constants_default.USE_XMP) {
			const xmp = findXmpChunks(dataView, metaBox, metadataBlocks);
			if (xmp !== void 0) {
				offsets.xmpChunks = xmp.chunks;
				if (xmp.dataView !== void 0) offsets.xmpDataView = xmp.dataView;
			}
		}
		if (constants_default.USE_ICC) offsets.iccChunks = findIccChunks(metaBox, metadataBlocks);
		offsets.hasAppMarkers = offsets.tiffHeaderOffset !== void 0 || offsets.xmpChunks !== void 0 || offsets.iccChunks !== void 0;
		return offsets;
	}
	return {};
}
function findMetaBox(dataView) {
	const BOX_LENGTH_SIZE = 4;
	const BOX_TYPE_SIZE = 4;
	let offset = 0;
	while (offset + BOX_LENGTH_SIZE + BOX_TYPE_SIZE <= dataView.byteLength) {
		const box = parseBox(dataView, offset);
		if (box === void 0) break;
		if (box.type === "meta") return box;
		offset += box.length;
	}
}
function findExifOffset(dataView, metaBox, metadataBlocks) {
	try {
		const exifItemId = findIinfExifItemId(metaBox).itemId;
		const ilocItem = findIlocItem(metaBox, exifItemId);
		warnIfUnsupportedConstructionMethod(ilocItem);
		const idatContentOffset = findIdatContentOffset(metaBox);
		pushIlocExtentBlocks(metadataBlocks, ilocItem, "exif", idatContentOffset);
		if (ilocItem.extents.length > 1) {
			const assembled = assembleExtents(dataView, ilocItem, idatContentOffset);
			if (assembled === void 0) return;
			return {
				tiffHeaderOffset: getTiffHeaderOffset(assembled, 0),
				dataView: assembled
			};
		}
		const exifOffset = resolveExtentToFileOffset(ilocItem, ilocItem.extents[0], idatContentOffset);
		if (exifOffset === void 0) return;
		return { tiffHeaderOffset: getTiffHeaderOffset(dataView, exifOffset) };
	} catch (error) {
		return;
	}
}
function pushIlocExtentBlocks(metadataBlocks, ilocItem, blockType, idatContentOffset) {
	if (!metadataBlocks) return;
	for (let i = 0; i < ilocItem.extents.length; i++) {
		const extent = ilocItem.extents[i];
		const start = resolveExtentToFileOffset(ilocItem, extent, idatContentOffset);
		if (start === void 0) continue;
		pushMetadataBlock(metadataBlocks, blockType, start, start + extent.extentLength);
	}
}
function resolveExtentToFileOffset(ilocItem, extent, idatContentOffset) {
	const cm = ilocItem.constructionMethod;
	if (cm === void 0 || cm === 0) return ilocItem.baseOffset + extent.extentOffset;
	if (cm === 1 && idatContentOffset !== void 0) return idatContentOffset + ilocItem.baseOffset + extent.extentOffset;
}
function findIdatContentOffset(metaBox) {
	const idatBox = metaBox.subBoxes.find((box) => box.type === "idat");
	return idatBox ? idatBox.contentOffset : void 0;
}
function warnIfUnsupportedConstructionMethod(ilocItem) {
	if (ilocItem.constructionMethod === 2) console.warn("This file uses iloc constructionMethod 2 (item_offset) which is currently not supported by ExifReader. Contact the maintainer to get it fixed.");
}
function assembleExtents(dataView, ilocItem, idatContentOffset) {
	const resolved = [];
	let totalLength = 0;
	for (let i = 0; i < ilocItem.extents.length; i++) {
		const extent = ilocItem.extents[i];
		const start = resolveExtentToFileOffset(ilocItem, extent, idatContentOffset);
		if (start === void 0 || start + extent.extentLength > dataView.byteLength) return;
		resolved.push({
			start,
			length: extent.extentLength
		});
		totalLength += extent.extentLength;
		if (totalLength > dataView.byteLength) return;
	}
	const buffer = new Uint8Array(totalLength);
	let writeOffset = 0;
	for (let i = 0; i < resolved.length; i++) {
		const { start, length } = resolved[i];
		for (let j = 0; j < length; j++) buffer[writeOffset + j] = dataView.getUint8(start + j);
		writeOffset += length;
	}
	return new DataView(buffer.buffer);
}
function findIinfExifItemId(metaBox) {
	return metaBox.subBoxes.find((box) => box.type === "iinf").itemInfos.find((itemInfo) => itemInfo.itemType === ITEM_INFO_TYPE_EXIF);
}
function findIlocItem(metaBox, itemId) {
	return metaBox.subBoxes.find((box) => box.type === "iloc").items.find((item) => item.itemId === itemId);
}
function getTiffHeaderOffset(dataView, exifOffset) {
	return exifOffset + 4 + dataView.getUint32(exifOffset);
}
function findXmpChunks(dataView, metaBox, metadataBlocks) {
	try {
		const xmpItemId = findIinfXmpItemId(metaBox).itemId;
		const ilocItem = findIlocItem(metaBox, xmpItemId);
		warnIfUnsupportedConstructionMethod(ilocItem);
		const idatContentOffset = findIdatContentOffset(metaBox);
		pushIlocExtentBlocks(metadataBlocks, ilocItem, "xmp", idatContentOffset);
		if (ilocItem.extents.length > 1) {
			const assembled = assembleExtents(dataView, ilocItem, idatContentOffset);
			if (assembled === void 0) return;
			return {
				chunks: [{
					dataOffset: 0,
					length: assembled.byteLength
				}],
				dataView: assembled
			};
		}
		const ilocItemExtent = ilocItem.extents[0];
		const dataOffset = resolveExtentToFileOffset(ilocItem, ilocItemExtent, idatContentOffset);
		if (dataOffset === void 0) return;
		return { chunks: [{
			dataOffset,
			length: ilocItemExtent.extentLength
		}] };
	} catch (error) {
		return;
	}
}
function findIinfXmpItemId(metaBox) {
	return metaBox.subBoxes.find((box) => box.type === "iinf").itemInfos.find((itemInfo) => itemInfo.itemType === 1835625829 && itemInfo.contentType === "application/rdf+xml");
}
function findIccChunks(metaBox, metadataBlocks) {
	try {
		const icc = metaBox.subBoxes.find((box) => box.type === "iprp").subBoxes.find((box) => box.type === "ipco").properties.find((box) => box.type === "colr").icc;
		if (icc) {
			pushMetadataBlock(metadataBlocks, "icc", icc.offset, icc.offset + icc.length);
			return [icc];
		}
	} catch (error) {}
}
function parseFileTypeBox(dataView, contentOffset, boxLength) {
	return {
		type: "ftyp",
		majorBrand: getStringFromDataView(dataView, contentOffset, 4),
		length: boxLength
	};
}
function parseItemPropertiesBox(dataView, startOffset, contentOffset, length, containerEnd) {
	return {
		type: "iprp",
		subBoxes: parseSubBoxes(dataView, contentOffset, length - (contentOffset - startOffset), containerEnd),
		length
	};
}
function parseItemPropertyContainerBox(dataView, startOffset, contentOffset, length, containerEnd) {
	return {
		type: "ipco",
		properties: parseSubBoxes(dataView, contentOffset, length - (contentOffset - startOffset), containerEnd),
		length
	};
}
function parseColorInformationBox(dataView, contentOffset, length) {
	return {
		type: "colr",
		icc: parseIcc(dataView, contentOffset),
		length
	};
}
function parseIcc(dataView, contentOffset) {
	const COLOR_TYPE_SIZE = 4;
	const colorType = getStringFromDataView(dataView, contentOffset, COLOR_TYPE_SIZE);
	if (colorType !== "prof" && colorType !== "rICC") return;
	return {
		offset: contentOffset + COLOR_TYPE_SIZE,
		length: dataView.getUint32(contentOffset + COLOR_TYPE_SIZE),
		chunkNumber: 1,
		chunksTotal: 1
	};
}
function parseMetadataBox(dataView, startOffset, contentOffset, length, containerEnd) {
	const FLAGS_SIZE = 3;
	return {
		type: "meta",
		subBoxes: parseSubBoxes(dataView, contentOffset + FLAGS_SIZE, length - (contentOffset + FLAGS_SIZE - startOffset), containerEnd),
		length
	};
}
function parseItemDataBox(contentOffset, length) {
	return {
		type: "idat",
		contentOffset,
		length
	};
}
/**
* @param {DataView} dataView
* @param {number} offset The offset to start parsing from.
* @param {number} length The length of all sub boxes combined.
* @param {number} containerEnd The end of the box these sub boxes belong to.
* @return {Array<Object>}
*/
function parseSubBoxes(dataView, offset, length, containerEnd) {
	const ACCEPTED_ITEM_INFO_TYPES = [ITEM_INFO_TYPE_EXIF, ITEM_INFO_TYPE_MIME];
	const subBoxesEnd = Math.min(offset + length, containerEnd);
	const subBoxes = [];
	let currentOffset = offset;
	while (currentOffset + 8 <= subBoxesEnd) {
		const box = parseBox(dataView, currentOffset, subBoxesEnd);
		if (box === void 0) break;
		if (box.type !== void 0 && (box.itemType === void 0 || ACCEPTED_ITEM_INFO_TYPES.indexOf(box.itemType) !== -1)) subBoxes.push(box);
		currentOffset += box.length;
	}
	return subBoxes;
}
function parseItemInformationBox(dataView, startOffset, version, contentOffset, length, containerEnd) {
	const FLAGS_SIZE = 3;
	const entryCountSize = version === 0 ? 2 : 4;
	const itemInfosOffset = contentOffset + FLAGS_SIZE + entryCountSize;
	return {
		type: "iinf",
		itemInfos: parseSubBoxes(dataView, itemInfosOffset, length - (itemInfosOffset - startOffset), containerEnd),
		length
	};
}
function parseItemInformationEntryBox(dataView, startOffset, version, contentOffset, length) {
	contentOffset += 3;
	const entry = {
		type: "infe",
		length
	};
	if (version === 0 || version === 1) {
		entry.itemId = dataView.getUint16(contentOffset);
		contentOffset += 2;
		entry.itemProtectionIndex = dataView.getUint16(contentOffset);
		contentOffset += 2;
		entry.itemName = getNullTerminatedStringFromDataView(dataView, contentOffset);
		contentOffset += entry.itemName.length + 1;
	}
	if (version >= 2) {
		if (version === 2) {
			entry.itemId = dataView.getUint16(contentOffset);
			contentOffset += 2;
		} else if (version === 3) {
			entry.itemId = dataView.getUint32(contentOffset);
			contentOffset += 4;
		}
		entry.itemProtectionIndex = dataView.getUint16(contentOffset);
		contentOffset += 2;
		entry.itemType = dataView.getUint32(contentOffset);
		contentOffset += 4;
		entry.itemName = getNullTerminatedStringFromDataView(dataView, contentOffset);
		contentOffset += entry.itemName.length + 1;
		if (entry.itemType === 1835625829) {
			entry.contentType = getNullTerminatedStringFromDataView(dataView, contentOffset);
			contentOffset += entry.contentType.length + 1;
			if (startOffset + length > contentOffset) {
				entry.contentEncoding = getNullTerminatedStringFromDataView(dataView, contentOffset);
				contentOffset += entry.contentEncoding.length + 1;
			}
		} else if (entry.itemType === ITEM_INFO_TYPE_URI) {
			entry.itemUri = getNullTerminatedStringFromDataView(dataView, contentOffset);
			contentOffset += entry.itemUri.length + 1;
		}
	}
	return entry;
}
// node_modules/exifreader/src/image-header-tiff.js
var image_header_tiff_default = {
	isTiffFile,
	findTiffOffsets
};
function isTiffFile(dataView) {
	return !!dataView && dataView.byteLength >= 4 && hasTiffMarker(dataView);
}
function hasTiffMarker(dataView) {
	const littleEndian = dataView.getUint16(0) === byte_order_default.LITTLE_ENDIAN;
	return dataView.getUint16(2, littleEndian) === 42;
}
function findTiffOffsets() {
	const TIFF_FILE_HEADER_OFFSET = 0;
	if (constants_default.USE_EXIF) return {
		hasAppMarkers: true,
		tiffHeaderOffset: TIFF_FILE_HEADER_OFFSET
	};
	return {};
}
// node_modules/exifreader/src/image-header-jpeg.js
var image_header_jpeg_default = {
	isJpegFile,
	findJpegOffsets
};
var MIN_JPEG_DATA_BUFFER_LENGTH = 2;
var JPEG_ID = 65496;
var JPEG_ID_SIZE = 2;
var APP_ID_OFFSET = 4;
var APP_MARKER_SIZE = 2;
var JFIF_DATA_OFFSET = 2;
var TIFF_HEADER_OFFSET = 10;
var IPTC_DATA_OFFSET = 18;
var XMP_DATA_OFFSET = 33;
var XMP_EXTENDED_DATA_OFFSET = 79;
var APP2_ICC_DATA_OFFSET = 18;
var MPF_DATA_OFFSET = 8;
var APP2_ICC_IDENTIFIER = "ICC_PROFILE\0";
var ICC_CHUNK_NUMBER_OFFSET = 16;
var ICC_TOTAL_CHUNKS_OFFSET = 17;
var MAX_ICC_CHUNKS = 255;
var APP2_MPF_IDENTIFIER = "MPF\0";
var SOF0_MARKER = 65472;
var SOF2_MARKER = 65474;
var DHT_MARKER = 65476;
var DQT_MARKER = 65499;
var DRI_MARKER = 65501;
var SOS_MARKER = 65498;
var APP0_MARKER = 65504;
var APP1_MARKER = 65505;
var APP2_MARKER = 65506;
var APP13_MARKER = 65517;
var APP15_MARKER = 65519;
var COMMENT_MARKER = 65534;
var FILL_BYTE = 65535;
var APP0_JFIF_IDENTIFIER = "JFIF";
var APP1_EXIF_IDENTIFIER = "Exif";
var APP1_XMP_IDENTIFIER = "http://ns.adobe.com/xap/1.0/\0";
var APP1_XMP_EXTENDED_IDENTIFIER = "http://ns.adobe.com/xmp/extension/\0";
var APP13_IPTC_IDENTIFIER = "Photoshop 3.0";
var APP13_RESOURCE_BLOCK_IDENTIFIER = "8BIM";
/**
* Checks if the provided data view represents a JPEG file.
*
* @param {DataView} dataView The data view to check.
* @returns {boolean} True if the data view starts with the JPEG SOI marker.
*/
function isJpegFile(dataView) {
	return !!dataView && dataView.byteLength >= MIN_JPEG_DATA_BUFFER_LENGTH && dataView.getUint16(0) === JPEG_ID;
}
/**
* Walks the JPEG APP/SOF markers and reports the offsets ExifReader needs.
*
* @param {DataView} dataView The data view to find offsets in.
* @param {Array<Object>=} metadataBlocks Optional out-array. When provided,
*     receives one block per recognized segment (Exif/XMP/IPTC/ICC/MPF/JFIF
*     and SOF for file tags) and gets `truncated` set to true if the loop
*     never saw the SOS marker.
* @returns {Object} Per-segment offsets plus `hasAppMarkers`.
*/
function findJpegOffsets(dataView, metadataBlocks) {
	let appMarkerPosition = JPEG_ID_SIZE;
	let fieldLength;
	let sof0DataOffset;
	let sof2DataOffset;
	let jfifDataOffset;
	let tiffHeaderOffset;
	let iptcDataOffset;
	let xmpChunks;
	let iccChunks;
	let mpfDataOffset;
	let exifSegmentCount = 0;
	let bestExifSegment;
	let sawSos = false;
	while (appMarkerPosition + APP_ID_OFFSET + 5 <= dataView.byteLength) {
		let blockType;
		if (dataView.getUint16(appMarkerPosition) === SOS_MARKER) sawSos = true;
		if (constants_default.USE_FILE && isSOF0Marker(dataView, appMarkerPosition)) {
			fieldLength = dataView.getUint16(appMarkerPosition + APP_MARKER_SIZE);
			sof0DataOffset = appMarkerPosition + APP_MARKER_SIZE;
			blockType = "file";
		} else if (constants_default.USE_FILE && isSOF2Marker(dataView, appMarkerPosition)) {
			fieldLength = dataView.getUint16(appMarkerPosition + APP_MARKER_SIZE);
			sof2DataOffset = appMarkerPosition + APP_MARKER_SIZE;
			blockType = "file";
		} else if (constants_default.USE_JFIF && isApp0JfifMarker(dataView, appMarkerPosition)) {
			fieldLength = dataView.getUint16(appMarkerPosition + APP_MARKER_SIZE);
			jfifDataOffset = appMarkerPosition + JFIF_DATA_OFFSET;
			blockType = "jfif";
		} else if (constants_default.USE_EXIF && isApp1ExifMarker(dataView, appMarkerPosition)) {
			fieldLength = dataView.getUint16(appMarkerPosition + APP_MARKER_SIZE);
			exifSegmentCount++;
			const currentTiffHeaderOffset = appMarkerPosition + TIFF_HEADER_OFFSET;
			if (exifSegmentCount === 1) bestExifSegment = {
				appMarkerPosition,
				fieldLength,
				tiffHeaderOffset: currentTiffHeaderOffset,
				score: void 0
			};
			else {
				if (bestExifSegment.score === void 0) bestExifSegment.score = getExifMarkerScore(dataView, bestExifSegment.appMarkerPosition, bestExifSegment.fieldLength, bestExifSegment.tiffHeaderOffset);
				const currentExifSegmentScore = getExifMarkerScore(dataView, appMarkerPosition, fieldLength, currentTiffHeaderOffset);
				if (currentExifSegmentScore > bestExifSegment.score) bestExifSegment = {
					appMarkerPosition,
					fieldLength,
					tiffHeaderOffset: currentTiffHeaderOffset,
					score: currentExifSegmentScore
				};
			}
			tiffHeaderOffset = bestExifSegment.tiffHeaderOffset;
			blockType = "exif";
		} else if (constants_default.USE_XMP && isApp1XmpMarker(dataView, appMarkerPosition)) {
			if (!xmpChunks) xmpChunks = [];
			fieldLength = dataView.getUint16(appMarkerPosition + APP_MARKER_SIZE);
			xmpChunks.push(getXmpChunkDetails(appMarkerPosition, fieldLength));
			blockType = "xmp";
		} else if (constants_default.USE_XMP && isApp1ExtendedXmpMarker(dataView, appMarkerPosition)) {
			if (!xmpChunks) xmpChunks = [];
			fieldLength = dataView.getUint16(appMarkerPosition + APP_MARKER_SIZE);
			xmpChunks.push(getExtendedXmpChunkDetails(appMarkerPosition, fieldLength));
			blockType = "xmp";
		} else if (constants_default.USE_IPTC && isApp13PhotoshopMarker(dataView, appMarkerPosition)) {
			fieldLength = dataView.getUint16(appMarkerPosition + APP_MARKER_SIZE);
			iptcDataOffset = appMarkerPosition + IPTC_DATA_OFFSET;
			blockType = "iptc";
		} else if (constants_default.USE_ICC && isApp2ICCMarker(dataView, appMarkerPosition)) {
			fieldLength = dataView.getUint16(appMarkerPosition + APP_MARKER_SIZE);
			if (!iccChunks) iccChunks = [];
			if (iccChunks.length < MAX_ICC_CHUNKS) {
				const iccDataOffset = appMarkerPosition + APP2_ICC_DATA_OFFSET;
				const iccDataLength = fieldLength - 16;
				const iccChunkNumber = dataView.getUint8(appMarkerPosition + ICC_CHUNK_NUMBER_OFFSET);
				const iccChunksTotal = dataView.getUint8(appMarkerPosition + ICC_TOTAL_CHUNKS_OFFSET);
				iccChunks.push({
					offset: iccDataOffset,
					length: iccDataLength,
					chunkNumber: iccChunkNumber,
					chunksTotal: iccChunksTotal
				});
			}
			blockType = "icc";
		} else if (constants_default.USE_MPF && isApp2MPFMarker(dataView, appMarkerPosition)) {
			fieldLength = dataView.getUint16(appMarkerPosition + APP_MARKER_SIZE);
			mpfDataOffset = appMarkerPosition + MPF_DATA_OFFSET;
			blockType = "mpf";
		} else if (isAppMarker(dataView, appMarkerPosition)) fieldLength = dataView.getUint16(appMarkerPosition + APP_MARKER_SIZE);
		else if (isFillByte(dataView, appMarkerPosition)) {
			appMarkerPosition++;
			continue;
		} else break;
		pushMetadataBlock(metadataBlocks, blockType, appMarkerPosition, appMarkerPosition + APP_MARKER_SIZE + fieldLength);
		appMarkerPosition += APP_MARKER_SIZE + fieldLength;
	}
	if (exifSegmentCount > 1) warnAboutMultipleExifSegments(exifSegmentCount);
	if (metadataBlocks) {
		if (!sawSos && appMarkerPosition + APP_MARKER_SIZE <= dataView.byteLength && dataView.getUint16(appMarkerPosition) === SOS_MARKER) sawSos = true;
		metadataBlocks.truncated = !sawSos;
	}
	return {
		hasAppMarkers: appMarkerPosition > JPEG_ID_SIZE,
		fileDataOffset: sof0DataOffset || sof2DataOffset,
		jfifDataOffset,
		tiffHeaderOffset,
		iptcDataOffset,
		xmpChunks,
		iccChunks,
		mpfDataOffset
	};
}
function isSOF0Marker(dataView, appMarkerPosition) {
	return dataView.getUint16(appMarkerPosition) === SOF0_MARKER;
}
function isSOF2Marker(dataView, appMarkerPosition) {
	return dataView.getUint16(appMarkerPosition) === SOF2_MARKER;
}
function isApp2ICCMarker(dataView, appMarkerPosition) {
	return dataView.getUint16(appMarkerPosition) === APP2_MARKER && appMarkerPosition + ICC_TOTAL_CHUNKS_OFFSET < dataView.byteLength && getStringFromDataView(dataView, appMarkerPosition + APP_ID_OFFSET, 12) === APP2_ICC_IDENTIFIER;
}
function isApp2MPFMarker(dataView, appMarkerPosition) {
	return dataView.getUint16(appMarkerPosition) === APP2_MARKER && getStringFromDataView(dataView, appMarkerPosition + APP_ID_OFFSET, 4) === APP2_MPF_IDENTIFIER;
}
function isApp0JfifMarker(dataView, appMarkerPosition) {
	const markerIdLength = 4;
	return dataView.getUint16(appMarkerPosition) === APP0_MARKER && getStringFromDataView(dataView, appMarkerPosition + APP_ID_OFFSET, markerIdLength) === APP0_JFIF_IDENTIFIER && dataView.getUint8(appMarkerPosition + APP_ID_OFFSET + markerIdLength) === 0;
}
function isApp1ExifMarker(dataView, appMarkerPosition) {
	const markerIdLength = 4;
	return dataView.getUint16(appMarkerPosition) === APP1_MARKER && getStringFromDataView(dataView, appMarkerPosition + APP_ID_OFFSET, markerIdLength) === APP1_EXIF_IDENTIFIER && dataView.getUint8(appMarkerPosition + APP_ID_OFFSET + markerIdLength) === 0;
}
function isApp1XmpMarker(dataView, appMarkerPosition) {
	return dataView.getUint16(appMarkerPosition) === APP1_MARKER && isXmpIdentifier(dataView, appMarkerPosition);
}
function isXmpIdentifier(dataView, appMarkerPosition) {
	return getStringFromDataView(dataView, appMarkerPosition + APP_ID_OFFSET, 29) === APP1_XMP_IDENTIFIER;
}
function isApp1ExtendedXmpMarker(dataView, appMarkerPosition) {
	return dataView.getUint16(appMarkerPosition) === APP1_MARKER && isExtendedXmpIdentifier(dataView, appMarkerPosition);
}
function isExtendedXmpIdentifier(dataView, appMarkerPosition) {
	return getStringFromDataView(dataView, appMarkerPosition + APP_ID_OFFSET, 35) === APP1_XMP_EXTENDED_IDENTIFIER;
}
function getXmpChunkDetails(appMarkerPosition, fieldLength) {
	return {
		dataOffset: appMarkerPosition + XMP_DATA_OFFSET,
		length: fieldLength - 31
	};
}
function getExtendedXmpChunkDetails(appMarkerPosition, fieldLength) {
	return {
		dataOffset: appMarkerPosition + XMP_EXTENDED_DATA_OFFSET,
		length: fieldLength - 77
	};
}
function isApp13PhotoshopMarker(dataView, appMarkerPosition) {
	const markerIdLength = 13;
	const resourceIdentifierLength = 4;
	const resourceIdentifierOffset = appMarkerPosition + APP_ID_OFFSET + markerIdLength + 1;
	return resourceIdentifierOffset + resourceIdentifierLength <= dataView.byteLength && dataView.getUint16(appMarkerPosition) === APP13_MARKER && getStringFromDataView(dataView, appMarkerPosition + APP_ID_OFFSET, markerIdLength) === APP13_IPTC_IDENTIFIER && dataView.getUint8(appMarkerPosition + APP_ID_OFFSET + markerIdLength) === 0 && getStringFromDataView(dataView, resourceIdentifierOffset, resourceIdentifierLength) === APP13_RESOURCE_BLOCK_IDENTIFIER;
}
function isAppMarker(dataView, appMarkerPosition) {
	const appMarker = dataView.getUint16(appMarkerPosition);
	return appMarker >= APP0_MARKER && appMarker <= APP15_MARKER || appMarker === COMMENT_MARKER || appMarker === SOF0_MARKER || appMarker === SOF2_MARKER || appMarker === DHT_MARKER || appMarker === DQT_MARKER || appMarker === DRI_MARKER || appMarker === SOS_MARKER;
}
function isFillByte(dataView, appMarkerPosition) {
	return dataView.getUint16(appMarkerPosition) === FILL_BYTE;
}
function getExifMarkerScore(dataView, appMarkerPosition, fieldLength, tiffHeaderOffset) {
	const details = getExifTiffHeaderDetails(dataView, tiffHeaderOffset, appMarkerPosition + APP_MARKER_SIZE + fieldLength);
	if (!details) return 0;
	const ifdEntriesScore = Number.isInteger(details.ifdEntries) ? details.ifdEntries : 0;
	return (details.isValid ? 1e9 : 0) + ifdEntriesScore * 1e6 + fieldLength;
}
function getExifTiffHeaderDetails(dataView, tiffHeaderOffset, segmentEnd) {
	try {
		if (tiffHeaderOffset + 8 > segmentEnd) return;
		const byteOrderRaw = dataView.getUint16(tiffHeaderOffset + 0);
		const isLittleEndian = byteOrderRaw === byte_order_default.LITTLE_ENDIAN;
		if (!isLittleEndian && byteOrderRaw !== byte_order_default.BIG_ENDIAN) return;
		if (dataView.getUint16(tiffHeaderOffset + 2, isLittleEndian) !== 42) return;
		const ifdEntryCountOffset = tiffHeaderOffset + dataView.getUint32(tiffHeaderOffset + 4, isLittleEndian);
		if (ifdEntryCountOffset + 2 > segmentEnd) return;
		const ifdEntries = dataView.getUint16(ifdEntryCountOffset, isLittleEndian);
		return {
			ifdEntries,
			isValid: ifdEntryCountOffset + (2 + ifdEntries * 12 + 4) <= segmentEnd && ifdEntries > 0
		};
	} catch (error) {
		return;
	}
}
function warnAboutMultipleExifSegments(exifSegmentCount) {
	if (typeof console === "undefined" || typeof console.warn !== "function") return;
	console.warn(`ExifReader: Found ${exifSegmentCount} Exif segments (APP1). Will pick the best candidate segment.`);
}
// node_modules/exifreader/src/image-header-png.js
var image_header_png_default = {
	isPngFile,
	findPngOffsets
};
var PNG_ID = "PNG\r\n\n";
var PNG_CHUNK_LENGTH_SIZE = 4;
var PNG_XMP_PREFIX = "XML:com.adobe.xmp\0";
var TYPE_PHYS = "pHYs";
var TYPE_TIME = "tIME";
var TYPE_EXIF$1 = "eXIf";
var TYPE_ICCP = "iCCP";
/**
* Checks if the provided data view represents a PNG file.
*
* @param {DataView} dataView The data view to check.
* @returns {boolean} True if the data view starts with the PNG signature.
*/
function isPngFile(dataView) {
	return !!dataView && getStringFromDataView(dataView, 0, 8) === PNG_ID;
}
/**
* Walks the PNG chunk list and reports the offsets ExifReader needs.
*
* @param {DataView} dataView The data view to find offsets in.
* @param {boolean} async Whether async parsing is enabled (gates zTXt/iCCP).
* @param {Array<Object>=} metadataBlocks Optional out-array. When provided,
*     receives one block per recognized chunk and gets `truncated` set to
*     true if the loop never saw an IEND chunk.
* @returns {Object} Per-section offsets plus `hasAppMarkers`.
*/
function findPngOffsets(dataView, async, metadataBlocks) {
	const PNG_CRC_SIZE = 4;
	const TYPE_IEND = "IEND";
	const offsets = { hasAppMarkers: false };
	let offset = 8;
	let sawIEnd = false;
	while (offset + PNG_CHUNK_LENGTH_SIZE + 4 <= dataView.byteLength) {
		let blockType;
		const chunkDataLength = dataView.getUint32(offset + 0);
		if (metadataBlocks && getStringFromDataView(dataView, offset + 4, 4) === TYPE_IEND) sawIEnd = true;
		if (constants_default.USE_PNG_FILE && isPngImageHeaderChunk(dataView, offset)) {
			offsets.hasAppMarkers = true;
			offsets.pngHeaderOffset = offset + 8;
			blockType = "file";
		} else if (constants_default.USE_XMP && isPngXmpChunk(dataView, offset)) {
			const dataOffset = getPngXmpDataOffset(dataView, offset);
			if (dataOffset !== void 0) {
				offsets.hasAppMarkers = true;
				offsets.xmpChunks = [{
					dataOffset,
					length: chunkDataLength - (dataOffset - (offset + 8))
				}];
				blockType = "xmp";
			}
		} else if (isPngTextChunk(dataView, offset, async)) {
			offsets.hasAppMarkers = true;
			const chunkType = getStringFromDataView(dataView, offset + 4, 4);
			if (!offsets.pngTextChunks) offsets.pngTextChunks = [];
			offsets.pngTextChunks.push({
				length: chunkDataLength,
				type: chunkType,
				offset: offset + 8
			});
			blockType = "png";
		} else if (isPngExifChunk(dataView, offset)) {
			offsets.hasAppMarkers = true;
			offsets.tiffHeaderOffset = offset + 8;
			blockType = "exif";
		} else if (constants_default.USE_ICC && async && isPngIccpChunk(dataView, offset)) {
			const iccHeaderOffset = offset + 8;
			const iccHeader = parseIccHeader(dataView, iccHeaderOffset);
			if (iccHeader !== void 0) {
				offsets.hasAppMarkers = true;
				if (!offsets.iccChunks) offsets.iccChunks = [];
				offsets.iccChunks.push({
					offset: iccHeader.compressedProfileOffset,
					length: chunkDataLength - (iccHeader.compressedProfileOffset - iccHeaderOffset),
					chunkNumber: 1,
					chunksTotal: 1,
					profileName: iccHeader.profileName,
					compressionMethod: iccHeader.compressionMethod
				});
				blockType = "icc";
			}
		} else if (isPngChunk(dataView, offset)) {
			offsets.hasAppMarkers = true;
			if (!offsets.pngChunkOffsets) offsets.pngChunkOffsets = [];
			offsets.pngChunkOffsets.push(offset + 0);
			blockType = "png";
		}
		const chunkTotalSize = chunkDataLength + PNG_CHUNK_LENGTH_SIZE + 4 + PNG_CRC_SIZE;
		pushMetadataBlock(metadataBlocks, blockType, offset, offset + chunkTotalSize);
		offset += chunkTotalSize;
	}
	if (metadataBlocks) metadataBlocks.truncated = !sawIEnd;
	return offsets;
}
function isPngImageHeaderChunk(dataView, offset) {
	return getStringFromDataView(dataView, offset + 4, 4) === "IHDR";
}
function isPngXmpChunk(dataView, offset) {
	return getStringFromDataView(dataView, offset + 4, 4) === "iTXt" && getStringFromDataView(dataView, offset + 8, 18) === PNG_XMP_PREFIX;
}
function isPngTextChunk(dataView, offset, async) {
	const chunkType = getStringFromDataView(dataView, offset + 4, 4);
	return chunkType === "tEXt" || chunkType === "iTXt" || chunkType === "zTXt" && async;
}
function isPngExifChunk(dataView, offset) {
	return getStringFromDataView(dataView, offset + 4, 4) === TYPE_EXIF$1;
}
function isPngIccpChunk(dataView, offset) {
	return getStringFromDataView(dataView, offset + 4, 4) === TYPE_ICCP;
}
function isPngChunk(dataView, offset) {
	const SUPPORTED_PNG_CHUNK_TYPES = [TYPE_PHYS, TYPE_TIME];
	const chunkType = getStringFromDataView(dataView, offset + 4, 4);
	return SUPPORTED_PNG_CHUNK_TYPES.includes(chunkType);
}
function getPngXmpDataOffset(dataView, offset) {
	offset += 28;
	let numberOfNullSeparators = 0;
	while (numberOfNullSeparators < 2 && offset < dataView.byteLength) {
		if (dataView.getUint8(offset) === 0) numberOfNullSeparators++;
		offset++;
	}
	if (numberOfNullSeparators < 2) return;
	return offset;
}
function parseIccHeader(dataView, offset) {
	const NULL_SEPARATOR_SIZE = 1;
	const COMPRESSION_METHOD_SIZE = 1;
	const profileName = getNullTerminatedStringFromDataView(dataView, offset);
	offset += profileName.length + NULL_SEPARATOR_SIZE;
	if (offset + COMPRESSION_METHOD_SIZE > dataView.byteLength) return;
	const compressionMethod = dataView.getUint8(offset);
	offset += COMPRESSION_METHOD_SIZE;
	return {
		profileName,
		compressionMethod,
		compressedProfileOffset: offset
	};
}
// node_modules/exifreader/src/image-header-heic.js
var image_header_heic_default = {
	isHeicFile,
	findHeicOffsets
};
var HEIC_MAJOR_BRANDS = [
	"heic",
	"heix",
	"hevc",
	"hevx",
	"heim",
	"heis",
	"hevm",
	"hevs",
	"mif1"
];
/**
* Checks if the provided data view represents a HEIC/HEIF file.
*
* @param {DataView} dataView - The data view to check.
* @returns {boolean} True if the data view represents a HEIC/HEIF file, false otherwise.
*/
function isHeicFile(dataView) {
	return hasMajorBrand(dataView, HEIC_MAJOR_BRANDS);
}
/**
* Finds the offsets of a HEIC file in the provided data view.
*
* @param {DataView} dataView The data view to find offsets in.
* @param {Array<Object>=} metadataBlocks Optional out-array. Forwarded to
*     the shared ISO-BMFF findOffsets.
* @returns {Object} TIFF header offset, XMP chunks, ICC chunks, and whether
*     any were found.
*/
function findHeicOffsets(dataView, metadataBlocks) {
	return findOffsets$3(dataView, metadataBlocks);
}
// node_modules/exifreader/src/image-header-avif.js
var image_header_avif_default = {
	isAvifFile,
	findAvifOffsets
};
var AVIF_MAJOR_BRANDS = ["avif"];
/**
* Checks if the provided data view represents an AVIF file.
*
* @param {DataView} dataView - The data view to check.
* @returns {boolean} True if the data view represents an AVIF file, false otherwise.
*/
function isAvifFile(dataView) {
	return hasMajorBrand(dataView, AVIF_MAJOR_BRANDS);
}
/**
* Finds the offsets of an AVIF file in the provided data view.
*
* @param {DataView} dataView The data view to find offsets in.
* @param {Array<Object>=} metadataBlocks Optional out-array. Forwarded to
*     the shared ISO-BMFF findOffsets.
* @returns {Object} TIFF header offset, XMP chunks, ICC chunks, and whether
*     any were found.
*/
function findAvifOffsets(dataView, metadataBlocks) {
	return findOffsets$3(dataView, metadataBlocks);
}
// node_modules/exifreader/src/image-header-jxl.js
var image_header_jxl_default = {
	isJxlFile,
	findJxlOffsets
};
var JXL_CONTAINER_SIGNATURE = [
	0,
	0,
	0,
	12,
	74,
	88,
	76,
	32,
	13,
	10,
	135,
	10
];
var JXL_CODESTREAM_SIGNATURE = [255, 10];
var TYPE_EXIF = 1165519206;
var TYPE_XML = 2020437024;
var TYPE_BROB = 1651666786;
var TYPE_JXLC = 1786276963;
var TYPE_JXLP = 1786276976;
var JXLP_SEQUENCE_NUMBER_SIZE = 4;
var BROB_ORIGINAL_TYPE_SIZE = 4;
/**
* Checks if the provided data view represents a JPEG XL file (container or
* bare codestream).
*
* @param {DataView} dataView The data view to check.
* @returns {boolean} True for either a JXL container signature or a bare
*     codestream signature.
*/
function isJxlFile(dataView) {
	try {
		return isJxlContainer(dataView) || isJxlCodestream(dataView);
	} catch (_error) {
		return false;
	}
}
function isJxlContainer(dataView) {
	if (!dataView || dataView.byteLength < JXL_CONTAINER_SIGNATURE.length) return false;
	for (let i = 0; i < JXL_CONTAINER_SIGNATURE.length; i++) if (dataView.getUint8(i) !== JXL_CONTAINER_SIGNATURE[i]) return false;
	return true;
}
function isJxlCodestream(dataView) {
	if (!dataView || dataView.byteLength < JXL_CODESTREAM_SIGNATURE.length) return false;
	return dataView.getUint8(0) === JXL_CODESTREAM_SIGNATURE[0] && dataView.getUint8(1) === JXL_CODESTREAM_SIGNATURE[1];
}
/**
* Walks the JPEG XL box list and reports the offsets ExifReader needs.
*
* @param {DataView} dataView The data view to find offsets in.
* @param {Array<Object>=} metadataBlocks Optional out-array. When provided,
*     receives one block per recognized box (Exif, xml, brob with Exif or
*     xml original type). The codestream box (`jxlc`/`jxlp`) does not emit
*     a block because it wraps the encoded image, not metadata.
* @returns {Object} hasAppMarkers and the per-section offsets.
*/
function findJxlOffsets(dataView, metadataBlocks) {
	let offset = 0;
	let tiffHeaderOffset;
	let xmpChunks;
	let brobExifChunk;
	let brobXmpChunk;
	let jxlCodestreamOffset;
	if (isJxlCodestream(dataView)) return {
		hasAppMarkers: true,
		tiffHeaderOffset: void 0,
		xmpChunks: void 0,
		brobExifChunk: void 0,
		brobXmpChunk: void 0,
		jxlCodestreamOffset: 0
	};
	while (offset + 8 <= dataView.byteLength) {
		const { length, contentOffset } = getBoxLength(dataView, offset);
		if (length < 8) break;
		const boxType = dataView.getUint32(offset + 4);
		let blockType;
		if (constants_default.USE_EXIF && boxType === TYPE_EXIF) {
			try {
				tiffHeaderOffset = getTiffHeaderOffset(dataView, contentOffset);
			} catch (_error) {}
			blockType = "exif";
		}
		if (constants_default.USE_XMP && boxType === TYPE_XML) {
			xmpChunks = [{
				dataOffset: contentOffset,
				length: length - (contentOffset - offset)
			}];
			blockType = "xmp";
		}
		if (boxType === TYPE_JXLC && jxlCodestreamOffset === void 0) jxlCodestreamOffset = contentOffset;
		if (boxType === TYPE_JXLP && jxlCodestreamOffset === void 0 && contentOffset + JXLP_SEQUENCE_NUMBER_SIZE <= dataView.byteLength) {
			if ((dataView.getUint32(contentOffset) & 2147483647) === 0) jxlCodestreamOffset = contentOffset + JXLP_SEQUENCE_NUMBER_SIZE;
		}
		if (boxType === TYPE_BROB && contentOffset + BROB_ORIGINAL_TYPE_SIZE <= dataView.byteLength) {
			const originalType = dataView.getUint32(contentOffset);
			const compressedDataOffset = contentOffset + BROB_ORIGINAL_TYPE_SIZE;
			const compressedDataLength = length - (compressedDataOffset - offset);
			if (constants_default.USE_EXIF && originalType === TYPE_EXIF) {
				blockType = "exif";
				if (tiffHeaderOffset === void 0 && !brobExifChunk) brobExifChunk = {
					dataOffset: compressedDataOffset,
					length: compressedDataLength
				};
			}
			if (constants_default.USE_XMP && originalType === TYPE_XML) {
				blockType = "xmp";
				if (!xmpChunks && !brobXmpChunk) brobXmpChunk = {
					dataOffset: compressedDataOffset,
					length: compressedDataLength
				};
			}
		}
		pushMetadataBlock(metadataBlocks, blockType, offset, offset + length);
		offset += length;
	}
	return {
		hasAppMarkers: tiffHeaderOffset !== void 0 || xmpChunks !== void 0 || brobExifChunk !== void 0 || brobXmpChunk !== void 0 || jxlCodestreamOffset !== void 0,
		tiffHeaderOffset,
		xmpChunks,
		brobExifChunk,
		brobXmpChunk,
		jxlCodestreamOffset
	};
}
// node_modules/exifreader/src/image-header-webp.js
var image_header_webp_default = {
	isWebpFile,
	findOffsets: findOffsets$2
};
/**
* Checks if the provided data view represents a WebP file.
*
* @param {DataView} dataView The data view to check.
* @returns {boolean} True for a RIFF container with the WEBP marker.
*/
function isWebpFile(dataView) {
	return !!dataView && getStringFromDataView(dataView, 0, 4) === "RIFF" && getStringFromDataView(dataView, 8, 4) === "WEBP";
}
/**
* Finds the offsets of metadata chunks in a WebP file.
*
* @param {DataView} dataView The data view to find offsets in.
* @param {Array<Object>=} metadataBlocks Optional out-array. When provided,
*     receives one block per recognized chunk (EXIF/XMP/ICCP/VP8X) with
*     `start` and `end` covering the full RIFF chunk header and content.
* @returns {Object} hasAppMarkers and the per-section offsets.
*/
function findOffsets$2(dataView, metadataBlocks) {
	const SUB_CHUNK_START_OFFSET = 12;
	const CHUNK_SIZE_OFFSET = 4;
	const EXIF_IDENTIFIER = "Exif\0\0";
	const CHUNK_HEADER_SIZE = 8;
	let offset = SUB_CHUNK_START_OFFSET;
	let hasAppMarkers = false;
	let tiffHeaderOffset;
	let xmpChunks;
	let iccChunks;
	let vp8xChunkOffset;
	while (offset + CHUNK_HEADER_SIZE < dataView.byteLength) {
		const chunkId = getStringFromDataView(dataView, offset, 4);
		const chunkSize = dataView.getUint32(offset + CHUNK_SIZE_OFFSET, true);
		let blockType;
		if (constants_default.USE_EXIF && chunkId === "EXIF") {
			hasAppMarkers = true;
			if (getStringFromDataView(dataView, offset + CHUNK_HEADER_SIZE, 6) === EXIF_IDENTIFIER) tiffHeaderOffset = offset + CHUNK_HEADER_SIZE + 6;
			else tiffHeaderOffset = offset + CHUNK_HEADER_SIZE;
			blockType = "exif";
		} else if (constants_default.USE_XMP && chunkId === "XMP ") {
			hasAppMarkers = true;
			xmpChunks = [{
				dataOffset: offset + CHUNK_HEADER_SIZE,
				length: chunkSize
			}];
			blockType = "xmp";
		} else if (constants_default.USE_ICC && chunkId === "ICCP") {
			hasAppMarkers = true;
			iccChunks = [{
				offset: offset + CHUNK_HEADER_SIZE,
				length: chunkSize,
				chunkNumber: 1,
				chunksTotal: 1
			}];
			blockType = "icc";
		} else if (chunkId === "VP8X") {
			hasAppMarkers = true;
			vp8xChunkOffset = offset + CHUNK_HEADER_SIZE;
			blockType = "riff";
		}
		const chunkTotalSize = CHUNK_HEADER_SIZE + (chunkSize % 2 === 0 ? chunkSize : chunkSize + 1);
		pushMetadataBlock(metadataBlocks, blockType, offset, offset + chunkTotalSize);
		offset += chunkTotalSize;
	}
	return {
		hasAppMarkers,
		tiffHeaderOffset,
		xmpChunks,
		iccChunks,
		vp8xChunkOffset
	};
}
// node_modules/exifreader/src/image-header-gif.js
var image_header_gif_default = {
	isGifFile,
	findOffsets: findOffsets$1
};
var GIF_SIGNATURE_SIZE = 6;
var GIF_SIGNATURES = ["GIF87a", "GIF89a"];
var GIF_HEADER_SIZE = 13;
/**
* Checks if the provided data view represents a GIF file.
*
* @param {DataView} dataView The data view to check.
* @returns {boolean} True if the data view starts with a GIF signature.
*/
function isGifFile(dataView) {
	return !!dataView && GIF_SIGNATURES.includes(getStringFromDataView(dataView, 0, GIF_SIGNATURE_SIZE));
}
/**
* Finds the GIF logical screen descriptor offset.
*
* @param {DataView} _dataView The data view (unused).
* @param {Array<Object>=} metadataBlocks Optional out-array. When provided,
*     receives one `gif` block covering the GIF header bytes.
* @returns {{gifHeaderOffset: number}}
*/
function findOffsets$1(_dataView, metadataBlocks) {
	pushMetadataBlock(metadataBlocks, "gif", 0, GIF_HEADER_SIZE);
	return { gifHeaderOffset: 0 };
}
// node_modules/exifreader/src/xml.js
var xml_default = {
	isXMLFile,
	findOffsets
};
var XML_MARKER_OFFSET = 0;
var XML_MARKER = "<?xpacket begin";
var XMP_END_PATTERNS = ["<?xpacket end=", "</x:xmpmeta>"];
/**
* Checks if the provided data view represents a standalone XMP file.
*
* @param {DataView} dataView The data view to check.
* @returns {boolean} True if the data view starts with the XMP packet marker.
*/
function isXMLFile(dataView) {
	return !!dataView && getStringFromDataView(dataView, XML_MARKER_OFFSET, 15) === XML_MARKER;
}
/**
* Finds the XMP chunk offset for a standalone XMP file.
*
* @param {DataView} dataView The data view to find offsets in.
* @param {Array<Object>=} metadataBlocks Optional out-array. When provided,
*     receives one `xmp` block covering the whole buffer and gets a
*     `truncated` property set to true if no XMP closing marker is found.
* @returns {{xmpChunks: Array<{dataOffset: number, length: number}>}}
*/
function findOffsets(dataView, metadataBlocks) {
	const xmpChunks = [];
	xmpChunks.push({
		dataOffset: XML_MARKER_OFFSET,
		length: dataView.byteLength
	});
	pushMetadataBlock(metadataBlocks, "xmp", 0, dataView.byteLength);
	if (metadataBlocks) metadataBlocks.truncated = !hasXmpClosingMarker(dataView);
	return { xmpChunks };
}
function hasXmpClosingMarker(dataView) {
	const text = getStringFromDataView(dataView, 0, dataView.byteLength);
	for (let i = 0; i < XMP_END_PATTERNS.length; i++) if (text.indexOf(XMP_END_PATTERNS[i]) !== -1) return true;
	return false;
}
// node_modules/exifreader/src/image-header.js
var image_header_default = { parseAppMarkers };
/**
* Detects the image format and delegates to the matching finder.
*
* @param {DataView} dataView The data view to inspect.
* @param {boolean=} async Whether async parsing is enabled.
* @param {boolean=} includeMetadataBlocks When true, the finder collects a
*     block list describing where metadata sits in the file. The result
*     gains `metadataBlocks` and `metadataTruncated` fields.
* @returns {Object} Per-format offsets plus `fileType`.
* @throws {Error} When the data view is not a recognized image format.
*/
function parseAppMarkers(dataView, async, includeMetadataBlocks) {
	const metadataBlocks = includeMetadataBlocks ? [] : void 0;
	if (constants_default.USE_TIFF && image_header_tiff_default.isTiffFile(dataView)) return finalize(image_header_tiff_default.findTiffOffsets(), "tiff", "TIFF", metadataBlocks);
	if (constants_default.USE_JPEG && image_header_jpeg_default.isJpegFile(dataView)) return finalize(image_header_jpeg_default.findJpegOffsets(dataView, metadataBlocks), "jpeg", "JPEG", metadataBlocks);
	if (constants_default.USE_PNG && image_header_png_default.isPngFile(dataView)) return finalize(image_header_png_default.findPngOffsets(dataView, async, metadataBlocks), "png", "PNG", metadataBlocks);
	if (constants_default.USE_HEIC && image_header_heic_default.isHeicFile(dataView)) return finalize(image_header_heic_default.findHeicOffsets(dataView, metadataBlocks), "heic", "HEIC", metadataBlocks);
	if (constants_default.USE_AVIF && image_header_avif_default.isAvifFile(dataView)) return finalize(image_header_avif_default.findAvifOffsets(dataView, metadataBlocks), "avif", "AVIF", metadataBlocks);
	if (constants_default.USE_JXL && image_header_jxl_default.isJxlFile(dataView)) return finalize(image_header_jxl_default.findJxlOffsets(dataView, metadataBlocks), "jxl", "JPEG XL", metadataBlocks);
	if (constants_default.USE_WEBP && image_header_webp_default.isWebpFile(dataView)) return finalize(image_header_webp_default.findOffsets(dataView, metadataBlocks), "webp", "WebP", metadataBlocks);
	if (constants_default.USE_GIF && image_header_gif_default.isGifFile(dataView)) return finalize(image_header_gif_default.findOffsets(dataView, metadataBlocks), "gif", "GIF", metadataBlocks);
	if (constants_default.USE_XMP && xml_default.isXMLFile(dataView)) return finalize(xml_default.findOffsets(dataView, metadataBlocks), "xml", "XML", metadataBlocks);
	throw new Error("Invalid image format");
}
function finalize(offsets, fileType, fileTypeDescription, metadataBlocks) {
	const result = objectAssign({}, offsets, { fileType: {
		value: fileType,
		description: fileTypeDescription
	} });
	if (metadataBlocks !== void 0) {
		result.metadataBlocks = metadataBlocks;
		result.metadataTruncated = !!metadataBlocks.truncated;
	}
	return result;
}
// node_modules/exifreader/src/tag-names-common.js
var tag_names_common_default = {
	ApertureValue: (value) => Math.pow(Math.sqrt(2), value[0] / value[1]).toFixed(2),
	ColorSpace(value) {
		if (value === 1) return "sRGB";
		else if (value === 65535) return "Uncalibrated";
		return "Unknown";
	},
	ComponentsConfiguration(value) {
		return value.map((character) => {
			if (character === 49) return "Y";
			else if (character === 50) return "Cb";
			else if (character === 51) return "Cr";
			else if (character === 52) return "R";
			else if (character === 53) return "G";
			else if (character === 54) return "B";
		}).join("");
	},
	Contrast(value) {
		if (value === 0) return "Normal";
		else if (value === 1) return "Soft";
		else if (value === 2) return "Hard";
		return "Unknown";
	},
	CustomRendered(value) {
		if (value === 0) return "Normal process";
		else if (value === 1) return "Custom process";
		return "Unknown";
	},
	ExposureMode(value) {
		if (value === 0) return "Auto exposure";
		else if (value === 1) return "Manual exposure";
		else if (value === 2) return "Auto bracket";
		return "Unknown";
	},
	ExposureProgram(value) {
		if (value === 0) return "Undefined";
		else if (value === 1) return "Manual";
		else if (value === 2) return "Normal program";
		else if (value === 3) return "Aperture priority";
		else if (value === 4) return "Shutter priority";
		else if (value === 5) return "Creative program";
		else if (value === 6) return "Action program";
		else if (value === 7) return "Portrait mode";
		else if (value === 8) return "Landscape mode";
		else if (value === 9) return "Bulb";
		return "Unknown";
	},
	ExposureTime(value) {
		if (value[0] / value[1] > .25) {
			const decimal = value[0] / value[1];
			if (Number.isInteger(decimal)) return "" + decimal;
			return decimal.toFixed(1);
		}
		if (value[0] !== 0) return `1/${Math.round(value[1] / value[0])}`;
		return `0/${value[1]}`;
	},
	FNumber: (value) => `f/${Number(value[0] / value[1]).toFixed(1)}`,
	FocalLength: (value) => value[0] / value[1] + " mm",
	FocalPlaneResolutionUnit(value) {
		if (value === 2) return "inches";
		else if (value === 3) return "centimeters";
		else if (value === 4) return "millimeters";
		return "Unknown";
	},
	LightSource: (value) => {
		if (value === 1) return "Daylight";
		else if (value === 2) return "Fluorescent";
		else if (value === 3) return "Tungsten (incandescent light)";
		else if (value === 4) return "Flash";
		else if (value === 9) return "Fine weather";
		else if (value === 10) return "Cloudy weather";
		else if (value === 11) return "Shade";
		else if (value === 12) return "Daylight fluorescent (D 5700 – 7100K)";
		else if (value === 13) return "Day white fluorescent (N 4600 – 5400K)";
		else if (value === 14) return "Cool white fluorescent (W 3900 – 4500K)";
		else if (value === 15) return "White fluorescent (WW 3200 – 3700K)";
		else if (value === 17) return "Standard light A";
		else if (value === 18) return "Standard light B";
		else if (value === 19) return "Standard light C";
		else if (value === 20) return "D55";
		else if (value === 21) return "D65";
		else if (value === 22) return "D75";
		else if (value === 23) return "D50";
		else if (value === 24) return "ISO studio tungsten";
		else if (value === 255) return "Other light source";
		return "Unknown";
	},
	MeteringMode(value) {
		if (value === 1) return "Average";
		else if (value === 2) return "CenterWeightedAverage";
		else if (value === 3) return "Spot";
		else if (value === 4) return "MultiSpot";
		else if (value === 5) return "Pattern";
		else if (value === 6) return "Partial";
		else if (value === 255) return "Other";
		return "Unknown";
	},
	ResolutionUnit(value) {
		if (value === 2) return "inches";
		if (value === 3) return "centimeters";
		return "Unknown";
	},
	Saturation(value) {
		if (value === 0) return "Normal";
		else if (value === 1) return "Low saturation";
		else if (value === 2) return "High saturation";
		return "Unknown";
	},
	FocalLengthIn35mmFilm(value) {
		if (value === 0) return "Unknown";
		return value + " mm";
	},
	SceneCaptureType(value) {
		if (value === 0) return "Standard";
		else if (value === 1) return "Landscape";
		else if (value === 2) return "Portrait";
		else if (value === 3) return "Night scene";
		return "Unknown";
	},
	Sharpness(value) {
		if (value === 0) return "Normal";
		else if (value === 1) return "Soft";
		else if (value === 2) return "Hard";
		return "Unknown";
	},
	ShutterSpeedValue(value) {
		const denominator = Math.pow(2, value[0] / value[1]);
		if (denominator <= 1) return `${Math.round(1 / denominator)}`;
		return `1/${Math.round(denominator)}`;
	},
	WhiteBalance(value) {
		if (value === 0) return "Auto white balance";
		else if (value === 1) return "Manual white balance";
		return "Unknown";
	},
	XResolution: (value) => "" + Math.round(value[0] / value[1]),
	YResolution: (value) => "" + Math.round(value[0] / value[1])
};
// node_modules/exifreader/src/tag-names-0th-ifd.js
var tag_names_0th_ifd_default = {
	11: "ProcessingSoftware",
	254: {
		name: "SubfileType",
		description: (value) => ({
			0: "Full-resolution image",
			1: "Reduced-resolution image",
			2: "Single page of multi-page image",
			3: "Single page of multi-page reduced-resolution image",
			4: "Transparency mask",
			5: "Transparency mask of reduced-resolution image",
			6: "Transparency mask of multi-page image",
			7: "Transparency mask of reduced-resolution multi-page image",
			65537: "Alternate reduced-resolution image",
			4294967295: "Invalid"
		})[value] || "Unknown"
	},
	255: {
		name: "OldSubfileType",
		description: (value) => ({
			0: "Full-resolution image",
			1: "Reduced-resolution image",
			2: "Single page of multi-page image"
		})[value] || "Unknown"
	},
	256: "ImageWidth",
	257: "ImageLength",
	258: "BitsPerSample",
	259: "Compression",
	262: "PhotometricInterpretation",
	263: {
		name: "Thresholding",
		description: (value) => ({
			1: "No dithering or halftoning",
			2: "Ordered dither or halfton",
			3: "Randomized dither"
		})[value] || "Unknown"
	},
	264: "CellWidth",
	265: "CellLength",
	266: {
		name: "FillOrder",
		description: (value) => ({
			1: "Normal",
			2: "Reversed"
		})[value] || "Unknown"
	},
	269: "DocumentName",
	270: "ImageDescription",
	271: "Make",
	272: "Model",
	273: "StripOffsets",
	274: {
		name: "Orientation",
		description: (value) => {
			if (value === 1) return "top-left";
			if (value === 2) return "top-right";
			if (value === 3) return "bottom-right";
			if (value === 4) return "bottom-left";
			if (value === 5) return "left-top";
			if (value === 6) return "right-top";
			if (value === 7) return "right-bottom";
			if (value === 8) return "left-bottom";
			return "Undefined";
		}
	},
	277: "SamplesPerPixel",
	278: "RowsPerStrip",
	279: "StripByteCounts",
	280: "MinSampleValue",
	281: "MaxSampleValue",
	282: {
		"name": "XResolution",
		"description": tag_names_common_default.XResolution
	},
	283: {
		"name": "YResolution",
		"description": tag_names_common_default.YResolution
	},
	284: "PlanarConfiguration",
	285: "PageName",
	286: {
		"name": "XPosition",
		"description": (value) => {
			return "" + Math.round(value[0] / value[1]);
		}
	},
	287: {
		"name": "YPosition",
		"description": (value) => {
			return "" + Math.round(value[0] / value[1]);
		}
	},
	290: {
		name: "GrayResponseUnit",
		description: (value) => ({
			1: "0.1",
			2: "0.001",
			3: "0.0001",
			4: "1e-05",
			5: "1e-06"
		})[value] || "Unknown"
	},
	296: {
		name: "ResolutionUnit",
		description: tag_names_common_default.ResolutionUnit
	},
	297: "PageNumber",
	301: "TransferFunction",
	305: "Software",
	306: "DateTime",
	315: "Artist",
	316: "HostComputer",
	317: "Predictor",
	318: {
		"name": "WhitePoint",
		"description": (values) => {
			return values.map((value) => `${value[0]}/${value[1]}`).join(", ");
		}
	},
	319: {
		"name": "PrimaryChromaticities",
		"description": (values) => {
			return values.map((value) => `${value[0]}/${value[1]}`).join(", ");
		}
	},
	321: "HalftoneHints",
	322: "TileWidth",
	323: "TileLength",
	330: "A100DataOffset",
	332: {
		name: "InkSet",
		description: (value) => ({
			1: "CMYK",
			2: "Not CMYK"
		})[value] || "Unknown"
	},
	337: "TargetPrinter",
	338: {
		name: "ExtraSamples",
		description: (value) => ({
			0: "Unspecified",
			1: "Associated Alpha",
			2: "Unassociated Alpha"
		})[value] || "Unknown"
	},
	339: {
		name: "SampleFormat",
		description: (value) => {
			const formats = {
				1: "Unsigned",
				2: "Signed",
				3: "Float",
				4: "Undefined",
				5: "Complex int",
				6: "Complex float"
			};
			if (!Array.isArray(value)) return "Unknown";
			return value.map((sample) => formats[sample] || "Unknown").join(", ");
		}
	},
	513: "JPEGInterchangeFormat",
	514: "JPEGInterchangeFormatLength",
	529: {
		"name": "YCbCrCoefficients",
		"description": (values) => {
			return values.map((value) => "" + value[0] / value[1]).join("/");
		}
	},
	530: "YCbCrSubSampling",
	531: {
		name: "YCbCrPositioning",
		description: (value) => {
			if (value === 1) return "centered";
			if (value === 2) return "co-sited";
			return "undefined " + value;
		}
	},
	532: {
		"name": "ReferenceBlackWhite",
		"description": (values) => {
			return values.map((value) => "" + value[0] / value[1]).join(", ");
		}
	},
	700: "ApplicationNotes",
	18246: "Rating",
	18249: "RatingPercent",
	33432: {
		name: "Copyright",
		description: (value) => value.join("; ")
	},
	33550: "PixelScale",
	33723: "IPTC-NAA",
	33920: "IntergraphMatrix",
	33922: "ModelTiePoint",
	34118: "SEMInfo",
	34264: "ModelTransform",
	34377: "PhotoshopSettings",
	34665: "Exif IFD Pointer",
	34675: "ICC_Profile",
	34735: "GeoTiffDirectory",
	34736: "GeoTiffDoubleParams",
	34737: "GeoTiffAsciiParams",
	34853: "GPS Info IFD Pointer",
	40091: {
		name: "XPTitle",
		description: decodeXPValue
	},
	40092: {
		name: "XPComment",
		description: decodeXPValue
	},
	40093: {
		name: "XPAuthor",
		description: decodeXPValue
	},
	40094: {
		name: "XPKeywords",
		description: decodeXPValue
	},
	40095: {
		name: "XPSubject",
		description: decodeXPValue
	},
	42112: "GDALMetadata",
	42113: "GDALNoData",
	50341: "PrintIM",
	50707: "DNGBackwardVersion",
	50708: "UniqueCameraModel",
	50709: "LocalizedCameraModel",
	50721: "ColorMatrix1",
	50722: "ColorMatrix2",
	50723: "CameraCalibration1",
	50724: "CameraCalibration2",
	50725: "ReductionMatrix1",
	50726: "ReductionMatrix2",
	50727: "AnalogBalance",
	50728: "AsShotNeutral",
	50729: "AsShotWhiteXY",
	50730: "BaselineExposure",
	50731: "BaselineNoise",
	50732: "BaselineSharpness",
	50734: "LinearResponseLimit",
	50735: "CameraSerialNumber",
	50736: "DNGLensInfo",
	50739: "ShadowScale",
	50741: {
		name: "MakerNoteSafety",
		description: (value) => ({
			0: "Unsafe",
			1: "Safe"
		})[value] || "Unknown"
	},
	50778: {
		name: "CalibrationIlluminant1",
		description: tag_names_common_default["LightSource"]
	},
	50779: {
		name: "CalibrationIlluminant2",
		description: tag_names_common_default["LightSource"]
	},
	50781: "RawDataUniqueID",
	50827: "OriginalRawFileName",
	50828: "OriginalRawFileData",
	50831: "AsShotICCProfile",
	50832: "AsShotPreProfileMatrix",
	50833: "CurrentICCProfile",
	50834: "CurrentPreProfileMatrix",
	50879: "ColorimetricReference",
	50885: "SRawType",
	50898: "PanasonicTitle",
	50899: "PanasonicTitle2",
	50931: "CameraCalibrationSig",
	50932: "ProfileCalibrationSig",
	50933: "ProfileIFD",
	50934: "AsShotProfileName",
	50936: "ProfileName",
	50937: "ProfileHueSatMapDims",
	50938: "ProfileHueSatMapData1",
	50939: "ProfileHueSatMapData2",
	50940: "ProfileToneCurve",
	50941: {
		name: "ProfileEmbedPolicy",
		description: (value) => ({
			0: "Allow Copying",
			1: "Embed if Used",
			2: "Never Embed",
			3: "No Restrictions"
		})[value] || "Unknown"
	},
	50942: "ProfileCopyright",
	50964: "ForwardMatrix1",
	50965: "ForwardMatrix2",
	50966: "PreviewApplicationName",
	50967: "PreviewApplicationVersion",
	50968: "PreviewSettingsName",
	50969: "PreviewSettingsDigest",
	50970: {
		name: "PreviewColorSpace",
		description: (value) => ({
			1: "Gray Gamma 2.2",
			2: "sRGB",
			3: "Adobe RGB",
			4: "ProPhoto RGB"
		})[value] || "Unknown"
	},
	50971: "PreviewDateTime",
	50972: "RawImageDigest",
	50973: "OriginalRawFileDigest",
	50981: "ProfileLookTableDims",
	50982: "ProfileLookTableData",
	51043: "TimeCodes",
	51044: "FrameRate",
	51058: "TStop",
	51081: "ReelName",
	51089: "OriginalDefaultFinalSize",
	51090: "OriginalBestQualitySize",
	51091: "OriginalDefaultCropSize",
	51105: "CameraLabel",
	51107: {
		name: "ProfileHueSatMapEncoding",
		description: (value) => ({
			0: "Linear",
			1: "sRGB"
		})[value] || "Unknown"
	},
	51108: {
		name: "ProfileLookTableEncoding",
		description: (value) => ({
			0: "Linear",
			1: "sRGB"
		})[value] || "Unknown"
	},
	51109: "BaselineExposureOffset",
	51110: {
		name: "DefaultBlackRender",
		description: (value) => ({
			0: "Auto",
			1: "None"
		})[value] || "Unknown"
	},
	51111: "NewRawImageDigest",
	51112: "RawToPreviewGain"
};
function decodeXPValue(value) {
	return new TextDecoder("utf-16").decode(new Uint8Array(value)).replace(/\u0000+$/, "");
}
// node_modules/exifreader/src/tag-names-exif-ifd.js
var tag_names_exif_ifd_default = {
	33434: {
		"name": "ExposureTime",
		"description": tag_names_common_default.ExposureTime
	},
	33437: {
		"name": "FNumber",
		"description": tag_names_common_default.FNumber
	},
	34850: {
		"name": "ExposureProgram",
		"description": tag_names_common_default.ExposureProgram
	},
	34852: "SpectralSensitivity",
	34855: "ISOSpeedRatings",
	34856: {
		"name": "OECF",
		"description": () => "[Raw OECF table data]"
	},
	34858: "TimeZoneOffset",
	34859: "SelfTimerMode",
	34864: {
		name: "SensitivityType",
		description: (value) => ({
			1: "Standard Output Sensitivity",
			2: "Recommended Exposure Index",
			3: "ISO Speed",
			4: "Standard Output Sensitivity and Recommended Exposure Index",
			5: "Standard Output Sensitivity and ISO Speed",
			6: "Recommended Exposure Index and ISO Speed",
			7: "Standard Output Sensitivity, Recommended Exposure Index and ISO Speed"
		})[value] || "Unknown"
	},
	34865: "StandardOutputSensitivity",
	34866: "RecommendedExposureIndex",
	34867: "ISOSpeed",
	34868: "ISOSpeedLatitudeyyy",
	34869: "ISOSpeedLatitudezzz",
	36864: {
		"name": "ExifVersion",
		"description": (value) => getStringValueFromArray(value)
	},
	36867: "DateTimeOriginal",
	36868: "DateTimeDigitized",
	36873: "GooglePlusUploadCode",
	36880: "OffsetTime",
	36881: "OffsetTimeOriginal",
	36882: "OffsetTimeDigitized",
	37121: {
		"name": "ComponentsConfiguration",
		"description": tag_names_common_default.ComponentsConfiguration
	},
	37122: "CompressedBitsPerPixel",
	37377: {
		"name": "ShutterSpeedValue",
		"description": tag_names_common_default.ShutterSpeedValue
	},
	37378: {
		"name": "ApertureValue",
		"description": tag_names_common_default.ApertureValue
	},
	37379: "BrightnessValue",
	37380: "ExposureBiasValue",
	37381: {
		"name": "MaxApertureValue",
		"description": (value) => {
			return Math.pow(Math.sqrt(2), value[0] / value[1]).toFixed(2);
		}
	},
	37382: {
		"name": "SubjectDistance",
		"description": (value) => value[0] / value[1] + " m"
	},
	37383: {
		"name": "MeteringMode",
		"description": tag_names_common_default.MeteringMode
	},
	37384: {
		"name": "LightSource",
		description: tag_names_common_default.LightSource
	},
	37385: {
		"name": "Flash",
		"description": (value) => {
			if (value === 0) return "Flash did not fire";
			else if (value === 1) return "Flash fired";
			else if (value === 5) return "Strobe return light not detected";
			else if (value === 7) return "Strobe return light detected";
			else if (value === 9) return "Flash fired, compulsory flash mode";
			else if (value === 13) return "Flash fired, compulsory flash mode, return light not detected";
			else if (value === 15) return "Flash fired, compulsory flash mode, return light detected";
			else if (value === 16) return "Flash did not fire, compulsory flash mode";
			else if (value === 24) return "Flash did not fire, auto mode";
			else if (value === 25) return "Flash fired, auto mode";
			else if (value === 29) return "Flash fired, auto mode, return light not detected";
			else if (value === 31) return "Flash fired, auto mode, return light detected";
			else if (value === 32) return "No flash function";
			else if (value === 65) return "Flash fired, red-eye reduction mode";
			else if (value === 69) return "Flash fired, red-eye reduction mode, return light not detected";
			else if (value === 71) return "Flash fired, red-eye reduction mode, return light detected";
			else if (value === 73) return "Flash fired, compulsory flash mode, red-eye reduction mode";
			else if (value === 77) return "Flash fired, compulsory flash mode, red-eye reduction mode, return light not detected";
			else if (value === 79) return "Flash fired, compulsory flash mode, red-eye reduction mode, return light detected";
			else if (value === 89) return "Flash fired, auto mode, red-eye reduction mode";
			else if (value === 93) return "Flash fired, auto mode, return light not detected, red-eye reduction mode";
			else if (value === 95) return "Flash fired, auto mode, return light detected, red-eye reduction mode";
			return "Unknown";
		}
	},
	37386: {
		"name": "FocalLength",
		"description": tag_names_common_default.FocalLength
	},
	37393: "ImageNumber",
	37394: {
		name: "SecurityClassification",
		description: (value) => ({
			"C": "Confidential",
			"R": "Restricted",
			"S": "Secret",
			"T": "Top Secret",
			"U": "Unclassified"
		})[value] || "Unknown"
	},
	37395: "ImageHistory",
	37396: {
		"name": "SubjectArea",
		"description": (value) => {
			if (value.length === 2) return `Location; X: ${value[0]}, Y: ${value[1]}`;
			else if (value.length === 3) return `Circle; X: ${value[0]}, Y: ${value[1]}, diameter: ${value[2]}`;
			else if (value.length === 4) return `Rectangle; X: ${value[0]}, Y: ${value[1]}, width: ${value[2]}, height: ${value[3]}`;
			return "Unknown";
		}
	},
	37500: {
		"name": "MakerNote",
		"description": () => "[Raw maker note data]"
	},
	37510: {
		"name": "UserComment",
		"description": getEncodedString
	},
	37520: "SubSecTime",
	37521: "SubSecTimeOriginal",
	37522: "SubSecTimeDigitized",
	37724: "ImageSourceData",
	37888: {
		"name": "AmbientTemperature",
		"description": (value) => value[0] / value[1] + " °C"
	},
	37889: {
		"name": "Humidity",
		"description": (value) => value[0] / value[1] + " %"
	},
	37890: {
		"name": "Pressure",
		"description": (value) => value[0] / value[1] + " hPa"
	},
	37891: {
		"name": "WaterDepth",
		"description": (value) => value[0] / value[1] + " m"
	},
	37892: {
		"name": "Acceleration",
		"description": (value) => value[0] / value[1] + " mGal"
	},
	37893: {
		"name": "CameraElevationAngle",
		"description": (value) => value[0] / value[1] + " °"
	},
	40960: {
		"name": "FlashpixVersion",
		"description": (value) => value.map((charCode) => String.fromCharCode(charCode)).join("")
	},
	40961: {
		"name": "ColorSpace",
		"description": tag_names_common_default.ColorSpace
	},
	40962: "PixelXDimension",
	40963: "PixelYDimension",
	40964: "RelatedSoundFile",
	40965: "Interoperability IFD Pointer",
	41483: "FlashEnergy",
	41484: {
		"name": "SpatialFrequencyResponse",
		"description": () => "[Raw SFR table data]"
	},
	41486: "FocalPlaneXResolution",
	41487: "FocalPlaneYResolution",
	41488: {
		"name": "FocalPlaneResolutionUnit",
		"description": tag_names_common_default.FocalPlaneResolutionUnit
	},
	41492: {
		"name": "SubjectLocation",
		"description": ([x, y]) => `X: ${x}, Y: ${y}`
	},
	41493: "ExposureIndex",
	41495: {
		"name": "SensingMethod",
		"description": (value) => {
			if (value === 1) return "Undefined";
			else if (value === 2) return "One-chip color area sensor";
			else if (value === 3) return "Two-chip color area sensor";
			else if (value === 4) return "Three-chip color area sensor";
			else if (value === 5) return "Color sequential area sensor";
			else if (value === 7) return "Trilinear sensor";
			else if (value === 8) return "Color sequential linear sensor";
			return "Unknown";
		}
	},
	41728: {
		"name": "FileSource",
		"description": (value) => {
			if (value === 3) return "DSC";
			return "Unknown";
		}
	},
	41729: {
		"name": "SceneType",
		"description": (value) => {
			if (value === 1) return "A directly photographed image";
			return "Unknown";
		}
	},
	41730: {
		"name": "CFAPattern",
		"description": () => "[Raw CFA pattern table data]"
	},
	41985: {
		"name": "CustomRendered",
		"description": tag_names_common_default.CustomRendered
	},
	41986: {
		"name": "ExposureMode",
		"description": tag_names_common_default.ExposureMode
	},
	41987: {
		"name": "WhiteBalance",
		"description": tag_names_common_default.WhiteBalance
	},
	41988: {
		"name": "DigitalZoomRatio",
		"description": (value) => {
			if (value[0] === 0) return "Digital zoom was not used";
			return "" + value[0] / value[1];
		}
	},
	41989: {
		"name": "FocalLengthIn35mmFilm",
		"description": tag_names_common_default.FocalLengthIn35mmFilm
	},
	41990: {
		"name": "SceneCaptureType",
		"description": tag_names_common_default.SceneCaptureType
	},
	41991: {
		"name": "GainControl",
		"description": (value) => {
			if (value === 0) return "None";
			else if (value === 1) return "Low gain up";
			else if (value === 2) return "High gain up";
			else if (value === 3) return "Low gain down";
			else if (value === 4) return "High gain down";
			return "Unknown";
		}
	},
	41992: {
		"name": "Contrast",
		"description": tag_names_common_default.Contrast
	},
	41993: {
		"name": "Saturation",
		"description": tag_names_common_default.Saturation
	},
	41994: {
		"name": "Sharpness",
		"description": tag_names_common_default.Sharpness
	},
	41995: {
		"name": "DeviceSettingDescription",
		"description": () => "[Raw device settings table data]"
	},
	41996: {
		"name": "SubjectDistanceRange",
		"description": (value) => {
			if (value === 1) return "Macro";
			else if (value === 2) return "Close view";
			else if (value === 3) return "Distant view";
			return "Unknown";
		}
	},
	42016: "ImageUniqueID",
	42032: "CameraOwnerName",
	42033: "BodySerialNumber",
	42034: {
		"name": "LensSpecification",
		"description": (value) => {
			const focalLengths = `${parseFloat((value[0][0] / value[0][1]).toFixed(5))}-${parseFloat((value[1][0] / value[1][1]).toFixed(5))} mm`;
			if (value[3][1] === 0) return `${focalLengths} f/?`;
			const maxAperture = 1 / (value[2][1] / value[2][1] / (value[3][0] / value[3][1]));
			return `${focalLengths} f/${parseFloat(maxAperture.toFixed(5))}`;
		}
	},
	42035: "LensMake",
	42036: "LensModel",
	42037: "LensSerialNumber",
	42080: {
		name: "CompositeImage",
		description: (value) => ({
			1: "Not a Composite Image",
			2: "General Composite Image",
			3: "Composite Image Captured While Shooting"
		})[value] || "Unknown"
	},
	42081: "SourceImageNumberOfCompositeImage",
	42082: "SourceExposureTimesOfCompositeImage",
	42240: "Gamma",
	59932: "Padding",
	59933: "OffsetSchema",
	65e3: "OwnerName",
	65001: "SerialNumber",
	65002: "Lens",
	65100: "RawFile",
	65101: "Converter",
	65102: "WhiteBalance",
	65105: "Exposure",
	65106: "Shadows",
	65107: "Brightness",
	65108: "Contrast",
	65109: "Saturation",
	65110: "Sharpness",
	65111: "Smoothness",
	65112: "MoireFilter"
};
// node_modules/exifreader/src/tag-names-gps-ifd.js
var tag_names_gps_ifd_default = {
	0: {
		"name": "GPSVersionID",
		"description": (value) => {
			if (value[0] === 2 && value[1] === 2 && value[2] === 0 && value[3] === 0) return "Version 2.2";
			return "Unknown";
		}
	},
	1: {
		"name": "GPSLatitudeRef",
		"description": (value) => {
			const ref = value.join("");
			if (ref === "N") return "North latitude";
			else if (ref === "S") return "South latitude";
			return "Unknown";
		}
	},
	2: {
		"name": "GPSLatitude",
		"description": getCalculatedGpsValue
	},
	3: {
		"name": "GPSLongitudeRef",
		"description": (value) => {
			const ref = value.join("");
			if (ref === "E") return "East longitude";
			else if (ref === "W") return "West longitude";
			return "Unknown";
		}
	},
	4: {
		"name": "GPSLongitude",
		"description": getCalculatedGpsValue
	},
	5: {
		"name": "GPSAltitudeRef",
		"description": (value) => {
			if (value === 0) return "Sea level";
			else if (value === 1) return "Sea level reference (negative value)";
			return "Unknown";
		}
	},
	6: {
		"name": "GPSAltitude",
		"description": (value) => {
			return value[0] / value[1] + " m";
		}
	},
	7: {
		"name": "GPSTimeStamp",
		"description": (values) => {
			return values.map(([numerator, denominator]) => {
				const num = numerator / denominator;
				if (/^\d(\.|$)/.test(`${num}`)) return `0${num}`;
				return num;
			}).join(":");
		}
	},
	8: "GPSSatellites",
	9: {
		"name": "GPSStatus",
		"description": (value) => {
			const status = value.join("");
			if (status === "A") return "Measurement in progress";
			else if (status === "V") return "Measurement Interoperability";
			return "Unknown";
		}
	},
	10: {
		"name": "GPSMeasureMode",
		"description": (value) => {
			const mode = value.join("");
			if (mode === "2") return "2-dimensional measurement";
			else if (mode === "3") return "3-dimensional measurement";
			return "Unknown";
		}
	},
	11: "GPSDOP",
	12: {
		"name": "GPSSpeedRef",
		"description": (value) => {
			const ref = value.join("");
			if (ref === "K") return "Kilometers per hour";
			else if (ref === "M") return "Miles per hour";
			else if (ref === "N") return "Knots";
			return "Unknown";
		}
	},
	13: "GPSSpeed",
	14: {
		"name": "GPSTrackRef",
		"description": (value) => {
			const ref = value.join("");
			if (ref === "T") return "True direction";
			else if (ref === "M") return "Magnetic direction";
			return "Unknown";
		}
	},
	15: "GPSTrack",
	16: {
		"name": "GPSImgDirectionRef",
		"description": (value) => {
			const ref = value.join("");
			if (ref === "T") return "True direction";
			else if (ref === "M") return "Magnetic direction";
			return "Unknown";
		}
	},
	17: "GPSImgDirection",
	18: "GPSMapDatum",
	19: {
		"name": "GPSDestLatitudeRef",
		"description": (value) => {
			const ref = value.join("");
			if (ref === "N") return "North latitude";
			else if (ref === "S") return "South latitude";
			return "Unknown";
		}
	},
	20: {
		"name": "GPSDestLatitude",
		"description": (value) => {
			return value[0][0] / value[0][1] + value[1][0] / value[1][1] / 60 + value[2][0] / value[2][1] / 3600;
		}
	},
	21: {
		"name": "GPSDestLongitudeRef",
		"description": (value) => {
			const ref = value.join("");
			if (ref === "E") return "East longitude";
			else if (ref === "W") return "West longitude";
			return "Unknown";
		}
	},
	22: {
		"name": "GPSDestLongitude",
		"description": (value) => {
			return value[0][0] / value[0][1] + value[1][0] / value[1][1] / 60 + value[2][0] / value[2][1] / 3600;
		}
	},
	23: {
		"name": "GPSDestBearingRef",
		"description": (value) => {
			const ref = value.join("");
			if (ref === "T") return "True direction";
			else if (ref === "M") return "Magnetic direction";
			return "Unknown";
		}
	},
	24: "GPSDestBearing",
	25: {
		"name": "GPSDestDistanceRef",
		"description": (value) => {
			const ref = value.join("");
			if (ref === "K") return "Kilometers";
			else if (ref === "M") return "Miles";
			else if (ref === "N") return "Knots";
			return "Unknown";
		}
	},
	26: "GPSDestDistance",
	27: {
		"name": "GPSProcessingMethod",
		"description": getEncodedString
	},
	28: {
		"name": "GPSAreaInformation",
		"description": getEncodedString
	},
	29: "GPSDateStamp",
	30: {
		"name": "GPSDifferential",
		"description": (value) => {
			if (value === 0) return "Measurement without differential correction";
			else if (value === 1) return "Differential correction applied";
			return "Unknown";
		}
	},
	31: "GPSHPositioningError"
};
// node_modules/exifreader/src/tag-names-interoperability-ifd.js
var tag_names_interoperability_ifd_default = {
	1: "InteroperabilityIndex",
	2: {
		name: "InteroperabilityVersion",
		description: (value) => getStringValueFromArray(value)
	},
	4096: "RelatedImageFileFormat",
	4097: "RelatedImageWidth",
	4098: "RelatedImageHeight"
};
// node_modules/exifreader/src/tag-names-mpf-ifd.js
var tag_names_mpf_ifd_default = {
	45056: {
		"name": "MPFVersion",
		"description": (value) => getStringValueFromArray(value)
	},
	45057: "NumberOfImages",
	45058: "MPEntry",
	45059: "ImageUIDList",
	45060: "TotalFrames"
};
// node_modules/exifreader/src/tag-names-canon-ifd.js
var tag_names_canon_ifd_default = {
	1: {
		"name": "CameraSettings",
		"description": (value) => value
	},
	4: {
		"name": "ShotInfo",
		"description": (value) => value
	},
	149: "LensModel"
};
// node_modules/exifreader/src/tag-names-pentax-ifd.js
var tag_names_pentax_ifd_default = {
	0: {
		"name": "PentaxVersion",
		"description": (value) => value.join(".")
	},
	5: "PentaxModelID",
	555: "LevelInfo"
};
// node_modules/exifreader/src/tag-names.js
var tagNames0thExifIfds = constants_default.USE_EXIF ? objectAssign({}, tag_names_0th_ifd_default, tag_names_exif_ifd_default) : {};
var IFD_TYPE_EXIF = "exif";
var IFD_TYPE_INTEROPERABILITY = "interoperability";
var IFD_TYPE_CANON = "canon";
var IFD_TYPE_PENTAX = "pentax";
var tag_names_default = {
	["0th"]: tagNames0thExifIfds,
	["1st"]: constants_default.USE_EXIF ? tag_names_0th_ifd_default : {},
	[IFD_TYPE_EXIF]: tagNames0thExifIfds,
	["gps"]: constants_default.USE_EXIF ? tag_names_gps_ifd_default : {},
	[IFD_TYPE_INTEROPERABILITY]: constants_default.USE_EXIF ? tag_names_interoperability_ifd_default : {},
	["mpf"]: constants_default.USE_MPF ? tag_names_mpf_ifd_default : {},
	[IFD_TYPE_CANON]: constants_default.USE_MAKER_NOTES ? tag_names_canon_ifd_default : {},
	[IFD_TYPE_PENTAX]: constants_default.USE_MAKER_NOTES ? tag_names_pentax_ifd_default : {}
};
// node_modules/exifreader/src/types.js
var typeSizes = {
	1: 1,
	2: 1,
	3: 2,
	4: 4,
	5: 8,
	7: 1,
	9: 4,
	10: 8,
	13: 4
};
var tagTypes = {
	"BYTE": 1,
	"ASCII": 2,
	"SHORT": 3,
	"LONG": 4,
	"RATIONAL": 5,
	"UNDEFINED": 7,
	"SLONG": 9,
	"SRATIONAL": 10,
	"IFD": 13
};
var types_default = {
	getAsciiValue,
	getByteAt,
	getAsciiAt,
	getShortAt,
	getLongAt,
	getRationalAt,
	getUndefinedAt,
	getSlongAt,
	getSrationalAt,
	getIfdPointerAt,
	typeSizes,
	tagTypes,
	getTypeSize
};
function getAsciiValue(charArray) {
	return charArray.map((charCode) => String.fromCharCode(charCode));
}
function getByteAt(dataView, offset) {
	return dataView.getUint8(offset);
}
function getAsciiAt(dataView, offset) {
	return dataView.getUint8(offset);
}
function getShortAt(dataView, offset, byteOrder) {
	return dataView.getUint16(offset, byteOrder === byte_order_default.LITTLE_ENDIAN);
}
function getLongAt(dataView, offset, byteOrder) {
	return dataView.getUint32(offset, byteOrder === byte_order_default.LITTLE_ENDIAN);
}
function getRationalAt(dataView, offset, byteOrder) {
	return [getLongAt(dataView, offset, byteOrder), getLongAt(dataView, offset + 4, byteOrder)];
}
function getUndefinedAt(dataView, offset) {
	return getByteAt(dataView, offset);
}
function getSlongAt(dataView, offset, byteOrder) {
	return dataView.getInt32(offset, byteOrder === byte_order_default.LITTLE_ENDIAN);
}
function getSrationalAt(dataView, offset, byteOrder) {
	return [getSlongAt(dataView, offset, byteOrder), getSlongAt(dataView, offset + 4, byteOrder)];
}
function getIfdPointerAt(dataView, offset, byteOrder) {
	return getLongAt(dataView, offset, byteOrder);
}
function getTypeSize(typeName) {
	if (tagTypes[typeName] === void 0) throw new Error("No such type found.");
	return typeSizes[tagTypes[typeName]];
}
// node_modules/exifreader/src/tag-filter-config.js
var ID_CAPABLE_GROUPS = {
	exif: true,
	iptc: true,
	photoshop: true,
	mpf: true,
	makerNotes: true
};
var FILTER_GROUPS = {
	exif: true,
	iptc: true,
	xmp: true,
	icc: true,
	photoshop: true,
	makerNotes: true,
	mpf: true,
	file: true,
	jfif: true,
	png: true,
	riff: true,
	gif: true,
	gps: true,
	composite: true,
	thumbnail: true
};
var EXIF_POINTER_TAGS = {
	exifIfdPointer: "Exif IFD Pointer",
	gpsInfoIfdPointer: "GPS Info IFD Pointer",
	interoperabilityIfdPointer: "Interoperability IFD Pointer"
};
var EXIF_DEPENDENCY_TAGS = {
	thumbnail: ["JPEGInterchangeFormat", "JPEGInterchangeFormatLength"],
	iptc: ["IPTC-NAA"],
	xmp: ["ApplicationNotes"],
	icc: ["ICC_Profile"],
	photoshop: ["ImageSourceData", "PhotoshopSettings"],
	makerNotes: ["MakerNote", "Make"],
	gps: [
		"GPSLatitude",
		"GPSLatitudeRef",
		"GPSLongitude",
		"GPSLongitudeRef",
		"GPSAltitude",
		"GPSAltitudeRef"
	]
};
var COMPOSITE_DEPENDENCY_TAGS = {
	file: ["Image Width", "Image Height"],
	exif: [
		"FocalLength",
		"FocalPlaneXResolution",
		"FocalPlaneYResolution",
		"FocalPlaneResolutionUnit",
		"FocalLengthIn35mmFilm"
	]
};
function getExifTagDependenciesForInclude(includeTags) {
	const requiredTags = Object.create(null);
	if (!includeTags) return requiredTags;
	if (Array.isArray(includeTags.exif) && includeTags.exif.length > 0) {
		requiredTags[EXIF_POINTER_TAGS.exifIfdPointer] = true;
		addPointerDependenciesFromExifTagSelectors(requiredTags, includeTags.exif);
	}
	for (const groupKey in EXIF_DEPENDENCY_TAGS) if (isRequestedIncludeValue(includeTags[groupKey])) {
		const dependencyTags = EXIF_DEPENDENCY_TAGS[groupKey];
		for (let i = 0; i < dependencyTags.length; i++) requiredTags[dependencyTags[i]] = true;
		requiredTags[EXIF_POINTER_TAGS.exifIfdPointer] = true;
	}
	if (isRequestedIncludeValue(includeTags.gps)) {
		requiredTags[EXIF_POINTER_TAGS.gpsInfoIfdPointer] = true;
		requiredTags[EXIF_POINTER_TAGS.exifIfdPointer] = true;
	}
	return requiredTags;
	function addPointerDependenciesFromExifTagSelectors(pointerSet, selectors) {
		for (let i = 0; i < selectors.length; i++) {
			const selector = selectors[i];
			if (typeof selector !== "string") continue;
			const selectorLower = selector.toLowerCase();
			if (selectorLower.indexOf("gps") === 0) pointerSet[EXIF_POINTER_TAGS.gpsInfoIfdPointer] = true;
			if (selectorLower.indexOf("interoperability") === 0 || selectorLower.indexOf("relatedimage") === 0) pointerSet[EXIF_POINTER_TAGS.interoperabilityIfdPointer] = true;
		}
	}
}
function isRequestedIncludeValue(includeValue) {
	if (includeValue === true) return true;
	return Array.isArray(includeValue) && includeValue.length > 0;
}
// node_modules/exifreader/src/tag-filter.js
function createTagFilter({ includeTags, excludeTags } = {}) {
	const hasIncludeTags = Boolean(includeTags);
	const hasExcludeTags = Boolean(excludeTags);
	const isActive = hasIncludeTags || hasExcludeTags;
	const shouldReturn = Object.create(null);
	const returnSelections = Object.create(null);
	const parseSelections = Object.create(null);
	if (!isActive) return createNoopFilter();
	const shouldParseExif = hasIncludeTags && (isGroupRequested(includeTags, "iptc") || isGroupRequested(includeTags, "xmp") || isGroupRequested(includeTags, "icc") || isGroupRequested(includeTags, "photoshop") || isGroupRequested(includeTags, "makerNotes") || isGroupRequested(includeTags, "thumbnail") || isGroupRequested(includeTags, "gps") || isGroupRequested(includeTags, "composite"));
	const shouldParseFile = hasIncludeTags && isGroupRequested(includeTags, "composite");
	let exifIncludeDependencies = Object.create(null);
	if (hasIncludeTags) exifIncludeDependencies = getExifIncludeDependencies(includeTags);
	let fileIncludeDependencies = Object.create(null);
	if (hasIncludeTags && shouldParseFile) fileIncludeDependencies = buildLowercasedNameMap(COMPOSITE_DEPENDENCY_TAGS.file);
	for (const groupKey in FILTER_GROUPS) {
		const hasIncludeEntry = hasIncludeTags && Object.prototype.hasOwnProperty.call(includeTags, groupKey);
		const hasExcludeEntry = hasExcludeTags && Object.prototype.hasOwnProperty.call(excludeTags, groupKey);
		let excludeValue = void 0;
		if (hasExcludeEntry && !hasIncludeEntry) excludeValue = excludeTags[groupKey];
		const returnSelection = buildSelection({
			groupKey,
			includeValue: hasIncludeEntry ? includeTags[groupKey] : void 0,
			excludeValue,
			extraIncludeNames: Object.create(null)
		});
		shouldReturn[groupKey] = hasIncludeTags ? hasIncludeEntry : true;
		if (hasIncludeEntry && isEmptyArray(includeTags[groupKey])) shouldReturn[groupKey] = false;
		if (returnSelection.excludeAll) shouldReturn[groupKey] = false;
		returnSelections[groupKey] = returnSelection;
		parseSelections[groupKey] = buildSelection({
			groupKey,
			includeValue: getParseIncludeValue({
				groupKey,
				hasIncludeTags,
				hasIncludeEntry,
				includeTags,
				shouldParseExif,
				shouldParseFile
			}),
			excludeValue,
			extraIncludeNames: getExtraParseIncludeNames({
				groupKey,
				hasIncludeTags,
				hasIncludeEntry,
				shouldParseExif,
				shouldParseFile,
				exifIncludeDependencies,
				fileIncludeDependencies
			})
		});
	}
	return {
		isActive,
		shouldReturnGroup,
		shouldParseGroup,
		shouldReturnTag,
		shouldParseTag
	};
	function shouldReturnGroup(groupKey) {
		if (!FILTER_GROUPS[groupKey]) return true;
		return !!shouldReturn[groupKey];
	}
	function shouldParseGroup(groupKey) {
		if (!FILTER_GROUPS[groupKey]) return true;
		if (shouldReturnGroup(groupKey)) return true;
		if (groupKey === "exif") return shouldParseExif;
		if (groupKey === "file") return shouldParseFile;
		return false;
	}
	function shouldReturnTag(groupKey, tagName, tagId) {
		if (!FILTER_GROUPS[groupKey]) return true;
		if (!shouldReturnGroup(groupKey)) return false;
		return matchesSelection(returnSelections[groupKey], tagName, tagId);
	}
	function shouldParseTag(groupKey, tagName, tagId) {
		if (!FILTER_GROUPS[groupKey]) return true;
		if (!shouldParseGroup(groupKey)) return false;
		return matchesSelection(parseSelections[groupKey], tagName, tagId);
	}
}
function createNoopFilter() {
	return {
		isActive: false,
		shouldReturnGroup: alwaysTrue,
		shouldParseGroup: alwaysTrue,
		shouldReturnTag: alwaysTrue,
		shouldParseTag: alwaysTrue
	};
	function alwaysTrue() {
		return true;
	}
}
var NOOP_TAG_FILTER = createNoopFilter();
function getExifIncludeDependencies(includeTags) {
	const requiredTags = getExifTagDependenciesForInclude(includeTags);
	if (isGroupRequested(includeTags, "composite")) addRequiredTags(requiredTags, COMPOSITE_DEPENDENCY_TAGS.exif);
	return requiredTags;
}
function getParseIncludeValue({ groupKey, hasIncludeTags, hasIncludeEntry, includeTags, shouldParseExif, shouldParseFile }) {
	if (!hasIncludeTags) return true;
	if (hasIncludeEntry) {
		if (groupKey === "thumbnail" && Array.isArray(includeTags[groupKey])) return true;
		return includeTags[groupKey];
	}
	if (groupKey === "exif" && shouldParseExif) return [];
	if (groupKey === "file" && shouldParseFile) return [];
}
function getExtraParseIncludeNames({ groupKey, hasIncludeTags, hasIncludeEntry, shouldParseExif, shouldParseFile, exifIncludeDependencies, fileIncludeDependencies }) {
	if (!hasIncludeTags) return Object.create(null);
	if (groupKey === "exif") {
		if (shouldParseExif || hasIncludeEntry && Object.keys(exifIncludeDependencies).length > 0) return exifIncludeDependencies;
	}
	if (groupKey === "file" && shouldParseFile) return fileIncludeDependencies;
	return Object.create(null);
}
function isGroupRequested(includeTags, groupKey) {
	if (!includeTags || !Object.prototype.hasOwnProperty.call(includeTags, groupKey)) return false;
	const includeValue = includeTags[groupKey];
	if (includeValue === true) return true;
	return Array.isArray(includeValue) && includeValue.length > 0;
}
function isEmptyArray(value) {
	return Array.isArray(value) && value.length === 0;
}
function buildSelection({ groupKey, includeValue, excludeValue, extraIncludeNames }) {
	const isIdCapable = !!ID_CAPABLE_GROUPS[groupKey];
	const selection = {
		includeAll: false,
		includeNames: void 0,
		includeIds: void 0,
		excludeAll: false,
		excludeNames: void 0,
		excludeIds: void 0
	};
	if (includeValue === true) selection.includeAll = true;
	else if (Array.isArray(includeValue)) {
		selection.includeNames = Object.create(null);
		if (isIdCapable) selection.includeIds = Object.create(null);
		for (let i = 0; i < includeValue.length; i++) addSelector(selection, includeValue[i]);
		for (const extraName in extraIncludeNames) selection.includeNames[extraName.toLowerCase()] = true;
	} else if (extraIncludeNames && Object.keys(extraIncludeNames).length > 0) {
		selection.includeNames = Object.create(null);
		for (const extraName in extraIncludeNames) selection.includeNames[extraName.toLowerCase()] = true;
	}
	if (excludeValue === true) {
		selection.excludeAll = true;
		return selection;
	}
	if (Array.isArray(excludeValue)) {
		selection.excludeNames = Object.create(null);
		if (isIdCapable) selection.excludeIds = Object.create(null);
		for (let i = 0; i < excludeValue.length; i++) addExcludeSelector(selection, excludeValue[i]);
	}
	return selection;
	function addSelector(targetSelection, selector) {
		if (typeof selector === "number" && targetSelection.includeIds) {
			targetSelection.includeIds[String(selector)] = true;
			return;
		}
		if (typeof selector === "string") targetSelection.includeNames[selector.toLowerCase()] = true;
	}
	function addExcludeSelector(targetSelection, selector) {
		if (typeof selector === "number" && targetSelection.excludeIds) {
			targetSelection.excludeIds[String(selector)] = true;
			return;
		}
		if (typeof selector === "string") targetSelection.excludeNames[selector.toLowerCase()] = true;
	}
}
function matchesSelection(selection, tagName, tagId) {
	if (selection.excludeAll) return false;
	if (selection.includeAll) return !isExcluded(selection, tagName, tagId);
	if (!selection.includeNames && !selection.includeIds) return !isExcluded(selection, tagName, tagId);
	if (isIncluded(selection, tagName, tagId)) return !isExcluded(selection, tagName, tagId);
	return false;
}
function isIncluded(selection, tagName, tagId) {
	if (tagId !== void 0 && selection.includeIds) {
		if (selection.includeIds[String(tagId)]) return true;
	}
	if (tagName && selection.includeNames) {
		if (selection.includeNames[String(tagName).toLowerCase()]) return true;
	}
	return false;
}
function isExcluded(selection, tagName, tagId) {
	if (tagId !== void 0 && selection.excludeIds) {
		if (selection.excludeIds[String(tagId)]) return true;
	}
	if (tagName && selection.excludeNames) {
		if (selection.excludeNames[String(tagName).toLowerCase()]) return true;
	}
	return false;
}
function buildLowercasedNameMap(names) {
	const map = Object.create(null);
	for (let i = 0; i < names.length; i++) map[names[i].toLowerCase()] = true;
	return map;
}
function addRequiredTags(requiredTags, tags) {
	for (let i = 0; i < tags.length; i++) requiredTags[tags[i]] = true;
}
// node_modules/exifreader/src/tags-helpers.js
var MAX_VALUE_SIZE_PER_BUFFER_SIZE = 4;
var getTagValueAt = {
	1: types_default.getByteAt,
	2: types_default.getAsciiAt,
	3: types_default.getShortAt,
	4: types_default.getLongAt,
	5: types_default.getRationalAt,
	7: types_default.getUndefinedAt,
	9: types_default.getSlongAt,
	10: types_default.getSrationalAt,
	13: types_default.getIfdPointerAt
};
function get0thIfdOffset(dataView, tiffHeaderOffset, byteOrder) {
	const offset = tiffHeaderOffset + 4;
	if (offset + types_default.getTypeSize("LONG") > dataView.byteLength) return;
	return tiffHeaderOffset + types_default.getLongAt(dataView, offset, byteOrder);
}
/**
* Reads the tags of an IFD, and for a 0th IFD also those of the thumbnail IFD
* it points to.
*
* @param {{remaining: number}} [valueBudget] - Caps the total size of the
* decoded tag values, see getValueBudget. Pass the same object to several
* calls to bound them together; omit it to give this call its own budget.
* @returns {Object} The read tags, keyed by tag name.
*/
function readIfd(dataView, ifdType, offsetOrigin, offset, byteOrder, includeUnknown, computed = false, tagFilter = NOOP_TAG_FILTER, groupKey = "exif", valueBudget = getValueBudget(dataView)) {
	const FIELD_COUNT_SIZE = types_default.getTypeSize("SHORT");
	const FIELD_SIZE = 12;
	const tags = {};
	const numberOfFields = getNumberOfFields(dataView, offset, byteOrder);
	offset += FIELD_COUNT_SIZE;
	for (let fieldIndex = 0; fieldIndex < numberOfFields; fieldIndex++) {
		if (offset + FIELD_SIZE > dataView.byteLength) break;
		const tag = readTag$1(dataView, ifdType, offsetOrigin, offset, byteOrder, includeUnknown, tagFilter, groupKey, valueBudget);
		if (tag !== void 0) {
			tags[tag.name] = {
				"id": tag.id,
				"value": tag.value,
				"description": tag.description
			};
			if (computed) tags[tag.name].computed = getComputedTagValue(tag.tagType, tag.value);
			if (tag.name === "MakerNote" || ifdType === "pentax" && tag.name === "LevelInfo") tags[tag.name].__offset = tag.__offset;
		}
		offset += FIELD_SIZE;
	}
	if (constants_default.USE_THUMBNAIL && offset < dataView.byteLength - types_default.getTypeSize("LONG")) {
		const nextIfdOffset = types_default.getLongAt(dataView, offset, byteOrder);
		if (nextIfdOffset !== 0 && ifdType === "0th") {
			if (tagFilter.shouldParseGroup("thumbnail")) tags["Thumbnail"] = readIfd(dataView, "1st", offsetOrigin, offsetOrigin + nextIfdOffset, byteOrder, includeUnknown, computed, tagFilter, "thumbnail", valueBudget);
		}
	}
	return tags;
}
/**
* Creates a budget for the total size of the tag values decoded from a buffer.
*
* Tags can legitimately point at overlapping parts of the buffer, and unknown
* tags of a faulty file can do so with large sizes, so the total is allowed to
* be a multiple of the buffer size. The multiple keeps the total proportional
* to the input, which is what stops a crafted file from having thousands of
* tags decode the same bytes over and over.
*
* @param {DataView} dataView - The buffer the values are decoded from.
* @returns {{remaining: number}} The budget, in bytes left to decode.
*/
function getValueBudget(dataView) {
	return { remaining: dataView.byteLength * MAX_VALUE_SIZE_PER_BUFFER_SIZE };
}
function getNumberOfFields(dataView, offset, byteOrder) {
	if (offset + types_default.getTypeSize("SHORT") <= dataView.byteLength) return types_default.getShortAt(dataView, offset, byteOrder);
	return 0;
}
function readTag$1(dataView, ifdType, offsetOrigin, offset, byteOrder, includeUnknown = false, tagFilter = NOOP_TAG_FILTER, groupKey = "exif", valueBudget) {
	const TAG_CODE_IPTC_NAA = 33723;
	const TAG_TYPE_OFFSET = types_default.getTypeSize("SHORT");
	const TAG_COUNT_OFFSET = TAG_TYPE_OFFSET + types_default.getTypeSize("SHORT");
	const TAG_VALUE_OFFSET = TAG_COUNT_OFFSET + types_default.getTypeSize("LONG");
	const tagCode = types_default.getShortAt(dataView, offset, byteOrder);
	const tagType = types_default.getShortAt(dataView, offset + TAG_TYPE_OFFSET, byteOrder);
	const tagCount = types_default.getLongAt(dataView, offset + TAG_COUNT_OFFSET, byteOrder);
	let tagValue;
	let tagValueOffset;
	if (types_default.typeSizes[tagType] === void 0 || !includeUnknown && tag_names_default[ifdType][tagCode] === void 0) return;
	const tagName = getTagName$2(ifdType, tagCode);
	if (!tagFilter.shouldParseTag(groupKey, tagName, tagCode)) return;
	if (tagValueFitsInOffsetSlot(tagType, tagCount)) {
		tagValueOffset = offset + TAG_VALUE_OFFSET;
		tagValue = getTagValue$2(dataView, tagValueOffset, tagType, tagCount, byteOrder);
	} else {
		tagValueOffset = types_default.getLongAt(dataView, offset + TAG_VALUE_OFFSET, byteOrder);
		if (tagValueFitsInDataView(dataView, offsetOrigin, tagValueOffset, tagType, tagCount)) {
			const forceByteType = tagCode === TAG_CODE_IPTC_NAA;
			const boundedTagCount = getBoundedTagCount(valueBudget.remaining, tagType, tagCount);
			valueBudget.remaining -= boundedTagCount * types_default.typeSizes[tagType];
			tagValue = getTagValue$2(dataView, offsetOrigin + tagValueOffset, tagType, boundedTagCount, byteOrder, forceByteType);
		} else tagValue = "<faulty value>";
	}
	if (tagType === types_default.tagTypes["ASCII"]) {
		tagValue = splitNullSeparatedAsciiString(tagValue);
		tagValue = decodeAsciiValue(tagValue);
	}
	let tagDescription = tagValue;
	if (tag_names_default[ifdType][tagCode] !== void 0) {
		if (tag_names_default[ifdType][tagCode]["name"] !== void 0 && tag_names_default[ifdType][tagCode]["description"] !== void 0) try {
			tagDescription = tag_names_default[ifdType][tagCode]["description"](tagValue);
		} catch (error) {
			tagDescription = getDescriptionFromTagValue(tagValue);
		}
		else if (tagType === types_default.tagTypes["RATIONAL"] || tagType === types_default.tagTypes["SRATIONAL"]) tagDescription = "" + tagValue[0] / tagValue[1];
		else tagDescription = getDescriptionFromTagValue(tagValue);
	}
	return {
		id: tagCode,
		name: tagName,
		value: tagValue,
		description: tagDescription,
		tagType,
		__offset: tagValueOffset
	};
}
function getTagName$2(ifdType, tagCode) {
	if (tag_names_default[ifdType][tagCode] !== void 0) {
		if (typeof tag_names_default[ifdType][tagCode] === "string") return tag_names_default[ifdType][tagCode];
		if (tag_names_default[ifdType][tagCode].name) return tag_names_default[ifdType][tagCode].name;
	}
	return `undefined-${tagCode}`;
}
function tagValueFitsInOffsetSlot(tagType, tagCount) {
	return types_default.typeSizes[tagType] * tagCount <= types_default.getTypeSize("LONG");
}
function getTagValue$2(dataView, offset, type, count, byteOrder, forceByteType = false) {
	let value = [];
	if (forceByteType) {
		count = count * types_default.typeSizes[type];
		type = types_default.tagTypes["BYTE"];
	}
	for (let valueIndex = 0; valueIndex < count; valueIndex++) {
		value.push(getTagValueAt[type](dataView, offset, byteOrder));
		offset += types_default.typeSizes[type];
	}
	if (type === types_default.tagTypes["ASCII"]) value = types_default.getAsciiValue(value);
	else if (value.length === 1) value = value[0];
	return value;
}
function tagValueFitsInDataView(dataView, offsetOrigin, tagValueOffset, tagType, tagCount) {
	return offsetOrigin + tagValueOffset + types_default.typeSizes[tagType] * tagCount <= dataView.byteLength;
}
function getBoundedTagCount(remainingBudget, tagType, tagCount) {
	const boundedCount = Math.min(tagCount, Math.floor(remainingBudget / types_default.typeSizes[tagType]));
	if (boundedCount === 1 && tagCount > 1) return 0;
	return boundedCount;
}
function splitNullSeparatedAsciiString(string) {
	const tagValue = [];
	let i = 0;
	for (let j = 0; j < string.length; j++) {
		if (string[j] === "\0") {
			i++;
			continue;
		}
		if (tagValue[i] === void 0) tagValue[i] = "";
		tagValue[i] += string[j];
	}
	return tagValue;
}
function decodeAsciiValue(asciiValue) {
	return asciiValue.map((value) => decodeUtf8ByteString(value));
}
function getDescriptionFromTagValue(tagValue) {
	if (tagValue instanceof Array) return tagValue.join(", ");
	return tagValue;
}
function getComputedTagValue(tagType, value) {
	if (tagType === types_default.tagTypes["ASCII"]) {
		if (Array.isArray(value) && value.length === 1) return value[0];
		return value;
	}
	if (tagType === types_default.tagTypes["RATIONAL"] || tagType === types_default.tagTypes["SRATIONAL"]) {
		if (isSingleRationalValue(value)) return getComputedRationalValue(value);
		if (Array.isArray(value)) return value.map((rational) => getComputedRationalValue(rational));
		return value;
	}
	return value;
}
function isSingleRationalValue(value) {
	if (!Array.isArray(value) || value.length !== 2) return false;
	return typeof value[0] === "number" && typeof value[1] === "number";
}
function getComputedRationalValue(rational) {
	if (!Array.isArray(rational) || rational.length !== 2) return rational;
	const numerator = rational[0];
	const denominator = rational[1];
	if (!Number.isFinite(numerator) || !Number.isFinite(denominator)) return rational;
	if (denominator === 0) return null;
	return numerator / denominator;
}
// node_modules/exifreader/src/tags.js
var SUB_IFDS = [
	{
		pointerKey: "Exif IFD Pointer",
		ifdType: IFD_TYPE_EXIF
	},
	{
		pointerKey: "GPS Info IFD Pointer",
		ifdType: "gps"
	},
	{
		pointerKey: "Interoperability IFD Pointer",
		ifdType: IFD_TYPE_INTEROPERABILITY
	}
];
var tags_default = { read: read$15 };
function read$15(dataView, tiffHeaderOffset, includeUnknown, computed = false, tagFilter = void 0) {
	const byteOrder = byte_order_default.getByteOrder(dataView, tiffHeaderOffset);
	const valueBudget = getValueBudget(dataView);
	let tags = read0thIfd(dataView, tiffHeaderOffset, byteOrder, includeUnknown, computed, tagFilter, valueBudget);
	for (let i = 0; i < SUB_IFDS.length; i++) tags = readSubIfd(SUB_IFDS[i], tags, dataView, tiffHeaderOffset, byteOrder, includeUnknown, computed, tagFilter, valueBudget);
	return {
		tags,
		byteOrder
	};
}
function read0thIfd(dataView, tiffHeaderOffset, byteOrder, includeUnknown, computed, tagFilter, valueBudget) {
	const ifdOffset = get0thIfdOffset(dataView, tiffHeaderOffset, byteOrder);
	if (ifdOffset === void 0) return {};
	return readIfd(dataView, "0th", tiffHeaderOffset, ifdOffset, byteOrder, includeUnknown, computed, tagFilter, "exif", valueBudget);
}
function readSubIfd(subIfd, tags, dataView, tiffHeaderOffset, byteOrder, includeUnknown, computed, tagFilter, valueBudget) {
	const pointerTag = tags[subIfd.pointerKey];
	if (pointerTag === void 0) return tags;
	return objectAssign(tags, readIfd(dataView, subIfd.ifdType, tiffHeaderOffset, tiffHeaderOffset + pointerTag.value, byteOrder, includeUnknown, computed, tagFilter, "exif", valueBudget));
}
// node_modules/exifreader/src/mpf-tags.js
var mpf_tags_default = { read: read$14 };
var ENTRY_SIZE = 16;
var MAX_IMAGE_SIZE_PER_BUFFER_SIZE = 8;
function read$14(dataView, dataOffset, includeUnknown, computed = false, tagFilter = void 0) {
	try {
		const byteOrder = byte_order_default.getByteOrder(dataView, dataOffset);
		const ifdOffset = get0thIfdOffset(dataView, dataOffset, byteOrder);
		if (ifdOffset === void 0) return {};
		return addMpfImages(dataView, dataOffset, readIfd(dataView, "mpf", dataOffset, ifdOffset, byteOrder, includeUnknown, computed, tagFilter, "mpf"), byteOrder);
	} catch (error) {
		return {};
	}
}
function addMpfImages(dataView, dataOffset, tags, byteOrder) {
	if (!tags["MPEntry"]) return tags;
	const bufferLength = dataView.byteLength;
	const byteOffset = dataView.byteOffset || 0;
	let remainingImageBytes = bufferLength * MAX_IMAGE_SIZE_PER_BUFFER_SIZE;
	const images = [];
	for (let i = 0; i < Math.ceil(tags["MPEntry"].value.length / ENTRY_SIZE); i++) {
		images[i] = {};
		const attributes = getImageNumberValue(tags["MPEntry"].value, i * ENTRY_SIZE, types_default.getTypeSize("LONG"), byteOrder);
		images[i]["ImageFlags"] = getImageFlags(attributes);
		images[i]["ImageFormat"] = getImageFormat(attributes);
		images[i]["ImageType"] = getImageType(attributes);
		const imageSize = getImageNumberValue(tags["MPEntry"].value, i * ENTRY_SIZE + 4, types_default.getTypeSize("LONG"), byteOrder);
		images[i]["ImageSize"] = {
			value: imageSize,
			description: "" + imageSize
		};
		const imageOffset = getImageOffset(i, tags["MPEntry"], byteOrder, dataOffset);
		images[i]["ImageOffset"] = {
			value: imageOffset,
			description: "" + imageOffset
		};
		const dependentImage1EntryNumber = getImageNumberValue(tags["MPEntry"].value, i * ENTRY_SIZE + 12, types_default.getTypeSize("SHORT"), byteOrder);
		images[i]["DependentImage1EntryNumber"] = {
			value: dependentImage1EntryNumber,
			description: "" + dependentImage1EntryNumber
		};
		const dependentImage2EntryNumber = getImageNumberValue(tags["MPEntry"].value, i * ENTRY_SIZE + 14, types_default.getTypeSize("SHORT"), byteOrder);
		images[i]["DependentImage2EntryNumber"] = {
			value: dependentImage2EntryNumber,
			description: "" + dependentImage2EntryNumber
		};
		const start = Math.min(Math.max(imageOffset, 0), bufferLength);
		const end = Math.min(start + Math.max(imageSize, 0), bufferLength, start + remainingImageBytes);
		images[i].image = dataView.buffer.slice(byteOffset + start, byteOffset + end);
		remainingImageBytes -= end - start;
		deferInit(images[i], "base64", function() {
			return getBase64Image(this.image);
		});
	}
	tags["Images"] = images;
	return tags;
}
function getImageNumberValue(entries, offset, size, byteOrder) {
	if (byteOrder === byte_order_default.LITTLE_ENDIAN) {
		let value = 0;
		for (let i = 0; i < size; i++) value += entries[offset + i] << 8 * i;
		return value;
	}
	let value = 0;
	for (let i = 0; i < size; i++) value += entries[offset + i] << 8 * (size - 1 - i);
	return value;
}
function getImageFlags(attributes) {
	const flags = [
		attributes >> 31 & 1,
		attributes >> 30 & 1,
		attributes >> 29 & 1
	];
	const flagsDescription = [];
	if (flags[0]) flagsDescription.push("Dependent Parent Image");
	if (flags[1]) flagsDescription.push("Dependent Child Image");
	if (flags[2]) flagsDescription.push("Representative Image");
	return {
		value: flags,
		description: flagsDescription.join(", ") || "None"
	};
}
function getImageFormat(attributes) {
	const imageFormat = attributes >> 24 & 7;
	return {
		value: imageFormat,
		description: imageFormat === 0 ? "JPEG" : "Unknown"
	};
}
function getImageType(attributes) {
	const type = attributes & 16777215;
	return {
		value: type,
		description: {
			196608: "Baseline MP Primary Image",
			65537: "Large Thumbnail (VGA equivalent)",
			65538: "Large Thumbnail (Full HD equivalent)",
			131073: "Multi-Frame Image (Panorama)",
			131074: "Multi-Frame Image (Disparity)",
			131075: "Multi-Frame Image (Multi-Angle)",
			0: "Undefined"
		}[type] || "Unknown"
	};
}
function getImageOffset(imageIndex, mpEntry, byteOrder, dataOffset) {
	if (isFirstIndividualImage(imageIndex)) return 0;
	return getImageNumberValue(mpEntry.value, imageIndex * ENTRY_SIZE + 8, types_default.getTypeSize("LONG"), byteOrder) + dataOffset;
}
function isFirstIndividualImage(imageIndex) {
	return imageIndex === 0;
}
// node_modules/exifreader/src/file-tags.js
var file_tags_default = { read: read$13 };
function read$13(dataView, fileDataOffset) {
	const length = getLength$1(dataView, fileDataOffset);
	const numberOfColorComponents = getNumberOfColorComponents(dataView, fileDataOffset, length);
	return {
		"Bits Per Sample": getDataPrecision(dataView, fileDataOffset, length),
		"Image Height": getImageHeight(dataView, fileDataOffset, length),
		"Image Width": getImageWidth(dataView, fileDataOffset, length),
		"Color Components": numberOfColorComponents,
		"Subsampling": numberOfColorComponents && getSubsampling(dataView, fileDataOffset, numberOfColorComponents.value, length)
	};
}
function getLength$1(dataView, fileDataOffset) {
	return Math.min(types_default.getShortAt(dataView, fileDataOffset), dataView.byteLength - fileDataOffset);
}
function getDataPrecision(dataView, fileDataOffset, length) {
	const OFFSET = 2;
	if (3 > length) return;
	const value = types_default.getByteAt(dataView, fileDataOffset + OFFSET);
	return {
		value,
		description: "" + value
	};
}
function getImageHeight(dataView, fileDataOffset, length) {
	const OFFSET = 3;
	if (5 > length) return;
	const value = types_default.getShortAt(dataView, fileDataOffset + OFFSET);
	return {
		value,
		description: `${value}px`
	};
}
function getImageWidth(dataView, fileDataOffset, length) {
	const OFFSET = 5;
	if (7 > length) return;
	const value = types_default.getShortAt(dataView, fileDataOffset + OFFSET);
	return {
		value,
		description: `${value}px`
	};
}
function getNumberOfColorComponents(dataView, fileDataOffset, length) {
	const OFFSET = 7;
	if (8 > length) return;
	const value = types_default.getByteAt(dataView, fileDataOffset + OFFSET);
	return {
		value,
		description: "" + value
	};
}
function getSubsampling(dataView, fileDataOffset, numberOfColorComponents, length) {
	const OFFSET = 8;
	if (OFFSET + 3 * numberOfColorComponents > length) return;
	const components = [];
	for (let i = 0; i < numberOfColorComponents; i++) {
		const componentOffset = fileDataOffset + OFFSET + i * 3;
		components.push([
			types_default.getByteAt(dataView, componentOffset),
			types_default.getByteAt(dataView, componentOffset + 1),
			types_default.getByteAt(dataView, componentOffset + 2)
		]);
	}
	return {
		value: components,
		description: components.length > 1 ? getComponentIds(components) + getSamplingType(components) : ""
	};
}
function getComponentIds(components) {
	const ids = {
		1: "Y",
		2: "Cb",
		3: "Cr",
		4: "I",
		5: "Q"
	};
	return components.map((compontent) => ids[compontent[0]]).join("");
}
function getSamplingType(components) {
	const types = {
		17: "4:4:4 (1 1)",
		18: "4:4:0 (1 2)",
		20: "4:4:1 (1 4)",
		33: "4:2:2 (2 1)",
		34: "4:2:0 (2 2)",
		36: "4:2:1 (2 4)",
		65: "4:1:1 (4 1)",
		66: "4:1:0 (4 2)"
	};
	if (components.length === 0 || components[0][1] === void 0 || types[components[0][1]] === void 0) return "";
	return types[components[0][1]];
}
// node_modules/exifreader/src/jxl-file-tags.js
var jxl_file_tags_default = { read: read$12 };
var CODESTREAM_SIGNATURE_SIZE = 2;
var SIZE_U32_BITS = [
	9,
	13,
	18,
	30
];
var RATIOS = [
	0,
	1,
	12 / 10,
	4 / 3,
	3 / 2,
	16 / 9,
	5 / 4,
	2
];
function read$12(dataView, codestreamOffset) {
	const tags = {};
	try {
		const { height, width } = parseSizeHeader(createBitReader(dataView, codestreamOffset + CODESTREAM_SIGNATURE_SIZE));
		tags["Image Height"] = {
			value: height,
			description: `${height}px`
		};
		tags["Image Width"] = {
			value: width,
			description: `${width}px`
		};
	} catch (_error) {}
	return tags;
}
function parseSizeHeader(reader) {
	const small = reader.readBits(1);
	let height;
	let width;
	if (small) {
		height = (reader.readBits(5) + 1) * 8;
		const ratio = reader.readBits(3);
		width = ratio === 0 ? (reader.readBits(5) + 1) * 8 : Math.ceil(height * RATIOS[ratio]);
	} else {
		height = readSizeU32(reader);
		const ratio = reader.readBits(3);
		width = ratio === 0 ? readSizeU32(reader) : Math.ceil(height * RATIOS[ratio]);
	}
	return {
		height,
		width
	};
}
function readSizeU32(reader) {
	const selector = reader.readBits(2);
	return 1 + reader.readBits(SIZE_U32_BITS[selector]);
}
function createBitReader(dataView, byteOffset) {
	let currentByte = byteOffset;
	let currentBit = 0;
	return { readBits(n) {
		let value = 0;
		for (let i = 0; i < n; i++) {
			if (currentByte >= dataView.byteLength) throw new Error("Unexpected end of data");
			const bit = dataView.getUint8(currentByte) >> currentBit & 1;
			value |= bit << i;
			currentBit++;
			if (currentBit >= 8) {
				currentBit = 0;
				currentByte++;
			}
		}
		return value;
	} };
}
// node_modules/exifreader/src/jfif-tags.js
var jfif_tags_default = { read: read$11 };
function read$11(dataView, jfifDataOffset) {
	const length = getLength(dataView, jfifDataOffset);
	const thumbnailWidth = getThumbnailWidth(dataView, jfifDataOffset, length);
	const thumbnailHeight = getThumbnailHeight(dataView, jfifDataOffset, length);
	const tags = {
		"JFIF Version": getVersion(dataView, jfifDataOffset, length),
		"Resolution Unit": getResolutionUnit(dataView, jfifDataOffset, length),
		"XResolution": getXResolution(dataView, jfifDataOffset, length),
		"YResolution": getYResolution(dataView, jfifDataOffset, length),
		"JFIF Thumbnail Width": thumbnailWidth,
		"JFIF Thumbnail Height": thumbnailHeight
	};
	if (thumbnailWidth !== void 0 && thumbnailHeight !== void 0) {
		const thumbnail = getThumbnail(dataView, jfifDataOffset, 3 * thumbnailWidth.value * thumbnailHeight.value, length);
		if (thumbnail) tags["JFIF Thumbnail"] = thumbnail;
	}
	for (const tagName in tags) if (tags[tagName] === void 0) delete tags[tagName];
	return tags;
}
function getLength(dataView, jfifDataOffset) {
	return Math.min(types_default.getShortAt(dataView, jfifDataOffset), dataView.byteLength - jfifDataOffset);
}
function getVersion(dataView, jfifDataOffset, length) {
	const OFFSET = 7;
	if (9 > length) return;
	const majorVersion = types_default.getByteAt(dataView, jfifDataOffset + OFFSET);
	const minorVersion = types_default.getByteAt(dataView, jfifDataOffset + OFFSET + 1);
	return {
		value: majorVersion * 256 + minorVersion,
		description: majorVersion + "." + minorVersion
	};
}
function getResolutionUnit(dataView, jfifDataOffset, length) {
	const OFFSET = 9;
	if (10 > length) return;
	const value = types_default.getByteAt(dataView, jfifDataOffset + OFFSET);
	return {
		value,
		description: getResolutionUnitDescription(value)
	};
}
function getResolutionUnitDescription(value) {
	if (value === 0) return "None";
	if (value === 1) return "inches";
	if (value === 2) return "cm";
	return "Unknown";
}
function getXResolution(dataView, jfifDataOffset, length) {
	const OFFSET = 10;
	if (12 > length) return;
	const value = types_default.getShortAt(dataView, jfifDataOffset + OFFSET);
	return {
		value,
		description: "" + value
	};
}
function getYResolution(dataView, jfifDataOffset, length) {
	const OFFSET = 12;
	if (14 > length) return;
	const value = types_default.getShortAt(dataView, jfifDataOffset + OFFSET);
	return {
		value,
		description: "" + value
	};
}
function getThumbnailWidth(dataView, jfifDataOffset, length) {
	const OFFSET = 14;
	if (15 > length) return;
	const value = types_default.getByteAt(dataView, jfifDataOffset + OFFSET);
	return {
		value,
		description: `${value}px`
	};
}
function getThumbnailHeight(dataView, jfifDataOffset, length) {
	const OFFSET = 15;
	if (16 > length) return;
	const value = types_default.getByteAt(dataView, jfifDataOffset + OFFSET);
	return {
		value,
		description: `${value}px`
	};
}
function getThumbnail(dataView, jfifDataOffset, thumbnailLength, length) {
	const OFFSET = 16;
	if (thumbnailLength === 0 || OFFSET + thumbnailLength > length) return;
	const byteOffset = dataView.byteOffset || 0;
	return {
		value: dataView.buffer.slice(byteOffset + jfifDataOffset + OFFSET, byteOffset + jfifDataOffset + OFFSET + thumbnailLength),
		description: "<24-bit RGB pixel data>"
	};
}
// node_modules/exifreader/src/iptc-tag-names.js
var iptc_tag_names_default = { "iptc": {
	256: {
		"name": "Model Version",
		"description": (value) => {
			return ((value[0] << 8) + value[1]).toString();
		}
	},
	261: {
		"name": "Destination",
		"repeatable": true
	},
	276: {
		"name": "File Format",
		"description": (value) => {
			return ((value[0] << 8) + value[1]).toString();
		}
	},
	278: {
		"name": "File Format Version",
		"description": (value) => {
			return ((value[0] << 8) + value[1]).toString();
		}
	},
	286: "Service Identifier",
	296: "Envelope Number",
	306: "Product ID",
	316: "Envelope Priority",
	326: {
		"name": "Date Sent",
		"description": getCreationDate
	},
	336: {
		"name": "Time Sent",
		"description": getCreationTime
	},
	346: {
		"name": "Coded Character Set",
		"description": getEncodingName,
		"encoding_name": getEncodingName
	},
	356: "UNO",
	376: {
		"name": "ARM Identifier",
		"description": (value) => {
			return ((value[0] << 8) + value[1]).toString();
		}
	},
	378: {
		"name": "ARM Version",
		"description": (value) => {
			return ((value[0] << 8) + value[1]).toString();
		}
	},
	512: {
		"name": "Record Version",
		"description": (value) => {
			return ((value[0] << 8) + value[1]).toString();
		}
	},
	515: "Object Type Reference",
	516: "Object Attribute Reference",
	517: "Object Name",
	519: "Edit Status",
	520: {
		"name": "Editorial Update",
		"description": (value) => {
			if (getStringValueFromArray(value) === "01") return "Additional Language";
			return "Unknown";
		}
	},
	522: "Urgency",
	524: {
		"name": "Subject Reference",
		"repeatable": true,
		"description": (value) => {
			const parts = getStringValueFromArray(value).split(":");
			return parts[2] + (parts[3] ? "/" + parts[3] : "") + (parts[4] ? "/" + parts[4] : "");
		}
	},
	527: "Category",
	532: {
		"name": "Supplemental Category",
		"repeatable": true
	},
	534: "Fixture Identifier",
	537: {
		"name": "Keywords",
		"repeatable": true
	},
	538: {
		"name": "Content Location Code",
		"repeatable": true
	},
	539: {
		"name": "Content Location Name",
		"repeatable": true
	},
	542: "Release Date",
	547: "Release Time",
	549: "Expiration Date",
	550: "Expiration Time",
	552: "Special Instructions",
	554: {
		"name": "Action Advised",
		"description": (value) => {
			const string = getStringValueFromArray(value);
			if (string === "01") return "Object Kill";
			else if (string === "02") return "Object Replace";
			else if (string === "03") return "Object Append";
			else if (string === "04") return "Object Reference";
			return "Unknown";
		}
	},
	557: {
		"name": "Reference Service",
		"repeatable": true
	},
	559: {
		"name": "Reference Date",
		"repeatable": true
	},
	562: {
		"name": "Reference Number",
		"repeatable": true
	},
	567: {
		"name": "Date Created",
		"description": getCreationDate
	},
	572: {
		"name": "Time Created",
		"description": getCreationTime
	},
	574: {
		"name": "Digital Creation Date",
		"description": getCreationDate
	},
	575: {
		"name": "Digital Creation Time",
		"description": getCreationTime
	},
	577: "Originating Program",
	582: "Program Version",
	587: {
		"name": "Object Cycle",
		"description": (value) => {
			const string = getStringValueFromArray(value);
			if (string === "a") return "morning";
			else if (string === "p") return "evening";
			else if (string === "b") return "both";
			return "Unknown";
		}
	},
	592: {
		"name": "By-line",
		"repeatable": true
	},
	597: {
		"name": "By-line Title",
		"repeatable": true
	},
	602: "City",
	604: "Sub-location",
	607: "Province/State",
	612: "Country/Primary Location Code",
	613: "Country/Primary Location Name",
	615: "Original Transmission Reference",
	617: "Headline",
	622: "Credit",
	627: "Source",
	628: "Copyright Notice",
	630: {
		"name": "Contact",
		"repeatable": true
	},
	632: "Caption/Abstract",
	634: {
		"name": "Writer/Editor",
		"repeatable": true
	},
	637: {
		"name": "Rasterized Caption",
		"description": (value) => value
	},
	642: "Image Type",
	643: {
		"name": "Image Orientation",
		"description": (value) => {
			const string = getStringValueFromArray(value);
			if (string === "P") return "Portrait";
			else if (string === "L") return "Landscape";
			else if (string === "S") return "Square";
			return "Unknown";
		}
	},
	647: "Language Identifier",
	662: {
		"name": "Audio Type",
		"description": (value) => {
			const stringValue = getStringValueFromArray(value);
			const character0 = stringValue.charAt(0);
			const character1 = stringValue.charAt(1);
			let description = "";
			if (character0 === "1") description += "Mono";
			else if (character0 === "2") description += "Stereo";
			if (character1 === "A") description += ", actuality";
			else if (character1 === "C") description += ", question and answer session";
			else if (character1 === "M") description += ", music, transmitted by itself";
			else if (character1 === "Q") description += ", response to a question";
			else if (character1 === "R") description += ", raw sound";
			else if (character1 === "S") description += ", scener";
			else if (character1 === "V") description += ", voicer";
			else if (character1 === "W") description += ", wrap";
			if (description !== "") return description;
			return stringValue;
		}
	},
	663: {
		"name": "Audio Sampling Rate",
		"description": (value) => parseInt(getStringValueFromArray(value), 10) + " Hz"
	},
	664: {
		"name": "Audio Sampling Resolution",
		"description": (value) => {
			const bits = parseInt(getStringValueFromArray(value), 10);
			return bits + (bits === 1 ? " bit" : " bits");
		}
	},
	665: {
		"name": "Audio Duration",
		"description": (value) => {
			const duration = getStringValueFromArray(value);
			if (duration.length >= 6) return duration.substr(0, 2) + ":" + duration.substr(2, 2) + ":" + duration.substr(4, 2);
			return duration;
		}
	},
	666: "Audio Outcue",
	698: "Short Document ID",
	699: "Unique Document ID",
	700: "Owner ID",
	712: {
		"name": (value) => {
			if (value.length === 2) return "ObjectData Preview File Format";
			return "Record 2 destination";
		},
		"description": (value) => {
			if (value.length === 2) {
				const intValue = (value[0] << 8) + value[1];
				if (intValue === 0) return "No ObjectData";
				else if (intValue === 1) return "IPTC-NAA Digital Newsphoto Parameter Record";
				else if (intValue === 2) return "IPTC7901 Recommended Message Format";
				else if (intValue === 3) return "Tagged Image File Format (Adobe/Aldus Image data)";
				else if (intValue === 4) return "Illustrator (Adobe Graphics data)";
				else if (intValue === 5) return "AppleSingle (Apple Computer Inc)";
				else if (intValue === 6) return "NAA 89-3 (ANPA 1312)";
				else if (intValue === 7) return "MacBinary II";
				else if (intValue === 8) return "IPTC Unstructured Character Oriented File Format (UCOFF)";
				else if (intValue === 9) return "United Press International ANPA 1312 variant";
				else if (intValue === 10) return "United Press International Down-Load Message";
				else if (intValue === 11) return "JPEG File Interchange (JFIF)";
				else if (intValue === 12) return "Photo-CD Image-Pac (Eastman Kodak)";
				else if (intValue === 13) return "Microsoft Bit Mapped Graphics File [*.BMP]";
				else if (intValue === 14) return "Digital Audio File [*.WAV] (Microsoft & Creative Labs)";
				else if (intValue === 15) return "Audio plus Moving Video [*.AVI] (Microsoft)";
				else if (intValue === 16) return "PC DOS/Windows Executable Files [*.COM][*.EXE]";
				else if (intValue === 17) return "Compressed Binary File [*.ZIP] (PKWare Inc)";
				else if (intValue === 18) return "Audio Interchange File Format AIFF (Apple Computer Inc)";
				else if (intValue === 19) return "RIFF Wave (Microsoft Corporation)";
				else if (intValue === 20) return "Freehand (Macromedia/Aldus)";
				else if (intValue === 21) return "Hypertext Markup Language \"HTML\" (The Internet Society)";
				else if (intValue === 22) return "MPEG 2 Audio Layer 2 (Musicom), ISO/IEC";
				else if (intValue === 23) return "MPEG 2 Audio Layer 3, ISO/IEC";
				else if (intValue === 24) return "Portable Document File (*.PDF) Adobe";
				else if (intValue === 25) return "News Industry Text Format (NITF)";
				else if (intValue === 26) return "Tape Archive (*.TAR)";
				else if (intValue === 27) return "Tidningarnas Telegrambyrå NITF version (TTNITF DTD)";
				else if (intValue === 28) return "Ritzaus Bureau NITF version (RBNITF DTD)";
				else if (intValue === 29) return "Corel Draw [*.CDR]";
				return `Unknown format ${intValue}`;
			}
			return getStringValueFromArray(value);
		}
	},
	713: {
		"name": "ObjectData Preview File Format Version",
		"description": (value, tags) => {
			const formatVersions = {
				"00": { "00": "1" },
				"01": {
					"01": "1",
					"02": "2",
					"03": "3",
					"04": "4"
				},
				"02": { "04": "4" },
				"03": {
					"01": "5.0",
					"02": "6.0"
				},
				"04": { "01": "1.40" },
				"05": { "01": "2" },
				"06": { "01": "1" },
				"11": { "01": "1.02" },
				"20": {
					"01": "3.1",
					"02": "4.0",
					"03": "5.0",
					"04": "5.5"
				},
				"21": { "02": "2.0" }
			};
			const stringValue = getStringValueFromArray(value);
			if (tags["ObjectData Preview File Format"]) {
				const objectDataPreviewFileFormat = getStringValueFromArray(tags["ObjectData Preview File Format"].value);
				if (formatVersions[objectDataPreviewFileFormat] && formatVersions[objectDataPreviewFileFormat][stringValue]) return formatVersions[objectDataPreviewFileFormat][stringValue];
			}
			return stringValue;
		}
	},
	714: "ObjectData Preview Data",
	1802: {
		"name": "Size Mode",
		"description": (value) => {
			return value[0].toString();
		}
	},
	1812: {
		"name": "Max Subfile Size",
		"description": (value) => {
			let n = 0;
			for (let i = 0; i < value.length; i++) n = (n << 8) + value[i];
			return n.toString();
		}
	},
	1882: {
		"name": "ObjectData Size Announced",
		"description": (value) => {
			let n = 0;
			for (let i = 0; i < value.length; i++) n = (n << 8) + value[i];
			return n.toString();
		}
	},
	1887: {
		"name": "Maximum ObjectData Size",
		"description": (value) => {
			let n = 0;
			for (let i = 0; i < value.length; i++) n = (n << 8) + value[i];
			return n.toString();
		}
	}
} };
function getCreationDate(value) {
	const date = getStringValueFromArray(value);
	if (date.length >= 8) return date.substr(0, 4) + "-" + date.substr(4, 2) + "-" + date.substr(6, 2);
	return date;
}
function getCreationTime(value) {
	const time = getStringValueFromArray(value);
	let parsedTime = time;
	if (time.length >= 6) {
		parsedTime = time.substr(0, 2) + ":" + time.substr(2, 2) + ":" + time.substr(4, 2);
		if (time.length === 11) parsedTime += time.substr(6, 1) + time.substr(7, 2) + ":" + time.substr(9, 2);
	}
	return parsedTime;
}
function getEncodingName(value) {
	const string = getStringValueFromArray(value);
	if (string === "\x1B%G") return "UTF-8";
	else if (string === "\x1B%5") return "Windows-1252";
	else if (string === "\x1B%/G") return "UTF-8 Level 1";
	else if (string === "\x1B%/H") return "UTF-8 Level 2";
	else if (string === "\x1B%/I") return "UTF-8 Level 3";
	else if (string === "\x1B/A") return "ISO-8859-1";
	else if (string === "\x1B/B") return "ISO-8859-2";
	else if (string === "\x1B/C") return "ISO-8859-3";
	else if (string === "\x1B/D") return "ISO-8859-4";
	else if (string === "\x1B/@") return "ISO-8859-5";
	else if (string === "\x1B/G") return "ISO-8859-6";
	else if (string === "\x1B/F") return "ISO-8859-7";
	else if (string === "\x1B/H") return "ISO-8859-8";
	return "Unknown";
}
// node_modules/exifreader/src/text-decoder.js
var text_decoder_default = { get: get$3 };
function get$3() {
	if (typeof TextDecoder !== "undefined") return TextDecoder;
}
// node_modules/exifreader/src/tag-decoder.js
var TAG_HEADER_SIZE$1 = 5;
var WINDOWS_1252_C1_MAP = {
	128: 8364,
	130: 8218,
	131: 402,
	132: 8222,
	133: 8230,
	134: 8224,
	135: 8225,
	136: 710,
	137: 8240,
	138: 352,
	139: 8249,
	140: 338,
	142: 381,
	145: 8216,
	146: 8217,
	147: 8220,
	148: 8221,
	149: 8226,
	150: 8211,
	151: 8212,
	152: 732,
	153: 8482,
	154: 353,
	155: 8250,
	156: 339,
	158: 382,
	159: 376
};
var tag_decoder_default = {
	decode,
	TAG_HEADER_SIZE: TAG_HEADER_SIZE$1
};
function decode(encoding, tagValue) {
	if (typeof tagValue === "string") return decodeUtf8ByteString(tagValue);
	const Decoder = text_decoder_default.get();
	if (typeof Decoder !== "undefined" && encoding !== void 0) try {
		return new Decoder(encoding).decode(tagValue instanceof DataView ? tagValue.buffer : Uint8Array.from(tagValue));
	} catch (error) {}
	const stringValue = tagValue.map((charCode) => String.fromCharCode(charCode)).join("");
	try {
		return decodeURIComponent(escape(stringValue));
	} catch (error) {
		return decodeWindows1252(tagValue);
	}
}
function decodeWindows1252(tagValue) {
	const isDataView = tagValue instanceof DataView;
	const length = isDataView ? tagValue.byteLength : tagValue.length;
	const getByte = isDataView ? (i) => tagValue.getUint8(i) : (i) => tagValue[i];
	const codePoints = new Array(length);
	for (let i = 0; i < length; i++) {
		const byte = getByte(i);
		const mapped = WINDOWS_1252_C1_MAP[byte];
		codePoints[i] = mapped !== void 0 ? mapped : byte;
	}
	return String.fromCharCode.apply(null, codePoints);
}
// node_modules/exifreader/src/iptc-tags.js
var BYTES_8BIM = 943868237;
var BYTES_8BIM_SIZE = 4;
var RESOURCE_ID_SIZE = 2;
var RESOURCE_NAME_SIZE_SIZE = 1;
var RESOURCE_SIZE_SIZE = 4;
var RESOURCE_BLOCK_MIN_HEADER_SIZE$1 = 12;
var NAA_RESOURCE_BLOCK_TYPE = 1028;
var TAG_HEADER_SIZE = 5;
var iptc_tags_default = { read: read$10 };
function read$10(dataView, dataOffset, includeUnknown, tagFilter = NOOP_TAG_FILTER) {
	try {
		if (Array.isArray(dataView)) return parseTags$1(new DataView(Uint8Array.from(dataView).buffer), { size: dataView.length }, 0, includeUnknown, tagFilter);
		const { naaBlock, dataOffset: newDataOffset } = getNaaResourceBlock(dataView, dataOffset);
		return parseTags$1(dataView, naaBlock, newDataOffset, includeUnknown, tagFilter);
	} catch (error) {
		return {};
	}
}
function getNaaResourceBlock(dataView, dataOffset) {
	while (dataOffset + RESOURCE_BLOCK_MIN_HEADER_SIZE$1 <= dataView.byteLength) {
		const resourceBlock = getResourceBlock(dataView, dataOffset);
		if (isNaaResourceBlock(resourceBlock)) return {
			naaBlock: resourceBlock,
			dataOffset: dataOffset + resourceBlock.headerSize
		};
		dataOffset += resourceBlock.headerSize + resourceBlock.size + getBlockPadding(resourceBlock);
	}
	throw new Error("No IPTC NAA resource block.");
}
function getResourceBlock(dataView, dataOffset) {
	if (dataView.getUint32(dataOffset, false) !== BYTES_8BIM) throw new Error("Not an IPTC resource block.");
	const resourceNameSize = dataView.getUint8(dataOffset + BYTES_8BIM_SIZE + RESOURCE_ID_SIZE);
	const resourceNameTotalSize = (resourceNameSize % 2 === 0 ? resourceNameSize + 1 : resourceNameSize) + RESOURCE_NAME_SIZE_SIZE;
	return {
		headerSize: 6 + resourceNameTotalSize + RESOURCE_SIZE_SIZE,
		type: dataView.getUint16(dataOffset + BYTES_8BIM_SIZE),
		size: dataView.getUint32(dataOffset + BYTES_8BIM_SIZE + RESOURCE_ID_SIZE + resourceNameTotalSize)
	};
}
function isNaaResourceBlock(resourceBlock) {
	return resourceBlock.type === NAA_RESOURCE_BLOCK_TYPE;
}
function getBlockPadding(resourceBlock) {
	if (resourceBlock.size % 2 !== 0) return 1;
	return 0;
}
function parseTags$1(dataView, naaBlock, dataOffset, includeUnknown, tagFilter) {
	const tags = {};
	let encoding = void 0;
	const endOfBlockOffset = dataOffset + naaBlock["size"];
	while (dataOffset < endOfBlockOffset && dataOffset < dataView.byteLength) {
		const { tag, tagSize } = readTag(dataView, dataOffset, tags, encoding, includeUnknown, tagFilter);
		if (tag === null) break;
		if (tag) {
			if ("encoding" in tag) encoding = tag.encoding;
			if (tags[tag.name] === void 0 || tag["repeatable"] === void 0) tags[tag.name] = {
				id: tag.id,
				value: tag.value,
				description: tag.description
			};
			else {
				if (!(tags[tag.name] instanceof Array)) tags[tag.name] = [{
					id: tags[tag.name].id,
					value: tags[tag.name].value,
					description: tags[tag.name].description
				}];
				tags[tag.name].push({
					id: tag.id,
					value: tag.value,
					description: tag.description
				});
			}
		}
		dataOffset += TAG_HEADER_SIZE + tagSize;
	}
	return tags;
}
function readTag(dataView, dataOffset, tags = {}, encoding = void 0, includeUnknown = false, tagFilter = NOOP_TAG_FILTER) {
	const TAG_CODE_OFFSET = 1;
	const TAG_SIZE_OFFSET = 3;
	if (leadByteIsMissing(dataView, dataOffset)) return {
		tag: null,
		tagSize: 0
	};
	const tagCode = dataView.getUint16(dataOffset + TAG_CODE_OFFSET);
	const tagSize = dataView.getUint16(dataOffset + TAG_SIZE_OFFSET);
	if (!includeUnknown && !iptc_tag_names_default["iptc"][tagCode]) return {
		tag: void 0,
		tagSize
	};
	if (!tagFilter.shouldParseTag("iptc", getIptcTagNameForFiltering(tagCode, includeUnknown), tagCode)) return {
		tag: void 0,
		tagSize
	};
	const tagValue = getTagValue$1(dataView, dataOffset + TAG_HEADER_SIZE, tagSize);
	const tag = {
		id: tagCode,
		name: getTagName$1(iptc_tag_names_default["iptc"][tagCode], tagCode, tagValue),
		value: tagValue,
		description: getTagDescription(iptc_tag_names_default["iptc"][tagCode], tagValue, tags, encoding)
	};
	if (tagIsRepeatable(tagCode)) tag["repeatable"] = true;
	if (tagContainsEncoding(tagCode)) tag["encoding"] = iptc_tag_names_default["iptc"][tagCode]["encoding_name"](tagValue);
	return {
		tag,
		tagSize
	};
}
function getIptcTagNameForFiltering(tagCode, includeUnknown) {
	const tag = iptc_tag_names_default["iptc"][tagCode];
	if (!tag) {
		if (includeUnknown) return `undefined-${tagCode}`;
		return;
	}
	if (typeof tag === "string") return tag;
	if (tag && typeof tag.name === "string") return tag.name;
}
function leadByteIsMissing(dataView, dataOffset) {
	return dataView.getUint8(dataOffset) !== 28;
}
function getTagValue$1(dataView, offset, size) {
	const value = [];
	for (let valueIndex = 0; valueIndex < size; valueIndex++) value.push(dataView.getUint8(offset + valueIndex));
	return value;
}
function getTagName$1(tag, tagCode, tagValue) {
	if (!tag) return `undefined-${tagCode}`;
	if (tagIsName(tag)) return tag;
	if (hasDynamicName(tag)) return tag["name"](tagValue);
	return tag["name"];
}
function tagIsName(tag) {
	return typeof tag === "string";
}
function hasDynamicName(tag) {
	return typeof tag["name"] === "function";
}
function getTagDescription(tag, tagValue, tags, encoding) {
	if (hasDescriptionProperty(tag)) try {
		return tag["description"](tagValue, tags);
	} catch (error) {}
	if (tagValueIsText(tag, tagValue)) return tag_decoder_default.decode(encoding, tagValue);
	return tagValue;
}
function tagValueIsText(tag, tagValue) {
	return tag && tagValue instanceof Array;
}
function hasDescriptionProperty(tag) {
	return tag && tag["description"] !== void 0;
}
function tagIsRepeatable(tagCode) {
	return iptc_tag_names_default["iptc"][tagCode] && iptc_tag_names_default["iptc"][tagCode]["repeatable"];
}
function tagContainsEncoding(tagCode) {
	return iptc_tag_names_default["iptc"][tagCode] && iptc_tag_names_default["iptc"][tagCode]["encoding_name"] !== void 0;
}
// node_modules/exifreader/src/xmp-tag-names.js
var xmp_tag_names_default = {
	"tiff:Orientation"(value) {
		if (value === "1") return "Horizontal (normal)";
		if (value === "2") return "Mirror horizontal";
		if (value === "3") return "Rotate 180";
		if (value === "4") return "Mirror vertical";
		if (value === "5") return "Mirror horizontal and rotate 270 CW";
		if (value === "6") return "Rotate 90 CW";
		if (value === "7") return "Mirror horizontal and rotate 90 CW";
		if (value === "8") return "Rotate 270 CW";
		return value;
	},
	"tiff:ResolutionUnit": (value) => tag_names_common_default.ResolutionUnit(parseInt(value, 10)),
	"tiff:XResolution": (value) => fraction(tag_names_common_default.XResolution, value),
	"tiff:YResolution": (value) => fraction(tag_names_common_default.YResolution, value),
	"exif:ApertureValue": (value) => fraction(tag_names_common_default.ApertureValue, value),
	"exif:GPSLatitude": calculateGPSValue,
	"exif:GPSLongitude": calculateGPSValue,
	"exif:FNumber": (value) => fraction(tag_names_common_default.FNumber, value),
	"exif:FocalLength": (value) => fraction(tag_names_common_default.FocalLength, value),
	"exif:FocalPlaneResolutionUnit": (value) => tag_names_common_default.FocalPlaneResolutionUnit(parseInt(value, 10)),
	"exif:ColorSpace": (value) => tag_names_common_default.ColorSpace(parseNumber(value)),
	"exif:ComponentsConfiguration"(value, description) {
		if (/^\d, \d, \d, \d$/.test(description)) {
			const numbers = description.split(", ").map((number) => number.charCodeAt(0));
			return tag_names_common_default.ComponentsConfiguration(numbers);
		}
		return description;
	},
	"exif:Contrast": (value) => tag_names_common_default.Contrast(parseInt(value, 10)),
	"exif:CustomRendered": (value) => tag_names_common_default.CustomRendered(parseInt(value, 10)),
	"exif:ExposureMode": (value) => tag_names_common_default.ExposureMode(parseInt(value, 10)),
	"exif:ExposureProgram": (value) => tag_names_common_default.ExposureProgram(parseInt(value, 10)),
	"exif:ExposureTime"(value) {
		if (isFraction(value)) return tag_names_common_default.ExposureTime(value.split("/").map((number) => parseInt(number, 10)));
		return value;
	},
	"exif:MeteringMode": (value) => tag_names_common_default.MeteringMode(parseInt(value, 10)),
	"exif:Saturation": (value) => tag_names_common_default.Saturation(parseInt(value, 10)),
	"exif:SceneCaptureType": (value) => tag_names_common_default.SceneCaptureType(parseInt(value, 10)),
	"exif:Sharpness": (value) => tag_names_common_default.Sharpness(parseInt(value, 10)),
	"exif:ShutterSpeedValue": (value) => fraction(tag_names_common_default.ShutterSpeedValue, value),
	"exif:WhiteBalance": (value) => tag_names_common_default.WhiteBalance(parseInt(value, 10))
};
function fraction(func, value) {
	if (isFraction(value)) return func(value.split("/"));
	return value;
}
function parseNumber(value) {
	if (value.substring(0, 2) === "0x") return parseInt(value.substring(2), 16);
	return parseInt(value, 10);
}
function isFraction(value) {
	return /^-?\d+\/-?\d+$/.test(value);
}
function calculateGPSValue(value) {
	const [degreesString, minutesString] = value.split(",");
	if (degreesString !== void 0 && minutesString !== void 0) {
		const degrees = parseFloat(degreesString);
		const minutes = parseFloat(minutesString);
		const ref = minutesString.charAt(minutesString.length - 1);
		if (!Number.isNaN(degrees) && !Number.isNaN(minutes)) return "" + (degrees + minutes / 60) + ref;
	}
	return value;
}
// node_modules/exifreader/src/dom-parser.js
var dom_parser_default = { get: get$2 };
function get$2(domParser) {
	if (domParser) return domParser;
	if (typeof DOMParser !== "undefined") return new DOMParser();
	try {
		const { DOMParser, onErrorStopParsing } = __non_webpack_require__("@xmldom/xmldom");
		return new DOMParser({ onError: onErrorStopParsing });
	} catch (error) {
		return;
	}
}
// node_modules/exifreader/src/xmp-namespaces.js
function isMissingNamespaceError(error) {
	const missingNamespaceStrings = [
		"prefix is non-null and namespace is null",
		"prefix not bound to a namespace",
		"prefix inte bundet till en namnrymd",
		/Namespace prefix .+ is not defined/
	];
	for (let i = 0; i < missingNamespaceStrings.length; i++) if (new RegExp(missingNamespaceStrings[i]).test(error.message)) return true;
	return false;
}
function addMissingNamespaces(xmlString) {
	const rootTagStartIndex = findRootTagStartIndex(xmlString);
	if (rootTagStartIndex === -1) return xmlString;
	const { insertionIndex, attributeValueSpans } = scanStartTag(xmlString, rootTagStartIndex + 1);
	if (insertionIndex === -1) return xmlString;
	const declaredPrefixLookup = getDeclaredNamespacePrefixLookup(xmlString, rootTagStartIndex, insertionIndex, attributeValueSpans);
	const missingPrefixes = getUsedNamespacePrefixes(xmlString).filter((prefix) => declaredPrefixLookup[prefix] === void 0);
	if (missingPrefixes.length === 0) return xmlString;
	const namespaceDeclarations = createNamespaceDeclarations(missingPrefixes);
	return xmlString.slice(0, insertionIndex) + namespaceDeclarations + xmlString.slice(insertionIndex);
}
function findRootTagStartIndex(xmlString) {
	let index = 0;
	while (index < xmlString.length) {
		index = xmlString.indexOf("<", index);
		if (index === -1) return -1;
		if (/[A-Za-z_]/.test(xmlString.charAt(index + 1))) return index;
		if (hasSubstringAt(xmlString, "<!--", index)) index = skipPast(xmlString, index + 4, "-->");
		else if (hasSubstringAt(xmlString, "<![CDATA[", index)) index = skipPast(xmlString, index + 9, "]]>");
		else if (xmlString.charAt(index + 1) === "?") index = skipPast(xmlString, index + 2, "?>");
		else index++;
	}
	return -1;
}
function scanStartTag(xmlString, fromIndex) {
	const attributeValueSpans = [];
	let quoteCharacter;
	let valueStartIndex;
	for (let i = fromIndex; i < xmlString.length; i++) {
		const character = xmlString.charAt(i);
		if (quoteCharacter !== void 0) {
			if (character === quoteCharacter) {
				attributeValueSpans.push({
					start: valueStartIndex,
					end: i
				});
				quoteCharacter = void 0;
			}
		} else if (character === "\"" || character === "'") {
			quoteCharacter = character;
			valueStartIndex = i + 1;
		} else if (character === ">") {
			if (xmlString.charAt(i - 1) === "/") return {
				insertionIndex: i - 1,
				attributeValueSpans
			};
			return {
				insertionIndex: i,
				attributeValueSpans
			};
		}
	}
	return {
		insertionIndex: -1,
		attributeValueSpans
	};
}
function hasSubstringAt(xmlString, substring, index) {
	return xmlString.slice(index, index + substring.length) === substring;
}
function skipPast(xmlString, fromIndex, endMarker) {
	const endIndex = xmlString.indexOf(endMarker, fromIndex);
	if (endIndex === -1) return xmlString.length;
	return endIndex + endMarker.length;
}
function getDeclaredNamespacePrefixLookup(xmlContent, rootTagStartIndex, insertionIndex, attributeValueSpans) {
	const prefixes = Object.create(null);
	const namespaceDeclarationRegex = /xmlns:([A-Za-z_][A-Za-z0-9._-]*)\s*=\s*["']([^"']*)["']/g;
	let match;
	let spanIndex = 0;
	while ((match = namespaceDeclarationRegex.exec(xmlContent)) !== null) {
		while (spanIndex < attributeValueSpans.length && attributeValueSpans[spanIndex].end <= match.index) spanIndex++;
		if (spanIndex < attributeValueSpans.length && attributeValueSpans[spanIndex].start <= match.index) {
			namespaceDeclarationRegex.lastIndex = attributeValueSpans[spanIndex].end;
			continue;
		}
		if (match[2] !== "" || isInRootStartTag(match.index, rootTagStartIndex, insertionIndex)) prefixes[match[1]] = true;
	}
	return prefixes;
}
function isInRootStartTag(index, rootTagStartIndex, insertionIndex) {
	return index > rootTagStartIndex && index < insertionIndex;
}
function getUsedNamespacePrefixes(xmlContent) {
	const prefixes = [];
	const seenPrefixes = Object.create(null);
	const prefixUsageRegex = /(?:^|[^A-Za-z0-9._-])([A-Za-z_][A-Za-z0-9._-]*):[A-Za-z_][A-Za-z0-9._-]*/g;
	let match;
	while ((match = prefixUsageRegex.exec(xmlContent)) !== null) {
		const prefix = match[1];
		if (prefix === "xmlns" || prefix === "xml") continue;
		if (seenPrefixes[prefix] === void 0) {
			seenPrefixes[prefix] = true;
			prefixes.push(prefix);
		}
	}
	return prefixes;
}
var KNOWN_NAMESPACE_URIS = {
	xmp: "http://ns.adobe.com/xap/1.0/",
	tiff: "http://ns.adobe.com/tiff/1.0/",
	exif: "http://ns.adobe.com/exif/1.0/",
	dc: "http://purl.org/dc/elements/1.1/",
	xmpMM: "http://ns.adobe.com/xap/1.0/mm/",
	stEvt: "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#",
	stRef: "http://ns.adobe.com/xap/1.0/sType/ResourceRef#",
	photoshop: "http://ns.adobe.com/photoshop/1.0/"
};
function createNamespaceDeclarations(prefixes) {
	const declarations = [];
	for (let i = 0; i < prefixes.length; i++) {
		const prefix = prefixes[i];
		declarations.push(" xmlns:" + prefix + "=\"" + getNamespaceUri(prefix) + "\"");
	}
	return declarations.join("");
}
function getNamespaceUri(prefix) {
	if (Object.prototype.hasOwnProperty.call(KNOWN_NAMESPACE_URIS, prefix)) return KNOWN_NAMESPACE_URIS[prefix];
	return "http://fallback.namespace/" + prefix;
}
// node_modules/exifreader/src/xmp-tags.js
var xmp_tags_default = { read: read$9 };
var ParseError = class extends Error {
	constructor(message) {
		super(message);
		this.name = "ParseError";
	}
};
function read$9(dataView, chunks, domParser) {
	const tags = {};
	if (typeof dataView === "string") {
		readTags(tags, dataView, domParser);
		return tags;
	}
	const [standardXmp, extendedXmp] = extractCompleteChunks(dataView, chunks);
	const hasStandardTags = readTags(tags, standardXmp, domParser);
	if (extendedXmp) {
		const hasExtendedTags = readTags(tags, extendedXmp, domParser);
		if (!hasStandardTags && !hasExtendedTags) {
			delete tags._raw;
			readTags(tags, combineChunks(dataView, chunks), domParser);
		}
	}
	return tags;
}
function extractCompleteChunks(dataView, chunks) {
	if (chunks.length === 0) return [];
	const completeChunks = [combineChunks(dataView, chunks.slice(0, 1))];
	if (chunks.length > 1) completeChunks.push(combineChunks(dataView, chunks.slice(1)));
	return completeChunks;
}
function combineChunks(dataView, chunks) {
	const slices = chunks.map((chunk) => getBoundedChunkBytes(dataView, chunk));
	const totalLength = slices.reduce((size, slice) => size + slice.length, 0);
	const combinedChunks = new Uint8Array(totalLength);
	let offset = 0;
	for (let i = 0; i < slices.length; i++) {
		combinedChunks.set(slices[i], offset);
		offset += slices[i].length;
	}
	return new DataView(combinedChunks.buffer);
}
function getBoundedChunkBytes(dataView, chunk) {
	const bufferLength = dataView.byteLength;
	const byteOffset = dataView.byteOffset || 0;
	const start = Math.min(Math.max(chunk.dataOffset, 0), bufferLength);
	const end = Math.min(start + Math.max(chunk.length, 0), bufferLength);
	return new Uint8Array(dataView.buffer.slice(byteOffset + start, byteOffset + end));
}
function readTags(tags, chunkDataView, domParser) {
	try {
		const { doc, raw, decodeValue } = getDocument(chunkDataView, domParser);
		tags._raw = (tags._raw || "") + raw;
		objectAssign(tags, parseXMPObject(convertToObject(getRDF(doc), true, decodeValue)));
		return true;
	} catch (error) {
		return false;
	}
}
function getDocument(chunkDataView, _domParser) {
	const domParser = dom_parser_default.get(_domParser);
	if (!domParser) {
		console.warn("Warning: DOMParser is not available. It is needed to be able to parse XMP tags.");
		throw new Error();
	}
	const { xmlString, decodeValue } = decodeXmlSource(chunkDataView);
	return {
		doc: parseFromString(domParser, trimXmlSource(xmlString)),
		raw: xmlString,
		decodeValue
	};
}
function decodeXmlSource(source) {
	if (typeof source === "string") return decodeByteString(source);
	const Decoder = text_decoder_default.get();
	if (Decoder !== void 0) try {
		return {
			xmlString: new Decoder("utf-8", { fatal: true }).decode(source),
			decodeValue: keepValue
		};
	} catch (error) {}
	return decodeByteString(getStringFromDataView(source, 0, source.byteLength));
}
function decodeByteString(byteString) {
	const decoded = tryDecodeUtf8ByteString(byteString);
	if (decoded !== void 0) return {
		xmlString: decoded,
		decodeValue: keepValue
	};
	return {
		xmlString: byteString,
		decodeValue: decodeUtf8ByteString
	};
}
function keepValue(value) {
	return value;
}
function trimXmlSource(xmlSource) {
	return xmlSource.replace(/^.+(<\?xpacket begin)/, "$1").replace(/(<\?xpacket end=".*"\?>).+$/, "$1");
}
function parseFromString(domParser, xmlString, isRetry = false) {
	try {
		const doc = domParser.parseFromString(xmlString, "application/xml");
		const errors = doc.getElementsByTagName("parsererror");
		if (errors.length > 0) throw new ParseError(errors[0].textContent);
		return doc;
	} catch (error) {
		if (error.name === "ParseError" && isMissingNamespaceError(error) && !isRetry) return parseFromString(domParser, addMissingNamespaces(xmlString), true);
		throw error;
	}
}
function getRDF(node) {
	for (let i = 0; i < node.childNodes.length; i++) {
		if (node.childNodes[i].tagName === "x:xmpmeta") return getRDF(node.childNodes[i]);
		if (node.childNodes[i].tagName === "rdf:RDF") return node.childNodes[i];
	}
	throw new Error();
}
function convertToObject(node, isTopNode, decodeValue) {
	const childNodes = getChildNodes(node);
	if (hasTextOnlyContent(childNodes)) {
		if (isTopNode) return {};
		return decodeValue(getTextValue(childNodes[0]));
	}
	return getElementsFromNodes(childNodes, decodeValue);
}
function getChildNodes(node) {
	const elements = [];
	for (let i = 0; i < node.childNodes.length; i++) elements.push(node.childNodes[i]);
	return elements;
}
function hasTextOnlyContent(nodes) {
	return nodes.length === 1 && nodes[0].nodeName === "#text";
}
function getTextValue(node) {
	return node.nodeValue;
}
function getElementsFromNodes(nodes, decodeValue) {
	const elements = Object.create(null);
	nodes.forEach((node) => {
		if (isElement(node)) {
			const nodeElement = getElementFromNode(node, decodeValue);
			if (elements[node.nodeName] !== void 0) {
				if (!Array.isArray(elements[node.nodeName])) elements[node.nodeName] = [elements[node.nodeName]];
				elements[node.nodeName].push(nodeElement);
			} else elements[node.nodeName] = nodeElement;
		}
	});
	return elements;
}
function isElement(node) {
	return node.nodeName && node.nodeName !== "#text";
}
function getElementFromNode(node, decodeValue) {
	return {
		attributes: getAttributes(node, decodeValue),
		value: convertToObject(node, false, decodeValue)
	};
}
function getAttributes(element, decodeValue) {
	const attributes = {};
	for (let i = 0; i < element.attributes.length; i++) setProperty(attributes, element.attributes[i].nodeName, decodeValue(element.attributes[i].value));
	return attributes;
}
function parseXMPObject(xmpObject) {
	const tags = {};
	if (typeof xmpObject === "string") return xmpObject;
	for (const nodeName in xmpObject) {
		let nodes = xmpObject[nodeName];
		if (!Array.isArray(nodes)) nodes = [nodes];
		nodes.forEach((node) => {
			objectAssign(tags, parseNodeAttributesAsTags(node.attributes));
			if (typeof node.value === "object") objectAssign(tags, parseNodeChildrenAsTags(node.value));
		});
	}
	return tags;
}
function parseNodeAttributesAsTags(attributes) {
	const tags = {};
	for (const name in attributes) try {
		if (isTagAttribute(name)) setProperty(tags, getLocalName(name), {
			value: attributes[name],
			attributes: {},
			description: getDescription$1(attributes[name], name)
		});
	} catch (error) {}
	return tags;
}
function isTagAttribute(name) {
	return name !== "rdf:parseType" && !isNamespaceDefinition(name);
}
function isNamespaceDefinition(name) {
	return name.split(":")[0] === "xmlns";
}
function getLocalName(name) {
	if (/^MicrosoftPhoto(_\d+_)?:Rating$/i.test(name)) return "RatingPercent";
	return name.split(":")[1];
}
function getDescription$1(value, name = void 0) {
	if (Array.isArray(value)) {
		const arrayDescription = getDescriptionOfArray(value);
		if (hasTagNameFunction(name)) try {
			const description = xmp_tag_names_default[name](value, arrayDescription);
			if (typeof description === "string") return description;
		} catch (error) {}
		return arrayDescription;
	}
	if (typeof value === "object") return getDescriptionOfObject(value);
	if (hasTagNameFunction(name)) try {
		return xmp_tag_names_default[name](value);
	} catch (error) {
		return value;
	}
	return value;
}
function getDescriptionOfArray(value) {
	return value.map((item) => {
		if (item.value !== void 0) return getDescription$1(item.value);
		return getDescription$1(item);
	}).join(", ");
}
function hasTagNameFunction(name) {
	return Object.prototype.hasOwnProperty.call(xmp_tag_names_default, name) && typeof xmp_tag_names_default[name] === "function";
}
function getDescriptionOfObject(value) {
	const descriptions = [];
	for (const key in value) descriptions.push(`${getClearTextKey(key)}: ${getDescription$1(value[key].value)}`);
	return descriptions.join("; ");
}
function getClearTextKey(key) {
	if (key === "CiAdrCity") return "CreatorCity";
	if (key === "CiAdrCtry") return "CreatorCountry";
	if (key === "CiAdrExtadr") return "CreatorAddress";
	if (key === "CiAdrPcode") return "CreatorPostalCode";
	if (key === "CiAdrRegion") return "CreatorRegion";
	if (key === "CiEmailWork") return "CreatorWorkEmail";
	if (key === "CiTelWork") return "CreatorWorkPhone";
	if (key === "CiUrlWork") return "CreatorWorkUrl";
	return key;
}
function parseNodeChildrenAsTags(children, tags = {}) {
	for (const name in children) try {
		if (!isNamespaceDefinition(name)) setProperty(tags, getLocalName(name), parseNodeAsTag(children[name], name));
	} catch (error) {}
	return tags;
}
function parseNodeAsTag(node, name) {
	if (isDuplicateTag(node)) return parseNodeAsDuplicateTag(node, name);
	if (isEmptyResourceTag(node)) return {
		value: "",
		attributes: {},
		description: ""
	};
	if (hasNestedSimpleRdfDescription(node)) return parseNodeAsSimpleRdfDescription(node, name);
	if (hasNestedStructureRdfDescription(node)) return parseNodeAsStructureRdfDescription(node, name);
	if (isCompactStructure(node)) return parseNodeAsCompactStructure(node, name);
	if (isArray(node)) return parseNodeAsArray(node, name);
	return parseNodeAsSimpleValue(node, name);
}
function isEmptyResourceTag(node) {
	return node.attributes["rdf:parseType"] === "Resource" && typeof node.value === "string" && node.value.trim() === "";
}
function isDuplicateTag(node) {
	return Array.isArray(node);
}
function parseNodeAsDuplicateTag(node, name) {
	return parseNodeAsSimpleValue(node[node.length - 1], name);
}
function hasNestedSimpleRdfDescription(node) {
	return node.attributes["rdf:parseType"] === "Resource" && node.value["rdf:value"] !== void 0 || node.value["rdf:Description"] !== void 0 && node.value["rdf:Description"].value["rdf:value"] !== void 0;
}
function parseNodeAsSimpleRdfDescription(node, name) {
	const attributes = parseNodeAttributes(node);
	if (node.value["rdf:Description"] !== void 0) node = node.value["rdf:Description"];
	objectAssign(attributes, parseNodeAttributes(node), parseNodeChildrenAsAttributes(node));
	const value = parseRdfValue(node);
	return {
		value,
		attributes,
		description: getDescription$1(value, name)
	};
}
function parseNodeAttributes(node) {
	const attributes = {};
	for (const name in node.attributes) if (name !== "rdf:parseType" && name !== "rdf:resource" && !isNamespaceDefinition(name)) setProperty(attributes, getLocalName(name), node.attributes[name]);
	return attributes;
}
function parseNodeChildrenAsAttributes(node) {
	const attributes = {};
	for (const name in node.value) if (name !== "rdf:value" && !isNamespaceDefinition(name)) setProperty(attributes, getLocalName(name), node.value[name].value);
	return attributes;
}
function parseRdfValue(node) {
	const rdfValueNode = getLastNode(node.value["rdf:value"]);
	return getURIValue(rdfValueNode) || parseRdfValueContent(rdfValueNode);
}
function getLastNode(node) {
	if (isDuplicateTag(node)) return node[node.length - 1];
	return node;
}
function parseRdfValueContent(rdfValueNode) {
	if (isArray(rdfValueNode)) return parseNodeAsArray(rdfValueNode).value;
	if (typeof rdfValueNode.value === "object") return parseNodeChildrenAsTags(rdfValueNode.value, Object.create(null));
	return rdfValueNode.value;
}
function hasNestedStructureRdfDescription(node) {
	return node.attributes["rdf:parseType"] === "Resource" || node.value["rdf:Description"] !== void 0 && node.value["rdf:Description"].value["rdf:value"] === void 0;
}
function parseNodeAsStructureRdfDescription(node, name) {
	const tag = {
		value: {},
		attributes: {}
	};
	if (node.value["rdf:Description"] !== void 0) {
		objectAssign(tag.value, parseNodeAttributesAsTags(node.value["rdf:Description"].attributes));
		objectAssign(tag.attributes, parseNodeAttributes(node));
		node = node.value["rdf:Description"];
	}
	objectAssign(tag.value, parseNodeChildrenAsTags(node.value));
	tag.description = getDescription$1(tag.value, name);
	return tag;
}
function isCompactStructure(node) {
	return Object.keys(node.value).length === 0 && node.attributes["xml:lang"] === void 0 && node.attributes["rdf:resource"] === void 0;
}
function parseNodeAsCompactStructure(node, name) {
	const value = parseNodeAttributesAsTags(node.attributes);
	return {
		value,
		attributes: {},
		description: getDescription$1(value, name)
	};
}
function isArray(node) {
	return getArrayChild(node.value) !== void 0;
}
function getArrayChild(value) {
	return getLastNode(value["rdf:Bag"] || value["rdf:Seq"] || value["rdf:Alt"]);
}
function parseNodeAsArray(node, name) {
	let items = getArrayChild(node.value).value["rdf:li"];
	const attributes = parseNodeAttributes(node);
	const value = [];
	if (items === void 0) items = [];
	else if (!Array.isArray(items)) items = [items];
	items.forEach((item) => {
		value.push(parseArrayValue(item));
	});
	return {
		value,
		attributes,
		description: getDescription$1(value, name)
	};
}
function parseArrayValue(item) {
	if (hasNestedSimpleRdfDescription(item)) return parseNodeAsSimpleRdfDescription(item);
	if (hasNestedStructureRdfDescription(item)) return parseNodeAsStructureRdfDescription(item).value;
	if (isCompactStructure(item)) return parseNodeAsCompactStructure(item).value;
	return parseNodeAsSimpleValue(item);
}
function parseNodeAsSimpleValue(node, name) {
	const value = getURIValue(node) || parseXMPObject(node.value);
	return {
		value,
		attributes: parseNodeAttributes(node),
		description: getDescription$1(value, name)
	};
}
function getURIValue(node) {
	return node.attributes && node.attributes["rdf:resource"];
}
// node_modules/exifreader/src/photoshop-tag-names.js
var PathRecordTypes = {
	CLOSED_SUBPATH_LENGTH: 0,
	CLOSED_SUBPATH_BEZIER_LINKED: 1,
	CLOSED_SUBPATH_BEZIER_UNLINKED: 2,
	OPEN_SUBPATH_LENGTH: 3,
	OPEN_SUBPATH_BEZIER_LINKED: 4,
	OPEN_SUBPATH_BEZIER_UNLINKED: 5,
	FILL_RULE: 6,
	CLIPBOARD: 7,
	INITIAL_FILL_RULE: 8
};
var PATH_RECORD_SIZE = 24;
var photoshop_tag_names_default = {
	2e3: {
		name: "PathInformation",
		description: pathResource
	},
	2999: {
		name: "ClippingPathName",
		description(dataView) {
			const [, string] = getPascalStringFromDataView(dataView, 0);
			return string;
		}
	}
};
function pathResource(dataView) {
	const TYPE_SIZE = 2;
	const types = {};
	const paths = [];
	for (let offset = 0; offset < dataView.byteLength; offset += 26) {
		const type = types_default.getShortAt(dataView, offset);
		if (PATH_RECORD_TYPES[type]) {
			if (!types[type]) types[type] = PATH_RECORD_TYPES[type].description;
			paths.push({
				type,
				path: PATH_RECORD_TYPES[type].path(dataView, offset + TYPE_SIZE)
			});
		}
	}
	return JSON.stringify({
		types,
		paths
	});
}
var PATH_RECORD_TYPES = {
	[PathRecordTypes.CLOSED_SUBPATH_LENGTH]: {
		description: "Closed subpath length",
		path: (dataView, offset) => [types_default.getShortAt(dataView, offset)]
	},
	[PathRecordTypes.CLOSED_SUBPATH_BEZIER_LINKED]: {
		description: "Closed subpath Bezier knot, linked",
		path: parseBezierKnot
	},
	[PathRecordTypes.CLOSED_SUBPATH_BEZIER_UNLINKED]: {
		description: "Closed subpath Bezier knot, unlinked",
		path: parseBezierKnot
	},
	[PathRecordTypes.OPEN_SUBPATH_LENGTH]: {
		description: "Open subpath length",
		path: (dataView, offset) => [types_default.getShortAt(dataView, offset)]
	},
	[PathRecordTypes.OPEN_SUBPATH_BEZIER_LINKED]: {
		description: "Open subpath Bezier knot, linked",
		path: parseBezierKnot
	},
	[PathRecordTypes.OPEN_SUBPATH_BEZIER_UNLINKED]: {
		description: "Open subpath Bezier knot, unlinked",
		path: parseBezierKnot
	},
	[PathRecordTypes.FILL_RULE]: {
		description: "Path fill rule",
		path: () => []
	},
	[PathRecordTypes.INITIAL_FILL_RULE]: {
		description: "Initial fill rule",
		path: (dataView, offset) => [types_default.getShortAt(dataView, offset)]
	},
	[PathRecordTypes.CLIPBOARD]: {
		description: "Clipboard",
		path: parseClipboard
	}
};
function parseBezierKnot(dataView, offset) {
	const PATH_POINT_SIZE = 8;
	const path = [];
	for (let i = 0; i < PATH_RECORD_SIZE; i += PATH_POINT_SIZE) path.push(parsePathPoint(dataView, offset + i));
	return path;
}
function parsePathPoint(dataView, offset) {
	const vertical = getFixedPointNumber(dataView, offset, 8);
	return [getFixedPointNumber(dataView, offset + 4, 8), vertical];
}
function parseClipboard(dataView, offset) {
	return [[
		getFixedPointNumber(dataView, offset, 8),
		getFixedPointNumber(dataView, offset + 4, 8),
		getFixedPointNumber(dataView, offset + 8, 8),
		getFixedPointNumber(dataView, offset + 12, 8)
	], getFixedPointNumber(dataView, offset + 16, 8)];
}
function getFixedPointNumber(dataView, offset, binaryPoint) {
	const number = types_default.getLongAt(dataView, offset);
	const sign = number >>> 31 === 0 ? 1 : -1;
	const integer = (number & 2130706432) >>> 32 - binaryPoint;
	const fraction = number & parseInt(strRepeat("1", 32 - binaryPoint), 2);
	return sign * parseFloatRadix(integer.toString(2) + "." + padStart(fraction.toString(2), 32 - binaryPoint, "0"), 2);
}
// node_modules/exifreader/src/photoshop-tags.js
var photoshop_tags_default = { read: read$8 };
var SIGNATURE = "8BIM";
var TAG_ID_SIZE = 2;
var RESOURCE_LENGTH_SIZE = 4;
var SIGNATURE_SIZE = 4;
var RESOURCE_BLOCK_MIN_HEADER_SIZE = 12;
function read$8(bytes, includeUnknown, tagFilter = NOOP_TAG_FILTER) {
	if (!Array.isArray(bytes)) return {};
	const dataView = getDataView(new Uint8Array(bytes).buffer);
	const tags = {};
	let offset = 0;
	while (offset + RESOURCE_BLOCK_MIN_HEADER_SIZE <= dataView.byteLength) {
		const signature = getStringFromDataView(dataView, offset, SIGNATURE_SIZE);
		offset += SIGNATURE_SIZE;
		const tagId = types_default.getShortAt(dataView, offset);
		offset += TAG_ID_SIZE;
		const { tagName, tagNameSize } = getTagName(dataView, offset);
		offset += tagNameSize;
		if (offset + RESOURCE_LENGTH_SIZE > dataView.byteLength) break;
		const declaredResourceSize = types_default.getLongAt(dataView, offset);
		offset += RESOURCE_LENGTH_SIZE;
		const resourceSize = Math.min(declaredResourceSize, dataView.byteLength - offset);
		if (signature === SIGNATURE) {
			const resolvedTagName = getTagNameForFiltering(tagId, tagName, includeUnknown);
			if (!tagFilter.shouldParseTag("photoshop", resolvedTagName, tagId)) {
				offset += resourceSize + resourceSize % 2;
				continue;
			}
			const valueDataView = getDataView(dataView.buffer, offset, resourceSize);
			const tag = {
				id: tagId,
				value: getStringFromDataView(valueDataView, 0, resourceSize)
			};
			if (photoshop_tag_names_default[tagId]) {
				try {
					tag.description = photoshop_tag_names_default[tagId].description(valueDataView);
				} catch (error) {
					tag.description = "<no description formatter>";
				}
				tags[tagName ? tagName : photoshop_tag_names_default[tagId].name] = tag;
			} else if (includeUnknown) tags[`undefined-${tagId}`] = tag;
		}
		offset += resourceSize + resourceSize % 2;
	}
	return tags;
}
function getTagNameForFiltering(tagId, tagName, includeUnknown) {
	if (tagName) return tagName;
	if (photoshop_tag_names_default[tagId] && photoshop_tag_names_default[tagId].name) return photoshop_tag_names_default[tagId].name;
	if (includeUnknown) return `undefined-${tagId}`;
}
function getTagName(dataView, offset) {
	const [stringSize, string] = getPascalStringFromDataView(dataView, offset);
	return {
		tagName: string,
		tagNameSize: 1 + stringSize + (stringSize % 2 === 0 ? 1 : 0)
	};
}
// node_modules/exifreader/src/icc-tag-names.js
var iccTags = {
	"desc": { "name": "ICC Description" },
	"cprt": { "name": "ICC Copyright" },
	"dmdd": { "name": "ICC Device Model Description" },
	"vued": { "name": "ICC Viewing Conditions Description" },
	"dmnd": { "name": "ICC Device Manufacturer for Display" },
	"tech": { "name": "Technology" }
};
var iccProfile = {
	4: {
		"name": "Preferred CMM type",
		"value": (dataView, offset) => getStringFromDataView(dataView, offset, 4),
		"description": (value) => value !== null ? toCompany(value) : ""
	},
	8: {
		"name": "Profile Version",
		"value": (dataView, offset) => {
			return dataView.getUint8(offset).toString(10) + "." + (dataView.getUint8(offset + 1) >> 4).toString(10) + "." + (dataView.getUint8(offset + 1) % 16).toString(10);
		}
	},
	12: {
		"name": "Profile/Device class",
		"value": (dataView, offset) => getStringFromDataView(dataView, offset, 4),
		"description": (value) => {
			switch (value.toLowerCase()) {
				case "scnr": return "Input Device profile";
				case "mntr": return "Display Device profile";
				case "prtr": return "Output Device profile";
				case "link": return "DeviceLink profile";
				case "abst": return "Abstract profile";
				case "spac": return "ColorSpace profile";
				case "nmcl": return "NamedColor profile";
				case "cenc": return "ColorEncodingSpace profile";
				case "mid ": return "MultiplexIdentification profile";
				case "mlnk": return "MultiplexLink profile";
				case "mvis": return "MultiplexVisualization profile";
				default: return value;
			}
		}
	},
	16: {
		"name": "Color Space",
		"value": (dataView, offset) => getStringFromDataView(dataView, offset, 4)
	},
	20: {
		"name": "Connection Space",
		"value": (dataView, offset) => getStringFromDataView(dataView, offset, 4)
	},
	24: {
		"name": "ICC Profile Date",
		"value": (dataView, offset) => parseDate(dataView, offset).toISOString()
	},
	36: {
		"name": "ICC Signature",
		"value": (dataView, offset) => sliceToString(dataView.buffer.slice(offset, offset + 4))
	},
	40: {
		"name": "Primary Platform",
		"value": (dataView, offset) => getStringFromDataView(dataView, offset, 4),
		"description": (value) => toCompany(value)
	},
	48: {
		"name": "Device Manufacturer",
		"value": (dataView, offset) => getStringFromDataView(dataView, offset, 4),
		"description": (value) => toCompany(value)
	},
	52: {
		"name": "Device Model Number",
		"value": (dataView, offset) => getStringFromDataView(dataView, offset, 4)
	},
	64: {
		"name": "Rendering Intent",
		"value": (dataView, offset) => dataView.getUint32(offset),
		"description": (value) => {
			switch (value) {
				case 0: return "Perceptual";
				case 1: return "Relative Colorimetric";
				case 2: return "Saturation";
				case 3: return "Absolute Colorimetric";
				default: return value;
			}
		}
	},
	80: {
		"name": "Profile Creator",
		"value": (dataView, offset) => getStringFromDataView(dataView, offset, 4)
	}
};
function parseDate(dataView, offset) {
	const year = dataView.getUint16(offset);
	const month = dataView.getUint16(offset + 2) - 1;
	const day = dataView.getUint16(offset + 4);
	const hours = dataView.getUint16(offset + 6);
	const minutes = dataView.getUint16(offset + 8);
	const seconds = dataView.getUint16(offset + 10);
	return new Date(Date.UTC(year, month, day, hours, minutes, seconds));
}
var MAX_CHARS_PER_CALL = 8192;
function sliceToString(slice) {
	const bytes = new Uint8Array(slice);
	const chunks = [];
	for (let offset = 0; offset < bytes.length; offset += MAX_CHARS_PER_CALL) chunks.push(String.fromCharCode.apply(null, bytes.subarray(offset, offset + MAX_CHARS_PER_CALL)));
	return chunks.join("");
}
function toCompany(value) {
	switch (value.toLowerCase()) {
		case "appl": return "Apple";
		case "adbe": return "Adobe";
		case "msft": return "Microsoft";
		case "sunw": return "Sun Microsystems";
		case "sgi": return "Silicon Graphics";
		case "tgnt": return "Taligent";
		default: return value;
	}
}
// node_modules/exifreader/src/icc-tags.js
var icc_tags_default = { read: read$7 };
var PROFILE_HEADER_LENGTH = 84;
var ICC_TAG_COUNT_OFFSET = 128;
var ICC_SIGNATURE = "acsp";
var TAG_TYPE_DESC = "desc";
var TAG_TYPE_MULTI_LOCALIZED_UNICODE_TYPE = "mluc";
var TAG_TYPE_TEXT = "text";
var TAG_TYPE_SIGNATURE = "sig ";
var TAG_TABLE_SINGLE_TAG_DATA = 12;
var DESC_VALUE_SIZE_OFFSET_END = 12;
var MIN_MULTI_LOCALIZED_UNICODE_RECORD_SIZE = 12;
var MULTI_LOCALIZED_UNICODE_RECORDS_OFFSET = 16;
var MAX_MLUC_RECORDS = 1e3;
var MAX_TAG_COUNT = 1e3;
var MAX_DECODE_BYTES = 1048576;
function read$7(dataView, iccData, async, decompressConfig) {
	if (async && iccData[0].compressionMethod !== void 0) return readCompressedIcc(dataView, iccData, decompressConfig);
	return readIcc(dataView, iccData);
}
function readCompressedIcc(dataView, iccData, decompressConfig) {
	if (!compressionMethodIsSupported(iccData[0].compressionMethod)) return {};
	const byteOffset = dataView.byteOffset || 0;
	const slice = dataView.buffer.slice(byteOffset + iccData[0].offset, byteOffset + iccData[0].offset + iccData[0].length);
	return decompress(new DataView(new Uint8Array(slice).buffer), iccData[0].compressionMethod, "utf-8", "dataview", decompressConfig).then(parseTags).catch(() => ({}));
}
function compressionMethodIsSupported(compressionMethod) {
	return compressionMethod === 0;
}
function readIcc(dataView, iccData) {
	try {
		const buffer = getBuffer(dataView);
		const byteOffset = dataView.byteOffset || 0;
		const declaredLength = iccData.reduce((sum, icc) => sum + icc.length, 0);
		const totalIccProfileLength = Math.min(declaredLength, buffer.byteLength);
		const iccBinaryData = new Uint8Array(totalIccProfileLength);
		let offset = 0;
		const chunksByNumber = getChunksByNumber(iccData);
		for (let chunkNumber = 1; chunkNumber <= iccData.length; chunkNumber++) {
			const iccDataChunk = chunksByNumber[chunkNumber];
			if (!iccDataChunk) throw new Error(`ICC chunk ${chunkNumber} not found`);
			const data = buffer.slice(byteOffset + iccDataChunk.offset, byteOffset + iccDataChunk.offset + iccDataChunk.length);
			const chunkData = new Uint8Array(data);
			iccBinaryData.set(chunkData, offset);
			offset += chunkData.length;
		}
		return parseTags(new DataView(iccBinaryData.buffer));
	} catch (error) {
		return {};
	}
}
function getBuffer(dataView) {
	if (Array.isArray(dataView)) return new DataView(Uint8Array.from(dataView).buffer).buffer;
	return dataView.buffer;
}
function getChunksByNumber(iccData) {
	const chunksByNumber = Object.create(null);
	for (let i = 0; i < iccData.length; i++) if (chunksByNumber[iccData[i].chunkNumber] === void 0) chunksByNumber[iccData[i].chunkNumber] = iccData[i];
	return chunksByNumber;
}
function iccDoesNotHaveTagCount(dataView) {
	return dataView.byteLength < 132;
}
function doesNotHaveTagData(dataView, tagHeaderOffset) {
	return dataView.byteLength < tagHeaderOffset + TAG_TABLE_SINGLE_TAG_DATA;
}
function parseTags(dataView) {
	const buffer = dataView.buffer;
	const length = dataView.getUint32();
	if (dataView.byteLength !== length) throw new Error("ICC profile length not matching");
	if (dataView.byteLength < PROFILE_HEADER_LENGTH) throw new Error("ICC profile too short");
	const tags = {};
	const iccProfileKeys = Object.keys(iccProfile);
	for (let i = 0; i < iccProfileKeys.length; i++) {
		const offset = iccProfileKeys[i];
		const profileEntry = iccProfile[offset];
		const value = profileEntry.value(dataView, parseInt(offset, 10));
		let description = value;
		if (profileEntry.description) description = profileEntry.description(value);
		tags[profileEntry.name] = {
			value,
			description
		};
	}
	if (sliceToString(buffer.slice(36, 40)) !== ICC_SIGNATURE) throw new Error("ICC profile: missing signature");
	if (iccDoesNotHaveTagCount(dataView)) return tags;
	const tagCount = Math.min(dataView.getUint32(ICC_TAG_COUNT_OFFSET), MAX_TAG_COUNT);
	let tagHeaderOffset = 132;
	const decodeBudget = { remaining: Math.min(dataView.byteLength, MAX_DECODE_BYTES) };
	for (let i = 0; i < tagCount; i++) {
		if (doesNotHaveTagData(dataView, tagHeaderOffset)) return tags;
		const tagSignature = getStringFromDataView(dataView, tagHeaderOffset, 4);
		const tagOffset = dataView.getUint32(tagHeaderOffset + 4);
		const tagSize = dataView.getUint32(tagHeaderOffset + 8);
		if (tagOffset > dataView.byteLength) return tags;
		const tagType = getStringFromDataView(dataView, tagOffset, 4);
		if (tagType === TAG_TYPE_DESC) {
			if (tagOffset + DESC_VALUE_SIZE_OFFSET_END > dataView.byteLength) return tags;
			const tagValueSize = dataView.getUint32(tagOffset + 8);
			if (tagValueSize > tagSize) return tags;
			addTag(tags, tagSignature, readBoundedString(dataView, tagOffset + 12, tagValueSize - 1, decodeBudget));
		} else if (tagType === TAG_TYPE_MULTI_LOCALIZED_UNICODE_TYPE) {
			if (tagOffset + MULTI_LOCALIZED_UNICODE_RECORDS_OFFSET > dataView.byteLength) return tags;
			const numRecords = dataView.getUint32(tagOffset + 8);
			const recordSize = dataView.getUint32(tagOffset + 12);
			if (recordSize < MIN_MULTI_LOCALIZED_UNICODE_RECORD_SIZE) return tags;
			if (numRecords > MAX_MLUC_RECORDS) return tags;
			const recordsSize = numRecords * recordSize;
			if (recordsSize > dataView.byteLength - tagOffset - MULTI_LOCALIZED_UNICODE_RECORDS_OFFSET) return tags;
			if (recordsSize > decodeBudget.remaining) return tags;
			decodeBudget.remaining -= recordsSize;
			const tagTextEnd = Math.min(tagSize, dataView.byteLength - tagOffset);
			let offset = tagOffset + MULTI_LOCALIZED_UNICODE_RECORDS_OFFSET;
			const val = [];
			for (let recordNum = 0; recordNum < numRecords; recordNum++) {
				const languageCode = getStringFromDataView(dataView, offset + 0, 2);
				const countryCode = getStringFromDataView(dataView, offset + 2, 2);
				const textLength = dataView.getUint32(offset + 4);
				const textOffset = dataView.getUint32(offset + 8);
				const availableInTag = Math.max(0, tagTextEnd - textOffset);
				const boundedTextLength = Math.min(textLength, availableInTag, decodeBudget.remaining);
				decodeBudget.remaining -= boundedTextLength;
				const text = getUnicodeStringFromDataView(dataView, tagOffset + textOffset, boundedTextLength);
				val.push({
					languageCode,
					countryCode,
					text
				});
				offset += recordSize;
			}
			if (numRecords === 1) addTag(tags, tagSignature, val[0].text);
			else {
				const valObj = {};
				for (let valIndex = 0; valIndex < val.length; valIndex++) valObj[`${val[valIndex].languageCode}-${val[valIndex].countryCode}`] = val[valIndex].text;
				addTag(tags, tagSignature, valObj);
			}
		} else if (tagType === TAG_TYPE_TEXT) {
			const val = readBoundedString(dataView, tagOffset + 8, tagSize - 8, decodeBudget);
			const nulIndex = val.indexOf("\0");
			addTag(tags, tagSignature, nulIndex === -1 ? val : val.slice(0, nulIndex));
		} else if (tagType === TAG_TYPE_SIGNATURE) addTag(tags, tagSignature, sliceToString(buffer.slice(tagOffset + 8, tagOffset + 12)));
		tagHeaderOffset = tagHeaderOffset + 12;
	}
	return tags;
}
function readBoundedString(dataView, start, requestedLength, budget) {
	const length = Math.max(0, Math.min(requestedLength, dataView.byteLength - start, budget.remaining));
	budget.remaining -= length;
	return sliceToString(dataView.buffer.slice(start, start + length));
}
function addTag(tags, tagSignature, value) {
	if (iccTags[tagSignature]) tags[iccTags[tagSignature].name] = {
		value,
		description: value
	};
	else tags[tagSignature] = {
		value,
		description: value
	};
}
// node_modules/exifreader/src/canon-tags.js
var SHOT_INFO_AUTO_ROTATE = 27;
var CAMERA_SETTINGS_LENS_TYPE = 22;
var canon_tags_default = {
	read: read$6,
	SHOT_INFO_AUTO_ROTATE,
	CAMERA_SETTINGS_LENS_TYPE
};
function read$6(dataView, tiffHeaderOffset, offset, byteOrder, includeUnknown, computed = false, tagFilter = void 0) {
	let tags = readIfd(dataView, IFD_TYPE_CANON, tiffHeaderOffset, tiffHeaderOffset + offset, byteOrder, includeUnknown, computed, tagFilter, "makerNotes");
	if (tags["ShotInfo"]) {
		tags = objectAssign({}, tags, parseShotInfo(tags["ShotInfo"].value));
		delete tags["ShotInfo"];
	}
	if (tags["CameraSettings"]) {
		tags = objectAssign({}, tags, parseCameraSettings(tags["CameraSettings"].value));
		delete tags["CameraSettings"];
	}
	return tags;
}
function parseShotInfo(shotInfoData) {
	const tags = {};
	if (shotInfoData[SHOT_INFO_AUTO_ROTATE] !== void 0) tags["AutoRotate"] = {
		value: shotInfoData[SHOT_INFO_AUTO_ROTATE],
		description: getAutoRotateDescription(shotInfoData[SHOT_INFO_AUTO_ROTATE])
	};
	return tags;
}
function parseCameraSettings(cameraSettingsData) {
	const tags = {};
	if (!Array.isArray(cameraSettingsData)) return tags;
	const lensType = cameraSettingsData[CAMERA_SETTINGS_LENS_TYPE];
	if (Number.isFinite(lensType)) tags["LensType"] = {
		value: lensType,
		description: `${lensType}`
	};
	return tags;
}
function getAutoRotateDescription(autoRotate) {
	if (autoRotate === 0) return "None";
	if (autoRotate === 1) return "Rotate 90 CW";
	if (autoRotate === 2) return "Rotate 180";
	if (autoRotate === 3) return "Rotate 270 CW";
	return "Unknown";
}
// node_modules/exifreader/src/pentax-tags.js
var BYTE_ORDER_OFFSET = 8;
var PENTAX_IFD_OFFSET = 10;
var MODEL_ID = { K3_III: 78420 };
var LIK3III = {
	CAMERA_ORIENTATION: 1,
	ROLL_ANGLE: 3,
	PITCH_ANGLE: 5
};
var pentax_tags_default = {
	read: read$5,
	PENTAX_IFD_OFFSET,
	MODEL_ID,
	LIK3III
};
function read$5(dataView, tiffHeaderOffset, offset, includeUnknown, computed = false, tagFilter = void 0) {
	try {
		const byteOrder = byte_order_default.getByteOrder(dataView, tiffHeaderOffset + offset + BYTE_ORDER_OFFSET);
		const originOffset = tiffHeaderOffset + offset;
		let tags = readIfd(dataView, IFD_TYPE_PENTAX, originOffset, originOffset + PENTAX_IFD_OFFSET, byteOrder, includeUnknown, computed, tagFilter, "makerNotes");
		if (hasLevelInfoK3III(tags)) {
			tags = objectAssign({}, tags, parseLevelInfoK3III(dataView, originOffset + tags["LevelInfo"].__offset, byteOrder));
			delete tags["LevelInfo"];
		}
		return tags;
	} catch (error) {
		return {};
	}
}
function hasLevelInfoK3III(tags) {
	return tags["PentaxModelID"] && tags["PentaxModelID"].value === MODEL_ID.K3_III && tags["LevelInfo"];
}
function parseLevelInfoK3III(dataView, levelInfoOffset, byteOrder) {
	const tags = {};
	if (levelInfoOffset + 7 > dataView.byteLength) return tags;
	const cameraOrientation = dataView.getInt8(levelInfoOffset + LIK3III.CAMERA_ORIENTATION);
	tags["CameraOrientation"] = {
		value: cameraOrientation,
		description: getOrientationDescription(cameraOrientation)
	};
	const rollAngle = dataView.getInt16(levelInfoOffset + LIK3III.ROLL_ANGLE, byteOrder === byte_order_default.LITTLE_ENDIAN);
	tags["RollAngle"] = {
		value: rollAngle,
		description: getRollAngleDescription(rollAngle)
	};
	const pitchAngle = dataView.getInt16(levelInfoOffset + LIK3III.PITCH_ANGLE, byteOrder === byte_order_default.LITTLE_ENDIAN);
	tags["PitchAngle"] = {
		value: pitchAngle,
		description: getPitchAngleDescription(pitchAngle)
	};
	return tags;
}
function getOrientationDescription(orientation) {
	if (orientation === 0) return "Horizontal (normal)";
	if (orientation === 1) return "Rotate 270 CW";
	if (orientation === 2) return "Rotate 180";
	if (orientation === 3) return "Rotate 90 CW";
	if (orientation === 4) return "Upwards";
	if (orientation === 5) return "Downwards";
	return "Unknown";
}
function getRollAngleDescription(rollAngle) {
	return "" + rollAngle * -.5;
}
function getPitchAngleDescription(pitchAngle) {
	return "" + pitchAngle * -.5;
}
// node_modules/exifreader/src/png-file-tags.js
var png_file_tags_default = { read: read$4 };
var COLOR_TYPES = {
	0: "Grayscale",
	2: "RGB",
	3: "Palette",
	4: "Grayscale with Alpha",
	6: "RGB with Alpha"
};
var INTERLACE_TYPES = {
	0: "Noninterlaced",
	1: "Adam7 Interlace"
};
var FIELDS$1 = [
	{
		name: "Image Width",
		offset: 0,
		size: 4,
		read: types_default.getLongAt,
		description: (value) => `${value}px`
	},
	{
		name: "Image Height",
		offset: 4,
		size: 4,
		read: types_default.getLongAt,
		description: (value) => `${value}px`
	},
	{
		name: "Bit Depth",
		offset: 8,
		size: 1,
		read: types_default.getByteAt,
		description: (value) => `${value}`
	},
	{
		name: "Color Type",
		offset: 9,
		size: 1,
		read: types_default.getByteAt,
		description: (value) => COLOR_TYPES[value] || "Unknown"
	},
	{
		name: "Compression",
		offset: 10,
		size: 1,
		read: types_default.getByteAt,
		description: (value) => value === 0 ? "Deflate/Inflate" : "Unknown"
	},
	{
		name: "Filter",
		offset: 11,
		size: 1,
		read: types_default.getByteAt,
		description: (value) => value === 0 ? "Adaptive" : "Unknown"
	},
	{
		name: "Interlace",
		offset: 12,
		size: 1,
		read: types_default.getByteAt,
		description: (value) => INTERLACE_TYPES[value] || "Unknown"
	}
];
function read$4(dataView, fileDataOffset) {
	const tags = {};
	for (let i = 0; i < FIELDS$1.length; i++) tags[FIELDS$1[i].name] = getFieldTag$1(dataView, fileDataOffset, FIELDS$1[i]);
	return tags;
}
function getFieldTag$1(dataView, fileDataOffset, field) {
	if (fileDataOffset + field.offset + field.size > dataView.byteLength) return;
	const value = field.read(dataView, fileDataOffset + field.offset);
	return {
		value,
		description: field.description(value)
	};
}
// node_modules/exifreader/src/png-text-tags.js
var png_text_tags_default = { read: read$3 };
var STATE_KEYWORD = "STATE_KEYWORD";
var STATE_COMPRESSION = "STATE_COMPRESSION";
var STATE_LANG = "STATE_LANG";
var STATE_TRANSLATED_KEYWORD = "STATE_TRANSLATED_KEYWORD";
var STATE_TEXT = "STATE_TEXT";
var COMPRESSION_SECTION_ITXT_EXTRA_BYTE = 1;
var COMPRESSION_FLAG_COMPRESSED = 1;
var EXIF_OFFSET = 6;
function read$3(dataView, pngTextChunks, async, includeUnknown, computed = false, tagFilter = NOOP_TAG_FILTER, decompressConfig) {
	const tags = {};
	const tagsPromises = [];
	for (let i = 0; i < pngTextChunks.length; i++) {
		const { offset, length, type } = pngTextChunks[i];
		const nameAndValue = getNameAndValue(dataView, offset, length, type, async, decompressConfig);
		if (nameAndValue instanceof Promise) tagsPromises.push(nameAndValue.then(({ name, value, description }) => {
			try {
				if (constants_default.USE_EXIF && isExifGroupTag(name, value)) {
					if (!tagFilter.shouldParseGroup("exif")) return {};
					return { __exif: tags_default.read(decodeRawData(value), EXIF_OFFSET, includeUnknown, computed, tagFilter).tags };
				} else if (constants_default.USE_IPTC && isIptcGroupTag(name, value)) {
					if (!tagFilter.shouldParseGroup("iptc")) return {};
					return { __iptc: iptc_tags_default.read(decodeRawData(value), 0, includeUnknown, tagFilter) };
				} else if (name && !isExifGroupTag(name, value) && !isIptcGroupTag(name, value)) {
					if (!tagFilter.shouldParseGroup("png")) return {};
					return { [name]: {
						value,
						description
					} };
				}
			} catch (error) {}
			return {};
		}));
		else {
			const { name, value, description } = nameAndValue;
			if (name && tagFilter.shouldParseGroup("png")) tags[name] = {
				value,
				description
			};
		}
	}
	return {
		readTags: tags,
		readTagsPromise: tagsPromises.length > 0 ? Promise.all(tagsPromises) : void 0
	};
}
function getNameAndValue(dataView, offset, length, type, async, decompressConfig) {
	const keywordChars = [];
	const langChars = [];
	const translatedKeywordChars = [];
	let valueChars;
	let parsingState = STATE_KEYWORD;
	let compressionMethod = void 0;
	const byteOffset = dataView.byteOffset || 0;
	for (let i = 0; i < length && offset + i < dataView.byteLength; i++) {
		if (parsingState === STATE_COMPRESSION) {
			compressionMethod = getCompressionMethod({
				type,
				dataView,
				offset: offset + i
			});
			if (type === "iTXt") i += COMPRESSION_SECTION_ITXT_EXTRA_BYTE;
			parsingState = moveToNextState(type, parsingState);
			continue;
		} else if (parsingState === STATE_TEXT) {
			const slice = dataView.buffer.slice(byteOffset + offset + i, byteOffset + offset + length);
			valueChars = new DataView(new Uint8Array(slice).buffer);
			break;
		}
		const byte = dataView.getUint8(offset + i);
		if (byte === 0) parsingState = moveToNextState(type, parsingState);
		else if (parsingState === STATE_KEYWORD) keywordChars.push(byte);
		else if (parsingState === STATE_LANG) langChars.push(byte);
		else if (parsingState === STATE_TRANSLATED_KEYWORD) translatedKeywordChars.push(byte);
	}
	if (compressionMethod !== void 0 && !async) return {};
	const decompressedValueChars = decompress(valueChars, compressionMethod, getEncodingFromType(type), "string", decompressConfig);
	if (decompressedValueChars instanceof Promise) return decompressedValueChars.then((_decompressedValueChars) => constructTag(_decompressedValueChars, type, langChars, keywordChars)).catch(() => constructTag("<text using unknown compression>".split(""), type, langChars, keywordChars));
	return constructTag(decompressedValueChars, type, langChars, keywordChars);
}
function getCompressionMethod({ type, dataView, offset }) {
	if (type === "iTXt") {
		if (offset + 1 < dataView.byteLength && dataView.getUint8(offset) === COMPRESSION_FLAG_COMPRESSED) return dataView.getUint8(offset + 1);
	} else if (type === "zTXt") return dataView.getUint8(offset);
}
function moveToNextState(type, parsingState) {
	if (parsingState === STATE_KEYWORD && ["iTXt", "zTXt"].includes(type)) return STATE_COMPRESSION;
	if (parsingState === STATE_COMPRESSION) {
		if (type === "iTXt") return STATE_LANG;
		return STATE_TEXT;
	}
	if (parsingState === STATE_LANG) return STATE_TRANSLATED_KEYWORD;
	return STATE_TEXT;
}
function getEncodingFromType(type) {
	if (type === "tEXt" || type === "zTXt") return "latin1";
	return "utf-8";
}
function constructTag(valueChars, type, langChars, keywordChars) {
	const value = getValue(valueChars);
	return {
		name: getName(type, langChars, keywordChars),
		value,
		description: type === "iTXt" ? getDescription(valueChars) : value
	};
}
function getName(type, langChars, keywordChars) {
	const name = getStringValueFromArray(keywordChars);
	if (type === "tEXt" || langChars.length === 0) return name;
	return `${name} (${getStringValueFromArray(langChars)})`;
}
function getValue(valueChars) {
	if (valueChars instanceof DataView) return getStringFromDataView(valueChars, 0, valueChars.byteLength);
	return valueChars;
}
function getDescription(valueChars) {
	return tag_decoder_default.decode("UTF-8", valueChars);
}
function isExifGroupTag(name, value) {
	return name.toLowerCase() === "raw profile type exif" && value.substring(1, 5) === "exif";
}
function isIptcGroupTag(name, value) {
	return name.toLowerCase() === "raw profile type iptc" && value.substring(1, 5) === "iptc";
}
function decodeRawData(value) {
	return hexToDataView(value.match(/\n(exif|iptc)\n\s*\d+\n([\s\S]*)$/)[2].replace(/\n/g, ""));
}
function hexToDataView(hex) {
	const dataView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(hex.length / 2));
	for (let i = 0; i < hex.length; i += 2) dataView.setUint8(i / 2, parseInt(hex.substring(i, i + 2), 16));
	return dataView;
}
// node_modules/exifreader/src/png-tags.js
var png_tags_default = { read: read$2 };
function read$2(dataView, chunkOffsets) {
	const tags = {};
	for (let i = 0; i < chunkOffsets.length; i++) {
		const chunkLength = types_default.getLongAt(dataView, chunkOffsets[i] + 0);
		const chunkType = getStringFromDataView(dataView, chunkOffsets[i] + 4, 4);
		if (chunkType === "pHYs") {
			tags["Pixels Per Unit X"] = getPixelsPerUnitX(dataView, chunkOffsets[i], chunkLength);
			tags["Pixels Per Unit Y"] = getPixelsPerUnitY(dataView, chunkOffsets[i], chunkLength);
			tags["Pixel Units"] = getPixelUnits(dataView, chunkOffsets[i], chunkLength);
		} else if (chunkType === "tIME") tags["Modify Date"] = getModifyDate(dataView, chunkOffsets[i], chunkLength);
	}
	return tags;
}
function getPixelsPerUnitX(dataView, chunkOffset, chunkLength) {
	const TAG_OFFSET = 0;
	if (!tagFitsInBuffer(dataView, chunkOffset, chunkLength, TAG_OFFSET, 4)) return;
	const value = types_default.getLongAt(dataView, chunkOffset + 8 + TAG_OFFSET);
	return {
		value,
		description: "" + value
	};
}
function getPixelsPerUnitY(dataView, chunkOffset, chunkLength) {
	const TAG_OFFSET = 4;
	if (!tagFitsInBuffer(dataView, chunkOffset, chunkLength, TAG_OFFSET, 4)) return;
	const value = types_default.getLongAt(dataView, chunkOffset + 8 + TAG_OFFSET);
	return {
		value,
		description: "" + value
	};
}
function getPixelUnits(dataView, chunkOffset, chunkLength) {
	const TAG_OFFSET = 8;
	if (!tagFitsInBuffer(dataView, chunkOffset, chunkLength, TAG_OFFSET, 1)) return;
	const value = types_default.getByteAt(dataView, chunkOffset + 8 + TAG_OFFSET);
	return {
		value,
		description: value === 1 ? "meters" : "Unknown"
	};
}
function getModifyDate(dataView, chunkOffset, chunkLength) {
	if (!tagFitsInBuffer(dataView, chunkOffset, chunkLength, 0, 7)) return;
	const year = types_default.getShortAt(dataView, chunkOffset + 8);
	const month = types_default.getByteAt(dataView, chunkOffset + 8 + 2);
	const day = types_default.getByteAt(dataView, chunkOffset + 8 + 3);
	const hours = types_default.getByteAt(dataView, chunkOffset + 8 + 4);
	const minutes = types_default.getByteAt(dataView, chunkOffset + 8 + 5);
	const seconds = types_default.getByteAt(dataView, chunkOffset + 8 + 6);
	return {
		value: [
			year,
			month,
			day,
			hours,
			minutes,
			seconds
		],
		description: `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)} ${pad(hours, 2)}:${pad(minutes, 2)}:${pad(seconds, 2)}`
	};
}
function tagFitsInBuffer(dataView, chunkOffset, chunkLength, tagOffset, tagSize) {
	return tagOffset + tagSize <= chunkLength && chunkOffset + 8 + tagOffset + tagSize <= dataView.byteLength;
}
function pad(number, size) {
	return padStart("" + number, size, "0");
}
// node_modules/exifreader/src/vp8x-tags.js
var vp8x_tags_default = { read: read$1 };
var IMAGE_WIDTH_OFFSET = 4;
var IMAGE_HEIGHT_OFFSET = 7;
var VP8X_DATA_SIZE = 10;
function read$1(dataView, chunkOffset) {
	const tags = {};
	if (chunkOffset + VP8X_DATA_SIZE > dataView.byteLength) return tags;
	const flags = types_default.getByteAt(dataView, chunkOffset);
	tags["Alpha"] = getAlpha(flags);
	tags["Animation"] = getAnimation(flags);
	tags["ImageWidth"] = getThreeByteValue(dataView, chunkOffset + IMAGE_WIDTH_OFFSET);
	tags["ImageHeight"] = getThreeByteValue(dataView, chunkOffset + IMAGE_HEIGHT_OFFSET);
	return tags;
}
function getAlpha(flags) {
	const value = flags & 16;
	return {
		value: value ? 1 : 0,
		description: value ? "Yes" : "No"
	};
}
function getAnimation(flags) {
	const value = flags & 2;
	return {
		value: value ? 1 : 0,
		description: value ? "Yes" : "No"
	};
}
function getThreeByteValue(dataView, offset) {
	const value = types_default.getByteAt(dataView, offset) + 256 * types_default.getByteAt(dataView, offset + 1) + 65536 * types_default.getByteAt(dataView, offset + 2) + 1;
	return {
		value,
		description: value + "px"
	};
}
// node_modules/exifreader/src/gif-file-tags.js
var gif_file_tags_default = { read };
var bitsDescription = (value) => `${value} ${value === 1 ? "bit" : "bits"}`;
var FIELDS = [
	{
		name: "GIF Version",
		offset: 3,
		size: 3,
		getValue: (dataView, offset) => getStringFromDataView(dataView, offset, 3),
		description: (value) => value
	},
	{
		name: "Image Width",
		offset: 6,
		size: 2,
		getValue: (dataView, offset) => dataView.getUint16(offset, true),
		description: (value) => `${value}px`
	},
	{
		name: "Image Height",
		offset: 8,
		size: 2,
		getValue: (dataView, offset) => dataView.getUint16(offset, true),
		description: (value) => `${value}px`
	},
	{
		name: "Global Color Map",
		offset: 10,
		size: 1,
		getValue: (dataView, offset) => (dataView.getUint8(offset) & 128) >>> 7,
		description: (value) => value === 1 ? "Yes" : "No"
	},
	{
		name: "Bits Per Pixel",
		offset: 10,
		size: 1,
		getValue: (dataView, offset) => (dataView.getUint8(offset) & 7) + 1,
		description: bitsDescription
	},
	{
		name: "Color Resolution Depth",
		offset: 10,
		size: 1,
		getValue: (dataView, offset) => ((dataView.getUint8(offset) & 112) >>> 4) + 1,
		description: bitsDescription
	}
];
function read(dataView) {
	const tags = {};
	for (let i = 0; i < FIELDS.length; i++) tags[FIELDS[i].name] = getFieldTag(dataView, FIELDS[i]);
	return tags;
}
function getFieldTag(dataView, field) {
	if (field.offset + field.size > dataView.byteLength) return;
	const value = field.getValue(dataView, field.offset);
	return {
		value,
		description: field.description(value)
	};
}
// node_modules/exifreader/src/thumbnail.js
var COMPRESSION_JPEG = [
	6,
	7,
	99
];
var thumbnail_default = { get: get$1 };
function get$1(dataView, thumbnailTags, tiffHeaderOffset) {
	if (hasJpegThumbnail(thumbnailTags)) {
		const offset = tiffHeaderOffset + thumbnailTags.JPEGInterchangeFormat.value;
		const length = thumbnailTags.JPEGInterchangeFormatLength.value;
		if (fitsInDataView(dataView, offset, length)) {
			thumbnailTags.type = "image/jpeg";
			const byteOffset = dataView.byteOffset || 0;
			thumbnailTags.image = dataView.buffer.slice(byteOffset + offset, byteOffset + offset + length);
			deferInit(thumbnailTags, "base64", function() {
				return getBase64Image(this.image);
			});
		}
	}
	return thumbnailTags;
}
function hasJpegThumbnail(tags) {
	return tags && (tags.Compression === void 0 || COMPRESSION_JPEG.includes(tags.Compression.value)) && tags.JPEGInterchangeFormat && tags.JPEGInterchangeFormat.value && tags.JPEGInterchangeFormatLength && tags.JPEGInterchangeFormatLength.value;
}
function fitsInDataView(dataView, offset, length) {
	return isNonNegativeInteger(offset) && isNonNegativeInteger(length) && offset + length <= dataView.byteLength;
}
function isNonNegativeInteger(value) {
	return typeof value === "number" && value >= 0 && value % 1 === 0;
}
// node_modules/exifreader/src/composite.js
var FOCAL_PLANE_RESOLUTION_UNIT = {
	INCHES: 2,
	CENTIMETERS: 3,
	MILLIMETERS: 4
};
var UNIT_FACTORS = {
	INCHES_TO_MM: 25.4,
	CM_TO_MM: 10,
	MM_TO_MM: 1
};
var composite_default = { get };
function get(tags, expanded) {
	const compositeTags = {};
	let hasCompositeTags = false;
	const focalLength = getTagValue(tags, "exif", "FocalLength", expanded);
	const focalPlaneXResolution = getTagValue(tags, "exif", "FocalPlaneXResolution", expanded);
	const focalPlaneYResolution = getTagValue(tags, "exif", "FocalPlaneYResolution", expanded);
	const focalPlaneResolutionUnit = getTagValue(tags, "exif", "FocalPlaneResolutionUnit", expanded);
	const imageWidth = getTagValue(tags, "file", "Image Width", expanded);
	const imageHeight = getTagValue(tags, "file", "Image Height", expanded);
	const focalLengthIn35mmFilm = getTagValue(tags, "exif", "FocalLengthIn35mmFilm", expanded) || getFocalLengthIn35mmFilmValue(focalPlaneXResolution, focalPlaneYResolution, focalPlaneResolutionUnit, imageWidth, imageHeight, focalLength);
	if (focalLengthIn35mmFilm) {
		compositeTags.FocalLength35efl = {
			value: focalLengthIn35mmFilm,
			description: tag_names_common_default.FocalLengthIn35mmFilm(focalLengthIn35mmFilm)
		};
		hasCompositeTags = true;
	}
	const scaleFactorTo35mmEquivalent = getScaleFactorTo35mmEquivalent(focalLength, focalLengthIn35mmFilm);
	if (scaleFactorTo35mmEquivalent) {
		compositeTags.ScaleFactorTo35mmEquivalent = scaleFactorTo35mmEquivalent;
		hasCompositeTags = true;
	}
	const fieldOfView = getFieldOfView(focalLengthIn35mmFilm);
	if (fieldOfView) {
		compositeTags.FieldOfView = fieldOfView;
		hasCompositeTags = true;
	}
	if (hasCompositeTags) return compositeTags;
}
function getTagValue(tags, group, tagName, expanded) {
	if (expanded && tags[group] && tags[group][tagName]) return tags[group][tagName].value;
	if (!expanded && tags[tagName]) return tags[tagName].value;
}
/**
* Calculates the 35mm equivalent focal length from camera sensor data.
*
* This function determines how the field of view of a camera's sensor compares to a
* standard 35mm film frame (36mm × 24mm). The conversion involves:
*
* 1. **Sensor dimensions**: Calculated from image pixel count and focal plane
*    resolution (pixels per unit area)
* 2. **Crop factor**: The ratio between the sensor diagonal and the standard
*    35mm diagonal (43.27mm)
* 3. **Equivalent focal length**: Actual focal length multiplied by the crop factor
*
* For example, a 50mm lens on a camera with a 1.5x crop factor gives an equivalent
* field of view of a 75mm lens on a 35mm camera. This doesn't change the actual
* focal length or depth of field characteristics, only the angle of view.
*/
function getFocalLengthIn35mmFilmValue(focalPlaneXResolution, focalPlaneYResolution, focalPlaneResolutionUnit, imageWidth, imageHeight, focalLength) {
	const DIAGONAL_35mm = 43.27;
	if (focalPlaneXResolution && focalPlaneYResolution && focalPlaneResolutionUnit && imageWidth && imageHeight && focalLength) try {
		let resolutionUnitFactor;
		switch (focalPlaneResolutionUnit) {
			case FOCAL_PLANE_RESOLUTION_UNIT.INCHES:
				resolutionUnitFactor = UNIT_FACTORS.INCHES_TO_MM;
				break;
			case FOCAL_PLANE_RESOLUTION_UNIT.CENTIMETERS:
				resolutionUnitFactor = UNIT_FACTORS.CM_TO_MM;
				break;
			case FOCAL_PLANE_RESOLUTION_UNIT.MILLIMETERS:
				resolutionUnitFactor = UNIT_FACTORS.MM_TO_MM;
				break;
			default: return;
		}
		const focalPlaneXResolutionMm = focalPlaneXResolution[0] / focalPlaneXResolution[1] * resolutionUnitFactor;
		const focalPlaneYResolutionMm = focalPlaneYResolution[0] / focalPlaneYResolution[1] * resolutionUnitFactor;
		const sensorWidthMm = imageWidth / focalPlaneXResolutionMm;
		const sensorHeightMm = imageHeight / focalPlaneYResolutionMm;
		const sensorDiagonal = Math.sqrt(sensorWidthMm ** 2 + sensorHeightMm ** 2);
		return focalLength[0] / focalLength[1] * (DIAGONAL_35mm / sensorDiagonal);
	} catch (error) {}
}
function getScaleFactorTo35mmEquivalent(focalLength, focalLengthIn35mmFilm) {
	if (focalLength && focalLengthIn35mmFilm) try {
		const value = focalLengthIn35mmFilm / (focalLength[0] / focalLength[1]);
		return {
			value,
			description: value.toFixed(1)
		};
	} catch (error) {}
}
function getFieldOfView(focalLengthIn35mmFilm) {
	const FULL_FRAME_SENSOR_WIDTH_MM = 36;
	if (focalLengthIn35mmFilm) try {
		const value = 2 * Math.atan(FULL_FRAME_SENSOR_WIDTH_MM / (2 * focalLengthIn35mmFilm)) * (180 / Math.PI);
		return {
			value,
			description: value.toFixed(1) + " deg"
		};
	} catch (error) {}
}
// node_modules/exifreader/src/loadview-pipeline.js
function buildTagsFromMergeSteps({ mergeSteps, deferredResults, parsedGroups, expanded, tagFilter, dataView, tiffHeaderOffset, exifDataView, fileType, pngTextChunks, pngTextIsAsync, thumbnailIfdTags, deps }) {
	let tags = {};
	for (let i = 0; i < mergeSteps.length; i++) tags = applyMergeStep({
		step: mergeSteps[i],
		deferredResults,
		parsedGroups,
		expanded,
		tagFilter,
		dataView,
		tiffHeaderOffset,
		exifDataView,
		fileType,
		thumbnailIfdTags,
		tags,
		deps
	});
	if (constants_default.USE_PNG && expanded && pngTextIsAsync && tagFilter.shouldReturnGroup("png") && tags.png) tags.pngText = deps.objectAssign({}, tags.png);
	if (constants_default.USE_PNG && expanded && tagFilter.shouldReturnGroup("png") && deps.hasPngTextData(pngTextChunks) && tags.png && !tags.pngText) tags.pngText = deps.objectAssign({}, tags.png);
	return tags;
}
function applyMergeStep({ step, deferredResults, parsedGroups, expanded, tagFilter, dataView, tiffHeaderOffset, exifDataView, fileType, thumbnailIfdTags, tags, deps }) {
	if (step.type === "mergeGroupAssign") {
		const returnedTags = deps.filterTagsForReturn(step.groupKey, step.parsedTags, tagFilter);
		return mergeAssignGroup(tags, step.groupKey, returnedTags, expanded, deps);
	}
	if (step.type === "mergeGroupMerge") {
		const returnedTags = deps.filterTagsForReturn(step.groupKey, step.parsedTags, tagFilter);
		return mergeMergeGroup(tags, step.groupKey, returnedTags, expanded, deps);
	}
	if (constants_default.USE_XMP && step.type === "mergeXmpGroupAssign") {
		const returnedTags = deps.filterTagsForReturn("xmp", step.parsedTags, tagFilter);
		return mergeXmpGroup(tags, returnedTags, expanded, deps);
	}
	if (constants_default.USE_ICC && step.type === "mergeIccDeferred") {
		const resolvedReadTags = deferredResults[step.deferredKey];
		const parsedIccTags = deps.filterTagsForParse("icc", resolvedReadTags, tagFilter);
		parsedGroups.icc = parsedIccTags;
		if (!tagFilter.shouldReturnGroup("icc")) return tags;
		const returnedIccTags = deps.filterTagsForReturn("icc", parsedIccTags, tagFilter);
		return mergeAssignGroup(tags, "icc", returnedIccTags, expanded, deps);
	}
	if (constants_default.USE_JXL && step.type === "mergeBrobExifDeferred") {
		const resolvedReadTags = deferredResults[step.deferredKey];
		if (!resolvedReadTags || Object.keys(resolvedReadTags).length === 0) return tags;
		const parsedExifTags = deps.filterTagsForParse("exif", resolvedReadTags, tagFilter);
		parsedGroups.exif = !parsedGroups.exif ? parsedExifTags : deps.objectAssign({}, parsedGroups.exif, parsedExifTags);
		if (!tagFilter.shouldReturnGroup("exif")) return tags;
		const returnedTags = deps.filterTagsForReturn("exif", parsedExifTags, tagFilter);
		return mergeAssignGroup(tags, "exif", returnedTags, expanded, deps);
	}
	if (constants_default.USE_JXL && step.type === "mergeBrobXmpDeferred") {
		const resolvedReadTags = deferredResults[step.deferredKey];
		if (!resolvedReadTags || Object.keys(resolvedReadTags).length === 0) return tags;
		const parsedXmpTags = deps.filterTagsForParse("xmp", resolvedReadTags, tagFilter);
		parsedGroups.xmp = parsedXmpTags;
		if (!tagFilter.shouldReturnGroup("xmp")) return tags;
		const returnedTags = deps.filterTagsForReturn("xmp", parsedXmpTags, tagFilter);
		return mergeXmpGroup(tags, returnedTags, expanded, deps);
	}
	if (constants_default.USE_PNG && step.type === "mergePngFile") {
		const returnedPngFileTags = deps.filterTagsForReturn("png", step.parsedTags, tagFilter);
		if (!tagFilter.shouldReturnGroup("png")) return tags;
		if (expanded) {
			tags.png = !tags.png ? returnedPngFileTags : deps.objectAssign({}, tags.png, returnedPngFileTags);
			tags.pngFile = returnedPngFileTags;
			return tags;
		}
		return deps.objectAssign({}, tags, returnedPngFileTags);
	}
	if (constants_default.USE_PNG && step.type === "mergePngChunk") {
		const returnedPngChunkTags = deps.filterTagsForReturn("png", step.parsedTags, tagFilter);
		if (!tagFilter.shouldReturnGroup("png")) return tags;
		if (expanded) {
			tags.png = !tags.png ? returnedPngChunkTags : deps.objectAssign({}, tags.png, returnedPngChunkTags);
			return tags;
		}
		return deps.objectAssign({}, tags, returnedPngChunkTags);
	}
	if (constants_default.USE_PNG && step.type === "processPngTextReadTags") return addPngTextReadTagsToTagsAndGroups({
		readTags: step.readTags,
		parsedGroups,
		expanded,
		tagFilter,
		tags,
		deps
	});
	if (constants_default.USE_PNG && step.type === "processPngTextReadTagsDeferredList") {
		const tagList = deferredResults[step.deferredKey] || [];
		for (let i = 0; i < tagList.length; i++) tags = addPngTextReadTagsToTagsAndGroups({
			readTags: tagList[i],
			parsedGroups,
			expanded,
			tagFilter,
			tags,
			deps
		});
		return tags;
	}
	if (constants_default.USE_EXIF && step.type === "gps") {
		if (expanded && tagFilter.shouldReturnGroup("gps") && parsedGroups.exif) {
			const gpsGroup = deps.getGpsGroupFromExifTags(parsedGroups.exif);
			if (gpsGroup) {
				const returnedGpsGroup = deps.filterTagsForReturn("gps", gpsGroup, tagFilter);
				tags.gps = returnedGpsGroup;
			}
		}
		return tags;
	}
	if ((constants_default.USE_EXIF || constants_default.USE_XMP) && step.type === "composite") {
		if (!tagFilter.shouldReturnGroup("composite")) return tags;
		let compositeInput = tags;
		let compositeInputExpanded = expanded;
		if (tagFilter.isActive) {
			compositeInput = {
				exif: parsedGroups.exif,
				file: parsedGroups.file
			};
			compositeInputExpanded = true;
		}
		const composite = deps.Composite.get(compositeInput, compositeInputExpanded);
		if (!composite) return tags;
		const returnedCompositeTags = deps.filterTagsForReturn("composite", composite, tagFilter);
		return mergeAssignGroup(tags, "composite", returnedCompositeTags, expanded, deps);
	}
	if (step.type === "thumbnail") {
		if (!tagFilter.shouldReturnGroup("thumbnail") || !tagFilter.shouldReturnTag("thumbnail", "Thumbnail")) {
			delete tags.Thumbnail;
			return tags;
		}
		if (!thumbnailIfdTags) return tags;
		const parsedThumbnailIfdTags = deps.filterTagsForParse("thumbnail", thumbnailIfdTags, tagFilter);
		const thumbnail = constants_default.USE_EXIF && constants_default.USE_THUMBNAIL && deps.Thumbnail.get(exifDataView || dataView, parsedThumbnailIfdTags, tiffHeaderOffset);
		if (thumbnail) tags.Thumbnail = thumbnail;
		else delete tags.Thumbnail;
		return tags;
	}
	if (step.type === "metadataRange") {
		if (!expanded) return tags;
		const metadataRange = buildMetadataRange(step.metadataBlocks, step.metadataTruncated, dataView, parsedGroups);
		if (metadataRange) tags.metadataRange = metadataRange;
		return tags;
	}
	if (step.type === "fileType") {
		if (fileType && tagFilter.shouldReturnGroup("file") && tagFilter.shouldReturnTag("file", "FileType")) {
			if (expanded) {
				if (!tags.file) tags.file = {};
				tags.file.FileType = fileType;
			} else tags.FileType = fileType;
		}
		return tags;
	}
	return tags;
}
function mergeAssignGroup(tags, groupKey, returnedTags, expanded, deps) {
	if (expanded) {
		tags[groupKey] = returnedTags;
		return tags;
	}
	return deps.objectAssign({}, tags, returnedTags);
}
function mergeXmpGroup(tags, returnedTags, expanded, deps) {
	if (expanded) {
		tags.xmp = returnedTags;
		return tags;
	}
	const returnedTagsForFlat = deps.objectAssign({}, returnedTags);
	delete returnedTagsForFlat._raw;
	return deps.objectAssign({}, tags, returnedTagsForFlat);
}
function mergeMergeGroup(tags, groupKey, returnedTags, expanded, deps) {
	if (expanded) {
		if (!tags[groupKey]) tags[groupKey] = returnedTags;
		else tags[groupKey] = deps.objectAssign({}, tags[groupKey], returnedTags);
		return tags;
	}
	return deps.objectAssign({}, tags, returnedTags);
}
function addPngTextReadTagsToTagsAndGroups({ readTags, parsedGroups, expanded, tagFilter, tags, deps }) {
	const embeddedExifTags = readTags.__exif;
	const embeddedIptcTags = readTags.__iptc;
	delete readTags.__exif;
	delete readTags.__iptc;
	if (embeddedExifTags) {
		const parsedEmbeddedExifTags = deps.filterTagsForParse("exif", embeddedExifTags, tagFilter);
		parsedGroups.exif = !parsedGroups.exif ? parsedEmbeddedExifTags : deps.objectAssign({}, parsedGroups.exif, parsedEmbeddedExifTags);
		if (tagFilter.shouldReturnGroup("exif")) {
			const returnedEmbeddedExifTags = deps.filterTagsForReturn("exif", parsedEmbeddedExifTags, tagFilter);
			if (expanded) tags.exif = !tags.exif ? returnedEmbeddedExifTags : deps.objectAssign({}, tags.exif, returnedEmbeddedExifTags);
			else {
				const returnedEmbeddedExifTagsForFlat = deps.objectAssign({}, returnedEmbeddedExifTags);
				delete returnedEmbeddedExifTagsForFlat.Thumbnail;
				tags = deps.objectAssign({}, tags, returnedEmbeddedExifTagsForFlat);
			}
		}
	}
	if (embeddedIptcTags) {
		const parsedEmbeddedIptcTags = deps.filterTagsForParse("iptc", embeddedIptcTags, tagFilter);
		parsedGroups.iptc = !parsedGroups.iptc ? parsedEmbeddedIptcTags : deps.objectAssign({}, parsedGroups.iptc, parsedEmbeddedIptcTags);
		if (tagFilter.shouldReturnGroup("iptc")) {
			const returnedEmbeddedIptcTags = deps.filterTagsForReturn("iptc", parsedEmbeddedIptcTags, tagFilter);
			if (expanded) tags.iptc = !tags.iptc ? returnedEmbeddedIptcTags : deps.objectAssign({}, tags.iptc, returnedEmbeddedIptcTags);
			else tags = deps.objectAssign({}, tags, returnedEmbeddedIptcTags);
		}
	}
	if (tagFilter.shouldReturnGroup("png")) {
		const parsedPngTextTags = deps.filterTagsForParse("png", readTags, tagFilter);
		const returnedPngTextTags = deps.filterTagsForReturn("png", parsedPngTextTags, tagFilter);
		parsedGroups.pngText = parsedPngTextTags;
		if (expanded) {
			tags.png = !tags.png ? returnedPngTextTags : deps.objectAssign({}, tags.png, returnedPngTextTags);
			if (returnedPngTextTags && Object.keys(returnedPngTextTags).length > 0) tags.pngText = !tags.pngText ? returnedPngTextTags : deps.objectAssign({}, tags.pngText, returnedPngTextTags);
		} else tags = deps.objectAssign({}, tags, returnedPngTextTags);
	}
	return tags;
}
function isThenable(value) {
	return !!value && typeof value.then === "function";
}
function buildMetadataRange(metadataBlocks, metadataTruncated, dataView, parsedGroups) {
	const blocks = (metadataBlocks || []).slice();
	const finderTruncated = !!metadataTruncated;
	if (parsedGroups && parsedGroups.mpf && Array.isArray(parsedGroups.mpf.Images)) for (let i = 0; i < parsedGroups.mpf.Images.length; i++) {
		const image = parsedGroups.mpf.Images[i];
		if (!image || !image.ImageOffset || !image.ImageSize) continue;
		const offset = image.ImageOffset.value;
		const size = image.ImageSize.value;
		if (typeof offset !== "number" || offset <= 0 || typeof size !== "number" || size <= 0) continue;
		blocks.push({
			type: "mpfImage",
			start: offset,
			end: offset + size
		});
	}
	if (blocks.length === 0) return;
	blocks.sort((a, b) => a.start - b.start);
	const start = blocks[0].start;
	let end = blocks[0].end;
	for (let i = 1; i < blocks.length; i++) if (blocks[i].end > end) end = blocks[i].end;
	const byteLength = dataView && typeof dataView.byteLength === "number" ? dataView.byteLength : 0;
	return {
		start,
		end,
		complete: !finderTruncated && end <= byteLength,
		blocks
	};
}
// node_modules/exifreader/src/errors.js
/**
* Thrown when no Exif metadata was found for the given image.
*
* @param {string} message The error message.
*/
function MetadataMissingError(message) {
	this.name = "MetadataMissingError";
	this.message = message || "No Exif data";
	this.stack = (/* @__PURE__ */ new Error()).stack;
}
MetadataMissingError.prototype = /* @__PURE__ */ new Error();
var errors_default = { MetadataMissingError };
// node_modules/exifreader/src/exif-reader.js
/**
* ExifReader
* http://github.com/mattiasw/exifreader
* Copyright (C) 2011-2026  Mattias Wallander <mattias@wallander.eu>
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var exif_reader_default = {
	load: load$1,
	loadView,
	errors: errors_default
};
function load$1(data, options = {}) {
	if (options.length === "auto") {
		validateAutoOptions(options);
		return makeLoadAuto(loadFromData)(data, options);
	}
	if (isFilePathOrURL(data) || isBrowserFileObject(data)) {
		assertPromiseSupport();
		const loadFileFunction = isFilePathOrURL(data) ? loadFile : loadFileObject;
		const asyncOptions = objectAssign({}, options, { async: true });
		return loadFileFunction(data, asyncOptions).then((fileContents) => loadFromData(fileContents, asyncOptions));
	}
	return loadFromData(data, options);
}
function loadFromData(data, options) {
	if (isNodeBuffer(data)) data = new Uint8Array(data).buffer;
	return loadView(getDataView(data), options);
}
function isNodeBuffer(data) {
	try {
		return Buffer.isBuffer(data);
	} catch (error) {
		return false;
	}
}
function loadView(dataView, { expanded = false, async = false, computed = false, includeUnknown = false, includeOffsets = false, domParser = void 0, includeTags = void 0, excludeTags = void 0, decompress: decompressConfig = void 0 } = {}) {
	dataView = getSelfContainedDataView(dataView);
	const tagFilter = createTagFilter({
		includeTags,
		excludeTags
	});
	const parsedGroups = Object.create(null);
	const mergeSteps = [];
	const deferredResults = Object.create(null);
	const deferredPromises = [];
	let pngTextIsAsync = false;
	let thumbnailIfdTags = void 0;
	let embeddedXmpStepForFlat = void 0;
	const { fileType, fileDataOffset, jfifDataOffset, tiffHeaderOffset, iptcDataOffset, xmpChunks, iccChunks, mpfDataOffset, pngHeaderOffset, pngTextChunks, pngChunkOffsets, vp8xChunkOffset, gifHeaderOffset, brobExifChunk, brobXmpChunk, jxlCodestreamOffset, metadataBlocks, metadataTruncated, exifDataView, xmpDataView } = image_header_default.parseAppMarkers(dataView, async, expanded && includeOffsets);
	const fileHasMetaData = hasPotentialMetaData({
		fileType,
		fileDataOffset,
		jfifDataOffset,
		tiffHeaderOffset,
		iptcDataOffset,
		xmpChunks,
		iccChunks,
		mpfDataOffset,
		pngHeaderOffset,
		pngTextChunks,
		pngChunkOffsets,
		vp8xChunkOffset,
		gifHeaderOffset,
		jxlCodestreamOffset
	});
	if (constants_default.USE_JPEG && constants_default.USE_FILE && fileDataOffset !== void 0 && tagFilter.shouldParseGroup("file") && shouldReadFileTagsForFileTypeOnlyOptimization(includeTags)) {
		const parsedFileTags = filterTagsForParse("file", file_tags_default.read(dataView, fileDataOffset), tagFilter);
		parsedGroups.file = parsedFileTags;
		if (tagFilter.shouldReturnGroup("file")) mergeSteps.push({
			type: "mergeGroupAssign",
			groupKey: "file",
			parsedTags: parsedFileTags
		});
	}
	if (constants_default.USE_JPEG && constants_default.USE_JFIF && jfifDataOffset !== void 0 && tagFilter.shouldParseGroup("jfif")) {
		const parsedJfifTags = filterTagsForParse("jfif", jfif_tags_default.read(dataView, jfifDataOffset), tagFilter);
		parsedGroups.jfif = parsedJfifTags;
		if (tagFilter.shouldReturnGroup("jfif")) mergeSteps.push({
			type: "mergeGroupAssign",
			groupKey: "jfif",
			parsedTags: parsedJfifTags
		});
	}
	if (constants_default.USE_EXIF && tiffHeaderOffset !== void 0 && tagFilter.shouldParseGroup("exif")) {
		const { tags: readTags, byteOrder } = readExifTagsSafely(exifDataView || dataView, tiffHeaderOffset, includeUnknown, computed, tagFilter);
		if (readTags.Thumbnail) {
			thumbnailIfdTags = readTags.Thumbnail;
			delete readTags.Thumbnail;
		}
		const parsedExifTags = filterTagsForParse("exif", readTags, tagFilter);
		parsedGroups.exif = parsedExifTags;
		if (constants_default.USE_IPTC && parsedExifTags["IPTC-NAA"] && iptcDataOffset === void 0 && tagFilter.shouldParseGroup("iptc")) {
			const parsedIptcTags = filterTagsForParse("iptc", iptc_tags_default.read(parsedExifTags["IPTC-NAA"].value, 0, includeUnknown, tagFilter), tagFilter);
			parsedGroups.iptc = parsedIptcTags;
			if (tagFilter.shouldReturnGroup("iptc")) mergeSteps.push({
				type: "mergeGroupAssign",
				groupKey: "iptc",
				parsedTags: parsedIptcTags
			});
		}
		if (constants_default.USE_XMP && parsedExifTags["ApplicationNotes"] && Array.isArray(parsedExifTags["ApplicationNotes"].value) && !hasXmpData(xmpChunks) && tagFilter.shouldParseGroup("xmp")) {
			const parsedXmpTags = filterTagsForParse("xmp", xmp_tags_default.read(getStringValueFromArray(parsedExifTags["ApplicationNotes"].value), void 0, domParser), tagFilter);
			parsedGroups.xmp = parsedXmpTags;
			if (tagFilter.shouldReturnGroup("xmp")) {
				const step = {
					type: "mergeXmpGroupAssign",
					parsedTags: parsedXmpTags
				};
				if (expanded) mergeSteps.push(step);
				else embeddedXmpStepForFlat = step;
			}
		}
		if (constants_default.USE_PHOTOSHOP && parsedExifTags["ImageSourceData"] && parsedExifTags["PhotoshopSettings"] && Array.isArray(parsedExifTags["PhotoshopSettings"].value) && tagFilter.shouldParseGroup("photoshop")) {
			const parsedPhotoshopTags = filterTagsForParse("photoshop", photoshop_tags_default.read(parsedExifTags["PhotoshopSettings"].value, includeUnknown, tagFilter), tagFilter);
			parsedGroups.photoshop = parsedPhotoshopTags;
			if (tagFilter.shouldReturnGroup("photoshop")) mergeSteps.push({
				type: "mergeGroupAssign",
				groupKey: "photoshop",
				parsedTags: parsedPhotoshopTags
			});
		}
		if (constants_default.USE_ICC && parsedExifTags["ICC_Profile"] && !hasIccData(iccChunks) && tagFilter.shouldParseGroup("icc")) {
			const parsedIccTags = filterTagsForParse("icc", icc_tags_default.read(parsedExifTags["ICC_Profile"].value, [{
				offset: 0,
				length: parsedExifTags["ICC_Profile"].value.length,
				chunkNumber: 1,
				chunksTotal: 1
			}]), tagFilter);
			parsedGroups.icc = parsedIccTags;
			if (tagFilter.shouldReturnGroup("icc")) mergeSteps.push({
				type: "mergeGroupAssign",
				groupKey: "icc",
				parsedTags: parsedIccTags
			});
		}
		if (constants_default.USE_MAKER_NOTES && parsedExifTags["MakerNote"] && tagFilter.shouldParseGroup("makerNotes")) {
			if (hasCanonData(parsedExifTags)) {
				const readCanonTags = canon_tags_default.read(exifDataView || dataView, tiffHeaderOffset, parsedExifTags["MakerNote"].__offset, byteOrder, includeUnknown, computed, tagFilter);
				parsedGroups.makerNotes = readCanonTags;
				if (tagFilter.shouldReturnGroup("makerNotes")) mergeSteps.push({
					type: "mergeGroupAssign",
					groupKey: "makerNotes",
					parsedTags: readCanonTags
				});
			} else if (hasPentaxType1Data(parsedExifTags)) {
				const readPentaxTags = pentax_tags_default.read(exifDataView || dataView, tiffHeaderOffset, parsedExifTags["MakerNote"].__offset, includeUnknown, computed, tagFilter);
				parsedGroups.makerNotes = readPentaxTags;
				if (tagFilter.shouldReturnGroup("makerNotes")) mergeSteps.push({
					type: "mergeGroupAssign",
					groupKey: "makerNotes",
					parsedTags: readPentaxTags
				});
			}
		}
		if (parsedExifTags["MakerNote"]) delete parsedExifTags["MakerNote"].__offset;
		if (tagFilter.shouldReturnGroup("exif")) mergeSteps.push({
			type: "mergeGroupAssign",
			groupKey: "exif",
			parsedTags: parsedExifTags
		});
		if (!expanded && embeddedXmpStepForFlat) {
			mergeSteps.push(embeddedXmpStepForFlat);
			embeddedXmpStepForFlat = void 0;
		}
	}
	if (constants_default.USE_JPEG && constants_default.USE_IPTC && iptcDataOffset !== void 0 && tagFilter.shouldParseGroup("iptc")) {
		const parsedIptcTags = filterTagsForParse("iptc", iptc_tags_default.read(dataView, iptcDataOffset, includeUnknown, tagFilter), tagFilter);
		parsedGroups.iptc = parsedIptcTags;
		if (tagFilter.shouldReturnGroup("iptc")) mergeSteps.push({
			type: "mergeGroupAssign",
			groupKey: "iptc",
			parsedTags: parsedIptcTags
		});
	}
	if (constants_default.USE_XMP && hasXmpData(xmpChunks) && tagFilter.shouldParseGroup("xmp")) {
		const parsedXmpTags = filterTagsForParse("xmp", xmp_tags_default.read(xmpDataView || dataView, xmpChunks, domParser), tagFilter);
		parsedGroups.xmp = parsedXmpTags;
		if (tagFilter.shouldReturnGroup("xmp")) mergeSteps.push({
			type: "mergeXmpGroupAssign",
			parsedTags: parsedXmpTags
		});
	}
	if (constants_default.USE_JXL && constants_default.USE_EXIF && brobExifChunk && tiffHeaderOffset === void 0 && tagFilter.shouldParseGroup("exif") && async) {
		const compressedExifData = getBrobDataView(dataView, brobExifChunk);
		deferredPromises.push(decompress(compressedExifData, COMPRESSION_METHOD_BROTLI, void 0, "dataview", decompressConfig).then((decompressedDataView) => {
			const brobTiffHeaderOffset = getTiffHeaderOffset(decompressedDataView, 0);
			const { tags: readTags } = tags_default.read(decompressedDataView, brobTiffHeaderOffset, includeUnknown, computed, tagFilter);
			if (readTags.Thumbnail) delete readTags.Thumbnail;
			deferredResults.brobExif = readTags;
		}).catch(() => {
			deferredResults.brobExif = {};
		}));
		mergeSteps.push({
			type: "mergeBrobExifDeferred",
			deferredKey: "brobExif"
		});
	}
	if (constants_default.USE_JXL && constants_default.USE_XMP && brobXmpChunk && !hasXmpData(xmpChunks) && tagFilter.shouldParseGroup("xmp") && async) {
		const compressedXmpData = getBrobDataView(dataView, brobXmpChunk);
		deferredPromises.push(decompress(compressedXmpData, COMPRESSION_METHOD_BROTLI, void 0, "dataview", decompressConfig).then((decompressedDataView) => {
			deferredResults.brobXmp = xmp_tags_default.read(decompressedDataView, [{
				dataOffset: 0,
				length: decompressedDataView.byteLength
			}], domParser);
		}).catch(() => {
			deferredResults.brobXmp = {};
		}));
		mergeSteps.push({
			type: "mergeBrobXmpDeferred",
			deferredKey: "brobXmp"
		});
	}
	if (constants_default.USE_ICC && hasIccData(iccChunks) && tagFilter.shouldParseGroup("icc")) {
		const readTags = icc_tags_default.read(dataView, iccChunks, async, decompressConfig);
		if (isThenable(readTags)) {
			if (!async) throw new Error("Promise is required when async mode is enabled.");
			deferredPromises.push(readTags.then((resolvedTags) => {
				deferredResults.iccApp = resolvedTags;
			}));
			mergeSteps.push({
				type: "mergeIccDeferred",
				deferredKey: "iccApp"
			});
		} else {
			const parsedIccTags = filterTagsForParse("icc", readTags, tagFilter);
			parsedGroups.icc = parsedIccTags;
			if (tagFilter.shouldReturnGroup("icc")) mergeSteps.push({
				type: "mergeGroupAssign",
				groupKey: "icc",
				parsedTags: parsedIccTags
			});
		}
	}
	if (constants_default.USE_MPF && mpfDataOffset !== void 0 && tagFilter.shouldParseGroup("mpf")) {
		const parsedMpfTags = filterTagsForParse("mpf", mpf_tags_default.read(dataView, mpfDataOffset, includeUnknown, computed, tagFilter), tagFilter);
		parsedGroups.mpf = parsedMpfTags;
		if (tagFilter.shouldReturnGroup("mpf")) mergeSteps.push({
			type: "mergeGroupAssign",
			groupKey: "mpf",
			parsedTags: parsedMpfTags
		});
	}
	if (constants_default.USE_PNG && constants_default.USE_PNG_FILE && pngHeaderOffset !== void 0 && tagFilter.shouldParseGroup("png")) {
		const parsedPngFileTags = filterTagsForParse("png", png_file_tags_default.read(dataView, pngHeaderOffset), tagFilter);
		parsedGroups.pngFile = parsedPngFileTags;
		if (tagFilter.shouldReturnGroup("png")) mergeSteps.push({
			type: "mergePngFile",
			parsedTags: parsedPngFileTags
		});
	}
	if (constants_default.USE_PNG && hasPngTextData(pngTextChunks) && (tagFilter.shouldParseGroup("png") || tagFilter.shouldParseGroup("exif") || tagFilter.shouldParseGroup("iptc"))) {
		const { readTags, readTagsPromise } = png_text_tags_default.read(dataView, pngTextChunks, async, includeUnknown, computed, tagFilter, decompressConfig);
		pngTextIsAsync = !!readTagsPromise;
		mergeSteps.push({
			type: "processPngTextReadTags",
			readTags
		});
		if (readTagsPromise) {
			deferredPromises.push(readTagsPromise.then((tagList) => {
				deferredResults.pngTextTagList = tagList;
			}));
			mergeSteps.push({
				type: "processPngTextReadTagsDeferredList",
				deferredKey: "pngTextTagList"
			});
		}
	}
	if (constants_default.USE_PNG && pngChunkOffsets !== void 0 && tagFilter.shouldParseGroup("png")) {
		const parsedPngChunkTags = filterTagsForParse("png", png_tags_default.read(dataView, pngChunkOffsets), tagFilter);
		parsedGroups.pngChunk = parsedPngChunkTags;
		if (tagFilter.shouldReturnGroup("png")) mergeSteps.push({
			type: "mergePngChunk",
			parsedTags: parsedPngChunkTags
		});
	}
	if (constants_default.USE_WEBP && vp8xChunkOffset !== void 0 && tagFilter.shouldParseGroup("riff")) {
		const parsedRiffTags = filterTagsForParse("riff", vp8x_tags_default.read(dataView, vp8xChunkOffset), tagFilter);
		parsedGroups.riff = parsedRiffTags;
		if (tagFilter.shouldReturnGroup("riff")) mergeSteps.push({
			type: "mergeGroupMerge",
			groupKey: "riff",
			parsedTags: parsedRiffTags
		});
	}
	if (constants_default.USE_GIF && gifHeaderOffset !== void 0 && tagFilter.shouldParseGroup("gif")) {
		const parsedGifTags = filterTagsForParse("gif", gif_file_tags_default.read(dataView, gifHeaderOffset), tagFilter);
		parsedGroups.gif = parsedGifTags;
		if (tagFilter.shouldReturnGroup("gif")) mergeSteps.push({
			type: "mergeGroupMerge",
			groupKey: "gif",
			parsedTags: parsedGifTags
		});
	}
	if (constants_default.USE_JXL && jxlCodestreamOffset !== void 0 && tagFilter.shouldParseGroup("file")) {
		const parsedJxlFileTags = filterTagsForParse("file", jxl_file_tags_default.read(dataView, jxlCodestreamOffset), tagFilter);
		parsedGroups.file = parsedJxlFileTags;
		if (tagFilter.shouldReturnGroup("file")) mergeSteps.push({
			type: "mergeGroupAssign",
			groupKey: "file",
			parsedTags: parsedJxlFileTags
		});
	}
	if (constants_default.USE_EXIF) mergeSteps.push({ type: "gps" });
	if (constants_default.USE_EXIF || constants_default.USE_XMP) mergeSteps.push({ type: "composite" });
	mergeSteps.push({ type: "thumbnail" });
	mergeSteps.push({ type: "fileType" });
	if (expanded && includeOffsets) mergeSteps.push({
		type: "metadataRange",
		metadataBlocks,
		metadataTruncated: !!metadataTruncated
	});
	if (!fileHasMetaData) throw new errors_default.MetadataMissingError();
	const pipelineDependencies = {
		objectAssign,
		hasPngTextData,
		filterTagsForParse,
		filterTagsForReturn,
		getGpsGroupFromExifTags: constants_default.USE_EXIF ? getGpsGroupFromExifTags : void 0,
		Composite: constants_default.USE_EXIF || constants_default.USE_XMP ? composite_default : void 0,
		Thumbnail: thumbnail_default
	};
	if (async) {
		assertPromiseSupport();
		return Promise.all(deferredPromises).then(() => {
			return buildTagsFromMergeSteps({
				mergeSteps,
				deferredResults,
				parsedGroups,
				expanded,
				tagFilter,
				dataView,
				tiffHeaderOffset,
				exifDataView,
				fileType,
				pngTextChunks,
				pngTextIsAsync,
				thumbnailIfdTags,
				deps: pipelineDependencies
			});
		});
	}
	return buildTagsFromMergeSteps({
		mergeSteps,
		deferredResults,
		parsedGroups,
		expanded,
		tagFilter,
		dataView,
		tiffHeaderOffset,
		exifDataView,
		fileType,
		pngTextChunks,
		pngTextIsAsync,
		thumbnailIfdTags,
		deps: pipelineDependencies
	});
	function shouldReadFileTagsForFileTypeOnlyOptimization(includeTagsOptions) {
		if (!includeTagsOptions) return true;
		const { composite, file } = includeTagsOptions;
		if (composite === true || Array.isArray(composite) && composite.length > 0) return true;
		return !(Array.isArray(file) && file.length === 1 && file[0] === "FileType");
	}
}
function getSelfContainedDataView(dataView) {
	if (isWindowIntoLargerBuffer(dataView)) return getDataView(dataView.buffer.slice(dataView.byteOffset, dataView.byteOffset + dataView.byteLength));
	return dataView;
}
function isWindowIntoLargerBuffer(dataView) {
	return isDataViewLike(dataView) && (dataView.byteOffset > 0 || dataView.byteLength < dataView.buffer.byteLength);
}
function isDataViewLike(dataView) {
	return !!dataView && typeof dataView.getUint8 === "function" && typeof dataView.byteOffset === "number" && typeof dataView.byteLength === "number" && !!dataView.buffer && typeof dataView.buffer.slice === "function";
}
function getBrobDataView(dataView, brobChunk) {
	const length = Math.max(0, Math.min(brobChunk.length, dataView.byteLength - brobChunk.dataOffset));
	return new DataView(dataView.buffer, dataView.byteOffset + brobChunk.dataOffset, length);
}
function readExifTagsSafely(dataView, tiffHeaderOffset, includeUnknown, computed, tagFilter) {
	try {
		return tags_default.read(dataView, tiffHeaderOffset, includeUnknown, computed, tagFilter);
	} catch (error) {
		return {
			tags: {},
			byteOrder: byte_order_default.BIG_ENDIAN
		};
	}
}
function filterTagsForParse(groupKey, readTags, tagFilter) {
	if (!tagFilter.isActive) return readTags;
	return filterTags(groupKey, readTags, tagFilter.shouldParseTag);
}
function filterTagsForReturn(groupKey, readTags, tagFilter) {
	if (!tagFilter.isActive) return readTags;
	return filterTags(groupKey, readTags, tagFilter.shouldReturnTag);
}
function filterTags(groupKey, readTags, matchesTag) {
	if (!readTags) return readTags;
	const filteredTags = {};
	for (const tagName in readTags) {
		const tagValue = readTags[tagName];
		if (matchesTag(groupKey, tagName, getTagId(tagValue))) filteredTags[tagName] = tagValue;
	}
	return filteredTags;
	function getTagId(tagValue) {
		if (!tagValue) return;
		if (Array.isArray(tagValue)) {
			if (tagValue.length === 0) return;
			return tagValue[0].id;
		}
		return tagValue.id;
	}
}
function hasPotentialMetaData({ fileType, fileDataOffset, jfifDataOffset, tiffHeaderOffset, iptcDataOffset, xmpChunks, iccChunks, mpfDataOffset, pngHeaderOffset, pngTextChunks, pngChunkOffsets, vp8xChunkOffset, gifHeaderOffset, jxlCodestreamOffset }) {
	return !!fileType || constants_default.USE_JPEG && constants_default.USE_FILE && fileDataOffset !== void 0 || constants_default.USE_JPEG && constants_default.USE_JFIF && jfifDataOffset !== void 0 || constants_default.USE_EXIF && tiffHeaderOffset !== void 0 || constants_default.USE_JPEG && constants_default.USE_IPTC && iptcDataOffset !== void 0 || constants_default.USE_XMP && hasXmpData(xmpChunks) || constants_default.USE_ICC && hasIccData(iccChunks) || constants_default.USE_MPF && mpfDataOffset !== void 0 || constants_default.USE_PNG && constants_default.USE_PNG_FILE && pngHeaderOffset !== void 0 || constants_default.USE_PNG && hasPngTextData(pngTextChunks) || constants_default.USE_PNG && pngChunkOffsets !== void 0 || constants_default.USE_WEBP && vp8xChunkOffset !== void 0 || constants_default.USE_GIF && gifHeaderOffset !== void 0 || constants_default.USE_JXL && jxlCodestreamOffset !== void 0;
}
function getGpsGroupFromExifTags(exifTags) {
	let gps = void 0;
	if (exifTags.GPSLatitude && exifTags.GPSLatitudeRef) {
		gps = gps || {};
		try {
			gps.Latitude = getCalculatedGpsValue(exifTags.GPSLatitude.value);
			if (exifTags.GPSLatitudeRef.value.join("") === "S") gps.Latitude = -gps.Latitude;
		} catch (error) {}
	}
	if (exifTags.GPSLongitude && exifTags.GPSLongitudeRef) {
		gps = gps || {};
		try {
			gps.Longitude = getCalculatedGpsValue(exifTags.GPSLongitude.value);
			if (exifTags.GPSLongitudeRef.value.join("") === "W") gps.Longitude = -gps.Longitude;
		} catch (error) {}
	}
	if (exifTags.GPSAltitude && exifTags.GPSAltitudeRef) {
		gps = gps || {};
		try {
			gps.Altitude = exifTags.GPSAltitude.value[0] / exifTags.GPSAltitude.value[1];
			if (exifTags.GPSAltitudeRef.value === 1) gps.Altitude = -gps.Altitude;
		} catch (error) {}
	}
	if (!gps) return;
	return gps;
}
function hasXmpData(xmpChunks) {
	return Array.isArray(xmpChunks) && xmpChunks.length > 0;
}
function hasIccData(iccDataOffsets) {
	return Array.isArray(iccDataOffsets) && iccDataOffsets.length > 0;
}
function hasCanonData(tags) {
	return tags["Make"] && tags["Make"].value && Array.isArray(tags["Make"].value) && tags["Make"].value[0] === "Canon" && tags["MakerNote"] && tags["MakerNote"].__offset;
}
function hasPentaxType1Data(tags) {
	return Array.isArray(tags["MakerNote"].value) && tags["MakerNote"].value.length > 7 && getStringValueFromArray(tags["MakerNote"].value.slice(0, 7)) === "PENTAX " && tags["MakerNote"].__offset;
}
function hasPngTextData(pngTextChunks) {
	return Array.isArray(pngTextChunks) && pngTextChunks.length > 0;
}
// workers/metadata/png-profile.ts
/** A text chunk of 2 KiB can inflate to anything; no camera writes more EXIF than this. */
var mostBytes = 1048576;
var mostChunks = 1e4;
/**
* EXIF and XMP that ImageMagick and its kin keep in a PNG as hexadecimal text, under "Raw profile type …", in a tEXt or
* zTXt chunk: a line break, the name, the length, then lines of hex digits.
*/
function rawPngProfiles(png) {
	let exif = null;
	let xmp = null;
	for (const { keyword, text } of profileTexts(png)) {
		const bytes = fromHex(text);
		if (bytes == null) continue;
		if (keyword === "xmp") xmp = bytes.toString("utf8");
		else if (keyword === "exif" || keyword === "APP1") exif = withoutExifMark(bytes);
	}
	return {
		exif,
		xmp
	};
}
function* profileTexts(png) {
	const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
	let at = 8;
	for (let chunk = 0; chunk < mostChunks && at + 12 <= bytes.length; chunk += 1) {
		const length = bytes.readUInt32BE(at);
		const type = bytes.toString("latin1", at + 4, at + 8);
		const end = at + 8 + length;
		if (end > bytes.length) return;
		const data = bytes.subarray(at + 8, end);
		if ((type === "tEXt" || type === "zTXt") && data.toString("latin1", 0, 17) === "Raw profile type ") {
			const keyEnd = data.indexOf(0);
			const keyword = data.toString("latin1", 17, keyEnd);
			const text = keyEnd < 0 ? null : type === "tEXt" ? data.subarray(keyEnd + 1) : inflate(data.subarray(keyEnd + 2));
			if (text != null) yield {
				keyword,
				text: text.toString("latin1")
			};
		}
		at = end + 4;
	}
}
function inflate(data) {
	try {
		return (0, node_zlib.inflateSync)(data, { maxOutputLength: mostBytes });
	} catch {
		return null;
	}
}
/** As many bytes as the profile says it has; writers leave all sorts of things behind them. */
function fromHex(text) {
	const match = /^\s*[\w.]+\s+(\d+)\s+([0-9a-fA-F\s]+)/.exec(text);
	if (match?.[1] == null || match[2] == null) return null;
	const bytes = Buffer.from(match[2].replace(/\s+/g, ""), "hex");
	const length = Number(match[1]);
	return bytes.length < length ? null : bytes.subarray(0, length);
}
/** The block starts with `Exif\0\0`, as it does in a JPEG's APP1. */
function withoutExifMark(bytes) {
	return bytes.toString("latin1", 0, 6) === "Exif\0\0" ? bytes.subarray(6) : bytes;
}
// workers/metadata/exif-tags.ts
var none = {
	exif: {},
	iptc: {},
	xmp: {},
	pngText: {}
};
/**
* Reads the tags in front of a picture. A file without any, or with a damaged directory, has none: the picture may be
* fine all the same, so that is not an error. `warning` tells what was wrong.
*/
function readPhotoTags(head, mime) {
	const read = load(mime === "image/avif" ? require_avif_brand.asStill(head) : head);
	if (mime !== "image/png" && mime !== "image/apng") return read;
	const raw = rawPngProfiles(head);
	const exif = raw.exif == null ? null : load(raw.exif);
	const xmp = raw.xmp == null ? null : load(Buffer.from(raw.xmp));
	return {
		tags: {
			...read.tags,
			exif: isEmpty(read.tags.exif) ? exif?.tags.exif ?? {} : read.tags.exif,
			xmp: isEmpty(read.tags.xmp) ? xmp?.tags.xmp ?? {} : read.tags.xmp
		},
		warning: read.warning
	};
}
function isEmpty(group) {
	return Object.keys(group).length === 0;
}
function load(bytes) {
	try {
		const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		const found = exif_reader_default.loadView(view, {
			expanded: true,
			includeUnknown: false,
			domParser: new import_lib.DOMParser({ onError: import_lib.onErrorStopParsing })
		});
		return {
			tags: {
				exif: found.exif ?? {},
				iptc: found.iptc ?? {},
				xmp: found.xmp ?? {},
				pngText: found.pngText ?? {}
			},
			warning: null
		};
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return {
			tags: none,
			warning: error instanceof exif_reader_default.errors.MetadataMissingError || reason === "Invalid image format" ? null : `The embedded metadata could not be read: ${reason}`
		};
	}
}
function first(group, name) {
	const tag = group[name];
	return (Array.isArray(tag) ? tag[0] : tag) ?? null;
}
/** The tag's text: EXIF strings come as lists of one, XMP as strings or language alternatives. */
function textOf(group, name) {
	const tag = first(group, name);
	if (tag == null) return null;
	if (typeof tag.value === "string") return cleanText(tag.value);
	if (Array.isArray(tag.value) && typeof tag.value[0] === "string") return cleanText(tag.value.join(" "));
	return cleanText(tag.description);
}
/** Every text of a repeated IPTC tag or an XMP list. */
function textsOf(group, name) {
	const tag = group[name];
	if (tag == null) return [];
	if (Array.isArray(tag)) return tag.map((each) => cleanText(each.description));
	if (Array.isArray(tag.value) && tag.value.every((each) => typeof each === "object" && each != null)) return tag.value.map((each) => cleanText(each.value) ?? cleanText(each.description));
	return [cleanText(tag.description)];
}
/** A number, or a fraction's value; null where the denominator is zero. */
function numberOf(group, name) {
	return toNumber(first(group, name)?.value);
}
/** A list of fractions, such as degrees, minutes and seconds. */
function numbersOf(group, name) {
	const value = first(group, name)?.value;
	return Array.isArray(value) ? value.map(toNumber) : [];
}
function toNumber(value) {
	if (typeof value === "number") return Number.isFinite(value) ? value : null;
	if (typeof value === "string") return toFraction(value);
	if (!Array.isArray(value)) return null;
	const [above, below] = value;
	if (typeof above !== "number") return Array.isArray(above) ? toNumber(above) : null;
	if (below == null) return above;
	return typeof below === "number" && below !== 0 ? above / below : null;
}
function toFraction(text) {
	const match = /^\s*(-?\d+(?:\.\d+)?)(?:\/(\d+))?\s*$/.exec(text);
	if (match == null) return null;
	const below = match[2] == null ? 1 : Number(match[2]);
	return below === 0 ? null : Number(match[1]) / below;
}
// workers/metadata/photo-values.ts
/** Chooses between the answers that a photo gives in EXIF, XMP and IPTC. */
function choosePhotoValues(tags) {
	const { exif, xmp, iptc } = tags;
	return {
		...takenFrom(tags),
		...placeFrom(tags),
		orientation: orientationFrom(tags),
		cameraMake: firstText(cleanName(textOf(exif, "Make")), cleanName(textOf(xmp, "Make"))),
		cameraModel: firstText(cleanName(textOf(exif, "Model")), cleanName(textOf(xmp, "Model"))),
		lens: firstText(cleanName(textOf(exif, "LensModel")), cleanName(textOf(xmp, "LensModel")), cleanName(textOf(xmp, "Lens"))),
		exposureSeconds: positive(numberOf(exif, "ExposureTime")),
		fNumber: positive(numberOf(exif, "FNumber")),
		iso: positive(numberOf(exif, "ISOSpeedRatings")),
		focalLengthMm: positive(numberOf(exif, "FocalLength")),
		title: firstText(textOf(xmp, "title"), textOf(iptc, "Object Name"), described(exif, "XPTitle"), textOf(tags.pngText, "Title")),
		description: firstText(textOf(xmp, "description"), textOf(iptc, "Caption/Abstract"), textOf(exif, "ImageDescription"), textOf(tags.pngText, "Description")),
		artist: artistFrom(tags),
		keywords: mergeKeywords(textsOf(xmp, "subject"), textsOf(iptc, "Keywords"))
	};
}
function artistFrom({ exif, xmp, iptc, pngText }) {
	const several = mergeKeywords(textsOf(xmp, "creator"));
	return firstText(several.length > 0 ? several.join("; ") : null, textOf(iptc, "By-line"), textOf(exif, "Artist"), described(exif, "XPAuthor"), textOf(pngText, "Author"));
}
/**
* Only EXIF turns a picture: its XMP twin goes stale when a program turns the pixels, and no viewer heeds it. An illegal
* value shows the picture as it is stored, as 1 does.
*/
function orientationFrom({ exif }) {
	const stated = numberOf(exif, "Orientation");
	if (stated == null) return null;
	return Number.isInteger(stated) && stated >= 1 && stated <= 8 ? stated : 1;
}
/**
* When it was taken, by the order of the fields' meaning: the moment of exposure, then of digitising, then what
* editors noted, then the creation of the file's content. Modification dates say nothing about the moment.
*/
function takenFrom({ exif, xmp, iptc }) {
	return firstDate([
		["EXIF DateTimeOriginal", readExifDate(textOf(exif, "DateTimeOriginal"), textOf(exif, "SubSecTimeOriginal"), textOf(exif, "OffsetTimeOriginal"))],
		["EXIF DateTimeDigitized", readExifDate(textOf(exif, "DateTimeDigitized"), textOf(exif, "SubSecTimeDigitized"), textOf(exif, "OffsetTimeDigitized"))],
		["XMP exif:DateTimeOriginal", readDate(textOf(xmp, "DateTimeOriginal"))],
		["XMP photoshop:DateCreated", readDate(textOf(xmp, "DateCreated"))],
		["IPTC DateCreated", iptcDate(iptc)],
		["XMP xmp:CreateDate", readDate(textOf(xmp, "CreateDate"))]
	]);
}
function iptcDate(iptc) {
	const day = described(iptc, "Date Created");
	const time = described(iptc, "Time Created");
	return readDate(time == null ? day : `${day}T${time}`) ?? readDate(day);
}
/** Values that are bytes (IPTC, the XP tags of Windows) are spelt out by the library in the description. */
function described(group, name) {
	return textsOf(group, name)[0] ?? null;
}
function placeFrom({ exif, xmp }) {
	const below = numberOf(exif, "GPSAltitudeRef") === 1;
	const height = numberOf(exif, "GPSAltitude");
	const altitudeM = height == null ? null : below ? -height : height;
	const byExif = makePlace(degreesFromParts(numbersOf(exif, "GPSLatitude"), textOf(exif, "GPSLatitudeRef")), degreesFromParts(numbersOf(exif, "GPSLongitude"), textOf(exif, "GPSLongitudeRef")), altitudeM);
	if (byExif !== nowhere) return byExif;
	return makePlace(degreesFromXmp(textOf(xmp, "GPSLatitude")), degreesFromXmp(textOf(xmp, "GPSLongitude")), numberOf(xmp, "GPSAltitude"));
}
// workers/metadata/photo.ts
/**
* Reads a photo's size from its header and its values from its tags. A damaged tag directory is a warning: the picture
* behind it may be fine.
*
* @throws StageError CORRUPT_FILE when not even a size can be read
*/
async function describePhoto(context, mime) {
	const { source } = context;
	const head = await source.bytes() ?? await source.read(0, require_entry.limits.photoHeadBytes);
	context.progress(head.length);
	const size = await readSize(source, mime);
	const { tags, warning } = readPhotoTags(head, mime);
	const values = choosePhotoValues(tags);
	const isUntold = Object.keys(tags.exif).length === 0;
	const orientation = values.orientation ?? (isUntold ? size.orientation : null) ?? null;
	const isTurned = !size.isUpright && (orientation ?? 1) >= 5;
	return {
		output: {
			...blankMetadata("photo", mime),
			...values,
			orientation,
			width: isTurned ? size.height : size.width,
			height: isTurned ? size.width : size.height,
			hasPicture: true
		},
		warnings: warning == null ? [] : [warning]
	};
}
async function readSize(source, mime) {
	switch (mime) {
		case "image/heic":
		case "image/heif":
		case "image/heic-sequence":
		case "image/heif-sequence": {
			const { readHeifSize } = await Promise.resolve().then(() => require("./heif-picture-DY0IO0eB.cjs"));
			return {
				...await readHeifSize(source),
				isUpright: true
			};
		}
		case "image/avif": {
			const { readAvifSize } = await Promise.resolve().then(() => require("./heif-picture-DY0IO0eB.cjs"));
			return {
				...await readAvifSize(source),
				isUpright: true
			};
		}
		case "image/bmp": {
			const { readBitmapSize } = await Promise.resolve().then(() => require("./bitmap-picture-e3gCmGf3.cjs"));
			return {
				...await readBitmapSize(source),
				isUpright: true
			};
		}
		default: {
			const { width, height, format, orientation } = await require_photo_picture.readHeader(await require_photo_picture.sharpInput(source));
			if (!(width > 0 && height > 0)) throw new require_failure.StageError("CORRUPT_FILE", "The picture states no size.");
			return {
				width,
				height,
				isUpright: format === "heif",
				orientation
			};
		}
	}
}
// workers/metadata/run.ts
var run_exports = /* @__PURE__ */ require_entry.__exportAll({ default: () => run });
/**
* Reads what the file says of itself. The kind may be corrected here: a container for video can hold only sound.
*
* @throws StageError CORRUPT_FILE, TOOL_MISSING, VERSION_MISMATCH and what reading can meet
*/
async function run(context, input) {
	const { output, warnings } = await describeFile(context, input);
	await context.source.assertUnchanged();
	return {
		output,
		artefacts: [],
		warnings
	};
}
async function describeFile(context, input) {
	switch (input.kind) {
		case "photo": return describePhoto(context, input.mime);
		case "video": {
			const { describeVideo } = await Promise.resolve().then(() => require("./video-BXlwfwC6.cjs"));
			return describeVideo(context, input.mime);
		}
		case "audio": {
			const { describeAudio } = await Promise.resolve().then(() => require("./audio-CmGMVTkB.cjs"));
			return describeAudio(context, input.mime);
		}
		default: return require_failure.assertNever(input.kind);
	}
}
exports.blankMetadata = blankMetadata;
exports.cleanName = cleanName;
exports.cleanText = cleanText;
exports.default = run;
exports.firstDate = firstDate;
exports.firstText = firstText;
exports.mergeKeywords = mergeKeywords;
exports.placeFromIso6709 = placeFromIso6709;
exports.positive = positive;
exports.readDate = readDate;
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});

//# sourceMappingURL=run-B8-iV_1x.cjs.map