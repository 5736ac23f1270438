// What is said about a CSV export that is imported.
import { counted, listed, listedAs, placeText } from '../voice.ts';
import { didYouMean, type Wordings } from './wording.ts';

type CsvCode =
  | 'csv-encoding'
  | 'csv-empty'
  | 'csv-syntax'
  | 'csv-row-length'
  | 'csv-missing-column'
  | 'csv-ambiguous-column'
  | 'csv-unknown-type'
  | 'csv-unknown-system'
  | 'csv-differs';

const QUOTE_IT = 'Put the whole cell in quotes, and double each quote in it.';

/** What breaks a row, and what to do, by the reason that the reader gives. */
const FAULTS: ReadonlyMap<string, readonly [fault: string, hint: string]> = new Map([
  ['quote-open', ['a quote is opened and never closed', 'Close it.']],
  ['text-after-quote', ['text stands behind a closing quote', QUOTE_IT]],
  ['quote-inside', ['a quote stands inside a cell that does not start with one', QUOTE_IT]],
]);
const ANY_FAULT = ['it cannot be read', 'Compare it with the rows above.'] as const;

/** Needs nothing but quotes on a shell. */
const SIMPLE = /^[\w .,/-]{1,60}$/;

function whichRows(rows: number, lines: readonly number[]): string {
  return rows === 1 ? '' : ` (${counted(rows, 'row')}, at lines ${listed(lines.map(String), 'and')})`;
}

export const CSV_WORDS: Wordings<CsvCode> = {
  'csv-encoding': {
    title: 'The file is neither UTF-8 nor UTF-16 text.',
    message: () => 'From here on the file is neither UTF-8 nor UTF-16 text.',
    remedy: (_, voice) =>
      `Save it as "CSV UTF-8", or convert it: ${voice.code('iconv -f WINDOWS-1252 -t UTF-8 old.csv > new.csv')}`,
  },
  'csv-empty': {
    title: 'The file has no row below its header.',
    message: () => 'The file has no row below its header.',
    remedy: () => 'Export it again, with a header and at least one row.',
  },
  'csv-syntax': {
    title: 'The row breaks the quoting rules of CSV.',
    message: ({ reason }) => `The row breaks the quoting rules of CSV: ${(FAULTS.get(reason) ?? ANY_FAULT)[0]}.`,
    remedy: () => 'Correct the quotes; nothing below was read.',
    exactRemedy: ({ reason }) => `${(FAULTS.get(reason) ?? ANY_FAULT)[1]} Nothing below was read.`,
  },
  'csv-row-length': {
    title: 'The row has another number of cells than the header.',
    message: ({ cells, columns }) => `The row has ${counted(cells, 'cell')}, and the header has ${columns}.`,
    remedy: () => 'Put cells that hold a separator or a line break in quotes, and fill up rows that are too short.',
  },
  'csv-missing-column': {
    title: 'A column is not in the header.',
    message: ({ column, key, header }, voice) => {
      const told = header.length === 0 ? 'is empty' : `has ${listedAs(header, voice.name, 'and')}`;
      return `No column is named ${voice.name(column)}, where ${voice.code(key)} should be; the header ${told}.`;
    },
    remedy: (_, voice) => `Name the column with ${voice.code('--column KEY=HEADER')}.`,
    exactRemedy: ({ key, near, header }, voice) => {
      if (near.length === 0 && header.length === 1) {
        return `The header is read as one cell: say what separates its cells with ${voice.code('--delimiter CHARACTER')}, or name the column with ${voice.code(`--column ${key}=HEADER`)}.`;
      }
      const column = `Name the column with ${voice.code(`--column ${key}=HEADER`)}`;
      const other = key === 'name' ? '' : `, or one value for all with ${voice.code(`--default ${key}=TEXT`)}`;
      return didYouMean(near, voice) ?? `${column}${other}.`;
    },
  },
  'csv-ambiguous-column': {
    title: 'Several columns have the same header.',
    message: ({ column, count }, voice) => `${counted(count, 'column')} are named ${voice.name(column)}.`,
    remedy: () => 'Rename all but the one that is meant.',
  },
  'csv-unknown-type': {
    title: 'An asset type is neither hardware nor software.',
    message: ({ value, rows, lines }, voice) => {
      const where = whichRows(rows, lines);
      if (value === '') return `The asset type is empty${where}.`;
      return `The asset type ${voice.name(value)} is neither hardware nor software${where}.`;
    },
    remedy: (_, voice) => `Say what it is, for example with ${voice.code('--value Server=hardware')}.`,
    exactRemedy: ({ value, near }, voice) => {
      if (value === '') return `Fill it in, or say ${voice.code('--default asset_type=hardware')}.`;
      const flag = SIMPLE.test(value) ? `--value "${value}=hardware"` : '--value Server=hardware';
      return didYouMean(near, voice) ?? `Say what it is, for example with ${voice.code(flag)}.`;
    },
  },
  'csv-unknown-system': {
    title: 'The organization has no such cyber system.',
    message: ({ name, rows, lines }, voice) =>
      `The organization has no cyber system ${voice.name(name)}${whichRows(rows, lines)}.`,
    remedy: (_, voice) =>
      `Correct the rows, or say in ${voice.code('systems')} of a mapping file which cyber system is meant.`,
    exactRemedy: ({ near }, voice) => didYouMean(near, voice),
  },
  'csv-differs': {
    title: 'The inventory declares an asset otherwise than its row.',
    message: ({ name, declared, system }, voice) =>
      `The inventory declares ${voice.name(name)} as ${voice.code(declared)} in ${voice.name(system)} already, and this row says otherwise; the inventory stays as it is.`,
    remedy: ({ first }, voice) => `Correct one of the two; the entry is at ${voice.code(placeText(first))}.`,
  },
};
