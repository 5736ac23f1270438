// The tree of the page: a native details element for each facility and cyber system, a table of assets in each system.
import type { LiveAsset } from '../../core/model.ts';
import { counted } from '../text-style.ts';
import type { ShownChange, ShownChanges } from './changes.ts';
import type { FacilityNode, Lists, SystemNode } from './inventory.ts';
import { type Content, html, type Markup } from './markup.ts';
import { assetCounts, idOf, nameOf } from './pieces.ts';
import { isTrouble, markOf } from './words.ts';

interface TreeInput {
  readonly facilities: readonly FacilityNode[];
  readonly controlCenters: Lists['controlCenters'];
  /** null when no plan or evidence was given. */
  readonly shown: ShownChanges | null;
}

/** Beyond so many cyber systems facilities are shown closed. */
const MOST_OPEN = 60;

export function inventoryForest(input: TreeInput): Markup {
  const systems = input.facilities.reduce((sum, facility) => sum + facility.systems.length, 0);
  const open = systems <= MOST_OPEN ? html` open` : null;
  return html`<div id="tree">
${input.facilities.map((facility) => facilityPart(facility, open, input))}</div>
`;
}

function facilityPart(facility: FacilityNode, open: Content, { controlCenters, shown }: TreeInput): Markup {
  const { id, systems, counts } = facility;
  const changed = systems.reduce((sum, system) => sum + changedIn(system, shown), 0);
  const said = `${counted(systems.length, 'cyber system')} · ${assetCounts(counts)}`;
  return html`<details class="facility"${open}>
<summary><h3>${facilityName(facility)}</h3>${id === null ? null : idOf(id)}<span class="count">${said}</span>${changedCount(changed)}</summary>
${id === null ? centerNote(controlCenters) : null}${systems.map((system) => systemPart(system, facility, shown))}</details>
`;
}

function facilityName({ id, name }: FacilityNode): Content {
  if (id === null) return 'No facility';
  return name === null ? 'A facility that the list lacks' : nameOf(name);
}

/** A cyber system belongs to a facility or a control center, and the service does not show to which center. */
function centerNote(centers: Lists['controlCenters']): Markup {
  const named = centers.map(({ id, name }, index) => html`${index === 0 ? '' : ', '}${nameOf(name)} ${idOf(id)}`);
  const told = centers.length === 0 ? 'none' : named;
  return html`<p class="note">The service tells no facility of these cyber systems, as under a control center. Control centers of the organization: ${told}.</p>
`;
}

function systemPart(system: SystemNode, facility: FacilityNode, shown: ShownChanges | null): Markup {
  const { id, name, assets, counts } = system;
  const title = name === null ? 'A cyber system that the list lacks' : nameOf(name);
  return html`<details class="system">
<summary><h4>${title}</h4>${idOf(id)}<span class="count">${assetCounts(counts)}</span>${changedCount(changedIn(system, shown))}</summary>
${assets.length === 0 ? html`<p class="none">No assets.</p>` : assetTable(assets, html`${facilityName(facility)} · ${title}`, shown)}
</details>
`;
}

/** The first line of the head is for print alone: it repeats, with the head, on every page that the table reaches. */
function assetTable(assets: readonly LiveAsset[], place: Markup, shown: ShownChanges | null): Markup {
  return html`<table class="assets">
<thead><tr class="place"><th colspan="3">${place}</th></tr><tr><th scope="col">Name</th><th scope="col">Id</th><th scope="col">Type</th></tr></thead>
<tbody>
${assets.map((asset) => assetRow(asset, shown))}</tbody></table>`;
}

function assetRow({ id, name, asset_type }: LiveAsset, shown: ShownChanges | null): Markup {
  const change = shown?.byAsset.get(id);
  const anchor = change === undefined ? null : html` id="asset-${change.place}"`;
  const undeclared = shown?.undeclared.has(id) ? html` <span class="mark">in no file</span>` : null;
  return html`<tr${anchor}><td>${nameOf(name)}${change === undefined ? undeclared : changeMark(change)}</td><td>${idOf(id)}</td><td>${asset_type}</td></tr>
`;
}

function changeMark(change: ShownChange): Markup {
  return html` <a class="mark ${isTrouble(change) ? 'bad' : 'changed'}" href="#change-${change.place}">${markOf(change)}</a>`;
}

function changedCount(count: number): Content {
  return count === 0 ? null : html`<span class="mark changed">${counted(count, 'change')}</span>`;
}

function changedIn({ assets }: SystemNode, shown: ShownChanges | null): number {
  return shown === null ? 0 : assets.filter(({ id }) => shown.byAsset.has(id)).length;
}
