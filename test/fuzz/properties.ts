// Everything that arrives from outside, and how much of a run each kind of it takes. `npm test` runs some thousands of
// cases, `npm run fuzz` as many as it is told.
import fc from 'fast-check';
import { anyAnswer } from './answers.ts';
import { anyEvent } from './events.ts';
import { anyFile } from './files.ts';
import { anyPlan } from './plans.ts';

interface FuzzRun {
  readonly numRuns: number;
  /** The same seed and path make a failure again. */
  readonly seed?: number;
  readonly path?: string;
}

/** Runs it; rejects with fast-check's account of the smallest case that fails. */
type Fuzz = (run: FuzzRun) => Promise<void>;

interface Fuzzed {
  readonly name: string;
  /** Of all cases. */
  readonly share: number;
  readonly run: Fuzz;
}

export const FUZZED: readonly Fuzzed[] = [
  { name: 'files', share: 0.4, run: async (run) => fc.assert(anyFile, run) },
  { name: 'answers', share: 0.3, run: async (run) => fc.assert(anyAnswer, run) },
  { name: 'events', share: 0.1, run: async (run) => fc.assert(anyEvent, run) },
  { name: 'plans', share: 0.2, run: async (run) => fc.assert(anyPlan, run) },
];
