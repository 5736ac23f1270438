import type { ChangeResult } from '../core/result.ts';
import type { Attempt } from '../service/transport.ts';

/** Counts the write requests that were sent, including the client's own retries, for the evidence. */
export class AttemptCount {
  readonly #byPath = new Map<string, number>();

  count({ method, path }: Attempt): void {
    if (method === 'GET' || method === 'POST') return;
    const key = `${method} ${path}`;
    this.#byPath.set(key, (this.#byPath.get(key) ?? 0) + 1);
  }

  /** Only the create protocol repeats a POST, and it counts them itself. */
  of({ change, writes }: ChangeResult): number {
    if (change.action === 'create') return writes;
    const method = change.action === 'update' ? 'PATCH' : 'DELETE';
    return this.#byPath.get(`${method} /cyber-assets/${encodeURIComponent(change.id)}`) ?? 0;
  }
}
