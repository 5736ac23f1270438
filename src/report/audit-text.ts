// The words of an audit of the ledger, for a terminal: changes with the people who asked and approved, changes made
// outside, reviews, readings and gaps; a list at a date; the result of a verification. They state only what the ledger
// shows.
import { groupBy } from '../core/group.ts';
import { PROBLEMS } from './audit-problems.ts';
import type {
  AuditApproval,
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
import { visible } from './escape.ts';
import { uncommittedSentence } from './summarize.ts';
import { counted, minuteOf, type Paint, turned } from './text-style.ts';

/** A line of text, or one that a terminal shows in red. */
type Line = string | { readonly alarm: string };

function printed(lines: readonly Line[], { red }: Paint): string {
  return `${lines.map((line) => (typeof line === 'string' ? visible(line) : red(visible(line.alarm)))).join('\n')}\n`;
}

export function auditText(report: AuditReport, paint: Paint): string {
  const { changes, outside, refused, looks, gaps } = report;
  const lines: Line[] = [
    `Ledger of ${report.organization} at ${report.service}`,
    `${periodText(report)}: ${counted(changes.length, 'change')}, ${counted(outside.length, 'change')} made outside this repository, ${counted(refused.length, 'refused run')}, ${counted(looks.length, 'reading')}`,
    ...titledLines('Changes', runsLines(changes)),
    ...titledLines('Made outside this repository', outsideLines(outside)),
    ...titledLines(
      'Refused runs',
      refused.map((one) => `  ${minuteOf(one.at)}  ${refusedSentence(one)}, ledger commit ${one.ledger_commit}`),
    ),
    ...titledLines('Gaps', gaps.map(gapLine)),
    ...titledLines('Readings', looks.length === 0 ? [] : [`  ${readingsLine(looks)}`]),
    '',
    `CIP-002 R2: what was read and done, as of ledger commit ${report.ledger.tip}.`,
  ];
  return printed(lines, paint);
}

function titledLines(title: string, lines: readonly Line[]): Line[] {
  return ['', title, ...(lines.length === 0 ? ['  none'] : lines)];
}

export function periodText({ from, to, looks }: AuditReport): string {
  const [first, last] = [looks[0]?.at, looks.at(-1)?.at];
  const start = from ?? first;
  const end = to ?? last;
  if (start === undefined) return 'No reading yet';
  return end === undefined ? `No reading since ${minuteOf(start)}` : `${minuteOf(start)} to ${minuteOf(end)}`;
}

function readingsLine(looks: AuditReport['looks']): string {
  const [first, last] = [looks[0]!, looks.at(-1)!];
  return `${counted(looks.length, 'reading')}, from ${minuteOf(first.at)} to ${minuteOf(last.at)}, the last of ${counted(last.assets, 'asset')}`;
}

/** The changes of one run for the same people, as one group. */
export function groupByRun(changes: readonly AuditChange[]): Map<string, AuditChange[]> {
  const decision = (change: AuditChange) => `${askedSentence(change)} ${approvedSentence(change)}`;
  return groupBy(changes, (change) => `${change.ledger_commit} ${decision(change)}`);
}

function runsLines(changes: readonly AuditChange[]): Line[] {
  return [...groupByRun(changes).values()].flatMap((some) => [
    `  ${minuteOf(some[0]!.at)}  ${askedSentence(some[0]!)}, ${approvedSentence(some[0]!)}`,
    ...reasonLines(some[0]!),
    `    ${commitsOf(some[0]!)}`,
    ...(some[0]!.clean === false ? [{ alarm: `    ${uncommittedSentence(some[0]!.commit ?? '')}` }] : []),
    ...some.flatMap(changeLines),
  ]);
}

/** Why the change was made: `“Rename the relays”`; '' if nothing says so. */
export function reasonSentence({ titles }: Pick<AuditChange, 'titles'>): string {
  return titles.map((title) => `“${title}”`).join(', ');
}

function reasonLines(change: AuditChange): string[] {
  const reason = reasonSentence(change);
  return reason === '' ? [] : [`    ${reason}`];
}

function commitsOf({ commit, ledger_commit }: AuditChange): string {
  return `${commit === null ? '' : `inventory commit ${commit}, `}ledger commit ${ledger_commit}`;
}

function changeLines(change: AuditChange): string[] {
  const { at, asset_id, outcome, reason } = change;
  const line = `    ${at.slice(11, 19)}  ${verbOf(change)}  ${asset_id ?? '(no id)'}  ${contrastOf(change)}  ${outcome}`;
  return reason === null ? [line] : [line, `      ${reason}`];
}

/** Who asked for it: the authors of its pull requests, else the person who ran it. */
export function askedSentence({ asked_by, pull_requests, actor, outcome }: AuditChange): string {
  if (outcome === 'interrupted') return 'by a run that was cut off';
  if (pull_requests.length === 0) return `run by ${actor ?? 'somebody that the run did not know'}`;
  const pulls = pull_requests.map((number) => `#${number}`).join(', ');
  return `asked by ${asked_by.join(', ')} in pull request ${pulls}`;
}

export function approvedSentence({ approved_by, approval }: Pick<AuditChange, 'approved_by' | 'approval'>): string {
  return approved_by.length === 0 ? approvalSentence(approval) : `approved by ${approverNames(approved_by)}`;
}

/** What the run relied on if no person's approval counted. */
function approvalSentence(by: string): string {
  return by === 'approval: none' ? 'executed without an approval (approval: none)' : `executed by ${by}`;
}

/** `nobody` for none. */
export function approverNames(approvals: readonly AuditApproval[]): string {
  return approvals.map(({ user, at }) => `${user} on ${minuteOf(at)}`).join(', ') || 'nobody';
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
  const name = turned(one.name, other.name);
  return `${name}  in ${turned(...systemPlaces(one, other))}  ${turned(one.asset_type, other.asset_type)}`;
}

/** `Tolt Junction / Line Protection`. */
function placeOfSystem({ site, cyber_system, cyber_system_id }: AuditState): string {
  const system = cyber_system ?? cyber_system_id;
  return site === null ? system : `${site} / ${system}`;
}

/** The same for before and after. With ids if two systems of a site have one name. */
function systemPlaces(before: AuditState, after: AuditState): [before: string, after: string] {
  const [from, to] = [placeOfSystem(before), placeOfSystem(after)];
  if (from !== to || before.cyber_system_id === after.cyber_system_id) return [from, to];
  return [`${from} (${before.cyber_system_id})`, `${to} (${after.cyber_system_id})`];
}

export function betweenReadings({ after_look, before_look, during_run }: AuditOutside): string {
  const between = `between the readings of ${minuteOf(after_look)} and ${minuteOf(before_look)}`;
  return during_run ? `${between}, while a run was under way` : between;
}

function outsideLines(outside: readonly AuditOutside[]): string[] {
  const context = (one: AuditOutside) => `${betweenReadings(one)}, ledger commit ${one.ledger_commit}`;
  return [...groupBy(outside, context)].flatMap(([head, some]) => [
    `  ${head}`,
    ...some.map((one) => `    ${outsideSentence(one)}`),
  ]);
}

function outsideSentence(one: AuditOutside): string {
  if (isAsset(one)) return `${verbOf(one)}  ${one.id}  ${contrastOf(one)}`;
  return `${one.of} ${one.id}: ${rowContrast(one)}`;
}

export function isAsset(one: AuditOutside): one is AuditOutside & BeforeAfter {
  return one.of === 'cyber-asset';
}

/** Each column that differs. For an added or a removed row, its name. */
export function rowContrast({ before: one, after: other }: RowSides): string {
  if (one === null) return `came, ${other?.name ?? ''}`;
  if (other === null) return `went, ${one.name ?? ''}`;
  const changed = Object.keys(other).filter((column) => one[column] !== undefined && one[column] !== other[column]);
  return changed.map((column) => `${column} ${one[column] || 'none'} → ${other[column] || 'none'}`).join(', ');
}

type RowSides = { readonly [S in 'before' | 'after']: Readonly<Record<string, string | null>> | null };

export function refusedSentence({ result, guards, changes }: AuditRefused): string {
  const by = guards.length === 0 ? '' : ` by ${guards.join(', ')}`;
  return `${result}${by}, ${counted(changes, 'change')}, nothing written`;
}

export function gapLine(gap: AuditGap): string {
  if (gap.kind === 'no-look') {
    return `  No reading for ${counted(gap.days ?? 0, 'day')}: from ${minuteOf(gap.from)} to ${minuteOf(gap.to ?? gap.from)}`;
  }
  const evidence =
    gap.to === null
      ? 'no later reading shows a change of it'
      : `the reading of ${minuteOf(gap.to)} shows changes of it`;
  return `  A run of ${minuteOf(gap.from)} was cut off before it could report its end; ${evidence} (ledger commit ${gap.ledger_commit})`;
}

export function listText(list: AuditList): string {
  const next = list.next_look === null ? 'No reading since.' : `The next reading was at ${minuteOf(list.next_look)}.`;
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
  'Lists: the hash of each reading is that of its lists',
  'Signatures',
  'Changes: each changed line explained or reported as made outside, each done change listed',
  'Approvals: each executed change shown and approved',
  'Anchors: each commit that you kept is part of it',
  'Gaps',
] as const;

interface CheckVerdict {
  readonly title: string;
  readonly verdict: 'BROKEN' | 'findings' | 'holds' | 'not checked';
  /** The flag to add for a check that was not made; '' if it was made. */
  readonly hint: string;
  /** A line for each problem. Of many similar problems only the first. */
  readonly lines: readonly ProblemText[];
}

interface ProblemText {
  readonly text: string;
  readonly isAlarm: boolean;
}

/** The result of each check, in their order. */
export function checkVerdicts({ problems, signed, anchors }: AuditVerified): CheckVerdict[] {
  const hints = new Map([
    [SIGNATURES, signed ? '' : 'Give --signers FILE'],
    [ANCHORS, anchors > 0 ? '' : 'Give a commit that you kept: --contains COMMIT'],
  ]);
  return CHECKS.map((title, index) => {
    const ofCheck = problems.filter(({ check }) => check === index + 1);
    const alike = groupBy(ofCheck, ({ code, commit }) => `${code} ${commit}`);
    const isBroken = ofCheck.some(({ severity }) => severity === 'broken');
    const hint = hints.get(index + 1) ?? '';
    const verdict = isBroken ? 'BROKEN' : ofCheck.length > 0 ? 'findings' : hint === '' ? 'holds' : 'not checked';
    return { title, verdict, hint, lines: [...alike.values()].flatMap(problemLines) };
  });
}

const [SIGNATURES, ANCHORS] = [3, 6];

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
  const more = group.length - MOST_ALIKE;
  const commit = group[0]?.commit ?? null;
  const rest = `… and ${more} more like these${commit === null ? '' : ` at ${commit}`}`;
  const texts = group.slice(0, MOST_ALIKE).map((problem) => {
    return { text: problemLine(problem), isAlarm: isBreak(problem) || problem.code === 'inventory-uncommitted' };
  });
  return more > 0 ? [...texts, { text: rest, isAlarm: false }] : texts;
}

function problemLine({ code, commit, detail }: AuditProblem): string {
  return `${code}${commit === null ? '' : ` at ${commit}`}: ${PROBLEMS[code](detail.split(' '), detail)}`;
}
