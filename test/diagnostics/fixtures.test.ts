// Every code has a fixture that produces it, and the lines that people read about it.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Code } from '../../src/core/diagnostic.ts';
import { formatDiagnostic, sayDiagnostic, WORDS } from '../../src/report/messages.ts';
import { plainVoice } from '../../src/report/text-style.ts';
import { expectedOf, findingsOf, fixturePath } from './fixture.ts';

const CODES = Object.keys(WORDS) as Code[];

/** Codes that a fixture cannot do without, beside its own. */
const COMPANIONS: Partial<Record<Code, readonly Code[]>> = {
  // Lists in lists are what a bomb is made of, and no asset is a list.
  'yaml-expansion': ['wrong-type'],
};

test('there is a fixture for each code, and no other', () => {
  expect(readdirSync(fixturePath('no-inventory', '..')).sort()).toEqual([...CODES].sort());
});

test.each(CODES)('%s', async (code) => {
  const findings = await findingsOf(code);
  const full = findings.map((found) => formatDiagnostic(found, 'full'));
  const counts = new Set(findings.map((found) => `${found.code}: ${sayDiagnostic(found, 'counts', plainVoice)}`));
  expect({ full, counts: [...counts] }).toEqual(expectedOf(code));
  const expected = [code, ...(COMPANIONS[code] ?? [])].sort();
  expect([...new Set(findings.map((found) => found.code))].sort()).toEqual(expected);
});
