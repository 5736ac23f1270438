// fmt: an inventory file in its one form. What it declares stays what it is, and every comment stays with what it is
// about; the result is read again before it counts. Pure.
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { InventoryDocument } from '../../core/model.ts';
import { linesOf } from '../edit/gains.ts';
import { readDocuments, readsAlike } from '../edit/reads-alike.ts';
import { lineEndOf } from '../edit/text-lines.ts';
import { parseInventory } from '../parse.ts';
import { sourceFile } from '../source.ts';
import { noteOf, placeComments } from './comments.ts';
import { outlineOf } from './outline.ts';
import { printOutlines } from './print.ts';
import { withQuotes } from './quotes.ts';
import { shareOut, tokensOf } from './tokens.ts';

/**
 * The text in form, without a byte order mark. null for a file with an error, which goes to `report`; `ambiguous` for
 * one that cannot be rewritten without a doubt (design section 12).
 */
export function formatText(path: string, text: string, report: (d: Diagnostic) => void): string | 'ambiguous' | null {
  const mended = withQuotes(path, text, report);
  if (mended === null || mended === 'ambiguous') return mended;
  const documents = readDocuments(mended);
  if (documents === null || !readsAlike(mended, documents)) return 'ambiguous';
  const tokens = tokensOf(mended);
  const shares = shareOut(
    tokens,
    documents.map(({ contents }) => ({ end: contents?.range[1] ?? 0 })),
  );
  const outlines = documents.flatMap((document, number) => outlineOf(document, shares[number]?.dashes ?? []) ?? []);
  if (outlines.length < documents.length) return 'ambiguous';
  const marker = tokens.starts.find((start) => start < outlines[0]!.root.range[0]);
  outlines.forEach((outline, number) => {
    const { comments } = shares[number]!;
    const above = number === 0 ? comments.filter(({ offset }) => offset < (marker ?? 0)) : [];
    outline.preamble.push(...above.map((comment) => noteOf(mended, comment)));
    placeComments(mended, outline, comments.slice(above.length));
  });
  const lines = printOutlines(outlines, { text: mended, marked: marker !== undefined });
  const formatted = `${lines.join('\n')}\n`;
  if (formatted !== text && !saysTheSame(path, mended, formatted)) return 'ambiguous';
  const eol = lineEndOf(text);
  return eol === '\n' ? formatted : formatted.replaceAll('\n', eol);
}

/** The same documents with the same entries, in whatever order, to both readers. */
function saysTheSame(path: string, text: string, formatted: string): boolean {
  if (!readsAlike(formatted)) return false;
  const before = declared(path, text);
  const after = declared(path, formatted);
  return (
    after !== null && before !== null && before.length === after.length && before.every((line, k) => line === after[k])
  );
}

/** null for a file with an error. */
function declared(path: string, text: string): readonly string[] | null {
  let isBroken = false;
  const documents = parseInventory(sourceFile(path, text), text, ({ severity }) => {
    if (severity === 'error') isBroken = true;
  });
  return isBroken ? null : documents.flatMap(sortedLines);
}

function sortedLines(document: InventoryDocument): string[] {
  const [head = '', ...entries] = linesOf(document);
  return [head, ...entries.sort()];
}
