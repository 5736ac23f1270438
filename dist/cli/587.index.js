export const id = 587;
export const ids = [587];
export const modules = {

/***/ 276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ progressOf)
});

// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __webpack_require__(7751);
;// CONCATENATED MODULE: ./lib/commands/progress.js
// Shows that a long run is alive: where a line can be redrawn, one line that always is; elsewhere a line every ten
// seconds. What is shown holds numbers alone.

/** Where lines stay, one every so often is enough. */
const LINE_EVERY_MS = 10_000;
const REDRAW_EVERY_MS = 50;
/** While nothing comes from the service, the time is looked at this often. */
const LOOK_EVERY_MS = 1000;
/** Starts with reading. Must be ended: until then a timer looks at the time. */
function showProgress({ write, canRedraw, now, repeat = processTimer }) {
    let work = { doing: 'reading', files: 0, bytes: 0 };
    let isDrawn = false;
    let last = now() - (canRedraw ? REDRAW_EVERY_MS : 0);
    const show = () => {
        if (work === null || now() - last < (canRedraw ? REDRAW_EVERY_MS : LINE_EVERY_MS))
            return;
        draw(work);
    };
    const draw = (shown) => {
        last = now();
        write(canRedraw ? `\r${(0,progress/* workBar */.N0)(shown)}\u001b[K` : `${(0,progress/* workLine */.OX)(shown)}\n`);
        isDrawn = canRedraw;
    };
    const rest = () => {
        if (isDrawn)
            write('\r\u001b[K');
        isDrawn = false;
        work = null;
    };
    const goOn = (next) => {
        work = next;
        show();
    };
    const cancel = repeat(LOOK_EVERY_MS, show);
    return {
        fileRead: () => {
            if (work?.doing === 'reading')
                goOn({ ...work, files: work.files + 1 });
        },
        received: (bytes) => {
            if (work?.doing === 'reading')
                goOn({ ...work, bytes: work.bytes + bytes });
        },
        settled: (settled, total) => {
            work = { doing: 'applying', settled, total };
            // A bar is always seen to be full.
            if (canRedraw && settled === total)
                draw(work);
            else
                show();
        },
        rest,
        end: () => {
            cancel();
            rest();
        },
    };
}
/** For machine output: nothing is shown. */
const NO_PROGRESS = {
    fileRead: () => { },
    received: () => { },
    settled: () => { },
    rest: () => { },
    end: () => { },
};
/** It keeps no process alive. */
function processTimer(ms, callback) {
    const timer = setInterval(callback, ms).unref();
    return () => clearInterval(timer);
}

;// CONCATENATED MODULE: ./lib/commands/cli/terminal-progress.js
// How a run on the command line shows its progress.

/** None beside machine output. Lines that stay, as those of --verbose, would break up what is redrawn. */
function progressOf(flags, { terminal, clock }) {
    if (flags.json === true || flags.markdown === true)
        return NO_PROGRESS;
    const canRedraw = terminal.canRedraw && flags.verbose !== true;
    return showProgress({ write: terminal.err, canRedraw, now: () => clock.now() });
}


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

/***/ 4689:
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

/***/ 5434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ loadFromFolder),
  F: () => (/* binding */ loadFromGit)
});

// EXTERNAL MODULE: ./lib/inventory/files.js
var inventory_files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/folder.js
var folder = __webpack_require__(8530);
// EXTERNAL MODULE: ./lib/inventory/decode.js
var decode = __webpack_require__(2352);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var inventory_paths = __webpack_require__(5360);
// EXTERNAL MODULE: ./lib/inventory/git/error.js
var error = __webpack_require__(4689);
;// CONCATENATED MODULE: ./lib/inventory/git/read.js
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
    const prefix = read_text(await run(['rev-parse', '--show-prefix'])).replace(/\n$/, '');
    const usable = selections.filter((selection) => selection.inside);
    for (const { line, inside } of selections) {
        if (!inside)
            report((0,inventory_files/* unreadable */.O$)(line, 'outside the working directory'));
    }
    const entries = usable.length === 0 ? [] : await listTree(run, commit, { prefix, bases: usable.map((s) => s.base) });
    const { files, unlucky } = sift(entries, usable, (0,inventory_files/* onceEach */.fF)(report));
    const lost = await cutOff({ run, commit, prefix, unlucky }, report);
    if (lost.length > 0 || selections.length === 0)
        report((0,inventory_files/* noInventory */.uP)(lost));
    await readBlobs(run, files, visit);
}
/** The full hash of the commit that `revision` names. */
async function resolveCommit(run, revision) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision))
        return revision;
    if (revision.includes('\0'))
        throw new error/* GitError */.X('unknown-revision', 'a revision cannot hold NUL');
    return read_text(await run(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).trim();
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
    return read_text(output)
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
                report((0,inventory_files/* notAFile */.$y)(code, entry.path));
            else if (entry.size > decode/* FILE_LIMIT */.h1)
                report((0,inventory_files/* tooLarge */.g$)(entry.path, entry.size));
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
    const bases = [...new Set(unlucky.flatMap((selection) => (0,inventory_paths/* pathAndFoldersAbove */.P)(selection.base)))];
    const above = bases.filter((base) => base !== '');
    if (above.length === 0)
        return unlucky.map((selection) => selection.line);
    const entries = await listTree(run, commit, { prefix, bases: above, recursive: false });
    const barriers = entries.filter((entry) => codeOf(entry) !== null);
    return sift(barriers, unlucky, (0,inventory_files/* onceEach */.fF)(report)).unlucky.map((selection) => selection.line);
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
        const header = read_text(output.subarray(at, lineEnd)).split(' ');
        if (header[1] === 'missing')
            throw new error/* GitError */.X('missing-object', `git cat-file: ${oid} is not in this clone`);
        const start = lineEnd + 1;
        const end = start + Number(header[2]);
        if (lineEnd === -1 || header[0] !== oid || !(end < output.length)) {
            throw new error/* GitError */.X('failed', 'git cat-file: an answer that cannot be read');
        }
        visit({ path, bytes: output.subarray(start, end) });
        at = end + 1;
    }
}
function read_text(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

// EXTERNAL MODULE: ./lib/inventory/parse.js + 5 modules
var parse = __webpack_require__(9303);
// EXTERNAL MODULE: ./lib/inventory/source.js
var source = __webpack_require__(6299);
;// CONCATENATED MODULE: ./lib/inventory/load.js






/** Reads the working tree below `cwd` (design section 3). Findings go to `report`, in no particular order. */
async function loadFromFolder({ cwd, paths, onFile }, report) {
    const selections = await (0,inventory_paths/* readPaths */.V)(paths, cwd);
    const { note, visit, end } = collector(report, onFile);
    (0,folder/* readFolder */.j)({ cwd, selections }, visit, note);
    return end();
}
/** Reads a commit; `cwd` is where `run` runs, and `paths` are relative to it. Throws GitError (design section 8). */
async function loadFromGit({ cwd, paths, run, commit, onFile }, report) {
    const selections = await (0,inventory_paths/* readPaths */.V)(paths, cwd);
    const { note, visit, end } = collector(report, onFile);
    await readGit({ run, commit, selections }, visit, note);
    return end();
}
function collector(report, onFile = () => { }) {
    const documents = [];
    const files = [];
    let isComplete = true;
    const note = (finding) => {
        if (finding.severity === 'error')
            isComplete = false;
        report(finding);
    };
    const visit = (file) => {
        onFile();
        const read = (0,inventory_files/* textOf */.b6)(file, note);
        if (read === null)
            return;
        const { path, text, byteOrderMark } = read;
        files.push({ path, sha256: () => sha256(text, byteOrderMark) });
        for (const document of (0,parse/* parseInventory */.a)((0,source/* sourceFile */.s)(path, text), text, note))
            documents.push(document);
    };
    return { note, visit, end: () => ({ inventory: { documents, isComplete }, files }) };
}
/** Valid UTF-8 survives the way to text and back, so the bytes need not be kept. */
function sha256(text, byteOrderMark) {
    // Loaded when evidence asks for it: it takes longer to load than a small inventory to validate.
    const { createHash } = process.getBuiltinModule('node:crypto');
    const hash = createHash('sha256');
    if (byteOrderMark)
        hash.update('\uFEFF', 'utf8');
    return hash.update(text, 'utf8').digest('hex');
}


/***/ }),

/***/ 7470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ errorsFirst)
/* harmony export */ });
/** Errors, then what is said of whole systems, then warnings, then notices; each in file order. */
function errorsFirst(diagnostics) {
    return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
function rank({ severity, code }) {
    if (severity === 'error')
        return 0;
    if (code === 'system-released' || code === 'system-adopted')
        return 1;
    return severity === 'warning' ? 2 : 3;
}


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ planCounts),
/* harmony export */   N0: () => (/* binding */ workBar),
/* harmony export */   OX: () => (/* binding */ workLine),
/* harmony export */   oM: () => (/* binding */ closingLine),
/* harmony export */   uA: () => (/* binding */ requestLine)
/* harmony export */ });
/* unused harmony exports changeCounts, durationText */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5944);




/** One line without its end: `reading: 12 files, 1.2 MiB from the service`. */
function workLine(work) {
    if (work.doing === 'applying')
        return `applying: ${(0,_voice_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(work.settled)} of ${(0,_voice_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(work.total, 'change')}`;
    return `reading: ${(0,_voice_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(work.files, 'file')}, ${sizeText(work.bytes)} from the service`;
}
const BAR_WIDTH = 30;
/** The same where a line can be redrawn: a bar where the end is known. */
function workBar(work) {
    if (work.doing === 'reading')
        return workLine(work);
    const { settled, total } = work;
    const filled = total === 0 ? BAR_WIDTH : Math.floor((settled / total) * BAR_WIDTH);
    return `applying ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${settled}/${total}`;
}
/** The last line of a run, without its end: `planned, 7 changes, 1 permanent delete, in 2.4 s`. */
function closingLine(result, counts, ms) {
    return `${[result, counts].filter((text) => text !== '').join(', ')}, in ${durationText(ms)}`;
}
/** A plan for the last line: what it found, or how much it looked at to find nothing. */
function planCounts(plan, verb) {
    const { changes, diagnostics, summary } = plan;
    if (changes.length === 0 && !(0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .hasErrors */ .Cs)(diagnostics))
        return `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(summary.unchanged)} unchanged`;
    return verb === 'drift' ? (0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .driftHeadline */ .AF)(plan) : (0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(plan);
}
/** `1 create, 2 updates, 1 delete, 3 drifted changes`; empty when there is nothing of all that. */
function changeCounts(counts) {
    const { create, update, delete: deletes, drift } = counts;
    const parts = [[create, 'create'], [update, 'update'], [deletes, 'delete']];
    return [...parts, [drift, 'drifted change']]
        .filter(([count]) => count > 0)
        .map(([count, noun]) => counted(count, noun))
        .join(', ');
}
/** `GET /cyber-assets 200 41 ms`, without its end. Under `counts` the template of the path stands for it. */
function requestLine({ method, route, path, status, ms }, detail) {
    const where = detail === 'counts' ? route : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path);
    return `${method} ${where} ${status ?? 'no answer'} ${(0,_voice_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(Math.round(ms))} ms`;
}
/** `0.4 s`, `59.9 s`, `2 min 5 s`. */
function durationText(ms) {
    const tenths = Math.round(ms / 100);
    if (tenths < 600)
        return `${(tenths / 10).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}
function sizeText(bytes) {
    if (bytes < 1024)
        return (0,_voice_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(bytes, 'byte');
    const kib = bytes / 1024;
    return kib < 1024 ? `${Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
}


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
/* harmony export */   z6: () => (/* binding */ agreement),
/* harmony export */   zZ: () => (/* binding */ INHERITS)
/* harmony export */ });
/* unused harmony export doneLine */
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
/** What was done: `2 deleted · 1 moved · 2 created`; empty for nothing. */
function doneLine(kinds) {
    return KINDS.filter((kind) => kinds[kind].length > 0)
        .map((kind) => `${grouped(kinds[kind].length)} ${DONE_WORDS[kind]}`)
        .join(SEPARATOR);
}
const DONE_WORDS = { delete: 'deleted', move: 'moved', rename: 'renamed', retype: 'retyped', create: 'created' };
function nothingLine(summary) {
    if (summary.drift > 0)
        return 'No changes to apply, and yet the inventory and the service differ.';
    return `No changes. ${agreement(summary)}`;
}
/** How far files and service agree, where no change is to be made and none drifted. */
function agreement({ undeclared }) {
    return undeclared > 0 ? 'What the inventory declares, the service has.' : 'The inventory and the service agree.';
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
    const phrases = [];
    if (total === 0)
        phrases.push({ text: nothingPhrase(summary), loud: false });
    else if (total > summary.delete)
        phrases.push({ text: (0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, 'change'), loud: false });
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
    return plan.summary.drift === 0 ? 'no differences' : (0,_voice_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(plan.summary.drift, 'difference');
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
