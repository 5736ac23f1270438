// The shape of `audit --json`, published as `schemas/audit.schema.json`. An audit itself never loads it.
import * as z from 'zod';
import type { AuditReport } from '../core/audit-answers.ts';

const text = z.string();
const time = z.iso.datetime().describe('UTC.');
const count = z.int().min(0);
const ledgerCommit = text.describe('The commit of the ledger that tells it.');

const state = z.strictObject({
  ...{ name: text, asset_type: text, cyber_system_id: text },
  cyber_system: text.nullable().describe('Its name then; null where it was not listed.'),
  site: text.nullable().describe('Control center or facility of the cyber system.'),
  impact_rating: text.nullable().describe('Of the cyber system; null where it has none.'),
});

const approval = z.strictObject({ user: text, at: text, commit: text.nullable() });

const change = z.strictObject({
  at: time,
  action: z.enum(['create', 'update', 'delete']),
  asset_id: text.nullable(),
  before: state.nullable().describe('null for a create.'),
  after: state.nullable().describe('null for a delete.'),
  outcome: text.describe('As in the evidence; interrupted: of a run that was cut off, shown by a later list.'),
  reason: text.nullable().describe('Why it is not done.'),
  asked_by: z.array(text).describe('Authors of the pull requests that showed it.'),
  approved_by: z.array(approval),
  approval: text.describe('What the run went by.'),
  pull_requests: z.array(z.int()),
  tickets: z.array(text).describe('Of these pull requests, or of the digest that a person approved.'),
  titles: z.array(text).describe('Of these pull requests.'),
  commit: text.nullable().describe('Of the inventory.'),
  clean: z.boolean().nullable().describe('Whether the inventory files were those of the commit.'),
  actor: text.nullable(),
  run_url: text.nullable(),
  ledger_commit: ledgerCommit,
});

const row = z.record(z.string(), z.string());

const outside = z.strictObject({
  after_look: time,
  before_look: time,
  during_run: z.boolean().describe('Whether it was made while a run was under way.'),
  of: z.enum(['cyber-asset', 'cyber-system', 'facility', 'control-center']),
  id: text,
  before: z.union([state, row]).nullable(),
  after: z.union([state, row]).nullable(),
  ledger_commit: ledgerCommit,
});

const refused = z.strictObject({
  ...{ at: time, result: text, changes: count, guards: z.array(text), pull_requests: z.array(z.int()) },
  ...{ actor: text.nullable(), run_url: text.nullable(), commit: text.nullable(), ledger_commit: ledgerCommit },
});

const review = z.strictObject({
  date: z.iso.date().describe('The day whose list was reviewed.'),
  at: time.describe('When it was recorded. UTC.'),
  ...{ path: text, list_commit: text, list_sha256: text, scope: z.array(text), statement: text },
  ...{ pull_request: z.int().nullable(), asked_by: text.nullable(), approved_by: z.array(approval) },
  approved_by_review_approver: z.boolean().describe('By login, on that head, not the author; no more is known.'),
  ledger_commit: ledgerCommit,
});

const gap = z.strictObject({
  kind: z.enum(['no-look', 'interrupted']),
  ...{ from: time, to: time.nullable(), days: count.nullable(), ledger_commit: ledgerCommit },
});

const audit: z.ZodType<AuditReport> = z.strictObject({
  format_version: z.literal('1.0'),
  organization: text,
  service: text,
  ledger: z.strictObject({
    first: text,
    tip: text,
    continues: text.nullable().describe('The last commit of a ledger before this one.'),
  }),
  from: time.nullable(),
  to: time.nullable(),
  changes: z.array(change),
  outside: z.array(outside).describe('Made outside the repository.'),
  refused: z.array(refused).describe('Runs that wrote nothing, for want of approval or by a guard.'),
  reviews: z.array(review),
  next_review_due: z.iso.date().nullable(),
  looks: z.array(z.strictObject({ at: time, kind: text, assets: count, ledger_commit: ledgerCommit })),
  gaps: z.array(gap),
});

/** JSON Schema, draft 2020-12. */
export function auditJsonSchema(): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(audit);
  return { $schema, title: 'cip-inventory-sync audit', ...shape };
}
