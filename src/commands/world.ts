// What commands need of the outside, handed in by the composition roots.
import type { Clock } from '../core/model.ts';
import type { ChangeResult } from '../core/outcome.ts';
import type { RunGit } from '../inventory/git/process.ts';
import type { Attempt } from '../service/transport.ts';

export interface World {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly git: RunGit;
  readonly version: string;
  /** Aborts when no new request may start: a signal, or the total timeout. */
  readonly stop: AbortSignal;
  /** Aborts when requests in flight are cut. */
  readonly cut: AbortSignal;
  readonly onAttempt: (attempt: Attempt) => void;
  /** Called for each inventory file that was read. */
  readonly onFile?: () => void;
}

export class AttemptCount {
  readonly #byPath = new Map<string, number>();

  readonly count = ({ method, path }: Attempt): void => {
    if (method === 'GET' || method === 'POST') return;
    const key = `${method} ${path}`;
    this.#byPath.set(key, (this.#byPath.get(key) ?? 0) + 1);
  };

  /** A POST is repeated by the create protocol alone, which counts for itself. */
  of({ change, writes }: ChangeResult): number {
    if (change.action === 'create') return writes;
    const method = change.action === 'update' ? 'PATCH' : 'DELETE';
    return this.#byPath.get(`${method} /cyber-assets/${change.id}`) ?? 0;
  }
}
