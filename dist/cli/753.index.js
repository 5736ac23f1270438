export const id = 753;
export const ids = [753,596];
export const modules = {

/***/ 596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LIVE: () => (/* binding */ LIVE),
  cliImport: () => (/* binding */ cliImport),
  runImport: () => (/* binding */ runImport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/plan.js + 2 modules
var plan = __webpack_require__(4363);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/inventory/edit/file-edits.js + 1 modules
var file_edits = __webpack_require__(9942);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/match.js
var match = __webpack_require__(9706);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/inventory/edit/system-reference.js
var system_reference = __webpack_require__(6080);
// EXTERNAL MODULE: ./lib/inventory/edit/yaml-text.js
var yaml_text = __webpack_require__(7044);
;// CONCATENATED MODULE: ./lib/inventory/edit/missing.js








/** Every live system is declared by what results, and every asset in one, each by name or id. Linear. */
function findMissing(input) {
    const { inventory, live } = input;
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const { systems: declared } = (0,resolve/* resolveSystems */.Hi)(inventory, directory, diagnostic/* unreported */.B8);
    const matchInput = { systems: declared, live: live.assets, directory, moveSources: new Set() };
    const { liveOf, claimed } = (0,match/* matchAssets */.f)(matchInput, diagnostic/* unreported */.B8);
    const declarations = readDeclared(declared, liveOf, live);
    const unclaimedAssets = live.assets.filter((_, number) => claimed[number] === 0);
    const unclaimed = (0,group/* groupBy */.$z)(unclaimedAssets, ({ cyber_system_id }) => cyber_system_id);
    const names = new NameCount(input, declarations.declaredNames);
    const homes = new Map(declared.map((resolved) => [resolved.system.id, resolved]));
    const speller = new system_reference/* Speller */.S(live, input.withSystemIds);
    const additions = [];
    let nameless = 0;
    for (const system of live.systems) {
        const resolved = homes.get(system.id);
        const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !resolved?.ignore?.find(name));
        const spelled = resolved === undefined ? speller.spell(system) : speller.standing(system);
        if (spelled === null)
            continue;
        unclaimed.delete(system.id);
        const assets = all.flatMap((asset) => declare(asset, names.needsId(asset)) ?? []).sort(yaml_text/* compareNewAssets */.NX);
        nameless += all.length - assets.length;
        const prune = assets.length < all.length && (resolved?.prune ?? null) === null ? false : null;
        if (resolved !== undefined && assets.length === 0 && prune === null)
            continue;
        const isKept = (prune ?? resolved?.prune ?? null) === false;
        additions.push({ ...spelled, prune, isKept, home: resolved?.documents[0] ?? null, assets });
    }
    const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
    const pins = input.withIds ? declarations.pins : new Map();
    return { additions, neighbours: speller.neighbours(), pins, nameless, stray };
}
/** What entries of files mean, and the names they give. */
function readDeclared(systems, liveOf, { assets }) {
    const pins = new Map();
    const declaredNames = [];
    let number = -1;
    for (const resolved of systems) {
        for (const asset of resolved.assets) {
            const live = assets[liveOf[++number]];
            if (live?.name !== asset.name || live.cyber_system_id !== resolved.system.id) {
                declaredNames.push((0,names/* nameKey */.Rc)(resolved.system.id, asset.name), asset.name);
            }
            if (live !== undefined && !asset.hints?.id && (0,characters/* nameFaults */.hV)(live.id).length === 0)
                pins.set(asset, live.id);
        }
    }
    return { pins, declaredNames };
}
/** Names that more than one asset has, or is declared to have, where names are to be unique. */
class NameCount {
    #seen = new Set();
    #shared = new Set();
    #input;
    constructor(input, declaredNames) {
        this.#input = input;
        for (const asset of input.live.assets)
            this.#count((0,names/* uniqueKey */.fl)(asset, input.uniqueNames));
        for (const name of declaredNames)
            this.#count(name);
    }
    needsId(asset) {
        const { withIds, uniqueNames } = this.#input;
        return withIds || (0,characters/* needsId */.P6)(asset.name) || this.#shared.has((0,names/* uniqueKey */.fl)(asset, uniqueNames));
    }
    #count(key) {
        (this.#seen.has(key) ? this.#shared : this.#seen).add(key);
    }
}
/** null where no file can say it: an empty name is an error even with an id (design section 3). */
function declare({ name, asset_type, id }, isPinned) {
    if (name === '' || (isPinned && (0,characters/* nameFaults */.hV)(id).length > 0))
        return null;
    return { name, asset_type, id: isPinned ? id : null };
}

// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/load.js
var load = __webpack_require__(9574);
// EXTERNAL MODULE: ./lib/inventory/parse.js + 1 modules
var parse = __webpack_require__(4243);
// EXTERNAL MODULE: ./lib/report/edits.js
var report_edits = __webpack_require__(1807);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(3666);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/git-context.js
var git_context = __webpack_require__(2556);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
// EXTERNAL MODULE: ./lib/commands/write-files.js
var write_files = __webpack_require__(9283);
;// CONCATENATED MODULE: ./lib/commands/import.js
// `import`: wanted assets become files, with reads alone: those that are live, or the rows of a CSV export. What files
// declare already stays as it is; a plan of the files as they will be is made before they are written.
















/** Writes nothing itself. Throws ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function runImport(context, { out, paths, withIds, withSystemIds = false }, source) {
    const { cwd, settings, progress } = context;
    const diagnostics = [];
    const refused = () => ({ diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics), proposal: null });
    const report = (d) => void diagnostics.push(d);
    const lists = (0,snapshot/* readLive */.p9)(context);
    lists.catch(() => { });
    const find = source.open(report);
    const originals = await import_readDeclared(cwd, { out, paths }, report);
    if (find === null || ((0,diagnostic/* hasErrors */.Cs)(diagnostics) && !source.tellsAll))
        return refused();
    const live = await lists.catch((error) => {
        if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
            return null;
        throw error;
    });
    if (live === null)
        return refused();
    const inventory = (0,load/* inventoryOf */.o8)(originals);
    const before = planOf(inventory, live, settings);
    if ((0,diagnostic/* hasErrors */.Cs)(before.diagnostics)) {
        if (!source.tellsAll)
            return { diagnostics: before.diagnostics, proposal: null };
        diagnostics.push(...before.diagnostics);
    }
    const wanted = find({ inventory, live, uniqueNames: settings.uniqueNames, withIds, withSystemIds }, report);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    const onFile = (done, total) => progress.through('preparing', done, total);
    const { edits, unlike } = (0,file_edits/* layOut */.v8)({ out, originals, taken: (0,load/* pathsBelow */.Yl)(cwd, out), ...wanted, onFile });
    for (const path of unlike)
        report((0,diagnostic/* diagnostic */.YK)('ambiguous-yaml', 'error', (0,files/* wholeFile */.AA)(path), {}));
    if (unlike.length > 0)
        return refused();
    const plan = planOf(withEdits(inventory, edits), live, settings);
    expectNoMore(before, plan, source.mayAsk);
    const warnings = newWarnings(before, plan);
    diagnostics.push(...(settings.detail === 'counts' ? warnings.map(outsideOf(edits)) : warnings));
    return { diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics), proposal: { edits, wanted, plan } };
}
/** A folder as paths of the inventory start with it: '' for the working directory itself. */
function folderWithin(cwd, folder) {
    const path = (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, folder)).split(external_node_path_.sep).join('/');
    return path.startsWith('../') || path === '..' ? (0,external_node_path_.resolve)(cwd, folder).split(external_node_path_.sep).join('/') : path;
}
/**
 * The files that declare something already. That there are none yet is no error, unless a path was given that finds
 * nothing.
 */
async function import_readDeclared(cwd, { out, paths }, report) {
    const isGiven = (path) => paths.includes(path) && folderWithin(cwd, path) !== out;
    return (0,load/* readOriginals */.zW)({ cwd, paths: [...paths, out === '' ? '.' : out] }, (finding) => {
        if (finding.code !== 'no-inventory')
            return report(finding);
        const paths = finding.args.paths.filter(isGiven);
        if (paths.length > 0)
            report((0,diagnostic/* diagnostic */.YK)('no-inventory', 'error', null, { ...finding.args, paths }));
    });
}
/** What the edited files declare, beside the others. */
function withEdits(inventory, edits) {
    const edited = new Set(edits.map(({ path }) => path));
    const read = [];
    for (const { path, text } of edits) {
        const content = text.replace(/^\uFEFF/, '');
        for (const document of (0,parse/* parseInventory */.au)((0,files/* sourceFile */.sm)(path, content), content, diagnostic/* unreported */.B8))
            read.push(document);
    }
    const documents = inventory.documents.filter(({ file }) => !edited.has(file.path));
    return { documents: [...documents, ...read], isComplete: true };
}
function planOf(head, live, settings) {
    return (0,plan/* makePlan */.C)({ head, base: null, applied: null, held: new Set(), live, diagnostics: [], settings });
}
/** What nobody caused: better no file than one that changes what nobody asked to change. */
function expectNoMore(before, after, mayAsk) {
    const fingerprints = new Set(before.changes.map(({ fingerprint }) => fingerprint));
    const isSafe = after.changes.every((change) => fingerprints.has(change.fingerprint) || mayAsk(change));
    if (isSafe && !(0,diagnostic/* hasErrors */.Cs)(after.diagnostics))
        return;
    const problem = after.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'another plan';
    throw new Error(`the imported files would not declare what is wanted alone (${problem})`);
}
/** What a plan says of wanted assets that may be live under another name or elsewhere, and would be two then. */
const DOUBTS = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);
function newWarnings(before, after) {
    const keyOf = ({ code, args }) => JSON.stringify([code, args]);
    const doubts = ({ diagnostics }) => diagnostics.filter(({ code }) => DOUBTS.has(code));
    const earlier = new Set(doubts(before).map(keyOf));
    return doubts(after).filter((finding) => !earlier.has(keyOf(finding)));
}
/** Paths of new files are made of names: under `counts` a finding in one has no place. */
function outsideOf(edits) {
    const fresh = new Set(edits.flatMap(({ path, before }) => (before === null ? [path] : [])));
    return (finding) => (finding.at !== null && fresh.has(finding.at.file.path) ? { ...finding, at: null } : finding);
}
/** All that is live: its files ask for nothing new. Of what is no error, validate and plan tell. */
const LIVE = {
    open: () => findMissing,
    mayAsk: () => false,
    tellsAll: false,
    render: ({ edits, wanted }, ended) => {
        const { additions, pins, neighbours, nameless, stray } = wanted;
        const assets = additions.reduce((sum, addition) => sum + addition.assets.length, 0);
        const systems = additions.filter(({ home }) => home === null).length;
        const counts = {
            live: neighbours.systems.length,
            systems,
            assets,
            ids: pins.size,
            nameless,
            stray,
            gaining: additions,
        };
        return (0,report_edits/* renderImported */.vJ)(edits, counts, ended);
    },
};
async function cliImport(flags, cli) {
    const { fromCsv } = flags;
    if (typeof fromCsv !== 'string') {
        const stray = ['column', 'value', 'default', 'where', 'skip', 'mapping', 'delimiter'].find((name) => flags[name] !== undefined);
        if (stray === undefined)
            return importFrom(LIVE, flags, cli);
        throw new result/* ConfigurationError */.j1(`--${stray}`, 'is for a CSV export. Name it with --from-csv.');
    }
    const { csvSource, mappingFrom } = await Promise.all(/* import() */[__webpack_require__.e(5175), __webpack_require__.e(9100)]).then(__webpack_require__.bind(__webpack_require__, 9100));
    const diagnostics = [];
    const { cwd } = (0,cli_flags/* inFolder */._z)(flags, cli);
    const mapping = await mappingFrom(flags, cwd, (d) => diagnostics.push(d));
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics)) {
        return refuse((0,diagnostic/* inFileOrder */.w$)(diagnostics), cli.terminal, flags.detail === 'counts' ? 'counts' : 'full');
    }
    const { mappingStub } = await __webpack_require__.e(/* import() */ 7433).then(__webpack_require__.bind(__webpack_require__, 7433));
    return importFrom({
        ...csvSource(fromCsv, cwd, mapping),
        help: (findings) => mappingStub(mapping, fromCsv, findings),
        render: ({ edits, wanted, plan }, ended) => (0,report_edits/* renderCsvImported */.Jt)({ edits, counts: wanted, plan }, ended),
    }, flags, cli);
}
/** Writes or shows what was found, whole or not at all; gives the exit code. */
function importFrom(source, flags, cli) {
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* READS */.yT, async (context) => {
        const { terminal, host, settings, progress, startedAt } = context;
        const { detail } = settings;
        const { diagnostics, proposal } = await runImport(context, requestFrom(context), source);
        progress.rest();
        if (proposal === null) {
            const code = refuse(diagnostics, terminal, detail);
            if (detail === 'full')
                terminal.err(source.help?.(diagnostics) ?? '');
            return code;
        }
        if (source.tellsAll)
            show(diagnostics, terminal, detail);
        const dryRun = flags.dryRun === true;
        if (!dryRun)
            (0,write_files/* writeShown */.B)(proposal.edits, context);
        else if (detail === 'full')
            terminal.out((0,report_edits/* renderPatch */.hY)(proposal.edits));
        terminal.err(source.render(proposal, { dryRun, detail, ms: host.clock.now() - startedAt }));
        if (!dryRun && proposal.edits.length > 0)
            terminal.err((0,report_edits/* renderNotIgnored */.iu)(await (0,git_context/* notIgnoredBy */.rL)(context.git)));
        return 0;
    });
}
/** Without `--path` the files below `--out` are the inventory. */
function requestFrom({ flags, settings, cwd }) {
    const out = typeof flags.out === 'string' ? flags.out : 'inventory';
    const paths = typeof flags.path === 'string' ? settings.paths : [];
    return {
        out: folderWithin(cwd, out),
        paths,
        withIds: flags.withIds === true,
        withSystemIds: flags.withSystemIds === true,
    };
}
function refuse(diagnostics, terminal, detail) {
    show(diagnostics, terminal, detail);
    terminal.err(report_edits/* NOTHING_WRITTEN */.qv);
    return 1;
}
/** A file in which every row is wrong is wrong in one way: so many findings show it. Of more, errors first and one of each code. */
const MOST_SHOWN = 1000;
function show(diagnostics, terminal, detail) {
    const more = diagnostics.length - MOST_SHOWN;
    const chosen = more > 0 ? (0,messages.firstOf)(diagnostics, MOST_SHOWN) : diagnostics;
    const lines = chosen.map((finding) => `${(0,messages.formatDiagnostic)(finding, detail)}\n`);
    terminal.err(lines.join('') + (more > 0 ? `${(0,text_style/* counted */.hS)(more, 'more finding')} not shown.\n` : ''));
}


/***/ }),

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
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
// EXTERNAL MODULE: ./lib/report/edits.js
var report_edits = __webpack_require__(1807);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(3666);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
;// CONCATENATED MODULE: ./lib/setup/files.js
// What init writes, as texts: the files of examples/ with what the user said put in its places, and lines that are
// added to files that stand. Nothing is read or written here.

/** CODEOWNERS goes where GitHub looks first, unless there is one elsewhere: that one would no longer count. */
function sourcesOf(answers, owners) {
    const { hardened, team, preCommit } = answers;
    const workflows = 'examples/workflows';
    const whole = (path, from) => ({ path, from, isLines: false });
    const lines = (path, from) => ({ path, from, isLines: true });
    return [
        whole('.github/workflows/inventory.yml', `${workflows}/${hardened ? 'hardened' : 'plan-and-apply'}.yml`),
        whole('.github/workflows/inventory-drift.yml', `${workflows}/drift.yml`),
        whole('.github/rulesets/inventory.json', 'examples/setup/ruleset.json'),
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
/** The text of an example as this repository needs it. */
function filledIn(template, answers) {
    const { action, baseUrl, hardened, team, organization, defaultBranch } = answers;
    const [name = '', sha = ''] = action.split('@');
    const branch = /^[\w./-]+$/.test(defaultBranch) ? defaultBranch : (0,report_escape/* yamlString */.lJ)(defaultBranch);
    const text = template
        .replaceAll(PLACEHOLDER, action)
        .replaceAll('OWNER/cip-inventory-sync', name)
        .replaceAll('0'.repeat(40), sha)
        .replaceAll('https://inventory.example', () => scalar(baseUrl))
        .replaceAll('branches: [main]', () => `branches: [${branch}]`)
        .replaceAll('@ORGANIZATION/inventory-owners', `@${team ?? ''}`)
        .replace(/^# Beside hardened\.yml.*\n/m, '')
        .replace(/^( *)# hardened: (.*\n)/gm, hardened ? '$1$2' : '');
    const withOrganization = organization === '' ? text : afterUrl(text, [`organization: ${scalar(organization)}`]);
    return answers.ledger === '' ? withOrganization : withLedger(withOrganization, answers.ledger);
}
function scalar(text) {
    return /^[A-Za-z][\w.~:/%-]*$/.test(text) && !text.endsWith(':') ? text : (0,report_escape/* yamlString */.lJ)(text);
}
/** Inputs beside each `base-url`. */
function afterUrl(text, inputs) {
    return text.replace(/^( *)base-url: .*\n/gm, (line, indent) => [line, ...inputs.map((input) => `${indent}${input}\n`)].join(''));
}
/** A ledger in another repository takes a token of its own, one in this repository the right to push. */
function withLedger(text, ledger) {
    const isElsewhere = ledger.includes('#');
    const token = isElsewhere ? [`ledger-token: ${'$'}{{ secrets.CIP_LEDGER_TOKEN }}`] : [];
    const wired = afterUrl(text, [`ledger: ${scalar(ledger)}`, ...token]);
    if (isElsewhere)
        return wired;
    return wired.replace(/^( {2}(?:apply|drift):\n(?: {4}.*\n)*? {6}contents: )read.*$/gm, '$1write # the ledger');
}
/** A file with the lines that it lacks at its end, with the comment above them. */
function withLines(before, wanted) {
    const standing = new Set(before.split(/\r?\n/).map(words));
    const isMissing = (line) => line !== '' && !standing.has(words(line));
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
/** White space between words counts for nothing in these files. */
function words(line) {
    return line.trim().split(/\s+/).join(' ');
}

// EXTERNAL MODULE: ./lib/setup/owners.js
var setup_owners = __webpack_require__(2785);
;// CONCATENATED MODULE: ./lib/setup/todo.js
function actsLeft(answers, ground) {
    const { hardened, repository, team } = answers;
    return [
        ...(ground.hasRemote ? [] : [newRepository(answers)]),
        ...(ground.hasInventory ? [] : [bringIn()]),
        ...(team === null ? [] : [teamAccess(team, repository)]),
        ...(hardened ? [environment(answers)] : []),
        secrets(answers),
        ...(answers.ledger === '' ? [] : [ledger(answers)]),
        ...(hardened ? [actions(answers)] : []),
        push(answers, ground),
        ...(hardened ? [ruleset(repository)] : []),
    ];
}
/** The command that tells whether all was done. */
function doctorCommand({ repository, hardened }) {
    return `cip-sync doctor --github ${repository} --expect ${hardened ? 'hardened' : 'plain'}`;
}
function newRepository({ repository, defaultBranch }) {
    return {
        title: 'Make the repository on GitHub',
        commands: [`git init --initial-branch ${sh(defaultBranch)}`, `gh repo create ${repository} --private --source .`],
        checks: ['repository'],
    };
}
function bringIn() {
    return {
        title: 'Bring in what is live, with the key in CIP_SYNC_API_KEY and the address in CIP_SYNC_BASE_URL',
        commands: ['cip-sync import'],
        checks: ['files'],
    };
}
function teamAccess(team, repository) {
    const [organization, slug] = team.split('/');
    return {
        title: 'Give the owners write access: owners without it do not count',
        commands: [`gh api -X PUT orgs/${organization}/teams/${slug}/repos/${repository} -f permission=push`],
        checks: ['code-owners', 'code-owners-errors'],
    };
}
function environment({ repository, defaultBranch }) {
    const path = `repos/${repository}/environments/inventory`;
    const policy = 'deployment_branch_policy';
    return {
        title: 'Make the environment that only the default branch may use',
        commands: [
            `gh api -X PUT ${path} -F '${policy}[protected_branches]=false' -F '${policy}[custom_branch_policies]=true'`,
            `gh api -X POST ${path}/deployment-branch-policies -f name=${sh(defaultBranch)}`,
        ],
        checks: ['environment', 'environment-branches', 'environment-gates'],
    };
}
function secrets({ hardened, repository }) {
    if (!hardened) {
        return {
            title: 'Keep the key as a secret: gh asks for it',
            commands: [`gh secret set CIP_INVENTORY_KEY --repo ${repository}`],
            checks: ['repository-secrets'],
        };
    }
    const place = `--env inventory --repo ${repository}`;
    return {
        title: 'Keep a new key of the service there (gh asks for it), and one that signs. Revoke the key that was used before',
        commands: [
            `gh secret set CIP_INVENTORY_KEY ${place}`,
            `openssl rand -hex 32 | gh secret set CIP_SIGNING_KEY ${place}`,
        ],
        checks: ['environment-secrets', 'repository-secrets', 'organization-secrets'],
    };
}
function ledger({ ledger: place, repository, hardened, organization, baseUrl }) {
    const isElsewhere = place.includes('#');
    const [holder = '', branch = place] = isElsewhere ? place.split('#') : [repository, place];
    const where = `${hardened ? '--env inventory ' : ''}--repo ${repository}`;
    const rules = '{"name":"ledger","target":"branch","enforcement":"active","conditions":{"ref_name":{"include":';
    const kinds = '"exclude":[]}},"rules":[{"type":"deletion"},{"type":"non_fast_forward"}]}';
    return {
        title: 'Begin the ledger, in a private repository, and protect it',
        commands: [
            `cip-sync audit init --ledger ${sh(`https://github.com/${holder}.git#${branch}`)} --organization ${organization || 'SLUG'} --base-url ${sh(baseUrl)}`,
            `echo '${rules}["refs/heads/${branch}"],${kinds}' | gh api -X POST repos/${holder}/rulesets --input -`,
            ...(isElsewhere ? [`gh secret set CIP_LEDGER_TOKEN ${where}`] : []),
        ],
        checks: ['ledger', 'ledger-private', 'ledger-protected', 'ledger-tip', 'ledger-age'],
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
        ],
        checks: ['actions-allowed', 'actions-sha-pinning', 'actions-default-permissions', 'actions-approve'],
    };
}
function push({ defaultBranch }, { hasRemote, paths }) {
    const added = [...paths, 'inventory'].map(sh).join(' ');
    const commit = [`git add ${added}`, "git commit --message 'Set up the inventory'"];
    return {
        title: 'Bring the files to the default branch. The first apply ends as no-changes, since they say what is live',
        commands: hasRemote
            ? [
                'git switch --create inventory-setup',
                ...commit,
                'git push --set-upstream origin inventory-setup',
                'gh pr create --fill && gh pr merge --squash',
            ]
            : [...commit, `git push --set-upstream origin ${sh(defaultBranch)}`],
        checks: ['workflow'],
    };
}
function ruleset(repository) {
    return {
        title: 'Protect the default branch, last: from now on every change needs a pull request and its plan',
        commands: [`gh api -X POST repos/${repository}/rulesets --input .github/rulesets/inventory.json`],
        checks: ['branch-pull-request', 'branch-check', 'branch-force-push', 'branch-deletion', 'branch-bypass'],
    };
}
/** One word of a shell. */
function sh(text) {
    return /^[\w./@:=+,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
/** As a numbered list, and the command that checks it. Ends with a newline. */
function renderActs(acts, answers) {
    const steps = acts.map(({ title, commands }, index) => [`${index + 1}. ${title}:`, ...commands.map((command) => `     ${command}`)].join('\n'));
    const check = [`${acts.length + 1}. See that nothing was forgotten, with a token of an administrator in GH_TOKEN:`];
    const last = [...check, `     GH_TOKEN="$(gh auth token)" ${doctorCommand(answers)}`].join('\n');
    return `${['What is left to do, in this order:', ...steps, last].join('\n')}\n`;
}

// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/explain.js
var explain = __webpack_require__(7325);
// EXTERNAL MODULE: ./lib/commands/import.js + 1 modules
var commands_import = __webpack_require__(596);
// EXTERNAL MODULE: ./lib/commands/write-files.js
var write_files = __webpack_require__(9283);
;// CONCATENATED MODULE: ./lib/commands/init.js
// `init`: writes what the repository of an inventory needs, from the examples, and says what only a person can do. It
// overwrites nothing that it was not told to. On a terminal it asks what it was not told.















async function cliInit(flags, cli) {
    const host = (0,cli_flags/* inFolder */._z)(flags, cli);
    const git = host.gitIn(host.cwd, new AbortController().signal);
    await warnInSubfolder(git, host);
    const answers = await askAll(flags, host, git);
    const hasKey = (host.env.CIP_SYNC_API_KEY ?? '').trim() !== '';
    const allFlags = {
        ...flags,
        baseUrl: answers.baseUrl,
        ...(answers.organization === '' ? {} : { organization: answers.organization }),
    };
    return (0,cli_flags/* openCli */.$B)(allFlags, cli, hasKey ? cli_flags/* READS */.yT : cli_flags/* WRITES_FILES */.pI, async (context) => {
        const { edits, organization } = hasKey ? await importLive(context) : NOTHING_LIVE;
        if (edits === null)
            return 1;
        const completed = { ...answers, organization: answers.organization || organization };
        const files = await setupFiles(completed, flags, host);
        return finish({ files, inventory: edits, answers: completed, hasRemote: (await originOf(git)) !== null }, context);
    });
}
/** Workflows and owners are looked for in the root of a repository alone. */
async function warnInSubfolder(git, { terminal }) {
    const prefix = await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--show-prefix']);
    if (prefix === null)
        return;
    terminal.err('warning: this is not the root of the repository, and GitHub looks for workflows and owners there alone.\n');
}
/** OWNER/REPO of the remote `origin`; null where there is none that says so. */
async function originOf(git) {
    const url = await (0,process/* gitAnswer */.Hr)(git, ['remote', 'get-url', 'origin']);
    return /[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url ?? '')?.[1] ?? null;
}
async function defaultBranchOf(git) {
    const head = await (0,process/* gitAnswer */.Hr)(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
    const branch = head?.replace(/^origin\//, '') ?? 'main';
    return /^[\w./-]+$/.test(branch) ? branch : 'main';
}
const NAME = '[A-Za-z0-9_][\\w.-]*';
const PAIR = new RegExp(`^${NAME}/${NAME}$`);
const ACTION = new RegExp(`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`);
const LEDGER = new RegExp(`^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`);
async function askAll(flags, host, git) {
    const { env, terminal } = host;
    const hardened = flags.hardened === true || (await yes(terminal.ask, 'The hardened setup, for an inventory under audit?'));
    const questions = [
        question('base-url', 'Address of the service', /^\S+$/, 'a URL', init_text(flags.baseUrl) ?? env.CIP_SYNC_BASE_URL ?? null),
        question('repository', 'Repository of the inventory', PAIR, 'OWNER/REPO', init_text(flags.repository) ?? (await originOf(git))),
        question(...['action', 'This action, at the commit of a release', ACTION], 'OWNER/REPO@SHA, pinned to the full SHA of a commit: a tag or a branch can be moved', init_text(flags.action)),
        {
            ...question('team', 'Team that owns the inventory', PAIR, 'ORG/TEAM', bare(init_text(flags.team))),
            isOptional: !hardened,
        },
        optional('organization', /^[\w.-]+$/, 'a slug', init_text(flags.organization)),
        optional('ledger', LEDGER, 'OWNER/REPO#BRANCH or BRANCH', init_text(flags.ledger)),
    ];
    const answers = await answer(questions, terminal.ask);
    (0,endpoint/* checkBaseUrl */.xd)(answers['base-url'] ?? '', env);
    return {
        repository: answers.repository ?? '',
        baseUrl: answers['base-url'] ?? '',
        action: answers.action ?? '',
        hardened,
        team: answers.team === '' || answers.team === undefined ? null : answers.team,
        organization: answers.organization ?? '',
        ledger: answers.ledger ?? '',
        preCommit: flags.preCommit === true,
        defaultBranch: await defaultBranchOf(git),
    };
}
function question(flag, words, pattern, form, given) {
    return { flag, question: words, pattern, form, given, isOptional: false };
}
/** Asked of nobody: it is told, or left out. */
function optional(flag, pattern, form, given) {
    return { flag, question: '', pattern, form, given: given ?? '', isOptional: true };
}
function init_text(flag) {
    return typeof flag === 'string' && flag.trim() !== '' ? flag.trim() : null;
}
function bare(team) {
    return team?.replace(/^@/, '') ?? null;
}
async function yes(ask, words) {
    const answered = (await ask?.(`${words} [y/N] `)) ?? '';
    return /^y(es)?$/i.test(answered.trim());
}
/** By flag. Throws a ConfigurationError that names every flag that nobody can be asked for. */
async function answer(questions, ask) {
    const answers = {};
    for (const { flag, question: words, form, given, isOptional } of questions) {
        if (given !== null)
            answers[flag] = given;
        else if (ask !== null)
            answers[flag] = (await ask(`${words} (${form})${isOptional ? ', or nothing' : ''}: `)).trim();
    }
    const missing = questions.filter(({ flag, isOptional }) => !isOptional && (answers[flag] ?? '') === '');
    if (missing.length > 0) {
        const flags = missing.map(({ flag }) => `--${flag}`).join(', ');
        throw new result/* ConfigurationError */.j1(flags, `${missing.length === 1 ? 'is' : 'are'} not given, and nobody can be asked here.`);
    }
    for (const { flag, pattern, form } of questions) {
        const value = answers[flag] ?? '';
        if (value !== '' && !pattern.test(value))
            throw new result/* ConfigurationError */.j1(`--${flag}`, `must be ${form}.`);
    }
    return answers;
}
const NOTHING_LIVE = { edits: [], organization: '' };
async function importLive(context) {
    const { settings, terminal, progress } = context;
    const { diagnostics, proposal } = await (0,commands_import.runImport)(context, { out: 'inventory', paths: [], withIds: false }, commands_import.LIVE);
    progress.rest();
    if (proposal !== null)
        return { edits: proposal.edits, organization: proposal.plan.organization };
    for (const one of diagnostics)
        terminal.err(`${(0,messages.formatDiagnostic)(one, settings.detail)}\n`);
    terminal.err(report_edits/* NOTHING_WRITTEN */.qv);
    return { edits: null, organization: '' };
}
async function setupFiles(answers, flags, { cwd, packageRoot }) {
    const owners = setup_owners/* OWNERS_PATHS */.k.find((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, path))) ?? setup_owners/* OWNERS_PATHS */.k[0];
    const sources = sourcesOf(answers, owners);
    const forced = init_text(flags.force)?.split('\n') ?? [];
    const paths = sources.map(({ path }) => path);
    if (!forced.every((path) => paths.includes(path))) {
        throw new result/* ConfigurationError */.j1('--force', `names none of the files that init writes: ${paths.join(', ')}.`);
    }
    const schema = await (0,explain.schemaText)('inventory');
    return sources.map((source) => {
        const template = source.from === 'schema' ? schema : (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(packageRoot, source.from), 'utf8');
        return setupFile({ source, template, before: standing((0,external_node_path_.join)(cwd, source.path)), forced: forced.includes(source.path) }, answers);
    });
}
function standing(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if ((0,result/* isSystemError */.Or)(error) && error.code === 'ENOENT')
            return null;
        throw error;
    }
}
/** Writes or shows, all or nothing, and tells what is left to do. */
function finish({ files, inventory, answers, hasRemote }, context) {
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
        const lacked = before === null || replaced.has(path) ? '' : ', what it lacked';
        terminal.err(`${flags.dryRun === true ? would : did} ${(0,report_escape/* visible */.RK)(path)}${lacked}\n`);
    }
    if (edits.length === 0)
        terminal.err('Nothing to write: all of it stands there.\n');
    const kept = files.filter(({ fate }) => fate === 'kept');
    for (const { path } of kept) {
        terminal.err(`kept ${path}, which differs; --force ${path} makes it so:\n`);
        terminal.err((0,report_edits/* renderPatch */.hY)(kept.filter((one) => one.path === path)));
    }
    const hasInventory = inventory.length > 0 || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, 'inventory'));
    const ground = { hasRemote, hasInventory, paths: files.map(({ path }) => path) };
    terminal.err(`\n${renderActs(actsLeft(answers, ground), answers)}`);
    return 0;
}


/***/ }),

/***/ 6080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Speller)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
// How a new document names a live cyber system: by name, with its facility where the name is shared, else by id.

/** Knows which references mean one record alone (design section 4). */
class Speller {
    #byId;
    #live;
    #systems;
    #facilities;
    #names = new Map();
    #namesInFacilities = new Map();
    /** `byId`: by id wherever one can be written, so that files survive a rename. */
    constructor(live, byId = false) {
        this.#byId = byId;
        const { systems, facilities } = live;
        this.#live = live;
        this.#systems = new Set(systems.map(({ id }) => id));
        this.#facilities = new Map(facilities.map((facility) => [facility.id, facility]));
        for (const system of systems) {
            count(this.#names, system.name);
            count(this.#namesInFacilities, inFacility(system.name, this.#facilityOf(system)));
        }
    }
    /** null where neither name nor id can be written in a file. */
    spell(system) {
        const { name, id } = system;
        const standing = this.standing(system);
        if (this.#byId && isUsable(id))
            return { ...standing, cyberSystem: id, note: name };
        const facility = this.#facilityOf(system);
        if (isUsable(name) && !this.#isIdOfAnother(name, id)) {
            if (this.#names.get(name) === 1)
                return { ...standing, cyberSystem: name };
            const isOnly = this.#namesInFacilities.get(inFacility(name, facility)) === 1;
            if (facility !== null && isOnly && isUsable(facility.name) && !this.#isIdOfFacility(facility)) {
                return { ...standing, cyberSystem: name, facility: facility.name };
            }
        }
        return isUsable(id) ? { ...standing, cyberSystem: id, note: name } : null;
    }
    /** Of a system that a file declares already, however that names it. */
    standing(system) {
        const facility = this.#facilityOf(system);
        const { id, name } = system;
        return { place: { id, name, facility }, cyberSystem: id, facility: null, note: null };
    }
    #facilityOf({ facility_id: id }) {
        return this.#facilities.get(id ?? '') ?? null;
    }
    /** Every system and facility, as paths name them. */
    neighbours() {
        const systems = this.#live.systems.map((system) => this.standing(system).place);
        return { systems, facilities: this.#live.facilities };
    }
    /** A reference that is an id means that record, whatever others are called. */
    #isIdOfAnother(name, own) {
        return name !== own && this.#systems.has(name);
    }
    #isIdOfFacility({ name, id }) {
        return name !== id && this.#facilities.has(name);
    }
}
/** A reference cannot be pinned, so all that is an error in a name has to be absent from it. */
function isUsable(reference) {
    return (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(reference).every(({ code }) => code === 'invisible-character');
}
/** Facilities of one name are meant together. */
function inFacility(name, facility) {
    return `${name}\0${facility === null ? '' : `\0${facility.name}`}`;
}
function count(counts, key) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
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
