// The journal of one step: each write request stands between its intent and what came of it (design section 7).
import type { AppendJournal, WriteRequest } from './ports.ts';

/** Every method throws what appending throws: a full disk, say. */
export class StepJournal {
  readonly #fingerprint: string;
  readonly #append: AppendJournal;
  #open: WriteRequest | null = null;
  #writes = 0;

  constructor(fingerprint: string, append: AppendJournal) {
    this.#fingerprint = fingerprint;
    this.#append = append;
  }

  /** Write requests sent. */
  get writes(): number {
    return this.#writes;
  }

  /** True while a request may be out whose outcome is not noted. */
  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Notes what is about to be sent. If this throws, nothing may be sent. */
  intend(request: WriteRequest): void {
    this.#append({ event: 'intent', fingerprint: this.#fingerprint, request });
    this.#open = request;
    this.#writes++;
  }

  /** Notes what came of the request intended last; does nothing when that is noted. `not-started`: it never left. */
  conclude(outcome: string, id: string | null): void {
    if (this.#open === null) return;
    const request = this.#open;
    this.#open = null;
    if (outcome === 'not-started') this.#writes--;
    this.#append({ event: 'outcome', fingerprint: this.#fingerprint, request, outcome, id });
  }
}
