// The job summary is a file that may not be there, and of which a run must know whether it was written.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { appendSummary } from '../../src/commands/action/outputs.ts';

function begun() {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const warnings: string[] = [];
  return { folder, warnings, warn: (message: string) => void warnings.push(message) };
}

test('texts are added one below the other', async () => {
  const { folder, warnings, warn } = begun();
  const path = join(folder, 'summary.md');
  for (const markdown of ['## One\n', '## Two\n']) expect(await appendSummary({ path, markdown, warn })).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe('## One\n\n## Two\n\n');
  expect(warnings).toEqual([]);
});

test('without a file nothing is written, and that is no news', async () => {
  const { warnings, warn } = begun();
  expect(await appendSummary({ path: '', markdown: 'text', warn })).toBe(false);
  expect(warnings).toEqual([]);
});

test('what cannot be written is a warning, and ends no run', async () => {
  const { folder, warnings, warn } = begun();
  expect(await appendSummary({ path: folder, markdown: 'text', warn })).toBe(false);
  expect(warnings).toEqual(['The job summary could not be written (EISDIR).']);
});
