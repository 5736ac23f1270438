// The plan as a document, as `schemas/plan.schema.json` describes it.
import type { Change, Plan } from '../core/change.ts';
import { stateOf, TOOL_NAME } from '../core/model.ts';
import { systemDocument } from '../core/resolve.ts';
import { wordDiagnostic } from './findings.ts';
import type { PlanDocument } from './plan-schema.ts';

/** A plan for `--json`, `--out` and `--plan`: full names, a fixed order of keys. `generatedAt` is ISO 8601, UTC. */
export function planDocument(
  plan: Plan,
  { toolVersion, generatedAt }: { readonly toolVersion: string; readonly generatedAt: string },
): PlanDocument {
  return {
    format_version: '2.0',
    tool: { name: TOOL_NAME, version: toolVersion },
    organization: plan.organization,
    generated_at: generatedAt,
    ...(plan.only === null ? {} : { only: plan.only.references }),
    summary: plan.summary,
    changes: plan.changes.map(documentChange),
    undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
      id: asset.id,
      ...stateOf(asset),
      cyber_system: systemDocument(cyberSystem),
    })),
    diagnostics: plan.diagnostics.map(wordDiagnostic),
    guards: plan.guards,
    digest: plan.digest,
  };
}

function documentChange(change: Change): PlanDocument['changes'][number] {
  const { fingerprint, origin } = change;
  const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
  const common = {
    cyber_system: systemDocument(change.cyberSystem),
    from_cyber_system: isMove ? systemDocument(change.fromSystem) : null,
    origin,
  };
  if (change.action === 'delete') {
    const { action, id, before } = change;
    return { action, fingerprint, id, before, after: null, changed: [], ...common, source: null };
  }
  const { file } = change.desired.document;
  const source = { path: file.path, ...file.place(change.desired.offset) };
  if (change.action === 'create') {
    const { action, after } = change;
    return { action, fingerprint, id: null, before: null, after, changed: [], ...common, source };
  }
  const { action, id, before, after, changed } = change;
  return { action, fingerprint, id, before, after, changed, ...common, source };
}
