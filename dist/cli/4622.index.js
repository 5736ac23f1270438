export const id = 4622;
export const ids = [4622,5645];
export const modules = {

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cw: () => (/* binding */ gitContext),
/* harmony export */   rL: () => (/* binding */ notIgnoredBy),
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(876);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);



/** Asks git at once, so that it answers while the lists are read. What it gives never fails. */
function gitContext(context) {
    const { env } = context.host;
    const inventory = inventoryCommit(context);
    const actor = given(env.CIP_SYNC_ACTOR) ?? personOf(context);
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(context, commit, files),
            pull_requests: [],
            actor: await actor,
            run_url: given(env.CIP_SYNC_RUN_URL),
        };
    };
}
/** The commit of the inventory that a run reads, or that stands below its working tree; null where git knows none. */
async function inventoryCommit({ head, host, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? (0,_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are those of the commit; null where that cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRevision */ .qo)({ kind: 'commit', commit }, { cwd, paths: settings.paths, run: git }, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .unreported */ .B8);
        const sums = (some) => some
            .map((file) => `${file.sha256()} ${file.path}`)
            .sort()
            .join('\n');
        return sums(committed.files) === sums(files);
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each is a key, a line break and a value. Where one stands twice, git takes the last.
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** What apply and plan leave, as docs/command-line.md tells it. */
const LEFT = ['plan.json', '.cip-sync/evidence.json'];
/** Those of them that git would commit. */
async function notIgnoredBy(git) {
    const ignored = await Promise.all(LEFT.map((path) => isIgnored(git, path)));
    return LEFT.filter((_, index) => !ignored[index]);
}
async function isIgnored(git, path) {
    try {
        // It takes no literal paths, which git is told to take elsewhere.
        await git(['--no-literal-pathspecs', 'check-ignore', '--quiet', path]);
        return true;
    }
    catch (error) {
        if (!(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS))
            throw error;
        return false;
    }
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
/* harmony export */   parseSavedPlan: () => (/* binding */ parseSavedPlan),
/* harmony export */   planPath: () => (/* binding */ planPath),
/* harmony export */   putOut: () => (/* binding */ putOut),
/* harmony export */   readNamed: () => (/* binding */ readNamed),
/* harmony export */   readSavedPlan: () => (/* binding */ readSavedPlan),
/* harmony export */   recordPaths: () => (/* binding */ recordPaths),
/* harmony export */   writeEvidence: () => (/* binding */ writeEvidence),
/* harmony export */   writeOut: () => (/* binding */ writeOut),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
// Files that a run leaves behind or is given: plan, journal, evidence. Written whole or not at all, readable by their
// owner alone, since they hold names.




/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link leads to the file that is
 * replaced; what is no file, such as a pipe or /dev/stdout, is written to. Throws a ConfigurationError for a folder, and for
 * a file that another program holds.
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
        // Never through a link that someone put there before.
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
/** Windows lets nothing take the place of a file that a program has open. null for an error of another kind. */
function heldOpen(error) {
    if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
/** What machines read: to the file that `--out` names, else to standard output. */
function putOut(text, { out }, { cwd, terminal }) {
    if (typeof out === 'string')
        writeOut((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out), text);
    else
        terminal.out(text);
}
/** Writes the file that `--out` names. Throws a ConfigurationError where the system does not let it. */
function writeOut(path, text) {
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
/** A document as its file holds it. */
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/** Where one apply leaves its records. The name tells when it began, to the millisecond, and in which process. */
function recordPaths(folder, startedAt) {
    refuseLink(folder);
    const stamp = stampOf(startedAt);
    return { journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`), evidence: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stamp}.json`) };
}
/** Where one run leaves its plan, so that the next step of the job leaves its own beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A link, which a pull request can bring, would have names land elsewhere. */
function refuseLink(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // What leads to the working directory is its owner's; what is below it may be anybody's.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink()) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        }
        if (!isBelow)
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** One line an entry, handed to the system before the call returns: a killed process loses none it has written. */
function openJournal(path, now) {
    const file = recording(() => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'ax', 0o600);
    });
    return {
        // Not `writeSync`: of a line for which there is no room that writes the first part, and says nothing.
        append: (entry) => recording(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`)),
        close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file),
    };
}
function writeEvidence(path, document) {
    recording(() => writeWhole(path, jsonText(document)));
}
/** Writes a record of an apply. Throws a ConfigurationError where the system has no place for it. */
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
 * Applies that were cut off since the last one that left evidence: told for people, and deciding nothing. Reads the
 * names in the folder, and of such a journal its lines. What cannot be read has nothing to tell.
 */
function cutOffApplies(folder) {
    const names = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) ?? [];
    const stampsOf = (pattern) => names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
    const newest = stampsOf(/^evidence-(.+)\.json$/).reduce((a, b) => (a > b ? a : b), '');
    // Names begin with the time, so that their order is that of the applies.
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
/** Intents without an outcome. A name cannot look like either: within JSON its quotes are escaped. */
function openWrites(journal) {
    const count = (event) => journal.split(`"event":"${event}"`).length - 1;
    return count('intent') - count('outcome');
}
/** Throws a ConfigurationError for a file that cannot be read, is no plan, or was edited. */
async function readSavedPlan(path) {
    return parseSavedPlan(readNamed('--plan', path).toString('utf8'));
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
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3666), __webpack_require__.e(9071)]).then(__webpack_require__.bind(__webpack_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}


/***/ }),

/***/ 8566:
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
// Who claims what while desired assets are matched to live ones (design section 4). Whoever has one candidate left
// takes it, until nothing changes: so chains work in any file order, and nothing is guessed.


/** In `liveOf`: nothing matches, so the asset is to be created. */
const NONE = -1;
/** In `liveOf`: an error was reported, so nothing may be concluded about the asset. */
const FAILED = -2;
/** Of `onlyUnclaimed`: nobody has that name. */
const NOBODY = -1;
/** Of `onlyUnclaimed`: more than one has it. */
const SEVERAL = -2;
/**
 * Live assets by system and name, and their claims. The hot path: assets are numbers into lists, and one Map of numbers
 * a system with one chain for namesakes costs a fraction of arrays of objects.
 */
class Claims {
    assets;
    liveOf;
    claimed;
    /** True when any indexed name ends with the swap suffix; else nobody need look for one. */
    hasParked = false;
    #bySystem;
    /** The next asset of the same name in the same system, or -1. */
    #next;
    /** Indexes by name the assets of `systemIds` alone. */
    constructor(assets, systemIds, desiredCount) {
        this.assets = assets;
        this.liveOf = new Int32Array(desiredCount).fill(NONE);
        this.claimed = new Uint8Array(assets.length);
        this.#next = new Int32Array(assets.length).fill(-1);
        this.#bySystem = new Map(Array.from(systemIds, (id) => [id, new Map()]));
        // Backwards, so that a chain of namesakes runs in the order of the list.
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
    /** The unclaimed assets of that name in that system, at most `most` of them. */
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
     * The next unclaimed asset of the same chain, or -1. A claim is never taken back, so claimed assets are passed over
     * once and cut out: asking for each of many namesakes stays linear.
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
/** How many of a kind are looked up: enough to tell one from several, and to name some. */
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
/** Each claimant that has one candidate takes it. */
function settle(open, claims) {
    takeOnly(open, watchersOf(open), claims);
}
/** The same; and who then has its own name and a leftover of it takes its own name. */
function settleWithLeftovers(open, claims) {
    const watchers = watchersOf(open);
    takeOnly(open, watchers, claims);
    // Only whom a claim has left with fewer candidates need be asked again: a long chain is no walk for each link.
    for (let claimants = open; claimants.length > 0;) {
        const woken = takeOwnNames(claimants, watchers, claims);
        const again = new Set([...woken, ...takeOnly(woken, watchers, claims)]);
        // In order of declaration, so that no result depends on who woke whom.
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
 * A claim may leave another asset with one candidate: those that may mean the same name are looked at again. They are
 * three at most (its own entry, the one that names it as source, the one it may be parked for), so this is linear.
 * Returns who was looked at again.
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
/** Own name and leftover left: its own name. Returns those whose candidates are fewer for it. */
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
/** Claims, and returns those whose candidates are fewer now. */
function claimAndWake({ desired }, live, watchers, claims) {
    claims.claim(desired, live);
    const { cyber_system_id, name } = claims.assets[live];
    // It watches that name itself, or it would not have found the asset.
    return watchers.get((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameKey */ .Rc)(cyber_system_id, name));
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
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// The identity of a change and of a set of changes (design section 5). What is hashed is what would happen,
// so neither layout nor order of the files, nor time, nor machine has a part in it.

/** 128 bits: two changes crafted to share one would take 2^64 hashes. */
const FINGERPRINT_HEX = 32;
/** 32 lower-case hex digits of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return sha256(canonical).slice(0, FINGERPRINT_HEX);
}
/** Identity of the deletion of this very asset, as it is. */
function deletionFingerprint(asset) {
    const { id, organization_slug: organization } = asset;
    return fingerprint({ organization, action: 'delete', id, before: stateOf(asset), after: null });
}
/** What a change of the asset starts from. */
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
/**
 * Identity of where a change of an asset ends, whatever it starts from; `after` is null for a delete: 32 hex digits
 * over organization, id and after.
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

/***/ 9706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ matchAssets)
/* harmony export */ });
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8566);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3444);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6599);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
// Which live asset each desired asset means (design section 4): by id, by hint or name, by an inferred move. Each
// claims at most one live asset, and each live asset is claimed at most once. What is left in doubt is an error, never
// a guess.






/** Desired assets are numbered as they are declared, system by system. Linear in desired plus live assets. */
function matchAssets(input, report) {
    const { systems, live } = input;
    const directory = input.directory.systems;
    const { total, pinned, hinted } = collectHints(systems, directory);
    const sources = hinted.flatMap(({ source }) => (source === null ? [] : [source.system.id]));
    const claims = new _claims_js__WEBPACK_IMPORTED_MODULE_1__/* .Claims */ .UD(live, new Set([...systems.map(({ system }) => system.id), ...sources]), total);
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
        // Of two that pin one asset, names.ts has reported the second.
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
/** Plain assets take the live asset of their own name. Returns those of which more is asked. */
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
            else if (live === _claims_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERAL */ .nG || isParked(claims, system.id, asset.name)) {
                open.push({ desired, asset, system, source: null, unresolved: null });
            }
        }
    }
    return open;
}
function isParked(claims, systemId, name) {
    return claims.hasParked && claims.onlyUnclaimed(systemId, name + _names_js__WEBPACK_IMPORTED_MODULE_3__/* .SWAP_SUFFIX */ .m5) !== _claims_js__WEBPACK_IMPORTED_MODULE_1__/* .NOBODY */ .oQ;
}
/** First round, assets with a hint alone. Returns those that are still open. */
function claimByHints(hinted, matcher) {
    const clear = refuseUnclearSystems(withoutTwins(hinted, matcher.claims), matcher);
    const open = refuseSharedSources(clear, matcher);
    (0,_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .settle */ .G9)(open, matcher.claims);
    return open;
}
/** Second round, once plain assets have their own names: all that are open; then a verdict on each of them. */
function claimTheRest(all, matcher) {
    const open = withoutTwins(all, matcher.claims);
    (0,_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .settleWithLeftovers */ .MI)(open, matcher.claims);
    for (const claimant of open) {
        if ((0,_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(claimant, matcher.claims))
            conclude(claimant, matcher);
        else
            adviseOnHints(claimant, matcher);
    }
}
/** Of several entries for one name in one system, reported by names.ts, the first stands for all. */
function withoutTwins(claimants, claims) {
    const firsts = new Map();
    for (const claimant of claimants) {
        const key = (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(claimant.system.id, claimant.asset.name);
        if (firsts.has(key))
            claims.fail(claimant.desired);
        else
            firsts.set(key, claimant);
    }
    return [...firsts.values()];
}
/** A `moved_from` that several systems answer to might name an asset that would be lost. */
function refuseUnclearSystems(hinted, { claims, directory, report }) {
    return hinted.filter(({ desired, unresolved }) => {
        if (unresolved === null || unresolved.systems.length === 0)
            return true;
        claims.fail(desired);
        report((0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .systemReferenceProblem */ .Oe)(directory, unresolved));
        return false;
    });
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
            claims.fail(claimant.desired);
            report(renameConflict(claimant, 'shared-source', []));
        }
    }
    return hinted.filter(({ desired }) => claims.liveOf[desired] !== _claims_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk);
}
/** A verdict on an asset that nothing was claimed for: it is to be created, or an error says why not. */
function conclude(claimant, matcher) {
    const { asset, system, source } = claimant;
    const { claims, report } = matcher;
    const { own, source: sources, parked } = (0,_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .findCandidates */ .eE)(claimant, claims);
    const all = [...own, ...sources, ...parked];
    if (all.length === 0 && asset.hints === null)
        return; // to be created
    claims.fail(claimant.desired);
    if (all.length === 0)
        report(missingSource(claimant, matcher));
    else if (own.length > 1)
        report(ambiguous(claimant, { system, name: asset.name }, own, matcher));
    else if (source === null || sources.length === 0) {
        // One of the own name would have been claimed, so these are leftovers.
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
/** Where the hints look for the asset: hints may name its own place. */
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
/** The live asset already stands where and how the hints would bring it: they have served. */
function adviseOnHints({ desired, asset, system, unresolved }, { claims, directory, report }) {
    const live = claims.assets[claims.liveOf[desired]];
    if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id)
        return;
    // The system it came from may be gone by now, or its name be misspelt: no reason to stop, but to look.
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
/** The first hint of an asset that has one and no id. */
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
    const meant = lives.map((live) => claims.assets[live]).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.id, b.id));
    const assets = meant.map(({ id, cyber_system_id }) => ({ id, system: directory.place(cyber_system_id) }));
    const types = new Set(meant.map(({ asset_type }) => asset_type));
    for (const { asset } of entries) {
        const isRetyped = !types.has(asset.assetType);
        report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('ambiguous-move', 'warning', (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(asset), { name: asset.name, assets, isRetyped }));
    }
}
/** Desired assets that nothing is claimed for. */
function unmatchedByName(systems, { liveOf }) {
    const unmatched = new Map();
    let desired = -1;
    for (const { assets } of systems) {
        for (const asset of assets) {
            if (liveOf[++desired] === _claims_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3)
                (0,_group_js__WEBPACK_IMPORTED_MODULE_4__/* .addUnder */ .QQ)(unmatched, asset.name, { desired, asset });
        }
    }
    return unmatched;
}


/***/ }),

/***/ 4223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _6: () => (/* binding */ orderChanges),
/* harmony export */   bu: () => (/* binding */ parkedName)
/* harmony export */ });
/* unused harmony export findCycleBreakers */
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6599);

/** The name of a parked asset, until its final name is free. */
function parkedName(change) {
    return change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5;
}
/**
 * Orders the changes with as few waits as every reading of uniqueness allows. Linear in changes: a name that many
 * give up and many take is one gate, not a wait for each pair.
 */
function orderChanges(changes) {
    const { givers, waits } = namesInPlay(changes);
    const breakers = findCycleBreakers({ waits, givers });
    const steps = [];
    const parks = new Map();
    for (const number of breakers)
        parks.set(number, changes.length + givers.length + parks.size);
    const gateStep = (gate) => changes.length + gate;
    changes.forEach((change, number) => {
        const park = parks.get(number);
        const waitsFor = [...waits[number].map(gateStep), ...(park === undefined ? [] : [park])];
        steps.push({ kind: 'write', change, waitsFor, isParkedBefore: park !== undefined });
    });
    const needed = new Set(waits.flat());
    // Who is parked has given its name up by then.
    givers.forEach((giving, gate) => {
        const waitsFor = needed.has(gate) ? giving.map((number) => parks.get(number) ?? number) : [];
        steps.push({ kind: 'gate', waitsFor });
    });
    for (const number of parks.keys())
        steps.push({ kind: 'park', change: updateOf(changes[number]), waitsFor: [] });
    return { steps, last: lastDeletes(steps) };
}
/** Never throws: a cycle of waits runs through changes that give up one name and take another. */
function updateOf(change) {
    if (change?.action !== 'update')
        throw new Error('only an update both gives up a name and takes one');
    return change;
}
function lastDeletes(steps) {
    const waitedFor = new Set(steps.flatMap((step) => step.waitsFor));
    const last = new Set();
    steps.forEach((step, number) => {
        if (step.kind === 'write' && step.change.action === 'delete' && !waitedFor.has(number))
            last.add(number);
    });
    return last;
}
/** Names that are both given up and taken, as gates; who gives each up, and for which gates each change waits. */
function namesInPlay(changes) {
    const givers = [];
    const gateOf = new Map();
    changes.forEach((change, number) => {
        for (const key of namesGivenUp(change)) {
            const gate = gateOf.get(key);
            if (gate === undefined)
                gateOf.set(key, givers.push([number]) - 1);
            else
                givers[gate].push(number);
        }
    });
    const waits = changes.map((change) => {
        if (gateOf.size === 0)
            return [];
        return namesTaken(change).flatMap((key) => gateOf.get(key) ?? []);
    });
    return { givers, waits };
}
function namesGivenUp(change) {
    if (change.before === null)
        return [];
    return leftOver(readings(change.before), change.after === null ? [] : readings(change.after));
}
function namesTaken(change) {
    if (change.after === null)
        return [];
    return leftOver(readings(change.after), change.before === null ? [] : readings(change.before));
}
/** The keys that the other state does not hold under the same reading. */
function leftOver(keys, others) {
    return keys.filter((key, reading) => key !== others[reading]);
}
/** The same name under each reading of uniqueness: in the organization or the system, exact or case-folded. */
function readings({ name, cyber_system_id: system }) {
    const folded = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(name);
    // No id is empty or holds a line feed, so no two readings share a key.
    return [`exact\n\n${name}`, `folded\n\n${folded}`, `exact\n${system}\n${name}`, `folded\n${system}\n${folded}`];
}
const NEW = 0;
const OPEN = 1;
const DONE = 2;
/**
 * The changes to park: parking one removes all of its waits. A ring or a swap costs one; where cycles are entangled
 * it may be more than the least, but none that the others make needless, unless the tangle is too large to say.
 */
function findCycleBreakers(graph) {
    const parked = breakAtBackEdges(graph);
    if (parked.size > 1)
        dropNeedless(graph, parked);
    return parked;
}
/** One walk, depth first, without recursion. Every cycle holds an edge back to something open on the walk's path. */
function breakAtBackEdges({ waits, givers }) {
    const changeMark = new Uint8Array(waits.length);
    const gateMark = new Uint8Array(givers.length);
    const parked = new Set();
    for (let start = 0; start < waits.length; start++) {
        if (changeMark[start] !== NEW || waits[start].length === 0)
            continue;
        changeMark[start] = OPEN;
        const path = [{ isGate: false, number: start, next: 0 }];
        while (path.length > 0)
            step(path);
    }
    return parked;
    function step(path) {
        const frame = path[path.length - 1];
        const edges = frame.isGate ? givers[frame.number] : parked.has(frame.number) ? [] : waits[frame.number];
        const target = edges[frame.next++];
        if (target === undefined) {
            (frame.isGate ? gateMark : changeMark)[frame.number] = DONE;
            path.pop();
            return;
        }
        const marks = frame.isGate ? changeMark : gateMark;
        if (marks[target] === OPEN) {
            // The change at this edge: the one it starts from, or the one it leads back to.
            parked.add(frame.isGate ? target : frame.number);
        }
        else if (marks[target] === NEW) {
            marks[target] = OPEN;
            path.push({ isGate: !frame.isGate, number: target, next: 0 });
        }
    }
}
/** Edges that may be followed for each edge of the graph, so that a huge tangle costs no more than a few walks. */
const EFFORT = 10;
/** Takes back each park without which no cycle is left. */
function dropNeedless({ waits, givers }, parked) {
    const gateSeen = new Int32Array(givers.length).fill(-1);
    let effort = EFFORT * (countEdges(waits) + countEdges(givers));
    for (const change of [...parked]) {
        parked.delete(change);
        if (effort <= 0 || isInCycle(change))
            parked.add(change);
    }
    /** Whether the change waits, through others that are not parked, for itself; true when the effort is spent. */
    function isInCycle(origin) {
        const open = [origin];
        for (let change = open.pop(); change !== undefined; change = open.pop()) {
            const gates = parked.has(change) ? [] : waits[change].filter((gate) => gateSeen[gate] !== origin);
            for (const gate of gates) {
                gateSeen[gate] = origin;
                effort -= givers[gate].length + 1;
                if (effort <= 0 || givers[gate].includes(origin))
                    return true;
                for (const giver of givers[gate])
                    open.push(giver);
            }
        }
        return false;
    }
}
function countEdges(edges) {
    return edges.reduce((sum, { length }) => sum + length, 0);
}


/***/ }),

/***/ 2566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   UW: () => (/* binding */ checkWhole),
/* harmony export */   oM: () => (/* binding */ chooseSystems)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1968);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4223);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9643);





/** Reports `partial-inventory` at the first file outside that declares a system of this organization. */
function checkWhole(outside, { systems }, { deletes }, report) {
    const ours = outside.filter(({ cyberSystem }) => (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .findByReference */ .mk)(systems, cyberSystem.value).length > 0);
    const [first] = ours;
    if (first === undefined)
        return;
    const { file, cyberSystem } = first;
    const files = new Set(ours.map((document) => document.file.path)).size;
    const args = { name: cyberSystem.value, files, deletes: deletes.length };
    const severity = deletes.length > 0 ? 'error' : 'warning';
    report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('partial-inventory', severity, { file, offset: cyberSystem.offset }, args));
}
/** By id, name, `SITE/SYSTEM`, or the path of a file, which chooses every system that it declares. */
function chooseSystems(reference, { directory, documents }) {
    const { systems } = directory;
    const named = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .findByReference */ .mk)(systems, reference);
    if (named.length === 1)
        return { systems: named };
    if (named.length > 1)
        return { several: referencesTo(named, directory) };
    const sited = [...systems.byId.values()].filter(({ id }) => isSited(reference, systems.place(id)));
    if (sited.length === 1)
        return { systems: sited };
    if (sited.length > 1)
        return { several: sited.map(({ id }) => id) };
    const path = reference.replaceAll('\\', '/').replace(/^\.\//, '');
    const inFile = documents.filter(({ file }) => file.path === path);
    if (inFile.length === 0)
        return { near: nearReferences(reference, directory) };
    const resolved = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSystems */ .Hi)({ documents: inFile, isComplete: false }, directory, _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .unreported */ .B8);
    return { systems: resolved.systems.map(({ system }) => system) };
}
/** Systems of one name as `SITE/SYSTEM`, or by id where that does not tell them apart. */
function referencesTo(namesakes, { systems }) {
    const bySite = (0,_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(namesakes, ({ id }) => systems.place(id).site?.name ?? null);
    return namesakes.map(({ id, name }) => {
        const site = systems.place(id).site?.name ?? null;
        return site === null || bySite.get(site).length > 1 ? id : `${site}/${name}`;
    });
}
/** What chooses the systems of near names: a name that several have would be refused next. */
function nearReferences(reference, directory) {
    return directory.systems.names.nearest(reference).flatMap((name) => {
        const named = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .findByReference */ .mk)(directory.systems, name);
        return named.length > 1 ? referencesTo(named, directory) : [name];
    });
}
/** `SITE/SYSTEM`, or as plans write it, `SITE / SYSTEM`. */
function isSited(reference, { site, name }) {
    return site !== null && (reference === `${site.name}/${name}` || reference === `${site.name} / ${name}`);
}
/** The changes that end in or start from one of the systems, and those to execute that they wait for. */
function partOf(changes, systems, drift) {
    const isChosen = ({ before, after }) => [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
    const chosen = new Set(changes.filter(isChosen));
    const needed = new Set(chosen);
    const { steps } = (0,_order_js__WEBPACK_IMPORTED_MODULE_4__/* .orderChanges */ ._6)((0,_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .toExecute */ .Pq)(changes, drift));
    const open = steps.flatMap((step, number) => (step.kind === 'write' && chosen.has(step.change) ? [number] : []));
    const seen = new Set(open);
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
        const step = steps[number];
        if (step.kind !== 'gate')
            needed.add(step.change);
        for (const before of step.waitsFor) {
            if (!seen.has(before))
                open.push(before);
            seen.add(before);
        }
    }
    const kept = changes.filter((change) => needed.has(change));
    return { changes: kept, leftOut: changes.length - kept.length, along: needed.size - chosen.size };
}


/***/ }),

/***/ 4363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ invalidPlan),
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/claims.js
var claims = __webpack_require__(8566);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/match.js
var match = __webpack_require__(9706);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
;// CONCATENATED MODULE: ./lib/core/diff.js




const NO_SYSTEMS = new Set();
/** Reports what resolving and matching find, in no particular order. */
function diff(input, report) {
    const { directory, live, declaredBefore } = input;
    const { systems, unresolved } = (0,resolve/* resolveSystems */.Hi)(input.inventory, directory, report);
    const matchInput = { systems, live: live.assets, directory, moveSources: declaredBefore ?? NO_SYSTEMS };
    const matching = (0,match/* matchAssets */.f)(matchInput, report);
    return {
        ...compareDesired(systems, matching, input),
        ...sortOutUnclaimed(systems, matching, input),
        systems,
        unresolved,
    };
}
function compareDesired(systems, { liveOf }, { live, directory }) {
    const creates = [];
    const updates = [];
    const uncertain = new Set();
    let unchanged = 0;
    let number = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const match = liveOf[++number];
            if (match === claims/* FAILED */.Wk)
                uncertain.add(system.id);
            if (match === claims/* NONE */.x3)
                creates.push(create(asset, directory.systems.place(system.id), live.organization));
            if (match < 0)
                continue;
            const update = diff_compare(asset, system, live.assets[match], directory);
            if (update === null)
                unchanged++;
            else
                updates.push(update);
        }
    }
    return { creates, updates, unchanged, uncertain };
}
function create(asset, system, organization) {
    const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
    const identity = { action: 'create', id: null, before: null, after };
    return { ...identity, fingerprint: (0,fingerprint/* fingerprint */.Rj)({ organization, ...identity }), cyberSystem: system, desired: asset };
}
function diff_compare(asset, system, live, directory) {
    const changed = [];
    if (live.name !== asset.name)
        changed.push('name');
    if (live.cyber_system_id !== system.id)
        changed.push('cyber_system_id');
    if (live.asset_type !== asset.assetType)
        changed.push('asset_type');
    if (changed.length === 0)
        return null;
    const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
    const identity = { action: 'update', id: live.id, before: (0,fingerprint/* stateOf */.L4)(live), after };
    const fromSystem = directory.systems.place(live.cyber_system_id);
    const cyberSystem = directory.systems.place(system.id);
    const organization = live.organization_slug;
    return {
        ...identity,
        fingerprint: (0,fingerprint/* fingerprint */.Rj)({ organization, ...identity }),
        changed,
        cyberSystem,
        fromSystem,
        desired: asset,
    };
}
/** What becomes of the live assets that nothing claimed. */
function sortOutUnclaimed(systems, { claimed }, input) {
    const { live, directory, declaredBefore } = input;
    const prunes = new Map(systems.map((resolved) => [resolved.system.id, shouldPrune(resolved, declaredBefore)]));
    const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
    const deletes = [];
    const undeclared = [];
    const unmanaged = [];
    const adopted = new Map();
    let managed = 0;
    let ignored = 0;
    live.assets.forEach((asset, number) => {
        const { cyber_system_id: id } = asset;
        const prune = prunes.get(id);
        if (prune !== undefined)
            managed++;
        if (claimed[number] === 1)
            return;
        if (prune === undefined) {
            unmanaged.push(asset);
            return;
        }
        if (ignoring.get(id)?.find(asset.name)) {
            ignored++;
            return;
        }
        if (prune === true)
            deletes.push(remove(asset, directory));
        else
            undeclared.push({ asset, cyberSystem: directory.systems.place(id) });
        if (prune === 'adopting')
            adopted.set(id, (adopted.get(id) ?? 0) + 1);
    });
    return { deletes, undeclared, ignored, unmanaged, adopted, managed };
}
/** Deleting is for systems whose files were complete before: one that a pull request adopts loses nothing. */
function shouldPrune({ system, prune }, declaredBefore) {
    if (prune !== null)
        return prune;
    return declaredBefore === null || declaredBefore.has(system.id) ? true : 'adopting';
}
function remove(asset, directory) {
    const identity = { action: 'delete', id: asset.id, before: (0,fingerprint/* stateOf */.L4)(asset), after: null };
    const cyberSystem = directory.systems.place(asset.cyber_system_id);
    return { ...identity, fingerprint: (0,fingerprint/* deletionFingerprint */.fz)(asset), cyberSystem };
}

// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/ignore.js
var ignore = __webpack_require__(8109);
// EXTERNAL MODULE: ./lib/core/names.js
var core_names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/part.js
var core_part = __webpack_require__(2566);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/suggest.js
var suggest = __webpack_require__(3029);
;// CONCATENATED MODULE: ./lib/core/renames.js




/** Pairs that are compared letter by letter, over the whole plan; beyond, spellings that are equal but for case. */
const MOST_COMPARED = 250_000;
function findPossibleRenames({ changes, executed, head, base }, report) {
    const deletes = changes.filter((change) => change.action === 'delete');
    const creates = changes.filter((change) => change.action === 'create');
    if (deletes.length === 0 || creates.length === 0)
        return;
    const placesOf = placesIn(head, base ?? []);
    const deletesOf = (0,group/* groupBy */.$z)(deletes, ({ before }) => `${before.asset_type} ${before.cyber_system_id}`);
    let budget = MOST_COMPARED;
    for (const [key, created] of (0,group/* groupBy */.$z)(creates, ({ after }) => `${after.asset_type} ${after.cyber_system_id}`)) {
        const all = { deletes: deletesOf.get(key) ?? [], creates: created };
        budget -= all.deletes.length * created.length;
        for (const { from, to, isInPlace } of pairUp(all, placesOf, budget >= 0)) {
            const isExecuted = executed.has(from) && executed.has(to);
            const names = { from: from.before.name, to: to.after.name, id: from.id, system: to.cyberSystem };
            report((0,diagnostic/* diagnostic */.YK)('possible-rename', 'warning', (0,core_names/* placeOf */.$t)(to.desired), { ...names, isInPlace, isExecuted }));
        }
    }
}
/** By place, then by likeness of names; one of each that is left over is a pair whatever the names. */
function pairUp(all, placesOf, isCompared) {
    if (all.deletes.length === 0)
        return [];
    const inPlace = pairsInPlace(all, placesOf, isCompared);
    const alike = pairsAlike(without(all, inPlace), isCompared);
    const { deletes, creates } = without(all, [...inPlace, ...alike]);
    const [from, to] = [deletes[0], creates[0]];
    const isLast = from !== undefined && to !== undefined && deletes.length === 1 && creates.length === 1;
    return [...inPlace, ...alike, ...(isLast ? [{ from, to, isInPlace: false }] : [])];
}
function without({ deletes, creates }, pairs) {
    if (pairs.length === 0)
        return { deletes, creates };
    const paired = new Set(pairs.flatMap(({ from, to }) => [from, to]));
    return { deletes: deletes.filter((one) => !paired.has(one)), creates: creates.filter((one) => !paired.has(one)) };
}
/** Between the same neighbours: in their order where as many stand there as before, else those alike first. */
function pairsInPlace({ deletes, creates }, placesOf, isCompared) {
    const places = placesOf(deletes[0].cyberSystem.id);
    if (places === null)
        return [];
    const deletesByGap = new Map();
    for (const from of deletes) {
        const place = places.before.get(from.id) ?? places.before.get(`"${from.before.name}`);
        if (place !== undefined)
            (0,group/* addUnder */.QQ)(deletesByGap, place.gap, { from, order: place.order });
    }
    const inFileOrder = [...creates].sort((a, b) => a.desired.offset - b.desired.offset);
    const createsByGap = (0,group/* groupBy */.$z)(inFileOrder, ({ desired }) => places.now.get(desired) ?? '');
    return [...deletesByGap].flatMap(([gap, ordered]) => {
        const inGap = {
            deletes: ordered.sort((a, b) => a.order - b.order).map(({ from }) => from),
            creates: createsByGap.get(gap) ?? [],
        };
        const alike = inGap.deletes.length === inGap.creates.length ? [] : pairsAlike(inGap, isCompared);
        const others = without(inGap, alike);
        const count = Math.min(others.deletes.length, others.creates.length);
        const inOrder = others.deletes.slice(0, count).map((from, index) => ({ from, to: others.creates[index] }));
        return [...alike, ...inOrder].map(({ from, to }) => ({ from, to, isInPlace: true }));
    });
}
/** The most alike first; each once. */
function pairsAlike({ deletes, creates }, isCompared) {
    if (!isCompared) {
        const bySpelling = new Map(creates.map((to) => [(0,suggest/* spelling */.DS)(to.after.name), to]));
        return deletes.flatMap((from) => {
            const key = (0,suggest/* spelling */.DS)(from.before.name);
            const to = bySpelling.get(key);
            bySpelling.delete(key);
            return to === undefined ? [] : [{ from, to, isInPlace: false }];
        });
    }
    const spelled = creates.map((to) => ({ to, name: (0,suggest/* spelling */.DS)(to.after.name) }));
    const alike = deletes
        .flatMap((from) => {
        const name = (0,suggest/* spelling */.DS)(from.before.name);
        return spelled.map((other) => ({ from, to: other.to, likeness: likeness(name, other.name) }));
    })
        .filter((pair) => pair.likeness >= LEAST_LIKENESS)
        .sort((a, b) => b.likeness - a.likeness);
    const paired = new Set();
    return alike.flatMap(({ from, to }) => {
        if (paired.has(from) || paired.has(to))
            return [];
        paired.add(from).add(to);
        return [{ from, to, isInPlace: false }];
    });
}
const LEAST_LIKENESS = 0.5;
/** Longer names are compared by their ends. */
const LONGEST = 100;
/** How much of the longer name the two share at both ends: `relay-21`, `tjs-relay-21`; `ems-historian`, `ems-hist-02`. */
function likeness(a, b) {
    if (a === b)
        return 1;
    const [start, end] = (0,suggest/* commonEnds */.yd)(a, b, LONGEST);
    return (start + end) / Math.max(a.length, b.length);
}
function placesIn(head, base) {
    const headOf = new Map(head.map((one) => [one.system.id, one]));
    const baseOf = new Map(base.map((one) => [one.system.id, one]));
    const placesOf = (0,group/* remember */.kY)((id) => placesOfSystem(headOf.get(id), baseOf.get(id)));
    return (id) => (headOf.has(id) && baseOf.has(id) ? placesOf(id) : null);
}
function placesOfSystem(now, before) {
    const namesNow = new Set(now.assets.map(({ name }) => name));
    const kept = new Set(before.assets.flatMap(({ name }) => (namesNow.has(name) ? name : [])));
    // A lone document is the same one, wherever its file has gone.
    const isAlone = now.documents.length === 1 && before.documents.length === 1;
    const places = { before: new Map(), now: new Map() };
    let order = 0;
    eachEntry(before.documents, isAlone, kept, ({ name, hints }, gap) => {
        places.before.set(`"${name}`, { gap, order: ++order });
        if (hints?.id != null)
            places.before.set(hints.id.value, { gap, order });
    });
    eachEntry(now.documents, isAlone, kept, (asset, gap) => void places.now.set(asset, gap));
    return places;
}
function eachEntry(documents, isAlone, kept, visit) {
    const ofFile = new Map();
    for (const { file, assets } of documents) {
        const number = ofFile.get(file.path) ?? 0;
        ofFile.set(file.path, number + 1);
        const document = isAlone ? '' : `${number} ${file.path}`;
        let gap = `${document}\n`;
        for (const asset of assets) {
            if (kept.has(asset.name))
                gap = `${document}\n${asset.name}`;
            else
                visit(asset, gap);
        }
    }
}

// EXTERNAL MODULE: ./lib/core/scope.js
var scope = __webpack_require__(9643);
// EXTERNAL MODULE: ./lib/core/sites.js
var sites = __webpack_require__(5991);
;// CONCATENATED MODULE: ./lib/core/plan.js












/** With an error among the diagnostics the plan has no changes. */
function makePlan(input) {
    const { head, live, settings } = input;
    const directory = (0,resolve/* makeDirectory */.Oh)(live, settings);
    const { base, applied, notices } = planEarlier(input, directory);
    const diagnostics = [...input.diagnostics, ...notices];
    const report = (finding) => void diagnostics.push(finding);
    // Moves are inferred, and systems are new, by what is applied: a pull request shows what its apply will find, also
    // where its base lacks a document or cannot be read.
    const declaredBefore = (applied ?? base)?.systemIds ?? null;
    const difference = diff({ inventory: head, declaredBefore, live, directory }, report);
    checkDeclared(difference, settings.uniqueNames, report);
    (0,core_part/* checkWhole */.UW)(input.outside ?? [], directory, difference, report);
    (0,sites/* adviseOnFields */.fj)(live, settings, report);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return invalidPlan(live.organization, diagnostics, settings);
    advise(difference, { directory, baseSystems: base?.systemIds ?? new Set() }, report);
    const compared = { base: base?.fingerprints ?? null, applied: applied?.fingerprints ?? null, held: input.held };
    const bare = [...difference.deletes, ...difference.updates, ...difference.creates];
    const classified = bare.map((change) => ({ ...change, origin: (0,scope/* originOf */.yv)(change.fingerprint, compared) }));
    const changes = (0,scope/* withNeeded */.Ml)(classified.sort(inPlanOrder));
    const executed = new Set((0,scope/* toExecute */.Pq)(changes, settings.drift));
    findPossibleRenames({ changes, executed, head: difference.systems, base: (base ?? applied)?.systems ?? null }, report);
    const contents = { organization: live.organization, diagnostics, settings, changes, difference };
    const only = input.only ?? null;
    if (only === null)
        return assemble(contents);
    const part = (0,core_part/* partOf */.BU)(changes, only.systems, settings.drift);
    const undeclared = difference.undeclared.filter(({ cyberSystem }) => only.systems.has(cyberSystem.id));
    const plan = assemble({ ...contents, changes: part.changes, difference: { ...difference, undeclared } });
    const summary = { ...plan.summary, left_out: part.leftOut };
    return { ...plan, summary, only: { references: only.references, along: part.along } };
}
/** On the command line, base and applied are one inventory, planned once; for drift they are head itself. */
function planEarlier({ head, base, applied, live }, directory) {
    const isOne = base === applied;
    const first = { directory, live, before: null };
    const appliedPlan = applied === null ? null : earlierPlan(isOne ? 'base' : 'applied', applied, first);
    const second = { directory, live, before: appliedPlan };
    const basePlan = isOne ? appliedPlan : base === null ? null : earlierPlan('base', base, second);
    // What head itself gets wrong is an error, and needs no notice.
    const noticed = base === head || applied === head ? [] : [...new Set([appliedPlan, basePlan])];
    return { base: basePlan, applied: appliedPlan, notices: noticed.flatMap((earlier) => earlier?.notices ?? []) };
}
/** Names and ids over all documents, also those whose cyber system is not known. */
function checkDeclared({ systems, unresolved }, uniqueNames, report) {
    const resolved = systems.map(({ system, assets }) => ({ key: system.id, assets }));
    const groups = [...resolved, ...(0,core_names/* groupByText */.YQ)(unresolved)];
    (0,core_names/* checkNames */.LN)(groups, uniqueNames, report);
    (0,core_names/* checkIds */.tD)(groups, report);
    (0,ignore/* checkIgnored */.Pm)(systems, report);
}
/** The plan of an inventory that could not be read, or not be held against the service: findings alone. */
function invalidPlan(organization, diagnostics, settings) {
    const difference = { undeclared: [], ignored: 0, unchanged: 0, unmanaged: [], managed: 0 };
    return assemble({ organization, diagnostics, settings, changes: [], difference });
}
function assemble({ organization, diagnostics, settings, changes, difference }) {
    const executed = (0,scope/* toExecute */.Pq)(changes, settings.drift);
    const summary = summarize(changes, executed, difference);
    return {
        organization,
        only: null,
        summary,
        changes,
        toExecute: executed,
        undeclared: [...difference.undeclared].sort(inUndeclaredOrder),
        managed: difference.managed,
        diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics),
        guards: (0,guard/* checkGuards */.hK)(summary.delete, difference.managed, settings),
        digest: (0,fingerprint/* digest */.br)(executed.map((change) => change.fingerprint)),
    };
}
function summarize(changes, executed, difference) {
    const updates = executed.filter((change) => change.action === 'update');
    return {
        create: executed.filter((change) => change.action === 'create').length,
        update: updates.length,
        delete: executed.filter((change) => change.action === 'delete').length,
        renamed: updates.filter(({ changed }) => changed.includes('name')).length,
        moved: updates.filter(({ changed }) => changed.includes('cyber_system_id')).length,
        retyped: updates.filter(({ changed }) => changed.includes('asset_type')).length,
        unchanged: difference.unchanged,
        undeclared: difference.undeclared.length,
        ignored: difference.ignored,
        unmanaged: difference.unmanaged.length,
        pending: executed.filter((change) => change.origin === 'pending').length,
        drift: changes.length - executed.length,
    };
}
function inUndeclaredOrder(a, b) {
    return ((0,compare/* compareText */.n)(a.cyberSystem.name, b.cyberSystem.name) ||
        (0,compare/* compareIds */.q)(a.cyberSystem.id, b.cyberSystem.id) ||
        (0,compare/* compareText */.n)(a.asset.name, b.asset.name) ||
        (0,compare/* compareIds */.q)(a.asset.id, b.asset.id));
}
const ACTION_ORDER = { delete: 0, update: 1, create: 2 };
/** System name, then delete, update, create, then name; ids last, so that the order is total. */
function inPlanOrder(a, b) {
    return ((0,compare/* compareText */.n)(a.cyberSystem.name, b.cyberSystem.name) ||
        (0,compare/* compareIds */.q)(a.cyberSystem.id, b.cyberSystem.id) ||
        ACTION_ORDER[a.action] - ACTION_ORDER[b.action] ||
        (0,compare/* compareText */.n)((a.after ?? a.before).name, (b.after ?? b.before).name) ||
        // Creates come no further than their names, which are unique in a system.
        (0,compare/* compareIds */.q)(a.id ?? '', b.id ?? ''));
}
/** Plans `base` or `applied`. Documents that do not resolve count as absent, with a notice. */
function earlierPlan(name, inventory, { directory, live, before }) {
    const problems = [];
    const difference = diff({ inventory, declaredBefore: before?.systemIds ?? null, directory, live }, (d) => problems.push(d));
    const unresolved = new Set(difference.unresolved.map(({ file }) => file));
    const notices = problems.flatMap(({ at, code }) => {
        if (at === null || !unresolved.delete(at.file))
            return [];
        return [(0,diagnostic/* diagnostic */.YK)('base-document-skipped', 'notice', at, { base: name, code })];
    });
    const fingerprints = new Set([...difference.creates, ...difference.updates].map((change) => change.fingerprint));
    for (const change of certainDeletes(inventory, difference))
        fingerprints.add(change.fingerprint);
    const { systems } = difference;
    return { fingerprints, systemIds: new Set(systems.map(({ system }) => system.id)), systems, notices };
}
/** What an incomplete inventory seems not to declare, it may well declare: that is no delete. */
function certainDeletes({ isComplete }, { deletes, unresolved, uncertain }) {
    if (!isComplete || unresolved.length > 0)
        return [];
    return deletes.filter(({ cyberSystem }) => !uncertain.has(cyberSystem.id));
}
function advise(difference, input, report) {
    adviseReleased(difference, input, report);
    adviseAdopted(difference, input.directory, report);
    adviseNamesInUse(difference, input.directory, report);
}
/** Systems that the base declares and the inventory no longer does. Their assets stay as they are. */
function adviseReleased({ systems, unmanaged }, { directory, baseSystems }, report) {
    const declared = new Set(systems.map(({ system }) => system.id));
    const released = new Map([...baseSystems].filter((id) => !declared.has(id)).map((id) => [id, 0]));
    if (released.size === 0)
        return;
    for (const { cyber_system_id: id } of unmanaged) {
        const count = released.get(id);
        if (count !== undefined)
            released.set(id, count + 1);
    }
    for (const [id, count] of released) {
        const system = directory.systems.place(id);
        report((0,diagnostic/* diagnostic */.YK)('system-released', 'warning', null, { system, count }));
    }
}
function adviseAdopted({ adopted }, directory, report) {
    for (const [id, count] of adopted) {
        const system = directory.systems.place(id);
        report((0,diagnostic/* diagnostic */.YK)('system-adopted', 'notice', null, { system, count }));
    }
}
function adviseNamesInUse({ creates, unmanaged }, directory, report) {
    if (creates.length === 0 || unmanaged.length === 0)
        return;
    const names = new Set(creates.map((change) => change.after.name));
    const inUse = new Map();
    for (const asset of unmanaged) {
        if (names.has(asset.name) && !inUse.has(asset.name))
            inUse.set(asset.name, asset);
    }
    for (const { desired } of creates) {
        const asset = inUse.get(desired.name);
        if (asset === undefined)
            continue;
        const system = directory.systems.place(asset.cyber_system_id);
        const reference = (0,resolve/* referenceTo */.Po)(directory.systems, system);
        report((0,diagnostic/* diagnostic */.YK)('name-in-use', 'warning', (0,core_names/* placeOf */.$t)(desired), { name: asset.name, system, reference }));
    }
}


/***/ }),

/***/ 9643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ unapproved),
/* harmony export */   Ed: () => (/* binding */ acquaintance),
/* harmony export */   Ml: () => (/* binding */ withNeeded),
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6599);



/** With no base known, all that differs is what the inventory asks for. */
function originOf(fingerprint, { base, applied, held }) {
    if (base === null || !base.has(fingerprint))
        return 'inventory';
    if (held.has(fingerprint))
        return 'pending';
    return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';
}
/**
 * Drift that something to execute waits for is executed with it: the name that an asset takes, another in its system
 * still has. Left out, the one would become the other's twin.
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
/** Name and system of one state that the other does not have; null where they are the same, or there is none. */
function placeOnlyIn(one, other) {
    if (one === null)
        return null;
    const place = ({ cyber_system_id, name }) => (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(cyber_system_id, name);
    return other !== null && place(one) === place(other) ? null : place(one);
}
/** What apply would execute, in the order given. */
function toExecute(changes, drift) {
    return drift === 'apply' ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
/** The changes that no approval covers; with any of them nothing may be written. */
function unapproved(organization, changes, approved) {
    return changes.filter((change) => {
        if (approved.fingerprints.has(change.fingerprint))
            return false;
        // Parked by an apply that was cut off: the rest of an update that was approved as a whole.
        const isParked = change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_2__/* .SWAP_SUFFIX */ .m5;
        return !isParked || !approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
/** null for a change of which the approval knows nothing. Fingerprints tell only what they are asked. */
function acquaintance(organization, change, approved) {
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


/***/ })

};
