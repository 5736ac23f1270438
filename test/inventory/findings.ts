// Parses text and lists its findings in a form that tests can compare.
import { type Diagnostic, inFileOrder } from '../../src/core/diagnostic.ts';
import type { InventoryDocument } from '../../src/core/model.ts';
import { sourceFile } from '../../src/inventory/files.ts';
import { parseInventory } from '../../src/inventory/parse.ts';

export interface Parsed {
  readonly documents: readonly InventoryDocument[];
  readonly diagnostics: readonly Diagnostic[];
  /** `line:column code`, in file order, with `(warning)` after a warning. */
  readonly findings: readonly string[];
}

export function parse(text: string): Parsed {
  const found: Diagnostic[] = [];
  const documents = parseInventory(sourceFile('inventory.yml', text), text, (d) => found.push(d));
  const diagnostics = inFileOrder(found);
  return { documents, diagnostics, findings: diagnostics.map(describeFinding) };
}

/** `line:column code`; without a place for a finding about a whole file. */
export function describeFinding({ at, code, severity }: Diagnostic): string {
  const offset = at?.offset ?? null;
  const place = at === null || offset === null ? null : at.file.place(offset);
  const suffix = severity === 'error' ? '' : ` (${severity})`;
  return `${place === null ? '' : `${place.line}:${place.column} `}${code}${suffix}`;
}

/** One document with these lines of one asset. */
export function withAsset(...lines: readonly string[]): string {
  return `cyber_system: EMS\nassets:\n  - ${lines.join('\n    ')}\n`;
}
