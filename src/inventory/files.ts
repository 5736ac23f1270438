// What reading from a folder and from git share: a file as read, and the findings about files as a whole.
import { type Diagnostic, diagnostic, type Place } from '../core/diagnostic.ts';
import { decode, FILE_LIMIT, limitOf } from './decode.ts';
import { sourceFile } from './source.ts';

/** A file of the inventory: its path relative to the working directory, with forward slashes, and its bytes. */
export interface ReadFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export type Report = (diagnostic: Diagnostic) => void;

/** The place of a finding about a file as a whole, which has no text to point into. */
export function wholeFile(path: string): Place {
  return { file: sourceFile(path, ''), offset: null };
}

/** Nothing was found for these lines of the input `path`. */
export function noInventory(paths: readonly string[]): Diagnostic {
  return diagnostic('no-inventory', 'error', null, { paths });
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
export function textOf({ path, bytes }: ReadFile, report: Report): FileText | null {
  const limit = limitOf(bytes);
  if (bytes.length > limit) {
    report(tooLarge(path, bytes.length, limit));
    return null;
  }
  const decoded = decode(bytes);
  if (!('fault' in decoded)) return { path, ...decoded };
  report(diagnostic(decoded.fault, 'error', wholeFile(path), {}));
  return null;
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
