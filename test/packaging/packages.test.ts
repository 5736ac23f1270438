// Our code uses the packages that the project is built on and does not do their work itself. By the lock file, packages
// support the Node that they run on: those in the bundles the oldest one, and all others the one that `npm ci` brings.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
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
  readonly dev?: boolean;
  readonly engines?: { readonly node?: string };
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };
const { engines, dependencies } = JSON.parse(read('package.json')) as {
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
};

/** The packages that do not support this version of Node. */
function refusing(version: string, locked: readonly (readonly [path: string, Locked])[]): string[] {
  return locked.flatMap(([path, { engines: { node = '*' } = {} }]) =>
    semver.satisfies(version, node) ? [] : [`${path} needs Node ${node}`],
  );
}

test('what the bundles are made of supports the oldest Node', () => {
  const bundled = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  expect(bundled.length).toBeGreaterThan(20);
  expect(refusing(engines.node.replace('>=', ''), bundled)).toEqual([]);
});

test('every package supports the Node that npm ci brings', () => {
  const brought = packages['node_modules/node']?.version ?? '';
  expect(brought).toMatch(/^24\./);
  expect(refusing(brought, Object.entries(packages))).toEqual([]);
});

test.each(['undici', '@actions/http-client'])('there is one version of %s', (name) => {
  const paths = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
  expect(paths).toEqual([`node_modules/${name}`]);
});

test('Dependabot opens a pull request of its own for each package that is bundled', () => {
  const { updates } = load(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; groups: { development?: { 'exclude-patterns': string[] } } }[];
  };
  const alone = updates.flatMap(({ groups }) => groups.development?.['exclude-patterns'] ?? []);
  expect(alone).toEqual(['@actions/*', ...Object.keys(dependencies).filter((name) => !name.startsWith('@actions/'))]);
});
