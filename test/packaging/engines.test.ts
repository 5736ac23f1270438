// `npm ci` on the oldest Node that the project names, by what the lock file says of each package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Locked {
  readonly version?: string;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };

type Version = readonly [number, number, number];

/** Missing parts are 0, except that their number is kept: `20` admits every 20, `20.18` every 20.18. */
function parse(text: string): { readonly version: Version; readonly given: number } {
  const parts = text.split('.').filter((part) => /^\d+$/.test(part));
  const [major = 0, minor = 0, patch = 0] = parts.map(Number);
  return { version: [major, minor, patch], given: parts.length };
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Whether a version fits one comparison of a range, such as `>=20.19.0`, `^22.12.0`, `20.x` or `*`. */
function fits(version: Version, comparison: string): boolean {
  const [, operator = '', text = ''] = /^(>=|<=|>|<|=|\^|~)?v?([\d.x*]+)$/.exec(comparison) ?? [];
  if (text === '') throw new Error(`cannot read the comparison ${comparison}`);
  const { version: bound, given } = parse(text);
  const order = compare(version, bound);
  const isSame = (parts: number) => version.slice(0, parts).every((part, index) => part === bound[index]);
  if (operator === '>=') return order >= 0;
  if (operator === '<=') return order <= 0 || isSame(given);
  if (operator === '>') return order > 0 && !(given < 3 && isSame(given));
  if (operator === '<') return order < 0;
  if (operator === '^') return order >= 0 && isSame(Math.min(given, 1));
  if (operator === '~') return order >= 0 && isSame(Math.min(given, 2));
  return isSame(given);
}

/** Whether a version fits a range of npm. Those of versions 0.x are read too widely, which no Node is. */
function admits(range: string, version: Version): boolean {
  const comparisons = (part: string) =>
    part
      .replace(/([<>=^~])\s+/g, '$1')
      .trim()
      .split(/\s+/);
  return range.split('||').some((part) => part.trim() === '' || comparisons(part).every((one) => fits(version, one)));
}

const OLDEST = parse(engines.node.replace('>=', '')).version;

test('every package that is installed on the oldest Node admits it', () => {
  const refusing = Object.entries(packages).flatMap(([path, { version, optional, engines: { node = '*' } = {} }]) =>
    optional === true || admits(node, OLDEST) ? [] : [`${path} ${version} needs Node ${node}`],
  );
  expect(refusing).toEqual([]);
  expect(['>=20.19.0', '^20.19.0 || >=22.12.0', '~20.17.0', '>20'].filter((node) => admits(node, OLDEST))).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
});

test.each(['undici', '@actions/http-client'])('there is one version of %s', (name) => {
  const paths = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
  expect(paths).toEqual([`node_modules/${name}`]);
});
