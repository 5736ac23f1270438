// The workflows that we give away, as doctor reads them, and the owners of a path.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diagnose } from '../../src/setup/doctor.ts';
import { localFacts } from '../../src/setup/facts.ts';
import { ownersOf } from '../../src/setup/owners.ts';
import { runsOf } from '../../src/setup/workflow.ts';
import { ROOT } from '../journeys/harness.ts';

const example = (name: string) => readFileSync(join(ROOT, 'examples/workflows', `${name}.yml`), 'utf8');

test.each([
  ['plan-and-apply', 'plain', example('plan-and-apply')],
  ['hardened', 'hardened', example('hardened')],
  ['organizations', 'plain', example('organizations')],
  ['evidence', 'plain', example('evidence')],
  ['ghes', 'plain', example('ghes')],
])('%s is %s, and nothing is wrong with it', (_, setup, text) => {
  const owners = { path: '.github/CODEOWNERS', text: '* @all' };
  const repository = localFacts([{ path: '.github/workflows/inventory.yml', text }], owners);
  const files = { errors: 0, isMissing: false };
  const diagnosis = diagnose({ files, service: { kind: 'not-asked', missing: 'x' }, repository });
  expect(diagnosis.setup).toBe(setup);
  expect(diagnosis.checks.filter(({ state }) => state === 'wrong')).toEqual([]);
});

const namesIn = (text: string) => runsOf([{ path: 'a.yml', text }]).map(({ names }) => names);

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
  const [ring = [], many = []] = namesIn(JSON.stringify({ on: 'push', jobs }));
  expect(ring).toEqual([`${of('ring')} of ${of('ring')} and ${of('other')}`, `$& of $& and ${of('other')}`]);
  expect(many).toHaveLength(256);
});

const BOMB = [...'bcdefghij'].map((name, at) => `${name}: &${name} [${`*${'abcdefghij'[at]},`.repeat(10)}]`).join('\n');

test.each([
  ...['', 'a: [', '- 1', 'on: push', 'jobs: 3', 'jobs: { a: null, b: { steps: [1, null] } }\non: [push]'],
  ...[`a: &a [1]\n${BOMB}\njobs: { x: *j }\n`, 'jobs: &a { x: *a }\n', `jobs: ${'['.repeat(50_000)}`],
])('what is no workflow, a bomb and a ring are none of ours: %.40j', (text) => expect(namesIn(text)).toEqual([]));

test.each([
  ['* @all', 'inventory/a/b.yml', ['@all']],
  ['/inventory/ @us # all of it', 'inventory/a/b.yml', ['@us']],
  ['inventory/ @us', 'ops/inventory/a.yml', ['@us']],
  ['inventory/a/ @us', 'ops/inventory/a/b.yml', []],
  ['/inventory @us', 'inventory/a/b.yml', ['@us']],
  ['/inventory/* @us', 'inventory/a/b.yml', []],
  ['/inventory/** @us', 'inventory/a/b.yml', ['@us']],
  ['**/a/ @us', 'inventory/a/b.yml', ['@us']],
  ['/inventory/**/c.yml @us', 'inventory/a/b.yml', []],
  ['*.yml @us', 'inventory/a/b.yml', ['@us']],
  ['/.github/ @us', '.github/workflows/x.yml', ['@us']],
  ['b.yml/ @us', 'inventory/a/b.yml', []],
  ['* @all\r\n/inventory/', 'inventory/a.yml', []],
  ['# * @all', 'inventory/a.yml', []],
])('by the line %j, %s has the owners %j', (text, path, owners) => expect(ownersOf(text, path)).toEqual(owners));

test.each(['\u2028', ' ', '*', '**/', 'a#'])('a hundred thousand of %j in CODEOWNERS takes no time', (part) => {
  const text = `${part.repeat(100_000)}x @us`;
  const began = performance.now();
  ownersOf(text, 'inventory/any.yml');
  expect(performance.now() - began).toBeLessThan(2000);
});
