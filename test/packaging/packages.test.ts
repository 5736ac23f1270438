// Our code uses the packages that the project is built on and does not do their work itself. By the lock file, the
// installed packages support the oldest Node that the project names.
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

/** The modules that a file loads by `from`, `import()` or `import.meta.resolve()`, without type imports. */
function loadedBy(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8').replace(/^import type [^;]*;$/gm, '');
  return Array.from(text.matchAll(/(?:\bfrom|\bimport|\bresolve\(|\bimport\()\s*'([^']+)'/g), ([, name = '']) => name);
}

const LOADED = new Map(SOURCES.map((path) => [path, loadedBy(path)]));

function loading(isWanted: (name: string) => boolean): string[] {
  return [...LOADED].flatMap(([path, names]) => (names.some(isWanted) ? [path] : []));
}

test('the service client uses undici, and the build uses ncc', () => {
  const users = loading((name) => name === 'undici' || name.startsWith('@vercel/ncc'));
  expect(users).toEqual(expect.arrayContaining([expect.stringMatching(/^src\/service\//), 'scripts/build.ts']));
});

test('only the action imports @actions/core', () => {
  expect(loading((name) => name === '@actions/core')).toEqual(['src/action.ts']);
});

test('our code opens connections only through undici and octokit', () => {
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

test('every package that is required on the oldest Node supports it', () => {
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
