export const id = 746;
export const ids = [746];
export const modules = {

/***/ 9746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliApply: () => (/* binding */ cliApply)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var core_fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/origin.js
var origin = __webpack_require__(7557);
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/ledger/open.js + 3 modules
var ledger_open = __webpack_require__(8908);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/names.js
var core_names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/order.js
var core_order = __webpack_require__(4223);
// EXTERNAL MODULE: ./lib/core/retry.js
var retry = __webpack_require__(7493);
;// CONCATENATED MODULE: ./lib/apply/ports.js
/** A failure that the run itself finds or causes, rather than a request. */
function ownFailure(meaning, reason) {
    return { meaning, mayBeDone: false, isUnanswered: false, reason, detail: null, retryAfterMs: null };
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
    /** Notes that this run has created the asset, so that it is no longer unseen. */
    claim(id) {
        this.#ids.add(id);
    }
    /** The unseen assets of a list. */
    among(assets) {
        return assets.filter(({ id }) => !this.#ids.has(id));
    }
    /** The unseen assets with this name, system and type in a list read after this call. Rejects if the read rejects. */
    async findEqual(state) {
        const wanted = (0,core_names/* stateKey */.bP)(state);
        return this.among(await this.#readNext()).filter((asset) => (0,core_names/* stateKey */.bP)(asset) === wanted);
    }
}
/**
 * One read serves all calls that come before it starts. A call that comes while a read is under way gets the next read,
 * because the current one may miss what the call looks for.
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
 * The journal of one step: for each write request its intent, then its outcome. Every method throws the error of
 * appending, such as a full disk.
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
    /** The number of write requests sent. */
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
     * Records the outcome of the last intent, unless it is already recorded. `not-started`: the request was never sent.
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
/** How long a write may take to appear in the list. Only after this time does its absence count. */
const SETTLE_DELAY_MS = 2000;
/**
 * Creates one asset, and never a second one: a POST is sent only if no POST before it created the asset.
 */
async function createOnce(change, ports) {
    const { clock, random, stop, permit, journal } = ports;
    let wasUnclear = false;
    let isUnanswered = false;
    const attempt = async (posts) => {
        if (stop.aborted || !(await permit.prove()))
            return create_final(notSent(posts, { ...STOPPED, isUnanswered }));
        journal.intend({ method: 'POST', path: '/cyber-assets', body: change.after });
        const { asset, failure: failed } = await post(change, ports);
        if (asset !== null)
            return create_final(judgeAnswer(asset, change, ports));
        isUnanswered ||= failed.isUnanswered;
        const failure = { ...failed, isUnanswered };
        if (failure.meaning === 'not-sent') {
            journal.conclude('not-started', null);
            return create_final(notSent(posts, failure));
        }
        wasUnclear ||= failure.meaning === 'unclear';
        const judged = await judgeFailedPost({ change, failure, wasUnclear }, ports);
        if (judged !== 'not-created')
            return create_final(judged);
        journal.conclude('failed', null);
        // After an unclear answer, the wait that the service asked for is over: it was part of the search in the list.
        const again = failure.meaning === 'not-written' ? (failure.retryAfterMs ?? 0) : 0;
        return { result: { outcome: 'failed', id: null, failure }, again };
    };
    return (0,retry/* retry */.L)(attempt, retry/* SERVICE_RETRIES */.Z, {
        now: () => clock.now(),
        sleep: (ms) => clock.sleep(ms, stop),
        random,
        // A stop is the result of the attempt that it prevents.
        isStopped: () => false,
    });
}
function create_final(result) {
    return { result, again: null };
}
/** Judges the record that the service says it created: `done` if it is new and has the requested state. */
function judgeAnswer(asset, change, ports) {
    const others = otherFields(asset, change);
    if (others.length > 0) {
        return unexpected(`an asset whose ${others.join(' and ')} ${others.length === 1 ? 'differs' : 'differ'} from the request`);
    }
    if (ports.unseen.among([asset]).length === 0)
        return unexpected('an asset that was there before');
    return created('done', asset, ports);
}
/** The fields of the asset that differ from the request, as words for a message. */
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
/** What a failed POST means. `not-created`: it certainly created nothing, and may be sent again. */
async function judgeFailedPost({ change, failure, wasUnclear }, ports) {
    if (failure.meaning === 'not-written')
        return 'not-created';
    if (failure.meaning === 'unexpected')
        return { outcome: 'unknown', id: null, failure };
    // If the name is taken, an earlier unclear POST may have taken it.
    const isUnclear = failure.meaning === 'unclear' || (failure.meaning === 'taken' && wasUnclear);
    if (!isUnclear)
        return { outcome: 'failed', id: null, failure };
    const search = await searchTwice(change, failure, ports);
    if (search.kind === 'one')
        return created('adopted', search.asset, ports);
    if (search.kind === 'none')
        return 'not-created';
    const reason = `${failure.reason} Whether it was created is not known: ${search.failure.reason}`;
    return { outcome: 'unknown', id: null, failure: { ...search.failure, isUnanswered: failure.isUnanswered, reason } };
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
        const matches = await unseen.findEqual(after);
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
/** The outcome if the next POST is not sent. The POSTs before it created nothing. */
function notSent(posts, failure) {
    return { outcome: posts === 1 ? 'not-started' : 'failed', id: null, failure };
}
function several(count) {
    return ownFailure('unclear', `${count} new assets match, and nothing shows which of them this run created.`);
}
const STOPPED = ownFailure('not-sent', 'The run stopped.');

;// CONCATENATED MODULE: ./lib/apply/read-back.js




/** How long the list may lag behind the writes. */
const SETTLE_LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
/** Rejects only with errors that `explain` does not know. `unseen` knows the ids of all results. */
async function readBack(results, { reader, clock, explain, stop }, unseen) {
    const executed = results.filter(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome) || outcome === 'unknown');
    const unread = { converged: null, differences: [], results };
    if (executed.length === 0)
        return { ...unread, closingFailure: null };
    const start = clock.now();
    for (let pause = FIRST_PAUSE_MS;; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        let assets;
        try {
            assets = await reader.cyberAssets();
        }
        catch (error) {
            return { ...unread, closingFailure: explain(error).reason };
        }
        const { differences, confirmed, hasUnclear } = compareWithList(executed, assets, unseen);
        // A duplicate does not go away by waiting.
        const isBehind = differences.some(({ kind }) => kind !== 'duplicate');
        const patience = isBehind ? SETTLE_LIMIT_MS : hasUnclear ? SETTLE_DELAY_MS : 0;
        const left = start + patience - clock.now();
        if (left > 0)
            await clock.sleep(Math.min(pause, left), stop);
        if (left > 0 && !stop.aborted)
            continue;
        const settled = results.map((result) => {
            const confirmation = confirmed.get(result.change);
            return confirmation === undefined ? result : { ...result, ...confirmation, reason: null, detail: null };
        });
        return { converged: differences.length === 0, differences, results: settled, closingFailure: null };
    }
}
/**
 * What the list shows of the executed changes: `differences`; the unclear changes that the list confirms (`confirmed`);
 * and whether there are unclear changes that the list does not show yet (`hasUnclear`).
 */
function compareWithList(executed, assets, unseen) {
    const wanted = new Set(executed.map(({ id }) => id));
    const byId = new Map(assets.flatMap((asset) => (wanted.has(asset.id) ? [[asset.id, asset]] : [])));
    const strangers = (0,group/* groupBy */.$z)(unseen.among(assets), core_names/* stateKey */.bP);
    const differences = [];
    const confirmed = new Map();
    let hasUnclear = false;
    for (const { change, outcome, id } of executed) {
        const asset = byId.get(change.id ?? id ?? '');
        const twins = change.action === 'create' ? (strangers.get((0,core_names/* stateKey */.bP)(change.after)) ?? []) : [];
        const isUnclear = outcome === 'unknown';
        // An unclear create is confirmed by exactly one unseen asset that has the planned state.
        const isAdopted = isUnclear && twins.length === 1;
        const difference = isAdopted ? null : differenceOf(change, asset, twins);
        if (difference !== null && (!isUnclear || difference.kind === 'duplicate'))
            differences.push(difference);
        else if (difference !== null)
            hasUnclear = true;
        else if (isUnclear) {
            const confirmedId = isAdopted ? twins[0].id : (change.id ?? id);
            confirmed.set(change, { outcome: change.action === 'create' ? 'adopted' : 'done', id: confirmedId });
        }
    }
    return { differences, confirmed, hasUnclear };
}
/** `asset` has the id of the change. `twins` are unseen assets in its final state. null if all is as planned. */
function differenceOf(change, asset, twins) {
    const found = asset === undefined ? twins : [asset, ...twins];
    if (twins.length > 0)
        return { change, kind: 'duplicate', found };
    if (change.action === 'delete')
        return asset === undefined ? null : { change, kind: 'still-there', found };
    if (asset === undefined)
        return { change, kind: 'missing', found };
    return (0,core_names/* stateKey */.bP)(change.after) === (0,core_names/* stateKey */.bP)(asset) ? null : { change, kind: 'different', found };
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
    /** For each step, how many steps it still waits for. The last deletes also wait for their release. */
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
    /** A gate takes no time. Only steps that write follow a gate, so this recursion is shallow. */
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
            // They are pushed one by one, because a gate may release more steps than a call can take arguments.
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









async function writeUpdate(step, change, ports) {
    const { id, before, after, changed } = change;
    // Between the two writes that break a cycle, the asset has all final values except the name. The second write sets
    // the name.
    const isHalfDone = step.kind === 'write' && step.isParkedBefore;
    const planned = isHalfDone ? { ...after, name: (0,core_order/* parkedName */.bu)(change) } : before;
    const fields = isHalfDone
        ? { name: after.name }
        : Object.fromEntries(changed.map((field) => [field, after[field]]));
    if (step.kind === 'park')
        Object.assign(fields, { name: (0,core_order/* parkedName */.bu)(change) });
    const settled = await readAgain(id, ports, (asset) => {
        if (asset === null || !(0,core_fingerprint/* isOfOrganization */.v)(asset.organization_slug, change))
            return 'changed-meanwhile';
        if ((0,core_names/* stateKey */.bP)(asset) === (0,core_names/* stateKey */.bP)(planned))
            return null;
        return (0,core_names/* stateKey */.bP)(asset) === (0,core_names/* stateKey */.bP)(after) ? 'already' : 'changed-meanwhile';
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
/** Deletion is permanent, so the asset must be exactly what the plan showed. */
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
        const failure = { ...ports.explain(error), isUnanswered: false };
        // A read that was cut short because the run stopped is not an attempt.
        const isTried = failure.meaning !== 'not-sent' && !ports.stop.aborted;
        return { outcome: isTried ? 'failed' : 'not-started', id, failure };
    }
    const { stop, permit } = ports;
    const mayGoOn = !stop.aborted && (await permit.prove()) && !stop.aborted;
    return mayGoOn ? null : { outcome: 'not-started', id, failure: null };
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
const CHANGED_SINCE = ownFailure('rejected', 'changed-meanwhile: the asset is no longer what the plan showed, so nothing was written to it. Plan again.');
/** Rejects only if the changes cannot be ordered, before any write. */
async function executeChanges(input, ports) {
    const order = (0,core_order/* orderChanges */._6)(input.changes);
    const unseen = new UnseenAssets(input.live.map(({ id }) => id), ports.reader);
    const run = new ApplyRun(input.random, ports, unseen);
    await runSchedule({
        order,
        concurrency: input.concurrency,
        isStopped: () => run.stopped !== null,
        perform: (step) => run.perform(step),
        skip: (step, why) => run.skip(step.change, why),
    });
    // A run that found everything done has not asked yet whether it still has its turn.
    if (run.stopped === null)
        await ports.permit.prove().catch((error) => run.noteCrash(error));
    // The schedule performs or skips every step, so every change has a result. They are in the order of the plan.
    const all = input.changes.map((change) => run.results.get(change));
    const results = withHolders(all, run.taken, input.live);
    // The list is read even after a crash: it may show the result of the write that crashed.
    const closing = await readBack(results, ports, unseen).catch((error) => {
        run.noteCrash(error);
        const closingFailure = 'The tool failed while it read the list.';
        return { converged: null, differences: [], results, closingFailure };
    });
    const isAnswered = !closing.results.some(({ change, outcome }) => !(0,core_result/* hasSucceeded */.yO)(outcome) && run.unanswered.has(change));
    return { ...closing, isAnswered, stopped: run.stopped, lostTurn: ports.permit.lost, crash: run.crash };
}
const SKIP_REASONS = {
    dependency: 'A change that it waits for did not succeed.',
    'held-back': 'A create or an update failed, so the other deletes were held back.',
    stopped: 'The run stopped before it was tried.',
};
const STOPPED_HALFWAY = 'The run stopped before the second of its two writes.';
const IS_PARKED = 'Until the next run, the asset may have its final name with a suffix.';
class ApplyRun {
    crash = null;
    results = new Map();
    /** Changes that the service refused because another asset has the name. */
    taken = new Set();
    /** Changes with a write request that got no answer. */
    unanswered = new Set();
    #isKeyRefused = false;
    /** Aborts when no new write may start, for any reason. */
    #halt = new AbortController();
    #ports;
    #signal;
    #journal;
    #progress;
    /** The first of two writes, to add to the result of the second. */
    #parked = new Map();
    constructor(random, ports, unseen) {
        this.#signal = ports.stop;
        this.#journal = ports.journal;
        this.#progress = ports.progress;
        this.#ports = { ...ports, stop: AbortSignal.any([ports.stop, this.#halt.signal]), random, unseen };
    }
    get stopped() {
        if (this.crash !== null)
            return 'crash';
        if (this.#isKeyRefused)
            return 'key-refused';
        if (this.#ports.permit.lost !== null)
            return 'turn-lost';
        return this.#signal.aborted ? 'signal' : null;
    }
    /** Notes the first crash and stops the run. JavaScript can throw any value, so other values become errors. */
    noteCrash(thrown) {
        this.crash ??= thrown instanceof Error ? thrown : new Error(String(thrown));
        this.#halt.abort();
    }
    async perform(step) {
        const { change } = step;
        const { clock } = this.#ports;
        const startedAt = clock.now();
        const journal = new StepJournal(change.fingerprint, this.#journal);
        const { outcome, id, failure } = await this.#writeStep(step, { ...this.#ports, journal });
        const { writes } = journal;
        const endedAt = clock.now();
        if (failure?.meaning === 'key-refused') {
            this.#isKeyRefused = true;
            this.#halt.abort();
        }
        if (this.#ports.permit.lost !== null)
            this.#halt.abort();
        if (failure?.meaning === 'taken')
            this.taken.add(change);
        if (failure?.isUnanswered)
            this.unanswered.add(change);
        if (step.kind === 'park' && outcome === 'done') {
            this.#parked.set(change, { writes, startedAt, endedAt });
        }
        else {
            const reason = failure?.reason ?? (outcome === 'not-started' ? SKIP_REASONS.stopped : null);
            const detail = failure?.detail ?? null;
            this.#settle({ change, outcome, id, reason, detail, writes, isHalfDone: false, startedAt, endedAt });
        }
        if (outcome === 'not-started')
            return 'stopped';
        return (0,core_result/* hasSucceeded */.yO)(outcome) ? 'succeeded' : 'failed';
    }
    /** Performs a step, with intent and outcome in the journal. Never throws: a crash is noted and becomes an outcome. */
    async #writeStep(step, ports) {
        const { change } = step;
        const { journal } = ports;
        let written = null;
        try {
            if (change.action === 'create')
                written = await createOnce(change, ports);
            else if (change.action === 'update')
                written = await writeUpdate(step, change, ports);
            else
                written = await writeDelete(change, ports);
            journal.conclude(written.outcome, written.id);
            return written;
        }
        catch (error) {
            this.noteCrash(error);
            if (written !== null)
                return written;
            const reason = journal.isOpen ? 'The tool failed while it wrote.' : 'The tool failed, and wrote nothing.';
            const failure = { ...ownFailure('unclear', reason), isUnanswered: journal.isOpen };
            return { outcome: journal.isOpen ? 'unknown' : 'failed', id: change.id, failure };
        }
    }
    skip(change, why) {
        // If the first of two writes failed, its result is the more useful one.
        if (this.results.has(change))
            return;
        const outcome = why === 'stopped' ? 'not-started' : 'skipped';
        const nothing = { detail: null, writes: 0, isHalfDone: false, startedAt: null, endedAt: null };
        this.#settle({ change, outcome, id: change.id, reason: SKIP_REASONS[why], ...nothing });
    }
    #settle(result) {
        const { change, outcome, writes, endedAt } = result;
        const first = this.#parked.get(change);
        if (first === undefined)
            this.results.set(change, result);
        else {
            const reason = outcome === 'not-started' ? STOPPED_HALFWAY : result.reason;
            this.results.set(change, {
                ...result,
                reason: (0,core_result/* hasSucceeded */.yO)(outcome) ? null : `${reason} ${IS_PARKED}`,
                writes: first.writes + writes,
                isHalfDone: !(0,core_result/* hasSucceeded */.yO)(outcome),
                startedAt: first.startedAt,
                endedAt: endedAt ?? first.endedAt,
            });
        }
        try {
            this.#progress(this.results.size, change);
        }
        catch (error) {
            this.noteCrash(error);
        }
    }
}
/** Adds to the reason of each change whose name is taken which asset has the name. */
function withHolders(results, taken, live) {
    if (taken.size === 0)
        return results;
    const names = new Set(Array.from(taken, ({ after }) => (0,core_names/* foldCase */.SP)(after?.name ?? '')));
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
        if (after === null || !taken.has(result.change))
            return result;
        const others = (holders.get((0,core_names/* foldCase */.SP)(after.name)) ?? []).filter(([id]) => id !== result.id);
        const same = others.filter(([, { name }]) => name === after.name);
        const here = same.find(([, { cyber_system_id: system }]) => system === after.cyber_system_id);
        const [id, state] = here ?? same[0] ?? others[0] ?? [];
        if (id === undefined)
            return result;
        const reason = `${result.reason} The asset ${id} in the cyber system ${state?.cyber_system_id} has the name.`;
        return { ...result, reason };
    });
}

// EXTERNAL MODULE: ./lib/service/errors.js
var errors = __webpack_require__(4848);
// EXTERNAL MODULE: ./lib/run/plan.js
var plan = __webpack_require__(1174);
;// CONCATENATED MODULE: ./lib/run/apply.js





/** For an apply without an earlier plan that could approve changes. */
const NOTHING_APPROVED = { fingerprints: new Set(), targets: new Set() };
/**
 * Plans an apply, gives the plan to the evidence, and reads all lists for the ledger. Throws if the ledger belongs to
 * another organization.
 */
async function planApply(context, compared, evidence) {
    const planned = await (0,plan/* runPlan */.F)(context, compared);
    context.progress.rest();
    evidence.setPlan(planned.plan, planned.files);
    if (planned.result !== 'invalid') {
        context.ledger?.expectOrganization(planned.plan.organization);
        await context.ledger?.readMissingLists();
    }
    return planned;
}
/**
 * Decides whether to execute a plan. `earlier`: what a saved plan or the records of merged pull requests approve. A
 * digest does not count if a review is required. `verdict`: the decision; a plan that is invalid, blocked or empty
 * keeps its result. `missing`: the fingerprints of the changes to execute that nothing approves. `by`: what approves
 * all of them; null if nothing does.
 */
function decide({ plan, result }, { approval, approveDigest }, earlier) {
    if (result !== 'planned')
        return { verdict: result, missing: new Set(), by: null };
    if (approval === 'none')
        return { verdict: 'approved', missing: new Set(), by: 'approval: none' };
    if (approval === 'plan' && approveDigest === plan.digest) {
        return { verdict: 'approved', missing: new Set(), by: `digest ${plan.digest}` };
    }
    const missing = (0,origin/* unapproved */.Bo)(plan.organization, plan.toExecute, earlier?.approved ?? NOTHING_APPROVED);
    if (missing.length === 0)
        return { verdict: 'approved', missing: new Set(), by: earlier?.by ?? null };
    return { verdict: 'unapproved', missing: new Set(missing.map(({ fingerprint }) => fingerprint)), by: null };
}
/**
 * Records what will be written, and what approves it. The evidence comes first, because a full disk must not leave an
 * intent in the ledger without an end. If this throws, nothing may be written.
 */
async function recordIntent({ ledger, settings }, plan, by, evidence) {
    const inventoryCommit = await evidence.writeIntent(by);
    await ledger?.recordIntent(plan, { mode: settings.approval, by }, inventoryCommit);
    evidence.beginWrites(ledger?.note ?? null);
}
/** Executes a plan whose intent is recorded. */
async function writeChanges({ connection, host, settings, shutdown, progress }, { plan, liveAssets }, evidence, permit) {
    const changes = plan.toExecute;
    progress.through('applying', 0, changes.length);
    shutdown.startWriting();
    try {
        const report = await executeChanges({ changes, live: liveAssets, concurrency: settings.concurrency, random: host.random }, {
            reader: connection.reader,
            // Asked before a request is noted in the evidence. The writer asks again just before it sends each try.
            permit,
            writer: connection.writer(permit),
            clock: host.clock,
            explain: explainFailure,
            journal: evidence.noteRequest,
            stop: shutdown.stop,
            progress: (settled) => progress.through('applying', settled, changes.length),
        });
        return { result: resultOf(report), report };
    }
    finally {
        evidence.endWrites();
    }
}
/** Ends the evidence of an apply, and then its ledger. If the writes crashed, it then throws the error of the crash. */
async function endApply({ ledger }, { plan }, evidence, { result, report }) {
    const ended = await evidence.complete(result, report);
    await ledger?.recordEnd(ended, { plan, report });
    if (report?.crash != null)
        throw report.crash;
    const isUncommitted = report?.results.some(({ writes }) => writes > 0) && ended.clean === false;
    const differsFrom = isUncommitted ? ended.commit : null;
    return { result, plan, report, evidence: ended, evidencePath: evidence.path, differsFrom };
}
/**
 * `applied` if everything is done and the list shows it. Otherwise `cancelled` after a signal. Otherwise `partial` if a
 * part is done or may be done, or if somebody else changed it. Otherwise `failed`. A run that lost its turn is at most
 * `partial`, by what it did itself.
 */
function resultOf({ results, converged, stopped }) {
    if (stopped === 'turn-lost')
        return results.some(({ writes }) => writes > 0) ? 'partial' : 'failed';
    const isWhole = results.every(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome));
    if (isWhole && converged === true)
        return 'applied';
    if (stopped === 'signal')
        return 'cancelled';
    const isPartial = results.some(({ outcome, isHalfDone }) => {
        return (0,core_result/* hasSucceeded */.yO)(outcome) || outcome === 'unknown' || outcome === 'changed-meanwhile' || isHalfDone;
    });
    return isPartial ? 'partial' : 'failed';
}
/**
 * Rethrows errors that are not failed requests: a bug or a full disk must not be mistaken for an answer of the service.
 */
function explainFailure(error) {
    if (!(error instanceof errors/* ServiceError */._7))
        throw error;
    const { mayBeDone, isUnanswered, message: reason, excerpt: detail, retryAfterMs } = error;
    return { meaning: meaningOf(error), mayBeDone, isUnanswered, reason, detail, retryAfterMs };
}
function meaningOf(error) {
    const { kind, sent, status } = error;
    if (kind === 'aborted' && !sent)
        return 'not-sent';
    if ((0,errors/* stopsEverything */.by)(error))
        return 'key-refused';
    if ((0,errors/* changedNothing */.u4)(error))
        return 'not-written';
    if ((0,errors/* isOtherSuccess */.gN)(error))
        return 'unexpected';
    // A refusal with a status is certain, except for a timeout (408) and a failure of the service (5xx).
    const isCertain = kind === 'status' && status !== null && status !== 408 && status < 500;
    if (!isCertain)
        return 'unclear';
    return status === 409 ? 'taken' : 'rejected';
}

// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/plan.js
var core_plan = __webpack_require__(3504);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
;// CONCATENATED MODULE: ./lib/run/apply-evidence.js
// The evidence of an apply: one file. It is written before the first write, with every change `open`; again during the
// writes; and at the end, however the apply ends.







/** The longest time from a change until the file is written, or ten times the duration of a write if that is longer. */
const LONGEST_WAIT_MS = 1000;
/**
 * The evidence of one apply. If the process is killed during the writes, the file still shows what was to be done, and
 * what was known shortly before. The order of calls: `setLanded`, `setPlan`; for writes, `writeIntent`, `beginWrites`,
 * `noteRequest` for each request and its outcome, `endWrites`; then `complete` or `completeFailed`.
 */
class ApplyEvidence {
    path;
    #context;
    #plan;
    #run = null;
    #ledger = null;
    /** While changes are written: the current document, and its changes by their fingerprints. */
    #open = null;
    #changes = new Map();
    #closed = new AbortController();
    #hasBegun = false;
    #hasEnded = false;
    #wroteAt = 0;
    #tookMs = 0;
    #isWaiting = false;
    /** The error of a delayed write of the file, which the next `noteRequest` throws; null for none. */
    #failure = null;
    #files = [];
    #contextOf;
    #pullRequests = [];
    /** The numbers of the pull requests that showed a change, by its fingerprint and by the state that it ends in. */
    #shownIn = new Map();
    /** What approved the changes to execute; null if that is not known. */
    #by = null;
    /** Throws a UserError if the folder of the file is a link, or is below one. */
    constructor(context, contextOf) {
        this.path = (0,run_files/* runFilePath */.N3)(context.settings.evidenceDir, 'evidence', context.startedAt);
        this.#context = context;
        this.#plan = (0,core_plan/* invalidPlan */.n)(context.settings.organization, [], context.settings);
        this.#contextOf = contextOf;
    }
    /** Sets the pull requests that landed. `shownIn`: their numbers, by the fingerprints and states that they showed. */
    setLanded(pullRequests, shownIn) {
        this.#pullRequests = pullRequests;
        this.#shownIn = shownIn;
    }
    /** From now on the evidence holds this plan. */
    setPlan(plan, files) {
        this.#plan = plan;
        this.#files = files;
        this.#run = this.#contextOf(files);
    }
    /**
     * Writes every change as `open`, and what approves the changes. Resolves to the commit of the inventory. If the file
     * cannot be written, this throws, and the run must not write to the service.
     */
    async writeIntent(by) {
        this.#by = by;
        this.#open = await this.#document(null, null);
        this.#changes = new Map(this.#open.changes.map((change) => [change.fingerprint, change]));
        this.#writeFile(this.#open);
        return this.#open.commit;
    }
    /** Adds the commit of the intent in the ledger, if there is one. From now on, changes may be written. */
    beginWrites(ledger) {
        this.#ledger = ledger;
        if (this.#open !== null) {
            this.#open.ledger = ledger;
            this.#writeFile(this.#open);
        }
        this.#hasBegun = true;
    }
    /** Notes a request or its outcome. If the file could not be written, this throws, and the run must write no more. */
    noteRequest = ({ event, fingerprint, request, outcome, id }) => {
        if (this.#failure !== null)
            throw this.#failure;
        const change = this.#changes.get(fingerprint);
        if (change === undefined)
            return;
        const at = iso(this.#context.host.clock.now());
        if (event === 'intent') {
            change.outcome = 'open';
            change.attempts += 1;
            change.started_at ??= at;
        }
        else if (request.body?.name === undefined || request.body.name === change.after?.name || outcome !== 'done') {
            // The first of the two writes of a cycle gives a temporary name, so after it the change is still open.
            change.outcome = outcome;
            change.id = id ?? change.id;
            change.ended_at = at;
        }
        this.#writeSoon();
    };
    #writeSoon() {
        const open = this.#open;
        if (this.#isWaiting || open === null)
            return;
        const { clock } = this.#context.host;
        const wait = this.#wroteAt + Math.max(LONGEST_WAIT_MS, 10 * this.#tookMs) - clock.now();
        if (wait <= 0) {
            this.#writeFile(open);
            return;
        }
        this.#isWaiting = true;
        const written = clock.sleep(wait, this.#closed.signal).then(() => {
            this.#isWaiting = false;
            if (!this.#closed.signal.aborted)
                this.#writeFile(open);
        });
        written.catch((error) => {
            this.#failure = error;
        });
    }
    /** Throws a UserError if the system cannot store the file. */
    #writeFile(document) {
        const { clock } = this.#context.host;
        const startedAt = clock.now();
        try {
            (0,run_files/* writeWhole */.f8)(this.path, (0,run_files/* jsonText */.s$)(document));
        }
        catch (error) {
            if (!(0,rejections/* isSystemError */.Or)(error))
                throw error;
            const problem = `cannot store the record of the apply (${error.code}). Make room there, or name another folder.`;
            throw new core_result/* UserError */.yo('evidence-dir', problem, { cause: error });
        }
        this.#wroteAt = clock.now();
        this.#tookMs = this.#wroteAt - startedAt;
    }
    /** Call once all writes are settled. From now on, the file is written only when the apply ends. */
    endWrites() {
        this.#closed.abort();
    }
    /** Writes how the apply ended. `report` is null if nothing was tried. Throws if the file cannot be written. */
    async complete(result, report) {
        const document = await this.#document(result, report);
        const ended = { ...document, result, ended_at: iso(this.#context.host.clock.now()) };
        this.#writeFile(ended);
        this.#hasEnded = true;
        return ended;
    }
    /**
     * Writes that the apply failed or was cancelled. If changes may have been written, or if the evidence is complete,
     * the file stays as it is. Never throws, so that the original error is reported. Resolves to whether there is a file.
     */
    async completeFailed(error) {
        if (this.#hasBegun || this.#hasEnded)
            return true;
        // Before the writes, a stop means cancelled. A person who is asked to approve can stop the run, too (AbortError).
        const isStopping = this.#context.shutdown.stop.aborted || (0,rejections/* isStopped */.id)(error);
        try {
            await this.complete(isStopping ? 'cancelled' : 'failed', null);
            return true;
        }
        catch {
            return false;
        }
    }
    /** Times are ISO 8601, UTC. `result` is null while the apply is under way. */
    async #document(result, report) {
        const { settings, host, attempts, startedAt } = this.#context;
        const plan = this.#plan;
        const by = this.#by;
        const { commit, clean, actor, run_url } = await (this.#run ?? this.#contextOf([]));
        const results = new Map(report?.results.map((one) => [one.change, one]));
        const changes = plan.toExecute.map((change) => {
            const done = results.get(change) ?? null;
            const { fingerprint, action, before, after, origin } = change;
            const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
            // Found by fingerprint or, for the rest of a swap, by the state that the change ends in.
            const target = change.id === null ? '' : (0,core_fingerprint/* targetFingerprint */.Mv)(plan.organization, change.id, after);
            const pulls = this.#shownIn.get(fingerprint) ?? this.#shownIn.get(target) ?? [];
            // A saved plan, a digest or a person approved those approved changes that no pull request showed.
            const isByHand = pulls.length === 0 && settings.approval === 'plan' && by !== null;
            return {
                fingerprint,
                action,
                origin,
                id: done?.id ?? change.id,
                cyber_system: (0,resolve/* systemDocument */.fZ)(change.cyberSystem),
                from_cyber_system: isMove ? (0,resolve/* systemDocument */.fZ)(change.fromSystem) : null,
                before,
                after,
                outcome: done?.outcome ?? (result === null ? 'open' : 'not-started'),
                reason: done?.reason ?? null,
                detail: done?.detail ?? null,
                attempts: done === null ? 0 : requestsSent(done, attempts),
                started_at: done?.startedAt == null ? null : iso(done.startedAt),
                ended_at: done?.endedAt == null ? null : iso(done.endedAt),
                shown_in: isByHand ? [by] : pulls,
                recreate: action === 'delete' ? { request: 'POST /cyber-assets', body: change.before, note: NEW_ID } : null,
            };
        });
        return {
            format_version: '2.0',
            tool: { name: model/* TOOL_NAME */.lH, version: host.version },
            organization: plan.organization,
            service: new URL(settings.baseUrl).origin,
            result,
            digest: plan.digest,
            approval: { mode: settings.approval, by },
            started_at: iso(startedAt),
            ended_at: null,
            commit,
            // If no files were read, it is not known whether they are those of the commit.
            clean: this.#run === null ? null : clean,
            pull_requests: this.#pullRequests,
            actor,
            run_url,
            files: this.#files.map((file) => ({ path: file.path, sha256: (0,core_fingerprint/* sha256 */.sc)(file.content()) })),
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
                found: found.map((asset) => ({ id: asset.id, ...(0,model/* stateOf */.L4)(asset) })),
            })),
            ledger: this.#ledger,
        };
    }
}
/** A delete is permanent, so `recreate` would make a new asset of the same name. */
const NEW_ID = 'The asset would have a new id, and none of its compliance history.';
/** Only the create protocol repeats a POST, and it counts its requests itself. */
function requestsSent({ change, writes }, attempts) {
    if (change.action === 'create')
        return writes;
    const method = change.action === 'update' ? 'PATCH' : 'DELETE';
    return attempts.get(`${method} /cyber-assets/${encodeURIComponent(change.id)}`) ?? 0;
}
function iso(ms) {
    return new Date(ms).toISOString();
}

// EXTERNAL MODULE: ./lib/run/git-context.js
var git_context = __webpack_require__(223);
// EXTERNAL MODULE: ./lib/text/findings.js
var findings = __webpack_require__(1450);
// EXTERNAL MODULE: ./lib/text/markdown/budget.js
var budget = __webpack_require__(1912);
// EXTERNAL MODULE: ./lib/text/markdown/table.js
var table = __webpack_require__(9849);
// EXTERNAL MODULE: ./lib/text/rows.js
var rows = __webpack_require__(1758);
// EXTERNAL MODULE: ./lib/text/summarize.js
var text_summarize = __webpack_require__(9010);
// EXTERNAL MODULE: ./lib/text/terminal.js
var text_terminal = __webpack_require__(2935);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/text/unapproved.js







/**
 * The refusal in the log of a run that showed its plan before. If `isBrief`, only why no approval counts, which may be
 * nothing: the summary and the annotation have the rest. Ends with a newline.
 */
function renderRefusalTerminal(refusal, { color, isBrief = false }) {
    const { plan, approved } = refusal;
    const why = approvalLines(refusal, text_text/* plainFormatter */.P8);
    if (isBrief)
        return [...why, ''].join('\n');
    const paint = (0,text_text/* painter */.C2)(color);
    const section = refusedSection(refusal);
    const isNew = section.changes.every((change) => (0,origin/* priorApproval */.gz)(plan.organization, change, approved) === null);
    // The plan above lists them all.
    const isAll = section.changes.length === plan.toExecute.length && isNew;
    const lines = [
        paint.red(refusedLine(refusal)),
        ...why,
        ...(isAll ? [] : (0,text_terminal/* sectionLines */.D)(section, paint, 'A plan shows all of them.')),
        `To continue, ${nextText(refusal, text_text/* plainFormatter */.P8)}`,
    ];
    return `${lines.join('\n')}\n`;
}
/** The refusal in parts for the comment of a pull request, and as a sentence for an annotation. */
function unapproved_refusalBlocks(refusal) {
    const line = refusedLine(refusal);
    return {
        caution: caution([line, ...approvalLines(refusal, markdownFormatter)]),
        table: sectionTable(refusedSection(refusal)),
        next: `**Next:** ${nextText(refusal, markdownFormatter)}\n`,
        sentence: `${line} To continue, ${nextText(refusal, plainFormatter)}`,
    };
}
function refusedLine({ missing }) {
    return (0,text_text/* counted */.hS) `Nothing was written. ${missing.size} change(s) to execute (is|are) not approved.`;
}
/** Each change with what was approved of it. */
function refusedSection({ plan, missing, approved }) {
    const changes = (0,rows/* inReadingOrder */.g)(plan.toExecute.filter((change) => missing.has(change.fingerprint)));
    return {
        part: 'results',
        title: (0,text_text/* counted */.hS) `Not approved: ${changes.length} change(s)`,
        note: null,
        changes,
        rowOf: (change) => {
            const row = (0,rows/* rowOf */.OB)(change);
            return { ...row, change: [...row.change, ...approvedText(plan.organization, change, approved, row)] };
        },
        isFolded: false,
    };
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
        return (0,rows/* commaJoined */.lO)([
            before.name === now.name ? [] : ['named ', { name }],
            before.asset_type === now.asset_type ? [] : [asset_type],
            before.cyber_system_id === now.cyber_system_id ? [] : ['in ', { name: place }],
        ]);
    };
    return ['; approved while it was ', ...side(before), '; it is ', ...side(now), ' now'];
}
/**
 * The state from which an approved change to the same end started. An approval has only hashes, so this tries states
 * that can be guessed: both types, with the names and systems that the change mentions. null if none of them fits.
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
/** Why nothing that was given approves these changes: first a wrong digest, then the pull requests. */
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
        const rest = gone === 0 ? '' : (0,text_text/* counted */.hS) ` ${gone} no longer (applies|apply).`;
        lines.push((0,text_text/* counted */.hS) `${counting.length === 1 ? 'Pull request' : 'Pull requests'} ${numbers} approved ${approved.fingerprints.size} change(s).${rest}`);
    }
    for (const { number, why } of rejected.slice(-MOST_NUMBERS))
        lines.push(`Pull request ${number}: ${whyNot(why)}`);
    const more = rejected.length - MOST_NUMBERS;
    if (more > 0)
        lines.push((0,text_text/* counted */.hS) `${more} earlier pull (request does|requests do) not count either.`);
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
    const refused = against.map((user) => ` ${(0,text_text/* word */.Vm)(user)} requests changes.`).join('');
    const not = ignored.map(({ user, why: reason }) => ` The review of ${(0,text_text/* word */.Vm)(user)} does not count: ${(0,text_text/* word */.Vm)(user)} ${WHY_NOT_REVIEW[reason]}.`);
    return `its plan ${neededReviews}.${got}${refused}${not.join('')}`;
}
function nextText({ next, plan, workflow }, { code }) {
    const click = `Actions, ${workflow === null ? 'the workflow that applies' : code(workflow)}, Run workflow`;
    const command = `gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f approve-digest=${plan.digest}`;
    const dispatch = `read the plan, then run the workflow with ${code('command: apply')} and ${code(`approve-digest: ${plan.digest}`)} (${click}; or ${code(command)}).`;
    const pending = 'open a pull request. It shows these changes, too, and merging it';
    switch (next) {
        case 'dispatch':
            return `${dispatch} Or ${pending} approves them.`;
        case 'review':
            return `${pending} with an approving review approves them.`;
        case 'plan-again':
            return 'read the plan again, and approve what it shows now.';
    }
}

;// CONCATENATED MODULE: ./lib/text/applied.js











const OUTCOME_WORDS = {
    failed: 'failed',
    unknown: 'unknown',
    'changed-meanwhile': 'changed meanwhile',
    skipped: 'skipped',
    'not-started': 'not started',
    done: 'done',
    adopted: 'done, found in the list after its answer was lost',
    already: 'already as wanted',
};
/** What failed comes first. */
const ORDER = Object.keys(OUTCOME_WORDS);
const DIFFERENCE_WORDS = {
    missing: 'is not in the list',
    different: 'is in the list with other values',
    'still-there': 'is still in the list',
    duplicate: 'is in the list more than once',
};
/** The results that are not done. If the run lost its turn, what it found done is not counted as its own work. */
function openResults({ results, lostTurn }) {
    return results.filter(({ outcome }) => !(0,core_result/* hasSucceeded */.yO)(outcome) || (lostTurn !== null && outcome === 'already'));
}
/** `done 2 of 4 · 1 failed · 1 skipped`. */
function outcomeCounts(report) {
    const { results } = report;
    const open = openResults(report);
    const counts = (0,group/* countBy */.Tr)(open, ({ outcome }) => OUTCOME_WORDS[outcome]);
    const done = (0,text_text/* counted */.hS) `done ${results.length - open.length} of ${results.length}`;
    return [done, ...Array.from(counts, ([label, count]) => (0,text_text/* counted */.hS) `${count} ${label}`)].join(text_summarize/* SEPARATOR */.wv);
}
/** The outcomes in numbers: done, tried but not known to be done, and not tried. */
function outcomeNumbers(report) {
    const { results } = report;
    const open = openResults(report);
    const done = results.length - open.length;
    const skipped = open.filter(({ outcome }) => ['skipped', 'not-started', 'already'].includes(outcome)).length;
    return { done, skipped, failed: results.length - done - skipped };
}
/** A section for each outcome and reason, then one for duplicates and one for other differences from the list. */
function resultSections(results, { differences }) {
    const groups = (0,group/* groupBy */.$z)(results, ({ outcome, reason }) => `${ORDER.indexOf(outcome)} ${reason ?? ''}`);
    const sorted = [...groups.values()].sort((a, b) => ORDER.indexOf(a[0].outcome) - ORDER.indexOf(b[0].outcome));
    const sections = sorted.map((group) => {
        const { outcome, reason, detail } = group[0];
        const resultOf = new Map(group.map((result) => [result.change, result]));
        // If all answers are equal, the answer is shown once, above the rows.
        const isOne = group.every((result) => result.detail === detail);
        // A reason with only these characters is safe to show as it is. Any other is quoted, since it may not be ours.
        const isOurs = reason !== null && /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason);
        const note = ({ reason: quote }) => {
            const said = isOne && detail !== null ? ` The service said: ${quote(detail)}.` : '';
            return `${isOurs ? reason : `${quote(reason ?? '')}.`}${said}`;
        };
        return {
            part: 'results',
            title: (0,text_text/* counted */.hS) `${upperFirst(OUTCOME_WORDS[outcome])}: ${group.length} change(s)`,
            note: reason === null ? null : note,
            changes: (0,rows/* inReadingOrder */.g)([...resultOf.keys()]),
            rowOf: (change) => {
                const { id, detail: answer } = resultOf.get(change);
                const row = (0,rows/* rowOf */.OB)(change);
                const more = isOne || answer === null ? [] : ['; the service said: ', { name: answer }];
                return { ...row, id: id ?? row.id, change: [...row.change, ...more] };
            },
            isFolded: (0,core_result/* hasSucceeded */.yO)(outcome),
        };
    });
    const kinds = (0,group/* groupBy */.$z)(differences, ({ kind }) => (kind === 'duplicate' ? 'duplicate' : 'others'));
    const doubts = [...kinds].map(([kind, some]) => {
        const foundOf = new Map(some.map((difference) => [difference.change, difference]));
        return {
            part: 'results',
            title: 'Not converged',
            note: () => kind === 'duplicate'
                ? (0,text_text/* counted */.hS) `not-converged: ${some.length} asset(s) (is|are) in the list twice. Another run or person made the second, or a create whose answer was lost. Nothing was deleted. Delete one of each, or pin one by id.`
                : (0,text_text/* counted */.hS) `not-converged: the service accepted ${some.length} change(s) that its list does not show. Plan again.`,
            changes: (0,rows/* inReadingOrder */.g)([...foundOf.keys()]),
            rowOf: (change) => {
                const { kind: way, found } = foundOf.get(change);
                const row = (0,rows/* rowOf */.OB)(change);
                const ids = found.flatMap(({ id }, index) => [index === 0 ? ': ' : ', ', { name: id }]);
                return { ...row, change: [...row.change, `, ${DIFFERENCE_WORDS[way]}`, ...ids] };
            },
            isFolded: false,
        };
    });
    return [...sections, ...doubts];
}
/** What stopped the run early, and why the result could not be read; empty if neither happened. */
function troubles({ closingFailure, stopped, lostTurn }, { reason }) {
    const texts = [];
    if (lostTurn !== null)
        texts.push(`${lostTurnText(lostTurn)}, so it wrote nothing more.`);
    if (stopped === 'key-refused')
        texts.push('The service refused the API key, so the run wrote nothing more. Check the key, then apply again.');
    if (closingFailure !== null && stopped === 'signal')
        texts.push('The run was stopped before it could read the result back. Plan again to see it.');
    else if (closingFailure !== null)
        texts.push(`The result could not be read back: ${reason(closingFailure)}. Plan again to see it.`);
    return texts;
}
function lostTurnText(lost) {
    switch (lost.kind) {
        case 'taken-over':
            return `This run lost its turn to ${lost.by}`;
        case 'log-gone':
            return 'This run lost its turn: somebody deleted or reset the branch of the applied log';
        case 'unreadable':
            return 'This run lost its turn: the applied log cannot be read any more';
        case 'unproved':
            return 'This run lost its turn: GitHub did not show in time that it still has it';
    }
}
/** What the next run does after this one has lost its turn. */
const AFTER_LOSS = {
    'taken-over': 'That run applies what is left. Read its log, and run nothing again.',
    'log-gone': 'Until an apply succeeds, every plan shows every difference. To continue, merge one that shows them.',
    unreadable: 'The next run writes nothing, and says what to do.',
    unproved: 'The next run pauses for 150 s and applies what is left.',
};
/** How to continue; '' if everything is done. Changes that are done stay done, and are in no later plan. */
function howToContinue({ stopped, lostTurn, results }, face, { code }) {
    if (lostTurn?.kind === 'unproved')
        return `${AFTER_LOSS.unproved} To start it, press ${code('Re-run jobs')}.`;
    if (lostTurn !== null)
        return AFTER_LOSS[lostTurn.kind];
    if (results.every(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome)))
        return '';
    const again = face === 'cli' ? 'run the same command again' : `press ${code('Re-run jobs')} on the page of this run`;
    const end = 'Changes that are done are skipped.';
    if (stopped === 'key-refused')
        return `To continue, correct the API key, then ${again}. ${end}`;
    if (results.every(({ outcome }) => outcome !== 'failed'))
        return `To continue, ${again}. ${end}`;
    const file = face === 'cli' ? 'correct the file' : 'open a pull request that corrects the file';
    return `To continue, correct at the service what failed, then ${again}. If a file is wrong, ${file}. ${end}`;
}
/** The results of changes that did not succeed, except those that were not started: the counts are enough for them. */
function notSucceeded(report) {
    return openResults(report).filter(({ outcome }) => outcome !== 'not-started');
}
/** Each change that did not succeed, then the counts. Ends with a newline. */
function renderAppliedTerminal(report, { color, face }) {
    const paint = (0,text_text/* painter */.C2)(color);
    const elsewhere = 'The evidence has all of them.';
    const sections = resultSections(notSucceeded(report), report);
    const lines = [
        ...sections.flatMap((section) => (0,text_terminal/* sectionLines */.D)(section, paint, elsewhere)),
        ...troubles(report, text_text/* plainFormatter */.P8).map(paint.red),
        paint.bold(outcomeCounts(report)),
        howToContinue(report, face, text_text/* plainFormatter */.P8),
    ];
    return `${(0,text_text/* joined */.oR)(lines, '\n')}\n`;
}
/** The most bytes for what was not approved or not done. The rest of a comment needs little. */
const OPEN_BUDGET = 55_000;
/**
 * The result in words, then what was refused or not done. The plan's comment and the evidence have the rest. For the
 * job summary, `shows` is `all`: the outcome of every change. `isWhole` is false if some of it had no room.
 */
function resultMarkdown(plan, report, options, shows = 'open', budget = OPEN_BUDGET) {
    const { result, refusal, name, pages, ledger, commit, commitUrl, runUrl, evidence, approvals, ranMs } = options;
    const head = [
        `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${pageLink(result, pages) ?? result}\n`,
    ];
    const refused = refusal === null ? null : refusalBlocks(refusal);
    if (report !== null)
        head.push(...writtenBlocks(report));
    else if (refused !== null)
        head.push(refused.caution);
    else {
        const { create, update, delete: deletes } = plan.summary;
        const blocked = summarize(plan, markdownFormatter).blocked.map((text) => `**Blocked:** ${text}`);
        const counts = countsLine(plan);
        const isNothing = create + update + deletes === 0;
        head.push(isNothing ? `> [!NOTE]\n> ${counts}\n` : caution([`**Nothing was written.** ${counts}`, ...blocked]));
    }
    const shown = report === null ? [] : shows === 'all' ? report.results : notSucceeded(report);
    const sections = report === null ? [] : resultSections(shown, report);
    const tables = sections.map((section) => sectionTable(section, '; the evidence has all of them'));
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
        refused?.next ?? '',
        // Git's own words are left out: they could contain names that a comment must not show.
        ledger?.failure == null ? '' : caution([NOT_IN_LEDGER]),
        people.length === 0 ? '' : `Approved by ${listed(people, 'and')}.\n`,
        `${joined(origin, SEPARATOR)}\n`,
    ];
    return fitPage(budget, head, refused === null ? tables : [refused.table], foot);
}
const NOT_IN_LEDGER = '**The record of this apply is not in the ledger** (`ledger-behind`). Keep its evidence, which stays on the runner. The next apply or look records what came of it.';
/** The state in words, what stopped the run, and the counts of what is done: `2 deleted · 1 moved · 2 created`. */
function writtenBlocks(report) {
    const left = new Set(openResults(report));
    const done = report.results.filter((result) => !left.has(result));
    const open = left.size;
    // Changes whose outcome is unknown may be done.
    const unknown = report.results.filter(({ outcome }) => outcome === 'unknown').length;
    const parts = [
        `**${upperFirst(outcomeCounts(report))}.**`,
        open > unknown
            ? counted `${open - unknown} change(s) not done${report.lostTurn === null ? '' : ' by this run'}.`
            : '',
        unknown > 0 ? counted `The outcome of ${unknown} change(s) is unknown.` : '',
        howToContinue(report, 'action', markdownFormatter),
    ];
    const state = joined(parts, ' ');
    const kinds = countBy(done, ({ change }) => kindOf(change));
    const counts = tally(DONE_WORDS.map(([kind, word]) => [kinds.get(kind) ?? 0, word])).join(SEPARATOR);
    return [
        open === 0 ? `> [!NOTE]\n> ${state}\n` : caution([state]),
        caution(troubles(report, markdownFormatter)),
        counts === '' ? '' : `${counts}\n`,
    ];
}
const DONE_WORDS = (/* unused pure expression or super */ null && ([
    ['delete', 'deleted'],
    ['move', 'moved'],
    ['rename', 'renamed'],
    ['retype', 'retyped'],
    ['create', 'created'],
]));
/**
 * How a run ended, as the sentence of its red annotation: what was written, why it stopped, and how to continue. null
 * for a run that is not red, or if no more is known. `report` is null if nothing was tried.
 */
function endingSentence(plan, report = null, refusal = null) {
    if (hasErrors(plan.diagnostics))
        return invalidSentence(plan.diagnostics);
    if (refusal !== null)
        return refusalBlocks(refusal).sentence;
    if (report === null)
        return summarize(plan, plainFormatter).blocked.join(' ') || null;
    if (report.lostTurn !== null) {
        const [lost, next] = [lostTurnText(report.lostTurn), howToContinue(report, 'action', plainFormatter)];
        return `${upperFirst(outcomeCounts(report))}. ${lost}. ${next}`;
    }
    const [first] = openResults(report).sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
    if (first === undefined)
        return null;
    const { change, system, asset, id, line } = rowOf(first.change);
    const place = line === null ? '' : ` (${word(`${line.path}:${line.line}`)})`;
    const where = `${word(asset)}${id === null ? '' : ` (${word(id)})`} in ${setRowText(siteAndName(system), word)}`;
    const reason = first.reason === null ? '.' : `: ${visible(first.reason)}`;
    const what = `${upperFirst(OUTCOME_WORDS[first.outcome])}: ${where}: ${setRowText(change, word)}${place}${reason}`;
    const quote = first.detail === null ? '' : ` The service said: ${visible(first.detail)}`;
    return `${upperFirst(outcomeCounts(report))}. ${what}${quote} ${howToContinue(report, 'action', plainFormatter)}`;
}
/** The first error, and how many more there are; null if there is no error. */
function invalidSentence(diagnostics) {
    const [first, ...others] = errorsFirst(diagnostics).filter(({ severity }) => severity === 'error');
    if (first === undefined)
        return null;
    return `${formatDiagnostic(first)}${others.length === 0 ? '' : counted ` And ${others.length} more error(s).`}`;
}
function upperFirst(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./lib/text/plan-schema.js
var plan_schema = __webpack_require__(5150);
// EXTERNAL MODULE: ./lib/cli/plan.js + 3 modules
var cli_plan = __webpack_require__(41);
;// CONCATENATED MODULE: ./lib/cli/apply.js
// `apply`: plans again, checks the guards, then the approval, and only then writes. A saved plan, a digest, a flag or
// the person at the terminal approves.
















async function cliApply(given) {
    const { flags } = given;
    const consents = [
        flags.plan !== undefined && '--plan',
        flags.yes === true && '--yes',
        flags.approveDigest !== undefined && '--approve-digest',
        (flags.approval === 'none' || flags.yes === true) && flags.approval && `--approval ${flags.approval}`,
    ];
    const chosen = consents.filter((consent) => consent);
    // Each of these says what may be executed, so together they would contradict each other.
    if (chosen.length > 1)
        throw new core_result/* UserError */.yo(chosen.join(' and '), 'exclude each other. Give one of them.');
    const settings = { ...given.settings, ...(flags.yes === true && { approval: 'none' }) };
    const evidence = new ApplyEvidence({ ...given, settings }, (0,git_context/* gitContext */.cw)(given));
    try {
        const saved = typeof flags.plan === 'string' ? readSavedPlan((0,external_node_path_.resolve)(given.cwd, flags.plan)) : null;
        const opened = await (0,ledger_open.openNamedLedger)({ ...given, settings: settingsOf(saved, settings) });
        return await applyHere(opened, saved, evidence).finally(() => (0,ledger_open.showLedgerEnd)(opened));
    }
    catch (error) {
        await evidence.completeFailed(error);
        throw error;
    }
}
async function applyHere(context, saved, evidence) {
    const { settings, terminal, cwd, flags, host, progress, startedAt } = context;
    const style = { color: terminal.color };
    // Read. What a saved plan asked for stays requested after a part of it is done. A saved plan is never a review.
    const needsReview = settings.approval === 'review';
    const shown = saved === null || needsReview ? null : shownBy(saved);
    const compared = (0,cli_plan.baselineFrom)(flags, shown?.recorded);
    const planned = await planApply(context, compared, evidence);
    const { plan } = planned;
    // Decide.
    const earlier = shown && { approved: shown.approved, by: `saved plan ${shown.digest}` };
    const decision = decide(planned, settings, earlier);
    let { verdict, by } = decision;
    const isUnapproved = verdict === 'unapproved';
    const hasDigest = settings.approveDigest !== '';
    const asks = isUnapproved && earlier === null && settings.approval === 'plan' && !hasDigest && terminal.ask !== null;
    // Show. You have read a saved plan before you apply it, so if it is unchanged, a few lines are enough. If you gave
    // the digest of another plan, the list is left out: the refusal below is what matters. It names this plan's digest.
    const isOtherDigest = isUnapproved && settings.approval === 'plan' && hasDigest;
    const isSaved = planned.result !== 'invalid' && saved?.digest === plan.digest;
    const shows = isSaved ? 'saved' : 'all';
    const look = { ...style, width: terminal.width, verb: 'apply', face: 'cli', shows };
    if (!isOtherDigest)
        terminal.err((0,text_terminal/* renderPlanTerminal */.c)(plan, look));
    // Ask the person at the terminal, if there is one, and if no saved plan or digest was given.
    if (asks && (await agrees(plan, context))) {
        verdict = 'approved';
        by = 'a person at the terminal';
    }
    // Write.
    let tried;
    if (verdict === 'approved') {
        await recordIntent(context, plan, by, evidence);
        tried = await writeChanges(context, planned, evidence, core_result/* FREE */.jC);
    }
    else
        tried = { result: verdict, report: null };
    const { report } = tried;
    const applied = await endApply(context, planned, evidence, tried).finally(() => {
        // The result of the writes is shown even if something fails after them.
        progress.end();
        if (report !== null)
            terminal.err(renderAppliedTerminal(report, { ...style, face: 'cli' }));
    });
    // Report.
    if (applied.differsFrom !== null) {
        terminal.err(`${(0,text_text/* painter */.C2)(terminal.color).red((0,text_text/* visible */.RK)((0,text_summarize/* uncommittedSentence */.$d)(applied.differsFrom)))}\n`);
    }
    if (verdict === 'unapproved' && asks)
        terminal.err('You did not agree, so nothing was applied.\n');
    else if (verdict === 'unapproved') {
        const approved = earlier?.approved ?? NOTHING_APPROVED;
        const next = needsReview ? 'review' : 'plan-again';
        const given = { approve: settings.approveDigest, behind: null, workflow: null };
        terminal.err(renderRefusalTerminal({ plan, missing: decision.missing, approved, next, ...given }, style));
        if (terminal.ask === null && !needsReview)
            terminal.err(howToApprove(flags));
    }
    const counts = report === null ? (0,text_summarize/* planCounts */.Ai)(plan, 'apply') : outcomeCounts(report);
    const line = (0,text_summarize/* closingLine */.oM)(applied.result, counts, host.clock.now() - startedAt);
    terminal.err(`${line}, evidence: ${(0,external_node_path_.relative)(cwd, evidence.path)}\n`);
    if (flags.json === true)
        terminal.out((0,text_text/* printedJson */.xL)(applied.evidence));
    return context.ledger?.end.failure == null ? (0,core_result/* exitCodeOf */.FO)(applied.result) : 1;
}
/** Whether the person at the terminal agrees. Rejects if the run is to stop. */
async function agrees(plan, { terminal, shutdown }) {
    const permanent = plan.summary.delete > 0 ? ' Deletes are permanent.' : '';
    const question = `Apply this? ${(0,text_summarize/* countsLine */.J7)(plan)}.${permanent} Only "yes" applies: `;
    const answer = await terminal.ask?.(question, shutdown.stop);
    return answer?.trim() === 'yes';
}
/** Throws a UserError for a file that cannot be read, is not a plan, or was edited. */
function readSavedPlan(path) {
    const parsed = (0,plan_schema/* parsePlanDocument */.E)((0,run_files/* readNamed */.Mk)('--plan', path).toString('utf8'));
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new core_result/* UserError */.yo('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}
/**
 * What a saved plan showed. `approved`: the changes that it executes, and the rest of a swap that was cut off.
 * `recorded`: the changes that it asked for, and the states that they end in. They stay requested after a part of them
 * is done, even if the base now asks for the rest. Drift that the plan reverts stays drift.
 */
function shownBy(saved) {
    const targetsOf = (changes) => changes.flatMap(({ id, after }) => (id === null ? [] : (0,core_fingerprint/* targetFingerprint */.Mv)(saved.organization, id, after)));
    const executed = (0,origin/* executedBy */.Z4)(saved);
    const requested = saved.changes.filter(({ origin }) => origin !== 'drift');
    const approved = {
        fingerprints: new Set(executed.map(({ fingerprint }) => fingerprint)),
        targets: new Set(targetsOf(executed)),
    };
    const recorded = new Set([...requested.map(({ fingerprint }) => fingerprint), ...targetsOf(requested)]);
    return { digest: saved.digest, approved, recorded };
}
/** Takes `only` from the saved plan. Drift is reverted if the saved plan does that or the flag asks for it. */
function settingsOf(saved, settings) {
    if (saved === null)
        return settings;
    const revertsDrift = (0,origin/* executedBy */.Z4)(saved).some(({ origin }) => origin === 'drift');
    return { ...settings, only: saved.only ?? [], applyDrift: settings.applyDrift || revertsDrift };
}
/**
 * How to approve in a run that cannot ask a person. A plan with --base usually differs from a plan without it.
 */
function howToApprove({ plan, base }) {
    if (plan === undefined)
        return 'Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n';
    return base === undefined ? 'If the plan was saved with --base, give apply the same --base.\n' : '';
}


/***/ }),

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   Z: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
// Tries a task again while its failure may be temporary. A policy is plain data that limits the tries and their time.
// There is one policy for each service that the tool calls. The caller decides what a failure means.
/** How often and how long a request to the service is retried (docs/how-it-works.md). */
const SERVICE_RETRIES = {
    maxTries: 6,
    maxTotalMs: 180_000,
    firstBackoffMs: 100,
    maxBackoffMs: 5_000,
    maxRetryAfterMs: 60_000,
};
/** Runs the task until its result is final or the policy allows no further try. Resolves to the last result. */
async function retry(task, policy, ports) {
    const start = ports.now();
    for (let attempt = 1;; attempt += 1) {
        const { result, again } = await task(attempt);
        if (again === null || attempt >= policy.maxTries || ports.isStopped())
            return result;
        // The jitter is added to the requested wait, so that tasks that were refused together do not return together.
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

/***/ 223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qo: () => (/* binding */ headCommit),
/* harmony export */   cw: () => (/* binding */ gitContext),
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8383);
// What git knows about a run of the command line, for its evidence: the commit, whether the files differ from it, and
// the actor. CIP_SYNC_COMMIT, CIP_SYNC_ACTOR and CIP_SYNC_RUN_URL come first, for other CI systems.




/** Asks git at once, so that it works while the lists are read. The returned function never rejects. */
function gitContext(context) {
    const { env } = context.host;
    const inventory = inventoryCommit(context);
    const actor = given(env.CIP_SYNC_ACTOR) ?? personOf(context);
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(context, commit, files),
            actor: await actor,
            run_url: given(env.CIP_SYNC_RUN_URL),
        };
    };
}
/** The commit that a run reads, or the commit that its working tree is based on; null if git knows none. */
async function inventoryCommit({ head, host, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? headCommit(git);
}
/** The commit of HEAD; null if git knows none. */
async function headCommit(git) {
    return (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are the same as in the commit; null if the commit cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = [];
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, run: git, path: settings.path }, ({ path, content }) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(content)} ${path}`), _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .unreported */ .B8);
        const read = files.map((file) => `${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each setting is a key, a line break and a value. If a key is repeated, git uses the last.
    const values = new Map(settings?.split('\0').map((entry) => [/^.*/.exec(entry)[0], entry.replace(/^.*\n?/, '')]));
    const [name, email] = [given(values.get('user.name')), given(values.get('user.email'))];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}


/***/ }),

/***/ 5150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parsePlanDocument),
/* harmony export */   b: () => (/* binding */ planJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8439);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7206);
/* harmony import */ var _core_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7557);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(139);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);
// The format of a plan document, for `schemas/plan.schema.json`, and the only parser of a saved plan. plan-document.ts
// makes the document, so that a run that only plans does not load the schema.







const ORIGINS = ['inventory', 'pending', 'drift'];
const CODES = Object.keys(_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .WORDS */ .q9);
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative();
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP();
const state = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ name: text, cyber_system_id: text.describe('Prefix cs_.'), asset_type: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSET_TYPES */ .Dd) })
    .describe('The fields of an asset that an update can change.');
const site = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ id: text, name: text })
    .nullable()
    .describe('The facility, or with control-center-field the control center, that the system is in.');
const reference = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: text,
    name: text,
    site,
    impact_rating: text.nullable().describe('The value of the field that impact-rating-field names.'),
});
const source = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    path: text.describe('Relative, with forward slashes.'),
    line: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().describe('In UTF-16 units.'),
})
    .describe('Where the inventory asks for the change.');
const common = {
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^[\w-]{16}$/)
        .describe('Identity of the change: SHA-256 over organization, action, id, before and after; 96 bits of it.'),
    cyber_system: reference.describe('The system of `after`; of `before` for a delete.'),
    from_cyber_system: reference.nullable().describe('For a move: the system that the asset is in now.'),
    origin: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(ORIGINS)
        .describe('inventory: these files ask for it. pending: earlier merges asked for it. drift: the service differed before this change.'),
};
const change = zod__WEBPACK_IMPORTED_MODULE_4__/* .discriminatedUnion */ .gMt('action', [
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('create'),
        id: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ().describe('The service chooses the id.'),
        before: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ(),
        after: state,
        changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .never */ .ZmZ()).max(0),
        source,
        ...common,
    }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('update'),
        id: text.describe('Prefix ca_.'),
        before: state,
        after: state,
        changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(state.keyof()).min(1).describe('name: a rename. cyber_system_id: a move. asset_type: a retype.'),
        source,
        ...common,
    }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('delete'),
        id: text.describe('Prefix ca_.'),
        before: state,
        after: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ(),
        changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .never */ .ZmZ()).max(0),
        source: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ(),
        ...common,
    }),
]);
const summary = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    create: count,
    update: count,
    delete: count,
    renamed: count.describe('Kinds of the updates. An update of several kinds counts in each.'),
    moved: count,
    retyped: count,
    unchanged: count,
    undeclared: count.describe('Live in a declared cyber system, in no file, and left alone.'),
    ignored: count.describe('Live assets that files ignore.'),
    unmanaged: count.describe('Live in cyber systems that no file declares.'),
    left_out: count.optional().describe('Changes of other systems, if only some systems were chosen.'),
    pending: count.describe('Of those to execute.'),
    drift: count.describe('Not to execute.'),
})
    .describe('create, update and delete count what would be executed.');
const undeclared = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ id: text, ...state.shape, cyber_system: reference });
const finding = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(CODES),
    severity: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC),
    message: text.describe('Subject, cause and remedy, on one line.'),
    path: text.nullable(),
    line: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().nullable(),
    column: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().nullable(),
});
const guard = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    guard: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['max-deletes', 'max-delete-percent']).describe('The input to raise.'),
    limit: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().describe('Most deletes.'),
    value: count.describe('Deletes that would be executed.'),
    passed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
});
const FORMAT = '2.0';
const planShape = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(FORMAT),
    tool: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('cip-inventory-sync'), version: text }),
    organization: text.describe('Slug of the organization.'),
    generated_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$().describe('UTC.'),
    only: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(text).optional().describe('The choice, if this is only a part of the plan.'),
    summary,
    changes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(change).describe('Sorted: system name, then delete, update, create, then name.'),
    undeclared: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(undeclared),
    diagnostics: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(finding).describe('In file order. If one is an error, there are no changes.'),
    guards: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(guard).describe('A guard that did not pass blocks apply.'),
    digest: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .describe('Identity of what would be executed: SHA-256 over its sorted fingerprints.'),
})
    .meta({
    title: 'cip-inventory-sync plan',
    description: 'What apply would do, and why.',
});
function planJsonSchema() {
    return zod__WEBPACK_IMPORTED_MODULE_8__/* .toJSONSchema */ .bl(planShape, { target: 'draft-2020-12' });
}
const MOST_PROBLEMS = 20;
/**
 * A saved plan (`--plan FILE`). Each fingerprint must be that of its change, and the digest must cover all changes to
 * execute: you approve exactly what you read in the file. Problems start with a path, as `changes[3].id`.
 */
function parsePlanDocument(json) {
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        return { ok: false, problems: ['The file is not JSON.'] };
    }
    const other = (0,_core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .otherFormat */ .Qc)(value, FORMAT);
    if (other !== null) {
        return { ok: false, problems: [`format_version: it is of format ${other}, and this version reads ${FORMAT}.`] };
    }
    const parsed = planShape.safeParse(value);
    const problems = parsed.success
        ? forgeries(parsed.data)
        : parsed.error.issues.map(({ path, message }) => {
            const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
            return `${steps === '' ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(steps.replace(/^\./, ''))}: `}${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(message))}`;
        });
    return parsed.success && problems.length === 0
        ? { ok: true, plan: parsed.data }
        : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}
function forgeries(plan) {
    const { organization, changes, digest: stated } = plan;
    const problems = changes.flatMap(({ action, id, before, after, fingerprint: print }, index) => (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action, id, before, after }) === print
        ? []
        : [`changes[${index}].fingerprint: not that of this change; was the file edited?`]);
    const isWhole = (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)((0,_core_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .executedBy */ .Z4)(plan).map((one) => one.fingerprint)) === stated;
    return isWhole ? problems : [...problems, 'digest: not that of these changes; was the file edited?'];
}


/***/ })

};
