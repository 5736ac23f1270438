// What the runner of GitHub Actions reads of an action, and gives it: GitHub's own forms.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { issueCommand, readInput, writeOutput } from '../../src/commands/action/outputs.ts';

test('an input is read by its name in upper case, trimmed', () => {
  const env = { 'INPUT_BASE-URL': ' https://x\n', INPUT_MY_NAME: 'a' };
  expect([readInput(env, 'base-url'), readInput(env, 'my name'), readInput(env, 'path')]).toEqual([
    'https://x',
    'a',
    '',
  ]);
});

test('a message cannot begin another command', () => {
  const lines: string[] = [];
  issueCommand((text) => lines.push(text), 'error', '100%\r\n::set-output name=a::b');
  expect(lines).toEqual(['::error::100%25%0D%0A::set-output name=a::b\n']);
});

test('an output stands between lines that no value knows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'output');
  for (const value of ['applied', 'a\nresult<<x\nb']) writeOutput(path, 'result', value);
  const text = readFileSync(path, 'utf8');
  const [first, second] = [...text.matchAll(/^result<<(ghadelimiter_[-0-9a-f]{36})\n([\s\S]*?)\n\1\n/gm)];
  expect([first?.[2], second?.[2]]).toEqual(['applied', 'a\nresult<<x\nb']);
  expect(first?.[1]).not.toBe(second?.[1]);
  expect(text).toBe(`${first?.[0]}${second?.[0]}`);
});
