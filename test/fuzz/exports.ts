// Any bytes as an export, and any text as its mapping, are refused with a place, or give files that both readers read.
// The same import a second time changes nothing.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { spreadsheet } from '../../src/core/csv.ts';
import { type Diagnostic, hasErrors } from '../../src/core/diagnostic.ts';
import type { Live } from '../../src/core/model.ts';
import { inventoryCsv } from '../../src/follow/csv/inventory-csv.ts';
import { readMapping } from '../../src/follow/csv/mapping.ts';
import { runImport } from '../../src/follow/import.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { writeFiles } from '../../src/run/run-files.ts';
import { inventoryIn, readerOf, unlikeIn } from '../follow/importing.ts';
import { contextWith, repositoryIn } from '../run/context.ts';
import { checkFinding } from './files.ts';
import { damagedText } from './mutations.ts';
import { samples } from './samples.ts';

const CELLS = [
  ...[
    '\n',
    '\r\n',
    '\r',
    ',',
    ';',
    '\t',
    '|',
    '"',
    '""',
    "'",
    '=1+1',
    '\uFEFF',
    '\uFFFD',
    '\u00A0',
    '\u2028',
    '\0',
    ' ',
  ],
  ...['Hostname', 'Total: 12', '12 rows selected', 'hardware', 'ca_1', 'cs_1', 'NULL', '#N/A', 'sep=;\n', '\n\n\n'],
];

const WORDS = [
  ...[
    '\n',
    '  ',
    ': ',
    '- ',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    '&a ',
    '*a',
    '!x ',
    '#',
    '|\n',
    '\t',
    '~',
    'null',
    '*',
    '?',
  ],
  ...[
    'columns:\n',
    'values:\n',
    'skip:\n',
    'only:\n',
    'header: 1\n',
    'delimiter: ","\n',
    'defaults:\n',
    '__proto__: x\n',
  ],
  ...['{Hostname}', '{Hostname} ({Tag})', '[Hostname, Tag]', 'external_id: Tag\n', 'facilities:\n'],
];

const MAPPING = `columns:
  name: Hostname
  cyber_system: BES Cyber System
  asset_type: Class
  facility: Site
  external_id: Tag
values:
  Server: hardware
  Application: software
defaults:
  asset_type: hardware
skip:
  Status: [Retired, "Dis*"]
`;

/** The assets as the report of another product: its words, its order of columns, and a number for each row. */
function report({ facilities, systems, assets }: Live): string {
  const systemOf = new Map(systems.map((system) => [system.id, system]));
  const siteOf = new Map(facilities.map(({ id, name }) => [id, name]));
  const rows = assets.map(({ id, name, asset_type, cyber_system_id }, k) => {
    const { name: system = '', facility_id } = systemOf.get(cyber_system_id) ?? {};
    const words = [asset_type === 'hardware' ? 'Server' : 'Application', k % 7 === 3 ? 'Retired' : 'In use'];
    return [`CI-${id}`, ...words, name, system, siteOf.get(facility_id ?? '') ?? ''];
  });
  return spreadsheet([['Tag', 'Class', 'Status', 'Hostname', 'BES Cyber System', 'Site'], ...rows]);
}

const imports = samples.chain(({ files, live }) => {
  const own = { text: inventoryCsv({ controlCenters: [], ...live }, { numbers: new Map() }), mapping: '' };
  const good = fc.constantFrom(own, { text: report(live), mapping: MAPPING });
  const damaged = good.chain(({ text, mapping }) =>
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ csv: damagedText(fc.constant(text), CELLS), mapping: fc.constant(mapping) }),
      },
      {
        weight: 4,
        arbitrary: fc.record({ csv: fc.constant(text), mapping: damagedText(fc.constant(mapping), WORDS) }),
      },
      { weight: 1, arbitrary: fc.record({ csv: fc.string({ unit: 'binary' }), mapping: fc.constant(mapping) }) },
    ),
  );
  return fc.record({
    files: fc.constantFrom(files, new Map<string, string>()),
    live: fc.constant(live),
    damaged,
    follow: fc.constantFrom(null, { allSystems: false }, { allSystems: true }),
    leaveFaulty: fc.boolean(),
  });
});

interface Import {
  readonly files: ReadonlyMap<string, string>;
  readonly live: Live;
  readonly damaged: { readonly csv: string; readonly mapping: string };
  readonly follow: { readonly allSystems: boolean } | null;
  readonly leaveFaulty: boolean;
}

export const anyExport = fc.asyncProperty(imports, async ({ files, live, damaged, ...how }: Import) => {
  const found: Diagnostic[] = [];
  const mapping = readMapping('mapping.yml', damaged.mapping, (d) => found.push(d));
  found.forEach(checkFinding);
  const cwd = mkdtempSync(join(tmpdir(), 'cip-sync-fuzz-'));
  try {
    for (const [path, text] of [...files, ['export.csv', damaged.csv] as const]) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
    const importAgain = () =>
      runImport(
        contextWith({ 'max-deletes': '0' }),
        { repository: repositoryIn(cwd), reader: readerOf(live) },
        { source: { kind: 'csv', path: 'export.csv', mapping, ...how }, out: 'inventory', path: null },
      );
    const { diagnostics, proposal } = await importAgain();
    diagnostics.forEach(checkFinding);
    assert(hasErrors(diagnostics) === (proposal === null), 'files are proposed beside errors, or nothing is said');
    if (proposal === null) return;
    assert.deepEqual(unlikeIn(proposal.edits), [], 'the two readers read a written file differently');
    writeFiles(proposal.edits, { cwd, progress: NO_PROGRESS });
    const inWritten: Diagnostic[] = [];
    if (proposal.edits.length > 0) await inventoryIn(cwd, (d) => inWritten.push(d));
    assert(!hasErrors(inWritten), `a written file has an error: ${JSON.stringify(inWritten.map(({ code }) => code))}`);
    const again = await importAgain();
    assert.deepEqual(
      again.proposal?.edits.map(({ text }) => text),
      [],
      'the same import changes files again',
    );
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
});
