// The inventories that head is compared with (design section 6): what planning them would do, and what they declare.
import { type Diagnostic, diagnostic } from './diagnostic.ts';
import { type Diff, diff } from './diff.ts';
import type { Inventory, Live } from './model.ts';
import type { Directory } from './resolve.ts';

export interface Earlier {
  readonly fingerprints: ReadonlySet<string>;
  readonly systemIds: ReadonlySet<string>;
  /** Documents that count as absent. */
  readonly notices: readonly Diagnostic[];
}

interface Against {
  readonly directory: Directory;
  readonly live: Live;
  /** The inventory before this one; null where none is known. */
  readonly before: Earlier | null;
}

/** Plans `base` or `applied`. Documents that do not resolve count as absent, with a notice. */
export function earlierPlan(
  name: 'base' | 'applied',
  inventory: Inventory,
  { directory, live, before }: Against,
): Earlier {
  const problems: Diagnostic[] = [];
  const found = diff({ inventory, known: before?.systemIds ?? null, directory, live }, (d) => problems.push(d));
  const unresolved = new Set(found.unresolved.map(({ file }) => file));
  const notices = problems.flatMap(({ at, code }) => {
    if (at === null || !unresolved.delete(at.file)) return [];
    return [diagnostic('base-document-skipped', 'notice', at, { base: name, code })];
  });
  const fingerprints = new Set([...found.creates, ...found.updates].map((change) => change.fingerprint));
  for (const change of certainDeletes(inventory, found)) fingerprints.add(change.fingerprint);
  return { fingerprints, systemIds: new Set(found.systems.map(({ system }) => system.id)), notices };
}

/** What an incomplete inventory seems not to declare, it may well declare: that is no delete. */
function certainDeletes({ isComplete }: Inventory, { deletes, unresolved, uncertain }: Diff): Diff['deletes'] {
  if (!isComplete || unresolved.length > 0) return [];
  return deletes.filter(({ cyberSystem }) => !uncertain.has(cyberSystem.id));
}
