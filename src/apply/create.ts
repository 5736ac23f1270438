// The create protocol (design section 7). The service has no idempotency key, so a POST whose answer is lost is
// never blindly repeated: the list is asked whether it was done.
import type { Create } from '../core/change.ts';
import type { LiveAsset } from '../core/model.ts';
import type { Newcomers } from './newcomers.ts';
import type { ApplyPorts, Failure } from './ports.ts';
import type { StepJournal } from './step-journal.ts';

/** How long a write may take to show in the list before its absence counts. */
export const SETTLE_DELAY_MS = 2000;
/** POSTs for one asset, each after proof that the one before created nothing. */
export const MOST_POSTS = 6;
/** No POST starts later than this after the first. */
export const MOST_TIME_MS = 180_000;
const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 5000;

export interface CreateVerdict {
  readonly outcome: 'done' | 'adopted' | 'failed' | 'unknown' | 'not-started';
  readonly id: string | null;
  readonly failure: Failure | null;
}

export interface CreatePorts extends Pick<ApplyPorts, 'writer' | 'clock' | 'explain' | 'stop'> {
  /** Full jitter: a number from 0 up to 1. */
  readonly random: () => number;
  readonly newcomers: Newcomers;
  readonly journal: StepJournal;
}

/** Creates one asset, at most once whatever the network does. */
export async function createOnce(change: Create, ports: CreatePorts): Promise<CreateVerdict> {
  const { clock, stop, journal } = ports;
  const end = clock.now() + MOST_TIME_MS;
  let wasUnclear = false;
  for (let posts = 1; ; posts++) {
    if (stop.aborted) return notSent(posts, stopped());
    journal.intend({ method: 'POST', path: '/cyber-assets', body: change.after });
    const { asset, failure } = await post(change, ports);
    if (asset !== null) return created('done', asset, ports);
    if (failure.meaning === 'not-sent') {
      journal.conclude('not-started', null);
      return notSent(posts, failure);
    }
    wasUnclear ||= failure.meaning === 'unclear';
    const judged = await judge({ change, failure, wasUnclear }, ports);
    if (judged !== 'not-created') return judged;
    journal.conclude('failed', null);
    const wait = failure.meaning === 'not-written' ? backoff(posts, failure, ports) : 0;
    if (posts >= MOST_POSTS || clock.now() + wait > end) return { outcome: 'failed', id: null, failure };
    await clock.sleep(wait, stop);
  }
}

interface FailedPost {
  readonly change: Create;
  readonly failure: Failure;
  /** Whether this POST, or one before it, may have created the asset. */
  readonly wasUnclear: boolean;
}

/** What a failed POST comes to; `not-created` when it is known to have created nothing, and may be sent again. */
async function judge(
  { change, failure, wasUnclear }: FailedPost,
  ports: CreatePorts,
): Promise<CreateVerdict | 'not-created'> {
  if (failure.meaning === 'not-written') return 'not-created';
  // A name that is taken after an unclear POST may be taken by that very POST.
  const isUnclear = failure.meaning === 'unclear' || (failure.meaning === 'taken' && wasUnclear);
  if (!isUnclear) return { outcome: 'failed', id: null, failure };
  const found = await lookTwice(change, failure, ports);
  if (found.kind === 'one') return created('adopted', found.asset, ports);
  if (found.kind === 'none') return 'not-created';
  const reason = `${failure.reason} Whether it was created is not known: ${found.failure.reason}`;
  return { outcome: 'unknown', id: null, failure: { ...found.failure, reason } };
}

async function post(change: Create, { writer, explain }: CreatePorts) {
  try {
    return { asset: await writer.createAsset(change.after), failure: null };
  } catch (error) {
    return { asset: null, failure: explain(error) };
  }
}

type Look =
  | { readonly kind: 'one'; readonly asset: LiveAsset }
  | { readonly kind: 'none' }
  | { readonly kind: 'several' | 'unreadable'; readonly failure: Failure };

/** Looks at the list, and once more after the settle delay when it shows nothing new yet. */
async function lookTwice(change: Create, { retryAfterMs }: Failure, ports: CreatePorts): Promise<Look> {
  const first = await look(change, ports);
  if (first.kind !== 'none') return first;
  await ports.clock.sleep(Math.max(SETTLE_DELAY_MS, retryAfterMs ?? 0), ports.stop);
  if (ports.stop.aborted) return { kind: 'unreadable', failure: stopped() };
  return look(change, ports);
}

async function look({ after }: Create, { newcomers, explain }: CreatePorts): Promise<Look> {
  try {
    const matches = await newcomers.find(after);
    const [asset] = matches;
    if (asset === undefined) return { kind: 'none' };
    return matches.length === 1 ? { kind: 'one', asset } : { kind: 'several', failure: several(matches.length) };
  } catch (error) {
    return { kind: 'unreadable', failure: explain(error) };
  }
}

/** Exponential with full jitter, on top of what the service asks for. */
function backoff(posts: number, { retryAfterMs }: Failure, { random }: CreatePorts): number {
  return (retryAfterMs ?? 0) + random() * Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (posts - 1));
}

function created(outcome: 'done' | 'adopted', { id }: LiveAsset, { newcomers }: CreatePorts): CreateVerdict {
  newcomers.claim(id);
  return { outcome, id, failure: null };
}

/** The POST that would come next is not sent; those before it have created nothing. */
function notSent(posts: number, failure: Failure): CreateVerdict {
  return { outcome: posts === 1 ? 'not-started' : 'failed', id: null, failure };
}

function several(count: number): Failure {
  const reason = `${count} new assets match it, and which is ours nobody can tell.`;
  return { meaning: 'unclear', reason, detail: null, retryAfterMs: null };
}

function stopped(): Failure {
  return { meaning: 'not-sent', reason: 'The run was stopped.', detail: null, retryAfterMs: null };
}
