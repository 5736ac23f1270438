export const id = 473;
export const ids = [473];
export const modules = {

/***/ 7473:
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
// EXTERNAL MODULE: ./lib/inventory/edit/from-live.js
var from_live = __webpack_require__(644);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
// EXTERNAL MODULE: ./lib/core/system-context.js
var system_context = __webpack_require__(3988);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
;// CONCATENATED MODULE: ./lib/report/inventory-csv.js
// The live inventory as CSV, for auditors and spreadsheets: RFC 4180, in a stable order, formulas made harmless.




/** The header is an interface: columns may be added at the end, and none is changed. */
const EXPORT_COLUMNS = [
    ...['facility', 'facility_id', 'cyber_system', 'cyber_system_id'],
    ...['asset', 'asset_type', 'asset_id'],
];
/**
 * One row for each asset. A cyber system without assets has one row, in which the cells of the asset are empty. A
 * facility or system that the service refers to but does not list has an id and no name. Lines end with CRLF. The
 * columns that inputs add come last.
 */
function inventoryCsv(lists, options) {
    const more = [
        ...(options.controlCenterField ? ['control_center', 'control_center_id'] : []),
        ...(options.impactRatingField ? ['impact_rating'] : []),
        ...(options.numbers.size > 0 ? ['external_id'] : []),
    ];
    const rows = [[...EXPORT_COLUMNS, ...more], ...inventoryRows(lists, options)];
    return (options.bom ? '\ufeff' : '') + (0,csv/* spreadsheet */.rN)(rows);
}
/** Says in one line what was exported. */
function exportLine({ facilities, systems, assets }, ms) {
    const homes = `${(0,text_style/* counted */.hS)(systems.length, 'cyber system')}, ${(0,text_style/* counted */.hS)(facilities.length, 'facility', 'facilities')}`;
    return `Exported: ${(0,text_style/* counted */.hS)(assets.length, 'asset')}, ${homes}, in ${(0,text_style/* durationText */.S5)(ms)}`;
}
function inventoryRows(lists, { numbers, ...fields }) {
    const { facilities, systems, assets } = lists;
    const facilityNames = new Map(facilities.map(({ id, name }) => [id, name]));
    const records = new Map(systems.map((system) => [system.id, system]));
    const place = (0,system_context/* placesOf */.ek)(lists, fields);
    const rowOf = (systemId, asset) => {
        const { name = '', facility_id } = records.get(systemId) ?? {};
        const { site, impactRating } = place(systemId);
        // No control center is shown for a system in a facility.
        const center = facility_id ? null : site;
        const home = [facilityNames.get(facility_id ?? '') ?? '', facility_id ?? '', name, systemId];
        return [
            ...[...home, ...asset],
            ...(fields.controlCenterField ? [center?.name ?? '', center?.id ?? ''] : []),
            ...(fields.impactRatingField ? [impactRating ?? ''] : []),
            ...(numbers.size > 0 ? [numbers.get(asset[2]) ?? ''] : []),
        ];
    };
    const owning = new Set(assets.map((asset) => asset.cyber_system_id));
    const rows = [
        ...assets.map(({ name, cyber_system_id, asset_type, id }) => rowOf(cyber_system_id, [name, asset_type, id])),
        ...systems.filter(({ id }) => !owning.has(id)).map(({ id }) => rowOf(id, ['', '', ''])),
    ];
    return rows.sort(compareCells);
}
/** By facility, system, asset, each by name and then by id: the same on every machine. */
const SORTED_BY = [0, 1, 2, 3, 4, 6];
function compareCells(a, b) {
    for (const cell of SORTED_BY) {
        const order = (0,compare/* compareNatural */.dk)(a[cell] ?? '', b[cell] ?? '');
        if (order !== 0)
            return order;
    }
    return 0;
}

// EXTERNAL MODULE: ./lib/commands/cli/flags.js + 2 modules
var cli_flags = __webpack_require__(7986);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
;// CONCATENATED MODULE: ./lib/commands/export.js
// `export`: what is live as rows, with the number that a file gives an asset. It only reads.







/** Prints the rows on standard output or into a file. */
async function cliExport(flags, cli) {
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* SERVICE */.YV, async (context) => {
        const { terminal, host, settings, progress, startedAt } = context;
        const [inventory, lists] = await (0,snapshot/* readFilesAndLive */.N$)(context);
        const numbers = numbersIn(inventory, lists);
        const csv = inventoryCsv(lists, { ...settings, numbers, bom: flags.bom === true });
        progress.end();
        (0,run_files/* putOut */.SN)(csv, flags, context);
        terminal.err(`${exportLine(lists, host.clock.now() - startedAt)}\n`);
        return 0;
    });
}
/** By the id of the live asset that an entry means, the number that it gives. */
function numbersIn(inventory, live) {
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const { systems } = (0,resolve/* resolveSystems */.Hi)(inventory, directory, diagnostic/* unreported */.B8);
    const { liveOf } = (0,from_live/* findMeanings */.w6)(systems, live, directory);
    return new Map(Array.from(liveOf).flatMap(([{ externalId }, { id }]) => (externalId === null ? [] : [[id, externalId.value]])));
}


/***/ }),

/***/ 644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ idRule),
/* harmony export */   eH: () => (/* binding */ freshSystem),
/* harmony export */   fl: () => (/* binding */ uniqueKey),
/* harmony export */   tZ: () => (/* binding */ fieldsOfLive),
/* harmony export */   w6: () => (/* binding */ findMeanings),
/* harmony export */   zT: () => (/* binding */ wantMissing)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1968);
/* harmony import */ var _core_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9706);
/* harmony import */ var _core_match_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3858);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6599);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9851);
/* harmony import */ var _system_naming_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3897);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7454);
// Works out from the live assets what the files should say: only what they lack (`import`), or all drift (`import
// --update`). A plan of the result then has no changes for it. Pure.









/** Linear. */
function findMeanings(systems, live, directory) {
    const input = { systems, live: live.assets, directory, moveSources: new Set() };
    const matching = (0,_core_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAssets */ .f)(input, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .unreported */ .B8);
    const liveOf = new Map();
    const failed = [];
    let number = -1;
    for (const { assets } of systems) {
        for (const asset of assets) {
            const match = matching.liveOf[++number];
            if (match >= 0)
                liveOf.set(asset, live.assets[match]);
            else if (match !== _core_match_state_js__WEBPACK_IMPORTED_MODULE_6__/* .NONE */ .x3)
                failed.push(asset);
        }
    }
    return { liveOf, unclaimed: live.assets.filter((_, index) => matching.claimed[index] === 0), failed };
}
/** Whether an entry finds this live asset only by id: its name is irregular, or another asset has or will have it. */
function idRule({ live, uniqueNames, withIds }, systems, { liveOf }) {
    const keyOf = (asset) => uniqueKey(asset, uniqueNames);
    const declared = [];
    for (const { system, assets } of systems) {
        for (const entry of assets) {
            const meant = liveOf.get(entry);
            if (meant?.name === entry.name && meant.cyber_system_id === system.id)
                continue;
            declared.push(uniqueKey({ name: entry.name, cyber_system_id: system.id }, uniqueNames));
        }
    }
    const holders = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .countBy */ .Tr)([...live.assets.map(keyOf), ...declared], (key) => key);
    return (asset) => withIds || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(asset.name) || holders.get(keyOf(asset)) > 1;
}
/** Two assets with the same key must not exist together. */
function uniqueKey({ cyber_system_id, name }, uniqueNames) {
    return uniqueNames === 'organization' ? name : (0,_core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .nameKey */ .Rc)(cyber_system_id, name);
}
/** The result declares every live system and every asset in one, each by name or id. Linear. */
function wantMissing(input) {
    const { inventory, live, withIds } = input;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDirectory */ .Oh)(live);
    const { systems: declared } = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSystems */ .Hi)(inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .unreported */ .B8);
    const wanted = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .asDeclared */ .Pe)(declared);
    const meanings = findMeanings(declared, live, directory);
    const isPinned = idRule(input, declared, meanings);
    const unclaimed = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(meanings.unclaimed, ({ cyber_system_id }) => cyber_system_id);
    const naming = new _system_naming_js__WEBPACK_IMPORTED_MODULE_3__/* .SystemNaming */ .u(live, input.withSystemIds);
    let nameless = 0;
    for (const system of live.systems) {
        const known = wanted.get(system.id) ?? freshSystem(system);
        if (known.declared === null && naming.spell(system) === null)
            continue;
        const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !known.declared?.ignore?.find(name));
        unclaimed.delete(system.id);
        const missing = all.filter((asset) => (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .isDeclarable */ .oo)(asset, isPinned(asset)));
        nameless += all.length - missing.length;
        const isToKeep = missing.length < all.length && (known.declared?.prune ?? null) === null;
        const entries = withIds ? known.entries.map((entry) => pinned(entry, meanings)) : known.entries;
        const added = missing.map((asset) => ({ fields: fieldsOfLive(asset, isPinned(asset)), entry: null }));
        wanted.set(system.id, { ...known, prune: isToKeep ? false : null, entries: [...entries, ...added] });
    }
    const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
    return { systems: [...wanted.values()], naming, nameless, stray };
}
function freshSystem(system, prune = null) {
    return { system, declared: null, prune, entries: [] };
}
function fieldsOfLive({ name, asset_type, id }, isPinned) {
    return { ...(0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .plainFields */ ._b)(name, asset_type), id: isPinned ? id : null };
}
function pinned({ fields, entry }, { liveOf }) {
    const meant = entry === null ? undefined : liveOf.get(entry);
    const hasId = meant !== undefined && fields.id === null && (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .isDeclarable */ .oo)(meant, true);
    return hasId ? { fields: { ...fields, id: meant.id }, entry } : { fields, entry };
}


/***/ }),

/***/ 3897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ SystemNaming)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
// How a new document names a live cyber system: by name, with its facility where the name is shared, else by id.


/** Knows which references mean exactly one record. */
class SystemNaming {
    #byId;
    #live;
    #systems;
    #facilities;
    #names;
    #namesInFacilities;
    /** `byId`: use the id if it can be written, so that files survive a rename. */
    constructor(live, byId = false) {
        this.#byId = byId;
        const { systems, facilities } = live;
        this.#live = live;
        this.#systems = new Set(systems.map(({ id }) => id));
        this.#facilities = new Map(facilities.map((facility) => [facility.id, facility]));
        this.#names = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_1__/* .countBy */ .Tr)(systems, ({ name }) => name);
        this.#namesInFacilities = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_1__/* .countBy */ .Tr)(systems, (system) => inFacility(system.name, this.#facilityOf(system)));
    }
    /** null if neither name nor id can be written in a file. */
    spell(system) {
        const { name, id } = system;
        const standing = this.standing(system);
        if (this.#byId && isUsable(id))
            return { ...standing, cyberSystem: id, note: name };
        const facility = this.#facilityOf(system);
        if (isUsable(name) && !this.#isIdOfAnother(name, id)) {
            if (this.#names.get(name) === 1)
                return { ...standing, cyberSystem: name };
            const isOnly = this.#namesInFacilities.get(inFacility(name, facility)) === 1;
            if (facility !== null && isOnly && isUsable(facility.name) && !this.#isIdOfFacility(facility)) {
                return { ...standing, cyberSystem: name, facility: facility.name };
            }
        }
        return isUsable(id) ? { ...standing, cyberSystem: id, note: name } : null;
    }
    /** For a system that a file already declares, whatever name it uses. */
    standing(system) {
        const facility = this.#facilityOf(system);
        const { id, name } = system;
        return { place: { id, name, facility }, cyberSystem: id, facility: null, note: null };
    }
    get systemCount() {
        return this.#live.systems.length;
    }
    #facilityOf({ facility_id: id }) {
        return this.#facilities.get(id ?? '') ?? null;
    }
    /** Every system and facility, as paths name them. */
    neighbours() {
        const systems = this.#live.systems.map((system) => this.standing(system).place);
        return { systems, facilities: this.#live.facilities };
    }
    /** A reference that is an id means that record, even if another record has it as a name. */
    #isIdOfAnother(name, own) {
        return name !== own && this.#systems.has(name);
    }
    #isIdOfFacility({ name, id }) {
        return name !== id && this.#facilities.has(name);
    }
}
/** A reference has no id to pin it, so a name must have no fault that is an error. */
function isUsable(reference) {
    return (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(reference).every(({ severity }) => severity === 'warning');
}
/** Facilities with the same name are meant together. */
function inFacility(name, facility) {
    return `${name}\0${facility === null ? '' : `\0${facility.name}`}`;
}


/***/ }),

/***/ 7454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ asDeclared),
/* harmony export */   VK: () => (/* binding */ withoutIdleHints),
/* harmony export */   _b: () => (/* binding */ plainFields),
/* harmony export */   df: () => (/* binding */ entriesAfter),
/* harmony export */   oo: () => (/* binding */ isDeclarable),
/* harmony export */   oy: () => (/* binding */ entryFields),
/* harmony export */   wD: () => (/* binding */ compareEntries)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3444);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
// What the files should say: one list of wanted entries for each cyber system, from any source. Compared with the
// files, it gives the additions, changes and removals in each document. Pure.



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
/** An entry with only a name and a type. */
function plainFields(name, assetType) {
    return { name, assetType, renamedFrom: null, movedFrom: null, id: null, externalId: null };
}
function sameFields(a, b) {
    return Object.keys(a).every((key) => a[key] === b[key]);
}
/** Every system that the files declare, unchanged. */
function asDeclared(systems) {
    return new Map(systems.map((declared) => {
        const entries = declared.assets.map((entry) => ({ fields: entryFields(entry), entry }));
        return [declared.system.id, { system: declared.system, declared, prune: null, entries }];
    }));
}
/** Whether files may contain an asset with this name and id at all. */
function isDeclarable({ name, id }, needsItsId) {
    return name !== '' && !(needsItsId && (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(id).length > 0);
}
/** Compares what is wanted with the files. An entry that continues in another system is removed from its own. */
function compareEntries(systems) {
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
    return { ...editsFor(all, changes), changes, unchanged };
}
/** Where in the files these changes are made. */
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
            (0,_core_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(added, system.id, after);
    }
    const fresh = [];
    const gaining = [];
    for (const wanted of systems) {
        const arriving = added.get(wanted.system.id) ?? [];
        arriving.sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.name, b.name) || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.id ?? '', b.id ?? ''));
        const home = wanted.declared?.documents[0] ?? null;
        if (home !== null && arriving.length === 0 && wanted.prune === null)
            continue;
        gaining.push(wanted);
        if (home === null)
            fresh.push({ ...wanted, entries: arriving.map((fields) => ({ fields, entry: null })) });
        else
            Object.assign(editOf(home), { added: placed(home, arriving), prune: wanted.prune });
    }
    return { edits, fresh, gaining };
}
/** Hints that are done are removed with other edits. Without another edit, they are no reason to change a file. */
function withoutIdleHints(comparison) {
    const { changes, unchanged } = comparison;
    const isIdle = changes.every(({ system, from, before, after }) => {
        if (before === null || after === null || from?.id !== system.id)
            return false;
        const { renamedFrom, movedFrom } = entryFields(before);
        return sameFields({ ...after, renamedFrom, movedFrom }, entryFields(before));
    });
    if (!isIdle || comparison.gaining.length > 0)
        return comparison;
    return { edits: new Map(), fresh: [], gaining: [], changes: [], unchanged: unchanged + changes.length };
}
/** Where new entries go: where `fmt` would have them if the document is in its order, else below all others. */
function placed({ assets }, added) {
    const isSorted = assets.every(({ name }, k) => k === 0 || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(assets[k - 1].name, name) <= 0);
    let above = isSorted ? -1 : assets.length - 1;
    return added.map((fields) => {
        while (above + 1 < assets.length && (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(assets[above + 1].name, fields.name) <= 0)
            above++;
        return { fields, after: above };
    });
}
/** The entries of a document after its edit, in the order of the file. */
function entriesAfter(document, edit) {
    if (edit === undefined)
        return document.assets.map(entryFields);
    const entries = [];
    let next = 0;
    for (let number = -1; number < document.assets.length; number++) {
        const asset = document.assets[number];
        if (asset !== undefined && !edit.removed.has(number))
            entries.push(edit.changed.get(number) ?? entryFields(asset));
        for (; edit.added[next]?.after === number; next++)
            entries.push(edit.added[next].fields);
    }
    return entries;
}


/***/ })

};
