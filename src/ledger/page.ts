// A page of the ledger, to read, print and file: one file that contains everything it needs, runs no script and loads
// nothing. Only its own style takes effect, wherever it is opened. The same content makes the same page, byte for byte.

import { createHash } from 'node:crypto';
import { UNSAFE } from '../core/characters.ts';
import { type RowText, setParts } from '../text/rows.ts';
import { counted, reveal } from '../text/text.ts';
import { PAGE_STYLE } from './page-style.ts';

/** What makes a page, and when: ISO 8601, UTC. */
export interface Making {
  readonly tool: { readonly name: string; readonly version: string };
  readonly madeAt: string;
}

/** The whole page, which ends with a newline. On paper, each sheet has its number and the ledger commit. */
export function wholePage(
  { tool, madeAt }: Making,
  page: { readonly title: string; readonly ledgerCommit: string; readonly body: Content },
): string {
  const commit = page.ledgerCommit.replace(/[^0-9a-f]/g, '');
  const style = `${PAGE_STYLE}@page {\n  @bottom-left {\n    content: "Ledger commit ${commit}";\n  }\n}\n`;
  if (/<[/!]/.test(style)) throw new Error('text that could end its style element');
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; script-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${page.title}</title>
${new Markup(`<style>${style}</style>`)}
</head>
<body>
${page.body}<footer><p>Made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 19)} UTC by ${tool.name} ${tool.version}.</p></footer>
</body>
</html>\n`.text;
}

export function section(id: string, title: Content, body: Content): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>\n`;
}

export function factPart(term: string, content: Content): Markup {
  return html`<div><dt>${term}</dt><dd>${content}</dd></div>`;
}

/**
 * Markup that is safe by construction: everything put into a template is escaped unless it is markup itself, and only
 * templates, and the page for its own style, make markup.
 */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Text and numbers are escaped, lists are joined, null is left out. */
export type Content = string | number | Markup | readonly Content[] | null;

/** Contents may be between tags and inside double-quoted attributes, and nowhere else. */
export function html(template: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  let text = template[0] ?? '';
  for (const [index, content] of contents.entries()) text += written(content) + (template[index + 1] ?? '');
  return new Markup(text);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A runner obeys ## followed by [ anywhere in a log, and the page may be printed into one.
  '##': '#&#35;',
};

function written(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'number') return counted`${content}`;
  if (content instanceof Markup) return content.text;
  if (typeof content !== 'string') return content.map(written).join('');
  return reveal(content).replace(/[&<>"']|##/g, (special) => ENTITIES[special] ?? special);
}

/** Splits a text around its unsafe characters: safe parts at even indexes, unsafe ones at odd indexes. */
const UNSAFE_KEPT = new RegExp(`(${UNSAFE.source})`, 'u');

/**
 * A name, isolated from the text direction around it. Invisible parts (unsafe characters, padding, the empty name) are
 * spelled out and marked, so that they cannot be confused with a name that holds a backslash.
 */
export function nameMarkup(text: string): Markup {
  if (text === '') return html`<bdi><i>""</i></bdi>`;
  const padding = (count: number) => (count === 0 ? null : html`<i>${'\\u0020'.repeat(count)}</i>`);
  const rest = text.replace(/^ +/, '');
  const core = rest.replace(/(?<! ) +$/, '');
  const parts = core
    .split(UNSAFE_KEPT)
    .map((part, index) => (index % 2 === 0 || part === '' ? part : html`<i>${reveal(part)}</i>`));
  return html`<bdi>${padding(text.length - rest.length)}${parts}${padding(rest.length - core.length)}</bdi>`;
}

export function idMarkup(id: string): Markup {
  return html`<code>${id}</code>`;
}

/** The text of a row: its words, and the names among them. */
export function rowText(text: RowText): Markup {
  return html`${setParts(text, nameMarkup)}`;
}

export const NONE = html`<p class="none">None.</p>\n`;

/** A list, each item on a line of its own. */
export function itemList(items: readonly Content[], kind: string | null = null): Markup {
  const start = kind === null ? html`<li>` : html`<li class="${kind}">`;
  return html`<ul>\n${items.map((item) => html`${start}${item}</li>\n`)}</ul>`;
}
