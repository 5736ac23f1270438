// The exact words that a reviewer reads in each situation. `npm run looks` shows them as GitHub does. After a change of
// words, run with UPDATE_GOLDEN=1, then read the diff.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderPlanTerminal } from '../../src/text/terminal.ts';
import {
  appliedComment,
  checkOf,
  commentOf,
  driftIssueOf,
  goldenPath,
  partialComment,
  planOf,
  SITUATIONS,
} from './golden.ts';

function expectGolden(path: string, text: string): void {
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, 'utf8'));
}

test.each(SITUATIONS)('%s: the comment', (situation) => {
  expectGolden(goldenPath(situation, 'comment.md'), commentOf(situation));
});

test.each(SITUATIONS)('%s: the log', (situation) => {
  const text = renderPlanTerminal(planOf(situation), { color: false });
  expectGolden(goldenPath(situation, 'log.txt'), text);
});

test('mixed: the check, the drift issue and the comments after an apply', () => {
  expectGolden(goldenPath('mixed', 'check.md'), checkOf('mixed'));
  expectGolden(goldenPath('mixed', 'drift-issue.md'), driftIssueOf('mixed'));
  expectGolden(goldenPath('mixed', 'applied.md'), appliedComment());
  expectGolden(goldenPath('mixed', 'partial.md'), partialComment());
});
