export const id = 2803;
export const ids = [2803,701,6374];
export const modules = {

/***/ 2803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliDoctor: () => (/* binding */ cliDoctor),
  lookAtSettings: () => (/* binding */ lookAtSettings),
  readService: () => (/* binding */ readService)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./lib/github/answers.js
var answers = __webpack_require__(7536);
// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
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

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/service/errors.js
var service_errors = __webpack_require__(4848);
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

// EXTERNAL MODULE: ./lib/setup/owners.js
var setup_owners = __webpack_require__(2785);
;// CONCATENATED MODULE: ./lib/setup/verdict.js
/** How much a setup demands, least first. */
const SETUPS = ['none', 'plain', 'guarded', 'hardened'];
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
        return `There is no ${setup_owners/* OWNERS_PATHS */.k[0]}: nobody owns the inventory or its workflow.`;
    const free = owned.filter((path) => (0,setup_owners/* ownersOf */.K)(it, path).length === 0);
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

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/setup/workflow.js
// Reads from workflow files what matters to the setup: which jobs run this action, on which events, with what
// permissions.

function readWorkflow(path, text) {
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
function runsOf(workflows) {
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
const FILES = 'contents/{path}';
const RULES = 'rules/branches/{branch}';
const settings_table_ENVIRONMENT = 'environments/{environment_name}';
const COPY = 'from the workflow that cip-sync init writes';
const OWNERS = 'Name a team with write access for /inventory/ and /.github/ at the end of .github/CODEOWNERS.';
const RENEW = 'Then have a new key made for the environment, and revoke the old one.';
const SETTINGS = [
    // The workflow.
    {
        code: 'workflow',
        read: FILES,
        judge: hasWorkflow,
        right: 'A workflow on the default branch runs this action with a key.',
        remedy: 'Run cip-sync init, and merge what it writes into the default branch.',
    },
    {
        code: 'workflow-events',
        read: FILES,
        setups: PLAIN,
        judge: events(['pull_request', 'pull_request_target']),
        right: 'Plans run on pull requests, and applies on push.',
        remedy: `Copy on: ${COPY}.`,
    },
    {
        code: 'workflow-events',
        read: FILES,
        setups: HARDENED,
        judge: events(['pull_request_target'], ['pull_request', 'merge_group', 'workflow_run', 'issue_comment']),
        right: 'Plans run on pull_request_target, applies on push, and no event runs the workflow of another branch with the key.',
        remedy: `Copy on: ${COPY}.`,
    },
    {
        code: 'workflow-target-policy',
        read: FILES,
        setups: EACH,
        judge: targetPolicy,
        right: 'The repository is private, where GitHub lets pull_request_target run.',
        remedy: '',
    },
    {
        code: 'workflow-approval',
        read: FILES,
        setups: REVIEWED,
        judge: asksForReview,
        right: 'approval is review: what nobody else approved is not applied.',
        remedy: 'Set approval: review in each step that runs this action with the key.',
    },
    {
        code: 'workflow-environment',
        read: FILES,
        setups: HARDENED,
        judge: usesEnvironment,
        right: 'Each job with the key runs in an environment.',
        remedy: `Copy environment: ${COPY}.`,
    },
    {
        code: 'workflow-signing-key',
        read: FILES,
        setups: HARDENED,
        judge: signs,
        right: 'Records are signed: one that another workflow forged does not count.',
        remedy: 'Make a random secret in the environment, and give it as signing-key to each step with the key.',
    },
    {
        code: 'workflow-permissions',
        read: FILES,
        setups: EACH,
        judge: mayDoItsWork,
        right: 'Each job has the permissions that it needs.',
        remedy: `Copy permissions: ${COPY}.`,
    },
    {
        code: 'workflow-queue',
        read: FILES,
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
        read: FILES,
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
function diagnose({ local, service, github, localRuns }, expect) {
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
function isHealthy({ checks }) {
    return checks.every(({ state }) => state !== 'wrong');
}
/** The document that `--json` prints. */
function doctorDocument({ setup, checks }) {
    return { format_version: '1.0', setup, checks };
}
const SIGNS = { right: '✓', unknown: '?', wrong: '✗' };
/** First what is right, then what could not be read, and last what is wrong, where you see it. Ends with a newline. */
function renderDoctor(diagnosis, paint) {
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
    return `${counted(codes.length, 'setting')} to correct: ${codes.join(', ')}. The log and the summary say how.`;
}
function doctorTitle(name) {
    return `Inventory setup${name === '' ? '' : ` (${visible(name)})`}`;
}
/** The issue: what is wrong, and what could not be read. Ends with a newline. */
function doctorPage(diagnosis) {
    const wrong = withState(diagnosis, 'wrong').map((it) => `- **${it.check}**: ${inert(it.message)} ${inert(it.remedy)}`);
    const unknown = withState(diagnosis, 'unknown').map(({ check }) => check);
    const head = wrong.length === 0 ? 'nothing wrong' : counted(wrong.length, 'setting to correct', 'settings to correct');
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
    return isPlain ? sentence : wholeCodeSpan(sentence);
}

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
    const runs = mapReading(files, (texts) => runsOf(texts.flatMap(({ path, text }) => readWorkflow(path, text) ?? [])));
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
        ...setup_owners/* OWNERS_PATHS */.k.map((path) => reader.file(path)),
    ]);
    const first = texts.findIndex((reading) => 'hidden' in reading || reading.value !== null);
    const missing = seesFiles ? { value: null } : hiddenBy('contents: read');
    return { text: texts[first] ?? missing, errors, owned: ownedPaths(runs, setup_owners/* OWNERS_PATHS */.k[Math.max(0, first)]) };
}
/** One example file for each path, as a pull request could change it. */
function ownedPaths(runs, owners = setup_owners/* OWNERS_PATHS */.k[0]) {
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
// `doctor`: what is right, what is wrong, and what could not be read, about this machine, the files, the service and,
// with --github, the repository on GitHub. Writes nothing anywhere.

















async function cliDoctor(flags, cli) {
    const expect = expectedFrom(flags.expect);
    const repository = repositoryFrom(flags.github);
    const token = cli.env.GH_TOKEN?.trim() || cli.env.GITHUB_TOKEN?.trim() || '';
    if (repository !== null && token === '') {
        throw new result/* ConfigurationError */.j1('GH_TOKEN', 'is not set, nor is GITHUB_TOKEN. Set one to a token that may read the repository.');
    }
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* FILES */.cn, async (context) => {
        const [local, service, github] = await Promise.all([
            lookHere(context),
            askService(flags, cli),
            repository === null ? null : lookAtSettings(context, repository, token),
        ]);
        const diagnosis = diagnose({ local, service, github, localRuns: localRuns(context.cwd) }, expect);
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
/** Reads everything on GitHub that doctor judges, with that token. */
function lookAtSettings({ host, shutdown }, repository, token) {
    const asking = { ...(0,context/* askingGitHub */.N)(host, token), signal: shutdown.stop };
    const readerOf = (of) => createSettings({ ...asking, repository: of });
    return lookAtGitHub({ repository, readerOf, apiUrl: asking.apiUrl });
}
async function lookHere(context) {
    const [gitProblem, files] = await Promise.all([whyGitFails(context.git), filesFacts(context)]);
    const notIgnored = gitProblem === null ? await (0,git_context/* notIgnoredBy */.rL)(context.git) : null;
    return { gitProblem, files, notIgnored };
}
async function whyGitFails(git) {
    try {
        await git(['rev-parse', '--git-dir']);
        return null;
    }
    catch (error) {
        if (!(error instanceof process/* GitError */.XS))
            throw error;
        return `${error.message}.`;
    }
}
async function filesFacts(context) {
    const { flags, settings } = context;
    const { diagnostics } = await (0,validate.runValidate)(context);
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
        await (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* SERVICE */.YV, async (context) => {
            facts = await readService(context);
            return 0;
        });
    }
    catch (error) {
        if (!(error instanceof result/* ConfigurationError */.j1))
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
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
// What git knows about a run of the command line: commit, state of the tree and actor, for evidence. In other CI
// systems CIP_SYNC_COMMIT, CIP_SYNC_ACTOR and CIP_SYNC_RUN_URL give these. Also which files left by runs git would
// commit.





/** Asks git at once, so that the answer is there when the lists are read. The result never rejects. */
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
/** The commit of the inventory that a run reads, or the commit below its working tree; null if git knows none. */
async function inventoryCommit({ head, host, git, }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are those of the commit; null if that cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = [];
        const selections = await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd);
        const visit = ({ path, content }) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(content)} ${path}`);
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, run: git, selections }, visit, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .unreported */ .B8);
        const read = files.map((file) => `${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each setting is a key, a line break and a value. If a key is repeated, git uses the last.
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** The files that apply and plan leave, as in docs/command-line.md. */
const LEFT = ['plan.json', '.cip-sync/evidence.json'];
/** The files that git would commit. */
async function notIgnoredBy(git) {
    const ignored = await Promise.all(LEFT.map((path) => isIgnored(git, path)));
    return LEFT.filter((_, index) => !ignored[index]);
}
async function isIgnored(git, path) {
    try {
        // This command refuses the setting that makes other commands read paths literally.
        await git(['--no-literal-pathspecs', 'check-ignore', '--quiet', path]);
        return true;
    }
    catch (error) {
        if (!(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        return false;
    }
}


/***/ }),

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   Og: () => (/* binding */ loadBase),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   Zl: () => (/* binding */ baselineAt),
/* harmony export */   bb: () => (/* binding */ allInOrder),
/* harmony export */   p9: () => (/* binding */ readLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// The start of every planning command: reads the files, the inventories they are compared with, and the live lists, in
// parallel.







const NOTHING_KNOWN = { base: null, applied: null, recorded: new Set() };
/** On the command line one commit is both. */
function baselineAt(base, recorded = new Set()) {
    return { base, applied: base, recorded };
}
/** Throws GitError, ServiceError or ConfigurationError for problems that are not in the user's files. */
async function takeSnapshot(context, compared) {
    // The requests are sent first, so that the service works while the files are read.
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(readLive(context));
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const outside = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutside */ .BQ)(context.head, inventorySource(context));
    const { base, applied } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics))
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
/**
 * Reads each list once, in parallel. Control centers only if an input names the field that refers to them, or on
 * request.
 */
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
/** Like Promise.all, but if several fail, the first in this order is reported, whichever failed first. */
async function allInOrder(waiting) {
    const all = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...inventorySource(context), onFile: context.progress.fileRead }, report);
}
function inventorySource({ cwd, settings, git }) {
    return { cwd, paths: settings.paths, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice for each file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    const { inventory, files } = await load(revision, context, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        // A commit from before the folder existed declares nothing, so nothing in it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
    return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, files };
}
/**
 * A path that no commit can contain must not count as absent there: drift would look like a change that was asked for.
 */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own message for an unknown name does not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of different organizations stop the run. Within each list this was already checked. */
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

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliValidate: () => (/* binding */ cliValidate),
/* harmony export */   runValidate: () => (/* binding */ runValidate)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6599);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8490);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7443);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6176);
// `validate`: all checks of the files that need no service. The wording of findings is loaded only if there are
// findings.








async function runValidate(context) {
    const { cwd, settings, git, head, progress } = context;
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const source = { cwd, paths: settings.paths, run: git, onFile: progress.fileRead };
    const { inventory, files } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(head, source, report);
    const groups = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .groupByText */ .YQ)(inventory.documents);
    (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .checkBetween */ .nT)(groups, settings.uniqueNames, report);
    const whole = inventory.documents.filter(({ isWhole }) => isWhole);
    return {
        result: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(diagnostics) ? 'invalid' : 'validated',
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .inFileOrder */ .w$)(diagnostics),
        files: filesIn(files, diagnostics),
        assets: whole.reduce((sum, document) => sum + document.assets.length, 0),
        systems: groups.filter(({ documents }) => documents.some(({ isWhole }) => isWhole)).length,
    };
}
/** The path from the folder where the command was given to the files: `ops/`, or ''. */
function folderPrefix({ cwd }, cli) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cli.cwd, cwd).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return path === '' || path.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? '' : `${path}/`;
}
/** Includes files that could not be read as text. */
function filesIn(files, diagnostics) {
    const faulty = diagnostics.flatMap(({ code, at }) => (at === null || code === 'submodule' ? [] : at.file.path));
    return new Set([...files.map(({ path }) => path), ...faulty]).size;
}
function cliValidate(flags, cli) {
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .FILES */ .cn, async (context) => {
        const { terminal, settings, progress } = context;
        const { detail } = settings;
        const format = flags.json === true ? 'json' : (flags.format ?? 'text');
        if (typeof flags.out === 'string' && format === 'text') {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('--out', 'is for what machines read. Give --format github, json or sarif.');
        }
        const validated = await runValidate(context);
        progress.end();
        if (format !== 'text') {
            const text = await findingsFor(format, validated, {
                detail,
                folder: folderPrefix(context, cli),
                version: cli.version,
            });
            if (typeof flags.out !== 'string')
                terminal.out(text);
            else
                (await __webpack_require__.e(/* import() */ 5645).then(__webpack_require__.bind(__webpack_require__, 5645))).putOut(text, flags, context);
        }
        const isElsewhere = format === 'github' || typeof flags.out === 'string';
        if (isElsewhere || (format === 'text' && validated.diagnostics.length === 0)) {
            terminal.err(`${(0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .validationLine */ .MB)(validated)}\n`);
        }
        else if (format === 'text') {
            terminal.err((await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 421))).renderValidation(validated, detail));
        }
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)(validated.result, false, false);
    });
}
async function findingsFor(format, validated, options) {
    const { diagnostics } = validated;
    if (format === 'json')
        return findingsJson(validated, options.detail);
    if (format === 'sarif')
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .printedJson */ .xL)((await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 421))).sarifOf(diagnostics, options));
    const { annotationLine, annotations } = await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 421));
    return annotations(diagnostics, options)
        .annotations.map((annotation) => `${annotationLine(annotation)}\n`)
        .join('');
}
async function findingsJson(validated, detail) {
    const { wordDiagnostic } = await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 421));
    const { result, files, systems, assets, diagnostics } = validated;
    return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .printedJson */ .xL)({
        result,
        files,
        cyber_systems: systems,
        assets,
        diagnostics: diagnostics.map((d) => wordDiagnostic(d, detail)),
    });
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
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   v: () => (/* binding */ isOfOrganization)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// The identity of a change and of a set of changes. The hash covers what would happen. The layout and order of files,
// the time and the machine do not affect it.

/** 128 bits: to craft two changes with one fingerprint takes 2^64 hashes. */
const FINGERPRINT_HEX = 32;
/** 32 lower-case hex digits of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return sha256(canonical).slice(0, FINGERPRINT_HEX);
}
/** Whether the fingerprint of a change belongs to that organization, which is part of the hash. */
function isOfOrganization(organization, change) {
    const { action, id, before, after } = change;
    return fingerprint({ organization, action, id, before, after }) === change.fingerprint;
}
/** Identifies the deletion of exactly this asset in its current state. */
function deletionFingerprint(asset) {
    const { id, organization_slug: organization } = asset;
    return fingerprint({ organization, action: 'delete', id, before: stateOf(asset), after: null });
}
/** The state that a change of the asset starts from. */
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
/**
 * Identifies the state in which a change of an asset ends, whatever it starts from. `after` is null for a delete. 32
 * hex digits over organization, id and after.
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

/***/ 1315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kk: () => (/* binding */ expecting),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   Q3: () => (/* binding */ early),
/* harmony export */   id: () => (/* binding */ isStopped)
/* harmony export */ });
// What to do with an error that was caught, and with a promise that nobody awaits yet.
/** Report the code of such an error only: its message would show the full path. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
/** For `catch`: handles the errors that are expected, and rethrows all others. */
function expecting(is, answer) {
    return (error) => {
        if (is(error))
            return answer(error);
        throw error;
    };
}
/**
 * For a promise that starts before its result is needed. If it fails, only the code that awaits it sees the failure.
 */
function early(promise) {
    promise.catch(() => { });
    return promise;
}
/** Whether a wait or a request was cut short. */
function isStopped(error) {
    return error instanceof Error && error.name === 'AbortError';
}


/***/ }),

/***/ 701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ gitAnswer),
/* harmony export */   OB: () => (/* binding */ saysNoRepository),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   dP: () => (/* binding */ gitStream),
/* harmony export */   gitProcess: () => (/* binding */ gitProcess),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony export commandOf */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
// Runs git without a shell, a pager or a prompt. All other code sees it as a function.



class GitError extends Error {
    name = 'GitError';
    kind;
    /** What git printed. */
    output;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
        this.output = options?.output ?? '';
    }
}
/** The time limit of a command that contacts a server: a server that never answers must not block an apply. */
const LONGEST_MS = 60_000;
/** In a clone without blobs, git fetches a file before it reads it. */
const ASKS_SERVER = new Set(['fetch', 'push', 'cat-file']);
/** No inventory has a longer list of files. But eight objects can make a tree of a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;
/** Rejects with GitError, or with the reason of the signal. */
function gitProcess(place) {
    const { stop, ledger } = place;
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const child = startGit(place, args);
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
            const output = ledger === undefined ? stderr : [...stderr, ...stdout, Buffer.from(stopped)];
            reject(gitFailure(place, command, output));
        });
        child.stdin.end(input);
    });
}
/** Streams the output of git. Ignores the `stop` of the place. Throws GitError once git has failed. */
async function* gitStream(place, args) {
    const child = startGit(place, args);
    const stderr = [];
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    const ended = new Promise((resolve) => {
        child.on('error', () => resolve(null)).on('close', resolve);
    });
    child.stdin.end();
    for await (const chunk of child.stdout)
        yield chunk;
    if ((await ended) !== 0)
        throw gitFailure(place, commandOf(args), stderr);
}
function startGit(place, args) {
    const { cwd, env, workspace, ledger } = place;
    const command = commandOf(args);
    const isLimited = ledger?.reaches === true && ASKS_SERVER.has(command);
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['--no-pager', ...trusting(workspace, cwd), ...args], {
        cwd,
        env: { ...passedOn(env), ...SETTINGS, ...(ledger === undefined ? reachOf(command) : ledgerSettings(ledger)) },
        windowsHide: true,
        timeout: isLimited ? (ledger.longestMs ?? LONGEST_MS) : undefined,
    });
    // If git ends early, it closes its input. Its exit code says why.
    child.stdin.on('error', () => { });
    // A program that git started may outlive it, and keep its pipes open for long.
    if (isLimited) {
        child.on('exit', (_, signal) => {
            if (signal !== null)
                for (const pipe of [child.stdout, child.stderr])
                    pipe.destroy();
        });
    }
    return child;
}
/** Git takes pathspecs literally, ignores replaced objects, and prints messages in the words that this file expects. */
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
/**
 * Only a fetch contacts a server. All other commands stay on this machine, even in a partial clone that lacks an
 * object.
 */
function reachOf(command) {
    return command === 'fetch' ? {} : NO_SERVER;
}
/**
 * The ledger is read in the folder that you name, not in the repository whose hook this is, and without your options
 * for diffs. Git must also ignore a file of grafts, which replaces parents of commits and which no hash covers.
 */
const LEDGER_APART = {
    ...{ GIT_DIR: undefined, GIT_COMMON_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
    ...{ GIT_OBJECT_DIRECTORY: undefined, GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined, GIT_QUARANTINE_PATH: undefined },
    ...{ GIT_NAMESPACE: undefined, GIT_SHALLOW_FILE: undefined, GIT_DEFAULT_HASH: undefined, GIT_DIFF_OPTS: undefined },
    GIT_GRAFT_FILE: '',
};
function ledgerSettings({ bare, reaches }) {
    const own = bare === null ? {} : { GIT_DIR: bare, GIT_INDEX_FILE: `${bare}/ledger-index` };
    return { ...LEDGER_APART, ...own, ...(reaches ? {} : { ...NO_SERVER, GIT_NO_LAZY_FETCH: '1' }) };
}
/**
 * Git does not get the inputs of a step, which hold secrets, nor our own keys, because it may start programs that its
 * configuration names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function passedOn(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}
/** Trusts folders only for this call, without changing the configuration of git. */
function trusting(workspace, cwd) {
    if (workspace === undefined || workspace === '')
        return [];
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, cwd);
    const steps = way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) ? [] : way.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    const folders = [workspace, ...steps.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, ...steps.slice(0, index + 1)))];
    return folders.flatMap((folder) => ['-c', `safe.directory=${folder.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/')}`]);
}
/** Does not wait for the pipes: a program that git started may keep them open for long. */
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
const NO_REPOSITORY = /not a git repository/;
/** Also works for a ledger's git, whose errors have no kinds. */
function saysNoRepository(error) {
    return error instanceof GitError && NO_REPOSITORY.test(error.output);
}
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [NO_REPOSITORY, 'not-a-repository'],
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
/**
 * Makes the error for a git that failed, from its output in the C locale. The remedies of the kinds do not fit a
 * ledger, so errors of a ledger have no kind.
 */
function gitFailure({ ledger }, command, printed, options) {
    const output = Buffer.concat(printed).toString();
    const known = ledger === undefined ? KINDS.find(([pattern]) => pattern.test(output)) : undefined;
    const line = output.trim().split('\n')[0] || 'failed without a message';
    return new GitError(known?.[1] ?? 'failed', `git ${command}: ${line}`, { ...options, output });
}
function startFailure(place, command, cause) {
    const missing = 'code' in cause && cause.code === 'ENOENT' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(place.cwd);
    if (missing && place.ledger === undefined)
        return new GitError('not-installed', 'git is not installed', { cause });
    if (missing)
        return new GitError('failed', 'git is not installed. Install it: a ledger is kept with it.', { cause });
    return new GitError('failed', `git ${command} could not be started`, { cause });
}
/** The output of git, trimmed. null if it is empty, git fails, or git is not installed. */
async function gitAnswer(run, args) {
    const answer = await run(args).catch(() => null);
    return answer === null ? null : answer.toString().trim() || null;
}
/** The path of the working directory in its repository, such as `ops/plant/`; '' at the root. */
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

/***/ 5118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName)
/* harmony export */ });
/* unused harmony exports encodeRecord, decodeRecord, encodePass, checkSeal, commentSeal, asKept */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6921);
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2866);
// The record of a plan (docs/apply.md): what a pull request showed, and what apply may therefore execute, as text in
// check runs. Pure encoding and decoding: a record counts only if it is complete and its seals are right.




/**
 * `inventory plan`, with the input `name` if it is set, for one of several organizations. `preview` is a plan without a
 * pull request.
 */
function checkName(checked, name) {
    return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative();
const limit = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([count, zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()]);
const guard = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ guard: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), limit, value: limit.nullable(), passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() });
/** Everything in a record except its changes. */
const header = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** `owner/name`. */
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    pullRequest: count,
    /** The pull request's head commit. */
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The branch that it was planned for. */
    baseBranch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The commit that it was planned on: the first parent of the test merge. */
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    organization: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Origin and path of the service. */
    service: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Input `name`; '' for none. */
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The title of the pull request when it was planned. */
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The number of the change order in the title. null if no pattern is given. */
    ticket: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    guards: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(guard),
    /** ISO 8601, UTC. */
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Id of the newest mark with success that the plan saw; null for none. */
    mark: count.nullable(),
});
/** What people read, as GitHub returned it. */
const surfaces = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    comment: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: count, updated_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullable(),
    /** Hash of the check run's title and summary. */
    check: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Ids of the check runs of this plan: the first, which people read, then those with the other parts. */
    runs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(count).min(1),
});
const part = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(3),
    /** Seal of header and changes, which connects the parts. */
    core: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    part: count,
    parts: count.max(1000),
    changes: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const first = part.extend({ part: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1), record: header, shown: surfaces, seal: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const pass = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(3), run: count, head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), pullRequest: count, passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
/**
 * The most characters for the changes in one part. GitHub takes 65,535 in a text, and the rest of a part needs little.
 */
const PART_BUDGET = 56_000;
const FENCE = '```';
/** The texts of a record: the additional parts, which can be written first, and the first part, which completes it. */
function encodeRecord(record, keys) {
    const { changes, ...rest } = record;
    const core = sealOf(keys, canonicalCore(record));
    const chunks = chunk(changes.map(({ fingerprint, target }) => (target === null ? fingerprint : `${fingerprint}:${target}`)));
    const partOf = (text, index) => {
        return { version: 3, core, part: index + 1, parts: chunks.length, changes: text };
    };
    return {
        rest: chunks.slice(1).map((text, index) => fenced(partOf(text, index + 1))),
        first: (shownPages) => fenced({
            ...partOf(chunks[0], 0),
            record: rest,
            shown: shownPages,
            seal: sealOf(keys, canonicalWhole(core, shownPages)),
        }),
    };
}
/**
 * Folded, because only apply reads it. Nothing can end the fence early, and nothing hides: text by other people is only
 * in the record, and its backticks and unsafe characters are escaped.
 */
function fenced(content) {
    const json = JSON.stringify(content).replaceAll('`', '\\u0060').replace(UNSAFE, jsonEscape);
    return `<details><summary>The record, for apply to read</summary>\n\n${FENCE}json\n${json}\n${FENCE}\n\n</details>\n`;
}
/** Joins words with spaces into texts within the limit. One empty text for no words. */
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
/** Reads a check run, with the texts of all check runs that could hold its other parts. */
function decodeRecord({ id, text }, among, keys) {
    const json = unfenced(text ?? '');
    const passed = pass.safeParse(json);
    if (passed.success) {
        const { run, head, pullRequest } = passed.data;
        const isOurs = run === id && isSealOf(passed.data.passed, keys, canonicalPass({ run, head, pullRequest }));
        return isOurs ? { kind: 'pass' } : { kind: 'broken', header: null };
    }
    const read = first.safeParse(json);
    if (!read.success)
        return { kind: 'broken', header: null };
    const { record: fields, shown: pages, core, seal } = read.data;
    const changes = changesOf(read.data, among, pages.runs);
    if (changes === null || pages.runs[0] !== id)
        return { kind: 'broken', header: fields };
    const record = { ...fields, changes };
    const isWhole = isSealOf(core, keys, canonicalCore(record)) && isSealOf(seal, keys, canonicalWhole(core, pages));
    return isWhole ? { kind: 'record', record, shown: pages } : { kind: 'broken', header: fields };
}
/** null if a part is missing. */
function changesOf({ changes, parts }, among, runs) {
    const ids = new Set(runs);
    const texts = new Map([[1, changes]]);
    for (const { id, text } of parts === 1 ? [] : among) {
        const read = ids.has(id) ? part.safeParse(unfenced(text ?? '')) : null;
        if (read?.success)
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
/** The text of a plan with nothing to record, so that it is not mistaken for an erased record. */
function encodePass(plan, keys) {
    return fenced({ version: 3, ...plan, passed: sealOf(keys, canonicalPass(plan)) });
}
function canonicalPass({ run, head, pullRequest }) {
    return ['cip-inventory-sync pass 1', run, head, pullRequest];
}
/** Everything in a record. The seal fits only if every byte is as it was written. */
function canonicalCore({ changes, guards, ...fields }) {
    const { repository, pullRequest, head, baseBranch, base, organization, service, name, digest, at, mark } = fields;
    const guardRows = guards.map(({ guard: which, limit: most, value, passed }) => [which, most, value, passed]);
    const changeRows = changes.map(({ fingerprint, target }) => [fingerprint, target]);
    return [
        ...['cip-inventory-sync record 3', repository, pullRequest, head, baseBranch, base, organization, service, name],
        ...[digest, at, mark, fields.title, fields.ticket, guardRows, changeRows],
    ];
}
/** What people read beside it, connected with it. */
function canonicalWhole(core, { comment, check, runs }) {
    const commentRow = comment === null ? null : [comment.id, comment.updated_at, comment.sha256];
    return ['cip-inventory-sync shown 1', core, commentRow, check, runs];
}
/** The hash of a check run's title and summary, independent of how GitHub keeps line ends. */
function checkSeal(title, summary) {
    return sha256(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}
/** The same for a comment. */
function commentSeal(comment) {
    return { id: comment.id, updated_at: comment.updated_at, sha256: sha256(asKept(comment.body)) };
}
/** A text for comparison. GitHub may return other line ends, and no white space at the end. */
function asKept(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
}


/***/ }),

/***/ 2866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony exports readSigningKeys, sealOf, isSealOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
// Seals over what a run leaves on GitHub and reads back: a keyed hash if there is a signing key.



const LEAST_CHARACTERS = 32;
/** Reads the input, one key a line. Throws a ConfigurationError for a key that could be guessed. */
function readSigningKeys(input) {
    const keys = input
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    if (keys.every((key) => key.length >= LEAST_CHARACTERS))
        return keys;
    const problem = `has a key of under ${LEAST_CHARACTERS} characters. Make one with openssl rand -hex 32; give several one a line.`;
    throw new ConfigurationError('signing-key', problem);
}
/** A seal over a list of plain values and their order. Without a key anyone can make it. */
function sealOf(keys, canonical) {
    const [key] = keys;
    return key === undefined ? `sha256:${sha256(JSON.stringify(canonical))}` : hmac(key, canonical);
}
/** Whether a seal is of these values, by any of the keys. */
function isSealOf(seal, keys, canonical) {
    if (keys.length === 0)
        return isSame(seal, sealOf(keys, canonical));
    return keys.some((key) => isSame(seal, hmac(key, canonical)));
}
function hmac(key, canonical) {
    return `hmac-sha256:${createHmac('sha256', key).update(JSON.stringify(canonical)).digest('hex')}`;
}
/** Takes the same time however much of it matches. */
function isSame(a, b) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && timingSafeEqual(left, right);
}


/***/ }),

/***/ 4848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Sv: () => (/* binding */ notCreated),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   by: () => (/* binding */ stopsEverything),
/* harmony export */   gN: () => (/* binding */ isOtherSuccess),
/* harmony export */   rG: () => (/* binding */ PROXY)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
// How a request to the service fails: one class, whose message is safe wherever a count is safe.

/** A request that did not succeed. `message` holds no id, no body and no key. */
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    kind;
    status;
    sent;
    retryAfterMs;
    mayBeDone;
    // Private, so that printing the whole error, as a crash does, shows no name.
    #excerpt;
    constructor(failure, options) {
        super(`${failure.method} ${failure.route}: ${explain(failure)}`, options);
        this.method = failure.method;
        this.kind = failure.kind;
        this.status = failure.status;
        this.sent = failure.sent;
        this.retryAfterMs = failure.retryAfterMs;
        this.mayBeDone = failure.mayBeDone;
        this.#excerpt = failure.excerpt;
    }
    get excerpt() {
        return this.#excerpt;
    }
}
/** True when the service has no record with that id. */
function isMissing(error) {
    return error instanceof ServiceError && error.status === 404;
}
/** True when the request certainly changed nothing: it was never sent, or answered with 429. */
function notCreated(error) {
    return error instanceof ServiceError && (!error.sent || error.status === 429);
}
/** True for a POST that was answered with another success than the documented 201: what it did is not known. */
function isOtherSuccess(error) {
    if (!(error instanceof ServiceError) || error.method !== 'POST' || error.status === null)
        return false;
    return error.status >= 200 && error.status < 300 && error.status !== 201;
}
/** True when no further write can succeed: the key is refused. */
function stopsEverything(error) {
    return error instanceof ServiceError && (error.status === 401 || error.status === 403);
}
/** The prefix of the codes for a proxy that gives no connection. */
const PROXY = 'PROXY_';
/** The TLS codes for a certificate that is not trusted. */
function isUntrusted(reason) {
    return reason !== null && /CERT|_SIGNATURE$/.test(reason);
}
function explain(failure) {
    const failureReason = failure.reason === null ? '' : ` (${failure.reason})`;
    switch (failure.kind) {
        case 'refused':
            return `no connection to ${failure.host}${failureReason}. ${refusedRemedy(failure)}`;
        case 'network':
            return `the connection broke before the whole answer was read${failureReason}. Run again.`;
        case 'timeout':
            return `no whole answer in time${failureReason}. Run again, or raise request-timeout.`;
        case 'redirect':
            return `the service answered ${failure.status}, a redirect, and redirects are not followed. Check ${failure.givenBy}.`;
        case 'body':
            return `the service answered ${failure.status}, but not as its API document says${failureReason}. Check ${failure.givenBy}.`;
        case 'too-large':
            return `the answer is too large and was cut off${failureReason}. Check ${failure.givenBy}.`;
        case 'aborted':
            return `stopped ${failure.sent ? 'before the answer came' : 'before it was sent'}. Run again.`;
        case 'status':
            return `the service answered ${failure.status}. ${remedy(failure)}`;
    }
}
function refusedRemedy({ reason, givenBy }) {
    const [whose, where] = reason?.startsWith(PROXY) ? ["The proxy's", 'HTTPS_PROXY'] : ['Its', givenBy];
    if (isUntrusted(reason)) {
        return `${whose} certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.`;
    }
    // Without DNS the correct host is not known, only what gave its name.
    if (/(?:ENOTFOUND|EAI_AGAIN)$/.test(reason ?? ''))
        return `Check how ${where} spells the host, and the network.`;
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
    return 'The service does not accept the request as it is.';
}
// The part of an answer's body that may be shown: short, on one line, harmless to a terminal, and without the key.
const SHOWN_CHARACTERS = 200;
const REDACTED = '[key]';
/** The first 200 characters of the body as they are shown, unsafe ones as \uxxxx, the key replaced. */
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
/** A service may echo the key as it is, or as JSON or a URL spells it. With an odd spelling nothing is shown at all. */
function redact(text, key) {
    const spellings = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)];
    const rest = spellings.reduce((redacted, spelling) => redacted.replaceAll(spelling, REDACTED), text);
    return [fromJson, fromUrl].some((decode) => decode(rest).includes(key)) ? REDACTED : rest;
}
function fromJson(text) {
    return text.replace(/\\u([0-9a-f]{4})|\\(.)/gi, (_, unit, character) => unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)));
}
function fromUrl(text) {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
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
    return picomatch__WEBPACK_IMPORTED_MODULE_0__.isMatch(path, globs, { dot: true, nonegate: true, noextglob: true, nobrace: true, nobracket: true });
}


/***/ })

};
