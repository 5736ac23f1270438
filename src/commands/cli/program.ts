// The commands, flags and help of the command line. The code of a command is loaded here, and only here, when it is
// called: to load all of it would take a short run, such as validate, twice as long.
import { Argument, Command, CommanderError } from 'commander';
import type { CliHost, Flags } from '../context.ts';
import { type CommandName, SETTINGS } from '../settings.ts';
import { cliValidate } from '../validate.ts';
import { performCommand, type RunCommand } from './flags.ts';

const IN_FOLDER = ['--working-directory <dir>', 'Folder to work in, instead of the current one.'] as const;
const DRY_RUN = ['--dry-run', 'Writes nothing: prints what would change as a diff on standard output.'] as const;
const SIGNERS = [
  '--signers <file>',
  "Allowed signers, in git's own form: each commit must be signed by one of them.",
] as const;
const MAX_GAP = ['--max-gap <days>', 'Maximum number of days between two looks without a gap. (35)'] as const;
const REMOTE = ['--ledger <remote#branch>', 'The ledger: any git remote, or a path.'] as const;

/** If the flag is repeated, adds a line. */
function addLine(value: string, before: string | undefined): string {
  return before === undefined ? value : `${before}\n${value}`;
}

/** Declares the settings of a command as its flags. */
function addSettings(command: Command): Command {
  const name = command.name() as CommandName;
  for (const [setting, { type, default: fallback, description, commands, ...rest }] of Object.entries(SETTINGS)) {
    if (!(commands as readonly CommandName[]).includes(name)) continue;
    const isShown = fallback !== '' && type !== 'switch';
    const text = isShown ? `${description} (${fallback})` : description;
    const value = 'value' in rest ? rest.value : typeof type === 'object' ? 'choice' : 'n';
    if (type === 'switch')
      command.option(
        `--${setting}`,
        text.replace(/^Whether to (\w)/, (_, first) => first.toUpperCase()),
      );
    else if (type === 'lines') command.option(`--${setting} <${value}>`, text, addLine);
    else command.option(`--${setting} <${value}>`, text);
  }
  // Every command that takes the URL of the service sends requests to it.
  const isOnline = (SETTINGS['base-url'].commands as readonly CommandName[]).includes(name);
  if (isOnline) command.option('--verbose', 'Prints a line for each request to the service.');
  return command.option(...IN_FOLDER);
}

function subcommandFlags({ commands }: Command): string {
  const lines = commands.map((each) => `  ${each.name()} ${each.options.map(({ flags }) => flags).join(' ')}`);
  return `\nFlags of its commands:\n${lines.join('\n')}`;
}

function addLedger(command: Command): Command {
  return command
    .option('--dir <dir>', 'Clone of the ledger; a branch of it by DIR#BRANCH. (the current folder)')
    .option(...IN_FOLDER);
}

interface CommandEntry {
  readonly name: string;
  readonly description: string;
  /** Command lines that help shows. */
  readonly examples?: readonly string[];
  readonly run: RunCommand;
  /** Adds its flags and arguments. */
  readonly declare: (command: Command) => Command;
  readonly commands?: readonly CommandEntry[];
}

/** Declares a command below its parent. `act` gets what it runs, and the command itself, which has its flags. */
export function addCommand(
  parent: Command,
  { name, description, examples = [], run, declare, commands = [] }: CommandEntry,
  act: (run: RunCommand, called: Command) => Promise<void>,
): Command {
  const command = declare(parent.command(name).description(description));
  for (const each of commands) addCommand(command, each, act);
  const lines = examples.map((line) => `\n  $ cip-sync ${line}`).join('');
  if (lines !== '') command.addHelpText('after', `\n${examples.length > 1 ? 'Examples' : 'Example'}:${lines}`);
  return command.action(async () => act(run, command));
}

/** `run` takes one command line, without node and script. It resolves to the exit code. */
export function makeProgram(cli: CliHost): { readonly run: (argv: readonly string[]) => Promise<number> } {
  const run = async (argv: readonly string[]): Promise<number> => {
    let code = 0;
    const program = newProgram(cli);
    for (const entry of COMMANDS) {
      addCommand(program, entry, async (runCommand, called) => {
        code = await performCommand(runCommand, flagsOf(called), cli);
      });
    }
    try {
      await program.parseAsync(withoutStrayHelp(program, argv), { from: 'user' });
    } catch (error) {
      // commander has already printed what is wrong, or the help that was asked for.
      if (error instanceof CommanderError) return error.exitCode;
      throw error;
    }
    return code;
  };
  return { run };
}

/** The flags of a command and of its parent. Its argument is also there, by its name. */
function flagsOf(command: Command): Flags {
  const [argument] = command.registeredArguments;
  const [value] = command.processedArgs;
  const isGiven = argument !== undefined && value !== undefined;
  return { ...command.optsWithGlobals(), ...(isGiven && { [argument.name()]: value }) };
}

/**
 * Treats `help COMMAND` as `COMMAND --help`, which also knows subcommands. An unknown command is reported, while
 * commander would show another command's help.
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
The API key is read only from CIP_SYNC_API_KEY, the URL from --base-url or CIP_SYNC_BASE_URL.
Exit: 0 done, 1 refused or failed, 2 changes present (with --detailed-exitcode).

Examples:
  $ cip-sync demo                                 see it work, without a key
  $ cip-sync validate                             check the files in inventory/
  $ cip-sync plan --out plan.json                 what the files ask of the service
  $ cip-sync apply --plan plan.json               apply exactly that
  $ cip-sync drift --detailed-exitcode            does the service differ from the files?`;

/** In the order in which help shows them. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'validate',
    description: 'Checks the files, without the service.',
    examples: ['validate --path plant/inventory'],
    run: cliValidate,
    declare: (command) => addSettings(command).option('--json', 'Prints the findings as JSON on standard output.'),
  },
  {
    name: 'fmt',
    description: 'Sorts and normalizes the files, keeping comments.',
    examples: ['fmt --check'],
    run: async (flags, cli) => (await import('../fmt.ts')).cliFmt(flags, cli),
    declare: (command) =>
      addSettings(command).option(
        '--check',
        'Writes nothing: prints the files that would change, and exits with 1 if there are any.',
      ),
  },
  {
    name: 'plan',
    description: 'Shows what apply would do. Reads only.',
    examples: ['plan --base origin/main --out plan.json --detailed-exitcode'],
    run: async (flags, cli) => (await import('../plan.ts')).cliPlan(flags, cli),
    declare: (command) =>
      addSettings(command)
        .option(
          '--base <ref>',
          'Git commit that the files are compared with: what it already asked for counts as drift.',
        )
        .option('--json', 'Prints the plan as JSON on standard output.')
        .option('--markdown', 'Prints the plan as Markdown on standard output.')
        .option('--out <file>', 'Saves the plan, for apply --plan.')
        .option('--detailed-exitcode', 'Exits with 2 when there are changes.'),
  },
  {
    name: 'apply',
    description: 'Plans again and executes what is approved.',
    examples: ['plan --out plan.json && cip-sync apply --plan plan.json'],
    run: async (flags, cli) => (await import('../apply.ts')).cliApply(flags, cli),
    declare: (command) =>
      addSettings(command)
        .option('--base <ref>', 'Git commit that the files are compared with, as in plan.')
        .option('--plan <file>', 'Saved plan: executes its changes and no others.')
        .option('--yes', 'Executes whatever the plan is: approval none.')
        .option('--json', 'Prints the evidence as JSON on standard output.'),
  },
  {
    name: 'drift',
    description: 'Shows where the service differs from the files. Reads only.',
    examples: ['drift --detailed-exitcode'],
    run: async (flags, cli) => (await import('../plan.ts')).cliDrift(flags, cli),
    declare: (command) =>
      addSettings(command)
        .option('--json', 'Prints the plan as JSON on standard output.')
        .option('--markdown', 'Prints the plan as Markdown on standard output.')
        .option('--out <file>', 'Saves the plan.')
        .option('--detailed-exitcode', 'Exits with 2 when something drifted.'),
  },
  {
    name: 'systems',
    description: 'Lists the cyber systems: site, name, id, assets, and where files declare them. Reads only.',
    examples: ['systems'],
    run: async (flags, cli) => (await import('../systems.ts')).cliSystems(flags, cli),
    declare: (command) => addSettings(command).option('--json', 'Prints the list as JSON on standard output.'),
  },
  {
    name: 'export',
    description: 'Prints the live inventory as CSV on standard output, with the numbers that files give. Reads only.',
    examples: ['export --bom --out inventory.csv'],
    run: async (flags, cli) => (await import('../export.ts')).cliExport(flags, cli),
    declare: (command) =>
      addSettings(command)
        .option('--bom', 'Starts with a byte order mark: Excel needs one for letters beyond ASCII.')
        .option('--out <file>', 'Writes to a file instead of standard output.'),
  },
  {
    name: 'import',
    description:
      'Writes the live inventory as files; adds to files what they lack, or has them follow. Reads the service only.',
    examples: ['import --dry-run', 'import --update', 'import --from-csv cmdb.csv --mapping mapping.yml --update'],
    run: async (flags, cli) => (await import('../import.ts')).cliImport(flags, cli),
    declare: (command) =>
      addSettings(command)
        .option(
          '--from-csv <file>',
          'Takes the assets from a CSV export of a CMDB; - is standard input. The service is read to know its cyber systems.',
        )
        .option(
          '--mapping <file>',
          'YAML or JSON with columns, values, systems, facilities, defaults, skip and delimiter.',
        )
        .option('--update', 'Edits what files declare already, too: by what is live, or by the rows of the export.')
        .option(
          '--base <ref>',
          'With --update: the commit that was applied. What the files ask for since is no drift. (HEAD)',
        )
        .option('--all-systems', 'With --from-csv and --update: systems that no row names lose their entries, too.')
        .option('--json', 'With --update: prints what changed as JSON (schemas/import.schema.json).')
        .option('--markdown', 'With --update: prints what changed as the text of a pull request.')
        .option('--out <dir>', 'Folder for new files; its files are read, too. (inventory)')
        .option('--with-ids', 'Gives every entry its id, those that stand in files included.')
        .option(
          '--with-system-ids',
          'Names the systems of new files by id, the name beside it: such files survive renames.',
        )
        .option(...DRY_RUN),
  },
  {
    name: 'init',
    description:
      'Writes the files that the repository of an inventory needs, and lists the steps that only you can do.',
    examples: ['init --hardened --team ORG/TEAM --action OWNER/REPO@SHA'],
    run: async (flags, cli) => (await import('../init.ts')).cliInit(flags, cli),
    declare: (command) =>
      command
        .option('--base-url <url>', 'URL of the compliance inventory service.')
        .option('--hardened', 'The setup for an inventory under audit, instead of the plain one.')
        .option('--repository <owner/repo>', 'Repository of the inventory on GitHub. (the remote origin)')
        .option('--action <owner/repo@sha>', 'This action, pinned to the full SHA of a commit.')
        .option('--branch <name>', 'Default branch of the repository. (that of the remote origin, where git knows it)')
        .option('--team <org/team>', 'Team that owns the inventory and its workflow.')
        .option('--organization <slug>', 'Slug of the organization that the API key must belong to. (that of the key)')
        .option('--ledger <place>', 'Where evidence is kept: OWNER/REPO#BRANCH, or a BRANCH of the repository.')
        .option('--cmdb', 'Writes the workflow that has the files follow a CMDB, too.')
        .option(...DRY_RUN)
        .option(...IN_FOLDER),
  },
  {
    name: 'doctor',
    description: 'Checks each setting, and says how to correct what is wrong. Reads only.',
    examples: ['doctor --github OWNER/REPO'],
    run: async (flags, cli) => (await import('../doctor.ts')).cliDoctor(flags, cli),
    declare: (command) =>
      addSettings(command)
        .option(
          '--github <owner/repo>',
          'Checks the settings of this repository, with the token in GH_TOKEN or GITHUB_TOKEN.',
        )
        .option('--json', 'Prints the checks as JSON on standard output.'),
  },
  {
    name: 'audit',
    description:
      'Answers from a clone of the ledger, offline: who changed what, when, approved by whom, and the list as of any day.',
    examples: ['audit --dir ../ledger --from 2026-01-01 --html --out audit.html'],
    run: async (flags, cli) => (await import('../audit.ts')).cliAudit(flags, cli),
    declare: (audit) =>
      addLedger(audit.enablePositionalOptions())
        .option('--from <date>', 'First day, or RFC 3339 time.')
        .option('--to <date>', 'Last day, or RFC 3339 time.')
        .option('--at <date|commit>', 'The list as of the last look by then, instead of the changes.')
        .option('--asset <id|name>', 'Only this asset, also one that is gone.')
        .option('--system <id|name>', 'Only this cyber system.')
        .option('--html', 'Writes one self-contained page.')
        .option('--csv', 'Writes CSV, formulas made harmless for spreadsheets.')
        .option('--json', 'Writes JSON (schemas/audit.schema.json).')
        .option(...MAX_GAP)
        .option(...SIGNERS)
        .option('--out <file>', 'Writes to a file instead of standard output.')
        .addHelpText('after', () => subcommandFlags(audit))
        // Otherwise commander would report a misspelled command as one argument too many.
        .allowExcessArguments()
        .hook('preAction', (_, acting) => {
          const [stray] = acting === audit ? audit.args : [];
          const known = audit.commands.map((each) => each.name()).join(', ');
          if (stray !== undefined) audit.error(`error: audit has no command '${stray}'. Its commands are ${known}.`);
        }),
    commands: [
      {
        name: 'verify',
        description: 'Checks that the ledger is whole and that its changes are explained.',
        run: async (flags, cli) => (await import('../audit.ts')).cliAuditVerify(flags, cli),
        declare: (command) =>
          addLedger(command)
            // Without its flag a named clone would be ignored, and another one read.
            .allowExcessArguments(false)
            .option(
              '--contains <commit>',
              'A ledger commit that you kept: it must be part of it. Once for each.',
              addLine,
            )
            .option('--inventory <dir>', 'Clone of the inventory: its files must be those that the evidence names.')
            .option(...SIGNERS)
            .option(...MAX_GAP)
            .option('--json', 'Prints what was found as JSON on standard output.')
            .option('--detailed-exitcode', 'Exits with 2 when there are findings.'),
      },
    ],
  },
  {
    name: 'ledger',
    description: 'Begins a ledger: ledger init makes its branch, and leaves one that is there as it is.',
    examples: ['ledger init --ledger REMOTE#BRANCH --organization SLUG --base-url URL'],
    run: async (flags, cli) => (await import('../ledger.ts')).cliLedgerInit(flags, cli),
    declare: (command) =>
      command
        .addArgument(new Argument('<action>', 'what to do').choices(['init']))
        .option(...REMOTE)
        .option('--organization <slug>', 'Organization whose ledger it is.')
        .option('--base-url <url>', 'Service whose lists it keeps.')
        .option(...IN_FOLDER),
  },
  {
    name: 'schema',
    description: 'Prints the JSON Schema of a format on standard output.',
    examples: ['schema --out inventory.schema.json'],
    run: async (flags, cli) => (await import('../explain.ts')).cliSchema(flags, cli),
    declare: (command) =>
      command
        .addArgument(
          new Argument('[format]', 'the format')
            .choices(['inventory', 'plan', 'evidence', 'audit', 'import'])
            .default('inventory'),
        )
        .option('--out <file>', 'Writes to a file instead of standard output: in PowerShell, > may write UTF-16.'),
  },
  {
    name: 'explain',
    description:
      'Explains a finding, a result or a word of this tool, and says what to do. Without one, lists them all.',
    examples: ['explain rename-conflict'],
    run: async (flags, cli) => (await import('../explain.ts')).cliExplain(flags, cli),
    declare: (command) => command.argument('[code]', 'code of a finding, a result, or a word such as drift'),
  },
  {
    name: 'emulator',
    description: 'Serves the compliance inventory service on this machine, for trying and testing.',
    examples: ['emulator --port 8080'],
    run: async (flags, cli) => (await import('../emulator.ts')).cliEmulator(flags, cli),
    declare: (command) =>
      command
        .option('--port <n>', 'Port to listen on; 0 takes a free one. (0)')
        .option('--host <address>', 'Address to listen on. (127.0.0.1)')
        .option('--seed <file>', 'JSON file with its organizations, keys and records. (the example utility)')
        .option(
          '--behavior <file>',
          'JSON or YAML file of what the API document leaves open: latency, faults and more.',
        ),
  },
  {
    name: 'demo',
    description: 'Shows the main job on the emulator, with the example inventory.',
    run: async (_, cli) => (await import('../emulator.ts')).cliDemo(cli, (line, stage) => makeProgram(stage).run(line)),
    declare: (command) => command,
  },
];
