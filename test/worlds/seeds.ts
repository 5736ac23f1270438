// The seeds that the tests run, by how they are run.
import { SCOPES } from './world.ts';

/** Seeds whose worlds have that scope: a seed decides it by its rest. */
function seedsOf(scope: number): number[] {
  return Array.from({ length: 12 }, (_, n) => scope + n * SCOPES.length);
}

/** In the order of SCOPES. */
export const PLAIN_SEEDS: readonly (readonly number[])[] = SCOPES.map((_, n) => seedsOf(n));
export const FAULT_SEEDS: readonly number[] = [101, 102, 103, 104, 105, 106];
export const KILL_SEEDS: readonly number[] = [201, 202, 203, 204, 205, 206];
export const STORM_SEEDS: readonly number[] = [301, 302, 303, 304, 305, 306];
