export const id = 199;
export const ids = [199];
export const modules = {

/***/ 4199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorOnGitHub: () => (/* binding */ doctorOnGitHub)
});

// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
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

/** The branch that holds the applied log. */
function logBranch(name) {
    const escaped = Buffer.from(name)
        .toString('latin1')
        .replace(/[^A-Za-z0-9_-]/g, (byte) => {
        return `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    });
    return name === '' ? 'inventory-applied' : `inventory-applied-${escaped}`;
}
const REPOSITORY = answers/* repository */.Jk.transform((it) => ({ defaultBranch: it.default_branch }));
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
const POLICIES = schemas/* object */.Ikc({ branch_policies: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP().default(''), type: schemas/* string */.YjP().default('branch') })) })
    .transform(({ branch_policies }) => branch_policies);
const SECRETS = schemas/* object */.Ikc({ secrets: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })) })
    .transform(({ secrets }) => secrets.map(({ name }) => name.toUpperCase()));
/** A reader for one repository. Nothing is sent before the first call. No method rejects with a GitHubError. */
function createSettings(options) {
    const { until, open } = (0,request/* createSend */.Rx)(options);
    const github = (0,request/* askOf */.xt)({ send: until(options.signal), open });
    const [owner = '', repo = ''] = options.repository.split('/');
    const route = (path, permission) => ({ method: 'GET', path: `/repos/{owner}/{repo}${path}`, permission });
    const one = (path, permission, schema, params = {}) => reading(permission, () => github.one(route(path, permission), { owner, repo, ...params }, (0,answers.by)(schema)));
    const all = (path, permission, schema, params = {}) => reading(permission, () => github.all(route(path, permission), { owner, repo, ...params }, (0,answers.by)(schema)));
    /** For reads in which a 404 means that it does not exist. */
    const oneOrNull = async (path, permission, schema, params) => {
        const answer = await one(path, permission, schema, params);
        return 'hidden' in answer && answer.hidden.isMissing ? { value: null } : answer;
    };
    async function bypassOf(ruleset_id) {
        const ruleset = await one('/rulesets/{ruleset_id}', 'metadata: read', RULESET, { ruleset_id });
        if ('hidden' in ruleset)
            return ruleset;
        const actors = ruleset.value.bypass_actors;
        if (actors === undefined)
            return BYPASS_HIDDEN;
        return { value: actors.map(({ actor_type: type, actor_id: id }) => (id == null ? type : `${type} ${id}`)) };
    }
    return {
        repository: () => one('', 'metadata: read', REPOSITORY),
        branch: (branch) => oneOrNull('/branches/{branch}', 'contents: read', BRANCH, { branch }),
        /** The active rulesets for a branch, including those of the organization. The branch need not exist. */
        rules: async (branch) => {
            const rules = await all('/rules/branches/{branch}', 'metadata: read', schemas/* array */.YOg(RULE), { branch });
            if ('hidden' in rules)
                return rules.hidden.isMissing ? rules : { hidden: { ...rules.hidden, ...RULES_REMEDY } };
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
        /** Files are those of the default branch. */
        file: (path) => oneOrNull('/contents/{path}', 'contents: read', FILE, { path }),
        folder: (path) => oneOrNull('/contents/{path}', 'contents: read', FOLDER, { path }),
        /** The lines of CODEOWNERS that GitHub does not understand. */
        ownerErrors: () => one('/codeowners/errors', 'contents: read', OWNER_ERRORS),
        /** Which branches may use an environment. */
        environment: (environment_name) => oneOrNull('/environments/{environment_name}', 'actions: read', ENVIRONMENT, { environment_name }),
        branchPolicies: (environment_name) => all('/environments/{environment_name}/deployment-branch-policies', 'actions: read', POLICIES, {
            environment_name,
        }),
        /** Names of secrets, in upper case. */
        repositorySecrets: () => all('/actions/secrets', 'secrets: read', SECRETS),
        organizationSecrets: () => all('/actions/organization-secrets', 'secrets: read', SECRETS),
    };
}
const BYPASS_HIDDEN = {
    hidden: {
        why: 'GitHub shows who may bypass a ruleset only to those who may edit it.',
        remedy: 'Run doctor with a token that has administration: write.',
        isMissing: false,
    },
};
/** Every token may read the rules, unless there are none. */
const RULES_REMEDY = {
    remedy: 'On a free plan of GitHub, a private repository has no rulesets. Otherwise check the token.',
};
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
        return { hidden: { why: `It could not be read: ${message}`, remedy: 'Run doctor again.', isMissing: false } };
    }
}
/** Hidden, with the permission that would show it. */
function hiddenBy(permission, status = 404) {
    const why = `It could not be read: GitHub answered ${status ?? 'with a refusal'}.`;
    return { hidden: { why, remedy: `Run doctor with a token that has ${permission}.`, isMissing: status === 404 } };
}
/** null if it could not be read. */
function valueIn(reading) {
    return 'value' in reading ? reading.value : null;
}

// EXTERNAL MODULE: ./lib/report/escape.js + 1 modules
var report_escape = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/core/ignore.js
var ignore = __webpack_require__(8109);
;// CONCATENATED MODULE: ./lib/setup/owners.js
// The owners of a path, by GitHub's rules for CODEOWNERS. Linear in the length of the file, whatever it holds.

/** The places where GitHub looks, in this order. The first file that exists counts. */
const owners_OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** The owners of a file, by the last pattern that matches it. Empty if no pattern matches, or the last names nobody. */
function ownersOf(text, path) {
    let owners = [];
    for (const line of text.split('\n')) {
        const words = line.trim().split(/\s+/);
        const comment = words.findIndex((word) => word.startsWith('#'));
        const [pattern = '', ...named] = comment < 0 ? words : words.slice(0, comment);
        if (pattern !== '' && matches(pattern, path))
            owners = named;
    }
    return owners;
}
/** A folder means everything in it. `docs/*` means only what is directly in it. */
function matches(pattern, path) {
    const isFolder = pattern.endsWith('/');
    const body = pattern.slice(pattern.startsWith('/') ? 1 : 0, isFolder ? -1 : undefined);
    const isAnchored = pattern.startsWith('/') || body.includes('/');
    const names = path.split('/');
    // How many names of the path the pattern can have used up.
    let used = [0];
    for (const part of isAnchored ? body.split('/') : ['**', body]) {
        const [least = Number.POSITIVE_INFINITY] = used;
        if (part === '**')
            used = [...names.keys(), names.length].filter((at) => at >= least);
        else
            used = used.filter((at) => at < names.length && (0,ignore/* isLike */.ON)(names[at] ?? '', part)).map((at) => at + 1);
    }
    if (isFolder)
        return used.some((at) => at < names.length);
    return isAnchored && body.endsWith('/*') ? used.includes(names.length) : used.length > 0;
}

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/setup/workflow.js
// Reads from workflow files what matters to the setup: which jobs run this action, on which events, and with what.

const DOINGS = ['validate', 'plan', 'apply', 'drift', 'doctor'];
/** The steps of some workflows that run this action. A copy may have another name: its inputs then show it. */
function workflow_runsOf(files) {
    const steps = files.flatMap(({ path, text }) => {
        const workflow = fieldsOf(parseYaml(text));
        return Object.entries(fieldsOf(workflow.jobs)).flatMap(([name, fields]) => {
            const job = fieldsOf(fields);
            return stepsOf(job).map((step) => ({ path, workflow, name, job, action: actionOf(step), given: step.with }));
        });
    });
    const looksOurs = ({ given }) => 'api-key' in fieldsOf(given) && 'base-url' in fieldsOf(given);
    const ours = new Set(steps.filter(looksOurs).map(({ action }) => action));
    return steps
        .filter(({ action }) => action !== '' && (ours.has(action) || /\/cip-inventory-sync$/i.test(action)))
        .map(({ path, workflow, name, job, given }) => {
        const inputs = textsOf(given);
        const matrix = fieldsOf(fieldsOf(job.strategy).matrix);
        const events = eventsOf(workflow.on, textOf(job.if));
        const permissions = job.permissions ?? workflow.permissions;
        const { environment } = job;
        const folders = expand(inputs['working-directory'] ?? '', matrix);
        return {
            path,
            job: name,
            events,
            does: DOINGS.includes(inputs.command ?? '')
                ? [inputs.command ?? '']
                : [...new Set(events.flatMap((event) => BY_EVENT[event] ?? []))],
            inputs,
            hasKey: 'api-key' in inputs,
            names: expand(inputs.name ?? '', matrix),
            inventory: folders.map((folder) => filePath(folder, inputs.path || 'inventory', 'any.yml')),
            permissions: permissions === 'write-all' ? permissions : textsOf(permissions),
            concurrency: [job.concurrency, workflow.concurrency].filter((it) => it != null).map(concurrencyOf),
            environments: expand(textOf(fieldsOf(environment).name ?? environment), matrix).filter((it) => it !== ''),
            leavesToken: stepsOf(job).some((step) => actionOf(step) === 'actions/checkout' && textOf(fieldsOf(step.with)['persist-credentials']) !== 'false'),
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
/** OWNER/REPO of a step's action; '' for a script. */
function actionOf(step) {
    const [name = ''] = textOf(step.uses).split('@');
    return name.split('/').slice(0, 2).join('/');
}
/** If the condition of a job compares the event's name, the job starts on those events only. */
function eventsOf(on, condition) {
    const named = Array.from(condition.matchAll(/github\.event_name\s*==\s*'(\w+)'/g), ([, event = '']) => event);
    if (named.length > 0)
        return named;
    if (typeof on === 'string')
        return [on];
    return Array.isArray(on) ? on.map(textOf) : Object.keys(fieldsOf(on));
}
const BY_EVENT = {
    pull_request: 'plan',
    pull_request_target: 'plan',
    merge_group: 'plan',
    push: 'apply',
    schedule: 'drift',
};
function concurrencyOf(it) {
    const { queue, 'cancel-in-progress': cancels } = fieldsOf(it);
    return { queue: textOf(queue), cancels: cancels !== undefined && cancels !== false };
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
/** The path without empty parts and dots. */
function filePath(...parts) {
    const names = parts.flatMap((part) => part.trim().split('/'));
    return names.filter((name) => name !== '' && name !== '.').join('/');
}
/** Names of the secrets in the two inputs that must be secret, in upper case as GitHub keeps them. */
function secretsOf(runs) {
    const texts = runs.flatMap(({ inputs }) => [inputs['api-key'] ?? '', inputs['signing-key'] ?? '']);
    const names = texts.flatMap((text) => Array.from(text.matchAll(/\bsecrets\.(\w+)/g), ([, name = '']) => name));
    return [...new Set(names.map((name) => name.toUpperCase()))];
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function textsOf(value) {
    return Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, one]) => [name, textOf(one).trim()]));
}
function textOf(value) {
    return value == null || typeof value === 'object' ? '' : String(value);
}

;// CONCATENATED MODULE: ./lib/setup/facts.js
// The facts that doctor judges, read once: the files, what the service answered, the workflows of the repository, and
// its settings on GitHub.



/** The setup that the workflows show. */
function setupOf(runs) {
    const withKey = runs.filter(({ hasKey }) => hasKey);
    if (withKey.length === 0)
        return 'none';
    const isHardened = withKey.some(({ events, inputs }) => events.includes('pull_request_target') || 'signing-key' in inputs);
    return isHardened ? 'hardened' : 'plain';
}
const NOT_ASKED = {
    hidden: {
        why: 'GitHub was not asked.',
        remedy: 'Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.',
        isMissing: false,
    },
};
/** What the files of a working tree show. Their settings on GitHub were not asked for. */
function facts_localFacts(workflows, owners) {
    const runs = runsOf(workflows);
    return {
        ...unread(NOT_ASKED, logBranches(runs)),
        runs: { value: runs },
        owners: { value: owners },
        ownerErrors: { value: [] },
    };
}
function unread(hidden, logs) {
    return {
        runs: hidden,
        isServer: false,
        defaultBranch: '',
        rules: hidden,
        logs: logs.map((branch) => ({ branch, rules: hidden })),
        owners: hidden,
        ownerErrors: hidden,
        environments: hidden,
        repositorySecrets: hidden,
        organizationSecrets: hidden,
    };
}
function logBranches(runs) {
    return [...new Set(runs.filter(({ hasKey }) => hasKey).flatMap(({ names }) => names))].map(logBranch);
}
/** Reads from GitHub what the checks of the setup need, and no more. Independent requests are sent together. */
async function readRepository(github, isServer) {
    const repository = await github.repository();
    if ('hidden' in repository)
        return unread(repository, []);
    const { defaultBranch } = repository.value;
    const files = await readWorkflows(github, defaultBranch);
    if ('hidden' in files)
        return unread(files, []);
    const runs = workflow_runsOf(files.value);
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
    // GitHub's answer is the same for a missing file and for a file that the token may not see. Whether the branch can be
    // read shows which.
    if (folder.value === null)
        return valueIn(await github.branch(branch)) === null ? CONTENTS_HIDDEN : { value: [] };
    const paths = folder.value.filter((path) => /\.ya?ml$/.test(path));
    const texts = await Promise.all(paths.map((path) => github.file(path)));
    const hidden = texts.find((text) => 'hidden' in text);
    if (hidden !== undefined && 'hidden' in hidden)
        return hidden;
    return { value: paths.map((path, index) => ({ path, text: valueIn(texts[index] ?? CONTENTS_HIDDEN) ?? '' })) };
}
const CONTENTS_HIDDEN = hiddenBy('contents: read');
/** The workflows could be read, so a CODEOWNERS that GitHub does not find is not there. */
async function readOwners(github) {
    const texts = await Promise.all(owners_OWNERS_PATHS.map((path) => github.file(path)));
    const first = texts.findIndex((text) => 'hidden' in text || text.value !== null);
    const text = texts[first] ?? { value: null };
    if ('hidden' in text)
        return text;
    return { value: text.value === null ? null : { path: owners_OWNERS_PATHS[first] ?? '', text: text.value } };
}
async function readEnvironment(github, name) {
    const [environment, policies] = await Promise.all([github.environment(name), github.branchPolicies(name)]);
    // An environment that has policies exists, even if the token does not see it.
    const isUnseen = valueIn(policies) !== null && 'value' in environment && environment.value === null;
    if (isUnseen)
        return { name, allowed: hiddenBy('actions: read') };
    const isSelected = 'value' in environment && environment.value === 'selected';
    return { name, allowed: isSelected ? policies : environment };
}

;// CONCATENATED MODULE: ./lib/setup/doctor.js
// What doctor checks, in the order of the contract: one function of facts for each check.






const right = (message) => ({ state: 'right', message, remedy: '' });
const wrong = (message, remedy) => ({ state: 'wrong', message, remedy });
const unknown = ({ hidden: { why, remedy } }) => ({ state: 'unknown', message: why, remedy });
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
/** docs/setup.md explains each. */
const CHECKS = [
    {
        check: 'files',
        setups: ALL,
        judge: ({ files: { isMissing, errors } }) => {
            if (isMissing)
                return wrong('There is no inventory file.', 'Run cip-sync import: it writes what is live.');
            if (errors === 0)
                return right('The inventory files are valid.');
            return wrong(`The files have ${(0,text_style/* counted */.hS)(errors, 'error')}.`, 'Run cip-sync validate: it says where.');
        },
    },
    {
        check: 'service',
        setups: ALL,
        judge: ({ service }) => {
            if (service.kind === 'not-asked')
                return { state: 'unknown', message: 'The service was not asked.', remedy: `Set ${service.missing}.` };
            if (service.kind === 'failed') {
                const remedy = service.isOfKey
                    ? 'Check that the API key is whole and not revoked.'
                    : 'Check the base URL, the network, the proxy, and for a private authority NODE_EXTRA_CA_CERTS.';
                return wrong((0,report_escape/* visible */.RK)(service.message), remedy);
            }
            const { organizations, expected } = service;
            const [slug = expected] = organizations;
            const remedy = 'Use the key of one organization, or correct organization.';
            if (organizations.length > 1)
                return wrong('The key reads records of more than one organization.', remedy);
            if (expected !== '' && slug !== expected)
                return wrong(`The key is of the organization ${(0,report_escape/* visible */.RK)(slug)}, and not of ${(0,report_escape/* visible */.RK)(expected)}.`, remedy);
            return right('The service answers as documented, and accepts the key.');
        },
    },
    {
        check: 'permissions',
        setups: SET_UP,
        judge: (_, keyed) => {
            for (const run of keyed) {
                const { permissions, inputs, does } = run;
                // A token of your own has permissions that no workflow shows.
                if (permissions === 'write-all' || inputs['github-token'] !== undefined)
                    continue;
                const isLedgerHere = inputs.ledger && !inputs.ledger.includes('#') && !('ledger-token' in inputs);
                const pushes = does.includes('apply') || (does.includes('drift') && isLedgerHere);
                const needs = Object.assign({}, ...does.map((doing) => PERMISSIONS[doing]), pushes && { contents: 'write' });
                const missing = Object.entries(needs)
                    .filter(([scope, level]) => permissions[scope] !== 'write' && permissions[scope] !== level)
                    .map(([scope, level]) => `${scope}: ${level}`);
                if (missing.length === 0)
                    continue;
                return wrong(`${jobsOf([run])} does not ask for ${(0,text_style/* listed */.KE)(missing, 'and')}.`, `Copy permissions: ${COPY}.`);
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
                return wrong(`A newer run may cut off ${jobsOf(cut)}: cancel-in-progress is set.`, remedy);
            const dropped = applies.filter(({ concurrency }) => !concurrency.some(({ queue }) => queue === 'max'));
            if (dropped.length === 0)
                return right('Applies wait for each other, and none is dropped or cut off.');
            const message = `A newer run may drop ${jobsOf(dropped)}: queue is not max.`;
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
            return wrong(`A later step can take the token of the job from the checkout: ${jobsOf(leaving)}.`, 'Set persist-credentials: false at actions/checkout.');
        },
    },
    {
        check: 'branch-protected',
        setups: HARDENED,
        judge: ({ repository: { rules } }, keyed) => {
            if ('hidden' in rules)
                return unknown(rules);
            const names = new Set(keyed.flatMap((run) => run.names.map((name) => (0,record/* checkName */.I3)('plan', name))));
            const checks = [...names].map((name) => [
                `the check ${(0,report_escape/* visible */.RK)(name)}`,
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
            return wrong(`A writer can get changes applied that nobody else approved: ${fault}.`, 'Import .github/rulesets/inventory.json. Doctor reads rulesets, and no classic protection.');
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
                    const message = `A writer can rewind or delete the applied log, the branch ${(0,report_escape/* visible */.RK)(branch)}: ${fault}.`;
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
                    return wrong(`There is no environment ${(0,report_escape/* visible */.RK)(name)}: any branch can make it.`, remedy);
                if (those.length === 0)
                    return wrong(`No branch may use the environment ${(0,report_escape/* visible */.RK)(name)}.`, remedy);
                const others = typeof those === 'string'
                    ? [those === 'all' ? 'Any branch' : 'Every protected branch']
                    : those.filter((one) => one.name !== defaultBranch || one.type === 'tag').map((one) => (0,report_escape/* visible */.RK)(one.name));
                if (others.length === 0)
                    continue;
                const message = `${(0,text_style/* listed */.KE)(others, 'and')} may use the environment ${(0,report_escape/* visible */.RK)(name)}: its workflow gets the key.`;
                return wrong(message, remedy);
            }
            return unsure === null ? right('Only the default branch may use the environment.') : unknown(unsure);
        },
    },
    {
        check: 'key-in-environment-only',
        setups: HARDENED,
        judge: ({ repository: { repositorySecrets, organizationSecrets } }, keyed) => {
            const free = keyed.filter(({ environments }) => environments.length === 0);
            if (free.length > 0) {
                const message = `No environment is set for ${jobsOf(free)}: the key would have to be a secret of all branches.`;
                return wrong(message, `Copy environment: ${COPY}.`);
            }
            const names = secretsOf(keyed);
            let unsure = null;
            for (const secrets of [repositorySecrets, organizationSecrets]) {
                if ('hidden' in secrets) {
                    unsure ??= secrets;
                    continue;
                }
                const kept = names.filter((name) => secrets.value.includes(name));
                if (kept.length === 0)
                    continue;
                const place = secrets === repositorySecrets ? 'repository' : 'organization';
                return wrong(`A workflow of any branch can read ${(0,text_style/* listed */.KE)(kept, 'and')}, kept as a secret of the ${place}.`, 'Delete it there. Have a new key made for the environment, and revoke the old one.');
            }
            return unsure === null ? right('The keys are secrets of the environment only.') : unknown(unsure);
        },
    },
    {
        check: 'signing-key',
        setups: HARDENED,
        judge: (_, keyed) => {
            const open = keyed.filter(({ inputs }) => !/\bsecrets\s*[.[]/.test(inputs['signing-key'] ?? ''));
            if (open.length > 0) {
                return wrong(`Without a signing-key that is a secret, any workflow of a branch could forge a record: ${jobsOf(open)}.`, 'Make a random secret in the environment, and give it as signing-key to each step with the key.');
            }
            const lax = keyed.filter(({ inputs, does }) => !does.includes('drift') && inputs.approval !== 'review');
            if (lax.length === 0)
                return right('Records are signed, and count only when somebody else has approved them.');
            return wrong(`Without approval: review, a change that nobody else approved is applied: ${jobsOf(lax)}.`, 'Set approval: review in each step that plans or applies.');
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
            const paths = new Set([...keyed.flatMap(({ inventory, path }) => [...inventory, path]), file.path]);
            const free = [...paths].filter((path) => ownersOf(file.text, path).length === 0).map(report_escape/* visible */.RK);
            if (free.length > 0)
                return wrong(`Any writer can approve a change, since nobody owns ${(0,text_style/* listed */.KE)(free, 'and')}.`, remedy);
            if ('hidden' in ownerErrors)
                return unknown(ownerErrors);
            const { value: errors } = ownerErrors;
            const [first] = errors;
            if (first === undefined)
                return right('The inventory, the workflows and CODEOWNERS itself have owners.');
            const place = `${(0,report_escape/* visible */.RK)(first.path)}:${first.line}: ${(0,report_escape/* visible */.RK)(first.kind)}`;
            return wrong(`GitHub ignores ${(0,text_style/* counted */.hS)(errors.length, 'line')} of CODEOWNERS, the first at ${place}.`, 'Correct it: a team must exist, be visible, and have write access to the repository.');
        },
    },
    {
        check: 'event-target',
        setups: HARDENED,
        judge: (_, keyed) => {
            const remedy = `Copy on: ${COPY}.`;
            const ofBranches = ['pull_request', 'merge_group', 'workflow_run', 'issue_comment'];
            const open = keyed.filter(({ events }) => events.some((event) => ofBranches.includes(event)));
            if (open.length > 0)
                return wrong(`An event runs the workflow of another branch with the key: ${jobsOf(open)}.`, remedy);
            if (!keyed.some(({ does, events }) => does.includes('plan') && events.includes('pull_request_target')))
                return wrong('No plan runs on pull_request_target.', remedy);
            if (!keyed.some(({ does, events }) => does.includes('apply') && events.includes('push')))
                return wrong('No apply runs on push: what is merged is not applied.', remedy);
            return right('The workflows that have the key are those of the default branch.');
        },
    },
];
function jobsOf(runs) {
    return (0,text_style/* listed */.KE)([...new Set(runs.map(({ path, job }) => (0,report_escape/* visible */.RK)(`${path} (${job})`)))], 'and');
}
/** The fault of a branch; null if the rulesets that nobody may bypass meet all demands. */
function faultOf(rules, demands) {
    const unmet = (sets) => demands.filter(([, isMet]) => !sets.some(isMet));
    const missing = unmet(rules).map(([words]) => words);
    if (missing.length > 0)
        return `no ruleset has ${missing.join(', ')}`;
    const bypassed = rules.filter(({ bypass }) => 'value' in bypass && bypass.value.length > 0);
    const rest = rules.filter((one) => !bypassed.includes(one));
    if (unmet(rest).length > 0) {
        const who = bypassed.flatMap(({ bypass }) => ('value' in bypass ? bypass.value : []));
        return `${(0,text_style/* listed */.KE)([...new Set(who)].map(report_escape/* visible */.RK), 'and')} may bypass the rules`;
    }
    if (unmet(rest.filter(({ bypass }) => 'value' in bypass)).length === 0)
        return null;
    return rest.map(({ bypass }) => bypass).find((bypass) => 'hidden' in bypass) ?? null;
}
function doctor_diagnose(facts) {
    const { runs } = facts.repository;
    if ('value' in runs) {
        const setup = setupOf(runs.value);
        const keyed = runs.value.filter(({ hasKey }) => hasKey);
        const rows = CHECKS.filter(({ setups }) => setups.includes(setup));
        const checks = rows.map(({ check, judge }) => ({ check, ...judge(facts, keyed, runs.value, setup) }));
        return { format_version: '2.0', setup, checks };
    }
    // Where the workflows could not be read, a good result must not look like a complete one.
    const rows = CHECKS.filter(({ setups }) => setups.includes('plain'));
    const verdictOf = ({ setups, judge }) => (setups === ALL ? judge(facts, [], [], 'none') : unknown(runs));
    const checks = rows.map((row) => ({ check: row.check, ...verdictOf(row) }));
    return { format_version: '2.0', setup: 'none', checks };
}
const SIGNS = { right: '✓', unknown: '?', wrong: '✗' };
/** First what is right, then what could not be read, and last what is wrong, where you see it. Ends with a newline. */
function doctor_renderDoctor({ setup, checks }, paint) {
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
/** The table as a page. Ends with a newline. */
function doctorPage(table) {
    const fence = (0,report_escape/* fenceFor */.Lt)([table]);
    return `## Inventory setup\n\n${fence}text\n${table}${fence}\n`;
}
/** What to correct, for the annotation of a red run; null if nothing is wrong. */
function doctor_complaint({ checks }) {
    const wrong = checks.filter(({ state }) => state === 'wrong').map(({ check }) => check);
    if (wrong.length === 0)
        return null;
    return `${(0,text_style/* counted */.hS)(wrong.length, 'setting')} to correct: ${wrong.join(', ')}. The log and the summary say how.`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/service/errors.js
var service_errors = __webpack_require__(4848);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/context.js
var context = __webpack_require__(1405);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
// EXTERNAL MODULE: ./lib/commands/validate.js
var validate = __webpack_require__(6374);
;// CONCATENATED MODULE: ./lib/commands/doctor.js
// `doctor`: what is right, what is wrong, and what could not be read, about the files, the service and the setup of the
// repository. Writes nothing anywhere.














async function cliDoctor(flags, cli) {
    const { github: repository } = flags;
    const token = cli.env.GH_TOKEN?.trim() || cli.env.GITHUB_TOKEN?.trim() || '';
    if (repository !== undefined) {
        if (typeof repository !== 'string' || !/^[\w.-]+\/[\w.-]+$/.test(repository))
            throw new ConfigurationError('--github', 'must be OWNER/REPO.');
        if (token === '') {
            throw new ConfigurationError('GH_TOKEN', 'is not set, nor is GITHUB_TOKEN. Set one to a token that may read the repository.');
        }
    }
    return openCli(flags, cli, FILES, async (context) => {
        const [files, service, settings] = await Promise.all([
            readFiles(context),
            askService(flags, cli),
            typeof repository === 'string' ? askGitHub(context, repository, token) : readLocally(context.cwd),
        ]);
        const diagnosis = diagnose({ files, service, repository: settings });
        const { terminal } = context;
        if (flags.json === true)
            terminal.out(printedJson(diagnosis));
        else
            terminal.err(renderDoctor(diagnosis, painter(terminal.color)));
        return complaint(diagnosis) === null ? 0 : 1;
    });
}
async function readFiles(context) {
    const { diagnostics } = await (0,validate/* runValidate */.E)(context);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return { errors: errors.length, isMissing: errors.length > 0 && errors.every(({ code }) => code === 'no-inventory') };
}
async function askService(flags, cli) {
    const { CIP_SYNC_BASE_URL: url = '', CIP_SYNC_API_KEY: key = '' } = cli.env;
    const missing = [];
    if (typeof flags.baseUrl !== 'string' && url.trim() === '')
        missing.push('CIP_SYNC_BASE_URL');
    if (key.trim() === '')
        missing.push('CIP_SYNC_API_KEY');
    if (missing.length > 0)
        return { kind: 'not-asked', missing: missing.join(' and ') };
    let facts = { kind: 'failed', isOfKey: false, message: 'The run was stopped.' };
    try {
        await openCli(flags, cli, SERVICE, async (context) => {
            facts = await readService(context);
            return 0;
        });
    }
    catch (error) {
        if (!(error instanceof ConfigurationError))
            throw error;
        return { kind: 'failed', isOfKey: false, message: error.message };
    }
    return facts;
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
/** Reads the workflows and the settings of a repository on GitHub. */
function askGitHub({ host, shutdown }, repository, token) {
    const asking = (0,context/* askingGitHub */.N)(host, token);
    const github = createSettings({ ...asking, repository, signal: shutdown.stop });
    return readRepository(github, /\/api\/v3\/?$/.test(asking.apiUrl));
}
/** Reads the workflows and the owners of the working tree. */
function readLocally(cwd) {
    const isFile = (path) => statSync(join(cwd, path), { throwIfNoEntry: false })?.isFile() === true;
    const textOf = (path) => ({ path, text: readFileSync(join(cwd, path), 'utf8') });
    const folder = '.github/workflows';
    const names = existsSync(join(cwd, folder)) ? readdirSync(join(cwd, folder)) : [];
    const paths = names.map((name) => `${folder}/${name}`).filter((path) => /\.ya?ml$/.test(path) && isFile(path));
    const owners = OWNERS_PATHS.find(isFile);
    return localFacts(paths.map(textOf), owners === undefined ? null : textOf(owners));
}

;// CONCATENATED MODULE: ./lib/commands/action/doctor.js
// Doctor on GitHub: the settings that the token sees, in the log and the summary, so that you find out within a day if
// somebody removes a protection.




async function doctorOnGitHub(context, withService) {
    const { runner } = context;
    const token = runner.input('github-token').trim();
    const repository = runner.env.GITHUB_REPOSITORY ?? '';
    if (token === '' || repository === '') {
        throw new result/* ConfigurationError */.j1('github-token', 'is not given. Without one nothing can be seen.');
    }
    const [files, service, settings] = await Promise.all([
        readFiles(context),
        withService ? readService(context) : { kind: 'not-asked', missing: 'base-url and api-key' },
        askGitHub(context, repository, token),
    ]);
    const diagnosis = doctor_diagnose({ files, service, repository: settings });
    const table = doctor_renderDoctor(diagnosis, (0,text_style/* painter */.C2)(false));
    runner.log(table);
    await runner.summarize(doctorPage(table));
    const wrong = doctor_complaint(diagnosis);
    runner.setFailureReason?.(wrong);
    return wrong === null ? 'clean' : 'failed';
}


/***/ }),

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   bb: () => (/* binding */ allInOrder)
/* harmony export */ });
/* unused harmony exports baselineAt, readLive, loadBase */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9485);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6397);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
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

/***/ 5118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Ym: () => (/* binding */ encodeRecord),
/* harmony export */   _L: () => (/* binding */ checkSeal),
/* harmony export */   _N: () => (/* binding */ encodePass),
/* harmony export */   bR: () => (/* binding */ asKept),
/* harmony export */   eT: () => (/* binding */ decodeRecord),
/* harmony export */   hF: () => (/* binding */ commentSeal)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
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
    const core = (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, canonicalCore(record));
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
            seal: (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, canonicalWhole(core, shownPages)),
        }),
    };
}
/**
 * Folded, because only apply reads it. Nothing can end the fence early, and nothing hides: text by other people is only
 * in the record, and its backticks and unsafe characters are escaped.
 */
function fenced(content) {
    const json = JSON.stringify(content).replaceAll('`', '\\u0060').replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, _core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonEscape */ .e0);
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
        const isOurs = run === id && (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(passed.data.passed, keys, canonicalPass({ run, head, pullRequest }));
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
    const isWhole = (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(core, keys, canonicalCore(record)) && (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(seal, keys, canonicalWhole(core, pages));
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
    return fenced({ version: 3, ...plan, passed: (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, canonicalPass(plan)) });
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
    return (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}
/** The same for a comment. */
function commentSeal(comment) {
    return { id: comment.id, updated_at: comment.updated_at, sha256: (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(asKept(comment.body)) };
}
/** A text for comparison. GitHub may return other line ends, and no white space at the end. */
function asKept(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
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
        return { kind: 'forbidden', permission: missing(route, message), said: message };
    if (status === 404 || status === 410)
        return { kind: 'not-found' };
    return { kind: 'invalid', reason: wrongField(body), said: message };
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
