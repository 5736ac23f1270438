// Markup that is safe by construction: whatever is put into a template is escaped, unless it is markup itself, and
// markup comes from templates alone. And the smallest pieces of a page: a name, an id, a time, before and after, facts.
import { reveal, splitUnsafe } from '../escape.ts';
import { grouped } from '../text-style.ts';

/** Made by `html`, and by the page for its own style and script. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** Text and numbers are escaped, lists are joined, null is nothing. */
export type Content = string | number | Markup | readonly Content[] | null;

/** Content may stand between tags and inside double-quoted attributes; nowhere else. */
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
  // A runner obeys ## followed by [ wherever it stands in a log, and the page may be printed into one.
  '##': '#&#35;',
};

function escaped(text: string): string {
  return /[&<>"'#]/.test(text) ? text.replace(/[&<>"']|##/g, (special) => ENTITIES[special] ?? special) : text;
}

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
export function timeTag(iso: string): Markup {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(iso);
  return parts === null ? html`${iso}` : html`<time datetime="${iso}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}

/** What became of a value: struck out before, an arrow, after; once where it stays. */
export function turned(before: Content, after: Content): Markup {
  return html`<del>${before}</del> <span class="to">→</span> <ins>${after}</ins>`;
}

export interface Fact {
  readonly term: string;
  readonly content: Content;
  /** Long and unbroken, as a hash is. */
  readonly isWide?: boolean;
}

/** Facts one below the other; those that nothing is known of are left out. */
export function factList(facts: readonly (Fact | null)[]): Markup {
  const known = facts.filter((fact) => fact !== null);
  const lines = known.map(
    ({ term, content, isWide }) =>
      html`<div${isWide === true ? html` class="wide"` : null}><dt>${term}</dt><dd>${content}</dd></div>`,
  );
  return html`<dl class="facts">${lines}</dl>`;
}

interface Total {
  readonly count: number;
  readonly noun: string;
  readonly plural?: string;
}

/** How many there are of each, side by side. */
export function totalsList(totals: readonly Total[]): Markup {
  const lines = totals.map(
    ({ count, noun, plural = `${noun}s` }) => html`<li><b>${grouped(count)}</b> ${count === 1 ? noun : plural}</li>`,
  );
  return html`<ul class="totals">${lines}</ul>`;
}
