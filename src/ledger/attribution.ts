// Explains each changed line of the lists by an executed change: of its own run, of a run that was in progress between
// its own two entries, or of a run that has no lists in the ledger. A line that nothing explains was made outside.
import { fingerprint } from '../core/fingerprint.ts';
import { addUnder } from '../core/group.ts';
import { SWAP_SUFFIX } from '../core/names.ts';
import { hasSucceeded } from '../core/result.ts';
import {
  type AssetChange,
  actionOf,
  type HistoryEntry,
  isSameAsset,
  type LedgerHistory,
  type PlaceChange,
} from './history.ts';
import type { RecordedChange, RecordedEvidence } from './run-file.ts';
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

/** A change that a run says it made, but that the lists do not show when they should. */
interface NotListed {
  readonly entry: HistoryEntry;
  readonly change: RecordedChange;
  /** The evidence itself reports that the closing read did not show it, or somebody may have changed it since. */
  readonly isReported: boolean;
}

/** A run that left an intent and no end. */
interface Interrupted {
  readonly intent: HistoryEntry;
  /** The changes of that intent that later lists show. */
  readonly changes: readonly { readonly entry: HistoryEntry; readonly change: AssetChange }[];
}

export interface Attribution {
  readonly outside: readonly Outside[];
  readonly notListed: readonly NotListed[];
  readonly interrupted: readonly Interrupted[];
}

/** One run and the entries whose lists may show its changes: after `opens`, up to and including `closes`. */
interface Window {
  readonly opens: number;
  readonly closes: number;
  /** The entry of the run's evidence. If the run was cut off, the entry of its intent. */
  readonly entry: HistoryEntry;
  readonly evidence: RecordedEvidence | null;
  /** By the id of the asset. By its name if the id of a created asset is not known. */
  readonly open: Map<string, RecordedChange[]>;
  readonly intended: ReadonlySet<string>;
  readonly changes: { readonly entry: HistoryEntry; readonly change: AssetChange }[];
}

export function attributeChanges({ entries, ledger }: LedgerHistory): Attribution {
  const organization = ledger?.organization ?? '';
  const windows = windowsOf(entries);
  const outside: Outside[] = [];
  const notListed: NotListed[] = [];
  const assets = new Map<string, ListedAsset | null>();
  // Everything in the first lists is new. None of it is a change.
  let since: HistoryEntry | null = null;
  for (const [index, entry] of entries.entries()) {
    if (entry.run.live_sha256 === null) continue;
    const now = windows.filter(({ opens, closes }) => opens < index && index <= closes);
    for (const change of entry.assets) {
      assets.set(change.id, change.after);
      if (since === null || byExecuted(change, now) || byIntent(change, now, entry, organization)) continue;
      outside.push({ entry, since, duringRun: entry.run.kind === 'applied', asset: change, place: null });
    }
    for (const place of since === null ? [] : entry.places) {
      outside.push({ entry, since: since!, duringRun: entry.run.kind === 'applied', asset: null, place });
    }
    for (const window of now) if (window.closes === index) notListed.push(...missingOf(window, assets, entry));
    since = entry;
  }
  const interrupted = windows.flatMap(({ evidence, entry, changes }) =>
    evidence === null ? [{ intent: entry, changes }] : [],
  );
  return { outside, notListed, interrupted };
}

function windowsOf(entries: readonly HistoryEntry[]): Window[] {
  const windows: Window[] = [];
  const begun = beginnings(entries);
  const ended = new Set(begun.values());
  for (const [index, entry] of entries.entries()) {
    const { run } = entry;
    if (run.kind === 'seen') {
      if (ended.has(index)) continue;
      const closes = listingAfter(entries, index, (later) => later.run.kind === 'seen');
      const intended = new Set(run.intent.fingerprints);
      windows.push({ opens: index, closes, entry, evidence: null, open: new Map(), intended, changes: [] });
    } else if (run.kind === 'applied') {
      const { evidence } = run;
      // Lists that were read before the end of the run need not show all of it.
      const isLater = (later: HistoryEntry) => Date.parse(later.run.read_at) >= Date.parse(evidence.ended_at);
      const closes = run.live_sha256 === null ? listingAfter(entries, index, isLater) : index;
      const opens = begun.get(index) ?? -1;
      windows.push({ opens, closes, entry, evidence, open: writtenOf(evidence), intended: new Set(), changes: [] });
    }
  }
  return windows;
}

/**
 * The intent that belongs to each end: the one that its evidence names, else the last one of its run. A run may apply
 * twice.
 */
function beginnings(entries: readonly HistoryEntry[]): Map<number, number> {
  const begun = new Map<number, number>();
  const byCommit = new Map<string, number>();
  const byRun = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    if (entry.run.kind === 'seen') {
      byCommit.set(entry.commit, index);
      byRun.set(attemptName(entry), index);
    } else if (entry.run.kind === 'applied') {
      const begin = byCommit.get(entry.run.evidence.ledger?.commit ?? '') ?? byRun.get(attemptName(entry));
      if (begin !== undefined) begun.set(index, begin);
    }
  }
  return begun;
}

/** Each attempt of a run counts as a run. */
function attemptName({ name }: HistoryEntry): string {
  return `${name.run}-${name.attempt}`;
}

function listingAfter(
  entries: readonly HistoryEntry[],
  from: number,
  isWanted: (entry: HistoryEntry) => boolean,
): number {
  const index = entries.findIndex((entry, at) => at > from && entry.run.live_sha256 !== null && isWanted(entry));
  return index < 0 ? entries.length : index;
}

/** Every change for which a request was sent, whatever the answer. */
function writtenOf({ changes }: RecordedEvidence): Map<string, RecordedChange[]> {
  const written = new Map<string, RecordedChange[]>();
  for (const change of changes) {
    if (change.attempts === 0 && !hasSucceeded(change.outcome)) continue;
    addUnder(written, change.id ?? keyWithoutId(change.after), change);
  }
  return written;
}

function keyWithoutId(state: Omit<ListedAsset, 'id'> | null): string {
  return `\0${state?.cyber_system_id}\0${state?.name}`;
}

/** Explains it by what runs did. Several runs may have changed one asset between two lists, one after another. */
function byExecuted({ id, before, after }: AssetChange, windows: readonly Window[]): boolean {
  const steps = windows.flatMap(({ open }) => [...(open.get(id) ?? []), ...(open.get(keyWithoutId(after)) ?? [])]);
  const taken = new Set<RecordedChange>();
  let state: Omit<ListedAsset, 'id'> | null = before;
  while (!isSameAsset(state, after)) {
    const step = steps.find((each) => !taken.has(each) && startsFrom(each, state));
    if (step === undefined) return false;
    // A later list may show the second of its two writes.
    if (isParkedOf(step, after)) break;
    taken.add(step);
    state = step.after;
  }
  for (const { open } of windows) {
    for (const key of [id, keyWithoutId(after)]) {
      const group = open.get(key);
      if (group !== undefined)
        open.set(
          key,
          group.filter((each) => !taken.has(each)),
        );
    }
  }
  return true;
}

/** Whether the change starts from this state, or from the first of its own two writes. */
function startsFrom(change: RecordedChange, state: Omit<ListedAsset, 'id'> | null): boolean {
  return isSameAsset(change.before, state) || isParkedOf(change, state);
}

/** Whether the asset is in the state after the first of two writes: everything is final except the temporary name. */
function isParkedOf({ after }: RecordedChange, state: Omit<ListedAsset, 'id'> | null): boolean {
  return after !== null && state !== null && isSameAsset({ ...after, name: after.name + SWAP_SUFFIX }, state);
}

/** Explains it by an intent: a run that was cut off left the fingerprints of what it was about to do. */
function byIntent(change: AssetChange, windows: readonly Window[], entry: HistoryEntry, organization: string): boolean {
  const candidates = windows.filter(({ evidence }) => evidence === null);
  if (candidates.length === 0) return false;
  const print = fingerprintOf(change, organization);
  const window = candidates.find(({ intended }) => intended.has(print));
  window?.changes.push({ entry, change });
  return window !== undefined;
}

function fingerprintOf(change: AssetChange, organization: string): string {
  const { id, before, after } = change;
  return fingerprint({ organization, action: actionOf(change), id: before === null ? null : id, before, after });
}

/** Changes reported as done that no list showed, neither in between nor at the end. */
function missingOf(
  { evidence, entry, open }: Window,
  assets: ReadonlyMap<string, ListedAsset | null>,
  last: HistoryEntry,
): NotListed[] {
  if (evidence === null) return [];
  const unsettled = new Set(evidence.differences.map((difference) => difference.fingerprint));
  const left = new Set([...open.values()].flat());
  return evidence.changes
    .filter((change) => left.has(change) && hasSucceeded(change.outcome) && change.id !== null)
    .filter(({ id, after }) => !isSameAsset(assets.get(id ?? '') ?? null, after))
    .map((change) => ({ entry, change, isReported: unsettled.has(change.fingerprint) || last !== entry }));
}
