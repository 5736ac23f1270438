// A file that findings point into. Lines are counted only when one is shown, once a file.
import type { SourceFile } from '../core/model.ts';

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
