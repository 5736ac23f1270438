// Small worlds, each on one line: what is live, and what files declare.
import type { Seed } from '../../src/emulator/seed.ts';
import type { Emulator } from '../../src/emulator/server.ts';

type SeedAsset = NonNullable<Seed['organizations'][number]['cyber_assets']>[number];

export const ACME = 'acme';
/** Not a real key, but it must not appear anywhere. */
export const KEY = 'journey-key-5d1f0c77';

/**
 * One organization: names of systems, each with its assets as `name` or `name software`. The ids are `cs_` and the
 * name of the system in lower case, `ca_` and the name of the asset.
 */
export function world(
  systems: Readonly<Record<string, readonly string[]>>,
  extra: Partial<Seed['organizations'][number]> = {},
): Seed {
  const names = Object.keys(systems);
  const organization: Seed['organizations'][number] = {
    slug: ACME,
    keys: [KEY],
    cyber_systems: names.map((name) => ({ id: systemId(name), name })),
    cyber_assets: names.flatMap((name) => (systems[name] ?? []).map((asset) => seedAsset(asset, systemId(name)))),
    ...extra,
  };
  return { organizations: [organization] };
}

/** Two systems with one name: `cs_n` in the facility North (`fac_n`) and `cs_s` in South (`fac_s`). */
export function namesakes(name: string): Partial<Seed['organizations'][number]> {
  const sites = ['North', 'South'].map((site) => ({ letter: site.charAt(0).toLowerCase(), site }));
  return {
    facilities: sites.map(({ letter, site }) => ({ id: `fac_${letter}`, name: site })),
    cyber_systems: sites.map(({ letter }) => ({ id: `cs_${letter}`, name, facility_id: `fac_${letter}` })),
  };
}

function systemId(name: string): string {
  return `cs_${name.toLowerCase().replaceAll(' ', '-')}`;
}

function seedAsset(words: string, cyber_system_id: string): SeedAsset {
  const [name = '', type] = words.split(' ');
  return { id: `ca_${name}`, name, cyber_system_id, asset_type: type === 'software' ? 'software' : 'hardware' };
}

/**
 * One YAML document. Assets as `name`, `name software`, `name id=ca_81`, `name renamed_from=old moved_from=Beta`;
 * other lines, such as `prune: false`, are copied.
 */
export function declare(system: string, assets: readonly string[], ...lines: readonly string[]): string {
  const list = assets.length === 0 ? ' []' : `\n${assets.map(assetLines).join('\n')}`;
  return `${[`cyber_system: ${system}`, ...lines, `assets:${list}`].join('\n')}\n`;
}

function assetLines(words: string): string {
  const [name = '', ...rest] = words.split(' ');
  const type = rest.includes('software') ? 'software' : 'hardware';
  const hints = rest.filter((word) => word.includes('=')).map((word) => word.replace('=', ': '));
  return [`  - name: ${name}`, `asset_type: ${type}`, ...hints].join('\n    ');
}

/** What is live, by system, name and id: `Alpha/a ca_a`, and `, software` after it. */
export function liveIn({ store }: Emulator): string[] {
  const { cyberAssets, cyberSystems } = store.organization(ACME);
  const lines = Array.from(cyberAssets.values(), ({ id, name, cyber_system_id, asset_type }) => {
    const system = cyberSystems.get(cyber_system_id)?.name;
    return `${system}/${name} ${id}${asset_type === 'software' ? ', software' : ''}`;
  });
  return lines.sort();
}

/** A request and its status: `GET /cyber-assets 200`. */
export function requestLine({ method, path, status, fault }: Emulator['log'][number]): string {
  return `${method} ${path} ${status ?? fault ?? 'unanswered'}`;
}

/** Names with numbers: `numbered('rtu', 3)` is rtu-1, rtu-2, rtu-3. */
export function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
}

/** The reads of a plan, in alphabetical order. */
export const READS = ['GET /cyber-assets 200', 'GET /cyber-systems 200', 'GET /facilities 200'];
