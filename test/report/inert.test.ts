// Random plans with hostile names, read as GitHub reads them: names are code and nothing else, the page keeps to its
// bytes, and no delete is cut while a create is shown.
import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import type { Change, Plan } from '../../src/core/change.ts';
import { diagnostic } from '../../src/core/diagnostic.ts';
import { renderResultMarkdown } from '../../src/report/applied.ts';
import { bytesOf } from '../../src/report/markdown/budget.ts';
import { planPage } from '../../src/report/markdown/page.ts';
import { applyReport, changeResult, create, file, plan, remove, update } from './builder.ts';
import { anyName } from './hostile.ts';
import { hostilePlan } from './hostile-plan.ts';

const RUN = 'https://github.com/o/r/actions/runs/1';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

const parser = unified().use(remarkParse).use(remarkGfm);

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

const OUR_HTML = /^(?:<details><summary><h3>[^<>`]+<\/h3><\/summary>|<\/details>|<br>)$/;
const PLAIN = new Set(
  'root heading paragraph text strong inlineCode code table tableRow tableCell list listItem blockquote break html link'.split(
    ' ',
  ),
);

/** Nothing that a page has but by our own hand: no foreign link, image, HTML, footnote, mention or reference. */
function expectInert(markdown: string): void {
  for (const { type, value = '', url } of nodesOf(parser.parse(markdown))) {
    expect(PLAIN.has(type), type).toBe(true);
    if (type === 'html') for (const tag of value.trim().split('\n')) expect(tag).toMatch(OUR_HTML);
    if (type === 'link') expect(url).toBe(RUN);
    if (type === 'text') expect(value).not.toMatch(/@|#\d|:\/\/|www\.|[\p{Cf}\p{Co}]/u);
  }
}

const origin = fc.constantFrom('inventory', 'inventory', 'pending', 'drift');
const maybeNull = { nil: null, freq: 2 };
const anySite = fc.option(fc.record({ id: anyName, name: anyName }), maybeNull);
const system = fc.record({ id: anyName, name: anyName, site: anySite, impactRating: fc.option(anyName, maybeNull) });
const anyChange = fc
  .record({ kind: fc.nat(4), id: anyName, name: anyName, other: anyName, system, to: system, path: anyName, origin })
  .map(({ kind, id, name, other, system: home, to, path, origin: why }): Change => {
    const spot = { path, origin: why };
    const from = { name, system: home, type: 'hardware' } as const;
    if (kind === 0) return remove(id, name, home, 'software', spot);
    if (kind === 1) return update(id, from, { name: `${other}-`, system: { ...to, id: `${to.id}-` } }, spot);
    if (kind === 2) return update(id, from, { type: 'software' }, spot);
    return create(name, home, 'hardware', spot);
  });
const anyPlan = fc.record({ changes: fc.array(anyChange, { maxLength: 40 }), a: anyName, b: anyName }).map(
  ({ changes, a, b }): Plan =>
    plan(changes, {
      diagnostics: [
        diagnostic(
          'possible-rename',
          'warning',
          { file: file(a), offset: 3 },
          {
            from: a,
            to: b,
            id: b,
            system: { id: a, name: b, site: { id: b, name: a }, impactRating: a },
            source: null,
            isInPlace: false,
            isExecuted: true,
          },
        ),
      ],
    }),
);

test('a plan: inert, within its bytes, no create where a delete was cut', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 500, max: 8000 }), (random, budget) => {
      const { text, notShown } = planPage(random, { detail: 'full', budget, runUrl: RUN });
      expect(bytesOf(text)).toBeLessThanOrEqual(budget);
      expectInert(text);
      const hidden = new Set(notShown);
      const isCut = (action: Change['action']) => (change: Change) => change.action === action && hidden.has(change);
      const creates = random.toExecute.filter(({ action }) => action === 'create');
      if (random.toExecute.some(isCut('delete'))) expect(creates.every(isCut('create'))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('what follows an apply: inert', () => {
  const options = { result: 'partial', commit: 'a'.repeat(40), runUrl: RUN, evidence: null, detail: 'full' } as const;
  fc.assert(
    fc.property(anyName, anyName, (a, b) => {
      const hostile = hostilePlan(a, b);
      const missing = new Set(hostile.toExecute.map(({ fingerprint }) => fingerprint));
      const approved = { fingerprints: new Set<string>(), targets: new Set<string>() };
      const refusal = { plan: hostile, missing, approved, approve: '', pulls: [7], next: 'dispatch' } as const;
      expectInert(renderResultMarkdown(hostile, null, { ...options, refusal }));
      const failed = { outcome: 'failed', reason: a, detail: b } as const;
      const results = hostile.toExecute.map((change) => changeResult(change, failed));
      const report = applyReport(results, { converged: null, closingFailure: b });
      expectInert(renderResultMarkdown(hostile, report, { ...options, refusal: null }));
    }),
    { numRuns: 60 },
  );
});
