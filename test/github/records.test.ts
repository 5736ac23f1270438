// What people read is as a record says that they read it, or the record does not count: row by row.
import { expect, test } from 'vitest';
import type { Comment } from '../../src/github/answers.ts';
import { marker } from '../../src/github/comment.ts';
import { checkSeal, commentSeal } from '../../src/github/record.ts';
import { objection } from '../../src/github/records.ts';
import { checkRun, OWNER, planRecord } from './facts.ts';

const [AT, LATER] = ['2026-03-01T12:00:00Z', '2026-03-01T12:00:01Z'];
const COMMENT: Comment = { id: 5, body: 'Deletes two.\n', author: 'us', html_url: '', updated_at: AT };
const OTHER: Comment = { ...COMMENT, id: 6, body: 'Fine.\n' };
const SHOWN = { comment: commentSeal(COMMENT), check: checkSeal('Plan', 'Deletes two.'), runs: [1] };

/** Why a record that was sealed with one comment does not count beside these. */
function why(comments: readonly Comment[], { summary = 'Deletes two.', isStrict = true } = {}) {
  const rules = { bot: 'us', keys: [], expected: OWNER, isStrict, mark: null, known: new Set<number>() };
  return objection({ record: planRecord(), shown: SHOWN, run: checkRun({ summary }) }, comments, rules)?.kind ?? null;
}

test.each([
  ['as it was', [OTHER, COMMENT], null],
  ['with other line ends, and without the white space at its end', [{ ...COMMENT, body: 'Deletes two.\r\n ' }], null],
  ['with other words, within the same second', [{ ...COMMENT, body: 'Fine.\n' }], 'comment-changed'],
  ['edited and put back', [{ ...COMMENT, updated_at: LATER }], 'comment-changed'],
  ['gone, beside another', [OTHER], 'comment-changed'],
  ['another of the same words', [{ ...COMMENT, id: 6 }], 'comment-changed'],
])('a comment %s', (_, comments, kind) => {
  expect(why(comments)).toBe(kind);
  expect(why(comments, { isStrict: false })).toBeNull();
});

test('a check that says something else', () => {
  expect(why([COMMENT], { summary: 'Fine.' })).toBe('check-changed');
  expect(why([COMMENT], { summary: 'Fine.', isStrict: false })).toBeNull();
});

test('a second comment of the same bot that looks like the plan, under any rules', () => {
  const second = { ...OTHER, body: `${marker('plan', '')}\nNo changes.` };
  expect(why([COMMENT, second])).toBe('second-comment');
  expect(why([COMMENT, second], { isStrict: false })).toBe('second-comment');
  expect(why([COMMENT, { ...second, author: 'mallory' }])).toBeNull();
  expect(why([COMMENT, { ...second, body: `${marker('plan', 'west')}\nNo changes.` }])).toBeNull();
});
