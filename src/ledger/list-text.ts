// The list as of one look in words: for a terminal, and as CSV. Its page says the same (list-page.ts).
import { commaJoined, compareRows, type RowText, setRowText, siteAndName } from '../text/rows.ts';
import { counted, utcTime, visible } from '../text/text.ts';
import { auditRow, csvOf } from './audit-text.ts';
import type { AuditList, ListChanges, ListedSite, ListedSystem } from './list.ts';

export const NOT_KNOWN = 'not known';

export function listText(list: AuditList): string {
  const lines = [
    `${listHeadline(list)} ${lookLine(list)}`,
    ...ratingLines(list),
    SITE_LINE,
    `Ledger commit ${list.ledger_commit}, live_sha256 ${list.live_sha256}`,
  ];
  if (list.since !== null) {
    lines.push('', sinceLine(list.since));
    for (const { what, name, change, id } of [...placeChanges(list.since), ...assetChanges(list.since)])
      lines.push(`  ${what} ${setRowText(name, String)}  ${setRowText(change, String)}  ${id}`);
  }
  for (const site of list.sites) {
    lines.push('', `${siteName(site)}: ${siteCounts(site, list)}`);
    for (const { id, name, rating, assets } of site.systems) {
      const unlisted = name === null ? ' (not in the list of cyber systems)' : '';
      lines.push(counted`  ${name ?? id}${unlisted}  ${rating ?? NOT_KNOWN}  ${assets.length} asset(s)  ${id}`);
      for (const asset of assets) lines.push(`    ${[asset.id, asset.name, asset.asset_type].join('  ')}`);
    }
  }
  return `${lines.map(visible).join('\n')}\n`;
}

/** What the list is, and how much it has: all of the look, or a part of it. */
export function listHeadline({ organization, at, subject: { asset, system }, counts, all }: AuditList): string {
  const [what, time] = [`listed for ${organization}`, utcTime(at)];
  if (asset === null && system === null)
    return counted`Everything the service ${what} at ${time}: ${all.assets} asset(s) in ${all.systems} cyber system(s) at ${all.sites} site(s).`;
  const names = [asset === null ? [] : `asset ${asset}`, system === null ? [] : `cyber system ${system}`].flat();
  return counted`Only ${names.join(' and ')}, as the service ${what} at ${time}: ${counts.assets} of ${all.assets} asset(s), in ${counts.systems} of ${all.systems} cyber system(s).`;
}

/** The look after this one, and what was asked for. */
export function lookLine({ asked, next_look }: AuditList): string {
  const next = next_look === null ? 'There is no later look.' : `The next look was at ${utcTime(next_look)}.`;
  return asked === null ? next : `${next} You asked for ${asked}: this is the last look by then.`;
}

export const SITE_LINE =
  'A site is a facility or a control center, even one without a cyber system. A cyber system that names neither is listed without a site.';

export function systemsWithoutRating({ sites }: AuditList): number {
  return sites.flatMap(({ systems }) => systems).filter(({ rating }) => rating === null).length;
}

/** A line if not all ratings are known: an empty list by rating would say that there is no such system. */
export function ratingLines(list: AuditList): string[] {
  const [unknown, all] = [systemsWithoutRating(list), list.sites.reduce((sum, { systems }) => sum + systems.length, 0)];
  if (unknown === 0) return [];
  const lacks = unknown === all ? 'cannot be given' : 'lack them';
  return [
    counted`No impact rating is known for ${unknown} of ${all} cyber system(s), so the lists by rating ${lacks}. Runs read ratings with the input impact-rating-field.`,
  ];
}

function siteName({ of, id, name }: ListedSite): string {
  return of === null ? 'Without a site' : `${name} (${of === 'facility' ? 'facility' : 'control center'} ${id})`;
}

/** How many systems and assets a site has, and why it may only seem empty. */
export function siteCounts({ of, systems, elsewhere }: ListedSite, { knowsCenters }: AuditList): string {
  const assets = systems.reduce((sum, system) => sum + system.assets.length, 0);
  const under = elsewhere === 0 ? '' : counted`${elsewhere} cyber system(s) listed under their control center`;
  if (systems.length > 0)
    return counted`${systems.length} cyber system(s), ${assets} asset(s)${under === '' ? '' : `; ${under}`}`;
  if (of === 'control-center' && !knowsCenters) return `its cyber systems are ${NOT_KNOWN}`;
  return under || 'no cyber systems';
}

export function sinceLine({ at, ledger_commit, firstOfDay, assets, systems, sites }: ListChanges): string {
  const since = `Since the look of ${utcTime(at)} (ledger commit ${ledger_commit})`;
  const counts =
    assets.length + systems.length + sites.length === 0
      ? ', nothing changed.'
      : counted`: ${assets.length} changed asset(s), ${systems.length} changed cyber system(s), ${sites.length} changed site(s).`;
  const earlier = ` That day has earlier looks. For what changed since its first one: --since ${firstOfDay}.`;
  return `${since}${counts}${firstOfDay === null ? '' : earlier}`;
}

/** A change between two lists: what it is about, its name, and how it differs. */
interface ListedChange {
  readonly what: 'asset' | 'cyber system' | 'facility' | 'control center';
  readonly id: string;
  readonly name: RowText;
  readonly change: RowText;
}

const ADDED: RowText = ['added'];
const REMOVED: RowText = ['removed'];

export function assetChanges({ assets }: ListChanges): ListedChange[] {
  const rows = assets.map(({ id, ...sides }) => ({ ...auditRow(id, sides), ...sides, id }));
  rows.sort(compareRows);
  return rows.map(({ id, system, asset, change, before, after }) => {
    const name: RowText = [...siteAndName(system), ' / ', { name: asset }];
    return { what: 'asset', id, name, change: before === null ? ADDED : after === null ? REMOVED : change };
  });
}

export function placeChanges({ systems, sites }: ListChanges): ListedChange[] {
  const renamed = (from = '', to = ''): RowText => (from === to ? [] : ['rename from ', { name: from }]);
  return [
    ...systems.map(({ id, before, after }): ListedChange => {
      const row = after ?? before;
      const [name, site] = [row?.name ?? id, row?.site ?? ''];
      const where: RowText = [...(site === '' ? [] : [{ name: site }, ' / ']), { name }];
      if (before === null || after === null)
        return { what: 'cyber system', id, name: where, change: before === null ? ADDED : REMOVED };
      const columns = ['facility_id', 'control_center_id'];
      const isMoved = columns.some((column) => (before[column] ?? after[column]) !== (after[column] ?? before[column]));
      const [was, is] = [before.impact_rating, after.impact_rating];
      const isRerated = was !== undefined && is !== undefined && was !== is;
      const change = commaJoined([
        isMoved ? ['move from ', before.site === '' ? 'no site' : { name: before.site }] : [],
        renamed(before.name, after.name),
        isRerated ? ['rating ', { name: was || NOT_KNOWN }, ' → ', { name: is || NOT_KNOWN }] : [],
      ]);
      return { what: 'cyber system', id, name: where, change };
    }),
    ...sites.map(({ of, id, before, after }): ListedChange => {
      const name: RowText = [{ name: (after ?? before)?.name ?? id }];
      const change = before === null ? ADDED : after === null ? REMOVED : renamed(before.name, after.name);
      return { what: of === 'facility' ? 'facility' : 'control center', id, name, change };
    }),
  ];
}

/** These names are an interface: columns may be added at the end, and none is changed. */
const LIST_FIELDS: readonly string[] = [
  ...['site', 'facility', 'facility_id', 'control_center', 'control_center_id', 'cyber_system', 'cyber_system_id'],
  ...['impact_rating', 'asset', 'asset_type', 'asset_id'],
];

/** A row an asset. A system without assets and a site without systems have a row of their own. */
export function listCsv(list: AuditList): string {
  return csvOf(
    list.sites.flatMap((site) => siteRows(site, list)),
    LIST_FIELDS,
  );
}

function siteRows({ of, id, name: site, systems }: ListedSite, { places }: AuditList): object[] {
  if (systems.length === 0)
    return [
      of === 'facility'
        ? { site, facility: site, facility_id: id }
        : { site, control_center: site, control_center_id: id },
    ];
  return systems.flatMap(({ id: cyber_system_id, name: cyber_system, rating, row, assets }: ListedSystem) => {
    const { facility_id = '', control_center_id = '' } = row;
    const home = {
      ...{ site, facility: places.facilities.get(facility_id)?.name, facility_id },
      ...{ control_center: of === 'control-center' ? site : '', control_center_id },
      ...{ cyber_system, cyber_system_id, impact_rating: rating },
    };
    if (assets.length === 0) return [home];
    return assets.map((asset) => ({ ...home, asset: asset.name, asset_type: asset.asset_type, asset_id: asset.id }));
  });
}
