// The documents of the project, and what can be checked in them: fenced blocks, inline code, links, headings.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface Block {
  /** The first word after the fence: `yaml`, `sh`. */
  readonly language: string;
  /** The words after it, which tell the tests how to use the block. */
  readonly marks: readonly string[];
  readonly text: string;
  readonly line: number;
}

export interface Page {
  /** Relative to the root of the project. */
  readonly path: string;
  readonly blocks: readonly Block[];
  /** The text without its fenced blocks. */
  readonly prose: string;
}

/** Every Markdown file that the project keeps for its readers. */
export function readPages(): Page[] {
  const atRoot = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
  const inDocs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name));
  return [...atRoot, ...inDocs, 'examples/README.md', 'examples/workflows/README.md'].sort().map(readPage);
}

export function readPage(path: string): Page {
  const blocks: Block[] = [];
  const prose: string[] = [];
  let open: { readonly indent: string; readonly info: string; readonly line: number; readonly lines: string[] } | null =
    null;
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      // A block in a list is indented, and so is every line of it.
      const [, indent = '', info] = /^( *)```(.*)$/.exec(line) ?? [];
      if (open === null && info !== undefined) open = { indent, info, line: index + 2, lines: [] };
      else if (open === null) prose.push(line);
      else if (line === `${open.indent}\`\`\``) {
        blocks.push(blockOf(open));
        open = null;
      } else open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
    });
  if (open !== null) throw new Error(`${path} does not close a fence`);
  return { path, blocks, prose: prose.join('\n') };
}

function blockOf({ info, line, lines }: { info: string; line: number; lines: readonly string[] }): Block {
  const [language = '', ...marks] = info.trim().split(/\s+/);
  return { language, marks, text: `${lines.join('\n')}\n`, line };
}

/** The text in backticks outside of fenced blocks. */
export function inlineCode({ prose }: Page): string[] {
  return Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
}

/** Targets of links and images, without those that lead out of the project. */
export function relativeLinks({ prose }: Page): string[] {
  const targets = Array.from(prose.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g), ([, to = '']) => to);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors that GitHub gives to the headings. */
export function anchors({ prose }: Page): string[] {
  return Array.from(prose.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}
