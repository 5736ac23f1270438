// Which commits touch the inventory, and what later pull requests took back.
import { describe, expect, test } from 'vitest';
import { byHash, heldBy, touchingIn, withdrawals } from '../../src/github/range.ts';
import { commit, line, sha, short } from './facts.ts';

test('a commit of a range holds those that lead to it, and no others', () => {
  const commits = [commit('a', ['x'], 1), commit('b', ['a'], 2), commit('c', ['a'], 3), commit('m', ['b', 'c'], 4)];
  const byHash = new Map(commits.map((one) => [one.sha, one]));
  const held = (name: string) => Array.from(heldBy(byHash, sha(name)), short).sort();
  expect([held('b'), held('m'), held('x')]).toEqual([['a', 'b'], ['a', 'b', 'c', 'm'], []]);
});

describe('an approval is withdrawn', () => {
  const commits = new Map(line(4).map((one) => [one.sha, one]));
  const planned = (number: number, base: string, ...fingerprints: string[]) => {
    const changes = fingerprints.map((fingerprint) => ({ fingerprint, target: null }));
    return { number, brought: [sha(`c${number + 1}`)], record: { base: sha(base), changes } };
  };
  const gone = (...all: Parameters<typeof withdrawals>[0]) => [...(withdrawals(all, commits).get(1) ?? [])];

  test.each([
    ['by a later plan on top of it that does not show it', [planned(1, 'c1', 'x', 'y'), planned(2, 'c2', 'y')], ['x']],
    [
      'by each of several, of what it does not show',
      [planned(1, 'c1', 'x', 'y', 'z'), planned(2, 'c2', 'y', 'z'), planned(3, 'c3', 'x', 'z')],
      ['x', 'y'],
    ],
    ['not by one that shows it', [planned(1, 'c1', 'x'), planned(2, 'c2', 'x', 'z')], []],
    ['not by one that was planned beside it', [planned(1, 'c1', 'x'), planned(2, 'c1')], []],
    ['not by one without a record', [planned(1, 'c1', 'x'), { number: 2, brought: [sha('c3')], record: null }], []],
  ])('%s', (_, all, expected) => {
    expect(gone(...all)).toEqual(expected);
  });
});

describe('a merge that has what one parent has hides what the other leads to', () => {
  /** `name tree < parents`, oldest first; what GitHub lists, and what of it touches. */
  function touching(history: readonly string[], listed: readonly string[]): string[] {
    const rows = history.map((row) => row.split(/[ <]+/));
    const commits = byHash(rows.map(([name = '', , ...parents]) => commit(name, parents, 1)));
    const trees = Object.fromEntries(rows.map(([name = '', tree = '']) => [sha(name), tree]));
    const found = touchingIn({ commits, listed: listed.map(sha), tried: [], trees });
    return Array.from(found, short).sort();
  }

  const [BASE, DELETED, REVERTED] = ['base one <', 'deleted two < base', 'reverted one < deleted'];

  test.each([
    ['as it goes', [BASE, DELETED, REVERTED, 'm two < reverted deleted']],
    ['the other way round', [BASE, DELETED, REVERTED, 'm two < deleted reverted']],
  ])('a merge pushed by hand, %s, and the revert that it hides', (_, history) => {
    expect(touching(history, ['deleted'])).toEqual(['deleted', 'm', 'reverted']);
  });

  test('a merge of a branch that left the inventory alone hides nothing, however old it is', () => {
    const history = [BASE, DELETED, 'note one < base', 'm two < deleted note'];
    expect(touching(history, ['deleted'])).toEqual(['deleted']);
  });

  test('a merge below all that counts is none of it', () => {
    const history = [BASE, 'side two < base', 'm one < base side', 'later three < m'];
    expect(touching(history, ['later'])).toEqual(['later']);
  });

  test('what a hidden merge hides is found, too', () => {
    const history = [
      BASE,
      DELETED,
      'side three < deleted',
      REVERTED,
      'inner one < reverted side',
      'm two < deleted inner',
    ];
    expect(touching(history, ['deleted'])).toEqual(['deleted', 'inner', 'm', 'reverted', 'side']);
  });
});
