export const id = 157;
export const ids = [157];
export const modules = {

/***/ 4157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withLedger: () => (/* binding */ withLedger)
/* harmony export */ });
/* unused harmony exports withCliLedger, remoteOf */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(701);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _report_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7545);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1405);
// Whether a run keeps a ledger. What it takes to keep one is loaded when there is one.







/**
 * The same run with its ledger open, closed whichever way it ends; as it is where the input is empty. Throws a
 * LedgerError or a ConfigurationError: with a ledger that cannot be written, nothing is.
 */
async function withLedger(context, run) {
    const { connection, settings } = context;
    if (settings.ledger === '')
        return run(context);
    const { openLedger } = await __webpack_require__.e(/* import() */ 387).then(__webpack_require__.bind(__webpack_require__, 4387));
    const ledger = await openLedger(await ledgerPlace(context), context, connection.reader);
    try {
        return await run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
    }
    finally {
        ledger.close();
    }
}
/** On the command line, what the run left in its ledger is told at its end. */
async function withCliLedger(context, run) {
    return withLedger(context, async (opened) => {
        const ended = await run(opened);
        if (opened.ledger === null)
            return ended;
        for (const line of ledgerEndLines(opened.ledger.end))
            context.terminal.err(`${visible(line)}\n`);
        return ended;
    });
}
// Where a run's ledger is: on the action this repository's branch, by the checkout's origin, or one of another repository
// of the same server; on the command line any remote of git.
/** On the command line by its URL, its path or its name. Throws a ConfigurationError for an input that names no place. */
async function ledgerPlace(context) {
    if (isOfAction(context))
        return actionPlace(context);
    const { settings, host, cwd, git } = context;
    return {
        remote: await remoteOf(settings.ledger, cwd, git),
        ...{ env: {}, key: host.env.CIP_SYNC_LEDGER_KEY ?? '', keyInput: 'CIP_SYNC_LEDGER_KEY' },
        ...{ name: { run: eightDigits(host.random), attempt: 1 }, temporary: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), isPrivate: null },
    };
}
function isOfAction(context) {
    return 'runner' in context;
}
/** Whether it is public is asked with `ledger-token`, which also writes there. */
async function actionPlace({ settings, runner, cwd, git, shutdown }) {
    const { env, temporary } = runner;
    const token = runner.input('ledger-token').trim();
    if (token === '')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger-token', 'is needed: whether the ledger is public is asked with it.');
    const [, owner, repo, branch] = /^(?:([^/#\s]+)\/([^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
    if (branch === undefined)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'must be BRANCH or OWNER/REPO#BRANCH.');
    const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
    const isHere = owner === undefined;
    const own = isHere ? await urlOfRemote('origin', git) : `${serverUrl}/${owner}/${repo}`;
    if (own === null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'names a branch of this repository, and the checkout has no origin.');
    const [ownOwner = '', ownRepo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const { createGitHub } = await __webpack_require__.e(/* import() */ 636).then(__webpack_require__.bind(__webpack_require__, 636));
    const { tokenEnvironment } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9936));
    const place = { owner: owner ?? ownOwner, repo: repo ?? ownRepo };
    const github = createGitHub({ ...place, ...(0,_context_js__WEBPACK_IMPORTED_MODULE_6__/* .askingGitHub */ .N)(runner, token) })(shutdown.cut);
    return {
        remote: { url: resolved(own, cwd), branch },
        env: tokenEnvironment(serverUrl, token),
        ...{ key: runner.input('ledger-key'), keyInput: 'ledger-key', temporary },
        name: { run: env.GITHUB_RUN_ID ?? '0', attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1') || 1 },
        isPrivate: () => github.isPrivate(),
    };
}
/** A path of the file system, relative to the checkout, for servers that are none. */
function resolved(url, cwd) {
    return /^\.{1,2}\//.test(url) ? `${cwd}/${url}` : url;
}
function eightDigits(random) {
    return Math.floor(random() * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0');
}
/** `REMOTE#BRANCH`. Throws a ConfigurationError. */
async function remoteOf(text, cwd, git) {
    const at = text.lastIndexOf('#');
    const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || branch === '') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.');
    }
    const named = /^[\w.-]+$/.test(place) ? await urlOfRemote(place, git) : null;
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
    return { url: named ?? (isAddress ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, place)), branch };
}
/** null for a remote that the repository does not have. */
function urlOfRemote(name, git) {
    return (0,_git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .gitAnswer */ .Hr)(git, ['config', '--get', `remote.${name}.url`]);
}


/***/ })

};
