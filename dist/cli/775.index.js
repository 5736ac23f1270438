export const id = 775;
export const ids = [775,228];
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

/***/ 7557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ unapproved),
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   Z4: () => (/* binding */ executedBy),
/* harmony export */   gz: () => (/* binding */ priorApproval),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6599);


function originOf(change, organization, { base, applied, recorded, }) {
    const { fingerprint } = change;
    if (base === null || applied === null || !base.has(fingerprint))
        return 'inventory';
    if (recorded.has(fingerprint))
        return 'pending';
    if (isParked(change) && recorded.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after)))
        return 'pending';
    return applied.has(fingerprint) ? 'drift' : 'pending';
}
function toExecute(changes, applyDrift) {
    return applyDrift ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
function executedBy({ changes, summary, }) {
    return toExecute(changes, summary.drift === 0);
}
function unapproved(organization, changes, approved) {
    const { fingerprints, targets } = approved;
    return changes.filter((change) => {
        if (fingerprints.has(change.fingerprint))
            return false;
        return !isParked(change) || !targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
function isParked(change) {
    return change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SWAP_SUFFIX */ .m5;
}
function priorApproval(organization, change, approved) {
    if (change.action === 'create')
        return null;
    const { id, after } = change;
    if (approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, id, after)))
        return 'other-start';
    if (after === null)
        return null;
    const asCreate = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action: 'create', id: null, before: null, after });
    return approved.fingerprints.has(asCreate) ? 'create' : null;
}


/***/ }),

/***/ 1915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliFmt: () => (/* binding */ cliFmt),
  runFmt: () => (/* binding */ runFmt)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/inventory/files.js
var inventory_files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/folder.js
var folder = __webpack_require__(8530);
// EXTERNAL MODULE: ./lib/inventory/load.js
var load = __webpack_require__(9574);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/text/findings.js
var findings = __webpack_require__(1450);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/inventory/parse.js + 1 modules
var parse = __webpack_require__(2401);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
// EXTERNAL MODULE: ./lib/follow/comments.js
var follow_comments = __webpack_require__(9407);
// EXTERNAL MODULE: ./lib/follow/cross-check.js
var cross_check = __webpack_require__(5712);
// EXTERNAL MODULE: ./lib/follow/file-edits.js
var file_edits = __webpack_require__(359);
// EXTERNAL MODULE: ./lib/follow/yaml-text.js
var yaml_text = __webpack_require__(6972);
;// CONCATENATED MODULE: ./lib/follow/format.js













function formatText(path, written, report) {
    const text = withQuotes(path, written.replaceAll('\r\n', '\n'), report);
    if (text === null)
        return null;
    const documents = (0,cross_check/* readDocuments */.r9)(text);
    if (documents === null || !(0,cross_check/* readsAlike */.GD)(text, documents) || !documents.every(replaceAliases)) {
        report((0,inventory_files/* fileError */.zS)('ambiguous-yaml', path, {}));
        return null;
    }
    const comments = (0,follow_comments/* commentsIn */.wL)(text);
    const broken = comments.find((comment) => /[\u2028\u2029]/.test(comment.text));
    if (broken !== undefined) {
        const at = { file: (0,inventory_files/* sourceFile */.sm)(path, text), offset: broken.offset };
        report({ code: 'comment-would-move', severity: 'error', at, args: {} });
        return null;
    }
    const starts = startsOf(text, documents);
    let number = 0;
    const commentsOf = (0,group/* groupBy */.$z)(comments, ({ offset }) => {
        while ((starts[number + 1] ?? text.length) <= offset)
            number++;
        return number;
    });
    const formatted = documents.map((document, k) => printed(text, document, k, commentsOf.get(k) ?? [])).join('');
    const isWhole = (0,external_node_util_.isDeepStrictEqual)(textsOf(comments), textsOf((0,follow_comments/* commentsIn */.wL)(formatted)));
    if (!isWhole || !(0,external_node_util_.isDeepStrictEqual)(declaredBy(text), declaredBy(formatted))) {
        report((0,inventory_files/* fileError */.zS)('ambiguous-yaml', path, {}));
        return null;
    }
    return formatted.replaceAll('\n', (0,yaml_text/* lineEndOf */.vN)(written));
}
function textsOf(comments) {
    return comments.map(({ text }) => text).sort();
}
function startsOf(text, documents) {
    let end = 0;
    return documents.map(({ contents }, number) => {
        const [start, behind] = contents.range;
        const marker = text.lastIndexOf('\n---', start);
        const at = number === 0 ? 0 : marker >= end ? marker + 1 : text.indexOf('\n...', end) + 1;
        end = behind - 1;
        return at;
    });
}
function withQuotes(path, text, report) {
    const problems = [];
    (0,parse/* parseInventory */.a)((0,inventory_files/* sourceFile */.sm)(path, text), text, (d) => (d.severity === 'error' ? problems.push(d) : report(d)), 'all');
    const isQuotable = (d) => d.code === 'unquoted-scalar' && d.args.text !== '';
    const lacking = new Set(problems.filter(isQuotable).map(({ at }) => at?.offset));
    const documents = lacking.size === 0 ? [] : (0,cross_check/* readDocuments */.r9)(text);
    if (problems.every(isQuotable)) {
        if (lacking.size === 0)
            return text;
        if (documents === null) {
            report((0,inventory_files/* fileError */.zS)('ambiguous-yaml', path, {}));
            return null;
        }
        const splices = [];
        for (const document of documents) {
            (0,dist/* visit */.YR)(document, {
                Scalar(_, { type, range, source }) {
                    if (type !== dist/* Scalar */.X5.PLAIN || !range || !lacking.has(range[0]))
                        return;
                    splices.push({ start: range[0], end: range[1], text: (0,characters/* quoted */.TL)(source ?? '') });
                },
            });
        }
        const repaired = (0,yaml_text/* spliced */.Zb)(text, splices);
        const remaining = [];
        (0,parse/* parseInventory */.a)((0,inventory_files/* sourceFile */.sm)(path, repaired), repaired, (d) => remaining.push(d), 'all');
        if (!(0,diagnostic/* hasErrors */.Cs)(remaining))
            return repaired;
    }
    problems.forEach(report);
    return null;
}
function declaredBy(text) {
    const documents = (0,parse/* parseInventory */.a)((0,inventory_files/* sourceFile */.sm)('', text), text, diagnostic/* unreported */.B8, 'all');
    return documents.flatMap((document) => {
        const [head = '', ...entries] = (0,file_edits/* declaredLines */.M)(document);
        return [head, ...entries.sort()];
    });
}
function replaceAliases(document) {
    const anchors = new Map();
    let isDone = true;
    (0,dist/* visit */.YR)(document, (_, node) => {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const meant = anchors.get(node.source);
            if (!(0,dist/* isScalar */.jn)(meant))
                isDone = false;
            else {
                const copy = meant.clone();
                Object.assign(copy, { comment: node.comment, commentBefore: node.commentBefore, range: node.range });
                return copy;
            }
        }
        else if ((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node)) {
            if (node.anchor !== undefined)
                anchors.set(node.anchor, node);
            delete node.anchor;
        }
        return undefined;
    });
    return isDone;
}
function printed(text, document, number, comments) {
    const root = (0,cross_check/* rootOf */.I5)(document);
    const spelled = new Map();
    const entries = (0,follow_comments/* placeComments */.Ot)(text, document, comments);
    root.flow = false;
    const was = (0,cross_check/* pairsOf */.fq)(root)[0].key;
    const above = was.commentBefore;
    was.commentBefore = null;
    sortPairs(root, shape/* DOCUMENT_KEYS */.pg, text, spelled);
    const top = (0,cross_check/* pairsOf */.fq)(root)[0].key;
    const all = [above, top.commentBefore].filter((comment) => comment);
    Object.assign(top, { spaceBefore: false, commentBefore: all.length === 0 ? null : all.join('\n') });
    for (const { key, value } of (0,cross_check/* pairsOf */.fq)(root)) {
        if (!(0,dist/* isSeq */.oP)(value))
            continue;
        const list = value;
        const isOfAssets = (0,cross_check/* textOf */.b6)(key) === 'assets';
        list.flow = !isOfAssets || list.items.length === 0;
        if (isOfAssets)
            list.items = sortedEntries(entries, text, spelled);
        for (const item of isOfAssets ? [] : list.items) {
            const word = (0,dist/* isScalar */.jn)(item) ? (item.source ?? '') : '';
            const source = text.slice(item.range[0], item.range[1]);
            spelled.set(item, /[,[\]{}]/.test(word) || /[\r\n]|^\*/.test(source) ? (0,characters/* quoted */.TL)(word) : source);
        }
    }
    document.directives.docStart = number > 0 || document.directives.docStart;
    document.directives.docEnd = false;
    document.setSchema('1.2', {
        schema: 'failsafe',
        customTags: (tags) => tags.map((tag) => {
            if (typeof tag !== 'object' || tag.tag !== 'tag:yaml.org,2002:str')
                return tag;
            return { ...tag, stringify: (item) => spelled.get(item) ?? (0,yaml_text/* yamlValue */.t$)(String(item.value)) };
        }),
    });
    return document.toString({ lineWidth: 0, flowCollectionPadding: false }).replaceAll(/(?<![ \t])[ \t]+$/gm, '');
}
function sortPairs(map, keys, text, spelled) {
    const pairs = (0,cross_check/* pairsOf */.fq)(map);
    pairs.sort((a, b) => keys.indexOf((0,cross_check/* textOf */.b6)(a.key) ?? '') - keys.indexOf((0,cross_check/* textOf */.b6)(b.key) ?? ''));
    for (const { key, value } of pairs) {
        const name = (0,cross_check/* textOf */.b6)(key) ?? '';
        spelled.set(key, name);
        if (!(0,dist/* isScalar */.jn)(value))
            continue;
        const source = text.slice(value.range[0], value.range[1]);
        const isKept = !/[\r\n]/.test(source) && !source.startsWith('*');
        if (name === 'prune')
            spelled.set(value, (value.source ?? '').toLowerCase());
        else
            spelled.set(value, name === 'asset_type' || name === 'impact_rating' || !isKept ? (0,yaml_text/* yamlValue */.t$)(value.source ?? '') : source);
    }
}
function sortedEntries(entries, text, spelled) {
    const groups = [];
    for (const entry of entries) {
        if (entry.heading !== null || groups.length === 0)
            groups.push([]);
        groups.at(-1).push(entry);
        sortPairs(entry.item, shape/* ASSET_KEYS */.IH, text, spelled);
        const { key } = (0,cross_check/* pairsOf */.fq)(entry.item)[0];
        const above = [entry.item.commentBefore, key.commentBefore].filter((comment) => comment != null);
        entry.item.commentBefore = above.length === 0 ? null : above.join('\n');
        Object.assign(key, { commentBefore: null, spaceBefore: false });
        entry.item.flow = false;
    }
    const nameOf = ({ item }) => (0,cross_check/* textOf */.b6)((0,cross_check/* pairOf */.cF)(item, 'name')?.value) ?? '';
    return groups.flatMap((group, number) => {
        const { item: was, heading, spaceBefore } = group[0];
        const isApart = heading === null ? was.spaceBefore === true : spaceBefore;
        if (heading !== null)
            was.spaceBefore = false;
        group.sort((a, b) => (0,compare/* compareNatural */.d)(nameOf(a), nameOf(b)));
        const { item } = group[0];
        item.spaceBefore = number > 0 && isApart;
        if (heading !== null)
            item.commentBefore = `${heading}\n${item.commentBefore == null ? '' : `\n${item.commentBefore}`}`;
        return group.map(({ item }) => item);
    });
}

// EXTERNAL MODULE: ./lib/follow/report.js
var follow_report = __webpack_require__(5371);
;// CONCATENATED MODULE: ./lib/follow/fmt.js









async function runFmt({ settings, shutdown, progress }, { repository }) {
    const diagnostics = [];
    let warnings = 0;
    const collect = (finding) => {
        if (finding.severity === 'error')
            diagnostics.push(finding);
        else
            warnings++;
    };
    const edits = [];
    const files = await (0,load/* readTexts */.Z7)({ ...repository, path: settings.path }, collect);
    for (const [number, file] of files.entries()) {
        const { path, text } = file;
        const formatted = formatText(path, text, collect);
        if (formatted !== null && (formatted !== text || file.byteOrderMark)) {
            edits.push({ path, before: (0,inventory_files/* contentOf */.$E)(file, text), text: formatted });
        }
        progress.through('formatting', number + 1, files.length);
        await (0,folder/* turn */.wC)();
        shutdown.stop.throwIfAborted();
    }
    return {
        diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics),
        edits: (0,diagnostic/* hasErrors */.Cs)(diagnostics) ? [] : edits,
        files: files.length,
        warnings,
    };
}
async function cliFmt(context, takes) {
    const { options, terminal, report, style, host, startedAt, progress } = context;
    const { diagnostics, edits, files, warnings } = await runFmt(context, takes);
    progress.rest();
    if (diagnostics.length > 0) {
        report(`${(0,findings/* findingLines */.hq)(diagnostics, style).join('\n')}\n${follow_report/* NOTHING_WRITTEN */.qv}`);
        return 'refused';
    }
    const isCheck = options.check;
    if (isCheck)
        for (const { path } of edits)
            terminal.out(`${(0,text_text/* visible */.RK)(path)}\n`);
    else
        (0,run_files/* writeFiles */.hV)(edits, context);
    report((0,follow_report/* renderFormatted */.Vt)(edits, files, host.clock.now() - startedAt, isCheck));
    if (warnings > 0)
        report((0,text_text/* counted */.hS) `${warnings} warning(s) about these files: run cip-sync validate.\n`);
    return isCheck && edits.length > 0 ? 'refused' : 'done';
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
