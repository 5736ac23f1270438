// What a run tells of its requests and of its end: one line a request when asked, never with the key; progress never among machine output.
import { expect, test } from 'vitest';
import { alpha } from './harness.ts';

const stage = () => alpha(['a', 'b'], ['a-1 renamed_from=a', 'c']);

const REQUEST = /^(GET|POST|PATCH|DELETE) \S+ (\d{3}|no answer) [\d,]+ ms$/;

function requestLines(text: string): string[] {
  const lines = text.split('\n').filter((line) => REQUEST.test(line));
  return lines.map((line) => line.replace(/ [\d,]+ ms$/, ''));
}

test('--verbose tells of each request: method, path, status and time, as the service saw them', async () => {
  const ran = await (await stage()).built('apply', '--yes', '--verbose');
  expect(ran.code).toBe(0);
  expect(requestLines(ran.stderr).sort()).toEqual([...ran.requests].sort());
  expect(requestLines(ran.stderr)).toContain('DELETE /cyber-assets/ca_b 204');
});

test('--verbose keeps to standard error beside machine output', async () => {
  const { stdout, stderr } = await (await stage()).cli('plan', '--json', '--verbose');
  expect(JSON.parse(stdout)).toMatchObject({ summary: { create: 1, update: 1, delete: 1 } });
  expect(requestLines(stderr)).toHaveLength(stderr.trimEnd().split('\n').length);
});

test.each([
  [['plan'], /^planned, 3 changes, 1 permanent delete, in \d+\.\d s$/],
  [['drift'], /^drifted, 2 differences, in \d+\.\d s$/],
  [['apply', '--yes'], /^applied, done 3 of 3, in \d+\.\d s, evidence: \.cip-sync\/evidence-\S+\.json$/],
  [['apply'], /^unapproved, 3 changes, 1 permanent delete, in \d+\.\d s, evidence: \S+$/],
])('the last line of %j tells result, counts and time', async (argv, line) => {
  const ran = await (await stage()).cli(...argv);
  expect(ran.stderr.trimEnd().split('\n').at(-1)).toMatch(line);
});
