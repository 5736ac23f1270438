export const id = 97;
export const ids = [97];
export const modules = {

/***/ 97:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorOnGitHub: () => (/* binding */ doctorOnGitHub)
});

// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/github/applied-deployment.js
var applied_deployment = __webpack_require__(6108);
// EXTERNAL MODULE: ./lib/github/drift-issue.js
var drift_issue = __webpack_require__(34);
// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
// EXTERNAL MODULE: ./lib/report/drift.js + 1 modules
var drift = __webpack_require__(9356);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
;// CONCATENATED MODULE: ./lib/setup/local-table.js
// What doctor judges about this machine, these files, and the service, one row for each setting.


const LOCAL_SETTINGS = [
    {
        code: 'git',
        judge: ({ gitProblem }) => ({ value: gitProblem === null ? null : (0,report_escape/* visible */.RK)(gitProblem) }),
        right: 'Git works, in a repository.',
        remedy: 'Install git, and run doctor in a clone of the repository.',
    },
    {
        code: 'files',
        judge: ({ files: { isMissing, errors } }) => {
            if (isMissing)
                return { value: 'There is no inventory file.' };
            return { value: errors > 0 ? `The files have ${(0,text_style/* counted */.hS)(errors, 'error')}.` : null };
        },
        right: 'The inventory files are valid.',
        remedy: ({ files: { isMissing, paths } }) => {
            const all = (flag) => paths.map((path) => ` ${flag} ${(0,report_escape/* shellWord */.r7)((0,report_escape/* visible */.RK)(path))}`).join('');
            const [first = ''] = paths.length === 1 ? [all('--out')] : [''];
            return isMissing
                ? `Run cip-sync import${first}: it writes what is live.`
                : `Run cip-sync validate${all('--path')}: it says where.`;
        },
    },
    {
        code: 'gitignore',
        judge: ({ notIgnored }) => {
            if (notIgnored === null)
                return null;
            const paths = notIgnored.map(report_escape/* visible */.RK).join(' and ');
            return { value: notIgnored.length === 0 ? null : `Git would commit names: ${paths}.` };
        },
        right: 'Plans and evidence are ignored by git.',
        remedy: 'Run cip-sync init: it adds the lines to .gitignore.',
    },
];
const SERVICE_SETTINGS = [
    {
        code: 'service',
        judge: judgeService,
        right: 'The service answers as documented.',
        remedy: 'Check the base URL, the network, the proxy, and for a private authority NODE_EXTRA_CA_CERTS.',
    },
    {
        code: 'key',
        judge: (facts) => {
            if (facts.kind === 'read')
                return { value: null };
            return facts.kind === 'failed' && facts.isOfKey ? { value: (0,report_escape/* visible */.RK)(facts.message) } : null;
        },
        right: 'The service accepts the key.',
        remedy: 'Check that CIP_SYNC_API_KEY is whole and not revoked.',
    },
    {
        code: 'organization',
        judge: judgeOrganization,
        right: 'The key is of the organization that is expected.',
        remedy: 'Use the key of that organization, or correct organization.',
    },
];
function judgeService(facts) {
    switch (facts.kind) {
        case 'not-asked':
            return { hidden: { why: 'The service was not asked.', remedy: `Set ${facts.missing}.`, isMissing: false } };
        case 'refused':
            return { value: (0,report_escape/* visible */.RK)(facts.message) };
        case 'failed':
            return { value: facts.isOfKey ? null : (0,report_escape/* visible */.RK)(facts.message) };
        case 'read':
            return { value: null };
    }
}
function judgeOrganization(facts) {
    if (facts.kind !== 'read')
        return null;
    const { organizations, expected } = facts;
    const [slug] = organizations;
    if (organizations.length > 1)
        return { value: 'The key reads records of more than one organization.' };
    if (slug === undefined || expected === '' || slug === expected)
        return { value: null };
    return { value: `The key is of the organization ${(0,report_escape/* visible */.RK)(slug)}, and not of ${(0,report_escape/* visible */.RK)(expected)}.` };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/github/answers.js
var answers = __webpack_require__(7536);
// EXTERNAL MODULE: ./lib/github/request.js
var request = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/github/record.js
var record = __webpack_require__(5118);
;// CONCATENATED MODULE: ./lib/github/settings.js
// The settings of a repository on GitHub, read only with GET. What the token may not read is `hidden`, with the
// permission that would show it. null means that it does not exist. Only the parts that are judged are kept.




// The name of a plan's check.

const REPO = '/repos/{owner}/{repo}';
/** A reader for one repository. Nothing is sent before the first call. No method rejects with a GitHubError. */
function createSettings(options) {
    const { until, open } = (0,request/* createSend */.Rx)(options);
    const [owner = '', repo = ''] = options.repository.split('/');
    const asking = askAbout((0,request/* askOf */.xt)({ send: until(options.signal), open }), { owner, repo });
    return { ...branches(asking), ...files(asking), ...environments(asking) };
}
function askAbout(github, place) {
    const route = (path, permission) => ({ method: 'GET', path: REPO + path, permission });
    return {
        one: (path, permission, schema, params = {}) => reading(permission, () => github.one(route(path, permission), { ...place, ...params }, (0,answers.by)(schema))),
        all: (path, permission, schema, params = {}) => reading(permission, () => github.all(route(path, permission), { ...place, ...params }, (0,answers.by)(schema))),
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
        const why = `It could not be read: ${message}`;
        return { hidden: { why, remedy: 'Run doctor again.', isMissing: false } };
    }
}
/** Hidden, with the permission that would show it. */
function hiddenBy(permission, status = 404) {
    const why = `It could not be read: GitHub answered ${status ?? 'with a refusal'}.`;
    return { hidden: { why, remedy: `Run doctor with a token that has ${permission}.`, isMissing: status === 404 } };
}
/** For reads in which a 404 means that it does not exist. */
async function nullIfMissing(pending) {
    const answer = await pending;
    return 'hidden' in answer && answer.hidden.isMissing ? { value: null } : answer;
}
/** Maps a value. What is hidden stays hidden. */
function mapReading(reading, map) {
    return 'value' in reading ? { value: map(reading.value) } : reading;
}
/** null if it could not be read. */
function valueIn(reading) {
    return 'value' in reading ? reading.value : null;
}
const REPOSITORY = answers/* repository */.Jk.transform((it) => ({ defaultBranch: it.default_branch, isPrivate: it.private }));
/** A branch, and whether it may have a classic protection. */
const BRANCH = schemas/* object */.Ikc({ protected: schemas/* boolean */.zMY(), protection: schemas/* object */.Ikc({ enabled: schemas/* boolean */.zMY().optional() }).optional() })
    .transform((it) => ({ mayBeClassic: it.protected && it.protection?.enabled !== false }));
const RULE = schemas/* object */.Ikc({ type: schemas/* string */.YjP(), ruleset_id: schemas/* number */.aig().optional(), parameters: schemas/* unknown */.L5J().optional() });
const RULESET = schemas/* object */.Ikc({
    bypass_actors: schemas/* array */.YOg(schemas/* object */.Ikc({ actor_type: schemas/* string */.YjP(), actor_id: schemas/* number */.aig().nullish(), bypass_mode: schemas/* string */.YjP().optional() }))
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
    /** `app` is null if any app may report it. */
    checks: it.required_status_checks.map(({ context, integration_id: app }) => ({ name: context, app: app ?? null })),
}));
const BYPASS_HIDDEN = {
    hidden: {
        why: 'GitHub shows who may bypass a ruleset only to those who may edit it.',
        remedy: 'Run doctor with a token that has administration: write.',
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
        branch: (branch) => nullIfMissing(one('/branches/{branch}', 'contents: read', BRANCH, { branch })),
        /** The requirements of active rulesets, including those of the organization, for a branch. */
        rules: async (branch) => {
            const rules = await all('/rules/branches/{branch}', 'metadata: read', schemas/* array */.YOg(RULE), { branch });
            if ('hidden' in rules)
                return rules;
            const ids = [...new Set(rules.value.map(({ ruleset_id: id }) => id ?? 0))];
            const membersOf = (id) => rules.value.filter(({ ruleset_id }) => (ruleset_id ?? 0) === id);
            const sets = ids.map(async (id) => rulesetOf(membersOf(id), await bypassOf(id)));
            return { value: await Promise.all(sets) };
        },
    };
}
function rulesetOf(members, bypass) {
    const parameters = (type) => members.find((rule) => rule.type === type)?.parameters;
    const has = (type) => members.some((rule) => rule.type === type);
    return {
        bypass,
        pullRequest: PULL_RULE.safeParse(parameters('pull_request')).data ?? null,
        statusChecks: CHECKS_RULE.safeParse(parameters('required_status_checks')).data ?? null,
        forbidsForcePush: has('non_fast_forward'),
        forbidsDeletion: has('deletion'),
    };
}
const FILE = schemas/* object */.Ikc({ type: schemas/* literal */.euz('file'), encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() })
    .transform(({ content }) => Buffer.from(content, 'base64').toString('utf8'));
const FOLDER = schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP(), path: schemas/* string */.YjP() }))
    .transform((entries) => entries.filter(({ type }) => type === 'file').map(({ path }) => path));
const OWNER_ERROR = schemas/* object */.Ikc({ line: schemas/* number */.aig(), kind: schemas/* string */.YjP(), path: schemas/* string */.YjP() });
const OWNER_ERRORS = schemas/* object */.Ikc({ errors: schemas/* array */.YOg(OWNER_ERROR) }).transform(({ errors }) => errors);
/** Files on the default branch. */
function files({ one }) {
    return {
        file: (path) => nullIfMissing(one('/contents/{path}', 'contents: read', FILE, { path })),
        folder: (path) => nullIfMissing(one('/contents/{path}', 'contents: read', FOLDER, { path })),
        ownerErrors: () => one('/codeowners/errors', 'contents: read', OWNER_ERRORS),
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
const CUSTOM_RULES = schemas/* object */.Ikc({
    custom_deployment_protection_rules: schemas/* array */.YOg(schemas/* object */.Ikc({ enabled: schemas/* boolean */.zMY(), app: schemas/* object */.Ikc({ slug: schemas/* string */.YjP() }) }))
        .default([]),
})
    .transform((it) => it.custom_deployment_protection_rules.filter(({ enabled }) => enabled).map(({ app }) => app.slug));
const SECRETS = schemas/* object */.Ikc({ secrets: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })) })
    .transform(({ secrets }) => secrets.map(({ name }) => name.toUpperCase()));
function environments({ one, all }) {
    const path = '/environments/{environment_name}';
    return {
        environment: (environment_name) => nullIfMissing(one(path, 'actions: read', ENVIRONMENT, { environment_name })),
        branchPolicies: (environment_name) => all(`${path}/deployment-branch-policies`, 'actions: read', POLICIES, { environment_name }),
        /** Custom rules: apps whose approval a job waits for. */
        customRules: (environment_name) => one(`${path}/deployment_protection_rules`, 'actions: read', CUSTOM_RULES, { environment_name }),
        environmentSecrets: (environment_name) => all(`${path}/secrets`, 'environments: read', SECRETS, { environment_name }),
        repositorySecrets: () => all('/actions/secrets', 'secrets: read', SECRETS),
        organizationSecrets: () => all('/actions/organization-secrets', 'secrets: read', SECRETS),
    };
}

;// CONCATENATED MODULE: ./lib/setup/branch-judges.js
// What the rules of the default branch must require, one row for each demand, and how a branch is judged by it.



const branch_judges_RULESET = 'In the ruleset of the default branch (.github/rulesets/inventory.json) ';
const PULL_REQUEST = {
    code: 'branch-pull-request',
    isMet: ({ pullRequest }) => pullRequest !== null,
    wrong: () => 'A writer can push to the branch without a pull request.',
    right: 'Nothing reaches the branch except through a pull request.',
    remedy: 'require a pull request before merging.',
};
const CHECK = {
    code: 'branch-check',
    isMet: ({ statusChecks }, branch) => requires(statusChecks, branch, () => true),
    wrong: (checks) => `A change can be merged whose plan is red, or was never made: the branch does not require ${checks}.`,
    right: 'The check of the plan is required.',
    remedy: 'require the status check of the plan.',
};
const DEMANDS = [
    PULL_REQUEST,
    {
        code: 'branch-approvals',
        isMet: ({ pullRequest }) => (pullRequest?.approvals ?? 0) >= 1,
        partOf: PULL_REQUEST,
        wrong: () => 'A writer can merge a change that nobody else has approved.',
        right: approvalsNote,
        remedy: 'require at least one approval.',
    },
    {
        code: 'branch-code-owners',
        isMet: ({ pullRequest }) => pullRequest?.codeOwners === true,
        partOf: PULL_REQUEST,
        wrong: () => 'Anyone with write access can approve a change of the inventory or of its workflow.',
        right: 'A code owner must approve.',
        remedy: 'require review from code owners.',
    },
    {
        code: 'branch-stale-approvals',
        isMet: ({ pullRequest }) => pullRequest?.dismissesStale === true,
        partOf: PULL_REQUEST,
        wrong: () => 'A writer can get an approval, and push another commit before the merge.',
        right: 'A new commit dismisses approvals.',
        remedy: 'dismiss stale approvals when new commits are pushed.',
    },
    {
        code: 'branch-last-push',
        isMet: ({ pullRequest }) => pullRequest?.lastPush === true,
        partOf: PULL_REQUEST,
        wrong: () => "A writer can push to a colleague's pull request and approve it.",
        right: 'Someone other than the last person who pushed must approve.',
        remedy: 'require approval of the most recent push.',
    },
    CHECK,
    {
        code: 'branch-check-app',
        isMet: ({ statusChecks }, branch) => requires(statusChecks, branch, (by) => by !== null && (branch.app ?? by) === by),
        partOf: CHECK,
        wrong: (checks) => `Another app, or any workflow's commit status, can report ${checks} in its place.`,
        right: 'The check must come from the app that makes it.',
        remedy: 'choose GitHub Actions as the source of the check.',
    },
    {
        code: 'branch-up-to-date',
        isMet: ({ statusChecks }) => statusChecks?.isStrict === true,
        partOf: CHECK,
        wrong: () => 'A pull request can be merged whose plan was made for an older branch.',
        right: 'A pull request must be up to date: what was planned is what is merged.',
        remedy: 'require branches to be up to date before merging.',
    },
    {
        code: 'branch-force-push',
        isMet: ({ forbidsForcePush }) => forbidsForcePush,
        wrong: () => 'A writer can rewrite the history that says what was reviewed and applied.',
        right: 'Force pushes are blocked.',
        remedy: 'block force pushes.',
    },
    {
        code: 'branch-deletion',
        isMet: ({ forbidsDeletion }) => forbidsDeletion,
        wrong: () => 'A writer can delete the branch, and make it again without review.',
        right: 'The branch cannot be deleted.',
        remedy: 'restrict deletions.',
    },
];
function requires(rule, { checks }, fits) {
    return rule !== null && checks.every((name) => rule.checks.some((check) => check.name === name && fits(check.app)));
}
/** The note about approvals, with a warning if deletes need more than the branch requires. */
function approvalsNote({ branch: { rules, deleteApprovals } }) {
    const required = (valueIn(rules) ?? []).map(({ pullRequest }) => pullRequest?.approvals ?? 0);
    const note = `Deletes need ${deleteApprovals} approvals: merged with fewer, they end as unapproved.`;
    return `A pull request needs an approval.${Math.max(1, ...required) < deleteApprovals ? ` ${note}` : ''}`;
}
const BRANCH_ROWS = DEMANDS.map((demand) => ({
    ...{ code: demand.code, right: demand.right, remedy: branch_judges_RULESET + demand.remedy },
    judge: judgeOf(demand),
}));
function judgeOf({ isMet, partOf, wrong }) {
    return ({ branch }) => {
        const { rules, classicProtection } = branch;
        if ('hidden' in rules)
            return rules;
        const isAnyMet = (met) => rules.value.some((one) => met(one, branch));
        if (isAnyMet(isMet))
            return { value: null };
        if (classicProtection !== null)
            return classicProtection;
        if (partOf !== undefined && !isAnyMet(partOf.isMet))
            return null;
        return { value: wrong((0,text_style/* listed */.KE)(branch.checks.map(report_escape/* visible */.RK), 'and')) };
    };
}
/** Whether the demands are still met by only those rulesets that nobody may bypass. */
const hasNoBypass = ({ branch }) => {
    if ('hidden' in branch.rules)
        return branch.rules;
    const sources = branch.rules.value;
    const isMetBy = (rules) => (demand) => rules.some((one) => demand.isMet(one, branch));
    const met = DEMANDS.filter(isMetBy(sources));
    const isBypassed = ({ bypass }) => 'value' in bypass && bypass.value.length > 0;
    const closed = sources.filter((one) => !isBypassed(one));
    if (!met.every(isMetBy(closed))) {
        const who = new Set(sources.flatMap(({ bypass }) => valueIn(bypass) ?? []));
        return {
            value: `${(0,text_style/* listed */.KE)([...who].map(report_escape/* visible */.RK), 'and')} may bypass these rules: push or merge what nobody approved.`,
        };
    }
    const certain = closed.filter(({ bypass }) => 'value' in bypass);
    const [hidden] = closed.flatMap(({ bypass }) => ('hidden' in bypass ? [bypass] : []));
    return hidden === undefined || met.every(isMetBy(certain)) ? { value: null } : hidden;
};

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./lib/setup/owners.js
// The owners of a path, by GitHub's rules for CODEOWNERS.

/** The places where GitHub looks, in this order. The first file that exists counts. */
const OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** The owners of a path, by the last pattern that matches it. Empty if no pattern matches, or the last names nobody. */
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
    // A folder means everything in it. `docs/*` means only what is directly in it.
    const globs = base.endsWith('/') ? [`${base}**`] : base.endsWith('/*') && isAnchored ? [base] : [base, `${base}/**`];
    return picomatch.isMatch(path, globs, { dot: true, nonegate: true, noextglob: true, nobrace: true, nobracket: true });
}

;// CONCATENATED MODULE: ./lib/setup/verdict.js
/** How much a setup demands, least first. */
const verdict_SETUPS = (/* unused pure expression or super */ null && (['none', 'plain', 'guarded', 'hardened']));
/** Judges the rows that a setup needs. */
function judgeAll(rows, facts, setup) {
    return rows.flatMap((row) => {
        const fault = row.setups?.includes(setup) === false ? null : row.judge(facts);
        return fault === null ? [] : [checkOf(row, fault, facts)];
    });
}
function checkOf({ code: check, right, remedy }, fault, facts) {
    if ('hidden' in fault)
        return unknownCheck(check, fault.hidden);
    const say = (words) => (typeof words === 'string' ? words : words(facts));
    if (fault.value === null)
        return { check, state: 'right', message: say(right), remedy: '' };
    return { check, state: 'wrong', message: fault.value, remedy: say(remedy) };
}
/** A check that could not be judged. */
function unknownCheck(check, { why, remedy }) {
    return { check, state: 'unknown', message: why, remedy };
}
/** The first fault that is wrong, else the first that is unknown, else the last. */
function worst(faults) {
    const judged = faults.filter((fault) => fault !== null);
    const wrong = judged.find((fault) => 'value' in fault && fault.value !== null);
    return wrong ?? judged.find((fault) => 'hidden' in fault) ?? judged.at(-1) ?? null;
}

;// CONCATENATED MODULE: ./lib/setup/repository-judges.js
// Judges owners, environments, secrets and ledgers.





const named = (names) => (0,text_style/* listed */.KE)(names.map(report_escape/* visible */.RK), 'and');
/** Whether inventory, workflows and CODEOWNERS itself have owners. */
const hasOwners = ({ owners: { text, owned } }) => mapReading(text, (it) => {
    if (it === null)
        return `There is no ${OWNERS_PATHS[0]}: nobody owns the inventory or its workflow.`;
    const free = owned.filter((path) => ownersOf(it, path).length === 0);
    if (free.length === 0)
        return null;
    const [have, them] = free.length === 1 ? ['has no owner', 'it'] : ['have no owner', 'them'];
    return `${named(free)} ${have}, so anyone may approve a change of ${them}.`;
});
/** Whether GitHub understands every line of CODEOWNERS. */
const hasValidOwners = ({ owners: { text, errors } }) => {
    if ('value' in text && text.value === null)
        return null;
    return mapReading(errors, (all) => {
        if (all.length === 0)
            return null;
        const each = all.map(({ path, line, kind }) => `${(0,report_escape/* visible */.RK)(path)}:${line} ${(0,report_escape/* visible */.RK)(kind)}`);
        return `GitHub ignores ${(0,text_style/* counted */.hS)(all.length, 'line')} of CODEOWNERS: ${(0,text_style/* listed */.KE)(each, 'and')}.`;
    });
};
function eachEnvironment(judge) {
    return (facts) => worst(facts.environments.map((one) => judge(one, facts)));
}
/** Judges each existing environment. Another row judges whether it exists. */
function ofThose(judge) {
    return eachEnvironment((one, facts) => {
        if ('hidden' in one.environment)
            return one.environment;
        return one.environment.value === null ? null : judge(one, facts);
    });
}
/** Whether each environment that the workflows name exists. */
const hasEnvironments = eachEnvironment(({ name, environment }) => mapReading(environment, (it) => (it === null ? `There is no environment ${(0,report_escape/* visible */.RK)(name)}.` : null)));
const areOfDefaultBranch = ofThose(({ name, environment, policies }, { defaultBranch }) => {
    const branches = 'value' in environment ? environment.value?.branches : undefined;
    if (branches === 'all') {
        return {
            value: `Any branch may use the environment ${(0,report_escape/* visible */.RK)(name)}: a workflow changed in a branch gets the key.`,
        };
    }
    if (branches === 'protected') {
        return { value: `Every protected branch may use the environment ${(0,report_escape/* visible */.RK)(name)}, whatever its rules ask for.` };
    }
    return mapReading(policies, (all) => {
        const others = all.filter((it) => it.name !== defaultBranch || it.type === 'tag').map((it) => it.name);
        if (others.length > 0)
            return `${named(others)} may use the environment ${(0,report_escape/* visible */.RK)(name)}, and its workflow gets the key.`;
        return all.length === 0 ? `No branch may use the environment ${(0,report_escape/* visible */.RK)(name)}: no run starts.` : null;
    });
});
/**
 * Whether plans run without waiting. Also whether no custom rule applies to a job that makes no deployment, because
 * that job would fail at once.
 */
const areOpenToPlans = ofThose(({ name, environment, customRules, isOfApplies, skipsDeployment }) => {
    const gates = 'value' in environment ? (environment.value?.gates ?? []) : [];
    if (gates.length > 0 && !isOfApplies) {
        return { value: `Plans wait at the environment ${(0,report_escape/* visible */.RK)(name)} (${named(gates)}).` };
    }
    return mapReading(customRules, (apps) => {
        if (apps.length === 0 || (isOfApplies && !skipsDeployment))
            return null;
        const why = skipsDeployment ? 'a job with deployment: false fails there at once' : 'plans wait there';
        return `The environment ${(0,report_escape/* visible */.RK)(name)} has a custom rule (${named(apps)}): ${why}.`;
    });
});
/** Whether the environments have the secrets that their jobs use. */
const haveSecrets = ofThose(({ name, secrets, needs }) => mapReading(secrets, (names) => {
    const missing = needs.filter((it) => !names.includes(it));
    return missing.length === 0 ? null : `The environment ${(0,report_escape/* visible */.RK)(name)} has no secret ${named(missing)}.`;
}));
/** Whether jobs outside of environments have their secrets. */
const hasSecrets = ({ secrets: { needs, ofRepository, ofOrganization } }) => {
    if (needs.length === 0)
        return null;
    if ('hidden' in ofRepository)
        return ofRepository;
    const missing = needs.filter((name) => !ofRepository.value.includes(name));
    if (missing.length === 0)
        return { value: null };
    return mapReading(ofOrganization, (shared) => {
        const gone = missing.filter((name) => !shared.includes(name));
        return gone.length === 0 ? null : `There is no secret ${named(gone)}: nothing can be planned.`;
    });
};
/** Whether neither key is kept where a workflow of any branch can read it. */
function isKeptFrom(place) {
    return ({ secrets: { names, ofRepository, ofOrganization } }) => mapReading(place === 'repository' ? ofRepository : ofOrganization, (there) => {
        const kept = names.filter((name) => there.includes(name));
        if (kept.length === 0)
            return null;
        const [are, them] = kept.length === 1 ? ['is a secret', 'it'] : ['are secrets', 'them'];
        return `${named(kept)} ${are} of the ${place}: a workflow of any branch can read ${them}.`;
    });
}
function eachLedger(judge) {
    return ({ ledgers }) => worst(ledgers.map(judge));
}
/** Whether each ledger that the workflows name exists. */
const hasLedgers = eachLedger(({ place, isThere }) => mapReading(isThere, (is) => (is ? null : `The ledger ${(0,report_escape/* visible */.RK)(place)} is not there: every apply fails.`)));
const areLedgersPrivate = eachLedger(({ place, repository }) => mapReading(repository, ({ isPrivate }) => isPrivate ? null : `The repository of the ledger ${(0,report_escape/* visible */.RK)(place)} is public, and a ledger holds every name.`));
/** Whether the ledgers can be neither rewritten nor deleted. */
const areLedgersProtected = eachLedger(({ place, isThere, rules }) => {
    if ('value' in isThere && !isThere.value)
        return null;
    return mapReading(rules, (sets) => {
        const isKept = sets.some((set) => set.forbidsForcePush) && sets.some((set) => set.forbidsDeletion);
        return isKept ? null : `The branch of the ledger ${(0,report_escape/* visible */.RK)(place)} can be rewritten or deleted.`;
    });
});

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/setup/workflow.js
// Reads from workflow files what matters to the setup: which jobs run this action, on which events, with what
// permissions.

function workflow_readWorkflow(path, text) {
    const it = fieldsOf(parseYaml(text));
    if (it.jobs === undefined)
        return null;
    const on = eventsOf(it.on);
    const jobs = Object.entries(fieldsOf(it.jobs)).map(([name, job]) => readJob(name, fieldsOf(job), { ...it, on }));
    return { path, on, jobs };
}
function parseYaml(text) {
    try {
        return (0,js_yaml/* load */.Hh)(text);
    }
    catch {
        return null;
    }
}
function eventsOf(on) {
    if (typeof on === 'string')
        return { [on]: {} };
    if (Array.isArray(on))
        return Object.fromEntries(on.map((event) => [textOf(event), {}]));
    return Object.fromEntries(Object.entries(fieldsOf(on)).map(([event, filters]) => [event, fieldsOf(filters)]));
}
function readJob(name, job, workflow) {
    const matrix = fieldsOf(fieldsOf(job.strategy).matrix);
    const { environment } = job;
    const { name: environmentName, deployment } = typeof environment === 'string' ? { name: environment } : fieldsOf(environment);
    // A condition that compares the event's name starts the job on these events. One that only excludes events is not
    // understood.
    const named = Array.from(textOf(job.if).matchAll(/github\.event_name\s*==\s*'(\w+)'/g), ([, event = '']) => event);
    return {
        name,
        steps: Array.isArray(job.steps) ? job.steps.map((step) => readStep(fieldsOf(step))) : [],
        permissions: job.permissions ?? workflow.permissions ?? null,
        concurrency: [job.concurrency, workflow.concurrency].filter((it) => it != null).map(concurrencyOf),
        environments: expand(textOf(environmentName), matrix).filter((one) => one !== ''),
        isDeployment: deployment !== false,
        events: named.length > 0 ? named : Object.keys(fieldsOf(workflow.on)),
        matrix,
    };
}
function readStep(step) {
    const inputs = Object.entries(fieldsOf(step.with)).map(([name, value]) => [name, textOf(value).trim()]);
    return { uses: textOf(step.uses), inputs: Object.fromEntries(inputs) };
}
function concurrencyOf(it) {
    if (typeof it === 'string')
        return { group: it, queue: '', cancels: false };
    const { group, queue, 'cancel-in-progress': cancels } = fieldsOf(it);
    return { group: textOf(group), queue: textOf(queue), cancels: cancels !== undefined && cancels !== false };
}
/** The most jobs that GitHub makes from a matrix. */
const MOST_JOBS = 256;
/** The values of a text with `${{ matrix.… }}`. The values themselves are not expanded again. */
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
/** The steps that run this action. A copy may have another name: its inputs then show it. */
function workflow_runsOf(workflows) {
    const steps = workflows.flatMap((workflow) => workflow.jobs.flatMap((job) => job.steps.map((step) => ({ workflow, job, step }))));
    const looksOurs = ({ uses, inputs }) => 'api-key' in inputs && 'base-url' in inputs && uses !== '';
    const names = new Set(steps.filter(({ step }) => looksOurs(step)).map(({ step }) => actionName(step)));
    const isOurs = (step) => names.has(actionName(step)) || /\/cip-inventory-sync$/i.test(actionName(step));
    return steps.filter(({ step }) => isOurs(step)).map((it) => ({ ...it, does: doingOf(it.step, it.job) }));
}
/** OWNER/REPO of a step's action. */
function actionName({ uses }) {
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
/** Runs that plan, apply or check for drift: they have the key. */
function keyed(runs) {
    return runs.filter(({ step }) => 'api-key' in step.inputs);
}
/** The setup that the workflows show. */
function setupOf(runs) {
    const withKey = keyed(runs);
    if (withKey.length === 0)
        return 'none';
    const isTargeted = withKey.some(({ workflow }) => 'pull_request_target' in workflow.on);
    if (isTargeted || withKey.some(({ step }) => 'signing-key' in step.inputs))
        return 'hardened';
    return withKey.some(({ step }) => step.inputs.approval === 'review') ? 'guarded' : 'plain';
}
/** The environments of the jobs with the key. */
function environmentsOf(runs) {
    return [...new Set(keyed(runs).flatMap(({ job }) => job.environments))];
}
/** The values of an input over the matrix of its job; '' if it is not given. */
function inputOf({ step, job }, name) {
    return expand(step.inputs[name] ?? '', job.matrix);
}
/** Names of the secrets in the two inputs that must be secret, in upper case as GitHub keeps them. */
function secretsOf(runs) {
    const inputs = runs.flatMap(({ step }) => [step.inputs['api-key'] ?? '', step.inputs['signing-key'] ?? '']);
    const names = inputs.flatMap((text) => Array.from(text.matchAll(/\bsecrets\.(\w+)/g), ([, name = '']) => name));
    return [...new Set(names.map((name) => name.toUpperCase()))];
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function textOf(value) {
    return value == null || typeof value === 'object' ? '' : String(value);
}

;// CONCATENATED MODULE: ./lib/setup/workflow-judges.js
// Judges the workflows: who may start what, in what order, and with whose approval (docs/security.md).





const hasWorkflow = ({ runs }) => mapReading(runs, (all) => keyed(all).length > 0 ? null : 'No workflow on the default branch runs this action with a key.');
/** Judges the runs with the key, if there are any. Another row judges whether there are. */
function ofRuns(fault) {
    return (facts) => {
        const runs = keyed(valueIn(facts.runs) ?? []);
        return runs.length === 0 ? null : { value: fault(runs, facts) };
    };
}
function workflow_judges_named(texts) {
    return (0,text_style/* listed */.KE)([...new Set(texts)].map(report_escape/* visible */.RK), 'and');
}
const jobsOf = (runs) => workflow_judges_named(runs.map(({ workflow, job }) => `${workflow.path} (${job.name})`));
/**
 * Whether plans run on one of these events, and applies on push to the default branch, and nothing runs on the refused
 * events.
 */
function events(ofPlans, refused = []) {
    return ofRuns((runs, { defaultBranch }) => {
        const workflowsOf = (doing) => runs.filter(({ does }) => does.includes(doing)).map(({ workflow }) => workflow);
        const has = (workflows, names) => workflows.some(({ on }) => names.some((event) => event in on));
        const [plans, applies] = [workflowsOf('plan'), workflowsOf('apply')];
        if (!has(plans, ofPlans))
            return `No plan runs on ${ofPlans.join(' or ')}.`;
        if (!has(applies, ['push']))
            return 'No apply runs on push: what is merged is never applied.';
        const extra = refused.filter((event) => has([...plans, ...applies], [event]));
        if (extra.length > 0)
            return `${workflow_judges_named(extra)} would run the workflow of another branch with the key.`;
        // A title holds the ticket. If it is edited, the pull request must be planned again.
        const hasTickets = runs.some(({ step }) => 'ticket-pattern' in step.inputs);
        const types = ['opened', 'synchronize', ...(hasTickets ? ['edited'] : [])];
        const filters = [...plans, ...applies].flatMap(({ on }) => Object.entries(on).filter(([event]) => event === 'push' || ofPlans.includes(event)));
        const faults = filters.map(([event, filter]) => filterFault(event, filter, { types, branch: defaultBranch }));
        return faults.find((fault) => fault !== null) ?? null;
    });
}
/** The types that start a workflow if its filter for pull requests names none. */
const DEFAULT_TYPES = ['opened', 'synchronize', 'reopened'];
function filterFault(event, filter, { types, branch }) {
    if ('paths' in filter || 'paths-ignore' in filter) {
        return `${event} is filtered by paths: a required check that never starts blocks the pull request.`;
    }
    const started = filter.types == null ? DEFAULT_TYPES : texts(filter.types);
    const missing = event === 'push' ? [] : types.filter((type) => !started.includes(type));
    if (missing.length > 0)
        return `${event} does not start for ${(0,text_style/* listed */.KE)(missing, 'and')}: types leaves that out.`;
    return isFor(filter, branch) ? null : `${event} does not start for ${(0,report_escape/* visible */.RK)(branch)}, the default branch.`;
}
/** Whether an event with these filters starts for a branch. */
function isFor({ branches, 'branches-ignore': ignored, tags }, branch) {
    if (branches != null)
        return matchesFilter(texts(branches), branch, true);
    if (ignored != null)
        return !matchesFilter(texts(ignored), branch, false);
    return tags == null;
}
/**
 * The last pattern that matches decides; one with `!` excludes. Only GitHub knows exactly what `?`, `+` and `[` match:
 * for those the result is `unclear`.
 */
function matchesFilter(patterns, branch, unclear) {
    const fits = (pattern) => /[?+[]/.test(pattern) ? unclear : picomatch.isMatch(branch, pattern, { dot: true });
    return patterns.reduce((before, pattern) => (pattern.startsWith('!') ? before && !fits(pattern.slice(1)) : before || fits(pattern)), false);
}
function texts(value) {
    return Array.isArray(value) ? value.map(String) : [String(value)];
}
/**
 * Since 2026-11-02 GitHub blocks `pull_request_target` in public repositories unless a policy of Actions allows it. No
 * published route shows that policy.
 */
const targetPolicy = ({ runs, isPrivate, isServer }) => {
    const isUsed = (valueIn(runs) ?? []).some(({ workflow }) => 'pull_request_target' in workflow.on);
    if (!isUsed || isServer)
        return null;
    if (isPrivate)
        return { value: null };
    return {
        hidden: {
            why: 'The repository is public, where GitHub blocks pull_request_target unless a policy allows it. No token can read that policy.',
            remedy: 'Under Settings, Actions, Policies, see that pull_request_target is allowed. The same list of events can block schedule, workflow_dispatch and merge_group.',
            isMissing: false,
        },
    };
};
/** Whether only changes that somebody else approved are applied. */
const asksForReview = ofRuns((runs) => {
    const lax = runs.filter(({ step }) => step.inputs.approval !== 'review');
    if (lax.length === 0)
        return null;
    return `Without approval: review in ${jobsOf(lax)}, a writer's change is applied though nobody else looked at it.`;
});
/** Whether each job with the key runs in an environment. */
const usesEnvironment = ofRuns((runs) => {
    const free = runs.filter(({ job }) => job.environments.length === 0);
    if (free.length === 0)
        return null;
    return `No environment is set for ${jobsOf(free)}: the key would have to be a secret that every branch can read.`;
});
/** Whether records and deployments are signed with a key that is a secret. */
const signs = ofRuns((runs) => {
    const open = runs.filter(({ step }) => !/\bsecrets\s*[.[]/.test(step.inputs['signing-key'] ?? ''));
    if (open.length === 0)
        return null;
    return `No signing-key, or none that is a secret, is given in ${jobsOf(open)}: any workflow of a branch could forge a record.`;
});
const PLAN = { contents: 'read', 'pull-requests': 'write', checks: 'write', deployments: 'read' };
const NEEDS = {
    plan: PLAN,
    apply: { ...PLAN, deployments: 'write' },
    drift: { contents: 'read', 'pull-requests': 'read', checks: 'write', issues: 'write', deployments: 'read' },
};
/** Whether each job has the permissions that its runs need. */
const mayDoItsWork = ofRuns((runs) => {
    for (const run of runs) {
        if (run.step.inputs['github-token'] !== undefined || run.job.permissions === 'write-all')
            continue;
        const { permissions } = run.job;
        const granted = typeof permissions === 'object' && permissions !== null ? { ...permissions } : {};
        const missing = Object.entries(needsOf(run)).filter(([scope, level]) => !covers(Reflect.get(granted, scope), level));
        if (missing.length === 0)
            continue;
        return `${jobsOf([run])} does not ask for ${workflow_judges_named(missing.map(([scope, level]) => `${scope}: ${level}`))}.`;
    }
    return null;
});
function needsOf(run) {
    const needs = Object.assign({}, ...run.does.map((doing) => NEEDS[doing] ?? {}));
    return writesLedgerHere(run) ? { ...needs, contents: 'write' } : needs;
}
/** If the ledger is a branch of the same repository, it is pushed to with the job's own token. */
function writesLedgerHere(run) {
    const isWriter = run.does.includes('apply') || run.does.includes('drift');
    const hasToken = run.step.inputs['ledger-token'] !== undefined;
    return isWriter && !hasToken && inputOf(run, 'ledger').some((ledger) => ledger !== '' && !ledger.includes('#'));
}
function covers(granted, needed) {
    return granted === 'write' || granted === needed;
}
/** Whether applies wait for each other, and checks for drift wait for applies. */
const queues = ofRuns((runs, { isServer }) => {
    const applies = runs.filter(({ does }) => does.includes('apply'));
    const cut = applies.filter(({ job }) => job.concurrency.some(({ cancels }) => cancels));
    if (cut.length > 0)
        return `A newer run may cut off ${jobsOf(cut)}: take cancel-in-progress out.`;
    const dropped = applies.filter(({ job }) => !job.concurrency.some(({ queue }) => queue === 'max'));
    if (dropped.length > 0 && !isServer)
        return `A newer run may drop ${jobsOf(dropped)}: queue is not max.`;
    const groups = new Set(applies.flatMap(({ job }) => job.concurrency.map(({ group }) => group)));
    const apart = runs.filter(({ does, job }) => does.includes('drift') && !does.includes('apply') && !job.concurrency.some(({ group }) => groups.has(group)));
    if (apart.length === 0 || groups.size === 0)
        return null;
    return `${jobsOf(apart)} may check for drift in the middle of an apply: its concurrency group is another.`;
});

;// CONCATENATED MODULE: ./lib/setup/settings-table.js
// The settings of a repository that the promises of the README depend on, one row for each. The judge of a row says
// what a wrong setting permits.



// The setups that need a setting.
const PLAIN = ['plain', 'guarded'];
const EACH = ['plain', 'guarded', 'hardened'];
const REVIEWED = ['guarded', 'hardened'];
const HARDENED = ['hardened'];
// Where a setting is read: a path of GitHub's REST API below /repos/{owner}/{repo}.
const settings_table_FILES = 'contents/{path}';
const RULES = 'rules/branches/{branch}';
const settings_table_ENVIRONMENT = 'environments/{environment_name}';
const COPY = 'from the workflow that cip-sync init writes';
const OWNERS = 'Name a team with write access for /inventory/ and /.github/ at the end of .github/CODEOWNERS.';
const RENEW = 'Then have a new key made for the environment, and revoke the old one.';
const SETTINGS = [
    // The workflow.
    {
        code: 'workflow',
        read: settings_table_FILES,
        judge: hasWorkflow,
        right: 'A workflow on the default branch runs this action with a key.',
        remedy: 'Run cip-sync init, and merge what it writes into the default branch.',
    },
    {
        code: 'workflow-events',
        read: settings_table_FILES,
        setups: PLAIN,
        judge: events(['pull_request', 'pull_request_target']),
        right: 'Plans run on pull requests, and applies on push.',
        remedy: `Copy on: ${COPY}.`,
    },
    {
        code: 'workflow-events',
        read: settings_table_FILES,
        setups: HARDENED,
        judge: events(['pull_request_target'], ['pull_request', 'merge_group', 'workflow_run', 'issue_comment']),
        right: 'Plans run on pull_request_target, applies on push, and no event runs the workflow of another branch with the key.',
        remedy: `Copy on: ${COPY}.`,
    },
    {
        code: 'workflow-target-policy',
        read: settings_table_FILES,
        setups: EACH,
        judge: targetPolicy,
        right: 'The repository is private, where GitHub lets pull_request_target run.',
        remedy: '',
    },
    {
        code: 'workflow-approval',
        read: settings_table_FILES,
        setups: REVIEWED,
        judge: asksForReview,
        right: 'approval is review: what nobody else approved is not applied.',
        remedy: 'Set approval: review in each step that runs this action with the key.',
    },
    {
        code: 'workflow-environment',
        read: settings_table_FILES,
        setups: HARDENED,
        judge: usesEnvironment,
        right: 'Each job with the key runs in an environment.',
        remedy: `Copy environment: ${COPY}.`,
    },
    {
        code: 'workflow-signing-key',
        read: settings_table_FILES,
        setups: HARDENED,
        judge: signs,
        right: 'Records are signed: one that another workflow forged does not count.',
        remedy: 'Make a random secret in the environment, and give it as signing-key to each step with the key.',
    },
    {
        code: 'workflow-permissions',
        read: settings_table_FILES,
        setups: EACH,
        judge: mayDoItsWork,
        right: 'Each job has the permissions that it needs.',
        remedy: `Copy permissions: ${COPY}.`,
    },
    {
        code: 'workflow-queue',
        read: settings_table_FILES,
        setups: EACH,
        judge: queues,
        right: 'Applies wait for each other, and none is dropped or cut off.',
        remedy: `Copy concurrency: ${COPY}.`,
    },
    // The default branch, and who owns what is in it.
    ...BRANCH_ROWS.map((row) => ({ ...row, read: RULES, setups: REVIEWED })),
    {
        code: 'branch-bypass',
        read: 'rulesets/{ruleset_id}',
        setups: REVIEWED,
        judge: hasNoBypass,
        right: 'Nobody may bypass these rules.',
        remedy: `${branch_judges_RULESET}empty the bypass list. An administrator who needs a bypass adds it for that moment, and the audit log shows it.`,
    },
    {
        code: 'code-owners',
        read: settings_table_FILES,
        setups: REVIEWED,
        judge: hasOwners,
        right: 'The inventory, the workflows and CODEOWNERS itself have owners.',
        remedy: OWNERS,
    },
    {
        code: 'code-owners-errors',
        read: 'codeowners/errors',
        setups: REVIEWED,
        judge: hasValidOwners,
        right: 'GitHub finds no error in CODEOWNERS.',
        remedy: 'Correct them: a team must exist, be visible, and have write access to the repository.',
    },
    // The environments and the secrets.
    {
        code: 'environment',
        read: settings_table_ENVIRONMENT,
        setups: HARDENED,
        judge: hasEnvironments,
        right: 'The environments that the workflows name are there.',
        remedy: 'Make it, with its branches and secrets, by the commands that cip-sync init --hardened --dry-run prints.',
    },
    {
        code: 'environment-branches',
        read: `${settings_table_ENVIRONMENT}/deployment-branch-policies`,
        setups: HARDENED,
        judge: areOfDefaultBranch,
        right: 'Only the default branch may use the environment.',
        remedy: 'Under Settings, Environments, choose selected branches and tags, and add only the default branch.',
    },
    {
        code: 'environment-gates',
        read: `${settings_table_ENVIRONMENT}/deployment_protection_rules`,
        setups: EACH,
        judge: areOpenToPlans,
        right: 'Plans need not wait for anyone at the environment.',
        remedy: 'Remove reviewers, wait timers and custom rules there. For a gate before applies, cip-sync init --apply-environment gives them an environment of their own.',
    },
    {
        code: 'environment-secrets',
        read: `${settings_table_ENVIRONMENT}/secrets`,
        setups: EACH,
        judge: haveSecrets,
        right: 'The environment has the secrets that its jobs use.',
        remedy: 'Set it: gh secret set NAME --env ENVIRONMENT',
    },
    {
        code: 'repository-secrets',
        read: 'actions/secrets',
        setups: PLAIN,
        judge: hasSecrets,
        right: 'The repository, or its organization, has the secrets that the jobs use.',
        remedy: 'Set it: gh secret set NAME',
    },
    {
        code: 'repository-secrets',
        read: 'actions/secrets',
        setups: HARDENED,
        judge: isKeptFrom('repository'),
        right: 'Neither key is a secret of the repository.',
        remedy: `Delete it there: gh secret delete NAME. ${RENEW}`,
    },
    {
        code: 'organization-secrets',
        read: 'actions/organization-secrets',
        setups: HARDENED,
        judge: isKeptFrom('organization'),
        right: 'Neither key is a secret of the organization.',
        remedy: `Keep it from this repository, or delete it there. ${RENEW}`,
    },
    // The ledgers.
    {
        code: 'ledger',
        read: 'branches/{branch}',
        setups: EACH,
        judge: hasLedgers,
        right: 'The ledger is there.',
        remedy: 'Make it with cip-sync audit init. If you lost it, restore it from a clone.',
    },
    {
        code: 'ledger-private',
        read: '',
        setups: EACH,
        judge: areLedgersPrivate,
        right: 'The ledger is in a private repository.',
        remedy: 'Make the repository private.',
    },
    {
        code: 'ledger-protected',
        read: RULES,
        setups: EACH,
        judge: areLedgersProtected,
        right: 'The ledger can be neither rewritten nor deleted.',
        remedy: 'Protect it by a ruleset that blocks force pushes and restricts deletions.',
    },
];

;// CONCATENATED MODULE: ./lib/setup/doctor.js






/** Every code, in the order of the tables. docs/setup.md explains each. */
const CHECKS = [
    ...new Set([...LOCAL_SETTINGS, ...SERVICE_SETTINGS, { code: 'repository' }, ...SETTINGS].map(({ code }) => code)),
];
/** Judges against the expected setup, if one is given, else against the one found. */
function doctor_diagnose({ local, service, github, localRuns }, expect) {
    const setup = setupOf(github === null ? localRuns : runsOn(github));
    const expected = expect ?? setup;
    const checks = [
        ...(local === null ? [] : judgeAll(LOCAL_SETTINGS, local, expected)),
        ...(service === null ? [] : judgeAll(SERVICE_SETTINGS, service, expected)),
        ...judgeGitHub(github, expected),
    ];
    return { setup, expected, checks };
}
function runsOn(github) {
    return 'value' in github && 'value' in github.value.runs ? github.value.runs.value : [];
}
/** Without GitHub a good result must not look like a complete one. */
const NOT_ASKED = {
    why: 'GitHub was not asked: workflows and settings there are not judged.',
    remedy: 'Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.',
};
function judgeGitHub(github, expected) {
    if (github === null)
        return expected === 'none' ? [] : [unknownCheck('repository', NOT_ASKED)];
    if ('hidden' in github)
        return [unknownCheck('repository', github.hidden)];
    const repository = {
        check: 'repository',
        state: 'right',
        message: 'The repository can be read.',
        remedy: '',
    };
    return [repository, ...judgeAll(SETTINGS, github.value, expected)];
}
function doctor_isHealthy({ checks }) {
    return checks.every(({ state }) => state !== 'wrong');
}
/** The document that `--json` prints. */
function doctor_doctorDocument({ setup, checks }) {
    return { format_version: '1.0', setup, checks };
}
const SIGNS = { right: '✓', unknown: '?', wrong: '✗' };
/** First what is right, then what could not be read, and last what is wrong, where you see it. Ends with a newline. */
function doctor_renderDoctor(diagnosis, paint) {
    const { checks } = diagnosis;
    const brushes = { right: paint.green, unknown: paint.yellow, wrong: paint.red };
    const width = Math.max(0, ...checks.map(({ check }) => check.length));
    const lines = ['right', 'unknown', 'wrong'].flatMap((state) => withState(diagnosis, state).map(({ check, message, remedy }) => {
        const head = `${brushes[state](SIGNS[state])} ${check.padEnd(width)}  ${message}`;
        return remedy === '' ? head : `${head}\n${' '.repeat(width + 4)}${remedy}`;
    }));
    return [...lines, '', diagnosisLine(diagnosis), ''].join('\n');
}
function withState({ checks }, state) {
    return checks.filter((one) => one.state === state);
}
/** `Set up as hardened: 30 right, 2 unknown, 1 wrong`. */
function diagnosisLine(diagnosis) {
    const { setup, expected } = diagnosis;
    const counts = ['right', 'unknown', 'wrong'].flatMap((state) => {
        const { length } = withState(diagnosis, state);
        return length === 0 ? [] : [`${length} ${state}`];
    });
    const as = setup === 'none' ? 'No setup found' : `Set up as ${setup}`;
    const against = expected === setup ? '' : `, judged as ${expected}`;
    return `${as}${against}: ${counts.join(', ')}.`;
}
/** The codes of the wrong settings, for the annotation of a red run. */
function wrongSettings(diagnosis) {
    const codes = withState(diagnosis, 'wrong').map(({ check }) => check);
    return `${(0,text_style/* counted */.hS)(codes.length, 'setting')} to correct: ${codes.join(', ')}. The log and the summary say how.`;
}
function doctorTitle(name) {
    return `Inventory setup${name === '' ? '' : ` (${(0,report_escape/* visible */.RK)(name)})`}`;
}
/** The issue: what is wrong, and what could not be read. Ends with a newline. */
function doctorPage(diagnosis) {
    const wrong = withState(diagnosis, 'wrong').map((it) => `- **${it.check}**: ${inert(it.message)} ${inert(it.remedy)}`);
    const unknown = withState(diagnosis, 'unknown').map(({ check }) => check);
    const head = wrong.length === 0 ? 'nothing wrong' : (0,text_style/* counted */.hS)(wrong.length, 'setting to correct', 'settings to correct');
    return [
        `## Inventory setup: ${head}`,
        '',
        `${diagnosisLine(diagnosis)} docs/setup.md of the tool says what each setting is for.`,
        '',
        ...wrong,
        ...(wrong.length === 0 ? [] : ['']),
        ...(unknown.length === 0 ? [] : [`This token does not show: ${unknown.join(', ')}.`, '']),
    ].join('\n');
}
/**
 * Sentences hold names of branches, files and teams. One that could be markup, a link or a mention is shown as code.
 */
function inert(sentence) {
    const isPlain = /^(?:[A-Za-z0-9 ,.;()'/-]|:(?!\/))*$/.test(sentence) && !/www\.|GH-\d/i.test(sentence);
    return isPlain ? sentence : (0,report_escape/* wholeCodeSpan */.LF)(sentence);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/git/process.js + 1 modules
var process = __webpack_require__(9485);
// EXTERNAL MODULE: ./lib/service/errors.js
var service_errors = __webpack_require__(4848);
;// CONCATENATED MODULE: ./lib/setup/look.js
// Reads from GitHub what the table of settings judges. Independent requests are sent together: three rounds, and a
// fourth for the people who may bypass a ruleset.



/** The app by which github.com's own runners make check runs. */
const GITHUB_ACTIONS = 15368;
/** Hidden if the token does not see the repository at all. */
async function lookAtGitHub(look) {
    const reader = look.readerOf(look.repository);
    const repository = await reader.repository();
    if ('hidden' in repository)
        return repository;
    const { defaultBranch } = repository.value;
    const [branch, files] = await Promise.all([reader.branch(defaultBranch), readWorkflows(reader)]);
    // GitHub's answer is the same for a missing file and for a file that the token may not see. Whether the branch can be
    // read shows which.
    const seesFiles = valueIn(branch) !== null;
    const runs = mapReading(files, (texts) => workflow_runsOf(texts.flatMap(({ path, text }) => workflow_readWorkflow(path, text) ?? [])));
    const isUnseen = !seesFiles && valueIn(runs)?.length === 0;
    const about = { ...repository.value, look, reader, seesFiles, runs: valueIn(runs) ?? [] };
    const classicProtection = valueIn(branch)?.mayBeClassic === false ? null : CLASSIC_PROTECTION;
    const isServer = /\/api\/v3\/?$/.test(look.apiUrl);
    const [rules, owners, environments, secrets, ledgers] = await Promise.all([
        reader.rules(defaultBranch),
        readOwners(about),
        readEnvironments(about),
        readSecrets(about),
        readLedgers(about),
    ]);
    const branchFacts = { rules, classicProtection, ...requiredOf(about.runs, isServer) };
    const settings = { branch: branchFacts, owners, environments, secrets, ledgers };
    return { value: { ...repository.value, isServer, runs: isUnseen ? hiddenBy('contents: read') : runs, ...settings } };
}
async function readWorkflows(reader) {
    const folder = await reader.folder('.github/workflows');
    if ('hidden' in folder)
        return folder;
    const paths = (folder.value ?? []).filter((path) => /\.ya?ml$/.test(path));
    const texts = await Promise.all(paths.map((path) => reader.file(path)));
    const files = texts.flatMap((reading, index) => {
        const text = valueIn(reading);
        return text === null ? [] : [{ path: paths[index] ?? '', text }];
    });
    const hidden = texts.find((text) => 'hidden' in text);
    return files.length === 0 && hidden !== undefined && 'hidden' in hidden ? hidden : { value: files };
}
const CLASSIC_PROTECTION = {
    hidden: {
        why: 'No ruleset asks for it. A classic protection of the branch may, and doctor reads only rulesets.',
        remedy: 'Protect the branch by a ruleset: gh api -X POST repos/OWNER/REPO/rulesets --input .github/rulesets/inventory.json',
        isMissing: false,
    },
};
/** What the branch must require for these runs. */
function requiredOf(runs, isServer) {
    const withKey = keyed(runs);
    const names = new Set(withKey.flatMap((run) => inputOf(run, 'name')));
    // Another server may have another id for GitHub Actions, and a token of your own belongs to another app.
    const isOther = isServer || withKey.some(({ step }) => step.inputs['github-token'] !== undefined);
    const approvals = withKey.flatMap((run) => inputOf(run, 'delete-approvals')).map(Number);
    return {
        checks: [...(names.size > 0 ? names : [''])].map((name) => (0,record/* checkName */.I3)('plan', name)),
        app: isOther ? null : GITHUB_ACTIONS,
        deleteApprovals: Math.max(1, ...approvals.filter(Number.isInteger)),
    };
}
async function readOwners({ reader, runs, seesFiles }) {
    const [errors, ...texts] = await Promise.all([
        reader.ownerErrors(),
        ...OWNERS_PATHS.map((path) => reader.file(path)),
    ]);
    const first = texts.findIndex((reading) => 'hidden' in reading || reading.value !== null);
    const missing = seesFiles ? { value: null } : hiddenBy('contents: read');
    return { text: texts[first] ?? missing, errors, owned: ownedPaths(runs, OWNERS_PATHS[Math.max(0, first)]) };
}
/** One example file for each path, as a pull request could change it. */
function ownedPaths(runs, owners = OWNERS_PATHS[0]) {
    const paths = keyed(runs).flatMap((run) => {
        const folder = inputOf(run, 'working-directory')[0] ?? '';
        const listed = inputOf(run, 'path').flatMap((path) => path.split('\n'));
        return listed.map((path) => `${folder === '' ? '' : `${folder}/`}${path.trim() || 'inventory'}`);
    });
    const files = paths.map((path) => (/\.ya?ml$/.test(path) ? path : `${path.replace(/(?<!\/)\/+$/, '')}/any.yml`));
    const workflows = runs.map(({ workflow }) => workflow.path);
    const all = [...(files.length > 0 ? files : ['inventory/any.yml']), ...workflows, owners];
    return [...new Set(all.map((path) => path.replace(/\*+/g, 'any')))];
}
function readEnvironments(about) {
    return Promise.all(environmentsOf(about.runs).map((name) => readEnvironment(about, name)));
}
async function readEnvironment({ reader, runs }, name) {
    const [environment, policies, customRules, secrets] = await Promise.all([
        reader.environment(name),
        reader.branchPolicies(name),
        reader.customRules(name),
        reader.environmentSecrets(name),
    ]);
    const there = keyed(runs).filter(({ job }) => job.environments.includes(name));
    // If it has branches or secrets, it exists, even if the token does not see it.
    const isThere = valueIn(policies) !== null || valueIn(secrets) !== null;
    const isUnseen = isThere && 'value' in environment && environment.value === null;
    return {
        ...{ name, policies, customRules, secrets },
        environment: isUnseen ? hiddenBy('actions: read') : environment,
        needs: secretsOf(there),
        isOfApplies: there.every(({ does }) => does.every((doing) => doing === 'apply')),
        skipsDeployment: there.some(({ job }) => !job.isDeployment),
    };
}
async function readSecrets({ reader, runs }) {
    const [ofRepository, ofOrganization] = await Promise.all([reader.repositorySecrets(), reader.organizationSecrets()]);
    const outside = keyed(runs).filter(({ job }) => job.environments.length === 0);
    return { names: secretsOf(keyed(runs)), needs: secretsOf(outside), ofRepository, ofOrganization };
}
/** Each organization may have its own ledger. */
function readLedgers({ look, runs }) {
    const places = new Set(keyed(runs).flatMap((run) => inputOf(run, 'ledger')));
    places.delete('');
    return Promise.all([...places].map((place) => readLedger(look, place)));
}
async function readLedger(look, ledger) {
    const [, other, branch = ledger] = /^([^#]+)#(.+)$/.exec(ledger) ?? [];
    const place = other ?? look.repository;
    const reader = look.readerOf(place);
    const [repository, tip, rules] = await Promise.all([
        reader.repository(),
        reader.branch(branch),
        reader.rules(branch),
    ]);
    // In a repository that the token does not see, a branch is not known to be missing.
    const isThere = 'hidden' in repository ? repository : mapReading(tip, (it) => it !== null);
    return { place: `${place}#${branch}`, repository, isThere, rules };
}

// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/context.js
var context = __webpack_require__(1405);
// EXTERNAL MODULE: ./lib/commands/git-context.js
var git_context = __webpack_require__(2556);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
// EXTERNAL MODULE: ./lib/commands/validate.js
var validate = __webpack_require__(6374);
;// CONCATENATED MODULE: ./lib/commands/doctor.js
// `doctor`: what is right, what is wrong, and what could not be read, about this machine, the files, the service and,
// with --github, the repository on GitHub. Writes nothing anywhere.

















async function cliDoctor(flags, cli) {
    const expect = expectedFrom(flags.expect);
    const repository = repositoryFrom(flags.github);
    const token = cli.env.GH_TOKEN?.trim() || cli.env.GITHUB_TOKEN?.trim() || '';
    if (repository !== null && token === '') {
        throw new ConfigurationError('GH_TOKEN', 'is not set, nor is GITHUB_TOKEN. Set one to a token that may read the repository.');
    }
    return openCli(flags, cli, FILES, async (context) => {
        const [local, service, github] = await Promise.all([
            lookHere(context),
            askService(flags, cli),
            repository === null ? null : lookAtSettings(context, repository, token),
        ]);
        const diagnosis = diagnose({ local, service, github, localRuns: localRuns(context.cwd) }, expect);
        const { terminal } = context;
        if (flags.json === true)
            terminal.out(printedJson(doctorDocument(diagnosis)));
        else
            terminal.err(renderDoctor(diagnosis, painter(terminal.color)));
        return isHealthy(diagnosis) ? 0 : 1;
    });
}
function expectedFrom(flag) {
    if (flag === undefined)
        return null;
    const setup = SETUPS.find((one) => one === flag && one !== 'none');
    if (setup !== undefined)
        return setup;
    throw new ConfigurationError('--expect', 'must be plain, guarded or hardened.');
}
function repositoryFrom(flag) {
    if (flag === undefined)
        return null;
    if (typeof flag === 'string' && /^[\w.-]+\/[\w.-]+$/.test(flag))
        return flag;
    throw new ConfigurationError('--github', 'must be OWNER/REPO.');
}
/** Reads everything on GitHub that doctor judges, with that token. */
function lookAtSettings({ host, shutdown }, repository, token) {
    const asking = { ...(0,context/* askingGitHub */.N)(host, token), signal: shutdown.stop };
    const readerOf = (of) => createSettings({ ...asking, repository: of });
    return lookAtGitHub({ repository, readerOf, apiUrl: asking.apiUrl });
}
async function lookHere(context) {
    const [gitProblem, files] = await Promise.all([whyGitFails(context.git), filesFacts(context)]);
    const notIgnored = gitProblem === null ? await notIgnoredBy(context.git) : null;
    return { gitProblem, files, notIgnored };
}
async function whyGitFails(git) {
    try {
        await git(['rev-parse', '--git-dir']);
        return null;
    }
    catch (error) {
        if (!(error instanceof GitError))
            throw error;
        return `${error.message}.`;
    }
}
async function filesFacts(context) {
    const { flags, settings } = context;
    const { diagnostics } = await runValidate(context);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const isMissing = errors.length > 0 && errors.every(({ code }) => code === 'no-inventory');
    const paths = flags.path === undefined ? [] : settings.paths;
    return { errors: errors.length, isMissing, paths };
}
async function askService(flags, cli) {
    const hasUrl = typeof flags.baseUrl === 'string' || (cli.env.CIP_SYNC_BASE_URL ?? '').trim() !== '';
    const hasKey = (cli.env.CIP_SYNC_API_KEY ?? '').trim() !== '';
    const missing = [...(hasUrl ? [] : ['CIP_SYNC_BASE_URL']), ...(hasKey ? [] : ['CIP_SYNC_API_KEY'])];
    if (missing.length > 0)
        return { kind: 'not-asked', missing: missing.join(' and ') };
    let facts = null;
    try {
        await openCli(flags, cli, SERVICE, async (context) => {
            facts = await readService(context);
            return 0;
        });
    }
    catch (error) {
        if (!(error instanceof ConfigurationError))
            throw error;
        return { kind: 'refused', message: error.message };
    }
    return facts ?? { kind: 'refused', message: 'The run was stopped.' };
}
/** Reads three lists, with GET. */
async function readService({ connection, settings, shutdown }) {
    const { reader } = connection;
    try {
        const [facilities, systems, assets] = await (0,snapshot/* allInOrder */.bb)([
            reader.facilities(),
            reader.cyberSystems(),
            reader.cyberAssets(),
        ]);
        const slugs = [...facilities, ...systems, ...assets].map(({ organization_slug: slug }) => slug);
        return { kind: 'read', organizations: [...new Set(slugs)], expected: settings.organization };
    }
    catch (error) {
        // A read that the stop cut short proves nothing about the service.
        if (!(error instanceof service_errors/* ServiceError */._7) || shutdown.stop.aborted)
            throw error;
        const isOfKey = error.status === 401 || error.status === 403;
        return { kind: 'failed', isOfKey, message: error.message };
    }
}
/** What the workflows of the working tree run. */
function localRuns(cwd) {
    const folder = join(cwd, '.github/workflows');
    const names = namesIn(folder).filter((name) => /\.ya?ml$/.test(name));
    return runsOf(names.flatMap((name) => readWorkflow(name, readFileSync(join(folder, name), 'utf8')) ?? []));
}
function namesIn(folder) {
    try {
        return readdirSync(folder);
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./lib/commands/action/check.js
var check = __webpack_require__(6693);
// EXTERNAL MODULE: ./lib/commands/action/open.js
var action_open = __webpack_require__(2709);
;// CONCATENATED MODULE: ./lib/commands/action/doctor.js
// Doctor on GitHub: the settings that the token sees, in the log, the summary and one issue, so that you find out
// within a day if somebody removes a protection.











async function doctorOnGitHub(context, github, withService) {
    const { runner } = context;
    const token = runner.input('doctor-token').trim() || runner.input('github-token').trim();
    const repository = runner.env.GITHUB_REPOSITORY ?? '';
    if (token === '' || repository === '') {
        throw new result/* ConfigurationError */.j1('doctor-token', 'is not given, nor is github-token. Without one nothing can be seen.');
    }
    const [service, settings] = await Promise.all([
        withService ? readService(context) : null,
        lookAtSettings(context, repository, token),
    ]);
    const diagnosis = doctor_diagnose({ local: null, service, github: settings, localRuns: [] }, null);
    runner.log(doctor_renderDoctor(diagnosis, (0,text_style/* painter */.C2)(false)));
    await runner.summarize(doctorPage(diagnosis));
    if (github !== null)
        await reportDiagnosis(diagnosis, { ...context, github });
    if (doctor_isHealthy(diagnosis))
        return 'clean';
    runner.setFailureReason?.(wrongSettings(diagnosis));
    return 'failed';
}
/** The issue is about the default branch, so runs on other branches do not change it. */
async function reportDiagnosis(diagnosis, context) {
    if (!(0,action_open/* isOfDefaultBranch */.hu)(context))
        return;
    const { runner, github } = context;
    const news = {
        title: doctorTitle(github.owner.name),
        body: () => doctorPage(diagnosis),
        foot: (0,drift/* driftFoot */.sX)(runner.commit, runner.runUrl),
        isDrifted: !doctor_isHealthy(diagnosis),
    };
    const about = { name: github.owner.name, isCertain: false, topic: 'doctor' };
    try {
        const authors = await likelyAuthors(github);
        const { kind, url } = await (0,drift_issue/* writeIssue */.t)({ github: github.client, ...about, authors, content: news });
        if (url !== null)
            runner.log(`The issue about the setup is ${kind}: ${url}\n`);
    }
    catch (error) {
        if (!(0,errors/* isMissingRight */.H0)(error))
            throw error;
        runner.warn(`The issue about the setup was not written: it takes issues: write. ${error.message}`);
    }
}
/** No check run shows which app this is. The app that marked the last apply may be it. */
async function likelyAuthors({ client, owner }) {
    const page = await client.deployments(applied_deployment/* TASK */.wn, 1).catch((0,rejections/* expecting */.Kk)(errors/* isMissingRight */.H0, () => null));
    const newest = page?.entries.find(({ environment }) => environment === (0,applied_deployment/* environmentOf */.p7)(owner.name));
    const login = newest?.creator?.login ?? check/* DEFAULT_BOT */.AP;
    return [...new Set([check/* DEFAULT_BOT */.AP, ...(login.endsWith('[bot]') ? [login] : [])])];
}


/***/ }),

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   N5: () => (/* binding */ GITHUB_RETRIES),
/* harmony export */   ZO: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
// Tries a task again while its failure may pass. A policy says how often and for how long: plain data, one policy for
// each service that the tool calls. The caller decides what a failure means.
/** How often and how long a request to the service is retried (docs/faults.md). */
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
        const tried = await task(attempt);
        if (tried.isFinal || attempt >= policy.maxTries || ports.isStopped())
            return tried.result;
        const retryAfter = tried.retryAfterMs ?? 0;
        // The jitter is added to the wait that was asked for, so that tasks refused together do not return together.
        const wait = retryAfter + ports.random() * backoffAfter(attempt, policy);
        const isTooLong = retryAfter > policy.maxRetryAfterMs || ports.now() - start + wait > policy.maxTotalMs;
        if (isTooLong)
            return tried.result;
        await ports.sleep(wait);
        if (ports.isStopped())
            return tried.result;
    }
}
function backoffAfter(attempt, { firstBackoffMs, maxBackoffMs }) {
    return Math.min(maxBackoffMs, firstBackoffMs * 2 ** (attempt - 1));
}


/***/ }),

/***/ 1810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ pageCount),
/* harmony export */   Rx: () => (/* binding */ createSend),
/* harmony export */   _j: () => (/* binding */ answerTime),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   xt: () => (/* binding */ askOf)
/* harmony export */ });
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1315);
/* harmony import */ var _core_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7493);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7536);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9452);




const REQUEST_TIMEOUT_MS = 30_000;
/** GitHub limits a token to a hundred requests at once, including those of other jobs. */
const MOST_AT_ONCE = 75;
/** The version of the REST API whose answers are read. */
const API_VERSION = '2022-11-28';
/** Codes of failed connections: nothing was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
function isUnsent(code) {
    return UNSENT.has(code) || (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isUntrusted */ .fb)(code);
}
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function createExchange(options, open) {
    const inTurn = takingTurns(MOST_AT_ONCE);
    return (request, signal) => inTurn(async () => {
        // The client would refuse it too, and quote it.
        if (!/^[\x21-\x7e]+$/.test(options.token))
            return unanswered('forbidden', false, 'github-token is not a token');
        if (signal.aborted)
            return unanswered('network', false, _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .STOPPING */ .Ri);
        return exchangeOnce(await open(), request, { ...options, signal });
    });
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
/** Loads the client when it is first needed, so that a run without requests to GitHub does not load it. */
function openOnce(options) {
    let opened = null;
    return () => {
        opened ??= openOctokit(options);
        return opened;
    };
}
async function openOctokit({ apiUrl, token, userAgent }) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 157));
    return getOctokit(token, { baseUrl: apiUrl.replace(/(?<!\/)\/+$/, ''), userAgent, log: SILENT });
}
async function exchangeOnce(octokit, { route, params }, { requestTimeoutMs = REQUEST_TIMEOUT_MS, ...options }) {
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(requestTimeoutMs)]);
    try {
        const { status, headers, data } = await octokit.request(`${route.method} ${route.path}`, {
            ...params,
            headers: { 'x-github-api-version': API_VERSION },
            request: { signal, redirect: 'manual', ...(options.fetch && { fetch: options.fetch }) },
        });
        return { answered: true, status, headers, body: data };
    }
    catch (error) {
        return failedExchange(error, options.signal);
    }
}
/** Errors of the client hold the whole request, including names, so only known parts are passed on. */
function failedExchange(error, signal) {
    const response = property(error, 'response');
    if (typeof response === 'object' && response !== null) {
        const [status, headers] = [Number(property(response, 'status')), property(response, 'headers')];
        return { answered: true, status, headers: { ...Object(headers) }, body: property(response, 'data') };
    }
    if (signal.aborted)
        return unanswered('network', true, _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .STOPPING */ .Ri);
    const code = codeOf(error);
    return unanswered('network', !isUnsent(code), code);
}
function unanswered(kind, sent, reason) {
    return { answered: false, kind, sent, reason };
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
function ignore() { }
// Which failures are worth another attempt. A write that may have been carried out is not repeated unless repeating it
// changes nothing.
/** GitHub asks for at least a minute after a limit without a time. */
const LIMIT_WAIT_MS = 60_000;
function isRetried({ method, kind, sent }) {
    if (kind === 'rate-limited')
        return true;
    if (kind === 'network' && !sent)
        return true;
    return method !== 'POST' && (kind === 'network' || kind === 'server' || kind === 'unreadable');
}
/**
 * True for an answer that refuses a request because of a rate limit, so that nothing was done. `message` is GitHub's.
 */
function isRateLimit(status, headers, message) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    if (headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0')
        return true;
    return /secondary rate limit/i.test(message);
}
/** How long an answer asks to wait, from `now`: by `Retry-After`, else until a used-up limit is reset. */
function wishOf(headers, now) {
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(after))
        return Math.max(0, after * 1000);
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (String(headers['x-ratelimit-remaining']) !== '0' || !Number.isFinite(reset))
        return null;
    return Math.max(0, reset * 1000 - now);
}
/** Reads a refusal. Its times count from `now`. */
function readRefusal(route, { status, headers, body }, now) {
    const message = errorMessage(body);
    if (isRateLimit(status, headers, message))
        return { kind: 'rate-limited', waitMs: wishOf(headers, now) };
    if (status >= 500)
        return { kind: 'server', waitMs: wishOf(headers, now) };
    if (status < 400)
        return { kind: 'unreadable', reason: 'a redirect, and redirects are not followed' };
    if (status === 401)
        return { kind: 'forbidden' };
    if (status === 403)
        return { kind: 'forbidden', permission: missing(route, message) };
    if (status === 404 || status === 410)
        return { kind: 'not-found' };
    return { kind: 'invalid', reason: wrongField(body) };
}
/** GitHub's words for a token without the permission, of any kind. */
function missing({ permission }, message) {
    return /^Resource not accessible by/i.test(message) ? permission : null;
}
/** For a failed validation: the field and the code, both from GitHub's vocabulary. */
function wrongField(body) {
    const [first] = asList(property(body, 'errors'));
    const words = ['field', 'code'].map((name) => property(first, name)).filter((word) => typeof word === 'string');
    return words.length > 0 && words.every((word) => /^\w{1,40}$/.test(word)) ? words.join(': ') : null;
}
function errorMessage(body) {
    const message = property(body, 'message');
    return typeof message === 'string' ? message : '';
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
function createSend(options) {
    const open = openOnce(options);
    const exchange = createExchange(options, open);
    return { until: (signal) => (request) => sendRepeatedly(request, { ...options, exchange, signal }), open };
}
async function sendRepeatedly(request, { exchange, clock, random, signal }) {
    const attemptOnce = async () => {
        const outcome = outcomeOf(request, await exchange(request, signal), clock.now());
        if ('value' in outcome || !outcome.transient || !isRetried(outcome.failure))
            return { isFinal: true, result: outcome };
        const { waitMs, kind } = outcome.failure;
        // Coming back too early prolongs a limit: a wait that is too long ends the attempts.
        return {
            isFinal: false,
            result: outcome,
            retryAfterMs: waitMs ?? (kind === 'rate-limited' ? LIMIT_WAIT_MS : null),
        };
    };
    const sleep = (ms) => clock.sleep(ms, signal);
    const ports = { now: () => clock.now(), sleep, random, isStopped: () => signal.aborted };
    const outcome = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retry */ .L5)(attemptOnce, _core_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_RETRIES */ .N5, ports);
    if ('value' in outcome)
        return outcome;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_(outcome.failure);
}
/** The status of the answer to a delete. */
const NO_CONTENT = 204;
function outcomeOf(request, exchanged, now) {
    const { method, path: route } = request.route;
    const none = { method, route, status: null, permission: null, sent: true, waitMs: null, reason: null };
    if (!exchanged.answered) {
        const { kind, sent, reason } = exchanged;
        return { failure: { ...none, kind, sent, reason }, transient: true };
    }
    const { status, headers, body } = exchanged;
    const answered = { ...none, status };
    if (status >= 300) {
        const facts = readRefusal(request.route, exchanged, now);
        return { failure: { ...answered, ...facts }, transient: facts.kind !== 'unreadable' };
    }
    // A body that was cut off, or is not JSON, arrives as text. Another attempt may bring it whole.
    if (typeof body !== 'object' && status !== NO_CONTENT)
        return { failure: { ...answered, kind: 'unreadable' }, transient: true };
    try {
        return { value: request.read(body), headers };
    }
    catch (error) {
        if (!(error instanceof _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .AnswerError */ .dV))
            throw error;
        return { failure: { ...answered, kind: 'unreadable', reason: error.message }, transient: false };
    }
}
// Reads a list to its end by the client's `paginate`. The Link header gives the next page. Only the query of its URL is
// used, so that no header can send the token elsewhere.
/** GitHub's largest page. */
const PAGE_SIZE = 100;
/** A list without an end is an error, not an endless loop. */
const MOST_PAGES = 1000;
function askOf(paging) {
    const { send } = paging;
    return {
        send,
        one: async (route, params, read) => (await send({ route, params, read })).value,
        all: (route, params, read) => readAll(paging, { route, params, read }),
    };
}
/** Every entry of a list. */
async function readAll({ send, open }, { route, params, read }) {
    const pageBy = (query) => send({ route, params: { ...params, ...query }, read });
    const first = await pageBy({ per_page: PAGE_SIZE });
    const next = linkOf(first.headers.link, 'next');
    if (next === null)
        return [...first.value];
    const count = pageCount(first.headers, 1);
    if (count > MOST_PAGES)
        throw endless(route);
    // A plan may be eight requests deep and an apply ten, however long a list is. So the pages that the first one counts
    // are requested at once, which `paginate` cannot do. It takes them from here, and goes on if the list has grown.
    const ahead = Array.from({ length: count - 1 }, (_, index) => (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_3__/* .early */ .Q3)(pageBy({ ...queryOf(next), page: String(index + 2) })));
    let walked = 1;
    const pageAt = async (url) => {
        walked += 1;
        if (walked > MOST_PAGES)
            throw endless(route);
        const { value, headers } = await (ahead[walked - 2] ?? pageBy(queryOf(url)));
        return { url, status: 200, headers, data: [...value] };
    };
    return [...first.value, ...(await walkFrom(next, pageAt, await open()))];
}
/** Follows the links from page to page. Nothing is sent to a link: `pageAt` asks for its page at the API URL. */
async function walkFrom(first, pageAt, { request, paginate }) {
    let failure = null;
    const hook = (_, { url }) => pageAt(url).catch((error) => {
        failure = error;
        throw error;
    });
    const entries = await paginate(request.defaults({ url: first, request: { hook } }));
    // It takes a 409 for the end of a list.
    if (failure !== null)
        throw failure;
    return entries;
}
/** The number of pages of a list, by the headers of one of them. */
function pageCount({ link }, page) {
    const [last, next] = [linkOf(link, 'last'), linkOf(link, 'next')];
    const count = Number((last === null ? {} : queryOf(last)).page ?? page);
    return Math.max(Number.isSafeInteger(count) ? count : page, next === null ? page : page + 1);
}
/** The time of an answer by GitHub's own clock; null if it does not say. */
function answerTime({ date }) {
    const at = Date.parse(String(date));
    return Number.isNaN(at) ? null : at;
}
/** The URL of the page with this relation in the header; null if there is none. */
function linkOf(link, rel) {
    const links = (typeof link === 'string' ? link : '').matchAll(/<([^<>]*)>\s*;[^,]*\brel="(\w+)"/g);
    return [...links].find(([, , name]) => name === rel)?.[1] ?? null;
}
function queryOf(url) {
    return Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?') + 1)));
}
function endless({ method, path: route }) {
    const facts = { method, route, kind: 'unreadable', status: 200, sent: true };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_({ ...facts, permission: null, waitMs: null, reason: 'a list without end' });
}


/***/ })

};
