// An audit as one page to read, print and file: the results of its checks and the findings first, then the changes by
// day and run with the people who asked and approved, changes made outside, refused runs, looks and gaps.

import { groupBy } from '../core/group.ts';
import { hasSucceeded } from '../core/result.ts';
import { CHANGE_COLUMNS, type ChangeRow, compareRows, siteAndName } from '../text/rows.ts';
import { counted, utcTime, word } from '../text/text.ts';
import { auditRow, groupByRun, wordAudit } from './audit-text.ts';
import {
  type Content,
  factPart,
  html,
  idMarkup,
  itemList,
  type Making,
  type Markup,
  NONE,
  nameMarkup,
  rowText,
  section,
  wholePage,
} from './page.ts';
import type { AuditChange, AuditReport } from './questions.ts';
import { type AuditVerified, wordVerified } from './verify-text.ts';

/** `verified`: the result of `audit verify` for the whole ledger. Time and size grow with the number of changes. */
export function auditPage(report: AuditReport, making: Making & { readonly verified: AuditVerified }): string {
  const { organization, tip, changes } = report;
  const words = wordAudit(report);
  const { verified } = making;
  const refusals = words.refused?.map(({ refused: { at, run_url }, sentence }) => {
    const time = html`<time datetime="${at}">${at.slice(0, 10)} ${at.slice(11, 19)} UTC</time>`;
    return html`${time}: ${sentence} · ${githubLinks(run_url).run}`;
  });
  const gaps = words.gaps.length === 0 ? html`<p class="none">No gaps.</p>` : itemList(words.gaps, 'bad');
  const body = html`<header>
<p class="kicker">NERC CIP compliance inventory: CIP-002 R2</p>
<h1>${nameMarkup(organization)}</h1>
${leadOf(report, words, verified)}</header>
<main>
${[
  section('findings', 'Findings', checkResults(verified)),
  section('changes', 'Changes', changeDays(changes)),
  section('outside', 'Made outside this repository', outsideDays(words.outside)),
  refusals === undefined
    ? null
    : section('refused', 'Refused runs', refusals.length === 0 ? NONE : html`${itemList(refusals)}\n`),
  section('looks', 'Looks and gaps', html`<p>${words.looks}</p>\n${gaps}\n`),
]}</main>
`;
  const title = `${organization}: audit of the inventory, ${tip.slice(0, 12)}`;
  return wholePage(making, { title, ledgerCommit: tip, body });
}

/** What readers must know first: counts, files that were not committed, what was checked, how to check the page. */
function leadOf(
  report: AuditReport,
  words: ReturnType<typeof wordAudit>,
  { problems, commits, signed, anchors }: AuditVerified,
): Markup {
  const { service, tip, changes, outside, gaps } = report;
  const flags = Object.entries({ from: report.from, to: report.to, ...report.subject });
  const deletes = changes.filter(({ after }) => after === null).length;
  const longest = Math.max(0, ...gaps.map(({ days }) => days ?? 0));
  const isBroken = problems.some(({ severity }) => severity === 'broken');
  const longestGap = longest > 0 ? counted`the longest ${longest} day(s)` : '';
  const wrong = problems.filter(({ check }) => check === 3).length;
  const signatures = signed
    ? counted`${commits} commit(s) checked, ${wrong === 0 ? 'all valid' : counted`not valid: ${wrong}`}`
    : html`<span class="unchecked">not checked: no file of signers was given (--signers)</span>`;
  // What the page has checked, the same page made again has to check, too.
  const checked = `${anchors > 0 ? ` --contains ${tip}` : ''}${signed ? ' --signers FILE' : ''}`;
  const plural = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`);
  const tiles = [
    ['findings', problems.length, plural(problems.length, 'finding'), isBroken ? 'the ledger is broken' : ''],
    ['looks', gaps.length, plural(gaps.length, 'gap'), longestGap],
    ['outside', outside.length, 'made outside', ''],
    ['changes', changes.length, plural(changes.length, 'change'), counted`${deletes} delete(s)`],
  ] as const;
  const tilePart = ([id, count, noun, note]: (typeof tiles)[number]) => {
    const isBad = count > 0 && id !== 'changes';
    return html`<li><a href="#${id}"><b${isBad ? html` class="bad"` : null}>${count}</b> ${noun}</a>${note === '' ? null : html` <small>${note}</small>`}</li>\n`;
  };
  return html`<ul class="tiles">${tiles.map(tilePart)}</ul>
${Array.from(words.alerts, ([change, sentence]) => html`<p class="alert" role="note">${utcTime(change.at)}: ${sentence}</p>\n`)}<dl class="facts">${[
    factPart('Period', words.period),
    factPart('Service', service),
    factPart('Ledger commit', idMarkup(tip)),
    factPart('Signatures', signatures),
  ]}</dl>
<p class="note">To check this page, in a clone of the ledger:</p>
<pre>git fsck --full
cip-sync audit verify --contains ${tip} --signers FILE
cip-sync audit${flags.map(([flag, value]) => (value === null ? null : html` --${flag} ${word(value)}`))}${checked} --html --out again.html</pre>
<p class="note">It shows what was read and done, as the ledger has it. It does not show what was added and deleted again between two looks, nor who made a change outside this repository. An edit of the newest run file breaks no chain: only a signature or <code>--contains</code> shows it.</p>\n`;
}

const VERDICT_KINDS = { BROKEN: 'bad', findings: 'bad', holds: 'good', 'not checked': 'unchecked' } as const;

function checkResults(verified: AuditVerified): Markup {
  const { checks, sentence } = wordVerified(verified);
  const lines = checks.map(({ title, verdict, hint, lines: problems }) => {
    const lines = problems.length === 0 ? null : itemList(problems.map(({ text }) => text));
    return html`<li>${title}: <b class="${VERDICT_KINDS[verdict]}">${verdict}</b>${hint === '' ? null : html`<span class="unchecked">. ${hint}</span>`}${lines}</li>\n`;
  });
  return html`<p>${sentence}</p>
<ol>
${lines}</ol>\n`;
}

/** A day that can be folded. A day with a delete is open, so that nobody misses the delete. */
function dayPart(day: string, isOpen: boolean, beside: Content, body: Content): Markup {
  return html`<details class="day"${isOpen ? html` open` : null}>
<summary><h3>${day}</h3> <span class="count">${beside}</span></summary>
<div>
${body}</div></details>\n`;
}

function changeDays(changes: readonly AuditChange[]): Content {
  if (changes.length === 0) return NONE;
  return Array.from(
    groupBy(changes, ({ at }) => at.slice(0, 10)),
    ([day, some]) => {
      const deletes = some.filter(({ after }) => after === null).length;
      const open = some.filter(({ outcome }) => !hasSucceeded(outcome)).length;
      const beside = html`${counted`${some.length} change(s)`}${deletes === 0 ? null : html`, <b class="bad">${counted`${deletes} delete(s)`}</b>`}${open === 0 ? ', all done' : html`, <b class="bad">${open} not done</b>`}`;
      const isLong = deletes > 0 && some.length > LONG_DAY;
      const runs = groupByRun(some).map((run) => runPart(run, isLong));
      return dayPart(day, deletes > 0, beside, runs);
    },
  );
}

/** The changes of one run for the same people: who they are, where it ran, then the changes, deletes first. */
function runPart({ decision, reason, changes }: ReturnType<typeof groupByRun>[number], isLong: boolean): Markup {
  const { at, commit, run_url, ledger_commit, pull_requests } = changes[0]!;
  const links = githubLinks(run_url);
  const origin: Content[] = [
    ...pull_requests.map((number) => links.pullRequest(number)),
    html`<time datetime="${at}">${at.slice(11, 16)} UTC</time>`,
    ...(reason === '' ? [] : [reason]),
    links.run,
    ...(commit === null ? [] : [links.commit(commit)]),
    html`ledger ${idMarkup(ledger_commit.slice(0, 7))}`,
  ];
  const rows = changes.map((change) => ({ change, row: auditRow(change.asset_id, change) }));
  rows.sort((a, b) => compareRows(a.row, b.row));
  const cells = rows.map(({ row, change }) => {
    const note = change.reason === null ? null : html` <small>${change.reason}</small>`;
    const isDone = hasSucceeded(change.outcome);
    return assetRow(
      row,
      html`<span class="${isDone ? 'good' : 'bad'}">${change.outcome}</span>${isDone ? null : note}`,
    );
  });
  return html`<div class="run"><h4>${decision}</h4>
<p class="origin">${origin.map((fact, index) => html`${index === 0 ? null : ' · '}${fact}`)}</p>
${rowsPart(cells, isLong)}</div>\n`;
}

function outsideDays(all: ReturnType<typeof wordAudit>['outside']): Content {
  if (all.length === 0) return NONE;
  const outcome = html`<span class="bad">made outside</span>`;
  const rowOf = ({ outside: { id, of, before, after }, asset, difference }: (typeof all)[number]): AuditRow => {
    if (asset !== null) return assetRow(auditRow(id, asset), outcome);
    const name = nameMarkup((after ?? before)?.name ?? '');
    const place = of === 'cyber-system' ? name : html`${of} ${name}`;
    return { kind: 'place', cells: [place, null, difference, idMarkup(id), outcome] };
  };
  return Array.from(
    groupBy(all, ({ outside }) => outside.before_look.slice(0, 10)),
    ([day, some]) => {
      const hasDelete = some.some(({ asset }) => asset !== null && asset.after === null);
      const isLong = hasDelete && some.length > LONG_DAY;
      const between = Array.from(
        groupBy(some, (one) => one.between),
        ([title, members]) => html`<div class="run"><h4>${title}</h4>
${rowsPart(members.map(rowOf), isLong)}</div>\n`,
      );
      return dayPart(day, hasDelete, counted`${some.length} change(s)`, between);
    },
  );
}

/** A row of a table of changes. The cell of the asset is null if there is no name to show. */
interface AuditRow {
  readonly kind: string;
  readonly cells: readonly [place: Content, asset: Content, ...more: Content[]];
}

function assetRow({ kind, system, asset, change, id }: ChangeRow, outcome: Content): AuditRow {
  const rating = system.rating === null ? null : html` <small>${nameMarkup(system.rating)}</small>`;
  const place = html`${rowText(siteAndName(system))}${rating}`;
  return { kind, cells: [place, nameMarkup(asset), rowText(change), id === null ? null : idMarkup(id), outcome] };
}

/** In a day that is open and has more changes than these, only the deletes are open. */
const LONG_DAY = 50;

function rowsPart(rows: readonly AuditRow[], isLong: boolean): Markup {
  if (!isLong) return rowTable(rows);
  const [deletes, others] = [true, false].map((isDelete) =>
    rows.filter(({ kind }) => (kind === 'delete') === isDelete),
  );
  const folded = html`<details class="day"><summary>${counted`${others!.length}${deletes!.length === 0 ? '' : ' other'} change(s)`}</summary>
${rowTable(others!)}</details>\n`;
  return html`${deletes!.length === 0 ? null : rowTable(deletes!)}${others!.length === 0 ? null : folded}`;
}

function rowTable(rows: readonly AuditRow[]): Markup {
  const heads = [...CHANGE_COLUMNS.slice(0, 4), 'Outcome'].map((title) => html`<th scope="col">${title}</th>`);
  const lines = rows.map(({ kind, cells: [place, asset, ...more] }) => {
    const name = asset === null ? html`<td></td>` : html`<th scope="row">${asset}</th>`;
    return html`<tr class="${kind}"><td>${place}</td>${name}${more.map((cell) => html`<td>${cell}</td>`)}</tr>\n`;
  });
  return html`<table class="rows"><thead><tr>${heads}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}

const RUN_URL = /^(https:\/\/[\w.-]+(?::\d+)?\/[\w.-]+\/[\w.-]+)\/actions\/runs\/(\d+)(?:\/attempts\/\d+)?$/;

/**
 * The URLs on GitHub that a page links to. Other people wrote them, so only the URL of a run, with only plain
 * characters, becomes a link.
 */
function githubLinks(runUrl: string | null) {
  const [, repository, run] = RUN_URL.exec(runUrl ?? '') ?? [];
  const link = (path: string, content: Content) =>
    repository === undefined ? content : html`<a href="${repository}/${path}" rel="noreferrer">${content}</a>`;
  const runLink = run === undefined ? runUrl : html`<a href="${runUrl}" rel="noreferrer">run ${run}</a>`;
  return {
    run: runUrl === null ? 'a run on a command line' : runLink,
    pullRequest: (number: number) => link(`pull/${number}`, `#${number}`),
    commit: (id: string) =>
      /^[0-9a-f]{40,64}$/.test(id) ? link(`commit/${id}`, idMarkup(id.slice(0, 7))) : idMarkup(id),
  };
}
