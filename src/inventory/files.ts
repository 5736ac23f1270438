// A file as read, from a folder or from git: its bytes as text, its places, and the findings about it as a whole. What is
// no inventory file at all is found here, before the parser spends time on it.
import { isAscii, isUtf8 } from 'node:buffer';
import { basename } from 'node:path';
import { type Diagnostic, diagnostic, type Place, type Report, type Utf16 } from '../core/diagnostic.ts';
import type { SourceFile } from '../core/model.ts';
import { nearest } from '../core/suggest.ts';

/**
 * The file at `path` with this text (without a byte order mark). Lines end with LF or CRLF; columns count UTF-16
 * units from 1. An offset outside the text is moved to its nearest end.
 */
export function sourceFile(path: string, text: string): SourceFile {
  let starts: readonly number[] | null = null;
  return {
    path,
    place(offset) {
      starts ??= lineStarts(text);
      const at = Math.max(0, Math.min(offset, text.length));
      const line = lineOf(starts, at);
      return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
    },
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** The index of the last line that starts at or before `offset`. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The largest file that is read, in bytes: about 500,000 assets. */
export const FILE_LIMIT = 32 * 1024 * 1024;

/**
 * The same for a file that is made of little but the marks of YAML: hostile text could make the parser take
 * gigabytes, since its events weigh up to 80 bytes for each byte of text.
 */
export const DENSE_LIMIT = 16 * 1024 * 1024;

/** Above DENSE_LIMIT. 500,000 assets have 1,500,000: two lines and a dash each. */
const MARKS_LIMIT = 2_000_000;

/** A pointer that git LFS leaves in place of a file is shorter than this, by its specification. */
const LFS_POINTER_LIMIT = 1024;
const LFS_POINTER = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\r?\n/;

type DecodedText =
  | { readonly text: string; readonly byteOrderMark: boolean }
  | { readonly fault: 'not-utf8' | 'lfs-pointer' };

export const BYTE_ORDER_MARK = '\uFEFF';

/** The text of a file, without its byte order mark, or what is wrong with the file as a whole (design section 3). */
export function decode(content: ReadFile['content']): DecodedText {
  const text = typeof content === 'string' ? content : toText(content);
  // Binary files hold NUL, and so does UTF-16; YAML never does.
  if (text === null || text.includes('\0')) return { fault: 'not-utf8' };
  if (text.length < LFS_POINTER_LIMIT && LFS_POINTER.test(text)) return { fault: 'lfs-pointer' };
  const byteOrderMark = text.startsWith(BYTE_ORDER_MARK);
  return { text: byteOrderMark ? text.slice(1) : text, byteOrderMark };
}

/** How many bytes a file with these may have. */
export function limitOf(bytes: Buffer): number {
  return bytes.length > DENSE_LIMIT && countMarks(bytes) > MARKS_LIMIT ? DENSE_LIMIT : FILE_LIMIT;
}

const LINE_FEED = 10;
const SPACE = 32;
const COMMA = 44;
const DASH = 45;
const QUESTION_MARK = 63;
const BRACKET = 91;
const BRACE = 123;

/** Places where an entry may begin: each makes a few events at most. */
function countMarks(bytes: Buffer): number {
  let marks = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === LINE_FEED || byte === COMMA || byte === BRACKET || byte === BRACE) marks++;
    else if ((byte === DASH || byte === QUESTION_MARK) && bytes[at + 1]! <= SPACE) marks++;
  }
  return marks;
}

function toText(bytes: Buffer): string | null {
  // The usual file is ASCII, where this is the fastest way and makes the smallest string.
  if (isAscii(bytes)) return bytes.toString('latin1');
  const text = bytes.toString('utf8');
  return mayBeWrong(text) && !isUtf8(bytes) ? null : text;
}

/** A replacement character is either in the file or the trace of bytes that are not UTF-8: these tell. */
export function mayBeWrong(text: string): boolean {
  return text.includes('\uFFFD');
}

/** A file of the inventory: its path relative to the working directory, with forward slashes, and what is in it. */
export interface ReadFile {
  readonly path: string;
  /** Text, with any byte order mark, where its bytes are UTF-8 for certain and no more than DENSE_LIMIT. */
  readonly content: string | Buffer;
}

/** The place of a finding about a file as a whole, which has no text to point into. */
export function wholeFile(path: string): Place {
  return { file: sourceFile(path, ''), offset: null };
}

/** Nothing was found for these lines of the input `path`; what stands in the folder may be spelled alike. */
export function noInventory(
  paths: readonly string[],
  folder: string | null = null,
  names: readonly string[] = [],
): Diagnostic {
  const missing = paths
    .map((path) => path.replace(/^\.[\\/]/, '').replace(/[\\/]$/, ''))
    .filter((path) => !names.includes(path));
  // Whoever stands in the very folder means what is there.
  const isInside = folder !== null && names.length > 0 && missing.includes(basename(folder));
  const near = isInside ? ['.'] : missing.flatMap((path) => nearest(path, names, 1));
  return diagnostic('no-inventory', 'error', null, { paths, folder, near });
}

/** A link or a submodule: what it leads to is not in this revision. */
export function notAFile(code: 'symbolic-link' | 'submodule', path: string): Diagnostic {
  return diagnostic(code, 'error', wholeFile(path), {});
}

export function unreadable(path: string, reason: string): Diagnostic {
  return diagnostic('unreadable-file', 'error', wholeFile(path), { reason });
}

/** The finding for a file of `bytes` bytes, above the limit. */
export function tooLarge(path: string, bytes: number, limit = FILE_LIMIT): Diagnostic {
  return diagnostic('file-too-large', 'error', wholeFile(path), { bytes, limit });
}

/** A file as text, without its byte order mark. */
export interface FileText {
  readonly path: string;
  readonly text: string;
  readonly byteOrderMark: boolean;
}

/** null, and a finding, for a file that is too large for what it holds or that is no text. */
export function readText({ path, content }: ReadFile, report: Report): FileText | null {
  const limit = typeof content === 'string' ? DENSE_LIMIT : limitOf(content);
  if (content.length > limit) {
    report(tooLarge(path, content.length, limit));
    return null;
  }
  const decoded = decode(content);
  if (!('fault' in decoded)) return { path, ...decoded };
  if (decoded.fault === 'lfs-pointer') report(diagnostic('lfs-pointer', 'error', wholeFile(path), {}));
  else report(notUtf8(path, Buffer.from(content)));
  return null;
}

/** At the first byte that is not UTF-8. UTF-16 and binary files hold NUL: no place of theirs is worth naming. */
function notUtf8(path: string, bytes: Buffer): Diagnostic {
  const encoding = utf16Of(bytes);
  const at = firstWrongByte(bytes);
  if (encoding !== null || bytes[at] === 0) {
    return diagnostic('not-utf8', 'error', wholeFile(path), { byte: null, encoding });
  }
  const before = bytes.subarray(0, at).toString('utf8').replace(BYTE_ORDER_MARK, '');
  const place = { file: sourceFile(path, before), offset: before.length };
  return diagnostic('not-utf8', 'error', place, { byte: bytes[at] ?? null, encoding });
}

/** By its mark; without one, of the first two letters one byte each is zero. */
export function utf16Of([a, b, c, d]: Buffer): Utf16 | null {
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return 'UTF-16';
  if (b === 0 && d === 0 && a !== 0 && c !== 0) return 'UTF-16LE';
  return a === 0 && c === 0 && b !== 0 && d !== 0 ? 'UTF-16BE' : null;
}

/** The offset of a NUL, which no text holds but UTF-16 without a mark does, or of what is not UTF-8; else -1. */
export function firstWrongByte(buffer: Buffer): number {
  const nul = buffer.indexOf(0);
  if (nul !== -1) return nul;
  if (isUtf8(buffer)) return -1;
  // Decoding puts a replacement character in the place of what is wrong: there the bytes begin to differ.
  const decoded = Buffer.from(buffer.toString('utf8'));
  return buffer.findIndex((byte, at) => byte !== decoded[at]);
}

/** Several lines of the input may meet the same link: each finding about a file as a whole is passed on once. */
export function onceEach(report: Report): Report {
  const reported = new Set<string>();
  return (finding) => {
    const key = `${finding.code}\0${finding.at?.file.path}`;
    if (!reported.has(key)) report(finding);
    reported.add(key);
  };
}
