// The closing read (docs/how-it-works.md): reads the list until it shows every executed change, or the time limit
// passes. It decides unclear outcomes, and finds duplicates.
import type { Change } from '../core/change.ts';
import { failureOf } from '../core/failure.ts';
import { groupBy } from '../core/group.ts';
import type { LiveAsset } from '../core/model.ts';
import { stateKey } from '../core/names.ts';
import { type ApplyReport, type ChangeResult, hasSucceeded } from '../core/result.ts';
import { SETTLE_DELAY_MS, type UnseenAssets } from './create.ts';
import type { ApplyPorts } from './ports.ts';

/** How long the list may lag behind the writes. */
const SETTLE_LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

/** The results, with unclear outcomes decided by the list. */
type ReadBack = Omit<ApplyReport, 'isAnswered' | 'stopped' | 'lostTurn' | 'crash'>;

/** Rejects only with errors that are not failed requests. `unseen` knows the ids of all results. */
export async function readBack(
  results: readonly ChangeResult[],
  { reader, clock, stop }: Pick<ApplyPorts, 'reader' | 'clock' | 'stop'>,
  unseen: UnseenAssets,
): Promise<ReadBack> {
  const executed = results.filter(({ outcome }) => hasSucceeded(outcome) || outcome === 'unknown');
  const unread = { converged: null, differences: [], results, closing: null };
  if (executed.length === 0) return { ...unread, closingFailure: null };
  const start = clock.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    let assets: readonly LiveAsset[];
    try {
      assets = await reader.cyberAssets();
    } catch (error) {
      return { ...unread, closingFailure: failureOf(error).reason };
    }
    const closing = { assets, readAt: clock.now() };
    const { differences, confirmed, hasUnclear } = compareWithList(executed, assets, unseen);
    // A duplicate does not go away by waiting.
    const isBehind = differences.some(({ kind }) => kind !== 'duplicate');
    const patience = isBehind ? SETTLE_LIMIT_MS : hasUnclear ? SETTLE_DELAY_MS : 0;
    const left = start + patience - clock.now();
    if (left > 0) await clock.sleep(Math.min(pause, left), stop);
    if (left > 0 && !stop.aborted) continue;
    const settled = results.map((result) => {
      const confirmation = confirmed.get(result.change);
      return confirmation === undefined
        ? result
        : { ...result, ...confirmation, reason: null, detail: null, meaning: null };
    });
    return { converged: differences.length === 0, differences, results: settled, closingFailure: null, closing };
  }
}

/**
 * What the list shows of the executed changes: `differences`; the unclear changes that the list confirms (`confirmed`);
 * and whether there are unclear changes that the list does not show yet (`hasUnclear`).
 */
function compareWithList(executed: readonly ChangeResult[], assets: readonly LiveAsset[], unseen: UnseenAssets) {
  const ids = new Set(executed.map(({ id }) => id));
  const byId = new Map(assets.flatMap((asset) => (ids.has(asset.id) ? [[asset.id, asset] as const] : [])));
  const strangers = groupBy(unseen.among(assets), stateKey);
  const differences: ApplyReport['differences'][number][] = [];
  const confirmed = new Map<Change, { readonly outcome: 'adopted' | 'done'; readonly id: string | null }>();
  let hasUnclear = false;
  for (const { change, outcome, id } of executed) {
    const asset = byId.get(change.id ?? id ?? '');
    const twins = change.action === 'create' ? (strangers.get(stateKey(change.after)) ?? []) : [];
    const isUnclear = outcome === 'unknown';
    // An unclear create is confirmed by exactly one unseen asset that has the planned state.
    const isAdopted = isUnclear && twins.length === 1;
    const difference = isAdopted ? null : differenceOf(change, asset, twins);
    if (difference !== null && (!isUnclear || difference.kind === 'duplicate')) differences.push(difference);
    else if (difference !== null) hasUnclear = true;
    else if (isUnclear) {
      const confirmedId = isAdopted ? twins[0]!.id : (change.id ?? id);
      confirmed.set(change, { outcome: change.action === 'create' ? 'adopted' : 'done', id: confirmedId });
    }
  }
  return { differences, confirmed, hasUnclear };
}

/** `asset` has the id of the change. `twins` are unseen assets in its final state. null if all is as planned. */
function differenceOf(
  change: Change,
  asset: LiveAsset | undefined,
  twins: readonly LiveAsset[],
): ApplyReport['differences'][number] | null {
  const found = asset === undefined ? twins : [asset, ...twins];
  if (twins.length > 0) return { change, kind: 'duplicate', found };
  if (change.action === 'delete') return asset === undefined ? null : { change, kind: 'still-there', found };
  if (asset === undefined) return { change, kind: 'missing', found };
  return stateKey(change.after) === stateKey(asset) ? null : { change, kind: 'different', found };
}
