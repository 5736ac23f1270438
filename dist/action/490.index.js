export const id = 490;
export const ids = [490,284];
export const modules = {

/***/ 4490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyOnGitHub: () => (/* binding */ applyOnGitHub),
  applyWithoutGitHub: () => (/* binding */ applyWithoutGitHub),
  isAtTip: () => (/* binding */ isAtTip),
  markTried: () => (/* binding */ markTried)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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
// EXTERNAL MODULE: ./lib/inventory/git.js
var git = __webpack_require__(9284);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var inventory_paths = __webpack_require__(5360);
// EXTERNAL MODULE: ./lib/report/applied.js
var report_applied = __webpack_require__(9671);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/sites.js
var sites = __webpack_require__(5991);
;// CONCATENATED MODULE: ./lib/apply/evidence.js

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
        cyber_system: (0,sites/* systemDocument */.fZ)(cyberSystem),
        from_cyber_system: isMove ? (0,sites/* systemDocument */.fZ)(change.fromSystem) : null,
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

// EXTERNAL MODULE: ./lib/core/order.js
var core_order = __webpack_require__(4223);
;// CONCATENATED MODULE: ./lib/apply/create.js
// The create protocol (design section 7). The service has no idempotency key, so a POST whose answer is lost is never blindly
// repeated: the assets that nobody had seen when the plan was made tell what became of it.
class Newcomers {
    /** Ids of the lists that the plan was made from, and of what this run has created. */
    #ids;
    #readNext;
    constructor(ids, reader) {
        this.#ids = new Set(ids);
        this.#readNext = shareReads(async () => this.among(await reader.cyberAssets()));
    }
    /** From now on the asset is one of ours, and no newcomer. */
    claim(id) {
        this.#ids.add(id);
    }
    /** The newcomers of a list. */
    among(assets) {
        return assets.filter(({ id }) => !this.#ids.has(id));
    }
    /** Newcomers of that name, system and type, in a list whose read starts after this call. Rejects as the read does. */
    async find(state) {
        const wanted = tripleOf(state);
        return this.among(await this.#readNext()).filter((asset) => tripleOf(asset) === wanted);
    }
}
/** Name, system and type as one key. */
function tripleOf({ name, cyber_system_id, asset_type }) {
    // No id and no type holds a NUL, so no two triples share a key.
    return `${cyber_system_id}\0${asset_type}\0${name}`;
}
/**
 * One read serves all who ask before it starts. A read under way began too early for who asks now, since it may
 * miss what they look for: the one after it is theirs.
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
// The journal of one step: each write request stands between its intent and what came of it (design section 7).
/** Every method throws what appending throws: a full disk, say. */
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
// The create protocol (design section 7). The service has no idempotency key, so a POST whose answer is lost is
// never blindly repeated: the list is asked whether it was done.
/** How long a write may take to show in the list before its absence counts. */
const SETTLE_DELAY_MS = 2000;
/** POSTs for one asset, each after proof that the one before created nothing. */
const MOST_POSTS = 6;
/** No POST starts later than this after the first. */
const MOST_TIME_MS = 180_000;
const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 5000;
/** Creates one asset, at most once whatever the network does. */
async function createOnce(change, ports) {
    const { clock, stop, journal } = ports;
    const end = clock.now() + MOST_TIME_MS;
    let wasUnclear = false;
    for (let posts = 1;; posts++) {
        if (stop.aborted)
            return notSent(posts, stopped());
        journal.intend({ method: 'POST', path: '/cyber-assets', body: change.after });
        const { asset, failure } = await post(change, ports);
        if (asset !== null)
            return created('done', asset, ports);
        if (failure.meaning === 'not-sent') {
            journal.conclude('not-started', null);
            return notSent(posts, failure);
        }
        wasUnclear ||= failure.meaning === 'unclear';
        const judged = await judge({ change, failure, wasUnclear }, ports);
        if (judged !== 'not-created')
            return judged;
        journal.conclude('failed', null);
        const wait = failure.meaning === 'not-written' ? backoff(posts, failure, ports) : 0;
        if (posts >= MOST_POSTS || clock.now() + wait > end)
            return { outcome: 'failed', id: null, failure };
        await clock.sleep(wait, stop);
    }
}
/** What a failed POST comes to; `not-created` when it is known to have created nothing, and may be sent again. */
async function judge({ change, failure, wasUnclear }, ports) {
    if (failure.meaning === 'not-written')
        return 'not-created';
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
async function look({ after }, { newcomers, explain }) {
    try {
        const matches = await newcomers.find(after);
        const [asset] = matches;
        if (asset === undefined)
            return { kind: 'none' };
        return matches.length === 1 ? { kind: 'one', asset } : { kind: 'several', failure: several(matches.length) };
    }
    catch (error) {
        return { kind: 'unreadable', failure: explain(error) };
    }
}
/** Exponential with full jitter, on top of what the service asks for. */
function backoff(posts, { retryAfterMs }, { random }) {
    return (retryAfterMs ?? 0) + random() * Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (posts - 1));
}
function created(outcome, { id }, { newcomers }) {
    newcomers.claim(id);
    return { outcome, id, failure: null };
}
/** The POST that would come next is not sent; those before it have created nothing. */
function notSent(posts, failure) {
    return { outcome: posts === 1 ? 'not-started' : 'failed', id: null, failure };
}
function several(count) {
    const reason = `${count} new assets match it, and which is ours nobody can tell.`;
    return { meaning: 'unclear', reason, detail: null, retryAfterMs: null };
}
function stopped() {
    return { meaning: 'not-sent', reason: 'The run was stopped.', detail: null, retryAfterMs: null };
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
        return { converged: null, differences: [], results, failure: null };
    const start = ports.clock.now();
    for (let pause = FIRST_PAUSE_MS;; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        let assets;
        try {
            assets = await ports.reader.cyberAssets();
        }
        catch (error) {
            return { converged: null, differences: [], results, failure: ports.explain(error).reason };
        }
        const comparison = compareWithList(executed, assets, ports.newcomers);
        const left = start + patienceFor(comparison) - ports.clock.now();
        if (left <= 0 || ports.stop.aborted)
            return conclude(results, comparison);
        await ports.clock.sleep(Math.min(pause, left), ports.stop);
        if (ports.stop.aborted)
            return conclude(results, comparison);
    }
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
    return { converged: differences.length === 0, differences, results: settled, failure: null };
}
function compareWithList(executed, assets, newcomers) {
    const list = indexList(executed, assets, newcomers);
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
function indexList(executed, assets, newcomers) {
    const wanted = new Set(executed.map(({ id }) => id));
    const byId = new Map(assets.flatMap((asset) => (wanted.has(asset.id) ? [[asset.id, asset]] : [])));
    return { byId, strangers: (0,group/* groupBy */.$z)(newcomers.among(assets), tripleOf) };
}
/** An unclear create is shown by exactly one stranger that is what it would have made. */
function seeCreate(change, { id, outcome }, { byId, strangers }) {
    const ours = id === null ? undefined : byId.get(id);
    const twins = strangers.get(tripleOf(change.after)) ?? [];
    const assets = ours === undefined ? twins : [ours, ...twins];
    const isKnown = outcome !== 'unknown';
    if (twins.length > (isKnown ? 0 : 1))
        return { id, difference: { change, kind: 'duplicate', found: assets } };
    if (!isKnown && twins[0] !== undefined)
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
    return tripleOf(after) === tripleOf(asset) ? null : { change, kind: 'different', found: [asset] };
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
        if (--this.#waiting[number] === 0 && !this.#isSettled[number])
            this.#makeReady(number);
    }
    /** A gate costs no turn. Only steps that write stand behind it, so this goes no deeper. */
    #makeReady(number) {
        const step = this.#input.order.steps[number];
        if (step.kind !== 'gate') {
            this.#ready.push({ number, step });
            return;
        }
        this.#isSettled[number] = true;
        this.#release(number);
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
/** All final values but the name. */
function parkFields(change) {
    return { ...changedFields(change), name: (0,core_order/* parkedName */.bu)(change) };
}
/** What differs; after a park the name alone. */
function finalFields(step, change) {
    return step.kind === 'write' && step.isParkedBefore ? { name: change.after.name } : changedFields(change);
}
function changedFields({ after, changed }) {
    return Object.fromEntries(changed.map((field) => [field, after[field]]));
}
async function update(step, change, ports) {
    const { id, before, after } = change;
    // Between the two writes of a cycle it is what the first one made it.
    const isHalfDone = step.kind === 'write' && step.isParkedBefore;
    const planned = isHalfDone ? { ...after, name: (0,core_order/* parkedName */.bu)(change) } : before;
    const fields = step.kind === 'park' ? parkFields(change) : finalFields(step, change);
    const settled = await readAgain(id, ports, (asset) => {
        if (asset === null)
            return 'changed-meanwhile';
        if (!isOfOrganization(asset, change))
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
        return { outcome: failure.meaning === 'not-sent' ? 'not-started' : 'failed', id, failure };
    }
    return ports.stop.aborted ? { outcome: 'not-started', id, failure: null } : null;
}
/** The organization has a part in every fingerprint. */
function isOfOrganization({ organization_slug: organization }, change) {
    const { id, before, after } = change;
    return (0,core_fingerprint/* fingerprint */.Rj)({ organization, action: 'update', id, before, after }) === change.fingerprint;
}
function isState(asset, { name, cyber_system_id, asset_type }) {
    return asset.name === name && asset.cyber_system_id === cyber_system_id && asset.asset_type === asset_type;
}
/** A failed PATCH or DELETE, its retries by the client included. */
function failed(failure, id) {
    switch (failure.meaning) {
        case 'unclear':
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
    const failure = { meaning: 'unclear', reason, detail: null, retryAfterMs: null };
    return { outcome: isOpen ? 'unknown' : 'failed', id, failure };
}
function changedSince() {
    const reason = 'changed-meanwhile: the asset is no longer what the plan showed, so nothing was written to it. Plan again.';
    return { meaning: 'rejected', reason, detail: null, retryAfterMs: null };
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
    return {
        results: closing.results,
        converged: closing.converged,
        differences: closing.differences,
        stopped: run.stopped,
        crash: run.crash,
        closingFailure: closing.failure,
    };
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
        this.#ports = { ...ports, stop, random, newcomers: new Newcomers(liveIds, ports.reader) };
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
            return { converged: null, differences: [], results, failure: 'The tool failed while it read the list.' };
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
// EXTERNAL MODULE: ./lib/core/plan.js + 4 modules
var core_plan = __webpack_require__(8406);
// EXTERNAL MODULE: ./lib/core/scope.js
var scope = __webpack_require__(9643);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __webpack_require__(7751);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/terminal.js
var terminal = __webpack_require__(1488);
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
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
;// CONCATENATED MODULE: ./lib/commands/apply.js
// `apply`: plans again, checks guards, then approval, and only then writes (design sections 6 and 7). Evidence is
// written whichever way it ends.






















async function runApply(context, terms) {
    const { settings, host, progress } = context;
    const startedAt = host.clock.now();
    const planned = await (0,commands_plan/* runPlan */.Fo)(context, terms.compared).catch(async (error) => {
        await leaveUnplanned(context, terms, startedAt, error).catch(() => undefined);
        throw error;
    });
    const { plan } = planned;
    progress.rest();
    terms.onPlan?.(plan);
    const run = new PlannedApply(context, terms, planned, { startedAt, evidence: terms.evidence(planned.files) });
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
/** Evidence of an apply that came to no plan, such as for lists that cannot be read. */
async function leaveUnplanned(context, terms, startedAt, error) {
    const { settings } = context;
    const plan = (0,core_plan/* invalidPlan */.n)(settings.organization, [], settings);
    // Of files that are not read nobody knows whether they are those of the commit.
    const evidence = terms.evidence([]).then((run) => ({ ...run, clean: null }));
    const planned = { plan, result: 'invalid', files: [], liveAssets: [] };
    await new PlannedApply(context, terms, planned, { startedAt, evidence }).fail(error, NOTHING_MISSING);
}
class PlannedApply {
    #context;
    #terms;
    #planned;
    #run;
    #paths;
    constructor(context, terms, planned, run) {
        this.#context = context;
        this.#terms = terms;
        this.#planned = planned;
        this.#run = run;
        this.#paths = (0,run_files.recordPaths)(context.settings.evidenceDir, run.startedAt);
    }
    async execute(approval) {
        const { connection, host, settings, shutdown, progress } = this.#context;
        const { plan, liveAssets } = this.#planned;
        const mayWrite = await this.#orFail(approval, () => this.#terms.mayWrite());
        if (!mayWrite)
            return this.end('superseded', approval, null);
        await this.#orFail(approval, () => this.#tellIntent(approval));
        const input = {
            changes: plan.toExecute,
            liveIds: liveAssets.map(({ id }) => id),
            concurrency: settings.concurrency,
            random: host.random,
        };
        const journal = (0,run_files.openJournal)(this.#paths.journal, () => host.clock.now());
        progress.settled(0, plan.toExecute.length);
        try {
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
        await ledger?.seen(this.#planned.plan, { mode: settings.approval, by }, (await this.#run.evidence).commit);
    }
    /** Holds the ledger to the organization of the plan. */
    hold() {
        return this.#orFail(NOTHING_MISSING, async () => this.#context.ledger?.hold(this.#planned.plan.organization));
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
            await this.fail(error, approval).catch(() => undefined);
            throw error;
        }
    }
    /** Evidence of a failure before the first write. Where there is no room for it, what failed is told all the same. */
    async fail(error, approval) {
        // Who is asked may end the run, too.
        const isCancelled = this.#context.shutdown.stop.aborted || (0,core_result/* isStopped */.id)(error);
        await this.#leave(isCancelled ? 'cancelled' : 'failed', approval, null);
    }
    async end(result, approval, report) {
        const { plan } = this.#planned;
        const evidence = await this.#leave(result, approval, report);
        await this.#context.ledger?.ended(evidence, { plan, report });
        return {
            result,
            plan,
            missing: approval.missing,
            approve: this.#context.settings.approve,
            approved: this.#terms.priorApproval?.approved ?? NOTHING_APPROVED,
            report,
            evidencePath: this.#paths.evidence,
            journalPath: report === null ? null : this.#paths.journal,
        };
    }
    /** Writes the evidence. */
    async #leave(result, { by }, report) {
        const { settings, host, attempts, ledger } = this.#context;
        const { plan, files } = this.#planned;
        const evidence = evidenceDocument({
            tool: (0,model/* toolOf */.wS)(host),
            organization: plan.organization,
            service: new URL(settings.baseUrl).origin,
            result,
            digest: plan.digest,
            approval: { mode: settings.approval, by },
            context: await this.#run.evidence,
            files: files.map((file) => ({ path: file.path, sha256: file.sha256() })),
            summary: plan.summary,
            guards: plan.guards,
            changes: plan.toExecute,
            report,
            attemptsOf: (done) => attempts.of(done),
            shownIn: (change) => this.#terms.shownIn(change, plan.organization),
            ledger: ledger?.note ?? null,
            startedAt: this.#run.startedAt,
            endedAt: host.clock.now(),
        });
        (0,run_files.writeEvidence)(this.#paths.evidence, evidence);
        this.#terms.onEvidence?.(this.#paths.evidence);
        return evidence;
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
    const missing = (0,scope/* unapproved */.Bo)(plan.organization, plan.toExecute, approved).map((change) => change.fingerprint);
    return { missing: new Set(missing), by: priorApproval?.by ?? null };
}
/** Where no plan was shown before. */
const NOTHING_APPROVED = { fingerprints: new Set(), targets: new Set() };
/** What a saved plan would execute. Its digest says whether drift was part of that; null when it fits neither way. */
function shownBySavedPlan({ organization, changes, digest: sealed }) {
    const withoutDrift = changes.filter(({ origin }) => origin !== 'drift');
    const executed = [withoutDrift, changes].find((some) => digest(some.map((c) => c.fingerprint)) === sealed);
    if (executed === undefined)
        return null;
    const targets = executed.flatMap(({ id, after }) => id === null ? [] : [targetFingerprint(organization, id, after)]);
    const approved = { fingerprints: new Set(executed.map((c) => c.fingerprint)), targets: new Set(targets) };
    return { approved, by: `saved plan ${sealed}` };
}
/** Rethrows what is not a failed request: a bug, or a full disk, must not pass for an answer of the service. */
function explainFailure(error) {
    if (!(error instanceof service_errors/* ServiceError */._7))
        throw error;
    const { message: reason, excerpt: detail, retryAfterMs } = error;
    return { meaning: meaningOf(error), reason, detail, retryAfterMs };
}
function meaningOf(error) {
    if (error.kind === 'aborted' && !error.sent)
        return 'not-sent';
    if ((0,service_errors/* stopsEverything */.by)(error))
        return 'key-refused';
    // The client has tried again: an attempt before this last one may have done the write.
    if (error.attempts > 1)
        return 'unclear';
    if ((0,service_errors/* notCreated */.Sv)(error))
        return 'not-written';
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
    return openCli(flags, cli, WRITES, (plain) => withCliLedger(plain, async (opened) => {
        const { settings, terminal, cwd } = opened;
        for (const { path, open } of cutOffApplies(settings.evidenceDir)) {
            terminal.err(`${cutOffLine({ path: relative(cwd, path), open })}\n`);
        }
        const saved = typeof flags.plan === 'string' ? await readSavedPlan(resolve(cwd, flags.plan)) : null;
        const context = { ...opened, settings: settingsFor(saved, flags, settings) };
        const applied = await runApply(context, {
            compared: baselineAt(baseFrom(flags)),
            evidence: gitContext(context),
            shownIn: () => [],
            // A saved plan stands for the record of a pull request, never for the review of one.
            priorApproval: saved === null || context.settings.approval === 'review' ? null : shownBySavedPlan(saved),
            mayWrite: async () => true,
            ask: terminal.ask === null ? null : (plan) => askToApply(plan, context),
            onPlan: (plan) => terminal.err(renderBeforeApply(plan, saved, context)),
            onFailure: (report) => showReport(report, context),
        });
        showApplied(applied, context);
        return context.ledger?.end.behind == null ? exitCodeOf(applied.result, true, false) : 1;
    }));
}
/** A saved plan keeps what it was made with. */
function settingsFor(saved, flags, settings) {
    const only = settings.only.length > 0 ? settings.only : (saved?.only ?? []);
    const drift = flags.drift === undefined && saved !== null && revertsDrift(saved) ? 'apply' : settings.drift;
    return { ...settings, approval: flags.yes === true ? 'none' : settings.approval, only, drift };
}
/** Whether drift is part of what the plan would execute. */
function revertsDrift({ changes, digest: sealed }) {
    return changes.some(({ origin }) => origin === 'drift') && digest(changes.map((c) => c.fingerprint)) === sealed;
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
    if (applied.result === 'unapproved') {
        // Nothing that is given here stands for a review.
        const isReviewed = settings.approval === 'review';
        const next = isReviewed ? 'review' : 'plan-again';
        terminal.err(renderRefusalTerminal({ ...applied, pulls: null, next }, options));
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
// EXTERNAL MODULE: ./lib/commands/action/outputs.js + 1 modules
var outputs = __webpack_require__(2791);
;// CONCATENATED MODULE: ./lib/commands/action/apply.js
// Apply on GitHub (design sections 6 and 8): what merged since the last successful apply, as its pull requests showed
// it, at the tip of the default branch alone, under a mark that is completed whichever way it ends.


















async function applyOnGitHub(context) {
    const { github } = context;
    if (!(0,github_context/* isOfDefaultBranch */.hu)(context))
        throw notDefault(github.defaultBranch);
    const likeTip = tipLike(context);
    likeTip.catch(() => { });
    const marked = await (0,marking/* beginMark */.p9)(context, lookoutOf(context));
    return (0,marking/* whileAlive */.dR)(context, marked.mark, async () => {
        try {
            const tip = await likeTip;
            const result = tip === null ? 'superseded' : await applyRange(context, marked, tip);
            await (0,marking/* endMark */.xl)(context, marked.mark, result);
            return result;
        }
        catch (error) {
            await (0,marking/* endMark */.xl)(context, marked.mark, context.shutdown.stop.aborted ? 'cancelled' : 'crashed');
            throw error;
        }
    });
}
function lookoutOf({ runner }) {
    // A pull request's payload has a `before`, too, which is no commit of the default branch.
    const before = runner.eventName === 'push' ? (0,github_event/* commitBefore */.Xg)(runner.payload) : null;
    return { from: runner.commit, before };
}
async function applyRange(context, marked, tip) {
    const { runner, settings } = context;
    const history = await historyOf(context, marked);
    const { pulls, merged } = history;
    const { applied: before } = history.applied;
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
        mayWrite: () => isAtTip(context),
        onEvidence: (path) => (0,outputs/* setOutputs */.n0)({ 'evidence-path': path }, runner),
        onFailure: (report) => (0,outputs/* logReport */.TO)(report, context),
    });
    const dispatch = before === null ? 'dispatch-alone' : 'dispatch';
    const next = settings.approval === 'review' ? 'review' : dispatch;
    const details = {
        pulls: numbers,
        uncounted: (0,github_context/* uncounted */.cP)(pulls),
        direct,
        next,
        workflow: (0,outputs/* workflowFile */.EY)(runner),
    };
    const refusal = refusalOf(applied, details);
    await (0,outputs/* showApplied */.lK)(applied, refusal, context);
    (0,outputs/* setOutputs */.n0)((0,outputs/* planOutputs */.iS)(applied.plan), runner);
    // Where the tip has moved on, its run has told what was done: that there is nothing left is no news.
    if (tip === runner.commit || applied.result !== 'no-changes') {
        await commentResults(applied, refusal, { context, history, mark: marked.mark });
    }
    return applied.result;
}
/** What merged is read while others are looked for: mostly there are none, and nothing that they leave. */
async function historyOf(context, marked) {
    const depth = context.settings.approval === 'review' ? 'required' : 'reviews';
    const early = (0,github_context/* readHistory */.Lu)(context, marked.ground, { depth, isPatient: true });
    early.catch(() => { });
    const ground = await (0,marking/* awaitOthers */.ir)(context, marked);
    return ground === marked.ground ? early : (0,github_context/* readHistory */.Lu)(context, ground, { depth, isPatient: true });
}
async function isAtTip(context) {
    return (await tipLike(context)) !== null;
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
/** null when nothing was refused. */
function refusalOf(applied, from) {
    return applied.result === 'unapproved' ? { ...applied, ...from } : null;
}
async function commentResults(applied, refusal, { context, history, mark, }) {
    const { github, runner, settings } = context;
    const { commit } = runner;
    if (applied.result === 'superseded')
        return;
    const { evidencePath, plan, report, result } = applied;
    const evidence = (0,core_fingerprint/* sha256 */.sc)((0,external_node_fs_.readFileSync)(evidencePath));
    const { runUrl } = runner;
    const comment = (0,report_applied/* renderResultMarkdown */.Js)(plan, report, {
        result,
        commit,
        runUrl,
        evidence,
        refusal,
        ledger: context.ledger?.end ?? null,
        detail: settings.detail,
        name: github.name,
        pages: (0,outputs/* pagesUrl */.Wm)(runner),
    });
    const hasWritten = report?.results.some(({ writes }) => writes > 0) ?? false;
    const body = hasWritten ? `${github_comment/* LASTING */.De}\n${comment}` : comment;
    const content = { body, yields: result === 'no-changes', bot: mark?.creator ?? null };
    // Others in the range, perhaps hundreds at the first apply, have nothing to do with the inventory.
    const recorded = history.pulls.filter(({ record, why }) => record !== null || why?.kind !== 'no-record');
    const tellOne = async ({ pull, comments }) => {
        try {
            await (0,check/* commentOnce */.ZD)(context, { kind: 'result', pullRequest: pull.number, comments, ...content });
        }
        catch (error) {
            // What was applied is applied, whether or not the pull request can be told.
            if (!(error instanceof errors/* GitHubError */.y_))
                throw error;
            runner.warn(`The result could not be told on pull request ${pull.number}. ${error.message}`);
        }
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
    const context = { ...opened, github };
    if (!(0,github_context/* isOfDefaultBranch */.hu)(context))
        return;
    try {
        const { mark } = await (0,marking/* beginMark */.p9)(context, lookoutOf(context));
        await (0,marking/* endMark */.xl)(context, mark, 'failed');
    }
    catch (error) {
        // Why it cannot begin is what is told.
        if (!(error instanceof errors/* GitHubError */.y_ || error instanceof core_result/* ConfigurationError */.j1))
            throw error;
        opened.runner.warn(error.message);
    }
}
async function isSameInventory({ run, cwd, paths, commits }) {
    const selections = await (0,inventory_paths/* readPaths */.Vv)(paths, cwd);
    const listOf = async (commit) => {
        const lines = [];
        await (0,git.readGit)({ run, commit, selections }, ({ path, bytes }) => lines.push(`${(0,core_fingerprint/* sha256 */.sc)(bytes)} ${path}`), ({ code, at }) => lines.push(`${code} ${at?.file.path ?? ''}`));
        return lines.join('\n');
    };
    const [a, b] = [await listOf(commits[0]), await listOf(commits[1])];
    return a === b;
}
/** Without a token, or a repository: nothing is marked, so that nothing that was shown can be found. */
async function applyWithoutGitHub(context) {
    const { actor, runUrl, commit, payload, env } = context.runner;
    const [branch, ref] = [(0,github_event/* defaultBranchOf */.dV)(payload), env.GITHUB_REF ?? null];
    if (branch !== null && ref !== null && ref !== `refs/heads/${branch}`)
        throw notDefault(branch);
    const applied = await runApply(context, {
        ...{ compared: snapshot/* NOTHING_KNOWN */.GN, priorApproval: null, ask: null },
        evidence: async () => ({ commit: commit || null, clean: null, pull_requests: [], actor, run_url: runUrl }),
        shownIn: () => [],
        mayWrite: async () => true,
        onEvidence: (path) => (0,outputs/* setOutputs */.n0)({ 'evidence-path': path }, context.runner),
        onFailure: (report) => (0,outputs/* logReport */.TO)(report, context),
    });
    await (0,outputs/* showApplied */.lK)(applied, refusalOf(applied, { pulls: null, next: 'plan-again' }), context);
    (0,outputs/* setOutputs */.n0)((0,outputs/* planOutputs */.iS)(applied.plan), context.runner);
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
/* harmony export */   xl: () => (/* binding */ endMark)
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
    const mark = await createMark(context, marks, guessed.applied.applied);
    if (mark === null || mark.creator === guessed.creator)
        return { mark, ground: guessed };
    // Others made the newest marks: those of ours tell.
    const ground = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readGround */ .A4)(context, marks, { ...lookout, creator: mark.creator });
    if (ground.applied.applied === guessed.applied.applied)
        return { mark, ground };
    await endMark(context, mark, 'superseded');
    return { mark: await createMark(context, marks, ground.applied.applied), ground };
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
    const { client, name } = context.github;
    const wanted = { ref: context.runner.commit, task: _github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .TASK */ .wn, environment: (0,_github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentOf */ .p7)(name), payload };
    try {
        return await client.createDeployment(wanted);
    }
    catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_) || !error.unclear)
            throw error;
        await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .pause */ .v7)(context, _check_js__WEBPACK_IMPORTED_MODULE_4__/* .LOST_ANSWER_MS */ .jS);
        const before = new Set(marks.marks.map(({ id }) => id));
        const ours = (await client.deployments(wanted.environment, _github_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .TASK */ .wn)).find((one) => !before.has(one.id) && one.sha === wanted.ref && JSON.stringify(one.payload) === JSON.stringify(payload));
        return ours ?? client.createDeployment(wanted);
    }
}
function inProgress({ runner }) {
    return { state: 'in_progress', description: 'Applying', ...linkOf(runner.runUrl) };
}
function linkOf(runUrl) {
    return runUrl === null ? {} : { log_url: runUrl };
}
/** Saying the same twice does no harm. */
async function tellState(client, id, status) {
    try {
        await client.createDeploymentStatus(id, status);
    }
    catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_) || !error.unclear)
            throw error;
        await client.createDeploymentStatus(id, status);
    }
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
            if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_))
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
    try {
        await tellState(github.closing, mark.id, { state, description, ...linkOf(runner.runUrl) });
    }
    catch (error) {
        // What was applied is applied. A mark that stays in progress is taken for dead three minutes from now.
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_))
            throw error;
        runner.warn(error.message);
    }
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
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('apply', 'waited 55 minutes for another one, which still goes on. Nothing was written.');
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

/***/ 9284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readGit: () => (/* binding */ readGit)
/* harmony export */ });
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3444);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(701);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1011);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5360);
// Inventory files from git objects: the very bytes of a commit, whatever stands in the work tree. Runs no hook, filter
// or pager. What a partial clone lacks is fetched in one go; left alone, git would fetch file by file, and know no
// token.




const FOLDER = '040000';
const LINK = '120000';
const SUBMODULE = '160000';
// Folders are listed, too (`-t`), so that what git walks through is never more than what it says.
const OPTIONS = {
    files: ['-r', '-t', '-l'],
    names: ['-r', '-t'],
    bases: [],
};
/** Throws GitError, of the kind `missing-object` where a size is not known. */
async function listTree(run, commit, query, listing) {
    const { prefix, bases } = query;
    const from = bases.map((base) => prefix + base);
    // An empty path would be refused; it stands for the whole tree.
    const paths = from.includes('') ? [] : from;
    const output = await run(['ls-tree', ...OPTIONS[listing], '-z', '--full-tree', commit, '--', ...paths]);
    return output
        .toString()
        .split('\0')
        .flatMap((record) => readEntry(record, prefix))
        .filter(({ mode }) => listing === 'bases' || mode !== FOLDER);
}
/** `mode type hash size<TAB>path`; the size only where it was asked for. */
function readEntry(record, prefix) {
    const tab = record.indexOf('\t');
    const [mode = '', , oid = '', size = ''] = record.slice(0, Math.max(0, tab)).split(/ +/);
    const path = record.slice(tab + 1);
    if (tab === -1)
        return [];
    // Git before 2.36 goes on without the file.
    if (size === 'BAD')
        throw new _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('missing-object', `git ls-tree: ${oid} is not in this clone`);
    return [{ mode, oid, size: Number(size) || 0, path: path.slice(prefix.length) }];
}
/** As git itself fetches them. Without the first, the server would leave out what it takes this clone to hold. */
const FETCH_OBJECTS = [
    ...['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags', '--no-recurse-submodules'],
    ...['--no-write-fetch-head', '--filter=blob:none', '--stdin'],
];
/** The remotes that promised to have what is not there; none in a clone that is not partial. */
async function promisingRemotes(run) {
    const output = await run(['config', '--null', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$'])
        // Nothing of that name is an error to git.
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
/** As `listTree`, but with the sizes of the wanted files alone, which can be read from now on. Throws GitError. */
async function listAndFetch({ run, commit, query, isWanted, remotes }) {
    const listNames = () => listTree(run, commit, query, 'names');
    const entries = await listNames().catch(async () => {
        // The clone may lack folders, too (`--filter=tree:0`).
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
    const missing = (cause) => new _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('missing-object', `git cat-file: ${commit} is not in this clone`, { cause });
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
/** Blobs asked for in one go, in bytes: the usual inventory is one process, a huge one does not fill the memory. */
const BATCH_BYTES = 64 * 1024 * 1024;
/**
 * Hands every selected file of a commit to `visit`, sorted by path. The same findings as `readFolder`; a path that
 * leads out of the working directory is one more. Throws GitError when git cannot read the commit.
 */
async function readGit(source, visit, report) {
    const { run, selections } = source;
    const commit = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(run, source.commit);
    const prefix = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(run);
    const usable = selections.filter((selection) => selection.inside);
    for (const { line, inside } of selections) {
        if (!inside)
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(line, 'outside the working directory'));
    }
    const entries = usable.length === 0 ? [] : await listFiles({ run, commit, prefix, selections: usable }).catch(endless);
    if (entries === null)
        return report((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(usable[0]?.base || '.', 'it holds too many files to be an inventory'));
    const { files, unmet } = sift(entries, usable, (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .onceEach */ .fF)(report));
    const missing = await cutOff({ run, commit, prefix, selections: unmet }, report);
    if (missing.length > 0 || selections.length === 0)
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .noInventory */ .uP)(missing));
    await readBlobs(run, files, visit);
}
/** A few objects can make a tree of more paths than anybody can list. */
function endless(error) {
    if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS && error.kind === 'too-large')
        return null;
    throw error;
}
/** In a partial clone, what is lacking of the selected files is fetched, and only there does this take more of git. */
async function listFiles({ run, commit, prefix, selections }) {
    const query = { prefix, bases: selections.map((selection) => selection.base) };
    try {
        return await listTree(run, commit, query, 'files');
    }
    catch (error) {
        const isLacking = error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS && error.kind !== 'too-large';
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
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .notAFile */ .$y)(code, entry.path));
            else if (entry.size > _files_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1)
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .tooLarge */ .g$)(entry.path, entry.size));
            else
                files.set(entry.path, entry);
        }
    }
    const sorted = [...files.values()].sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a.path, b.path));
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
/** Reports links and submodules on the way to what was not found; gives the lines that this does not explain. */
async function cutOff({ run, commit, prefix, selections: unmet }, report) {
    const bases = [...new Set(unmet.flatMap((selection) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .pathAndFoldersAbove */ .Pp)(selection.base)))];
    const above = bases.filter((base) => base !== '');
    if (above.length === 0)
        return unmet.map((selection) => selection.line);
    const entries = await listTree(run, commit, { prefix, bases: above }, 'bases');
    const barriers = entries.filter((entry) => codeOf(entry) !== null);
    return sift(barriers, unmet, (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .onceEach */ .fF)(report)).unmet.map((selection) => selection.line);
}
async function readBlobs(run, files, visit) {
    for (let start = 0; start < files.length;) {
        let end = start;
        let bytes = 0;
        do
            bytes += files[end++]?.size ?? 0;
        while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
        const batch = files.slice(start, end);
        const output = await run(['cat-file', '--batch'], lines(batch.map(({ oid }) => oid)));
        visitBlobs(output, batch, visit);
        start = end;
    }
}
/** `hash type size<LF>bytes<LF>` for each file asked for, in that order; `hash missing<LF>` for what is not there. */
function visitBlobs(output, files, visit) {
    let at = 0;
    for (const { oid, path } of files) {
        const lineEnd = output.indexOf(10, at);
        const header = output.subarray(at, lineEnd).toString().split(' ');
        if (header[1] === 'missing')
            throw new _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('missing-object', `git cat-file: ${oid} is not in this clone`);
        const start = lineEnd + 1;
        const end = start + Number(header[2]);
        if (lineEnd === -1 || header[0] !== oid || !(end < output.length)) {
            throw new _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('failed', 'git cat-file: an answer that cannot be read');
        }
        visit({ path, bytes: output.subarray(start, end) });
        at = end + 1;
    }
}


/***/ })

};
