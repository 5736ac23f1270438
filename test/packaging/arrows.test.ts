// The linter holds the arrows between the folders of src/ (design section 10), in folders that are yet to come too.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const BIOME = join(ROOT, 'node_modules/.bin/biome');

interface Arrows {
  readonly good: string;
  /** Imports across each border that the folder may not cross, as seen from the folder itself. */
  readonly bad: readonly string[];
}

const ARROWS: Readonly<Record<string, Arrows>> = {
  core: { good: 'node:crypto', bad: ['../service/x.ts', '../version.ts', 'node:fs'] },
  inventory: { good: '../core/model.ts', bad: ['../service/x.ts', '../version.ts'] },
  service: { good: '../core/model.ts', bad: ['../core/plan.ts', '../inventory/x.ts', '../version.ts'] },
  apply: { good: '../core/model.ts', bad: ['../service/x.ts', '../version.ts'] },
  report: { good: '../core/model.ts', bad: ['../apply/x.ts', '../version.ts'] },
  github: { good: '../core/model.ts', bad: ['../report/x.ts', '../version.ts'] },
  emulator: { good: 'hono', bad: ['../core/model.ts', '../version.ts'] },
  commands: { good: '../apply/x.ts', bad: ['../cli.ts', '../action.ts'] },
};

/** How the linter takes a file at that path which imports each of these: the sources that it refuses, in order. */
function refused(path: string, sources: readonly string[]): string[] {
  const text = sources.map((source, n) => `export { x as x${n} } from '${source}';\n`).join('');
  const args = ['lint', `--stdin-file-path=${path}`, '--only=style/noRestrictedImports', '--colors=off'];
  const { stdout, stderr } = spawnSync(BIOME, args, { cwd: ROOT, input: text, encoding: 'utf8' });
  const found = `${stdout}\n${stderr}`.matchAll(/:(\d+):\d+ lint\/style\/noRestrictedImports/g);
  return Array.from(found, ([, line]) => sources[Number(line) - 1]!);
}

/** The same import from a folder one level deeper. */
function deeper(source: string): string {
  return source.startsWith('../') ? `../${source}` : source;
}

describe.each(Object.entries(ARROWS))('%s/', (folder, { good, bad }) => {
  test('imports what it may, and nothing else', () => {
    expect(refused(`src/${folder}/x.ts`, [good, './y.ts', ...bad])).toEqual(bad);
  });

  test('neither does a folder in it', () => {
    const sources = [deeper(good), './y.ts', '../y.ts', ...bad.map(deeper)];
    expect(refused(`src/${folder}/new/x.ts`, sources)).toEqual(bad.map(deeper));
  });

  test('nor one in that', () => {
    const far = bad.map(deeper).map(deeper);
    expect(refused(`src/${folder}/new/er/x.ts`, [deeper(deeper(good)), './y.ts', '../y.ts', ...far])).toEqual(far);
  });
});
