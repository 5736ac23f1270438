import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { sayDiagnostic } from '../../src/text/findings.ts';
import { WORDS } from '../../src/text/messages.ts';
import { markdownFormatter, plainFormatter } from '../../src/text/text.ts';
import { parse, withAsset } from '../inventory/findings.ts';
import { ALPHA, sample, system } from './builder.ts';
import { isWellFormed } from './hostile.ts';

const RENAME = { from: 'rtu-1', to: 'b', id: 'ca_1', system: ALPHA, kind: 'deleted' as const };

test.each(Object.entries(WORDS))('%s has a title that is one sentence', (_, { title }) => {
  expect(title).toMatch(/^[A-Z][^.?!"]*\.$/);
});

describe('the message of a finding', () => {
  const said = (found: Diagnostic) => sayDiagnostic(found, plainFormatter);

  test.each(['Café', 'Å', '한강'])('shows how %s differs from the same letters in another Unicode form', (name) => {
    const apart = name.normalize('NFD');
    const found = sample('unknown-cyber-system', { name, near: [apart] });
    for (const voice of [plainFormatter, markdownFormatter]) {
      const offered = sayDiagnostic(found, voice).split('Did you mean')[1]!;
      expect(offered.normalize('NFC')).not.toContain(name);
      expect(offered).toMatch(/\\u[0-9A-F]{4}/);
    }
    expect(said(found)).toContain(JSON.stringify(name));
    const renamed = said(sample('possible-rename', { ...RENAME, from: apart, to: name }));
    const line = /renamed_from: (".*")$/.exec(renamed)?.[1] ?? '';
    expect(line).toMatch(/^[ -~]*\\u/);
    expect(JSON.parse(line)).toBe(apart);
  });

  const home = { id: 'cs_1', name: 'A' };
  const elsewhere = (facilities: readonly string[], ...near: readonly string[]) =>
    sample('facility-mismatch', { facility: 'North', system: home, facilities, near });
  const header = (...cells: readonly string[]) =>
    sample('csv-missing-column', { column: 'Hostname', key: 'name', near: [], header: cells });
  const alike = { name: 'EMS', systems: [system('cs_1', 'EMS'), system('cs_2', 'EMS')], takesFacility: false };
  const ids = ['ca_1', 'ca_2', 'ca_3', 'ca_4', 'ca_5', 'ca_6', 'ca_7'];
  const field = { input: 'impact-rating-field', field: 'impact-rating', near: ['impact_rating'] } as const;
  test.each<[string, Diagnostic, string]>([
    ['offers a field that systems have', sample('unknown-field', field), 'Did you mean "impact_rating"?'],
    ['for a system without a facility', elsewhere([]), 'it is in none. Correct facility, or remove it.'],
    ['for a misspelled facility', elsewhere(['South', 'Nord'], 'Nord', 'Norta'), 'Did you mean "Nord"?'],
    [
      'for a similarly named facility that the system is not in',
      elsewhere(['Hill'], 'Nord'),
      'it is in "Hill". Write facility: "Hill"',
    ],
    [
      'for a system in several facilities',
      elsewhere(['Hill', 'Lake'], 'Nord'),
      'it is in "Hill" and "Lake". Correct facility, or remove it.',
    ],
    [
      'for a header with one cell, whose separator may be unknown',
      header('Hostname^Class'),
      'No column is named "Hostname", where name should be; the header has "Hostname^Class". The header is one cell. If another line is the headers, write its number in the mapping, header: 3. If another character separates the cells, write it there, delimiter: "^".',
    ],
    ['for several cells', header('Host', 'Class'), 'Name the column in the mapping, columns: {name: HEADER}.'],
    ['for empty headers', header(), '; the header is empty. Name the column in the mapping, columns: {name: HEADER}.'],
    [
      'for systems that a facility would not tell apart',
      sample('ambiguous-cyber-system', alike),
      '2 cyber systems are named "EMS": cs_1 and cs_2. Write the id of the one you mean.',
    ],
    [
      'for a single asset',
      sample('system-released', { system: ALPHA, count: 1 }),
      '1 asset in it stays as it is; to delete it, declare the system with assets: [] instead.',
    ],
    [
      'for a long list of ids',
      sample('ambiguous-asset', { name: 'a', system: ALPHA, ids }),
      'are named "a": ca_1, ca_2, ca_3, ca_4, ca_5 and 2 more. Pin the one you mean with id.',
    ],
  ])('%s', (_, found, end) => expect(said(found).slice(-end.length)).toBe(end));

  test('asks about an undeclared asset, and gives an id in place of a name that is too long to copy', () => {
    const long = 'x'.repeat(300);
    expect(said(sample('possible-rename', { ...RENAME, from: long, to: 'y' }))).toMatch(/add id: "ca_1"$/);
    const undeclared = said(sample('possible-rename', { ...RENAME, kind: 'undeclared' }));
    expect(undeclared).toMatch(
      /"rtu-1" \(ca_1\) is live but in no file and "b" would be created\. .*renamed_from: "rtu-1"$/,
    );
    const inUse = { name: 'y', id: 'ca_2', system: system('cs_9', long) };
    expect(said(sample('name-in-use', { ...inUse, reference: long }))).toMatch(/add moved_from: "cs_9"$/);
    expect(said(sample('name-in-use', { ...inUse, reference: null }))).toMatch(/add id: "ca_2"$/);
  });
});

test('a file accepts the line of a remedy and reads the same name back, whatever the name is', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.constantFrom('', ' a', 'a\t', 'a\0b', '\u202Ea', 'a '),
  );
  fc.assert(
    fc.property(name, (from) => {
      fc.pre(isWellFormed(from));
      const message = sayDiagnostic(sample('possible-rename', { ...RENAME, from, to: 'b' }), plainFormatter);
      const line = message.slice(message.indexOf('add ') + 4);
      const { documents, findings } = parse(withAsset('name: b', 'asset_type: hardware', line));
      expect(findings).toEqual([]);
      const { renamedFrom, id } = documents[0]!.assets[0]!.hints!;
      expect(renamedFrom?.value ?? id?.value).toBe(renamedFrom === null ? 'ca_1' : from);
    }),
    { numRuns: 500 },
  );
});
