// A saved plan (`plan --out FILE`), read back for apply and for reports.
import { readFileSync } from 'node:fs';
import type { PlanDocument } from '../report/plan-schema.ts';
import { ConfigurationError } from '../service/endpoint.ts';

/** Throws a ConfigurationError for a file that cannot be read, is no plan, or was edited. */
export async function readSavedPlan(path: string): Promise<PlanDocument> {
  return parseSavedPlan(readNamed('--plan', path).toString('utf8'));
}

/** The bytes of a file that a flag names. Throws a ConfigurationError that names the flag. */
export function readNamed(flag: '--plan' | '--evidence', path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new ConfigurationError(flag, 'names a file that cannot be read.', { cause });
  }
}

export async function parseSavedPlan(text: string): Promise<PlanDocument> {
  const { parsePlanDocument } = await import('../report/plan-schema.ts');
  const parsed = parsePlanDocument(text);
  if (parsed.ok) return parsed.plan;
  const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
  throw new ConfigurationError('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}
