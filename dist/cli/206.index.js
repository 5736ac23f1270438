export const id = 206;
export const ids = [206];
export const modules = {

/***/ 206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitProcess: () => (/* binding */ gitProcess)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4689);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8758);
// Runs git without a shell, a pager or a prompt.




/** Pathspecs are taken as they are, replaced objects as they were, and messages in the words that are looked for. */
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
/** What fetches is told to. Anything else stays on this machine, also where a partial clone lacks what it reads. */
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
/** A `RunGit` for the repository around `cwd`. Rejects with GitError, or with the reason of the signal. */
function gitProcess({ cwd, env, stop }) {
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .commandOf */ .N)(args);
        const settings = { ...SETTINGS, ...(command === 'fetch' ? {} : NO_SERVER) };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['--no-pager', ...args], { cwd, env: { ...env, ...settings }, windowsHide: true });
        const stdout = [];
        const stderr = [];
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (cause) => reject(startFailure(cwd, command, cause)));
        const end = () => {
            reject(stop?.reason);
            endProcess(child);
        };
        stop?.addEventListener('abort', end, { once: true });
        child.on('close', (code) => {
            stop?.removeEventListener('abort', end);
            if (code === 0)
                resolve(Buffer.concat(stdout));
            else
                reject((0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .gitFailure */ .t)(command, Buffer.concat(stderr).toString('utf8')));
        });
        // A git that ends early closes its input; its exit code tells why.
        child.stdin.on('error', () => { });
        child.stdin.end(input);
    });
}
/** Nothing is waited for any more: what git has started in its turn may hold its pipes open for long. */
function endProcess(child) {
    child.kill();
    for (const pipe of [child.stdin, child.stdout, child.stderr])
        pipe.destroy();
    child.unref();
}
function startFailure(cwd, command, cause) {
    const missing = 'code' in cause && cause.code === 'ENOENT';
    if (missing && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(cwd))
        return new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X('not-installed', 'git is not installed', { cause });
    return new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X('failed', `git ${command} could not be started`, { cause });
}


/***/ })

};
