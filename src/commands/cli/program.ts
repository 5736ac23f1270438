// The command line's commands, flags and help (design section 9). What a command does is loaded when it is called.
import { Command, CommanderError } from 'commander';
import type { Runner } from './declare.ts';
import { addFileCommands } from './file-commands.ts';
import type { Flags } from './flags.ts';
import { addEmulator, addExplain, addSchema } from './local-commands.ts';
import { perform } from './perform.ts';
import { addServiceCommands } from './service-commands.ts';
import type { CliWorld } from './world.ts';

export interface Program {
  /** Runs one command line, without node and script; resolves to the exit code. */
  run(argv: readonly string[]): Promise<number>;
}

export function makeProgram(cli: CliWorld): Program {
  const run = async (argv: readonly string[]): Promise<number> => {
    let code = 0;
    const program = newProgram(cli);
    const add = (name: string, description: string, load: () => Promise<Runner>) =>
      program
        .command(name)
        .description(description)
        .action(async (flags: Flags) => {
          code = await perform(load, flags, cli);
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
    try {
      await program.parseAsync([...argv], { from: 'user' });
    } catch (error) {
      // It has said what is wrong, or shown the help that was asked for.
      if (error instanceof CommanderError) return error.exitCode;
      throw error;
    }
    return code;
  };
  return { run };
}

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
