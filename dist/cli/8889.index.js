export const id = 8889;
export const ids = [8889];
export const modules = {

/***/ 8889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ declarations)
/* harmony export */ });
/* unused harmony exports homesOf, additions, corrections */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5511);



/** Why there are no lines that would declare an asset. */
const NAMELESS = 'without a name no file can declare it. Name it in the application';
/**
 * The lines to add under `assets:` for each of these. One whose name is not clean, or is shared in its system, is
 * pinned by its id; of one without a name a comment tells.
 */
function declarations(undeclared) {
    const seen = new Set();
    const shared = new Set();
    for (const { asset } of undeclared) {
        const key = `${asset.cyber_system_id}\0${asset.name}`;
        (seen.has(key) ? shared : seen).add(key);
    }
    return ({ asset }) => {
        if (asset.name === '')
            return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(asset.id)}: ${NAMELESS}`];
        const isShared = shared.has(`${asset.cyber_system_id}\0${asset.name}`);
        const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(asset.name)}`, `    asset_type: ${asset.asset_type}`];
        if (isShared || !(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .isClean */ .AG)(asset.name))
            lines.push(`    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(asset.id)}`);
        return lines;
    };
}
function homesOf({ systems }) {
    const homes = new Map(systems.map(({ system, documents }) => [system.id, documents[0]]));
    return (systemId) => {
        const document = homes.get(systemId);
        return document === undefined ? null : placeText({ file: document.file, offset: document.cyberSystem.offset });
    };
}
/** The lines to add for assets that no file declares, under a comment for each cyber system that says where. */
function additions(undeclared, ground) {
    const homeOf = homesOf(ground);
    const declare = declarer(ground);
    return yamlBlock(undeclared, (one, index) => {
        const lines = declare(one);
        const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
        return isFirst ? [...addTo(one.cyberSystem, homeOf), ...lines] : lines;
    });
}
/** For each asset that is gone or changed: the entry to take out, or what is to stand in its place. */
function corrections(changes, ground) {
    const homeOf = homesOf(ground);
    const declare = declarer(ground);
    return yamlBlock(changes, (change) => {
        const place = placeOf(change);
        if (change.action === 'create')
            return [`# ${place}: take out ${word(change.after.name)}`];
        const { id, before, fromSystem, desired, changed } = change;
        if (before.name === '')
            return [`# ${place}, ${word(id)}: ${NAMELESS}`];
        const lines = declare({ asset: { ...before, id, organization_slug: '' }, cyberSystem: fromSystem });
        // Without its pin the entry could mean another asset.
        const pinned = desired.hints?.id == null || lines.length > 2 ? lines : [...lines, `    id: ${yamlString(id)}`];
        if (!changed.includes('cyber_system_id'))
            return [`# ${place}: in place of ${word(desired.name)}`, ...pinned];
        return [`# ${place}: take out ${word(desired.name)}`, ...addTo(fromSystem, homeOf), ...pinned];
    });
}
function placeOf(change) {
    return visible(shorten(sourceOf(change) ?? ''));
}
/** A name that several assets of a system have, undeclared or not, tells none of them. */
function declarer({ liveAssets }) {
    const noSystem = { id: '', name: '', site: null, impactRating: null };
    return declarations(liveAssets.map((asset) => ({ asset, cyberSystem: noSystem })));
}
function addTo(system, homeOf) {
    const home = homeOf(system.id);
    if (home !== null)
        return [`# ${visible(shorten(home))}, ${systemText(system)}: add under assets`];
    return [`# a new file, ${systemText(system)}: add`, `cyber_system: ${yamlString(system.id)}`, 'assets:'];
}
/** One fenced block. Every line is made inert before; only the fence could be escaped. */
function yamlBlock(all, linesOf) {
    const row = (index) => linesOf(all[index], index)
        .map((line) => `${line}\n`)
        .join('');
    const fence = fenceFor((function* () {
        for (const [index] of all.entries())
            yield row(index);
    })());
    return { open: `${fence}yaml\n`, count: all.length, row, close: `${fence}\n` };
}


/***/ })

};
