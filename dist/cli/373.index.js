export const id = 373;
export const ids = [373];
export const modules = {

/***/ 8373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planDocument: () => (/* binding */ planDocument)
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7206);
/* harmony import */ var _core_system_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3988);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(421);



/** Its keys are always in this order. `generatedAt` is ISO 8601, UTC. */
function planDocument(plan, { toolVersion, generatedAt }) {
    return {
        format_version: '2.0',
        tool: { name: _core_model_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_NAME */ .lH, version: toolVersion },
        organization: plan.organization,
        generated_at: generatedAt,
        ...(plan.only === null ? {} : { only: plan.only.references }),
        summary: plan.summary,
        changes: plan.changes.map(documentChange),
        undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
            id: asset.id,
            name: asset.name,
            cyber_system_id: asset.cyber_system_id,
            asset_type: asset.asset_type,
            cyber_system: (0,_core_system_context_js__WEBPACK_IMPORTED_MODULE_0__/* .systemDocument */ .fZ)(cyberSystem),
        })),
        diagnostics: plan.diagnostics.map(_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .wordDiagnostic */ .k8),
        guards: plan.guards,
        digest: plan.digest,
    };
}
function documentChange(change) {
    const { fingerprint, origin } = change;
    const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
    const common = {
        cyber_system: (0,_core_system_context_js__WEBPACK_IMPORTED_MODULE_0__/* .systemDocument */ .fZ)(change.cyberSystem),
        from_cyber_system: isMove ? (0,_core_system_context_js__WEBPACK_IMPORTED_MODULE_0__/* .systemDocument */ .fZ)(change.fromSystem) : null,
        origin,
    };
    if (change.action === 'delete') {
        const { action, id, before } = change;
        return { action, fingerprint, id, before, after: null, changed: [], ...common, source: null };
    }
    const { file } = change.desired.document;
    const source = { path: file.path, ...file.place(change.desired.offset) };
    if (change.action === 'create') {
        const { action, after } = change;
        return { action, fingerprint, id: null, before: null, after, changed: [], ...common, source };
    }
    const { action, id, before, after, changed } = change;
    return { action, fingerprint, id, before, after, changed, ...common, source };
}


/***/ })

};
