// A page that contains everything it needs, runs no script and loads nothing from a network: its head, contents,
// sections, foldable parts, and rows of changes. The same content makes the same page, byte for byte.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hexOf } from '../../core/characters.ts';
import { CHANGE_COLUMNS, type ChangeRow, siteAndName } from '../change-row.ts';
import { reveal, shorten } from '../escape.ts';
import { type Content, html, idMarkup, Markup, nameMarkup, rowText } from './markup.ts';

// The bundle holds the text of the file in place of this call (scripts/build.ts).
const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

export interface Tool {
  readonly name: string;
  readonly version: string;
}

/** A line of the table of contents: the id of its target, and its title. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: Content;
}

export interface PageParts {
  readonly title: string;
  /** What the page is about, shown above the organization. */
  readonly kicker: string;
  readonly organization: string;
  readonly tool: Tool;
  /** When it was made: ISO 8601, UTC. */
  readonly madeAt: string;
  /** Identifies the contents: a digest or a commit. Printed with the organization at the foot of each sheet. */
  readonly identity: string;
  /** What a reader must know first, shown below the organization. */
  readonly lead: Content;
  readonly contents: readonly ContentsEntry[];
  readonly main: Content;
}

/** The whole page, with a newline at its end. */
export function renderPage(parts: PageParts): string {
  const { kicker, organization, tool, madeAt, lead, contents, main } = parts;
  return `${html`<!doctype html>
<html lang="en">
${head(parts)}
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<p class="kicker">${kicker}</p>
<h1>${nameMarkup(organization)}</h1>
${lead}</header>
<nav aria-label="Contents"><ul>
${contents.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>\n`)}</ul></nav>
<main id="main">
${main}</main>
<footer><p>Made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 19)} UTC by ${tool.name} ${tool.version}. ${idMarkup(parts.identity)}</p></footer>
</body>
</html>\n`}`;
}

/** Only the two styles below take effect, wherever the page is opened. */
function head({ title, tool, organization, identity }: PageParts): Markup {
  const styles = [STYLE, sheetFoot(`${organization} · ${identity}`)];
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`).join(' ');
  const policy = `default-src 'none'; script-src 'none'; style-src ${hashes}; base-uri 'none'; form-action 'none'`;
  return html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${title}</title>
${styles.map(styleElement)}
</head>`;
}

/** A text at the foot of each printed sheet, written in hex digits, so that no character has a meaning in CSS. */
function sheetFoot(text: string): string {
  const shownText = reveal(shorten(text));
  const escaped = Array.from(shownText, (character) => `\\${hexOf(character)} `).join('');
  return `@page{@bottom-left{content:"${escaped}"}}`;
}

/** An element whose content is not parsed as HTML. */
export function styleElement(text: string): Markup {
  if (/<[/!]/.test(text)) throw new Error('text that could end its style element');
  return new Markup(`<style>${text}</style>`);
}

/** A landmark with a heading. */
export function section(id: string, title: Content, body: Content): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>\n`;
}

export interface Part {
  /** The id of its content. A link to it opens the part. */
  readonly id?: string;
  readonly kind: string;
  readonly title: Content;
  /** Beside the title: counts and marks. */
  readonly beside?: Content;
  readonly isOpen?: boolean;
  readonly body: Content;
}

/** A part that folds. Its title stays visible, and the browser's own search opens it. */
export function part({ id, kind, title, beside = null, isOpen = false, body }: Part): Markup {
  return html`<details class="${kind}"${isOpen ? html` open` : null}>
<summary><h3>${title}</h3>${beside}</summary>
<div${id === undefined ? null : html` id="${id}"`}>
${body}</div></details>\n`;
}

/** A row of a table of changes. `system` and `asset` are null if there is no name to show. */
export interface PageRow {
  readonly kind: string;
  readonly id?: string;
  readonly system: Content;
  readonly asset: Content;
  readonly change: Content;
  readonly assetId: string | null;
  /** The line that asks for it, or its outcome. */
  readonly last: Content;
}

type RowEnds = Pick<PageRow, 'last'> & { readonly id?: string; readonly link?: string | null };

/** A change as a row. `link` leads to its asset. */
export function pageRow({ kind, system, asset, change, id }: ChangeRow, { link = null, ...ends }: RowEnds): PageRow {
  const rating = system.rating === null ? null : html` <small>${nameMarkup(system.rating)}</small>`;
  return {
    ...{ kind, assetId: id, change: rowText(change), ...ends },
    system: html`${rowText(siteAndName(system))}${rating}`,
    asset: link === null ? nameMarkup(asset) : html`<a href="#${link}">${nameMarkup(asset)}</a>`,
  };
}

/** One line for each change. On paper a row does not repeat the cyber system of the row above it. */
export function rowTable(last: 'Line' | 'Outcome', rows: readonly PageRow[]): Markup {
  const heads = [...CHANGE_COLUMNS.slice(0, 4), last].map((title) => html`<th scope="col">${title}</th>`);
  let above = '';
  const lines = rows.map((row) => {
    const system = String(html`${row.system}`);
    const isSame = system === above;
    above = system;
    return rowLine(row, isSame);
  });
  return html`<table class="rows"><thead><tr>${heads}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}

function rowLine({ kind, id, system, asset, change, assetId, last }: PageRow, isSame: boolean): Markup {
  const header = asset === null ? html`<td></td>` : html`<th scope="row">${asset}</th>`;
  return html`<tr class="${kind}${isSame ? ' same' : ''}"${id === undefined ? null : html` id="${id}"`}><td>${system}</td>${header}<td>${change}</td><td>${assetId === null ? null : idMarkup(assetId)}</td><td>${last}</td></tr>\n`;
}

/** What a reader must not miss. */
export function alert(content: Content): Markup {
  return html`<p class="alert" role="note">${content}</p>\n`;
}

/** How to read the rows of a table on paper. */
export function paperNote(last: 'Line' | 'Outcome'): Markup {
  const outcome = last === 'Line' ? null : ', and a row without an outcome is done and as applied';
  return html`<p class="paper">On paper, a row that names no cyber system is of the one named above it${outcome}.</p>\n`;
}
