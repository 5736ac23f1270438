export const id = 4517;
export const ids = [4517];
export const modules = {

/***/ 4517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inventoryDocument: () => (/* binding */ inventoryDocument),
/* harmony export */   inventoryJsonSchema: () => (/* binding */ inventoryJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8439);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7206);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8293);
// The file format as JSON Schema, for editors and other tools. Built from the same definitions as the parser, which
// never imports this file.



const { name, asset_type, renamed_from, moved_from, id, external_id } = _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .ASSET_SHAPE */ .Z4;
const { cyber_system, facility, prune, ignore, assets } = _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCUMENT_SHAPE */ .kI;
const MEANINGS = {
    hardware: 'A physical device: RTU, PLC, HMI, network equipment.',
    software: 'An application or operating system.',
};
const asset = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: textSchema(name.description),
    asset_type: typeOf(asset_type.description).optional(),
    renamed_from: textSchema(renamed_from.description).optional(),
    moved_from: textSchema(moved_from.description).optional(),
    id: textSchema(id.description).optional(),
    external_id: textSchema(external_id.description).max(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .EXTERNAL_ID_LIMIT */ .c_).optional(),
})
    .meta({
    title: 'cyber asset',
    description: 'One cyber asset.',
    // Without this snippet an editor would offer only the name, since the type may be at the head of the document.
    defaultSnippets: [{ label: 'cyber asset', body: { name: '$1', asset_type: '$2' } }],
});
/**
 * One YAML document of an inventory file. `errorMessage` and `enumDescriptions` are not JSON Schema:
 * editors show them, and validators ignore them.
 */
const inventoryDocument = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    cyber_system: textSchema(cyber_system.description),
    facility: textSchema(facility.description).optional(),
    prune: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .meta({ description: prune.description, errorMessage: 'Write true or false, without quotes.' })
        .optional(),
    asset_type: typeOf(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCUMENT_SHAPE */ .kI.asset_type.description).optional(),
    ignore: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(textSchema('An exact name, or a pattern with * and ?.'))
        .meta({ description: ignore.description, errorMessage: 'Write a list of names, such as ["lab-*", spare-hmi].' })
        .optional(),
    assets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(asset).meta({
        description: assets.description,
        errorMessage: 'Write a list of assets, or [] if the system has none.',
    }),
})
    .refine(({ asset_type, assets: entries }) => asset_type !== undefined || entries.every(isTyped))
    .meta({
    description: 'Assets of one cyber system. A file holds one or more such documents.',
    defaultSnippets: [{ label: 'inventory', body: { cyber_system: '$1', assets: [{ name: '$2', asset_type: '$3' }] } }],
    // The rule above for JSON Schema: the type is at the head of the document, or in every asset.
    anyOf: [{ required: ['asset_type'] }, { properties: { assets: { items: { required: ['asset_type'] } } } }],
});
/** The JSON Schema of a document, in draft-07, which YAML editors use for completion and checks. */
function inventoryJsonSchema() {
    const { $schema, ...shape } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(inventoryDocument, { target: 'draft-7' });
    return { $schema, title: 'cip-inventory-sync inventory', ...shape };
}
function isTyped(entry) {
    return entry.asset_type !== undefined;
}
function typeOf(description) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .ASSET_TYPES */ .Dd).meta({
        description,
        enumDescriptions: _core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .ASSET_TYPES */ .Dd.map((type) => MEANINGS[type]),
        errorMessage: 'Write hardware (a physical device) or software (an application or operating system).',
    });
}
function textSchema(description) {
    const errorMessage = 'Write text. Quote what looks like a number, a date or a truth value: "0417".';
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).meta({ description, errorMessage });
}


/***/ })

};
