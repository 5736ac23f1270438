// `apply`: plans again, checks the guards, then the approval, and only then writes. A saved plan, a digest, a flag or
// the person at the terminal approves.
import { relative, resolve } from 'node:path';
import type { Plan } from '../core/change.ts';
import { targetFingerprint } from '../core/fingerprint.ts';
import { type AssetState, stateOf } from '../core/model.ts';
import { type Approved, executedBy } from '../core/origin.ts';
import { type ApplyReport, type Exit, exitOf, FREE, UserError } from '../core/result.ts';
import { openNamedLedger, showLedgerEnd } from '../ledger/open.ts';
import {
  type ApplyTools,
  decide,
  endApply,
  NOTHING_APPROVED,
  planApply,
  recordIntent,
  writeChanges,
} from '../run/apply.ts';
import { ApplyEvidence } from '../run/apply-evidence.ts';
import type { CliContext, Takes } from '../run/context.ts';
import { gitContext } from '../run/git-context.ts';
import type { Planned } from '../run/plan.ts';
import { readNamed } from '../run/run-files.ts';
import type { Settings } from '../run/settings.ts';
import { outcomeCounts, renderAppliedTerminal } from '../text/applied.ts';
import { type PlanDocument, parsePlanDocument } from '../text/plan-schema.ts';
import { closingLine, countsLine, planCounts, uncommittedSentence } from '../text/summarize.ts';
import { renderPlanTerminal } from '../text/terminal.ts';
import { painter, printedJson, visible, word } from '../text/text.ts';
import { type Refusal, renderRefusalTerminal } from '../text/unapproved.ts';
import { baselineFrom } from './plan.ts';

export async function cliApply(
  opened: CliContext<'apply'>,
  { repository, service }: Takes<'repository' | 'service'>,
): Promise<Exit> {
  const { options } = opened;
  const { approval } = opened.settings;
  const isApprovalGiven = options.given.has('approval') && (approval === 'none' || options.yes);
  const chosen = [
    ...['plan', 'yes', 'approve-digest'].flatMap((name) => (options.given.has(name) ? `--${name}` : [])),
    ...(isApprovalGiven ? [`--approval ${approval}`] : []),
  ];
  // Each of these says what may be executed, so together they would contradict each other.
  if (chosen.length > 1) throw new UserError(chosen.join(' and '), 'exclude each other', 'Give one of them.');
  const settings: Settings = { ...opened.settings, ...(options.yes && { approval: 'none' }) };
  const evidence = new ApplyEvidence({ ...opened, settings }, gitContext(opened, repository));
  try {
    const saved = options.plan === null ? null : readSavedPlan(resolve(opened.cwd, options.plan));
    const context = { ...opened, settings: asSaved(saved, settings) };
    const ledger = await openNamedLedger(context, repository);
    return await applyHere(context, { repository, service, ledger, evidence }, saved).finally(() =>
      showLedgerEnd(ledger, opened),
    );
  } catch (error) {
    await evidence.completeFailed(error);
    throw error;
  }
}

async function applyHere(context: CliContext<'apply'>, tools: ApplyTools, saved: PlanDocument | null): Promise<Exit> {
  const { evidence } = tools;
  const { settings, terminal, report: print, style, cwd, options, host, progress, startedAt } = context;

  // Read. What a saved plan asked for stays requested after a part of it is done. A saved plan is never a review.
  const needsReview = settings.approval === 'review';
  const approving = saved === null || needsReview ? null : readPlan(saved);
  const compared = { ...baselineFrom(options, approving?.recorded), savedStates: approving?.states };
  const planned = await planApply(context, tools, compared);
  const { plan } = planned;
  if (saved !== null) refuseForeign(saved, planned);

  // Decide.
  const earlier = approving && { approved: approving.approved, by: `saved plan ${approving.digest}` };
  const decision = decide(planned, settings, earlier);
  let { verdict, by } = decision;
  const isUnapproved = verdict === 'unapproved';
  const hasDigest = settings.approveDigest !== '';
  const asks = isUnapproved && earlier === null && settings.approval === 'plan' && !hasDigest && terminal.ask !== null;

  // Show. You have read a saved plan before you apply it, so if it is unchanged, a few lines are enough. If you gave
  // the digest of another plan, the list is left out: the refusal below is what matters. It names this plan's digest.
  const isOtherDigest = isUnapproved && settings.approval === 'plan' && hasDigest;
  const isSaved = planned.result !== 'invalid' && saved?.digest === plan.digest;
  const shows = isSaved ? 'saved' : 'all';
  if (!isOtherDigest) print(renderPlanTerminal(plan, { ...style, verb: 'apply', shows }));
  if (saved !== null && isDone(saved, planned)) print('Everything in the saved plan is already done.\n');

  // Ask the person at the terminal, if there is one, and if no saved plan or digest was given.
  if (asks && (await agrees(plan, context))) {
    verdict = 'approved';
    by = 'a person at the terminal';
  }

  // Write.
  let report: ApplyReport | null = null;
  if (verdict === 'approved') {
    await recordIntent(context, tools, planned, by);
    report = await writeChanges(context, tools, planned, FREE);
  }
  const refused = verdict === 'approved' ? 'failed' : verdict;
  const ended = await endApply(tools, planned, refused, report).finally(() => {
    // The result of the writes is shown even if something fails after them.
    progress.end();
    const isRecorded = !evidence.isBehind;
    if (report !== null) print(renderAppliedTerminal(report, { ...style, isRecorded }));
  });

  // Report.
  if (ended.differsFrom !== null) {
    print(`${painter(style.color).red(visible(uncommittedSentence(ended.differsFrom)))}\n`);
  }
  if (verdict === 'unapproved' && asks) terminal.err('You did not agree, so nothing was applied.\n');
  else if (verdict === 'unapproved') {
    terminal.err(refusalText({ plan, missing: decision.missing, approved: earlier?.approved ?? null }, context));
  }
  const counts = report === null ? planCounts(plan, 'apply') : outcomeCounts(report);
  const line = closingLine(ended.result, counts, host.clock.now() - startedAt);
  print(`${line}, evidence: ${relative(cwd, evidence.path)}\n`);
  if (options.json) terminal.out(printedJson(ended.evidence));
  return exitOf(ended.result, ended.ledger?.failure);
}

/** `approved`: what the saved plan approves; null if none was given, or if it counts for nothing. */
function refusalText(
  { plan, missing, approved }: Pick<Refusal, 'plan' | 'missing'> & { readonly approved: Approved | null },
  { settings, options }: CliContext<'apply'>,
): string {
  const { approval, approveDigest: approve } = settings;
  const again = approved === null && approve === '' ? 'flag' : 'plan-again';
  const next = approval === 'review' ? 'review' : again;
  const text = renderRefusalTerminal({
    plan,
    missing,
    approved: approved ?? NOTHING_APPROVED,
    approve,
    next,
    behind: null,
    workflow: null,
  });
  // A plan with --base usually differs from a plan without it.
  const hint = 'If the plan was saved with --base, give apply the same --base.\n';
  return approved === null || options.base !== null ? text : text + hint;
}

/** The plan of another organization could pass for this one if neither has changes. */
function refuseForeign({ organization }: PlanDocument, { plan, live }: Planned): void {
  if (live === null || organization === plan.organization) return;
  const problem = `is a plan for ${word(organization)}, and the API key is that of ${word(plan.organization)}`;
  throw new UserError('--plan', problem, 'Use the other key, or save a plan with this one.');
}

/** Whether the service has every change of the saved plan. Files that ask for less by now also leave nothing to do. */
function isDone(saved: PlanDocument, { result, live }: Planned): boolean {
  const changes = executedBy(saved);
  if (result !== 'no-changes' || live === null || changes.length === 0) return false;
  const textOf = (asset: AssetState) => JSON.stringify(stateOf(asset));
  const ids = new Set<string | null>(live.assets.map(({ id }) => id));
  const states = new Set(live.assets.map(textOf));
  return changes.every(({ id, after }) => (after === null ? !ids.has(id) : states.has(textOf(after))));
}

/** Whether the person at the terminal agrees. Rejects if the run is to stop. */
async function agrees(plan: Plan, { terminal, shutdown }: CliContext): Promise<boolean> {
  const permanent = plan.summary.delete > 0 ? ' Deletes are permanent.' : '';
  const question = `Apply this? ${countsLine(plan)}.${permanent} Only "yes" applies: `;
  const answer = await terminal.ask?.(question, shutdown.stop);
  return answer?.trim() === 'yes';
}

/** Throws a UserError for a file that cannot be read, is not a plan, or was edited. */
function readSavedPlan(path: string): PlanDocument {
  const parsed = parsePlanDocument(readNamed('--plan', path).toString('utf8'));
  if (parsed.ok) return parsed.plan;
  const problem = `which cannot be used as a saved plan (${parsed.problems.slice(0, 3).join('; ')})`;
  throw new UserError('--plan', `names ${word(path)}, ${problem}`, 'Make a new plan with plan --out FILE.');
}

/**
 * What a saved plan showed. `approved`: the changes that it executes, and the rest of a swap that was cut off.
 * `recorded`: the changes that it asked for, and the states that they end in. They stay requested after a part of them
 * is done, even if the base now asks for the rest. Drift that the plan reverts stays drift. `states`: how it found the
 * assets that it changes, by id.
 */
function readPlan(saved: PlanDocument) {
  const targetsOf = (changes: PlanDocument['changes']) =>
    changes.flatMap(({ id, after }) => (id === null ? [] : targetFingerprint(saved.organization, id, after)));
  const executed = executedBy(saved);
  const requested = saved.changes.filter(({ origin }) => origin !== 'drift');
  const approved: Approved = {
    fingerprints: new Set(executed.map(({ fingerprint }) => fingerprint)),
    targets: new Set(targetsOf(executed)),
  };
  const recorded = new Set([...requested.map(({ fingerprint }) => fingerprint), ...targetsOf(requested)]);
  const states = new Map(
    saved.changes.flatMap(({ id, before }) => (id === null || before === null ? [] : [[id, before]])),
  );
  return { digest: saved.digest, approved, recorded, states };
}

/** Takes `only` from the saved plan. Drift is reverted if the saved plan does that or the flag asks for it. */
function asSaved(saved: PlanDocument | null, settings: Settings): Settings {
  if (saved === null) return settings;
  const revertsDrift = executedBy(saved).some(({ origin }) => origin === 'drift');
  return { ...settings, only: saved.only ?? [], applyDrift: settings.applyDrift || revertsDrift };
}
