// The format of evidence files, published as `schemas/evidence.schema.json`. An apply imports only its type.
import * as z from 'zod';
import { ASSET_TYPES, type Frozen } from '../core/model.ts';

const RESULTS = [
  'invalid',
  'no-changes',
  'blocked',
  'unapproved',
  'superseded',
  'applied',
  'partial',
  'failed',
  'cancelled',
] as const;

const count = z.int().min(0);
const time = z.iso.datetime().describe('UTC.');
const fingerprint = z.string().regex(/^[\w-]{16}$/);

const state = z.strictObject({ name: z.string(), cyber_system_id: z.string(), asset_type: z.enum(ASSET_TYPES) });
const system = z.strictObject({
  id: z.string(),
  name: z.string(),
  site: z.strictObject({ id: z.string(), name: z.string() }).nullable().describe('Facility or control center.'),
  impact_rating: z.string().nullable(),
});
const listedAsset = z.strictObject({ id: z.string(), ...state.shape });

const change = z.strictObject({
  fingerprint: fingerprint.describe('Identity of the change, as the plan showed it.'),
  action: z.enum(['create', 'update', 'delete']),
  origin: z.enum(['inventory', 'pending', 'drift']).describe('Why it was in the plan.'),
  id: z.string().nullable().describe('The id of the asset. For a create it is known afterwards.'),
  cyber_system: system,
  from_cyber_system: system.nullable().describe('For a move: the system that the asset was in.'),
  before: state.nullable().describe('null for a create.'),
  after: state.nullable().describe('null for a delete.'),
  outcome: z
    .enum(['open', 'done', 'adopted', 'already', 'changed-meanwhile', 'failed', 'unknown', 'skipped', 'not-started'])
    .describe(
      'open: to be done, or under way when the run ended without a word. adopted: created by a request whose answer was lost. already: nothing was left to do. changed-meanwhile: not written, since the asset is no longer what was planned.',
    ),
  reason: z.string().nullable().describe('Why it is not done.'),
  detail: z.string().nullable().describe('What the service said, cut and with the key removed.'),
  attempts: count.describe('Write requests sent, retries included.'),
  started_at: time.nullable(),
  ended_at: time.nullable(),
  shown_in: z
    .array(z.union([z.int().min(1), z.string()]))
    .describe('Numbers of the pull requests whose records show it, or the saved plan or digest that approved it.'),
  recreate: z
    .strictObject({ request: z.literal('POST /cyber-assets'), body: state, note: z.string() })
    .nullable()
    .describe(
      'For a delete: the request that would create such an asset again, with another id and without its history.',
    ),
});

const pullRequest = z.strictObject({
  number: z.int().min(1),
  title: z.string().nullable(),
  author: z.string(),
  head: z.string().describe('The commit that was shown and reviewed.'),
  merge_commit: z.string().nullable(),
  record: z
    .strictObject({ digest: z.string(), at: time })
    .nullable()
    .describe('What the pull request showed, and when; null if no record of it counts.'),
  approvals: z.array(z.strictObject({ user: z.string(), submitted_at: time, commit_id: z.string() })),
  needed: count
    .optional()
    .describe('How many approvals were asked for. Absent in evidence of earlier versions, which asked for one.'),
});

export const evidence = z.strictObject({
  format_version: z.literal('2.0'),
  tool: z.strictObject({ name: z.literal('cip-inventory-sync'), version: z.string() }),
  organization: z.string(),
  service: z.string().describe('Origin of the service.'),
  result: z.enum(RESULTS).nullable().describe('null until the run ends, and for good if it was killed.'),
  digest: z
    .string()
    .regex(/^sha256:[0-9a-f]{64}$/)
    .describe('Identity of the set of changes to execute.'),
  approval: z.strictObject({
    mode: z.enum(['none', 'plan', 'review']),
    by: z.string().nullable(),
  }),
  started_at: time,
  ended_at: time.nullable().describe('null until the run ends.'),
  commit: z.string().nullable().describe('The commit that was applied.'),
  clean: z.boolean().nullable().describe('Whether the inventory files are those of the commit.'),
  pull_requests: z.array(pullRequest),
  actor: z.string().nullable(),
  run_url: z.string().nullable(),
  files: z.array(z.strictObject({ path: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  summary: z.record(z.string(), count).describe('The counts of the plan.'),
  guards: z.array(z.strictObject({ guard: z.string(), limit: count, value: count, passed: z.boolean() })),
  changes: z.array(change).describe('What was to be executed, in the order of the plan.'),
  closing_read: z
    .strictObject({
      converged: z.boolean().nullable().describe('Whether the list showed every executed change.'),
      failure: z.string().nullable(),
      stopped: z.enum(['signal', 'turn-lost', 'key-refused', 'crash']).nullable(),
    })
    .nullable()
    .describe('null when nothing was tried.'),
  differences: z.array(
    z.strictObject({
      fingerprint,
      kind: z.enum(['missing', 'different', 'still-there', 'duplicate']),
      found: z.array(listedAsset),
    }),
  ),
  ledger: z
    .strictObject({ branch: z.string(), commit: z.string() })
    .nullable()
    .describe('The commit of the ledger that holds the intent of this apply.'),
});

/** Evidence of a run that ended, as the ledger keeps it. */
export const endedEvidence = evidence.extend({ result: z.enum(RESULTS), ended_at: time });

export type EvidenceDocument = Frozen<z.infer<typeof evidence>>;
export type EndedEvidence = Frozen<z.infer<typeof endedEvidence>>;
export type ExecutedChange = EvidenceDocument['changes'][number];
