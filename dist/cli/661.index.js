export const id = 661;
export const ids = [661];
export const modules = {

/***/ 661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uh: () => (/* binding */ STATEMENT_TO_COMPLETE),
/* harmony export */   aP: () => (/* binding */ reviewText),
/* harmony export */   readReview: () => (/* binding */ readReview),
/* harmony export */   uD: () => (/* binding */ nextReviewDue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
// Reviews of the list (R2): the file that a person completes and a pull request adds, and when the next one is due.

const file = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    date: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
    ledger_commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/),
    live_sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    read_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    counts: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        facilities: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        control_centers: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        systems: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        assets: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    }),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Cyber systems; none: all of them.'),
    statement: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** The review that a YAML value holds, or the place where it is wrong. */
function readReview(value) {
    const parsed = file.safeParse(value);
    if (parsed.success)
        return { review: parsed.data, wrong: '' };
    const [issue] = parsed.error.issues;
    return { review: null, wrong: issue?.path.join('.') || 'its root' };
}
/** The text of the file. Every JSON string is a YAML scalar. */
function reviewText(review) {
    const { counts } = review;
    const scope = review.scope.map((system) => `\n  - ${JSON.stringify(system)}`).join('');
    return `# A review of the list of ${review.date}. Read the list, complete the statement, and open a pull request with this file:
#   cip-sync audit --at ${review.ledger_commit}
date: "${review.date}"
ledger_commit: "${review.ledger_commit}"
live_sha256: "${review.live_sha256}"
read_at: "${review.read_at}"
counts:
  facilities: ${counts.facilities}
  control_centers: ${counts.control_centers}
  systems: ${counts.systems}
  assets: ${counts.assets}
# Cyber systems that were reviewed; none: all of them.
scope:${scope || ' []'}
statement: ${JSON.stringify(review.statement)}
`;
}
/** The statement of a new file, which a person completes. */
const STATEMENT_TO_COMPLETE = 'I reviewed this list on [date] and found it [correct / to be corrected as follows].';
const MONTHS = 15;
/** The same day, 15 months after the last review. If that month has no such day, its last day. */
function nextReviewDue(dates) {
    const last = dates.reduce((a, b) => (a > b ? a : b), '');
    if (last === '')
        return null;
    const [year = 0, month = 1, day = 1] = last.split('-').map(Number);
    const lastDay = new Date(Date.UTC(year, month - 1 + MONTHS + 1, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + MONTHS, Math.min(day, lastDay))).toISOString().slice(0, 10);
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
