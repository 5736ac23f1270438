// The ten situations, from files and a live list to what a reviewer reads, word for word. `npm run looks` shows them as
// GitHub does. After a change of words: UPDATE_GOLDEN=1, then read the difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderPlanTerminal } from '../../src/report/terminal.ts';
import { goldenPath, planOf, SITUATIONS } from './golden.ts';
import { appliedComment, checkOf, commentOf, driftIssueOf, partialComment } from './golden-comment.ts';

function expectGolden(path: string, text: string): void {
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, 'utf8'));
}

/** Of many alike rows the first and last: nobody reads 1,700. */
function short(text: string): string {
  const lines = text.split('\n');
  return lines.length <= 100 ? text : [...lines.slice(0, 40), '…', ...lines.slice(-20)].join('\n');
}

test.each(SITUATIONS)('%s: the comment', (situation) => {
  expectGolden(goldenPath(situation, 'comment.md'), short(commentOf(situation)));
});

test.each(SITUATIONS)('%s: the log', (situation) => {
  const text = renderPlanTerminal(planOf(situation), { color: false });
  expectGolden(goldenPath(situation, 'log.txt'), short(text));
});

test('mixed: its check, as drift, and after its apply', () => {
  expectGolden(goldenPath('mixed', 'check.md'), checkOf('mixed'));
  expectGolden(goldenPath('mixed', 'drift-issue.md'), driftIssueOf('mixed'));
  expectGolden(goldenPath('mixed', 'applied.md'), appliedComment());
  expectGolden(goldenPath('mixed', 'partial.md'), partialComment());
});
