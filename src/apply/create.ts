// The create protocol (design section 7). The service has no idempotency key, so a POST whose answer is lost is
// never blindly repeated: the list is asked whether it was done.
import type { Create } from '../core/change.ts';
import type { LiveAsset } from '../core/model.ts';
import type { ApplyPorts, Failure, WriteRequest } from './ports.ts';

/** How long a write may take to show in the list before its absence counts. */
export const SETTLE_DELAY_MS = 2000;
/** POSTs for one asset, each after proof that the one before created nothing. */
const MOST_POSTS = 5;
const FIRST_BACKOFF_MS = 250;

export interface CreateVerdict {
  readonly outcome: 'done' | 'adopted' | 'failed' | 'unknown' | 'not-started';
  readonly id: string | null;
  readonly failure: Failure | null;
  readonly writes: number;
}

export interface CreatePorts extends Pick<ApplyPorts, 'reader' | 'writer' | 'clock' | 'explain' | 'stop'> {
  /** Full jitter: a number from 0 up to 1. */
  readonly random: () => number;
  /** Ids that stood in the list before this apply, and those it has created since. */
  readonly knownIds: Set<string>;
  /** Notes the intent in the journal just before a POST. */
  readonly intend: (request: WriteRequest) => void;
}

/** Creates one asset, at most once whatever the network does. */
export async function createOnce(change: Create, ports: CreatePorts): Promise<CreateVerdict> {
  let wasUnclear = false;
  for (let writes = 1; ; writes++) {
    if (ports.stop.aborted) return verdict(writes === 1 ? 'not-started' : 'failed', stopped(), writes - 1);
    ports.intend({ method: 'POST', path: '/cyber-assets', body: change.after });
    const { asset, failure } = await post(change, ports);
    if (asset !== null) return created('done', asset, writes, ports);
    wasUnclear ||= failure.meaning === 'unclear';
    const judged = await judge({ change, failure, wasUnclear, writes }, ports);
    if (judged !== 'post-again') return judged;
    if (writes >= MOST_POSTS) return verdict('failed', failure, writes);
  }
}

interface FailedPost {
  readonly change: Create;
  readonly failure: Failure;
  /** Whether this POST, or one before it, may have created the asset. */
  readonly wasUnclear: boolean;
  readonly writes: number;
}

async function judge(
  { change, failure, wasUnclear, writes }: FailedPost,
  ports: CreatePorts,
): Promise<CreateVerdict | 'post-again'> {
  switch (failure.meaning) {
    case 'not-written':
      await ports.clock.sleep(ports.random() * FIRST_BACKOFF_MS * 2 ** writes, ports.stop);
      return 'post-again';
    case 'not-sent':
      return verdict('not-started', failure, writes - 1);
    case 'rejected':
    case 'key-refused':
      return verdict('failed', failure, writes);
    case 'unclear':
    case 'taken': {
      if (!wasUnclear) return verdict('failed', failure, writes);
      // A name that is taken after an unclear POST may be taken by that very POST.
      const found = await lookFor(change, ports);
      if (found.kind === 'one') return created('adopted', found.asset, writes, ports);
      if (found.kind !== 'none') return verdict('unknown', found.failure, writes);
      return failure.meaning === 'taken' ? verdict('failed', failure, writes) : 'post-again';
    }
  }
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
async function lookFor(change: Create, ports: CreatePorts): Promise<Look> {
  const first = await look(change, ports);
  if (first.kind !== 'none') return first;
  await ports.clock.sleep(SETTLE_DELAY_MS, ports.stop);
  if (ports.stop.aborted) return { kind: 'unreadable', failure: stopped() };
  return look(change, ports);
}

async function look({ after }: Create, { reader, explain, knownIds }: CreatePorts): Promise<Look> {
  try {
    const matches = (await reader.cyberAssets()).filter(
      (asset) =>
        asset.name === after.name &&
        asset.cyber_system_id === after.cyber_system_id &&
        asset.asset_type === after.asset_type &&
        !knownIds.has(asset.id),
    );
    const [asset] = matches;
    if (asset === undefined) return { kind: 'none' };
    return matches.length === 1 ? { kind: 'one', asset } : { kind: 'several', failure: several(matches.length) };
  } catch (error) {
    return { kind: 'unreadable', failure: explain(error) };
  }
}

function created(
  outcome: 'done' | 'adopted',
  asset: LiveAsset,
  writes: number,
  { knownIds }: CreatePorts,
): CreateVerdict {
  knownIds.add(asset.id);
  return { outcome, id: asset.id, failure: null, writes };
}

function verdict(outcome: CreateVerdict['outcome'], failure: Failure, writes: number): CreateVerdict {
  return { outcome, id: null, failure, writes };
}

function several(count: number): Failure {
  const reason = `the answer to the POST was lost, and ${count} new assets now match it; which is ours is not known`;
  return { meaning: 'unclear', reason, detail: null };
}

function stopped(): Failure {
  return { meaning: 'not-sent', reason: 'the run was stopped', detail: null };
}
