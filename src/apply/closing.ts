// The closing read (design section 7, Afterwards): the list is read until it shows every executed change, or the
// settle limit passes.
import type { Change } from '../core/change.ts';
import type { AssetState, LiveAsset } from '../core/model.ts';
import { type ChangeResult, type Difference, hasSucceeded } from '../core/outcome.ts';
import type { ApplyPorts } from './ports.ts';

/** How long the list may lag behind the writes. */
export const SETTLE_LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;

export interface Closing {
  readonly converged: boolean | null;
  readonly differences: readonly Difference[];
  /** The results, with unclear outcomes settled by what the list shows. */
  readonly results: readonly ChangeResult[];
  readonly failure: string | null;
}

export async function closingRead(
  results: readonly ChangeResult[],
  ports: Pick<ApplyPorts, 'reader' | 'clock' | 'explain' | 'stop'>,
): Promise<Closing> {
  const tried = results.filter(({ outcome }) => hasSucceeded(outcome) || outcome === 'unknown');
  if (tried.length === 0) return { converged: null, differences: [], results, failure: null };
  const end = ports.clock.now() + SETTLE_LIMIT_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    let assets: readonly LiveAsset[];
    try {
      assets = await ports.reader.cyberAssets();
    } catch (error) {
      return { converged: null, differences: [], results, failure: ports.explain(error).reason };
    }
    const shown = compareWithList(tried, assets);
    const isLate = ports.clock.now() + pause > end || ports.stop.aborted;
    if (shown.differences.length === 0 || isLate) return conclude(results, shown);
    await ports.clock.sleep(pause, ports.stop);
  }
}

interface Shown {
  readonly differences: readonly Difference[];
  /** Changes with an unclear outcome that the list does show. */
  readonly confirmed: ReadonlyMap<Change, string | null>;
}

function conclude(results: readonly ChangeResult[], { differences, confirmed }: Shown): Closing {
  const settled = results.map((result) => {
    const id = confirmed.get(result.change);
    return id === undefined ? result : { ...result, outcome: 'done' as const, id, reason: null, detail: null };
  });
  return { converged: differences.length === 0, differences, results: settled, failure: null };
}

function compareWithList(tried: readonly ChangeResult[], assets: readonly LiveAsset[]): Shown {
  const wanted = new Set(tried.map(({ id }) => id));
  const triples = new Set(tried.flatMap(({ change }) => (change.action === 'create' ? [tripleOf(change.after)] : [])));
  const byId = new Map<string, LiveAsset>();
  const byTriple = new Map<string, LiveAsset[]>();
  for (const asset of assets) {
    if (wanted.has(asset.id)) byId.set(asset.id, asset);
    const triple = triples.size === 0 ? '' : tripleOf(asset);
    if (triples.has(triple)) byTriple.set(triple, [...(byTriple.get(triple) ?? []), asset]);
  }
  const differences: Difference[] = [];
  const confirmed = new Map<Change, string | null>();
  for (const result of tried) {
    const difference = compareOne(result, byId, byTriple);
    if (difference !== null) {
      if (result.outcome !== 'unknown' || difference.kind === 'duplicate') differences.push(difference);
    } else if (result.outcome === 'unknown') confirmed.set(result.change, result.id);
  }
  return { differences, confirmed };
}

function compareOne(
  { change, id, outcome }: ChangeResult,
  byId: ReadonlyMap<string, LiveAsset>,
  byTriple: ReadonlyMap<string, readonly LiveAsset[]>,
): Difference | null {
  const found = id === null ? undefined : byId.get(id);
  switch (change.action) {
    case 'create': {
      const twins = byTriple.get(tripleOf(change.after)) ?? [];
      if (twins.length > 1) return { change, kind: 'duplicate', found: twins };
      if (outcome === 'unknown') return { change, kind: 'missing', found: twins };
      return found === undefined ? { change, kind: 'missing', found: [] } : differs(change, change.after, found);
    }
    case 'update':
      return found === undefined ? { change, kind: 'missing', found: [] } : differs(change, change.after, found);
    case 'delete':
      return found === undefined ? null : { change, kind: 'still-there', found: [found] };
  }
}

function differs(change: Change, after: AssetState, found: LiveAsset): Difference | null {
  return tripleOf(after) === tripleOf(found) ? null : { change, kind: 'different', found: [found] };
}

function tripleOf({ name, cyber_system_id, asset_type }: AssetState): string {
  return `${cyber_system_id}\0${asset_type}\0${name}`;
}
