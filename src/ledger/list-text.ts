// The list as of one look in words: for a terminal, and as CSV. Its page says the same (list-page.ts).
import { commaJoined, compareRows, type RowText, setRowText, siteAndName } from '../text/rows.ts';
import { counted, utcTime, visible } from '../text/text.ts';
import { auditRow, csvOf } from './audit-text.ts';
import type { AuditList, ListChanges, ListedSite, ListedSystem } from './list.ts';
import type { ListedRow } from './listed.ts';

export const NOT_KNOWN = 'not known';

export function listText(list: AuditList): string {
  const lines = [
    `${listHeadline(list)} ${lookLine(list)}`,
    ...ratingLines(list),
    SITE_LINE,
    `Ledger commit ${list.look.commit}, live_sha256 ${list.look.run.live_sha256}`,
  ];
  if (list.since !== null) {
    lines.push('', sinceLine(list.since));
    for (const { what, name, change, id } of listedChanges(list.since))
      lines.push(`  ${what} ${setRowText(name, String)}  ${setRowText(change, String)}  ${id}`);
  }
  for (const site of list.sites) {
    lines.push('', `${siteName(site)}: ${siteCounts(site, list)}`);
    for (const { id, name, rating, assets } of site.systems) {
      const unlisted = name === null ? ' (not in the list of cyber systems)' : '';
      lines.push(
        counted`  ${name ?? id}${unlisted}  ${rating ?? `rating ${NOT_KNOWN}`}  ${assets.length} asset(s)  ${id}`,
      );
      for (const asset of assets) lines.push(`    ${[asset.id, asset.name, asset.asset_type].join('  ')}`);
    }
  }
  return `${lines.map(visible).join('\n')}\n`;
}

/** What the list is, and how much it has: all of the look, or a part of it. */
export function listHeadline({ look: { ledger, run }, subject: { asset, system }, counts, all }: AuditList): string {
  const [what, time] = [`listed for ${ledger.organization}`, utcTime(run.read_at)];
  if (asset === null && system === null)
    return counted`Everything the service ${what} at ${time}: ${all.assets} asset(s) in ${all.systems} cyber system(s) at ${all.sites} site(s).`;
  const names = [asset === null ? [] : `asset ${asset}`, system === null ? [] : `cyber system ${system}`].flat();
  return counted`Only ${names.join(' and ')}, as the service ${what} at ${time}: ${counts.assets} of ${all.assets} asset(s), in ${counts.systems} of ${all.systems} cyber system(s).`;
}

/** The look after this one, and what was asked for. */
export function lookLine({ asked, look: { next } }: AuditList): string {
  const later = next === null ? 'There is no later look.' : `The next look was at ${utcTime(next)}.`;
  return asked === null ? later : `${later} You asked for ${asked}: this is the last look by then.`;
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
    counted`No impact rating is known for ${unknown} of ${all} cyber system(s), so the lists by rating ${lacks}. Runs read ratings if impact-rating-field names their field.`,
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

export function sinceLine({ earlier, assets, systems, sites, uncompared }: ListChanges): string {
  const { run, commit, firstOfDay } = earlier;
  const since = `Since the look of ${utcTime(run.read_at)} (ledger commit ${commit})`;
  const counts =
    assets.length + systems.length + sites.length === 0
      ? ', nothing changed.'
      : counted`: ${assets.length} changed asset(s), ${systems.length} changed cyber system(s), ${sites.length} changed site(s).`;
  const fields = { impact_rating: 'impact ratings', control_center_id: 'control centers of cyber systems' };
  const unread = uncompared.map(
    (column) => ` Only one of the two looks read ${fields[column]}: it is not known which of them changed.`,
  );
  const more = ` That day has earlier looks. For what changed since its first one: --since ${firstOfDay}.`;
  return `${since}${counts}${unread.join('')}${firstOfDay === null ? '' : more}`;
}

/** Each change between two lists: what it is about, its id and name, and how it differs. Assets come last. */
export function listedChanges({ systems, sites, assets }: ListChanges) {
  const renamed = (from = '', to = ''): RowText => (from === to ? [] : ['rename from ', { name: from }]);
  const changeOr = (sides: { before: unknown; after: unknown }, change: RowText): RowText =>
    sides.before === null ? ['added'] : sides.after === null ? ['removed'] : change;
  const rows = assets.map(({ id, before, after }) => ({ ...auditRow(id, { before, after }), before, after, id }));
  return [
    ...systems.map(({ id, before, after }) => {
      const [was, is] = [before ?? { site: '' }, after ?? { site: '' }];
      const { name = id, site }: ListedRow & { readonly site: string } = after ?? was;
      const columns = ['facility_id', 'control_center_id'];
      const differs = (column: string) => (was[column] ?? is[column]) !== (is[column] ?? was[column]);
      const rating = (row: ListedRow) => ({ name: row.impact_rating || NOT_KNOWN });
      const change = commaJoined([
        columns.some(differs) ? ['move from ', was.site === '' ? 'no site' : { name: was.site }] : [],
        renamed(was.name, is.name),
        differs('impact_rating') ? ['rating ', rating(was), ' → ', rating(is)] : [],
      ]);
      const where: RowText = [...(site === '' ? [] : [{ name: site }, ' / ']), { name }];
      return { what: 'cyber system', id, name: where, change: changeOr({ before, after }, change) };
    }),
    ...sites.map(({ of, id, before, after }) => {
      const name: RowText = [{ name: (after ?? before)?.name ?? id }];
      const change = changeOr({ before, after }, renamed(before?.name, after?.name));
      return { what: of === 'facility' ? 'facility' : 'control center', id, name, change };
    }),
    ...rows.sort(compareRows).map(({ id, system, asset, change, ...sides }) => {
      return {
        what: 'asset',
        id,
        name: [...siteAndName(system), ' / ', { name: asset }],
        change: changeOr(sides, change),
      };
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

function siteRows({ of, id, name: site, systems }: ListedSite, { look }: AuditList): object[] {
  if (systems.length === 0)
    return [
      of === 'facility'
        ? { site, facility: site, facility_id: id }
        : { site, control_center: site, control_center_id: id },
    ];
  return systems.flatMap(({ id: cyber_system_id, name: cyber_system, rating, row, assets }: ListedSystem) => {
    const { facility_id = '', control_center_id = '' } = row;
    const home = {
      site,
      facility: look.directory.facilities.get(facility_id)?.name,
      facility_id,
      control_center: of === 'control-center' ? site : '',
      control_center_id,
      cyber_system,
      cyber_system_id,
      impact_rating: rating,
    };
    if (assets.length === 0) return [home];
    return assets.map((asset) => ({ ...home, asset: asset.name, asset_type: asset.asset_type, asset_id: asset.id }));
  });
}
