export const id = 817;
export const ids = [817];
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

/***/ 9817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliExport: () => (/* binding */ cliExport)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/run/snapshot.js
var snapshot = __webpack_require__(2829);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
;// CONCATENATED MODULE: ./lib/follow/csv/inventory-csv.js



const COLUMNS = ['facility', 'facility_id', 'cyber_system', 'cyber_system_id', 'asset', 'asset_type', 'asset_id'];
const SORTED_BY = [0, 1, 2, 3, 4, 6];
function inventoryCsv(lists, { numbers, ...fields }) {
    const { facilities, systems, assets } = lists;
    const facilityNames = new Map(facilities.map(({ id, name }) => [id, name]));
    const records = new Map(systems.map((system) => [system.id, system]));
    const { place } = (0,resolve/* makeDirectory */.Oh)(lists, fields).systems;
    const cellsOf = (systemId, name, type, id) => {
        const { name: system = '', facility_id } = records.get(systemId) ?? {};
        const { site, impactRating } = place(systemId);
        const center = facility_id ? null : site;
        const cells = [facilityNames.get(facility_id ?? '') ?? '', facility_id ?? '', system, systemId, name, type, id];
        if (fields.controlCenterField)
            cells.push(center?.name ?? '', center?.id ?? '');
        if (fields.impactRatingField)
            cells.push(impactRating ?? '');
        if (numbers.size > 0)
            cells.push(numbers.get(id) ?? '');
        return cells;
    };
    const owning = new Set(assets.map((asset) => asset.cyber_system_id));
    const rows = [
        ...assets.map(({ name, cyber_system_id, asset_type, id }) => cellsOf(cyber_system_id, name, asset_type, id)),
        ...systems.filter(({ id }) => !owning.has(id)).map(({ id }) => cellsOf(id, '', '', '')),
    ];
    rows.sort((a, b) => {
        for (const cell of SORTED_BY) {
            const order = (0,compare/* compareNatural */.d)(a[cell] ?? '', b[cell] ?? '');
            if (order !== 0)
                return order;
        }
        return 0;
    });
    const more = [
        ...(fields.controlCenterField ? ['control_center', 'control_center_id'] : []),
        ...(fields.impactRatingField ? ['impact_rating'] : []),
        ...(numbers.size > 0 ? ['external_id'] : []),
    ];
    return (0,csv/* spreadsheet */.rN)([[...COLUMNS, ...more], ...rows]);
}

// EXTERNAL MODULE: ./lib/follow/from-live.js
var from_live = __webpack_require__(620);
;// CONCATENATED MODULE: ./lib/follow/export.js







async function cliExport(context, reader) {
    const { terminal, host, settings, progress, startedAt } = context;
    const [inventory, lists] = await (0,snapshot/* readFilesAndLive */.N$)(context, reader);
    const directory = (0,resolve/* makeDirectory */.Oh)(lists);
    const { systems } = (0,resolve/* resolveSystems */.Hi)(inventory, directory, diagnostic/* unreported */.B8);
    const numbers = new Map();
    for (const [{ externalId }, { id }] of (0,from_live/* findMeanings */.w6)(systems, lists, directory).liveOf)
        if (externalId !== null)
            numbers.set(id, externalId.value);
    progress.end();
    (0,run_files/* putOut */.SN)(inventoryCsv(lists, { ...settings, numbers }), context);
    const homes = (0,text_text/* counted */.hS) `${lists.systems.length} cyber system(s), ${lists.facilities.length} (facility|facilities)`;
    const ms = host.clock.now() - startedAt;
    terminal.err((0,text_text/* counted */.hS) `Exported: ${lists.assets.length} asset(s), ${homes}, in ${(0,text_text/* durationText */.S5)(ms)}\n`);
    return 0;
}


/***/ }),

/***/ 620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ wantDrift),
/* harmony export */   fl: () => (/* binding */ uniqueKey),
/* harmony export */   w6: () => (/* binding */ findMeanings),
/* harmony export */   zT: () => (/* binding */ wantMissing)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3444);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1968);
/* harmony import */ var _core_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6111);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6599);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3504);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9851);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5388);
/* harmony import */ var _inventory_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1011);
/* harmony import */ var _system_naming_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8513);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8342);












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
function wantMissing(input) {
    const { inventory, live } = input;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectory */ .Oh)(live);
    const { systems: declared } = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    const wanted = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_9__/* .asDeclared */ .Pe)(declared);
    const meanings = findMeanings(declared, live, directory);
    const isPinned = idRule(input, declared, meanings);
    const unclaimed = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(meanings.unclaimed, ({ cyber_system_id }) => cyber_system_id);
    const naming = new _system_naming_js__WEBPACK_IMPORTED_MODULE_5__/* .SystemNaming */ .u(live);
    let nameless = 0;
    for (const system of live.systems) {
        const known = wanted.get(system.id) ?? { system, declared: null, prune: null, entries: [] };
        if (known.declared === null && naming.spell(system) === null)
            continue;
        const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !known.declared?.ignore?.patternFor(name));
        unclaimed.delete(system.id);
        const missing = all.filter((asset) => isDeclarable(asset, isPinned(asset)));
        nameless += all.length - missing.length;
        const isToKeep = missing.length < all.length && (known.declared?.prune ?? null) === null;
        const added = missing.map((asset) => ({ fields: fieldsOfLive(asset, isPinned(asset)), entry: null }));
        wanted.set(system.id, { ...known, prune: isToKeep ? false : null, entries: [...known.entries, ...added] });
    }
    const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
    return { systems: [...wanted.values()], naming, nameless, stray };
}
function fieldsOfLive({ name, asset_type, id }, isPinned) {
    const noHints = { renamedFrom: null, movedFrom: null };
    return { name, assetType: asset_type, ...noHints, id: isPinned ? id : null, externalId: null };
}
function isDeclarable({ name, id }, needsItsId) {
    return name !== '' && !(needsItsId && (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(id).length > 0);
}
const MOST_ROUNDS = 10;
function wantDrift(input, report) {
    const { live, settings } = input;
    const naming = new _system_naming_js__WEBPACK_IMPORTED_MODULE_5__/* .SystemNaming */ .u(live);
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectory */ .Oh)(live, settings);
    const declared = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(input.inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    if (declared.unresolved.length > 0)
        return null;
    let wanted = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_9__/* .asDeclared */ .Pe)(declared.systems);
    let toSettle = null;
    let base = null;
    if (input.base !== null) {
        const inHead = settle(wanted, live, directory, null);
        const applied = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_9__/* .asDeclared */ .Pe)((0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(input.base, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8).systems);
        const inBoth = settle(applied, live, directory, inHead.keys);
        base = draftOf(inBoth.settled).inventory;
        toSettle = inBoth.keys;
    }
    for (let round = 0; round < MOST_ROUNDS; round++) {
        wanted = settle(wanted, live, directory, toSettle).settled;
        const draft = draftOf(wanted);
        const compared = base ?? draft.inventory;
        const plan = (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .makePlan */ .C)({ head: draft.inventory, base: compared, applied: compared, live, settings });
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(plan.diagnostics))
            return null;
        const systems = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(draft.inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8).systems;
        const meanings = findMeanings(systems, live, directory);
        const drifted = plan.changes.flatMap((one) => one.origin === 'drift' && one.action !== 'delete' ? one.desired : []);
        const isPinned = round > 0 ? () => true : idRule(input, systems, meanings, new Set(drifted));
        const { next, undeclarable } = takeIn(plan, wanted, draft, live, naming, isPinned);
        for (const { id, name, cyber_system_id } of undeclarable) {
            const args = { id, name, system: directory.systems.place(cyber_system_id) };
            report({ code: 'undeclarable-asset', severity: 'error', at: null, args });
        }
        if (undeclarable.length > 0)
            return null;
        dropServedHints(draft, meanings, next);
        if (next.length === 0)
            return { systems: [...wanted.values()], naming };
        wanted = afterRound(wanted, next, live);
    }
    throw new Error('adopting drift does not end');
}
function settle(wanted, live, directory, toSettle) {
    let settled = wanted;
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
            const { systemId, wanted: one } = draft.placeOf.get(asset);
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
function takeIn(plan, wanted, { placeOf }, live, naming, isPinned) {
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
        if (before !== null && wanted.get(systemId)?.declared?.ignore?.patternFor(asset.name)) {
            next.push({ before, after: null });
            continue;
        }
        const isKnown = systems.has(systemId) && naming.spell(systems.get(systemId)) !== null;
        const hasId = (before !== null && before.wanted.fields.id !== null) || isPinned(asset);
        if ((!wanted.has(systemId) && !isKnown) || !isDeclarable(asset, hasId)) {
            undeclarable.push(asset);
            continue;
        }
        const externalId = before?.wanted.fields.externalId ?? null;
        const fields = { ...fieldsOfLive(asset, hasId), externalId };
        next.push({ before, after: { systemId, wanted: { fields, entry: before?.wanted.entry ?? null } } });
    }
    return { next, undeclarable };
}
function dropServedHints({ placeOf }, { liveOf }, next) {
    const known = new Set(next.map(({ before }) => before?.wanted));
    for (const [asset, before] of placeOf) {
        const { fields, entry } = before.wanted;
        if ((fields.renamedFrom === null && fields.movedFrom === null) || known.has(before.wanted))
            continue;
        const meant = liveOf.get(asset);
        if (meant?.name !== fields.name || meant.cyber_system_id !== before.systemId)
            continue;
        const served = { fields: { ...fields, renamedFrom: null, movedFrom: null }, entry };
        next.push({ before, after: { systemId: before.systemId, wanted: served } });
    }
}
function afterRound(wanted, next, live) {
    const stepOf = new Map(next.flatMap((step) => (step.before === null ? [] : [[step.before.wanted, step]])));
    const result = new Map();
    for (const [id, system] of wanted) {
        const entries = system.entries.flatMap((one) => {
            const step = stepOf.get(one);
            if (step === undefined)
                return one;
            return step.after?.systemId === id ? step.after.wanted : [];
        });
        result.set(id, { ...system, entries });
    }
    const moving = next.filter(({ before, after }) => after !== null && before?.systemId !== after.systemId);
    const [arriving, added] = [moving.filter(({ before }) => before !== null), moving.filter(({ before }) => !before)];
    for (const [systemId, steps] of (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)([...arriving, ...added], ({ after }) => after.systemId)) {
        const known = result.get(systemId);
        const system = known?.system ?? live.systems.find(({ id }) => id === systemId);
        const { declared, prune, entries } = known ?? { declared: null, prune: false, entries: [] };
        const arrived = steps.map(({ after }) => after.wanted);
        result.set(systemId, { system, declared, prune, entries: [...entries, ...arrived] });
    }
    return result;
}
function draftOf(wanted) {
    const documents = [];
    const placeOf = new Map();
    for (const [systemId, system] of wanted) {
        const homes = system.declared?.documents ?? [NO_DOCUMENT];
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
                placeOf.set(asset, { systemId, wanted: one });
                assets.push(asset);
            }
        }
    }
    return { inventory: { documents }, placeOf };
}
const NO_DOCUMENT = {
    file: (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceFile */ .sm)('', ''),
    cyberSystem: { value: '', offset: 0 },
    facility: null,
    impactRating: null,
    prune: null,
    assetType: null,
    ignore: [],
    assets: [],
    isWhole: true,
};
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
        const place = this.#asPlace(system);
        const facility = this.#facilityOf(system);
        if (isUsable(name) && (name === id || !this.#systems.has(name))) {
            if (this.#names.get(name) === 1)
                return { place, cyberSystem: name, facility: null, note: null };
            const isOnly = this.#namesInFacilities.get(inFacility(name, facility)) === 1;
            const isOwn = facility !== null && (facility.name === facility.id || !this.#facilities.has(facility.name));
            if (isOwn && isOnly && isUsable(facility.name)) {
                return { place, cyberSystem: name, facility: facility.name, note: null };
            }
        }
        return isUsable(id) ? { place, cyberSystem: id, facility: null, note: name } : null;
    }
    get systemCount() {
        return this.#live.systems.length;
    }
    #asPlace(system) {
        return { id: system.id, name: system.name, facility: this.#facilityOf(system) };
    }
    #facilityOf({ facility_id: id }) {
        return this.#facilities.get(id ?? '') ?? null;
    }
    paths(places, out, taken) {
        const all = [...this.#live.systems.map((system) => this.#asPlace(system)), ...places];
        const folders = segments([...this.#live.facilities, ...all.flatMap(({ facility }) => facility ?? [])]);
        const folderOf = ({ facility }) => (facility === null ? '' : `${folders.get(facility.id)}/`);
        const names = new Map(Array.from((0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(all, folderOf), ([folder, group]) => [folder, segments(group)]));
        const used = new Set(Array.from(taken, (path) => path.toLowerCase()));
        const start = out === '' ? '' : `${out}/`;
        return new Map(places.map((place) => {
            const folder = start + folderOf(place);
            let path = `${folder}${names.get(folderOf(place))?.get(place.id)}.yml`;
            for (let n = 1; used.has(path.toLowerCase()); n++)
                path = `${folder}${longSegment(place)}${n === 1 ? '' : `.${n}`}.yml`;
            return [place, path];
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


/***/ }),

/***/ 8342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ asDeclared),
/* harmony export */   oy: () => (/* binding */ entryFields),
/* harmony export */   wD: () => (/* binding */ compareEntries)
/* harmony export */ });
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3444);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1968);


function entryFields({ name, assetType, hints, externalId }) {
    return {
        name,
        assetType,
        renamedFrom: hints?.renamedFrom?.value ?? null,
        movedFrom: hints?.movedFrom?.value ?? null,
        id: hints?.id?.value ?? null,
        externalId: externalId?.value ?? null,
    };
}
function sameFields(a, b) {
    return Object.keys(a).every((key) => a[key] === b[key]);
}
function asDeclared(systems) {
    return new Map(systems.map((declared) => {
        const entries = declared.assets.map((entry) => ({ fields: entryFields(entry), entry }));
        return [declared.system.id, { system: declared.system, declared, prune: null, entries }];
    }));
}
function compareEntries(systems, isForHints) {
    const all = [...systems];
    const systemOf = new Map();
    for (const { system, declared } of all)
        for (const entry of declared?.assets ?? [])
            systemOf.set(entry, system);
    const changes = [];
    const continued = new Set();
    for (const { system, entries } of all) {
        for (const { fields, entry } of entries) {
            if (entry !== null)
                continued.add(entry);
            const from = entry === null ? null : systemOf.get(entry);
            const isSame = entry !== null && from?.id === system.id && sameFields(fields, entryFields(entry));
            if (!isSame)
                changes.push({ system, from, before: entry, after: fields });
        }
    }
    const unchanged = all.reduce((sum, { entries }) => sum + entries.length, 0) - changes.length;
    for (const [entry, system] of systemOf) {
        if (!continued.has(entry))
            changes.push({ system, from: system, before: entry, after: null });
    }
    const comparison = { ...editsFor(all, changes), changes, unchanged };
    const isIdle = changes.every(({ system, from, before, after }) => {
        if (before === null || after === null || from?.id !== system.id)
            return false;
        const { renamedFrom, movedFrom } = entryFields(before);
        return sameFields({ ...after, renamedFrom, movedFrom }, entryFields(before));
    });
    if (isForHints || !isIdle || comparison.gaining.length > 0)
        return comparison;
    return { edits: new Map(), fresh: [], gaining: [], changes: [], unchanged: unchanged + changes.length };
}
function editsFor(systems, changes) {
    const numbers = new Map();
    const edits = new Map();
    const editOf = (document) => {
        const known = edits.get(document);
        if (known !== undefined)
            return known;
        for (const [number, entry] of document.assets.entries())
            numbers.set(entry, number);
        const edit = { removed: new Set(), changed: new Map(), added: [], prune: null };
        edits.set(document, edit);
        return edit;
    };
    const added = new Map();
    for (const { system, from, before, after } of changes) {
        const isStaying = from?.id === system.id && after !== null;
        const edit = before === null ? null : editOf(before.document);
        if (isStaying)
            edit?.changed.set(numbers.get(before), after);
        else if (before !== null)
            edit?.removed.add(numbers.get(before));
        if (after !== null && !isStaying)
            (0,_core_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .QQ)(added, system.id, { fields: after, from: before, after: -1 });
    }
    const fresh = [];
    const gaining = [];
    for (const wanted of systems) {
        const arriving = added.get(wanted.system.id) ?? [];
        arriving.sort(({ fields: a }, { fields: b }) => {
            return (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a.name, b.name) || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a.id ?? '', b.id ?? '');
        });
        const home = wanted.declared?.documents[0] ?? null;
        if (home !== null && arriving.length === 0 && wanted.prune === null)
            continue;
        gaining.push(wanted);
        if (home === null)
            fresh.push({ ...wanted, entries: arriving.map(({ fields, from }) => ({ fields, entry: from })) });
        else
            Object.assign(editOf(home), { added: arriving, prune: wanted.prune });
    }
    return { edits, fresh, gaining };
}


/***/ })

};
