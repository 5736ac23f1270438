export const id = 926;
export const ids = [926];
export const modules = {

/***/ 7926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planCommit: () => (/* binding */ planCommit),
  planPullRequest: () => (/* binding */ planPullRequest),
  planWithoutGitHub: () => (/* binding */ planWithoutGitHub)
});

// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __webpack_require__(9607);
// EXTERNAL MODULE: ./lib/github/record.js
var github_record = __webpack_require__(5118);
// EXTERNAL MODULE: ./lib/github/records.js
var records = __webpack_require__(8181);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/commands/plan.js
var commands_plan = __webpack_require__(7667);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
// EXTERNAL MODULE: ./lib/commands/action/check.js
var action_check = __webpack_require__(6693);
// EXTERNAL MODULE: ./lib/commands/action/look.js
var action_look = __webpack_require__(5234);
// EXTERNAL MODULE: ./lib/commands/action/outputs.js
var outputs = __webpack_require__(2575);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
;// CONCATENATED MODULE: ./lib/github/record-writer.js

/**
 * Writes the parts of a record that do not fit into the first check run into more of the same name. Resolves to their
 * ids.
 */
async function writeRest(github, run, texts) {
    const parts = texts.map((text, index) => github.createCheckRun({
        name: run.name,
        head_sha: run.head_sha,
        conclusion: 'neutral',
        output: {
            title: `Record, part ${index + 2} of ${texts.length + 1}`,
            summary: 'The rest of what apply may execute.',
            text,
        },
    }));
    return (await Promise.all(parts)).map(({ id }) => id);
}
/** Completes the check run with the record. This comes last, so that an interrupted record is never complete. */
async function writeRecord(github, run, { first, output, comment, rest, }) {
    const { title, summary, conclusion, annotations } = output;
    const surfaces = {
        comment: comment && (0,github_record/* commentSeal */.hF)(comment),
        check: (0,github_record/* checkSeal */._L)(title, summary),
        runs: [run.id, ...rest],
    };
    await github.updateCheckRun(run.id, { conclusion, output: { title, summary, annotations, text: first(surfaces) } });
}

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/report/markdown/budget.js
var budget = __webpack_require__(5149);
// EXTERNAL MODULE: ./lib/report/markdown/sections.js
var sections = __webpack_require__(5952);
;// CONCATENATED MODULE: ./lib/report/markdown/check.js






/** GitHub takes 65,535 characters. */
const CHECK_BUDGET = 60_000;
/** Ends with a newline. */
function checkSummary(plan, options) {
    const { detail, commentUrl, runUrl, isNews, why, since } = options;
    const rest = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? '' : (0,summarize/* restLine */.lw)(plan.summary);
    const link = (0,sections/* runLink */.ut)(commentUrl, 'comment') || (0,sections/* runLink */.ut)(runUrl, 'summary of the run');
    const where = isNews
        ? `The ${link || 'summary of the run'} shows the plan.\n`
        : 'Merging this pull request changes nothing at the service.\n';
    const blocked = (0,summarize/* guardSentences */.S6)(plan, text_style/* markdownFormatter */.W9).map((text) => `**Blocked:** ${text}\n`);
    const head = [
        `${(0,text_style/* joined */.oR)([`**${(0,summarize/* summaryLine */.dC)(plan)}**`, rest], summarize/* SEPARATOR */.wv)}\n`,
        why === null ? '' : `**${why}**\n`,
        ...blocked,
        where,
    ];
    const before = since === null ? '' : ` Recorded before, at ${since}.`;
    const foot = `Digest of what apply would execute: ${(0,report_escape/* codeSpan */.SS)(plan.digest)}.${before}\n`;
    const elsewhere = link === '' ? '' : `; the ${link} has more`;
    const left = CHECK_BUDGET - (0,budget/* bytesOf */.$)(foot) - head.reduce((sum, block) => sum + (0,budget/* bytesOf */.$)(block) + 1, 0);
    const deletes = (0,budget/* fitSections */.W)((0,sections/* deleteSectionOf */.Kw)(plan, { detail, elsewhere }), left) ?? [];
    return (0,text_style/* joined */.oR)([...head, ...deletes.map(({ text }) => text), foot], '\n');
}

// EXTERNAL MODULE: ./lib/report/markdown/page.js
var markdown_page = __webpack_require__(3019);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(421);
;// CONCATENATED MODULE: ./lib/commands/action/plan-result.js












/** A page shows at least part of a plan. If the whole plan is hidden, no page was written. */
function whyHidden({ size }, { toExecute }) {
    return size === toExecute.length ? (0,summarize/* shownNowhere */.Eh)(size) : (0,summarize/* tooLargeText */.jQ)(size);
}
/**
 * Comments a plan on its pull request, and records it. Reports nothing if the pull request is closed, has a newer head,
 * another base or another ticket, or is planned by a newer run, which must not be replaced.
 */
async function reportPlan(context, pullPlan) {
    return new PlanReport(context, pullPlan).write();
}
class PlanReport {
    #context;
    #input;
    constructor(context, input) {
        this.#context = context;
        this.#input = input;
    }
    async write() {
        const pullNow = await this.#lookAgain();
        if (pullNow === null)
            return this.#withdraw();
        const { check, mayRecord } = this.#input;
        return check === null || !mayRecord ? this.#showUnrecorded(pullNow) : this.#showAndRecord(check, pullNow);
    }
    /** null when this plan must not be reported. */
    async #lookAgain() {
        const { event, check } = this.#input;
        const { client, owner, mayComment } = this.#context.github;
        const { number, headSha } = event;
        const [pull, runs, comments] = await Promise.all([
            client.anew.pull(number),
            check === null ? [] : client.anew.checkRuns(headSha, (0,github_record/* checkName */.I3)('plan', owner.name)),
            mayComment ? client.anew.comments(number) : null,
        ]);
        if (!this.#isAsAsked(pull) || (check !== null && (0,records/* isOvertaken */.iN)(check, runs)))
            return null;
        return { pull, standing: this.#standing(pull, runs, comments ?? []), now: client.now() };
    }
    /**
     * A record made after the merge or the close would approve it afterwards. A title with another ticket is planned by a
     * run of its own.
     */
    #isAsAsked({ state, head_sha, base_ref, title }) {
        const { headSha, baseRef, title: planned } = this.#input.event;
        const isSame = head_sha === headSha && base_ref === (baseRef ?? base_ref);
        return state === 'open' && isSame && this.#ticketIn(title) === this.#ticketIn(planned);
    }
    /** null for no ticket, or where none is asked for. */
    #ticketIn(title) {
        const { ticketPattern } = this.#context.settings;
        return ticketPattern === '' ? null : (0,guard/* ticketIn */.m9)(title, ticketPattern);
    }
    async #withdraw() {
        const title = 'Closed, or superseded by a newer commit, ticket or run';
        this.#context.runner.log('superseded: the pull request was closed, or has another head, base or ticket, or a newer run plans it.\n');
        await this.#pass({ conclusion: 'neutral', title, summary: 'Nothing was recorded.' });
        return 'superseded';
    }
    /** Records that there is nothing to record, so that this is not mistaken for an erased record. */
    async #pass(ending) {
        const { check, event } = this.#input;
        const passed = check && { run: check.id, head: event.headSha, pullRequest: event.number };
        const text = passed === null ? {} : { text: (0,github_record/* encodePass */._N)(passed, this.#context.github.keys) };
        await (0,action_check/* endCheck */.gu)(this.#context, check, { ...ending, ...text });
    }
    /** A plan that cannot be recorded approves nothing: it is red where something has to. */
    async #showUnrecorded(pullNow) {
        const { check, planned } = this.#input;
        const { settings, runner } = this.#context;
        const { comment } = await this.#comment(pullNow);
        const why = check === null ? summarize/* NOT_RECORDED */.D0 : summarize/* NOT_COMPARED */.SD;
        const isAsked = settings.approval !== 'none';
        if (isAsked)
            runner.setFailureReason?.(why);
        const ended = isAsked && !(0,core_result/* isRefused */.H0)(planned.result) ? 'failed' : planned.result;
        const conclusion = (0,core_result/* isRefused */.H0)(ended) ? 'failure' : 'success';
        const summary = this.#summaryOf(comment, { why, since: null });
        await (0,action_check/* endCheck */.gu)(this.#context, check, { conclusion, title: (0,summarize/* headline */.Pl)(planned.plan), summary });
        return ended;
    }
    async #showAndRecord(check, pullNow) {
        const context = this.#context;
        const { settings, runner, github } = context;
        const { plan, result } = this.#input.planned;
        // Parts that do not depend on the comment are sent together with it. Usually there are none.
        const hoped = this.#recordOf(pullNow, new Set());
        const [rest, { comment, hidden }] = await Promise.all([
            writeRest(github.client, check, hoped.encoded.rest),
            this.#comment(pullNow),
        ]);
        const isRecorded = settings.approval !== 'none' || hidden.size === 0;
        const final = hidden.size === 0 || !isRecorded ? hoped : this.#recordOf(pullNow, hidden);
        const more = final === hoped ? [] : await writeRest(github.client, check, final.encoded.rest);
        const why = hidden.size > 0 && settings.approval !== 'none' ? whyHidden(hidden, plan) : null;
        if (why !== null)
            runner.warn(why);
        const output = this.#outputOf(this.#summaryOf(comment, { why, since: final.since }));
        // An invalid plan records nothing, and earlier records no longer count.
        if (result === 'invalid') {
            await (0,action_check/* endCheck */.gu)(context, check, output);
            return result;
        }
        if (pullNow.pull.base_ref !== github.defaultBranch) {
            // Nothing is applied from that branch, and after a retarget the plan is another.
            await this.#pass(output);
            return result;
        }
        if (!this.#isAsAsked(await github.client.anew.pull(this.#input.event.number)))
            return this.#withdraw();
        await writeRecord(github.closing, check, {
            ...{ first: final.encoded.first, output, comment, rest: [...rest, ...more] },
        });
        return result;
    }
    #summaryOf(comment, said) {
        const { plan } = this.#input.planned;
        const { settings, runner } = this.#context;
        const where = { commentUrl: comment?.html_url ?? null, runUrl: runner.runUrl };
        return checkSummary(plan, { ...where, ...said, detail: settings.detail, isNews: isNews(plan) });
    }
    #outputOf(summary) {
        const { plan, result } = this.#input.planned;
        const { settings, folder } = this.#context;
        return {
            conclusion: (0,core_result/* isRefused */.H0)(result) ? 'failure' : 'success',
            title: (0,summarize/* headline */.Pl)(plan),
            summary,
            annotations: (0,messages.lineAnnotations)(plan.diagnostics, { detail: settings.detail, folder }),
        };
    }
    /** Writes the comment within its limit. If some changes do not fit, writes it again, and those are not recorded. */
    async #comment(pullNow) {
        const context = this.#context;
        const { check, mayRecord, planned, notInSummary } = this.#input;
        const { plan } = planned;
        const { github, settings, runner } = context;
        const { number, head_sha, base_ref } = pullNow.pull;
        const pageWith = (unrecorded) => (0,markdown_page/* planPage */.j)(plan, {
            ...{ detail: settings.detail, commit: head_sha, budget: (0,action_check/* commentBudget */.LO)(context, 'plan') },
            ...{
                isSummaryWhole: notInSummary.length === 0,
                unrecorded,
                mayRecord,
                next: settings.approval,
                pages: (0,outputs/* pagesUrl */.Wm)(runner),
            },
            ...{ name: github.owner.name, runUrl: runner.runUrl, files: (0,outputs/* filesUrl */.$f)(runner, head_sha) },
            ...{ ticket: (0,outputs/* ticketOf */.We)(plan), deleteApprovals: settings.deleteApprovals },
            ...(base_ref === github.defaultBranch ? {} : { unappliedBranch: base_ref }),
        });
        const hiddenWith = (inComment) => {
            const unseen = new Set(inComment);
            return new Set(notInSummary.filter((change) => unseen.has(change)));
        };
        const whole = pageWith(0);
        const unrecorded = settings.approval === 'none' ? 0 : hiddenWith(whole.notShown).size;
        const page = unrecorded === 0 ? whole : pageWith(unrecorded);
        const bot = check?.bot ?? null;
        const comment = await (0,action_check/* commentOnce */.ZD)(context, {
            kind: 'plan',
            pullRequest: number,
            body: page.text,
            bot,
            isNews: isNews(plan),
            // What is sealed is what people read, the link to the rest of it included.
            isIntact: !mayRecord || base_ref !== github.defaultBranch || pullNow.standing?.shown.comment != null,
        });
        return { comment, hidden: hiddenWith(comment === null ? plan.toExecute : page.notShown) };
    }
    #standing(pull, runs, comments) {
        const { check, judgement } = this.#input;
        const { keys, owner } = this.#context.github;
        const { latest, standing } = judgement.applies;
        const rules = {
            ...{ bot: check?.bot ?? null, keys, expected: owner, isStrict: true },
            ...{ mark: latest?.id ?? null, known: new Set(standing.map(({ id }) => id)) },
        };
        const before = (0,records/* findRecord */.Tq)(runs, pull, rules);
        if (!('counting' in before))
            return null;
        return (0,records/* objection */.C4)(before.counting, comments, rules) === null ? before.counting : null;
    }
    /** If the digest is unchanged, the record keeps its time, so that its reviews still count. */
    #recordOf(pullNow, hidden) {
        const { event, merge, judgement, planned } = this.#input;
        const { plan } = planned;
        const { keys, owner } = this.#context.github;
        const listedChanges = plan.toExecute.filter((change) => !hidden.has(change));
        const shownDigest = (0,fingerprint/* digest */.br)(listedChanges.map(({ fingerprint }) => fingerprint));
        const before = pullNow.standing?.record ?? null;
        const ticket = this.#ticketIn(pullNow.pull.title);
        const since = before?.digest === shownDigest && before.ticket === ticket ? before.at : null;
        // Whole seconds, like GitHub's times, including those of reviews. A review within the same second is not earlier.
        // By GitHub's clock, since a runner's may be wrong.
        const now = new Date(Math.floor(pullNow.now / 1000) * 1000).toISOString();
        const record = {
            ...owner,
            ...{ pullRequest: event.number, head: event.headSha, baseBranch: pullNow.pull.base_ref, base: merge.base },
            organization: plan.organization,
            digest: shownDigest,
            changes: listedChanges.map((change) => ({
                fingerprint: change.fingerprint,
                target: change.id === null ? null : (0,fingerprint/* targetFingerprint */.Mv)(plan.organization, change.id, change.after),
            })),
            ...{ title: pullNow.pull.title, ticket },
            guards: [...plan.guards],
            at: since ?? now,
            mark: judgement.applies.latest?.id ?? null,
        };
        return { encoded: (0,github_record/* encodeRecord */.Ym)(record, keys), since };
    }
}
/** Nobody needs to read that there is nothing. A comment that is there is kept true. */
function isNews({ changes, diagnostics, guards }) {
    return changes.length > 0 || diagnostics.length > 0 || (0,guard/* isBlocked */.lT)(guards);
}

// EXTERNAL MODULE: ./lib/commands/action/test-merge.js
var test_merge = __webpack_require__(3276);
;// CONCATENATED MODULE: ./lib/commands/action/plan.js
// The plan of a pull request: plans its test merge, compared with the merge's first parent, and reports the plan there.
// Also plans commits without a pull request.













async function planPullRequest(context, event) {
    const { github } = context;
    const merge = await (0,test_merge/* testMerge */.B3)(context, event);
    const name = (0,github_record/* checkName */.I3)('plan', github.owner.name);
    const identity = { name, head_sha: event.headSha, external_id: (0,records/* planId */.rY)(event.number) };
    const reading = (0,action_look/* readingOf */.MU)(context, { purpose: 'plan', from: merge.base, before: merge.base });
    // Usually the newest deployment is by the same app as this run's check run.
    const guessed = (0,rejections/* early */.Q3)((0,action_look/* lookAs */.mx)(context, reading, null));
    const isOfBase = (0,rejections/* early */.Q3)((0,test_merge/* expectOfBase */.cp)(context, event, merge));
    const check = await (0,action_check/* beginCheck */.Aq)(context, { ...identity, title: 'Planning' });
    try {
        await isOfBase;
        const look = await (0,action_look/* asCreator */.Z$)(context, await guessed, check?.bot ?? null);
        const { judgement } = await (0,action_look/* lookAt */.t5)(context, look);
        const compared = await (0,action_look/* baselineOf */.Bv)(context, merge.base, judgement);
        const head = { kind: 'commit', commit: merge.commit };
        const settings = { ...context.settings, title: event.title };
        const planned = await (0,commands_plan/* runPlan */.Fo)({ ...context, head, settings }, compared);
        const mayRecord = (check !== null && look.facts.deployments.isReadable) || settings.approval === 'none';
        const showing = { plan: planned.plan, verb: 'plan', commit: event.headSha, mayRecord };
        const { hidden: notInSummary } = await (0,outputs/* showPlan */.tN)(showing, context);
        return await reportPlan(context, { event, merge, check, judgement, mayRecord, planned, notInSummary });
    }
    catch (error) {
        await (0,action_check/* abandonCheck */.Qu)(context, check, 'The plan failed');
        throw error;
    }
}
async function planCommit(context) {
    const { github, runner } = context;
    const { commit } = runner;
    const beginning = { name: (0,github_record/* checkName */.I3)('preview', github.owner.name), head_sha: commit, title: 'Planning' };
    return (0,action_check/* underCheck */.ll)(context, beginning, async (check) => {
        const before = runner.eventName === 'push' ? (0,github_event/* commitBefore */.Xg)(runner.payload) : null;
        const look = await (0,action_look/* lookFrom */._B)(context, { purpose: 'plan', from: commit, before }, check?.bot ?? null);
        const { judgement } = await (0,action_look/* lookAt */.t5)(context, look);
        const compared = await (0,action_look/* baselineOf */.Bv)(context, judgement.applied, judgement);
        const { plan, result } = await (0,commands_plan/* runPlan */.Fo)(context, compared);
        await (0,outputs/* showPlan */.tN)({ plan, verb: 'plan', commit }, context);
        return { result, title: (0,summarize/* headline */.Pl)(plan), conclusion: (0,core_result/* isRefused */.H0)(result) ? 'failure' : 'success' };
    });
}
/**
 * Without a token or a repository. A plan without a record approves nothing, and a merge group that is not verified may
 * bring anything, so both are red.
 */
async function planWithoutGitHub(context) {
    const { settings, runner } = context;
    const { plan, result } = await (0,commands_plan/* runPlan */.Fo)({ ...context, head: await (0,test_merge/* askedAbout */.cT)(context) }, snapshot/* NOTHING_KNOWN */.GN);
    await (0,outputs/* showPlan */.tN)({ plan, verb: 'plan' }, context);
    const { payload } = runner;
    const isForReview = (0,github_event/* pullRequestOf */._n)(payload) !== null || (0,github_event/* mergeGroupOf */.jM)(payload) !== null;
    if (!isForReview || (0,core_result/* isRefused */.H0)(result) || settings.approval === 'none')
        return result;
    runner.setFailureReason?.('Without a github-token this plan is neither recorded nor verified, so apply would execute none of it.');
    return 'failed';
}


/***/ })

};
