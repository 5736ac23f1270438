// The list at a date by site and cyber system: as text, as CSV, and as the page that people sign.
import { expect, test } from 'vitest';
import { sha256 } from '../../src/core/fingerprint.ts';
import { listPage } from '../../src/ledger/list-page.ts';
import { listCsv, listText } from '../../src/ledger/list-text.ts';
import { MAKING } from './audit-report.ts';
import { EARLIER, FIELDS, LIST_COMMIT, longLists, NOTHING, NOW, sampleList, WHOLE } from './sample-list.ts';

test('the text has each site and system with its rating and count, also empty ones and control centers', () => {
  expect(listText(sampleList())).toBe(`\
Everything the service listed for acme at 2026-03-01 06:17:00 UTC: 6 assets in 6 cyber systems at 5 sites. The next look was at 2026-03-02 06:17:00 UTC.
No impact rating is known for 2 of 7 cyber systems, so the lists by rating lack them. Runs read ratings if impact-rating-field names their field.
A site is a facility or a control center, even one without a cyber system. A cyber system that names neither is listed without a site.
Ledger commit ${LIST_COMMIT}, live_sha256 ${'ab'.repeat(32)}

Backup Center (control center cc_2): no cyber systems

North Control Center (control center cc_1): 1 cyber system, 2 assets
  EMS  High  2 assets  cs_1
    ca_1  ems-01  hardware
    ca_2  ems-02  software

Old Mill (facility fac_3): no cyber systems

Riverside Substation (facility fac_2): 3 cyber systems, 2 assets
  SCADA  medium  1 asset  cs_3
    ca_4  fep  hardware
  Stores  Low  0 assets  cs_4
  Yard Meters  Low  1 asset  cs_5
    ca_5  meter-1  hardware

Tolt Junction (facility fac_1): 1 cyber system, 1 asset; 1 cyber system listed under their control center
  Line Protection  Medium  1 asset  cs_2
    ca_3  rtu-01  hardware

Without a site: 2 cyber systems, 1 asset
  Trial  rating not known  0 assets  cs_6
  cs_99 (not in the list of cyber systems)  rating not known  1 asset  cs_99
    ca_9  lost  hardware
`);
});

test('without the inputs that name them, ratings and the systems of a control center are not known', () => {
  const text = listText(sampleList(NOW, { fields: {} }));
  expect(text).toContain('\nNorth Control Center (control center cc_1): its cyber systems are not known\n');
  expect(text).toContain(
    '\nTolt Junction (facility fac_1): 2 cyber systems, 3 assets\n  EMS  rating not known  2 assets  cs_1\n',
  );
});

test('the CSV has a row an asset, and a row for each system or site that has none', () => {
  expect(listCsv(sampleList()).split('\r\n')).toEqual([
    'site,facility,facility_id,control_center,control_center_id,cyber_system,cyber_system_id,impact_rating,asset,asset_type,asset_id',
    'Backup Center,,,Backup Center,cc_2,,,,,,',
    'North Control Center,Tolt Junction,fac_1,North Control Center,cc_1,EMS,cs_1,High,ems-01,hardware,ca_1',
    'North Control Center,Tolt Junction,fac_1,North Control Center,cc_1,EMS,cs_1,High,ems-02,software,ca_2',
    'Old Mill,Old Mill,fac_3,,,,,,,,',
    'Riverside Substation,Riverside Substation,fac_2,,,SCADA,cs_3,medium,fep,hardware,ca_4',
    'Riverside Substation,Riverside Substation,fac_2,,,Stores,cs_4,Low,,,',
    'Riverside Substation,Riverside Substation,fac_2,,,Yard Meters,cs_5,Low,meter-1,hardware,ca_5',
    'Tolt Junction,Tolt Junction,fac_1,,,Line Protection,cs_2,Medium,rtu-01,hardware,ca_3',
    ',,,,,Trial,cs_6,,,,',
    ',,,,,,cs_99,,lost,hardware,ca_9',
    '',
  ]);
});

test.each([
  [{ system: 'EMS' }, 'Only cyber system EMS, as', '2 of 6 assets, in 1 of 6 cyber systems.', 'ca_1 ca_2'],
  [{ asset: 'fep' }, 'Only asset fep, as', '1 of 6 assets, in 1 of 6 cyber systems.', 'ca_4'],
  [{ asset: 'fep', system: 'EMS' }, 'Only asset fep and cyber system EMS, as', '0 of 6 assets, in 0 of 6', ''],
])('a list of %j has the counts of that, of the whole', (subject, begins, counts, ids) => {
  const list = sampleList(NOW, { subject: { ...WHOLE, ...subject } });
  const text = listText(list);
  expect(text.startsWith(begins)).toBe(true);
  expect(text).toContain(counts);
  expect((text.match(/(?<=^ {4})ca_\d/gm) ?? []).join(' ')).toBe(ids);
  expect(listPage(list, MAKING)).toContain(counts);
});

test('since an earlier look, the list says what was added, removed, renamed, moved, retyped and re-rated', () => {
  const text = listText(sampleList(NOW, { earlier: EARLIER }));
  const [, changes] = /\n(Since [\s\S]*?)\n\n/.exec(text) ?? [];
  expect(changes?.split('\n')).toEqual([
    `Since the look of 2025-01-05 06:17:00 UTC (ledger commit ${LIST_COMMIT}): 4 changed assets, 3 changed cyber systems, 2 changed sites.`,
    '  cyber system Tolt Junction / Line Protection  rating Low → Medium  cs_2',
    '  cyber system Riverside Substation / Stores  move from Tolt Junction  cs_4',
    '  cyber system Trial  added  cs_6',
    '  facility Old Mill  added  fac_3',
    '  control center North Control Center  rename from North Center  cc_1',
    '  asset Tolt Junction / Line Protection / gone  removed  ca_7',
    '  asset Riverside Substation / SCADA / fep  move from Tolt Junction / Line Protection, Low → medium, software → hardware  ca_4',
    '  asset North Control Center / EMS / ems-02  rename from ems-2  ca_2',
    '  asset North Control Center / EMS / ems-01  added  ca_1',
  ]);
  expect(listText(sampleList(NOW, { earlier: NOW }))).toContain('), nothing changed.\n');
  const one = listText(sampleList(NOW, { earlier: EARLIER, subject: { ...WHOLE, asset: 'ca_2' } }));
  expect(one).toContain(': 1 changed asset, 0 changed cyber systems, 0 changed sites.');
});

test.each([
  ['earlier', { fieldsBefore: {} }],
  ['later', { fields: {}, fieldsBefore: FIELDS }],
])(
  'if only one of two looks read ratings and control centers, the list does not say how they changed: not the %s',
  (_, fields) => {
    const unread = (what: string) => ` Only one of the two looks read ${what}: it is not known which of them changed.`;
    const both = unread('impact ratings') + unread('control centers of cyber systems');
    expect(listText(sampleList(NOW, { earlier: NOW, ...fields }))).toContain(`, nothing changed.${both}\n`);
    const moved = listText(sampleList(NOW, { earlier: EARLIER, ...fields }));
    expect(moved).toContain(' / fep  move from Tolt Junction / Line Protection, software → hardware  ca_4\n');
    expect(listPage(sampleList(NOW, { earlier: NOW, ...fields }), MAKING)).toContain(both);
  },
);

/** The text of each section of a page, by its heading. */
function sectionsOf(page: string): Record<string, string> {
  const found = page.matchAll(/<section[^>]*>\n<h2[^>]*>(.*?)<\/h2>([\s\S]*?)<\/section>/g);
  return Object.fromEntries(Array.from(found, ([, title, body = '']) => [title, body.replace(/<[^>]+>/g, ' ')]));
}

test('the page has high, then medium systems, sites with low ones and the rest, and lines to sign', () => {
  const list = sampleList(NOW, { earlier: EARLIER });
  const page = listPage(list, MAKING);
  const sections = sectionsOf(page);
  expect(Object.keys(sections)).toEqual([
    'Cyber systems of high impact',
    'Cyber systems of medium impact',
    'Sites with cyber systems of low impact',
    'Cyber systems of another rating, or whose rating is not known',
    'Sites without a cyber system in this list',
    'Changes since an earlier list',
    'Review',
  ]);
  const [high, medium, low, others, empty, since, review] = Object.values(sections);
  expect(high).toMatch(/North Control Center\s+EMS\s+ems-01\s+hardware\s+ca_1[\s\S]*High\s+2\s+cs_1/);
  expect(medium).toMatch(/Riverside Substation\s+SCADA[\s\S]*medium\s+1\s+cs_3[\s\S]*Line Protection[\s\S]*Medium/);
  expect(low).toMatch(/Riverside Substation\s+2\s+Stores\s+Yard Meters\s+meter-1[\s\S]*1\s+fac_2/);
  expect(others).toMatch(/no site\s+Trial\s+not known\s+0\s+cs_6[\s\S]*cs_99[\s\S]*not known\s+1/);
  expect(empty).toMatch(/Backup Center\s+control center\s+no cyber systems[\s\S]*Old Mill\s+facility/);
  expect(since).toContain('rating  Low  →  Medium');
  expect(review).toMatch(/Name[\s\S]*Title[\s\S]*Date[\s\S]*Signature/);
  expect(page).toContain(`>${sha256(listCsv(list))}</code>`);
  expect(page).toContain(`cip-sync audit --at ${LIST_COMMIT} --csv --out list.csv`);
  expect(page).not.toMatch(/compliant|<script/i);
});

test('where ratings are not known, the page says so first, and never that there is no system of a rating', () => {
  const titles = ['Cyber systems of high impact', 'Cyber systems of medium impact'];
  const page = listPage(sampleList(NOW, { fields: {} }), MAKING);
  expect(
    page.indexOf('No impact rating is known for 7 of 7 cyber systems, so the lists by rating cannot'),
  ).toBeLessThan(page.indexOf('<main>'));
  const none = titles.concat('Sites with cyber systems of low impact').map((title) => sectionsOf(page)[title]?.trim());
  expect(none).toEqual(Array(3).fill('Not known: 7 cyber systems without a known rating, listed below.'));
  const some = { ...NOW, systems: NOW.systems.filter(([, , , rating]) => !/medium/i.test(rating)) };
  const mixed = listPage(sampleList(some), MAKING);
  expect(mixed).toContain('No impact rating is known for 4 of 7 cyber systems, so the lists by rating lack them.');
  expect(sectionsOf(mixed)[titles[0]!]).toContain('EMS');
  expect(sectionsOf(mixed)[titles[1]!]).toMatch(/^\s*Not known: 4 cyber systems without/);
});

test('a list of a date says whether there is a later look, and that it is the last one by that date', () => {
  const list = sampleList(NOW, { asked: '2027-03-01', next: null });
  const line = 'at 5 sites. There is no later look. You asked for 2027-03-01: this is the last look by then.';
  for (const text of [listText(list), listPage(list, MAKING)]) expect(text).toContain(line);
  expect(listText(sampleList(NOW, { asked: '2026-03-01' }))).toContain(' UTC. You asked for 2026-03-01: this is the');
});

test('an organization without anything gives a page, too', () => {
  const page = listPage(sampleList(NOTHING), MAKING);
  expect(page).toContain('0 assets in 0 cyber systems at 0 sites.');
  expect(Object.values(sectionsOf(page)).filter((text) => /^\s*None\.\s*$/.test(text))).toHaveLength(5);
});

test('names are escaped in the list, on a terminal and on its page', () => {
  const hostile = '<img src=x>\u001b[31m';
  const listed = { ...NOW, facilities: [['fac_1', hostile] as const] };
  expect(listText(sampleList(listed))).toContain('<img src=x>\\u001B[31m (facility fac_1)');
  expect(listPage(sampleList(listed), MAKING)).toContain('<bdi>&lt;img src=x&gt;<i>\\u001B</i>[31m</bdi>');
});

test('a page of 100,000 assets and 5,000 changes is below 20 MB, and folds both', () => {
  const { now, earlier } = longLists();
  const page = listPage(sampleList(now, { earlier }), MAKING);
  expect(page.length).toBeLessThan(20_000_000);
  expect(page).toContain('<details><summary>5,000 changes</summary>');
  expect(page).not.toContain('<details open');
});
