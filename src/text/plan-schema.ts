// The format of a plan document, for `schemas/plan.schema.json`, and the only parser of a saved plan. plan-document.ts
// makes the document, so that a run that only plans does not load the schema.
import * as z from 'zod';
import type { Change } from '../core/change.ts';
import { type Code, SEVERITIES } from '../core/diagnostic.ts';
import { digest, fingerprint } from '../core/fingerprint.ts';
import { ASSET_TYPES, type Frozen, otherFormat } from '../core/model.ts';
import { executedBy } from '../core/origin.ts';
import { WORDS } from './messages.ts';
import { visible } from './text.ts';

const ORIGINS = ['inventory', 'pending', 'drift'] as const satisfies readonly Change['origin'][];
const CODES = Object.keys(WORDS) as [Code, ...Code[]];

const count = z.int().nonnegative();
const text = z.string();

const state = z
  .strictObject({ name: text, cyber_system_id: text.describe('Prefix cs_.'), asset_type: z.enum(ASSET_TYPES) })
  .describe('The fields of an asset that an update can change.');

const site = z
  .strictObject({ id: text, name: text })
  .nullable()
  .describe('The facility, or with control-center-field the control center, that the system is in.');

const reference = z.strictObject({
  id: text,
  name: text,
  site,
  impact_rating: text.nullable().describe('The value of the field that impact-rating-field names.'),
});

const source = z
  .strictObject({
    path: text.describe('Relative, with forward slashes.'),
    line: z.int().positive(),
    column: z.int().positive().describe('In UTF-16 units.'),
  })
  .describe('Where the inventory asks for the change.');

const common = {
  fingerprint: z
    .string()
    .regex(/^[\w-]{16}$/)
    .describe('Identity of the change: SHA-256 over organization, action, id, before and after; 96 bits of it.'),
  cyber_system: reference.describe('The system of `after`; of `before` for a delete.'),
  from_cyber_system: reference.nullable().describe('For a move: the system that the asset is in now.'),
  origin: z
    .enum(ORIGINS)
    .describe(
      'inventory: these files ask for it. pending: earlier merges asked for it. drift: the service differed before this change.',
    ),
};

const change = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('create'),
    id: z.null().describe('The service chooses the id.'),
    before: z.null(),
    after: state,
    changed: z.array(z.never()).max(0),
    source,
    ...common,
  }),
  z.strictObject({
    action: z.literal('update'),
    id: text.describe('Prefix ca_.'),
    before: state,
    after: state,
    changed: z.array(state.keyof()).min(1).describe('name: a rename. cyber_system_id: a move. asset_type: a retype.'),
    source,
    ...common,
  }),
  z.strictObject({
    action: z.literal('delete'),
    id: text.describe('Prefix ca_.'),
    before: state,
    after: z.null(),
    changed: z.array(z.never()).max(0),
    source: z.null(),
    ...common,
  }),
]);

const summary = z
  .strictObject({
    create: count,
    update: count,
    delete: count,
    renamed: count.describe('Kinds of the updates. An update of several kinds counts in each.'),
    moved: count,
    retyped: count,
    unchanged: count,
    undeclared: count.describe('Live in a declared cyber system, in no file, and left alone.'),
    ignored: count.describe('Live assets that files ignore.'),
    unmanaged: count.describe('Live in cyber systems that no file declares.'),
    left_out: count.optional().describe('Changes of other systems, if only some systems were chosen.'),
    pending: count.describe('Of those to execute.'),
    drift: count.describe('Not to execute.'),
  })
  .describe('create, update and delete count what would be executed.');

const undeclared = z.strictObject({ id: text, ...state.shape, cyber_system: reference });

export const finding = z.strictObject({
  code: z.enum(CODES),
  severity: z.enum(SEVERITIES),
  message: text.describe('Subject, cause and remedy, on one line.'),
  path: text.nullable(),
  line: z.int().positive().nullable(),
  column: z.int().positive().nullable(),
});

const guard = z.strictObject({
  guard: z.enum(['max-deletes', 'max-delete-percent']).describe('The input to raise.'),
  limit: z.number().nonnegative().describe('Most deletes.'),
  value: count.describe('Deletes that would be executed.'),
  passed: z.boolean(),
});

const FORMAT = '2.0';

const planShape = z
  .strictObject({
    format_version: z.literal(FORMAT),
    tool: z.strictObject({ name: z.literal('cip-inventory-sync'), version: text }),
    organization: text.describe('Slug of the organization.'),
    generated_at: z.iso.datetime().describe('UTC.'),
    only: z.array(text).optional().describe('The choice, if this is only a part of the plan.'),
    summary,
    changes: z.array(change).describe('Sorted: system name, then delete, update, create, then name.'),
    undeclared: z.array(undeclared),
    diagnostics: z.array(finding).describe('In file order. If one is an error, there are no changes.'),
    guards: z.array(guard).describe('A guard that did not pass blocks apply.'),
    digest: z
      .string()
      .regex(/^sha256:[0-9a-f]{64}$/)
      .describe('Identity of what would be executed: SHA-256 over its sorted fingerprints.'),
  })
  .meta({
    title: 'cip-inventory-sync plan',
    description: 'What apply would do, and why.',
  });

export type PlanDocument = Frozen<z.infer<typeof planShape>>;

export function planJsonSchema() {
  return z.toJSONSchema(planShape, { target: 'draft-2020-12' });
}

const MOST_PROBLEMS = 20;
const EDITED = 'so the file was edited after the plan was saved';

/**
 * A saved plan (`--plan FILE`). Each fingerprint must be that of its change, and the digest must cover all changes to
 * execute: you approve exactly what you read in the file. Problems say what
 * the file is instead, or start with the path of what is wrong in it, as `changes[3].id`.
 */
export function parsePlanDocument(
  json: string,
):
  | { readonly ok: true; readonly plan: PlanDocument }
  | { readonly ok: false; readonly isEvidence?: true; readonly problems: readonly string[] } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, problems: ['it is not JSON, or not all of it'] };
  }
  const has = (key: string) => typeof value === 'object' && value !== null && key in value;
  if (!has('changes') || !has('digest')) return { ok: false, problems: ['it is JSON of something else'] };
  if (has('approval')) return { ok: false, isEvidence: true, problems: ['it is the evidence of an apply'] };
  const other = otherFormat(value, FORMAT);
  if (other !== null) {
    return { ok: false, problems: [`format_version: it is of format ${other}, and this version reads ${FORMAT}`] };
  }
  const parsed = planShape.safeParse(value);
  const problems = parsed.success
    ? forgeries(parsed.data)
    : parsed.error.issues.map(({ path }) => {
        const segments = path
          .map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${String(segment)}`))
          .join('');
        return `${visible(segments.replace(/^\./, '')) || 'its keys'}: not as a plan is saved, ${EDITED}`;
      });
  return parsed.success && problems.length === 0
    ? { ok: true, plan: parsed.data }
    : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}

function forgeries(plan: PlanDocument): string[] {
  const { organization, changes, digest: stated } = plan;
  const problems = changes.flatMap(({ action, id, before, after, fingerprint: print }, index) =>
    fingerprint({ organization, action, id, before, after }) === print
      ? []
      : [`changes[${index}]: does not match its fingerprint, ${EDITED}`],
  );
  const isWhole = digest(executedBy(plan).map((one) => one.fingerprint)) === stated;
  return isWhole ? problems : [...problems, `digest: does not match the changes, ${EDITED}`];
}
