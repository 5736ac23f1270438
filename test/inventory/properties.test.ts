import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments, parseDocument, Scalar, stringify, visit } from 'yaml';
import { nameFaults } from '../../src/core/characters.ts';
import type { Live } from '../../src/core/model.ts';
import { addMissing } from '../../src/follow/from-live.ts';
import { yamlValue } from '../../src/follow/yaml-text.ts';
import { inventoryDocument } from '../../src/inventory/schema.ts';
import { declarationsBySystem } from '../../src/text/rows.ts';
import { reveal } from '../../src/text/text.ts';
import { HOSTILE } from '../follow/live-worlds.ts';
import { ALPHA, undeclared } from '../text/builder.ts';
import { anyName } from '../text/hostile.ts';
import { plainDocument } from './both-readings.ts';
import { parse } from './findings.ts';

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((name) => nameFaults(name).length === 0);
const awkward = fc.constantFrom(...HOSTILE.filter((name) => nameFaults(name).length === 0));
const name = fc.oneof(word, awkward);
const optional = { requiredKeys: ['name', 'asset_type'] as ['name', 'asset_type'] };
const asset = fc.record(
  { name, asset_type: fc.constantFrom('hardware', 'software'), renamed_from: name, moved_from: name, id: name },
  optional,
);
const declaration = fc.record(
  { cyber_system: name, facility: name, prune: fc.boolean(), assets: fc.array(asset, { maxLength: 5 }) },
  { requiredKeys: ['cyber_system', 'assets'] },
);

describe('any inventory', () => {
  test('written by another library parses to what was written', () => {
    const style = fc.record({
      defaultStringType: fc.constantFrom('QUOTE_DOUBLE' as const, 'QUOTE_SINGLE' as const),
      defaultKeyType: fc.constant('PLAIN' as const),
      indent: fc.constantFrom(2, 4),
      collectionStyle: fc.constantFrom('any' as const, 'flow' as const),
      lineWidth: fc.constantFrom(0, 20, 80),
    });
    const same = fc.property(fc.array(declaration, { minLength: 1, maxLength: 3 }), style, (declared, options) => {
      const written = (lineWidth: number) =>
        declared.map((document) => `---\n${stringify(document, { ...options, lineWidth })}`).join('');
      const folded = written(options.lineWidth);
      // `yaml` folds long lines in the middle of a surrogate pair, which is invalid YAML, and some long words so that
      // it does not read them back as they were.
      const isSound =
        !/[\uD800-\uDFFF]/.test(JSON.stringify(declared)) &&
        isDeepStrictEqual(
          parseAllDocuments(folded).map((document) => document.toJS()),
          declared,
        );
      const text = isSound ? folded : written(0);
      const { documents, findings } = parse(text);
      expect(findings).toEqual([]);
      expect(documents.map(plainDocument)).toEqual(declared);
    });
    fc.assert(same, { numRuns: 1_000 });
  });

  test('is accepted by the schema if and only if the parser accepts it', () => {
    const value = fc.oneof(
      { weight: 8, arbitrary: declaration },
      fc.constantFrom(null, [], 'text', {}, { cyber_system: 'EMS' }),
    );
    const edit = fc.record({
      path: fc.constantFrom(
        ...'cyber_system facility prune assets asset name asset_type id external_id color'.split(' '),
      ),
      to: fc.constantFrom<unknown>(
        undefined,
        null,
        '',
        'hardware',
        'Hardware',
        12,
        true,
        [],
        {},
        ['a'],
        { name: 'a' },
        'x'.repeat(201),
      ),
    });
    const agree = fc.property(value, fc.array(edit, { maxLength: 2 }), (declared, edits) => {
      const text = quoted(edits.reduce<unknown>(edited, declared));
      const accepted = parse(text).documents.length === 1;
      expect([text, accepted]).toEqual([text, inventoryDocument.safeParse(load(text)).success]);
    });
    fc.assert(agree, { numRuns: 2_000 });
  });
});

describe('any name', () => {
  const live = (name: string): Live => ({
    ...{ organization: 'acme', facilities: [] },
    systems: [{ id: 'cs_1', name: 'EMS', facility_id: null, organization_slug: 'acme' }],
    assets: [{ id: 'ca_1', name, cyber_system_id: 'cs_1', asset_type: 'hardware', organization_slug: 'acme' }],
  });
  const inventory = { documents: [] };
  const shown = (name: string) => {
    return declarationsBySystem([undeclared('ca_1', name, ALPHA, 'hardware')])[0]?.yaml ?? [];
  };
  const names = fc.oneof(
    anyName,
    fc.constantFrom('a\u00A0b', 'a\u3000b', 'a\u0600b', 'a\uE000b', 'a\uFFFFb', 'a\u00ADb'),
  );
  const nameOnly = names.filter((text) => text !== '');

  test('is pinned by an import and in the drift issue if, and only if, the parser has a finding about it', () => {
    const agree = fc.property(nameOnly, (text) => {
      const { systems } = addMissing({ inventory, live: live(text), uniqueNames: 'system' });
      const entry = `cyber_system: EMS\nassets:\n  - name: ${yamlValue(text)}\n    asset_type: hardware\n`;
      const isFaulty = parse(entry).findings.length > 0;
      expect([
        text,
        systems[0]?.entries[0]?.fields.id !== null,
        shown(text).some((line) => line.startsWith('    id: ')),
      ]).toEqual([text, isFaulty, isFaulty]);
    });
    fc.assert(agree, { numRuns: 1_000 });
  });

  test('is written by both with every character visible, and is read back unchanged', () => {
    const exact = fc.property(nameOnly, (text) => {
      for (const written of [yamlValue(text), shown(text)[0]?.replace('  - name: ', '')]) {
        expect(reveal(written ?? '')).toBe(written);
        expect(load(`a: ${written}`)).toEqual({ a: text });
      }
    });
    fc.assert(exact, { numRuns: 1_000 });
  });
});

/** The declaration with one value set, or removed when `to` is undefined. */
function edited(declared: unknown, { path, to }: { readonly path: string; readonly to?: unknown }): unknown {
  if (typeof declared !== 'object' || declared === null || Array.isArray(declared)) return declared;
  const assets = 'assets' in declared && Array.isArray(declared.assets) ? declared.assets : [];
  if (path === 'asset') return { ...declared, assets: [...assets, to ?? null] };
  if (path === 'cyber_system' || path === 'facility' || path === 'prune' || path === 'assets') {
    return without({ ...declared, [path]: to });
  }
  const [first, ...rest] = assets;
  if (first === undefined) return without({ ...declared, [path]: to });
  return { ...declared, assets: [typeof first === 'object' ? without({ ...first, [path]: to }) : first, ...rest] };
}

function without(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** YAML with every string value quoted, so that nothing is read as something else. */
function quoted(value: unknown): string {
  const document = parseDocument(JSON.stringify(value));
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string') node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString();
}
