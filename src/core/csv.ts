// Writes CSV cells (RFC 4180). A cell that a spreadsheet would run as a formula is made harmless, and the import
// reverses that. A formula may also start behind a separator inside a cell (OWASP, "CSV Injection").

/** The characters that start a formula, including the full-width forms that some spreadsheets normalize. */
const MARKS = '=+-@＝＋－＠';
/** In a locale that separates cells with semicolons, each of these may start another cell inside a cell. */
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;

/** Puts an apostrophe before each formula in the cell, so that a spreadsheet shows text. */
function disarm(cell: string): string {
  // Without a separator, a formula can only be at the start. This is the usual case: most cells are names.
  if (!SEPARATED.test(cell)) return START.test(cell) ? `'${cell}` : cell;
  return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}

/** Reverses `disarm`. Other exports put the same apostrophe before formulas. */
export function rearm(cell: string): string {
  if (!cell.includes("'")) return cell;
  const start = cell.replace(START_HARMLESS, '');
  return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}

/**
 * Replaces the text before each formula with the result of `write`. A formula follows a separator. Quotes, white space
 * and then apostrophes may be between them. This loop passes over the cell once, while a regular expression would start
 * again at every separator in a row.
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
    else if (isQuoted || (character !== '"' && character.trim() !== '')) {
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

function quotedCell(cell: string): string {
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** One record with its line end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quotedCell).join(',')}\n`;
}

/** Text that needs no quotes and is not a formula. Nearly every cell passes this one test. */
const PLAIN = /^\w[\w ./()-]*$/;

/** Records for spreadsheets, with CRLF line ends and harmless formulas. */
export function spreadsheet(rows: readonly (readonly string[])[]): string {
  let text = '';
  for (const row of rows) {
    const cells = row.map((cell) => (PLAIN.test(cell) ? cell : quotedCell(disarm(cell))));
    text += `${cells.join(',')}\r\n`;
  }
  return text;
}
