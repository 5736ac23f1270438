export const id = 4587;
export const ids = [4587];
export const modules = {

/***/ 4587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeProgram: () => (/* binding */ makeProgram)
/* harmony export */ });
/* unused harmony export addUsualCommands */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7375);
/* harmony import */ var _inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1805);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7325);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2153);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6176);
/* harmony import */ var _usual_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8817);
// The command line's commands, flags and help (design section 9). What a command does is loaded when it is called.







function makeProgram(cli) {
    const run = async (argv) => {
        let code = 0;
        const program = newProgram(cli);
        const add = (name, description, load) => program
            .command(name)
            .description(description)
            .action(async (flags) => {
            code = await (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .perform */ .y9)(load, flags, cli);
        });
        addUsualCommands(add);
        addFileCommands(add);
        addServiceCommands(add);
        addSetupCommands(add);
        addAudit(program, (load) => async (flags) => {
            code = await (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .perform */ .y9)(load, flags, cli);
        });
        addSchema(program, cli);
        addExplain(program, cli);
        addCompletion(program, cli);
        await addEmulator(add, argv);
        add('demo', 'Shows the main job on the emulator, with the example inventory.', async () => {
            const { cliDemo } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(359)]).then(__webpack_require__.bind(__webpack_require__, 359));
            return (_, host) => cliDemo(host, (line, stage) => makeProgram(stage).run(line));
        });
        try {
            await program.parseAsync([...argv], { from: 'user' });
        }
        catch (error) {
            // It has said what is wrong, or shown the help that was asked for.
            if (error instanceof commander__WEBPACK_IMPORTED_MODULE_1__/* .CommanderError */ .b7)
                return error.exitCode;
            throw error;
        }
        return code;
    };
    return { run };
}
function newProgram({ terminal, version }) {
    return new commander__WEBPACK_IMPORTED_MODULE_1__/* .Command */ .uB('cip-sync')
        .description('Declarative GitOps for a NERC CIP compliance inventory: YAML, a reviewed plan, exactly that applied.')
        .version(version, '-V, --version', 'Shows the version.')
        .helpOption('-h, --help', 'Shows help.')
        .helpCommand('help [command]', 'Shows help for a command.')
        .configureOutput({ writeOut: terminal.out, writeErr: terminal.err, getErrHasColors: () => terminal.color })
        .exitOverride()
        .showHelpAfterError('Try --help.')
        .addHelpText('after', HELP);
}
const HELP = `
The API key is read from CIP_SYNC_API_KEY alone; the URL from --base-url or CIP_SYNC_BASE_URL.
Exit: 0 done, 1 refused or failed, 2 changes present (with --detailed-exitcode).

Examples:
  $ cip-sync demo                                 see it work, without a key
  $ cip-sync validate                             check the files in inventory/
  $ cip-sync plan --base main --out plan.json     what this branch asks for, compared with main
  $ cip-sync apply --plan plan.json               apply exactly that
  $ cip-sync drift --detailed-exitcode            has the service changed behind the files?`;
// Flags that several commands have, each with its sentence.
const DRY_RUN = ['--dry-run', 'Writes nothing: prints what would change as a diff on standard output.'];
const MAX_GAP = ['--max-gap <days>', 'Days between two looks that are no gap. (35)'];
const REMOTE = ['--ledger <remote#branch>', 'Where: any remote of git, or a path.'];
/** The commands that have usual lines. */
function addUsualCommands(add) {
    const addUsual = (name) => {
        const { description, load, inputs, flags, example } = _usual_js__WEBPACK_IMPORTED_MODULE_6__/* .USUAL */ .VY[name];
        const command = addInputs(add(name, description, load), inputs);
        for (const [flag, meaning] of Object.entries(flags))
            command.option(flag, meaning);
        return command.addHelpText('after', `\nExample:\n  $ cip-sync ${example}`);
    };
    addUsual('validate').addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--format <format>', 'How findings are told: text, github (annotations), json, sarif (code scanning).')
        .choices(['text', 'github', 'json', 'sarif'])
        .conflicts('json'));
    addUsual('plan');
    addUsual('apply');
    addUsual('drift');
}
function addFileCommands(add) {
    const fmt = add('fmt', 'Sorts and normalises the files, keeping comments.', async () => {
        const { cliFmt } = await Promise.all(/* import() */[__webpack_require__.e(241), __webpack_require__.e(3666), __webpack_require__.e(6530), __webpack_require__.e(2959)]).then(__webpack_require__.bind(__webpack_require__, 9929));
        return cliFmt;
    });
    addInputs(fmt, ['path', 'detail'])
        .option('--check', 'Writes nothing: prints the files that would change, and exits with 1 if there are any.')
        .addHelpText('after', '\nExample:\n  $ cip-sync fmt --check');
}
/** To set a repository up, and to know that it is right. */
function addSetupCommands(add) {
    const init = add('init', 'Writes what the repository of an inventory needs, and says what only a person can do.', async () => (await Promise.all(/* import() */[__webpack_require__.e(241), __webpack_require__.e(4006), __webpack_require__.e(3666), __webpack_require__.e(8010), __webpack_require__.e(4622), __webpack_require__.e(6530), __webpack_require__.e(753)]).then(__webpack_require__.bind(__webpack_require__, 753))).cliInit);
    init
        .option('--base-url <url>', 'URL of the compliance inventory service.')
        .option('--hardened', 'The setup for an inventory under audit, in place of the plain one.')
        .option('--repository <owner/repo>', 'Repository of the inventory on GitHub. (the remote origin)')
        .option('--action <owner/repo@sha>', 'This action, pinned to the full SHA of a commit.')
        .option('--team <org/team>', 'Team that owns the inventory and its workflow.')
        .option('--organization <slug>', 'Slug of the organization that the API key must belong to. (that of the key)')
        .option('--ledger <place>', 'Where evidence is kept: OWNER/REPO#BRANCH, or a BRANCH of the repository.')
        .option('--pre-commit', 'Writes .pre-commit-config.yaml, too.')
        .option(...DRY_RUN)
        .option('--force <file>', 'Replaces this one file. Once for each.', _usual_js__WEBPACK_IMPORTED_MODULE_6__/* .addLine */ .cG)
        .option(..._usual_js__WEBPACK_IMPORTED_MODULE_6__/* .IN_FOLDER */ .ne)
        .addHelpText('after', '\nExample:\n  $ cip-sync init --hardened');
    const doctor = add('doctor', 'Says what is set up right, what is not, and how to mend it. Reads only.', async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(4006), __webpack_require__.e(761), __webpack_require__.e(6957)]).then(__webpack_require__.bind(__webpack_require__, 6957))).cliDoctor);
    addInputs(doctor, ['path', 'unique-names', 'detail', ...CONNECTION_INPUTS])
        .option('--github <owner/repo>', 'Looks at the settings of this repository, with the token in GH_TOKEN or GITHUB_TOKEN.')
        .option('--expect <setup>', 'Judges against plain, guarded or hardened. (what is found)')
        .option('--json', 'Prints the checks as JSON on standard output.')
        .addHelpText('after', '\nExample:\n  $ cip-sync doctor --github OWNER/REPO --expect hardened');
}
function addServiceCommands(add) {
    const systems = add('systems', 'Lists the cyber systems: site, name, id, assets, and where files declare them. Reads only.', async () => (await Promise.all(/* import() */[__webpack_require__.e(8010), __webpack_require__.e(3952)]).then(__webpack_require__.bind(__webpack_require__, 3952))).cliSystems);
    addInputs(systems, ['path', 'detail', 'control-center-field', ...CONNECTION_INPUTS])
        .option('--json', 'Prints the list as JSON on standard output.')
        .addHelpText('after', '\nExample:\n  $ cip-sync systems');
    const report = add('report', 'Writes the live inventory as one HTML page. Reads only.', async () => (await Promise.all(/* import() */[__webpack_require__.e(3666), __webpack_require__.e(5952), __webpack_require__.e(9671), __webpack_require__.e(8220), __webpack_require__.e(2582)]).then(__webpack_require__.bind(__webpack_require__, 2582))).cliReport);
    addInputs(report, [...SHOWING_INPUTS, ...CONNECTION_INPUTS])
        .option('--html', 'The format: a page that needs nothing but itself.')
        .option('--out <file>', 'Writes the page to a file in place of standard output.')
        .option('--plan <file>', 'Saved plan: the page tells what would change.')
        .option('--evidence <file>', 'Evidence of an apply: the page tells what changed.')
        .addHelpText('after', '\nExample:\n  $ cip-sync report --html --out inventory.html');
    const exported = add('export', 'Prints the live inventory as CSV on standard output. Reads only.', async () => (await __webpack_require__.e(/* import() */ 4762).then(__webpack_require__.bind(__webpack_require__, 4762))).cliExport);
    addInputs(exported, [...SHOWING_INPUTS, ...CONNECTION_INPUTS])
        .option('--csv', 'The format: one row for each asset, formulas made harmless for spreadsheets.')
        .option('--bom', 'Starts with a byte order mark: Excel needs one for letters beyond ASCII.')
        .option('--out <file>', 'Writes to a file in place of standard output.')
        .addHelpText('after', '\nExample:\n  $ cip-sync export --csv --bom --out inventory.csv');
    const imports = add('import', 'Writes the live inventory as files; adds to files what they lack. Reads the service only.', async () => (await Promise.all(/* import() */[__webpack_require__.e(241), __webpack_require__.e(3666), __webpack_require__.e(8010), __webpack_require__.e(4622), __webpack_require__.e(6530), __webpack_require__.e(596)]).then(__webpack_require__.bind(__webpack_require__, 596))).cliImport);
    addCsvFlags(addInputs(imports, ['path', 'unique-names', 'detail', ...CONNECTION_INPUTS]))
        .option('--out <dir>', 'Folder for new files; its files are read, too. (inventory)')
        .option('--with-ids', 'Gives every entry its id, those that stand in files included.')
        .option('--with-system-ids', 'Names the systems of new files by id, the name beside it: such files survive renames.')
        .option(...DRY_RUN)
        .addHelpText('after', '\nExamples:\n  $ cip-sync import --dry-run\n  $ cip-sync import --from-csv cmdb.csv --column name=Hostname --value Server=hardware');
}
function addAudit(program, act) {
    const load = () => Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(6005), __webpack_require__.e(1621)]).then(__webpack_require__.bind(__webpack_require__, 1621));
    const audit = program
        .command('audit')
        .description('Answers from a clone of the ledger, offline: who changed what, when, approved by whom, and the list as of any day.')
        .enablePositionalOptions();
    addLedger(audit)
        .option('--from <date>', 'First day, or RFC 3339 time.')
        .option('--to <date>', 'Last day, or RFC 3339 time.')
        .option('--at <date|commit>', 'The list as of the last look by then, in place of what changed.')
        .option('--asset <id|name>', 'Only this asset, also one that is gone.')
        .option('--system <id|name>', 'Only this cyber system.')
        .option('--html', 'Writes one page that needs nothing but itself.')
        .option('--csv', 'Writes CSV, formulas made harmless for spreadsheets.')
        .option('--json', 'Writes JSON (schemas/audit.schema.json).')
        .option('--column <header=field>', 'A column of --csv; the fields are its headers without this. Once for each.', _usual_js__WEBPACK_IMPORTED_MODULE_6__/* .addLine */ .cG)
        .option(...MAX_GAP)
        .option('--out <file>', 'Writes to a file in place of standard output.')
        .addHelpText('after', () => subcommandFlags(audit))
        .addHelpText('after', '\nExample:\n  $ cip-sync audit --ledger ../ledger --from 2026-01-01 --html --out audit.html')
        .action((_, command) => act(async () => (await load()).cliAudit)(command.opts()));
    const sub = (name, description, run) => audit
        .command(name)
        .description(description)
        .action((...given) => act(run)(flagsOf(given.at(-1))));
    addLedger(sub('verify', 'Checks that the ledger is whole and that its changes are explained.', async () => (await load()).cliAuditVerify))
        .option('--contains <commit>', 'A ledger commit that you kept: it must be part of it. Once for each.', _usual_js__WEBPACK_IMPORTED_MODULE_6__/* .addLine */ .cG)
        .option('--inventory <dir>', 'Clone of the inventory: its files must be those that the evidence names.')
        .option('--signers <file>', "Allowed signers, in git's own form: each commit must be signed by one of them.")
        .option(...MAX_GAP)
        .option('--json', 'Prints what was found as JSON on standard output.')
        .option('--detailed-exitcode', 'Exits with 2 when there are findings.');
    sub('init', 'Begins a ledger: makes its branch, and only where there is none.', async () => (await load()).cliAuditInit)
        .option(...REMOTE)
        .option('--organization <slug>', 'Organization whose ledger it is.')
        .option('--base-url <url>', 'Service whose lists it keeps.')
        .option('--continues <commit>', 'Last commit of a ledger that was lost: told for ever.')
        .option(..._usual_js__WEBPACK_IMPORTED_MODULE_6__/* .IN_FOLDER */ .ne);
    sub('add', 'Adds evidence that could not be pushed when its run ended. Twice adds once.', async () => (await load()).cliAuditAdd)
        .argument('<file>', 'the evidence')
        .option(...REMOTE)
        .option(..._usual_js__WEBPACK_IMPORTED_MODULE_6__/* .IN_FOLDER */ .ne);
    addLedger(sub('bundle', 'Writes what is handed over: git bundle, HTML, CSVs, hashes.', async () => (await load()).cliAuditBundle)).option('--out <dir>', 'Folder to write, which must not be there.');
    addLedger(sub('review', 'Writes a review of the list of a day, to complete and to merge by pull request.', async () => (await load()).cliAuditReview))
        .option('--at <date|commit>', 'The list to review: the last look by then.')
        .option('--system <id|name>', 'Cyber system that is reviewed, where not all are. Once for each.', _usual_js__WEBPACK_IMPORTED_MODULE_6__/* .addLine */ .cG)
        .option('--reviews <dir>', 'Folder of the reviews. (reviews)');
}
/** Which flags each of its commands takes, a line each. */
function subcommandFlags({ commands }) {
    const lines = commands.map((each) => `  ${each.name()} ${each.options.map(({ flags }) => flags).join(' ')}`);
    return `\nFlags of its commands:\n${lines.join('\n')}`;
}
function addLedger(command) {
    return command
        .option('--ledger <dir>', 'Clone of the ledger; a branch of it by DIR#BRANCH. (the current folder)')
        .option(..._usual_js__WEBPACK_IMPORTED_MODULE_6__/* .IN_FOLDER */ .ne);
}
/** Flags of a command and of the one above it; its argument is a flag like the others. */
function flagsOf(command) {
    const [file] = command.args;
    return { ...command.optsWithGlobals(), ...(file === undefined ? {} : { file }) };
}
function addSchema(program, { terminal, cwd }) {
    program
        .command('schema')
        .description('Prints the JSON Schema of a format on standard output.')
        .addArgument(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Argument */ .ef('[format]', 'the format').choices(_explain_js__WEBPACK_IMPORTED_MODULE_3__.SCHEMAS).default('inventory'))
        .option('--out <file>', 'Writes to a file in place of standard output: in PowerShell, > may write UTF-16.')
        .action(async (format, { out }) => {
        const { schemaText } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7325));
        const text = await schemaText(format);
        if (out === undefined)
            terminal.out(text);
        else
            (await __webpack_require__.e(/* import() */ 5645).then(__webpack_require__.bind(__webpack_require__, 5645))).writeOut((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, out), text);
    })
        .addHelpText('after', '\nExample:\n  $ cip-sync schema --out inventory.schema.json');
}
function addCompletion(program, { terminal }) {
    program
        .command('completion')
        .description('Prints a script that completes commands and flags in a shell.')
        .addArgument(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Argument */ .ef('<shell>', 'the shell').choices(['bash', 'zsh', 'fish', 'powershell']))
        .action(async (shell) => {
        const { completionScript } = await __webpack_require__.e(/* import() */ 8214).then(__webpack_require__.bind(__webpack_require__, 8214));
        terminal.out(completionScript(program, shell));
    })
        .addHelpText('after', '\nExample:\n  $ source <(cip-sync completion bash)');
}
function addExplain(program, { terminal }) {
    program
        .command('explain')
        .description('Tells at length what a finding, a result or a state means and what to do; without one, lists them all.')
        .argument('[code]', 'the code of a finding, a result or a state')
        .action(async (code) => terminal.out(await (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7325))).explanation(code)))
        .addHelpText('after', '\nExample:\n  $ cip-sync explain rename-conflict');
}
/** Its many options are looked up only when they are asked for. */
async function addEmulator(add, argv) {
    const emulator = add('emulator', 'Serves the compliance inventory service on this machine, for trying and testing.', async () => {
        const { cliEmulator } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(6159)]).then(__webpack_require__.bind(__webpack_require__, 6159));
        return cliEmulator;
    })
        .option('--port <n>', 'Port to listen on; 0 takes a free one. (0)')
        .option('--host <address>', 'Address to listen on. (127.0.0.1)')
        .option('--seed <file>', 'JSON file with its organizations, keys and records. (the example utility)')
        .addHelpText('after', '\nExample:\n  $ cip-sync emulator --port 8080 --latency-ms 50');
    if (!argv.includes('emulator'))
        return;
    const { OPTION_DESCRIPTIONS, flagOf } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(7329)]).then(__webpack_require__.bind(__webpack_require__, 7329));
    for (const [name, { description, default: fallback, choices, argument }] of Object.entries(OPTION_DESCRIPTIONS)) {
        const one = choices === undefined ? '' : `: ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
        const said = `${description}${one} (${typeof fallback === 'object' ? JSON.stringify(fallback) : fallback})`;
        emulator.option(argument === undefined ? flagOf(name) : `${flagOf(name)} <${argument}>`, said);
    }
}
// The inputs as options of commands, and the options that several commands have.
/** What is known of a cyber system beside what the service documents. */
const SHOWING_INPUTS = ['impact-rating-field', 'control-center-field'];
/** What a command asks for that reads the service and no files. */
const CONNECTION_INPUTS = [
    'base-url',
    'organization',
    'concurrency',
    'request-timeout',
    'timeout',
];
/** Inputs that decide what apply may do. Other commands take them, too, so that one line of flags serves all. */
const APPLY_INPUTS = new Set(['approval', 'approve', 'evidence-dir']);
function addInputs(command, names) {
    for (const name of names) {
        const { description, default: fallback } = _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc[name];
        const isDefaultSaid = fallback !== '';
        const option = new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$(`--${name} <${valueName(name)}>`, description + (isDefaultSaid ? ` (${fallback})` : ''));
        if ((0,_usual_js__WEBPACK_IMPORTED_MODULE_6__/* .isRepeated */ .B5)(name))
            option.argParser(_usual_js__WEBPACK_IMPORTED_MODULE_6__/* .addLine */ .cG);
        command.addOption(option.hideHelp(APPLY_INPUTS.has(name) && command.name() !== 'apply'));
    }
    for (const [flag, meaning] of Object.entries((0,_usual_js__WEBPACK_IMPORTED_MODULE_6__/* .flagsBeside */ ._v)(names)))
        command.option(flag, meaning);
    return command;
}
const VALUE_NAMES = {
    path: 'path',
    only: 'system',
    'base-url': 'url',
    organization: 'slug',
    approve: 'digest',
    'request-timeout': 'seconds',
    timeout: 'seconds',
    'evidence-dir': 'dir',
};
function valueName(name) {
    return VALUE_NAMES[name] ?? (/^\d+$/.test(_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc[name].default) ? 'n' : 'choice');
}
/** Adds what `import` takes beside the file itself. */
function addCsvFlags(command) {
    return command
        .option('--from-csv <file>', 'Takes the assets from a CSV export of a CMDB. The service is read to know its cyber systems.')
        .option('--column <key=header>', `Column of a key: ${_inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .CSV_FIELDS */ .Tx.join(', ')}. Once for each.`, _usual_js__WEBPACK_IMPORTED_MODULE_6__/* .addLine */ .cG)
        .option('--value <cell=type>', 'What a cell of asset_type means, such as Server=hardware. Once for each.', _usual_js__WEBPACK_IMPORTED_MODULE_6__/* .addLine */ .cG)
        .option('--default <key=text>', 'What an empty cell means, or a column that is not there.', _usual_js__WEBPACK_IMPORTED_MODULE_6__/* .addLine */ .cG)
        .option('--where <column=value>', 'Only rows that say so. Of one column any value, of several columns all.', _usual_js__WEBPACK_IMPORTED_MODULE_6__/* .addLine */ .cG)
        .option('--skip <column=value>', 'Not the rows that say so. Of one column any value, of several columns all.', _usual_js__WEBPACK_IMPORTED_MODULE_6__/* .addLine */ .cG)
        .option('--skip-duplicates', 'Of rows that are the same in every mapped column, one.')
        .option('--mapping <file>', 'YAML or JSON with columns, values, systems, defaults and delimiter.')
        .option('--delimiter <character>', 'What separates cells, or tab. (told by the header)');
}


/***/ }),

/***/ 7325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SCHEMAS: () => (/* binding */ SCHEMAS),
/* harmony export */   explanation: () => (/* binding */ explanation),
/* harmony export */   schemaText: () => (/* binding */ schemaText)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
// `explain` and `schema`: what the tool knows by itself, printed.

const SCHEMAS = ['inventory', 'plan', 'evidence', 'audit'];
/** The text of `schemas/NAME.schema.json`. */
async function schemaText(name) {
    return `${JSON.stringify(await schemaOf(name), null, 2)}\n`;
}
async function schemaOf(name) {
    switch (name) {
        case 'inventory':
            return (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(4517)]).then(__webpack_require__.bind(__webpack_require__, 4517))).inventoryJsonSchema();
        case 'plan':
            return (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3666), __webpack_require__.e(9071)]).then(__webpack_require__.bind(__webpack_require__, 9071))).planJsonSchema();
        case 'evidence':
            return (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 735))).evidenceJsonSchema();
        case 'audit':
            return (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(5445)]).then(__webpack_require__.bind(__webpack_require__, 5445))).auditJsonSchema();
    }
}
/** The text of a topic; of none, the list of all. Throws a ConfigurationError for one that is not known. */
async function explanation(topic) {
    const { explainTopic, listTopics, SECTIONS } = await __webpack_require__.e(/* import() */ 5009).then(__webpack_require__.bind(__webpack_require__, 5009));
    if (topic === undefined)
        return listTopics();
    const text = explainTopic(topic);
    if (text !== null)
        return text;
    const { nearest } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3029));
    const [near] = nearest(topic, [...SECTIONS.keys()]);
    const hint = near === undefined ? 'Without a code it lists them all.' : `Did you mean ${near}?`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('explain', `knows no such code. ${hint}`);
}


/***/ }),

/***/ 1805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ assetTypes),
/* harmony export */   JX: () => (/* binding */ isAssetType),
/* harmony export */   KN: () => (/* binding */ foldCell),
/* harmony export */   RD: () => (/* binding */ countWanted),
/* harmony export */   SQ: () => (/* binding */ mergeMappings),
/* harmony export */   Tx: () => (/* binding */ CSV_FIELDS),
/* harmony export */   Vl: () => (/* binding */ delimiterOf),
/* harmony export */   eT: () => (/* binding */ sharedColumn),
/* harmony export */   v1: () => (/* binding */ CellMap),
/* harmony export */   v9: () => (/* binding */ isCsvField),
/* harmony export */   xl: () => (/* binding */ NO_MAPPING),
/* harmony export */   xs: () => (/* binding */ findColumns),
/* harmony export */   yz: () => (/* binding */ DEFAULT_FIELDS),
/* harmony export */   zX: () => (/* binding */ rowFilter)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(876);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7206);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3029);
// What the columns and cells of a CSV export mean: the mapping that flags and a small file give.



/** The fields that a column can fill. */
const CSV_FIELDS = ['name', 'cyber_system', 'asset_type', 'facility', 'id'];
/** Without a column of its own, each of these is looked for under its own name. */
const REQUIRED_FIELDS = ['name', 'cyber_system', 'asset_type'];
/** One value for all rows makes sense for these. */
const DEFAULT_FIELDS = ['cyber_system', 'asset_type', 'facility'];
const NO_MAPPING = {
    columns: new Map(),
    defaults: new Map(),
    values: new Map(),
    systems: new Map(),
    delimiter: null,
    where: new Map(),
    skip: new Map(),
    skipsDuplicates: false,
};
/** Both mappings; where they differ, `over` wins. */
function mergeMappings(base, over) {
    return {
        columns: new Map([...base.columns, ...over.columns]),
        defaults: new Map([...base.defaults, ...over.defaults]),
        values: new Map([...base.values, ...over.values]),
        systems: new Map([...base.systems, ...over.systems]),
        delimiter: over.delimiter ?? base.delimiter,
        where: over.where,
        skip: over.skip,
        skipsDuplicates: over.skipsDuplicates,
    };
}
/** What headers, types and names of systems are compared by when no exact one is there. */
function foldCell(text) {
    return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
/** Looks cells up: exactly first, then without regard to case and white space. */
class CellMap {
    #exact;
    #folded;
    /** Of several spellings that fold to one, none is guessed unless all mean the same. */
    constructor(entries) {
        this.#exact = entries;
        const folded = new Map();
        const unclear = new Set();
        for (const [cell, meaning] of entries) {
            const key = foldCell(cell);
            if (folded.has(key) && folded.get(key) !== meaning)
                unclear.add(key);
            folded.set(key, meaning);
        }
        for (const key of unclear)
            folded.delete(key);
        this.#folded = folded;
    }
    get(cell) {
        return this.#exact.get(cell) ?? this.#folded.get(foldCell(cell));
    }
}
/** Every cell that is an asset type: the mapped ones, and the words of the service themselves. */
function assetTypes(values) {
    return new CellMap(new Map([..._core_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ASSET_TYPES */ .Dd.map((type) => [type, type]), ...values]));
}
function isCsvField(text) {
    return CSV_FIELDS.some((field) => field === text);
}
function isAssetType(text) {
    return _core_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ASSET_TYPES */ .Dd.some((type) => type === text);
}
/** A delimiter as people write it: one character, or `tab`. null for what separates nothing. */
function delimiterOf(text) {
    if (text === 'tab')
        return '\t';
    return text.length === 1 && !/["\r\n]/.test(text) ? text : null;
}
/**
 * Finds each mapped column by its header: the exact one, else one that differs in case and white space alone. A
 * required field without a mapping has a column of its own name, unless a default stands for it.
 */
function findColumns({ cells, at }, mapping, report) {
    const columns = new Map();
    const header = cells.map(oneLine).filter((cell) => cell !== '');
    for (const [field, column] of wantedColumns(mapping)) {
        const indexes = columnsNamed(cells, column);
        const [only] = indexes;
        if (indexes.length === 1 && only !== undefined)
            columns.set(field, only);
        else if (indexes.length > 1) {
            report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('csv-ambiguous-column', 'error', at, { column, count: indexes.length }));
        }
        else if (mapping.columns.has(field) || !mapping.defaults.has(field)) {
            const near = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(column, header);
            report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('csv-missing-column', 'error', at, { column, key: field, near, header }));
            // A slip in a name that was given hides nothing else of the rows.
            const [meant] = mapping.columns.has(field) ? columnsNamed(cells, near[0] ?? '') : [];
            if (meant !== undefined)
                columns.set(field, meant);
        }
    }
    return columns;
}
/** Which rows are taken, by the cells of columns that need be no field. */
function rowFilter({ cells, at }, mapping, report) {
    const header = cells.map(oneLine).filter((cell) => cell !== '');
    const testsOf = (conditions, key) => Array.from(conditions, ([column, values]) => {
        const named = columnsNamed(cells, column);
        const near = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(column, header);
        if (named.length === 0)
            report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('csv-missing-column', 'error', at, { column, key, near, header }));
        const indexes = named.length > 0 ? named : columnsNamed(cells, near[0] ?? '');
        const meant = new Set(values.map(foldCell));
        return (row) => indexes.some((index) => meant.has(foldCell(row[index] ?? '')));
    });
    const where = testsOf(mapping.where, '--where');
    const skip = testsOf(mapping.skip, '--skip');
    return (row) => where.every((holds) => holds(row)) && !(skip.length > 0 && skip.every((holds) => holds(row)));
}
/** Two fields that would be read from one column; null where there are none. */
function sharedColumn(mapping) {
    const fields = new Map();
    for (const [field, column] of wantedColumns(mapping)) {
        const other = fields.get(oneLine(column));
        if (other !== undefined)
            return [other, field];
        fields.set(oneLine(column), field);
    }
    return null;
}
/** How many of the wanted columns this header has. */
function countWanted(cells, mapping) {
    return wantedColumns(mapping).filter(([, column]) => columnsNamed(cells, column).length > 0).length;
}
function wantedColumns({ columns }) {
    const own = REQUIRED_FIELDS.filter((field) => !columns.has(field)).map((field) => [field, field]);
    return [...columns, ...own];
}
function columnsNamed(cells, column) {
    const exact = indexesWhere(cells, (cell) => oneLine(cell) === oneLine(column));
    return exact.length > 0 ? exact : indexesWhere(cells, (cell) => foldCell(cell) === foldCell(column));
}
/** A header may be broken over lines, to be narrow. */
function oneLine(cell) {
    return cell.replace(/\s+/gu, ' ').trim();
}
function indexesWhere(cells, holds) {
    return cells.flatMap((cell, index) => (holds(cell) ? [index] : []));
}


/***/ })

};
