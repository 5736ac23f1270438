export const id = 2959;
export const ids = [2959,5645];
export const modules = {

/***/ 9929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliFmt: () => (/* binding */ cliFmt),
  runFmt: () => (/* binding */ runFmt)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/inventory/files.js
var inventory_files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/folder.js
var folder = __webpack_require__(8530);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/core/yaml-quoting.js
var yaml_quoting = __webpack_require__(4086);
// EXTERNAL MODULE: ./lib/inventory/edit/cross-check.js
var cross_check = __webpack_require__(1896);
// EXTERNAL MODULE: ./lib/inventory/edit/file-edits.js + 2 modules
var file_edits = __webpack_require__(8537);
// EXTERNAL MODULE: ./lib/inventory/edit/yaml-text.js
var yaml_text = __webpack_require__(7044);
// EXTERNAL MODULE: ./lib/inventory/parse.js + 1 modules
var parse = __webpack_require__(4243);
;// CONCATENATED MODULE: ./lib/inventory/format/comments.js
// Finds what the nodes of `yaml` do not place: comments, document markers, dashes. Also decides which key or entry each
// comment is about, by its place: after it on its line, above it, or indented below it.


/** Tokens of the lexer that are not text of the source. */
const MARKS = new Set([dist/* CST */.DB.DOCUMENT, dist/* CST */.DB.FLOW_END, dist/* CST */.DB.SCALAR]);
/** In the order of the text, which must be valid YAML. */
function tokensOf(text) {
    const comments = [];
    const places = { 'doc-start': [], 'doc-end': [], 'seq-item-ind': [] };
    let offset = 0;
    let isScalar = false;
    for (const token of new dist/* Lexer */.JG().lex(text)) {
        const isText = isScalar;
        isScalar = !isText && token === dist/* CST */.DB.SCALAR;
        if (!isText && MARKS.has(token))
            continue;
        const type = isText ? 'text' : (dist/* CST */.DB.tokenType(token) ?? 'text');
        if (type === 'comment')
            comments.push({ offset, text: token.trimEnd() });
        else
            places[type]?.push(offset);
        offset += token.length;
    }
    const { 'doc-start': starts = [], 'doc-end': ends = [], 'seq-item-ind': dashes = [] } = places;
    return { comments, starts, ends, dashes };
}
/**
 * Distributes the comments and dashes to documents, by where their contents end. What is between two documents belongs
 * to the first up to the marker, and then to the second.
 */
function shareOut({ comments, starts, ends, dashes }, contentEnds) {
    const markers = [...starts, ...ends].sort((a, b) => a - b);
    const takeMarker = taker(markers, (marker) => marker);
    const takeComment = taker(comments, ({ offset }) => offset);
    const takeDash = taker(dashes, (dash) => dash);
    return contentEnds.map((end, number) => {
        takeMarker(end);
        const until = number === contentEnds.length - 1 ? Number.POSITIVE_INFINITY : (takeMarker.next() ?? end);
        return { comments: takeComment(until), dashes: takeDash(until) };
    });
}
/** Takes the elements before an offset from a sorted list, portion by portion. */
function taker(sorted, offsetOf) {
    let at = 0;
    const take = (until) => {
        const from = at;
        while (at < sorted.length && offsetOf(sorted[at]) < until)
            at++;
        return sorted.slice(from, at);
    };
    return Object.assign(take, { next: () => sorted[at] });
}
/** Places the comments of one document (after its `---`) into its outline, and finds its blank lines. */
function placeComments(text, outline, comments) {
    const marks = marksOf(outline);
    for (const mark of marks)
        mark.margin.blank = hasBlankAbove(text, mark.offset);
    const placing = { text, outline, columns: columnsOf(text, outline) };
    let next = 0;
    for (const comment of comments) {
        while (next < marks.length && marks[next].offset <= comment.offset)
            next++;
        place(placing, comment, marks[next - 1], marks[next]);
    }
    splitListHeader(outline);
    splitHeader(outline);
}
function noteOf(text, comment) {
    return { text: comment.text, blank: hasBlankAbove(text, comment.offset) };
}
function marksOf({ fields, entries, list }) {
    return fields.flatMap((field) => {
        const mark = { offset: field.start, margin: field.margin, field, entry: null };
        return field.value !== null || !(0,dist/* isSeq */.oP)(list) ? [mark] : [mark, ...entries.flatMap(marksOfEntry)];
    });
}
function marksOfEntry(entry) {
    const fields = entry.fields.map((field) => ({ offset: field.start, margin: field.margin, field, entry }));
    return [{ offset: entry.start, margin: entry.margin, field: null, entry }, ...fields];
}
/** A list without entries, or in flow style, counts as indented by two. */
function columnsOf(text, { root, list }) {
    const column = (0,dist/* isSeq */.oP)(list) && !list.flow ? (0,yaml_text/* columnOf */.uV)(text, list.range[0]) : (0,yaml_text/* columnOf */.uV)(text, root.range[0]) + 2;
    return { root: (0,yaml_text/* columnOf */.uV)(text, root.range[0]), dash: column };
}
function place(placing, comment, before, after) {
    const { text, outline } = placing;
    const note = noteOf(text, comment);
    const lineStart = (0,yaml_text/* startOfLine */.C2)(text, comment.offset);
    if (before === undefined)
        outline.header.push(note);
    else if (text.slice(lineStart, comment.offset).trim() !== '')
        placeBehind(placing, comment, before);
    else if (before.field === null && after?.entry === before.entry)
        pushInside(before.margin, note);
    else
        notesFor(placing, comment, before, after).push(note);
}
/** A comment on a line with other text. */
function placeBehind({ outline }, { offset, text }, { margin, field, entry }) {
    const note = { text, blank: false };
    const { list, root } = outline;
    if (offset >= root.range[1] && isFlow(root))
        outline.footer.push(note);
    else if (offset >= list.range[1] && isFlow(list) && entry !== null)
        outline.listFooter.push(note);
    else if (field === null)
        pushInside(margin, note);
    else {
        liftTrailing(margin);
        margin.trailing = text;
    }
}
/** If more comments follow before the value ends, the comment after its key comes before them. */
function liftTrailing(margin) {
    if (margin.trailing !== null)
        margin.notes.push({ text: margin.trailing, blank: false });
    margin.trailing = null;
}
/** A comment after the dash or below it: a blank line above the dash stays above both. */
function pushInside(margin, { text, blank }) {
    margin.notes.push({ text, blank: blank || margin.blank });
    margin.blank = false;
}
function isFlow(node) {
    return 'flow' in node && node.flow === true;
}
/** Where a comment on its own line belongs. */
function notesFor({ text, outline, columns }, comment, before, after) {
    const { offset } = comment;
    if (before.field !== null && offset < before.field.end) {
        liftTrailing(before.margin);
        return before.margin.notes;
    }
    if (after !== undefined && after.field !== null && after.entry === before.entry)
        return after.margin.notes;
    const column = (0,yaml_text/* columnOf */.uV)(text, offset);
    const isBelow = offset >= outline.list.range[1] && !isFlow(outline.root);
    if (isFlow(outline.list) && !(isBelow && outline.entries.length === 0)) {
        return notesInFlow(outline, offset, before, after);
    }
    const isInList = before.entry !== null || (before.field?.value === null && after?.entry == null);
    if (before.entry !== null && column > columns.dash)
        return before.entry.footer;
    if (after?.entry != null)
        return after.margin.notes;
    if (isInList && column > columns.root)
        return outline.listFooter;
    return after === undefined ? outline.footer : after.margin.notes;
}
function notesInFlow(outline, offset, before, after) {
    if (before.entry !== null && offset < before.entry.end)
        return before.entry.footer;
    const isInList = offset >= outline.list.range[0] && offset < outline.list.range[1];
    if (isInList)
        return after?.entry == null ? outline.listFooter : after.margin.notes;
    return after === undefined ? outline.footer : after.margin.notes;
}
/** A comment that a blank line separates from the first entry is about the list, and stays at the top. */
function splitListHeader(outline) {
    const first = outline.entries[0];
    if (first === undefined)
        return;
    const { notes, blank } = first.margin;
    const parted = blank ? notes.length : notes.findLastIndex((note, k) => k > 0 && note.blank);
    if (parted > 0)
        outline.listHeader = notes.splice(0, parted);
    // That blank line, or one at the top, does not move with the entry.
    first.margin.blank = false;
    const [top, ...rest] = notes;
    if (top !== undefined)
        notes.splice(0, notes.length, { ...top, blank: false }, ...rest);
}
/** If there are several blocks of comments above the first key, the last is about that key, and moves with it. */
function splitHeader({ header, fields }) {
    const first = fields[0]?.margin;
    if (first === undefined || first.blank)
        return;
    const last = header.findLastIndex((note, k) => k > 0 && note.blank);
    if (last > 0)
        first.notes.unshift(...header.splice(last));
}
/** For the first token on a line. Looks back only as far as needed, because a whole file may be one line. */
function hasBlankAbove(text, offset) {
    const lineBreak = skipBack(text, offset - 1, BEFORE_FIRST);
    if (text.charAt(lineBreak) !== '\n')
        return false;
    const above = skipBack(text, lineBreak - 1, BLANKS);
    return above < 0 || text.charAt(above) === '\n';
}
const BLANKS = ' \t\r';
/** Characters that may come before the first key, entry or comment of a line. */
const BEFORE_FIRST = ' \t{[-?';
/** The last offset, from `at` backwards, without any of the characters; -1 for none. */
function skipBack(text, at, characters) {
    let place = at;
    while (place >= 0 && characters.includes(text.charAt(place)))
        place--;
    return place;
}

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
;// CONCATENATED MODULE: ./lib/inventory/format/print.js
// The one form of an inventory file. Each document is an outline of keys and entries with their comments, printed with
// keys in the order of the format, assets by name, block style, two spaces.





/**
 * The outline of a valid document, with comments to be placed later; null if it is not valid. `dashes` are those of the
 * document, which only its list of assets has.
 */
function outlineOf({ contents }, dashes) {
    if (!(0,dist/* isMap */.jh)(contents))
        return null;
    const anchors = new Map();
    let entries = [];
    let list = null;
    bindAnchor(anchors, contents);
    const fields = contents.items.map(({ key, value }) => {
        const name = resolved(anchors, key).text;
        if (!(0,dist/* isSeq */.oP)(value) || name === 'ignore')
            return fieldOf(anchors, key, value);
        const start = key.range[0];
        const ownDashes = dashes.filter((dash) => dash >= value.range[0] && dash < value.range[1]);
        bindAnchor(anchors, value);
        list = value;
        entries = value.items.map((entry, number) => entryOf(anchors, entry, value.flow ? undefined : ownDashes[number]));
        return { margin: newMargin(), key: name, value: null, start, end: start };
    });
    if (list === null)
        return null;
    const notes = { preamble: [], header: [], listHeader: [], listFooter: [], footer: [] };
    return { ...notes, fields, entries, root: contents, list };
}
function newMargin() {
    return { notes: [], blank: false, trailing: null };
}
function bindAnchor(anchors, node) {
    const anchor = 'anchor' in node && node.anchor ? node.anchor : null;
    const value = { node, anchor, text: (0,dist/* isScalar */.jn)(node) ? (node.source ?? '') : '', items: [] };
    if (anchor !== null)
        anchors.set(anchor, value);
    return value;
}
function resolved(anchors, node) {
    const bound = (0,dist/* isAlias */.Vj)(node) ? anchors.get(node.source) : undefined;
    return bound ?? bindAnchor(anchors, node);
}
function fieldOf(anchors, key, node) {
    const name = resolved(anchors, key).text;
    const bound = node === null ? null : resolved(anchors, node);
    const items = (0,dist/* isSeq */.oP)(node) ? node.items.map((item) => resolved(anchors, item)) : [];
    const value = bound === null || items.length === 0 ? bound : { ...bound, items };
    const [start, keyEnd] = key.range;
    return { margin: newMargin(), key: name, value, start, end: node?.range[1] ?? keyEnd };
}
function entryOf(anchors, node, dash) {
    const value = resolved(anchors, node);
    const fields = (0,dist/* isMap */.jh)(node)
        ? node.items.map((pair) => fieldOf(anchors, pair.key, pair.value))
        : [];
    const [start, end] = node.range;
    return { margin: newMargin(), value, fields, footer: [], start: dash ?? start, end };
}
/** The lines of a file. */
function printOutlines(outlines, { text, marked }) {
    const lines = [];
    outlines.forEach((outline, number) => {
        printNotes(lines, '', outline.preamble);
        if (number > 0 || marked)
            lines.push('---');
        new DocumentPrinter(text, outline, lines).print();
    });
    return lines;
}
class DocumentPrinter {
    #text;
    #outline;
    #lines;
    /** The printed node of each anchor. Sorting may have put an alias before its anchor. */
    #bound = new Map();
    constructor(text, outline, lines) {
        this.#text = text;
        this.#outline = outline;
        this.#lines = lines;
    }
    print() {
        const { header, fields, footer } = this.#outline;
        printNotes(this.#lines, '', header);
        for (const field of inOrder(fields, shape/* DOCUMENT_KEYS */.pg)) {
            printMargin(this.#lines, '', field.margin);
            if (field.value === null && field.key === 'assets')
                this.#printList(field.margin);
            else
                this.#lines.push(this.#field('', field));
        }
        printNotes(this.#lines, '', footer);
    }
    #printList(margin) {
        const { listHeader, entries, listFooter } = this.#outline;
        this.#lines.push(behind(entries.length === 0 ? 'assets: []' : 'assets:', margin));
        const top = this.#lines.length;
        printNotes(this.#lines, '  ', listHeader, top);
        if (listHeader.length > 0)
            this.#lines.push('');
        for (const entry of byName(entries))
            this.#printEntry(entry, top);
        printNotes(this.#lines, '  ', listFooter);
    }
    #printEntry({ margin, value, fields, footer }, top) {
        const lines = this.#lines;
        const [first, ...rest] = inOrder(fields, shape/* ASSET_KEYS */.IH);
        printMargin(lines, '  ', margin, top);
        printNotes(lines, '  ', first?.margin.notes ?? [], lines.length);
        const { anchor } = value;
        if (anchor !== null) {
            this.#bound.set(anchor, value);
            lines.push(`  - &${anchor}`);
        }
        if (first !== undefined)
            lines.push(this.#field(anchor === null ? '  - ' : '    ', first));
        for (const field of rest) {
            for (const { text } of field.margin.notes)
                lines.push(`    ${text}`);
            lines.push(this.#field('    ', field));
        }
        for (const { text } of footer)
            lines.push(`    ${text}`);
    }
    #field(indentation, field) {
        return behind(`${indentation}${field.key}: ${this.#scalar(field)}`, field.margin);
    }
    #scalar({ key, value }) {
        if (value === null)
            return '""';
        const { anchor } = value;
        if (anchor === null)
            return this.#written(key, value);
        if (this.#bound.get(anchor) === value)
            return `*${anchor}`;
        this.#bound.set(anchor, value);
        return `&${anchor} ${this.#written(key, value)}`;
    }
    /** As in the source if that is one line (unlike a block scalar) and means the same in block style. */
    #written(key, { node, text, items }) {
        if (key === 'prune')
            return text.toLowerCase();
        if (key === 'asset_type')
            return text;
        if ((0,dist/* isSeq */.oP)(node))
            return `[${items.map((item) => this.#scalar({ key: IN_LIST, value: item })).join(', ')}]`;
        const source = this.#text.slice(node.range[0], node.range[1]);
        if (key === IN_LIST && /[,[\]{}]/.test(text))
            return (0,yaml_quoting/* quoted */.T)(text);
        return /[\r\n]/.test(source) ? (0,yaml_text/* yamlValue */.t$)(text) : source;
    }
}
/** Used in place of a key for a word in a list on one line, where more characters need quotes. */
const IN_LIST = 'in list';
function inOrder(fields, keys) {
    return [...fields].sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
}
/** Stable: entries with the same name keep their order. */
function byName(entries) {
    const named = entries.map((entry) => ({ entry, name: nameOf(entry) }));
    return named.sort((a, b) => (0,compare/* compareNatural */.dk)(a.name, b.name)).map(({ entry }) => entry);
}
function nameOf({ fields }) {
    return fields.find(({ key }) => key === 'name')?.value?.text ?? '';
}
function behind(line, { trailing }) {
    return trailing === null ? line : `${line} ${trailing}`;
}
function printMargin(lines, indentation, { notes, blank }, top = 0) {
    printNotes(lines, indentation, notes, top);
    if (blank)
        printBlank(lines, top);
}
/** Blank lines above a note are kept, as one, except at the top of what starts at the line `top`. */
function printNotes(lines, indentation, notes, top = 0) {
    for (const { text, blank } of notes) {
        if (blank)
            printBlank(lines, top);
        lines.push(indentation + text);
    }
}
function printBlank(lines, top) {
    const last = lines.at(-1);
    if (lines.length > top && last !== '' && last !== '---')
        lines.push('');
}

;// CONCATENATED MODULE: ./lib/inventory/format/format.js
// fmt: writes an inventory file in its one form. The contents stay the same (`0123` keeps its zero), and every comment
// stays with its subject. The result is read again before it is used. Pure.











/**
 * The text with quotes around each scalar that needs them. null if the file has other errors: those that quotes do not
 * correct go to `report`. `ambiguous` if the other reader, which knows where scalars end, refuses it.
 */
function withQuotes(path, text, report) {
    const lacking = new Set();
    let isBroken = false;
    const problems = [];
    (0,parse/* parseDocuments */.eV)((0,inventory_files/* sourceFile */.sm)(path, text), text, (d) => {
        // Empty quotes would not be a name either.
        const isMendable = d.code === 'unquoted-scalar' && d.args.text !== '';
        if (isMendable)
            lacking.add(d.at?.offset ?? -1);
        else if (d.severity === 'error')
            isBroken = true;
        problems.push(d);
    });
    if (isBroken) {
        for (const d of problems)
            report(d);
        return null;
    }
    if (lacking.size === 0)
        return text;
    const documents = (0,cross_check/* readDocuments */.r)(text);
    if (documents === null)
        return 'ambiguous';
    const quoted = quoteAt(text, documents, lacking);
    const remaining = [];
    (0,parse/* parseInventory */.au)((0,inventory_files/* sourceFile */.sm)(path, quoted), quoted, (d) => remaining.push(d));
    if (!(0,diagnostic/* hasErrors */.Cs)(remaining))
        return quoted;
    // An alias of a word that must not be quoted elsewhere. The problems are reported for the unchanged file.
    for (const d of problems)
        report(d);
    return null;
}
function quoteAt(text, documents, offsets) {
    const parts = [];
    let at = 0;
    for (const document of documents) {
        (0,dist/* visit */.YR)(document, {
            Scalar(_, node) {
                if (!(0,dist/* isScalar */.jn)(node) || node.type !== dist/* Scalar */.X5.PLAIN || !node.range || !offsets.has(node.range[0]))
                    return;
                parts.push(text.slice(at, node.range[0]), (0,yaml_quoting/* quoted */.T)(node.source ?? ''));
                at = node.range[1];
            },
        });
    }
    return parts.join('') + text.slice(at);
}
/**
 * The formatted text, without a byte order mark. null for a file with an error, which goes to `report`; `ambiguous` for
 * one that cannot be rewritten safely.
 */
function formatText(path, text, report) {
    const quoted = withQuotes(path, text, report);
    if (quoted === null || quoted === 'ambiguous')
        return quoted;
    const documents = (0,cross_check/* readDocuments */.r)(quoted);
    if (documents === null || !(0,cross_check/* readsAlike */.G)(quoted, documents))
        return 'ambiguous';
    const tokens = tokensOf(quoted);
    const shares = shareOut(tokens, documents.map(({ contents }) => contents?.range[1] ?? 0));
    const outlines = documents.flatMap((document, number) => outlineOf(document, shares[number]?.dashes ?? []) ?? []);
    if (outlines.length < documents.length)
        return 'ambiguous';
    const marker = tokens.starts.find((start) => start < outlines[0].root.range[0]);
    outlines.forEach((outline, number) => {
        const { comments } = shares[number];
        const above = number === 0 ? comments.filter(({ offset }) => offset < (marker ?? 0)) : [];
        outline.preamble.push(...above.map((comment) => noteOf(quoted, comment)));
        placeComments(quoted, outline, comments.slice(above.length));
    });
    const lines = printOutlines(outlines, { text: quoted, marked: marker !== undefined });
    const formatted = `${lines.join('\n')}\n`;
    if (formatted !== text && !saysTheSame(path, quoted, formatted))
        return 'ambiguous';
    const eol = (0,yaml_text/* lineEndOf */.vN)(text);
    return eol === '\n' ? formatted : formatted.replaceAll('\n', eol);
}
/** Whether both readers find the same documents with the same entries, in any order. */
function saysTheSame(path, text, formatted) {
    if (!(0,cross_check/* readsAlike */.G)(formatted))
        return false;
    const before = declared(path, text);
    const after = declared(path, formatted);
    return before !== null && (0,external_node_util_.isDeepStrictEqual)(before, after);
}
/** null for a file with an error. */
function declared(path, text) {
    let isBroken = false;
    const documents = (0,parse/* parseInventory */.au)((0,inventory_files/* sourceFile */.sm)(path, text), text, ({ severity }) => {
        if (severity === 'error')
            isBroken = true;
    });
    return isBroken ? null : documents.flatMap(sortedLines);
}
function sortedLines(document) {
    const [head = '', ...entries] = (0,file_edits/* linesOf */.D)(document);
    return [head, ...entries.sort()];
}

// EXTERNAL MODULE: ./lib/inventory/load.js
var load = __webpack_require__(9574);
// EXTERNAL MODULE: ./lib/report/edits.js
var report_edits = __webpack_require__(1807);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(421);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/write-files.js
var write_files = __webpack_require__(9283);
;// CONCATENATED MODULE: ./lib/commands/fmt.js
// `fmt`: writes every file of the inventory in one form. If any file has an error, none is written. With --check the
// names of the files that would change go to standard output, and everything else to standard error.










/** Reads the working tree below `cwd`, and writes nothing itself. Throws an AbortError when it is stopped. */
async function runFmt(context) {
    const { cwd, settings, shutdown, progress } = context;
    const diagnostics = [];
    const report = (d) => {
        if (d.severity === 'error')
            diagnostics.push(d);
    };
    const edits = [];
    const files = [];
    await (0,load/* readTexts */.Z7)({ cwd, paths: settings.paths }, (file) => files.push(file), report);
    for (const [number, file] of files.entries()) {
        const { path, text } = file;
        const formatted = formatText(path, text, report);
        if (formatted === 'ambiguous')
            report((0,diagnostic/* diagnostic */.YK)('ambiguous-yaml', 'error', (0,inventory_files/* wholeFile */.AA)(path), {}));
        else if (formatted !== null && (formatted !== text || file.byteOrderMark)) {
            edits.push({ path, before: (0,load/* contentOf */.$E)(file, text), text: formatted });
        }
        progress.through('formatting', number + 1, files.length);
        await (0,folder/* turn */.wC)();
        shutdown.stop.throwIfAborted();
    }
    return { diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics), edits: (0,diagnostic/* hasErrors */.Cs)(diagnostics) ? [] : edits, files: files.length };
}
function cliFmt(flags, cli) {
    // A signal before the writes ends the run. Once they begin, all files are written: no half-finished files are left.
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* WRITES_FILES */.pI, async (context) => {
        const formatted = await runFmt(context);
        context.progress.rest();
        return finish(formatted, context);
    });
}
/** Writes or shows the result, completely or not at all. Returns the exit code. */
function finish({ diagnostics, edits, files }, context) {
    const { terminal, flags, host, settings, startedAt } = context;
    const { detail } = settings;
    const counts = () => ({ files, ms: host.clock.now() - startedAt });
    for (const finding of diagnostics)
        terminal.err(`${(0,messages.formatDiagnostic)(finding, detail)}\n`);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics)) {
        terminal.err(report_edits/* NOTHING_WRITTEN */.qv);
        return 1;
    }
    if (flags.check === true) {
        for (const { path } of edits)
            terminal.out(`${(0,report_escape/* visible */.RK)(path)}\n`);
        terminal.err((0,report_edits/* renderUnformatted */.Kz)(edits, counts()));
        return edits.length > 0 ? 1 : 0;
    }
    (0,write_files/* writeShown */.B)(edits, context);
    terminal.err((0,report_edits/* renderFormatted */.Vt)(edits, counts()));
    return 0;
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cutOffApplies: () => (/* binding */ cutOffApplies),
/* harmony export */   heldOpen: () => (/* binding */ heldOpen),
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   openJournal: () => (/* binding */ openJournal),
/* harmony export */   planPath: () => (/* binding */ planPath),
/* harmony export */   putOut: () => (/* binding */ putOut),
/* harmony export */   readNamed: () => (/* binding */ readNamed),
/* harmony export */   recordPaths: () => (/* binding */ recordPaths),
/* harmony export */   unwritable: () => (/* binding */ unwritable),
/* harmony export */   writeEvidence: () => (/* binding */ writeEvidence),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
// Files that a run leaves or is given: plan, journal, evidence. They are written completely or not at all. Only their
// owner can read them, since they hold names.





/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link is followed to the file
 * that it points to. Something that is not a file, such as a pipe or /dev/stdout, is written to directly. Throws a
 * ConfigurationError for a folder, and for a file that another program has open.
 */
function writeWhole(path, text, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
    const standing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (standing?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, 'is a folder. Name a file in it.');
    if (standing !== undefined && !standing.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const target = standing === undefined ? path : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const draft = `${target}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        // Never writes through a link that someone put there.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const problem = heldOpen(error);
        throw problem === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, `${problem}. Nothing was written.`, { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
/** On Windows a file that a program has open cannot be replaced. null for an error of another kind. */
function heldOpen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
/**
 * Writes machine output to the file that `--out` names, else to standard output, which `-` also names, as in other
 * tools. Throws a ConfigurationError if the system refuses.
 */
function putOut(text, { out }, { cwd, terminal }) {
    if (typeof out !== 'string' || out === '-') {
        terminal.out(text);
        return;
    }
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    try {
        writeWhole(path, text);
    }
    catch (error) {
        throw unwritable(path, error);
    }
}
/** What to throw where the system refuses to write what `--out` names. */
function unwritable(path, error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
        return error;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code}). Name another place, or make room there.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--out', problem, { cause: error });
}
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/** Where one apply leaves its records. The name holds the start time, to the millisecond, and the process. */
function recordPaths(folder, startedAt) {
    refuseLink(folder);
    const stamp = stampOf(startedAt);
    return { journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`), evidence: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stamp}.json`) };
}
/** Where one run leaves its plan. The next step of the job leaves its own plan beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A pull request may bring a link, which would send names elsewhere. */
function refuseLink(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // Links on the way to the working directory belong to its owner. Links below it may come from anyone.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        // If the path cannot be read, the later write fails and reports it.
        if (unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at))?.isSymbolicLink()) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        }
        if (!isBelow)
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** Writes one line per entry, and passes it to the system before the call returns: a killed process loses no line. */
function openJournal(path, now) {
    const file = recording(() => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'ax', 0o600);
    });
    return {
        // Not `writeSync`: if the disk is full, it may write only the first part of the line without an error.
        append: (entry) => recording(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`)),
        close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file),
    };
}
function writeEvidence(path, document) {
    recording(() => writeWhole(path, jsonText(document)));
}
/** Writes a record of an apply. Throws a ConfigurationError if the system cannot store it. */
function recording(write) {
    try {
        return write();
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `cannot store more records of the apply (${error.code}). Make room there, or name another folder.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', problem, { cause: error });
    }
}
/**
 * Applies that were cut off after the last one that left evidence. This is information for people and decides nothing.
 * Reads the file names in the folder, and the lines of such a journal. What cannot be read is skipped.
 */
function cutOffApplies(folder) {
    const names = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) ?? [];
    const stampsOf = (pattern) => names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
    const newest = stampsOf(/^evidence-(.+)\.json$/).reduce((a, b) => (a > b ? a : b), '');
    // Names begin with the time, so sorting them sorts the applies by time.
    const cutOff = stampsOf(/^journal-(.+)\.ndjson$/).filter((stamp) => stamp > newest);
    return cutOff.sort().flatMap((stamp) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`);
        const journal = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return journal === null ? [] : [{ path, open: openWrites(journal) }];
    });
}
function unlessUnreadable(read) {
    try {
        return read();
    }
    catch {
        return null;
    }
}
/** Counts intents without an outcome. A name cannot look like either: JSON escapes its quotes. */
function openWrites(journal) {
    const count = (event) => journal.split(`"event":"${event}"`).length - 1;
    return count('intent') - count('outcome');
}
/** The bytes of a file that a flag names. Throws a ConfigurationError that names the flag. */
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(flag, `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be read${code}. Check the path.`, { cause });
    }
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   v: () => (/* binding */ isOfOrganization)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// The identity of a change and of a set of changes. The hash covers what would happen. The layout and order of files,
// the time and the machine do not affect it.

/** 128 bits: to craft two changes with one fingerprint takes 2^64 hashes. */
const FINGERPRINT_HEX = 32;
/** 32 lower-case hex digits of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return sha256(canonical).slice(0, FINGERPRINT_HEX);
}
/** Whether the fingerprint of a change belongs to that organization, which is part of the hash. */
function isOfOrganization(organization, change) {
    const { action, id, before, after } = change;
    return fingerprint({ organization, action, id, before, after }) === change.fingerprint;
}
/** Identifies the deletion of exactly this asset in its current state. */
function deletionFingerprint(asset) {
    const { id, organization_slug: organization } = asset;
    return fingerprint({ organization, action: 'delete', id, before: stateOf(asset), after: null });
}
/** The state that a change of the asset starts from. */
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
/**
 * Identifies the state in which a change of an asset ends, whatever it starts from. `after` is null for a delete. 32
 * hex digits over organization, id and after.
 */
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    return sha256(JSON.stringify({ action, after: sorted(after), id, organization })).slice(0, FINGERPRINT_HEX);
}
/** `sha256:` and 64 hex digits over the fingerprints, sorted, one a line. The same set has the same digest. */
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
/** SHA-256 in lower-case hex. */
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}


/***/ }),

/***/ 1315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kk: () => (/* binding */ expecting),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   Q3: () => (/* binding */ early),
/* harmony export */   id: () => (/* binding */ isStopped)
/* harmony export */ });
// What to do with an error that was caught, and with a promise that nobody awaits yet.
/** Report the code of such an error only: its message would show the full path. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
/** For `catch`: handles the errors that are expected, and rethrows all others. */
function expecting(is, answer) {
    return (error) => {
        if (is(error))
            return answer(error);
        throw error;
    };
}
/**
 * For a promise that starts before its result is needed. If it fails, only the code that awaits it sees the failure.
 */
function early(promise) {
    promise.catch(() => { });
    return promise;
}
/** Whether a wait or a request was cut short. */
function isStopped(error) {
    return error instanceof Error && error.name === 'AbortError';
}


/***/ })

};
