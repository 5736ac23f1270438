// An audit as one page to read, search, print and file: changes by day with who asked and who approved, what was made
// outside set apart, reviews and the next one due. And the list of a day, as the report shows one.
import type {
  AuditChange,
  AuditList,
  AuditOutside,
  AuditReport,
  AuditReview,
  AuditState,
} from '../../core/audit-answers.ts';
import { groupBy } from '../../core/group.ts';
import { hasSucceeded } from '../../core/result.ts';
import {
  approvedSentence,
  approverSentence,
  approvers,
  askedSentence,
  betweenLooks,
  continuedSentence,
  dueLine,
  gapLine,
  groupByRun,
  isAsset,
  minuteOf,
  periodOf,
  placesOf,
  reasonSentence,
  reviewerOf,
  rowContrast,
  scopeOf,
  verbOf,
} from '../audit-text.ts';
import { counted } from '../text-style.ts';
import { type Content, factList, html, idOf, type Markup, nameOf, timeTag, totalsList, turned } from './markup.ts';
import { renderPage, rowList, searchBox, type Tool } from './page.ts';
import { renderReport } from './report-page.ts';

/** The whole page. Grows with the number of changes, in time and in size. */
export function auditPage(report: AuditReport, tool: Tool): string {
  const main = html`${searchBox('Name, id, person, pull request')}
${changesSection(report.changes)}${outsideSection(report.outside)}${refusedSection(report)}${reviewsSection(report)}${looksSection(report)}`;
  return renderPage({
    title: `${report.organization}: audit of the inventory, ${report.ledger.tip.slice(0, 12)}`,
    ...{ tool, main, header: masthead(report), skipTo: ['changes', 'changes'] },
  });
}

function masthead(report: AuditReport): Markup {
  const { organization, service, ledger, changes, outside, refused, reviews, looks } = report;
  return html`<header>
<p class="kicker">NERC CIP compliance inventory: a record for R2</p>
<h1>${nameOf(organization)}</h1>
${factList([
  { term: 'Period', content: periodOf(report), isWide: true },
  { term: 'Service', content: service },
  { term: 'Ledger commit', content: idOf(ledger.tip), isWide: true },
  { term: 'Next review', content: dueLine(report.next_review_due), isWide: true },
  ledger.continues === null ? null : { term: 'Before', content: continuedSentence(ledger.continues) },
])}
${totalsList([
  { count: changes.length, noun: 'change' },
  { count: outside.length, noun: 'made outside', plural: 'made outside' },
  { count: refused.length, noun: 'refused run' },
  { count: reviews.length, noun: 'review' },
  { count: looks.length, noun: 'reading' },
])}
<p class="note">What was seen and done, as the ledger has it. It does not say what was added and deleted again between two readings, nor who made a change outside this repository.</p>
</header>`;
}

function section(id: string, title: string, body: Content): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>
`;
}

/** Beyond so many changes days are shown closed. */
const MOST_OPEN = 200;

function days<T>(all: readonly T[], timeOfOne: (one: T) => string, rows: (some: readonly T[]) => Markup): Content {
  if (all.length === 0) return html`<p class="none">None.</p>`;
  const open = all.length <= MOST_OPEN ? html` open` : null;
  return Array.from(
    groupBy(all, (one) => timeOfOne(one).slice(0, 10)),
    ([day, some]) => {
      return html`<details class="part day"${open}>
<summary><h3>${day}</h3><span class="count">${counted(some.length, 'change')}</span></summary>
${rows(some)}</details>
`;
    },
  );
}

function changesSection(changes: readonly AuditChange[]): Markup {
  const runs = (some: readonly AuditChange[]) => html`${[...groupByRun(some).values()].map(runPart)}`;
  return section(
    'changes',
    'Changes',
    days(changes, ({ at }) => at, runs),
  );
}

/** What one run did for the same people: who they are, its commits and its address, then its changes. */
function runPart(some: readonly AuditChange[]): Markup {
  const { commit, run_url, ledger_commit } = some[0]!;
  const reason = reasonSentence(some[0]!);
  const facts = [
    ...(reason === '' ? [] : [reason]),
    run_url ?? 'run on a command line',
    ...(commit === null ? [] : [html`inventory commit ${idOf(commit)}`]),
    html`ledger commit ${idOf(ledger_commit)}`,
  ];
  const origin = facts.map((fact, index) => html`${index === 0 ? null : ' · '}${fact}`);
  const who = html`${askedSentence(some[0]!)}, ${approvedSentence(some[0]!)}`;
  const head = headOf(['Time', 'What', 'Asset', 'Cyber system', 'Outcome']);
  return html`<div class="part run"><div class="title"><h4>${who}</h4><small>${origin}</small></div>
${rowList({ noun: 'change', kind: 'audit', head, rows: some.map(changeRow) })}</div>
`;
}

function headOf(titles: readonly string[]): Markup {
  return html`<tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr>`;
}

function changeRow(change: AuditChange): Markup {
  const { at, asset_id, outcome, reason, before, after } = change;
  const explanation = reason === null ? null : html`<br><small>${reason}</small>`;
  return html`<tr><td>${clockOf(at)}</td><td>${verbOf(change)}</td>${assetCells(asset_id, before, after)}<td class="${hasSucceeded(outcome) ? 'good' : 'bad'}">${outcome}${explanation}</td></tr>
`;
}

function clockOf(at: string): Content {
  return html`<time datetime="${at}">${at.slice(11, 19)}</time>`;
}

/** Name, type and id; and where it stands. Before and after, as far as they differ. */
function assetCells(id: string | null, before: AuditState | null, after: AuditState | null): Markup {
  const [one, other] = [before ?? after, after ?? before];
  if (one === null || other === null) return html`<td></td><td></td>`;
  const name = one.name === other.name ? nameOf(one.name) : turned(nameOf(one.name), nameOf(other.name));
  const type = one.asset_type === other.asset_type ? one.asset_type : turned(one.asset_type, other.asset_type);
  const [from, to] = placesOf(one, other);
  const place = from === to ? nameOf(from) : turned(nameOf(from), nameOf(to));
  return html`<td>${name}<br><small>${id === null ? 'no id' : idOf(id)} · ${type}</small></td><td>${place}</td>`;
}

function outsideSection(outside: readonly AuditOutside[]): Markup {
  const head = headOf(['What', 'Asset', 'Cyber system', 'Between the readings']);
  const rows = (some: readonly AuditOutside[]) =>
    rowList({ noun: 'outside change', kind: 'audit outside', head, rows: some.map(outsideRow) });
  const title = 'Made outside this repository';
  return section(
    'outside',
    title,
    days(outside, ({ before_look }) => before_look, rows),
  );
}

function outsideRow(one: AuditOutside): Markup {
  const cells = isAsset(one)
    ? html`<td>${verbOf(one)}</td>${assetCells(one.id, one.before, one.after)}`
    : html`<td>${one.of}</td><td>${idOf(one.id)}</td><td>${rowContrast(one)}</td>`;
  return html`<tr>${cells}<td>${betweenLooks(one)}</td></tr>
`;
}

function refusedSection({ refused }: AuditReport): Markup {
  const lines = refused.map(
    ({ at, result, guards, changes, run_url }) =>
      html`<li>${timeTag(at)}: ${result}${guards.length === 0 ? null : ` by ${guards.join(', ')}`}, ${counted(changes, 'change')}, nothing written${run_url === null ? null : ` · ${run_url}`}</li>
`,
  );
  return section('refused', 'Refused runs', listOf(lines));
}

function listOf(lines: readonly Markup[]): Markup {
  return lines.length === 0 ? html`<p class="none">None.</p>` : html`<ul>${lines}</ul>`;
}

function reviewsSection({ reviews, next_review_due }: AuditReport): Markup {
  return section(
    'reviews',
    'Reviews',
    html`<p>${dueLine(next_review_due)}</p>
${listOf(reviews.map(reviewLine))}`,
  );
}

function reviewLine(review: AuditReview): Markup {
  const { date, pull_request, approved_by, statement, list_commit } = review;
  const by = `${reviewerOf(review)}${pull_request === null ? '' : ` in #${pull_request}`}`;
  return html`<li><b>The list of ${date}</b>, ${scopeOf(review)}, by ${by}; approved by ${approvers(approved_by)}. ${approverSentence(review)}<br>“${statement}”<br><small>list of ledger commit ${idOf(list_commit)}</small></li>
`;
}

function looksSection({ looks, gaps, from }: AuditReport): Markup {
  const [first, last] = [looks[0], looks.at(-1)];
  const span =
    first === undefined || last === undefined
      ? `No reading ${from === null ? 'yet' : 'in this period'}.`
      : `${counted(looks.length, 'reading')}, from ${minuteOf(first.at)} to ${minuteOf(last.at)}; the last one listed ${counted(last.assets, 'asset')}.`;
  const lines = gaps.map(
    (gap) => html`<li>${gapLine(gap).trim()}</li>
`,
  );
  return section(
    'looks',
    'Readings and gaps',
    html`<p>${span}</p>
${lines.length === 0 ? html`<p class="none">No gaps.</p>` : listOf(lines)}`,
  );
}

/** The list of one reading, as the report shows the live one. */
export function listPage(list: AuditList, tool: Tool): string {
  const { organization, service, at, next_look, ledger_commit, live_sha256 } = list;
  const owned = (row: AuditList['systems'][number]) => ({
    id: row.id ?? '',
    name: row.name ?? '',
    organization_slug: organization,
  });
  return renderReport({
    ...{ organization, service, readAt: at, tool, changes: null },
    lists: {
      facilities: list.facilities.map(owned),
      controlCenters: list.control_centers.map(owned),
      systems: list.systems.map((row) => ({ ...row, ...owned(row) })),
      assets: list.assets.map(({ id, name, cyber_system_id, asset_type }) => {
        const type = asset_type === 'software' ? 'software' : 'hardware';
        return { id, name, cyber_system_id, asset_type: type, organization_slug: organization };
      }),
    },
    // The columns of the ledger, whatever the fields were called at the service.
    fields: { impactRatingField: 'impact_rating', controlCenterField: 'control_center_id' },
    facts: [
      { term: 'Next reading', content: next_look === null ? 'none since' : timeTag(next_look) },
      { term: 'Ledger commit', content: idOf(ledger_commit), isWide: true },
      { term: 'live_sha256', content: idOf(live_sha256), isWide: true },
    ],
  });
}
