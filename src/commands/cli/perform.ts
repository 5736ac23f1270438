// Does what a command does, and tells it when that fails.
import type { Runner } from './declare.ts';
import { asGiven, type Flags } from './flags.ts';
import type { CliWorld } from './world.ts';

/** Resolves to the exit code. A failure is told as far as the flags of the command let names be shown. */
export async function perform(load: () => Promise<Runner>, flags: Flags, cli: CliWorld): Promise<number> {
  try {
    return await (await load())(flags, cli);
  } catch (error) {
    const { tellFailure } = await import('../failures.ts');
    cli.terminal.err(tellFailure(asGiven(error, flags), flags.detail === 'counts' ? 'counts' : 'full'));
    return 1;
  }
}
