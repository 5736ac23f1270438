export const id = 230;
export const ids = [230];
export const modules = {

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   QW: () => (/* binding */ heldOpen),
/* harmony export */   az: () => (/* binding */ evidenceFile),
/* harmony export */   nP: () => (/* binding */ writeEvidence),
/* harmony export */   putOut: () => (/* binding */ putOut),
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
// The claims of desired assets on live ones while they are matched (docs/apply.md). Each round, a desired asset with
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
// Finds the live asset that each desired asset means (docs/apply.md): by id, by hint or name, or by an inferred move.
// Each desired asset claims at most one live asset, and each live asset is claimed at most once. Doubt about an id, a
// hint or a name is an error. Doubt about a move is a warning. Nothing is guessed.






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
                hinted.push({ desired, asset, system, ...hintedSource(asset, system, directory) });
        }
    }
    return { total, pinned, hinted };
}
function hintedSource(asset, system, directory) {
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
            concludeClaimant(claimant, matcher);
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
function concludeClaimant(claimant, matcher) {
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
    const meant = lives.map((live) => claims.assets[live]).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .dk)(a.id, b.id));
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


/***/ })

};
