// The report: the live inventory of an organization as one page, with the contents of a plan or an evidence file above
// it.
import { compareNatural } from '../../core/compare.ts';
import { groupBy } from '../../core/group.ts';
import type { Lists, LiveAsset, Named } from '../../core/model.ts';
import { placesOf, type ShownFields } from '../../core/system-context.ts';
import { counted, durationText, grouped } from '../text-style.ts';
import {
  type ChangesFile,
  changesContents,
  changesLead,
  changesSection,
  isTrouble,
  markOf,
  type ShownChange,
  type ShownChanges,
  shownChanges,
} from './changes.ts';
import { type Content, type Fact, factList, html, idMarkup, type Markup, nameMarkup, timeTag } from './markup.ts';
import { part, renderPage, section, type Tool } from './page.ts';

export interface ReportInput {
  /** Slug of the organization. */
  readonly organization: string;
  /** URL of the service. */
  readonly service: string;
  /** When the lists were read: ISO 8601, UTC. */
  readonly readAt: string;
  /** When the page is made, if not when the lists were read. */
  readonly madeAt?: string;
  readonly tool: Tool;
  readonly lists: Lists;
  /** A plan or an evidence file to show with the lists. */
  readonly changes: ChangesFile | null;
  /** Fields of cyber systems that the service does not document. */
  readonly fields?: ShownFields;
  /** More facts about the lists. */
  readonly facts?: readonly Fact[];
  /** Identifies the lists if no plan or evidence is shown. By default the time of reading. */
  readonly identity?: string;
}

/** The page. Time and size grow with the number of assets. */
export function renderReport(input: ReportInput): string {
  const { organization, service, readAt, tool, lists, changes, facts = [], identity } = input;
  const sites = inventoryTree(lists, input.fields ?? {});
  const shown = changes === null ? null : { file: changes, list: shownChanges(changes, lists.assets) };
  const lead = changes === null ? { state: null, facts: [] } : changesLead(changes, service);
  return renderPage({
    ...{ organization, tool, madeAt: input.madeAt ?? readAt, kicker: 'NERC CIP compliance inventory' },
    title: `${organization}: compliance inventory, ${readAt.slice(0, 10)}`,
    identity: identity ?? changes?.document.digest ?? `read ${readAt}`,
    lead: html`${lead.state}${factList([
      ...lead.facts,
      { term: 'Service', content: service },
      { term: 'Inventory read', content: timeTag(readAt) },
      ...facts,
    ])}\n`,
    contents: [
      ...(shown === null ? [] : changesContents(shown.file, shown.list)),
      { id: 'inventory', title: 'Inventory' },
    ],
    main: html`${shown === null ? null : changesSection(shown.file, shown.list)}${inventorySection(lists, sites, shown?.list ?? null)}`,
  });
}

function inventorySection(lists: Lists, sites: readonly SiteNode[], changeList: ShownChanges | null): Markup {
  return section(
    'inventory',
    'Inventory',
    html`<p class="count totals">${totals(lists).join(' · ')}</p>
<div class="flow tree">
${sites.map((site) => sitePart(site, lists, changeList))}</div>\n`,
  );
}

/** What was written, in one line: `3 facilities, 8 cyber systems, 112 assets: 90 hardware, 22 software, in 0.4 s`. */
export function reportLine(lists: Lists, ms: number): string {
  return [...totals(lists), `in ${durationText(ms)}`].join(', ');
}

function totals({ facilities, systems, assets }: Lists): string[] {
  const homes = [counted(facilities.length, 'facility', 'facilities'), counted(systems.length, 'cyber system')];
  return [...homes, assetCounts(assets)];
}

interface SystemNode {
  readonly id: string;
  /** null if the list of cyber systems lacks it. */
  readonly name: string | null;
  readonly impactRating: string | null;
  /** Sorted by name, then id. */
  readonly assets: readonly LiveAsset[];
}

/** A facility, or a control center that cyber systems name. */
interface SiteNode {
  /** null for the group of systems without a site. */
  readonly id: string | null;
  /** null if the lists lack it, or there is none. */
  readonly name: string | null;
  readonly systems: readonly SystemNode[];
}

/** Facilities by name, then other sites, then systems without a site. Linear except for sorting. */
function inventoryTree({ facilities, controlCenters, systems, assets }: Lists, fields: ShownFields): SiteNode[] {
  const bySystem = groupBy(assets, (asset) => asset.cyber_system_id);
  const listed = new Set(systems.map(({ id }) => id));
  const lost = [...bySystem.keys()].filter((id) => !listed.has(id)).sort(compareNatural);
  const place = placesOf({ systems, facilities, controlCenters }, fields);
  const sites = new Map<string, Named>([...facilities].sort(byName).map((site) => [site.id, site]));
  const isListed = new Set([...facilities, ...controlCenters].map(({ id }) => id));
  const others = systems.flatMap(({ id }) => place(id).site ?? []).filter(({ id }) => !sites.has(id));
  for (const site of others.sort(byName)) sites.set(site.id, site);
  const all = [...[...systems].sort(byName), ...lost.map((id) => ({ id, name: null }))];
  const nodes = all.map(({ id, name }): SystemNode => {
    return { id, name, impactRating: place(id).impactRating, assets: [...(bySystem.get(id) ?? [])].sort(byName) };
  });
  const bySite = groupBy(nodes, ({ id }) => place(id).site?.id ?? null);
  const parents = Array.from(sites.values(), ({ id, name }): SiteNode => {
    return { id, name: isListed.has(id) ? name : null, systems: bySite.get(id) ?? [] };
  });
  const nowhere = bySite.get(null);
  return nowhere === undefined ? parents : [...parents, { id: null, name: null, systems: nowhere }];
}

function byName(a: Named, b: Named): number {
  return compareNatural(a.name, b.name) || compareNatural(a.id, b.id);
}

/** `340 assets`, with `200 hardware, 140 software` if there are both kinds. */
function assetCounts(assets: readonly LiveAsset[]): string {
  if (assets.length === 0) return 'no assets';
  const total = counted(assets.length, 'asset');
  const hardware = assets.filter(({ asset_type }) => asset_type === 'hardware').length;
  const software = assets.length - hardware;
  if (hardware === 0 || software === 0) return `${total}, all ${hardware > 0 ? 'hardware' : 'software'}`;
  return `${total}: ${grouped(hardware)} hardware, ${grouped(software)} software`;
}

/** `changeList` is null when no plan or evidence was given. */
function sitePart(site: SiteNode, { controlCenters }: Lists, changeList: ShownChanges | null): Markup {
  const { id, systems } = site;
  const assets = systems.flatMap((system) => system.assets);
  const content = `${counted(systems.length, 'cyber system')} · ${assetCounts(assets)}`;
  return part({
    ...{ kind: 'facility', title: siteName(site) },
    beside: html`${id === null ? null : idMarkup(id)}<span class="count">${content}</span>${changedCount(assets, changeList)}`,
    body: html`${id === null ? centerNote(controlCenters) : null}${systems.map((system) => systemPart(system, changeList))}`,
  });
}

function siteName({ id, name }: SiteNode): Content {
  if (id === null) return 'No facility';
  return name === null ? 'A site that the lists lack' : nameMarkup(name);
}

/** A cyber system belongs to a facility or a control center. The service does not show to which control center. */
function centerNote(centers: Lists['controlCenters']): Markup {
  const named = centers.map(
    ({ id, name }, index) => html`${index === 0 ? '' : ', '}${nameMarkup(name)} ${idMarkup(id)}`,
  );
  const names = centers.length === 0 ? 'none' : named;
  return html`<p class="note">The service names no facility for these cyber systems, which may be of a control center. Control centers of the organization: ${names}.</p>\n`;
}

function systemPart({ id, name, impactRating, assets }: SystemNode, changeList: ShownChanges | null): Markup {
  const rating = impactRating === null ? null : html`<span class="mark">${nameMarkup(impactRating)}</span>`;
  return html`<details class="system">
<summary><h4>${name === null ? 'A cyber system that the list lacks' : nameMarkup(name)}</h4>${idMarkup(id)}${rating}<span class="count">${assetCounts(assets)}</span>${changedCount(assets, changeList)}</summary>
${assets.length === 0 ? html`<p class="none">No assets.</p>` : assetTable(assets, changeList)}
</details>\n`;
}

function assetTable(assets: readonly LiveAsset[], changeList: ShownChanges | null): Markup {
  return html`<table class="assets"><thead><tr><th scope="col">Asset</th><th scope="col">Id</th><th scope="col">Type</th></tr></thead><tbody>
${assets.map((asset) => assetRow(asset, changeList))}</tbody></table>`;
}

function assetRow({ id, name, asset_type }: LiveAsset, changeList: ShownChanges | null): Markup {
  const change = changeList?.byAsset.get(id);
  const anchor = change === undefined ? null : html` id="asset-${change.place}"`;
  const undeclared = changeList?.undeclared.has(id) ? html` <span class="mark">in no file</span>` : null;
  return html`<tr${anchor}><td>${nameMarkup(name)}${change === undefined ? undeclared : changeMark(change)}</td><td>${idMarkup(id)}</td><td>${asset_type}</td></tr>\n`;
}

function changeMark(change: ShownChange): Markup {
  return html` <a class="mark ${isTrouble(change) ? 'bad' : 'changed again'}" href="#change-${change.place}">${markOf(change)}</a>`;
}

function changedCount(assets: readonly LiveAsset[], changeList: ShownChanges | null): Content {
  const count = assets.filter(({ id }) => changeList?.byAsset.has(id)).length;
  return count === 0 ? null : html`<span class="mark changed">${counted(count, 'change')}</span>`;
}
