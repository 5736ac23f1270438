// Plain English, as CONTRIBUTING.md asks for it: usual words, short sentences, pages that a person can read.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Page, ROOT, readPages } from './markdown.ts';

/** Words to avoid, each with what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  // To leave something alone is plain English.
  [/(?<!\b(?:leave|leaves|left|leaving)(?: \w+)? )\balone\b/i, 'only'],
  [/\bstands\b/i, 'is'],
  [/\btold\b/i, 'reported, shown, said'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bwhoever\b/i, 'you, a person who'],
  [/\bso that it be\b/i, 'so that it is'],
  [/\blikewise\b/i, 'too, the same'],
  [/\b(?:whilst|hence|thereof|hereby)\b/i, 'while, so, of it'],
  [/\bdesign sections? \d/i, 'a page of docs/'],
  [/\b(?:behaviou|colou|honou)r/i, 'the American spelling'],
];

/** Lines with a banned word, as `path:line: word → what to write`. */
function bannedIn(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    BANNED.flatMap(([word, better]) => {
      const [found] = word.exec(line) ?? [];
      return found === undefined ? [] : [`${path}:${index + 1}: ${found} → ${better}`];
    }),
  );
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path))
    .sort();
}

const PAGES = readPages();

/** Prose without tables, headings, links' targets and code. */
function sentencesIn({ prose }: Page): string[] {
  const paragraphs = prose
    .replace(/^(?:\||#|<|>? *\[!|!\[).*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, 'code')
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.) /);
  return paragraphs
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(/(?<=[.!?:])\**\s+(?=[A-Z*`[])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 2);
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

describe('documents', () => {
  test.each(PAGES.map((page) => [page.path, page] as const))('%s uses usual words', (path, { prose }) => {
    expect(bannedIn(path, prose)).toEqual([]);
  });

  test.each(PAGES.map((page) => [page.path, page] as const))('%s has mostly short sentences', (_, page) => {
    const sentences = sentencesIn(page);
    const long = sentences.filter((sentence) => wordsIn(sentence) > 25);
    expect(long.length / Math.max(sentences.length, 8), long.join('\n')).toBeLessThanOrEqual(0.125);
  });

  test('have few semicolons', () => {
    const sentences = PAGES.flatMap(sentencesIn);
    const semicolons = sentences.filter((sentence) => sentence.includes(';'));
    expect(semicolons.length / sentences.length, semicolons.join('\n')).toBeLessThanOrEqual(0.05);
  });

  test('are short enough to read', () => {
    const lengthOf = (pages: readonly Page[]) => pages.reduce((sum, { prose }) => sum + wordsIn(prose), 0);
    expect(lengthOf(PAGES.filter(({ path }) => path === 'README.md'))).toBeLessThanOrEqual(600);
    expect(lengthOf(PAGES.filter(({ path }) => /^docs\/(?!reference\/)/.test(path)))).toBeLessThanOrEqual(11_000);
  });
});

describe('messages and comments', () => {
  test.each(filesIn('src', '.ts'))('%s uses usual words', (path) => {
    expect(bannedIn(path, readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
  });

  test.each(['action.yml', ...filesIn('examples', '.yml')])('%s uses usual words, too', (path) => {
    expect(bannedIn(path, readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
  });
});
