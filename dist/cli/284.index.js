export const id = 284;
export const ids = [284,701];
export const modules = {

/***/ 2392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readObjects)
/* harmony export */ });
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(701);
// Reads many objects of a repository with one process of git.

/** The objects that exist, by their hashes or names such as `COMMIT:PATH`. Throws GitError if the answer is cut off. */
async function readObjects(run, names) {
    const objects = new Map();
    // Git takes one name a line.
    const lines = names.filter((name) => !name.includes('\n'));
    for (const name of names.filter((each) => each.includes('\n'))) {
        const content = await run(['cat-file', 'blob', name]).catch(() => null);
        if (content !== null)
            objects.set(name, content);
    }
    const output = await run(['cat-file', '--batch'], lines.map((name) => `${name}\n`).join(''));
    let at = 0;
    for (const name of lines) {
        // `hash type size<LF>bytes<LF>`. For a missing object only one line, such as `name missing<LF>`.
        const start = output.indexOf(10, at) + 1;
        const size = /^[0-9a-f]+ [a-z]+ ([0-9]+)\n$/.exec(output.toString('latin1', at, start))?.[1];
        const end = start + Number(size ?? -1);
        if (start === 0 || end >= output.length)
            throw new _process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('failed', 'git cat-file: an answer that cannot be read');
        if (size !== undefined)
            objects.set(name, output.subarray(start, end));
        at = end + 1;
    }
    return objects;
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


/***/ }),

/***/ 9284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readGit: () => (/* binding */ readGit)
/* harmony export */ });
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3444);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2392);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1011);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
// Reads inventory files from git objects: the exact bytes of a commit, whatever is in the work tree. Runs no hook,
// filter or pager. What a partial clone lacks is fetched in one request. Otherwise git would fetch file by file, and
// without a token.





const FOLDER = '040000';
const LINK = '120000';
const SUBMODULE = '160000';
// Folders are listed too (`-t`), so that a limit on the output also limits the work of git.
const OPTIONS = {
    files: ['-r', '-t', '-l'],
    names: ['-r', '-t'],
    bases: [],
};
/**
 * Lists files and folders that are relative to the working directory. Throws a GitError, of the kind `missing-object`
 * if a size is not known.
 */
async function listTree(tree, bases, listing) {
    const { run, commit, prefix } = tree;
    const from = bases.map((base) => prefix + base);
    // git refuses an empty path. Without paths it lists the whole tree.
    const paths = from.includes('') ? [] : from;
    const output = await run(['ls-tree', ...OPTIONS[listing], '-z', '--full-tree', commit, '--', ...paths]);
    return output
        .toString()
        .split('\0')
        .flatMap((record) => readEntry(record, prefix))
        .filter(({ mode }) => listing === 'bases' || mode !== FOLDER);
}
/** `mode type hash size<TAB>path`. The size is there only if it was asked for. */
function readEntry(record, prefix) {
    const tab = record.indexOf('\t');
    const [mode = '', , oid = '', size = ''] = record.slice(0, Math.max(0, tab)).split(/ +/);
    const path = record.slice(tab + 1);
    if (tab === -1)
        return [];
    // Git before 2.36 reports BAD and continues without the file.
    if (size === 'BAD')
        throw new _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS('missing-object', `git ls-tree: ${oid} is not in this clone`);
    return [{ mode, oid, size: Number(size) || 0, path: path.slice(prefix.length) }];
}
// Fetches what a partial clone (`git clone --filter`) lacks of a commit that it has.
/**
 * The options that git itself uses to fetch them. Without the first, the server would leave out objects that it assumes
 * this clone has.
 */
const FETCH_OBJECTS = [
    ...['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags', '--no-recurse-submodules'],
    ...['--no-write-fetch-head', '--filter=blob:none', '--stdin'],
];
/** The remotes that promised to have the missing objects. None in a clone that is not partial. */
async function promisingRemotes(run) {
    const output = await run(['config', '--null', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$'])
        // For git it is an error if there is no such setting.
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
/**
 * Like `listTree`, but with the sizes of only the selected files, which can be read afterwards. `remotes` promised to
 * have the missing objects. Throws GitError.
 */
async function fetchAndList(tree, selections, remotes) {
    const { run, commit } = tree;
    const listNames = () => listTree(tree, basesOf(selections), 'names');
    const entries = await listNames().catch(async () => {
        // The clone may lack folders too (`--filter=tree:0`).
        await fetchObjects([await treeOf(commit, run)], remotes, run);
        return listNames();
    });
    const isWanted = (entry) => findingCode(entry) === null && selections.some((selection) => selection.selects(entry.path));
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
    const output = await run(['cat-file', 'commit', commit]).catch((error) => {
        throw notInClone(commit, error);
    });
    const tree = /^tree ([0-9a-f]{40,64})$/m.exec(output.toString())?.[1];
    if (tree === undefined)
        throw notInClone(commit);
    return tree;
}
function notInClone(oid, cause) {
    return new _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS('missing-object', `git cat-file: ${oid} is not in this clone`, { cause });
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
/**
 * Bytes of blobs asked for in one batch. A typical inventory needs one process, and a huge one does not fill the
 * memory.
 */
const BATCH_BYTES = 64 * 1024 * 1024;
/**
 * Passes every selected file of a commit to `visit`, sorted by path. Reports the same findings as `readFolder`, and
 * also a path that leads out of the working directory. Throws GitError when git cannot read the commit.
 */
async function readGit(source, visit, report) {
    const { run, selections } = source;
    const tree = { run, commit: await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveCommit */ .WL)(run, source.commit), prefix: await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(run) };
    const usable = selections.filter((selection) => selection.inside);
    for (const { line, inside } of selections) {
        if (!inside)
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(line, 'outside the working directory'));
    }
    const entries = usable.length === 0 ? [] : await listFiles(tree, usable).catch(endless);
    if (entries === null)
        return report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(usable[0]?.base || '.', 'it holds too many files to be an inventory'));
    const { files, unmet } = sift(entries, usable, (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .onceEach */ .fF)(report));
    const missing = await cutOff(tree, unmet, report);
    if (missing.length > 0 || selections.length === 0)
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .noInventory */ .uP)(missing));
    await readBlobs(run, files, visit);
}
/** A few git objects can describe a tree with more paths than anyone can list. */
function endless(error) {
    if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS && error.kind === 'too-large')
        return null;
    throw error;
}
/** In a partial clone, the selected files that are missing are fetched. Only then are more git commands needed. */
async function listFiles(tree, selections) {
    try {
        return await listTree(tree, basesOf(selections), 'files');
    }
    catch (error) {
        const isLacking = error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS && error.kind !== 'too-large';
        const remotes = isLacking ? await promisingRemotes(tree.run) : [];
        if (remotes.length === 0)
            throw error;
        return fetchAndList(tree, selections, remotes);
    }
}
function basesOf(selections) {
    return selections.map(({ base }) => base);
}
/** Finds the files to read, and the selections that matched nothing. */
function sift(entries, selections, report) {
    const files = new Map();
    const met = new Set();
    for (const entry of entries) {
        const code = findingCode(entry);
        for (const selection of selections) {
            // A link or a submodule hides what a selection may hold.
            if (!selection.selects(entry.path) && (code === null || !selection.mayHold(entry.path)))
                continue;
            met.add(selection);
            if (code !== null)
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .notAFile */ .$y)(code, entry.path));
            else if (entry.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)(entry.path, entry.size));
            else
                files.set(entry.path, entry);
        }
    }
    const sorted = [...files.values()].sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.path, b.path));
    return { files: sorted, unmet: selections.filter((selection) => !met.has(selection)) };
}
function findingCode(entry) {
    if (entry.mode === LINK)
        return 'symbolic-link';
    return entry.mode === SUBMODULE ? 'submodule' : null;
}
/** Reports links and submodules on the way to missing paths. Returns the lines that these do not explain. */
async function cutOff(tree, unmet, report) {
    const bases = [...new Set(unmet.flatMap((selection) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathAndFoldersAbove */ .Pp)(selection.base)))];
    const above = bases.filter((base) => base !== '');
    if (above.length === 0)
        return unmet.map((selection) => selection.line);
    const entries = await listTree(tree, above, 'bases');
    const barriers = entries.filter((entry) => findingCode(entry) !== null);
    return sift(barriers, unmet, (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .onceEach */ .fF)(report)).unmet.map((selection) => selection.line);
}
async function readBlobs(run, files, visit) {
    for (let start = 0; start < files.length;) {
        let end = start;
        let bytes = 0;
        do
            bytes += files[end++]?.size ?? 0;
        while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
        const batch = files.slice(start, end);
        const objects = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readObjects */ .$)(run, batch.map(({ oid }) => oid));
        for (const { oid, path } of batch) {
            const content = objects.get(oid);
            if (content === undefined)
                throw notInClone(oid);
            visit({ path, content });
        }
        start = end;
    }
}


/***/ })

};
