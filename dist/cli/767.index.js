export const id = 767;
export const ids = [767,363];
export const modules = {

/***/ 8767:
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
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/origin.js
var origin = __webpack_require__(7557);
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/ledger/open.js + 3 modules
var ledger_open = __webpack_require__(8908);
// EXTERNAL MODULE: ./lib/core/failure.js
var core_failure = __webpack_require__(8165);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/names.js
var core_names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/order.js
var core_order = __webpack_require__(4223);
// EXTERNAL MODULE: ./lib/core/retry.js
var retry = __webpack_require__(7493);
;// CONCATENATED MODULE: ./lib/apply/create.js




class UnseenAssets {
    #ids;
    #readNext;
    constructor(ids, reader) {
        this.#ids = new Set(ids);
        this.#readNext = shareReads(async () => this.among(await reader.cyberAssets()));
    }
    claim(id) {
        this.#ids.add(id);
    }
    among(assets) {
        return assets.filter(({ id }) => !this.#ids.has(id));
    }
    async findEqual(state) {
        const key = (0,core_names/* stateKey */.bP)(state);
        return this.among(await this.#readNext()).filter((asset) => (0,core_names/* stateKey */.bP)(asset) === key);
    }
}
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
class StepJournal {
    #fingerprint;
    #append;
    #open = null;
    writes = 0;
    constructor(fingerprint, append) {
        this.#fingerprint = fingerprint;
        this.#append = append;
    }
    get isOpen() {
        return this.#open !== null;
    }
    intend(request) {
        this.#append({ event: 'intent', fingerprint: this.#fingerprint, request });
        this.#open = request;
        this.writes++;
    }
    conclude(outcome, id) {
        if (this.#open === null)
            return;
        const request = this.#open;
        this.#open = null;
        if (outcome === 'not-started')
            this.writes--;
        this.#append({ event: 'outcome', fingerprint: this.#fingerprint, request, outcome, id });
    }
}
const SETTLE_DELAY_MS = 2000;
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
        const again = failure.meaning === 'not-written' ? (failure.retryAfterMs ?? 0) : 0;
        return { result: { outcome: 'failed', id: null, failure }, again };
    };
    return (0,retry/* retry */.L)(attempt, retry/* SERVICE_RETRIES */.Z, {
        now: () => clock.now(),
        sleep: (ms) => clock.sleep(ms, stop),
        random,
        isStopped: () => false,
    });
}
function create_final(result) {
    return { result, again: null };
}
function judgeAnswer(asset, change, ports) {
    const others = otherFields(asset, change);
    if (others.length > 0) {
        return unexpected(`an asset whose ${others.join(' and ')} ${others.length === 1 ? 'differs' : 'differ'} from the request`);
    }
    if (ports.unseen.among([asset]).length === 0)
        return unexpected('an asset that was there before');
    return created('done', asset, ports);
}
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
    const failure = (0,core_failure/* ownFailure */.lV)('unexpected', `The service answered with ${answer}. Plan again.`);
    return { outcome: 'unknown', id: null, failure };
}
async function judgeFailedPost({ change, failure, wasUnclear }, ports) {
    if (failure.meaning === 'not-written')
        return 'not-created';
    if (failure.meaning === 'unexpected')
        return { outcome: 'unknown', id: null, failure };
    const isUnclear = failure.meaning === 'unclear' || (failure.meaning === 'taken' && wasUnclear);
    if (!isUnclear)
        return { outcome: 'failed', id: null, failure };
    const search = await searchTwice(change, failure, ports);
    if (search.kind === 'one')
        return created('adopted', search.asset, ports);
    if (search.kind === 'none')
        return 'not-created';
    const { reason: cause } = search.failure;
    const isOne = cause === failure.reason;
    const reason = isOne ? cause : `${failure.reason} Whether it was created is not known: ${cause}`;
    return { outcome: 'unknown', id: null, failure: { ...search.failure, isUnanswered: failure.isUnanswered, reason } };
}
async function post(change, { writer }) {
    try {
        return { asset: await writer.createAsset(change.after), failure: null };
    }
    catch (error) {
        return { asset: null, failure: (0,core_failure/* failureOf */.g5)(error) };
    }
}
async function searchTwice(change, { retryAfterMs }, ports) {
    const first = await searchList(change, ports);
    if (first.kind !== 'none')
        return first;
    await ports.clock.sleep(Math.max(SETTLE_DELAY_MS, retryAfterMs ?? 0), ports.stop);
    if (ports.stop.aborted)
        return { kind: 'unreadable', failure: STOPPED };
    return searchList(change, ports);
}
async function searchList({ after }, { unseen }) {
    try {
        const matches = await unseen.findEqual(after);
        const [asset, another] = matches;
        if (asset === undefined)
            return { kind: 'none' };
        if (another === undefined)
            return { kind: 'one', asset };
        const reason = `${matches.length} new assets match, and nothing shows which of them this run created.`;
        return { kind: 'several', failure: (0,core_failure/* ownFailure */.lV)('unclear', reason) };
    }
    catch (error) {
        return { kind: 'unreadable', failure: (0,core_failure/* failureOf */.g5)(error) };
    }
}
function created(outcome, { id }, { unseen }) {
    unseen.claim(id);
    return { outcome, id, failure: null };
}
function notSent(posts, failure) {
    return { outcome: posts === 1 ? 'not-started' : 'failed', id: null, failure };
}
const STOPPED = (0,core_failure/* ownFailure */.lV)('not-sent', 'The run stopped.');

;// CONCATENATED MODULE: ./lib/apply/read-back.js





const SETTLE_LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
async function readBack(results, { reader, clock, stop }, unseen) {
    const executed = results.filter(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome) || outcome === 'unknown');
    const unread = { converged: null, differences: [], results, closing: null };
    if (executed.length === 0)
        return { ...unread, closingFailure: null };
    const start = clock.now();
    for (let pause = FIRST_PAUSE_MS;; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        let assets;
        try {
            assets = await reader.cyberAssets();
        }
        catch (error) {
            return { ...unread, closingFailure: (0,core_failure/* failureOf */.g5)(error).reason };
        }
        const closing = { assets, readAt: clock.now() };
        const { differences, confirmed, hasUnclear } = compareWithList(executed, assets, unseen);
        const isBehind = differences.some(({ kind }) => kind !== 'duplicate');
        const patience = isBehind ? SETTLE_LIMIT_MS : hasUnclear ? SETTLE_DELAY_MS : 0;
        const left = start + patience - clock.now();
        if (left > 0)
            await clock.sleep(Math.min(pause, left), stop);
        if (left > 0 && !stop.aborted)
            continue;
        const settled = results.map((result) => {
            const confirmation = confirmed.get(result.change);
            return confirmation === undefined
                ? result
                : { ...result, ...confirmation, reason: null, detail: null, meaning: null };
        });
        return { converged: differences.length === 0, differences, results: settled, closingFailure: null, closing };
    }
}
function compareWithList(executed, assets, unseen) {
    const ids = new Set(executed.map(({ id }) => id));
    const byId = new Map(assets.flatMap((asset) => (ids.has(asset.id) ? [[asset.id, asset]] : [])));
    const strangers = (0,group/* groupBy */.$z)(unseen.among(assets), core_names/* stateKey */.bP);
    const differences = [];
    const confirmed = new Map();
    let hasUnclear = false;
    for (const { change, outcome, id } of executed) {
        const asset = byId.get(change.id ?? id ?? '');
        const twins = change.action === 'create' ? (strangers.get((0,core_names/* stateKey */.bP)(change.after)) ?? []) : [];
        const isUnclear = outcome === 'unknown';
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
    hasFailedWrite = false;
    #input;
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
            for (const dependent of this.#dependents[number])
                queue.push(dependent);
        }
    }
    #skip(number, reason) {
        if (this.#isSettled[number])
            return;
        this.#isSettled[number] = true;
        const step = this.#input.order.steps[number];
        if (step.kind !== 'gate')
            this.#input.skip(step, reason);
    }
}

;// CONCATENATED MODULE: ./lib/apply/execute.js









async function writeUpdate(step, change, ports) {
    const { id, before, after, changed } = change;
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
        return failedWrite((0,core_failure/* failureOf */.g5)(error), id);
    }
}
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
        return failedWrite((0,core_failure/* failureOf */.g5)(error), id);
    }
}
async function readAgain(id, ports, judge) {
    try {
        const outcome = judge(await ports.reader.cyberAsset(id));
        if (outcome !== null)
            return { outcome, id, failure: outcome === 'already' ? null : CHANGED_SINCE };
    }
    catch (error) {
        const failure = { ...(0,core_failure/* failureOf */.g5)(error), isUnanswered: false };
        const isTried = failure.meaning !== 'not-sent' && !ports.stop.aborted;
        return { outcome: isTried ? 'failed' : 'not-started', id, failure };
    }
    const { stop, permit } = ports;
    const mayGoOn = !stop.aborted && (await permit.prove()) && !stop.aborted;
    return mayGoOn ? null : { outcome: 'not-started', id, failure: null };
}
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
const CHANGED_SINCE = (0,core_failure/* ownFailure */.lV)('rejected', 'changed-meanwhile: the asset is no longer what the plan showed, so nothing was written to it. Plan again.');
async function executeChanges(input, ports) {
    const order = (0,core_order/* orderChanges */._6)(input.changes);
    const unseen = new UnseenAssets(input.live.map(({ id }) => id), ports.reader);
    const run = new ApplyRun(input.random, ports, unseen);
    await runSchedule({
        order,
        concurrency: input.concurrency,
        isStopped: () => run.stopped !== null,
        perform: (step) => run.perform(step),
        skip: (step, reason) => run.skip(step.change, reason),
    });
    if (run.stopped === null)
        await ports.permit.prove().catch((error) => run.noteCrash(error));
    const all = input.changes.map((change) => run.results.get(change));
    const results = withHolders(all, run.taken, input);
    const closing = await readBack(results, ports, unseen).catch((error) => {
        run.noteCrash(error);
        const closingFailure = 'The tool failed while it read the list.';
        return { converged: null, differences: [], results, closingFailure, closing: null };
    });
    const isAnswered = !closing.results.some(({ change, outcome }) => !(0,core_result/* hasSucceeded */.yO)(outcome) && run.unanswered.has(change));
    return { ...closing, isAnswered, stopped: run.stopped, lostTurn: ports.permit.lost, crash: run.crash };
}
const SKIP_REASONS = {
    dependency: 'A change that it waits for did not succeed.',
    'held-back': 'A create or an update failed, so deletes were held back.',
    stopped: 'The run stopped before it was tried.',
};
const STOPPED_HALFWAY = 'The run stopped before the second of its two writes.';
const HALF_DONE = 'Its first write is done: the asset has its final values, and its final name with a suffix. The next run gives it the final name, under the same approval.';
const MAYBE_WHOLE = 'Its first write is done. If the name still has a suffix, the next run removes it.';
class ApplyRun {
    crash = null;
    results = new Map();
    taken = new Set();
    unanswered = new Set();
    #isKeyRefused = false;
    #halt = new AbortController();
    #ports;
    #signal;
    #journal;
    #progress;
    #done = 0;
    #failed = 0;
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
            const { reasonBy = 'tool', detail = null, meaning = null } = failure ?? {};
            const words = { reason, reasonBy, detail };
            this.#settle({ change, outcome, id, ...words, meaning, writes, isHalfDone: false, startedAt, endedAt });
        }
        if (outcome === 'not-started')
            return 'stopped';
        return (0,core_result/* hasSucceeded */.yO)(outcome) ? 'succeeded' : 'failed';
    }
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
            const failure = { ...(0,core_failure/* ownFailure */.lV)('unclear', reason), isUnanswered: journal.isOpen };
            return { outcome: journal.isOpen ? 'unknown' : 'failed', id: change.id, failure };
        }
    }
    skip(change, reason) {
        if (this.results.has(change))
            return;
        const outcome = reason === 'stopped' ? 'not-started' : 'skipped';
        const nothing = { detail: null, meaning: null, writes: 0, isHalfDone: false, startedAt: null, endedAt: null };
        this.#settle({ change, outcome, id: change.id, reason: SKIP_REASONS[reason], reasonBy: 'tool', ...nothing });
    }
    #settle(result) {
        const { change, outcome, writes, endedAt } = result;
        const first = this.#parked.get(change);
        if (first === undefined)
            this.results.set(change, result);
        else {
            const reason = outcome === 'not-started' ? STOPPED_HALFWAY : result.reason;
            const isParked = outcome !== 'unknown' && outcome !== 'changed-meanwhile';
            this.results.set(change, {
                ...result,
                reason: (0,core_result/* hasSucceeded */.yO)(outcome) ? null : `${reason} ${isParked ? HALF_DONE : MAYBE_WHOLE}`,
                writes: first.writes + writes,
                isHalfDone: !(0,core_result/* hasSucceeded */.yO)(outcome),
                startedAt: first.startedAt,
                endedAt: endedAt ?? first.endedAt,
            });
        }
        try {
            if ((0,core_result/* hasSucceeded */.yO)(outcome))
                this.#done += 1;
            else if (outcome !== 'skipped' && outcome !== 'not-started')
                this.#failed += 1;
            this.#progress(this.#done, this.#failed);
        }
        catch (error) {
            this.noteCrash(error);
        }
    }
}
function withHolders(results, taken, { live, systemName }) {
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
        const holder = here ?? same[0] ?? others[0];
        if (holder === undefined)
            return result;
        const [id, { cyber_system_id }] = holder;
        const reason = `${result.reason} The asset ${id} in ${systemName(cyber_system_id)} has the name.`;
        return { ...result, reason, reasonBy: 'others' };
    });
}

// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/run/plan.js
var plan = __webpack_require__(1174);
;// CONCATENATED MODULE: ./lib/run/apply.js






const NOTHING_APPROVED = { fingerprints: new Set(), targets: new Set() };
async function planApply(context, { repository, service, ledger, evidence }, compared) {
    const planned = await (0,plan/* runPlan */.F)(context, { repository, reader: service.reader }, compared, ledger !== null);
    context.progress.rest();
    evidence.setPlan(planned.plan, planned.files);
    if (planned.result !== 'invalid')
        ledger?.expectOrganization(planned.plan.organization);
    return planned;
}
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
async function recordIntent({ settings }, { ledger, evidence }, { plan, live }, by) {
    const inventoryCommit = await evidence.writeIntent(by);
    if (live !== null)
        await ledger?.recordIntent(plan, live, { mode: settings.approval, by }, inventoryCommit);
    evidence.beginWrites(ledger?.note ?? null);
}
async function writeChanges({ host, settings, shutdown, progress }, { service, evidence }, { plan, live }, permit) {
    const changes = plan.toExecute;
    progress.through('applying', 0, changes.length);
    shutdown.startWriting();
    try {
        return await executeChanges({
            changes,
            live: live?.assets ?? [],
            concurrency: settings.concurrency,
            random: host.random,
            systemName: (id) => live === null ? id : text_text/* plainFormatter */.P8.system((0,resolve/* makeDirectory */.Oh)(live, settings).systems.sited(id)),
        }, {
            reader: service.reader,
            permit,
            writer: service.writer(permit),
            clock: host.clock,
            journal: evidence.noteRequest,
            stop: shutdown.stop,
            progress: (done, failed) => progress.through('applying', done, changes.length, failed),
        });
    }
    finally {
        evidence.endWrites();
    }
}
async function endApply({ service, ledger, evidence }, { plan, live }, verdict, report) {
    const result = report === null ? verdict : resultOf(report);
    const ended = await evidence.complete(result, report);
    if (ledger !== null) {
        const lists = report === null ? live : await listsAfter(report, service);
        await ledger.recordEnd(ended, { plan, report, lists });
    }
    if (report?.crash != null)
        throw report.crash;
    const isUncommitted = report?.results.some(({ writes }) => writes > 0) && ended.clean === false;
    const differsFrom = isUncommitted ? ended.commit : null;
    const { path: evidencePath } = evidence;
    return { result, plan, report, evidence: ended, evidencePath, ledger: ledger?.end ?? null, differsFrom };
}
async function listsAfter({ closing }, { reader }) {
    if (closing === null)
        return null;
    return Promise.all([reader.facilities(), reader.controlCenters(), reader.cyberSystems()]).then(([facilities, controlCenters, systems]) => ({ facilities, controlCenters, systems, ...closing }), () => null);
}
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

// EXTERNAL MODULE: ./lib/core/plan.js
var core_plan = __webpack_require__(3504);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
;// CONCATENATED MODULE: ./lib/run/apply-evidence.js







const UNKNOWN = { commit: null, clean: null, actor: null, run_url: null };
const LONGEST_WAIT_MS = 1000;
class ApplyEvidence {
    path;
    #context;
    #plan;
    #run = null;
    #ledger = null;
    #open = null;
    #changes = new Map();
    #closed = new AbortController();
    #hasBegun = false;
    #hasEnded = false;
    #wroteAt = 0;
    #tookMs = 0;
    #isWaiting = false;
    #failure = null;
    #files = [];
    #contextOf;
    #pullRequests = [];
    #shownIn = new Map();
    #by = null;
    constructor(context, contextOf) {
        this.path = (0,run_files/* runFilePath */.N3)(context.settings.evidenceDir, 'evidence', context.startedAt);
        this.#context = context;
        this.#plan = (0,core_plan/* invalidPlan */.n)(context.settings.organization, [], context.settings);
        this.#contextOf = contextOf;
    }
    setLanded(pullRequests, shownIn) {
        this.#pullRequests = pullRequests;
        this.#shownIn = shownIn;
    }
    setPlan(plan, files) {
        this.#plan = plan;
        this.#files = files;
        this.#run = (0,rejections/* early */.Q3)(this.#contextOf(files));
    }
    async writeIntent(by) {
        this.#by = by;
        this.#open = await this.#document(null, null);
        this.#changes = new Map(this.#open.changes.map((change) => [change.fingerprint, change]));
        this.#writeFile(this.#open);
        return this.#open.commit;
    }
    beginWrites(ledger) {
        this.#ledger = ledger;
        if (this.#open !== null) {
            this.#open.ledger = ledger;
            this.#writeFile(this.#open);
        }
        this.#hasBegun = true;
    }
    get isBehind() {
        return this.#hasBegun && !this.#hasEnded;
    }
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
    #writeFile(document) {
        const { clock } = this.#context.host;
        const startedAt = clock.now();
        try {
            (0,run_files/* writeWhole */.f8)(this.path, (0,run_files/* jsonText */.s$)(document));
        }
        catch (error) {
            if (!(0,rejections/* isSystemError */.Or)(error))
                throw error;
            const problem = `cannot store the record of the apply (${error.code})`;
            throw this.isBehind
                ? new core_result/* UserError */.yo('evidence-dir', `${problem}, ${BEHIND}`, KEEP_LIST, { cause: error })
                : new core_result/* UserError */.yo('evidence-dir', problem, 'Make room there, or name another folder.', { cause: error });
        }
        this.#wroteAt = clock.now();
        this.#tookMs = this.#wroteAt - startedAt;
    }
    endWrites() {
        this.#closed.abort();
    }
    async complete(result, report) {
        const document = await this.#document(result, report);
        const ended = { ...document, result, ended_at: iso(this.#context.host.clock.now()) };
        this.#writeFile(ended);
        this.#hasEnded = true;
        return ended;
    }
    async completeFailed(error) {
        if (this.#hasBegun || this.#hasEnded)
            return true;
        const isStopping = this.#context.shutdown.stop.aborted || (0,rejections/* isStopped */.id)(error);
        if (isStopping) {
            const run = this.#run ?? this.#contextOf([]).then((context) => ({ ...context, clean: null }));
            this.#run = run.catch(() => UNKNOWN);
        }
        try {
            await this.complete(isStopping ? 'cancelled' : 'failed', null);
            return true;
        }
        catch {
            return false;
        }
    }
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
            const target = change.id === null ? '' : (0,core_fingerprint/* targetFingerprint */.Mv)(plan.organization, change.id, after);
            const pulls = this.#shownIn.get(fingerprint) ?? this.#shownIn.get(target) ?? [];
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
const BEHIND = 'so its file is behind: it calls changes open that are done';
const KEEP_LIST = 'The run wrote no more, and lists what it did. Keep that list.';
const NEW_ID = 'The asset would have a new id, and none of its compliance history.';
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
// EXTERNAL MODULE: ./lib/text/applied.js
var applied = __webpack_require__(2974);
// EXTERNAL MODULE: ./lib/text/plan-schema.js
var plan_schema = __webpack_require__(5150);
// EXTERNAL MODULE: ./lib/text/summarize.js
var summarize = __webpack_require__(9010);
// EXTERNAL MODULE: ./lib/text/terminal.js
var text_terminal = __webpack_require__(2935);
// EXTERNAL MODULE: ./lib/text/unapproved.js
var unapproved = __webpack_require__(9555);
// EXTERNAL MODULE: ./lib/cli/plan.js + 2 modules
var cli_plan = __webpack_require__(1363);
;// CONCATENATED MODULE: ./lib/cli/apply.js

















async function cliApply(opened, { repository, service }) {
    const { options } = opened;
    const { approval } = opened.settings;
    const isApprovalGiven = options.given.has('approval') && (approval === 'none' || options.yes);
    const chosen = [
        ...['plan', 'yes', 'approve-digest'].flatMap((name) => (options.given.has(name) ? `--${name}` : [])),
        ...(isApprovalGiven ? [`--approval ${approval}`] : []),
    ];
    if (chosen.length > 1)
        throw new core_result/* UserError */.yo(chosen.join(' and '), 'exclude each other', 'Give one of them.');
    const settings = { ...opened.settings, ...(options.yes && { approval: 'none' }) };
    const evidence = new ApplyEvidence({ ...opened, settings }, (0,git_context/* gitContext */.cw)(opened, repository));
    try {
        const saved = options.plan === null ? null : readSavedPlan((0,external_node_path_.resolve)(opened.cwd, options.plan));
        const context = { ...opened, settings: asSaved(saved, settings) };
        const ledger = await (0,ledger_open.openNamedLedger)(context, repository);
        return await applyHere(context, { repository, service, ledger, evidence }, saved).finally(() => (0,ledger_open.showLedgerEnd)(ledger, opened));
    }
    catch (error) {
        await evidence.completeFailed(error);
        throw error;
    }
}
async function applyHere(context, tools, saved) {
    const { evidence } = tools;
    const { settings, terminal, report: print, style, cwd, options, host, progress, startedAt } = context;
    const needsReview = settings.approval === 'review';
    const approving = saved === null || needsReview ? null : readPlan(saved);
    const compared = { ...(0,cli_plan.baselineFrom)(options, approving?.recorded), savedStates: approving?.states };
    const planned = await planApply(context, tools, compared);
    const { plan } = planned;
    if (saved !== null)
        refuseForeign(saved, planned);
    const earlier = approving && { approved: approving.approved, by: `saved plan ${approving.digest}` };
    const decision = decide(planned, settings, earlier);
    let { verdict, by } = decision;
    const isUnapproved = verdict === 'unapproved';
    const hasDigest = settings.approveDigest !== '';
    const asks = isUnapproved && earlier === null && settings.approval === 'plan' && !hasDigest && terminal.ask !== null;
    const isOtherDigest = isUnapproved && settings.approval === 'plan' && hasDigest;
    const isSaved = planned.result !== 'invalid' && saved?.digest === plan.digest;
    const shows = isSaved ? 'saved' : 'all';
    if (!isOtherDigest)
        print((0,text_terminal/* renderPlanTerminal */.c)(plan, { ...style, verb: 'apply', shows }));
    if (saved !== null && isDone(saved, planned))
        print('Everything in the saved plan is already done.\n');
    if (asks && (await agrees(plan, context))) {
        verdict = 'approved';
        by = 'a person at the terminal';
    }
    let report = null;
    if (verdict === 'approved') {
        await recordIntent(context, tools, planned, by);
        report = await writeChanges(context, tools, planned, core_result/* FREE */.jC);
    }
    const refused = verdict === 'approved' ? 'failed' : verdict;
    const ended = await endApply(tools, planned, refused, report).finally(() => {
        progress.end();
        const isRecorded = !evidence.isBehind;
        if (report !== null)
            print((0,applied/* renderAppliedTerminal */.uV)(report, { ...style, isRecorded }));
    });
    if (ended.differsFrom !== null) {
        print(`${(0,text_text/* painter */.C2)(style.color).red((0,text_text/* visible */.RK)((0,summarize/* uncommittedSentence */.$d)(ended.differsFrom)))}\n`);
    }
    if (verdict === 'unapproved' && asks)
        terminal.err('You did not agree, so nothing was applied.\n');
    else if (verdict === 'unapproved') {
        terminal.err(refusalText({ plan, missing: decision.missing, approved: earlier?.approved ?? null }, context));
    }
    const counts = report === null ? (0,summarize/* planCounts */.Ai)(plan, 'apply') : (0,applied/* outcomeCounts */.TY)(report);
    const line = (0,summarize/* closingLine */.oM)(ended.result, counts, host.clock.now() - startedAt);
    print(`${line}, evidence: ${(0,external_node_path_.relative)(cwd, evidence.path)}\n`);
    if (options.json)
        terminal.out((0,text_text/* printedJson */.xL)(ended.evidence));
    return (0,core_result/* exitOf */.sX)(ended.result, ended.ledger?.failure);
}
function refusalText({ plan, missing, approved }, { settings, options }) {
    const { approval, approveDigest: approve } = settings;
    const again = approved === null && approve === '' ? 'flag' : 'plan-again';
    const next = approval === 'review' ? 'review' : again;
    const text = (0,unapproved/* renderRefusalTerminal */.D)({
        plan,
        missing,
        approved: approved ?? NOTHING_APPROVED,
        approve,
        next,
        behind: null,
        workflow: null,
    });
    const hint = 'If the plan was saved with --base, give apply the same --base.\n';
    return approved === null || options.base !== null ? text : text + hint;
}
function refuseForeign({ organization }, { plan, live }) {
    if (live === null || organization === plan.organization)
        return;
    const problem = `is a plan for ${(0,text_text/* word */.Vm)(organization)}, and the API key is that of ${(0,text_text/* word */.Vm)(plan.organization)}`;
    throw new core_result/* UserError */.yo('--plan', problem, 'Use the other key, or save a plan with this one.');
}
function isDone(saved, { result, live }) {
    const changes = (0,origin/* executedBy */.Z4)(saved);
    if (result !== 'no-changes' || live === null || changes.length === 0)
        return false;
    const textOf = (asset) => JSON.stringify((0,model/* stateOf */.L4)(asset));
    const ids = new Set(live.assets.map(({ id }) => id));
    const states = new Set(live.assets.map(textOf));
    return changes.every(({ id, after }) => (after === null ? !ids.has(id) : states.has(textOf(after))));
}
async function agrees(plan, { terminal, shutdown }) {
    const permanent = plan.summary.delete > 0 ? ' Deletes are permanent.' : '';
    const question = `Apply this? ${(0,summarize/* countsLine */.J7)(plan)}.${permanent} Only "yes" applies: `;
    const answer = await terminal.ask?.(question, shutdown.stop);
    return answer?.trim() === 'yes';
}
function readSavedPlan(path) {
    const parsed = (0,plan_schema/* parsePlanDocument */.Ey)((0,run_files/* readNamed */.Mk)('--plan', path).toString('utf8'));
    if (parsed.ok)
        return parsed.plan;
    const problem = `which cannot be used as a saved plan (${parsed.problems.slice(0, 3).join('; ')})`;
    throw new core_result/* UserError */.yo('--plan', `names ${(0,text_text/* word */.Vm)(path)}, ${problem}`, 'Make a new plan with plan --out FILE.');
}
function readPlan(saved) {
    const targetsOf = (changes) => changes.flatMap(({ id, after }) => (id === null ? [] : (0,core_fingerprint/* targetFingerprint */.Mv)(saved.organization, id, after)));
    const executed = (0,origin/* executedBy */.Z4)(saved);
    const requested = saved.changes.filter(({ origin }) => origin !== 'drift');
    const approved = {
        fingerprints: new Set(executed.map(({ fingerprint }) => fingerprint)),
        targets: new Set(targetsOf(executed)),
    };
    const recorded = new Set([...requested.map(({ fingerprint }) => fingerprint), ...targetsOf(requested)]);
    const states = new Map(saved.changes.flatMap(({ id, before }) => (id === null || before === null ? [] : [[id, before]])));
    return { digest: saved.digest, approved, recorded, states };
}
function asSaved(saved, settings) {
    if (saved === null)
        return settings;
    const revertsDrift = (0,origin/* executedBy */.Z4)(saved).some(({ origin }) => origin === 'drift');
    return { ...settings, only: saved.only ?? [], applyDrift: settings.applyDrift || revertsDrift };
}


/***/ }),

/***/ 1363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  baselineFrom: () => (/* binding */ baselineFrom),
  cliPlan: () => (/* binding */ cliPlan),
  printPlan: () => (/* binding */ printPlan),
  refuseFormats: () => (/* binding */ refuseFormats)
});

// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/run/plan.js
var plan = __webpack_require__(1174);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/text/markdown/budget.js
var budget = __webpack_require__(1912);
// EXTERNAL MODULE: ./lib/text/markdown/table.js
var table = __webpack_require__(9849);
// EXTERNAL MODULE: ./lib/text/rows.js
var rows = __webpack_require__(1758);
// EXTERNAL MODULE: ./lib/text/summarize.js
var text_summarize = __webpack_require__(9010);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/text/drift.js









function driftFrame({ organization }, { name, commit, runUrl }) {
    const which = name === '' ? '' : ` (${visible(shorten(name))})`;
    return {
        title: `Inventory drift of ${visible(shorten(organization))}${which}`,
        foot: joined([`Seen at ${codeSpan(commit.slice(0, 7))}`, runLink(runUrl)], SEPARATOR),
    };
}
function driftPage(options) {
    const { plan, base, isAppliedKnown, path, approval, workflow, place, budget } = options;
    const section = driftSection(plan);
    const { changes } = section;
    const systems = new Set(changes.map(({ cyberSystem }) => cyberSystem.id)).size;
    const reach = systems < 2 ? '' : counted ` in ${systems} cyber system(s)${sitesOf(changes)}`;
    const titled = { ...section, title: counted `${changes.length} difference(s)${reach}`, isFolded: false };
    const elsewhere = place === 'issue' ? '; the summary of the run has more' : '; the plan file of the run has all';
    return fitPage(budget, [
        `## Inventory drift of ${codeSpan(plan.organization)}: ${headline(plan, 'drift')}\n`,
        `The service differs from the files${isAppliedKnown ? ', and no merged change asks for it' : NOT_KNOWN}.\n`,
        ...otherLines(plan),
    ], [sectionTable(titled, elsewhere)], plan.summary.drift === 0
        ? [RATED]
        : [adoptText(plan, base, path), revertText(plan, approval, workflow), plan.ratings.length === 0 ? '' : RATED]);
}
const NOT_KNOWN = '. The applied log names no applied commit. So a row may also be a change that was merged and never applied';
const RATED = (/* unused pure expression or super */ null && (`### An impact rating

It decides what applies to every asset of the system. If the service is right, write its rating into \`impact_rating\` of the file, in a pull request. If the file is right, correct the rating in the application.
`));
function cleanPage(plan, now) {
    const at = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
    return [
        `## Inventory drift of ${codeSpan(plan.organization)}: none\n`,
        `Clean at ${at}: what the files declare, the service has. This issue is opened again when they differ.\n`,
        ...otherLines(plan),
    ].join('\n');
}
function otherLines({ summary: { pending }, undeclared }) {
    const lines = [];
    if (pending > 0)
        lines.push(counted `${pending} change(s) merged and not applied yet: pending, not drift.\n`);
    const left = undeclared.length;
    if (left > 0)
        lines.push(counted `${left} asset(s) that no file declares (is|are) left alone, as the files ask.\n`);
    return lines;
}
function adoptText(plan, base, path) {
    const { command, note } = adoptCommand(base, path);
    const pairs = plan.summary.drift + plan.ratings.length - driftCount(plan);
    const renames = counted `${pairs} asset(s) may have been renamed there. The command treats (it|them) as renamed.`;
    const then = 'Open a pull request with the edits. Its plan then shows no drift.';
    return `### To adopt it

If the service is right, run this on a new branch from the default branch. It writes into the files what the service has:

\`\`\`sh
${command}
\`\`\`

${joined([note, pairs === 0 ? '' : renames, then], ' ')}
`;
}
function revertText(plan, approval, workflow) {
    const { changes, summary, managed, maxDeletePercent, guards } = plan;
    const counts = countBy(changes, ({ action }) => action);
    const deletes = counts.get('delete') ?? 0;
    const doubts = inDoubt(plan);
    const permanent = counted `${deletes} permanent delete(s)`;
    if (doubts > 0) {
        return counted `### To revert it

A revert would make ${permanent}, and ${doubts} of them may be (an asset|assets) that the files have under another name. So no command is offered: adopt what was renamed, or give it its name back at the service.
`;
    }
    const [maxDeletes = 0] = guards.flatMap((one) => (one.guard === 'max-deletes' ? one.limit : []));
    const reverting = { ...plan, guards: checkGuards(deletes, managed, { maxDeletes, maxDeletePercent }) };
    const assets = deletes === 1 ? "the asset's" : "the assets'";
    const cautions = [
        `Reverting it makes ${permanent}: ${assets} compliance history goes, too.`,
        ...summarize(reverting, markdownFormatter).blocked.map((text) => `**Blocked:** ${text}`),
    ];
    const each = ['delete', 'update', 'create'].map((action) => [counts.get(action) ?? 0, action]);
    const merged = summary.pending === 0 ? '' : counted ` That includes ${summary.pending} pending change(s).`;
    const scope = `If the files are right, change the service back: ${listed(tally(each, 'nouns'), 'and')}.${merged}`;
    const way = wayBack(plan, approval, workflow);
    return joined(['### To revert it\n', deletes === 0 ? '' : caution(cautions), `${scope}\n`, way], '\n');
}
function wayBack(plan, approval, workflow) {
    if (approval === 'review')
        return 'With `approval: review` a digest approves nothing. Set `apply-drift: true` for the steps that plan and that apply. The next pull request then shows these changes, and merging it with an approving review approves them.\n';
    const isSealed = approval === 'plan';
    const approve = isSealed ? ` -f approve-digest=${digest(plan.changes.map(({ fingerprint }) => fingerprint))}` : '';
    const sealed = 'The digest approves exactly these changes: if anything differs by then, nothing is written.';
    const named = 'Replace WORKFLOW with the file name of your workflow that takes these inputs when somebody starts it (`workflow_dispatch`).';
    return `\`\`\`sh
gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f apply-drift=true${approve}
\`\`\`

${joined([workflow === null ? named : '', isSealed ? sealed : ''], ' ')}
`;
}
function inDoubt(plan) {
    const typeAndSystem = ({ cyber_system_id, asset_type }) => `${asset_type} ${cyber_system_id}`;
    const creates = plan.changes.filter((change) => change.action === 'create');
    const missing = new Set(creates.map(({ after }) => typeAndSystem(after)));
    const paired = new Set(possibleRenames(plan).map(({ from }) => from));
    const deletes = plan.changes.filter((change) => change.action === 'delete');
    return deletes.filter((change) => paired.has(change) || missing.has(typeAndSystem(change.before))).length;
}
function adoptCommand(base, path) {
    const folder = path.replace(/\/$/, '');
    const isPlain = /^[\w./][\w./-]*$/.test(folder);
    const out = folder === 'inventory' ? '' : ` --out ${isPlain ? folder : 'FOLDER'}`;
    const command = `cip-sync import --update${out}${base === null ? '' : ` --base ${base}`}`;
    return { command, note: isPlain ? '' : 'Replace FOLDER with the folder of the inventory.' };
}
function adoptLine(base, path) {
    const { command, note } = adoptCommand(base, path);
    return `${(0,text_text/* joined */.oR)([`If the service is right, take it into the files: ${command}`, note], '\n')}\n`;
}

// EXTERNAL MODULE: ./lib/text/markdown/page.js + 1 modules
var page = __webpack_require__(9931);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/text/findings.js
var findings = __webpack_require__(1450);
;// CONCATENATED MODULE: ./lib/text/plan-document.js



function planDocument(plan, { toolVersion, generatedAt }) {
    return {
        format_version: '2.0',
        tool: { name: model/* TOOL_NAME */.lH, version: toolVersion },
        organization: plan.organization,
        generated_at: generatedAt,
        ...(plan.only === null ? {} : { only: plan.only.references }),
        summary: plan.summary,
        changes: plan.changes.map(documentChange),
        undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
            id: asset.id,
            ...(0,model/* stateOf */.L4)(asset),
            cyber_system: (0,resolve/* systemDocument */.fZ)(cyberSystem),
        })),
        diagnostics: plan.diagnostics.map(findings/* wordDiagnostic */.k8),
        guards: plan.guards,
        digest: plan.digest,
    };
}
function documentChange(change) {
    const { fingerprint, origin } = change;
    const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
    const common = {
        cyber_system: (0,resolve/* systemDocument */.fZ)(change.cyberSystem),
        from_cyber_system: isMove ? (0,resolve/* systemDocument */.fZ)(change.fromSystem) : null,
        origin,
    };
    if (change.action === 'delete') {
        const { action, id, before } = change;
        return { action, fingerprint, id, before, after: null, changed: [], ...common, source: null };
    }
    const { file } = change.desired.document;
    const source = { path: file.path, ...file.place(change.desired.offset) };
    if (change.action === 'create') {
        const { action, after } = change;
        return { action, fingerprint, id: null, before: null, after, changed: [], ...common, source };
    }
    const { action, id, before, after, changed } = change;
    return { action, fingerprint, id, before, after, changed, ...common, source };
}

// EXTERNAL MODULE: ./lib/text/terminal.js
var text_terminal = __webpack_require__(2935);
;// CONCATENATED MODULE: ./lib/cli/plan.js









async function cliPlan(context, takes) {
    const { options } = context;
    refuseFormats(options);
    const planned = await (0,plan/* runPlan */.F)(context, takes, baselineFrom(options));
    printPlan(planned, 'plan', context);
    return (0,core_result/* exitOf */.sX)(planned.result, null, options.detailedExitcode);
}
function refuseFormats({ json, markdown, out }) {
    if (out === '-')
        throw new core_result/* UserError */.yo('--out', 'names a file, and "-" is none', '--json prints the plan.');
    if (!json || !markdown)
        return;
    throw new core_result/* UserError */.yo('--json and --markdown', 'exclude each other', 'Give one of them.');
}
function baselineFrom({ base }, recorded = new Set()) {
    const at = base === null ? null : { kind: 'commit', commit: base };
    return { base: at, applied: at, recorded };
}
function printPlan({ plan, result }, verb, context) {
    const { settings, options, terminal, report, style, host, progress, startedAt } = context;
    const { clock, version } = host;
    const rendering = { ...style, verb };
    progress.end();
    const stamp = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
    if (options.out !== null)
        (0,run_files/* putOut */.SN)((0,run_files/* jsonText */.s$)(planDocument(plan, stamp)), context);
    if (options.json)
        terminal.out((0,text_text/* printedJson */.xL)(planDocument(plan, stamp)));
    else if (options.markdown)
        terminal.out((0,page/* planMarkdown */.Xg)(plan, { verb }).text);
    else {
        report((0,text_terminal/* renderPlanTerminal */.c)(plan, rendering));
        if (result === 'drifted' && plan.summary.drift > 0)
            report(`${NOT_APPLIED}${adoptLine(null, settings.path)}`);
        report(`${(0,text_summarize/* closingLine */.oM)(result, (0,text_summarize/* planCounts */.Ai)(plan, verb), clock.now() - startedAt)}\n`);
    }
    if ((0,core_result/* isRefused */.H0)(result) && (options.json || options.markdown)) {
        const shows = result === 'blocked' ? 'blocked' : 'all';
        report((0,text_terminal/* renderPlanTerminal */.c)(plan, { ...rendering, shows }));
    }
    if (options.out !== null)
        report(`Saved in ${(0,text_text/* word */.Vm)(options.out)}.\n`);
}
const NOT_APPLIED = 'If you committed a change that is not applied yet, run cip-sync plan instead.\n';


/***/ }),

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   Z: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
const SERVICE_RETRIES = {
    maxTries: 6,
    maxTotalMs: 180_000,
    firstBackoffMs: 100,
    maxBackoffMs: 5_000,
    maxRetryAfterMs: 60_000,
};
async function retry(task, policy, ports) {
    const start = ports.now();
    for (let attempt = 1;; attempt += 1) {
        const { result, again } = await task(attempt);
        if (again === null || attempt >= policy.maxTries || ports.isStopped())
            return result;
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
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1315);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);





function gitContext(context, repository) {
    const { env } = context.host;
    const inventory = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_3__/* .early */ .Q3)(inventoryCommit(context, repository));
    const person = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_3__/* .early */ .Q3)(personOf(repository));
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(repository, { path: context.settings.path, commit, files }),
            actor: trimmedOrNull(env.CIP_SYNC_ACTOR) ?? (await person),
            run_url: trimmedOrNull(env.CIP_SYNC_RUN_URL),
        };
    };
}
async function inventoryCommit({ host }, { head, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return trimmedOrNull(host.env.CIP_SYNC_COMMIT) ?? headCommit(git);
}
async function headCommit(git) {
    const commit = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (commit !== null)
        return commit;
    return git(['log', '-1', '--format=%H', '--no-show-signature']).then(() => null, (error) => {
        if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS && (error.isNone || /does not have any commits yet/.test(error.output)))
            return null;
        throw error;
    });
}
function trimmedOrNull(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
async function isClean({ cwd, git }, { path, commit, files }) {
    try {
        const committed = [];
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, git, path }, (file) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content)} ${file.path}`), _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .unreported */ .B8);
        const read = files.map((file) => `${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch (error) {
        if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS && (error.isNone || LACKING.has(error.kind)))
            return null;
        throw error;
    }
}
const LACKING = new Set(['unknown-revision', 'missing-object']);
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    const values = new Map(settings?.split('\0').map((entry) => [/^.*/.exec(entry)[0], entry.replace(/^.*\n?/, '')]));
    const [name, email] = [trimmedOrNull(values.get('user.name')), trimmedOrNull(values.get('user.email'))];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}


/***/ }),

/***/ 1174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ runPlan),
/* harmony export */   X: () => (/* binding */ planOf)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2270);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6599);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3504);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9851);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2829);








async function runPlan(context, takes, compared, readsAll = false) {
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .takeSnapshot */ .W9)(context, takes, compared, readsAll);
    const { base, applied, files, live } = snapshot;
    const plan = planOf(snapshot, { ...compared, base, applied }, context.settings);
    let result = plan.toExecute.length > 0 ? 'planned' : 'no-changes';
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .isBlocked */ .lT)(plan.guards))
        result = 'blocked';
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(plan.diagnostics))
        result = 'invalid';
    return { plan, result, files, live };
}
function planOf({ head, live, diagnostics, baseFindings }, compared, settings) {
    if (live === null) {
        const findings = [...diagnostics];
        (0,_core_names_js__WEBPACK_IMPORTED_MODULE_7__/* .checkByText */ .lq)(head.documents, settings.uniqueNames, (finding) => findings.push(finding));
        return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidPlan */ .n)(settings.organization, findings, settings);
    }
    const only = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics) ? null : chosenSystems(settings, live);
    return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .C)({ ...compared, head, live, only, diagnostics, baseFindings, settings });
}
function chosenSystems({ only: references, ...fields }, live) {
    if (references.length === 0)
        return null;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .makeDirectory */ .Oh)(live, fields);
    const systems = references.flatMap((reference) => {
        const choice = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseSystems */ .oM)(reference, directory);
        if ('systems' in choice)
            return choice.systems.map(({ id }) => id);
        const subject = `names ${_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainFormatter */ .P8.name(reference)}, which is`;
        const names = ('several' in choice ? choice.several : choice.near).map(_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainFormatter */ .P8.name);
        if ('several' in choice) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('only', `${subject} the name of several cyber systems`, `Give ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, 'or')}.`);
        }
        const guess = names.length === 0 ? 'Give a name, an id or SITE/SYSTEM.' : `Did you mean ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, 'or')}?`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('only', `${subject} no cyber system of the organization`, guess);
    });
    return { references, systems: new Set(systems) };
}


/***/ })

};
