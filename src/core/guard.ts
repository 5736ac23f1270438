// Limits that block apply (docs/review.md). They are checked first, and no approval lifts them.
import type { Guard } from './change.ts';

export interface GuardLimits {
  /** The most deletes in one apply. 0 allows none. */
  readonly maxDeletes: number;
  /** The most deletes as a percentage of the live assets in managed systems. 0 allows none. */
  readonly maxDeletePercent: number;
}

/** The percentage always allows this many deletes, however few assets there are, unless it is 0. */
const ALWAYS_ALLOWED = 3;

/** `managed` is the number of live assets in systems that the inventory declares. The percentage rounds down. */
export function checkGuards(deletes: number, managed: number, limits: GuardLimits): Guard[] {
  const { maxDeletes, maxDeletePercent } = limits;
  const share = Math.floor((managed * maxDeletePercent) / 100);
  const percentLimit = maxDeletePercent === 0 ? 0 : Math.max(ALWAYS_ALLOWED, share);
  return [
    { guard: 'max-deletes', limit: maxDeletes, value: deletes, passed: deletes <= maxDeletes },
    { guard: 'max-delete-percent', limit: percentLimit, value: deletes, passed: deletes <= percentLimit },
  ];
}

/** The most deletes that pass every guard. */
export function allowedDeletes(guards: readonly Guard[]): number {
  return Math.min(...guards.map(({ limit }) => limit));
}

/** The lowest value of a failed guard's input that lets the guard pass. `managed` is the number that was checked. */
export function leastToPass({ guard, value }: Guard, managed: number): number {
  if (guard === 'max-deletes') return value;
  return value <= ALWAYS_ALLOWED ? 1 : Math.ceil((value * 100) / managed);
}

export function isBlocked(guards: readonly Guard[]): boolean {
  return guards.some(({ passed }) => !passed);
}
