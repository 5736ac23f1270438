// The HTML report: what it tells of the live lists, of a plan and of an evidence file.
import { describe, expect, test } from 'vitest';
import { listPage } from '../../src/report/html/audit-page.ts';
import { renderReport } from '../../src/report/html/report-page.ts';
import { MAKING } from './audit-report.ts';
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
    const page = parsePage(listPage(list, MAKING));
    expect(outline(page)).toEqual(['Main Center (cc_1, 1 cyber system · no assets)', 'EMS (cs_9, High, no assets)']);
  });

  test('a facility without systems is shown', () => {
    expect(outline(report({ facilities: [facility('fac_1', 'A'), facility('fac_2', 'B')] }))).toContain(
      'B (fac_2, 0 cyber systems · no assets)',
    );
  });

  test('organization, service and time are at the top, totals above the inventory, and what made it below', () => {
    const page = report();
    expect(onlyOne(byTag(page, 'h1')).text).toBe('acme-power');
    expect(facts(page)).toEqual({ Service: 'https://service.example', 'Inventory read': '2026-03-02 10:20:30 UTC' });
    expect(onlyOne(byClass(page, 'totals')).text).toBe(
      '1 facility · 2 cyber systems · 3 assets: 2 hardware, 1 software',
    );
    expect(onlyOne(byTag(page, 'footer')).text).toContain(
      'Made on 2026-03-02 at 10:20:30 UTC by cip-inventory-sync 9.8.7.',
    );
  });
});

/** Links within the page lead to something that is there. */
function expectLinksWithin(page: ReturnType<typeof report>): void {
  const ids = new Set(everyId(page));
  const links = byTag(page, 'a').map(({ attributes: { href } }) => String(href));
  const targets = links.filter((link) => link.startsWith('#')).map((link) => link.slice(1));
  expect(targets.length).toBeGreaterThan(4);
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
}

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

  test('deletes first, then moves, renames, retypes, creates; drift apart; one row for each, of the same columns', () => {
    expect(rowsOf(page)).toEqual([
      expect.stringMatching(/^Deletes 1 .*permanent/),
      'Main Center / Alpha EMS High | hmi-02 | delete hardware | ca_17 | ',
      expect.stringMatching(/^Moves 1 .*impact rating/),
      'River Dam / Beta SCADA Medium | fw-01 | move from Main Center / Alpha EMS, High → Medium | ca_40 | inventory/beta.yml:6',
      expect.stringMatching(/^Renames 1 /),
      'River Dam / Beta SCADA Medium | rtu-03a | rename from rtu-03 | ca_81 | inventory/beta.yml:9 done since',
      expect.stringMatching(/^Retypes 1 /),
      'River Dam / Beta SCADA Medium | fep | hardware → software | ca_90 | inventory/beta.yml:22 changed since',
      expect.stringMatching(/^Creates 1 /),
      'River Dam / Beta SCADA Medium | plc-11 | create hardware |  | inventory/beta.yml:25',
      expect.stringMatching(/^Drift 1 .*Not applied/),
      'River Dam / Beta SCADA Medium | sw-09 | delete hardware | ca_77 | ',
    ]);
    const heads = byClass(page, 'rows').map((table) => byTag(byTag([table], 'thead'), 'th').map(({ text }) => text));
    expect(new Set(heads.map(String))).toEqual(new Set(['Cyber system,Asset,Change,Id,Line']));
  });

  test('that reverts drift shows it among what it does', () => {
    const summary = { ...PLAN_FILE.document.summary, drift: 0 };
    const rows = rowsOf(report(LIVE, { ...PLAN_FILE, document: { ...PLAN_FILE.document, summary } }));
    expect(rows[0]).toMatch(/^Deletes 2 /);
    expect(rows.join('\n')).not.toContain('Not applied');
  });

  test('what earlier merges asked for is marked', () => {
    const changes = PLAN_FILE.document.changes.map((change) => ({ ...change, origin: 'pending' as const }));
    const document = { ...PLAN_FILE.document, changes } as typeof PLAN_FILE.document;
    const rows = rowsOf(report({}, { ...PLAN_FILE, document }));
    expect(rows).toContainEqual(expect.stringMatching(/^Creates 1 .* 1 of them pending from earlier merges\.$/));
    expect(rows.at(-1)).toContain('inventory/beta.yml:25 pending');
  });

  test('says first how many changes and deletes it holds, and when it was made; its digest and file are folded', () => {
    expect(onlyOne(byClass(page, 'state')).text).toBe('Plan 5 changes, 1 permanent delete');
    expect(facts(page)).toMatchObject({
      Planned: '2026-03-01 08:00:00 UTC',
      'Digest of the changes': PLAN_FILE.document.digest,
      'Plan file': `plan.json sha256:${'ab'.repeat(32)}`,
    });
    expect(byTag(page, 'details').map(({ attributes: { open } }) => open)).not.toContain(true);
  });

  test('that a guard blocks says so in red at the top', () => {
    const guards = [{ guard: 'max-deletes' as const, limit: 0, value: 1, passed: false }];
    const blocked = report({}, { ...PLAN_FILE, document: { ...PLAN_FILE.document, guards } });
    expect(onlyOne(byClass(blocked, 'alert')).text).toBe('Blocked: 1 delete, limit 0 (max-deletes).');
  });

  test('assets of the inventory are marked, and marks, rows and the table of contents lead to what is there', () => {
    const rows = outline(page).filter((line) => line.startsWith('- '));
    expect(rows).toEqual([
      '- fw-01 to move | ca_40 | hardware',
      '- hmi-02 to delete | ca_17 | hardware',
      '- renamed-since to retype | ca_90 | hardware',
      '- rtu-03a renamed | ca_81 | hardware',
      '- sw-09 to delete | ca_77 | hardware',
      '- ups-01 in no file | ca_95 | hardware',
    ]);
    expect(byTag(byTag(page, 'nav'), 'a').map(({ text }) => text)).toEqual([
      ...['Deletes 1', 'Moves 1', 'Renames 1', 'Retypes 1', 'Creates 1', 'Drift 1', 'About the plan', 'Inventory'],
    ]);
    expectLinksWithin(page);
  });

  test('one without changes says so', () => {
    const document = { ...PLAN_FILE.document, changes: [] };
    const empty = report({}, { ...PLAN_FILE, document } as typeof PLAN_FILE);
    expect(onlyOne(byClass(empty, 'none')).text).toContain('no change');
  });
});

describe('evidence', () => {
  test('an outcome for each change, with the reason, and what the service has of it now', () => {
    const rows = rowsOf(report(LIVE, evidenceFile()));
    expect(rows[1]).toBe(
      'Main Center / Alpha EMS High | hmi-02 | delete hardware | ca_17 | gone already, now as before',
    );
    expect(rows[5]).toMatch(/ \| done, as applied$/);
    expect(rows[6]).toBe('Retypes 1 1 failed The asset keeps its id and its history.');
    expect(rows[7]).toMatch(/ \| failed, changed since The service refused it. The service said: {"error":"taken"}$/);
  });

  test('first how it ended, who approved it and when; the service once; run and pull requests as links', () => {
    const run_url = 'https://github.example/acme/inventory/actions/runs/12';
    const page = report({}, evidenceFile({ run_url }));
    expect(onlyOne(byClass(page, 'state')).text).toBe('Partly applied 4 done, 1 failed');
    expect(Object.entries(facts(page)).slice(0, 6)).toEqual([
      ['Approved by', 'compliance-lead, 2026-02-28 16:30:00 UTC (#7)'],
      ['Applied', '2026-03-01 09:00:00 UTC, ended 2026-03-01 09:00:05 UTC'],
      ['Run', 'run 12'],
      ['Pull requests', '#7 by scada-team'],
      ['Service', 'https://service.example'],
      ['Inventory read', '2026-03-02 10:20:30 UTC'],
    ]);
    expect(facts(page)).toMatchObject({
      ...{ Result: 'partial', Approval: 'review: pull request #7', Actor: 'merge-bot', Commit: 'c0ffee' },
      'Read back': 'the list showed every change',
    });
    const outside = byTag(page, 'a').flatMap(({ attributes: { href } }) => (/^#/.test(String(href)) ? [] : [href]));
    expect(outside).toEqual([run_url, 'https://github.example/acme/inventory/pull/7']);
    expect(renderReport(input({}, evidenceFile())).split('https://service.example').length).toBe(2);
    expectLinksWithin(page);
  });

  test.each([
    [
      { clean: false },
      'The run applied files that were not committed: they were not those of inventory commit c0ffee.',
    ],
    [{ service: 'https://other.example' }, 'Another service: the run wrote to https://other.example.'],
  ])('%o is a red line at the top', (extra, line) => {
    expect(byClass(report({}, evidenceFile()), 'alert')).toEqual([]);
    expect(onlyOne(byClass(report({}, evidenceFile(extra)), 'alert')).text).toBe(line);
  });

  test.each([
    [{ mode: 'none', by: null } as const, 'nobody (approval: none)'],
    [{ mode: 'plan', by: 'pull request #7' } as const, 'no review; executed by pull request #7'],
  ])('by %o, without a review', (approval, words) => {
    expect(facts(report({}, evidenceFile({ approval, pull_requests: [] })))).toMatchObject({ 'Approved by': words });
  });

  test('a failure is marked in the inventory, as are created assets, by their new ids', () => {
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
