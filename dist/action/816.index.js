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
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8490);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9452);
/* harmony import */ var _github_range_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5510);
/* harmony import */ var _github_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5118);
/* harmony import */ var _github_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8181);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7443);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7667);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6693);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(436);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2575);
// A merge group's check (design section 8): plan it again on what it would merge into, and hold what it asks for
// against the records of the group's pull requests. Marks the group's head, and never records.











async function verifyMergeGroup(context, group) {
    const { github, runner } = context;
    const beginning = {
        name: (0,_github_record_js__WEBPACK_IMPORTED_MODULE_4__/* .checkName */ .I3)('plan', github.name),
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
    const marks = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_9__/* .readMarks */ .pc)(context, before);
    const ground = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_9__/* .readGround */ .A4)(context, marks, { from: before, before, creator: check?.bot ?? null });
    const history = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_9__/* .readHistory */ .Lu)(context, ground, { depth: 'records' });
    const compared = await (0,_github_context_js__WEBPACK_IMPORTED_MODULE_9__/* .baselineOf */ .Bv)(context, group.baseSha, history);
    const { plan, result } = await (0,_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .runPlan */ .Fo)(context, compared);
    await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_10__/* .showPlan */ .tN)({ plan, verb: 'plan' }, context);
    // Nothing is applied from another branch, and no plan for it is recorded.
    const branch = `refs/heads/${context.github.defaultBranch}`;
    const isElsewhere = (group.baseRef ?? branch) !== branch;
    if (result !== 'planned' || settings.approval === 'none' || isElsewhere)
        return { result, title: (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)(plan) };
    if (!marks.isKnown) {
        runner.setFailureReason?.(_report_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .NOT_COMPARED */ .SD);
        return { result: 'failed', title: 'What was applied cannot be read' };
    }
    const { client: github } = context.github;
    const depth = settings.approval === 'review' ? 'required' : 'records';
    const asking = { github, ...(0,_github_context_js__WEBPACK_IMPORTED_MODULE_9__/* .rulesOf */ .fD)(context, ground), depth, notice: runner.notice };
    const pulls = await (0,_github_records_js__WEBPACK_IMPORTED_MODULE_5__/* .readApprovals */ .RJ)(await pullsOfGroup(context, group), asking);
    const approved = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_9__/* .approvedBy */ .vU)({ pulls, withdrawn: new Map() });
    const wanted = plan.toExecute.filter(({ origin }) => origin === 'inventory');
    const missing = new Set((0,_core_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .unapproved */ .Bo)(plan.organization, wanted, approved).map(({ fingerprint }) => fingerprint));
    if (missing.size === 0)
        return { result, title: (0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)(plan) };
    const by = { approved, approve: '', pulls: (0,_github_context_js__WEBPACK_IMPORTED_MODULE_9__/* .numbersOf */ .cZ)(pulls), uncounted: (0,_github_context_js__WEBPACK_IMPORTED_MODULE_9__/* .uncounted */ .cP)(pulls) };
    const isShown = (0,_core_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .unapproved */ .Bo)(plan.organization, wanted, shownBy(pulls)).length === 0;
    const next = isShown ? 'review-pull-request' : 'update-pull-request';
    await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_10__/* .showRefusal */ .O)({ plan, missing, ...by, next }, context);
    const lacking = isShown ? 'nobody approved' : 'no pull request of it showed';
    return { result: 'unapproved', title: `The merge group would change what ${lacking}` };
}
/** What the pull requests would approve if all that lack a review had one. */
function shownBy(pulls) {
    const reviewed = pulls.map((pull) => (pull.why?.kind === 'no-review' ? { ...pull, why: null } : pull));
    return (0,_github_context_js__WEBPACK_IMPORTED_MODULE_9__/* .approvedBy */ .vU)({ pulls: reviewed, withdrawn: new Map() });
}
/** The pull requests that the group's commits bring, and the one that its ref names. */
async function pullsOfGroup(context, { baseSha, pullRequest }) {
    const pulls = new Map();
    const { client, defaultBranch } = context.github;
    const commits = await (0,_github_range_js__WEBPACK_IMPORTED_MODULE_3__/* .commitsAfter */ .jV)(baseSha, { github: client, from: context.runner.commit });
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
/** GitHub does not say what a queue's commit is of until it lands: its second parent does, or else its title. */
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
    const pull = await client.pull(Number(number)).catch((0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotFound */ .c4, () => null));
    return pull?.state === 'open' ? [pull] : [];
}


/***/ })

};
