// The start of a mapping file for an export: what is known, and what its findings ask for, to be filled in. It has the
// format of `--mapping`, which refuses blank values with their line.
import type { Diagnostic } from '../core/diagnostic.ts';
import { yamlString } from './escape.ts';
import { counted, listedAs } from './text-style.ts';

/** The values of `--mapping` and the flags. */
interface Mapping {
  readonly columns: ReadonlyMap<string, string>;
  readonly defaults: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, string>;
  readonly systems: ReadonlyMap<string, string>;
  readonly facilities: ReadonlyMap<string, string>;
  readonly where: ReadonlyMap<string, readonly string[]>;
  readonly skip: ReadonlyMap<string, readonly string[]>;
  readonly delimiter: string | null;
}

/** A line. A value of null must be filled in. */
type Line = readonly [key: string, value: string | null, comment?: string];

/** If there are more values than this, it is probably the wrong column. */
const MOST = 200;

/** null if no mapping would help. Ends with a newline. */
export function mappingStub(mapping: Mapping, csvPath: string, diagnostics: readonly Diagnostic[]): string | null {
  const wanted = diagnostics.filter(({ at }) => at?.file.path === csvPath).flatMap(lineFor);
  if (wanted.length === 0) return null;
  const part = (name: MappingPart, known: ReadonlyMap<string, string>, isPlain = false) => {
    // Several rows may need the same key, and YAML allows it once.
    const wantedValues = new Map(wanted.filter(([of]) => of === name).map(([, line]) => [line[0], line]));
    const lines = [
      ...Array.from(known, (entry): Line => entry).filter(([key]) => !wantedValues.has(key)),
      ...wantedValues.values(),
    ];
    return lines.length === 0 ? '' : `${name}:${COMMENTS[name]}\n${linesText(lines, isPlain)}`;
  };
  const { delimiter } = mapping;
  return [
    'Complete this mapping, check it, save it, and name it with --mapping FILE. It has what you said already.\n\n',
    part('columns', mapping.columns, true),
    part('values', mapping.values),
    part('systems', mapping.systems),
    part('facilities', mapping.facilities),
    part('defaults', mapping.defaults, true),
    conditionText('where', mapping.where, diagnostics),
    conditionText('skip', mapping.skip, diagnostics),
    delimiter === null ? '' : `delimiter: ${delimiter === '\t' ? 'tab' : yamlString(delimiter)}\n`,
    '\n',
  ].join('');
}

/** Rows to take or to leave out, by existing columns. */
function conditionText(
  name: 'where' | 'skip',
  conditions: ReadonlyMap<string, readonly string[]>,
  diagnostics: readonly Diagnostic[],
): string {
  const missing = diagnostics.flatMap((finding) => {
    const isOfThese = finding.code === 'csv-missing-column' && finding.args.key === `--${name}`;
    return isOfThese ? finding.args.column : [];
  });
  const known = [...conditions].filter(([column]) => !missing.includes(column));
  const lines = known.map(([column, values]) => {
    return `  ${yamlString(column)}: [${values.map(yamlString).join(', ')}]\n`;
  });
  return lines.length === 0 ? '' : `${name}:\n${lines.join('')}`;
}

type MappingPart = 'columns' | 'values' | 'systems' | 'facilities' | 'defaults';

const COMMENTS: Record<MappingPart, string> = {
  columns: '',
  values: ' # hardware or software',
  systems: " # the export's name: the service's name or id",
  facilities: " # the export's name: the service's name or id",
  defaults: ' # for empty cells',
};

function linesText(lines: readonly Line[], isPlain: boolean): string {
  const rows = lines.slice(0, MOST).map(([key, value, comment]) => {
    const text = value === null ? '' : ` ${value === 'hardware' || value === 'software' ? value : yamlString(value)}`;
    return `  ${isPlain ? key : yamlString(key)}:${text}${comment === undefined ? '' : ` # ${comment}`}\n`;
  });
  const more = lines.length - rows.length;
  return rows.join('') + (more > 0 ? `  # and ${counted(more, 'more value')}\n` : '');
}

function lineFor(finding: Diagnostic): (readonly [MappingPart, Line])[] {
  switch (finding.code) {
    case 'csv-missing-column': {
      const { key, near, column, header } = finding.args;
      if (key.startsWith('--')) return [];
      const wasGiven = key !== column;
      return [['columns', [key, wasGiven ? (near[0] ?? null) : null, `one of ${listedAs(header, yamlString, 'or')}`]]];
    }
    case 'csv-unknown-type': {
      const { value } = finding.args;
      if (value === '') return [['defaults', ['asset_type', null, 'hardware or software']]];
      return [['values', [value, usualType(value)]]];
    }
    case 'csv-unknown-system':
      return [['systems', [finding.args.name, finding.args.near[0] ?? null]]];
    case 'ambiguous-cyber-system': {
      const { name, systems, takesFacility } = finding.args;
      const isSited = new Set(systems.map(({ site }) => site?.id)).size > 1;
      // One id would send the rows of all sites to the same system.
      if (isSited) return takesFacility ? [['columns', ['facility', null, 'the column that names the site']]] : [];
      return [['systems', [name, null, listedAs(systems, ({ id }) => yamlString(id), 'or')]]];
    }
    case 'facility-mismatch': {
      const { facility, isKnown, near } = finding.args;
      return isKnown ? [] : [['facilities', [facility, near[0] ?? null]]];
    }
    default:
      return [];
  }
}

const HARDWARE =
  /server|switch|router|firewall|relay|\brtu\b|\bplc\b|\bied\b|workstation|laptop|gateway|radio|camera|modem|meter|hardware/i;
const SOFTWARE = /\bapps?\b|application|software|program|database|firmware|operating system/i;

/** Only if the word of the export is clear. People check it in any case. */
function usualType(value: string): 'hardware' | 'software' | null {
  const [isHardware, isSoftware] = [HARDWARE.test(value), SOFTWARE.test(value)];
  if (isHardware === isSoftware) return null;
  return isHardware ? 'hardware' : 'software';
}
