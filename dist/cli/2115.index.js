export const id = 2115;
export const ids = [2115,6789,6532];
export const modules = {

/***/ 2115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   driftSource: () => (/* binding */ driftSource),
/* harmony export */   rowsSource: () => (/* binding */ rowsSource)
/* harmony export */ });
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2270);
/* harmony import */ var _report_imported_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6532);
/* harmony import */ var _git_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2556);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3795);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9392);
// `import --update`: files follow the service by taking in its drift, or follow the export of a CMDB.





/**
 * Everything that drifted since the base was applied. The base is HEAD if no flag names another and the folder is in a
 * repository.
 */
function driftSource({ base }) {
    return {
        open: async (context, report) => {
            const { wantDrift } = await __webpack_require__.e(/* import() */ 4407).then(__webpack_require__.bind(__webpack_require__, 4407));
            const commit = typeof base === 'string' ? base : await (0,_git_context_js__WEBPACK_IMPORTED_MODULE_1__/* .inventoryCommit */ .u9)(context);
            const loaded = commit === null ? null : await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .loadBase */ .Og)('base', { kind: 'commit', commit }, context, report);
            const { settings } = context;
            return (input, report) => {
                const only = (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__.chosenSystems)(settings, input.inventory, input.live);
                const drift = { ...settings, drift: 'report' };
                return wantDrift({ ...input, base: loaded?.inventory ?? null, settings: drift, only }, report);
            };
        },
        mayAsk: ({ action }) => action !== 'delete',
        showsNotices: true,
        takesDrift: true,
        render: (proposal, ended) => (0,_report_imported_js__WEBPACK_IMPORTED_MODULE_0__/* .renderUpdated */ .S)(proposal, ended),
    };
}
/** The rows of an export. The only deletes at the service are those of removed entries. */
function rowsSource(csv) {
    return {
        ...csv,
        mayAsk: ({ action, id }, { gone }) => action !== 'delete' || gone.has(id),
        guard: ({ comparison, wanted }, settings) => {
            const removed = comparison.changes.filter(({ after }) => after === null).length;
            return (0,_report_imported_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRemovals */ .K)((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_4__/* .checkGuards */ .hK)(removed, wanted.following, settings), wanted.following);
        },
        render: (proposal, ended) => (0,_report_imported_js__WEBPACK_IMPORTED_MODULE_0__/* .renderUpdated */ .S)({ ...proposal, csv: proposal.wanted }, ended),
    };
}


/***/ }),

/***/ 6789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ENTRY_ACTIONS: () => (/* binding */ ENTRY_ACTIONS),
/* harmony export */   IMPORT_FORMAT: () => (/* binding */ IMPORT_FORMAT),
/* harmony export */   importJsonSchema: () => (/* binding */ importJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8439);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7206);
// The format of the output of `import --update --json`: `schemas/import.schema.json`.


/** What happens to an entry, in the order of the list. */
const ENTRY_ACTIONS = ['added', 'renamed', 'moved', 'retyped', 'removed'];
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const entry = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('The file that holds the entry; of one that is removed, that held it.'),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).describe('In that file, after the edit; of an entry that is removed, before it.'),
    actions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(ENTRY_ACTIONS))
        .describe('Empty where only keys beside name, type and cyber system changed: an id, a number, a hint.'),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    cyber_system: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    asset_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .ASSET_TYPES */ .Dd),
    before: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), cyber_system: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), asset_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .ASSET_TYPES */ .Dd) })
        .nullable()
        .describe('What the entry said; null for one that is added.'),
});
const IMPORT_FORMAT = '1.0';
const document = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(IMPORT_FORMAT),
    counts: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        added: count,
        renamed: count,
        moved: count,
        retyped: count,
        removed: count,
        unchanged: count,
        changed: count.describe('Entries that were added, edited or removed, each once.'),
    })
        .describe('An entry that is renamed and moved counts in both.'),
    entries: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entry).describe('All that changed, by path and line; empty under detail: counts.'),
    patch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('The edits as a unified diff: with --dry-run, not under detail: counts.'),
});
/** JSON Schema, draft 2020-12. */
function importJsonSchema() {
    const { $schema, ...shape } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(document);
    return { $schema, title: 'cip-inventory-sync import', ...shape };
}


/***/ }),

/***/ 6532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ renderRemovals),
/* harmony export */   S: () => (/* binding */ renderUpdated),
/* harmony export */   importDocument: () => (/* binding */ importDocument)
/* harmony export */ });
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3444);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2270);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1807);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _import_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6789);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5511);







/** The same for programs. Under `counts` without names, paths and diff. */
function importDocument(updated, { detail, patch }) {
    const entries = entriesOf(updated);
    return {
        format_version: _import_schema_js__WEBPACK_IMPORTED_MODULE_2__.IMPORT_FORMAT,
        counts: importCounts(entries, updated.comparison.unchanged),
        entries: detail === 'full' ? entries : [],
        ...(patch === null ? {} : { patch }),
    };
}
function importCounts(entries, unchanged) {
    const count = (action) => entries.filter(({ actions }) => actions.includes(action)).length;
    return {
        added: count('added'),
        renamed: count('renamed'),
        moved: count('moved'),
        retyped: count('retyped'),
        removed: count('removed'),
        unchanged,
        changed: entries.length,
    };
}
/** By path, line and name. */
function entriesOf({ comparison, written }) {
    return comparison.changes
        .map((change) => entryOf(change, written))
        .sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6)(a.path, b.path) || a.line - b.line || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6)(a.name, b.name));
}
function entryOf({ system, from, before, after }, written) {
    const placed = (after === null ? null : written.get(after)) ?? before;
    const { file } = placed.document;
    const state = after ?? before;
    return {
        path: file.path,
        line: file.place(placed.offset).line,
        actions: _import_schema_js__WEBPACK_IMPORTED_MODULE_2__.ENTRY_ACTIONS.filter((action) => isDone(action, { system, from, before, after })),
        name: state.name,
        cyber_system: system.name,
        asset_type: state.assetType,
        before: before === null ? null : { name: before.name, cyber_system: from.name, asset_type: before.assetType },
    };
}
function isDone(action, { system, from, before, after }) {
    if (before === null || after === null)
        return action === (before === null ? 'added' : 'removed');
    switch (action) {
        case 'renamed':
            return before.name !== after.name;
        case 'moved':
            return from?.id !== system.id;
        case 'retyped':
            return before.assetType !== after.assetType;
        default:
            return false;
    }
}
/** The last lines of an update, or of a dry run. Ends with a newline. */
function renderUpdated(updated, ended) {
    const { edits, comparison, plan, csv } = updated;
    const entries = entriesOf(updated);
    const lines = ended.detail === 'full' ? entries.map(entryLine) : [];
    return [
        ...(0,_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .fileLines */ .c0)(edits, ended.detail),
        ...lines,
        ...(csv === undefined ? [] : (0,_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .cellLines */ .gv)(csv)),
        updatedLine(edits, importCounts(entries, comparison.unchanged), ended),
        ...stayingLines(updated),
        `A plan of these files: ${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .countsLine */ .J7)(plan.summary)}`,
        '',
    ].join('\n');
}
/** A plan deletes nothing of a system that says `prune: false`. */
function stayingLines({ comparison, plan }) {
    const undeclared = new Set(plan.undeclared.map(({ asset, cyberSystem }) => `${cyberSystem.id} ${asset.name}`));
    const isStaying = ({ system, before, after }) => after === null && undeclared.has(`${system.id} ${before?.name}`);
    const count = comparison.changes.filter(isStaying).length;
    if (count === 0)
        return [];
    const reason = 'because the files say prune: false';
    return [
        count === 1
            ? `The asset of the removed entry stays at the service, ${reason}.`
            : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(count)} assets of removed entries stay at the service, ${reason}.`,
    ];
}
function updatedLine(edits, counts, ended) {
    const each = _import_schema_js__WEBPACK_IMPORTED_MODULE_2__.ENTRY_ACTIONS.map((action) => [counts[action], action]);
    const countsText = [...(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N4)(each), `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(counts.unchanged)} unchanged`].join(', ');
    if (edits.length === 0)
        return `Nothing to update: ${countsText}, as found in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .durationText */ .S5)(ended.ms)}.`;
    return (0,_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .wroteLine */ ._y)(edits, countsText, ended);
}
/** `renamed, moved: "a" → "b", Alpha → Beta, inventory/beta.yml:4`. */
function entryLine({ path, line, actions, name, cyber_system, asset_type, before }) {
    const what = actions.length === 0 ? 'keys edited' : actions.join(', ');
    const type = before === null || before.asset_type === asset_type ? [] : [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .turned */ .d9)(before.asset_type, asset_type)];
    const parts = [
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .turned */ .d9)(before?.name ?? name, name, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm),
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .turned */ .d9)(before?.cyber_system ?? cyber_system, cyber_system, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm),
        ...type,
        `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path)}:${line}`,
    ];
    return `${what}: ${parts.join(', ')}`;
}
/** Why so many removals are not written; null if every guard passes. Ends with a newline. */
function renderRemovals(guards, following) {
    const failed = guards.filter(({ passed }) => !passed);
    const [first] = failed;
    if (first === undefined)
        return null;
    const removals = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(first.value, 'entry', 'entries');
    const limits = failed.map(({ guard, limit }) => `--${guard} allows ${limit === 0 ? 'none' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(limit)}`);
    const raised = failed.map((guard) => `--${guard.guard} ${(0,_core_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .leastToPass */ .ME)(guard, following)}`);
    return `The export has no row for ${removals} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(following)}, and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(limits, 'and')} to be removed. Compare it with an earlier export. If all of them are retired, give ${raised.join(' ')}.\n${_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_WRITTEN_YET */ .pV}`;
}


/***/ })

};
