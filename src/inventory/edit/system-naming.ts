// How a new document names a live cyber system: by name, with its facility where the name is shared, else by id.

import { nameFaults } from '../../core/characters.ts';
import { countBy } from '../../core/group.ts';
import type { CyberSystem, Facility, Live } from '../../core/model.ts';
import type { Neighbours } from './system-paths.ts';
import type { SpelledSystem } from './yaml-text.ts';

/** Knows which references mean exactly one record. */
export class SystemNaming {
  readonly #live: Live;
  readonly #systems: ReadonlySet<string>;
  readonly #facilities: ReadonlyMap<string, Facility>;
  readonly #names: ReadonlyMap<string, number>;
  readonly #namesInFacilities: ReadonlyMap<string, number>;

  constructor(live: Live) {
    const { systems, facilities } = live;
    this.#live = live;
    this.#systems = new Set(systems.map(({ id }) => id));
    this.#facilities = new Map(facilities.map((facility) => [facility.id, facility]));
    this.#names = countBy(systems, ({ name }) => name);
    this.#namesInFacilities = countBy(systems, (system) => inFacility(system.name, this.#facilityOf(system)));
  }

  /** null if neither name nor id can be written in a file. */
  spell(system: CyberSystem): SpelledSystem | null {
    const { name, id } = system;
    const standing = this.standing(system);
    const facility = this.#facilityOf(system);
    if (isUsable(name) && !this.#isIdOfAnother(name, id)) {
      if (this.#names.get(name) === 1) return { ...standing, cyberSystem: name };
      const isOnly = this.#namesInFacilities.get(inFacility(name, facility)) === 1;
      if (facility !== null && isOnly && isUsable(facility.name) && !this.#isIdOfFacility(facility)) {
        return { ...standing, cyberSystem: name, facility: facility.name };
      }
    }
    return isUsable(id) ? { ...standing, cyberSystem: id, note: name } : null;
  }

  /** For a system that a file already declares, whatever name it uses. */
  standing(system: CyberSystem): SpelledSystem {
    const facility = this.#facilityOf(system);
    const { id, name } = system;
    return { place: { id, name, facility }, cyberSystem: id, facility: null, note: null };
  }

  get systemCount(): number {
    return this.#live.systems.length;
  }

  #facilityOf({ facility_id: id }: CyberSystem): Facility | null {
    return this.#facilities.get(id ?? '') ?? null;
  }

  /** Every system and facility, as paths name them. */
  neighbours(): Neighbours {
    const systems = this.#live.systems.map((system) => this.standing(system).place);
    return { systems, facilities: this.#live.facilities };
  }

  /** A reference that is an id means that record, even if another record has it as a name. */
  #isIdOfAnother(name: string, own: string): boolean {
    return name !== own && this.#systems.has(name);
  }

  #isIdOfFacility({ name, id }: Facility): boolean {
    return name !== id && this.#facilities.has(name);
  }
}

/** A reference has no id to pin it, so a name must have no fault that is an error. */
function isUsable(reference: string): boolean {
  return nameFaults(reference).every(({ severity }) => severity === 'warning');
}

/** Facilities with the same name are meant together. */
function inFacility(name: string, facility: Facility | null): string {
  return `${name}\0${facility === null ? '' : `\0${facility.name}`}`;
}
