// The files of the ledger as they stand at one commit, carried from commit to commit by their diffs.
import { createHash } from 'node:crypto';
import { isWholeRecord, recordsOf } from './csv.ts';
import type { FileDiff } from './log.ts';

/** Records of a list that one commit took out and put in, without its header. */
export interface RecordDiff {
  readonly header: { readonly before: string; readonly after: string };
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

interface StoredFile {
  lines: string[];
  /** False for a file that ends without a line break. */
  endsLine: boolean;
  /** Whether some record takes several lines: then single lines say nothing. */
  hasLong: boolean;
  sha256: string | null;
}

export class StoredFiles {
  readonly #files = new Map<string, StoredFile>();

  has(path: string): boolean {
    return this.#files.has(path);
  }

  paths(): string[] {
    return [...this.#files.keys()];
  }

  lines(path: string): readonly string[] {
    return this.#files.get(path)?.lines ?? [];
  }

  text(path: string): string {
    const file = this.#files.get(path);
    if (file === undefined || file.lines.length === 0) return '';
    return file.lines.join('\n') + (file.endsLine ? '\n' : '');
  }

  sha256(path: string): string {
    const file = this.#files.get(path);
    const hash = file?.sha256 ?? createHash('sha256').update(this.text(path)).digest('hex');
    if (file !== undefined) file.sha256 = hash;
    return hash;
  }

  /** Applies what a commit did to a file, and tells the records that went and came. */
  apply(diff: FileDiff): RecordDiff {
    const before = this.#files.get(diff.path) ?? { lines: [], endsLine: true, hasLong: false, sha256: null };
    const touched = diff.hunks.flatMap((hunk) => [...hunk.removed, ...hunk.added]);
    const hasLong = before.hasLong || touched.some((line) => !isWholeRecord(line));
    const header = before.lines[0] ?? '';
    const earlier = hasLong ? recordsOf(before.lines) : [];
    const after: StoredFile = {
      lines: patched(before.lines, diff),
      endsLine: diff.endsLine ?? before.endsLine,
      hasLong,
      sha256: null,
    };
    if (diff.kind === 'removed') this.#files.delete(diff.path);
    else this.#files.set(diff.path, after);
    const headers = { before: header, after: after.lines[0] ?? '' };
    if (hasLong) return { header: headers, ...differing(earlier.slice(1), recordsOf(after.lines).slice(1)) };
    const removed = diff.hunks.flatMap((hunk) => (hunk.at === 0 ? hunk.removed.slice(1) : hunk.removed));
    return { header: headers, removed, added: diff.hunks.flatMap((hunk) => withoutHeader(hunk)) };
  }
}

/** A hunk at the top of a file holds its header. */
function withoutHeader({ at, added }: FileDiff['hunks'][number]): readonly string[] {
  return at === 0 ? added.slice(1) : added;
}

/** Most hunks are small, and the lines of a list may be many: they are moved, not copied. */
const FEW = 10_000;

function patched(lines: string[], { hunks }: FileDiff): string[] {
  let result = lines;
  let moved = 0;
  for (const { at, removed, added } of hunks) {
    const from = at + moved;
    if (added.length > FEW) result = [...result.slice(0, from), ...added, ...result.slice(from + removed.length)];
    else result.splice(from, removed.length, ...added);
    moved += added.length - removed.length;
  }
  return result;
}

function differing(before: readonly string[], after: readonly string[]) {
  const [old, fresh] = [new Set(before), new Set(after)];
  return { removed: before.filter((line) => !fresh.has(line)), added: after.filter((line) => !old.has(line)) };
}
