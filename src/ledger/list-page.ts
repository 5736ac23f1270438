// The list as of one look as a page to print and sign: systems of high impact, then of medium, sites with low ones, and
// the rest, each even if there is none. Assets are folded away, since there may be very many: the CSV has them all.
import { sha256 } from '../core/fingerprint.ts';
import { groupBy } from '../core/group.ts';
import { counted, utcTime, word } from '../text/text.ts';
import type { AuditList, ListChanges, ListedSite, ListedSystem } from './list.ts';
import {
  listCsv,
  listedChanges,
  listHeadline,
  lookLine,
  NOT_KNOWN,
  ratingLines,
  SITE_LINE,
  sinceLine,
  siteCounts,
  systemsWithoutRating,
} from './list-text.ts';
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

interface Placed {
  readonly site: ListedSite;
  readonly system: ListedSystem;
}

export function listPage(list: AuditList, making: Making): string {
  const { look, sites, since, subject } = list;
  const { ledger, run, commit } = look;
  const placed = sites.flatMap((site) => site.systems.map((system): Placed => ({ site, system })));
  const rated = (rating: string) => placed.filter(({ system }) => system.rating?.trim().toLowerCase() === rating);
  const [high, medium, low] = [rated('high'), rated('medium'), rated('low')];
  const sorted = new Set([...high, ...medium, ...low]);
  const others = placed.filter((one) => !sorted.has(one));
  const empty = sites.filter(({ systems }) => systems.length === 0);
  const unknown = systemsWithoutRating(list);
  // Nobody can say that there is no such system if some ratings are not known.
  const none =
    unknown === 0
      ? NONE
      : html`<p class="none">${counted`Not known: ${unknown} cyber system(s) without a known rating, listed below.`}</p>\n`;
  const limits = Object.entries(subject).flatMap(([flag, name]) => (name === null ? [] : ` --${flag} ${word(name)}`));
  const same = `cip-sync audit --at ${commit}${limits.join('')} --csv`;
  const body = html`<header>
<p class="kicker">NERC CIP compliance inventory: CIP-002 R1 and R2</p>
<h1>${nameMarkup(ledger.organization)}</h1>
${ratingLines(list).map((line) => html`<p class="alert" role="note">${line}</p>\n`)}<p>${listHeadline(list)} ${lookLine(list)} ${SITE_LINE}</p>
<dl class="facts">${[
    factPart('List as of', utcTime(run.read_at)),
    factPart('Service', ledger.service),
    factPart('Ledger commit', idMarkup(commit)),
    factPart('SHA-256 of live/', idMarkup(run.live_sha256 ?? '')),
    factPart('SHA-256 of the list as CSV', idMarkup(sha256(listCsv(list)))),
  ]}</dl>
<p class="note">To make that CSV, in a clone of the ledger:</p>
<pre>${same} --out list.csv</pre>
<p class="note">This page shows what the service listed then, as the ledger has it. It does not judge whether the list or a rating is right.</p>
</header>
<main>
${[
  section('high', 'Cyber systems of high impact', systemTable(high, none)),
  section('medium', 'Cyber systems of medium impact', systemTable(medium, none)),
  section('low', 'Sites with cyber systems of low impact', lowTable(low, none)),
  section('others', 'Cyber systems of another rating, or whose rating is not known', systemTable(others, NONE)),
  section('empty', 'Sites without a cyber system in this list', emptySites(empty, list)),
  since === null ? null : section('since', 'Changes since an earlier list', changesPart(since)),
  section('review', 'Review', reviewPart(list)),
]}</main>
`;
  const title = `${ledger.organization}: the list of ${run.read_at.slice(0, 10)}, ${commit.slice(0, 12)}`;
  return wholePage(making, { title, ledgerCommit: commit, body });
}

/** It may be on a sheet of its own, so it says which list is signed. */
function reviewPart({ look: { ledger, run, commit } }: AuditList): Markup {
  return html`<div class="sign">
<p>The list of ${nameMarkup(ledger.organization)} as of ${utcTime(run.read_at)}, ledger commit ${idMarkup(commit)}.</p>
<p>Reviewed and approved by the CIP Senior Manager or delegate:</p>
<dl>${['Name', 'Title', 'Date', 'Signature'].map((line) => factPart(line, null))}</dl>
</div>\n`;
}

function table(titles: readonly string[], rows: readonly Markup[], none = NONE): Markup {
  if (rows.length === 0) return none;
  const heads = titles.map((title) => html`<th scope="col">${title}</th>`);
  return html`<table class="list"><thead><tr>${heads}</tr></thead><tbody>\n${rows}</tbody></table>\n`;
}

function systemTable(placed: readonly Placed[], none: Markup): Markup {
  const rows = placed.map(({ site, system }) => {
    const { id, rating, assets } = system;
    const cells = [
      siteMarkup(site),
      assetsPart(system),
      rating === null ? NOT_KNOWN : nameMarkup(rating),
      assets.length,
      idMarkup(id),
    ];
    return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`;
  });
  return table(['Site', 'Cyber system', 'Impact rating', 'Assets', 'Id'], rows, none);
}

/** A row a site. Its systems are folded: for low impact, the sites are what is reviewed. */
function lowTable(placed: readonly Placed[], none: Markup): Markup {
  const bySite = groupBy(placed, ({ site }) => site);
  const rows = Array.from(bySite, ([site, members]) => {
    const assets = members.reduce((sum, { system }) => sum + system.assets.length, 0);
    const systems = html`<details><summary>${members.length}</summary>${itemList(members.map(({ system }) => assetsPart(system)))}</details>`;
    return html`<tr><td>${siteMarkup(site)}</td><td>${systems}</td><td>${assets}</td><td>${idMarkup(site.id)}</td></tr>\n`;
  });
  return table(['Site', 'Cyber systems of low impact', 'Their assets', 'Id'], rows, none);
}

function siteMarkup({ of, name }: ListedSite): Content {
  return of === null ? html`<span class="none">no site</span>` : nameMarkup(name);
}

/** The name of a system. Its assets are folded behind it. */
function assetsPart({ id, name, assets }: ListedSystem): Markup {
  const title = name === null ? html`${nameMarkup(id)} (not in the list of cyber systems)` : nameMarkup(name);
  if (assets.length === 0) return html`${title}`;
  const items = assets.map((asset) => html`${nameMarkup(asset.name)} ${asset.asset_type} ${idMarkup(asset.id)}`);
  return html`<details><summary>${title}</summary>${itemList(items)}</details>`;
}

function emptySites(sites: readonly ListedSite[], list: AuditList): Markup {
  const rows = sites.map((site) => {
    const of = site.of === 'facility' ? 'facility' : 'control center';
    return html`<tr><td>${siteMarkup(site)}</td><td>${of}</td><td>${siteCounts(site, list)}</td><td>${idMarkup(site.id)}</td></tr>\n`;
  });
  return table(['Site', 'Kind', 'Cyber systems', 'Id'], rows);
}

/** More changes than these are folded. */
const MANY = 100;

function changesPart(since: ListChanges): Markup {
  const rows = listedChanges(since).map(({ what, name, change, id }) => {
    return html`<tr><td>${rowText(name)}</td><td>${rowText(change)}</td><td>${what}</td><td>${idMarkup(id)}</td></tr>\n`;
  });
  if (rows.length === 0) return html`<p>${sinceLine(since)}</p>\n`;
  const changes = table(['Name', 'Change', 'Of', 'Id'], rows);
  return html`<p>${sinceLine(since)}</p>
<details${rows.length > MANY ? null : html` open`}><summary>${counted`${rows.length} change(s)`}</summary>
${changes}</details>\n`;
}
