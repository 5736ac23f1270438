import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Diagnostic, diagnostic } from '../../src/core/diagnostic.ts';
import { formatDiagnostic, sayDiagnostic, WORDS, wordDiagnostic } from '../../src/report/messages.ts';
import { markdownFormatter, plainFormatter } from '../../src/report/text-style.ts';
import { parse, withAsset } from '../inventory/findings.ts';
import { ALPHA, file, system } from './builder.ts';
import { isWellFormed } from './hostile.ts';
import { CODES, sample } from './samples.ts';

const RENAME = { from: 'rtu-1', to: 'b', id: 'ca_1', system: ALPHA, source: null, isInPlace: false, isExecuted: true };

test.each(CODES)('%s has a title that is one sentence', (code) => {
  expect(WORDS[code].title).toMatch(/^[A-Z][^.?!"]*\.$/);
});

describe('other arguments of the same code', () => {
  const said = (found: Diagnostic) => sayDiagnostic(found, 'full', plainFormatter);

  test('without a near spelling, what is allowed is listed', () => {
    const allowed = ['hardware', 'software'];
    expect(said(sample('wrong-value', { key: 'asset_type', value: 'x', near: null, allowed }))).toContain(
      'Write hardware or software.',
    );
    expect(said(sample('unknown-key', { key: 'x', near: null, allowed: ['name'] }))).toContain('write one of name.');
    expect(said(sample('unknown-cyber-system', { name: 'x', near: [] }))).toContain('Write the name or the id');
  });

  test.each(['Café', 'Å', '한강'])('%s is told from the same letters in another Unicode form', (name) => {
    const apart = name.normalize('NFD');
    const found = sample('unknown-cyber-system', { name, near: [apart] });
    for (const voice of [plainFormatter, markdownFormatter]) {
      const offered = sayDiagnostic(found, 'full', voice).split('Did you mean')[1]!;
      expect(offered.normalize('NFC')).not.toContain(name);
      expect(offered).toMatch(/\\u[0-9A-F]{4}/);
    }
    expect(said(found)).toContain(JSON.stringify(name));
    const renamed = said(sample('possible-rename', { ...RENAME, from: apart, to: name }));
    const line = /renamed_from: (".*")$/.exec(renamed)?.[1] ?? '';
    expect(line).toMatch(/^[ -~]*\\u/);
    expect(JSON.parse(line)).toBe(apart);
  });

  test('a field that systems have is offered for one that none has', () => {
    const field = { input: 'impact-rating-field', field: 'impact-rating' } as const;
    expect(said(sample('unknown-field', { ...field, near: ['impact_rating'] }))).toMatch(
      /Did you mean "impact_rating"\?$/,
    );
  });

  test('a tab that js-yaml does not name is named', () => {
    const [found = sample('not-utf8')] = parse('cyber_system: EMS\nassets:\t[]\n').diagnostics;
    expect(said(found)).toMatch(/: deficient indentation, behind a tab\. Replace the tab by a space\./);
    const [other = sample('not-utf8')] = parse('cyber_system: EMS\nassets: [\n  {name:\t"a"}\n]\n').diagnostics;
    expect(said(other)).toContain('Close the quote or bracket');
  });

  test('no assets key: an empty list is offered', () => {
    expect(said(sample('missing-key', { key: 'assets', of: 'document' }))).toContain('assets: []');
  });

  test('a system without facility, and one with a misspelt facility', () => {
    const system = { id: 'cs_1', name: 'A' };
    const none = said(
      sample('facility-mismatch', { isKnown: false, facility: 'North', system, facilities: [], near: [] }),
    );
    expect(none).toMatch(/it is in none\. Correct facility, or remove it\.$/);
    const mismatch = { facility: 'Nort', system, near: ['North', 'Norta'] };
    const several = said(sample('facility-mismatch', { isKnown: false, ...mismatch, facilities: ['South', 'North'] }));
    expect(several).toMatch(/Did you mean "North"\?$/);
  });

  test('a near facility that the system is not in is not offered', () => {
    const system = { id: 'cs_1', name: 'A' };
    const mismatch = { facility: 'Laek', system, near: ['Lake'] };
    const only = said(sample('facility-mismatch', { isKnown: false, ...mismatch, facilities: ['Riverside'] }));
    expect(only).toMatch(/it is in "Riverside"\. Write facility: "Riverside"$/);
    const several = said(
      sample('facility-mismatch', { isKnown: false, ...mismatch, facilities: ['Riverside', 'Hill'] }),
    );
    expect(several).toMatch(/Correct facility, or remove it\.$/);
  });

  test('a header of one cell: what separates its cells may not be known', () => {
    const missing = { column: 'Hostname', key: 'name', near: [] };
    expect(said(sample('csv-missing-column', { ...missing, header: ['Hostname|Class'] }))).toBe(
      'No column is named "Hostname", where name should be; the header has "Hostname|Class". The header is one cell. Give the separator with --delimiter CHARACTER, or name the column with --column name=HEADER.',
    );
    expect(said(sample('csv-missing-column', { ...missing, header: ['Host', 'Class'] }))).toMatch(
      /Name the column with --column name=HEADER\.$/,
    );
    expect(said(sample('csv-missing-column', { ...missing, header: [] }))).toContain('; the header is empty.');
  });

  test('of systems that a facility would not tell apart, the id is asked for', () => {
    const args = { name: 'EMS', systems: [system('cs_1', 'EMS'), system('cs_2', 'EMS')] };
    expect(said(sample('ambiguous-cyber-system', { ...args, takesFacility: false }))).toBe(
      '2 cyber systems are named "EMS": cs_1 and cs_2. Write the id of the one you mean.',
    );
  });

  test('of one asset as of one', () => {
    const released = { system: system('cs_1', 'EMS'), count: 1 };
    expect(said(sample('system-released', released))).toContain('1 asset in it stays as it is; to delete it, declare');
  });

  test('two assets that name one source', () => {
    const conflict = sample('rename-conflict', { name: 'b', source: 'a', reason: 'shared-source', assets: [] });
    expect(said(conflict)).toMatch(
      /^"a" is named as the source of "b" and of another asset.* Keep renamed_from or moved_from at only one/,
    );
  });

  test('long lists of ids are cut with a count', () => {
    const ids = ['ca_1', 'ca_2', 'ca_3', 'ca_4', 'ca_5', 'ca_6', 'ca_7'];
    const text = said(sample('ambiguous-asset', { name: 'a', system: system('cs_1', 'A'), ids }));
    expect(text).toBe(
      '7 assets in "A" are named "a": ca_1, ca_2, ca_3, ca_4, ca_5 and 2 more. Pin the one you mean with id.',
    );
  });

  test('a name too long to be copied from a message gives way to an id', () => {
    const long = 'x'.repeat(300);
    expect(said(sample('possible-rename', { ...RENAME, from: long, to: 'y' }))).toMatch(/add id: "ca_1"$/);
    const inUse = { name: 'y', id: 'ca_2', system: system('cs_9', long) };
    expect(said(sample('name-in-use', { ...inUse, reference: long }))).toMatch(/add moved_from: "cs_9"$/);
    expect(said(sample('name-in-use', { ...inUse, reference: null }))).toMatch(/add id: "ca_2"$/);
  });

  test('in Markdown names and lines to copy are code', () => {
    expect(sayDiagnostic(sample('possible-rename'), 'full', markdownFormatter)).toBe(
      'Is this a rename? In `Alpha EMS`, `rtu-1` (`ca_1`) would be deleted and `rtu-1a` created. If so, keep the id and its history: add `renamed_from: "rtu-1"`',
    );
  });
});

test('the line of a remedy is one that a file takes, and reads back as the name, whatever the name', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.constantFrom('', ' a', 'a\t', 'a\0b', '\u202Ea', 'a '),
  );
  fc.assert(
    fc.property(name, (from) => {
      fc.pre(isWellFormed(from));
      const message = sayDiagnostic(sample('possible-rename', { ...RENAME, from, to: 'b' }), 'full', plainFormatter);
      const line = message.slice(message.indexOf('add ') + 4);
      const { documents, findings } = parse(withAsset('name: b', 'asset_type: hardware', line));
      expect(findings).toEqual([]);
      const { renamedFrom, id } = documents[0]!.assets[0]!.hints!;
      expect(renamedFrom?.value ?? id?.value).toBe(renamedFrom === null ? 'ca_1' : from);
    }),
    { numRuns: 500 },
  );
});

describe('formatDiagnostic', () => {
  test('puts the place, the severity and the code before the message', () => {
    expect(formatDiagnostic(sample('not-utf8'), 'full')).toBe(
      'inventory/beta.yml:7:5 error not-utf8: The file is not UTF-8 text: it holds the byte 0xE9. Save it as UTF-8: in an editor, by iconv -f CP1252 -t UTF-8, or on Windows in Notepad by Save as.',
    );
  });

  test('leaves out what is not known', () => {
    const whole = diagnostic('empty-file', 'error', { file: file('a.yml'), offset: null }, {});
    expect(formatDiagnostic(whole, 'full')).toMatch(/^a\.yml error empty-file: /);
    const nowhere = diagnostic('no-inventory', 'error', null, { paths: ['x'], folder: null, near: [] });
    expect(formatDiagnostic(nowhere, 'full')).toMatch(/^error no-inventory: /);
    expect(wordDiagnostic(nowhere, 'full')).toMatchObject({ path: null, line: null, column: null });
  });
});
