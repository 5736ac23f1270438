// Faults on demand: the nth request of an operation gets another answer, or none.
import { type Answer, failure } from './answer.ts';

export interface Fault {
  /** Which request of the operation fails, counted from now on. The next one by default. */
  readonly nth?: number;
  /** How many requests in a row fail. One by default. */
  readonly times?: number;
  /** A status, one of GitHub's two rate limits, or `reset` for a reset connection without an answer. */
  readonly answer: number | 'primary-limit' | 'secondary-limit' | 'reset';
  /** Seconds. */
  readonly retryAfter?: number;
  /** When a primary limit ends, in Unix seconds. */
  readonly reset?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces GitHub's usual body. A string is sent as it is. */
  readonly body?: unknown;
  /** If true, the request is carried out first, and only its answer is lost. */
  readonly afterwards?: boolean;
}

interface Planned {
  readonly operation: string;
  readonly fault: Fault;
  seen: number;
}

export class FaultPlan {
  readonly #planned: Planned[] = [];

  add(operation: string, fault: Fault): void {
    this.#planned.push({ operation, fault, seen: 0 });
  }

  /** Forgets all faults, even those that no request has met yet. */
  clear(): void {
    this.#planned.length = 0;
  }

  /** Counts a request. Gives the fault that it meets, or null. */
  meet(operation: string): Fault | null {
    let met: Fault | null = null;
    for (const planned of this.#planned.filter((each) => each.operation === operation)) {
      planned.seen += 1;
      const { nth = 1, times = 1 } = planned.fault;
      if (planned.seen >= nth && planned.seen < nth + times) met ??= planned.fault;
    }
    return met;
  }
}

/** The answer of a fault; null for a reset connection. */
export function faultAnswer(fault: Fault): Answer | null {
  if (fault.answer === 'reset') return null;
  const { status, body, headers } = usual(fault);
  const wait = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
  return { status, body: fault.body ?? body, headers: { ...headers, ...wait, ...fault.headers } };
}

function usual({ answer, reset = 0 }: Fault): Answer {
  if (answer === 'primary-limit') {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) };
    return { ...failure(403, 'API rate limit exceeded for installation ID 1.'), headers };
  }
  if (answer === 'secondary-limit') {
    const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
    return { ...failure(403, message), headers: { 'x-ratelimit-remaining': '4999' } };
  }
  return failure(Number(answer), answer === 403 ? 'Resource not accessible by integration' : `Status ${answer}`);
}
