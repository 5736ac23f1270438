export const id = 636;
export const ids = [636];
export const modules = {

/***/ 636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHub: () => (/* binding */ createGitHub)
/* harmony export */ });
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7536);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1810);



const REPO = '/repos/{owner}/{repo}';
const PULL = readRoute(`${REPO}/pulls/{pull_number}`, 'pull-requests');
const REVIEWS = readRoute(`${REPO}/pulls/{pull_number}/reviews`, 'pull-requests');
const PULL_COMMITS = readRoute(`${REPO}/pulls/{pull_number}/commits`, 'pull-requests');
const PERMISSION = readRoute(`${REPO}/collaborators/{username}/permission`, 'metadata');
const PULLS_OF = readRoute(`${REPO}/commits/{commit_sha}/pulls`, 'pull-requests');
const COMMITS = readRoute(`${REPO}/commits`, 'contents');
const COMPARE = readRoute(`${REPO}/compare/{basehead}`, 'contents');
const REF = readRoute(`${REPO}/git/ref/{ref}`, 'contents');
const DEPLOYMENTS = readRoute(`${REPO}/deployments`, 'deployments');
const CREATE_DEPLOYMENT = writeRoute('POST', `${REPO}/deployments`, 'deployments');
const STATUSES = readRoute(`${REPO}/deployments/{deployment_id}/statuses`, 'deployments');
const CREATE_STATUS = writeRoute('POST', `${REPO}/deployments/{deployment_id}/statuses`, 'deployments');
const CHECK_RUNS = readRoute(`${REPO}/commits/{ref}/check-runs`, 'checks');
const CREATE_CHECK_RUN = writeRoute('POST', `${REPO}/check-runs`, 'checks');
const UPDATE_CHECK_RUN = writeRoute('PATCH', `${REPO}/check-runs/{check_run_id}`, 'checks');
const COMMENTS = readRoute(`${REPO}/issues/{issue_number}/comments`, 'pull-requests');
const CREATE_COMMENT = writeRoute('POST', `${REPO}/issues/{issue_number}/comments`, 'pull-requests');
const UPDATE_COMMENT = writeRoute('PATCH', `${REPO}/issues/comments/{comment_id}`, 'pull-requests');
const DELETE_COMMENT = writeRoute('DELETE', `${REPO}/issues/comments/{comment_id}`, 'pull-requests');
/** A job that lists issues here writes them, too. */
const ISSUES = { ...readRoute(`${REPO}/issues`, 'issues'), permission: 'issues: write' };
const CREATE_ISSUE = writeRoute('POST', `${REPO}/issues`, 'issues');
const UPDATE_ISSUE = writeRoute('PATCH', `${REPO}/issues/{issue_number}`, 'issues');
const REPOSITORY = readRoute(REPO, 'metadata');
const IS_PRIVATE = _answers_js__WEBPACK_IMPORTED_MODULE_0__/* .repository */ .Jk.pick({ private: true });
const USER = readRoute('/user', 'metadata');
function readRoute(path, scope) {
    return { method: 'GET', path, permission: `${scope}: read` };
}
function writeRoute(method, path, scope) {
    return { method, path, permission: `${scope}: write` };
}
/**
 * Clients for one repository. Each is made with a signal that ends its requests and lets none begin. Nothing is loaded
 * or sent before the first call. Every method rejects with GitHubError.
 */
function createGitHub(options) {
    const { owner, repo, clock } = options;
    const { until, open } = (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .createSend */ .Rx)(options);
    const place = { owner, repo };
    const known = new Map();
    let ahead = 0;
    return (signal) => {
        const sendOne = until(signal);
        // Every request names the repository, and every answer gives the time.
        const send = async (request) => {
            const isOfRepository = request.route.path.startsWith(REPO);
            const answer = await sendOne({ ...request, params: { ...(isOfRepository && place), ...request.params } });
            const at = (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .answerTime */ ._j)(answer.headers);
            if (at !== null)
                ahead = at - clock.now();
            return answer;
        };
        const asking = (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .askOf */ .xt)({ send, open });
        const reads = {
            ...readingPulls(asking),
            ...readingCommits(asking),
            ...readingDeployments(asking),
            ...readingChecks(asking),
            ...readingComments(asking),
            isPrivate: async () => (await asking.one(REPOSITORY, {}, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(IS_PRIVATE))).private,
            login: async () => (await asking.one(USER, {}, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .user */ .kQ))).login,
        };
        return {
            ...remembering(reads, known, signal),
            ...writingDeployments(asking),
            ...writingChecks(asking),
            ...writingComments(asking),
            ...issues(asking),
            now: () => clock.now() + ahead,
        };
    };
}
/**
 * Asks each question once, except if the end of a run cut off the answer. If a question is asked again on purpose, its
 * new answer is kept.
 */
function remembering(reads, known, signal) {
    const remembered = (name, ask, isAnew) => {
        return (...args) => {
            const key = JSON.stringify([name, ...args]);
            const before = known.get(key);
            if (before !== undefined && !isAnew)
                return before;
            const answer = ask(...args);
            known.set(key, answer);
            answer.catch(() => signal.aborted && known.delete(key));
            return answer;
        };
    };
    const all = (isAnew) => {
        const methods = Object.entries(reads).map(([name, ask]) => [name, remembered(name, ask, isAnew)]);
        return Object.fromEntries(methods);
    };
    return { ...all(false), anew: all(true) };
}
function readingPulls({ one, all }) {
    return {
        pull: (number) => {
            const isIt = (pull) => pull.number === number;
            return one(PULL, { pull_number: number }, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequest */ .VV, isIt, 'pull request'));
        },
        reviews: (number) => all(REVIEWS, { pull_number: number }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .review */ .NQ.array())),
        commitsOfPull: (number) => all(PULL_COMMITS, { pull_number: number }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd.array())),
        permissionOf: async (login) => (await one(PERMISSION, { username: login }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .permission */ .EK))).permission,
        pullsOf: (sha) => all(PULLS_OF, { commit_sha: sha }, pullList),
    };
}
const pullList = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequest */ .VV.array());
function readingCommits({ send, one }) {
    return {
        commits: async ({ sha, path }, page) => {
            const params = { sha, ...(path === '' ? {} : { path }), per_page: _request_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_SIZE */ .md, page };
            const { value, headers } = await send({ route: COMMITS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd.array()) });
            return { entries: value, pages: (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .pageCount */ .Lp)(headers, page) };
        },
        compare: (base, head, page) => {
            return one(COMPARE, { basehead: `${base}...${head}`, per_page: _request_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_SIZE */ .md, page }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comparison */ .my));
        },
        tipOf: async (branch) => {
            const isIt = ({ ref }) => ref === `refs/heads/${branch}`;
            return (await one(REF, { ref: `heads/${branch}` }, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .gitRef */ .GY, isIt, 'ref'))).object.sha;
        },
    };
}
function readingDeployments({ send, all }) {
    return {
        deployments: async (task, page, most = _request_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_SIZE */ .md) => {
            const params = { task, per_page: most, page };
            const { value, headers } = await send({ route: DEPLOYMENTS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deployment */ .kG.array()) });
            // The task matters too much to rely on GitHub's filter.
            const entries = value.filter((made) => made.task === task).sort((a, b) => b.id - a.id);
            return { entries, pages: (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .pageCount */ .Lp)(headers, page) };
        },
        deploymentStatuses: (id) => all(STATUSES, { deployment_id: id }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deploymentStatus */ .I1.array())),
    };
}
function writingDeployments({ one }) {
    return {
        createDeployment: (wanted) => {
            const isIt = ({ sha, environment }) => sha === wanted.ref && environment === wanted.environment;
            const params = { ...wanted, auto_merge: false, required_contexts: [] };
            return one(CREATE_DEPLOYMENT, params, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deployment */ .kG, isIt, 'deployment'));
        },
        // Earlier statuses stay unchanged: they show what was applied.
        createDeploymentStatus: (id, status) => one(CREATE_STATUS, { deployment_id: id, ...status, auto_inactive: false }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deploymentStatus */ .I1)),
    };
}
function readingComments({ all }) {
    return { comments: (number) => all(COMMENTS, { issue_number: number }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im.array())) };
}
function writingComments({ one }) {
    return {
        createComment: (number, body) => one(CREATE_COMMENT, { issue_number: number, body }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im)),
        updateComment: (id, body) => one(UPDATE_COMMENT, { comment_id: id, body }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im)),
        deleteComment: (id) => one(DELETE_COMMENT, { comment_id: id }, () => undefined),
    };
}
function issues({ one, all }) {
    return {
        issues: ({ creator, state }) => {
            const order = { sort: 'created', direction: 'asc' };
            return all(ISSUES, { ...order, state, ...(creator === null ? {} : { creator }) }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issues */ .Bq));
        },
        createIssue: (title, body) => one(CREATE_ISSUE, { title, body }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn)),
        updateIssue: (number, update) => one(UPDATE_ISSUE, { issue_number: number, ...update }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn)),
    };
}
/** Reads an answer that must be about what was asked for. */
function only(schema, isIt, what) {
    const readIt = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(schema);
    return (answer) => {
        const value = readIt(answer);
        if (!isIt(value))
            throw new _answers_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerError */ .dV(`another ${what}`);
        return value;
    };
}
function readingChecks({ all }) {
    return {
        checkRuns: async (sha, name) => {
            const params = { ref: sha, check_name: name, filter: 'all' };
            const runs = await all(CHECK_RUNS, params, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRuns */ .l4));
            // Records depend on these two, so GitHub's filter is checked.
            return runs.filter((run) => run.name === name && run.head_sha === sha);
        },
    };
}
function writingChecks({ one }) {
    const update = (id, params) => one(UPDATE_CHECK_RUN, { check_run_id: id, ...params }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRun */ .Q5));
    const addOutputs = async (run, outputs) => {
        let latest = run;
        for (const output of outputs)
            latest = await update(run.id, { output });
        return latest;
    };
    return {
        createCheckRun: async (run) => {
            const { name, head_sha, conclusion } = run;
            const [output, ...rest] = batches(run.output);
            const isIt = (made) => made.name === name && made.head_sha === head_sha;
            const params = { ...run, status: conclusion === undefined ? 'in_progress' : 'completed', output };
            return addOutputs(await one(CREATE_CHECK_RUN, params, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRun */ .Q5, isIt, 'check run')), rest);
        },
        updateCheckRun: async (id, { output: whole, ...outcome }) => {
            const [output, ...rest] = batches(whole);
            const status = outcome.conclusion === undefined ? {} : { status: 'completed' };
            return addOutputs(await update(id, { ...status, ...outcome, output }), rest);
        },
    };
}
// GitHub takes 50 annotations in one request and adds them to those it has. More are sent in updates, which repeat
// title, summary and text, because an update removes what it leaves out.
const MAX_ANNOTATIONS = 50;
/** The same output once for each batch of annotations, at least once. */
function batches({ annotations = [], ...output }) {
    if (annotations.length === 0)
        return [output];
    return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, (_, number) => {
        const start = number * MAX_ANNOTATIONS;
        return { ...output, annotations: annotations.slice(start, start + MAX_ANNOTATIONS) };
    });
}


/***/ })

};
