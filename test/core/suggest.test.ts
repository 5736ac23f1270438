import { describe, expect, test } from 'vitest';
import { nearest, Vocabulary } from '../../src/core/suggest.ts';

describe('nearest', () => {
  test.each([
    ['asset-type', ['name', 'asset_type'], ['asset_type']],
    ['Turbine-2', ['Turbine 1', 'Turbine 2'], ['Turbine 2', 'Turbine 1']],
    ['hardwear', ['hardware', 'software'], ['hardware']],
    ['nmae', ['name', 'id'], ['name']],
    ['Riverside', ['Lakeside', 'Hilltop'], []],
    ['x', ['y', 'id'], []],
    ['', ['y', 'id'], []],
    // The spelling differs in every possible way; the words are too short for a typo.
    ['u\u0308--__ ', ['Ü'], ['Ü']],
    ['relay', ['Relay panel'], ['Relay panel']],
    ['Relay panel', ['Relay', 'Rela'], ['Relay']],
    ['South', ['North', 'South Substation'], ['South Substation', 'North']],
  ])('finds the similar words for %j in %j', (word, words, near) => {
    expect(nearest(word, words)).toEqual(near);
  });

  test.each([
    [2, 0],
    [3, 1],
    [4, 2],
    [11, 2],
    [12, 3],
  ])('of %d letters at most %d may be wrong', (length, most) => {
    const word = 'abcdefghijkl'.slice(0, length);
    const wrong = (count: number) => '?'.repeat(count) + word.slice(count);
    expect(nearest(word, [wrong(most), wrong(most + 1)])).toEqual([wrong(most)]);
  });

  test('returns the best three, each once, in any order of the words', () => {
    const words = ['pump 24', 'pump 1', 'pump 2', 'pump 2', 'pump 3', 'pump  4'];
    expect(nearest('pump-2', words)).toEqual(['pump 2', 'pump  4', 'pump 1']);
    expect(nearest('pump-2', words.toReversed())).toEqual(['pump 2', 'pump  4', 'pump 1']);
    expect(nearest('pump-2', words, 1)).toEqual(['pump 2']);
  });

  test('finds names with words added at the start or end, the least addition first', () => {
    const words = ['Tolt Junction 230 kV', 'West Tolt Junction', 'Tolt Junction 115 kV', 'Junction'];
    expect(nearest('Tolt Junction', words)).toEqual(['Junction', 'West Tolt Junction', 'Tolt Junction 115 kV']);
    expect(nearest('Tolt Junction', words.toReversed(), 9).slice(2)).toEqual([words[2], words[0]]);
  });

  test('finds very long words only if they differ just in case and spaces', () => {
    const long = 'substation '.repeat(20);
    expect(nearest(long, [long.toUpperCase(), `${long}x`])).toEqual([long.toUpperCase()]);
  });

  test('finds nothing after a hundred different words, but repeats its earlier answers', () => {
    const words = new Vocabulary(['pump 1']);
    const asked = Array.from({ length: 100 }, (_, n) => words.nearest(n === 0 ? 'pmup 1' : `other ${n}`));
    expect(asked[0]).toEqual(['pump 1']);
    expect(words.nearest('pump 2')).toEqual([]);
    expect(words.nearest('pmup 1')).toEqual(['pump 1']);
  });
});
