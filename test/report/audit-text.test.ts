// An audit in words, on a terminal and on its page.
import { expect, test } from 'vitest';
import { auditCsv } from '../../src/report/audit-csv.ts';
import { auditText, uncommittedSentence, verifyText } from '../../src/report/audit-text.ts';
import { auditPage } from '../../src/report/html/audit-page.ts';
import { painter } from '../../src/report/text-style.ts';
import { auditReport } from './audit-report.ts';

const TOOL = { name: 'cip-inventory-sync', version: '0.0.0' };

test('a move between two systems of one name tells them apart', () => {
  const report = auditReport();
  const [rename] = report.changes;
  const before = { ...rename!.before!, cyber_system_id: 'cs_1', name: 'fw' };
  const moved = { ...report, changes: [{ ...rename!, before, after: { ...before, cyber_system_id: 'cs_2' } }] };
  expect(auditText(moved, painter(false))).toContain(
    'in Tolt Junction / Beta SCADA (cs_1) → Tolt Junction / Beta SCADA (cs_2)',
  );
  const page = auditPage(moved, TOOL);
  expect(page).toContain('<ins><bdi>Tolt Junction / Beta SCADA (cs_2)</bdi></ins>');
});

test('a change says its ticket and the title of its pull request, in one line whatever they hold', () => {
  const report = auditReport();
  const hostile = { tickets: ['CHG-1\nChanges'], titles: ['\u001b[31m<b>@all</b>'] };
  const text = auditText({ ...report, changes: [{ ...report.changes[0]!, ...hostile }] }, painter(true));
  expect(text).toContain('\n    ticket CHG-1\\u000AChanges: “\\u001B[31m<b>@all</b>”\n');
  expect(auditText(report, painter(false))).toContain('\n    ticket CHG0012345: “CHG0012345 Rename the terminals”\n');
  const page = auditPage({ ...report, changes: [{ ...report.changes[0]!, ...hostile }] }, TOOL);
  expect(page).toContain('&lt;b&gt;@all&lt;/b&gt;”');
  const [row] = auditCsv({ ...report, changes: [{ ...report.changes[0]!, tickets: ['=1'] }] }, [
    { header: 'Ticket', field: 'tickets' },
    { header: 'Title', field: 'titles' },
  ])
    .split('\r\n')
    .slice(1);
  expect(row).toBe("'=1,CHG0012345 Rename the terminals");
});

test('an audit says in red that files were not committed', () => {
  const report = auditReport();
  const changes = [{ ...report.changes[0]!, clean: false }];
  const text = auditText({ ...report, changes }, painter(true));
  const { commit } = changes[0]!;
  expect(text).toContain(painter(true).red(`    ${uncommittedSentence(commit ?? '')}`));
  expect(auditText(report, painter(true))).not.toContain('\u001b[31m');
});

test('a verification says in red what is broken, and that files were not committed', () => {
  const problem = {
    check: 5,
    severity: 'finding',
    code: 'inventory-uncommitted',
    commit: 'c'.repeat(40),
    detail: 'abc',
  } as const;
  const broken = { check: 1, severity: 'broken', code: 'not-linear', commit: 'd'.repeat(40), detail: '2' } as const;
  const verified = { problems: [broken, problem], commits: 2, executed: 1, outside: 0, signed: false, anchors: 0 };
  const line = `   inventory-uncommitted at ${problem.commit}: ${uncommittedSentence('abc')}`;
  const text = verifyText(verified, painter(true));
  const { red } = painter(true);
  expect(text).toContain(red(line));
  expect(text).toContain(red('1. History: linear, run files only added, numbered and chained: BROKEN'));
  expect(text).toContain(
    red(
      'BROKEN: 1 break, with 1 finding for a person to judge. 2 commits, 1 executed change, 0 changes made outside this repository.',
    ),
  );
});

test.each([
  ['2030-01-01T00:00:00.000Z', null, 'No reading since 2030-01-01 00:00 UTC', 'No reading in this period.'],
  [null, null, 'No reading yet', 'No reading yet.'],
])('a period from %s to %s without a reading is reported as that', (from, to, period, looks) => {
  const report = { ...auditReport(), from, to, looks: [] };
  expect(auditText(report, painter(false))).toContain(`\n${period}: `);
  expect(auditPage(report, TOOL)).toContain(looks);
});
