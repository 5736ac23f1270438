export const id = 10;
export const ids = [10,701];
export const modules = {

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
    const { base, applied, baseFindings } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, diagnostics, baseFindings };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : loadBase(name, revision, context, report);
    const isOne = base === applied;
    const appliedRead = await loadEarlier(isOne ? 'base' : 'applied', applied);
    const baseRead = isOne ? appliedRead : await loadEarlier('base', base);
    return {
        applied: appliedRead?.inventory ?? null,
        base: isOne ? (appliedRead?.inventory ?? null) : (baseRead?.inventory ?? null),
        baseFindings: baseRead?.findings ?? [],
    };
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
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings.organization);
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
    return { cwd, paths: [settings.path], run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice for each file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    const findings = [];
    const { inventory, files } = await load(revision, context, (finding) => {
        findings.push(finding);
        const { code, severity, at } = finding;
        const key = at?.file.path ?? '';
        // A commit from before the folder existed declares nothing, so nothing in it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
    return {
        inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) },
        files,
        findings,
    };
}
/**
 * A path that no commit can contain must not count as absent there: drift would look like a change that was asked for.
 */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)([settings.path], cwd)).find(({ inside }) => !inside);
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
function soleOrganization(records, assets, expected) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const problem = 'reads records of more than one organization. Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', problem);
    }
    if (expected !== '' && slug !== expected) {
        const problem = `is not the organization of the API key, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(slug)}. Nothing was written.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('organization', problem);
    }
    return slug;
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

/***/ 9851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ resolveSystems),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Oe: () => (/* binding */ systemReferenceProblem),
/* harmony export */   Oh: () => (/* binding */ makeDirectory),
/* harmony export */   Po: () => (/* binding */ referenceTo),
/* harmony export */   mk: () => (/* binding */ findByReference)
/* harmony export */ });
/* unused harmony export indexReferences */
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3444);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _ignore_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8109);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5388);
/* harmony import */ var _system_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3988);
// Resolves references to cyber systems. A reference is an id or else an exact name, which a facility may narrow. A
// reference that does not mean exactly one system is an error that names the candidates.






function indexReferences(records) {
    const byId = new Map();
    const byName = new Map();
    for (const record of records) {
        byId.set(record.id, record);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(byName, record.name, record);
    }
    return { byId, byName, names: new _suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .Vocabulary */ .VI(byName.keys()) };
}
/** The records that a reference may mean: the record with that id, else all with exactly that name. */
function findByReference(index, reference) {
    const byId = index.byId.get(reference);
    return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}
/**
 * How a file can name this record without doubt: by name, or by id if other records have that name or it is another
 * record's id.
 */
function referenceTo(index, record) {
    const meant = findByReference(index, record.name);
    return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}
function named(record) {
    return { id: record.id, name: record.name };
}
function makeDirectory(live, fields = {}) {
    const facilities = indexReferences(live.facilities);
    const place = (0,_system_context_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(live, fields);
    // Lists are compared by identity: an index answers the same name with the same list.
    const placeAll = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.map(({ id }) => place(id)).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNatural */ .dk)(a.id, b.id)));
    const inFacilities = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => {
        const byFacility = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(systems, ({ facility_id }) => facility_id ?? '');
        return (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((several) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
    });
    const facilityNames = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []));
    return { systems: { ...indexReferences(live.systems), place, placeAll, inFacilities, facilityNames }, facilities };
}
/** Groups documents by the system they declare. */
function resolveSystems({ documents }, directory, report) {
    const unresolved = [];
    const documentsOf = new Map();
    for (const document of documents) {
        const resolution = resolveDocument(document, directory);
        if ('problem' in resolution) {
            report(resolution.problem);
            unresolved.push(document);
        }
        else {
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(documentsOf, resolution.system, document);
        }
    }
    const systems = Array.from(documentsOf, ([system, declaring]) => united(system, declaring));
    return { systems, unresolved };
}
/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
function systemReferenceProblem(index, unclear) {
    const { at, reference, systems, takesFacility } = unclear;
    if (systems.length > 0) {
        const args = { name: reference, systems: index.placeAll(systems), takesFacility };
        return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('ambiguous-cyber-system', 'error', at, args);
    }
    const near = index.names.nearest(reference);
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('unknown-cyber-system', 'error', at, { name: reference, near });
}
function united(system, documents) {
    const [first] = documents;
    // Nearly always there is only one document, whose list need not be copied.
    const assets = documents.length === 1 ? first.assets : documents.flatMap(({ assets }) => assets);
    return { system, documents, assets, prune: first.prune, ignore: (0,_ignore_js__WEBPACK_IMPORTED_MODULE_5__/* .ignoreListOf */ .wU)(documents) };
}
function resolveDocument({ file, cyberSystem, facility }, directory) {
    const { systems, facilities } = directory;
    const namesakes = findByReference(systems, cyberSystem.value);
    const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(findByReference(facilities, facility.value));
    const [only, another] = meant;
    if (only !== undefined && another === undefined)
        return { system: only };
    if (facility !== null && only === undefined && namesakes.length > 0) {
        return { problem: facilityMismatch(namesakes, directory, facility, { file, offset: facility.offset }) };
    }
    const at = { file, offset: cyberSystem.offset };
    const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
    return { problem: systemReferenceProblem(systems, unclear) };
}
function facilityMismatch(namesakes, { systems, facilities }, facility, at) {
    const isKnown = findByReference(facilities, facility.value).length > 0;
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('facility-mismatch', 'error', at, {
        facility: facility.value,
        system: named(namesakes[0]),
        facilities: systems.facilityNames(namesakes),
        isKnown,
        near: isKnown ? [] : facilities.names.nearest(facility.value),
    });
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
    GIT_DIR: undefined,
    GIT_COMMON_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_OBJECT_DIRECTORY: undefined,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined,
    GIT_QUARANTINE_PATH: undefined,
    GIT_NAMESPACE: undefined,
    GIT_SHALLOW_FILE: undefined,
    GIT_DEFAULT_HASH: undefined,
    GIT_DIFF_OPTS: undefined,
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
/** The command among the arguments, which may begin with settings, each `-c name=value`. */
function commandOf(args) {
    let at = 0;
    while (args[at] === '-c')
        at += 2;
    return args[at] ?? '';
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
