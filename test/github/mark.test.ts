// The text of marks, and when one is under way.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkName } from '../../src/github/check-name.ts';
import { appliedBefore, markText, mayBeOf, pushedOnto } from '../../src/github/mark.ts';
import { checkRun, sha } from './scripted.ts';

const hash = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });

describe('a mark', () => {
  test('names the commit that it takes as applied', () => {
    const property = fc.property(fc.oneof(hash(40), hash(64)), (commit) => {
      expect(appliedBefore(checkRun('c1', { text: markText({ applied: commit }) }))).toBe(commit);
    });
    fc.assert(property);
  });

  test('names it although the text comes back with something before or after it', () => {
    const text = `\n${markText({ applied: sha('c1') })}\nmore\n`;
    expect(appliedBefore(checkRun('c1', { text }))).toBe(sha('c1'));
  });

  const nothing = [
    null,
    '',
    markText({ applied: null }),
    'Applied before this: ',
    `Applied before this: ${'A'.repeat(40)}`,
  ];
  const longer = `Applied before this: ${'a'.repeat(41)}`;
  const quoted = `> ${markText({ applied: sha('c1') })}`;
  test.each([...nothing, longer, quoted])('names nothing with the text %j', (text) => {
    expect(appliedBefore(checkRun('c1', { text }))).toBeNull();
  });

  test('names the commit before its push until it knows what is applied', () => {
    const told = (applied: string | null) => {
      const mark = checkRun('c3', { text: markText({ applied, before: sha('c2') }) });
      return [appliedBefore(mark), pushedOnto(mark)];
    };
    expect(told(null)).toEqual([null, sha('c2')]);
    expect(told(sha('c1'))).toEqual([sha('c1'), null]);
  });

  test('is of the service that it names, or may be of any', () => {
    const of = (service: string | null) => checkRun('c1', { text: markText({ applied: null, service }) });
    const asked = 'https://a.example';
    expect([asked, 'https://a.example.org', null].map((service) => mayBeOf(asked, of(service)))).toEqual([
      ...[true, false, true],
    ]);
    expect(mayBeOf(asked, checkRun('c1', { text: null }))).toBe(true);
  });

  test('is called by the organization when there are several', () => {
    expect([checkName('apply', ''), checkName('apply', 'west')]).toEqual(['inventory apply', 'inventory apply (west)']);
  });
});
