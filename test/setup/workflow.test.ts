// The workflows that we give away, as doctor reads them: right as they are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownersOf } from '../../src/setup/owners.ts';
import { SETTINGS } from '../../src/setup/settings-table.ts';
import { judgeAll, type Setup } from '../../src/setup/verdict.ts';
import { environmentsOf, inputOf, keyed, readWorkflow, runsOf, setupOf } from '../../src/setup/workflow.ts';
import { readPages } from '../docs/markdown.ts';
import { ROOT } from '../journeys/harness.ts';
import { NOTHING_READ } from './repository.ts';

function runsIn(...texts: readonly string[]) {
  return runsOf(texts.flatMap((text, at) => readWorkflow(`.github/workflows/${at}.yml`, text) ?? []));
}

const example = (name: string) => readFileSync(join(ROOT, 'examples/workflows', `${name}.yml`), 'utf8');
const README = readPages().find(({ path }) => path === 'README.md');
const BLOCK = README?.blocks.find(({ language, text }) => language === 'yaml' && /^jobs:/m.test(text))?.text ?? '';

test.each<[name: string, setup: Setup, text: string]>([
  ['plan-and-apply', 'plain', example('plan-and-apply')],
  ['hardened', 'hardened', example('hardened')],
  ['organizations', 'plain', example('organizations')],
  ['evidence', 'plain', example('evidence')],
  ['ghes', 'plain', example('ghes')],
  ['README', 'plain', BLOCK],
])('%s is %s, and nothing is wrong with it', (_, setup, text) => {
  const runs = runsIn(text);
  expect(setupOf(runs)).toBe(setup);
  const rows = SETTINGS.filter(({ code }) => code.startsWith('workflow'));
  const checks = judgeAll(rows, { ...NOTHING_READ, runs: { value: runs } }, setup);
  expect(checks.length).toBeGreaterThanOrEqual(4);
  expect(checks.filter(({ state }) => state !== 'right')).toEqual([]);
});

test('a matrix stands for all its values', () => {
  const runs = runsIn(example('organizations'));
  expect(environmentsOf(runs)).toEqual(['inventory-cascade-river-power', 'inventory-tolt-valley-electric']);
  expect(keyed(runs).map((run) => inputOf(run, 'name'))).toEqual([
    ['cascade-river-power', 'tolt-valley-electric'],
    ['cascade-river-power', 'tolt-valley-electric'],
  ]);
});

test('a value of a matrix is no expression, and many keys make no more jobs than GitHub does', () => {
  const values = Array.from({ length: 300 }, (_, n) => `v${n}`);
  const step = (name: string) => ({ uses: 'o/cip-inventory-sync@v1', with: { 'api-key': 'k', 'base-url': 'u', name } });
  const of = (key: string) => ['$', `{{ matrix.${key} }}`].join('');
  const matrix = { ring: [of('ring'), '$&'], a: values, b: values };
  const job = (name: string) => ({ strategy: { matrix }, steps: [step(name)] });
  const jobs = {
    ring: job(`${of('ring')} of ${of('ring')} and ${of('other')}`),
    many: job(`${of('a')} ${of('b')} `.repeat(20)),
  };
  const runs = runsIn(JSON.stringify({ on: 'push', jobs }));
  const [ring = [], many = []] = runs.map((run) => inputOf(run, 'name'));
  expect(ring).toEqual([`${of('ring')} of ${of('ring')} and ${of('other')}`, `$& of $& and ${of('other')}`]);
  expect(many).toHaveLength(256);
});

test.each(['', 'a: [', '- 1', 'on: push', 'jobs: 3', 'jobs: { a: null, b: { steps: [1, null] } }\non: [push]'])(
  'what is no workflow, %j, is none of ours',
  (text) => expect(runsIn(text)).toEqual([]),
);

const BOMB = [...'bcdefghij'].map((name, at) => `${name}: &${name} [${`*${'abcdefghij'[at]},`.repeat(10)}]`).join('\n');

test.each([
  ['a bomb of aliases', `a: &a [1]\n${BOMB}\njobs: { x: *j }\n`],
  ['a ring', 'jobs: &a { x: *a }\n'],
  ['a deep nest', `jobs: ${'['.repeat(50_000)}`],
])('%s is none of ours', (_, text) => expect(runsIn(text)).toEqual([]));

test.each([
  ['* @all', 'inventory/a/b.yml', ['@all']],
  ['/inventory/ @us # all of it', 'inventory/a/b.yml', ['@us']],
  ['inventory/ @us', 'ops/inventory/a.yml', ['@us']],
  ['/inventory @us', 'inventory/a/b.yml', ['@us']],
  ['/inventory/* @us', 'inventory/a/b.yml', []],
  ['*.yml @us', 'inventory/a/b.yml', ['@us']],
  ['/.github/ @us', '.github/workflows/x.yml', ['@us']],
  ['* @all\r\n/inventory/', 'inventory/a.yml', []],
  ['# * @all', 'inventory/a.yml', []],
])('by the line %j, %s has the owners %j', (text, path, owners) => expect(ownersOf(text, path)).toEqual(owners));
