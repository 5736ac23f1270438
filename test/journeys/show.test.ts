// `show`: a saved plan and evidence again, from the file alone.
import { expect, test } from 'vitest';
import { alpha } from './harness.ts';

/** What `plan` prints, without what a saved plan does not have: lines of files, the count of live assets, the last line. */
function remembered(printed: string): string {
  return printed
    .replaceAll(/^ +\d* \|.*\n/gm, '')
    .replaceAll('\n  help: ', ' ')
    .replace(': 30 percent of 6 live assets is 1 delete, and 3 are always allowed', '')
    .replace('percent 67', 'percent PERCENT')
    .replace(/\n[^\n]*, in [\d.]+ s\nSaved in plan.json\.\n$/, '\n');
}

test('shows a saved plan as plan showed it, and as Markdown', async () => {
  const stage = await alpha(['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'A', 'b', 'new']);
  const { stdout } = await stage.cli('plan', '--max-deletes', '1', '--out', 'plan.json');
  const again = await stage.cli('show', 'plan.json');
  expect(again).toMatchObject({ code: 0, stderr: '', requests: [] });
  expect(remembered(again.stdout)).toBe(remembered(stdout));
  expect(again.stdout).toMatch(/^\S+:\d+:\d+ warning similar-name\n {2}"A" differs from "a" /m);
  expect(again.stdout).toMatch(/^Blocked: 4 deletes, and max-deletes allows 1\. .* give --max-deletes 4\.$/m);
  const { stdout: page } = await stage.cli('show', 'plan.json', '--markdown');
  expect(page).toMatch(/^## Inventory plan for `acme`: 6 changes, \*\*blocked\*\*\n/);
  expect(page).toMatch(/\n\| `f` \| delete hardware[^|]* \| `ca_\w+` \|/);
});

test.each([
  ['a drifted pair is one difference', ['a', 'new'], [], /^Inventory plan for acme: no changes to apply, 1 difference/],
  ['an invalid plan has its errors', ['a', 'a'], [], /^Inventory plan for acme: 1 error, nothing is planned\n/],
])('%s', async (_, declared, flags, heading) => {
  const stage = await alpha(['a', 'b'], declared);
  stage.commit();
  const { stdout } = await stage.cli('plan', '--base', 'HEAD', '--out', 'plan.json', ...flags);
  const again = await stage.cli('show', 'plan.json');
  expect(again.stdout).toMatch(heading);
  expect(remembered(again.stdout)).toBe(remembered(stdout));
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
    /^## Inventory apply for `acme`: applied\n[\s\S]*\| `c` \| create hardware \| `ca_\w+` \| {2}\|\n\n<\/details>\n\nran for \d+\.\d s\n$/,
  );
});

test.each([
  ['a file that is not JSON', 'cyber_system: Alpha\n', 'it is not JSON, or not all of it'],
  ['JSON of something else', '{"format_version": "2.0"}', 'it is JSON of something else'],
  [
    'an edited plan',
    null,
    'changes[1]: does not match its fingerprint, so the file was edited after the plan was saved',
  ],
  [
    'evidence',
    '{"changes": [], "digest": "", "approval": {}}',
    'it is the evidence of an apply',
    'it is evidence, edited',
  ],
])('refuses %s, and says what to do', async (_, text, problem, shown = problem) => {
  const stage = await alpha(['a'], ['b']);
  await stage.cli('plan', '--out', 'plan.json');
  stage.write({ 'plan.json': text ?? stage.read('plan.json').replaceAll('"b"', '"z"') });
  for (const [argv, subject, is] of [
    [['show', 'plan.json'], 'show', `which cannot be shown as a saved plan or as evidence (${shown}).`],
    [['apply', '--plan', 'plan.json'], '--plan', `which cannot be used as a saved plan (${problem}).`],
  ] as const) {
    const ran = await stage.cli(...argv);
    expect(ran).toMatchObject({ code: 1, stdout: '', writes: [] });
    expect(ran.stderr).toBe(
      `error: ${subject} names "${stage.folder}/plan.json", ${is} Make a new plan with plan --out FILE.\n`,
    );
  }
});

test('names a folder as one', async () => {
  const stage = await alpha(['a'], ['b']);
  expect((await stage.cli('show', 'inventory')).stderr).toBe(
    `error: show names "${stage.folder}/inventory", which is a folder. Name a file.\n`,
  );
});
