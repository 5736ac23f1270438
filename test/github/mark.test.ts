// The text of marks, and when one is under way.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appliedBefore, markName, markOutput, markText } from '../../src/github/mark.ts';
import { checkRun, sha } from './scripted.ts';

const hash = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });

describe('a mark', () => {
  test('names the commit that it takes as applied', () => {
    const property = fc.property(fc.oneof(hash(40), hash(64)), (commit) => {
      expect(appliedBefore(checkRun('c1', { text: markText(commit) }))).toBe(commit);
    });
    fc.assert(property);
  });

  test('names it although the text comes back with something before or after it', () => {
    const text = `\n${markText(sha('c1'))}\nmore\n`;
    expect(appliedBefore(checkRun('c1', { text }))).toBe(sha('c1'));
  });

  const nothing = [null, '', markText(null), 'Applied before this: ', `Applied before this: ${'A'.repeat(40)}`];
  const longer = `Applied before this: ${'a'.repeat(41)}`;
  const quoted = `> ${markText(sha('c1'))}`;
  test.each([...nothing, longer, quoted])('names nothing with the text %j', (text) => {
    expect(appliedBefore(checkRun('c1', { text }))).toBeNull();
  });

  test('keeps its text in every output', () => {
    const output = markOutput('Apply: failed', 'The log of the run says why.', sha('c1'));
    expect(appliedBefore(checkRun('c1', { text: output.text ?? null }))).toBe(sha('c1'));
  });

  test('is called by the organization when there are several', () => {
    expect([markName(''), markName('west')]).toEqual(['inventory apply', 'inventory apply (west)']);
  });
});
