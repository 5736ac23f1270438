// Reads CSV exports in a form that tests can compare.
import { type Diagnostic, inFileOrder } from '../../src/core/diagnostic.ts';
import type { Live } from '../../src/core/model.ts';
import { type CsvField, type CsvMapping, NO_MAPPING, readMapping } from '../../src/follow/csv/mapping.ts';
import { readCsv } from '../../src/follow/csv/read.ts';
import { resolveRows } from '../../src/follow/csv/resolve.ts';

export const OWN_COLUMNS = mapping({
  columns: { name: 'Hostname', cyber_system: 'BES Cyber System', asset_type: 'Class' },
  values: { Server: 'hardware', Application: 'software' },
});

/** Reads a mapping file with this content. */
export function mapping(words: object): CsvMapping {
  const found: Diagnostic[] = [];
  const read = readMapping('map.json', JSON.stringify(words), (d) => found.push(d));
  if (found.length > 0) throw new Error(JSON.stringify(found));
  return read;
}

/** Reads an export into short lines. Every cyber system and facility that rows name is live. */
export function read(text: string | Buffer, mapped = OWN_COLUMNS, names: Record<string, string> = {}) {
  const csv = readCsv('a.csv', typeof text === 'string' ? Buffer.from(text) : text, mapped);
  const live = liveFor(
    csv.rows.map(({ cells }) => cells),
    mapped,
    names,
  );
  const { systems, findings: ofRows } = resolveRows(csv, mapped, live, 'system');
  const rows = systems.flatMap(({ assets }) =>
    assets.map(({ name, assetType, hints, document, offset }) => {
      const words = [name, assetType, document.cyberSystem.value, document.facility?.value, hints?.id?.value];
      return `${document.file.place(offset).line}: ${words.filter((word) => word !== undefined).join(' | ')}`;
    }),
  );
  const found = inFileOrder([...csv.findings, ...ofRows]);
  const findings = found.map(({ code, at }) => {
    const line = at?.offset == null ? '' : at.file.place(at.offset).line;
    return `${at?.file.path}:${line} ${code}`;
  });
  // `rule column value: lines`
  const leftOut = csv.leftOut.flatMap(({ rule, column, value, lines }) =>
    lines.length === 0 ? [] : `${[rule, column, value].filter((word) => word !== null).join(' ')}: ${lines}`,
  );
  return { ...csv, systems, rows, findings, found, leftOut, count: csv.rows.length };
}

function liveFor(
  rows: readonly Readonly<Record<CsvField, string>>[],
  { systems }: CsvMapping,
  names: Record<string, string>,
): Live {
  const organization_slug = 'acme';
  const sites = [...new Set(rows.map(({ facility }) => facility))];
  const all = [...new Set([...rows.map(({ cyber_system }) => cyber_system), ...systems.values()])];
  const assets = Object.entries(names).map(([id, name]) => {
    return { id, name, asset_type: 'hardware' as const, cyber_system_id: 'cs_0_0', organization_slug };
  });
  return {
    organization: organization_slug,
    facilities: sites.flatMap((name, k) => (name === '' ? [] : [{ id: `fac_${k}`, name, organization_slug }])),
    systems: sites.flatMap((site, k) =>
      all.map((name, n) => ({
        id: `cs_${k}_${n}`,
        name,
        organization_slug,
        ...(site === '' ? {} : { facility_id: `fac_${k}` }),
      })),
    ),
    assets,
  };
}

export { NO_MAPPING };

/** The header of OWN_COLUMNS. */
export const HEADER = 'Hostname,BES Cyber System,Class';
