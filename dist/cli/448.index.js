export const id = 448;
export const ids = [448];
export const modules = {

/***/ 6448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliDoctor: () => (/* binding */ cliDoctor)
});

// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/github/seal.js



const LEAST_CHARACTERS = 32;
function readSigningKeys(input) {
    const keys = input
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    if (input === '' || (keys.length > 0 && keys.every((key) => key.length >= LEAST_CHARACTERS)))
        return keys;
    const wrong = keys.length === 0 ? 'is blank' : `has a key of under ${LEAST_CHARACTERS} characters`;
    throw new UserError('signing-key', wrong, 'Make a key with openssl rand -hex 32. Write several keys one per line.');
}
function seal_sealOf(keys, canonical) {
    const [key] = keys;
    return key === undefined ? `sha256:${sha256(JSON.stringify(canonical))}` : hmac(key, canonical);
}
function seal_isSealOf(seal, keys, canonical) {
    if (keys.length === 0)
        return isSame(seal, seal_sealOf(keys, canonical));
    return keys.some((key) => isSame(seal, hmac(key, canonical)));
}
function hmac(key, canonical) {
    return `hmac-sha256:${createHmac('sha256', key).update(JSON.stringify(canonical)).digest('hex')}`;
}
function isSame(a, b) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && timingSafeEqual(left, right);
}

;// CONCATENATED MODULE: ./lib/github/record.js




function checkName(checked, name) {
    return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
const id = schemas/* number */.aig().int().nonnegative();
const fields = schemas/* object */.Ikc({
    repository: schemas/* string */.YjP(),
    repositoryName: schemas/* string */.YjP(),
    pullRequest: id,
    head: schemas/* string */.YjP(),
    baseBranch: schemas/* string */.YjP(),
    base: schemas/* string */.YjP(),
    organization: schemas/* string */.YjP(),
    service: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    digest: schemas/* string */.YjP(),
    at: schemas/* string */.YjP(),
});
const shown = schemas/* object */.Ikc({
    comment: schemas/* object */.Ikc({ id, updated_at: schemas/* string */.YjP(), sha256: schemas/* string */.YjP() }).nullable(),
    check: schemas/* string */.YjP(),
});
const whole = fields.extend({ changes: schemas/* string */.YjP(), shown, seal: schemas/* string */.YjP() });
const pass = schemas/* object */.Ikc({ run: id, head: schemas/* string */.YjP(), pullRequest: id, passed: schemas/* string */.YjP() });
const FENCE = '```';
const PASS = 'cip-inventory-sync pass';
const [FINGERPRINT, TARGET] = [16, 8];
const NO_TARGET = '.'.repeat(TARGET);
function encodeRecord({ changes, ...rest }, seen, keys) {
    const entries = changes.map(({ fingerprint, target }) => `${fingerprint}${target ?? NO_TARGET}`).join('');
    return fenced({ ...rest, changes: entries, shown: seen, seal: sealOf(keys, recordValues(rest, entries, seen)) });
}
function fenced(content) {
    const json = JSON.stringify(content).replaceAll('`', '\\u0060').replace(UNSAFE, jsonEscape);
    return `<details><summary>The record, for apply to read</summary>\n\n${FENCE}json\n${json}\n${FENCE}\n\n</details>\n`;
}
function decodeRecord(run, keys) {
    const json = unfenced(run.text ?? '');
    const passed = pass.safeParse(json).data;
    if (passed !== undefined) {
        const isOurs = passed.run === run.id && isSealOf(passed.passed, keys, [PASS, passed.run, passed.head, passed.pullRequest]);
        return { kind: isOurs ? 'pass' : 'none' };
    }
    const read = whole.safeParse(json).data;
    if (read === undefined)
        return { kind: 'none' };
    const { changes, shown: seen, seal, ...rest } = read;
    if (!isSealOf(seal, keys, recordValues(rest, changes, seen)))
        return { kind: 'unsealed' };
    const entries = [];
    for (let at = 0; at < changes.length; at += FINGERPRINT + TARGET) {
        const target = changes.slice(at + FINGERPRINT, at + FINGERPRINT + TARGET);
        entries.push({
            fingerprint: changes.slice(at, at + FINGERPRINT),
            target: target === NO_TARGET ? null : target,
        });
    }
    return { kind: 'record', record: { ...rest, changes: entries }, shown: seen };
}
function unfenced(text) {
    const start = text.indexOf(`${FENCE}json\n`);
    const end = text.indexOf(`\n${FENCE}`, start + 1);
    if (start < 0 || end < 0)
        return null;
    try {
        return JSON.parse(text.slice(start + FENCE.length + 5, end));
    }
    catch {
        return null;
    }
}
function encodeNoRecord({ run, head, pullRequest }, keys) {
    return fenced({ run, head, pullRequest, passed: sealOf(keys, [PASS, run, head, pullRequest]) });
}
function recordValues(rest, changes, { comment, check }) {
    const { repository, repositoryName, service, name, organization, pullRequest, title } = rest;
    const { head, baseBranch, base, digest, at } = rest;
    const seen = [comment && [comment.id, comment.updated_at, comment.sha256], check];
    const scope = [repository, repositoryName, service, name, organization];
    const about = [...scope, pullRequest, title, head, baseBranch, base, digest, at];
    return ['cip-inventory-sync record', ...about, changes, seen];
}
function checkSeal(title, summary) {
    return sha256(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}
function commentSeal(comment) {
    return { id: comment.id, updated_at: comment.updated_at, sha256: sha256(asKept(comment.body)) };
}
function asKept(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
}

// EXTERNAL MODULE: ./lib/run/settings.js
var settings = __webpack_require__(1192);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/setup/code-owners.js
var code_owners = __webpack_require__(7069);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./lib/github/answers.js

class AnswerError extends Error {
    name = 'AnswerError';
}
function readAnswer(answer, schema) {
    const read = schema.safeParse(answer);
    if (read.success)
        return read.data;
    const { path = [], code, message = '' } = read.error.issues[0] ?? {};
    const isOther = path.length === 0 && code === 'custom';
    const what = isOther ? message : 'another kind of answer';
    throw new AnswerError(path.length === 0 ? what : `${path.join('.')} is not as documented`);
}
function orNull(schema) {
    return schema.nullish().transform((value) => value ?? null);
}
const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const answers_id = schemas/* number */.aig().int();
const time = schemas/* string */.YjP().refine((text) => !Number.isNaN(Date.parse(text)));
const timeOrNull = orNull(time);
const textOrNull = orNull(schemas/* string */.YjP());
const account = schemas/* object */.Ikc({ id: answers_id, login: schemas/* string */.YjP(), type: schemas/* string */.YjP() });
const accountOrNull = orNull(account);
const writerOrNull = orNull(schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP() }));
const pullRequest = schemas/* object */.Ikc({
    number: answers_id,
    title: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    head: schemas/* object */.Ikc({ sha }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
    merged_at: timeOrNull,
    updated_at: time,
    merge_commit_sha: textOrNull,
    user: accountOrNull,
    commits: answers_id.optional(),
})
    .transform(({ head, base, user, commits, ...fields }) => {
    return { ...fields, head_sha: head.sha, base_ref: base.ref, author: user, commit_count: commits ?? null };
});
const review = schemas/* object */.Ikc({
    id: answers_id,
    user: accountOrNull,
    state: schemas/* string */.YjP(),
    commit_id: textOrNull,
    submitted_at: timeOrNull,
    author_association: schemas/* string */.YjP(),
});
const comment = schemas/* object */.Ikc({
    id: answers_id,
    body: schemas/* string */.YjP(),
    user: writerOrNull,
    html_url: schemas/* string */.YjP(),
    updated_at: time,
})
    .transform(({ user, ...fields }) => ({ ...fields, author: user?.login ?? null }));
const issue = schemas/* object */.Ikc({
    number: answers_id,
    body: schemas/* string */.YjP()
        .nullish()
        .transform((body) => body ?? ''),
    state: schemas/* string */.YjP(),
    user: writerOrNull,
    author_association: textOrNull,
    html_url: schemas/* string */.YjP(),
})
    .transform(({ user, ...fields }) => ({ ...fields, author: user }));
const issues = schemas/* array */.YOg(schemas/* looseObject */._H3({}))
    .transform((page) => page.filter((entry) => (entry.pull_request ?? null) === null))
    .pipe(schemas/* array */.YOg(issue));
const repository = schemas/* object */.Ikc({ private: schemas/* boolean */.zMY() });
const repositoryId = schemas/* object */.Ikc({ id: answers_id });
const person = schemas/* unknown */.L5J().transform((value) => {
    const read = account.safeParse(value);
    return read.success ? read.data : null;
});
const made = schemas/* object */.Ikc({ sha });
const commit = schemas/* object */.Ikc({
    sha,
    parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha })),
    author: person,
    committer: person,
    commit: schemas/* object */.Ikc({
        author: schemas/* object */.Ikc({ name: textOrNull }).nullish(),
        message: textOrNull,
        tree: schemas/* object */.Ikc({ sha }),
    }),
})
    .transform(({ parents, commit: { author: claimed, message, tree }, ...fields }) => ({
    ...fields,
    parents: parents.map((parent) => parent.sha),
    message: message ?? '',
    tree: tree.sha,
    claimed_author: claimed?.name ?? '',
}));
const comparison = schemas/* object */.Ikc({
    status: schemas/* string */.YjP(),
    merge_base_commit: made,
    commits: schemas/* array */.YOg(commit),
})
    .transform(({ merge_base_commit, ...fields }) => ({ ...fields, merge_base: merge_base_commit.sha }));
const gitRef = schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), object: schemas/* object */.Ikc({ sha }) });
const workflowRun = schemas/* object */.Ikc({ id: answers_id, status: textOrNull, run_attempt: answers_id.optional() })
    .transform(({ status, run_attempt }) => ({ status: status ?? '', attempt: run_attempt ?? 1 }));
const permission = schemas/* object */.Ikc({ permission: schemas/* string */.YjP() });
const checkRun = schemas/* object */.Ikc({
    id: answers_id,
    name: schemas/* string */.YjP(),
    head_sha: sha,
    status: schemas/* string */.YjP(),
    app: schemas/* object */.Ikc({ id: answers_id, slug: textOrNull }).nullish(),
    output: schemas/* object */.Ikc({ title: textOrNull, summary: textOrNull, text: textOrNull }),
    html_url: textOrNull,
    external_id: textOrNull,
})
    .transform(({ app, output, ...fields }) => {
    const slug = app?.slug ?? null;
    return { ...fields, ...output, app_id: app?.id ?? null, bot: slug && `${slug}[bot]` };
});
const answers_schemas = {
    repository,
    repositoryId,
    pull: pullRequest,
    pulls: pullRequest.array(),
    reviews: review.array(),
    commits: commit.array(),
    permission,
    ref: gitRef,
    comparison,
    workflowRun,
    made,
    checkRun,
    checkRuns: checkRun.array(),
    comment,
    comments: comment.array(),
    issue,
    issues,
};

// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
;// CONCATENATED MODULE: ./lib/github/applied-log.js





const entry = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['applying', 'applied', 'ended']),
    repository: schemas/* string */.YjP(),
    repositoryName: schemas/* string */.YjP(),
    service: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    applied: sha.nullable(),
    at: iso/* datetime */.w$().nullable(),
    run: schemas/* string */.YjP().regex(/^\d+$/),
    attempt: schemas/* number */.aig().int(),
    job: schemas/* string */.YjP(),
    seal: schemas/* string */.YjP(),
});
const SUBJECTS = {
    applying: ({ run }) => `Run ${run} applies the inventory`,
    applied: ({ run, applied }) => `Run ${run} applied ${applied?.slice(0, 7) ?? 'nothing'}`,
    ended: ({ run }) => `Run ${run} ended, and not everything is applied`,
};
function entryMessage(facts, parent, keys) {
    const sealed = { ...facts, seal: sealOf(keys, entryValues(facts, parent)) };
    return `${SUBJECTS[facts.kind](facts)}\n\n${JSON.stringify(sealed)}`;
}
function readEntry(message, parent, { scope, keys }) {
    const line = message.split('\n').find((text) => text.startsWith('{'));
    let json;
    try {
        json = JSON.parse(line ?? '');
    }
    catch {
        return { kind: 'junk' };
    }
    const read = entry.safeParse(json);
    if (!read.success)
        return { kind: 'junk' };
    const { data } = read;
    const of = ['repository', 'service', 'name'].find((field) => data[field] !== scope[field]);
    if (of !== undefined) {
        const said = of === 'repository' ? `${data.repositoryName}, id ${data.repository}` : data[of];
        return { kind: 'foreign', foreign: { of, said } };
    }
    const isSealed = isSealOf(data.seal, keys, entryValues(data, parent));
    return isSealed ? { kind: 'entry', entry: data } : { kind: 'unsealed' };
}
function foreignText(foreign) {
    return foreign === null ? '' : ` It holds an entry of another ${foreign.of}: ${inCode(foreign.said)}.`;
}
function inCode(said) {
    return `\`${said.slice(0, 60).replaceAll(UNSAFE, jsonEscape).replaceAll('`', "'")}\``;
}
function logBranch(name) {
    return name === '' ? 'inventory-applied' : `inventory-applied-${(0,characters/* bytesEscaped */.ZC)(name, '=')}`;
}
function entryValues(facts, parent) {
    const { kind, repository, repositoryName, service, name, applied, at, run, attempt, job } = facts;
    return ['inventory-applied', kind, repository, repositoryName, service, name, applied, at, run, attempt, job, parent];
}
const MOST_COMMITS = 30;
async function readTip({ github, scope }) {
    try {
        return await github.tipOf(logBranch(scope.name));
    }
    catch (error) {
        if (isOfGitHub(error, 'not-found'))
            return null;
        throw error;
    }
}
async function readLog(access, seen) {
    const { github, scope } = access;
    const tip = seen ?? (await readTip(access));
    if (tip === null)
        return { tip, tree: null, state: null, foreign: null, read: [] };
    const commits = new Map((await github.commitsFrom(tip, MOST_COMMITS)).map((commit) => [commit.sha, commit]));
    const passed = [];
    let isUnsealed = false;
    let foreign = null;
    let at = tip;
    while (at !== null) {
        const commit = commits.get(at);
        const parent = commit?.parents[0] ?? null;
        if (commit === undefined)
            return unreadable(scope.name, isUnsealed ? 'unsealed' : 'junk', passed, foreign);
        if (commit.parents.length > 1)
            return unreadable(scope.name, 'merge', [commit], foreign);
        const message = readEntry(commit.message, parent, access);
        if (message.kind === 'entry') {
            return { tip, tree: commits.get(tip).tree, state: message.entry, foreign, read: [...commits.keys()] };
        }
        if (message.kind === 'unsealed')
            isUnsealed = true;
        if (message.kind === 'foreign')
            foreign ??= message.foreign;
        passed.push(commit);
        at = parent;
    }
    if (isUnsealed)
        return unreadable(scope.name, 'unsealed', passed, foreign);
    return { tip, tree: commits.get(tip).tree, state: null, foreign, read: [...commits.keys()] };
}
const RESET = 'Reset the branch to its newest entry';
const DELETE = 'Only if there is none, delete the branch';
const PROBLEMS = {
    merge: {
        what: 'one of its commits has several parents, but an entry has at most one',
        remedy: `${RESET} below that commit. ${DELETE}`,
    },
    junk: {
        what: `its newest ${MOST_COMMITS} commits hold no entry of this repository, service and name`,
        remedy: `${RESET}. ${DELETE}`,
    },
    unsealed: {
        what: 'none of its entries for this inventory is sealed with signing-key, which is new or was changed',
        remedy: `Add the old key to signing-key as a second line, or reset the branch to its newest entry that a key fits. ${DELETE}`,
    },
};
function unreadable(name, kind, commits, foreign) {
    const { what, remedy } = PROBLEMS[kind];
    const listed = commits.slice(0, 3).map(({ sha, claimed_author: by }) => `${sha.slice(0, 7)} by ${inCode(by)}`);
    const more = commits.length > listed.length ? ` and ${commits.length - listed.length} more` : '';
    return {
        problem: `The applied log, branch ${logBranch(name)}, cannot be read: ${what}.${foreignText(foreign)} These are the commits, with the authors that they claim: ${listed.join(', ')}${more}. ${remedy}: then nothing is known to be applied, and the next pull request shows every difference.`,
    };
}
const README = (/* unused pure expression or super */ null && (`# What is applied

cip-inventory-sync keeps this branch. Each commit is an entry: which commit of the inventory counts as applied, and which
run applies now. Do not push to it, and protect it against deletion and force pushes.
`));
const MOST_TRIES = 3;
async function appendEntry(access, log, facts) {
    const { github, scope, keys, clock } = access;
    const branch = logBranch(scope.name);
    const entry = { ...facts, ...scope };
    let { tree } = log;
    let commit = null;
    for (let tried = 1;; tried += 1) {
        try {
            tree ??= await github.createTree('README.md', README);
            const parents = log.tip === null ? [] : [log.tip];
            commit ??= await github.createCommit(entryMessage(entry, log.tip, keys), tree, parents);
            if (log.tip === null)
                await github.createBranch(branch, commit);
            else
                await github.moveBranch(branch, commit);
            return { kind: 'appended', commit, tree };
        }
        catch (error) {
            if (!isOfGitHub(error))
                throw error;
            const tip = await readTip(access);
            if (tip !== null && tree !== null && tip === commit)
                return { kind: 'appended', commit, tree };
            if (tip !== log.tip)
                return { kind: 'moved' };
            if (tried === MOST_TRIES || isMissingRight(error))
                return refused(branch, error);
            await clock.sleep(LOST_ANSWER_MS);
        }
    }
}
function refused(branch, error) {
    const said = error.said === '' ? '' : ` GitHub says: "${error.said}".`;
    const isMissing = isMissingRight(error);
    const remedies = {
        'not-found': ' Grant the job the permission contents: write.',
        invalid: ' Let this job push to the branch: its rules need to refuse only deletion and force pushes.',
    };
    const message = `No entry could be added to the applied log, branch ${branch}. ${error.message}${said}${remedies[error.kind] ?? ''}`;
    return { kind: 'refused', message, isMissingRight: isMissing };
}

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 23 modules
var github = __webpack_require__(2184);
// EXTERNAL MODULE: ./lib/core/certificate.js
var certificate = __webpack_require__(7948);
// EXTERNAL MODULE: ./lib/core/retry.js
var retry = __webpack_require__(7493);
;// CONCATENATED MODULE: ./lib/github/request.js





const REQUEST_TIMEOUT_MS = 30_000;
const GITHUB_RETRIES = {
    maxTries: 5,
    maxTotalMs: 180_000,
    firstBackoffMs: 500,
    maxBackoffMs: 8_000,
    maxRetryAfterMs: 60_000,
};
const MOST_AT_ONCE = 75;
const API_VERSION = '2022-11-28';
const PAGE_SIZE = 100;
const MOST_PAGES = 1000;
function createAsking(options, onTime) {
    const inTurn = takingTurns(MOST_AT_ONCE);
    const { apiUrl, token, userAgent, fetch, clock, random, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
    const isToken = /^[\x21-\x7e]+$/.test(token);
    const baseUrl = apiUrl.replace(/(?<!\/)\/+$/, '');
    return (signal) => {
        const octokit = (0,github/* getOctokit */.Q)(isToken ? token : 'none', { baseUrl, userAgent, log: SILENT });
        octokit.hook.wrap('request', async (request, sending) => {
            if (!isToken)
                throw new Failed({ kind: 'forbidden', sent: false, reason: 'github-token is not a token' });
            const tryOnce = async () => {
                if (signal.aborted)
                    return { result: new Failed({ kind: 'network', sent: false, reason: STOPPING }), again: null };
                try {
                    Object.assign(sending, {
                        headers: { ...sending.headers, 'x-github-api-version': API_VERSION },
                        request: {
                            ...sending.request,
                            redirect: 'manual',
                            ...(fetch && { fetch }),
                            signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
                        },
                    });
                    const answer = await request(sending);
                    if (answer.status >= 300) {
                        const refused = new Failed({ kind: 'unreadable', status: answer.status, reason: REDIRECTED });
                        return { result: refused, again: null };
                    }
                    const isWhole = answer.status === NO_CONTENT || (typeof answer.data === 'object' && answer.data !== null);
                    if (isWhole)
                        return { result: answer, again: null };
                    return triedAgain(sending.method, new Failed({ kind: 'unreadable', status: answer.status }));
                }
                catch (error) {
                    return triedAgain(sending.method, failedBy(error, signal, clock.now()));
                }
            };
            const ports = {
                now: () => clock.now(),
                random,
                isStopped: () => signal.aborted,
                sleep: (ms) => clock.sleep(ms, signal),
            };
            const answer = await (0,retry/* retry */.L)(() => inTurn(tryOnce), GITHUB_RETRIES, ports);
            if (answer instanceof Failed)
                throw answer;
            const at = Date.parse(String(answer.headers.date));
            if (!Number.isNaN(at))
                onTime(at);
            const link = String(answer.headers.link ?? '').replaceAll(/<[^<>?]*/g, `<${sending.url.split('?')[0]}`);
            return { ...answer, url: sending.url, headers: { ...answer.headers, link } };
        });
        return {
            ask: (route, params, schema) => explaining(route, async () => readAnswer((await octokit.request({ ...params, method: route.method, url: route.path })).data, schema)),
            askAll: (route, params, schema, isEnough = () => false) => explaining(route, () => {
                let pages = 0;
                const list = { per_page: PAGE_SIZE, ...params, method: 'GET', url: route.path };
                return octokit.paginate(list, ({ data }, done) => {
                    pages += 1;
                    if (pages > MOST_PAGES)
                        throw new AnswerError('a list without end');
                    const page = readAnswer(data, schema);
                    if (isEnough(page, pages))
                        done();
                    return [...page];
                });
            }),
        };
    };
}
const NO_CONTENT = 204;
const ignore = () => { };
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
class Failed extends Error {
    facts;
    constructor(facts) {
        super();
        this.facts = facts;
    }
}
async function explaining({ method, path, permission }, ask) {
    const none = { method, route: path, status: null, permission: null, sent: true, waitMs: null, reason: null };
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof AnswerError) {
            throw new errors/* GitHubError */.y_({ ...none, kind: 'unreadable', status: 200, reason: error.message });
        }
        if (!(error instanceof Failed))
            throw error;
        const { facts } = error;
        const isMissing = facts.kind === 'forbidden' && /^Resource not accessible by/i.test(facts.said ?? '');
        throw new errors/* GitHubError */.y_({ ...none, ...facts, permission: isMissing ? permission : null });
    }
}
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
const LIMIT_WAIT_MS = 60_000;
function triedAgain(method, failed) {
    const { kind, sent = true, waitMs = null } = failed.facts;
    const isUnsent = kind === 'network' && !sent;
    const isHarmless = method !== 'POST' && ['network', 'server', 'unreadable'].includes(kind);
    if (!(kind === 'rate-limited' || isUnsent || isHarmless))
        return { result: failed, again: null };
    return { result: failed, again: waitMs ?? (kind === 'rate-limited' ? LIMIT_WAIT_MS : 0) };
}
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const STOPPING = 'the run is stopping';
const CHECK_NETWORK = 'Check GITHUB_API_URL, the network and the proxy, and run again.';
const WHOSE = "GitHub's or the proxy's";
const REDIRECTED = 'a redirect, and redirects are not followed';
function failedBy(error, signal, now) {
    const response = property(error, 'response');
    if (response === undefined) {
        if (signal.aborted)
            return new Failed({ kind: 'network', reason: STOPPING });
        const innermost = innermostOf(error);
        const code = codeOf(innermost);
        const fault = (0,certificate/* certificateFault */.c)(WHOSE, code, innermost);
        const sent = fault === null && !UNSENT.has(code);
        return new Failed({ kind: 'network', sent, reason: code, remedy: fault ?? CHECK_NETWORK });
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
function waitOf(headers, now) {
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(after))
        return Math.max(0, after * 1000);
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (String(headers['x-ratelimit-remaining']) !== '0' || !Number.isFinite(reset))
        return null;
    return Math.max(0, reset * 1000 - now);
}
function wrongField(body) {
    const errors = property(body, 'errors');
    const words = ['field', 'code'].map((name) => property(Array.isArray(errors) ? errors[0] : null, name));
    const isPlain = words.some((word) => word !== undefined) && words.every((word) => /^\w{1,40}$/.test(String(word ?? 'x')));
    return isPlain ? words.filter((word) => word !== undefined).join(': ') : null;
}
function innermostOf(error) {
    let innermost = error;
    while (property(innermost, 'cause') instanceof Error)
        innermost = property(innermost, 'cause');
    return innermost;
}
function codeOf(error) {
    const words = [property(error, 'code'), property(error, 'name')];
    return words.find((word) => typeof word === 'string' && /^\w+$/.test(word)) ?? 'no known reason';
}
function property(value, name) {
    return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

;// CONCATENATED MODULE: ./lib/github/settings.js



const REPOSITORY = schemas/* object */.Ikc({ default_branch: schemas/* string */.YjP() }).transform((it) => ({ defaultBranch: it.default_branch }));
const BRANCH = schemas/* object */.Ikc({ name: schemas/* string */.YjP() });
const RULE = schemas/* object */.Ikc({ type: schemas/* string */.YjP(), ruleset_id: schemas/* number */.aig().optional(), parameters: schemas/* unknown */.L5J().optional() });
const RULESET = schemas/* object */.Ikc({
    bypass_actors: schemas/* array */.YOg(schemas/* object */.Ikc({ actor_type: schemas/* string */.YjP(), actor_id: schemas/* number */.aig().nullish() })).optional(),
});
const PULL_RULE = schemas/* object */.Ikc({
    required_approving_review_count: schemas/* number */.aig(),
    dismiss_stale_reviews_on_push: schemas/* boolean */.zMY(),
    require_code_owner_review: schemas/* boolean */.zMY(),
    require_last_push_approval: schemas/* boolean */.zMY(),
})
    .transform((it) => ({
    approvals: it.required_approving_review_count,
    dismissesStale: it.dismiss_stale_reviews_on_push,
    codeOwners: it.require_code_owner_review,
    lastPush: it.require_last_push_approval,
}));
const CHECKS_RULE = schemas/* object */.Ikc({
    strict_required_status_checks_policy: schemas/* boolean */.zMY(),
    required_status_checks: schemas/* array */.YOg(schemas/* object */.Ikc({ context: schemas/* string */.YjP() })),
})
    .transform((it) => ({
    isStrict: it.strict_required_status_checks_policy,
    checks: it.required_status_checks.map(({ context }) => context),
}));
const FILE = schemas/* object */.Ikc({ type: schemas/* literal */.euz('file'), encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() })
    .transform(({ content }) => Buffer.from(content, 'base64').toString('utf8'));
const FOLDER = schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP(), path: schemas/* string */.YjP() }))
    .transform((entries) => entries.filter(({ type }) => type === 'file').map(({ path }) => path));
const OWNER_ERRORS = schemas/* object */.Ikc({ errors: schemas/* array */.YOg(schemas/* object */.Ikc({ line: schemas/* number */.aig(), kind: schemas/* string */.YjP(), path: schemas/* string */.YjP() })) })
    .transform(({ errors }) => errors);
const ENVIRONMENT = schemas/* object */.Ikc({ deployment_branch_policy: schemas/* object */.Ikc({ protected_branches: schemas/* boolean */.zMY() }).nullish() })
    .transform(({ deployment_branch_policy: policy }) => policy == null ? 'all' : policy.protected_branches ? 'protected' : 'selected');
const POLICIES = schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP().default(''), type: schemas/* string */.YjP().default('branch') }));
const SECRETS = schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() }))
    .transform((secrets) => secrets.map(({ name }) => name.toUpperCase()));
function createSettings(options) {
    const asking = createAsking(options, () => { })(options.signal);
    const [owner = '', repo = ''] = options.repository.split('/');
    const routeOf = (path, permission) => ({ method: 'GET', path: `/repos/{owner}/{repo}${path}`, permission });
    const ask = (path, permission, schema, params = {}) => {
        return reading(permission, () => asking.ask(routeOf(path, permission), { owner, repo, ...params }, schema));
    };
    const askAll = (path, permission, schema, params = {}) => {
        return reading(permission, () => asking.askAll(routeOf(path, permission), { owner, repo, ...params }, schema));
    };
    const askOrNull = async (path, permission, schema, params) => {
        const answer = await ask(path, permission, schema, params);
        return 'hidden' in answer && answer.hidden.status === 404 ? { value: null } : answer;
    };
    async function bypassOf(ruleset_id) {
        const ruleset = await ask('/rulesets/{ruleset_id}', 'metadata: read', RULESET, { ruleset_id });
        if ('hidden' in ruleset)
            return ruleset;
        const actors = ruleset.value.bypass_actors;
        if (actors === undefined) {
            const reason = 'GitHub shows who may bypass a ruleset only to those who may edit it.';
            return settings_hidden(reason, 'Run doctor with a token that has administration: write.');
        }
        return { value: actors.map(({ actor_type: type, actor_id: id }) => (id == null ? type : `${type} ${id}`)) };
    }
    return {
        repository: () => ask('', 'metadata: read', REPOSITORY),
        branch: (branch) => askOrNull('/branches/{branch}', 'contents: read', BRANCH, { branch }),
        rules: async (branch) => {
            const rules = await askAll('/rules/branches/{branch}', 'metadata: read', schemas/* array */.YOg(RULE), { branch });
            if ('hidden' in rules) {
                if (rules.hidden.status !== 403)
                    return rules;
                return settings_hidden(rules.hidden.reason, 'On a free plan of GitHub, a private repository has no rulesets.');
            }
            const ids = [...new Set(rules.value.map(({ ruleset_id }) => ruleset_id ?? 0))];
            const sets = ids.map(async (id) => {
                const members = rules.value.filter(({ ruleset_id }) => (ruleset_id ?? 0) === id);
                const parameters = (type) => members.find((rule) => rule.type === type)?.parameters;
                return {
                    bypass: await bypassOf(id),
                    types: members.map(({ type }) => type),
                    pullRequest: PULL_RULE.safeParse(parameters('pull_request')).data ?? null,
                    statusChecks: CHECKS_RULE.safeParse(parameters('required_status_checks')).data ?? null,
                };
            });
            return { value: await Promise.all(sets) };
        },
        file: (path) => askOrNull('/contents/{path}', 'contents: read', FILE, { path }),
        folder: (path) => askOrNull('/contents/{path}', 'contents: read', FOLDER, { path }),
        ownerErrors: () => ask('/codeowners/errors', 'contents: read', OWNER_ERRORS),
        environment: (environment_name) => askOrNull('/environments/{environment_name}', 'actions: read', ENVIRONMENT, { environment_name }),
        branchPolicies: (environment_name) => askAll('/environments/{environment_name}/deployment-branch-policies', 'actions: read', POLICIES, {
            environment_name,
        }),
        environmentSecrets: (environment_name) => askAll('/environments/{environment_name}/secrets', 'environments: read', SECRETS, { environment_name }),
        repositorySecrets: () => askAll('/actions/secrets', 'secrets: read', SECRETS),
        organizationSecrets: () => askAll('/actions/organization-secrets', 'secrets: read', SECRETS),
    };
}
async function reading(permission, ask) {
    try {
        return { value: await ask() };
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        const { status, kind, message } = error;
        if (kind === 'forbidden' || kind === 'not-found')
            return hiddenBy(permission, status);
        return settings_hidden(`It could not be read: ${message}`, 'Run doctor again.');
    }
}
function hiddenBy(permission, status = 404) {
    const reason = `It could not be read: GitHub answered ${status ?? 'with a refusal'}.`;
    return settings_hidden(reason, `Run doctor with a token that has ${permission}.`, status);
}
function settings_hidden(reason, remedy, status = null) {
    return { hidden: { reason, remedy, status } };
}

// EXTERNAL MODULE: ./lib/run/context.js
var run_context = __webpack_require__(8402);
// EXTERNAL MODULE: ./lib/run/snapshot.js
var snapshot = __webpack_require__(2829);
// EXTERNAL MODULE: ./lib/run/validate.js
var validate = __webpack_require__(7047);
// EXTERNAL MODULE: ./lib/service/errors.js
var service_errors = __webpack_require__(4848);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/setup/action-runs.js


const DOINGS = ['validate', 'plan', 'apply', 'drift', 'doctor'];
function actionRuns(files) {
    const steps = files.flatMap(({ path, text }) => {
        const workflow = fieldsOf(parseYaml(text));
        return Object.entries(fieldsOf(workflow.jobs)).flatMap(([name, fields]) => {
            const job = fieldsOf(fields);
            return stepsOf(job).map((step) => ({ path, workflow, name, job, action: actionName(step), with: step.with }));
        });
    });
    const alike = steps.filter((step) => 'api-key' in fieldsOf(step.with) && 'base-url' in fieldsOf(step.with));
    const ours = new Set(alike.map(({ action }) => action));
    return steps
        .filter(({ action }) => action !== '' && (ours.has(action) || /\/cip-inventory-sync$/i.test(action)))
        .map(({ path, workflow, name, job, with: fields }) => {
        const inputs = textFields(fields);
        const { command = '' } = inputs;
        const jobs = jobsOf(fieldsOf(fieldsOf(job.strategy).matrix));
        const events = eventsOf(workflow.on, plainText(job.if));
        const permissions = job.permissions ?? workflow.permissions;
        const folders = expand(inputs['working-directory'] ?? '', jobs);
        return {
            path,
            job: name,
            events,
            does: DOINGS.includes(command) ? [command] : [...new Set(events.flatMap((event) => BY_EVENT[event] ?? []))],
            inputs,
            hasKey: 'api-key' in inputs,
            names: expand(inputs.name ?? '', jobs),
            inventory: folders.map((it) => external_node_path_.posix.join(it.trim(), inputs.path || 'inventory', '/').replace(/^\.?\//, '')),
            permissions: /^(read|write)-all$/.exec(plainText(permissions))?.[1] ?? textFields(permissions),
            concurrency: [job.concurrency, workflow.concurrency]
                .filter((it) => it != null)
                .map((it) => {
                const { queue, 'cancel-in-progress': cancels } = fieldsOf(it);
                return { queue: plainText(queue), cancels: cancels !== undefined && cancels !== false };
            }),
            environments: expand(plainText(fieldsOf(job.environment).name ?? job.environment), jobs).filter((it) => it !== ''),
            leavesToken: stepsOf(job).some((it) => actionName(it) === 'actions/checkout' && plainText(fieldsOf(it.with)['persist-credentials']) !== 'false'),
        };
    });
}
function parseYaml(text) {
    try {
        return (0,js_yaml/* load */.Hh)(text);
    }
    catch {
        return null;
    }
}
function stepsOf(job) {
    return Array.isArray(job.steps) ? job.steps.map(fieldsOf) : [];
}
function actionName(step) {
    const [name = ''] = plainText(step.uses).split('@');
    return name.split('/').slice(0, 2).join('/');
}
const TERM = /github\.event_name\s*==\s*'(\w+)'|(?:github\.event\.)?inputs\.[\w-]+(?:\s*==\s*'[a-z][^']*')?|'[^']*'/gi;
function eventsOf(on, condition) {
    const bare = condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1');
    let text = bare.replace(TERM, (term, event = '') => (term.startsWith("'") ? '?' : `#${event}`));
    for (let at = 0; at < 50; at++)
        text = text.replace(/\(([^()]*)\)/g, (_, inner) => boundsOf(inner));
    const named = Array.from(boundsOf(text).matchAll(/#(\w+)/g), ([, event = '']) => event);
    if (named.length > 0)
        return named;
    if (typeof on === 'string')
        return [on];
    return Array.isArray(on) ? on.map(plainText) : Object.keys(fieldsOf(on));
}
function boundsOf(condition) {
    const termsOf = (all) => all.split('&&').filter((term) => /^\s*#[\s\w#]*$/.test(term));
    const bounds = condition.split('||').map((all) => termsOf(all).join(''));
    return bounds.includes('') ? '?' : bounds.join('');
}
const BY_EVENT = {
    pull_request: 'plan',
    pull_request_target: 'plan',
    merge_group: 'plan',
    push: 'apply',
    schedule: 'drift',
    workflow_dispatch: 'apply',
};
const MOST_JOBS = 256;
function jobsOf({ include: _, exclude: __, ...lists }) {
    const axes = Object.entries(lists).flatMap(([key, list]) => (Array.isArray(list) ? [[key, list]] : []));
    let all = axes.length === 0 ? [] : [new Map()];
    for (const [key, list] of axes) {
        const values = list.slice(0, MOST_JOBS / all.length).map(plainText);
        all = values.flatMap((value, at) => all.map((job) => (at === 0 ? job : new Map(job)).set(key, value)));
    }
    return all;
}
function expand(text, jobs) {
    const texts = (jobs.length === 0 ? [new Map()] : jobs).map((job) => text.replace(/\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g, (whole, key) => job.get(key) ?? whole));
    return [...new Set(texts)];
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function textFields(value) {
    return Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, one]) => [name, plainText(one).trim()]));
}
function plainText(value) {
    return value == null || typeof value === 'object' ? '' : String(value);
}

;// CONCATENATED MODULE: ./lib/setup/doctor-facts.js











function setupOf(runs) {
    const withKey = runs.filter(({ hasKey }) => hasKey);
    if (withKey.length === 0)
        return 'none';
    const isHardened = withKey.some(({ events, inputs }) => events.includes('pull_request_target') || 'signing-key' in inputs);
    return isHardened ? 'hardened' : 'plain';
}
const NOT_ASKED = settings_hidden('GitHub was not asked.', 'Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.');
function localFacts(workflows, owners) {
    const runs = actionRuns(workflows);
    return {
        ...unread(NOT_ASKED, logBranches(runs)),
        runs: { value: runs },
        owners: { value: owners },
        ownerErrors: { value: [] },
    };
}
function unread(reason, logs) {
    return {
        runs: reason,
        isServer: false,
        defaultBranch: '',
        rules: reason,
        logs: logs.map((branch) => ({ branch, rules: reason })),
        owners: reason,
        ownerErrors: reason,
        environments: reason,
        repositorySecrets: reason,
        organizationSecrets: reason,
    };
}
function logBranches(runs) {
    return [...new Set(runs.filter(({ hasKey }) => hasKey).flatMap(({ names }) => names))].map(logBranch);
}
async function readRepository(github, isServer) {
    const repository = await github.repository();
    if ('hidden' in repository)
        return unread(repository, []);
    const { defaultBranch } = repository.value;
    const files = await readWorkflows(github, defaultBranch);
    if ('hidden' in files)
        return unread(files, []);
    const runs = actionRuns(files.value);
    const logs = Promise.all(logBranches(runs).map(async (branch) => ({ branch, rules: await github.rules(branch) })));
    const plain = { ...unread(NOT_ASKED, []), runs: { value: runs }, isServer, defaultBranch };
    if (setupOf(runs) !== 'hardened')
        return { ...plain, logs: await logs };
    const names = new Set(runs.flatMap(({ hasKey, environments }) => (hasKey ? environments : [])));
    const [rules, owners, ownerErrors, environments, repositorySecrets, organizationSecrets] = await Promise.all([
        github.rules(defaultBranch),
        readOwners(github),
        github.ownerErrors(),
        Promise.all(Array.from(names, (name) => readEnvironment(github, name))),
        github.repositorySecrets(),
        github.organizationSecrets(),
    ]);
    return {
        ...plain,
        logs: await logs,
        rules,
        owners,
        ownerErrors,
        environments: { value: environments },
        repositorySecrets,
        organizationSecrets,
    };
}
async function readWorkflows(github, branch) {
    const folder = await github.folder('.github/workflows');
    if ('hidden' in folder)
        return folder;
    if (folder.value === null)
        return valueIn(await github.branch(branch)) === null ? CONTENTS_HIDDEN : { value: [] };
    const paths = folder.value.filter((path) => /\.ya?ml$/.test(path));
    const texts = await Promise.all(paths.map((path) => github.file(path)));
    const hidden = texts.find((text) => 'hidden' in text);
    if (hidden !== undefined && 'hidden' in hidden)
        return hidden;
    return { value: paths.map((path, index) => ({ path, text: valueIn(texts[index] ?? CONTENTS_HIDDEN) ?? '' })) };
}
function valueIn(reading) {
    return 'value' in reading ? reading.value : null;
}
const CONTENTS_HIDDEN = hiddenBy('contents: read');
async function readOwners(github) {
    const texts = await Promise.all(code_owners/* OWNERS_PATHS */.k.map((path) => github.file(path)));
    const first = texts.findIndex((text) => 'hidden' in text || text.value !== null);
    const text = texts[first] ?? { value: null };
    if ('hidden' in text)
        return text;
    return { value: text.value === null ? null : { path: code_owners/* OWNERS_PATHS */.k[first] ?? '', text: text.value } };
}
async function readEnvironment(github, name) {
    const [environment, policies, secrets] = await Promise.all([
        github.environment(name),
        github.branchPolicies(name),
        github.environmentSecrets(name),
    ]);
    const isUnseen = valueIn(policies) !== null && 'value' in environment && environment.value === null;
    if (isUnseen)
        return { name, allowed: hiddenBy('actions: read'), secrets };
    const isSelected = 'value' in environment && environment.value === 'selected';
    return { name, allowed: isSelected ? policies : environment, secrets };
}
async function readFiles(context, repository) {
    const { diagnostics } = await (0,validate/* runValidate */.E)(context, { repository });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const isMissing = errors.length > 0 && errors.every(({ code }) => code === 'no-inventory');
    return { path: context.settings.path, errors: errors.length, isMissing };
}
async function askService(context, apiKey, names) {
    const { settings, shutdown } = context;
    const missing = names.filter((_, index) => [settings.baseUrl, apiKey.trim()][index] === '');
    if (missing.length > 0)
        return { kind: 'not-asked', missing: missing.join(' and ') };
    try {
        const { reader } = await (0,run_context/* openService */.IH)(context, apiKey);
        const lists = await (0,snapshot/* allInOrder */.bb)([reader.facilities(), reader.cyberSystems(), reader.cyberAssets()]);
        const slugs = lists.flat().map(({ organization_slug: slug }) => slug);
        return { kind: 'read', organizations: [...new Set(slugs)], expected: settings.organization };
    }
    catch (error) {
        if (error instanceof result/* UserError */.yo)
            return { kind: 'failed', problem: `${error.subject} ${error.problem}.`, remedy: error.remedy };
        if (!(error instanceof service_errors/* ServiceError */._7) || shutdown.stop.aborted)
            throw error;
        return { kind: 'failed', problem: error.problem, remedy: error.remedy };
    }
}
function askGitHub({ host, shutdown }, repository, token) {
    const asking = (0,run_context/* askingGitHub */.N)(host, token);
    const github = createSettings({ ...asking, repository, signal: shutdown.stop });
    return readRepository(github, /\/api\/v3\/?$/.test(asking.apiUrl));
}
function readLocally(cwd) {
    const isFile = (path) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(cwd, path), { throwIfNoEntry: false })?.isFile() === true;
    const withText = (path) => ({ path, text: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(cwd, path), 'utf8') });
    const folder = '.github/workflows';
    const names = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, folder)) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(cwd, folder)) : [];
    const paths = names.map((name) => `${folder}/${name}`).filter((path) => /\.ya?ml$/.test(path) && isFile(path));
    const owners = code_owners/* OWNERS_PATHS */.k.find(isFile);
    return localFacts(paths.map(withText), owners === undefined ? null : withText(owners));
}

;// CONCATENATED MODULE: ./lib/setup/doctor-checks.js





const right = (message) => ({ state: 'right', message, remedy: '' });
const wrong = (message, remedy) => ({ state: 'wrong', message, remedy });
const unknown = ({ hidden: { reason, remedy } }) => ({
    state: 'unknown',
    message: reason,
    remedy,
});
const ALL = ['none', 'plain', 'hardened'];
const SET_UP = ['plain', 'hardened'];
const HARDENED = ['hardened'];
const COPY = 'from the workflow that cip-sync init writes';
const OF_PLAN = { contents: 'read', 'pull-requests': 'write', checks: 'write' };
const PERMISSIONS = {
    plan: OF_PLAN,
    apply: { ...OF_PLAN, contents: 'write', actions: 'read' },
    drift: { contents: 'read', issues: 'write', actions: 'read' },
};
const CHECKS = [
    {
        check: 'files',
        setups: ALL,
        judge: ({ files: { path, isMissing, errors } }) => {
            const flag = (name) => (path === settings/* SETTINGS */.yy.path.default ? '' : ` --${name} ${(0,text_text/* visible */.RK)(path)}`);
            const problem = `There is no inventory file${flag('path') === '' ? '' : ` in ${(0,text_text/* visible */.RK)(path)}`}.`;
            if (isMissing)
                return wrong(problem, `Run cip-sync import${flag('out')}: it writes what is live.`);
            if (errors === 0)
                return right('The inventory files are valid.');
            return wrong((0,text_text/* counted */.hS) `The files have ${errors} error(s).`, `Run cip-sync validate${flag('path')}: it says where.`);
        },
    },
    {
        check: 'service',
        setups: ALL,
        judge: ({ service }) => {
            if (service.kind === 'not-asked')
                return { state: 'unknown', message: 'The service was not asked.', remedy: `Set ${service.missing}.` };
            if (service.kind === 'failed')
                return wrong((0,text_text/* visible */.RK)(service.problem), service.remedy);
            const { organizations, expected } = service;
            const [slug = expected] = organizations;
            const remedy = 'Use the key of one organization, or correct organization.';
            if (organizations.length > 1)
                return wrong('The key reads records of more than one organization.', remedy);
            if (expected !== '' && slug !== expected)
                return wrong(`The key is of the organization ${(0,text_text/* visible */.RK)(slug)}, and not of ${(0,text_text/* visible */.RK)(expected)}.`, remedy);
            return right('The service answers as documented, and accepts the key.');
        },
    },
    {
        check: 'workflows',
        setups: ['none'],
        judge: ({ repository: { defaultBranch } }, _, runs) => {
            if (defaultBranch === '')
                return null;
            if (runs.length > 0)
                return right('A workflow of the default branch runs this action.');
            const remedy = 'Run cip-sync init, and push what it writes to the default branch.';
            return wrong('No workflow of the default branch runs this action.', remedy);
        },
    },
    {
        check: 'permissions',
        setups: SET_UP,
        judge: (_, keyed) => {
            for (const run of keyed) {
                const { permissions, inputs, does } = run;
                if (!isJobToken(inputs['github-token']))
                    continue;
                const levelOf = (scope) => (typeof permissions === 'string' ? permissions : permissions[scope]);
                const isLedgerHere = inputs.ledger && !inputs.ledger.includes('#') && isJobToken(inputs['ledger-token']);
                const pushes = does.includes('apply') || (does.includes('drift') && isLedgerHere);
                const needs = Object.assign({}, ...does.map((doing) => PERMISSIONS[doing]), pushes && { contents: 'write' });
                const missing = Object.entries(needs)
                    .filter(([scope, level]) => levelOf(scope) !== 'write' && levelOf(scope) !== level)
                    .map(([scope, level]) => `${scope}: ${level}`);
                if (missing.length === 0)
                    continue;
                return wrong(`${jobNames([run])} does not ask for ${(0,text_text/* listed */.KE)(missing, 'and')}.`, `Copy permissions: ${COPY}.`);
            }
            return right('Each job has the permissions that it needs.');
        },
    },
    {
        check: 'queue-max',
        setups: SET_UP,
        judge: ({ repository: { isServer } }, keyed) => {
            const remedy = `Copy concurrency: ${COPY}.`;
            const applies = keyed.filter(({ does }) => does.includes('apply'));
            const cut = applies.filter(({ concurrency }) => concurrency.some(({ cancels }) => cancels));
            if (cut.length > 0)
                return wrong(`A newer run may cut off ${jobNames(cut)}: cancel-in-progress is set.`, remedy);
            const dropped = applies.filter(({ concurrency }) => !concurrency.some(({ queue }) => queue === 'max'));
            if (dropped.length === 0)
                return right('Applies wait for each other, and none is dropped or cut off.');
            const message = `A newer run may drop ${jobNames(dropped)}: queue is not max.`;
            if (!isServer)
                return wrong(message, remedy);
            return { state: 'unknown', message, remedy: 'Set queue: max, if this GitHub Enterprise Server supports it.' };
        },
    },
    {
        check: 'checkout',
        setups: SET_UP,
        judge: (_, __, runs) => {
            const leaving = runs.filter(({ leavesToken }) => leavesToken);
            if (leaving.length === 0)
                return right('No checkout leaves credentials behind.');
            return wrong(`A later step can take the token of the job from the checkout: ${jobNames(leaving)}.`, 'Set persist-credentials: false at actions/checkout.');
        },
    },
    {
        check: 'branch-protected',
        setups: HARDENED,
        judge: ({ repository: { rules } }, keyed) => {
            if ('hidden' in rules)
                return unknown(rules);
            const names = new Set(keyed.flatMap((run) => run.names.map((name) => checkName('plan', name))));
            const checks = [...names].map((name) => [
                `the check ${(0,text_text/* visible */.RK)(name)}`,
                ({ statusChecks }) => statusChecks?.checks.includes(name) === true,
            ]);
            const fault = faultOf(rules.value, [
                ['a pull request', ({ pullRequest }) => pullRequest !== null],
                ['an approval', ({ pullRequest }) => (pullRequest?.approvals ?? 0) >= 1],
                ['review by code owners', ({ pullRequest }) => pullRequest?.codeOwners === true],
                ['dismissal of stale approvals', ({ pullRequest }) => pullRequest?.dismissesStale === true],
                ['approval of the last push', ({ pullRequest }) => pullRequest?.lastPush === true],
                ...checks,
                ['an up-to-date branch', ({ statusChecks }) => statusChecks?.isStrict === true],
                ['a block of force pushes', ({ types }) => types.includes('non_fast_forward')],
            ]);
            if (fault === null)
                return right('What reaches the default branch was planned, and approved by a code owner.');
            if (typeof fault !== 'string')
                return unknown(fault);
            return wrong(`A writer can get changes applied that nobody else approved: ${fault}.`, 'Import .github/rulesets/inventory.json. doctor reads only rulesets, not classic branch protection.');
        },
    },
    {
        check: 'log-protected',
        setups: SET_UP,
        judge: ({ repository: { logs } }, _, __, setup) => {
            const demands = [
                ['a restriction of deletions', ({ types }) => types.includes('deletion')],
                ['a block of force pushes', ({ types }) => types.includes('non_fast_forward')],
                ['linear history', ({ types }) => types.includes('required_linear_history')],
            ];
            let unsure = null;
            for (const { branch, rules } of logs) {
                const fault = 'hidden' in rules ? rules : faultOf(rules.value, demands);
                if (typeof fault === 'string') {
                    const message = `A writer can rewind or delete the applied log, the branch ${(0,text_text/* visible */.RK)(branch)}: ${fault}.`;
                    const remedy = 'Import .github/rulesets/inventory-applied.json.';
                    if (setup === 'hardened')
                        return wrong(message, remedy);
                    return { state: 'unknown', message, remedy: `Advice: ${remedy}` };
                }
                unsure ??= fault;
            }
            return unsure === null ? right('The applied log can be neither rewound nor deleted.') : unknown(unsure);
        },
    },
    {
        check: 'environment-branches',
        setups: HARDENED,
        judge: ({ repository: { environments, defaultBranch } }) => {
            if ('hidden' in environments)
                return unknown(environments);
            const remedy = 'Under Settings, Environments, choose selected branches and tags, and add only the default branch.';
            let unsure = null;
            for (const { name, allowed } of environments.value) {
                if ('hidden' in allowed) {
                    unsure ??= allowed;
                    continue;
                }
                const those = allowed.value;
                if (those === null)
                    return wrong(`There is no environment ${(0,text_text/* visible */.RK)(name)}: any branch can make it.`, remedy);
                if (those.length === 0)
                    return wrong(`No branch may use the environment ${(0,text_text/* visible */.RK)(name)}.`, remedy);
                const others = typeof those === 'string'
                    ? [those === 'all' ? 'Any branch' : 'Every protected branch']
                    : those.filter((one) => one.name !== defaultBranch || one.type === 'tag').map((one) => (0,text_text/* visible */.RK)(one.name));
                if (others.length === 0)
                    continue;
                const message = `${(0,text_text/* listed */.KE)(others, 'and')} may use the environment ${(0,text_text/* visible */.RK)(name)}: its workflow gets the key.`;
                return wrong(message, remedy);
            }
            return unsure === null ? right('Only the default branch may use the environment.') : unknown(unsure);
        },
    },
    {
        check: 'key-in-environment-only',
        setups: HARDENED,
        judge: ({ repository: { repositorySecrets, organizationSecrets, environments } }, keyed) => {
            const free = keyed.filter(({ environments }) => environments.length === 0);
            if (free.length > 0) {
                const message = `No environment is set for ${jobNames(free)}: the key would have to be a secret of all branches.`;
                return wrong(message, `Copy environment: ${COPY}.`);
            }
            const names = secretsOf(keyed);
            let unsure = null;
            for (const secrets of [repositorySecrets, organizationSecrets]) {
                if ('hidden' in secrets) {
                    unsure ??= secrets;
                    continue;
                }
                const held = names.filter((name) => secrets.value.includes(name));
                if (held.length === 0)
                    continue;
                const holder = secrets === repositorySecrets ? 'repository' : 'organization';
                return wrong(`A workflow of any branch can read ${(0,text_text/* listed */.KE)(held, 'and')}, kept as a secret of the ${holder}.`, 'Delete it there. Have a new key made for the environment, and revoke the old one.');
            }
            const lack = lackOf(environments, keyed, 'api-key');
            if (typeof lack === 'string')
                return wrong(lack, 'Store the API key there.');
            unsure ??= lack;
            if (unsure !== null)
                return unknown(unsure);
            const unnamed = keyed.filter((run) => secretsOf([run], ['api-key']).length === 0);
            if (unnamed.length === 0)
                return right('The keys are secrets of the environment only.');
            const message = `Which secret holds the key is not known, since api-key names none: ${jobNames(unnamed)}.`;
            return { state: 'unknown', message, remedy: `Copy api-key: ${COPY}.` };
        },
    },
    {
        check: 'signing-key',
        setups: HARDENED,
        judge: ({ repository: { environments } }, keyed) => {
            const open = keyed.filter(({ inputs }) => !/\bsecrets\s*[.[]/.test(inputs['signing-key'] ?? ''));
            if (open.length > 0) {
                return wrong(`Without a signing-key that is a secret, any workflow of a branch could forge a record: ${jobNames(open)}.`, 'Make a random secret in the environment, and give it as signing-key to each step with the key.');
            }
            const deciding = keyed.filter(({ does }) => does.includes('plan') || does.includes('apply'));
            const lax = deciding.filter(({ inputs }) => inputs.approval !== 'review');
            if (lax.length > 0)
                return wrong(`Without approval: review, a change that nobody else approved is applied: ${jobNames(lax)}.`, 'Set approval: review in each step that plans or applies.');
            const lack = lackOf(environments, keyed, 'signing-key');
            if (typeof lack === 'string')
                return wrong(lack, 'Store a random key there: openssl rand -hex 32 makes one.');
            if (lack !== null)
                return unknown(lack);
            return right('Records are signed, and count only when somebody else has approved them.');
        },
    },
    {
        check: 'owners-cover',
        setups: HARDENED,
        judge: ({ repository: { owners, ownerErrors } }, keyed) => {
            if ('hidden' in owners)
                return unknown(owners);
            const remedy = 'At the end of .github/CODEOWNERS, name a team with write access for /inventory/ and for /.github/.';
            const file = owners.value;
            if (file === null)
                return wrong('There is no CODEOWNERS: nobody owns the inventory or its workflow.', remedy);
            const isFree = (path) => (0,code_owners/* ownersOf */.K)(file.text, path).length === 0;
            const isOpen = (folder) => isFree(`${folder}any.yml`) || isFree(`${folder}any.yaml`);
            const isOpenBelow = (folder) => ['', 'any/', 'any/any/'].some((below) => isOpen(folder + below));
            const open = keyed.flatMap(({ inventory }) => inventory.filter(isOpenBelow));
            if (isOpen('.github/workflows/'))
                open.push('.github/workflows/');
            const paths = [...keyed.map(({ path }) => path), file.path].filter(isFree);
            const free = new Set([...open.map((folder) => `new files in /${folder}`), ...paths].map(text_text/* visible */.RK));
            if (free.size > 0)
                return wrong(`Any writer can approve a change, since nobody owns ${(0,text_text/* listed */.KE)([...free], 'and')}.`, remedy);
            if ('hidden' in ownerErrors)
                return unknown(ownerErrors);
            const { value: errors } = ownerErrors;
            const [first] = errors;
            if (first === undefined)
                return right('The inventory, the workflows and CODEOWNERS itself have owners.');
            const place = `${(0,text_text/* visible */.RK)(first.path)}:${first.line}: ${(0,text_text/* visible */.RK)(first.kind)}`;
            return wrong((0,text_text/* counted */.hS) `GitHub ignores ${errors.length} line(s) of CODEOWNERS, the first at ${place}.`, 'Correct it: a team must exist, be visible, and have write access to the repository.');
        },
    },
    {
        check: 'event-target',
        setups: HARDENED,
        judge: (_, keyed) => {
            const remedy = `Copy on: ${COPY}.`;
            const ofBranches = /^(?:pull_request(?:_review(?:_comment)?)?|merge_group|workflow_run|issue_comment)$/;
            const open = keyed.filter(({ events }) => events.some((event) => ofBranches.test(event)));
            if (open.length > 0)
                return wrong(`An event runs the workflow of another branch with the key: ${jobNames(open)}.`, remedy);
            if (!keyed.some(({ does, events }) => does.includes('plan') && events.includes('pull_request_target')))
                return wrong('No plan runs on pull_request_target.', remedy);
            if (!keyed.some(({ does, events }) => does.includes('apply') && events.includes('push')))
                return wrong('No apply runs on push: what is merged is not applied.', remedy);
            return right('The workflows that have the key are those of the default branch.');
        },
    },
];
function isJobToken(token = '') {
    const name = token.replace(/[\s'"\]${}]/g, '').replace('[', '.');
    return ['', 'github.token', 'secrets.github_token'].includes(name.toLowerCase());
}
function secretsOf(runs, names = ['api-key', 'signing-key']) {
    const text = runs.flatMap(({ inputs }) => names.map((name) => inputs[name] ?? '')).join('\n');
    const secrets = text.matchAll(/\bsecrets\s*(?:\.\s*|\[\s*['"])(\w+)/gi);
    return [...new Set(Array.from(secrets, ([, name = '']) => name.toUpperCase()))];
}
function lackOf(environments, runs, input) {
    if ('hidden' in environments)
        return environments;
    let unsure = null;
    for (const run of runs) {
        const names = secretsOf([run], [input]);
        for (const { name, allowed, secrets } of environments.value.filter((one) => run.environments.includes(one.name))) {
            if ('value' in allowed && allowed.value === null)
                continue;
            if ('hidden' in secrets)
                unsure ??= secrets;
            else if (names.length > 0 && !names.some((one) => secrets.value.includes(one)))
                return `The environment ${(0,text_text/* visible */.RK)(name)} has no secret ${(0,text_text/* listed */.KE)(names, 'or')}, so ${input} arrives empty.`;
        }
    }
    return unsure;
}
function jobNames(runs) {
    return (0,text_text/* listed */.KE)([...new Set(runs.map(({ path, job }) => (0,text_text/* visible */.RK)(`${path} (${job})`)))], 'and');
}
function faultOf(rules, demands) {
    const unmet = (sets) => demands.filter(([, isMet]) => !sets.some(isMet));
    const missing = unmet(rules).map(([words]) => words);
    if (missing.length > 0)
        return `no ruleset has ${missing.join(', ')}`;
    const bypassed = rules.filter(({ bypass }) => 'value' in bypass && bypass.value.length > 0);
    const rest = rules.filter((one) => !bypassed.includes(one));
    if (unmet(rest).length > 0) {
        const who = bypassed.flatMap(({ bypass }) => ('value' in bypass ? bypass.value : []));
        return `${(0,text_text/* listed */.KE)([...new Set(who)].map(text_text/* visible */.RK), 'and')} may bypass the rules`;
    }
    if (unmet(rest.filter(({ bypass }) => 'value' in bypass)).length === 0)
        return null;
    return rest.map(({ bypass }) => bypass).find((bypass) => 'hidden' in bypass) ?? null;
}
function diagnose(facts) {
    const { runs } = facts.repository;
    if ('value' in runs) {
        const setup = setupOf(runs.value);
        const keyed = runs.value.filter(({ hasKey }) => hasKey);
        const rows = CHECKS.filter(({ setups }) => setups.includes(setup));
        const checks = rows.flatMap(({ check, judge }) => {
            const verdict = judge(facts, keyed, runs.value, setup);
            return verdict === null ? [] : [{ check, ...verdict }];
        });
        return { format_version: '2.0', setup, checks };
    }
    const rows = CHECKS.filter(({ setups }) => setups.includes('plain'));
    const checks = rows.map(({ check, setups, judge }) => {
        return { check, ...((setups === ALL && judge(facts, [], [], 'none')) || unknown(runs)) };
    });
    return { format_version: '2.0', setup: 'none', checks };
}
const SIGNS = { right: '✓', unknown: '?', wrong: '✗' };
function renderDoctor({ setup, checks }, paint) {
    const brushes = { right: paint.green, unknown: paint.yellow, wrong: paint.red };
    const width = Math.max(...checks.map(({ check }) => check.length));
    const lines = [];
    const counts = [];
    for (const state of ['right', 'unknown', 'wrong']) {
        const those = checks.filter((one) => one.state === state);
        if (those.length > 0)
            counts.push(`${those.length} ${state}`);
        for (const { check, message, remedy } of those) {
            lines.push(`${brushes[state](SIGNS[state])} ${check.padEnd(width)}  ${message}`);
            if (remedy !== '')
                lines.push(`${' '.repeat(width + 4)}${remedy}`);
        }
    }
    const as = setup === 'none' ? 'No setup found' : `Set up as ${setup}`;
    return [...lines, '', `${as}: ${counts.join(', ')}.`, ''].join('\n');
}
function doctorPage(table) {
    const fence = fenceFor([table]);
    return `## Inventory setup\n\n${fence}text\n${table}${fence}\n`;
}
function complaint({ checks }) {
    const wrong = checks.filter(({ state }) => state === 'wrong').map(({ check }) => check);
    if (wrong.length === 0)
        return null;
    return (0,text_text/* counted */.hS) `${wrong.length} setting(s) to correct: ${wrong.join(', ')}. The log and the summary say how.`;
}

;// CONCATENATED MODULE: ./lib/cli/doctor.js




async function cliDoctor(context, { repository: checkout }) {
    const { options, terminal, report, style, host } = context;
    const { github: repository } = options;
    const token = host.env.GH_TOKEN?.trim() || host.env.GITHUB_TOKEN?.trim() || '';
    if (repository !== null) {
        if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
            throw new result/* UserError */.yo('--github', 'must be OWNER/REPO');
        if (token === '') {
            throw new result/* UserError */.yo('GH_TOKEN', 'is not set, nor is GITHUB_TOKEN', 'Set one to a token that may read the repository.');
        }
    }
    const [files, service, settings] = await Promise.all([
        readFiles(context, checkout),
        askService(context, host.env.CIP_SYNC_API_KEY ?? '', ['CIP_SYNC_BASE_URL', 'CIP_SYNC_API_KEY']),
        repository !== null ? askGitHub(context, repository, token) : readLocally(checkout.cwd),
    ]);
    const diagnosis = diagnose({ files, service, repository: settings });
    context.progress.end();
    if (options.json)
        terminal.out((0,text_text/* printedJson */.xL)(diagnosis));
    else
        report(renderDoctor(diagnosis, (0,text_text/* painter */.C2)(style.color)));
    return complaint(diagnosis) === null ? 'done' : 'refused';
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   v: () => (/* binding */ isOfOrganization)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const FINGERPRINT_CHARACTERS = 16;
const TARGET_CHARACTERS = 8;
function fingerprint({ organization, action, id, before, after, }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
}
function isOfOrganization(organization, change) {
    const { action, id, before, after } = change;
    return fingerprint({ organization, action, id, before, after }) === change.fingerprint;
}
function deletionFingerprint(asset) {
    return fingerprint({
        organization: asset.organization_slug,
        action: 'delete',
        id: asset.id,
        before: asset,
        after: null,
    });
}
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
}
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}


/***/ }),

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   Z: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
const SERVICE_RETRIES = {
    maxTries: 6,
    maxTotalMs: 180_000,
    firstBackoffMs: 100,
    maxBackoffMs: 5_000,
    maxRetryAfterMs: 60_000,
};
async function retry(task, policy, ports) {
    const start = ports.now();
    for (let attempt = 1;; attempt += 1) {
        const { result, again } = await task(attempt);
        if (again === null || attempt >= policy.maxTries || ports.isStopped())
            return result;
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

/***/ 7069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ownersOf),
/* harmony export */   k: () => (/* binding */ OWNERS_PATHS)
/* harmony export */ });
/* harmony import */ var _core_ignore_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8109);

const OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
function ownersOf(text, path) {
    let owners = [];
    for (const line of text.split('\n')) {
        const words = line.trim().split(/\s+/);
        const comment = words.findIndex((word) => word.startsWith('#'));
        const [pattern = '', ...named] = comment < 0 ? words : words.slice(0, comment);
        if (pattern !== '' && covers(pattern, path))
            owners = named;
    }
    return owners;
}
function covers(pattern, path) {
    const isFolder = pattern.endsWith('/');
    const body = pattern.slice(pattern.startsWith('/') ? 1 : 0, isFolder ? -1 : undefined);
    const isAnchored = pattern.startsWith('/') || body.includes('/');
    const names = path.split('/');
    let used = [0];
    for (const part of isAnchored ? body.split('/') : ['**', body]) {
        const [least = Number.POSITIVE_INFINITY] = used;
        if (part === '**')
            used = [...names.keys(), names.length].filter((at) => at >= least);
        else
            used = used.filter((at) => at < names.length && (0,_core_ignore_js__WEBPACK_IMPORTED_MODULE_0__/* .isLike */ .O)(names[at] ?? '', part)).map((at) => at + 1);
    }
    if (isFolder)
        return used.some((at) => at < names.length);
    return isAnchored && body.endsWith('/*') ? used.includes(names.length) : used.length > 0;
}


/***/ })

};
