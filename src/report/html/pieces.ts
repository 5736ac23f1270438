// The smallest pieces of the page: a name, an id, a time, a pair of before and after.
import { reveal, splitUnsafe } from '../escape.ts';
import { counted, grouped } from '../text-style.ts';
import { type Content, html, type Markup } from './markup.ts';

/**
 * A name as it is, isolated from the direction of the text around it. What would not be seen is written out and set
 * apart, so that it cannot be taken for a name that holds a backslash: unsafe characters, padding, the empty name.
 */
export function nameOf(text: string): Markup {
  if (text === '') return html`<bdi><i>""</i></bdi>`;
  const rest = text.replace(/^ +/, '');
  const core = rest.replace(/(?<! ) +$/, '');
  const parts = [padding(text.length - rest.length), seen(core), padding(rest.length - core.length)];
  return html`<bdi>${parts}</bdi>`;
}

function padding(count: number): Content {
  return count === 0 ? null : html`<i>${'\\u0020'.repeat(count)}</i>`;
}

function seen(text: string): Content {
  const parts = splitUnsafe(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (index % 2 === 0 || part === '' ? part : html`<i>${reveal(part)}</i>`));
}

export function idOf(id: string): Markup {
  return html`<code>${id}</code>`;
}

/** `2026-03-01 14:05:09 UTC`. A text that is no ISO time stays as it is. */
export function timeOf(iso: string): Markup {
  const shown = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(iso);
  return shown === null ? html`${iso}` : html`<time datetime="${iso}">${shown[1] ?? ''} ${shown[2] ?? ''} UTC</time>`;
}

/** What became of a value: struck out before, an arrow, after; once where it stays. */
export function turned(before: Content, after: Content): Markup {
  return html`<del>${before}</del> <span class="to">→</span> <ins>${after}</ins>`;
}

export interface TypeCounts {
  readonly hardware: number;
  readonly software: number;
}

/** `340 assets` and, where both kinds are there, `200 hardware, 140 software`. */
export function assetCounts({ hardware, software }: TypeCounts): string {
  const total = counted(hardware + software, 'asset');
  if (hardware === 0 || software === 0)
    return hardware + software === 0 ? 'no assets' : `${total}, all ${hardware > 0 ? 'hardware' : 'software'}`;
  return `${total}: ${grouped(hardware)} hardware, ${grouped(software)} software`;
}

export interface Fact {
  readonly term: string;
  readonly told: Content;
  /** Long and unbroken, as a hash is. */
  readonly isWide?: boolean;
}

/** Facts one below the other; those that nothing is known of are left out. */
export function factList(facts: readonly (Fact | null)[]): Markup {
  const known = facts.filter((fact) => fact !== null);
  const lines = known.map(
    ({ term, told, isWide }) =>
      html`<div${isWide === true ? html` class="wide"` : null}><dt>${term}</dt><dd>${told}</dd></div>`,
  );
  return html`<dl class="facts">${lines}</dl>`;
}
