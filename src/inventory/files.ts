// A file as read from a folder or from git: its bytes as text, its places, and the findings about the whole file. Bytes
// that cannot be an inventory file are refused here, before the parser spends time on them.
import { isAscii, isUtf8 } from 'node:buffer';
import type { Code, Diagnostic, DiagnosticArgs, Report } from '../core/diagnostic.ts';
import type { SourceFile } from '../core/model.ts';

/**
 * The file at `path` with this text (without a byte order mark). Lines end with LF or CRLF. Columns count UTF-16 units
 * from 1. An offset outside the text moves to the nearest end.
 */
export function sourceFile(path: string, text: string): SourceFile {
  let starts: number[] | null = null;
  const lineStarts = () => {
    if (starts !== null) return starts;
    starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    return starts;
  };
  return {
    path,
    lineText: (line) => text.slice(lineStarts()[line - 1], lineStarts()[line]).replace(/\r?\n$/, ''),
    place(offset) {
      const starts = lineStarts();
      const at = Math.max(0, Math.min(offset, text.length));
      // The last line that starts at or before the offset.
      let line = 0;
      for (let high = starts.length - 1; line < high; ) {
        const middle = (line + high + 1) >> 1;
        if (starts[middle]! <= at) line = middle;
        else high = middle - 1;
      }
      return { line: line + 1, column: at - starts[line]! + 1 };
    },
  };
}

/** The largest file that is read, in bytes: about 500,000 assets. */
export const FILE_LIMIT = 32 * 1024 * 1024;

/**
 * The limit for a file that is mostly YAML marks, in bytes. Hostile text could make the parser use gigabytes of memory,
 * since its events take up to 80 bytes for each byte of text.
 */
export const DENSE_LIMIT = 16 * 1024 * 1024;

/** Files above DENSE_LIMIT may have this many marks. 500,000 assets have 1,500,000: two lines and a dash each. */
const MARKS_LIMIT = 2_000_000;

/** A pointer that git LFS leaves in place of a file is shorter than this, by its specification. */
const LFS_POINTER_LIMIT = 1024;
const LFS_POINTER = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\r?\n/;

const BYTE_ORDER_MARK = '\uFEFF';

/** The bytes after which an entry may begin: a line feed, a comma and the brackets. */
const MARKS: ReadonlySet<number> = new Set(Buffer.from('\n,[{'));
/** The bytes after which an entry may begin if white space follows them. */
const DASHES: ReadonlySet<number> = new Set(Buffer.from('-?'));

/** The size limit for a file with these bytes. */
function limitOf(bytes: Buffer): number {
  if (bytes.length <= DENSE_LIMIT) return FILE_LIMIT;
  let marks = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (MARKS.has(byte) || (DASHES.has(byte) && bytes[at + 1]! <= 32)) marks++;
  }
  return marks > MARKS_LIMIT ? DENSE_LIMIT : FILE_LIMIT;
}

/** A file of the inventory: its path relative to the working directory, with forward slashes, and what is in it. */
export interface ReadFile {
  readonly path: string;
  /** Text, with any byte order mark, if its bytes are certainly UTF-8 and at most DENSE_LIMIT long. Otherwise bytes. */
  readonly content: string | Buffer;
}

/** A finding about a whole file, which has no text to point into. */
export function fileError<C extends Code>(code: C, path: string, args: DiagnosticArgs[C]): Diagnostic {
  return { code, severity: 'error', at: { file: sourceFile(path, ''), offset: null }, args } as Diagnostic;
}

/** A file as text, without its byte order mark. */
export interface FileText {
  readonly path: string;
  readonly text: string;
  readonly byteOrderMark: boolean;
}

/** null, with a finding, for a file that is too large, is not text, or is a git LFS pointer. */
export function readText({ path, content }: ReadFile, report: Report): FileText | null {
  const limit = typeof content === 'string' ? DENSE_LIMIT : limitOf(content);
  if (content.length > limit) {
    report(fileError('file-too-large', path, { bytes: content.length, limit }));
    return null;
  }
  let text: string | null;
  if (typeof content === 'string') text = content;
  // Most files are ASCII. For them, this is the fastest way, and it makes the smallest string.
  else if (isAscii(content)) text = content.toString('latin1');
  else text = isUtf8(content) ? content.toString('utf8') : null;
  // Binary files and UTF-16 hold NUL. YAML never does.
  if (text === null || text.includes('\0')) {
    report(notUtf8(path, Buffer.from(content)));
    return null;
  }
  if (text.length < LFS_POINTER_LIMIT && LFS_POINTER.test(text)) {
    report(fileError('lfs-pointer', path, {}));
    return null;
  }
  const byteOrderMark = text.startsWith(BYTE_ORDER_MARK);
  return { path, text: byteOrderMark ? text.slice(1) : text, byteOrderMark };
}

/** The whole content of a file whose text is now `text`. Valid UTF-8 is the same after decoding and encoding. */
export function contentOf({ byteOrderMark }: FileText, text: string): string {
  return byteOrderMark ? BYTE_ORDER_MARK + text : text;
}

/**
 * Points at the first byte that is not UTF-8. UTF-16 and binary files hold NUL, and no place in them helps the reader.
 */
function notUtf8(path: string, bytes: Buffer): Diagnostic {
  const [a, b, c, d] = bytes;
  // The byte order mark gives the encoding, or else the zeros among the first four bytes.
  let encoding: DiagnosticArgs['not-utf8']['encoding'] = null;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) encoding = 'UTF-16';
  else if (b === 0 && d === 0 && a !== 0 && c !== 0) encoding = 'UTF-16LE';
  else if (a === 0 && c === 0 && b !== 0 && d !== 0) encoding = 'UTF-16BE';
  if (encoding !== null || bytes.includes(0)) {
    return fileError('not-utf8', path, { byte: null, encoding });
  }
  const at = firstWrongByte(bytes);
  const before = bytes.subarray(0, at).toString('utf8').replace(BYTE_ORDER_MARK, '');
  const place = { file: sourceFile(path, before), offset: before.length };
  return { code: 'not-utf8', severity: 'error', at: place, args: { byte: bytes[at] ?? null, encoding } };
}

/** Decoding turns bytes that are not UTF-8 into a replacement character, so the first difference is the wrong byte. */
export function firstWrongByte(bytes: Buffer): number {
  const decoded = Buffer.from(bytes.toString('utf8'));
  return bytes.findIndex((byte, at) => byte !== decoded[at]);
}
