// Answers an auditor's questions from a history: the changes of a period, changes made outside, reviews, readings and
// gaps; the history of one asset or system, even of a deleted one.

import { compareNatural } from '../core/compare.ts';
import type {
  AuditApproval,
  AuditChange,
  AuditGap,
  AuditList,
  AuditOutside,
  AuditReport,
  AuditState,
} from '../report/audit-schema.ts';
import { type Attribution, attributeChanges, type Outside } from './attribution.ts';
import type { ListAt } from './clone.ts';
import { type AssetChange, actionOf, type HistoryEntry, type LedgerHistory, type ListedPlaces } from './history.ts';
import { evidenceOf, type RecordedChange, type RecordedEvidence } from './run-file.ts';

/** Milliseconds since 1970. Both ends are included. */
export interface Period {
  readonly from: number | null;
  readonly to: number | null;
}

/** What the answer is limited to; null for everything. */
export interface Subject {
  readonly asset: string | null;
  readonly system: string | null;
}

const DAY_MS = 86_400_000;

export function auditHistory(
  history: LedgerHistory,
  period: Period,
  subject: Subject,
  maxGapDays: number,
): AuditReport {
  const { ledger, entries } = history;
  const attribution = attributeChanges(history);
  const isWanted = wanted(entries, subject);
  const isIn = (time: string) => isWithin(Date.parse(time), period);
  const isNarrow = subject.asset !== null || subject.system !== null;
  return {
    format_version: '1.0',
    organization: ledger?.organization ?? '',
    service: ledger?.service ?? '',
    ledger: { first: history.first ?? '', tip: history.tip ?? '' },
    from: period.from === null ? null : iso(period.from),
    to: period.to === null ? null : iso(period.to),
    changes: auditChanges(entries, attribution).filter((change) => isIn(change.at) && isWanted(change)),
    outside: attribution.outside
      .map(auditOutside)
      .filter((one) => mayBeInPeriod(one.after_look, one.before_look, period) && isWanted(one)),
    refused: isNarrow ? [] : entries.flatMap(auditRefusal).filter(({ at }) => isIn(at)),
    looks: entries.flatMap(readingsOf).filter(({ at }) => isIn(at)),
    gaps: gapsOf(history, attribution, maxGapDays).filter(({ from, to }) => mayBeInPeriod(from, to ?? from, period)),
  };
}

function isWithin(at: number, { from, to }: Period): boolean {
  return (from === null || at >= from) && (to === null || at <= to);
}

/** Whether a time may be in the period, if only its two bounds are known. */
function mayBeInPeriod(earliest: string, latest: string, { from, to }: Period): boolean {
  return (from === null || Date.parse(latest) >= from) && (to === null || Date.parse(earliest) <= to);
}

/** Every change of every run, and the changes of interrupted runs that later lists show, in order of time. */
function auditChanges(entries: readonly HistoryEntry[], { interrupted }: Attribution): AuditChange[] {
  const executed = entries.flatMap((entry) =>
    entry.run.kind === 'applied' ? auditedChanges(entry, entry.run.evidence) : [],
  );
  const cut = interrupted.flatMap(({ intent, changes }) =>
    changes.map(({ entry, change }) => cutOf(intent, entry, change)),
  );
  return [...executed, ...cut].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function auditedChanges(entry: HistoryEntry, evidence: RecordedEvidence): AuditChange[] {
  return evidence.changes.map((change) => {
    const pulls = showing(change, evidence);
    const approvals = pulls.flatMap((pull) => pull.approvals.map(approvalOf));
    return {
      at: change.ended_at ?? evidence.ended_at,
      action: change.action,
      asset_id: change.id,
      before: auditState(change.before, entry.before),
      after: auditState(change.after, entry.directory),
      outcome: change.outcome,
      reason: change.reason,
      asked_by: [...new Set(pulls.map(({ author }) => author))],
      approved_by: approvals,
      approval: approvalBasis(evidence),
      pull_requests: pulls.map(({ number }) => number),
      titles: [...new Set(pulls.flatMap(({ title }) => title ?? []))],
      commit: evidence.commit,
      clean: evidence.clean ?? null,
      actor: evidence.actor,
      run_url: evidence.run_url,
      ledger_commit: entry.commit,
    };
  });
}

export function showing({ shown_in }: RecordedChange, { pull_requests }: RecordedEvidence) {
  return pull_requests.filter(({ number }) => shown_in?.includes(number) === true);
}

function approvalOf({ user, submitted_at, commit_id }: RecordedEvidence['pull_requests'][number]['approvals'][number]) {
  return { user, at: submitted_at, commit: commit_id ?? null } satisfies AuditApproval;
}

function approvalBasis({ approval: { mode, by } }: Pick<RecordedEvidence, 'approval'>): string {
  return by ?? mode;
}

function cutOf({ commit: intentCommit, run }: HistoryEntry, entry: HistoryEntry, change: AssetChange): AuditChange {
  const { id, before, after } = change;
  return {
    ...{ at: entry.run.read_at, action: actionOf(change), asset_id: id, outcome: 'interrupted' },
    reason: `The run of ledger commit ${intentCommit} was cut off; this list shows the change.`,
    before: auditState(before, entry.before),
    after: auditState(after, entry.directory),
    ...{ asked_by: [], approved_by: [], pull_requests: [], titles: [] },
    ...{ commit: run.commit, clean: null, actor: null, run_url: null },
    approval: run.kind === 'seen' ? approvalBasis(run.intent) : '',
    ledger_commit: entry.commit,
  };
}

function auditState(state: RecordedChange['before'], directory: ListedPlaces): AuditState | null {
  if (state === null) return null;
  const { name, asset_type, cyber_system_id } = state;
  return { name, asset_type, cyber_system_id, ...listedPlace(cyber_system_id, directory) };
}

/** A cyber system by its name, site and rating, as it was listed. */
function listedPlace(id: string, directory: ListedPlaces) {
  const system = directory.systems.get(id);
  return {
    cyber_system: system?.name ?? null,
    site: siteName(system, directory),
    impact_rating: system?.impact_rating || null,
  };
}

/** The control center if known, else the facility. */
function siteName(system: Readonly<Record<string, string>> | undefined, directory: ListedPlaces): string | null {
  const center = system?.control_center_id ?? '';
  const facility = system?.facility_id ?? '';
  if (center !== '') return directory.controlCenters.get(center)?.name ?? center;
  return facility === '' ? null : (directory.facilities.get(facility)?.name ?? facility);
}

function auditOutside({ entry, since, duringRun, asset, place }: Outside): AuditOutside {
  const readings = { after_look: since.run.read_at, before_look: entry.run.read_at, during_run: duringRun };
  const context = { ...readings, ledger_commit: entry.commit };
  if (asset === null) return { ...context, ...place! };
  const { id, before, after } = asset;
  return {
    ...{ ...context, of: 'cyber-asset', id },
    before: auditState(before, entry.before),
    after: auditState(after, entry.directory),
  };
}

function auditRefusal({ run, commit }: HistoryEntry) {
  if (run.kind !== 'refused') return [];
  const { evidence } = run;
  return [
    {
      at: evidence.ended_at,
      result: evidence.result,
      changes: evidence.changes.length,
      guards: evidence.guards.filter(({ passed }) => !passed).map(({ guard }) => guard),
      pull_requests: evidence.pull_requests.map(({ number }) => number),
      actor: evidence.actor,
      run_url: evidence.run_url,
      commit: evidence.commit,
      ledger_commit: commit,
    },
  ];
}

function readingsOf({ run, commit, assetCount }: HistoryEntry) {
  return run.live_sha256 === null
    ? []
    : [{ at: run.read_at, kind: run.kind, assets: assetCount, ledger_commit: commit }];
}

/** Readings that are too far apart, and runs without an end. */
export function gapsOf({ entries }: LedgerHistory, { interrupted }: Attribution, maxDays: number): AuditGap[] {
  const cut = interrupted.map(({ intent, changes }): AuditGap => {
    const to = changes.at(-1)?.entry.run.read_at ?? null;
    return { kind: 'interrupted', from: intent.run.read_at, to, days: null, ledger_commit: intent.commit };
  });
  return [...gapsBetweenReadings(entries, maxDays), ...cut].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}

function gapsBetweenReadings(entries: readonly HistoryEntry[], maxDays: number): AuditGap[] {
  const gaps: AuditGap[] = [];
  let since: string | null = null;
  for (const [index, { run, commit }] of entries.entries()) {
    const isReading = run.live_sha256 !== null;
    const days: number = since === null ? 0 : (Date.parse(run.read_at) - Date.parse(since)) / DAY_MS;
    if (since !== null && days > maxDays && (isReading || index === entries.length - 1)) {
      gaps.push({ kind: 'no-look', from: since, to: run.read_at, days: Math.floor(days), ledger_commit: commit });
    }
    // A run without lists that is older than the previous reading: the clock of that reading was ahead.
    if (isReading || days < 0) since = run.read_at;
  }
  return gaps;
}

/** The lists of one reading, limited to one asset or system if the subject names it. */
export function auditList({ commit, ledger, run, next, directory, assets }: ListAt, subject: Subject): AuditList {
  const { asset, system } = subject;
  const rows = assets.map(
    ({ id, name, asset_type, cyber_system_id }): ListRow => ({
      ...{ id, name, asset_type, cyber_system_id },
      ...listedPlace(cyber_system_id, directory),
    }),
  );
  const isWanted = (row: ListRow) =>
    (asset === null || row.id === asset || row.name === asset) &&
    (system === null || row.cyber_system_id === system || row.cyber_system === system);
  return {
    ...{ format_version: '1.0', organization: ledger.organization, service: ledger.service },
    ...{ at: run.read_at, next_look: next, ledger_commit: commit, live_sha256: run.live_sha256 ?? '' },
    facilities: [...directory.facilities.values()],
    control_centers: [...directory.controlCenters.values()],
    systems: [...directory.systems.values()],
    assets: rows.filter(isWanted).sort(byPlace),
  };
}

type ListRow = AuditList['assets'][number];

/** By site, cyber system and name, then by id. */
function byPlace(a: ListRow, b: ListRow): number {
  return (
    compareNatural(a.site ?? '', b.site ?? '') ||
    compareNatural(a.cyber_system ?? a.cyber_system_id, b.cyber_system ?? b.cyber_system_id) ||
    compareNatural(a.name, b.name) ||
    compareNatural(a.id, b.id)
  );
}

/** Follows an id, or every id that ever had the name. */
function wanted(entries: readonly HistoryEntry[], { asset, system }: Subject) {
  const assets = asset === null ? null : new Set([asset, ...listedAssets(entries, asset).map(({ id }) => id)]);
  const systems = system === null ? null : new Set([system, ...listedSystems(entries, system).map(({ id }) => id)]);
  return (one: AuditChange | AuditOutside): boolean => {
    const id = ('of' in one ? one.id : one.asset_id) ?? '';
    const isPlace = 'of' in one && one.of !== 'cyber-asset';
    const states = [one.before, one.after];
    if (assets !== null && (isPlace || !(assets.has(id) || states.some((state) => state?.name === asset)))) {
      return false;
    }
    if (systems === null) return true;
    if (isPlace) return one.of === 'cyber-system' && systems.has(id);
    return states.some((state) => state !== null && systems.has(String(Reflect.get(state, 'cyber_system_id') ?? '')));
  };
}

/** Whether any list, or any attempted change, has it. A misspelled name must not look like one without changes. */
export function isKnown({ entries }: LedgerHistory, { asset, system }: Subject): boolean {
  const tried = () => entries.flatMap(({ run }) => evidenceOf(run)?.changes ?? []);
  return (
    (asset === null || listedAssets(entries, asset).length > 0 || tried().some((one) => isOf(one, asset))) &&
    (system === null || listedSystems(entries, system).length > 0)
  );
}

function listedAssets(entries: readonly HistoryEntry[], asset: string) {
  return entries.flatMap(({ assets }) => assets.filter((one) => isOf(one, asset)));
}

function listedSystems(entries: readonly HistoryEntry[], system: string) {
  return entries.flatMap(({ places }) => places.filter((one) => one.of === 'cyber-system' && isOf(one, system)));
}

/** Anything with a state before and after. */
interface Sided {
  readonly id: string | null;
  readonly before: { readonly name?: string } | null;
  readonly after: { readonly name?: string } | null;
}

/** Whether it is of what has that id, or had that name on either side. */
function isOf({ id, before, after }: Sided, word: string): boolean {
  return id === word || before?.name === word || after?.name === word;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
