// The words of an audit of the ledger, for a terminal: changes with the people who asked and approved, changes made
// outside, reviews, looks and gaps; a list at a date; the result of a verification. They state only what the ledger
// shows.
import { groupBy } from '../core/group.ts';
import { PROBLEMS } from './audit-problems.ts';
import type {
  AuditChange,
  AuditGap,
  AuditList,
  AuditOutside,
  AuditProblem,
  AuditRefused,
  AuditReport,
  AuditState,
  AuditVerified,
} from './audit-schema.ts';
import { uncommittedSentence } from './summarize.ts';
import { counted, minuteOf, type Paint, turned, visible } from './text.ts';

/** A line of text, or one that a terminal shows in red. */
type Line = string | { readonly alarm: string };

function printed(lines: readonly Line[], { red }: Paint): string {
  return `${lines.map((line) => (typeof line === 'string' ? visible(line) : red(visible(line.alarm)))).join('\n')}\n`;
}

export function auditText(report: AuditReport, paint: Paint): string {
  const { changes, outside, refused, looks, gaps } = report;
  const titled = (title: string, lines: readonly Line[]) => ['', title, ...(lines.length === 0 ? ['  none'] : lines)];
  const between = groupBy(outside, (one) => `${betweenLooks(one)}, ledger commit ${one.ledger_commit}`);
  const [first, last] = [looks[0], looks.at(-1)];
  const lines: Line[] = [
    `Ledger of ${report.organization} at ${report.service}`,
    `${periodText(report)}: ${counted(changes.length, 'change')}, ${counted(outside.length, 'change')} made outside this repository, ${counted(refused.length, 'refused run')}, ${counted(looks.length, 'look')}`,
    ...titled('Changes', [...groupByRun(changes).values()].flatMap(runLines)),
    ...titled(
      'Made outside this repository',
      [...between].flatMap(([head, some]) => [
        `  ${head}`,
        ...some.map((one) => {
          if (isAsset(one)) return `    ${verbOf(one)}  ${one.id}  ${contrastOf(one)}`;
          return `    ${one.of} ${one.id}: ${rowContrast(one)}`;
        }),
      ]),
    ),
    ...titled(
      'Refused runs',
      refused.map((one) => `  ${minuteOf(one.at)}  ${refusedSentence(one)}, ledger commit ${one.ledger_commit}`),
    ),
    ...titled(
      'Gaps',
      gaps.map((gap) => `  ${gapSentence(gap)}`),
    ),
    ...titled(
      'Looks',
      first === undefined || last === undefined
        ? []
        : [
            `  ${counted(looks.length, 'look')}, from ${minuteOf(first.at)} to ${minuteOf(last.at)}, the last of ${counted(last.assets, 'asset')}`,
          ],
    ),
    '',
    `CIP-002 R2: what was read and done, as of ledger commit ${report.ledger.tip}.`,
  ];
  return printed(lines, paint);
}

/** The changes of one run for the same people: who they are, why, on which commits, then a line each. */
function runLines(changes: readonly AuditChange[]): Line[] {
  const change = changes[0]!;
  const { at, commit, ledger_commit, clean } = change;
  const reason = reasonSentence(change);
  return [
    `  ${minuteOf(at)}  ${askedSentence(change)}, ${approvedSentence(change)}`,
    ...(reason === '' ? [] : [`    ${reason}`]),
    `    ${commit === null ? '' : `inventory commit ${commit}, `}ledger commit ${ledger_commit}`,
    ...(clean === false ? [{ alarm: `    ${uncommittedSentence(commit ?? '')}` }] : []),
    ...changes.flatMap((one) => [
      `    ${one.at.slice(11, 19)}  ${verbOf(one)}  ${one.asset_id ?? '(no id)'}  ${contrastOf(one)}  ${one.outcome}`,
      ...(one.reason === null ? [] : [`      ${one.reason}`]),
    ]),
  ];
}

export function periodText({ from, to, looks }: AuditReport): string {
  const [first, last] = [looks[0]?.at, looks.at(-1)?.at];
  const start = from ?? first;
  const end = to ?? last;
  if (start === undefined) return 'No look yet';
  return end === undefined ? `No look since ${minuteOf(start)}` : `${minuteOf(start)} to ${minuteOf(end)}`;
}

/** The changes of one run for the same people, as one group. */
export function groupByRun(changes: readonly AuditChange[]): Map<string, AuditChange[]> {
  const decision = (change: AuditChange) => `${askedSentence(change)} ${approvedSentence(change)}`;
  return groupBy(changes, (change) => `${change.ledger_commit} ${decision(change)}`);
}

/** Why the change was made: `“Rename the relays”`; '' if nothing says so. */
export function reasonSentence({ titles }: AuditChange): string {
  return titles.map((title) => `“${title}”`).join(', ');
}

/** Who asked for it: the authors of its pull requests, else the person who ran it. */
export function askedSentence({ asked_by, pull_requests, actor, outcome }: AuditChange): string {
  if (outcome === 'interrupted') return 'by a run that was cut off';
  if (pull_requests.length === 0) return `run by ${actor ?? 'somebody that the run did not know'}`;
  const pulls = pull_requests.map((number) => `#${number}`).join(', ');
  return `asked by ${asked_by.join(', ')} in pull request ${pulls}`;
}

export function approvedSentence({ approved_by, approval }: AuditChange): string {
  const people = approved_by.map(({ user, at }) => `${user} on ${minuteOf(at)}`);
  if (people.length > 0) return `approved by ${people.join(', ')}`;
  // What the run relied on.
  return approval === 'approval: none' ? 'executed without an approval (approval: none)' : `executed by ${approval}`;
}

interface BeforeAfter {
  readonly before: AuditState | null;
  readonly after: AuditState | null;
}

/** The kinds of an update, one word each: rename, move, retype. */
export function verbOf({ before, after }: BeforeAfter): string {
  if (before === null) return 'create';
  if (after === null) return 'delete';
  const verbs = [
    ...(before.cyber_system_id === after.cyber_system_id ? [] : ['move']),
    ...(before.name === after.name ? [] : ['rename']),
    ...(before.asset_type === after.asset_type ? [] : ['retype']),
  ];
  return verbs.join(' and ') || 'update';
}

/** Before and after, only where they differ. */
function contrastOf({ before, after }: BeforeAfter): string {
  const [one, other] = [before ?? after, after ?? before];
  if (one === null || other === null) return '';
  const isMove = one.cyber_system_id !== other.cyber_system_id;
  const [from, to] = [placeOfSystem(one), placeOfSystem(other)];
  // With ids if two systems of a site have one name.
  const place =
    isMove && from === to ? `${from} (${one.cyber_system_id}) → ${to} (${other.cyber_system_id})` : turned(from, to);
  return `${turned(one.name, other.name)}  in ${place}  ${turned(one.asset_type, other.asset_type)}`;
}

/** `Tolt Junction / Line Protection`. */
function placeOfSystem({ site, cyber_system, cyber_system_id }: AuditState): string {
  const system = cyber_system ?? cyber_system_id;
  return site === null ? system : `${site} / ${system}`;
}

export function betweenLooks({ after_look, before_look, during_run }: AuditOutside): string {
  const between = `between the looks of ${minuteOf(after_look)} and ${minuteOf(before_look)}`;
  return during_run ? `${between}, while a run was under way` : between;
}

export function isAsset(one: AuditOutside): one is AuditOutside & BeforeAfter {
  return one.of === 'cyber-asset';
}

/** Each column that differs. For an added or a removed row, its name. */
export function rowContrast({
  before: one,
  after: other,
}: {
  readonly before: Readonly<Record<string, string | null>> | null;
  readonly after: Readonly<Record<string, string | null>> | null;
}): string {
  if (one === null) return `came, ${other?.name ?? ''}`;
  if (other === null) return `went, ${one.name ?? ''}`;
  const changed = Object.keys(other).filter((column) => one[column] !== undefined && one[column] !== other[column]);
  return changed.map((column) => `${column} ${one[column] || 'none'} → ${other[column] || 'none'}`).join(', ');
}

export function refusedSentence({ result, guards, changes }: AuditRefused): string {
  const by = guards.length === 0 ? '' : ` by ${guards.join(', ')}`;
  return `${result}${by}, ${counted(changes, 'change')}, nothing written`;
}

export function gapSentence(gap: AuditGap): string {
  if (gap.kind === 'no-look') {
    return `No look for ${counted(gap.days ?? 0, 'day')}: from ${minuteOf(gap.from)} to ${minuteOf(gap.to ?? gap.from)}`;
  }
  const evidence =
    gap.to === null ? 'no later look shows a change of it' : `the look of ${minuteOf(gap.to)} shows changes of it`;
  return `A run of ${minuteOf(gap.from)} was cut off before it could report its end; ${evidence} (ledger commit ${gap.ledger_commit})`;
}

export function listText(list: AuditList): string {
  const next = list.next_look === null ? 'No look since.' : `The next look was at ${minuteOf(list.next_look)}.`;
  const systems = counted(list.systems.length, 'cyber system');
  const lines = [
    `Everything the service listed for ${list.organization} at ${minuteOf(list.at)}: ${counted(list.assets.length, 'asset')} in ${systems}. ${next}`,
    `Ledger commit ${list.ledger_commit}, live_sha256 ${list.live_sha256}`,
    '',
    ...list.assets.map((asset) => `${asset.id}  ${asset.name}  ${asset.asset_type}  ${placeOfSystem(asset)}`),
  ];
  return `${lines.map(visible).join('\n')}\n`;
}

/** The name of each check of a verification, in their order. */
const CHECKS = [
  'History: linear, run files only added, numbered and chained',
  'Lists: the hash of each look is that of its lists',
  'Signatures',
  'Changes: each changed line explained or reported as made outside, each done change listed',
  'Approvals: each executed change shown and approved',
  'Anchors: each commit that you kept is part of it',
  'Gaps',
] as const;

interface ProblemText {
  readonly text: string;
  readonly isAlarm: boolean;
}

/** What is wanted where a check was not made, by the number of the check. */
const NOT_GIVEN: Readonly<Record<number, string>> = {
  3: 'Give --signers FILE',
  6: 'Give a commit that you kept: --contains COMMIT',
};

/**
 * The result of each check, in their order. `hint`: the flag to add for a check that was not made; else ''. `lines`: a
 * line for each problem; of many similar problems only the first.
 */
export function checkVerdicts({ problems, signed, anchors }: AuditVerified) {
  return CHECKS.map((title, index) => {
    const number = index + 1;
    const ofCheck = problems.filter(({ check }) => check === number);
    const alike = groupBy(ofCheck, ({ code, commit }) => `${code} ${commit}`);
    const isMade = number === 3 ? signed : number !== 6 || anchors > 0;
    const hint = isMade ? '' : (NOT_GIVEN[number] ?? '');
    const found = ofCheck.some(isBreak) ? 'BROKEN' : 'findings';
    const verdict = ofCheck.length > 0 ? found : isMade ? 'holds' : 'not checked';
    return { title, verdict, hint, lines: [...alike.values()].flatMap(problemLines) } as const;
  });
}

/** Whether the ledger is intact, and how much was checked. */
export function verifiedSentence({ problems, commits, executed, outside }: AuditVerified): string {
  const broken = problems.filter(isBreak).length;
  const findings = problems.length - broken;
  const of = `${counted(commits, 'commit')}, ${counted(executed, 'executed change')}, ${counted(outside, 'change')} made outside this repository`;
  const end = broken > 0 ? `BROKEN: ${counted(broken, 'break')}` : 'The ledger holds';
  const also = findings > 0 ? `, with ${counted(findings, 'finding')} for a person to judge` : '';
  return `${end}${also}. ${of}.`;
}

export function verifyText(verified: AuditVerified, paint: Paint): string {
  const lines = checkVerdicts(verified).flatMap(({ title, verdict, hint, lines: problems }, index): Line[] => {
    const line = `${index + 1}. ${title}: ${verdict}${hint === '' ? '' : `. ${hint}`}`;
    const problemTexts = problems.map(({ text, isAlarm }) => (isAlarm ? { alarm: `   ${text}` } : `   ${text}`));
    return [verdict === 'BROKEN' ? { alarm: line } : line, ...problemTexts];
  });
  const last = verifiedSentence(verified);
  return printed([...lines, '', verified.problems.some(isBreak) ? { alarm: last } : last], paint);
}

function isBreak({ severity }: AuditProblem): boolean {
  return severity === 'broken';
}

const MOST_ALIKE = 5;

/** The first problems of one kind at one commit. There may be thousands. */
function problemLines(group: readonly AuditProblem[]): ProblemText[] {
  const commit = group[0]?.commit ?? null;
  const where = commit === null ? '' : ` at ${commit}`;
  const texts = group.slice(0, MOST_ALIKE).map((problem) => {
    const { code, detail } = problem;
    const text = `${code}${where}: ${PROBLEMS[code](detail.split(' '), detail)}`;
    return { text, isAlarm: isBreak(problem) || code === 'inventory-uncommitted' };
  });
  const more = group.length - MOST_ALIKE;
  return more > 0 ? [...texts, { text: `… and ${more} more like these${where}`, isAlarm: false }] : texts;
}
