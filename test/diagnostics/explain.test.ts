// `explain` and the page of findings have each finding, result and word once, with what to do.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { explainTopic, GROUPS, TOPICS } from '../../src/cli/reference.ts';
import { LEDGER_WORDS } from '../../src/ledger/fault.ts';
import { WORDS } from '../../src/text/messages.ts';

/** The results, as action.yml names them. */
const { outputs } = load(readFileSync('action.yml', 'utf8')) as { outputs: { result: { description: string } } };
const RESULTS = outputs.result.description.replace(/^.*?: |\.$/g, '').split(/, | or /);

test('each finding and result is a topic, and no topic is there twice', () => {
  const codes = [...Object.keys(WORDS), ...Object.keys(LEDGER_WORDS), 'public-repository'];
  expect([...TOPICS.keys()]).toEqual(expect.arrayContaining([...codes, ...RESULTS]));
  expect(Object.values(GROUPS).flatMap(Object.keys)).toEqual([...TOPICS.keys()]);
});

/** The words that people find in a plan, a comment and these pages. */
const USED = [
  ...['desired', 'live', 'plan', 'change', 'action', 'rename', 'move', 'retype', 'managed', 'undeclared', 'unmanaged'],
  ...['origin', 'inventory', 'pending', 'drift', 'prune', 'guard', 'fingerprint', 'digest', 'record', 'applied-log'],
  ...['entry', 'turn', 'finding', 'evidence', 'follow'],
];

test('the words of this tool are topics', () => {
  expect(USED.filter((word) => !TOPICS.has(word))).toEqual([]);
});

test.each([...TOPICS])('%s is explained in sentences', (topic, { title, help }) => {
  expect(title).toMatch(/^[A-Z].*\.$/);
  // A remedy that depends on its arguments needs its own help text.
  expect(help).toMatch(/^(?:[A-Z].*[.`])?$/);
  expect(help).not.toMatch(/undefined|NaN|\[object/);
  if (topic in WORDS) expect(help).not.toBe('');
  const text = explainTopic(topic) ?? '';
  expect(text).not.toMatch(/`/);
  for (const line of text.split('\n').slice(1)) expect(line.length).toBeLessThanOrEqual(80);
});

test('explain prints the title, and what to do', () => {
  expect(explainTopic('hint-done')).toBe(
    'hint-done: A hint is done, or names its own entry, so it can be removed.\n\nWhat to do: Remove the hint when you next edit the file.\n',
  );
  expect(explainTopic('live')).toBe('live: What the service lists.\n');
});

test('a text that is no topic is not explained', () => {
  for (const text of ['', 'Wrong-type', 'constructor', '__proto__', 'files']) expect(explainTopic(text)).toBeNull();
});

test('the list has a line for each topic, in the order of the page', () => {
  const lines = (explainTopic(null) ?? '').trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([...TOPICS.keys()]);
  expect(lines[0]).toMatch(/^no-inventory +No inventory file was found\.$/);
});
