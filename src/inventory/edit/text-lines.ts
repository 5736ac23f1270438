// Lines and columns of a text that is edited.

/** How the lines of a text end: as its first one does. */
export function lineEndOf(text: string): '\n' | '\r\n' {
  const first = text.indexOf('\n');
  return first > 0 && text.charAt(first - 1) === '\r' ? '\r\n' : '\n';
}

export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Characters between the start of the line and the offset. */
export function columnOf(text: string, offset: number): number {
  return offset - startOfLine(text, offset);
}

/** Blanks up to the column of an offset. */
export function indentationAt(text: string, offset: number): string {
  return ' '.repeat(columnOf(text, offset));
}

/** Where the line of a node that ends at `end` ends itself, before its line break. A block scalar ends behind one. */
export function endOfLine(text: string, end: number): number {
  const isBehindBreak = end > 0 && text.charAt(end - 1) === '\n';
  const found = isBehindBreak ? end - 1 : text.indexOf('\n', end);
  const at = found === -1 ? text.length : found;
  return at > 0 && text.charAt(at - 1) === '\r' ? at - 1 : at;
}
