import { describe, expect, test } from 'vitest';
import { parse } from './findings.ts';

describe('aliases', () => {
  test('replace scalars and assets, at the place of the alias', () => {
    const { documents, findings } = parse(`cyber_system: &site Riverside
facility: *site
assets:
  - &rtu
    name: rtu-1
    asset_type: &type hardware
  - *rtu
  - name: rtu-2
    asset_type: *type
`);
    expect(findings).toEqual([]);
    const [document] = documents;
    expect(document?.facility).toEqual({ value: 'Riverside', offset: 40 });
    expect(document?.assets.map((a) => [a.name, a.assetType])).toEqual([
      ['rtu-1', 'hardware'],
      ['rtu-1', 'hardware'],
      ['rtu-2', 'hardware'],
    ]);
    expect(document?.file.place(document.assets[1]?.offset ?? 0)).toEqual({ line: 7, column: 5 });
  });

  test('refer to the last anchor with their name before them, also inside a repeated asset', () => {
    const { documents, findings } = parse(`cyber_system: &t software
assets:
  - &a { name: first, asset_type: *t }
  - { name: second, asset_type: &t hardware }
  - *a
  - { name: third, asset_type: *t }
`);
    expect(findings).toEqual([]);
    expect(documents[0]?.assets.map((a) => a.assetType)).toEqual(['software', 'hardware', 'software', 'hardware']);
  });

  test('of one asset report its errors once', () => {
    const { documents, findings } = parse(
      'cyber_system: EMS\nassets:\n  - &a { name: x, asset_type: Hardware }\n  - *a\n  - *a\n',
    );
    expect(findings).toEqual(['3:31 wrong-value']);
    expect(documents).toEqual([]);
  });

  test.each(['&a [ *a ]', '{ x: &a { y: *a } }', '[&a { name: *a }]'])('in %s are a cycle and refused', (list) => {
    const { documents, findings } = parse(`cyber_system: EMS\nassets: ${list}\n`);
    expect(findings.join()).toContain('yaml-expansion');
    expect(documents).toEqual([]);
  });

  test('can refer to one value a thousand times', () => {
    const assets = Array.from({ length: 1_000 }, (_, i) => `  - { name: rtu-${i}, asset_type: *type }\n`).join('');
    const { documents } = parse(`cyber_system: EMS\nassets:\n  - { name: rtu, asset_type: &type hardware }\n${assets}`);
    expect(documents[0]?.assets).toHaveLength(1_001);
  });

  test('that add more than a million nodes are refused once', () => {
    const fields = 'name: x, asset_type: hardware';
    const many = (count: number) => `cyber_system: EMS\nassets:\n  - &a { ${fields} }\n${'  - *a\n'.repeat(count)}`;
    expect(parse(many(250_000)).findings).toEqual([]);
    expect(parse(many(250_005)).findings).toEqual(['250004:5 yaml-expansion']);
  });

  test('that form a bomb are refused even if the document also has a tag', () => {
    const levels = ['a: &a [x, x, x, x, x, x, x, x, x, x]', 'b: !x 1'];
    for (const [from, to] of ['ac', 'cd', 'de', 'ef', 'fg', 'gh'])
      levels.push(`${to}: &${to} [${Array(10).fill(`*${from}`)}]`);
    const { findings } = parse(`${levels.join('\n')}\n`);
    expect(findings.filter((finding) => finding.endsWith('yaml-expansion'))).toHaveLength(1);
    expect(findings).toContain('2:4 unsupported-tag');
  });

  test.each(['!!str', '!', '!local', '!<tag:example.com,2000:x>', '!!binary'])('the tag %s is refused', (tag) => {
    const texts = [`cyber_system: ${tag} EMS\nassets: []\n`, `cyber_system: EMS\nassets: ${tag} []\n`];
    for (const text of [
      ...texts,
      `${tag}\ncyber_system: EMS\nassets: []\n`,
      `${tag} cyber_system: EMS\nassets: []\n`,
    ]) {
      const { documents, findings } = parse(text);
      expect(findings).toEqual([expect.stringMatching(/ unsupported-tag$/)]);
      expect(documents).toEqual([]);
    }
  });
});
