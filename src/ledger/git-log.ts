// Reads the output of `git log -p` for a ledger: each commit with its parents and the hunks of each file. Git announces
// how many lines a hunk has, and the reader takes exactly that many, so no line in a hunk is mistaken for a header.
import { type GitFolder, gitStream } from '../git/process.ts';

/** Oldest commit first. No user setting changes the output. */
const LOG_ARGUMENTS = [
  ...['log', '--first-parent', '-m', '--reverse', '-p', '-U0', '--text'],
  ...['--src-prefix=a/', '--dst-prefix=b/', '--root', '--no-relative', '--encoding=UTF-8'],
  ...['--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--full-index', '--no-notes'],
  ...['--no-show-signature', '--diff-algorithm=myers', '--inter-hunk-context=0', '--format=tformat:commit %H %P'],
];

export interface FileDiff {
  readonly path: string;
  kind: 'added' | 'removed' | 'changed';
  readonly hunks: {
    /** The number of lines before the hunk in the old file. */
    readonly at: number;
    readonly removed: string[];
    readonly added: string[];
  }[];
  /** Whether the file now ends with a line break. null if the diff does not show it. */
  endsLine: boolean | null;
}

interface LoggedCommit {
  readonly id: string;
  readonly parents: readonly string[];
  readonly files: FileDiff[];
}

/** The kind of a line in a hunk, by its first character. */
const SIDES: Readonly<Record<string, 'removed' | 'added'>> = { '-': 'removed', '+': 'added' };

/** The commits up to `tip`, oldest first. Throws GitError. */
export async function* readCommits(folder: GitFolder, tip: string): AsyncGenerator<LoggedCommit> {
  let commit: LoggedCommit | null = null;
  let file: FileDiff | null = null;
  /** How many lines of the hunk are still to come. */
  let left = { removed: 0, added: 0 };
  let last: 'removed' | 'added' = 'removed';
  for await (const line of splitLines(gitStream(folder, [...LOG_ARGUMENTS, tip]))) {
    const side = SIDES[line.charAt(0)];
    if (side !== undefined && left[side] > 0) {
      file?.hunks.at(-1)?.[side].push(line.slice(1));
      left[side] -= 1;
      last = side;
    } else if (line.startsWith('commit ')) {
      if (commit !== null) yield commit;
      const [, id = '', ...parents] = line.split(' ');
      commit = { id, parents: parents.filter((parent) => parent !== ''), files: [] };
      file = null;
    } else if (line.startsWith('diff --git ')) {
      file = { path: pathIn(line.slice('diff --git '.length)), kind: 'changed', hunks: [], endsLine: null };
      commit?.files.push(file);
    } else if (file === null) continue;
    else if (line.startsWith('new file mode ')) file.kind = 'added';
    else if (line.startsWith('deleted file mode ')) file.kind = 'removed';
    // Git says here that the line before has no line break.
    else if (line.startsWith('\\ ')) file.endsLine = last === 'removed';
    else if (line.startsWith('@@ ')) {
      const [, start, removed = '1', added = '1'] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [];
      left = { removed: Number(removed), added: Number(added) };
      // If a hunk removes nothing, git gives the number of the line before it.
      file.hunks.push({ at: Number(start) - Math.min(left.removed, 1), removed: [], added: [] });
    }
  }
  if (commit !== null) yield commit;
}

/** Both sides name one path, because renames are not followed: `a/PATH b/PATH`. */
function pathIn(names: string): string {
  return names.startsWith('"') ? names : names.slice(2, (names.length - 1) / 2);
}

async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const text = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
      yield text.toString('utf8', start, end);
      start = end + 1;
    }
    rest = text.subarray(start);
  }
}
