export const id = 517;
export const ids = [517];
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
// The file format as JSON Schema, for editors and other tools. The parser never imports this file: the compiler and a
// property hold the two together.



const MEANINGS = {
    hardware: 'A physical device: RTU, PLC, HMI, network equipment.',
    software: 'An application or operating system.',
};
const asset = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: textSchema('Name or hostname, unique within the cyber system.'),
    asset_type: typeOf('hardware: a physical device (RTU, PLC, HMI, network equipment). software: an application or operating system. May be left out where the document says it for all.').optional(),
    renamed_from: textSchema('The name that the asset has at the service until this is applied.').optional(),
    moved_from: textSchema('The cyber system (name or id) that the asset is in until this is applied.').optional(),
    id: textSchema('The id of the asset at the service (ca_…): pins it, so that name, cyber system and type may all change.').optional(),
    external_id: textSchema('The number of the asset in the system that the inventory comes from, such as a CMDB. Unique in the inventory; never sent to the service.')
        .max(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .EXTERNAL_ID_LIMIT */ .c_)
        .optional(),
})
    .meta({
    title: 'cyber asset',
    description: 'One cyber asset.',
    // Without this snippet an editor would offer only the name, since the type may be at the head of the document.
    defaultSnippets: [{ label: 'cyber asset', body: { name: '$1', asset_type: '$2' } }],
});
/**
 * One YAML document of an inventory file. `errorMessage` and `enumDescriptions` are not JSON Schema: editors show them,
 * and validators ignore them.
 */
const inventoryDocument = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    cyber_system: textSchema('The cyber system that holds these assets: its name, or its id (cs_…).'),
    facility: textSchema('The facility of the cyber system: its name, or its id (fac_…). Distinguishes systems of the same name, and is checked.').optional(),
    prune: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .meta({
        description: 'true: an asset of this system that no file declares is deleted, permanently. false: it is only reported. If left out: true, except while the system is being adopted.',
        errorMessage: 'Write true or false, without quotes.',
    })
        .optional(),
    asset_type: typeOf('The type of the assets below that have no type of their own: hardware or software.').optional(),
    ignore: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(textSchema('An exact name, or a pattern with * and ?.'))
        .meta({
        description: 'Live assets of this system to leave alone: exact names, or patterns in which * matches any text and ? matches one character. They are neither deleted nor listed as undeclared.',
        errorMessage: 'Write a list of names, such as ["lab-*", spare-hmi].',
    })
        .optional(),
    assets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(asset).meta({
        description: 'The assets of the cyber system. An empty list states that it has none.',
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
