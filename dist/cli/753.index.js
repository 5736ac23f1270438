export const id = 753;
export const ids = [753];
export const modules = {

/***/ 753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliInit: () => (/* binding */ cliInit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
// EXTERNAL MODULE: ./lib/report/edits.js
var report_edits = __webpack_require__(1807);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(421);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
;// CONCATENATED MODULE: ./lib/setup/files.js
// The texts that init writes: the files of examples/ with the user's values, and lines to add to existing files.
// Nothing is read or written here.

/**
 * A new CODEOWNERS goes where GitHub looks first. An existing one elsewhere is used instead, because a new one would
 * override it.
 */
function sourcesOf(answers, owners) {
    const { hardened, team, preCommit, cmdb } = answers;
    const workflows = 'examples/workflows';
    const whole = (path, from) => ({ path, from, isLines: false });
    const lines = (path, from) => ({ path, from, isLines: true });
    return [
        whole('.github/workflows/inventory.yml', `${workflows}/${hardened ? 'hardened' : 'plan-and-apply'}.yml`),
        whole('.github/workflows/inventory-drift.yml', `${workflows}/drift.yml`),
        ...(cmdb ? [whole('.github/workflows/inventory-cmdb.yml', `${workflows}/cmdb.yml`)] : []),
        whole('.github/rulesets/inventory.json', 'examples/setup/ruleset.json'),
        whole('.github/dependabot.yml', 'examples/setup/dependabot.yml'),
        ...(team === null ? [] : [lines(owners, 'examples/setup/CODEOWNERS')]),
        lines('.gitignore', 'examples/setup/gitignore'),
        lines('.gitattributes', 'examples/setup/gitattributes'),
        whole('.vscode/settings.json', 'examples/setup/vscode-settings.json'),
        whole('inventory.schema.json', 'schema'),
        ...(preCommit ? [whole('.pre-commit-config.yaml', 'examples/setup/pre-commit-config.yaml')] : []),
    ];
}
function setupFile({ source, template, before, forced }, answers) {
    const { path, isLines } = source;
    const whole = filledIn(template, answers);
    const text = isLines && before !== null && !forced ? withLines(before, whole) : whole;
    if (before === null)
        return { path, before, text, fate: 'new' };
    if (before === text)
        return { path, before, text, fate: 'same' };
    if (forced)
        return { path, before, text, fate: 'replaced' };
    return { path, before, text, fate: isLines ? 'completed' : 'kept' };
}
const PLACEHOLDER = `OWNER/cip-inventory-sync@${'0'.repeat(40)}`;
/** The comment behind a pinned commit names a release. For the user's own commit, the release is not known. */
const VERSION = / # v[\d.]+$/gm;
/** The text of an example as this repository needs it. */
function filledIn(template, answers) {
    const { action, baseUrl, hardened, team, organization, branch } = answers;
    const [name = '', sha = ''] = action.split('@');
    const isOurs = (line) => line.includes(PLACEHOLDER) || line.includes('0'.repeat(40));
    const text = template
        .replace(/^.*$/gm, (line) => (isOurs(line) ? line.replace(VERSION, '') : line))
        .replaceAll(PLACEHOLDER, action)
        .replaceAll('OWNER/cip-inventory-sync', name)
        .replaceAll('0'.repeat(40), sha)
        .replaceAll('https://inventory.example', () => scalar(baseUrl))
        .replaceAll('branches: [main]', () => `branches: [${scalar(branch)}]`)
        .replaceAll('@ORGANIZATION/inventory-owners', `@${team ?? ''}`)
        .replace(/^# Beside hardened\.yml.*\n/m, '')
        .replace(/^( *)# hardened: (.*\n)/gm, hardened ? '$1$2' : '');
    const gated = answers.applyEnvironment === null ? text : withApplyEnvironment(text, answers.applyEnvironment);
    const withOrganization = organization === '' ? gated : afterUrl(gated, [`organization: ${scalar(organization)}`]);
    return answers.ledger === '' ? withOrganization : withLedgerInputs(withOrganization, answers.ledger);
}
/** Its gates and custom rules need the deployment that the examples switch off. */
function withApplyEnvironment(text, name) {
    return text.replace(/^( {2}apply:\n(?: {4}.*\n)*?)(?: {4}environment:\n(?: {6}.*\n)+)?( {4}permissions:\n)/m, (_, head, rest) => `${head}    environment: ${scalar(name)}\n${rest}`);
}
function scalar(text) {
    return /^[A-Za-z][\w.~:/%-]*$/.test(text) && !text.endsWith(':') ? text : (0,report_escape/* yamlString */.lJ)(text);
}
/** Adds inputs after each `base-url`. */
function afterUrl(text, inputs) {
    return text.replace(/^( *)base-url: .*\n/gm, (line, indent) => [line, ...inputs.map((input) => `${indent}${input}\n`)].join(''));
}
/** A ledger in another repository needs its own token. One in this repository needs the permission to push. */
function withLedgerInputs(text, ledger) {
    const isElsewhere = ledger.includes('#');
    const token = isElsewhere ? [`ledger-token: ${'$'}{{ secrets.CIP_LEDGER_TOKEN }}`] : [];
    const wired = afterUrl(text, [`ledger: ${scalar(ledger)}`, ...token]);
    if (isElsewhere)
        return wired;
    return wired.replace(/^( {2}(?:apply|drift):\n(?: {4}.*\n)*? {6}contents: )read.*$/gm, '$1write # the ledger');
}
/** Adds the missing lines at the end of a file, with the comment above them. */
function withLines(before, wanted) {
    const present = new Set(before.split(/\r?\n/).map(words));
    const isMissing = (line) => line !== '' && !present.has(words(line));
    const lines = wanted.split('\n');
    if (!lines.some((line) => isMissing(line) && !line.startsWith('#')))
        return before;
    const ending = before.includes('\r\n') ? '\r\n' : '\n';
    const start = before === '' || before.endsWith('\n') ? before : before + ending;
    return (start +
        lines
            .filter(isMissing)
            .map((line) => line + ending)
            .join(''));
}
/** Ignores the amount of white space between words. */
function words(line) {
    return line.trim().split(/\s+/).join(' ');
}

// EXTERNAL MODULE: ./lib/setup/owners.js
var setup_owners = __webpack_require__(2785);
;// CONCATENATED MODULE: ./lib/setup/todo.js
// The steps after init that only a person can do, in order, as exact commands.

/** The steps that are left, in this order. */
function stepsLeft(answers, ground) {
    const { hardened, repository, team, applyEnvironment } = answers;
    const environments = [...(hardened ? ['inventory'] : []), ...(applyEnvironment === null ? [] : [applyEnvironment])];
    return [
        ...(ground.hasRemote ? [] : [newRepository(answers, ground)]),
        ...(ground.hasInventory ? [] : [bringIn()]),
        ...(team === null ? [] : [teamAccess(team, repository)]),
        ...(environments.length > 0 ? [environment(answers, environments)] : []),
        secrets(answers, environments),
        ...(answers.ledger === '' ? [] : [ledger(answers, environments)]),
        ...(hardened ? [actions(answers)] : []),
        push(answers, ground),
        ruleset(answers),
    ];
}
/** The command that checks whether all steps were done. */
function doctorCommand({ repository, hardened }) {
    return `cip-sync doctor --github ${repository} --expect ${hardened ? 'hardened' : 'plain'}`;
}
function newRepository({ repository, branch }, { currentBranch }) {
    return {
        title: 'Make the repository on GitHub',
        commands: [
            ...(currentBranch === null ? [`git init --initial-branch ${(0,report_escape/* shellWord */.r7)(branch)}`] : []),
            `gh repo create ${repository} --private --source .`,
        ],
    };
}
function bringIn() {
    return {
        title: 'Import what is live, with the key in CIP_SYNC_API_KEY and the URL in CIP_SYNC_BASE_URL',
        commands: ['cip-sync import'],
    };
}
function teamAccess(team, repository) {
    const [organization, slug] = team.split('/');
    return {
        title: 'Give the owners write access: owners without it do not count',
        commands: [`gh api -X PUT orgs/${organization}/teams/${slug}/repos/${repository} -f permission=push`],
    };
}
function environment({ repository, branch, applyEnvironment }, names) {
    const policy = 'deployment_branch_policy';
    const commands = names.flatMap((name) => {
        const path = `repos/${repository}/environments/${name}`;
        return [
            `gh api -X PUT ${path} -F '${policy}[protected_branches]=false' -F '${policy}[custom_branch_policies]=true'`,
            `gh api -X POST ${path}/deployment-branch-policies -f name=${(0,report_escape/* shellWord */.r7)(branch)}`,
        ];
    });
    const which = names.length === 1 ? 'the environment' : 'the environments';
    const gates = `; ${applyEnvironment} may then get reviewers, a wait, or a custom rule`;
    return {
        title: `Make ${which} that only the default branch may use${applyEnvironment === null ? '' : gates}`,
        commands,
    };
}
function secrets({ hardened, repository }, environments) {
    if (!hardened) {
        return {
            title: 'Keep the key as a secret: gh asks for it',
            commands: [`gh secret set CIP_INVENTORY_KEY --repo ${repository}`],
        };
    }
    const places = environments.map((name) => `--env ${name} --repo ${repository}`);
    const signing = places.map((place) => `gh secret set CIP_SIGNING_KEY ${place}`);
    const [first = ''] = signing;
    return {
        title: 'Keep a new key of the service there (gh asks for it), and one that signs. Revoke the key that was used before',
        commands: [
            ...places.map((place) => `gh secret set CIP_INVENTORY_KEY ${place}`),
            signing.length === 1
                ? `openssl rand -hex 32 | ${first}`
                : `key=$(openssl rand -hex 32); ${signing.map((command) => `echo "$key" | ${command}`).join('; ')}`,
        ],
    };
}
function ledger({ ledger: place, repository, hardened, organization, baseUrl }, environments) {
    const isElsewhere = place.includes('#');
    const [holder = '', branch = place] = isElsewhere ? place.split('#') : [repository, place];
    const places = hardened ? environments.map((name) => `--env ${name} `) : [''];
    const rules = '{"name":"ledger","target":"branch","enforcement":"active","conditions":{"ref_name":{"include":';
    const kinds = '"exclude":[]}},"rules":[{"type":"deletion"},{"type":"non_fast_forward"}]}';
    return {
        title: 'Begin the ledger, in a private repository, and protect it',
        commands: [
            `cip-sync audit init --ledger ${(0,report_escape/* shellWord */.r7)(`https://github.com/${holder}.git#${branch}`)} --organization ${organization || 'SLUG'} --base-url ${(0,report_escape/* shellWord */.r7)(baseUrl)}`,
            `echo '${rules}["refs/heads/${branch}"],${kinds}' | gh api -X POST repos/${holder}/rulesets --input -`,
            ...(isElsewhere ? places.map((at) => `gh secret set CIP_LEDGER_TOKEN ${at}--repo ${repository}`) : []),
        ],
    };
}
function actions({ repository, action }) {
    const path = `repos/${repository}/actions/permissions`;
    const [name] = action.split('@');
    return {
        title: 'Limit what Actions may do',
        commands: [
            `gh api -X PUT ${path} -F enabled=true -f allowed_actions=selected -F sha_pinning_required=true`,
            `gh api -X PUT ${path}/selected-actions -F github_owned_allowed=true -F verified_allowed=false -f 'patterns_allowed[]=${name}@*'`,
            `gh api -X PUT ${path}/workflow -f default_workflow_permissions=read -F can_approve_pull_request_reviews=false`,
            '# In a public repository GitHub blocks pull_request_target since 2026-11-02: allow it under Settings, Actions, Policies.',
        ],
    };
}
function push({ branch }, { hasRemoteBranch, currentBranch, paths }) {
    const added = [...paths, 'inventory'].map(report_escape/* shellWord */.r7).join(' ');
    const commit = [`git add ${added}`, "git commit --message 'Set up the inventory'"];
    const isElsewhere = currentBranch !== null && currentBranch !== branch;
    return {
        title: 'Bring the files to the default branch. The first apply ends as no-changes, because they declare what is live',
        commands: hasRemoteBranch
            ? [
                'git switch --create inventory-setup',
                ...commit,
                'git push --set-upstream origin inventory-setup',
                'gh pr create --fill && gh pr merge --squash',
            ]
            : [
                ...(isElsewhere ? [`git switch --create ${(0,report_escape/* shellWord */.r7)(branch)}`] : []),
                ...commit,
                `git push --set-upstream origin ${(0,report_escape/* shellWord */.r7)(branch)}`,
            ],
    };
}
function ruleset({ hardened, repository, team }) {
    const what = 'from now on every change needs a pull request, an approval and its plan';
    const owners = '# Before that, run cip-sync init again with --team ORG/TEAM, which writes .github/CODEOWNERS, and push it.';
    const approval = '# Before that, add approval: review below each base-url in .github/workflows/, and push it.';
    const before = [...(team === null ? [owners] : []), approval];
    return {
        title: `Protect the default branch, last${hardened ? '' : ', if you want reviews'}: ${what}`,
        commands: [
            ...(hardened ? [] : before),
            `gh api -X POST repos/${repository}/rulesets --input .github/rulesets/inventory.json`,
        ],
    };
}
/** A numbered list of steps, and the command that checks them. Ends with a newline. */
function renderSteps(steps, answers) {
    const lines = steps.map(({ title, commands }, index) => [`${index + 1}. ${title}:`, ...commands.map((command) => `     ${command}`)].join('\n'));
    const guarded = answers.hardened ? '' : ' (with reviews, say --expect guarded)';
    const check = `${steps.length + 1}. Check that nothing was forgotten, with a token of an administrator in GH_TOKEN${guarded}:`;
    const last = [check, `     GH_TOKEN="$(gh auth token)" ${doctorCommand(answers)}`].join('\n');
    return `${['What is left to do, in this order:', ...lines, last].join('\n')}\n`;
}

// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/explain.js
var explain = __webpack_require__(7325);
// EXTERNAL MODULE: ./lib/commands/import.js
var commands_import = __webpack_require__(6965);
// EXTERNAL MODULE: ./lib/commands/import-run.js
var import_run = __webpack_require__(6509);
// EXTERNAL MODULE: ./lib/commands/write-files.js
var write_files = __webpack_require__(9283);
;// CONCATENATED MODULE: ./lib/commands/init.js
// `init`: writes the files that the repository of an inventory needs, from the examples, and lists the steps that only
// a person can do. It asks nothing, and overwrites only what `--force` names.

















async function cliInit(flags, cli) {
    const host = (0,cli_flags/* inFolder */._z)(flags, cli);
    const git = host.gitIn(host.cwd, new AbortController().signal);
    await warnInSubfolder(git, host);
    const answers = await answersFrom(flags, host, git);
    warnOfLoopback((0,endpoint/* checkBaseUrl */.xd)(answers.baseUrl, host.env), host);
    const hasKey = (host.env.CIP_SYNC_API_KEY ?? '').trim() !== '';
    return (0,cli_flags/* openCli */.$B)({ ...flags, baseUrl: answers.baseUrl }, cli, hasKey ? cli_flags/* SERVICE */.YV : cli_flags/* WRITES_FILES */.pI, async (context) => {
        const live = hasKey ? await importLive(context) : { edits: [], organization: '' };
        if (live === null)
            return 1;
        const completed = { ...answers, organization: answers.organization || live.organization };
        const files = await setupFiles(completed, flags, host);
        const repository = await repositoryState(git, completed.branch);
        return finish({ files, inventory: live.edits, answers: completed, repository }, context);
    });
}
/** GitHub looks for workflows and owners only in the root of a repository. */
async function warnInSubfolder(git, { terminal }) {
    const prefix = await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--show-prefix']);
    if (prefix === null)
        return;
    terminal.err('warning: this is not the root of the repository, and GitHub looks for workflows and owners only there.\n');
}
/** The workflows ask the service from another machine. */
function warnOfLoopback(baseUrl, { terminal }) {
    if (!(0,endpoint/* isLoopback */.U9)(baseUrl))
        return;
    terminal.err('warning: the base URL is of this machine, which a runner of GitHub cannot reach. Give the one of the service with --base-url.\n');
}
/** OWNER/REPO of the remote `origin`; null if the remote is missing or not on GitHub. */
async function originRepository(git) {
    const url = await (0,process/* gitAnswer */.Hr)(git, ['remote', 'get-url', 'origin']);
    return /[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url ?? '')?.[1] ?? null;
}
/** The default branch of the remote `origin`, as the clone knows it; null if git does not know. */
async function defaultBranchOf(git) {
    const head = await (0,process/* gitAnswer */.Hr)(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
    return head?.replace(/^origin\//, '') ?? null;
}
async function repositoryState(git, branch) {
    const [origin, current, tip] = await Promise.all([
        originRepository(git),
        (0,process/* gitAnswer */.Hr)(git, ['symbolic-ref', '--short', 'HEAD']),
        (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}`]),
    ]);
    return { hasRemote: origin !== null, hasRemoteBranch: tip !== null, currentBranch: current };
}
const NAME = '[A-Za-z0-9_][\\w.-]*';
const PAIR = new RegExp(`^${NAME}/${NAME}$`);
const ACTION = new RegExp(`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`);
const LEDGER = new RegExp(`^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`);
const BRANCH = /^[A-Za-z0-9_][\w./-]*$/;
const FORMS = {
    'base-url': { pattern: /^\S+$/, form: 'the URL of the service' },
    repository: { pattern: PAIR, form: 'OWNER/REPO' },
    action: {
        pattern: ACTION,
        form: 'OWNER/REPO@SHA, pinned to the full SHA of a commit: a tag or a branch can be moved',
    },
    branch: { pattern: BRANCH, form: 'the default branch of the repository' },
    team: { pattern: PAIR, form: 'ORG/TEAM' },
    organization: { pattern: /^[\w.-]+$/, form: 'a slug' },
    ledger: { pattern: LEDGER, form: 'OWNER/REPO#BRANCH or BRANCH' },
    'apply-environment': { pattern: /^[A-Za-z0-9_][\w.-]*$/, form: 'the name of an environment' },
};
/** The answers of the flags, completed by what git and the environment know. Throws a ConfigurationError. */
async function answersFrom(flags, { env }, git) {
    (0,cli_flags/* refuseEmpty */.Ot)(flags, ['repository', 'action', 'team', 'branch', 'apply-environment', 'force']);
    const hardened = flags.hardened === true;
    const given = {
        'base-url': flagText(flags.baseUrl) ?? flagText(env.CIP_SYNC_BASE_URL),
        repository: flagText(flags.repository) ?? (await originRepository(git)),
        action: flagText(flags.action),
        branch: flagText(flags.branch) ?? (await defaultBranchOf(git)),
        team: flagText(flags.team)?.replace(/^@/, '') ?? null,
        organization: flagText(flags.organization),
        ledger: flagText(flags.ledger),
        'apply-environment': flagText(flags.applyEnvironment),
    };
    checkForms(given, ['base-url', 'repository', 'action', 'branch', ...(hardened ? ['team'] : [])]);
    return {
        hardened,
        repository: given.repository ?? '',
        baseUrl: given['base-url'] ?? '',
        action: given.action ?? '',
        branch: given.branch ?? '',
        team: given.team,
        organization: given.organization ?? '',
        ledger: given.ledger ?? '',
        applyEnvironment: given['apply-environment'],
        preCommit: flags.preCommit === true,
        cmdb: flags.cmdb === true,
    };
}
function flagText(flag) {
    return typeof flag === 'string' && flag.trim() !== '' ? flag.trim() : null;
}
/** Names all missing flags at once, else all flags with a wrong value. */
function checkForms(given, needed) {
    const forms = FORMS;
    const missing = needed.filter((flag) => given[flag] === null);
    const wrong = Object.keys(FORMS).filter((flag) => !(forms[flag].pattern.test(given[flag] ?? '') || given[flag] === null));
    const sentences = [...missing, ...wrong].map((flag) => `--${flag} must be ${forms[flag].form}.`).join(' ');
    const list = (flags) => flags.map((flag) => `--${flag}`).join(', ');
    if (missing.length > 0) {
        throw new result/* ConfigurationError */.j1(list(missing), `${missing.length === 1 ? 'is' : 'are'} not given. ${sentences}`);
    }
    if (wrong.length > 0)
        throw new result/* ConfigurationError */.j1(list(wrong), `cannot be used. ${sentences}`);
}
/** null if the existing files have errors, which are shown. */
async function importLive(context) {
    const { settings, terminal, progress } = context;
    const { diagnostics, proposal } = await (0,import_run/* runImport */.$O)(context, { out: 'inventory', paths: [], withIds: false }, commands_import.LIVE);
    progress.rest();
    if (proposal !== null)
        return { edits: proposal.edits, organization: proposal.plan.organization };
    for (const one of diagnostics)
        terminal.err(`${(0,messages.formatDiagnostic)(one, settings.detail)}\n`);
    terminal.err(report_edits/* NOTHING_WRITTEN */.qv);
    return null;
}
async function setupFiles(answers, flags, { cwd, packageRoot }) {
    const owners = setup_owners/* OWNERS_PATHS */.k.find((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, path))) ?? setup_owners/* OWNERS_PATHS */.k[0];
    const sources = sourcesOf(answers, owners);
    const forced = flagText(flags.force)?.split('\n') ?? [];
    const paths = sources.map(({ path }) => path);
    if (!forced.every((path) => paths.includes(path))) {
        throw new result/* ConfigurationError */.j1('--force', `names none of the files that init writes: ${paths.join(', ')}.`);
    }
    const schema = await (0,explain.schemaText)('inventory');
    return sources.map((source) => {
        const template = source.from === 'schema' ? schema : (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(packageRoot, source.from), 'utf8');
        return setupFile({ source, template, before: fileText((0,external_node_path_.join)(cwd, source.path)), forced: forced.includes(source.path) }, answers);
    });
}
function fileText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if ((0,rejections/* isSystemError */.Or)(error) && error.code === 'ENOENT')
            return null;
        throw error;
    }
}
/** Writes or shows everything, or nothing, and lists what is left to do. */
function finish({ files, inventory, answers, repository }, context) {
    const { terminal, flags, cwd } = context;
    const written = files.filter(({ fate }) => fate !== 'same' && fate !== 'kept');
    const replaced = new Set(files.flatMap(({ path, fate }) => (fate === 'replaced' ? [path] : [])));
    const edits = [...written.map(({ path, before, text: after }) => ({ path, before, text: after })), ...inventory];
    if (flags.dryRun === true)
        terminal.out((0,report_edits/* renderPatch */.hY)(edits));
    else
        (0,write_files/* writeShown */.B)(edits, context);
    for (const { path, before } of edits) {
        const [did, would] = replaced.has(path) ? ['replaced', 'would replace'] : ['wrote', 'would write'];
        const lacked = before === null || replaced.has(path) ? '' : ', the lines that it lacked';
        terminal.err(`${flags.dryRun === true ? would : did} ${(0,report_escape/* visible */.RK)(path)}${lacked}\n`);
    }
    if (edits.length === 0)
        terminal.err('Nothing to write: all files are there.\n');
    const kept = files.filter(({ fate }) => fate === 'kept');
    for (const { path } of kept) {
        terminal.err(`kept ${path}, which differs. To change it, give --force ${path}:\n`);
        terminal.err((0,report_edits/* renderPatch */.hY)(kept.filter((one) => one.path === path)));
    }
    const hasInventory = inventory.length > 0 || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, 'inventory'));
    const paths = files.map(({ path }) => path);
    terminal.err(`\n${renderSteps(stepsLeft(answers, { ...repository, hasInventory, paths }), answers)}`);
    return 0;
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
