// What an audit answers: plain data that ledger/ makes and text puts into words. `audit --json` prints it unchanged.
// Its schema is published as `schemas/audit.schema.json`. An audit imports only the types.
import * as z from 'zod';
import type { Frozen } from '../core/model.ts';

const text = z.string();
const time = z.iso.datetime().describe('UTC.');
const count = z.int().min(0);
const ledgerCommit = text.describe('The ledger commit that records it.');

const state = z.strictObject({
  name: text,
  asset_type: text,
  cyber_system_id: text,
  cyber_system: text.nullable().describe('Its name at that time; null if it was not listed.'),
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
  outcome: text.describe('As in the evidence. interrupted: the run was cut off, and a later list shows the change.'),
  reason: text.nullable().describe('Why it is not done.'),
  asked_by: z.array(text).describe('Authors of the pull requests that showed it.'),
  approved_by: z.array(approval),
  approval: text.describe('What the run relied on as its approval.'),
  pull_requests: z.array(z.int()),
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
  at: time,
  result: text,
  changes: count,
  guards: z.array(text),
  pull_requests: z.array(z.int()),
  actor: text.nullable(),
  run_url: text.nullable(),
  commit: text.nullable(),
  ledger_commit: ledgerCommit,
});

const gap = z.strictObject({
  kind: z.enum(['no-look', 'interrupted']),
  from: time,
  to: time.nullable(),
  days: count.nullable(),
  ledger_commit: ledgerCommit,
});

export const audit = z.strictObject({
  format_version: z.literal('1.0'),
  organization: text,
  service: text,
  ledger: z.strictObject({
    first: text,
    tip: text,
  }),
  from: time.nullable(),
  to: time.nullable(),
  changes: z.array(change),
  outside: z.array(outside).describe('Made outside the repository.'),
  refused: z.array(refused).describe('Runs that wrote nothing because an approval was missing or a guard failed.'),
  looks: z.array(z.strictObject({ at: time, kind: text, assets: count, ledger_commit: ledgerCommit })),
  gaps: z.array(gap),
});

/** Every time in it is ISO 8601, UTC. */
export type AuditReport = Frozen<z.infer<typeof audit>>;
/** A change that a run executed, or tried to execute. */
export type AuditChange = AuditReport['changes'][number];
/** An asset as it was listed at that time. */
export type AuditState = NonNullable<AuditChange['before']>;
/** A change that no run explains, and the two looks between which it was made. */
export type AuditOutside = AuditReport['outside'][number];

/** The list as of one look. */
export interface AuditList {
  readonly format_version: '1.0';
  readonly organization: string;
  readonly service: string;
  readonly at: string;
  readonly next_look: string | null;
  readonly ledger_commit: string;
  readonly live_sha256: string;
  readonly facilities: readonly Readonly<Record<string, string>>[];
  readonly control_centers: readonly Readonly<Record<string, string>>[];
  readonly systems: readonly Readonly<Record<string, string>>[];
  readonly assets: readonly (AuditState & { readonly id: string })[];
}
