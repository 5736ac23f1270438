// The create protocol (design section 7). The service has no idempotency key, so a POST whose answer is lost is never
// repeated blindly: the assets that were not in the lists of the plan show what became of it.

import type { Create } from '../core/change.ts';
import { isOfOrganization } from '../core/fingerprint.ts';
import type { AssetState, LiveAsset } from '../core/model.ts';
import { stateKey } from '../core/names.ts';
import type { Outcome } from '../core/result.ts';
import { retry, SERVICE_RETRIES, type Tried } from '../core/retry.ts';
import {
  type AppendJournal,
  type ApplyPorts,
  type AssetReader,
  type Failure,
  ownFailure,
  type WriteRequest,
} from './ports.ts';

export class UnseenAssets {
  /** Ids of the lists that the plan was made from, and of what this run has created. */
  readonly #ids: Set<string>;
  readonly #readNext: () => Promise<readonly LiveAsset[]>;

  constructor(ids: Iterable<string>, reader: Pick<AssetReader, 'cyberAssets'>) {
    this.#ids = new Set(ids);
    this.#readNext = shareReads(async () => this.among(await reader.cyberAssets()));
  }

  /** From now on the asset is one of ours, and not unseen. */
  claim(id: string): void {
    this.#ids.add(id);
  }

  /** Those of a list that are unseen. */
  among(assets: readonly LiveAsset[]): LiveAsset[] {
    return assets.filter(({ id }) => !this.#ids.has(id));
  }

  /** The unseen assets of that name, system and type in a list whose read starts after this call. Rejects as the read does. */
  async find(state: AssetState): Promise<LiveAsset[]> {
    const wanted = stateKey(state);
    return this.among(await this.#readNext()).filter((asset) => stateKey(asset) === wanted);
  }
}

/**
 * One read serves all calls that come before it starts. A call that comes while a read is under way gets the next one,
 * since the read that began earlier may miss what the call looks for.
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
 * The journal of one step: for each write request its intent, then its outcome. Every method throws what appending
 * throws, such as a full disk.
 */
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

/** How long a write may take to show in the list before its absence counts. */
export const SETTLE_DELAY_MS = 2000;

/** What the writes of one step came to. */
export interface WriteOutcome {
  readonly outcome: Exclude<Outcome, 'skipped'>;
  readonly id: string | null;
  readonly failure: Failure | null;
}

export interface CreatePorts extends Pick<ApplyPorts, 'writer' | 'clock' | 'explain' | 'stop' | 'mayWrite'> {
  /** Full jitter: a number from 0 up to 1. */
  readonly random: () => number;
  readonly unseen: UnseenAssets;
  readonly journal: StepJournal;
}

/** Creates one asset, at most once whatever the network does: each POST follows proof that none before created it. */
export async function createOnce(change: Create, ports: CreatePorts): Promise<WriteOutcome> {
  const { clock, random, stop, mayWrite, journal } = ports;
  let wasUnclear = false;
  const attempt = async (posts: number): Promise<Tried<WriteOutcome>> => {
    if (stop.aborted || !(await mayWrite())) return final(notSent(posts, stopped()));
    journal.intend({ method: 'POST', path: '/cyber-assets', body: change.after });
    const { asset, failure } = await post(change, ports);
    if (asset !== null) return final(judgeAnswer(asset, change, ports));
    if (failure.meaning === 'not-sent') {
      journal.conclude('not-started', null);
      return final(notSent(posts, failure));
    }
    wasUnclear ||= failure.meaning === 'unclear';
    const judged = await judge({ change, failure, wasUnclear }, ports);
    if (judged !== 'not-created') return final(judged);
    journal.conclude('failed', null);
    // After an unclear answer the looks have waited for as long as the service asked.
    const retryAfterMs = failure.meaning === 'not-written' ? failure.retryAfterMs : null;
    return { isFinal: false, result: { outcome: 'failed', id: null, failure }, retryAfterMs };
  };
  const sleep = (ms: number) => clock.sleep(ms, stop);
  // A stop is the result of the attempt that it prevents.
  return retry(attempt, SERVICE_RETRIES, { now: () => clock.now(), sleep, random, isStopped: () => false });
}

function final(result: WriteOutcome): Tried<WriteOutcome> {
  return { isFinal: true, result };
}

/** What a record comes to that the service says to have created: done, when it is what was asked for, and new. */
function judgeAnswer(asset: LiveAsset, change: Create, ports: CreatePorts): WriteOutcome {
  const others = otherFields(asset, change);
  if (others.length > 0) {
    return unexpected(`an asset of another ${others.join(' and another ')} than was asked for`);
  }
  if (ports.unseen.among([asset]).length === 0) return unexpected('an asset that was there before');
  return created('done', asset, ports);
}

/** What of the asset is not what was asked for, in words without names. */
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

/** What a failed POST comes to; `not-created` when it is known to have created nothing, and may be sent again. */
async function judge(
  { change, failure, wasUnclear }: FailedPost,
  ports: CreatePorts,
): Promise<WriteOutcome | 'not-created'> {
  if (failure.meaning === 'not-written') return 'not-created';
  if (failure.meaning === 'unexpected') return { outcome: 'unknown', id: null, failure };
  // A name that is taken after an unclear POST may be taken by that very POST.
  const isUnclear = failure.meaning === 'unclear' || (failure.meaning === 'taken' && wasUnclear);
  if (!isUnclear) return { outcome: 'failed', id: null, failure };
  const look = await lookTwice(change, failure, ports);
  if (look.kind === 'one') return created('adopted', look.asset, ports);
  if (look.kind === 'none') return 'not-created';
  const reason = `${failure.reason} Whether it was created is not known: ${look.failure.reason}`;
  return { outcome: 'unknown', id: null, failure: { ...look.failure, reason } };
}

async function post(change: Create, { writer, explain }: CreatePorts) {
  try {
    return { asset: await writer.createAsset(change.after), failure: null };
  } catch (error) {
    return { asset: null, failure: explain(error) };
  }
}

type ListLook =
  | { readonly kind: 'one'; readonly asset: LiveAsset }
  | { readonly kind: 'none' }
  | { readonly kind: 'several' | 'unreadable'; readonly failure: Failure };

/** Looks at the list, and once more after the settle delay when it shows nothing new yet. */
async function lookTwice(change: Create, { retryAfterMs }: Failure, ports: CreatePorts): Promise<ListLook> {
  const first = await look(change, ports);
  if (first.kind !== 'none') return first;
  await ports.clock.sleep(Math.max(SETTLE_DELAY_MS, retryAfterMs ?? 0), ports.stop);
  if (ports.stop.aborted) return { kind: 'unreadable', failure: stopped() };
  return look(change, ports);
}

async function look({ after }: Create, { unseen, explain }: CreatePorts): Promise<ListLook> {
  try {
    const matches = await unseen.find(after);
    const [asset] = matches;
    if (asset === undefined) return { kind: 'none' };
    return matches.length === 1 ? { kind: 'one', asset } : { kind: 'several', failure: several(matches.length) };
  } catch (error) {
    return { kind: 'unreadable', failure: explain(error) };
  }
}

function created(outcome: 'done' | 'adopted', { id }: LiveAsset, { unseen }: CreatePorts): WriteOutcome {
  unseen.claim(id);
  return { outcome, id, failure: null };
}

/** The POST that would come next is not sent; those before it have created nothing. */
function notSent(posts: number, failure: Failure): WriteOutcome {
  return { outcome: posts === 1 ? 'not-started' : 'failed', id: null, failure };
}

function several(count: number): Failure {
  return ownFailure('unclear', `${count} new assets match it, and which one is ours is not known.`);
}

function stopped(): Failure {
  return ownFailure('not-sent', 'The run was stopped.');
}
