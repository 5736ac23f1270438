// The create protocol (docs/how-it-works.md). The service has no idempotency key, so a POST whose answer is lost is
// never repeated blindly: first, assets that were not in the lists of the plan show whether the POST created one.

import type { Create } from '../core/change.ts';
import { type Failure, failureOf, ownFailure } from '../core/failure.ts';
import { isOfOrganization } from '../core/fingerprint.ts';
import type { AssetState, LiveAsset } from '../core/model.ts';
import { stateKey } from '../core/names.ts';
import type { Outcome } from '../core/result.ts';
import { retry, SERVICE_RETRIES, type Tried } from '../core/retry.ts';
import type { AppendJournal, ApplyPorts, AssetReader, WriteRequest } from './ports.ts';

export class UnseenAssets {
  /** Ids of the lists that the plan was made from, and of what this run has created. */
  readonly #ids: Set<string>;
  readonly #readNext: () => Promise<readonly LiveAsset[]>;

  constructor(ids: Iterable<string>, reader: Pick<AssetReader, 'cyberAssets'>) {
    this.#ids = new Set(ids);
    this.#readNext = shareReads(async () => this.among(await reader.cyberAssets()));
  }

  /** Notes that this run has created the asset, so that it is no longer unseen. */
  claim(id: string): void {
    this.#ids.add(id);
  }

  /** The unseen assets of a list. */
  among(assets: readonly LiveAsset[]): LiveAsset[] {
    return assets.filter(({ id }) => !this.#ids.has(id));
  }

  /** The unseen assets with this name, system and type in a list read after this call. Rejects if the read rejects. */
  async findEqual(state: AssetState): Promise<LiveAsset[]> {
    const key = stateKey(state);
    return this.among(await this.#readNext()).filter((asset) => stateKey(asset) === key);
  }
}

/**
 * One read serves all calls that come before it starts. A call that comes while a read is under way gets the next read,
 * because the current one may miss what the call looks for.
 */
function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= underWay.then(() => {
      next = null;
      const started = read();
      underWay = started.catch(() => {});
      return started;
    });
    return next;
  };
}

/**
 * The journal of one step: for each write request its intent, then its outcome. Every method throws the error of
 * appending, such as a full disk.
 */
export class StepJournal {
  readonly #fingerprint: string;
  readonly #append: AppendJournal;
  #open: WriteRequest | null = null;
  /** The number of write requests sent. */
  writes = 0;

  constructor(fingerprint: string, append: AppendJournal) {
    this.#fingerprint = fingerprint;
    this.#append = append;
  }

  /** True while a request may have been sent whose outcome is not recorded. */
  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Records what is about to be sent. If this throws, nothing may be sent. */
  intend(request: WriteRequest): void {
    this.#append({ event: 'intent', fingerprint: this.#fingerprint, request });
    this.#open = request;
    this.writes++;
  }

  /**
   * Records the outcome of the last intent, unless it is already recorded. `not-started`: the request was never sent.
   */
  conclude(outcome: string, id: string | null): void {
    if (this.#open === null) return;
    const request = this.#open;
    this.#open = null;
    if (outcome === 'not-started') this.writes--;
    this.#append({ event: 'outcome', fingerprint: this.#fingerprint, request, outcome, id });
  }
}

/** How long a write may take to appear in the list. Only after this time does its absence count. */
export const SETTLE_DELAY_MS = 2000;

/** The result of the writes of one step. */
export interface WriteOutcome {
  readonly outcome: Exclude<Outcome, 'skipped'>;
  readonly id: string | null;
  readonly failure: Failure | null;
}

export interface CreatePorts extends Pick<ApplyPorts, 'writer' | 'clock' | 'stop' | 'permit'> {
  /** Full jitter: a number from 0 up to 1. */
  readonly random: () => number;
  readonly unseen: UnseenAssets;
  readonly journal: StepJournal;
}

/**
 * Creates one asset, and never a second one: a POST is sent only if no POST before it created the asset.
 */
export async function createOnce(change: Create, ports: CreatePorts): Promise<WriteOutcome> {
  const { clock, random, stop, permit, journal } = ports;
  let wasUnclear = false;
  let isUnanswered = false;
  const attempt = async (posts: number): Promise<Tried<WriteOutcome>> => {
    if (stop.aborted || !(await permit.prove())) return final(notSent(posts, { ...STOPPED, isUnanswered }));
    journal.intend({ method: 'POST', path: '/cyber-assets', body: change.after });
    const { asset, failure: failed } = await post(change, ports);
    if (asset !== null) return final(judgeAnswer(asset, change, ports));
    isUnanswered ||= failed.isUnanswered;
    const failure = { ...failed, isUnanswered };
    if (failure.meaning === 'not-sent') {
      journal.conclude('not-started', null);
      return final(notSent(posts, failure));
    }
    wasUnclear ||= failure.meaning === 'unclear';
    const judged = await judgeFailedPost({ change, failure, wasUnclear }, ports);
    if (judged !== 'not-created') return final(judged);
    journal.conclude('failed', null);
    // After an unclear answer, the wait that the service asked for is over: it was part of the search in the list.
    const again = failure.meaning === 'not-written' ? (failure.retryAfterMs ?? 0) : 0;
    return { result: { outcome: 'failed', id: null, failure }, again };
  };
  return retry(attempt, SERVICE_RETRIES, {
    now: () => clock.now(),
    sleep: (ms) => clock.sleep(ms, stop),
    random,
    // A stop is the result of the attempt that it prevents.
    isStopped: () => false,
  });
}

function final(result: WriteOutcome): Tried<WriteOutcome> {
  return { result, again: null };
}

/** Judges the record that the service says it created: `done` if it is new and has the requested state. */
function judgeAnswer(asset: LiveAsset, change: Create, ports: CreatePorts): WriteOutcome {
  const others = otherFields(asset, change);
  if (others.length > 0) {
    return unexpected(
      `an asset whose ${others.join(' and ')} ${others.length === 1 ? 'differs' : 'differ'} from the request`,
    );
  }
  if (ports.unseen.among([asset]).length === 0) return unexpected('an asset that was there before');
  return created('done', asset, ports);
}

/** The fields of the asset that differ from the request, as words for a message. */
function otherFields(asset: LiveAsset, change: Create): string[] {
  const { after } = change;
  return [
    ...(asset.name === after.name ? [] : ['name']),
    ...(asset.cyber_system_id === after.cyber_system_id ? [] : ['cyber system']),
    ...(asset.asset_type === after.asset_type ? [] : ['type']),
    ...(isOfOrganization(asset.organization_slug, change) ? [] : ['organization']),
  ];
}

function unexpected(answer: string): WriteOutcome {
  const failure = ownFailure('unexpected', `The service answered with ${answer}. Plan again.`);
  return { outcome: 'unknown', id: null, failure };
}

interface FailedPost {
  readonly change: Create;
  readonly failure: Failure;
  /** Whether this POST, or one before it, may have created the asset. */
  readonly wasUnclear: boolean;
}

/** What a failed POST means. `not-created`: it certainly created nothing, and may be sent again. */
async function judgeFailedPost(
  { change, failure, wasUnclear }: FailedPost,
  ports: CreatePorts,
): Promise<WriteOutcome | 'not-created'> {
  if (failure.meaning === 'not-written') return 'not-created';
  if (failure.meaning === 'unexpected') return { outcome: 'unknown', id: null, failure };
  // If the name is taken, an earlier unclear POST may have taken it.
  const isUnclear = failure.meaning === 'unclear' || (failure.meaning === 'taken' && wasUnclear);
  if (!isUnclear) return { outcome: 'failed', id: null, failure };
  const search = await searchTwice(change, failure, ports);
  if (search.kind === 'one') return created('adopted', search.asset, ports);
  if (search.kind === 'none') return 'not-created';
  const { reason: cause } = search.failure;
  const isOne = cause === failure.reason;
  const reason = isOne ? cause : `${failure.reason} Whether it was created is not known: ${cause}`;
  return { outcome: 'unknown', id: null, failure: { ...search.failure, isUnanswered: failure.isUnanswered, reason } };
}

async function post(change: Create, { writer }: CreatePorts) {
  try {
    return { asset: await writer.createAsset(change.after), failure: null };
  } catch (error) {
    return { asset: null, failure: failureOf(error) };
  }
}

type ListSearch =
  | { readonly kind: 'one'; readonly asset: LiveAsset }
  | { readonly kind: 'none' }
  | { readonly kind: 'several' | 'unreadable'; readonly failure: Failure };

/** Reads the list, and reads it once more after the settle delay if it shows nothing new yet. */
async function searchTwice(change: Create, { retryAfterMs }: Failure, ports: CreatePorts): Promise<ListSearch> {
  const first = await searchList(change, ports);
  if (first.kind !== 'none') return first;
  await ports.clock.sleep(Math.max(SETTLE_DELAY_MS, retryAfterMs ?? 0), ports.stop);
  if (ports.stop.aborted) return { kind: 'unreadable', failure: STOPPED };
  return searchList(change, ports);
}

async function searchList({ after }: Create, { unseen }: CreatePorts): Promise<ListSearch> {
  try {
    const matches = await unseen.findEqual(after);
    const [asset, another] = matches;
    if (asset === undefined) return { kind: 'none' };
    if (another === undefined) return { kind: 'one', asset };
    const reason = `${matches.length} new assets match, and nothing shows which of them this run created.`;
    return { kind: 'several', failure: ownFailure('unclear', reason) };
  } catch (error) {
    return { kind: 'unreadable', failure: failureOf(error) };
  }
}

function created(outcome: 'done' | 'adopted', { id }: LiveAsset, { unseen }: CreatePorts): WriteOutcome {
  unseen.claim(id);
  return { outcome, id, failure: null };
}

/** The outcome if the next POST is not sent. The POSTs before it created nothing. */
function notSent(posts: number, failure: Failure): WriteOutcome {
  return { outcome: posts === 1 ? 'not-started' : 'failed', id: null, failure };
}

const STOPPED = ownFailure('not-sent', 'The run stopped.');
