// The report: one HTML page that holds everything it needs and asks nothing of any network. The same input makes the
// same page, byte for byte.
import { createHash } from 'node:crypto';
import { durationText } from '../progress.ts';
import { counted, grouped } from '../text-style.ts';
import { type ChangesFile, shownChanges } from './changes.ts';
import { changesSection } from './changes-section.ts';
import { type FacilityNode, inventoryTree, type Lists, sumOf } from './inventory.ts';
import { embedded, html, type Markup } from './markup.ts';
import { assetCounts, factList, nameOf, timeOf } from './pieces.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { inventoryForest } from './tree.ts';

export interface ReportInput {
  /** Slug of the organization. */
  readonly organization: string;
  /** URL of the service. */
  readonly service: string;
  /** When the lists were read: ISO 8601, UTC. */
  readonly readAt: string;
  readonly tool: { readonly name: string; readonly version: string };
  readonly lists: Lists;
  /** A plan or an evidence file to tell of. */
  readonly changes: ChangesFile | null;
}

/** The whole page, with a newline at its end. Grows with the number of assets, in time and in size. */
export function renderReport(input: ReportInput): string {
  const facilities = inventoryTree(input.lists);
  const shown = input.changes === null ? null : shownChanges(input.changes, input.lists);
  const section = input.changes === null || shown === null ? null : changesSection(input.changes, shown);
  const { controlCenters } = input.lists;
  return `${html`<!doctype html>
<html lang="en">
${head(input)}
<body>
<a class="skip" href="#inventory">Skip to the inventory</a>
${masthead(input, facilities)}
<main>
${section}<section id="inventory" aria-labelledby="inventory-title">
<h2 id="inventory-title">Inventory</h2>
${CONTROLS}
${inventoryForest({ facilities, controlCenters, shown })}</section>
</main>
${embedded('script', SCRIPT)}
</body>
</html>
`}`;
}

/** Nothing but the style and the script below may take effect, wherever the page is opened. */
function head({ organization, readAt, tool }: ReportInput): Markup {
  const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
  return html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${organization}: compliance inventory, ${readAt.slice(0, 10)}</title>
${embedded('style', STYLE)}
</head>`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function masthead(
  { organization, service, readAt, tool, lists }: ReportInput,
  facilities: readonly FacilityNode[],
): Markup {
  const { hardware, software } = sumOf(facilities.map(({ counts }) => counts));
  const totals: readonly (readonly [number, string])[] = [
    [lists.facilities.length, lists.facilities.length === 1 ? 'facility' : 'facilities'],
    [lists.systems.length, lists.systems.length === 1 ? 'cyber system' : 'cyber systems'],
    [lists.assets.length, lists.assets.length === 1 ? 'cyber asset' : 'cyber assets'],
    [hardware, 'hardware'],
    [software, 'software'],
  ];
  return html`<header>
<p class="kicker">NERC CIP compliance inventory</p>
<h1>${nameOf(organization)}</h1>
${factList([
  { term: 'Service', told: service },
  { term: 'Read at', told: timeOf(readAt) },
  { term: 'Read by', told: `${tool.name} ${tool.version}, with reads alone` },
])}
<ul class="totals">${totals.map(([count, noun]) => html`<li><b>${grouped(count)}</b> ${noun}</li>`)}</ul>
</header>`;
}

/** Of use with the script alone, which shows them. */
const CONTROLS = html`<div id="controls" hidden>
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Name, id or type" aria-keyshortcuts="/" aria-describedby="found">
<output id="found" for="search"></output>
<button type="button" id="expand">Expand all</button>
<button type="button" id="collapse">Collapse all</button>
</div>`;

/** What was written, in one line: `3 facilities, 8 cyber systems, 112 assets: 90 hardware, 22 software, in 0.4 s`. */
export function reportLine({ facilities, systems, assets }: Lists, ms: number): string {
  const hardware = assets.filter(({ asset_type }) => asset_type === 'hardware').length;
  const counts = assetCounts({ hardware, software: assets.length - hardware });
  return `${counted(facilities.length, 'facility', 'facilities')}, ${counted(systems.length, 'cyber system')}, ${counts}, in ${durationText(ms)}`;
}
