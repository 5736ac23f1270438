// Whole histories, a few of them: `npm run histories` plays thousands.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BREAKS } from './breaks.ts';
import { play } from './history.ts';
import { seedOf } from './themes.ts';

const SEEDS = Array.from({ length: 16 }, (_, n) => n + 1);

describe('nothing is written that was not shown and approved, and all comes to what is declared', () => {
  test.each(SEEDS)('in history %i', async (seed) => {
    expect((await play(seed)).runs).toBeGreaterThan(5);
  });
});

test('a history of many at once comes again from its seed', async () => {
  const seed = seedOf('crowds', 1);
  expect((await play(seed)).digest).toBe((await play(seed)).digest);
});

test.each(BREAKS)('$name can be broken, for histories to find out', ({ file, from, to }) => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  expect(text.split(from), file).toHaveLength(2);
  expect(stripTypeScriptTypes(text.replace(from, () => to))).not.toBe(stripTypeScriptTypes(text));
});

// These are found by any history of much the same kind. The others: `npm run histories -- --broken`.
const SOON = [
  'approval',
  'reader-approves',
  'withdrawn',
  'check-edited',
  'record-erased',
  'merge-in-the-log',
  'patch-unread',
];

test('what is broken is found out', () => {
  const script = join(import.meta.dirname, '../../scripts/histories.ts');
  const told = execFileSync(process.execPath, [script, '--broken', ...SOON], { encoding: 'utf8' });
  expect(told.match(/ by history /g), told).toHaveLength(SOON.length);
});
