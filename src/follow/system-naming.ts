// How a new file names its cyber system, and where the file is. It names the system by name, with the facility if other
// systems have that name, or else by id. Its path is FACILITY/SYSTEM.yml, with segments that are safe on every file
// system. Paths do not depend on the order of the systems. If two systems share a spelling, an id distinguishes them.
import { nameFaults } from '../core/characters.ts';
import { compareText } from '../core/compare.ts';
import { sha256 } from '../core/fingerprint.ts';
import { countBy, groupBy } from '../core/group.ts';
import type { CyberSystem, Facility, Live, Named } from '../core/model.ts';

/** A cyber system as a path names it: only its name and id, and those of its facility, count. */
interface NamedSystem extends Named {
  /** null for a system under a control center, or with an unknown facility: its file is at the top. */
  readonly facility: Named | null;
}

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

  /** How a new file names its cyber system. null if neither name nor id can be written in a file. */
  spell(system: CyberSystem): {
    /** The system as the path of the file names it. */
    readonly named: NamedSystem;
    /** The values of `cyber_system` and `facility`, which together resolve to this system. */
    readonly cyberSystem: string;
    readonly facility: string | null;
    /** A comment after `cyber_system` if that is an id; null for none. */
    readonly note: string | null;
  } | null {
    const { name, id } = system;
    const named = this.#named(system);
    const facility = this.#facilityOf(system);
    // A reference that equals an id means the record with that id, even if another record has it as its name.
    if (isUsable(name) && (name === id || !this.#systems.has(name))) {
      if (this.#names.get(name) === 1) return { named, cyberSystem: name, facility: null, note: null };
      const isOnly = this.#namesInFacilities.get(inFacility(name, facility)) === 1;
      const isOwn = facility !== null && (facility.name === facility.id || !this.#facilities.has(facility.name));
      if (isOwn && isOnly && isUsable(facility.name)) {
        return { named, cyberSystem: name, facility: facility.name, note: null };
      }
    }
    return isUsable(id) ? { named, cyberSystem: id, facility: null, note: name } : null;
  }

  get systemCount(): number {
    return this.#live.systems.length;
  }

  #named(system: CyberSystem): NamedSystem {
    return { id: system.id, name: system.name, facility: this.#facilityOf(system) };
  }

  #facilityOf({ facility_id: id }: CyberSystem): Facility | null {
    return this.#facilities.get(id ?? '') ?? null;
  }

  /**
   * The path of a new file for each of the `systems`, below `out`. All live systems and facilities keep their segments,
   * whether or not they need a file now. `present` are the paths that exist below `out`. They are compared without case,
   * as some file systems do.
   */
  paths(systems: readonly NamedSystem[], out: string, present: Iterable<string>): ReadonlyMap<NamedSystem, string> {
    const all = [...this.#live.systems.map((system) => this.#named(system)), ...systems];
    const folders = segments([...this.#live.facilities, ...all.flatMap(({ facility }) => facility ?? [])]);
    const folderOf = ({ facility }: NamedSystem) => (facility === null ? '' : `${folders.get(facility.id)}/`);
    const names = new Map(Array.from(groupBy(all, folderOf), ([folder, group]) => [folder, segments(group)]));
    const used = new Set(Array.from(present, (path) => path.toLowerCase()));
    const start = out === '' ? '' : `${out}/`;
    return new Map(
      systems.map((system) => {
        const folder = start + folderOf(system);
        let path = `${folder}${names.get(folderOf(system))?.get(system.id)}.yml`;
        // No segment of another system has a dot.
        for (let n = 1; used.has(path.toLowerCase()); n++)
          path = `${folder}${longSegment(system)}${n === 1 ? '' : `.${n}`}.yml`;
        return [system, path];
      }),
    );
  }
}

/** A reference has no id to pin it, so a name must have no fault that is an error. */
function isUsable(reference: string): boolean {
  return nameFaults(reference).every(({ severity }) => severity === 'warning');
}

/** A key for a system's name within a facility. Facilities with the same name share their keys. */
function inFacility(name: string, facility: Facility | null): string {
  return `${name}\0${facility === null ? '' : `\0${facility.name}`}`;
}

// Paths.

/** Leaves room for an id and the folders above: some systems allow 255 characters in a segment, 260 in a path. */
const LONGEST = 60;
const LONGEST_ID = 48;
/** Names that Windows reserves for devices, even with an extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** `Plant #2 (Süd)` becomes `plant-2-sud`. Empty if nothing of the name remains. */
function slugOf(name: string): string {
  const slug = name
    .slice(0, 1000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return RESERVED.test(slug) ? '' : slug;
}

/** A unique segment for each name, by id. If several names have the same slug, the smallest id keeps it unchanged. */
function segments(names: readonly Named[]): ReadonlyMap<string, string> {
  // Shorter ids come first. So numbered ids are in the order of their numbers, and an older system keeps its path.
  const sorted = [...new Map(names.map((name) => [name.id, name])).values()].sort(
    (a, b) => a.id.length - b.id.length || compareText(a.id, b.id),
  );
  const holders = new Set<string>();
  const chosen = new Map<string, string>();
  for (const name of sorted) {
    const slug = slugOf(name.name);
    const isFree = slug !== '' && !holders.has(slug);
    holders.add(slug);
    chosen.set(name.id, isFree ? slug : longSegment(name));
  }
  return chosen;
}

/** Never equal to the plain slug of a name: ids contain an underscore, and no name happens to be a hash. */
function longSegment({ name, id }: Named): string {
  const slug = slugOf(name);
  // The id itself if it is safe and short, else a hash of it.
  const isSafe = id.length <= LONGEST_ID && /^[a-z0-9][a-z0-9_-]*$/.test(id) && !id.endsWith('-');
  const token = isSafe ? id : sha256(id).slice(0, 16);
  return slug === '' ? token : `${slug}-${token}`;
}
