// How doctor reads the example workflows, and the owners of a path.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actionRuns } from '../../src/setup/action-runs.ts';
import { ownersOf } from '../../src/setup/code-owners.ts';
import { diagnose } from '../../src/setup/doctor-checks.ts';
import { localFacts } from '../../src/setup/doctor-facts.ts';
import { ROOT } from '../journeys/harness.ts';

/** The setup that a workflow shows, and what is wrong with it, one problem a line. */
function diagnosed(text: string) {
  const repository = localFacts([{ path: 'a.yml', text }], { path: '.github/CODEOWNERS', text: '* @all' });
  const facts = {
    files: { path: 'inventory', errors: 0, isMissing: false },
    service: { kind: 'not-asked', missing: 'x' },
  } as const;
  const { setup, checks } = diagnose({ ...facts, repository });
  const wrong = checks.filter(({ state }) => state === 'wrong');
  return { setup, wrong: wrong.map(({ check, message }) => `${check}: ${message}`).join('\n') };
}

const EXAMPLES = ['plan-and-apply', 'hardened', 'organizations', 'evidence', 'ghes'];
test.each(EXAMPLES)('doctor recognizes the setup of %s.yml and finds nothing wrong', (name) => {
  const text = readFileSync(join(ROOT, 'examples/workflows', `${name}.yml`), 'utf8');
  expect(diagnosed(text)).toEqual({ setup: name === 'hardened' ? name : 'plain', wrong: '' });
});

test.each([
  ['push, schedule, pull_request_target', 'write-all', /^signing-key: Without approval: review/m],
  ['workflow_dispatch', '{ contents: read }', /^permissions: .* contents: write, pull-.*\nqueue-max: /],
  ['pull_request', 'read-all', /^permissions: a.yml \(a\) does not ask for pull-requests: write and checks: write\./],
])('doctor names what is wrong with one job on %s with the permissions %s', (events, permissions, wrong) => {
  const step = '{ uses: o/cip-inventory-sync@v1, with: { api-key: k, base-url: u, signing-key: secrets.K } }';
  const text = `on: [${events}]\njobs: { a: { permissions: ${permissions}, steps: [${step}] } }`;
  expect(diagnosed(text).wrong).toMatch(wrong);
});

const namesIn = (text: string) => actionRuns([{ path: 'a.yml', text }]).map(({ names }) => names);

test('the lists of a matrix make the jobs that GitHub makes, and their values are not read as expressions', () => {
  const values = Array.from({ length: 300 }, (_, n) => `v${n}`);
  const step = (name: string) => ({ uses: 'o/cip-inventory-sync@v1', with: { 'api-key': 'k', 'base-url': 'u', name } });
  const of = (key: string) => ['$', `{{ matrix.${key} }}`].join('');
  const matrix = { ring: [of('ring'), '$&'], a: values, b: values };
  const job = (name: string, its: object = matrix) => ({ strategy: { matrix: its }, steps: [step(name)] });
  const jobs = {
    ring: job(`${of('ring')} of ${of('ring')} and ${of('other')}`),
    many: job(`${of('a')} ${of('b')} `.repeat(20)),
    all: job(of('a') + of('b'), { a: [1, 2], b: [3, 4] }),
  };
  const [ring = [], many = [], ...more] = namesIn(JSON.stringify({ on: 'push', jobs }));
  expect(ring).toEqual([`${of('ring')} of ${of('ring')} and ${of('other')}`, `$& of $& and ${of('other')}`]);
  expect(many).toHaveLength(128);
  expect(more.map(String)).toEqual(['13,23,14,24']);
});

const BOMB = [...'bcdefghij'].map((name, at) => `${name}: &${name} [${`*${'abcdefghij'[at]},`.repeat(10)}]`).join('\n');

test.each([
  ...['', 'a: [', '- 1', 'on: push', 'jobs: 3', 'jobs: { a: null, b: { steps: [1, null] } }\non: [push]'],
  ...[`a: &a [1]\n${BOMB}\njobs: { x: *j }\n`, 'jobs: &a { x: *a }\n', `jobs: ${'['.repeat(50_000)}`],
])('doctor finds no job of ours in: %.40j', (text) => expect(namesIn(text)).toEqual([]));

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
])('the line %j gives %s the owners %j', (text, path, owners) => expect(ownersOf(text, path)).toEqual(owners));

test.each(['\u2028', ' ', '*', '**/', 'a#'])('100,000 of %j in CODEOWNERS own nothing', (part) => {
  expect(ownersOf(`${part.repeat(100_000)}x @us`, 'inventory/any.yml')).toEqual([]);
});
