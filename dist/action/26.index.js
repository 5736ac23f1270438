export const id = 26;
export const ids = [26];
export const modules = {

/***/ 7026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askedAbout: () => (/* binding */ askedAbout),
/* harmony export */   planCommit: () => (/* binding */ planCommit),
/* harmony export */   planPullRequest: () => (/* binding */ planPullRequest),
/* harmony export */   planWithoutGitHub: () => (/* binding */ planWithoutGitHub)
/* harmony export */ });
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8490);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9936);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9485);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9452);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9607);
/* harmony import */ var _github_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5118);
/* harmony import */ var _github_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8181);
/* harmony import */ var _report_markdown_page_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3019);
/* harmony import */ var _report_messages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(421);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7443);
/* harmony import */ var _report_unapproved_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3740);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1405);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7667);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9392);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6693);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(436);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2575);


















async function planPullRequest(context, event) {
    const { github } = context;
    const merge = await testMerge(context, event);
    const name = (0,_github_record_js__WEBPACK_IMPORTED_MODULE_5__/* .checkName */ .I3)('plan', github.name);
    const identity = { name, head_sha: event.headSha, external_id: (0,_github_records_js__WEBPACK_IMPORTED_MODULE_6__/* .planId */ .rY)(event.number) };
    const marks = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .early */ .Q3)((0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .readMarks */ .pc)(context, merge.base));
    const isOfBase = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .early */ .Q3)(expectOfBase(context, event, merge));
    const check = await (0,_check_js__WEBPACK_IMPORTED_MODULE_14__/* .beginCheck */ .Aq)(context, { ...identity, title: 'Planning' });
    try {
        const lookout = { from: merge.base, before: merge.base, creator: check?.bot ?? null };
        const [{ isKnown, ...rest }] = await Promise.all([marks, isOfBase]);
        const ground = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .readGround */ .A4)(context, { isKnown, ...rest }, lookout);
        const history = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .readHistory */ .Lu)(context, ground, { depth: 'records' });
        return await new PullRequestPlan({ context, event, merge, check, history, isKnown }).run();
    }
    catch (error) {
        await (0,_check_js__WEBPACK_IMPORTED_MODULE_14__/* .abandonCheck */ .Qu)(context, check, { title: 'The plan failed', summary: 'The log of the run says why.' });
        throw error;
    }
}
/** A page has room for some of a plan: of one that is hidden whole, no page was written. */
function whyHidden({ size }, { toExecute }) {
    return size === toExecute.length ? (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_9__/* .shownNowhere */ .Eh)(size) : (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_9__/* .tooLargeText */ .jQ)(size);
}
class PullRequestPlan {
    #input;
    constructor(input) {
        this.#input = input;
    }
    async run() {
        const { context, event, merge, history } = this.#input;
        const { direct } = history.merged;
        if (context.settings.approval === 'review' && direct.length > 0)
            context.runner.warn((0,_report_unapproved_js__WEBPACK_IMPORTED_MODULE_10__/* .directWarning */ .aW)(direct));
        const compared = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .baselineOf */ .Bv)(context, merge.base, history);
        const head = { kind: 'commit', commit: merge.commit };
        const planned = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_12__/* .runPlan */ .Fo)({ ...context, head }, compared);
        const { plan } = planned;
        const mayRecord = this.#mayRecord;
        const inSummary = await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_16__/* .showPlan */ .tN)({ plan, verb: 'plan', commit: event.headSha, mayRecord }, context);
        const seen = await this.#lookAgain();
        return seen === null ? this.#withdraw() : this.#tell(planned, seen, inSummary);
    }
    get #mayRecord() {
        const { check, isKnown, context } = this.#input;
        return (check !== null && isKnown) || context.settings.approval === 'none';
    }
    /** null when this plan must not be told: closed, a newer head, another base, or a newer run, which it must not stand over. */
    async #lookAgain() {
        const { context, event, check } = this.#input;
        const { client, name, mayComment } = context.github;
        const { number, headSha } = event;
        const [{ value: pull, now }, runs, comments] = await Promise.all([
            client.pullNow(number),
            check === null ? [] : client.checkRuns(headSha, (0,_github_record_js__WEBPACK_IMPORTED_MODULE_5__/* .checkName */ .I3)('plan', name)),
            mayComment ? client.comments(number) : null,
        ]);
        if (!this.#isAsAsked(pull))
            return null;
        return check !== null && (0,_github_records_js__WEBPACK_IMPORTED_MODULE_6__/* .isOvertaken */ .iN)(check, runs) ? null : { pull, runs, comments, now };
    }
    /** A record of what is merged or closed already would approve it afterwards. */
    #isAsAsked({ state, head_sha, base_ref }) {
        const { headSha, baseRef } = this.#input.event;
        return state === 'open' && head_sha === headSha && base_ref === (baseRef ?? base_ref);
    }
    async #withdraw() {
        const { context } = this.#input;
        const title = 'Closed, or superseded by a newer commit or a newer run';
        context.runner.log('superseded: the pull request was closed, or has another head or base, or a newer run of this one is planned.\n');
        await this.#pass({ conclusion: 'neutral', title, summary: 'Nothing was recorded.' });
        return 'superseded';
    }
    /** Nothing is to be recorded, which is no erased record. */
    async #pass(ending) {
        const { context, check, event } = this.#input;
        const passed = check && { run: check.id, head: event.headSha, pullRequest: event.number };
        const text = passed === null ? {} : { text: (0,_github_record_js__WEBPACK_IMPORTED_MODULE_5__/* .encodePass */ ._N)(passed, context.github.signingKey) };
        await (0,_check_js__WEBPACK_IMPORTED_MODULE_14__/* .endCheck */ .gu)(context, check, { ...ending, ...text });
    }
    /** A plan that cannot be recorded approves nothing: it is red where something has to. */
    async #tellUnrecorded({ plan, result }, seen, inSummary) {
        const { context, check } = this.#input;
        const { settings, runner } = context;
        await this.#comment(plan, seen, inSummary);
        const why = check === null ? _report_summarize_js__WEBPACK_IMPORTED_MODULE_9__/* .NOT_RECORDED */ .D0 : _report_summarize_js__WEBPACK_IMPORTED_MODULE_9__/* .NOT_COMPARED */ .SD;
        const isAsked = settings.approval !== 'none';
        if (isAsked)
            runner.setFailureReason?.(why);
        const ended = isAsked && !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefused */ .H0)(result) ? 'failed' : result;
        const conclusion = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefused */ .H0)(ended) ? 'failure' : 'success';
        await (0,_check_js__WEBPACK_IMPORTED_MODULE_14__/* .endCheck */ .gu)(context, check, { conclusion, title: (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_9__/* .headline */ .Pl)(plan), summary: why });
        return ended;
    }
    async #tell(planned, seen, inSummary) {
        const { context, check } = this.#input;
        const { settings, runner } = context;
        const { plan, result } = planned;
        if (check === null || !this.#mayRecord)
            return this.#tellUnrecorded(planned, seen, inSummary);
        // The parts that do not rest on the comment go out beside it; mostly there are none.
        const hoped = this.#recordOf(plan, seen, new Set());
        const [rest, { comment, hidden }] = await Promise.all([
            (0,_github_records_js__WEBPACK_IMPORTED_MODULE_6__/* .writeRest */ .OH)(context.github.client, check, hoped.encoded.rest),
            this.#comment(plan, seen, inSummary),
        ]);
        const isRecorded = settings.approval !== 'none' || hidden.size === 0;
        const final = hidden.size === 0 || !isRecorded ? hoped : this.#recordOf(plan, seen, hidden);
        const more = final === hoped ? [] : await (0,_github_records_js__WEBPACK_IMPORTED_MODULE_6__/* .writeRest */ .OH)(context.github.client, check, final.encoded.rest);
        const why = hidden.size > 0 && settings.approval !== 'none' ? whyHidden(hidden, plan) : null;
        if (why !== null)
            runner.warn(why);
        const output = this.#outputOf(planned, why, final.since);
        if (seen.pull.base_ref !== context.github.defaultBranch) {
            // Nothing is applied from there, and once it is retargeted the plan is another.
            await this.#pass(output);
            return result;
        }
        if (!this.#isAsAsked(await context.github.client.pull(this.#input.event.number)))
            return this.#withdraw();
        await (0,_github_records_js__WEBPACK_IMPORTED_MODULE_6__/* .writeRecord */ .rh)(context.github.closing, check, {
            ...{ first: final.encoded.first, output, comment, rest: [...rest, ...more] },
        });
        return result;
    }
    #outputOf({ plan, result }, why, since) {
        const { context } = this.#input;
        const { settings, folder } = context;
        const digested = `Digest of what apply would execute: \`${plan.digest}\`.`;
        const before = since === null ? '' : ` Recorded before, at ${since}.`;
        return {
            conclusion: (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefused */ .H0)(result) ? 'failure' : 'success',
            title: (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_9__/* .headline */ .Pl)(plan),
            summary: `${digested} ${why ?? "The run's summary shows the plan."}${before}`,
            annotations: (0,_report_messages_js__WEBPACK_IMPORTED_MODULE_8__.lineAnnotations)(plan.diagnostics, { detail: settings.detail, folder }),
        };
    }
    /** Writes the comment within its budget, again where some changes find no room, which are then not recorded. */
    async #comment(plan, seen, inSummary) {
        const { pull, comments } = seen;
        const { context, check } = this.#input;
        const { github, settings, runner } = context;
        const { number, head_sha, base_ref } = pull;
        const pageWith = (unrecorded) => (0,_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_7__/* .planPage */ .j)(plan, {
            ...{ detail: settings.detail, commit: head_sha, budget: (0,_check_js__WEBPACK_IMPORTED_MODULE_14__/* .commentBudget */ .LO)(context, 'plan') },
            ...{ unrecorded, mayRecord: this.#mayRecord, next: settings.approval, pages: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_16__/* .pagesUrl */ .Wm)(runner) },
            ...{ name: github.name, runUrl: runner.runUrl },
            ...(base_ref === github.defaultBranch ? {} : { unappliedBranch: base_ref }),
        });
        const hiddenWith = (inComment) => {
            const unseen = new Set(inComment);
            return new Set(inSummary.filter((change) => unseen.has(change)));
        };
        const whole = pageWith(0);
        const unrecorded = settings.approval === 'none' ? 0 : hiddenWith(whole.notShown).size;
        const page = unrecorded === 0 ? whole : pageWith(unrecorded);
        const bot = check?.bot ?? null;
        const comment = await (0,_check_js__WEBPACK_IMPORTED_MODULE_14__/* .commentOnce */ .ZD)(context, {
            kind: 'plan',
            pullRequest: number,
            body: page.text,
            bot,
            comments,
            // What is sealed is what people read, the link to the rest of it included.
            isIntact: !this.#mayRecord || base_ref !== github.defaultBranch || this.#standing(seen)?.shown.comment != null,
        });
        return { comment, hidden: hiddenWith(comment === null ? plan.toExecute : page.notShown) };
    }
    /** The record before, if people read what they read then; else null. */
    #standing({ pull, runs, comments }) {
        const { context, check, history } = this.#input;
        const rules = { ...(0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .rulesOf */ .fD)(context, { creator: check?.bot ?? null, marks: history.marks }), isStrict: true };
        const before = (0,_github_records_js__WEBPACK_IMPORTED_MODULE_6__/* .findRecord */ .Tq)(runs, pull, rules);
        if (!('counting' in before))
            return null;
        return (0,_github_records_js__WEBPACK_IMPORTED_MODULE_6__/* .objection */ .C4)(before.counting, comments ?? [], rules) === null ? before.counting : null;
    }
    /** The same digest keeps the time of the record before, so that its reviews hold. */
    #recordOf(plan, seen, hidden) {
        const { context, event, merge, history } = this.#input;
        const listedChanges = plan.toExecute.filter((change) => !hidden.has(change));
        const shownDigest = (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)(listedChanges.map(({ fingerprint }) => fingerprint));
        const before = this.#standing(seen)?.record ?? null;
        const since = before?.digest === shownDigest ? before.at : null;
        // Whole seconds, as GitHub tells times, of reviews too: one within the same second is not before it. By GitHub's own
        // clock, since that of a runner may be wrong.
        const now = new Date(Math.floor((seen.now ?? context.host.clock.now()) / 1000) * 1000).toISOString();
        const record = {
            ...(0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .ownerOf */ .bf)(context),
            ...{ pullRequest: event.number, head: event.headSha, baseBranch: seen.pull.base_ref, base: merge.base },
            organization: plan.organization,
            digest: shownDigest,
            changes: listedChanges.map((change) => ({
                fingerprint: change.fingerprint,
                target: change.id === null ? null : (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(plan.organization, change.id, change.after),
            })),
            guards: [...plan.guards],
            at: since ?? now,
            mark: history.marks.latest?.id ?? null,
        };
        return { encoded: (0,_github_record_js__WEBPACK_IMPORTED_MODULE_5__/* .encodeRecord */ .Ym)(record, context.github.signingKey), since };
    }
}
/** GitHub makes the merge some seconds after a push; the event does not wait for it. */
const WAITS_MS = [1000, 2000, 4000, 8000];
/** Under `pull_request` the event's own commit; else the ref, once it is of the head that the event is about. */
async function testMerge(context, event) {
    const { git } = context;
    const { eventName, commit } = context.runner;
    if (eventName === 'pull_request')
        return expectMerge(await mergeAt(commit, git, event));
    const ref = `refs/pull/${event.number}/merge`;
    for (const wait of WAITS_MS) {
        const merge = await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchRef */ .sl)(ref, git).then((fetched) => mergeAt(fetched, git, event), noneYet);
        if (merge !== null)
            return merge;
        await (0,_context_js__WEBPACK_IMPORTED_MODULE_11__/* .pause */ .v7)(context, wait);
    }
    return expectMerge(await mergeAt(await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchRef */ .sl)(ref, git), git, event));
}
/** null when the commit is no merge of the event's head. */
async function mergeAt(commit, git, { headSha }) {
    const [base, head] = await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .parentsOf */ .fY)(commit, git);
    return base !== undefined && head === headSha ? { commit, base } : null;
}
function expectMerge(merge) {
    if (merge !== null)
        return merge;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('pull request', 'has no test merge of this head. Resolve conflicts, or push again.');
}
/** A pull request that was retargeted may have the merge into the branch before, of which another plan comes. */
async function expectOfBase(context, { baseRef }, { base }) {
    const { github, runner } = context;
    const branch = baseRef ?? github.defaultBranch;
    const untold = () => {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('github-token', `is not told the newest commit of ${branch} (404). ${NO_TIP}`);
    };
    const tip = await github.client.tipOf(branch).catch((0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .isNotFound */ .c4, untold));
    if (tip === base)
        return;
    const { status } = await github.client.compare(base, tip, 1).catch((error) => {
        if (!(0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .isNeedless */ .ai)(error, context))
            throw error;
        runner.notice(NOT_OF_BASE);
        return { status: 'ahead' };
    });
    if (status === 'ahead')
        return;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('pull request', `has a test merge of another branch than ${branch}. Push again, so that GitHub makes it anew.`);
}
const NO_TIP = 'Check that it may see the branch; where the server is not GitHub, set approval: none.';
const NOT_OF_BASE = 'This server does not compare commits (404), so it is not known whether the test merge is into the branch that the pull request names.';
function noneYet(error) {
    if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS)
        return null;
    throw error;
}
/** Under `pull_request_target` the event's commit is the base: what the event asks about is the test merge. */
async function askedAbout(context) {
    const { runner, head } = context;
    const { eventName, payload } = runner;
    const pullRequest = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_17__/* .pullRequestOf */ ._n)(payload);
    if (eventName !== 'pull_request_target' || pullRequest === null)
        return head;
    const merge = await testMerge(context, pullRequest);
    return { kind: 'commit', commit: merge.commit };
}
async function planCommit(context) {
    const { github, runner } = context;
    const { commit } = runner;
    const beginning = { name: (0,_github_record_js__WEBPACK_IMPORTED_MODULE_5__/* .checkName */ .I3)('preview', github.name), head_sha: commit, title: 'Planning' };
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_14__/* .underCheck */ .ll)(context, beginning, async (check) => {
        const before = runner.eventName === 'push' ? (0,_github_event_js__WEBPACK_IMPORTED_MODULE_17__/* .commitBefore */ .Xg)(runner.payload) : null;
        const lookout = { from: commit, before, creator: check?.bot ?? null };
        const ground = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .readGround */ .A4)(context, await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .readMarks */ .pc)(context, commit), lookout);
        const history = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .readHistory */ .Lu)(context, ground, { depth: 'records' });
        const compared = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_15__/* .baselineOf */ .Bv)(context, ground.applied, history);
        const { plan, result } = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_12__/* .runPlan */ .Fo)(context, compared);
        await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_16__/* .showPlan */ .tN)({ plan, verb: 'plan', commit }, context);
        return { result, title: (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_9__/* .headline */ .Pl)(plan), conclusion: (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefused */ .H0)(result) ? 'failure' : 'success' };
    });
}
/**
 * Without a token, or a repository. A plan that is not recorded approves nothing, and a merge group that is not verified may
 * bring anything: both are red.
 */
async function planWithoutGitHub(context) {
    const { settings, runner } = context;
    const { plan, result } = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_12__/* .runPlan */ .Fo)({ ...context, head: await askedAbout(context) }, _snapshot_js__WEBPACK_IMPORTED_MODULE_13__/* .NOTHING_KNOWN */ .GN);
    await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_16__/* .showPlan */ .tN)({ plan, verb: 'plan' }, context);
    const { payload } = runner;
    const isForReview = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_17__/* .pullRequestOf */ ._n)(payload) !== null || (0,_github_event_js__WEBPACK_IMPORTED_MODULE_17__/* .mergeGroupOf */ .jM)(payload) !== null;
    if (!isForReview || (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefused */ .H0)(result) || settings.approval === 'none')
        return result;
    runner.setFailureReason?.('Without a github-token this plan is neither recorded nor verified, so apply would execute none of it.');
    return 'failed';
}


/***/ })

};
