import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ignoreListOf } from '../../src/core/ignore.ts';
import { codes, inventory, liveAs, plan } from './build.ts';

const listOf = (...patterns: string[]) =>
  ignoreListOf(inventory({ system: 'Alpha', assets: [], ignore: patterns }).documents);

const ignores = (pattern: string) => (name: string) => listOf(pattern)?.patternFor(name) != null;

const plainly = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^]*').replaceAll('?', '[^]')}$`, 'u');

describe('patterns', () => {
  test.each([
    ['lab-1', 'lab-1', true],
    ['lab-1', 'LAB-1', false],
    ['lab-*', 'lab-', true],
    ['hmi-?', 'hmi-1', true],
    ['a*b*c', 'a-b-b-c', true],
    ['a*?b', 'ab', false],
    ['aba*aba', 'aba', false],
    ['*x?y*', 'x-x-x1y-', true],
    ['*', '', true],
    ['.*', 'x', false],
    ['hmi-?', 'hmi-\u{1F527}', true],
    ['hmi-??', 'hmi-\u{1F527}', false],
    ['*?-\u{1F527}*', 'a-\u{1F527}\u{1F527}', true],
    ['\u{1F527}*\u{1F527}', '\u{1F527}', false],
    ['?', '\uD83D', true],
  ])('%j matches %j: %s', (pattern, name, isIgnored) => expect(ignores(pattern)(name)).toBe(isIgnored));

  test('among many, a pattern equal to the name is found, else the first that matches', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ü', '.', '🚆'), maxLength: 6 });
    const pattern = fc.array(fc.oneof(letters, fc.constantFrom('*', '?', '**')), { maxLength: 5 });
    const patterns = fc.array(
      pattern.map((parts) => parts.join('')),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(patterns, letters, (some, name) => {
        const tried = some.includes(name) ? name : some.find((one) => plainly(one).test(name));
        expect(listOf(...some)?.patternFor(name)?.text).toBe(tried);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a long name and a hostile pattern are compared quickly', () => {
    expect(ignores(`${'*a'.repeat(2_000)}b`)('a'.repeat(40_000))).toBe(false);
  });
});

describe('a plan', () => {
  const world = liveAs('lab-1', 'spare', 'left', 'Beta/lab-1');

  test('neither deletes nor lists ignored assets, but counts them', () => {
    const head = inventory({ system: 'Alpha', assets: [], ignore: ['lab-*', 'spare'] });
    const { changes, undeclared, summary } = plan(head, world);
    expect(changes.map(({ action, id }) => `${action} ${id}`)).toEqual(['delete ca_3']);
    expect(undeclared).toEqual([]);
    // The patterns of one system do not apply to another.
    expect(summary).toMatchObject({ ignored: 2, undeclared: 0, unmanaged: 1 });
  });

  test('does not infer the move of an ignored asset, but moves it by a hint or an id', () => {
    const beta = (entry: object) =>
      inventory(
        { system: 'Alpha', assets: [], ignore: ['*'] },
        { system: 'Beta', assets: ['lab-1', { name: 'spare', ...entry }] },
      );
    expect(plan(beta({}), world).summary).toMatchObject({ create: 1, moved: 0, ignored: 3 });
    expect(plan(beta({ movedFrom: 'Alpha' }), world).summary).toMatchObject({ create: 0, moved: 1, ignored: 2 });
    expect(plan(beta({ id: 'ca_2' }), world).summary).toMatchObject({ create: 0, moved: 1, ignored: 2 });
  });

  test('refuses an entry that its own document ignores', () => {
    const head = inventory(
      { system: 'Alpha', assets: ['lab-1', 'fine'], ignore: ['lab-?'] },
      { system: 'Beta', assets: ['lab-1', 'spare'], ignore: ['spare'] },
    );
    expect(codes(plan(head, world).diagnostics)).toEqual([
      'error ignored-but-declared',
      'notice duplicate-name',
      'error ignored-but-declared',
    ]);
  });
});
