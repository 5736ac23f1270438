export const id = 204;
export const ids = [204];
export const modules = {

/***/ 2204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliDrift: () => (/* binding */ cliDrift)
});

// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/ledger/open.js + 3 modules
var ledger_open = __webpack_require__(8908);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/run/git-context.js
var git_context = __webpack_require__(223);
// EXTERNAL MODULE: ./lib/run/plan.js
var run_plan = __webpack_require__(1174);
// EXTERNAL MODULE: ./lib/run/snapshot.js
var run_snapshot = __webpack_require__(2829);
;// CONCATENATED MODULE: ./lib/run/drift.js
// Finds what differs between the live service and the files that were applied. It only reads the service. If there is
// a ledger, it adds a look to it.




/**
 * Finds drift: every difference that is not known to be pending, which means merged but not applied yet. If `appliedAt`
 * is null, the files count as applied.
 */
async function runDrift(context, appliedAt) {
    const recorded = new Set();
    const snapshot = await (0,run_snapshot/* takeSnapshot */.W9)(context, { base: null, applied: appliedAt, recorded });
    const { head, applied, files, live } = snapshot;
    const compared = { base: head, applied: applied ?? head, recorded };
    const plan = (0,run_plan/* planOf */.X)(snapshot, compared, { ...context.settings, applyDrift: false });
    const result = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
    if (live !== null)
        await context.ledger?.recordLook(plan, await (0,git_context/* inventoryCommit */.u9)(context));
    return { plan, result, files, liveAssets: live?.assets ?? [] };
}

// EXTERNAL MODULE: ./lib/cli/plan.js + 3 modules
var plan = __webpack_require__(41);
;// CONCATENATED MODULE: ./lib/cli/drift.js
// `drift`: shows what differs between the live service and the files. It only reads the service. If there is a ledger,
// it adds a look to it.




async function cliDrift(opened) {
    const { flags } = opened;
    (0,plan.refuseFormats)(flags);
    const context = await (0,ledger_open.openNamedLedger)(opened);
    const drifted = await runDrift(context, null);
    (0,plan.printPlan)(drifted, 'drift', context);
    (0,ledger_open.showLedgerEnd)(context);
    const code = (0,result/* exitCodeOf */.FO)(drifted.result, flags.detailedExitcode === true);
    return context.ledger?.end.failure == null ? code : 1;
}


/***/ }),

/***/ 223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qo: () => (/* binding */ headCommit),
/* harmony export */   cw: () => (/* binding */ gitContext),
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8383);
// What git knows about a run of the command line, for its evidence: the commit, whether the files differ from it, and
// the actor. CIP_SYNC_COMMIT, CIP_SYNC_ACTOR and CIP_SYNC_RUN_URL come first, for other CI systems.




/** Asks git at once, so that it works while the lists are read. The returned function never rejects. */
function gitContext(context) {
    const { env } = context.host;
    const inventory = inventoryCommit(context);
    const actor = given(env.CIP_SYNC_ACTOR) ?? personOf(context);
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(context, commit, files),
            actor: await actor,
            run_url: given(env.CIP_SYNC_RUN_URL),
        };
    };
}
/** The commit that a run reads, or the commit that its working tree is based on; null if git knows none. */
async function inventoryCommit({ head, host, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? headCommit(git);
}
/** The commit of HEAD; null if git knows none. */
async function headCommit(git) {
    return (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are the same as in the commit; null if the commit cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = [];
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, run: git, path: settings.path }, ({ path, content }) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(content)} ${path}`), _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .unreported */ .B8);
        const read = files.map((file) => `${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each setting is a key, a line break and a value. If a key is repeated, git uses the last.
    const values = new Map(settings?.split('\0').map((entry) => [/^.*/.exec(entry)[0], entry.replace(/^.*\n?/, '')]));
    const [name, email] = [given(values.get('user.name')), given(values.get('user.email'))];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}


/***/ })

};
