export const id = 636;
export const ids = [636];
export const modules = {

/***/ 636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHub: () => (/* binding */ createGitHub)
/* harmony export */ });
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7536);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9452);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);




const REPO = '/repos/{owner}/{repo}';
const PULL = read(`${REPO}/pulls/{pull_number}`, 'pull-requests');
const REVIEWS = read(`${REPO}/pulls/{pull_number}/reviews`, 'pull-requests');
const PULL_COMMITS = read(`${REPO}/pulls/{pull_number}/commits`, 'pull-requests');
const PERMISSION = read(`${REPO}/collaborators/{username}/permission`, 'metadata');
const PULLS_OF = read(`${REPO}/commits/{commit_sha}/pulls`, 'pull-requests');
const COMMITS = read(`${REPO}/commits`, 'contents');
const COMPARE = read(`${REPO}/compare/{basehead}`, 'contents');
const REF = read(`${REPO}/git/ref/{ref}`, 'contents');
const DEPLOYMENTS = read(`${REPO}/deployments`, 'deployments');
const CREATE_DEPLOYMENT = write('POST', `${REPO}/deployments`, 'deployments');
const STATUSES = read(`${REPO}/deployments/{deployment_id}/statuses`, 'deployments');
const CREATE_STATUS = write('POST', `${REPO}/deployments/{deployment_id}/statuses`, 'deployments');
const CHECK_RUNS = read(`${REPO}/commits/{ref}/check-runs`, 'checks');
const CREATE_CHECK_RUN = write('POST', `${REPO}/check-runs`, 'checks');
const UPDATE_CHECK_RUN = write('PATCH', `${REPO}/check-runs/{check_run_id}`, 'checks');
const COMMENTS = read(`${REPO}/issues/{issue_number}/comments`, 'pull-requests');
const CREATE_COMMENT = write('POST', `${REPO}/issues/{issue_number}/comments`, 'pull-requests');
const UPDATE_COMMENT = write('PATCH', `${REPO}/issues/comments/{comment_id}`, 'pull-requests');
/** Whoever may list issues here is to write them, too. */
const ISSUES = { ...read(`${REPO}/issues`, 'issues'), permission: 'issues: write' };
const CREATE_ISSUE = write('POST', `${REPO}/issues`, 'issues');
const UPDATE_ISSUE = write('PATCH', `${REPO}/issues/{issue_number}`, 'issues');
const REPOSITORY = read(REPO, 'metadata');
function read(path, scope) {
    return { method: 'GET', path, permission: `${scope}: read` };
}
function write(method, path, scope) {
    return { method, path, permission: `${scope}: write` };
}
/**
 * Clients for one repository, by the signal that ends their requests and lets none begin any more. Nothing is loaded or sent
 * before the first call; every method rejects with GitHubError.
 */
function createGitHub(options) {
    const { owner, repo, isAnyForge = false } = options;
    const sendUntil = (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .createSend */ .Rx)(options);
    const place = { owner, repo };
    return (signal) => {
        const send = sendUntil(signal);
        return once({
            ...pulls(send, place),
            ...commits(send, place),
            ...(isAnyForge ? commitsOnForge(send, place) : {}),
            ...deployments(send, place),
            ...checks(send, place),
            ...comments(send, place),
            ...issues(send, place),
            isPrivate: async () => (await send({ route: REPOSITORY, params: place, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .repository */ .Jk) })).value.private,
        });
    };
}
/** What does not change while a run lasts is asked once, however often it is wanted; a failure is asked again. */
function once(github) {
    const answers = new Map();
    const remembered = (name, ask) => {
        return (...args) => {
            const key = JSON.stringify([name, ...args]);
            const answer = answers.get(key);
            if (answer !== undefined)
                return answer;
            const fresh = ask(...args);
            answers.set(key, fresh);
            fresh.catch(() => answers.delete(key));
            return fresh;
        };
    };
    return {
        ...github,
        compare: remembered('compare', github.compare),
        commits: remembered('commits', github.commits),
        permissionOf: remembered('permissionOf', github.permissionOf),
    };
}
const pullList = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequest */ .VV.array());
function pulls(send, place) {
    return {
        pull: async (number) => {
            const params = { ...place, pull_number: number };
            const isIt = (pull) => pull.number === number;
            return (await send({ route: PULL, params, read: only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequest */ .VV, isIt, 'pull request') })).value;
        },
        reviews: (number) => {
            const params = { ...place, pull_number: number };
            return (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .readAll */ .yw)(send, { route: REVIEWS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .review */ .NQ.array()) });
        },
        commitsOfPull: (number) => {
            const params = { ...place, pull_number: number };
            return (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .readAll */ .yw)(send, { route: PULL_COMMITS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd.array()) });
        },
        permissionOf: async (login) => {
            const params = { ...place, username: login };
            return (await send({ route: PERMISSION, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .permission */ .EK) })).value.permission;
        },
        pullsOf: (sha) => (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .readAll */ .yw)(send, { route: PULLS_OF, params: { ...place, commit_sha: sha }, read: pullList }),
    };
}
function commits(send, place) {
    return {
        commits: async ({ sha, path }, page) => {
            const params = { ...place, sha, ...(path === '' ? {} : { path }), per_page: _request_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE_SIZE */ .md, page };
            const { value, headers } = await send({ route: COMMITS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd.array()) });
            return { entries: value, pages: (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .pageCount */ .Lp)(headers, page) };
        },
        compare: async (base, head, page) => {
            const params = { ...place, basehead: `${base}...${head}`, per_page: _request_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE_SIZE */ .md, page };
            return (await send({ route: COMPARE, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comparison */ .my) })).value;
        },
        tipOf: async (branch) => {
            const params = { ...place, ref: `heads/${branch}` };
            const isIt = ({ ref }) => ref === `refs/heads/${branch}`;
            return (await send({ route: REF, params, read: only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .gitRef */ .GY, isIt, 'ref') })).value.object.sha;
        },
    };
}
/** Some forges lack the route for a branch, whose commits tell its tip as well; and do not say how commits stand. */
function commitsOnForge(send, place) {
    return {
        compare: async (base, head, page) => {
            const params = { ...place, basehead: `${base}...${head}`, per_page: _request_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE_SIZE */ .md, page };
            return (await send({ route: COMPARE, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comparisonOnForge */ .Oy(base)) })).value;
        },
        tipOf: async (branch) => {
            try {
                return await commits(send, place).tipOf(branch);
            }
            catch (error) {
                if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_) || error.kind !== 'not-found')
                    throw error;
            }
            const params = { ...place, sha: branch, per_page: 1 };
            const isIt = (list) => list.length > 0;
            return (await send({ route: COMMITS, params, read: only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd.array(), isIt, 'branch') })).value[0].sha;
        },
    };
}
function deployments(send, place) {
    return {
        deployments: async (environment, task, most = _request_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE_SIZE */ .md) => {
            const params = { ...place, environment, task, per_page: most };
            const { value } = await send({ route: DEPLOYMENTS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deployment */ .kG.array()) });
            // Much rests on these two, so they are not left to the answer.
            const ours = value.filter((one) => one.environment === environment && one.task === task);
            return ours.sort((a, b) => b.id - a.id);
        },
        createDeployment: async (wanted) => {
            const params = { ...place, ...wanted, auto_merge: false, required_contexts: [] };
            const isIt = ({ sha, environment }) => sha === wanted.ref && environment === wanted.environment;
            return (await send({ route: CREATE_DEPLOYMENT, params, read: only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deployment */ .kG, isIt, 'deployment') }))
                .value;
        },
        deploymentStatuses: async (id) => {
            const params = { ...place, deployment_id: id };
            let now = null;
            const timed = async (request) => {
                const answer = await send(request);
                now = (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(answer.headers);
                return answer;
            };
            const all = await (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .readAll */ .yw)(timed, { route: STATUSES, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deploymentStatus */ .I1.array()) });
            return { value: all.sort((a, b) => b.id - a.id), now };
        },
        createDeploymentStatus: async (id, status) => {
            // Those before it stay as they are: they tell what was applied.
            const params = { ...place, deployment_id: id, ...status, auto_inactive: false };
            return (await send({ route: CREATE_STATUS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .deploymentStatus */ .I1) })).value;
        },
    };
}
function checks(send, place) {
    return {
        checkRuns: async (sha, name) => {
            const params = { ...place, ref: sha, check_name: name, filter: 'all' };
            const runs = await (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .readAll */ .yw)(send, { route: CHECK_RUNS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRuns */ .l4) });
            // Records rest on these two, so they are not left to the answer.
            return runs.filter((run) => run.name === name && run.head_sha === sha);
        },
        createCheckRun: (run) => createCheckRun(send, place, run),
        updateCheckRun: (id, update) => updateCheckRun(send, place, id, update),
    };
}
function comments(send, place) {
    return {
        comments: (number) => {
            const params = { ...place, issue_number: number };
            return (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .readAll */ .yw)(send, { route: COMMENTS, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im.array()) });
        },
        createComment: async (number, body) => {
            const params = { ...place, issue_number: number, body };
            return (await send({ route: CREATE_COMMENT, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im) })).value;
        },
        updateComment: async (id, body) => {
            const params = { ...place, comment_id: id, body };
            return (await send({ route: UPDATE_COMMENT, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im) })).value;
        },
    };
}
function issues(send, place) {
    return {
        issues: ({ creator, state }) => {
            const order = { sort: 'created', direction: 'asc' };
            const params = { ...place, ...order, state, ...(creator === null ? {} : { creator }) };
            return (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .readAll */ .yw)(send, { route: ISSUES, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issues */ .Bq) });
        },
        createIssue: async (title, body) => {
            return (await send({ route: CREATE_ISSUE, params: { ...place, title, body }, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn) })).value;
        },
        updateIssue: async (number, update) => {
            const params = { ...place, issue_number: number, ...update };
            return (await send({ route: UPDATE_ISSUE, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn) })).value;
        },
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
// GitHub takes 50 annotations a request and adds them to those it has, so more are sent in updates that say title,
// summary and text again: what an update leaves out is gone.
const MAX_ANNOTATIONS = 50;
async function createCheckRun(send, place, run) {
    const { name, head_sha, conclusion, details_url, external_id } = run;
    const [output, ...rest] = batches(run.output);
    const { value } = await send({
        route: CREATE_CHECK_RUN,
        params: {
            ...place,
            name,
            head_sha,
            status: conclusion === undefined ? 'in_progress' : 'completed',
            ...(conclusion === undefined ? {} : { conclusion }),
            ...(details_url === undefined ? {} : { details_url }),
            ...(external_id === undefined ? {} : { external_id }),
            output,
        },
        read: only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRun */ .Q5, (made) => made.name === name && made.head_sha === head_sha, 'check run'),
    });
    return addOutputs(send, place, { run: value, outputs: rest });
}
async function updateCheckRun(send, place, id, update) {
    const [output, ...rest] = batches(update.output);
    const outcome = update.conclusion === undefined ? {} : { status: 'completed', conclusion: update.conclusion };
    const { value } = await send({
        route: UPDATE_CHECK_RUN,
        params: { ...place, check_run_id: id, ...outcome, output },
        read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRun */ .Q5),
    });
    return addOutputs(send, place, { run: value, outputs: rest });
}
async function addOutputs(send, place, { run, outputs }) {
    let latest = run;
    for (const output of outputs) {
        const params = { ...place, check_run_id: run.id, output };
        latest = (await send({ route: UPDATE_CHECK_RUN, params, read: (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRun */ .Q5) })).value;
    }
    return latest;
}
/** The same output as often as its annotations need it; at least once. */
function batches({ annotations = [], ...output }) {
    const first = { ...output, ...withAnnotations(annotations.slice(0, MAX_ANNOTATIONS)) };
    const rest = [];
    for (let start = MAX_ANNOTATIONS; start < annotations.length; start += MAX_ANNOTATIONS) {
        rest.push({ ...output, annotations: annotations.slice(start, start + MAX_ANNOTATIONS) });
    }
    return [first, ...rest];
}
function withAnnotations(annotations) {
    return annotations.length === 0 ? {} : { annotations };
}


/***/ })

};
