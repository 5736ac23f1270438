export const id = 645;
export const ids = [645];
export const modules = {

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   QW: () => (/* binding */ heldOpen),
/* harmony export */   az: () => (/* binding */ evidenceFile),
/* harmony export */   nP: () => (/* binding */ writeEvidence),
/* harmony export */   putOut: () => (/* binding */ putOut),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony exports writeWhole, unwritable, planPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
// Files that a run leaves or is given: plan, evidence. They are written completely or not at all. Only their
// owner can read them, since they hold names.





/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link is followed to the file
 * that it points to. Something that is not a file, such as a pipe or /dev/stdout, is written to directly. Throws a
 * ConfigurationError for a folder, and for a file that another program has open.
 */
function writeWhole(path, text, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
    const standing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (standing?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, 'is a folder. Name a file in it.');
    if (standing !== undefined && !standing.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const target = standing === undefined ? path : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const draft = `${target}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        // Never writes through a link that someone put there.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const problem = heldOpen(error);
        throw problem === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, `${problem}. Nothing was written.`, { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
/** On Windows a file that a program has open cannot be replaced. null for an error of another kind. */
function heldOpen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
/**
 * Writes machine output to the file that `--out` names, else to standard output, which `-` also names, as in other
 * tools. Throws a ConfigurationError if the system refuses.
 */
function putOut(text, { out }, { cwd, terminal }) {
    if (typeof out !== 'string' || out === '-') {
        terminal.out(text);
        return;
    }
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    try {
        writeWhole(path, text);
    }
    catch (error) {
        throw unwritable(path, error);
    }
}
/** What to throw where the system refuses to write what `--out` names. */
function unwritable(path, error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
        return error;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code}). Name another place, or make room there.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--out', problem, { cause: error });
}
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/** Where one apply leaves its evidence. The name holds the start time, to the millisecond, and the process. */
function evidenceFile(folder, startedAt) {
    refuseLink(folder);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stampOf(startedAt)}.json`);
}
/** Where one run leaves its plan. The next step of the job leaves its own plan beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return join(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A pull request may bring a link, which would send names elsewhere. */
function refuseLink(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // Links on the way to the working directory belong to its owner. Links below it may come from anyone.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        let isLink = false;
        try {
            isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).isSymbolicLink();
        }
        catch {
            // If the path cannot be read, the later write fails and reports it.
        }
        if (isLink)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        if (!isBelow)
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** Writes the record of an apply. Throws a ConfigurationError if the system cannot store it. */
function writeEvidence(path, document) {
    try {
        writeWhole(path, jsonText(document));
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `cannot store the record of the apply (${error.code}). Make room there, or name another folder.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', problem, { cause: error });
    }
}
/** The bytes of a file that a flag names. Throws a ConfigurationError that names the flag. */
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(flag, `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be read${code}. Check the path.`, { cause });
    }
}


/***/ }),

/***/ 1315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kk: () => (/* binding */ expecting),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   Q3: () => (/* binding */ early),
/* harmony export */   id: () => (/* binding */ isStopped)
/* harmony export */ });
// What to do with an error that was caught, and with a promise that nobody awaits yet.
/** Report the code of such an error only: its message would show the full path. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
/** For `catch`: handles the errors that are expected, and rethrows all others. */
function expecting(is, answer) {
    return (error) => {
        if (is(error))
            return answer(error);
        throw error;
    };
}
/**
 * For a promise that starts before its result is needed. If it fails, only the code that awaits it sees the failure.
 */
function early(promise) {
    promise.catch(() => { });
    return promise;
}
/** Whether a wait or a request was cut short. */
function isStopped(error) {
    return error instanceof Error && error.name === 'AbortError';
}


/***/ })

};
