export const id = 445;
export const ids = [445];
export const modules = {

/***/ 5445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditJsonSchema: () => (/* binding */ auditJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8439);
// What an audit answers: plain data that ledger/ makes and report/ words. `audit --json` prints the report as it is; its
// schema is published as `schemas/audit.schema.json`. An audit needs only the types.

const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const time = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().describe('UTC.');
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const ledgerCommit = text.describe('The ledger commit that records it.');
const state = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...{ name: text, asset_type: text, cyber_system_id: text },
    cyber_system: text.nullable().describe('Its name at that time; null if it was not listed.'),
    site: text.nullable().describe('Control center or facility of the cyber system.'),
    impact_rating: text.nullable().describe('Of the cyber system; null where it has none.'),
});
const approval = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ user: text, at: text, commit: text.nullable() });
const change = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    at: time,
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['create', 'update', 'delete']),
    asset_id: text.nullable(),
    before: state.nullable().describe('null for a create.'),
    after: state.nullable().describe('null for a delete.'),
    outcome: text.describe('As in the evidence. interrupted: the run was cut off, and a later list shows the change.'),
    reason: text.nullable().describe('Why it is not done.'),
    asked_by: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).describe('Authors of the pull requests that showed it.'),
    approved_by: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(approval),
    approval: text.describe('What the run relied on as its approval.'),
    pull_requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()),
    titles: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).describe('Of these pull requests.'),
    commit: text.nullable().describe('Of the inventory.'),
    clean: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('Whether the inventory files were those of the commit.'),
    actor: text.nullable(),
    run_url: text.nullable(),
    ledger_commit: ledgerCommit,
});
const row = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const outside = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    after_look: time,
    before_look: time,
    during_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether it was made while a run was under way.'),
    of: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['cyber-asset', 'cyber-system', 'facility', 'control-center']),
    id: text,
    before: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([state, row]).nullable(),
    after: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([state, row]).nullable(),
    ledger_commit: ledgerCommit,
});
const refused = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...{ at: time, result: text, changes: count, guards: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text), pull_requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()) },
    ...{ actor: text.nullable(), run_url: text.nullable(), commit: text.nullable(), ledger_commit: ledgerCommit },
});
const gap = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['no-look', 'interrupted']),
    ...{ from: time, to: time.nullable(), days: count.nullable(), ledger_commit: ledgerCommit },
});
const audit = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('1.0'),
    organization: text,
    service: text,
    ledger: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        first: text,
        tip: text,
    }),
    from: time.nullable(),
    to: time.nullable(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(change),
    outside: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(outside).describe('Made outside the repository.'),
    refused: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(refused).describe('Runs that wrote nothing because an approval was missing or a guard failed.'),
    looks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ at: time, kind: text, assets: count, ledger_commit: ledgerCommit })),
    gaps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(gap),
});
/** JSON Schema, draft 2020-12. */
function auditJsonSchema() {
    const { $schema, ...shape } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(audit);
    return { $schema, title: 'cip-inventory-sync audit', ...shape };
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
