// Any document as a saved plan is refused with paths, or contains only changes that were sealed.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { PlanDocument } from '../../src/text/plan-schema.ts';
import { parsePlanDocument } from '../../src/text/plan-schema.ts';
import { asJson, damagedJson, damagedText } from './mutations.ts';
import { planDocuments } from './samples.ts';

const BITS = ['"', '{', '}', '[', ']', ',', ':', 'null', 'true', '0', '-1', '1e999', '"create"', '"cs_1"', '\\u0000'];

const documents = planDocuments.chain((good) => {
  const json = fc.constant(asJson(good));
  const texts = fc.oneof(
    { weight: 4, arbitrary: damagedJson(json).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: damagedText(fc.constant(JSON.stringify(good)), BITS) },
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string(),
  );
  return texts.map((text) => ({ good, text }));
});

export const anyPlan = fc.property(documents, ({ good, text }: { good: PlanDocument; text: string }) => {
  const parsed = parsePlanDocument(text);
  if (!parsed.ok) {
    assert(parsed.problems.length > 0 && parsed.problems.length <= 20, `${parsed.problems.length} problems`);
    parsed.problems.forEach(checkProblem);
    return;
  }
  const sealed = new Set(good.changes.map((change) => identity(good, change)));
  for (const change of parsed.plan.changes) {
    assert(sealed.has(identity(parsed.plan, change)), `a forged change: ${JSON.stringify(change)}`);
  }
});

/** A problem starts with a path, unless it is about the document as a whole. */
function checkProblem(problem: string): void {
  const isWhole = /^(?:it is (?:not JSON|JSON of|the evidence)|its keys: )/.test(problem);
  assert(isWhole || /^[a-z_]+(?:\[\d+\]|\.[a-z_]+)*: ./.test(problem), `no path: ${problem}`);
  assert(!/[\p{Cc}\u2028\u2029\u202A-\u202E]/u.test(problem), `not one clean line: ${JSON.stringify(problem)}`);
}

function identity(
  { organization }: PlanDocument,
  { action, id, before, after }: PlanDocument['changes'][number],
): string {
  const states = [before, after].map((state) => state && [state.name, state.cyber_system_id, state.asset_type]);
  return JSON.stringify([organization, action, id, states]);
}
