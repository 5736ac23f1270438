// Every page with hostile names, read as GitHub reads it: names are code and nothing else.
import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/core/change.ts';
import { needsId } from '../../src/core/characters.ts';
import { resultMarkdown } from '../../src/text/applied.ts';
import { cleanPage, driftPage } from '../../src/text/drift.ts';
import { checkSummary } from '../../src/text/markdown/page.ts';
import { liveIn } from '../sinks/live.ts';
import { applyReport, changeResult, PARTIAL, pageOf, refusal } from './builder.ts';
import { anyName } from './hostile.ts';
import { hostilePlan } from './plans.ts';

const RUN = 'https://github.com/o/r/actions/runs/1';

const live = (text: string) => liveIn([{ place: 'page', kind: 'markdown', text }]);

const DRIFT = {
  path: 'inventory',
  base: 'a',
  isAppliedKnown: false,
  approval: 'plan',
  workflow: null,
  place: 'issue',
  budget: 60_000,
} as const;
const CHECK = { commentUrl: 'javascript:alert(1)', runUrl: RUN, isNews: true, unrecorded: null } as const;

function failed(of: Plan, b: string): string {
  // A reason of plain words would be prose.
  const failure = { outcome: 'failed', reason: `@${b}`, reasonBy: 'others', detail: b } as const;
  const results = of.toExecute.map((change) => changeResult(change, failure));
  const report = applyReport(results, { converged: null, closingFailure: b });
  return resultMarkdown(of, report, PARTIAL).text;
}

const PAGES: readonly (readonly [string, (of: Plan, b: string) => string])[] = [
  ['a plan', (of) => pageOf(of, { next: 'review' })],
  ['its check', (of) => checkSummary(of, { ...CHECK, recordedAt: null })],
  ['a refused apply', (of) => resultMarkdown(of, null, { ...PARTIAL, refusal: refusal(of) }).text],
  ['a failed apply', failed],
  ['drift', (of) => driftPage({ ...DRIFT, plan: of }).text],
  // The colons of its time would look like an emoji.
  ['no drift', (of) => cleanPage(of, 0).replace('T00:00:00Z', '')],
];

test.each(PAGES)('%s is inert, and its words stay the same whatever the names are', (_, pageOf) => {
  const hostile = (a: string, b: string) => pageOf({ ...hostilePlan(a, b), organization: `@${a}` }, b);
  const [tame, unclean] = ['a', '\u202e'].map((a) => bonesOf(hostile(a, 'b')));
  fc.assert(
    fc.property(anyName, anyName, (a, b) => {
      const text = hostile(a, b);
      expect(live(text)).toEqual([]);
      // A name that is too long to be copied, or that no file can contain, changes the remedy.
      if (a.length <= 200 && b.length <= 200) expect(bonesOf(text)).toEqual(needsId(a) ? unclean : tame);
    }),
    { numRuns: 60 },
  );
});

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

/** The nodes of a page in order, with all text that is not code. */
function bonesOf(markdown: string): string[] {
  const walk = ({ type, value = '', url = '', children = [] }: Node): string[] => {
    // The head of a column is as wide as the names below it.
    const shown = type === 'code' || type === 'inlineCode' ? '' : value.replace(/\u00A0+$/, '');
    return [`${type} ${shown}${url}`, ...children.flatMap(walk)];
  };
  return walk(unified().use(remarkParse).use(remarkGfm).parse(markdown));
}
