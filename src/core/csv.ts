// Cells of CSV: written (RFC 4180), and those that a spreadsheet would run as formulas made harmless and back again, so
// that what was exported can be imported. Separators inside a cell count, too (OWASP, "CSV Injection").

/** What starts a formula, full-width forms included, which some spreadsheets normalise. */
const MARKS = '=+-@＝＋－＠';
/** A semicolon or a line break inside a cell starts another cell where the locale separates with semicolons. */
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;

/** The cell with an apostrophe before each formula: a spreadsheet then shows text. */
export function disarm(cell: string): string {
  // Behind no separator there is but one place for a formula. Most cells are names, with a hyphen at most.
  if (!SEPARATED.test(cell)) return START.test(cell) ? `'${cell}` : cell;
  return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}

/** What `disarm` was given. Other exports put the same apostrophe before formulas. */
export function rearm(cell: string): string {
  if (!cell.includes("'")) return cell;
  const start = cell.replace(START_HARMLESS, '');
  return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}

function isBlank(character: string): boolean {
  return character === '"' || character.trim() === '';
}

/**
 * The cell with what `write` makes of the text up to each formula behind a separator, from the one before it; quotes and
 * white space may stand between, then apostrophes. One pass: an expression would try each separator of a run anew.
 */
function atFormulas(cell: string, write: (before: string) => string): string {
  let text = '';
  let copied = 0;
  let isBehind = false;
  let isQuoted = false;
  for (let at = 0; at < cell.length; at++) {
    const character = cell.charAt(at);
    if (SEPARATORS.includes(character)) {
      isBehind = true;
      isQuoted = false;
    } else if (!isBehind) continue;
    else if (character === "'") isQuoted = true;
    else if (isQuoted || !isBlank(character)) {
      if (MARKS.includes(character)) {
        text += write(cell.slice(copied, at));
        copied = at;
      }
      isBehind = false;
    }
  }
  return text + cell.slice(copied);
}

const QUOTED = /[",\r\n]/;

function quoted(cell: string): string {
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** One record with its line end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\n`;
}

/** What is neither quoted nor a formula: nearly every cell there is, settled by one test. */
const PLAIN = /^\w[\w ./()-]*$/;

/** Records for spreadsheets, with CRLF, formulas made harmless. A hot path: sorted rows begin as the row above does. */
export function spreadsheet(rows: readonly (readonly string[])[]): string {
  let above: readonly string[] = [];
  // The text of the first cells of the row above, by their number.
  const begun = [''];
  const lines = rows.map((row) => {
    let at = 0;
    while (at < row.length && row[at] === above[at]) at++;
    for (; at < row.length; at++) {
      const cell = row[at]!;
      begun[at + 1] = `${begun[at]}${at === 0 ? '' : ','}${PLAIN.test(cell) ? cell : quoted(disarm(cell))}`;
    }
    above = row;
    return `${begun[row.length]}\r\n`;
  });
  return lines.join('');
}
