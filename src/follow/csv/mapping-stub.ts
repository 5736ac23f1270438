// The mapping that would settle the findings about an export: what the user gave, what is clear, and what the user must
// decide, in comments. `--mapping` takes it as it is printed.
import type { Diagnostic } from '../../core/diagnostic.ts';
import { ASSET_TYPES, type AssetType } from '../../core/model.ts';
import { counted, listed, yamlList, yamlString } from '../../text/text.ts';
import type { CsvMapping } from './mapping.ts';

type Part = 'columns' | 'values' | 'systems' | 'facilities' | 'defaults' | 'only' | 'skip';

/** A line of the mapping. One that is open is a comment, because the user must decide about its value. */
interface Line {
  readonly part: Part;
  readonly key: string;
  readonly values: readonly (string | null)[];
  readonly isOpen?: boolean;
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
  const findings = diagnostics.filter(({ at }) => at?.file.path === csvPath);
  const missing = findings.flatMap((finding) => lineFor(finding, mapping) ?? []);
  const line = findings.flatMap(({ code, args }) => (code === 'csv-header-line' ? args.line : []))[0] ?? null;
  if (missing.length === 0 && line === null) return null;
  const present = mappingLines(mapping, findings);
  let text =
    'Complete this mapping, check it, save it, and name it with --mapping FILE. It has what you said already.\n\n';
  const named = headers.filter((header) => header !== '');
  if (named.length > 0) text += `# headers of the export: ${named.map(yamlString).join(', ')}\n`;
  const header = line ?? mapping.header;
  if (header !== null) text += `header: ${typeof header === 'number' ? header : yamlList(header)}\n`;
  for (const part of Object.keys(COMMENTS) as Part[]) {
    // Several rows may need the same key, and YAML allows it once.
    const lines = new Map<string, Line>();
    for (const line of [...present, ...missing].filter((line) => line.part === part)) {
      const earlier = part === 'skip' ? (lines.get(line.key)?.values ?? []) : [];
      if (earlier.length === 0 || !line.isOpen)
        lines.set(line.key, { ...line, values: [...new Set([...earlier, ...line.values])] });
    }
    if (lines.size > 0) text += partText(part, lines);
  }
  const { delimiter } = mapping;
  if (delimiter !== null) text += `delimiter: ${delimiter === '\t' ? 'tab' : yamlString(delimiter)}\n`;
  return `${text}\n`;
}

function partText(part: Part, lines: ReadonlyMap<string, Line>): string {
  const isPlain = part === 'columns' || part === 'defaults';
  const rendered = [...lines.values()].slice(0, MOST).map(({ key, values, isOpen, comment = '' }) => {
    const text = values.length === 1 && values[0] === null ? 'null' : yamlList(values as readonly string[]);
    const behind = comment === '' ? '' : ` # ${comment}`;
    return `  ${isOpen ? '# ' : ''}${isPlain ? key : yamlString(key)}: ${text}${behind}\n`;
  });
  if (lines.size > MOST) rendered.push(counted`  # and ${lines.size - MOST} more value(s)\n`);
  const more = part === 'columns' ? MORE.filter(([key]) => !lines.has(key)) : [];
  const isComment = [...lines.values()].slice(0, MOST).every(({ isOpen }) => isOpen);
  const head = `${isComment ? '# ' : ''}${part}:${COMMENTS[part]}\n`;
  return [head, ...rendered, ...more.map(([key, what]) => `  # ${key}: ${what}\n`)].join('');
}

/** The lines that the user gave. A misspelled column of a rule gets the name that it means. */
function mappingLines({ only, skip, ...mapping }: CsvMapping, findings: readonly Diagnostic[]): Line[] {
  const linesIn = (part: Part, words: ReadonlyMap<string, string | null | readonly string[]>): Line[] =>
    Array.from(words, ([key, value]) => ({ part, key, values: [value].flat() as Line['values'] }));
  const meant = new Map(
    findings.flatMap(({ code, args }) => (code === 'csv-missing-column' ? [[args.column, args.near[0]] as const] : [])),
  );
  const ruled = (rules: ReadonlyMap<string, readonly string[]>) =>
    new Map(Array.from(rules, ([key, values]) => [meant.get(key) ?? key, values] as const));
  return [
    ...linesIn('columns', mapping.columns),
    ...linesIn('values', mapping.values),
    ...linesIn('systems', mapping.systems),
    ...linesIn('facilities', mapping.facilities),
    ...linesIn('defaults', mapping.defaults),
    ...linesIn('only', ruled(only)),
    ...linesIn('skip', ruled(skip)),
  ];
}

/** A line with the clear value, or else an open one with the first of these, and the others in its comment. */
function lineWith(part: Part, key: string, clear: string | undefined, all: readonly (string | null)[]): Line | null {
  if (clear !== undefined) return { part, key, values: [clear] };
  const [first, ...others] = all;
  if (first === undefined) return null;
  const or = listed(others, 'or', (one) => (one === null ? 'null' : yamlString(one)));
  return { part, key, values: [first], isOpen: true, comment: or === '' ? '' : `or ${or}` };
}

/** The lines of the mapping that would settle a finding; null for none. */
function lineFor(finding: Diagnostic, { columns }: CsvMapping): Line | Line[] | null {
  switch (finding.code) {
    case 'csv-missing-column': {
      const { key, near, column, header } = finding.args;
      if (key === 'skip' || key === 'only' || (near.length === 0 && header.length === 1)) return null;
      return lineWith('columns', key, key === column ? undefined : near[0], header);
    }
    case 'csv-alike': {
      const { numbers, longer } = finding.args;
      const number = lineWith('columns', 'external_id', undefined, numbers) ?? [];
      const name: Line = { part: 'columns', key: 'name', values: longer };
      return longer.length === 0 ? null : [name, number].flat();
    }
    case 'csv-repeated-number': {
      const { field, rows, of } = finding.args;
      // If few rows share a number, the column is the right one.
      if (rows * 2 <= of) return null;
      const comment = 'not this one: a column that has each value once';
      return { part: 'columns', key: field, values: columns.get(field) ?? [field], isOpen: true, comment };
    }
    case 'csv-empty-cell': {
      const { columns, rows, of } = finding.args;
      // If most rows lack it, such as below a merged cell, they are not to be left out.
      if (columns.length !== 1 || rows * 2 > of) return null;
      return { part: 'skip', key: columns[0]!, values: [''], isOpen: finding.args.field !== 'name' };
    }
    case 'csv-odd-row':
      return finding.args.kind === 'single'
        ? { part: 'skip', key: finding.args.column, values: [finding.args.value] }
        : null;
    case 'csv-unknown-type': {
      const { value } = finding.args;
      if (value === '') return lineWith('defaults', 'asset_type', undefined, ASSET_TYPES);
      return lineWith('values', value, usualType(value), ASSET_TYPES);
    }
    case 'csv-unknown-system':
      return lineWith('systems', finding.args.name, finding.args.near[0], ['NAME']);
    case 'csv-unknown-facility':
      return lineWith('facilities', finding.args.name, finding.args.near[0], [...finding.args.all, null]);
    case 'ambiguous-cyber-system': {
      const { name, systems, takesFacility } = finding.args;
      const isSited = new Set(systems.map(({ site }) => site?.id)).size > 1;
      const ids = systems.map(({ id }) => id);
      if (!isSited) return lineWith('systems', name, undefined, ids);
      // One id would send the rows of all sites to the same system.
      if (!takesFacility || columns.has('facility')) return null;
      return {
        part: 'columns',
        key: 'facility',
        values: ['HEADER'],
        isOpen: true,
        comment: 'the column that names the site',
      };
    }
    default:
      return null;
  }
}

const HARDWARE =
  /server|switch|router|firewall|relay|\brtu\b|\bplc\b|\bied\b|workstation|laptop|gateway|radio|camera|modem|meter|hardware/i;
const SOFTWARE = /\bapps?\b|application|software|program|database|firmware|operating system/i;

/** The type that a word of the export clearly means. People check it in any case. */
function usualType(value: string): AssetType | undefined {
  const [isHardware, isSoftware] = [HARDWARE.test(value), SOFTWARE.test(value)];
  if (isHardware === isSoftware) return undefined;
  return isHardware ? 'hardware' : 'software';
}
