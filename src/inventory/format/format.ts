// fmt: writes an inventory file in its one form. The contents stay the same (`0123` keeps its zero), and every comment
// stays with its subject. The result is read again before it is used. Pure.
import { isDeepStrictEqual } from 'node:util';
import { type Document, isScalar, Scalar, visit } from 'yaml';
import { type Diagnostic, hasErrors, type Report } from '../../core/diagnostic.ts';
import type { InventoryDocument } from '../../core/model.ts';
import { quoted } from '../../core/yaml-quoting.ts';
import { readDocuments, readsAlike } from '../edit/cross-check.ts';
import { linesOf } from '../edit/file-edits.ts';
import { lineEndOf } from '../edit/yaml-text.ts';
import { sourceFile } from '../files.ts';
import { parseDocuments, parseInventory } from '../parse.ts';
import { noteOf, placeComments, shareOut, tokensOf } from './comments.ts';
import { outlineOf, printOutlines } from './print.ts';

/**
 * The text with quotes around each scalar that needs them. null if the file has other errors: those that quotes do not
 * correct go to `report`. `ambiguous` if the other reader, which knows where scalars end, refuses it.
 */
function withQuotes(path: string, text: string, report: Report): string | 'ambiguous' | null {
  const lacking = new Set<number>();
  let isBroken = false;
  const problems: Diagnostic[] = [];
  parseDocuments(sourceFile(path, text), text, (d) => {
    // Empty quotes would not be a name either.
    const isMendable = d.code === 'unquoted-scalar' && d.args.text !== '';
    if (isMendable) lacking.add(d.at?.offset ?? -1);
    else if (d.severity === 'error') isBroken = true;
    problems.push(d);
  });
  if (isBroken) {
    for (const d of problems) report(d);
    return null;
  }
  if (lacking.size === 0) return text;
  const documents = readDocuments(text);
  if (documents === null) return 'ambiguous';
  const quoted = quoteAt(text, documents, lacking);
  const remaining: Diagnostic[] = [];
  parseInventory(sourceFile(path, quoted), quoted, (d) => remaining.push(d));
  if (!hasErrors(remaining)) return quoted;
  // An alias of a word that must not be quoted elsewhere. The problems are reported for the unchanged file.
  for (const d of problems) report(d);
  return null;
}

function quoteAt(text: string, documents: readonly Document.Parsed[], offsets: ReadonlySet<number>): string {
  const parts: string[] = [];
  let at = 0;
  for (const document of documents) {
    visit(document, {
      Scalar(_, node) {
        if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range || !offsets.has(node.range[0])) return;
        parts.push(text.slice(at, node.range[0]), quoted(node.source ?? ''));
        at = node.range[1];
      },
    });
  }
  return parts.join('') + text.slice(at);
}

/**
 * The formatted text, without a byte order mark. null for a file with an error, which goes to `report`; `ambiguous` for
 * one that cannot be rewritten safely.
 */
export function formatText(path: string, text: string, report: Report): string | 'ambiguous' | null {
  const quoted = withQuotes(path, text, report);
  if (quoted === null || quoted === 'ambiguous') return quoted;
  const documents = readDocuments(quoted);
  if (documents === null || !readsAlike(quoted, documents)) return 'ambiguous';
  const tokens = tokensOf(quoted);
  const shares = shareOut(
    tokens,
    documents.map(({ contents }) => contents?.range[1] ?? 0),
  );
  const outlines = documents.flatMap((document, number) => outlineOf(document, shares[number]?.dashes ?? []) ?? []);
  if (outlines.length < documents.length) return 'ambiguous';
  const marker = tokens.starts.find((start) => start < outlines[0]!.root.range[0]);
  outlines.forEach((outline, number) => {
    const { comments } = shares[number]!;
    const above = number === 0 ? comments.filter(({ offset }) => offset < (marker ?? 0)) : [];
    outline.preamble.push(...above.map((comment) => noteOf(quoted, comment)));
    placeComments(quoted, outline, comments.slice(above.length));
  });
  const lines = printOutlines(outlines, { text: quoted, marked: marker !== undefined });
  const formatted = `${lines.join('\n')}\n`;
  if (formatted !== text && !saysTheSame(path, quoted, formatted)) return 'ambiguous';
  const eol = lineEndOf(text);
  return eol === '\n' ? formatted : formatted.replaceAll('\n', eol);
}

/** Whether both readers find the same documents with the same entries, in any order. */
function saysTheSame(path: string, text: string, formatted: string): boolean {
  if (!readsAlike(formatted)) return false;
  const before = declared(path, text);
  const after = declared(path, formatted);
  return before !== null && isDeepStrictEqual(before, after);
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
