export const id = 2582;
export const ids = [2582,701,5645];
export const modules = {

/***/ 2582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliReport: () => (/* binding */ cliReport)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_edited_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3806);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1595);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7206);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8490);
/* harmony import */ var _report_html_report_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7072);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6176);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5645);
/* harmony import */ var _saved_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7985);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9392);
// `report --html`: what is live as one page, with the contents of a plan or an evidence file. It only reads.










/** Throws a ConfigurationError for a file that cannot be shown, before any request to the service. */
async function runReport(context, given) {
    const { settings, host, cwd } = context;
    const changes = given === null ? null : await readChangesFile(given, cwd);
    const readAt = new Date(host.clock.now()).toISOString();
    const { organization, ...lists } = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .readLive */ .p9)(context, true);
    if (changes !== null && organization !== '' && changes.document.organization !== organization) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(`--${changes.kind}`, 'is of another organization than the API key.');
    }
    const page = (0,_report_html_report_page_js__WEBPACK_IMPORTED_MODULE_4__/* .renderReport */ .B)({
        organization: organization || changes?.document.organization || '',
        service: settings.baseUrl,
        readAt,
        tool: (0,_core_model_js__WEBPACK_IMPORTED_MODULE_9__/* .toolOf */ .wS)(host),
        ...{ lists, changes, fields: settings },
    });
    return { page, lists };
}
async function readChangesFile({ kind, path }, cwd) {
    const bytes = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__.readNamed)(`--${kind}`, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path));
    // Shows only the file name, because the folders above are those of this machine.
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path))
        .replaceAll('\\', '/')
        .replace(/^\.\.\/.*\//, '');
    const about = { path: name, sha256: (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)(bytes) };
    const text = bytes.toString('utf8');
    if (kind === 'plan')
        return { ...about, kind, document: await (0,_saved_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .parseSavedPlan */ .q4)(text) };
    return { ...about, kind, document: await parseEvidence(text) };
}
async function parseEvidence(text) {
    const { EVIDENCE_FORMAT, evidence } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(609)]).then(__webpack_require__.bind(__webpack_require__, 609));
    const json = jsonIn(text);
    const parsed = evidence.safeParse(json);
    const edited = parsed.success ? (0,_core_edited_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .editedIn */ .T)(parsed.data) : null;
    if (edited !== null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('--evidence', `was edited since the apply left it: ${edited}.`);
    if (parsed.success)
        return parsed.data;
    const other = (0,_core_model_js__WEBPACK_IMPORTED_MODULE_9__/* .otherFormat */ .Qc)(json, EVIDENCE_FORMAT);
    // A plan has its own format versions.
    if (other !== null && Object.hasOwn(Object(json), 'result')) {
        const problem = `is of format ${other}, and this version reads ${EVIDENCE_FORMAT}. Use the version that wrote it.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('--evidence', problem);
    }
    const places = parsed.error.issues
        .slice(0, 3)
        .map(({ path }) => path.filter((step) => typeof step !== 'symbol').join('.'));
    const where = places.every((place) => place === '') ? '' : ` (see ${places.join(', ')})`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('--evidence', `is not an evidence file of an apply${where}.`);
}
function jsonIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function cliReport(flags, cli) {
    if (flags.html !== true)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('report', 'needs a format. Give --html.');
    const changes = changesFrom(flags);
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SERVICE */ .YV, async (context) => {
        const { terminal, host, progress, startedAt } = context;
        const { page, lists } = await runReport(context, changes);
        progress.end();
        (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__.putOut)(page, flags, context);
        terminal.err(`${(0,_report_html_report_page_js__WEBPACK_IMPORTED_MODULE_4__/* .reportLine */ .U)(lists, host.clock.now() - startedAt)}\n`);
        return 0;
    });
}
function changesFrom({ plan, evidence }) {
    // The page shows one run. Two would be confused.
    if (plan !== undefined && evidence !== undefined)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('--plan and --evidence', 'exclude each other. Give one of them.');
    if (typeof plan === 'string')
        return { kind: 'plan', path: plan };
    return typeof evidence === 'string' ? { kind: 'evidence', path: evidence } : null;
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cutOffApplies: () => (/* binding */ cutOffApplies),
/* harmony export */   heldOpen: () => (/* binding */ heldOpen),
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   openJournal: () => (/* binding */ openJournal),
/* harmony export */   planPath: () => (/* binding */ planPath),
/* harmony export */   putOut: () => (/* binding */ putOut),
/* harmony export */   readNamed: () => (/* binding */ readNamed),
/* harmony export */   recordPaths: () => (/* binding */ recordPaths),
/* harmony export */   unwritable: () => (/* binding */ unwritable),
/* harmony export */   writeEvidence: () => (/* binding */ writeEvidence),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
// Files that a run leaves or is given: plan, journal, evidence. They are written completely or not at all. Only their
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
/** Where one apply leaves its records. The name holds the start time, to the millisecond, and the process. */
function recordPaths(folder, startedAt) {
    refuseLink(folder);
    const stamp = stampOf(startedAt);
    return { journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`), evidence: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stamp}.json`) };
}
/** Where one run leaves its plan. The next step of the job leaves its own plan beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A pull request may bring a link, which would send names elsewhere. */
function refuseLink(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // Links on the way to the working directory belong to its owner. Links below it may come from anyone.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        // If the path cannot be read, the later write fails and reports it.
        if (unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at))?.isSymbolicLink()) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        }
        if (!isBelow)
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** Writes one line per entry, and passes it to the system before the call returns: a killed process loses no line. */
function openJournal(path, now) {
    const file = recording(() => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'ax', 0o600);
    });
    return {
        // Not `writeSync`: if the disk is full, it may write only the first part of the line without an error.
        append: (entry) => recording(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`)),
        close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file),
    };
}
function writeEvidence(path, document) {
    recording(() => writeWhole(path, jsonText(document)));
}
/** Writes a record of an apply. Throws a ConfigurationError if the system cannot store it. */
function recording(write) {
    try {
        return write();
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `cannot store more records of the apply (${error.code}). Make room there, or name another folder.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', problem, { cause: error });
    }
}
/**
 * Applies that were cut off after the last one that left evidence. This is information for people and decides nothing.
 * Reads the file names in the folder, and the lines of such a journal. What cannot be read is skipped.
 */
function cutOffApplies(folder) {
    const names = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) ?? [];
    const stampsOf = (pattern) => names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
    const newest = stampsOf(/^evidence-(.+)\.json$/).reduce((a, b) => (a > b ? a : b), '');
    // Names begin with the time, so sorting them sorts the applies by time.
    const cutOff = stampsOf(/^journal-(.+)\.ndjson$/).filter((stamp) => stamp > newest);
    return cutOff.sort().flatMap((stamp) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`);
        const journal = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return journal === null ? [] : [{ path, open: openWrites(journal) }];
    });
}
function unlessUnreadable(read) {
    try {
        return read();
    }
    catch {
        return null;
    }
}
/** Counts intents without an outcome. A name cannot look like either: JSON escapes its quotes. */
function openWrites(journal) {
    const count = (event) => journal.split(`"event":"${event}"`).length - 1;
    return count('intent') - count('outcome');
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

/***/ 7985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jf: () => (/* binding */ revertsDrift),
/* harmony export */   LW: () => (/* binding */ readSavedPlan),
/* harmony export */   Le: () => (/* binding */ shownBy),
/* harmony export */   mD: () => (/* binding */ requestedBy),
/* harmony export */   q4: () => (/* binding */ parseSavedPlan)
/* harmony export */ });
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _core_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7557);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5645);
// A saved plan: reads it from its file, and works out what it approves for an apply.




/** Throws a ConfigurationError for a file that cannot be read, is not a plan, or was edited. */
async function readSavedPlan(path) {
    return parseSavedPlan((0,_run_files_js__WEBPACK_IMPORTED_MODULE_3__.readNamed)('--plan', path).toString('utf8'));
}
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(1452)]).then(__webpack_require__.bind(__webpack_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}
/** The changes that the saved plan showed. */
function shownBy(plan) {
    const executed = (0,_core_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .executedBy */ .Z4)(plan);
    return {
        fingerprints: new Set(executed.map(({ fingerprint }) => fingerprint)),
        targets: new Set(targetsOf(plan, executed)),
        deletes: null,
    };
}
/**
 * The changes that the saved plan asked for, and the states they end in. They stay requested after a part of them is
 * done, even if the base now asks for the rest. Drift that the plan reverts stays drift.
 */
function requestedBy(plan) {
    const requested = plan.changes.filter(({ origin }) => origin !== 'drift');
    return new Set([...requested.map(({ fingerprint }) => fingerprint), ...targetsOf(plan, requested)]);
}
function targetsOf({ organization }, changes) {
    return changes.flatMap(({ id, after }) => (id === null ? [] : [(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, id, after)]));
}
/** Whether the plan would also execute drift. */
function revertsDrift(plan) {
    return (0,_core_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .executedBy */ .Z4)(plan).some(({ origin }) => origin === 'drift');
}


/***/ }),

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   Og: () => (/* binding */ loadBase),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   Zl: () => (/* binding */ baselineAt),
/* harmony export */   bb: () => (/* binding */ allInOrder),
/* harmony export */   p9: () => (/* binding */ readLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// The start of every planning command: reads the files, the inventories they are compared with, and the live lists, in
// parallel.







const NOTHING_KNOWN = { base: null, applied: null, recorded: new Set() };
/** On the command line one commit is both. */
function baselineAt(base, recorded = new Set()) {
    return { base, applied: base, recorded };
}
/** Throws GitError, ServiceError or ConfigurationError for problems that are not in the user's files. */
async function takeSnapshot(context, compared) {
    // The requests are sent first, so that the service works while the files are read.
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(readLive(context));
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const outside = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutside */ .BQ)(context.head, inventorySource(context));
    const { base, applied } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, outside, diagnostics };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : (await loadBase(name, revision, context, report)).inventory;
    const isOne = base === applied;
    const appliedInventory = await loadEarlier(isOne ? 'base' : 'applied', applied);
    return { applied: appliedInventory, base: isOne ? appliedInventory : await loadEarlier('base', base) };
}
/**
 * Reads each list once, in parallel. Control centers only if an input names the field that refers to them, or on
 * request.
 */
async function readLive({ connection: { reader }, settings }, withControlCenters = settings.controlCenterField !== '') {
    const [facilities, controlCenters, systems, assets] = await allInOrder([
        reader.facilities(),
        withControlCenters ? reader.controlCenters() : [],
        reader.cyberSystems(),
        reader.cyberAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings);
    return { organization, facilities, controlCenters, systems, assets };
}
/** Like Promise.all, but if several fail, the first in this order is reported, whichever failed first. */
async function allInOrder(waiting) {
    const all = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...inventorySource(context), onFile: context.progress.fileRead }, report);
}
function inventorySource({ cwd, settings, git }) {
    return { cwd, paths: settings.paths, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice for each file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    const { inventory, files } = await load(revision, context, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        // A commit from before the folder existed declares nothing, so nothing in it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
    return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, files };
}
/**
 * A path that no commit can contain must not count as absent there: drift would look like a change that was asked for.
 */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own message for an unknown name does not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of different organizations stop the run. Within each list this was already checked. */
function soleOrganization(records, assets, { organization: expected, detail }) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const problem = 'reads records of more than one organization. Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', problem);
    }
    if (expected !== '' && slug !== expected) {
        const which = detail === 'full' ? `, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(slug)}` : '';
        const problem = `is not the organization of the API key${which}. Nothing was written.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('organization', problem);
    }
    return slug;
}


/***/ }),

/***/ 3806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ editedIn)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
// Whether the changes in an evidence file are still those that its run recorded.

/**
 * How the changes in an evidence file contradict their fingerprints or digest, as after an edit by hand; null if they
 * do not. Nothing in evidence seals who approved.
 */
function editedIn({ organization, changes, digest: stated }) {
    const other = changes.find(({ action, id, before, after, fingerprint: print }) => {
        return print !== (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action, id: action === 'create' ? null : id, before, after });
    });
    if (other !== undefined)
        return `the change ${other.fingerprint} is not what its fingerprint says`;
    const isWhole = stated === (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)(changes.map((change) => change.fingerprint));
    return isWhole ? null : 'its changes are not those of its digest';
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   v: () => (/* binding */ isOfOrganization)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// The identity of a change and of a set of changes. The hash covers what would happen. The layout and order of files,
// the time and the machine do not affect it.

/** 128 bits: to craft two changes with one fingerprint takes 2^64 hashes. */
const FINGERPRINT_HEX = 32;
/** 32 lower-case hex digits of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return sha256(canonical).slice(0, FINGERPRINT_HEX);
}
/** Whether the fingerprint of a change belongs to that organization, which is part of the hash. */
function isOfOrganization(organization, change) {
    const { action, id, before, after } = change;
    return fingerprint({ organization, action, id, before, after }) === change.fingerprint;
}
/** Identifies the deletion of exactly this asset in its current state. */
function deletionFingerprint(asset) {
    const { id, organization_slug: organization } = asset;
    return fingerprint({ organization, action: 'delete', id, before: stateOf(asset), after: null });
}
/** The state that a change of the asset starts from. */
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
/**
 * Identifies the state in which a change of an asset ends, whatever it starts from. `after` is null for a delete. 32
 * hex digits over organization, id and after.
 */
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    return sha256(JSON.stringify({ action, after: sorted(after), id, organization })).slice(0, FINGERPRINT_HEX);
}
/** `sha256:` and 64 hex digits over the fingerprints, sorted, one a line. The same set has the same digest. */
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
/** SHA-256 in lower-case hex. */
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
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


/***/ }),

/***/ 701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ gitAnswer),
/* harmony export */   OB: () => (/* binding */ saysNoRepository),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   dP: () => (/* binding */ gitStream),
/* harmony export */   gitProcess: () => (/* binding */ gitProcess),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony export commandOf */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
// Runs git without a shell, a pager or a prompt. All other code sees it as a function.



class GitError extends Error {
    name = 'GitError';
    kind;
    /** What git printed. */
    output;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
        this.output = options?.output ?? '';
    }
}
/** The time limit of a command that contacts a server: a server that never answers must not block an apply. */
const LONGEST_MS = 60_000;
/** In a clone without blobs, git fetches a file before it reads it. */
const ASKS_SERVER = new Set(['fetch', 'push', 'cat-file']);
/** No inventory has a longer list of files. But eight objects can make a tree of a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;
/** Rejects with GitError, or with the reason of the signal. */
function gitProcess(place) {
    const { stop, ledger } = place;
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const child = startGit(place, args);
        const stdout = [];
        const stderr = [];
        let room = command === 'ls-tree' && ledger === undefined ? MOST_LISTED : Number.POSITIVE_INFINITY;
        child.stdout.on('data', (chunk) => {
            stdout.push(chunk);
            room -= chunk.length;
            if (room >= 0)
                return;
            reject(new GitError('too-large', `git ${command}: more than can be read`));
            endProcess(child);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (cause) => reject(startFailure(place, command, cause)));
        const end = () => {
            reject(stop?.reason);
            endProcess(child);
        };
        stop?.addEventListener('abort', end, { once: true });
        child.on('close', (code, signal) => {
            stop?.removeEventListener('abort', end);
            if (code === 0)
                return resolve(Buffer.concat(stdout));
            const stopped = signal === null ? '' : `\ngit was stopped by ${signal}`;
            const output = ledger === undefined ? stderr : [...stderr, ...stdout, Buffer.from(stopped)];
            reject(gitFailure(place, command, output));
        });
        child.stdin.end(input);
    });
}
/** Streams the output of git. Ignores the `stop` of the place. Throws GitError once git has failed. */
async function* gitStream(place, args) {
    const child = startGit(place, args);
    const stderr = [];
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    const ended = new Promise((resolve) => {
        child.on('error', () => resolve(null)).on('close', resolve);
    });
    child.stdin.end();
    for await (const chunk of child.stdout)
        yield chunk;
    if ((await ended) !== 0)
        throw gitFailure(place, commandOf(args), stderr);
}
function startGit(place, args) {
    const { cwd, env, workspace, ledger } = place;
    const command = commandOf(args);
    const isLimited = ledger?.reaches === true && ASKS_SERVER.has(command);
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['--no-pager', ...trusting(workspace, cwd), ...args], {
        cwd,
        env: { ...passedOn(env), ...SETTINGS, ...(ledger === undefined ? reachOf(command) : ledgerSettings(ledger)) },
        windowsHide: true,
        timeout: isLimited ? (ledger.longestMs ?? LONGEST_MS) : undefined,
    });
    // If git ends early, it closes its input. Its exit code says why.
    child.stdin.on('error', () => { });
    // A program that git started may outlive it, and keep its pipes open for long.
    if (isLimited) {
        child.on('exit', (_, signal) => {
            if (signal !== null)
                for (const pipe of [child.stdout, child.stderr])
                    pipe.destroy();
        });
    }
    return child;
}
/** Git takes pathspecs literally, ignores replaced objects, and prints messages in the words that this file expects. */
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
/**
 * Only a fetch contacts a server. All other commands stay on this machine, even in a partial clone that lacks an
 * object.
 */
function reachOf(command) {
    return command === 'fetch' ? {} : NO_SERVER;
}
/**
 * The ledger is read in the folder that you name, not in the repository whose hook this is, and without your options
 * for diffs. Git must also ignore a file of grafts, which replaces parents of commits and which no hash covers.
 */
const LEDGER_APART = {
    ...{ GIT_DIR: undefined, GIT_COMMON_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
    ...{ GIT_OBJECT_DIRECTORY: undefined, GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined, GIT_QUARANTINE_PATH: undefined },
    ...{ GIT_NAMESPACE: undefined, GIT_SHALLOW_FILE: undefined, GIT_DEFAULT_HASH: undefined, GIT_DIFF_OPTS: undefined },
    GIT_GRAFT_FILE: '',
};
function ledgerSettings({ bare, reaches }) {
    const own = bare === null ? {} : { GIT_DIR: bare, GIT_INDEX_FILE: `${bare}/ledger-index` };
    return { ...LEDGER_APART, ...own, ...(reaches ? {} : { ...NO_SERVER, GIT_NO_LAZY_FETCH: '1' }) };
}
/**
 * Git does not get the inputs of a step, which hold secrets, nor our own keys, because it may start programs that its
 * configuration names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function passedOn(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}
/** Trusts folders only for this call, without changing the configuration of git. */
function trusting(workspace, cwd) {
    if (workspace === undefined || workspace === '')
        return [];
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, cwd);
    const steps = way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) ? [] : way.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    const folders = [workspace, ...steps.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, ...steps.slice(0, index + 1)))];
    return folders.flatMap((folder) => ['-c', `safe.directory=${folder.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/')}`]);
}
/** Does not wait for the pipes: a program that git started may keep them open for long. */
function endProcess(child) {
    child.kill();
    for (const pipe of [child.stdin, child.stdout, child.stderr])
        pipe.destroy();
    child.unref();
}
/** The command among the arguments, which may begin with `-c name=value`. */
function commandOf(args) {
    return (args[0] === '-c' ? args[2] : args[0]) ?? '';
}
const NO_REPOSITORY = /not a git repository/;
/** Also works for a ledger's git, whose errors have no kinds. */
function saysNoRepository(error) {
    return error instanceof GitError && NO_REPOSITORY.test(error.output);
}
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [NO_REPOSITORY, 'not-a-repository'],
    [
        /could not read (?:Username|Password)|Authentication failed|Permission denied \(|returned error: 40[13]|repository .*not found/i,
        'no-access',
    ],
    [
        /not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)/,
        'missing-object',
    ],
    [/single revision|unknown revision|not a valid object name|bad revision/i, 'unknown-revision'],
];
/**
 * Makes the error for a git that failed, from its output in the C locale. The remedies of the kinds do not fit a
 * ledger, so errors of a ledger have no kind.
 */
function gitFailure({ ledger }, command, printed, options) {
    const output = Buffer.concat(printed).toString();
    const known = ledger === undefined ? KINDS.find(([pattern]) => pattern.test(output)) : undefined;
    const line = output.trim().split('\n')[0] || 'failed without a message';
    return new GitError(known?.[1] ?? 'failed', `git ${command}: ${line}`, { ...options, output });
}
function startFailure(place, command, cause) {
    const missing = 'code' in cause && cause.code === 'ENOENT' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(place.cwd);
    if (missing && place.ledger === undefined)
        return new GitError('not-installed', 'git is not installed', { cause });
    if (missing)
        return new GitError('failed', 'git is not installed. Install it: a ledger is kept with it.', { cause });
    return new GitError('failed', `git ${command} could not be started`, { cause });
}
/** The output of git, trimmed. null if it is empty, git fails, or git is not installed. */
async function gitAnswer(run, args) {
    const answer = await run(args).catch(() => null);
    return answer === null ? null : answer.toString().trim() || null;
}
/** The path of the working directory in its repository, such as `ops/plant/`; '' at the root. */
async function folderOf(run) {
    return (await run(['rev-parse', '--show-prefix'])).toString().replace(/\n$/, '');
}
/** The full hash of the commit that `revision` names. */
async function resolveCommit(run, revision) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision))
        return revision;
    if (revision.includes('\0'))
        throw new GitError('unknown-revision', 'a revision cannot hold NUL');
    return (await run(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).toString().trim();
}


/***/ })

};
