import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareEntries } from '../../src/follow/desired.ts';
import { editFiles } from '../../src/follow/file-edits.ts';
import { SystemNaming } from '../../src/follow/system-naming.ts';
import { yamlValue } from '../../src/follow/yaml-text.ts';
import { isReadAlike } from './both-readings.ts';
import { parse } from './findings.ts';
import { plainFields } from './loaded.ts';

test.each([
  ['a document that only one reader sees', '...\na: b\n'],
  ['a line end that only one reader knows', '# a\rb: c\n'],
  ['a control character that only one reader accepts', 'a: \u0007\n'],
  ['a text that the readers read differently', '>+\n\n  '],
  ['an anchor that the readers give to different nodes', ':\n  &x : *x'],
  ['a text that neither reader accepts', 'a: "b\n'],
  ['nesting too deep', '['.repeat(20_000)],
])('refuses %s', (_, text) => expect(isReadAlike(text)).toBe(false));

test('both readers read a new document as it was written', () => {
  const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
  const property = fc.property(name, fc.array(name, { maxLength: 3 }), (system, names) => {
    const entries = names.map((own, k) => ({ ...plainFields(own, 'hardware'), id: `ca_${k}` }));
    const systems = [{ id: 'cs_1', name: system, organization_slug: 'acme' }];
    const wanted = entries.map((fields) => ({ fields, entry: null }));
    const { edits } = editFiles({
      comparison: compareEntries([{ system: systems[0]!, declared: null, prune: null, entries: wanted }], false),
      ratingOf: () => null,
      naming: new SystemNaming({ organization: 'acme', facilities: [], systems, assets: [] }),
      out: '',
      originals: [],
      paths: [],
      onFile: () => {},
    });
    const text = edits[0]!.text;
    expect(isReadAlike(text)).toBe(true);
    const { documents } = parse(text);
    expect(documents[0]?.assets.map((asset) => asset.name).sort()).toEqual(names.sort());
    expect(text).toMatch(/^[ -~\p{L}\p{M}\p{N}\p{P}\p{S}\n]*$/u);
  });
  fc.assert(property, { numRuns: 500 });
});

test.each([
  ['ems-01', 'ems-01'],
  ['Süd 1', 'Süd 1'],
  ['NO', '"NO"'],
  ['0123', '"0123"'],
  ['12:30', '"12:30"'],
  ['a: b', '"a: b"'],
  ['a\u2028b', '"a\\u2028b"'],
  ['\ud800', '"\\uD800"'],
  ['a\u3164b', '"a\\u3164b"'],
  ['🔌\u{E0001}', '"🔌\\U000E0001"'],
  ['', '""'],
])('writes %j as %s', (text, written) => expect(yamlValue(text).toLowerCase()).toBe(written.toLowerCase()));
