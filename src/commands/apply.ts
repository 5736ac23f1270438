// `apply`: plans again, checks guards, then approval, and only then writes (design sections 6 and 7). Evidence is
// written whichever way it ends.
import { evidenceDocument, type RunContext } from '../apply/evidence.ts';
import { executeChanges } from '../apply/execute.ts';
import type { Plan } from '../core/change.ts';
import { type ApplyReport, type ChangeResult, hasSucceeded } from '../core/outcome.ts';
import type { Approved } from '../core/scope.ts';
import type { Connection } from '../service/connect.ts';
import { type Approval, approve, type Consent, NOTHING_APPROVED } from './approval.ts';
import type { AttemptCount } from './attempts.ts';
import { explainFailure } from './failure.ts';
import type { Settings } from './inputs.ts';
import { type Planned, runPlan } from './plan.ts';
import { openJournal, recordPaths, writeJson } from './records.ts';
import type { Comparison, Revision } from './survey.ts';
import type { Result, World } from './world.ts';

export interface ApplyRequest {
  readonly settings: Settings;
  readonly head: Revision;
  readonly compared: Comparison;
  readonly connection: Connection;
  readonly attempts: AttemptCount;
  readonly world: World;
  readonly context: RunContext;
  readonly shown: Consent['shown'];
  /** Shows the plan and asks a person; null where nobody can be asked. */
  readonly ask: ((plan: Plan) => Promise<boolean>) | null;
  /** Asked just before the first write: false when a newer run will do it. */
  readonly mayWrite: () => Promise<boolean>;
  readonly onPlan: (plan: Plan) => void;
  /** Called as applying starts, and for each change that is settled. */
  readonly onProgress: (settled: number, total: number) => void;
}

export interface Applied {
  readonly result: Result;
  readonly plan: Plan;
  /** Fingerprints that nothing approves, for `unapproved`. */
  readonly missing: ReadonlySet<string>;
  /** The digest that was given to approve; '' for none. */
  readonly approve: string;
  /** What was shown and approved before, whether or not it is in the plan. */
  readonly approved: Approved;
  readonly report: ApplyReport | null;
  readonly evidencePath: string;
  readonly journalPath: string | null;
}

export async function runApply(request: ApplyRequest): Promise<Applied> {
  const { settings, world } = request;
  const startedAt = world.clock.now();
  const planned = await runPlan({ ...request, reader: request.connection.reader });
  request.onPlan(planned.plan);
  const { plan } = planned;
  const run = new Run(request, planned, startedAt);
  if (planned.result !== 'planned') return run.end(planned.result, NOTHING_MISSING, null);
  const consent = { mode: settings.approval, digest: settings.approve, shown: request.shown };
  const approval = approve(plan, consent);
  if (approval.missing.size === 0) return run.execute(approval);
  if (request.shown === null && settings.approval === 'plan' && (await request.ask?.(plan))) {
    return run.execute({ missing: new Set(), by: 'a person at the terminal' });
  }
  return run.end('unapproved', approval, null);
}

const NOTHING_MISSING: Approval = { missing: new Set(), by: null };

class Run {
  readonly #request: ApplyRequest;
  readonly #planned: Planned;
  readonly #startedAt: number;
  readonly #paths: { readonly journal: string; readonly evidence: string };

  constructor(request: ApplyRequest, planned: Planned, startedAt: number) {
    this.#request = request;
    this.#planned = planned;
    this.#startedAt = startedAt;
    this.#paths = recordPaths(request.settings.evidenceDir, startedAt);
  }

  async execute(approval: Approval): Promise<Applied> {
    const { connection, world, settings, onProgress } = this.#request;
    const { plan, liveAssets } = this.#planned;
    if (!(await this.#request.mayWrite())) return this.end('superseded', approval, null);
    const input = {
      changes: plan.toExecute,
      liveIds: liveAssets.map(({ id }) => id),
      concurrency: settings.concurrency,
      random: world.random,
    };
    const journal = openJournal(this.#paths.journal, () => world.clock.now());
    onProgress(0, plan.toExecute.length);
    try {
      const report = await executeChanges(input, {
        reader: connection.reader,
        writer: connection.writer(),
        clock: world.clock,
        explain: explainFailure,
        journal: journal.append,
        stop: world.stop,
        progress: (settled) => onProgress(settled, plan.toExecute.length),
      });
      const applied = this.end(resultOf(report), approval, report);
      if (report.crash !== null) throw report.crash;
      return applied;
    } finally {
      journal.close();
    }
  }

  end(result: Result, approval: Approval, report: ApplyReport | null): Applied {
    const { plan } = this.#planned;
    writeJson(this.#paths.evidence, this.#evidence(result, approval, report));
    return {
      result,
      plan,
      missing: approval.missing,
      approve: this.#request.settings.approve,
      approved: this.#request.shown?.approved ?? NOTHING_APPROVED,
      report,
      evidencePath: this.#paths.evidence,
      journalPath: report === null ? null : this.#paths.journal,
    };
  }

  #evidence(result: Result, { by }: Approval, report: ApplyReport | null) {
    const { settings, world, context, attempts } = this.#request;
    const { plan, files } = this.#planned;
    return evidenceDocument({
      tool: { name: 'cip-inventory-sync', version: world.version },
      organization: plan.organization,
      service: new URL(settings.baseUrl).origin,
      result,
      digest: plan.digest,
      approval: { mode: settings.approval, by },
      context,
      files: files.map((file) => ({ path: file.path, sha256: file.sha256() })),
      summary: plan.summary,
      guards: plan.guards,
      changes: plan.toExecute,
      report,
      attemptsOf: (done) => attempts.of(done),
      startedAt: this.#startedAt,
      endedAt: world.clock.now(),
    });
  }
}

/** All done and shown by the list: applied. Some done: partial. A signal says more than either. */
function resultOf({ results, converged, stopped }: ApplyReport): Result {
  const isWhole = results.every(({ outcome }) => hasSucceeded(outcome));
  if (isWhole && converged === true) return 'applied';
  if (stopped === 'signal') return 'cancelled';
  return results.some(hasLeftTraces) ? 'partial' : 'failed';
}

/** Done, perhaps done, or half done: an update that was parked has the other of its two writes before it. */
function hasLeftTraces({ change, outcome, writes }: ChangeResult): boolean {
  if (hasSucceeded(outcome) || outcome === 'unknown') return true;
  return change.action === 'update' && writes > (outcome === 'failed' ? 1 : 0);
}
