// The page of an audit as one file: it contains everything it needs, runs no script and loads nothing from a network. The
// same content makes the same page, byte for byte.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CHANGE_COLUMNS } from '../change-row.ts';
import { type Content, html, idMarkup, Markup, nameMarkup } from './markup.ts';

// The bundle holds the text of the file in place of this call (scripts/build.ts).
const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

/** The whole page, with a newline at its end. Only its own style takes effect, wherever it is opened. */
export function renderPage({
  title,
  kicker,
  organization,
  tool,
  madeAt,
  lead,
  contents,
  main,
}: {
  readonly title: string;
  /** What the page is about, shown above the organization. */
  readonly kicker: string;
  readonly organization: string;
  readonly tool: { readonly name: string; readonly version: string };
  /** When it was made: ISO 8601, UTC. */
  readonly madeAt: string;
  /** What a reader must know first, shown below the organization. */
  readonly lead: Content;
  /** Ids of the sections, and their titles. */
  readonly contents: readonly { readonly id: string; readonly title: Content }[];
  readonly main: Content;
}): string {
  if (/<[/!]/.test(STYLE)) throw new Error('text that could end its style element');
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; script-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${title}</title>
${new Markup(`<style>${STYLE}</style>`)}
</head>
<body>
<header>
<p class="kicker">${kicker}</p>
<h1>${nameMarkup(organization)}</h1>
${lead}</header>
<nav aria-label="Contents"><ul>
${contents.map(({ id, title: entry }) => html`<li><a href="#${id}">${entry}</a></li>\n`)}</ul></nav>
<main>
${main}</main>
<footer><p>Made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 19)} UTC by ${tool.name} ${tool.version}.</p></footer>
</body>
</html>\n`}`;
}

/** A landmark with a heading. */
export function section(id: string, title: Content, body: Content): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>\n`;
}

/** A row of a table of changes. `asset` is null if there is no name to show. */
export interface PageRow {
  readonly kind: string;
  readonly system: Content;
  readonly asset: Content;
  readonly change: Content;
  readonly assetId: string | null;
  readonly outcome: Content;
}

/** One line for each change. */
export function rowTable(rows: readonly PageRow[]): Markup {
  const heads = [...CHANGE_COLUMNS.slice(0, 4), 'Outcome'].map((title) => html`<th scope="col">${title}</th>`);
  const lines = rows.map(({ kind, system, asset, change, assetId, outcome }) => {
    const header = asset === null ? html`<td></td>` : html`<th scope="row">${asset}</th>`;
    return html`<tr class="${kind}"><td>${system}</td>${header}<td>${change}</td><td>${assetId === null ? null : idMarkup(assetId)}</td><td>${outcome}</td></tr>\n`;
  });
  return html`<table class="rows"><thead><tr>${heads}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}
