// The seeds that the tests run, by how they are run.
import { NAME_SCOPES } from '../../src/emulator/records.ts';

/** Seeds whose worlds have that scope: a seed decides it by its rest. */
function seedsOf(scope: number): number[] {
  return Array.from({ length: 12 }, (_, n) => scope + n * NAME_SCOPES.length);
}

/** In the order of NAME_SCOPES. */
export const PLAIN_SEEDS: readonly (readonly number[])[] = NAME_SCOPES.map((_, n) => seedsOf(n));
export const FAULT_SEEDS: readonly number[] = [101, 102, 103, 104, 105, 106];
export const KILL_SEEDS: readonly number[] = [201, 202, 203, 204, 205, 206];
export const STORM_SEEDS: readonly number[] = [301, 302, 303, 304, 305, 306];
