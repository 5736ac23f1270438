export const id = 452;
export const ids = [452];
export const modules = {

/***/ 9071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parsePlanDocument: () => (/* binding */ parsePlanDocument),
/* harmony export */   planJsonSchema: () => (/* binding */ planJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8439);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7206);
/* harmony import */ var _core_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7557);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(421);
// The format of the plan document, for `schemas/plan.schema.json`, its type, and the only parser of a saved plan.







const FIELDS = ['name', 'cyber_system_id', 'asset_type'];
const ORIGINS = ['inventory', 'pending', 'drift'];
const CODES = Object.keys(_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .WORDS */ .q9);
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative();
const assetType = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSET_TYPES */ .Dd);
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP();
const state = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ name: text, cyber_system_id: text.describe('Prefix cs_.'), asset_type: assetType })
    .describe('The fields of an asset that an update can change.');
const site = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ id: text, name: text })
    .nullable()
    .describe('The facility, or with control-center-field the control center, that the system is in.');
const reference = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: text,
    name: text,
    site,
    impact_rating: text.nullable().describe('The value of the field that impact-rating-field names.'),
});
const source = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    path: text.describe('Relative, with forward slashes.'),
    line: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().describe('In UTF-16 units.'),
})
    .describe('Where the inventory asks for the change.');
const common = {
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^[\w-]{16}$/)
        .describe('Identity of the change: SHA-256 over organization, action, id, before and after; 96 bits of it.'),
    cyber_system: reference.describe('The system of `after`; of `before` for a delete.'),
    from_cyber_system: reference.nullable().describe('For a move: the system that the asset is in now.'),
    origin: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(ORIGINS)
        .describe('inventory: these files ask for it. pending: earlier merges asked for it. drift: the service differed before this change.'),
};
const change = zod__WEBPACK_IMPORTED_MODULE_4__/* .discriminatedUnion */ .gMt('action', [
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('create'),
        id: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ().describe('The service chooses the id.'),
        before: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ(),
        after: state,
        changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .never */ .ZmZ()).max(0),
        source,
        ...common,
    }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('update'),
        id: text.describe('Prefix ca_.'),
        before: state,
        after: state,
        changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(FIELDS)).min(1).describe('name: a rename. cyber_system_id: a move. asset_type: a retype.'),
        source,
        ...common,
    }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('delete'),
        id: text.describe('Prefix ca_.'),
        before: state,
        after: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ(),
        changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .never */ .ZmZ()).max(0),
        source: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ(),
        ...common,
    }),
]);
const summary = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    create: count,
    update: count,
    delete: count,
    renamed: count.describe('Kinds of the updates. An update of several kinds counts in each.'),
    moved: count,
    retyped: count,
    unchanged: count,
    undeclared: count.describe('Live in a declared cyber system, in no file, and left alone.'),
    ignored: count.describe('Live assets that files ignore.'),
    unmanaged: count.describe('Live in cyber systems that no file declares.'),
    left_out: count.optional().describe('Changes of other systems, if only some systems were chosen.'),
    pending: count.describe('Of those to execute.'),
    drift: count.describe('Not to execute.'),
})
    .describe('create, update and delete count what would be executed.');
const undeclared = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: text,
    name: text,
    cyber_system_id: text,
    asset_type: assetType,
    cyber_system: reference,
});
const finding = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(CODES),
    severity: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC),
    message: text.describe('Subject, cause and remedy, on one line.'),
    path: text.nullable(),
    line: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().nullable(),
    column: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().nullable(),
});
const guard = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    guard: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['max-deletes', 'max-delete-percent']).describe('The input to raise.'),
    limit: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().describe('Most deletes.'),
    value: count.describe('Deletes that would be executed.'),
    passed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
});
const FORMAT = '2.0';
const planShape = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(FORMAT),
    tool: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('cip-inventory-sync'), version: text }),
    organization: text.describe('Slug of the organization.'),
    generated_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$().describe('UTC.'),
    only: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(text).optional().describe('The choice, if this is only a part of the plan.'),
    summary,
    changes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(change).describe('Sorted: system name, then delete, update, create, then name.'),
    undeclared: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(undeclared),
    diagnostics: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(finding).describe('In file order. If one is an error, there are no changes.'),
    guards: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(guard).describe('A guard that did not pass blocks apply.'),
    digest: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .describe('Identity of what would be executed: SHA-256 over its sorted fingerprints.'),
})
    .meta({
    title: 'cip-inventory-sync plan',
    description: 'What apply would do, and why.',
});
/** The JSON Schema (draft 2020-12) of the plan document. */
function planJsonSchema() {
    return zod__WEBPACK_IMPORTED_MODULE_8__/* .toJSONSchema */ .bl(planShape, { target: 'draft-2020-12' });
}
const MOST_PROBLEMS = 20;
/**
 * A saved plan (`--plan FILE`). Each fingerprint must be that of its change, and the digest must cover all changes to
 * execute: you approve exactly what you read in the file. Problems start with a path, as `changes[3].id`.
 */
function parsePlanDocument(json) {
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        return { ok: false, problems: ['The file is not JSON.'] };
    }
    const other = (0,_core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .otherFormat */ .Qc)(value, FORMAT);
    if (other !== null) {
        return { ok: false, problems: [`format_version: it is of format ${other}, and this version reads ${FORMAT}.`] };
    }
    const parsed = planShape.safeParse(value);
    const problems = parsed.success
        ? forgeries(parsed.data)
        : parsed.error.issues.map(({ path, message }) => `${located(path)}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(message))}`);
    return parsed.success && problems.length === 0
        ? { ok: true, plan: parsed.data }
        : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}
function located(path) {
    const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
    return steps.length === 0 ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(steps.join('').replace(/^\./, ''))}: `;
}
function forgeries(plan) {
    const { organization, changes, digest: stated } = plan;
    const problems = changes.flatMap(({ action, id, before, after, fingerprint: print }, index) => (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action, id, before, after }) === print
        ? []
        : [`changes[${index}].fingerprint: not that of this change; was the file edited?`]);
    const isWhole = (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)((0,_core_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .executedBy */ .Z4)(plan).map((one) => one.fingerprint)) === stated;
    return isWhole ? problems : [...problems, 'digest: not that of these changes; was the file edited?'];
}


/***/ })

};
