import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromFolder } from './loaded.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/diagnostics');

test.each(readdirSync(FIXTURES))('%s', async (code) => {
  const folder = join(FIXTURES, code);
  const { findings } = await fromFolder(folder, ['.']);
  expect(`${findings.join('\n')}\n`).toBe(readFileSync(join(folder, 'expected.txt'), 'utf8'));
  expect(findings.join()).toContain(code);
});
