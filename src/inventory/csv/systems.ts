// The cyber systems that the rows of a CSV export name.
import { type Diagnostic, diagnostic } from '../../core/diagnostic.ts';
import { addUnder } from '../../core/group.ts';
import { type Directory, findByReference, type ResolvedSystem, resolveSystems } from '../../core/resolve.ts';
import type { CsvDocument } from './read.ts';

type Report = (d: Diagnostic) => void;

/** Groups rows by the system they mean; each unknown system is told once, with all of its rows. */
export function resolveRows(
  documents: readonly CsvDocument[],
  directory: Directory,
  report: Report,
): readonly ResolvedSystem[] {
  const { systems, unresolved } = resolveSystems(documents, directory, (found) => {
    if (found.code !== 'unknown-cyber-system') report(found);
  });
  const lost = new Set(unresolved);
  const unknown = new Map<string, CsvDocument[]>();
  for (const document of documents) {
    if (!lost.has(document)) continue;
    const name = document.cyberSystem.value;
    if (findByReference(directory.systems, name).length > 0) continue;
    addUnder(unknown, name, document);
  }
  for (const [name, documents] of unknown) reportUnknown(name, documents, directory, report);
  return systems;
}

function reportUnknown(name: string, documents: readonly CsvDocument[], { systems }: Directory, report: Report): void {
  const [{ file, cyberSystem }] = documents as readonly [CsvDocument];
  const offsets = documents.flatMap(({ rows }) => rows).sort((a, b) => a - b);
  const lines = offsets.map((offset) => file.place(offset).line);
  const args = { name, near: systems.names.nearest(name), rows: lines.length, lines };
  report(diagnostic('csv-unknown-system', 'error', { file, offset: cyberSystem.offset }, args));
}
