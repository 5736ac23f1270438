// The long text about CSV exports that are imported.
import { at, type Explanations, wholeFile } from './explanation.ts';

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

const ALL_OR_NOTHING = 'An import writes all rows or none, so one row that cannot be read stops it.';
const FILE = 'assets.csv';

export const CSV_EXPLANATIONS: Explanations<CsvCode> = {
  'csv-encoding': {
    about: ['The bytes of the file are no UTF-8, and no UTF-16 with a byte order mark.'],
    why: [
      'Older encodings cannot be told apart by their bytes.',
      'A guess would change the letters of names without anyone seeing it.',
    ],
    whatToDo: ['Save the file as "CSV UTF-8" in the spreadsheet.', 'On a shell, `iconv` converts it.'],
    example: { given: 'The file is saved in Windows-1252.', yaml: null, at: at(FILE, 3, 8), args: {} },
  },
  'csv-empty': {
    about: ['The file holds nothing but its header, or not even that.'],
    why: ['An export without rows is more often a filter that went wrong than an inventory without assets.'],
    whatToDo: ['Export it again.'],
    example: { given: 'The file ends behind its header.', yaml: null, at: wholeFile(FILE), args: {} },
  },
  'csv-syntax': {
    about: ['A quote stands where RFC 4180 allows none.', 'The finding points at the row in which it stands.'],
    why: [
      'Behind a quote that is not closed, cells and rows can no longer be told apart.',
      'Nothing below the row is read.',
    ],
    whatToDo: ['Put the whole cell in quotes, and write each quote inside it twice.'],
    example: {
      given: 'The quote in the third line is never closed.',
      yaml: null,
      at: at(FILE, 3, 1),
      args: { reason: 'quote-open' },
    },
  },
  'csv-row-length': {
    about: ['A row has more or fewer cells than the header.', 'Empty cells at its end do not count.'],
    why: ['One separator too many moves every cell behind it into the wrong column.', ALL_OR_NOTHING],
    whatToDo: ['Put the cell that holds a separator or a line break in quotes.'],
    example: {
      given: 'A comma in a cell without quotes makes two cells of it.',
      yaml: null,
      at: at(FILE, 3, 1),
      args: { cells: 4, columns: 3 },
    },
  },
  'csv-missing-column': {
    about: ['A column that the mapping names is not in the header.'],
    why: [ALL_OR_NOTHING, 'Headers are compared exactly first, then without regard to case and white space.'],
    whatToDo: [
      'Name the column with `--column`, or in `columns` of a mapping file.',
      'For a file without such a column, `--default` gives one value for all rows.',
    ],
    example: {
      given: 'The header says Hostnam, and the mapping says Hostname.',
      yaml: null,
      at: at(FILE, 1, 1),
      args: { column: 'Hostname', key: 'name', near: ['Hostnam'], header: ['Hostnam', 'cyber_system', 'asset_type'] },
    },
  },
  'csv-ambiguous-column': {
    about: ['Two columns have the header that the mapping names.'],
    why: ['Which of the two is meant would be a guess.'],
    whatToDo: ['Rename one of them in the file, or leave it out of the export.'],
    example: {
      given: 'The header says Hostname twice.',
      yaml: null,
      at: at(FILE, 1, 1),
      args: { column: 'Hostname', count: 2 },
    },
  },
  'csv-unknown-type': {
    about: [
      'The service knows two types of asset, `hardware` and `software`.',
      'The cell is none of them.',
      'The finding points at the first such row, and lists the lines of all.',
    ],
    why: ['A CMDB has classes of its own, and which type they are is for you to say.', ALL_OR_NOTHING],
    whatToDo: ['Map each class with `--value`, or in `values` of a mapping file.'],
    example: {
      given: 'The class Server is not mapped.',
      yaml: null,
      at: at(FILE, 2, 1),
      args: { value: 'Server', near: [], rows: 2, lines: [2, 4] },
    },
  },
  'csv-unknown-system': {
    about: [
      'Rows name a cyber system that the organization does not have.',
      'The finding points at the first of them, and lists the lines of all.',
    ],
    why: ['Cyber systems cannot be created with an API key, so there is nowhere to put these assets.', ALL_OR_NOTHING],
    whatToDo: [
      'Correct the name, or map it in `systems` of a mapping file.',
      'Leave rows of systems that are not in scope out of the export.',
    ],
    example: {
      given: 'The organization has a system named Alpha EMS.',
      yaml: null,
      at: at(FILE, 2, 1),
      args: { name: 'Alfa EMS', near: ['Alpha EMS'], rows: 2, lines: [2, 4] },
    },
  },
  'csv-differs': {
    about: ['An inventory file declares the asset already, with another type or in another cyber system.'],
    why: ['An import adds what is missing and changes nothing that a file says.'],
    whatToDo: ['Correct the file if the row is right, and the CMDB if it is not.'],
    example: {
      given: 'The inventory declares ems-1 as hardware, and the row says software.',
      yaml: null,
      at: at(FILE, 2, 1),
      severity: 'warning',
      args: { name: 'ems-1', declared: 'hardware', system: 'Alpha EMS', first: at('inventory/ems.yml', 3, 5) },
    },
  },
};
