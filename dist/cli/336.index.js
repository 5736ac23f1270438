export const id = 336;
export const ids = [336,6965];
export const modules = {

/***/ 6509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ runImport),
/* harmony export */   My: () => (/* binding */ folderWithin),
/* harmony export */   v9: () => (/* binding */ holds)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6599);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5356);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1315);
/* harmony import */ var _core_renames_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7816);
/* harmony import */ var _inventory_edit_file_edits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9481);
/* harmony import */ var _inventory_edit_wanted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7454);
/* harmony import */ var _inventory_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1011);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9574);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9392);
// The steps of every import: read files and lists, compare what the files should say with what they say, and plan the
// resulting files before they are written. Writes nothing itself.











/** Writes nothing itself. Throws ServiceError or ConfigurationError for problems that are not in the user's files. */
async function runImport(context, { out, paths, withIds, withSystemIds = false }, source) {
    const { cwd, settings, progress } = context;
    const diagnostics = [];
    const refused = () => ({ diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .inFileOrder */ .w$)(diagnostics), proposal: null });
    const report = (d) => void diagnostics.push(d);
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_8__/* .early */ .Q3)((0,_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .readLive */ .p9)(context));
    const places = { ...settings, paths: [...paths, folderOf(out)] };
    const find = await source.open({ ...context, settings: places }, report);
    const originals = await readDeclared(cwd, { out, paths, mayBeNone: !source.takesDrift }, report);
    if (find === null || ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(diagnostics) && !source.showsNotices))
        return refused();
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    if (live === null)
        return refused();
    const inventory = (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_5__/* .inventoryOf */ .o8)(originals);
    const before = planOf(inventory, live, settings);
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(before.diagnostics) && !source.takesDrift) {
        if (!source.showsNotices)
            return { diagnostics: before.diagnostics, proposal: null };
        before.diagnostics.forEach(report);
    }
    const wanted = find({ inventory, live, uniqueNames: settings.uniqueNames, withIds, withSystemIds }, report);
    if (wanted === null)
        before.diagnostics.forEach(report);
    if (wanted === null || (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(diagnostics))
        return refused();
    const compared = (0,_inventory_edit_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .compareEntries */ .wD)(wanted.systems);
    const comparison = source.takesDrift ? compared : (0,_inventory_edit_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutIdleHints */ .VK)(compared);
    const onFile = (done, total) => progress.through('preparing', done, total);
    const edited = (0,_inventory_edit_file_edits_js__WEBPACK_IMPORTED_MODULE_2__/* .editFiles */ .k)({ comparison, naming: wanted.naming, out, originals, taken: (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsBelow */ .Yl)(cwd, out), onFile });
    for (const { path, text, why } of edited.uneditable) {
        if (why === 'ambiguous')
            report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .diagnostic */ .YK)('ambiguous-yaml', 'error', (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeFile */ .AA)(path), {}));
        else
            report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .diagnostic */ .YK)('flow-style', 'error', { file: (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceFile */ .sm)(path, text), offset: why.flowAt }, {}));
    }
    if (edited.uneditable.length > 0)
        return refused();
    const plan = planOf(withEdits(inventory, edited.edits), live, settings);
    expectNoMore(before, plan, (change) => source.mayAsk(change, wanted));
    const warnings = newWarnings(before, plan);
    (settings.detail === 'counts' ? warnings.map(withoutNewFiles(edited.edits)) : warnings).forEach(report);
    return { diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .inFileOrder */ .w$)(diagnostics), proposal: { ...edited, wanted, comparison, plan } };
}
/** A folder as the start of inventory paths: '' for the working directory itself. */
function folderWithin(cwd, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, folder)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return path.startsWith('../') || path === '..' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, folder).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : path;
}
function folderOf(out) {
    return out === '' ? '.' : out;
}
function holds(folder, path) {
    return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
/** The existing files. There may be none, unless a given path finds neither files nor new files, or drift is taken in. */
async function readDeclared(cwd, { out, paths, mayBeNone }, report) {
    const isNeeded = (path) => !mayBeNone || (paths.includes(path) && !holds(folderWithin(cwd, path), out));
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_5__/* .readOriginals */ .zW)({ cwd, paths: [...new Set([...paths, folderOf(out)])] }, (finding) => {
        if (finding.code !== 'no-inventory')
            return report(finding);
        const paths = finding.args.paths.filter(isNeeded);
        if (paths.length > 0)
            report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .diagnostic */ .YK)('no-inventory', 'error', null, { ...finding.args, paths }));
    });
}
/** The inventory with the edited files in place of the old ones. */
function withEdits(inventory, edits) {
    const edited = new Set(edits.map(({ path }) => path));
    const kept = inventory.documents.filter(({ file }) => !edited.has(file.path));
    return { documents: [...kept, ...edits.flatMap(({ documents }) => documents)], isComplete: true };
}
function planOf(head, live, settings) {
    return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .makePlan */ .C)({ head, base: null, applied: null, recorded: new Set(), live, diagnostics: [], settings });
}
/** A result that changes more than was asked for is a bug. Then no file is written. */
function expectNoMore(before, after, mayAsk) {
    const fingerprints = new Set(before.changes.map(({ fingerprint }) => fingerprint));
    // If the files do not fit the service, their plan before has no changes to compare with.
    const isNew = ({ fingerprint }) => !(0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(before.diagnostics) && !fingerprints.has(fingerprint);
    const isSafe = after.changes.every((change) => !isNew(change) || mayAsk(change));
    if (isSafe && !(0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(after.diagnostics))
        return;
    const problem = after.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'another plan';
    throw new Error(`the imported files would not declare only what is wanted (${problem})`);
}
/**
 * Findings about wanted assets that may be live under another name or in another system, and would then exist twice.
 */
const DOUBTS = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);
function newWarnings(before, after) {
    const keyOf = ({ code, args }) => JSON.stringify([code, args]);
    const doubts = ({ diagnostics }) => diagnostics.filter(({ code }) => DOUBTS.has(code));
    const earlier = new Set(doubts(before).map(keyOf));
    return [...doubts(after).filter((finding) => !earlier.has(keyOf(finding))), ...renamedByHand(before, after)];
}
/** Pairs that may be one asset, if both are now declared. */
function renamedByHand(before, after) {
    const pairs = (0,_core_renames_js__WEBPACK_IMPORTED_MODULE_9__/* .possibleRenames */ .x)(before);
    if (pairs.length === 0)
        return [];
    const requested = new Set(after.changes.map(({ fingerprint }) => fingerprint));
    return pairs.flatMap(({ from, to }) => {
        if (requested.has(from.fingerprint) || !requested.has(to.fingerprint))
            return [];
        const args = { from: to.after.name, to: from.before.name, id: from.id, system: to.cyberSystem };
        return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .diagnostic */ .YK)('renamed-by-hand', 'warning', (0,_core_names_js__WEBPACK_IMPORTED_MODULE_10__/* .placeOf */ .$t)(to.desired), args);
    });
}
/** Paths of new files are made from names. Under `counts` a finding in one has no place. */
function withoutNewFiles(edits) {
    const fresh = new Set(edits.flatMap(({ path, before }) => (before === null ? [path] : [])));
    return (finding) => (finding.at !== null && fresh.has(finding.at.file.path) ? { ...finding, at: null } : finding);
}


/***/ }),

/***/ 6965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIVE: () => (/* binding */ LIVE),
/* harmony export */   cliImport: () => (/* binding */ cliImport)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(876);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _inventory_edit_from_live_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(644);
/* harmony import */ var _report_edits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1807);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _report_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(421);
/* harmony import */ var _report_text_style_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5511);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6176);
/* harmony import */ var _git_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2556);
/* harmony import */ var _import_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6509);
/* harmony import */ var _write_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9283);
// `import`: writes the inventory files from what is live, or from the rows of a CSV export. Existing entries stay as
// they are, or follow with `--update`.











/** Everything live. Its files ask for no changes. Warnings and notices are shown by validate and plan. */
const LIVE = {
    open: async () => _inventory_edit_from_live_js__WEBPACK_IMPORTED_MODULE_1__/* .wantMissing */ .zT,
    mayAsk: () => false,
    showsNotices: false,
    takesDrift: false,
    render: ({ edits, wanted, comparison }, ended) => (0,_report_edits_js__WEBPACK_IMPORTED_MODULE_2__/* .renderImported */ .vJ)(edits, { ...wanted, ...comparison }, ended),
};
const EXPORT_FLAGS = ['column', 'value', 'default', 'where', 'skip', 'skip-duplicates', 'mapping', 'delimiter'];
async function cliImport(flags, cli) {
    const { fromCsv, update } = flags;
    (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseEmpty */ .Ot)(flags, ['from-csv', 'mapping']);
    refuseStray(flags);
    if (typeof fromCsv !== 'string') {
        if (update !== true)
            return importFrom(LIVE, flags, cli);
        const { driftSource } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(7667), __webpack_require__.e(2115)]).then(__webpack_require__.bind(__webpack_require__, 2115));
        return importFrom(driftSource(flags), flags, cli);
    }
    const { csvSource, mappingFrom } = await Promise.all(/* import() */[__webpack_require__.e(5175), __webpack_require__.e(5743)]).then(__webpack_require__.bind(__webpack_require__, 5743));
    const diagnostics = [];
    const { cwd } = (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(flags, cli);
    const mapping = await mappingFrom(flags, cwd, (d) => diagnostics.push(d));
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_10__/* .hasErrors */ .Cs)(diagnostics)) {
        return refuse((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_10__/* .inFileOrder */ .w$)(diagnostics), cli.terminal, flags.detail === 'counts' ? 'counts' : 'full');
    }
    const { mappingStub } = await __webpack_require__.e(/* import() */ 7433).then(__webpack_require__.bind(__webpack_require__, 7433));
    const help = (findings) => mappingStub(mapping, fromCsv, findings);
    const follows = update === true ? { allSystems: flags.allSystems === true } : null;
    const csv = csvSource({ path: fromCsv, cwd, mapping, update: follows });
    if (follows === null)
        return importFrom({ ...csv, help, render: renderRows }, flags, cli);
    const { rowsSource } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(7667), __webpack_require__.e(2115)]).then(__webpack_require__.bind(__webpack_require__, 2115));
    return importFrom({ ...rowsSource(csv), help }, flags, cli);
}
const renderRows = ({ edits, wanted, comparison, plan }, ended) => (0,_report_edits_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCsvImported */ .Jt)({ edits, counts: { ...wanted, ...comparison }, plan }, ended);
/** A flag without effect is a mistake. */
function refuseStray(flags) {
    const isGiven = (name) => flags[(0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .camelCase */ .xQ)(name)] !== undefined;
    const refuse = (names, problem) => {
        const stray = names.find(isGiven);
        if (stray !== undefined)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`--${stray}`, problem);
    };
    if (!isGiven('from-csv'))
        refuse([...EXPORT_FLAGS, 'all-systems'], 'is for a CSV export. Name it with --from-csv.');
    if (!isGiven('update'))
        refuse(['base', 'only', 'json', 'all-systems'], 'is for files that follow. Add --update.');
    else if (isGiven('from-csv')) {
        refuse(['only', 'base'], 'is for drift, and an export says itself which systems follow. Leave it out.');
    }
}
/** Writes or shows the result, completely or not at all. Returns the exit code. */
function importFrom(source, flags, cli) {
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .SERVICE */ .YV, async (context) => {
        const { terminal, settings, progress } = context;
        const { detail } = settings;
        const { diagnostics, proposal } = await (0,_import_run_js__WEBPACK_IMPORTED_MODULE_8__/* .runImport */ .$O)(context, requestFrom(context), source);
        progress.rest();
        if (proposal === null) {
            const code = refuse(diagnostics, terminal, detail);
            if (detail === 'full')
                terminal.err(source.help?.(diagnostics) ?? '');
            return code;
        }
        if (source.showsNotices)
            show(diagnostics, terminal, detail);
        const stopped = source.guard?.(proposal, settings) ?? null;
        if (stopped === null)
            await conclude(proposal, source, context);
        else
            terminal.err(stopped);
        return stopped === null ? 0 : 1;
    });
}
async function conclude(proposal, source, context) {
    const { flags, terminal, host, settings, startedAt } = context;
    const { detail } = settings;
    const dryRun = flags.dryRun === true;
    const patch = dryRun && detail === 'full' ? (0,_report_edits_js__WEBPACK_IMPORTED_MODULE_2__/* .renderPatch */ .hY)(proposal.edits) : null;
    if (!dryRun)
        (0,_write_files_js__WEBPACK_IMPORTED_MODULE_9__/* .writeShown */ .B)(proposal.edits, context);
    if (flags.json === true) {
        const { importDocument } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(6532)]).then(__webpack_require__.bind(__webpack_require__, 6532));
        terminal.out((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .printedJson */ .xL)(importDocument(proposal, { detail, patch })));
    }
    else if (patch !== null)
        terminal.out(patch);
    terminal.err(source.render(proposal, { dryRun, detail, ms: host.clock.now() - startedAt }));
    if (!dryRun && proposal.edits.length > 0)
        terminal.err((0,_report_edits_js__WEBPACK_IMPORTED_MODULE_2__/* .renderNotIgnored */ .iu)(await (0,_git_context_js__WEBPACK_IMPORTED_MODULE_7__/* .notIgnoredBy */ .rL)(context.git)));
}
/** Without `--path` the inventory is the files below `--out`, or the inventory that `--out` is a part of. */
function requestFrom({ flags, settings, cwd }) {
    const named = typeof flags.out === 'string' ? flags.out : 'inventory';
    if (named === '-')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('--out', 'names a folder, and "-" is none. --dry-run prints the files.');
    const out = (0,_import_run_js__WEBPACK_IMPORTED_MODULE_8__/* .folderWithin */ .My)(cwd, named);
    const isGiven = typeof flags.path === 'string' || settings.paths.some((path) => (0,_import_run_js__WEBPACK_IMPORTED_MODULE_8__/* .holds */ .v9)((0,_import_run_js__WEBPACK_IMPORTED_MODULE_8__/* .folderWithin */ .My)(cwd, path), out));
    return {
        out,
        paths: isGiven ? settings.paths : [],
        withIds: flags.withIds === true,
        withSystemIds: flags.withSystemIds === true,
    };
}
function refuse(diagnostics, terminal, detail) {
    show(diagnostics, terminal, detail);
    terminal.err(_report_edits_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_WRITTEN */ .qv);
    return 1;
}
/**
 * If every row of a file is wrong, the reason is usually the same, and this many findings show it. If there are more,
 * errors come first, and one of each code.
 */
const MOST_SHOWN = 1000;
function show(diagnostics, terminal, detail) {
    const more = diagnostics.length - MOST_SHOWN;
    const chosen = more > 0 ? (0,_report_messages_js__WEBPACK_IMPORTED_MODULE_4__.firstOf)(diagnostics, MOST_SHOWN) : diagnostics;
    const lines = chosen.map((finding) => `${(0,_report_messages_js__WEBPACK_IMPORTED_MODULE_4__.formatDiagnostic)(finding, detail)}\n`);
    terminal.err(lines.join('') + (more > 0 ? `${(0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(more, 'more finding')} not shown.\n` : ''));
}


/***/ }),

/***/ 336:
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
var messages = __webpack_require__(421);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
;// CONCATENATED MODULE: ./lib/setup/files.js
// What init writes: the files of examples/ with the values of this repository, and the steps that only a person can do.
// Nothing is read or written here.

/** Where the files of the setup come from: the path in the user's repository, and that of the example. */
function sourcesOf({ hardened, team, cmdb }, owners) {
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
    return files;
}
const PLACEHOLDER = `OWNER/cip-inventory-sync@${'0'.repeat(40)}`;
/** The comment behind a pinned commit names a release. For the user's own commit, the release is not known. */
const VERSION = / # v[\d.]+$/gm;
/** The text of an example as this repository needs it. */
function filledIn(template, answers) {
    const { action, baseUrl, hardened, team, organization, branch, ledger } = answers;
    const [name = '', sha = ''] = action.split('@');
    const scalar = (text) => /^[A-Za-z][\w.~:/%-]*$/.test(text) && !text.endsWith(':') ? text : (0,report_escape/* yamlString */.lJ)(text);
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
    // Plans never write the ledger. In this repository the job pushes it, elsewhere a token of its own does.
    const at = Math.max(0, owned.indexOf('\n  apply:\n'));
    const [plans, writers] = [owned.slice(0, at), owned.slice(at)];
    const isElsewhere = ledger.includes('#');
    const token = isElsewhere ? [`ledger-token: ${'$'}{{ secrets.CIP_LEDGER_TOKEN }}`] : [];
    const wired = withInputs(writers, [`ledger: ${scalar(ledger)}`, ...token]);
    if (isElsewhere)
        return plans + wired;
    return plans + wired.replace(/^( {2}drift:\n(?: {4}.*\n)*? {6}contents: )read.*$/m, '$1write # the ledger');
}
/** The steps that are left, in order, each as a title and exact commands, and the command that checks them. */
function renderSteps(answers, paths, hasInventory) {
    const { repository, branch, hardened, team, ledger, cmdb, action, organization, baseUrl } = answers;
    const place = hardened ? `--env inventory --repo ${repository}` : `--repo ${repository}`;
    const steps = [
        [
            'Use a private repository; if there is none yet, make it. In a public one every run fails, since everyone could read what it prints. To accept that, add allow-public: true below each base-url',
            `git init --initial-branch ${(0,report_escape/* shellWord */.r7)(branch)}`,
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
        const [owner, slug] = team.split('/');
        steps.push([
            'Give the owners write access: owners without it do not count',
            `gh api -X PUT orgs/${owner}/teams/${slug}/repos/${repository} -f permission=push`,
        ]);
    }
    if (hardened) {
        const path = `repos/${repository}/environments/inventory`;
        const policy = 'deployment_branch_policy';
        steps.push([
            'Make the environment that only the default branch may use',
            `gh api -X PUT ${path} -F '${policy}[protected_branches]=false' -F '${policy}[custom_branch_policies]=true'`,
            `gh api -X POST ${path}/deployment-branch-policies -f name=${(0,report_escape/* shellWord */.r7)(branch)}`,
        ]);
        steps.push([
            'Keep a new key of the service there (gh asks for it), and one that signs. Revoke the key that was used before',
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
        steps.push(['Keep the key as a secret: gh asks for it', `gh secret set CIP_INVENTORY_KEY ${place}`]);
    if (ledger !== '') {
        const isElsewhere = ledger.includes('#');
        const [holder = '', ref = ledger] = isElsewhere ? ledger.split('#') : [repository, ledger];
        const remote = (0,report_escape/* shellWord */.r7)(`https://github.com/${holder}.git#${ref}`);
        const rules = '"rules":[{"type":"deletion"},{"type":"non_fast_forward"}]';
        const conditions = `"conditions":{"ref_name":{"include":["refs/heads/${ref}"],"exclude":[]}}`;
        steps.push([
            'Begin the ledger, in a private repository, and protect it',
            `cip-sync ledger init --ledger ${remote} --organization ${organization || 'SLUG'} --base-url ${(0,report_escape/* shellWord */.r7)(baseUrl)}`,
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
        'Bring the files to the default branch (if it takes no push, by a pull request). The first apply ends as no-changes, because they declare what is live',
        `git add ${added.map(report_escape/* shellWord */.r7).join(' ')}`,
        "git commit --message 'Set up the inventory'",
        `git push origin HEAD:${branch}`,
    ]);
    const rulesets = `gh api -X POST repos/${repository}/rulesets --input .github/rulesets`;
    steps.push([
        'Protect the applied log. On a free plan of GitHub, a private repository has no rulesets',
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
    return ['What is left to do, in this order:', ...lines, ''].join('\n');
}

// EXTERNAL MODULE: ./lib/setup/owners.js
var setup_owners = __webpack_require__(2785);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/import.js
var commands_import = __webpack_require__(6965);
// EXTERNAL MODULE: ./lib/commands/import-run.js
var import_run = __webpack_require__(6509);
// EXTERNAL MODULE: ./lib/commands/write-files.js
var write_files = __webpack_require__(9283);
;// CONCATENATED MODULE: ./lib/commands/init.js
// `init`: writes the files that the repository of an inventory needs, from the examples, and lists the steps that only
// a person can do. It asks nothing, and leaves every file that is there.














async function cliInit(flags, cli) {
    const { cwd, env, gitIn, packageRoot, terminal } = (0,cli_flags/* inFolder */._z)(flags, cli);
    const git = gitIn(cwd, new AbortController().signal);
    if ((await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--show-prefix'])) !== null) {
        terminal.err('warning: this is not the root of the repository, and GitHub looks for workflows and owners only there.\n');
    }
    const given = await answersFrom(flags, env, git);
    if ((0,endpoint/* isLoopback */.U9)((0,endpoint/* checkBaseUrl */.xd)(given.baseUrl, env))) {
        terminal.err('warning: the base URL is of this machine, which a runner of GitHub cannot reach. Give the one of the service with --base-url.\n');
    }
    const hasKey = (env.CIP_SYNC_API_KEY ?? '').trim() !== '';
    return (0,cli_flags/* openCli */.$B)({ ...flags, baseUrl: given.baseUrl }, cli, hasKey ? cli_flags/* SERVICE */.YV : cli_flags/* WRITES_FILES */.pI, async (context) => {
        const live = hasKey ? await importLive(context) : { edits: [], organization: '' };
        if (live === null)
            return 1;
        const answers = { ...given, organization: given.organization || live.organization };
        // A new CODEOWNERS goes where GitHub looks first. One that is there elsewhere would not count any more beside it.
        const owners = setup_owners/* OWNERS_PATHS */.k.find((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, path))) ?? setup_owners/* OWNERS_PATHS */.k[0];
        const files = sourcesOf(answers, owners).map(([path, from]) => {
            const before = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, path)) ? (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(cwd, path), 'utf8') : null;
            return { path, before, text: filledIn((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(packageRoot, from), 'utf8'), answers) };
        });
        const edits = [...files.filter(({ before }) => before === null), ...live.edits];
        const isRehearsal = flags.dryRun === true;
        if (isRehearsal)
            terminal.out((0,report_edits/* renderPatch */.hY)(edits));
        else
            (0,write_files/* writeShown */.B)(edits, context);
        for (const { path } of edits)
            terminal.err(`${isRehearsal ? 'would write' : 'wrote'} ${(0,report_escape/* visible */.RK)(path)}\n`);
        if (edits.length === 0)
            terminal.err('Nothing to write: all files are there.\n');
        for (const file of files) {
            if (file.before === null || file.before === file.text)
                continue;
            terminal.err(`left ${file.path}, which is there. It differs from what init writes:\n${(0,report_edits/* renderPatch */.hY)([file])}`);
        }
        const paths = files.map(({ path }) => path);
        terminal.err(`\n${renderSteps(answers, paths, hasKey)}`);
        return 0;
    });
}
const NAME = '[A-Za-z0-9_][\\w.-]*';
const PAIR = new RegExp(`^${NAME}/${NAME}$`);
/** What the value of a flag must look like, and the name of that form. */
const FORMS = {
    'base-url': [/^\S+$/, 'the URL of the service'],
    repository: [PAIR, 'OWNER/REPO'],
    action: [
        new RegExp(`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`),
        'OWNER/REPO@SHA, pinned to the full SHA of a commit: a tag or a branch can be moved',
    ],
    branch: [/^[A-Za-z0-9_][\w./-]*$/, 'the default branch of the repository'],
    team: [PAIR, 'ORG/TEAM'],
    organization: [/^[\w.-]+$/, 'a slug'],
    ledger: [new RegExp(`^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`), 'OWNER/REPO#BRANCH or BRANCH'],
};
/**
 * The answers of the flags, completed by what git and the environment know. Throws a ConfigurationError that names all
 * missing flags at once, else all flags with a wrong value.
 */
async function answersFrom(flags, env, git) {
    (0,cli_flags/* refuseEmpty */.Ot)(flags, ['repository', 'action', 'team', 'branch']);
    const text = (flag) => (typeof flag === 'string' ? flag.trim() : '');
    const origin = await (0,process/* gitAnswer */.Hr)(git, ['remote', 'get-url', 'origin']);
    const head = await (0,process/* gitAnswer */.Hr)(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
    const given = {
        'base-url': text(flags.baseUrl) || text(env.CIP_SYNC_BASE_URL),
        repository: text(flags.repository) || (/[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin ?? '')?.[1] ?? ''),
        action: text(flags.action),
        branch: text(flags.branch) || (head?.replace(/^origin\//, '') ?? ''),
        team: text(flags.team).replace(/^@/, ''),
        organization: text(flags.organization),
        ledger: text(flags.ledger),
    };
    const hardened = flags.hardened === true;
    const names = Object.keys(FORMS);
    const needed = names.slice(0, hardened ? 5 : 4);
    const missing = needed.filter((name) => given[name] === '');
    const unfit = names.filter((name) => given[name] !== '' && !FORMS[name][0].test(given[name]));
    const forms = [...missing, ...unfit].map((name) => `--${name} must be ${FORMS[name][1]}.`).join(' ');
    const list = (faulty) => faulty.map((name) => `--${name}`).join(', ');
    if (missing.length > 0)
        throw new result/* ConfigurationError */.j1(list(missing), `${missing.length === 1 ? 'is' : 'are'} not given. ${forms}`);
    if (unfit.length > 0)
        throw new result/* ConfigurationError */.j1(list(unfit), `cannot be used. ${forms}`);
    const { 'base-url': baseUrl, ...answers } = given;
    return { ...answers, baseUrl, hardened, cmdb: flags.cmdb === true };
}
/** null if the files that are there have errors, which are shown. */
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


/***/ }),

/***/ 644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ idRule),
/* harmony export */   eH: () => (/* binding */ freshSystem),
/* harmony export */   fl: () => (/* binding */ uniqueKey),
/* harmony export */   tZ: () => (/* binding */ fieldsOfLive),
/* harmony export */   w6: () => (/* binding */ findMeanings),
/* harmony export */   zT: () => (/* binding */ wantMissing)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1968);
/* harmony import */ var _core_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9706);
/* harmony import */ var _core_match_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3858);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6599);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9851);
/* harmony import */ var _system_naming_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3897);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7454);
// Works out from the live assets what the files should say: only what they lack (`import`), or all drift (`import
// --update`). A plan of the result then has no changes for it. Pure.









/** Linear. */
function findMeanings(systems, live, directory) {
    const input = { systems, live: live.assets, directory, moveSources: new Set() };
    const matching = (0,_core_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAssets */ .f)(input, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .unreported */ .B8);
    const liveOf = new Map();
    const failed = [];
    let number = -1;
    for (const { assets } of systems) {
        for (const asset of assets) {
            const match = matching.liveOf[++number];
            if (match >= 0)
                liveOf.set(asset, live.assets[match]);
            else if (match !== _core_match_state_js__WEBPACK_IMPORTED_MODULE_6__/* .NONE */ .x3)
                failed.push(asset);
        }
    }
    return { liveOf, unclaimed: live.assets.filter((_, index) => matching.claimed[index] === 0), failed };
}
/** Whether an entry finds this live asset only by id: its name is irregular, or another asset has or will have it. */
function idRule({ live, uniqueNames, withIds }, systems, { liveOf }) {
    const keyOf = (asset) => uniqueKey(asset, uniqueNames);
    const declared = [];
    for (const { system, assets } of systems) {
        for (const entry of assets) {
            const meant = liveOf.get(entry);
            if (meant?.name === entry.name && meant.cyber_system_id === system.id)
                continue;
            declared.push(uniqueKey({ name: entry.name, cyber_system_id: system.id }, uniqueNames));
        }
    }
    const holders = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .countBy */ .Tr)([...live.assets.map(keyOf), ...declared], (key) => key);
    return (asset) => withIds || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(asset.name) || holders.get(keyOf(asset)) > 1;
}
/** Two assets with the same key must not exist together. */
function uniqueKey({ cyber_system_id, name }, uniqueNames) {
    return uniqueNames === 'organization' ? name : (0,_core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .nameKey */ .Rc)(cyber_system_id, name);
}
/** The result declares every live system and every asset in one, each by name or id. Linear. */
function wantMissing(input) {
    const { inventory, live, withIds } = input;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDirectory */ .Oh)(live);
    const { systems: declared } = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSystems */ .Hi)(inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .unreported */ .B8);
    const wanted = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .asDeclared */ .Pe)(declared);
    const meanings = findMeanings(declared, live, directory);
    const isPinned = idRule(input, declared, meanings);
    const unclaimed = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(meanings.unclaimed, ({ cyber_system_id }) => cyber_system_id);
    const naming = new _system_naming_js__WEBPACK_IMPORTED_MODULE_3__/* .SystemNaming */ .u(live, input.withSystemIds);
    let nameless = 0;
    for (const system of live.systems) {
        const known = wanted.get(system.id) ?? freshSystem(system);
        if (known.declared === null && naming.spell(system) === null)
            continue;
        const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !known.declared?.ignore?.find(name));
        unclaimed.delete(system.id);
        const missing = all.filter((asset) => (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .isDeclarable */ .oo)(asset, isPinned(asset)));
        nameless += all.length - missing.length;
        const isToKeep = missing.length < all.length && (known.declared?.prune ?? null) === null;
        const entries = withIds ? known.entries.map((entry) => pinned(entry, meanings)) : known.entries;
        const added = missing.map((asset) => ({ fields: fieldsOfLive(asset, isPinned(asset)), entry: null }));
        wanted.set(system.id, { ...known, prune: isToKeep ? false : null, entries: [...entries, ...added] });
    }
    const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
    return { systems: [...wanted.values()], naming, nameless, stray };
}
function freshSystem(system, prune = null) {
    return { system, declared: null, prune, entries: [] };
}
function fieldsOfLive({ name, asset_type, id }, isPinned) {
    return { ...(0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .plainFields */ ._b)(name, asset_type), id: isPinned ? id : null };
}
function pinned({ fields, entry }, { liveOf }) {
    const meant = entry === null ? undefined : liveOf.get(entry);
    const hasId = meant !== undefined && fields.id === null && (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .isDeclarable */ .oo)(meant, true);
    return hasId ? { fields: { ...fields, id: meant.id }, entry } : { fields, entry };
}


/***/ }),

/***/ 3897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ SystemNaming)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
// How a new document names a live cyber system: by name, with its facility where the name is shared, else by id.


/** Knows which references mean exactly one record. */
class SystemNaming {
    #byId;
    #live;
    #systems;
    #facilities;
    #names;
    #namesInFacilities;
    /** `byId`: use the id if it can be written, so that files survive a rename. */
    constructor(live, byId = false) {
        this.#byId = byId;
        const { systems, facilities } = live;
        this.#live = live;
        this.#systems = new Set(systems.map(({ id }) => id));
        this.#facilities = new Map(facilities.map((facility) => [facility.id, facility]));
        this.#names = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_1__/* .countBy */ .Tr)(systems, ({ name }) => name);
        this.#namesInFacilities = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_1__/* .countBy */ .Tr)(systems, (system) => inFacility(system.name, this.#facilityOf(system)));
    }
    /** null if neither name nor id can be written in a file. */
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
    /** For a system that a file already declares, whatever name it uses. */
    standing(system) {
        const facility = this.#facilityOf(system);
        const { id, name } = system;
        return { place: { id, name, facility }, cyberSystem: id, facility: null, note: null };
    }
    get systemCount() {
        return this.#live.systems.length;
    }
    #facilityOf({ facility_id: id }) {
        return this.#facilities.get(id ?? '') ?? null;
    }
    /** Every system and facility, as paths name them. */
    neighbours() {
        const systems = this.#live.systems.map((system) => this.standing(system).place);
        return { systems, facilities: this.#live.facilities };
    }
    /** A reference that is an id means that record, even if another record has it as a name. */
    #isIdOfAnother(name, own) {
        return name !== own && this.#systems.has(name);
    }
    #isIdOfFacility({ name, id }) {
        return name !== id && this.#facilities.has(name);
    }
}
/** A reference has no id to pin it, so a name must have no fault that is an error. */
function isUsable(reference) {
    return (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(reference).every(({ severity }) => severity === 'warning');
}
/** Facilities with the same name are meant together. */
function inFacility(name, facility) {
    return `${name}\0${facility === null ? '' : `\0${facility.name}`}`;
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


/***/ })

};
