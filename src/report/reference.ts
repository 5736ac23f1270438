// The sections of docs/diagnostics.md as plain text, for `explain`: findings, results and states. Only that command
// loads them, because other runs need only one line for each finding.
import { readFileSync } from 'node:fs';

// The bundle holds the text of the page in place of this call (scripts/build.ts).
const PAGE = readFileSync(new URL('../../docs/diagnostics.md', import.meta.url), 'utf8');

interface Topic {
  /** The first sentence, in bold. */
  readonly title: string;
  /** The blocks of Markdown after it: paragraphs, and lines between fences. */
  readonly blocks: readonly string[];
}

/** By topic: a code, a result or a state, in the order of the page. */
export const SECTIONS: ReadonlyMap<string, Topic> = new Map(
  PAGE.split(/^#{2,3} /m).flatMap((part) => {
    const [, topic, title = '', text = ''] = /^([a-z0-9-]+)\n\n\*\*(.+?)\*\*\s*(.*)$/s.exec(part) ?? [];
    return topic === undefined ? [] : [[topic, { title, blocks: blocksOf(text) }]];
  }),
);

/** Every topic with its meaning, as plain text that ends with a newline. */
export function listTopics(): string {
  const width = Math.max(...Array.from(SECTIONS.keys(), (topic) => topic.length));
  return Array.from(SECTIONS, ([topic, { title }]) => `${topic.padEnd(width)}  ${title}\n`).join('');
}

/** The text about one topic, as plain text that ends with a newline; null when the page has no such section. */
export function explainTopic(topic: string): string | null {
  const section = SECTIONS.get(topic);
  if (section === undefined) return null;
  return `${[`${topic}: ${section.title}`, ...section.blocks.map(plain)].join('\n\n')}\n`;
}

/** Whole fenced blocks, and paragraphs. */
function blocksOf(text: string): readonly string[] {
  return text.match(/^```(?:.|\n)*?^```$|^.+(?:\n.+)*$/gm) ?? [];
}

/** Code is indented. Prose has no marks, and lines of at most 80 characters. */
function plain(block: string): string {
  const lines = block.split('\n');
  if (block.startsWith('```'))
    return lines
      .slice(1, -1)
      .map((line) => line && `    ${line}`)
      .join('\n');
  const headed = lines.join(' ').replace(/^\*\*Do:\*\*/, 'What to do:');
  const words = headed.replaceAll('`', '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return words.match(/\S(?:.{0,78}\S)?(?=\s|$)|\S+/g)?.join('\n') ?? '';
}
