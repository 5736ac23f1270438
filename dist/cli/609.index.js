export const id = 609;
export const ids = [609];
export const modules = {

/***/ 609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EVIDENCE_FORMAT: () => (/* binding */ EVIDENCE_FORMAT),
/* harmony export */   endedEvidence: () => (/* binding */ endedEvidence),
/* harmony export */   evidence: () => (/* binding */ evidence),
/* harmony export */   evidenceJsonSchema: () => (/* binding */ evidenceJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8439);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7206);
// The format of evidence files, published as `schemas/evidence.schema.json`. An apply imports only its type.


const RESULTS = [
    'invalid',
    'no-changes',
    'blocked',
    'unapproved',
    'superseded',
    'applied',
    'partial',
    'failed',
    'cancelled',
];
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const time = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().describe('UTC.');
const fingerprint = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w-]{16}$/);
const state = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), cyber_system_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), asset_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_2__/* .ASSET_TYPES */ .Dd) });
const system = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    site: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable().describe('Facility or control center.'),
    impact_rating: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});
const listed = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ...state.shape });
const change = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    fingerprint: fingerprint.describe('Identity of the change, as the plan showed it.'),
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['create', 'update', 'delete']),
    origin: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['inventory', 'pending', 'drift']).describe('Why it was in the plan.'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The id of the asset. For a create it is known afterwards.'),
    cyber_system: system,
    from_cyber_system: system.nullable().describe('For a move: the system that the asset was in.'),
    before: state.nullable().describe('null for a create.'),
    after: state.nullable().describe('null for a delete.'),
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['open', 'done', 'adopted', 'already', 'changed-meanwhile', 'failed', 'unknown', 'skipped', 'not-started'])
        .describe('open: to be done, or under way when the run ended without a word. adopted: created by a request whose answer was lost. already: nothing was left to do. changed-meanwhile: not written, since the asset is no longer what was planned.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('Why it is not done.'),
    detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('What the service said, cut and with the key removed.'),
    attempts: count.describe('Write requests sent, retries included.'),
    started_at: time.nullable(),
    ended_at: time.nullable(),
    shown_in: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]))
        .describe('Numbers of the pull requests whose records show it, or the saved plan or digest that approved it.'),
    recreate: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ request: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('POST /cyber-assets'), body: state, note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .nullable()
        .describe('For a delete: the request that would create such an asset again, with another id and without its history.'),
});
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('The commit that was shown and reviewed.'),
    merge_commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    record: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), at: time })
        .nullable()
        .describe('What the pull request showed, and when; null if no record of it counts.'),
    approvals: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ user: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), submitted_at: time, commit_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
const EVIDENCE_FORMAT = '2.0';
/** One evidence file. */
const evidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(EVIDENCE_FORMAT),
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cip-inventory-sync'), version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    organization: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    service: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Origin of the service.'),
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULTS).nullable().describe('null until the run ends, and for good if it was killed.'),
    digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .describe('Identity of the set of changes to execute.'),
    approval: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'plan', 'review']),
        by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    }),
    started_at: time,
    ended_at: time.nullable().describe('null until the run ends.'),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The commit that was applied.'),
    clean: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('Whether the inventory files are those of the commit.'),
    pull_requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullRequest),
    actor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    run_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/) })),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count).describe('The counts of the plan.'),
    guards: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ guard: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), limit: count, value: count, passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() })),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(change).describe('What was to be executed, in the order of the plan.'),
    closing_read: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        converged: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('Whether the list showed every executed change.'),
        failure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        stopped: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['signal', 'key-refused', 'crash']).nullable(),
    })
        .nullable()
        .describe('null when nothing was tried.'),
    differences: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        fingerprint,
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['missing', 'different', 'still-there', 'duplicate']),
        found: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(listed),
    })),
    ledger: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .nullable()
        .describe('The commit of the ledger that holds the intent of this apply.'),
});
/** Evidence of a run that ended, as the ledger keeps it. */
const endedEvidence = evidence.extend({ result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULTS), ended_at: time });
/** JSON Schema, draft 2020-12. */
function evidenceJsonSchema() {
    const { $schema, ...shape } = zod__WEBPACK_IMPORTED_MODULE_3__/* .toJSONSchema */ .bl(evidence);
    return { $schema, title: 'cip-inventory-sync evidence', ...shape };
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
