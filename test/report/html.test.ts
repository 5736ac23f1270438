// The HTML report: what it tells of the live lists, of a plan and of an evidence file.
import { describe, expect, test } from 'vitest';
import { listPage } from '../../src/report/html/audit-page.ts';
import { renderReport } from '../../src/report/html/report-page.ts';
import { evidenceFile, PLAN_FILE } from './html-files.ts';
import {
  asset,
  byClass,
  byTag,
  everyId,
  facility,
  facts,
  input,
  onlyOne,
  outline,
  parsePage,
  report,
  rowsOf,
  system,
} from './html-page.ts';

describe('the tree', () => {
  test('facilities hold systems, systems hold assets, by name, with counts at each level', () => {
    expect(outline(report())).toEqual([
      'River Dam (fac_1, 2 cyber systems · 3 assets: 2 hardware, 1 software)',
      'Alpha EMS (cs_1, 2 assets: 1 hardware, 1 software)',
      '- hist-01 | ca_2 | software',
      '- hmi-01 | ca_1 | hardware',
      'Beta SCADA (cs_2, 1 asset, all hardware)',
      '- rtu-01 | ca_3 | hardware',
    ]);
  });

  test.each([undefined, null, ''])('systems whose facility_id is %o stand last, with the control centers', (id) => {
    const page = report({
      controlCenters: [{ id: 'cc_1', name: 'Main Center' }],
      systems: [system('cs_9', 'Energy Management', id)],
      assets: [],
    });
    expect(outline(page).slice(1)).toEqual([
      'No facility (1 cyber system · no assets)',
      'Energy Management (cs_9, no assets)',
    ]);
    expect(onlyOne(byClass(page, 'note')).text).toContain('Main Center cc_1');
  });

  test('an asset whose system or facility the lists lack is told all the same', () => {
    const page = report({
      facilities: [],
      systems: [system('cs_1', 'Alpha EMS', 'fac_9')],
      assets: [asset('ca_1', 'hmi-01', 'cs_1'), asset('ca_2', 'lost-01', 'cs_8')],
    });
    expect(outline(page)).toEqual([
      'A site that the lists lack (fac_9, 1 cyber system · 1 asset, all hardware)',
      'Alpha EMS (cs_1, 1 asset, all hardware)',
      '- hmi-01 | ca_1 | hardware',
      'No facility (1 cyber system · 1 asset, all hardware)',
      'A cyber system that the list lacks (cs_8, 1 asset, all hardware)',
      '- lost-01 | ca_2 | hardware',
    ]);
  });

  test('a system without a facility stands in the control center that its field names, and its rating beside it', () => {
    const center = { id: 'cc_1', name: 'Main Center' };
    const ems = { ...system('cs_9', 'Energy Management'), center: 'Main Center', rating: 'High' };
    const lists = { ...input().lists, controlCenters: [center], systems: [ems], assets: [] };
    const fields = { impactRatingField: 'rating', controlCenterField: 'center' };
    const page = parsePage(renderReport({ ...input(), lists, fields }));
    expect(outline(page).slice(1)).toEqual([
      'Main Center (cc_1, 1 cyber system · no assets)',
      'Energy Management (cs_9, High, no assets)',
    ]);
  });

  test('so it does in the list of a day, whose ledger has both', () => {
    const list = {
      ...({
        format_version: '1.0',
        organization: 'acme',
        service: 'https://service.example',
        next_look: null,
      } as const),
      ...{ at: '2026-03-02T10:20:30Z', ledger_commit: 'c0ffee', live_sha256: 'ab', facilities: [], assets: [] },
      control_centers: [{ id: 'cc_1', name: 'Main Center' }],
      systems: [{ id: 'cs_9', name: 'EMS', facility_id: '', impact_rating: 'High', control_center_id: 'cc_1' }],
    };
    const page = parsePage(listPage(list, { name: 'cip-inventory-sync', version: '1.2.3' }));
    expect(outline(page)).toEqual(['Main Center (cc_1, 1 cyber system · no assets)', 'EMS (cs_9, High, no assets)']);
  });

  test('a facility without systems is shown', () => {
    expect(outline(report({ facilities: [facility('fac_1', 'A'), facility('fac_2', 'B')] }))).toContain(
      'B (fac_2, 0 cyber systems · no assets)',
    );
  });

  test('totals, organization, service, time and version stand at the top', () => {
    const page = report();
    expect(onlyOne(byTag(page, 'h1')).text).toBe('acme-power');
    expect(byTag(byClass(page, 'totals'), 'li').map(({ text }) => text)).toEqual([
      '1 facility',
      '2 cyber systems',
      '3 cyber assets',
      '2 hardware',
      '1 software',
    ]);
    expect(facts(page)).toMatchObject({
      Service: 'https://service.example',
      'Read at': '2026-03-02 10:20:30 UTC',
      'Read by': expect.stringContaining('cip-inventory-sync 9.8.7'),
    });
  });
});

const LIVE = {
  assets: [
    asset('ca_17', 'hmi-02', 'cs_1'),
    asset('ca_40', 'fw-01', 'cs_1'),
    asset('ca_81', 'rtu-03a', 'cs_2'),
    asset('ca_90', 'renamed-since', 'cs_2'),
    asset('ca_77', 'sw-09', 'cs_2'),
    asset('ca_95', 'ups-01', 'cs_2'),
  ],
};

describe('a plan', () => {
  const page = report(LIVE, PLAN_FILE);

  test('deletes first, then moves, renames, retypes, creates; drift apart; and whether it is done already', () => {
    expect(rowsOf(page)).toEqual([
      expect.stringMatching(/^Deletes 1 .*permanent/),
      'hmi-02 | ca_17 | Main Center / Alpha EMSHigh | hardware | asked for by the files | as before show',
      expect.stringMatching(/^Moves 1 .*impact rating/),
      'fw-01 | ca_40 | Main Center / Alpha EMS → River Dam / Beta SCADAHigh → Medium | hardware | asked for by the filesinventory/beta.yml:6 | as before show',
      expect.stringMatching(/^Renames 1 /),
      'rtu-03 → rtu-03a | ca_81 | River Dam / Beta SCADAMedium | hardware | asked for by the filesinventory/beta.yml:9 | as changed show',
      expect.stringMatching(/^Retypes 1 /),
      'fep | ca_90 | River Dam / Beta SCADAMedium | hardware → software | asked for by the filesinventory/beta.yml:22 | otherwise show',
      expect.stringMatching(/^Creates 1 /),
      'plc-11 |  | River Dam / Beta SCADAMedium | hardware | asked for by the filesinventory/beta.yml:25 | as before',
      expect.stringMatching(/^Drift 1 .*Not applied/),
      'sw-09 | ca_77 | River Dam / Beta SCADAMedium | hardware | drift | as before show',
    ]);
  });

  test('that reverts drift shows it among what it does', () => {
    const summary = { ...PLAN_FILE.document.summary, drift: 0 };
    const rows = rowsOf(report(LIVE, { ...PLAN_FILE, document: { ...PLAN_FILE.document, summary } }));
    expect(rows[0]).toMatch(/^Deletes 2 /);
    expect(rows.join('\n')).not.toContain('Not applied');
  });

  test('tells its digest, its file and when it was made', () => {
    expect(facts(page)).toMatchObject({
      'Digest of the changes': PLAN_FILE.document.digest,
      'Plan file': `plan.jsonsha256:${'ab'.repeat(32)}`,
      'Planned at': '2026-03-01 08:00:00 UTC',
    });
  });

  test('assets of the tree are marked, and the marks and the rows lead to each other', () => {
    const rows = outline(page).filter((line) => line.startsWith('- '));
    expect(rows).toEqual([
      '- fw-01 to move | ca_40 | hardware',
      '- hmi-02 to delete | ca_17 | hardware',
      '- renamed-since to retype | ca_90 | hardware',
      '- rtu-03a renamed | ca_81 | hardware',
      '- sw-09 to delete | ca_77 | hardware',
      '- ups-01 in no file | ca_95 | hardware',
    ]);
    const ids = new Set(everyId(page));
    const targets = byTag(page, 'a').map(({ attributes: { href } }) => String(href).slice(1));
    expect(targets.length).toBeGreaterThan(8);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  test('one without changes says so', () => {
    const document = { ...PLAN_FILE.document, changes: [] };
    const empty = report({}, { ...PLAN_FILE, document } as typeof PLAN_FILE);
    expect(onlyOne(byClass(empty, 'none')).text).toContain('no change');
  });
});

describe('evidence', () => {
  test('an outcome for each change, with the reason and the time in UTC', () => {
    const rows = rowsOf(report(LIVE, evidenceFile()));
    expect(rows[1]).toBe(
      'hmi-02 | ca_17 | Main Center / Alpha EMSHigh | hardware | gone already2026-03-01 09:00:04 UTC | as before show',
    );
    expect(rows[7]).toContain(
      'failedThe service refused it.The service said: {"error":"taken"}2026-03-01 09:00:04 UTC',
    );
    expect(rows[9]).toBe(
      'plc-11 | ca_901 | River Dam / Beta SCADAMedium | hardware | done2026-03-01 09:00:04 UTC | as before',
    );
  });

  test('who approved, when, and by what', () => {
    expect(facts(report({}, evidenceFile()))).toMatchObject({
      Result: 'partial',
      Outcomes: '4 done, 1 failed',
      Applied: '2026-03-01 09:00:00 UTC to 2026-03-01 09:00:05 UTC',
      Approval: 'review: pull request #7',
      'Approved by': 'compliance-lead, 2026-02-28 16:30:00 UTC (#7)',
      'Pull requests': '#7 by scada-team',
      Actor: 'merge-bot',
      Commit: 'c0ffee',
      'Read back': 'the list showed every change',
    });
  });

  test('a failure is marked in the tree, as are created assets, by their new ids', () => {
    const live = { assets: [asset('ca_90', 'fep', 'cs_2'), asset('ca_901', 'plc-11', 'cs_2')] };
    expect(outline(report(live, evidenceFile())).slice(-2)).toEqual([
      '- fep retype failed | ca_90 | hardware',
      '- plc-11 created | ca_901 | hardware',
    ]);
  });

  test('what the closing read found otherwise is told by name and id', () => {
    const { document } = evidenceFile();
    const fingerprint = document.changes[0]?.fingerprint ?? '';
    const twin = (id: string) => asset(id, 'plc-11', 'cs_2');
    const differences = [{ fingerprint, kind: 'duplicate' as const, found: ['ca_901', 'ca_902'].map(twin) }];
    const page = report({}, evidenceFile({ differences }));
    expect(byTag(page, 'li').map(({ text }) => text)).toContain(
      'plc-11 is in the list more than once (ca_901, ca_902)',
    );
  });
});

test('the same input makes the same page, whatever the order of the lists', () => {
  const { lists, ...rest } = input(LIVE, PLAN_FILE);
  const reversed = { ...lists, systems: lists.systems.toReversed(), assets: lists.assets.toReversed() };
  expect(renderReport({ ...rest, lists: reversed })).toBe(renderReport({ ...rest, lists }));
});
