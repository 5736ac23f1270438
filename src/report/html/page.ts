// Markup that is safe by construction: everything put into a template is escaped unless it is markup itself, and only
// templates make markup. Also the smallest parts of a page: a name, an id, a time, a link, facts.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CHANGE_COLUMNS, type RowText } from '../rows.ts';
import { reveal, splitUnsafe } from '../text.ts';

/** Made by `html`, and by the page for its own style. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
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

function written(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'string') return escaped(reveal(content));
  if (typeof content === 'number' || content instanceof Markup) return String(content);
  return content.map(written).join('');
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

function escaped(text: string): string {
  return /[&<>"'#]/.test(text) ? text.replace(/[&<>"']|##/g, (special) => ENTITIES[special] ?? special) : text;
}

/**
 * A name, isolated from the text direction around it. Invisible parts (unsafe characters, padding, the empty name) are
 * spelled out and marked, so that they cannot be confused with a name that holds a backslash.
 */
export function nameMarkup(text: string): Markup {
  if (text === '') return html`<bdi><i>""</i></bdi>`;
  const padding = (count: number) => (count === 0 ? null : html`<i>${'\\u0020'.repeat(count)}</i>`);
  const rest = text.replace(/^ +/, '');
  const core = rest.replace(/(?<! ) +$/, '');
  const parts = splitUnsafe(core).map((part, index) =>
    index % 2 === 0 || part === '' ? part : html`<i>${reveal(part)}</i>`,
  );
  return html`<bdi>${padding(text.length - rest.length)}${parts}${padding(rest.length - core.length)}</bdi>`;
}

export function idMarkup(id: string): Markup {
  return html`<code>${id}</code>`;
}

/** `2026-03-01 14:05:09 UTC`. Text that is not an ISO time stays as it is. */
export function timeTag(iso: string): Markup {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(iso);
  return parts === null ? html`${iso}` : html`<time datetime="${iso}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}

/** The text of a row: its words, and the names among them. */
export function rowText(text: RowText): Markup {
  return html`${text.map((part) => (typeof part === 'string' ? part : nameMarkup(part.name)))}`;
}

/** A list, each item on a line of its own. */
export function list(items: readonly Content[], kind: string | null = null): Markup {
  const start = kind === null ? html`<li>` : html`<li class="${kind}">`;
  return html`<ul>\n${items.map((item) => html`${start}${item}</li>\n`)}</ul>`;
}

const RUN_URL = /^(https:\/\/[\w.-]+(?::\d+)?\/[\w.-]+\/[\w.-]+)\/actions\/runs\/(\d+)(?:\/attempts\/\d+)?$/;

/**
 * The URLs on GitHub that a page links to. Other people wrote them, so only the URL of a run, with only plain
 * characters, becomes a link.
 */
export function linksOf(runUrl: string | null) {
  const [, repository, run] = RUN_URL.exec(runUrl ?? '') ?? [];
  const link = (path: string, content: Content) =>
    repository === undefined ? content : html`<a href="${repository}/${path}" rel="noreferrer">${content}</a>`;
  return {
    run:
      runUrl === null
        ? 'a run on a command line'
        : run === undefined
          ? runUrl
          : html`<a href="${runUrl}" rel="noreferrer">run ${run}</a>`,
    pullRequest: (number: number) => link(`pull/${number}`, `#${number}`),
    commit: (id: string) =>
      /^[0-9a-f]{40,64}$/.test(id) ? link(`commit/${id}`, idMarkup(id.slice(0, 7))) : idMarkup(id),
  };
}

// The page of an audit as one file: it contains everything it needs, runs no script and loads nothing from a network. The
// same content makes the same page, byte for byte.

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
