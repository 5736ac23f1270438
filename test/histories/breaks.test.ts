// A break must change what the product does. One that only stops it would be found for the wrong reason.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BREAKS, type Break } from './breaks.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Breaks that can be made at once: no two of them change the same words. */
function batches(): Break[][] {
  const all: Break[][] = [];
  for (const broken of BREAKS) {
    const isApart = (batch: readonly Break[]) =>
      !batch.some(({ edits }) => edits.some(({ from }) => broken.edits.some((edit) => edit.from === from)));
    const batch = all.find(isApart);
    if (batch === undefined) all.push([broken]);
    else batch.push(broken);
  }
  return all;
}

test.each(batches().map((batch, index) => [index + 1, batch] as const))('breaks compile, batch %i', (_, batch) => {
  const folder = mkdtempSync(join(tmpdir(), 'cip-breaks-'));
  try {
    for (const part of ['src', 'package.json', 'tsconfig.json']) {
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const { file, from, to } of batch.flatMap(({ edits }) => edits)) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      expect(text, file).toContain(from);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    }
    // A broken condition may leave something unused.
    const lenient = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const { stdout, stderr } = spawnSync(tsc, ['-p', folder, ...lenient, '--listFiles'], { encoding: 'utf8' });
    expect([stderr, stdout.includes('src/core/guard.ts')]).toEqual(['', true]);
    // A comparison that is never true is a way to break one.
    expect(stdout.split('\n').filter((line) => line.includes(': error ') && !line.includes('TS2367'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
