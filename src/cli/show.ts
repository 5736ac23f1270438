// `show`: a saved plan, or the evidence of an apply, again as the run showed it. It reads one file and nothing else.
import { resolve } from 'node:path';
import { type EvidenceDocument, evidence } from '../apply/evidence-schema.ts';
import type { Change, ShownPlan } from '../core/change.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { type AssetState, bareDocument, type DesiredAsset, type SitedSystem } from '../core/model.ts';
import { executedBy } from '../core/origin.ts';
import { type ApplyReport, type ChangeResult, type Exit, UserError } from '../core/result.ts';
import { findPossibleRenames } from '../core/suggest.ts';
import type { CliContext } from '../run/context.ts';
import { readNamed } from '../run/run-files.ts';
import { renderAppliedTerminal, resultMarkdown } from '../text/applied.ts';
import { wordDiagnostic } from '../text/findings.ts';
import { planMarkdown } from '../text/markdown/page.ts';
import { type PlanDocument, parsePlanDocument } from '../text/plan-schema.ts';
import { renderPlanTerminal } from '../text/terminal.ts';
import { joined, utcTime, visible, word } from '../text/text.ts';

export async function cliShow({ options, cwd, terminal, report, style }: CliContext<'show'>): Promise<Exit> {
  const path = resolve(cwd, options.argument ?? '');
  const text = readNamed('show', path).toString('utf8');
  const saved = parsePlanDocument(text);
  if (saved.ok) {
    const plan = planFrom(saved.plan);
    if (options.markdown) terminal.out(planMarkdown(plan, {}).text);
    else report(renderPlanTerminal(plan, style));
    return 'done';
  }
  const document = saved.isEvidence ? evidence.safeParse(JSON.parse(text)).data : undefined;
  if (document === undefined) {
    const wrong = saved.isEvidence ? 'it is evidence, edited' : saved.problems[0];
    const problem = `which cannot be shown as a saved plan or as evidence (${wrong})`;
    throw new UserError('show', `names ${word(path)}, ${problem}`, 'Make a new plan with plan --out FILE.');
  }
  const attempt = attemptFrom(document);
  if (options.markdown) {
    const page = { ...document, commitUrl: null, evidence: null, ledger: null, refusal: null, name: '', pages: null };
    terminal.out(resultMarkdown(attempt.plan, attempt.report, page, 'all').text);
  } else {
    const applied = renderAppliedTerminal(attempt.report, { ...style, isRecorded: false });
    report(`${headOf(document)}\n${applied}`);
  }
  return 'done';
}

function headOf({ organization, result, started_at, commit, approval, actor }: EvidenceDocument): string {
  const parts = [
    `Apply to ${organization}: ${result ?? 'not ended'}, started ${utcTime(started_at)}`,
    commit === null ? '' : `commit ${commit}`,
    approval.by === null ? '' : `approved by ${approval.by}`,
    actor === null ? '' : `run by ${actor}`,
  ];
  return visible(joined(parts, ', '));
}

type ChangeDocument = PlanDocument['changes'][number] | EvidenceDocument['changes'][number];

/** The change of a document. It has no entry of a file, but perhaps the place of one. */
function changeFrom(document: ChangeDocument): Change {
  const { id, before, after, origin, fingerprint, from_cyber_system } = document;
  const cyberSystem = systemFrom(document.cyber_system);
  const common = { origin, fingerprint, cyberSystem };
  if (after === null) {
    if (before === null || id === null) throw new UserError('show', 'cannot show a change without an asset');
    return { action: 'delete', id, before, after, ...common };
  }
  const source = 'source' in document ? document.source : null;
  const desired = bareEntry(after, source);
  if (before === null || id === null) return { action: 'create', id: null, before: null, after, desired, ...common };
  const fromSystem = from_cyber_system === null ? cyberSystem : systemFrom(from_cyber_system);
  const changed = (['name', 'cyber_system_id', 'asset_type'] as const).filter((key) => before[key] !== after[key]);
  return { action: 'update', id, before, after, changed, fromSystem, desired, ...common };
}

function systemFrom({ id, name, site, impact_rating }: ChangeDocument['cyber_system']): SitedSystem {
  return { id, name, site, impactRating: impact_rating };
}

/** An entry that is known only by its end and its place; null for a place that evidence does not keep. */
function bareEntry(
  { name, asset_type, cyber_system_id }: AssetState,
  source: PlanDocument['changes'][number]['source'],
): DesiredAsset {
  const { path, ...position } = source ?? { path: '', line: 0, column: 0 };
  const file = { path, place: () => position, lineText: () => '' };
  const document = bareDocument(file, { value: cyber_system_id, offset: 0 });
  return { name, assetType: asset_type, offset: 0, document, hints: null, externalId: null };
}

/** The plan of a document. How many live assets its guards counted is not saved. */
function planFrom(document: Omit<PlanDocument, 'format_version' | 'tool' | 'generated_at'>): ShownPlan {
  const { organization, digest, guards, only, undeclared } = document;
  const { left_out, ...counts } = document.summary;
  const summary = left_out === undefined ? counts : { ...counts, left_out };
  const changes = document.changes.map(changeFrom);
  return {
    organization,
    digest,
    guards,
    summary,
    changes,
    managed: null,
    maxDeletePercent: 0,
    ratings: [],
    older: new Set(),
    diagnostics: savedFindings(document, changes),
    only: only === undefined ? null : { references: only, along: 0 },
    toExecute: executedBy({ changes, summary }),
    undeclared: undeclared.map(({ cyber_system, ...asset }) => ({
      asset: { ...asset, organization_slug: organization },
      cyberSystem: systemFrom(cyber_system),
      path: '',
    })),
  };
}

/**
 * What the plan found, in its words. Questions about renames are asked of the changes again, because a page shows each
 * pair as one.
 */
function savedFindings(
  { diagnostics, undeclared }: Pick<PlanDocument, 'diagnostics' | 'undeclared'>,
  changes: readonly Change[],
): ShownPlan['diagnostics'] {
  const asked = new Map<string, Diagnostic>();
  findPossibleRenames(changes, undeclared, new Map(), (found) => void asked.set(wordDiagnostic(found).message, found));
  return diagnostics.map((one) => asked.get(one.message) ?? one);
}

/** The changes that an apply was to execute, and what came of each. */
function attemptFrom(document: EvidenceDocument): { plan: ShownPlan; report: ApplyReport } {
  const { organization, digest, changes, closing_read, differences } = document;
  const numbers = { create: 0, update: 0, delete: 0, renamed: 0, moved: 0, retyped: 0, unchanged: 0 };
  const summary = { ...numbers, undeclared: 0, ignored: 0, unmanaged: 0, pending: 0, drift: 0, ...document.summary };
  const planned = { organization, digest, summary, undeclared: [], diagnostics: [], guards: [], changes: [] };
  const results = changes.map((one): ChangeResult => {
    const { outcome, id, reason, detail, attempts, started_at, ended_at } = one;
    const isLost = outcome === 'open' && started_at !== null;
    return {
      change: changeFrom(one),
      id,
      detail,
      writes: attempts,
      isHalfDone: false,
      meaning: null,
      outcome: outcome !== 'open' ? outcome : isLost ? 'unknown' : 'not-started',
      reason: isLost ? 'The run ended without a word.' : reason,
      reasonBy: isLost ? 'tool' : 'others',
      startedAt: started_at === null ? null : Date.parse(started_at),
      endedAt: ended_at === null ? null : Date.parse(ended_at),
    };
  });
  const byPrint = new Map(results.map(({ change }) => [change.fingerprint, change]));
  const doubts = differences.flatMap(({ fingerprint, kind, found }) => {
    const change = byPrint.get(fingerprint);
    return change === undefined
      ? []
      : { change, kind, found: found.map((one) => ({ ...one, organization_slug: organization })) };
  });
  const { converged = null, failure = null, stopped = null } = closing_read ?? {};
  const report = { results, converged, differences: doubts, stopped, closingFailure: failure };
  return {
    plan: { ...planFrom(planned), toExecute: results.map(({ change }) => change) },
    report: { ...report, isAnswered: true, lostTurn: null, crash: null, closing: null },
  };
}
