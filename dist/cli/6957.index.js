export const id = 6957;
export const ids = [6957,701];
export const modules = {

/***/ 6957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliDoctor: () => (/* binding */ cliDoctor),
  lookFrom: () => (/* binding */ lookFrom),
  readService: () => (/* binding */ readService)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/process.js
var git_process = __webpack_require__(701);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./lib/github/answers.js
var answers = __webpack_require__(7536);
// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
// EXTERNAL MODULE: ./lib/github/request.js + 1 modules
var request = __webpack_require__(761);
// EXTERNAL MODULE: ./lib/github/mark.js
var mark = __webpack_require__(5010);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
;// CONCATENATED MODULE: ./lib/github/record.js
// The record of a plan (design section 8): what a pull request showed and apply may therefore execute, written into
// check runs as text. A pure codec: what is read counts only when it is whole and its seals fit.



/** `inventory plan`, and which of several organizations when the input `name` is set; `preview` is a plan that no pull request asks about. */
function checkName(checked, name) {
    return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
const count = schemas/* number */.aig().int().nonnegative();
const guard = schemas/* object */.Ikc({ guard: schemas/* string */.YjP(), limit: count, value: count, passed: schemas/* boolean */.zMY() });
/** All that a record says besides its changes. */
const header = schemas/* object */.Ikc({
    /** `owner/name`. */
    repository: schemas/* string */.YjP(),
    pullRequest: count,
    /** The pull request's head commit. */
    head: schemas/* string */.YjP(),
    /** The branch it was planned for. */
    baseBranch: schemas/* string */.YjP(),
    /** The commit it was planned on: the first parent of the test merge. */
    base: schemas/* string */.YjP(),
    organization: schemas/* string */.YjP(),
    /** Origin of the service. */
    service: schemas/* string */.YjP(),
    /** Input `name`; '' for none. */
    name: schemas/* string */.YjP(),
    digest: schemas/* string */.YjP(),
    guards: schemas/* array */.YOg(guard),
    /** ISO 8601, UTC. */
    at: schemas/* string */.YjP(),
    /** Id of the newest mark with success that the plan saw; null for none. */
    mark: count.nullable(),
});
/** What people read, as GitHub gave it back. */
const surfaces = schemas/* object */.Ikc({
    comment: schemas/* object */.Ikc({ id: count, updated_at: schemas/* string */.YjP(), sha256: schemas/* string */.YjP() }).nullable(),
    /** Hash of the check run's title and summary. */
    check: schemas/* string */.YjP(),
    /** Ids of the check runs of this plan: the first, that tells, then those that hold the rest. */
    runs: schemas/* array */.YOg(count).min(1),
});
const part = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(2),
    /** Seal of header and changes: what binds the parts together. */
    core: schemas/* string */.YjP(),
    part: count,
    parts: count.max(1000),
    changes: schemas/* string */.YjP(),
});
const first = part.extend({ part: schemas/* literal */.euz(1), record: header, shown: surfaces, seal: schemas/* string */.YjP() });
const pass = schemas/* object */.Ikc({ version: schemas/* literal */.euz(2), run: count, head: schemas/* string */.YjP(), pullRequest: count, passed: schemas/* string */.YjP() });
/** Characters of one part's changes: GitHub takes 65,535 in a text, of which the rest of a part needs little. */
const PART_BUDGET = 56_000;
const FENCE = '```';
/** The texts of a record: those that hold the rest, which can be written first, and the first, which makes it whole. */
function encodeRecord(record, key) {
    const { changes, ...rest } = record;
    const core = coreSeal(record, key);
    const chunks = chunk(changes.map(({ fingerprint, target }) => (target === null ? fingerprint : `${fingerprint}:${target}`)));
    const partOf = (text, index) => {
        return { version: 2, core, part: index + 1, parts: chunks.length, changes: text };
    };
    return {
        rest: chunks.slice(1).map((text, index) => fenced(partOf(text, index + 1))),
        first: (seen) => fenced({ ...partOf(chunks[0], 0), record: rest, shown: seen, seal: wholeSeal(core, seen, key) }),
    };
}
/** No fence can end early: the only text of others is in the record, and its backticks are escaped. */
function fenced(content) {
    const json = JSON.stringify(content).replaceAll('`', '\\u0060');
    return `What apply may execute, for apply to read:\n\n${FENCE}json\n${json}\n${FENCE}\n`;
}
/** Joins words with spaces into texts within the budget; one empty text for none. */
function chunk(words) {
    const chunks = [[]];
    let length = 0;
    for (const word of words) {
        if (length + word.length + 1 > PART_BUDGET) {
            chunks.push([]);
            length = 0;
        }
        chunks[chunks.length - 1].push(word);
        length += word.length + 1;
    }
    return chunks.map((chunked) => chunked.join(' '));
}
/** What a check run says, with the texts of all check runs that could hold the rest of it. */
function decodeRecord({ id, text }, among, key) {
    const json = unfenced(text ?? '');
    const passed = pass.safeParse(json);
    if (passed.success) {
        const { run, head, pullRequest } = passed.data;
        const isOurs = run === id && isSame(passed.data.passed, passSeal({ run, head, pullRequest }, key));
        return isOurs ? { kind: 'pass' } : { kind: 'broken', said: null };
    }
    const read = first.safeParse(json);
    if (!read.success)
        return { kind: 'broken', said: null };
    const { record: fields, shown: seen, core, seal } = read.data;
    const changes = changesOf(read.data, among, seen.runs);
    if (changes === null || seen.runs[0] !== id)
        return { kind: 'broken', said: fields };
    const record = { ...fields, changes };
    const isWhole = isSame(core, coreSeal(record, key)) && isSame(seal, wholeSeal(core, seen, key));
    return isWhole ? { kind: 'record', record, shown: seen } : { kind: 'broken', said: fields };
}
/** null when a part is missing. */
function changesOf({ changes, parts, core }, among, runs) {
    const ids = new Set(runs);
    const texts = new Map([[1, changes]]);
    for (const { id, text } of parts === 1 ? [] : among) {
        const read = ids.has(id) ? part.safeParse(unfenced(text ?? '')) : null;
        if (read?.success && read.data.core === core && read.data.part > 1)
            texts.set(read.data.part, read.data.changes);
    }
    const recorded = [];
    for (let number = 1; number <= parts; number += 1) {
        const words = texts.get(number);
        if (words === undefined)
            return null;
        for (const word of words.split(' ')) {
            const [fingerprint = '', target = null] = word.split(':');
            if (fingerprint !== '')
                recorded.push({ fingerprint, target });
        }
    }
    return recorded;
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
/** The text of a plan that has nothing to record, so that it does not pass for one that was erased. */
function encodePass(plan, key) {
    return fenced({ version: 2, ...plan, passed: passSeal(plan, key) });
}
function passSeal({ run, head, pullRequest }, key) {
    return sealed(key, ['cip-inventory-sync pass 1', run, head, pullRequest]);
}
/** Only a record whose every byte is as it was written has this seal; with a key, only who has the key can make one. */
function coreSeal({ changes, guards, ...fields }, key) {
    const { repository, pullRequest, head, baseBranch, base, organization, service, name, digest, at, mark } = fields;
    const guardRows = guards.map(({ guard: which, limit, value, passed }) => [which, limit, value, passed]);
    const changeRows = changes.map(({ fingerprint, target }) => [fingerprint, target]);
    return sealed(key, [
        ...['cip-inventory-sync record 2', repository, pullRequest, head, baseBranch, base, organization, service, name],
        ...[digest, at, mark, guardRows, changeRows],
    ]);
}
function wholeSeal(core, { comment, check, runs }, key) {
    const commentRow = comment === null ? null : [comment.id, comment.updated_at, comment.sha256];
    return sealed(key, ['cip-inventory-sync shown 1', core, commentRow, check, runs]);
}
function sealed(key, canonical) {
    return key === '' ? `sha256:${sha256(JSON.stringify(canonical))}` : hmac(key, canonical);
}
/** What a record says of a check run's title and summary, however GitHub keeps the ends of their lines. */
function checkSeal(title, summary) {
    return sha256(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}
/** The same of a comment. */
function commentSeal(comment) {
    return { id: comment.id, updated_at: comment.updated_at, sha256: sha256(asKept(comment.body)) };
}
/** A text as it is compared: GitHub may give one back with other line ends, and without white space at its end. */
function asKept(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
}

;// CONCATENATED MODULE: ./lib/github/settings.js
// The settings of a repository on GitHub, read with GET alone. What the token may not read is `hidden`, with the
// permission that it would take; null is what is not there. Of an answer only what is judged is kept.




// What plans and applies are called there, for whoever looks for them.


const REPO = '/repos/{owner}/{repo}';
/** A reader for one repository. Nothing is sent before the first call; no method rejects with a GitHubError. */
function createSettings(options) {
    const send = (0,request/* createSend */.Rx)(options)(options.signal);
    const [owner = '', repo = ''] = options.repository.split('/');
    const asking = askOf(send, { owner, repo });
    return { ...branches(asking), ...files(asking), ...environments(asking), ...actions(asking), ...settings_history(asking) };
}
function askOf(send, place) {
    const route = (path, permission) => ({ method: 'GET', path: REPO + path, permission });
    return {
        one: (path, permission, schema, params = {}) => seen(permission, async () => {
            const request = { route: route(path, permission), params: { ...place, ...params }, read: reading(schema) };
            return (await send(request)).value;
        }),
        all: (path, permission, schema, params = {}) => seen(permission, () => (0,request/* readAll */.yw)(send, { route: route(path, permission), params: { ...place, ...params }, read: reading(schema) })),
    };
}
function reading(schema) {
    return (answer) => {
        const read = schema.safeParse(answer);
        if (read.success)
            return read.data;
        throw new answers/* AnswerError */.dV(`${read.error.issues[0]?.path.join('.') || 'the answer'} is not as documented`);
    };
}
async function seen(permission, ask) {
    try {
        return { value: await ask() };
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        const { status, kind } = error;
        const isRefused = kind === 'forbidden' || kind === 'not-found';
        const why = isRefused && status !== null ? `GitHub answered ${status}.` : error.message;
        return { hidden: { permission: isRefused ? permission : null, why, isMissing: status === 404 } };
    }
}
/** For what a 404 says that it is not there. */
async function orNull(seen) {
    const answer = await seen;
    return 'hidden' in answer && answer.hidden.isMissing ? { value: null } : answer;
}
function mapSeen(seen, map) {
    return 'value' in seen ? { value: map(seen.value) } : seen;
}
const REPOSITORY = schemas/* object */.Ikc({ default_branch: schemas/* string */.YjP(), private: schemas/* boolean */.zMY() })
    .transform((it) => ({ defaultBranch: it.default_branch, isPrivate: it.private }));
const BRANCH = schemas/* object */.Ikc({
    protected: schemas/* boolean */.zMY(),
    protection: schemas/* object */.Ikc({ enabled: schemas/* boolean */.zMY().optional() }).optional(),
    commit: schemas/* object */.Ikc({
        commit: schemas/* object */.Ikc({
            committer: schemas/* object */.Ikc({ date: schemas/* string */.YjP().optional() }).nullable(),
            verification: schemas/* object */.Ikc({ verified: schemas/* boolean */.zMY(), reason: schemas/* string */.YjP() }).optional(),
        }),
    }),
})
    .transform(({ protected: isProtected, protection, commit: { commit } }) => ({
    committedAt: commit.committer?.date ?? null,
    /** Whether GitHub knows of protection, and of the classic one; null where it does not say. */
    isProtected,
    isClassic: protection?.enabled ?? null,
    signature: commit.verification ?? null,
}));
const RULE = schemas/* object */.Ikc({ type: schemas/* string */.YjP(), ruleset_id: schemas/* number */.aig().optional(), parameters: schemas/* unknown */.L5J().optional() });
const RULESET = schemas/* object */.Ikc({
    bypass_actors: schemas/* array */.YOg(schemas/* object */.Ikc({ actor_type: schemas/* string */.YjP(), actor_id: schemas/* number */.aig().nullish(), bypass_mode: schemas/* string */.YjP().optional() }))
        .optional(),
});
const SWITCH = schemas/* object */.Ikc({ enabled: schemas/* boolean */.zMY().default(false) }).default({ enabled: false });
const ACTORS = schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* number */.aig() })).default([]);
const PROTECTION = schemas/* object */.Ikc({
    enforce_admins: SWITCH,
    allow_force_pushes: SWITCH,
    allow_deletions: SWITCH,
    required_pull_request_reviews: schemas/* object */.Ikc({
        required_approving_review_count: schemas/* number */.aig().default(0),
        dismiss_stale_reviews: schemas/* boolean */.zMY(),
        require_code_owner_reviews: schemas/* boolean */.zMY(),
        require_last_push_approval: schemas/* boolean */.zMY().default(false),
        bypass_pull_request_allowances: schemas/* object */.Ikc({ users: ACTORS, teams: ACTORS, apps: ACTORS }).optional(),
    })
        .optional(),
    required_status_checks: schemas/* object */.Ikc({
        strict: schemas/* boolean */.zMY().default(false),
        checks: schemas/* array */.YOg(schemas/* object */.Ikc({ context: schemas/* string */.YjP(), app_id: schemas/* number */.aig().nullable() })),
    })
        .optional(),
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
    required_status_checks: schemas/* array */.YOg(schemas/* object */.Ikc({ context: schemas/* string */.YjP(), integration_id: schemas/* number */.aig().nullish() })),
})
    .transform((it) => ({
    isStrict: it.strict_required_status_checks_policy,
    /** `app` is null where any app may report it. */
    checks: it.required_status_checks.map(({ context, integration_id: app }) => ({ name: context, app: app ?? null })),
}));
const BYPASS_HIDDEN = {
    hidden: {
        permission: 'administration: write',
        why: 'GitHub shows who may bypass a ruleset to those alone who may edit it.',
        isMissing: false,
    },
};
function branches({ one, all }) {
    const bypassOf = async (ruleset_id) => {
        const ruleset = await one('/rulesets/{ruleset_id}', 'metadata: read', RULESET, { ruleset_id });
        if ('hidden' in ruleset)
            return ruleset;
        const actors = ruleset.value.bypass_actors;
        if (actors === undefined)
            return BYPASS_HIDDEN;
        return { value: actors.map(({ actor_type: type, actor_id: id }) => (id == null ? type : `${type} ${id}`)) };
    };
    return {
        repository: () => one('', 'metadata: read', REPOSITORY),
        branch: (branch) => orNull(one('/branches/{branch}', 'contents: read', BRANCH, { branch })),
        /** What active rulesets ask of a branch, those of the organization included. */
        rules: async (branch) => {
            const rules = await all('/rules/branches/{branch}', 'metadata: read', schemas/* array */.YOg(RULE), { branch });
            if ('hidden' in rules)
                return rules;
            const ids = [...new Set(rules.value.map(({ ruleset_id: id }) => id ?? 0))];
            const membersOf = (id) => rules.value.filter(({ ruleset_id }) => (ruleset_id ?? 0) === id);
            const sets = ids.map(async (id) => rulesetOf(id, membersOf(id), await bypassOf(id)));
            return { value: await Promise.all(sets) };
        },
        /** Null without a classic protection, or where the token may not see it: GitHub answers both alike. */
        protection: async (branch) => orNull(one('/branches/{branch}/protection', 'administration: read', PROTECTION.transform(protectionOf), { branch })),
    };
}
function rulesetOf(ruleset, members, bypass) {
    const parameters = (type) => members.find((rule) => rule.type === type)?.parameters;
    const has = (type) => members.some((rule) => rule.type === type);
    return {
        ruleset,
        bypass,
        pullRequest: PULL_RULE.safeParse(parameters('pull_request')).data ?? null,
        statusChecks: CHECKS_RULE.safeParse(parameters('required_status_checks')).data ?? null,
        forbidsForcePush: has('non_fast_forward'),
        forbidsDeletion: has('deletion'),
    };
}
function protectionOf(it) {
    const { required_pull_request_reviews: reviews, required_status_checks: checks } = it;
    const { users = [], teams = [], apps = [] } = reviews?.bypass_pull_request_allowances ?? {};
    const actors = Object.entries({ User: users, Team: teams, Integration: apps });
    const bypass = actors.flatMap(([type, list]) => list.map(({ id }) => `${type} ${id}`));
    return {
        ruleset: null,
        bypass: { value: it.enforce_admins.enabled ? bypass : ['RepositoryRole admin', ...bypass] },
        pullRequest: reviews
            ? {
                approvals: reviews.required_approving_review_count,
                dismissesStale: reviews.dismiss_stale_reviews,
                codeOwners: reviews.require_code_owner_reviews,
                lastPush: reviews.require_last_push_approval,
            }
            : null,
        statusChecks: checks
            ? {
                isStrict: checks.strict,
                // -1 stands for any app.
                checks: checks.checks.map(({ context, app_id }) => ({ name: context, app: app_id === -1 ? null : app_id })),
            }
            : null,
        forbidsForcePush: !it.allow_force_pushes.enabled,
        forbidsDeletion: !it.allow_deletions.enabled,
    };
}
const FILE = schemas/* object */.Ikc({ type: schemas/* literal */.euz('file'), encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() })
    .transform(({ content }) => Buffer.from(content, 'base64').toString('utf8'));
const FOLDER = schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP(), path: schemas/* string */.YjP() }))
    .transform((entries) => entries.filter(({ type }) => type === 'file').map(({ path }) => path));
const OWNER_ERROR = schemas/* object */.Ikc({ line: schemas/* number */.aig(), kind: schemas/* string */.YjP(), path: schemas/* string */.YjP() });
const OWNER_ERRORS = schemas/* object */.Ikc({ errors: schemas/* array */.YOg(OWNER_ERROR) }).transform(({ errors }) => errors);
/** As the default branch holds them. */
function files({ one }) {
    return {
        file: (path) => orNull(one('/contents/{path}', 'contents: read', FILE, { path })),
        folder: (path) => orNull(one('/contents/{path}', 'contents: read', FOLDER, { path })),
        ownerErrors: () => orNull(one('/codeowners/errors', 'contents: read', OWNER_ERRORS)),
    };
}
const ENVIRONMENT = schemas/* object */.Ikc({
    protection_rules: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP() })).optional(),
    deployment_branch_policy: schemas/* object */.Ikc({ protected_branches: schemas/* boolean */.zMY(), custom_branch_policies: schemas/* boolean */.zMY() })
        .nullish(),
})
    .transform(({ protection_rules: rules = [], deployment_branch_policy: policy }) => ({
    gates: rules.map(({ type }) => type).filter((type) => type !== 'branch_policy'),
    branches: policy == null ? 'all' : policy.protected_branches ? 'protected' : 'selected',
}));
const POLICY = schemas/* object */.Ikc({ name: schemas/* string */.YjP().default(''), type: schemas/* string */.YjP().default('branch') });
const POLICIES = schemas/* object */.Ikc({ branch_policies: schemas/* array */.YOg(POLICY) }).transform(({ branch_policies }) => branch_policies);
const SECRETS = schemas/* object */.Ikc({ secrets: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })) })
    .transform(({ secrets }) => secrets.map(({ name }) => name.toUpperCase()));
function environments({ one, all }) {
    const path = '/environments/{environment_name}';
    return {
        environment: (environment_name) => orNull(one(path, 'actions: read', ENVIRONMENT, { environment_name })),
        branchPolicies: (environment_name) => all(`${path}/deployment-branch-policies`, 'actions: read', POLICIES, { environment_name }),
        environmentSecrets: (environment_name) => all(`${path}/secrets`, 'environments: read', SECRETS, { environment_name }),
        repositorySecrets: () => all('/actions/secrets', 'secrets: read', SECRETS),
        organizationSecrets: () => all('/actions/organization-secrets', 'secrets: read', SECRETS),
    };
}
const ACTIONS = schemas/* object */.Ikc({
    enabled: schemas/* boolean */.zMY(),
    allowed_actions: schemas/* string */.YjP().optional(),
    sha_pinning_required: schemas/* boolean */.zMY().optional(),
});
const SELECTED = schemas/* object */.Ikc({
    verified_allowed: schemas/* boolean */.zMY().default(false),
    patterns_allowed: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const WORKFLOW_TOKEN = schemas/* object */.Ikc({
    default_workflow_permissions: schemas/* string */.YjP(),
    can_approve_pull_request_reviews: schemas/* boolean */.zMY(),
});
const RETENTION = schemas/* object */.Ikc({ days: schemas/* number */.aig() }).transform(({ days }) => days);
function actions({ one }) {
    const ask = (path, schema) => one(`/actions/permissions${path}`, 'administration: read', schema);
    return {
        actions: () => ask('', ACTIONS),
        selectedActions: () => ask('/selected-actions', SELECTED),
        workflowToken: () => ask('/workflow', WORKFLOW_TOKEN),
        retention: () => ask('/artifact-and-log-retention', RETENTION),
    };
}
const PULLS = schemas/* array */.YOg(schemas/* object */.Ikc({ number: schemas/* number */.aig(), merged_at: schemas/* string */.YjP().nullable(), head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }))
    .transform((pulls) => pulls.filter(({ merged_at }) => merged_at !== null).map(({ head }) => head.sha));
const CHECK_RUN = schemas/* object */.Ikc({ started_at: schemas/* string */.YjP().nullable(), app: schemas/* object */.Ikc({ id: schemas/* number */.aig() }).nullable() })
    .transform(({ app, started_at: startedAt }) => ({ app: app?.id ?? null, startedAt }));
const CHECK_RUNS = schemas/* object */.Ikc({ check_runs: schemas/* array */.YOg(CHECK_RUN) }).transform(({ check_runs: runs }) => runs);
const DEPLOYMENT = schemas/* object */.Ikc({ id: schemas/* number */.aig(), sha: schemas/* string */.YjP(), created_at: schemas/* string */.YjP() })
    .transform(({ id, sha, created_at: createdAt }) => ({ id, sha, createdAt }));
const STATUSES = schemas/* array */.YOg(schemas/* object */.Ikc({ state: schemas/* string */.YjP() })).transform((list) => list.map(({ state }) => state));
function settings_history({ one }) {
    return {
        /** Heads of the pull requests that were merged into a branch, of the 20 that were touched last. */
        mergedHeads: (base) => {
            const newest = { base, state: 'closed', sort: 'updated', direction: 'desc', per_page: 20 };
            return one('/pulls', 'pull-requests: read', PULLS, newest);
        },
        checkRuns: (ref, check_name) => one('/commits/{ref}/check-runs', 'checks: read', CHECK_RUNS, { ref, check_name, filter: 'latest' }),
        newestDeployments: (environment) => one('/deployments', 'deployments: read', schemas/* array */.YOg(DEPLOYMENT), { environment, per_page: 1 }),
        deploymentStates: (deployment_id) => one('/deployments/{deployment_id}/statuses', 'deployments: read', STATUSES, { deployment_id, per_page: 1 }),
    };
}

// EXTERNAL MODULE: ./lib/inventory/load.js
var load = __webpack_require__(9574);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/service/errors.js
var service_errors = __webpack_require__(4848);
;// CONCATENATED MODULE: ./lib/setup/check.js
/** How much a repository asks of its settings, least first. */
const SETUPS = ['none', 'plain', 'guarded', 'hardened'];
/** Whether a setup asks at least what another does. */
function isAtLeast(setup, least) {
    return SETUPS.indexOf(setup) >= SETUPS.indexOf(least);
}
/** Every check, in the order in which they are told. docs/setup.md says what each is for. */
const CHECKS = [
    ...['node', 'git', 'files', 'path', 'gitignore'],
    ...['service', 'certificate', 'key', 'organization', 'lists', 'latency', 'unique-names', 'size'],
    ...['repository', 'workflow', 'workflow-events', 'workflow-approval', 'workflow-environment', 'workflow-signing-key'],
    ...['workflow-permissions', 'workflow-pins', 'workflow-queue', 'workflow-credentials', 'workflow-steps'],
    'workflow-key',
    ...['branch-pull-request', 'branch-approvals', 'branch-code-owners', 'branch-stale-approvals', 'branch-last-push'],
    ...['branch-check', 'branch-check-app', 'branch-up-to-date', 'branch-force-push', 'branch-deletion', 'branch-bypass'],
    ...['code-owners', 'code-owners-errors'],
    ...['environment', 'environment-branches', 'environment-gates', 'environment-secrets'],
    ...['repository-secrets', 'organization-secrets'],
    ...['actions-default-permissions', 'actions-approve', 'actions-allowed', 'actions-sha-pinning'],
    ...['check-retention', 'record', 'applied-mark'],
    ...['ledger', 'ledger-private', 'ledger-protected', 'ledger-tip', 'ledger-age'],
];
const right = (message) => ({ state: 'right', message, remedy: '' });
const wrong = (message, remedy) => ({ state: 'wrong', message, remedy });
const unknown = (message, remedy) => ({ state: 'unknown', message, remedy });
/** Judges what could be seen; what could not is unknown, with the permission that it takes. */
function judged(seen, judge) {
    if ('value' in seen)
        return judge(seen.value);
    const { permission, why } = seen.hidden;
    const remedy = permission === null ? 'Run doctor again.' : `Run doctor with a token that has ${permission}.`;
    return unknown(`It could not be seen: ${why}`, remedy);
}
/** The first that is wrong, else that is unknown, else the last; null for none. */
function worst(verdicts) {
    const known = verdicts.filter((one) => one !== null);
    const find = (state) => known.find((one) => one.state === state);
    return find('wrong') ?? find('unknown') ?? known.at(-1) ?? null;
}
/** In the order of CHECKS. */
function inOrder(verdicts) {
    return CHECKS.flatMap((check) => {
        const verdict = verdicts[check];
        return verdict == null ? [] : [{ check, ...verdict }];
    });
}

// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
;// CONCATENATED MODULE: ./lib/setup/here-checks.js
// Judges what is here: this machine, these files, and the service that they declare the assets of.




const LEAST_NODE = [20, 18, 1];
/** `systems` are those of the organization; null where the service was not seen. */
function judgeHere({ node, git, files, notIgnored }, systems) {
    return {
        node: isNewEnough(node)
            ? right(`Node ${(0,report_escape/* visible */.RK)(node)}.`)
            : wrong(`Node ${(0,report_escape/* visible */.RK)(node)} is too old.`, `Install ${LEAST_NODE.join('.')} or later.`),
        git: 'version' in git
            ? right(`Git ${(0,report_escape/* visible */.RK)(git.version)}, in a repository.`)
            : wrong((0,report_escape/* visible */.RK)(git.problem), 'Install git, and run doctor in a clone of the repository.'),
        files: judgeFiles(files),
        path: files.isMissing ? null : judgePath(files, systems),
        gitignore: notIgnored === null ? null : judgeIgnored(notIgnored),
    };
}
function isNewEnough(version) {
    const parts = version.replace(/^v/, '').split('.').map(Number);
    for (const [index, least] of LEAST_NODE.entries()) {
        const part = parts[index] ?? 0;
        if (part !== least)
            return part > least;
    }
    return true;
}
function judgeFiles({ files, assets, errors, isMissing }) {
    if (isMissing)
        return wrong('There is no inventory file.', 'Run cip-sync import: it writes what is live.');
    if (errors > 0)
        return wrong(`The files have ${(0,text_style/* counted */.hS)(errors, 'error')}.`, 'Run cip-sync validate: it says where.');
    return right(`${(0,text_style/* counted */.hS)(files, 'file')} with ${(0,text_style/* counted */.hS)(assets, 'asset')}, valid.`);
}
/** As plans tell it by the finding `partial-inventory`. */
function judgePath({ outside }, systems) {
    const isOurs = (reference) => systems?.some(({ id, name }) => id === reference || name === reference) ?? true;
    const paths = [...new Set(outside.filter(({ system }) => isOurs(system)).map(({ path }) => path))];
    const [path] = paths;
    if (path === undefined)
        return right('No other file declares a cyber system of this organization.');
    const more = paths.length > 1 ? ` and ${(0,text_style/* counted */.hS)(paths.length - 1, 'other file')}` : '';
    const isOne = paths.length === 1;
    const [declares, it] = isOne ? ['declares a cyber system', 'it'] : ['declare cyber systems', 'them'];
    const message = `${(0,report_escape/* visible */.RK)(path)}${more} ${declares}, and path leaves ${it} out: what moves there would be deleted.`;
    if (systems === null) {
        const whose = `Whether ${isOne ? 'it is' : 'they are'} of this organization, the service knows.`;
        return unknown(`${message} ${whose}`, 'Let doctor ask it.');
    }
    return wrong(message, `Let path cover ${it}, or move ${it} into a folder whose name starts with a dot.`);
}
function judgeIgnored(paths) {
    if (paths.length === 0)
        return right('Plans and evidence are ignored by git.');
    return wrong(`Git would commit ${paths.map(report_escape/* visible */.RK).join(' and ')}, which ${paths.length === 1 ? 'holds' : 'hold'} names.`, 'Run cip-sync init: it adds the lines to .gitignore.');
}
function judgeService(facts) {
    switch (facts.kind) {
        case 'not-asked':
            return { service: unknown('The service was not asked.', `Set ${facts.missing}.`) };
        case 'refused':
            return { service: wrong((0,report_escape/* visible */.RK)(facts.problem), 'Correct it, and run doctor again.') };
        case 'failed':
            return failedAt(facts.failure, (0,report_escape/* visible */.RK)(facts.message));
        case 'seen':
            return judgeSeen(facts);
    }
}
const STEPS = [
    ['service', 'The service answers.'],
    ['certificate', 'Its certificate is trusted.'],
    ['key', 'It takes the key.'],
    ['lists', 'Its lists are as documented.'],
];
/** What comes before the failure was right; of what comes after nothing is known. */
function failedAt(failure, message) {
    const remedies = {
        service: 'Check the base URL, the network and the proxy.',
        certificate: 'NODE_EXTRA_CA_CERTS adds a private authority.',
        key: 'Check that CIP_SYNC_API_KEY is whole and not revoked.',
        lists: 'Check the base URL. If it is right, tell the operator of the service.',
    };
    // A handshake that failed has reached the service.
    const at = STEPS.findIndex(([step]) => step === failure);
    const before = STEPS.slice(0, at).map(([step, words]) => [step, right(words)]);
    return { ...Object.fromEntries(before), [failure]: wrong(message, remedies[failure]) };
}
function judgeSeen(facts) {
    const { isTls, ms, organizations, expected, systems, assets } = facts;
    const doubled = doubledNames(assets);
    return {
        ...Object.fromEntries(STEPS.map(([step, words]) => [step, right(words)])),
        certificate: right(isTls ? 'Its certificate is trusted.' : 'It is on this machine, without a certificate.'),
        organization: judgeOrganization(organizations, expected),
        latency: right(`The slowest list took ${ms} ms.`),
        'unique-names': right(doubled === 0
            ? 'No name occurs twice in a cyber system.'
            : `${(0,text_style/* counted */.hS)(doubled, 'name')} occur${doubled === 1 ? 's' : ''} more than once in a cyber system: import gives such assets their id.`),
        size: right(`${(0,text_style/* counted */.hS)(systems.length, 'cyber system')} with ${(0,text_style/* counted */.hS)(assets.length, 'asset')}.`),
    };
}
function judgeOrganization(slugs, expected) {
    const [slug] = slugs;
    if (slugs.length > 1) {
        return wrong('The key reads records of more than one organization.', 'Tell the operator of the service.');
    }
    if (slug === undefined)
        return right('The organization has no records yet.');
    if (expected !== '' && slug !== expected) {
        return wrong(`The key is of the organization ${(0,report_escape/* visible */.RK)(slug)}, and not of ${(0,report_escape/* visible */.RK)(expected)}.`, 'Use the key of the other one, or correct organization.');
    }
    return right(`The key is of the organization ${(0,report_escape/* visible */.RK)(slug)}.`);
}
function doubledNames(assets) {
    const counts = new Map();
    for (const { cyber_system_id: system, name } of assets) {
        const key = (0,names/* nameKey */.Rc)(system, name);
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return Array.from(counts.values()).filter((count) => count > 1).length;
}

;// CONCATENATED MODULE: ./lib/setup/history-checks.js



/** A plan is reviewed and merged within these days, or its record may be gone. */
const LEAST_RETENTION = 30;
/** As `cip-sync audit verify` bounds the gap between two looks. */
const MOST_DAYS = 35;
const DAY_MS = 86_400_000;
function judgeHistory(facts) {
    const { retentionDays, marks, ledgers, now } = facts;
    const judgedLedgers = ledgers.map((ledger) => judgeLedger(ledger, now));
    const codes = Object.keys(judgedLedgers[0] ?? {});
    return {
        'check-retention': judged(retentionDays, (days) => days >= LEAST_RETENTION
            ? right(`GitHub keeps the records of plans for ${(0,text_style/* counted */.hS)(days, 'day')}.`)
            : wrong(`GitHub keeps the records of plans for ${(0,text_style/* counted */.hS)(days, 'day')}: a pull request that is merged later counts as not reviewed.`, `Under Settings, Actions, General, keep artifacts and logs for ${LEAST_RETENTION} days at least.`)),
        record: record(facts),
        'applied-mark': worst(marks.map(history_checks_mark)),
        ...Object.fromEntries(codes.map((code) => [code, worst(judgedLedgers.map((verdicts) => verdicts[code] ?? null))])),
    };
}
function record({ record: seen, app }) {
    return judged(seen, (newest) => {
        if (newest === null)
            return right('There is no record of a plan yet.');
        if (app !== null && newest.app !== app) {
            return wrong(`The last plan was recorded by app ${newest.app}, and app ${app} is the one that must report it.`, 'Look at who made that check run. Give github-token to every job alike, or to none.');
        }
        return right(`The last plan that was merged is recorded${newest.startedAt === null ? '' : `, ${(0,report_escape/* visible */.RK)(newest.startedAt)}`}.`);
    });
}
function history_checks_mark(seen) {
    return judged(seen, (newest) => {
        if (newest === null)
            return right('Nothing was applied yet.');
        const { deployment, state } = newest;
        const what = `${(0,report_escape/* visible */.RK)(deployment.sha.slice(0, 7))}, ${(0,report_escape/* visible */.RK)(deployment.createdAt)}`;
        if (state !== 'failure' && state !== 'error')
            return right(`The last apply is of ${what}: ${(0,report_escape/* visible */.RK)(state)}.`);
        return wrong(`The last apply, of ${what}, ended as ${(0,report_escape/* visible */.RK)(state)}.`, 'Read its run, and run it again: docs/operations.md.');
    });
}
function judgeLedger(facts, now) {
    const { branch, repository, rules } = facts;
    const place = (0,report_escape/* visible */.RK)(facts.place);
    const within = (judge) => 'value' in branch && branch.value === null ? null : judged(branch, (it) => (it === null ? right('') : judge(it)));
    return {
        ledger: judged(branch, (it) => it === null
            ? wrong(`The ledger ${place} is not there: every apply fails.`, 'Make it with cip-sync audit init; a ledger that was there is restored from a clone.')
            : right(`The ledger ${place} is there.`)),
        'ledger-private': judged(repository, ({ isPrivate }) => isPrivate
            ? right('The ledger is in a private repository.')
            : wrong(`The repository of the ledger ${place} is public, and a ledger holds every name.`, 'Make it private.')),
        'ledger-protected': within(() => judged(rules, (sets) => {
            const isKept = sets.some((set) => set.forbidsForcePush) && sets.some((set) => set.forbidsDeletion);
            if (isKept)
                return right('The ledger can be neither rewritten nor deleted.');
            return wrong(`The branch of the ledger ${place} can be rewritten or deleted.`, 'Protect it by a ruleset that blocks force pushes and restricts deletions.');
        })),
        'ledger-tip': within((it) => tip(it, facts)),
        'ledger-age': within(({ committedAt }) => {
            const days = committedAt === null ? 0 : Math.floor((now - Date.parse(committedAt)) / DAY_MS);
            if (days <= MOST_DAYS)
                return right(`The last look was ${(0,text_style/* counted */.hS)(days, 'day')} ago.`);
            return wrong(`The last look was ${(0,text_style/* counted */.hS)(days, 'day')} ago.`, 'See why the scheduled drift run writes none.');
        }),
    };
}
function tip({ signature }, { isSigned, place }) {
    if (!isSigned)
        return right('The ledger is not signed: the workflow has no ledger-key.');
    if (signature === null || signature.reason === 'unsigned') {
        return wrong(`The newest commit of ${(0,report_escape/* visible */.RK)(place)} is not signed: it was not this workflow that made it.`, 'Run cip-sync audit verify on a clone.');
    }
    if (signature.verified)
        return right('The newest commit of the ledger is signed, and GitHub verifies it.');
    if (['invalid', 'malformed_signature', 'bad_cert', 'expired_key'].includes(signature.reason)) {
        return wrong(`The signature of the newest commit of ${(0,report_escape/* visible */.RK)(place)} does not hold.`, 'Run cip-sync audit verify on a clone.');
    }
    return right('The newest commit of the ledger is signed. GitHub does not know the key: cip-sync audit verify does.');
}

// EXTERNAL MODULE: ./lib/setup/owners.js
var setup_owners = __webpack_require__(2785);
;// CONCATENATED MODULE: ./lib/setup/settings-checks.js




function judgeSettings(facts, setup) {
    const isGuarded = isAtLeast(setup, 'guarded');
    return {
        ...(isGuarded ? judgeBranch(facts) : {}),
        ...(isGuarded ? judgeOwners(facts) : {}),
        ...judgeSecrets(facts, setup === 'hardened'),
        ...(isGuarded ? judgeToken(facts) : {}),
        ...(setup === 'hardened' ? judgeActions(facts) : {}),
    };
}
const settings_checks_RULESET = 'In the ruleset of the default branch (.github/rulesets/inventory.json) ';
function demandsOf({ checks, app }) {
    const pull = (check, is) => ({
        check,
        parent: check === 'branch-pull-request' ? null : 'branch-pull-request',
        isMet: ({ pullRequest }) => pullRequest !== null && is(pullRequest),
    });
    const status = (check, is) => ({
        check,
        parent: check === 'branch-check' ? null : 'branch-check',
        isMet: ({ statusChecks }) => statusChecks !== null && is(statusChecks),
    });
    const requires = (rule, fits) => checks.every((name) => rule.checks.some((check) => check.name === name && fits(check.app)));
    const names = (0,text_style/* listed */.KE)(checks.map(report_escape/* visible */.RK), 'and');
    const [check, is] = checks.length === 1 ? ['check', 'is'] : ['checks', 'are'];
    return [
        {
            ...pull('branch-pull-request', () => true),
            right: 'Nothing reaches the branch but by a pull request.',
            wrong: 'A writer can push to the branch without a pull request.',
            remedy: `${settings_checks_RULESET}require a pull request before merging.`,
        },
        {
            ...pull('branch-approvals', ({ approvals }) => approvals >= 1),
            right: 'A pull request needs an approval.',
            wrong: 'A writer can merge a change that nobody else has approved.',
            remedy: `${settings_checks_RULESET}require at least one approval.`,
        },
        {
            ...pull('branch-code-owners', ({ codeOwners }) => codeOwners),
            right: 'A code owner must approve.',
            wrong: 'Anyone with write access can approve a change of the inventory or of its workflow.',
            remedy: `${settings_checks_RULESET}require review from code owners.`,
        },
        {
            ...pull('branch-stale-approvals', ({ dismissesStale }) => dismissesStale),
            right: 'A new commit dismisses approvals.',
            wrong: 'A writer can get an approval, and push another commit before the merge.',
            remedy: `${settings_checks_RULESET}dismiss stale approvals when new commits are pushed.`,
        },
        {
            ...pull('branch-last-push', ({ lastPush }) => lastPush),
            right: 'Someone else than the last who pushed must approve.',
            wrong: "A writer can push to a colleague's pull request and approve it.",
            remedy: `${settings_checks_RULESET}require approval of the most recent push.`,
        },
        {
            ...status('branch-check', (rule) => requires(rule, () => true)),
            right: `The ${check} ${names} ${is} required.`,
            wrong: `A change can be merged whose plan is red, or was never made: ${names} ${is} not required.`,
            remedy: `${settings_checks_RULESET}require the status ${check} ${names}.`,
        },
        {
            ...status('branch-check-app', (rule) => requires(rule, (by) => by !== null && (app ?? by) === by)),
            right: `${names} must come from the app that makes it.`,
            wrong: `Another app, or any workflow's commit status, can report ${names} in its place.`,
            remedy: `${settings_checks_RULESET}choose GitHub Actions as the source of ${names}.`,
        },
        {
            ...status('branch-up-to-date', ({ isStrict }) => isStrict),
            right: 'A pull request must be up to date: what was planned is what is merged.',
            wrong: 'A pull request can be merged whose plan was made for an older branch.',
            remedy: `${settings_checks_RULESET}require branches to be up to date before merging.`,
        },
        {
            check: 'branch-force-push',
            parent: null,
            isMet: ({ forbidsForcePush }) => forbidsForcePush,
            right: 'Force pushes are blocked.',
            wrong: 'A writer can rewrite the history that says what was reviewed and applied.',
            remedy: `${settings_checks_RULESET}block force pushes.`,
        },
        {
            check: 'branch-deletion',
            parent: null,
            isMet: ({ forbidsDeletion }) => forbidsDeletion,
            right: 'The branch cannot be deleted.',
            wrong: 'A writer can delete the branch, and make it anew without review.',
            remedy: `${settings_checks_RULESET}restrict deletions.`,
        },
    ];
}
function judgeBranch(facts) {
    const { rules, protection } = facts;
    const demands = demandsOf(facts);
    if ('hidden' in rules) {
        const hidden = judged(rules, () => right(''));
        return Object.fromEntries([...demands.map(({ check }) => check), 'branch-bypass'].map((check) => [check, hidden]));
    }
    const classic = 'value' in protection && protection.value !== null ? [protection.value] : [];
    const sources = [...rules.value, ...classic];
    const met = demands.filter(({ isMet }) => sources.some(isMet));
    const verdicts = new Map();
    for (const demand of demands) {
        const isMoot = demand.parent !== null && verdicts.get(demand.parent)?.state === 'wrong';
        const failed = isMoot ? null : (unseenProtection(facts) ?? wrong(demand.wrong, demand.remedy));
        verdicts.set(demand.check, met.includes(demand) ? right(demand.right) : failed);
    }
    const holdsWithout = (among) => met.every(({ isMet }) => among.some(isMet));
    return { ...Object.fromEntries(verdicts), 'branch-bypass': bypass(sources, holdsWithout) };
}
/** Where a classic protection may ask for what no ruleset does, and cannot be seen. */
function unseenProtection({ protection, branch, actions }) {
    const state = 'value' in branch ? branch.value : null;
    const mayBeThere = state === null || (state.isProtected && state.isClassic !== false);
    // GitHub says alike that there is none and that the token may not see it: who sees what else an administrator
    // does would see it.
    const isSeen = 'value' in protection && (protection.value !== null || 'value' in actions);
    if (isSeen || !mayBeThere)
        return null;
    return unknown('No ruleset asks for it, and whether the classic protection of the branch does cannot be seen.', 'Run doctor with a token that has administration: read.');
}
function bypass(sources, holds) {
    const isStrict = ({ bypass: who }) => 'value' in who && who.value.length === 0;
    if (holds(sources.filter(isStrict)))
        return right('Nobody may bypass these rules.');
    const open = sources.filter(({ bypass: who }) => !('value' in who) || who.value.length > 0);
    const hidden = open.find((source) => 'hidden' in source.bypass);
    if (hidden !== undefined && holds([...sources.filter(isStrict), ...open.filter((it) => 'hidden' in it.bypass)])) {
        return judged(hidden.bypass, () => right(''));
    }
    const who = open.flatMap((source) => ('value' in source.bypass ? source.bypass.value : []));
    return wrong(`${(0,text_style/* listed */.KE)([...new Set(who)].map(report_escape/* visible */.RK), 'and')} may bypass these rules: push or merge what nobody approved.`, `${settings_checks_RULESET}empty the bypass list. An administrator who needs it gives it for that moment, and the audit log says so.`);
}
function judgeOwners({ owners, ownerErrors, owned }) {
    const remedy = 'Name a team with write access for /inventory/ and /.github/ at the end of .github/CODEOWNERS.';
    return {
        'code-owners': judged(owners, (text) => {
            if (text === null)
                return wrong(`There is no ${setup_owners/* OWNERS_PATHS */.k[0]}: nobody owns the inventory or its workflow.`, remedy);
            const free = owned.filter((path) => (0,setup_owners/* ownersOf */.K)(text, path).length === 0);
            if (free.length === 0)
                return right('The inventory, the workflows and CODEOWNERS itself have owners.');
            const [have, it] = free.length === 1 ? ['has no owner', 'it'] : ['have no owner', 'them'];
            return wrong(`${(0,text_style/* listed */.KE)(free.map(report_escape/* visible */.RK), 'and')} ${have}, so anyone may approve a change of ${it}.`, remedy);
        }),
        'code-owners-errors': judged(ownerErrors, (errors) => {
            if (errors === null || errors.length === 0)
                return right('GitHub finds no error in CODEOWNERS.');
            return wrong(`GitHub ignores ${(0,text_style/* counted */.hS)(errors.length, 'line')} of CODEOWNERS: ${(0,text_style/* listed */.KE)(errors.map(ownerError), 'and')}.`, 'Correct them: a team must exist, be visible, and have write access to the repository.');
        }),
    };
}
function ownerError({ path, line, kind }) {
    return `${(0,report_escape/* visible */.RK)(path)}:${line} ${(0,report_escape/* visible */.RK)(kind)}`;
}
function judgeSecrets(facts, isHardened) {
    const { environments, repositorySecrets, organizationSecrets, repositoryNeeds, secretNames } = facts;
    const each = (judge) => worst(environments.map(judge));
    const absent = (secrets, where, remedy) => judged(secrets, (names) => {
        const kept = secretNames.filter((name) => names.includes(name));
        if (kept.length === 0)
            return right(`Neither key is a secret of the ${where}.`);
        const [are, them] = kept.length === 1 ? ['is a secret', 'it'] : ['are secrets', 'them'];
        const message = `${(0,text_style/* listed */.KE)(kept.map(report_escape/* visible */.RK), 'and')} ${are} of the ${where}, too: a workflow of any branch can read ${them}.`;
        return wrong(message, remedy);
    });
    const renew = 'Have a new key made for the environment, and revoke the old one.';
    return {
        environment: isHardened ? each(isThere) : null,
        'environment-branches': isHardened ? each((one) => policy(one, facts.defaultBranch)) : null,
        'environment-gates': isHardened ? each(gates) : null,
        'environment-secrets': each(environmentSecrets),
        'repository-secrets': isHardened
            ? absent(repositorySecrets, 'repository', `Delete it there: gh secret delete NAME. ${renew}`)
            : present(repositorySecrets, organizationSecrets, repositoryNeeds),
        'organization-secrets': isHardened
            ? absent(organizationSecrets, 'organization', `Keep it from this repository, or delete it there. ${renew}`)
            : null,
    };
}
function isThere({ name, environment }) {
    return judged(environment, (it) => it === null
        ? wrong(`There is no environment ${(0,report_escape/* visible */.RK)(name)}.`, 'Make it, with its branches and secrets, by the commands that cip-sync init --hardened --dry-run prints.')
        : right(`The environment ${(0,report_escape/* visible */.RK)(name)} is there.`));
}
/** Null for what is not there: that is told once. */
function within(one, judge) {
    if ('value' in one.environment && one.environment.value === null)
        return null;
    return judged(one.environment, (it) => (it === null ? right('') : judge(it)));
}
function policy(one, defaultBranch) {
    const { name, policies } = one;
    const remedy = `Under Deployment branches and tags of ${(0,report_escape/* visible */.RK)(name)} choose selected branches, and add ${(0,report_escape/* visible */.RK)(defaultBranch)} alone.`;
    return within(one, ({ branches }) => {
        if (branches === 'all') {
            return wrong(`Any branch may use the environment ${(0,report_escape/* visible */.RK)(name)}: a workflow changed in a branch gets the key.`, remedy);
        }
        if (branches === 'protected') {
            return wrong(`Every protected branch may use the environment ${(0,report_escape/* visible */.RK)(name)}, whatever its protection asks for.`, remedy);
        }
        return judged(policies, (all) => {
            const others = all.filter((it) => it.name !== defaultBranch || it.type === 'tag');
            if (others.length > 0) {
                const named = (0,text_style/* listed */.KE)(others.map((it) => (0,report_escape/* visible */.RK)(it.name)), 'and');
                return wrong(`${named} may use the environment ${(0,report_escape/* visible */.RK)(name)}, too, and its workflow gets the key.`, remedy);
            }
            if (all.length === 0)
                return wrong(`No branch may use the environment ${(0,report_escape/* visible */.RK)(name)}: no run starts.`, remedy);
            return right(`${(0,report_escape/* visible */.RK)(defaultBranch)} alone may use the environment ${(0,report_escape/* visible */.RK)(name)}.`);
        });
    });
}
function gates(one) {
    return within(one, (it) => it.gates.length === 0
        ? right('Plans and applies need not wait for anyone at the environment.')
        : wrong(`Runs wait at the environment ${(0,report_escape/* visible */.RK)(one.name)} (${(0,text_style/* listed */.KE)(it.gates.map(report_escape/* visible */.RK), 'and')}): plans, too.`, 'Remove required reviewers and wait timers there. The review of the pull request is what approves.'));
}
function environmentSecrets(one) {
    return within(one, () => judged(one.secrets, (names) => {
        const missing = one.needs.filter((name) => !names.includes(name));
        if (missing.length === 0)
            return right(`The environment ${(0,report_escape/* visible */.RK)(one.name)} has the secrets that its jobs use.`);
        const which = (0,text_style/* listed */.KE)(missing.map(report_escape/* visible */.RK), 'and');
        return wrong(`The environment ${(0,report_escape/* visible */.RK)(one.name)} has no secret ${which}.`, `Put it there: gh secret set ${(0,report_escape/* visible */.RK)(missing[0] ?? '')} --env ${(0,report_escape/* visible */.RK)(one.name)}`);
    }));
}
function present(repository, organization, needs) {
    if (needs.length === 0)
        return null;
    return judged(repository, (names) => {
        const missing = needs.filter((name) => !names.includes(name));
        if (missing.length === 0)
            return right('The repository has the secrets that its jobs use.');
        return judged(organization, (shared) => {
            const gone = missing.filter((name) => !shared.includes(name));
            if (gone.length === 0)
                return right('Repository and organization have the secrets that the jobs use.');
            const which = (0,report_escape/* visible */.RK)(gone[0] ?? '');
            return wrong(`There is no secret ${which}: nothing can be planned.`, `Put it there: gh secret set ${which}`);
        });
    });
}
function judgeToken({ workflowToken }) {
    const where = 'Under Settings, Actions, General, Workflow permissions';
    return {
        'actions-default-permissions': judged(workflowToken, ({ default_workflow_permissions: level }) => level === 'read'
            ? right('A workflow that asks for nothing may read alone.')
            : wrong('A workflow that asks for nothing may write to the repository.', `${where}, choose read.`)),
        'actions-approve': judged(workflowToken, ({ can_approve_pull_request_reviews: can }) => can
            ? wrong('A workflow of a branch can approve pull requests.', `${where}, do not allow Actions to approve them.`)
            : right('Actions cannot approve pull requests.')),
    };
}
function judgeActions({ actions, selectedActions }) {
    const where = 'Under Settings, Actions, General, Actions permissions';
    return {
        'actions-allowed': judged(actions, ({ enabled, allowed_actions: allowed }) => {
            if (!enabled)
                return wrong('Actions are turned off: nothing is planned or applied.', `${where}, allow selected actions.`);
            const remedy = `${where}, allow those of GitHub and this one alone.`;
            if (allowed === 'all')
                return wrong("Workflows may use anyone's actions.", remedy);
            if (allowed !== 'selected')
                return right('Workflows may use actions of this organization alone.');
            return judged(selectedActions, ({ verified_allowed: verified, patterns_allowed: patterns }) => {
                if (verified)
                    return wrong('Workflows may use the actions of every verified creator.', remedy);
                const wide = patterns.filter((pattern) => /^[*?]/.test(pattern));
                if (wide.length > 0)
                    return wrong(`Workflows may use ${(0,text_style/* listed */.KE)(wide.map(report_escape/* visible */.RK), 'and')}.`, remedy);
                return right('Workflows may use selected actions alone.');
            });
        }),
        'actions-sha-pinning': judged(actions, ({ sha_pinning_required: isRequired }) => {
            if (isRequired === undefined)
                return unknown('This server does not say whether actions must be pinned.', 'Look at its settings.');
            return isRequired
                ? right('Actions must be pinned to a full commit.')
                : wrong('A workflow may use an action by a tag, which can be moved.', `${where}, require actions to be pinned to a full-length commit SHA.`);
        }),
    };
}

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/setup/workflow.js
// Reads workflow files for what bears on the setup: which jobs run this action, on what, with what in their hands.

/** Null for what is no workflow. */
function readWorkflow(path, text) {
    const it = fieldsOf(parse(text));
    if (it.jobs === undefined)
        return null;
    const on = eventsOf(it.on);
    const jobs = Object.entries(fieldsOf(it.jobs)).map(([name, job]) => readJob(name, fieldsOf(job), { ...it, on }));
    return { path, on, permissions: it.permissions ?? null, env: it.env, jobs };
}
/** Null for what is no YAML, and for what aliases make of it: more than any workflow is, or a ring. */
function parse(text) {
    let left = MOST_NODES;
    try {
        const value = (0,js_yaml/* load */.Hh)(text);
        JSON.stringify(value, (_, node) => {
            left -= 1;
            if (left < 0)
                throw new RangeError('too large');
            return node;
        });
        return value;
    }
    catch {
        return null;
    }
}
const MOST_NODES = 100_000;
function eventsOf(on) {
    if (typeof on === 'string')
        return { [on]: {} };
    if (Array.isArray(on))
        return Object.fromEntries(on.map((event) => [String(event), {}]));
    return Object.fromEntries(Object.entries(fieldsOf(on)).map(([event, filters]) => [event, fieldsOf(filters)]));
}
function readJob(name, job, workflow) {
    const { strategy, environment } = job;
    const matrix = fieldsOf(fieldsOf(strategy).matrix);
    const environments = typeof environment === 'string' ? environment : textOf(fieldsOf(environment).name);
    // An expression that names events starts the job on these; one that only rules some out is not understood.
    const named = Array.from(textOf(job.if).matchAll(/github\.event_name\s*==\s*'(\w+)'/g), ([, event = '']) => event);
    const steps = Array.isArray(job.steps) ? job.steps.map((step) => readStep(fieldsOf(step))) : [];
    return {
        name,
        steps,
        text: JSON.stringify(job),
        permissions: job.permissions ?? workflow.permissions ?? null,
        concurrency: [job.concurrency, workflow.concurrency].filter((it) => it != null).map(concurrencyOf),
        environments: environments === '' ? [] : expand(environments, matrix),
        events: named.length > 0 ? named : Object.keys(fieldsOf(workflow.on)),
        matrix,
    };
}
function readStep(step) {
    const inputs = Object.entries(fieldsOf(step.with)).map(([name, value]) => [name, textOf(value).trim()]);
    return { uses: textOf(step.uses), inputs: Object.fromEntries(inputs), text: JSON.stringify(step) };
}
function concurrencyOf(it) {
    if (typeof it === 'string')
        return { group: it, queue: '', cancels: false };
    const { group, queue, 'cancel-in-progress': cancels } = fieldsOf(it);
    return { group: textOf(group), queue: textOf(queue), cancels: cancels !== undefined && cancels !== false };
}
/** As many jobs as GitHub makes of a matrix. */
const MOST_JOBS = 256;
/** What a text with `${{ matrix.… }}` comes to. A value is no expression, whatever stands in it. */
function expand(text, matrix) {
    const expressions = /\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g;
    let jobs = [new Map()];
    for (const key of new Set(Array.from(text.matchAll(expressions), ([, name = '']) => name))) {
        const values = matrix[key];
        if (!Array.isArray(values))
            continue;
        jobs = jobs.flatMap((job) => values.slice(0, MOST_JOBS).map((value) => new Map([...job, [key, textOf(value)]])));
        jobs = jobs.slice(0, MOST_JOBS);
    }
    return jobs.map((job) => text.replace(expressions, (whole, key) => job.get(key) ?? whole));
}
/** The steps that run this action. Whoever copied it may have named it otherwise: then its inputs tell. */
function runsOf(workflows) {
    const steps = workflows.flatMap((workflow) => workflow.jobs.flatMap((job) => job.steps.map((step) => ({ workflow, job, step }))));
    const looksOurs = ({ uses, inputs }) => 'api-key' in inputs && 'base-url' in inputs && uses !== '';
    const names = new Set(steps.filter(({ step }) => looksOurs(step)).map(({ step }) => actionOf(step)));
    const isOurs = (step) => names.has(actionOf(step)) || /\/cip-inventory-sync$/i.test(actionOf(step));
    return steps.filter(({ step }) => isOurs(step)).map((it) => ({ ...it, does: doingOf(it.step, it.job) }));
}
/** OWNER/REPO of a step's action. */
function actionOf({ uses }) {
    return uses.replace(/@.*$/, '').split('/').slice(0, 2).join('/');
}
const BY_EVENT = {
    pull_request: ['plan'],
    pull_request_target: ['plan'],
    merge_group: ['plan'],
    push: ['apply'],
    schedule: ['drift'],
};
function doingOf({ inputs }, { events }) {
    const command = inputs.command ?? 'auto';
    if (['validate', 'plan', 'apply', 'drift', 'doctor'].includes(command))
        return [command];
    return [...new Set(events.flatMap((event) => BY_EVENT[event] ?? []))];
}
/** Runs that plan, apply or look for drift: they hold the key. */
function keyed(runs) {
    return runs.filter(({ step }) => 'api-key' in step.inputs);
}
/** What the workflows themselves say that they are. */
function setupOf(runs) {
    const withKey = keyed(runs);
    if (withKey.length === 0)
        return 'none';
    const isTargeted = withKey.some(({ workflow }) => 'pull_request_target' in workflow.on);
    if (isTargeted || withKey.some(({ step }) => 'signing-key' in step.inputs))
        return 'hardened';
    return withKey.some(({ step }) => step.inputs.approval === 'review') ? 'guarded' : 'plain';
}
/** The values of an input, over the matrix of its job; '' where it is not given. */
function inputOf({ step, job }, name) {
    return expand(step.inputs[name] ?? '', job.matrix);
}
/** Names of the secrets that an input is made of, in capitals as GitHub keeps them. */
function secretsIn(text) {
    return Array.from(text.matchAll(/\bsecrets\.(\w+)/g), ([, name = '']) => name.toUpperCase());
}
/** The secrets that must not be read elsewhere: the key of the service, and the one that signs records. */
function secretNames(runs) {
    const inputs = runs.flatMap(({ step }) => [step.inputs['api-key'] ?? '', step.inputs['signing-key'] ?? '']);
    return [...new Set(inputs.flatMap(secretsIn))];
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function textOf(value) {
    return value == null || typeof value === 'object' ? '' : String(value);
}

;// CONCATENATED MODULE: ./lib/setup/workflow-checks.js
// Judges the workflow files: who may start what, with the key in whose hands (docs/security.md).




const COPY = 'Take it from the workflow that cip-sync init writes.';
function judgeWorkflows(facts, setup) {
    const { runs } = facts;
    const withKey = keyed(runs);
    if (withKey.length === 0) {
        const remedy = 'Run cip-sync init, and merge what it writes into the default branch.';
        return { workflow: wrong('No workflow on the default branch runs this action with a key.', remedy) };
    }
    const paths = [...new Set(runs.map(({ workflow }) => workflow.path))];
    const isGuarded = isAtLeast(setup, 'guarded');
    const isHardened = setup === 'hardened';
    return {
        workflow: right(`${named(paths)} run${paths.length === 1 ? 's' : ''} this action.`),
        'workflow-events': events(facts, isHardened),
        'workflow-approval': isGuarded ? approval(withKey) : null,
        'workflow-environment': isHardened ? environment(withKey) : null,
        'workflow-signing-key': isHardened ? signingKey(withKey) : null,
        'workflow-permissions': permissions(runs),
        'workflow-pins': pins(runs),
        'workflow-queue': queue(facts),
        'workflow-credentials': credentials(runs),
        'workflow-steps': steps(withKey),
        'workflow-key': keyElsewhere(facts, isHardened),
    };
}
function named(texts) {
    return (0,text_style/* listed */.KE)([...new Set(texts)].map(report_escape/* visible */.RK), 'and');
}
const jobName = ({ workflow, job }) => `${workflow.path} (${job.name})`;
function events({ runs, defaultBranch }, isHardened) {
    const withKey = keyed(runs);
    const of = (doing) => withKey.filter(({ does }) => does.includes(doing));
    const plans = of('plan').map(({ workflow }) => workflow);
    const applies = of('apply').map(({ workflow }) => workflow);
    const asked = isHardened ? ['pull_request_target'] : ['pull_request', 'pull_request_target'];
    const isPlanned = plans.some(({ on }) => asked.some((event) => event in on));
    if (!isPlanned) {
        const why = isHardened ? 'a workflow that a branch changed would be the one that runs' : 'nothing is planned';
        return wrong(`No plan runs on ${asked[0]}: ${why}.`, `Put ${asked[0]} under on:. ${COPY}`);
    }
    if (!applies.some(({ on }) => 'push' in on)) {
        return wrong('No apply runs on push: what is merged stays undone.', `Put push under on:. ${COPY}`);
    }
    const extra = isHardened ? [...plans, ...applies].flatMap(({ on }) => UNFIT.filter((event) => event in on)) : [];
    if (extra.length > 0) {
        const message = `${named(extra)} would start the workflow of another branch, or by hand, beside the key.`;
        return wrong(message, `Take ${named(extra)} out of on:. ${COPY}`);
    }
    const filtered = [...plans, ...applies].flatMap(({ on }) => Object.entries(on).filter(([event]) => WATCHED.has(event)));
    if (filtered.some(([, filters]) => 'paths' in filters || 'paths-ignore' in filters)) {
        return wrong('A filter by paths keeps a required check from ever starting.', 'Take paths and paths-ignore out of on:.');
    }
    if (!filtered.every(([, { branches }]) => isFor(branches, defaultBranch))) {
        return wrong(`An event is not for ${(0,report_escape/* visible */.RK)(defaultBranch)}, the default branch.`, 'Name it under branches: of each event.');
    }
    return right(`Plans run on ${named(asked.filter((event) => plans.some(({ on }) => event in on)))}, applies on push.`);
}
/** Their workflow is that of a branch, or what they approve does not count under review. */
const UNFIT = ['pull_request', 'merge_group', 'workflow_run', 'issue_comment'];
const WATCHED = new Set(['pull_request', 'pull_request_target', 'push']);
function isFor(branches, branch) {
    if (branches === undefined || branches === null)
        return true;
    const all = Array.isArray(branches) ? branches.map(String) : [String(branches)];
    return all.some((one) => one === branch || /[*?[]/.test(one));
}
function approval(runs) {
    const lax = runs.filter(({ step }) => step.inputs.approval !== 'review');
    if (lax.length === 0)
        return right('approval is review: what nobody else approved is not applied.');
    const message = `${named(lax.map(jobName))} ${lax.length === 1 ? 'is' : 'are'} without approval: review. A writer's change is applied though nobody else looked at it.`;
    return wrong(message, 'Set approval: review in each step that runs this action with the key.');
}
function environment(runs) {
    const free = runs.filter(({ job }) => job.environments.length === 0);
    if (free.length === 0)
        return right(`Each job with the key is in the environment ${named(environmentsOf(runs))}.`);
    return wrong(`${named(free.map(jobName))} ${free.length === 1 ? 'is' : 'are'} in no environment, so the key would have to be a secret that every branch can read.`, `Set environment for the job. ${COPY}`);
}
function environmentsOf(runs) {
    return [...new Set(keyed(runs).flatMap(({ job }) => job.environments))];
}
function signingKey(runs) {
    const unsigned = runs.filter(({ step }) => !('signing-key' in step.inputs));
    if (unsigned.length === 0)
        return right('Records are signed: one that another workflow forged does not count.');
    return wrong(`${named(unsigned.map(jobName))} ${unsigned.length === 1 ? 'has' : 'have'} no signing-key. Any workflow of a branch could forge a record.`, 'Give signing-key in each step that runs this action with the key.');
}
const PLAN = { contents: 'read', 'pull-requests': 'write', checks: 'write', deployments: 'read' };
const NEEDS = {
    validate: { contents: 'read' },
    plan: PLAN,
    apply: { ...PLAN, deployments: 'write' },
    drift: { contents: 'read', 'pull-requests': 'read', checks: 'write', issues: 'write', deployments: 'read' },
    doctor: { contents: 'read', issues: 'write' },
};
function permissions(runs) {
    for (const run of runs) {
        const granted = grants(run.job.permissions);
        if (granted === null) {
            return wrong(`${named([jobName(run)])} has the permissions of the repository's setting, or all.`, COPY);
        }
        const needs = needsOf(runs.filter(({ job }) => job === run.job));
        const short = Object.entries(needs).filter(([scope, level]) => !covers(granted[scope], level));
        const hasOwnToken = run.step.inputs['github-token'] !== undefined;
        if (short.length > 0 && !hasOwnToken) {
            const missing = named(short.map(([scope, level]) => `${scope}: ${level}`));
            return wrong(`${named([jobName(run)])} lacks ${missing}.`, `Grant the job ${missing}.`);
        }
        const excess = Object.keys(granted).filter((scope) => granted[scope] === 'write' && needs[scope] !== 'write');
        if (excess.length > 0) {
            const scopes = named(excess.map((scope) => `${scope}: write`));
            return wrong(`${named([jobName(run)])} may do more than it needs: ${scopes}.`, `Take ${scopes} away from the job.`);
        }
    }
    return right('Each job has the permissions that it needs, and no others.');
}
/** Of all the runs of one job. */
function needsOf(runs) {
    const needs = {};
    for (const [scope, level] of runs.flatMap(({ does }) => does.flatMap((it) => Object.entries(NEEDS[it] ?? {})))) {
        if (needs[scope] !== 'write')
            needs[scope] = level;
    }
    if (runs.some(writesLedgerHere))
        needs.contents = 'write';
    return needs;
}
/** A ledger that is a branch of the same repository is pushed to with the job's own token. */
function writesLedgerHere(run) {
    const isWriter = run.does.includes('apply') || run.does.includes('drift');
    const hasToken = run.step.inputs['ledger-token'] !== undefined;
    return isWriter && !hasToken && inputOf(run, 'ledger').some((ledger) => ledger !== '' && !ledger.includes('#'));
}
/** Null for what grants by the repository's setting, or everything. */
function grants(permissions) {
    return typeof permissions === 'object' && permissions !== null ? { ...permissions } : null;
}
function covers(granted, needed) {
    return granted === 'write' || granted === needed;
}
function pins(runs) {
    const used = runs.flatMap(({ job }) => job.steps.map(({ uses }) => uses));
    const loose = used.filter((uses) => uses !== '' && !/^[^@]+@(?!0{40})[0-9a-f]{40}$/.test(uses));
    if (loose.length === 0)
        return right('Each action is pinned to a full commit.');
    return wrong(`${named(loose)} can become other code without a change here: a tag or branch can be moved, and forty zeros are no commit.`, 'Pin it to the full SHA of a commit.');
}
function queue({ runs, isServer }) {
    const applies = keyed(runs).filter(({ does }) => does.includes('apply'));
    const groups = new Set(applies.flatMap(({ job }) => job.concurrency.map(({ group }) => group)));
    for (const run of applies) {
        const { concurrency } = run.job;
        if (concurrency.some(({ cancels }) => cancels)) {
            return wrong(`${named([jobName(run)])} may be cut off by a newer run.`, 'Take cancel-in-progress away from the apply.');
        }
        if (!isServer && !concurrency.some(({ queue: it }) => it === 'max')) {
            return wrong(`${named([jobName(run)])} may be dropped for a newer run.`, `Set concurrency with queue: max. ${COPY}`);
        }
    }
    const looks = keyed(runs).filter(({ does }) => does.includes('drift') && !does.includes('apply'));
    const apart = looks.filter(({ job }) => !job.concurrency.some(({ group }) => groups.has(group)));
    if (apart.length > 0 && groups.size > 0) {
        return wrong(`${named(apart.map(jobName))} may look while an apply is halfway.`, 'Put it into the concurrency group of the applies.');
    }
    return right('Applies wait for each other, and none is dropped or cut off.');
}
const CHECKOUT = 'actions/checkout';
function credentials(runs) {
    const kept = runs.filter(({ job }) => job.steps.some((step) => actionOf(step) === CHECKOUT && step.inputs['persist-credentials'] !== 'false'));
    if (kept.length === 0)
        return right('No checkout leaves its credentials in the workspace.');
    return wrong(`${named(kept.map(jobName))} ${kept.length === 1 ? 'leaves' : 'leave'} the job's token in the workspace, for every later step to read.`, 'Set persist-credentials: false for the checkout.');
}
/** What runs before ours could change git, or read the key; what runs after may carry the evidence away. */
function steps(runs) {
    for (const run of runs) {
        const at = run.job.steps.indexOf(run.step);
        const other = run.job.steps.find((step, index) => step !== run.step && !isHarmless(step, index < at, run));
        if (other === undefined)
            continue;
        const what = other.uses === '' ? 'runs a script' : `runs ${other.uses}`;
        return wrong(`${named([jobName(run)])} ${(0,report_escape/* visible */.RK)(what)} beside the key. It could change what is read, or take the key.`, 'Have no other step in that job than the checkout of the default branch; move it into a job without the key.');
    }
    return right('No other step runs in a job with the key.');
}
function isHarmless(step, isBefore, { step: own, workflow }) {
    const action = actionOf(step);
    if (action === actionOf(own))
        return true;
    if (!isBefore)
        return action === 'actions/upload-artifact';
    const isPlain = step.inputs.ref === undefined && step.inputs.repository === undefined;
    return action === CHECKOUT && (isPlain || !('pull_request_target' in workflow.on));
}
/** Who else could hold the key. */
function keyElsewhere({ workflows, runs }, isHardened) {
    const secrets = secretNames(runs);
    const environments = new Set(isHardened ? environmentsOf(runs) : []);
    const ours = new Set(keyed(runs).map(({ job }) => job));
    const reads = (text) => secrets.some((name) => new RegExp(`\\bsecrets\\.${name}\\b`, 'i').test(text)) ||
        /\bsecrets\s*\[|toJSON\(\s*secrets\s*\)|"secrets":"inherit"/i.test(text);
    const jobs = workflows.flatMap((workflow) => workflow.jobs.map((job) => ({ workflow, job })));
    const readers = jobs.filter(({ job }) => {
        if (ours.has(job))
            return reads(withoutRuns(job, runs));
        return reads(job.text) || job.environments.some((name) => environments.has(name));
    });
    const global = workflows.filter(({ env }) => reads(JSON.stringify(env ?? {}))).map(({ path }) => path);
    if (readers.length === 0 && global.length === 0)
        return right('No other job of the default branch can read the key.');
    return wrong(`${named([...readers.map(jobName), ...global])} can read the key, too.`, 'Give it to the steps of this action alone: neither to env, nor to another job, nor by secrets: inherit.');
}
function withoutRuns(job, runs) {
    const own = runs.filter((run) => run.job === job).map(({ step }) => step.text);
    return own.reduce((text, step) => text.replace(step, '{}'), job.text);
}

;// CONCATENATED MODULE: ./lib/setup/doctor.js








/** Judged against what is found, or what is expected, where that is said. */
function diagnose(facts, expect) {
    const { here, service, github } = facts;
    const setup = setupOf(runsIn(facts));
    const expected = expect ?? setup;
    const checks = inOrder({
        ...(here === null ? {} : judgeHere(here, service?.kind === 'seen' ? service.systems : null)),
        ...(service === null ? {} : judgeService(service)),
        ...(github === null ? notAsked(expected) : judgeGitHub(github, expected)),
    });
    return { setup, expected, checks };
}
function runsIn({ github, localRuns }) {
    if (github === null)
        return localRuns;
    return 'value' in github.workflows ? github.workflows.value.runs : [];
}
/** What is right here must not look like a setup that was judged. */
function notAsked(expected) {
    if (expected === 'none')
        return {};
    const remedy = 'Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.';
    return { repository: unknown('GitHub was not asked: workflows and settings there are not judged.', remedy) };
}
function judgeGitHub({ repository, workflows, settings, history }, expected) {
    return {
        repository: judged(repository, ({ isPrivate }) => right(isPrivate ? 'The repository is private.' : 'The repository is public: comments and logs show counts alone.')),
        ...('value' in workflows
            ? judgeWorkflows(workflows.value, expected)
            : { workflow: judged(workflows, () => right('')) }),
        ...(expected === 'none' ? {} : judgeSettings(settings, expected)),
        ...(expected === 'none' ? {} : judgeHistory(history)),
    };
}
function isHealthy({ checks }) {
    return checks.every(({ state }) => state !== 'wrong');
}
/** What `--json` prints (design section 9). */
function doctorDocument({ setup, checks }) {
    return { format_version: '1.0', setup, checks };
}
const SIGNS = { right: '✓', wrong: '✗', unknown: '?' };
/** Line by line what is right, what is not, and what could not be seen. Ends with a newline. */
function renderDoctor(diagnosis, paint) {
    const { checks } = diagnosis;
    const brushes = { right: paint.green, wrong: paint.red, unknown: paint.yellow };
    const width = Math.max(0, ...checks.map(({ check }) => check.length));
    const lines = checks.map(({ check, state, message, remedy }) => {
        const head = `${brushes[state](SIGNS[state])} ${check.padEnd(width)}  ${message}`;
        return remedy === '' ? head : `${head}\n${' '.repeat(width + 4)}${remedy}`;
    });
    return [...lines, '', headline(diagnosis), ''].join('\n');
}
/** `Set up as hardened: 30 right, 1 wrong, 2 unknown`. */
function headline({ setup, expected, checks }) {
    const count = (state) => checks.filter((one) => one.state === state).length;
    const states = ['right', 'wrong', 'unknown'].filter((state) => count(state) > 0);
    const counts = states.map((state) => `${count(state)} ${state}`).join(', ');
    const as = setup === 'none' ? 'No setup found' : `Set up as ${setup}`;
    const against = expected === setup ? '' : `, judged as ${expected}`;
    return `${as}${against}: ${counts}.`;
}
function doctorTitle(name) {
    return `Inventory setup${name === '' ? '' : ` (${visible(name)})`}`;
}
/** The issue: what is wrong, and what could not be seen. Ends with a newline. */
function doctorPage(diagnosis) {
    const of = (state) => diagnosis.checks.filter((one) => one.state === state);
    const wrong = of('wrong').map((it) => `- **${it.check}**: ${inert(it.message)} ${inert(it.remedy)}`);
    const unseen = of('unknown').map(({ check }) => check);
    const head = wrong.length === 0 ? 'nothing wrong' : counted(wrong.length, 'setting to correct', 'settings to correct');
    return [
        `## Inventory setup: ${head}`,
        '',
        `${headline(diagnosis)} docs/setup.md of the tool says what each setting is for.`,
        '',
        ...wrong,
        ...(wrong.length === 0 ? [] : ['']),
        ...(unseen.length === 0 ? [] : [`Not to be seen with this token: ${unseen.join(', ')}.`, '']),
    ].join('\n');
}
/** Sentences hold names of branches, files and teams: what could be markup, a link or a mention stands as code. */
function inert(sentence) {
    const isPlain = /^(?:[A-Za-z0-9 ,.;()'/-]|:(?!\/))*$/.test(sentence) && !/www\.|GH-\d/i.test(sentence);
    return isPlain ? sentence : wholeCodeSpan(sentence);
}

;// CONCATENATED MODULE: ./lib/setup/look.js
// Asks GitHub for what doctor judges. What does not depend on each other goes out at once: three requests deep, and
// for the bypass of a ruleset and the state of a deployment one more.




/** Where init writes the workflow: looked for by name, too, should the folder not be listed. */
const WORKFLOWS = '.github/workflows';
const EXPECTED_WORKFLOWS = ['inventory.yml', 'inventory-drift.yml'].map((name) => `${WORKFLOWS}/${name}`);
/** The name of the check of a plan, by the input `name`. */
const planCheck = (name) => checkName('plan', name);
/** The app by which github.com's own runners make check runs. */
const GITHUB_ACTIONS = 15368;
async function lookAtGitHub(look) {
    const reader = look.readerOf(look.repository);
    const [repository, files] = await Promise.all([reader.repository(), readFiles(reader)]);
    const defaultBranch = 'value' in repository ? repository.value.defaultBranch : 'main';
    const isServer = /\/api\/v3\/?$/.test(look.apiUrl);
    const workflows = mapSeen(files, (texts) => {
        const read = texts.flatMap(({ path, text }) => readWorkflow(path, text) ?? []);
        return { workflows: read, runs: runsOf(read), defaultBranch, isServer };
    });
    const runs = 'value' in workflows ? workflows.value.runs : [];
    const checks = [...new Set(keyed(runs).flatMap((run) => inputOf(run, 'name')))].map(planCheck);
    const about = { look, reader, runs, defaultBranch, checks: checks.length > 0 ? checks : [planCheck('')] };
    const [settings, history] = await Promise.all([readSettings(about), readHistory(about)]);
    const app = appOf(about, history, isServer);
    return onlyCertain({ repository, workflows, settings: { ...settings, app }, history: { ...history, app } });
}
/**
 * GitHub answers alike that something is not there and that the token may not see it. So nothing is known to be missing
 * of a repository that cannot be seen, nor a file where the token does not see the branch either, nor an environment
 * whose branches or secrets it sees.
 */
function onlyCertain(facts) {
    const { repository, workflows, settings } = facts;
    const { branch, owners, ownerErrors } = settings;
    const hidden = 'hidden' in repository ? repository : null;
    const sees = 'value' in branch && branch.value !== null;
    const unseen = hidden ?? (sees ? null : unseenWith('contents: read'));
    const hasWorkflow = 'value' in workflows && workflows.value.runs.length > 0;
    const environments = settings.environments.map((one) => {
        const isThere = [one.policies, one.secrets].some((seen) => 'value' in seen);
        const isMissing = 'value' in one.environment && one.environment.value === null;
        const environment = isMissing && isThere ? unseenWith('actions: read') : one.environment;
        return { ...one, environment: hidden ?? environment };
    });
    return {
        ...facts,
        workflows: unseen !== null && !hasWorkflow ? unseen : workflows,
        settings: {
            ...settings,
            branch: hidden ?? branch,
            owners: isNull(owners) ? (unseen ?? owners) : owners,
            // Of a file that is there GitHub tells the errors.
            ownerErrors: isNull(ownerErrors) && !isNull(owners) ? unseenWith('contents: read') : ownerErrors,
            environments,
        },
    };
}
function unseenWith(permission) {
    return { hidden: { permission, why: 'GitHub answered 404.', isMissing: true } };
}
function isNull(seen) {
    return 'value' in seen && seen.value === null;
}
async function readFiles(reader) {
    const [folder, ...expected] = await Promise.all([
        reader.folder(WORKFLOWS),
        ...EXPECTED_WORKFLOWS.map((path) => reader.file(path)),
    ]);
    const listed = 'value' in folder ? (folder.value ?? []) : [];
    const others = listed.filter((path) => /\.ya?ml$/.test(path) && !EXPECTED_WORKFLOWS.includes(path));
    const texts = [...expected, ...(await Promise.all(others.map((path) => reader.file(path))))];
    const paths = [...EXPECTED_WORKFLOWS, ...others];
    const files = texts.flatMap((seen, index) => 'value' in seen && seen.value !== null ? [{ path: paths[index] ?? '', text: seen.value }] : []);
    const hidden = [folder, ...texts].find((seen) => 'hidden' in seen);
    return files.length === 0 && hidden !== undefined && 'hidden' in hidden ? hidden : { value: files };
}
async function readSettings(about) {
    const { reader, runs, defaultBranch, checks } = about;
    const secrets = secretNames(runs);
    const outside = keyed(runs).filter(({ job }) => job.environments.length === 0);
    const names = environmentsOf(runs);
    const [rules, branch, protection, owners, ownerErrors, environments, ...rest] = await Promise.all([
        reader.rules(defaultBranch),
        reader.branch(defaultBranch),
        reader.protection(defaultBranch),
        readOwners(reader),
        reader.ownerErrors(),
        Promise.all((names.length > 0 ? names : ['inventory']).map((name) => readEnvironment(about, name))),
        reader.repositorySecrets(),
        reader.organizationSecrets(),
        reader.actions(),
        reader.selectedActions(),
        reader.workflowToken(),
    ]);
    const [repositorySecrets, organizationSecrets, actions, selectedActions, workflowToken] = rest;
    return {
        ...{ defaultBranch, checks, rules, branch, protection, ownerErrors, environments },
        owners: mapSeen(owners, (it) => it?.text ?? null),
        owned: ownedPaths(runs, 'value' in owners ? (owners.value?.path ?? null) : null),
        repositoryNeeds: [...new Set(outside.flatMap(look_needsOf))],
        secretNames: secrets.length > 0 ? secrets : DEFAULT_SECRETS,
        ...{ repositorySecrets, organizationSecrets, actions, selectedActions, workflowToken },
    };
}
/** As the examples call them. */
const DEFAULT_SECRETS = ['CIP_INVENTORY_KEY', 'CIP_SIGNING_KEY'];
function look_needsOf({ step }) {
    return secretsIn(`${step.inputs['api-key'] ?? ''} ${step.inputs['signing-key'] ?? ''}`);
}
async function readOwners(reader) {
    const texts = await Promise.all(setup_owners/* OWNERS_PATHS */.k.map((path) => reader.file(path)));
    for (const [index, seen] of texts.entries()) {
        if ('hidden' in seen)
            return seen;
        if (seen.value !== null)
            return { value: { path: setup_owners/* OWNERS_PATHS */.k[index] ?? '', text: seen.value } };
    }
    return { value: null };
}
/** A file of each, as a pull request could change it. */
function ownedPaths(runs, owners) {
    const paths = keyed(runs).flatMap((run) => {
        const folder = inputOf(run, 'working-directory')[0] ?? '';
        const listed = inputOf(run, 'path').flatMap((path) => path.split('\n'));
        return listed.map((path) => `${folder === '' ? '' : `${folder}/`}${path.trim() || 'inventory'}`);
    });
    const files = paths.map((path) => (/\.ya?ml$/.test(path) ? path : `${path.replace(/(?<!\/)\/+$/, '')}/any.yml`));
    const workflows = runs.map(({ workflow }) => workflow.path);
    const all = [...(files.length > 0 ? files : ['inventory/any.yml']), ...workflows, owners ?? setup_owners/* OWNERS_PATHS */.k[0]];
    return [...new Set(all.map((path) => path.replace(/\*+/g, 'any')))];
}
async function readEnvironment({ reader, runs }, name) {
    const [environment, policies, secrets] = await Promise.all([
        reader.environment(name),
        reader.branchPolicies(name),
        reader.environmentSecrets(name),
    ]);
    const needs = keyed(runs)
        .filter(({ job }) => job.environments.includes(name))
        .flatMap(look_needsOf);
    return { name, environment, policies, secrets, needs: needs.length > 0 ? [...new Set(needs)] : DEFAULT_SECRETS };
}
async function readHistory(about) {
    const { reader, look } = about;
    const [retentionDays, record, marks, ledgers] = await Promise.all([
        reader.retention(),
        readRecord(about),
        readMarks(about),
        readLedgers(about),
    ]);
    return { now: look.now, retentionDays, record, marks, ledgers };
}
/** How many merged pull requests are looked at: the newest need not be of the inventory's time. */
const MOST_PULLS = 3;
async function readRecord({ reader, defaultBranch, checks }) {
    const heads = await reader.mergedHeads(defaultBranch);
    if ('hidden' in heads)
        return heads;
    const asked = heads.value.slice(0, MOST_PULLS).flatMap((sha) => checks.map((name) => reader.checkRuns(sha, name)));
    const answers = await Promise.all(asked);
    const hidden = answers.find((seen) => 'hidden' in seen);
    if (hidden !== undefined && 'hidden' in hidden)
        return hidden;
    return { value: answers.flatMap((seen) => ('value' in seen ? seen.value : []))[0] ?? null };
}
/** One for each name of the workflows. */
function readMarks({ reader, runs }) {
    const names = new Set(keyed(runs).flatMap((run) => inputOf(run, 'name')));
    return Promise.all([...(names.size > 0 ? names : [''])].map((name) => readMark(reader, name)));
}
async function readMark(reader, name) {
    const deployments = await reader.newestDeployments((0,mark/* environmentOf */.p7)(name));
    if ('hidden' in deployments)
        return deployments;
    const [deployment] = deployments.value;
    if (deployment === undefined)
        return { value: null };
    const states = await reader.deploymentStates(deployment.id);
    return mapSeen(states, ([state = 'pending']) => ({ deployment, state }));
}
/** Each of several organizations has its own. */
function readLedgers({ look, runs }) {
    const signed = new Map();
    for (const run of keyed(runs)) {
        for (const ledger of inputOf(run, 'ledger')) {
            if (ledger !== '' && !signed.has(ledger))
                signed.set(ledger, run.step.inputs['ledger-key'] !== undefined);
        }
    }
    return Promise.all([...signed].map(([ledger, isSigned]) => readLedger(look, ledger, isSigned)));
}
async function readLedger(look, ledger, isSigned) {
    const [, other, branch = ledger] = /^([^#]+)#(.+)$/.exec(ledger) ?? [];
    const place = other ?? look.repository;
    const reader = look.readerOf(place);
    const [repository, tip, rules] = await Promise.all([
        reader.repository(),
        reader.branch(branch),
        reader.rules(branch),
    ]);
    return {
        place: `${place}#${branch}`,
        isSigned,
        repository,
        // Nor of one that the token may not see.
        branch: 'hidden' in repository ? repository : tip,
        rules,
    };
}
/** The app that must report the check: who did last, else GitHub Actions, whose id another server need not share. */
function appOf({ runs }, { record }, isServer) {
    const last = 'value' in record ? (record.value?.app ?? null) : null;
    const hasOwnToken = keyed(runs).some(({ step }) => step.inputs['github-token'] !== undefined);
    if (isServer || hasOwnToken)
        return last;
    return GITHUB_ACTIONS;
}

// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/context.js
var context = __webpack_require__(1405);
// EXTERNAL MODULE: ./lib/commands/git-context.js
var git_context = __webpack_require__(2556);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
// EXTERNAL MODULE: ./lib/commands/validate.js
var validate = __webpack_require__(6374);
;// CONCATENATED MODULE: ./lib/commands/doctor.js
// `doctor`: what is right, what is not, and what could not be seen, of this machine, the files, the service and, where
// asked, of the repository on GitHub. Nothing is written anywhere.


















async function cliDoctor(flags, cli) {
    const expect = expectedFrom(flags.expect);
    const repository = repositoryFrom(flags.github);
    const token = cli.env.GH_TOKEN?.trim() || cli.env.GITHUB_TOKEN?.trim() || '';
    if (repository !== null && token === '') {
        throw new result/* ConfigurationError */.j1('GH_TOKEN', 'is not set, nor is GITHUB_TOKEN. Set one to a token that may read the repository.');
    }
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* FILES */.cn, async (context) => {
        const [here, service, github] = await Promise.all([
            lookHere(context),
            askService(flags, cli),
            repository === null ? null : lookFrom(context, repository, token),
        ]);
        const diagnosis = diagnose({ here, service, github, localRuns: localRuns(context.cwd) }, expect);
        const { terminal } = context;
        if (flags.json === true)
            terminal.out((0,report_escape/* printedJson */.xL)(doctorDocument(diagnosis)));
        else
            terminal.err(renderDoctor(diagnosis, (0,text_style/* painter */.C2)(terminal.color)));
        return isHealthy(diagnosis) ? 0 : 1;
    });
}
function expectedFrom(flag) {
    if (flag === undefined)
        return null;
    const setup = SETUPS.find((one) => one === flag && one !== 'none');
    if (setup !== undefined)
        return setup;
    throw new result/* ConfigurationError */.j1('--expect', 'must be plain, guarded or hardened.');
}
function repositoryFrom(flag) {
    if (flag === undefined)
        return null;
    if (typeof flag === 'string' && /^[\w.-]+\/[\w.-]+$/.test(flag))
        return flag;
    throw new result/* ConfigurationError */.j1('--github', 'must be OWNER/REPO.');
}
/** Everything that doctor judges on GitHub, read with that token. */
function lookFrom({ host, shutdown }, repository, token) {
    const asking = { ...(0,context/* askingGitHub */.N)(host, token), signal: shutdown.stop };
    const readerOf = (of) => createSettings({ ...asking, repository: of });
    return lookAtGitHub({ repository, readerOf, apiUrl: asking.apiUrl, now: host.clock.now() });
}
async function lookHere(context) {
    const [git, files] = await Promise.all([gitFacts(context.git), filesFacts(context)]);
    const notIgnored = 'version' in git ? await (0,git_context/* notIgnoredBy */.rL)(context.git) : null;
    return { node: process.version, git, files, notIgnored };
}
async function gitFacts(git) {
    try {
        const version = (await git(['--version'])).toString().trim();
        await git(['rev-parse', '--git-dir']);
        return { version: version.replace(/^git version /, '') };
    }
    catch (error) {
        if (!(error instanceof git_process/* GitError */.XS))
            throw error;
        return { problem: `${error.message}.` };
    }
}
async function filesFacts(context) {
    const { head, cwd, git, settings } = context;
    const [{ diagnostics, files, assets }, others] = await Promise.all([
        (0,validate/* runValidate */.E)(context),
        (0,load/* findOutside */.BQ)(head, { cwd, paths: settings.paths, run: git }),
    ]);
    const outside = others.map(({ file, cyberSystem }) => ({ path: file.path, system: cyberSystem.value }));
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const isMissing = errors.length > 0 && errors.every(({ code }) => code === 'no-inventory');
    return { files, assets, errors: errors.length, isMissing, outside };
}
async function askService(flags, cli) {
    const hasUrl = typeof flags.baseUrl === 'string' || (cli.env.CIP_SYNC_BASE_URL ?? '').trim() !== '';
    const hasKey = (cli.env.CIP_SYNC_API_KEY ?? '').trim() !== '';
    const missing = [...(hasUrl ? [] : ['CIP_SYNC_BASE_URL']), ...(hasKey ? [] : ['CIP_SYNC_API_KEY'])];
    if (missing.length > 0)
        return { kind: 'not-asked', missing: missing.join(' and ') };
    let facts = null;
    try {
        await (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* READS */.yT, async (context) => {
            facts = await readService(context);
            return 0;
        });
    }
    catch (error) {
        if (!(error instanceof result/* ConfigurationError */.j1))
            throw error;
        return { kind: 'refused', problem: error.message };
    }
    return facts ?? { kind: 'refused', problem: 'the run was stopped' };
}
/** Three lists, with GET. */
async function readService({ connection, settings, host }) {
    const { reader } = connection;
    const start = host.clock.now();
    try {
        const [facilities, systems, assets] = await (0,snapshot/* allInOrder */.bb)([
            reader.facilities(),
            reader.cyberSystems(),
            reader.cyberAssets(),
        ]);
        const slugs = [...facilities, ...systems, ...assets].map(({ organization_slug: slug }) => slug);
        return {
            kind: 'seen',
            isTls: settings.baseUrl.startsWith('https:'),
            ms: host.clock.now() - start,
            organizations: [...new Set(slugs)],
            expected: settings.organization,
            ...{ systems, assets },
        };
    }
    catch (error) {
        if (!(error instanceof service_errors/* ServiceError */._7))
            throw error;
        return { kind: 'failed', failure: failureOf(error), message: error.message };
    }
}
function failureOf({ status, kind, message }) {
    if (status === 401 || status === 403)
        return 'key';
    if (kind === 'refused' && message.includes('certificate'))
        return 'certificate';
    return ['body', 'too-large', 'redirect', 'status'].includes(kind) ? 'lists' : 'service';
}
/** What the workflows of the working tree run. */
function localRuns(cwd) {
    const folder = (0,external_node_path_.join)(cwd, '.github/workflows');
    const names = namesIn(folder).filter((name) => /\.ya?ml$/.test(name));
    return runsOf(names.flatMap((name) => readWorkflow(name, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8')) ?? []));
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cw: () => (/* binding */ gitContext),
/* harmony export */   rL: () => (/* binding */ notIgnoredBy),
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(876);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);



/** Asks git at once, so that it answers while the lists are read. What it gives never fails. */
function gitContext(context) {
    const { env } = context.host;
    const inventory = inventoryCommit(context);
    const actor = given(env.CIP_SYNC_ACTOR) ?? personOf(context);
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(context, commit, files),
            pull_requests: [],
            actor: await actor,
            run_url: given(env.CIP_SYNC_RUN_URL),
        };
    };
}
/** The commit of the inventory that a run reads, or that stands below its working tree; null where git knows none. */
async function inventoryCommit({ head, host, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? (0,_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are those of the commit; null where that cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRevision */ .qo)({ kind: 'commit', commit }, { cwd, paths: settings.paths, run: git }, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .unreported */ .B8);
        const sums = (some) => some
            .map((file) => `${file.sha256()} ${file.path}`)
            .sort()
            .join('\n');
        return sums(committed.files) === sums(files);
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each is a key, a line break and a value. Where one stands twice, git takes the last.
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** What apply and plan leave, as docs/command-line.md tells it. */
const LEFT = ['plan.json', '.cip-sync/evidence.json'];
/** Those of them that git would commit. */
async function notIgnoredBy(git) {
    const ignored = await Promise.all(LEFT.map((path) => isIgnored(git, path)));
    return LEFT.filter((_, index) => !ignored[index]);
}
async function isIgnored(git, path) {
    try {
        // It takes no literal paths, which git is told to take elsewhere.
        await git(['--no-literal-pathspecs', 'check-ignore', '--quiet', path]);
        return true;
    }
    catch (error) {
        if (!(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS))
            throw error;
        return false;
    }
}


/***/ }),

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   Zl: () => (/* binding */ baselineAt),
/* harmony export */   bb: () => (/* binding */ allInOrder),
/* harmony export */   p9: () => (/* binding */ readLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// What every planning command starts from: files, what they are compared with, and the live lists, in parallel.






const NOTHING_KNOWN = { base: null, applied: null, held: new Set() };
/** On the command line one commit stands for both. */
function baselineAt(base) {
    return { base, applied: base, held: new Set() };
}
/** Throws GitError, ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function takeSnapshot(context, compared) {
    // The requests go out first: the service works while the files are read.
    const lists = readLive(context);
    lists.catch(() => { });
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const outside = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutside */ .BQ)(context.head, sourceOf(context));
    const { base, applied } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, outside, diagnostics };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : (await loadBase(name, revision, context, report)).inventory;
    const isOne = base === applied;
    const appliedInventory = await loadEarlier(isOne ? 'base' : 'applied', applied);
    return { applied: appliedInventory, base: isOne ? appliedInventory : await loadEarlier('base', base) };
}
/** Each list once, in parallel; control centers where an input names the field that leads to them, or where asked for. */
async function readLive({ connection: { reader }, settings }, withControlCenters = settings.controlCenterField !== '') {
    const [facilities, controlCenters, systems, assets] = await allInOrder([
        reader.facilities(),
        withControlCenters ? reader.controlCenters() : [],
        reader.cyberSystems(),
        reader.cyberAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings);
    return { organization, facilities, controlCenters, systems, assets };
}
/** As Promise.all, but of several that fail the first in this order is told, whichever failed first. */
async function allInOrder(waiting) {
    const all = Promise.all(waiting);
    all.catch(() => { });
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...sourceOf(context), onFile: context.progress.fileRead }, report);
}
function sourceOf({ cwd, settings, git }) {
    return { cwd, paths: settings.paths, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice a file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    return load(revision, context, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        // A commit from before the folder was there declares nothing: nothing of it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
}
/** What cannot be found in any commit does not count as absent there: then drift would look as if it were asked for. */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own words for a name that it does not know would not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of another organization than the rest stop the run (design section 4). Each list is of one already. */
function soleOrganization(records, assets, { organization: expected, detail }) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const problem = 'reads records of more than one organization. Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', problem);
    }
    if (expected !== '' && slug !== expected) {
        const which = detail === 'full' ? `, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(slug)}` : '';
        const problem = `is not the organization of the API key${which}. Nothing was written.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('organization', problem);
    }
    return slug;
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// The identity of a change and of a set of changes (design section 5). What is hashed is what would happen,
// so neither layout nor order of the files, nor time, nor machine has a part in it.

/** 128 bits: two changes crafted to share one would take 2^64 hashes. */
const FINGERPRINT_HEX = 32;
/** 32 lower-case hex digits of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return sha256(canonical).slice(0, FINGERPRINT_HEX);
}
/** Identity of the deletion of this very asset, as it is. */
function deletionFingerprint(asset) {
    const { id, organization_slug: organization } = asset;
    return fingerprint({ organization, action: 'delete', id, before: stateOf(asset), after: null });
}
/** What a change of the asset starts from. */
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
/**
 * Identity of where a change of an asset ends, whatever it starts from; `after` is null for a delete: 32 hex digits
 * over organization, id and after.
 */
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    return sha256(JSON.stringify({ action, after: sorted(after), id, organization })).slice(0, FINGERPRINT_HEX);
}
/** `sha256:` and 64 hex digits over the fingerprints, sorted, one a line. The same set has the same digest. */
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
/** SHA-256 in lower-case hex. */
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}


/***/ }),

/***/ 701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ gitAnswer),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   dP: () => (/* binding */ gitStream),
/* harmony export */   gitProcess: () => (/* binding */ gitProcess),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony export commandOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


class GitError extends Error {
    name = 'GitError';
    kind;
    /** What git said of it. */
    output;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
        this.output = options?.output ?? '';
    }
}
/** A fetch or a push that takes longer is given up: a server that holds its breath must not hold an apply. */
const LONGEST_MS = 60_000;
/** A list of files that is longer is no inventory's: eight objects can make a tree of a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;
/** Rejects with GitError, or with the reason of the signal. */
function gitProcess(place) {
    const { stop, ledger } = place;
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const child = start(place, args);
        const stdout = [];
        const stderr = [];
        let room = command === 'ls-tree' && ledger === undefined ? MOST_LISTED : Number.POSITIVE_INFINITY;
        child.stdout.on('data', (chunk) => {
            stdout.push(chunk);
            room -= chunk.length;
            if (room >= 0)
                return;
            reject(new GitError('too-large', `git ${command}: more than can be read`));
            endProcess(child);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (cause) => reject(startFailure(place, command, cause)));
        const end = () => {
            reject(stop?.reason);
            endProcess(child);
        };
        stop?.addEventListener('abort', end, { once: true });
        child.on('close', (code, signal) => {
            stop?.removeEventListener('abort', end);
            if (code === 0)
                return resolve(Buffer.concat(stdout));
            const stopped = signal === null ? '' : `\ngit was stopped by ${signal}`;
            const said = ledger === undefined ? stderr : [...stderr, ...stdout, Buffer.from(stopped)];
            reject(failure(place, command, said));
        });
        child.stdin.end(input);
    });
}
/** What git prints, as it comes; a `stop` of the place is not heeded. Throws GitError once git has ended badly. */
async function* gitStream(place, args) {
    const child = start(place, args);
    const stderr = [];
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    const ended = new Promise((resolve) => {
        child.on('error', () => resolve(null)).on('close', resolve);
    });
    child.stdin.end();
    for await (const chunk of child.stdout)
        yield chunk;
    if ((await ended) !== 0)
        throw failure(place, commandOf(args), stderr);
}
function start(place, args) {
    const { cwd, env, workspace, ledger } = place;
    const command = commandOf(args);
    const isLimited = ledger?.reaches === true && (command === 'fetch' || command === 'push');
    // Loaded where git is run: most runs read files alone.
    const { spawn } = process.getBuiltinModule('node:child_process');
    const child = spawn('git', ['--no-pager', ...trusting(workspace, cwd), ...args], {
        cwd,
        env: { ...passedOn(env), ...SETTINGS, ...(ledger === undefined ? reachOf(command) : ledgerSettings(ledger)) },
        windowsHide: true,
        timeout: isLimited ? (ledger.longestMs ?? LONGEST_MS) : undefined,
    });
    // A git that ends early closes its input; its exit code tells why.
    child.stdin.on('error', () => { });
    // What git started in its turn may outlive one that is given up, and hold its pipes open for long.
    if (isLimited) {
        child.on('exit', (_, signal) => {
            if (signal !== null)
                for (const pipe of [child.stdout, child.stderr])
                    pipe.destroy();
        });
    }
    return child;
}
/** Pathspecs are taken as they are, replaced objects as they were, and messages in the words that are looked for. */
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
/** What fetches is told to. Anything else stays on this machine, also where a partial clone lacks what it reads. */
function reachOf(command) {
    return command === 'fetch' ? {} : NO_SERVER;
}
function ledgerSettings({ bare, reaches }) {
    const own = bare === null ? {} : { GIT_DIR: bare, GIT_INDEX_FILE: `${bare}/ledger-index` };
    return { ...own, ...(reaches ? {} : { ...NO_SERVER, GIT_NO_LAZY_FETCH: '1' }) };
}
/**
 * What git needs no word of: the inputs of a step, secrets among them, and our own key. It may start programs that the
 * configuration names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function passedOn(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}
/** For these calls alone: no configuration of git is changed. */
function trusting(workspace, cwd) {
    if (workspace === undefined || workspace === '')
        return [];
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, cwd);
    const steps = way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) ? [] : way.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const folders = [workspace, ...steps.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, ...steps.slice(0, index + 1)))];
    return folders.flatMap((folder) => ['-c', `safe.directory=${folder.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')}`]);
}
/** Nothing is waited for any more: what git has started in its turn may hold its pipes open for long. */
function endProcess(child) {
    child.kill();
    for (const pipe of [child.stdin, child.stdout, child.stderr])
        pipe.destroy();
    child.unref();
}
/** The command among the arguments, which may begin with `-c name=value`. */
function commandOf(args) {
    return (args[0] === '-c' ? args[2] : args[0]) ?? '';
}
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [/not a git repository/, 'not-a-repository'],
    [
        /could not read (?:Username|Password)|Authentication failed|Permission denied \(|returned error: 40[13]|repository .*not found/i,
        'no-access',
    ],
    [
        /not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)/,
        'missing-object',
    ],
    [/single revision|unknown revision|not a valid object name|bad revision/i, 'unknown-revision'],
];
/** The error for a git that ended badly, from what it said (in the C locale). Kinds have remedies: none is the ledger's. */
function failure({ ledger }, command, said, options) {
    const output = Buffer.concat(said).toString();
    const known = ledger === undefined ? KINDS.find(([pattern]) => pattern.test(output)) : undefined;
    const line = output.trim().split('\n')[0] || 'failed without a word';
    return new GitError(known?.[1] ?? 'failed', `git ${command}: ${line}`, { ...options, output });
}
function startFailure(place, command, cause) {
    const missing = 'code' in cause && cause.code === 'ENOENT' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.cwd);
    if (missing && place.ledger === undefined)
        return new GitError('not-installed', 'git is not installed', { cause });
    if (missing)
        return new GitError('failed', 'git is not installed. Install it: a ledger is kept with it.', { cause });
    return new GitError('failed', `git ${command} could not be started`, { cause });
}
/** What git answers, trimmed; null where it has nothing to say, or is not there. */
async function gitAnswer(run, args) {
    const answer = await run(args).catch(() => null);
    return answer === null ? null : answer.toString().trim() || null;
}
/** The working directory within its repository, `ops/plant/`; '' at the root. */
async function folderOf(run) {
    return (await run(['rev-parse', '--show-prefix'])).toString().replace(/\n$/, '');
}
/** The full hash of the commit that `revision` names. */
async function resolveCommit(run, revision) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision))
        return revision;
    if (revision.includes('\0'))
        throw new GitError('unknown-revision', 'a revision cannot hold NUL');
    return (await run(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).toString().trim();
}


/***/ }),

/***/ 5010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p7: () => (/* binding */ environmentOf)
/* harmony export */ });
/* unused harmony exports TASK, markPayload, readMark, successWords, standingOf, hmac, isSame, NO_MARKS, listMarks, likelyCreator, readStandings, standingNow, namedByOldest */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
// Applied marks (design section 8): deployments that say which commit a run applies and what came of it, sealed where
// there is a signing key. What is read counts only when it is ours.


const TASK = 'inventory-apply';
/** Of the deployments; one for each of several organizations when the input `name` is set. */
function environmentOf(name) {
    return name === '' ? 'inventory-applied' : `inventory-applied (${name})`;
}
/** What an apply says of itself when it starts. */
const facts = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** `owner/name`. */
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** The origin of the service that it applies to. */
    service: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Input `name`; '' for none. */
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
    /** The commit that it takes as applied; null where none is known. */
    applied: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
        .nullable(),
});
const payload = facts.extend({ seal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() });
/** The payload of the mark of a commit. Without a key it has no seal. */
function markPayload(facts, commit, key) {
    const unsealed = { version: 1, ...facts };
    return key === '' ? unsealed : { ...unsealed, seal: factsSeal(facts, commit, key) };
}
/** The mark that a deployment is; null for one of another repository, service or name, or without the seal asked for. */
function readMark(deployment, owner, key) {
    const { id, sha: commit, creator, created_at } = deployment;
    const read = payload.safeParse(deployment.payload);
    if (!read.success || creator === null)
        return null;
    const { version: _, seal = '', ...facts } = read.data;
    const isOurs = facts.repository === owner.repository && facts.service === owner.service && facts.name === owner.name;
    if (!isOurs || (key !== '' && !isSame(seal, factsSeal(facts, commit, key))))
        return null;
    const { applied, run, attempt } = facts;
    return { id, commit, applied, run, attempt, creator: creator.login, createdAt: Date.parse(created_at) };
}
/** GitHub takes no more characters in the description of a status. */
const MOST_WORDS = 140;
/** The description of a success: what it came to in words and, with a key, its seal. */
function successWords(words, id, key) {
    if (key === '')
        return words.slice(0, MOST_WORDS);
    const seal = successSeal(id, key);
    return `${words.slice(0, MOST_WORDS - seal.length - 1)} ${seal}`;
}
/** An apply that gives no sign for so long is dead. It gives one every minute. */
const DEAD_AFTER_MS = 180_000;
/** `now` is by GitHub's clock. Statuses of others, and a success without its seal, do not count. */
function standingOf(mark, statuses, now, key) {
    const counting = statuses
        .filter((status) => status.creator?.login === mark.creator && (status.state !== 'success' || isSealed(status)))
        .sort((a, b) => b.id - a.id);
    const [latest] = counting;
    const isInProgress = latest === undefined || ['in_progress', 'queued', 'pending'].includes(latest.state);
    const lastSign = latest === undefined ? mark.createdAt : Date.parse(latest.created_at);
    return {
        hasSucceeded: counting.some(({ state }) => state === 'success'),
        lastSign: isInProgress ? lastSign : null,
        isAlive: isInProgress && now - lastSign < DEAD_AFTER_MS,
    };
    function isSealed({ description }) {
        return key === '' || isSame(description.slice(description.lastIndexOf(' ') + 1), successSeal(mark.id, key));
    }
}
function factsSeal({ repository, service, name, run, attempt, applied }, commit, key) {
    return hmac(key, ['cip-inventory-sync mark 1', commit, repository, service, name, run, attempt, applied]);
}
function successSeal(id, key) {
    return hmac(key, ['cip-inventory-sync applied 1', id, 'success']);
}
/** Of a list of plain values, whose order is part of it. */
function hmac(key, canonical) {
    return `hmac-sha256:${createHmac('sha256', key).update(JSON.stringify(canonical)).digest('hex')}`;
}
/** Takes as long for what is nearly the same as for what is not at all. */
function isSame(a, b) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && timingSafeEqual(left, right);
}
const NO_MARKS = { all: [], standing: [], latest: null };
/** Every mark that fits, by whomever; `most` of the newest, 100 where not said. */
async function listMarks({ github, owner, key }, most) {
    const deployments = await github.deployments(environmentOf(owner.name), TASK, most);
    return deployments.flatMap((one) => readMark(one, owner, key) ?? []);
}
/** Whose marks count where no check run or mark of our own tells yet: an app's before a person's. */
function likelyCreator(marks) {
    return (marks.find(({ creator }) => creator.endsWith('[bot]')) ?? marks[0])?.creator ?? null;
}
/** How far back statuses are asked for at once: mostly the newest has succeeded, or one of the last few. */
const ASKED_TO = (/* unused pure expression or super */ null && ([5, 25, 100]));
/** Who is older than the newest success was waited for by it, or dead. */
async function readStandings(marks, creator, input) {
    const all = marks.filter((mark) => mark.creator === creator);
    const standing = [];
    for (const to of ASKED_TO) {
        const batch = all.slice(standing.length, to);
        standing.push(...(await Promise.all(batch.map((mark) => standingNow(mark, input)))));
        if (standing.some(({ hasSucceeded }) => hasSucceeded))
            break;
    }
    return { all, standing, latest: standing.find(({ hasSucceeded }) => hasSucceeded) ?? null };
}
/** By GitHub's own clock. */
async function standingNow(mark, { github, key, now }) {
    const statuses = await github.deploymentStatuses(mark.id);
    return { ...mark, ...standingOf(mark, statuses.value, statuses.now ?? now(), key) };
}
/** What the oldest mark that names it took as applied; where none has succeeded, everything since is still to be applied. */
function namedByOldest({ all }) {
    // A mark that its own run replaced, told by whose it is, names what it should not.
    const isReplaced = (mark) => all.some(({ id, run, attempt }) => id > mark.id && run !== null && run === mark.run && attempt === mark.attempt);
    return all.findLast((mark) => mark.applied !== null && !isReplaced(mark))?.applied ?? null;
}


/***/ }),

/***/ 4848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Sv: () => (/* binding */ notCreated),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   by: () => (/* binding */ stopsEverything)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
// How a request to the service fails: one class, whose message is safe wherever a count is.

/** A request that did not succeed. `message` holds no id, no body and no key (design section 8, detail). */
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    route;
    kind;
    status;
    sent;
    retryAfterMs;
    attempts;
    // Private, so that printing a whole error, as a crash does, shows no name.
    #path;
    #excerpt;
    constructor(failure, options) {
        super(`${failure.method} ${failure.route}: ${explain(failure)}`, options);
        this.method = failure.method;
        this.route = failure.route;
        this.kind = failure.kind;
        this.status = failure.status;
        this.sent = failure.sent;
        this.retryAfterMs = failure.retryAfterMs;
        this.attempts = failure.attempts;
        this.#path = failure.path;
        this.#excerpt = failure.excerpt;
    }
    get path() {
        return this.#path;
    }
    get excerpt() {
        return this.#excerpt;
    }
}
/** True when the request certainly created nothing: it was never sent, or answered 429 (design section 7). */
function notCreated(error) {
    return error instanceof ServiceError && (!error.sent || error.status === 429);
}
/** True when no further write can succeed: the key is refused (design section 7, pace). */
function stopsEverything(error) {
    return error instanceof ServiceError && (error.status === 401 || error.status === 403);
}
const CHECK_AUTHORITY = 'Its certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.';
/** Codes of TLS for a certificate that does not hold. */
function isUntrusted(reason) {
    return reason !== null && /CERT|_SIGNATURE$/.test(reason);
}
function explain(failure) {
    const because = failure.reason === null ? '' : ` (${failure.reason})`;
    switch (failure.kind) {
        case 'refused':
            return `no connection to ${failure.host}${because}. ${refusedRemedy(failure)}`;
        case 'network':
            return `the connection broke before the whole answer was read${because}. Run again.`;
        case 'timeout':
            return `no whole answer in time${because}. Run again, or raise request-timeout.`;
        case 'redirect':
            return `the service answered ${failure.status}, a redirect, and redirects are not followed. Check ${failure.givenBy}.`;
        case 'body':
            return `the service answered ${failure.status}, but not as its API document says${because}. Check ${failure.givenBy}.`;
        case 'too-large':
            return `the answer is too large and was cut off${because}. Check ${failure.givenBy}.`;
        case 'aborted':
            return `stopped ${failure.sent ? 'before the answer came' : 'before it was sent'}. Run again.`;
        case 'status':
            return `the service answered ${failure.status}. ${remedy(failure)}`;
    }
}
function refusedRemedy({ reason, givenBy }) {
    if (isUntrusted(reason))
        return CHECK_AUTHORITY;
    // Nobody can know how a host is spelled, only where its name was given.
    if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN')
        return `Check how ${givenBy} spells the host, and the network.`;
    return `Check ${givenBy}, the network and the proxy.`;
}
function remedy({ status, givenBy }) {
    if (status === 401 || status === 403)
        return 'Check that the API key is whole and not revoked.';
    if (status === 404)
        return `Check ${givenBy}, or whether the record was deleted meanwhile.`;
    if (status === 409)
        return 'Check whether the name is taken already.';
    if (status === 408 || status === 429)
        return 'Wait and run again, or lower concurrency.';
    if (status !== null && status >= 500)
        return 'Wait and run again.';
    return 'The service does not accept the request as it stands.';
}
// What may be shown of an answer's body: short, on one line, harmless to a terminal, and without the key.
const SHOWN_CHARACTERS = 200;
const REDACTED = '[key]';
/** The body's first 200 characters as they are shown, unsafe ones as \uxxxx, the key replaced (design section 9). */
function excerpt(text, key) {
    let excerpt = '';
    for (const character of redact(text, key)) {
        const safe = (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(character) ? spellOut(character) : character;
        if (excerpt.length + safe.length > SHOWN_CHARACTERS)
            break;
        excerpt += safe;
    }
    return excerpt;
}
/** A service that echoes the key may spell it in any way: what still holds it when it is decoded is not shown at all. */
function redact(text, key) {
    const spellings = new Set([key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)]);
    const plain = [...spellings].reduce((rest, spelling) => rest.replaceAll(spelling, REDACTED), text);
    return holdsSpelled(plain, key) ? REDACTED : plain;
}
/** Encodings may be laid over each other, a JSON string in a URL for instance: so many are taken off. */
const LAYERS = 3;
function holdsSpelled(text, key) {
    let layer = text;
    for (let round = 0; round < LAYERS; round++) {
        if (holdsInBase64(layer, key))
            return true;
        layer = fromHtml(fromUrl(fromJson(layer)));
        if (layer.includes(key))
            return true;
    }
    return false;
}
function fromJson(text) {
    return text.replace(/\\u([0-9a-f]{4})|\\(.)/gi, (_, unit, character) => unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)));
}
function fromUrl(text) {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}
const ENTITIES = {
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", sol: '/', plus: '+', equals: '=', num: '#' },
    ...{ colon: ':', period: '.', lowbar: '_', hyphen: '-', dollar: '$', percnt: '%', excl: '!', commat: '@' },
};
function fromHtml(text) {
    return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,8}));/gi, (entity, hex, decimal, name) => {
        if (name !== undefined)
            return ENTITIES[String(name).toLowerCase()] ?? entity;
        const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}
/** Whatever stands before the key in what was encoded shifts its letters: all four places are tried. */
function holdsInBase64(text, key) {
    const runs = text.match(/[A-Za-z0-9+/_-]{4,}/g) ?? [];
    return runs.some((run) => [0, 1, 2, 3].some((at) => Buffer.from(run.slice(at), 'base64').includes(key)));
}
function spellOut(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ }),

/***/ 2785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ownersOf),
/* harmony export */   k: () => (/* binding */ OWNERS_PATHS)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);
// CODEOWNERS as GitHub reads it: of the patterns that match a path the last one counts.

/** Where GitHub looks, in this order: the first that is there counts. */
const OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** The owners of a path; none where no pattern matches, or the last that does names none. */
function ownersOf(text, path) {
    let owners = [];
    for (const line of text.split(/\r?\n/)) {
        const [pattern = '', ...named] = line
            .replace(/(^|\s)#.*$/, '')
            .trim()
            .split(/\s+/);
        if (pattern !== '' && matches(pattern, path))
            owners = named;
    }
    return owners;
}
function matches(pattern, path) {
    const bare = pattern.replace(/^\//, '');
    const isAnchored = pattern.startsWith('/') || bare.replace(/\/$/, '').includes('/');
    const base = isAnchored ? bare : `**/${bare}`;
    // A folder stands for all that is in it; `docs/*` for what is directly there.
    const globs = base.endsWith('/') ? [`${base}**`] : base.endsWith('/*') && isAnchored ? [base] : [base, `${base}/**`];
    return picomatch__WEBPACK_IMPORTED_MODULE_0__.isMatch(path, globs, { dot: true, nonegate: true, noextglob: true, nobrace: true, nobracket: true });
}


/***/ })

};
