export const id = 779;
export const ids = [779];
export const modules = {

/***/ 4779:
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
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/inventory/edit/cross-check.js
var cross_check = __webpack_require__(1896);
// EXTERNAL MODULE: ./lib/inventory/edit/file-edits.js
var file_edits = __webpack_require__(2671);
// EXTERNAL MODULE: ./lib/inventory/edit/yaml-text.js
var yaml_text = __webpack_require__(7044);
// EXTERNAL MODULE: ./lib/inventory/parse.js + 1 modules
var parse = __webpack_require__(2401);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
// EXTERNAL MODULE: ./lib/inventory/yaml.js
var yaml = __webpack_require__(9773);
;// CONCATENATED MODULE: ./lib/inventory/format.js
// `fmt` writes an inventory file in its one form, with the printer of `yaml`: block style, keys in the order of the
// format, assets sorted by name, aliases written out. The contents stay the same (`0123` keeps its zero). The result is
// read again. A file is refused if one of its comments would be lost or would move to another entry. Pure.













/** Far more passes of the printer than a file needs. A comment with U+2028 in it would grow in every pass. */
const MOST_PASSES = 5;
/** The formatted text, without a byte order mark. null, with a finding, for a file that cannot be formatted. */
function formatText(path, given, report) {
    const text = withQuotes(path, given.replaceAll('\r\n', '\n'), report);
    if (text === null)
        return null;
    let comments = null;
    let formatted = text;
    let before = null;
    let documents = (0,cross_check/* readDocuments */.r9)(text);
    // The printer may need a second pass to place the blank line next to a comment that it moved.
    for (let pass = 0; formatted !== before; pass++, documents = (0,cross_check/* readDocuments */.r9)(formatted)) {
        if (documents === null || !(0,cross_check/* readsAlike */.GD)(formatted, documents) || !documents.every(replaceAliases)) {
            report((0,inventory_files/* fileError */.zS)('ambiguous-yaml', path, {}));
            return null;
        }
        comments ??= commentsOf(formatted, documents);
        if (pass === MOST_PASSES)
            break;
        before = formatted;
        formatted = documents.map((document, number) => print(before, document, number)).join('');
    }
    const keyOf = ({ text, owner }) => `${owner}\0${text}`;
    const kept = (0,group/* countBy */.Tr)(commentsOf(formatted, documents), keyOf);
    for (const comment of comments) {
        const left = kept.get(keyOf(comment)) ?? 0;
        if (left === 0) {
            report({
                code: 'comment-would-move',
                severity: 'error',
                at: { file: (0,inventory_files/* sourceFile */.sm)(path, text), offset: comment.offset },
                args: {},
            });
            return null;
        }
        kept.set(keyOf(comment), left - 1);
    }
    if (formatted !== before || !(0,external_node_util_.isDeepStrictEqual)(said(text), said(formatted))) {
        report((0,inventory_files/* fileError */.zS)('ambiguous-yaml', path, {}));
        return null;
    }
    return formatted.replaceAll('\n', (0,yaml_text/* lineEndOf */.vN)(given));
}
/**
 * The text with quotes around each scalar that needs them. null if the file has other errors: then all are reported.
 */
function withQuotes(path, text, report) {
    const problems = [];
    (0,parse/* parseInventory */.a)((0,inventory_files/* sourceFile */.sm)(path, text), text, (d) => problems.push(d), 'all');
    // Quotes do not help an empty value, since an empty name is an error too.
    const isQuotable = (d) => d.code === 'unquoted-scalar' && d.args.text !== '';
    const lacking = new Set(problems.filter(isQuotable).map(({ at }) => at?.offset));
    const documents = lacking.size === 0 ? [] : (0,cross_check/* readDocuments */.r9)(text);
    if (!(0,diagnostic/* hasErrors */.Cs)(problems.filter((d) => !isQuotable(d)))) {
        if (lacking.size === 0)
            return text;
        if (documents === null) {
            report((0,inventory_files/* fileError */.zS)('ambiguous-yaml', path, {}));
            return null;
        }
        const parts = [];
        let at = 0;
        for (const document of documents) {
            (0,dist/* visit */.YR)(document, {
                Scalar(_, { type, range, source }) {
                    if (type !== dist/* Scalar */.X5.PLAIN || !range || !lacking.has(range[0]))
                        return;
                    parts.push(text.slice(at, range[0]), (0,characters/* quoted */.TL)(source ?? ''));
                    at = range[1];
                },
            });
        }
        const repaired = parts.join('') + text.slice(at);
        const remaining = [];
        (0,parse/* parseInventory */.a)((0,inventory_files/* sourceFile */.sm)(path, repaired), repaired, (d) => remaining.push(d), 'all');
        // If an alias repeats a word that must stay unquoted elsewhere, the findings of the original text are reported.
        if (!(0,diagnostic/* hasErrors */.Cs)(remaining))
            return repaired;
    }
    problems.forEach(report);
    return null;
}
/** What each document of a text declares, with its entries sorted. */
function said(text) {
    const documents = (0,parse/* parseInventory */.a)((0,inventory_files/* sourceFile */.sm)('', text), text, diagnostic/* unreported */.B8, 'all');
    return documents.flatMap((document) => {
        const [head = '', ...entries] = (0,file_edits/* linesOf */.D)(document);
        return [head, ...entries.sort()];
    });
}
/** Replaces each alias of a scalar with a copy, so that entries can be sorted. False if another alias is left. */
function replaceAliases(document) {
    const anchors = new Map();
    let isDone = true;
    (0,dist/* visit */.YR)(document, (_, node) => {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const meant = anchors.get(node.source);
            if (!(0,dist/* isScalar */.jn)(meant))
                isDone = false;
            else {
                const copy = meant.clone();
                Object.assign(copy, { comment: node.comment, commentBefore: node.commentBefore, range: node.range });
                return copy;
            }
        }
        else if ((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node)) {
            if (node.anchor !== undefined)
                anchors.set(node.anchor, node);
            delete node.anchor;
        }
        return undefined;
    });
    return isDone;
}
/** Every comment of a text. `documents` are the documents of the text, without aliases. */
function commentsOf(text, documents) {
    const marks = documents.flatMap((document, number) => marksOf(text, document, number));
    const comments = [];
    let offset = 0;
    let isScalar = false;
    let markers = 0;
    let next = 0;
    for (const token of new dist/* Lexer */.JG().lex(text)) {
        const isText = isScalar;
        isScalar = !isText && token === dist/* CST */.DB.SCALAR;
        if (!isText && (token === dist/* CST */.DB.DOCUMENT || token === dist/* CST */.DB.FLOW_END || token === dist/* CST */.DB.SCALAR))
            continue;
        if (!isText && dist/* CST */.DB.tokenType(token) === 'doc-start' && offset > (marks[0]?.at ?? 0))
            markers++;
        if (!isText && token.startsWith('#')) {
            while (next < marks.length && marks[next].at <= offset)
                next++;
            const of = `document ${markers}`;
            const owner = ownerOf(text, offset, marks[next - 1], marks[next]);
            comments.push({ offset, text: token.trimEnd(), owner: owner?.startsWith(of) ? owner : of });
        }
        offset += token.length;
    }
    return comments;
}
function lastBlankLine(text, start, end) {
    return Array.from(text.slice(start, end).matchAll(/\n(?=[ \t]*\n)/g), ({ index }) => start + index).at(-1) ?? -1;
}
function ownerOf(text, offset, before, after) {
    const lineStart = (0,yaml_text/* startOfLine */.C2)(text, offset);
    const isTrailing = text.slice(lineStart, offset).trim() !== '';
    if (before !== undefined && (isTrailing || offset < before.end || offset - lineStart > before.dash)) {
        return before.owner;
    }
    // Above the first entry, a comment with a blank line below it is about the list.
    if (before?.dash === Number.POSITIVE_INFINITY && after !== undefined) {
        after.blank ??= lastBlankLine(text, before.at, after.at);
        if (offset < after.blank)
            return before.owner;
    }
    return after?.owner;
}
function marksOf(text, { contents }, number) {
    const of = `document ${number}`;
    const marks = [];
    for (const { key, value } of (0,cross_check/* pairsOf */.fq)(contents)) {
        marks.push({ at: key.range[0], owner: of, dash: Number.POSITIVE_INFINITY, end: 0 });
        if (!(0,dist/* isSeq */.oP)(value) || (0,cross_check/* textOf */.b6)(key) !== 'assets')
            continue;
        const list = value;
        let behind = list.range[0];
        for (const item of list.items) {
            const pairs = (0,cross_check/* pairsOf */.fq)(item);
            const at = list.flow ? item.range[0] : (0,yaml/* nextDash */.GQ)(text, behind);
            behind = item.range[1];
            const mark = {
                owner: `${of}: ${(0,cross_check/* textOf */.b6)((0,cross_check/* pairOf */.cF)(item, 'name')?.value)}`,
                dash: list.flow ? Number.POSITIVE_INFINITY : (0,yaml_text/* columnOf */.uV)(text, at),
                end: item.flow ? item.range[1] : 0,
            };
            marks.push({ ...mark, at }, ...pairs.map((pair) => ({ ...mark, at: pair.key.range[0] })));
        }
    }
    return marks.sort((a, b) => a.at - b.at);
}
// Printing.
/** Sorts a document and prints it. `number` is its index in the file. */
function print(text, document, number) {
    const root = document.contents;
    const spelled = new Map();
    root.flow = false;
    // A comment above the first key stays at the top.
    const was = (0,cross_check/* pairsOf */.fq)(root)[0].key;
    const above = was.commentBefore;
    was.commentBefore = null;
    sortPairs(root, shape/* DOCUMENT_KEYS */.pg, text, spelled);
    const top = (0,cross_check/* pairsOf */.fq)(root)[0].key;
    top.spaceBefore = false;
    const all = [above, top.commentBefore].filter((comment) => comment);
    top.commentBefore = all.length === 0 ? null : all.join('\n');
    for (const { key, value } of (0,cross_check/* pairsOf */.fq)(root)) {
        if (!(0,dist/* isSeq */.oP)(value))
            continue;
        const list = value;
        const isOfAssets = (0,cross_check/* textOf */.b6)(key) === 'assets';
        list.spaceBefore = false;
        list.flow = !isOfAssets || list.items.length === 0;
        if (isOfAssets)
            sortEntries(text, key, list, spelled);
        for (const item of isOfAssets ? [] : list.items) {
            const word = (0,dist/* isScalar */.jn)(item) ? (item.source ?? '') : '';
            const source = text.slice(item.range[0], item.range[1]);
            spelled.set(item, /[,[\]{}]/.test(word) || /[\r\n]|^\*/.test(source) ? (0,characters/* quoted */.TL)(word) : source);
        }
    }
    document.directives.docStart = number > 0 || document.directives.docStart;
    document.directives.docEnd = false;
    if (number > 0 && document.commentBefore) {
        // Otherwise `yaml` would print this comment above the line that starts the document.
        root.commentBefore = `${document.commentBefore}\n${root.commentBefore ? `\n${root.commentBefore}` : ''}`;
        document.commentBefore = null;
    }
    document.setSchema('1.2', {
        schema: 'failsafe',
        customTags: (tags) => tags.map((tag) => {
            if (typeof tag !== 'object' || tag.tag !== 'tag:yaml.org,2002:str')
                return tag;
            return { ...tag, stringify: (item) => spelled.get(item) ?? (0,yaml_text/* yamlValue */.t$)(String(item.value)) };
        }),
    });
    return document.toString({ lineWidth: 0, flowCollectionPadding: false }).replaceAll(/(?<![ \t])[ \t]+$/gm, '');
}
/** Sorts the keys of a mapping into this order, and adds the text of each key and scalar, on one line, to `spelled`. */
function sortPairs(map, keys, text, spelled) {
    const pairs = (0,cross_check/* pairsOf */.fq)(map);
    pairs.sort((a, b) => keys.indexOf((0,cross_check/* textOf */.b6)(a.key) ?? '') - keys.indexOf((0,cross_check/* textOf */.b6)(b.key) ?? ''));
    for (const { key, value } of pairs) {
        const name = (0,cross_check/* textOf */.b6)(key) ?? '';
        spelled.set(key, name);
        if (!(0,dist/* isScalar */.jn)(value))
            continue;
        const source = text.slice(value.range[0], value.range[1]);
        // The text of the source is kept if it is one line, unlike a block scalar.
        const isKept = !/[\r\n]/.test(source) && !source.startsWith('*');
        if (name === 'prune')
            spelled.set(value, (value.source ?? '').toLowerCase());
        else
            spelled.set(value, name === 'asset_type' || !isKept ? (0,yaml_text/* yamlValue */.t$)(value.source ?? '') : source);
    }
}
/** Sorts the entries of a list by name. Entries with the same name keep their order. */
function sortEntries(text, key, list, spelled) {
    const entries = list.items;
    const [first] = entries;
    if (first === undefined)
        return;
    // `yaml` attaches every comment above the first entry to the list.
    const above = list.commentBefore?.split('\n') ?? [];
    const lines = text.slice(key.range[1], list.range[0]).split('\n').slice(1, -1);
    const own = lines.length - 1 - lines.findLastIndex((line) => !line.trim().startsWith('#'));
    const ofFirst = above.splice(above.length - Math.min(own, above.length));
    if (ofFirst.length > 0)
        first.commentBefore = [...ofFirst, ...(first.commentBefore?.split('\n') ?? [])].join('\n');
    const ofList = above.join('\n').trimEnd();
    list.commentBefore = ofList === '' ? null : `${ofList}\n`;
    const nameOf = (entry) => (0,cross_check/* textOf */.b6)((0,cross_check/* pairOf */.cF)(entry, 'name')?.value) ?? '';
    entries.sort((a, b) => (0,compare/* compareNatural */.d)(nameOf(a), nameOf(b)));
    for (const entry of entries) {
        entry.flow = false;
        entry.commentBefore = entry.commentBefore?.replace(/(?<!\n)\n+$/, '') ?? null;
        sortPairs(entry, shape/* ASSET_KEYS */.IH, text, spelled);
    }
    const top = entries[0];
    top.spaceBefore = false;
    top.commentBefore = top.commentBefore?.replaceAll(/\n\n+/g, '\n') ?? null;
}

// EXTERNAL MODULE: ./lib/inventory/load.js + 1 modules
var load = __webpack_require__(8383);
// EXTERNAL MODULE: ./lib/report/findings.js
var findings = __webpack_require__(7470);
// EXTERNAL MODULE: ./lib/report/imported.js
var imported = __webpack_require__(6532);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(4639);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
;// CONCATENATED MODULE: ./lib/commands/fmt.js
// `fmt`: writes every file of the inventory in one form. If any file has an error, none is written. With --check the
// names of the files that would change go to standard output, and everything else to standard error.









/** Reads the working tree below `cwd`, and writes nothing itself. Throws an AbortError when it is stopped. */
async function runFmt(context) {
    const { cwd, settings, shutdown, progress } = context;
    const diagnostics = [];
    const collect = (finding) => {
        if (finding.severity === 'error')
            diagnostics.push(finding);
    };
    const edits = [];
    const files = await (0,load/* readTexts */.Z7)(cwd, settings.path, collect);
    for (const [number, file] of files.entries()) {
        const { path, text } = file;
        const formatted = formatText(path, text, collect);
        if (formatted !== null && (formatted !== text || file.byteOrderMark)) {
            edits.push({ path, before: (0,inventory_files/* contentOf */.$E)(file, text), text: formatted });
        }
        progress.through('formatting', number + 1, files.length);
        await (0,folder/* turn */.wC)();
        shutdown.stop.throwIfAborted();
    }
    return { diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics), edits: (0,diagnostic/* hasErrors */.Cs)(diagnostics) ? [] : edits, files: files.length };
}
async function cliFmt(context) {
    const { flags, terminal, host, startedAt, progress } = context;
    // A signal before the writes ends the run. Once they begin, all files are written: no half-finished files are left.
    const { diagnostics, edits, files } = await runFmt(context);
    progress.rest();
    for (const finding of diagnostics)
        terminal.err(`${(0,findings/* formatDiagnostic */.xy)(finding)}\n`);
    if (diagnostics.length > 0) {
        terminal.err(imported/* NOTHING_WRITTEN */.qv);
        return 1;
    }
    const isCheck = flags.check === true;
    if (isCheck)
        for (const { path } of edits)
            terminal.out(`${(0,report_text/* visible */.RK)(path)}\n`);
    else
        (0,run_files/* writeFiles */.hV)(edits, context);
    terminal.err((0,imported/* renderFormatted */.Vt)(edits, files, host.clock.now() - startedAt, isCheck));
    return isCheck && edits.length > 0 ? 1 : 0;
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   N3: () => (/* binding */ runFilePath),
/* harmony export */   SN: () => (/* binding */ putOut),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   hV: () => (/* binding */ writeFiles),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4639);
// Files that a run is given or writes. A plan or evidence is written completely or not at all, and only its owner can
// read it, because it holds names. All files of an inventory or a setup are checked before the first one is written.





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
/** What to do about a file that another program has open, which Windows does not replace; null for other errors. */
function heldOpen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
/**
 * Writes machine output to the file that `--out` names. Without `--out`, or if it is `-`, writes to standard output.
 * Throws a ConfigurationError if the system refuses.
 */
function putOut(text, { flags, cwd, terminal }) {
    const { out } = flags;
    if (typeof out !== 'string' || out === '-') {
        terminal.out(text);
        return;
    }
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    try {
        writeWhole(path, text);
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `names ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code}). Name another place, or make room there.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--out', problem, { cause: error });
    }
}
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/**
 * The path for the plan or the evidence of one run. It holds the start time in milliseconds and the process id, so that
 * the next step of the job writes a file of its own. Throws a ConfigurationError for a link: a pull request may add a
 * link, which would send names elsewhere.
 */
function runFilePath(folder, kind, startedAt) {
    const stamp = new Date(startedAt).toISOString().replace(/[-:.]/g, '');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // Links on the way to the working directory belong to its owner. Links below it may come from anyone.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        let isLink = false;
        try {
            isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).isSymbolicLink();
        }
        catch {
            // If the path cannot be read, the later write fails and reports it.
        }
        if (isLink)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        if (!isBelow)
            break;
    }
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${kind}-${stamp}-${process.pid}.json`);
}
/** The bytes of a file that a flag names. Throws a ConfigurationError that names the flag. */
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(flag, `names ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be read${code}. Check the path.`, { cause });
    }
}
/**
 * Makes new files with their folders, and replaces files whose content is still `before`, each by a rename. Never
 * writes through a link. Throws a ConfigurationError that says what was written.
 */
function writeFiles(edits, { cwd, progress }) {
    for (const edit of edits) {
        const unfit = unfitness(cwd, edit);
        if (unfit !== null)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(edit.path, `${unfit}. Nothing was written.`);
    }
    for (const [done, { path, before, text }] of edits.entries()) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
        // The name is not that of a YAML file, so that after a crash the file is not read as inventory.
        const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.${process.pid}.tmp`);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx' });
            if (before !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(temporary, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).mode & 0o7777);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, target);
        }
        catch (error) {
            const reason = reasonOf(error);
            if (reason === null)
                throw error;
            const rest = done === 0 ? 'Nothing was written.' : `Written before it: ${done} of ${edits.length} files.`;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, `${reason}. ${rest}`, { cause: error });
        }
        progress.through('writing', done + 1, edits.length);
    }
    progress.rest();
}
/** Why a file must not or cannot be written; null if it can. */
function unfitness(cwd, { path, before }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, target);
    const isWithin = within !== '..' && !within.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    const folders = isWithin ? within.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(0, -1) : [];
    try {
        // A link on the way would put the file elsewhere.
        let last = cwd;
        for (const [k, folder] of folders.entries()) {
            const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(last, folder), { throwIfNoEntry: false });
            if (kind === undefined)
                break;
            last = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(last, folder);
            if (!kind.isDirectory())
                return `lies below ${folders.slice(0, k + 1).join('/')}, which is a link or no folder`;
        }
        const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
        if (before === null) {
            if (kind !== undefined)
                return 'exists already, outside of the inventory that was read';
        }
        else if (!kind?.isFile())
            return 'is not a regular file any more';
        // If a file changed in the meantime, somebody's work must not be lost.
        else if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target, 'utf8') !== before)
            return 'was changed meanwhile';
        // Moving a file over another needs no permission to write it, but a read-only file must stay as it is.
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return null;
    }
    catch (error) {
        const reason = reasonOf(error);
        if (reason === null)
            throw error;
        return reason;
    }
}
function reasonOf(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
        return null;
    return heldOpen(error) ?? `cannot be written (${error.code})`;
}


/***/ })

};
