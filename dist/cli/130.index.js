export const id = 130;
export const ids = [130];
export const modules = {

/***/ 7470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ firstOf),
/* harmony export */   w: () => (/* binding */ errorsFirst)
/* harmony export */ });
/** Errors, then what is said of whole systems, then warnings, then notices; each in file order. */
function errorsFirst(diagnostics) {
    return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
/** So many of them, errors first, and at least one of each code: a fault of its own kind is not lost among many alike. */
function firstOf(diagnostics, most) {
    const ordered = errorsFirst(diagnostics);
    const byCode = new Map(ordered.toReversed().map((found) => [found.code, found]));
    const kept = new Set(byCode.values());
    for (const found of ordered) {
        if (kept.size >= most)
            break;
        kept.add(found);
    }
    return ordered.filter((found) => kept.has(found));
}
function rank({ severity, code }) {
    if (severity === 'error')
        return 0;
    if (code === 'system-released' || code === 'system-adopted')
        return 1;
    return severity === 'warning' ? 2 : 3;
}


/***/ }),

/***/ 130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderValidation: () => (/* binding */ renderValidation)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7470);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6916);
/* harmony import */ var _validation_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6926);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5944);
// What `validate` says: every finding on a line of its own, then one line that counts.




/** As many as anyone reads; of more, errors first. */
const MOST_SHOWN = 2000;
/** Ends with a newline. */
function renderValidation(validation, detail) {
    const { diagnostics } = validation;
    const more = diagnostics.length - MOST_SHOWN;
    const shown = more > 0 ? (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .errorsFirst */ .w)(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
    const lines = shown.map((found) => (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDiagnostic */ .xy)(found, detail));
    if (more > 0)
        lines.push(`${(0,_voice_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, 'more finding')} not shown.`);
    return [...lines, (0,_validation_line_js__WEBPACK_IMPORTED_MODULE_1__/* .validationLine */ .M)(validation), ''].join('\n');
}


/***/ })

};
