// Every code has a fixture that produces it, and the lines that people read about it.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Code } from '../../src/core/diagnostic.ts';
import { WORDS } from '../../src/text/messages.ts';
import { expectFindings, fixturePath, needsProcess } from './fixture.ts';

const CODES = Object.keys(WORDS) as Code[];

test('there is a fixture for each code, and no other', () => {
  expect(readdirSync(fixturePath('no-inventory', '..')).sort()).toEqual([...CODES].sort());
});

test.each(CODES.filter((code) => !needsProcess(code)))('the fixture of %s has its expected findings', expectFindings);
