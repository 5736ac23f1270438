import { describe, expect, test } from 'vitest';
import { DENSE_LIMIT } from '../../src/inventory/files.ts';
import { parse, withAsset } from './findings.ts';

const codes = (text: string) => [...new Set(parse(text).findings.map((finding) => finding.replace(/^\S+ /, '')))];

describe('text made to break a parser is a finding', () => {
  test.each([
    ['20,000 lists', '['.repeat(20_000), ['yaml-too-deep']],
    ['20,000 mappings', `${'{a: '.repeat(20_000)}`, ['yaml-too-deep']],
    [
      '20,000 block levels',
      Array.from({ length: 20_000 }, (_, i) => `${' '.repeat(i % 500)}a:`).join('\n'),
      ['yaml-too-deep'],
    ],
    ['a lone surrogate', withAsset('name: a\uD800', 'asset_type: hardware'), ['yaml-syntax']],
    ['a raw control character', withAsset('name: a\u0007', 'asset_type: hardware'), ['yaml-syntax']],
    ['NUL', withAsset('name: a\0', 'asset_type: hardware'), ['yaml-syntax']],
    ['an anchor on every level', `${'&a ['.repeat(99)}${']'.repeat(99)}`, ['wrong-type']],
    ['a key of a megabyte', withAsset(`"${'k'.repeat(1 << 20)}": 1`), ['missing-key', 'unknown-key']],
    ['an unknown directive', '%FOO bar\n---\ncyber_system: EMS\nassets: []\n', []],
    ['another YAML version', '%YAML 3.0\n---\ncyber_system: EMS\nassets: []\n', ['yaml-syntax']],
  ])('%s', (_, text, expected) => {
    expect(codes(text).sort()).toEqual(expected);
  });

  test('a syntax error does not repeat the text of the file', () => {
    for (const text of ['a: !secret!word b', 'a: !<secret word> b', '%TAG !secret! a\n%TAG !secret! b\n--- c']) {
      const [finding] = parse(text).diagnostics;
      expect(finding?.code).toBe('yaml-syntax');
      expect(JSON.stringify(finding?.args)).not.toContain('secret');
    }
  });

  test('U+2028 in plain text is no line end, and no padding inside', () => {
    expect(parse(withAsset('name: a\u2028b', 'asset_type: hardware', 'x: 1')).findings).toEqual([
      '3:11 control-character',
      '5:5 unknown-key',
    ]);
  });

  test.each([
    ['empty entries', 'cyber_system: EMS\nassets:\n', '  -\n'],
    ['tiny mappings', 'cyber_system: EMS\nassets: [', '{},'],
    ['unknown keys', 'cyber_system: EMS\nassets: []\n', 'k: \n'],
    ['unknown aliases', 'cyber_system: [', '*a ,'],
    ['tags', 'cyber_system: [', '!x ,'],
    ['empty documents', '', '---\n'],
  ])('a file full of %s is parsed, with at most 10,000 findings', (_, head, piece) => {
    const tail = head.endsWith('[') ? ']\n' : '';
    const text = head + piece.repeat(Math.floor(DENSE_LIMIT / 16 / piece.length)) + tail;
    const { findings, documents } = parse(text);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.length).toBeLessThanOrEqual(10_000);
    expect(documents).toEqual([]);
  });
});
