// Counts the write requests that went out, the client's own retries included, for the evidence.
import type { ChangeResult } from '../core/outcome.ts';
import type { Attempt } from '../service/transport.ts';

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
