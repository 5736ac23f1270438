// Each bundle comes with the license of every package whose code it contains, and package.json declares those packages.
// Lines of code show what a bundle contains, not the list that the licenses were made from.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly dependencies?: object }>>;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;

/** The path of a package that a file in `path` imports: there, or further up. */
function installed(name: string, path: string): string {
  const here = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  return here in packages || path === ''
    ? here
    : installed(name, path.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''));
}

/** What the source imports, with all dependencies of that: at least what is bundled. */
function reached(): Set<string> {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const texts = sources.map((file) => readFileSync(join(ROOT, 'src', file), 'utf8')).join('\n');
  const imports = texts.matchAll(/(?:from|import\() ?'((?:@[a-z-]+\/)?[a-z][a-z-]*)(?:\/[^']*)?'/g);
  const paths = new Set(Array.from(imports, ([, name = '']) => installed(name, '')));
  for (const path of paths)
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) paths.add(installed(name, path));
  return paths;
}

/** `name version`, and where it is installed. */
const INSTALLED = Array.from(reached(), (path) => ({
  id: `${path.replace(/^.*node_modules\//, '')} ${packages[path]?.version}`,
  path,
}));

/** Lines of code that are long enough to identify a package. */
function linesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[cm]?js$/.test(file));
  // A package that is itself bundled has a copy of the bundler's runtime, which is not its own code.
  const foreign = ['node_modules/', 'umd/', '_virtual/'];
  const own = files.filter((file) => !foreign.some((part) => file.includes(part)));
  return new Set(own.flatMap((file) => longLines(readFileSync(join(folder, file), 'utf8'))));
}

function longLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= 50 && !/^(?:import|export|\/\/|\*)/.test(line));
}

const LINES = new Map(INSTALLED.map(({ id, path }) => [id, linesIn(join(ROOT, path))]));

/** The owner of each line; null if several packages, or several versions of one, contain it. */
const OWNERS = new Map<string, string | null>();
for (const [id, lines] of LINES) for (const line of lines) OWNERS.set(line, OWNERS.has(line) ? null : id);

/** The packages whose code is in a bundle. One or two lines may be the same by chance. */
function contained(bundle: string): string[] {
  const files = readdirSync(join(ROOT, 'dist', bundle)).filter((file) => file.endsWith('.js'));
  const lines = new Set(files.flatMap((file) => longLines(readFileSync(join(ROOT, 'dist', bundle, file), 'utf8'))));
  const owners = Array.from(lines, (line) => OWNERS.get(line));
  return INSTALLED.map(({ id }) => id).filter((id) => owners.filter((owner) => owner === id).length > 2);
}

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Readonly<Record<string, string>>
>;

const BUNDLES = ['action', 'cli'];

describe.each(BUNDLES)('dist/%s/licenses.txt', (bundle) => {
  const text = `\n${readFileSync(join(ROOT, 'dist', bundle, 'licenses.txt'), 'utf8')}`;
  const found = contained(bundle).map((id) => id.replace(/ .*/, ''));

  test('has the license text of each package whose code is in the bundle', () => {
    expect(found.length).toBeGreaterThan(8);
    const terms = /Permission is hereby granted|Permission to use, copy|Apache License|Redistribution and use/i;
    const textOf = (name: string) => text.split(`\n${name}\n`)[1]?.slice(0, 2000) ?? '';
    expect(found.filter((name) => !terms.test(textOf(name)))).toEqual([]);
  });
});

test('every dependency is bundled, and no development dependency is', () => {
  const bundled = new Set(BUNDLES.flatMap((bundle) => contained(bundle).map((id) => id.replace(/ .*/, ''))));
  expect(Object.keys(dependencies).filter((name) => !bundled.has(name))).toEqual([]);
  expect(Object.keys(devDependencies).filter((name) => bundled.has(name))).toEqual([]);
});
