// `npm ci` on the oldest Node that the project names, by what the lock file says of each package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error: it comes without types.
import semver from 'semver';
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
