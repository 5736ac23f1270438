// The page of findings, results and states: a section for each; an example is the fixture's, word for word.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { Code } from '../../src/core/diagnostic.ts';
import { LEDGER_WORDS } from '../../src/report/ledger.ts';
import { WORDS } from '../../src/report/messages.ts';
import { explainTopic, listTopics, SECTIONS } from '../../src/report/reference.ts';
import { expectedOf, fixturePath } from './fixture.ts';

const CODES = Object.keys(WORDS) as Code[];
// What lines of a run begin with, or list.
const STATES = [
  ...['pending', 'drift', 'undeclared', 'ignored', 'unmanaged'],
  ...['adopted', 'changed-meanwhile', 'not-converged'],
];

/** As action.yml names them; `skipped` is told before every version has it. */
const { outputs } = load(readFileSync('action.yml', 'utf8')) as { outputs: { result: { description: string } } };
const RESULTS = outputs.result.description.replace(/^.*?: |\.$/g, '').split(/, | or /);

test('the page has a section for each finding, result and state, and no other', () => {
  const topics = new Set([
    ...CODES,
    ...Object.keys(LEDGER_WORDS),
    'public-repository',
    ...RESULTS,
    'skipped',
    ...STATES,
  ]);
  expect([...SECTIONS.keys()].sort()).toEqual([...topics].sort());
});

describe.each(CODES)('%s', (code) => {
  const { title, blocks } = SECTIONS.get(code) ?? { title: '', blocks: [] };
  const linesIn = (language: string) =>
    blocks.filter((block) => block.startsWith(`\`\`\`${language}\n`)).map((block) => block.split('\n').slice(1, -1));

  test('has the title of its messages, and what to do', () => {
    expect(title).toBe(WORDS[code].title);
    expect(blocks.at(-1)).toMatch(/^\*\*Do:\*\* .*\.$/);
  });

  test('shows what its fixture says, of lines that its fixture has', () => {
    expect(expectedOf(code)).toEqual(expect.arrayContaining(linesIn('text').flat()));
    for (const [first = '', ...more] of linesIn('yaml')) {
      const yaml = (first.startsWith('# inventory/') ? more : [first, ...more]).join('\n');
      expect(filesOf(code).some((text) => `\n${text}\n`.includes(`\n${yaml}\n`))).toBe(true);
    }
  });
});

/** The texts of the files of a fixture, those of the base too. */
function filesOf(code: Code): string[] {
  const folders = ['inventory', 'base'].map((name) => fixturePath(code, name)).filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8')));
}

test('a section is told in sentences, on lines that fit a terminal', () => {
  for (const [topic, { title, blocks }] of SECTIONS) {
    for (const prose of [title, ...blocks.filter((block) => !block.startsWith('```'))])
      expect(prose).toMatch(/^[`A-Z*].*[.]$/s);
    const [head, blank, ...lines] = explainTopic(topic)?.split('\n') ?? [];
    expect([head, blank]).toEqual([`${topic}: ${title}`, '']);
    for (const line of lines.filter((one) => !one.startsWith('    '))) {
      expect(line.length).toBeLessThanOrEqual(80);
      expect(line).not.toMatch(/[`]|\*\*/);
    }
    expect(explainTopic(topic)).toMatch(/\n\nWhat to do: [^\n](?:.|\n)*\.\n$/);
  }
});

test('lines of an example are indented and whole', () => {
  expect(explainTopic('control-character')).toContain(
    '\n\n    # inventory/escapes.yml\n      - name: "rtu\\u202E-1"\n        asset_type',
  );
});

test('what the page does not have is not explained', () => {
  for (const text of ['', 'Wrong-type', 'constructor', '__proto__', 'files']) expect(explainTopic(text)).toBeNull();
});

test('the list has a line for each, in the order of the page', () => {
  const lines = listTopics().trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([...SECTIONS.keys()]);
  expect(lines[0]).toMatch(/^no-inventory +No inventory file was found\.$/);
});
