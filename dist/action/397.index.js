export const id = 397;
export const ids = [397];
export const modules = {

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyOnGitHub: () => (/* binding */ applyOnGitHub),
  applyWithoutGitHub: () => (/* binding */ applyWithoutGitHub),
  keepEvidenceOfFailure: () => (/* binding */ keepEvidenceOfFailure),
  markTried: () => (/* binding */ markTried)
});

// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/github/apply-lock.js
var apply_lock = __webpack_require__(8779);
// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __webpack_require__(9607);
// EXTERNAL MODULE: ./lib/github/judge.js
var judge = __webpack_require__(8556);
// EXTERNAL MODULE: ./lib/github/situation.js
var github_situation = __webpack_require__(3983);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var core_fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/names.js
var core_names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/order.js
var core_order = __webpack_require__(4223);
// EXTERNAL MODULE: ./lib/core/retry.js
var retry = __webpack_require__(7493);
;// CONCATENATED MODULE: ./lib/apply/ports.js
/** A failure that the run itself causes, without any answer. */
function ownFailure(meaning, reason) {
    return { meaning, mayBeDone: false, reason, detail: null, retryAfterMs: null };
}

;// CONCATENATED MODULE: ./lib/apply/create.js




class UnseenAssets {
    /** Ids of the lists that the plan was made from, and of what this run has created. */
    #ids;
    #readNext;
    constructor(ids, reader) {
        this.#ids = new Set(ids);
        this.#readNext = shareReads(async () => this.among(await reader.cyberAssets()));
    }
    /** From now on the asset is one of ours, and not unseen. */
    claim(id) {
        this.#ids.add(id);
    }
    /** Those of a list that are unseen. */
    among(assets) {
        return assets.filter(({ id }) => !this.#ids.has(id));
    }
    /** The unseen assets of that name, system and type in a list whose read starts after this call. Rejects as the read does. */
    async find(state) {
        const wanted = (0,core_names/* stateKey */.bP)(state);
        return this.among(await this.#readNext()).filter((asset) => (0,core_names/* stateKey */.bP)(asset) === wanted);
    }
}
/**
 * One read serves all calls that come before it starts. A call that comes while a read is under way gets the next one,
 * since the read that began earlier may miss what the call looks for.
 */
function shareReads(read) {
    let underWay = Promise.resolve();
    let next = null;
    return () => {
        next ??= underWay.then(() => {
            next = null;
            const started = read();
            underWay = started.catch(() => { });
            return started;
        });
        return next;
    };
}
/**
 * The journal of one step: for each write request its intent, then its outcome. Every method throws what appending
 * throws, such as a full disk.
 */
class StepJournal {
    #fingerprint;
    #append;
    #open = null;
    #writes = 0;
    constructor(fingerprint, append) {
        this.#fingerprint = fingerprint;
        this.#append = append;
    }
    /** Write requests sent. */
    get writes() {
        return this.#writes;
    }
    /** True while a request may have been sent whose outcome is not recorded. */
    get isOpen() {
        return this.#open !== null;
    }
    /** Records what is about to be sent. If this throws, nothing may be sent. */
    intend(request) {
        this.#append({ event: 'intent', fingerprint: this.#fingerprint, request });
        this.#open = request;
        this.#writes++;
    }
    /**
     * Records the outcome of the last intent. Does nothing if it is recorded already. `not-started`: it was never sent.
     */
    conclude(outcome, id) {
        if (this.#open === null)
            return;
        const request = this.#open;
        this.#open = null;
        if (outcome === 'not-started')
            this.#writes--;
        this.#append({ event: 'outcome', fingerprint: this.#fingerprint, request, outcome, id });
    }
}
/** How long a write may take to appear in the list before its absence counts. */
const SETTLE_DELAY_MS = 2000;
/**
 * Creates one asset, at most once whatever the network does: before each POST it is proven that none before created it.
 */
async function createOnce(change, ports) {
    const { clock, random, stop, mayWrite, journal } = ports;
    let wasUnclear = false;
    const attempt = async (posts) => {
        if (stop.aborted || !(await mayWrite()))
            return create_final(notSent(posts, STOPPED));
        journal.intend({ method: 'POST', path: '/cyber-assets', body: change.after });
        const { asset, failure } = await post(change, ports);
        if (asset !== null)
            return create_final(judgeAnswer(asset, change, ports));
        if (failure.meaning === 'not-sent') {
            journal.conclude('not-started', null);
            return create_final(notSent(posts, failure));
        }
        wasUnclear ||= failure.meaning === 'unclear';
        const judged = await judgeFailedPost({ change, failure, wasUnclear }, ports);
        if (judged !== 'not-created')
            return create_final(judged);
        journal.conclude('failed', null);
        // After an unclear answer, the reads of the list have already waited as long as the service asked.
        const retryAfterMs = failure.meaning === 'not-written' ? failure.retryAfterMs : null;
        return { isFinal: false, result: { outcome: 'failed', id: null, failure }, retryAfterMs };
    };
    const sleep = (ms) => clock.sleep(ms, stop);
    // A stop is the result of the attempt that it prevents.
    return (0,retry/* retry */.L5)(attempt, retry/* SERVICE_RETRIES */.ZO, { now: () => clock.now(), sleep, random, isStopped: () => false });
}
function create_final(result) {
    return { isFinal: true, result };
}
/** Judges the record that the service says it created: done if it is what was asked for, and new. */
function judgeAnswer(asset, change, ports) {
    const others = otherFields(asset, change);
    if (others.length > 0) {
        return unexpected(`an asset of another ${others.join(' and another ')} than was asked for`);
    }
    if (ports.unseen.among([asset]).length === 0)
        return unexpected('an asset that was there before');
    return created('done', asset, ports);
}
/** The fields of the asset that differ from the request, in words without names. */
function otherFields(asset, change) {
    const { after } = change;
    return [
        ...(asset.name === after.name ? [] : ['name']),
        ...(asset.cyber_system_id === after.cyber_system_id ? [] : ['cyber system']),
        ...(asset.asset_type === after.asset_type ? [] : ['type']),
        ...((0,core_fingerprint/* isOfOrganization */.v)(asset.organization_slug, change) ? [] : ['organization']),
    ];
}
function unexpected(answer) {
    const failure = ownFailure('unexpected', `The service answered with ${answer}. Plan again.`);
    return { outcome: 'unknown', id: null, failure };
}
/** What a failed POST means. `not-created` if it certainly created nothing, and may be sent again. */
async function judgeFailedPost({ change, failure, wasUnclear }, ports) {
    if (failure.meaning === 'not-written')
        return 'not-created';
    if (failure.meaning === 'unexpected')
        return { outcome: 'unknown', id: null, failure };
    // After an unclear POST, a taken name may have been taken by that POST.
    const isUnclear = failure.meaning === 'unclear' || (failure.meaning === 'taken' && wasUnclear);
    if (!isUnclear)
        return { outcome: 'failed', id: null, failure };
    const search = await searchTwice(change, failure, ports);
    if (search.kind === 'one')
        return created('adopted', search.asset, ports);
    if (search.kind === 'none')
        return 'not-created';
    const reason = `${failure.reason} Whether it was created is not known: ${search.failure.reason}`;
    return { outcome: 'unknown', id: null, failure: { ...search.failure, reason } };
}
async function post(change, { writer, explain }) {
    try {
        return { asset: await writer.createAsset(change.after), failure: null };
    }
    catch (error) {
        return { asset: null, failure: explain(error) };
    }
}
/** Reads the list, and reads it once more after the settle delay if it shows nothing new yet. */
async function searchTwice(change, { retryAfterMs }, ports) {
    const first = await searchList(change, ports);
    if (first.kind !== 'none')
        return first;
    await ports.clock.sleep(Math.max(SETTLE_DELAY_MS, retryAfterMs ?? 0), ports.stop);
    if (ports.stop.aborted)
        return { kind: 'unreadable', failure: STOPPED };
    return searchList(change, ports);
}
async function searchList({ after }, { unseen, explain }) {
    try {
        const matches = await unseen.find(after);
        const [asset] = matches;
        if (asset === undefined)
            return { kind: 'none' };
        return matches.length === 1 ? { kind: 'one', asset } : { kind: 'several', failure: several(matches.length) };
    }
    catch (error) {
        return { kind: 'unreadable', failure: explain(error) };
    }
}
function created(outcome, { id }, { unseen }) {
    unseen.claim(id);
    return { outcome, id, failure: null };
}
/** The next POST is not sent. The ones before it created nothing. */
function notSent(posts, failure) {
    return { outcome: posts === 1 ? 'not-started' : 'failed', id: null, failure };
}
function several(count) {
    return ownFailure('unclear', `${count} new assets match it, and which one is ours is not known.`);
}
const STOPPED = ownFailure('not-sent', 'The run was stopped.');

;// CONCATENATED MODULE: ./lib/apply/read-back.js




/** How long the list may be behind the writes. */
const SETTLE_LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
/** Rejects only with errors that `explain` does not know. */
async function readBack(results, ports) {
    const executed = results.filter(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome) || outcome === 'unknown');
    if (executed.length === 0)
        return unread(results, null);
    const start = ports.clock.now();
    for (let pause = FIRST_PAUSE_MS;; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        let assets;
        try {
            assets = await ports.reader.cyberAssets();
        }
        catch (error) {
            return unread(results, ports.explain(error).reason);
        }
        const comparison = compareWithList(executed, assets, ports.unseen);
        const left = start + patienceFor(comparison) - ports.clock.now();
        if (left <= 0)
            return settleResults(results, comparison);
        await ports.clock.sleep(Math.min(pause, left), ports.stop);
        if (ports.stop.aborted)
            return settleResults(results, comparison);
    }
}
function unread(results, closingFailure) {
    return { converged: null, differences: [], results, closingFailure };
}
/** How long to wait for a list that shows more. Waiting does not help against a duplicate. */
function patienceFor({ differences, hasUnclear }) {
    if (differences.some(({ kind }) => kind !== 'duplicate'))
        return SETTLE_LIMIT_MS;
    return hasUnclear ? SETTLE_DELAY_MS : 0;
}
function settleResults(results, { differences, confirmed }) {
    const settled = results.map((result) => {
        const confirmation = confirmed.get(result.change);
        return confirmation === undefined ? result : { ...result, ...confirmation, reason: null, detail: null };
    });
    return { converged: differences.length === 0, differences, results: settled, closingFailure: null };
}
function compareWithList(executed, assets, unseen) {
    const list = indexList(executed, assets, unseen);
    const differences = [];
    const confirmed = new Map();
    let hasUnclear = false;
    for (const result of executed) {
        const { change, outcome } = result;
        const shownChange = change.action === 'create' ? findCreate(change, result, list) : findChange(change, list);
        if (outcome !== 'unknown') {
            if (shownChange.difference !== null)
                differences.push(shownChange.difference);
        }
        else if (shownChange.difference === null) {
            confirmed.set(change, { outcome: change.action === 'create' ? 'adopted' : 'done', id: shownChange.id });
        }
        else if (shownChange.difference.kind === 'duplicate')
            differences.push(shownChange.difference);
        else
            hasUnclear = true;
    }
    return { differences, confirmed, hasUnclear };
}
function indexList(executed, assets, unseen) {
    const wanted = new Set(executed.map(({ id }) => id));
    const byId = new Map(assets.flatMap((asset) => (wanted.has(asset.id) ? [[asset.id, asset]] : [])));
    return { byId, strangers: (0,group/* groupBy */.$z)(unseen.among(assets), core_names/* stateKey */.bP) };
}
/** An unclear create is confirmed by exactly one unseen asset that has the planned state. */
function findCreate(change, { id, outcome }, { byId, strangers }) {
    const ours = id === null ? undefined : byId.get(id);
    const twins = strangers.get((0,core_names/* stateKey */.bP)(change.after)) ?? [];
    const assets = ours === undefined ? twins : [ours, ...twins];
    const most = outcome === 'unknown' ? 1 : 0;
    if (twins.length > most)
        return { id, difference: { change, kind: 'duplicate', found: assets } };
    if (twins[0] !== undefined)
        return { id: twins[0].id, difference: null };
    return { id, difference: compareAsset(change, change.after, ours) };
}
function findChange(change, { byId }) {
    const { id } = change;
    const asset = byId.get(id);
    if (change.action === 'update')
        return { id, difference: compareAsset(change, change.after, asset) };
    return { id, difference: asset === undefined ? null : { change, kind: 'still-there', found: [asset] } };
}
function compareAsset(change, after, asset) {
    if (asset === undefined)
        return { change, kind: 'missing', found: [] };
    return (0,core_names/* stateKey */.bP)(after) === (0,core_names/* stateKey */.bP)(asset) ? null : { change, kind: 'different', found: [asset] };
}

;// CONCATENATED MODULE: ./lib/apply/schedule.js
/** Resolves when every step is performed or skipped. Linear in steps and waits. */
async function runSchedule(input) {
    const run = new ScheduleRun(input);
    await run.drain();
    if (run.hasFailedWrite && !input.isStopped())
        run.skipLast();
    else
        run.releaseLast();
    await run.drain();
    run.skipRest();
}
class ScheduleRun {
    /** True if a create or an update failed. A failed delete holds back only what waits for it. */
    hasFailedWrite = false;
    #input;
    /** By step: how many steps it still waits for. The last deletes also wait for their release. */
    #waiting;
    #dependents;
    #isSettled;
    #ready = [];
    #next = 0;
    #active = 0;
    constructor(input) {
        const { steps, last } = input.order;
        this.#input = input;
        this.#waiting = steps.map((step, number) => step.waitsFor.length + (last.has(number) ? 1 : 0));
        this.#dependents = steps.map(() => []);
        this.#isSettled = steps.map(() => false);
        steps.forEach((step, number) => {
            for (const before of step.waitsFor)
                this.#dependents[before].push(number);
        });
        const free = steps.flatMap((_, number) => (this.#waiting[number] === 0 ? [number] : []));
        for (const number of free)
            this.#makeReady(number);
    }
    /** Works until nothing is in flight and nothing more may start. */
    drain() {
        return new Promise((resolve, reject) => {
            const pump = () => {
                while (this.#mayStart()) {
                    this.#work(this.#ready[this.#next++])
                        .then(pump)
                        .catch(reject);
                }
                if (this.#active === 0)
                    resolve();
            };
            pump();
        });
    }
    releaseLast() {
        for (const number of this.#input.order.last)
            this.#waitForOneLess(number);
    }
    skipLast() {
        for (const number of this.#input.order.last)
            this.#skip(number, 'held-back');
    }
    skipRest() {
        for (let number = 0; number < this.#isSettled.length; number++)
            this.#skip(number, 'stopped');
    }
    #mayStart() {
        return this.#active < this.#input.concurrency && this.#next < this.#ready.length && !this.#input.isStopped();
    }
    async #work({ number, step }) {
        this.#active++;
        const settled = await this.#input.perform(step);
        this.#active--;
        this.#isSettled[number] = true;
        if (settled === 'succeeded')
            this.#release(number);
        if (settled === 'failed') {
            this.hasFailedWrite ||= step.change.action !== 'delete';
            this.#skipDependents(number);
        }
    }
    #release(number) {
        for (const dependent of this.#dependents[number])
            this.#waitForOneLess(dependent);
    }
    #waitForOneLess(number) {
        if (--this.#waiting[number] === 0)
            this.#makeReady(number);
    }
    /** A gate takes no time. Only steps that write come after it, so this recursion is shallow. */
    #makeReady(number) {
        const step = this.#input.order.steps[number];
        if (step.kind === 'gate')
            this.#release(number);
        else
            this.#ready.push({ number, step });
    }
    #skipDependents(failed) {
        const queue = [...this.#dependents[failed]];
        for (let next = 0; next < queue.length; next++) {
            const number = queue[next];
            if (this.#isSettled[number])
                continue;
            this.#skip(number, 'dependency');
            // One by one: a gate may release more steps than a call takes arguments.
            for (const dependent of this.#dependents[number])
                queue.push(dependent);
        }
    }
    #skip(number, why) {
        if (this.#isSettled[number])
            return;
        this.#isSettled[number] = true;
        const step = this.#input.order.steps[number];
        if (step.kind !== 'gate')
            this.#input.skip(step, why);
    }
}

;// CONCATENATED MODULE: ./lib/apply/execute.js









/** Performs a step, with intent and outcome in the journal. Never throws: a crash is part of the result. */
async function performStep(step, ports) {
    const journal = new StepJournal(step.change.fingerprint, ports.journal);
    let written = null;
    try {
        written = await performWrite(step, { ...ports, journal });
        journal.conclude(written.outcome, written.id);
        return { ...written, writes: journal.writes, crash: null };
    }
    catch (error) {
        return { ...(written ?? crashed(step.change.id, journal)), writes: journal.writes, crash: asError(error) };
    }
}
/** JavaScript can throw any value. */
function asError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}
async function performWrite(step, ports) {
    const { change } = step;
    switch (change.action) {
        case 'create':
            return createOnce(change, ports);
        case 'update':
            return writeUpdate(step, change, ports);
        case 'delete':
            return writeDelete(change, ports);
    }
}
/** The fields that differ. If a cycle needs two writes, the first leaves the final name to the second. */
function changedFields(step, change) {
    const { after, changed } = change;
    if (step.kind === 'write' && step.isParkedBefore)
        return { name: after.name };
    const fields = Object.fromEntries(changed.map((field) => [field, after[field]]));
    return step.kind === 'park' ? { ...fields, name: (0,core_order/* parkedName */.bu)(change) } : fields;
}
async function writeUpdate(step, change, ports) {
    const { id, before, after } = change;
    // Between the two writes of a cycle, the asset is in the state after the first.
    const isHalfDone = step.kind === 'write' && step.isParkedBefore;
    const planned = isHalfDone ? { ...after, name: (0,core_order/* parkedName */.bu)(change) } : before;
    const fields = changedFields(step, change);
    const settled = await readAgain(id, ports, (asset) => {
        if (asset === null)
            return 'changed-meanwhile';
        if (!(0,core_fingerprint/* isOfOrganization */.v)(asset.organization_slug, change))
            return 'changed-meanwhile';
        if (isState(asset, planned))
            return null;
        return isState(asset, after) ? 'already' : 'changed-meanwhile';
    });
    if (settled !== null)
        return settled;
    ports.journal.intend({ method: 'PATCH', path: `/cyber-assets/${id}`, body: fields });
    try {
        await ports.writer.updateAsset(id, fields);
        return { outcome: 'done', id, failure: null };
    }
    catch (error) {
        return failedWrite(ports.explain(error), id);
    }
}
/** Deletion is permanent: the asset must be exactly what was shown. */
async function writeDelete({ id, fingerprint: planned }, ports) {
    const settled = await readAgain(id, ports, (asset) => {
        if (asset === null)
            return 'already';
        return (0,core_fingerprint/* deletionFingerprint */.fz)(asset) === planned ? null : 'changed-meanwhile';
    });
    if (settled !== null)
        return settled;
    ports.journal.intend({ method: 'DELETE', path: `/cyber-assets/${id}`, body: null });
    try {
        const answer = await ports.writer.deleteAsset(id);
        return { outcome: answer === 'deleted' ? 'done' : 'already', id, failure: null };
    }
    catch (error) {
        return failedWrite(ports.explain(error), id);
    }
}
/** Reads the asset just before it is written. null if it is as planned and may be written. */
async function readAgain(id, ports, judge) {
    try {
        const outcome = judge(await ports.reader.cyberAsset(id));
        if (outcome !== null)
            return { outcome, id, failure: outcome === 'already' ? null : CHANGED_SINCE };
    }
    catch (error) {
        const failure = ports.explain(error);
        // A read that the stop cut short is not an attempt.
        const isTried = failure.meaning !== 'not-sent' && !ports.stop.aborted;
        return { outcome: isTried ? 'failed' : 'not-started', id, failure };
    }
    const { stop, mayWrite } = ports;
    const mayGoOn = !stop.aborted && (await mayWrite()) && !stop.aborted;
    return mayGoOn ? null : { outcome: 'not-started', id, failure: null };
}
function isState(asset, state) {
    return (0,core_names/* stateKey */.bP)(asset) === (0,core_names/* stateKey */.bP)(state);
}
/** A failed PATCH or DELETE, including the client's own retries. */
function failedWrite(failure, id) {
    if (failure.mayBeDone)
        return { outcome: 'unknown', id, failure };
    switch (failure.meaning) {
        case 'unclear':
        case 'unexpected':
            return { outcome: 'unknown', id, failure };
        case 'not-sent':
            return { outcome: 'not-started', id, failure };
        case 'not-written':
        case 'taken':
        case 'rejected':
        case 'key-refused':
            return { outcome: 'failed', id, failure };
    }
}
/** The outcome of a step that crashed. */
function crashed(id, { isOpen }) {
    const reason = isOpen ? 'The tool failed while it wrote.' : 'The tool failed, and wrote nothing.';
    return { outcome: isOpen ? 'unknown' : 'failed', id, failure: ownFailure('unclear', reason) };
}
const CHANGED_SINCE = ownFailure('rejected', 'changed-meanwhile: the asset is no longer what the plan showed, so nothing was written to it. Plan again.');
/** Rejects only if the changes cannot be ordered, before any write. */
async function executeChanges(input, ports) {
    const order = (0,core_order/* orderChanges */._6)(input.changes);
    const run = new ApplyRun(input, ports);
    await runSchedule({
        order,
        concurrency: input.concurrency,
        isStopped: () => run.stopped !== null,
        perform: (step) => run.perform(step),
        skip: (step, why) => run.skip(step.change, why),
    });
    const closing = await run.close(run.results(input));
    return { ...closing, stopped: run.stopped, crash: run.crash };
}
const SKIP_REASONS = {
    dependency: 'A change that it waits for did not succeed.',
    'held-back': 'A create or an update failed, so the other deletes were held back.',
    stopped: 'The run stopped before it was tried.',
};
const STOPPED_HALFWAY = 'The run stopped before the second of its two writes.';
const IS_PARKED = 'Until the next run its name may be the final one with a suffix.';
class ApplyRun {
    crash = null;
    #isKeyRefused = false;
    /** Aborts when no new write may start, for any reason. */
    #halt = new AbortController();
    #ports;
    #signal;
    #results = new Map();
    /** The outcome of the first of two writes, to add to the second. */
    #parked = new Map();
    /** Changes whose name another asset has, as the service says. */
    #taken = new Set();
    constructor({ live, random }, ports) {
        this.#signal = ports.stop;
        const stop = AbortSignal.any([ports.stop, this.#halt.signal]);
        this.#ports = {
            ...ports,
            stop,
            random,
            unseen: new UnseenAssets(live.map(({ id }) => id), ports.reader),
        };
    }
    get stopped() {
        if (this.crash !== null)
            return 'crash';
        if (this.#isKeyRefused)
            return 'key-refused';
        return this.#signal.aborted ? 'signal' : null;
    }
    async perform(step) {
        const startedAt = this.#ports.clock.now();
        const result = await performStep(step, this.#ports);
        if (result.crash !== null)
            this.#noteCrash(result.crash);
        if (result.failure?.meaning === 'key-refused') {
            this.#isKeyRefused = true;
            this.#halt.abort();
        }
        this.#note(step, result, startedAt);
        if (result.outcome === 'not-started')
            return 'stopped';
        return (0,core_result/* hasSucceeded */.yO)(result.outcome) ? 'succeeded' : 'failed';
    }
    #noteCrash(error) {
        this.crash ??= error;
        this.#halt.abort();
    }
    #note({ kind, change }, { outcome, id, failure, writes }, startedAt) {
        const endedAt = this.#ports.clock.now();
        if (kind === 'park' && outcome === 'done') {
            this.#parked.set(change, { writes, startedAt, endedAt });
            return;
        }
        if (failure?.meaning === 'taken')
            this.#taken.add(change);
        const reason = failure?.reason ?? (outcome === 'not-started' ? SKIP_REASONS.stopped : null);
        this.#settle({ change, outcome, id, reason, detail: failure?.detail ?? null, writes, startedAt, endedAt });
    }
    skip(change, why) {
        // Its first write failed, which is the more useful result.
        if (this.#results.has(change))
            return;
        const outcome = why === 'stopped' ? 'not-started' : 'skipped';
        const nothing = { detail: null, writes: 0, startedAt: null, endedAt: null };
        this.#settle({ change, outcome, id: change.id, reason: SKIP_REASONS[why], ...nothing });
    }
    #settle(result) {
        const parked = this.#parked.get(result.change);
        this.#results.set(result.change, parked === undefined ? result : addParked(result, parked));
        try {
            this.#ports.progress(this.#results.size, result.change);
        }
        catch (error) {
            this.#noteCrash(asError(error));
        }
    }
    /** In the order of the plan. Where a name is taken, with the asset that has it. */
    results({ changes, live }) {
        // The schedule performs or skips every step.
        const results = changes.map((change) => this.#results.get(change));
        if (this.#taken.size === 0)
            return results;
        const names = new Set(Array.from(this.#taken, ({ after }) => (0,core_names/* foldCase */.SP)(after?.name ?? '')));
        const states = new Map();
        for (const asset of live)
            if (names.has((0,core_names/* foldCase */.SP)(asset.name)))
                states.set(asset.id, asset);
        for (const { change, id, outcome } of results) {
            if (id === null || !(0,core_result/* hasSucceeded */.yO)(outcome))
                continue;
            if (change.after === null)
                states.delete(id);
            else
                states.set(id, change.after);
        }
        const holders = (0,group/* groupBy */.$z)(states, ([, { name }]) => (0,core_names/* foldCase */.SP)(name));
        return results.map((result) => {
            const { after } = result.change;
            if (after === null || !this.#taken.has(result.change))
                return result;
            const others = (holders.get((0,core_names/* foldCase */.SP)(after.name)) ?? []).filter(([id]) => id !== result.id);
            const same = others.filter(([, { name }]) => name === after.name);
            const here = same.find(([, { cyber_system_id: system }]) => system === after.cyber_system_id);
            const [id, state] = here ?? same[0] ?? others[0] ?? [];
            if (id === undefined)
                return result;
            return {
                ...result,
                reason: `${result.reason} ${id} in the cyber system ${state?.cyber_system_id} has the name.`,
            };
        });
    }
    /** The list is read even after a crash: it may show the result of the write that crashed. */
    async close(results) {
        try {
            return await readBack(results, { ...this.#ports, stop: this.#signal });
        }
        catch (error) {
            this.#noteCrash(asError(error));
            return unread(results, 'The tool failed while it read the list.');
        }
    }
}
function addParked(result, { writes, startedAt, endedAt }) {
    const reason = result.outcome === 'not-started' ? STOPPED_HALFWAY : result.reason;
    return {
        ...result,
        reason: (0,core_result/* hasSucceeded */.yO)(result.outcome) ? null : `${reason} ${IS_PARKED}`,
        writes: writes + result.writes,
        startedAt,
        endedAt: result.endedAt ?? endedAt,
    };
}

// EXTERNAL MODULE: ./lib/core/origin.js
var origin = __webpack_require__(7557);
// EXTERNAL MODULE: ./lib/report/applied.js
var report_applied = __webpack_require__(9671);
// EXTERNAL MODULE: ./lib/report/escape.js + 1 modules
var report_escape = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/terminal.js
var terminal = __webpack_require__(1488);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/report/unapproved.js
var unapproved = __webpack_require__(3740);
// EXTERNAL MODULE: ./lib/service/errors.js
var service_errors = __webpack_require__(4848);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/plan.js + 3 modules
var core_plan = __webpack_require__(2928);
// EXTERNAL MODULE: ./lib/core/system-context.js
var system_context = __webpack_require__(3988);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./lib/report/evidence-schema.js
// The format of evidence files, published as `schemas/evidence.schema.json`. An apply imports only its type.


const RESULTS = [
    'invalid',
    'no-changes',
    'blocked',
    'unapproved',
    'superseded',
    'applied',
    'partial',
    'failed',
    'cancelled',
];
const count = schemas/* int */.Whr().min(0);
const time = iso/* datetime */.w$().describe('UTC.');
const fingerprint = schemas/* string */.YjP().regex(/^[\w-]{16}$/);
const state = schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), cyber_system_id: schemas/* string */.YjP(), asset_type: schemas/* enum */.k5n(model/* ASSET_TYPES */.Dd) });
const system = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    site: schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() }).nullable().describe('Facility or control center.'),
    impact_rating: schemas/* string */.YjP().nullable(),
});
const listed = schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), ...state.shape });
const change = schemas/* strictObject */.rej({
    fingerprint: fingerprint.describe('Identity of the change, as the plan showed it.'),
    action: schemas/* enum */.k5n(['create', 'update', 'delete']),
    origin: schemas/* enum */.k5n(['inventory', 'pending', 'drift']).describe('Why it was in the plan.'),
    id: schemas/* string */.YjP().nullable().describe('The id of the asset. For a create it is known afterwards.'),
    cyber_system: system,
    from_cyber_system: system.nullable().describe('For a move: the system that the asset was in.'),
    before: state.nullable().describe('null for a create.'),
    after: state.nullable().describe('null for a delete.'),
    outcome: schemas/* enum */.k5n(['open', 'done', 'adopted', 'already', 'changed-meanwhile', 'failed', 'unknown', 'skipped', 'not-started'])
        .describe('open: to be done, or under way when the run ended without a word. adopted: created by a request whose answer was lost. already: nothing was left to do. changed-meanwhile: not written, since the asset is no longer what was planned.'),
    reason: schemas/* string */.YjP().nullable().describe('Why it is not done.'),
    detail: schemas/* string */.YjP().nullable().describe('What the service said, cut and with the key removed.'),
    attempts: count.describe('Write requests sent, retries included.'),
    started_at: time.nullable(),
    ended_at: time.nullable(),
    shown_in: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* int */.Whr().min(1), schemas/* string */.YjP()]))
        .describe('Numbers of the pull requests whose records show it, or the saved plan or digest that approved it.'),
    recreate: schemas/* strictObject */.rej({ request: schemas/* literal */.euz('POST /cyber-assets'), body: state, note: schemas/* string */.YjP() })
        .nullable()
        .describe('For a delete: the request that would create such an asset again, with another id and without its history.'),
});
const pullRequest = schemas/* strictObject */.rej({
    number: schemas/* int */.Whr().min(1),
    title: schemas/* string */.YjP().nullable(),
    author: schemas/* string */.YjP(),
    head: schemas/* string */.YjP().describe('The commit that was shown and reviewed.'),
    merge_commit: schemas/* string */.YjP().nullable(),
    record: schemas/* strictObject */.rej({ digest: schemas/* string */.YjP(), at: time })
        .nullable()
        .describe('What the pull request showed, and when; null if no record of it counts.'),
    approvals: schemas/* array */.YOg(schemas/* strictObject */.rej({ user: schemas/* string */.YjP(), submitted_at: time, commit_id: schemas/* string */.YjP() })),
});
const EVIDENCE_FORMAT = '2.0';
/** One evidence file. */
const evidence = schemas/* strictObject */.rej({
    format_version: schemas/* literal */.euz(EVIDENCE_FORMAT),
    tool: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('cip-inventory-sync'), version: schemas/* string */.YjP() }),
    organization: schemas/* string */.YjP(),
    service: schemas/* string */.YjP().describe('Origin of the service.'),
    result: schemas/* enum */.k5n(RESULTS).nullable().describe('null until the run ends, and for good if it was killed.'),
    digest: schemas/* string */.YjP()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .describe('Identity of the set of changes to execute.'),
    approval: schemas/* strictObject */.rej({
        mode: schemas/* enum */.k5n(['none', 'plan', 'review']),
        by: schemas/* string */.YjP().nullable(),
    }),
    started_at: time,
    ended_at: time.nullable().describe('null until the run ends.'),
    commit: schemas/* string */.YjP().nullable().describe('The commit that was applied.'),
    clean: schemas/* boolean */.zMY().nullable().describe('Whether the inventory files are those of the commit.'),
    pull_requests: schemas/* array */.YOg(pullRequest),
    actor: schemas/* string */.YjP().nullable(),
    run_url: schemas/* string */.YjP().nullable(),
    files: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), sha256: schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/) })),
    summary: schemas/* record */.g1P(schemas/* string */.YjP(), count).describe('The counts of the plan.'),
    guards: schemas/* array */.YOg(schemas/* union */.KCZ([
        schemas/* strictObject */.rej({ guard: schemas/* string */.YjP(), limit: count, value: count, passed: schemas/* boolean */.zMY() }),
        schemas/* strictObject */.rej({
            guard: schemas/* literal */.euz('ticket'),
            limit: schemas/* string */.YjP(),
            value: schemas/* string */.YjP().nullable(),
            passed: schemas/* boolean */.zMY(),
        }),
    ])),
    changes: schemas/* array */.YOg(change).describe('What was to be executed, in the order of the plan.'),
    closing_read: schemas/* strictObject */.rej({
        converged: schemas/* boolean */.zMY().nullable().describe('Whether the list showed every executed change.'),
        failure: schemas/* string */.YjP().nullable(),
        stopped: schemas/* enum */.k5n(['signal', 'key-refused', 'crash']).nullable(),
    })
        .nullable()
        .describe('null when nothing was tried.'),
    differences: schemas/* array */.YOg(schemas/* strictObject */.rej({
        fingerprint,
        kind: schemas/* enum */.k5n(['missing', 'different', 'still-there', 'duplicate']),
        found: schemas/* array */.YOg(listed),
    })),
    ledger: schemas/* strictObject */.rej({ branch: schemas/* string */.YjP(), commit: schemas/* string */.YjP() })
        .nullable()
        .describe('The commit of the ledger that holds the intent of this apply.'),
});
/** JSON Schema, draft 2020-12. */
function evidenceJsonSchema() {
    const { $schema, ...shape } = z.toJSONSchema(evidence);
    return { $schema, title: 'cip-inventory-sync evidence', ...shape };
}

// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
;// CONCATENATED MODULE: ./lib/commands/apply-evidence.js
// The evidence of an apply: one file, written with every change open before the first write, again while the writes go
// on, and at the end, however the apply ends.








/** The document of `schemas/evidence.schema.json`. Times are ISO 8601, UTC. */
function evidenceOf(context, ending) {
    const { settings, host, attempts, ledger, startedAt } = context;
    const { plan, files, run, shown, result, by, report } = ending;
    const results = new Map(report?.results.map((one) => [one.change, one]));
    // What no pull request showed, and is approved, a saved plan, a digest or a person approved.
    const isByHand = settings.approval === 'plan' && result !== 'unapproved';
    const changes = plan.toExecute.map((change) => {
        const done = results.get(change) ?? null;
        const { fingerprint, action, before, after, origin } = change;
        const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
        // By fingerprint or, for the rest of a swap, by the state it ends in.
        const target = change.id === null ? '' : (0,core_fingerprint/* targetFingerprint */.Mv)(plan.organization, change.id, after);
        const pulls = shown.get(fingerprint) ?? shown.get(target) ?? [];
        return {
            fingerprint,
            action,
            origin,
            id: done?.id ?? change.id,
            cyber_system: (0,system_context/* systemDocument */.fZ)(change.cyberSystem),
            from_cyber_system: isMove ? (0,system_context/* systemDocument */.fZ)(change.fromSystem) : null,
            before,
            after,
            outcome: done?.outcome ?? (result === null ? 'open' : 'not-started'),
            reason: done?.reason ?? null,
            detail: done?.detail ?? null,
            attempts: done === null ? 0 : attempts.of(done),
            started_at: done?.startedAt == null ? null : apply_evidence_iso(done.startedAt),
            ended_at: done?.endedAt == null ? null : apply_evidence_iso(done.endedAt),
            shown_in: pulls.length === 0 && isByHand && by !== null ? [by] : pulls,
            recreate: action === 'delete' ? { request: 'POST /cyber-assets', body: change.before, note: NEW_ID } : null,
        };
    });
    return {
        format_version: EVIDENCE_FORMAT,
        tool: (0,model/* toolOf */.wS)(host),
        organization: plan.organization,
        service: new URL(settings.baseUrl).origin,
        result,
        digest: plan.digest,
        approval: { mode: settings.approval, by },
        started_at: apply_evidence_iso(startedAt),
        ended_at: result === null ? null : apply_evidence_iso(host.clock.now()),
        ...run,
        files: files.map((file) => ({ path: file.path, sha256: (0,core_fingerprint/* sha256 */.sc)(file.content()) })),
        summary: { ...plan.summary },
        guards: plan.guards,
        changes,
        closing_read: report && {
            converged: report.converged,
            failure: report.closingFailure,
            stopped: report.stopped,
        },
        differences: (report?.differences ?? []).map(({ change, kind, found }) => ({
            fingerprint: change.fingerprint,
            kind,
            found: found.map(({ id, name, cyber_system_id, asset_type }) => ({ id, name, cyber_system_id, asset_type })),
        })),
        ledger: ledger?.note ?? null,
    };
}
/** Deletion is permanent, so this would make a new asset of the same name. */
const NEW_ID = 'The asset would have a new id, and none of its compliance history.';
function apply_evidence_iso(ms) {
    return new Date(ms).toISOString();
}
/** Writes the evidence of an apply that ended. Throws if it cannot be written. */
function leaveEvidence(context, ending) {
    const evidence = evidenceOf(context, ending);
    (0,run_files.writeEvidence)(evidencePath(context), evidence);
    return evidence;
}
/** The longest that a change of the evidence waits for the file, unless writing the file takes long. */
const LONGEST_WAIT_MS = 1000;
/** The evidence while changes are written: a kill at any moment leaves what was to be done, and what was known. */
class OpenEvidence {
    #path;
    #clock;
    #document;
    #changes;
    #closed = new AbortController();
    #wroteAt = 0;
    #tookMs = 0;
    #isWaiting = false;
    /** Why the file could not be written while nobody waited for it. */
    #failure = null;
    /** Throws if the file cannot be written: then nothing may be written at the service. */
    constructor(context, ending) {
        this.#path = evidencePath(context);
        this.#clock = context.host.clock;
        this.#document = evidenceOf(context, ending);
        this.#changes = new Map(this.#document.changes.map((change) => [change.fingerprint, change]));
        this.write(null);
    }
    write(ledger) {
        this.#document.ledger = ledger;
        const startedAt = this.#clock.now();
        (0,run_files.writeEvidence)(this.#path, this.#document);
        this.#wroteAt = this.#clock.now();
        this.#tookMs = this.#wroteAt - startedAt;
    }
    /** Takes down a request or its outcome. Throws if the file could not be written: then nothing more may be written. */
    note = ({ event, fingerprint, request, outcome, id }) => {
        if (this.#failure !== null)
            throw this.#failure;
        const change = this.#changes.get(fingerprint);
        if (change === undefined)
            return;
        const at = apply_evidence_iso(this.#clock.now());
        if (event === 'intent') {
            change.outcome = 'open';
            change.attempts += 1;
            change.started_at ??= at;
        }
        else if (request.body?.name === undefined || request.body.name === change.after?.name || outcome !== 'done') {
            // The first of the two writes of a cycle gives a temporary name: its change is open still.
            change.outcome = outcome;
            change.id = id ?? change.id;
            change.ended_at = at;
        }
        this.#writeSoon();
    };
    #writeSoon() {
        if (this.#isWaiting)
            return;
        const wait = this.#wroteAt + Math.max(LONGEST_WAIT_MS, 10 * this.#tookMs) - this.#clock.now();
        if (wait <= 0) {
            this.write(this.#document.ledger);
            return;
        }
        this.#isWaiting = true;
        const written = this.#clock.sleep(wait, this.#closed.signal).then(() => {
            this.#isWaiting = false;
            if (!this.#closed.signal.aborted)
                this.write(this.#document.ledger);
        });
        written.catch((error) => {
            this.#failure = error;
        });
    }
    /** From now on the file is left as it is. */
    close() {
        this.#closed.abort();
    }
}
/**
 * Writes evidence of an apply that failed before it had a plan, for example because lists could not be read. Does
 * nothing if the apply has left evidence. If the evidence cannot be written, the original failure is still reported.
 * Resolves to the path of the evidence that is there; null for none.
 */
async function apply_evidence_leaveEvidenceOfFailure(context, contextOf, error) {
    return leaveEvidenceWithoutPlan(context, contextOf, failureResult(context, error)).catch(() => null);
}
/** The same for any result of an apply without a plan. Throws if the evidence cannot be written. */
async function leaveEvidenceWithoutPlan(context, contextOf, result) {
    const path = evidencePath(context);
    if (!(0,external_node_fs_.existsSync)(path)) {
        const plan = (0,core_plan/* invalidPlan */.n)(context.settings.organization, [], context.settings);
        // If no files were read, it is not known whether they are those of the commit.
        const run = { ...(await contextOf([])), clean: null };
        leaveEvidence(context, { plan, files: [], run, shown: new Map(), result, by: null, report: null });
    }
    return path;
}
function evidencePath({ settings, startedAt }) {
    return (0,run_files.evidenceFile)(settings.evidenceDir, startedAt);
}
/** How an apply ends that fails. */
function failureResult({ shutdown }, error) {
    // A person who is asked may also stop the run.
    return shutdown.stop.aborted || (0,rejections/* isStopped */.id)(error) ? 'cancelled' : 'failed';
}

// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/git-context.js
var git_context = __webpack_require__(2556);
// EXTERNAL MODULE: ./lib/commands/ledger.js
var ledger = __webpack_require__(4157);
// EXTERNAL MODULE: ./lib/commands/plan.js
var commands_plan = __webpack_require__(7667);
;// CONCATENATED MODULE: ./lib/commands/saved-plan.js
// A saved plan: reads it from its file, and works out what it approves for an apply.




/** Throws a ConfigurationError for a file that cannot be read, is not a plan, or was edited. */
async function saved_plan_readSavedPlan(path) {
    return parseSavedPlan(readNamed('--plan', path).toString('utf8'));
}
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await __webpack_require__.e(/* import() */ 71).then(__webpack_require__.bind(__webpack_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new ConfigurationError('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}
/** The changes that the saved plan showed. */
function saved_plan_shownBy(plan) {
    const executed = executedBy(plan);
    return {
        fingerprints: new Set(executed.map(({ fingerprint }) => fingerprint)),
        targets: new Set(targetsOf(plan, executed)),
        deletes: null,
    };
}
/**
 * The changes that the saved plan asked for, and the states they end in. They stay requested after a part of them is
 * done, even if the base now asks for the rest. Drift that the plan reverts stays drift.
 */
function saved_plan_requestedBy(plan) {
    const requested = plan.changes.filter(({ origin }) => origin !== 'drift');
    return new Set([...requested.map(({ fingerprint }) => fingerprint), ...targetsOf(plan, requested)]);
}
function targetsOf({ organization }, changes) {
    return changes.flatMap(({ id, after }) => (id === null ? [] : [targetFingerprint(organization, id, after)]));
}
/** Whether the plan would also execute drift. */
function saved_plan_revertsDrift(plan) {
    return executedBy(plan).some(({ origin }) => origin === 'drift');
}

// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
;// CONCATENATED MODULE: ./lib/commands/apply.js
// `apply`: plans again, checks guards, then approval, and only then writes. Evidence is written however it ends.



















/** Plans an apply, and judges what approves it. If it fails, evidence says so. */
async function planApply(context, terms) {
    const { ledger, progress, settings } = context;
    const { result, ...planned } = await (0,commands_plan/* runPlan */.Fo)(context, terms.compared).catch(async (error) => {
        await apply_evidence_leaveEvidenceOfFailure(context, terms.contextOf, error);
        throw error;
    });
    progress.rest();
    const { plan, files } = planned;
    const approval = result === 'planned' ? approve(plan, consentOf(settings, terms)) : NOTHING_MISSING;
    const decision = approval.missing.size === 0 ? 'approved' : 'unapproved';
    const verdict = result === 'planned' ? decision : result;
    const apply = { ...planned, context, terms, runContext: terms.contextOf(files), approval, verdict };
    const undecided = { ...apply, approval: NOTHING_MISSING };
    if (verdict !== 'invalid')
        await orLeaveEvidence(undecided, async () => ledger?.belongTo(plan.organization));
    return apply;
}
function consentOf({ approval, approve: digest, ticket, ticketPattern }, { priorApproval }) {
    // Under a pattern, a digest without a ticket approves nothing.
    const mayApprove = ticketPattern === '' || ticket !== null;
    return { mode: approval, digest: mayApprove ? digest : '', priorApproval };
}
const NOTHING_MISSING = { missing: new Set(), by: null };
/** Takes a step before the first write. If it fails, evidence says what was planned. */
async function orLeaveEvidence(apply, step) {
    try {
        return await step();
    }
    catch (error) {
        const result = failureResult(apply.context, error);
        await leavePlanned(apply, result, null).catch(() => undefined);
        throw error;
    }
}
/** Executes what is approved, and leaves the evidence of the apply and its record in the ledger. */
async function finishApply(apply, writing) {
    return apply.verdict === 'approved' ? execute(apply, writing) : end(apply, apply.verdict, null);
}
async function execute(apply, { mayWrite, onFailure }) {
    const { context, plan, liveAssets } = apply;
    const { connection, host, settings, shutdown, progress } = context;
    const input = {
        changes: plan.toExecute,
        live: liveAssets,
        concurrency: settings.concurrency,
        random: host.random,
    };
    // This comes first: where there is no room for evidence, no intent may be left in the ledger without an end.
    const evidence = new OpenEvidence(context, await endingOf(apply, null, null));
    try {
        await orLeaveEvidence(apply, () => recordSeen(apply));
        evidence.write(context.ledger?.note ?? null);
        progress.settled(0, plan.toExecute.length);
        shutdown.startWriting();
        const report = await executeChanges(input, {
            reader: connection.reader,
            writer: connection.writer(),
            mayWrite,
            clock: host.clock,
            explain: explainFailure,
            journal: evidence.note,
            stop: shutdown.stop,
            progress: (settled) => progress.settled(settled, plan.toExecute.length),
        });
        return await conclude(apply, report, onFailure);
    }
    finally {
        evidence.close();
    }
}
/** If the intent cannot be recorded, nothing is written. */
async function recordSeen({ context, plan, approval, runContext }) {
    await context.ledger?.recordSeen(plan, { mode: context.settings.approval, by: approval.by }, (await runContext).commit);
}
/** Whatever fails after the writes, their result is reported. */
async function conclude(apply, report, onFailure) {
    try {
        const applied = await end(apply, resultOf(report), report);
        if (report.crash !== null)
            throw report.crash;
        return applied;
    }
    catch (error) {
        onFailure(report);
        throw error;
    }
}
async function end(apply, result, report) {
    const { context, plan } = apply;
    const evidence = await leavePlanned(apply, result, report);
    await context.ledger?.recordEnd(evidence, { plan, report });
    const refused = result === 'unapproved' ? refusedOf(apply) : null;
    const isUncommitted = report !== null && (0,core_result/* hasWritten */.qF)(report) && evidence.clean === false;
    const differsFrom = isUncommitted ? evidence.commit : null;
    return { result, plan, refused, report, evidence, evidencePath: evidencePath(context), differsFrom };
}
function refusedOf({ context, terms, plan, approval }) {
    const { approve: given, ticket, ticketPattern } = context.settings;
    const approved = terms.priorApproval?.approved ?? NOTHING_APPROVED;
    const needed = ticket === null ? 'missing' : 'given';
    const { missing } = approval;
    return { plan, missing, approve: given, approved, ticket: ticketPattern === '' ? null : needed };
}
async function leavePlanned(apply, result, report) {
    return leaveEvidence(apply.context, await endingOf(apply, result, report));
}
async function endingOf({ terms, runContext, plan, files, approval }, result, report) {
    return { plan, files, run: await runContext, shown: terms.shown, result, by: approval.by, report };
}
/** If everything is done and the list shows it: applied. If a part is done: partial. A signal overrides both. */
function resultOf({ results, converged, stopped }) {
    const isWhole = results.every(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome));
    if (isWhole && converged === true)
        return 'applied';
    if (stopped === 'signal')
        return 'cancelled';
    return results.some(hasLeftTraces) ? 'partial' : 'failed';
}
/**
 * Whether a change is done, perhaps done, changed by somebody else, or half done: a parked update already has the first
 * of its two writes.
 */
function hasLeftTraces({ change, outcome, writes }) {
    if ((0,core_result/* hasSucceeded */.yO)(outcome) || outcome === 'unknown' || outcome === 'changed-meanwhile')
        return true;
    return change.action === 'update' && writes > (outcome === 'failed' ? 1 : 0);
}
/** Judges the changes to execute. A digest does not count if a review is required. */
function approve(plan, { mode, digest: consented, priorApproval }) {
    if (mode === 'none')
        return { missing: new Set(), by: 'approval: none' };
    if (mode === 'plan' && consented !== '' && consented === plan.digest) {
        return { missing: new Set(), by: `digest ${plan.digest}` };
    }
    const approved = priorApproval?.approved ?? NOTHING_APPROVED;
    const missing = (0,origin/* unapproved */.Bo)(plan.organization, plan.toExecute, approved).map((change) => change.fingerprint);
    return { missing: new Set(missing), by: priorApproval?.by ?? null };
}
/** For an apply without an earlier plan. */
const NOTHING_APPROVED = { fingerprints: new Set(), targets: new Set(), deletes: null };
/**
 * Rethrows errors that are not failed requests: a bug or a full disk must not be mistaken for an answer of the service.
 */
function explainFailure(error) {
    if (!(error instanceof service_errors/* ServiceError */._7))
        throw error;
    const { mayBeDone, message: reason, excerpt: detail, retryAfterMs } = error;
    return { meaning: meaningOf(error), mayBeDone, reason, detail, retryAfterMs };
}
function meaningOf(error) {
    if (error.kind === 'aborted' && !error.sent)
        return 'not-sent';
    if ((0,service_errors/* stopsEverything */.by)(error))
        return 'key-refused';
    if ((0,service_errors/* notCreated */.Sv)(error))
        return 'not-written';
    if ((0,service_errors/* isOtherSuccess */.gN)(error))
        return 'unexpected';
    if (error.kind !== 'status' || error.status === 408 || (error.status ?? 500) >= 500)
        return 'unclear';
    return error.status === 409 ? 'taken' : 'rejected';
}
async function cliApply(flags, cli) {
    const consents = [flags.plan !== undefined && '--plan', flags.yes === true && '--yes', flags.approve && '--approve'];
    const chosen = consents.filter((consent) => consent);
    // Each of these says what may be executed, so together they would contradict each other.
    if (chosen.length > 1)
        throw new ConfigurationError(chosen.join(' and '), 'exclude each other. Give one of them.');
    return openCli(flags, cli, SERVICE, async (plain) => {
        const context = { ...plain, settings: settingsFor(null, flags, plain.settings) };
        const contextOf = gitContext(context);
        try {
            return await withCliLedger(context, (opened) => applyHere(opened, contextOf));
        }
        catch (error) {
            await leaveEvidenceOfFailure(context, contextOf, error);
            throw error;
        }
    });
}
async function applyHere(opened, contextOf) {
    const { settings, terminal, cwd, flags } = opened;
    const saved = typeof flags.plan === 'string' ? await readSavedPlan(resolve(cwd, flags.plan)) : null;
    const context = { ...opened, settings: settingsFor(saved, flags, settings) };
    // A saved plan counts like the record of a pull request, but never like a review.
    const isCounted = saved !== null && context.settings.approval !== 'review';
    const priorApproval = isCounted ? { approved: shownBy(saved), by: `saved plan ${saved.digest}` } : null;
    const compared = baselineAt(baseFrom(flags), isCounted ? requestedBy(saved) : undefined);
    const planned = await planApply(context, { compared, contextOf, shown: new Map(), priorApproval });
    terminal.err(renderBeforeApply(planned.plan, saved, context));
    const applied = await finishApply(await agreed(planned, context), {
        mayWrite: async () => true,
        onFailure: (report) => showReport(report, context),
    });
    showApplied(applied, asksPerson(planned, context), context);
    return context.ledger?.end.behind == null ? exitCodeOf(applied.result, true, false) : 1;
}
/** A saved plan keeps the settings that it was made with. */
function settingsFor(saved, flags, settings) {
    const only = settings.only.length > 0 ? settings.only : (saved?.only ?? []);
    const drift = flags.drift === undefined && saved !== null && revertsDrift(saved) ? 'apply' : settings.drift;
    return { ...settings, approval: flags.yes === true ? 'none' : settings.approval, only, drift };
}
/** You have read a saved plan before you apply it. If the plan is unchanged, a few lines are enough. */
function renderBeforeApply(plan, saved, context) {
    const render = saved === null || saved.digest !== plan.digest ? renderPlanTerminal : renderSavedPlanTerminal;
    return render(plan, planOptions(context, 'apply'));
}
function showReport(report, { terminal, settings, progress }) {
    progress.end();
    terminal.err(renderAppliedTerminal(report, { color: terminal.color, detail: settings.detail, face: 'cli' }));
}
function showApplied(applied, isAsked, context) {
    const { terminal, host, settings, flags, cwd, progress, startedAt } = context;
    progress.end();
    const options = { color: terminal.color, detail: settings.detail };
    if (applied.report !== null)
        showReport(applied.report, context);
    if (applied.differsFrom !== null) {
        const line = visible(uncommittedSentence(applied.differsFrom));
        terminal.err(`${painter(terminal.color).red(line)}\n`);
    }
    if (applied.refused !== null && isAsked)
        terminal.err('You did not agree, so nothing was applied.\n');
    else if (applied.refused !== null) {
        // Nothing on the command line counts as a review.
        const isReviewed = settings.approval === 'review';
        const next = isReviewed ? 'review' : 'plan-again';
        terminal.err(renderRefusalTerminal({ ...applied.refused, behind: null, next, workflow: null }, options));
        if (terminal.ask === null && !isReviewed)
            terminal.err(howToApprove(flags));
    }
    const evidence = `, evidence: ${relative(cwd, applied.evidencePath)}`;
    const counts = applied.report === null ? planCounts(applied.plan, 'apply') : outcomeCounts(applied.report);
    terminal.err(`${closingLine(applied.result, counts, host.clock.now() - startedAt)}${evidence}\n`);
    if (flags.json === true) {
        const evidence = JSON.parse(readFileSync(applied.evidencePath, 'utf8'));
        terminal.out(printedJson(settings.detail === 'full' ? evidence : { ...evidence, ...NO_NAMES }));
    }
}
/** Under `counts` standard output shows evidence without the lists that name assets. The file keeps them. */
const NO_NAMES = { changes: [], differences: [] };
/**
 * For a run that cannot ask a person. The most likely mistake: a plan saved with --base differs from one without it.
 */
function howToApprove({ plan, base }) {
    if (plan === undefined)
        return 'Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n';
    return base === undefined ? 'If the plan was saved with --base, give apply the same --base.\n' : '';
}
/** Whether a person at the terminal decides: nothing was saved that could approve the changes. */
function asksPerson({ verdict, terms }, { settings, terminal }) {
    const mayAsk = terms.priorApproval === null && settings.approval === 'plan' && terminal.ask !== null;
    return verdict === 'unapproved' && mayAsk;
}
/** The same, approved if a person who is asked agrees. */
async function agreed(apply, context) {
    if (!asksPerson(apply, context))
        return apply;
    if (!(await orLeaveEvidence(apply, () => askToApply(apply.plan, context))))
        return apply;
    return { ...apply, verdict: 'approved', approval: { missing: new Set(), by: 'a person at the terminal' } };
}
async function askToApply({ summary }, { terminal, shutdown }) {
    const permanent = summary.delete > 0 ? ' Deletes are permanent.' : '';
    const question = `Apply this? ${countsLine(summary)}.${permanent} Only "yes" applies: `;
    const answer = await terminal.ask?.(question, shutdown.stop);
    return answer?.trim() === 'yes';
}

// EXTERNAL MODULE: ./lib/github/comment.js
var github_comment = __webpack_require__(4510);
// EXTERNAL MODULE: ./lib/commands/action/check.js
var check = __webpack_require__(6693);
// EXTERNAL MODULE: ./lib/commands/action/outputs.js
var outputs = __webpack_require__(2575);
;// CONCATENATED MODULE: ./lib/commands/action/apply-result.js
// What an apply on GitHub leaves: its evidence names the pull requests, and its result is shown in the log, the summary
// and a comment on each pull request that it concerns.









/** The evidence's context of a run that knows what merged. */
function runContext({ runner }, { pulls }) {
    return {
        commit: runner.commit,
        clean: true,
        pull_requests: pulls.map(({ pull, record, approvers }) => ({
            number: pull.number,
            ...{ title: record?.title ?? pull.title, ticket: record?.ticket ?? null },
            author: pull.author?.login ?? 'unknown',
            head: record?.head ?? pull.head_sha,
            merge_commit: pull.merge_commit_sha,
            record: record === null ? null : { digest: record.digest, at: record.at },
            approvals: approvers,
        })),
        actor: runner.actor,
        run_url: runner.runUrl,
    };
}
/** Numbers of the pull requests whose records show a change, by its fingerprint and by the state that it ends in. */
function shownInRecords(pulls) {
    const numbers = new Map();
    for (const { pull, record } of pulls) {
        for (const { fingerprint, target } of record?.changes ?? []) {
            for (const key of new Set([fingerprint, target ?? fingerprint]))
                (0,group/* addUnder */.QQ)(numbers, key, pull.number);
        }
    }
    return numbers;
}
/** Why nothing was written, and how to continue. null if nothing was refused. */
function refusalOf({ settings, runner }, { refused }, { pulls, direct, applied }) {
    if (refused === null)
        return null;
    // If the applied commit is not known, no pull request shows what is pending.
    const review = applied === null ? 'bring-anew' : 'review';
    const dispatch = applied === null ? 'dispatch-only' : 'dispatch';
    const isReview = settings.approval === 'review';
    return {
        ...refused,
        behind: { counting: (0,judge/* countingPulls */.cj)(pulls), rejected: (0,judge/* rejectedPulls */.z3)(pulls), direct: isReview ? direct : [] },
        next: isReview ? review : dispatch,
        workflow: (0,outputs/* workflowFile */.EY)(runner),
    };
}
/** Comments the result on the pull requests that it concerns. */
async function commentResults(context, { judgement, situation }, { applied, refusal }) {
    const { runner } = context;
    const { plan, report, result } = applied;
    if (result === 'superseded')
        return;
    const comment = (0,report_applied/* renderResultMarkdown */.Js)(plan, report, (0,outputs/* resultOptions */._F)(applied, refusal, context));
    const body = report !== null && (0,core_result/* hasWritten */.qF)(report) ? `${github_comment/* LASTING */.De}\n${comment}` : comment;
    const content = { body, yields: result === 'no-changes', bot: situation.creator };
    // The other pull requests in the range, perhaps hundreds at the first apply, have nothing that could be applied now.
    const concerned = judgement.pulls.filter(({ why }) => why === null || !UNCONCERNED.has(why.kind));
    const commentOn = async ({ pull }) => {
        const failed = ({ message }) => runner.warn(`The result could not be commented on pull request ${pull.number}. ${message}`);
        // What was applied is applied, whether or not a comment can say so.
        await (0,check/* commentOnce */.ZD)(context, { kind: 'result', pullRequest: pull.number, ...content }).catch((0,rejections/* expecting */.Kk)(errors/* isOfGitHub */.ND, failed));
    };
    await Promise.all(concerned.map(commentOn));
}
/** There is no record, or nothing of it is left to approve. */
const UNCONCERNED = new Set(['no-record', 'withdrawn']);

// EXTERNAL MODULE: ./lib/commands/action/look.js
var action_look = __webpack_require__(5234);
// EXTERNAL MODULE: ./lib/commands/action/open.js
var action_open = __webpack_require__(2709);
// EXTERNAL MODULE: ./lib/commands/action/tip.js
var action_tip = __webpack_require__(56);
;// CONCATENATED MODULE: ./lib/commands/action/apply.js
// Apply on GitHub: what merged since the last successful apply, as its pull requests showed it, only at the tip of the
// default branch, one apply at a time.















async function applyOnGitHub(context) {
    if (!(0,action_open/* isOfDefaultBranch */.hu)(context))
        throw notDefault(context.github.defaultBranch);
    const atTip = (0,rejections/* early */.Q3)((0,action_tip/* tipLike */.$f)(context));
    const look = await lookBack(context, context.runner.commit);
    const run = (0,action_open/* lockingRun */.nK)(context);
    const tip = await atTip.catch(async (error) => {
        await (0,apply_lock/* leaveTried */.sv)(run, look, (0,apply_lock/* endingOf */.z6)(run));
        throw error;
    });
    if (tip === null) {
        await (0,apply_lock/* leaveTried */.sv)(run, look, 'superseded');
        noteEvidence(context, await leaveEvidenceWithoutPlan(context, contextWithoutRange(context), 'superseded'));
        return 'superseded';
    }
    // An old run counts what the tip's own would: what was taken back since, and is there again, is not approved.
    const isTip = tip === context.runner.commit;
    return applyInTurn(context, run, { tip, look: isTip ? look : await lookBack(context, tip) });
}
/** Reads what was applied before a commit. */
function lookBack(context, from) {
    const { eventName, payload } = context.runner;
    // A pull request's payload has a `before` too, which is not a commit of the default branch.
    const before = eventName === 'push' ? (0,github_event/* commitBefore */.Xg)(payload) : null;
    return (0,action_look/* lookFrom */._B)(context, { purpose: 'apply', from, before }, null);
}
async function applyInTurn(context, run, { tip, look }) {
    const { reading, facts } = look;
    // Usually there is no other apply to wait for, and this is what counts. Before the first apply it is not known whose
    // records count. Then these answers are ready for the second reading.
    const isKnown = facts.creator !== null;
    const unlocked = (0,rejections/* early */.Q3)((0,github_situation/* readSituation */.ZN)(isKnown ? look : { ...look, reading: { ...reading, pause: null } }));
    const lock = await (0,apply_lock/* acquire */.XC)(run, look);
    let ending = 'crashed';
    try {
        const situation = await (lock.look === look ? unlocked : (0,github_situation/* readSituation */.ZN)(lock.look));
        ending = await applyRange(context, { looked: (0,action_look/* judgeFor */.z0)(context, 'apply', situation), lock, tip });
        return ending;
    }
    catch (error) {
        ending = (0,apply_lock/* endingOf */.z6)(run);
        throw error;
    }
    finally {
        await lock.release(ending);
    }
}
/** Applies what the range holds, and shows the result. */
async function applyRange(context, { looked, lock, tip }) {
    const { judgement } = looked;
    const { pulls, approved } = judgement;
    const compared = await (0,action_look/* baselineOf */.Bv)(context, judgement.applied, judgement);
    const numbers = (0,judge/* countingPulls */.cj)(pulls).map(({ number }) => `#${number}`);
    const apply = await planApply(context, {
        compared,
        contextOf: async () => runContext(context, judgement),
        shown: shownInRecords(pulls),
        priorApproval: { approved, by: `pull requests ${numbers.join(', ') || 'none'}` },
    });
    const isCurrent = apply.verdict !== 'approved' || (await orLeaveEvidence(apply, () => (0,action_tip/* isStillAt */.aw)(context, tip)));
    const applied = await finishApply(isCurrent ? apply : { ...apply, verdict: 'superseded' }, {
        mayWrite: () => lock.mayWrite(),
        onFailure: (report) => (0,outputs/* logReport */.TO)(report, context),
    });
    const refusal = refusalOf(context, applied, judgement);
    await (0,outputs/* showApplied */.lK)(applied, refusal, context);
    // If the tip has moved on, its run has reported the changes. Then it is not worth reporting that nothing is left.
    const isNews = tip === context.runner.commit || applied.result !== 'no-changes';
    if (isNews)
        await commentResults(context, looked, { applied, refusal });
    return applied.result;
}
function notDefault(branch) {
    return new core_result/* ConfigurationError */.j1('ref', `is not ${branch}, the default branch. Only that is applied.`);
}
/** The evidence's context of a run that does not know what merged. */
function contextWithoutRange({ runner: { actor, runUrl, commit } }) {
    return async () => ({ commit: commit || null, clean: null, pull_requests: [], actor, run_url: runUrl });
}
function noteEvidence({ runner }, path) {
    if (path !== null)
        (0,outputs/* setOutputs */.n0)({ 'evidence-path': path }, runner);
}
/** Leaves evidence of a failed apply, wherever it failed. */
async function keepEvidenceOfFailure(context, error) {
    noteEvidence(context, await apply_evidence_leaveEvidenceOfFailure(context, contextWithoutRange(context), error));
}
/** An apply that cannot begin was tried too: what it would have applied stays pending. */
async function markTried(opened) {
    try {
        const github = await (0,action_open/* openGitHub */.o6)(opened, false);
        // Without the address of the service, nobody can say what would have been applied.
        if (github === null || github.owner.service === '')
            return;
        // A stopped run uses its closing time for this.
        const context = { ...opened, github: { ...github, client: github.closing } };
        if (!(0,action_open/* isOfDefaultBranch */.hu)(context))
            return;
        await (0,apply_lock/* leaveTried */.sv)((0,action_open/* lockingRun */.nK)(context), await lookBack(context, context.runner.commit), 'failed');
    }
    catch (error) {
        // Why it cannot begin is what is reported.
        if (!((0,errors/* isOfGitHub */.ND)(error) || error instanceof core_result/* ConfigurationError */.j1))
            throw error;
        opened.runner.warn(error.message);
    }
}
/** Without a token or a repository: without deployments and records no approval can be found. */
async function applyWithoutGitHub(context) {
    const { runner } = context;
    if (runner.env.GITHUB_REF !== undefined) {
        const branch = (0,action_open/* expectDefaultBranch */.jb)(runner);
        if (runner.env.GITHUB_REF !== `refs/heads/${branch}`)
            throw notDefault(branch);
    }
    const contextOf = contextWithoutRange(context);
    const apply = await planApply(context, { compared: snapshot/* NOTHING_KNOWN */.GN, contextOf, shown: new Map(), priorApproval: null });
    const applied = await finishApply(apply, {
        mayWrite: async () => true,
        onFailure: (report) => (0,outputs/* logReport */.TO)(report, context),
    });
    const { refused } = applied;
    const refusal = refused === null ? null : { ...refused, behind: null, next: 'plan-again', workflow: null };
    await (0,outputs/* showApplied */.lK)(applied, refusal, context);
    return applied.result;
}


/***/ }),

/***/ 56:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ tipLike),
/* harmony export */   aw: () => (/* binding */ isStillAt),
/* harmony export */   vx: () => (/* binding */ isAtTip)
/* harmony export */ });
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9936);
/* harmony import */ var _github_situation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3983);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5234);
// Whether a run is of the tip of the default branch, or of a commit with the same inventory.



/** A change that was made and reverted since may have withdrawn the approval. Only the newest run knows. */
async function isStillAt(context, tip) {
    const now = await tipLike(context);
    if (now === null || now === tip)
        return now !== null;
    if (context.settings.approval === 'none' || !(await isTouchedSince(context, tip, now)))
        return true;
    context.runner.log('superseded: the inventory was changed meanwhile and changed back, and the run of that applies it.\n');
    return false;
}
/** Whether the inventory changed after one commit, up to and including another. */
async function isTouchedSince(context, commit, tip) {
    const reading = (0,_look_js__WEBPACK_IMPORTED_MODULE_2__/* .readingOf */ .MU)(context, { purpose: 'plan', from: tip, before: null });
    return (await (0,_github_situation_js__WEBPACK_IMPORTED_MODULE_1__/* .readRange */ .qX)(reading, commit)).listed.length > 0;
}
async function isAtTip(context) {
    return (await tipLike(context)) !== null;
}
/**
 * The current tip of the default branch, which must have the same inventory, so that an old run does no harm; else
 * null.
 */
async function tipLike(context) {
    const { github, git, runner } = context;
    const { commit } = runner;
    const tip = await github.client.anew.tipOf(github.defaultBranch);
    if (tip === commit)
        return tip;
    const trees = await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_0__/* .treesAt */ .n8)(github.paths, [commit, tip], git);
    if (trees[commit] === trees[tip])
        return tip;
    runner.log(`superseded: the tip of ${github.defaultBranch} holds another inventory, and its run will apply it.\n`);
    return null;
}


/***/ }),

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   N5: () => (/* binding */ GITHUB_RETRIES),
/* harmony export */   ZO: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
// Tries a task again while its failure may pass. A policy says how often and for how long: plain data, one policy for
// each service that the tool calls. The caller decides what a failure means.
/** How often and how long a request to the service is retried (docs/faults.md). */
const SERVICE_RETRIES = {
    maxTries: 6,
    maxTotalMs: 180_000,
    firstBackoffMs: 100,
    maxBackoffMs: 5_000,
    maxRetryAfterMs: 60_000,
};
/** The same of a request to GitHub. */
const GITHUB_RETRIES = {
    maxTries: 5,
    maxTotalMs: 180_000,
    firstBackoffMs: 500,
    maxBackoffMs: 8_000,
    maxRetryAfterMs: 60_000,
};
/** Runs the task until its result is final or the policy allows no further try; resolves to the last result. */
async function retry(task, policy, ports) {
    const start = ports.now();
    for (let attempt = 1;; attempt += 1) {
        const tried = await task(attempt);
        if (tried.isFinal || attempt >= policy.maxTries || ports.isStopped())
            return tried.result;
        const retryAfter = tried.retryAfterMs ?? 0;
        // The jitter is added to the wait that was asked for, so that tasks refused together do not return together.
        const wait = retryAfter + ports.random() * backoffAfter(attempt, policy);
        const isTooLong = retryAfter > policy.maxRetryAfterMs || ports.now() - start + wait > policy.maxTotalMs;
        if (isTooLong)
            return tried.result;
        await ports.sleep(wait);
        if (ports.isStopped())
            return tried.result;
    }
}
function backoffAfter(attempt, { firstBackoffMs, maxBackoffMs }) {
    return Math.min(maxBackoffMs, firstBackoffMs * 2 ** (attempt - 1));
}


/***/ }),

/***/ 8779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ awaitAll),
/* harmony export */   XC: () => (/* binding */ acquire),
/* harmony export */   sv: () => (/* binding */ leaveTried),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6108);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9452);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3983);





/**
 * Takes the lock, and waits until every apply that began before has ended. Throws if the token may not, and the
 * approval depends on it.
 */
async function acquire(run, look) {
    const made = await deploy(run, look);
    if (made === null)
        return { look, mayWrite: async () => true, release: async () => { } };
    const lock = new HeldLock(run, made);
    try {
        await lock.begin();
        return lock;
    }
    catch (error) {
        await lock.release(endingOf(run));
        throw error;
    }
}
/** The ending of a run with an error. */
function endingOf({ stop }) {
    return stop.aborted ? 'cancelled' : 'crashed';
}
/** Records that an apply which did not begin was tried: what it would have applied stays pending. */
async function leaveTried(run, look, ending) {
    const made = await deploy(run, look);
    if (made !== null)
        await end(run, made.deployment, ending);
}
/** Makes the deployment. null if the token may not, and nothing depends on it. */
async function deploy(run, look) {
    const { reading, facts, applied } = look;
    if (!facts.deployments.isReadable && run.needsDeployment)
        throw mayNotDeploy();
    const deployment = await createDeployment(run, look);
    if (deployment === null || deployment.creator === facts.creator)
        return deployment && { deployment, look, own: [deployment.id] };
    // Other accounts made the newest deployments, so ours must be found.
    try {
        const ours = await (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .readApplied */ .WT)(reading, deployment.creator);
        if (ours.applied === applied)
            return { deployment, look: ours, own: [deployment.id] };
        await end(run, deployment, 'superseded');
        const again = await createDeployment(run, ours);
        return again && { deployment: again, look: ours, own: [deployment.id, again.id] };
    }
    catch (error) {
        await end(run, deployment, endingOf(run));
        throw error;
    }
}
function mayNotDeploy() {
    const problem = 'may not mark what is applied, so nothing was written. Grant the job the permission deployments: write.';
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('github-token', problem);
}
async function createDeployment(run, { facts, applied }) {
    const { owner, keys, by, commit } = run;
    const deploymentFacts = { ...owner, run: by?.run ?? null, attempt: by?.attempt ?? null, applied };
    const payload = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .payloadOf */ .Md)(deploymentFacts, commit, keys);
    try {
        const read = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .readDeployment */ .iJ)(await deploySurely(run, facts, payload), run);
        if (read.kind === 'counts')
            return read.deployment;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('github-token', 'made a deployment that does not count.');
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissingRight */ .H0)(error))
            throw error;
        run.warn(`${error.message} Applies are marked with the permission deployments: write.`);
        if (run.needsDeployment)
            throw mayNotDeploy();
        return null;
    }
}
/** If the answer is lost, the deployment may exist. A second one would make the run wait for itself. */
async function deploySurely({ closing, commit, owner, pause }, { deployments }, payload) {
    const wanted = { ref: commit, task: _applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .TASK */ .wn, environment: (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentOf */ .p7)(owner.name), payload };
    const again = async () => {
        await pause(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LOST_ANSWER_MS */ .jS);
        const before = new Set(deployments.listed.map(({ id }) => id));
        const { entries } = await closing.anew.deployments(_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .TASK */ .wn, 1);
        const ours = entries.find((one) => !before.has(one.id) && one.sha === commit && JSON.stringify(one.payload) === JSON.stringify(payload));
        return ours ?? closing.createDeployment(wanted);
    };
    // A stop must not lose the answer, because nobody could end the deployment.
    return closing.createDeployment(wanted).catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5, again));
}
async function giveStatus({ closing, keys, url }, deployment, { state, words }) {
    const description = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .statusDescription */ .$U)(deployment, { words, state, at: closing.now() }, keys);
    const link = url === null ? {} : { log_url: url };
    return closing.createDeploymentStatus(deployment.id, { state, description, ...link });
}
/** Gives a status, and repeats it if the answer is lost, which is harmless. */
async function giveStatusSurely(run, deployment, sign) {
    const give = () => giveStatus(run, deployment, sign);
    await give().catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5, give));
}
const APPLYING = { state: 'in_progress', words: 'Applying' };
const STATES = {
    applied: 'success',
    'no-changes': 'success',
    superseded: 'inactive',
};
/** After a partial plan nobody may conclude that the commit is applied. */
function deploymentState(ending, isPart) {
    const state = ending === 'crashed' ? 'failure' : (STATES[ending] ?? 'failure');
    return state === 'success' && isPart ? 'inactive' : state;
}
/** Only a success counts as applied. Everything else leaves the commit to the next run. */
async function end(run, deployment, ending) {
    const state = deploymentState(ending, run.isPart);
    const finalStatus = giveStatusSurely(run, deployment, { state, words: `Apply: ${ending}` });
    // The changes stay applied. A deployment that stays in progress counts as dead three minutes from now.
    await finalStatus.catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfGitHub */ .ND, ({ message }) => run.warn(message)));
}
/** A sign of life each minute while the run writes, every second minute while it waits. */
const HEARTBEAT_MS = 55_000;
/** After this long without a sign of life, another run may soon count this one as dead: it must not write. */
const SILENT_MS = 140_000;
const ASKED_EVERY_MS = 15_000;
const SILENT = 'GitHub did not take the sign that this run goes on.';
class HeldLock {
    look;
    #run;
    #deployment;
    #own;
    /** Id of our first status. Applies are ordered by it. */
    #first = Number.POSITIVE_INFINITY;
    #lastSign;
    /** Whether we were silent for so long that another run may have taken over. */
    #isDoubtful = false;
    #isWaiting = true;
    #ticks = 0;
    #isBeating = false;
    #inFlight = Promise.resolve();
    #stopBeating = () => { };
    constructor(run, { deployment, look, own }) {
        this.look = look;
        this.#own = own;
        this.#run = run;
        this.#deployment = deployment;
        this.#lastSign = run.clock.now();
    }
    /** Resolves when it is this run's turn. */
    async begin() {
        const before = this.look;
        await this.#giveFirstStatus();
        this.#stopBeating = this.#run.every(HEARTBEAT_MS, () => this.#onTick());
        const after = await this.#readNewer(before);
        const own = { ...this.#deployment, first: this.#first };
        const open = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .openBefore */ .wq)(after.applies, own);
        for (const each of open)
            if (!each.isAlive)
                warnDead(this.#run, each);
        const alive = open.filter(({ isAlive }) => isAlive);
        if (alive.length > 0)
            await outlive(this.#run, before.reading, alive);
        this.#isWaiting = false;
        if (alive.length > 0)
            this.look = await this.#readNewer(after);
        else if (!this.#isSame(before, after))
            this.look = after;
    }
    async mayWrite() {
        this.#noteSilence();
        if (!this.#isDoubtful)
            return true;
        this.#inFlight = this.#inFlight.then(() => this.#takeUp());
        await this.#inFlight;
        return !this.#isDoubtful;
    }
    async release(ending) {
        this.#stopBeating();
        await this.#inFlight;
        await end(this.#run, this.#deployment, ending);
    }
    /** If the answer is lost, the status may still exist, and other runs rely on it. */
    async #giveFirstStatus() {
        const [run, deployment] = [this.#run, this.#deployment];
        const give = () => giveStatus(run, deployment, APPLYING);
        this.#first = await give().then(({ id }) => id, (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5, async () => {
            const { id } = await give();
            const statuses = await this.look.reading.github.anew.deploymentStatuses(deployment.id);
            return (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(deployment, statuses, { keys: run.keys, now: 0 })?.first ?? id;
        }));
    }
    #readNewer({ reading, facts }) {
        return (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .readApplied */ .WT)(reading, this.#deployment.creator, { facts, own: this.#own });
    }
    /** Whether nothing except our own deployment appeared between two readings. */
    #isSame(before, after) {
        const others = ({ applies }) => applies.standing
            .filter(({ id }) => !this.#own.includes(id))
            .map(({ id, end: state }) => `${id} ${state}`)
            .join();
        return before.facts.creator === after.facts.creator && others(before) === others(after);
    }
    #onTick() {
        this.#ticks += 1;
        if (this.#isBeating || (this.#isWaiting && this.#ticks % 2 === 1))
            return;
        this.#inFlight = this.#inFlight.then(() => this.#beat());
    }
    #noteSilence() {
        if (this.#run.clock.now() - this.#lastSign > SILENT_MS)
            this.#isDoubtful = true;
    }
    /** Never rejects: a failed sign of life must not end an apply between two writes. */
    async #beat() {
        this.#noteSilence();
        const askedAt = this.#run.clock.now();
        this.#isBeating = true;
        try {
            await giveStatusSurely(this.#run, this.#deployment, APPLYING);
            this.#lastSign = askedAt;
        }
        catch (error) {
            this.#run.log(`${SILENT} ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfGitHub */ .ND)(error) ? error.message : ''}\n`);
        }
        finally {
            this.#isBeating = false;
        }
    }
    /**
     * Continues after a silence, once GitHub has accepted a new sign of life and shows no apply that began after this
     * one.
     */
    async #takeUp() {
        const { clock, stop, warn, halt } = this.#run;
        if (!this.#isDoubtful)
            return;
        const before = this.#lastSign;
        await this.#beat();
        try {
            const hasSign = this.#lastSign > before || clock.now() - this.#lastSign <= SILENT_MS;
            if (!hasSign)
                throw new Error(SILENT);
            const { applies } = await this.#readNewer(this.look);
            const later = applies.standing.find(({ first }) => first > this.#first);
            if (later !== undefined)
                throw new Error(`The apply ${deploymentName(later)} has gone on from here.`);
            this.#isDoubtful = false;
        }
        catch (error) {
            const why = error instanceof Error ? error.message : String(error);
            if (!stop.aborted)
                warn(`${why} Nothing more is written.`);
            halt();
        }
    }
}
function warnDead({ warn }, { id, run, lastSign }) {
    const since = new Date(lastSign).toISOString();
    warn(`The apply ${deploymentName({ id, run })} ended without a word: it has given no sign since ${since}. This run goes on from what it left.`);
}
/** Waits until all of these have ended. */
async function outlive(run, reading, others) {
    const { clock, mostWaitMs, pause, log } = run;
    const until = clock.now() + mostWaitMs;
    let alive = others;
    while (alive.length > 0) {
        if (clock.now() >= until)
            throw waitedTooLong(mostWaitMs);
        log(`Waiting for the apply ${alive.map(deploymentName).join(', ')}, which is under way.\n`);
        await pause(ASKED_EVERY_MS);
        const now = await Promise.all(alive.map((each) => standingNow(each, reading)));
        for (const each of now)
            if (each.end === null && !each.isAlive)
                warnDead(run, each);
        alive = now.filter(({ isAlive }) => isAlive);
    }
}
function waitedTooLong(waitedMs) {
    const problem = `waited ${waitedMs / 60_000} minutes for another one, which still goes on. Nothing was written. Run again once that has ended.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('apply', problem);
}
function deploymentName({ id, run }) {
    return run === null ? `of deployment ${id}` : `of run ${run} (deployment ${id})`;
}
async function standingNow(standing, { github, keys }) {
    const statuses = await github.anew.deploymentStatuses(standing.id);
    const now = github.now();
    return (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(standing, statuses, { keys, now }) ?? (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .startingAt */ .g5)(standing, standing.lastSign, now);
}
/** Waits for every apply in progress, because its writes would look like drift. Resolves to what is applied then. */
async function awaitAll(run, look) {
    const { reading, facts, applies } = look;
    const alive = [...applies.standing, ...applies.starting].filter(({ isAlive }) => isAlive);
    if (alive.length === 0)
        return look;
    await outlive(run, reading, alive);
    return (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .readApplied */ .WT)(reading, facts.creator, { facts, own: [] });
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
