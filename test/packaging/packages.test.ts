// Each package that the project is built on does its own work: it is imported where that work is done, and nothing of ours
// does the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const SOURCES = ['src', 'scripts', 'test'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${top}/${path}`),
);

/** Which module a file loads, whether by `from`, `import()` or `import.meta.resolve()`; types count for nothing. */
function loadedBy(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8').replace(/^import type [^;]*;$/gm, '');
  return Array.from(text.matchAll(/(?:\bfrom|\bimport|\bresolve\(|\bimport\()\s*'([^']+)'/g), ([, name = '']) => name);
}

const LOADED = new Map(SOURCES.map((path) => [path, loadedBy(path)]));

function loading(isWanted: (name: string) => boolean): string[] {
  return [...LOADED].flatMap(([path, names]) => (names.some(isWanted) ? [path] : []));
}

const AT_WORK = [
  ['@actions/core', /^src\/action\.ts$/],
  ['@actions/github', /^src\/github\//],
  ['undici', /^src\/service\//],
  ['yaml', /^src\/inventory\//],
  ['zod', /^src\/(?:github|ledger|report)\//],
  ['vitest', /^test\//],
  ['@vercel/ncc', /^scripts\/build\.ts$/],
] as const;

test.each(AT_WORK)('%s does its own work', (name, where) => {
  const users = loading((module) => module === name || module.startsWith(`${name}/`));
  expect(users.filter((path) => where.test(path))).not.toEqual([]);
});

test('only the action speaks with the runner', () => {
  expect(loading((name) => name === '@actions/core')).toEqual(['src/action.ts']);
});

test('nothing of ours opens a connection but by undici and octokit', () => {
  const isOurs = (path: string) => path.startsWith('src/') && !path.startsWith('src/emulator/');
  const opening = loading((name) => /^(?:node:)?(?:https?|http2|net|tls)$/.test(name)).filter(isOurs);
  const calling = SOURCES.filter(isOurs).filter((path) =>
    /(?<![#.\w])(?:globalThis\.)?fetch\(|getBuiltinModule/.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect([...opening, ...calling]).toEqual([]);
});
