export const id = 8843;
export const ids = [8843,701,5645];
export const modules = {

/***/ 8843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliAudit: () => (/* binding */ cliAudit),
  cliAuditAdd: () => (/* binding */ cliAuditAdd),
  cliAuditBundle: () => (/* binding */ cliAuditBundle),
  cliAuditInit: () => (/* binding */ cliAuditInit),
  cliAuditReview: () => (/* binding */ cliAuditReview),
  cliAuditVerify: () => (/* binding */ cliAuditVerify)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/objects.js
var git_objects = __webpack_require__(2392);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/ledger/run-file.js
var run_file = __webpack_require__(4187);
// EXTERNAL MODULE: ./lib/ledger/tree.js
var tree = __webpack_require__(8089);
;// CONCATENATED MODULE: ./lib/ledger/history.js
// The history of a ledger: its commits, read once and in order, each compared with the one before. What does not fit is
// a problem of that commit. Reading continues, so that you get all problems at once.




const NOTHING = { facilities: new Map(), controlCenters: new Map(), systems: new Map() };
async function readLedgerHistory(log) {
    const reader = new HistoryReader();
    for await (const commit of log)
        reader.take(commit);
    return reader.history;
}
class HistoryReader {
    /** What was read so far. */
    history = {
        ledger: null,
        first: null,
        tip: null,
        commits: new Set(),
        entries: [],
        problems: [],
    };
    #files = new StoredFiles();
    #directory = NOTHING;
    #assetCount = 0;
    /** The number of the previous run file, and the SHA-256 of its bytes. */
    #last = { seq: 0, sha256: null };
    take(commit) {
        const { history } = this;
        const isFirst = history.tip === null;
        if (isFirst)
            history.first = commit.id;
        else if (commit.parents.length !== 1)
            this.#problem(commit, 'not-linear', String(commit.parents.length));
        history.commits.add(commit.id);
        history.tip = commit.id;
        const before = this.#directory;
        const { touched, ...changed } = this.#applyAll(commit);
        if (isFirst)
            this.#begin(commit);
        const run = this.#runOf(commit, isFirst);
        if (run === null)
            return;
        this.#checkLive(commit, run.run, touched);
        const after = { directory: this.#directory, assetCount: this.#assetCount };
        history.entries.push({ ...run, commit: commit.id, ...changed, before, ...after });
    }
    #problem({ id }, code, detail = '') {
        const check = code === 'live-mismatch' || code === 'live-without-lists' ? 2 : 1;
        this.history.problems.push({ check, severity: 'broken', code, commit: id, detail });
    }
    #begin(commit) {
        const ledger = (0,run_file/* readLedgerFile */.Uy)(this.#files.text(run_file/* LEDGER_FILE */.th));
        this.history.ledger = ledger.value;
        if (ledger.value === null)
            this.#problem(commit, 'no-ledger-file', ledger.wrong);
        if (commit.files.some(({ path }) => path.startsWith('runs/')))
            this.#problem(commit, 'begins-in-the-middle');
    }
    /** Applies the diffs of a commit to the files, and returns what they changed in the lists. */
    #applyAll(commit) {
        const removed = new Map();
        const added = new Map();
        const places = [];
        let touched = false;
        for (const diff of commit.files) {
            const rows = this.#files.apply(diff);
            if (rows === null)
                continue;
            touched = true;
            const system = (0,tree/* systemOfPath */.oA)(diff.path);
            if (system === null)
                places.push(...this.#placesOf(commit, diff, rows));
            else {
                for (const row of rows.removed)
                    removed.set(row.id ?? '', (0,tree/* assetOf */.cu)(row, system));
                for (const row of rows.added)
                    added.set(row.id ?? '', (0,tree/* assetOf */.cu)(row, system));
            }
        }
        this.#assetCount += added.size - removed.size;
        return { touched, places, assets: assetChanges(removed, added) };
    }
    #placesOf(commit, { path }, diff) {
        const list = LISTS.get(path);
        if (list === undefined) {
            this.#problem(commit, 'unexpected-file', path);
            return [];
        }
        const removed = new Map(diff.removed.map((row) => [row.id ?? '', row]));
        const added = new Map(diff.added.map((row) => [row.id ?? '', row]));
        const rows = new Map(this.#directory[list.key]);
        for (const id of removed.keys())
            rows.delete(id);
        for (const [id, row] of added)
            rows.set(id, row);
        this.#directory = { ...this.#directory, [list.key]: rows };
        const ids = new Set([...removed.keys(), ...added.keys()]);
        return [...ids].flatMap((id) => {
            const [before = null, after = null] = [removed.get(id), added.get(id)];
            return before !== null && after !== null && isSameRow(before, after) ? [] : [{ of: list.of, id, before, after }];
        });
    }
    /** The one run file that a commit adds. Every other change outside of `live/` is a problem. */
    #runOf(commit, isFirst) {
        let runFile = null;
        let count = 0;
        const others = commit.files.filter(({ path }) => !path.startsWith('live/'));
        for (const { path, kind } of isFirst ? others.filter(({ path }) => !BEGINNING.has(path)) : others) {
            const name = (0,run_file/* readRunPath */.vX)(path);
            if (name !== null && kind === 'added') {
                count += 1;
                runFile = this.#readRun(commit, path, name) ?? runFile;
            }
            else
                this.#problem(commit, misplaced(name, kind), path);
        }
        if (!isFirst && count !== 1)
            this.#problem(commit, 'not-one-run', String(count));
        return runFile;
    }
    #readRun(commit, path, name) {
        const text = this.#files.text(path);
        const { value: run, wrong } = (0,run_file/* readRunFile */.m8)(text);
        const before = this.#last;
        this.#last = { seq: run?.seq ?? before.seq + 1, sha256: (0,fingerprint/* sha256 */.sc)(text) };
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
        return { name, run };
    }
    #isForeign(run) {
        const [{ ledger }, evidence] = [this.history, (0,run_file/* evidenceOf */.X1)(run)];
        if (ledger === null || evidence === null)
            return false;
        return evidence.organization !== ledger.organization || evidence.service !== ledger.service;
    }
    #checkLive(commit, run, touched) {
        if (run.live_sha256 === null) {
            if (touched)
                this.#problem(commit, 'live-without-lists');
            return;
        }
        const hash = (0,tree/* liveSha256 */.M$)(this.#files.liveHashes());
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
/** A column that only one of them has depends on inputs of the run, so it is no change. */
function isSameRow(before, after) {
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
function actionOf({ before, after }) {
    if (before === null)
        return 'create';
    return after === null ? 'delete' : 'update';
}
function isSameAsset(a, b) {
    if (a === null || b === null)
        return a === b;
    return a.name === b.name && a.cyber_system_id === b.cyber_system_id && a.asset_type === b.asset_type;
}
class StoredFiles {
    #files = new Map();
    /** The files of the lists by path; null after one was added or removed. */
    #live = null;
    text(path) {
        const file = this.#files.get(path);
        return file === undefined ? '' : fileText(file);
    }
    liveHashes() {
        this.#live ??= [...this.#files.values()]
            .filter(({ path }) => path.startsWith('live/'))
            .sort((a, b) => (0,compare/* compareText */.n6)(a.path, b.path));
        return this.#live.map((file) => {
            file.sha256 ??= (0,fingerprint/* sha256 */.sc)(fileText(file));
            return [file.path, file.sha256];
        });
    }
    /** Applies what a commit did to a file. Returns its removed and added rows; null for a file that is not a list. */
    apply(diff) {
        const { path, kind, hunks, endsLine } = diff;
        const known = this.#files.get(path);
        const file = known ?? { path, lines: [], endsLine: true, hasQuotes: false, sha256: null };
        const isList = path.startsWith('live/');
        file.hasQuotes ||= hunks.some(({ removed, added }) => [...removed, ...added].some((line) => line.includes('"')));
        const header = file.lines[0] ?? '';
        const rows = isList && file.hasQuotes ? (0,tree/* rowsIn */.Nn)(fileText(file)) : [];
        file.lines = patched(file.lines, diff);
        file.endsLine = endsLine ?? file.endsLine;
        file.sha256 = null;
        if (kind === 'removed')
            this.#files.delete(path);
        else
            this.#files.set(path, file);
        if (!isList)
            return null;
        if (known === undefined || kind === 'removed')
            this.#live = null;
        if (file.hasQuotes)
            return { removed: rows, added: (0,tree/* rowsIn */.Nn)(fileText(file)) };
        // A hunk at the top of a file starts with its header.
        const changed = (of) => hunks.flatMap((hunk) => hunk[of].slice(hunk.at === 0 ? 1 : 0));
        const rowsOf = (first, lines) => (0,tree/* rowsIn */.Nn)([first, ...lines].join('\n'));
        return { removed: rowsOf(header, changed('removed')), added: rowsOf(file.lines[0] ?? '', changed('added')) };
    }
}
function fileText({ lines, endsLine }) {
    return lines.length === 0 ? '' : lines.join('\n') + (endsLine ? '\n' : '');
}
/** Most hunks are small, and a list may have many lines. So lines are moved, not copied. */
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

// EXTERNAL MODULE: ./lib/ledger/log.js
var log = __webpack_require__(1071);
;// CONCATENATED MODULE: ./lib/ledger/clone.js
// Reads a clone of the ledger, offline: its history as a stream, and the lists at one commit.









/** A clone that cannot be read. The message is a sentence that says why. */
class CloneError extends Error {
    name = 'CloneError';
}
/** A folder in which git contacts no server. */
function offlinePlace(cwd, env) {
    return { cwd, env, ledger: { bare: null, reaches: false } };
}
/** Opens a folder at a branch, by default at HEAD. Throws a CloneError. */
async function openClone(place, branch) {
    if ((0,external_node_fs_.statSync)(place.cwd, { throwIfNoEntry: false })?.isDirectory() === false) {
        const problem = `${place.cwd} is a file, and no clone of git. Make a clone of a bundle: git clone FILE FOLDER.`;
        throw new CloneError(`${problem} Then name its folder: --ledger DIR.`);
    }
    const git = (0,process.gitProcess)(place);
    const names = branch === null ? ['HEAD'] : [`refs/heads/${branch}`, `refs/remotes/origin/${branch}`, branch];
    for (const name of names) {
        const tip = await commitNamed(git, name);
        if (tip === null)
            continue;
        const ledgerText = objectText(git, `${tip}:${run_file/* LEDGER_FILE */.th}`);
        const [ledger] = await Promise.all([ledgerText, refusePartial(git, tip), refuseShallow(git, tip)]);
        if (ledger !== null)
            return { place, git, ref: name, tip, ledger };
    }
    await refuseNoRepository(git, place);
    const where = branch === null ? 'The checked-out branch' : `The branch ${branch}`;
    throw new CloneError(`${where} is not a ledger: it has no ${run_file/* LEDGER_FILE */.th}. Name the branch: --ledger DIR#BRANCH.`);
}
/** Without this check the message would blame the branch. */
async function refuseNoRepository(git, { cwd }) {
    if (!(0,external_node_fs_.existsSync)(cwd))
        throw new CloneError(`The folder ${cwd} is not there. Clone the ledger, and name its folder: --ledger DIR.`);
    try {
        await git(['rev-parse', '--git-dir']);
    }
    catch (error) {
        if (!(0,process/* saysNoRepository */.OB)(error))
            throw error;
        throw new CloneError(`The folder ${cwd} is no clone of git. Clone the ledger, and name its folder: --ledger DIR.`);
    }
}
/** Offline git cannot fetch what the clone lacks. A list, or the whole ledger, would seem to be missing. */
async function refusePartial(git, tip) {
    if ((await (0,process/* gitAnswer */.Hr)(git, ['config', '--get-regexp', '^remote\\..*\\.promisor$'])) === null)
        return;
    const objects = await git(['rev-list', '--objects', '--missing=print', tip]);
    if (!/^\?/m.test(objects.toString()))
        return;
    throw new CloneError('The clone is partial: it lacks some of what the ledger held. Clone it whole, without --filter.');
}
/** Everything in the oldest commit of the clone would seem to be added by that commit. */
async function refuseShallow(git, tip) {
    if ((await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--is-shallow-repository'])) !== 'true')
        return;
    const oldest = (await (0,process/* gitAnswer */.Hr)(git, ['rev-list', '--first-parent', '--max-parents=0', tip])) ?? '';
    if (!/^parent /m.test((await objectText(git, oldest)) ?? ''))
        return;
    throw new CloneError('The clone is shallow: it lacks earlier commits of the ledger. Get them: git fetch --unshallow.');
}
function historyOf({ place, tip }) {
    return readLedgerHistory((0,log/* readLog */.x6)((0,process/* gitStream */.dP)(place, [...log/* LOG_ARGUMENTS */.uZ, tip])));
}
/** The text of each commit by its hash, with the signature, as git keeps it. */
async function commitTexts({ git }, commits) {
    const objects = await (0,git_objects/* readObjects */.$)(git, [...commits]);
    return new Map([...objects].map(([name, bytes]) => [name, bytes.toString('utf8')]));
}
/** The last reading up to a time, or the lists at a commit. Throws a CloneError. */
async function listAt(clone, at) {
    const { git, tip } = clone;
    const until = 'commit' in at ? await ledgerCommit(clone, at.commit) : tip;
    const latest = 'time' in at ? at.time : Number.POSITIVE_INFINITY;
    const listing = await lastReading(git, until, latest);
    if (listing === null) {
        const when = 'time' in at ? new Date(at.time).toISOString() : until;
        throw new CloneError(`The ledger has no reading by ${when}: it begins later.`);
    }
    const { value: ledger, wrong } = (0,run_file/* readLedgerFile */.Uy)(clone.ledger);
    if (ledger === null)
        throw new CloneError(`${run_file/* LEDGER_FILE */.th} ${wrong}.`);
    const [next, lists] = await Promise.all([nextReadAt(git, tip, listing), listsAddedWith(git, until, listing.path)]);
    const { live_sha256, ...listed } = lists;
    if (live_sha256 !== listing.file.live_sha256) {
        const problem = `The lists of ledger commit ${lists.commit} are not those that its run read: one was edited.`;
        throw new CloneError(`${problem} For details, run: cip-sync audit verify.`);
    }
    return { ledger, run: listing.file, next, ...listed };
}
/** The last run up to that time that has lists. */
async function lastReading(git, commit, latest) {
    const earlier = (await runsAt(git, commit)).filter(({ at }) => at <= latest);
    for await (const some of (0,run_file/* listings */.eK)(earlier.reverse(), (path) => runAt(git, commit, path))) {
        const last = some.findLast(({ file }) => Date.parse(file.read_at) <= latest);
        if (last !== undefined)
            return last;
    }
    return null;
}
/** When the lists were read next after that reading. */
async function nextReadAt(git, commit, reading) {
    const later = (await runsAt(git, commit)).filter(({ at, path }) => at >= reading.at && path !== reading.path);
    for await (const some of (0,run_file/* listings */.eK)(later, (path) => runAt(git, commit, path))) {
        const next = some.find(({ file }) => file.seq > reading.file.seq);
        if (next !== undefined)
            return next.file.read_at;
    }
    return null;
}
async function runsAt(git, commit) {
    const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, 'runs/']);
    return (0,run_file/* runsIn */.UN)(listed.toString().split('\0'));
}
async function runAt(git, commit, path) {
    return (0,run_file/* readRunFile */.m8)((await objectText(git, `${commit}:${path}`)) ?? '').value;
}
async function ledgerCommit({ git, tip }, name) {
    const commit = await commitNamed(git, name);
    if (commit !== null) {
        try {
            await git(['merge-base', '--is-ancestor', commit, tip]);
            return commit;
        }
        catch {
            // Not in this history: reported below.
        }
    }
    throw new CloneError(`${name} is no commit of this ledger. Name one, or a date, such as 2026-03-01.`);
}
/** The lists of the commit that added the run file. */
async function listsAddedWith(git, from, path) {
    // Git reads a path relative to the folder that it runs in.
    const up = (await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--show-cdup'])) ?? '';
    const hash = await git(['log', '--format=%H', '--diff-filter=A', '--no-renames', '-1', from, '--', up + path]);
    const commit = hash.toString().trim();
    const files = (0,log/* listedObjects */.mW)(await git(['ls-tree', '-r', '-z', '--full-tree', commit, 'live/']));
    const contents = await (0,git_objects/* readObjects */.$)(git, [...files.values()]);
    const texts = new Map(Array.from(files, ([path, oid]) => [path, contents.get(oid)?.toString('utf8') ?? '']));
    const rows = (path) => new Map((0,tree/* rowsIn */.Nn)(texts.get(path) ?? '').map((row) => [row.id ?? '', row]));
    const assets = [...texts].flatMap(([path, content]) => {
        const system = (0,tree/* systemOfPath */.oA)(path);
        return system === null ? [] : (0,tree/* rowsIn */.Nn)(content).map((row) => (0,tree/* assetOf */.cu)(row, system));
    });
    const directory = { facilities: rows(tree/* FACILITIES */.yk), controlCenters: rows(tree/* CONTROL_CENTERS */.bA), systems: rows(tree/* SYSTEMS */.LB) };
    const hashes = Array.from(files, ([path, oid]) => [path, (0,fingerprint/* sha256 */.sc)(contents.get(oid) ?? '')]);
    return { commit, directory, assets, live_sha256: (0,tree/* liveSha256 */.M$)(hashes) };
}
/** The commit that a name means; null for none. */
async function commitNamed(git, name) {
    if (name.includes('\0'))
        return null;
    return (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}
/** The text of an object, such as `COMMIT:PATH`; null where there is none. */
async function objectText(git, object) {
    const content = await git(['cat-file', '-p', object]).catch(() => null);
    return content === null ? null : content.toString();
}
/**
 * Writes the ledger as a git bundle that a plain `git clone` checks out. A bundle holds only named commits, and a clone
 * takes only heads. So a bare folder, which borrows the objects, names the tip as its HEAD and its branch.
 */
async function writeBundle({ place, git, ref, tip }, file, folder) {
    const objects = (0,external_node_path_.resolve)(place.cwd, (await git(['rev-parse', '--git-path', 'objects'])).toString().replace(/\n$/, ''));
    const bare = (0,external_node_path_.join)(folder, 'bare');
    const run = (0,process.gitProcess)({ ...place, ledger: { bare, reaches: false } });
    await run(['init', '--quiet', '--bare', '--template=', bare]);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(bare, 'objects/info/alternates'), `${objects}\n`);
    const branch = /^refs\/(?:heads|remotes\/origin)\/(.+)$/.exec(ref)?.[1];
    const heads = branch === undefined ? [] : [`refs/heads/${branch}`];
    for (const name of ['HEAD', ...heads])
        await run(['update-ref', '--no-deref', name, tip]);
    await run(['bundle', 'create', '--quiet', file, 'HEAD', ...heads]);
}
/** The lines of `git fsck` that say that an object is altered or missing. */
const ALTERED = /^(?:error:|fatal:|missing |broken |git was stopped)/;
/**
 * What `git fsck` finds wrong with the objects of the clone, a line each. Git reads an object without checking that its
 * content matches its name. So somebody who hands over a folder could have edited content that a kept commit id seems
 * to confirm.
 */
async function alteredObjects({ git, tip }) {
    try {
        await git([...log/* FROM_OBJECTS */._h, 'fsck', '--no-dangling', '--no-progress', tip]);
        return [];
    }
    catch (error) {
        if (!(error instanceof process/* GitError */.XS))
            throw error;
        return error.output.split('\n').filter((line) => ALTERED.test(line));
    }
}

// EXTERNAL MODULE: ./lib/ledger/publish.js
var publish = __webpack_require__(4482);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
;// CONCATENATED MODULE: ./lib/ledger/attribution.js
// Explains each changed line of the lists by an executed change: of its own run, of a run that was in progress between
// its own two entries, or of a run that has no lists in the ledger. A line that nothing explains was made outside.





function attributeChanges({ entries, ledger }) {
    const organization = ledger?.organization ?? '';
    const windows = windowsOf(entries);
    const outside = [];
    const notListed = [];
    const assets = new Map();
    // Everything in the first lists is new. None of it is a change.
    let since = null;
    for (const [index, entry] of entries.entries()) {
        if (entry.run.live_sha256 === null)
            continue;
        const now = windows.filter(({ opens, closes }) => opens < index && index <= closes);
        for (const change of entry.assets) {
            assets.set(change.id, change.after);
            if (since === null || byExecuted(change, now) || byIntent(change, now, entry, organization))
                continue;
            outside.push({ entry, since, duringRun: entry.run.kind === 'applied', asset: change, place: null });
        }
        for (const place of since === null ? [] : entry.places) {
            outside.push({ entry, since: since, duringRun: entry.run.kind === 'applied', asset: null, place });
        }
        for (const window of now)
            if (window.closes === index)
                notListed.push(...missingOf(window, assets, entry));
        since = entry;
    }
    const interrupted = windows.flatMap(({ evidence, entry, changes }) => evidence === null ? [{ intent: entry, changes }] : []);
    return { outside, notListed, interrupted };
}
function windowsOf(entries) {
    const windows = [];
    const begun = beginnings(entries);
    const ended = new Set(begun.values());
    for (const [index, entry] of entries.entries()) {
        const { run } = entry;
        if (run.kind === 'seen') {
            if (ended.has(index))
                continue;
            const closes = listingAfter(entries, index, (later) => later.run.kind === 'seen');
            const intended = new Set(run.intent.fingerprints);
            windows.push({ opens: index, closes, entry, evidence: null, open: new Map(), intended, changes: [] });
        }
        else if (run.kind === 'applied') {
            const { evidence } = run;
            // Lists that were read before the end of the run need not show all of it.
            const isLater = (later) => Date.parse(later.run.read_at) >= Date.parse(evidence.ended_at);
            const closes = run.live_sha256 === null ? listingAfter(entries, index, isLater) : index;
            const opens = begun.get(index) ?? -1;
            windows.push({ opens, closes, entry, evidence, open: writtenOf(evidence), intended: new Set(), changes: [] });
        }
    }
    return windows;
}
/**
 * The intent that belongs to each end: the one that its evidence names, else the last one of its run. A run may apply
 * twice.
 */
function beginnings(entries) {
    const begun = new Map();
    const byCommit = new Map();
    const byRun = new Map();
    for (const [index, entry] of entries.entries()) {
        if (entry.run.kind === 'seen') {
            byCommit.set(entry.commit, index);
            byRun.set(attemptName(entry), index);
        }
        else if (entry.run.kind === 'applied') {
            const begin = byCommit.get(entry.run.evidence.ledger?.commit ?? '') ?? byRun.get(attemptName(entry));
            if (begin !== undefined)
                begun.set(index, begin);
        }
    }
    return begun;
}
/** Each attempt of a run counts as a run. */
function attemptName({ name }) {
    return `${name.run}-${name.attempt}`;
}
function listingAfter(entries, from, isWanted) {
    const index = entries.findIndex((entry, at) => at > from && entry.run.live_sha256 !== null && isWanted(entry));
    return index < 0 ? entries.length : index;
}
/** Every change for which a request was sent, whatever the answer. */
function writtenOf({ changes }) {
    const written = new Map();
    for (const change of changes) {
        if (change.attempts === 0 && !(0,result/* hasSucceeded */.yO)(change.outcome))
            continue;
        (0,group/* addUnder */.QQ)(written, change.id ?? keyWithoutId(change.after), change);
    }
    return written;
}
function keyWithoutId(state) {
    return `\0${state?.cyber_system_id}\0${state?.name}`;
}
/** Explains it by what runs did. Several runs may have changed one asset between two lists, one after another. */
function byExecuted({ id, before, after }, windows) {
    const steps = windows.flatMap(({ open }) => [...(open.get(id) ?? []), ...(open.get(keyWithoutId(after)) ?? [])]);
    const taken = new Set();
    let state = before;
    while (!isSameAsset(state, after)) {
        const step = steps.find((each) => !taken.has(each) && startsFrom(each, state));
        if (step === undefined)
            return false;
        // A later list may show the second of its two writes.
        if (isParkedOf(step, after))
            break;
        taken.add(step);
        state = step.after;
    }
    for (const { open } of windows) {
        for (const key of [id, keyWithoutId(after)]) {
            const group = open.get(key);
            if (group !== undefined)
                open.set(key, group.filter((each) => !taken.has(each)));
        }
    }
    return true;
}
/** Whether the change starts from this state, or from the first of its own two writes. */
function startsFrom(change, state) {
    return isSameAsset(change.before, state) || isParkedOf(change, state);
}
/** Whether the asset is in the state after the first of two writes: everything is final except the temporary name. */
function isParkedOf({ after }, state) {
    return after !== null && state !== null && isSameAsset({ ...after, name: after.name + names/* SWAP_SUFFIX */.m5 }, state);
}
/** Explains it by an intent: a run that was cut off left the fingerprints of what it was about to do. */
function byIntent(change, windows, entry, organization) {
    const candidates = windows.filter(({ evidence }) => evidence === null);
    if (candidates.length === 0)
        return false;
    const print = fingerprintOf(change, organization);
    const window = candidates.find(({ intended }) => intended.has(print));
    window?.changes.push({ entry, change });
    return window !== undefined;
}
function fingerprintOf(change, organization) {
    const { id, before, after } = change;
    return (0,fingerprint/* fingerprint */.Rj)({ organization, action: actionOf(change), id: before === null ? null : id, before, after });
}
/** Changes reported as done that no list showed, neither in between nor at the end. */
function missingOf({ evidence, entry, open }, assets, last) {
    if (evidence === null)
        return [];
    const unsettled = new Set(evidence.differences.map((difference) => difference.fingerprint));
    const left = new Set([...open.values()].flat());
    return evidence.changes
        .filter((change) => left.has(change) && (0,result/* hasSucceeded */.yO)(change.outcome) && change.id !== null)
        .filter(({ id, after }) => !isSameAsset(assets.get(id ?? '') ?? null, after))
        .map((change) => ({ entry, change, isReported: unsettled.has(change.fingerprint) || last !== entry }));
}

// EXTERNAL MODULE: ./lib/ledger/review.js
var review = __webpack_require__(661);
;// CONCATENATED MODULE: ./lib/ledger/questions.js
// Answers an auditor's questions from a history: the changes of a period, changes made outside, reviews, readings and
// gaps; the history of one asset or system, even of a deleted one.





const DAY_MS = 86_400_000;
function auditHistory(history, period, subject, maxGapDays) {
    const { ledger, entries } = history;
    const attribution = attributeChanges(history);
    const isWanted = wanted(entries, subject);
    const isIn = (time) => isWithin(Date.parse(time), period);
    const reviews = entries.flatMap((entry) => entry.run.kind === 'review' ? [auditReview(entry, entry.run.review)] : []);
    const isNarrow = subject.asset !== null || subject.system !== null;
    return {
        format_version: '1.0',
        organization: ledger?.organization ?? '',
        service: ledger?.service ?? '',
        ledger: { first: history.first ?? '', tip: history.tip ?? '', continues: ledger?.continues ?? null },
        from: period.from === null ? null : iso(period.from),
        to: period.to === null ? null : iso(period.to),
        changes: auditChanges(entries, attribution).filter((change) => isIn(change.at) && isWanted(change)),
        outside: attribution.outside
            .map(auditOutside)
            .filter((one) => mayBeInPeriod(one.after_look, one.before_look, period) && isWanted(one)),
        refused: isNarrow ? [] : entries.flatMap(auditRefusal).filter(({ at }) => isIn(at)),
        reviews: isNarrow ? [] : reviews.filter(({ at }) => isIn(at)),
        next_review_due: (0,review/* nextReviewDue */.uD)(reviews.map(({ date }) => date)),
        looks: entries.flatMap(readingsOf).filter(({ at }) => isIn(at)),
        gaps: gapsOf(history, attribution, maxGapDays).filter(({ from, to }) => mayBeInPeriod(from, to ?? from, period)),
    };
}
function isWithin(at, { from, to }) {
    return (from === null || at >= from) && (to === null || at <= to);
}
/** Whether a time may be in the period, if only its two bounds are known. */
function mayBeInPeriod(earliest, latest, { from, to }) {
    return (from === null || Date.parse(latest) >= from) && (to === null || Date.parse(earliest) <= to);
}
/** Every change of every run, and the changes of interrupted runs that later lists show, in order of time. */
function auditChanges(entries, { interrupted }) {
    const executed = entries.flatMap((entry) => entry.run.kind === 'applied' ? auditedChanges(entry, entry.run.evidence) : []);
    const cut = interrupted.flatMap(({ intent, changes }) => changes.map(({ entry, change }) => cutOf(intent, entry, change)));
    return [...executed, ...cut].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
function auditedChanges(entry, evidence) {
    return evidence.changes.map((change) => {
        const pulls = showing(change, evidence);
        const approvals = pulls.flatMap((pull) => pull.approvals.map(approvalOf));
        return {
            at: change.ended_at ?? evidence.ended_at,
            action: change.action,
            asset_id: change.id,
            before: auditState(change.before, entry.before),
            after: auditState(change.after, entry.directory),
            outcome: change.outcome,
            reason: change.reason,
            asked_by: [...new Set(pulls.map(({ author }) => author))],
            approved_by: approvals,
            approval: approvalBasis(evidence),
            pull_requests: pulls.map(({ number }) => number),
            tickets: (0,run_file/* ticketsOf */.jW)({ pull_requests: pulls, approval: evidence.approval }),
            titles: [...new Set(pulls.flatMap(({ title }) => title ?? []))],
            commit: evidence.commit,
            clean: evidence.clean ?? null,
            actor: evidence.actor,
            run_url: evidence.run_url,
            ledger_commit: entry.commit,
        };
    });
}
function showing({ shown_in }, { pull_requests }) {
    return pull_requests.filter(({ number }) => shown_in?.includes(number) === true);
}
function approvalOf({ user, submitted_at, commit_id }) {
    return { user, at: submitted_at, commit: commit_id ?? null };
}
function approvalBasis({ approval: { mode, by } }) {
    return by ?? mode;
}
function cutOf({ commit: intentCommit, run }, entry, change) {
    const { id, before, after } = change;
    return {
        ...{ at: entry.run.read_at, action: actionOf(change), asset_id: id, outcome: 'interrupted' },
        reason: `The run of ledger commit ${intentCommit} was cut off; this list shows the change.`,
        before: auditState(before, entry.before),
        after: auditState(after, entry.directory),
        ...{ asked_by: [], approved_by: [], pull_requests: [], tickets: [], titles: [] },
        ...{ commit: run.commit, clean: null, actor: null, run_url: null },
        approval: run.kind === 'seen' ? approvalBasis(run.intent) : '',
        ledger_commit: entry.commit,
    };
}
function auditState(state, directory) {
    if (state === null)
        return null;
    const { name, asset_type, cyber_system_id } = state;
    return { name, asset_type, cyber_system_id, ...listedPlace(cyber_system_id, directory) };
}
/** A cyber system by its name, site and rating, as it was listed. */
function listedPlace(id, directory) {
    const system = directory.systems.get(id);
    return {
        cyber_system: system?.name ?? null,
        site: siteName(system, directory),
        impact_rating: system?.impact_rating || null,
    };
}
/** The control center if known, else the facility. */
function siteName(system, directory) {
    const center = system?.control_center_id ?? '';
    const facility = system?.facility_id ?? '';
    if (center !== '')
        return directory.controlCenters.get(center)?.name ?? center;
    return facility === '' ? null : (directory.facilities.get(facility)?.name ?? facility);
}
function auditOutside({ entry, since, duringRun, asset, place }) {
    const readings = { after_look: since.run.read_at, before_look: entry.run.read_at, during_run: duringRun };
    const context = { ...readings, ledger_commit: entry.commit };
    if (asset === null)
        return { ...context, ...place };
    const { id, before, after } = asset;
    return {
        ...{ ...context, of: 'cyber-asset', id },
        before: auditState(before, entry.before),
        after: auditState(after, entry.directory),
    };
}
function auditRefusal({ run, commit }) {
    if (run.kind !== 'refused')
        return [];
    const { evidence } = run;
    return [
        {
            at: evidence.ended_at,
            result: evidence.result,
            changes: evidence.changes.length,
            guards: evidence.guards.filter(({ passed }) => !passed).map(({ guard }) => guard),
            pull_requests: evidence.pull_requests.map(({ number }) => number),
            actor: evidence.actor,
            run_url: evidence.run_url,
            commit: evidence.commit,
            ledger_commit: commit,
        },
    ];
}
function auditReview({ run, commit }, review) {
    return {
        date: review.date,
        at: run.read_at,
        path: review.path,
        list_commit: review.ledger_commit,
        list_sha256: review.live_sha256,
        scope: review.scope,
        statement: review.statement,
        pull_request: review.pull_request,
        asked_by: review.author,
        approved_by: review.approvals.map(approvalOf),
        approved_by_review_approver: review.approved_by_review_approver,
        ledger_commit: commit,
    };
}
function readingsOf({ run, commit, assetCount }) {
    return run.live_sha256 === null
        ? []
        : [{ at: run.read_at, kind: run.kind, assets: assetCount, ledger_commit: commit }];
}
/** Readings that are too far apart, and runs without an end. */
function gapsOf({ entries }, { interrupted }, maxDays) {
    const cut = interrupted.map(({ intent, changes }) => {
        const to = changes.at(-1)?.entry.run.read_at ?? null;
        return { kind: 'interrupted', from: intent.run.read_at, to, days: null, ledger_commit: intent.commit };
    });
    return [...gapsBetweenReadings(entries, maxDays), ...cut].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}
function gapsBetweenReadings(entries, maxDays) {
    const gaps = [];
    let since = null;
    for (const [index, { run, commit }] of entries.entries()) {
        const isReading = run.live_sha256 !== null;
        const days = since === null ? 0 : (Date.parse(run.read_at) - Date.parse(since)) / DAY_MS;
        if (since !== null && days > maxDays && (isReading || index === entries.length - 1)) {
            gaps.push({ kind: 'no-look', from: since, to: run.read_at, days: Math.floor(days), ledger_commit: commit });
        }
        // A run without lists that is older than the previous reading: the clock of that reading was ahead.
        if (isReading || days < 0)
            since = run.read_at;
    }
    return gaps;
}
/** The lists of one reading, limited to one asset or system if the subject names it. */
function auditList({ commit, ledger, run, next, directory, assets }, subject) {
    const { asset, system } = subject;
    const rows = assets.map(({ id, name, asset_type, cyber_system_id }) => ({
        ...{ id, name, asset_type, cyber_system_id },
        ...listedPlace(cyber_system_id, directory),
    }));
    const isWanted = (row) => (asset === null || row.id === asset || row.name === asset) &&
        (system === null || row.cyber_system_id === system || row.cyber_system === system);
    return {
        ...{ format_version: '1.0', organization: ledger.organization, service: ledger.service },
        ...{ at: run.read_at, next_look: next, ledger_commit: commit, live_sha256: run.live_sha256 ?? '' },
        facilities: [...directory.facilities.values()],
        control_centers: [...directory.controlCenters.values()],
        systems: [...directory.systems.values()],
        assets: rows.filter(isWanted).sort(byPlace),
    };
}
/** By site, cyber system and name, then by id. */
function byPlace(a, b) {
    return ((0,compare/* compareNatural */.dk)(a.site ?? '', b.site ?? '') ||
        (0,compare/* compareNatural */.dk)(a.cyber_system ?? a.cyber_system_id, b.cyber_system ?? b.cyber_system_id) ||
        (0,compare/* compareNatural */.dk)(a.name, b.name) ||
        (0,compare/* compareNatural */.dk)(a.id, b.id));
}
/** Follows an id, or every id that ever had the name. */
function wanted(entries, { asset, system }) {
    const assets = asset === null ? null : new Set([asset, ...listedAssets(entries, asset).map(({ id }) => id)]);
    const systems = system === null ? null : new Set([system, ...listedSystems(entries, system).map(({ id }) => id)]);
    return (one) => {
        const id = ('of' in one ? one.id : one.asset_id) ?? '';
        const isPlace = 'of' in one && one.of !== 'cyber-asset';
        const states = [one.before, one.after];
        if (assets !== null && (isPlace || !(assets.has(id) || states.some((state) => state?.name === asset)))) {
            return false;
        }
        if (systems === null)
            return true;
        if (isPlace)
            return one.of === 'cyber-system' && systems.has(id);
        return states.some((state) => state !== null && systems.has(String(Reflect.get(state, 'cyber_system_id') ?? '')));
    };
}
/** Whether any list, or any attempted change, has it. A misspelled name must not look like one without changes. */
function isKnown({ entries }, { asset, system }) {
    const tried = () => entries.flatMap(({ run }) => (0,run_file/* evidenceOf */.X1)(run)?.changes ?? []);
    return ((asset === null || listedAssets(entries, asset).length > 0 || tried().some((one) => isOf(one, asset))) &&
        (system === null || listedSystems(entries, system).length > 0));
}
function listedAssets(entries, asset) {
    return entries.flatMap(({ assets }) => assets.filter((one) => isOf(one, asset)));
}
function listedSystems(entries, system) {
    return entries.flatMap(({ places }) => places.filter((one) => one.of === 'cyber-system' && isOf(one, system)));
}
/** Whether it is of what has that id, or had that name on either side. */
function isOf({ id, before, after }, word) {
    return id === word || before?.name === word || after?.name === word;
}
function iso(ms) {
    return new Date(ms).toISOString();
}

// EXTERNAL MODULE: ./lib/ledger/signature.js
var signature = __webpack_require__(8847);
// EXTERNAL MODULE: ./lib/ledger/store.js
var store = __webpack_require__(1264);
;// CONCATENATED MODULE: ./lib/ledger/verify.js




function verifyHistory(input) {
    const { history, signers, maxGapDays } = input;
    const attribution = attributeChanges(history);
    const problems = [
        ...input.altered.map((line) => broken(1, 'object-differs', null, line)),
        ...history.problems,
        ...(signers === null ? [] : signatureProblems(input, signers)),
        ...attribution.outside
            .filter(({ duringRun }) => duringRun)
            .map(({ entry, asset, place }) => finding(4, 'outside-during-run', entry.commit, asset?.id ?? place?.id ?? '')),
        ...attribution.notListed.map(({ entry, change, isReported }) => notListed(entry, change, isReported)),
        ...history.entries.flatMap((entry) => approvalProblems(entry)),
        ...history.entries.flatMap((entry) => inventoryProblems(entry, input.inventory)),
        ...input.contains
            .filter((commit) => !isIn(history, commit))
            .map((commit) => broken(6, 'not-contained', null, commit)),
        ...gapsOf(history, attribution, maxGapDays).map(({ kind, from, to, days, ledger_commit }) => {
            const code = kind === 'no-look' ? 'gap' : 'interrupted';
            return finding(7, code, ledger_commit, days === null ? from : `${from} ${to} ${days}`);
        }),
        ...continued(history),
    ];
    return {
        problems: problems.sort((a, b) => a.check - b.check),
        commits: history.commits.size,
        executed: history.entries.flatMap(executedOf).length,
        outside: attribution.outside.length,
        signed: signers !== null,
        anchors: input.contains.length,
    };
}
const finding = (check, code, commit, detail) => ({ check, severity: 'finding', code, commit, detail });
const broken = (check, code, commit, detail) => ({ check, severity: 'broken', code, commit, detail });
function continued({ ledger, first }) {
    if (ledger === null || ledger.continues === null)
        return [];
    return [finding(1, 'continued', first, ledger.continues)];
}
/** Accepts an abbreviated commit, too. */
function isIn({ commits }, commit) {
    if (commits.has(commit))
        return true;
    return /^[0-9a-f]{7,}$/.test(commit) && [...commits].some((each) => each.startsWith(commit));
}
function signatureProblems({ history, commits }, signers) {
    return [...history.commits].flatMap((commit) => {
        const { state } = (0,signature/* checkSignature */.jC)(commits.get(commit) ?? '', signers);
        if (state === 'good')
            return [];
        const code = state === 'none' ? 'not-signed' : state === 'wrong' ? 'wrong-signature' : state;
        return [broken(3, code, commit, '')];
    });
}
function notListed(entry, { id, fingerprint }, isReported) {
    const detail = `${id ?? ''} ${fingerprint}`;
    return isReported
        ? finding(4, 'not-converged', entry.commit, detail)
        : broken(4, 'done-not-listed', entry.commit, detail);
}
const EXECUTED = new Set(['done', 'adopted', 'unknown']);
function executedOf({ run }) {
    return run.kind === 'applied' ? run.evidence.changes.filter(({ outcome }) => EXECUTED.has(outcome)) : [];
}
function approvalProblems(entry) {
    if (entry.run.kind !== 'applied')
        return [];
    const { evidence } = entry.run;
    return executedOf(entry).flatMap((change) => {
        const code = approvalProblem(change, evidence);
        return code === null ? [] : [finding(5, code, entry.commit, `${change.id ?? ''} ${evidence.approval.mode}`)];
    });
}
/**
 * null for a change that a pull request with a record showed. Under review, somebody other than the author must also
 * have approved that pull request, on that head, after the record.
 */
function approvalProblem(change, evidence) {
    const pulls = showing(change, evidence).filter(({ record }) => record != null);
    if (pulls.length === 0)
        return 'not-shown';
    if (evidence.approval.mode !== 'review')
        return null;
    const isApproved = pulls.some(({ approvals, head, author, record }) => approvals.some(({ user, submitted_at, commit_id }) => {
        return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record.at);
    }));
    return isApproved ? null : 'not-approved';
}
function inventoryProblems(entry, inventory) {
    const evidence = (0,run_file/* evidenceOf */.X1)(entry.run);
    if (evidence === null || evidence.commit === null)
        return [];
    const { commit, clean, files } = evidence;
    // The run itself says that it worked on other files than the commit has. It matters where it wrote something.
    if (clean === false)
        return executedOf(entry).length > 0 ? [finding(5, 'inventory-uncommitted', entry.commit, commit)] : [];
    if (inventory === null)
        return [];
    for (const { path, sha256 } of files) {
        const digest = inventory(commit, path);
        if (digest === 'no-commit')
            return [finding(5, 'inventory-lacks-commit', entry.commit, commit)];
        if (digest === sha256)
            continue;
        const code = digest === null ? 'inventory-lacks-file' : 'inventory-differs';
        return [broken(5, code, entry.commit, `${commit} ${path}`)];
    }
    return [];
}

// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
// EXTERNAL MODULE: ./lib/report/audit-text.js + 1 modules
var audit_text = __webpack_require__(5865);
;// CONCATENATED MODULE: ./lib/report/audit-csv.js
// An audit as CSV, for spreadsheets: a row for each change, outside change, refused run and review; or for each asset
// of a list. RFC 4180 with CRLF, formulas made harmless.


const STATE_FIELDS = ['name', 'asset_type', 'cyber_system', 'cyber_system_id', 'site'];
/** These names are an interface: columns may be added at the end, and none is changed. */
const AUDIT_FIELDS = [
    ...['kind', 'at', 'action', 'asset_id'],
    ...STATE_FIELDS.map((field) => `before_${field}`),
    ...STATE_FIELDS.map((field) => `after_${field}`),
    ...['outcome', 'reason', 'asked_by', 'approved_by', 'approved_at', 'approval', 'pull_requests', 'commit', 'actor'],
    ...['run_url', 'after_look', 'before_look', 'ledger_commit', 'tickets', 'titles', 'clean'],
];
const LIST_FIELDS = [
    ...['site', 'facility', 'facility_id', 'control_center', 'control_center_id', 'cyber_system', 'cyber_system_id'],
    ...['impact_rating', 'asset', 'asset_type', 'asset_id'],
];
function auditCsv(report, columns) {
    return table(auditRows(report), columns, AUDIT_FIELDS);
}
function listCsv(list, columns) {
    return table(listRows(list), columns, LIST_FIELDS);
}
function table(rows, chosen, fields) {
    const columns = chosen ?? fields.map((field) => ({ header: field, field }));
    const cells = rows.map((row) => columns.map(({ field }) => row[field] ?? ''));
    return (0,csv/* spreadsheet */.rN)([columns.map(({ header }) => header), ...cells]);
}
function auditRows({ changes, outside, refused, reviews }) {
    const rows = [
        ...changes.map((change) => ({
            ...strings({ kind: 'change', ...change, action: (0,audit_text/* verbOf */.rl)(change) }),
            ...states(change.before, change.after),
            ...approvals(change.approved_by),
        })),
        ...outside.map((one) => ({
            ...strings({ kind: 'outside', at: one.before_look, ...one, asset_id: one.id }),
            ...((0,audit_text/* isAsset */.vY)(one)
                ? { action: (0,audit_text/* verbOf */.rl)(one), ...states(one.before, one.after) }
                : { action: one.of, reason: (0,audit_text/* rowContrast */.T7)(one) }),
        })),
        ...refused.map((one) => strings({ kind: 'refused', ...one, outcome: one.result, reason: one.guards.join(' ') })),
        ...reviews.map((one) => ({
            ...strings({ kind: 'review', ...one, action: `review of ${one.date}`, reason: one.statement }),
            pull_requests: one.pull_request === null ? '' : String(one.pull_request),
            ...approvals(one.approved_by),
        })),
    ];
    return rows.sort((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''));
}
function strings(fields) {
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : String(value ?? '')]));
}
function states(before, after) {
    const cells = (prefix, state) => STATE_FIELDS.map((field) => [`${prefix}_${field}`, state?.[field] ?? '']);
    return Object.fromEntries([...cells('before', before), ...cells('after', after)]);
}
function approvals(all) {
    return { approved_by: all.map(({ user }) => user).join(' '), approved_at: all.map(({ at }) => at).join(' ') };
}
function listRows({ assets, systems, facilities, control_centers: centers }) {
    const names = (rows) => new Map(rows.map((row) => [row.id ?? '', row]));
    const [bySystem, byFacility, byCenter] = [names(systems), names(facilities), names(centers)];
    return assets.map((asset) => {
        const { facility_id = '', control_center_id = '' } = bySystem.get(asset.cyber_system_id) ?? {};
        const [facility, control_center] = [byFacility.get(facility_id)?.name, byCenter.get(control_center_id)?.name];
        const home = { facility, facility_id, control_center, control_center_id };
        return strings({ ...asset, ...home, asset: asset.name, asset_id: asset.id });
    });
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/inputs.js
var inputs = __webpack_require__(2153);
// EXTERNAL MODULE: ./lib/commands/ledger.js
var ledger = __webpack_require__(4157);
// EXTERNAL MODULE: ./lib/commands/ledger-run.js
var ledger_run = __webpack_require__(6005);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
;// CONCATENATED MODULE: ./lib/commands/audit.js
// `audit` answers questions from a clone of the ledger, offline. Its commands also begin a ledger and add to one.



























/** More days than this between two readings are a gap. */
const MAX_GAP_DAYS = 35;
async function cliAudit(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const format = formatOf(flags);
    refuseWithoutEffect(flags, format);
    const clone = await cloneOf(flags, cli);
    const subject = auditSubject(flags);
    if (typeof flags.at === 'string') {
        const list = auditList(await listAt(clone, momentOf(flags.at)), subject);
        refuseUnlisted(list, subject.system === null ? [] : [subject.system], flags.at);
        (0,run_files.putOut)(await listAs(list, format, flags, cli), flags, cli);
        return 0;
    }
    const history = await historyOf(clone);
    refuseUnknown(history, subject);
    const period = chosenPeriod(flags);
    refuseUnread(history, period);
    const report = auditHistory(history, period, subject, maxGapOf(flags));
    for (const { code, commit } of history.problems) {
        cli.terminal.err(`warning: the ledger is broken at ${commit} (${code}). For details, run: cip-sync audit verify.\n`);
    }
    (0,run_files.putOut)(await reportText(report, format, { flags, cli, clone, history }), flags, cli);
    return 0;
}
function formatOf(flags) {
    const formats = ['html', 'csv', 'json'].filter((format) => flags[format] === true);
    if (formats.length > 1)
        throw new result/* ConfigurationError */.j1('audit', 'takes one format: --html, --csv or --json.');
    return formats[0] ?? 'text';
}
/** Refuses a flag that would have no effect, because you would misread the answer. */
function refuseWithoutEffect({ at, from, to, column, signers }, format) {
    if (at !== undefined && (from ?? to) !== undefined) {
        const other = from === undefined ? '--to' : '--from';
        throw new result/* ConfigurationError */.j1(`--at and ${other}`, 'exclude each other. Give one of them.');
    }
    if (signers !== undefined && (format !== 'html' || at !== undefined)) {
        throw new result/* ConfigurationError */.j1('--signers', 'is for the page of changes. Give --html, or use audit verify.');
    }
    if (column !== undefined && format !== 'csv')
        throw new result/* ConfigurationError */.j1('--column', 'is for --csv. Give it too.');
}
async function reportText(report, format, opened) {
    const { flags, cli } = opened;
    const columns = chosenColumns(flags, AUDIT_FIELDS);
    if (format === 'json')
        return (0,report_escape/* printedJson */.xL)(report);
    if (format === 'csv')
        return auditCsv(report, columns);
    const color = cli.terminal.color && (flags.out === undefined || flags.out === '-');
    if (format === 'text')
        return (0,audit_text/* auditText */.$u)(report, (0,text_style/* painter */.C2)(color));
    return pageOf(report, opened);
}
/** With what `audit verify` says of the whole ledger. */
async function pageOf(report, opened) {
    const { auditPage } = await Promise.all(/* import() */[__webpack_require__.e(421), __webpack_require__.e(5952), __webpack_require__.e(9671), __webpack_require__.e(7972), __webpack_require__.e(2277)]).then(__webpack_require__.bind(__webpack_require__, 2277));
    const { cli, clone } = opened;
    const verified = await verifiedLedger(opened, await alteredObjects(clone));
    return auditPage(report, { ...makingOf(cli), verified });
}
function makingOf(cli) {
    return { tool: (0,model/* toolOf */.wS)(cli), madeAt: new Date(cli.clock.now()).toISOString() };
}
async function listAs(list, format, flags, cli) {
    const columns = chosenColumns(flags, LIST_FIELDS);
    if (format === 'json')
        return (0,report_escape/* printedJson */.xL)(list);
    if (format === 'csv')
        return listCsv(list, columns);
    if (format === 'text')
        return (0,audit_text/* listText */.so)(list);
    const { listPage } = await Promise.all(/* import() */[__webpack_require__.e(421), __webpack_require__.e(5952), __webpack_require__.e(9671), __webpack_require__.e(7972), __webpack_require__.e(2277)]).then(__webpack_require__.bind(__webpack_require__, 2277));
    return listPage(list, makingOf(cli));
}
/** `Header=field`, one a line. */
function chosenColumns({ column }, fields) {
    if (typeof column !== 'string')
        return null;
    return column.split('\n').map((line) => {
        const at = line.lastIndexOf('=');
        const [header, field] = [line.slice(0, at), line.slice(at + 1)];
        if (at > 0 && fields.includes(field))
            return { header, field };
        throw new result/* ConfigurationError */.j1('--column', `must be HEADER=FIELD. The fields are ${fields.join(', ')}.`);
    });
}
function auditSubject({ asset, system }) {
    return { asset: typeof asset === 'string' ? asset : null, system: typeof system === 'string' ? system : null };
}
/** Checks each flag by itself, so that the message names it. */
function refuseUnknown(history, { asset, system }) {
    const flags = [
        { flag: '--asset', name: asset, one: { asset, system: null } },
        { flag: '--system', name: system, one: { asset: null, system } },
    ];
    for (const { flag, name, one } of flags) {
        if (isKnown(history, one))
            continue;
        const problem = `names ${(0,report_escape/* word */.Vm)(name ?? '')}, which no list and no change of this ledger has. Check its spelling: case counts.`;
        throw new result/* ConfigurationError */.j1(flag, problem);
    }
}
/** Before its first reading a ledger knows nothing. An empty answer would look like a time without changes. */
function refuseUnread({ entries }, { to }) {
    if (to === null || entries.some(({ run }) => run.live_sha256 !== null && Date.parse(run.read_at) <= to))
        return;
    throw new result/* ConfigurationError */.j1('--to', 'is before the first reading of this ledger. Name a later day, or leave it out.');
}
/** A misspelt system would give a list without assets, as if the system were empty. */
function refuseUnlisted({ systems }, names, of) {
    for (const name of names) {
        if (systems.some((system) => system.id === name || system.name === name))
            continue;
        throw new result/* ConfigurationError */.j1('--system', `names ${name}, which the list of ${of} does not have.`);
    }
}
function chosenPeriod({ from, to }) {
    const period = {
        from: typeof from === 'string' ? instantOf('--from', from, 'start') : null,
        to: typeof to === 'string' ? instantOf('--to', to, 'end') : null,
    };
    if (period.from === null || period.to === null || period.from <= period.to)
        return period;
    throw new result/* ConfigurationError */.j1('--from', 'is later than --to. Name the earlier one first.');
}
/** A date, which means that whole day, or a time; what is neither names a commit. */
function momentOf(at) {
    return /^\d{4}-/.test(at) ? { time: instantOf('--at', at, 'end') } : { commit: at };
}
function instantOf(flag, text, side) {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
    const isTime = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text);
    const clock = side === 'start' ? '00:00:00.000' : '23:59:59.999';
    const at = isDay ? Date.parse(`${text}T${clock}Z`) : isTime ? Date.parse(text) : Number.NaN;
    // The language takes 30 February for 2 March, and 24:00 for the next day.
    const [day, hour] = [text.slice(0, 10), text.slice(11, 13)];
    const isReal = !Number.isNaN(at) && (0,publish/* dayOf */.kb)(Date.parse(`${day}T00:00:00Z`)) === day && hour !== '24';
    if (isReal)
        return at;
    throw new result/* ConfigurationError */.j1(flag, 'must be a date, such as 2026-03-01, or a time, such as 2026-03-01T06:17:00Z.');
}
function maxGapOf({ maxGap }) {
    if (maxGap === undefined)
        return MAX_GAP_DAYS;
    const days = typeof maxGap === 'string' && /^\d+$/.test(maxGap) ? Number(maxGap) : Number.NaN;
    if (Number.isSafeInteger(days))
        return days;
    throw new result/* ConfigurationError */.j1('--max-gap', 'must be a number of days.');
}
/** `DIR`, `DIR#BRANCH` or `#BRANCH`; the current folder where none is named. */
async function cloneOf(flags, cli) {
    (0,cli_flags/* refuseEmpty */.Ot)(flags);
    for (const contains of flagLines(flags.contains))
        (0,cli_flags/* refuseEmpty */.Ot)({ contains });
    const { ledger } = flags;
    const { folder, branch } = parseClonePlace(typeof ledger === 'string' ? ledger : '');
    return openClone(offlinePlace((0,external_node_path_.resolve)(cli.cwd, folder), cli.env), branch);
}
function parseClonePlace(text) {
    const at = text.lastIndexOf('#');
    if (at < 0)
        return { folder: text, branch: null };
    return { folder: text.slice(0, at), branch: text.slice(at + 1) || null };
}
async function cliAuditVerify(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const clone = await cloneOf(flags, cli);
    // An unreadable history is reported first.
    const looking = (0,rejections/* early */.Q3)(alteredObjects(clone));
    const history = await historyOf(clone);
    const verified = await verifiedLedger({ flags, cli, clone, history }, await looking);
    cli.terminal.out(flags.json === true ? (0,report_escape/* printedJson */.xL)(verified) : (0,audit_text/* verifyText */.Bn)(verified, (0,text_style/* painter */.C2)(cli.terminal.color)));
    if (verified.problems.some(({ severity }) => severity === 'broken'))
        return 1;
    return verified.problems.length > 0 && flags.detailedExitcode === true ? 2 : 0;
}
async function verifiedLedger({ flags, cli, clone, history }, altered) {
    const signers = typeof flags.signers === 'string'
        ? (0,signature/* readSigners */.i8)((0,run_files.readNamed)('--signers', (0,external_node_path_.resolve)(cli.cwd, flags.signers)).toString())
        : null;
    return verifyHistory({
        ...{ history, altered, signers },
        commits: signers === null ? new Map() : await commitTexts(clone, history.commits),
        contains: flagLines(flags.contains),
        inventory: typeof flags.inventory === 'string' ? await inventoryReader(flags.inventory, cli, history) : null,
        maxGapDays: maxGapOf(flags),
    });
}
function flagLines(flag) {
    return typeof flag === 'string' ? flag.split('\n') : [];
}
/** Reads every file that the evidence names, at its commit, in one process of git. */
async function inventoryReader(folder, cli, { entries }) {
    const git = (0,process.gitProcess)(offlinePlace((0,external_node_path_.resolve)(cli.cwd, folder), cli.env));
    const prefix = await (0,process/* folderOf */.yS)(git).catch((error) => {
        if (!(error instanceof process/* GitError */.XS || (0,rejections/* isSystemError */.Or)(error)))
            throw error;
        const problem = `names ${(0,report_escape/* word */.Vm)(folder)}, where git reads no repository. Name a clone of the inventory.`;
        throw new result/* ConfigurationError */.j1('--inventory', problem, { cause: error });
    });
    const wanted = entries.flatMap(({ run }) => {
        const { commit = null, files = [] } = (0,run_file/* evidenceOf */.X1)(run) ?? {};
        return commit === null ? [] : files.map(({ path }) => ({ commit, path }));
    });
    const named = [...new Set(wanted.map(({ commit }) => commit))];
    const commits = new Map(await Promise.all(named.map(async (commit) => [commit, await commitNamed(git, commit)])));
    const nameOf = (commit, path) => `${commits.get(commit)}:${prefix}${path}`;
    const objects = await (0,git_objects/* readObjects */.$)(git, [...new Set(wanted.map(({ commit, path }) => nameOf(commit, path)))]);
    return (commit, path) => {
        if ((commits.get(commit) ?? null) === null)
            return 'no-commit';
        const bytes = objects.get(nameOf(commit, path));
        return bytes === undefined ? null : (0,fingerprint/* sha256 */.sc)(bytes);
    };
}
async function cliAuditInit(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const organization = requiredFlag(flags.organization, '--organization', 'the slug of the organization').trim();
    const url = requiredFlag(flags.baseUrl ?? cli.env.CIP_SYNC_BASE_URL, '--base-url', 'the URL of the service');
    // The same form of the address that every run compares with.
    const service = (0,endpoint/* checkBaseUrl */.xd)(url, cli.env).origin;
    const continues = typeof flags.continues === 'string' ? flags.continues : null;
    if (continues !== null && !/^[0-9a-f]{40}$/.test(continues)) {
        throw new result/* ConfigurationError */.j1('--continues', 'must be a whole commit id: the last one known of the ledger before.');
    }
    return withStore(flags, cli, async (store) => {
        const commit = await (0,publish/* beginLedger */.N1)(store, { organization, service, continues, at: cli.clock.now() });
        if (commit === null)
            throw new result/* ConfigurationError */.j1('--ledger', 'names a branch that already exists. It was left untouched.');
        cli.terminal.err(`The ledger begins with commit ${commit}. Keep that id: it is an anchor.\n`);
        cli.terminal.out(`${commit}\n`);
        return 0;
    });
}
function requiredFlag(flag, name, what) {
    if (typeof flag === 'string' && flag.trim() !== '')
        return flag;
    throw new result/* ConfigurationError */.j1(name, `is needed: ${what}.`);
}
async function cliAuditAdd(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const path = requiredFlag(flags.file, 'FILE', 'the evidence to add');
    const text = (0,run_files.readNamed)('FILE', (0,external_node_path_.resolve)(cli.cwd, path)).toString();
    return withStore(flags, cli, async (store) => {
        const { clock, random } = cli;
        const stop = new AbortController().signal;
        const added = await (0,publish/* addEvidence */.zt)(text, { store, tool: (0,model/* toolOf */.wS)(cli), clock, random, stop });
        const outcome = added.isNew ? 'is in the ledger now' : 'was in the ledger already';
        cli.terminal.err(`The evidence ${outcome}, at commit ${added.commit}.\n`);
        cli.terminal.out(`${added.commit}\n`);
        return 0;
    });
}
/** A store in a temporary folder, which is removed afterwards. */
async function withStore(flags, cli, use) {
    const text = requiredFlag(flags.ledger, '--ledger', 'REMOTE#BRANCH');
    const remote = await (0,ledger/* remoteOf */.e1)(text, cli.cwd, cli.gitIn(cli.cwd, new AbortController().signal));
    return inTemporary((folder) => {
        const key = (0,ledger_run/* ledgerKey */.lj)(cli.env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY');
        return use(new store/* LedgerStore */.n$({ folder, env: cli.env, remote, key }));
    });
}
async function inTemporary(use) {
    const folder = (0,ledger_run/* temporaryFolder */.yy)((0,external_node_os_.tmpdir)());
    try {
        return await use(folder);
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** Writes what you hand to an auditor: the answers, and the ledger to check them with. */
async function cliAuditBundle(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    if (flags.out === '-')
        throw new result/* ConfigurationError */.j1('--out', 'names a folder to write, and "-" is none.');
    const folder = (0,external_node_path_.resolve)(cli.cwd, requiredFlag(flags.out, '--out', 'a folder to write'));
    if ((0,external_node_fs_.existsSync)(folder))
        throw new result/* ConfigurationError */.j1('--out', 'exists already. Name a new folder.');
    const clone = await cloneOf(flags, cli);
    const history = await historyOf(clone);
    const report = auditHistory(history, { from: null, to: null }, ALL, MAX_GAP_DAYS);
    const list = auditList(await listAt(clone, { commit: clone.tip }), ALL);
    const { listPage } = await Promise.all(/* import() */[__webpack_require__.e(421), __webpack_require__.e(5952), __webpack_require__.e(9671), __webpack_require__.e(7972), __webpack_require__.e(2277)]).then(__webpack_require__.bind(__webpack_require__, 2277));
    const texts = {
        'audit.html': await pageOf(report, { flags, cli, clone, history }),
        'audit.csv': auditCsv(report, null),
        'audit.json': (0,report_escape/* printedJson */.xL)(report),
    };
    const lists = { 'list.html': listPage(list, makingOf(cli)), 'list.csv': listCsv(list, null) };
    await inTemporary(async (temporary) => {
        const bundle = (0,external_node_path_.join)(temporary, 'ledger.bundle');
        await writeBundle(clone, bundle, temporary);
        handOver(folder, bundle, { ...texts, ...lists });
    });
    cli.terminal.err(`Written to ${folder}: ${HANDED_OVER.join(', ')} and SHA256SUMS, of ledger commit ${clone.tip}.\n`);
    return 0;
}
const HANDED_OVER = ['audit.csv', 'audit.html', 'audit.json', 'ledger.bundle', 'list.csv', 'list.html'];
/** Writes all of it or nothing: a part would be taken for the whole, and block the next try. */
function handOver(folder, bundle, texts) {
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        // Only its owner may read it, like the other files: it holds every name.
        (0,external_node_fs_.copyFileSync)(bundle, (0,external_node_path_.join)(folder, 'ledger.bundle'));
        (0,external_node_fs_.chmodSync)((0,external_node_path_.join)(folder, 'ledger.bundle'), 0o600);
        for (const [name, text] of Object.entries(texts))
            (0,run_files.writeWhole)((0,external_node_path_.join)(folder, name), text);
        const sums = HANDED_OVER.map((name) => `${(0,fingerprint/* sha256 */.sc)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name)))}  ${name}\n`).join('');
        (0,run_files.writeWhole)((0,external_node_path_.join)(folder, 'SHA256SUMS'), sums);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        throw (0,run_files.unwritable)(folder, error);
    }
}
const ALL = { asset: null, system: null };
/** Writes `reviews/DATE.yml`, for a person to complete. */
async function cliAuditReview(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const at = requiredFlag(flags.at, '--at', 'the day whose list is reviewed');
    const clone = await cloneOf(flags, cli);
    const moment = momentOf(at);
    const list = auditList(await listAt(clone, moment), ALL);
    const date = 'time' in moment ? (0,publish/* dayOf */.kb)(moment.time) : list.at.slice(0, 10);
    const scope = flagLines(flags.system);
    refuseUnlisted(list, scope, date);
    // The clock of the run that read the list may be ahead of this one.
    const today = (0,publish/* dayOf */.kb)(Math.max(cli.clock.now(), Date.parse(list.at)));
    if (date > today) {
        throw new result/* ConfigurationError */.j1('--at', `names a future day: today is ${today}, in UTC. Name that day or an earlier one.`);
    }
    const path = (0,external_node_path_.join)(typeof flags.reviews === 'string' ? flags.reviews : inputs/* INPUTS */.mc.reviews.default, `${date}.yml`);
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cli.cwd, path)))
        throw new result/* ConfigurationError */.j1('--at', `names a day that has a review: ${path}.`);
    (0,run_files.writeWhole)((0,external_node_path_.resolve)(cli.cwd, path), (0,review/* reviewText */.aP)(newReview(list, date, scope)));
    cli.terminal.err(`Written: ${path}. Read the list, complete the statement, and open a pull request with it.\n`);
    return 0;
}
function newReview(list, date, scope) {
    const { facilities, control_centers, systems, assets } = list;
    return {
        ...{ date, ledger_commit: list.ledger_commit, live_sha256: list.live_sha256, read_at: list.at },
        counts: {
            ...{ facilities: facilities.length, control_centers: control_centers.length },
            ...{ systems: systems.length, assets: assets.length },
        },
        ...{ scope: [...scope], statement: review/* STATEMENT_TO_COMPLETE */.Uh },
    };
}


/***/ }),

/***/ 4157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ withLedger),
/* harmony export */   e1: () => (/* binding */ remoteOf),
/* harmony export */   k7: () => (/* binding */ withCliLedger)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(701);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _report_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7545);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1405);
// Opens the ledger of a run that keeps one. The code for it is loaded only then.







/**
 * Runs with the ledger open, and closes it however the run ends. Where the input is empty, it just runs. Throws a
 * LedgerError or a ConfigurationError: a run whose ledger cannot be written must write nothing at the service.
 */
async function withLedger(context, run) {
    const { connection, settings } = context;
    if (settings.ledger === '')
        return run(context);
    const { openLedger } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(5175), __webpack_require__.e(6005)]).then(__webpack_require__.bind(__webpack_require__, 6005));
    const ledger = await openLedger(await ledgerPlace(context), context, connection.reader);
    try {
        return await run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
    }
    finally {
        ledger.close();
    }
}
/** On the command line, also prints at the end what the run left in its ledger. */
async function withCliLedger(context, run) {
    return withLedger(context, async (opened) => {
        const ended = await run(opened);
        if (opened.ledger === null)
            return ended;
        for (const line of (0,_report_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .ledgerEndLines */ .yq)(opened.ledger.end))
            context.terminal.err(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(line)}\n`);
        return ended;
    });
}
// Where a run's ledger is. For the action it is a branch of this repository, found by the checkout's origin, or of
// another repository on the same server. On the command line it is any git remote.
/** On the command line by its URL, its path or its name. Throws a ConfigurationError for an input that names no place. */
async function ledgerPlace(context) {
    if (isOfAction(context))
        return actionPlace(context);
    const { settings, host, cwd, git } = context;
    return {
        remote: await remoteOf(settings.ledger, cwd, git),
        ...{ env: {}, key: host.env.CIP_SYNC_LEDGER_KEY ?? '', keyInput: 'CIP_SYNC_LEDGER_KEY' },
        ...{ name: { run: eightDigits(host.random), attempt: 1 }, temporary: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), isPrivate: null },
    };
}
function isOfAction(context) {
    return 'runner' in context;
}
/** `ledger-token` is used to find out whether the repository is public, and to push there. */
async function actionPlace({ settings, runner, cwd, git, shutdown }) {
    const { env, temporary } = runner;
    const token = runner.input('ledger-token').trim();
    if (token === '')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger-token', 'is needed to check whether the ledger is public.');
    const [, owner, repo, branch] = /^(?:([^/#\s]+)\/([^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
    if (branch === undefined)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'must be BRANCH or OWNER/REPO#BRANCH.');
    const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
    const isHere = owner === undefined;
    const own = isHere ? await urlOfRemote('origin', git) : `${serverUrl}/${owner}/${repo}`;
    if (own === null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'names a branch of this repository, and the checkout has no origin.');
    const [ownOwner = '', ownRepo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(1810), __webpack_require__.e(636)]).then(__webpack_require__.bind(__webpack_require__, 636));
    const { tokenEnvironment } = await __webpack_require__.e(/* import() */ 9936).then(__webpack_require__.bind(__webpack_require__, 9936));
    const place = { owner: owner ?? ownOwner, repo: repo ?? ownRepo };
    const github = createGitHub({ ...place, ...(0,_context_js__WEBPACK_IMPORTED_MODULE_6__/* .askingGitHub */ .N)(runner, token) })(shutdown.cut);
    return {
        remote: { url: resolvedUrl(own, cwd), branch },
        env: tokenEnvironment(serverUrl, token, env),
        ...{ key: runner.input('ledger-key'), keyInput: 'ledger-key', temporary },
        name: { run: env.GITHUB_RUN_ID ?? '0', attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1') || 1 },
        isPrivate: () => github.isPrivate(),
    };
}
/** An origin may be a relative path of the file system. */
function resolvedUrl(url, cwd) {
    return /^\.{1,2}\//.test(url) ? `${cwd}/${url}` : url;
}
function eightDigits(random) {
    return Math.floor(random() * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0');
}
/** What git refuses in the name of a branch (git help check-ref-format). */
const NO_BRANCH = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(?:^|\/)\.|[./]$|\.lock(?:\/|$)/u;
/** `REMOTE#BRANCH`. Throws a ConfigurationError. */
async function remoteOf(text, cwd, git) {
    const at = text.lastIndexOf('#');
    const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || branch === '') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.');
    }
    if (NO_BRANCH.test(branch))
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(branch)}, which is not a valid name of a branch.`);
    const named = /^[\w.-]+$/.test(place) ? await urlOfRemote(place, git) : null;
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
    return { url: named ?? (isAddress ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, place)), branch };
}
/** null where the repository has no such remote. */
function urlOfRemote(name, git) {
    return (0,_git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .gitAnswer */ .Hr)(git, ['config', '--get', `remote.${name}.url`]);
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


/***/ }),

/***/ 661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uh: () => (/* binding */ STATEMENT_TO_COMPLETE),
/* harmony export */   aP: () => (/* binding */ reviewText),
/* harmony export */   readReview: () => (/* binding */ readReview),
/* harmony export */   uD: () => (/* binding */ nextReviewDue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
// Reviews of the list (R2): the file that a person completes and a pull request adds, and when the next one is due.

const file = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    date: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
    ledger_commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/),
    live_sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    read_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    counts: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        facilities: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        control_centers: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        systems: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        assets: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    }),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Cyber systems; none: all of them.'),
    statement: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** The review that a YAML value holds, or the place where it is wrong. */
function readReview(value) {
    const parsed = file.safeParse(value);
    if (parsed.success)
        return { review: parsed.data, wrong: '' };
    const [issue] = parsed.error.issues;
    return { review: null, wrong: issue?.path.join('.') || 'its root' };
}
/** The text of the file. Every JSON string is a YAML scalar. */
function reviewText(review) {
    const { counts } = review;
    const scope = review.scope.map((system) => `\n  - ${JSON.stringify(system)}`).join('');
    return `# A review of the list of ${review.date}. Read the list, complete the statement, and open a pull request with this file:
#   cip-sync audit --at ${review.ledger_commit}
date: "${review.date}"
ledger_commit: "${review.ledger_commit}"
live_sha256: "${review.live_sha256}"
read_at: "${review.read_at}"
counts:
  facilities: ${counts.facilities}
  control_centers: ${counts.control_centers}
  systems: ${counts.systems}
  assets: ${counts.assets}
# Cyber systems that were reviewed; none: all of them.
scope:${scope || ' []'}
statement: ${JSON.stringify(review.statement)}
`;
}
/** The statement of a new file, which a person completes. */
const STATEMENT_TO_COMPLETE = 'I reviewed this list on [date] and found it [correct / to be corrected as follows].';
const MONTHS = 15;
/** The same day, 15 months after the last review. If that month has no such day, its last day. */
function nextReviewDue(dates) {
    const last = dates.reduce((a, b) => (a > b ? a : b), '');
    if (last === '')
        return null;
    const [year = 0, month = 1, day = 1] = last.split('-').map(Number);
    const lastDay = new Date(Date.UTC(year, month - 1 + MONTHS + 1, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + MONTHS, Math.min(day, lastDay))).toISOString().slice(0, 10);
}


/***/ }),

/***/ 5865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JJ: () => (/* binding */ approvedSentence),
  sz: () => (/* binding */ approverNames),
  RM: () => (/* binding */ approverSentence),
  EO: () => (/* binding */ askedSentence),
  $u: () => (/* binding */ auditText),
  yD: () => (/* binding */ betweenReadings),
  Hh: () => (/* binding */ checkVerdicts),
  xv: () => (/* binding */ dueLine),
  Bc: () => (/* binding */ gapLine),
  gI: () => (/* binding */ groupByRun),
  vY: () => (/* binding */ isAsset),
  so: () => (/* binding */ listText),
  JX: () => (/* binding */ periodText),
  Ux: () => (/* binding */ reasonSentence),
  iz: () => (/* binding */ refusedSentence),
  L6: () => (/* binding */ reviewerOf),
  T7: () => (/* binding */ rowContrast),
  Od: () => (/* binding */ scopeOf),
  rl: () => (/* binding */ verbOf),
  kd: () => (/* binding */ verifiedSentence),
  Bn: () => (/* binding */ verifyText)
});

// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
;// CONCATENATED MODULE: ./lib/report/audit-problems.js
// The problems that a verification of the ledger finds, by their codes.


/** The words of each problem, and what to do about it. */
const PROBLEMS = {
    'object-differs': (_, line) => `git fsck says "${line}". A file of this clone was edited, or is lost. Clone the ledger again, from its server.`,
    'not-linear': ([parents]) => `this commit has ${parents} parents. A ledger has one line of commits: somebody pushed a merge or another history.`,
    'no-ledger-file': (_, wrong) => `ledger.json ${wrong}. This is no ledger, or its beginning was changed.`,
    'begins-in-the-middle': () => 'the history begins with runs: earlier commits were dropped.',
    'unexpected-file': (_, path) => `it adds ${path}, which no run of this version writes.`,
    'file-changed': (_, path) => `it changes ${path}, which no run changes.`,
    'run-removed': (_, path) => `it removes ${path}. A run file is never removed.`,
    'run-changed': (_, path) => `it changes ${path}. A run file is never changed once there.`,
    'not-one-run': ([count]) => `it adds ${count} run files, and each commit adds exactly one.`,
    'run-unreadable': (_, wrong) => `${wrong}.`,
    'wrong-seq': ([expected, actual]) => `its number is ${actual}, and ${expected} follows: an entry was dropped, added or reordered.`,
    'wrong-previous': (_, path) => `previous in ${path} is not the SHA-256 of the run file before: that was edited, or an entry dropped, added or reordered.`,
    'wrong-name': (_, path) => `the name of ${path} is not that of its kind and time.`,
    'other-organization': (_, path) => `${path} is of another organization or service than this ledger.`,
    'live-mismatch': ([expected, actual]) => `the lists have the SHA-256 ${actual}, and the run file says ${expected}: a list was edited.`,
    'live-without-lists': () => 'it changes lists, but its run file records none.',
    'not-signed': () => 'it is not signed.',
    'wrong-signature': () => 'its signature does not fit: it was forged, or the commit was changed.',
    'unknown-signer': () => 'it is signed by a key that was not among the signers at its time.',
    'outside-during-run': ([id]) => `${id} changed while the run was under way, and no run says that it did that: made outside.`,
    'done-not-listed': ([id, print]) => `the run says that it changed ${id} (${print}), and its own list does not show it.`,
    'not-converged': ([id, print]) => `the run changed ${id} (${print}), and the next list did not show it: check whether somebody changed it back.`,
    'not-shown': ([id, mode]) => `no pull request showed the change of ${id || 'a created asset'} (approval ${mode}).`,
    'not-approved': ([id]) => `nobody other than the author approved the change of ${id || 'a created asset'}, on that head and after its record.`,
    'inventory-differs': ([commit, ...path]) => `the inventory file ${path.join(' ')} of commit ${commit} has another SHA-256 than the evidence says.`,
    'inventory-lacks-commit': ([commit]) => `the inventory's clone does not have commit ${commit}: fetch it, to check its files.`,
    'inventory-lacks-file': ([commit, ...path]) => `commit ${commit} has no ${path.join(' ')}, which the evidence names. Give as --inventory the folder of the clone that the run worked in; if you did, the evidence was altered.`,
    'inventory-uncommitted': ([commit]) => (0,summarize/* uncommittedSentence */.$d)(commit ?? ''),
    'not-contained': ([commit]) => `${commit} is not part of this ledger: the branch was rewound or rewritten, or the commit is of another ledger.`,
    gap: ([from, to, days]) => `no reading for ${days} days, from ${(0,text_style/* minuteOf */.iA)(from ?? '')} to ${(0,text_style/* minuteOf */.iA)(to ?? '')}.`,
    interrupted: ([from]) => `the run of ${(0,text_style/* minuteOf */.iA)(from ?? '')} said what it would do and never reported its end.`,
    continued: ([commit]) => (0,summarize/* continuedSentence */.dw)(commit ?? ''),
};

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
;// CONCATENATED MODULE: ./lib/report/audit-text.js
// The words of an audit of the ledger, for a terminal: changes with the people who asked and approved, changes made
// outside, reviews, readings and gaps; a list at a date; the result of a verification. They state only what the ledger
// shows.





function printed(lines, { red }) {
    return `${lines.map((line) => (typeof line === 'string' ? (0,report_escape/* visible */.RK)(line) : red((0,report_escape/* visible */.RK)(line.alarm)))).join('\n')}\n`;
}
function auditText(report, paint) {
    const { changes, outside, refused, reviews, looks, gaps, next_review_due: due } = report;
    const lines = [
        `Ledger of ${report.organization} at ${report.service}`,
        `${periodText(report)}: ${(0,text_style/* counted */.hS)(changes.length, 'change')}, ${(0,text_style/* counted */.hS)(outside.length, 'change')} made outside this repository, ${(0,text_style/* counted */.hS)(refused.length, 'refused run')}, ${(0,text_style/* counted */.hS)(reviews.length, 'review')}, ${(0,text_style/* counted */.hS)(looks.length, 'reading')}`,
        ...titledLines('Changes', runsLines(changes)),
        ...titledLines('Made outside this repository', outsideLines(outside)),
        ...titledLines('Refused runs', refused.map((one) => `  ${(0,text_style/* minuteOf */.iA)(one.at)}  ${refusedSentence(one)}, ledger commit ${one.ledger_commit}`)),
        ...titledLines('Reviews', [...reviews.flatMap(reviewLines), `  ${dueLine(due)}`]),
        ...titledLines('Gaps', gaps.map(gapLine)),
        ...titledLines('Readings', looks.length === 0 ? [] : [`  ${readingsLine(looks)}`]),
        '',
        `CIP-002 R2: what was read and done, as of ledger commit ${report.ledger.tip}.`,
        ...(report.ledger.continues === null ? [] : [(0,summarize/* continuedSentence */.dw)(report.ledger.continues)]),
    ];
    return printed(lines, paint);
}
function titledLines(title, lines) {
    return ['', title, ...(lines.length === 0 ? ['  none'] : lines)];
}
function periodText({ from, to, looks }) {
    const [first, last] = [looks[0]?.at, looks.at(-1)?.at];
    const start = from ?? first;
    const end = to ?? last;
    if (start === undefined)
        return 'No reading yet';
    return end === undefined ? `No reading since ${(0,text_style/* minuteOf */.iA)(start)}` : `${(0,text_style/* minuteOf */.iA)(start)} to ${(0,text_style/* minuteOf */.iA)(end)}`;
}
function dueLine(due) {
    return due === null ? 'No review yet.' : `Next review due by ${due}: the same day, 15 months after the last one.`;
}
function readingsLine(looks) {
    const [first, last] = [looks[0], looks.at(-1)];
    return `${(0,text_style/* counted */.hS)(looks.length, 'reading')}, from ${(0,text_style/* minuteOf */.iA)(first.at)} to ${(0,text_style/* minuteOf */.iA)(last.at)}, the last of ${(0,text_style/* counted */.hS)(last.assets, 'asset')}`;
}
/** The changes of one run for the same people, as one group. */
function groupByRun(changes) {
    const decision = (change) => `${askedSentence(change)} ${approvedSentence(change)}`;
    return (0,group/* groupBy */.$z)(changes, (change) => `${change.ledger_commit} ${decision(change)}`);
}
function runsLines(changes) {
    return [...groupByRun(changes).values()].flatMap((some) => [
        `  ${(0,text_style/* minuteOf */.iA)(some[0].at)}  ${askedSentence(some[0])}, ${approvedSentence(some[0])}`,
        ...reasonLines(some[0]),
        `    ${commitsOf(some[0])}`,
        ...(some[0].clean === false ? [{ alarm: `    ${(0,summarize/* uncommittedSentence */.$d)(some[0].commit ?? '')}` }] : []),
        ...some.flatMap(changeLines),
    ]);
}
/** Why the change was made: `ticket CHG-1: “Rename the relays”`; '' if nothing says so. */
function reasonSentence({ tickets, titles }) {
    const orders = tickets.length === 0 ? [] : [`ticket ${tickets.join(', ')}`];
    const words = titles.length === 0 ? [] : [titles.map((title) => `“${title}”`).join(', ')];
    return [...orders, ...words].join(': ');
}
function reasonLines(change) {
    const reason = reasonSentence(change);
    return reason === '' ? [] : [`    ${reason}`];
}
function commitsOf({ commit, ledger_commit }) {
    return `${commit === null ? '' : `inventory commit ${commit}, `}ledger commit ${ledger_commit}`;
}
function changeLines(change) {
    const { at, asset_id, outcome, reason } = change;
    const line = `    ${at.slice(11, 19)}  ${verbOf(change)}  ${asset_id ?? '(no id)'}  ${contrastOf(change)}  ${outcome}`;
    return reason === null ? [line] : [line, `      ${reason}`];
}
/** Who asked for it: the authors of its pull requests, else the person who ran it. */
function askedSentence({ asked_by, pull_requests, actor, outcome }) {
    if (outcome === 'interrupted')
        return 'by a run that was cut off';
    if (pull_requests.length === 0)
        return `run by ${actor ?? 'somebody that the run did not know'}`;
    const pulls = pull_requests.map((number) => `#${number}`).join(', ');
    return `asked by ${asked_by.join(', ')} in pull request ${pulls}`;
}
function approvedSentence({ approved_by, approval }) {
    return approved_by.length === 0 ? approvalSentence(approval) : `approved by ${approverNames(approved_by)}`;
}
/** What the run relied on if no person's approval counted. */
function approvalSentence(by) {
    return by === 'approval: none' ? 'executed without an approval (approval: none)' : `executed by ${by}`;
}
/** `nobody` for none. */
function approverNames(approvals) {
    return approvals.map(({ user, at }) => `${user} on ${(0,text_style/* minuteOf */.iA)(at)}`).join(', ') || 'nobody';
}
/** The kinds of an update, one word each: rename, move, retype. */
function verbOf({ before, after }) {
    if (before === null)
        return 'create';
    if (after === null)
        return 'delete';
    const verbs = [
        ...(before.cyber_system_id === after.cyber_system_id ? [] : ['move']),
        ...(before.name === after.name ? [] : ['rename']),
        ...(before.asset_type === after.asset_type ? [] : ['retype']),
    ];
    return verbs.join(' and ') || 'update';
}
/** Before and after, only where they differ. */
function contrastOf({ before, after }) {
    const [one, other] = [before ?? after, after ?? before];
    if (one === null || other === null)
        return '';
    const name = (0,text_style/* turned */.d9)(one.name, other.name);
    return `${name}  in ${(0,text_style/* turned */.d9)(...systemPlaces(one, other))}  ${(0,text_style/* turned */.d9)(one.asset_type, other.asset_type)}`;
}
/** `Tolt Junction / Line Protection`. */
function placeOfSystem({ site, cyber_system, cyber_system_id }) {
    const system = cyber_system ?? cyber_system_id;
    return site === null ? system : `${site} / ${system}`;
}
/** The same for before and after. With ids if two systems of a site have one name. */
function systemPlaces(before, after) {
    const [from, to] = [placeOfSystem(before), placeOfSystem(after)];
    if (from !== to || before.cyber_system_id === after.cyber_system_id)
        return [from, to];
    return [`${from} (${before.cyber_system_id})`, `${to} (${after.cyber_system_id})`];
}
function betweenReadings({ after_look, before_look, during_run }) {
    const between = `between the readings of ${(0,text_style/* minuteOf */.iA)(after_look)} and ${(0,text_style/* minuteOf */.iA)(before_look)}`;
    return during_run ? `${between}, while a run was under way` : between;
}
function outsideLines(outside) {
    const context = (one) => `${betweenReadings(one)}, ledger commit ${one.ledger_commit}`;
    return [...(0,group/* groupBy */.$z)(outside, context)].flatMap(([head, some]) => [
        `  ${head}`,
        ...some.map((one) => `    ${outsideSentence(one)}`),
    ]);
}
function outsideSentence(one) {
    if (isAsset(one))
        return `${verbOf(one)}  ${one.id}  ${contrastOf(one)}`;
    return `${one.of} ${one.id}: ${rowContrast(one)}`;
}
function isAsset(one) {
    return one.of === 'cyber-asset';
}
/** Each column that differs. For an added or a removed row, its name. */
function rowContrast({ before: one, after: other }) {
    if (one === null)
        return `came, ${other?.name ?? ''}`;
    if (other === null)
        return `went, ${one.name ?? ''}`;
    const changed = Object.keys(other).filter((column) => one[column] !== undefined && one[column] !== other[column]);
    return changed.map((column) => `${column} ${one[column] || 'none'} → ${other[column] || 'none'}`).join(', ');
}
function refusedSentence({ result, guards, changes }) {
    const by = guards.length === 0 ? '' : ` by ${guards.join(', ')}`;
    return `${result}${by}, ${(0,text_style/* counted */.hS)(changes, 'change')}, nothing written`;
}
function reviewLines(review) {
    const pull = review.pull_request === null ? '' : ` in pull request #${review.pull_request}`;
    return [
        `  Review of the list of ${review.date}, ${scopeOf(review)}, by ${reviewerOf(review)}${pull}`,
        `    approved by ${approverNames(review.approved_by)}`,
        `    ${approverSentence(review)}`,
        `    list of ledger commit ${review.list_commit}, recorded in ${review.ledger_commit}`,
    ];
}
function scopeOf({ scope }) {
    return scope.length === 0 ? 'all cyber systems' : scope.join(', ');
}
function reviewerOf({ asked_by }) {
    return asked_by ?? 'nobody that is known';
}
/** Only a person can know whether the approver has the authority. */
function approverSentence({ approved_by_review_approver: is }) {
    return is
        ? 'One of them is a review approver, by login. Whether that person holds the authority, no tool can know.'
        : 'None of them is a review approver, by login.';
}
function gapLine(gap) {
    if (gap.kind === 'no-look') {
        return `  No reading for ${(0,text_style/* counted */.hS)(gap.days ?? 0, 'day')}: from ${(0,text_style/* minuteOf */.iA)(gap.from)} to ${(0,text_style/* minuteOf */.iA)(gap.to ?? gap.from)}`;
    }
    const evidence = gap.to === null
        ? 'no later reading shows a change of it'
        : `the reading of ${(0,text_style/* minuteOf */.iA)(gap.to)} shows changes of it`;
    return `  A run of ${(0,text_style/* minuteOf */.iA)(gap.from)} was cut off before it could report its end; ${evidence} (ledger commit ${gap.ledger_commit})`;
}
function listText(list) {
    const next = list.next_look === null ? 'No reading since.' : `The next reading was at ${(0,text_style/* minuteOf */.iA)(list.next_look)}.`;
    const systems = (0,text_style/* counted */.hS)(list.systems.length, 'cyber system');
    const lines = [
        `Everything the service listed for ${list.organization} at ${(0,text_style/* minuteOf */.iA)(list.at)}: ${(0,text_style/* counted */.hS)(list.assets.length, 'asset')} in ${systems}. ${next}`,
        `Ledger commit ${list.ledger_commit}, live_sha256 ${list.live_sha256}`,
        '',
        ...list.assets.map((asset) => `${asset.id}  ${asset.name}  ${asset.asset_type}  ${placeOfSystem(asset)}`),
    ];
    return `${lines.map(report_escape/* visible */.RK).join('\n')}\n`;
}
/** The name of each check of a verification, in their order. */
const CHECKS = [
    'History: linear, run files only added, numbered and chained',
    'Lists: the hash of each reading is that of its lists',
    'Signatures',
    'Changes: each changed line explained or reported as made outside, each done change listed',
    'Approvals: each executed change shown and approved',
    'Anchors: each commit that you kept is part of it',
    'Gaps',
];
/** The result of each check, in their order. */
function checkVerdicts({ problems, signed, anchors }) {
    const hints = new Map([
        [SIGNATURES, signed ? '' : 'Give --signers FILE'],
        [ANCHORS, anchors > 0 ? '' : 'Give a commit that you kept: --contains COMMIT'],
    ]);
    return CHECKS.map((title, index) => {
        const ofCheck = problems.filter(({ check }) => check === index + 1);
        const alike = (0,group/* groupBy */.$z)(ofCheck, ({ code, commit }) => `${code} ${commit}`);
        const isBroken = ofCheck.some(({ severity }) => severity === 'broken');
        const hint = hints.get(index + 1) ?? '';
        const verdict = isBroken ? 'BROKEN' : ofCheck.length > 0 ? 'findings' : hint === '' ? 'holds' : 'not checked';
        return { title, verdict, hint, lines: [...alike.values()].flatMap(problemLines) };
    });
}
const [SIGNATURES, ANCHORS] = [3, 6];
/** Whether the ledger is intact, and how much was checked. */
function verifiedSentence({ problems, commits, executed, outside }) {
    const broken = problems.filter(isBreak).length;
    const findings = problems.length - broken;
    const of = `${(0,text_style/* counted */.hS)(commits, 'commit')}, ${(0,text_style/* counted */.hS)(executed, 'executed change')}, ${(0,text_style/* counted */.hS)(outside, 'change')} made outside this repository`;
    const end = broken > 0 ? `BROKEN: ${(0,text_style/* counted */.hS)(broken, 'break')}` : 'The ledger holds';
    const also = findings > 0 ? `, with ${(0,text_style/* counted */.hS)(findings, 'finding')} for a person to judge` : '';
    return `${end}${also}. ${of}.`;
}
function verifyText(verified, paint) {
    const lines = checkVerdicts(verified).flatMap(({ title, verdict, hint, lines: problems }, index) => {
        const line = `${index + 1}. ${title}: ${verdict}${hint === '' ? '' : `. ${hint}`}`;
        const problemTexts = problems.map(({ text, isAlarm }) => (isAlarm ? { alarm: `   ${text}` } : `   ${text}`));
        return [verdict === 'BROKEN' ? { alarm: line } : line, ...problemTexts];
    });
    const last = verifiedSentence(verified);
    return printed([...lines, '', verified.problems.some(isBreak) ? { alarm: last } : last], paint);
}
function isBreak({ severity }) {
    return severity === 'broken';
}
const MOST_ALIKE = 5;
/** The first problems of one kind at one commit. There may be thousands. */
function problemLines(group) {
    const more = group.length - MOST_ALIKE;
    const commit = group[0]?.commit ?? null;
    const rest = `… and ${more} more like these${commit === null ? '' : ` at ${commit}`}`;
    const texts = group.slice(0, MOST_ALIKE).map((problem) => {
        return { text: problemLine(problem), isAlarm: isBreak(problem) || problem.code === 'inventory-uncommitted' };
    });
    return more > 0 ? [...texts, { text: rest, isAlarm: false }] : texts;
}
function problemLine({ code, commit, detail }) {
    return `${code}${commit === null ? '' : ` at ${commit}`}: ${PROBLEMS[code](detail.split(' '), detail)}`;
}


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P4: () => (/* binding */ behindLine),
/* harmony export */   oc: () => (/* binding */ ledgerLine),
/* harmony export */   yq: () => (/* binding */ ledgerEndLines)
/* harmony export */ });
/* unused harmony export LEDGER_WORDS */
// The messages about a ledger that cannot be written: findings with a code, in the terminal and in `explain`.
const BEGIN_BRANCH = 'Restore it from a clone, or begin one: `cip-sync audit init`.';
const BEGIN_REPOSITORY = 'Check its spelling, or make the repository. Then restore the branch from a clone, or begin one: `cip-sync audit init`.';
const OTHER_LEDGER = 'Name the ledger that this apply wrote to. If its branch was rewound, restore it from a clone that has that commit. If it is lost, keep the evidence beside the ledger that continues it.';
const NEVER_SILENT = 'A run never begins a ledger by itself, so that you notice a deleted one.';
/** After something was written, `ledger-refused` and `ledger-unreachable` are reported as `ledger-behind`. */
const LEDGER_WORDS = {
    'ledger-public': {
        message: () => 'The repository of the ledger is public, and a ledger holds every name. Nothing was written.',
        remedy: () => 'Make the repository private, or name a private one in `ledger`.',
    },
    'ledger-missing': {
        message: (detail) => `${missingText(detail)} Nothing was written.`,
        remedy: (detail) => `${detail === 'repository' ? BEGIN_REPOSITORY : BEGIN_BRANCH} ${NEVER_SILENT}`,
    },
    'ledger-mismatch': {
        message: (detail) => `${mismatchText(detail)} Nothing was written.`,
        remedy: (detail) => {
            if (detail.includes(' which is not part of this ledger'))
                return OTHER_LEDGER;
            if (detail.includes(' is of format '))
                return 'Use the version that began the ledger, or a later one.';
            return 'Name the ledger of this organization in `ledger`: each organization has a branch of its own.';
        },
    },
    'ledger-refused': {
        message: (detail) => `The push to the ledger was refused: ${detail}.`,
        remedy: () => 'Let the token of `ledger-token` push to that branch, and check that the rules of the branch allow it.',
    },
    'ledger-unreachable': {
        message: (detail) => `The ledger could not be reached: ${detail}.`,
        remedy: () => 'Run it again once its server answers.',
    },
    'ledger-behind': {
        message: (detail) => `The changes are applied, but their record is not in the ledger: ${detail}.`,
        remedy: () => 'Keep the evidence file, and add it: `cip-sync audit add FILE --ledger REMOTE#BRANCH`.',
    },
};
function missingText(detail) {
    if (detail === 'rewound')
        return 'The branch of the ledger lacks what this run has pushed: it was rewound.';
    return detail === 'repository'
        ? 'The repository of the ledger is not there, or the token may not read it.'
        : 'The branch of the ledger is not there.';
}
function mismatchText(detail) {
    if (detail === 'organization' || detail === 'service')
        return `The ledger is of another ${detail}.`;
    return `The ledger cannot accept it: ${detail}.`;
}
/** `ledger-missing: The branch of the ledger is not there. … `: one line, code first. */
function ledgerLine(code, detail) {
    const { message, remedy } = LEDGER_WORDS[code];
    return `${code}: ${message(detail)} ${remedy(detail).replaceAll('`', '')}`;
}
/** What a run left in its ledger, a line each. Empty for a run without a ledger. */
function ledgerEndLines(end) {
    if (end === null)
        return [];
    const commit = end.commit === null ? [] : [`Ledger commit: ${end.commit}`];
    return end.behind === null ? commit : [...commit, end.behind];
}
/** Which record of a run is not in the ledger, and why. Only an apply leaves a file that can be added. */
function behindLine(kind, why) {
    const add = LEDGER_WORDS['ledger-behind'].remedy().replaceAll('`', '');
    switch (kind) {
        case 'applied':
            return ledgerLine('ledger-behind', why);
        case 'refused':
            return `ledger-behind: Nothing was written at the service, but the record of that is not in the ledger: ${why}. ${add}`;
        case 'look':
            return `ledger-behind: The reading of this run is not in the ledger: ${why}. Run it again: the next reading records the lists.`;
        case 'review':
            return `ledger-behind: A review is not in the ledger: ${why}. Run it again: the next apply records it.`;
    }
}


/***/ })

};
