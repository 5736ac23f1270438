export const id = 789;
export const ids = [789];
export const modules = {

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
    entries: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entry).describe('All that changed, by path and line.'),
    patch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('The edits as a unified diff: with --dry-run.'),
});
/** JSON Schema, draft 2020-12. */
function importJsonSchema() {
    const { $schema, ...shape } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(document);
    return { $schema, title: 'cip-inventory-sync import', ...shape };
}


/***/ })

};
