export const id = 228;
export const ids = [228];
export const modules = {

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   v: () => (/* binding */ isOfOrganization)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const FINGERPRINT_CHARACTERS = 16;
const TARGET_CHARACTERS = 8;
function fingerprint({ organization, action, id, before, after, }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
}
function isOfOrganization(organization, change) {
    const { action, id, before, after } = change;
    return fingerprint({ organization, action, id, before, after }) === change.fingerprint;
}
function deletionFingerprint(asset) {
    return fingerprint({
        organization: asset.organization_slug,
        action: 'delete',
        id: asset.id,
        before: asset,
        after: null,
    });
}
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
}
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}


/***/ }),

/***/ 1810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   N3: () => (/* binding */ runFilePath),
/* harmony export */   SN: () => (/* binding */ putOut),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   hV: () => (/* binding */ writeFiles),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony export isNull */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);





function makeFolder(path) {
    const isFolder = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isFolder())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path)
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder())
            throw error;
    }
}
function isBelow(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function linkOnTheWay(path, cwd) {
    for (let at = path; at !== cwd; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).isSymbolicLink())
                return at;
        }
        catch {
        }
        if (!isBelow(cwd, path))
            break;
    }
    return null;
}
function writeWhole(path, text, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
    const standing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (standing?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, 'is a folder', 'Name a file in it.');
    if (standing !== undefined && !standing.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const draft = `${path}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const problem = heldOpen(error);
        throw problem === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, problem, 'Nothing was written.', { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
function heldOpen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
function isNull(path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) {
    return separator === '\\' && /^(?:\\\\\.\\)?nul:?$/i.test(path);
}
function putOut(text, { options: { out }, cwd, terminal }) {
    if (out === null || out === '-') {
        terminal.out(text);
        return;
    }
    if (isNull(out))
        return;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    const link = linkOnTheWay(path, cwd);
    if (link !== null &&
        (link !== path || isBelow(cwd, path) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== false)) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('--out', `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(link)} is a link`, 'Name a file that is none.');
    }
    try {
        writeWhole(path, text);
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code})`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('--out', problem, 'Name another place, or make room there.', { cause: error });
    }
}
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
function runFilePath(folder, kind, startedAt) {
    const stamp = new Date(startedAt).toISOString().replace(/[-:.]/g, '');
    if (linkOnTheWay((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), process.cwd()) !== null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('evidence-dir', 'is a link, or lies below one', 'Name a folder.');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${kind}-${stamp}-${process.pid}.json`);
}
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        const code = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(cause) ? cause.code : null;
        let parts = [`cannot be read${code === null ? '' : ` (${code})`}`, 'Check the path, and that you may read it.'];
        if (code === 'ENOENT')
            parts = ['does not exist', 'Check the path.'];
        if (code === 'EISDIR')
            parts = ['is a folder', 'Name a file.'];
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(flag, `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which ${parts[0]}`, parts[1], { cause });
    }
}
function writeFiles(edits, { cwd, progress }) {
    for (const edit of edits) {
        const unfit = unfitness(cwd, edit);
        if (unfit !== null)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(edit.path, unfit, 'Nothing was written.');
    }
    for (const [done, { path, before, text }] of edits.entries()) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
        const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.${process.pid}.tmp`);
        try {
            makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target));
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx' });
            if (before !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(temporary, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).mode & 0o7777);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, target);
        }
        catch (error) {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(temporary))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary);
            const reason = reasonOf(error);
            if (reason === null)
                throw error;
            const rest = done === 0 ? 'Nothing was written.' : `Written before it: ${done} of ${edits.length} files.`;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, reason, rest, { cause: error });
        }
        progress.through('writing', done + 1, edits.length);
    }
    progress.rest();
}
function unfitness(cwd, { path, before }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
    const folders = isBelow(cwd, target) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, target).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(0, -1) : [];
    try {
        let last = cwd;
        for (const [k, folder] of folders.entries()) {
            const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(last, folder), { throwIfNoEntry: false });
            if (kind === undefined)
                break;
            last = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(last, folder);
            if (!kind.isDirectory())
                return `lies below ${folders.slice(0, k + 1).join('/')}, which is a link or no folder`;
        }
        const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
        if (before === null) {
            if (kind !== undefined)
                return 'exists already, outside of the inventory that was read';
        }
        else if (!kind?.isFile())
            return 'is not a regular file any more';
        else if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target, 'utf8') !== before)
            return 'was changed meanwhile';
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return null;
    }
    catch (error) {
        const reason = reasonOf(error);
        if (reason === null)
            throw error;
        return reason;
    }
}
function reasonOf(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
        return null;
    return heldOpen(error) ?? `cannot be written (${error.code})`;
}


/***/ })

};
