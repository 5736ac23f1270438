// The linter enforces which folders of src/ may import from which, also in subfolders that do not exist yet.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const BIOME = join(ROOT, 'node_modules/.bin/biome');

interface Arrows {
  readonly good: string;
  /** Imports that the folder may not make, one for each border, relative to the folder itself. */
  readonly bad: readonly string[];
}

const ARROWS: Readonly<Record<string, Arrows>> = {
  core: { good: 'node:crypto', bad: ['../service/x.ts', '../version.ts', 'node:fs'] },
  git: { good: 'node:fs', bad: ['../core/model.ts', '../inventory/x.ts', '../version.ts'] },
  inventory: { good: '../git/process.ts', bad: ['../service/x.ts', '../version.ts'] },
  service: { good: '../core/model.ts', bad: ['../core/plan.ts', '../inventory/x.ts', '../version.ts'] },
  apply: { good: '../core/model.ts', bad: ['../service/x.ts', '../version.ts'] },
  report: { good: '../core/model.ts', bad: ['../apply/x.ts', '../version.ts'] },
  github: { good: '../core/model.ts', bad: ['../git/x.ts', '../report/x.ts', '../version.ts'] },
  ledger: { good: '../report/audit-schema.ts', bad: ['../apply/x.ts', '../report/x.ts', '../version.ts'] },
  setup: { good: '../github/settings.ts', bad: ['../github/client.ts', '../inventory/x.ts', '../version.ts'] },
  emulator: { good: 'hono', bad: ['../core/model.ts', '../version.ts'] },
  commands: { good: '../apply/x.ts', bad: ['../cli.ts', '../action.ts'] },
};

const trials = Object.entries(ARROWS).flatMap(([folder, { good, bad }]) =>
  ['', 'new/', 'new/er/'].map((below, depth) => {
    const from = (source: string) => (source.startsWith('../') ? '../'.repeat(depth) + source : source);
    const beside = depth === 0 ? ['./y.ts'] : ['./y.ts', '../y.ts'];
    return { path: `src/${folder}/${below}x.ts`, good: [from(good), ...beside], bad: bad.map(from) };
  }),
);

/** Lints files with those imports under our rules. Returns `path source` of each refused import. */
function refused(): string[] {
  const house = mkdtempSync(join(tmpdir(), 'cip-sync-arrows-'));
  try {
    cpSync(join(ROOT, 'biome.json'), join(house, 'biome.json'));
    for (const { path, good, bad } of trials) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      const lines = [...good, ...bad].map((source, n) => `export { x as x${n} } from '${source}';\n`);
      writeFileSync(join(house, path), lines.join(''));
    }
    const args = ['lint', 'src', '--reporter=github', '--max-diagnostics=none', '--vcs-enabled=false'];
    const { stdout } = spawnSync(BIOME, [...args, '--only=style/noRestrictedImports'], {
      cwd: house,
      encoding: 'utf8',
    });
    return Array.from(stdout.matchAll(/file=\S*?\/(src\/[^,]+),line=(\d+),/g), ([, path, line]) => {
      const trial = trials.find((each) => each.path === path);
      return `${path} ${trial && [...trial.good, ...trial.bad][Number(line) - 1]}`;
    });
  } finally {
    rmSync(house, { recursive: true });
  }
}

const found = new Set(refused());

describe.each(trials)('$path', ({ path, good, bad }) => {
  test('cannot import what its folder may not import', () => {
    expect(bad.filter((source) => !found.has(`${path} ${source}`))).toEqual([]);
  });

  test('can import the rest', () => {
    expect(good.filter((source) => found.has(`${path} ${source}`))).toEqual([]);
  });
});
