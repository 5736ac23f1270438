export const id = 177;
export const ids = [177];
export const modules = {

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   QW: () => (/* binding */ heldOpen),
/* harmony export */   SN: () => (/* binding */ putOut),
/* harmony export */   az: () => (/* binding */ evidenceFile),
/* harmony export */   nP: () => (/* binding */ writeEvidence),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony exports writeWhole, unwritable, planPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
// Files that a run leaves or is given: plan, evidence. They are written completely or not at all. Only their
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
/** Where one apply leaves its evidence. The name holds the start time, to the millisecond, and the process. */
function evidenceFile(folder, startedAt) {
    refuseLink(folder);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stampOf(startedAt)}.json`);
}
/** Where one run leaves its plan. The next step of the job leaves its own plan beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return join(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A pull request may bring a link, which would send names elsewhere. */
function refuseLink(folder) {
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
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** Writes the record of an apply. Throws a ConfigurationError if the system cannot store it. */
function writeEvidence(path, document) {
    try {
        writeWhole(path, jsonText(document));
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `cannot store the record of the apply (${error.code}). Make room there, or name another folder.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', problem, { cause: error });
    }
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

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   N$: () => (/* binding */ readFilesAndLive),
/* harmony export */   Og: () => (/* binding */ loadBase),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   Zl: () => (/* binding */ baselineAt),
/* harmony export */   bb: () => (/* binding */ allInOrder),
/* harmony export */   p9: () => (/* binding */ readLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8383);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// The start of every planning command: reads the files, the inventories they are compared with, and the live lists, in
// parallel.







const NOTHING_KNOWN = { base: null, applied: null, recorded: new Set() };
/** On the command line one commit is both. */
function baselineAt(base, recorded = new Set()) {
    return { base, applied: base, recorded };
}
/** Throws GitError, ServiceError or ConfigurationError for problems that are not in the user's files. */
async function takeSnapshot(context, compared) {
    // The requests are sent first, so that the service works while the files are read.
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(readLive(context));
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const { base, applied, baseFindings } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, diagnostics, baseFindings };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : loadBase(name, revision, context, report);
    const isOne = base === applied;
    const appliedRead = await loadEarlier(isOne ? 'base' : 'applied', applied);
    const baseRead = isOne ? appliedRead : await loadEarlier('base', base);
    return {
        applied: appliedRead?.inventory ?? null,
        base: isOne ? (appliedRead?.inventory ?? null) : (baseRead?.inventory ?? null),
        baseFindings: baseRead?.findings ?? [],
    };
}
/**
 * Reads each list once, in parallel. Control centers only if an input names the field that refers to them, or on
 * request.
 */
async function readLive({ connection: { reader }, settings }, withControlCenters = settings.controlCenterField !== '') {
    const [facilities, controlCenters, systems, assets] = await allInOrder([
        reader.facilities(),
        withControlCenters ? reader.controlCenters() : [],
        reader.cyberSystems(),
        reader.cyberAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings.organization);
    return { organization, facilities, controlCenters, systems, assets };
}
/**
 * The files and the lists, read at the same time. There may be no files yet. Problems with the service are always
 * reported, whatever the files lack.
 */
async function readFilesAndLive(context) {
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(readLive(context));
    const { inventory } = await load(context.head, context, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    return [inventory, await lists];
}
/** Like Promise.all, but if several fail, the first in this order is reported, whichever failed first. */
async function allInOrder(waiting) {
    const all = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...inventorySource(context), onFile: context.progress.fileRead }, report);
}
function inventorySource({ cwd, settings, git }) {
    return { cwd, path: settings.path, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice for each file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        refuseOutside(context);
    const noticed = new Set();
    const findings = [];
    const { inventory, files } = await load(revision, context, (finding) => {
        findings.push(finding);
        const { code, severity, at } = finding;
        const key = at?.file.path ?? '';
        // A commit from before the folder existed declares nothing, so nothing in it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
    return {
        inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) },
        files,
        findings,
    };
}
/**
 * A path that no commit can contain must not count as absent there: drift would look like a change that was asked for.
 */
function refuseOutside({ settings, cwd }) {
    if ((0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(settings.path, cwd).inside)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(settings.path)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own message for an unknown name does not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of different organizations stop the run. Within each list this was already checked. */
function soleOrganization(records, assets, expected) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const problem = 'reads records of more than one organization. Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', problem);
    }
    if (expected !== '' && slug !== expected) {
        const problem = `is not the organization of the API key, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(slug)}. Nothing was written.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('organization', problem);
    }
    return slug;
}


/***/ }),

/***/ 1183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ rearm),
/* harmony export */   rN: () => (/* binding */ spreadsheet),
/* harmony export */   zT: () => (/* binding */ csvLine)
/* harmony export */ });
/* unused harmony export disarm */
// Writes CSV cells (RFC 4180). A cell that a spreadsheet would run as a formula is made harmless, and the import
// reverses that. A formula may also start behind a separator inside a cell (OWASP, "CSV Injection").
/** What starts a formula, including the full-width forms that some spreadsheets normalize. */
const MARKS = '=+-@＝＋－＠';
/** Where the locale separates with semicolons, a semicolon or a line break inside a cell starts another cell. */
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
/** Puts an apostrophe before each formula in the cell, so that a spreadsheet shows text. */
function disarm(cell) {
    // Without a separator a formula can only be at the start. Most cells are names, with a hyphen at most.
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}
/** Reverses `disarm`. Other exports put the same apostrophe before formulas. */
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}
function isBlank(character) {
    return character === '"' || character.trim() === '';
}
/**
 * Replaces the text up to each formula by what `write` makes of it. Each text starts at the separator before it.
 * Quotes, white space and then apostrophes may be between the separator and the formula. This is one pass, because a
 * regular expression would try every separator of a run again.
 */
function atFormulas(cell, write) {
    let text = '';
    let copied = 0;
    let isBehind = false;
    let isQuoted = false;
    for (let at = 0; at < cell.length; at++) {
        const character = cell.charAt(at);
        if (SEPARATORS.includes(character)) {
            isBehind = true;
            isQuoted = false;
        }
        else if (!isBehind)
            continue;
        else if (character === "'")
            isQuoted = true;
        else if (isQuoted || !isBlank(character)) {
            if (MARKS.includes(character)) {
                text += write(cell.slice(copied, at));
                copied = at;
            }
            isBehind = false;
        }
    }
    return text + cell.slice(copied);
}
const QUOTED = /[",\r\n]/;
function quotedCell(cell) {
    return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
/** One record with its line end. */
function csvLine(cells) {
    return `${cells.map(quotedCell).join(',')}\n`;
}
/** Text that is neither quoted nor a formula. One test settles nearly every cell. */
const PLAIN = /^\w[\w ./()-]*$/;
/**
 * Records for spreadsheets, with CRLF line ends and harmless formulas. A hot path: in sorted rows the first cells
 * repeat those of the row above.
 */
function spreadsheet(rows) {
    let above = [];
    // The text of the first cells of the row above, by how many they are.
    const begun = [''];
    const lines = rows.map((row) => {
        let at = 0;
        while (at < row.length && row[at] === above[at])
            at++;
        for (; at < row.length; at++) {
            const cell = row[at];
            begun[at + 1] = `${begun[at]}${at === 0 ? '' : ','}${PLAIN.test(cell) ? cell : quotedCell(disarm(cell))}`;
        }
        above = row;
        return `${begun[row.length]}\r\n`;
    });
    return lines.join('');
}


/***/ }),

/***/ 3858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   UD: () => (/* binding */ Claims),
/* harmony export */   Wk: () => (/* binding */ FAILED),
/* harmony export */   eE: () => (/* binding */ findCandidates),
/* harmony export */   nG: () => (/* binding */ SEVERAL),
/* harmony export */   oQ: () => (/* binding */ NOBODY),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6599);
// The claims of desired assets on live ones while they are matched (docs/how-it-works.md). Each round, a desired asset with
// one candidate left takes it, until nothing changes. So chains work in any file order, and nothing is guessed.


/** In `liveOf`: nothing matches, so the asset is to be created. */
const NONE = -1;
/** In `liveOf`: an error was reported, so nothing may be concluded about the asset. */
const FAILED = -2;
/** From `onlyUnclaimed`: no unclaimed asset has that name. */
const NOBODY = -1;
/** From `onlyUnclaimed`: more than one asset has it. */
const SEVERAL = -2;
/** Live assets by system and name, and the claims on them. Assets are numbers into lists: this is the hot path. */
class Claims {
    assets;
    liveOf;
    claimed;
    doubtful = new Set();
    /** True if any indexed name ends with the swap suffix. If false, no lookup of parked names is needed. */
    hasParked = false;
    /** By system and name: a live number, or several in the order of the list. Nearly all names have one. */
    #bySystem;
    /** Indexes by name the assets of only these `systemIds`. */
    constructor(assets, systemIds, desiredCount) {
        this.assets = assets;
        this.liveOf = new Int32Array(desiredCount).fill(NONE);
        this.claimed = new Uint8Array(assets.length);
        this.#bySystem = new Map(Array.from(systemIds, (id) => [id, new Map()]));
        for (const [live, { cyber_system_id, name }] of assets.entries()) {
            const byName = this.#bySystem.get(cyber_system_id);
            if (byName === undefined)
                continue;
            const namesakes = byName.get(name);
            if (typeof namesakes === 'object')
                namesakes.push(live);
            else
                byName.set(name, namesakes === undefined ? live : [namesakes, live]);
            if (name.endsWith(_names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5))
                this.hasParked = true;
        }
    }
    claim(desired, live) {
        this.liveOf[desired] = live;
        this.claimed[live] = 1;
    }
    fail(desired) {
        this.liveOf[desired] = FAILED;
    }
    /** The same, when the asset may mean one of several live assets. */
    doubt({ desired, system, asset, source }) {
        this.fail(desired);
        this.doubtful.add((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(system.id, asset.name)).add((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(system.id, asset.name + _names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5));
        if (source !== null)
            this.doubtful.add((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(source.system.id, source.name));
    }
    /** Up to `most` unclaimed assets of that name in that system. */
    unclaimed(systemId, name, most) {
        const namesakes = this.#bySystem.get(systemId)?.get(name) ?? [];
        const found = [];
        for (const live of typeof namesakes === 'number' ? [namesakes] : namesakes) {
            if (this.claimed[live] === 0 && found.push(live) === most)
                break;
        }
        return found;
    }
    /** The only unclaimed asset of that name in that system, NOBODY or SEVERAL. */
    onlyUnclaimed(systemId, name) {
        const namesakes = this.#bySystem.get(systemId)?.get(name) ?? NOBODY;
        if (typeof namesakes === 'number')
            return namesakes >= 0 && this.claimed[namesakes] === 0 ? namesakes : NOBODY;
        const [only = NOBODY, another] = this.unclaimed(systemId, name, 2);
        return another === undefined ? only : SEVERAL;
    }
}
/** How many candidates of a kind are looked up: enough to distinguish one from several, and to name some. */
const MOST_FOUND = 5;
/** The unclaimed live assets that a claimant may mean, by number. `parked` have its name with the swap suffix. */
function findCandidates({ system, asset, source }, claims) {
    const parkedName = asset.name + _names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5;
    const isSourceParked = source?.system.id === system.id && source.name === parkedName;
    return {
        own: claims.unclaimed(system.id, asset.name, MOST_FOUND),
        source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_FOUND),
        parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_FOUND) : [],
    };
}
/**
 * Each claimant with exactly one candidate takes it, until nothing changes. In the last round, each claimant whose
 * candidates are its own name and a leftover of it takes its own name.
 */
function settle(open, claims, isLastRound) {
    // The claimants that may mean a name, by the key of that name. There are at most three: the entry of that name, the
    // one that names it as source, the one it may be parked for. So all of this is linear.
    const watchers = new Map();
    for (const claimant of open) {
        const { system, asset, source } = claimant;
        (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(watchers, (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(system.id, asset.name), claimant);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(watchers, (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(system.id, asset.name + _names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5), claimant);
        if (source !== null)
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(watchers, (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(source.system.id, source.name), claimant);
    }
    // Claims an asset, and returns the claimants that lost a candidate. The claimant watches that name itself, or it would
    // not have found the asset.
    const claimAndWake = ({ desired }, live) => {
        claims.claim(desired, live);
        const { cyber_system_id, name } = claims.assets[live];
        return watchers.get((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(cyber_system_id, name));
    };
    // A claim may leave another claimant with one candidate, so those that lost one are asked again, and returned.
    const takeOnly = (asked) => {
        const queue = [...asked];
        for (let next = 0; next < queue.length; next++) {
            const claimant = queue[next];
            if (claims.liveOf[claimant.desired] >= 0)
                continue;
            const { own, source, parked } = findCandidates(claimant, claims);
            if (own.length + source.length + parked.length !== 1)
                continue;
            queue.push(...claimAndWake(claimant, own[0] ?? source[0] ?? parked[0]));
        }
        return queue.slice(asked.length);
    };
    takeOnly(open);
    // Only claimants that lost a candidate are asked again, so a long chain needs no full pass for each link.
    for (let asked = isLastRound ? open : []; asked.length > 0;) {
        const woken = [];
        for (const claimant of asked) {
            if (claims.liveOf[claimant.desired] >= 0)
                continue;
            const { own, source } = findCandidates(claimant, claims);
            if (own.length === 1 && source.length === 0)
                woken.push(...claimAndWake(claimant, own[0]));
        }
        // In order of declaration, so that no result depends on the order of the claims.
        asked = [...new Set([...woken, ...takeOnly(woken)])].sort((a, b) => a.desired - b.desired);
    }
}


/***/ }),

/***/ 9706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ matchAssets)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3444);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1968);
/* harmony import */ var _match_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3858);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6599);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
// Finds the live asset that each desired asset means (docs/how-it-works.md): by id, by hint or name, or by an inferred move.
// Each desired asset claims at most one live asset, and each live asset is claimed at most once. Doubt about an id, a
// hint or a name is an error. Doubt about a move is a warning. Nothing is guessed.






/** Desired assets are numbered as they are declared, system by system. Linear in desired plus live assets. */
function matchAssets(input, report) {
    const { systems, live } = input;
    const directory = input.directory.systems;
    const pinned = [];
    const hinted = [];
    const searched = new Set(systems.map(({ system }) => system.id));
    let total = 0;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const desired = total++;
            if (asset.hints === null)
                continue;
            // An id beats the other hints.
            if (asset.hints.id !== null) {
                pinned.push({ desired, asset });
                continue;
            }
            const claimant = { desired, asset, system, ...hintedSource(asset, system, directory) };
            if (claimant.source !== null)
                searched.add(claimant.source.system.id);
            hinted.push(claimant);
        }
    }
    const claims = new _match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .Claims */ .UD(live, searched, total);
    const matcher = { claims, directory, report };
    claimByIds(pinned, matcher);
    // First round: only assets with a hint.
    const firsts = withoutTwins(hinted, claims);
    refuseUnclearSources(firsts, matcher);
    const open = firsts.filter(({ desired }) => claims.liveOf[desired] !== _match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk);
    (0,_match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .settle */ .G9)(open, claims, false);
    // Second round: all that are open, once assets without hints have their own names.
    const rest = withoutTwins([...open, ...claimOwnNames(systems, claims)], claims);
    (0,_match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .settle */ .G9)(rest, claims, true);
    for (const claimant of rest) {
        if (claims.liveOf[claimant.desired] < 0)
            concludeClaimant(claimant, matcher);
        else
            adviseOnHints(claimant, matcher);
    }
    inferMoves(input, matcher);
    return claims;
}
function hintedSource({ name: ownName, document, hints }, system, directory) {
    const movedFrom = hints?.movedFrom ?? null;
    let from = system;
    if (movedFrom !== null) {
        const { value: reference, offset } = movedFrom;
        const systems = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .findByReference */ .mk)(directory, reference);
        const [only, another] = systems;
        if (only === undefined || another !== undefined) {
            const at = { file: document.file, offset };
            return { source: null, unresolved: { at, reference, systems, takesFacility: false } };
        }
        from = only;
    }
    const name = hints?.renamedFrom?.value ?? ownName;
    const isOwnPlace = from.id === system.id && name === ownName;
    return { source: isOwnPlace ? null : { system: from, name }, unresolved: null };
}
function claimByIds(pinned, { claims, report }) {
    if (pinned.length === 0)
        return;
    const wanted = new Map();
    for (const { desired, asset } of pinned) {
        claims.fail(desired);
        const { value: id, offset } = asset.hints.id;
        // If two entries pin one asset, names.ts has reported the second.
        if (!wanted.has(id))
            wanted.set(id, { desired, at: { file: asset.document.file, offset } });
    }
    claims.assets.forEach(({ id }, live) => {
        const pin = wanted.get(id);
        if (pin === undefined)
            return;
        claims.claim(pin.desired, live);
        wanted.delete(id);
    });
    for (const [id, { at }] of wanted)
        report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('unknown-asset-id', 'error', at, { id }));
}
/** If several entries have one name in one system, only the first is matched. names.ts reports the others. */
function withoutTwins(claimants, claims) {
    const firsts = new Map();
    for (const claimant of claimants) {
        const key = (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(claimant.system.id, claimant.asset.name);
        if (firsts.has(key))
            claims.doubt(claimant);
        else
            firsts.set(key, claimant);
    }
    return [...firsts.values()];
}
/** A source in one of several systems, or a source that several entries name: the asset there could be lost. */
function refuseUnclearSources(hinted, { claims, directory, report }) {
    const bySource = new Map();
    for (const claimant of hinted) {
        const { source, unresolved } = claimant;
        if (source !== null)
            (0,_group_js__WEBPACK_IMPORTED_MODULE_4__/* .addUnder */ .QQ)(bySource, (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(source.system.id, source.name), claimant);
        if (unresolved === null || unresolved.systems.length === 0)
            continue;
        claims.doubt(claimant);
        report((0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .systemReferenceProblem */ .Oe)(directory, unresolved));
    }
    for (const sharers of bySource.values()) {
        if (sharers.length < 2)
            continue;
        for (const claimant of sharers) {
            claims.doubt(claimant);
            report(renameConflict(claimant, 'shared-source', []));
        }
    }
}
/** Assets without hints take the live asset of their own name. Returns the assets that need more than that. */
function claimOwnNames(systems, claims) {
    const open = [];
    let desired = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            desired++;
            if (asset.hints !== null)
                continue;
            const live = claims.onlyUnclaimed(system.id, asset.name);
            if (live >= 0) {
                claims.claim(desired, live);
                continue;
            }
            const isParked = claims.hasParked && claims.onlyUnclaimed(system.id, asset.name + _names_js__WEBPACK_IMPORTED_MODULE_3__/* .SWAP_SUFFIX */ .m5) !== _match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .NOBODY */ .oQ;
            if (live === _match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERAL */ .nG || isParked)
                open.push({ desired, asset, system, source: null, unresolved: null });
        }
    }
    return open;
}
/** Decides about an asset that claimed nothing: either it is to be created, or an error says why not. */
function concludeClaimant(claimant, { claims, directory, report }) {
    const { asset, system, source, unresolved } = claimant;
    const { own, source: sources, parked } = (0,_match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .findCandidates */ .eE)(claimant, claims);
    const all = [...own, ...sources, ...parked];
    if (all.length === 0 && asset.hints === null)
        return; // to be created
    claims.doubt(claimant);
    const ambiguous = (name, { id }, lives) => {
        const ids = lives.map((live) => claims.assets[live].id);
        report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('ambiguous-asset', 'error', (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(asset), { name, system: directory.place(id), ids }));
    };
    if (all.length === 0 && unresolved !== null)
        report((0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .systemReferenceProblem */ .Oe)(directory, unresolved));
    else if (all.length === 0) {
        const missing = source ?? { system, name: asset.name };
        const args = { name: asset.name, source: missing.name, system: directory.place(missing.system.id) };
        report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('rename-source-missing', 'error', hintPlace(asset), args));
    }
    else if (own.length > 1)
        ambiguous(asset.name, system, own);
    // A live asset of its own name would have been claimed, so these are leftovers.
    else if (source === null || sources.length === 0)
        ambiguous(asset.name + _names_js__WEBPACK_IMPORTED_MODULE_3__/* .SWAP_SUFFIX */ .m5, system, parked);
    else if (all.length === sources.length)
        ambiguous(source.name, source.system, sources);
    else {
        const assets = all.map((live) => (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(claims.assets[live]));
        report(renameConflict(claimant, 'both-live', assets));
    }
}
/** For an asset whose hints name a source. */
function renameConflict({ asset, source }, reason, assets) {
    const args = { name: asset.name, source: source.name, reason, assets };
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('rename-conflict', 'error', hintPlace(asset), args);
}
/** The live asset already has the place and name that the hints lead to, so the hints can be removed. */
function adviseOnHints({ desired, asset, system, unresolved }, { claims, directory, report }) {
    const live = claims.assets[claims.liveOf[desired]];
    if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id)
        return;
    // The system it came from may be gone, or its name misspelled. That is no error, only a notice.
    if (unresolved !== null) {
        report({ ...(0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .systemReferenceProblem */ .Oe)(directory, unresolved), severity: 'warning' });
        return;
    }
    const keys = [
        ...(asset.hints.renamedFrom === null ? [] : ['renamed_from']),
        ...(asset.hints.movedFrom === null ? [] : ['moved_from']),
    ];
    report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('hint-done', 'notice', hintPlace(asset), { name: asset.name, key: keys.join(' and ') }));
}
/** The first hint of an asset that has a hint and no id. */
function hintPlace({ document, hints }) {
    const { offset } = (hints?.renamedFrom ?? hints?.movedFrom);
    return { file: document.file, offset };
}
/**
 * An entry that is now in another system's file has moved, if exactly one unclaimed asset of that name and type can be
 * meant. Otherwise nothing is inferred, and a finding says so. It also covers an asset whose type may have changed
 * during the move.
 */
function inferMoves({ systems, moveSources }, { claims, directory, report }) {
    const unmatched = new Map();
    let number = -1;
    for (const asset of systems.flatMap(({ assets }) => assets)) {
        const desired = ++number;
        if (claims.liveOf[desired] === _match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3)
            (0,_group_js__WEBPACK_IMPORTED_MODULE_4__/* .addUnder */ .QQ)(unmatched, asset.name, { desired, asset });
    }
    if (unmatched.size === 0)
        return;
    const sources = new Set([...moveSources, ...systems.map(({ system }) => system.id)]);
    const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
    const unclaimed = new Map();
    claims.assets.forEach((asset, live) => {
        if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id))
            return;
        if (ignoring.get(asset.cyber_system_id)?.find(asset.name))
            return;
        if (unmatched.has(asset.name))
            (0,_group_js__WEBPACK_IMPORTED_MODULE_4__/* .addUnder */ .QQ)(unclaimed, asset.name, live);
    });
    const reportMoves = (entries, lives) => {
        const meant = lives.map((live) => claims.assets[live]).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .dk)(a.id, b.id));
        const assets = meant.map(({ id, cyber_system_id }) => ({ id, system: directory.place(cyber_system_id) }));
        const types = new Set(meant.map(({ asset_type }) => asset_type));
        for (const { asset } of entries) {
            const isRetyped = !types.has(asset.assetType);
            report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('ambiguous-move', 'warning', (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(asset), { name: asset.name, assets, isRetyped }));
        }
    };
    for (const [name, lives] of unclaimed) {
        const livesOf = (0,_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(lives, (live) => claims.assets[live].asset_type);
        const retyped = [];
        for (const [type, entries] of (0,_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(unmatched.get(name), ({ asset }) => asset.assetType)) {
            const same = livesOf.get(type) ?? [];
            if (entries.length === 1 && same.length === 1)
                claims.claim(entries[0].desired, same[0]);
            else if (same.length > 0)
                reportMoves(entries, same);
            else
                retyped.push(...entries);
        }
        const left = lives.filter((live) => claims.claimed[live] !== 1);
        if (left.length > 0)
            reportMoves(retyped, left);
    }
}


/***/ }),

/***/ 9851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ resolveSystems),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Oe: () => (/* binding */ systemReferenceProblem),
/* harmony export */   Oh: () => (/* binding */ makeDirectory),
/* harmony export */   Po: () => (/* binding */ referenceTo),
/* harmony export */   mk: () => (/* binding */ findByReference)
/* harmony export */ });
/* unused harmony export indexReferences */
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3444);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _ignore_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8109);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5388);
/* harmony import */ var _system_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3988);
// Resolves references to cyber systems. A reference is an id or else an exact name, which a facility may narrow. A
// reference that does not mean exactly one system is an error that names the candidates.






function indexReferences(records) {
    const byId = new Map();
    const byName = new Map();
    for (const record of records) {
        byId.set(record.id, record);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(byName, record.name, record);
    }
    return { byId, byName, names: new _suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .Vocabulary */ .VI(byName.keys()) };
}
/** The records that a reference may mean: the record with that id, else all with exactly that name. */
function findByReference(index, reference) {
    const byId = index.byId.get(reference);
    return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}
/**
 * How a file can name this record without doubt: by name, or by id if other records have that name or it is another
 * record's id.
 */
function referenceTo(index, record) {
    const meant = findByReference(index, record.name);
    return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}
function named(record) {
    return { id: record.id, name: record.name };
}
function makeDirectory(live, fields = {}) {
    const facilities = indexReferences(live.facilities);
    const place = (0,_system_context_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(live, fields);
    // Lists are compared by identity: an index answers the same name with the same list.
    const placeAll = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.map(({ id }) => place(id)).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNatural */ .dk)(a.id, b.id)));
    const inFacilities = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => {
        const byFacility = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(systems, ({ facility_id }) => facility_id ?? '');
        return (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((several) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
    });
    const facilityNames = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []));
    return { systems: { ...indexReferences(live.systems), place, placeAll, inFacilities, facilityNames }, facilities };
}
/**
 * Groups documents by the system they declare, in order of first mention. Documents whose cyber system is not known are
 * `unresolved`, and the reason is reported.
 */
function resolveSystems({ documents }, directory, report) {
    const unresolved = [];
    const documentsOf = new Map();
    for (const document of documents) {
        const meant = resolveDocument(document, directory);
        if ('code' in meant) {
            report(meant);
            unresolved.push(document);
        }
        else {
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(documentsOf, meant, document);
        }
    }
    const systems = Array.from(documentsOf, ([system, declaring]) => {
        // Nearly always there is only one document, whose list need not be copied.
        const [first] = declaring;
        const assets = declaring.length === 1 ? first.assets : declaring.flatMap(({ assets }) => assets);
        return { system, documents: declaring, assets, prune: first.prune, ignore: (0,_ignore_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreListOf */ .wU)(declaring) };
    });
    return { systems, unresolved };
}
function resolveDocument({ file, cyberSystem, facility }, directory) {
    const { systems, facilities } = directory;
    const namesakes = findByReference(systems, cyberSystem.value);
    const sites = facility === null ? [] : findByReference(facilities, facility.value);
    const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(sites);
    const [only, another] = meant;
    if (only !== undefined && another === undefined)
        return only;
    if (facility !== null && only === undefined && namesakes.length > 0) {
        return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('facility-mismatch', 'error', { file, offset: facility.offset }, {
            facility: facility.value,
            system: named(namesakes[0]),
            facilities: systems.facilityNames(namesakes),
            isKnown: sites.length > 0,
            near: sites.length > 0 ? [] : facilities.names.nearest(facility.value),
        });
    }
    const at = { file, offset: cyberSystem.offset };
    const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
    return systemReferenceProblem(systems, unclear);
}
/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
function systemReferenceProblem(index, unclear) {
    const { at, reference, systems, takesFacility } = unclear;
    if (systems.length > 0) {
        const args = { name: reference, systems: index.placeAll(systems), takesFacility };
        return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('ambiguous-cyber-system', 'error', at, args);
    }
    const near = index.names.nearest(reference);
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('unknown-cyber-system', 'error', at, { name: reference, near });
}


/***/ })

};
