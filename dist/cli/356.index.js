export const id = 356;
export const ids = [356];
export const modules = {

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

/** 96 bits. Short, because the record of a plan with thousands of changes must fit one check run. */
const FINGERPRINT_CHARACTERS = 16;
/** 48 bits are enough: it only counts for an asset whose live name an apply gave it that was cut off. */
const TARGET_CHARACTERS = 8;
/** 16 characters (base64url) of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
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
 * Identifies the state in which a change of an asset ends, whatever it starts from. `after` is null for a delete. Eight
 * characters (base64url) over organization, id and after.
 */
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
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
/* harmony export */   h: () => (/* binding */ onlySystems),
/* harmony export */   o: () => (/* binding */ chooseSystems)
/* harmony export */ });
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1968);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4223);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7557);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9851);




/** By id, name or `SITE/SYSTEM`. */
function chooseSystems(reference, directory) {
    const { systems } = directory;
    const named = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .findByReference */ .mk)(systems, reference);
    if (named.length === 1)
        return { systems: named };
    if (named.length > 1)
        return { several: referencesTo(named, directory) };
    const sited = [...systems.byId.values()].filter(({ id, name }) => {
        const { site } = systems.place(id);
        // As plans write it, or without spaces.
        return site !== null && [`${site.name} / ${name}`, `${site.name}/${name}`].includes(reference);
    });
    if (sited.length === 1)
        return { systems: sited };
    if (sited.length > 1)
        return { several: sited.map(({ id }) => id) };
    // A name that several systems share would be refused again, so it is made unique.
    const near = systems.names.nearest(reference).flatMap((name) => {
        const namesakes = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .findByReference */ .mk)(systems, name);
        return namesakes.length > 1 ? referencesTo(namesakes, directory) : [name];
    });
    return { near };
}
/** Systems of one name as `SITE/SYSTEM`, or by id where the site is not enough. */
function referencesTo(namesakes, { systems }) {
    const bySite = (0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(namesakes, ({ id }) => systems.place(id).site?.name ?? null);
    return namesakes.map(({ id, name }) => {
        const site = systems.place(id).site?.name ?? null;
        return site === null || bySite.get(site).length > 1 ? id : `${site}/${name}`;
    });
}
/**
 * The changes that end in or start from one of the systems, and those to execute that they wait for. `along` counts the
 * changes of other systems among them.
 */
function onlySystems(changes, systems, applyDrift) {
    const chosen = new Set(changes.filter(({ before, after }) => {
        return [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
    }));
    const needed = new Set(chosen);
    const { steps } = (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .orderChanges */ ._6)((0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .toExecute */ .Pq)(changes, applyDrift));
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
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   Z4: () => (/* binding */ executedBy),
/* harmony export */   gz: () => (/* binding */ priorApproval),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6599);


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
/** The changes that apply would execute, in the order given. */
function toExecute(changes, applyDrift) {
    return applyDrift ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
/** The same for a finished plan: drift that it would execute does not count as drift. */
function executedBy({ changes, summary, }) {
    return toExecute(changes, summary.drift === 0);
}
/** The changes that no approval covers. If there is one, nothing may be written. */
function unapproved(organization, changes, approved) {
    const { fingerprints, targets } = approved;
    return changes.filter((change) => {
        if (fingerprints.has(change.fingerprint))
            return false;
        return !isParked(change) || !targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
/**
 * Whether an apply that was cut off has parked the asset. This change is then the rest of an update that was shown and
 * approved as a whole.
 */
function isParked(change) {
    return change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SWAP_SUFFIX */ .m5;
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




/** Also reports the findings of resolving and matching, in no particular order. */
function diff({ inventory, live, directory, declaredBefore }, report) {
    const { systems, unresolved } = (0,resolve/* resolveSystems */.Hi)(inventory, directory, report);
    const moveSources = declaredBefore ?? new Set();
    const { liveOf, claimed, doubtful } = (0,match/* matchAssets */.f)({ systems, live: live.assets, directory, moveSources }, report);
    const { place } = directory.systems;
    const creates = [];
    const updates = [];
    let unchanged = 0;
    let desired = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const match = liveOf[++desired];
            if (match === match_state/* NONE */.x3) {
                const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
                const identity = { action: 'create', id: null, before: null, after };
                const print = (0,fingerprint/* fingerprint */.Rj)({ organization: live.organization, ...identity });
                creates.push({ ...identity, fingerprint: print, cyberSystem: place(system.id), desired: asset });
            }
            if (match < 0)
                continue;
            const update = compareMatched(asset, system, live.assets[match], directory);
            if (update === null)
                unchanged++;
            else
                updates.push(update);
        }
    }
    // Each unclaimed live asset is deleted, ignored, undeclared or unmanaged.
    const declared = new Map(systems.map((one) => [one.system.id, { ...one, isPruned: isPruned(one, declaredBefore) }]));
    const deletes = [];
    const undeclared = [];
    const unmanaged = [];
    const adopted = new Map();
    let managed = 0;
    let ignored = 0;
    live.assets.forEach((asset, number) => {
        const { cyber_system_id: systemId } = asset;
        const resolved = declared.get(systemId);
        if (resolved !== undefined)
            managed++;
        if (claimed[number] === 1)
            return;
        if (resolved === undefined)
            unmanaged.push(asset);
        else if (resolved.ignore?.find(asset.name))
            ignored++;
        else if (resolved.isPruned) {
            const identity = { action: 'delete', id: asset.id, before: (0,fingerprint/* stateOf */.L4)(asset), after: null };
            deletes.push({ ...identity, fingerprint: (0,fingerprint/* deletionFingerprint */.fz)(asset), cyberSystem: place(systemId) });
        }
        else {
            undeclared.push({ asset, cyberSystem: place(systemId), path: resolved.documents[0]?.file.path ?? '' });
            if (resolved.prune === null)
                adopted.set(systemId, (adopted.get(systemId) ?? 0) + 1);
        }
    });
    const changes = { creates, updates, deletes, unchanged };
    return { ...changes, systems, unresolved, doubtful, undeclared, ignored, adopted, unmanaged, managed };
}
/**
 * Where the document does not say, an asset is deleted only from a system whose files were complete before: if a pull
 * request adopts a system, nothing in it is deleted.
 */
function isPruned({ system, prune }, declaredBefore) {
    return prune ?? (declaredBefore === null || declaredBefore.has(system.id));
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
    return {
        ...identity,
        fingerprint: (0,fingerprint/* fingerprint */.Rj)({ organization: live.organization_slug, ...identity }),
        changed,
        cyberSystem: directory.systems.place(system.id),
        fromSystem: directory.systems.place(live.cyber_system_id),
        desired: asset,
    };
}

// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/names.js
var core_names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/only.js
var only = __webpack_require__(8341);
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
    const { organization } = live;
    const directory = (0,resolve/* makeDirectory */.Oh)(live, settings);
    // On the command line, base and applied are the same inventory, which is planned once. For drift they are head itself.
    const isOne = input.base === input.applied;
    const first = { live, directory, before: null };
    const applied = input.applied && planEarlier(isOne ? 'base' : 'applied', input.applied, first);
    const base = isOne ? applied : input.base && planEarlier('base', input.base, { ...first, before: applied });
    const diagnostics = [...input.diagnostics];
    const report = (finding) => void diagnostics.push(finding);
    // What is wrong in head itself is an error already, and needs no notice.
    const noticed = input.base === head || input.applied === head ? [] : [...new Set([applied, base])];
    diagnostics.push(...noticed.flatMap((earlier) => earlier?.notices ?? []));
    // Inferred moves and new systems are judged by the applied inventory. So a pull request shows what its apply will
    // find, even if its base lacks a document or cannot be read.
    const declaredBefore = (applied ?? base)?.systemIds ?? null;
    const difference = diff({ inventory: head, declaredBefore, live, directory }, report);
    checkDeclared(difference, (base ?? applied)?.difference ?? null, settings.uniqueNames, report);
    (0,system_context/* adviseOnFields */.fj)(live, settings, report);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return invalidPlan(organization, diagnostics, settings);
    adviseReleased(difference, base?.systemIds ?? new Set(), directory, report);
    for (const [id, count] of difference.adopted) {
        report((0,diagnostic/* diagnostic */.YK)('system-adopted', 'notice', null, { system: directory.systems.place(id), count }));
    }
    adviseNamesInUse(difference, directory, report);
    const known = { base: base?.fingerprints ?? null, applied: applied?.fingerprints ?? null, recorded: input.recorded };
    const bare = [...difference.deletes, ...difference.updates, ...difference.creates];
    const all = bare.map((change) => ({ ...change, origin: (0,origin/* originOf */.yv)(change, organization, known) })).sort(inPlanOrder);
    (0,renames/* findPossibleRenames */._)(all, new Set((0,origin/* toExecute */.Pq)(all, settings.applyDrift)), report);
    // The findings of the base, to tell them from those that a change causes.
    const before = [];
    if (base !== null && diagnostics.length > 0) {
        before.push(...input.baseFindings, ...base.problems);
        const reportBefore = (finding) => void before.push(finding);
        checkDeclared(base.difference, base.difference, settings.uniqueNames, reportBefore);
        adviseNamesInUse(base.difference, directory, reportBefore);
        (0,system_context/* adviseOnFields */.fj)(live, settings, reportBefore);
    }
    const contents = { organization, diagnostics, before, settings };
    if (!input.only)
        return assemble({ ...contents, changes: all, difference });
    const { references, systems } = input.only;
    const { changes, leftOut, along } = (0,only/* onlySystems */.h)(all, systems, settings.applyDrift);
    const undeclared = difference.undeclared.filter(({ cyberSystem }) => systems.has(cyberSystem.id));
    const plan = assemble({ ...contents, changes, difference: { ...difference, undeclared } });
    return { ...plan, summary: { ...plan.summary, left_out: leftOut }, only: { references, along } };
}
/** What a finding says, and in which file, wherever it is there. */
function sayingOf({ code, args, at }) {
    return `${code}\0${at?.file.path ?? ''}\0${JSON.stringify(args, (key, value) => (key === 'first' ? undefined : value))}`;
}
/**
 * Checks names and ids over all documents, including those whose cyber system is not known. `before` is what the
 * inventory is compared with.
 */
function checkDeclared({ systems, unresolved }, before, uniqueNames, report) {
    const resolved = systems.map(({ system, assets, documents }) => ({ key: system.id, assets, documents }));
    let namesBefore = null;
    const isOld = (key, { name }) => {
        namesBefore ??= new Set(before?.systems.flatMap(({ system, assets }) => assets.map((asset) => (0,core_names/* nameKey */.Rc)(system.id, asset.name))));
        return namesBefore.has((0,core_names/* nameKey */.Rc)(key, name));
    };
    (0,core_names/* checkSystems */.BR)(resolved, report);
    (0,core_names/* checkBetween */.nT)([...resolved, ...(0,core_names/* groupByText */.YQ)(unresolved)], uniqueNames, report, isOld);
}
/** The plan of an inventory that could not be read, or not be compared with the service. It has only findings. */
function invalidPlan(organization, diagnostics, settings) {
    const difference = { undeclared: [], ignored: 0, unchanged: 0, unmanaged: [], managed: 0 };
    return assemble({ organization, diagnostics, before: [], settings, changes: [], difference });
}
/** `before` are the findings that the base has, too. */
function assemble({ organization, diagnostics, before, settings, changes, difference, }) {
    const executed = (0,origin/* toExecute */.Pq)(changes, settings.applyDrift);
    const updates = executed.filter((change) => change.action === 'update');
    const deletes = executed.filter((change) => change.action === 'delete').length;
    const said = new Set(before.map(sayingOf));
    return {
        organization,
        only: null,
        summary: {
            create: executed.filter((change) => change.action === 'create').length,
            update: updates.length,
            delete: deletes,
            renamed: updates.filter(({ changed }) => changed.includes('name')).length,
            moved: updates.filter(({ changed }) => changed.includes('cyber_system_id')).length,
            retyped: updates.filter(({ changed }) => changed.includes('asset_type')).length,
            unchanged: difference.unchanged,
            undeclared: difference.undeclared.length,
            ignored: difference.ignored,
            unmanaged: difference.unmanaged.length,
            pending: executed.filter((change) => change.origin === 'pending').length,
            drift: changes.length - executed.length,
        },
        changes,
        toExecute: executed,
        undeclared: [...difference.undeclared].sort((a, b) => (0,compare/* compareText */.n6)(a.cyberSystem.name, b.cyberSystem.name) ||
            (0,compare/* compareNatural */.dk)(a.cyberSystem.id, b.cyberSystem.id) ||
            (0,compare/* compareText */.n6)(a.asset.name, b.asset.name) ||
            (0,compare/* compareNatural */.dk)(a.asset.id, b.asset.id)),
        managed: difference.managed,
        maxDeletePercent: settings.maxDeletePercent,
        diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics),
        older: new Set(diagnostics.filter((finding) => said.has(sayingOf(finding)))),
        guards: (0,guard/* checkGuards */.hK)(deletes, difference.managed, settings),
        digest: (0,fingerprint/* digest */.br)(executed.map((change) => change.fingerprint)),
    };
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
/**
 * Plans what head is compared with (docs/how-it-works.md). Documents that do not resolve count as absent, with a notice.
 * `before` is the inventory before this one; null if not known.
 */
function planEarlier(name, inventory, { live, directory, before }) {
    const problems = [];
    const declaredBefore = before?.systemIds ?? null;
    const difference = diff({ inventory, declaredBefore, directory, live }, (problem) => void problems.push(problem));
    const { systems, unresolved, creates, updates, deletes, doubtful } = difference;
    const skipped = new Set(unresolved.map(({ file }) => file));
    const notices = problems.flatMap(({ at, code }) => {
        if (at === null || !skipped.delete(at.file))
            return [];
        return [(0,diagnostic/* diagnostic */.YK)('base-document-skipped', 'notice', at, { base: name, code })];
    });
    const fingerprints = new Set([...creates, ...updates].map((change) => change.fingerprint));
    // An incomplete inventory may still declare what it seems to lack, so such deletes are not certain.
    for (const { before: state, fingerprint } of inventory.isComplete && unresolved.length === 0 ? deletes : []) {
        if (!doubtful.has((0,core_names/* nameKey */.Rc)(state.cyber_system_id, state.name)))
            fingerprints.add(fingerprint);
    }
    return { fingerprints, systemIds: new Set(systems.map(({ system }) => system.id)), notices, problems, difference };
}
/** Systems that the base declares and the inventory no longer does. Their assets stay as they are. */
function adviseReleased({ systems, unmanaged }, baseSystems, directory, report) {
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
/** A name that is to be created and that an asset outside the inventory has. */
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


/***/ })

};
