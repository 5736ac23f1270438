export const id = 562;
export const ids = [562,701,374];
export const modules = {

/***/ 4562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askGitHub: () => (/* binding */ askGitHub),
  cliDoctor: () => (/* binding */ cliDoctor),
  readFiles: () => (/* binding */ readFiles),
  readService: () => (/* binding */ readService)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./lib/github/answers.js
var answers = __webpack_require__(7536);
// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
// EXTERNAL MODULE: ./lib/github/request.js
var request = __webpack_require__(1810);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
;// CONCATENATED MODULE: ./lib/github/seal.js
// Seals over what a run leaves on GitHub and reads back: a keyed hash if there is a signing key.



const LEAST_CHARACTERS = 32;
/** Reads the input, one key a line. Throws a ConfigurationError for a key that could be guessed. */
function readSigningKeys(input) {
    const keys = input
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    if (input === '' || (keys.length > 0 && keys.every((key) => key.length >= LEAST_CHARACTERS)))
        return keys;
    const problem = `has a key of under ${LEAST_CHARACTERS} characters. Make one with openssl rand -hex 32; give several one a line.`;
    throw new ConfigurationError('signing-key', problem);
}
/** A seal over a list of plain values and their order. Without a key anyone can make it. */
function seal_sealOf(keys, canonical) {
    const [key] = keys;
    return key === undefined ? `sha256:${sha256(JSON.stringify(canonical))}` : hmac(key, canonical);
}
/** Whether a seal is of these values, by any of the keys. */
function seal_isSealOf(seal, keys, canonical) {
    if (keys.length === 0)
        return isSame(seal, seal_sealOf(keys, canonical));
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

;// CONCATENATED MODULE: ./lib/github/entry.js
// One entry of the applied log: the message of a commit that says what a run applies, or that it has ended. Pure. An
// entry counts only under the parent for which it was written, and only for one repository, service and `name`.



const entry = schemas/* strictObject */.rej({
    /** `applying`: a run has the turn. `applied`: it succeeded. `ended`: it has ended, and nothing more is applied. */
    kind: schemas/* enum */.k5n(['applying', 'applied', 'ended']),
    repository: schemas/* string */.YjP(),
    service: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    /** The commit that counts as applied from this entry on; null if none is known. */
    applied: answers/* sha */.hW.nullable(),
    /** GitHub's time just before that commit was read as the tip; null if not known. */
    at: iso/* datetime */.w$().nullable(),
    /** Id of the workflow's run. */
    run: schemas/* string */.YjP().regex(/^\d+$/),
    attempt: schemas/* number */.aig().int(),
    /** A random word: two jobs may belong to one attempt of one run. */
    job: schemas/* string */.YjP(),
    seal: schemas/* string */.YjP(),
});
const SUBJECTS = {
    applying: ({ run }) => `Run ${run} applies the inventory`,
    applied: ({ run, applied }) => `Run ${run} applied ${applied?.slice(0, 7) ?? 'nothing'}`,
    ended: ({ run }) => `Run ${run} ended, and not everything is applied`,
};
/** The message of the commit on `parent` (null for the first commit). */
function entryMessage(facts, parent, keys) {
    const sealed = { ...facts, seal: sealOf(keys, canonical(facts, parent)) };
    return `${SUBJECTS[facts.kind](facts)}\n\n${JSON.stringify(sealed)}`;
}
/** null if the message is no entry of this owner; `unsealed` if it is one, and its seal does not fit. */
function readEntry(message, parent, owner, keys) {
    const line = message.split('\n').find((text) => text.startsWith('{'));
    const read = entry.safeParse(parsed(line ?? ''));
    if (!read.success)
        return null;
    const { repository, service, name, seal } = read.data;
    if (repository !== owner.repository || service !== owner.service || name !== owner.name)
        return null;
    return isSealOf(seal, keys, canonical(read.data, parent)) ? read.data : 'unsealed';
}
/** The branch that holds the log: a valid name of a branch, whatever `name` is. */
function logBranch(name) {
    if (name === '')
        return 'inventory-applied';
    const encoded = Array.from(Buffer.from(name), (byte) => {
        const character = String.fromCharCode(byte);
        return /[A-Za-z0-9_-]/.test(character) ? character : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    });
    return `inventory-applied-${encoded.join('')}`;
}
function canonical(facts, parent) {
    const { kind, repository, service, name, applied, at, run, attempt, job } = facts;
    return ['inventory-applied', kind, repository, service, name, applied, at, run, attempt, job, parent];
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
;// CONCATENATED MODULE: ./lib/github/record.js
// The record of a plan (docs/apply.md): what a pull request showed, and what apply may therefore execute, as the text of
// a check run. Pure encoding and decoding: a record counts only if its seal is right.




/**
 * `inventory plan`, with the input `name` if it is set, for one of several organizations. `preview` is a plan without a
 * pull request.
 */
function checkName(checked, name) {
    return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
/** The external id of one pull request's plans. Another pull request may have the same head. */
function planId(pullRequest) {
    return `plan of pull request ${pullRequest}`;
}
const id = schemas/* number */.aig().int().nonnegative();
const fields = schemas/* object */.Ikc({
    /** `owner/name`. */
    repository: schemas/* string */.YjP(),
    pullRequest: id,
    /** The pull request's head commit. */
    head: schemas/* string */.YjP(),
    /** The branch that it was planned for. */
    baseBranch: schemas/* string */.YjP(),
    /** The commit that it was planned on: the first parent of the test merge. */
    base: schemas/* string */.YjP(),
    organization: schemas/* string */.YjP(),
    /** Origin and path of the service. */
    service: schemas/* string */.YjP(),
    /** Input `name`; '' for none. */
    name: schemas/* string */.YjP(),
    /** The title of the pull request when it was planned. */
    title: schemas/* string */.YjP(),
    digest: schemas/* string */.YjP(),
    /** ISO 8601, UTC. */
    at: schemas/* string */.YjP(),
});
/** What people read, as GitHub returned it. */
const shown = schemas/* object */.Ikc({
    comment: schemas/* object */.Ikc({ id, updated_at: schemas/* string */.YjP(), sha256: schemas/* string */.YjP() }).nullable(),
    /** Hash of the check run's title and summary. */
    check: schemas/* string */.YjP(),
});
const whole = fields.extend({ changes: schemas/* string */.YjP(), shown, seal: schemas/* string */.YjP() });
const pass = schemas/* object */.Ikc({ run: id, head: schemas/* string */.YjP(), pullRequest: id, passed: schemas/* string */.YjP() });
/** GitHub takes as many characters in the text of a check run. */
const MOST_RECORD_CHARACTERS = 65_535;
const FENCE = '```';
const [FINGERPRINT, TARGET] = [16, 8];
/** Stands for the target of a create. */
const NO_TARGET = '.'.repeat(TARGET);
function encodeRecord({ changes, ...rest }, seen, keys) {
    const entries = changes.map(({ fingerprint, target }) => `${fingerprint}${target ?? NO_TARGET}`).join('');
    return fenced({ ...rest, changes: entries, shown: seen, seal: sealOf(keys, record_canonical(rest, entries, seen)) });
}
/**
 * Folded, because only apply reads it. Nothing can end the fence early, and nothing hides: text by other people is only
 * in the record, and its backticks and unsafe characters are escaped.
 */
function fenced(content) {
    const json = JSON.stringify(content).replaceAll('`', '\\u0060').replace(UNSAFE, jsonEscape);
    return `<details><summary>The record, for apply to read</summary>\n\n${FENCE}json\n${json}\n${FENCE}\n\n</details>\n`;
}
/** Reads the text of a check run. */
function decodeRecord(run, keys) {
    const json = unfenced(run.text ?? '');
    const passed = pass.safeParse(json).data;
    if (passed !== undefined) {
        const isOurs = passed.run === run.id && isSealOf(passed.passed, keys, canonicalPass(passed));
        return { kind: isOurs ? 'pass' : 'none' };
    }
    const read = whole.safeParse(json).data;
    if (read === undefined)
        return { kind: 'none' };
    const { changes, shown: seen, seal, ...rest } = read;
    if (!isSealOf(seal, keys, record_canonical(rest, changes, seen)))
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
/** The text of a plan with nothing to record, so that it is not mistaken for an erased record. */
function encodePass(plan, keys) {
    return fenced({ ...plan, passed: sealOf(keys, canonicalPass(plan)) });
}
function canonicalPass({ run, head, pullRequest }) {
    return ['cip-inventory-sync pass', run, head, pullRequest];
}
/** Everything in a record. The seal fits only if every byte is as it was written. */
function record_canonical(rest, changes, { comment, check }) {
    const { repository, pullRequest, head, baseBranch, base, organization, service, name, title, digest, at } = rest;
    const seen = [comment && [comment.id, comment.updated_at, comment.sha256], check];
    const about = [repository, pullRequest, head, baseBranch, base, organization, service, name, title, digest, at];
    return ['cip-inventory-sync record', ...about, changes, seen];
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

;// CONCATENATED MODULE: ./lib/github/settings.js
// The settings of a repository on GitHub, read only with GET. What the token may not read is `hidden`, with the
// permission that would show it. null means that it does not exist. Only the parts that are judged are kept.




// The name of a plan's check, and of the branch that holds the applied log.


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
const POLICIES = schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP().default(''), type: schemas/* string */.YjP().default('branch') }));
const SECRETS = schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() }))
    .transform((secrets) => secrets.map(({ name }) => name.toUpperCase()));
/** A reader for one repository. Nothing is sent before the first call. No method rejects with a GitHubError. */
function createSettings(options) {
    const github = (0,request/* createAsking */.a)(options, () => { })(options.signal);
    const [owner = '', repo = ''] = options.repository.split('/');
    const route = (path, permission) => ({ method: 'GET', path: `/repos/{owner}/{repo}${path}`, permission });
    const one = (path, permission, schema, params = {}) => reading(permission, () => github.one(route(path, permission), { owner, repo, ...params }, (0,answers.by)(schema)));
    const all = (path, permission, schema, params = {}) => reading(permission, () => github.all(route(path, permission), { owner, repo, ...params }, (0,answers.by)(schema)));
    /** For reads in which a 404 means that it does not exist. */
    const oneOrNull = async (path, permission, schema, params) => {
        const answer = await one(path, permission, schema, params);
        return 'hidden' in answer && answer.hidden.status === 404 ? { value: null } : answer;
    };
    async function bypassOf(ruleset_id) {
        const ruleset = await one('/rulesets/{ruleset_id}', 'metadata: read', RULESET, { ruleset_id });
        if ('hidden' in ruleset)
            return ruleset;
        const actors = ruleset.value.bypass_actors;
        if (actors === undefined) {
            const why = 'GitHub shows who may bypass a ruleset only to those who may edit it.';
            return settings_hidden(why, 'Run doctor with a token that has administration: write.');
        }
        return { value: actors.map(({ actor_type: type, actor_id: id }) => (id == null ? type : `${type} ${id}`)) };
    }
    return {
        repository: () => one('', 'metadata: read', REPOSITORY),
        branch: (branch) => oneOrNull('/branches/{branch}', 'contents: read', BRANCH, { branch }),
        /** The active rulesets for a branch, including those of the organization. The branch need not exist. */
        rules: async (branch) => {
            const rules = await all('/rules/branches/{branch}', 'metadata: read', schemas/* array */.YOg(RULE), { branch });
            if ('hidden' in rules) {
                // Every token may read the rules, unless there can be none.
                if (rules.hidden.status !== 403)
                    return rules;
                return settings_hidden(rules.hidden.why, 'On a free plan of GitHub, a private repository has no rulesets.');
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
/** Hidden, with the permission that would show it. */
function hiddenBy(permission, status = 404) {
    const why = `It could not be read: GitHub answered ${status ?? 'with a refusal'}.`;
    return settings_hidden(why, `Run doctor with a token that has ${permission}.`, status);
}
function settings_hidden(why, remedy, status = null) {
    return { hidden: { why, remedy, status } };
}
/** null if it could not be read. */
function valueIn(reading) {
    return 'value' in reading ? reading.value : null;
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/service/errors.js
var service_errors = __webpack_require__(4848);
// EXTERNAL MODULE: ./lib/setup/owners.js
var setup_owners = __webpack_require__(2785);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/setup/workflow.js
// Reads from workflow files what matters to the setup: which jobs run this action, on which events, and with what.

const DOINGS = ['validate', 'plan', 'apply', 'drift', 'doctor'];
/** The steps of some workflows that run this action. A copy may have another name: its inputs then show it. */
function runsOf(files) {
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
const NOT_ASKED = settings_hidden('GitHub was not asked.', 'Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.');
/** What the files of a working tree show. Their settings on GitHub were not asked for. */
function localFacts(workflows, owners) {
    const runs = runsOf(workflows);
    return {
        ...unread(NOT_ASKED, logBranches(runs)),
        runs: { value: runs },
        owners: { value: owners },
        ownerErrors: { value: [] },
    };
}
function unread(why, logs) {
    return {
        runs: why,
        isServer: false,
        defaultBranch: '',
        rules: why,
        logs: logs.map((branch) => ({ branch, rules: why })),
        owners: why,
        ownerErrors: why,
        environments: why,
        repositorySecrets: why,
        organizationSecrets: why,
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
    const runs = runsOf(files.value);
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
    const texts = await Promise.all(setup_owners/* OWNERS_PATHS */.k.map((path) => github.file(path)));
    const first = texts.findIndex((text) => 'hidden' in text || text.value !== null);
    const text = texts[first] ?? { value: null };
    if ('hidden' in text)
        return text;
    return { value: text.value === null ? null : { path: setup_owners/* OWNERS_PATHS */.k[first] ?? '', text: text.value } };
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
            const names = new Set(keyed.flatMap((run) => run.names.map((name) => checkName('plan', name))));
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
            const free = [...paths].filter((path) => (0,setup_owners/* ownersOf */.K)(file.text, path).length === 0).map(report_escape/* visible */.RK);
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
function diagnose(facts) {
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
/** The table as a page. Ends with a newline. */
function doctorPage(table) {
    const fence = fenceFor([table]);
    return `## Inventory setup\n\n${fence}text\n${table}${fence}\n`;
}
/** What to correct, for the annotation of a red run; null if nothing is wrong. */
function complaint({ checks }) {
    const wrong = checks.filter(({ state }) => state === 'wrong').map(({ check }) => check);
    if (wrong.length === 0)
        return null;
    return `${(0,text_style/* counted */.hS)(wrong.length, 'setting')} to correct: ${wrong.join(', ')}. The log and the summary say how.`;
}

// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
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
            throw new result/* ConfigurationError */.j1('--github', 'must be OWNER/REPO.');
        if (token === '') {
            throw new result/* ConfigurationError */.j1('GH_TOKEN', 'is not set, nor is GITHUB_TOKEN. Set one to a token that may read the repository.');
        }
    }
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* FILES */.cn, async (context) => {
        const [files, service, settings] = await Promise.all([
            readFiles(context),
            askService(flags, cli),
            typeof repository === 'string' ? askGitHub(context, repository, token) : readLocally(context.cwd),
        ]);
        const diagnosis = diagnose({ files, service, repository: settings });
        const { terminal } = context;
        if (flags.json === true)
            terminal.out((0,report_escape/* printedJson */.xL)(diagnosis));
        else
            terminal.err(renderDoctor(diagnosis, (0,text_style/* painter */.C2)(terminal.color)));
        return complaint(diagnosis) === null ? 0 : 1;
    });
}
async function readFiles(context) {
    const { diagnostics } = await (0,validate.runValidate)(context);
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
        await (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* SERVICE */.YV, async (context) => {
            facts = await readService(context);
            return 0;
        });
    }
    catch (error) {
        if (!(error instanceof result/* ConfigurationError */.j1))
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
    const isFile = (path) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(cwd, path), { throwIfNoEntry: false })?.isFile() === true;
    const textOf = (path) => ({ path, text: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(cwd, path), 'utf8') });
    const folder = '.github/workflows';
    const names = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, folder)) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(cwd, folder)) : [];
    const paths = names.map((name) => `${folder}/${name}`).filter((path) => /\.ya?ml$/.test(path) && isFile(path));
    const owners = setup_owners/* OWNERS_PATHS */.k.find(isFile);
    return localFacts(paths.map(textOf), owners === undefined ? null : textOf(owners));
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
    const { base, applied, baseFindings } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, diagnostics, baseFindings };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : loadBase(name, revision, context, report);
    const isOne = base === applied;
    const appliedRead = await loadEarlier(isOne ? 'base' : 'applied', applied);
    const baseRead = isOne ? appliedRead : await loadEarlier('base', base);
    return {
        applied: appliedRead?.inventory ?? null,
        base: isOne ? (appliedRead?.inventory ?? null) : (baseRead?.inventory ?? null),
        baseFindings: baseRead?.findings ?? [],
    };
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
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings.organization);
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
    return { cwd, paths: [settings.path], run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice for each file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    const findings = [];
    const { inventory, files } = await load(revision, context, (finding) => {
        findings.push(finding);
        const { code, severity, at } = finding;
        const key = at?.file.path ?? '';
        // A commit from before the folder existed declares nothing, so nothing in it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
    return {
        inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) },
        files,
        findings,
    };
}
/**
 * A path that no commit can contain must not count as absent there: drift would look like a change that was asked for.
 */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)([settings.path], cwd)).find(({ inside }) => !inside);
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
function soleOrganization(records, assets, expected) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const problem = 'reads records of more than one organization. Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', problem);
    }
    if (expected !== '' && slug !== expected) {
        const problem = `is not the organization of the API key, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(slug)}. Nothing was written.`;
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
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6599);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _report_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(421);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6176);
// `validate`: all checks of the files that need no service.







async function runValidate(context) {
    const { cwd, settings, git, head, progress } = context;
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const source = { cwd, paths: [settings.path], run: git, onFile: progress.fileRead };
    const { inventory, files } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRevision */ .qo)(head, source, report);
    const groups = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_5__/* .groupByText */ .YQ)(inventory.documents);
    (0,_core_names_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSystems */ .BR)(groups, report);
    (0,_core_names_js__WEBPACK_IMPORTED_MODULE_5__/* .checkBetween */ .nT)(groups, settings.uniqueNames, report);
    const whole = inventory.documents.filter(({ isWhole }) => isWhole);
    return {
        result: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics) ? 'invalid' : 'validated',
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .inFileOrder */ .w$)(diagnostics),
        files: filesIn(files, diagnostics),
        assets: whole.reduce((sum, document) => sum + document.assets.length, 0),
        systems: groups.filter(({ documents }) => documents.some(({ isWhole }) => isWhole)).length,
    };
}
/** Includes files that could not be read as text. */
function filesIn(files, diagnostics) {
    const faulty = diagnostics.flatMap(({ code, at }) => (at === null || code === 'submodule' ? [] : at.file.path));
    return new Set([...files.map(({ path }) => path), ...faulty]).size;
}
function cliValidate(flags, cli) {
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .FILES */ .cn, async (context) => {
        const { terminal, progress } = context;
        const validated = await runValidate(context);
        const { result, files, systems, assets, diagnostics } = validated;
        progress.end();
        if (flags.json === true) {
            const found = diagnostics.map(_report_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .wordDiagnostic */ .k8);
            terminal.out((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .printedJson */ .xL)({ result, files, cyber_systems: systems, assets, diagnostics: found }));
        }
        else
            terminal.err((0,_report_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .renderValidation */ .kQ)(validated));
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FO)(result, false, false);
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

/** 96 bits. Short, because the record of a plan with thousands of changes must fit one check run. */
const FINGERPRINT_CHARACTERS = 16;
/** 48 bits are enough: it only counts for an asset whose live name an apply gave it that was cut off. */
const TARGET_CHARACTERS = 8;
/** 16 characters (base64url) of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
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
 * Identifies the state in which a change of an asset ends, whatever it starts from. `after` is null for a delete. Eight
 * characters (base64url) over organization, id and after.
 */
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
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
    GIT_DIR: undefined,
    GIT_COMMON_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_OBJECT_DIRECTORY: undefined,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined,
    GIT_QUARANTINE_PATH: undefined,
    GIT_NAMESPACE: undefined,
    GIT_SHALLOW_FILE: undefined,
    GIT_DEFAULT_HASH: undefined,
    GIT_DIFF_OPTS: undefined,
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
/** The command among the arguments, which may begin with settings, each `-c name=value`. */
function commandOf(args) {
    let at = 0;
    while (args[at] === '-c')
        at += 2;
    return args[at] ?? '';
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
            return `the service answered ${failure.status}, a redirect, and redirects are not followed. Check the base URL.`;
        case 'body':
            return `the service answered ${failure.status}, but not as its API document says${failureReason}. Check the base URL.`;
        case 'too-large':
            return `the answer is too large and was cut off${failureReason}. Check the base URL.`;
        case 'aborted':
            return `stopped ${failure.sent ? 'before the answer came' : 'before it was sent'}. Run again.`;
        case 'status':
            return `the service answered ${failure.status}. ${remedy(failure)}`;
    }
}
function refusedRemedy({ reason }) {
    const [whose, where] = reason?.startsWith(PROXY) ? ["The proxy's", 'HTTPS_PROXY'] : ['Its', 'the base URL'];
    if (isUntrusted(reason)) {
        return `${whose} certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.`;
    }
    // Without DNS the correct host is not known, only what gave its name.
    if (/(?:ENOTFOUND|EAI_AGAIN)$/.test(reason ?? ''))
        return `Check how ${where} spells the host, and the network.`;
    return 'Check the base URL, the network and the proxy.';
}
function remedy({ status }) {
    if (status === 401 || status === 403)
        return 'Check that the API key is whole and not revoked.';
    if (status === 404)
        return 'Check the base URL, or whether the record was deleted meanwhile.';
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
/* harmony import */ var _core_ignore_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8109);
// The owners of a path, by GitHub's rules for CODEOWNERS. Linear in the length of the file, whatever it holds.

/** The places where GitHub looks, in this order. The first file that exists counts. */
const OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
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
            used = used.filter((at) => at < names.length && (0,_core_ignore_js__WEBPACK_IMPORTED_MODULE_0__/* .isLike */ .ON)(names[at] ?? '', part)).map((at) => at + 1);
    }
    if (isFolder)
        return used.some((at) => at < names.length);
    return isAnchored && body.endsWith('/*') ? used.includes(names.length) : used.length > 0;
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
