// A world in which every name is hostile and the files ask for every kind of change. For each dress of a name there are
// assets that are created, renamed, moved, retyped, deleted, left alone and drifted.
import type { Seed } from '../../src/emulator/seed.ts';
import { ACME, KEY, setWorld, type World } from '../github-journeys/world.ts';
import { CLEAN, type Dress, mark, PATHS, UNCLEAN } from './names.ts';

type SeedAsset = NonNullable<Seed['organizations'][number]['cyber_assets']>[number];

const ROLES = ['keep', 'old', 'new', 'retype', 'move', 'gone', 'wild', 'fresh', 'drifted'] as const;
type Role = (typeof ROLES)[number];

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The asset of a role with the nth dress. Ids are as hostile as ids can be. */
function asset(role: Role, nth: number): Named {
  // Names that a file declares contain no invisible characters.
  const dresses: readonly Dress[] = DECLARED.has(role) ? CLEAN : UNCLEAN;
  const number = nth * ROLES.length + ROLES.indexOf(role);
  const text = mark(number);
  return { name: dresses[nth % dresses.length]!(text), id: `ca_${ID_DRESSES[nth % ID_DRESSES.length]!(text)}` };
}

const DECLARED: ReadonlySet<Role> = new Set(['keep', 'new', 'retype', 'move', 'fresh', 'drifted']);
const ID_DRESSES: readonly Dress[] = [
  (text) => text,
  (text) => `@${text}`,
  (text) => `|${text}<b>`,
  (text) => `\`${text}##[x]`,
  (text) => `%0A${text}#12`,
];

const system = (nth: number): Named => ({
  id: `cs_${ID_DRESSES[nth]!(mark(600 + nth))}`,
  name: CLEAN[nth * 3]!(mark(600 + nth)),
});
const [FIRST, SECOND, OTHER] = [system(0), system(3), system(2)];
/** Each path below declares one of these. */
const THIRD = PATHS.map((_, nth): Named => {
  const text = mark(630 + nth);
  return { id: `cs_${text}`, name: CLEAN[nth % (CLEAN.length - 1)]!(text) };
});
const FACILITY = { id: `fac_${mark(620)}`, name: `<b>@${mark(620)}</b>` };

const dressed = (role: Role) =>
  UNCLEAN.map((_, nth) => asset(role, nth)).filter((_, nth) => !DECLARED.has(role) || nth < CLEAN.length);

export function seed(slug: string): Seed {
  const live = (role: Role, cyber_system_id: string, asset_type: SeedAsset['asset_type'] = 'hardware') =>
    dressed(role).map(({ id, name }): SeedAsset => ({ id, name, cyber_system_id, asset_type }));
  const cyber_assets = [
    ...live('keep', FIRST.id),
    ...live('old', FIRST.id).slice(0, CLEAN.length),
    ...live('retype', FIRST.id),
    ...live('gone', FIRST.id),
    ...live('move', OTHER.id),
    ...live('wild', SECOND.id),
    ...live('drifted', SECOND.id),
  ];
  const cyber_systems = [FIRST, SECOND, OTHER, ...THIRD].map(({ id, name }) => ({
    id,
    name,
    facility_id: FACILITY.id,
  }));
  return { organizations: [{ slug, keys: [KEY], facilities: [FACILITY], cyber_systems, cyber_assets }] };
}

const quoted = (text: string) => JSON.stringify(text);

function entry({ name }: Named, ...lines: readonly string[]): string {
  return [`  - name: ${quoted(name)}`, ...lines].join('\n    ');
}

function document(of: Named, entries: readonly string[], ...lines: readonly string[]): string {
  const head = [`cyber_system: ${quoted(of.name)}`, `facility: ${quoted(FACILITY.name)}`, ...lines];
  return `${[...head, `assets:${entries.length === 0 ? ' []' : ''}`, ...entries].join('\n')}\n`;
}

const hardware = (named: Named) => entry(named, 'asset_type: hardware');

/** A path below the inventory for each dress of a file name. */
const HOSTILE_PATHS = PATHS.map((dress, nth) => `inventory/${dress(mark(nth, 'vwk'))}/${dress(mark(nth, 'vwk'))}.yml`);

const SECOND_START = document(SECOND, dressed('drifted').map(hardware), 'prune: false');

/** The first files: what is live, if its name can be declared. Assets to rename or delete are pinned by id. */
export function startFiles(): Record<string, string> {
  const pin = (named: Named) => entry(named, 'asset_type: hardware', `id: ${quoted(named.id)}`);
  const pinned = [...dressed('old').slice(0, CLEAN.length), ...dressed('gone')].map(pin);
  const others = [...dressed('keep'), ...dressed('retype')].map(hardware);
  return { 'inventory/first.yml': document(FIRST, [...others, ...pinned]), 'inventory/second.yml': SECOND_START };
}

const BESIDE = 5;

/** All changes at once. Each create is in a file with a hostile path, except a few beside deletes: possible renames. */
export function changedFiles(): Record<string, string> {
  const renamed = dressed('new').map((named, nth) =>
    entry(named, 'asset_type: hardware', `id: ${quoted(asset('old', nth).id)}`),
  );
  const retyped = dressed('retype').map((named) => entry(named, 'asset_type: software'));
  const moved = dressed('move').map((named) => entry(named, 'asset_type: hardware', `moved_from: ${quoted(OTHER.id)}`));
  const beside = dressed('fresh').slice(0, BESIDE).map(hardware);
  const first = document(FIRST, [...dressed('keep').map(hardware), ...renamed, ...retyped, ...moved, ...beside]);
  const creates = dressed('fresh').map((named, nth) => {
    const declared = nth < BESIDE ? [] : [hardware(named)];
    return [HOSTILE_PATHS[nth]!, document(THIRD[nth]!, declared)] as const;
  });
  return { 'inventory/first.yml': first, ...Object.fromEntries(creates) };
}

/** Files with findings about the hostile names: near names, duplicates, missing rename sources, invalid YAML. */
export function brokenFiles(): Record<string, string> {
  const near: Named = { id: '', name: `${FIRST.name}x` };
  const texts = CLEAN.slice(0, -1).flatMap((dress, nth) => {
    const [a, b] = [dress(mark(400 + nth)), dress(mark(440 + nth))];
    return [
      document(near, [entry({ id: '', name: a }, 'asset_type: hardware')]),
      document(FIRST, [
        entry({ id: '', name: a }, `asset_type: ${quoted(b)}`, `${quoted(b)}: ${quoted(a)}`),
        entry({ id: '', name: b }, 'asset_type: hardware', `renamed_from: ${quoted(a)}`),
        entry({ id: '', name: b }, 'asset_type: hardware', `id: ${quoted(`ca_${b}`)}`),
        `  - ${quoted(a)}`,
        `  - {name: ${quoted(`${a} `)}, asset_type: hardware, name: ${quoted(b)}}`,
      ]),
      `cyber_system: !<tag:${mark(480 + nth)}> x\nassets: *${mark(480 + nth)}\n`,
      `cyber_system: ${quoted(a)}\nassets: [${quoted(b)}\n  ${a.replaceAll('\n', '')}: {\n`,
      `cyber_system: ${mark(480 + nth)}\nfacility: ${quoted(b)}\nassets: ${mark(480 + nth)}\n`,
    ];
  });
  const files = texts.map((text, nth) => [`inventory/broken-${nth}.yml`, text] as const);
  return {
    ...Object.fromEntries(files),
    [HOSTILE_PATHS[0]!]: 'cyber_system: 12:30\n',
    [HOSTILE_PATHS[6]!]: '\0',
    [HOSTILE_PATHS.at(-1)!]: '',
  };
}

export interface SceneInput {
  readonly slug?: string;
  readonly isPrivate?: boolean;
  readonly defaultBranch?: string;
  readonly built?: boolean;
}

export function setScene({
  slug = ACME,
  isPrivate = true,
  defaultBranch = 'main',
  built = false,
}: SceneInput = {}): Promise<World> {
  const github = { isPrivate, defaultBranch };
  return setWorld({ seed: seed(slug), files: startFiles(), github, options: { uniqueNames: 'none' }, built });
}
