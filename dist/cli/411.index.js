export const id = 411;
export const ids = [411,609];
export const modules = {

/***/ 8792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NOTHING_APPROVED: () => (/* binding */ NOTHING_APPROVED),
  approve: () => (/* binding */ approve),
  cliApply: () => (/* binding */ cliApply),
  explainFailure: () => (/* binding */ explainFailure),
  finishApply: () => (/* binding */ finishApply),
  orLeaveEvidence: () => (/* binding */ orLeaveEvidence),
  planApply: () => (/* binding */ planApply)
});

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
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
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
        const again = failure.meaning === 'not-written' ? (failure.retryAfterMs ?? 0) : 0;
        return { result: { outcome: 'failed', id: null, failure }, again };
    };
    const sleep = (ms) => clock.sleep(ms, stop);
    // A stop is the result of the attempt that it prevents.
    return (0,retry/* retry */.L5)(attempt, retry/* SERVICE_RETRIES */.ZO, { now: () => clock.now(), sleep, random, isStopped: () => false });
}
function create_final(result) {
    return { result, again: null };
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
// EXTERNAL MODULE: ./lib/report/change-row.js
var change_row = __webpack_require__(8569);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/markdown/page.js + 1 modules
var page = __webpack_require__(4222);
// EXTERNAL MODULE: ./lib/report/markdown/table.js
var table = __webpack_require__(3178);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(421);
// EXTERNAL MODULE: ./lib/report/sections.js
var report_sections = __webpack_require__(755);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/terminal.js
var terminal = __webpack_require__(1488);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
;// CONCATENATED MODULE: ./lib/report/unapproved.js










/** Only this many changes are listed in a log. The rest are counted. */
const MOST_SHOWN = 200;
/** The log of a run that showed its plan before. Ends with a newline. */
function renderRefusalTerminal(refusal, { color }) {
    const paint = (0,text_style/* painter */.C2)(color);
    const section = refusedSection(refusal);
    // The plan above lists them all.
    const isAll = section.changes.length === refusal.plan.toExecute.length && !isPartlyApproved(refusal, section.changes);
    const listing = { paint, most: MOST_SHOWN, elsewhere: 'A plan shows all of them.' };
    const lines = [
        paint.red(refusedLine(refusal)),
        ...approvalLines(refusal, text_style/* plainFormatter */.P8),
        ...(isAll ? [] : (0,terminal/* sectionLines */.De)(section, listing)),
        `To go on, ${nextText(refusal, text_style/* plainFormatter */.P8)}`,
    ];
    return `${lines.join('\n')}\n`;
}
/** Only why no approval counts, for the log of a run whose summary and annotation have the rest. May be empty. */
function renderRefusalBrief(refusal) {
    return approvalLines(refusal, plainFormatter)
        .map((line) => `${line}\n`)
        .join('');
}
/** Within a number of bytes of UTF-8. Empty when not even the heading fits. Ends with a newline. */
function unapproved_renderRefusalMarkdown(refusal, budget) {
    const head = [caution([refusedLine(refusal), ...approvalLines(refusal, markdownFormatter)])];
    const foot = `**Next:** ${nextText(refusal, markdownFormatter)}\n`;
    const frame = [...head, foot].reduce((sum, block) => sum + bytesOf(block) + 1, 0);
    const fitted = fitSections([sectionTable(refusedSection(refusal))], budget - frame);
    return fitted === null ? '' : [...head, ...fitted.map(({ text }) => text), foot].join('\n');
}
/** For the annotation of the run. */
function unapproved_refusalSentence(refusal) {
    return `${refusedLine(refusal)} To go on, ${nextText(refusal, plainFormatter)}`;
}
function refusedLine({ missing }) {
    return `Nothing was written. ${(0,text_style/* counted */.hS)(missing.size, 'change')} to execute ${missing.size === 1 ? 'is' : 'are'} not approved.`;
}
/** Each change with what was approved of it. */
function refusedSection({ plan, missing, approved }) {
    const changes = (0,report_sections/* inReadingOrder */.g)(plan.toExecute.filter((change) => missing.has(change.fingerprint)));
    return {
        part: 'results',
        title: `Not approved: ${(0,text_style/* counted */.hS)(changes.length, 'change')}`,
        note: null,
        changes,
        rowOf: (change) => {
            const row = (0,change_row/* rowOf */.OB)(change);
            return { ...row, change: [...row.change, ...approvedText(plan.organization, change, approved, row)] };
        },
        isFolded: false,
    };
}
function isPartlyApproved({ plan, approved }, changes) {
    return changes.some((change) => (0,origin/* priorApproval */.gz)(plan.organization, change, approved) !== null);
}
/** What a pull request showed for the same asset, and what is there now: `; approved while it was hardware; …`. */
function approvedText(organization, change, approved, row) {
    const prior = (0,origin/* priorApproval */.gz)(organization, change, approved);
    if (prior === null || change.before === null)
        return [];
    if (prior === 'create')
        return ['; approved as a create, and the asset is there now'];
    const before = approvedStart(organization, change, approved);
    const now = change.before;
    if (before === null)
        return ['; approved while it was something else; it is ', { name: now.name }, `, ${now.asset_type} now`];
    const side = ({ name, asset_type, cyber_system_id }) => {
        const place = cyber_system_id === row.system.id ? row.system.name : cyber_system_id;
        const parts = [
            before.name === now.name ? [] : ['named ', { name }],
            before.asset_type === now.asset_type ? [] : [asset_type],
            before.cyber_system_id === now.cyber_system_id ? [] : ['in ', { name: place }],
        ];
        return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [', ', ...part]));
    };
    return ['; approved while it was ', ...side(before), '; it is ', ...side(now), ' now'];
}
/**
 * The state that an approved change to the same end started from. An approval holds hashes only, so it is found by
 * asking for the states that can be guessed: other types, and the names and systems that the change mentions.
 */
function approvedStart(organization, change, approved) {
    if (change.action === 'create')
        return null;
    const { action, id, before, after } = change;
    const source = change.action === 'update' ? (change.desired.hints?.renamedFrom?.value ?? before.name) : before.name;
    for (const name of new Set([before.name, after?.name ?? before.name, source])) {
        for (const cyber_system_id of new Set([before.cyber_system_id, after?.cyber_system_id ?? before.cyber_system_id])) {
            for (const asset_type of model/* ASSET_TYPES */.Dd) {
                const start = { name, cyber_system_id, asset_type };
                const whole = (0,core_fingerprint/* fingerprint */.Rj)({ organization, action, id, before: start, after });
                if (approved.fingerprints.has(whole))
                    return start;
            }
        }
    }
    return null;
}
/** Why what was given approves nothing of it: a wrong digest first. */
function approvalLines({ approve, plan, approved, behind }, { code }) {
    const lines = [];
    if (approve !== '' && approve !== plan.digest)
        lines.push(`You gave another digest than that of this plan, which is ${code(plan.digest)}.`);
    if (behind === null)
        return lines;
    const { counting, rejected } = behind;
    if (counting.length === 0)
        lines.push('No pull request behind this commit has a plan that counts.');
    else {
        // How many changes they approved: fingerprints do not show which.
        const planned = new Set(plan.changes.map((change) => change.fingerprint));
        const gone = [...approved.fingerprints].filter((one) => !planned.has(one)).length;
        // Not `#7`, which GitHub would turn into a link.
        const numbers = counting.map(({ number }) => number).join(', ');
        const rest = gone === 0 ? '' : ` ${(0,text_style/* grouped */.zD)(gone)} no longer ${gone === 1 ? 'applies' : 'apply'}.`;
        lines.push(`${counting.length === 1 ? 'Pull request' : 'Pull requests'} ${numbers} approved ${(0,text_style/* counted */.hS)(approved.fingerprints.size, 'change')}.${rest}`);
    }
    for (const { number, why } of rejected.slice(-MOST_NUMBERS))
        lines.push(`Pull request ${number}: ${whyNot(why)}`);
    const more = rejected.length - MOST_NUMBERS;
    if (more > 0)
        lines.push(`${(0,text_style/* grouped */.zD)(more)} earlier pull ${more === 1 ? 'request does' : 'requests do'} not count either.`);
    return lines;
}
/** The first apply may have hundreds of pull requests behind it. */
const MOST_NUMBERS = 10;
const WHY_NOT = {
    'no-record': 'no plan was recorded for its last commit.',
    'other-app': 'another app than the one that applies recorded its plan.',
    'other-service': 'its plan was made for another service address.',
    'other-base': 'its plan was made for another base branch, and nobody planned it again.',
    unsigned: 'its record was changed, or it is not signed with this signing-key.',
    erased: 'a newer plan ended without a record, or someone erased the record.',
    'comment-changed': 'someone changed the comment that reviewers read.',
    'check-changed': 'someone changed the check that reviewers read.',
    'comment-gone': 'someone deleted the comment that reviewers read.',
    'comment-replaced': 'someone replaced the comment that reviewers read by another one.',
    'second-comment': 'someone wrote a second comment that looks like the plan.',
    withdrawn: 'later plans took back every change that its plan showed.',
};
const WHY_NOT_REVIEW = {
    bot: 'is not a person',
    author: 'opened the pull request',
    committer: 'wrote or committed part of it',
    'may-not-write': 'cannot write to the repository',
    'before-record': 'approved before the plan was shown',
    'other-commit': 'approved another commit',
};
/** Logins are not names of the inventory, so they are always shown. */
function whyNot(why) {
    if (why.kind !== 'no-review')
        return WHY_NOT[why.kind];
    const { needed, have, against, ignored } = why;
    const neededReviews = needed === 1 ? 'needs an approving review' : `needs approving reviews of ${needed} people`;
    const got = have === 0 ? '' : ` It has ${have}.`;
    const refused = against.map((user) => ` ${(0,report_escape/* word */.Vm)(user)} requests changes.`).join('');
    const not = ignored.map(({ user, why: reason }) => ` The review of ${(0,report_escape/* word */.Vm)(user)} does not count: ${(0,report_escape/* word */.Vm)(user)} ${WHY_NOT_REVIEW[reason]}.`);
    return `its plan ${neededReviews}.${got}${refused}${not.join('')}`;
}
function nextText({ next, plan, workflow }, { code }) {
    const click = `Actions, ${workflow === null ? 'the workflow that applies' : code(workflow)}, Run workflow`;
    const command = `gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f approve-digest=${plan.digest}`;
    const dispatch = `read the plan, then run the workflow with ${code('command: apply')} and ${code(`approve-digest: ${plan.digest}`)} (${click}; or ${code(command)}).`;
    const pending = 'open a pull request. It shows these changes as pending, and merging it';
    switch (next) {
        case 'dispatch':
            return `${dispatch} Or ${pending} approves them.`;
        case 'dispatch-only':
            return dispatch;
        case 'review':
            return `${pending} with an approving review approves them.`;
        case 'bring-anew':
            return 'revert the changes that are not applied, in a pull request, and merge it. The apply ends in no-changes. Then open a new pull request with the changes, and have it approved.';
        case 'plan-again':
            return 'read the plan again, and approve what it shows now.';
    }
}

;// CONCATENATED MODULE: ./lib/report/applied.js














const OUTCOME_WORDS = {
    failed: 'failed',
    unknown: 'unknown',
    'changed-meanwhile': 'changed meanwhile',
    skipped: 'skipped',
    'not-started': 'not started',
    done: 'done',
    adopted: 'done, found in the list after its answer was lost',
    already: 'gone already',
};
/** What failed comes first. */
const ORDER = Object.keys(OUTCOME_WORDS);
const DIFFERENCE_WORDS = {
    missing: 'is not in the list',
    different: 'is in the list with other values',
    'still-there': 'is still in the list',
    duplicate: 'is in the list more than once',
};
/** `done 2 of 4 · 1 failed · 1 skipped`. */
function outcomeCounts({ results }) {
    const open = results.filter(({ outcome }) => !(0,core_result/* hasSucceeded */.yO)(outcome));
    const counts = (0,group/* countBy */.Tr)(open, ({ outcome }) => OUTCOME_WORDS[outcome]);
    const done = `done ${(0,text_style/* grouped */.zD)(results.length - open.length)} of ${(0,text_style/* grouped */.zD)(results.length)}`;
    return [done, ...Array.from(counts, ([label, count]) => `${(0,text_style/* grouped */.zD)(count)} ${label}`)].join(summarize/* SEPARATOR */.wv);
}
/** The outcomes in numbers: done, tried but not known to be done, and not tried. */
function outcomeNumbers({ results }) {
    const count = (fits) => results.filter(({ outcome }) => fits(outcome)).length;
    const done = count(hasSucceeded);
    const skipped = count((outcome) => outcome === 'skipped' || outcome === 'not-started');
    return { done, skipped, failed: results.length - done - skipped };
}
/** A section for each outcome and reason of these, and one for each way in which the list differs from the answers. */
function resultSections(results, { differences }) {
    const groups = (0,group/* groupBy */.$z)(results, ({ outcome, reason }) => `${ORDER.indexOf(outcome)} ${reason ?? ''}`);
    const sorted = [...groups.values()].sort((a, b) => ORDER.indexOf(a[0].outcome) - ORDER.indexOf(b[0].outcome));
    const sections = sorted.map((group) => {
        const { outcome, reason, detail } = group[0];
        const resultOf = new Map(group.map((result) => [result.change, result]));
        // Many equal answers are said once, above the rows.
        const isOne = group.every((result) => result.detail === detail);
        const said = (text, { reason: quote }) => `The service said: ${quote(text)}.`;
        const title = `${upperFirst(OUTCOME_WORDS[outcome])}: ${(0,text_style/* counted */.hS)(group.length, 'change')}`;
        return {
            part: 'results',
            title,
            note: reason === null
                ? null
                : (formatter) => (0,text_style/* joined */.oR)([ours(reason, formatter), isOne && detail !== null ? said(detail, formatter) : ''], ' '),
            changes: (0,report_sections/* inReadingOrder */.g)([...resultOf.keys()]),
            rowOf: (change) => {
                const { id, detail: answer } = resultOf.get(change);
                const row = (0,change_row/* rowOf */.OB)(change);
                const more = isOne || answer === null ? [] : ['; the service said: ', { name: answer }];
                return { ...row, id: id ?? row.id, change: [...row.change, ...more] };
            },
            isFolded: (0,core_result/* hasSucceeded */.yO)(outcome),
        };
    });
    const kinds = (0,group/* groupBy */.$z)(differences, ({ kind }) => (kind === 'duplicate' ? 'duplicate' : 'others'));
    const doubts = [...kinds].map(([kind, some]) => {
        const foundOf = new Map(some.map((difference) => [difference.change, difference]));
        const are = some.length === 1 ? 'is' : 'are';
        return {
            part: 'results',
            title: 'Not converged',
            note: () => kind === 'duplicate'
                ? `not-converged: ${(0,text_style/* counted */.hS)(some.length, 'asset')} ${are} in the list twice. Another run or person made the second, or a create whose answer was lost. Nothing was deleted. Delete one of each, or pin one by id.`
                : `not-converged: the service accepted ${(0,text_style/* counted */.hS)(some.length, 'change')} that its list does not show. Plan again.`,
            changes: (0,report_sections/* inReadingOrder */.g)([...foundOf.keys()]),
            rowOf: (change) => {
                const { kind: way, found } = foundOf.get(change);
                const row = (0,change_row/* rowOf */.OB)(change);
                const ids = found.flatMap(({ id }, index) => [index === 0 ? ': ' : ', ', { name: id }]);
                return { ...row, change: [...row.change, `, ${DIFFERENCE_WORDS[way]}`, ...ids] };
            },
            isFolded: false,
        };
    });
    return [...sections, ...doubts];
}
/** What stopped the run, or could not be read; empty for nothing. */
function troubles({ closingFailure, stopped }, { reason }) {
    const unread = stopped === 'signal'
        ? 'The run was stopped before it could read the result back. Plan again to see it.'
        : `The result could not be read back: ${reason(closingFailure ?? '')}. Plan again to see it.`;
    return [
        ...(stopped === 'key-refused'
            ? ['The service refused the API key, so the run wrote nothing more. Check the key, then apply again.']
            : []),
        ...(closingFailure === null ? [] : [unread]),
    ];
}
/** Changes that are done stay done, and are in no later plan. '' if everything is done. */
function howToGoOn({ stopped, results }, face, { code }) {
    if (results.every(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome)))
        return '';
    const again = face === 'cli' ? 'run the same command again' : `press ${code('Re-run jobs')} on the page of this run`;
    const end = 'Changes that are done are skipped.';
    if (stopped === 'key-refused')
        return `To go on, correct the API key, then ${again}. ${end}`;
    const isRefused = results.some(({ outcome }) => outcome === 'failed');
    if (!isRefused)
        return `To go on, ${again}. ${end}`;
    const file = face === 'cli' ? 'correct the file' : 'open a pull request that corrects the file';
    return `To go on, correct at the service what failed, then ${again}. If a file is wrong, ${file}. ${end}`;
}
/** Only this many changes of a section are listed in a log. The evidence has them all. */
const MOST_LISTED = 200;
/** Each change that did not succeed, then the counts. Ends with a newline. */
function renderAppliedTerminal(report, { color, face }) {
    const paint = (0,text_style/* painter */.C2)(color);
    // What was not started has no news of its own: the counts below have it.
    const open = report.results.filter(({ outcome }) => !(0,core_result/* hasSucceeded */.yO)(outcome) && outcome !== 'not-started');
    const listing = { paint, most: MOST_LISTED, elsewhere: 'The evidence has all of them.' };
    const lines = [
        ...resultSections(open, report).flatMap((section) => (0,terminal/* sectionLines */.De)(section, listing)),
        ...troubles(report, text_style/* plainFormatter */.P8).map((text) => paint.red(text)),
        paint.bold(outcomeCounts(report)),
        howToGoOn(report, face, text_style/* plainFormatter */.P8),
    ];
    return `${lines.filter((line) => line !== '').join('\n')}\n`;
}
/** The most bytes for what was not approved or not done. The rest of a comment needs little. */
const OPEN_BUDGET = 55_000;
/** The result in words, then only what was refused or not done. The plan's comment and the evidence have the rest. */
function renderResultMarkdown(plan, report, options) {
    const tried = report?.results.filter(({ outcome }) => !hasSucceeded(outcome) && outcome !== 'not-started') ?? [];
    return resultPage(plan, report, { ...options, shown: tried, budget: OPEN_BUDGET }).text;
}
/** For the job summary: the same, with the outcome of every change. `isWhole` is false if some outcome is not shown. */
function renderApplySummary(plan, report, options, budget) {
    return resultPage(plan, report, { ...options, shown: report?.results ?? [], budget });
}
function resultPage(plan, report, options) {
    const { result, refusal, name, pages, ledger, commit, commitUrl, runUrl, evidence, approvals, ranMs } = options;
    const heading = `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${pageLink(result, pages) ?? result}\n`;
    const people = approvals.map(({ user, at, pull }) => `${codeSpan(user)} at ${at} in pull request ${pull}`);
    const short = commit.slice(0, 7);
    const origin = [
        commitUrl !== null ? `At [${short}](${commitUrl})` : `At ${codeSpan(short)}`,
        ranMs === null ? '' : `ran for ${durationText(ranMs)}`,
        runLink(runUrl),
        evidence === null ? '' : `evidence ${codeSpan(`sha256:${evidence}`)}`,
        ledger === null || ledger.commit === null ? '' : `ledger commit ${codeSpan(ledger.commit)}`,
    ];
    const foot = [
        // Git's own words are left out: they could contain names that a comment must not show.
        ledger?.behind == null
            ? ''
            : caution([
                '**The record of this apply is not in the ledger** (`ledger-behind`). Keep its evidence, which stays on the runner. The next apply or reading records what came of it.',
            ]),
        people.length === 0 ? '' : `Approved by ${listed(people, 'and')}.\n`,
        `${joined(origin, SEPARATOR)}\n`,
    ];
    const head = [heading, ...(report === null ? unwritten(plan, refusal) : stateBlocks(report))];
    const left = options.budget - [...head, ...foot].reduce((sum, block) => sum + bytesOf(block) + 1, 0);
    const refused = refusal === null ? '' : renderRefusalMarkdown(refusal, left);
    const elsewhere = '; the evidence has all of them';
    const sections = report === null ? [] : resultSections(options.shown, report).map((one) => sectionTable(one, { elsewhere }));
    const fitted = fitSections(sections, left - bytesOf(refused)) ?? [];
    const isWhole = sections.every(({ count }, index) => fitted[index]?.rows === count);
    return { text: joined([...head, ...fitted.map(({ text }) => text), refused, ...foot], '\n'), isWhole };
}
/** Why nothing was tried. Empty if the part about the refusal says it. */
function unwritten(plan, refusal) {
    if (refusal !== null)
        return [];
    const { summary } = plan;
    if (summary.create + summary.update + summary.delete === 0)
        return [`> [!NOTE]\n> ${countsLine(summary)}\n`];
    const blocked = guardSentences(plan, markdownFormatter).map((text) => `**Blocked:** ${text}`);
    return [caution([`**Nothing was written.** ${countsLine(summary)}`, ...blocked])];
}
/** The state in words, and the counts of what is done. Changes whose outcome is unknown may be done. */
function stateBlocks(report) {
    const { results } = report;
    const open = results.filter(({ outcome }) => !hasSucceeded(outcome));
    const unknown = open.filter(({ outcome }) => outcome === 'unknown').length;
    const state = joined([
        `**${upperFirst(outcomeCounts(report))}.**`,
        open.length > unknown ? `${counted(open.length - unknown, 'change')} not done.` : '',
        unknown > 0 ? `The outcome of ${counted(unknown, 'change')} is unknown.` : '',
        howToGoOn(report, 'action', markdownFormatter),
    ], ' ');
    const done = doneLine(results.filter(({ outcome }) => hasSucceeded(outcome)).map(({ change }) => change));
    return [
        open.length === 0 ? `> [!NOTE]\n> ${state}\n` : caution([state]),
        caution(troubles(report, markdownFormatter)),
        done === '' ? '' : `${done}\n`,
    ];
}
/**
 * How a run ended, as the sentence of its red annotation: what was written, why it stopped, and how to continue. null for
 * a run that is not red, or if no more is known.
 */
function endingSentence({ plan, report = null, refusal = null, }) {
    if (hasErrors(plan.diagnostics))
        return invalidSentence(plan);
    if (refusal !== null)
        return refusalSentence(refusal);
    if (report === null)
        return guardSentences(plan, plainFormatter).join(' ') || null;
    const open = report.results.filter(({ outcome }) => !hasSucceeded(outcome));
    const [first] = open.sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
    if (first === undefined)
        return null;
    const reason = first.reason === null ? '.' : `: ${visible(first.reason)}`;
    const what = `${upperFirst(OUTCOME_WORDS[first.outcome])}: ${rowLine(rowOf(first.change), word)}${reason}`;
    const quote = first.detail === null ? '' : ` The service said: ${visible(first.detail)}`;
    return `${upperFirst(outcomeCounts(report))}. ${what}${quote} ${howToGoOn(report, 'action', plainFormatter)}`;
}
/** The first finding, and how many more there are. */
function invalidSentence({ diagnostics }) {
    const errors = errorsFirst(diagnostics).filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (first === undefined)
        return null;
    const more = errors.length === 1 ? '' : ` And ${counted(errors.length - 1, 'more error')}.`;
    return `${formatDiagnostic(first)}${more}`;
}
/** Our own sentence, which may end with a reason that is not. */
function ours(reason, { reason: quote }) {
    return /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason) ? reason : `${quote(reason)}.`;
}
function upperFirst(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./lib/service/errors.js
var errors = __webpack_require__(4848);
// EXTERNAL MODULE: ./lib/core/plan.js + 1 modules
var core_plan = __webpack_require__(5356);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/system-context.js
var system_context = __webpack_require__(3988);
// EXTERNAL MODULE: ./lib/report/evidence-schema.js
var evidence_schema = __webpack_require__(609);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
;// CONCATENATED MODULE: ./lib/commands/apply-evidence.js
// The evidence of an apply: one file, written with every change open before the first write, again while the writes go
// on, and at the end, however the apply ends.








/**
 * The document of `schemas/evidence.schema.json`. Times are ISO 8601, UTC. `result` is null while the apply is under way,
 * `report` when nothing was tried.
 */
function evidenceOf(context, { plan, files, run, shown, by }, result, report) {
    const { settings, host, attempts, ledger, startedAt } = context;
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
            started_at: done?.startedAt == null ? null : iso(done.startedAt),
            ended_at: done?.endedAt == null ? null : iso(done.endedAt),
            shown_in: pulls.length === 0 && isByHand && by !== null ? [by] : pulls,
            recreate: action === 'delete' ? { request: 'POST /cyber-assets', body: change.before, note: NEW_ID } : null,
        };
    });
    return {
        format_version: evidence_schema.EVIDENCE_FORMAT,
        tool: (0,model/* toolOf */.wS)(host),
        organization: plan.organization,
        service: new URL(settings.baseUrl).origin,
        result,
        digest: plan.digest,
        approval: { mode: settings.approval, by },
        started_at: iso(startedAt),
        ended_at: null,
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
function iso(ms) {
    return new Date(ms).toISOString();
}
/** Writes the evidence of an apply that ended. Throws if it cannot be written. */
function leaveEvidence(context, planned, result, report) {
    const ended_at = iso(context.host.clock.now());
    const evidence = { ...evidenceOf(context, planned, result, report), result, ended_at };
    (0,run_files/* writeEvidence */.nP)(evidencePath(context), evidence);
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
    constructor(context, planned) {
        this.#path = evidencePath(context);
        this.#clock = context.host.clock;
        this.#document = evidenceOf(context, planned, null, null);
        this.#changes = new Map(this.#document.changes.map((change) => [change.fingerprint, change]));
        this.write(null);
    }
    write(ledger) {
        this.#document.ledger = ledger;
        const startedAt = this.#clock.now();
        (0,run_files/* writeEvidence */.nP)(this.#path, this.#document);
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
        const at = iso(this.#clock.now());
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
async function leaveEvidenceOfFailure(context, contextOf, error) {
    return leaveEvidenceWithoutPlan(context, contextOf, failureResult(context, error)).catch(() => null);
}
/** The same for any result of an apply without a plan. Throws if the evidence cannot be written. */
async function leaveEvidenceWithoutPlan(context, contextOf, result) {
    const path = evidencePath(context);
    if (!(0,external_node_fs_.existsSync)(path)) {
        const plan = (0,core_plan/* invalidPlan */.n)(context.settings.organization, [], context.settings);
        // If no files were read, it is not known whether they are those of the commit.
        const run = { ...(await contextOf([])), clean: null };
        leaveEvidence(context, { plan, files: [], run, shown: new Map(), by: null }, result, null);
    }
    return path;
}
function evidencePath({ settings, startedAt }) {
    return (0,run_files/* evidenceFile */.az)(settings.evidenceDir, startedAt);
}
/** How an apply ends that fails. */
function failureResult({ shutdown }, error) {
    // A person who is asked may also stop the run.
    return shutdown.stop.aborted || (0,rejections/* isStopped */.id)(error) ? 'cancelled' : 'failed';
}

// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/git-context.js
var git_context = __webpack_require__(2556);
// EXTERNAL MODULE: ./lib/commands/ledger.js + 1 modules
var ledger = __webpack_require__(6022);
// EXTERNAL MODULE: ./lib/commands/plan.js
var commands_plan = __webpack_require__(7667);
;// CONCATENATED MODULE: ./lib/commands/saved-plan.js
// A saved plan: reads it from its file, and works out what it approves for an apply.




/** Throws a ConfigurationError for a file that cannot be read, is not a plan, or was edited. */
async function readSavedPlan(path) {
    return parseSavedPlan((0,run_files/* readNamed */.Mk)('--plan', path).toString('utf8'));
}
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await __webpack_require__.e(/* import() */ 452).then(__webpack_require__.bind(__webpack_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new core_result/* ConfigurationError */.j1('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}
/** The changes that the saved plan showed. */
function shownBy(plan) {
    const executed = (0,origin/* executedBy */.Z4)(plan);
    return {
        fingerprints: new Set(executed.map(({ fingerprint }) => fingerprint)),
        targets: new Set(targetsOf(plan, executed)),
    };
}
/**
 * The changes that the saved plan asked for, and the states they end in. They stay requested after a part of them is
 * done, even if the base now asks for the rest. Drift that the plan reverts stays drift.
 */
function requestedBy(plan) {
    const requested = plan.changes.filter(({ origin }) => origin !== 'drift');
    return new Set([...requested.map(({ fingerprint }) => fingerprint), ...targetsOf(plan, requested)]);
}
function targetsOf({ organization }, changes) {
    return changes.flatMap(({ id, after }) => (id === null ? [] : [(0,core_fingerprint/* targetFingerprint */.Mv)(organization, id, after)]));
}
/** Whether the plan would also execute drift. */
function revertsDrift(plan) {
    return (0,origin/* executedBy */.Z4)(plan).some(({ origin }) => origin === 'drift');
}

// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
;// CONCATENATED MODULE: ./lib/commands/apply.js
// `apply`: plans again, checks guards, then approval, and only then writes. Evidence is written however it ends.



















/** Plans an apply, and judges what approves it. If it fails, evidence says so. */
async function planApply(context, terms) {
    const { ledger, progress, settings } = context;
    const { result, ...planned } = await (0,commands_plan.runPlan)(context, terms.compared).catch(async (error) => {
        await leaveEvidenceOfFailure(context, terms.contextOf, error);
        throw error;
    });
    progress.rest();
    const { plan, files } = planned;
    const approval = result === 'planned'
        ? approve(plan, {
            mode: settings.approval,
            digest: settings.approveDigest,
            priorApproval: terms.priorApproval,
        })
        : NOTHING_MISSING;
    const decision = approval.missing.size === 0 ? 'approved' : 'unapproved';
    const verdict = result === 'planned' ? decision : result;
    const apply = { ...planned, context, terms, runContext: terms.contextOf(files), approval, verdict };
    const undecided = { ...apply, approval: NOTHING_MISSING };
    if (verdict !== 'invalid')
        await orLeaveEvidence(undecided, async () => ledger?.belongTo(plan.organization));
    return apply;
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
async function execute(apply, writing) {
    const { context, plan, liveAssets } = apply;
    const { connection, host, settings, shutdown, progress } = context;
    const input = {
        changes: plan.toExecute,
        live: liveAssets,
        concurrency: settings.concurrency,
        random: host.random,
    };
    // This comes first: where there is no room for evidence, no intent may be left in the ledger without an end.
    const evidence = new OpenEvidence(context, await evidenceFor(apply));
    try {
        await orLeaveEvidence(apply, () => recordSeen(apply));
        evidence.write(context.ledger?.note ?? null);
        progress.settled(0, plan.toExecute.length);
        shutdown.startWriting();
        const report = await executeChanges(input, {
            reader: connection.reader,
            writer: connection.writer(writing.mayWrite),
            mayWrite: writing.mayWrite,
            clock: host.clock,
            explain: explainFailure,
            journal: evidence.note,
            stop: shutdown.stop,
            progress: (settled) => progress.settled(settled, plan.toExecute.length),
        });
        return await conclude(apply, report, writing);
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
async function conclude(apply, report, { onFailure, onStopped }) {
    try {
        if (report.stopped === 'signal' || report.stopped === 'crash')
            await onStopped?.(report);
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
    const approved = terms.priorApproval?.approved ?? NOTHING_APPROVED;
    return { plan, missing: approval.missing, approve: context.settings.approveDigest, approved };
}
async function leavePlanned(apply, result, report) {
    return leaveEvidence(apply.context, await evidenceFor(apply), result, report);
}
async function evidenceFor({ terms, runContext, plan, files, approval }) {
    return { plan, files, run: await runContext, shown: terms.shown, by: approval.by };
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
const NOTHING_APPROVED = { fingerprints: new Set(), targets: new Set() };
/**
 * Rethrows errors that are not failed requests: a bug or a full disk must not be mistaken for an answer of the service.
 */
function explainFailure(error) {
    if (!(error instanceof errors/* ServiceError */._7))
        throw error;
    const { mayBeDone, message: reason, excerpt: detail, retryAfterMs } = error;
    return { meaning: meaningOf(error), mayBeDone, reason, detail, retryAfterMs };
}
function meaningOf(error) {
    if (error.kind === 'aborted' && !error.sent)
        return 'not-sent';
    if ((0,errors/* stopsEverything */.by)(error))
        return 'key-refused';
    if ((0,errors/* notCreated */.Sv)(error))
        return 'not-written';
    if ((0,errors/* isOtherSuccess */.gN)(error))
        return 'unexpected';
    if (error.kind !== 'status' || error.status === 408 || (error.status ?? 500) >= 500)
        return 'unclear';
    return error.status === 409 ? 'taken' : 'rejected';
}
async function cliApply(flags, cli) {
    const consents = [
        flags.plan !== undefined && '--plan',
        flags.yes === true && '--yes',
        flags.approveDigest !== undefined && '--approve-digest',
    ];
    const chosen = consents.filter((consent) => consent);
    // Each of these says what may be executed, so together they would contradict each other.
    if (chosen.length > 1)
        throw new core_result/* ConfigurationError */.j1(chosen.join(' and '), 'exclude each other. Give one of them.');
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* SERVICE */.YV, async (plain) => {
        const context = { ...plain, settings: settingsFor(null, flags, plain.settings) };
        const contextOf = (0,git_context/* gitContext */.cw)(context);
        try {
            return await (0,ledger.withCliLedger)(context, (opened) => applyHere(opened, contextOf));
        }
        catch (error) {
            await leaveEvidenceOfFailure(context, contextOf, error);
            throw error;
        }
    });
}
async function applyHere(opened, contextOf) {
    const { settings, terminal, cwd, flags } = opened;
    const saved = typeof flags.plan === 'string' ? await readSavedPlan((0,external_node_path_.resolve)(cwd, flags.plan)) : null;
    const context = { ...opened, settings: settingsFor(saved, flags, settings) };
    // A saved plan counts like the record of a pull request, but never like a review.
    const isCounted = saved !== null && context.settings.approval !== 'review';
    const priorApproval = isCounted ? { approved: shownBy(saved), by: `saved plan ${saved.digest}` } : null;
    const compared = (0,snapshot/* baselineAt */.Zl)((0,commands_plan.baseFrom)(flags), isCounted ? requestedBy(saved) : undefined);
    const planned = await planApply(context, { compared, contextOf, shown: new Map(), priorApproval });
    terminal.err(renderBeforeApply(planned.plan, saved, context));
    const applied = await finishApply(await agreed(planned, context), {
        mayWrite: async () => true,
        onFailure: (report) => showReport(report, context),
    });
    showApplied(applied, asksPerson(planned, context), context);
    return context.ledger?.end.behind == null ? (0,core_result/* exitCodeOf */.FO)(applied.result, true, false) : 1;
}
/** A saved plan keeps the settings that it was made with. */
function settingsFor(saved, flags, settings) {
    const only = settings.only.length > 0 ? settings.only : (saved?.only ?? []);
    const applyDrift = settings.applyDrift || (saved !== null && revertsDrift(saved));
    return { ...settings, approval: flags.yes === true ? 'none' : settings.approval, only, applyDrift };
}
/** You have read a saved plan before you apply it. If the plan is unchanged, a few lines are enough. */
function renderBeforeApply(plan, saved, context) {
    const render = saved === null || saved.digest !== plan.digest ? terminal/* renderPlanTerminal */.cw : terminal/* renderSavedPlanTerminal */.RD;
    return render(plan, (0,commands_plan.planOptions)(context, 'apply'));
}
function showReport(report, { terminal, progress }) {
    progress.end();
    terminal.err(renderAppliedTerminal(report, { color: terminal.color, face: 'cli' }));
}
function showApplied(applied, isAsked, context) {
    const { terminal, host, settings, flags, cwd, progress, startedAt } = context;
    progress.end();
    const options = { color: terminal.color };
    if (applied.report !== null)
        showReport(applied.report, context);
    if (applied.differsFrom !== null) {
        const line = (0,report_escape/* visible */.RK)((0,summarize/* uncommittedSentence */.$d)(applied.differsFrom));
        terminal.err(`${(0,text_style/* painter */.C2)(terminal.color).red(line)}\n`);
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
    const evidence = `, evidence: ${(0,external_node_path_.relative)(cwd, applied.evidencePath)}`;
    const counts = applied.report === null ? (0,summarize/* planCounts */.Ai)(applied.plan, 'apply') : outcomeCounts(applied.report);
    terminal.err(`${(0,summarize/* closingLine */.oM)(applied.result, counts, host.clock.now() - startedAt)}${evidence}\n`);
    if (flags.json === true) {
        const evidence = JSON.parse((0,external_node_fs_.readFileSync)(applied.evidencePath, 'utf8'));
        terminal.out((0,report_escape/* printedJson */.xL)(evidence));
    }
}
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
    const question = `Apply this? ${(0,summarize/* countsLine */.J7)(summary)}.${permanent} Only "yes" applies: `;
    const answer = await terminal.ask?.(question, shutdown.stop);
    return answer?.trim() === 'yes';
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
        const { result, again } = await task(attempt);
        if (again === null || attempt >= policy.maxTries || ports.isStopped())
            return result;
        // The jitter is added to the wait that was asked for, so that tasks refused together do not return together.
        const backoff = Math.min(policy.maxBackoffMs, policy.firstBackoffMs * 2 ** (attempt - 1));
        const wait = again + ports.random() * backoff;
        if (again > policy.maxRetryAfterMs || ports.now() - start + wait > policy.maxTotalMs)
            return result;
        await ports.sleep(wait);
        if (ports.isStopped())
            return result;
    }
}


/***/ }),

/***/ 609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EVIDENCE_FORMAT: () => (/* binding */ EVIDENCE_FORMAT),
/* harmony export */   endedEvidence: () => (/* binding */ endedEvidence),
/* harmony export */   evidence: () => (/* binding */ evidence),
/* harmony export */   evidenceJsonSchema: () => (/* binding */ evidenceJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8439);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7206);
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
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const time = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().describe('UTC.');
const fingerprint = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w-]{16}$/);
const state = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), cyber_system_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), asset_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_2__/* .ASSET_TYPES */ .Dd) });
const system = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    site: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable().describe('Facility or control center.'),
    impact_rating: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});
const listed = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ...state.shape });
const change = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    fingerprint: fingerprint.describe('Identity of the change, as the plan showed it.'),
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['create', 'update', 'delete']),
    origin: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['inventory', 'pending', 'drift']).describe('Why it was in the plan.'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The id of the asset. For a create it is known afterwards.'),
    cyber_system: system,
    from_cyber_system: system.nullable().describe('For a move: the system that the asset was in.'),
    before: state.nullable().describe('null for a create.'),
    after: state.nullable().describe('null for a delete.'),
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['open', 'done', 'adopted', 'already', 'changed-meanwhile', 'failed', 'unknown', 'skipped', 'not-started'])
        .describe('open: to be done, or under way when the run ended without a word. adopted: created by a request whose answer was lost. already: nothing was left to do. changed-meanwhile: not written, since the asset is no longer what was planned.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('Why it is not done.'),
    detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('What the service said, cut and with the key removed.'),
    attempts: count.describe('Write requests sent, retries included.'),
    started_at: time.nullable(),
    ended_at: time.nullable(),
    shown_in: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]))
        .describe('Numbers of the pull requests whose records show it, or the saved plan or digest that approved it.'),
    recreate: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ request: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('POST /cyber-assets'), body: state, note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .nullable()
        .describe('For a delete: the request that would create such an asset again, with another id and without its history.'),
});
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('The commit that was shown and reviewed.'),
    merge_commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    record: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), at: time })
        .nullable()
        .describe('What the pull request showed, and when; null if no record of it counts.'),
    approvals: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ user: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), submitted_at: time, commit_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
const EVIDENCE_FORMAT = '2.0';
/** One evidence file. */
const evidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(EVIDENCE_FORMAT),
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cip-inventory-sync'), version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    organization: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    service: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Origin of the service.'),
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULTS).nullable().describe('null until the run ends, and for good if it was killed.'),
    digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .describe('Identity of the set of changes to execute.'),
    approval: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'plan', 'review']),
        by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    }),
    started_at: time,
    ended_at: time.nullable().describe('null until the run ends.'),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The commit that was applied.'),
    clean: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('Whether the inventory files are those of the commit.'),
    pull_requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullRequest),
    actor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    run_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/) })),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count).describe('The counts of the plan.'),
    guards: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ guard: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), limit: count, value: count, passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() })),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(change).describe('What was to be executed, in the order of the plan.'),
    closing_read: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        converged: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('Whether the list showed every executed change.'),
        failure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        stopped: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['signal', 'key-refused', 'crash']).nullable(),
    })
        .nullable()
        .describe('null when nothing was tried.'),
    differences: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        fingerprint,
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['missing', 'different', 'still-there', 'duplicate']),
        found: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(listed),
    })),
    ledger: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .nullable()
        .describe('The commit of the ledger that holds the intent of this apply.'),
});
/** Evidence of a run that ended, as the ledger keeps it. */
const endedEvidence = evidence.extend({ result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULTS), ended_at: time });
/** JSON Schema, draft 2020-12. */
function evidenceJsonSchema() {
    const { $schema, ...shape } = zod__WEBPACK_IMPORTED_MODULE_3__/* .toJSONSchema */ .bl(evidence);
    return { $schema, title: 'cip-inventory-sync evidence', ...shape };
}


/***/ }),

/***/ 4848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Sv: () => (/* binding */ notCreated),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   by: () => (/* binding */ stopsEverything),
/* harmony export */   gN: () => (/* binding */ isOtherSuccess),
/* harmony export */   rG: () => (/* binding */ PROXY)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
// How a request to the service fails: one class, whose message is safe wherever a count is safe.

/** A request that did not succeed. `message` holds no id, no body and no key. */
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    kind;
    status;
    sent;
    retryAfterMs;
    mayBeDone;
    // Private, so that printing the whole error, as a crash does, shows no name.
    #excerpt;
    constructor(failure, options) {
        super(`${failure.method} ${failure.route}: ${explain(failure)}`, options);
        this.method = failure.method;
        this.kind = failure.kind;
        this.status = failure.status;
        this.sent = failure.sent;
        this.retryAfterMs = failure.retryAfterMs;
        this.mayBeDone = failure.mayBeDone;
        this.#excerpt = failure.excerpt;
    }
    get excerpt() {
        return this.#excerpt;
    }
}
/** True when the service has no record with that id. */
function isMissing(error) {
    return error instanceof ServiceError && error.status === 404;
}
/** True when the request certainly changed nothing: it was never sent, or answered with 429. */
function notCreated(error) {
    return error instanceof ServiceError && (!error.sent || error.status === 429);
}
/** True for a POST that was answered with another success than the documented 201: what it did is not known. */
function isOtherSuccess(error) {
    if (!(error instanceof ServiceError) || error.method !== 'POST' || error.status === null)
        return false;
    return error.status >= 200 && error.status < 300 && error.status !== 201;
}
/** True when no further write can succeed: the key is refused. */
function stopsEverything(error) {
    return error instanceof ServiceError && (error.status === 401 || error.status === 403);
}
/** The prefix of the codes for a proxy that gives no connection. */
const PROXY = 'PROXY_';
/** The TLS codes for a certificate that is not trusted. */
function isUntrusted(reason) {
    return reason !== null && /CERT|_SIGNATURE$/.test(reason);
}
function explain(failure) {
    const failureReason = failure.reason === null ? '' : ` (${failure.reason})`;
    switch (failure.kind) {
        case 'refused':
            return `no connection to ${failure.host}${failureReason}. ${refusedRemedy(failure)}`;
        case 'network':
            return `the connection broke before the whole answer was read${failureReason}. Run again.`;
        case 'timeout':
            return `no whole answer in time${failureReason}. Run again, or raise request-timeout.`;
        case 'redirect':
            return `the service answered ${failure.status}, a redirect, and redirects are not followed. Check the base URL.`;
        case 'body':
            return `the service answered ${failure.status}, but not as its API document says${failureReason}. Check the base URL.`;
        case 'too-large':
            return `the answer is too large and was cut off${failureReason}. Check the base URL.`;
        case 'aborted':
            return `stopped ${failure.sent ? 'before the answer came' : 'before it was sent'}. Run again.`;
        case 'status':
            return `the service answered ${failure.status}. ${remedy(failure)}`;
    }
}
function refusedRemedy({ reason }) {
    const [whose, where] = reason?.startsWith(PROXY) ? ["The proxy's", 'HTTPS_PROXY'] : ['Its', 'the base URL'];
    if (isUntrusted(reason)) {
        return `${whose} certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.`;
    }
    // Without DNS the correct host is not known, only what gave its name.
    if (/(?:ENOTFOUND|EAI_AGAIN)$/.test(reason ?? ''))
        return `Check how ${where} spells the host, and the network.`;
    return 'Check the base URL, the network and the proxy.';
}
function remedy({ status }) {
    if (status === 401 || status === 403)
        return 'Check that the API key is whole and not revoked.';
    if (status === 404)
        return 'Check the base URL, or whether the record was deleted meanwhile.';
    if (status === 409)
        return 'Check whether the name is taken already.';
    if (status === 408 || status === 429)
        return 'Wait and run again, or lower concurrency.';
    if (status !== null && status >= 500)
        return 'Wait and run again.';
    return 'The service does not accept the request as it is.';
}
// The part of an answer's body that may be shown: short, on one line, harmless to a terminal, and without the key.
const SHOWN_CHARACTERS = 200;
const REDACTED = '[key]';
/** The first 200 characters of the body as they are shown, unsafe ones as \uxxxx, the key replaced. */
function excerpt(text, key) {
    let excerpt = '';
    for (const character of redact(text, key)) {
        const safe = (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(character) ? spellOut(character) : character;
        if (excerpt.length + safe.length > SHOWN_CHARACTERS)
            break;
        excerpt += safe;
    }
    return excerpt;
}
/** A service may echo the key as it is, or as JSON or a URL spells it. With an odd spelling nothing is shown at all. */
function redact(text, key) {
    const spellings = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)];
    const rest = spellings.reduce((redacted, spelling) => redacted.replaceAll(spelling, REDACTED), text);
    return [fromJson, fromUrl].some((decode) => decode(rest).includes(key)) ? REDACTED : rest;
}
function fromJson(text) {
    return text.replace(/\\u([0-9a-f]{4})|\\(.)/gi, (_, unit, character) => unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)));
}
function fromUrl(text) {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}
function spellOut(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



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
