export const id = 123;
export const ids = [123];
export const modules = {

/***/ 123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifOf: () => (/* binding */ sarifOf)
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7206);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3666);


const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
function sarifOf(diagnostics, { detail, folder, version }) {
    const codes = [...new Set(diagnostics.map(({ code }) => code))];
    const rules = codes.map((code) => ({ id: code, shortDescription: { text: _messages_js__WEBPACK_IMPORTED_MODULE_0__.WORDS[code].title } }));
    const results = diagnostics.map((finding) => {
        const { code, severity, message, path, line, column } = (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__.wordDiagnostic)(finding, detail);
        const region = line === null ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
        const uri = encodeURI(`${folder}${path ?? '.'}`).replace(/[#?:]/g, encodeURIComponent);
        const artifactLocation = { uri };
        const locations = [{ physicalLocation: { artifactLocation, ...region } }];
        return { ruleId: code, level: LEVELS[severity], message: { text: message }, locations };
    });
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [{ tool: { driver: { name: _core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL_NAME */ .lH, version, rules } }, columnKind: 'utf16CodeUnits', results }],
    };
}


/***/ })

};
