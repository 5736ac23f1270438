export const id = 547;
export const ids = [547,325];
export const modules = {

/***/ 1547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyOnGitHub: () => (/* binding */ applyOnGitHub),
  applyWithoutGitHub: () => (/* binding */ applyWithoutGitHub),
  isAtTip: () => (/* binding */ isAtTip),
  leaveFailure: () => (/* binding */ leaveFailure),
  markTried: () => (/* binding */ markTried)
});

// EXTERNAL MODULE: ./lib/core/fingerprint.js
var core_fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/fetch.js
var fetch = __webpack_require__(9936);
// EXTERNAL MODULE: ./lib/github/comment.js
var github_comment = __webpack_require__(4510);
// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __webpack_require__(9607);
// EXTERNAL MODULE: ./lib/inventory/git.js + 1 modules
var git = __webpack_require__(4325);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var inventory_paths = __webpack_require__(5360);
// EXTERNAL MODULE: ./lib/report/applied.js
var report_applied = __webpack_require__(9671);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/order.js
var core_order = __webpack_require__(4223);
// EXTERNAL MODULE: ./lib/core/retry.js
var retry = __webpack_require__(7493);
;// CONCATENATED MODULE: ./lib/apply/ports.js
// What applying needs of the world. The service client, the clock and the files are handed in by the command.
/** One that the run itself is the reason of, and no answer. */
function ownFailure(meaning, reason) {
    return { meaning, mayBeDone: false, reason, detail: null, retryAfterMs: null };
}

;// CONCATENATED MODULE: ./lib/apply/create.js
// The create protocol (design section 7). The service has no idempotency key, so a POST whose answer is lost is never
// repeated blindly: the assets that were not in the lists of the plan show what became of it.




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
        const wanted = (0,names/* stateKey */.bP)(state);
        return this.among(await this.#readNext()).filter((asset) => (0,names/* stateKey */.bP)(asset) === wanted);
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
    /** True while a request may be out whose outcome is not noted. */
    get isOpen() {
        return this.#open !== null;
    }
    /** Notes what is about to be sent. If this throws, nothing may be sent. */
    intend(request) {
        this.#append({ event: 'intent', fingerprint: this.#fingerprint, request });
        this.#open = request;
        this.#writes++;
    }
    /** Notes what came of the request intended last; does nothing when that is noted. `not-started`: it never left. */
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
/** How long a write may take to show in the list before its absence counts. */
const SETTLE_DELAY_MS = 2000;
/** Creates one asset, at most once whatever the network does: each POST follows proof that none before created it. */
async function createOnce(change, ports) {
    const { clock, random, stop, journal } = ports;
    let wasUnclear = false;
    const attempt = async (posts) => {
        if (stop.aborted)
            return create_final(notSent(posts, stopped()));
        journal.intend({ method: 'POST', path: '/cyber-assets', body: change.after });
        const { asset, failure } = await post(change, ports);
        if (asset !== null)
            return create_final(judgeAnswer(asset, change, ports));
        if (failure.meaning === 'not-sent') {
            journal.conclude('not-started', null);
            return create_final(notSent(posts, failure));
        }
        wasUnclear ||= failure.meaning === 'unclear';
        const judged = await judge({ change, failure, wasUnclear }, ports);
        if (judged !== 'not-created')
            return create_final(judged);
        journal.conclude('failed', null);
        // After an unclear answer the looks have waited for as long as the service asked.
        const retryAfterMs = failure.meaning === 'not-written' ? failure.retryAfterMs : null;
        return { isFinal: false, result: { outcome: 'failed', id: null, failure }, retryAfterMs };
    };
    const sleep = (ms) => clock.sleep(ms, stop);
    // A stop is the result of the attempt that it prevents.
    return (0,retry/* retry */.L)(attempt, retry/* SERVICE_RETRIES */.Z, { now: () => clock.now(), sleep, random, isStopped: () => false });
}
function create_final(result) {
    return { isFinal: true, result };
}
/** What a record comes to that the service says to have created: done, when it is what was asked for, and new. */
function judgeAnswer(asset, change, ports) {
    const others = otherFields(asset, change);
    if (others.length > 0) {
        return unexpected(`an asset of another ${others.join(' and another ')} than was asked for`);
    }
    if (ports.unseen.among([asset]).length === 0)
        return unexpected('an asset that was there before');
    return created('done', asset, ports);
}
/** What of the asset is not what was asked for, in words without names. */
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
/** What a failed POST comes to; `not-created` when it is known to have created nothing, and may be sent again. */
async function judge({ change, failure, wasUnclear }, ports) {
    if (failure.meaning === 'not-written')
        return 'not-created';
    if (failure.meaning === 'unexpected')
        return { outcome: 'unknown', id: null, failure };
    // A name that is taken after an unclear POST may be taken by that very POST.
    const isUnclear = failure.meaning === 'unclear' || (failure.meaning === 'taken' && wasUnclear);
    if (!isUnclear)
        return { outcome: 'failed', id: null, failure };
    const look = await lookTwice(change, failure, ports);
    if (look.kind === 'one')
        return created('adopted', look.asset, ports);
    if (look.kind === 'none')
        return 'not-created';
    const reason = `${failure.reason} Whether it was created is not known: ${look.failure.reason}`;
    return { outcome: 'unknown', id: null, failure: { ...look.failure, reason } };
}
async function post(change, { writer, explain }) {
    try {
        return { asset: await writer.createAsset(change.after), failure: null };
    }
    catch (error) {
        return { asset: null, failure: explain(error) };
    }
}
/** Looks at the list, and once more after the settle delay when it shows nothing new yet. */
async function lookTwice(change, { retryAfterMs }, ports) {
    const first = await look(change, ports);
    if (first.kind !== 'none')
        return first;
    await ports.clock.sleep(Math.max(SETTLE_DELAY_MS, retryAfterMs ?? 0), ports.stop);
    if (ports.stop.aborted)
        return { kind: 'unreadable', failure: stopped() };
    return look(change, ports);
}
async function look({ after }, { unseen, explain }) {
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
/** The POST that would come next is not sent; those before it have created nothing. */
function notSent(posts, failure) {
    return { outcome: posts === 1 ? 'not-started' : 'failed', id: null, failure };
}
function several(count) {
    return ownFailure('unclear', `${count} new assets match it, and which one is ours is not known.`);
}
function stopped() {
    return ownFailure('not-sent', 'The run was stopped.');
}

;// CONCATENATED MODULE: ./lib/apply/read-back.js




/** How long the list may lag behind the writes. */
const SETTLE_LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
/** Rejects only with what `explain` does not know. */
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
            return conclude(results, comparison);
        await ports.clock.sleep(Math.min(pause, left), ports.stop);
        if (ports.stop.aborted)
            return conclude(results, comparison);
    }
}
function unread(results, closingFailure) {
    return { converged: null, differences: [], results, closingFailure };
}
/** How long it is worth waiting for a list that shows more. A duplicate does not go away. */
function patienceFor({ differences, hasUnclear }) {
    if (differences.some(({ kind }) => kind !== 'duplicate'))
        return SETTLE_LIMIT_MS;
    return hasUnclear ? SETTLE_DELAY_MS : 0;
}
function conclude(results, { differences, confirmed }) {
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
        const seen = change.action === 'create' ? seeCreate(change, result, list) : seeChange(change, list);
        if (outcome !== 'unknown') {
            if (seen.difference !== null)
                differences.push(seen.difference);
        }
        else if (seen.difference === null) {
            confirmed.set(change, { outcome: change.action === 'create' ? 'adopted' : 'done', id: seen.id });
        }
        else if (seen.difference.kind === 'duplicate')
            differences.push(seen.difference);
        else
            hasUnclear = true;
    }
    return { differences, confirmed, hasUnclear };
}
function indexList(executed, assets, unseen) {
    const wanted = new Set(executed.map(({ id }) => id));
    const byId = new Map(assets.flatMap((asset) => (wanted.has(asset.id) ? [[asset.id, asset]] : [])));
    return { byId, strangers: (0,group/* groupBy */.$z)(unseen.among(assets), names/* stateKey */.bP) };
}
/** An unclear create is shown by exactly one stranger that is what it would have made. */
function seeCreate(change, { id, outcome }, { byId, strangers }) {
    const ours = id === null ? undefined : byId.get(id);
    const twins = strangers.get((0,names/* stateKey */.bP)(change.after)) ?? [];
    const assets = ours === undefined ? twins : [ours, ...twins];
    const most = outcome === 'unknown' ? 1 : 0;
    if (twins.length > most)
        return { id, difference: { change, kind: 'duplicate', found: assets } };
    if (twins[0] !== undefined)
        return { id: twins[0].id, difference: null };
    return { id, difference: compare(change, change.after, ours) };
}
function seeChange(change, { byId }) {
    const { id } = change;
    const asset = byId.get(id);
    if (change.action === 'update')
        return { id, difference: compare(change, change.after, asset) };
    return { id, difference: asset === undefined ? null : { change, kind: 'still-there', found: [asset] } };
}
function compare(change, after, asset) {
    if (asset === undefined)
        return { change, kind: 'missing', found: [] };
    return (0,names/* stateKey */.bP)(after) === (0,names/* stateKey */.bP)(asset) ? null : { change, kind: 'different', found: [asset] };
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
    /** True when a create or an update failed. A delete that fails holds nothing back but what waits for it. */
    hasFailedWrite = false;
    #input;
    /** By step: how many it still waits for; the last deletes wait for their release, too. */
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
    /** Works until nothing that may start is left, and nothing is in flight. */
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
    /** A gate costs no turn. Only steps that write stand behind it, so this goes no deeper. */
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
            // One by one: a gate may hold back more than fits into the arguments of a call.
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
        written = await write(step, { ...ports, journal });
        journal.conclude(written.outcome, written.id);
        return { ...written, writes: journal.writes, crash: null };
    }
    catch (error) {
        return { ...(written ?? crashed(step.change.id, journal)), writes: journal.writes, crash: asError(error) };
    }
}
/** Anything can be thrown. */
function asError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}
async function write(step, ports) {
    const { change } = step;
    switch (change.action) {
        case 'create':
            return createOnce(change, ports);
        case 'update':
            return update(step, change, ports);
        case 'delete':
            return remove(change, ports);
    }
}
/** What differs. Of the two writes of a cycle the first leaves the final name to the second. */
function fieldsOf(step, change) {
    const { after, changed } = change;
    if (step.kind === 'write' && step.isParkedBefore)
        return { name: after.name };
    const fields = Object.fromEntries(changed.map((field) => [field, after[field]]));
    return step.kind === 'park' ? { ...fields, name: (0,core_order/* parkedName */.bu)(change) } : fields;
}
async function update(step, change, ports) {
    const { id, before, after } = change;
    // Between the two writes of a cycle it is what the first one made it.
    const isHalfDone = step.kind === 'write' && step.isParkedBefore;
    const planned = isHalfDone ? { ...after, name: (0,core_order/* parkedName */.bu)(change) } : before;
    const fields = fieldsOf(step, change);
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
        return failed(ports.explain(error), id);
    }
}
/** Deletion is permanent: the asset must be all that was shown. */
async function remove({ id, fingerprint: planned }, ports) {
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
        return failed(ports.explain(error), id);
    }
}
/** Reads the asset just before it is written. null: it is what was planned, and may be. */
async function readAgain(id, ports, judge) {
    try {
        const outcome = judge(await ports.reader.cyberAsset(id));
        if (outcome !== null)
            return { outcome, id, failure: outcome === 'already' ? null : changedSince() };
    }
    catch (error) {
        const failure = ports.explain(error);
        // A read that the stop cut short is no try.
        const isTried = failure.meaning !== 'not-sent' && !ports.stop.aborted;
        return { outcome: isTried ? 'failed' : 'not-started', id, failure };
    }
    return ports.stop.aborted ? { outcome: 'not-started', id, failure: null } : null;
}
function isState(asset, state) {
    return (0,names/* stateKey */.bP)(asset) === (0,names/* stateKey */.bP)(state);
}
/** A failed PATCH or DELETE, its retries by the client included. */
function failed(failure, id) {
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
/** What may be said of a step that crashed. */
function crashed(id, { isOpen }) {
    const reason = isOpen ? 'The tool failed while it wrote.' : 'The tool failed, and wrote nothing.';
    return { outcome: isOpen ? 'unknown' : 'failed', id, failure: ownFailure('unclear', reason) };
}
function changedSince() {
    return ownFailure('rejected', 'changed-meanwhile: the asset is no longer what the plan showed, so nothing was written to it. Plan again.');
}
/** Rejects only when the changes cannot be ordered, before any write. */
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
    const closing = await run.close(run.results(input.changes));
    return { ...closing, stopped: run.stopped, crash: run.crash };
}
const SKIP_REASONS = {
    dependency: 'A change that it waits for did not succeed.',
    'held-back': 'A create or an update failed, so deletes that nothing waits for were not tried.',
    stopped: 'The run stopped before it was tried.',
};
const STOPPED_HALFWAY = 'The run stopped before the second of its two writes.';
const IS_PARKED = 'Until the next run its name may be the final one with a suffix.';
class ApplyRun {
    crash = null;
    #isKeyRefused = false;
    /** Aborts when no new write may start, for whatever reason. */
    #halt = new AbortController();
    #ports;
    #signal;
    #results = new Map();
    /** What the first of two writes leaves to add to the second. */
    #parked = new Map();
    constructor({ liveIds, random }, ports) {
        this.#signal = ports.stop;
        const stop = AbortSignal.any([ports.stop, this.#halt.signal]);
        this.#ports = { ...ports, stop, random, unseen: new UnseenAssets(liveIds, ports.reader) };
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
        if (result.failure?.meaning === 'key-refused')
            this.#refuseKey();
        this.#note(step, result, startedAt);
        if (result.outcome === 'not-started')
            return 'stopped';
        return (0,core_result/* hasSucceeded */.yO)(result.outcome) ? 'succeeded' : 'failed';
    }
    #noteCrash(error) {
        this.crash ??= error;
        this.#halt.abort();
    }
    #refuseKey() {
        this.#isKeyRefused = true;
        this.#halt.abort();
    }
    #note({ kind, change }, { outcome, id, failure, writes }, startedAt) {
        const endedAt = this.#ports.clock.now();
        if (kind === 'park' && outcome === 'done') {
            this.#parked.set(change, { writes, startedAt, endedAt });
            return;
        }
        const reason = failure?.reason ?? (outcome === 'not-started' ? SKIP_REASONS.stopped : null);
        this.#settle({ change, outcome, id, reason, detail: failure?.detail ?? null, writes, startedAt, endedAt });
    }
    skip(change, why) {
        // Its first write failed, which says more.
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
    /** In the order of the plan. */
    results(changes) {
        return changes.map((change) => {
            const result = this.#results.get(change);
            // Never so: the schedule promises one or the other for every step.
            if (result === undefined)
                throw new Error('a change was neither performed nor skipped');
            return result;
        });
    }
    /** After a crash the list is read all the same: it may tell what became of the write that crashed. */
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

// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/origin.js
var origin = __webpack_require__(7557);
// EXTERNAL MODULE: ./lib/core/plan.js + 4 modules
var core_plan = __webpack_require__(5629);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/core/system-context.js
var system_context = __webpack_require__(3988);
;// CONCATENATED MODULE: ./lib/report/evidence.js

/** The document of `schemas/evidence.schema.json`. Times are ISO 8601, UTC. */
function evidenceDocument(input) {
    const { report, context } = input;
    const results = new Map(report?.results.map((result) => [result.change, result]));
    return {
        format_version: '1.1',
        tool: input.tool,
        organization: input.organization,
        service: input.service,
        result: input.result,
        digest: input.digest,
        approval: input.approval,
        started_at: iso(input.startedAt),
        ended_at: iso(input.endedAt),
        ...context,
        files: input.files,
        summary: { ...input.summary },
        guards: input.guards,
        changes: input.changes.map((change) => changeDocument(change, results.get(change) ?? null, input)),
        closing_read: closingDocument(report),
        differences: report?.differences.map(differenceDocument) ?? [],
        ledger: input.ledger,
    };
}
function changeDocument(change, result, { attemptsOf, shownIn }) {
    const { fingerprint, action, before, after, origin, cyberSystem } = change;
    const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
    return {
        fingerprint,
        action,
        origin,
        id: result?.id ?? change.id,
        cyber_system: (0,system_context/* systemDocument */.fZ)(cyberSystem),
        from_cyber_system: isMove ? (0,system_context/* systemDocument */.fZ)(change.fromSystem) : null,
        before,
        after,
        outcome: result?.outcome ?? 'not-started',
        reason: result?.reason ?? null,
        detail: result?.detail ?? null,
        attempts: result === null ? 0 : attemptsOf(result),
        started_at: timeOf(result?.startedAt),
        ended_at: timeOf(result?.endedAt),
        shown_in: shownIn(change),
        recreate: action === 'delete' ? recreate(change.before) : null,
    };
}
/** Deletion is permanent: this would make a new asset of the same name, without its history. */
function recreate(body) {
    return {
        request: 'POST /cyber-assets',
        body,
        note: 'The asset would have a new id, and none of its compliance history.',
    };
}
function closingDocument(report) {
    if (report === null)
        return null;
    return { converged: report.converged, failure: report.closingFailure, stopped: report.stopped };
}
function differenceDocument({ change, kind, found }) {
    const assets = found.map(({ id, name, cyber_system_id, asset_type }) => ({ id, name, cyber_system_id, asset_type }));
    return { fingerprint: change.fingerprint, kind, found: assets };
}
function iso(ms) {
    return new Date(ms).toISOString();
}
function timeOf(ms) {
    return ms == null ? null : iso(ms);
}

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
// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/git-context.js
var git_context = __webpack_require__(2556);
// EXTERNAL MODULE: ./lib/commands/ledger.js
var ledger = __webpack_require__(4157);
// EXTERNAL MODULE: ./lib/commands/plan.js
var commands_plan = __webpack_require__(7667);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
;// CONCATENATED MODULE: ./lib/commands/saved-plan.js
// A saved plan: read from its file, and what it says for the apply that is given it.




/** Throws a ConfigurationError for a file that cannot be read, is no plan, or was edited. */
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
/** What was shown to whoever gives it to an apply. */
function saved_plan_shownBy(plan) {
    const executed = executedBy(plan);
    return {
        fingerprints: new Set(executed.map(({ fingerprint }) => fingerprint)),
        targets: new Set(targetsOf(plan, executed)),
    };
}
/**
 * What it asked for, and where that ends: it stays so when some of it is done, also where the base by now asks for the
 * rest. Drift that the plan reverts stays drift.
 */
function saved_plan_heldBy(plan) {
    const asked = plan.changes.filter(({ origin }) => origin !== 'drift');
    return new Set([...asked.map(({ fingerprint }) => fingerprint), ...targetsOf(plan, asked)]);
}
function targetsOf({ organization }, changes) {
    return changes.flatMap(({ id, after }) => (id === null ? [] : [targetFingerprint(organization, id, after)]));
}
/** Whether drift is part of what it would execute. */
function saved_plan_revertsDrift(plan) {
    return executedBy(plan).some(({ origin }) => origin === 'drift');
}

// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
;// CONCATENATED MODULE: ./lib/commands/apply.js
// `apply`: plans again, checks guards, then approval, and only then writes (design sections 6 and 7). Evidence is
// written whichever way it ends.























async function runApply(context, terms) {
    const { settings, progress } = context;
    const planned = await (0,commands_plan/* runPlan */.Fo)(context, terms.compared).catch(async (error) => {
        await leaveFailed(context, terms, error);
        throw error;
    });
    const { plan } = planned;
    progress.rest();
    terms.onPlan?.(plan);
    const run = new PlannedApply(context, terms, planned);
    if (planned.result !== 'invalid')
        await run.hold();
    if (planned.result !== 'planned')
        return run.end(planned.result, NOTHING_MISSING, null);
    const consent = { mode: settings.approval, digest: settings.approve, priorApproval: terms.priorApproval };
    const approval = approve(plan, consent);
    if (approval.missing.size === 0)
        return run.execute(approval);
    if (terms.priorApproval === null && settings.approval === 'plan' && (await run.ask())) {
        return run.execute({ missing: new Set(), by: 'a person at the terminal' });
    }
    return run.end('unapproved', approval, null);
}
const NOTHING_MISSING = { missing: new Set(), by: null };
/**
 * Evidence of an apply that failed before it had a plan, such as for lists that cannot be read; of one that has left some, or
 * has begun to write, none. Where there is no room for it, what failed is told all the same.
 */
async function leaveFailed(context, terms, error) {
    await leaveUnplanned(context, terms, failureResult(context, error)).catch(() => undefined);
}
function failureResult({ shutdown }, error) {
    // Who is asked may end the run, too.
    return shutdown.stop.aborted || (0,core_result/* isStopped */.id)(error) ? 'cancelled' : 'failed';
}
async function leaveUnplanned(context, terms, result) {
    const { settings } = context;
    const paths = pathsOf(context);
    if ((0,external_node_fs_.existsSync)(paths.evidence) || (0,external_node_fs_.existsSync)(paths.journal))
        return;
    const plan = (0,core_plan/* invalidPlan */.n)(settings.organization, [], settings);
    // Of files that are not read nobody knows whether they are those of the commit.
    const run = { ...(await terms.evidence([])), clean: null };
    leaveEvidence({ context, terms, plan, files: [], run, result, by: null, report: null });
}
function pathsOf({ settings, startedAt }) {
    return (0,run_files.recordPaths)(settings.evidenceDir, startedAt);
}
function leaveEvidence({ context, terms, plan, files, run, result, by, report }) {
    const { settings, host, attempts, ledger, startedAt } = context;
    const evidence = evidenceDocument({
        tool: (0,model/* toolOf */.wS)(host),
        organization: plan.organization,
        service: new URL(settings.baseUrl).origin,
        result,
        digest: plan.digest,
        approval: { mode: settings.approval, by },
        context: run,
        files: files.map((file) => ({ path: file.path, sha256: (0,core_fingerprint/* sha256 */.sc)(file.content()) })),
        summary: plan.summary,
        guards: plan.guards,
        changes: plan.toExecute,
        report,
        attemptsOf: (done) => attempts.of(done),
        shownIn: (change) => terms.shownIn?.(change, plan.organization) ?? [],
        ledger: ledger?.note ?? null,
        startedAt,
        endedAt: host.clock.now(),
    });
    const path = pathsOf(context).evidence;
    (0,run_files.writeEvidence)(path, evidence);
    terms.onEvidence?.(path);
    return evidence;
}
class PlannedApply {
    #context;
    #terms;
    #planned;
    #run;
    #paths;
    constructor(context, terms, planned) {
        this.#context = context;
        this.#terms = terms;
        this.#planned = planned;
        this.#run = terms.evidence(planned.files);
        this.#paths = pathsOf(context);
    }
    async execute(approval) {
        const { connection, host, settings, shutdown, progress } = this.#context;
        const { plan, liveAssets } = this.#planned;
        const mayWrite = await this.#orFail(approval, () => this.#terms.mayWrite());
        if (!mayWrite)
            return this.end('superseded', approval, null);
        const input = {
            changes: plan.toExecute,
            liveIds: liveAssets.map(({ id }) => id),
            concurrency: settings.concurrency,
            random: host.random,
        };
        // First of all: an intent in the ledger that cannot be followed up would stay there without an end.
        const journal = (0,run_files.openJournal)(this.#paths.journal, () => host.clock.now());
        try {
            await this.#orFail(approval, () => this.#tellIntent(approval));
            progress.settled(0, plan.toExecute.length);
            shutdown.startWriting();
            const report = await executeChanges(input, {
                reader: connection.reader,
                writer: connection.writer(),
                clock: host.clock,
                explain: explainFailure,
                journal: journal.append,
                stop: shutdown.stop,
                progress: (settled) => progress.settled(settled, plan.toExecute.length),
            });
            return await this.#conclude(approval, report);
        }
        finally {
            journal.close();
        }
    }
    /** Whatever fails behind the writes, what they did is told. */
    async #conclude(approval, report) {
        try {
            const applied = await this.end(resultOf(report), approval, report);
            if (report.crash !== null)
                throw report.crash;
            return applied;
        }
        catch (error) {
            this.#terms.onFailure(report);
            throw error;
        }
    }
    /** Without a place for its record nothing is written. */
    async #tellIntent({ by }) {
        const { ledger, settings } = this.#context;
        await ledger?.recordIntent(this.#planned.plan, { mode: settings.approval, by }, await this.#run);
    }
    /** Holds the ledger to the organization of the plan. */
    hold() {
        return this.#orFail(NOTHING_MISSING, async () => this.#context.ledger?.belongTo(this.#planned.plan.organization));
    }
    /** Whether a person says that the plan is to be applied. */
    ask() {
        return this.#orFail(NOTHING_MISSING, async () => (await this.#terms.ask?.(this.#planned.plan)) ?? false);
    }
    /** Does what comes before the first write; where it fails, leaves evidence of that. */
    async #orFail(approval, task) {
        try {
            return await task();
        }
        catch (error) {
            await this.#leave(failureResult(this.#context, error), approval, null).catch(() => undefined);
            throw error;
        }
    }
    async end(result, approval, report) {
        const { plan } = this.#planned;
        const evidence = await this.#leave(result, approval, report);
        await this.#context.ledger?.recordEnd(evidence, { plan, report });
        const refused = result === 'unapproved' ? this.#refused(approval) : null;
        const differsFrom = evidence.clean === false ? evidence.commit : null;
        return { result, plan, refused, report, evidencePath: this.#paths.evidence, differsFrom };
    }
    #refused({ missing }) {
        const approved = this.#terms.priorApproval?.approved ?? NOTHING_APPROVED;
        return { plan: this.#planned.plan, missing, approve: this.#context.settings.approve, approved };
    }
    async #leave(result, { by }, report) {
        const { plan, files } = this.#planned;
        const [context, terms, run] = [this.#context, this.#terms, await this.#run];
        return leaveEvidence({ context, terms, plan, files, run, result, by, report });
    }
}
/** All done and shown by the list: applied. Some done: partial. A signal says more than either. */
function resultOf({ results, converged, stopped }) {
    const isWhole = results.every(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome));
    if (isWhole && converged === true)
        return 'applied';
    if (stopped === 'signal')
        return 'cancelled';
    return results.some(hasLeftTraces) ? 'partial' : 'failed';
}
/** Done, perhaps done, changed by another, or half done: an update that was parked has the other of its two writes before it. */
function hasLeftTraces({ change, outcome, writes }) {
    if ((0,core_result/* hasSucceeded */.yO)(outcome) || outcome === 'unknown' || outcome === 'changed-meanwhile')
        return true;
    return change.action === 'update' && writes > (outcome === 'failed' ? 1 : 0);
}
/** Decides over the changes to execute. A digest does not count where a review is asked for. */
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
/** Where no plan was shown before. */
const NOTHING_APPROVED = { fingerprints: new Set(), targets: new Set() };
/** Rethrows what is not a failed request: a bug, or a full disk, must not pass for an answer of the service. */
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
    // Each says what may be executed; together they could only be misread.
    if (chosen.length > 1)
        throw new ConfigurationError(chosen.join(' and '), 'exclude each other. Give one of them.');
    return openCli(flags, cli, SERVICE, async (plain) => {
        const context = { ...plain, settings: settingsFor(null, flags, plain.settings) };
        tellCutOff(context);
        const evidence = gitContext(context);
        try {
            return await withCliLedger(context, (opened) => applyHere(opened, evidence));
        }
        catch (error) {
            await leaveFailed(context, { evidence }, error);
            throw error;
        }
    });
}
function tellCutOff({ settings, terminal, cwd }) {
    for (const { path, open } of cutOffApplies(settings.evidenceDir)) {
        terminal.err(`${cutOffLine({ path: relative(cwd, path), open })}\n`);
    }
}
async function applyHere(opened, evidence) {
    const { settings, terminal, cwd, flags } = opened;
    const saved = typeof flags.plan === 'string' ? await readSavedPlan(resolve(cwd, flags.plan)) : null;
    const context = { ...opened, settings: settingsFor(saved, flags, settings) };
    // A saved plan stands for the record of a pull request, never for the review of one.
    const isCounted = saved !== null && context.settings.approval !== 'review';
    const priorApproval = isCounted ? { approved: shownBy(saved), by: `saved plan ${saved.digest}` } : null;
    const applied = await runApply(context, {
        compared: baselineAt(baseFrom(flags), isCounted ? heldBy(saved) : undefined),
        ...{ evidence, priorApproval, shownIn: () => [] },
        mayWrite: async () => true,
        ask: terminal.ask === null ? null : (plan) => askToApply(plan, context),
        onPlan: (plan) => terminal.err(renderBeforeApply(plan, saved, context)),
        onFailure: (report) => showReport(report, context),
    });
    showApplied(applied, context);
    return context.ledger?.end.behind == null ? exitCodeOf(applied.result, true, false) : 1;
}
/** A saved plan keeps what it was made with. */
function settingsFor(saved, flags, settings) {
    const only = settings.only.length > 0 ? settings.only : (saved?.only ?? []);
    const drift = flags.drift === undefined && saved !== null && revertsDrift(saved) ? 'apply' : settings.drift;
    return { ...settings, approval: flags.yes === true ? 'none' : settings.approval, only, drift };
}
/** Who applies a saved plan has read it: while it is still the plan, a few lines are enough. */
function renderBeforeApply(plan, saved, context) {
    const render = saved === null || saved.digest !== plan.digest ? renderPlanTerminal : renderSavedPlanTerminal;
    return render(plan, planOptions(context, 'apply'));
}
function showReport(report, { terminal, settings, progress }) {
    progress.end();
    terminal.err(renderAppliedTerminal(report, { color: terminal.color, detail: settings.detail, face: 'cli' }));
}
function showApplied(applied, context) {
    const { terminal, host, settings, flags, cwd, progress, startedAt } = context;
    progress.end();
    const options = { color: terminal.color, detail: settings.detail };
    if (applied.report !== null)
        showReport(applied.report, context);
    if (applied.differsFrom !== null) {
        const line = visible(uncommittedSentence(applied.differsFrom));
        terminal.err(`${painter(terminal.color).red(line)}\n`);
    }
    if (applied.refused !== null) {
        // Nothing that is given here stands for a review.
        const isReviewed = settings.approval === 'review';
        const next = isReviewed ? 'review' : 'plan-again';
        terminal.err(renderRefusalTerminal({ ...applied.refused, pulls: null, next }, options));
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
/** Where nobody can be asked. A plan saved with --base is another plan without it: the likeliest slip. */
function howToApprove({ plan, base }) {
    if (plan === undefined)
        return 'Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n';
    return base === undefined ? 'If the plan was saved with --base, give apply the same --base.\n' : '';
}
async function askToApply({ summary }, { terminal, shutdown }) {
    const answer = await terminal.ask?.(`Apply this? ${countsLine(summary)}. Only "yes" applies: `, shutdown.stop);
    return answer?.trim() === 'yes';
}

// EXTERNAL MODULE: ./lib/commands/reviews.js
var reviews = __webpack_require__(7775);
// EXTERNAL MODULE: ./lib/commands/action/check.js
var check = __webpack_require__(6693);
// EXTERNAL MODULE: ./lib/commands/action/github-context.js
var github_context = __webpack_require__(436);
// EXTERNAL MODULE: ./lib/commands/action/marking.js
var marking = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/commands/action/outputs.js
var outputs = __webpack_require__(2575);
;// CONCATENATED MODULE: ./lib/commands/action/apply.js
// Apply on GitHub (design sections 6 and 8): what merged since the last successful apply, as its pull requests showed
// it, at the tip of the default branch alone, under a mark that is completed whichever way it ends.

















async function applyOnGitHub(context) {
    const { github } = context;
    if (!(0,github_context/* isOfDefaultBranch */.hu)(context))
        throw notDefault(github.defaultBranch);
    const likeTip = (0,core_result/* early */.Q3)(tipLike(context));
    const marked = await (0,marking/* beginMark */.p9)(context, lookoutOf(context));
    const { mark } = marked;
    const apply = async () => {
        const tip = await likeTip;
        const result = tip === null ? await supersede(context) : await applyRange(context, marked, tip);
        await (0,marking/* endMark */.xl)(context, mark, result);
        return result;
    };
    return (0,marking/* whileAlive */.dR)(context, mark, () => (0,marking/* endingOnFailure */.xv)(context, mark, apply));
}
async function supersede(context) {
    await leaveUnplanned(context, unplannedOf(context), 'superseded');
    return 'superseded';
}
/** What evidence says of a run where nobody knows what merged. */
function unplannedOf({ runner }) {
    const { actor, runUrl, commit } = runner;
    return {
        evidence: async () => ({ commit: commit || null, clean: null, pull_requests: [], actor, run_url: runUrl }),
        onEvidence: (path) => (0,outputs/* setOutputs */.n0)({ 'evidence-path': path }, runner),
    };
}
/** An apply that failed leaves evidence, wherever that was. */
function leaveFailure(context, error) {
    return leaveFailed(context, unplannedOf(context), error);
}
function lookoutOf({ runner }) {
    // A pull request's payload has a `before`, too, which is no commit of the default branch.
    const before = runner.eventName === 'push' ? (0,github_event/* commitBefore */.Xg)(runner.payload) : null;
    return { from: runner.commit, before };
}
async function applyRange(context, marked, tip) {
    const { runner, settings } = context;
    const history = await historyOf(context, { ...marked, ground: await groundAt(context, marked, tip) });
    const { pulls, merged, applied: before } = history;
    const compared = await (0,github_context/* baselineOf */.Bv)(context, before, history);
    // Nobody looked at what was pushed directly, so under review it takes the word from all that is with it.
    const direct = settings.approval === 'review' ? merged.direct : [];
    const counting = direct.length === 0 ? pulls : [];
    const numbers = (0,github_context/* numbersOf */.cZ)(counting);
    context.ledger?.toRecord(await (0,reviews/* reviewsToRecord */.s)(context));
    const applied = await runApply(context, {
        ...{ compared, ask: null },
        evidence: async () => runOf(context, history),
        shownIn: shownIn(pulls),
        priorApproval: {
            approved: (0,github_context/* approvedBy */.vU)({ ...history, pulls: counting }),
            by: `pull requests ${numbers.map((number) => `#${number}`).join(', ') || 'none'}`,
        },
        mayWrite: () => isStillAt(context, tip),
        onEvidence: (path) => (0,outputs/* setOutputs */.n0)({ 'evidence-path': path }, runner),
        onFailure: (report) => (0,outputs/* logReport */.TO)(report, context),
    });
    const dispatch = before === null ? 'dispatch-alone' : 'dispatch';
    // What was pushed directly stays in the range, and without a mark no pull request shows what is pending.
    const review = before === null || direct.length > 0 ? 'bring-anew' : 'review';
    const next = settings.approval === 'review' ? review : dispatch;
    const details = {
        pulls: numbers,
        uncounted: (0,github_context/* uncounted */.cP)(pulls),
        direct,
        next,
        workflow: (0,outputs/* workflowFile */.EY)(runner),
    };
    const refusal = applied.refused === null ? null : { ...applied.refused, ...details };
    await (0,outputs/* showApplied */.lK)(applied, refusal, context);
    // Where the tip has moved on, its run has told what was done: that there is nothing left is no news.
    if (tip === runner.commit || applied.result !== 'no-changes') {
        await commentResults(applied, refusal, { context, history, mark: marked.mark });
    }
    return applied.result;
}
/** An old run counts what its tip's own would: a change that was taken back since, and stands there again, is not approved. */
async function groundAt(context, { mark, ground }, tip) {
    if (mark === null || tip === ground.from)
        return ground;
    const { before, creator } = ground;
    const { marks, isKnown } = await (0,github_context/* readMarks */.pc)(context, tip);
    const others = marks.filter(({ id }) => id !== mark.id);
    return (0,github_context/* readGround */.A4)(context, { marks: others, isKnown }, { from: tip, before, creator });
}
/** What merged is read while others are looked for: mostly there are none, and nothing that they leave. */
async function historyOf(context, marked) {
    const depth = context.settings.approval === 'review' ? 'required' : 'reviews';
    const first = (0,core_result/* early */.Q3)((0,github_context/* readHistory */.Lu)(context, marked.ground, { depth, isPatient: true }));
    const ground = await (0,marking/* awaitOthers */.ir)(context, marked);
    return ground === marked.ground ? first : (0,github_context/* readHistory */.Lu)(context, ground, { depth, isPatient: true });
}
async function isAtTip(context) {
    return (await tipLike(context)) !== null;
}
/** What was changed and changed back since may have taken back what is approved: the newest run knows. */
async function isStillAt(context, tip) {
    const now = await tipLike(context);
    if (now === null || now === tip)
        return now !== null;
    if (context.settings.approval === 'none' || !(await (0,github_context/* isTouchedSince */.B)(context, tip, now)))
        return true;
    context.runner.log('superseded: the inventory was changed meanwhile and changed back, and the run of that applies it.\n');
    return false;
}
/** The tip of the default branch, which must hold the same inventory, so that an old run does no harm; else null. */
async function tipLike({ github, git, settings, cwd, runner }) {
    const { commit } = runner;
    const tip = await github.client.tipOf(github.defaultBranch);
    if (tip === commit)
        return tip;
    await (0,fetch/* ensureCommit */.q$)(tip, git);
    const isSame = await isSameInventory({ run: git, cwd, paths: settings.paths, commits: [commit, tip] });
    if (!isSame)
        runner.log(`superseded: the tip of ${github.defaultBranch} holds another inventory, and its run will apply it.\n`);
    return isSame ? tip : null;
}
function runOf({ runner }, { pulls }) {
    return {
        commit: runner.commit,
        clean: true,
        pull_requests: pulls.map(({ pull, record, approvers }) => ({
            number: pull.number,
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
/** Which of the records that count show a change, by what it is or, for the rest of a swap, by where it ends. */
function shownIn(pulls) {
    const numbers = new Map();
    for (const { pull, record } of pulls) {
        for (const { fingerprint, target } of record?.changes ?? []) {
            for (const key of new Set([fingerprint, target ?? fingerprint])) {
                (0,group/* addUnder */.QQ)(numbers, key, pull.number);
            }
        }
    }
    return ({ fingerprint, id, after }, organization) => {
        const target = id === null ? '' : (0,core_fingerprint/* targetFingerprint */.Mv)(organization, id, after);
        return numbers.get(fingerprint) ?? numbers.get(target) ?? [];
    };
}
async function commentResults(applied, refusal, { context, history, mark, }) {
    const { runner } = context;
    const { plan, report, result } = applied;
    if (result === 'superseded')
        return;
    const comment = (0,report_applied/* renderResultMarkdown */.Js)(plan, report, (0,outputs/* resultOptions */._F)(applied, refusal, context));
    const hasWritten = report?.results.some(({ writes }) => writes > 0) ?? false;
    const body = hasWritten ? `${github_comment/* LASTING */.De}\n${comment}` : comment;
    const content = { body, yields: result === 'no-changes', bot: mark?.creator ?? null };
    // Others in the range, perhaps hundreds at the first apply, have nothing to do with the inventory.
    const recorded = history.pulls.filter(({ record, why }) => record !== null || why?.kind !== 'no-record');
    const tellOne = async ({ pull, comments }) => {
        const untold = ({ message }) => runner.warn(`The result could not be told on pull request ${pull.number}. ${message}`);
        const telling = (0,check/* commentOnce */.ZD)(context, { kind: 'result', pullRequest: pull.number, comments, ...content });
        // What was applied is applied, whether or not the pull request can be told.
        await telling.catch((0,core_result/* expecting */.Kk)(errors/* isOfGitHub */.ND, untold));
    };
    await Promise.all(recorded.map(tellOne));
}
function notDefault(branch) {
    return new core_result/* ConfigurationError */.j1('ref', `is not ${branch}, the default branch. Only that is applied.`);
}
/** An apply that cannot begin is a try, too: what it would have applied stays pending. */
async function markTried(opened) {
    const github = await (0,github_context/* openGitHub */.o6)(opened, false);
    if (github === null)
        return;
    // A run that was stopped has its closing time for this.
    const context = { ...opened, github: { ...github, client: github.closing } };
    if (!(0,github_context/* isOfDefaultBranch */.hu)(context))
        return;
    try {
        const { mark } = await (0,marking/* beginMark */.p9)(context, lookoutOf(context));
        await (0,marking/* endMark */.xl)(context, mark, 'failed');
    }
    catch (error) {
        // Why it cannot begin is what is told.
        if (!((0,errors/* isOfGitHub */.ND)(error) || error instanceof core_result/* ConfigurationError */.j1))
            throw error;
        opened.runner.warn(error.message);
    }
}
async function isSameInventory({ run, cwd, paths, commits }) {
    const selections = await (0,inventory_paths/* readPaths */.Vv)(paths, cwd);
    const listOf = async (commit) => {
        const lines = [];
        await (0,git.readGit)({ run, commit, selections }, ({ path, content }) => lines.push(`${(0,core_fingerprint/* sha256 */.sc)(content)} ${path}`), ({ code, at }) => lines.push(`${code} ${at?.file.path ?? ''}`));
        return lines.join('\n');
    };
    const [a, b] = [await listOf(commits[0]), await listOf(commits[1])];
    return a === b;
}
/** Without a token, or a repository: nothing is marked, so that nothing that was shown can be found. */
async function applyWithoutGitHub(context) {
    const { payload, env } = context.runner;
    const [branch, ref] = [(0,github_event/* defaultBranchOf */.dV)(payload), env.GITHUB_REF ?? null];
    if (branch !== null && ref !== null && ref !== `refs/heads/${branch}`)
        throw notDefault(branch);
    const applied = await runApply(context, {
        ...{ compared: snapshot/* NOTHING_KNOWN */.GN, priorApproval: null, ask: null },
        ...unplannedOf(context),
        shownIn: () => [],
        mayWrite: async () => true,
        onFailure: (report) => (0,outputs/* logReport */.TO)(report, context),
    });
    const { refused } = applied;
    const refusal = refused === null ? null : { ...refused, pulls: null, next: 'plan-again' };
    await (0,outputs/* showApplied */.lK)(applied, refusal, context);
    return applied.result;
}


/***/ }),

/***/ 5518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ awaitAll),
/* harmony export */   dR: () => (/* binding */ whileAlive),
/* harmony export */   ir: () => (/* binding */ awaitOthers),
/* harmony export */   p9: () => (/* binding */ beginMark),
/* harmony export */   xl: () => (/* binding */ endMark),
/* harmony export */   xv: () => (/* binding */ endingOnFailure)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9452);
/* harmony import */ var _github_mark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5010);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1405);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6693);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(436);
// The mark of an apply (design section 8): made when it starts, kept alive while it lasts, completed whichever way it
// ends; and one apply at a time.






/** Marks that this run applies the commit. Throws where the token may not, and the approval rests on it. */
async function beginMark(context, lookout) {
    const marks = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readMarks */ .pc)(context, lookout.from);
    if (!marks.isKnown && context.settings.approval !== 'none')
        throw mayNotMark();
    const guessed = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readGround */ .A4)(context, marks, { ...lookout, creator: null });
    const mark = await createMark(context, marks, guessed.applied);
    if (mark === null || mark.creator === guessed.creator)
        return { mark, ground: guessed };
    // Others made the newest marks: those of ours tell.
    const ours = { ...lookout, creator: mark.creator };
    const ground = await endingOnFailure(context, mark, () => (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readGround */ .A4)(context, marks, ours));
    if (ground.applied === guessed.applied)
        return { mark, ground };
    await endMark(context, mark, 'superseded');
    return { mark: await createMark(context, marks, ground.applied), ground };
}
/** A run that fails ends its mark: the next one would wait for it. */
async function endingOnFailure(context, mark, run) {
    try {
        return await run();
    }
    catch (error) {
        await endMark(context, mark, context.shutdown.stop.aborted ? 'cancelled' : 'crashed');
        throw error;
    }
}
function mayNotMark() {
    const problem = 'may not mark what is applied, so nothing was written. Grant the job the permission deployments: write; where the server has no deployments, set approval: none.';
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('github-token', problem);
}
async function createMark(context, marks, applied) {
    const { runner, settings } = context;
    const { owner, key } = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .marksInput */ .Ff)(context);
    const by = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptOf */ .tx)(runner);
    const facts = { ...owner, run: by?.run ?? null, attempt: by?.attempt ?? null, applied };
    const payload = (0,_github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .markPayload */ .qV)(facts, runner.commit, key);
    try {
        const mark = (0,_github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .readMark */ .Mp)(await deploySurely(context, marks, payload), owner, key);
        if (mark === null)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('github-token', 'made a mark that does not count.');
        return mark;
    }
    catch (error) {
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissingRight */ .H0)(error))
            throw error;
        // Where there are none, the list of them has told so.
        const isTold = !marks.isKnown && (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .isNeedless */ .ai)(error, context);
        if (!isTold)
            runner.warn(`${error.message} Applies are marked with the permission deployments: write.`);
        if (settings.approval !== 'none')
            throw mayNotMark();
        return null;
    }
}
/** Where the answer is lost, the mark may be there all the same: another would have us wait for ourselves. */
async function deploySurely(context, marks, payload) {
    // A stop must not lose its answer: nobody could end it.
    const { closing, name } = context.github;
    const wanted = { ref: context.runner.commit, task: _github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .TASK */ .wn, environment: (0,_github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentOf */ .p7)(name), payload };
    const again = async () => {
        await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .pause */ .v7)(context, _check_js__WEBPACK_IMPORTED_MODULE_4__/* .LOST_ANSWER_MS */ .jS);
        const before = new Set(marks.marks.map(({ id }) => id));
        const ours = (await closing.deployments(wanted.environment, _github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .TASK */ .wn)).find((one) => !before.has(one.id) && one.sha === wanted.ref && JSON.stringify(one.payload) === JSON.stringify(payload));
        return ours ?? closing.createDeployment(wanted);
    };
    return closing.createDeployment(wanted).catch((0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5, again));
}
function inProgress({ runner }) {
    return { state: 'in_progress', description: 'Applying', ...linkOf(runner.runUrl) };
}
function linkOf(runUrl) {
    return runUrl === null ? {} : { log_url: runUrl };
}
/** Saying the same twice does no harm. */
async function tellState(client, id, status) {
    const tell = () => client.createDeploymentStatus(id, status);
    await tell().catch((0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5, tell));
}
const HEARTBEAT_MS = 45_000;
/** Without a sign for so long, another run may soon take this one for dead: it must write no more. */
const SILENT_MS = 140_000;
/** Runs while the mark tells that we live. Where that can no longer be told, the run ends as by a signal. */
async function whileAlive(context, mark, run) {
    if (mark === null)
        return run();
    const { host, runner, shutdown, github } = context;
    let [lastSign, isAsking, isSilent] = [host.clock.now(), false, false];
    const beat = async () => {
        if (!isSilent && host.clock.now() - lastSign > SILENT_MS) {
            isSilent = true;
            runner.warn(`${SILENT} Nothing more is written: another run may soon go on from here.`);
            shutdown.halt();
        }
        if (isAsking || isSilent)
            return;
        isAsking = true;
        const askedAt = host.clock.now();
        try {
            await github.closing.createDeploymentStatus(mark.id, inProgress(context));
            lastSign = askedAt;
        }
        catch (error) {
            if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfGitHub */ .ND)(error))
                throw error;
            runner.log(`${SILENT} ${error.message}\n`);
        }
        finally {
            isAsking = false;
        }
    };
    const stop = runner.every(HEARTBEAT_MS, () => void beat());
    try {
        return await run();
    }
    finally {
        stop();
    }
}
const SILENT = 'GitHub could not be told that this run goes on.';
const STATES = {
    applied: 'success',
    'no-changes': 'success',
    superseded: 'inactive',
};
/** Of a part nobody may conclude that the commit is applied. */
function stateOf(result, isPart) {
    const state = result === 'crashed' ? 'failure' : (STATES[result] ?? 'failure');
    return state === 'success' && isPart ? 'inactive' : state;
}
/** Says what the run came to. Only a success counts as applied; all else leaves the commit for the next run. */
async function endMark(context, mark, result) {
    if (mark === null)
        return;
    const { github, runner, settings } = context;
    const state = stateOf(result, settings.only.length > 0);
    const words = `Apply: ${result}`;
    const description = state === 'success' ? (0,_github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .successWords */ .hE)(words, mark.id, github.signingKey) : words;
    const telling = tellState(github.closing, mark.id, { state, description, ...linkOf(runner.runUrl) });
    // What was applied is applied. A mark that stays in progress is taken for dead three minutes from now.
    await telling.catch((0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfGitHub */ .ND, ({ message }) => runner.warn(message)));
}
/** Marks made while ours was: no more than these can be newer than the list. */
const MOST_NEW = 30;
const ASKED_EVERY_MS = 15_000;
/** How long another apply is waited for where no timeout is set: a job has an hour, by the token that it has. */
const LONGEST_WAIT_MS = 55 * 60_000;
/** Waits until no apply that was marked before ours lives; resolves to what is applied then. */
async function awaitOthers(context, { mark, ground }) {
    if (mark === null)
        return ground;
    const [others] = await Promise.all([
        othersBefore(context, mark, ground.marks),
        tellState(context.github.client, mark.id, inProgress(context)),
    ]);
    tellDead(context, others.open);
    const alive = others.open.filter(({ isAlive }) => isAlive);
    if (alive.length > 0)
        await outlive(context, alive);
    if (alive.length === 0 && !others.hasNew)
        return ground;
    // What they left is where this run goes on.
    const { from, before, creator } = ground;
    return (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readGround */ .A4)(context, await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readMarks */ .pc)(context, from), { from, before, creator });
}
async function othersBefore(context, own, before) {
    const seen = new Set(before.all.map(({ id }) => id));
    const now = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readMarks */ .pc)(context, context.runner.commit, MOST_NEW);
    const fresh = now.marks.filter(({ id }) => !seen.has(id) && id < own.id);
    const { standing } = await (0,_github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .readStandings */ .g)(fresh, own.creator, (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .marksInput */ .Ff)(context));
    // Whoever succeeded has waited for those before, or outlived them.
    const oldest = before.latest?.id ?? 0;
    const open = [...standing, ...before.standing].filter(({ id, lastSign }) => lastSign !== null && id > oldest && id < own.id);
    const others = open.map((mark) => (isEarlierAttempt(mark, own) ? { ...mark, isAlive: false } : mark));
    return { open: others, hasNew: standing.length > 0 };
}
/** GitHub runs a run again only when it has ended. */
function isEarlierAttempt({ run, attempt }, own) {
    return run !== null && run === own.run && attempt !== null && own.attempt !== null && attempt < own.attempt;
}
function tellDead({ runner }, open) {
    for (const { id, run, lastSign, isAlive } of open) {
        if (isAlive)
            continue;
        const since = lastSign === null ? '' : ` since ${new Date(lastSign).toISOString()}`;
        runner.warn(`The apply ${nameOf({ id, run })} ended without a word: it has given no sign${since}. This run goes on from what it left.`);
    }
}
function nameOf({ id, run }) {
    return run === null ? `of deployment ${id}` : `of run ${run} (deployment ${id})`;
}
async function outlive(context, others) {
    const { runner, host, settings } = context;
    const until = settings.timeoutMs > 0 ? Number.POSITIVE_INFINITY : host.clock.now() + LONGEST_WAIT_MS;
    let alive = others;
    while (alive.length > 0) {
        if (host.clock.now() >= until) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('apply', 'waited 55 minutes for another one, which still goes on. Nothing was written. Run again once that has ended.');
        }
        runner.log(`Waiting for the apply ${alive.map(nameOf).join(', ')}, which is under way.\n`);
        await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .pause */ .v7)(context, ASKED_EVERY_MS);
        const standing = await Promise.all(alive.map((mark) => (0,_github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .standingNow */ .Zd)(mark, (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .marksInput */ .Ff)(context))));
        tellDead(context, standing.filter(({ lastSign }) => lastSign !== null));
        alive = standing.filter(({ isAlive }) => isAlive);
    }
}
/** Waits for every apply that is under way: what it writes would look like drift. */
async function awaitAll(context, ground) {
    const alive = ground.marks.standing.filter(({ isAlive }) => isAlive);
    if (alive.length === 0)
        return ground;
    await outlive(context, alive);
    return (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readGround */ .A4)(context, await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readMarks */ .pc)(context, ground.from), ground);
}


/***/ }),

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   Z: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
// Tries a task again while its failure may pass. A policy says how often and for how long: plain data, one policy for
// each service that the tool calls. The caller decides what a failure means.
/** How often and how long a request to the service is retried (design section 7, Retries). */
const SERVICE_RETRIES = {
    maxTries: 6,
    maxTotalMs: 180_000,
    firstBackoffMs: 100,
    maxBackoffMs: 5_000,
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

/** The objects that are there, by their hashes or names such as `COMMIT:PATH`. Throws GitError for an answer that is cut off. */
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
        // `hash type size<LF>bytes<LF>`; only a line for what is not there, such as `name missing<LF>`.
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
/** Throws a GitError, of the kind `missing-object` if a size is not known. */
async function listTree(run, commit, query, listing) {
    const { prefix, bases } = query;
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
/** Like `listTree`, but with the sizes of only the wanted files, which can be read afterwards. Throws GitError. */
async function listAndFetch({ run, commit, query, isWanted, remotes }) {
    const listNames = () => listTree(run, commit, query, 'names');
    const entries = await listNames().catch(async () => {
        // The clone may lack folders too (`--filter=tree:0`).
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
    const missing = (cause) => new process/* GitError */.XS('missing-object', `git cat-file: ${commit} is not in this clone`, { cause });
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
    const commit = await (0,process/* resolveCommit */.WL)(run, source.commit);
    const prefix = await (0,process/* folderOf */.yS)(run);
    const usable = selections.filter((selection) => selection.inside);
    for (const { line, inside } of selections) {
        if (!inside)
            report((0,inventory_files/* unreadable */.O$)(line, 'outside the working directory'));
    }
    const entries = usable.length === 0 ? [] : await listFiles({ run, commit, prefix, selections: usable }).catch(endless);
    if (entries === null)
        return report((0,inventory_files/* unreadable */.O$)(usable[0]?.base || '.', 'it holds too many files to be an inventory'));
    const { files, unmet } = sift(entries, usable, (0,inventory_files/* onceEach */.fF)(report));
    const missing = await cutOff({ run, commit, prefix, selections: unmet }, report);
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
async function listFiles({ run, commit, prefix, selections }) {
    const query = { prefix, bases: selections.map((selection) => selection.base) };
    try {
        return await listTree(run, commit, query, 'files');
    }
    catch (error) {
        const isLacking = error instanceof process/* GitError */.XS && error.kind !== 'too-large';
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
                report((0,inventory_files/* notAFile */.$y)(code, entry.path));
            else if (entry.size > inventory_files/* FILE_LIMIT */.h1)
                report((0,inventory_files/* tooLarge */.g$)(entry.path, entry.size));
            else
                files.set(entry.path, entry);
        }
    }
    const sorted = [...files.values()].sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path));
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
/** Reports links and submodules on the way to missing paths. Returns the lines that these do not explain. */
async function cutOff({ run, commit, prefix, selections: unmet }, report) {
    const bases = [...new Set(unmet.flatMap((selection) => (0,paths/* pathAndFoldersAbove */.Pp)(selection.base)))];
    const above = bases.filter((base) => base !== '');
    if (above.length === 0)
        return unmet.map((selection) => selection.line);
    const entries = await listTree(run, commit, { prefix, bases: above }, 'bases');
    const barriers = entries.filter((entry) => codeOf(entry) !== null);
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
                throw new process/* GitError */.XS('missing-object', `git cat-file: ${oid} is not in this clone`);
            visit({ path, content });
        }
        start = end;
    }
}


/***/ })

};
