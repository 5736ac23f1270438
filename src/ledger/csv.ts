// CSV as the ledger keeps it: RFC 4180, LF, names exact. Formulas are not disarmed here: what was seen is what stands.

/** Whether a record that starts in this line ends in it: a line break in a name stands in quotes. */
export function isWholeRecord(line: string): boolean {
  let quotes = 0;
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) quotes += 1;
  return quotes % 2 === 0;
}

/** The cells of one record, given without its line end. Of one that is not well formed, what can be read. */
export function parseRecord(record: string): string[] {
  if (!record.includes('"')) return record.split(',');
  const cells: string[] = [];
  let at = 0;
  while (at <= record.length) {
    const end = record[at] === '"' ? closingQuote(record, at) : at;
    const comma = record.indexOf(',', end);
    const stop = comma < 0 ? record.length : comma;
    const cell = record.slice(at, stop);
    cells.push(cell.startsWith('"') ? cell.replace(/"$/, '').slice(1).replaceAll('""', '"') : cell);
    at = stop + 1;
  }
  return cells;
}

/** Joins lines to records: all of the file's, the header included. */
export function recordsOf(lines: readonly string[]): string[] {
  const records: string[] = [];
  let open: string | null = null;
  for (const line of lines) {
    const whole: string = open === null ? line : `${open}\n${line}`;
    const isDone: boolean = open === null ? isWholeRecord(line) : !isWholeRecord(line);
    open = isDone ? null : whole;
    if (isDone) records.push(whole);
  }
  if (open !== null) records.push(open);
  return records;
}

/** Where the quoted cell that starts at `from` has its closing quote; the end of the record where it has none. */
function closingQuote(record: string, from: number): number {
  let at = record.indexOf('"', from + 1);
  while (at >= 0 && record[at + 1] === '"') at = record.indexOf('"', at + 2);
  return at < 0 ? record.length : at;
}
