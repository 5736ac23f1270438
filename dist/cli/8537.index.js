export const id = 8537;
export const ids = [8537];
export const modules = {

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cw: () => (/* binding */ gitContext),
/* harmony export */   rL: () => (/* binding */ notIgnoredBy),
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
// What git knows about a run of the command line: commit, state of the tree and actor, for evidence. In other CI
// systems CIP_SYNC_COMMIT, CIP_SYNC_ACTOR and CIP_SYNC_RUN_URL give these. Also which files left by runs git would
// commit.





/** Asks git at once, so that the answer is there when the lists are read. The result never rejects. */
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
/** The commit of the inventory that a run reads, or the commit below its working tree; null if git knows none. */
async function inventoryCommit({ head, host, git, }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are those of the commit; null if that cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = [];
        const selections = await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd);
        const visit = ({ path, content }) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(content)} ${path}`);
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, run: git, selections }, visit, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .unreported */ .B8);
        const read = files.map((file) => `${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each setting is a key, a line break and a value. If a key is repeated, git uses the last.
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** The files that apply and plan leave, as in docs/command-line.md. */
const LEFT = ['plan.json', '.cip-sync/evidence.json'];
/** The files that git would commit. */
async function notIgnoredBy(git) {
    const ignored = await Promise.all(LEFT.map((path) => isIgnored(git, path)));
    return LEFT.filter((_, index) => !ignored[index]);
}
async function isIgnored(git, path) {
    try {
        // This command refuses the setting that makes other commands read paths literally.
        await git(['--no-literal-pathspecs', 'check-ignore', '--quiet', path]);
        return true;
    }
    catch (error) {
        if (!(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        return false;
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

/***/ 8341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UW: () => (/* binding */ checkWhole),
/* harmony export */   hr: () => (/* binding */ onlySystems),
/* harmony export */   oM: () => (/* binding */ chooseSystems)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1968);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4223);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7557);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9851);





/** Reports `partial-inventory` at the first such file that declares a system of this organization. */
function checkWhole(outside, { systems }, { deletes }, report) {
    const ours = outside.filter(({ cyberSystem }) => (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .findByReference */ .mk)(systems, cyberSystem.value).length > 0);
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
    const named = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .findByReference */ .mk)(systems, reference);
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
    const resolved = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveSystems */ .Hi)({ documents: inFile, isComplete: false }, directory, _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .unreported */ .B8);
    return { systems: resolved.systems.map(({ system }) => system) };
}
/** Systems of one name as `SITE/SYSTEM`, or by id where the site is not enough. */
function referencesTo(namesakes, { systems }) {
    const bySite = (0,_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(namesakes, ({ id }) => systems.place(id).site?.name ?? null);
    return namesakes.map(({ id, name }) => {
        const site = systems.place(id).site?.name ?? null;
        return site === null || bySite.get(site).length > 1 ? id : `${site}/${name}`;
    });
}
/**
 * References to systems with similar names. A name that several systems share would be refused again, so it is made
 * unique.
 */
function nearReferences(reference, directory) {
    return directory.systems.names.nearest(reference).flatMap((name) => {
        const named = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .findByReference */ .mk)(directory.systems, name);
        return named.length > 1 ? referencesTo(named, directory) : [name];
    });
}
/** `SITE/SYSTEM`, or `SITE / SYSTEM` as plans write it. */
function isSited(reference, { site, name }) {
    return site !== null && (reference === `${site.name}/${name}` || reference === `${site.name} / ${name}`);
}
/**
 * The changes that end in or start from one of the systems, and those to execute that they wait for. `along` counts the
 * changes of other systems among them.
 */
function onlySystems(changes, systems, drift) {
    const isChosen = ({ before, after }) => [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
    const chosen = new Set(changes.filter(isChosen));
    const needed = new Set(chosen);
    const { steps } = (0,_order_js__WEBPACK_IMPORTED_MODULE_4__/* .orderChanges */ ._6)((0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .toExecute */ .Pq)(changes, drift));
    const open = steps.flatMap((step, number) => (step.kind === 'write' && chosen.has(step.change) ? [number] : []));
    const included = new Set(open);
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
        const step = steps[number];
        if (step.kind !== 'gate')
            needed.add(step.change);
        for (const before of step.waitsFor) {
            if (!included.has(before))
                open.push(before);
            included.add(before);
        }
    }
    const kept = changes.filter((change) => needed.has(change));
    return { changes: kept, leftOut: changes.length - kept.length, along: needed.size - chosen.size };
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

/** The name of a parked asset until its final name is free. */
function parkedName(change) {
    return change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5;
}
/**
 * Orders the changes with as few waits as every rule of uniqueness allows. Linear in changes: a name that many give up
 * and many take is one gate, not a wait for each pair.
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
    // A parked asset has given up its name by then.
    givers.forEach((giving, gate) => {
        const waitsFor = needed.has(gate) ? giving.map((number) => parks.get(number) ?? number) : [];
        steps.push({ kind: 'gate', waitsFor });
    });
    for (const number of parks.keys())
        steps.push({ kind: 'park', change: updateOf(changes[number]), waitsFor: [] });
    return { steps, last: lastDeletes(steps) };
}
/**
 * Never throws: only updates are part of a cycle, because a cycle needs changes that give up one name and take another.
 */
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
/**
 * Names that are both given up and taken, as gates. For each gate, the changes that give the name up; for each change,
 * the gates that it waits for.
 */
function namesInPlay(changes) {
    const givers = [];
    const gateOf = new Map();
    changes.forEach((change, number) => {
        for (const key of namesOnlyIn(change.before, change.after)) {
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
        return namesOnlyIn(change.after, change.before).flatMap((key) => gateOf.get(key) ?? []);
    });
    return { givers, waits };
}
/** The keys of the name of one state that the other state does not have. */
function namesOnlyIn(one, other) {
    if (one === null)
        return [];
    const others = other === null ? [] : readings(other);
    return readings(one).filter((key, reading) => key !== others[reading]);
}
/**
 * The keys of one name, one for each possible rule of uniqueness: in the organization or in the system, exact or
 * case-folded.
 */
function readings({ name, cyber_system_id: system }) {
    const folded = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(name);
    // No id is empty or holds a line feed, so no two readings share a key.
    return [`exact\n\n${name}`, `folded\n\n${folded}`, `exact\n${system}\n${name}`, `folded\n${system}\n${folded}`];
}
const NEW = 0;
const OPEN = 1;
const DONE = 2;
/**
 * The changes to park. Parking a change removes all of its waits. A ring or a swap needs one; entangled cycles may get
 * more than the minimum. One walk, depth first, without recursion: every cycle has an edge back to a node that is still
 * open on the walk's path.
 */
function findCycleBreakers({ waits, givers }) {
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
function originOf(change, organization, { base, applied, recorded }) {
    const { fingerprint } = change;
    if (base === null || !base.has(fingerprint))
        return 'inventory';
    if (recorded.has(fingerprint))
        return 'pending';
    if (isParked(change) && recorded.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after)))
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
    if (approved.fingerprints.has(change.fingerprint))
        return 'too-few';
    const { id, after } = change;
    if (approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, id, after)))
        return 'other-start';
    if (after === null)
        return null;
    const asCreate = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action: 'create', id: null, before: null, after });
    return approved.fingerprints.has(asCreate) ? 'create' : null;
}


/***/ }),

/***/ 5356:
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
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/match.js
var match = __webpack_require__(9706);
// EXTERNAL MODULE: ./lib/core/match-state.js
var match_state = __webpack_require__(3858);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
;// CONCATENATED MODULE: ./lib/core/diff.js




const NO_SYSTEMS = new Set();
/** Also reports the findings of resolving and matching, in no particular order. */
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
        doubtful: matching.doubtful,
    };
}
function compareDesired(systems, { liveOf }, { live, directory }) {
    const creates = [];
    const updates = [];
    let unchanged = 0;
    let number = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const match = liveOf[++number];
            if (match === match_state/* NONE */.x3)
                creates.push(createOf(asset, directory.systems.place(system.id), live.organization));
            if (match < 0)
                continue;
            const update = compareMatched(asset, system, live.assets[match], directory);
            if (update === null)
                unchanged++;
            else
                updates.push(update);
        }
    }
    return { creates, updates, unchanged };
}
function createOf(asset, system, organization) {
    const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
    const identity = { action: 'create', id: null, before: null, after };
    return { ...identity, fingerprint: (0,fingerprint/* fingerprint */.Rj)({ organization, ...identity }), cyberSystem: system, desired: asset };
}
function compareMatched(asset, system, live, directory) {
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
/** Decides for each unclaimed live asset: delete, ignore, undeclared or unmanaged. */
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
            deletes.push(deleteOf(asset, directory));
        else
            undeclared.push({ asset, cyberSystem: directory.systems.place(id) });
        if (prune === 'adopting')
            adopted.set(id, (adopted.get(id) ?? 0) + 1);
    });
    return { deletes, undeclared, ignored, unmanaged, adopted, managed };
}
/**
 * An asset is deleted only from a system whose files were complete before. If a pull request adopts a system, nothing
 * in it is deleted.
 */
function shouldPrune({ system, prune }, declaredBefore) {
    if (prune !== null)
        return prune;
    return declaredBefore === null || declaredBefore.has(system.id) ? true : 'adopting';
}
function deleteOf(asset, directory) {
    const identity = { action: 'delete', id: asset.id, before: (0,fingerprint/* stateOf */.L4)(asset), after: null };
    const cyberSystem = directory.systems.place(asset.cyber_system_id);
    return { ...identity, fingerprint: (0,fingerprint/* deletionFingerprint */.fz)(asset), cyberSystem };
}

// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/names.js
var core_names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/only.js
var core_only = __webpack_require__(8341);
// EXTERNAL MODULE: ./lib/core/origin.js
var origin = __webpack_require__(7557);
// EXTERNAL MODULE: ./lib/core/renames.js
var renames = __webpack_require__(7816);
// EXTERNAL MODULE: ./lib/core/system-context.js
var system_context = __webpack_require__(3988);
;// CONCATENATED MODULE: ./lib/core/plan.js











/** If any diagnostic is an error, the plan has no changes. */
function makePlan(input) {
    const { head, live, settings } = input;
    const directory = (0,resolve/* makeDirectory */.Oh)(live, settings);
    const { base, applied, notices } = planEarlier(input, directory);
    const diagnostics = [...input.diagnostics, ...notices];
    const report = (finding) => void diagnostics.push(finding);
    // Inferred moves and new systems are judged by the applied inventory. So a pull request shows what its apply will
    // find, even if its base lacks a document or cannot be read.
    const declaredBefore = (applied ?? base)?.systemIds ?? null;
    const difference = diff({ inventory: head, declaredBefore, live, directory }, report);
    checkDeclared(difference, { before: (base ?? applied)?.systems ?? [], uniqueNames: settings.uniqueNames }, report);
    (0,core_only/* checkWhole */.UW)(input.outside ?? [], directory, { deletes: certainDeletes(head, difference) }, report);
    (0,system_context/* adviseOnFields */.fj)(live, settings, report);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return invalidPlan(live.organization, diagnostics, settings);
    advise(difference, { directory, baseSystems: base?.systemIds ?? new Set() }, report);
    const compared = {
        base: base?.fingerprints ?? null,
        applied: applied?.fingerprints ?? null,
        recorded: input.recorded,
    };
    const bare = [...difference.deletes, ...difference.updates, ...difference.creates];
    const classified = bare.map((change) => ({ ...change, origin: (0,origin/* originOf */.yv)(change, live.organization, compared) }));
    const changes = (0,origin/* withNeeded */.Ml)(classified.sort(inPlanOrder));
    const executed = new Set((0,origin/* toExecute */.Pq)(changes, settings.drift));
    (0,renames/* findPossibleRenames */._)({ directory, changes, executed, head: difference.systems, base: (base ?? applied)?.systems ?? null }, report);
    const contents = {
        organization: live.organization,
        diagnostics: withoutAsked(diagnostics),
        settings,
        changes,
        difference,
    };
    const only = input.only ?? null;
    if (only === null)
        return assemble(contents);
    const part = (0,core_only/* onlySystems */.hr)(changes, only.systems, settings.drift);
    const undeclared = difference.undeclared.filter(({ cyberSystem }) => only.systems.has(cyberSystem.id));
    const plan = assemble({ ...contents, changes: part.changes, difference: { ...difference, undeclared } });
    const summary = { ...plan.summary, left_out: part.leftOut };
    return { ...plan, summary, only: { references: only.references, along: part.along } };
}
/** Without doubts about a move that a question about the same entry asks better. */
function withoutAsked(diagnostics) {
    const keyOf = ({ at }) => `${at?.file.path}\0${at?.offset}`;
    const questions = new Set(diagnostics.filter(({ code }) => code === 'possible-rename').map(keyOf));
    return diagnostics.filter((one) => one.code !== 'ambiguous-move' || !questions.has(keyOf(one)));
}
/**
 * On the command line, base and applied are the same inventory, which is planned once. For drift they are head itself.
 */
function planEarlier({ head, base, applied, live }, directory) {
    const isOne = base === applied;
    const first = { directory, live, before: null };
    const appliedPlan = applied === null ? null : earlierPlan(isOne ? 'base' : 'applied', applied, first);
    const second = { directory, live, before: appliedPlan };
    const basePlan = isOne ? appliedPlan : base === null ? null : earlierPlan('base', base, second);
    // What is wrong in head itself is an error already, and needs no notice.
    const noticed = base === head || applied === head ? [] : [...new Set([appliedPlan, basePlan])];
    return { base: basePlan, applied: appliedPlan, notices: noticed.flatMap((earlier) => earlier?.notices ?? []) };
}
/** Checks names and ids over all documents, including those whose cyber system is not known. */
function checkDeclared({ systems, unresolved }, { before, uniqueNames }, report) {
    const resolved = systems.map(({ system, assets, documents }) => ({ key: system.id, assets, documents }));
    let namesBefore = null;
    const isOld = (key, { name }) => {
        namesBefore ??= new Set(before.flatMap(({ system, assets }) => assets.map((asset) => (0,core_names/* nameKey */.Rc)(system.id, asset.name))));
        return namesBefore.has((0,core_names/* nameKey */.Rc)(key, name));
    };
    (0,core_names/* checkBetween */.nT)([...resolved, ...(0,core_names/* groupByText */.YQ)(unresolved)], uniqueNames, report, isOld);
}
/** The plan of an inventory that could not be read, or not be compared with the service. It has only findings. */
function invalidPlan(organization, diagnostics, settings) {
    const difference = { undeclared: [], ignored: 0, unchanged: 0, unmanaged: [], managed: 0 };
    return assemble({ organization, diagnostics, settings, changes: [], difference });
}
function assemble({ organization, diagnostics, settings, changes, difference }) {
    const executed = (0,origin/* toExecute */.Pq)(changes, settings.drift);
    const summary = summaryOf(changes, executed, difference);
    return {
        organization,
        only: null,
        summary,
        changes,
        toExecute: executed,
        undeclared: [...difference.undeclared].sort(inUndeclaredOrder),
        managed: difference.managed,
        diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics),
        guards: guardsOf(settings, executed, { deletes: summary.delete, managed: difference.managed }),
        digest: (0,fingerprint/* digest */.br)(executed.map((change) => change.fingerprint)),
    };
}
function guardsOf({ ticketPattern = '', title, ...limits }, executed, { deletes, managed }) {
    const guards = (0,guard/* checkGuards */.hK)(deletes, managed, limits);
    return title === undefined || ticketPattern === ''
        ? guards
        : [...guards, (0,guard/* checkTicket */.ZZ)(title, ticketPattern, executed)];
}
function summaryOf(changes, executed, difference) {
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
    return ((0,compare/* compareText */.n6)(a.cyberSystem.name, b.cyberSystem.name) ||
        (0,compare/* compareNatural */.dk)(a.cyberSystem.id, b.cyberSystem.id) ||
        (0,compare/* compareText */.n6)(a.asset.name, b.asset.name) ||
        (0,compare/* compareNatural */.dk)(a.asset.id, b.asset.id));
}
const ACTION_ORDER = { delete: 0, update: 1, create: 2 };
/** By system name, then delete, update, create, then name. Ids come last, so that the order is total. */
function inPlanOrder(a, b) {
    return ((0,compare/* compareText */.n6)(a.cyberSystem.name, b.cyberSystem.name) ||
        (0,compare/* compareNatural */.dk)(a.cyberSystem.id, b.cyberSystem.id) ||
        ACTION_ORDER[a.action] - ACTION_ORDER[b.action] ||
        (0,compare/* compareText */.n6)((a.after ?? a.before).name, (b.after ?? b.before).name) ||
        // Creates have no id. Their names are unique within a system, so this is never reached for two creates.
        (0,compare/* compareNatural */.dk)(a.id ?? '', b.id ?? ''));
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
/** An incomplete inventory may still declare what it seems to lack, so such deletes are not certain. */
function certainDeletes({ isComplete }, { deletes, unresolved, doubtful }) {
    if (!isComplete || unresolved.length > 0)
        return [];
    return deletes.filter(({ before }) => !doubtful.has((0,core_names/* nameKey */.Rc)(before.cyber_system_id, before.name)));
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
    if (creates.length === 0)
        return;
    // Reports only the first asset of each name. While an organization adopts its systems, most of its assets are
    // unmanaged.
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
        const { id, name } = asset;
        const system = directory.systems.place(asset.cyber_system_id);
        const reference = directory.systems.byId.has(system.id) ? (0,resolve/* referenceTo */.Po)(directory.systems, system) : null;
        report((0,diagnostic/* diagnostic */.YK)('name-in-use', 'warning', (0,core_names/* placeOf */.$t)(desired), { name, id, system, reference }));
    }
}


/***/ }),

/***/ 7816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ findPossibleRenames),
/* harmony export */   x: () => (/* binding */ possibleRenames)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6599);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3029);





/**
 * The most pairs that are compared letter by letter, over the whole plan. Beyond that, names count as alike only if
 * they are equal except for case.
 */
const MOST_COMPARED = 250_000;
function findPossibleRenames(input, report) {
    const { changes, executed, head, base } = input;
    const deletes = changes.filter((change) => change.action === 'delete');
    const creates = changes.filter((change) => change.action === 'create');
    if (deletes.length === 0 || creates.length === 0)
        return;
    const placesOf = placesIn(head, base ?? []);
    const deletesOf = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(deletes, ({ before }) => `${before.asset_type} ${before.cyber_system_id}`);
    const pairs = [];
    let budget = MOST_COMPARED;
    for (const [key, created] of (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(creates, ({ after }) => `${after.asset_type} ${after.cyber_system_id}`)) {
        const all = { deletes: deletesOf.get(key) ?? [], creates: created };
        budget -= all.deletes.length * created.length;
        for (const pair of pairUp(all, placesOf, budget >= 0))
            pairs.push(pair);
    }
    for (const pair of [...pairs, ...pairsRetyped(without({ deletes, creates }, pairs))]) {
        const { from, to, isInPlace } = pair;
        const isExecuted = executed.has(from) && executed.has(to);
        const names = { from: from.before.name, to: to.after.name, id: from.id, system: to.cyberSystem };
        const args = { ...names, source: renameSource(pair, input.directory), isInPlace, isExecuted };
        report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('possible-rename', 'warning', (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(to.desired), args));
    }
}
/**
 * Moved and given another type at once: only one of that name is gone, and only one comes up, in another system. Of one
 * type, matching would have made it a move.
 */
function pairsRetyped({ deletes, creates }) {
    const gone = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(deletes, ({ before }) => before.name);
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(creates, ({ after }) => after.name)].flatMap(([name, [to, ...others]]) => {
        const [from, another] = gone.get(name) ?? [];
        if (to === undefined || from === undefined || another !== undefined || others.length > 0)
            return [];
        return [{ from, to, isInPlace: false }];
    });
}
function renameSource({ from, to }, { systems }) {
    const { cyberSystem: system } = from;
    return system.id === to.cyberSystem.id ? null : { system, reference: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .referenceTo */ .Po)(systems, system) };
}
/** The pairs that a plan asks about. */
function possibleRenames({ changes, diagnostics }) {
    const questions = diagnostics.filter((finding) => finding.code === 'possible-rename');
    if (questions.length === 0)
        return [];
    const deletes = new Map(changes.flatMap((one) => (one.action === 'delete' ? [[one.id, one]] : [])));
    const creates = new Map(changes.flatMap((one) => (one.action === 'create' ? [[(0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(one.cyberSystem.id, one.after.name), one]] : [])));
    return questions.flatMap(({ args }) => {
        const [from, to] = [deletes.get(args.id), creates.get((0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(args.system.id, args.to))];
        return from === undefined || to === undefined ? [] : [{ from, to }];
    });
}
/**
 * Pairs by place, then by similar names. If one delete and one create are left over, they are a pair whatever their
 * names.
 */
function pairUp(all, placesOf, isCompared) {
    if (all.deletes.length === 0)
        return [];
    const inPlace = pairsInPlace(all, placesOf, isCompared);
    const alike = pairsAlike(without(all, inPlace), isCompared);
    const { deletes, creates } = without(all, [...inPlace, ...alike]);
    const isLast = deletes.length === 1 && creates.length === 1;
    return [...inPlace, ...alike, ...(isLast ? [{ from: deletes[0], to: creates[0], isInPlace: false }] : [])];
}
function without({ deletes, creates }, pairs) {
    const paired = new Set(pairs.flatMap(({ from, to }) => [from, to]));
    return { deletes: deletes.filter((one) => !paired.has(one)), creates: creates.filter((one) => !paired.has(one)) };
}
/**
 * Pairs entries between the same neighbors: in their order if as many are there as before, else the most similar first.
 */
function pairsInPlace({ deletes, creates }, placesOf, isCompared) {
    const places = placesOf(deletes[0].cyberSystem.id);
    if (places === null)
        return [];
    const former = deletes
        .flatMap((from) => {
        const place = places.before.get(from.id) ?? places.before.get(`"${from.before.name}`);
        return place === undefined ? [] : { ...place, from };
    })
        .sort((a, b) => a.order - b.order);
    const inFileOrder = [...creates].sort((a, b) => a.desired.offset - b.desired.offset);
    const createsByGap = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(inFileOrder, ({ desired }) => places.now.get(desired));
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(former, ({ gap }) => gap)].flatMap(([gap, ordered]) => {
        const inGap = { deletes: ordered.map(({ from }) => from), creates: createsByGap.get(gap) ?? [] };
        const alike = inGap.deletes.length === inGap.creates.length ? [] : pairsAlike(inGap, isCompared);
        const others = without(inGap, alike);
        const count = Math.min(others.deletes.length, others.creates.length);
        const inOrder = others.deletes.slice(0, count).map((from, index) => ({ from, to: others.creates[index] }));
        return [...alike, ...inOrder].map(({ from, to }) => ({ from, to, isInPlace: true }));
    });
}
/** Pairs the most similar names first, each name once. */
function pairsAlike({ deletes, creates }, isCompared) {
    if (!isCompared) {
        const bySpelling = new Map(creates.map((to) => [(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .spelling */ .DS)(to.after.name), to]));
        return deletes.flatMap((from) => {
            const key = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .spelling */ .DS)(from.before.name);
            const to = bySpelling.get(key);
            bySpelling.delete(key);
            return to === undefined ? [] : [{ from, to, isInPlace: false }];
        });
    }
    const spelled = creates.map((to) => ({ to, name: (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .spelling */ .DS)(to.after.name) }));
    const alike = deletes
        .flatMap((from) => {
        const name = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .spelling */ .DS)(from.before.name);
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
/**
 * How much of the longer name the two share at both ends: `relay-21`, `tjs-relay-21`; `ems-historian`, `ems-hist-02`.
 */
function likeness(a, b) {
    if (a === b)
        return 1;
    const [start, end] = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .commonEnds */ .yd)(a, b, LONGEST);
    return (start + end) / Math.max(a.length, b.length);
}
function placesIn(head, base) {
    const headOf = new Map(head.map((one) => [one.system.id, one]));
    const baseOf = new Map(base.map((one) => [one.system.id, one]));
    const placesOf = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((id) => placesOfSystem(headOf.get(id), baseOf.get(id)));
    return (id) => (baseOf.has(id) ? placesOf(id) : null);
}
function placesOfSystem(now, before) {
    const namesNow = new Set(now.assets.map(({ name }) => name));
    const kept = new Set(before.assets.flatMap(({ name }) => (namesNow.has(name) ? name : [])));
    // A system's only document is the same one before and after, even if its file was moved.
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


/***/ })

};
