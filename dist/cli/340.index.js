export const id = 340;
export const ids = [340];
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

/***/ 7562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
const REFUSED = new Set(['invalid', 'blocked', 'unapproved', 'partial', 'failed', 'cancelled']);
/** 0 done, 1 refused or failed, 2 changes present where `detailed` was asked for. */
function exitCodeOf(result, hasChanges, detailed) {
    if (REFUSED.has(result))
        return 1;
    return detailed && hasChanges && (result === 'planned' || result === 'drifted') ? 2 : 0;
}


/***/ }),

/***/ 876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ hasErrors),
/* harmony export */   YK: () => (/* binding */ diagnostic),
/* harmony export */   w$: () => (/* binding */ inFileOrder)
/* harmony export */ });
/** Makes a diagnostic; the arguments are checked against the code. */
function diagnostic(code, severity, at, args) {
    return { code, severity, at, args };
}
/** File order: by path, then by offset; what has no place comes first. Stable for equal places. */
function inFileOrder(diagnostics) {
    return [...diagnostics].sort((a, b) => {
        if (a.at === null || b.at === null)
            return (a.at === null ? 0 : 1) - (b.at === null ? 0 : 1);
        if (a.at.file.path !== b.at.file.path)
            return a.at.file.path < b.at.file.path ? -1 : 1;
        return (a.at.offset ?? -1) - (b.at.offset ?? -1);
    });
}
/** True when any finding forbids a plan. */
function hasErrors(diagnostics) {
    return diagnostics.some((d) => d.severity === 'error');
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   du: () => (/* binding */ allowedDeletes),
/* harmony export */   hK: () => (/* binding */ checkGuards),
/* harmony export */   lT: () => (/* binding */ isBlocked)
/* harmony export */ });
/** However small the holdings, so many deletes are not held to be a percentage too high. */
const ALWAYS_ALLOWED = 3;
/** `managed` is the number of live assets in systems that the inventory declares. The percentage rounds down. */
function checkGuards(deletes, managed, limits) {
    const { maxDeletes, maxDeletePercent } = limits;
    const share = Math.floor((managed * maxDeletePercent) / 100);
    const percentLimit = maxDeletePercent === 0 ? 0 : Math.max(ALWAYS_ALLOWED, share);
    return [
        { guard: 'max-deletes', limit: maxDeletes, value: deletes, passed: deletes <= maxDeletes },
        { guard: 'max-delete-percent', limit: percentLimit, value: deletes, passed: deletes <= percentLimit },
    ];
}
/** The most deletes that pass every guard. */
function allowedDeletes(guards) {
    return Math.min(...guards.map(({ limit }) => limit));
}
function isBlocked(guards) {
    return guards.some(({ passed }) => !passed);
}


/***/ }),

/***/ 7206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ASSET_TYPES)
/* harmony export */ });
// The words of the domain. Fields that the service's API names keep its spelling (snake_case), so a record
// read from the wire is a live record as it stands, without a copy.
const ASSET_TYPES = ['hardware', 'software'];


/***/ }),

/***/ 6599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   YQ: () => (/* binding */ groupByText),
/* harmony export */   tD: () => (/* binding */ checkIds)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(876);
// Uniqueness of desired names: an error inside a system, a warning across systems, where the service's own rule
// is not known (API section 2.2). Also what two spellings have in common.

const PLAIN = /^[!-@[-~]*$/; // printable ASCII without upper case or space folds to itself
/** Case-folded, NFC, white space collapsed: equal for names that a person, or the service, may take for one. */
function fold(name) {
    return PLAIN.test(name) ? name : foldCase(name.normalize('NFC').replace(/\s+/gu, ' ').trim());
}
/**
 * Case folding as near to Unicode's as the language offers. Names are equal here that are equal in lower case
 * ('ẞ' and 'ß') or in upper case ('ß' and 'SS').
 */
function foldCase(name) {
    return name.toLowerCase().toUpperCase().toLowerCase();
}
/** Without the service, two documents mean one system if they name it in the same words. */
function groupByText(documents) {
    const groups = new Map();
    for (const { cyberSystem, facility, assets } of documents) {
        const key = `${cyberSystem.value}\0${facility?.value ?? ''}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [...assets]);
        else
            for (const asset of assets)
                group.push(asset);
    }
    return Array.from(groups, ([key, assets]) => ({ key, assets }));
}
/** Reports `duplicate-asset`, `duplicate-name` and `similar-name`. One pass over the assets. */
function checkNames(groups, uniqueNames, report) {
    const check = new NameCheck(uniqueNames === 'organization' ? 'error' : 'warning', report);
    for (const group of groups) {
        for (const asset of group.assets)
            check.add(group.key, asset);
    }
}
/** Reports `duplicate-id`: two entries that pin one asset. */
function checkIds(groups, report) {
    const firsts = new Map();
    for (const group of groups) {
        for (const { hints, document } of group.assets) {
            if (hints === null || hints.id === null)
                continue;
            const { value: id, offset } = hints.id;
            const at = { file: document.file, offset };
            const first = firsts.get(id);
            if (first === undefined)
                firsts.set(id, at);
            else
                report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnostic */ .YK)('duplicate-id', 'error', at, { id, first }));
        }
    }
}
class NameCheck {
    #acrossSystems;
    #report;
    #firsts = new Map();
    #buckets = new Map();
    constructor(acrossSystems, report) {
        this.#acrossSystems = acrossSystems;
        this.#report = report;
    }
    add(key, asset) {
        const folded = fold(asset.name);
        const first = this.#firsts.get(folded);
        if (first === undefined)
            this.#firsts.set(folded, { asset, key });
        else
            this.#clash(this.#bucket(folded, first), key, asset);
    }
    #bucket(folded, first) {
        const made = this.#buckets.get(folded);
        if (made !== undefined)
            return made;
        const { asset, key } = first;
        const firstOf = new Map([
            [asset.name, asset],
            [inSystem(key, asset.name), asset],
        ]);
        const bucket = { first: asset, firstOf };
        this.#buckets.set(folded, bucket);
        return bucket;
    }
    #clash({ first, firstOf }, key, asset) {
        const { name } = asset;
        const here = inSystem(key, name);
        const twin = firstOf.get(here);
        if (twin !== undefined) {
            const severity = isPinned(twin) || isPinned(asset) ? 'warning' : 'error';
            this.#report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnostic */ .YK)('duplicate-asset', severity, placeOf(asset), { name, first: placeOf(twin) }));
            if (isPinned(twin))
                firstOf.set(here, asset);
            return;
        }
        firstOf.set(here, asset);
        const same = firstOf.get(name);
        if (same !== undefined) {
            const severity = isPinned(same) || isPinned(asset) ? 'warning' : this.#acrossSystems;
            this.#report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnostic */ .YK)('duplicate-name', severity, placeOf(asset), { name, first: placeOf(same) }));
            if (isPinned(same))
                firstOf.set(name, asset);
            return;
        }
        firstOf.set(name, asset);
        const args = { name, other: first.name, first: placeOf(first) };
        this.#report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnostic */ .YK)('similar-name', 'warning', placeOf(asset), args));
    }
}
/** An asset with an id may have a name that is not unique: live names may be what they are. */
function isPinned({ hints }) {
    return hints !== null && hints.id !== null;
}
function placeOf(asset) {
    return { file: asset.document.file, offset: asset.offset };
}
function inSystem(key, name) {
    return `${key}\0${name}`;
}


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

/***/ 4927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError),
/* harmony export */   t: () => (/* binding */ gitFailure)
/* harmony export */ });
// What can go wrong with git, by kind: the message names git's own words, which name no file content.
class GitError extends Error {
    name = 'GitError';
    kind;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
    }
}
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [/not a git repository/, 'not-a-repository'],
    [
        /not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)/,
        'missing-object',
    ],
    [/single revision|unknown revision|not a valid object name|bad revision/i, 'unknown-revision'],
];
/** The error for a git that ended badly, from what it said (in the C locale) on its standard error. */
function gitFailure(command, stderr) {
    const kind = KINDS.find(([pattern]) => pattern.test(stderr))?.[1] ?? 'failed';
    const said = stderr.trim().split('\n')[0] ?? '';
    return new GitError(kind, `git ${command}: ${said === '' ? 'failed without a word' : said}`);
}


/***/ }),

/***/ 8723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ loadFromFolder),
  F: () => (/* binding */ loadFromGit)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/inventory/decode.js
// Bytes to text: what is no inventory file at all is found here, before the parser spends time on it.

/**
 * The largest file that is read, in bytes: about 250,000 assets. Above it, hostile YAML could make the parser
 * take gigabytes (its events weigh up to 80 bytes for each byte of text).
 */
const FILE_LIMIT = 16 * 1024 * 1024;
/** A pointer that git LFS leaves in place of a file is shorter than this, by its specification. */
const LFS_POINTER_LIMIT = 1024;
const LFS_POINTER = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\r?\n/;
/** The text of a file, without its byte order mark, or what is wrong with the file as a whole (design section 3). */
function decode(bytes) {
    // Binary files hold NUL, and so does UTF-16; YAML never does.
    if (bytes.includes(0))
        return { fault: 'not-utf8' };
    const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const text = toText(bytes, byteOrderMark ? 3 : 0);
    if (text === null)
        return { fault: 'not-utf8' };
    if (bytes.length < LFS_POINTER_LIMIT && LFS_POINTER.test(text))
        return { fault: 'lfs-pointer' };
    return { text, byteOrderMark };
}
function toText(bytes, start) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // The usual file is ASCII, where this is the fastest way and makes the smallest string.
    if ((0,external_node_buffer_.isAscii)(bytes))
        return buffer.toString('latin1');
    const text = buffer.toString('utf8', start);
    // A replacement character is either in the file or the trace of bytes that are not UTF-8: only then look closely.
    return text.includes('\uFFFD') && !(0,external_node_buffer_.isUtf8)(bytes) ? null : text;
}

;// CONCATENATED MODULE: ./lib/inventory/source.js
/**
 * The file at `path` with this text (without a byte order mark). Lines end with LF or CRLF; columns count UTF-16
 * units from 1. An offset outside the text is moved to its nearest end.
 */
function sourceFile(path, text) {
    let starts = null;
    return {
        path,
        place(offset) {
            starts ??= lineStarts(text);
            const at = Math.max(0, Math.min(offset, text.length));
            const line = lineOf(starts, at);
            return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
        },
    };
}
function lineStarts(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
}
/** The index of the last line that starts at or before `offset`. */
function lineOf(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/inventory/files.js
// What reading from a folder and from git share: a file as read, and the findings about files as a whole.



/** The place of a finding about a file as a whole, which has no text to point into. */
function wholeFile(path) {
    return { file: sourceFile(path, ''), offset: null };
}
/** Nothing was found for these lines of the input `path`. */
function noInventory(paths) {
    return (0,diagnostic/* diagnostic */.YK)('no-inventory', 'error', null, { paths });
}
/** A link or a submodule: what it leads to is not in this revision. */
function notAFile(code, path) {
    return (0,diagnostic/* diagnostic */.YK)(code, 'error', wholeFile(path), {});
}
function unreadable(path, reason) {
    return (0,diagnostic/* diagnostic */.YK)('unreadable-file', 'error', wholeFile(path), { reason });
}
/** The finding for a file of `bytes` bytes, above FILE_LIMIT. */
function tooLarge(path, bytes) {
    return (0,diagnostic/* diagnostic */.YK)('file-too-large', 'error', wholeFile(path), { bytes, limit: FILE_LIMIT });
}
/** Several lines of the input may meet the same link: each finding about a file as a whole is passed on once. */
function onceEach(report) {
    const reported = new Set();
    return (finding) => {
        const key = `${finding.code}\0${finding.at?.file.path}`;
        if (!reported.has(key))
            report(finding);
        reported.add(key);
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/inventory/paths.js
// The input `path`: which files belong to the inventory. Pure over paths, so that a folder and a git tree agree.

const YAML_FILE = /\.ya?ml$/i;
const GLOB = /[*?[{]|[!+@]\(/;
/**
 * Reads the input `path`: one folder (all its YAML files), file (whatever its name) or glob a line; blank lines do
 * not count. A glob selects YAML files, and folders as if they were named.
 */
async function readPaths(input, cwd) {
    const lines = input.flatMap((entry) => entry.split(/\r?\n/)).map((line) => line.trim());
    return Promise.all(lines.filter((line) => line !== '').map((line) => paths_select(line, fromWorkingFolder(line, cwd))));
}
function fromWorkingFolder(line, cwd) {
    if (!(0,external_node_path_.isAbsolute)(line))
        return line;
    const path = (0,external_node_path_.relative)(cwd, line);
    return leadsOut(path) ? line : path.split(external_node_path_.sep).join('/');
}
function leadsOut(path) {
    return path === '..' || path.startsWith('../') || path.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(path);
}
async function paths_select(line, path) {
    const clean = external_node_path_.posix.normalize(path).replace(/(?<=.)\/$/, '');
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

;// CONCATENATED MODULE: ./lib/inventory/folder.js
// Inventory files from the file system, one at a time and in an order of their own. Links, other repositories and
// special files are reported, never followed or opened.





/**
 * Hands every selected file to `visit`, sorted by path, each read just before: memory holds one file at a time.
 * What cannot be read is reported (design section 3). Synchronous, which is several times faster for many files.
 */
function readFolder({ cwd, selections }, visit, report) {
    const all = new Set();
    const unlucky = [];
    const reportOnce = onceEach(report);
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
        report(noInventory(unlucky));
    for (const path of [...all].sort())
        readOne({ cwd, path }, visit, report);
}
function start(search) {
    const { base, inside } = search.selection;
    try {
        if (inside && isCutOff(search))
            return;
        const kind = (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(search.cwd, base));
        // The working directory may itself be a repository, and so may a folder that the user names outside of it.
        if (kind.isDirectory())
            walk(search, base, base !== '' && inside);
        else
            visitEntry(search, base, kind);
    }
    catch (error) {
        const code = errorCode(error);
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            search.report(unreadable(base, code));
    }
}
/** A link or another repository on the way to the base, where git would see nothing behind it. */
function isCutOff({ cwd, selection, report }) {
    for (const path of pathAndFoldersAbove(selection.base).slice(1).reverse()) {
        const isLink = (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(cwd, path)).isSymbolicLink();
        if (!isLink && !isRepository((0,external_node_path_.resolve)(cwd, path)))
            continue;
        report(notAFile(isLink ? 'symbolic-link' : 'submodule', path));
        return true;
    }
    return false;
}
function isRepository(folder) {
    return (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
}
function walk(search, folder, mayBeSubmodule) {
    const { cwd, selection, report } = search;
    let entries;
    try {
        entries = list((0,external_node_path_.resolve)(cwd, folder));
    }
    catch (error) {
        report(unreadable(folder, errorCode(error)));
        return;
    }
    if (mayBeSubmodule && entries.some((entry) => entry.name === '.git')) {
        report(notAFile('submodule', folder));
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
    return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
}
function visitEntry({ selection, found, report }, path, kind) {
    if (kind.isSymbolicLink()) {
        if (selection.mayHold(path) || selection.selects(path))
            report(notAFile('symbolic-link', path));
    }
    else if (selection.selects(path)) {
        if (kind.isFile())
            found.add(path);
        else
            report(unreadable(path, NOT_REGULAR));
    }
}
const NOT_REGULAR = 'not a regular file';
/** Opened without following links or waiting for a pipe: what the folder showed may have been replaced since. */
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function readOne({ cwd, path }, visit, report) {
    let bytes = null;
    try {
        const descriptor = (0,external_node_fs_.openSync)((0,external_node_path_.resolve)(cwd, path), OPEN_FLAGS);
        try {
            const stat = (0,external_node_fs_.fstatSync)(descriptor);
            if (!stat.isFile())
                report(unreadable(path, NOT_REGULAR));
            else if (stat.size > FILE_LIMIT)
                report(tooLarge(path, stat.size));
            else
                bytes = (0,external_node_fs_.readFileSync)(descriptor);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        report(unreadable(path, errorCode(error)));
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

// EXTERNAL MODULE: ./lib/inventory/git-error.js
var git_error = __webpack_require__(4927);
;// CONCATENATED MODULE: ./lib/inventory/git.js
// Inventory files from git objects: the very bytes of a commit, whatever stands in the work tree. Runs no hook,
// filter or pager; paths come NUL-terminated, so that none can be mistaken for another.




/** Blobs asked for in one go, in bytes: the usual inventory is one process, a huge one does not fill the memory. */
const BATCH_BYTES = 64 * 1024 * 1024;
const LINK = '120000';
const SUBMODULE = '160000';
/**
 * Hands every selected file of a commit to `visit`, sorted by path. The same findings as `readFolder`; a path that
 * leads out of the working directory is one more. Throws GitError when git cannot read the commit.
 */
async function readGit(source, visit, report) {
    const { run, selections } = source;
    const commit = await resolveCommit(run, source.commit);
    const prefix = git_text(await run(['rev-parse', '--show-prefix'])).replace(/\n$/, '');
    const usable = selections.filter((selection) => selection.inside);
    for (const { line, inside } of selections) {
        if (!inside)
            report(unreadable(line, 'outside the working directory'));
    }
    const entries = usable.length === 0 ? [] : await listTree(run, commit, { prefix, bases: usable.map((s) => s.base) });
    const { files, unlucky } = sift(entries, usable, onceEach(report));
    const lost = await cutOff({ run, commit, prefix, unlucky }, report);
    if (lost.length > 0 || selections.length === 0)
        report(noInventory(lost));
    await readBlobs(run, files, visit);
}
/** The full hash of the commit that `revision` names. */
async function resolveCommit(run, revision) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision))
        return revision;
    if (revision.includes('\0'))
        throw new git_error/* GitError */.X('unknown-revision', 'a revision cannot hold NUL');
    return git_text(await run(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).trim();
}
async function listTree(run, commit, { prefix, bases, recursive = true }) {
    const from = bases.map((base) => prefix + base);
    // An empty path would be refused; it stands for the whole tree.
    const paths = from.includes('') ? [] : from;
    const output = await run([
        'ls-tree',
        ...(recursive ? ['-r'] : []),
        '-z',
        '-l',
        '--full-tree',
        commit,
        '--',
        ...paths,
    ]);
    return git_text(output)
        .split('\0')
        .flatMap((record) => readEntry(record, prefix));
}
/** `mode type hash size<TAB>path`. */
function readEntry(record, prefix) {
    const tab = record.indexOf('\t');
    const [mode = '', , oid = '', size = ''] = record.slice(0, Math.max(0, tab)).split(/ +/);
    const path = record.slice(tab + 1);
    if (tab === -1)
        return [];
    return [{ mode, oid, size: Number(size) || 0, path: path.slice(prefix.length) }];
}
function sift(entries, selections, report) {
    const files = new Map();
    const lucky = new Set();
    for (const entry of entries) {
        const code = codeOf(entry);
        for (const selection of selections) {
            if (!(code === null ? selection.selects(entry.path) : meets(selection, entry.path)))
                continue;
            lucky.add(selection);
            if (code !== null)
                report(notAFile(code, entry.path));
            else if (entry.size > FILE_LIMIT)
                report(tooLarge(entry.path, entry.size));
            else
                files.set(entry.path, entry);
        }
    }
    const sorted = [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    return { files: sorted, unlucky: selections.filter((selection) => !lucky.has(selection)) };
}
function codeOf(entry) {
    if (entry.mode === LINK)
        return 'symbolic-link';
    return entry.mode === SUBMODULE ? 'submodule' : null;
}
function meets(selection, path) {
    return selection.mayHold(path) || selection.selects(path);
}
/** Reports links and submodules on the way to what was not found; gives the lines that this does not explain. */
async function cutOff({ run, commit, prefix, unlucky }, report) {
    const bases = [...new Set(unlucky.flatMap((selection) => pathAndFoldersAbove(selection.base)))];
    const above = bases.filter((base) => base !== '');
    if (above.length === 0)
        return unlucky.map((selection) => selection.line);
    const entries = await listTree(run, commit, { prefix, bases: above, recursive: false });
    const barriers = entries.filter((entry) => codeOf(entry) !== null);
    return sift(barriers, unlucky, onceEach(report)).unlucky.map((selection) => selection.line);
}
async function readBlobs(run, files, visit) {
    for (let start = 0; start < files.length;) {
        let end = start;
        let bytes = 0;
        do
            bytes += files[end++]?.size ?? 0;
        while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
        const batch = files.slice(start, end);
        const output = await run(['cat-file', '--batch'], batch.map((file) => `${file.oid}\n`).join(''));
        visitBlobs(output, batch, visit);
        start = end;
    }
}
/** `hash type size<LF>bytes<LF>` for each file asked for, in that order; `hash missing<LF>` for what is not there. */
function visitBlobs(output, files, visit) {
    let at = 0;
    for (const { oid, path } of files) {
        const lineEnd = output.indexOf(10, at);
        const header = git_text(output.subarray(at, lineEnd)).split(' ');
        if (header[1] === 'missing')
            throw new git_error/* GitError */.X('missing-object', `git cat-file: ${oid} is not in this clone`);
        const start = lineEnd + 1;
        const end = start + Number(header[2]);
        if (lineEnd === -1 || header[0] !== oid || !(end < output.length)) {
            throw new git_error/* GitError */.X('failed', 'git cat-file: an answer that cannot be read');
        }
        visit({ path, bytes: output.subarray(start, end) });
        at = end + 1;
    }
}
function git_text(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/inventory/events.js
// js-yaml's flat event list: how to step over a node, and where a node stands in the text.

const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = js_yaml/* EVENT_ID */.hy;
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
    return event.fast ? text.slice(event.valueStart, event.valueEnd) : (0,js_yaml/* getScalarValue */.KE)(text, event);
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
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN)
        return event.valueStart;
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.SINGLE_QUOTED || event.style === js_yaml/* SCALAR_STYLE */.jK.DOUBLE_QUOTED) {
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

;// CONCATENATED MODULE: ./lib/inventory/scalar.js
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
    if (reader.events[index]?.type !== ALIAS)
        return index;
    return reader.aliases?.targets.get(index) ?? NONE;
}
/** The offset of the value at `index`; of its key, right before it, when the value is empty. */
function placeOfValue(reader, index) {
    const own = placeOf(reader.text, reader.events[index]);
    return own === NONE ? Math.max(0, placeOf(reader.text, reader.events[index - 1])) : own;
}
/** Reports a node of the wrong kind. Tagged nodes are reported as such, once, elsewhere. */
function wrongType(reader, event, { subject, expected, offset }) {
    if (isTagged(event))
        return;
    find(reader, { code: 'wrong-type', offset, args: { subject, expected, found: kindOf(reader.text, event) } });
}
function isTagged(event) {
    return 'tagStart' in event && event.tagStart !== NONE;
}
function kindOf(text, event) {
    if (event.type === MAPPING)
        return 'a mapping';
    if (event.type === SEQUENCE)
        return 'a list';
    if (event.type !== SCALAR)
        return 'nothing';
    const reading = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? readsAs(textOf(text, event)) : null;
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
    const pass = { reader, targets, broken, ...noted, open: [], document: 0, exploded: NONE, added: 0 };
    for (let index = 0; index < events.length; index++)
        step(pass, events[index], index);
    return { targets, broken };
}
function step(pass, event, index) {
    if (event.type === DOCUMENT) {
        pass.document = index;
        pass.anchors.clear();
        pass.open.push({ index, anchored: false, size: 0 });
    }
    else if (event.type === POP) {
        aliases_close(pass);
    }
    else if (event.type === ALIAS) {
        count(pass, bind(pass, event, index));
    }
    else {
        begin(pass, event, index);
    }
}
function begin(pass, event, index) {
    const { text } = pass.reader;
    const anchored = event.anchorStart !== NONE;
    if (event.tagStart !== NONE) {
        const tag = text.slice(event.tagStart, event.tagEnd);
        refuse(pass, { code: 'unsupported-tag', offset: event.tagStart, args: { tag } });
    }
    if (anchored)
        pass.anchors.set(text.slice(event.anchorStart, event.anchorEnd), index);
    if (event.type !== SCALAR) {
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
    slots.fill(NONE);
    let at = open + 1;
    for (;;) {
        const key = events[at];
        if (key.type === POP)
            return at + 1;
        const value = key.type === SCALAR || key.type === ALIAS ? at + 1 : after(events, at);
        const known = key.type === SCALAR && key.fast ? keyAt(text, key.valueStart, key.valueEnd, keys) : NONE;
        if (known !== NONE && slots[known] === NONE)
            slots[known] = value;
        else
            oddKey(reader, { open, at, value }, keys, slots);
        const type = events[value].type;
        at = type === SCALAR || type === ALIAS ? value + 1 : after(events, value);
    }
}
function keyAt(text, start, end, keys) {
    for (let k = 0; k < keys.length; k++) {
        const key = keys[k];
        if (key.length === end - start && text.startsWith(key, start))
            return k;
    }
    return NONE;
}
/** A key that is written in an unusual way, repeated, or none of the format. */
function oddKey(reader, pair, keys, slots) {
    const { events, text, file } = reader;
    const index = target(reader, pair.at);
    if (index === NONE)
        return;
    const event = events[index];
    const offset = placeOfKey(reader, pair);
    if (event.type !== SCALAR) {
        wrongType(reader, event, { subject: 'key', expected: 'a string', offset });
        return;
    }
    const key = textOf(text, event);
    const known = keys.indexOf(key);
    const first = slots[known] ?? NONE;
    if (known === NONE) {
        if (isTagged(event))
            return;
        const near = (0,core_near/* nearest */.pA)(key, keys, 1)[0] ?? null;
        find(reader, { code: 'unknown-key', offset, args: { key, near, allowed: keys } });
    }
    else if (first === NONE) {
        slots[known] = pair.value;
    }
    else {
        const place = { file, offset: placeOf(text, events[first - 1]) };
        find(reader, { code: 'duplicate-key', offset, args: { key, first: place } });
    }
}
/** An empty key has no place of its own: its value's, or the mapping's, stands in. */
function placeOfKey(reader, { open, at, value }) {
    for (const index of [at, value]) {
        const place = placeOf(reader.text, reader.events[index]);
        if (place !== NONE)
            return place;
    }
    const mapping = reader.events[open];
    return mapping.type === MAPPING ? mapping.start : 0;
}

// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
;// CONCATENATED MODULE: ./lib/inventory/names.js
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

;// CONCATENATED MODULE: ./lib/inventory/values.js
// The values of the file format's keys: strings that are names, `asset_type` and `prune`. Each is read from its
// event, or reported and null.







/** The name under `key`. Padding and control characters are reported as `severity`; as a warning they may stay. */
function readName(reader, index, key, severity) {
    const event = scalarAt(reader, index, key, 'a string');
    if (event === null)
        return null;
    const name = textOf(reader.text, event);
    return SURELY_FINE.test(name) ? name : closerLook(reader, { index, key, name, severity, event });
}
/** The name under `key` and where it stands; null when the key is absent (`index` NONE) or the name is refused. */
function readLocatedName(reader, index, key) {
    if (index === NONE)
        return null;
    const value = readName(reader, index, key, 'error');
    return value === null ? null : { value, offset: placeOfValue(reader, index) };
}
/** The value of `asset_type`. */
function readAssetType(reader, index) {
    const event = scalarAt(reader, index, 'asset_type', 'a string');
    if (event === null)
        return null;
    const value = textOf(reader.text, event);
    const known = model/* ASSET_TYPES */.D.find((type) => type === value);
    if (known !== undefined)
        return known;
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN && readsAs(value) !== null) {
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
    const value = textOf(reader.text, event);
    const plain = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN;
    if (plain && /^(?:true|True|TRUE)$/.test(value))
        return true;
    if (plain && /^(?:false|False|FALSE)$/.test(value))
        return false;
    const reading = readsAs(value);
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
    if (found === NONE)
        return null;
    const event = reader.events[found];
    if (event.type === SCALAR)
        return event.tagStart === NONE ? event : null;
    wrongType(reader, event, { subject: key, expected, offset: placeOfValue(reader, index) });
    return null;
}
function closerLook(reader, { index, key, name, severity, event }) {
    const reads = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? readsAs(name) : null;
    if (reads !== null) {
        const offset = placeOfValue(reader, index);
        find(reader, { code: 'unquoted-scalar', offset, args: { key, text: name, reads } });
        return null;
    }
    const errors = reader.errors;
    for (const fault of nameFaults(name)) {
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
const slots = new Array(shape/* ASSET_KEYS */.IH.length).fill(NONE);
/** Reads the sequence that opens at `open` into `assets`; entries with an error are reported and left out. */
function readAssets(reader, open, document, assets) {
    const { events, text } = reader;
    let lastDash = placeOf(text, events[open]) - 1;
    let lastEmpty = open;
    let at = open + 1;
    while (events[at].type !== POP) {
        const event = events[at];
        let offset = placeOf(text, event);
        if (offset === NONE) {
            // An empty entry has no place: its dash is the next one after whatever stands before.
            offset = nextDash(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
            lastDash = offset;
            lastEmpty = at;
        }
        if (event.type === MAPPING && event.anchorStart === NONE) {
            at = readAsset(reader, { open: at, offset, document }, assets);
        }
        else {
            readUnusual(reader, { open: at, offset, document }, assets);
            at = after(events, at);
        }
    }
}
/** The end of the last text before the event at `index`, looked for back to the event at `stop`. */
function endBefore(reader, index, stop) {
    for (let at = index - 1; at > stop; at--) {
        const event = reader.events[at];
        if (event.type === ALIAS)
            return event.anchorEnd;
        if ('valueEnd' in event && event.valueEnd !== NONE)
            return event.valueEnd;
        const place = placeOf(reader.text, event);
        if (place !== NONE)
            return place + 1;
    }
    return NONE;
}
/** An anchored asset, an alias to one, or no asset at all. */
function readUnusual(reader, entry, assets) {
    const { events, anchored } = reader;
    const { open, offset, document } = entry;
    const index = target(reader, open);
    if (index === NONE)
        return;
    const event = events[index];
    if (event.type !== MAPPING) {
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
    if (nameAt === NONE || typeAt === NONE)
        missingKeys(reader, offset);
    // A pinned asset may be called whatever the service calls it.
    const severity = slots[ID] === NONE ? 'error' : 'warning';
    const name = nameAt === NONE ? null : readName(reader, nameAt, 'name', severity);
    const assetType = typeAt === NONE ? null : readAssetType(reader, typeAt);
    const hints = readHints(reader);
    if (name !== null && assetType !== null && reader.errors === errors) {
        assets.push({ name, assetType, offset, document, hints });
    }
    return next;
}
function missingKeys(reader, offset) {
    for (const key of REQUIRED) {
        if (slots[shape/* ASSET_KEYS */.IH.indexOf(key)] !== NONE)
            continue;
        find(reader, { code: 'missing-key', offset, args: { key, of: 'asset' } });
    }
}
function readHints(reader) {
    const idAt = slots[ID];
    const renamedAt = slots[RENAMED_FROM];
    const movedAt = slots[MOVED_FROM];
    if (idAt === NONE && renamedAt === NONE && movedAt === NONE)
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
    for (let at = 0; at < events.length; at = after(events, at)) {
        const errors = reader.errors;
        const found = placeOf(text, events[at + 1]);
        const place = placeEmpty(events[at]);
        const document = readDocument(reader, at, found === NONE ? place() : found);
        const broken = aliases?.broken.has(at) ?? false;
        if (document !== null && reader.errors === errors && !broken)
            documents.push(document);
    }
    return documents;
}
function readEvents(file, text, report) {
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
    if (root === NONE)
        return null;
    const event = events[root];
    if (event.type !== MAPPING) {
        wrongType(reader, event, { subject: 'document', expected: 'a mapping', offset });
        return null;
    }
    const slots = new Array(shape/* DOCUMENT_KEYS */.pg.length).fill(NONE);
    readMapping(reader, root, shape/* DOCUMENT_KEYS */.pg, slots);
    parse_missingKeys(reader, slots, offset);
    const systemAt = slots[CYBER_SYSTEM];
    const pruneAt = slots[PRUNE];
    const assets = [];
    const document = {
        file,
        cyberSystem: readLocatedName(reader, systemAt, 'cyber_system') ?? UNREADABLE,
        facility: readLocatedName(reader, slots[FACILITY], 'facility'),
        prune: pruneAt === NONE ? null : readPrune(reader, pruneAt),
        assets,
    };
    readList(reader, slots[ASSETS], document, assets);
    return document;
}
/** Stands in a document that is dropped for it, so that its assets are still checked. */
const UNREADABLE = { value: '', offset: 0 };
function readList(reader, index, document, assets) {
    if (index === NONE)
        return;
    const list = target(reader, index);
    if (list === NONE)
        return;
    const event = reader.events[list];
    if (event.type === SEQUENCE) {
        readAssets(reader, list, document, assets);
    }
    else {
        wrongType(reader, event, { subject: 'assets', expected: 'a list', offset: placeOfValue(reader, index) });
    }
}
function parse_missingKeys(reader, slots, offset) {
    shape/* DOCUMENT_KEYS */.pg.forEach((key, k) => {
        if (!shape/* DOCUMENT_SHAPE */.kI[key].required || slots[k] !== NONE)
            return;
        find(reader, { code: 'missing-key', offset, args: { key, of: 'document' } });
    });
}
/** No event places an empty document: it stands at its `---`, found by counting those of the documents so far. */
function emptyDocuments(text) {
    let markers = null;
    let passed = 0;
    return (document) => {
        if (document.type === DOCUMENT && document.explicitStart)
            passed++;
        return () => {
            markers ??= Array.from(text.matchAll(/(?<=^|[\r\n])\uFEFF?---(?!\S)/g), (marker) => marker.index);
            return markers[passed - 1] ?? 0;
        };
    };
}

;// CONCATENATED MODULE: ./lib/inventory/load.js
// The two ways to an inventory: from the working tree, and from a commit.









/** Reads the working tree below `cwd` (design section 3). Findings go to `report`, in no particular order. */
async function loadFromFolder({ cwd, paths }, report) {
    const selections = await readPaths(paths, cwd);
    const { note, visit, end } = collector(report);
    readFolder({ cwd, selections }, visit, note);
    return end();
}
/** Reads a commit; `cwd` is where `run` runs, and `paths` are relative to it. Throws GitError (design section 8). */
async function loadFromGit({ cwd, paths, run, commit }, report) {
    const selections = await readPaths(paths, cwd);
    const { note, visit, end } = collector(report);
    await readGit({ run, commit, selections }, visit, note);
    return end();
}
function collector(report) {
    const documents = [];
    const files = [];
    let isComplete = true;
    const note = (finding) => {
        if (finding.severity === 'error')
            isComplete = false;
        report(finding);
    };
    const visit = ({ path, bytes }) => {
        if (bytes.length > FILE_LIMIT)
            return note(tooLarge(path, bytes.length));
        const decoded = decode(bytes);
        if ('fault' in decoded)
            return note((0,diagnostic/* diagnostic */.YK)(decoded.fault, 'error', wholeFile(path), {}));
        const { text, byteOrderMark } = decoded;
        files.push({ path, sha256: () => sha256(text, byteOrderMark) });
        for (const document of parseInventory(sourceFile(path, text), text, note))
            documents.push(document);
    };
    return { note, visit, end: () => ({ inventory: { documents, isComplete }, files }) };
}
/** Valid UTF-8 survives the way to text and back, so the bytes need not be kept. */
function sha256(text, byteOrderMark) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    if (byteOrderMark)
        hash.update('\uFEFF', 'utf8');
    return hash.update(text, 'utf8').digest('hex');
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


/***/ }),

/***/ 7443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ driftHeadline),
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   Lx: () => (/* binding */ headlinePhrases),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   R2: () => (/* binding */ PERMANENT),
/* harmony export */   S2: () => (/* binding */ severityLine),
/* harmony export */   dC: () => (/* binding */ summaryLine),
/* harmony export */   lw: () => (/* binding */ restLine),
/* harmony export */   ng: () => (/* binding */ countSeverities),
/* harmony export */   vI: () => (/* binding */ guardSentence),
/* harmony export */   wv: () => (/* binding */ SEPARATOR),
/* harmony export */   zZ: () => (/* binding */ INHERITS)
/* harmony export */ });
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2270);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5944);


const SEPARATOR = ' · ';
const PERMANENT = 'permanent, its compliance history goes with it';
const INHERITS = "it inherits the new system's impact rating";
/** What would be executed: `2 to delete · 1 to move · 2 to create`. When nothing is, what remains. */
function countsLine(summary) {
    const { create, update, delete: deletes } = summary;
    if (create + update + deletes === 0)
        return nothingLine(summary);
    const parts = [[deletes, 'to delete'], ...updateParts(summary), [create, 'to create']];
    return parts
        .filter(([count]) => count > 0)
        .map(([count, words]) => `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(count)} ${words}`)
        .join(SEPARATOR);
}
/** Moves, renames and retypes each on their own, unless one update does several: then they would not add up. */
function updateParts({ update, moved, renamed, retyped }) {
    if (moved + renamed + retyped === update) {
        return [
            [moved, 'to move'],
            [renamed, 'to rename'],
            [retyped, 'to retype'],
        ];
    }
    const does = [[moved, 'moved'], [renamed, 'renamed'], [retyped, 'retyped']].filter(([count]) => count > 0);
    return [[update, `to update (${does.map(([count, word]) => `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(count)} ${word}`).join(', ')})`]];
}
function nothingLine({ drift, undeclared }) {
    if (drift > 0)
        return 'No changes to apply, and yet the inventory and the service differ.';
    if (undeclared > 0)
        return 'No changes. What the inventory declares, the service has.';
    return 'No changes. The inventory and the service agree.';
}
/** The plan in one line of counts, whatever became of it. */
function summaryLine({ summary, diagnostics }) {
    const counts = countSeverities(diagnostics);
    return counts.error > 0
        ? `${severityLine(counts)}: nothing is planned until they are corrected.`
        : countsLine(summary);
}
/** What stays as it is: `412 unchanged · 3 undeclared, left alone · 1 drifted, not applied`; may be empty. */
function restLine({ unchanged, undeclared, drift, pending }) {
    const parts = [
        pending > 0 ? `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(pending)} of them pending from earlier merges` : '',
        unchanged > 0 ? `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(unchanged)} unchanged` : '',
        undeclared > 0 ? `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(undeclared)} undeclared, left alone` : '',
        drift > 0 ? `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(drift)} drifted, not applied` : '',
    ];
    return parts.filter((part) => part !== '').join(SEPARATOR);
}
function headlinePhrases({ summary, diagnostics, guards }) {
    const { error } = countSeverities(diagnostics);
    if (error > 0)
        return [{ text: `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(error, 'error')}, nothing is planned`, loud: true }];
    const total = summary.create + summary.update + summary.delete;
    const phrases = [{ text: total === 0 ? nothingPhrase(summary) : (0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, 'change'), loud: false }];
    if (summary.delete > 0)
        phrases.push({ text: (0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(summary.delete, 'permanent delete'), loud: true });
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlocked */ .lT)(guards))
        phrases.push({ text: 'blocked', loud: true });
    return phrases;
}
function nothingPhrase({ drift }) {
    return drift === 0 ? 'no changes' : `no changes to apply, ${(0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(drift, 'difference')} drifted`;
}
/** What a look for drift found: `no differences`, `3 differences`. */
function driftHeadline(plan) {
    if (countSeverities(plan.diagnostics).error > 0)
        return headline(plan);
    return plan.changes.length === 0 ? 'no differences' : (0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(plan.changes.length, 'difference');
}
/** `7 changes, 2 permanent deletes`. */
function headline(plan) {
    return headlinePhrases(plan)
        .map(({ text }) => text)
        .join(', ');
}
/** Why a guard blocks, and the input to raise. */
function guardSentence({ guard, limit, value }, voice) {
    const allows = limit === 0 ? 'none' : (0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(limit);
    const raise = guard === 'max-deletes' ? ` to ${value}` : '';
    return `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(value, 'delete')}, and ${voice.code(guard)} allows ${allows} here: nothing is applied. If all are meant, raise the input ${voice.code(guard)}${raise}.`;
}
function countSeverities(diagnostics) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { severity } of diagnostics)
        counts[severity]++;
    return counts;
}
/** `3 errors, 1 warning`; empty for none. */
function severityLine(counts) {
    return ['error', 'warning', 'notice']
        .filter((severity) => counts[severity] > 0)
        .map((severity) => (0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(counts[severity], severity))
        .join(', ');
}


/***/ })

};
