// The last line of a run in the log, made of its outputs: what a person reads is what the next step reads.
import { changeCounts, closingLine } from '../../report/progress.ts';
import type { Result } from '../world.ts';
import type { ActionOutputs, Runner } from './runner.ts';

export interface Closing {
  /** The same runner; what it puts out is remembered. */
  readonly runner: Runner;
  readonly tell: (result: Result) => void;
}

/** The time counts from now. */
export function closingOf(runner: Runner): Closing {
  const startedAt = runner.clock.now();
  const outputs = new Map<keyof ActionOutputs, string>();
  const countOf = (name: keyof ActionOutputs) => Number(outputs.get(name) ?? 0);
  return {
    runner: {
      ...runner,
      setOutput: (name, value) => {
        outputs.set(name, value);
        runner.setOutput(name, value);
      },
    },
    tell: (result) => {
      const counts = changeCounts({
        create: countOf('create-count'),
        update: countOf('update-count'),
        delete: countOf('delete-count'),
        drift: countOf('drift-count'),
      });
      runner.log(`${closingLine(result, counts, runner.clock.now() - startedAt)}\n`);
    },
  };
}
