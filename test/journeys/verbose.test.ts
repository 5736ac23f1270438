// --verbose prints one line for each request. Every run ends with a line that has the result, counts and time.
import { expect, test } from 'vitest';
import { alpha } from './harness.ts';

const stage = () => alpha(['a', 'b'], ['a-1 renamed_from=a', 'c']);

const REQUEST = /^(GET|POST|PATCH|DELETE) \S+ (\d{3}|no answer) [\d,]+ ms$/;

function requestLines(text: string): string[] {
  const lines = text.split('\n').filter((line) => REQUEST.test(line));
  return lines.map((line) => line.replace(/ [\d,]+ ms$/, ''));
}

test('--verbose prints method, path, status and time of each request that the service saw', async () => {
  const ran = await (await stage()).built('apply', '--yes', '--verbose');
  expect(ran.code).toBe(0);
  expect(requestLines(ran.stderr).sort()).toEqual([...ran.requests].sort());
  expect(requestLines(ran.stderr)).toContain('DELETE /cyber-assets/ca_b 204');
});

test('--verbose with --json prints the requests on standard error', async () => {
  const { stdout, stderr } = await (await stage()).cli('plan', '--json', '--verbose');
  expect(JSON.parse(stdout)).toMatchObject({ summary: { create: 1, update: 1, delete: 1 } });
  expect(requestLines(stderr)).toHaveLength(stderr.trimEnd().split('\n').length);
});

test.each([
  [['plan'], /^planned, 3 changes, 1 permanent delete, in \d+\.\d s$/],
  [['drift'], /^drifted, 2 differences, in \d+\.\d s$/],
  [['apply', '--yes'], /^applied, done 3 of 3, in \d+\.\d s, evidence: \.cip-sync\/evidence-\S+\.json$/],
  [['apply'], /^unapproved, 3 changes, 1 permanent delete, in \d+\.\d s, evidence: \S+$/],
])('the last line of %j has the result, counts and time', async (argv, line) => {
  const ran = await (await stage()).cli(...argv);
  expect(ran.stdout.trimEnd().split('\n').at(-1)).toMatch(line);
});
