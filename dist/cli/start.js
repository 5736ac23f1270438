import { n as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
// \0node:fs
var require__node_fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs");
}));
// \0node:path
var require__node_path = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:path");
}));
// \0node:url
var require__node_url = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:url");
}));
// src/core/result.ts
const REFUSED = /* @__PURE__ */ new Set([
	"invalid",
	"blocked",
	"unapproved",
	"partial",
	"failed",
	"cancelled"
]);
function isRefused(result) {
	return REFUSED.has(result);
}
function exitCodeOf(result, hasChanges, detailed) {
	if (isRefused(result)) return 1;
	return detailed && hasChanges && (result === "planned" || result === "drifted") ? 2 : 0;
}
var ConfigurationError = class ConfigurationError extends Error {
	name = "ConfigurationError";
	input;
	problem;
	constructor(input, problem, options) {
		super(`${input} ${problem}`, options);
		this.input = input;
		this.problem = problem;
	}
	of(input) {
		return new ConfigurationError(input, this.problem, { cause: this.cause });
	}
};
function isSystemError(error) {
	return error instanceof Error && "code" in error && "syscall" in error;
}
function expecting(is, answer) {
	return (error) => {
		if (is(error)) return answer(error);
		throw error;
	};
}
function early(asked) {
	asked.catch(() => {});
	return asked;
}
function isStopped(error) {
	return error instanceof Error && error.name === "AbortError";
}
function hasSucceeded(outcome) {
	return outcome === "done" || outcome === "adopted" || outcome === "already";
}
// src/core/compare.ts
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
function compareText(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
function compareIds(a, b) {
	if (a === b) return 0;
	const [prefixA, numberA] = splitId(a);
	const [prefixB, numberB] = splitId(b);
	const byNumber = numberA.length - numberB.length || compareText(numberA, numberB);
	return compareText(prefixA, prefixB) || byNumber || compareText(a, b);
}
function splitId(id) {
	let at = id.length;
	while (at > 0 && isDigit(id.charCodeAt(at - 1))) at--;
	let start = at;
	while (id[start] === "0") start++;
	return [id.slice(0, at), id.slice(start)];
}
function isDigit(code) {
	return code >= 48 && code <= 57;
}
// src/core/diagnostic.ts
const SEVERITIES = [
	"error",
	"warning",
	"notice"
];
const unreported = () => {};
function diagnostic(code, severity, at, args) {
	return {
		code,
		severity,
		at,
		args
	};
}
function inFileOrder(diagnostics) {
	return [...diagnostics].sort((a, b) => {
		if (a.at === null || b.at === null) return (a.at === null ? 0 : 1) - (b.at === null ? 0 : 1);
		return compareText(a.at.file.path, b.at.file.path) || (a.at.offset ?? -1) - (b.at.offset ?? -1);
	});
}
function hasErrors(diagnostics) {
	return diagnostics.some((d) => d.severity === "error");
}
// \0node:buffer
var require__node_buffer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:buffer");
}));
// src/core/suggest.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_buffer = require__node_buffer();
const LONGEST = 120;
function nearest(word, words, most) {
	return new Vocabulary(words, most).nearest(word);
}
const MOST_QUESTIONS = 100;
var Vocabulary = class {
	#words;
	#answers = /* @__PURE__ */ new Map();
	#most;
	#folded = null;
	constructor(words, most = 3) {
		this.#words = words;
		this.#most = most;
	}
	nearest(word) {
		const known = this.#answers.get(word);
		if (known !== void 0) return known;
		if (this.#answers.size >= MOST_QUESTIONS) return [];
		this.#folded ??= Array.from(this.#words, (word) => ({
			word,
			folded: spelling(word)
		}));
		const folded = spelling(word);
		const close = this.#search(folded, this.#folded);
		const answer = close.length > 0 ? close : longer(folded, this.#folded).slice(0, this.#most);
		this.#answers.set(word, answer);
		return answer;
	}
	#search(folded, words) {
		const most = this.#most;
		let bound = tolerance(folded.length);
		const closest = [];
		for (const { word, folded: other } of words) {
			const distance = distanceWithin(folded, other, bound);
			if (distance > bound || closest.some((one) => one.word === word)) continue;
			const place = closest.findIndex((one) => (distance - one.distance || compareText(word, one.word)) < 0);
			closest.splice(place === -1 ? closest.length : place, 0, {
				word,
				distance
			});
			if (closest.length > most) closest.pop();
			if (closest.length === most) bound = closest[most - 1].distance;
		}
		return closest.map((one) => one.word);
	}
};
const LEAST_SHARED = 5;
function longer(folded, words) {
	if (folded.length < LEAST_SHARED) return [];
	const extend = (long, short) => long.startsWith(short) || long.endsWith(short);
	return words.filter(({ folded: other }) => {
		return other.length >= LEAST_SHARED && (extend(other, folded) || extend(folded, other));
	}).sort((a, b) => a.folded.length - b.folded.length || compareText(a.word, b.word)).map(({ word }) => word);
}
function spelling(word) {
	return word.normalize("NFC").toLowerCase().replace(/[\s_-]+/g, "");
}
function tolerance(length) {
	if (length < 3) return 0;
	if (length < 6) return 1;
	return length < 12 ? 2 : 3;
}
function distanceWithin(one, other, bound) {
	if (one === other) return 0;
	const tooFar = bound + 1;
	if (Math.abs(one.length - other.length) > bound || one.length > LONGEST || other.length > LONGEST) return tooFar;
	const [start, end] = commonEnds(one, other);
	const a = one.slice(start, one.length - end);
	const b = other.slice(start, other.length - end);
	let before = [];
	let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = nextRow({
			a,
			b,
			i,
			bound,
			previous,
			before
		});
		before = previous;
		previous = row;
		if (Math.min(...row) > bound) return tooFar;
	}
	return Math.min(previous[b.length], tooFar);
}
function commonEnds(a, b, most = a.length) {
	const shorter = Math.min(a.length, b.length, most);
	let start = 0;
	while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
	let end = 0;
	while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
	return [start, end];
}
function nextRow({ a, b, i, bound, previous, before }) {
	const tooFar = bound + 1;
	const row = new Array(b.length + 1).fill(tooFar);
	if (i <= bound) row[0] = i;
	const last = Math.min(b.length, i + bound);
	for (let j = Math.max(1, i - bound); j <= last; j++) {
		const same = a[i - 1] === b[j - 1];
		let best = previous[j - 1] + (same ? 0 : 1);
		best = Math.min(best, previous[j] + 1, row[j - 1] + 1);
		if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2] + 1);
		row[j] = best;
	}
	return row;
}
// src/inventory/files.ts
function sourceFile(path, text) {
	let starts = null;
	return {
		path,
		place(offset) {
			starts ??= lineStarts(text);
			const at = Math.max(0, Math.min(offset, text.length));
			const line = lineOf(starts, at);
			return {
				line: line + 1,
				column: at - (starts[line] ?? 0) + 1
			};
		}
	};
}
function lineStarts(text) {
	const starts = [0];
	for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
	return starts;
}
function lineOf(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
const FILE_LIMIT = 33554432;
const DENSE_LIMIT = 16777216;
const MARKS_LIMIT = 2e6;
const LFS_POINTER_LIMIT = 1024;
const LFS_POINTER = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\r?\n/;
function decode(content) {
	const text = typeof content === "string" ? content : toText(content);
	if (text === null || text.includes("\0")) return { fault: "not-utf8" };
	if (text.length < LFS_POINTER_LIMIT && LFS_POINTER.test(text)) return { fault: "lfs-pointer" };
	const byteOrderMark = text.startsWith("﻿");
	return {
		text: byteOrderMark ? text.slice(1) : text,
		byteOrderMark
	};
}
function limitOf(bytes) {
	return bytes.length > 16777216 && countMarks(bytes) > MARKS_LIMIT ? DENSE_LIMIT : FILE_LIMIT;
}
const LINE_FEED = 10;
const SPACE = 32;
const COMMA = 44;
const DASH = 45;
const QUESTION_MARK = 63;
const BRACKET = 91;
const BRACE = 123;
function countMarks(bytes) {
	let marks = 0;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === LINE_FEED || byte === COMMA || byte === BRACKET || byte === BRACE) marks++;
		else if ((byte === DASH || byte === QUESTION_MARK) && bytes[at + 1] <= SPACE) marks++;
	}
	return marks;
}
function toText(bytes) {
	if ((0, import__node_buffer.isAscii)(bytes)) return bytes.toString("latin1");
	const text = bytes.toString("utf8");
	return mayBeWrong(text) && !(0, import__node_buffer.isUtf8)(bytes) ? null : text;
}
function mayBeWrong(text) {
	return text.includes("�");
}
function wholeFile(path) {
	return {
		file: sourceFile(path, ""),
		offset: null
	};
}
function noInventory(paths, folder = null, names = []) {
	const missing = paths.map((path) => path.replace(/^\.[\\/]/, "").replace(/[\\/]$/, "")).filter((path) => !names.includes(path));
	return diagnostic("no-inventory", "error", null, {
		paths,
		folder,
		near: folder !== null && names.length > 0 && missing.includes((0, import__node_path.basename)(folder)) ? ["."] : missing.flatMap((path) => nearest(path, names, 1))
	});
}
function notAFile(code, path) {
	return diagnostic(code, "error", wholeFile(path), {});
}
function unreadable(path, reason) {
	return diagnostic("unreadable-file", "error", wholeFile(path), { reason });
}
function tooLarge(path, bytes, limit = FILE_LIMIT) {
	return diagnostic("file-too-large", "error", wholeFile(path), {
		bytes,
		limit
	});
}
function readText({ path, content }, report) {
	const limit = typeof content === "string" ? DENSE_LIMIT : limitOf(content);
	if (content.length > limit) {
		report(tooLarge(path, content.length, limit));
		return null;
	}
	const decoded = decode(content);
	if (!("fault" in decoded)) return {
		path,
		...decoded
	};
	if (decoded.fault === "lfs-pointer") report(diagnostic("lfs-pointer", "error", wholeFile(path), {}));
	else report(diagnostic("not-utf8", "error", wholeFile(path), wrongByte(Buffer.from(content))));
	return null;
}
function wrongByte(bytes) {
	const encoding = utf16Of(bytes);
	const at = firstWrongByte(bytes);
	if (encoding !== null || bytes[at] === 0) return {
		line: null,
		byte: null,
		encoding
	};
	return {
		line: countLines(bytes.subarray(0, at)),
		byte: bytes[at] ?? null,
		encoding
	};
}
function utf16Of([a, b, c, d]) {
	if (a === 255 && b === 254 || a === 254 && b === 255) return "UTF-16";
	if (b === 0 && d === 0 && a !== 0 && c !== 0) return "UTF-16LE";
	return a === 0 && c === 0 && b !== 0 && d !== 0 ? "UTF-16BE" : null;
}
function countLines(bytes) {
	let lines = 1;
	for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) lines++;
	return lines;
}
function firstWrongByte(buffer) {
	const nul = buffer.indexOf(0);
	if (nul !== -1) return nul;
	if ((0, import__node_buffer.isUtf8)(buffer)) return -1;
	const decoded = Buffer.from(buffer.toString("utf8"));
	return buffer.findIndex((byte, at) => byte !== decoded[at]);
}
function onceEach(report) {
	const reported = /* @__PURE__ */ new Set();
	return (finding) => {
		const key = `${finding.code}\0${finding.at?.file.path}`;
		if (!reported.has(key)) report(finding);
		reported.add(key);
	};
}
// src/inventory/paths.ts
const YAML_FILE = /\.ya?ml$/i;
const GLOB = /[*?[{]|[!+@]\(/;
async function readPaths(input, cwd, separator = import__node_path.sep) {
	const lines = input.flatMap((entry) => entry.split(/\r?\n/)).map((line) => line.trim());
	return Promise.all(lines.filter((line) => line !== "").map((line) => select(line, withSlashes(fromWorkingFolder(line, cwd), separator))));
}
function withSlashes(path, separator) {
	return separator === "\\" ? path.replaceAll("\\", "/") : path;
}
function fromWorkingFolder(line, cwd) {
	if (!(0, import__node_path.isAbsolute)(line)) return line;
	const path = (0, import__node_path.relative)(cwd, line);
	return leadsOut(path) ? line : path.split(import__node_path.sep).join("/");
}
function leadsOut(path) {
	return path === ".." || path.startsWith("../") || path.startsWith(`..${import__node_path.sep}`) || (0, import__node_path.isAbsolute)(path);
}
async function select(line, path) {
	const clean = import__node_path.posix.normalize(path).replace(/(?<=.)\/$/, "");
	const place = clean === "." ? "" : clean;
	return GLOB.test(place) ? selectGlob(line, place) : selectLiteral(line, place);
}
function selectLiteral(line, base) {
	return {
		line,
		base,
		inside: !leadsOut(base),
		wholeFolder: base,
		selects: (path) => path === base || isUnder(base, path) && YAML_FILE.test(path),
		mayHold: (path) => path === base || isUnder(base, path) || isUnder(path, base)
	};
}
async function selectGlob(line, glob) {
	const { default: picomatch } = await import("./picomatch2.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
	const compile = (pattern) => picomatch(pattern, { nonegate: true });
	const matches = compile(glob);
	const base = picomatch.scan(glob).base.replace(/\\(.)/g, "$1");
	const selected = (path) => pathAndFoldersAbove(path).some((part) => matches(part));
	return {
		line,
		base,
		inside: !leadsOut(base),
		wholeFolder: null,
		selects: (path) => YAML_FILE.test(path) && selected(path),
		mayHold: foldersOf(glob, compile, selected)
	};
}
function outsideOf(selections) {
	const isHidden = (path) => /(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(path);
	return {
		line: "",
		base: "",
		inside: true,
		wholeFolder: null,
		selects: (path) => YAML_FILE.test(path) && !isHidden(path) && !selections.some((one) => one.selects(path)),
		mayHold: (path) => !isHidden(path) && !selections.some(({ wholeFolder }) => wholeFolder === path)
	};
}
function foldersOf(glob, compile, selected) {
	const segments = glob.split("/");
	const open = segments.findIndex((segment) => /\*\*|[{(]/.test(segment));
	const depth = open === -1 ? segments.length - 1 : open;
	const prefixes = Array.from({ length: depth }, (_, k) => compile(segments.slice(0, k + 1).join("/")));
	const namesHidden = /(?:^|[/{(,|])\./.test(glob);
	return (path) => {
		if (selected(path)) return true;
		const parts = path.split("/");
		if (open === -1 && parts.length > depth) return false;
		if (!namesHidden && parts.slice(depth).some((part) => part.startsWith("."))) return false;
		const prefix = prefixes[Math.min(parts.length, depth) - 1];
		return prefix === void 0 || prefix(parts.slice(0, depth).join("/"));
	};
}
function pathAndFoldersAbove(path) {
	const all = [path];
	for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) all.push(path.slice(0, end));
	return all;
}
function isUnder(folder, path) {
	return folder === "" || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}
// src/inventory/folder.ts
async function readFolder({ cwd, selections }, visit, report) {
	await turn();
	const all = /* @__PURE__ */ new Map();
	const unmet = [];
	const reportOnce = onceEach(report);
	for (const selection of selections) {
		const files = /* @__PURE__ */ new Set();
		let reports = 0;
		const counted = (finding) => {
			reports++;
			reportOnce(finding);
		};
		start({
			cwd,
			selection,
			files,
			report: counted
		});
		for (const path of files) {
			const place = selection.inside ? path : (0, import__node_path.relative)(cwd, (0, import__node_path.resolve)(cwd, path)).replaceAll("\\", "/");
			if (!all.has(place)) all.set(place, path);
		}
		if (files.size + reports === 0) unmet.push(selection.line);
	}
	if (unmet.length > 0 || selections.length === 0) report(noInventory(unmet, (0, import__node_path.resolve)(cwd), namesIn(cwd)));
	let sinceTurn = 0;
	for (const path of [...all.values()].sort()) {
		const content = contentOf$1((0, import__node_path.resolve)(cwd, path), path, report);
		if (content === null) continue;
		visit({
			path,
			content
		});
		sinceTurn += content.length;
		if (sinceTurn < TURN_BYTES) continue;
		sinceTurn = 0;
		await turn();
	}
}
const TURN_BYTES = 131072;
function turn() {
	return new Promise((resolve) => setImmediate(resolve));
}
function namesIn(cwd) {
	try {
		return list(cwd).filter((entry) => entry.isDirectory() || /\.ya?ml$/i.test(entry.name)).map(({ name }) => name).filter((name) => !name.startsWith("."));
	} catch (error) {
		errorCode(error);
		return [];
	}
}
function start(search) {
	const { base, inside } = search.selection;
	try {
		if (inside && isCutOff(search)) return;
		const kind = (0, import__node_fs.lstatSync)((0, import__node_path.resolve)(search.cwd, base));
		if (kind.isDirectory()) walk(search, base, base !== "" && inside);
		else visitEntry(search, base, kind);
	} catch (error) {
		const code = errorCode(error);
		if (code !== "ENOENT" && code !== "ENOTDIR") search.report(unreadable(base, code));
	}
}
function isCutOff({ cwd, selection, report }) {
	for (const path of pathAndFoldersAbove(selection.base).slice(1).reverse()) {
		const isLink = (0, import__node_fs.lstatSync)((0, import__node_path.resolve)(cwd, path)).isSymbolicLink();
		if (!isLink && !isRepository((0, import__node_path.resolve)(cwd, path))) continue;
		report(notAFile(isLink ? "symbolic-link" : "submodule", path));
		return true;
	}
	return false;
}
function isRepository(folder) {
	return (0, import__node_fs.lstatSync)((0, import__node_path.resolve)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
}
function walk(search, folder, mayBeSubmodule) {
	const { cwd, selection, report } = search;
	let entries;
	try {
		entries = list((0, import__node_path.resolve)(cwd, folder));
	} catch (error) {
		report(unreadable(folder, errorCode(error)));
		return;
	}
	if (mayBeSubmodule && entries.some((entry) => entry.name === ".git")) {
		report(notAFile("submodule", folder));
		return;
	}
	for (const entry of entries) {
		if (entry.name === ".git") continue;
		const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
		if (!entry.isDirectory()) visitEntry(search, path, entry);
		else if (selection.mayHold(path)) walk(search, path, true);
	}
}
function list(folder) {
	return (0, import__node_fs.readdirSync)(folder, { withFileTypes: true });
}
function visitEntry({ selection, files, report }, path, kind) {
	if (kind.isSymbolicLink()) {
		if (selection.mayHold(path) || selection.selects(path)) report(notAFile("symbolic-link", path));
	} else if (selection.selects(path)) {
		if (kind.isFile()) files.add(path);
		else report(unreadable(path, NOT_REGULAR));
	}
}
const NOT_REGULAR = "not a regular file";
const OPEN_FLAGS = import__node_fs.constants.O_RDONLY | (import__node_fs.constants.O_NOFOLLOW ?? 0) | (import__node_fs.constants.O_NONBLOCK ?? 0);
function contentOf$1(file, path, report) {
	try {
		const descriptor = (0, import__node_fs.openSync)(file, OPEN_FLAGS);
		try {
			const stat = (0, import__node_fs.fstatSync)(descriptor);
			if (!stat.isFile()) report(unreadable(path, NOT_REGULAR));
			else if (stat.size > 33554432) report(tooLarge(path, stat.size));
			else if (stat.size > 16777216) return (0, import__node_fs.readFileSync)(descriptor);
			else {
				const text = (0, import__node_fs.readFileSync)(descriptor, "utf8");
				return mayBeWrong(text) ? (0, import__node_fs.readFileSync)(file, { flag: OPEN_FLAGS }) : text;
			}
		} finally {
			(0, import__node_fs.closeSync)(descriptor);
		}
	} catch (error) {
		report(unreadable(path, errorCode(error)));
	}
	return null;
}
function errorCode(error) {
	if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
	throw error;
}
// node_modules/js-yaml/dist/js-yaml.mjs
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function pick(object, keys) {
	const result = {};
	for (const key of keys) if (object[key] !== void 0) result[key] = object[key];
	return result;
}
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
var Schema = class Schema {
	tags;
	implicitScalarTags;
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	defaultScalarTag;
	defaultSequenceTag;
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]).withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
function formatError(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	constructor(reason, mark) {
		super();
		this.name = "YAMLException";
		this.reason = reason;
		this.mark = mark;
		this.message = formatError(this, false);
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	toString(compact) {
		return `${this.name}: ${formatError(this, compact)}`;
	}
	static throwAt(source, position, message, filename = "") {
		let line = 0;
		let lineStart = 0;
		for (let index = 0; index < position; index++) {
			const ch = source.charCodeAt(index);
			if (ch === 10) {
				line++;
				lineStart = index + 1;
			} else if (ch === 13) {
				line++;
				if (source.charCodeAt(index + 1) === 10) index++;
				lineStart = index + 1;
			}
		}
		const mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		mark.snippet = makeSnippet(mark);
		throw new YAMLException(message, mark);
	}
};
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) {
			if (first === 32 || first === 9) {
				atMoreIndented = true;
				result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			} else if (atMoreIndented) {
				atMoreIndented = false;
				result += "\n".repeat(emptyLines + 1);
			} else if (emptyLines === 0) {
				if (didReadContent) result += " ";
			} else result += "\n".repeat(emptyLines);
		} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
function tagPercentDecode(source) {
	let result = "";
	let index = 0;
	while (index < source.length) {
		if (source.charCodeAt(index) !== 37) {
			result += source[index++];
			continue;
		}
		let ch = parseInt(source.slice(index + 1, index + 3), 16);
		index += 3;
		if (ch >= 192) {
			let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
			ch &= (1 << 6 - remaining) - 1;
			while (remaining-- > 0) {
				ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
				index += 3;
			}
		}
		if (ch < 65536) result += String.fromCharCode(ch);
		else {
			ch -= 65536;
			result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
		}
	}
	return result;
}
function tagNameFull(rawTag, tagHandlers) {
	if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
	const handleEnd = rawTag.indexOf("!", 1);
	const handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
	return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
function eventPosition$1(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function throwError$1(state, message) {
	YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
	try {
		return tag.finalize(carrier);
	} catch (error) {
		if (error instanceof YAMLException) throw error;
		YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
	}
}
function constructScalar(state, event) {
	const source = getScalarValue(state.source, event);
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	const strTag = state.schema.defaultScalarTag;
	if (rawTag !== "") {
		if (rawTag === "!") return {
			value: source,
			tag: strTag
		};
		const tagName = tagNameFull(rawTag, state.tagHandlers);
		const scalarTag = state.schema.lookupScalarTag(tagName);
		if (scalarTag) {
			const result = scalarTag.resolve(source, true, tagName);
			if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			return {
				value: result,
				tag: scalarTag
			};
		}
		const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
		if (collectionTagDef) {
			if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			const carrier = collectionTagDef.create(tagName);
			return {
				value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
				tag: collectionTagDef
			};
		}
		throwError$1(state, `unknown scalar tag !<${tagName}>`);
	}
	if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
	return {
		value: strTag.resolve(source, false, strTag.tagName),
		tag: strTag
	};
}
function collectionTagName(state, event, defaultTagName) {
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
	return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
	state.totalMergeKeys++;
	if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
	chargeMergeWork(state);
	for (const sourceKey of sourceTag.keys(source)) {
		chargeMergeWork(state);
		if (frame.tag.has(frame.value, sourceKey)) continue;
		const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
		if (err) throwError$1(state, err);
		frame.overridable ??= /* @__PURE__ */ new Set();
		frame.overridable.add(sourceKey);
	}
}
function mergeSource(state, frame, source, sourceTag) {
	state.position = frame.keyPosition;
	if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
	else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
		if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
		for (const element of source) {
			const elementTag = state.nodeTags.get(element);
			if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
			mergeKeys(state, frame, element, elementTag);
		}
	} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
	state.position = frame.keyPosition;
	if (frame.keyIsMerge) {
		mergeSource(state, frame, value, tag);
		return;
	}
	if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
	const err = frame.tag.addPair(frame.value, key, value);
	if (err) throwError$1(state, err);
	frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") {
		frame.value = value;
		frame.hasValue = true;
	} else if (frame.kind === "sequence") {
		if (isMappingTag(tag)) state.nodeTags.set(value, tag);
		const err = frame.tag.addItem(frame.value, value, frame.index++);
		if (err) throwError$1(state, err);
	} else if (frame.hasKey) {
		const key = frame.key;
		frame.key = void 0;
		frame.hasKey = false;
		addMappingValue(state, frame, key, value, tag);
	} else {
		frame.key = value;
		frame.keyPosition = state.position;
		frame.hasKey = true;
		frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
	}
}
function storeAnchor(state, event, value, tag, isValueFinal) {
	if (event.anchorStart !== NO_RANGE$2) {
		const anchor = {
			value,
			tag,
			isValueFinal
		};
		state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
		return anchor;
	}
	return null;
}
function constructFromEvents(events, options) {
	const state = {
		...DEFAULT_CONSTRUCTOR_OPTIONS,
		...options,
		events,
		documents: [],
		eventIndex: 0,
		position: 0,
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		nodeTags: /* @__PURE__ */ new Map(),
		tagHandlers: Object.create(null),
		totalMergeKeys: 0,
		aliasCount: 0
	};
	while (state.eventIndex < state.events.length) {
		const event = state.events[state.eventIndex++];
		state.position = eventPosition$1(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT:
				state.anchors = /* @__PURE__ */ new Map();
				state.nodeTags = /* @__PURE__ */ new Map();
				state.aliasCount = 0;
				state.tagHandlers = Object.create(null);
				for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
				state.frames.push({
					kind: "document",
					position: state.position,
					value: void 0,
					hasValue: false
				});
				break;
			case EVENT_ID.SCALAR: {
				const { value, tag } = constructScalar(state, event);
				storeAnchor(state, event, value, tag, true);
				addValue(state, value, tag);
				break;
			}
			case EVENT_ID.SEQUENCE: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
				const tag = state.schema.lookupSequenceTag(tagName);
				if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "sequence",
					position: state.position,
					value,
					tag,
					anchor,
					index: 0
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
				const tag = state.schema.lookupMappingTag(tagName);
				if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "mapping",
					position: state.position,
					value,
					tag,
					anchor,
					key: void 0,
					keyPosition: state.position,
					hasKey: false,
					keyIsMerge: false,
					overridable: null
				});
				break;
			}
			case EVENT_ID.ALIAS: {
				if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
				const name = state.source.slice(event.anchorStart, event.anchorEnd);
				const anchor = state.anchors.get(name);
				if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
				if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
				addValue(state, anchor.value, anchor.tag);
				break;
			}
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.hasKey) {
					state.position = frame.keyPosition;
					throwError$1(state, "incomplete mapping pair in event stream");
				}
				if (frame.kind === "document") state.documents.push(frame.value);
				else {
					const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
					if (frame.anchor) {
						frame.anchor.value = value;
						frame.anchor.isValueFinal = true;
					}
					addValue(state, value, frame.tag);
				}
				break;
			}
		}
	}
	return state.documents;
}
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) {
				if (!isNamed) {
					tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
					if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
					isNamed = true;
					suffixStart = state.position + 1;
				} else throwError(state, "tag suffix cannot contain exclamation marks");
			}
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
			else {
				const ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					const fallbackState = snapshotState(state);
					const propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart);
					if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
					else restoreState(state, fallbackState);
				}
				if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
			}
		} else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument$1(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument$1(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
var DEFAULT_LOAD_OPTIONS = {
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
};
function loadDocuments(input, options = {}) {
	const opts = {
		...DEFAULT_LOAD_OPTIONS,
		...options
	};
	const source = String(input);
	const PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
	const CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
	return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), {
		...pick(opts, CONSTRUCTOR_OPT_KEYS),
		source
	});
}
function load(input, options) {
	const documents = loadDocuments(input, options);
	if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
	if (documents.length === 1) return documents[0];
	throw new YAMLException("expected a single document in the stream, but found more");
}
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name));
EVENT_ID.DOCUMENT;
EVENT_ID.SEQUENCE;
EVENT_ID.MAPPING;
EVENT_ID.SCALAR;
EVENT_ID.ALIAS;
EVENT_ID.POP;
SCALAR_STYLE.PLAIN;
SCALAR_STYLE.SINGLE_QUOTED;
SCALAR_STYLE.DOUBLE_QUOTED;
SCALAR_STYLE.LITERAL_BLOCK;
SCALAR_STYLE.FOLDED_BLOCK;
COLLECTION_STYLE.BLOCK;
COLLECTION_STYLE.FLOW;
CHOMPING_MODE.CLIP;
CHOMPING_MODE.STRIP;
CHOMPING_MODE.KEEP;
// src/core/group.ts
function addUnder(groups, key, member) {
	const group = groups.get(key);
	if (group === void 0) groups.set(key, [member]);
	else group.push(member);
}
function groupBy(members, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const member of members) addUnder(groups, keyOf(member), member);
	return groups;
}
function countBy(members, keyOf) {
	const counts = /* @__PURE__ */ new Map();
	for (const member of members) {
		const key = keyOf(member);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}
function remember(answer) {
	const answers = /* @__PURE__ */ new Map();
	return (key) => {
		const known = answers.get(key);
		if (known !== void 0) return known;
		const fresh = answer(key);
		answers.set(key, fresh);
		return fresh;
	};
}
// src/core/ignore.ts
var IgnoreList = class {
	#exact = /* @__PURE__ */ new Map();
	#alike;
	constructor(documents) {
		const globs = [];
		for (const document of documents) for (const { value: text, offset } of document.ignore) {
			const pattern = {
				text,
				document,
				offset
			};
			const before = text.search(/[*?]/);
			const after = text.length - 1 - Math.max(text.lastIndexOf("*"), text.lastIndexOf("?"));
			if (before < 0) this.#exact.set(text, pattern);
			else globs.push({
				pattern,
				parts: partsOf(text),
				place: globs.length,
				before,
				after
			});
		}
		this.#alike = Array.from(groupBy(globs, ({ before, after }) => `${before} ${after}`).values(), (alike) => {
			const { before, after } = alike[0];
			return {
				before,
				after,
				byEnds: groupBy(alike, ({ pattern }) => endsOf(pattern.text, before, after))
			};
		});
	}
	find(name) {
		const exact = this.#exact.get(name);
		if (exact !== void 0) return exact;
		const characters = charactersOf(name);
		return this.#alike.flatMap(({ before, after, byEnds }) => {
			return byEnds.get(endsOf(name, before, after))?.find(({ parts }) => matches(characters, parts)) ?? [];
		}).sort((a, b) => a.place - b.place)[0]?.pattern ?? null;
	}
};
function isLike(name, pattern) {
	return matches(charactersOf(name), partsOf(pattern));
}
function partsOf(pattern) {
	return pattern.split(/\*+/).map(charactersOf);
}
function charactersOf(text) {
	return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}
function endsOf(text, before, after) {
	return `${text.slice(0, before)}*${text.slice(text.length - after)}`;
}
function ignoreListOf(documents) {
	return documents.some(({ ignore }) => ignore.length > 0) ? new IgnoreList(documents) : null;
}
function matches(name, parts) {
	const [first = "", ...rest] = parts;
	const last = rest.pop();
	if (last === void 0) return name.length === first.length && fits(name, first, 0);
	if (!fits(name, first, 0)) return false;
	let at = first.length;
	for (const part of rest) {
		at = placeFrom(name, part, at);
		if (at < 0) return false;
		at += part.length;
	}
	return name.length - last.length >= at && fits(name, last, name.length - last.length);
}
function placeFrom(name, part, from) {
	if (typeof name === "string" && typeof part === "string" && !part.includes("?")) return name.indexOf(part, from);
	for (let at = from; at + part.length <= name.length; at++) if (fits(name, part, at)) return at;
	return -1;
}
function fits(name, part, at) {
	for (let k = 0; k < part.length; k++) if (part[k] !== "?" && part[k] !== name[at + k]) return false;
	return true;
}
// src/core/names.ts
const SWAP_SUFFIX = "~cip-sync";
const PLAIN$1 = /^[!-@[-~]*$/;
function fold(name) {
	return PLAIN$1.test(name) ? name : foldCase(name.normalize("NFC").replace(/\s+/gu, " ").trim());
}
function foldCase(name) {
	return name.toLowerCase().toUpperCase().toLowerCase();
}
function groupByText(documents) {
	const keyOf = ({ cyberSystem, facility }) => `${cyberSystem.value}\0${facility?.value ?? ""}`;
	return Array.from(groupBy(documents, keyOf), ([key, group]) => {
		return {
			key,
			assets: group.flatMap(({ assets }) => assets),
			documents: group
		};
	});
}
function checkBetween(groups, uniqueNames, report) {
	checkNames(groups, uniqueNames, report);
	checkIds(groups, report);
	checkIgnored(groups, report);
}
function checkNames(groups, uniqueNames, report) {
	const shared = sharedSpellings(groups);
	if (shared.size === 0) return;
	const acrossSystems = uniqueNames === "organization" ? "error" : "warning";
	const buckets = /* @__PURE__ */ new Map();
	for (const { key, assets } of groups) for (const asset of assets) {
		const folded = fold(asset.name);
		if (!shared.has(folded)) continue;
		const here = nameKey(key, asset.name);
		const bucket = buckets.get(folded);
		if (bucket !== void 0) report(clash(bucket, {
			here,
			asset
		}, acrossSystems));
		else buckets.set(folded, {
			first: asset,
			firstOf: new Map([asset.name, here].map((name) => [name, asset]))
		});
	}
}
function sharedSpellings(groups) {
	const all = /* @__PURE__ */ new Set();
	const shared = /* @__PURE__ */ new Set();
	for (const { assets } of groups) for (const { name } of assets) {
		const { size } = all;
		const folded = fold(name);
		if (all.add(folded).size === size) shared.add(folded);
	}
	return shared;
}
function checkIds(groups, report) {
	const firsts = /* @__PURE__ */ new Map();
	for (const group of groups) for (const { hints, document } of group.assets) {
		if (hints === null || hints.id === null) continue;
		const { value: id, offset } = hints.id;
		const at = {
			file: document.file,
			offset
		};
		const first = firsts.get(id);
		if (first === void 0) firsts.set(id, at);
		else report(diagnostic("duplicate-id", "error", at, {
			id,
			first
		}));
	}
}
function checkIgnored(groups, report) {
	for (const { documents } of groups) {
		const ignored = ignoreListOf(documents);
		if (ignored === null) continue;
		for (const asset of documents.flatMap(({ assets }) => assets)) {
			const pattern = ignored.find(asset.name);
			if (pattern !== null) report(ignoredButDeclared(asset, pattern));
		}
	}
}
function ignoredButDeclared(asset, { text: pattern, document, offset }) {
	const args = {
		name: asset.name,
		pattern,
		first: {
			file: document.file,
			offset
		}
	};
	return diagnostic("ignored-but-declared", "error", placeOf(asset), args);
}
function clash({ first, firstOf }, { here, asset }, acrossSystems) {
	const { name } = asset;
	const twin = firstOf.get(here);
	if (twin !== void 0) {
		const severity = isPinned(twin) || isPinned(asset) ? "warning" : "error";
		if (isPinned(twin)) firstOf.set(here, asset);
		return diagnostic("duplicate-asset", severity, placeOf(asset), {
			name,
			first: placeOf(twin)
		});
	}
	firstOf.set(here, asset);
	const same = firstOf.get(name);
	if (same !== void 0) {
		const severity = isPinned(same) || isPinned(asset) ? "warning" : acrossSystems;
		if (isPinned(same)) firstOf.set(name, asset);
		return diagnostic("duplicate-name", severity, placeOf(asset), {
			name,
			first: placeOf(same)
		});
	}
	firstOf.set(name, asset);
	return diagnostic("similar-name", "warning", placeOf(asset), {
		name,
		other: first.name,
		first: placeOf(first)
	});
}
function isPinned({ hints }) {
	return hints !== null && hints.id !== null;
}
function placeOf(asset) {
	return {
		file: asset.document.file,
		offset: asset.offset
	};
}
function uniqueKey({ cyber_system_id, name }, uniqueNames) {
	return uniqueNames === "organization" ? name : nameKey(cyber_system_id, name);
}
function nameKey(system, name) {
	return `${system}\0${name}`;
}
function stateKey({ cyber_system_id, asset_type, name }) {
	return `${cyber_system_id}\0${asset_type}\0${name}`;
}
// src/core/characters.ts
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
const HAS_UNSAFE = new RegExp(UNSAFE.source, "u");
function hasUnsafe(text) {
	return HAS_UNSAFE.test(text);
}
function quoted(text) {
	return JSON.stringify(text).replace(UNSAFE, yamlEscape);
}
function yamlEscape(character) {
	const hex = hexOf(character);
	return hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}
const SURELY_FINE = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z](?:[ -~]*[!-~])?$/i;
const WHITE_SPACE = /\p{White_Space}/u;
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const INVISIBLE = /(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u;
function nameFaults(name) {
	if (name === "") return [{
		code: "empty-name",
		character: ""
	}];
	const faults = [];
	const core = withoutPadding(name);
	if (core.length < name.length) faults.push({
		code: "padded-name",
		character: ""
	});
	const control = CONTROL.exec(core);
	if (control !== null) faults.push({
		code: "control-character",
		character: codePoint(control[0])
	});
	const invisible = INVISIBLE.exec(core);
	if (invisible !== null) faults.push({
		code: "invisible-character",
		character: codePoint(invisible[0])
	});
	return faults;
}
function needsId(name) {
	return !SURELY_FINE.test(name) && nameFaults(name).length > 0;
}
function withoutPadding(name) {
	let start = 0;
	let end = name.length;
	while (start < end && WHITE_SPACE.test(name.charAt(start))) start++;
	while (end > start && WHITE_SPACE.test(name.charAt(end - 1))) end--;
	return name.slice(start, end);
}
function codePoint(character) {
	return `U+${hexOf(character).padStart(4, "0")}`;
}
function hexOf(character) {
	return character.codePointAt(0).toString(16).toUpperCase();
}
// src/core/model.ts
const TOOL_NAME = "cip-inventory-sync";
function toolOf({ version }) {
	return {
		name: TOOL_NAME,
		version
	};
}
const ASSET_TYPES = ["hardware", "software"];
function otherFormat(document, read) {
	if (typeof document !== "object" || document === null || !("format_version" in document)) return null;
	const { format_version: format } = document;
	return typeof format === "string" && /^\d{1,4}\.\d{1,4}$/.test(format) && format !== read ? format : null;
}
// src/inventory/shape.ts
const DOCUMENT_SHAPE = {
	cyber_system: {
		required: true,
		description: "The cyber system that holds these assets: its name, or its id (cs_…)."
	},
	facility: {
		required: false,
		description: "The facility of the cyber system: its name, or its id (fac_…). Tells systems of the same name apart, and is verified."
	},
	prune: {
		required: false,
		description: "true: an asset of this system that no file declares is deleted, permanently. false: it is only reported. Not said: true, except while the system is being adopted."
	},
	asset_type: {
		required: false,
		description: "The type of those assets below that say none: hardware or software."
	},
	ignore: {
		required: false,
		description: "Live assets of this system to leave alone: exact names, or patterns in which * stands for any text and ? for one character. They are neither deleted nor listed as undeclared."
	},
	assets: {
		required: true,
		description: "The assets of the cyber system. An empty list states that it has none."
	}
};
const ASSET_SHAPE = {
	name: {
		required: true,
		description: "Name or hostname, unique within the cyber system."
	},
	asset_type: {
		required: true,
		description: "hardware: a physical device (RTU, PLC, HMI, network equipment). software: an application or operating system. May be left out where the document says it for all."
	},
	renamed_from: {
		required: false,
		description: "The name that the asset has at the service until this is applied."
	},
	moved_from: {
		required: false,
		description: "The cyber system (name or id) that the asset is in until this is applied."
	},
	id: {
		required: false,
		description: "The id of the asset at the service (ca_…): pins it, so that name, cyber system and type may all change."
	}
};
const DOCUMENT_KEYS = Object.keys(DOCUMENT_SHAPE);
const ASSET_KEYS = Object.keys(ASSET_SHAPE);
// src/inventory/yaml.ts
const WORDS = new Map([
	["", "null"],
	["~", "null"],
	...spellings("null", "null"),
	...[
		"true",
		"false",
		"yes",
		"no",
		"on",
		"off",
		"y",
		"n"
	].flatMap((word) => spellings(word, "a boolean")),
	["=", "a default value"],
	["<<", "a merge key"]
]);
const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?$/;
function readsAs(text) {
	const word = WORDS.get(text);
	if (word !== void 0) return word;
	if (!/^[-+.0-9]/.test(text)) return null;
	if (INTEGER.test(text) || FLOAT.test(text) || SPECIAL_FLOAT.test(text)) return "a number";
	return SEXAGESIMAL.test(text) || TIMESTAMP.test(text) ? timeOrNumber(text) : null;
}
function timeOrNumber(text) {
	return /^[0-9]{4}-|^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/.test(text) ? "a date or time" : "a number";
}
function spellings(word, reading) {
	return [
		word,
		word.charAt(0).toUpperCase() + word.slice(1),
		word.toUpperCase()
	].map((spelling) => [spelling, reading]);
}
const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = EVENT_ID;
function after(events, index) {
	let depth = 0;
	let at = index;
	do {
		const type = events[at].type;
		if (type === MAPPING || type === SEQUENCE || type === DOCUMENT) depth++;
		else if (type === POP) depth--;
		at++;
	} while (depth > 0);
	return at;
}
function scalarText(text, event) {
	return event.fast ? text.slice(event.valueStart, event.valueEnd) : getScalarValue(text, event);
}
function placeAt(text, event) {
	switch (event.type) {
		case MAPPING:
		case SEQUENCE: return event.start;
		case ALIAS: return event.anchorStart - 1;
		case SCALAR: return placeOfScalar(text, event);
		default: return -1;
	}
}
function placeOfScalar(text, event) {
	if (event.valueStart === -1) return event.anchorStart === -1 ? event.tagStart : event.anchorStart - 1;
	if (event.style === SCALAR_STYLE.PLAIN) return event.valueStart;
	if (event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED) return event.valueStart - 1;
	return blockIndicator(text, event.valueStart);
}
function blockIndicator(text, valueStart) {
	const start = text.lastIndexOf("\n", valueStart - 2) + 1;
	const header = /(?<=^|\s)[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?$/.exec(text.slice(start, valueStart));
	return header === null ? valueStart : start + header.index;
}
function nextDash(text, from) {
	const gap = /(?:[\s\]}'",]|#[^\r\n]*)*/y;
	gap.lastIndex = from;
	gap.exec(text);
	return Math.min(gap.lastIndex, text.length);
}
const REPORTED_AT_MOST = 1e4;
function addFinding(reader, { code, offset, args, severity = "error" }) {
	if ((severity === "error" ? ++reader.errors : ++reader.warnings) <= REPORTED_AT_MOST) reader.report(diagnostic(code, severity, {
		file: reader.file,
		offset
	}, args));
}
function target(reader, index) {
	if (index === -1 || reader.events[index].type !== ALIAS) return index;
	return reader.aliases?.targets.get(index) ?? -1;
}
function placeOfValue(reader, index) {
	const own = placeAt(reader.text, reader.events[index]);
	return own === -1 ? Math.max(0, placeAt(reader.text, reader.events[index - 1])) : own;
}
function wrongType(reader, event, { subject, expected, offset }) {
	if (isTagged(event)) return;
	addFinding(reader, {
		code: "wrong-type",
		offset,
		args: {
			subject,
			expected,
			found: kindOf$1(reader.text, event)
		}
	});
}
function isTagged(event) {
	return "tagStart" in event && event.tagStart !== -1;
}
function kindOf$1(text, event) {
	if (event.type === MAPPING) return "a mapping";
	if (event.type === SEQUENCE) return "a list";
	if (event.type !== SCALAR) return "nothing";
	return (event.style === SCALAR_STYLE.PLAIN ? readsAs(scalarText(text, event)) : null) ?? "a string";
}
const EXPANSION_LIMIT = 1e6;
function settleAliases(reader) {
	const { text, events } = reader;
	if (!text.includes("&") && !text.includes("*") && !text.includes("!")) return null;
	const targets = /* @__PURE__ */ new Map();
	const broken = /* @__PURE__ */ new Set();
	const pass = {
		reader,
		targets,
		broken,
		sizes: /* @__PURE__ */ new Map(),
		anchors: /* @__PURE__ */ new Map(),
		open: [],
		document: 0,
		exploded: -1,
		added: 0
	};
	for (let index = 0; index < events.length; index++) step(pass, events[index], index);
	return {
		targets,
		broken
	};
}
function step(pass, event, index) {
	if (event.type === DOCUMENT) {
		pass.document = index;
		pass.anchors.clear();
		pass.open.push({
			index,
			anchored: false,
			size: 0
		});
	} else if (event.type === POP) close(pass);
	else if (event.type === ALIAS) count(pass, bind(pass, event, index));
	else begin(pass, event, index);
}
function begin(pass, event, index) {
	const { text } = pass.reader;
	const anchored = event.anchorStart !== -1;
	if (event.tagStart !== -1) {
		const tag = text.slice(event.tagStart, event.tagEnd);
		refuse$1(pass, {
			code: "unsupported-tag",
			offset: event.tagStart,
			args: { tag }
		});
	}
	if (anchored) pass.anchors.set(text.slice(event.anchorStart, event.anchorEnd), index);
	if (event.type !== SCALAR) pass.open.push({
		index,
		anchored,
		size: 1
	});
	else {
		if (anchored) pass.sizes.set(index, 1);
		count(pass, 1);
	}
}
function close(pass) {
	const node = pass.open.pop();
	if (node === void 0) return;
	if (node.anchored) pass.sizes.set(node.index, node.size);
	count(pass, node.size);
}
function count(pass, nodes) {
	const parent = pass.open.at(-1);
	if (parent !== void 0) parent.size += nodes;
}
function bind(pass, event, index) {
	const alias = pass.reader.text.slice(event.anchorStart, event.anchorEnd);
	const offset = event.anchorStart - 1;
	const target = pass.anchors.get(alias);
	if (target === void 0) return refuse$1(pass, {
		code: "unknown-alias",
		offset,
		args: { alias }
	});
	const size = pass.sizes.get(target) ?? Number.POSITIVE_INFINITY;
	if (pass.added + size - 1 > EXPANSION_LIMIT) {
		if (pass.exploded === pass.document) return 1;
		if (size !== Number.POSITIVE_INFINITY) pass.exploded = pass.document;
		return refuse$1(pass, {
			code: "yaml-expansion",
			offset,
			args: { limit: EXPANSION_LIMIT }
		});
	}
	pass.added += size - 1;
	pass.targets.set(index, target);
	return size;
}
function refuse$1(pass, finding) {
	pass.broken.add(pass.document);
	addFinding(pass.reader, finding);
	return 1;
}
function readMapping(reader, open, keys, slots) {
	const { events, text } = reader;
	slots.fill(-1);
	let at = open + 1;
	for (;;) {
		const key = events[at];
		if (key.type === POP) return at + 1;
		const value = key.type === SCALAR || key.type === ALIAS ? at + 1 : after(events, at);
		const slot = key.type === SCALAR && key.fast ? keyAt(text, key.valueStart, key.valueEnd, keys) : -1;
		if (slot !== -1 && slots[slot] === -1) slots[slot] = value;
		else oddKey(reader, {
			open,
			at,
			value
		}, keys, slots);
		const type = events[value].type;
		at = type === SCALAR || type === ALIAS ? value + 1 : after(events, value);
	}
}
function keyAt(text, start, end, keys) {
	for (let k = 0; k < keys.length; k++) {
		const key = keys[k];
		if (key.length === end - start && text.startsWith(key, start)) return k;
	}
	return -1;
}
function oddKey(reader, place, keys, slots) {
	const { events, text, file } = reader;
	const index = target(reader, place.at);
	if (index === -1) return;
	const event = events[index];
	const offset = placeOfKey(reader, place);
	if (event.type !== SCALAR) {
		wrongType(reader, event, {
			subject: "key",
			expected: "a string",
			offset
		});
		return;
	}
	const key = scalarText(text, event);
	const slot = keys.indexOf(key);
	const first = slots[slot] ?? -1;
	if (slot === -1) {
		if (isTagged(event)) return;
		addFinding(reader, {
			code: "unknown-key",
			offset,
			args: {
				key,
				near: nearest(key, keys, 1)[0] ?? null,
				allowed: keys
			}
		});
	} else if (first === -1) slots[slot] = place.value;
	else if (reader.joined !== place.open) {
		const firstPlace = {
			file,
			offset: placeAt(text, events[first - 1])
		};
		if (!(key === "cyber_system" && slots[keys.indexOf("assets")] !== -1)) addFinding(reader, {
			code: "duplicate-key",
			offset,
			args: {
				key,
				first: firstPlace
			}
		});
		else {
			reader.joined = place.open;
			addFinding(reader, {
				code: "missing-document-start",
				offset,
				args: { first: firstPlace }
			});
		}
	}
}
function placeOfKey(reader, { open, at, value }) {
	for (const index of [at, value]) {
		const place = placeAt(reader.text, reader.events[index]);
		if (place !== -1) return place;
	}
	const mapping = reader.events[open];
	return mapping.type === MAPPING ? mapping.start : 0;
}
// src/inventory/assets.ts
function readName(reader, index, key, severity) {
	const event = scalarAt(reader, index, key, "a string");
	if (event === null) return null;
	const name = scalarText(reader.text, event);
	return SURELY_FINE.test(name) ? name : checkName(reader, {
		index,
		key,
		name,
		severity,
		event
	});
}
function readLocatedName(reader, index, key) {
	const value = readName(reader, index, key, "error");
	return value === null ? null : {
		value,
		offset: placeOfValue(reader, index)
	};
}
function readAssetType(reader, index) {
	const event = scalarAt(reader, index, "asset_type", "a string");
	if (event === null) return null;
	const value = scalarText(reader.text, event);
	const type = ASSET_TYPES.find((one) => one === value);
	if (type !== void 0) return type;
	if (event.style === SCALAR_STYLE.PLAIN && readsAs(value) !== null) wrongType(reader, event, {
		subject: "asset_type",
		expected: "a string",
		offset: placeOfValue(reader, index)
	});
	else wrongValue(reader, index, {
		key: "asset_type",
		value,
		allowed: ASSET_TYPES
	});
	return null;
}
function readPrune(reader, index) {
	const expected = "true or false";
	const event = scalarAt(reader, index, "prune", expected);
	if (event === null) return null;
	const value = scalarText(reader.text, event);
	const plain = event.style === SCALAR_STYLE.PLAIN;
	if (plain && /^(?:true|True|TRUE)$/.test(value)) return true;
	if (plain && /^(?:false|False|FALSE)$/.test(value)) return false;
	const reading = readsAs(value);
	if (plain && (reading === null || reading === "a boolean")) wrongValue(reader, index, {
		key: "prune",
		value,
		allowed: ["true", "false"]
	});
	else wrongType(reader, event, {
		subject: "prune",
		expected,
		offset: placeOfValue(reader, index)
	});
	return null;
}
function scalarAt(reader, index, key, expected) {
	const at = target(reader, index);
	if (at === -1) return null;
	const event = reader.events[at];
	if (event.type === SCALAR) return event.tagStart === -1 ? event : null;
	wrongType(reader, event, {
		subject: key,
		expected,
		offset: placeOfValue(reader, index)
	});
	return null;
}
function checkName(reader, { index, key, name, severity, event }) {
	const reads = event.style === SCALAR_STYLE.PLAIN ? readsAs(name) : null;
	if (reads !== null) {
		addFinding(reader, {
			code: "unquoted-scalar",
			offset: placeOfValue(reader, index),
			args: {
				key,
				text: name,
				reads
			}
		});
		return null;
	}
	const errors = reader.errors;
	for (const fault of nameFaults(name)) {
		const { code, character } = fault;
		const place = { offset: placeOfValue(reader, index) };
		if (code === "empty-name") addFinding(reader, {
			...place,
			code,
			args: { key }
		});
		else if (code === "padded-name") addFinding(reader, {
			...place,
			code,
			severity,
			args: {
				key,
				value: name
			}
		});
		else {
			const graded = code === "control-character" ? severity : "warning";
			addFinding(reader, {
				...place,
				code,
				severity: graded,
				args: {
					key,
					value: name,
					character
				}
			});
		}
	}
	return reader.errors === errors ? name : null;
}
function wrongValue(reader, index, { key, value, allowed }) {
	const near = nearest(value, allowed, 1)[0] ?? null;
	addFinding(reader, {
		code: "wrong-value",
		offset: placeOfValue(reader, index),
		args: {
			key,
			value,
			near,
			allowed
		}
	});
}
const NAME = ASSET_KEYS.indexOf("name");
const ASSET_TYPE$1 = ASSET_KEYS.indexOf("asset_type");
const RENAMED_FROM = ASSET_KEYS.indexOf("renamed_from");
const MOVED_FROM = ASSET_KEYS.indexOf("moved_from");
const ID = ASSET_KEYS.indexOf("id");
const REQUIRED = ASSET_KEYS.filter((key) => ASSET_SHAPE[key].required);
const slots = new Array(ASSET_KEYS.length).fill(-1);
function readAssets(reader, open, document, assets) {
	const { events, text } = reader;
	let lastDash = placeAt(text, events[open]) - 1;
	let lastEmpty = open;
	let at = open + 1;
	while (events[at].type !== POP) {
		const event = events[at];
		let offset = placeAt(text, event);
		if (offset === -1) {
			offset = nextDash(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
			lastDash = offset;
			lastEmpty = at;
		}
		if (event.type === MAPPING && event.anchorStart === -1) at = readAsset(reader, {
			open: at,
			offset,
			document
		}, assets);
		else {
			readUnusual(reader, {
				open: at,
				offset,
				document
			}, assets);
			at = after(events, at);
		}
	}
}
function endBefore(reader, index, stop) {
	for (let at = index - 1; at > stop; at--) {
		const event = reader.events[at];
		if (event.type === ALIAS) return event.anchorEnd;
		if ("valueEnd" in event && event.valueEnd !== -1) return event.valueEnd;
		const place = placeAt(reader.text, event);
		if (place !== -1) return place + 1;
	}
	return -1;
}
function readUnusual(reader, entry, assets) {
	const { events, anchored } = reader;
	const { open, offset, document } = entry;
	const index = target(reader, open);
	if (index === -1) return;
	const event = events[index];
	if (event.type !== MAPPING) {
		wrongType(reader, event, {
			subject: "asset",
			expected: "a mapping",
			offset
		});
		return;
	}
	let asset = anchored.get(index);
	if (asset === void 0) {
		const read = [];
		const { errors } = reader;
		readAsset(reader, {
			open: index,
			offset: event.start,
			document
		}, read);
		asset = read[0] ?? null;
		anchored.set(index, reader.errors === errors ? asset : null);
	}
	if (asset === null) return;
	const { name, assetType, hints } = asset;
	assets.push({
		name,
		assetType,
		offset,
		document,
		hints
	});
}
function readAsset(reader, { open, offset, document }, assets) {
	const errors = reader.errors;
	const next = readMapping(reader, open, ASSET_KEYS, slots);
	const nameAt = slots[NAME];
	const typeAt = slots[ASSET_TYPE$1];
	const typeOfAll = typeAt === -1 ? document.assetType : null;
	if (nameAt === -1 || typeAt === -1 && typeOfAll === null) missingKeys$1(reader, offset, typeOfAll);
	const name = readName(reader, nameAt, "name", slots[ID] === -1 ? "error" : "warning");
	const assetType = typeAt === -1 ? typeOfAll : readAssetType(reader, typeAt);
	const hints = readHints(reader);
	if (name === null) return next;
	if (assetType !== null && reader.errors === errors) assets.push({
		name,
		assetType,
		offset,
		document,
		hints
	});
	else addHalf({
		name,
		offset,
		document,
		hints
	}, assets);
	return next;
}
function addHalf(half, assets) {
	if (slots[ID] !== -1 && !half.hints?.id) return;
	const hints = half.hints?.id ? {
		id: half.hints.id,
		renamedFrom: null,
		movedFrom: null
	} : null;
	assets.push({
		...half,
		assetType: ASSET_TYPES[0],
		hints
	});
}
function missingKeys$1(reader, offset, typeOfAll) {
	for (const key of REQUIRED) {
		if (slots[ASSET_KEYS.indexOf(key)] !== -1 || key === "asset_type" && typeOfAll !== null) continue;
		addFinding(reader, {
			code: "missing-key",
			offset,
			args: {
				key,
				of: "asset"
			}
		});
	}
}
function readHints(reader) {
	const idAt = slots[ID];
	const renamedAt = slots[RENAMED_FROM];
	const movedAt = slots[MOVED_FROM];
	if (idAt === -1 && renamedAt === -1 && movedAt === -1) return null;
	return {
		id: readLocatedName(reader, idAt, "id"),
		renamedFrom: readLocatedName(reader, renamedAt, "renamed_from"),
		movedFrom: readLocatedName(reader, movedAt, "moved_from")
	};
}
// src/inventory/parse.ts
const DEPTH_LIMIT = 100;
const CYBER_SYSTEM = DOCUMENT_KEYS.indexOf("cyber_system");
const FACILITY = DOCUMENT_KEYS.indexOf("facility");
const PRUNE = DOCUMENT_KEYS.indexOf("prune");
const ASSET_TYPE = DOCUMENT_KEYS.indexOf("asset_type");
const IGNORE = DOCUMENT_KEYS.indexOf("ignore");
const ASSETS = DOCUMENT_KEYS.indexOf("assets");
function parseInventory(file, text, report) {
	return parseDocuments(file, text, report).filter((document) => document.isWhole || checkAlone(document, report));
}
function parseNamed(file, text, report) {
	return parseDocuments(file, text, report).filter((document) => {
		return document.cyberSystem !== UNREADABLE && document.facility !== UNREADABLE || checkAlone(document, report);
	});
}
function checkAlone(document, report) {
	checkBetween([{
		key: "",
		assets: document.assets,
		documents: [document]
	}], "system", report);
	return false;
}
function parseDocuments(file, text, report) {
	const events = readEvents(file, text, report);
	if (events === null) return [];
	if (events.length === 0) report(diagnostic("empty-file", "error", {
		file,
		offset: null
	}, {}));
	const reader = newReader(file, text, events, report);
	const documents = [];
	const placeEmpty = emptyDocuments(text);
	for (let at = 0; at < events.length; at = after(events, at)) {
		const root = placeAt(text, events[at + 1]);
		const place = placeEmpty(events[at]);
		const document = readDocument(reader, at, root === -1 ? place() : root);
		if (document === null || reader.aliases?.broken.has(at)) continue;
		documents.push(document);
	}
	return documents;
}
function systemsNamedIn(file, text) {
	const events = readEvents(file, text, unreported);
	if (events === null) return [];
	const reader = newReader(file, text, events, unreported);
	const slots = new Array(DOCUMENT_KEYS.length).fill(-1);
	const systems = [];
	for (let at = 0; at < events.length; at = after(events, at)) {
		const root = target(reader, at + 1);
		if (events[root]?.type !== MAPPING) continue;
		readMapping(reader, root, DOCUMENT_KEYS, slots);
		const system = readLocatedName(reader, slots[CYBER_SYSTEM], "cyber_system");
		if (system !== null) systems.push(system);
	}
	return systems;
}
function newReader(file, text, events, report) {
	const reader = {
		file,
		text,
		events,
		aliases: null,
		anchored: /* @__PURE__ */ new Map(),
		joined: -1,
		errors: 0,
		warnings: 0,
		report
	};
	reader.aliases = settleAliases(reader);
	return reader;
}
const LONE_RETURN = /\r(?!\n)/;
const CONFLICT = /^<{7}(?: |\r?$)/m;
function readEvents(file, text, report) {
	const lone = text.includes("\r") ? LONE_RETURN.exec(text) : null;
	if (lone !== null) {
		report(diagnostic("yaml-syntax", "error", {
			file,
			offset: lone.index
		}, { reason: "a carriage return without a line feed" }));
		return null;
	}
	const conflict = text.includes("<<<<<<<") ? CONFLICT.exec(text) : null;
	if (conflict !== null) {
		report(diagnostic("merge-conflict", "error", {
			file,
			offset: conflict.index
		}, {}));
		return null;
	}
	try {
		return parseEvents(text, { maxDepth: DEPTH_LIMIT });
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const at = {
			file,
			offset: error.mark?.position ?? null
		};
		if (error.reason.startsWith("nesting exceeded")) report(diagnostic("yaml-too-deep", "error", at, { limit: DEPTH_LIMIT }));
		else report(diagnostic("yaml-syntax", "error", at, { reason: isBehindTab(error.reason, text, at.offset) ? `${error.reason}, behind a tab` : withoutQuotes(error.reason) }));
		return null;
	}
}
function isBehindTab(reason, text, offset) {
	if (offset === null || reason !== "deficient indentation") return false;
	return /(?<![ \t])[ \t]+[[{]?$/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset))?.[0].includes("	") ?? false;
}
function withoutQuotes(reason) {
	return reason.replace(/ ".*"|: .*$/s, "");
}
function readDocument(reader, at, offset) {
	const { events, file, errors } = reader;
	const root = target(reader, at + 1);
	if (root === -1) return null;
	const event = events[root];
	if (event.type !== MAPPING) {
		wrongType(reader, event, {
			subject: "document",
			expected: "a mapping",
			offset
		});
		return null;
	}
	const slots = new Array(DOCUMENT_KEYS.length).fill(-1);
	readMapping(reader, root, DOCUMENT_KEYS, slots);
	missingKeys(reader, slots, offset);
	const systemAt = slots[CYBER_SYSTEM];
	const typeAt = slots[ASSET_TYPE];
	const assets = [];
	const document = {
		file,
		cyberSystem: readLocatedName(reader, systemAt, "cyber_system") ?? UNREADABLE,
		facility: slots[FACILITY] === -1 ? null : readLocatedName(reader, slots[FACILITY], "facility") ?? UNREADABLE,
		prune: readPrune(reader, slots[PRUNE]),
		assetType: typeAt === -1 ? null : readAssetType(reader, typeAt) ?? UNREADABLE_TYPE,
		ignore: readPatterns(reader, slots[IGNORE]),
		assets,
		isWhole: true
	};
	readList(reader, slots[ASSETS], document, assets);
	document.isWhole = reader.errors === errors;
	return document;
}
const UNREADABLE = {
	value: "",
	offset: 0
};
const UNREADABLE_TYPE = "hardware";
function readPatterns(reader, index) {
	const { events } = reader;
	const patterns = [];
	const list = target(reader, index);
	if (list === -1) return patterns;
	const event = events[list];
	if (event.type !== SEQUENCE) {
		wrongType(reader, event, {
			subject: "ignore",
			expected: "a list",
			offset: placeOfValue(reader, index)
		});
		return patterns;
	}
	for (let at = list + 1; events[at].type !== POP; at = after(events, at)) {
		const pattern = readLocatedName(reader, at, "pattern");
		if (pattern !== null) patterns.push(pattern);
	}
	return patterns;
}
function readList(reader, index, document, assets) {
	const list = target(reader, index);
	if (list === -1) return;
	const event = reader.events[list];
	if (event.type === SEQUENCE) readAssets(reader, list, document, assets);
	else wrongType(reader, event, {
		subject: "assets",
		expected: "a list",
		offset: placeOfValue(reader, index)
	});
}
function missingKeys(reader, slots, offset) {
	DOCUMENT_KEYS.forEach((key, k) => {
		if (!DOCUMENT_SHAPE[key].required || slots[k] !== -1) return;
		addFinding(reader, {
			code: "missing-key",
			offset,
			args: {
				key,
				of: "document"
			}
		});
	});
}
function emptyDocuments(text) {
	let markers = null;
	let passed = 0;
	return (document) => {
		if (document.type === DOCUMENT && document.explicitStart) passed++;
		return () => {
			markers ??= Array.from(text.matchAll(/(?<=^|\n)\uFEFF?---(?!\S)/g), (marker) => marker.index);
			return markers[passed - 1] ?? 0;
		};
	};
}
// src/inventory/load.ts
const WORKING_TREE = { kind: "working-tree" };
async function loadRevision(revision, { cwd, paths, run, onFile }, report) {
	const documents = [];
	const files = [];
	let isComplete = true;
	const note = (finding) => {
		if (finding.severity === "error") isComplete = false;
		report(finding);
	};
	const visit = (file) => {
		onFile?.();
		const read = readText(file, note);
		if (read === null) return;
		const { path, text, byteOrderMark } = read;
		files.push({
			path,
			sha256: () => sha256(text, byteOrderMark)
		});
		for (const document of parseNamed(sourceFile(path, text), text, note)) documents.push(document);
	};
	await readRevision(revision, {
		cwd,
		run,
		selections: await readPaths(paths, cwd)
	}, visit, note);
	return {
		inventory: {
			documents,
			isComplete
		},
		files
	};
}
async function readRevision(revision, { cwd, run, selections }, visit, report) {
	if (revision.kind === "working-tree") return readFolder({
		cwd,
		selections
	}, visit, report);
	const { readGit } = await import("./git.js");
	await readGit({
		run,
		commit: revision.commit,
		selections
	}, visit, report);
}
async function findOutside(revision, { cwd, paths, run }) {
	const selections = [outsideOf(await readPaths(paths, cwd))];
	const outside = [];
	const visit = (read) => {
		const text = read.content.includes("cyber_system") ? readText(read, unreported) : null;
		if (text === null) return;
		const file = sourceFile(text.path, text.text);
		for (const cyberSystem of systemsNamedIn(file, text.text)) outside.push({
			file,
			cyberSystem
		});
	};
	await readRevision(revision, {
		cwd,
		run,
		selections
	}, visit, unreported);
	return outside;
}
function sha256(text, byteOrderMark) {
	const { createHash } = process.getBuiltinModule("node:crypto");
	const hash = createHash("sha256");
	if (byteOrderMark) hash.update("﻿", "utf8");
	return hash.update(text, "utf8").digest("hex");
}
async function readTexts({ cwd, paths }, visit, report) {
	const read = (file) => {
		const text = readText(file, report);
		if (text !== null) visit(text);
	};
	await readFolder({
		cwd,
		selections: await readPaths(paths, cwd)
	}, read, report);
}
async function readOriginals(places, report) {
	const originals = [];
	const parse = (file) => {
		originals.push({
			...file,
			documents: parseInventory(sourceFile(file.path, file.text), file.text, report)
		});
	};
	await readTexts(places, parse, report);
	return originals;
}
function inventoryOf(originals) {
	return {
		documents: originals.flatMap(({ documents }) => documents),
		isComplete: true
	};
}
function contentOf({ byteOrderMark }, text) {
	return byteOrderMark ? "﻿" + text : text;
}
function pathsBelow(cwd, folder) {
	try {
		return (0, import__node_fs.readdirSync)((0, import__node_path.resolve)(cwd, folder), {
			recursive: true,
			encoding: "utf8"
		}).map((path) => (0, import__node_path.join)(folder, path).replaceAll("\\", "/"));
	} catch (error) {
		if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return [];
		throw error;
	}
}
// src/service/endpoint.ts
function checkBaseUrl(text, env) {
	if (env.NODE_TLS_REJECT_UNAUTHORIZED === "0") throw new ConfigurationError("NODE_TLS_REJECT_UNAUTHORIZED", "is 0, which turns the check of certificates off. Unset it; NODE_EXTRA_CA_CERTS adds a private authority.");
	const url = parse(text.trim());
	if (url.protocol !== "https:" && url.protocol !== "http:") throw refuse("must start with https://.");
	if (url.username !== "" || url.password !== "") throw refuse("must not hold a user or password. Remove them.");
	if (/[?#]/.test(text)) throw refuse("must not hold a query or a fragment. Remove what follows the path.");
	if (url.protocol === "http:" && !isLoopback(url)) throw refuse("must use https; http is for this machine alone (localhost, 127.0.0.1, [::1]).");
	return url;
}
function isLoopback(url) {
	return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(\.\d+){3}$/.test(url.hostname);
}
function checkApiKey(text) {
	const key = text.trim();
	if (key === "") throw new ConfigurationError("api-key", "is empty. Set it to a key of the organization.");
	if (!/^[\x20-\x7e\xa0-\xff]+$/.test(key)) throw new ConfigurationError("api-key", "holds a character that no header can carry, such as a line break. Copy the key again.");
	return key;
}
function checkProxy(baseUrl, env) {
	const text = (env.https_proxy ?? env.HTTPS_PROXY ?? "").trim();
	if (isLoopback(baseUrl) || text === "") return null;
	const proxy = readProxy(text.includes("://") ? text : `http://${text}`);
	if (proxy === null) throw new ConfigurationError("HTTPS_PROXY", "is not an http or https proxy. Write it as http://host:port.");
	return isExcepted(baseUrl, env.no_proxy ?? env.NO_PROXY ?? "") ? null : proxy;
}
function readProxy(text) {
	if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
	const url = new URL(text);
	try {
		decodeURIComponent(url.username + url.password);
		return url;
	} catch {
		return null;
	}
}
function isExcepted({ hostname, port }, except) {
	const ofService = port || "443";
	return except.toLowerCase().split(/[\s,]+/).some((entry) => {
		const [, host = entry, only = ofService] = /^(.+):(\d+)$/.exec(entry) ?? [];
		if (host === "" || only !== ofService) return false;
		const zone = host.replace(/^\*?\./, "");
		return host === "*" || hostname === zone || hostname.endsWith(`.${zone}`);
	});
}
function parse(text) {
	if (text === "") throw refuse("is empty. Set it to the URL of the service.");
	if (!URL.canParse(text)) throw refuse("is not a URL. Write it as https://host or https://host/path.");
	return new URL(text);
}
function refuse(message) {
	return new ConfigurationError("base-url", message);
}
// src/core/guard.ts
const ALWAYS_ALLOWED = 3;
function checkGuards(deletes, managed, limits) {
	const { maxDeletes, maxDeletePercent } = limits;
	const share = Math.floor(managed * maxDeletePercent / 100);
	const percentLimit = maxDeletePercent === 0 ? 0 : Math.max(ALWAYS_ALLOWED, share);
	return [{
		guard: "max-deletes",
		limit: maxDeletes,
		value: deletes,
		passed: deletes <= maxDeletes
	}, {
		guard: "max-delete-percent",
		limit: percentLimit,
		value: deletes,
		passed: deletes <= percentLimit
	}];
}
function allowedDeletes(guards) {
	return Math.min(...guards.map(({ limit }) => limit));
}
function leastToPass({ guard, value }, managed) {
	if (guard === "max-deletes") return value;
	return value <= ALWAYS_ALLOWED ? 1 : Math.ceil(value * 100 / managed);
}
function isBlocked(guards) {
	return guards.some(({ passed }) => !passed);
}
const SHOWN_ENDS = {
	head: 120,
	tail: 60
};
const PRINTABLE_ASCII = /^[ -~]*$/;
const PRINTABLE_LINES = /^[ -~\n]*$/;
const INERT = /^(?! *:)[ -~]*$/;
const UNSAFE_KEPT = new RegExp(`(${UNSAFE.source})`, "u");
function visible(text) {
	if (INERT.test(text) && !text.includes("##")) return text;
	return text.replace(UNSAFE, escapedCharacter).replaceAll("##", "#\\u0023").replace(/^( *):/, "$1\\u003A");
}
function reveal(text) {
	return PRINTABLE_ASCII.test(text) ? text : text.replace(UNSAFE, escapedCharacter);
}
function splitUnsafe(text) {
	return PRINTABLE_ASCII.test(text) ? [text] : text.split(UNSAFE_KEPT);
}
function distinct(name) {
	return PRINTABLE_ASCII.test(name) ? name : spellDecomposed(name, escapedCharacter);
}
const JOINING = /[\p{M}\u1100-\u11FF]/u;
function spellDecomposed(text, spell) {
	if (text.normalize("NFC") === text) return text;
	return text.replace(/[^ -~]/gu, (one) => JOINING.test(one) || one.normalize("NFC") !== one ? spell(one) : one);
}
function shorten(text) {
	return text.length <= 200 ? text : cutMiddle(text, SHOWN_ENDS);
}
function cutMiddle(text, ends) {
	const head = text.slice(0, ends.head).replace(/[\uD800-\uDBFF]$/, "");
	const tail = text.slice(-ends.tail).replace(/^[\uDC00-\uDFFF]/, "");
	return `${head}…(${text.length - head.length - tail.length} more characters)…${tail}`;
}
function yamlString(text) {
	const json = JSON.stringify(text);
	if (PRINTABLE_ASCII.test(json) && !json.includes("##")) return json;
	return spellDecomposed(quoted(text), yamlEscape).replaceAll("##", "#\\u0023");
}
function printedJson(document) {
	const json = JSON.stringify(document, null, 2);
	return `${(PRINTABLE_LINES.test(json) ? json : json.replace(UNSAFE, jsonEscape)).replaceAll("##", "#\\u0023")}\n`;
}
function jsonEscape(character) {
	if (character === "\n") return character;
	return character.split("").map((unit) => `\\u${hexOf(unit).padStart(4, "0")}`).join("");
}
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+&'-]| (?=[^ ]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+&'-]| (?=[^ ]))*$/u;
function word(name) {
	if (name.length <= 200) {
		if (BARE_ASCII.test(name)) return name;
		if (BARE.test(name) && !hasUnsafe(name) && distinct(name) === name) return name;
	}
	return yamlString(shorten(name));
}
function codeSpan(text) {
	return wholeCodeSpan(shorten(text));
}
function wholeCodeSpan(text) {
	const line = text === "" ? "\"\"" : visible(text);
	const fence = "`".repeat(longestRun(line) + 1);
	const pad = (line.startsWith("`") || line.endsWith("`") || line.startsWith(" ") && line.endsWith(" ")) && line.trim() !== "" ? " " : "";
	return fence + pad + line + pad + fence;
}
function tableCell(text) {
	const span = codeSpan(text);
	if (!span.includes("|")) return span;
	return span.replace(/\\\|/g, "\\\\u007C").replaceAll("|", "\\|");
}
function diffLine(sign, text) {
	return `${sign} ${visible(text)}\n`;
}
function fenceFor(texts) {
	let longest = 2;
	for (const text of texts) if (text.includes("```")) longest = Math.max(longest, Math.min(longestRun(text), 200));
	return "`".repeat(longest + 1);
}
function annotationMessage(text) {
	return visible(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function annotationProperty(text) {
	return annotationMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function longestRun(text) {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
}
function escapedCharacter(character) {
	const hex = hexOf(character);
	return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
}
// src/core/sites.ts
function placesOf({ systems, facilities, controlCenters = [] }, fields) {
	const records = new Map(systems.map((system) => [system.id, system]));
	const facilityNames = namesOf(facilities);
	const centers = {
		byId: namesOf(controlCenters),
		byName: new Map(controlCenters.map((one) => [one.name, one]))
	};
	return remember((id) => {
		const system = records.get(id);
		if (system === void 0) return {
			id,
			name: id,
			site: null,
			impactRating: null
		};
		const center = textOf(system, fields.controlCenterField);
		const site = siteOf(system.facility_id ?? "", facilityNames) ?? centerOf(center, centers);
		return {
			id,
			name: system.name,
			site,
			impactRating: textOf(system, fields.impactRatingField) || null
		};
	});
}
function namesOf(records) {
	return new Map(records.map(({ id, name }) => [id, name]));
}
function siteOf(id, names) {
	return id === "" ? null : {
		id,
		name: names.get(id) ?? id
	};
}
function centerOf(value, { byId, byName }) {
	const named = value === "" || byId.has(value) ? void 0 : byName.get(value);
	return named === void 0 ? siteOf(value, byId) : {
		id: named.id,
		name: named.name
	};
}
function textOf(system, field = "") {
	const value = Reflect.get(system, field);
	return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
const DOCUMENTED = /* @__PURE__ */ new Set([
	"id",
	"name",
	"facility_id",
	"organization_slug"
]);
const RATING = /^(?:high|medium|low)$/i;
function adviseOnFields({ systems }, fields, report) {
	const inputs = [["impact-rating-field", fields.impactRatingField], ["control-center-field", fields.controlCenterField]];
	for (const [input, field] of inputs) {
		if (!field) continue;
		if (!(systems.length > 0 && !systems.some((system) => Object.hasOwn(system, field)))) continue;
		report(diagnostic("unknown-field", "notice", null, {
			input,
			field,
			near: nearest(field, new Set(systems.flatMap(undocumentedFields)))
		}));
	}
	const field = fields.impactRatingField ? null : ratingField(systems);
	if (field !== null) report(diagnostic("impact-rating-available", "notice", null, { field }));
}
function ratingField(systems) {
	return systems.slice(0, 1).flatMap(undocumentedFields).sort().find((field) => systems.every((system) => RATING.test(textOf(system, field)))) ?? null;
}
function undocumentedFields(system) {
	return Object.keys(system).filter((field) => !DOCUMENTED.has(field));
}
function systemDocument({ id, name, site, impactRating }) {
	return {
		id,
		name,
		site: site === null ? null : {
			id: site.id,
			name: site.name
		},
		impact_rating: impactRating
	};
}
function compareSystems(a, b) {
	if (a === b) return 0;
	return Number(a.site === null) - Number(b.site === null) || compareText(a.site?.name ?? "", b.site?.name ?? "") || compareIds(a.site?.id ?? "", b.site?.id ?? "") || compareText(a.name, b.name) || compareIds(a.id, b.id);
}
// src/report/text-style.ts
const plainVoice = {
	name: (text) => yamlString(shorten(text)),
	id: word,
	code: (text) => visible(text),
	reason: (text) => visible(withoutStop(text))
};
const markdownVoice = {
	name: (text) => codeSpan(distinct(text)),
	id: codeSpan,
	code: wholeCodeSpan,
	reason: (text) => codeSpan(withoutStop(text))
};
function withoutStop(reason) {
	return shorten(reason).replace(/[.\s]{1,9}$/, "");
}
function turned(before, after, say = (text) => text) {
	return before === after ? say(after) : `${say(before)} → ${say(after)}`;
}
function counted(count, noun, plural = `${noun}s`) {
	return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function tally(counts, say = (count, words) => `${grouped(count)} ${words}`) {
	return counts.filter(([count]) => count > 0).map(([count, words]) => say(count, words));
}
function grouped(count) {
	const digits = String(count);
	let text = digits.slice(-3);
	for (let end = digits.length - 3; end > 0; end -= 3) text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
	return text;
}
function durationText(ms) {
	const tenths = Math.round(ms / 100);
	if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
	const seconds = Math.round(ms / 1e3);
	return `${grouped(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}
function placeText({ file, offset }) {
	return offset === null ? file.path : `${file.path}:${file.place(offset).line}`;
}
function systemName(system, say) {
	const { impactRating } = system;
	return impactRating === null ? nameAtSite(system, say) : `${nameAtSite(system, say)} (${ratingText(impactRating, say)})`;
}
function systemText(system, say = word, sayId = say) {
	const rating = system.impactRating === null ? "" : `, ${ratingText(system.impactRating, say)}`;
	return `${nameAtSite(system, say)} (${sayId(system.id)}${rating})`;
}
function nameAtSite({ site, name }, say) {
	return site === null ? say(name) : `${say(site.name)} / ${say(name)}`;
}
function ratingText(rating, say) {
	return /^(?:high|medium|low)$/i.test(rating) ? rating : say(rating);
}
const MOST_LISTED = 5;
function listed(spoken, conjunction) {
	return listedAs(spoken, (name) => name, conjunction);
}
function listedAs(all, speak, conjunction) {
	const words = all.slice(0, MOST_LISTED).map(speak);
	const more = all.length - words.length;
	const last = more > 0 ? `${grouped(more)} more` : words.pop() ?? "";
	return words.length === 0 ? last : `${words.join(", ")} ${conjunction} ${last}`;
}
function joined(parts, separator) {
	return parts.filter((part) => part !== "").join(separator);
}
function yamlLine(key, value, voice) {
	if (value.length > 200 || needsId(value)) return null;
	return voice.code(key === "pattern" ? yamlString(value) : `${key}: ${yamlString(value)}`);
}
function didYouMean(near, voice) {
	return near.length === 0 ? null : `Did you mean ${listed(near.map(voice.name), "or")}?`;
}
function codes(words, voice) {
	return words.map((word) => voice.code(word)).join(", ");
}
function whereFirst(first, voice) {
	return `the first is at ${voice.code(placeText(first))}`;
}
const PLAIN = (text) => text;
function brush(on, off) {
	return (text) => `\u001B[${on}m${text}\u001B[${off}m`;
}
const COLORS = {
	red: brush(31, 39),
	green: brush(32, 39),
	yellow: brush(33, 39),
	cyan: brush(36, 39),
	bold: brush(1, 22),
	dim: brush(2, 22)
};
const NO_COLORS = {
	red: PLAIN,
	green: PLAIN,
	yellow: PLAIN,
	cyan: PLAIN,
	bold: PLAIN,
	dim: PLAIN
};
function painter(color) {
	return color ? COLORS : NO_COLORS;
}
// src/report/sections.ts
const KINDS = [
	"delete",
	"move",
	"rename",
	"retype",
	"create"
];
function kindOf({ before, after }) {
	if (before === null) return "create";
	if (after === null) return "delete";
	if (before.cyber_system_id !== after.cyber_system_id) return "move";
	return before.name === after.name ? "retype" : "rename";
}
function sectionsOf({ changes, toExecute }) {
	const executed = new Set(toExecute);
	return {
		asked: toExecute.filter(({ origin }) => origin === "inventory"),
		pending: toExecute.filter(({ origin }) => origin === "pending"),
		reverted: toExecute.filter(({ origin }) => origin === "drift"),
		drift: changes.filter((change) => !executed.has(change))
	};
}
function byKind(changes) {
	const sorted = {
		delete: [],
		move: [],
		rename: [],
		retype: [],
		create: []
	};
	for (const change of changes) sorted[kindOf(change)].push(change);
	return sorted;
}
function bySystem(all) {
	return [...groupBy(all, ({ cyberSystem }) => cyberSystem.id).values()].map((members) => ({
		system: members[0].cyberSystem,
		members
	})).sort((a, b) => compareSystems(a.system, b.system));
}
function sourceOf(change) {
	if (change.action === "delete") return null;
	const { document, offset } = change.desired;
	return `${document.file.path}:${document.file.place(offset).line}`;
}
function pathOf(change) {
	return change.action === "delete" ? null : change.desired.document.file.path;
}
function areTogether(one, other) {
	return one.cyberSystem.id === other.cyberSystem.id && pathOf(one) === pathOf(other);
}
function bySite(changes) {
	return [...changes].sort((a, b) => compareSystems(a.cyberSystem, b.cyberSystem) || compareText((a.before ?? a.after).name, (b.before ?? b.after).name) || compareIds(a.id ?? "", b.id ?? ""));
}
function inPlaces(changes) {
	return [...groupBy([...changes].sort((a, b) => compareSystems(a.cyberSystem, b.cyberSystem)), (change) => `${change.cyberSystem.id}\0${pathOf(change) ?? ""}`).values()].flat();
}
const MOST_WHOLE = 100;
const ENDS = {
	head: 40,
	tail: 24
};
function contrasted(change) {
	if (change.action !== "update") return change;
	const { before, after, fromSystem, cyberSystem } = change;
	const [oldName, newName] = contrast(before.name, after.name);
	const [fromName, toName] = contrast(fromSystem.name, cyberSystem.name);
	const [fromId, toId] = contrast(fromSystem.id, cyberSystem.id);
	const [fromSite, toSite] = contrast(fromSystem.site?.name ?? "", cyberSystem.site?.name ?? "");
	return {
		...change,
		before: {
			...before,
			name: oldName
		},
		after: {
			...after,
			name: newName
		},
		fromSystem: {
			...fromSystem,
			name: fromName,
			id: fromId,
			site: renamed(fromSystem.site, fromSite)
		},
		cyberSystem: {
			...cyberSystem,
			name: toName,
			id: toId,
			site: renamed(cyberSystem.site, toSite)
		}
	};
}
function renamed(site, name) {
	return site === null ? null : {
		...site,
		name
	};
}
function contrast(one, other) {
	if (one === other || Math.max(one.length, other.length) <= 200) return [one, other];
	const parting = partingOf(one, other);
	const start = ends(one.slice(0, parting));
	return [start + ends(one.slice(parting)), start + ends(other.slice(parting))];
}
function partingOf(one, other) {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	return at;
}
function ends(text) {
	return text.length <= MOST_WHOLE ? text : cutMiddle(text, ENDS);
}
function ratingChange(from, to, say) {
	if (from.impactRating === null && to.impactRating === null) return "";
	const text = ({ impactRating }) => impactRating === null ? "none" : ratingText(impactRating, say);
	return turned(text(from), text(to));
}
function sideText({ changed }, side, system, say) {
	return joined([
		changed.includes("name") ? `named ${say(side.name)}` : "",
		changed.includes("cyber_system_id") ? `in ${system}` : "",
		changed.includes("asset_type") ? side.asset_type : ""
	], ", ");
}
const PLAIN_SPEECH = {
	name: word,
	place: visible
};
function describe(whole, detail, { name, place } = PLAIN_SPEECH) {
	const change = contrasted(whole);
	const source = sourceOf(change);
	const at = source === null ? "" : `  ${place(source)}`;
	if (detail === "counts") return `${change.action}${at}`;
	const system = systemName(change.cyberSystem, name);
	const id = change.id === null ? "" : ` ${name(change.id)}`;
	const named = `${change.action} ${nameText(change, name)}${id}`;
	if (change.action !== "update") return `${named} in ${system}${at}`;
	const { before, after, fromSystem } = change;
	return `${named} in ${before.cyber_system_id !== after.cyber_system_id ? `${systemName(fromSystem, name)} → ${system}` : system}${before.asset_type === after.asset_type ? "" : `, ${typeText(change)}`}${at}`;
}
function nameText({ before, after }, say) {
	return turned((before ?? after).name, (after ?? before).name, say);
}
function typeText({ before, after }) {
	return turned((before ?? after).asset_type, (after ?? before).asset_type);
}
function idText({ id }, say) {
	return id === null ? "" : say(id);
}
const NAMELESS = "without a name no file can declare it. Name it in the application";
function declarations(assets) {
	const seen = /* @__PURE__ */ new Set();
	const shared = /* @__PURE__ */ new Set();
	for (const { cyber_system_id, name } of assets) {
		const key = nameKey(cyber_system_id, name);
		(seen.has(key) ? shared : seen).add(key);
	}
	return ({ id, name, asset_type, cyber_system_id }) => {
		if (name === "") return [`# ${word(id)}: ${NAMELESS}`];
		const lines = [`  - name: ${yamlString(name)}`, `    asset_type: ${asset_type}`];
		if (shared.has(nameKey(cyber_system_id, name)) || needsId(name)) lines.push(`    id: ${yamlString(id)}`);
		return lines;
	};
}
// src/report/summarize.ts
const SEPARATOR = " · ";
const PERMANENT = "permanent, its compliance history goes with it";
const INHERITS = "it inherits the new system's impact rating";
function countsLine(summary) {
	const { create, update, delete: deletes } = summary;
	if (create + update + deletes === 0) return nothingLine(summary);
	return tally([
		[deletes, "to delete"],
		...updateParts(summary),
		[create, "to create"]
	]).join(SEPARATOR);
}
function updateParts({ update, moved, renamed, retyped }) {
	if (moved + renamed + retyped === update) return [
		[moved, "to move"],
		[renamed, "to rename"],
		[retyped, "to retype"]
	];
	return [[update, `to update (${tally([
		[moved, "moved"],
		[renamed, "renamed"],
		[retyped, "retyped"]
	]).join(", ")})`]];
}
const DONE_WORDS = {
	delete: "deleted",
	move: "moved",
	rename: "renamed",
	retype: "retyped",
	create: "created"
};
function nothingLine(summary) {
	if (summary.drift > 0) return "No changes to apply, and yet the inventory and the service differ.";
	return `No changes. ${agreement(summary)}`;
}
function agreement({ undeclared, ignored, unmanaged, left_out = 0 }) {
	if (left_out > 0) return "Of what was chosen, the service has what the inventory declares.";
	return undeclared + ignored + unmanaged > 0 ? "What the inventory declares, the service has." : "The inventory and the service agree.";
}
function summaryLine({ summary, diagnostics }) {
	const counts = countSeverities(diagnostics);
	return counts.error > 0 ? `${severityLine(counts)}: nothing is planned until they are corrected.` : countsLine(summary);
}
function restLine({ unchanged, undeclared, ignored, unmanaged, drift, pending }) {
	return tally([
		[pending, "of them pending from earlier merges"],
		[unchanged, "unchanged"],
		[undeclared, "undeclared, left alone"],
		[ignored, "ignored"],
		[unmanaged, "in systems that no file declares"],
		[drift, "drifted, not applied"]
	]).join(SEPARATOR);
}
function onlySentence({ only, summary }, detail, voice) {
	if (only === null) return null;
	const leftOut = `Only ${detail === "full" ? listed(only.references.map(voice.name), "and") : "what was chosen"}: ${counted(summary.left_out ?? 0, "change")} of other systems left out.`;
	if (only.along === 0) return leftOut;
	return `${leftOut} ${counted(only.along, "change")} of other systems with it, since chosen ones wait for it.`;
}
function headlinePhrases({ summary, diagnostics, guards }) {
	const { error } = countSeverities(diagnostics);
	if (error > 0) return [{
		text: `${counted(error, "error")}, nothing is planned`,
		loud: true
	}];
	const total = summary.create + summary.update + summary.delete;
	const phrases = [];
	if (total === 0) phrases.push({
		text: nothingPhrase(summary),
		loud: false
	});
	else if (total > summary.delete) phrases.push({
		text: counted(total, "change"),
		loud: false
	});
	if (summary.delete > 0) phrases.push({
		text: counted(summary.delete, "permanent delete"),
		loud: true
	});
	if (isBlocked(guards)) phrases.push({
		text: "blocked",
		loud: true
	});
	return phrases;
}
function nothingPhrase({ drift }) {
	return drift === 0 ? "no changes" : `no changes to apply, ${counted(drift, "difference")} drifted`;
}
function driftHeadline(plan) {
	if (countSeverities(plan.diagnostics).error > 0) return headline(plan);
	return plan.summary.drift === 0 ? "no differences" : counted(plan.summary.drift, "difference");
}
function headline(plan) {
	return headlinePhrases(plan).map(({ text }) => text).join(", ");
}
function guardSentences({ guards, managed }, voice, face = "action") {
	return guards.filter(({ passed }) => !passed).map((guard) => guardSentence(guard, managed, {
		voice,
		face
	}));
}
function guardSentence(failed, managed, { voice, face }) {
	const { guard, limit, value } = failed;
	const allows = limit === 0 ? "none" : grouped(limit);
	const isShare = guard === "max-delete-percent";
	const deletes = isShare ? `${counted(value, "delete")} of ${counted(managed, "live asset")}` : counted(value, "delete");
	const least = leastToPass(failed, managed);
	const raised = face === "cli" ? `give ${voice.code(`--${guard} ${least}`)}` : `raise the input ${voice.code(guard)} to ${least}`;
	return `${deletes}, and ${voice.code(guard)} allows ${allows} ${isShare ? "of them" : "here"}: nothing is applied. If all are meant, ${raised}.`;
}
function tooLargeText(unrecorded) {
	return `Too large to show: ${counted(unrecorded, "change")} not recorded, so apply would refuse this. Split the pull request.`;
}
const NOT_RECORDED = "This plan could not be recorded, so apply would execute none of it. Grant the job checks: write; where the server has no check runs, set approval: none.";
function countSeverities(diagnostics) {
	const counts = {
		error: 0,
		warning: 0,
		notice: 0
	};
	for (const { severity } of diagnostics) counts[severity]++;
	return counts;
}
function severityLine(counts) {
	return tally(SEVERITIES.map((severity) => [counts[severity], severity]), counted).join(", ");
}
function validationLine({ diagnostics, files, assets, systems }) {
	const severities = countSeverities(diagnostics);
	const counts = severityLine(severities);
	const where = `${counted(files, "file")}, ${counted(assets, "asset")} in ${counted(systems, "cyber system")}`;
	if (severities.error > 0) return `${counts} in ${where}`;
	return counts === "" ? `Valid: ${where}` : `Valid, with ${counts}: ${where}`;
}
function workLine(work) {
	if (work.doing === "reading") return `reading: ${work.files === 0 ? "" : `${counted(work.files, "file")}, `}${sizeText(work.bytes)} from the service`;
	const noun = work.doing === "applying" ? "change" : "file";
	return `${work.doing}: ${grouped(work.settled)} of ${counted(work.total, noun)}`;
}
const BAR_WIDTH = 30;
function workBar(work) {
	if (work.doing === "reading") return workLine(work);
	const { doing, settled, total } = work;
	const filled = total === 0 ? BAR_WIDTH : Math.floor(settled / total * BAR_WIDTH);
	return `${doing} ${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${settled}/${total}`;
}
function closingLine(result, counts, ms) {
	return `${joined([result, counts], ", ")}, in ${durationText(ms)}`;
}
function planCounts(plan, verb) {
	const { changes, diagnostics, summary } = plan;
	if (changes.length === 0 && !hasErrors(diagnostics)) return `${grouped(summary.unchanged)} unchanged`;
	return verb === "drift" ? driftHeadline(plan) : headline({
		...plan,
		guards: []
	});
}
function requestLine({ method, route, path, status, ms }, detail) {
	return `${method} ${detail === "counts" ? route : visible(path)} ${status ?? "no answer"} ${grouped(Math.round(ms))} ms`;
}
function sizeText(bytes) {
	if (bytes < 1024) return counted(bytes, "byte");
	const kib = bytes / 1024;
	return kib < 1024 ? `${Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
}
// src/commands/progress.ts
const LINE_EVERY_MS = 1e4;
const REDRAW_EVERY_MS = 50;
const LOOK_EVERY_MS = 1e3;
function showProgress({ write, canRedraw, now, repeat = processTimer$1 }) {
	let work = {
		doing: "reading",
		files: 0,
		bytes: 0
	};
	let isDrawn = false;
	let last = now() - (canRedraw ? REDRAW_EVERY_MS : 0);
	const show = () => {
		if (work === null || now() - last < (canRedraw ? REDRAW_EVERY_MS : LINE_EVERY_MS)) return;
		draw(work);
	};
	const draw = (current) => {
		last = now();
		write(canRedraw ? `\r${workBar(current)}\u001b[K` : `${workLine(current)}\n`);
		isDrawn = canRedraw;
	};
	const rest = () => {
		if (isDrawn) write("\r\x1B[K");
		isDrawn = false;
		work = null;
	};
	const goOn = (next) => {
		work = next;
		show();
	};
	const count = (next) => {
		work = next;
		if (canRedraw && next.settled === next.total) draw(next);
		else show();
	};
	const cancel = repeat(LOOK_EVERY_MS, show);
	return {
		fileRead: () => {
			if (work?.doing === "reading") goOn({
				...work,
				files: work.files + 1
			});
		},
		received: (bytes) => {
			if (work?.doing === "reading") goOn({
				...work,
				bytes: work.bytes + bytes
			});
		},
		settled: (settled, total) => count({
			doing: "applying",
			settled,
			total
		}),
		through: (doing, done, total) => count({
			doing,
			settled: done,
			total
		}),
		rest,
		end: () => {
			cancel();
			rest();
		}
	};
}
const NO_PROGRESS = {
	fileRead: () => {},
	received: () => {},
	settled: () => {},
	through: () => {},
	rest: () => {},
	end: () => {}
};
function processTimer$1(ms, callback) {
	const timer = setInterval(callback, ms).unref();
	return () => clearInterval(timer);
}
// src/commands/context.ts
async function openRun(opening, run) {
	const { host, settings, heedsSignals, tellRequest } = opening;
	const { timeoutMs } = settings;
	const shutdown = watchShutdown({
		timeoutMs,
		onSignal: heedsSignals ? host.onSignal : null
	});
	const startedAt = host.clock.now();
	let progress = NO_PROGRESS;
	try {
		const checkout = await opening.checkout(shutdown);
		progress = opening.openProgress();
		const fresh = {
			startedAt,
			shutdown,
			progress,
			attempts: new AttemptCount()
		};
		const offline = {
			...checkout,
			...fresh,
			host,
			settings,
			connection: WITHOUT_SERVICE,
			github: null,
			ledger: null
		};
		if (opening.apiKey === null) return await run(offline);
		const connection = await connectWith(offline, await opening.apiKey(offline), tellRequest);
		return await run({
			...offline,
			connection
		}).finally(() => connection.close());
	} catch (error) {
		if (!shutdown.stop.aborted) throw error;
		const { isInterruption } = await import("./failures.js");
		if (!isInterruption(error)) throw error;
		return opening.onStopped(error, host.clock.now() - startedAt);
	} finally {
		progress.end();
		shutdown.end();
	}
}
async function connectWith({ host, settings, shutdown, attempts, progress }, apiKey, tellRequest) {
	const { env, clock, random, version } = host;
	const { baseUrl, baseUrlFrom, concurrency, requestTimeoutMs, detail } = settings;
	const { connect } = await import("./connect.js");
	return connect({
		baseUrl,
		baseUrlFrom,
		apiKey,
		concurrency,
		requestTimeoutMs,
		env,
		clock,
		random,
		version,
		signal: shutdown.stop,
		hardSignal: shutdown.cut,
		onAttempt: (attempt) => {
			attempts.count(attempt);
			tellRequest?.(`${requestLine(attempt, detail)}\n`);
		},
		onReceived: progress.received
	});
}
const WITHOUT_SERVICE = {
	get reader() {
		throw new Error("this run speaks with no service");
	},
	writer: () => {
		throw new Error("this run speaks with no service");
	},
	close: async () => {}
};
const GRACE_MS = 7e3;
const CLOSING_MS = 2500;
function watchShutdown({ timeoutMs, onSignal, setTimer = processTimer }) {
	const stop = new AbortController();
	const cut = new AbortController();
	const close = new AbortController();
	const cancels = [];
	let isWriting = false;
	const cutNow = () => {
		if (!cut.signal.aborted) cancels.push(setTimer(CLOSING_MS, () => close.abort()));
		cut.abort();
	};
	const stopNow = () => {
		if (stop.signal.aborted || !isWriting) cutNow();
		else cancels.push(setTimer(GRACE_MS, cutNow));
		stop.abort();
	};
	if (timeoutMs > 0) cancels.push(setTimer(timeoutMs, stopNow));
	const unlisten = onSignal?.(stopNow);
	const end = () => {
		unlisten?.();
		for (const cancel of cancels) cancel();
	};
	const startWriting = () => {
		isWriting = true;
	};
	return {
		stop: stop.signal,
		cut: cut.signal,
		close: close.signal,
		startWriting,
		halt: stopNow,
		end
	};
}
function processTimer(ms, callback) {
	const timer = setTimeout(callback, ms);
	return () => clearTimeout(timer);
}
function askingGitHub({ env, clock, random, version }, token) {
	return {
		apiUrl: env.GITHUB_API_URL ?? "https://api.github.com",
		token,
		clock,
		random,
		userAgent: `${TOOL_NAME}/${version}`
	};
}
var AttemptCount = class {
	#byPath = /* @__PURE__ */ new Map();
	count({ method, path }) {
		if (method === "GET" || method === "POST") return;
		const key = `${method} ${path}`;
		this.#byPath.set(key, (this.#byPath.get(key) ?? 0) + 1);
	}
	of({ change, writes }) {
		if (change.action === "create") return writes;
		const method = change.action === "update" ? "PATCH" : "DELETE";
		return this.#byPath.get(`${method} /cyber-assets/${encodeURIComponent(change.id)}`) ?? 0;
	}
};
// src/commands/inputs.ts
const INPUTS = {
	path: {
		default: "inventory",
		description: "Inventory files: a folder (read recursively for *.yml and *.yaml), files or globs, one a line."
	},
	only: {
		default: "",
		description: "A part of the plan: cyber systems by name, id, SITE/SYSTEM or file, one a line. All is read and matched; the rest of the changes is left out. On GitHub for a run that is dispatched."
	},
	"base-url": {
		default: "",
		description: "URL of the compliance inventory service. https, unless it is this machine."
	},
	organization: {
		default: "",
		description: "Slug of the organization that the API key must belong to. Another one stops the run."
	},
	name: {
		default: "",
		description: "Tells several organizations in one repository apart, in comments and checks."
	},
	approval: {
		default: "plan",
		description: "What apply may execute: plan (what a merged pull request showed), review (and a review approved), none (everything)."
	},
	approve: {
		default: "",
		description: "Digest of a plan. Apply executes it, if it is still the plan."
	},
	drift: {
		default: "report",
		description: "Changes that no file asked for: report or apply."
	},
	"unique-names": {
		default: "system",
		description: "Where asset names must be unique: system or organization."
	},
	"max-deletes": {
		default: "25",
		description: "Most deletes in one apply. 0 means none at all."
	},
	"max-delete-percent": {
		default: "30",
		description: "Most deletes, as a percentage of the live assets in managed systems (3 are always allowed). 0 means none at all."
	},
	concurrency: {
		default: "16",
		description: "Most requests to the service at once."
	},
	"request-timeout": {
		default: "30",
		description: "Seconds for one request, from its start to the end of its answer."
	},
	timeout: {
		default: "0",
		description: "Seconds for the whole run. 0 means no limit."
	},
	detail: {
		default: "auto",
		description: "Whether logs and comments show names: full, counts, or auto (counts on public repositories)."
	},
	"impact-rating-field": {
		default: "",
		description: "Field of a cyber system that holds its impact rating, to be shown beside its name."
	},
	"control-center-field": {
		default: "",
		description: "Field of a cyber system that holds its control center, which then stands before its name."
	},
	"evidence-dir": {
		default: "",
		description: "Folder for the journal and the evidence of an apply."
	},
	ledger: {
		default: "",
		description: "Where applies and looks are recorded for years: BRANCH, or OWNER/REPO#BRANCH (on the command line REMOTE#BRANCH)."
	},
	reviews: {
		default: "reviews",
		description: "Folder of the reviews of the list, which pull requests bring in."
	},
	"review-approvers": {
		default: "",
		description: "Logins, one a line, whose approval of a review the ledger tells as that of a review approver."
	}
};
function readSettings(get, surface) {
	const read = (name) => {
		const text = get(name)?.trim() ?? "";
		return text === "" ? INPUTS[name].default : text;
	};
	const detail = choice("detail", read("detail"), [
		"full",
		"counts",
		"auto"
	]);
	return {
		paths: read("path").split("\n"),
		only: read("only").split("\n").flatMap((line) => line.trim() || []),
		baseUrl: read("base-url"),
		baseUrlFrom: "base-url",
		organization: read("organization"),
		approval: choice("approval", read("approval"), [
			"none",
			"plan",
			"review"
		]),
		approve: read("approve"),
		drift: choice("drift", read("drift"), ["report", "apply"]),
		uniqueNames: choice("unique-names", read("unique-names"), ["system", "organization"]),
		maxDeletes: wholeNumber("max-deletes", read("max-deletes"), { least: 0 }),
		maxDeletePercent: wholeNumber("max-delete-percent", read("max-delete-percent"), {
			least: 0,
			most: 100
		}),
		concurrency: wholeNumber("concurrency", read("concurrency"), {
			least: 1,
			most: 256
		}),
		requestTimeoutMs: seconds("request-timeout", read("request-timeout"), .001),
		timeoutMs: seconds("timeout", read("timeout"), 0),
		detail: detail === "auto" ? surface.autoDetail : detail,
		impactRatingField: read("impact-rating-field"),
		controlCenterField: read("control-center-field"),
		evidenceDir: read("evidence-dir") || surface.evidenceDir,
		ledger: read("ledger"),
		reviews: read("reviews"),
		reviewApprovers: read("review-approvers").split(/[\s,]+/).filter((login) => login !== "")
	};
}
function choice(name, text, allowed) {
	const value = allowed.find((one) => one === text);
	if (value !== void 0) return value;
	throw new ConfigurationError(name, `must be ${allowed.slice(0, -1).join(", ")} or ${allowed.at(-1)}.`);
}
function wholeNumber(name, text, bounds) {
	const { least, most = Number.MAX_SAFE_INTEGER } = bounds;
	const value = /^\d+$/.test(text) ? Number(text) : NaN;
	if (value >= least && value <= most) return value;
	throw new ConfigurationError(name, `must be a whole number ${bounds.most === void 0 ? `of ${least} or more` : `from ${least} to ${most}`}.`);
}
const MOST_SECONDS = 2147483;
function seconds(name, text, least) {
	const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
	if (value >= least && value <= MOST_SECONDS) return value > 0 ? Math.max(1, Math.round(value * 1e3)) : 0;
	throw new ConfigurationError(name, `must be a number of seconds, ${`${least > 0 ? "above 0 and " : ""}at most ${MOST_SECONDS}`}.`);
}
// src/commands/cli/flags.ts
function wantsColor(env, isTerminal) {
	if ((env.NO_COLOR ?? "") !== "") return false;
	const forced = env.FORCE_COLOR;
	if (forced !== void 0) return forced !== "0" && forced !== "false";
	return isTerminal && env.TERM !== "dumb";
}
const FILES = {
	service: false,
	heedsSignals: false
};
const WRITES_FILES = {
	service: false,
	heedsSignals: true
};
const SERVICE = {
	service: true,
	heedsSignals: true
};
async function openCli(flags, cli, needs, run) {
	const { cwd } = inFolder(flags, cli);
	const { terminal } = cli;
	const settings = settingsFrom(flags, cli.env, cwd);
	const { timeoutMs } = settings;
	if (needs.service) requireBaseUrl(settings);
	const apiKey = needs.service ? apiKeyFrom(cli.env) : null;
	return openRun({
		host: cli,
		settings,
		heedsSignals: needs.heedsSignals,
		checkout: ({ stop }) => ({
			cwd,
			folder: "",
			head: WORKING_TREE,
			git: cli.gitIn(cwd, stop)
		}),
		openProgress: () => progressOf(flags, cli),
		tellRequest: flags.verbose === true ? terminal.err : null,
		apiKey: apiKey === null ? null : () => apiKey,
		onStopped: (error, afterMs) => {
			if (timeoutMs > 0 && afterMs >= timeoutMs) terminal.err(`--timeout ended the run, after ${timeoutMs / 1e3} s.\n`);
			throw error;
		}
	}, (context) => run({
		...context,
		flags,
		terminal
	}));
}
function inFolder(flags, cli) {
	if (typeof flags.workingDirectory !== "string") return cli;
	const cwd = (0, import__node_path.resolve)(cli.cwd, flags.workingDirectory);
	if ((0, import__node_fs.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory() === true) return {
		...cli,
		cwd
	};
	throw new ConfigurationError("--working-directory", "is not a folder. Check its spelling.");
}
const TELL_THEMSELVES = /* @__PURE__ */ new Set(["only", "base-url"]);
function settingsFrom(flags, env, cwd) {
	const get = (name) => {
		const flag = flags[camelCase(name)];
		if (typeof flag === "string") return flag;
		return name === "base-url" ? env.CIP_SYNC_BASE_URL : void 0;
	};
	const settings = readSettings(get, {
		autoDetail: "full",
		evidenceDir: ".cip-sync"
	});
	refuseEmpty(flags, [
		...Object.keys(INPUTS).filter((name) => !TELL_THEMSELVES.has(name)),
		"base",
		"plan",
		"out",
		"evidence"
	]);
	if (flags.only !== void 0 && settings.only.length === 0) throw new ConfigurationError("only", "is empty. Name a system or a file; without the flag the plan is of all.");
	const baseUrlFrom = flags.baseUrl === void 0 ? "CIP_SYNC_BASE_URL" : "--base-url";
	const only = settings.only.map((reference) => fromWorkingFolder(reference, cwd));
	return {
		...settings,
		only,
		baseUrlFrom,
		evidenceDir: (0, import__node_path.resolve)(cwd, settings.evidenceDir)
	};
}
function refuseEmpty(flags, names = Object.keys(flags)) {
	for (const name of names) {
		const flag = flags[camelCase(name)];
		if (typeof flag !== "string" || flag.trim() !== "") continue;
		throw new ConfigurationError(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, "is empty. Give it a value, or leave the flag out.");
	}
}
function requireBaseUrl({ baseUrl }) {
	if (baseUrl === "") throw new ConfigurationError("--base-url", "is not given, nor is CIP_SYNC_BASE_URL set. Set one to the URL of the service.");
}
function apiKeyFrom(env) {
	const key = env.CIP_SYNC_API_KEY ?? "";
	if (key.trim() === "") throw new ConfigurationError("CIP_SYNC_API_KEY", "is not set. Put the API key into this environment variable.");
	return checkApiKey(key);
}
function asGiven(error, flags) {
	if (!(error instanceof ConfigurationError)) return error;
	const { input } = error;
	if (input === "api-key") return error.of("CIP_SYNC_API_KEY");
	if (input === "base-url" && flags.baseUrl === void 0) return error.of("CIP_SYNC_BASE_URL");
	return Object.hasOwn(INPUTS, input) || input === "base" ? error.of(`--${input}`) : error;
}
function camelCase(name) {
	return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
function progressOf(flags, { terminal, clock }) {
	if (flags.json === true || flags.markdown === true || flags.format !== void 0) return NO_PROGRESS;
	const canRedraw = terminal.canRedraw && flags.verbose !== true;
	return showProgress({
		write: terminal.err,
		canRedraw,
		now: () => clock.now()
	});
}
async function perform(load, flags, cli) {
	try {
		return await (await load())(flags, cli);
	} catch (error) {
		const { tellFailure } = await import("./failures.js");
		cli.terminal.err(tellFailure(asGiven(error, flags), flags.detail === "counts" ? "counts" : "full"));
		return 1;
	}
}
// src/commands/validate.ts
async function runValidate(context) {
	const { cwd, settings, git, head, progress } = context;
	const diagnostics = [];
	const report = (d) => void diagnostics.push(d);
	const { inventory, files } = await loadRevision(head, {
		cwd,
		paths: settings.paths,
		run: git,
		onFile: progress.fileRead
	}, report);
	const groups = groupByText(inventory.documents);
	checkBetween(groups, settings.uniqueNames, report);
	const whole = inventory.documents.filter(({ isWhole }) => isWhole);
	return {
		result: hasErrors(diagnostics) ? "invalid" : "validated",
		diagnostics: inFileOrder(diagnostics),
		files: filesIn(files, diagnostics),
		assets: whole.reduce((sum, document) => sum + document.assets.length, 0),
		systems: groups.filter(({ documents }) => documents.some(({ isWhole }) => isWhole)).length
	};
}
function folderOf({ cwd }, cli) {
	const path = (0, import__node_path.relative)(cli.cwd, cwd).split(import__node_path.sep).join("/");
	return path === "" || path.startsWith("..") || (0, import__node_path.isAbsolute)(path) ? "" : `${path}/`;
}
function filesIn(files, diagnostics) {
	const faulty = diagnostics.flatMap(({ code, at }) => at === null || code === "submodule" ? [] : at.file.path);
	return (/* @__PURE__ */ new Set([...files.map(({ path }) => path), ...faulty])).size;
}
function cliValidate(flags, cli) {
	return openCli(flags, cli, FILES, async (context) => {
		const { terminal, settings, progress } = context;
		const { detail } = settings;
		const format = flags.json === true ? "json" : flags.format ?? "text";
		if (typeof flags.out === "string" && format === "text") throw new ConfigurationError("--out", "is for what machines read. Give --format github, json or sarif.");
		const validated = await runValidate(context);
		progress.end();
		if (format !== "text") {
			const text = await findingsFor(format, validated, {
				detail,
				folder: folderOf(context, cli),
				version: cli.version
			});
			if (typeof flags.out !== "string") terminal.out(text);
			else (await import("./run-files.js")).putOut(text, flags, context);
		}
		if (format === "github" || typeof flags.out === "string" || format === "text" && validated.diagnostics.length === 0) terminal.err(`${validationLine(validated)}\n`);
		else if (format === "text") terminal.err((await import("./messages2.js")).renderValidation(validated, detail));
		return exitCodeOf(validated.result, false, false);
	});
}
async function findingsFor(format, validated, options) {
	const { diagnostics } = validated;
	if (format === "json") return findingsJson(validated, options.detail);
	if (format === "sarif") return printedJson((await import("./messages2.js")).sarifOf(diagnostics, options));
	const { annotations } = await import("./messages2.js");
	return annotations(diagnostics, options).commands.map((line) => `${line}\n`).join("");
}
async function findingsJson(validated, detail) {
	const { wordDiagnostic } = await import("./messages2.js");
	const { result, files, systems, assets, diagnostics } = validated;
	return printedJson({
		result,
		files,
		cyber_systems: systems,
		assets,
		diagnostics: diagnostics.map((d) => wordDiagnostic(d, detail))
	});
}
// src/commands/cli/usual.ts
const ALL_INPUTS = Object.keys(INPUTS).filter((name) => name !== "name");
const USUAL = {
	validate: {
		description: "Checks the files, without the service.",
		load: async () => cliValidate,
		inputs: [
			"path",
			"unique-names",
			"detail"
		],
		flags: {
			"--json": "Prints the findings as JSON on standard output.",
			"--out <file>": "Writes what machines read to a file in place of standard output."
		},
		example: "validate --path inventory/alpha.yml"
	},
	plan: {
		description: "Shows what apply would do. Reads only.",
		load: async () => (await import("./plan.js")).cliPlan,
		inputs: ALL_INPUTS,
		flags: {
			"--base <ref>": "Git commit that the files are compared with: what it already asked for counts as drift.",
			"--json": "Prints the plan as JSON on standard output.",
			"--markdown": "Prints the plan as Markdown on standard output.",
			"--out <file>": "Saves the plan, for apply --plan.",
			"--detailed-exitcode": "Exits with 2 when there are changes."
		},
		example: "plan --base origin/main --out plan.json --detailed-exitcode"
	},
	apply: {
		description: "Plans again and executes what is approved.",
		load: async () => (await import("./apply.js")).cliApply,
		inputs: ALL_INPUTS,
		flags: {
			"--base <ref>": "Git commit that the files are compared with, as in plan.",
			"--plan <file>": "Saved plan: executes its changes and no others.",
			"--yes": "Executes whatever the plan is: approval none.",
			"--json": "Prints the evidence as JSON on standard output."
		},
		example: "plan --out plan.json && cip-sync apply --plan plan.json"
	},
	drift: {
		description: "Shows where the service differs from the files. Reads only.",
		load: async () => (await import("./plan.js")).cliDrift,
		inputs: ALL_INPUTS,
		flags: {
			"--json": "Prints the plan as JSON on standard output.",
			"--markdown": "Prints the plan as Markdown on standard output.",
			"--out <file>": "Saves the plan.",
			"--detailed-exitcode": "Exits with 2 when something drifted."
		},
		example: "drift --detailed-exitcode"
	}
};
const IN_FOLDER = ["--working-directory <dir>", "Folder to work in, in place of the current one."];
function flagsBeside(inputs) {
	return {
		...inputs.includes("base-url") && { "--verbose": "Tells of each request to the service, in a line." },
		[IN_FOLDER[0]]: IN_FOLDER[1]
	};
}
function isRepeated(input) {
	return input === "path" || input === "only";
}
function addLine(value, before) {
	return before === void 0 ? value : `${before}\n${value}`;
}
function isUsual(command) {
	return Object.hasOwn(USUAL, command);
}
function readUsual([command = "", ...rest]) {
	if (!isUsual(command)) return null;
	const { load, inputs, flags: own } = USUAL[command];
	const takesValue = new Map(inputs.map((input) => [`--${input}`, true]));
	for (const shown of Object.keys({
		...own,
		...flagsBeside(inputs)
	})) {
		const [flag = "", value] = shown.split(" ");
		takesValue.set(flag, value !== void 0);
	}
	const flags = {};
	for (let at = 0; at < rest.length; at++) {
		const [flag = "", ...beside] = rest[at].split("=");
		const name = camelCase(flag.slice(2));
		if (takesValue.get(flag) === false && beside.length === 0) {
			flags[name] = true;
			continue;
		}
		const value = beside.length > 0 ? beside.join("=") : rest[++at];
		if (takesValue.get(flag) !== true || value === void 0 || value === "" || value.startsWith("-")) return null;
		const before = flags[name];
		flags[name] = isRepeated(flag.slice(2)) && typeof before === "string" ? addLine(value, before) : value;
	}
	return {
		load,
		flags
	};
}
// \0node:readline/promises
var require_promises$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:readline/promises");
}));
// \0node:timers/promises
var require_promises = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:timers/promises");
}));
// \0fs
var require__fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("fs");
}));
// \0os
var require__os = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("os");
}));
// \0http
var require__http = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("http");
}));
// \0https
var require__https = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("https");
}));
// \0net
var require__net = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("net");
}));
// \0tls
var require__tls = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("tls");
}));
// \0events
var require__events = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("events");
}));
// \0assert
var require__assert = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("assert");
}));
// \0util
var require__util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("util");
}));
// \0node:assert
var require__node_assert = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:assert");
}));
// \0node:net
var require__node_net = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:net");
}));
// \0node:http
var require__node_http = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:http");
}));
// \0node:stream
var require__node_stream = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:stream");
}));
// \0node:util
var require__node_util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:util");
}));
// \0node:querystring
var require__node_querystring = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:querystring");
}));
// \0node:events
var require__node_events = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:events");
}));
// \0node:diagnostics_channel
var require__node_diagnostics_channel = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:diagnostics_channel");
}));
// \0node:tls
var require__node_tls = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:tls");
}));
// \0node:zlib
var require__node_zlib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:zlib");
}));
// \0node:perf_hooks
var require__node_perf_hooks = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:perf_hooks");
}));
// \0node:util/types
var require_types = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:util/types");
}));
// \0node:worker_threads
var require__node_worker_threads = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:worker_threads");
}));
// \0node:crypto
var require__node_crypto = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:crypto");
}));
// \0node:http2
var require__node_http2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:http2");
}));
// \0node:async_hooks
var require__node_async_hooks = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:async_hooks");
}));
// \0node:console
var require__node_console = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:console");
}));
// \0node:dns
var require__node_dns = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:dns");
}));
// \0string_decoder
var require__string_decoder = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("string_decoder");
}));
// \0node:os
var require__node_os = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:os");
}));
// \0node:child_process
var require__node_child_process = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:child_process");
}));
// \0node:process
var require__node_process = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:process");
}));
// \0process
var require__process = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("process");
}));
// \0buffer
var require__buffer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("buffer");
}));
export { askingGitHub as $, needsId as $n, expecting as $r, whereFirst as $t, require__https as A, readRevision as An, notAFile as Ar, pathOf as At, isRepeated as B, readsAs as Bn, nearest as Br, grouped as Bt, require__node_net as C, checkProxy as Cn, errorCode as Cr, contrasted as Ct, require__events as D, loadRevision as Dn, FILE_LIMIT as Dr, inPlaces as Dt, require__assert as E, inventoryOf as En, readPaths as Er, idText as Et, require_promises$1 as F, DOCUMENT as Fn, unreadable as Fr, typeText as Ft, WRITES_FILES as G, DOCUMENT_SHAPE as Gn, hasErrors as Gr, painter as Gt, runValidate as H, ASSET_KEYS as Hn, require__node_buffer as Hr, listed as Ht, IN_FOLDER as I, MAPPING as In, utf16Of as Ir, codes as It, openCli as J, otherFormat as Jn, compareIds as Jr, ratingText as Jt, camelCase as K, ASSET_TYPES as Kn, inFileOrder as Kr, placeText as Kt, USUAL as L, POP as Ln, wholeFile as Lr, counted as Lt, require__os as M, parseDocuments as Mn, readText as Mr, sectionsOf as Mt, require__fs as N, parseInventory as Nn, sourceFile as Nr, sideText as Nt, require__tls as O, pathsBelow as On, firstWrongByte as Or, kindOf as Ot, require_promises as P, ALIAS as Pn, tooLarge as Pr, sourceOf as Pt, INPUTS as Q, nameFaults as Qn, exitCodeOf as Qr, turned as Qt, addLine as R, SCALAR as Rn, Vocabulary as Rr, didYouMean as Rt, require__node_http as S, checkBaseUrl as Sn, parseEvents as Sr, bySystem as St, require__util as T, findOutside as Tn, pathAndFoldersAbove as Tr, describe as Tt, FILES as U, ASSET_SHAPE as Un, SEVERITIES as Ur, listedAs as Ut, readUsual as V, scalarText as Vn, spelling as Vr, joined as Vt, SERVICE as W, DOCUMENT_KEYS as Wn, diagnostic as Wr, markdownVoice as Wt, refuseEmpty as X, SURELY_FINE as Xn, ConfigurationError as Xr, systemText as Xt, perform as Y, toolOf as Yn, compareText as Yr, systemName as Yt, wantsColor as Z, hasUnsafe as Zn, early as Zr, tally as Zt, require__node_diagnostics_channel as _, yamlString as _n, groupBy as _r, validationLine as _t, require__node_os as a, require__node_fs as ai, annotationMessage as an, checkNames as ar, agreement as at, require__node_util as b, isBlocked as bn, YAMLException as br, byKind as bt, require__node_console as c, diffLine as cn, ignoredButDeclared as cr, driftHeadline as ct, require__node_crypto as d, reveal as dn, stateKey as dr, headlinePhrases as dt, hasSucceeded as ei, yamlLine as en, quoted as er, DONE_WORDS as et, require__node_worker_threads as f, shorten as fn, uniqueKey as fr, onlySentence as ft, require__node_tls as g, word as gn, countBy as gr, tooLargeText as gt, require__node_zlib as h, visible as hn, addUnder as hr, summaryLine as ht, require__node_child_process as i, require__node_path as ii, systemDocument as in, checkIds as ir, SEPARATOR as it, require__http as j, readTexts as jn, onceEach as jr, ratingChange as jt, require__net as k, readOriginals as kn, noInventory as kr, nameText as kt, require__node_async_hooks as l, fenceFor as ln, nameKey as lr, guardSentences as lt, require__node_perf_hooks as m, tableCell as mn, isLike as mr, restLine as mt, require__process as n, isSystemError as ni, compareSystems as nn, SWAP_SUFFIX as nr, NOT_RECORDED as nt, require__string_decoder as o, annotationProperty as on, foldCase as or, closingLine as ot, require_types as p, splitUnsafe as pn, ignoreListOf as pr, planCounts as pt, inFolder as q, TOOL_NAME as qn, unreported as qr, plainVoice as qt, require__node_process as r, require__node_url as ri, placesOf as rn, checkBetween as rr, PERMANENT as rt, require__node_dns as s, codeSpan as sn, groupByText as sr, countsLine as st, require__buffer as t, isStopped as ti, adviseOnFields as tn, withoutPadding as tr, INHERITS as tt, require__node_http2 as u, printedJson as un, placeOf as ur, headline as ut, require__node_events as v, allowedDeletes as vn, remember as vr, KINDS as vt, require__node_assert as w, contentOf as wn, turn as wr, declarations as wt, require__node_stream as x, checkApiKey as xn, load as xr, bySite as xt, require__node_querystring as y, checkGuards as yn, SCALAR_STYLE as yr, areTogether as yt, flagsBeside as z, SEQUENCE as zn, commonEnds as zr, durationText as zt };
