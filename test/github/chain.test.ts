import { expect, test } from 'vitest';
import { firstParentLine, touching, withdrawn } from '../../src/github/chain.ts';
import { commit, sha, short } from './facts.ts';

test('the line follows first parents, and stops where the commits end', () => {
  const commits = [commit('b', ['a']), commit('side', ['a']), commit('merge', ['b', 'side']), commit('tip', ['merge'])];
  expect(firstParentLine(commits, sha('tip')).map(short)).toEqual(['b', 'merge', 'tip']);
  expect(firstParentLine(commits.toReversed(), sha('tip')).map(short)).toEqual(['b', 'merge', 'tip']);
  expect(firstParentLine([], sha('tip'))).toEqual([]);
});

test('a commit touches when its inventory differs from that of the one before, the applied one before the first', () => {
  const trees = { a: '1', b: '1', c: '2', d: '1', e: '1' };
  expect(touching(['b', 'c', 'd', 'e'], 'a', trees)).toEqual([2, 3]);
});

test('a later record on top of a merge withdraws what it does not show; one planned before, or elsewhere, does not', () => {
  const showing = (at: number, base: number | null, ...fingerprints: string[]) => {
    return { at, base, fingerprints: new Set(fingerprints) };
  };
  const gone = (...showings: Parameters<typeof withdrawn>[0]) => withdrawn(showings).map((each) => [...each].join());
  expect(gone(showing(1, 0, 'x', 'y'), showing(2, 1, 'y'))).toEqual(['x', '']);
  expect(gone(showing(1, 0, 'x'), showing(2, 0, 'y'))).toEqual(['', '']);
  expect(gone(showing(1, 0, 'x'), showing(2, null, 'y'))).toEqual(['', '']);
  expect(gone(showing(1, 0, 'x'), showing(2, 1), showing(3, 2, 'x'))).toEqual(['x', '', '']);
});
