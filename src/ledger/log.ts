// Reads what git prints of a ledger: the files of a commit, and the stream of `git log -p`, each commit with its parents
// and the hunks of each file. Git announces how many lines a hunk has, and the reader takes exactly that many, so that
// no line in a hunk can pass for a header.

/** Git may also keep parents and trees of commits in a separate file, which no hash covers. */
export const FROM_OBJECTS = ['-c', 'core.commitGraph=false'];

/** The object of every file in the output of `git ls-tree -r -z`, by path. */
export function listedObjects(output: string): Map<string, string> {
  const entries = output.split('\0').slice(0, -1);
  return new Map(
    entries.map((entry) => {
      const tab = entry.indexOf('\t');
      return [entry.slice(tab + 1), entry.slice(0, tab).split(' ')[2] ?? ''];
    }),
  );
}

/** The arguments of git, without the revision. Oldest commit first. No user setting changes the output. */
export const LOG_ARGUMENTS = [
  ...[...FROM_OBJECTS, 'log', '--first-parent', '-m', '--reverse', '-p', '-U0', '--text'],
  ...['--src-prefix=a/', '--dst-prefix=b/', '--root', '--no-relative', '--encoding=UTF-8'],
  ...['--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--full-index', '--no-notes'],
  ...['--no-show-signature', '--diff-algorithm=myers', '--inter-hunk-context=0', '--format=tformat:commit %H %P'],
];

export interface FileDiff {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly hunks: readonly {
    /** The number of lines before the hunk in the old file. */
    readonly at: number;
    readonly removed: readonly string[];
    readonly added: readonly string[];
  }[];
  /** Whether the file now ends with a line break. null if the diff does not show it. */
  readonly endsLine: boolean | null;
}

interface LoggedCommit {
  readonly id: string;
  readonly parents: readonly string[];
  readonly files: readonly FileDiff[];
}

/** The commits in the output of git with `LOG_ARGUMENTS`. */
export async function* readLog(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<LoggedCommit> {
  const reader = new LogReader();
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const text = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
      const done = reader.takeLine(text.toString('utf8', start, end));
      start = end + 1;
      if (done !== null) yield done;
    }
    rest = text.subarray(start);
  }
  const last = reader.takeCommit();
  if (last !== null) yield last;
}

interface OpenFile {
  path: string;
  kind: FileDiff['kind'];
  hunks: { at: number; removed: string[]; added: string[] }[];
  endsLine: boolean | null;
}

class LogReader {
  #commit: { id: string; parents: string[]; files: OpenFile[] } | null = null;
  #file: OpenFile | null = null;
  #toRemove = 0;
  #toAdd = 0;
  /** The kind of the last line of a hunk. A note after it says that the line has no line break. */
  #last = '';

  /** Returns the previous commit when the next one begins. */
  takeLine(line: string): LoggedCommit | null {
    const hunk = this.#file?.hunks.at(-1);
    if (hunk !== undefined && this.#toRemove > 0 && line.startsWith('-')) {
      hunk.removed.push(line.slice(1));
      this.#toRemove -= 1;
      this.#last = '-';
    } else if (hunk !== undefined && this.#toAdd > 0 && line.startsWith('+')) {
      hunk.added.push(line.slice(1));
      this.#toAdd -= 1;
      this.#last = '+';
    } else if (line.startsWith('\\ ')) {
      if (this.#file !== null) this.#file.endsLine = this.#last === '-';
    } else if (line.startsWith('commit ')) {
      const done = this.takeCommit();
      const [, id = '', ...parents] = line.split(' ');
      this.#commit = { id, parents: parents.filter((parent) => parent !== ''), files: [] };
      return done;
    } else if (line.startsWith('diff --git ')) {
      // Both sides name one path, because renames are not followed: `a/PATH b/PATH`.
      const names = line.slice('diff --git '.length);
      const path = names.startsWith('"') ? names : names.slice(2, (names.length - 1) / 2);
      this.#file = { path, kind: 'changed', hunks: [], endsLine: null };
      this.#commit?.files.push(this.#file);
    } else if (this.#file === null) return null;
    else if (line.startsWith('new file mode ')) this.#file.kind = 'added';
    else if (line.startsWith('deleted file mode ')) this.#file.kind = 'removed';
    else if (line.startsWith('@@ ')) {
      const [, start, removed = '1', added = '1'] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [];
      this.#toRemove = Number(removed);
      this.#toAdd = Number(added);
      // If nothing is removed, git names the line before.
      const at = this.#toRemove === 0 ? Number(start) : Number(start) - 1;
      this.#file.hunks.push({ at, removed: [], added: [] });
    }
    return null;
  }

  takeCommit(): LoggedCommit | null {
    const done = this.#commit;
    this.#commit = null;
    this.#file = null;
    return done;
  }
}
