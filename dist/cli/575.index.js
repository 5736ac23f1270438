export const id = 575;
export const ids = [575];
export const modules = {

/***/ 4755:
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
        const begun = edits.get(document);
        if (begun !== undefined)
            return begun;
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
            (0,_core_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .QQ)(added, system.id, { fields: after, from: before, above: -1 });
    }
    const fresh = [];
    const gaining = [];
    for (const desired of systems) {
        const arriving = added.get(desired.system.id) ?? [];
        arriving.sort(({ fields: a }, { fields: b }) => {
            return (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a.name, b.name) || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a.id ?? '', b.id ?? '');
        });
        const home = desired.declared?.documents[0] ?? null;
        if (home !== null && arriving.length === 0 && desired.prune === null)
            continue;
        gaining.push(desired);
        if (home === null)
            fresh.push({ ...desired, entries: arriving.map(({ fields, from }) => ({ fields, entry: from })) });
        else
            Object.assign(editOf(home), { added: arriving, prune: desired.prune });
    }
    return { edits, fresh, gaining };
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
    const { sited } = (0,resolve/* makeDirectory */.Oh)(lists, fields).systems;
    const cellsOf = (systemId, name, type, id) => {
        const { name: system = '', facility_id } = records.get(systemId) ?? {};
        const { site, impactRating } = sited(systemId);
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







async function cliExport(context, takes) {
    const { terminal, host, settings, progress, startedAt } = context;
    const [inventory, lists] = await (0,snapshot/* readFilesAndLive */.N$)(context, takes);
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
    return 'done';
}


/***/ })

};
