// The path of each cyber system's file: FACILITY/SYSTEM.yml, in segments that are safe on every file system. The same
// systems get the same paths in any order. If two share a spelling, an id distinguishes them.
import { compareText } from '../../core/compare.ts';
import { sha256 } from '../../core/fingerprint.ts';
import { groupBy } from '../../core/group.ts';

/** Leaves room for an id and the folders above: some systems allow 255 characters in a segment, 260 in a path. */
const LONGEST = 60;
const LONGEST_ID = 48;
/** Names that Windows reserves for devices, even with an extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** `Plant #2 (Süd)` becomes `plant-2-sud`. Empty if nothing of the name remains. */
export function slugOf(name: string): string {
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

/** An id as part of a segment: itself if safe and short, else a hash of it. */
export function idToken(id: string): string {
  const isSafe = id.length <= LONGEST_ID && /^[a-z0-9][a-z0-9_-]*$/.test(id) && !id.endsWith('-');
  return isSafe ? id : sha256(id).slice(0, 16);
}

/** A facility or cyber system as a path names it. */
interface PlaceName {
  readonly name: string;
  readonly id: string;
}

export interface SystemPlace extends PlaceName {
  /** null for a system under a control center, or with an unknown facility: its file is at the top. */
  readonly facility: PlaceName | null;
}

/** All live systems and facilities. They keep their segments, whether or not they need a file now. */
export interface Neighbours {
  readonly systems: readonly SystemPlace[];
  readonly facilities: readonly PlaceName[];
}

interface PathsInput {
  /** The systems that need a file. */
  readonly places: readonly SystemPlace[];
  readonly neighbours: Neighbours;
  readonly out: string;
  /** Paths that exist below `out`. Case is ignored, as on some file systems. */
  readonly taken: Iterable<string>;
}

/** The path of a new file for each place, below `out`. */
export function pathsOfSystems({ places, neighbours, out, taken }: PathsInput): ReadonlyMap<SystemPlace, string> {
  const all = [...neighbours.systems, ...places];
  const facilities = all.flatMap(({ facility }) => (facility === null ? [] : [facility]));
  const folders = segments([...neighbours.facilities, ...facilities]);
  const folderOf = ({ facility }: SystemPlace) => (facility === null ? '' : `${folders.get(facility.id)}/`);
  const names = new Map(Array.from(groupBy(all, folderOf), ([folder, group]) => [folder, segments(group)]));
  const used = new Set(Array.from(taken, (path) => path.toLowerCase()));
  const start = out === '' ? '' : `${out}/`;
  return new Map(
    places.map((place) => {
      const folder = start + folderOf(place);
      const path = `${folder}${names.get(folderOf(place))?.get(place.id)}.yml`;
      return [place, used.has(path.toLowerCase()) ? `${folder}${longSegment(place)}.yml` : path];
    }),
  );
}

/** By id: a unique segment for each name. If several share one, the smallest id keeps it unchanged. */
function segments(names: readonly PlaceName[]): ReadonlyMap<string, string> {
  const sorted = [...new Map(names.map((name) => [name.id, name])).values()].sort(byId);
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
function longSegment(name: PlaceName): string {
  const slug = slugOf(name.name);
  const token = idToken(name.id);
  return slug === '' ? token : `${slug}-${token}`;
}

/** Short ids first, so that numbered ids keep their order, and an older system its path. */
function byId(a: PlaceName, b: PlaceName): number {
  return a.id.length - b.id.length || compareText(a.id, b.id);
}
