// The long text about each code: its example is the fixture's, word for word.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Code } from '../../src/core/diagnostic.ts';
import {
  diagnosticsMarkdown,
  EXPLANATIONS,
  exampleLine,
  explainCode,
  isCode,
} from '../../src/report/explain/explain.ts';
import { WORDS } from '../../src/report/messages.ts';
import { fixturePath } from './fixture.ts';

const CODES = Object.keys(WORDS) as Code[];

test.each(CODES)('%s shows what its fixture says', (code) => {
  expect(readFileSync(fixturePath(code, 'expected.txt'), 'utf8').split('\n')).toContain(exampleLine(code));
  const { yaml } = EXPLANATIONS[code].example;
  if (yaml !== null) expect(filesOf(code).some((text) => `\n${text}\n`.includes(`\n${yaml}\n`))).toBe(true);
});

/** The texts of the files of a fixture, those of the base too. */
function filesOf(code: Code): string[] {
  const folders = ['inventory', 'base'].map((name) => fixturePath(code, name)).filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8')));
}

test.each(CODES)('%s is told in sentences, on lines that fit a terminal', (code) => {
  const { about, why, whatToDo, example } = EXPLANATIONS[code];
  for (const sentence of [...about, ...why, ...whatToDo]) expect(sentence).toMatch(/^[`A-Z].*[.]$/);
  const text = explainCode(code);
  expect(text.startsWith(`${code}: ${WORDS[code].title}\n\n`)).toBe(true);
  const prose = text.split('\n').filter((line) => !line.startsWith('    '));
  for (const line of prose.slice(1)) expect(line.length).toBeLessThanOrEqual(80);
  expect(text).toContain(`\n    ${exampleLine(code)}\n`);
  if (example.yaml !== null) expect(text).toContain(example.yaml.split('\n')[0]);
  expect(text.endsWith('.\n')).toBe(true);
});

test('the page has one section a code, and an index that leads to each', () => {
  const page = diagnosticsMarkdown();
  expect([...page.matchAll(/^### (.+)$/gm)].map(([, code]) => code)).toEqual(CODES);
  expect([...page.matchAll(/\]\(#(.+?)\)/g)].map(([, code]) => code)).toEqual(CODES);
});

test('a code is known by its name alone', () => {
  expect(isCode('wrong-type')).toBe(true);
  for (const text of ['', 'Wrong-type', 'constructor', '__proto__', 'toString']) expect(isCode(text)).toBe(false);
});
