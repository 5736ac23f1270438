export const id = 9284;
export const ids = [9284,701];
export const modules = {

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


/***/ }),

/***/ 9284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readGit: () => (/* binding */ readGit)
/* harmony export */ });
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3444);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(701);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1011);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5360);
// Inventory files from git objects: the very bytes of a commit, whatever stands in the work tree. Runs no hook, filter
// or pager. What a partial clone lacks is fetched in one go; left alone, git would fetch file by file, and know no
// token.




const FOLDER = '040000';
const LINK = '120000';
const SUBMODULE = '160000';
// Folders are listed, too (`-t`), so that what git walks through is never more than what it says.
const OPTIONS = {
    files: ['-r', '-t', '-l'],
    names: ['-r', '-t'],
    bases: [],
};
/** Throws GitError, of the kind `missing-object` where a size is not known. */
async function listTree(run, commit, query, listing) {
    const { prefix, bases } = query;
    const from = bases.map((base) => prefix + base);
    // An empty path would be refused; it stands for the whole tree.
    const paths = from.includes('') ? [] : from;
    const output = await run(['ls-tree', ...OPTIONS[listing], '-z', '--full-tree', commit, '--', ...paths]);
    return output
        .toString()
        .split('\0')
        .flatMap((record) => readEntry(record, prefix))
        .filter(({ mode }) => listing === 'bases' || mode !== FOLDER);
}
/** `mode type hash size<TAB>path`; the size only where it was asked for. */
function readEntry(record, prefix) {
    const tab = record.indexOf('\t');
    const [mode = '', , oid = '', size = ''] = record.slice(0, Math.max(0, tab)).split(/ +/);
    const path = record.slice(tab + 1);
    if (tab === -1)
        return [];
    // Git before 2.36 goes on without the file.
    if (size === 'BAD')
        throw new _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('missing-object', `git ls-tree: ${oid} is not in this clone`);
    return [{ mode, oid, size: Number(size) || 0, path: path.slice(prefix.length) }];
}
/** As git itself fetches them. Without the first, the server would leave out what it takes this clone to hold. */
const FETCH_OBJECTS = [
    ...['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags', '--no-recurse-submodules'],
    ...['--no-write-fetch-head', '--filter=blob:none', '--stdin'],
];
/** The remotes that promised to have what is not there; none in a clone that is not partial. */
async function promisingRemotes(run) {
    const output = await run(['config', '--null', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$'])
        // Nothing of that name is an error to git.
        .catch(() => Buffer.alloc(0));
    const names = output
        .toString()
        .split('\0')
        .flatMap((record) => {
        const [key = '', value = 'true'] = record.split('\n');
        if (key === 'extensions.partialclone')
            return [value];
        return key === '' || value === 'false' ? [] : [key.slice('remote.'.length, -'.promisor'.length)];
    });
    return [...new Set(names)];
}
/** As `listTree`, but with the sizes of the wanted files alone, which can be read from now on. Throws GitError. */
async function listAndFetch({ run, commit, query, isWanted, remotes }) {
    const listNames = () => listTree(run, commit, query, 'names');
    const entries = await listNames().catch(async () => {
        // The clone may lack folders, too (`--filter=tree:0`).
        await fetchObjects([await treeOf(commit, run)], remotes, run);
        return listNames();
    });
    const wanted = [...new Set(entries.filter(isWanted).map((entry) => entry.oid))];
    await fetchObjects(wanted, remotes, run);
    const sizes = await sizesOf(wanted, run);
    return entries.map((entry) => ({ ...entry, size: sizes.get(entry.oid) ?? 0 }));
}
async function fetchObjects(oids, remotes, run) {
    if (oids.length === 0)
        return;
    let failure = null;
    for (const remote of remotes) {
        try {
            await run([...FETCH_OBJECTS, remote], lines(oids));
            return;
        }
        catch (error) {
            failure = error;
        }
    }
    throw failure;
}
async function treeOf(commit, run) {
    const missing = (cause) => new _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('missing-object', `git cat-file: ${commit} is not in this clone`, { cause });
    const output = await run(['cat-file', 'commit', commit]).catch((error) => {
        throw missing(error);
    });
    const tree = /^tree ([0-9a-f]{40,64})$/m.exec(output.toString())?.[1];
    if (tree === undefined)
        throw missing();
    return tree;
}
async function sizesOf(oids, run) {
    if (oids.length === 0)
        return new Map();
    const output = await run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], lines(oids));
    const rows = output
        .toString()
        .split('\n')
        .map((line) => line.split(' '));
    return new Map(rows.map(([oid = '', size]) => [oid, Number(size) || 0]));
}
function lines(oids) {
    return oids.map((oid) => `${oid}\n`).join('');
}
/** Blobs asked for in one go, in bytes: the usual inventory is one process, a huge one does not fill the memory. */
const BATCH_BYTES = 64 * 1024 * 1024;
/**
 * Hands every selected file of a commit to `visit`, sorted by path. The same findings as `readFolder`; a path that
 * leads out of the working directory is one more. Throws GitError when git cannot read the commit.
 */
async function readGit(source, visit, report) {
    const { run, selections } = source;
    const commit = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(run, source.commit);
    const prefix = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(run);
    const usable = selections.filter((selection) => selection.inside);
    for (const { line, inside } of selections) {
        if (!inside)
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(line, 'outside the working directory'));
    }
    const entries = usable.length === 0 ? [] : await listFiles({ run, commit, prefix, selections: usable }).catch(endless);
    if (entries === null)
        return report((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(usable[0]?.base || '.', 'it holds too many files to be an inventory'));
    const { files, unmet } = sift(entries, usable, (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .onceEach */ .fF)(report));
    const missing = await cutOff({ run, commit, prefix, selections: unmet }, report);
    if (missing.length > 0 || selections.length === 0)
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .noInventory */ .uP)(missing));
    await readBlobs(run, files, visit);
}
/** A few objects can make a tree of more paths than anybody can list. */
function endless(error) {
    if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS && error.kind === 'too-large')
        return null;
    throw error;
}
/** In a partial clone, what is lacking of the selected files is fetched, and only there does this take more of git. */
async function listFiles({ run, commit, prefix, selections }) {
    const query = { prefix, bases: selections.map((selection) => selection.base) };
    try {
        return await listTree(run, commit, query, 'files');
    }
    catch (error) {
        const isLacking = error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS && error.kind !== 'too-large';
        const remotes = isLacking ? await promisingRemotes(run) : [];
        if (remotes.length === 0)
            throw error;
        const isWanted = (entry) => codeOf(entry) === null && selections.some((selection) => selection.selects(entry.path));
        return listAndFetch({ run, commit, query, isWanted, remotes });
    }
}
function sift(entries, selections, report) {
    const files = new Map();
    const met = new Set();
    for (const entry of entries) {
        const code = codeOf(entry);
        for (const selection of selections) {
            if (!(code === null ? selection.selects(entry.path) : meets(selection, entry.path)))
                continue;
            met.add(selection);
            if (code !== null)
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .notAFile */ .$y)(code, entry.path));
            else if (entry.size > _files_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1)
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .tooLarge */ .g$)(entry.path, entry.size));
            else
                files.set(entry.path, entry);
        }
    }
    const sorted = [...files.values()].sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a.path, b.path));
    return { files: sorted, unmet: selections.filter((selection) => !met.has(selection)) };
}
function codeOf(entry) {
    if (entry.mode === LINK)
        return 'symbolic-link';
    return entry.mode === SUBMODULE ? 'submodule' : null;
}
function meets(selection, path) {
    return selection.mayHold(path) || selection.selects(path);
}
/** Reports links and submodules on the way to what was not found; gives the lines that this does not explain. */
async function cutOff({ run, commit, prefix, selections: unmet }, report) {
    const bases = [...new Set(unmet.flatMap((selection) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .pathAndFoldersAbove */ .Pp)(selection.base)))];
    const above = bases.filter((base) => base !== '');
    if (above.length === 0)
        return unmet.map((selection) => selection.line);
    const entries = await listTree(run, commit, { prefix, bases: above }, 'bases');
    const barriers = entries.filter((entry) => codeOf(entry) !== null);
    return sift(barriers, unmet, (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .onceEach */ .fF)(report)).unmet.map((selection) => selection.line);
}
async function readBlobs(run, files, visit) {
    for (let start = 0; start < files.length;) {
        let end = start;
        let bytes = 0;
        do
            bytes += files[end++]?.size ?? 0;
        while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
        const batch = files.slice(start, end);
        const output = await run(['cat-file', '--batch'], lines(batch.map(({ oid }) => oid)));
        visitBlobs(output, batch, visit);
        start = end;
    }
}
/** `hash type size<LF>bytes<LF>` for each file asked for, in that order; `hash missing<LF>` for what is not there. */
function visitBlobs(output, files, visit) {
    let at = 0;
    for (const { oid, path } of files) {
        const lineEnd = output.indexOf(10, at);
        const header = output.subarray(at, lineEnd).toString().split(' ');
        if (header[1] === 'missing')
            throw new _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('missing-object', `git cat-file: ${oid} is not in this clone`);
        const start = lineEnd + 1;
        const end = start + Number(header[2]);
        if (lineEnd === -1 || header[0] !== oid || !(end < output.length)) {
            throw new _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('failed', 'git cat-file: an answer that cannot be read');
        }
        visit({ path, bytes: output.subarray(start, end) });
        at = end + 1;
    }
}


/***/ })

};
