export const id = 636;
export const ids = [636];
export const modules = {

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   N5: () => (/* binding */ GITHUB_RETRIES),
/* harmony export */   ZO: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
// Tries a task again while its failure may pass. A policy says how often and for how long: plain data, one policy for
// each service that the tool calls. The caller decides what a failure means.
/** How often and how long a request to the service is retried (docs/how-it-works.md). */
const SERVICE_RETRIES = {
    maxTries: 6,
    maxTotalMs: 180_000,
    firstBackoffMs: 100,
    maxBackoffMs: 5_000,
    maxRetryAfterMs: 60_000,
};
/** The same of a request to GitHub. */
const GITHUB_RETRIES = {
    maxTries: 5,
    maxTotalMs: 180_000,
    firstBackoffMs: 500,
    maxBackoffMs: 8_000,
    maxRetryAfterMs: 60_000,
};
/** Runs the task until its result is final or the policy allows no further try; resolves to the last result. */
async function retry(task, policy, ports) {
    const start = ports.now();
    for (let attempt = 1;; attempt += 1) {
        const { result, again } = await task(attempt);
        if (again === null || attempt >= policy.maxTries || ports.isStopped())
            return result;
        // The jitter is added to the wait that was asked for, so that tasks refused together do not return together.
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

/***/ 7536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ issues),
/* harmony export */   EK: () => (/* binding */ permission),
/* harmony export */   GY: () => (/* binding */ gitRef),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Im: () => (/* binding */ comment),
/* harmony export */   Jk: () => (/* binding */ repository),
/* harmony export */   NQ: () => (/* binding */ review),
/* harmony export */   Q5: () => (/* binding */ checkRun),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   by: () => (/* binding */ by),
/* harmony export */   cd: () => (/* binding */ commit),
/* harmony export */   dV: () => (/* binding */ AnswerError),
/* harmony export */   hW: () => (/* binding */ sha),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   sn: () => (/* binding */ issue),
/* harmony export */   tM: () => (/* binding */ workflowRun)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
// GitHub's answers: one schema each, of only what is read, as GitHub documents it; the types are
// the schemas'. What is not as documented is an AnswerError.

/** An answer that is not as documented. The message names a field, never its value. */
class AnswerError extends Error {
    name = 'AnswerError';
}
/** Reads an answer by its schema. */
function by(schema) {
    return (answer) => {
        const read = schema.safeParse(answer);
        if (read.success)
            return read.data;
        const where = read.error.issues[0]?.path.join('.') ?? '';
        throw new AnswerError(where === '' ? 'another kind of answer' : `${where} is not as documented`);
    };
}
/** GitHub leaves out unknown values, or sends null. */
function orNull(schema) {
    return schema.nullish().transform((value) => value ?? null);
}
/** A full commit hash. */
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const id = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int();
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((text) => !Number.isNaN(Date.parse(text)));
const timeOrNull = orNull(time);
const textOrNull = orNull(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const account = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id, login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** null for a deleted account. */
const accountOrNull = orNull(account);
/** The author of a text. */
const writerOrNull = orNull(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }));
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: id,
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    merged_at: timeOrNull,
    updated_at: time,
    merge_commit_sha: textOrNull,
    user: accountOrNull,
    /** Set for a pull request that is read by its number. Lists do not have it. */
    commits: id.optional(),
})
    .transform(({ head, base, user, commits, ...fields }) => {
    return { ...fields, head_sha: head.sha, base_ref: base.ref, author: user, commit_count: commits ?? null };
});
const review = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    user: accountOrNull,
    /** APPROVED, CHANGES_REQUESTED, COMMENTED, DISMISSED or PENDING. */
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    commit_id: textOrNull,
    submitted_at: timeOrNull,
    author_association: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    // Without a special media type GitHub always sends the body, though its description makes it optional.
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    user: writerOrNull,
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    updated_at: time,
})
    .transform(({ user, ...fields }) => ({ ...fields, author: user?.login ?? null }));
const issue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: id,
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .nullish()
        .transform((body) => body ?? ''),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    user: writerOrNull,
    author_association: textOrNull,
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
})
    .transform(({ user, ...fields }) => ({ ...fields, author: user }));
/** One page of issues, without the pull requests among them. */
const issues = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({}))
    .transform((page) => page.filter((entry) => (entry.pull_request ?? null) === null))
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(issue));
const repository = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), private: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() });
/** The author or committer of a commit, as GitHub knows it. null for nobody, which GitHub expresses in several ways. */
const person = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().transform((value) => {
    const read = account.safeParse(value);
    return read.success ? read.data : null;
});
/** What was made, or moved: a tree, or a commit. */
const object = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha });
const commit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    sha,
    parents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha })),
    author: person,
    committer: person,
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        author: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: textOrNull }).nullish(),
        committer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ date: timeOrNull }).nullish(),
        message: textOrNull,
        tree: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }),
    }),
})
    .transform(({ parents, commit: { author: claimed, committer: by, message, tree }, ...fields }) => ({
    ...fields,
    parents: parents.map((parent) => parent.sha),
    date: by?.date ?? null,
    title: message?.split('\n', 1)[0] ?? '',
    message: message ?? '',
    tree: tree.sha,
    /** Anyone can claim any name. */
    claimed_author: claimed?.name ?? '',
}));
/** How one commit relates to another, and a page of the commits that it has beyond that one, oldest first. */
const comparison = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** `ahead` and `identical`: it contains all of the other. */
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    merge_base_commit: object,
    commits: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(commit),
})
    .transform(({ merge_base_commit, ...fields }) => ({ ...fields, merge_base: merge_base_commit.sha }));
const gitRef = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), object: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }) });
const workflowRun = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id, status: textOrNull, run_attempt: id.optional() })
    .transform(({ status, run_attempt }) => ({ status: status ?? '', attempt: run_attempt ?? 1 }));
const permission = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ permission: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** `queued` and `in_progress` have no conclusion yet. */
const checkRun = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_sha: sha,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    conclusion: textOrNull,
    started_at: timeOrNull,
    completed_at: timeOrNull,
    app: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id, slug: textOrNull }).nullish(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ title: textOrNull, summary: textOrNull, text: textOrNull }),
    html_url: textOrNull,
    /** The id that its creator gave it; '' or null for none. */
    external_id: textOrNull,
})
    .transform(({ app, output, ...fields }) => {
    // The app that owns it, and the login of the app's bot, such as `github-actions[bot]`. null if GitHub does not say.
    const slug = app?.slug ?? null;
    return { ...fields, ...output, app_id: app?.id ?? null, bot: slug && `${slug}[bot]` };
});


/***/ }),

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


/***/ }),

/***/ 1810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createAsking)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2184);
/* harmony import */ var _core_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7493);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7536);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9452);
// Requests to GitHub's REST API by octokit: repeated within limits, read by their schema, and explained if they fail. The
// token goes only to the origin of the API URL: redirects are not followed, and of a link only the query is used.




const REQUEST_TIMEOUT_MS = 30_000;
/** GitHub limits a token to a hundred requests at once, including those of other jobs. */
const MOST_AT_ONCE = 75;
/** The version of the REST API whose answers are read. */
const API_VERSION = '2022-11-28';
/** GitHub's largest page. */
const PAGE_SIZE = 100;
/** A list without an end is an error, not an endless loop. */
const MOST_PAGES = 1000;
/**
 * Makes one client for each signal, which ends its requests and lets none begin. All of them share a limit of requests
 * at once. `onTime` learns GitHub's time, in milliseconds since 1970, from each answer that gives it.
 */
function createAsking(options, onTime) {
    const inTurn = takingTurns(MOST_AT_ONCE);
    const { apiUrl, token, userAgent, fetch, clock, random, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
    // The client would refuse it too, and quote it.
    const isToken = /^[\x21-\x7e]+$/.test(token);
    const baseUrl = apiUrl.replace(/(?<!\/)\/+$/, '');
    return (signal) => {
        const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(isToken ? token : 'none', { baseUrl, userAgent, log: SILENT });
        octokit.hook.wrap('request', async (request, given) => {
            if (!isToken)
                throw new Failed({ kind: 'forbidden', sent: false, reason: 'github-token is not a token' });
            const tryOnce = async () => {
                if (signal.aborted)
                    return { result: new Failed({ kind: 'network', sent: false, reason: _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .STOPPING */ .Ri }), again: null };
                try {
                    // octokit's own hook, which adds the token, reads the options that were given here, and no others.
                    Object.assign(given, {
                        headers: { ...given.headers, 'x-github-api-version': API_VERSION },
                        request: {
                            ...given.request,
                            redirect: 'manual',
                            ...(fetch && { fetch }),
                            signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
                        },
                    });
                    const answer = await request(given);
                    if (answer.status >= 300) {
                        const refused = new Failed({ kind: 'unreadable', status: answer.status, reason: REDIRECTED });
                        return { result: refused, again: null };
                    }
                    // A body that was cut off, or is not JSON, arrives as text. Another attempt may bring it whole.
                    const isWhole = answer.status === NO_CONTENT || (typeof answer.data === 'object' && answer.data !== null);
                    if (isWhole)
                        return { result: answer, again: null };
                    return triedAgain(given.method, new Failed({ kind: 'unreadable', status: answer.status }));
                }
                catch (error) {
                    return triedAgain(given.method, failureOf(error, signal, clock.now()));
                }
            };
            const ports = {
                now: () => clock.now(),
                random,
                isStopped: () => signal.aborted,
                sleep: (ms) => clock.sleep(ms, signal),
            };
            const answer = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retry */ .L5)(() => inTurn(tryOnce), _core_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_RETRIES */ .N5, ports);
            if (answer instanceof Failed)
                throw answer;
            const at = Date.parse(String(answer.headers.date));
            if (!Number.isNaN(at))
                onTime(at);
            // A link leads to the list that was asked for, whatever its address says.
            const link = String(answer.headers.link ?? '').replaceAll(/<[^<>?]*/g, `<${given.url.split('?')[0]}`);
            return { ...answer, url: given.url, headers: { ...answer.headers, link } };
        });
        return {
            one: (route, params, read) => explaining(route, async () => read((await octokit.request({ ...params, method: route.method, url: route.path })).data)),
            all: (route, params, read, isEnough = () => false) => explaining(route, () => {
                let pages = 0;
                const list = { per_page: PAGE_SIZE, ...params, method: 'GET', url: route.path };
                return octokit.paginate(list, ({ data }, done) => {
                    pages += 1;
                    if (pages > MOST_PAGES)
                        throw new _answers_js__WEBPACK_IMPORTED_MODULE_2__/* .AnswerError */ .dV('a list without end');
                    const page = read(data);
                    if (isEnough(page, pages))
                        done();
                    return [...page];
                });
            }),
        };
    };
}
/** The status of the answer to a delete. */
const NO_CONTENT = 204;
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore() { }
/** A request that failed, whatever was asked. */
class Failed extends Error {
    facts;
    constructor(facts) {
        super();
        this.facts = facts;
    }
}
/** Names the route of a failure, and the permission if that is what is missing. */
async function explaining({ method, path, permission }, ask) {
    const none = { method, route: path, status: null, permission: null, sent: true, waitMs: null, reason: null };
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof _answers_js__WEBPACK_IMPORTED_MODULE_2__/* .AnswerError */ .dV) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_({ ...none, kind: 'unreadable', status: 200, reason: error.message });
        }
        if (!(error instanceof Failed))
            throw error;
        const { facts } = error;
        // GitHub's words for a token without the permission, of any kind.
        const isMissing = facts.kind === 'forbidden' && /^Resource not accessible by/i.test(facts.said ?? '');
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_({ ...none, ...facts, permission: isMissing ? permission : null });
    }
}
/** Runs tasks in the order of arrival, a limited number at once. */
function takingTurns(most) {
    const waiting = [];
    let free = most;
    return async (task) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((begin) => waiting.push(begin));
        try {
            return await task();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free += 1;
            else
                next();
        }
    };
}
// Which failures are worth another attempt. A write that may have been carried out is not repeated unless repeating it
// changes nothing.
/** GitHub asks for at least a minute after a limit without a time. */
const LIMIT_WAIT_MS = 60_000;
function triedAgain(method, failed) {
    const { kind, sent = true, waitMs = null } = failed.facts;
    const isUnsent = kind === 'network' && !sent;
    const isHarmless = method !== 'POST' && ['network', 'server', 'unreadable'].includes(kind);
    if (!(kind === 'rate-limited' || isUnsent || isHarmless))
        return { result: failed, again: null };
    // Coming back too early prolongs a limit: a wait that is too long ends the attempts.
    return { result: failed, again: waitMs ?? (kind === 'rate-limited' ? LIMIT_WAIT_MS : 0) };
}
/** Codes of failed connections: nothing was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const REDIRECTED = 'a redirect, and redirects are not followed';
/** Errors of the client hold the whole request, including names, so only known parts are passed on. */
function failureOf(error, signal, now) {
    const response = property(error, 'response');
    if (response === undefined) {
        if (signal.aborted)
            return new Failed({ kind: 'network', reason: _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .STOPPING */ .Ri });
        const code = codeOf(error);
        return new Failed({ kind: 'network', sent: !(UNSENT.has(code) || (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isUntrusted */ .fb)(code)), reason: code });
    }
    const status = Number(property(response, 'status'));
    const headers = { ...Object(property(response, 'headers')) };
    const body = property(response, 'data');
    const message = property(body, 'message');
    const said = typeof message === 'string' ? message : '';
    const waitMs = waitOf(headers, now);
    const isLimit = headers['retry-after'] !== undefined ||
        String(headers['x-ratelimit-remaining']) === '0' ||
        /secondary rate limit/i.test(said);
    if (status === 429 || (status === 403 && isLimit))
        return new Failed({ kind: 'rate-limited', status, waitMs });
    if (status >= 500)
        return new Failed({ kind: 'server', status, waitMs });
    if (status === 401 || status === 403)
        return new Failed({ kind: 'forbidden', status, said });
    if (status === 404 || status === 410)
        return new Failed({ kind: 'not-found', status, said });
    return new Failed({ kind: 'invalid', status, reason: wrongField(body), said });
}
/** How long an answer asks to wait: by `Retry-After`, else until a used-up limit is reset. */
function waitOf(headers, now) {
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(after))
        return Math.max(0, after * 1000);
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (String(headers['x-ratelimit-remaining']) !== '0' || !Number.isFinite(reset))
        return null;
    return Math.max(0, reset * 1000 - now);
}
/** For a failed validation: the field and the code, both from GitHub's vocabulary. */
function wrongField(body) {
    const errors = property(body, 'errors');
    const words = ['field', 'code'].map((name) => property(Array.isArray(errors) ? errors[0] : null, name));
    const isPlain = words.some((word) => word !== undefined) && words.every((word) => /^\w{1,40}$/.test(String(word ?? 'x')));
    return isPlain ? words.filter((word) => word !== undefined).join(': ') : null;
}
/** The code of the innermost error, or its kind: words that name no host. */
function codeOf(error) {
    let innermost = error;
    while (property(innermost, 'cause') instanceof Error)
        innermost = property(innermost, 'cause');
    // For a request that took too long the code is a number.
    const words = [property(innermost, 'code'), property(innermost, 'name')];
    return words.find((word) => typeof word === 'string' && /^\w+$/.test(word)) ?? 'no known reason';
}
/** The property with that name; undefined if there is none. */
function property(value, name) {
    return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}


/***/ })

};
