// A tag becomes a release only if everything says its version.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkRelease } from '../../scripts/release.ts';
import { VERSION } from '../../src/version.ts';
import { ROOT } from '../journeys/harness.ts';

const RELEASE = { tag: 'v1.2.3', repository: 'acme/sync' };
const manifest = (version: string, url: string) => JSON.stringify({ version, repository: { type: 'git', url } });
const GOOD = {
  version: '1.2.3',
  manifest: manifest('1.2.3', 'git+https://github.com/acme/sync.git'),
  changelog: '# Changelog\n\n## [1.2.3] - 2026-01-02\n\n### Added\n\n- Much.\n\n## [1.2.2] - 2026-01-01\n\n- Less.\n',
};

test('a release takes its notes from the newest entry of the changelog', () => {
  expect(checkRelease(RELEASE, GOOD)).toEqual({ notes: '### Added\n\n- Much.' });
});

test.each([
  ['src/version.ts', { version: '1.2.4' }],
  ['package.json says', { manifest: manifest('1.2.4', 'git+https://github.com/acme/sync.git') }],
  ['repository', { manifest: manifest('1.2.3', 'git+https://github.com/else/where.git') }],
  ['repository', { manifest: JSON.stringify({ version: '1.2.3' }) }],
  ['CHANGELOG.md', { changelog: GOOD.changelog.replace('2026-01-02', 'unreleased') }],
  ['CHANGELOG.md', { changelog: GOOD.changelog.replace('[1.2.3]', '[1.3.0]') }],
  ['empty', { changelog: '# Changelog\n\n## [1.2.3] - 2026-01-02\n' }],
])('a release is refused for one problem only, which names: %s', (word, wrong) => {
  const checked = checkRelease(RELEASE, { ...GOOD, ...wrong });
  expect(checked).toEqual({ problems: [expect.stringContaining(word)] });
});

test('every mention of a version of cip-inventory-sync names this version', () => {
  const inFolders = ['docs', 'examples'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const files = ['README.md', ...inFolders].filter((path) => /\.(?:md|ya?ml)$/.test(path));
  const NAMED = /(?:cip-inventory-sync\S*[@#/][^\n]*?|CIP_SYNC_VERSION: |rev: [^\n]*?)\bv?(\d+\.\d+\.\d+)$/gm;
  const named = files.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(' --jq .sha', '');
    return Array.from(text.matchAll(NAMED), ([, version]) => ({ path, version }));
  });
  expect(new Set(named.map(({ path }) => path)).size).toBeGreaterThan(8);
  expect(named.filter(({ version }) => version !== VERSION)).toEqual([]);
});
