import type { AuditList, AuditReport } from '../../core/audit.ts';

export function auditPage(_report: AuditReport): string {
  return '';
}

export function listPage(_list: AuditList): string {
  return '';
}
