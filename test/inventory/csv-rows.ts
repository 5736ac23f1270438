// CSV exports read as tests compare them.
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import type { AssetType } from '../../src/core/model.ts';
import { type CsvField, type CsvMapping, NO_MAPPING } from '../../src/inventory/csv/mapping.ts';
import { readCsv } from '../../src/inventory/csv/read.ts';

export const OWN_COLUMNS = mapping({
  columns: { name: 'Hostname', cyber_system: 'BES Cyber System', asset_type: 'Class' },
  values: { Server: 'hardware', Application: 'software' },
});

interface Words {
  readonly columns?: Partial<Record<CsvField, string>>;
  readonly defaults?: Partial<Record<CsvField, string>>;
  readonly values?: Record<string, AssetType>;
  readonly systems?: Record<string, string>;
}

export function mapping({ columns = {}, defaults = {}, values = {}, systems = {} }: Words): CsvMapping {
  return {
    ...NO_MAPPING,
    columns: new Map(Object.entries(columns) as [CsvField, string][]),
    defaults: new Map(Object.entries(defaults) as [CsvField, string][]),
    values: new Map(Object.entries(values)),
    systems: new Map(Object.entries(systems)),
    delimiter: null,
  };
}

/** What is read of an export, in short lines. */
export function read(text: string | Buffer, mapped = OWN_COLUMNS, live: Record<string, string> = {}) {
  const findings: string[] = [];
  const found: Diagnostic[] = [];
  const report = (d: Diagnostic) => {
    found.push(d);
    const line = d.at?.offset == null ? '' : d.at.file.place(d.at.offset).line;
    findings.push(`${d.at?.file.path}:${line} ${d.code}`);
  };
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const liveName = (id: string) => live[id];
  const { documents, ...counts } = readCsv({ path: 'a.csv', bytes, mapping: mapped, liveName }, report);
  const rows = documents.flatMap(({ cyberSystem, facility, assets }) =>
    assets.map(({ name, assetType, hints, document, offset }) => {
      const words = [name, assetType, cyberSystem.value, facility?.value, hints?.id?.value];
      return `${document.file.place(offset).line}: ${words.filter((word) => word !== undefined).join(' | ')}`;
    }),
  );
  return { rows, findings, found, ...counts };
}

/** Of OWN_COLUMNS. */
export const HEADER = 'Hostname,BES Cyber System,Class';
