export const id = 605;
export const ids = [605,228];
export const modules = {

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   v: () => (/* binding */ isOfOrganization)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const FINGERPRINT_CHARACTERS = 16;
const TARGET_CHARACTERS = 8;
function fingerprint({ organization, action, id, before, after, }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
}
function isOfOrganization(organization, change) {
    const { action, id, before, after } = change;
    return fingerprint({ organization, action, id, before, after }) === change.fingerprint;
}
function deletionFingerprint(asset) {
    return fingerprint({
        organization: asset.organization_slug,
        action: 'delete',
        id: asset.id,
        before: asset,
        after: null,
    });
}
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
}
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}


/***/ }),

/***/ 6111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ NONE),
  f: () => (/* binding */ matchAssets)
});

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
;// CONCATENATED MODULE: ./lib/core/earlier.js



class Entries {
    #systems = new Map();
    #byName = new Map();
    constructor(systems) {
        let start = 0;
        for (const resolved of systems) {
            this.#systems.set(resolved.system.id, { resolved, start });
            start += resolved.assets.length;
        }
    }
    at(systemId, name) {
        let byName = this.#byName.get(systemId);
        if (byName === undefined) {
            byName = new Map();
            this.#byName.set(systemId, byName);
            const { resolved, start } = this.#systems.get(systemId) ?? { resolved: null, start: 0 };
            for (const [index, asset] of [...(resolved?.assets ?? []).entries()].reverse())
                byName.set(asset.name, { desired: start + index, asset, system: resolved.system });
        }
        return byName.get(name);
    }
}
function hintedSource({ name: ownName, document, hints }, system, directory) {
    const movedFrom = hints?.movedFrom ?? null;
    let from = system;
    if (movedFrom !== null) {
        const { value: reference, offset } = movedFrom;
        const systems = (0,resolve/* findByReference */.mk)(directory.systems, reference);
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
function claimAsBefore(open, entries, { liveOf, claimed }, earlier, { assets, directory }, report) {
    if (open.length === 0)
        return;
    const holderOf = (live) => {
        const { cyber_system_id, name } = assets[live];
        const holder = entries.at(cyber_system_id, name);
        return holder?.asset.hints === null && liveOf[holder.desired] === live ? holder : null;
    };
    const state = { entries, claimed, holderOf };
    const meanings = meaningsBefore(open, earlier, directory, state);
    for (const first of open) {
        for (const { entry, live, reason } of pathFrom(first, meanings, state)) {
            liveOf[entry.desired] = live;
            claimed[live] = 1;
            const { id, name, cyber_system_id } = assets[live];
            const system = directory.systems.sited(cyber_system_id);
            const args = { name: entry.asset.name, id, before: name, system, reason };
            report({ code: 'identity-kept', severity: 'notice', at: (0,names/* placeOf */.$t)(entry.asset), args });
        }
    }
}
function meaningsBefore(open, earlier, directory, { entries, claimed, holderOf }) {
    const numbers = new Set(open.flatMap(({ asset }) => asset.externalId?.value ?? []));
    let index = indexEarlier(earlier, directory, numbers);
    const meantBy = new Map();
    const claimants = new Map();
    const asked = new Map(open.map((entry) => [entry.desired, entry]));
    for (const [desired, entry] of asked) {
        if (meantBy.size === open.length)
            index = indexEarlier(earlier, directory, null);
        const { asset, system } = entry;
        const meant = new Map();
        for (const { live, own } of index.bySource.get((0,names/* nameKey */.Rc)(system.id, asset.name)) ?? []) {
            const namesake = entries.at(own.system.id, own.name);
            if (namesake === undefined || holderOf(live) === namesake)
                meant.set(live, 'undone');
        }
        for (const live of index.byNumber.get(asset.externalId?.value ?? '') ?? [])
            meant.set(live, 'external-id');
        meantBy.set(desired, meant);
        for (const live of meant.keys()) {
            (0,group/* addUnder */.QQ)(claimants, live, entry);
            const holder = claimed[live] === 1 ? holderOf(live) : null;
            if (holder !== null)
                asked.set(holder.desired, holder);
        }
    }
    return { meantBy, claimants };
}
function pathFrom(first, { meantBy, claimants }, { claimed, holderOf }) {
    const path = [];
    for (let entry = first; entry !== null;) {
        const [pair, another] = [...meantBy.get(entry.desired)];
        if (pair === undefined || another !== undefined || claimants.get(pair[0]).length > 1)
            return [];
        const [live, reason] = pair;
        path.push({ entry, live, reason });
        if (claimed[live] === 0)
            return path;
        entry = holderOf(live);
    }
    return [];
}
function indexEarlier({ systems, liveOf, inferred }, directory, numbers) {
    const byNumber = new Map();
    const bySource = new Map();
    let desired = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            desired++;
            const { name, hints, externalId } = asset;
            if (hints === null && externalId === null)
                continue;
            const live = liveOf[desired];
            if (live < 0 || inferred.has(desired))
                continue;
            const isAsked = externalId !== null && (numbers === null || numbers.has(externalId.value));
            if (isAsked)
                (0,group/* addUnder */.QQ)(byNumber, externalId.value, live);
            if (hints === null)
                continue;
            const { source } = hintedSource(asset, system, directory);
            if (source !== null)
                (0,group/* addUnder */.QQ)(bySource, (0,names/* nameKey */.Rc)(source.system.id, source.name), { live, own: { system, name } });
        }
    }
    return { byNumber, bySource };
}

// EXTERNAL MODULE: ./lib/core/suggest.js + 1 modules
var suggest = __webpack_require__(5388);
;// CONCATENATED MODULE: ./lib/core/match.js






function matchAssets(systems, live, directory, earlier, savedNames, report) {
    const pinned = [];
    const hinted = [];
    const searched = new Set(systems.map(({ system }) => system.id));
    let total = 0;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const desired = total++;
            if (asset.hints === null)
                continue;
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
    const claims = new Claims(live, searched, total);
    claimByIds(pinned, claims, report);
    const firsts = withoutTwins(hinted, claims);
    refuseUnclearSources(firsts, claims, directory, report);
    const open = firsts.filter(({ desired }) => claims.liveOf[desired] !== FAILED);
    claimClear(open, claims, false);
    const rest = withoutTwins([...open, ...claimOwnNames(systems, claims)], claims);
    claimClear(rest, claims, true);
    const clues = {
        claimants: new Map(rest.map((claimant) => [(0,names/* nameKey */.Rc)(claimant.system.id, claimant.asset.name), claimant])),
        savedNames,
        earlier,
        entries: new Entries(earlier?.systems ?? []),
        vocabularies: new Map(),
    };
    for (const claimant of rest) {
        if (claims.liveOf[claimant.desired] < 0)
            conclude(claimant, claims, directory, clues, report);
        else
            adviseOnHints(claimant, claims, directory, report);
    }
    const unmatched = [];
    let number = 0;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const desired = number++;
            if (claims.liveOf[desired] === NONE)
                unmatched.push({ desired, asset, system });
        }
    }
    const named = { assets: live, directory };
    if (earlier !== null)
        claimAsBefore(unmatched, new Entries(systems), claims, earlier, named, report);
    inferMoves(unmatched, systems, earlier?.systems ?? [], claims, directory, report);
    return claims;
}
function claimByIds(pinned, claims, report) {
    if (pinned.length === 0)
        return;
    const pins = new Map();
    for (const { desired, asset } of pinned) {
        claims.liveOf[desired] = FAILED;
        const { value: id, offset } = asset.hints.id;
        if (!pins.has(id))
            pins.set(id, { desired, at: { file: asset.document.file, offset } });
    }
    claims.assets.forEach(({ id }, live) => {
        const pin = pins.get(id);
        if (pin === undefined)
            return;
        claims.claim(pin.desired, live);
        pins.delete(id);
    });
    for (const [id, { at }] of pins)
        report({ code: 'unknown-asset-id', severity: 'error', at, args: { id } });
}
function withoutTwins(claimants, claims) {
    const firsts = new Map();
    for (const claimant of claimants) {
        const key = (0,names/* nameKey */.Rc)(claimant.system.id, claimant.asset.name);
        if (firsts.has(key))
            claims.doubt(claimant);
        else
            firsts.set(key, claimant);
    }
    return [...firsts.values()];
}
function refuseUnclearSources(hinted, claims, directory, report) {
    const bySource = new Map();
    for (const claimant of hinted) {
        const { source, unresolved } = claimant;
        if (source !== null)
            (0,group/* addUnder */.QQ)(bySource, (0,names/* nameKey */.Rc)(source.system.id, source.name), claimant);
        if (unresolved === null || unresolved.systems.length === 0)
            continue;
        claims.doubt(claimant);
        report((0,resolve/* systemReferenceProblem */.Oe)(directory, unresolved));
    }
    for (const sharers of bySource.values()) {
        if (sharers.length < 2)
            continue;
        for (const claimant of sharers) {
            const args = {
                name: claimant.asset.name,
                source: claimant.source.name,
                reason: 'shared-source',
                assets: [],
                swap: null,
            };
            claims.doubt(claimant);
            report({ code: 'rename-conflict', severity: 'error', at: hintPlace(claimant.asset), args });
        }
    }
}
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
            const isParked = claims.hasParked && claims.onlyUnclaimed(system.id, asset.name + names/* SWAP_SUFFIX */.m5) !== NOBODY;
            if (live === SEVERAL || isParked)
                open.push({ desired, asset, system, source: null, unresolved: null });
        }
    }
    return open;
}
function conclude(claimant, claims, directory, clues, report) {
    const { asset, system, source, unresolved } = claimant;
    const { own, source: sources, parked } = findCandidates(claimant, claims);
    const all = [...own, ...sources, ...parked];
    if (all.length === 0 && asset.hints === null)
        return;
    claims.doubt(claimant);
    const ambiguous = (name, { id }, lives) => {
        const ids = lives.map((live) => claims.assets[live].id);
        report({
            code: 'ambiguous-asset',
            severity: 'error',
            at: (0,names/* placeOf */.$t)(asset),
            args: { name, system: directory.systems.sited(id), ids },
        });
    };
    if (all.length === 0 && unresolved !== null)
        report((0,resolve/* systemReferenceProblem */.Oe)(directory, unresolved));
    else if (all.length === 0) {
        const missing = source ?? { system, name: asset.name };
        const { near, now } = lookAround(missing.system.id, missing.name, claims, clues);
        const args = {
            name: asset.name,
            source: missing.name,
            system: directory.systems.sited(missing.system.id),
            near,
            now: now && { id: now.id, name: now.name, system: directory.systems.sited(now.cyber_system_id) },
        };
        report({ code: 'rename-source-missing', severity: 'error', at: hintPlace(asset), args });
    }
    else if (own.length > 1)
        ambiguous(asset.name, system, own);
    else if (source === null || sources.length === 0)
        ambiguous(asset.name + names/* SWAP_SUFFIX */.m5, system, parked);
    else if (all.length === sources.length)
        ambiguous(source.name, source.system, sources);
    else {
        const partner = own.length === 1 && sources.length === 1 ? partnerInSwap(claimant, source, clues) : null;
        if (partner !== null && claimant.desired < partner.desired)
            return;
        const args = {
            name: asset.name,
            source: source.name,
            reason: 'both-live',
            assets: all.map((live) => claims.assets[live]).map(({ id, name }) => ({ id, name })),
            swap: partner && {
                first: (0,names/* placeOf */.$t)(partner.asset),
                entries: [pinned(partner.asset, claims.assets[own[0]]), pinned(asset, claims.assets[sources[0]])],
            },
        };
        report({ code: 'rename-conflict', severity: 'error', at: hintPlace(asset), args });
    }
}
function partnerInSwap({ asset, system }, source, { claimants }) {
    const partner = claimants.get((0,names/* nameKey */.Rc)(source.system.id, source.name));
    const isSwap = partner?.source?.system.id === system.id && partner.source.name === asset.name;
    return isSwap ? partner : null;
}
function pinned({ name, assetType, externalId }, { id }) {
    return { name, assetType, id, externalId: externalId?.value ?? null };
}
function lookAround(systemId, name, claims, { savedNames, earlier, entries, vocabularies }) {
    const entry = entries.at(systemId, name);
    const meant = entry === undefined ? undefined : claims.assets[earlier.liveOf[entry.desired]];
    const now = meant ?? savedNames.get((0,names/* nameKey */.Rc)(systemId, name));
    if (now !== undefined && (now.name !== name || now.cyber_system_id !== systemId))
        return { near: [], now };
    const vocabulary = vocabularies.get(systemId) ?? new suggest/* Vocabulary */.VI(claims.unclaimedNames(systemId));
    vocabularies.set(systemId, vocabulary);
    const near = vocabulary.nearest(name).flatMap((other) => {
        return claims.unclaimed(systemId, other, 1).map((live) => ({ id: claims.assets[live].id, name: other }));
    });
    return { near, now: null };
}
function adviseOnHints(claimant, claims, directory, report) {
    const { desired, asset, system, source, unresolved } = claimant;
    const live = claims.assets[claims.liveOf[desired]];
    if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id)
        return;
    if (unresolved !== null) {
        report({ ...(0,resolve/* systemReferenceProblem */.Oe)(directory, unresolved), severity: 'warning' });
        return;
    }
    const keys = [
        ...(asset.hints.renamedFrom === null ? [] : ['renamed_from']),
        ...(asset.hints.movedFrom === null ? [] : ['moved_from']),
    ];
    const args = { name: asset.name, keys, isOwnPlace: source === null };
    report({ code: 'hint-done', severity: 'notice', at: hintPlace(asset), args });
}
function hintPlace({ document, hints }) {
    const { offset } = (hints?.renamedFrom ?? hints?.movedFrom);
    return { file: document.file, offset };
}
function inferMoves(open, systems, earlier, claims, directory, report) {
    const left = open.filter(({ desired }) => claims.liveOf[desired] === NONE);
    if (left.length === 0)
        return;
    const unmatched = (0,group/* groupBy */.$z)(left, ({ asset }) => asset.name);
    const sources = new Set([...earlier, ...systems].map(({ system }) => system.id));
    const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
    const unclaimed = new Map();
    claims.assets.forEach((asset, live) => {
        if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id))
            return;
        if (ignoring.get(asset.cyber_system_id)?.patternFor(asset.name))
            return;
        if (unmatched.has(asset.name))
            (0,group/* addUnder */.QQ)(unclaimed, asset.name, live);
    });
    const reportMoves = (entries, lives) => {
        const meant = lives.map((live) => claims.assets[live]).sort((a, b) => (0,compare/* compareNatural */.d)(a.id, b.id));
        const assets = meant.map(({ id, cyber_system_id }) => ({ id, system: directory.systems.sited(cyber_system_id) }));
        const types = new Set(meant.map(({ asset_type }) => asset_type));
        for (const { asset } of entries) {
            const isRetyped = !types.has(asset.assetType);
            report({
                code: 'ambiguous-move',
                severity: 'warning',
                at: (0,names/* placeOf */.$t)(asset),
                args: { name: asset.name, assets, isRetyped },
            });
        }
    };
    for (const [name, lives] of unclaimed) {
        const livesOf = (0,group/* groupBy */.$z)(lives, (live) => claims.assets[live].asset_type);
        const retyped = [];
        for (const [type, entries] of (0,group/* groupBy */.$z)(unmatched.get(name), ({ asset }) => asset.assetType)) {
            const same = livesOf.get(type) ?? [];
            if (entries.length === 1 && same.length === 1)
                claims.infer(entries[0].desired, same[0]);
            else if (same.length > 0)
                reportMoves(entries, same);
            else
                retyped.push(...entries);
        }
        const others = lives.filter((live) => claims.claimed[live] !== 1);
        if (others.length > 0)
            reportMoves(retyped, others);
    }
}
const NONE = -1;
const FAILED = -2;
const NOBODY = -1;
const SEVERAL = -2;
class Claims {
    assets;
    liveOf;
    claimed;
    doubtful = new Set();
    inferred = new Set();
    hasParked = false;
    #bySystem;
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
            if (name.endsWith(names/* SWAP_SUFFIX */.m5))
                this.hasParked = true;
        }
    }
    claim(desired, live) {
        this.liveOf[desired] = live;
        this.claimed[live] = 1;
    }
    infer(desired, live) {
        this.claim(desired, live);
        this.inferred.add(desired);
    }
    unclaimedNames(systemId) {
        const names = [...this.#bySystem.get(systemId).keys()];
        return names.filter((name) => this.onlyUnclaimed(systemId, name) !== NOBODY);
    }
    doubt({ desired, system, asset, source }) {
        this.liveOf[desired] = FAILED;
        this.doubtful.add((0,names/* nameKey */.Rc)(system.id, asset.name)).add((0,names/* nameKey */.Rc)(system.id, asset.name + names/* SWAP_SUFFIX */.m5));
        if (source !== null)
            this.doubtful.add((0,names/* nameKey */.Rc)(source.system.id, source.name));
    }
    unclaimed(systemId, name, most) {
        const namesakes = this.#bySystem.get(systemId)?.get(name) ?? [];
        const unclaimed = [];
        for (const live of typeof namesakes === 'number' ? [namesakes] : namesakes) {
            if (this.claimed[live] === 0 && unclaimed.push(live) === most)
                break;
        }
        return unclaimed;
    }
    onlyUnclaimed(systemId, name) {
        const namesakes = this.#bySystem.get(systemId)?.get(name) ?? NOBODY;
        if (typeof namesakes === 'number')
            return namesakes >= 0 && this.claimed[namesakes] === 0 ? namesakes : NOBODY;
        const [only = NOBODY, another] = this.unclaimed(systemId, name, 2);
        return another === undefined ? only : SEVERAL;
    }
}
const MOST_CANDIDATES = 5;
function findCandidates({ system, asset, source }, claims) {
    const parkedName = asset.name + names/* SWAP_SUFFIX */.m5;
    const isSourceParked = source?.system.id === system.id && source.name === parkedName;
    return {
        own: claims.unclaimed(system.id, asset.name, MOST_CANDIDATES),
        source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_CANDIDATES),
        parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_CANDIDATES) : [],
    };
}
function claimClear(open, claims, isLastRound) {
    const watchers = new Map();
    for (const claimant of open) {
        const { system, asset, source } = claimant;
        (0,group/* addUnder */.QQ)(watchers, (0,names/* nameKey */.Rc)(system.id, asset.name), claimant);
        (0,group/* addUnder */.QQ)(watchers, (0,names/* nameKey */.Rc)(system.id, asset.name + names/* SWAP_SUFFIX */.m5), claimant);
        if (source !== null)
            (0,group/* addUnder */.QQ)(watchers, (0,names/* nameKey */.Rc)(source.system.id, source.name), claimant);
    }
    const claimAndWake = ({ desired }, live) => {
        claims.claim(desired, live);
        const { cyber_system_id, name } = claims.assets[live];
        return watchers.get((0,names/* nameKey */.Rc)(cyber_system_id, name));
    };
    const takeOnly = (asked) => {
        const queue = [...asked];
        for (const claimant of queue) {
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
    for (let asked = isLastRound ? open : []; asked.length > 0;) {
        const woken = [];
        for (const claimant of asked) {
            if (claims.liveOf[claimant.desired] >= 0)
                continue;
            const { own, source } = findCandidates(claimant, claims);
            if (own.length === 1 && source.length === 0)
                woken.push(...claimAndWake(claimant, own[0]));
        }
        asked = [...new Set([...woken, ...takeOnly(woken)])].sort((a, b) => a.desired - b.desired);
    }
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

function parkedName(change) {
    return change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_0__/* .SWAP_SUFFIX */ .m5;
}
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
    givers.forEach((giving, gate) => {
        const waitsFor = needed.has(gate) ? giving.map((number) => parks.get(number) ?? number) : [];
        steps.push({ kind: 'gate', waitsFor });
    });
    for (const number of parks.keys())
        steps.push({ kind: 'park', change: asUpdate(changes[number]), waitsFor: [] });
    return { steps, last: lastDeletes(steps) };
}
function asUpdate(change) {
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
function namesOnlyIn(one, other) {
    if (one === null)
        return [];
    const others = other === null ? [] : readings(other);
    return readings(one).filter((key, reading) => key !== others[reading]);
}
function readings({ name, cyber_system_id: system }) {
    const spellings = [name, name.toLowerCase(), name.toUpperCase(), (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(name)];
    return spellings.flatMap((spelling, way) => [`${way}\n\n${spelling}`, `${way}\n${system}\n${spelling}`]);
}
const NEW = 0;
const OPEN = 1;
const DONE = 2;
function findCycleBreakers({ waits, givers, }) {
    const changeMark = new Uint8Array(waits.length);
    const gateMark = new Uint8Array(givers.length);
    const parked = new Set();
    for (let start = 0; start < waits.length; start++) {
        if (changeMark[start] !== NEW || waits[start].length === 0)
            continue;
        changeMark[start] = OPEN;
        const path = [{ isGate: false, number: start, next: 0 }];
        while (path.length > 0)
            advance(path);
    }
    return parked;
    function advance(path) {
        const frame = path[path.length - 1];
        const edges = frame.isGate ? givers[frame.number] : parked.has(frame.number) ? [] : waits[frame.number];
        const target = edges[frame.next++];
        if (target === undefined) {
            (frame.isGate ? gateMark : changeMark)[frame.number] = DONE;
            path.pop();
            return;
        }
        const marks = frame.isGate ? changeMark : gateMark;
        if (frame.isGate && marks[target] === OPEN)
            parked.add(target);
        if (marks[target] !== NEW)
            return;
        marks[target] = OPEN;
        path.push({ isGate: !frame.isGate, number: target, next: 0 });
        if (frame.isGate && waits[target].some((gate) => gateMark[gate] === OPEN))
            parked.add(target);
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


function originOf(change, organization, { base, applied, recorded, }) {
    const { fingerprint } = change;
    if (base === null || applied === null || !base.has(fingerprint))
        return 'inventory';
    if (recorded.has(fingerprint))
        return 'pending';
    if (isParked(change) && recorded.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after)))
        return 'pending';
    return applied.has(fingerprint) ? 'drift' : 'pending';
}
function toExecute(changes, applyDrift) {
    return applyDrift ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
function executedBy({ changes, summary, }) {
    return toExecute(changes, summary.drift === 0);
}
function unapproved(organization, changes, approved) {
    const { fingerprints, targets } = approved;
    return changes.filter((change) => {
        if (fingerprints.has(change.fingerprint))
            return false;
        return !isParked(change) || !targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
function isParked(change) {
    return change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SWAP_SUFFIX */ .m5;
}
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

/***/ 3504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ makePlan),
/* harmony export */   n: () => (/* binding */ invalidPlan)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3444);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1968);
/* harmony import */ var _guard_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2270);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6111);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7206);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6599);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4223);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7557);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9851);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5388);












function makePlan(input) {
    const { head, live, settings, base: baseFiles = null, applied: appliedFiles = null } = input;
    const { organization } = live;
    const directory = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectory */ .Oh)(live, settings);
    const isOne = baseFiles === appliedFiles;
    const applied = appliedFiles && planEarlier(isOne ? 'base' : 'applied', appliedFiles, null, live, directory);
    const base = isOne ? applied : baseFiles && planEarlier('base', baseFiles, applied, live, directory);
    const diagnostics = [...(input.diagnostics ?? [])];
    const note = (finding) => void diagnostics.push(finding);
    const noticed = baseFiles === head || appliedFiles === head ? [] : [...new Set([applied, base])];
    diagnostics.push(...noticed.flatMap((earlier) => earlier?.notices ?? []));
    const earlier = applied ?? base;
    const difference = diff(head, earlier, namesSaved(input.savedStates, live.assets), live, directory, note);
    checkDeclared(difference, (base ?? applied)?.difference ?? null, settings.uniqueNames, note);
    (0,_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .adviseOnFields */ .fj)(live, settings, note);
    (0,_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .compareRatings */ .Kn)(difference.systems, live, directory, settings, note);
    if ((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .hasErrors */ .Cs)(diagnostics))
        return invalidPlan(organization, diagnostics, settings);
    adviseReleased(difference, base?.systemIds ?? new Set(), directory, note);
    for (const [id, count] of difference.adopted) {
        note({
            code: 'system-adopted',
            severity: 'notice',
            at: null,
            args: { system: directory.systems.sited(id), count },
        });
    }
    adviseNamesInUse(difference, directory, note);
    const compared = {
        base: base?.fingerprints ?? null,
        applied: applied?.fingerprints ?? null,
        recorded: input.recorded ?? new Set(),
    };
    const bare = [...difference.deletes, ...difference.updates, ...difference.creates];
    const all = bare.map((change) => ({ ...change, origin: (0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(change, organization, compared) })).sort(inPlanOrder);
    const entriesBefore = input.entriesBefore ?? entriesOf(earlier, live, difference);
    const undeclaredAssets = difference.undeclared.map(({ asset }) => asset);
    (0,_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .findPossibleRenames */ ._K)(all, undeclaredAssets, entriesBefore, note);
    refuseTakenNames((0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .toExecute */ .Pq)(all, settings.applyDrift), difference.suffixed, directory, note);
    if ((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .hasErrors */ .Cs)(diagnostics))
        return invalidPlan(organization, diagnostics, settings);
    const ofBase = [];
    if (base !== null && diagnostics.length > 0) {
        ofBase.push(...(input.baseFindings ?? []), ...base.problems);
        const noteOfBase = (finding) => void ofBase.push(finding);
        checkDeclared(base.difference, base.difference, settings.uniqueNames, noteOfBase);
        adviseNamesInUse(base.difference, directory, noteOfBase);
        (0,_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .adviseOnFields */ .fj)(live, settings, noteOfBase);
        (0,_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .compareRatings */ .Kn)(base.difference.systems, live, directory, settings, noteOfBase);
    }
    const contents = { organization, diagnostics, ofBase, settings };
    if (!input.only)
        return assemble({ ...contents, changes: all, difference });
    const { references, systems } = input.only;
    const { changes, leftOut, along } = onlySystems(all, systems, settings.applyDrift);
    const undeclared = difference.undeclared.filter(({ cyberSystem }) => systems.has(cyberSystem.id));
    const plan = assemble({ ...contents, changes, difference: { ...difference, undeclared } });
    return { ...plan, summary: { ...plan.summary, left_out: leftOut }, only: { references, along } };
}
function refuseTakenNames(executed, suffixed, directory, report) {
    if (suffixed.length === 0)
        return;
    const holders = new Map(suffixed.map((asset) => [(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .foldCase */ .SP)(asset.name), asset]));
    for (const step of (0,_order_js__WEBPACK_IMPORTED_MODULE_7__/* .orderChanges */ ._6)(executed).steps) {
        const holder = step.kind === 'park' ? holders.get((0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .foldCase */ .SP)((0,_order_js__WEBPACK_IMPORTED_MODULE_7__/* .parkedName */ .bu)(step.change))) : undefined;
        if (step.kind !== 'park' || holder === undefined)
            continue;
        const { after, desired } = step.change;
        const system = directory.systems.sited(holder.cyber_system_id);
        const args = { name: after.name, id: holder.id, holder: holder.name, system };
        report({ code: 'swap-name-taken', severity: 'error', at: (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(desired), args });
    }
}
function entriesOf(earlier, { assets }, { creates, deletes, undeclared }) {
    const entries = new Map();
    const left = new Set([...deletes.map(({ id }) => id), ...undeclared.map(({ asset }) => asset.id)]);
    if (earlier === null || creates.length === 0 || left.size === 0)
        return entries;
    const { systems, liveOf, inferred } = earlier.difference;
    let desired = -1;
    for (const { assets: declared } of systems) {
        for (const entry of declared) {
            const id = assets[liveOf[++desired]]?.id ?? '';
            if (left.has(id) && !inferred.has(desired))
                entries.set(id, entry);
        }
    }
    return entries;
}
function namesSaved(states, assets) {
    const named = new Map();
    if (states === undefined)
        return named;
    for (const asset of assets) {
        const state = states.get(asset.id);
        if (state !== undefined)
            named.set((0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(state.cyber_system_id, state.name), asset);
    }
    return named;
}
function onlySystems(changes, systems, applyDrift) {
    const chosen = new Set(changes.filter(({ before, after }) => {
        return [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
    }));
    const needed = new Set(chosen);
    const { steps } = (0,_order_js__WEBPACK_IMPORTED_MODULE_7__/* .orderChanges */ ._6)((0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .toExecute */ .Pq)(changes, applyDrift));
    const open = steps.flatMap((step, number) => (step.kind === 'write' && chosen.has(step.change) ? [number] : []));
    const followed = new Set(open);
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
        const step = steps[number];
        if (step.kind !== 'gate')
            needed.add(step.change);
        for (const awaited of step.waitsFor) {
            if (!followed.has(awaited))
                open.push(awaited);
            followed.add(awaited);
        }
    }
    const included = changes.filter((change) => needed.has(change));
    return { changes: included, leftOut: changes.length - included.length, along: needed.size - chosen.size };
}
function diff(inventory, earlier, savedNames, live, directory, report) {
    const { systems, unresolved } = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(inventory, directory, report);
    const matching = (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAssets */ .f)(systems, live.assets, directory, earlier?.difference ?? null, savedNames, report);
    const { liveOf, claimed, doubtful, inferred } = matching;
    const { sited } = directory.systems;
    const creates = [];
    const updates = [];
    let unchanged = 0;
    let desired = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const match = liveOf[++desired];
            if (match === _match_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x) {
                const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
                const identity = { action: 'create', id: null, before: null, after };
                const print = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization: live.organization, ...identity });
                creates.push({ ...identity, fingerprint: print, cyberSystem: sited(system.id), desired: asset });
            }
            if (match < 0)
                continue;
            const update = updateOf(asset, system, live.assets[match], directory);
            if (update === null)
                unchanged++;
            else
                updates.push(update);
        }
    }
    const declared = new Map(systems.map((one) => {
        const isPruned = one.prune ?? (earlier === null || earlier.systemIds.has(one.system.id));
        return [one.system.id, { ...one, isPruned }];
    }));
    const deletes = [];
    const undeclared = [];
    const unmanaged = [];
    const adopted = new Map();
    const suffixed = [];
    const missed = [];
    let managed = 0;
    let ignored = 0;
    live.assets.forEach((asset, number) => {
        const { cyber_system_id: systemId } = asset;
        const resolved = declared.get(systemId);
        if (resolved !== undefined)
            managed++;
        if (asset.name.endsWith(_names_js__WEBPACK_IMPORTED_MODULE_6__/* .SWAP_SUFFIX */ .m5))
            suffixed.push(asset);
        if (claimed[number] === 1)
            return;
        if (resolved === undefined) {
            unmanaged.push(asset);
            return;
        }
        if (resolved.ignore?.patternFor(asset.name)) {
            ignored++;
            return;
        }
        const pattern = resolved.ignore?.nearFor(asset.name) ?? null;
        if (pattern !== null)
            missed.push({ pattern, name: asset.name });
        if (resolved.isPruned) {
            const common = { fingerprint: (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .deletionFingerprint */ .fz)(asset), cyberSystem: sited(systemId) };
            deletes.push({ action: 'delete', id: asset.id, before: (0,_model_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(asset), after: null, ...common });
        }
        else {
            undeclared.push({ asset, cyberSystem: sited(systemId), path: resolved.documents[0].file.path });
            if (resolved.prune === null)
                adopted.set(systemId, (adopted.get(systemId) ?? 0) + 1);
        }
    });
    for (const [{ text, at }, names] of (0,_group_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(missed, ({ pattern }) => pattern)) {
        const args = { pattern: text, name: names[0].name, count: names.length };
        report({ code: 'ignore-misses', severity: 'warning', at, args });
    }
    const changes = { creates, updates, deletes, unchanged };
    return {
        ...changes,
        systems,
        liveOf,
        inferred,
        unresolved,
        doubtful,
        undeclared,
        ignored,
        adopted,
        unmanaged,
        suffixed,
        managed,
    };
}
function updateOf(asset, system, live, directory) {
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
    const identity = { action: 'update', id: live.id, before: (0,_model_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(live), after };
    return {
        ...identity,
        fingerprint: (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization: live.organization_slug, ...identity }),
        changed,
        cyberSystem: directory.systems.sited(system.id),
        fromSystem: directory.systems.sited(live.cyber_system_id),
        desired: asset,
    };
}
function sayingOf({ code, args, at }) {
    const words = JSON.stringify(args, (key, value) => {
        if (key === 'first')
            return undefined;
        return Array.isArray(value) && value.length > 20 ? [value.length, ...value.slice(0, 20)] : value;
    });
    return `${code}\0${at?.file.path ?? ''}\0${words}`;
}
function checkDeclared({ systems, unresolved }, earlier, uniqueNames, report) {
    const resolved = systems.map(({ system, assets, documents }) => ({ key: system.id, assets, documents }));
    let namesBefore = null;
    const isOld = (key, { name }) => {
        namesBefore ??= new Set(earlier?.systems.flatMap(({ system, assets }) => assets.map((asset) => (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(system.id, asset.name))));
        return namesBefore.has((0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(key, name));
    };
    (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .checkSystems */ .BR)(resolved, report);
    (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .checkBetween */ .nT)([...resolved, ...(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .groupByText */ .YQ)(unresolved)], uniqueNames, report, isOld);
}
function invalidPlan(organization, diagnostics, settings) {
    const difference = { undeclared: [], ignored: 0, unchanged: 0, unmanaged: [], managed: 0 };
    return assemble({ organization, diagnostics, ofBase: [], settings, changes: [], difference });
}
function assemble({ organization, diagnostics, ofBase, settings, changes, difference, }) {
    const executed = (0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .toExecute */ .Pq)(changes, settings.applyDrift);
    const updates = executed.filter((change) => change.action === 'update');
    const deletes = executed.filter((change) => change.action === 'delete').length;
    const said = new Set(ofBase.map(sayingOf));
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
        undeclared: [...difference.undeclared].sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareText */ .n)(a.cyberSystem.name, b.cyberSystem.name) ||
            (0,_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareNatural */ .d)(a.cyberSystem.id, b.cyberSystem.id) ||
            (0,_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareText */ .n)(a.asset.name, b.asset.name) ||
            (0,_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareNatural */ .d)(a.asset.id, b.asset.id)),
        managed: difference.managed,
        maxDeletePercent: settings.maxDeletePercent,
        diagnostics: (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .inFileOrder */ .w$)(diagnostics),
        older: new Set(diagnostics.filter((finding) => said.has(sayingOf(finding)))),
        ratings: [],
        guards: (0,_guard_js__WEBPACK_IMPORTED_MODULE_11__/* .checkGuards */ .hK)(deletes, difference.managed, settings),
        digest: (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)(executed.map((change) => change.fingerprint)),
    };
}
const ACTION_ORDER = { delete: 0, update: 1, create: 2 };
function inPlanOrder(a, b) {
    return ((0,_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareText */ .n)(a.cyberSystem.name, b.cyberSystem.name) ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareNatural */ .d)(a.cyberSystem.id, b.cyberSystem.id) ||
        ACTION_ORDER[a.action] - ACTION_ORDER[b.action] ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareText */ .n)((a.after ?? a.before).name, (b.after ?? b.before).name) ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareNatural */ .d)(String(a.id), String(b.id)));
}
function planEarlier(name, inventory, earlier, live, directory) {
    const problems = [];
    const difference = diff(inventory, earlier, new Map(), live, directory, (problem) => void problems.push(problem));
    const { systems, unresolved, creates, updates, deletes, doubtful } = difference;
    const skipped = new Set(unresolved.map(({ file }) => file));
    const notices = problems.flatMap(({ at, code }) => {
        if (at === null || !skipped.delete(at.file))
            return [];
        return [{ code: 'base-document-skipped', severity: 'notice', at, args: { base: name, code } }];
    });
    const fingerprints = new Set([...creates, ...updates].map((change) => change.fingerprint));
    const named = new Set(unresolved.flatMap(({ assets }) => assets.flatMap(({ name, hints }) => [name, name + _names_js__WEBPACK_IMPORTED_MODULE_6__/* .SWAP_SUFFIX */ .m5, hints?.renamedFrom?.value, hints?.id?.value])));
    for (const { id, before: { cyber_system_id: system, name }, fingerprint, } of deletes) {
        const isCertain = !named.has(id) && !named.has(name) && !doubtful.has((0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(system, name));
        if (isCertain)
            fingerprints.add(fingerprint);
    }
    return { fingerprints, systemIds: new Set(systems.map(({ system }) => system.id)), notices, problems, difference };
}
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
        const system = directory.systems.sited(id);
        report({ code: 'system-released', severity: 'warning', at: null, args: { system, count } });
    }
}
function adviseNamesInUse({ creates, unmanaged }, directory, report) {
    if (creates.length === 0)
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
        const { id, name } = asset;
        const system = directory.systems.sited(asset.cyber_system_id);
        const reference = directory.systems.byId.has(system.id) ? (0,_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .referenceTo */ .Po)(directory.systems, system) : null;
        report({ code: 'name-in-use', severity: 'warning', at: (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(desired), args: { name, id, system, reference } });
    }
}


/***/ }),

/***/ 1810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   N3: () => (/* binding */ runFilePath),
/* harmony export */   SN: () => (/* binding */ putOut),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   hV: () => (/* binding */ writeFiles),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony export isNull */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);





function makeFolder(path) {
    const isFolder = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isFolder())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path)
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder())
            throw error;
    }
}
function isBelow(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function linkOnTheWay(path, cwd) {
    for (let at = path; at !== cwd; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).isSymbolicLink())
                return at;
        }
        catch {
        }
        if (!isBelow(cwd, path))
            break;
    }
    return null;
}
function writeWhole(path, text, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
    const standing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (standing?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, 'is a folder', 'Name a file in it.');
    if (standing !== undefined && !standing.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const draft = `${path}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const problem = heldOpen(error);
        throw problem === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, problem, 'Nothing was written.', { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
function heldOpen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
function isNull(path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) {
    return separator === '\\' && /^(?:\\\\\.\\)?nul:?$/i.test(path);
}
function putOut(text, { options: { out }, cwd, terminal }) {
    if (out === null || out === '-') {
        terminal.out(text);
        return;
    }
    if (isNull(out))
        return;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    const link = linkOnTheWay(path, cwd);
    if (link !== null &&
        (link !== path || isBelow(cwd, path) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== false)) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('--out', `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(link)} is a link`, 'Name a file that is none.');
    }
    try {
        writeWhole(path, text);
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code})`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('--out', problem, 'Name another place, or make room there.', { cause: error });
    }
}
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
function runFilePath(folder, kind, startedAt) {
    const stamp = new Date(startedAt).toISOString().replace(/[-:.]/g, '');
    if (linkOnTheWay((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), process.cwd()) !== null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('evidence-dir', 'is a link, or lies below one', 'Name a folder.');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${kind}-${stamp}-${process.pid}.json`);
}
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        const code = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(cause) ? cause.code : null;
        let parts = [`cannot be read${code === null ? '' : ` (${code})`}`, 'Check the path, and that you may read it.'];
        if (code === 'ENOENT')
            parts = ['does not exist', 'Check the path.'];
        if (code === 'EISDIR')
            parts = ['is a folder', 'Name a file.'];
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(flag, `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which ${parts[0]}`, parts[1], { cause });
    }
}
function writeFiles(edits, { cwd, progress }) {
    for (const edit of edits) {
        const unfit = unfitness(cwd, edit);
        if (unfit !== null)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(edit.path, unfit, 'Nothing was written.');
    }
    for (const [done, { path, before, text }] of edits.entries()) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
        const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.${process.pid}.tmp`);
        try {
            makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target));
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx' });
            if (before !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(temporary, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).mode & 0o7777);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, target);
        }
        catch (error) {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(temporary))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary);
            const reason = reasonOf(error);
            if (reason === null)
                throw error;
            const rest = done === 0 ? 'Nothing was written.' : `Written before it: ${done} of ${edits.length} files.`;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, reason, rest, { cause: error });
        }
        progress.through('writing', done + 1, edits.length);
    }
    progress.rest();
}
function unfitness(cwd, { path, before }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
    const folders = isBelow(cwd, target) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, target).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(0, -1) : [];
    try {
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
        else if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target, 'utf8') !== before)
            return 'was changed meanwhile';
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
