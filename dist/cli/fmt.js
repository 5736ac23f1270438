import { G as WRITES_FILES, Gr as hasErrors, Hn as ASSET_KEYS, J as openCli, Kr as inFileOrder, Lr as wholeFile, Mn as parseDocuments, Nn as parseInventory, Nr as sourceFile, Wn as DOCUMENT_KEYS, Wr as diagnostic, Yr as compareText, er as quoted, hn as visible, jn as readTexts, wn as contentOf, wr as turn } from "./start.js";
import { t as require_dist } from "./dist.js";
import { c as renderUnformatted, d as sameLines, f as readDocuments, i as renderFormatted, n as NOTHING_WRITTEN, p as readsAlike, t as writeShown, u as linesOf } from "./write-files.js";
import { d as yamlValue, l as lineEndOf, n as columnOf, u as startOfLine } from "./yaml-text.js";
import { a as formatDiagnostic } from "./messages.js";
// src/inventory/format/comments.ts
var import_dist = require_dist();
const MARKS = /* @__PURE__ */ new Set([
	import_dist.CST.DOCUMENT,
	import_dist.CST.FLOW_END,
	import_dist.CST.SCALAR
]);
function tokensOf(text) {
	const comments = [];
	const places = {
		"doc-start": [],
		"doc-end": [],
		"seq-item-ind": []
	};
	let offset = 0;
	let isScalar = false;
	for (const token of new import_dist.Lexer().lex(text)) {
		const isText = isScalar;
		isScalar = !isText && token === import_dist.CST.SCALAR;
		if (!isText && MARKS.has(token)) continue;
		const type = isText ? "text" : import_dist.CST.tokenType(token) ?? "text";
		if (type === "comment") comments.push({
			offset,
			text: token.trimEnd()
		});
		else places[type]?.push(offset);
		offset += token.length;
	}
	const { "doc-start": starts = [], "doc-end": ends = [], "seq-item-ind": dashes = [] } = places;
	return {
		comments,
		starts,
		ends,
		dashes
	};
}
function shareOut({ comments, starts, ends, dashes }, documents) {
	const takeMarker = taker([...starts, ...ends].sort((a, b) => a - b), (marker) => marker);
	const takeComment = taker(comments, ({ offset }) => offset);
	const takeDash = taker(dashes, (dash) => dash);
	return documents.map(({ end }, number) => {
		takeMarker(end);
		const until = number === documents.length - 1 ? Number.POSITIVE_INFINITY : takeMarker.next() ?? end;
		return {
			comments: takeComment(until),
			dashes: takeDash(until)
		};
	});
}
function taker(sorted, offsetOf) {
	let at = 0;
	const take = (until) => {
		const from = at;
		while (at < sorted.length && offsetOf(sorted[at]) < until) at++;
		return sorted.slice(from, at);
	};
	return Object.assign(take, { next: () => sorted[at] });
}
function placeComments(text, outline, comments) {
	const marks = marksOf(outline);
	for (const mark of marks) mark.margin.blank = hasBlankAbove(text, mark.offset);
	const placing = {
		text,
		outline,
		columns: columnsOf(text, outline)
	};
	let next = 0;
	for (const comment of comments) {
		while (next < marks.length && marks[next].offset <= comment.offset) next++;
		place(placing, comment, marks[next - 1], marks[next]);
	}
	splitListHeader(outline);
	splitHeader(outline);
}
function noteOf(text, comment) {
	return {
		text: comment.text,
		blank: hasBlankAbove(text, comment.offset)
	};
}
function marksOf({ fields, entries, list }) {
	return fields.flatMap((field) => {
		const mark = {
			offset: field.start,
			margin: field.margin,
			field,
			entry: null
		};
		return field.value !== null || !(0, import_dist.isSeq)(list) ? [mark] : [mark, ...entries.flatMap(marksOfEntry)];
	});
}
function marksOfEntry(entry) {
	const fields = entry.fields.map((field) => ({
		offset: field.start,
		margin: field.margin,
		field,
		entry
	}));
	return [{
		offset: entry.start,
		margin: entry.margin,
		field: null,
		entry
	}, ...fields];
}
function columnsOf(text, { root, list }) {
	const column = (0, import_dist.isSeq)(list) && !list.flow ? columnOf(text, list.range[0]) : columnOf(text, root.range[0]) + 2;
	return {
		root: columnOf(text, root.range[0]),
		dash: column
	};
}
function place(placing, comment, before, after) {
	const { text, outline } = placing;
	const note = noteOf(text, comment);
	const lineStart = startOfLine(text, comment.offset);
	if (before === void 0) outline.header.push(note);
	else if (text.slice(lineStart, comment.offset).trim() !== "") placeBehind(placing, comment, before);
	else if (before.field === null && after?.entry === before.entry) pushInside(before.margin, note);
	else notesFor(placing, comment, before, after).push(note);
}
function placeBehind({ outline }, { offset, text }, { margin, field, entry }) {
	const note = {
		text,
		blank: false
	};
	const { list, root } = outline;
	if (offset >= root.range[1] && isFlow(root)) outline.footer.push(note);
	else if (offset >= list.range[1] && isFlow(list) && entry !== null) outline.listFooter.push(note);
	else if (field === null) pushInside(margin, note);
	else {
		liftTrailing(margin);
		margin.trailing = text;
	}
}
function liftTrailing(margin) {
	if (margin.trailing !== null) margin.notes.push({
		text: margin.trailing,
		blank: false
	});
	margin.trailing = null;
}
function pushInside(margin, { text, blank }) {
	margin.notes.push({
		text,
		blank: blank || margin.blank
	});
	margin.blank = false;
}
function isFlow(node) {
	return "flow" in node && node.flow === true;
}
function notesFor({ text, outline, columns }, comment, before, after) {
	const { offset } = comment;
	if (before.field !== null && offset < before.field.end) {
		liftTrailing(before.margin);
		return before.margin.notes;
	}
	if (after !== void 0 && after.field !== null && after.entry === before.entry) return after.margin.notes;
	const column = columnOf(text, offset);
	const isBelow = offset >= outline.list.range[1] && !isFlow(outline.root);
	if (isFlow(outline.list) && !(isBelow && outline.entries.length === 0)) return notesInFlow(outline, offset, before, after);
	const isInList = before.entry !== null || before.field?.value === null && after?.entry == null;
	if (before.entry !== null && column > columns.dash) return before.entry.footer;
	if (after?.entry != null) return after.margin.notes;
	if (isInList && column > columns.root) return outline.listFooter;
	return after === void 0 ? outline.footer : after.margin.notes;
}
function notesInFlow(outline, offset, before, after) {
	if (before.entry !== null && offset < before.entry.end) return before.entry.footer;
	if (offset >= outline.list.range[0] && offset < outline.list.range[1]) return after?.entry == null ? outline.listFooter : after.margin.notes;
	return after === void 0 ? outline.footer : after.margin.notes;
}
function splitListHeader(outline) {
	const first = outline.entries[0];
	if (first === void 0) return;
	const { notes, blank } = first.margin;
	const parted = blank ? notes.length : notes.findLastIndex((note, k) => k > 0 && note.blank);
	if (parted > 0) outline.listHeader = notes.splice(0, parted);
	first.margin.blank = false;
	const [top, ...rest] = notes;
	if (top !== void 0) notes.splice(0, notes.length, {
		...top,
		blank: false
	}, ...rest);
}
function splitHeader({ header, fields }) {
	const first = fields[0]?.margin;
	if (first === void 0 || first.blank) return;
	const last = header.findLastIndex((note, k) => k > 0 && note.blank);
	if (last > 0) first.notes.unshift(...header.splice(last));
}
function hasBlankAbove(text, offset) {
	const lineBreak = skipBack(text, offset - 1, BEFORE_FIRST);
	if (text.charAt(lineBreak) !== "\n") return false;
	const above = skipBack(text, lineBreak - 1, BLANKS);
	return above < 0 || text.charAt(above) === "\n";
}
const BLANKS = " 	\r";
const BEFORE_FIRST = " 	{[-?";
function skipBack(text, at, characters) {
	let place = at;
	while (place >= 0 && characters.includes(text.charAt(place))) place--;
	return place;
}
// src/inventory/format/print.ts
function outlineOf({ contents }, dashes) {
	if (!(0, import_dist.isMap)(contents)) return null;
	const anchors = /* @__PURE__ */ new Map();
	let entries = [];
	let list = null;
	bindAnchor(anchors, contents);
	const fields = contents.items.map(({ key, value }) => {
		const name = resolved(anchors, key).text;
		if (!(0, import_dist.isSeq)(value) || name === "ignore") return fieldOf(anchors, key, value);
		const start = key.range[0];
		const ownDashes = dashes.filter((dash) => dash >= value.range[0] && dash < value.range[1]);
		bindAnchor(anchors, value);
		list = value;
		entries = value.items.map((entry, number) => entryOf(anchors, entry, value.flow ? void 0 : ownDashes[number]));
		return {
			margin: newMargin(),
			key: name,
			value: null,
			start,
			end: start
		};
	});
	if (list === null) return null;
	return {
		preamble: [],
		header: [],
		listHeader: [],
		listFooter: [],
		footer: [],
		fields,
		entries,
		root: contents,
		list
	};
}
function newMargin() {
	return {
		notes: [],
		blank: false,
		trailing: null
	};
}
function bindAnchor(anchors, node) {
	const anchor = "anchor" in node && node.anchor ? node.anchor : null;
	const value = {
		node,
		anchor,
		text: (0, import_dist.isScalar)(node) ? node.source ?? "" : "",
		items: []
	};
	if (anchor !== null) anchors.set(anchor, value);
	return value;
}
function resolved(anchors, node) {
	return ((0, import_dist.isAlias)(node) ? anchors.get(node.source) : void 0) ?? bindAnchor(anchors, node);
}
function fieldOf(anchors, key, node) {
	const name = resolved(anchors, key).text;
	const bound = node === null ? null : resolved(anchors, node);
	const items = (0, import_dist.isSeq)(node) ? node.items.map((item) => resolved(anchors, item)) : [];
	const value = bound === null || items.length === 0 ? bound : {
		...bound,
		items
	};
	const [start, keyEnd] = key.range;
	return {
		margin: newMargin(),
		key: name,
		value,
		start,
		end: node?.range[1] ?? keyEnd
	};
}
function entryOf(anchors, node, dash) {
	const value = resolved(anchors, node);
	const fields = (0, import_dist.isMap)(node) ? node.items.map((pair) => fieldOf(anchors, pair.key, pair.value)) : [];
	const [start, end] = node.range;
	return {
		margin: newMargin(),
		value,
		fields,
		footer: [],
		start: dash ?? start,
		end
	};
}
function printOutlines(outlines, { text, marked }) {
	const lines = [];
	outlines.forEach((outline, number) => {
		printNotes(lines, "", outline.preamble);
		if (number > 0 || marked) lines.push("---");
		new DocumentPrinter(text, outline, lines).print();
	});
	return lines;
}
var DocumentPrinter = class {
	#text;
	#outline;
	#lines;
	#bound = /* @__PURE__ */ new Map();
	constructor(text, outline, lines) {
		this.#text = text;
		this.#outline = outline;
		this.#lines = lines;
	}
	print() {
		const { header, fields, footer } = this.#outline;
		printNotes(this.#lines, "", header);
		for (const field of inOrder(fields, DOCUMENT_KEYS)) {
			printMargin(this.#lines, "", field.margin);
			if (field.value === null && field.key === "assets") this.#printList(field.margin);
			else this.#lines.push(this.#field("", field));
		}
		printNotes(this.#lines, "", footer);
	}
	#printList(margin) {
		const { listHeader, entries, listFooter } = this.#outline;
		this.#lines.push(behind(entries.length === 0 ? "assets: []" : "assets:", margin));
		const top = this.#lines.length;
		printNotes(this.#lines, "  ", listHeader, top);
		if (listHeader.length > 0) this.#lines.push("");
		for (const entry of byName(entries)) this.#printEntry(entry, top);
		printNotes(this.#lines, "  ", listFooter);
	}
	#printEntry({ margin, value, fields, footer }, top) {
		const lines = this.#lines;
		const [first, ...rest] = inOrder(fields, ASSET_KEYS);
		printMargin(lines, "  ", margin, top);
		printNotes(lines, "  ", first?.margin.notes ?? [], lines.length);
		const { anchor } = value;
		if (anchor !== null) {
			this.#bound.set(anchor, value);
			lines.push(`  - &${anchor}`);
		}
		if (first !== void 0) lines.push(this.#field(anchor === null ? "  - " : "    ", first));
		for (const field of rest) {
			for (const { text } of field.margin.notes) lines.push(`    ${text}`);
			lines.push(this.#field("    ", field));
		}
		for (const { text } of footer) lines.push(`    ${text}`);
	}
	#field(indentation, field) {
		return behind(`${indentation}${field.key}: ${this.#scalar(field)}`, field.margin);
	}
	#scalar({ key, value }) {
		if (value === null) return "\"\"";
		const { anchor } = value;
		if (anchor === null) return this.#written(key, value);
		if (this.#bound.get(anchor) === value) return `*${anchor}`;
		this.#bound.set(anchor, value);
		return `&${anchor} ${this.#written(key, value)}`;
	}
	#written(key, { node, text, items }) {
		if (key === "prune") return text.toLowerCase();
		if (key === "asset_type") return text;
		if ((0, import_dist.isSeq)(node)) return `[${items.map((item) => this.#scalar({
			key: IN_LIST,
			value: item
		})).join(", ")}]`;
		const source = this.#text.slice(node.range[0], node.range[1]);
		if (key === IN_LIST && /[,[\]{}]/.test(text)) return quoted(text);
		return /[\r\n]/.test(source) ? yamlValue(text) : source;
	}
};
const IN_LIST = "in list";
function inOrder(fields, keys) {
	return [...fields].sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
}
function byName(entries) {
	return entries.map((entry) => ({
		entry,
		name: nameOf(entry)
	})).sort((a, b) => compareText(a.name, b.name)).map(({ entry }) => entry);
}
function nameOf({ fields }) {
	return fields.find(({ key }) => key === "name")?.value?.text ?? "";
}
function behind(line, { trailing }) {
	return trailing === null ? line : `${line} ${trailing}`;
}
function printMargin(lines, indentation, { notes, blank }, top = 0) {
	printNotes(lines, indentation, notes, top);
	if (blank) printBlank(lines, top);
}
function printNotes(lines, indentation, notes, top = 0) {
	for (const { text, blank } of notes) {
		if (blank) printBlank(lines, top);
		lines.push(indentation + text);
	}
}
function printBlank(lines, top) {
	const last = lines.at(-1);
	if (lines.length > top && last !== "" && last !== "---") lines.push("");
}
// src/inventory/format/format.ts
function withQuotes(path, text, report) {
	const lacking = /* @__PURE__ */ new Set();
	let isBroken = false;
	const problems = [];
	parseDocuments(sourceFile(path, text), text, (d) => {
		if (d.code === "unquoted-scalar" && d.args.text !== "") lacking.add(d.at?.offset ?? -1);
		else if (d.severity === "error") isBroken = true;
		problems.push(d);
	});
	if (isBroken) {
		for (const d of problems) report(d);
		return null;
	}
	if (lacking.size === 0) return text;
	const documents = readDocuments(text);
	if (documents === null) return "ambiguous";
	const mended = quoteAt(text, documents, lacking);
	const remaining = [];
	parseInventory(sourceFile(path, mended), mended, (d) => remaining.push(d));
	if (!hasErrors(remaining)) return mended;
	for (const d of problems) report(d);
	return null;
}
function quoteAt(text, documents, offsets) {
	const parts = [];
	let at = 0;
	for (const document of documents) (0, import_dist.visit)(document, { Scalar(_, node) {
		if (!(0, import_dist.isScalar)(node) || node.type !== import_dist.Scalar.PLAIN || !node.range || !offsets.has(node.range[0])) return;
		parts.push(text.slice(at, node.range[0]), quoted(node.source ?? ""));
		at = node.range[1];
	} });
	return parts.join("") + text.slice(at);
}
function formatText(path, text, report) {
	const mended = withQuotes(path, text, report);
	if (mended === null || mended === "ambiguous") return mended;
	const documents = readDocuments(mended);
	if (documents === null || !readsAlike(mended, documents)) return "ambiguous";
	const tokens = tokensOf(mended);
	const shares = shareOut(tokens, documents.map(({ contents }) => ({ end: contents?.range[1] ?? 0 })));
	const outlines = documents.flatMap((document, number) => outlineOf(document, shares[number]?.dashes ?? []) ?? []);
	if (outlines.length < documents.length) return "ambiguous";
	const marker = tokens.starts.find((start) => start < outlines[0].root.range[0]);
	outlines.forEach((outline, number) => {
		const { comments } = shares[number];
		const above = number === 0 ? comments.filter(({ offset }) => offset < (marker ?? 0)) : [];
		outline.preamble.push(...above.map((comment) => noteOf(mended, comment)));
		placeComments(mended, outline, comments.slice(above.length));
	});
	const formatted = `${printOutlines(outlines, {
		text: mended,
		marked: marker !== void 0
	}).join("\n")}\n`;
	if (formatted !== text && !saysTheSame(path, mended, formatted)) return "ambiguous";
	const eol = lineEndOf(text);
	return eol === "\n" ? formatted : formatted.replaceAll("\n", eol);
}
function saysTheSame(path, text, formatted) {
	if (!readsAlike(formatted)) return false;
	const before = declared(path, text);
	const after = declared(path, formatted);
	return before !== null && after !== null && sameLines(before, after);
}
function declared(path, text) {
	let isBroken = false;
	const documents = parseInventory(sourceFile(path, text), text, ({ severity }) => {
		if (severity === "error") isBroken = true;
	});
	return isBroken ? null : documents.flatMap(sortedLines);
}
function sortedLines(document) {
	const [head = "", ...entries] = linesOf(document);
	return [head, ...entries.sort()];
}
// src/commands/fmt.ts
async function runFmt(context) {
	const { cwd, settings, shutdown, progress } = context;
	const diagnostics = [];
	const report = (d) => {
		if (d.severity === "error") diagnostics.push(d);
	};
	const edits = [];
	const files = [];
	await readTexts({
		cwd,
		paths: settings.paths
	}, (file) => files.push(file), report);
	for (const [number, file] of files.entries()) {
		const { path, text } = file;
		const formatted = formatText(path, text, report);
		if (formatted === "ambiguous") report(diagnostic("ambiguous-yaml", "error", wholeFile(path), {}));
		else if (formatted !== null && (formatted !== text || file.byteOrderMark)) edits.push({
			path,
			before: contentOf(file, text),
			text: formatted
		});
		progress.through("formatting", number + 1, files.length);
		await turn();
		shutdown.stop.throwIfAborted();
	}
	return {
		diagnostics: inFileOrder(diagnostics),
		edits: hasErrors(diagnostics) ? [] : edits,
		files: files.length
	};
}
function cliFmt(flags, cli) {
	return openCli(flags, cli, WRITES_FILES, async (context) => {
		const formatted = await runFmt(context);
		context.progress.rest();
		return finish(formatted, context);
	});
}
function finish({ diagnostics, edits, files }, context) {
	const { terminal, flags, host, settings, startedAt } = context;
	const { detail } = settings;
	const counts = () => ({
		files,
		ms: host.clock.now() - startedAt
	});
	for (const finding of diagnostics) terminal.err(`${formatDiagnostic(finding, detail)}\n`);
	if (hasErrors(diagnostics)) {
		terminal.err(NOTHING_WRITTEN);
		return 1;
	}
	if (flags.check === true) {
		for (const { path } of edits) terminal.out(`${visible(path)}\n`);
		terminal.err(renderUnformatted(edits, counts()));
		return edits.length > 0 ? 1 : 0;
	}
	writeShown(edits, context);
	terminal.err(renderFormatted(edits, counts()));
	return 0;
}
export { cliFmt };
