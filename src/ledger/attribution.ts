// Explains each changed line of the lists by an executed change: of its own run, of a run that was in progress between
// its own two entries, or of a run that has no lists in the ledger. A line that nothing explains was made outside.
import { fingerprint } from '../core/fingerprint.ts';
import { addUnder } from '../core/group.ts';
import { SWAP_SUFFIX } from '../core/names.ts';
import { hasSucceeded } from '../core/result.ts';
import type { EndedEvidence, ExecutedChange } from '../report/evidence-schema.ts';
import {
  type AssetChange,
  actionOf,
  type HistoryEntry,
  isSameAsset,
  type LedgerHistory,
  type PlaceChange,
} from './history.ts';
import type { ListedAsset } from './tree.ts';

/** A change that the lists of one entry show and that no run of this ledger made. */
export interface Outside {
  readonly entry: HistoryEntry;
  /** The previous entry that has lists. */
  readonly since: HistoryEntry;
  readonly duringRun: boolean;
  readonly asset: AssetChange | null;
  readonly place: PlaceChange | null;
}

export interface Attribution {
  readonly outside: readonly Outside[];
  /**
   * Changes that a run says it made, but that the lists do not show when they should. `isReported`: the evidence itself
   * says that the closing read did not show it, or somebody may have changed it since.
   */
  readonly notListed: readonly {
    readonly entry: HistoryEntry;
    readonly change: ExecutedChange;
    readonly isReported: boolean;
  }[];
  /** Runs that left an intent and no end, and the changes of that intent that later lists show. */
  readonly interrupted: readonly {
    readonly intent: HistoryEntry;
    readonly changes: readonly { readonly entry: HistoryEntry; readonly change: AssetChange }[];
  }[];
}

type State = Omit<ListedAsset, 'id'> | null;

/** One run and the entries whose lists may show its changes: after `opens`, up to and including `closes`. */
interface Window {
  readonly opens: number;
  readonly closes: number;
  readonly entry: HistoryEntry;
  /** null for a run that was cut off, of which only its intent is known. */
  readonly evidence: EndedEvidence | null;
  /** Every change for which a request was sent, whatever the answer: by asset, see `keyOf`. */
  readonly written: ReadonlyMap<string, readonly ExecutedChange[]>;
  /** Fingerprints of a run that was cut off. */
  readonly intended: ReadonlySet<string>;
}

export function attributeChanges({ entries, ledger }: LedgerHistory): Attribution {
  const organization = ledger.value?.organization ?? '';
  const windows = windowsOf(entries);
  const cut = windows.filter(({ evidence }) => evidence === null);
  const cutOff = new Map(cut.map((window) => [window, [] as { entry: HistoryEntry; change: AssetChange }[]]));
  const outside: Outside[] = [];
  const notListed: Attribution['notListed'][number][] = [];
  const assets = new Map<string, ListedAsset | null>();
  /** Executed changes that a list has shown. */
  const shown = new Set<ExecutedChange>();
  let since: HistoryEntry | null = null;
  for (const [index, entry] of entries.entries()) {
    if (entry.run.live_sha256 === null) continue;
    const open = windows.filter(({ opens, closes }) => opens < index && index <= closes);
    for (const { id, after } of entry.assets) assets.set(id, after);
    // Everything in the first lists is new. None of it is a change.
    const changed = since === null ? { assets: [], places: [] } : entry;
    const made = { entry, since: since ?? entry, duringRun: entry.run.kind === 'applied' };
    for (const change of changed.assets) {
      const keys = [change.id, keyOf(null, change.after)];
      const executed = open.flatMap(({ written }) => keys.flatMap((key) => written.get(key) ?? []));
      // Executed changes of the asset that no list has shown.
      const steps = executed.filter((step) => !shown.has(step));
      const chain = chainOf(change, steps);
      for (const step of chain ?? []) shown.add(step);
      if (chain !== null) continue;
      const { id, before, after } = change;
      // The run that was cut off and left this change as what it was about to do.
      const action = actionOf(change);
      const print = fingerprint({ organization, action, id: before === null ? null : id, before, after });
      const interrupted = open.find(({ evidence, intended }) => evidence === null && intended.has(print));
      if (interrupted !== undefined) cutOff.get(interrupted)?.push({ entry, change });
      else outside.push({ ...made, asset: change, place: null });
    }
    outside.push(...changed.places.map((place) => ({ ...made, asset: null, place })));
    const closing = open.filter(({ closes }) => closes === index);
    notListed.push(...closing.flatMap((window) => notListedOf(window, entry, assets, shown)));
    since = entry;
  }
  const interrupted = Array.from(cutOff, ([{ entry }, changes]) => ({ intent: entry, changes }));
  return { outside, notListed, interrupted };
}

/** What the run of a window says it did, and the lists at the end of the window do not show. */
function notListedOf(
  { evidence, entry }: Window,
  last: HistoryEntry,
  assets: ReadonlyMap<string, ListedAsset | null>,
  shown: ReadonlySet<ExecutedChange>,
): Attribution['notListed'][number][] {
  const unsettled = new Set(evidence?.differences.map((difference) => difference.fingerprint));
  return (evidence?.changes ?? []).flatMap((change) => {
    if (!hasSucceeded(change.outcome) || change.id === null || shown.has(change)) return [];
    if (isSameAsset(assets.get(change.id) ?? null, change.after)) return [];
    return [{ entry, change, isReported: unsettled.has(change.fingerprint) || last !== entry }];
  });
}

function windowsOf(entries: readonly HistoryEntry[]): Window[] {
  const begun = beginnings(entries);
  const ended = new Set(begun.values());
  /** The next entry with lists. */
  const listingAfter = (from: number, isWanted: (entry: HistoryEntry) => boolean) => {
    const index = entries.findIndex((entry, at) => at > from && entry.run.live_sha256 !== null && isWanted(entry));
    return index < 0 ? entries.length : index;
  };
  return entries.flatMap((entry, index): Window[] => {
    const { run } = entry;
    if (run.kind === 'seen' && !ended.has(index)) {
      const closes = listingAfter(index, (later) => later.run.kind === 'seen');
      const intended = new Set(run.intent.fingerprints);
      return [{ opens: index, closes, entry, evidence: null, written: new Map(), intended }];
    }
    if (run.kind !== 'applied') return [];
    const { evidence, live_sha256 } = run;
    const written = new Map<string, ExecutedChange[]>();
    for (const change of evidence.changes) {
      if (change.attempts > 0 || hasSucceeded(change.outcome))
        addUnder(written, keyOf(change.id, change.after), change);
    }
    // Lists that were read before the end of the run need not show all of it.
    const isLater = (later: HistoryEntry) => Date.parse(later.run.read_at) >= Date.parse(evidence.ended_at);
    const closes = live_sha256 === null ? listingAfter(index, isLater) : index;
    return [{ opens: begun.get(index) ?? -1, closes, entry, evidence, written, intended: new Set() }];
  });
}

/**
 * The intent that belongs to each end: the one that its evidence names, else the last one of its run. A run may apply
 * twice. Each attempt of a run counts as a run.
 */
function beginnings(entries: readonly HistoryEntry[]): Map<number, number> {
  const begun = new Map<number, number>();
  const byCommit = new Map<string, number>();
  const byRun = new Map<string, number>();
  for (const [index, { run, commit, name }] of entries.entries()) {
    const attempt = `${name.run}-${name.attempt}`;
    if (run.kind === 'seen') {
      byCommit.set(commit, index);
      byRun.set(attempt, index);
    } else if (run.kind === 'applied') {
      const begin = byCommit.get(run.evidence.ledger?.commit ?? '') ?? byRun.get(attempt);
      if (begin !== undefined) begun.set(index, begin);
    }
  }
  return begun;
}

/** The id of the asset. Its system and name if the id of a created asset is not known. */
function keyOf(id: string | null, after: State): string {
  return id ?? `\0${after?.cyber_system_id}\0${after?.name}`;
}

/**
 * The executed changes that lead from before to after. Several runs may have changed one asset between two lists, one
 * after another. null where none do.
 */
function chainOf({ before, after }: AssetChange, steps: readonly ExecutedChange[]): ExecutedChange[] | null {
  const chain: ExecutedChange[] = [];
  let state: State = before;
  while (!isSameAsset(state, after)) {
    const step = steps.find(
      (each) => !chain.includes(each) && (isSameAsset(each.before, state) || isParkedOf(each, state)),
    );
    if (step === undefined) return null;
    // A later list may show the second of its two writes.
    if (isParkedOf(step, after)) break;
    chain.push(step);
    state = step.after;
  }
  return chain;
}

/** Whether the asset is in the state after the first of two writes: everything is final except the temporary name. */
function isParkedOf({ after }: ExecutedChange, state: State): boolean {
  return after !== null && state !== null && isSameAsset({ ...after, name: after.name + SWAP_SUFFIX }, state);
}
