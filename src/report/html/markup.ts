// Markup that is safe by construction: whatever is put into a template is escaped, unless it is markup itself, and
// markup comes from templates alone.
import { reveal } from '../escape.ts';

class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type { Markup };

/** Text and numbers are escaped, lists are joined, null is nothing. */
export type Content = string | number | Markup | readonly Content[] | null;

/** Content may stand between tags and inside double-quoted attributes; nowhere else. */
export function html(template: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  let text = template[0] ?? '';
  for (const [index, content] of contents.entries()) text += written(content) + (template[index + 1] ?? '');
  return new Markup(text);
}

/** An element whose content is not parsed as HTML, for our own constants alone. */
export function embedded(tag: 'style' | 'script', text: string): Markup {
  if (/<[/!]/.test(text)) throw new Error(`text that could end its ${tag} element`);
  return new Markup(`<${tag}>${text}</${tag}>`);
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
  return /[&<>"'#]/.test(text) ? text.replace(/[&<>"']|##/g, (found) => ENTITIES[found] ?? found) : text;
}
