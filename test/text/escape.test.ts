import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { codeSpan, fenceFor, shorten, tableCell, visible, word, yamlString } from '../../src/text/text.ts';
import { anyName, isWellFormed } from './hostile.ts';

const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

function always(check: (name: string) => void): void {
  fc.assert(fc.property(anyName, check), { numRuns: 1000 });
}

/** The content of a text that is a single code span by the rules of CommonMark, else null. */
function contentOfSpan(text: string): string | null {
  const fence = /^`+/.exec(text)?.[0] ?? '';
  const runs = [...text.matchAll(/`+/g)].filter(([run]) => run.length === fence.length);
  if (fence === '' || runs.length !== 2 || runs[1]!.index + fence.length !== text.length) return null;
  const content = text.slice(fence.length, -fence.length);
  const isPadded = content.startsWith(' ') && content.endsWith(' ') && content.trim() !== '';
  return isPadded ? content.slice(1, -1) : content;
}

describe('visible', () => {
  test.each([
    ['rtu-03', 'rtu-03'],
    ['Überwerk 東京', 'Überwerk 東京'],
    ['a\u001B[2J', 'a\\u001B[2J'],
    ['a\u202Eb', 'a\\u202Eb'],
    ['a\u00A0b', 'a\\u00A0b'],
    ['\u{E0041}', '\\u{E0041}'],
    ['\uDFFF', '\\uDFFF'],
    ['##[error]x', '#\\u0023[error]x'],
    ['::error::x', '\\u003A:error::x'],
    ['a::b', 'a::b'],
    [' :', ' \\u003A'],
  ])('shows %j as %s', (text, shown) => expect(visible(text)).toBe(shown));

  test('leaves nothing that a terminal or a runner obeys', () =>
    always((name) => {
      expect(visible(name)).not.toMatch(UNSAFE);
      expect(visible(name)).not.toMatch(/##|^\s*:/);
    }));
});

describe('shorten', () => {
  test('keeps up to 200 characters; of longer text, it keeps both ends and a count', () => {
    expect(shorten('x'.repeat(200))).toBe('x'.repeat(200));
    expect(shorten(`a${'x'.repeat(998)}z`)).toBe(`a${'x'.repeat(119)}…(820 more characters)…${'x'.repeat(59)}z`);
  });

  test('splits no character', () => {
    expect(isWellFormed(shorten('😀'.repeat(150)))).toBe(true);
    expect(isWellFormed(shorten(`x${'😀'.repeat(150)}`))).toBe(true);
  });
});

test('yamlString returns one visible line that YAML reads back', () =>
  always((name) => {
    const line = yamlString(name);
    expect(line).not.toMatch(UNSAFE);
    expect(line).not.toContain('##');
    if (isWellFormed(name)) expect(load(line)).toBe(name);
  }));

describe('word', () => {
  test.each(['rtu-03', 'Plant DCS', 'host.example/eth0', 'Überwerk'])('leaves %s bare', (name) =>
    expect(word(name)).toBe(name),
  );
  test.each(['a → b', 'Alpha (cs_9)', 'a  b', ' a', '', '-x', 'a · b', '\u115F', 'Cafe\u0301'])('quotes %j', (name) =>
    expect(word(name)).toMatch(/^".*"$/),
  );
});

describe('in Markdown', () => {
  test('a code span contains the visible text, and nothing escapes from it', () =>
    always((name) => {
      const expected = name === '' ? '""' : visible(shorten(name));
      expect(contentOfSpan(codeSpan(name))).toBe(expected);
    }));

  test('a table cell has no pipe that any parser takes as a divider', () =>
    always((name) => {
      const cell = tableCell(name);
      expect(cell).not.toMatch(/(?<!\\)\||\\\\\|/);
      const content = contentOfSpan(cell.replaceAll('\\|', '|'));
      expect(content).toBe(contentOfSpan(codeSpan(name))?.replace(/\\\|/g, '\\\\u007C'));
    }));

  test('a fence is longer than any fence in its text', () =>
    always((name) => {
      const fence = fenceFor(['a', name]);
      expect(visible(shorten(name))).not.toContain(fence);
      expect(fence).toMatch(/^`{3,201}$/);
    }));
});
