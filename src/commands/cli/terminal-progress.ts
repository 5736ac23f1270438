// How a run on the command line shows its progress.
import { NO_PROGRESS, type Progress, showProgress } from '../progress.ts';
import type { Flags } from './flags.ts';
import type { CliWorld } from './world.ts';

/** None beside machine output. Lines that stay, as those of --verbose, would break up what is redrawn. */
export function progressOf(flags: Flags, { terminal, clock }: Pick<CliWorld, 'terminal' | 'clock'>): Progress {
  if (flags.json === true || flags.markdown === true) return NO_PROGRESS;
  const canRedraw = terminal.canRedraw && flags.verbose !== true;
  return showProgress({ write: terminal.err, canRedraw, now: () => clock.now() });
}
