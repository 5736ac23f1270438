// The command line's commands, flags and help (design section 9). What a command does is loaded when it is called.
import { Argument, Command } from 'commander';
import { ConfigurationError } from '../service/endpoint.ts';
import type { CliWorld } from './cli-world.ts';
import { ALL_INPUTS, addInputs, FILE_INPUTS, type Flags } from './flags.ts';
import { SCHEMAS } from './schema.ts';

export interface Program {
  /** Runs one command line, without node and script; resolves to the exit code. */
  run(argv: readonly string[]): Promise<number>;
}

type Runner = (flags: Flags, cli: CliWorld) => Promise<number>;

export function makeProgram(cli: CliWorld): Program {
  const run = async (argv: readonly string[]): Promise<number> => {
    let code = 0;
    const program = newProgram(cli);
    const add = (name: string, description: string, load: () => Promise<Runner>) =>
      program
        .command(name)
        .description(description)
        .action(async (flags: Flags) => {
          code = await (await load())(flags, cli);
        });
    addFileCommands(add);
    addServiceCommands(add);
    addSchema(program, cli);
    addExplain(program, cli);
    await addEmulator(add, argv);
    add('demo', 'Shows the main job on the emulator, with the example inventory.', async () => {
      const { cliDemo } = await import('./demo.ts');
      return (_, world) => cliDemo(world, (line, stage) => makeProgram(stage).run(line));
    });
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  };
  return { run };
}

type Add = (name: string, description: string, load: () => Promise<Runner>) => Command;

function newProgram({ terminal, version }: CliWorld): Command {
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

function addFileCommands(add: Add): void {
  const validate = add('validate', 'Checks the files, without the service.', async () => {
    const { cliValidate } = await import('./cli-validate.ts');
    return cliValidate;
  });
  addInputs(validate, FILE_INPUTS)
    .option('--json', 'Prints the findings as JSON on standard output.')
    .addHelpText('after', '\nExample:\n  $ cip-sync validate --path inventory/alpha.yml');
}

function addServiceCommands(add: Add): void {
  const plan = add(
    'plan',
    'Shows what apply would do. Reads only.',
    async () => (await import('./cli-runs.ts')).cliPlan,
  );
  addInputs(plan, ALL_INPUTS)
    .option('--base <ref>', 'Git commit that the files are compared with: what it already asked for counts as drift.')
    .option('--json', 'Prints the plan as JSON on standard output.')
    .option('--markdown', 'Prints the plan as Markdown on standard output.')
    .option('--out <file>', 'Saves the plan, for apply --plan.')
    .option('--detailed-exitcode', 'Exits with 2 when there are changes.')
    .addHelpText('after', '\nExample:\n  $ cip-sync plan --base origin/main --out plan.json --detailed-exitcode');

  const apply = add(
    'apply',
    'Plans again and executes what is approved.',
    async () => (await import('./cli-runs.ts')).cliApply,
  );
  addInputs(apply, ALL_INPUTS)
    .option('--base <ref>', 'Git commit that the files are compared with, as in plan.')
    .option('--plan <file>', 'Saved plan: executes its changes and no others.')
    .option('--yes', 'Executes whatever the plan is: approval none.')
    .option('--json', 'Prints the evidence as JSON on standard output.')
    .addHelpText('after', '\nExample:\n  $ cip-sync plan --out plan.json && cip-sync apply --plan plan.json');

  const drift = add(
    'drift',
    'Shows where the service differs from the files. Reads only.',
    async () => (await import('./cli-runs.ts')).cliDrift,
  );
  addInputs(drift, ALL_INPUTS)
    .option('--json', 'Prints the plan as JSON on standard output.')
    .option('--markdown', 'Prints the plan as Markdown on standard output.')
    .option('--out <file>', 'Saves the plan.')
    .option('--detailed-exitcode', 'Exits with 2 when something drifted.')
    .addHelpText('after', '\nExample:\n  $ cip-sync drift --detailed-exitcode');
}

function addSchema(program: Command, { terminal }: CliWorld): void {
  program
    .command('schema')
    .description('Prints the JSON Schema of a format on standard output.')
    .addArgument(new Argument('[format]', 'the format').choices(SCHEMAS).default('inventory'))
    .action(async (format: (typeof SCHEMAS)[number]) => {
      const { schemaText } = await import('./schema.ts');
      terminal.out(await schemaText(format));
    })
    .addHelpText('after', '\nExample:\n  $ cip-sync schema > inventory.schema.json');
}

function addExplain(program: Command, { terminal }: CliWorld): void {
  program
    .command('explain')
    .description('Tells at length what a diagnostic means and what to do.')
    .argument('<code>', 'the code, as findings show it')
    .action(async (code: string) => {
      const { explainCode, isCode } = await import('../report/explain/explain.ts');
      if (!isCode(code))
        throw new ConfigurationError('explain', 'knows no such code. docs/diagnostics.md lists them all.');
      terminal.out(explainCode(code));
    })
    .addHelpText('after', '\nExample:\n  $ cip-sync explain rename-conflict');
}

/** Its many options are looked up only when they are asked for. */
async function addEmulator(add: Add, argv: readonly string[]): Promise<void> {
  const emulator = add(
    'emulator',
    'Serves the compliance inventory service on this machine, for trying and testing.',
    async () => {
      const { cliEmulator } = await import('./emulator.ts');
      return cliEmulator;
    },
  )
    .option('--port <n>', 'Port to listen on; 0 takes a free one. (0)')
    .option('--host <address>', 'Address to listen on. (127.0.0.1)')
    .option('--seed <file>', 'JSON file with its organizations, keys and records. (the example utility)')
    .addHelpText('after', '\nExample:\n  $ cip-sync emulator --port 8080 --latency-ms 50');
  if (!argv.includes('emulator')) return;
  const { OPTION_DESCRIPTIONS, flagOf } = await import('../emulator/options.ts');
  for (const [name, { description, default: fallback }] of Object.entries(OPTION_DESCRIPTIONS)) {
    const said = `${description} (${typeof fallback === 'object' ? JSON.stringify(fallback) : fallback})`;
    emulator.option(typeof fallback === 'boolean' ? flagOf(name) : `${flagOf(name)} <value>`, said);
  }
}
