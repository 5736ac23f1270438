export const id = 7747;
export const ids = [7747,701,5645];
export const modules = {

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
/* harmony export */   writeEvidence: () => (/* binding */ writeEvidence),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
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
        const held = heldOpen(error);
        throw held === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, `${held}. Nothing was written.`, { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
/** On Windows a file that a program has open cannot be replaced. null for an error of another kind. */
function heldOpen(error) {
    if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
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
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code}). Name another place, or make room there.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--out', problem, { cause: error });
    }
}
/** A document as text for its file. */
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
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `takes no more records of the apply (${error.code}). Make room there, or name another folder.`;
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

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   Og: () => (/* binding */ loadBase),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   Zl: () => (/* binding */ baselineAt),
/* harmony export */   bb: () => (/* binding */ allInOrder),
/* harmony export */   p9: () => (/* binding */ readLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// What every planning command starts from: files, what they are compared with, and the live lists, in parallel.






const NOTHING_KNOWN = { base: null, applied: null, held: new Set() };
/** On the command line one commit stands for both. */
function baselineAt(base, held = new Set()) {
    return { base, applied: base, held };
}
/** Throws GitError, ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function takeSnapshot(context, compared) {
    // The requests go out first: the service works while the files are read.
    const lists = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .early */ .Q3)(readLive(context));
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const outside = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutside */ .BQ)(context.head, sourceOf(context));
    const { base, applied } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, outside, diagnostics };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : (await loadBase(name, revision, context, report)).inventory;
    const isOne = base === applied;
    const appliedInventory = await loadEarlier(isOne ? 'base' : 'applied', applied);
    return { applied: appliedInventory, base: isOne ? appliedInventory : await loadEarlier('base', base) };
}
/** Each list once, in parallel; control centers where an input names the field that leads to them, or where asked for. */
async function readLive({ connection: { reader }, settings }, withControlCenters = settings.controlCenterField !== '') {
    const [facilities, controlCenters, systems, assets] = await allInOrder([
        reader.facilities(),
        withControlCenters ? reader.controlCenters() : [],
        reader.cyberSystems(),
        reader.cyberAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings);
    return { organization, facilities, controlCenters, systems, assets };
}
/** As Promise.all, but of several that fail the first in this order is told, whichever failed first. */
async function allInOrder(waiting) {
    const all = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...sourceOf(context), onFile: context.progress.fileRead }, report);
}
function sourceOf({ cwd, settings, git }) {
    return { cwd, paths: settings.paths, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice a file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    const { inventory, files } = await load(revision, context, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        // A commit from before the folder was there declares nothing: nothing of it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
    return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, files };
}
/** What cannot be found in any commit does not count as absent there: then drift would look as if it were asked for. */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own words for a name that it does not know would not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of another organization than the rest stop the run (design section 4). Each list is of one already. */
function soleOrganization(records, assets, { organization: expected, detail }) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const problem = 'reads records of more than one organization. Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', problem);
    }
    if (expected !== '' && slug !== expected) {
        const which = detail === 'full' ? `, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(slug)}` : '';
        const problem = `is not the organization of the API key${which}. Nothing was written.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('organization', problem);
    }
    return slug;
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   Tm: () => (/* binding */ editedIn),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   v: () => (/* binding */ isOfOrganization)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// The identity of a change and of a set of changes (design section 5). The hash covers what would happen. The layout
// and order of files, the time and the machine do not affect it.

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
/**
 * How the changes in an evidence file contradict their fingerprints or digest, as after an edit by hand; null if they
 * do not. Nothing in evidence seals who approved.
 */
function editedIn({ organization, changes, digest: stated }) {
    const other = changes.find(({ action, id, before, after, fingerprint: print }) => {
        return print !== fingerprint({ organization, action, id: action === 'create' ? null : id, before, after });
    });
    if (other !== undefined)
        return `the change ${other.fingerprint} is not what its fingerprint says`;
    const isWhole = stated === digest(changes.map((change) => change.fingerprint));
    return isWhole ? null : 'its changes are not those of its digest';
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

/***/ 3858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   MI: () => (/* binding */ settleWithLeftovers),
/* harmony export */   UD: () => (/* binding */ Claims),
/* harmony export */   Wk: () => (/* binding */ FAILED),
/* harmony export */   eE: () => (/* binding */ findCandidates),
/* harmony export */   nG: () => (/* binding */ SEVERAL),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   oQ: () => (/* binding */ NOBODY),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6599);
// The claims of desired assets on live ones while they are matched (design section 4). Each round, a desired asset with
// one candidate left takes it, until nothing changes. So chains work in any file order, and nothing is guessed.


/** In `liveOf`: nothing matches, so the asset is to be created. */
const NONE = -1;
/** In `liveOf`: an error was reported, so nothing may be concluded about the asset. */
const FAILED = -2;
/** From `onlyUnclaimed`: no unclaimed asset has that name. */
const NOBODY = -1;
/** From `onlyUnclaimed`: more than one asset has it. */
const SEVERAL = -2;
/**
 * Live assets by system and name, and the claims on them. The hot path: assets are numbers into lists. One Map of
 * numbers for each system, with a chain for assets of one name, costs a fraction of arrays of objects.
 */
class Claims {
    assets;
    liveOf;
    claimed;
    doubtful = new Set();
    /** True if any indexed name ends with the swap suffix. If false, no lookup of parked names is needed. */
    hasParked = false;
    #bySystem;
    /** The next asset of the same name in the same system, or -1. */
    #next;
    /** Indexes by name the assets of only these `systemIds`. */
    constructor(assets, systemIds, desiredCount) {
        this.assets = assets;
        this.liveOf = new Int32Array(desiredCount).fill(NONE);
        this.claimed = new Uint8Array(assets.length);
        this.#next = new Int32Array(assets.length).fill(-1);
        this.#bySystem = new Map(Array.from(systemIds, (id) => [id, new Map()]));
        // Backwards, so that a chain of assets of one name runs in the order of the list.
        for (let live = assets.length - 1; live >= 0; live--)
            this.#add(live, assets[live]);
    }
    #add(live, asset) {
        const byName = this.#bySystem.get(asset.cyber_system_id);
        if (byName === undefined)
            return;
        const namesake = byName.get(asset.name);
        if (namesake !== undefined)
            this.#next[live] = namesake;
        byName.set(asset.name, live);
        if (asset.name.endsWith(_names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5))
            this.hasParked = true;
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
        const namesakes = [];
        for (let live = this.#first(systemId, name); live >= 0 && namesakes.length < most; live = this.#after(live)) {
            namesakes.push(live);
        }
        return namesakes;
    }
    /** The only unclaimed asset of that name in that system, NOBODY or SEVERAL. Allocates nothing. */
    onlyUnclaimed(systemId, name) {
        const only = this.#first(systemId, name);
        if (only < 0)
            return NOBODY;
        return this.#after(only) < 0 ? only : SEVERAL;
    }
    /** The first unclaimed asset of a chain, or -1. */
    #first(systemId, name) {
        const head = this.#bySystem.get(systemId)?.get(name) ?? -1;
        return head < 0 || this.claimed[head] === 0 ? head : this.#after(head);
    }
    /**
     * The next unclaimed asset of the same chain, or -1. A claim is final, so claimed assets are skipped once and removed
     * from the chain: lookups stay linear in the number of assets of one name.
     */
    #after(live) {
        let next = this.#next[live];
        while (next >= 0 && this.claimed[next] === 1)
            next = this.#next[next];
        this.#next[live] = next;
        return next;
    }
}
function isOpen({ desired }, claims) {
    return claims.liveOf[desired] < 0;
}
/** How many candidates of a kind are looked up: enough to distinguish one from several, and to name some. */
const MOST_FOUND = 5;
function findCandidates({ system, asset, source }, claims) {
    const parkedName = asset.name + _names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5;
    const isSourceParked = source?.system.id === system.id && source.name === parkedName;
    return {
        own: claims.unclaimed(system.id, asset.name, MOST_FOUND),
        source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_FOUND),
        parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_FOUND) : [],
    };
}
function onlyOne({ own, source, parked }) {
    return own.length + source.length + parked.length === 1 ? (own[0] ?? source[0] ?? parked[0]) : null;
}
/** Each claimant with exactly one candidate takes it. */
function settle(open, claims) {
    takeOnly(open, watchersOf(open), claims);
}
/** The same. Then each claimant that has its own name and a leftover of it as candidates takes its own name. */
function settleWithLeftovers(open, claims) {
    const watchers = watchersOf(open);
    takeOnly(open, watchers, claims);
    // Only claimants that lost a candidate are asked again, so a long chain needs no full pass for each link.
    for (let claimants = open; claimants.length > 0;) {
        const woken = takeOwnNames(claimants, watchers, claims);
        const again = new Set([...woken, ...takeOnly(woken, watchers, claims)]);
        // In order of declaration, so that no result depends on the order of the claims.
        claimants = [...again].sort((a, b) => a.desired - b.desired);
    }
}
function watchersOf(open) {
    const watchers = new Map();
    for (const claimant of open) {
        const { system, asset, source } = claimant;
        (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(watchers, (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(system.id, asset.name), claimant);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(watchers, (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(system.id, asset.name + _names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5), claimant);
        if (source !== null)
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(watchers, (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(source.system.id, source.name), claimant);
    }
    return watchers;
}
/**
 * A claim may leave another claimant with one candidate, so the claimants that may mean the same name are checked
 * again. There are at most three (the entry of that name, the one that names it as source, the one it may be parked
 * for), so this is linear. Returns the claimants that were checked again.
 */
function takeOnly(open, watchers, claims) {
    const queue = [...open];
    for (let next = 0; next < queue.length; next++) {
        const claimant = queue[next];
        const live = isOpen(claimant, claims) ? onlyOne(findCandidates(claimant, claims)) : null;
        if (live !== null)
            queue.push(...claimAndWake(claimant, live, watchers, claims));
    }
    return queue.slice(open.length);
}
/**
 * A claimant whose candidates are its own name and a leftover takes its own name. Returns the claimants that lost a
 * candidate.
 */
function takeOwnNames(open, watchers, claims) {
    const woken = [];
    for (const claimant of open) {
        if (!isOpen(claimant, claims))
            continue;
        const { own, source } = findCandidates(claimant, claims);
        const [live] = own;
        if (live === undefined || own.length > 1 || source.length > 0)
            continue;
        woken.push(...claimAndWake(claimant, live, watchers, claims));
    }
    return woken;
}
/** Claims an asset, and returns the claimants that lost a candidate. */
function claimAndWake({ desired }, live, watchers, claims) {
    claims.claim(desired, live);
    const { cyber_system_id, name } = claims.assets[live];
    // The claimant watches that name itself, or it would not have found the asset.
    return watchers.get((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(cyber_system_id, name));
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
// Finds the live asset that each desired asset means (design section 4): by id, by hint or name, or by an inferred
// move. Each desired asset claims at most one live asset, and each live asset is claimed at most once. What remains in
// doubt is an error, never a guess.






/** Desired assets are numbered as they are declared, system by system. Linear in desired plus live assets. */
function matchAssets(input, report) {
    const { systems, live } = input;
    const directory = input.directory.systems;
    const { total, pinned, hinted } = collectHints(systems, directory);
    const sources = hinted.flatMap(({ source }) => (source === null ? [] : [source.system.id]));
    const claims = new _match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .Claims */ .UD(live, new Set([...systems.map(({ system }) => system.id), ...sources]), total);
    const matcher = { claims, directory, report };
    claimByIds(pinned, matcher);
    const open = claimByHints(hinted, matcher);
    claimTheRest([...open, ...claimOwnNames(systems, claims)], matcher);
    inferMoves(input, matcher);
    return claims;
}
function collectHints(systems, directory) {
    const pinned = [];
    const hinted = [];
    let total = 0;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const desired = total++;
            if (asset.hints === null)
                continue;
            // An id beats the other hints.
            const { id } = asset.hints;
            if (id !== null)
                pinned.push({ desired, id: id.value, at: { file: asset.document.file, offset: id.offset } });
            else
                hinted.push({ desired, asset, system, ...sourceOf(asset, system, directory) });
        }
    }
    return { total, pinned, hinted };
}
function sourceOf(asset, system, directory) {
    const movedFrom = asset.hints?.movedFrom ?? null;
    let from = system;
    if (movedFrom !== null) {
        const { value: reference, offset } = movedFrom;
        const systems = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .findByReference */ .mk)(directory, reference);
        const [only, another] = systems;
        if (only === undefined || another !== undefined) {
            const at = { file: asset.document.file, offset };
            return { source: null, unresolved: { at, reference, systems, takesFacility: false } };
        }
        from = only;
    }
    const name = asset.hints?.renamedFrom?.value ?? asset.name;
    const isOwnPlace = from.id === system.id && name === asset.name;
    return { source: isOwnPlace ? null : { system: from, name }, unresolved: null };
}
function claimByIds(pinned, { claims, report }) {
    if (pinned.length === 0)
        return;
    const wanted = new Map();
    for (const pin of pinned) {
        claims.fail(pin.desired);
        // If two entries pin one asset, names.ts has reported the second.
        if (!wanted.has(pin.id))
            wanted.set(pin.id, pin);
    }
    claims.assets.forEach((asset, live) => {
        const pin = wanted.get(asset.id);
        if (pin === undefined)
            return;
        claims.claim(pin.desired, live);
        wanted.delete(asset.id);
    });
    for (const { id, at } of wanted.values())
        report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('unknown-asset-id', 'error', at, { id }));
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
            if (live >= 0)
                claims.claim(desired, live);
            else if (live === _match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERAL */ .nG || isParked(claims, system.id, asset.name)) {
                open.push({ desired, asset, system, source: null, unresolved: null });
            }
        }
    }
    return open;
}
function isParked(claims, systemId, name) {
    return claims.hasParked && claims.onlyUnclaimed(systemId, name + _names_js__WEBPACK_IMPORTED_MODULE_3__/* .SWAP_SUFFIX */ .m5) !== _match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .NOBODY */ .oQ;
}
/** First round: only assets with a hint. Returns those that are still open. */
function claimByHints(hinted, matcher) {
    const { claims } = matcher;
    const firsts = withoutTwins(hinted, claims);
    refuseUnclearSystems(firsts, matcher);
    refuseSharedSources(firsts, matcher);
    const open = firsts.filter(({ desired }) => claims.liveOf[desired] !== _match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk);
    (0,_match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .settle */ .G9)(open, claims);
    return open;
}
/**
 * Second round, after assets without hints have their own names: settles all that are open, then concludes each of the
 * rest.
 */
function claimTheRest(all, matcher) {
    const open = withoutTwins(all, matcher.claims);
    (0,_match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .settleWithLeftovers */ .MI)(open, matcher.claims);
    for (const claimant of open) {
        if ((0,_match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(claimant, matcher.claims))
            conclude(claimant, matcher);
        else
            adviseOnHints(claimant, matcher);
    }
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
/** If `moved_from` fits several systems, matching could lose the asset that it names. So it is an error. */
function refuseUnclearSystems(hinted, { claims, directory, report }) {
    for (const claimant of hinted) {
        const { unresolved } = claimant;
        if (unresolved === null || unresolved.systems.length === 0)
            continue;
        claims.doubt(claimant);
        report((0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .systemReferenceProblem */ .Oe)(directory, unresolved));
    }
}
function refuseSharedSources(hinted, { claims, report }) {
    const bySource = new Map();
    for (const claimant of hinted) {
        const { source } = claimant;
        if (source !== null)
            (0,_group_js__WEBPACK_IMPORTED_MODULE_4__/* .addUnder */ .QQ)(bySource, (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(source.system.id, source.name), claimant);
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
/** Decides about an asset that claimed nothing: either it is to be created, or an error says why not. */
function conclude(claimant, matcher) {
    const { asset, system, source } = claimant;
    const { claims, report } = matcher;
    const { own, source: sources, parked } = (0,_match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .findCandidates */ .eE)(claimant, claims);
    const all = [...own, ...sources, ...parked];
    if (all.length === 0 && asset.hints === null)
        return; // to be created
    claims.doubt(claimant);
    if (all.length === 0)
        report(missingSource(claimant, matcher));
    else if (own.length > 1)
        report(ambiguous(claimant, { system, name: asset.name }, own, matcher));
    else if (source === null || sources.length === 0) {
        // A live asset of its own name would have been claimed, so these are leftovers.
        report(ambiguous(claimant, { system, name: asset.name + _names_js__WEBPACK_IMPORTED_MODULE_3__/* .SWAP_SUFFIX */ .m5 }, parked, matcher));
    }
    else if (all.length === sources.length)
        report(ambiguous(claimant, source, sources, matcher));
    else {
        const assets = all.map((live) => (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(claims.assets[live]));
        report(renameConflict(claimant, 'both-live', assets));
    }
}
function ambiguous({ asset }, { system, name }, lives, matcher) {
    const ids = lives.map((live) => matcher.claims.assets[live].id);
    const args = { name, system: matcher.directory.place(system.id), ids };
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('ambiguous-asset', 'error', (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(asset), args);
}
/** Where the hints look for the asset. This may be its own place. */
function hintedAddress({ asset, system, source }) {
    return source ?? { system, name: asset.name };
}
function missingSource(claimant, { directory }) {
    const { asset, unresolved } = claimant;
    if (unresolved !== null)
        return (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .systemReferenceProblem */ .Oe)(directory, unresolved);
    const { name: source, system } = hintedAddress(claimant);
    const args = { name: asset.name, source, system: directory.place(system.id) };
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('rename-source-missing', 'error', hintPlace(asset), args);
}
function renameConflict(claimant, reason, assets) {
    const { asset } = claimant;
    const args = { name: asset.name, source: hintedAddress(claimant).name, reason, assets };
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
function inferMoves({ systems, moveSources }, matcher) {
    const { claims } = matcher;
    const unmatched = unmatchedByName(systems, claims);
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
    for (const [name, lives] of unclaimed) {
        const livesOf = (0,_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(lives, (live) => claims.assets[live].asset_type);
        const retyped = [];
        for (const [type, entries] of (0,_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(unmatched.get(name), ({ asset }) => asset.assetType)) {
            const same = livesOf.get(type) ?? [];
            if (entries.length === 1 && same.length === 1)
                claims.claim(entries[0].desired, same[0]);
            else if (same.length > 0)
                reportMoves(entries, same, matcher);
            else
                retyped.push(...entries);
        }
        const left = lives.filter((live) => claims.claimed[live] !== 1);
        if (left.length > 0)
            reportMoves(retyped, left, matcher);
    }
}
function reportMoves(entries, lives, matcher) {
    const { claims, directory, report } = matcher;
    const meant = lives.map((live) => claims.assets[live]).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareIds */ .q)(a.id, b.id));
    const assets = meant.map(({ id, cyber_system_id }) => ({ id, system: directory.place(cyber_system_id) }));
    const types = new Set(meant.map(({ asset_type }) => asset_type));
    for (const { asset } of entries) {
        const isRetyped = !types.has(asset.assetType);
        report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('ambiguous-move', 'warning', (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(asset), { name: asset.name, assets, isRetyped }));
    }
}
/** Desired assets without a match. */
function unmatchedByName(systems, { liveOf }) {
    const unmatched = new Map();
    let desired = -1;
    for (const { assets } of systems) {
        for (const asset of assets) {
            if (liveOf[++desired] === _match_state_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3)
                (0,_group_js__WEBPACK_IMPORTED_MODULE_4__/* .addUnder */ .QQ)(unmatched, asset.name, { desired, asset });
        }
    }
    return unmatched;
}


/***/ }),

/***/ 7557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ unapproved),
/* harmony export */   Ml: () => (/* binding */ withNeeded),
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   Z4: () => (/* binding */ executedBy),
/* harmony export */   gz: () => (/* binding */ priorApproval),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6599);



/** If no base is known, every difference counts as a change that the inventory asks for. */
function originOf(change, organization, { base, applied, held }) {
    const { fingerprint } = change;
    if (base === null || !base.has(fingerprint))
        return 'inventory';
    if (held.has(fingerprint))
        return 'pending';
    if (isParked(change) && held.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after)))
        return 'pending';
    return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';
}
/**
 * If a change to execute waits for drift, that drift is executed too: another asset in the system still has the name
 * that the change needs. Otherwise two assets would have the same name.
 */
function withNeeded(changes) {
    const givers = new Map();
    for (const change of changes) {
        const freed = change.origin === 'drift' ? placeOnlyIn(change.before, change.after) : null;
        if (freed !== null)
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(givers, freed, change);
    }
    if (givers.size === 0)
        return changes;
    const needed = new Map();
    const open = changes.filter(({ origin }) => origin !== 'drift');
    for (const taker of open) {
        const place = placeOnlyIn(taker.after, taker.before);
        const givingIt = place === null ? [] : (givers.get(place) ?? []);
        for (const giver of givingIt.filter((each) => !needed.has(each))) {
            needed.set(giver, needed.get(taker) ?? taker.origin);
            open.push(giver);
        }
    }
    return changes.map((change) => ({ ...change, origin: needed.get(change) ?? change.origin }));
}
/**
 * The name and system of one state if the other state does not have them. null if they are the same, or if there is no
 * state.
 */
function placeOnlyIn(one, other) {
    if (one === null)
        return null;
    const place = ({ cyber_system_id, name }) => (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(cyber_system_id, name);
    return other !== null && place(one) === place(other) ? null : place(one);
}
/** The changes that apply would execute, in the order given. */
function toExecute(changes, drift) {
    return drift === 'apply' ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
/** The same for a finished plan: drift that it would execute does not count as drift. */
function executedBy({ changes, summary, }) {
    return toExecute(changes, summary.drift === 0 ? 'apply' : 'report');
}
/** The changes that no approval covers. If there is one, nothing may be written. */
function unapproved(organization, changes, approved) {
    return changes.filter((change) => {
        if (approved.fingerprints.has(change.fingerprint)) {
            return change.action === 'delete' && approved.deletes?.has(change.fingerprint) === false;
        }
        return !isParked(change) || !approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
/**
 * Whether an apply that was cut off has parked the asset. This change is then the rest of an update that was shown and
 * approved as a whole.
 */
function isParked(change) {
    return change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_2__/* .SWAP_SUFFIX */ .m5;
}
/**
 * null if the approval does not mention the change. Fingerprints are hashes, so only exact questions can be answered.
 */
function priorApproval(organization, change, approved) {
    if (change.action === 'create')
        return null;
    const { id, after } = change;
    if (approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, id, after)))
        return 'other-start';
    if (after === null)
        return null;
    const asCreate = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action: 'create', id: null, before: null, after });
    return approved.fingerprints.has(asCreate) ? 'create' : null;
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
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _ignore_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8109);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3029);
/* harmony import */ var _system_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3988);
// Resolves references to cyber systems (design section 4). A reference is an id or else an exact name, which a facility
// may narrow. A reference that does not mean exactly one system is an error that names the candidates.






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
    const placeAll = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.map(({ id }) => place(id)).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareIds */ .q)(a.id, b.id)));
    const inFacilities = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => {
        const byFacility = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(systems, ({ facility_id }) => facility_id ?? '');
        return (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((several) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
    });
    const facilityNames = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []));
    return { systems: { ...indexReferences(live.systems), place, placeAll, inFacilities, facilityNames }, facilities };
}
/** Groups documents by the system they declare. */
function resolveSystems({ documents }, directory, report) {
    const unresolved = [];
    const documentsOf = new Map();
    for (const document of documents) {
        const resolution = resolveDocument(document, directory);
        if ('problem' in resolution) {
            report(resolution.problem);
            unresolved.push(document);
        }
        else {
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(documentsOf, resolution.system, document);
        }
    }
    const systems = Array.from(documentsOf, ([system, declaring]) => united(system, declaring));
    return { systems, unresolved };
}
/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
function systemReferenceProblem(index, unclear) {
    const { at, reference, systems, takesFacility } = unclear;
    if (systems.length > 0) {
        const args = { name: reference, systems: index.placeAll(systems), takesFacility };
        return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('ambiguous-cyber-system', 'error', at, args);
    }
    const near = index.names.nearest(reference);
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('unknown-cyber-system', 'error', at, { name: reference, near });
}
function united(system, documents) {
    const [first] = documents;
    // Nearly always there is only one document, whose list need not be copied.
    const assets = documents.length === 1 ? first.assets : documents.flatMap(({ assets }) => assets);
    return { system, documents, assets, prune: pruneOf(documents), ignore: (0,_ignore_js__WEBPACK_IMPORTED_MODULE_5__/* .ignoreListOf */ .wU)(documents) };
}
/** `false` in any of the documents wins. */
function pruneOf(documents) {
    const values = new Set(documents.map(({ prune }) => prune));
    return values.has(false) ? false : values.has(true) ? true : null;
}
function resolveDocument({ file, cyberSystem, facility }, directory) {
    const { systems, facilities } = directory;
    const namesakes = findByReference(systems, cyberSystem.value);
    const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(findByReference(facilities, facility.value));
    const [only, another] = meant;
    if (only !== undefined && another === undefined)
        return { system: only };
    if (facility !== null && only === undefined && namesakes.length > 0) {
        return { problem: facilityMismatch(namesakes, directory, facility, { file, offset: facility.offset }) };
    }
    const at = { file, offset: cyberSystem.offset };
    const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
    return { problem: systemReferenceProblem(systems, unclear) };
}
function facilityMismatch(namesakes, { systems, facilities }, facility, at) {
    const isKnown = findByReference(facilities, facility.value).length > 0;
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('facility-mismatch', 'error', at, {
        facility: facility.value,
        system: named(namesakes[0]),
        facilities: systems.facilityNames(namesakes),
        isKnown,
        near: isKnown ? [] : facilities.names.nearest(facility.value),
    });
}


/***/ }),

/***/ 701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ gitAnswer),
/* harmony export */   OB: () => (/* binding */ saysNoRepository),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   dP: () => (/* binding */ gitStream),
/* harmony export */   gitProcess: () => (/* binding */ gitProcess),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony export commandOf */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
// Runs git without a shell, a pager or a prompt. The rest of the house sees it as a function.



class GitError extends Error {
    name = 'GitError';
    kind;
    /** What git printed. */
    output;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
        this.output = options?.output ?? '';
    }
}
/** A command that asks a server and takes longer is given up: a server that never answers must not hold up an apply. */
const LONGEST_MS = 60_000;
/** In a clone without blobs, git fetches a file before it reads it. */
const ASKS_SERVER = new Set(['fetch', 'push', 'cat-file']);
/** No inventory has a longer list of files. Eight objects can make a tree of a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;
/** Rejects with GitError, or with the reason of the signal. */
function gitProcess(place) {
    const { stop, ledger } = place;
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const child = start(place, args);
        const stdout = [];
        const stderr = [];
        let room = command === 'ls-tree' && ledger === undefined ? MOST_LISTED : Number.POSITIVE_INFINITY;
        child.stdout.on('data', (chunk) => {
            stdout.push(chunk);
            room -= chunk.length;
            if (room >= 0)
                return;
            reject(new GitError('too-large', `git ${command}: more than can be read`));
            endProcess(child);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (cause) => reject(startFailure(place, command, cause)));
        const end = () => {
            reject(stop?.reason);
            endProcess(child);
        };
        stop?.addEventListener('abort', end, { once: true });
        child.on('close', (code, signal) => {
            stop?.removeEventListener('abort', end);
            if (code === 0)
                return resolve(Buffer.concat(stdout));
            const stopped = signal === null ? '' : `\ngit was stopped by ${signal}`;
            const output = ledger === undefined ? stderr : [...stderr, ...stdout, Buffer.from(stopped)];
            reject(failure(place, command, output));
        });
        child.stdin.end(input);
    });
}
/** Streams what git prints. Ignores the `stop` of the place. Throws GitError once git has failed. */
async function* gitStream(place, args) {
    const child = start(place, args);
    const stderr = [];
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    const ended = new Promise((resolve) => {
        child.on('error', () => resolve(null)).on('close', resolve);
    });
    child.stdin.end();
    for await (const chunk of child.stdout)
        yield chunk;
    if ((await ended) !== 0)
        throw failure(place, commandOf(args), stderr);
}
function start(place, args) {
    const { cwd, env, workspace, ledger } = place;
    const command = commandOf(args);
    const isLimited = ledger?.reaches === true && ASKS_SERVER.has(command);
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['--no-pager', ...trusting(workspace, cwd), ...args], {
        cwd,
        env: { ...passedOn(env), ...SETTINGS, ...(ledger === undefined ? reachOf(command) : ledgerSettings(ledger)) },
        windowsHide: true,
        timeout: isLimited ? (ledger.longestMs ?? LONGEST_MS) : undefined,
    });
    // A git that ends early closes its input. Its exit code says why.
    child.stdin.on('error', () => { });
    // A program that git started may outlive a git that is given up, and hold its pipes open for long.
    if (isLimited) {
        child.on('exit', (_, signal) => {
            if (signal !== null)
                for (const pipe of [child.stdout, child.stderr])
                    pipe.destroy();
        });
    }
    return child;
}
/** Git takes pathspecs literally, ignores replaced objects, and prints messages in the words that this file expects. */
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
/** Only a fetch reaches a server. Everything else stays on this machine, also in a partial clone that lacks an object. */
function reachOf(command) {
    return command === 'fetch' ? {} : NO_SERVER;
}
/**
 * The ledger is read in the folder that you name, not in the repository whose hook this is, and without your options for
 * diffs. Git would also take parents of commits from a file of grafts, which no hash covers.
 */
const LEDGER_APART = {
    ...{ GIT_DIR: undefined, GIT_COMMON_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
    ...{ GIT_OBJECT_DIRECTORY: undefined, GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined, GIT_QUARANTINE_PATH: undefined },
    ...{ GIT_NAMESPACE: undefined, GIT_SHALLOW_FILE: undefined, GIT_DEFAULT_HASH: undefined, GIT_DIFF_OPTS: undefined },
    GIT_GRAFT_FILE: '',
};
function ledgerSettings({ bare, reaches }) {
    const own = bare === null ? {} : { GIT_DIR: bare, GIT_INDEX_FILE: `${bare}/ledger-index` };
    return { ...LEDGER_APART, ...own, ...(reaches ? {} : { ...NO_SERVER, GIT_NO_LAZY_FETCH: '1' }) };
}
/**
 * Git does not get the inputs of a step, which hold secrets, nor our own keys: it may start programs that its configuration
 * names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function passedOn(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}
/** Trusts folders for this call only. No configuration of git is changed. */
function trusting(workspace, cwd) {
    if (workspace === undefined || workspace === '')
        return [];
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, cwd);
    const steps = way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) ? [] : way.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    const folders = [workspace, ...steps.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, ...steps.slice(0, index + 1)))];
    return folders.flatMap((folder) => ['-c', `safe.directory=${folder.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/')}`]);
}
/** Waits for nothing: a program that git started may hold its pipes open for long. */
function endProcess(child) {
    child.kill();
    for (const pipe of [child.stdin, child.stdout, child.stderr])
        pipe.destroy();
    child.unref();
}
/** The command among the arguments, which may begin with `-c name=value`. */
function commandOf(args) {
    return (args[0] === '-c' ? args[2] : args[0]) ?? '';
}
const NO_REPOSITORY = /not a git repository/;
/** Works also for a ledger's git, whose errors have no kinds. */
function saysNoRepository(error) {
    return error instanceof GitError && NO_REPOSITORY.test(error.output);
}
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [NO_REPOSITORY, 'not-a-repository'],
    [
        /could not read (?:Username|Password)|Authentication failed|Permission denied \(|returned error: 40[13]|repository .*not found/i,
        'no-access',
    ],
    [
        /not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)/,
        'missing-object',
    ],
    [/single revision|unknown revision|not a valid object name|bad revision/i, 'unknown-revision'],
];
/**
 * The error for a git that failed, from what it printed in the C locale. The remedies of the kinds do not fit a ledger, so
 * its errors have none.
 */
function failure({ ledger }, command, printed, options) {
    const output = Buffer.concat(printed).toString();
    const known = ledger === undefined ? KINDS.find(([pattern]) => pattern.test(output)) : undefined;
    const line = output.trim().split('\n')[0] || 'failed without a word';
    return new GitError(known?.[1] ?? 'failed', `git ${command}: ${line}`, { ...options, output });
}
function startFailure(place, command, cause) {
    const missing = 'code' in cause && cause.code === 'ENOENT' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(place.cwd);
    if (missing && place.ledger === undefined)
        return new GitError('not-installed', 'git is not installed', { cause });
    if (missing)
        return new GitError('failed', 'git is not installed. Install it: a ledger is kept with it.', { cause });
    return new GitError('failed', `git ${command} could not be started`, { cause });
}
/** What git prints, trimmed; null where it prints nothing, fails, or is not installed. */
async function gitAnswer(run, args) {
    const answer = await run(args).catch(() => null);
    return answer === null ? null : answer.toString().trim() || null;
}
/** The path of the working directory in its repository, such as `ops/plant/`; '' at the root. */
async function folderOf(run) {
    return (await run(['rev-parse', '--show-prefix'])).toString().replace(/\n$/, '');
}
/** The full hash of the commit that `revision` names. */
async function resolveCommit(run, revision) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision))
        return revision;
    if (revision.includes('\0'))
        throw new GitError('unknown-revision', 'a revision cannot hold NUL');
    return (await run(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).toString().trim();
}


/***/ })

};
