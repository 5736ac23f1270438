// Cells that a spreadsheet would run as formulas, made harmless and back again. Both ways, so that what was exported
// can be imported. Wider than the library's own option: OWASP's "CSV Injection" names separators inside a cell too.

/**
 * What starts a formula, full-width forms included, which some spreadsheets normalise. A semicolon or a line break
 * inside a cell starts a cell of its own where the semicolon is the separator of the locale.
 */
const INSIDE = /([;\t\r\n]["\s]*)('*)(?=[=+\-@＝＋－＠])/gu;
const INSIDE_HARMLESS = /([;\t\r\n]["\s]*)'('*)(?=[=+\-@＝＋－＠])/gu;
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
/** Without one of these there is nothing to do. */
const SUSPECT = /[=+\-@＝＋－＠\t\r\n]/u;

/** The cell with an apostrophe before each formula: a spreadsheet then shows text. */
export function disarm(cell: string): string {
  if (!SUSPECT.test(cell)) return cell;
  return cell.replace(INSIDE, "$1'$2").replace(START, "'");
}

/** What `disarm` was given. Other exports put the same apostrophe before formulas. */
export function rearm(cell: string): string {
  if (!cell.includes("'")) return cell;
  return cell.replace(START_HARMLESS, '').replace(INSIDE_HARMLESS, '$1$2');
}
