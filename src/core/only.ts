// A part of a plan: the changes of the systems that a person chooses. Everything is read and matched all the same, so
// that a move is never taken for a delete.
import type { Change } from './change.ts';
import { groupBy } from './group.ts';
import type { CyberSystem } from './model.ts';
import { orderChanges } from './order.ts';
import { toExecute } from './origin.ts';
import { type Directory, findByReference } from './resolve.ts';

/**
 * The systems that a reference chooses: an id, a name or `SITE/SYSTEM`. If it fails: no system has that name, or several
 * do, each with a reference that chooses it.
 */
export function chooseSystems(
  reference: string,
  directory: Directory,
):
  | { readonly systems: readonly CyberSystem[] }
  | { readonly near: readonly string[] }
  | { readonly several: readonly string[] } {
  const { systems } = directory;
  const named = findByReference(systems, reference);
  if (named.length === 1) return { systems: named };
  if (named.length > 1) return { several: referencesTo(named, directory) };
  const sited = [...systems.byId.values()].filter(({ id, name }) => {
    const { site } = systems.place(id);
    // As plans write it, or without spaces.
    return site !== null && [`${site.name} / ${name}`, `${site.name}/${name}`].includes(reference);
  });
  if (sited.length === 1) return { systems: sited };
  if (sited.length > 1) return { several: sited.map(({ id }) => id) };
  // A name that several systems share would be refused again, so it is made unique.
  const near = systems.names.nearest(reference).flatMap((name) => {
    const namesakes = findByReference(systems, name);
    return namesakes.length > 1 ? referencesTo(namesakes, directory) : [name];
  });
  return { near };
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
 * The changes that end in or start from one of the systems, and those to execute that they wait for. `along` counts the
 * changes of other systems among them.
 */
export function onlySystems(changes: readonly Change[], systems: ReadonlySet<string>, applyDrift: boolean) {
  const chosen = new Set(
    changes.filter(({ before, after }) => {
      return [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
    }),
  );
  const needed = new Set(chosen);
  const { steps } = orderChanges(toExecute(changes, applyDrift));
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
