// A page that holds everything it needs and asks nothing of any network: its head, its style and script, the search,
// and rows in any number. The same content makes the same page, byte for byte.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, Markup } from './markup.ts';

// The bundle holds both texts in place of these calls (scripts/build.ts).
const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
const SCRIPT = readFileSync(new URL('./page.js', import.meta.url), 'utf8');

export interface Tool {
  readonly name: string;
  readonly version: string;
}

export interface PageParts {
  readonly title: string;
  readonly tool: Tool;
  /** Where the skip link leads: the id of a section, and what it is called. */
  readonly skipTo: readonly [id: string, label: string];
  readonly header: Markup;
  readonly main: Markup;
}

/** The whole page, with a newline at its end. */
export function renderPage({ title, tool, skipTo: [id, label], header, main }: PageParts): string {
  return `${html`<!doctype html>
<html lang="en">
${head(title, tool)}
<body>
<a class="skip" href="#${id}">Skip to the ${label}</a>
${header}
<main>
${main}</main>
${embedded('script', SCRIPT)}
</body>
</html>
`}`;
}

/** Nothing but the style and the script below may take effect, wherever the page is opened. */
function head(title: string, tool: Tool): Markup {
  const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
  return html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${title}</title>
${embedded('style', STYLE)}
</head>`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** An element whose content is not parsed as HTML, for our own files alone. */
export function embedded(tag: 'style' | 'script', text: string): Markup {
  if (/<[/!]/.test(text)) throw new Error(`text that could end its ${tag} element`);
  return new Markup(tag === 'script' ? `<script type="module">${text}</script>` : `<style>${text}</style>`);
}

/** Sifts every list of rows, and titles of what is of class `part`. Of use with the script alone, which shows it. */
export function searchBox(placeholder: string): Markup {
  return html`<div id="controls" hidden>
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="${placeholder}" aria-keyshortcuts="/" aria-describedby="found">
<output id="found" for="search"></output>
<button type="button" id="expand">Expand all</button>
<button type="button" id="collapse">Collapse all</button>
</div>`;
}

export interface RowList {
  /** What a row tells of, in the singular: a search counts by it. */
  readonly noun: string;
  /** Class of its tables. */
  readonly kind: string;
  readonly head: Markup;
  /** A `tr` on one line each. */
  readonly rows: readonly Markup[];
}

/** A browser lays out and prints a hundred rows at a time: of one long table it would weigh every row for each page. */
const CHUNK = 100;

/**
 * Rows of a table that may be long. Where scripts run, a noscript element is a text, which costs a browser nothing, and
 * the script makes rows of it when they are to be seen. Elsewhere they are there from the start.
 */
export function rowList({ noun, kind, head: heads, rows }: RowList): Markup {
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => {
    const some = rows.slice(index * CHUNK, (index + 1) * CHUNK);
    return html`<div class="chunk"><table class="${kind}"><thead>${heads}</thead><tbody>
${some}</tbody></table></div>
`;
  });
  return html`<div class="rows" data-noun="${noun}"><noscript>
${chunks}</noscript></div>
`;
}
