// Answers an auditor's questions from a history: the changes of a period, changes made outside, looks and gaps; the
// history of one asset or system, even of a deleted one; the list of one look.

import type { EndedEvidence, ExecutedChange } from '../apply/evidence-schema.ts';
import { compareNatural } from '../core/compare.ts';
import { attributeChanges, gapsOf } from './attribution.ts';
import type { AuditChange, AuditList, AuditOutside, AuditReport, AuditState } from './audit-schema.ts';
import type { listAt } from './clone.ts';
import { type AssetChange, actionOf, type HistoryEntry, type LedgerHistory, type ListedPlaces } from './history.ts';
import { evidenceOf } from './run-file.ts';

/** What the answer is limited to; null for everything. */
interface Subject {
  readonly asset: string | null;
  readonly system: string | null;
}

export function auditHistory(
  history: LedgerHistory,
  /** Milliseconds since 1970. Both ends are included. */
  { from, to }: { readonly from: number | null; readonly to: number | null },
  subject: Subject,
  maxGapDays: number,
): AuditReport {
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
  const outside = attribution.outside.map(({ entry, since, duringRun, asset, place }): AuditOutside => {
    const [after_look, before_look] = [since.run.read_at, entry.run.read_at];
    const context = { after_look, before_look, during_run: duringRun, ledger_commit: entry.commit };
    if (asset === null) return { ...context, ...place! };
    const [before, after] = [auditState(asset.before, entry.before), auditState(asset.after, entry.directory)];
    return { ...context, of: 'cyber-asset', id: asset.id, before, after };
  });
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
    format_version: '1.0',
    organization: ledger?.organization ?? '',
    service: ledger?.service ?? '',
    ledger: { first: commits[0]?.id ?? '', tip: commits.at(-1)?.id ?? '' },
    from: from === null ? null : new Date(from).toISOString(),
    to: to === null ? null : new Date(to).toISOString(),
    changes: [...executed, ...cut]
      .filter((change) => mayBeIn(change.at) && isAbout(change, subject, followed))
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    outside: outside.filter((one) => mayBeIn(one.after_look, one.before_look) && isAbout(one, subject, followed)),
    refused: isWhole ? refused.filter(({ at }) => mayBeIn(at)) : [],
    looks: entries
      .filter(({ run }) => run.live_sha256 !== null && mayBeIn(run.read_at))
      .map(({ run, commit, assetCount }) => {
        return { at: run.read_at, kind: run.kind, assets: assetCount, ledger_commit: commit };
      }),
    gaps: gapsOf(history, attribution, maxGapDays).filter((gap) => mayBeIn(gap.from, gap.to ?? gap.from)),
  };
}

function executedIn(entry: HistoryEntry, evidence: EndedEvidence): AuditChange[] {
  const { approval, commit, clean, actor, run_url } = evidence;
  return evidence.changes.map((change) => {
    const pulls = evidence.pull_requests.filter(({ number }) => change.shown_in.includes(number));
    return {
      at: change.ended_at ?? evidence.ended_at,
      action: change.action,
      asset_id: change.id,
      before: auditState(change.before, entry.before),
      after: auditState(change.after, entry.directory),
      outcome: change.outcome,
      reason: change.reason,
      asked_by: [...new Set(pulls.map(({ author }) => author))],
      approved_by: pulls.flatMap(({ approvals }) =>
        approvals.map(({ user, submitted_at, commit_id }) => ({ user, at: submitted_at, commit: commit_id })),
      ),
      approval: approval.by ?? approval.mode,
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
  const approval = run.kind === 'seen' ? run.intent.approval : { mode: '', by: null };
  return {
    at: entry.run.read_at,
    action: actionOf(change),
    asset_id: change.id,
    before: auditState(change.before, entry.before),
    after: auditState(change.after, entry.directory),
    outcome: 'interrupted',
    reason: `The run of ledger commit ${intentCommit} was cut off; this list shows the change.`,
    asked_by: [],
    approved_by: [],
    approval: approval.by ?? approval.mode,
    pull_requests: [],
    titles: [],
    commit: run.commit,
    clean: null,
    actor: null,
    run_url: null,
    ledger_commit: entry.commit,
  };
}

function auditState(state: ExecutedChange['before'], directory: ListedPlaces): AuditState | null {
  if (state === null) return null;
  const { name, asset_type, cyber_system_id } = state;
  return { name, asset_type, cyber_system_id, ...listedPlace(cyber_system_id, directory) };
}

/** Name, site and rating of a cyber system, as listed. The site is the control center if known, else the facility. */
function listedPlace(id: string, { systems, facilities, controlCenters }: ListedPlaces) {
  const listed = systems.get(id) ?? {};
  const { name = null, control_center_id: center = '', facility_id: facility = '', impact_rating: rating } = listed;
  const site = (center === '' ? facilities.get(facility) : controlCenters.get(center))?.name;
  return {
    cyber_system: name,
    site: site ?? (center || facility || null),
    impact_rating: rating || null,
  };
}

/** The lists of one look, limited to one asset or system if the subject names it. */
export function auditList(
  { commit, ledger, run, next, directory, assets }: Awaited<ReturnType<typeof listAt>>,
  { asset, system }: Subject,
): AuditList {
  const rows = assets.map(({ id, name, asset_type, cyber_system_id }) => {
    return { id, name, asset_type, cyber_system_id, ...listedPlace(cyber_system_id, directory) };
  });
  return {
    format_version: '1.0',
    organization: ledger.organization,
    service: ledger.service,
    at: run.read_at,
    next_look: next,
    ledger_commit: commit,
    live_sha256: run.live_sha256 ?? '',
    facilities: [...directory.facilities.values()],
    control_centers: [...directory.controlCenters.values()],
    systems: [...directory.systems.values()],
    assets: rows
      .filter(({ id, name }) => asset === null || asset === id || asset === name)
      .filter((row) => system === null || system === row.cyber_system_id || system === row.cyber_system)
      .sort(
        (a, b) =>
          compareNatural(a.site ?? '', b.site ?? '') ||
          compareNatural(a.cyber_system ?? a.cyber_system_id, b.cyber_system ?? b.cyber_system_id) ||
          compareNatural(a.name, b.name) ||
          compareNatural(a.id, b.id),
      ),
  };
}

/** Whether any list or attempted change has the subject. A misspelled name must not look like one without changes. */
export function isKnown({ entries }: LedgerHistory, subject: Subject): boolean {
  const { assets, systems } = followedIds(entries, subject);
  const tried = entries.flatMap(({ run }) => evidenceOf(run)?.changes ?? []);
  return (
    (subject.asset === null || assets.size > 0 || tried.some((change) => isOf(change, subject.asset))) &&
    (subject.system === null || systems.size > 0)
  );
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

type Named = { readonly name?: string } | null;

/** Whether a change is about something with this id, or with this name before or after the change. */
function isOf(one: { readonly id: string | null; readonly before: Named; readonly after: Named }, word: string | null) {
  return one.id === word || one.before?.name === word || one.after?.name === word;
}
