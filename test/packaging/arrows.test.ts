// The linter enforces the table in CONTRIBUTING.md of which folder of src/ may import which, also in subfolders that do
// not exist yet: it refuses each import that the table lacks, and no other.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const BIOME = join(ROOT, 'node_modules/.bin/biome');
/** Files of src/ itself, which only each other may import. */
const ROOTS = ['cli.ts', 'action.ts', 'host.ts', 'version.ts'];

/** The folders that each folder may import, by the table. */
const ALLOWED = new Map<string, readonly string[]>();
const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
for (const [, folder = '', cell = ''] of page.matchAll(/^\| `src\/(\w+)\/` \| [^|]* \| ([^|]*) \|$/gm)) {
  const before = [...ALLOWED.keys()];
  const named = Array.from(cell.matchAll(/`(\w+)`/g), ([, name = '']) => name);
  if (cell.startsWith('all of the above'))
    ALLOWED.set(
      folder,
      before.filter((name) => !named.includes(name)),
    );
  else if (cell.startsWith('all above')) ALLOWED.set(folder, before.slice(0, before.indexOf(named[0] ?? '')));
  else ALLOWED.set(folder, named);
}

/** What every file imports, seen from the folder of `src/` that it is below. */
const TARGETS = [...Array.from(ALLOWED.keys(), (name) => `../${name}/x.ts`), ...ROOTS.map((name) => `../${name}`)];
/** Every way to import. */
const STATEMENTS = [
  (source: string) => `import '${source}';`,
  (source: string) => `import type { X } from '${source}';`,
  (source: string) => `export { x } from '${source}';`,
  (source: string) => `await import('${source}');`,
];
const DEPTHS = ['', 'new/', 'new/er/'];

/** Lints files with imports of every target under our rules. Returns `path target` of each refused import. */
function refused(): Set<string> {
  const house = mkdtempSync(join(tmpdir(), 'cip-sync-arrows-'));
  const sources = [...TARGETS, 'x.ts', 'node:fs', 'node:crypto'];
  try {
    cpSync(join(ROOT, 'biome.json'), join(house, 'biome.json'));
    for (const folder of ALLOWED.keys())
      for (const [depth, below] of DEPTHS.entries()) {
        mkdirSync(join(house, 'src', folder, below), { recursive: true });
        const up = (source: string) => (source.startsWith('node:') ? source : `./${'../'.repeat(depth)}${source}`);
        for (const [number, statement] of STATEMENTS.entries()) {
          const lines = sources.map((source) => `${statement(up(source).replace(/^\.\/(?=\.)/, ''))}\n`);
          writeFileSync(join(house, 'src', folder, below, `${number}.ts`), lines.join(''));
        }
      }
    const args = ['lint', 'src', '--reporter=github', '--max-diagnostics=none', '--vcs-enabled=false'];
    const only = '--only=style/noRestrictedImports';
    const { stdout } = spawnSync(BIOME, [...args, only], { cwd: house, encoding: 'utf8', maxBuffer: 2 ** 26 });
    const places = stdout.matchAll(/file=\S*?\/src\/([^,]+),line=(\d+),/g);
    return new Set(Array.from(places, ([, path = '', line]) => `${path} ${sources[Number(line) - 1]}`));
  } finally {
    rmSync(house, { recursive: true });
  }
}

const REFUSED = refused();

test('the table has every folder of src/', () => {
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(new Set(ALLOWED.keys())).toEqual(new Set(folders.map(({ name }) => name)));
});

test.each([...ALLOWED])('src/%s/ can import these folders, itself, and no other: %j', (folder, allowed) => {
  const forbidden = TARGETS.filter((target) => ![folder, ...allowed].includes(target.split('/')[1] ?? ''));
  expect(forbidden.length).toBeGreaterThanOrEqual(ROOTS.length);
  for (const below of DEPTHS)
    for (const number of STATEMENTS.keys()) {
      const path = `${folder}/${below}${number}.ts`;
      const found = [...TARGETS, 'x.ts', 'node:crypto'].filter((source) => REFUSED.has(`${path} ${source}`));
      expect({ path, found }).toEqual({ path, found: forbidden });
    }
});

test('only src/core/ imports no module of Node but node:crypto', () => {
  const pure = [...ALLOWED.keys()].filter((folder) => REFUSED.has(`${folder}/0.ts node:fs`));
  expect(pure).toEqual(['core']);
});
