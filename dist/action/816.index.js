export const id = 816;
export const ids = [816];
export const modules = {

/***/ 3816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verifyMergeGroup: () => (/* binding */ verifyMergeGroup)
/* harmony export */ });
/* harmony import */ var _core_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7557);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8490);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9452);
/* harmony import */ var _github_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8556);
/* harmony import */ var _github_range_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5510);
/* harmony import */ var _github_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5118);
/* harmony import */ var _github_situation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3983);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7443);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7667);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6693);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5234);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2575);
// The check of a merge group: plans it again on the commit it would merge into, and compares the
// plan with the records of the group's pull requests. Sets the check of the group's head, and never records.













async function verifyMergeGroup(context, group) {
    const { github, runner } = context;
    const beginning = {
        name: (0,_github_record_js__WEBPACK_IMPORTED_MODULE_4__/* .checkName */ .I3)('plan', github.owner.name),
        head_sha: runner.commit,
        title: 'Planning the merge group',
    };
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .underCheck */ .ll)(context, beginning, async (check) => {
        const { result, title } = await verify(context, group, check);
        return { result, title, conclusion: (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefused */ .H0)(result) ? 'failure' : 'success' };
    });
}
async function verify(context, group, check) {
    const { settings, runner } = context;
    const before = group.baseSha;
    const look = await (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .lookFrom */ ._B)(context, { purpose: 'plan', from: before, before }, check?.bot ?? null);
    const { judgement } = await (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .lookAt */ .t5)(context, look);
    const compared = await (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .baselineOf */ .Bv)(context, before, judgement);
    const { plan, result } = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .runPlan */ .Fo)(context, compared);
    await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_10__/* .showPlan */ .tN)({ plan, verb: 'plan' }, context);
    // Nothing is applied from another branch, and no plan for it is recorded.
    const branch = `refs/heads/${context.github.defaultBranch}`;
    const isElsewhere = (group.baseRef ?? branch) !== branch;
    if (result !== 'planned' || settings.approval === 'none' || isElsewhere)
        return { result, title: (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)(plan) };
    if (!look.facts.deployments.isReadable) {
        runner.setFailureReason?.(_report_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .NOT_COMPARED */ .SD);
        return { result: 'failed', title: 'What was applied cannot be read' };
    }
    const pulls = await reviewedPullsOf(context, group, look);
    const approved = (0,_github_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .approvedBy */ .vU)(withCounting(pulls), settings.deleteApprovals);
    const wanted = plan.toExecute.filter(({ origin }) => origin === 'inventory');
    const missing = new Set((0,_core_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .unapproved */ .Bo)(plan.organization, wanted, approved).map(({ fingerprint }) => fingerprint));
    if (missing.size === 0)
        return { result, title: (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)(plan) };
    const behind = { counting: (0,_github_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .countingPulls */ .cj)(pulls), rejected: (0,_github_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .rejectedPulls */ .z3)(pulls), direct: [] };
    const isShown = (0,_core_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .unapproved */ .Bo)(plan.organization, wanted, approvedIfReviewed(pulls)).length === 0;
    const next = isShown ? 'review-pull-request' : 'update-pull-request';
    const given = { approve: '', ticket: null, workflow: null };
    await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_10__/* .showRefusal */ .O)({ plan, missing, approved, behind, next, ...given }, context);
    const lacking = isShown ? 'too few people approved' : 'no pull request of it showed';
    return { result: 'unapproved', title: `The merge group would change what ${lacking}` };
}
/** The records of the group's pull requests, and whether they count. */
async function reviewedPullsOf(context, group, { reading, facts, applies }) {
    const { runner } = context;
    const asking = { ...reading, depth: context.settings.approval === 'review' ? 'rights' : 'records' };
    const merged = (await pullsOfGroup(context, group)).map((pull) => ({ pull, brought: [] }));
    const pulls = await (0,_github_situation_js__WEBPACK_IMPORTED_MODULE_5__/* .readPulls */ .$i)({ ...asking, creator: facts.creator }, merged, (0,_github_range_js__WEBPACK_IMPORTED_MODULE_11__/* .byHash */ .Ci)([]));
    const { rights, unread } = await (0,_github_situation_js__WEBPACK_IMPORTED_MODULE_5__/* .readRights */ .Cx)(asking.github, asking.depth === 'rights' ? pulls : []);
    for (const message of unread)
        runner.notice(message);
    const situation = { creator: facts.creator, rights };
    return (0,_github_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .judgePulls */ .YH)(pulls, { situation, rules: (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .rulesOf */ .fD)(context, 'apply'), applies });
}
function withCounting(pulls) {
    return pulls.filter(({ why }) => why === null);
}
/** What the pull requests would approve if those without a review had one. */
function approvedIfReviewed(pulls) {
    return (0,_github_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .approvedBy */ .vU)(pulls.filter(({ why }) => why === null || why.kind === 'no-review'), 1);
}
/** The pull requests that the group's commits bring, and the one that its ref names. */
async function pullsOfGroup(context, { baseSha, pullRequest }) {
    const pulls = new Map();
    const { client, defaultBranch } = context.github;
    const { commits } = await (0,_github_situation_js__WEBPACK_IMPORTED_MODULE_5__/* .commitsAfter */ .jV)(client, baseSha, context.runner.commit);
    const line = [];
    for (let at = commits.get(context.runner.commit); at !== undefined; at = commits.get(at.parents[0] ?? ''))
        line.push(at);
    const behind = await Promise.all(line.map((commit) => pullsBehind(client, commit)));
    for (const pull of behind.flat())
        if (pull.base_ref === defaultBranch)
            pulls.set(pull.number, pull);
    if (pullRequest !== null && !pulls.has(pullRequest))
        pulls.set(pullRequest, await client.pull(pullRequest));
    return [...pulls.values()];
}
/** GitHub does not show the pull request of a queue's commit until it lands. Its second parent does, or its title. */
async function pullsBehind(client, { sha, parents, title }) {
    const pulls = await client.pullsOf(sha);
    if (pulls.length > 0)
        return pulls;
    if (parents[1] !== undefined)
        return client.pullsOf(parents[1]);
    const number = /\(#(\d{1,9})\)$/.exec(title)?.[1];
    if (number === undefined)
        return [];
    // A title can end with the number of anything.
    const pull = await client.pull(Number(number)).catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_12__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotFound */ .c4, () => null));
    return pull?.state === 'open' ? [pull] : [];
}


/***/ })

};
