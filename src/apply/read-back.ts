// The closing read (docs/how-it-works.md): reads the list until it shows every executed change, or the settle
// limit passes. It decides unclear outcomes, and finds duplicates.
import type { Change, Create } from '../core/change.ts';
import { groupBy } from '../core/group.ts';
import type { AssetState, LiveAsset } from '../core/model.ts';
import { stateKey } from '../core/names.ts';
import { type ApplyReport, type ChangeResult, type Difference, hasSucceeded } from '../core/result.ts';
import { SETTLE_DELAY_MS, type UnseenAssets } from './create.ts';
import type { ApplyPorts } from './ports.ts';

/** How long the list may be behind the writes. */
export const SETTLE_LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

/** The results, with unclear outcomes decided by the list. */
export type ReadBack = Omit<ApplyReport, 'isAnswered' | 'stopped' | 'crash'>;

interface ReadBackPorts extends Pick<ApplyPorts, 'reader' | 'clock' | 'explain' | 'stop'> {
  /** Holds the ids of all results. */
  readonly unseen: UnseenAssets;
}

/** Rejects only with errors that `explain` does not know. */
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
    if (left <= 0) return settleResults(results, comparison);
    await ports.clock.sleep(Math.min(pause, left), ports.stop);
    if (ports.stop.aborted) return settleResults(results, comparison);
  }
}

export function unread(results: readonly ChangeResult[], closingFailure: string | null): ReadBack {
  return { converged: null, differences: [], results, closingFailure };
}

interface ListComparison {
  readonly differences: readonly Difference[];
  /** Changes with an unclear outcome that the list shows. */
  readonly confirmed: ReadonlyMap<Change, Pick<ChangeResult, 'outcome' | 'id'>>;
  /** Whether the list does not yet show a change with an unclear outcome. */
  readonly hasUnclear: boolean;
}

/** How long to wait for a list that shows more. Waiting does not help against a duplicate. */
function patienceFor({ differences, hasUnclear }: ListComparison): number {
  if (differences.some(({ kind }) => kind !== 'duplicate')) return SETTLE_LIMIT_MS;
  return hasUnclear ? SETTLE_DELAY_MS : 0;
}

function settleResults(results: readonly ChangeResult[], { differences, confirmed }: ListComparison): ReadBack {
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
    const shownChange = change.action === 'create' ? findCreate(change, result, list) : findChange(change, list);
    if (outcome !== 'unknown') {
      if (shownChange.difference !== null) differences.push(shownChange.difference);
    } else if (shownChange.difference === null) {
      confirmed.set(change, { outcome: change.action === 'create' ? 'adopted' : 'done', id: shownChange.id });
    } else if (shownChange.difference.kind === 'duplicate') differences.push(shownChange.difference);
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
  /** null if the list shows the change. */
  readonly difference: Difference | null;
}

/** An unclear create is confirmed by exactly one unseen asset that has the planned state. */
function findCreate(change: Create, { id, outcome }: ChangeResult, { byId, strangers }: IndexedList): SeenChange {
  const ours = id === null ? undefined : byId.get(id);
  const twins = strangers.get(stateKey(change.after)) ?? [];
  const assets = ours === undefined ? twins : [ours, ...twins];
  const most = outcome === 'unknown' ? 1 : 0;
  if (twins.length > most) return { id, difference: { change, kind: 'duplicate', found: assets } };
  if (twins[0] !== undefined) return { id: twins[0].id, difference: null };
  return { id, difference: compareAsset(change, change.after, ours) };
}

function findChange(change: Exclude<Change, Create>, { byId }: IndexedList): SeenChange {
  const { id } = change;
  const asset = byId.get(id);
  if (change.action === 'update') return { id, difference: compareAsset(change, change.after, asset) };
  return { id, difference: asset === undefined ? null : { change, kind: 'still-there', found: [asset] } };
}

function compareAsset(change: Change, after: AssetState, asset: LiveAsset | undefined): Difference | null {
  if (asset === undefined) return { change, kind: 'missing', found: [] };
  return stateKey(after) === stateKey(asset) ? null : { change, kind: 'different', found: [asset] };
}
