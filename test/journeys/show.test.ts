// `show`: a saved plan and evidence again, from the file alone.
import { expect, test } from 'vitest';
import { alpha } from './harness.ts';

test('shows a saved plan as plan showed it, and as Markdown', async () => {
  const stage = await alpha(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'new']);
  const { stdout } = await stage.cli('plan', '--out', 'plan.json');
  const again = await stage.cli('show', 'plan.json');
  expect(again).toMatchObject({ code: 0, stderr: '', requests: [] });
  const rowsOf = (text: string) => text.split('\n').filter((line) => /^ {4}\w|^Inventory|^sha256:/.test(line));
  expect(rowsOf(again.stdout)).toEqual(rowsOf(stdout));
  // Of its findings only the words are saved.
  expect(again.stdout).toMatch(/warning possible-rename: Is this a rename\?/);
  const { stdout: page } = await stage.cli('show', 'plan.json', '--markdown');
  expect(page).toMatch(/^## Inventory plan for `acme`: 2 changes, \*\*1 permanent delete\*\*\n/);
  expect(page).toMatch(/\n\| `d` \| delete hardware \| `ca_\w+` \|/);
});

test('shows evidence: who approved it, and the outcome of every change', async () => {
  const stage = await alpha(['a', 'b'], ['a', 'c']);
  await stage.cli('plan', '--out', 'plan.json');
  await stage.cli('apply', '--plan', 'plan.json');
  const name = stage.files().find((path) => /\.cip-sync\/.*\.json$/.test(path)) ?? '';
  const shown = await stage.cli('show', name);
  expect(shown).toMatchObject({ code: 0, stderr: '', requests: [] });
  expect(shown.stdout).toMatch(
    /^Apply to acme: applied, started 20[\d-]+ [\d:]+ UTC, .*approved by saved plan sha256:/,
  );
  expect(shown.stdout).toMatch(/\nDone: 2 changes\n[\s\S]*b +delete hardware[\s\S]*\ndone 2 of 2\n/);
  const { stdout: page } = await stage.cli('show', name, '--markdown');
  expect(page).toMatch(
    /^## Inventory apply for `acme`: applied\n[\s\S]*\| `c` \| create hardware \| `ca_\w+` \| {2}\|\n/,
  );
});

test.each([
  ['no JSON', 'hello'],
  ['another document', '{"format_version": "2.0"}'],
  ['an edited plan', null],
])('refuses %s', async (_, text) => {
  const stage = await alpha(['a'], ['b']);
  await stage.cli('plan', '--out', 'plan.json');
  stage.write({ 'plan.json': text ?? stage.read('plan.json').replaceAll('"b"', '"z"') });
  const ran = await stage.cli('show', 'plan.json');
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr).toMatch(/^error: show takes a saved plan or evidence, and this file is neither\. As a plan: /);
});
