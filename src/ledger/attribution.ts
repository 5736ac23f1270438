// Explains each changed line of the lists by an executed change. The change is of the run that read the lists, of a run
// that was in progress then, or of a run without lists in the ledger. A line that nothing explains was made outside.

import type { ExecutedChange } from '../apply/evidence-schema.ts';
import { fingerprint } from '../core/fingerprint.ts';
import { groupBy } from '../core/group.ts';
import { SWAP_SUFFIX } from '../core/names.ts';
import { hasSucceeded } from '../core/result.ts';
import {
  type AssetChange,
  actionBetween,
  type HistoryEntry,
  isSameAsset,
  type LedgerHistory,
  listedName,
} from './history.ts';
import type { ListedAsset } from './listed.ts';

type State = Omit<ListedAsset, 'id'> | null;

/** One run and the entries whose lists may show its changes. */
interface Window {
  /** The index of the entry of its intent. Only later entries may show its changes. -1 if the ledger has no intent. */
  readonly opens: number;
  /** The index of the last entry whose lists may show its changes; -1 if that entry does not exist yet. */
  readonly closes: number;
  readonly entry: HistoryEntry;
  /** What lists must show when the window closes; null for a run that was cut off, because only its intent is known. */
  readonly due: readonly ExecutedChange[] | null;
  /** The fingerprints of the changes that the closing read did not show, by the evidence itself. */
  readonly reported: ReadonlySet<string>;
  /** Every change for which the run sent a request, whatever the answer was. The keys come from `keyOf`. */
  readonly written: ReadonlyMap<string, readonly ExecutedChange[]>;
  /** For a run that was cut off: the fingerprints of its intent. `found` has those of its changes that lists show. */
  readonly intended: ReadonlySet<string>;
  readonly found: { readonly entry: HistoryEntry; readonly change: AssetChange }[];
}

export function attributeChanges({ entries, ledger }: LedgerHistory) {
  const organization = ledger.value?.organization ?? '';
  const windows = windowsOf(entries);
  /** Changes that no run of this ledger made: a place says what it is `of`. `previous`: the last entry with lists before. */
  const outside: {
    readonly entry: HistoryEntry;
    readonly previous: HistoryEntry;
    readonly duringRun: boolean;
    readonly change: AssetChange | HistoryEntry['places'][number];
  }[] = [];
  /**
   * Changes that a run says it made, but that the lists do not show when they should. `isReported`: the evidence itself
   * says that the closing read did not show the change, or somebody may have changed the asset since then.
   */
  const notListed: { readonly entry: HistoryEntry; readonly change: ExecutedChange; readonly isReported: boolean }[] =
    [];
  const assets = new Map<string, ListedAsset | null>();
  /** Executed changes that a list has shown. */
  const listed = new Set<ExecutedChange>();
  let previous: HistoryEntry | null = null;
  for (const [index, entry] of entries.entries()) {
    if (entry.run.live_sha256 === null) continue;
    const open = windows.filter(({ opens, closes }) => opens < index && (closes < 0 || index <= closes));
    for (const { id, after } of entry.assets) assets.set(id, after);
    // Everything in the first lists is new. None of it is a change.
    const changed = previous === null ? { assets: [], places: [] } : entry;
    const made = { entry, previous: previous ?? entry, duringRun: entry.run.kind === 'applied' };
    for (const change of changed.assets) {
      const { steps, interrupted, isExplained } = explanationOf(change, open, listed, organization);
      for (const step of steps) listed.add(step);
      interrupted?.found.push({ entry, change });
      if (!isExplained) outside.push({ ...made, change });
    }
    outside.push(...changed.places.map((change) => ({ ...made, change })));
    for (const { entry: ran, due, reported } of open.filter(({ closes }) => closes === index)) {
      const missed = (due ?? []).filter((change) => !listed.has(change) && isNotListed(change, assets));
      for (const change of missed)
        notListed.push({ entry: ran, change, isReported: reported.has(change.fingerprint) || ran !== entry });
    }
    previous = entry;
  }
  const cutOff = windows.filter(({ due }) => due === null);
  /** Runs that recorded an intent but not their end, and the changes of that intent that later lists show. */
  const interrupted = cutOff.map(({ entry, found }) => ({ intent: entry, changes: found }));
  return { outside, notListed, interrupted };
}

/**
 * What explains a changed line: executed changes that no list has shown yet, or else a run that was cut off and that
 * names this change in its intent.
 */
function explanationOf(
  change: AssetChange,
  open: readonly Window[],
  listed: ReadonlySet<ExecutedChange>,
  organization: string,
) {
  const { id, before, after } = change;
  const keys = [id, keyOf(null, after)];
  const executed = open.flatMap(({ written }) => keys.flatMap((key) => written.get(key) ?? []));
  const steps = chainOf(
    change,
    executed.filter((step) => !listed.has(step)),
  );
  if (steps !== null) return { steps, interrupted: null, isExplained: true };
  const print = fingerprint({ organization, action: actionBetween(change), id: before && id, before, after });
  const interrupted = open.find(({ intended }) => intended.has(print)) ?? null;
  return { steps: [], interrupted, isExplained: interrupted !== null };
}

/** Whether a run says that it made the change, and the lists say otherwise. */
function isNotListed({ id, after, outcome }: ExecutedChange, listed: ReadonlyMap<string, ListedAsset | null>): boolean {
  return hasSucceeded(outcome) && id !== null && !isSameAsset(listed.get(id) ?? null, after);
}

/** The windows of all runs that ended, and of all runs that were cut off: the ledger has their intent but no end. */
function windowsOf(entries: readonly HistoryEntry[]): Window[] {
  const windows: Window[] = [];
  /** By the commit of the intent, and by run and attempt. If one attempt applies twice, its last intent counts. */
  const intents = new Map<string, Window>();
  const ended = new Set<Window>();
  for (const [index, entry] of entries.entries()) {
    const { run, commit, name } = entry;
    const attempt = `${name.run}-${name.attempt}`;
    if (run.kind === 'seen') {
      const closes = entries.findIndex(
        (later, at) => at > index && later.run.kind === 'seen' && later.run.live_sha256 !== null,
      );
      const intended = new Set(run.intent.fingerprints);
      const none = { due: null, reported: new Set<string>(), written: new Map() };
      const window = { opens: index, closes, entry, ...none, intended, found: [] };
      intents.set(commit, window).set(attempt, window);
      windows.push(window);
    } else if (run.kind === 'applied') {
      const { evidence, live_sha256 } = run;
      // The evidence names the commit of the intent, if the run knew it.
      const intent = intents.get(evidence.ledger?.commit ?? '') ?? intents.get(attempt);
      if (intent !== undefined) ended.add(intent);
      const asked = evidence.changes.filter(({ attempts, outcome }) => attempts > 0 || hasSucceeded(outcome));
      const byAsset = (changes: readonly ExecutedChange[]) => groupBy(changes, ({ id, after }) => keyOf(id, after));
      // Lists that were read before the run ended may not show all of its changes.
      const later = entries.findIndex(({ run: { live_sha256: hash, read_at } }, at) => {
        return at > index && hash !== null && Date.parse(read_at) >= Date.parse(evidence.ended_at);
      });
      const closes = live_sha256 === null ? later : index;
      const reported = new Set(evidence.differences.map((difference) => difference.fingerprint));
      const window = { opens: intent?.opens ?? -1, entry, reported, intended: new Set<string>(), found: [] };
      windows.push({ ...window, closes, due: evidence.changes, written: byAsset(asked) });
      // The service may list a change late. If the evidence says that its own list does not show it, the next may.
      const late = byAsset(asked.filter((change) => reported.has(change.fingerprint)));
      windows.push({ ...window, opens: index, closes: later, due: [], written: late });
    }
  }
  return windows.filter((window) => !ended.has(window));
}

/** The id of the asset. Its system and name if the id of a created asset is not known. */
function keyOf(id: string | null, after: State): string {
  return id ?? `\0${after?.cyber_system_id}\0${listedName(after?.name ?? '')}`;
}

/**
 * The executed changes that lead from `before` to `after`, one after another: several runs may have changed one asset
 * between two lists. null if no executed changes lead there.
 */
function chainOf({ before, after }: AssetChange, steps: readonly ExecutedChange[]): ExecutedChange[] | null {
  const chain: ExecutedChange[] = [];
  let state: State = before;
  while (!isSameAsset(state, after)) {
    const step = steps.find(
      (each) => !chain.includes(each) && (isSameAsset(each.before, state) || isParkedOf(each, state)),
    );
    if (step === undefined) return null;
    // This list shows only the first of two writes. A later list may show the second, so the step stays open.
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

const DAY_MS = 86_400_000;

/** Looks that are too far apart, or a run without an end. */
export interface LedgerGap {
  readonly kind: 'no-look' | 'interrupted';
  readonly from: string;
  readonly to: string | null;
  readonly days: number | null;
  readonly ledger_commit: string;
}

export function gapsOf(
  { entries }: LedgerHistory,
  { interrupted }: Pick<ReturnType<typeof attributeChanges>, 'interrupted'>,
  maxDays: number,
): LedgerGap[] {
  const gaps = interrupted.map(({ intent, changes }): LedgerGap => {
    const to = changes.at(-1)?.entry.run.read_at ?? null;
    return { kind: 'interrupted', from: intent.run.read_at, to, days: null, ledger_commit: intent.commit };
  });
  let lookAt: string | null = null;
  for (const [index, { run, commit }] of entries.entries()) {
    const isReading = run.live_sha256 !== null;
    const days: number = lookAt === null ? 0 : (Date.parse(run.read_at) - Date.parse(lookAt)) / DAY_MS;
    if (lookAt !== null && days > maxDays && (isReading || index === entries.length - 1)) {
      gaps.push({ kind: 'no-look', from: lookAt, to: run.read_at, days: Math.floor(days), ledger_commit: commit });
    }
    // If a run without lists is older than the previous look, the clock of that look was ahead.
    if (isReading || days < 0) lookAt = run.read_at;
  }
  return gaps.sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}
