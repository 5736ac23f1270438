import { describe, expect, test } from 'vitest';
import { parse, withAsset } from './findings.ts';

const RTU = ['name: rtu-1', 'asset_type: hardware'];

describe('a document', () => {
  test('keeps every value with its place', () => {
    const { documents, findings } = parse(`# ours
cyber_system: Riverside EMS
facility: 'Riverside Substation'
prune: False
assets:
  - name: ems-hist-02
    asset_type: software
    renamed_from: >-
      ems-historian
    moved_from: Alpha EMS
    id: "ca_81"
  - { asset_type: hardware, name: relay-21 }
`);
    expect(findings).toEqual([]);
    const [document] = documents;
    expect(document).toMatchObject({
      cyberSystem: { value: 'Riverside EMS', offset: 21 },
      facility: { value: 'Riverside Substation' },
      prune: false,
    });
    const places = document?.assets.map((asset) => document.file.place(asset.offset));
    expect(places).toEqual([
      { line: 6, column: 5 },
      { line: 12, column: 5 },
    ]);
    expect(document?.assets[0]).toMatchObject({ name: 'ems-hist-02', assetType: 'software', document });
    expect(document?.assets[1]).toMatchObject({ name: 'relay-21', assetType: 'hardware', hints: null });
    const { id, renamedFrom, movedFrom } = document?.assets[0]?.hints ?? {};
    expect([id?.value, renamedFrom?.value, movedFrom?.value]).toEqual(['ca_81', 'ems-historian', 'Alpha EMS']);
    expect(document?.file.place(renamedFrom?.offset ?? 0)).toEqual({ line: 8, column: 19 });
    expect(document?.file.place(id?.offset ?? 0)).toEqual({ line: 11, column: 9 });
  });

  test.each([
    ['Medium', [], 'Medium'],
    ['"High"', [], 'High'],
    ['medium', ['wrong-value'], undefined],
    ['3', ['wrong-type'], undefined],
    ['[Low]', ['wrong-type'], undefined],
  ])('with the impact rating %s has the findings %j', (rating, codes, value) => {
    const { documents, diagnostics } = parse(`cyber_system: EMS\nimpact_rating: ${rating}\nassets: []\n`);
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
    expect(documents[0]?.impactRating?.value).toBe(value);
  });

  test('can lack prune and facility, and can have no assets', () => {
    const [document] = parse('cyber_system: EMS\nassets: []\n').documents;
    expect(document).toMatchObject({ prune: null, facility: null, assets: [] });
  });

  test('with an error is left out, and the others stay', () => {
    const bad = withAsset('name: a', 'asset_type: firmware', 'nmae: b');
    const { documents, findings } = parse(`${withAsset(...RTU)}---\n${bad}---\n${withAsset('name: b', RTU[1]!)}`);
    expect(documents.map((d) => d.assets[0]?.name)).toEqual(['rtu-1', 'b']);
    expect(findings).toEqual(['9:17 wrong-value', '10:5 unknown-key']);
  });

  test.each([
    [['true', 'True', 'TRUE'], []],
    [['yes', 'on', 'y', 'maybe', 'tRUE'], ['wrong-value']],
    [['"true"', "'false'", '1', '', '~', '{}', '|\n  true'], ['wrong-type']],
  ])('with prune as one of %j has the findings %j', (spellings, codes) => {
    for (const spelling of spellings) {
      const { documents, diagnostics } = parse(`cyber_system: EMS\nprune: ${spelling}\nassets: []\n`);
      expect([spelling, diagnostics.map(({ code }) => code)]).toEqual([spelling, codes]);
      expect(documents[0]?.prune).toBe(codes.length === 0 ? true : undefined);
    }
  });

  test('has the same places with CRLF', () => {
    const text = withAsset(...RTU, 'color: red');
    expect(parse(text.replaceAll('\n', '\r\n')).findings).toEqual(['5:5 unknown-key']);
  });

  test('that is empty is reported at its own marker', () => {
    const text = `${withAsset(...RTU)}# a comment of ---\n---\n--- # two\n---\ncyber_system: "a\n  --- b"\nassets: []\n---\n`;
    expect(parse(text).findings).toEqual(['6:1 wrong-type', '7:1 wrong-type', '12:1 wrong-type']);
  });

  test('reports each empty entry at its own dash', () => {
    const text =
      'cyber_system: EMS\nassets:\n  - # none\n  -\n\n  - { name: "a", asset_type: hardware } # -\n  -\n  -\n';
    expect(parse(text).findings).toEqual(['3:3', '4:3', '7:3', '8:3'].map((place) => `${place} wrong-type`));
  });

  test('is reported up to a limit if 200,000 documents are empty', () => {
    expect(parse('---\n'.repeat(200_000)).findings).toHaveLength(10_000);
  });
});

describe('the head of a document', () => {
  test('can set a type for assets without a type', () => {
    const text = 'cyber_system: A\nassets:\n  - name: x\n  - {name: z, asset_type: software}\nasset_type: hardware\n';
    const [document] = parse(text).documents;
    expect(document?.assets.map(({ assetType }) => assetType)).toEqual(['hardware', 'software']);
    expect(document?.assetType).toBe('hardware');
  });

  test('with an invalid type is reported once, at the type', () => {
    expect(parse('cyber_system: A\nasset_type: Hardware\nassets:\n  - name: x\n  - name: z\n').findings).toEqual([
      '2:13 wrong-value',
    ]);
  });

  test('can have names and patterns to ignore, each with its place', () => {
    const text = 'cyber_system: A\nassets: []\nignore:\n  - "lab-*"\n  - &s spare\n  - *s\n';
    const { documents, findings } = parse(text);
    expect(findings).toEqual([]);
    expect(documents[0]?.ignore.map(({ value, offset }) => [value, text.slice(offset, offset + 3)])).toEqual([
      ['lab-*', '"la'],
      ['spare', 'spa'],
      ['spare', '*s\n'],
    ]);
  });

  test.each([
    ['ignore: lab', '2:9 wrong-type'],
    ['ignore: {a: b}', '2:9 wrong-type'],
    ['ignore: [NO]', '2:10 unquoted-scalar'],
    ['ignore: [[a]]', '2:10 wrong-type'],
    ['ignore: [""]', '2:10 empty-name'],
    ['ignore:', '2:1 wrong-type'],
  ])('with %s has the finding %s', (line, finding) => {
    expect(parse(`cyber_system: A\n${line}\nassets: []\n`).findings).toEqual([finding]);
  });
});

describe('keys', () => {
  test('that are repeated point to the first', () => {
    const [finding] = parse(withAsset(...RTU, 'name: rtu-2')).diagnostics;
    expect(finding?.code === 'duplicate-key' && finding.args.first.offset).toBe(withAsset(...RTU).indexOf('name'));
  });

  test('that merge are refused like unknown keys', () => {
    const text = `cyber_system: EMS\nassets:\n  - &a { name: a, asset_type: hardware }\n  - { <<: *a, name: b }\n`;
    expect(parse(text).findings).toEqual(['4:5 missing-key', '4:7 unknown-key']);
  });

  test('can be quoted, explicit or an alias', () => {
    const { findings, documents } = parse(
      '"cyber_system": &key name\n? assets\n: - { *key : a, \'asset_type\': software }\n',
    );
    expect(findings).toEqual([]);
    expect(documents[0]?.assets[0]).toMatchObject({ name: 'a', assetType: 'software' });
  });

  test('with names of object properties in JavaScript are unknown keys', () => {
    const text = withAsset(...RTU, '__proto__: { id: ca_1 }', 'toString: x', '"hasOwnProperty": y');
    expect(parse(text).findings).toEqual(['5:5 unknown-key', '6:5 unknown-key', '7:5 unknown-key']);
  });
});

describe('names', () => {
  const KEYS = ['name', 'id', 'renamed_from', 'moved_from'] as const;
  const SCALARS = ['NO', '0123', '1e3', '12:30', '2024-01-01', 'null', '~', '1_000', '0b1', '.inf', '=', '<<', ''];

  test.each(KEYS)('in %s must be quoted if YAML reads another type', (key) => {
    for (const scalar of SCALARS) {
      const fields = { name: 'rtu-1', [key]: scalar };
      const lines = Object.entries(fields).map(([k, v]) => `${k}: ${v}`);
      const { findings } = parse(withAsset(...lines, 'asset_type: hardware'));
      expect([scalar, findings.map((finding) => finding.split(' ')[1])]).toEqual([scalar, ['unquoted-scalar']]);
    }
  });

  test.each(['cyber_system', 'facility'])('in %s must be quoted, too', (key) => {
    const other = key === 'facility' ? 'cyber_system: EMS\n' : '';
    for (const scalar of SCALARS) {
      expect(parse(`${other}${key}: ${scalar}\nassets: []\n`).findings).toEqual([
        expect.stringContaining('unquoted-scalar'),
      ]);
    }
  });

  test('in quotes or in a block are read as text', () => {
    for (const scalar of SCALARS.filter((text) => text !== '')) {
      for (const name of [`"${scalar}"`, `'${scalar}'`, `|-\n      ${scalar}`]) {
        expect(parse(withAsset(`name: ${name}`, 'asset_type: hardware')).documents[0]?.assets[0]?.name).toBe(scalar);
      }
    }
  });

  test.each(['ß', '10.0.0.1', 'a', 'Pump (north)#2', "O'Neill", '日本', 'yes sir', '-7b', 'é\u0301'])(
    'such as %s need no quotes and have no finding',
    (name) => {
      const { findings, documents } = parse(withAsset(`name: ${name}`, 'asset_type: hardware'));
      expect(findings).toEqual([]);
      expect(documents[0]?.assets[0]?.name).toBe(name);
    },
  );

  test('of any length have no finding', () => {
    const name = 'x'.repeat(10_000);
    expect(parse(withAsset(`name: ${name}`, 'asset_type: hardware', `renamed_from: ${name}y`)).findings).toEqual([]);
  });

  const EDGES = [
    ' ',
    '\\t',
    '\\n',
    ...'0085 00A0 1680 2000 2028 202F 205F 3000'.split(' ').map((code) => `\\u${code}`),
  ];

  test.each(EDGES)('padded with %s are refused', (space) => {
    for (const name of [`${space}a`, `a${space}`, `a ${space}`, space]) {
      expect(parse(withAsset(`name: "${name}"`, 'asset_type: hardware')).findings).toEqual(['3:11 padded-name']);
    }
  });

  const CONTROLS = ['\\0', '\\a', '\\e', '\\x7F', '\\x9F', '\\u0085', '\\u2028', '\\u2029', '\\uD83D', '\\uDC00'];
  const BIDI = ['\\u061C', '\\u200E', '\\u200F', '\\u202A', '\\u202E', '\\u2066', '\\u2069'];

  test.each([...CONTROLS, ...BIDI])('with the control character %s are refused', (character) => {
    expect(parse(withAsset(`name: "a${character}b"`, 'asset_type: hardware')).findings).toEqual([
      '3:11 control-character',
    ]);
  });

  const INVISIBLE = ['\\u00AD', '\\u034F', '\\u115F', '\\u180E', '\\u200B', '\\u200D', '\\u2060', '\\u2800', '\\u3164'];

  test.each([...INVISIBLE, '\\uFE0F', '\\uFEFF', '\\uFFA0', '\\U000E0041', '\\U000E0100'])(
    'with the invisible character %s have a warning',
    (character) => {
      const { findings, documents } = parse(withAsset(`name: "a${character}b"`, 'asset_type: hardware'));
      expect(findings).toEqual(['3:11 invisible-character (warning)']);
      expect(documents).toHaveLength(1);
    },
  );

  test('of all assets are compared even if the document has an error', () => {
    const entries = ['name: " x"', 'name: a', 'name: a', 'name: A', 'name: b\n    id: ca_1', 'name: c\n    id: ca_1'];
    const lines = entries.map((entry) => `  - ${entry}\n    asset_type: hardware\n`);
    const { documents, findings } = parse(`cyber_system: EMS\nignore: [b]\nassets:\n${lines.join('')}`);
    expect(documents).toEqual([]);
    expect(findings).toEqual([
      '4:11 padded-name',
      '8:5 duplicate-asset',
      '10:5 similar-name (warning)',
      '12:5 ignored-but-declared',
      '16:9 duplicate-id',
    ]);
  });

  test('and ids of an entry with an error are compared with the other entries', () => {
    const text = `cyber_system: EMS
ignore: ["c*"]
assets:
  - name: a
    asset_type: hardwear
  - name: a
    asset_type: hardware
  - name: b
    id: ca_1
    rename: x
    asset_type: hardware
  - name: B
    asset_type: hardware
    id: ca_1
  - name: c1
  - name: 12
    asset_type: hardware
  - {name: d, asset_type: hardware, id: 1}
  - {name: d, asset_type: hardware}
`;
    expect(parse(text).findings).toEqual([
      ...['5:17 wrong-value', '6:5 duplicate-asset', '10:5 unknown-key', '12:5 similar-name (warning)'],
      ...['14:9 duplicate-id', '15:5 missing-key', '15:5 ignored-but-declared', '16:11 unquoted-scalar'],
      // Whether the first of the two can have this name depends on its id.
      '18:41 unquoted-scalar',
    ]);
  });

  test('have all their findings reported at once', () => {
    expect(parse(withAsset('name: " a\\u202Eb\\u200Bc"', 'asset_type: hardware')).findings).toEqual([
      '3:11 padded-name',
      '3:11 control-character',
      '3:11 invisible-character (warning)',
    ]);
  });

  test('of a pinned asset can have padding or control characters, with a warning, in any order of keys', () => {
    const type = 'asset_type: hardware';
    for (const [name, code] of [
      ['" a"', 'padded-name'],
      ['"a\\eb"', 'control-character'],
    ] as const) {
      for (const lines of [
        [`name: ${name}`, type, 'id: ca_1'],
        ['id: ca_1', type, `name: ${name}`],
      ]) {
        const { findings, documents } = parse(withAsset(...lines));
        expect(findings).toEqual([expect.stringMatching(new RegExp(`${code} \\(warning\\)$`))]);
        expect(documents[0]?.assets).toHaveLength(1);
      }
    }
    expect(parse(withAsset('name: ""', type, 'id: ca_1')).findings).toEqual(['3:11 empty-name']);
    expect(parse(withAsset('name: a', type, 'id: " ca_1"')).findings).toEqual(['5:9 padded-name']);
  });
});

describe('an external id', () => {
  const withNumber = (number: string) => withAsset('name: a', 'asset_type: hardware', `external_id: ${number}`);

  test('is kept with its place, and does not match a live asset', () => {
    const { documents, findings } = parse(withNumber('CI0031877'));
    expect(findings).toEqual([]);
    expect(documents[0]?.assets[0]).toMatchObject({ hints: null, externalId: { value: 'CI0031877', offset: 80 } });
  });

  test.each([
    ['0031877', 'unquoted-scalar'],
    ['" CI1"', 'padded-name'],
    ['""', 'empty-name'],
    ['"CI\\e1"', 'control-character'],
    [`CI${'0'.repeat(199)}`, 'value-too-long'],
  ])('%s is refused as %s', (number, code) => {
    expect(parse(withNumber(number)).findings).toEqual([`5:18 ${code}`]);
  });

  test('has at most 200 Unicode characters', () => {
    expect(parse(withNumber('😀'.repeat(200))).findings).toEqual([]);
    expect(parse(withNumber('😀'.repeat(201))).findings).toEqual(['5:18 value-too-long']);
  });
});

describe('typing mistakes', () => {
  test('a misspelled required key is one finding, and not also a missing key', () => {
    const entries = Array.from({ length: 9 }, (_, n) => `  - name: a${n}\n    asset-type: hardware\n`).join('');
    expect(parse(`cyber_system: EMS\nassets:\n${entries}`).findings).toEqual(
      Array.from({ length: 9 }, (_, n) => `${4 + 2 * n}:5 unknown-key`),
    );
    expect(parse('cyber_sytem: EMS\nassets: []\n').findings).toEqual(['1:1 unknown-key']);
    // A misspelling in one entry does not affect the next entry.
    const two = '  - {name: a, asset-type: hardware}\n  - {name: b}\n';
    expect(parse(`cyber_system: EMS\nassets:\n${two}`).findings).toEqual(['3:15 unknown-key', '4:5 missing-key']);
  });

  test.each([
    ['in the first key of an entry', withAsset('name:ald-3', 'asset_type: hardware'), '3:9'],
    ['in a key before others', withAsset('asset_type: hardware', 'name:ald-3', '# spare', '', 'id: ca_1'), '4:9'],
    ['in the last key', withAsset('name: a', 'asset_type:hardware'), '4:15'],
    ['at the top', 'cyber_system:EMS\nassets: []\n', '1:13'],
  ])('a colon without a space is reported where it is, %s', (_, text, place) => {
    const { findings, diagnostics } = parse(text);
    expect(findings).toEqual([`${place} yaml-syntax`]);
    expect(diagnostics[0]?.args).toEqual({ fault: 'colon-without-space', text: '' });
  });

  const second = (line: string) => `cyber_system: EMS\nassets:\n  - name: a\n${line}\n`;
  test.each([
    [second('   \u00A0asset_type: hardware'), '4:4', 'special-space'],
    [withAsset('name:\u00A0a', 'asset_type: hardware'), '3:10', 'special-space'],
    [withAsset('name: @relay'), '3:11', 'mark', '@'],
    [withAsset('name: %relay'), '3:11', 'mark', '%'],
    ['cyber_system: A\nassets:\n  - {name: @relay, asset_type: hardware}\n', '3:12', 'mark', '@'],
    [withAsset('name: - relay'), '3:11', 'mark', '-'],
    [withAsset('name: * relay'), '3:11', 'mark', '*'],
    [withAsset('name: >relay'), '3:11', 'mark', '>'],
    [withAsset('name: relay: 3'), '3:16', 'second-colon'],
    [withAsset('name: "relay" 3'), '3:19', 'text-after-end'],
    [withAsset('name: "a\\q"'), '3:13', 'unknown-escape', '\\q'],
    [withAsset('name: "C:\\x"', 'asset_type: hardware'), '3:14', 'unknown-escape', '\\x'],
    [withAsset('name: "relay', 'asset_type: hardware'), '4:5', 'not-closed'],
    ['cyber_system: A\nassets: []\nignore: ["a" "b"]\n', '3:14', 'missing-comma'],
    [second('   asset_type: hardware'), '4:4', 'misaligned'],
    [second('      asset_type: hardware'), '4:7', 'misaligned'],
    [second('\tasset_type: hardware'), '4:1', 'tab-indentation'],
    ['cyber_system: A\nassets:\t[]\n', '2:8', 'tab'],
    ['cyber_system: A\nassets:\n  -name: a\n    asset_type: hardware\n', '3:4', 'dash-without-space'],
    ['cyber_system Alpha\nassets: []\n', '1:1', 'no-colon'],
    ['cyber_system "Alpha"\r\nfacility Beta\r\n\r\nassets: []\r\n', '1:1', 'no-colon'],
    ['# Alpha\n---\ncyber_system Alpha\n\n# its assets\nassets: []\n', '3:1', 'no-colon'],
    ['cyber_system: A\nassets\n  - name: a\n', '2:1', 'no-colon'],
    ['cyber_system: A\nplant\nassets: []\n', '2:1', 'no-colon'],
    ['columns:\n  name Hostname\n  asset_type: Class\n', '2:3', 'no-colon'],
    [withAsset('name = a', 'asset_type: hardware'), '3:5', 'no-colon'],
    [second('    asset_type hardware\n    id: ca_1'), '4:5', 'no-colon'],
    [second('    asset_type hardware\n  - name: b'), '4:5', 'no-colon'],
    [second('    asset_type hardware'), '4:5', 'no-colon'],
    ['cyber_system: A\nassets:\n  - name: "a\n      b"\n    id ca_1\n', '5:5', 'no-colon'],
    ['- name: a\nassets: []\n', '2:1', 'no-pair'],
    ['!plant!a b\n', '1:9', 'other', 'undeclared tag handle'],
  ])('%j is reported at %s as %s', (text, place, fault, about = '') => {
    const { findings, diagnostics } = parse(text);
    expect(findings).toEqual([`${place} yaml-syntax`]);
    expect(diagnostics[0]?.args).toEqual({ fault, text: about });
  });

  test.each([
    ['name: #3', '#3'],
    ['name: # to do', '# to do'],
    ['name: &relay', '&relay'],
    ['name:', null],
    ['name: ""', undefined],
  ])('for %s, the comment or anchor that may be the value is %j', (line, meant) => {
    const { diagnostics } = parse(withAsset(line, 'asset_type: hardware'));
    expect(diagnostics.map(({ args }) => ('meant' in args ? args.meant : undefined))).toEqual([meant]);
  });
});
