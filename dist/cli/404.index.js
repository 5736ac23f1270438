export const id = 404;
export const ids = [404];
export const modules = {

/***/ 2404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ET: () => (/* binding */ CloneError),
  _g: () => (/* binding */ commitTexts),
  om: () => (/* binding */ historyOf),
  gT: () => (/* binding */ listAt),
  ok: () => (/* binding */ openClone),
  $I: () => (/* binding */ readObjects),
  WL: () => (/* binding */ resolveCommit)
});

// UNUSED EXPORTS: textAt

// EXTERNAL MODULE: ./lib/ledger/history.js + 1 modules
var ledger_history = __webpack_require__(2094);
;// CONCATENATED MODULE: ./lib/ledger/log.js
// Reads `git log -p` as it streams: each commit with its parents and the hunks of each file. Lines of a hunk are taken
// by the counts that git announces, so that nothing in them can pass for a header.
/** The arguments behind `git`; the revision to read follows. Oldest first; no setting of a user has a say in it. */
const LOG_ARGUMENTS = [
    ...['-c', 'diff.noprefix=false', 'log', '--first-parent', '-m', '--reverse', '-p', '-U0', '--text'],
    ...['--src-prefix=a/', '--dst-prefix=b/'],
    ...['--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--full-index', '--no-notes'],
    ...['--no-show-signature', '--diff-algorithm=myers', '--inter-hunk-context=0', '--format=tformat:commit %H %P'],
];
/** Commits of the bytes that git prints with `LOG_ARGUMENTS`. */
async function* readLog(bytes) {
    const reader = new LogReader();
    let rest = Buffer.alloc(0);
    for await (const chunk of bytes) {
        const text = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
            const done = reader.take(text.toString('utf8', start, end));
            start = end + 1;
            if (done !== null)
                yield done;
        }
        rest = text.subarray(start);
    }
    const last = reader.end();
    if (last !== null)
        yield last;
}
class LogReader {
    #commit = null;
    #file = null;
    #toRemove = 0;
    #toAdd = 0;
    /** What the last line of a hunk was: a mark behind it says that it ends without a line break. */
    #last = '';
    /** The commit before, once the next one begins. */
    take(line) {
        const hunk = this.#file?.hunks.at(-1);
        if (hunk !== undefined && this.#toRemove > 0 && line.startsWith('-')) {
            hunk.removed.push(line.slice(1));
            this.#toRemove -= 1;
            this.#last = '-';
        }
        else if (hunk !== undefined && this.#toAdd > 0 && line.startsWith('+')) {
            hunk.added.push(line.slice(1));
            this.#toAdd -= 1;
            this.#last = '+';
        }
        else if (line.startsWith('\\ ')) {
            if (this.#file !== null)
                this.#file.endsLine = this.#last === '-';
        }
        else
            return this.#header(line);
        return null;
    }
    #header(line) {
        if (line.startsWith('commit ')) {
            const done = this.end();
            const [, id = '', ...parents] = line.split(' ');
            this.#commit = { id, parents: parents.filter((parent) => parent !== ''), files: [] };
            return done;
        }
        if (line.startsWith('diff --git '))
            this.#open(line);
        else if (this.#file === null)
            return null;
        else if (line.startsWith('new file mode '))
            this.#file.kind = 'added';
        else if (line.startsWith('deleted file mode '))
            this.#file.kind = 'removed';
        else if (line.startsWith('@@ '))
            this.#hunk(line);
        return null;
    }
    /** Both sides name one path, since nothing is followed through renames: `a/PATH b/PATH`. */
    #open(line) {
        const names = line.slice('diff --git '.length);
        const path = names.startsWith('"') ? names : names.slice(2, (names.length - 1) / 2);
        this.#file = { path, kind: 'changed', hunks: [], endsLine: null };
        this.#commit?.files.push(this.#file);
    }
    #hunk(line) {
        const [, start, removed = '1', added = '1'] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [];
        this.#toRemove = Number(removed);
        this.#toAdd = Number(added);
        // With nothing removed, git names the line before.
        const at = this.#toRemove === 0 ? Number(start) : Number(start) - 1;
        this.#file?.hunks.push({ at, removed: [], added: [] });
    }
    end() {
        const done = this.#commit;
        this.#commit = null;
        this.#file = null;
        return done;
    }
}

// EXTERNAL MODULE: ./lib/ledger/run-file.js
var run_file = __webpack_require__(4187);
// EXTERNAL MODULE: ./lib/ledger/tree.js
var tree = __webpack_require__(8089);
;// CONCATENATED MODULE: ./lib/ledger/clone.js




/** A clone that cannot be read: what is wrong with it, as a sentence. */
class CloneError extends Error {
    name = 'CloneError';
}
/** Opens a folder at a branch; HEAD where none is named. Throws a CloneError. */
async function openClone(git, branch) {
    const names = branch === null ? ['HEAD'] : [`refs/heads/${branch}`, `refs/remotes/origin/${branch}`, branch];
    for (const name of names) {
        const tip = await resolveCommit(git, name);
        if (tip === null)
            continue;
        const ledger = await textAt(git, `${tip}:${run_file/* LEDGER_FILE */.th}`);
        if (ledger !== null)
            return { git, ref: name, tip };
    }
    const where = branch === null ? 'What is checked out there' : `The branch ${branch}`;
    throw new CloneError(`${where} is no ledger: it has no ${run_file/* LEDGER_FILE */.th}. Name the branch: --ledger DIR#BRANCH.`);
}
function historyOf({ git, tip }) {
    return (0,ledger_history/* readHistory */.L)(readLog(git.stream([...LOG_ARGUMENTS, tip])));
}
/** The text of each of the commits, by its hash: with its signature, as git keeps it. */
async function commitTexts({ git }, commits) {
    const objects = await readObjects(git, [...commits]);
    return new Map([...objects].map(([name, bytes]) => [name, bytes.toString('utf8')]));
}
/** By a time, the last look until then; by a commit, the lists that stand there. Throws a CloneError. */
async function listAt(clone, at) {
    const { git, tip } = clone;
    const until = 'commit' in at ? await ledgerCommit(clone, at.commit) : tip;
    const latest = 'time' in at ? at.time : Number.POSITIVE_INFINITY;
    const found = await lastListing(git, until, latest);
    if (found === null) {
        const when = 'time' in at ? new Date(at.time).toISOString() : until;
        throw new CloneError(`The ledger has no look by ${when}: it begins later.`);
    }
    const commit = await addedBy(git, until, found.path);
    const paths = await runPaths(git, tip);
    const next = await firstListing(git, tip, paths.slice(paths.indexOf(found.path) + 1));
    const ledger = (0,run_file/* readLedgerFile */.Uy)((await textAt(git, `${tip}:${run_file/* LEDGER_FILE */.th}`)) ?? '').value;
    if (ledger === null)
        throw new CloneError(`${run_file/* LEDGER_FILE */.th} is not as documented.`);
    return { commit, ledger, run: found.run, next, ...(await listsOf(git, commit)) };
}
/** The last run until then that has lists, among those that stand at the commit. */
async function lastListing(git, commit, latest) {
    const paths = (await runPaths(git, commit)).filter((path) => ((0,run_file/* readRunPath */.vX)(path)?.at ?? 0) <= latest);
    for (const path of paths.reverse()) {
        const run = await runAt(git, commit, path);
        if (run !== null && run.live_sha256 !== null && Date.parse(run.read_at) <= latest)
            return { path, run };
    }
    return null;
}
async function firstListing(git, commit, paths) {
    for (const path of paths) {
        const run = await runAt(git, commit, path);
        if (run !== null && run.live_sha256 !== null)
            return run.read_at;
    }
    return null;
}
async function runPaths(git, commit) {
    const listed = clone_text(await git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, 'runs/']));
    return listed.split('\0').filter((path) => (0,run_file/* readRunPath */.vX)(path) !== null);
}
async function runAt(git, commit, path) {
    return (0,run_file/* readRunFile */.m8)((await textAt(git, `${commit}:${path}`)) ?? '').value;
}
async function addedBy(git, from, path) {
    const found = clone_text(await git.run(['log', '--format=%H', '--diff-filter=A', '--no-renames', '-1', from, '--', path]));
    return found.trim();
}
async function ledgerCommit({ git, tip }, name) {
    const commit = await resolveCommit(git, name);
    if (commit !== null) {
        try {
            await git.run(['merge-base', '--is-ancestor', commit, tip]);
            return commit;
        }
        catch {
            // Not of this history: told below.
        }
    }
    throw new CloneError(`${name} is no commit of this ledger.`);
}
async function listsOf(git, commit) {
    const listed = clone_text(await git.run(['ls-tree', '-r', '-z', '--full-tree', commit, 'live/']));
    const files = listed.split('\0').flatMap((line) => {
        const tab = line.indexOf('\t');
        return tab < 0 ? [] : [{ path: line.slice(tab + 1), oid: line.slice(0, tab).split(' ')[2] ?? '' }];
    });
    const contents = await readObjects(git, files.map(({ oid }) => oid));
    const texts = new Map(files.map(({ path, oid }) => [path, contents.get(oid)?.toString('utf8') ?? '']));
    const rows = (path) => (0,tree/* rowsOf */.RO)(linesOf(texts.get(path) ?? ''));
    const assets = [...texts].flatMap(([path, content]) => {
        const system = (0,tree/* systemOfPath */.oA)(path);
        return system === null ? [] : [...(0,tree/* rowsOf */.RO)(linesOf(content)).values()].map((row) => (0,tree/* assetOf */.cu)(row, system));
    });
    const directory = { facilities: rows(tree/* FACILITIES */.yk), controlCenters: rows(tree/* CONTROL_CENTERS */.bA), systems: rows(tree/* SYSTEMS */.LB) };
    return { directory, assets };
}
function linesOf(content) {
    return content.replace(/\n$/, '').split('\n');
}
/** The commit that a name means; null for none. */
async function resolveCommit(git, name) {
    if (name.includes('\0'))
        return null;
    const found = await git
        .run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
        .catch(() => null);
    return found === null ? null : clone_text(found).trim();
}
/** The text of an object, such as `COMMIT:PATH`; null where there is none. */
async function textAt(git, object) {
    const found = await git.run(['cat-file', '-p', object]).catch(() => null);
    return found === null ? null : clone_text(found);
}
/** Objects by their names, all in one process. */
async function readObjects(git, names) {
    const output = Buffer.from(await git.run(['cat-file', '--batch'], names.map((name) => `${name}\n`).join('')));
    const objects = new Map();
    let at = 0;
    for (const name of names) {
        const end = output.indexOf(10, at);
        const size = Number(output.toString('latin1', at, end).split(' ')[2]);
        at = end + 1;
        if (Number.isNaN(size))
            continue;
        objects.set(name, output.subarray(at, at + size));
        at += size + 1;
    }
    return objects;
}
function clone_text(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}


/***/ }),

/***/ 2094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ isSameAsset),
  L: () => (/* binding */ readHistory)
});

// EXTERNAL MODULE: ./lib/ledger/csv.js
var csv = __webpack_require__(3965);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/ledger/files.js
// The files of the ledger as they stand at one commit, carried from commit to commit by their diffs.


class StoredFiles {
    #files = new Map();
    has(path) {
        return this.#files.has(path);
    }
    paths() {
        return [...this.#files.keys()];
    }
    lines(path) {
        return this.#files.get(path)?.lines ?? [];
    }
    text(path) {
        const file = this.#files.get(path);
        if (file === undefined || file.lines.length === 0)
            return '';
        return file.lines.join('\n') + (file.endsLine ? '\n' : '');
    }
    sha256(path) {
        const file = this.#files.get(path);
        const hash = file?.sha256 ?? (0,external_node_crypto_.createHash)('sha256').update(this.text(path)).digest('hex');
        if (file !== undefined)
            file.sha256 = hash;
        return hash;
    }
    /** Applies what a commit did to a file, and tells the records that went and came. */
    apply(diff) {
        const before = this.#files.get(diff.path) ?? { lines: [], endsLine: true, hasLong: false, sha256: null };
        const touched = diff.hunks.flatMap((hunk) => [...hunk.removed, ...hunk.added]);
        const hasLong = before.hasLong || touched.some((line) => !(0,csv/* isWholeRecord */.Vw)(line));
        const header = before.lines[0] ?? '';
        const earlier = hasLong ? (0,csv/* recordsOf */.M$)(before.lines) : [];
        const after = {
            lines: patched(before.lines, diff),
            endsLine: diff.endsLine ?? before.endsLine,
            hasLong,
            sha256: null,
        };
        if (diff.kind === 'removed')
            this.#files.delete(diff.path);
        else
            this.#files.set(diff.path, after);
        const headers = { before: header, after: after.lines[0] ?? '' };
        if (hasLong)
            return { header: headers, ...differing(earlier.slice(1), (0,csv/* recordsOf */.M$)(after.lines).slice(1)) };
        const removed = diff.hunks.flatMap((hunk) => (hunk.at === 0 ? hunk.removed.slice(1) : hunk.removed));
        return { header: headers, removed, added: diff.hunks.flatMap((hunk) => withoutHeader(hunk)) };
    }
}
/** A hunk at the top of a file holds its header. */
function withoutHeader({ at, added }) {
    return at === 0 ? added.slice(1) : added;
}
/** Most hunks are small, and the lines of a list may be many: they are moved, not copied. */
const FEW = 10_000;
function patched(lines, { hunks }) {
    let result = lines;
    let moved = 0;
    for (const { at, removed, added } of hunks) {
        const from = at + moved;
        if (added.length > FEW)
            result = [...result.slice(0, from), ...added, ...result.slice(from + removed.length)];
        else
            result.splice(from, removed.length, ...added);
        moved += added.length - removed.length;
    }
    return result;
}
function differing(before, after) {
    const [old, fresh] = [new Set(before), new Set(after)];
    return { removed: before.filter((line) => !fresh.has(line)), added: after.filter((line) => !old.has(line)) };
}

// EXTERNAL MODULE: ./lib/ledger/run-file.js
var run_file = __webpack_require__(4187);
// EXTERNAL MODULE: ./lib/ledger/tree.js
var tree = __webpack_require__(8089);
;// CONCATENATED MODULE: ./lib/ledger/history.js




const NOTHING = { facilities: new Map(), controlCenters: new Map(), systems: new Map() };
async function readHistory(log) {
    const reader = new HistoryReader();
    for await (const commit of log)
        reader.take(commit);
    return reader.history();
}
class HistoryReader {
    #files = new StoredFiles();
    #entries = [];
    #problems = [];
    #commits = new Set();
    #ledger = null;
    #first = null;
    #tip = null;
    #directory = NOTHING;
    #assetCount = 0;
    #hasLists = false;
    /** Of the run file before: its number, and the SHA-256 of its bytes. */
    #last = { seq: 0, sha256: null };
    take(commit) {
        const isFirst = this.#tip === null;
        if (isFirst)
            this.#first = commit.id;
        else if (commit.parents.length !== 1)
            this.#problem(commit, 'not-linear', String(commit.parents.length));
        this.#commits.add(commit.id);
        this.#tip = commit.id;
        const before = this.#directory;
        const live = this.#applyAll(commit);
        if (isFirst)
            this.#begin(commit);
        const run = this.#runOf(commit, isFirst);
        if (run === null)
            return;
        const hasLists = run.run.live_sha256 !== null;
        this.#checkLive(commit, run.run, live.touched);
        this.#entries.push({
            ...run,
            commit: commit.id,
            isFirst: hasLists && !this.#hasLists,
            assets: live.assets,
            places: live.places,
            before,
            directory: this.#directory,
            assetCount: this.#assetCount,
        });
        this.#hasLists ||= hasLists;
    }
    history() {
        return {
            ledger: this.#ledger,
            first: this.#first,
            tip: this.#tip,
            commits: this.#commits,
            entries: this.#entries,
            problems: this.#problems,
        };
    }
    #problem({ id }, code, detail = '') {
        const check = code === 'live-mismatch' || code === 'live-without-lists' ? 2 : 1;
        this.#problems.push({ check, severity: 'broken', code, commit: id, detail });
    }
    #begin(commit) {
        const ledger = (0,run_file/* readLedgerFile */.Uy)(this.#files.text(run_file/* LEDGER_FILE */.th));
        this.#ledger = ledger.value;
        if (ledger.value === null)
            this.#problem(commit, 'no-ledger-file', ledger.wrong);
        if (this.#files.paths().some((path) => path.startsWith('runs/')))
            this.#problem(commit, 'begins-in-the-middle');
    }
    /** Applies the diffs of a commit to the files, and tells what they changed in the lists. */
    #applyAll(commit) {
        const removed = new Map();
        const added = new Map();
        const places = [];
        let touched = false;
        for (const diff of commit.files) {
            const records = this.#files.apply(diff);
            if (!diff.path.startsWith('live/'))
                continue;
            touched = true;
            const system = (0,tree/* systemOfPath */.oA)(diff.path);
            if (system === null)
                places.push(...this.#placesOf(commit, diff, records));
            else {
                for (const row of rowsOf(records.removed, records.header.before))
                    removed.set(row.id ?? '', (0,tree/* assetOf */.cu)(row, system));
                for (const row of rowsOf(records.added, records.header.after))
                    added.set(row.id ?? '', (0,tree/* assetOf */.cu)(row, system));
            }
        }
        this.#assetCount += added.size - removed.size;
        return { touched, places, assets: assetChanges(removed, added) };
    }
    #placesOf(commit, { path }, records) {
        const list = LISTS.get(path);
        if (list === undefined) {
            this.#problem(commit, 'unexpected-file', path);
            return [];
        }
        const removed = new Map(rowsOf(records.removed, records.header.before).map((row) => [row.id ?? '', row]));
        const added = new Map(rowsOf(records.added, records.header.after).map((row) => [row.id ?? '', row]));
        const rows = new Map(this.#directory[list.key]);
        for (const id of removed.keys())
            rows.delete(id);
        for (const [id, row] of added)
            rows.set(id, row);
        this.#directory = { ...this.#directory, [list.key]: rows };
        const ids = new Set([...removed.keys(), ...added.keys()]);
        return [...ids].flatMap((id) => {
            const [before = null, after = null] = [removed.get(id), added.get(id)];
            return before !== null && after !== null && saysTheSame(before, after)
                ? []
                : [{ of: list.of, id, before, after }];
        });
    }
    /** The one run file that a commit adds. Anything else that it does outside of `live/` is a problem. */
    #runOf(commit, isFirst) {
        let found = null;
        let count = 0;
        const others = commit.files.filter(({ path }) => !path.startsWith('live/'));
        for (const { path, kind } of isFirst ? others.filter(({ path }) => !BEGINNING.has(path)) : others) {
            const name = (0,run_file/* readRunPath */.vX)(path);
            if (name !== null && kind === 'added') {
                count += 1;
                found = this.#readRun(commit, path, name) ?? found;
            }
            else
                this.#problem(commit, misplaced(name, kind), path);
        }
        if (!isFirst && count !== 1)
            this.#problem(commit, 'not-one-run', String(count));
        return found;
    }
    #readRun(commit, path, name) {
        const { value: run, wrong } = (0,run_file/* readRunFile */.m8)(this.#files.text(path));
        const before = this.#last;
        this.#last = { seq: run?.seq ?? before.seq + 1, sha256: this.#files.sha256(path) };
        if (run === null) {
            this.#problem(commit, 'run-unreadable', `${path} ${wrong}`);
            return null;
        }
        if (run.seq !== before.seq + 1)
            this.#problem(commit, 'wrong-seq', `${before.seq + 1} ${run.seq}`);
        if (run.previous !== before.sha256)
            this.#problem(commit, 'wrong-previous', path);
        const second = Math.floor(Date.parse(run.read_at) / 1000) * 1000;
        if (run.kind !== name.kind || second !== name.at)
            this.#problem(commit, 'wrong-name', path);
        if (this.#isForeign(run))
            this.#problem(commit, 'other-organization', path);
        return { path, name, run };
    }
    #isForeign(run) {
        if (this.#ledger === null || (run.kind !== 'applied' && run.kind !== 'refused'))
            return false;
        const { organization, service } = run.evidence;
        return organization !== this.#ledger.organization || service !== this.#ledger.service;
    }
    #checkLive(commit, run, touched) {
        if (run.live_sha256 === null) {
            if (touched)
                this.#problem(commit, 'live-without-lists');
            return;
        }
        const paths = this.#files.paths().filter((path) => path.startsWith('live/'));
        const hash = (0,tree/* liveSha256 */.M$)(paths.sort().map((path) => [path, this.#files.sha256(path)]));
        if (hash !== run.live_sha256)
            this.#problem(commit, 'live-mismatch', `${run.live_sha256} ${hash}`);
    }
}
const LISTS = new Map([
    [tree/* FACILITIES */.yk, { key: 'facilities', of: 'facility' }],
    [tree/* CONTROL_CENTERS */.bA, { key: 'controlCenters', of: 'control-center' }],
    [tree/* SYSTEMS */.LB, { key: 'systems', of: 'cyber-system' }],
]);
const BEGINNING = new Set([run_file/* LEDGER_FILE */.th, run_file/* README_FILE */.aF]);
function misplaced(name, kind) {
    if (name === null)
        return kind === 'added' ? 'unexpected-file' : 'file-changed';
    return kind === 'removed' ? 'run-removed' : 'run-changed';
}
function rowsOf(records, header) {
    const columns = (0,csv/* parseRecord */.Hh)(header);
    return records.map((record) => (0,tree/* rowOf */.OB)(columns, record));
}
/** A column that only one of them has says what was asked for, not what changed. */
function saysTheSame(before, after) {
    return Object.entries(before).every(([column, value]) => after[column] === undefined || after[column] === value);
}
function assetChanges(removed, added) {
    const changes = [];
    for (const [id, before] of removed) {
        const after = added.get(id) ?? null;
        if (!isSameAsset(before, after))
            changes.push({ id, before, after });
    }
    for (const [id, after] of added)
        if (!removed.has(id))
            changes.push({ id, before: null, after });
    return changes;
}
/** null for an asset that is not there. */
function isSameAsset(a, b) {
    if (a === null || b === null)
        return a === b;
    return a.name === b.name && a.cyber_system_id === b.cyber_system_id && a.asset_type === b.asset_type;
}


/***/ })

};
