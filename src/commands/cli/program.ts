// The command line's commands, flags and help (design section 9). What a command does is loaded when it is called.
import { Argument, Command, CommanderError, Option } from 'commander';
import { CSV_FIELDS } from '../../inventory/csv/mapping.ts';
import type { Shell } from '../completion.ts';
import type { CliHost, Flags } from '../context.ts';
import { SCHEMAS } from '../explain.ts';
import { INPUTS, type InputName } from '../inputs.ts';
import { perform, type RunCommand } from './flags.ts';
import { addLine, flagsBeside, IN_FOLDER, isRepeated, USUAL } from './usual.ts';

interface Program {
  /** Runs one command line, without node and script; resolves to the exit code. */
  run(argv: readonly string[]): Promise<number>;
}

export function makeProgram(cli: CliHost): Program {
  const run = async (argv: readonly string[]): Promise<number> => {
    let code = 0;
    const program = newProgram(cli);
    const add = (name: string, description: string, load: () => Promise<RunCommand>) =>
      program
        .command(name)
        .description(description)
        .action(async (flags: Flags) => {
          code = await perform(load, flags, cli);
        });
    addUsualCommands(add);
    addFileCommands(add);
    addServiceCommands(add);
    addSetupCommands(add);
    addAudit(program, (load) => async (flags: Flags) => {
      code = await perform(load, flags, cli);
    });
    addSchema(program, cli);
    addExplain(program, cli);
    addCompletion(program, cli);
    await addEmulator(add, argv);
    add('demo', 'Shows the main job on the emulator, with the example inventory.', async () => {
      const { cliDemo } = await import('../emulator.ts');
      return (_, host) => cliDemo(host, (line, stage) => makeProgram(stage).run(line));
    });
    try {
      await program.parseAsync(withoutStrayHelp(program, argv), { from: 'user' });
    } catch (error) {
      // It has said what is wrong, or shown the help that was asked for.
      if (error instanceof CommanderError) return error.exitCode;
      throw error;
    }
    return code;
  };
  return { run };
}

/**
 * `help COMMAND` as `COMMAND --help`, which knows the commands of a command, too. A command that is not there is told as
 * that, where commander would show help of another.
 */
function withoutStrayHelp(program: Command, argv: readonly string[]): string[] {
  const words = argv[0] === 'help' && argv.length > 1 ? [...argv.slice(1), '--help'] : [...argv];
  let at = program;
  for (const [index, word] of words.entries()) {
    if (word.startsWith('-') || at.commands.length === 0) break;
    const named = at.commands.find((each) => each.name() === word);
    if (named === undefined) return words.slice(0, index + 1);
    at = named;
  }
  return words;
}

function newProgram({ terminal, version }: CliHost): Command {
  return new Command('cip-sync')
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

/** Declares a command: its name, what it does, and how to load it. */
type Add = (name: string, description: string, load: () => Promise<RunCommand>) => Command;

// Flags that several commands have, each with its sentence.
const DRY_RUN = ['--dry-run', 'Writes nothing: prints what would change as a diff on standard output.'] as const;
const MAX_GAP = ['--max-gap <days>', 'Days between two looks that are no gap. (35)'] as const;
const REMOTE = ['--ledger <remote#branch>', 'Where: any remote of git, or a path.'] as const;

/** The commands that have usual lines. */
export function addUsualCommands(add: Add): void {
  const addUsual = (name: keyof typeof USUAL) => {
    const { description, load, inputs, flags, example } = USUAL[name];
    const command = addInputs(add(name, description, load), inputs);
    for (const [flag, meaning] of Object.entries(flags)) command.option(flag, meaning);
    return command.addHelpText('after', `\nExample:\n  $ cip-sync ${example}`);
  };
  addUsual('validate').addOption(
    new Option('--format <format>', 'How findings are told: text, github (annotations), json, sarif (code scanning).')
      .choices(['text', 'github', 'json', 'sarif'])
      .conflicts('json'),
  );
  addUsual('plan');
  addUsual('apply');
  addUsual('drift');
}

function addFileCommands(add: Add): void {
  const fmt = add('fmt', 'Sorts and normalises the files, keeping comments.', async () => {
    const { cliFmt } = await import('../fmt.ts');
    return cliFmt;
  });
  addInputs(fmt, ['path', 'detail'])
    .option('--check', 'Writes nothing: prints the files that would change, and exits with 1 if there are any.')
    .addHelpText('after', '\nExample:\n  $ cip-sync fmt --check');
}

/** To set a repository up, and to know that it is right. */
function addSetupCommands(add: Add): void {
  const init = add(
    'init',
    'Writes what the repository of an inventory needs, and says what only a person can do.',
    async () => (await import('../init.ts')).cliInit,
  );
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
    .option('--force <file>', 'Replaces this one file. Once for each.', addLine)
    .option(...IN_FOLDER)
    .addHelpText('after', '\nExample:\n  $ cip-sync init --hardened');

  const doctor = add(
    'doctor',
    'Says what is set up right, what is not, and how to mend it. Reads only.',
    async () => (await import('../doctor.ts')).cliDoctor,
  );
  addInputs(doctor, ['path', 'unique-names', 'detail', ...CONNECTION_INPUTS])
    .option(
      '--github <owner/repo>',
      'Looks at the settings of this repository, with the token in GH_TOKEN or GITHUB_TOKEN.',
    )
    .option('--expect <setup>', 'Judges against plain, guarded or hardened. (what is found)')
    .option('--json', 'Prints the checks as JSON on standard output.')
    .addHelpText('after', '\nExample:\n  $ cip-sync doctor --github OWNER/REPO --expect hardened');
}

function addServiceCommands(add: Add): void {
  const systems = add(
    'systems',
    'Lists the cyber systems: site, name, id, assets, and where files declare them. Reads only.',
    async () => (await import('../report.ts')).cliSystems,
  );
  addInputs(systems, ['path', 'detail', 'control-center-field', ...CONNECTION_INPUTS])
    .option('--json', 'Prints the list as JSON on standard output.')
    .addHelpText('after', '\nExample:\n  $ cip-sync systems');

  const report = add(
    'report',
    'Writes the live inventory as one HTML page. Reads only.',
    async () => (await import('../report.ts')).cliReport,
  );
  addInputs(report, [...SHOWING_INPUTS, ...CONNECTION_INPUTS])
    .option('--html', 'The format: a page that needs nothing but itself.')
    .option('--out <file>', 'Writes the page to a file in place of standard output.')
    .option('--plan <file>', 'Saved plan: the page tells what would change.')
    .option('--evidence <file>', 'Evidence of an apply: the page tells what changed.')
    .addHelpText('after', '\nExample:\n  $ cip-sync report --html --out inventory.html');

  const exported = add(
    'export',
    'Prints the live inventory as CSV on standard output. Reads only.',
    async () => (await import('../report.ts')).cliExport,
  );
  addInputs(exported, [...SHOWING_INPUTS, ...CONNECTION_INPUTS])
    .option('--csv', 'The format: one row for each asset, formulas made harmless for spreadsheets.')
    .option('--bom', 'Starts with a byte order mark: Excel needs one for letters beyond ASCII.')
    .option('--out <file>', 'Writes to a file in place of standard output.')
    .addHelpText('after', '\nExample:\n  $ cip-sync export --csv --bom --out inventory.csv');

  const imports = add(
    'import',
    'Writes the live inventory as files; adds to files what they lack, or has them follow. Reads the service only.',
    async () => (await import('../import.ts')).cliImport,
  );
  const importInputs: readonly InputName[] = [
    'path',
    'unique-names',
    'detail',
    'only',
    'max-deletes',
    'max-delete-percent',
  ];
  addCsvFlags(addInputs(imports, [...importInputs, ...CONNECTION_INPUTS]))
    .option('--update', 'Edits what files declare already, too: by what is live, or by the rows of the export.')
    .option('--base <ref>', 'With --update: the commit that was applied. What differs since is no drift. (HEAD)')
    .option('--all-systems', 'With --from-csv and --update: systems that no row names lose their entries, too.')
    .option('--json', 'With --update: prints what changed as JSON (schemas/import.schema.json).')
    .option('--out <dir>', 'Folder for new files; its files are read, too. (inventory)')
    .option('--with-ids', 'Gives every entry its id, those that stand in files included.')
    .option(
      '--with-system-ids',
      'Names the systems of new files by id, the name beside it: such files survive renames.',
    )
    .option(...DRY_RUN)
    .addHelpText(
      'after',
      '\nExamples:\n  $ cip-sync import --dry-run\n  $ cip-sync import --update\n  $ cip-sync import --from-csv cmdb.csv --mapping mapping.yml --update',
    );
}

/** What a command does when it is called, by how to load it. */
type Act = (load: () => Promise<RunCommand>) => (flags: Flags) => Promise<void>;

function addAudit(program: Command, act: Act): void {
  const load = () => import('../audit.ts');
  const audit = program
    .command('audit')
    .description(
      'Answers from a clone of the ledger, offline: who changed what, when, approved by whom, and the list as of any day.',
    )
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
    .option(
      '--column <header=field>',
      'A column of --csv; the fields are its headers without this. Once for each.',
      addLine,
    )
    .option(...MAX_GAP)
    .option('--out <file>', 'Writes to a file in place of standard output.')
    .addHelpText('after', () => subcommandFlags(audit))
    .addHelpText('after', '\nExample:\n  $ cip-sync audit --ledger ../ledger --from 2026-01-01 --html --out audit.html')
    // Else what is misspelt would be one argument too many.
    .allowExcessArguments()
    .action((_, command: Command) => {
      const [stray] = command.args;
      const known = command.commands.map((each) => each.name()).join(', ');
      if (stray !== undefined) command.error(`error: audit has no command '${stray}'. Its commands are ${known}.`);
      return act(async () => (await load()).cliAudit)(command.opts());
    });
  const sub = (name: string, description: string, run: () => Promise<RunCommand>) =>
    audit
      .command(name)
      .description(description)
      // A clone that is named without its flag would not be the one that is read.
      .allowExcessArguments(false)
      .action((...given: unknown[]) => act(run)(flagsOf(given.at(-1) as Command)));

  addLedger(
    sub(
      'verify',
      'Checks that the ledger is whole and that its changes are explained.',
      async () => (await load()).cliAuditVerify,
    ),
  )
    .option('--contains <commit>', 'A ledger commit that you kept: it must be part of it. Once for each.', addLine)
    .option('--inventory <dir>', 'Clone of the inventory: its files must be those that the evidence names.')
    .option('--signers <file>', "Allowed signers, in git's own form: each commit must be signed by one of them.")
    .option(...MAX_GAP)
    .option('--json', 'Prints what was found as JSON on standard output.')
    .option('--detailed-exitcode', 'Exits with 2 when there are findings.');
  sub(
    'init',
    'Begins a ledger: makes its branch, and only where there is none.',
    async () => (await load()).cliAuditInit,
  )
    .option(...REMOTE)
    .option('--organization <slug>', 'Organization whose ledger it is.')
    .option('--base-url <url>', 'Service whose lists it keeps.')
    .option('--continues <commit>', 'Last commit of a ledger that was lost: told for ever.')
    .option(...IN_FOLDER);
  sub(
    'add',
    'Adds evidence that could not be pushed when its run ended. Twice adds once.',
    async () => (await load()).cliAuditAdd,
  )
    .argument('<file>', 'the evidence')
    .option(...REMOTE)
    .option(...IN_FOLDER);
  addLedger(
    sub(
      'bundle',
      'Writes what is handed over: git bundle, HTML, CSVs, hashes.',
      async () => (await load()).cliAuditBundle,
    ),
  ).option('--out <dir>', 'Folder to write, which must not be there.');
  addLedger(
    sub(
      'review',
      'Writes a review of the list of a day, to complete and to merge by pull request.',
      async () => (await load()).cliAuditReview,
    ),
  )
    .option('--at <date|commit>', 'The list to review: the last look by then.')
    .option('--system <id|name>', 'Cyber system that is reviewed, where not all are. Once for each.', addLine)
    .option('--reviews <dir>', 'Folder of the reviews. (reviews)');
}

/** Which flags each of its commands takes, a line each. */
function subcommandFlags({ commands }: Command): string {
  const lines = commands.map((each) => `  ${each.name()} ${each.options.map(({ flags }) => flags).join(' ')}`);
  return `\nFlags of its commands:\n${lines.join('\n')}`;
}

function addLedger(command: Command): Command {
  return command
    .option('--ledger <dir>', 'Clone of the ledger; a branch of it by DIR#BRANCH. (the current folder)')
    .option(...IN_FOLDER);
}

/** Flags of a command and of the one above it; its argument is a flag like the others. */
function flagsOf(command: Command): Flags {
  const [file] = command.args;
  return { ...command.optsWithGlobals(), ...(file === undefined ? {} : { file }) };
}

function addSchema(program: Command, cli: CliHost): void {
  program
    .command('schema')
    .description('Prints the JSON Schema of a format on standard output.')
    .addArgument(new Argument('[format]', 'the format').choices(SCHEMAS).default('inventory'))
    .option('--out <file>', 'Writes to a file in place of standard output: in PowerShell, > may write UTF-16.')
    .action(async (format: (typeof SCHEMAS)[number], { out }: { readonly out?: string }) => {
      const { schemaText } = await import('../explain.ts');
      const text = await schemaText(format);
      if (out === undefined) cli.terminal.out(text);
      else (await import('../run-files.ts')).putOut(text, { out }, cli);
    })
    .addHelpText('after', '\nExample:\n  $ cip-sync schema --out inventory.schema.json');
}

function addCompletion(program: Command, { terminal }: CliHost): void {
  program
    .command('completion')
    .description('Prints a script that completes commands and flags in a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish', 'powershell']))
    .action(async (shell: Shell) => {
      const { completionScript } = await import('../completion.ts');
      terminal.out(completionScript(program, shell));
    })
    .addHelpText('after', '\nExample:\n  $ source <(cip-sync completion bash)');
}

function addExplain(program: Command, { terminal }: CliHost): void {
  program
    .command('explain')
    .description(
      'Tells at length what a finding, a result or a state means and what to do; without one, lists them all.',
    )
    .argument('[code]', 'the code of a finding, a result or a state')
    .action(async (code?: string) => terminal.out(await (await import('../explain.ts')).explanation(code)))
    .addHelpText('after', '\nExample:\n  $ cip-sync explain rename-conflict');
}

/** Its many options are looked up only when they are asked for. */
async function addEmulator(add: Add, argv: readonly string[]): Promise<void> {
  const emulator = add(
    'emulator',
    'Serves the compliance inventory service on this machine, for trying and testing.',
    async () => {
      const { cliEmulator } = await import('../emulator.ts');
      return cliEmulator;
    },
  )
    .option('--port <n>', 'Port to listen on; 0 takes a free one. (0)')
    .option('--host <address>', 'Address to listen on. (127.0.0.1)')
    .option('--seed <file>', 'JSON file with its organizations, keys and records. (the example utility)')
    .addHelpText('after', '\nExample:\n  $ cip-sync emulator --port 8080 --latency-ms 50');
  if (!argv.includes('emulator')) return;
  const { OPTION_DESCRIPTIONS, flagOf } = await import('../../emulator/options.ts');
  for (const [name, { description, default: fallback, choices, argument }] of Object.entries(OPTION_DESCRIPTIONS)) {
    const one = choices === undefined ? '' : `: ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
    const said = `${description}${one} (${typeof fallback === 'object' ? JSON.stringify(fallback) : fallback})`;
    emulator.option(argument === undefined ? flagOf(name) : `${flagOf(name)} <${argument}>`, said);
  }
}

// The inputs as options of commands, and the options that several commands have.

/** What is known of a cyber system beside what the service documents. */
const SHOWING_INPUTS: readonly InputName[] = ['impact-rating-field', 'control-center-field'];
/** What a command asks for that reads the service and no files. */
const CONNECTION_INPUTS: readonly InputName[] = [
  'base-url',
  'organization',
  'concurrency',
  'request-timeout',
  'timeout',
];
/** Inputs that decide what apply may do. Other commands take them, too, so that one line of flags serves all. */
const APPLY_INPUTS: ReadonlySet<InputName> = new Set(['approval', 'approve', 'evidence-dir']);

function addInputs(command: Command, names: readonly InputName[]): Command {
  for (const name of names) {
    const { description, default: fallback } = INPUTS[name];
    const isDefaultSaid = fallback !== '';
    const option = new Option(`--${name} <${valueName(name)}>`, description + (isDefaultSaid ? ` (${fallback})` : ''));
    if (isRepeated(name)) option.argParser(addLine);
    command.addOption(option.hideHelp(APPLY_INPUTS.has(name) && command.name() !== 'apply'));
  }
  for (const [flag, meaning] of Object.entries(flagsBeside(names))) command.option(flag, meaning);
  return command;
}

const VALUE_NAMES: Partial<Record<InputName, string>> = {
  path: 'path',
  'impact-rating-field': 'field',
  'control-center-field': 'field',
  ledger: 'remote#branch',
  reviews: 'dir',
  'review-approvers': 'logins',
  only: 'system',
  'base-url': 'url',
  organization: 'slug',
  approve: 'digest',
  'request-timeout': 'seconds',
  timeout: 'seconds',
  'evidence-dir': 'dir',
};

function valueName(name: InputName): string {
  return VALUE_NAMES[name] ?? (/^\d+$/.test(INPUTS[name].default) ? 'n' : 'choice');
}

/** Adds what `import` takes beside the file itself. */
function addCsvFlags(command: Command): Command {
  return command
    .option(
      '--from-csv <file>',
      'Takes the assets from a CSV export of a CMDB; - is standard input. The service is read to know its cyber systems.',
    )
    .option('--column <key=header>', `Column of a key: ${CSV_FIELDS.join(', ')}. Once for each.`, addLine)
    .option('--value <cell=type>', 'What a cell of asset_type means, such as Server=hardware. Once for each.', addLine)
    .option('--default <key=text>', 'What an empty cell means, or a column that is not there.', addLine)
    .option(
      '--where <column=value>',
      'Only rows that say so. Of one column any value, of several columns all.',
      addLine,
    )
    .option(
      '--skip <column=value>',
      'Not the rows that say so. Of one column any value, of several columns all.',
      addLine,
    )
    .option('--skip-duplicates', 'Of rows that are the same in every mapped column, one.')
    .option(
      '--mapping <file>',
      'YAML or JSON with columns, values, systems, facilities, defaults, where, skip and delimiter.',
    )
    .option('--delimiter <character>', 'What separates cells, or tab. (told by the header)');
}
