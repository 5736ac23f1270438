// The plan as the document of design section 5: for `--json`, `--out` and `--plan`. It keeps all names.
import type { Change, Field, Guard, Plan, Summary } from '../core/change.ts';
import type { AssetState, AssetType } from '../core/model.ts';
import { type WordedDiagnostic, wordDiagnostic } from './messages.ts';
import type { Detail } from './voice.ts';

export const TOOL_NAME = 'cip-inventory-sync';
export const FORMAT_VERSION = '1.0';

interface Reference {
  readonly id: string;
  readonly name: string;
}

/** 1-based, the column in UTF-16 units. */
interface SourcePlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

interface DocumentChangeCommon {
  readonly fingerprint: string;
  readonly cyber_system: Reference;
  readonly origin: Change['origin'];
}

interface DocumentCreate extends DocumentChangeCommon {
  readonly action: 'create';
  readonly id: null;
  readonly before: null;
  readonly after: AssetState;
  readonly changed: readonly never[];
  readonly source: SourcePlace;
}

interface DocumentUpdate extends DocumentChangeCommon {
  readonly action: 'update';
  readonly id: string;
  readonly before: AssetState;
  readonly after: AssetState;
  readonly changed: readonly Field[];
  readonly source: SourcePlace;
}

interface DocumentDelete extends DocumentChangeCommon {
  readonly action: 'delete';
  readonly id: string;
  readonly before: AssetState;
  readonly after: null;
  readonly changed: readonly never[];
  readonly source: null;
}

export type DocumentChange = DocumentCreate | DocumentUpdate | DocumentDelete;

interface DocumentUndeclared {
  readonly id: string;
  readonly name: string;
  readonly cyber_system_id: string;
  readonly asset_type: AssetType;
  readonly cyber_system: Reference;
}

export interface PlanDocument {
  readonly format_version: typeof FORMAT_VERSION;
  readonly tool: { readonly name: typeof TOOL_NAME; readonly version: string };
  readonly organization: string;
  readonly generated_at: string;
  readonly summary: Summary;
  readonly changes: readonly DocumentChange[];
  readonly undeclared: readonly DocumentUndeclared[];
  readonly diagnostics: readonly WordedDiagnostic[];
  readonly guards: readonly Guard[];
  readonly digest: string;
}

export interface DocumentOptions {
  readonly toolVersion: string;
  /** ISO 8601, UTC. */
  readonly generatedAt: string;
  /** How diagnostics are worded. Changes keep their names under `counts` too: files keep them. */
  readonly detail?: Detail;
}

/** Its keys are in the order of design section 5. */
export function planDocument(plan: Plan, { toolVersion, generatedAt, detail = 'full' }: DocumentOptions): PlanDocument {
  return {
    format_version: FORMAT_VERSION,
    tool: { name: TOOL_NAME, version: toolVersion },
    organization: plan.organization,
    generated_at: generatedAt,
    summary: plan.summary,
    changes: plan.changes.map(documentChange),
    undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
      id: asset.id,
      name: asset.name,
      cyber_system_id: asset.cyber_system_id,
      asset_type: asset.asset_type,
      cyber_system: { id: cyberSystem.id, name: cyberSystem.name },
    })),
    diagnostics: plan.diagnostics.map((found) => wordDiagnostic(found, detail)),
    guards: plan.guards,
    digest: plan.digest,
  };
}

/** The same as standard output shows it: under `counts` without the lists that name assets. Such a plan approves nothing. */
export function shownPlan(plan: Plan, options: DocumentOptions): PlanDocument {
  const document = planDocument(plan, options);
  return options.detail === 'counts' ? { ...document, changes: [], undeclared: [] } : document;
}

function documentChange(change: Change): DocumentChange {
  const { fingerprint, origin } = change;
  const cyberSystem = { id: change.cyberSystem.id, name: change.cyberSystem.name };
  const common = { cyber_system: cyberSystem, origin };
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
