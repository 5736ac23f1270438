// Hand-built plans for the tests of what people read. Every count and digest follows from the changes.
import type { Change, Create, Delete, Guard, Plan, Update } from '../../src/core/change.ts';
import type { Code, Diagnostic, DiagnosticArgs } from '../../src/core/diagnostic.ts';
import { digest, fingerprint } from '../../src/core/fingerprint.ts';
import {
  type AssetState,
  type AssetType,
  bareDocument,
  type DesiredAsset,
  type InventoryDocument,
  type SitedSystem,
  type SourceFile,
} from '../../src/core/model.ts';
import type { ApplyReport, ChangeResult } from '../../src/core/result.ts';
import { resultMarkdown } from '../../src/text/applied.ts';
import { planMarkdown } from '../../src/text/markdown/page.ts';
import type { Refusal } from '../../src/text/unapproved.ts';
import { diagnostic } from '../core/build.ts';

export const ORGANIZATION = 'acme-power';
/** A system without a site, unless one is given. */
export function system(id: string, name: string, site: SitedSystem['site'] = null): SitedSystem {
  return { id, name, site, impactRating: null };
}

export const ALPHA = system('cs_1', 'Alpha EMS');
export const BETA = system('cs_2', 'Beta SCADA');

type System = SitedSystem;

/** A file whose offsets are line numbers: enough to see that places are passed on. */
export function file(path: string): SourceFile {
  return { path, place: (offset) => ({ line: offset, column: 5 }), lineText: (line) => `  - line ${line}` };
}

export interface Spot {
  readonly path?: string;
  readonly line?: number;
  readonly origin?: Change['origin'];
}

function desired(name: string, assetType: AssetType, system: System, spot: Spot): DesiredAsset {
  const document = documentOf(system, spot.path);
  return { name, assetType, offset: spot.line ?? 1, document, hints: null, externalId: null };
}

/** A document that declares a system on line 4 of a file. */
function documentOf({ name: value }: System, path = 'inventory/beta.yml'): InventoryDocument {
  return bareDocument(file(path), { value, offset: 4 });
}

function state(name: string, system: System, type: AssetType): AssetState {
  return { name, cyber_system_id: system.id, asset_type: type };
}

function common(
  identity: Omit<Parameters<typeof fingerprint>[0], 'organization'>,
  cyberSystem: System,
  { origin = 'inventory' }: Spot,
) {
  return { fingerprint: fingerprint({ organization: ORGANIZATION, ...identity }), origin, cyberSystem };
}

export function create(name: string, system: System, type: AssetType, spot: Spot = {}): Create {
  const after = state(name, system, type);
  const identity = { action: 'create', id: null, before: null, after } as const;
  return { ...identity, ...common(identity, system, spot), desired: desired(name, type, system, spot) };
}

export function remove(id: string, name: string, system: System, type: AssetType, spot: Spot = {}): Delete {
  const identity = { action: 'delete', id, before: state(name, system, type), after: null } as const;
  return { ...identity, ...common(identity, system, spot) };
}

export interface Side {
  readonly name: string;
  readonly system: System;
  readonly type: AssetType;
}

/** What `to` leaves out stays as it is. */
export function update(id: string, from: Side, to: Partial<Side>, spot: Spot = {}): Update {
  const end = { ...from, ...to };
  const before = state(from.name, from.system, from.type);
  const after = state(end.name, end.system, end.type);
  const fields: Update['changed'][number][] = ['name', 'cyber_system_id', 'asset_type'];
  const identity = { action: 'update', id, before, after } as const;
  return {
    ...identity,
    ...common(identity, end.system, spot),
    changed: fields.filter((field) => before[field] !== after[field]),
    fromSystem: from.system,
    desired: desired(end.name, end.type, end.system, spot),
  };
}

export function undeclared(id: string, name: string, system: System, type: AssetType): Plan['undeclared'][number] {
  return {
    asset: { id, ...state(name, system, type), organization_slug: ORGANIZATION },
    cyberSystem: system,
    path: 'inventory/beta.yml',
  };
}

/** A finding of this code, on line 7 of a file. */
export function sample<C extends Code>(code: C, args: DiagnosticArgs[C]): Diagnostic {
  return diagnostic(code, 'error', { file: file('inventory/beta.yml'), offset: 7 }, args);
}

export const NOT_UTF8 = sample('not-utf8', { byte: 0xe9, encoding: null });

export interface Extras {
  readonly undeclared?: Plan['undeclared'];
  readonly diagnostics?: readonly Diagnostic[];
  /** The `diagnostics` that the base also has. */
  readonly older?: readonly Diagnostic[];
  readonly guards?: readonly Guard[];
  readonly unchanged?: number;
  /** Live assets in declared systems; by default as many as there are changes. */
  readonly managed?: number;
  /** Also execute drift. */
  readonly revert?: boolean;
  readonly organization?: string;
  readonly ratings?: Plan['ratings'];
}

/** Expects the changes in the order of a plan. */
export function plan(changes: readonly Change[], extras: Extras = {}): Plan {
  const toExecute = extras.revert === true ? [...changes] : changes.filter(({ origin }) => origin !== 'drift');
  const updates = toExecute.filter((change) => change.action === 'update');
  const deletes = toExecute.filter(({ action }) => action === 'delete').length;
  const changing = (field: Update['changed'][number]) =>
    updates.filter(({ changed }) => changed.includes(field)).length;
  return {
    organization: extras.organization ?? ORGANIZATION,
    only: null,
    ratings: extras.ratings ?? [],
    summary: {
      create: toExecute.filter(({ action }) => action === 'create').length,
      update: updates.length,
      delete: deletes,
      renamed: changing('name'),
      moved: changing('cyber_system_id'),
      retyped: changing('asset_type'),
      unchanged: extras.unchanged ?? 0,
      undeclared: extras.undeclared?.length ?? 0,
      ignored: 0,
      unmanaged: 0,
      pending: toExecute.filter(({ origin }) => origin === 'pending').length,
      drift: changes.length - toExecute.length,
    },
    changes,
    toExecute,
    undeclared: extras.undeclared ?? [],
    managed: extras.managed ?? changes.length,
    maxDeletePercent: 30,
    diagnostics: extras.diagnostics ?? [],
    older: new Set(extras.older ?? []),
    guards: extras.guards ?? [{ guard: 'max-deletes', limit: 25, value: deletes, passed: deletes <= 25 }],
    digest: digest(toExecute.map((change) => change.fingerprint)),
  };
}

/** A change that is done, unless `given` says otherwise. */
export function changeResult(change: Change, given: Partial<ChangeResult> = {}): ChangeResult {
  const done = {
    outcome: 'done',
    reason: null,
    reasonBy: 'tool',
    detail: null,
    writes: 1,
    startedAt: 0,
    endedAt: 1,
  } as const;
  const meaning = given.outcome === 'failed' ? 'rejected' : null;
  return { change, id: null, isHalfDone: false, meaning, ...done, ...given };
}

/** A finished apply whose result was read back. */
export function applyReport(results: readonly ChangeResult[], given: Partial<ApplyReport> = {}): ApplyReport {
  const whole = {
    converged: true,
    differences: [],
    isAnswered: true,
    stopped: null,
    lostTurn: null,
    crash: null,
    closing: null,
  };
  return { results, ...whole, closingFailure: null, ...given };
}

/** A refusal of everything that the plan would execute. */
export function refusal(refused: Plan, given: Partial<Refusal> = {}): Refusal {
  const missing = new Set(refused.toExecute.map(({ fingerprint }) => fingerprint));
  const approved = { fingerprints: new Set<string>(), targets: new Set<string>(), deletes: null };
  const behind = { counting: [{ number: 7 }], rejected: [] };
  const usual = { approve: '', behind, next: 'dispatch', workflow: null } as const;
  return { plan: refused, missing, approved, ...usual, ...given };
}

/** The options for the page of a partial apply. */
export const PARTIAL = {
  result: 'partial',
  commit: 'abcdef12',
  commitUrl: null,
  run_url: null,
  evidence: null,
  ledger: null,
  refusal: null,
  name: '',
  pages: null,
  started_at: '2026-03-02T06:17:00.000Z',
  ended_at: null,
  pull_requests: [],
} as const;

/** The page of an apply that was refused. */
export function refusedPage(refused: Refusal, budget?: number): string {
  return resultMarkdown(refused.plan, null, { ...PARTIAL, result: 'unapproved', refusal: refused }, 'open', budget)
    .text;
}

/** The page of a plan in Markdown. */
export function pageOf(of: Plan, options: Parameters<typeof planMarkdown>[1] = {}): string {
  return planMarkdown(of, options).text;
}
