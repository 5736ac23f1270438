export const id = 1621;
export const ids = [1621,701,5645];
export const modules = {

/***/ 1621:
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
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/ledger/run-file.js
var run_file = __webpack_require__(4187);
// EXTERNAL MODULE: ./lib/ledger/tree.js
var tree = __webpack_require__(8089);
;// CONCATENATED MODULE: ./lib/ledger/history.js
// The history of a ledger: its commits, read once and in order, each held against the one before. What does not fit is
// a problem of that commit; reading goes on, so that all of them are told.



const NOTHING = { facilities: new Map(), controlCenters: new Map(), systems: new Map() };
async function readLedgerHistory(log) {
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
                for (const asset of (0,tree/* assetRows */.WJ)(records.removed, records.header.before, system))
                    removed.set(asset.id, asset);
                for (const asset of (0,tree/* assetRows */.WJ)(records.added, records.header.after, system))
                    added.set(asset.id, asset);
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
        const removed = new Map((0,tree/* rowsOf */.RO)(records.removed, records.header.before).map((row) => [row.id ?? '', row]));
        const added = new Map((0,tree/* rowsOf */.RO)(records.added, records.header.after).map((row) => [row.id ?? '', row]));
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
function actionOf({ before, after }) {
    if (before === null)
        return 'create';
    return after === null ? 'delete' : 'update';
}
/** null for an asset that is not there. */
function isSameAsset(a, b) {
    if (a === null || b === null)
        return a === b;
    return a.name === b.name && a.cyber_system_id === b.cyber_system_id && a.asset_type === b.asset_type;
}
class StoredFiles {
    #files = new Map();
    paths() {
        return [...this.#files.keys()];
    }
    text(path) {
        const file = this.#files.get(path);
        if (file === undefined || file.lines.length === 0)
            return '';
        return file.lines.join('\n') + (file.endsLine ? '\n' : '');
    }
    sha256(path) {
        const file = this.#files.get(path);
        const hash = file?.sha256 ?? (0,fingerprint/* sha256 */.sc)(this.text(path));
        if (file !== undefined)
            file.sha256 = hash;
        return hash;
    }
    /** Applies what a commit did to a file, and tells the records that went and came. */
    apply(diff) {
        const before = this.#files.get(diff.path) ?? { lines: [], endsLine: true, hasLong: false, sha256: null };
        const touched = diff.hunks.flatMap((hunk) => [...hunk.removed, ...hunk.added]);
        const hasLong = before.hasLong || touched.some((line) => !(0,tree/* isWholeRecord */.Vw)(line));
        const header = before.lines[0] ?? '';
        const earlier = hasLong ? (0,tree/* recordsOf */.tO)(before.lines) : [];
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
            return { header: headers, ...differing(earlier.slice(1), (0,tree/* recordsOf */.tO)(after.lines).slice(1)) };
        // A hunk at the top of a file holds its header.
        const records = (of) => diff.hunks.flatMap((hunk) => hunk[of].slice(hunk.at === 0 ? 1 : 0));
        return { header: headers, removed: records('removed'), added: records('added') };
    }
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

;// CONCATENATED MODULE: ./lib/ledger/explain.js
// What explains a changed line of the lists: an executed change of its own run, of a run that was under way between its
// own two entries, or of one that came to the ledger without lists. What nothing explains was made outside.





function explainHistory({ entries, ledger }) {
    const windows = windowsOf(entries);
    const outside = [];
    const notListed = [];
    const assets = new Map();
    let since = null;
    for (const [index, entry] of entries.entries()) {
        if (entry.run.live_sha256 === null)
            continue;
        const now = windows.filter(({ opens, closes }) => opens < index && index <= closes);
        for (const change of entry.assets) {
            if (change.after === null)
                assets.delete(change.id);
            else
                assets.set(change.id, change.after);
            if (since === null || entry.isFirst || isExplained(change, now, entry, ledger?.organization ?? ''))
                continue;
            outside.push({ entry, since, duringRun: entry.run.kind === 'applied', asset: change, place: null });
        }
        for (const place of since === null || entry.isFirst ? [] : entry.places) {
            outside.push({ entry, since: since, duringRun: entry.run.kind === 'applied', asset: null, place });
        }
        for (const window of now)
            if (window.closes === index)
                notListed.push(...missingOf(window, assets, entry));
        since = entry;
    }
    const interrupted = windows.flatMap(({ evidence, entry, changes }) => evidence === null ? [{ seen: entry, changes }] : []);
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
            const closes = nextListing(entries, index, (later) => later.run.kind === 'seen');
            const intent = new Set(run.intent.fingerprints);
            windows.push({ opens: index, closes, entry, evidence: null, open: new Map(), intent, changes: [] });
        }
        else if (run.kind === 'applied') {
            const { evidence } = run;
            // Lists that were read before the run's end need not show all of it.
            const isLater = (later) => Date.parse(later.run.read_at) >= Date.parse(evidence.ended_at);
            const closes = run.live_sha256 === null ? nextListing(entries, index, isLater) : index;
            const opens = begun.get(index) ?? -1;
            windows.push({ opens, closes, entry, evidence, open: writtenOf(evidence), intent: new Set(), changes: [] });
        }
    }
    return windows;
}
/** Of each end the intent: the one that its evidence names, else the last of its run, since a run may apply twice. */
function beginnings(entries) {
    const begun = new Map();
    const byCommit = new Map();
    const byRun = new Map();
    for (const [index, entry] of entries.entries()) {
        if (entry.run.kind === 'seen') {
            byCommit.set(entry.commit, index);
            byRun.set(runOf(entry), index);
        }
        else if (entry.run.kind === 'applied') {
            const begin = byCommit.get(entry.run.evidence.ledger?.commit ?? '') ?? byRun.get(runOf(entry));
            if (begin !== undefined)
                begun.set(index, begin);
        }
    }
    return begun;
}
/** Two attempts of one run are two runs here. */
function runOf({ name }) {
    return `${name.run}-${name.attempt}`;
}
function nextListing(entries, from, isIt) {
    const index = entries.findIndex((entry, at) => at > from && entry.run.live_sha256 !== null && isIt(entry));
    return index < 0 ? entries.length : index;
}
/** Every change that a request was sent for, whatever came of it. */
function writtenOf({ changes }) {
    const written = new Map();
    for (const change of changes) {
        if (change.attempts === 0 && !(0,result/* hasSucceeded */.yO)(change.outcome))
            continue;
        (0,group/* addUnder */.QQ)(written, change.id ?? unknownId(change.after), change);
    }
    return written;
}
function unknownId(state) {
    return `\0${state?.cyber_system_id}\0${state?.name}`;
}
function isExplained(change, windows, entry, organization) {
    return byExecuted(change, windows) || byIntent(change, windows, entry, organization);
}
/** Several runs may have changed one asset between two lists, one after another. */
function byExecuted({ id, before, after }, windows) {
    const steps = windows.flatMap(({ open }) => [...(open.get(id) ?? []), ...(open.get(unknownId(after)) ?? [])]);
    const taken = new Set();
    let state = before;
    while (taken.size === 0 || !isSameAsset(state, after)) {
        const step = steps.find((each) => !taken.has(each) && startsFrom(each, state));
        if (step === undefined)
            return false;
        // The second of its two writes may show in a later list.
        if (isParkedOf(step, after))
            break;
        taken.add(step);
        state = step.after;
    }
    for (const { open } of windows) {
        for (const key of [id, unknownId(after)]) {
            const group = open.get(key);
            if (group !== undefined)
                open.set(key, group.filter((each) => !taken.has(each)));
        }
    }
    return true;
}
/** From where the change starts, or from its own first write of two (design section 7, Order). */
function startsFrom(change, state) {
    return isSameAsset(change.before, state) || isParkedOf(change, state);
}
/** Whether the asset stands as after the first of two writes: all final, but the name for a while. */
function isParkedOf({ after }, state) {
    return after !== null && state !== null && isSameAsset({ ...after, name: after.name + names/* SWAP_SUFFIX */.m5 }, state);
}
/** A run that was cut off left the fingerprints of what it was about to do. */
function byIntent(change, windows, entry, organization) {
    const candidates = windows.filter(({ evidence }) => evidence === null);
    if (candidates.length === 0)
        return false;
    const print = fingerprintOf(change, organization);
    const window = candidates.find(({ intent }) => intent.has(print));
    window?.changes.push({ entry, change });
    return window !== undefined;
}
function fingerprintOf(change, organization) {
    const { id, before, after } = change;
    return (0,fingerprint/* fingerprint */.Rj)({ organization, action: actionOf(change), id: before === null ? null : id, before, after });
}
/** Done changes that no list showed on the way, and that do not stand in the last one either. */
function missingOf({ evidence, entry, open }, assets, last) {
    if (evidence === null)
        return [];
    const unsettled = new Set(evidence.differences.map((difference) => difference.fingerprint));
    const left = new Set([...open.values()].flat());
    return evidence.changes
        .filter((change) => left.has(change) && (0,result/* hasSucceeded */.yO)(change.outcome) && change.id !== null)
        .filter(({ id, after }) => !isSameAsset(assets.get(id ?? '') ?? null, after))
        .map((change) => ({ entry, change, isTold: unsettled.has(change.fingerprint) || last !== entry }));
}

// EXTERNAL MODULE: ./lib/ledger/review.js
var review = __webpack_require__(661);
;// CONCATENATED MODULE: ./lib/ledger/audit.js




const DAY_MS = 86_400_000;
function auditHistory(history, period, subject, maxGapDays) {
    const { ledger, entries } = history;
    const explained = explainHistory(history);
    const isWanted = wanted(entries, subject);
    const isIn = (time) => isWithin(Date.parse(time), period);
    const reviews = entries.flatMap((entry) => (entry.run.kind === 'review' ? [reviewOf(entry, entry.run.review)] : []));
    const isNarrow = subject.asset !== null || subject.system !== null;
    return {
        format_version: '1.0',
        organization: ledger?.organization ?? '',
        service: ledger?.service ?? '',
        ledger: { first: history.first ?? '', tip: history.tip ?? '', continues: ledger?.continues ?? null },
        from: period.from === null ? null : iso(period.from),
        to: period.to === null ? null : iso(period.to),
        changes: changesOf(entries, explained).filter((change) => isIn(change.at) && isWanted(change)),
        outside: explained.outside
            .map(outsideOf)
            .filter((one) => meets(one.after_look, one.before_look, period) && isWanted(one)),
        refused: isNarrow ? [] : entries.flatMap(refusedOf).filter(({ at }) => isIn(at)),
        reviews: isNarrow ? [] : reviews.filter(({ at }) => isIn(at)),
        next_review_due: (0,review/* nextReviewDue */.uD)(reviews.map(({ date }) => date)),
        looks: entries.flatMap(lookOf).filter(({ at }) => isIn(at)),
        gaps: gapsOf(history, explained, maxGapDays).filter(({ from, to }) => meets(from, to ?? from, period)),
    };
}
function isWithin(at, { from, to }) {
    return (from === null || at >= from) && (to === null || at <= to);
}
/** Whether a time that nobody knows closer than by its bounds may be of the period. */
function meets(earliest, latest, { from, to }) {
    return (from === null || Date.parse(latest) >= from) && (to === null || Date.parse(earliest) <= to);
}
/** Every change of every run, and what later lists show of runs that were cut off; in the order of time. */
function changesOf(entries, { interrupted }) {
    const executed = entries.flatMap((entry) => entry.run.kind === 'applied' ? executedOf(entry, entry.run.evidence) : []);
    const cut = interrupted.flatMap(({ seen, changes }) => changes.map(({ entry, change }) => cutOf(seen, entry, change)));
    return [...executed, ...cut].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
function executedOf(entry, evidence) {
    return evidence.changes.map((change) => {
        const pulls = showing(change, evidence);
        const approvals = pulls.flatMap((pull) => pull.approvals.map(approvalOf));
        return {
            at: change.ended_at ?? evidence.ended_at,
            action: change.action,
            asset_id: change.id,
            before: stateOf(change.before, entry.before),
            after: stateOf(change.after, entry.directory),
            outcome: change.outcome,
            reason: change.reason,
            asked_by: [...new Set(pulls.map(({ author }) => author))],
            approved_by: approvals,
            approval: approvalText(evidence),
            pull_requests: pulls.map(({ number }) => number),
            commit: evidence.commit,
            actor: evidence.actor,
            run_url: evidence.run_url,
            ledger_commit: entry.commit,
        };
    });
}
/** The pull requests that showed the change. */
function showing({ shown_in }, { pull_requests }) {
    return pull_requests.filter(({ number }) => shown_in?.includes(number) === true);
}
function approvalOf({ user, submitted_at, commit_id }) {
    return { user, at: submitted_at, commit: commit_id ?? null };
}
function approvalText({ approval: { mode, by } }) {
    return by ?? mode;
}
function cutOf({ commit: seenCommit, run }, entry, change) {
    const { id, before, after } = change;
    return {
        ...{ at: entry.run.read_at, action: actionOf(change), asset_id: id, outcome: 'interrupted' },
        reason: `The run of ledger commit ${seenCommit} was cut off; this list shows the change.`,
        before: stateOf(before, entry.before),
        after: stateOf(after, entry.directory),
        ...{ asked_by: [], approved_by: [], pull_requests: [], actor: null, run_url: null },
        approval: run.kind === 'seen' ? approvalText(run.intent) : '',
        commit: run.commit,
        ledger_commit: entry.commit,
    };
}
function stateOf(state, directory) {
    if (state === null)
        return null;
    const { name, asset_type, cyber_system_id } = state;
    const system = directory.systems.get(cyber_system_id);
    return { name, asset_type, cyber_system_id, cyber_system: system?.name ?? null, site: siteOf(system, directory) };
}
/** The control center where systems say theirs, else the facility. */
function siteOf(system, directory) {
    const center = system?.control_center_id ?? '';
    const facility = system?.facility_id ?? '';
    if (center !== '')
        return directory.controlCenters.get(center)?.name ?? center;
    return facility === '' ? null : (directory.facilities.get(facility)?.name ?? facility);
}
function outsideOf({ entry, since, duringRun, asset, place }) {
    const looks = { after_look: since.run.read_at, before_look: entry.run.read_at, during_run: duringRun };
    const context = { ...looks, ledger_commit: entry.commit };
    if (asset === null)
        return { ...context, ...placeOf(place) };
    const { id, before, after } = asset;
    return {
        ...{ ...context, of: 'cyber-asset', id },
        before: stateOf(before, entry.before),
        after: stateOf(after, entry.directory),
    };
}
function placeOf({ of, id, before, after }) {
    return { of, id, before, after };
}
function refusedOf({ run, commit }) {
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
function reviewOf({ run, commit }, review) {
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
function lookOf({ run, commit, assetCount }) {
    return run.live_sha256 === null
        ? []
        : [{ at: run.read_at, kind: run.kind, assets: assetCount, ledger_commit: commit }];
}
/** Looks that are too far apart, and runs without an end. */
function gapsOf({ entries }, { interrupted }, maxDays) {
    const cut = interrupted.map(({ seen, changes }) => {
        const to = changes.at(-1)?.entry.run.read_at ?? null;
        return { kind: 'interrupted', from: seen.run.read_at, to, days: null, ledger_commit: seen.commit };
    });
    return [...withoutLook(entries, maxDays), ...cut].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}
function withoutLook(entries, maxDays) {
    const gaps = [];
    let since = null;
    for (const [index, { run, commit }] of entries.entries()) {
        const isLook = run.live_sha256 !== null;
        const days = since === null ? 0 : (Date.parse(run.read_at) - Date.parse(since)) / DAY_MS;
        if (since !== null && days > maxDays && (isLook || index === entries.length - 1)) {
            gaps.push({ kind: 'no-look', from: since, to: run.read_at, days: Math.floor(days), ledger_commit: commit });
        }
        // A run without lists that is older than the look before it: the clock of that one was ahead.
        if (isLook || days < 0)
            since = run.read_at;
    }
    return gaps;
}
/** The lists of one look, of one asset or system where asked for. */
function auditList({ commit, ledger, run, next, directory, assets }, subject) {
    const { asset, system } = subject;
    const rows = assets.map((listed) => {
        const impact_rating = directory.systems.get(listed.cyber_system_id)?.impact_rating ?? null;
        return { id: listed.id, ...stateOf(listed, directory), impact_rating };
    });
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
    return ((0,compare/* compareText */.n)(a.site ?? '', b.site ?? '') ||
        (0,compare/* compareText */.n)(a.cyber_system ?? a.cyber_system_id, b.cyber_system ?? b.cyber_system_id) ||
        (0,compare/* compareText */.n)(a.name, b.name) ||
        (0,compare/* compareText */.n)(a.id, b.id));
}
/** By id, or by any name that it ever had: a history follows the id. */
function wanted(entries, { asset, system }) {
    const assets = asset === null ? null : new Set([asset, ...entries.flatMap((entry) => assetsNamed(entry, asset))]);
    const systems = system === null ? null : new Set([system, ...entries.flatMap((entry) => systemsNamed(entry, system))]);
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
/** Whether any list, or any change that was tried, has it: a name that is misspelt must not look like a quiet one. */
function isKnown({ entries }, { asset, system }) {
    return ((asset === null || entries.some((entry) => hasAsset(entry, asset))) &&
        (system === null || entries.some((entry) => hasSystem(entry, system))));
}
function hasAsset({ assets, run }, asset) {
    const tried = run.kind === 'applied' || run.kind === 'refused' ? run.evidence.changes : [];
    const isIt = (one) => one.id === asset || isNamed(one, asset);
    return assets.some(isIt) || tried.some(isIt);
}
function hasSystem({ places }, system) {
    return places.some((one) => one.of === 'cyber-system' && (one.id === system || isNamed(one, system)));
}
function isNamed({ before, after }, name) {
    return before?.name === name || after?.name === name;
}
function assetsNamed({ assets }, name) {
    return assets.flatMap((one) => (isNamed(one, name) ? [one.id] : []));
}
function systemsNamed({ places }, name) {
    return places.flatMap((one) => (one.of === 'cyber-system' && isNamed(one, name) ? [one.id] : []));
}
function iso(ms) {
    return new Date(ms).toISOString();
}

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

;// CONCATENATED MODULE: ./lib/ledger/clone.js
// A clone of the ledger, read offline: its history as it streams, and the lists at one commit.







/** A clone that cannot be read: what is wrong with it, as a sentence. */
class CloneError extends Error {
    name = 'CloneError';
}
/** Git that asks no server, in a folder. */
function offlinePlace(cwd, env) {
    return { cwd, env, ledger: { bare: null, reaches: false } };
}
/** Opens a folder at a branch; HEAD where none is named. Throws a CloneError. */
async function openClone(place, branch) {
    const git = (0,process.gitProcess)(place);
    await refuseNoRepository(git, place);
    const names = branch === null ? ['HEAD'] : [`refs/heads/${branch}`, `refs/remotes/origin/${branch}`, branch];
    for (const name of names) {
        const tip = await commitNamed(git, name);
        if (tip === null)
            continue;
        const ledger = await textAt(git, `${tip}:${run_file/* LEDGER_FILE */.th}`);
        if (ledger !== null)
            return { place, git, ref: name, tip };
    }
    const where = branch === null ? 'What is checked out there' : `The branch ${branch}`;
    throw new CloneError(`${where} is no ledger: it has no ${run_file/* LEDGER_FILE */.th}. Name the branch: --ledger DIR#BRANCH.`);
}
/** Else no name would be found, and the branch would be blamed. */
async function refuseNoRepository(git, { cwd }) {
    if (!(0,external_node_fs_.existsSync)(cwd))
        throw new CloneError(`The folder ${cwd} is not there. Clone the ledger, and name its folder: --ledger DIR.`);
    try {
        await git(['rev-parse', '--git-dir']);
    }
    catch (error) {
        if (!(error instanceof process/* GitError */.XS && /not a git repository/.test(error.output)))
            throw error;
        throw new CloneError(`The folder ${cwd} is no clone of git. Clone the ledger, and name its folder: --ledger DIR.`);
    }
}
function historyOf({ place, tip }) {
    return readLedgerHistory(readLog((0,process/* gitStream */.dP)(place, [...LOG_ARGUMENTS, tip])));
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
    const listing = await lastListing(git, until, latest);
    if (listing === null) {
        const when = 'time' in at ? new Date(at.time).toISOString() : until;
        throw new CloneError(`The ledger has no look by ${when}: it begins later.`);
    }
    const commit = await addedBy(git, until, listing.path);
    const next = await clone_nextListing(git, tip, listing);
    const ledger = (0,run_file/* readLedgerFile */.Uy)((await textAt(git, `${tip}:${run_file/* LEDGER_FILE */.th}`)) ?? '').value;
    if (ledger === null)
        throw new CloneError(`${run_file/* LEDGER_FILE */.th} is not as documented.`);
    return { commit, ledger, run: listing.run, next, ...(await listsOf(git, commit)) };
}
/** The last run until then that has lists, among those that stand at the commit. */
async function lastListing(git, commit, latest) {
    const paths = (await runPaths(git, commit)).filter((path) => timeOf(path) <= latest);
    for await (const some of listings(git, commit, paths.reverse())) {
        const last = some.findLast(({ run }) => Date.parse(run.read_at) <= latest);
        if (last !== undefined)
            return last;
    }
    return null;
}
/** When the lists were read next after that one. */
async function clone_nextListing(git, commit, { path, run: { seq } }) {
    const paths = (await runPaths(git, commit)).filter((each) => timeOf(each) >= timeOf(path));
    for await (const some of listings(git, commit, paths)) {
        const next = some.find(({ run }) => run.seq > seq);
        if (next !== undefined)
            return next.run.read_at;
    }
    return null;
}
/** Runs with lists, those of one second at a time: their names say no more, and they go by their numbers. */
async function* listings(git, commit, paths) {
    for (const some of (0,group/* groupBy */.$z)(paths, timeOf).values()) {
        const runs = await Promise.all(some.map(async (path) => ({ path, run: await runAt(git, commit, path) })));
        const listed = runs.flatMap(({ path, run }) => (run === null || run.live_sha256 === null ? [] : [{ path, run }]));
        yield listed.sort((a, b) => a.run.seq - b.run.seq);
    }
}
function timeOf(path) {
    return (0,run_file/* readRunPath */.vX)(path)?.at ?? 0;
}
async function runPaths(git, commit) {
    const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, 'runs/']);
    return listed
        .toString()
        .split('\0')
        .filter((path) => (0,run_file/* readRunPath */.vX)(path) !== null);
}
async function runAt(git, commit, path) {
    return (0,run_file/* readRunFile */.m8)((await textAt(git, `${commit}:${path}`)) ?? '').value;
}
async function addedBy(git, from, path) {
    const hash = await git(['log', '--format=%H', '--diff-filter=A', '--no-renames', '-1', from, '--', path]);
    return hash.toString().trim();
}
async function ledgerCommit({ git, tip }, name) {
    const commit = await commitNamed(git, name);
    if (commit !== null) {
        try {
            await git(['merge-base', '--is-ancestor', commit, tip]);
            return commit;
        }
        catch {
            // Not of this history: told below.
        }
    }
    throw new CloneError(`${name} is no commit of this ledger.`);
}
async function listsOf(git, commit) {
    const listed = await git(['ls-tree', '-r', '-z', '--full-tree', commit, 'live/']);
    const files = listed
        .toString()
        .split('\0')
        .flatMap((line) => {
        const tab = line.indexOf('\t');
        return tab < 0 ? [] : [{ path: line.slice(tab + 1), oid: line.slice(0, tab).split(' ')[2] ?? '' }];
    });
    const contents = await readObjects(git, files.map(({ oid }) => oid));
    const texts = new Map(files.map(({ path, oid }) => [path, contents.get(oid)?.toString('utf8') ?? '']));
    const rows = (path) => {
        const [header = '', ...records] = (0,tree/* recordsOf */.tO)(linesOf(texts.get(path) ?? ''));
        return new Map((0,tree/* rowsOf */.RO)(records, header).map((row) => [row.id ?? '', row]));
    };
    const assets = [...texts].flatMap(([path, content]) => {
        const system = (0,tree/* systemOfPath */.oA)(path);
        if (system === null)
            return [];
        const [header = '', ...records] = (0,tree/* recordsOf */.tO)(linesOf(content));
        return (0,tree/* assetRows */.WJ)(records, header, system);
    });
    const directory = { facilities: rows(tree/* FACILITIES */.yk), controlCenters: rows(tree/* CONTROL_CENTERS */.bA), systems: rows(tree/* SYSTEMS */.LB) };
    return { directory, assets };
}
function linesOf(content) {
    return content.replace(/\n$/, '').split('\n');
}
/** The commit that a name means; null for none. */
async function commitNamed(git, name) {
    if (name.includes('\0'))
        return null;
    return (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}
/** The text of an object, such as `COMMIT:PATH`; null where there is none. */
async function textAt(git, object) {
    const content = await git(['cat-file', '-p', object]).catch(() => null);
    return content === null ? null : content.toString();
}
/** Objects by their names, all in one process. */
async function readObjects(git, names) {
    const output = await git(['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
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

// EXTERNAL MODULE: ./lib/ledger/publish.js
var publish = __webpack_require__(4482);
// EXTERNAL MODULE: ./lib/ledger/signature.js
var signature = __webpack_require__(8847);
// EXTERNAL MODULE: ./lib/ledger/store.js
var store = __webpack_require__(1264);
;// CONCATENATED MODULE: ./lib/ledger/verify.js



function verifyHistory(input) {
    const { history, signers, maxGapDays } = input;
    const explained = explainHistory(history);
    const problems = [
        ...history.problems,
        ...(signers === null ? [] : signatureProblems(input, signers)),
        ...explained.outside
            .filter(({ duringRun }) => duringRun)
            .map(({ entry, asset, place }) => finding(4, 'outside-during-run', entry, asset?.id ?? place?.id ?? '')),
        ...explained.notListed.map(({ entry, change, isTold }) => notListed(entry, change, isTold)),
        ...history.entries.flatMap((entry) => approvalProblems(entry)),
        ...history.entries.flatMap((entry) => inventoryProblems(entry, input.inventory)),
        ...input.contains
            .filter((commit) => !isIn(history, commit))
            .map((commit) => ({
            check: 6,
            severity: 'broken',
            code: 'not-contained',
            commit: null,
            detail: commit,
        })),
        ...gapsOf(history, explained, maxGapDays).map((gap) => ({
            ...{ check: 7, severity: 'finding', code: gap.kind === 'no-look' ? 'gap' : 'interrupted' },
            commit: gap.ledger_commit,
            detail: gap.days === null ? gap.from : `${gap.from} ${gap.to} ${gap.days}`,
        })),
        ...continued(history),
    ];
    return {
        problems: problems.sort((a, b) => a.check - b.check),
        commits: history.commits.size,
        executed: history.entries.flatMap(verify_executedOf).length,
        outside: explained.outside.length,
        signed: signers !== null,
    };
}
function finding(check, code, entry, detail) {
    return { check, severity: 'finding', code, commit: entry.commit, detail };
}
function continued({ ledger, first }) {
    if (ledger === null || ledger.continues === null)
        return [];
    return [{ check: 1, severity: 'finding', code: 'continued', commit: first, detail: ledger.continues }];
}
/** An abbreviated commit is in the history when one of its commits begins so. */
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
        return [{ check: 3, severity: 'broken', code, commit, detail: '' }];
    });
}
function notListed(entry, { id, fingerprint }, isTold) {
    const detail = `${id ?? ''} ${fingerprint}`;
    if (isTold)
        return finding(4, 'not-converged', entry, detail);
    return { check: 4, severity: 'broken', code: 'done-not-listed', commit: entry.commit, detail };
}
const EXECUTED = new Set(['done', 'adopted', 'unknown']);
function verify_executedOf({ run }) {
    return run.kind === 'applied' ? run.evidence.changes.filter(({ outcome }) => EXECUTED.has(outcome)) : [];
}
function approvalProblems(entry) {
    if (entry.run.kind !== 'applied')
        return [];
    const { evidence } = entry.run;
    return verify_executedOf(entry).flatMap((change) => {
        const code = approvalProblem(change, evidence);
        return code === null ? [] : [finding(5, code, entry, `${change.id ?? ''} ${evidence.approval.mode}`)];
    });
}
/** Shown by a pull request that has a record and, under review, was approved on that head after it by somebody else. */
function approvalProblem(change, evidence) {
    const showers = showing(change, evidence).filter(({ record }) => record != null);
    if (showers.length === 0)
        return 'not-shown';
    if (evidence.approval.mode !== 'review')
        return null;
    const isApproved = showers.some(({ approvals, head, author, record }) => approvals.some(({ user, submitted_at, commit_id }) => {
        return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record.at);
    }));
    return isApproved ? null : 'not-approved';
}
function inventoryProblems(entry, look) {
    const { run } = entry;
    if (look === null || (run.kind !== 'applied' && run.kind !== 'refused'))
        return [];
    const { commit, files } = run.evidence;
    if (commit === null)
        return [];
    for (const { path, sha256 } of files) {
        const digest = look(commit, path);
        if (digest === 'no-commit')
            return [finding(5, 'inventory-lacks-commit', entry, commit)];
        if (digest === sha256)
            continue;
        const detail = `${commit} ${path}`;
        return [{ check: 5, severity: 'broken', code: 'inventory-differs', commit: entry.commit, detail }];
    }
    return [];
}

// EXTERNAL MODULE: ./lib/report/audit.js
var audit = __webpack_require__(1489);
// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
;// CONCATENATED MODULE: ./lib/report/audit-csv.js


const STATE_FIELDS = ['name', 'asset_type', 'cyber_system', 'cyber_system_id', 'site'];
/** Part of the interface: columns may be added behind the last, and none changes. */
const AUDIT_FIELDS = [
    ...['kind', 'at', 'action', 'asset_id'],
    ...STATE_FIELDS.map((field) => `before_${field}`),
    ...STATE_FIELDS.map((field) => `after_${field}`),
    ...['outcome', 'reason', 'asked_by', 'approved_by', 'approved_at', 'approval', 'pull_requests', 'commit', 'actor'],
    ...['run_url', 'after_look', 'before_look', 'ledger_commit'],
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
function table(rows, columns, fields) {
    const chosen = columns ?? fields.map((field) => ({ header: field, field }));
    const head = chosen.map(({ header }) => header);
    const lines = rows.map((row) => chosen.map(({ field }) => row[field] ?? ''));
    return [head, ...lines].map((cells) => (0,csv/* csvLine */.zT)(cells.map(csv/* disarm */.Jt), '\r\n')).join('');
}
function auditRows({ changes, outside, refused, reviews }) {
    const rows = [
        ...changes.map((change) => ({
            ...strings({ kind: 'change', ...change, action: (0,audit/* verbOf */.rl)(change) }),
            ...states(change.before, change.after),
            ...approvals(change.approved_by),
        })),
        ...outside.map((one) => ({
            ...strings({ kind: 'outside', at: one.before_look, ...one, asset_id: one.id }),
            ...((0,audit/* isAsset */.vY)(one)
                ? { action: (0,audit/* verbOf */.rl)(one), ...states(one.before, one.after) }
                : { action: one.of, reason: (0,audit/* rowContrast */.T7)(one) }),
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
        const system = bySystem.get(asset.cyber_system_id) ?? {};
        const { facility_id = '', control_center_id = '' } = system;
        return {
            ...{ site: asset.site ?? '', facility_id, facility: byFacility.get(facility_id)?.name ?? '' },
            ...{ control_center_id, control_center: byCenter.get(control_center_id)?.name ?? '' },
            ...{ cyber_system: asset.cyber_system ?? '', cyber_system_id: asset.cyber_system_id },
            ...{
                impact_rating: asset.impact_rating ?? '',
                asset: asset.name,
                asset_type: asset.asset_type,
                asset_id: asset.id,
            },
        };
    });
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/ledger.js
var ledger = __webpack_require__(4157);
// EXTERNAL MODULE: ./lib/commands/ledger-run.js
var ledger_run = __webpack_require__(6005);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
;// CONCATENATED MODULE: ./lib/commands/audit.js
// `audit`: questions to a clone of the ledger, answered offline; and what makes a ledger or adds to it.





















/** Days between two looks that are no gap. */
const MAX_GAP_DAYS = 35;
async function cliAudit(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const format = formatOf(flags);
    refuseWithoutEffect(flags, format);
    const clone = await cloneOf(flags, cli);
    const subject = subjectOf(flags);
    if (typeof flags.at === 'string') {
        const list = auditList(await listAt(clone, momentOf(flags.at)), subject);
        refuseUnlisted(list, subject.system === null ? [] : [subject.system], flags.at);
        const columns = columnsOf(flags, LIST_FIELDS);
        (0,run_files.putOut)(await shownList(list, format, { columns, tool: (0,model/* toolOf */.wS)(cli) }), flags, cli);
        return 0;
    }
    const history = await historyOf(clone);
    refuseUnknown(history, subject);
    const report = auditHistory(history, periodOf(flags), subject, maxGapOf(flags));
    for (const { code, commit } of history.problems) {
        cli.terminal.err(`warning: the ledger is broken at ${commit} (${code}). cip-sync audit verify tells more.\n`);
    }
    const columns = columnsOf(flags, AUDIT_FIELDS);
    (0,run_files.putOut)(await shownReport(report, format, { columns, tool: (0,model/* toolOf */.wS)(cli) }), flags, cli);
    return 0;
}
function formatOf(flags) {
    const asked = ['html', 'csv', 'json'].filter((format) => flags[format] === true);
    if (asked.length > 1)
        throw new result/* ConfigurationError */.j1('audit', 'takes one format: --html, --csv or --json.');
    return asked[0] ?? 'text';
}
/** A flag that would change nothing is not meant so: its answer would be taken for another. */
function refuseWithoutEffect({ at, from, to, column }, format) {
    if (at !== undefined && (from ?? to) !== undefined) {
        const other = from === undefined ? '--to' : '--from';
        throw new result/* ConfigurationError */.j1(`--at and ${other}`, 'exclude each other. Give one of them.');
    }
    if (column !== undefined && format !== 'csv')
        throw new result/* ConfigurationError */.j1('--column', 'is for --csv. Give it too.');
}
async function shownReport(report, format, { columns, tool }) {
    if (format === 'json')
        return (0,report_escape/* printedJson */.xL)(report);
    if (format === 'csv')
        return auditCsv(report, columns);
    if (format === 'text')
        return (0,audit/* auditText */.$u)(report);
    const { auditPage } = await Promise.all(/* import() */[__webpack_require__.e(3666), __webpack_require__.e(5952), __webpack_require__.e(9671), __webpack_require__.e(8220), __webpack_require__.e(8801)]).then(__webpack_require__.bind(__webpack_require__, 8801));
    return auditPage(report, tool);
}
async function shownList(list, format, { columns, tool }) {
    if (format === 'json')
        return (0,report_escape/* printedJson */.xL)(list);
    if (format === 'csv')
        return listCsv(list, columns);
    if (format === 'text')
        return (0,audit/* listText */.so)(list);
    const { listPage } = await Promise.all(/* import() */[__webpack_require__.e(3666), __webpack_require__.e(5952), __webpack_require__.e(9671), __webpack_require__.e(8220), __webpack_require__.e(8801)]).then(__webpack_require__.bind(__webpack_require__, 8801));
    return listPage(list, tool);
}
/** `Header=field`, one a line. */
function columnsOf({ column }, fields) {
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
function subjectOf({ asset, system }) {
    return { asset: typeof asset === 'string' ? asset : null, system: typeof system === 'string' ? system : null };
}
/** Each for itself, so that the flag is named. */
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
/** Of a system that is misspelt a list would have no assets, and look like one that stood empty. */
function refuseUnlisted({ systems }, names, of) {
    for (const name of names) {
        if (systems.some((system) => system.id === name || system.name === name))
            continue;
        throw new result/* ConfigurationError */.j1('--system', `names ${name}, which the list of ${of} does not have.`);
    }
}
function periodOf({ from, to }) {
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
    const days = maxGap === undefined ? MAX_GAP_DAYS : Number(maxGap);
    if (Number.isSafeInteger(days) && days >= 0)
        return days;
    throw new result/* ConfigurationError */.j1('--max-gap', 'must be a number of days.');
}
/** `DIR`, `DIR#BRANCH` or `#BRANCH`; the current folder where none is named. */
async function cloneOf({ ledger }, cli) {
    const { folder, branch } = audit_placeOf(typeof ledger === 'string' ? ledger : '');
    return openClone(offlinePlace((0,external_node_path_.resolve)(cli.cwd, folder), cli.env), branch);
}
function audit_placeOf(text) {
    const at = text.lastIndexOf('#');
    if (at < 0)
        return { folder: text, branch: null };
    return { folder: text.slice(0, at), branch: text.slice(at + 1) || null };
}
async function cliAuditVerify(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const clone = await cloneOf(flags, cli);
    const signers = typeof flags.signers === 'string' ? (0,signature/* readSigners */.i8)(readText(cli, '--signers', flags.signers)) : null;
    const history = await historyOf(clone);
    const verified = verifyHistory({
        history,
        signers,
        commits: signers === null ? new Map() : await commitTexts(clone, history.commits),
        contains: audit_linesOf(flags.contains),
        inventory: typeof flags.inventory === 'string' ? await inventoryLook(flags.inventory, cli, history) : null,
        maxGapDays: maxGapOf(flags),
    });
    cli.terminal.out(flags.json === true ? (0,report_escape/* printedJson */.xL)(verified) : (0,audit/* verifyText */.Bn)(verified));
    if (verified.problems.some(({ severity }) => severity === 'broken'))
        return 1;
    return verified.problems.length > 0 && flags.detailedExitcode === true ? 2 : 0;
}
function audit_linesOf(flag) {
    return typeof flag === 'string' ? flag.split('\n') : [];
}
function readText({ cwd }, flag, path) {
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(cwd, path), 'utf8');
    }
    catch {
        throw new result/* ConfigurationError */.j1(flag, `names ${path}, which cannot be read.`);
    }
}
/** Reads every file that an evidence names at its commit, in one go. */
async function inventoryLook(folder, cli, { entries }) {
    const git = (0,process.gitProcess)(offlinePlace((0,external_node_path_.resolve)(cli.cwd, folder), cli.env));
    const prefix = await (0,process/* folderOf */.yS)(git).catch((error) => {
        if (!(error instanceof process/* GitError */.XS))
            throw error;
        const problem = `names ${(0,report_escape/* word */.Vm)(folder)}, where git reads no repository. Name a clone of the inventory.`;
        throw new result/* ConfigurationError */.j1('--inventory', problem, { cause: error });
    });
    const wanted = new Map();
    for (const { run } of entries) {
        if ((run.kind !== 'applied' && run.kind !== 'refused') || run.evidence.commit === null)
            continue;
        const paths = wanted.get(run.evidence.commit) ?? new Set();
        for (const { path } of run.evidence.files)
            paths.add(path);
        wanted.set(run.evidence.commit, paths);
    }
    const commits = await Promise.all([...wanted.keys()].map((commit) => commitNamed(git, commit)));
    const names = [...wanted].flatMap(([commit, paths]) => [...paths].map((path) => `${commit}:${prefix}${path}`));
    const objects = await readObjects(git, names);
    return (commit, path) => {
        if (!commits.includes(commit))
            return 'no-commit';
        const bytes = objects.get(`${commit}:${prefix}${path}`);
        return bytes === undefined ? null : (0,fingerprint/* sha256 */.sc)(bytes);
    };
}
async function cliAuditInit(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const organization = requiredFlag(flags.organization, '--organization', 'the slug of the organization');
    const url = requiredFlag(flags.baseUrl ?? cli.env.CIP_SYNC_BASE_URL, '--base-url', 'the URL of the service');
    const continues = typeof flags.continues === 'string' ? flags.continues : null;
    if (continues !== null && !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(continues)) {
        throw new result/* ConfigurationError */.j1('--continues', 'must be a whole commit id: the last one known of the ledger before.');
    }
    return withStore(flags, cli, async (store) => {
        const service = originOf(url);
        const commit = await (0,publish/* beginLedger */.N1)(store, { organization, service, continues, at: cli.clock.now() });
        if (commit === null)
            throw new result/* ConfigurationError */.j1('--ledger', 'names a branch that is there already. It was left untouched.');
        cli.terminal.err(`The ledger begins with commit ${commit}. Keep that id: it is an anchor.\n`);
        cli.terminal.out(`${commit}\n`);
        return 0;
    });
}
function originOf(url) {
    try {
        return new URL(url).origin;
    }
    catch {
        throw new result/* ConfigurationError */.j1('--base-url', 'is no URL.');
    }
}
function requiredFlag(flag, name, what) {
    if (typeof flag === 'string' && flag !== '')
        return flag;
    throw new result/* ConfigurationError */.j1(name, `is needed: ${what}.`);
}
async function cliAuditAdd(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const path = requiredFlag(flags.file, 'FILE', 'the evidence to add');
    const text = readText(cli, 'FILE', path);
    return withStore(flags, cli, async (store) => {
        const { clock, random } = cli;
        const stop = new AbortController().signal;
        const added = await (0,publish/* addEvidence */.zt)(text, { store, tool: (0,model/* toolOf */.wS)(cli), clock, random, stop });
        const said = added.isNew ? 'is in the ledger now' : 'was in the ledger already';
        cli.terminal.err(`The evidence ${said}, at commit ${added.commit}.\n`);
        cli.terminal.out(`${added.commit}\n`);
        return 0;
    });
}
/** A bare folder of its own, for as long as it is needed. */
async function withStore(flags, cli, use) {
    const text = requiredFlag(flags.ledger, '--ledger', 'REMOTE#BRANCH');
    const remote = await (0,ledger/* remoteOf */.e1)(text, cli.cwd, cli.gitIn(cli.cwd, new AbortController().signal));
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'cip-ledger-'));
    try {
        const key = (0,ledger_run/* ledgerKey */.l)(cli.env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY');
        return await use(new store/* LedgerStore */.n$({ folder, env: cli.env, remote, key }));
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** What is handed over: everything that answers, and what it can be checked with. */
async function cliAuditBundle(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const folder = (0,external_node_path_.resolve)(cli.cwd, requiredFlag(flags.out, '--out', 'a folder to write'));
    if ((0,external_node_fs_.existsSync)(folder))
        throw new result/* ConfigurationError */.j1('--out', 'is there already. Name a folder that is not.');
    const clone = await cloneOf(flags, cli);
    const history = await historyOf(clone);
    const report = auditHistory(history, { from: null, to: null }, ALL, MAX_GAP_DAYS);
    const list = auditList(await listAt(clone, { commit: clone.tip }), ALL);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const bundle = (0,external_node_path_.join)(folder, 'ledger.bundle');
    await clone.git(['bundle', 'create', '--quiet', bundle, clone.ref]);
    // As the others: git leaves it to be read by everyone, and it holds every name.
    (0,external_node_fs_.chmodSync)(bundle, 0o600);
    const { auditPage, listPage } = await Promise.all(/* import() */[__webpack_require__.e(3666), __webpack_require__.e(5952), __webpack_require__.e(9671), __webpack_require__.e(8220), __webpack_require__.e(8801)]).then(__webpack_require__.bind(__webpack_require__, 8801));
    const texts = {
        'audit.html': auditPage(report, (0,model/* toolOf */.wS)(cli)),
        'audit.csv': auditCsv(report, null),
        'audit.json': (0,report_escape/* printedJson */.xL)(report),
    };
    const lists = { 'list.html': listPage(list, (0,model/* toolOf */.wS)(cli)), 'list.csv': listCsv(list, null) };
    for (const [name, text] of Object.entries({ ...texts, ...lists }))
        (0,run_files.writeWhole)((0,external_node_path_.join)(folder, name), text);
    const names = ['audit.csv', 'audit.html', 'audit.json', 'ledger.bundle', 'list.csv', 'list.html'];
    const sums = names.map((name) => `${(0,fingerprint/* sha256 */.sc)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name)))}  ${name}\n`).join('');
    (0,run_files.writeWhole)((0,external_node_path_.join)(folder, 'SHA256SUMS'), sums);
    cli.terminal.err(`Written to ${folder}: ${names.join(', ')} and SHA256SUMS, of ledger commit ${clone.tip}.\n`);
    return 0;
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
    const scope = audit_linesOf(flags.system);
    refuseUnlisted(list, scope, date);
    const path = (0,external_node_path_.join)(typeof flags.reviews === 'string' ? flags.reviews : review/* DEFAULT_REVIEWS */.kT, `${date}.yml`);
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cli.cwd, path)))
        throw new result/* ConfigurationError */.j1('--at', `names a day that has a review: ${path}.`);
    (0,run_files.writeWhole)((0,external_node_path_.resolve)(cli.cwd, path), (0,review/* reviewText */.aP)(audit_reviewOf(list, date, scope)));
    cli.terminal.err(`Written: ${path}. Read the list, complete the statement, and open a pull request with it.\n`);
    return 0;
}
function audit_reviewOf(list, date, scope) {
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
// Whether a run keeps a ledger. What it takes to keep one is loaded when there is one.







/**
 * The same run with its ledger open, closed whichever way it ends; as it is where the input is empty. Throws a
 * LedgerError or a ConfigurationError: with a ledger that cannot be written, nothing is.
 */
async function withLedger(context, run) {
    const { connection, settings } = context;
    if (settings.ledger === '')
        return run(context);
    const { openLedger } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(6005)]).then(__webpack_require__.bind(__webpack_require__, 6005));
    const ledger = await openLedger(await ledgerPlace(context), context, connection.reader);
    try {
        return await run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
    }
    finally {
        ledger.close();
    }
}
/** On the command line, what the run left in its ledger is told at its end. */
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
// Where a run's ledger is: on the action this repository's branch, by the checkout's origin, or one of another repository
// of the same server; on the command line any remote of git.
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
/** Whether it is public is asked with `ledger-token`, which also writes there. */
async function actionPlace({ settings, runner, cwd, git, shutdown }) {
    const { env, temporary } = runner;
    const token = runner.input('ledger-token').trim();
    if (token === '')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger-token', 'is needed: whether the ledger is public is asked with it.');
    const [, owner, repo, branch] = /^(?:([^/#\s]+)\/([^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
    if (branch === undefined)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'must be BRANCH or OWNER/REPO#BRANCH.');
    const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
    const isHere = owner === undefined;
    const own = isHere ? await urlOfRemote('origin', git) : `${serverUrl}/${owner}/${repo}`;
    if (own === null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'names a branch of this repository, and the checkout has no origin.');
    const [ownOwner = '', ownRepo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(761), __webpack_require__.e(636)]).then(__webpack_require__.bind(__webpack_require__, 636));
    const { tokenEnvironment } = await __webpack_require__.e(/* import() */ 9936).then(__webpack_require__.bind(__webpack_require__, 9936));
    const place = { owner: owner ?? ownOwner, repo: repo ?? ownRepo };
    const github = createGitHub({ ...place, ...(0,_context_js__WEBPACK_IMPORTED_MODULE_6__/* .askingGitHub */ .N)(runner, token) })(shutdown.cut);
    return {
        remote: { url: resolved(own, cwd), branch },
        env: tokenEnvironment(serverUrl, token),
        ...{ key: runner.input('ledger-key'), keyInput: 'ledger-key', temporary },
        name: { run: env.GITHUB_RUN_ID ?? '0', attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1') || 1 },
        isPrivate: () => github.isPrivate(),
    };
}
/** A path of the file system, relative to the checkout, for servers that are none. */
function resolved(url, cwd) {
    return /^\.{1,2}\//.test(url) ? `${cwd}/${url}` : url;
}
function eightDigits(random) {
    return Math.floor(random() * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0');
}
/** `REMOTE#BRANCH`. Throws a ConfigurationError. */
async function remoteOf(text, cwd, git) {
    const at = text.lastIndexOf('#');
    const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || branch === '') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.');
    }
    const named = /^[\w.-]+$/.test(place) ? await urlOfRemote(place, git) : null;
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
    return { url: named ?? (isAddress ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, place)), branch };
}
/** null for a remote that the repository does not have. */
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
/* harmony export */   parseSavedPlan: () => (/* binding */ parseSavedPlan),
/* harmony export */   planPath: () => (/* binding */ planPath),
/* harmony export */   putOut: () => (/* binding */ putOut),
/* harmony export */   readNamed: () => (/* binding */ readNamed),
/* harmony export */   readSavedPlan: () => (/* binding */ readSavedPlan),
/* harmony export */   recordPaths: () => (/* binding */ recordPaths),
/* harmony export */   writeEvidence: () => (/* binding */ writeEvidence),
/* harmony export */   writeOut: () => (/* binding */ writeOut),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
// Files that a run leaves behind or is given: plan, journal, evidence. Written whole or not at all, readable by their
// owner alone, since they hold names.




/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link leads to the file that is
 * replaced; what is no file, such as a pipe or /dev/stdout, is written to. Throws a ConfigurationError for a folder, and for
 * a file that another program holds.
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
        // Never through a link that someone put there before.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const held = heldOpen(error);
        throw held === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, `${held}. Nothing was written.`, { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
/** Windows lets nothing take the place of a file that a program has open. null for an error of another kind. */
function heldOpen(error) {
    if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
/** What machines read: to the file that `--out` names, else to standard output. */
function putOut(text, { out }, { cwd, terminal }) {
    if (typeof out === 'string')
        writeOut((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out), text);
    else
        terminal.out(text);
}
/** Writes the file that `--out` names. Throws a ConfigurationError where the system does not let it. */
function writeOut(path, text) {
    try {
        writeWhole(path, text);
    }
    catch (error) {
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code}). Name another place, or make room there.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--out', problem, { cause: error });
    }
}
/** A document as its file holds it. */
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/** Where one apply leaves its records. The name tells when it began, to the millisecond, and in which process. */
function recordPaths(folder, startedAt) {
    refuseLink(folder);
    const stamp = stampOf(startedAt);
    return { journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`), evidence: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stamp}.json`) };
}
/** Where one run leaves its plan, so that the next step of the job leaves its own beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A link, which a pull request can bring, would have names land elsewhere. */
function refuseLink(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // What leads to the working directory is its owner's; what is below it may be anybody's.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink()) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        }
        if (!isBelow)
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** One line an entry, handed to the system before the call returns: a killed process loses none it has written. */
function openJournal(path, now) {
    const file = recording(() => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'ax', 0o600);
    });
    return {
        // Not `writeSync`: of a line for which there is no room that writes the first part, and says nothing.
        append: (entry) => recording(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`)),
        close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file),
    };
}
function writeEvidence(path, document) {
    recording(() => writeWhole(path, jsonText(document)));
}
/** Writes a record of an apply. Throws a ConfigurationError where the system has no place for it. */
function recording(write) {
    try {
        return write();
    }
    catch (error) {
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `takes no more records of the apply (${error.code}). Make room there, or name another folder.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', problem, { cause: error });
    }
}
/**
 * Applies that were cut off since the last one that left evidence: told for people, and deciding nothing. Reads the
 * names in the folder, and of such a journal its lines. What cannot be read has nothing to tell.
 */
function cutOffApplies(folder) {
    const names = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) ?? [];
    const stampsOf = (pattern) => names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
    const newest = stampsOf(/^evidence-(.+)\.json$/).reduce((a, b) => (a > b ? a : b), '');
    // Names begin with the time, so that their order is that of the applies.
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
/** Intents without an outcome. A name cannot look like either: within JSON its quotes are escaped. */
function openWrites(journal) {
    const count = (event) => journal.split(`"event":"${event}"`).length - 1;
    return count('intent') - count('outcome');
}
/** Throws a ConfigurationError for a file that cannot be read, is no plan, or was edited. */
async function readSavedPlan(path) {
    return parseSavedPlan(readNamed('--plan', path).toString('utf8'));
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
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3666), __webpack_require__.e(9071)]).then(__webpack_require__.bind(__webpack_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
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
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// The identity of a change and of a set of changes (design section 5). What is hashed is what would happen,
// so neither layout nor order of the files, nor time, nor machine has a part in it.

/** 128 bits: two changes crafted to share one would take 2^64 hashes. */
const FINGERPRINT_HEX = 32;
/** 32 lower-case hex digits of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return sha256(canonical).slice(0, FINGERPRINT_HEX);
}
/** Identity of the deletion of this very asset, as it is. */
function deletionFingerprint(asset) {
    const { id, organization_slug: organization } = asset;
    return fingerprint({ organization, action: 'delete', id, before: stateOf(asset), after: null });
}
/** What a change of the asset starts from. */
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
/**
 * Identity of where a change of an asset ends, whatever it starts from; `after` is null for a delete: 32 hex digits
 * over organization, id and after.
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

/***/ 661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uh: () => (/* binding */ STATEMENT_TO_COMPLETE),
/* harmony export */   aP: () => (/* binding */ reviewText),
/* harmony export */   kT: () => (/* binding */ DEFAULT_REVIEWS),
/* harmony export */   readReview: () => (/* binding */ readReview),
/* harmony export */   uD: () => (/* binding */ nextReviewDue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
// Reviews of the list (R2): the file that a person completes and a pull request brings in, and when the next one is
// due.

const file = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    date: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
    ledger_commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
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
/** What a YAML value says, or what is wrong with it. */
function readReview(value) {
    const parsed = file.safeParse(value);
    if (parsed.success)
        return { review: parsed.data, wrong: '' };
    const [issue] = parsed.error.issues;
    return { review: null, wrong: issue?.path.join('.') || 'its root' };
}
/** JSON strings are YAML scalars, whatever stands in them. */
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
/** What stands in a new file, for a person to complete. */
const STATEMENT_TO_COMPLETE = 'I reviewed this list on [date] and found it [correct / to be corrected as follows].';
/** Input `reviews`. */
const DEFAULT_REVIEWS = 'reviews';
const MONTHS = 15;
/** The same day, 15 months after the last review; the last day of a month that has no such day. */
function nextReviewDue(dates) {
    const last = dates.reduce((a, b) => (a > b ? a : b), '');
    if (last === '')
        return null;
    const [year = 0, month = 1, day = 1] = last.split('-').map(Number);
    const lastDay = new Date(Date.UTC(year, month - 1 + MONTHS + 1, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + MONTHS, Math.min(day, lastDay))).toISOString().slice(0, 10);
}


/***/ }),

/***/ 1489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ auditText),
/* harmony export */   Bc: () => (/* binding */ gapLine),
/* harmony export */   Bn: () => (/* binding */ verifyText),
/* harmony export */   DH: () => (/* binding */ approvers),
/* harmony export */   EO: () => (/* binding */ askedSentence),
/* harmony export */   F4: () => (/* binding */ betweenLooks),
/* harmony export */   JJ: () => (/* binding */ approvedSentence),
/* harmony export */   L6: () => (/* binding */ reviewerOf),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   RM: () => (/* binding */ approverSentence),
/* harmony export */   T7: () => (/* binding */ rowContrast),
/* harmony export */   dw: () => (/* binding */ continuedSentence),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   gI: () => (/* binding */ groupByRun),
/* harmony export */   iA: () => (/* binding */ minuteOf),
/* harmony export */   jH: () => (/* binding */ periodOf),
/* harmony export */   rl: () => (/* binding */ verbOf),
/* harmony export */   so: () => (/* binding */ listText),
/* harmony export */   vY: () => (/* binding */ isAsset),
/* harmony export */   xv: () => (/* binding */ dueLine)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1968);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5511);



/** `2026-03-01 06:17 UTC`. */
function minuteOf(time) {
    return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}
function auditText(report) {
    const { changes, outside, refused, reviews, looks, gaps, next_review_due: due } = report;
    const lines = [
        `Ledger of ${report.organization} at ${report.service}`,
        `${periodOf(report)}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(changes.length, 'change')}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(outside.length, 'change')} made outside this repository, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(refused.length, 'refused run')}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(reviews.length, 'review')}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(looks.length, 'look')}`,
        ...section('Changes', runsLines(changes)),
        ...section('Made outside this repository', outsideLines(outside)),
        ...section('Refused runs', refused.map(refusedLine)),
        ...section('Reviews', [...reviews.flatMap(reviewLines), `  ${dueLine(due)}`]),
        ...section('Gaps', gaps.map(gapLine)),
        ...section('Looks', looks.length === 0 ? [] : [`  ${looksLine(looks)}`]),
        '',
        `A record for R2: what was seen and done, as of ledger commit ${report.ledger.tip}.`,
        ...(report.ledger.continues === null ? [] : [continuedSentence(report.ledger.continues)]),
    ];
    return `${lines.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK).join('\n')}\n`;
}
function section(title, lines) {
    return ['', title, ...(lines.length === 0 ? ['  none'] : lines)];
}
function periodOf({ from, to, looks }) {
    const [first, last] = [looks[0]?.at, looks.at(-1)?.at];
    const start = from ?? first;
    const end = to ?? last;
    if (start === undefined || end === undefined)
        return 'No look yet';
    return `${minuteOf(start)} to ${minuteOf(end)}`;
}
function continuedSentence(commit) {
    return `This ledger continues another, which ended at commit ${commit} and is not part of it.`;
}
function dueLine(due) {
    return due === null ? 'No review yet.' : `Next review due by ${due}: the same day, 15 months after the last one.`;
}
function looksLine(looks) {
    const [first, last] = [looks[0], looks.at(-1)];
    return `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(looks.length, 'look')}, from ${minuteOf(first.at)} to ${minuteOf(last.at)}, the last of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(last.assets, 'asset')}`;
}
/** What one run did for the same people, in one group. */
function groupByRun(changes) {
    const decision = (change) => `${askedSentence(change)} ${approvedSentence(change)}`;
    return (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(changes, (change) => `${change.ledger_commit} ${decision(change)}`);
}
function runsLines(changes) {
    return [...groupByRun(changes).values()].flatMap((some) => [
        `  ${minuteOf(some[0].at)}  ${askedSentence(some[0])}, ${approvedSentence(some[0])}`,
        `    ${commitsOf(some[0])}`,
        ...some.flatMap(changeLines),
    ]);
}
function commitsOf({ commit, ledger_commit }) {
    return `${commit === null ? '' : `inventory commit ${commit}, `}ledger commit ${ledger_commit}`;
}
function changeLines(change) {
    const { at, asset_id, outcome, reason } = change;
    const line = `    ${at.slice(11, 19)}  ${verbOf(change)}  ${asset_id ?? '(no id)'}  ${contrastOf(change)}  ${outcome}`;
    return reason === null ? [line] : [line, `      ${reason}`];
}
/** Who asked for it: the authors of its pull requests; else who ran it. */
function askedSentence({ asked_by, pull_requests, actor, outcome }) {
    if (outcome === 'interrupted')
        return 'by a run that was cut off';
    if (pull_requests.length === 0)
        return `run by ${actor ?? 'somebody that the run did not know'}`;
    const pulls = pull_requests.map((number) => `#${number}`).join(', ');
    return `asked by ${asked_by.join(', ')} in pull request ${pulls}`;
}
function approvedSentence({ approved_by, approval }) {
    return approved_by.length === 0 ? approvalSentence(approval) : `approved by ${approvers(approved_by)}`;
}
/** What the run went by, where no person's approval counted. */
function approvalSentence(by) {
    return by === 'approval: none' ? 'executed without an approval (approval: none)' : `executed by ${by}`;
}
/** `nobody` for none. */
function approvers(approvals) {
    return approvals.map(({ user, at }) => `${user} on ${minuteOf(at)}`).join(', ') || 'nobody';
}
/** What an update changes, in one word for each: rename, move, retype. */
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
/** Before and after, as far as they differ. */
function contrastOf({ before, after }) {
    const [one, other] = [before ?? after, after ?? before];
    if (one === null || other === null)
        return '';
    const name = differing(one.name, other.name);
    return `${name}  in ${differing(...placesOf(one, other))}  ${differing(one.asset_type, other.asset_type)}`;
}
function differing(before, after) {
    return before === after ? before : `${before} → ${after}`;
}
/** `Tolt Junction / Line Protection`. */
function placeOfSystem({ site, cyber_system, cyber_system_id }) {
    const system = cyber_system ?? cyber_system_id;
    return site === null ? system : `${site} / ${system}`;
}
/** The same of before and after; with their ids where two systems of a site have one name. */
function placesOf(before, after) {
    const [from, to] = [placeOfSystem(before), placeOfSystem(after)];
    if (from !== to || before.cyber_system_id === after.cyber_system_id)
        return [from, to];
    return [`${from} (${before.cyber_system_id})`, `${to} (${after.cyber_system_id})`];
}
function betweenLooks({ after_look, before_look, during_run }) {
    const between = `between the looks of ${minuteOf(after_look)} and ${minuteOf(before_look)}`;
    return during_run ? `${between}, while a run was under way` : between;
}
function outsideLines(outside) {
    const context = (one) => `${betweenLooks(one)}, ledger commit ${one.ledger_commit}`;
    return [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(outside, context)].flatMap(([head, some]) => [
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
/** Each column that differs; the name of what came or went. */
function rowContrast({ before, after }) {
    const [one, other] = [fieldsOf(before), fieldsOf(after)];
    if (one === null)
        return `came, ${other?.name ?? ''}`;
    if (other === null)
        return `went, ${one.name ?? ''}`;
    const changed = Object.keys(other).filter((column) => one[column] !== undefined && one[column] !== other[column]);
    return changed.map((column) => `${column} ${one[column] || 'none'} → ${other[column] || 'none'}`).join(', ');
}
function fieldsOf(row) {
    return row === null ? null : { ...row };
}
function refusedLine(one) {
    const guards = one.guards.length === 0 ? '' : ` by ${one.guards.join(', ')}`;
    return `  ${minuteOf(one.at)}  ${one.result}${guards}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(one.changes, 'change')}, nothing written, ledger commit ${one.ledger_commit}`;
}
function reviewLines(review) {
    const pull = review.pull_request === null ? '' : ` in pull request #${review.pull_request}`;
    return [
        `  Review of the list of ${review.date}, ${scopeOf(review)}, by ${reviewerOf(review)}${pull}`,
        `    approved by ${approvers(review.approved_by)}`,
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
/** That the person holds the authority, no tool can know. */
function approverSentence({ approved_by_review_approver: is }) {
    return is
        ? 'One of them is a review approver, by login. Whether that person holds the authority, no tool can know.'
        : 'None of them is a review approver, by login.';
}
function gapLine(gap) {
    if (gap.kind === 'no-look') {
        return `  No look for ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(gap.days ?? 0, 'day')}: from ${minuteOf(gap.from)} to ${minuteOf(gap.to ?? gap.from)}`;
    }
    const evidence = gap.to === null ? 'no later look shows a change of it' : `the look of ${minuteOf(gap.to)} shows changes of it`;
    return `  A run of ${minuteOf(gap.from)} was cut off before it could tell its end; ${evidence} (ledger commit ${gap.ledger_commit})`;
}
function listText(list) {
    const next = list.next_look === null ? 'No look since.' : `The next look was at ${minuteOf(list.next_look)}.`;
    const systems = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(list.systems.length, 'cyber system');
    const lines = [
        `Everything the service listed for ${list.organization} at ${minuteOf(list.at)}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(list.assets.length, 'asset')} in ${systems}. ${next}`,
        `Ledger commit ${list.ledger_commit}, live_sha256 ${list.live_sha256}`,
        '',
        ...list.assets.map((asset) => `${asset.id}  ${asset.name}  ${asset.asset_type}  ${placeOfSystem(asset)}`),
    ];
    return `${lines.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK).join('\n')}\n`;
}
/** A word for each check of a verification, in their order. */
const CHECKS = [
    'History: linear, run files only added, numbered and chained',
    'Lists: the hash of each look is that of its lists',
    'Signatures',
    'Changes: each line of the lists explained or told as made outside, each done change listed',
    'Approvals: each executed change shown and approved',
    'Anchors: each commit that you kept is part of it',
    'Gaps',
];
function verifyText(verified) {
    const { problems, commits, executed, outside, signed } = verified;
    const lines = CHECKS.flatMap((title, index) => {
        const ofCheck = problems.filter(({ check }) => check === index + 1);
        const alike = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(ofCheck, ({ code, commit }) => `${code} ${commit}`);
        const isBroken = ofCheck.some(({ severity }) => severity === 'broken');
        const verdict = isBroken
            ? 'BROKEN'
            : ofCheck.length > 0
                ? 'findings'
                : index === 2 && !signed
                    ? 'not looked at'
                    : 'holds';
        return [`${index + 1}. ${title}: ${verdict}`, ...[...alike.values()].flatMap(problemLines)];
    });
    const broken = problems.filter(({ severity }) => severity === 'broken').length;
    const findings = problems.length - broken;
    const of = `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(commits, 'commit')}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(executed, 'executed change')}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(outside, 'change')} made outside this repository`;
    const end = broken > 0 ? `BROKEN: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(broken, 'break')}` : 'The ledger holds';
    const also = findings > 0 ? `, with ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(findings, 'finding')} for a person to judge` : '';
    return `${[...lines, '', `${end}${also}. ${of}.`].map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK).join('\n')}\n`;
}
const MOST_ALIKE = 5;
/** Of problems of one kind at one commit, which may be thousands, the first. */
function problemLines(group) {
    const more = group.length - MOST_ALIKE;
    const rest = more > 0 ? [`   … and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more such change')} at ${group[0]?.commit}`] : [];
    return [...group.slice(0, MOST_ALIKE).map((problem) => `   ${problemLine(problem)}`), ...rest];
}
function problemLine({ code, commit, detail }) {
    return `${code}${commit === null ? '' : ` at ${commit}`}: ${PROBLEMS[code](detail.split(' '), detail)}`;
}
/** What each problem says, and what to do about it. */
const PROBLEMS = {
    'not-linear': ([parents]) => `this commit has ${parents} parents. A ledger has one line of commits: a merge was put on it, or another history.`,
    'no-ledger-file': (_, wrong) => `ledger.json ${wrong}. This is no ledger, or its beginning was changed.`,
    'begins-in-the-middle': () => 'the history begins with runs. The clone is shallow (git fetch --unshallow), or earlier commits were dropped.',
    'unexpected-file': (_, path) => `it adds ${path}, which no run writes.`,
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
    'live-without-lists': () => 'it changes lists, and its run went in without any.',
    'not-signed': () => 'it is not signed.',
    'wrong-signature': () => 'its signature does not fit: it was forged, or the commit was changed.',
    'unknown-signer': () => 'it is signed by a key that is not among the signers.',
    'outside-during-run': ([id]) => `${id} changed while the run was under way, and no run says that it did that: made outside.`,
    'done-not-listed': ([id, print]) => `the run says that it changed ${id} (${print}), and its own list does not show it.`,
    'not-converged': ([id, print]) => `the run changed ${id} (${print}), and the next list did not show it: look whether somebody changed it back.`,
    'not-shown': ([id, mode]) => `the change of ${id || 'a created asset'} was shown by the record of no pull request (approval ${mode}).`,
    'not-approved': ([id]) => `the change of ${id || 'a created asset'} has no approval of that head, after its record, by somebody other than the author.`,
    'inventory-differs': ([commit, ...path]) => `the inventory file ${path.join(' ')} of commit ${commit} has another SHA-256 than the evidence says.`,
    'inventory-lacks-commit': ([commit]) => `the inventory's clone does not have commit ${commit}: fetch it, to check its files.`,
    'not-contained': ([commit]) => `${commit} is not part of this ledger: the branch was rewound or written anew, or the commit is of another one.`,
    gap: ([from, to, days]) => `no look for ${days} days, from ${minuteOf(from ?? '')} to ${minuteOf(to ?? '')}.`,
    interrupted: ([from]) => `the run of ${minuteOf(from ?? '')} said what it would do and never told its end.`,
    continued: ([commit]) => continuedSentence(commit ?? ''),
};


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oc: () => (/* binding */ ledgerLine),
/* harmony export */   yq: () => (/* binding */ ledgerEndLines)
/* harmony export */ });
/* unused harmony export LEDGER_WORDS */
// What is said of a ledger that cannot be written: findings with a code, in the terminal and in `explain`.
const BEGIN_BRANCH = 'Restore it from a clone, or begin one: `cip-sync audit init`.';
const BEGIN_REPOSITORY = 'Check how it is spelt, or make the repository; then restore the branch from a clone, or begin one: `cip-sync audit init`.';
const NEVER_SILENT = 'It is never begun in silence, so that a deleted ledger is noticed.';
/** `ledger-refused` and `ledger-unreachable` are what becomes `ledger-behind` once something is written. */
const LEDGER_WORDS = {
    'ledger-public': {
        title: 'The repository of the ledger is public.',
        message: () => 'The repository of the ledger is public, and a ledger holds every name. Nothing was written.',
        remedy: () => 'Make the repository private, or name a private one in `ledger`.',
    },
    'ledger-missing': {
        title: 'The ledger is not there.',
        message: (detail) => `${missing(detail)} Nothing was written.`,
        remedy: (detail) => `${detail === 'repository' ? BEGIN_REPOSITORY : BEGIN_BRANCH} ${NEVER_SILENT}`,
    },
    'ledger-mismatch': {
        title: 'The ledger is of another organization or service.',
        message: (detail) => `${mismatch(detail)} Nothing was written.`,
        remedy: () => 'Name the ledger of this organization in `ledger`: each organization has a branch of its own.',
    },
    'ledger-refused': {
        title: 'The ledger takes no record of this run.',
        message: (detail) => `The push to the ledger was refused: ${detail}.`,
        remedy: () => 'Let the token of `ledger-token` push to that branch, and rules of the branch let it.',
    },
    'ledger-unreachable': {
        title: 'The ledger could not be reached.',
        message: (detail) => `The ledger could not be reached: ${detail}.`,
        remedy: () => 'Run it again once its server answers.',
    },
    'ledger-behind': {
        title: 'The record of this apply is not in the ledger.',
        message: (detail) => `What was applied is applied, and its record is not in the ledger: ${detail}.`,
        remedy: () => 'Keep the evidence file, and add it: `cip-sync audit add FILE --ledger REMOTE#BRANCH`.',
    },
};
function missing(detail) {
    if (detail === 'rewound')
        return 'The branch of the ledger lacks what this run has pushed: it was rewound.';
    return detail === 'repository'
        ? 'The repository of the ledger is not there, or the token may not read it.'
        : 'The branch of the ledger is not there.';
}
function mismatch(detail) {
    if (detail === 'organization' || detail === 'service')
        return `The ledger is of another ${detail}.`;
    return `The ledger cannot take it: ${detail}.`;
}
/** `ledger-missing: The branch of the ledger is not there. … `: one line, code first. */
function ledgerLine(code, detail) {
    const { message, remedy } = LEDGER_WORDS[code];
    return `${code}: ${message(detail)} ${remedy(detail).replaceAll('`', '')}`;
}
/** What a run left in its ledger, a line each; nothing for a run without one. */
function ledgerEndLines(end) {
    if (end === null)
        return [];
    const commit = end.commit === null ? [] : [`Ledger commit: ${end.commit}`];
    return end.behind === null ? commit : [...commit, ledgerLine('ledger-behind', end.behind)];
}


/***/ })

};
