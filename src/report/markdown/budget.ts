// A page within a number of bytes: sections are shown whole, or their first rows, or one line saying what is hidden.

/** A part of a page. Each text ends with a newline, but `hidden`, which is one line without. */
export interface Section {
  /** Sections of a lower number are cut later. */
  readonly keep: number;
  /** At most so many bytes, however much room there is. */
  readonly most?: number;
  readonly open: string;
  readonly count: number;
  /** Made only as far as there is room. */
  readonly row: (index: number) => string;
  readonly close: string;
  /** What is said of the rows that are not shown: of the rest, or of all; empty for nothing. */
  readonly hidden: (count: number, isAll: boolean) => string;
}

export interface Fitted {
  readonly text: string;
  /** How many rows of the section are shown: the first ones. */
  readonly rows: number;
}

/** The sections in the order given, one blank line between them included in the count; null when nothing fits. */
export function fitSections(sections: readonly Section[], budget: number): Fitted[] | null {
  const briefs = sections.map((section) => brief(section));
  let left = budget - briefs.reduce((sum, { text }) => sum + bytesOf(text) + 1, 0);
  if (left < 0) return null;
  const fitted = [...briefs];
  const byKeep = [...sections.entries()].sort(([, a], [, b]) => a.keep - b.keep);
  for (const [index, section] of byKeep) {
    const reserved = bytesOf(briefs[index]!.text);
    const room = left + reserved;
    const { most = Number.POSITIVE_INFINITY } = section;
    const filled = fill(section, Math.min(room, most));
    if (filled !== null) {
      fitted[index] = filled;
      left -= bytesOf(filled.text) - reserved;
    }
    // What is of less weight is not to stand where something of more weight was cut, small as it may be.
    if ((filled?.rows ?? 0) < section.count && most > room) break;
  }
  return fitted;
}

export function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** A section of which nothing but its size is shown; one without rows as it is. */
function brief({ open, count, close, hidden }: Section): Fitted {
  if (count === 0) return { text: open + close, rows: 0 };
  const line = hidden(count, true);
  return { text: line === '' ? '' : `${line}\n`, rows: 0 };
}

function fill({ open, count, row, close, hidden }: Section, room: number): Fitted | null {
  const rows: string[] = [];
  const rest = (rowsLeft: number) => `\n${hidden(rowsLeft, false)}\n`;
  const restBytes = bytesOf(rest(count));
  let used = bytesOf(open) + bytesOf(close);
  /** So many rows leave room to say that there are more. */
  let fitting = 0;
  while (rows.length < count) {
    const next = row(rows.length);
    used += bytesOf(next);
    if (used > room) break;
    rows.push(next);
    if (used + restBytes <= room) fitting = rows.length;
  }
  if (count > 0 && rows.length === count) return { text: open + rows.join('') + close, rows: count };
  if (fitting === 0) return null;
  return { text: open + rows.slice(0, fitting).join('') + close + rest(count - fitting), rows: fitting };
}
