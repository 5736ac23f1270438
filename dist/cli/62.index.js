export const id = 62;
export const ids = [62];
export const modules = {

/***/ 1643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ WORKING_TREE),
/* harmony export */   _: () => (/* binding */ inFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
// The world of the command line: what the process gives a run.

/** The same world, in the folder that the flags name. */
function inFolder(flags, cli) {
    return { ...cli, cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cli.cwd, typeof flags.workingDirectory === 'string' ? flags.workingDirectory : '.') };
}
const WORKING_TREE = { kind: 'working-tree' };


/***/ }),

/***/ 6941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ spelling),
/* harmony export */   VI: () => (/* binding */ Vocabulary),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
// "Did you mean": the few valid words closest to a word that is not one. Linear in the number of words.
/** Names differ by typing, not by essays: longer words are compared after folding only. */
const LONGEST = 120;
/**
 * The words nearest to `word`, best first, at most `most`; none when nothing is near. Case, white space, dashes
 * and underscores do not count; beyond that a few letters may be wrong, missing, doubled or swapped.
 */
function nearest(word, words, most = 3) {
    return new Vocabulary(words).nearest(word, most);
}
/** Words that are asked about more than once: each is folded once, and each question is answered once. */
class Vocabulary {
    #words;
    #answers = new Map();
    #mostQuestions;
    #folded = null;
    /** Beyond `mostQuestions` different words the answer is empty: so many are no slips of a hand. */
    constructor(words, mostQuestions = Number.POSITIVE_INFINITY) {
        this.#words = words;
        this.#mostQuestions = mostQuestions;
    }
    nearest(word, most = 3) {
        const answered = this.#answers.get(word);
        if (answered !== undefined)
            return answered;
        if (this.#answers.size >= this.#mostQuestions)
            return [];
        this.#folded ??= Array.from(this.#words, (known) => ({ word: known, folded: spelling(known) }));
        const answer = this.#search(spelling(word), this.#folded, most);
        this.#answers.set(word, answer);
        return answer;
    }
    #search(folded, words, most) {
        let bound = tolerance(folded.length);
        const found = [];
        for (const { word, folded: other } of words) {
            const distance = distanceWithin(folded, other, bound);
            if (distance > bound || found.some((f) => f.word === word))
                continue;
            const place = found.findIndex((f) => distance < f.distance || (distance === f.distance && word < f.word));
            found.splice(place === -1 ? found.length : place, 0, { word, distance });
            if (found.length > most)
                found.pop();
            // Once there are enough, only what is at least as near as the last of them matters.
            if (found.length === most)
                bound = found.at(-1)?.distance ?? bound;
        }
        return found.map((f) => f.word);
    }
}
/** What spellings have in common: case, white space, dashes and underscores do not count. */
function spelling(word) {
    return word
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
function tolerance(length) {
    if (length < 3)
        return 0;
    if (length < 6)
        return 1;
    return length < 12 ? 2 : 3;
}
/** Edits (insert, remove, replace, swap neighbours) from `a` to `b`; anything above `bound` means "too far". */
function distanceWithin(one, other, bound) {
    if (one === other)
        return 0;
    const tooFar = bound + 1;
    if (Math.abs(one.length - other.length) > bound || one.length > LONGEST || other.length > LONGEST)
        return tooFar;
    const [a, b] = withoutCommonEnds(one, other);
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = nextRow({ a, b, i, bound, previous, before });
        before = previous;
        previous = row;
        if (Math.min(...row) > bound)
            return tooFar;
    }
    return Math.min(previous[b.length] ?? tooFar, tooFar);
}
/** Names of one plant start and end alike: what they share adds no distance, and is most of the work. */
function withoutCommonEnds(a, b) {
    const shorter = Math.min(a.length, b.length);
    let start = 0;
    while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start))
        start++;
    let end = 0;
    while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end))
        end++;
    return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
/** One row of the table, filled only within `bound` of the diagonal: nothing else can end below it. */
function nextRow({ a, b, i, bound, previous, before }) {
    const tooFar = bound + 1;
    const row = new Array(b.length + 1).fill(tooFar);
    if (i <= bound)
        row[0] = i;
    const last = Math.min(b.length, i + bound);
    for (let j = Math.max(1, i - bound); j <= last; j++) {
        const same = a[i - 1] === b[j - 1];
        let best = (previous[j - 1] ?? tooFar) + (same ? 0 : 1);
        best = Math.min(best, (previous[j] ?? tooFar) + 1, (row[j - 1] ?? tooFar) + 1);
        const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        if (swapped)
            best = Math.min(best, (before[j - 2] ?? tooFar) + 1);
        row[j] = best;
    }
    return row;
}


/***/ }),

/***/ 223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   C2: () => (/* binding */ POP),
/* harmony export */   GQ: () => (/* binding */ nextDash),
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   dt: () => (/* binding */ ALIAS),
/* harmony export */   gt: () => (/* binding */ SEQUENCE),
/* harmony export */   jf: () => (/* binding */ SCALAR),
/* harmony export */   qQ: () => (/* binding */ DOCUMENT),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xu: () => (/* binding */ MAPPING)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
// js-yaml's flat event list: how to step over a node, and where a node stands in the text.

const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy;
/** js-yaml's offset for what is not there. */
const NONE = -1;
/** The index after the node at `index`: a collection reaches to its pop. */
function after(events, index) {
    let depth = 0;
    let at = index;
    do {
        const type = events[at].type;
        if (type === MAPPING || type === SEQUENCE || type === DOCUMENT)
            depth++;
        else if (type === POP)
            depth--;
        at++;
    } while (depth > 0);
    return at;
}
/** The decoded text of a scalar. */
function textOf(text, event) {
    return event.fast ? text.slice(event.valueStart, event.valueEnd) : (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .getScalarValue */ .KE)(text, event);
}
/** The offset where a node's text starts (an alias at its `*`), or NONE for an empty node, which has no place. */
function placeOf(text, event) {
    switch (event.type) {
        case MAPPING:
        case SEQUENCE:
            return event.start;
        case ALIAS:
            return event.anchorStart - 1;
        case SCALAR:
            return placeOfScalar(text, event);
        default:
            return NONE;
    }
}
function placeOfScalar(text, event) {
    if (event.valueStart === NONE)
        return event.anchorStart === NONE ? event.tagStart : event.anchorStart - 1;
    if (event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN)
        return event.valueStart;
    if (event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.SINGLE_QUOTED || event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.DOUBLE_QUOTED) {
        return event.valueStart - 1;
    }
    return blockIndicator(text, event.valueStart);
}
/** A block scalar's text starts on the line after its `|` or `>`: that indicator is the node's place. */
function blockIndicator(text, valueStart) {
    const start = text.lastIndexOf('\n', valueStart - 2) + 1;
    const header = /(?<=^|\s)[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?$/.exec(text.slice(start, valueStart));
    return header === null ? valueStart : start + header.index;
}
/**
 * The dash of an empty sequence entry. `from` is an offset before it with nothing but white space, comments,
 * closing brackets and the dash between.
 */
function nextDash(text, from) {
    const gap = /(?:[\s\]}'",]|#[^\r\n]*)*/y;
    gap.lastIndex = from;
    gap.exec(text);
    return Math.min(gap.lastIndex, text.length);
}


/***/ }),

/***/ 8530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2352);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1011);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5360);
// Inventory files from the file system, one at a time and in an order of their own. Links, other repositories and
// special files are reported, never followed or opened.





/**
 * Hands every selected file to `visit`, sorted by path, each read just before: memory holds one file at a time.
 * What cannot be read is reported (design section 3). Synchronous, which is several times faster for many files.
 */
function readFolder({ cwd, selections }, visit, report) {
    const all = new Set();
    const unlucky = [];
    const reportOnce = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .onceEach */ .fF)(report);
    for (const selection of selections) {
        const found = new Set();
        let reports = 0;
        const counted = (finding) => {
            reports++;
            reportOnce(finding);
        };
        start({ cwd, selection, found, report: counted });
        for (const path of found)
            all.add(path);
        if (found.size + reports === 0)
            unlucky.push(selection.line);
    }
    if (unlucky.length > 0 || selections.length === 0)
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .noInventory */ .uP)(unlucky));
    for (const path of [...all].sort())
        readOne({ cwd, path }, visit, report);
}
function start(search) {
    const { base, inside } = search.selection;
    try {
        if (inside && isCutOff(search))
            return;
        const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(search.cwd, base));
        // The working directory may itself be a repository, and so may a folder that the user names outside of it.
        if (kind.isDirectory())
            walk(search, base, base !== '' && inside);
        else
            visitEntry(search, base, kind);
    }
    catch (error) {
        const code = errorCode(error);
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            search.report((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O$)(base, code));
    }
}
/** A link or another repository on the way to the base, where git would see nothing behind it. */
function isCutOff({ cwd, selection, report }) {
    for (const path of (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .pathAndFoldersAbove */ .P)(selection.base).slice(1).reverse()) {
        const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path)).isSymbolicLink();
        if (!isLink && !isRepository((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path)))
            continue;
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .notAFile */ .$y)(isLink ? 'symbolic-link' : 'submodule', path));
        return true;
    }
    return false;
}
function isRepository(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
}
function walk(search, folder, mayBeSubmodule) {
    const { cwd, selection, report } = search;
    let entries;
    try {
        entries = list((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder));
    }
    catch (error) {
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O$)(folder, errorCode(error)));
        return;
    }
    if (mayBeSubmodule && entries.some((entry) => entry.name === '.git')) {
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .notAFile */ .$y)('submodule', folder));
        return;
    }
    for (const entry of entries) {
        if (entry.name === '.git')
            continue;
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (!entry.isDirectory())
            visitEntry(search, path, entry);
        else if (selection.mayHold(path))
            walk(search, path, true);
    }
}
function list(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
}
function visitEntry({ selection, found, report }, path, kind) {
    if (kind.isSymbolicLink()) {
        if (selection.mayHold(path) || selection.selects(path))
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .notAFile */ .$y)('symbolic-link', path));
    }
    else if (selection.selects(path)) {
        if (kind.isFile())
            found.add(path);
        else
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O$)(path, NOT_REGULAR));
    }
}
const NOT_REGULAR = 'not a regular file';
/** Opened without following links or waiting for a pipe: what the folder showed may have been replaced since. */
const OPEN_FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
function readOne({ cwd, path }, visit, report) {
    let bytes = null;
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), OPEN_FLAGS);
        try {
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
            if (!stat.isFile())
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O$)(path, NOT_REGULAR));
            else if (stat.size > _decode_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .tooLarge */ .g$)(path, stat.size));
            else
                bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    catch (error) {
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O$)(path, errorCode(error)));
    }
    if (bytes !== null)
        visit({ path, bytes });
}
/** The system's code, such as EACCES: its message would show the full path. */
function errorCode(error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        return error.code;
    throw error;
}


/***/ }),

/***/ 9968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mx: () => (/* binding */ SURELY_FINE),
/* harmony export */   gl: () => (/* binding */ withoutPadding),
/* harmony export */   hV: () => (/* binding */ nameFaults)
/* harmony export */ });
// The rules for names (design section 3): not empty, not padded, nothing in them that hides or reorders text.
/**
 * Printable ASCII that starts with a letter, is not padded, and is no word that unquoted YAML reads otherwise:
 * nearly every name there is, settled by one test. What fails it may still be fine.
 */
const SURELY_FINE = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z](?:[ -~]*[!-~])?$/i;
const WHITE_SPACE = /\p{White_Space}/u;
/** C0, C1, DEL, line and paragraph separators, bidirectional controls, lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Characters that draw nothing: joiners, fillers, variation selectors, tags, annotation marks, the blank Braille. */
const INVISIBLE = /(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u;
/** Everything wrong with a name, at most one fault of each code. */
function nameFaults(name) {
    if (name === '')
        return [{ code: 'empty-name', character: '' }];
    const faults = [];
    const core = withoutPadding(name);
    if (core.length < name.length)
        faults.push({ code: 'padded-name', character: '' });
    const control = CONTROL.exec(core);
    if (control !== null)
        faults.push({ code: 'control-character', character: codePoint(control[0]) });
    const invisible = INVISIBLE.exec(core);
    if (invisible !== null)
        faults.push({ code: 'invisible-character', character: codePoint(invisible[0]) });
    return faults;
}
/** Not `trim`: that leaves NEL, and takes a byte order mark for white space. */
function withoutPadding(name) {
    let start = 0;
    let end = name.length;
    while (start < end && WHITE_SPACE.test(name.charAt(start)))
        start++;
    while (end > start && WHITE_SPACE.test(name.charAt(end - 1)))
        end--;
    return name.slice(start, end);
}
function codePoint(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}


/***/ }),

/***/ 9303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ parseInventory)
});

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/inventory/events.js
var inventory_events = __webpack_require__(223);
// EXTERNAL MODULE: ./lib/inventory/scalar.js
var scalar = __webpack_require__(9378);
;// CONCATENATED MODULE: ./lib/inventory/reader.js
// What reading one file carries along: its text, its events, where aliases lead, and how findings are reported.




/**
 * Findings of one severity reported for one file. A hostile file can hold millions of faults, and no one reads
 * more than these; the file is refused all the same.
 */
const REPORTED_AT_MOST = 10_000;
function find(reader, { code, offset, args, severity = 'error' }) {
    const count = severity === 'error' ? ++reader.errors : ++reader.warnings;
    if (count <= REPORTED_AT_MOST)
        reader.report((0,diagnostic/* diagnostic */.YK)(code, severity, { file: reader.file, offset }, args));
}
/** The index of the node that stands at `index`, through an alias; NONE where the alias leads nowhere (reported). */
function target(reader, index) {
    if (reader.events[index]?.type !== inventory_events/* ALIAS */.dt)
        return index;
    return reader.aliases?.targets.get(index) ?? inventory_events/* NONE */.x3;
}
/** The offset of the value at `index`; of its key, right before it, when the value is empty. */
function placeOfValue(reader, index) {
    const own = (0,inventory_events/* placeOf */.$t)(reader.text, reader.events[index]);
    return own === inventory_events/* NONE */.x3 ? Math.max(0, (0,inventory_events/* placeOf */.$t)(reader.text, reader.events[index - 1])) : own;
}
/** Reports a node of the wrong kind. Tagged nodes are reported as such, once, elsewhere. */
function wrongType(reader, event, { subject, expected, offset }) {
    if (isTagged(event))
        return;
    find(reader, { code: 'wrong-type', offset, args: { subject, expected, found: kindOf(reader.text, event) } });
}
function isTagged(event) {
    return 'tagStart' in event && event.tagStart !== inventory_events/* NONE */.x3;
}
function kindOf(text, event) {
    if (event.type === inventory_events/* MAPPING */.xu)
        return 'a mapping';
    if (event.type === inventory_events/* SEQUENCE */.gt)
        return 'a list';
    if (event.type !== inventory_events/* SCALAR */.jf)
        return 'nothing';
    const reading = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? (0,scalar/* readsAs */.q)((0,inventory_events/* textOf */.b6)(text, event)) : null;
    return reading ?? 'a string';
}

;// CONCATENATED MODULE: ./lib/inventory/aliases.js


/** Nodes that the aliases of one file may add to those it spells out: a "YAML bomb" asks for billions. */
const EXPANSION_LIMIT = 1_000_000;
/** Settles the aliases of a file; null, at once, for the usual file that has no anchor, alias or tag. */
function settleAliases(reader) {
    const { text, events } = reader;
    if (!text.includes('&') && !text.includes('*') && !text.includes('!'))
        return null;
    const targets = new Map();
    const broken = new Set();
    const noted = { sizes: new Map(), anchors: new Map() };
    const pass = { reader, targets, broken, ...noted, open: [], document: 0, exploded: inventory_events/* NONE */.x3, added: 0 };
    for (let index = 0; index < events.length; index++)
        step(pass, events[index], index);
    return { targets, broken };
}
function step(pass, event, index) {
    if (event.type === inventory_events/* DOCUMENT */.qQ) {
        pass.document = index;
        pass.anchors.clear();
        pass.open.push({ index, anchored: false, size: 0 });
    }
    else if (event.type === inventory_events/* POP */.C2) {
        aliases_close(pass);
    }
    else if (event.type === inventory_events/* ALIAS */.dt) {
        count(pass, bind(pass, event, index));
    }
    else {
        begin(pass, event, index);
    }
}
function begin(pass, event, index) {
    const { text } = pass.reader;
    const anchored = event.anchorStart !== inventory_events/* NONE */.x3;
    if (event.tagStart !== inventory_events/* NONE */.x3) {
        const tag = text.slice(event.tagStart, event.tagEnd);
        refuse(pass, { code: 'unsupported-tag', offset: event.tagStart, args: { tag } });
    }
    if (anchored)
        pass.anchors.set(text.slice(event.anchorStart, event.anchorEnd), index);
    if (event.type !== inventory_events/* SCALAR */.jf) {
        pass.open.push({ index, anchored, size: 1 });
    }
    else {
        if (anchored)
            pass.sizes.set(index, 1);
        count(pass, 1);
    }
}
function aliases_close(pass) {
    const node = pass.open.pop();
    if (node === undefined)
        return;
    if (node.anchored)
        pass.sizes.set(node.index, node.size);
    count(pass, node.size);
}
function count(pass, nodes) {
    const parent = pass.open.at(-1);
    if (parent !== undefined)
        parent.size += nodes;
}
/** Binds an alias and returns how many nodes it stands for. One that cannot be bound stands for itself. */
function bind(pass, event, index) {
    const alias = pass.reader.text.slice(event.anchorStart, event.anchorEnd);
    const offset = event.anchorStart - 1;
    const target = pass.anchors.get(alias);
    if (target === undefined)
        return refuse(pass, { code: 'unknown-alias', offset, args: { alias } });
    const size = pass.sizes.get(target) ?? Number.POSITIVE_INFINITY;
    if (pass.added + size - 1 > EXPANSION_LIMIT) {
        // The first alias too many says it; the others of a bomb would say it a thousand times.
        if (pass.exploded === pass.document)
            return 1;
        if (size !== Number.POSITIVE_INFINITY)
            pass.exploded = pass.document;
        return refuse(pass, { code: 'yaml-expansion', offset, args: { limit: EXPANSION_LIMIT } });
    }
    pass.added += size - 1;
    pass.targets.set(index, target);
    return size;
}
function refuse(pass, finding) {
    pass.broken.add(pass.document);
    find(pass.reader, finding);
    return 1;
}

// EXTERNAL MODULE: ./lib/core/near.js
var core_near = __webpack_require__(6941);
;// CONCATENATED MODULE: ./lib/inventory/mapping.js
// A mapping whose keys the file format names: which value stands under which key, and every key that may not.
// Part of the hot path: the usual key costs one comparison and makes no string.



/**
 * Reads the mapping that opens at `open`. `slots` receives, for each of `keys`, the index of its value or NONE;
 * the key is always the event right before. Unknown, repeated and complex keys are reported. Returns the index
 * after the mapping.
 */
function readMapping(reader, open, keys, slots) {
    const { events, text } = reader;
    slots.fill(inventory_events/* NONE */.x3);
    let at = open + 1;
    for (;;) {
        const key = events[at];
        if (key.type === inventory_events/* POP */.C2)
            return at + 1;
        const value = key.type === inventory_events/* SCALAR */.jf || key.type === inventory_events/* ALIAS */.dt ? at + 1 : (0,inventory_events/* after */.Pl)(events, at);
        const known = key.type === inventory_events/* SCALAR */.jf && key.fast ? keyAt(text, key.valueStart, key.valueEnd, keys) : inventory_events/* NONE */.x3;
        if (known !== inventory_events/* NONE */.x3 && slots[known] === inventory_events/* NONE */.x3)
            slots[known] = value;
        else
            oddKey(reader, { open, at, value }, keys, slots);
        const type = events[value].type;
        at = type === inventory_events/* SCALAR */.jf || type === inventory_events/* ALIAS */.dt ? value + 1 : (0,inventory_events/* after */.Pl)(events, value);
    }
}
function keyAt(text, start, end, keys) {
    for (let k = 0; k < keys.length; k++) {
        const key = keys[k];
        if (key.length === end - start && text.startsWith(key, start))
            return k;
    }
    return inventory_events/* NONE */.x3;
}
/** A key that is written in an unusual way, repeated, or none of the format. */
function oddKey(reader, pair, keys, slots) {
    const { events, text, file } = reader;
    const index = target(reader, pair.at);
    if (index === inventory_events/* NONE */.x3)
        return;
    const event = events[index];
    const offset = placeOfKey(reader, pair);
    if (event.type !== inventory_events/* SCALAR */.jf) {
        wrongType(reader, event, { subject: 'key', expected: 'a string', offset });
        return;
    }
    const key = (0,inventory_events/* textOf */.b6)(text, event);
    const known = keys.indexOf(key);
    const first = slots[known] ?? inventory_events/* NONE */.x3;
    if (known === inventory_events/* NONE */.x3) {
        if (isTagged(event))
            return;
        const near = (0,core_near/* nearest */.pA)(key, keys, 1)[0] ?? null;
        find(reader, { code: 'unknown-key', offset, args: { key, near, allowed: keys } });
    }
    else if (first === inventory_events/* NONE */.x3) {
        slots[known] = pair.value;
    }
    else {
        const place = { file, offset: (0,inventory_events/* placeOf */.$t)(text, events[first - 1]) };
        find(reader, { code: 'duplicate-key', offset, args: { key, first: place } });
    }
}
/** An empty key has no place of its own: its value's, or the mapping's, stands in. */
function placeOfKey(reader, { open, at, value }) {
    for (const index of [at, value]) {
        const place = (0,inventory_events/* placeOf */.$t)(reader.text, reader.events[index]);
        if (place !== inventory_events/* NONE */.x3)
            return place;
    }
    const mapping = reader.events[open];
    return mapping.type === inventory_events/* MAPPING */.xu ? mapping.start : 0;
}

// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/inventory/names.js
var names = __webpack_require__(9968);
;// CONCATENATED MODULE: ./lib/inventory/values.js
// The values of the file format's keys: strings that are names, `asset_type` and `prune`. Each is read from its
// event, or reported and null.







/** The name under `key`. Padding and control characters are reported as `severity`; as a warning they may stay. */
function readName(reader, index, key, severity) {
    const event = scalarAt(reader, index, key, 'a string');
    if (event === null)
        return null;
    const name = (0,inventory_events/* textOf */.b6)(reader.text, event);
    return names/* SURELY_FINE */.Mx.test(name) ? name : closerLook(reader, { index, key, name, severity, event });
}
/** The name under `key` and where it stands; null when the key is absent (`index` NONE) or the name is refused. */
function readLocatedName(reader, index, key) {
    if (index === inventory_events/* NONE */.x3)
        return null;
    const value = readName(reader, index, key, 'error');
    return value === null ? null : { value, offset: placeOfValue(reader, index) };
}
/** The value of `asset_type`. */
function readAssetType(reader, index) {
    const event = scalarAt(reader, index, 'asset_type', 'a string');
    if (event === null)
        return null;
    const value = (0,inventory_events/* textOf */.b6)(reader.text, event);
    const known = model/* ASSET_TYPES */.D.find((type) => type === value);
    if (known !== undefined)
        return known;
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN && (0,scalar/* readsAs */.q)(value) !== null) {
        wrongType(reader, event, { subject: 'asset_type', expected: 'a string', offset: placeOfValue(reader, index) });
    }
    else {
        wrongValue(reader, index, { key: 'asset_type', value, allowed: model/* ASSET_TYPES */.D });
    }
    return null;
}
/** The value of `prune`: unquoted, in a spelling that every YAML reads as a boolean. */
function readPrune(reader, index) {
    const expected = 'true or false';
    const event = scalarAt(reader, index, 'prune', expected);
    if (event === null)
        return null;
    const value = (0,inventory_events/* textOf */.b6)(reader.text, event);
    const plain = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN;
    if (plain && /^(?:true|True|TRUE)$/.test(value))
        return true;
    if (plain && /^(?:false|False|FALSE)$/.test(value))
        return false;
    const reading = (0,scalar/* readsAs */.q)(value);
    if (plain && (reading === null || reading === 'a boolean')) {
        wrongValue(reader, index, { key: 'prune', value, allowed: ['true', 'false'] });
    }
    else {
        wrongType(reader, event, { subject: 'prune', expected, offset: placeOfValue(reader, index) });
    }
    return null;
}
/** The untagged scalar at `index`, through an alias, or null after a report. */
function scalarAt(reader, index, key, expected) {
    const found = target(reader, index);
    if (found === inventory_events/* NONE */.x3)
        return null;
    const event = reader.events[found];
    if (event.type === inventory_events/* SCALAR */.jf)
        return event.tagStart === inventory_events/* NONE */.x3 ? event : null;
    wrongType(reader, event, { subject: key, expected, offset: placeOfValue(reader, index) });
    return null;
}
function closerLook(reader, { index, key, name, severity, event }) {
    const reads = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? (0,scalar/* readsAs */.q)(name) : null;
    if (reads !== null) {
        const offset = placeOfValue(reader, index);
        find(reader, { code: 'unquoted-scalar', offset, args: { key, text: name, reads } });
        return null;
    }
    const errors = reader.errors;
    for (const fault of (0,names/* nameFaults */.hV)(name)) {
        const { code, character } = fault;
        const place = { offset: placeOfValue(reader, index) };
        if (code === 'empty-name')
            find(reader, { ...place, code, args: { key } });
        else if (code === 'padded-name')
            find(reader, { ...place, code, severity, args: { key, value: name } });
        else {
            const graded = code === 'control-character' ? severity : 'warning';
            find(reader, { ...place, code, severity: graded, args: { key, value: name, character } });
        }
    }
    return reader.errors === errors ? name : null;
}
function wrongValue(reader, index, { key, value, allowed }) {
    const near = (0,core_near/* nearest */.pA)(value, allowed, 1)[0] ?? null;
    find(reader, { code: 'wrong-value', offset: placeOfValue(reader, index), args: { key, value, near, allowed } });
}

;// CONCATENATED MODULE: ./lib/inventory/assets.js





const NAME = shape/* ASSET_KEYS */.IH.indexOf('name');
const ASSET_TYPE = shape/* ASSET_KEYS */.IH.indexOf('asset_type');
const RENAMED_FROM = shape/* ASSET_KEYS */.IH.indexOf('renamed_from');
const MOVED_FROM = shape/* ASSET_KEYS */.IH.indexOf('moved_from');
const ID = shape/* ASSET_KEYS */.IH.indexOf('id');
const REQUIRED = shape/* ASSET_KEYS */.IH.filter((key) => shape/* ASSET_SHAPE */.Z4[key].required);
/** Used by one asset at a time: no asset holds another. */
const slots = new Array(shape/* ASSET_KEYS */.IH.length).fill(inventory_events/* NONE */.x3);
/** Reads the sequence that opens at `open` into `assets`; entries with an error are reported and left out. */
function readAssets(reader, open, document, assets) {
    const { events, text } = reader;
    let lastDash = (0,inventory_events/* placeOf */.$t)(text, events[open]) - 1;
    let lastEmpty = open;
    let at = open + 1;
    while (events[at].type !== inventory_events/* POP */.C2) {
        const event = events[at];
        let offset = (0,inventory_events/* placeOf */.$t)(text, event);
        if (offset === inventory_events/* NONE */.x3) {
            // An empty entry has no place: its dash is the next one after whatever stands before.
            offset = (0,inventory_events/* nextDash */.GQ)(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
            lastDash = offset;
            lastEmpty = at;
        }
        if (event.type === inventory_events/* MAPPING */.xu && event.anchorStart === inventory_events/* NONE */.x3) {
            at = readAsset(reader, { open: at, offset, document }, assets);
        }
        else {
            readUnusual(reader, { open: at, offset, document }, assets);
            at = (0,inventory_events/* after */.Pl)(events, at);
        }
    }
}
/** The end of the last text before the event at `index`, looked for back to the event at `stop`. */
function endBefore(reader, index, stop) {
    for (let at = index - 1; at > stop; at--) {
        const event = reader.events[at];
        if (event.type === inventory_events/* ALIAS */.dt)
            return event.anchorEnd;
        if ('valueEnd' in event && event.valueEnd !== inventory_events/* NONE */.x3)
            return event.valueEnd;
        const place = (0,inventory_events/* placeOf */.$t)(reader.text, event);
        if (place !== inventory_events/* NONE */.x3)
            return place + 1;
    }
    return inventory_events/* NONE */.x3;
}
/** An anchored asset, an alias to one, or no asset at all. */
function readUnusual(reader, entry, assets) {
    const { events, anchored } = reader;
    const { open, offset, document } = entry;
    const index = target(reader, open);
    if (index === inventory_events/* NONE */.x3)
        return;
    const event = events[index];
    if (event.type !== inventory_events/* MAPPING */.xu) {
        wrongType(reader, event, { subject: 'asset', expected: 'a mapping', offset });
        return;
    }
    let asset = anchored.get(index);
    if (asset === undefined) {
        const read = [];
        readAsset(reader, { open: index, offset: event.start, document }, read);
        asset = read[0] ?? null;
        anchored.set(index, asset);
    }
    if (asset === null)
        return;
    const { name, assetType, hints } = asset;
    assets.push({ name, assetType, offset, document, hints });
}
/** Reads the mapping of one asset, adds it to `assets` unless it has an error, and returns the index after it. */
function readAsset(reader, { open, offset, document }, assets) {
    const errors = reader.errors;
    const next = readMapping(reader, open, shape/* ASSET_KEYS */.IH, slots);
    const nameAt = slots[NAME];
    const typeAt = slots[ASSET_TYPE];
    if (nameAt === inventory_events/* NONE */.x3 || typeAt === inventory_events/* NONE */.x3)
        missingKeys(reader, offset);
    // A pinned asset may be called whatever the service calls it.
    const severity = slots[ID] === inventory_events/* NONE */.x3 ? 'error' : 'warning';
    const name = nameAt === inventory_events/* NONE */.x3 ? null : readName(reader, nameAt, 'name', severity);
    const assetType = typeAt === inventory_events/* NONE */.x3 ? null : readAssetType(reader, typeAt);
    const hints = readHints(reader);
    if (name !== null && assetType !== null && reader.errors === errors) {
        assets.push({ name, assetType, offset, document, hints });
    }
    return next;
}
function missingKeys(reader, offset) {
    for (const key of REQUIRED) {
        if (slots[shape/* ASSET_KEYS */.IH.indexOf(key)] !== inventory_events/* NONE */.x3)
            continue;
        find(reader, { code: 'missing-key', offset, args: { key, of: 'asset' } });
    }
}
function readHints(reader) {
    const idAt = slots[ID];
    const renamedAt = slots[RENAMED_FROM];
    const movedAt = slots[MOVED_FROM];
    if (idAt === inventory_events/* NONE */.x3 && renamedAt === inventory_events/* NONE */.x3 && movedAt === inventory_events/* NONE */.x3)
        return null;
    return {
        id: readLocatedName(reader, idAt, 'id'),
        renamedFrom: readLocatedName(reader, renamedAt, 'renamed_from'),
        movedFrom: readLocatedName(reader, movedAt, 'moved_from'),
    };
}

;// CONCATENATED MODULE: ./lib/inventory/parse.js
// Text to desired assets: pure, one pass over js-yaml's events, every finding of a file reported at once.









/** Collections inside collections: the format needs three. */
const DEPTH_LIMIT = 100;
const CYBER_SYSTEM = shape/* DOCUMENT_KEYS */.pg.indexOf('cyber_system');
const FACILITY = shape/* DOCUMENT_KEYS */.pg.indexOf('facility');
const PRUNE = shape/* DOCUMENT_KEYS */.pg.indexOf('prune');
const ASSETS = shape/* DOCUMENT_KEYS */.pg.indexOf('assets');
/**
 * The documents of an inventory file (design section 3). A document with an error of its own is left out; all its
 * errors are reported. A syntax error is one finding, and the file has no documents. Never throws for any text.
 */
function parseInventory(file, text, report) {
    const events = readEvents(file, text, report);
    if (events === null)
        return [];
    if (events.length === 0)
        report((0,diagnostic/* diagnostic */.YK)('empty-file', 'error', { file, offset: null }, {}));
    const reader = { file, text, events, aliases: null, anchored: new Map(), errors: 0, warnings: 0, report };
    const aliases = settleAliases(reader);
    reader.aliases = aliases;
    const documents = [];
    const placeEmpty = emptyDocuments(text);
    for (let at = 0; at < events.length; at = (0,inventory_events/* after */.Pl)(events, at)) {
        const errors = reader.errors;
        const found = (0,inventory_events/* placeOf */.$t)(text, events[at + 1]);
        const place = placeEmpty(events[at]);
        const document = readDocument(reader, at, found === inventory_events/* NONE */.x3 ? place() : found);
        const broken = aliases?.broken.has(at) ?? false;
        if (document !== null && reader.errors === errors && !broken)
            documents.push(document);
    }
    return documents;
}
/** A carriage return without a line feed ends a line for YAML and for js-yaml, and not for `yaml` or an editor. */
const LONE_RETURN = /\r(?!\n)/;
function readEvents(file, text, report) {
    const lone = text.includes('\r') ? LONE_RETURN.exec(text) : null;
    if (lone !== null) {
        const reason = 'a carriage return without a line feed';
        report((0,diagnostic/* diagnostic */.YK)('yaml-syntax', 'error', { file, offset: lone.index }, { reason }));
        return null;
    }
    try {
        return (0,js_yaml/* parseEvents */.PH)(text, { maxDepth: DEPTH_LIMIT });
    }
    catch (error) {
        if (!(error instanceof js_yaml/* YAMLException */.tB))
            throw error;
        const at = { file, offset: error.mark?.position ?? null };
        if (error.reason.startsWith('nesting exceeded')) {
            report((0,diagnostic/* diagnostic */.YK)('yaml-too-deep', 'error', at, { limit: DEPTH_LIMIT }));
        }
        else {
            report((0,diagnostic/* diagnostic */.YK)('yaml-syntax', 'error', at, { reason: withoutQuotes(error.reason) }));
        }
        return null;
    }
}
/** js-yaml quotes tags of the file in its reasons: the words of a file stay out of messages that must not show them. */
function withoutQuotes(reason) {
    return reason.replace(/ ".*"|: .*$/s, '');
}
function readDocument(reader, at, offset) {
    const { events, file } = reader;
    const root = target(reader, at + 1);
    if (root === inventory_events/* NONE */.x3)
        return null;
    const event = events[root];
    if (event.type !== inventory_events/* MAPPING */.xu) {
        wrongType(reader, event, { subject: 'document', expected: 'a mapping', offset });
        return null;
    }
    const slots = new Array(shape/* DOCUMENT_KEYS */.pg.length).fill(inventory_events/* NONE */.x3);
    readMapping(reader, root, shape/* DOCUMENT_KEYS */.pg, slots);
    parse_missingKeys(reader, slots, offset);
    const systemAt = slots[CYBER_SYSTEM];
    const pruneAt = slots[PRUNE];
    const assets = [];
    const document = {
        file,
        cyberSystem: readLocatedName(reader, systemAt, 'cyber_system') ?? UNREADABLE,
        facility: readLocatedName(reader, slots[FACILITY], 'facility'),
        prune: pruneAt === inventory_events/* NONE */.x3 ? null : readPrune(reader, pruneAt),
        assets,
    };
    readList(reader, slots[ASSETS], document, assets);
    return document;
}
/** Stands in a document that is dropped for it, so that its assets are still checked. */
const UNREADABLE = { value: '', offset: 0 };
function readList(reader, index, document, assets) {
    if (index === inventory_events/* NONE */.x3)
        return;
    const list = target(reader, index);
    if (list === inventory_events/* NONE */.x3)
        return;
    const event = reader.events[list];
    if (event.type === inventory_events/* SEQUENCE */.gt) {
        readAssets(reader, list, document, assets);
    }
    else {
        wrongType(reader, event, { subject: 'assets', expected: 'a list', offset: placeOfValue(reader, index) });
    }
}
function parse_missingKeys(reader, slots, offset) {
    shape/* DOCUMENT_KEYS */.pg.forEach((key, k) => {
        if (!shape/* DOCUMENT_SHAPE */.kI[key].required || slots[k] !== inventory_events/* NONE */.x3)
            return;
        find(reader, { code: 'missing-key', offset, args: { key, of: 'document' } });
    });
}
/** No event places an empty document: it stands at its `---`, found by counting those of the documents so far. */
function emptyDocuments(text) {
    let markers = null;
    let passed = 0;
    return (document) => {
        if (document.type === inventory_events/* DOCUMENT */.qQ && document.explicitStart)
            passed++;
        return () => {
            markers ??= Array.from(text.matchAll(/(?<=^|\n)\uFEFF?---(?!\S)/g), (marker) => marker.index);
            return markers[passed - 1] ?? 0;
        };
    };
}


/***/ }),

/***/ 5360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ pathAndFoldersAbove),
/* harmony export */   V: () => (/* binding */ readPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
// The input `path`: which files belong to the inventory. Pure over paths, so that a folder and a git tree agree.

const YAML_FILE = /\.ya?ml$/i;
const GLOB = /[*?[{]|[!+@]\(/;
/**
 * Reads the input `path`: one folder (all its YAML files), file (whatever its name) or glob a line; blank lines do
 * not count. A glob selects YAML files, and folders as if they were named.
 */
async function readPaths(input, cwd) {
    const lines = input.flatMap((entry) => entry.split(/\r?\n/)).map((line) => line.trim());
    return Promise.all(lines.filter((line) => line !== '').map((line) => select(line, fromWorkingFolder(line, cwd))));
}
function fromWorkingFolder(line, cwd) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(line))
        return line;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, line);
    return leadsOut(path) ? line : path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}
function leadsOut(path) {
    return path === '..' || path.startsWith('../') || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}
async function select(line, path) {
    const clean = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(?<=.)\/$/, '');
    const place = clean === '.' ? '' : clean;
    return GLOB.test(place) ? selectGlob(line, place) : selectLiteral(line, place);
}
function selectLiteral(line, base) {
    return {
        line,
        base,
        inside: !leadsOut(base),
        selects: (path) => path === base || (isUnder(base, path) && YAML_FILE.test(path)),
        mayHold: (path) => path === base || isUnder(base, path) || isUnder(path, base),
    };
}
/** The matcher is loaded only for those who use globs: most runs start without it. */
async function selectGlob(line, glob) {
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19));
    const compile = (pattern) => picomatch(pattern, { nonegate: true });
    const matches = compile(glob);
    const base = picomatch.scan(glob).base.replace(/\\(.)/g, '$1');
    const selected = (path) => pathAndFoldersAbove(path).some((part) => matches(part));
    return {
        line,
        base,
        inside: !leadsOut(base),
        selects: (path) => YAML_FILE.test(path) && selected(path),
        mayHold: foldersOf(glob, compile, selected),
    };
}
/** Whether a folder can hold matches of `glob`, decided segment by segment up to the first that spans several. */
function foldersOf(glob, compile, selected) {
    const segments = glob.split('/');
    const open = segments.findIndex((segment) => /\*\*|[{(]/.test(segment));
    const depth = open === -1 ? segments.length - 1 : open;
    const prefixes = Array.from({ length: depth }, (_, k) => compile(segments.slice(0, k + 1).join('/')));
    const namesHidden = /(?:^|[/{(,|])\./.test(glob);
    return (path) => {
        if (selected(path))
            return true;
        const parts = path.split('/');
        if (open === -1 && parts.length > depth)
            return false;
        if (!namesHidden && parts.slice(depth).some((part) => part.startsWith('.')))
            return false;
        const prefix = prefixes[Math.min(parts.length, depth) - 1];
        return prefix === undefined || prefix(parts.slice(0, depth).join('/'));
    };
}
/** `a/b/c`: itself, `a/b` and `a`. */
function pathAndFoldersAbove(path) {
    const all = [path];
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        all.push(path.slice(0, end));
    return all;
}
function isUnder(folder, path) {
    return folder === '' || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}


/***/ }),

/***/ 9378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readsAs)
/* harmony export */ });
// What an unquoted scalar is besides text: YAML 1.1 and 1.2 disagree, and so do the tools that read these files,
// so whatever any of them reads as something else has to be quoted.
const WORDS = new Map([
    ['', 'null'],
    ['~', 'null'],
    ...spellings('null', 'null'),
    ...['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n'].flatMap((word) => spellings(word, 'a boolean')),
    ['=', 'a default value'],
    ['<<', 'a merge key'],
]);
/** Integers of both versions: decimal, octal in two spellings, hexadecimal and binary, with `_` between digits. */
const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/** `12:30` is 750 to YAML 1.1. A leading zero is taken too, since some readers do. */
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?$/;
/** What a plain (unquoted) scalar with this text is read as by YAML 1.1 or 1.2, or null when both read a string. */
function readsAs(text) {
    const word = WORDS.get(text);
    if (word !== undefined)
        return word;
    if (!/^[-+.0-9]/.test(text))
        return null;
    if (INTEGER.test(text) || FLOAT.test(text) || SPECIAL_FLOAT.test(text))
        return 'a number';
    return SEXAGESIMAL.test(text) || TIMESTAMP.test(text) ? timeOrNumber(text) : null;
}
/** `12:30` was meant as a time, whatever YAML makes of it. */
function timeOrNumber(text) {
    return /^[0-9]{4}-|^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/.test(text) ? 'a date or time' : 'a number';
}
function spellings(word, reading) {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    return [word, capital, word.toUpperCase()].map((spelling) => [spelling, reading]);
}


/***/ }),

/***/ 8293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ ASSET_KEYS),
/* harmony export */   Z4: () => (/* binding */ ASSET_SHAPE),
/* harmony export */   kI: () => (/* binding */ DOCUMENT_SHAPE),
/* harmony export */   pg: () => (/* binding */ DOCUMENT_KEYS)
/* harmony export */ });
// The words of the file format, once: the parser checks against them and the schema is built from them.
// Imports no library, since every run pays for what the parser imports.
/** The keys of a document (design section 3). */
const DOCUMENT_SHAPE = {
    cyber_system: {
        kind: 'string',
        required: true,
        description: 'The cyber system that holds these assets: its name, or its id (cs_…).',
    },
    facility: {
        kind: 'string',
        required: false,
        description: 'The facility of the cyber system: its name, or its id (fac_…). Tells systems of the same name apart, and is verified.',
    },
    prune: {
        kind: 'boolean',
        required: false,
        description: 'true: an asset of this system that no file declares is deleted, permanently. false: it is only reported. Not said: true, except while the system is being adopted.',
    },
    assets: {
        kind: 'assets',
        required: true,
        description: 'The assets of the cyber system. An empty list states that it has none.',
    },
};
/** The keys of one entry of `assets` (design section 3). */
const ASSET_SHAPE = {
    name: {
        kind: 'string',
        required: true,
        description: 'Name or hostname, unique within the cyber system.',
    },
    asset_type: {
        kind: 'asset-type',
        required: true,
        description: 'hardware: a physical device (RTU, PLC, HMI, network equipment). software: an application or operating system.',
    },
    renamed_from: {
        kind: 'string',
        required: false,
        description: 'The name that the asset has at the service until this is applied.',
    },
    moved_from: {
        kind: 'string',
        required: false,
        description: 'The cyber system (name or id) that the asset is in until this is applied.',
    },
    id: {
        kind: 'string',
        required: false,
        description: 'The id of the asset at the service (ca_…): pins it, so that name, cyber system and type may all change.',
    },
};
const DOCUMENT_KEYS = Object.keys(DOCUMENT_SHAPE);
const ASSET_KEYS = Object.keys(ASSET_SHAPE);


/***/ })

};
