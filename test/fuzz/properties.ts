// Everything that arrives from outside, and the share of each kind in a run. `npm test` runs some thousands of cases,
// `npm run fuzz` as many as you ask for.
import fc from 'fast-check';
import { anyAnswer } from './answers.ts';
import { anyEvent } from './events.ts';
import { anyExport } from './exports.ts';
import { anyFile } from './files.ts';
import { anyPlan } from './plans.ts';

interface FuzzRun {
  readonly numRuns: number;
  /** The same seed and path reproduce a failure. */
  readonly seed?: number;
  readonly path?: string;
}

/** Runs the cases. Rejects with fast-check's report of the smallest case that fails. */
type Fuzz = (run: FuzzRun) => Promise<void>;

interface Fuzzed {
  readonly name: string;
  /** The share of all cases. */
  readonly share: number;
  readonly run: Fuzz;
}

export const FUZZED: readonly Fuzzed[] = [
  { name: 'files', share: 0.38, run: async (run) => fc.assert(anyFile, run) },
  { name: 'answers', share: 0.3, run: async (run) => fc.assert(anyAnswer, run) },
  { name: 'events', share: 0.1, run: async (run) => fc.assert(anyEvent, run) },
  { name: 'plans', share: 0.2, run: async (run) => fc.assert(anyPlan, run) },
  { name: 'exports', share: 0.02, run: async (run) => fc.assert(anyExport, run) },
];
