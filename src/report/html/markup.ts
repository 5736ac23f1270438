// Markup that is safe by construction: everything put into a template is escaped unless it is markup itself, and only
// templates make markup. Also the smallest parts of a page: a name, an id, a time, a link, a list.
import type { RowText } from '../rows.ts';
import { counted, reveal, splitUnsafe } from '../text.ts';

/** Made by `html`, and by the page for its own style. */
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

/** The text of a row: its words, and the names among them. */
export function rowText(text: RowText): Markup {
  return html`${text.map((part) => (typeof part === 'string' ? part : nameMarkup(part.name)))}`;
}

/** A list, each item on a line of its own. */
export function itemList(items: readonly Content[], kind: string | null = null): Markup {
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
  const runLink = run === undefined ? runUrl : html`<a href="${runUrl}" rel="noreferrer">run ${run}</a>`;
  return {
    run: runUrl === null ? 'a run on a command line' : runLink,
    pullRequest: (number: number) => link(`pull/${number}`, `#${number}`),
    commit: (id: string) =>
      /^[0-9a-f]{40,64}$/.test(id) ? link(`commit/${id}`, idMarkup(id.slice(0, 7))) : idMarkup(id),
  };
}
