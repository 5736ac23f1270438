// The cyber systems that the rows of a CSV export name.
import { type Diagnostic, diagnostic } from '../../core/diagnostic.ts';
import { addUnder } from '../../core/group.ts';
import type { InventoryDocument } from '../../core/model.ts';
import { findByReference } from '../../core/reference.ts';
import { type Directory, type ResolvedSystem, resolveSystems } from '../../core/resolve.ts';

type Report = (d: Diagnostic) => void;

/** Groups rows by the system they mean; each unknown system is told once, with all of its rows. */
export function resolveRows(
  documents: readonly InventoryDocument[],
  directory: Directory,
  report: Report,
): readonly ResolvedSystem[] {
  const { systems, unresolved } = resolveSystems(documents, directory, (found) => {
    if (found.code !== 'unknown-cyber-system') report(found);
  });
  const unknown = new Map<string, InventoryDocument[]>();
  for (const document of unresolved) {
    const name = document.cyberSystem.value;
    if (findByReference(directory.systems, name).length > 0) continue;
    addUnder(unknown, name, document);
  }
  for (const [name, documents] of unknown) reportUnknown(name, documents, directory, report);
  return systems;
}

function reportUnknown(
  name: string,
  documents: readonly InventoryDocument[],
  { systems }: Directory,
  report: Report,
): void {
  const [{ file, cyberSystem }] = documents as readonly [InventoryDocument];
  const offsets = documents.flatMap(({ assets }) => assets.map(({ offset }) => offset)).sort((a, b) => a - b);
  const lines = offsets.map((offset) => file.place(offset).line);
  const args = { name, near: systems.names.nearest(name), rows: lines.length, lines };
  report(diagnostic('csv-unknown-system', 'error', { file, offset: offsets[0] ?? cyberSystem.offset }, args));
}
