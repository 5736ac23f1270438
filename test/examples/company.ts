// The example company as plain records, read without any of the product's code, and a difference simple enough
// to check the product against: by name, system and type, with the hints that the examples use.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';

const assetType = z.enum(['hardware', 'software']);

const documentShape = z.strictObject({
  cyber_system: z.string(),
  facility: z.string().optional(),
  prune: z.boolean().optional(),
  assets: z.array(
    z.strictObject({
      name: z.string(),
      asset_type: assetType,
      id: z.string().startsWith('ca_').optional(),
      renamed_from: z.string().optional(),
      moved_from: z.string().optional(),
    }),
  ),
});

const liveAsset = z.strictObject({
  id: z.string().startsWith('ca_'),
  name: z.string(),
  cyber_system_id: z.string(),
  asset_type: assetType,
});

const seedShape = z.strictObject({
  organizations: z.array(
    z.strictObject({
      slug: z.string(),
      keys: z.array(z.string()),
      facilities: z.array(z.strictObject({ id: z.string().startsWith('fac_'), name: z.string() })),
      control_centers: z.array(z.strictObject({ id: z.string().startsWith('cc_'), name: z.string() })),
      cyber_systems: z.array(
        z.strictObject({ id: z.string().startsWith('cs_'), name: z.string(), facility_id: z.string().optional() }),
      ),
      cyber_assets: z.array(liveAsset),
    }),
  ),
});

export type Declared = z.infer<typeof documentShape> & { path: string };
export type Company = z.infer<typeof seedShape>['organizations'][number];
type Live = z.infer<typeof liveAsset>;
type Wanted = Declared['assets'][number] & { cyber_system_id: string };

/** What one apply would do, by asset name; an update by its new name. */
export interface Difference {
  creates: string[];
  renames: string[];
  moves: string[];
  retypes: string[];
  deletes: string[];
  /** Live in a declared system, in no file, kept by `prune: false`. */
  kept: string[];
  unchanged: string[];
  /** The service's assets afterwards. */
  after: Live[];
}

const examples = new URL('../../examples/', import.meta.url);

/** The texts of a folder of the examples by path within it, in path order. */
export function texts(folder: string): Map<string, string> {
  const root = new URL(`${folder}/`, examples);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((path) => path.endsWith('.yml')).sort();
  return new Map(files.map((path) => [path, readFileSync(new URL(path, root), 'utf8')]));
}

/** Every YAML document of the texts, in order. Throws where one has a fault or a shape the format does not know. */
export function documents(files: Map<string, string>, version: '1.1' | '1.2' = '1.2'): Declared[] {
  return [...files].flatMap(([path, text]) =>
    [...parseAllDocuments(text, { version })].map((parsed) => {
      if (parsed.errors[0] !== undefined) throw parsed.errors[0];
      return { path, ...documentShape.parse(parsed.toJS()) };
    }),
  );
}

/** The one organization of the seed. */
export function seed(): Company {
  const { organizations } = seedShape.parse(JSON.parse(readFileSync(new URL('live.json', examples), 'utf8')));
  return only(organizations, 'organization');
}

/** The id of the one system a document means: by name or id, narrowed by its facility. */
export function systemOf(declared: Pick<Declared, 'cyber_system' | 'facility'>, company: Company): string {
  const { cyber_system: wanted, facility } = declared;
  const facilityId = facility && only(byNameOrId(company.facilities, facility), facility).id;
  const found = byNameOrId(company.cyber_systems, wanted).filter((s) => !facilityId || s.facility_id === facilityId);
  return only(found, wanted).id;
}

export function difference(declared: Declared[], company: Company): Difference {
  const managed = new Set(declared.map((document) => systemOf(document, company)));
  const kept = new Set(declared.filter((d) => d.prune === false).map((document) => systemOf(document, company)));
  const wanted = declared.flatMap((d) => d.assets.map((a) => ({ ...a, cyber_system_id: systemOf(d, company) })));
  const claims = claim(wanted, company, managed);
  const pairs = [...claims].map(([want, live]) => ({ want, live }));
  const claimed = new Set(claims.values());
  const free = company.cyber_assets.filter((live) => !claimed.has(live));
  const gone = free.filter((live) => managed.has(live.cyber_system_id) && !kept.has(live.cyber_system_id));
  const creates = wanted.filter((want) => !claims.has(want));
  const where = (differs: (want: Wanted, live: Live) => boolean) =>
    pairs.filter(({ want, live }) => differs(want, live)).map(({ want }) => want.name);
  const renames = where((want, live) => want.name !== live.name);
  const moves = where((want, live) => want.cyber_system_id !== live.cyber_system_id);
  const retypes = where((want, live) => want.asset_type !== live.asset_type);
  const changed = new Set([...renames, ...moves, ...retypes]);
  return {
    creates: creates.map((want) => want.name),
    renames,
    moves,
    retypes,
    deletes: gone.map((live) => live.name),
    kept: free.filter((live) => kept.has(live.cyber_system_id)).map((live) => live.name),
    unchanged: where((want) => !changed.has(want.name)),
    after: [
      ...free.filter((live) => !gone.includes(live)),
      ...pairs.map(({ want, live }) => asLive(want, live.id)),
      ...creates.map((want) => asLive(want, `ca_new_${want.name}`)),
    ],
  };
}

/** Pins, hints and own names first (a hint that is done leaves the own name); then an asset left over in another declared system, of the same name and type. */
function claim(wanted: Wanted[], company: Company, managed: Set<string>): Map<Wanted, Live> {
  const claims = new Map<Wanted, Live>();
  const free = new Set(company.cyber_assets);
  const take = (want: Wanted, fits: (live: Live) => boolean) => {
    const live = [...free].find(fits);
    if (claims.has(want) || live === undefined) return;
    claims.set(want, live);
    free.delete(live);
  };
  for (const want of wanted) {
    const from = want.moved_from ? systemOf({ cyber_system: want.moved_from }, company) : want.cyber_system_id;
    const name = want.renamed_from ?? want.name;
    if (want.id !== undefined) take(want, (live) => live.id === want.id);
    take(want, (live) => live.name === name && live.cyber_system_id === from);
    take(want, (live) => live.name === want.name && live.cyber_system_id === want.cyber_system_id);
  }
  for (const want of wanted) {
    const same = (live: Live) => live.name === want.name && live.asset_type === want.asset_type;
    take(want, (live) => same(live) && managed.has(live.cyber_system_id));
  }
  return claims;
}

function asLive({ name, cyber_system_id, asset_type }: Wanted, id: string): Live {
  return { id, name, cyber_system_id, asset_type };
}

function byNameOrId<T extends { id: string; name: string }>(records: T[], wanted: string): T[] {
  return records.filter(({ id, name }) => id === wanted || name === wanted);
}

function only<T>(found: T[], wanted: string): T {
  const [first, ...more] = found;
  if (first === undefined || more.length > 0) throw new Error(`'${wanted}' fits ${found.length} records, not one.`);
  return first;
}
