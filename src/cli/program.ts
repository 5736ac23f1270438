// The table of commands: their flags, their help, and the module of each. A module is loaded only here, and only when
// its command is called. If all of them were loaded, a short run such as validate would take twice as long.
import { Argument, Command, CommanderError } from 'commander';
import type { CliHost, Flags } from '../run/context.ts';
import { SETTINGS } from '../run/settings.ts';
import { type Performed, performCommand } from './flags.ts';
import { cliValidate } from './validate.ts';

/** A flag as commander declares it, and its help. A flag that `repeats` gives one line for each value. */
type FlagEntry = readonly [flag: string, help: string, repeats?: 'repeats'];

type CommandEntry = Performed & {
  readonly name: string;
  readonly description: string;
  /** Command lines that help shows. */
  readonly examples?: readonly string[];
  /** The flags of the command, in addition to those of its settings. */
  readonly flags: readonly FlagEntry[];
  readonly argument?: Argument;
  readonly commands?: readonly CommandEntry[];
};

const IN_FOLDER: FlagEntry = ['--working-directory <dir>', 'Folder to work in, instead of the current one.'];
const DRY_RUN: FlagEntry = ['--dry-run', 'Writes nothing: prints what would change as a diff on standard output.'];
const JSON_PLAN: FlagEntry = ['--json', 'Prints the plan as JSON on standard output.'];
const MARKDOWN_PLAN: FlagEntry = ['--markdown', 'Prints the plan as Markdown on standard output.'];
const CLONE: FlagEntry = ['--dir <dir>', 'Clone of the ledger, or DIR#BRANCH for a branch of it. (the current folder)'];
const SIGNERS: FlagEntry = [
  '--signers <file>',
  "Allowed signers, in git's own form: each commit must be signed by one of them.",
];
const MAX_GAP: FlagEntry = ['--max-gap <days>', 'More days than this between two looks count as a gap. (35)'];

/** The commands, in the order in which the help shows them. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'validate',
    description: 'Checks the files, without the service.',
    examples: ['validate --path plant/inventory'],
    needs: 'files',
    load: async () => cliValidate,
    flags: [['--json', 'Prints the findings as JSON on standard output.']],
  },
  {
    name: 'fmt',
    description: 'Sorts and normalizes the files, keeping comments.',
    examples: ['fmt --check'],
    needs: 'stoppable',
    load: async () => (await import('../follow/fmt.ts')).cliFmt,
    flags: [['--check', 'Writes nothing: prints the files that would change, and exits with 1 if there are any.']],
  },
  {
    name: 'plan',
    description: 'Shows what apply would do. Reads only.',
    examples: ['plan --base origin/main --out plan.json --detailed-exitcode'],
    needs: 'service',
    load: async () => (await import('./plan.ts')).cliPlan,
    flags: [
      ['--base <ref>', 'The commit that was applied last. What its files had already is drift.'],
      JSON_PLAN,
      MARKDOWN_PLAN,
      ['--out <file>', 'Saves the plan, for apply --plan.'],
      ['--detailed-exitcode', 'Exits with 2 when there are changes.'],
    ],
  },
  {
    name: 'apply',
    description: 'Plans again and executes what is approved.',
    examples: ['plan --out plan.json && cip-sync apply --plan plan.json'],
    needs: 'writing',
    load: async () => (await import('./apply.ts')).cliApply,
    flags: [
      ['--base <ref>', 'Git commit that the files are compared with, as in plan.'],
      ['--plan <file>', 'Saved plan: executes its changes and no others.'],
      ['--yes', 'Executes whatever the plan is: approval none.'],
      ['--json', 'Prints the evidence as JSON on standard output.'],
    ],
  },
  {
    name: 'drift',
    description: 'Shows where the service differs from the files. Reads only.',
    examples: ['drift --detailed-exitcode'],
    needs: 'service',
    load: async () => (await import('./drift.ts')).cliDrift,
    flags: [
      JSON_PLAN,
      MARKDOWN_PLAN,
      ['--out <file>', 'Saves the plan.'],
      ['--detailed-exitcode', 'Exits with 2 when something drifted.'],
    ],
  },
  {
    name: 'systems',
    description: 'Lists the cyber systems: site, name, id, assets, and where files declare them. Reads only.',
    examples: ['systems'],
    needs: 'service',
    load: async () => (await import('./systems.ts')).cliSystems,
    flags: [['--json', 'Prints the list as JSON on standard output.']],
  },
  {
    name: 'export',
    description: 'Prints the live inventory as CSV on standard output, with the numbers that files give. Reads only.',
    examples: ['export --out inventory.csv'],
    needs: 'service',
    load: async () => (await import('../follow/export.ts')).cliExport,
    flags: [['--out <file>', 'Writes to a file instead of standard output.']],
  },
  {
    name: 'import',
    description:
      'Writes the live inventory as files: adds what the files lack or, with --update, updates them. Only reads the service.',
    examples: ['import --dry-run', 'import --update', 'import --from-csv cmdb.csv --mapping mapping.yml --update'],
    needs: 'service',
    load: async () => (await import('../follow/import.ts')).cliImport,
    flags: [
      [
        '--from-csv <file>',
        'Takes the assets from a CSV export of a CMDB; - is standard input. The service is read to know its cyber systems.',
      ],
      [
        '--mapping <file>',
        'YAML or JSON that says what columns and cells of the export mean (schemas/mapping.schema.json).',
      ],
      ['--update', 'Edits what files declare already, too: by what is live, or by the rows of the export.'],
      ['--base <ref>', 'With --update: the commit that was applied. What the files ask for since is no drift. (HEAD)'],
      ['--all-systems', 'With --from-csv and --update: systems that no row names lose their entries, too.'],
      [
        '--leave-faulty',
        'With --from-csv: leaves out rows with an error as warnings, and leaves their entries as they are.',
      ],
      ['--json', 'Prints what changed, or the findings, as JSON (schemas/import.schema.json).'],
      ['--markdown', 'With --update: prints what changed as the text of a pull request.'],
      ['--out <dir>', 'Folder for new files; its files are read, too. (inventory)'],
      DRY_RUN,
    ],
  },
  {
    name: 'init',
    description:
      'Writes the files that the repository of an inventory needs, and lists the steps that only you can do.',
    examples: ['init --hardened --team ORG/TEAM --action OWNER/REPO@SHA'],
    needs: 'stoppable',
    load: async () => (await import('./init.ts')).cliInit,
    flags: [
      ['--base-url <url>', 'URL of the compliance inventory service.'],
      ['--hardened', 'The setup for an inventory under audit, instead of the plain one.'],
      ['--repository <owner/repo>', 'Repository of the inventory on GitHub. (the remote origin)'],
      ['--action <owner/repo@sha>', 'This action, pinned to the full SHA of a commit.'],
      ['--branch <name>', 'Default branch of the repository. (that of the remote origin, where git knows it)'],
      ['--team <org/team>', 'Team that owns the inventory and its workflow.'],
      ['--organization <slug>', 'Slug of the organization that the API key must belong to. (that of the key)'],
      ['--ledger <place>', 'Where evidence is kept: OWNER/REPO#BRANCH, or a BRANCH of the repository.'],
      ['--cmdb', 'Writes the workflow that has the files follow a CMDB, too.'],
      DRY_RUN,
      IN_FOLDER,
    ],
  },
  {
    name: 'doctor',
    description: 'Checks each setting, and says how to correct what is wrong. Reads only.',
    examples: ['doctor --github OWNER/REPO'],
    needs: 'stoppable',
    load: async () => (await import('./doctor.ts')).cliDoctor,
    flags: [
      ['--github <owner/repo>', 'Checks the settings of this repository, with the token in GH_TOKEN or GITHUB_TOKEN.'],
      ['--json', 'Prints the checks as JSON on standard output.'],
    ],
  },
  {
    name: 'audit',
    description:
      'Answers from a clone of the ledger, offline: who changed what, when, approved by whom, and the list as of any day.',
    examples: ['audit --dir ../ledger --from 2026-01-01 --html --out audit.html'],
    needs: 'nothing',
    load: async () => (await import('../ledger/audit.ts')).cliAudit,
    flags: [
      CLONE,
      IN_FOLDER,
      ['--from <date>', 'First day, or RFC 3339 time.'],
      ['--to <date>', 'Last day, or RFC 3339 time.'],
      ['--at <date|commit>', 'The list as of the last look by then, instead of the changes.'],
      ['--since <date|commit>', 'With --at: also what changed in the list since the last look by then.'],
      ['--asset <id|name>', 'Only this asset, also one that is gone.'],
      ['--system <id|name>', 'Only this cyber system.'],
      ['--html', 'Writes one self-contained page; with --at, one to print and sign.'],
      ['--csv', 'Writes CSV, formulas made harmless for spreadsheets.'],
      MAX_GAP,
      SIGNERS,
      ['--out <file>', 'Writes to a file instead of standard output.'],
    ],
    commands: [
      {
        name: 'verify',
        description: 'Checks that the ledger is whole and that its changes are explained.',
        needs: 'nothing',
        load: async () => (await import('../ledger/audit.ts')).cliAuditVerify,
        flags: [
          CLONE,
          IN_FOLDER,
          ['--contains <commit>', 'Commit that you kept: the ledger must contain it. You can repeat it.', 'repeats'],
          ['--inventory <dir>', 'Clone of the inventory: its files must be those that the evidence names.'],
          SIGNERS,
          MAX_GAP,
          ['--json', 'Prints what was found as JSON on standard output.'],
          ['--detailed-exitcode', 'Exits with 2 when there are findings.'],
        ],
      },
    ],
  },
  {
    name: 'ledger',
    description: 'Starts a ledger: ledger init creates its branch, and never changes an existing one.',
    examples: ['ledger init --ledger REMOTE#BRANCH --organization SLUG --base-url URL'],
    needs: 'nothing',
    load: async () => (await import('../ledger/open.ts')).cliLedgerInit,
    argument: new Argument('<action>', 'what to do').choices(['init']),
    flags: [
      ['--ledger <remote#branch>', 'The ledger: any git remote, or a path.'],
      ['--organization <slug>', 'Organization whose ledger it is.'],
      ['--base-url <url>', 'Service whose lists it keeps.'],
      IN_FOLDER,
    ],
  },
  {
    name: 'schema',
    description: 'Prints the JSON Schema of a format on standard output.',
    examples: ['schema --out inventory.schema.json'],
    needs: 'nothing',
    load: async () => (await import('./explain.ts')).cliSchema,
    argument: new Argument('[format]', 'the format')
      .choices(['inventory', 'plan', 'evidence', 'import', 'mapping'])
      .default('inventory'),
    flags: [['--out <file>', 'Writes to a file instead of standard output: in PowerShell, > may write UTF-16.']],
  },
  {
    name: 'explain',
    description:
      'Explains a finding, a result or a word of this tool, and says what to do. Without one, lists them all.',
    examples: ['explain rename-conflict'],
    needs: 'nothing',
    load: async () => (await import('./explain.ts')).cliExplain,
    argument: new Argument('[code]', 'code of a finding, a result, or a word such as drift'),
    flags: [],
  },
  {
    name: 'emulator',
    description: 'Serves the compliance inventory service on this machine, for trying and testing.',
    examples: ['emulator --port 8080'],
    needs: 'nothing',
    load: async () => (await import('./emulator.ts')).cliEmulator,
    flags: [
      ['--port <n>', 'Port to listen on; 0 takes a free one. (0)'],
      ['--host <address>', 'Address to listen on. (127.0.0.1)'],
      ['--seed <file>', 'JSON file with its organizations, keys and records. (the example utility)'],
      [
        '--behavior <file>',
        'JSON or YAML file of what the API document leaves open: latency, faults and more. Its keys: docs/reference/commands.md.',
      ],
    ],
  },
  {
    name: 'demo',
    description: 'Shows the main job on the emulator, with the example inventory.',
    needs: 'nothing',
    load: async () => {
      const { cliDemo } = await import('./emulator.ts');
      return (context) => cliDemo(context, runCommandLine);
    },
    flags: [],
  },
];

const HELP = `
The API key is read only from CIP_SYNC_API_KEY, the URL from --base-url or CIP_SYNC_BASE_URL.
Exit: 0 done, 1 refused or failed, 2 changes present (with --detailed-exitcode).

Examples:
  $ cip-sync demo                                 see it work, without a key
  $ cip-sync validate                             check the files in inventory/
  $ cip-sync plan --out plan.json                 what the files ask of the service
  $ cip-sync apply --plan plan.json               apply exactly that
  $ cip-sync drift --detailed-exitcode            does the service differ from the files?`;

/** Runs one command line. `argv` does not include node and the script. Resolves to the exit code. */
export async function runCommandLine(argv: readonly string[], host: CliHost): Promise<number> {
  const { terminal, version } = host;
  const program = new Command('cip-sync')
    .description('Declarative GitOps for a NERC CIP compliance inventory: YAML, a reviewed plan, exactly that applied.')
    .version(version, '-V, --version', 'Shows the version.')
    .helpOption('-h, --help', 'Shows help.')
    .helpCommand('help [command]', 'Shows help for a command.')
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .exitOverride()
    .showHelpAfterError('Try --help.')
    .addHelpText('after', HELP);
  let code = 0;
  for (const entry of COMMANDS) {
    declareCommand(program, entry, async (called, flags) => {
      code = await performCommand(called, flags, host);
    });
  }
  try {
    await program.parseAsync(withoutStrayHelp(program, argv), { from: 'user' });
    return code;
  } catch (error) {
    // commander has already printed what is wrong, or the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
}

/** Declares a command below its parent: its settings as flags, then its own flags. `act` performs the command. */
export function declareCommand(
  parent: Command,
  entry: CommandEntry,
  act: (called: CommandEntry, flags: Flags) => Promise<void>,
): Command {
  const { name, description, examples = [], flags, argument, commands = [] } = entry;
  const command = parent.command(name).description(description);
  if (argument !== undefined) command.addArgument(argument);
  for (const [flag, help, repeats] of [...settingFlags(name), ...flags]) {
    if (repeats === undefined) command.option(flag, help);
    // Each value becomes a line.
    else command.option(flag, help, (value, before?: string) => (before === undefined ? value : `${before}\n${value}`));
  }
  // Otherwise, commander would report a misspelled subcommand as one argument too many.
  command.allowExcessArguments(commands.length > 0);
  for (const each of commands) declareCommand(command.enablePositionalOptions(), each, act);
  if (commands.length > 0) {
    const names = commands.map((each) => each.name).join(', ');
    const lines = command.commands.map((each) => `  ${each.name()} ${each.options.map((one) => one.flags).join(' ')}`);
    command.addHelpText('after', `\nFlags of its commands:\n${lines.join('\n')}`);
    command.hook('preAction', (_, acting) => {
      const [stray] = acting === command ? command.args : [];
      if (stray !== undefined) command.error(`error: ${name} has no command '${stray}'. Its commands are ${names}.`);
    });
  }
  const lines = examples.map((line) => `\n  $ cip-sync ${line}`).join('');
  if (lines !== '') command.addHelpText('after', `\n${examples.length > 1 ? 'Examples' : 'Example'}:${lines}`);
  return command.action(async () => {
    const [value] = command.processedArgs;
    const given = argument === undefined || value === undefined ? {} : { [argument.name()]: value };
    await act(entry, { ...command.optsWithGlobals(), ...given });
  });
}

/** The settings of a command as its flags, and the flags that every command with settings has. */
function settingFlags(name: string): FlagEntry[] {
  const settings = Object.entries(SETTINGS).filter(([, { commands }]) =>
    (commands as readonly string[]).includes(name),
  );
  if (settings.length === 0) return [];
  const flags = settings.map(([setting, { type, default: fallback, description, ...rest }]): FlagEntry => {
    if (type === 'switch')
      return [`--${setting}`, description.replace(/^Whether to (\w)/, (_, first) => first.toUpperCase())];
    const value = 'value' in rest ? rest.value : typeof type === 'object' ? 'choice' : 'n';
    const help = fallback === '' ? description : `${description} (${fallback})`;
    return type === 'lines' ? [`--${setting} <${value}>`, help, 'repeats'] : [`--${setting} <${value}>`, help];
  });
  // Every command that takes the URL of the service sends requests to it.
  const isOnline = settings.some(([setting]) => setting === 'base-url');
  const verbose: FlagEntry[] = isOnline ? [['--verbose', 'Prints a line for each request to the service.']] : [];
  return [...flags, ...verbose, IN_FOLDER];
}

/**
 * Treats `help COMMAND` as `COMMAND --help`, which also works for subcommands. Cuts the words after an unknown command,
 * so that commander reports it. Otherwise, commander would show the help of another command.
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
