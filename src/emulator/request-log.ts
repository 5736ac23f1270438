// The log of requests in order of arrival, for tests: each request, its answer, and whether it wrote.
import type { Served } from './api.ts';
import type { FaultKind } from './faults.ts';

/** One request. It is entered on arrival and completed when it is answered. */
export interface LoggedRequest {
  /** 1 for the first request. */
  readonly n: number;
  readonly method: string;
  /** Below the base path, with the query if one was sent. */
  readonly path: string;
  /** The organization of the key; null when the key was missing, invalid, or not looked at. */
  readonly organization: string | null;
  /** null while it is not answered, and when a fault leaves no status. */
  readonly status: number | null;
  readonly fault: FaultKind | null;
  /** True when the store accepted the write, whatever the answer said. */
  readonly committed: boolean;
  /** The body sent: the JSON value, or the text if it is not JSON. */
  readonly body?: unknown;
  /** Time of arrival, in milliseconds since 1970. */
  readonly at: number;
  /** How many requests were in flight then, including this one. */
  readonly underWay: number;
}

export type OpenEntry = { -readonly [K in keyof LoggedRequest]: LoggedRequest[K] } & Served;

export class RequestLog {
  readonly #limit: number;
  readonly #entries: LoggedRequest[] = [];
  #count = 0;
  #underWay = 0;

  /** Keeps the newest `limit` entries; 0 keeps none. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The entries kept, oldest first. This is the array itself, which grows. */
  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  open(method: string, path: string, at: number): OpenEntry {
    this.#count += 1;
    this.#underWay += 1;
    const entry: OpenEntry = {
      n: this.#count,
      method,
      path,
      organization: null,
      status: null,
      fault: null,
      committed: false,
      at,
      underWay: this.#underWay,
    };
    if (this.#limit > 0) this.#entries.push(entry);
    if (this.#entries.length > this.#limit) this.#entries.shift();
    return entry;
  }

  close(): void {
    this.#underWay -= 1;
  }
}
