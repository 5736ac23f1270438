export const id = 8010;
export const ids = [8010,701];
export const modules = {

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   Zl: () => (/* binding */ baselineAt),
/* harmony export */   bb: () => (/* binding */ allInOrder),
/* harmony export */   p9: () => (/* binding */ readLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// What every planning command starts from: files, what they are compared with, and the live lists, in parallel.






const NOTHING_KNOWN = { base: null, applied: null, held: new Set() };
/** On the command line one commit stands for both. */
function baselineAt(base) {
    return { base, applied: base, held: new Set() };
}
/** Throws GitError, ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function takeSnapshot(context, compared) {
    // The requests go out first: the service works while the files are read.
    const lists = readLive(context);
    lists.catch(() => { });
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const outside = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutside */ .BQ)(context.head, sourceOf(context));
    const { base, applied } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics))
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
/** Each list once, in parallel; control centers where an input names the field that leads to them, or where asked for. */
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
/** As Promise.all, but of several that fail the first in this order is told, whichever failed first. */
async function allInOrder(waiting) {
    const all = Promise.all(waiting);
    all.catch(() => { });
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...sourceOf(context), onFile: context.progress.fileRead }, report);
}
function sourceOf({ cwd, settings, git }) {
    return { cwd, paths: settings.paths, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice a file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    return load(revision, context, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        // A commit from before the folder was there declares nothing: nothing of it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
}
/** What cannot be found in any commit does not count as absent there: then drift would look as if it were asked for. */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own words for a name that it does not know would not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of another organization than the rest stop the run (design section 4). Each list is of one already. */
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
/* harmony import */ var _sites_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5991);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3029);
// Resolving declared cyber systems (design section 4): a reference is an id, else an exact name, narrowed by facility.
// What does not resolve to one system is an error that names what it may have meant.






function indexReferences(records) {
    const byId = new Map();
    const byName = new Map();
    for (const record of records) {
        byId.set(record.id, record);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(byName, record.name, record);
    }
    return { byId, byName, names: new _suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .Vocabulary */ .VI(byName.keys()) };
}
/** The records a reference may mean: the one of that id, else all of exactly that name. */
function findByReference(index, reference) {
    const byId = index.byId.get(reference);
    return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}
/** How a file can name this record without doubt: by name, or by id where the name is shared or another's id. */
function referenceTo(index, record) {
    const meant = findByReference(index, record.name);
    return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}
function named(record) {
    return { id: record.id, name: record.name };
}
function makeDirectory(live, fields = {}) {
    const facilities = indexReferences(live.facilities);
    const place = (0,_sites_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(live, fields);
    // Lists are told apart by identity: an index answers the same name with the same list.
    const placeAll = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.map(({ id }) => place(id)).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareIds */ .q)(a.id, b.id)));
    const inFacilities = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => {
        const byFacility = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(systems, ({ facility_id }) => facility_id ?? '');
        return (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((several) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
    });
    const facilityNames = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []));
    return { systems: { ...indexReferences(live.systems), place, placeAll, inFacilities, facilityNames }, facilities };
}
/** Groups documents by the system they declare. */
function resolveSystems({ documents, isComplete }, directory, report) {
    const lost = [];
    const documentsOf = new Map();
    for (const document of documents) {
        const resolution = resolveDocument(document, directory);
        if ('problem' in resolution)
            lost.push({ document, ...resolution });
        else
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(documentsOf, resolution.system, document);
    }
    const systems = Array.from(documentsOf, ([system, declaring]) => united(system, declaring));
    const successors = isComplete && lost.length > 0 ? new Successors(systems, lost, directory) : null;
    for (const one of lost)
        report(successors?.explain(one) ?? one.problem);
    return { systems, unresolved: lost.map(({ document }) => document) };
}
/**
 * Where files name one system that a site does not have, and the site has one that no file names, it may have been
 * renamed at the service. The site of a document is what its `facility` says, else that of the others in its folder,
 * else anywhere.
 */
class Successors {
    #directory;
    #named;
    /** Of each folder the site of its documents. */
    #sites = new Map();
    /** Of each site, and of '' for all, the name that means no system, and the system that nothing names. */
    #gone = new Map();
    #fresh = new Map();
    constructor(resolved, lost, directory) {
        this.#directory = directory;
        const { systems } = directory;
        for (const { system, documents } of resolved) {
            const site = systems.place(system.id).site?.id ?? '';
            for (const { file } of documents)
                keepOnly(this.#sites, folderOf(file.path), site);
        }
        this.#named = new Set(resolved.map(({ system }) => system.id));
        const unclear = new Set();
        for (const { document, problem } of lost) {
            const { value } = document.cyberSystem;
            for (const site of [this.#siteOf(document), ''])
                keepOnly(this.#gone, site, value);
            // As many documents may mean the same list of systems: it is gone through once.
            if (problem.code === 'ambiguous-cyber-system')
                unclear.add(problem.args.systems);
        }
        for (const meant of unclear)
            for (const { id } of meant)
                this.#named.add(id);
        for (const { id } of systems.byId.values()) {
            if (this.#named.has(id))
                continue;
            const one = systems.place(id);
            for (const site of [one.site?.id ?? '', ''])
                keepOnly(this.#fresh, site, one);
        }
    }
    /** The same finding, and the one system that may be meant. */
    explain({ document, problem }) {
        if (problem.code !== 'unknown-cyber-system' && problem.code !== 'facility-mismatch')
            return problem;
        const renamed = this.#find(document, problem.code === 'facility-mismatch' ? [] : problem.args.near);
        return { ...problem, args: { ...problem.args, renamed } };
    }
    #find(document, near) {
        const { systems } = this.#directory;
        const isFree = ({ id }) => !this.#named.has(id);
        // A namesake in another facility that no other file names is what this one means.
        if (findByReference(systems, document.cyberSystem.value).some(isFree))
            return null;
        const successor = this.#at(this.#siteOf(document)) ?? (document.facility === null ? this.#at('') : null);
        const nearer = near.flatMap((name) => systems.byName.get(name)).filter(isFree);
        return nearer.every(({ id }) => id === successor?.id) ? successor : null;
    }
    #at(site) {
        return this.#gone.get(site) == null ? null : (this.#fresh.get(site) ?? null);
    }
    #siteOf({ file, facility }) {
        if (facility !== null)
            return findByReference(this.#directory.facilities, facility.value)[0]?.id ?? facility.value;
        return this.#sites.get(folderOf(file.path)) ?? '';
    }
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
/** Keeps the only value of a key, or null for a key of several. */
function keepOnly(values, key, value) {
    values.set(key, values.has(key) && values.get(key) !== value ? null : value);
}
/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
function systemReferenceProblem(index, unclear) {
    const { at, reference, systems, takesFacility } = unclear;
    if (systems.length > 0) {
        const args = { name: reference, systems: index.placeAll(systems), takesFacility };
        return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('ambiguous-cyber-system', 'error', at, args);
    }
    const near = index.names.nearest(reference);
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('unknown-cyber-system', 'error', at, { name: reference, near, renamed: null });
}
function united(system, documents) {
    const [first] = documents;
    // Nearly always there is one, which need not be copied.
    const assets = documents.length === 1 ? first.assets : documents.flatMap(({ assets }) => assets);
    return { system, documents, assets, prune: pruneOf(documents), ignore: (0,_ignore_js__WEBPACK_IMPORTED_MODULE_5__/* .ignoreListOf */ .wU)(documents) };
}
/** `false` in any of the documents wins. */
function pruneOf(documents) {
    const values = new Set(documents.map(({ prune }) => prune));
    return values.has(false) ? false : values.has(true) ? true : null;
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
        near: isKnown ? [] : facilities.names.nearest(facility.value),
        renamed: null,
    });
}


/***/ }),

/***/ 701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ gitAnswer),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   dP: () => (/* binding */ gitStream),
/* harmony export */   gitProcess: () => (/* binding */ gitProcess),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony export commandOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


class GitError extends Error {
    name = 'GitError';
    kind;
    /** What git said of it. */
    output;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
        this.output = options?.output ?? '';
    }
}
/** A fetch or a push that takes longer is given up: a server that holds its breath must not hold an apply. */
const LONGEST_MS = 60_000;
/** A list of files that is longer is no inventory's: eight objects can make a tree of a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;
/** Rejects with GitError, or with the reason of the signal. */
function gitProcess(place) {
    const { stop, ledger } = place;
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const child = start(place, args);
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
            const said = ledger === undefined ? stderr : [...stderr, ...stdout, Buffer.from(stopped)];
            reject(failure(place, command, said));
        });
        child.stdin.end(input);
    });
}
/** What git prints, as it comes; a `stop` of the place is not heeded. Throws GitError once git has ended badly. */
async function* gitStream(place, args) {
    const child = start(place, args);
    const stderr = [];
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    const ended = new Promise((resolve) => {
        child.on('error', () => resolve(null)).on('close', resolve);
    });
    child.stdin.end();
    for await (const chunk of child.stdout)
        yield chunk;
    if ((await ended) !== 0)
        throw failure(place, commandOf(args), stderr);
}
function start(place, args) {
    const { cwd, env, workspace, ledger } = place;
    const command = commandOf(args);
    const isLimited = ledger?.reaches === true && (command === 'fetch' || command === 'push');
    // Loaded where git is run: most runs read files alone.
    const { spawn } = process.getBuiltinModule('node:child_process');
    const child = spawn('git', ['--no-pager', ...trusting(workspace, cwd), ...args], {
        cwd,
        env: { ...passedOn(env), ...SETTINGS, ...(ledger === undefined ? reachOf(command) : ledgerSettings(ledger)) },
        windowsHide: true,
        timeout: isLimited ? (ledger.longestMs ?? LONGEST_MS) : undefined,
    });
    // A git that ends early closes its input; its exit code tells why.
    child.stdin.on('error', () => { });
    // What git started in its turn may outlive one that is given up, and hold its pipes open for long.
    if (isLimited) {
        child.on('exit', (_, signal) => {
            if (signal !== null)
                for (const pipe of [child.stdout, child.stderr])
                    pipe.destroy();
        });
    }
    return child;
}
/** Pathspecs are taken as they are, replaced objects as they were, and messages in the words that are looked for. */
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
/** What fetches is told to. Anything else stays on this machine, also where a partial clone lacks what it reads. */
function reachOf(command) {
    return command === 'fetch' ? {} : NO_SERVER;
}
function ledgerSettings({ bare, reaches }) {
    const own = bare === null ? {} : { GIT_DIR: bare, GIT_INDEX_FILE: `${bare}/ledger-index` };
    return { ...own, ...(reaches ? {} : { ...NO_SERVER, GIT_NO_LAZY_FETCH: '1' }) };
}
/**
 * What git needs no word of: the inputs of a step, secrets among them, and our own key. It may start programs that the
 * configuration names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function passedOn(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}
/** For these calls alone: no configuration of git is changed. */
function trusting(workspace, cwd) {
    if (workspace === undefined || workspace === '')
        return [];
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, cwd);
    const steps = way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) ? [] : way.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const folders = [workspace, ...steps.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, ...steps.slice(0, index + 1)))];
    return folders.flatMap((folder) => ['-c', `safe.directory=${folder.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')}`]);
}
/** Nothing is waited for any more: what git has started in its turn may hold its pipes open for long. */
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
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [/not a git repository/, 'not-a-repository'],
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
/** The error for a git that ended badly, from what it said (in the C locale). Kinds have remedies: none is the ledger's. */
function failure({ ledger }, command, said, options) {
    const output = Buffer.concat(said).toString();
    const known = ledger === undefined ? KINDS.find(([pattern]) => pattern.test(output)) : undefined;
    const line = output.trim().split('\n')[0] || 'failed without a word';
    return new GitError(known?.[1] ?? 'failed', `git ${command}: ${line}`, { ...options, output });
}
function startFailure(place, command, cause) {
    const missing = 'code' in cause && cause.code === 'ENOENT' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.cwd);
    if (missing && place.ledger === undefined)
        return new GitError('not-installed', 'git is not installed', { cause });
    if (missing)
        return new GitError('failed', 'git is not installed. Install it: a ledger is kept with it.', { cause });
    return new GitError('failed', `git ${command} could not be started`, { cause });
}
/** What git answers, trimmed; null where it has nothing to say, or is not there. */
async function gitAnswer(run, args) {
    const answer = await run(args).catch(() => null);
    return answer === null ? null : answer.toString().trim() || null;
}
/** The working directory within its repository, `ops/plant/`; '' at the root. */
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
