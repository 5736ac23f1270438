export const id = 7856;
export const ids = [7856];
export const modules = {

/***/ 7856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMappingFile: () => (/* binding */ readMappingFile)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6921);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7206);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3029);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1011);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1805);
// Reads the mapping of a CSV export from a YAML file (JSON is YAML too). The reading is strict, and every error has a
// place.







// The message of an issue is the code of its finding. A minimum length would report a second issue.
const word = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('wrong-type').refine((text) => text !== '', 'wrong-type');
const type = word.pipe(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_4__/* .ASSET_TYPES */ .Dd, 'wrong-value'));
const cell = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('wrong-type');
/** A value that is not a word is reported as such. */
const hasType = (fields) => {
    const parsed = word.safeParse(fields.get('asset_type'));
    return !parsed.success || (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isAssetType */ .JX)(parsed.data);
};
/** A column, and the values of its cells: one value, or any of several. */
const conditions = zod__WEBPACK_IMPORTED_MODULE_3__/* .map */ .TjK(word, zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY((value) => (Array.isArray(value) ? value : [value]), zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(cell).min(1, 'wrong-type')))
    .default(() => new Map());
const file = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    columns: zod__WEBPACK_IMPORTED_MODULE_3__/* .map */ .TjK(cell.pipe(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_mapping_js__WEBPACK_IMPORTED_MODULE_2__.CSV_FIELDS, 'unknown-key')), word).default(() => new Map()),
    defaults: zod__WEBPACK_IMPORTED_MODULE_3__/* .map */ .TjK(cell.pipe(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_FIELDS */ .yz, 'unknown-key')), word)
        .refine(hasType, { error: 'wrong-value', path: ['asset_type'], when: ({ value }) => value instanceof Map })
        .default(() => new Map()),
    values: zod__WEBPACK_IMPORTED_MODULE_3__/* .map */ .TjK(cell, type).default(() => new Map()),
    systems: zod__WEBPACK_IMPORTED_MODULE_3__/* .map */ .TjK(cell, word).default(() => new Map()),
    facilities: zod__WEBPACK_IMPORTED_MODULE_3__/* .map */ .TjK(cell, word).default(() => new Map()),
    where: conditions,
    skip: conditions,
    delimiter: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('wrong-value')
        .refine((text) => (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .delimiterOf */ .Vl)(text) !== null, 'wrong-value')
        .transform(_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .delimiterOf */ .Vl)
        .default(null),
});
/** The mapping in the text. Empty if something is wrong, which goes to `report`. */
function readMappingFile(path, text, report) {
    const source = (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceFile */ .sm)(path, text);
    const addFinding = (code, node, args) => {
        const offset = typeof node === 'number' ? node : (node?.range?.[0] ?? 0);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)(code, 'error', { file: source, offset }, args));
    };
    // All scalars are strings, so `00123` and `NO` stay as they are written.
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { schema: 'failsafe', prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined) {
        addFinding('yaml-syntax', error.pos[0], { reason: error.message });
        return _mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MAPPING */ .xl;
    }
    // Aliases are not followed.
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, { Alias: (_, { range }) => Object.assign(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLSeq */ .Rw(), { range }) });
    const value = document.toJS({ mapAsMap: true });
    const parsed = file.safeParse(value instanceof Map ? Object.fromEntries(value) : value);
    if (parsed.success)
        return { ..._mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MAPPING */ .xl, ...parsed.data };
    for (const issue of parsed.error.issues) {
        // Its key is reported instead.
        if (issue.code !== 'invalid_element')
            reportIssue(issue, document.contents, addFinding);
    }
    return _mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MAPPING */ .xl;
}
function reportIssue(issue, root, tell) {
    const { path, message } = issue;
    const { key, value } = entryAt(root, path);
    const subject = String(path.at(-1) ?? 'mapping');
    const unknownKey = (name, at, allowed) => tell('unknown-key', at, { key: name, near: (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_6__.nearest)(name, allowed, 1)[0] ?? null, allowed });
    if (issue.code === 'unrecognized_keys') {
        for (const name of issue.keys)
            unknownKey(name, entryAt(root, [name]).key, Object.keys(file.shape));
    }
    else if (message === 'unknown-key') {
        unknownKey(subject, key, path[0] === 'defaults' ? _mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_FIELDS */ .yz : _mapping_js__WEBPACK_IMPORTED_MODULE_2__.CSV_FIELDS);
    }
    else if (message === 'wrong-value') {
        tell('wrong-value', value, { key: subject, ...wrongValue((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) ? String(value.value) : '', path) });
    }
    else if (issue.code === 'invalid_key') {
        const odd = entriesOf(value).find((entry) => !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(entry.key))?.key ?? value;
        tell('wrong-type', odd, { subject: 'key', expected: 'a string', found: yamlKind(odd) });
    }
    else {
        const expected = path.length > 1 ? 'a string' : 'a mapping';
        const at = value?.range == null ? key : value;
        tell('wrong-type', at, { subject, expected, found: yamlKind(value) });
    }
}
function wrongValue(value, { length }) {
    if (length === 1)
        return { value, near: null, allowed: [',', ';', 'tab'] };
    return { value, near: (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_6__.nearest)(value, _core_model_js__WEBPACK_IMPORTED_MODULE_4__/* .ASSET_TYPES */ .Dd, 1)[0] ?? null, allowed: _core_model_js__WEBPACK_IMPORTED_MODULE_4__/* .ASSET_TYPES */ .Dd };
}
function entryAt(root, path) {
    let entry = { key: null, value: root };
    for (const step of path) {
        const entries = entriesOf(entry.value);
        entry = entries.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === step) ?? entry;
    }
    return entry;
}
function entriesOf(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node.items : [];
}
function yamlKind(node) {
    if (node === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.value === ''))
        return 'nothing';
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? 'a mapping' : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? 'a string' : 'a list';
}


/***/ })

};
