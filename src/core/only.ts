// Always reads the whole inventory: a part of a plan is chosen from all of it, and files that the input leaves out are
// reported. Otherwise a move out of the files that are read would look like a delete.
import type { Change } from './change.ts';
import { diagnostic, type Report, unreported } from './diagnostic.ts';
import type { Diff } from './diff.ts';
import { groupBy } from './group.ts';
import type { CyberSystem, InventoryDocument, Located, PlacedSystem, SourceFile } from './model.ts';
import { orderChanges } from './order.ts';
import { type DriftMode, toExecute } from './origin.ts';
import { type Directory, findByReference, resolveSystems } from './resolve.ts';

/** A document in a file that the input `path` leaves out. */
export interface OutsideDocument {
  readonly file: SourceFile;
  readonly cyberSystem: Located<string>;
}

/** Reports `partial-inventory` at the first such file that declares a system of this organization. */
export function checkWhole(
  outside: readonly OutsideDocument[],
  { systems }: Directory,
  { deletes }: Pick<Diff, 'deletes'>,
  report: Report,
): void {
  const ours = outside.filter(({ cyberSystem }) => findByReference(systems, cyberSystem.value).length > 0);
  const [first] = ours;
  if (first === undefined) return;
  const { file, cyberSystem } = first;
  const files = new Set(ours.map((document) => document.file.path)).size;
  const args = { name: cyberSystem.value, files, deletes: deletes.length };
  const severity = deletes.length > 0 ? 'error' : 'warning';
  report(diagnostic('partial-inventory', severity, { file, offset: cyberSystem.offset }, args));
}

/**
 * The systems that a reference chooses. If it fails: no system has that name, or several do, each with a reference that
 * chooses it.
 */
export type Choice =
  | { readonly systems: readonly CyberSystem[] }
  | { readonly near: readonly string[] }
  | { readonly several: readonly string[] };

interface ChoiceInput {
  readonly directory: Directory;
  readonly documents: readonly InventoryDocument[];
}

/** By id, name, `SITE/SYSTEM`, or the path of a file, which chooses every system that it declares. */
export function chooseSystems(reference: string, { directory, documents }: ChoiceInput): Choice {
  const { systems } = directory;
  const named = findByReference(systems, reference);
  if (named.length === 1) return { systems: named };
  if (named.length > 1) return { several: referencesTo(named, directory) };
  const sited = [...systems.byId.values()].filter(({ id }) => isSited(reference, systems.place(id)));
  if (sited.length === 1) return { systems: sited };
  if (sited.length > 1) return { several: sited.map(({ id }) => id) };
  const path = reference.replaceAll('\\', '/').replace(/^\.\//, '');
  const inFile = documents.filter(({ file }) => file.path === path);
  if (inFile.length === 0) return { near: nearReferences(reference, directory) };
  const resolved = resolveSystems({ documents: inFile, isComplete: false }, directory, unreported);
  return { systems: resolved.systems.map(({ system }) => system) };
}

/** Systems of one name as `SITE/SYSTEM`, or by id where the site is not enough. */
function referencesTo(namesakes: readonly CyberSystem[], { systems }: Directory): string[] {
  const bySite = groupBy(namesakes, ({ id }) => systems.place(id).site?.name ?? null);
  return namesakes.map(({ id, name }) => {
    const site = systems.place(id).site?.name ?? null;
    return site === null || bySite.get(site)!.length > 1 ? id : `${site}/${name}`;
  });
}

/**
 * References to systems with similar names. A name that several systems share would be refused again, so it is made
 * unique.
 */
function nearReferences(reference: string, directory: Directory): string[] {
  return directory.systems.names.nearest(reference).flatMap((name) => {
    const named = findByReference(directory.systems, name);
    return named.length > 1 ? referencesTo(named, directory) : [name];
  });
}

/** `SITE/SYSTEM`, or `SITE / SYSTEM` as plans write it. */
function isSited(reference: string, { site, name }: PlacedSystem): boolean {
  return site !== null && (reference === `${site.name}/${name}` || reference === `${site.name} / ${name}`);
}

/**
 * The changes that end in or start from one of the systems, and those to execute that they wait for. `along` counts the
 * changes of other systems among them.
 */
export function onlySystems(changes: readonly Change[], systems: ReadonlySet<string>, drift: DriftMode) {
  const isChosen = ({ before, after }: Change) =>
    [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
  const chosen = new Set(changes.filter(isChosen));
  const needed = new Set(chosen);
  const { steps } = orderChanges(toExecute(changes, drift));
  const open = steps.flatMap((step, number) => (step.kind === 'write' && chosen.has(step.change) ? [number] : []));
  const included = new Set(open);
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const step = steps[number]!;
    if (step.kind !== 'gate') needed.add(step.change);
    for (const before of step.waitsFor) {
      if (!included.has(before)) open.push(before);
      included.add(before);
    }
  }
  const kept = changes.filter((change) => needed.has(change));
  return { changes: kept, leftOut: changes.length - kept.length, along: needed.size - chosen.size };
}
