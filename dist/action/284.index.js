export const id = 284;
export const ids = [284];
export const modules = {

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
