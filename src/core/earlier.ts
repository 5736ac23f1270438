// The inventories that head is compared with (design section 6): what planning them would do, and what they declare.
import { type Diagnostic, diagnostic } from './diagnostic.ts';
import { diff, type Known } from './diff.ts';
import type { Inventory, InventoryDocument, Live, SourceFile } from './model.ts';
import type { Directory } from './resolve.ts';

export interface Earlier {
  readonly fingerprints: ReadonlySet<string>;
  readonly systemIds: ReadonlySet<string>;
  readonly notices: readonly Diagnostic[];
}

/** What an inventory knows of those before it. A system must be in each of them not to be new. */
export function knownFrom(base: Earlier | null, applied: Earlier | null): Known {
  const baseIds = base?.systemIds ?? new Set<string>();
  const appliedIds = applied?.systemIds ?? new Set<string>();
  const anywhere = new Set([...baseIds, ...appliedIds]);
  const isInBoth = (id: string) => (base?.systemIds.has(id) ?? true) && (applied?.systemIds.has(id) ?? true);
  const isKnown = base !== null || applied !== null;
  return { base: baseIds, anywhere, everywhere: isKnown ? new Set([...anywhere].filter(isInBoth)) : null };
}

interface Against {
  readonly directory: Directory;
  readonly live: Live;
}

/** Plans `base` or `applied`. Documents that do not resolve, or do not match, count as absent, with a notice. */
export function earlierPlan(
  name: 'base' | 'applied',
  inventory: Inventory,
  before: Earlier | null,
  against: Against,
): Earlier {
  const notices: Diagnostic[] = [];
  const known = knownFrom(null, before);
  let documents = inventory.documents;
  for (;;) {
    const found = diff({ inventory: { documents }, known, uniqueNames: 'system', ...against });
    const errors = found.diagnostics.filter((d) => d.severity === 'error');
    const bad = documentsOf(errors, documents);
    if (bad.size === 0) {
      const fingerprints = new Set(found.changes.map((change) => change.fingerprint));
      return { fingerprints, systemIds: found.systemIds, notices };
    }
    for (const { at, code } of errors) {
      notices.push(diagnostic('base-document-skipped', 'notice', at, { base: name, code }));
    }
    documents = documents.filter((document) => !bad.has(document));
  }
}

/** The documents that findings point into: in each file the last one that starts before the place. */
function documentsOf(
  found: readonly Diagnostic[],
  documents: readonly InventoryDocument[],
): ReadonlySet<InventoryDocument> {
  const byFile = new Map<SourceFile, InventoryDocument[]>();
  for (const document of found.length === 0 ? [] : documents) {
    const others = byFile.get(document.file);
    if (others === undefined) byFile.set(document.file, [document]);
    else others.push(document);
  }
  const bad = new Set<InventoryDocument>();
  for (const { at } of found) {
    if (at === null) continue;
    const inFile = byFile.get(at.file) ?? [];
    const document = inFile.findLast((candidate) => startOf(candidate) <= (at.offset ?? 0)) ?? inFile[0];
    if (document !== undefined) bad.add(document);
  }
  return bad;
}

function startOf({ cyberSystem, facility, assets }: InventoryDocument): number {
  return Math.min(cyberSystem.offset, facility?.offset ?? cyberSystem.offset, assets[0]?.offset ?? cyberSystem.offset);
}
