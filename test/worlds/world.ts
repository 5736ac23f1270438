// The types of random worlds: what is live, what is declared, and which assets a service could contain.
import type { NameScope } from '../../src/emulator/records.ts';

export interface State {
  readonly name: string;
  /** The id of its cyber system. */
  readonly system: string;
  readonly type: 'hardware' | 'software';
}

export interface System {
  readonly id: string;
  readonly name: string;
  readonly facilityId: string | null;
  readonly isManaged: boolean;
  /** In the files: `false`, or nothing or `true`, which mean the same without a base. */
  readonly prune: boolean;
}

export interface Landscape {
  readonly facilities: readonly { readonly id: string; readonly name: string }[];
  readonly systems: readonly System[];
}

/** One entry of a file. `live` is the truth: the asset that it means, or null for a new one. */
export interface Entry {
  readonly state: State;
  readonly live: string | null;
  readonly id: boolean;
  readonly renamedFrom: string | null;
  /** The id of a system. Files may name it in another way. */
  readonly movedFrom: string | null;
}

export interface World {
  readonly seed: number;
  readonly scope: NameScope;
  readonly landscape: Landscape;
  readonly live: ReadonlyMap<string, State>;
  readonly entries: readonly Entry[];
  /** Every asset that is there before and after, with its state after. */
  readonly kept: ReadonlyMap<string, State>;
  readonly created: readonly State[];
}

/** A change as the plan should have it; null if nothing is before or after it. */
export interface Step {
  readonly before: State | null;
  readonly after: State | null;
}

export function stepsOf({ live, kept, created }: World): Step[] {
  const touched = [...live].map(([id, before]) => ({ before, after: kept.get(id) ?? null }));
  return [
    ...touched.filter(({ before, after }) => after === null || !isSame(before, after)),
    ...created.map((after) => ({ before: null, after })),
  ];
}

export function isSame(a: State, b: State): boolean {
  return a.name === b.name && a.system === b.system && a.type === b.type;
}

/** True if a service with that scope of unique names could contain these assets. */
export function isValid(states: Iterable<State>, scope: NameScope): boolean {
  if (scope === 'none') return true;
  const keys = Array.from(states, ({ name, system }) => {
    if (scope === 'system') return `${system}\0${name}`;
    return scope === 'organization' ? name : name.toLowerCase();
  });
  return new Set(keys).size === keys.length;
}
