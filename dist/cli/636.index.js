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
/** The most pages of closed pull requests that are read. */
const MOST_CLOSED_PAGES = 10;
/**
 * Clients for one repository. Each is made with a signal that ends its requests and lets none begin. Every method rejects
 * with GitHubError, and none keeps an answer.
 */
function createGitHub(options) {
    const { owner, repo, clock } = options;
    let ahead = 0;
    const askingUntil = (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .createAsking */ .a)(options, (at) => {
        ahead = at - clock.now();
    });
    return (signal) => {
        const asking = askingUntil(signal);
        /** One answer about the repository. The scope is one of a workflow's `permissions:`. */
        const one = (method, scope, path, params, read) => {
            const permission = `${scope}: ${method === 'GET' ? 'read' : 'write'}`;
            return asking.one({ method, path: `${REPO}${path}`, permission }, { owner, repo, ...params }, read);
        };
        const all = (permission, path, params, read, isEnough) => asking.all({ method: 'GET', path: `${REPO}${path}`, permission }, { owner, repo, ...params }, read, isEnough);
        const updateCheckRun = (id, params) => one('PATCH', 'checks', '/check-runs/{check_run_id}', { check_run_id: id, ...params }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRun */ .Q5));
        const addOutputs = async (run, outputs) => {
            let latest = run;
            for (const output of outputs)
                latest = await updateCheckRun(run.id, { output });
            return latest;
        };
        const github = {
            now: () => clock.now() + ahead,
            isPrivate: async () => (await one('GET', 'metadata', '', {}, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .repository */ .Jk.pick({ private: true })))).private,
            pull: (number) => {
                const isIt = (pull) => pull.number === number;
                const read = only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequest */ .VV, isIt, 'pull request');
                return one('GET', 'pull-requests', '/pulls/{pull_number}', { pull_number: number }, read);
            },
            reviews: (number) => {
                const read = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .review */ .NQ.array());
                return all('pull-requests: read', '/pulls/{pull_number}/reviews', { pull_number: number }, read);
            },
            commitsOfPull: (number) => {
                const read = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd.array());
                return all('pull-requests: read', '/pulls/{pull_number}/commits', { pull_number: number }, read);
            },
            permissionOf: async (username) => {
                const path = '/collaborators/{username}/permission';
                return (await one('GET', 'metadata', path, { username }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .permission */ .EK))).permission;
            },
            pullsOf: (sha) => all('pull-requests: read', '/commits/{commit_sha}/pulls', { commit_sha: sha }, PULLS),
            closedPulls: async (branch, since) => {
                const order = { state: 'closed', base: branch, sort: 'updated', direction: 'desc' };
                let isWhole = true;
                const pulls = await all('pull-requests: read', '/pulls', order, PULLS, (page, pages) => {
                    if (page.some(({ updated_at }) => Date.parse(updated_at) < since))
                        return true;
                    isWhole = pages < MOST_CLOSED_PAGES;
                    return !isWhole;
                });
                return { pulls, isWhole };
            },
            tipOf: async (branch) => {
                const read = only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .gitRef */ .GY, ({ ref }) => ref === `refs/heads/${branch}`, 'ref');
                return (await one('GET', 'contents', '/git/ref/{ref}', { ref: `heads/${branch}` }, read)).object.sha;
            },
            commitsFrom: (sha, most) => one('GET', 'contents', '/commits', { sha, per_page: most }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd.array())),
            compareAll: async (base, head) => {
                let relation = { status: '', merge_base: '' };
                const commits = await all('contents: read', '/compare/{basehead}', { basehead: `${base}...${head}` }, (answer) => {
                    const { commits: page, ...whole } = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comparison */ .my)(answer);
                    relation = whole;
                    return page;
                });
                return { ...relation, commits };
            },
            workflowRun: (id) => {
                const params = { run_id: id, exclude_pull_requests: true };
                return one('GET', 'actions', '/actions/runs/{run_id}', params, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowRun */ .tM));
            },
            createTree: async (path, content) => {
                const tree = [{ path, mode: '100644', type: 'blob', content }];
                return (await one('POST', 'contents', '/git/trees', { tree }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik))).sha;
            },
            createCommit: async (commit) => (await one('POST', 'contents', '/git/commits', { ...commit }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik))).sha,
            createBranch: async (branch, sha) => {
                const isIt = ({ object }) => object.sha === sha;
                await one('POST', 'contents', '/git/refs', { ref: `refs/heads/${branch}`, sha }, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .gitRef */ .GY, isIt, 'ref'));
            },
            moveBranch: async (branch, sha) => {
                const isIt = ({ object }) => object.sha === sha;
                const params = { ref: `heads/${branch}`, sha, force: false };
                await one('PATCH', 'contents', '/git/refs/{ref}', params, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .gitRef */ .GY, isIt, 'ref'));
            },
            checkRuns: async (sha, name) => {
                const params = { ref: sha, check_name: name, filter: 'all' };
                const runs = await all('checks: read', '/commits/{ref}/check-runs', params, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRun */ .Q5.array()));
                // Records depend on these two, so GitHub's filter is checked.
                return runs.filter((run) => run.name === name && run.head_sha === sha);
            },
            createCheckRun: async (run) => {
                const { name, head_sha, conclusion } = run;
                const [output, ...rest] = batches(run.output);
                const isIt = (made) => made.name === name && made.head_sha === head_sha;
                const params = { ...run, status: conclusion === undefined ? 'in_progress' : 'completed', output };
                const made = await one('POST', 'checks', '/check-runs', params, only(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRun */ .Q5, isIt, 'check run'));
                return addOutputs(made, rest);
            },
            updateCheckRun: async (id, { output: whole, ...outcome }) => {
                const [output, ...rest] = batches(whole);
                const status = outcome.conclusion === undefined ? {} : { status: 'completed' };
                return addOutputs(await updateCheckRun(id, { ...status, ...outcome, output }), rest);
            },
            comments: (number) => {
                const read = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im.array());
                return all('pull-requests: read', '/issues/{issue_number}/comments', { issue_number: number }, read);
            },
            createComment: (number, body) => {
                const params = { issue_number: number, body };
                return one('POST', 'pull-requests', '/issues/{issue_number}/comments', params, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im));
            },
            updateComment: (id, body) => {
                const params = { comment_id: id, body };
                return one('PATCH', 'pull-requests', '/issues/comments/{comment_id}', params, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im));
            },
            deleteComment: (id) => one('DELETE', 'pull-requests', '/issues/comments/{comment_id}', { comment_id: id }, () => undefined),
            // A job that lists issues here writes them, too.
            issues: (label) => all('issues: write', '/issues', { labels: label, state: 'all' }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issues */ .Bq)),
            createIssue: (title, body, label) => one('POST', 'issues', '/issues', { title, body, labels: [label] }, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn)),
            updateIssue: (number, update) => {
                const params = { issue_number: number, ...update };
                return one('PATCH', 'issues', '/issues/{issue_number}', params, (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn));
            },
        };
        return github;
    };
}
const PULLS = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__.by)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequest */ .VV.array());
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
