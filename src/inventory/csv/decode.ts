// Bytes of a CSV export to UTF-8 without a byte order mark: what spreadsheets and CMDBs write, and nothing guessed.

import { isUtf8 } from 'node:buffer';

/** Larger than any export that is read at once: about 500,000 rows. */
export const CSV_LIMIT = 64 * 1024 * 1024;

const LF = 0x0a;
const CR = 0x0d;

export type CsvText =
  | { readonly utf8: Buffer }
  /** What stands before the first byte that is no text, so that a finding can say on which line it is. */
  | { readonly before: Buffer };

/**
 * UTF-8 with or without a mark, or UTF-16 with one, as Excel's "Unicode text" is. Other encodings cannot be told
 * apart, so they are refused. Line ends of a lone CR become LF.
 */
export function decodeCsv(bytes: Uint8Array): CsvText {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const utf8 = withoutMark(buffer);
  const wrong = firstWrongByte(utf8);
  if (wrong !== -1) return { before: utf8.subarray(0, wrong) };
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

/** The offset of a NUL, which no CSV holds but UTF-16 without a mark does, or of what is not UTF-8; else -1. */
function firstWrongByte(buffer: Buffer): number {
  const nul = buffer.indexOf(0);
  if (nul !== -1) return nul;
  if (isUtf8(buffer)) return -1;
  // Reading puts a replacement character in the place of what is wrong: there the bytes begin to differ.
  const read = Buffer.from(buffer.toString('utf8'));
  return buffer.findIndex((byte, at) => byte !== read[at]);
}

function withLineFeeds(buffer: Buffer): Buffer {
  if (!buffer.includes(CR)) return buffer;
  return Buffer.from(buffer.map((byte) => (byte === CR ? LF : byte)));
}
