// Nothing of ours does the work of a package that the project is built on. Those that are installed admit the oldest Node
// that the project names, by what the lock file says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error: it comes without types.
import semver from 'semver';
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

test('what other packages bring along, and what bundles, does its own work here', () => {
  const users = loading((name) => name === 'undici' || name.startsWith('@vercel/ncc'));
  expect(users).toEqual(expect.arrayContaining([expect.stringMatching(/^src\/service\//), 'scripts/build.ts']));
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

interface Locked {
  readonly version?: string;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };

const OLDEST = engines.node.replace('>=', '');

test('every package that is installed on the oldest Node admits it', () => {
  const refusing = Object.entries(packages).flatMap(([path, { version, optional, engines: { node = '*' } = {} }]) =>
    optional === true || semver.satisfies(OLDEST, node) ? [] : [`${path} ${version} needs Node ${node}`],
  );
  expect(refusing).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
});

test.each(['undici', '@actions/http-client'])('there is one version of %s', (name) => {
  const paths = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
  expect(paths).toEqual([`node_modules/${name}`]);
});
