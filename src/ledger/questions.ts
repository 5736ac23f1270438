// Answers an auditor's questions from a history: the changes of a period, changes made outside, looks and gaps; the
// history of one asset or system, even of a deleted one.

import type { EndedEvidence, ExecutedChange } from '../apply/evidence-schema.ts';
import type { Frozen } from '../core/model.ts';
import { attributeChanges, gapsOf } from './attribution.ts';
import type { AssetChange, HistoryEntry, LedgerHistory } from './history.ts';
import { isReadInBoth, type ListedPlaces, listedSite } from './listed.ts';
import { evidenceOf } from './run-file.ts';

/** An asset as it was listed at that time. */
export interface AuditState {
  readonly name: string;
  readonly asset_type: string;
  readonly cyber_system_id: string;
  /** Its name at that time; null if it was not listed. */
  readonly cyber_system: string | null;
  /** Control center or facility of the cyber system. */
  readonly site: string | null;
  /** Of the cyber system; null where it has none. */
  readonly impact_rating: string | null;
}

/** A change that a run executed, or tried to execute. */
export interface AuditChange {
  readonly at: string;
  readonly asset_id: string | null;
  /** null for a create. */
  readonly before: AuditState | null;
  /** null for a delete. */
  readonly after: AuditState | null;
  /** As in the evidence. `interrupted`: the run was cut off, and a later list shows the change. */
  readonly outcome: ExecutedChange['outcome'] | 'interrupted';
  /** Why it is not done. */
  readonly reason: string | null;
  /** The authors of the pull requests that showed it. */
  readonly asked_by: readonly string[];
  readonly approved_by: readonly { readonly user: string; readonly at: string }[];
  /** What the run relied on as its approval: its mode, and what gave it. */
  readonly approval: { readonly mode: string; readonly by: string | null };
  readonly pull_requests: readonly number[];
  /** Of these pull requests. */
  readonly titles: readonly string[];
  /** Of the inventory. */
  readonly commit: string | null;
  /** Whether the inventory files were those of the commit. */
  readonly clean: boolean | null;
  readonly actor: string | null;
  readonly run_url: string | null;
  readonly ledger_commit: string;
}

/** A change that no run explains, and the two looks between which it was made. */
export type AuditOutside = {
  readonly after_look: string;
  readonly before_look: string;
  /** Whether it was made while a run was under way. */
  readonly during_run: boolean;
  readonly ledger_commit: string;
} & (
  | (Pick<AuditChange, 'before' | 'after'> & { readonly of: 'cyber-asset'; readonly id: string })
  | HistoryEntry['places'][number]
);

/** What happened in a period. Every time is ISO 8601, UTC. */
export type AuditReport = Frozen<ReturnType<typeof auditHistory>>;

/** What the answer is limited to; null for everything. */
export interface Subject {
  readonly asset: string | null;
  readonly system: string | null;
}

export function auditHistory(
  history: LedgerHistory,
  /** Milliseconds since 1970. Both ends are included. */
  { from, to }: { readonly from: number | null; readonly to: number | null },
  subject: Subject,
  maxGapDays: number,
) {
  const { entries, commits } = history;
  const ledger = history.ledger.value;
  const attribution = attributeChanges(history);
  /** Whether something that happened between these two times may be in the period. */
  const mayBeIn = (earliest: string, latest = earliest) =>
    (from === null || Date.parse(latest) >= from) && (to === null || Date.parse(earliest) <= to);
  const followed = followedIds(entries, subject);
  const executed = entries.flatMap((entry) =>
    entry.run.kind === 'applied' ? executedIn(entry, entry.run.evidence) : [],
  );
  const cut = attribution.interrupted.flatMap(({ intent, changes }) =>
    changes.map(({ entry, change }) => cutOff(intent, entry, change)),
  );
  const outside = attribution.outside.map(({ entry, previous, duringRun, change }): AuditOutside => {
    const [after_look, before_look] = [previous.run.read_at, entry.run.read_at];
    const context = { after_look, before_look, during_run: duringRun, ledger_commit: entry.commit };
    if ('of' in change) return { ...context, ...change };
    return { ...context, of: 'cyber-asset', id: change.id, ...sidesIn(entry, change) };
  });
  /** Runs that wrote nothing because an approval was missing or a guard failed. */
  const refused = entries.flatMap(({ run, commit: ledger_commit }) => {
    if (run.kind !== 'refused') return [];
    const { ended_at: at, result, changes, guards, pull_requests, actor, run_url, commit } = run.evidence;
    const failed = guards.filter(({ passed }) => !passed).map(({ guard }) => guard);
    const pulls = pull_requests.map(({ number }) => number);
    const counts = { changes: changes.length, guards: failed, pull_requests: pulls };
    return [{ at, result, ...counts, actor, run_url, commit, ledger_commit }];
  });
  const isWhole = subject.asset === null && subject.system === null;
  return {
    organization: ledger?.organization ?? '',
    service: ledger?.service ?? '',
    /** The newest commit of the ledger. */
    tip: commits.at(-1)?.id ?? '',
    subject,
    from: from === null ? null : new Date(from).toISOString(),
    to: to === null ? null : new Date(to).toISOString(),
    changes: [...executed, ...cut]
      .filter((change) => mayBeIn(change.at) && isAbout(change, subject, followed))
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    outside: outside.filter((one) => mayBeIn(one.after_look, one.before_look) && isAbout(one, subject, followed)),
    refused: isWhole ? refused.filter(({ at }) => mayBeIn(at)) : [],
    looks: entries
      .filter(({ run }) => run.live_sha256 !== null && mayBeIn(run.read_at))
      .map(({ run, assetCount: assets }) => ({ at: run.read_at, assets })),
    gaps: gapsOf(history, attribution, maxGapDays).filter((gap) => mayBeIn(gap.from, gap.to ?? gap.from)),
  };
}

function executedIn(entry: HistoryEntry, evidence: EndedEvidence): AuditChange[] {
  const { approval, commit, clean, actor, run_url } = evidence;
  return evidence.changes.map((change) => {
    const pulls = evidence.pull_requests.filter(({ number }) => change.shown_in.includes(number));
    return {
      at: change.ended_at ?? evidence.ended_at,
      asset_id: change.id,
      ...sidesIn(entry, change),
      outcome: change.outcome,
      reason: change.reason,
      approval,
      asked_by: [...new Set(pulls.map(({ author }) => author))],
      approved_by: pulls.flatMap(({ approvals }) => approvals.map(({ user, submitted_at: at }) => ({ user, at }))),
      pull_requests: pulls.map(({ number }) => number),
      titles: [...new Set(pulls.flatMap(({ title }) => title ?? []))],
      commit,
      clean,
      actor,
      run_url,
      ledger_commit: entry.commit,
    };
  });
}

function cutOff({ commit: intentCommit, run }: HistoryEntry, entry: HistoryEntry, change: AssetChange): AuditChange {
  return {
    at: entry.run.read_at,
    asset_id: change.id,
    ...sidesIn(entry, change),
    outcome: 'interrupted',
    reason: `The run of ledger commit ${intentCommit} was cut off; this list shows the change.`,
    approval: run.kind === 'seen' ? run.intent.approval : { mode: '', by: null },
    asked_by: [],
    approved_by: [],
    pull_requests: [],
    titles: [],
    commit: run.commit,
    clean: null,
    actor: null,
    run_url: null,
    ledger_commit: entry.commit,
  };
}

function sidesIn(entry: HistoryEntry, sides: Pick<ExecutedChange, 'before' | 'after'>) {
  return auditSides(sides, entry.before, entry.directory);
}

/** Both sides of a change, as the lists before and after it name them. */
export function auditSides(sides: Pick<ExecutedChange, 'before' | 'after'>, was: ListedPlaces, is: ListedPlaces) {
  const [before, after] = [auditState(sides.before, was), auditState(sides.after, is)];
  // What one run did not ask the service for has not changed.
  if (isReadInBoth('impact_rating', was, is) || before === null || after === null) return { before, after };
  return { before: { ...before, impact_rating: null }, after: { ...after, impact_rating: null } };
}

/** The state of an asset, with the name, site and rating of its cyber system as listed. */
function auditState(state: ExecutedChange['before'], directory: ListedPlaces): AuditState | null {
  if (state === null) return null;
  const { name, asset_type, cyber_system_id } = state;
  const system = directory.systems.get(cyber_system_id) ?? {};
  return {
    name,
    asset_type,
    cyber_system_id,
    cyber_system: system.name ?? null,
    site: listedSite(system, directory)?.name ?? null,
    impact_rating: system.impact_rating || null,
  };
}

/** Whether any list, or any attempted change of an asset, has this id or name. */
export function isKnown({ entries }: LedgerHistory, kind: keyof Subject, word: string): boolean {
  const { assets, systems } = followedIds(entries, { asset: word, system: word });
  if (kind === 'system') return systems.size > 0;
  return assets.size > 0 || entries.some(({ run }) => evidenceOf(run)?.changes.some((change) => isOf(change, word)));
}

/** The ids of all assets and systems that were ever listed with the id or name that the subject gives. */
function followedIds(entries: readonly HistoryEntry[], { asset, system }: Subject) {
  const [assets, systems] = [new Set<string>(), new Set<string>()];
  for (const entry of entries) {
    for (const one of entry.assets) if (isOf(one, asset)) assets.add(one.id);
    for (const one of entry.places) if (one.of === 'cyber-system' && isOf(one, system)) systems.add(one.id);
  }
  return { assets, systems };
}

/** Whether a change is about the subject. The ids also find changes that were made under another name. */
function isAbout(
  one: AuditChange | AuditOutside,
  { asset, system }: Subject,
  { assets, systems }: ReturnType<typeof followedIds>,
): boolean {
  const id = ('of' in one ? one.id : one.asset_id) ?? '';
  const isPlace = 'of' in one && one.of !== 'cyber-asset';
  const states = [one.before, one.after].filter((state) => state !== null);
  if (asset !== null && (isPlace || !(assets.has(id) || id === asset || states.some(({ name }) => name === asset))))
    return false;
  if (system === null) return true;
  if (isPlace) return one.of === 'cyber-system' && (systems.has(id) || id === system);
  return states.some(({ cyber_system_id: home = '' }) => systems.has(home) || home === system);
}

type NamedState = { readonly name?: string } | null;

/** Whether a change is about something with this id, or with this name before or after the change. */
function isOf(
  one: { readonly id: string | null; readonly before: NamedState; readonly after: NamedState },
  word: string | null,
) {
  return one.id === word || one.before?.name === word || one.after?.name === word;
}
