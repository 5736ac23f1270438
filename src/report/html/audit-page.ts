// An audit as one page to read, print and file: the results of its checks and the findings first, then the changes by
// day and run with the people who asked and approved, changes made outside, refused runs, looks and gaps.

import { groupBy } from '../../core/group.ts';
import { hasSucceeded } from '../../core/result.ts';
import type { AuditChange, AuditOutside, AuditReport, AuditState, AuditVerified } from '../audit-schema.ts';
import {
  approvedSentence,
  askedSentence,
  betweenLooks,
  checkVerdicts,
  gapSentence,
  groupByRun,
  isAsset,
  periodText,
  reasonSentence,
  refusedSentence,
  rowContrast,
  verifiedSentence,
} from '../audit-text.ts';
import { type ChangeRow, changeRow, compareRows, type RowState, siteAndName } from '../rows.ts';
import { uncommittedSentence } from '../summarize.ts';
import { counted, grouped, minuteOf } from '../text.ts';
import {
  type Content,
  html,
  idMarkup,
  linksOf,
  list,
  type Markup,
  nameMarkup,
  type PageRow,
  renderPage,
  rowTable,
  rowText,
  section,
  timeTag,
} from './page.ts';

/**
 * The whole page, made at that time (ISO 8601, UTC) by that tool. `verified` is the result of `audit verify` for the whole
 * ledger. Time and size grow with the number of changes.
 */
export function auditPage(
  report: AuditReport,
  {
    tool,
    madeAt,
    verified,
  }: {
    readonly tool: { readonly name: string; readonly version: string };
    readonly madeAt: string;
    readonly verified: AuditVerified;
  },
): string {
  const { organization, service, ledger, changes, outside, refused, gaps, looks, from } = report;
  const { problems } = verified;
  const deletes = changes.filter(({ after }) => after === null).length;
  const longest = Math.max(0, ...gaps.map(({ days }) => days ?? 0));
  const isBroken = problems.some(({ severity }) => severity === 'broken');
  const tile = (id: string, count: number, noun: string, note: string, isBad: boolean) =>
    html`<li><a href="#${id}"><b${isBad && count > 0 ? html` class="bad"` : null}>${grouped(count)}</b> ${noun}</a>${note === '' ? null : html` <small>${note}</small>`}</li>\n`;
  const plural = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`);
  const wrong = problems.filter(({ check }) => check === 3).length;
  const checked = `of ${counted(verified.commits, 'commit')} checked`;
  const signatures = verified.signed
    ? `${checked}, ${wrong === 0 ? 'all hold' : `not valid: ${grouped(wrong)}`}`
    : html`<span class="unchecked">not checked: no file of signers was given (--signers)</span>`;
  const fact = (term: string, content: Content) => html`<div><dt>${term}</dt><dd>${content}</dd></div>`;
  // One line for each commit whose files had uncommitted changes when a run applied them.
  const uncommitted = groupByRun(changes.filter(({ clean, commit }) => clean === false && commit !== null)).values();
  const lead = html`<ul class="tiles">${[
    tile('findings', problems.length, plural(problems.length, 'finding'), isBroken ? 'the ledger is broken' : '', true),
    tile(
      'looks',
      gaps.length,
      plural(gaps.length, 'gap'),
      longest > 0 ? `the longest ${counted(longest, 'day')}` : '',
      true,
    ),
    tile('outside', outside.length, 'made outside', '', true),
    tile(
      'changes',
      changes.length,
      plural(changes.length, 'change'),
      deletes === 0 ? '' : counted(deletes, 'delete'),
      false,
    ),
  ]}</ul>
${Array.from(uncommitted, ([first]) => html`<p class="alert" role="note">${minuteOf(first!.at)}: ${uncommittedSentence(first!.commit ?? '')}</p>\n`)}<dl class="facts">${[
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
  const refusals = refused.map(
    (one) => html`${timeTag(one.at)}: ${refusedSentence(one)} · ${linksOf(one.run_url).run}`,
  );
  const [firstLook, lastLook] = [looks[0], looks.at(-1)];
  const looksText =
    firstLook === undefined || lastLook === undefined
      ? `No look ${from === null ? 'yet' : 'in this period'}.`
      : `${counted(looks.length, 'look')}, from ${minuteOf(firstLook.at)} to ${minuteOf(lastLook.at)}; the last one listed ${counted(lastLook.assets, 'asset')}.`;
  return renderPage({
    title: `${organization}: audit of the inventory, ${ledger.tip.slice(0, 12)}`,
    kicker: 'NERC CIP compliance inventory: CIP-002 R2',
    organization,
    tool,
    madeAt,
    lead,
    contents: [
      { id: 'findings', title: 'Findings' },
      { id: 'changes', title: html`Changes ${grouped(changes.length)}` },
      { id: 'outside', title: html`Made outside ${grouped(outside.length)}` },
      { id: 'refused', title: html`Refused runs ${grouped(refused.length)}` },
      { id: 'looks', title: 'Looks and gaps' },
    ],
    main: [
      section('findings', 'Findings', findings(verified)),
      section('changes', 'Changes', changeDays(changes)),
      section('outside', 'Made outside this repository', outsideDays(outside)),
      section('refused', 'Refused runs', listOr('None.', refusals, null)),
      section(
        'looks',
        'Looks and gaps',
        html`<p>${looksText}</p>\n${listOr('No gaps.', gaps.map(gapSentence), 'bad')}`,
      ),
    ],
  });
}

function listOr(none: string, lines: readonly Content[], kind: string | null): Markup {
  return lines.length === 0 ? html`<p class="none">${none}</p>\n` : html`${list(lines, kind)}\n`;
}

const VERDICT_KINDS = { BROKEN: 'bad', findings: 'bad', holds: 'good', 'not checked': 'unchecked' } as const;

function findings(verified: AuditVerified): Markup {
  const lines = checkVerdicts(verified).map(({ title, verdict, hint, lines: problems }) => {
    const found = problems.length === 0 ? null : list(problems.map(({ text }) => text));
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
      const beside = html`${counted(some.length, 'change')}${deletes === 0 ? null : html`, <b class="bad">${counted(deletes, 'delete')}</b>`}${open === 0 ? ', all done' : html`, <b class="bad">${grouped(open)} not done</b>`}`;
      return dayPart(day, deletes > 0, beside, [...groupByRun(some).values()].map(runPart));
    },
  );
}

/** The changes of one run for the same people: who they are, where it ran, then the changes, deletes first. */
function runPart(some: readonly AuditChange[]): Markup {
  const first = some[0]!;
  const { at, commit, run_url, ledger_commit, pull_requests } = first;
  const links = linksOf(run_url);
  const reason = reasonSentence(first);
  const origin: Content[] = [
    ...pull_requests.map((number) => links.pullRequest(number)),
    html`<time datetime="${at}">${at.slice(11, 16)} UTC</time>`,
    ...(reason === '' ? [] : [reason]),
    links.run,
    ...(commit === null ? [] : [links.commit(commit)]),
    html`ledger ${idMarkup(ledger_commit.slice(0, 7))}`,
  ];
  const rows = some
    .map(({ asset_id, outcome, reason: why, before, after }) => {
      const row = changeRow({ id: asset_id, before: sideOf(before), after: sideOf(after) });
      const last = hasSucceeded(outcome)
        ? html`<span class="good">${outcome}</span>`
        : html`<span class="bad">${outcome}</span>${why === null ? null : html` <small>${why}</small>`}`;
      return { row, last };
    })
    .sort((a, b) => compareRows(a.row, b.row));
  return html`<div class="run"><h4>${askedSentence(first)}, ${approvedSentence(first)}</h4>
<p class="origin">${origin.map((fact, index) => html`${index === 0 ? null : ' · '}${fact}`)}</p>
${rowTable(rows.map(({ row, last }) => pageRow(row, last)))}</div>\n`;
}

function sideOf(state: AuditState | null): RowState | null {
  if (state === null) return null;
  const { name, asset_type, cyber_system_id: id, cyber_system, site, impact_rating: rating } = state;
  return { name, asset_type, system: { id, name: cyber_system ?? id, site, rating } };
}

function pageRow({ kind, system, asset, change, id }: ChangeRow, outcome: Content): PageRow {
  const rating = system.rating === null ? null : html` <small>${nameMarkup(system.rating)}</small>`;
  const place = html`${rowText(siteAndName(system))}${rating}`;
  return { kind, system: place, asset: nameMarkup(asset), change: rowText(change), assetId: id, outcome };
}

function outsideDays(outside: readonly AuditOutside[]): Content {
  if (outside.length === 0) return html`<p class="none">None.</p>\n`;
  return Array.from(
    groupBy(outside, ({ before_look }) => before_look.slice(0, 10)),
    ([day, some]) => {
      const between = Array.from(
        groupBy(some, betweenLooks),
        ([title, members]) => html`<div class="run"><h4>${title}</h4>
${rowTable(members.map(outsideRow))}</div>\n`,
      );
      const hasDelete = some.some((one) => isAsset(one) && one.after === null);
      return dayPart(day, hasDelete, counted(some.length, 'change'), between);
    },
  );
}

function outsideRow(one: AuditOutside): PageRow {
  const outcome = html`<span class="bad">made outside</span>`;
  if (!isAsset(one)) {
    const name = nameMarkup((one.after ?? one.before)?.name ?? '');
    const system = one.of === 'cyber-system' ? name : html`${one.of} ${name}`;
    return { kind: 'place', system, asset: null, change: rowContrast(one), assetId: one.id, outcome };
  }
  return pageRow(changeRow({ id: one.id, before: sideOf(one.before), after: sideOf(one.after) }), outcome);
}
