// The list as of one look, by site and cyber system, as people review and sign it. Sites and systems without assets are
// part of it. Also what changed in it since an earlier look.
import { compareNatural } from '../core/compare.ts';
import { groupBy } from '../core/group.ts';
import type { readLook } from './clone.ts';
import { isSameAsset, isSameRow, pairs } from './history.ts';
import { isReadInBoth, type ListedAsset, type ListedRow, listedSite } from './listed.ts';
import { auditSides, type Subject } from './questions.ts';

type ListedLook = Awaited<ReturnType<typeof readLook>>;

export interface ListedSystem {
  readonly id: string;
  /** null if assets name it and no list has it. */
  readonly name: string | null;
  /** null if it is not known. */
  readonly rating: string | null;
  readonly row: ListedRow;
  readonly assets: readonly ListedAsset[];
}

export interface ListedSite {
  /** null for the systems that name no site. */
  readonly of: 'facility' | 'control-center' | null;
  readonly id: string;
  readonly name: string;
  readonly systems: readonly ListedSystem[];
  /** How many systems name this facility and are listed under their control center. */
  readonly elsewhere: number;
}

export type AuditList = ReturnType<typeof auditList>;
export type ListChanges = ReturnType<typeof changesBetween>;

/**
 * The list of a look. `earlier`: the look since which changes are reported; null if they are not. `asked`: the date or
 * time that was asked for; null if a commit was.
 */
export function auditList(look: ListedLook, subject: Subject, earlier: ListedLook | null, asked: string | null) {
  const isWhole = subject.asset === null && subject.system === null;
  const all = groupBySite(look);
  const systemsOf = ({ systems }: ListedSite) =>
    systems
      .filter((system) => isNamed(system, subject.system))
      .map((system) => ({ ...system, assets: system.assets.filter((asset) => isNamed(asset, subject.asset)) }))
      .filter(({ assets }) => subject.asset === null || assets.length > 0);
  const some = all.map((site) => ({ ...site, systems: systemsOf(site) }));
  /** Sorted by name. The systems without a site come last. */
  const sites: readonly ListedSite[] = isWhole ? all : some.filter(({ systems }) => systems.length > 0);
  return {
    look,
    subject,
    asked,
    sites,
    /** What is listed here, and what the look listed. They differ if the list is limited to a subject. */
    counts: countsOf(sites),
    all: countsOf(all),
    /** False if no system names a control center: then a control center may only seem empty. */
    knowsCenters: [...look.directory.systems.values()].some((row) => Boolean(row.control_center_id)),
    since: earlier && changesBetween(earlier, look, subject),
  };
}

function countsOf(sites: readonly ListedSite[]) {
  const systems = sites.flatMap((site) => site.systems);
  return {
    assets: systems.reduce((sum, { assets }) => sum + assets.length, 0),
    systems: systems.filter(({ name }) => name !== null).length,
    sites: sites.filter(({ of }) => of !== null).length,
  };
}

function isNamed({ id, name }: { readonly id: string; readonly name?: string | null }, word: string | null): boolean {
  return word === null || id === word || name === word;
}

function byName(a: { readonly id: string; readonly name: string }, b: { readonly id: string; readonly name: string }) {
  return compareNatural(a.name, b.name) || compareNatural(a.id, b.id);
}

function groupBySite({ directory, assets }: ListedLook): ListedSite[] {
  const bySystem = groupBy(assets, ({ cyber_system_id }) => cyber_system_id);
  const unlisted = [...bySystem.keys()].filter((id) => !directory.systems.has(id));
  const rows = [...directory.systems, ...unlisted.map((id): [string, ListedRow] => [id, {}])];
  const systems = rows.map(([id, row]): ListedSystem => {
    const { name = null, impact_rating } = row;
    return { id, name, rating: impact_rating || null, row, assets: (bySystem.get(id) ?? []).sort(byName) };
  });
  systems.sort((a, b) => compareNatural(a.name ?? a.id, b.name ?? b.id) || compareNatural(a.id, b.id));
  const keyOf = (of: ListedSite['of'], id: string) => `${of} ${id}`;
  const sites = new Map<string, Omit<ListedSite, 'systems' | 'elsewhere'>>();
  for (const [of, places] of [
    ['facility', directory.facilities],
    ['control-center', directory.controlCenters],
  ] as const) {
    for (const [id, { name = id }] of places) sites.set(keyOf(of, id), { of, id, name });
  }
  const members = groupBy(systems, ({ row }) => {
    const site = listedSite(row, directory);
    if (site === null) return keyOf(null, '');
    const key = keyOf(site.of, site.id);
    if (!sites.has(key)) sites.set(key, site);
    return key;
  });
  const sorted = [...sites].sort(([, a], [, b]) => byName(a, b));
  if (members.has(keyOf(null, ''))) sorted.push([keyOf(null, ''), { of: null, id: '', name: '' }]);
  return sorted.map(([key, site]) => {
    const own = members.get(key) ?? [];
    const naming =
      site.of === 'facility' ? systems.filter(({ row }) => row.facility_id === site.id).length : own.length;
    return { ...site, systems: own, elsewhere: naming - own.length };
  });
}

/** What was added, removed, renamed, moved, retyped and re-rated between two looks. */
function changesBetween(earlier: ListedLook, later: ListedLook, { asset, system }: Subject) {
  const [before, after] = [earlier, later].map(({ assets }) => new Map(assets.map((each) => [each.id, each])));
  const assets = sortedPairs(before!, after!)
    .filter((each) => !isSameAsset(each.before, each.after))
    .map(({ id, ...states }) => ({ id, ...auditSides(states, earlier.directory, later.directory) }))
    .filter((each) => {
      const states = [each.before, each.after].filter((state) => state !== null);
      const isAsked = states.some(({ name }) => isNamed({ id: each.id, name }, asset));
      return (
        isAsked && states.some((state) => isNamed({ id: state.cyber_system_id, name: state.cyber_system }, system))
      );
    });
  const named = (row: ListedRow | null, { directory }: ListedLook): (ListedRow & { readonly site: string }) | null =>
    row && { ...row, site: listedSite(row, directory)?.name ?? '' };
  const systems = sortedPairs(earlier.directory.systems, later.directory.systems)
    .filter((each) => asset === null && !isSameRow(each.before, each.after))
    .filter(({ id, ...rows }) => [rows.before, rows.after].some((row) => row && isNamed({ ...row, id }, system)))
    .map(({ id, ...rows }) => ({ id, before: named(rows.before, earlier), after: named(rows.after, later) }));
  const sites = (['facilities', 'controlCenters'] as const).flatMap((list) => {
    const of = list === 'facilities' ? ('facility' as const) : ('control-center' as const);
    const changed = sortedPairs(earlier.directory[list], later.directory[list]);
    return changed.filter((each) => !isSameRow(each.before, each.after)).map((each) => ({ ...each, of }));
  });
  const uncompared = (['impact_rating', 'control_center_id'] as const).filter(
    (column) => !isReadInBoth(column, earlier.directory, later.directory),
  );
  return { earlier, assets, systems, sites: asset === null && system === null ? sites : [], uncompared };
}

/** Each id with its row before and after, sorted by id. */
function sortedPairs<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>) {
  return pairs(before, after).sort((a, b) => compareNatural(a.id, b.id));
}
