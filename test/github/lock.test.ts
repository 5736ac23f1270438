// Turns as a lock: thousands of random histories of the model, and copies of the product that are broken in one way,
// which they find out.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import * as log from '../../src/github/applied-log.ts';
import * as errors from '../../src/github/errors.ts';
import * as turn from '../../src/github/turn.ts';
import { type Lock, playLock } from './lock-model.ts';

const ROOT = join(import.meta.dirname, '../..');

test('no run writes after a later one began, and all that was approved is applied in the end', async () => {
  const lock = { ...log, ...errors, ...turn };
  const faults: string[] = [];
  for (let seed = 1; seed <= 5000 && faults.length === 0; seed += 1) {
    for (const fault of await playLock(lock, seed)) faults.push(`history ${seed}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test.each([
  ['no proof', 'turn.ts', 'return !this.#isLost;', 'return true;'],
  ['no pause at take-over', 'turn.ts', 'await pause(PAUSE_MS);', ''],
  ['a seal without its parent', 'applied-log.ts', 'attempt, job, parent];', 'attempt, job];'],
  [
    'applied is moved after a failure',
    'turn.ts',
    'success ?? this.#before;',
    "success ?? { applied: 'f'.repeat(40), at: null };",
  ],
])('%s: histories find it out', async (_name, file, from, to) => {
  const folder = mkdtempSync(join(tmpdir(), 'cip-lock-'));
  try {
    for (const part of ['src/core', 'src/github', 'package.json'])
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const path = join(folder, 'src/github', file);
    const text = readFileSync(path, 'utf8');
    expect(text.split(from)).toHaveLength(2);
    writeFileSync(path, text.replace(from, to));
    const parts = ['turn.ts', 'applied-log.ts', 'errors.ts'].map(
      (name) => import(pathToFileURL(join(folder, 'src/github', name)).href),
    );
    const lock: Lock = Object.assign({}, ...(await Promise.all(parts)));
    let found: readonly string[] = [];
    for (let seed = 1; seed <= 5000 && found.length === 0; seed += 1) found = await playLock(lock, seed);
    expect(found).not.toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
