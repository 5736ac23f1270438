// An audit in words, on a terminal and on its page.
import { expect, test } from 'vitest';
import { auditText } from '../../src/report/audit.ts';
import { auditPage } from '../../src/report/html/audit.ts';
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
