// The closing read (design section 7, Afterwards): the list is read until it shows every executed change, or the
// settle limit passes. It settles what unclear answers left open, and finds duplicates.
import type { Change, Create } from '../core/change.ts';
import { groupBy } from '../core/group.ts';
import type { AssetState, LiveAsset } from '../core/model.ts';
import { stateKey } from '../core/names.ts';
import { type ApplyReport, type ChangeResult, type Difference, hasSucceeded } from '../core/result.ts';
import { SETTLE_DELAY_MS, type UnseenAssets } from './create.ts';
import type { ApplyPorts } from './ports.ts';

/** How long the list may lag behind the writes. */
export const SETTLE_LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

/** The results with unclear outcomes settled by what the list shows. */
export type ReadBack = Omit<ApplyReport, 'stopped' | 'crash'>;

interface ReadBackPorts extends Pick<ApplyPorts, 'reader' | 'clock' | 'explain' | 'stop'> {
  /** Holds the ids of all results. */
  readonly unseen: UnseenAssets;
}

/** Rejects only with what `explain` does not know. */
export async function readBack(results: readonly ChangeResult[], ports: ReadBackPorts): Promise<ReadBack> {
  const executed = results.filter(({ outcome }) => hasSucceeded(outcome) || outcome === 'unknown');
  if (executed.length === 0) return unread(results, null);
  const start = ports.clock.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    let assets: readonly LiveAsset[];
    try {
      assets = await ports.reader.cyberAssets();
    } catch (error) {
      return unread(results, ports.explain(error).reason);
    }
    const comparison = compareWithList(executed, assets, ports.unseen);
    const left = start + patienceFor(comparison) - ports.clock.now();
    if (left <= 0) return conclude(results, comparison);
    await ports.clock.sleep(Math.min(pause, left), ports.stop);
    if (ports.stop.aborted) return conclude(results, comparison);
  }
}

export function unread(results: readonly ChangeResult[], closingFailure: string | null): ReadBack {
  return { converged: null, differences: [], results, closingFailure };
}

interface ListComparison {
  readonly differences: readonly Difference[];
  /** Changes with an unclear outcome that the list does show. */
  readonly confirmed: ReadonlyMap<Change, Pick<ChangeResult, 'outcome' | 'id'>>;
  /** Whether a change with an unclear outcome is not shown, so far. */
  readonly hasUnclear: boolean;
}

/** How long it is worth waiting for a list that shows more. A duplicate does not go away. */
function patienceFor({ differences, hasUnclear }: ListComparison): number {
  if (differences.some(({ kind }) => kind !== 'duplicate')) return SETTLE_LIMIT_MS;
  return hasUnclear ? SETTLE_DELAY_MS : 0;
}

function conclude(results: readonly ChangeResult[], { differences, confirmed }: ListComparison): ReadBack {
  const settled = results.map((result) => {
    const confirmation = confirmed.get(result.change);
    return confirmation === undefined ? result : { ...result, ...confirmation, reason: null, detail: null };
  });
  return { converged: differences.length === 0, differences, results: settled, closingFailure: null };
}

function compareWithList(
  executed: readonly ChangeResult[],
  assets: readonly LiveAsset[],
  unseen: UnseenAssets,
): ListComparison {
  const list = indexList(executed, assets, unseen);
  const differences: Difference[] = [];
  const confirmed = new Map<Change, Pick<ChangeResult, 'outcome' | 'id'>>();
  let hasUnclear = false;
  for (const result of executed) {
    const { change, outcome } = result;
    const seen = change.action === 'create' ? seeCreate(change, result, list) : seeChange(change, list);
    if (outcome !== 'unknown') {
      if (seen.difference !== null) differences.push(seen.difference);
    } else if (seen.difference === null) {
      confirmed.set(change, { outcome: change.action === 'create' ? 'adopted' : 'done', id: seen.id });
    } else if (seen.difference.kind === 'duplicate') differences.push(seen.difference);
    else hasUnclear = true;
  }
  return { differences, confirmed, hasUnclear };
}

/** The list as the executed changes ask for it: by id, and the unseen assets that are not ours by state. */
interface IndexedList {
  readonly byId: ReadonlyMap<string, LiveAsset>;
  readonly strangers: ReadonlyMap<string, readonly LiveAsset[]>;
}

function indexList(executed: readonly ChangeResult[], assets: readonly LiveAsset[], unseen: UnseenAssets): IndexedList {
  const wanted = new Set(executed.map(({ id }) => id));
  const byId = new Map(assets.flatMap((asset) => (wanted.has(asset.id) ? [[asset.id, asset] as const] : [])));
  return { byId, strangers: groupBy(unseen.among(assets), stateKey) };
}

interface SeenChange {
  readonly id: string | null;
  /** null when the list shows the change. */
  readonly difference: Difference | null;
}

/** An unclear create is shown by exactly one stranger that is what it would have made. */
function seeCreate(change: Create, { id, outcome }: ChangeResult, { byId, strangers }: IndexedList): SeenChange {
  const ours = id === null ? undefined : byId.get(id);
  const twins = strangers.get(stateKey(change.after)) ?? [];
  const assets = ours === undefined ? twins : [ours, ...twins];
  const most = outcome === 'unknown' ? 1 : 0;
  if (twins.length > most) return { id, difference: { change, kind: 'duplicate', found: assets } };
  if (twins[0] !== undefined) return { id: twins[0].id, difference: null };
  return { id, difference: compare(change, change.after, ours) };
}

function seeChange(change: Exclude<Change, Create>, { byId }: IndexedList): SeenChange {
  const { id } = change;
  const asset = byId.get(id);
  if (change.action === 'update') return { id, difference: compare(change, change.after, asset) };
  return { id, difference: asset === undefined ? null : { change, kind: 'still-there', found: [asset] } };
}

function compare(change: Change, after: AssetState, asset: LiveAsset | undefined): Difference | null {
  if (asset === undefined) return { change, kind: 'missing', found: [] };
  return stateKey(after) === stateKey(asset) ? null : { change, kind: 'different', found: [asset] };
}
