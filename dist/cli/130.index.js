export const id = 130;
export const ids = [130,121];
export const modules = {

/***/ 4349:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "9a75280aec99d02add2f.js?./page.css";

/***/ }),

/***/ 4130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliAudit: () => (/* binding */ cliAudit),
  cliAuditVerify: () => (/* binding */ cliAuditVerify)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
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
// The history of a ledger in one pass over `git log -p`: what each commit added, what it changed in the lists, and the
// hash of the lists after it. It judges nothing: verify.ts does.




/** The first list of each kind, and what its rows are. */
const LISTS = new Map([
    [tree/* FACILITIES */.yk, { key: 'facilities', of: 'facility' }],
    [tree/* CONTROL_CENTERS */.bA, { key: 'controlCenters', of: 'control-center' }],
    [tree/* SYSTEMS */.LB, { key: 'systems', of: 'cyber-system' }],
]);
async function readLedgerHistory(log) {
    const stored = new StoredFiles();
    const commits = [];
    const entries = [];
    let ledger = { value: null, wrong: 'is not there' };
    let before = { facilities: new Map(), controlCenters: new Map(), systems: new Map() };
    let assetCount = 0;
    for await (const logged of log) {
        const { files, changesLists, assets, places, directory, grown } = changesOf(logged, stored, before);
        assetCount += grown;
        if (commits.length === 0)
            ledger = (0,run_file/* readLedgerFile */.Uy)(stored.text(run_file/* LEDGER_FILE */.th));
        const runs = files.flatMap(({ path, kind }) => {
            const name = kind === 'added' ? (0,run_file/* readRunPath */.vX)(path) : null;
            if (name === null)
                return [];
            const text = stored.text(path);
            return [{ path, name, sha256: (0,fingerprint/* sha256 */.sc)(text), file: (0,run_file/* readRunFile */.m8)(text) }];
        });
        const { id, parents } = logged;
        const liveHash = (0,tree/* liveSha256 */.M$)(stored.liveHashes());
        commits.push({ id, parents: parents.length, files, runs, changesLists, liveSha256: liveHash });
        const run = runs.findLast(({ file }) => file.value !== null);
        if (run !== undefined && run.file.value !== null)
            entries.push({ commit: id, name: run.name, run: run.file.value, assets, places, before, directory, assetCount });
        before = directory;
    }
    return { ledger, commits, entries };
}
/** Applies the diffs of a commit to the stored files, and says what they changed in the lists and beside them. */
function changesOf(logged, stored, before) {
    const removed = new Map();
    const added = new Map();
    const places = [];
    const files = [];
    let directory = before;
    let changesLists = false;
    for (const diff of logged.files) {
        const rows = stored.apply(diff);
        changesLists ||= rows !== null;
        const system = (0,tree/* systemOfPath */.oA)(diff.path);
        const list = LISTS.get(diff.path);
        if (rows !== null && system !== null) {
            for (const row of rows.removed)
                removed.set(row.id ?? '', (0,tree/* assetOf */.cu)(row, system));
            for (const row of rows.added)
                added.set(row.id ?? '', (0,tree/* assetOf */.cu)(row, system));
        }
        else if (rows !== null && list !== undefined) {
            const [old, now] = [byId(rows.removed), byId(rows.added)];
            const kept = [...directory[list.key]].filter(([id]) => !old.has(id));
            directory = { ...directory, [list.key]: new Map([...kept, ...now]) };
            const changed = pairs(old, now).filter((pair) => !isSameRow(pair));
            places.push(...changed.map((pair) => ({ of: list.of, ...pair })));
        }
        else
            files.push({ path: diff.path, kind: diff.kind });
    }
    const assets = pairs(removed, added).filter((pair) => !isSameAsset(pair.before, pair.after));
    return { files, changesLists, assets, places, directory, grown: added.size - removed.size };
}
function byId(rows) {
    return new Map(rows.map((row) => [row.id ?? '', row]));
}
/** What each id was and is. null where it was not, or is no more. */
function pairs(removed, added) {
    const ids = new Set([...removed.keys(), ...added.keys()]);
    return Array.from(ids, (id) => ({ id, before: removed.get(id) ?? null, after: added.get(id) ?? null }));
}
/** A column that only one of them has depends on inputs of the run, so it is no change. */
function isSameRow({ before, after }) {
    if (before === null || after === null)
        return false;
    return Object.entries(before).every(([column, value]) => after[column] === undefined || after[column] === value);
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
/** Most hunks are small, and a list may have many lines. So lines are moved, not copied. */
const FEW = 10_000;
class StoredFiles {
    #files = new Map();
    /** The files of the lists by path; null after one was added or removed. */
    #live = null;
    text(path) {
        const file = this.#files.get(path);
        return file === undefined ? '' : textOf(file);
    }
    liveHashes() {
        this.#live ??= [...this.#files.values()]
            .filter(({ path }) => path.startsWith('live/'))
            .sort((a, b) => (0,compare/* compareText */.n6)(a.path, b.path));
        return this.#live.map((file) => {
            file.sha256 ??= (0,fingerprint/* sha256 */.sc)(textOf(file));
            return [file.path, file.sha256];
        });
    }
    /**
     * Applies what a commit did to a file. Returns the rows that it removed and added; a row that did not change may be in
     * both. null for a file that is not in `live/`.
     */
    apply({ path, kind, hunks, endsLine }) {
        const known = this.#files.get(path);
        const file = known ?? { path, lines: [], endsLine: true, hasQuotes: false, sha256: null };
        const isLive = path.startsWith('live/');
        file.hasQuotes ||= hunks.some(({ removed, added }) => [...removed, ...added].some((line) => line.includes('"')));
        const header = file.lines[0] ?? '';
        const rows = isLive && file.hasQuotes ? (0,tree/* rowsIn */.Nn)(textOf(file)) : [];
        let moved = 0;
        for (const { at, removed, added } of hunks) {
            const from = at + moved;
            if (added.length > FEW)
                file.lines = [...file.lines.slice(0, from), ...added, ...file.lines.slice(from + removed.length)];
            else
                file.lines.splice(from, removed.length, ...added);
            moved += added.length - removed.length;
        }
        file.endsLine = endsLine ?? file.endsLine;
        file.sha256 = null;
        if (kind === 'removed')
            this.#files.delete(path);
        else
            this.#files.set(path, file);
        if (!isLive)
            return null;
        if (known === undefined || kind === 'removed')
            this.#live = null;
        if (file.hasQuotes)
            return { removed: rows, added: (0,tree/* rowsIn */.Nn)(textOf(file)) };
        // A hunk at the top of a file starts with its header.
        const changed = (of) => hunks.flatMap((hunk) => hunk[of].slice(hunk.at === 0 ? 1 : 0));
        return {
            removed: (0,tree/* rowsIn */.Nn)([header, ...changed('removed')].join('\n')),
            added: (0,tree/* rowsIn */.Nn)([file.lines[0] ?? '', ...changed('added')].join('\n')),
        };
    }
}
function textOf({ lines, endsLine }) {
    return lines.length === 0 ? '' : lines.join('\n') + (endsLine ? '\n' : '');
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
/** Opens a folder at a branch, by default at HEAD. Throws a CloneError that says why it cannot be read. */
async function openClone(place, branch) {
    const { cwd } = place;
    const again = 'Clone the ledger, and name its folder: --dir DIR.';
    const folder = (0,external_node_fs_.statSync)(cwd, { throwIfNoEntry: false });
    if (folder === undefined)
        throw new CloneError(`The folder ${cwd} is not there. ${again}`);
    if (!folder.isDirectory())
        throw new CloneError(`${cwd} is a file, and no clone of git. Make a clone of a bundle: git clone FILE FOLDER.`);
    const git = (0,process/* gitProcess */.y0)(place);
    await git(['rev-parse', '--git-dir']).catch((error) => {
        throw (0,process/* saysNoRepository */.OB)(error) ? new CloneError(`The folder ${cwd} is no clone of git. ${again}`) : error;
    });
    const names = branch === null ? ['HEAD'] : [`refs/heads/${branch}`, `refs/remotes/origin/${branch}`, branch];
    for (const name of names) {
        const tip = await commitNamed(git, name);
        if (tip === null)
            continue;
        // Offline git cannot fetch what the clone lacks. A list, or the whole ledger, would seem to be missing.
        const isPartial = (await (0,process/* gitAnswer */.Hr)(git, ['config', '--get-regexp', '^remote\\..*\\.promisor$'])) !== null;
        if (isPartial && /^\?/m.test((await git(['rev-list', '--objects', '--missing=print', tip])).toString()))
            throw new CloneError('The clone is partial: it lacks some of what the ledger held. Clone it whole, without --filter.');
        // Everything in the oldest commit of the clone would seem to be added by that commit.
        const isShallow = (await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--is-shallow-repository'])) === 'true';
        const oldest = isShallow ? await (0,process/* gitAnswer */.Hr)(git, ['rev-list', '--first-parent', '--max-parents=0', tip]) : null;
        if (oldest !== null && /^parent /m.test((await objectText(git, oldest)) ?? ''))
            throw new CloneError('The clone is shallow: it lacks earlier commits of the ledger. Get them: git fetch --unshallow.');
        const ledger = await objectText(git, `${tip}:${run_file/* LEDGER_FILE */.th}`);
        if (ledger !== null)
            return { place, git, tip, ledger };
    }
    const where = branch === null ? 'The checked-out branch' : `The branch ${branch}`;
    throw new CloneError(`${where} is not a ledger: it has no ${run_file/* LEDGER_FILE */.th}. Name the branch: --dir DIR#BRANCH.`);
}
function historyOf({ place, tip }) {
    return readLedgerHistory((0,log/* readLog */.x6)((0,process/* gitStream */.dP)(place, [...log/* LOG_ARGUMENTS */.uZ, tip])));
}
/**
 * What git says of the signature of each commit. The clone may come from anybody, so its configuration must not choose
 * the programs that verify, and only signatures of SSH count.
 */
async function signaturesOf({ git }, { commits }, signersFile) {
    const settings = [
        ...['gpg.format=ssh', 'gpg.ssh.program=ssh-keygen'],
        ...['gpg.program=false', 'gpg.openpgp.program=false', 'gpg.x509.program=false'],
        `gpg.ssh.allowedSignersFile=${signersFile}`,
    ].flatMap((setting) => ['-c', setting]);
    const arguments_ = [...settings, ...log/* FROM_OBJECTS */._h, 'log', '--format=%H %G?', '--no-show-signature', '--no-patch'];
    // Git asks ssh-keygen twice for each commit, one after another, so several processes share them.
    const size = Math.ceil(commits.length / AT_ONCE);
    const parts = Array.from({ length: AT_ONCE }, (_, index) => commits.slice(index * size, (index + 1) * size));
    const printed = await Promise.all(parts
        .filter((part) => part.length > 0)
        .map((part) => git([...arguments_, '--no-walk=unsorted', '--stdin'], part.map(({ id }) => `${id}\n`).join(''))));
    const letters = printed
        .join('')
        .trim()
        .split('\n')
        .map((line) => line.split(' '));
    return new Map(letters.map(([id = '', letter]) => [id, SIGNATURES[letter ?? ''] ?? 'unknown-signer']));
}
const AT_ONCE = 8;
/** The letters of git for a signature; every other one is of a key that is not among the signers. */
const SIGNATURES = { G: 'good', N: 'not-signed', B: 'wrong-signature' };
/** Reads every file that the evidence names, at its commit, in one process of git. Throws a CloneError. */
async function inventoryReader(place, { entries }) {
    const git = (0,process/* gitProcess */.y0)(place);
    const prefix = await (0,process/* folderOf */.yS)(git).catch((error) => {
        if (!(error instanceof process/* GitError */.XS || (0,rejections/* isSystemError */.Or)(error)))
            throw error;
        const problem = `Git reads no repository in ${place.cwd}. Name a clone of the inventory: --inventory DIR.`;
        throw new CloneError(problem, { cause: error });
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
/** The last reading up to a time, or the lists at a commit. Throws a CloneError. */
async function listAt({ git, tip, ledger: ledgerText }, at) {
    const until = 'commit' in at ? await commitNamed(git, at.commit) : tip;
    const isIn = until !== null &&
        (await git(['merge-base', '--is-ancestor', until, tip]).then(() => true, () => false));
    if ('commit' in at && !isIn)
        throw new CloneError(`${at.commit} is no commit of this ledger. Name one, or a date, such as 2026-03-01.`);
    const latest = 'time' in at ? at.time : Number.POSITIVE_INFINITY;
    const runsAt = async (commit) => {
        const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, 'runs/']);
        return (0,run_file/* runsIn */.UN)(listed.toString().split('\0'));
    };
    const read = async (path) => (0,run_file/* readRunFile */.m8)((await objectText(git, `${tip}:${path}`)) ?? '').value;
    let reading = null;
    for await (const each of (0,run_file/* readingsIn */.Nn)(await runsAt(until ?? tip), 'newest first', read)) {
        if (Date.parse(each.file.read_at) > latest)
            continue;
        reading = each;
        break;
    }
    if (reading === null) {
        const when = 'time' in at ? new Date(at.time).toISOString() : at.commit;
        throw new CloneError(`The ledger has no reading by ${when}: it begins later.`);
    }
    const { path, file: run } = reading;
    const since = reading.at;
    const later = (await runsAt(tip)).filter((each) => each.at >= since && each.path !== path);
    let next = null;
    for await (const { file } of (0,run_file/* readingsIn */.Nn)(later, 'oldest first', read)) {
        if (next === null && file.seq > run.seq)
            next = file.read_at;
        if (next !== null)
            break;
    }
    const { value: ledger, wrong } = (0,run_file/* readLedgerFile */.Uy)(ledgerText);
    if (ledger === null)
        throw new CloneError(`${run_file/* LEDGER_FILE */.th} ${wrong}.`);
    // The lists of the commit that added the run file. Git reads a path relative to the folder that it runs in.
    const up = (await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--show-cdup'])) ?? '';
    const added = await git([
        'log',
        '--format=%H',
        '--diff-filter=A',
        '--no-renames',
        '-1',
        until ?? tip,
        '--',
        up + path,
    ]);
    const commit = added.toString().trim();
    const files = (0,log/* listedObjects */.mW)(await git(['ls-tree', '-r', '-z', '--full-tree', commit, 'live/']));
    const contents = await (0,git_objects/* readObjects */.$)(git, [...files.values()]);
    const hashes = Array.from(files, ([list, oid]) => [list, (0,fingerprint/* sha256 */.sc)(contents.get(oid) ?? '')]);
    if ((0,tree/* liveSha256 */.M$)(hashes) !== run.live_sha256) {
        const problem = `The lists of ledger commit ${commit} are not those that its run read: one was edited.`;
        throw new CloneError(`${problem} For details, run: cip-sync audit verify.`);
    }
    const rows = (list) => (0,tree/* rowsIn */.Nn)(contents.get(files.get(list) ?? '')?.toString() ?? '');
    const byId = (list) => new Map(rows(list).map((row) => [row.id ?? '', row]));
    const directory = { facilities: byId(tree/* FACILITIES */.yk), controlCenters: byId(tree/* CONTROL_CENTERS */.bA), systems: byId(tree/* SYSTEMS */.LB) };
    const assets = [...files.keys()].flatMap((list) => {
        const system = (0,tree/* systemOfPath */.oA)(list);
        return system === null ? [] : rows(list).map((row) => (0,tree/* assetOf */.cu)(row, system));
    });
    return { commit, ledger, run, next, directory, assets };
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

// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
;// CONCATENATED MODULE: ./lib/ledger/attribution.js
// Explains each changed line of the lists by an executed change: of its own run, of a run that was in progress between
// its own two entries, or of a run that has no lists in the ledger. A line that nothing explains was made outside.





function attributeChanges({ entries, ledger }) {
    const organization = ledger.value?.organization ?? '';
    const windows = windowsOf(entries);
    const cut = windows.filter(({ evidence }) => evidence === null);
    const cutOff = new Map(cut.map((window) => [window, []]));
    const outside = [];
    const notListed = [];
    const assets = new Map();
    /** Executed changes that a list has shown. */
    const shown = new Set();
    let since = null;
    for (const [index, entry] of entries.entries()) {
        if (entry.run.live_sha256 === null)
            continue;
        const open = windows.filter(({ opens, closes }) => opens < index && index <= closes);
        for (const { id, after } of entry.assets)
            assets.set(id, after);
        // Everything in the first lists is new. None of it is a change.
        const changed = since === null ? { assets: [], places: [] } : entry;
        const made = { entry, since: since ?? entry, duringRun: entry.run.kind === 'applied' };
        for (const change of changed.assets) {
            const keys = [change.id, keyOf(null, change.after)];
            const executed = open.flatMap(({ written }) => keys.flatMap((key) => written.get(key) ?? []));
            // Executed changes of the asset that no list has shown.
            const steps = executed.filter((step) => !shown.has(step));
            const chain = chainOf(change, steps);
            for (const step of chain ?? [])
                shown.add(step);
            if (chain !== null)
                continue;
            const { id, before, after } = change;
            // The run that was cut off and left this change as what it was about to do.
            const action = actionOf(change);
            const print = (0,fingerprint/* fingerprint */.Rj)({ organization, action, id: before === null ? null : id, before, after });
            const interrupted = open.find(({ evidence, intended }) => evidence === null && intended.has(print));
            if (interrupted !== undefined)
                cutOff.get(interrupted)?.push({ entry, change });
            else
                outside.push({ ...made, asset: change, place: null });
        }
        outside.push(...changed.places.map((place) => ({ ...made, asset: null, place })));
        const closing = open.filter(({ closes }) => closes === index);
        notListed.push(...closing.flatMap((window) => notListedOf(window, entry, assets, shown)));
        since = entry;
    }
    const interrupted = Array.from(cutOff, ([{ entry }, changes]) => ({ intent: entry, changes }));
    return { outside, notListed, interrupted };
}
/** What the run of a window says it did, and the lists at the end of the window do not show. */
function notListedOf({ evidence, entry }, last, assets, shown) {
    const unsettled = new Set(evidence?.differences.map((difference) => difference.fingerprint));
    return (evidence?.changes ?? []).flatMap((change) => {
        if (!(0,result/* hasSucceeded */.yO)(change.outcome) || change.id === null || shown.has(change))
            return [];
        if (isSameAsset(assets.get(change.id) ?? null, change.after))
            return [];
        return [{ entry, change, isReported: unsettled.has(change.fingerprint) || last !== entry }];
    });
}
function windowsOf(entries) {
    const begun = beginnings(entries);
    const ended = new Set(begun.values());
    /** The next entry with lists. */
    const listingAfter = (from, isWanted) => {
        const index = entries.findIndex((entry, at) => at > from && entry.run.live_sha256 !== null && isWanted(entry));
        return index < 0 ? entries.length : index;
    };
    return entries.flatMap((entry, index) => {
        const { run } = entry;
        if (run.kind === 'seen' && !ended.has(index)) {
            const closes = listingAfter(index, (later) => later.run.kind === 'seen');
            const intended = new Set(run.intent.fingerprints);
            return [{ opens: index, closes, entry, evidence: null, written: new Map(), intended }];
        }
        if (run.kind !== 'applied')
            return [];
        const { evidence, live_sha256 } = run;
        const written = new Map();
        for (const change of evidence.changes) {
            if (change.attempts > 0 || (0,result/* hasSucceeded */.yO)(change.outcome))
                (0,group/* addUnder */.QQ)(written, keyOf(change.id, change.after), change);
        }
        // Lists that were read before the end of the run need not show all of it.
        const isLater = (later) => Date.parse(later.run.read_at) >= Date.parse(evidence.ended_at);
        const closes = live_sha256 === null ? listingAfter(index, isLater) : index;
        return [{ opens: begun.get(index) ?? -1, closes, entry, evidence, written, intended: new Set() }];
    });
}
/**
 * The intent that belongs to each end: the one that its evidence names, else the last one of its run. A run may apply
 * twice. Each attempt of a run counts as a run.
 */
function beginnings(entries) {
    const begun = new Map();
    const byCommit = new Map();
    const byRun = new Map();
    for (const [index, { run, commit, name }] of entries.entries()) {
        const attempt = `${name.run}-${name.attempt}`;
        if (run.kind === 'seen') {
            byCommit.set(commit, index);
            byRun.set(attempt, index);
        }
        else if (run.kind === 'applied') {
            const begin = byCommit.get(run.evidence.ledger?.commit ?? '') ?? byRun.get(attempt);
            if (begin !== undefined)
                begun.set(index, begin);
        }
    }
    return begun;
}
/** The id of the asset. Its system and name if the id of a created asset is not known. */
function keyOf(id, after) {
    return id ?? `\0${after?.cyber_system_id}\0${after?.name}`;
}
/**
 * The executed changes that lead from before to after. Several runs may have changed one asset between two lists, one
 * after another. null where none do.
 */
function chainOf({ before, after }, steps) {
    const chain = [];
    let state = before;
    while (!isSameAsset(state, after)) {
        const step = steps.find((each) => !chain.includes(each) && (isSameAsset(each.before, state) || isParkedOf(each, state)));
        if (step === undefined)
            return null;
        // A later list may show the second of its two writes.
        if (isParkedOf(step, after))
            break;
        chain.push(step);
        state = step.after;
    }
    return chain;
}
/** Whether the asset is in the state after the first of two writes: everything is final except the temporary name. */
function isParkedOf({ after }, state) {
    return after !== null && state !== null && isSameAsset({ ...after, name: after.name + names/* SWAP_SUFFIX */.m5 }, state);
}

;// CONCATENATED MODULE: ./lib/ledger/questions.js
// Answers an auditor's questions from a history: the changes of a period, changes made outside, readings and gaps; the
// history of one asset or system, even of a deleted one; the list of one reading.




const DAY_MS = 86_400_000;
function auditHistory(history, { from, to }, subject, maxGapDays) {
    const { entries, commits } = history;
    const ledger = history.ledger.value;
    const attribution = attributeChanges(history);
    /** Whether a time between these may be in the period. */
    const mayBeIn = (earliest, latest = earliest) => (from === null || Date.parse(latest) >= from) && (to === null || Date.parse(earliest) <= to);
    const isWanted = wanted(entries, subject);
    const executed = entries.flatMap((entry) => entry.run.kind === 'applied' ? executedIn(entry, entry.run.evidence) : []);
    const cut = attribution.interrupted.flatMap(({ intent, changes }) => changes.map(({ entry, change }) => cutOff(intent, entry, change)));
    const isWhole = subject.asset === null && subject.system === null;
    return {
        format_version: '1.0',
        organization: ledger?.organization ?? '',
        service: ledger?.service ?? '',
        ledger: { first: commits[0]?.id ?? '', tip: commits.at(-1)?.id ?? '' },
        from: from === null ? null : new Date(from).toISOString(),
        to: to === null ? null : new Date(to).toISOString(),
        changes: [...executed, ...cut]
            .filter((change) => mayBeIn(change.at) && isWanted(change))
            .sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
        outside: attribution.outside
            .map(madeOutside)
            .filter((one) => mayBeIn(one.after_look, one.before_look) && isWanted(one)),
        refused: isWhole ? entries.flatMap(refusedIn).filter(({ at }) => mayBeIn(at)) : [],
        looks: entries
            .filter(({ run }) => run.live_sha256 !== null && mayBeIn(run.read_at))
            .map(({ run, commit, assetCount }) => {
            return { at: run.read_at, kind: run.kind, assets: assetCount, ledger_commit: commit };
        }),
        gaps: gapsOf(history, attribution, maxGapDays).filter((gap) => mayBeIn(gap.from, gap.to ?? gap.from)),
    };
}
function executedIn(entry, evidence) {
    const { approval, commit, clean, actor, run_url } = evidence;
    return evidence.changes.map((change) => {
        const pulls = showing(change, evidence);
        return {
            at: change.ended_at ?? evidence.ended_at,
            action: change.action,
            asset_id: change.id,
            before: auditState(change.before, entry.before),
            after: auditState(change.after, entry.directory),
            outcome: change.outcome,
            reason: change.reason,
            asked_by: [...new Set(pulls.map(({ author }) => author))],
            approved_by: pulls.flatMap(({ approvals }) => approvals.map(({ user, submitted_at, commit_id }) => ({ user, at: submitted_at, commit: commit_id }))),
            approval: approval.by ?? approval.mode,
            pull_requests: pulls.map(({ number }) => number),
            titles: [...new Set(pulls.flatMap(({ title }) => title ?? []))],
            commit,
            clean,
            actor,
            run_url,
            ledger_commit: entry.commit,
        };
    });
}
/** The pull requests whose records showed a change. */
function showing({ shown_in }, { pull_requests }) {
    return pull_requests.filter(({ number }) => shown_in.includes(number));
}
function cutOff({ commit: intentCommit, run }, entry, change) {
    const approval = run.kind === 'seen' ? run.intent.approval : { mode: '', by: null };
    return {
        at: entry.run.read_at,
        action: actionOf(change),
        asset_id: change.id,
        before: auditState(change.before, entry.before),
        after: auditState(change.after, entry.directory),
        outcome: 'interrupted',
        reason: `The run of ledger commit ${intentCommit} was cut off; this list shows the change.`,
        asked_by: [],
        approved_by: [],
        approval: approval.by ?? approval.mode,
        pull_requests: [],
        titles: [],
        commit: run.commit,
        clean: null,
        actor: null,
        run_url: null,
        ledger_commit: entry.commit,
    };
}
function auditState(state, directory) {
    if (state === null)
        return null;
    const { name, asset_type, cyber_system_id } = state;
    return { name, asset_type, cyber_system_id, ...listedPlace(cyber_system_id, directory) };
}
/** A cyber system by its name, site and rating, as it was listed. The site is the control center if known. */
function listedPlace(id, { systems, facilities, controlCenters }) {
    const { name = null, control_center_id: center = '', facility_id: facility = '', ...rest } = systems.get(id) ?? {};
    const siteOf = (sites, site) => sites.get(site)?.name ?? (site || null);
    return {
        cyber_system: name,
        site: center === '' ? siteOf(facilities, facility) : siteOf(controlCenters, center),
        impact_rating: rest.impact_rating || null,
    };
}
function madeOutside({ entry, since, duringRun, asset, place }) {
    const context = {
        after_look: since.run.read_at,
        before_look: entry.run.read_at,
        during_run: duringRun,
        ledger_commit: entry.commit,
    };
    if (asset === null)
        return { ...context, ...place };
    const [before, after] = [auditState(asset.before, entry.before), auditState(asset.after, entry.directory)];
    return { ...context, of: 'cyber-asset', id: asset.id, before, after };
}
function refusedIn({ run, commit }) {
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
/** Readings that are too far apart, and runs without an end. */
function gapsOf({ entries }, { interrupted }, maxDays) {
    const gaps = interrupted.map(({ intent, changes }) => {
        const to = changes.at(-1)?.entry.run.read_at ?? null;
        return { kind: 'interrupted', from: intent.run.read_at, to, days: null, ledger_commit: intent.commit };
    });
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
    return gaps.sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}
/** The lists of one reading, limited to one asset or system if the subject names it. */
function auditList({ commit, ledger, run, next, directory, assets }, subject) {
    const rows = assets.map(({ id, name, asset_type, cyber_system_id }) => {
        return { id, name, asset_type, cyber_system_id, ...listedPlace(cyber_system_id, directory) };
    });
    const isOf = (word, id, name) => word === null || word === id || word === name;
    const isWanted = (row) => isOf(subject.asset, row.id, row.name) && isOf(subject.system, row.cyber_system_id, row.cyber_system);
    return {
        format_version: '1.0',
        organization: ledger.organization,
        service: ledger.service,
        at: run.read_at,
        next_look: next,
        ledger_commit: commit,
        live_sha256: run.live_sha256 ?? '',
        facilities: [...directory.facilities.values()],
        control_centers: [...directory.controlCenters.values()],
        systems: [...directory.systems.values()],
        assets: rows
            .filter(isWanted)
            .sort((a, b) => (0,compare/* compareNatural */.dk)(a.site ?? '', b.site ?? '') ||
            (0,compare/* compareNatural */.dk)(a.cyber_system ?? a.cyber_system_id, b.cyber_system ?? b.cyber_system_id) ||
            (0,compare/* compareNatural */.dk)(a.name, b.name) ||
            (0,compare/* compareNatural */.dk)(a.id, b.id)),
    };
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
    const isTried = (name) => entries.some(({ run }) => (0,run_file/* evidenceOf */.X1)(run)?.changes.some((change) => isOf(change, name)));
    return ((asset === null || listedAssets(entries, asset).length > 0 || isTried(asset)) &&
        (system === null || listedSystems(entries, system).length > 0));
}
function listedAssets(entries, asset) {
    return entries.flatMap(({ assets }) => assets.filter((one) => isOf(one, asset)));
}
function listedSystems(entries, system) {
    return entries.flatMap(({ places }) => places.filter((one) => one.of === 'cyber-system' && isOf(one, system)));
}
/** Whether it is of what has that id, or had that name on either side. */
function isOf(one, word) {
    return one.id === word || one.before?.name === word || one.after?.name === word;
}

;// CONCATENATED MODULE: ./lib/ledger/verify.js



function verifyHistory(input) {
    const { history, signatures, contains, maxGapDays } = input;
    const attribution = attributeChanges(history);
    // 3. Each commit is signed by one of the signers.
    const unsigned = history.commits.flatMap(({ id }) => {
        const signature = signatures === null ? 'good' : (signatures.get(id) ?? 'not-signed');
        return signature === 'good' ? [] : [broken(3, signature, id, '')];
    });
    // 7. No two readings are too far apart, and no intent is without an end.
    const gaps = gapsOf(history, attribution, maxGapDays).map(({ kind, from, to, days, ledger_commit }) => {
        const code = kind === 'no-look' ? 'gap' : 'interrupted';
        return finding(7, code, ledger_commit, days === null ? from : `${from} ${to} ${days}`);
    });
    return {
        problems: [
            ...input.altered.map((line) => broken(1, 'object-differs', null, line)),
            ...checkLinear(history),
            ...checkLists(history),
            ...unsigned,
            ...checkChanges(attribution),
            ...history.entries.flatMap((entry) => [...checkApprovals(entry), ...checkInventory(entry, input.inventory)]),
            ...contains.filter((commit) => !isIn(history, commit)).map((commit) => broken(6, 'not-contained', null, commit)),
            ...gaps,
        ],
        commits: history.commits.length,
        executed: history.entries.flatMap(executedOf).length,
        outside: attribution.outside.length,
        signed: signatures !== null,
        anchors: contains.length,
    };
}
const finding = (check, code, commit, detail) => ({ check, severity: 'finding', code, commit, detail });
const broken = (check, code, commit, detail) => ({ check, severity: 'broken', code, commit, detail });
/** 1. The history is linear, run files are only added, and `seq` and `previous` are right. */
function checkLinear({ ledger, commits }) {
    let last = { seq: 0, sha256: null };
    return commits.flatMap(({ id, parents, files, runs }, index) => {
        const isFirst = index === 0;
        const found = [];
        if (!isFirst && parents !== 1)
            found.push(['not-linear', String(parents)]);
        if (isFirst && ledger.value === null)
            found.push(['no-ledger-file', ledger.wrong]);
        if (isFirst && files.some(({ path }) => path.startsWith('runs/')))
            found.push(['begins-in-the-middle', '']);
        const beginning = isFirst ? [run_file/* LEDGER_FILE */.th, run_file/* README_FILE */.aF] : [];
        for (const file of files)
            if (!beginning.includes(file.path))
                found.push(...checkFile(file));
        if (!isFirst && runs.length !== 1)
            found.push(['not-one-run', String(runs.length)]);
        for (const run of runs) {
            found.push(...checkRunFile(run, last, ledger.value));
            last = { seq: run.file.value?.seq ?? last.seq + 1, sha256: run.sha256 };
        }
        return found.map(([code, detail]) => broken(1, code, id, detail));
    });
}
/** Only run files may be added, and nothing else changed. */
function checkFile({ path, kind }) {
    if ((0,run_file/* readRunPath */.vX)(path) === null)
        return [[kind === 'added' || path.startsWith('live/') ? 'unexpected-file' : 'file-changed', path]];
    return kind === 'added' ? [] : [[kind === 'removed' ? 'run-removed' : 'run-changed', path]];
}
/** Whether a run file follows the last one, is named after its run, and is of this ledger. */
function checkRunFile({ path, name, file: { value: run, wrong } }, last, ledger) {
    if (run === null)
        return [['run-unreadable', `${path} ${wrong}`]];
    const found = [];
    if (run.seq !== last.seq + 1)
        found.push(['wrong-seq', `${last.seq + 1} ${run.seq}`]);
    if (run.previous !== last.sha256)
        found.push(['wrong-previous', path]);
    const second = Math.floor(Date.parse(run.read_at) / 1000) * 1000;
    if (run.kind !== name.kind || second !== name.at)
        found.push(['wrong-name', path]);
    const evidence = (0,run_file/* evidenceOf */.X1)(run);
    if (evidence === null || ledger === null)
        return found;
    const isOurs = evidence.organization === ledger.organization && evidence.service === ledger.service;
    return isOurs ? found : [...found, ['other-organization', path]];
}
/** 2. The hash of each reading is that of its lists. */
function checkLists({ commits }) {
    return commits.flatMap(({ id, runs, changesLists, liveSha256 }) => {
        const run = runs.findLast(({ file }) => file.value !== null)?.file.value;
        if (run == null || run.live_sha256 === liveSha256)
            return [];
        if (run.live_sha256 !== null)
            return [broken(2, 'live-mismatch', id, `${run.live_sha256} ${liveSha256}`)];
        return changesLists ? [broken(2, 'live-without-lists', id, '')] : [];
    });
}
/** 4. Each changed line is explained, or reported as made outside, and each done change is listed. */
function checkChanges({ outside, notListed }) {
    return [
        ...outside
            .filter(({ duringRun }) => duringRun)
            .map(({ entry, asset, place }) => finding(4, 'outside-during-run', entry.commit, asset?.id ?? place?.id ?? '')),
        ...notListed.map(({ entry, change: { id, fingerprint }, isReported }) => {
            const make = isReported ? finding : broken;
            return make(4, isReported ? 'not-converged' : 'done-not-listed', entry.commit, `${id ?? ''} ${fingerprint}`);
        }),
    ];
}
const EXECUTED = new Set(['done', 'adopted', 'unknown']);
function executedOf({ run }) {
    return run.kind === 'applied' ? run.evidence.changes.filter(({ outcome }) => EXECUTED.has(outcome)) : [];
}
/** 5. Each executed change was shown, and under review approved. One finding a run and cause. */
function checkApprovals(entry) {
    if (entry.run.kind !== 'applied')
        return [];
    const { evidence } = entry.run;
    const causes = executedOf(entry).map((change) => approvalProblem(change, evidence));
    return ['not-shown', 'not-approved'].flatMap((cause) => {
        const count = causes.filter((each) => each === cause).length;
        const { by, mode } = evidence.approval;
        return count === 0 ? [] : [finding(5, cause, entry.commit, `${count} ${by ?? `approval: ${mode}`}`)];
    });
}
/**
 * null for a change that a pull request with a record showed, or a saved plan, a digest or a person at the terminal
 * approved. Under review, somebody other than the author must have approved a pull request that showed it, on that head,
 * after the record; nothing else counts.
 */
function approvalProblem(change, evidence) {
    const isReviewed = evidence.approval.mode === 'review';
    if (!isReviewed && change.shown_in.some((by) => typeof by === 'string'))
        return null;
    const pulls = showing(change, evidence).filter(({ record }) => record !== null);
    if (pulls.length === 0)
        return 'not-shown';
    const isApproved = pulls.some(({ approvals, head, author, record }) => approvals.some(({ user, submitted_at, commit_id }) => {
        return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record.at);
    }));
    return isReviewed && !isApproved ? 'not-approved' : null;
}
/** 5. The inventory files of each run are those of its commit. */
function checkInventory(entry, inventory) {
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
/** 6. Accepts an abbreviated commit, too. */
function isIn({ commits }, commit) {
    const isName = /^[0-9a-f]{7,}$/.test(commit);
    return commits.some(({ id }) => id === commit || (isName && id.startsWith(commit)));
}

// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
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
    'not-shown': ([count], detail) => `no approval covers ${(0,text_style/* counted */.hS)(Number(count), 'change')} of this run, which relied on: ${afterCount(detail)}.`,
    'not-approved': ([count], detail) => `nobody other than the author approved ${(0,text_style/* counted */.hS)(Number(count), 'change')} of this run, on that head and after the record. It relied on: ${afterCount(detail)}.`,
    'inventory-differs': ([commit, ...path]) => `the inventory file ${path.join(' ')} of commit ${commit} has another SHA-256 than the evidence says.`,
    'inventory-lacks-commit': ([commit]) => `the inventory's clone does not have commit ${commit}: fetch it, to check its files.`,
    'inventory-lacks-file': ([commit, ...path]) => `commit ${commit} has no ${path.join(' ')}, which the evidence names. Give as --inventory the folder of the clone that the run worked in; if you did, the evidence was altered.`,
    'inventory-uncommitted': ([commit]) => (0,summarize/* uncommittedSentence */.$d)(commit ?? ''),
    'not-contained': ([commit]) => `${commit} is not part of this ledger: the branch was rewound or rewritten, or the commit is of another ledger.`,
    gap: ([from, to, days]) => `no reading for ${days} days, from ${(0,text_style/* minuteOf */.iA)(from ?? '')} to ${(0,text_style/* minuteOf */.iA)(to ?? '')}.`,
    interrupted: ([from]) => `the run of ${(0,text_style/* minuteOf */.iA)(from ?? '')} said what it would do and never reported its end.`,
};
function afterCount(detail) {
    return detail.slice(detail.indexOf(' ') + 1);
}

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
    const { changes, outside, refused, looks, gaps } = report;
    const titled = (title, lines) => ['', title, ...(lines.length === 0 ? ['  none'] : lines)];
    const between = (0,group/* groupBy */.$z)(outside, (one) => `${betweenReadings(one)}, ledger commit ${one.ledger_commit}`);
    const [first, last] = [looks[0], looks.at(-1)];
    const lines = [
        `Ledger of ${report.organization} at ${report.service}`,
        `${periodText(report)}: ${(0,text_style/* counted */.hS)(changes.length, 'change')}, ${(0,text_style/* counted */.hS)(outside.length, 'change')} made outside this repository, ${(0,text_style/* counted */.hS)(refused.length, 'refused run')}, ${(0,text_style/* counted */.hS)(looks.length, 'reading')}`,
        ...titled('Changes', [...groupByRun(changes).values()].flatMap(runLines)),
        ...titled('Made outside this repository', [...between].flatMap(([head, some]) => [
            `  ${head}`,
            ...some.map((one) => {
                if (isAsset(one))
                    return `    ${verbOf(one)}  ${one.id}  ${contrastOf(one)}`;
                return `    ${one.of} ${one.id}: ${rowContrast(one)}`;
            }),
        ])),
        ...titled('Refused runs', refused.map((one) => `  ${(0,text_style/* minuteOf */.iA)(one.at)}  ${refusedSentence(one)}, ledger commit ${one.ledger_commit}`)),
        ...titled('Gaps', gaps.map((gap) => `  ${gapSentence(gap)}`)),
        ...titled('Readings', first === undefined || last === undefined
            ? []
            : [
                `  ${(0,text_style/* counted */.hS)(looks.length, 'reading')}, from ${(0,text_style/* minuteOf */.iA)(first.at)} to ${(0,text_style/* minuteOf */.iA)(last.at)}, the last of ${(0,text_style/* counted */.hS)(last.assets, 'asset')}`,
            ]),
        '',
        `CIP-002 R2: what was read and done, as of ledger commit ${report.ledger.tip}.`,
    ];
    return printed(lines, paint);
}
/** The changes of one run for the same people: who they are, why, on which commits, then a line each. */
function runLines(changes) {
    const change = changes[0];
    const { at, commit, ledger_commit, clean } = change;
    const reason = reasonSentence(change);
    return [
        `  ${(0,text_style/* minuteOf */.iA)(at)}  ${askedSentence(change)}, ${approvedSentence(change)}`,
        ...(reason === '' ? [] : [`    ${reason}`]),
        `    ${commit === null ? '' : `inventory commit ${commit}, `}ledger commit ${ledger_commit}`,
        ...(clean === false ? [{ alarm: `    ${(0,summarize/* uncommittedSentence */.$d)(commit ?? '')}` }] : []),
        ...changes.flatMap((one) => [
            `    ${one.at.slice(11, 19)}  ${verbOf(one)}  ${one.asset_id ?? '(no id)'}  ${contrastOf(one)}  ${one.outcome}`,
            ...(one.reason === null ? [] : [`      ${one.reason}`]),
        ]),
    ];
}
function periodText({ from, to, looks }) {
    const [first, last] = [looks[0]?.at, looks.at(-1)?.at];
    const start = from ?? first;
    const end = to ?? last;
    if (start === undefined)
        return 'No reading yet';
    return end === undefined ? `No reading since ${(0,text_style/* minuteOf */.iA)(start)}` : `${(0,text_style/* minuteOf */.iA)(start)} to ${(0,text_style/* minuteOf */.iA)(end)}`;
}
/** The changes of one run for the same people, as one group. */
function groupByRun(changes) {
    const decision = (change) => `${askedSentence(change)} ${approvedSentence(change)}`;
    return (0,group/* groupBy */.$z)(changes, (change) => `${change.ledger_commit} ${decision(change)}`);
}
/** Why the change was made: `“Rename the relays”`; '' if nothing says so. */
function reasonSentence({ titles }) {
    return titles.map((title) => `“${title}”`).join(', ');
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
    const people = approved_by.map(({ user, at }) => `${user} on ${(0,text_style/* minuteOf */.iA)(at)}`);
    if (people.length > 0)
        return `approved by ${people.join(', ')}`;
    // What the run relied on.
    return approval === 'approval: none' ? 'executed without an approval (approval: none)' : `executed by ${approval}`;
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
    const isMove = one.cyber_system_id !== other.cyber_system_id;
    const [from, to] = [placeOfSystem(one), placeOfSystem(other)];
    // With ids if two systems of a site have one name.
    const place = isMove && from === to ? `${from} (${one.cyber_system_id}) → ${to} (${other.cyber_system_id})` : (0,text_style/* turned */.d9)(from, to);
    return `${(0,text_style/* turned */.d9)(one.name, other.name)}  in ${place}  ${(0,text_style/* turned */.d9)(one.asset_type, other.asset_type)}`;
}
/** `Tolt Junction / Line Protection`. */
function placeOfSystem({ site, cyber_system, cyber_system_id }) {
    const system = cyber_system ?? cyber_system_id;
    return site === null ? system : `${site} / ${system}`;
}
function betweenReadings({ after_look, before_look, during_run }) {
    const between = `between the readings of ${(0,text_style/* minuteOf */.iA)(after_look)} and ${(0,text_style/* minuteOf */.iA)(before_look)}`;
    return during_run ? `${between}, while a run was under way` : between;
}
function isAsset(one) {
    return one.of === 'cyber-asset';
}
/** Each column that differs. For an added or a removed row, its name. */
function rowContrast({ before: one, after: other, }) {
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
function gapSentence(gap) {
    if (gap.kind === 'no-look') {
        return `No reading for ${(0,text_style/* counted */.hS)(gap.days ?? 0, 'day')}: from ${(0,text_style/* minuteOf */.iA)(gap.from)} to ${(0,text_style/* minuteOf */.iA)(gap.to ?? gap.from)}`;
    }
    const evidence = gap.to === null
        ? 'no later reading shows a change of it'
        : `the reading of ${(0,text_style/* minuteOf */.iA)(gap.to)} shows changes of it`;
    return `A run of ${(0,text_style/* minuteOf */.iA)(gap.from)} was cut off before it could report its end; ${evidence} (ledger commit ${gap.ledger_commit})`;
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
/** What is wanted where a check was not made, by the number of the check. */
const NOT_GIVEN = {
    3: 'Give --signers FILE',
    6: 'Give a commit that you kept: --contains COMMIT',
};
/**
 * The result of each check, in their order. `hint`: the flag to add for a check that was not made; else ''. `lines`: a
 * line for each problem; of many similar problems only the first.
 */
function checkVerdicts({ problems, signed, anchors }) {
    return CHECKS.map((title, index) => {
        const number = index + 1;
        const ofCheck = problems.filter(({ check }) => check === number);
        const alike = (0,group/* groupBy */.$z)(ofCheck, ({ code, commit }) => `${code} ${commit}`);
        const isMade = number === 3 ? signed : number !== 6 || anchors > 0;
        const hint = isMade ? '' : (NOT_GIVEN[number] ?? '');
        const found = ofCheck.some(isBreak) ? 'BROKEN' : 'findings';
        const verdict = ofCheck.length > 0 ? found : isMade ? 'holds' : 'not checked';
        return { title, verdict, hint, lines: [...alike.values()].flatMap(problemLines) };
    });
}
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
    const commit = group[0]?.commit ?? null;
    const where = commit === null ? '' : ` at ${commit}`;
    const texts = group.slice(0, MOST_ALIKE).map((problem) => {
        const { code, detail } = problem;
        const text = `${code}${where}: ${PROBLEMS[code](detail.split(' '), detail)}`;
        return { text, isAlarm: isBreak(problem) || code === 'inventory-uncommitted' };
    });
    const more = group.length - MOST_ALIKE;
    return more > 0 ? [...texts, { text: `… and ${more} more like these${where}`, isAlarm: false }] : texts;
}

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
    ...['run_url', 'after_look', 'before_look', 'ledger_commit', 'titles', 'clean'],
];
const LIST_FIELDS = [
    ...['site', 'facility', 'facility_id', 'control_center', 'control_center_id', 'cyber_system', 'cyber_system_id'],
    ...['impact_rating', 'asset', 'asset_type', 'asset_id'],
];
function auditCsv({ changes, outside, refused }) {
    const rows = [
        ...changes.map((change) => ({
            ...strings({ kind: 'change', ...change, action: verbOf(change) }),
            ...states(change.before, change.after),
            approved_by: change.approved_by.map(({ user }) => user).join(' '),
            approved_at: change.approved_by.map(({ at }) => at).join(' '),
        })),
        ...outside.map((one) => ({
            ...strings({ kind: 'outside', at: one.before_look, ...one, asset_id: one.id }),
            ...(isAsset(one)
                ? { action: verbOf(one), ...states(one.before, one.after) }
                : { action: one.of, reason: rowContrast(one) }),
        })),
        ...refused.map((one) => strings({ kind: 'refused', ...one, outcome: one.result, reason: one.guards.join(' ') })),
    ];
    return table(rows.sort((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? '')), AUDIT_FIELDS);
}
function listCsv({ assets, systems, facilities, control_centers: centers }) {
    const byId = (rows) => new Map(rows.map((row) => [row.id ?? '', row]));
    const [bySystem, byFacility, byCenter] = [byId(systems), byId(facilities), byId(centers)];
    const rows = assets.map((asset) => {
        const { facility_id = '', control_center_id = '' } = bySystem.get(asset.cyber_system_id) ?? {};
        const [facility, control_center] = [byFacility.get(facility_id)?.name, byCenter.get(control_center_id)?.name];
        const home = { facility, facility_id, control_center, control_center_id };
        return strings({ ...asset, ...home, asset: asset.name, asset_id: asset.id });
    });
    return table(rows, LIST_FIELDS);
}
function table(rows, fields) {
    return (0,csv/* spreadsheet */.rN)([fields, ...rows.map((row) => fields.map((field) => row[field] ?? ''))]);
}
function strings(fields) {
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : String(value ?? '')]));
}
function states(before, after) {
    const sides = Object.entries({ before, after });
    return Object.fromEntries(sides.flatMap(([side, state]) => STATE_FIELDS.map((field) => [`${side}_${field}`, state?.[field] ?? ''])));
}

// EXTERNAL MODULE: ./lib/report/change-row.js
var change_row = __webpack_require__(8569);
;// CONCATENATED MODULE: ./lib/report/html/markup.js
// Markup that is safe by construction: everything put into a template is escaped unless it is markup itself, and only
// templates make markup. Also the smallest parts of a page: a name, an id, a time, a link, facts.

/** Made by `html`, and by the page for its own style. */
class Markup {
    #text;
    constructor(text) {
        this.#text = text;
    }
    toString() {
        return this.#text;
    }
}
/** Contents may be between tags and inside double-quoted attributes, and nowhere else. */
function html(template, ...contents) {
    let text = template[0] ?? '';
    for (const [index, content] of contents.entries())
        text += written(content) + (template[index + 1] ?? '');
    return new Markup(text);
}
function written(content) {
    if (content === null)
        return '';
    if (typeof content === 'string')
        return escaped((0,report_escape/* reveal */._c)(content));
    if (typeof content === 'number' || content instanceof Markup)
        return String(content);
    return content.map(written).join('');
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    // A runner obeys ## followed by [ anywhere in a log, and the page may be printed into one.
    '##': '#&#35;',
};
function escaped(text) {
    return /[&<>"'#]/.test(text) ? text.replace(/[&<>"']|##/g, (special) => ENTITIES[special] ?? special) : text;
}
/**
 * A name, isolated from the text direction around it. Invisible parts (unsafe characters, padding, the empty name) are
 * spelled out and marked, so that they cannot be confused with a name that holds a backslash.
 */
function nameMarkup(text) {
    if (text === '')
        return html `<bdi><i>""</i></bdi>`;
    const padding = (count) => (count === 0 ? null : html `<i>${'\\u0020'.repeat(count)}</i>`);
    const rest = text.replace(/^ +/, '');
    const core = rest.replace(/(?<! ) +$/, '');
    const parts = (0,report_escape/* splitUnsafe */.Tj)(core).map((part, index) => index % 2 === 0 || part === '' ? part : html `<i>${(0,report_escape/* reveal */._c)(part)}</i>`);
    return html `<bdi>${padding(text.length - rest.length)}${parts}${padding(rest.length - core.length)}</bdi>`;
}
function idMarkup(id) {
    return html `<code>${id}</code>`;
}
/** `2026-03-01 14:05:09 UTC`. Text that is not an ISO time stays as it is. */
function timeTag(iso) {
    const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(iso);
    return parts === null ? html `${iso}` : html `<time datetime="${iso}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}
/** The text of a row: its words, and the names among them. */
function rowText(text) {
    return html `${text.map((part) => (typeof part === 'string' ? part : nameMarkup(part.name)))}`;
}
/** A list, each item on a line of its own. */
function list(items, kind = null) {
    const start = kind === null ? html `<li>` : html `<li class="${kind}">`;
    return html `<ul>\n${items.map((item) => html `${start}${item}</li>\n`)}</ul>`;
}
const RUN_URL = /^(https:\/\/[\w.-]+(?::\d+)?\/[\w.-]+\/[\w.-]+)\/actions\/runs\/(\d+)(?:\/attempts\/\d+)?$/;
/**
 * The URLs on GitHub that a page links to. Other people wrote them, so only the URL of a run, with only plain
 * characters, becomes a link.
 */
function linksOf(runUrl) {
    const [, repository, run] = RUN_URL.exec(runUrl ?? '') ?? [];
    const link = (path, content) => repository === undefined ? content : html `<a href="${repository}/${path}" rel="noreferrer">${content}</a>`;
    return {
        run: runUrl === null
            ? 'a run on a command line'
            : run === undefined
                ? runUrl
                : html `<a href="${runUrl}" rel="noreferrer">run ${run}</a>`,
        pullRequest: (number) => link(`pull/${number}`, `#${number}`),
        commit: (id) => /^[0-9a-f]{40,64}$/.test(id) ? link(`commit/${id}`, idMarkup(id.slice(0, 7))) : idMarkup(id),
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/report/html/page.js
// The page of an audit as one file: it contains everything it needs, runs no script and loads nothing from a network. The
// same content makes the same page, byte for byte.




// The bundle holds the text of the file in place of this call (scripts/build.ts).
const STYLE = (0,external_node_fs_.readFileSync)(new URL(/* asset import */ __webpack_require__(4349), __webpack_require__.b), 'utf8');
/** The whole page, with a newline at its end. Only its own style takes effect, wherever it is opened. */
function renderPage({ title, kicker, organization, tool, madeAt, lead, contents, main, }) {
    if (/<[/!]/.test(STYLE))
        throw new Error('text that could end its style element');
    const hash = (0,external_node_crypto_.createHash)('sha256').update(STYLE).digest('base64');
    const policy = `default-src 'none'; script-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
    return `${html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${title}</title>
${new Markup(`<style>${STYLE}</style>`)}
</head>
<body>
<header>
<p class="kicker">${kicker}</p>
<h1>${nameMarkup(organization)}</h1>
${lead}</header>
<nav aria-label="Contents"><ul>
${contents.map(({ id, title: entry }) => html `<li><a href="#${id}">${entry}</a></li>\n`)}</ul></nav>
<main>
${main}</main>
<footer><p>Made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 19)} UTC by ${tool.name} ${tool.version}.</p></footer>
</body>
</html>\n`}`;
}
/** A landmark with a heading. */
function section(id, title, body) {
    return html `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>\n`;
}
/** One line for each change. */
function rowTable(rows) {
    const heads = [...change_row/* CHANGE_COLUMNS */.FK.slice(0, 4), 'Outcome'].map((title) => html `<th scope="col">${title}</th>`);
    const lines = rows.map(({ kind, system, asset, change, assetId, outcome }) => {
        const header = asset === null ? html `<td></td>` : html `<th scope="row">${asset}</th>`;
        return html `<tr class="${kind}"><td>${system}</td>${header}<td>${change}</td><td>${assetId === null ? null : idMarkup(assetId)}</td><td>${outcome}</td></tr>\n`;
    });
    return html `<table class="rows"><thead><tr>${heads}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}

;// CONCATENATED MODULE: ./lib/report/html/audit-page.js
// An audit as one page to read, print and file: the results of its checks and the findings first, then the changes by
// day and run with the people who asked and approved, changes made outside, refused runs, readings and gaps.








/**
 * The whole page, made at that time (ISO 8601, UTC) by that tool. `verified` is the result of `audit verify` for the whole
 * ledger. Time and size grow with the number of changes.
 */
function auditPage(report, { tool, madeAt, verified, }) {
    const { organization, service, ledger, changes, outside, refused, gaps, looks, from } = report;
    const { problems } = verified;
    const deletes = changes.filter(({ after }) => after === null).length;
    const longest = Math.max(0, ...gaps.map(({ days }) => days ?? 0));
    const isBroken = problems.some(({ severity }) => severity === 'broken');
    const tile = (id, count, noun, note, isBad) => html `<li><a href="#${id}"><b${isBad && count > 0 ? html ` class="bad"` : null}>${(0,text_style/* grouped */.zD)(count)}</b> ${noun}</a>${note === '' ? null : html ` <small>${note}</small>`}</li>\n`;
    const plural = (count, noun) => (count === 1 ? noun : `${noun}s`);
    const wrong = problems.filter(({ check }) => check === 3).length;
    const checked = `of ${(0,text_style/* counted */.hS)(verified.commits, 'commit')} checked`;
    const signatures = verified.signed
        ? `${checked}, ${wrong === 0 ? 'all hold' : `not valid: ${(0,text_style/* grouped */.zD)(wrong)}`}`
        : html `<span class="unchecked">not checked: no file of signers was given (--signers)</span>`;
    const fact = (term, content) => html `<div><dt>${term}</dt><dd>${content}</dd></div>`;
    // One line for each commit whose files had uncommitted changes when a run applied them.
    const uncommitted = groupByRun(changes.filter(({ clean, commit }) => clean === false && commit !== null)).values();
    const lead = html `<ul class="tiles">${[
        tile('findings', problems.length, plural(problems.length, 'finding'), isBroken ? 'the ledger is broken' : '', true),
        tile('readings', gaps.length, plural(gaps.length, 'gap'), longest > 0 ? `the longest ${(0,text_style/* counted */.hS)(longest, 'day')}` : '', true),
        tile('outside', outside.length, 'made outside', '', true),
        tile('changes', changes.length, plural(changes.length, 'change'), deletes === 0 ? '' : (0,text_style/* counted */.hS)(deletes, 'delete'), false),
    ]}</ul>
${Array.from(uncommitted, ([first]) => html `<p class="alert" role="note">${(0,text_style/* minuteOf */.iA)(first.at)}: ${(0,summarize/* uncommittedSentence */.$d)(first.commit ?? '')}</p>\n`)}<dl class="facts">${[
        fact('Period', periodText(report)),
        fact('Service', service),
        fact('Ledger commit', idMarkup(ledger.tip)),
        fact('Signatures', signatures),
    ]}</dl>
<p class="note">To check this page, in a clone of the ledger:</p>
<pre>git fsck --full
cip-sync audit verify --contains ${ledger.tip} --signers FILE
cip-sync audit --html --out again.html</pre>
<p class="note">It shows what was read and done, as the ledger has it. It does not show what was added and deleted again between two readings, nor who made a change outside this repository. An edit of the newest run file breaks no chain: only a signature or <code>--contains</code> shows it.</p>\n`;
    const refusals = refused.map((one) => html `${timeTag(one.at)}: ${refusedSentence(one)} · ${linksOf(one.run_url).run}`);
    const [firstLook, lastLook] = [looks[0], looks.at(-1)];
    const readings = firstLook === undefined || lastLook === undefined
        ? `No reading ${from === null ? 'yet' : 'in this period'}.`
        : `${(0,text_style/* counted */.hS)(looks.length, 'reading')}, from ${(0,text_style/* minuteOf */.iA)(firstLook.at)} to ${(0,text_style/* minuteOf */.iA)(lastLook.at)}; the last one listed ${(0,text_style/* counted */.hS)(lastLook.assets, 'asset')}.`;
    return renderPage({
        title: `${organization}: audit of the inventory, ${ledger.tip.slice(0, 12)}`,
        kicker: 'NERC CIP compliance inventory: CIP-002 R2',
        organization,
        tool,
        madeAt,
        lead,
        contents: [
            { id: 'findings', title: 'Findings' },
            { id: 'changes', title: html `Changes ${(0,text_style/* grouped */.zD)(changes.length)}` },
            { id: 'outside', title: html `Made outside ${(0,text_style/* grouped */.zD)(outside.length)}` },
            { id: 'refused', title: html `Refused runs ${(0,text_style/* grouped */.zD)(refused.length)}` },
            { id: 'readings', title: 'Readings and gaps' },
        ],
        main: [
            section('findings', 'Findings', findings(verified)),
            section('changes', 'Changes', changeDays(changes)),
            section('outside', 'Made outside this repository', outsideDays(outside)),
            section('refused', 'Refused runs', listOr('None.', refusals, null)),
            section('readings', 'Readings and gaps', html `<p>${readings}</p>\n${listOr('No gaps.', gaps.map(gapSentence), 'bad')}`),
        ],
    });
}
function listOr(none, lines, kind) {
    return lines.length === 0 ? html `<p class="none">${none}</p>\n` : html `${list(lines, kind)}\n`;
}
const VERDICT_KINDS = { BROKEN: 'bad', findings: 'bad', holds: 'good', 'not checked': 'unchecked' };
function findings(verified) {
    const lines = checkVerdicts(verified).map(({ title, verdict, hint, lines: problems }) => {
        const found = problems.length === 0 ? null : list(problems.map(({ text }) => text));
        return html `<li>${title}: <b class="${VERDICT_KINDS[verdict]}">${verdict}</b>${hint === '' ? null : html `<span class="unchecked">. ${hint}</span>`}${found}</li>\n`;
    });
    return html `<p>${verifiedSentence(verified)}</p>
<ol>
${lines}</ol>\n`;
}
/** A day that folds. One with a delete is open, so that nobody misses it. */
function dayPart(day, isOpen, beside, body) {
    return html `<details class="day"${isOpen ? html ` open` : null}>
<summary><h3>${day}</h3> <span class="count">${beside}</span></summary>
<div>
${body}</div></details>\n`;
}
function changeDays(changes) {
    if (changes.length === 0)
        return html `<p class="none">None.</p>\n`;
    return Array.from((0,group/* groupBy */.$z)(changes, ({ at }) => at.slice(0, 10)), ([day, some]) => {
        const deletes = some.filter(({ after }) => after === null).length;
        const open = some.filter(({ outcome }) => !(0,result/* hasSucceeded */.yO)(outcome)).length;
        const beside = html `${(0,text_style/* counted */.hS)(some.length, 'change')}${deletes === 0 ? null : html `, <b class="bad">${(0,text_style/* counted */.hS)(deletes, 'delete')}</b>`}${open === 0 ? ', all done' : html `, <b class="bad">${(0,text_style/* grouped */.zD)(open)} not done</b>`}`;
        return dayPart(day, deletes > 0, beside, [...groupByRun(some).values()].map(runPart));
    });
}
/** The changes of one run for the same people: who they are, where it ran, then the changes, deletes first. */
function runPart(some) {
    const first = some[0];
    const { at, commit, run_url, ledger_commit, pull_requests } = first;
    const links = linksOf(run_url);
    const reason = reasonSentence(first);
    const origin = [
        ...pull_requests.map((number) => links.pullRequest(number)),
        html `<time datetime="${at}">${at.slice(11, 16)} UTC</time>`,
        ...(reason === '' ? [] : [reason]),
        links.run,
        ...(commit === null ? [] : [links.commit(commit)]),
        html `ledger ${idMarkup(ledger_commit.slice(0, 7))}`,
    ];
    const rows = some
        .map(({ asset_id, outcome, reason: why, before, after }) => {
        const row = (0,change_row/* changeRow */.L_)({ id: asset_id, before: sideOf(before), after: sideOf(after) });
        const last = (0,result/* hasSucceeded */.yO)(outcome)
            ? html `<span class="good">${outcome}</span>`
            : html `<span class="bad">${outcome}</span>${why === null ? null : html ` <small>${why}</small>`}`;
        return { row, last };
    })
        .sort((a, b) => (0,change_row/* compareRows */.fz)(a.row, b.row));
    return html `<div class="run"><h4>${askedSentence(first)}, ${approvedSentence(first)}</h4>
<p class="origin">${origin.map((fact, index) => html `${index === 0 ? null : ' · '}${fact}`)}</p>
${rowTable(rows.map(({ row, last }) => pageRow(row, last)))}</div>\n`;
}
function sideOf(state) {
    if (state === null)
        return null;
    const { name, asset_type, cyber_system_id: id, cyber_system, site, impact_rating: rating } = state;
    return { name, asset_type, system: { id, name: cyber_system ?? id, site, rating } };
}
function pageRow({ kind, system, asset, change, id }, outcome) {
    const rating = system.rating === null ? null : html ` <small>${nameMarkup(system.rating)}</small>`;
    const place = html `${rowText((0,change_row/* siteAndName */.QJ)(system))}${rating}`;
    return { kind, system: place, asset: nameMarkup(asset), change: rowText(change), assetId: id, outcome };
}
function outsideDays(outside) {
    if (outside.length === 0)
        return html `<p class="none">None.</p>\n`;
    return Array.from((0,group/* groupBy */.$z)(outside, ({ before_look }) => before_look.slice(0, 10)), ([day, some]) => {
        const between = Array.from((0,group/* groupBy */.$z)(some, betweenReadings), ([title, members]) => html `<div class="run"><h4>${title}</h4>
${rowTable(members.map(outsideRow))}</div>\n`);
        const hasDelete = some.some((one) => isAsset(one) && one.after === null);
        return dayPart(day, hasDelete, (0,text_style/* counted */.hS)(some.length, 'change'), between);
    });
}
function outsideRow(one) {
    const outcome = html `<span class="bad">made outside</span>`;
    if (!isAsset(one)) {
        const name = nameMarkup((one.after ?? one.before)?.name ?? '');
        const system = one.of === 'cyber-system' ? name : html `${one.of} ${name}`;
        return { kind: 'place', system, asset: null, change: rowContrast(one), assetId: one.id, outcome };
    }
    return pageRow((0,change_row/* changeRow */.L_)({ id: one.id, before: sideOf(one.before), after: sideOf(one.after) }), outcome);
}

// EXTERNAL MODULE: ./lib/commands/cli/flags.js + 2 modules
var cli_flags = __webpack_require__(7986);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
;// CONCATENATED MODULE: ./lib/commands/audit.js
// `audit` and `audit verify` answer questions from a clone of the ledger, offline: what was changed, by whom and with
// whose approval; the list at a date; whether the ledger is whole.














/** More days than this between two readings are a gap. */
const MAX_GAP_DAYS = 35;
async function cliAudit(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const { html, csv, json, at, signers } = flags;
    if ([html, csv, json].filter((format) => format === true).length > 1)
        throw new result/* ConfigurationError */.j1('audit', 'takes one format: --html, --csv or --json.');
    // A flag that would have no effect is refused, because you would misread the answer.
    if (signers !== undefined && (html !== true || at !== undefined))
        throw new result/* ConfigurationError */.j1('--signers', 'is for the page of changes. Give --html, or use audit verify.');
    const clone = await cloneOf(flags, cli);
    (0,run_files/* putOut */.SN)(await (typeof at === 'string' ? listAnswer(at, flags, clone) : changesAnswer(flags, cli, clone)), flags, cli);
    return 0;
}
/** `--at`: the list as of the last reading by then. */
async function listAnswer(at, flags, clone) {
    const other = ['from', 'to'].find((name) => flags[name] !== undefined);
    if (other !== undefined)
        throw new result/* ConfigurationError */.j1(`--at and --${other}`, 'exclude each other. Give one of them.');
    if (flags.html === true)
        throw new result/* ConfigurationError */.j1('--html', 'shows changes, not a list. Give --csv for the list.');
    // What is neither a date nor a time names a commit.
    const moment = /^\d{4}-/.test(at) ? { time: instantOf('--at', at, 'end') } : { commit: at };
    const subject = subjectOf(flags);
    const list = auditList(await listAt(clone, moment), subject);
    const { system } = subject;
    // A misspelt system would give a list without assets, as if the system were empty.
    if (system !== null && !list.systems.some(({ id, name }) => id === system || name === system))
        throw new result/* ConfigurationError */.j1('--system', `names ${(0,report_escape/* word */.Vm)(system)}, which the list of ${at} does not have.`);
    if (flags.json === true)
        return (0,report_escape/* printedJson */.xL)(list);
    return flags.csv === true ? listCsv(list) : listText(list);
}
/** The changes of a period, of one asset or of one system. */
async function changesAnswer(flags, cli, clone) {
    const history = await historyOf(clone);
    const subject = subjectOf(flags);
    const { asset, system } = subject;
    // Each flag is checked by itself, so that the message names it.
    for (const [flag, name, one] of [
        ['--asset', asset, { asset, system: null }],
        ['--system', system, { asset: null, system }],
    ]) {
        if (isKnown(history, one))
            continue;
        const problem = `names ${(0,report_escape/* word */.Vm)(name ?? '')}, which no list and no change of this ledger has. Check its spelling: case counts.`;
        throw new result/* ConfigurationError */.j1(flag, problem);
    }
    const from = typeof flags.from === 'string' ? instantOf('--from', flags.from, 'start') : null;
    const to = typeof flags.to === 'string' ? instantOf('--to', flags.to, 'end') : null;
    if (from !== null && to !== null && from > to)
        throw new result/* ConfigurationError */.j1('--from', 'is later than --to. Name the earlier one first.');
    // Before its first reading a ledger knows nothing. An empty answer would look like a time without changes.
    const isRead = history.entries.some(({ run }) => run.live_sha256 !== null && Date.parse(run.read_at) <= (to ?? Infinity));
    if (to !== null && !isRead)
        throw new result/* ConfigurationError */.j1('--to', 'is before the first reading of this ledger. Name a later day, or leave it out.');
    const report = auditHistory(history, { from, to }, subject, maxGapOf(flags));
    for (const { code, commit } of [...checkLinear(history), ...checkLists(history)]) {
        cli.terminal.err(`warning: the ledger is broken at ${commit} (${code}). For details, run: cip-sync audit verify.\n`);
    }
    if (flags.json === true)
        return (0,report_escape/* printedJson */.xL)(report);
    if (flags.csv === true)
        return auditCsv(report);
    if (flags.html === true) {
        const verified = await verifiedLedger(flags, cli, clone, history, await alteredObjects(clone));
        return auditPage(report, { tool: (0,model/* toolOf */.wS)(cli), madeAt: new Date(cli.clock.now()).toISOString(), verified });
    }
    return auditText(report, (0,text_style/* painter */.C2)(cli.terminal.color && (flags.out === undefined || flags.out === '-')));
}
async function cliAuditVerify(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const clone = await cloneOf(flags, cli);
    // An unreadable history is reported first.
    const looking = (0,rejections/* early */.Q3)(alteredObjects(clone));
    const history = await historyOf(clone);
    const verified = await verifiedLedger(flags, cli, clone, history, await looking);
    cli.terminal.out(flags.json === true ? (0,report_escape/* printedJson */.xL)(verified) : verifyText(verified, (0,text_style/* painter */.C2)(cli.terminal.color)));
    if (verified.problems.some(({ severity }) => severity === 'broken'))
        return 1;
    return verified.problems.length > 0 && flags.detailedExitcode === true ? 2 : 0;
}
async function verifiedLedger({ signers, inventory, contains, ...flags }, { cwd, env }, clone, history, altered) {
    const signersFile = typeof signers === 'string' ? (0,external_node_path_.resolve)(cwd, signers) : null;
    if (signersFile !== null)
        (0,run_files/* readNamed */.Mk)('--signers', signersFile);
    const place = typeof inventory === 'string' ? offlinePlace((0,external_node_path_.resolve)(cwd, inventory), env) : null;
    return verifyHistory({
        history,
        altered,
        signatures: signersFile === null ? null : await signaturesOf(clone, history, signersFile),
        contains: typeof contains === 'string' ? contains.split('\n') : [],
        inventory: place === null ? null : await inventoryReader(place, history),
        maxGapDays: maxGapOf(flags),
    });
}
/** `--dir DIR`, `DIR#BRANCH` or `#BRANCH`; the current folder where none is named. */
async function cloneOf(flags, { cwd, env }) {
    (0,cli_flags/* refuseEmpty */.Ot)(flags);
    for (const contains of typeof flags.contains === 'string' ? flags.contains.split('\n') : [])
        (0,cli_flags/* refuseEmpty */.Ot)({ contains });
    const [, folder = '', branch = ''] = /^(.*?)(?:#([^#]*))?$/s.exec(typeof flags.dir === 'string' ? flags.dir : '') ?? [];
    return openClone(offlinePlace((0,external_node_path_.resolve)(cwd, folder), env), branch || null);
}
function subjectOf({ asset, system }) {
    return { asset: typeof asset === 'string' ? asset : null, system: typeof system === 'string' ? system : null };
}
/** The start or the end of a day in UTC, or a time, in ms. */
function instantOf(flag, text, side) {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
    const isTime = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text);
    const clock = side === 'start' ? '00:00:00.000' : '23:59:59.999';
    const at = isDay ? Date.parse(`${text}T${clock}Z`) : isTime ? Date.parse(text) : Number.NaN;
    // The language takes 30 February for 2 March, and 24:00 for the next day.
    const day = text.slice(0, 10);
    const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true && text.slice(11, 13) !== '24';
    if (!Number.isNaN(at) && isReal)
        return at;
    throw new result/* ConfigurationError */.j1(flag, 'must be a date, such as 2026-03-01, or a time, such as 2026-03-01T06:17:00Z.');
}
function maxGapOf({ maxGap }) {
    if (maxGap === undefined)
        return MAX_GAP_DAYS;
    if (typeof maxGap === 'string' && /^\d{1,9}$/.test(maxGap))
        return Number(maxGap);
    throw new result/* ConfigurationError */.j1('--max-gap', 'must be a number of days.');
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   QW: () => (/* binding */ heldOpen),
/* harmony export */   SN: () => (/* binding */ putOut),
/* harmony export */   az: () => (/* binding */ evidenceFile),
/* harmony export */   nP: () => (/* binding */ writeEvidence),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony exports writeWhole, unwritable, planPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
// Files that a run leaves or is given: plan, evidence. They are written completely or not at all. Only their
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
/** Where one apply leaves its evidence. The name holds the start time, to the millisecond, and the process. */
function evidenceFile(folder, startedAt) {
    refuseLink(folder);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stampOf(startedAt)}.json`);
}
/** Where one run leaves its plan. The next step of the job leaves its own plan beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return join(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A pull request may bring a link, which would send names elsewhere. */
function refuseLink(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // Links on the way to the working directory belong to its owner. Links below it may come from anyone.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        let isLink = false;
        try {
            isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).isSymbolicLink();
        }
        catch {
            // If the path cannot be read, the later write fails and reports it.
        }
        if (isLink)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        if (!isBelow)
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** Writes the record of an apply. Throws a ConfigurationError if the system cannot store it. */
function writeEvidence(path, document) {
    try {
        writeWhole(path, jsonText(document));
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `cannot store the record of the apply (${error.code}). Make room there, or name another folder.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', problem, { cause: error });
    }
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

/***/ 1183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ rearm),
/* harmony export */   rN: () => (/* binding */ spreadsheet),
/* harmony export */   zT: () => (/* binding */ csvLine)
/* harmony export */ });
/* unused harmony export disarm */
// Writes CSV cells (RFC 4180). A cell that a spreadsheet would run as a formula is made harmless, and the import
// reverses that. A formula may also start behind a separator inside a cell (OWASP, "CSV Injection").
/** What starts a formula, including the full-width forms that some spreadsheets normalize. */
const MARKS = '=+-@＝＋－＠';
/** Where the locale separates with semicolons, a semicolon or a line break inside a cell starts another cell. */
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
/** Puts an apostrophe before each formula in the cell, so that a spreadsheet shows text. */
function disarm(cell) {
    // Without a separator a formula can only be at the start. Most cells are names, with a hyphen at most.
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}
/** Reverses `disarm`. Other exports put the same apostrophe before formulas. */
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}
function isBlank(character) {
    return character === '"' || character.trim() === '';
}
/**
 * Replaces the text up to each formula by what `write` makes of it. Each text starts at the separator before it.
 * Quotes, white space and then apostrophes may be between the separator and the formula. This is one pass, because a
 * regular expression would try every separator of a run again.
 */
function atFormulas(cell, write) {
    let text = '';
    let copied = 0;
    let isBehind = false;
    let isQuoted = false;
    for (let at = 0; at < cell.length; at++) {
        const character = cell.charAt(at);
        if (SEPARATORS.includes(character)) {
            isBehind = true;
            isQuoted = false;
        }
        else if (!isBehind)
            continue;
        else if (character === "'")
            isQuoted = true;
        else if (isQuoted || !isBlank(character)) {
            if (MARKS.includes(character)) {
                text += write(cell.slice(copied, at));
                copied = at;
            }
            isBehind = false;
        }
    }
    return text + cell.slice(copied);
}
const QUOTED = /[",\r\n]/;
function quotedCell(cell) {
    return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
/** One record with its line end. */
function csvLine(cells) {
    return `${cells.map(quotedCell).join(',')}\n`;
}
/** Text that is neither quoted nor a formula. One test settles nearly every cell. */
const PLAIN = /^\w[\w ./()-]*$/;
/**
 * Records for spreadsheets, with CRLF line ends and harmless formulas. A hot path: in sorted rows the first cells
 * repeat those of the row above.
 */
function spreadsheet(rows) {
    let above = [];
    // The text of the first cells of the row above, by how many they are.
    const begun = [''];
    const lines = rows.map((row) => {
        let at = 0;
        while (at < row.length && row[at] === above[at])
            at++;
        for (; at < row.length; at++) {
            const cell = row[at];
            begun[at + 1] = `${begun[at]}${at === 0 ? '' : ','}${PLAIN.test(cell) ? cell : quotedCell(disarm(cell))}`;
        }
        above = row;
        return `${begun[row.length]}\r\n`;
    });
    return lines.join('');
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

/** 96 bits. Short, because the record of a plan with thousands of changes must fit one check run. */
const FINGERPRINT_CHARACTERS = 16;
/** 48 bits are enough: it only counts for an asset whose live name an apply gave it that was cut off. */
const TARGET_CHARACTERS = 8;
/** 16 characters (base64url) of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
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
 * Identifies the state in which a change of an asset ends, whatever it starts from. `after` is null for a delete. Eight
 * characters (base64url) over organization, id and after.
 */
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
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


/***/ })

};
