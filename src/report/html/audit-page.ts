// An audit as one page to read, print and file: the results of its checks and the findings first, then the changes by
// day and run with the people who asked and approved, changes made outside, refused runs, looks and gaps. One file that
// contains everything it needs, runs no script and loads nothing; the same content makes the same page, byte for byte.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { groupBy } from '../../core/group.ts';
import { hasSucceeded } from '../../core/result.ts';
import type { AuditChange, AuditOutside, AuditReport, AuditState } from '../audit-schema.ts';
import { betweenLooks, gapSentence, isAsset, periodText, refusedSentence, rowContrast, runsOf } from '../audit-text.ts';
import { type AuditVerified, checkVerdicts, verifiedSentence } from '../audit-verified.ts';
import { CHANGE_COLUMNS, type ChangeRow, changeRow, compareRows, type RowState, siteAndName } from '../rows.ts';
import { uncommittedSentence } from '../summarize.ts';
import { counted, minuteOf } from '../text.ts';
import { type Content, html, idMarkup, itemList, linksOf, Markup, nameMarkup, rowText } from './markup.ts';

// The bundle holds the text of the file in place of this call (scripts/build.ts).
const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

/**
 * The whole page with a newline at its end, made at that time (ISO 8601, UTC) by that tool. Only its own style takes
 * effect, wherever it is opened. `verified` is the result of `audit verify` for the whole ledger. Time and size grow with
 * the number of changes.
 */
export function auditPage(
  report: AuditReport,
  making: {
    readonly tool: { readonly name: string; readonly version: string };
    readonly madeAt: string;
    readonly verified: AuditVerified;
  },
): string {
  const { organization, ledger, changes, outside, refused, gaps } = report;
  const { tool, madeAt, verified } = making;
  if (/<[/!]/.test(STYLE)) throw new Error('text that could end its style element');
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; script-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const refusals = refused.map((one) => {
    const time = html`<time datetime="${one.at}">${one.at.slice(0, 10)} ${one.at.slice(11, 19)} UTC</time>`;
    return html`${time}: ${refusedSentence(one)} · ${linksOf(one.run_url).run}`;
  });
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${organization}: audit of the inventory, ${ledger.tip.slice(0, 12)}</title>
${new Markup(`<style>${STYLE}</style>`)}
</head>
<body>
<header>
<p class="kicker">NERC CIP compliance inventory: CIP-002 R2</p>
<h1>${nameMarkup(organization)}</h1>
${leadOf(report, verified)}</header>
<nav aria-label="Contents"><ul>
<li><a href="#findings">Findings</a></li>
<li><a href="#changes">Changes ${changes.length}</a></li>
<li><a href="#outside">Made outside ${outside.length}</a></li>
<li><a href="#refused">Refused runs ${refused.length}</a></li>
<li><a href="#looks">Looks and gaps</a></li>
</ul></nav>
<main>
${[
  section('findings', 'Findings', findingsOf(verified)),
  section('changes', 'Changes', changeDays(changes)),
  section('outside', 'Made outside this repository', outsideDays(outside)),
  section('refused', 'Refused runs', listOr('None.', refusals, null)),
  section(
    'looks',
    'Looks and gaps',
    html`<p>${looksText(report)}</p>\n${listOr('No gaps.', gaps.map(gapSentence), 'bad')}`,
  ),
]}</main>
<footer><p>Made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 19)} UTC by ${tool.name} ${tool.version}.</p></footer>
</body>
</html>\n`;
  return page.text;
}

/** What a reader must know first: counts, files that were not committed, what was checked, and how to check the page. */
function leadOf(report: AuditReport, { problems, commits, signed }: AuditVerified): Markup {
  const { service, ledger, changes, outside, gaps } = report;
  const deletes = changes.filter(({ after }) => after === null).length;
  const longest = Math.max(0, ...gaps.map(({ days }) => days ?? 0));
  const isBroken = problems.some(({ severity }) => severity === 'broken');
  const tile = (id: string, count: number, noun: string, note: string, isBad: boolean) =>
    html`<li><a href="#${id}"><b${isBad && count > 0 ? html` class="bad"` : null}>${count}</b> ${noun}</a>${note === '' ? null : html` <small>${note}</small>`}</li>\n`;
  const plural = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`);
  const longestGap = longest > 0 ? counted`the longest ${longest} day(s)` : '';
  const wrong = problems.filter(({ check }) => check === 3).length;
  const signatures = signed
    ? counted`of ${commits} commit(s) checked, ${wrong === 0 ? 'all hold' : counted`not valid: ${wrong}`}`
    : html`<span class="unchecked">not checked: no file of signers was given (--signers)</span>`;
  const fact = (term: string, content: Content) => html`<div><dt>${term}</dt><dd>${content}</dd></div>`;
  // One line for each commit whose files had uncommitted changes when a run applied them.
  const uncommitted = runsOf(changes.filter(({ clean, commit }) => clean === false && commit !== null));
  return html`<ul class="tiles">${[
    tile('findings', problems.length, plural(problems.length, 'finding'), isBroken ? 'the ledger is broken' : '', true),
    tile('looks', gaps.length, plural(gaps.length, 'gap'), longestGap, true),
    tile('outside', outside.length, 'made outside', '', true),
    tile(
      'changes',
      changes.length,
      plural(changes.length, 'change'),
      deletes === 0 ? '' : counted`${deletes} delete(s)`,
      false,
    ),
  ]}</ul>
${uncommitted.map(({ changes: [first] }) => html`<p class="alert" role="note">${minuteOf(first!.at)}: ${uncommittedSentence(first!.commit ?? '')}</p>\n`)}<dl class="facts">${[
    fact('Period', periodText(report)),
    fact('Service', service),
    fact('Ledger commit', idMarkup(ledger.tip)),
    fact('Signatures', signatures),
  ]}</dl>
<p class="note">To check this page, in a clone of the ledger:</p>
<pre>git fsck --full
cip-sync audit verify --contains ${ledger.tip} --signers FILE
cip-sync audit --html --out again.html</pre>
<p class="note">It shows what was read and done, as the ledger has it. It does not show what was added and deleted again between two looks, nor who made a change outside this repository. An edit of the newest run file breaks no chain: only a signature or <code>--contains</code> shows it.</p>\n`;
}

function section(id: string, title: Content, body: Content): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>\n`;
}

function listOr(none: string, lines: readonly Content[], kind: string | null): Markup {
  return lines.length === 0 ? html`<p class="none">${none}</p>\n` : html`${itemList(lines, kind)}\n`;
}

function looksText({ looks, from }: AuditReport): string {
  const [first, last] = [looks[0], looks.at(-1)];
  if (first === undefined || last === undefined) return `No look ${from === null ? 'yet' : 'in this period'}.`;
  return counted`${looks.length} look(s), from ${minuteOf(first.at)} to ${minuteOf(last.at)}; the last one listed ${last.assets} asset(s).`;
}

const VERDICT_KINDS = { BROKEN: 'bad', findings: 'bad', holds: 'good', 'not checked': 'unchecked' } as const;

function findingsOf(verified: AuditVerified): Markup {
  const lines = checkVerdicts(verified).map(({ title, verdict, hint, lines: problems }) => {
    const found = problems.length === 0 ? null : itemList(problems.map(({ text }) => text));
    return html`<li>${title}: <b class="${VERDICT_KINDS[verdict]}">${verdict}</b>${hint === '' ? null : html`<span class="unchecked">. ${hint}</span>`}${found}</li>\n`;
  });
  return html`<p>${verifiedSentence(verified)}</p>
<ol>
${lines}</ol>\n`;
}

/** A day that folds. One with a delete is open, so that nobody misses it. */
function dayPart(day: string, isOpen: boolean, beside: Content, body: Content): Markup {
  return html`<details class="day"${isOpen ? html` open` : null}>
<summary><h3>${day}</h3> <span class="count">${beside}</span></summary>
<div>
${body}</div></details>\n`;
}

function changeDays(changes: readonly AuditChange[]): Content {
  if (changes.length === 0) return html`<p class="none">None.</p>\n`;
  return Array.from(
    groupBy(changes, ({ at }) => at.slice(0, 10)),
    ([day, some]) => {
      const deletes = some.filter(({ after }) => after === null).length;
      const open = some.filter(({ outcome }) => !hasSucceeded(outcome)).length;
      const beside = html`${counted`${some.length} change(s)`}${deletes === 0 ? null : html`, <b class="bad">${counted`${deletes} delete(s)`}</b>`}${open === 0 ? ', all done' : html`, <b class="bad">${open} not done</b>`}`;
      return dayPart(day, deletes > 0, beside, runsOf(some).map(runPart));
    },
  );
}

/** The changes of one run for the same people: who they are, where it ran, then the changes, deletes first. */
function runPart({ decision, reason, changes }: ReturnType<typeof runsOf>[number]): Markup {
  const { at, commit, run_url, ledger_commit, pull_requests } = changes[0]!;
  const links = linksOf(run_url);
  const origin: Content[] = [
    ...pull_requests.map((number) => links.pullRequest(number)),
    html`<time datetime="${at}">${at.slice(11, 16)} UTC</time>`,
    ...(reason === '' ? [] : [reason]),
    links.run,
    ...(commit === null ? [] : [links.commit(commit)]),
    html`ledger ${idMarkup(ledger_commit.slice(0, 7))}`,
  ];
  const rows = changes.map(({ asset_id, outcome, reason: why, before, after }) => {
    const note = why === null ? null : html` <small>${why}</small>`;
    const last = hasSucceeded(outcome)
      ? html`<span class="good">${outcome}</span>`
      : html`<span class="bad">${outcome}</span>${note}`;
    return { row: changeRow(asset_id, sideOf(before), sideOf(after)), last };
  });
  rows.sort((a, b) => compareRows(a.row, b.row));
  return html`<div class="run"><h4>${decision}</h4>
<p class="origin">${origin.map((fact, index) => html`${index === 0 ? null : ' · '}${fact}`)}</p>
${rowTable(rows.map(({ row, last }) => cellsOf(row, last)))}</div>\n`;
}

function outsideDays(outside: readonly AuditOutside[]): Content {
  if (outside.length === 0) return html`<p class="none">None.</p>\n`;
  return Array.from(
    groupBy(outside, ({ before_look }) => before_look.slice(0, 10)),
    ([day, some]) => {
      const between = Array.from(
        groupBy(some, betweenLooks),
        ([title, members]) => html`<div class="run"><h4>${title}</h4>
${rowTable(members.map(outsideCells))}</div>\n`,
      );
      const hasDelete = some.some((one) => isAsset(one) && one.after === null);
      return dayPart(day, hasDelete, counted`${some.length} change(s)`, between);
    },
  );
}

function outsideCells(one: AuditOutside): Cells {
  const outcome = html`<span class="bad">made outside</span>`;
  if (isAsset(one)) return cellsOf(changeRow(one.id, sideOf(one.before), sideOf(one.after)), outcome);
  const name = nameMarkup((one.after ?? one.before)?.name ?? '');
  const system = one.of === 'cyber-system' ? name : html`${one.of} ${name}`;
  return { kind: 'place', system, asset: null, change: rowContrast(one), assetId: one.id, outcome };
}

function sideOf(state: AuditState | null): RowState | null {
  if (state === null) return null;
  const { name, asset_type, cyber_system_id: id, cyber_system, site, impact_rating: rating } = state;
  return { name, asset_type, system: { id, name: cyber_system ?? id, site, rating } };
}

/** A row of a table of changes. `asset` is null if there is no name to show. */
interface Cells {
  readonly kind: string;
  readonly system: Content;
  readonly asset: Content;
  readonly change: Content;
  readonly assetId: string | null;
  readonly outcome: Content;
}

function cellsOf({ kind, system, asset, change, id }: ChangeRow, outcome: Content): Cells {
  const rating = system.rating === null ? null : html` <small>${nameMarkup(system.rating)}</small>`;
  const place = html`${rowText(siteAndName(system))}${rating}`;
  return { kind, system: place, asset: nameMarkup(asset), change: rowText(change), assetId: id, outcome };
}

function rowTable(rows: readonly Cells[]): Markup {
  const heads = [...CHANGE_COLUMNS.slice(0, 4), 'Outcome'].map((title) => html`<th scope="col">${title}</th>`);
  const lines = rows.map(({ kind, system, asset, change, assetId, outcome }) => {
    const header = asset === null ? html`<td></td>` : html`<th scope="row">${asset}</th>`;
    return html`<tr class="${kind}"><td>${system}</td>${header}<td>${change}</td><td>${assetId === null ? null : idMarkup(assetId)}</td><td>${outcome}</td></tr>\n`;
  });
  return html`<table class="rows"><thead><tr>${heads}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}
