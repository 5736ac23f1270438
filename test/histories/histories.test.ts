// A few whole histories. `npm run histories` plays thousands.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BREAKS } from './breaks.ts';
import { play } from './history.ts';
import { seedOf } from './themes.ts';

const SEEDS = Array.from({ length: 16 }, (_, n) => n + 1);

describe('only what was shown and approved is written, and everything ends as declared', () => {
  test.each(SEEDS)('in history %i', async (seed) => {
    expect((await play(seed)).runs).toBeGreaterThan(5);
  });
});

test('a history with many runs at once is the same each time it is played from its seed', async () => {
  const seed = seedOf('crowds', 1);
  expect((await play(seed)).digest).toBe((await play(seed)).digest);
});

test.each(BREAKS)('the break $name still fits its source file and changes it', ({ file, from, to }) => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  expect(text.split(from), file).toHaveLength(2);
  expect(stripTypeScriptTypes(text.replace(from, () => to))).not.toBe(stripTypeScriptTypes(text));
});

// Any history of a similar kind finds these. For the others: `npm run histories -- --broken`.
const SOON = [
  'approval',
  'reader-approves',
  'withdrawn',
  'check-edited',
  'record-erased',
  'merge-in-the-log',
  'patch-unread',
];

test('histories find these breaks of the product', () => {
  const script = join(import.meta.dirname, '../../scripts/histories.ts');
  const output = execFileSync(process.execPath, [script, '--broken', ...SOON], { encoding: 'utf8' });
  expect(output.match(/ by history /g), output).toHaveLength(SOON.length);
});
