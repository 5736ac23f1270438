// A saved plan: reads it from its file, and works out what it approves for an apply.
import { targetFingerprint } from '../core/fingerprint.ts';
import { type Approved, executedBy } from '../core/origin.ts';
import { ConfigurationError } from '../core/result.ts';
import { type PlanDocument, parsePlanDocument } from '../report/plan-schema.ts';
import { readNamed } from './run-files.ts';

/** Throws a ConfigurationError for a file that cannot be read, is not a plan, or was edited. */
export function readSavedPlan(path: string): PlanDocument {
  const parsed = parsePlanDocument(readNamed('--plan', path).toString('utf8'));
  if (parsed.ok) return parsed.plan;
  const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
  throw new ConfigurationError('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}

/** The changes that the saved plan showed. */
export function shownBy(plan: PlanDocument): Approved {
  const executed = executedBy(plan);
  return {
    fingerprints: new Set(executed.map(({ fingerprint }) => fingerprint)),
    targets: new Set(targetsOf(plan, executed)),
  };
}

/**
 * The changes that the saved plan asked for, and the states they end in. They stay requested after a part of them is
 * done, even if the base now asks for the rest. Drift that the plan reverts stays drift.
 */
export function recordedIn(plan: PlanDocument): ReadonlySet<string> {
  const requested = plan.changes.filter(({ origin }) => origin !== 'drift');
  return new Set([...requested.map(({ fingerprint }) => fingerprint), ...targetsOf(plan, requested)]);
}

function targetsOf({ organization }: PlanDocument, changes: PlanDocument['changes']): string[] {
  return changes.flatMap(({ id, after }) => (id === null ? [] : [targetFingerprint(organization, id, after)]));
}
