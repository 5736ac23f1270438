// An audit of the ledger in words, for a terminal and as CSV: changes with the people who asked and approved, changes
// made outside, refused runs, looks and gaps; a list at a date. The words state only what the ledger shows.
import { spreadsheet } from '../core/csv.ts';
import { groupBy } from '../core/group.ts';
import type { AuditChange, AuditList, AuditOutside, AuditReport, AuditState } from './audit-schema.ts';
import { uncommittedSentence } from './summarize.ts';
import { counted, minuteOf, type painter, turned, visible } from './text.ts';

type Sides<S = AuditState> = { readonly before: S | null; readonly after: S | null };

/** Ends with a newline. On a terminal, the warning about files that were not committed is red. */
export function auditText(report: AuditReport, { red }: ReturnType<typeof painter>): string {
  const { changes, outside, refused, looks } = report;
  const words = wordAudit(report);
  const lines: string[] = [
    `Ledger of ${report.organization} at ${report.service}`,
    counted`${words.period}: ${changes.length} change(s), ${outside.length} change(s) made outside this repository, ${refused.length} refused run(s), ${looks.length} look(s)`,
  ].map(visible);
  const titled = (title: string, some: readonly string[]) => {
    lines.push('', title, ...(some.length === 0 ? ['  none'] : some));
  };
  const runs = runsOf(changes).flatMap(({ decision, reason, changes: ofRun }) => {
    const { at, commit, ledger_commit, clean } = ofRun[0]!;
    const commits = `${commit === null ? '' : `inventory commit ${commit}, `}ledger commit ${ledger_commit}`;
    const head = [`  ${minuteOf(at)}  ${decision}`, ...(reason === '' ? [] : [`    ${reason}`]), `    ${commits}`];
    const rows = ofRun.flatMap((one) => [
      `    ${one.at.slice(11, 19)}  ${verbOf(one)}  ${one.asset_id ?? '(no id)'}  ${contrastOf(one)}  ${one.outcome}`,
      ...(one.reason === null ? [] : [`      ${one.reason}`]),
    ]);
    const alarm = clean === false ? [red(visible(`    ${uncommittedSentence(commit ?? '')}`))] : [];
    return [...head.map(visible), ...alarm, ...rows.map(visible)];
  });
  titled('Changes', runs);
  const between = groupBy(words.outside, (one) => `  ${one.between}, ledger commit ${one.outside.ledger_commit}`);
  const made = [...between].flatMap(([head, some]) => [
    head,
    ...some.map(({ outside: { id, of }, asset, difference }) =>
      asset === null ? `    ${of} ${id}: ${difference}` : `    ${verbOf(asset)}  ${id}  ${contrastOf(asset)}`,
    ),
  ]);
  titled('Made outside this repository', made.map(visible));
  const refusals = words.refused.map(({ refused: { at, ledger_commit }, sentence }) => {
    return visible(`  ${minuteOf(at)}  ${sentence}, ledger commit ${ledger_commit}`);
  });
  titled('Refused runs', refusals);
  const gapLines = words.gaps.map((sentence) => visible(`  ${sentence}`));
  titled('Gaps', gapLines);
  const [first, last] = [looks[0], looks.at(-1)];
  const reach = first && last && `from ${minuteOf(first.at)} to ${minuteOf(last.at)}, the last of`;
  const seen = reach && counted`  ${looks.length} look(s), ${reach} ${last.assets} asset(s)`;
  titled('Looks', seen === undefined ? [] : [visible(seen)]);
  lines.push('', visible(`CIP-002 R2: what was read and done, as of ledger commit ${report.ledger.tip}.`), '');
  return lines.join('\n');
}

/** The parts of an audit that a terminal and a page say in the same words. */
export function wordAudit({ outside, refused, looks, gaps, from, to }: AuditReport) {
  const [start, end] = [from ?? looks[0]?.at, to ?? looks.at(-1)?.at];
  let period = 'No look yet';
  if (start !== undefined)
    period = end === undefined ? `No look since ${minuteOf(start)}` : `${minuteOf(start)} to ${minuteOf(end)}`;
  return {
    period,
    outside: outside.map((one) => {
      const between = `between the looks of ${minuteOf(one.after_look)} and ${minuteOf(one.before_look)}`;
      return {
        outside: one,
        between: one.during_run ? `${between}, while a run was under way` : between,
        /** null for a row of another list: then `difference` describes the change in words. */
        asset: isAsset(one) ? one : null,
        difference: isAsset(one) ? '' : rowContrast(one),
      };
    }),
    refused: refused.map((one) => {
      const by = one.guards.length === 0 ? '' : ` by ${one.guards.join(', ')}`;
      return { refused: one, sentence: counted`${one.result}${by}, ${one.changes} change(s), nothing written` };
    }),
    gaps: gaps.map((gap) => {
      const began = minuteOf(gap.from);
      if (gap.kind === 'no-look')
        return counted`No look for ${gap.days ?? 0} day(s): from ${began} to ${minuteOf(gap.to ?? gap.from)}`;
      const shows = gap.to !== null && `the look of ${minuteOf(gap.to)} shows changes of it`;
      return `A run of ${began} was cut off before it could report its end; ${shows || 'no later look shows a change of it'} (ledger commit ${gap.ledger_commit})`;
    }),
  };
}

/**
 * The changes of one run for the same people, as one group: who asked and who approved, and why the changes were made
 * (`“Rename the relays”`; '' if nothing says so).
 */
export function runsOf(
  changes: readonly AuditChange[],
): { readonly decision: string; readonly reason: string; readonly changes: readonly AuditChange[] }[] {
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
  const people = approved_by.map(({ user, at }) => `${user} on ${minuteOf(at)}`);
  if (people.length > 0) return `${asked}, approved by ${people.join(', ')}`;
  // Nobody is known to have approved it, so this names what the run relied on.
  const how =
    approval === 'approval: none' ? 'executed without an approval (approval: none)' : `executed by ${approval}`;
  return `${asked}, ${how}`;
}

/** The kinds of an update, one word each: rename, move, retype. */
function verbOf({ before, after }: Sides): string {
  if (before === null) return 'create';
  if (after === null) return 'delete';
  const verbs = [
    before.cyber_system_id === after.cyber_system_id ? '' : 'move',
    before.name === after.name ? '' : 'rename',
    before.asset_type === after.asset_type ? '' : 'retype',
  ];
  return verbs.filter((verb) => verb !== '').join(' and ') || 'update';
}

/** Name, place and type: each once, or before and after if they differ. */
function contrastOf({ before, after }: Sides): string {
  const [one, other] = [before ?? after, after ?? before];
  if (one === null || other === null) return '';
  const isMove = one.cyber_system_id !== other.cyber_system_id;
  const [from, to] = [placeOfSystem(one), placeOfSystem(other)];
  // Shows the ids if two systems of one site have the same name.
  const place =
    isMove && from === to ? `${from} (${one.cyber_system_id}) → ${to} (${other.cyber_system_id})` : turned(from, to);
  return `${turned(one.name, other.name)}  in ${place}  ${turned(one.asset_type, other.asset_type)}`;
}

/** `Tolt Junction / Line Protection`. */
function placeOfSystem({ site, cyber_system, cyber_system_id }: AuditState): string {
  const system = cyber_system ?? cyber_system_id;
  return site === null ? system : `${site} / ${system}`;
}

function isAsset(one: AuditOutside): one is AuditOutside & Sides {
  return one.of === 'cyber-asset';
}

/** Each column that differs. For an added or a removed row, its name. */
function rowContrast({ before, after }: Sides<Readonly<Record<string, string | null>>>): string {
  if (before === null) return `came, ${after?.name ?? ''}`;
  if (after === null) return `went, ${before.name ?? ''}`;
  const changed = Object.keys(after).filter((column) => {
    return before[column] !== undefined && before[column] !== after[column];
  });
  return changed.map((column) => `${column} ${before[column] || 'none'} → ${after[column] || 'none'}`).join(', ');
}

export function listText(list: AuditList): string {
  const next = list.next_look === null ? 'No look since.' : `The next look was at ${minuteOf(list.next_look)}.`;
  const lines = [
    counted`Everything the service listed for ${list.organization} at ${minuteOf(list.at)}: ${list.assets.length} asset(s) in ${list.systems.length} cyber system(s). ${next}`,
    `Ledger commit ${list.ledger_commit}, live_sha256 ${list.live_sha256}`,
    '',
    ...list.assets.map((asset) => `${asset.id}  ${asset.name}  ${asset.asset_type}  ${placeOfSystem(asset)}`),
  ];
  return `${lines.map(visible).join('\n')}\n`;
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

const LIST_FIELDS: readonly string[] = [
  ...['site', 'facility', 'facility_id', 'control_center', 'control_center_id', 'cyber_system', 'cyber_system_id'],
  ...['impact_rating', 'asset', 'asset_type', 'asset_id'],
];

/** A row for each change, each change made outside and each refused run, by time. */
export function auditCsv({ changes, outside, refused }: AuditReport): string {
  const rows: { readonly at: string }[] = [
    ...changes.map((change) => ({
      kind: 'change',
      ...change,
      ...sidesOf(change),
      action: verbOf(change),
      approved_by: change.approved_by.map(({ user }) => user),
      approved_at: change.approved_by.map(({ at }) => at),
    })),
    ...outside.map((one) => {
      const row = { kind: 'outside', at: one.before_look, ...one, asset_id: one.id };
      if (!isAsset(one)) return { ...row, action: one.of, reason: rowContrast(one) };
      return { ...row, action: verbOf(one), ...sidesOf(one) };
    }),
    ...refused.map((one) => ({ kind: 'refused', ...one, outcome: one.result, reason: one.guards })),
  ];
  rows.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return tableOf(rows, AUDIT_FIELDS);
}

export function listCsv({ assets, systems, facilities, control_centers: centers }: AuditList): string {
  const byId = (rows: AuditList['systems']) => new Map(rows.map((row) => [row.id ?? '', row]));
  const [bySystem, byFacility, byCenter] = [byId(systems), byId(facilities), byId(centers)];
  const rows = assets.map((asset) => {
    const { facility_id = '', control_center_id = '' } = bySystem.get(asset.cyber_system_id) ?? {};
    const [facility, control_center] = [byFacility.get(facility_id)?.name, byCenter.get(control_center_id)?.name];
    const home = { facility, facility_id, control_center, control_center_id };
    return { ...asset, ...home, asset: asset.name, asset_id: asset.id };
  });
  return tableOf(rows, LIST_FIELDS);
}

/** RFC 4180 with CRLF. Formulas are made harmless, and a field that a row does not have is an empty cell. */
function tableOf(rows: readonly object[], fields: readonly string[]): string {
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
