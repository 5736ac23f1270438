// What goes wrong on demand: the nth request of an operation is answered otherwise, or not at all.
import { type Answer, failure } from './answer.ts';

export interface Fault {
  /** Which request of the operation it meets, counted from now on. The next one when not said. */
  readonly nth?: number;
  /** How many in a row; once when not said. */
  readonly times?: number;
  /** A status, one of GitHub's two rate limits, or no answer: the connection is reset. */
  readonly answer: number | 'primary-limit' | 'secondary-limit' | 'reset';
  /** Seconds. */
  readonly retryAfter?: number;
  /** Unix time in seconds, for a primary limit. */
  readonly reset?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of GitHub's usual body; a string is sent as it stands. */
  readonly body?: unknown;
  /** The request is carried out first: its outcome is what is lost. */
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

  /** Those that met no request are not kept for later ones. */
  clear(): void {
    this.#planned.length = 0;
  }

  /** The fault that meets this request, which is counted. */
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

/** The answer of a fault; null when there is none. */
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
