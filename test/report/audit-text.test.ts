// An audit in words, on a terminal and on its page.
import { expect, test } from 'vitest';
import { auditText } from '../../src/report/audit-text.ts';
import { auditPage } from '../../src/report/html/audit-page.ts';
import { auditReport } from './audit-report.ts';

test('a move between two systems of one name tells them apart', () => {
  const report = auditReport();
  const [rename] = report.changes;
  const before = { ...rename!.before!, cyber_system_id: 'cs_1', name: 'fw' };
  const moved = { ...report, changes: [{ ...rename!, before, after: { ...before, cyber_system_id: 'cs_2' } }] };
  expect(auditText(moved)).toContain('in Tolt Junction / Beta SCADA (cs_1) → Tolt Junction / Beta SCADA (cs_2)');
  const page = auditPage(moved, { name: 'cip-inventory-sync', version: '0.0.0' });
  expect(page).toContain('<ins><bdi>Tolt Junction / Beta SCADA (cs_2)</bdi></ins>');
});

test.each([
  ['2030-01-01T00:00:00.000Z', null, 'No look since 2030-01-01 00:00 UTC', 'No look in this period.'],
  [null, null, 'No look yet', 'No look yet.'],
])('a period from %s to %s without a look is told as that', (from, to, period, looks) => {
  const report = { ...auditReport(), from, to, looks: [] };
  expect(auditText(report)).toContain(`\n${period}: `);
  expect(auditPage(report, { name: 'cip-inventory-sync', version: '0.0.0' })).toContain(looks);
});
