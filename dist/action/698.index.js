export const id = 698;
export const ids = [698];
export const modules = {

/***/ 9698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   driftOnGitHub: () => (/* binding */ driftOnGitHub),
/* harmony export */   driftWithoutGitHub: () => (/* binding */ driftWithoutGitHub)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(876);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
/* harmony import */ var _github_apply_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8779);
/* harmony import */ var _github_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4510);
/* harmony import */ var _github_drift_issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9452);
/* harmony import */ var _github_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5118);
/* harmony import */ var _report_drift_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9356);
/* harmony import */ var _report_markdown_budget_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5149);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7443);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7667);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9392);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6693);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5234);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2709);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2575);
/* harmony import */ var _tip_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(56);
// Drift on GitHub: compares the default branch with the service, and keeps one issue about
// differences that no file asks for. If something is not known for certain, the issue is neither opened nor closed.

















async function driftOnGitHub(context) {
    const { github, runner } = context;
    const beginning = {
        name: (0,_github_record_js__WEBPACK_IMPORTED_MODULE_5__/* .checkName */ .I3)('drift', github.owner.name),
        head_sha: runner.commit,
        title: 'Looking for drift',
    };
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_10__/* .underCheck */ .ll)(context, beginning, async (check) => {
        const { result, title } = await checkDrift(context, check);
        return { result, title, conclusion: conclusionOf(result) };
    });
}
/** Drift is not the fault of the commit. */
function conclusionOf(result) {
    if (result === 'clean')
        return 'success';
    return result === 'invalid' ? 'failure' : 'neutral';
}
async function checkDrift(context, check) {
    const { runner } = context;
    const { commit } = runner;
    const look = await (0,_look_js__WEBPACK_IMPORTED_MODULE_11__/* .lookFrom */ ._B)(context, { purpose: 'plan', from: commit, before: commit }, check?.bot ?? null);
    const { judgement } = await (0,_look_js__WEBPACK_IMPORTED_MODULE_11__/* .lookAt */ .t5)(context, await (0,_github_apply_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .awaitAll */ .AV)((0,_open_js__WEBPACK_IMPORTED_MODULE_12__/* .lockingRun */ .nK)(context), look));
    const settings = { ...context.settings, detail: await detailOf(context) };
    const { applied, recorded } = judgement;
    const merged = { applied: await (0,_look_js__WEBPACK_IMPORTED_MODULE_11__/* .revisionOf */ .DT)(context, applied === commit ? null : applied), recorded };
    const detailed = { ...context, settings };
    const drifted = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .runDrift */ .le)(detailed, merged);
    const { plan, result } = drifted;
    const page = { ...pageInput(context, drifted, settings.detail), base: applied };
    const isDrifted = result === 'drifted';
    const summary = isDrifted
        ? { page: (0,_report_drift_js__WEBPACK_IMPORTED_MODULE_6__/* .driftPage */ .DW)({ ...page, place: 'summary', before: null, budget: _outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .SUMMARY_BUDGET */ .pm }) }
        : {};
    const { isInSummary } = await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .showPlan */ .tN)({ plan, verb: 'drift', ...summary }, detailed);
    if (isDrifted && !isInSummary)
        runner.log((0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_7__/* .adoptLine */ .z8)(applied, settings.paths));
    if (result !== 'invalid' && (await mayReport(context)))
        await reportDrift(context, drifted, page, check);
    return { result, title: (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_7__/* .driftHeadline */ .AF)(plan) };
}
/** A schedule's payload does not say whether the repository is private, so GitHub is asked. */
async function detailOf({ settings, runner, github }) {
    const input = runner.input('detail').trim();
    if ((input !== '' && input !== 'auto') || runner.payload.repository !== undefined)
        return settings.detail;
    return (await github.client.isPrivate()) ? 'full' : 'counts';
}
/** The issue is about the current default branch. Runs on other branches and older commits do not change it. */
async function mayReport(context) {
    const { github, runner } = context;
    if (!(0,_open_js__WEBPACK_IMPORTED_MODULE_12__/* .isOfDefaultBranch */ .hu)(context)) {
        runner.log(`The issue about drift is only about ${github.defaultBranch}, so this run leaves it as it is.\n`);
        return false;
    }
    return (0,_tip_js__WEBPACK_IMPORTED_MODULE_14__/* .isAtTip */ .vx)(context);
}
function pageInput({ settings, runner }, { plan, head, live, liveAssets }, detail) {
    const systems = live === null ? [] : (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveSystems */ .Hi)(head, (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDirectory */ .Oh)(live), _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_15__/* .unreported */ .B8).systems;
    return {
        ...{ plan, ground: { systems, liveAssets }, detail },
        ...{ paths: settings.paths, approval: settings.approval, workflow: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .workflowFile */ .EY)(runner) },
    };
}
async function reportDrift(context, drifted, page, check) {
    const { github, runner } = context;
    const { plan, result } = drifted;
    const foot = (0,_report_drift_js__WEBPACK_IMPORTED_MODULE_6__/* .driftFoot */ .sX)(runner.commit, runner.runUrl);
    const isDrifted = result === 'drifted';
    const budget = _check_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_BYTES */ .uZ - (0,_report_markdown_budget_js__WEBPACK_IMPORTED_MODULE_16__/* .bytesOf */ .$)(`${(0,_github_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .marker */ .xL)('drift', github.owner.name)}\n\n${foot}\n`);
    const now = runner.clock.now();
    const body = (kept) => {
        if (!isDrifted)
            return (0,_report_drift_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanPage */ .t6)(plan, now);
        return (0,_report_drift_js__WEBPACK_IMPORTED_MODULE_6__/* .driftPage */ .DW)({ ...page, place: 'issue', before: { kept, now }, budget }).text;
    };
    const author = check?.bot ?? _check_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_BOT */ .AP;
    const content = { title: (0,_report_drift_js__WEBPACK_IMPORTED_MODULE_6__/* .driftTitle */ .IM)(plan, github.owner.name), body, foot, isDrifted };
    try {
        const issue = await (0,_github_drift_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .writeIssue */ .t)({
            github: github.client,
            name: github.owner.name,
            authors: [author],
            isCertain: check?.bot != null,
            content: content,
            topic: 'drift',
        });
        logIssue(context, issue);
    }
    catch (error) {
        // A missing permission is a warning, never red by itself. The same applies if issues are turned off.
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissingRight */ .H0)(error))
            throw error;
        runner.warn(`The issue about drift was not written: it takes issues, and the permission issues: write. ${error.message}`);
    }
}
function logIssue({ runner }, { kind, url }) {
    if (kind === 'none')
        return;
    if (kind === 'unsure') {
        runner.warn(`${url} could be the issue about drift, and this run cannot know. Grant the job checks: write.`);
        return;
    }
    runner.log(`The issue about drift is ${kind}: ${url}\n`);
}
/** Without a token, or a repository: nothing is compared, and nothing reported there. */
async function driftWithoutGitHub(context) {
    const { plan, result } = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .runDrift */ .le)(context, _snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .NOTHING_KNOWN */ .GN);
    await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .showPlan */ .tN)({ plan, verb: 'drift' }, context);
    return result;
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


/***/ })

};
