export const id = 325;
export const ids = [325];
export const modules = {

/***/ 4325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readGit: () => (/* binding */ readGit)
});

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/git/process.js + 1 modules
var process = __webpack_require__(9485);
;// CONCATENATED MODULE: ./lib/git/objects.js
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
            throw new process/* GitError */.XS('failed', 'git cat-file: an answer that cannot be read');
        if (size !== undefined)
            objects.set(name, output.subarray(start, end));
        at = end + 1;
    }
    return objects;
}

// EXTERNAL MODULE: ./lib/inventory/files.js
var inventory_files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var paths = __webpack_require__(5360);
;// CONCATENATED MODULE: ./lib/inventory/git.js
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
        throw new process/* GitError */.XS('missing-object', `git ls-tree: ${oid} is not in this clone`);
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
    return new process/* GitError */.XS('missing-object', `git cat-file: ${oid} is not in this clone`, { cause });
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
    const tree = { run, commit: await (0,process/* resolveCommit */.WL)(run, source.commit), prefix: await (0,process/* folderOf */.yS)(run) };
    const usable = selections.filter((selection) => selection.inside);
    for (const { line, inside } of selections) {
        if (!inside)
            report((0,inventory_files/* unreadable */.O$)(line, 'outside the working directory'));
    }
    const entries = usable.length === 0 ? [] : await listFiles(tree, usable).catch(endless);
    if (entries === null)
        return report((0,inventory_files/* unreadable */.O$)(usable[0]?.base || '.', 'it holds too many files to be an inventory'));
    const { files, unmet } = sift(entries, usable, (0,inventory_files/* onceEach */.fF)(report));
    const missing = await cutOff(tree, unmet, report);
    if (missing.length > 0 || selections.length === 0)
        report((0,inventory_files/* noInventory */.uP)(missing));
    await readBlobs(run, files, visit);
}
/** A few git objects can describe a tree with more paths than anyone can list. */
function endless(error) {
    if (error instanceof process/* GitError */.XS && error.kind === 'too-large')
        return null;
    throw error;
}
/** In a partial clone, the selected files that are missing are fetched. Only then are more git commands needed. */
async function listFiles(tree, selections) {
    try {
        return await listTree(tree, basesOf(selections), 'files');
    }
    catch (error) {
        const isLacking = error instanceof process/* GitError */.XS && error.kind !== 'too-large';
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
                report((0,inventory_files/* notAFile */.$y)(code, entry.path));
            else if (entry.size > inventory_files/* FILE_LIMIT */.h1)
                report((0,inventory_files/* tooLarge */.g$)(entry.path, entry.size));
            else
                files.set(entry.path, entry);
        }
    }
    const sorted = [...files.values()].sort((a, b) => (0,compare/* compareText */.n6)(a.path, b.path));
    return { files: sorted, unmet: selections.filter((selection) => !met.has(selection)) };
}
function findingCode(entry) {
    if (entry.mode === LINK)
        return 'symbolic-link';
    return entry.mode === SUBMODULE ? 'submodule' : null;
}
/** Reports links and submodules on the way to missing paths. Returns the lines that these do not explain. */
async function cutOff(tree, unmet, report) {
    const bases = [...new Set(unmet.flatMap((selection) => (0,paths/* pathAndFoldersAbove */.Pp)(selection.base)))];
    const above = bases.filter((base) => base !== '');
    if (above.length === 0)
        return unmet.map((selection) => selection.line);
    const entries = await listTree(tree, above, 'bases');
    const barriers = entries.filter((entry) => findingCode(entry) !== null);
    return sift(barriers, unmet, (0,inventory_files/* onceEach */.fF)(report)).unmet.map((selection) => selection.line);
}
async function readBlobs(run, files, visit) {
    for (let start = 0; start < files.length;) {
        let end = start;
        let bytes = 0;
        do
            bytes += files[end++]?.size ?? 0;
        while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
        const batch = files.slice(start, end);
        const objects = await readObjects(run, batch.map(({ oid }) => oid));
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
