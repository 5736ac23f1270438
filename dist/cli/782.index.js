export const id = 782;
export const ids = [782];
export const modules = {

/***/ 1183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ rearm),
/* harmony export */   rN: () => (/* binding */ spreadsheet),
/* harmony export */   zT: () => (/* binding */ csvLine)
/* harmony export */ });
const MARKS = '=+-@＝＋－＠';
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
function disarm(cell) {
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}
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
        else if (isQuoted || (character !== '"' && character.trim() !== '')) {
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
function csvLine(cells) {
    return `${cells.map(quotedCell).join(',')}\n`;
}
const PLAIN = /^\w[\w ./()-]*$/;
function spreadsheet(rows) {
    let text = '';
    for (const row of rows) {
        const cells = row.map((cell) => (PLAIN.test(cell) ? cell : quotedCell(disarm(cell))));
        text += `${cells.join(',')}\r\n`;
    }
    return text;
}


/***/ }),

/***/ 620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fl: () => (/* binding */ uniqueKey),
/* harmony export */   iM: () => (/* binding */ addMissing),
/* harmony export */   iy: () => (/* binding */ takeInDrift),
/* harmony export */   w6: () => (/* binding */ findMeanings)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3444);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1968);
/* harmony import */ var _core_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6111);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7206);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6599);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3504);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9851);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5388);
/* harmony import */ var _inventory_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1011);
/* harmony import */ var _desired_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4755);
/* harmony import */ var _system_naming_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8513);













function findMeanings(systems, live, directory) {
    const matching = (0,_core_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAssets */ .f)(systems, live.assets, directory, null, new Map(), _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    const liveOf = new Map();
    const failed = [];
    let number = -1;
    for (const { assets } of systems) {
        for (const asset of assets) {
            const match = matching.liveOf[++number];
            if (match >= 0)
                liveOf.set(asset, live.assets[match]);
            else if (match !== _core_match_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x)
                failed.push(asset);
        }
    }
    return { liveOf, unclaimed: live.assets.filter((_, index) => matching.claimed[index] === 0), failed };
}
function idRule({ live, uniqueNames }, systems, { liveOf }, leaving = new Set()) {
    const keyOf = (asset) => uniqueKey(asset, uniqueNames);
    const declared = [];
    for (const { system, assets } of systems) {
        for (const entry of assets) {
            const meant = liveOf.get(entry);
            if (leaving.has(entry) || (meant?.name === entry.name && meant.cyber_system_id === system.id))
                continue;
            declared.push(uniqueKey({ name: entry.name, cyber_system_id: system.id }, uniqueNames));
        }
    }
    const holders = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .countBy */ .Tr)([...live.assets.map(keyOf), ...declared], (key) => key);
    return (asset) => (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(asset.name) || holders.get(keyOf(asset)) > 1;
}
function uniqueKey({ cyber_system_id, name }, uniqueNames) {
    return uniqueNames === 'organization' ? name : (0,_core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .nameKey */ .Rc)(cyber_system_id, name);
}
function addMissing(input) {
    const { inventory, live } = input;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectory */ .Oh)(live);
    const { systems: declared } = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    const desired = (0,_desired_js__WEBPACK_IMPORTED_MODULE_9__/* .asDeclared */ .Pe)(declared);
    const meanings = findMeanings(declared, live, directory);
    const isPinned = idRule(input, declared, meanings);
    const unclaimed = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(meanings.unclaimed, ({ cyber_system_id }) => cyber_system_id);
    const naming = new _system_naming_js__WEBPACK_IMPORTED_MODULE_5__/* .SystemNaming */ .u(live);
    let nameless = 0;
    for (const system of live.systems) {
        const current = desired.get(system.id) ?? { system, declared: null, prune: null, entries: [] };
        if (current.declared === null && naming.spell(system) === null)
            continue;
        const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !current.declared?.ignore?.patternFor(name));
        unclaimed.delete(system.id);
        const missing = all.filter((asset) => isDeclarable(asset, isPinned(asset)));
        nameless += all.length - missing.length;
        const isToKeep = missing.length < all.length && (current.declared?.prune ?? null) === null;
        const added = missing.map((asset) => ({ fields: fieldsOfLive(asset, isPinned(asset)), entry: null }));
        desired.set(system.id, { ...current, prune: isToKeep ? false : null, entries: [...current.entries, ...added] });
    }
    const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
    return { systems: [...desired.values()], naming, nameless, stray };
}
function fieldsOfLive({ name, asset_type, id }, isPinned) {
    const noHints = { renamedFrom: null, movedFrom: null };
    return { name, assetType: asset_type, ...noHints, id: isPinned ? id : null, externalId: null };
}
function isDeclarable({ name, id }, needsItsId) {
    return name !== '' && !(needsItsId && (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(id).length > 0);
}
const MOST_ROUNDS = 10;
function takeInDrift(input, report) {
    const { live, settings } = input;
    const naming = new _system_naming_js__WEBPACK_IMPORTED_MODULE_5__/* .SystemNaming */ .u(live);
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectory */ .Oh)(live, settings);
    const declared = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(input.inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    if (declared.unresolved.length > 0)
        return null;
    let desired = (0,_desired_js__WEBPACK_IMPORTED_MODULE_9__/* .asDeclared */ .Pe)(declared.systems);
    let toSettle = null;
    let base = null;
    let moved = new Map();
    if (input.base !== null) {
        const inHead = settle(desired, live, directory, null);
        const applied = (0,_desired_js__WEBPACK_IMPORTED_MODULE_9__/* .asDeclared */ .Pe)((0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(input.base, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8).systems);
        const inBoth = settle(applied, live, directory, inHead.keys);
        base = draftOf(inBoth.settled).inventory;
        toSettle = inBoth.keys;
    }
    for (let round = 0; round < MOST_ROUNDS; round++) {
        desired = settle(desired, live, directory, toSettle).settled;
        const draft = draftOf(desired);
        const compared = base ?? draft.inventory;
        const plan = (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .makePlan */ .C)({ head: draft.inventory, base: compared, applied: compared, live, settings });
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(plan.diagnostics))
            return null;
        const { pinned, moves } = pinMoves(plan, draft, moved);
        moved = moves;
        if (pinned.length > 0) {
            desired = afterRound(desired, pinned, live);
            continue;
        }
        const systems = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(draft.inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8).systems;
        const meanings = findMeanings(systems, live, directory);
        const drifted = plan.changes.flatMap((one) => one.origin === 'drift' && one.action !== 'delete' ? one.desired : []);
        const isPinned = round > 0 ? () => true : idRule(input, systems, meanings, new Set(drifted));
        const { next, undeclarable } = takeIn(plan, desired, draft, live, naming, isPinned);
        for (const { id, name, cyber_system_id } of undeclarable) {
            const args = { id, name, system: directory.systems.sited(cyber_system_id) };
            report({ code: 'undeclarable-asset', severity: 'error', at: null, args });
        }
        if (undeclarable.length > 0)
            return null;
        dropServedHints(draft, meanings, next);
        if (next.length === 0)
            return { systems: [...desired.values()], naming };
        desired = afterRound(desired, next, live);
    }
    throw new Error('adopting drift does not end');
}
function settle(desired, live, directory, toSettle) {
    let settled = desired;
    const keys = new Set();
    for (const isNamed of [false, true]) {
        const draft = draftOf(settled);
        const { systems } = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(draft.inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
        const { failed, unclaimed } = findMeanings(systems, live, directory);
        if (failed.length === 0)
            break;
        const free = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(unclaimed, (asset) => (0,_core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name));
        const replaced = new Map();
        for (const asset of failed) {
            const { systemId, desired: one } = draft.placeOf.get(asset);
            const key = JSON.stringify([systemId, one.fields]);
            if (toSettle?.has(key) === false)
                continue;
            keys.add(key);
            const names = isNamed ? [asset.name, asset.name + _core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .SWAP_SUFFIX */ .m5] : [];
            const holders = names.map((name) => free.get((0,_core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .nameKey */ .Rc)(systemId, name)) ?? []).find((some) => some.length > 0);
            const id = (holders ?? []).map((one) => one.id).sort(_core_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareNatural */ .d)[0] ?? null;
            replaced.set(one, { ...one, fields: { ...one.fields, id, renamedFrom: null, movedFrom: null } });
        }
        settled = new Map(Array.from(settled, ([id, system]) => {
            return [id, { ...system, entries: system.entries.map((one) => replaced.get(one) ?? one) }];
        }));
    }
    return { settled, keys };
}
function takeIn(plan, desired, { placeOf }, live, naming, isPinned) {
    const systems = new Map(live.systems.map((system) => [system.id, system]));
    const drift = new Set(plan.changes.filter(({ origin }) => origin === 'drift'));
    const pairs = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_11__/* .possibleRenames */ .xK)(plan).filter(({ from, to }) => drift.has(from) && drift.has(to));
    const renamed = new Map(pairs.map(({ from, to }) => [to, from]));
    for (const { from } of pairs)
        drift.delete(from);
    const next = [];
    const undeclarable = [];
    for (const change of drift) {
        const before = change.action === 'delete' ? null : placeOf.get(change.desired);
        const source = change.action === 'create' ? renamed.get(change) : change;
        if (source === undefined || source.action === 'create') {
            next.push({ before, after: null });
            continue;
        }
        const asset = { ...source.before, id: source.id, organization_slug: '' };
        const systemId = asset.cyber_system_id;
        if (before !== null && desired.get(systemId)?.declared?.ignore?.patternFor(asset.name)) {
            next.push({ before, after: null });
            continue;
        }
        const isKnown = systems.has(systemId) && naming.spell(systems.get(systemId)) !== null;
        const hasId = (before !== null && before.desired.fields.id !== null) || isPinned(asset);
        if ((!desired.has(systemId) && !isKnown) || !isDeclarable(asset, hasId)) {
            undeclarable.push(asset);
            continue;
        }
        const externalId = before?.desired.fields.externalId ?? null;
        const fields = { ...fieldsOfLive(asset, hasId), externalId };
        next.push({ before, after: { systemId, desired: { fields, entry: before?.desired.entry ?? null } } });
    }
    return { next, undeclarable };
}
function dropServedHints({ placeOf }, { liveOf }, next) {
    const updated = new Set(next.map(({ before }) => before?.desired));
    for (const [asset, before] of placeOf) {
        const { fields, entry } = before.desired;
        if ((fields.renamedFrom === null && fields.movedFrom === null) || updated.has(before.desired))
            continue;
        const meant = liveOf.get(asset);
        if (meant?.name !== fields.name || meant.cyber_system_id !== before.systemId)
            continue;
        const served = { fields: { ...fields, renamedFrom: null, movedFrom: null }, entry };
        next.push({ before, after: { systemId: before.systemId, desired: served } });
    }
}
function pinMoves({ changes }, { placeOf }, earlier) {
    const moves = new Map(earlier);
    const pinned = changes.flatMap((change) => {
        if (change.action === 'delete' || change.origin === 'drift')
            return [];
        const before = placeOf.get(change.desired);
        const { fields, entry } = before.desired;
        const id = moves.get(entry);
        if (change.action === 'update')
            moves.set(entry, id ?? change.id);
        const isLost = change.action === 'create' && id !== undefined;
        return isLost ? [{ before, after: { ...before, desired: { fields: { ...fields, id }, entry } } }] : [];
    });
    return { pinned, moves };
}
function afterRound(desired, next, live) {
    const updateOf = new Map(next.flatMap((update) => (update.before === null ? [] : [[update.before.desired, update]])));
    const result = new Map();
    for (const [id, system] of desired) {
        const entries = system.entries.flatMap((one) => {
            const update = updateOf.get(one);
            if (update === undefined)
                return one;
            return update.after?.systemId === id ? update.after.desired : [];
        });
        result.set(id, { ...system, entries });
    }
    const moving = next.filter(({ before, after }) => after !== null && before?.systemId !== after.systemId);
    const [arriving, added] = [moving.filter(({ before }) => before !== null), moving.filter(({ before }) => !before)];
    for (const [systemId, updates] of (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)([...arriving, ...added], ({ after }) => after.systemId)) {
        const current = result.get(systemId);
        const system = current?.system ?? live.systems.find(({ id }) => id === systemId);
        const { declared, prune, entries } = current ?? { declared: null, prune: false, entries: [] };
        const arrived = updates.map(({ after }) => after.desired);
        result.set(systemId, { system, declared, prune, entries: [...entries, ...arrived] });
    }
    return result;
}
function draftOf(desired) {
    const documents = [];
    const placeOf = new Map();
    for (const [systemId, system] of desired) {
        const homes = system.declared?.documents ?? [(0,_core_model_js__WEBPACK_IMPORTED_MODULE_12__/* .bareDocument */ .st)((0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceFile */ .sm)('', ''), { value: systemId, offset: 0 })];
        const own = new Set(homes);
        const entriesOf = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(system.entries, ({ entry }) => {
            return entry !== null && own.has(entry.document) ? entry.document : homes[0];
        });
        for (const home of homes) {
            const assets = [];
            const cyberSystem = { ...home.cyberSystem, value: systemId };
            const document = { ...home, cyberSystem, facility: null, prune: system.prune ?? home.prune, assets };
            documents.push(document);
            for (const one of entriesOf.get(home) ?? []) {
                const asset = assetOf(one, document);
                placeOf.set(asset, { systemId, desired: one });
                assets.push(asset);
            }
        }
    }
    return { inventory: { documents }, placeOf };
}
function assetOf({ fields, entry }, document) {
    const offset = entry?.offset ?? 0;
    const located = (value) => (value === null ? null : { value, offset });
    const { id, renamedFrom, movedFrom } = fields;
    const hasHints = id !== null || renamedFrom !== null || movedFrom !== null;
    const hints = { id: located(id), renamedFrom: located(renamedFrom), movedFrom: located(movedFrom) };
    return {
        name: fields.name,
        assetType: fields.assetType,
        offset,
        document,
        hints: hasHints ? hints : null,
        externalId: located(fields.externalId),
    };
}


/***/ }),

/***/ 8513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ SystemNaming)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3444);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1968);




class SystemNaming {
    #live;
    #systems;
    #facilities;
    #names;
    #namesInFacilities;
    constructor(live) {
        const { systems, facilities } = live;
        this.#live = live;
        this.#systems = new Set(systems.map(({ id }) => id));
        this.#facilities = new Map(facilities.map((facility) => [facility.id, facility]));
        this.#names = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .countBy */ .Tr)(systems, ({ name }) => name);
        this.#namesInFacilities = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .countBy */ .Tr)(systems, (system) => inFacility(system.name, this.#facilityOf(system)));
    }
    spell(system) {
        const { name, id } = system;
        const named = this.#named(system);
        const facility = this.#facilityOf(system);
        if (isUsable(name) && (name === id || !this.#systems.has(name))) {
            if (this.#names.get(name) === 1)
                return { named, cyberSystem: name, facility: null, note: null };
            const isOnly = this.#namesInFacilities.get(inFacility(name, facility)) === 1;
            const isOwn = facility !== null && (facility.name === facility.id || !this.#facilities.has(facility.name));
            if (isOwn && isOnly && isUsable(facility.name)) {
                return { named, cyberSystem: name, facility: facility.name, note: null };
            }
        }
        return isUsable(id) ? { named, cyberSystem: id, facility: null, note: name } : null;
    }
    get systemCount() {
        return this.#live.systems.length;
    }
    #named(system) {
        return { id: system.id, name: system.name, facility: this.#facilityOf(system) };
    }
    #facilityOf({ facility_id: id }) {
        return this.#facilities.get(id ?? '') ?? null;
    }
    paths(systems, out, present) {
        const all = [...this.#live.systems.map((system) => this.#named(system)), ...systems];
        const folders = segments([...this.#live.facilities, ...all.flatMap(({ facility }) => facility ?? [])]);
        const folderOf = ({ facility }) => (facility === null ? '' : `${folders.get(facility.id)}/`);
        const names = new Map(Array.from((0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(all, folderOf), ([folder, group]) => [folder, segments(group)]));
        const used = new Set(Array.from(present, (path) => path.toLowerCase()));
        const start = out === '' ? '' : `${out}/`;
        return new Map(systems.map((system) => {
            const folder = start + folderOf(system);
            let path = `${folder}${names.get(folderOf(system))?.get(system.id)}.yml`;
            for (let n = 1; used.has(path.toLowerCase()); n++)
                path = `${folder}${longSegment(system)}${n === 1 ? '' : `.${n}`}.yml`;
            return [system, path];
        }));
    }
}
function isUsable(reference) {
    return (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(reference).every(({ severity }) => severity === 'warning');
}
function inFacility(name, facility) {
    return `${name}\0${facility === null ? '' : `\0${facility.name}`}`;
}
const LONGEST = 60;
const LONGEST_ID = 48;
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;
function slugOf(name) {
    const slug = name
        .slice(0, 1000)
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, LONGEST)
        .replace(/^-|-$/g, '');
    return RESERVED.test(slug) ? '' : slug;
}
function segments(names) {
    const sorted = [...new Map(names.map((name) => [name.id, name])).values()].sort((a, b) => a.id.length - b.id.length || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a.id, b.id));
    const holders = new Set();
    const chosen = new Map();
    for (const name of sorted) {
        const slug = slugOf(name.name);
        const isFree = slug !== '' && !holders.has(slug);
        holders.add(slug);
        chosen.set(name.id, isFree ? slug : longSegment(name));
    }
    return chosen;
}
function longSegment({ name, id }) {
    const slug = slugOf(name);
    const isSafe = id.length <= LONGEST_ID && /^[a-z0-9][a-z0-9_-]*$/.test(id) && !id.endsWith('-');
    const token = isSafe ? id : (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(id).slice(0, 16);
    return slug === '' ? token : `${slug}-${token}`;
}


/***/ })

};
