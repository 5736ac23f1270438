// The mapping that would settle the findings about an export: what the user gave, and lines to fill in. It has the format
// of `--mapping`, which refuses a blank value and names its line.
import type { Diagnostic } from '../../core/diagnostic.ts';
import { counted, listed, yamlString } from '../../text/text.ts';
import type { CsvMapping } from './mapping.ts';

type Part = 'columns' | 'values' | 'systems' | 'facilities' | 'defaults' | 'only' | 'skip';

/** A line of the mapping. The user must fill in a value of ''. */
interface Line {
  readonly part: Part;
  readonly key: string;
  readonly value: string;
  readonly comment?: string;
}

const COMMENTS: Record<Part, string> = {
  columns: '',
  values: ' # hardware or software',
  systems: " # the export's name: the service's name or id",
  facilities: " # the export's name: the service's name or id, or null for no facility",
  defaults: ' # for empty cells',
  only: ' # rows to take',
  skip: ' # rows to leave out',
};

/** Columns that an export should have, too. */
const MORE = [
  ['external_id', 'the number of each asset, which stays'],
  ['facility', 'the site of the cyber system'],
] as const;

/** If a part has more values than this, its column is probably the wrong one. */
const MOST = 200;

/** null if no mapping would help. `headers` are those of the export. Ends with a newline. */
export function mappingStub(
  mapping: CsvMapping,
  csvPath: string,
  diagnostics: readonly Diagnostic[],
  headers: readonly string[],
): string | null {
  const found = diagnostics.filter(({ at }) => at?.file.path === csvPath);
  const wanted = found.flatMap((finding) => lineFor(finding, mapping) ?? []);
  const line = found.flatMap(({ code, args }) => (code === 'csv-header-line' ? args.line : []))[0] ?? null;
  if (wanted.length === 0 && line === null) return null;
  const given = mappingLines(mapping, found);
  let text =
    'Complete this mapping, check it, save it, and name it with --mapping FILE. It has what you said already.\n\n';
  const named = headers.filter((header) => header !== '');
  if (named.length > 0) text += `# headers of the export: ${listed(named, 'and', yamlString)}\n`;
  const header = line ?? mapping.header;
  if (header !== null) text += `header: ${typeof header === 'number' ? header : valueList(header)}\n`;
  for (const part of Object.keys(COMMENTS) as Part[]) {
    // Several rows may need the same key, and YAML allows it once.
    const lines = new Map([...given, ...wanted].filter((line) => line.part === part).map((line) => [line.key, line]));
    if (lines.size > 0) text += partText(part, lines);
  }
  const { delimiter } = mapping;
  if (delimiter !== null) text += `delimiter: ${delimiter === '\t' ? 'tab' : yamlString(delimiter)}\n`;
  return `${text}\n`;
}

function partText(part: Part, lines: ReadonlyMap<string, Line>): string {
  const isPlain = part === 'columns' || part === 'defaults';
  const shown = [...lines.values()].slice(0, MOST).map(({ key, value, comment }) => {
    const behind = comment === undefined ? '' : ` # ${comment}`;
    return `  ${isPlain ? key : yamlString(key)}:${value === '' ? '' : ` ${value}`}${behind}\n`;
  });
  if (lines.size > MOST) shown.push(counted`  # and ${lines.size - MOST} more value(s)\n`);
  const more = part === 'columns' ? MORE.filter(([key]) => !lines.has(key)) : [];
  return [`${part}:${COMMENTS[part]}\n`, ...shown, ...more.map(([key, what]) => `  # ${key}: ${what}\n`)].join('');
}

/** The lines that the user gave. A misspelled column of a rule gets the name that it means. */
function mappingLines({ only, skip, ...mapping }: CsvMapping, found: readonly Diagnostic[]): Line[] {
  const linesIn = <T>(part: Part, values: ReadonlyMap<string, T>, say: (value: T) => string): Line[] =>
    Array.from(values, ([key, value]) => ({ part, key, value: say(value) }));
  const meant = new Map(
    found.flatMap(({ code, args }) => (code === 'csv-missing-column' ? [[args.column, args.near[0]] as const] : [])),
  );
  const ruled = (rules: ReadonlyMap<string, readonly string[]>) =>
    new Map(Array.from(rules, ([key, values]) => [meant.get(key) ?? key, values] as const));
  return [
    ...linesIn('columns', mapping.columns, valueList),
    ...linesIn('values', mapping.values, String),
    ...linesIn('systems', mapping.systems, yamlString),
    ...linesIn('facilities', mapping.facilities, (name) => (name === null ? 'null' : yamlString(name))),
    ...linesIn('defaults', mapping.defaults, yamlString),
    ...linesIn('only', ruled(only), valueList),
    ...linesIn('skip', ruled(skip), valueList),
  ];
}

function valueList(values: readonly string[]): string {
  const [only, ...more] = values.map(yamlString);
  return more.length === 0 ? (only ?? '') : `[${[only, ...more].join(', ')}]`;
}

/** The line of the mapping that would settle a finding, with what the user gave in it; null for none. */
function lineFor(finding: Diagnostic, { columns, skip }: CsvMapping): Line | null {
  const near = (names: readonly string[]) => (names[0] === undefined ? '' : yamlString(names[0]));
  const oneOf = (names: readonly string[]) => `one of ${listed(names, 'or', yamlString)}`;
  switch (finding.code) {
    case 'csv-missing-column': {
      const { key, near: names, column, header } = finding.args;
      if (key === 'skip' || key === 'only') return null;
      return { part: 'columns', key, value: key === column ? '' : near(names), comment: oneOf(header) };
    }
    case 'csv-alike':
      if (columns.has('external_id')) return null;
      return { part: 'columns', key: 'external_id', value: '', comment: oneOf(finding.args.columns) };
    case 'csv-repeated-number': {
      const { field, rows, of } = finding.args;
      // If few rows share a number, the column is the right one.
      if (rows * 2 <= of) return null;
      return { part: 'columns', key: field, value: '', comment: 'a column that has each value once' };
    }
    case 'csv-empty-cell': {
      const given = skip.get(finding.args.column) ?? [];
      return { part: 'skip', key: finding.args.column, value: valueList([...given, '']) };
    }
    case 'csv-unknown-type': {
      const { value } = finding.args;
      if (value === '') return { part: 'defaults', key: 'asset_type', value: '', comment: 'hardware or software' };
      return { part: 'values', key: value, value: usualType(value) };
    }
    case 'csv-unknown-system':
      return { part: 'systems', key: finding.args.name, value: near(finding.args.near) };
    case 'csv-unknown-facility': {
      const { name, near: names, all } = finding.args;
      const line = { part: 'facilities', key: name, value: near(names) } as const;
      return names.length > 0 || all.length === 0 ? line : { ...line, comment: `${oneOf(all)}, or null` };
    }
    case 'ambiguous-cyber-system': {
      const { name, systems, takesFacility } = finding.args;
      const isSited = new Set(systems.map(({ site }) => site?.id)).size > 1;
      if (!isSited) {
        return { part: 'systems', key: name, value: '', comment: listed(systems, 'or', ({ id }) => yamlString(id)) };
      }
      // One id would send the rows of all sites to the same system.
      const comment = 'the column that names the site';
      return takesFacility ? { part: 'columns', key: 'facility', value: '', comment } : null;
    }
    default:
      return null;
  }
}

const HARDWARE =
  /server|switch|router|firewall|relay|\brtu\b|\bplc\b|\bied\b|workstation|laptop|gateway|radio|camera|modem|meter|hardware/i;
const SOFTWARE = /\bapps?\b|application|software|program|database|firmware|operating system/i;

/** The type that a word of the export clearly means; '' if it is not clear. People check it in any case. */
function usualType(value: string): 'hardware' | 'software' | '' {
  const [isHardware, isSoftware] = [HARDWARE.test(value), SOFTWARE.test(value)];
  if (isHardware === isSoftware) return '';
  return isHardware ? 'hardware' : 'software';
}
