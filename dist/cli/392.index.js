export const id = 392;
export const ids = [392];
export const modules = {

/***/ 8392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliInit: () => (/* binding */ cliInit)
});

// EXTERNAL MODULE: ./lib/follow/import.js + 4 modules
var follow_import = __webpack_require__(7872);
// EXTERNAL MODULE: ./lib/follow/report.js
var follow_report = __webpack_require__(5371);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
// EXTERNAL MODULE: ./lib/run/context.js
var run_context = __webpack_require__(8402);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/setup/init-answers.js



const NAME = '[A-Za-z0-9_][\\w.-]*';
const PAIR = new RegExp(`^${NAME}/${NAME}$`);
function remoteParts(url) {
    const bare = url
        .trim()
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    const pair = bare.split(/[/:]/).slice(-2).join('/');
    const repository = PAIR.test(pair) ? pair : '';
    const full = bare.includes('://') ? bare : `ssh://${bare.replace(':', '/')}`;
    if (!URL.canParse(full))
        return { repository, host: '' };
    const { protocol, hostname, host } = new URL(full);
    const serving = protocol === 'https:' ? host : hostname.replace(/^ssh\.(?=github)/, '');
    return { repository, host: hostname.includes('.') ? serving : '' };
}
const FORMS = {
    'base-url': [/^\S+$/, 'the URL of the service'],
    repository: [PAIR, 'OWNER/REPO'],
    action: [
        new RegExp(`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`),
        'OWNER/REPO@COMMIT, pinned to the full SHA of a commit: a tag or a branch can be moved',
    ],
    branch: [/^[A-Za-z0-9_][\w./-]*$/, 'the default branch of the repository'],
    team: [PAIR, 'ORG/TEAM'],
    organization: [/^[\w.-]+$/, 'a slug'],
    ledger: [new RegExp(`^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`), 'OWNER/REPO#BRANCH or BRANCH'],
};
async function answersFrom(options, env, git) {
    const origin = await (0,process/* gitAnswer */.Hr)(git, ['ls-remote', '--get-url', 'origin']);
    const head = await (0,process/* gitAnswer */.Hr)(git, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
    const remote = remoteParts(origin ?? '');
    const inferred = {
        'base-url': env.CIP_SYNC_BASE_URL,
        repository: remote.repository,
        branch: head?.replace(/^origin\//, ''),
    };
    const names = Object.keys(FORMS);
    const values = Object.fromEntries(names.map((name) => {
        const text = options[name === 'base-url' ? 'baseUrl' : name]?.trim() || (inferred[name]?.trim() ?? '');
        return [name, name === 'team' ? text.replace(/^@/, '') : text];
    }));
    const { hardened } = options;
    const missing = names.slice(0, hardened ? 5 : 4).filter((name) => values[name] === '');
    const unfit = names.filter((name) => values[name] !== '' && !FORMS[name][0].test(values[name]));
    const forms = [...missing, ...unfit].map((name) => `--${name} must be ${FORMS[name][1]}.`);
    if (/@[0-9a-f]{4,39}$/.test(values.action))
        forms.push('That SHA is abbreviated: give all 40 characters of it.');
    const faulty = missing.length > 0 ? missing : unfit;
    if (faulty.length > 0) {
        const problem = faulty === unfit ? 'cannot be used' : `${missing.length === 1 ? 'is' : 'are'} not given`;
        throw new result/* UserError */.yo(faulty.map((name) => `--${name}`).join(', '), problem, forms.join(' '));
    }
    const unnamed = ['repository', 'branch'].filter((name) => options[name] === null);
    const { 'base-url': baseUrl, ...answers } = values;
    return {
        ...answers,
        baseUrl,
        host: (values.repository === remote.repository && remote.host) || 'github.com',
        hardened,
        cmdb: options.cmdb,
        inferred: unnamed.map((name) => `--${name} ${(0,text_text/* visible */.RK)(values[name])}`),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/setup/code-owners.js
var code_owners = __webpack_require__(7069);
;// CONCATENATED MODULE: ./lib/setup/init-files.js




function setupFiles(answers, owners, read) {
    const { hardened, team, cmdb } = answers;
    const files = [
        ['.github/workflows/inventory.yml', `examples/workflows/${hardened ? 'hardened' : 'plan-and-apply'}.yml`],
        ['.github/workflows/inventory-drift.yml', 'examples/workflows/drift.yml'],
        ['.github/rulesets/inventory.json', 'examples/setup/ruleset.json'],
        ['.github/rulesets/inventory-applied.json', 'examples/setup/ruleset-applied.json'],
        ['.gitignore', 'examples/setup/gitignore'],
    ];
    if (cmdb)
        files.push(['.github/workflows/inventory-cmdb.yml', 'examples/workflows/cmdb.yml']);
    if (team !== '')
        files.push([owners, 'examples/setup/CODEOWNERS']);
    return files.map(([path, from]) => ({ path, text: filledIn(read(from), answers) }));
}
function compareFiles(answers, cwd, packageRoot) {
    const textAt = (path) => ((0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8') : null);
    const owners = code_owners/* OWNERS_PATHS */.k.find((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, path))) ?? code_owners/* OWNERS_PATHS */.k[0];
    const files = setupFiles(answers, owners, (from) => (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(packageRoot, from), 'utf8'));
    return files.map(({ path, text }) => ({ path, before: textAt((0,external_node_path_.join)(cwd, path)), text }));
}
const PLACEHOLDER = `OWNER/cip-inventory-sync@${'0'.repeat(40)}`;
const VERSION = / # v[\d.]+$/gm;
function filledIn(template, answers) {
    const { action, baseUrl, hardened, team, organization, branch, ledger } = answers;
    const [name = '', sha = ''] = action.split('@');
    const scalar = (text) => /^[A-Za-z][\w.~:/%-]*$/.test(text) && !text.endsWith(':') ? text : (0,text_text/* yamlString */.lJ)(text);
    const text = template
        .replace(/^.*$/gm, (line) => (line.includes('0'.repeat(40)) ? line.replace(VERSION, '') : line))
        .replaceAll(PLACEHOLDER, action)
        .replaceAll('OWNER/cip-inventory-sync', name)
        .replaceAll('0'.repeat(40), sha)
        .replaceAll('https://inventory.example', () => scalar(baseUrl))
        .replaceAll('branches: [main]', () => `branches: [${scalar(branch)}]`)
        .replaceAll('@ORGANIZATION/inventory-owners', `@${team}`)
        .replace(/^# Beside hardened\.yml.*\n/m, '')
        .replace(/^( *)# hardened: (.*\n)/gm, hardened ? '$1$2' : '');
    const withInputs = (part, inputs) => part.replace(/^( *)base-url: .*\n/gm, (line, indent) => [line, ...inputs.map((input) => `${indent}${input}\n`)].join(''));
    const owned = organization === '' ? text : withInputs(text, [`organization: ${scalar(organization)}`]);
    if (ledger === '')
        return owned;
    const at = Math.max(0, owned.indexOf('\n  apply:\n'));
    const [plans, writers] = [owned.slice(0, at), owned.slice(at)];
    const isElsewhere = ledger.includes('#');
    const token = isElsewhere ? [`ledger-token: ${'$'}{{ secrets.CIP_LEDGER_TOKEN }}`] : [];
    const wired = withInputs(writers, [`ledger: ${scalar(ledger)}`, ...token]);
    if (isElsewhere)
        return plans + wired;
    return plans + wired.replace(/^( {2}drift:\n(?: {4}.*\n)*? {6}contents: )read.*$/m, '$1write # the ledger');
}
const STORE_KEY = 'Store the API key from CIP_SYNC_API_KEY as a secret. gh asks for it';
function renderSteps(answers, paths, hasInventory) {
    const { repository, host, branch, hardened, team, ledger, cmdb, action, organization, baseUrl } = answers;
    const place = hardened ? `--env inventory --repo ${repository}` : `--repo ${repository}`;
    const steps = [
        [
            'Use a private repository. In a public one every run fails, since everyone could read what it prints, unless you add allow-public: true below each base-url. If there is no repository yet, make it',
            `git init --initial-branch ${shellWord(branch)}`,
            `gh repo create ${repository} --private --source .`,
        ],
    ];
    if (!hasInventory) {
        steps.push([
            'Import what is live, with the key in CIP_SYNC_API_KEY and the URL in CIP_SYNC_BASE_URL',
            'cip-sync import',
        ]);
    }
    if (team !== '') {
        steps.push([
            'Give the owners write access: owners without it do not count',
            `gh api -X PUT orgs/${team.replace('/', '/teams/')}/repos/${repository} -f permission=push`,
        ]);
    }
    if (hardened) {
        const path = `repos/${repository}/environments/inventory`;
        steps.push([
            'Make the environment that only the default branch may use',
            `gh api -X PUT ${path} -F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'`,
            `gh api -X POST ${path}/deployment-branch-policies -f name=${shellWord(branch)}`,
        ]);
        steps.push([
            'Store an API key there (gh asks for it), and a key that signs records. If the API key was a secret of the repository before, use a new one and revoke the old one',
            `gh secret set CIP_INVENTORY_KEY ${place}`,
            `openssl rand -hex 32 | gh secret set CIP_SIGNING_KEY ${place}`,
        ]);
        const permissions = `repos/${repository}/actions/permissions`;
        steps.push([
            'Limit what Actions may do. In a public repository, also allow pull_request_target under Settings, Actions, Policies',
            `gh api -X PUT ${permissions} -F enabled=true -f allowed_actions=selected -F sha_pinning_required=true`,
            `gh api -X PUT ${permissions}/selected-actions -F github_owned_allowed=true -F verified_allowed=false -f 'patterns_allowed[]=${action.split('@')[0]}@*'`,
            `gh api -X PUT ${permissions}/workflow -f default_workflow_permissions=read -F can_approve_pull_request_reviews=false`,
        ]);
    }
    else
        steps.push([STORE_KEY, `gh secret set CIP_INVENTORY_KEY ${place}`]);
    if (ledger !== '') {
        const isElsewhere = ledger.includes('#');
        const [holder = '', ref = ledger] = isElsewhere ? ledger.split('#') : [repository, ledger];
        const remote = shellWord(`https://${host}/${holder}.git#${ref}`);
        const rules = '"rules":[{"type":"deletion"},{"type":"non_fast_forward"}]';
        const conditions = `"conditions":{"ref_name":{"include":["refs/heads/${ref}"],"exclude":[]}}`;
        if (!isElsewhere)
            steps.push([
                'If the repository on GitHub has no commit yet, push one: GitHub makes the first branch the default branch',
                `git commit --allow-empty --message 'Begin the repository' && git push origin HEAD:${branch}`,
            ]);
        steps.push([
            `Begin the ledger, in a private repository, and protect it${isElsewhere ? '. CIP_LEDGER_TOKEN is a token that may write the contents of only that repository' : ''}. To sign its commits, first set CIP_SYNC_LEDGER_KEY here, and give the workflows ledger-key`,
            `cip-sync ledger init --ledger ${remote} --organization ${organization || 'SLUG'} --base-url ${shellWord(baseUrl)}`,
            `echo '{"name":"ledger","target":"branch","enforcement":"active",${conditions},${rules}}' | gh api -X POST repos/${holder}/rulesets --input -`,
            ...(isElsewhere ? [`gh secret set CIP_LEDGER_TOKEN ${place}`] : []),
        ]);
    }
    if (cmdb) {
        steps.push([
            'Say in .github/cmdb-mapping.yml what the columns of the export mean, and replace the step "Take the export" in .github/workflows/inventory-cmdb.yml. Make a GitHub App with contents: write and pull-requests: write, install it on this repository, and keep its client id, its private key, and a token that may read the CMDB',
            `gh variable set CMDB_APP_CLIENT_ID ${place}`,
            `gh secret set CMDB_APP_KEY ${place} < app.private-key.pem`,
            `gh secret set CMDB_TOKEN ${place}`,
        ]);
    }
    const added = [...paths, 'inventory', ...(cmdb ? ['.github/cmdb-mapping.yml'] : [])];
    steps.push([
        'Push the files to the default branch. If it does not accept pushes, use a pull request. The first apply ends as no-changes, because the files declare what is live',
        `git add ${added.map(shellWord).join(' ')}`,
        "git commit --message 'Set up the inventory'",
        `git push origin HEAD:${branch}`,
    ]);
    const rulesets = `gh api -X POST repos/${repository}/rulesets --input .github/rulesets`;
    steps.push([
        `Protect the applied log. On a free plan of GitHub, a private repository has no rulesets${hardened ? ', and this setup needs them' : ': leave out this step and the next there'}`,
        `${rulesets}/inventory-applied.json`,
    ]);
    steps.push([
        `Protect the default branch${hardened ? '' : ', if you want reviews'}: from now on every change needs a pull request, an approval and its plan`,
        `${rulesets}/inventory.json`,
    ]);
    steps.push([
        'Check that nothing was forgotten, with a token of an administrator',
        `GH_TOKEN="$(gh auth token)" cip-sync doctor --github ${repository}`,
    ]);
    const lines = steps.flatMap(([title, ...commands], index) => [
        `${index + 1}. ${title}:`,
        ...commands.map((command) => `     ${command}`),
    ]);
    return ['What is left to do, in this order, in a POSIX shell (on Windows: Git Bash):', ...lines, ''].join('\n');
}
function shellWord(text) {
    return /^[\w./@:=+,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

// EXTERNAL MODULE: ./lib/text/findings.js
var findings = __webpack_require__(1450);
;// CONCATENATED MODULE: ./lib/cli/init.js










async function cliInit(context, { repository }) {
    const { options, host, terminal, report, style, progress } = context;
    const { cwd, git } = repository;
    const { env } = host;
    if ((await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--show-prefix'])) !== null) {
        terminal.err('warning: this is not the root of the repository, and GitHub looks for workflows and owners only there.\n');
    }
    const { inferred, ...given } = await answersFrom(options, env, git);
    if (inferred.length > 0)
        terminal.err(`Taken from the remote origin: ${inferred.join(', ')}.\n`);
    if ((0,endpoint/* isLoopback */.U)((0,endpoint/* checkBaseUrl */.x)(given.baseUrl, env))) {
        terminal.err("warning: the base URL points to this machine, which a GitHub runner cannot reach. Give the service's URL with --base-url.\n");
    }
    const key = (env.CIP_SYNC_API_KEY ?? '').trim();
    let live = null;
    if (key !== '') {
        const all = { source: { kind: 'live' }, out: 'inventory', path: null };
        const { reader } = await (0,run_context/* openService */.IH)(context, key);
        const { diagnostics, proposal } = await (0,follow_import.runImport)(context, { repository, reader }, all);
        progress.rest();
        if (proposal === null) {
            report(`${(0,findings/* findingLines */.hq)(diagnostics, style).join('\n')}\n${follow_report/* NOTHING_WRITTEN */.qv}`);
            return 'refused';
        }
        live = proposal;
    }
    const answers = { ...given, organization: given.organization || (live?.plan.organization ?? '') };
    const files = compareFiles(answers, cwd, host.packageRoot);
    const edits = [...files.filter(({ before }) => before === null), ...(live?.edits ?? [])];
    const isRehearsal = options.dryRun;
    if (isRehearsal)
        terminal.out((0,follow_report/* renderPatch */.hY)(edits));
    else
        (0,run_files/* writeFiles */.hV)(edits, context);
    for (const { path } of edits)
        report(`${isRehearsal ? 'would write' : 'wrote'} ${(0,text_text/* visible */.RK)(path)}\n`);
    if (edits.length === 0)
        report('Nothing to write: all files are there.\n');
    for (const line of (0,follow_report/* pruneLines */.O1)(live?.comparison.gaining ?? []))
        report(`${line}\n`);
    for (const file of files.filter(({ before, text }) => before !== null && before.replaceAll('\r\n', '\n') !== text)) {
        report(`kept ${file.path}, which already exists. It differs from what init would write:\n`);
        report((0,follow_report/* renderPatch */.hY)([{ ...file, before: (file.before ?? '').replaceAll('\r\n', '\n') }]));
    }
    const paths = files.map(({ path }) => path);
    report(`\n${renderSteps(answers, paths, key !== '')}`);
    return 'done';
}


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   x: () => (/* binding */ checkBaseUrl)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);

function checkBaseUrl(text, env) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('NODE_TLS_REJECT_UNAUTHORIZED', 'is 0, which turns off certificate checks', 'Unset it; NODE_EXTRA_CA_CERTS adds a private authority.');
    }
    const trimmed = text.trim();
    const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
    let wrong = null;
    if (trimmed === '')
        wrong = ['is empty', 'Set it to the URL of the service.'];
    else if (url === null)
        wrong = ['is not a URL', 'Write it as https://host or https://host/path.'];
    else if (url.protocol !== 'https:' && url.protocol !== 'http:')
        wrong = [`must start with https://, or for ${THIS_MACHINE} with http://`];
    else if (url.username !== '' || url.password !== '')
        wrong = ['must not contain a user or password', 'Remove them.'];
    else if (/[?#]/.test(text))
        wrong = ['must not contain a query or a fragment', 'Remove what follows the path.'];
    else if (url.protocol === 'http:' && !isLoopback(url))
        wrong = [`must use https; http is only for ${THIS_MACHINE}`];
    if (wrong !== null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('base-url', ...wrong);
    return url;
}
const THIS_MACHINE = 'this machine (localhost, 127.0.0.1, [::1])';
function isLoopback(url) {
    return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d+){3}$/.test(url.hostname);
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
