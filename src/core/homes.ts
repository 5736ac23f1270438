// Systems of one name told apart by their facility. A utility may well call a system the same in each of its
// facilities: every answer is computed once, so that as many documents as systems cost no product of the two.
import { addUnder } from './group.ts';
import type { CyberSystem, Facility } from './model.ts';
import type { ReferenceIndex } from './reference.ts';

interface Namesakes {
  readonly byFacility: ReadonlyMap<string, readonly CyberSystem[]>;
  /** Those in any of several facilities, which share a name, too. */
  readonly inAnyOf: Map<readonly Facility[], readonly CyberSystem[]>;
  facilityNames: readonly string[] | null;
}

/** Lists are told apart by identity: an index of references answers the same name with the same list. */
export class Homes {
  readonly #facilities: ReferenceIndex<Facility>;
  readonly #known = new Map<readonly CyberSystem[], Namesakes>();

  constructor(facilities: ReferenceIndex<Facility>) {
    this.#facilities = facilities;
  }

  /** Those of the systems that are in one of the facilities. */
  narrow(systems: readonly CyberSystem[], facilities: readonly Facility[]): readonly CyberSystem[] {
    const namesakes = this.#namesakes(systems);
    const answered = namesakes.inAnyOf.get(facilities);
    if (answered !== undefined) return answered;
    const narrowed = facilities.flatMap(({ id }) => namesakes.byFacility.get(id) ?? []);
    namesakes.inAnyOf.set(facilities, narrowed);
    return narrowed;
  }

  /** The names of the facilities that the systems are in. */
  namesOf(systems: readonly CyberSystem[]): readonly string[] {
    const namesakes = this.#namesakes(systems);
    const { byId } = this.#facilities;
    namesakes.facilityNames ??= systems.flatMap((system) => byId.get(system.facility_id ?? '')?.name ?? []);
    return namesakes.facilityNames;
  }

  #namesakes(systems: readonly CyberSystem[]): Namesakes {
    const known = this.#known.get(systems);
    if (known !== undefined) return known;
    const byFacility = new Map<string, CyberSystem[]>();
    for (const system of systems) {
      const { facility_id: id } = system;
      if (id === undefined || id === null) continue;
      addUnder(byFacility, id, system);
    }
    const namesakes: Namesakes = { byFacility, inAnyOf: new Map(), facilityNames: null };
    this.#known.set(systems, namesakes);
    return namesakes;
  }
}
