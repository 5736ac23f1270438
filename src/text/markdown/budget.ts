// Fits a page into a number of bytes: sections are shown whole, or their first rows, or one line that says what is
// hidden.

import { joined } from '../text.ts';

/** A part of a page. Each text ends with a newline, except `hidden`, which is one line without. */
export interface Block {
  /** Sections with a lower number are cut later. */
  readonly keep: number;
  /** The most bytes that the section may take, however much room there is. */
  readonly most?: number;
  readonly open: string;
  readonly count: number;
  /** Called only for rows that may fit. */
  readonly row: (index: number) => string;
  readonly close: string;
  /** The line about the rows that are not shown, which may be all of them. Empty if no line is needed. */
  readonly hidden: (count: number, isAll: boolean) => string;
}

interface Fitted {
  readonly text: string;
  /** How many rows of the section are shown: the first ones. */
  readonly rows: number;
}

/** The sections in the order given, with room for a blank line after each. null if not even the short forms fit. */
export function fitBlocks(sections: readonly Block[], budget: number): Fitted[] | null {
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
    // If a section was cut for lack of room, no section of less weight is shown after it, however small.
    if ((filled?.rows ?? 0) < section.count && most > room) break;
  }
  return fitted;
}

/**
 * A page: blocks that are always shown, and between them sections within the bytes that are left. Empty blocks are left
 * out. `rows` is how many each section shows. `fits` is false if there was no room even for the short forms.
 */
export function fitPage(
  budget: number,
  head: readonly string[],
  sections: readonly Block[],
  foot: readonly string[],
): { text: string; rows: number[]; isWhole: boolean; fits: boolean } {
  const frame = joined([...head, ...foot], '\n');
  const left = budget - (frame === '' ? 0 : bytesOf(frame) + 1);
  const fitted = left < 0 ? null : fitBlocks(sections, left);
  const rows = sections.map((_, index) => fitted?.[index]?.rows ?? 0);
  const rendered = fitted?.map(({ text }) => text) ?? [];
  return {
    text: joined([...head, ...rendered, ...foot], '\n'),
    rows,
    isWhole: sections.every(({ count }, index) => rows[index] === count),
    fits: fitted !== null,
  };
}

/** A block among sections that is always shown whole; empty for none. */
export function fixedBlock(text: string): Block {
  return { keep: 0, open: text, count: 0, row: () => '', close: '', hidden: () => '' };
}

export function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** The short form of a section: one line about its size. A section without rows stays as it is. */
function brief({ open, count, close, hidden }: Block): Fitted {
  if (count === 0) return { text: open + close, rows: 0 };
  const line = hidden(count, true);
  return { text: line === '' ? '' : `${line}\n`, rows: 0 };
}

function fill({ open, count, row, close, hidden }: Block, room: number): Fitted | null {
  const rows: string[] = [];
  const rest = (rowsLeft: number) => `\n${hidden(rowsLeft, false)}\n`;
  const restBytes = bytesOf(rest(count));
  let used = bytesOf(open) + bytesOf(close);
  /** This many rows leave room for the line about the rest. */
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
