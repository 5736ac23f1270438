// Quotes what the file format wants quoted, from the source text: `0123` keeps its zero, `1e3` its spelling.
import { type Document, isScalar, Scalar, visit } from 'yaml';
import { type Diagnostic, hasErrors } from '../../core/diagnostic.ts';
import { quoted } from '../edit/quote.ts';
import { readDocuments } from '../edit/reads-alike.ts';
import { parseInventory } from '../parse.ts';
import { sourceFile } from '../source.ts';

/**
 * The text with quotes around each scalar that lacks them. null when the file has another error: all of those that
 * quotes do not mend go to `report`. `ambiguous` when the other reader, which knows where scalars end, refuses it.
 */
export function withQuotes(path: string, text: string, report: (d: Diagnostic) => void): string | 'ambiguous' | null {
  const lacking = new Set<number>();
  let isBroken = false;
  const found: Diagnostic[] = [];
  parseInventory(sourceFile(path, text), text, (d) => {
    // Nothing between quotes would be no name either.
    const isMendable = d.code === 'unquoted-scalar' && d.args.text !== '';
    if (isMendable) lacking.add(d.at?.offset ?? -1);
    else if (d.severity === 'error') isBroken = true;
    found.push(d);
  });
  if (isBroken) {
    for (const d of found) report(d);
    return null;
  }
  if (lacking.size === 0) return text;
  const documents = readDocuments(text);
  if (documents === null) return 'ambiguous';
  const mended = quoteAt(text, documents, lacking);
  const left: Diagnostic[] = [];
  parseInventory(sourceFile(path, mended), mended, (d) => left.push(d));
  if (!hasErrors(left)) return mended;
  // An alias of a word that must not be quoted elsewhere: told about the file as it is.
  for (const d of found) report(d);
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
