// Turns the bytes of a CSV export into rows with their places: reads what spreadsheets and CMDBs write, and guesses
// nothing. The library reads RFC 4180. Encoding, delimiter, line ends and blank rows are handled here.
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import type { DiagnosticArgs } from '../../core/diagnostic.ts';
import { firstWrongByte, utf16Of } from '../files.ts';

/** Larger than a reasonable export: about 500,000 rows. */
export const CSV_LIMIT = 64 * 1024 * 1024;

const LF = 0x0a;
const CR = 0x0d;

type CsvText =
  | { readonly utf8: Buffer }
  /** The kind of file that it is instead. For other text, the bytes before the first invalid one, to find its line. */
  | { readonly kind: DiagnosticArgs['csv-encoding']['kind']; readonly before: Buffer };

/** ZIP, which .xlsx and .ods are, and the container of .xls. */
const WORKBOOKS = ['504b0304', 'd0cf11e0a1b11ae1'].map((bytes) => Buffer.from(bytes, 'hex'));
const WORKBOOK_NAME = /\.(?:xls[bmx]?|ods|numbers)$/i;
/** What some exports write into a file named .xls. */
const MARKUP = /^\s{0,9}<(?:!|\?|html|table|meta)/i;

/**
 * UTF-8 with or without a byte order mark, or UTF-16 with one, like Excel's "Unicode text". Other encodings cannot be
 * distinguished, so they are refused. A lone CR as line end becomes LF.
 */
export function decodeCsv(path: string, buffer: Buffer): CsvText {
  const before = Buffer.alloc(0);
  if (WORKBOOKS.some((start) => buffer.subarray(0, start.length).equals(start))) return { kind: 'workbook', before };
  const utf8 = withoutMark(buffer);
  const wrong = firstWrongByte(utf8);
  if (wrong !== -1 && WORKBOOK_NAME.test(path)) return { kind: 'workbook', before };
  const encoding = utf16Of(buffer);
  if (encoding === 'UTF-16LE' || encoding === 'UTF-16BE') return { kind: encoding, before };
  if (wrong !== -1) return { kind: 'other', before: utf8.subarray(0, wrong) };
  if (MARKUP.test(utf8.subarray(0, 32).toString())) return { kind: 'markup', before };
  return { utf8: utf8.includes(LF) ? utf8 : withLineFeeds(utf8) };
}

function withoutMark(buffer: Buffer): Buffer {
  const [first, second, third] = buffer;
  if (first === 0xff && second === 0xfe) return Buffer.from(buffer.subarray(2).toString('utf16le'));
  if (first === 0xfe && second === 0xff && buffer.length % 2 === 0) {
    return Buffer.from(Buffer.from(buffer.subarray(2)).swap16().toString('utf16le'));
  }
  return first === 0xef && second === 0xbb && third === 0xbf ? buffer.subarray(3) : buffer;
}

function withLineFeeds(buffer: Buffer): Buffer {
  if (!buffer.includes(CR)) return buffer;
  return Buffer.from(buffer.map((byte) => (byte === CR ? LF : byte)));
}

const DELIMITERS = [',', ';', '\t'] as const;

/** All kinds of white space, which is dropped around cells. */
const BLANK = /^\p{White_Space}*$/u;
/** A first line in which Excel names its own delimiter. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?\r?\n/i;
/** The header must be within this many bytes. */
const HEADER_BYTES = 64 * 1024;
const LINE_ENDS: ReadonlySet<number> = new Set([LF, CR]);

/** A row: its cells, and the offset in bytes where it starts. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly offset: number;
}

/** Why reading ended early: the library's error, in the row that starts at `offset`. */
interface TableFault {
  readonly fault: SyntaxFault;
  readonly offset: number;
}

type SyntaxFault = 'quote-open' | 'text-after-quote' | 'quote-inside' | 'unreadable';

const FAULTS: ReadonlyMap<string, SyntaxFault> = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'quote-open'],
  ['CSV_INVALID_CLOSING_QUOTE', 'text-after-quote'],
  ['INVALID_OPENING_QUOTE', 'quote-inside'],
]);

interface TableInput {
  readonly utf8: Buffer;
  /** null: found in the header. */
  readonly delimiter: string | null;
  /** How many of the wanted columns a header has. The delimiter that gives the most is used. */
  readonly score: (header: readonly string[]) => number;
  /** Called for the header first, then for each row that is not blank. */
  readonly onRow: (row: TableRow) => void;
}

/** Reads all rows, up to the first one that breaks the quoting rules: what follows cannot be trusted. */
export function readTable({ utf8, delimiter, score, onRow }: TableInput): TableFault | null {
  const separator = SEPARATOR_LINE.exec(utf8.subarray(0, 16).toString());
  const skipped = separator?.[0].length ?? 0;
  const text = utf8.subarray(skipped);
  let end = skipped;
  const chosen = delimiter ?? separator?.[1] ?? bestDelimiter(text, score);
  const visit = (cells: string[], { bytes }: Pick<InfoRecord, 'bytes'>) => {
    // The library counts CRLF inside quotes as two lines, so places are kept in bytes.
    const offset = behindLineEnds(utf8, end);
    end = skipped + bytes;
    if (!cells.every((cell) => BLANK.test(cell))) onRow({ cells, offset });
    return null;
  };
  try {
    parse(text, { ...FORMAT, delimiter: chosen, on_record: visit });
    return null;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { fault: FAULTS.get(error.code) ?? 'unreadable', offset: behindLineEnds(utf8, end) };
  }
}

/** Always both line ends. Otherwise the library would accept only the first one that it finds. */
const FORMAT = { record_delimiter: ['\r\n', '\n'], relax_column_count: true, skip_empty_lines: true };

function bestDelimiter(text: Buffer, score: TableInput['score']): string {
  const head = text.subarray(0, HEADER_BYTES);
  const ranked = DELIMITERS.map((delimiter) => {
    const header = headerOf(head, delimiter);
    return { delimiter, wanted: score(header), cells: header.length };
  });
  return ranked.reduce((best, one) => {
    return one.wanted > best.wanted || (one.wanted === best.wanted && one.cells > best.cells) ? one : best;
  }).delimiter;
}

function headerOf(head: Buffer, delimiter: string): readonly string[] {
  try {
    const rows: string[][] = parse(head, { ...FORMAT, delimiter, to: 1 });
    return rows[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

function behindLineEnds(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length - 1 && LINE_ENDS.has(bytes[at] ?? 0)) at += 1;
  return at;
}
