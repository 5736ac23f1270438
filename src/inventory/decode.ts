// Bytes to text: what is no inventory file at all is found here, before the parser spends time on it.
import { isAscii, isUtf8 } from 'node:buffer';

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

export type Decoded =
  | { readonly text: string; readonly byteOrderMark: boolean }
  | { readonly fault: 'not-utf8' | 'lfs-pointer' };

/** The text of a file, without its byte order mark, or what is wrong with the file as a whole (design section 3). */
export function decode(bytes: Uint8Array): Decoded {
  // Binary files hold NUL, and so does UTF-16; YAML never does.
  if (bytes.includes(0)) return { fault: 'not-utf8' };
  const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = toText(bytes, byteOrderMark ? 3 : 0);
  if (text === null) return { fault: 'not-utf8' };
  if (bytes.length < LFS_POINTER_LIMIT && LFS_POINTER.test(text)) return { fault: 'lfs-pointer' };
  return { text, byteOrderMark };
}

/** How many bytes a file with these may have. */
export function limitOf(bytes: Uint8Array): number {
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
function countMarks(bytes: Uint8Array): number {
  let marks = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === LINE_FEED || byte === COMMA || byte === BRACKET || byte === BRACE) marks++;
    else if ((byte === DASH || byte === QUESTION_MARK) && bytes[at + 1]! <= SPACE) marks++;
  }
  return marks;
}

function toText(bytes: Uint8Array, start: number): string | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The usual file is ASCII, where this is the fastest way and makes the smallest string.
  if (isAscii(bytes)) return buffer.toString('latin1');
  const text = buffer.toString('utf8', start);
  // A replacement character is either in the file or the trace of bytes that are not UTF-8: only then look closely.
  return text.includes('\uFFFD') && !isUtf8(bytes) ? null : text;
}
