// The table of commands: their flags, their help, and the module of each. A module is loaded only here, and only when
// its command is called. If all of them were loaded, a short run such as validate would take twice as long.
import { Argument, Command, CommanderError } from 'commander';
import { EXIT_CODES } from '../core/result.ts';
import type { CliHost } from '../run/context.ts';
import { type FlagEntry, type Flags, givenFlags, IN_FOLDER, ownFlags } from '../run/options.ts';
import { ALL_SETTINGS } from '../run/settings.ts';
import { upperFirst } from '../text/text.ts';
import { type Performed, performCommand } from './flags.ts';
import { cliValidate } from './validate.ts';

/** A command, or only the name of several commands below it. */
type CommandEntry = (Performed | { readonly load?: never }) & {
  readonly name: string;
  readonly description: string;
  /** Command lines that help shows. */
  readonly examples?: readonly string[];
  readonly argument?: Argument;
  readonly commands?: readonly CommandEntry[];
};

/** The commands, in the order in which the help shows them. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'validate',
    description: 'Checks the files, without the service.',
    examples: ['validate --path plant/inventory'],
    needs: 'files',
    load: async () => cliValidate,
  },
  {
    name: 'fmt',
    description: 'Sorts and normalizes the files, keeping comments.',
    examples: ['fmt --check'],
    needs: 'stoppable',
    load: async () => (await import('../follow/fmt.ts')).cliFmt,
  },
  {
    name: 'plan',
    description: 'Shows what apply would do. Reads only.',
    examples: ['plan --base origin/main --out plan.json --detailed-exitcode'],
    needs: 'service',
    load: async () => (await import('./plan.ts')).cliPlan,
  },
  {
    name: 'apply',
    description: 'Plans again and executes what is approved.',
    examples: ['plan --out plan.json && cip-sync apply --plan plan.json'],
    needs: 'writing',
    load: async () => (await import('./apply.ts')).cliApply,
  },
  {
    name: 'drift',
    description: 'Shows where the service differs from the files. Reads only.',
    examples: ['drift --detailed-exitcode'],
    needs: 'service',
    load: async () => (await import('./drift.ts')).cliDrift,
  },
  {
    name: 'show',
    description: 'Shows a saved plan, or the evidence of an apply, again. Reads only the file.',
    examples: ['show plan.json', 'show .cip-sync/evidence.json --markdown'],
    needs: 'nothing',
    load: async () => (await import('./show.ts')).cliShow,
    argument: new Argument('<file>', 'a plan saved by plan --out, or evidence'),
  },
  {
    name: 'systems',
    description: 'Lists the cyber systems: site, name, id, assets, and where files declare them. Reads only.',
    examples: ['systems'],
    needs: 'service',
    load: async () => (await import('./systems.ts')).cliSystems,
  },
  {
    name: 'export',
    description: 'Prints the live inventory as CSV on standard output, with the numbers that files give. Reads only.',
    examples: ['export --out inventory.csv'],
    needs: 'service',
    load: async () => (await import('../follow/export.ts')).cliExport,
  },
  {
    name: 'import',
    description:
      'Writes the live inventory as files: adds what the files lack or, with --update, updates them. Only reads the service.',
    examples: ['import --dry-run', 'import --update', 'import --from-csv cmdb.csv --mapping mapping.yml --update'],
    needs: 'service',
    load: async () => (await import('../follow/import.ts')).cliImport,
  },
  {
    name: 'init',
    description:
      'Writes the files that the repository of an inventory needs, and lists the steps that only you can do.',
    examples: ['init --hardened --team ORG/TEAM --action OWNER/REPO@COMMIT'],
    needs: 'stoppable',
    load: async () => (await import('./init.ts')).cliInit,
  },
  {
    name: 'doctor',
    description: 'Checks each setting, and says how to correct what is wrong. Reads only.',
    examples: ['doctor --github OWNER/REPO'],
    needs: 'stoppable',
    load: async () => (await import('./doctor.ts')).cliDoctor,
  },
  {
    name: 'audit',
    description:
      'Answers from a clone of the ledger, offline: who changed what, when, approved by whom, and the list as of any day.',
    examples: ['audit --dir ../ledger --from 2026-01-01 --html --out audit.html'],
    needs: 'nothing',
    load: async () => (await import('../ledger/audit.ts')).cliAudit,
    commands: [
      {
        name: 'verify',
        description: 'Checks that the ledger is whole and that its changes are explained.',
        needs: 'nothing',
        load: async () => (await import('../ledger/audit.ts')).cliAuditVerify,
      },
    ],
  },
  {
    name: 'ledger',
    description: 'Starts a ledger.',
    examples: ['ledger init --ledger REMOTE#NAME --organization ORG --base-url URL'],
    commands: [
      {
        name: 'init',
        description: 'Creates the branch of a ledger, and never changes an existing one.',
        needs: 'git',
        load: async () => (await import('../ledger/open.ts')).cliLedgerInit,
      },
    ],
  },
  {
    name: 'schema',
    description: 'Prints the JSON Schema of a format on standard output.',
    examples: ['schema --out inventory.schema.json'],
    needs: 'nothing',
    load: async () => (await import('./explain.ts')).cliSchema,
    // cliSchema refuses others, because commander would not say which name is near.
    argument: new Argument('[name]', 'the format')
      .choices(['inventory', 'plan', 'evidence', 'import', 'mapping'])
      .argParser((name: string) => name)
      .default('inventory'),
  },
  {
    name: 'explain',
    description:
      'Explains a finding, a result or a word of this tool, and says what to do. Without one, lists them all.',
    examples: ['explain rename-conflict'],
    needs: 'nothing',
    load: async () => (await import('./explain.ts')).cliExplain,
    argument: new Argument('[code]', 'code of a finding, a result, or a word such as drift'),
  },
  {
    name: 'emulator',
    description: 'Serves the compliance inventory service on this machine, for trying and testing.',
    examples: ['emulator --port 8080'],
    needs: 'nothing',
    load: async () => (await import('./emulator.ts')).cliEmulator,
  },
  {
    name: 'demo',
    description: 'Shows the main job on the emulator, with the example inventory.',
    needs: 'nothing',
    load: async () => {
      const { cliDemo } = await import('./emulator.ts');
      return (context) => cliDemo(context, runCommandLine);
    },
  },
];

const HELP = `
The API key is read only from CIP_SYNC_API_KEY, the URL of the service from
--base-url or CIP_SYNC_BASE_URL.
Exit: 0 done, 1 refused or failed, 2 changes present (with --detailed-exitcode).

Examples:
  $ cip-sync demo                         see it work, without a key
  $ cip-sync validate                     check the files in inventory/
  $ cip-sync plan --out plan.json         what the files ask of the service
  $ cip-sync apply --plan plan.json       apply exactly that
  $ cip-sync drift --detailed-exitcode    how the service differs from the files`;

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
  let code: number = EXIT_CODES.done;
  for (const entry of COMMANDS) {
    declareCommand(program, entry, async (called, flags, argument) => {
      code = EXIT_CODES[await performCommand(called, flags, argument, host)];
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
  act: (called: Performed, flags: Flags, argument: string | null) => Promise<void>,
): Command {
  const { name, description, examples = [], argument, commands = [] } = entry;
  const flags = ownFlags(parent.parent === null ? name : `${parent.name()} ${name}`);
  const command = parent.command(name).description(description);
  if (argument !== undefined) command.addArgument(argument);
  command.configureOutput({ outputError: (text, write) => write(withRemedy(text, command)) });
  // What only this command has comes first.
  for (const [flag, help, repeats] of [...flags, ...settingFlags(name)]) {
    if (repeats === undefined) command.option(flag, help);
    // Each value becomes a line.
    else command.option(flag, help, (value, before?: string) => (before === undefined ? value : `${before}\n${value}`));
  }
  // Otherwise, commander would report a misspelled subcommand as one argument too many.
  const isCommand = entry.load !== undefined;
  command.allowExcessArguments(isCommand && commands.length > 0);
  for (const each of commands) declareCommand(command.enablePositionalOptions(), each, act);
  if (isCommand && commands.length > 0) {
    const names = commands.map((each) => each.name).join(', ');
    command.addHelpText('after', `\nFlags of a command: cip-sync ${name} COMMAND --help`);
    command.hook('preAction', (_, acting) => {
      const [stray] = acting === command ? command.args : [];
      if (stray !== undefined) command.error(`error: ${name} has no command '${stray}'. Its commands are ${names}.`);
    });
  }
  const lines = examples.map((line) => `\n  $ cip-sync ${line}`).join('');
  if (lines !== '') command.addHelpText('after', `\n${examples.length > 1 ? 'Examples' : 'Example'}:${lines}`);
  if (entry.load === undefined) return command;
  return command.action(async () => {
    const [value] = command.processedArgs;
    const flags = givenFlags(command.optsWithGlobals());
    await act(entry, flags, argument === undefined || value === undefined ? null : String(value));
  });
}

/** Adds what to give where commander only says what is wrong. It does not take `--from` for a part of `--from-csv`. */
function withRemedy(text: string, command: Command): string {
  const unknown = /^error: unknown option '(--[\w-]+)(?:=.*)?'\n$/.exec(text)?.[1];
  const longer = command.options.flatMap(({ long }) => (long?.startsWith(`${unknown}-`) ? long : []));
  if (longer.length > 0) return `${text}(Did you mean ${longer.join(' or ')}?)\n`;
  if (!text.startsWith('error: missing required argument')) return text;
  const needed = command.registeredArguments.map((one) => `a ${one.name()}: ${one.description}`);
  return `error: ${command.name()} needs ${needed.join('')}.\n`;
}

/** The settings of a command as its flags, and the flags that every command with settings has. */
function settingFlags(name: string): FlagEntry[] {
  const settings = ALL_SETTINGS.filter(({ commands }) => commands.some((command) => command === name));
  if (settings.length === 0) return [];
  const flags = settings.map(({ name: setting, type, default: fallback, description, ...rest }): FlagEntry => {
    if (type === 'switch')
      return [`--${setting}`, description.replace(/^Whether to (\w+)/, (_, verb) => `${upperFirst(verb)}s`)];
    const value = rest.value ?? (Array.isArray(type) ? 'choice' : 'n');
    const help = fallback === '' ? description : `${description} (${fallback})`;
    return type === 'lines' ? [`--${setting} <${value}>`, help, 'repeats'] : [`--${setting} <${value}>`, help];
  });
  // Every command that takes the URL of the service sends requests to it.
  const isOnline = settings.some((setting) => setting.name === 'base-url');
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
