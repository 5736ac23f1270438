// An audit as one page to read, print and file: the results of its checks, the changes by day and run with the people
// who asked and approved, changes made outside, reviews, readings and gaps.

import { groupBy } from '../../core/group.ts';
import { hasSucceeded } from '../../core/result.ts';
import type { AuditChange, AuditGap, AuditOutside, AuditReport, AuditState, AuditVerified } from '../audit-schema.ts';
import {
  approvedSentence,
  askedSentence,
  betweenReadings,
  checkVerdicts,
  gapLine,
  groupByRun,
  isAsset,
  periodText,
  reasonSentence,
  refusedSentence,
  rowContrast,
  verifiedSentence,
} from '../audit-text.ts';
import { changeRow, compareRows, type RowState } from '../change-row.ts';
import { uncommittedSentence } from '../summarize.ts';
import { counted, grouped, minuteOf } from '../text-style.ts';
import { type Content, factList, html, idMarkup, linksOf, list, type Markup, nameMarkup, timeTag } from './markup.ts';
import { alert, type PageRow, pageRow, paperNote, part, renderPage, rowTable, section, type Tool } from './page.ts';

/** When the page was made, and by which tool. */
export interface AuditMaking {
  readonly tool: Tool;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** The result of `audit verify` for the whole ledger. */
  readonly verified: AuditVerified;
}

/** The whole page. Time and size grow with the number of changes. */
export function auditPage(report: AuditReport, { tool, madeAt, verified }: AuditMaking): string {
  const { organization, ledger, changes, outside, refused } = report;
  return renderPage({
    title: `${organization}: audit of the inventory, ${ledger.tip.slice(0, 12)}`,
    kicker: 'NERC CIP compliance inventory: CIP-002 R2',
    ...{ organization, tool, madeAt, identity: `ledger commit ${ledger.tip}` },
    lead: html`${tiles(report, verified)}${uncommittedRuns(changes)}${masthead(report, verified)}`,
    contents: [
      { id: 'findings', title: 'Findings' },
      { id: 'changes', title: html`Changes ${grouped(changes.length)}` },
      { id: 'outside', title: html`Made outside ${grouped(outside.length)}` },
      { id: 'refused', title: html`Refused runs ${grouped(refused.length)}` },
      { id: 'readings', title: 'Readings and gaps' },
    ],
    main: html`${findingsSection(verified)}${changesSection(changes)}${outsideSection(outside)}${refusedSection(report)}${readingsSection(report)}`,
  });
}

interface Tile {
  readonly id: string;
  readonly count: number;
  readonly noun: string;
  readonly plural?: string;
  /** What a reader must know besides the count. */
  readonly note?: string | null;
  /** Whether there should be none. */
  readonly isBad?: boolean;
}

function tiles(report: AuditReport, { problems }: AuditVerified): Markup {
  const { changes, outside, gaps } = report;
  const broken = problems.filter(({ severity }) => severity === 'broken').length;
  const deletes = changes.filter(({ after }) => after === null).length;
  const note = broken > 0 ? 'the ledger is broken' : null;
  const tiles: Tile[] = [
    { id: 'findings', count: problems.length, noun: 'finding', note, isBad: true },
    { id: 'readings', count: gaps.length, noun: 'gap', note: longestGap(gaps), isBad: true },
    { id: 'outside', count: outside.length, noun: 'made outside', plural: 'made outside', isBad: true },
    { id: 'changes', count: changes.length, noun: 'change', note: deletes === 0 ? null : counted(deletes, 'delete') },
  ];
  return html`<ul class="tiles">${tiles.map(tile)}</ul>\n`;
}

function tile({ id, count, noun, plural = `${noun}s`, note = null, isBad = false }: Tile): Markup {
  const label = html`<b${isBad && count > 0 ? html` class="bad"` : null}>${grouped(count)}</b> ${count === 1 ? noun : plural}`;
  return html`<li><a href="#${id}">${label}${note === null ? null : html` <small>${note}</small>`}</a></li>\n`;
}

function longestGap(gaps: readonly AuditGap[]): string | null {
  const longest = Math.max(...gaps.map(({ days }) => days ?? 0));
  return longest > 0 ? `the longest ${counted(longest, 'day')}` : null;
}

/** One line for each commit whose files had uncommitted changes when a run applied them. */
function uncommittedRuns(changes: readonly AuditChange[]): Markup[] {
  const runs = groupByRun(changes.filter(({ clean, commit }) => clean === false && commit !== null));
  return [...runs.values()].map(([first]) =>
    alert(`${minuteOf(first!.at)}: ${uncommittedSentence(first!.commit ?? '')}`),
  );
}

function masthead(report: AuditReport, verified: AuditVerified): Markup {
  const { service, ledger } = report;
  const facts = factList([
    { term: 'Period', content: periodText(report), isWide: true },
    { term: 'Service', content: service, isWide: true },
    { term: 'Ledger commit', content: idMarkup(ledger.tip), isWide: true },
    { term: 'Signatures', content: signatureSentence(verified), isWide: true },
  ]);
  return html`${facts}
<p class="note">To check this page, in a clone of the ledger:</p>
<pre>git fsck --full
cip-sync audit verify --contains ${ledger.tip} --signers FILE
cip-sync audit --html --out again.html</pre>
<p class="note">It shows what was read and done, as the ledger has it. It does not show what was added and deleted again between two readings, nor who made a change outside this repository.</p>\n`;
}

function signatureSentence({ signed, commits, problems }: AuditVerified): string {
  if (!signed) return 'not checked: no file of signers was given (--signers)';
  const wrong = problems.filter(({ check }) => check === 3).length;
  const checked = `of ${counted(commits, 'commit')} checked`;
  return wrong === 0 ? `${checked}, all hold` : `${checked}, not valid: ${grouped(wrong)}`;
}

function findingsSection(verified: AuditVerified): Markup {
  const lines = checkVerdicts(verified).map(({ title, verdict, hint, lines: problems }) => {
    const isBad = verdict === 'BROKEN' || verdict === 'findings';
    const found = problems.length === 0 ? null : list(problems.map(({ text }) => text));
    return html`<li>${title}: <b class="${isBad ? 'bad' : 'good'}">${verdict}</b>${hint === '' ? null : `. ${hint}`}${found}</li>\n`;
  });
  return section(
    'findings',
    'Findings',
    html`<p>${verifiedSentence(verified)}</p>
<ol>
${lines}</ol>\n`,
  );
}

/** With more changes than this, days are folded. */
const MOST_OPEN = 200;

function byDay<T>(all: readonly T[], timeOfOne: (one: T) => string, body: (some: readonly T[]) => Day): Content {
  if (all.length === 0) return html`<p class="none">None.</p>\n`;
  const days = Array.from(
    groupBy(all, (one) => timeOfOne(one).slice(0, 10)),
    ([day, some]) => part({ kind: 'day', title: day, isOpen: all.length <= MOST_OPEN, ...body(some) }),
  );
  return html`${paperNote('Outcome')}<div class="flow">
${days}</div>\n`;
}

interface Day {
  readonly beside: Content;
  readonly body: Content;
}

function changesSection(changes: readonly AuditChange[]): Markup {
  const dayOf = (some: readonly AuditChange[]): Day => ({
    beside: html`<span class="count">${daySummary(some)}</span>`,
    body: [...groupByRun(some).values()].map(runPart),
  });
  return section(
    'changes',
    'Changes',
    byDay(changes, ({ at }) => at, dayOf),
  );
}

/** `10 changes, 2 of them deletes, 1 not done`. */
function daySummary(some: readonly AuditChange[]): Content {
  const deletes = some.filter(({ after }) => after === null).length;
  const open = some.filter(({ outcome }) => !hasSucceeded(outcome)).length;
  const rest = open === 0 ? ', all done' : html`, <b class="bad">${grouped(open)} not done</b>`;
  return html`${counted(some.length, 'change')}${deletes === 0 ? null : html`, <b class="bad">${counted(deletes, 'delete')}</b>`}${rest}`;
}

/** The changes of one run for the same people: who they are, where it ran, then the changes, deletes first. */
function runPart(some: readonly AuditChange[]): Markup {
  const { at, commit, run_url, ledger_commit, pull_requests } = some[0]!;
  const links = linksOf(run_url);
  const reason = reasonSentence(some[0]!);
  const origin = [
    html`<time datetime="${at}">${at.slice(11, 16)} UTC</time>`,
    ...(reason === '' ? [] : [reason]),
    links.run,
    ...(commit === null ? [] : [links.commit(commit)]),
    html`ledger ${idMarkup(ledger_commit.slice(0, 7))}`,
  ];
  const rows = some
    .flatMap((change) => changeLine(change) ?? [])
    .sort((a, b) => compareRows(a.row, b.row))
    .map(({ row, last }) => pageRow(row, { last }));
  return html`<div class="run"><h4>${askedSentence(some[0]!)}, ${approvedSentence(some[0]!)}</h4>
<p class="origin">${pull_requests.map((number) => html`<span class="again">${links.pullRequest(number)} · </span>`)}${origin.map((fact, index) => html`${index === 0 ? null : ' · '}${fact}`)}</p>
${rowTable('Outcome', rows)}</div>\n`;
}

function changeLine({ asset_id, outcome, reason, before, after }: AuditChange) {
  const row = changeRow({ id: asset_id, before: sideOf(before), after: sideOf(after) });
  if (row === null) return null;
  const last = hasSucceeded(outcome)
    ? html`<span class="${outcome === 'done' ? 'usual good' : 'good'}">${outcome}</span>`
    : html`<span class="bad">${outcome}</span>${reason === null ? null : html` <small>${reason}</small>`}`;
  return { row, last };
}

function sideOf(state: AuditState | null): RowState | null {
  if (state === null) return null;
  const { name, asset_type, cyber_system_id: id, cyber_system, site, impact_rating: rating } = state;
  return { name, asset_type, system: { id, name: cyber_system ?? id, site, rating } };
}

function outsideSection(outside: readonly AuditOutside[]): Markup {
  const dayOf = (some: readonly AuditOutside[]): Day => {
    const between = [...groupBy(some, betweenReadings)].map(
      ([title, members]) => html`<div class="run"><h4>${title}</h4>
${rowTable('Outcome', members.flatMap(outsideRow))}</div>\n`,
    );
    return { beside: html`<span class="count">${counted(some.length, 'change')}</span>`, body: between };
  };
  return section(
    'outside',
    'Made outside this repository',
    byDay(outside, ({ before_look }) => before_look, dayOf),
  );
}

function outsideRow(one: AuditOutside): PageRow[] {
  const last = html`<span class="bad">made outside</span>`;
  if (!isAsset(one)) {
    const name = nameMarkup((one.after ?? one.before)?.name ?? '');
    const system = one.of === 'cyber-system' ? name : html`${one.of} ${name}`;
    return [{ kind: 'place', system, asset: null, change: rowContrast(one), assetId: one.id, last }];
  }
  const row = changeRow({ id: one.id, before: sideOf(one.before), after: sideOf(one.after) });
  return row === null ? [] : [pageRow(row, { last })];
}

function refusedSection({ refused }: AuditReport): Markup {
  const lines = refused.map((one) => html`${timeTag(one.at)}: ${refusedSentence(one)} · ${linksOf(one.run_url).run}`);
  return section('refused', 'Refused runs', listOrNone(lines));
}

function listOrNone(lines: readonly Content[], none = 'None.', kind: string | null = null): Markup {
  return lines.length === 0 ? html`<p class="none">${none}</p>\n` : html`${list(lines, kind)}\n`;
}

function readingsSection({ looks, gaps, from }: AuditReport): Markup {
  const [first, last] = [looks[0], looks.at(-1)];
  const span =
    first === undefined || last === undefined
      ? `No reading ${from === null ? 'yet' : 'in this period'}.`
      : `${counted(looks.length, 'reading')}, from ${minuteOf(first.at)} to ${minuteOf(last.at)}; the last one listed ${counted(last.assets, 'asset')}.`;
  const lines = gaps.map((gap) => gapLine(gap).trim());
  return section(
    'readings',
    'Readings and gaps',
    html`<p>${span}</p>
${listOrNone(lines, 'No gaps.', 'bad')}`,
  );
}
