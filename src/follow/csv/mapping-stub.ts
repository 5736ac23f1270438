// The start of a mapping file for an export: what the user gave, and lines to fill in for what the findings ask for. It
// has the format of `--mapping`, which refuses a blank value and names its line.
import type { Diagnostic } from '../../core/diagnostic.ts';
import { counted, listed, yamlString } from '../../text/text.ts';

/** The values of `--mapping`. */
interface Mapping {
  readonly columns: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, string>;
  readonly systems: ReadonlyMap<string, string>;
  readonly facilities: ReadonlyMap<string, string | null>;
  readonly defaults: ReadonlyMap<string, string>;
  readonly skip: ReadonlyMap<string, readonly string[]>;
  readonly delimiter: string | null;
}

type Part = Exclude<keyof Mapping, 'delimiter'>;

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
  skip: ' # rows to leave out',
};

/** If a part has more values than this, its column is probably the wrong one. */
const MOST = 200;

/** null if no mapping would help. Ends with a newline. */
export function mappingStub(mapping: Mapping, csvPath: string, diagnostics: readonly Diagnostic[]): string | null {
  const found = diagnostics.filter(({ at }) => at?.file.path === csvPath);
  const wanted = found.flatMap((finding) => lineFor(finding, mapping) ?? []);
  if (wanted.length === 0) return null;
  const missing = new Set(
    found.flatMap(({ code, args }) => (code === 'csv-missing-column' && args.key === 'skip' ? args.column : [])),
  );
  const linesOf = <T>(part: Part, values: ReadonlyMap<string, T>, say: (value: T) => string): Line[] =>
    Array.from(values, ([key, value]) => ({ part, key, value: say(value) }));
  const skipped = linesOf('skip', mapping.skip, valueList);
  const given = [
    ...linesOf('columns', mapping.columns, yamlString),
    ...linesOf('values', mapping.values, String),
    ...linesOf('systems', mapping.systems, yamlString),
    ...linesOf('facilities', mapping.facilities, (name) => (name === null ? 'null' : yamlString(name))),
    ...linesOf('defaults', mapping.defaults, yamlString),
    ...skipped.filter(({ key }) => !missing.has(key)),
  ];
  let text =
    'Complete this mapping, check it, save it, and name it with --mapping FILE. It has what you said already.\n\n';
  for (const part of Object.keys(COMMENTS) as Part[]) {
    // Several rows may need the same key, and YAML allows it once.
    const lines = new Map([...given, ...wanted].filter((line) => line.part === part).map((line) => [line.key, line]));
    if (lines.size === 0) continue;
    text += `${part}:${COMMENTS[part]}\n`;
    const isPlain = part === 'columns' || part === 'defaults';
    for (const { key, value, comment } of [...lines.values()].slice(0, MOST)) {
      const behind = comment === undefined ? '' : ` # ${comment}`;
      text += `  ${isPlain ? key : yamlString(key)}:${value === '' ? '' : ` ${value}`}${behind}\n`;
    }
    if (lines.size > MOST) text += counted`  # and ${lines.size - MOST} more value(s)\n`;
  }
  const { delimiter } = mapping;
  if (delimiter !== null) text += `delimiter: ${delimiter === '\t' ? 'tab' : yamlString(delimiter)}\n`;
  return `${text}\n`;
}

function valueList(values: readonly string[]): string {
  return `[${values.map(yamlString).join(', ')}]`;
}

/** The line of the mapping that would settle a finding, with what the user gave in it; null for none. */
function lineFor(finding: Diagnostic, { skip }: Mapping): Line | null {
  const near = (names: readonly string[]) => (names[0] === undefined ? '' : yamlString(names[0]));
  switch (finding.code) {
    case 'csv-missing-column': {
      const { key, near: names, column, header } = finding.args;
      if (key === 'skip') return null;
      const comment = `one of ${listed(header, 'or', yamlString)}`;
      return { part: 'columns', key, value: key === column ? '' : near(names), comment };
    }
    case 'csv-empty-cell': {
      const given = skip.get(finding.args.column);
      return { part: 'skip', key: finding.args.column, value: given === undefined ? '""' : valueList([...given, '']) };
    }
    case 'csv-unknown-type': {
      const { value } = finding.args;
      if (value === '') return { part: 'defaults', key: 'asset_type', value: '', comment: 'hardware or software' };
      return { part: 'values', key: value, value: usualType(value) };
    }
    case 'csv-unknown-system':
      return { part: 'systems', key: finding.args.name, value: near(finding.args.near) };
    case 'csv-unknown-facility':
      return { part: 'facilities', key: finding.args.name, value: near(finding.args.near) };
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
