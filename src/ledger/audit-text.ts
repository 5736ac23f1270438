// An audit of the ledger in words, for a terminal and as CSV: changes with the people who asked and approved, changes
// made outside, refused runs, looks and gaps. The words state only what the ledger shows.
import { spreadsheet } from '../core/csv.ts';
import { groupBy } from '../core/group.ts';
import { changeRow, setRowText, siteAndName } from '../text/rows.ts';
import { uncommittedSentence } from '../text/summarize.ts';
import { counted, type painter, utcTime, visible } from '../text/text.ts';
import type { AuditChange, AuditOutside, AuditReport, AuditState } from './questions.ts';

type Sides<S = AuditState> = { readonly before: S | null; readonly after: S | null };

/** Ends with a newline. On a terminal, the warning about files that were not committed is red. */
export function auditText(report: AuditReport, { red }: ReturnType<typeof painter>): string {
  const { changes, outside, looks, tip } = report;
  const words = wordAudit(report);
  const refused = words.refused === null ? '' : counted`, ${words.refused.length} refused run(s)`;
  const lines: string[] = [
    `Ledger of ${report.organization} at ${report.service}`,
    counted`${words.period}: ${changes.length} change(s), ${outside.length} change(s) made outside this repository${refused}, ${looks.length} look(s)`,
  ].map(visible);
  const titled = (title: string, some: readonly string[]) => {
    lines.push('', title, ...(some.length === 0 ? ['  none'] : some));
  };
  const runs = groupByRun(changes).flatMap(({ decision, reason, changes: ofRun }) => {
    const { at, commit, ledger_commit } = ofRun[0]!;
    const commits = `${commit === null ? '' : `inventory commit ${commit}, `}ledger commit ${ledger_commit}`;
    const head = [`  ${utcTime(at)}  ${decision}`, ...(reason === '' ? [] : [`    ${reason}`]), `    ${commits}`];
    const rows = ofRun.flatMap((one) => [
      `    ${one.at.slice(11, 19)}  ${rowLine(one.asset_id, one)}  ${one.outcome}`,
      ...(one.reason === null ? [] : [`      ${one.reason}`]),
    ]);
    const alert = words.alerts.get(ofRun[0]!);
    const alarm = alert === undefined ? [] : [red(visible(`    ${alert}`))];
    return [...head.map(visible), ...alarm, ...rows.map(visible)];
  });
  titled('Changes', runs);
  const between = groupBy(words.outside, (one) => `  ${one.between}, ledger commit ${one.outside.ledger_commit}`);
  const made = [...between].flatMap(([head, some]) => [
    head,
    ...some.map(({ outside: { id, of }, asset, difference }) =>
      asset === null ? `    ${of} ${id}: ${difference}` : `    ${rowLine(id, asset)}`,
    ),
  ]);
  titled('Made outside this repository', made.map(visible));
  const refusals = words.refused?.map(({ refused: { at, ledger_commit }, sentence }) => {
    return visible(`  ${utcTime(at)}  ${sentence}, ledger commit ${ledger_commit}`);
  });
  if (refusals !== undefined) titled('Refused runs', refusals);
  const gapLines = words.gaps.map((sentence) => visible(`  ${sentence}`));
  titled('Gaps', gapLines);
  titled('Looks', [visible(`  ${words.looks}`)]);
  const end = `This report shows what the runs read and did, up to ledger commit ${tip} (CIP-002 R2).`;
  lines.push('', visible(end), '');
  return lines.join('\n');
}

/** The parts of an audit that a terminal and a page say in the same words. */
export function wordAudit({ subject, changes, outside, refused, looks, gaps, from, to }: AuditReport) {
  const [first, last] = [looks[0], looks.at(-1)];
  const [start, end] = [from ?? first?.at, to ?? last?.at];
  let period = 'No look yet';
  if (start !== undefined)
    period = end === undefined ? `No look since ${utcTime(start)}` : `${utcTime(start)} to ${utcTime(end)}`;
  if (subject.asset !== null) period += `, only asset ${subject.asset}`;
  if (subject.system !== null) period += `, only cyber system ${subject.system}`;
  const isWhole = subject.asset === null && subject.system === null;
  if (!isWhole) period += ', without refused runs';
  const uncommitted = changes.filter(({ clean, commit }) => clean === false && commit !== null);
  return {
    period,
    /** For each run that applied files with uncommitted changes: its alert, by its first change. */
    alerts: new Map(
      Array.from(groupBy(uncommitted, ({ ledger_commit }) => ledger_commit).values(), ([change]) => [
        change!,
        uncommittedSentence(change!.commit ?? ''),
      ]),
    ),
    looks:
      first === undefined || last === undefined
        ? `No look ${from === null ? 'yet' : 'in this period'}.`
        : counted`${looks.length} look(s), from ${utcTime(first.at)} to ${utcTime(last.at)}; the last one listed ${last.assets} asset(s).`,
    outside: outside.map((one) => {
      const between = `between the looks of ${utcTime(one.after_look)} and ${utcTime(one.before_look)}`;
      return {
        outside: one,
        between: one.during_run ? `${between}, while a run was under way` : between,
        /** null for a row of another list: then `difference` describes the change in words. */
        asset: isAsset(one) ? one : null,
        difference: isAsset(one) ? '' : rowContrast(one),
      };
    }),
    /** null for a part of the inventory: a refused run is about no asset, so "none" would be wrong. */
    refused: isWhole
      ? refused.map((one) => {
          const by = one.guards.length === 0 ? '' : ` by ${one.guards.join(', ')}`;
          return { refused: one, sentence: counted`${one.result}${by}, ${one.changes} change(s), nothing written` };
        })
      : null,
    gaps: gaps.map((gap) => {
      const began = utcTime(gap.from);
      if (gap.kind === 'no-look')
        return counted`No look for ${gap.days ?? 0} day(s): from ${began} to ${utcTime(gap.to ?? gap.from)}`;
      const shows = gap.to !== null && `the look of ${utcTime(gap.to)} shows changes of it`;
      return `A run of ${began} was cut off before it could report its end; ${shows || 'no later look shows a change of it'} (ledger commit ${gap.ledger_commit})`;
    }),
  };
}

/**
 * The changes of one run for the same people, as one group: who asked and who approved, and why the changes were made
 * (`“Rename the relays”`; '' if nothing says so).
 */
export function groupByRun(changes: readonly AuditChange[]) {
  const runs = groupBy(changes, (change) => `${change.ledger_commit} ${decisionOf(change)}`);
  return Array.from(runs.values(), (some) => ({
    decision: decisionOf(some[0]!),
    reason: some[0]!.titles.map((title) => `“${title}”`).join(', '),
    changes: some,
  }));
}

/** Who asked for the change (the authors of its pull requests, or the person who ran it), and who approved it. */
function decisionOf({ asked_by, pull_requests, actor, outcome, approved_by, approval }: AuditChange): string {
  const pulls = pull_requests.map((number) => `#${number}`).join(', ');
  let asked = `asked by ${asked_by.join(', ')} in pull request ${pulls}`;
  if (pull_requests.length === 0) asked = `run by ${actor ?? 'somebody that the run did not know'}`;
  if (outcome === 'interrupted') asked = 'by a run that was cut off';
  const people = approved_by.map(({ user, at }) => `${user} on ${utcTime(at)}`);
  if (people.length > 0) return `${asked}, approved by ${people.join(', ')}`;
  // Nobody is known to have approved it, so this names what the run relied on.
  const { mode, by } = approval;
  return `${asked}, executed ${mode === 'none' ? 'without an approval (approval: none)' : `by ${by ?? mode}`}`;
}

/** The row of a change, for a page, a terminal and a file alike. */
export function auditRow(id: string | null, { before, after }: Sides) {
  const placed = ({
    name,
    asset_type,
    cyber_system_id: home,
    cyber_system,
    site,
    impact_rating: rating,
  }: AuditState) => {
    return { name, asset_type, system: { id: home, name: cyber_system ?? home, site, rating } };
  };
  return changeRow(id, before && placed(before), after && placed(after));
}

/** `Tolt Junction / Beta SCADA  rtu-03a  rename from rtu-03  ca_81`. */
function rowLine(assetId: string | null, sides: Sides): string {
  const { system, asset, change, id } = auditRow(assetId, sides);
  return [setRowText(siteAndName(system), String), asset, setRowText(change, String), id ?? '(no id)'].join('  ');
}

function isAsset(one: AuditOutside): one is AuditOutside & Sides {
  return one.of === 'cyber-asset';
}

/** Each column that differs. For an added or a removed row, its name. */
function rowContrast({ before, after }: Sides<Readonly<Record<string, string | null>>>): string {
  if (before === null) return `added: ${after?.name ?? ''}`;
  if (after === null) return `removed: ${before.name ?? ''}`;
  const changed = Object.keys(after).filter((column) => {
    return before[column] !== undefined && before[column] !== after[column];
  });
  return changed.map((column) => `${column} ${before[column] || 'none'} → ${after[column] || 'none'}`).join(', ');
}

const STATE_FIELDS = ['name', 'asset_type', 'cyber_system', 'cyber_system_id', 'site'] as const;

/** These names are an interface: columns may be added at the end, and none is changed. */
const AUDIT_FIELDS: readonly string[] = [
  ...['kind', 'at', 'action', 'asset_id'],
  ...STATE_FIELDS.map((field) => `before_${field}`),
  ...STATE_FIELDS.map((field) => `after_${field}`),
  ...['outcome', 'reason', 'asked_by', 'approved_by', 'approved_at', 'approval', 'pull_requests', 'commit', 'actor'],
  ...['run_url', 'after_look', 'before_look', 'ledger_commit', 'titles', 'clean'],
];

/** A row for each change, each change made outside and each refused run, by time. */
export function auditCsv({ changes, outside, refused }: AuditReport): string {
  const rows: { readonly at: string }[] = [
    ...changes.map((change) => ({
      kind: 'change',
      ...change,
      ...sidesOf(change),
      action: auditRow(change.asset_id, change).kind,
      approval: change.approval.by ?? change.approval.mode,
      approved_by: change.approved_by.map(({ user }) => user),
      approved_at: change.approved_by.map(({ at }) => at),
      titles: change.titles.join('; '),
    })),
    ...outside.map((one) => {
      const row = { kind: 'outside', at: one.before_look, ...one, asset_id: one.id };
      if (!isAsset(one)) return { ...row, action: one.of, reason: rowContrast(one) };
      return { ...row, action: auditRow(one.id, one).kind, ...sidesOf(one) };
    }),
    ...refused.map((one) => ({ kind: 'refused', ...one, outcome: one.result, reason: one.guards })),
  ];
  rows.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return csvOf(rows, AUDIT_FIELDS);
}

/** RFC 4180 with CRLF. Formulas are made harmless, and a field that a row does not have is an empty cell. */
export function csvOf(rows: readonly object[], fields: readonly string[]): string {
  const cells = rows.map((row) =>
    fields.map((field) => {
      const value: unknown = Reflect.get(row, field);
      return Array.isArray(value) ? value.join(' ') : String(value ?? '');
    }),
  );
  return spreadsheet([fields, ...cells]);
}

/** The columns for both sides of a change: `before_name` and so on. */
function sidesOf({ before, after }: Sides): Record<string, string | null> {
  const cells = Object.entries({ before, after }).flatMap(([side, state]) =>
    STATE_FIELDS.map((field) => [`${side}_${field}`, state?.[field] ?? null]),
  );
  return Object.fromEntries(cells);
}
