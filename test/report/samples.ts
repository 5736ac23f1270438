// One set of arguments for each diagnostic code; exhaustive by type.
import { type Code, type Diagnostic, type DiagnosticArgs, diagnostic } from '../../src/core/diagnostic.ts';
import { ALPHA, file, system } from './builder.ts';

const alpha = ALPHA;
const first = { file: file('inventory/alpha.yml'), offset: 12 };
const KEYS = ['name', 'asset_type'];

export const SAMPLES: { readonly [C in Code]: DiagnosticArgs[C] } = {
  'no-inventory': { paths: ['inventory', 'more/*.yml'], folder: '/work/plant', near: ['inventory'] },
  'partial-inventory': { name: 'Beta', files: 2, deletes: 1 },
  'empty-file': {},
  'unreadable-file': { reason: 'EACCES: permission denied.' },
  'unread-file': {},
  'symbolic-link': {},
  submodule: {},
  'lfs-pointer': {},
  'file-too-large': { bytes: 16777217, limit: 16777216 },
  'not-utf8': { byte: 0xe9, encoding: null },
  'merge-conflict': {},
  'missing-document-start': { first },
  'yaml-syntax': { reason: 'unexpected end of the stream' },
  'yaml-too-deep': { limit: 100 },
  'yaml-expansion': { limit: 1000000 },
  'unknown-alias': { alias: 'relay' },
  'unsupported-tag': { tag: '!!python' },
  'duplicate-key': { key: 'name', first },
  'ambiguous-yaml': {},
  'unknown-key': { key: 'nmae', near: 'name', allowed: KEYS },
  'missing-key': { key: 'asset_type', of: 'asset' },
  'wrong-type': { subject: 'prune', expected: 'true or false', found: 'a string' },
  'wrong-value': { key: 'asset_type', value: 'hardwear', near: 'hardware', allowed: ['hardware', 'software'] },
  'unquoted-scalar': { key: 'name', text: '0417', reads: 'a number', comment: null },
  'empty-name': { key: 'name' },
  'padded-name': { key: 'name', value: ' rtu-1 ' },
  'control-character': { key: 'name', value: 'rtu\u202E1', character: 'U+202E' },
  'invisible-character': { key: 'name', value: 'rtu\u200B1', character: 'U+200B' },
  'ignored-but-declared': { name: 'lab-plc-1', pattern: 'lab-*', first },
  'duplicate-asset': { name: 'rtu-1', first },
  'duplicate-name': { name: 'rtu-1', first },
  'look-alike-character': { key: 'name', value: 'rtu\u00A01', character: 'U+00A0' },
  'value-too-long': { key: 'external_id', length: 201, limit: 200 },
  'duplicate-external-id': { id: 'CI0031877', first },
  'similar-name': { name: 'RTU-1', other: 'rtu-1', first },
  'unknown-cyber-system': { name: 'Alfa EMS', near: ['Alpha EMS', 'Alpha EMS 2'] },
  'ambiguous-cyber-system': {
    name: 'Plant DCS',
    systems: [system('cs_3', 'Plant DCS', { id: 'fac_1', name: 'North' }), system('cs_4', 'Plant DCS')],
    takesFacility: true,
  },
  'facility-mismatch': { isKnown: false, facility: 'North', system: alpha, facilities: ['South'], near: [] },
  'unknown-asset-id': { id: 'ca_9' },
  'duplicate-id': { id: 'ca_9', first },
  'rename-conflict': {
    name: 'rtu-2',
    source: 'rtu-1',
    reason: 'both-live',
    assets: [
      { id: 'ca_1', name: 'rtu-2' },
      { id: 'ca_2', name: 'rtu-1' },
    ],
  },
  'rename-source-missing': { name: 'rtu-2', source: 'rtu-1', system: alpha },
  'ambiguous-asset': { name: 'rtu-1', system: alpha, ids: ['ca_1', 'ca_2'] },
  'hint-done': { name: 'rtu-2', key: 'renamed_from' },
  'ambiguous-move': {
    name: 'rtu-1',
    isRetyped: false,
    assets: [
      { id: 'ca_1', system: alpha },
      { id: 'ca_2', system: alpha },
    ],
  },
  'name-in-use': { name: 'rtu-1', id: 'ca_9', system: system('cs_9', 'Old Yard'), reference: 'Old Yard' },
  'possible-rename': {
    ...{ from: 'rtu-1', to: 'rtu-1a', id: 'ca_1' },
    ...{ system: alpha, source: null, isInPlace: false, isExecuted: true },
  },
  'system-adopted': { system: alpha, count: 1 },
  'system-released': { system: alpha, count: 4 },
  'impact-rating-available': { field: 'impact_rating' },
  'unknown-field': { input: 'control-center-field', field: 'control_center_id', near: [] },
  'review-mismatch': { problem: 'its live_sha256 is another' },
  'base-document-skipped': { base: 'applied', code: 'unknown-cyber-system' },
  'csv-encoding': { kind: 'other' },
  'csv-empty': { leftOut: 0 },
  'csv-syntax': { reason: 'quote-open' },
  'csv-row-length': { cells: 4, columns: 3 },
  'csv-missing-column': { column: 'Hostnam', key: 'name', near: ['Hostname'], header: ['Hostname', 'Site'] },
  'csv-ambiguous-column': { column: 'Hostname', count: 2 },
  'csv-unknown-type': { value: 'Servr', near: ['Server'], rows: 2, lines: [2, 4] },
  'csv-unknown-system': { name: 'Alfa EMS', near: ['Alpha EMS'], rows: 2, lines: [2, 4] },
  'csv-differs': { name: 'rtu-1', declared: 'hardware', system: system('cs_1', 'Alpha EMS'), first },
  'csv-odd-name': { value: 'TBD', kind: 'placeholder' },
  'csv-replaced': { name: 'rtu-1', before: 'CI-0001', after: 'CI-0107' },
  'csv-system-not-named': { systems: [system('cs_1', 'Alpha EMS')], entries: 12 },
  'undeclarable-asset': { name: '', id: 'ca_7', system: system('cs_1', 'Alpha EMS') },
  'renamed-by-hand': { from: 'rtu-1', to: 'rtu-01', id: 'ca_7', system: system('cs_1', 'Alpha EMS') },
};

export const CODES = Object.keys(SAMPLES) as Code[];

/** A finding of that code, at line 7 of a file. */
export function sample<C extends Code>(code: C, args: DiagnosticArgs[C] = SAMPLES[code]): Diagnostic {
  return diagnostic(code, 'error', { file: file('inventory/beta.yml'), offset: 7 }, args);
}
