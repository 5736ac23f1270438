// An audit as CSV, for spreadsheets: a row for each change, outside change, refused run and review; or for each asset
// of a list. RFC 4180 with CRLF, formulas made harmless.

import { spreadsheet } from '../core/csv.ts';
import type { AuditList, AuditReport, AuditState } from './audit-schema.ts';
import { isAsset, rowContrast, verbOf } from './audit-text.ts';

type AuditRow = Readonly<Record<string, string>>;

const STATE_FIELDS = ['name', 'asset_type', 'cyber_system', 'cyber_system_id', 'site'] as const;

/** These names are an interface: columns may be added at the end, and none is changed. */
const AUDIT_FIELDS: readonly string[] = [
  ...['kind', 'at', 'action', 'asset_id'],
  ...STATE_FIELDS.map((field) => `before_${field}`),
  ...STATE_FIELDS.map((field) => `after_${field}`),
  ...['outcome', 'reason', 'asked_by', 'approved_by', 'approved_at', 'approval', 'pull_requests', 'commit', 'actor'],
  ...['run_url', 'after_look', 'before_look', 'ledger_commit', 'titles', 'clean'],
];

const LIST_FIELDS: readonly string[] = [
  ...['site', 'facility', 'facility_id', 'control_center', 'control_center_id', 'cyber_system', 'cyber_system_id'],
  ...['impact_rating', 'asset', 'asset_type', 'asset_id'],
];

export function auditCsv({ changes, outside, refused }: AuditReport): string {
  const rows: AuditRow[] = [
    ...changes.map((change) => ({
      ...strings({ kind: 'change', ...change, action: verbOf(change) }),
      ...states(change.before, change.after),
      approved_by: change.approved_by.map(({ user }) => user).join(' '),
      approved_at: change.approved_by.map(({ at }) => at).join(' '),
    })),
    ...outside.map((one) => ({
      ...strings({ kind: 'outside', at: one.before_look, ...one, asset_id: one.id }),
      ...(isAsset(one)
        ? { action: verbOf(one), ...states(one.before, one.after) }
        : { action: one.of, reason: rowContrast(one) }),
    })),
    ...refused.map((one) => strings({ kind: 'refused', ...one, outcome: one.result, reason: one.guards.join(' ') })),
  ];
  return table(
    rows.sort((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? '')),
    AUDIT_FIELDS,
  );
}

export function listCsv({ assets, systems, facilities, control_centers: centers }: AuditList): string {
  const byId = (rows: AuditList['systems']) => new Map(rows.map((row) => [row.id ?? '', row]));
  const [bySystem, byFacility, byCenter] = [byId(systems), byId(facilities), byId(centers)];
  const rows = assets.map((asset) => {
    const { facility_id = '', control_center_id = '' } = bySystem.get(asset.cyber_system_id) ?? {};
    const [facility, control_center] = [byFacility.get(facility_id)?.name, byCenter.get(control_center_id)?.name];
    const home = { facility, facility_id, control_center, control_center_id };
    return strings({ ...asset, ...home, asset: asset.name, asset_id: asset.id });
  });
  return table(rows, LIST_FIELDS);
}

function table(rows: readonly AuditRow[], fields: readonly string[]): string {
  return spreadsheet([fields, ...rows.map((row) => fields.map((field) => row[field] ?? ''))]);
}

function strings(fields: object): AuditRow {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : String(value ?? '')]),
  );
}

function states(before: AuditState | null, after: AuditState | null): AuditRow {
  const sides = Object.entries({ before, after });
  return Object.fromEntries(
    sides.flatMap(([side, state]) => STATE_FIELDS.map((field) => [`${side}_${field}`, state?.[field] ?? ''])),
  );
}
