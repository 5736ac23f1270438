// What lets an apply write: a saved plan, a yes, a digest, and nothing else.
import { expect, test } from 'vitest';
import { alpha, evidenceOf, type Ran, type Stage } from './harness.ts';
import type { Answer } from './in-process.ts';
import { ACME, declare } from './world.ts';

const BEFORE = ['Alpha/gone ca_gone', 'Alpha/keep ca_keep'];
const AFTER = ['Alpha/fresh', 'Alpha/keep'];

const NONE_STARTED = ['delete', 'create'].map((action) => ({ action, outcome: 'not-started' }));

const unplanned = () => alpha(['keep', 'gone'], ['keep', 'fresh']);

/** A stage with a plan saved as plan.json. */
async function planned() {
  const stage = await unplanned();
  await stage.cli('plan', '--out', 'plan.json');
  const digest: string = JSON.parse(stage.read('plan.json')).digest;
  return { stage, digest };
}

function expectNothingWritten(stage: Stage, ran: Ran): void {
  expect(ran).toMatchObject({ code: 1, writes: [] });
  expect(stage.live()).toEqual(BEFORE);
}

test('apply without approval exits 1, writes nothing, and records that in the evidence', async () => {
  const stage = await unplanned();
  const ran = await stage.cli('apply');
  expect(ran.stderr).toMatch(
    /not approved\.\nTo continue, run apply again with --yes, which .* plan --out FILE, and then apply --plan FILE\.\n$/,
  );
  expectNothingWritten(stage, ran);
  expect(evidenceOf(stage)).toMatchObject({
    ...{ result: 'unapproved', approval: { mode: 'plan', by: null }, closing_read: null, changes: NONE_STARTED },
  });
});

test('with --approval review, the command line applies nothing: not by a plan, a digest or a person', async () => {
  const { stage, digest } = await planned();
  for (const consent of [['--plan', 'plan.json'], ['--approve-digest', digest], []]) {
    const argv = ['apply', '--approval', 'review', ...consent];
    const ran = await stage.here(argv, consent.length === 0 ? { answer: 'yes' } : {});
    expect(ran.stdout).toContain('unapproved');
    expect(ran.stderr).toContain('open a pull request');
    expect(ran.stderr).not.toMatch(/--plan|--base|approve what it shows now|Apply this\?/);
    expectNothingWritten(stage, ran);
  }
});

test('apply asks a person at the terminal and shows the counts; yes applies', async () => {
  const stage = await unplanned();
  const ran = await stage.here(['apply'], { answer: 'yes\n' });
  expect(ran.stderr).toContain('Apply this? 1 to delete · 1 to create. Deletes are permanent. Only "yes" applies: ');
  expect(ran.code).toBe(0);
  expect(stage.liveNames()).toEqual(AFTER);
  expect(evidenceOf(stage)).toMatchObject({
    ...{ result: 'applied', approval: { mode: 'plan', by: 'a person at the terminal' } },
  });
});

test.each(['y', 'Yes', 'yes please', '', 'no'])('the answer %j applies nothing', async (answer) => {
  const stage = await unplanned();
  const ran = await stage.here(['apply'], { answer });
  expect(ran.stderr).toMatch(/applies: You did not agree, so nothing was applied\.\n$/);
  expect(ran.stdout).toMatch(/^unapproved, /m);
  expectNothingWritten(stage, ran);
  expect(evidenceOf(stage)).toMatchObject({ result: 'unapproved', approval: { by: null } });
});

test.each<[string, Answer]>([
  [
    'the run is stopped while it asks',
    async ({ stop, signal }) => {
      signal();
      stop.throwIfAborted();
      return 'yes';
    },
  ],
  ['the person at the terminal leaves', () => Promise.reject(new DOMException('Aborted with Ctrl+D', 'AbortError'))],
])('if %s, apply writes nothing and records that in the evidence', async (_, answer) => {
  const stage = await unplanned();
  const ran = await stage.here(['apply'], { answer });
  expect(ran.stderr).toContain('error: the run was stopped before');
  expectNothingWritten(stage, ran);
  expect(evidenceOf(stage)).toMatchObject({
    ...{ result: 'cancelled', approval: { by: null }, closing_read: null, changes: NONE_STARTED },
  });
});

test('--plan FILE says that everything in the saved plan is done, but not if the files ask for less by now', async () => {
  const { stage } = await planned();
  const apply = () => stage.cli('apply', '--plan', 'plan.json');
  const said = expect.stringContaining('\nEverything in the saved plan is already done.\nno-changes, ');
  stage.write({ 'inventory/alpha.yml': declare('Alpha', ['keep', 'gone']) });
  expect(await apply()).toMatchObject({ code: 0, writes: [], stdout: expect.not.stringContaining('Everything') });
  stage.write({ 'inventory/alpha.yml': declare('Alpha', ['keep', 'fresh']) });
  expect(await apply()).toMatchObject({ code: 0, stdout: expect.not.stringContaining('Everything') });
  expect(await apply()).toMatchObject({ code: 0, writes: [], stdout: said });
});

test('--plan FILE executes exactly the saved plan, and records it as the approval', async () => {
  const { stage, digest } = await planned();
  const ran = await stage.built('apply', '--plan', 'plan.json');
  expect(ran.code).toBe(0);
  expect(ran.writes).toEqual(['POST /cyber-assets 201', 'DELETE /cyber-assets/ca_gone 204']);
  expect(stage.liveNames()).toEqual(AFTER);
  expect(evidenceOf(stage)).toMatchObject({ result: 'applied', digest, approval: { by: `saved plan ${digest}` } });
});

test('--plan FILE writes nothing if the files ask for more than the saved plan', async () => {
  const { stage } = await planned();
  stage.write({ 'inventory/alpha.yml': declare('Alpha', ['keep', 'fresh', 'late']) });
  const ran = await stage.cli('apply', '--plan', 'plan.json');
  expect(ran.stderr).toContain('late');
  expect(evidenceOf(stage).result).toBe('unapproved');
  expectNothingWritten(stage, ran);
});

test('--plan FILE writes nothing if the live world changed after the plan was saved', async () => {
  const { stage } = await planned();
  stage.emulator.store.organization(ACME).updateAsset('ca_gone', { asset_type: 'software' });
  const ran = await stage.cli('apply', '--plan', 'plan.json');
  expect(ran).toMatchObject({ code: 1, writes: [] });
  expect(ran.stderr).toMatch(
    /To continue, run plan --out FILE again, read it, and then run apply --plan FILE\.\nIf the plan was saved with --base, give apply the same --base\.\n$/,
  );
  expect(evidenceOf(stage).result).toBe('unapproved');
  expect(stage.live()).toEqual(['Alpha/gone ca_gone, software', 'Alpha/keep ca_keep']);
});

test('--plan FILE skips changes that are already done, so an interrupted apply can continue', async () => {
  const { stage } = await planned();
  stage.emulator.store.organization(ACME).deleteAsset('ca_gone');
  const ran = await stage.cli('apply', '--plan', 'plan.json');
  expect(ran).toMatchObject({ code: 0, writes: ['POST /cyber-assets 201'] });
  expect(stage.liveNames()).toEqual(AFTER);
});

test('--plan FILE refuses a plan of a newer format, and says which one it reads', async () => {
  const { stage } = await planned();
  stage.write({
    'plan.json': stage.read('plan.json').replace('"2.0"', '"3.0"').replace('"tool"', '"more": 1, "tool"'),
  });
  const ran = await stage.cli('apply', '--plan', 'plan.json');
  expect(ran.stderr).toMatch(
    /\(format_version: it is of format 3\.0, and this version reads 2\.0\)\. Make a new plan with plan --out FILE\./,
  );
  expectNothingWritten(stage, ran);
});

test('--plan FILE refuses the plan of another organization, even one without changes', async () => {
  const stage = await alpha(['a'], ['a']);
  await stage.cli('plan', '--out', 'plan.json');
  stage.write({ 'plan.json': stage.read('plan.json').replace('"acme"', '"other"') });
  const ran = await stage.cli('apply', '--plan', 'plan.json');
  expect(ran).toMatchObject({ code: 1, writes: [] });
  expect(ran.stderr).toMatch(/^error: --plan is a plan for other, and the API key is that of acme\. Use the other key/);
});

test('--yes applies any plan; a second apply has nothing to do and needs no approval', async () => {
  const stage = await unplanned();
  expect(await stage.cli('apply', '--yes')).toMatchObject({ code: 0 });
  expect(stage.liveNames()).toEqual(AFTER);
  expect(evidenceOf(stage)).toMatchObject({ result: 'applied', approval: { mode: 'none' } });
  const again = await stage.cli('apply');
  expect(again).toMatchObject({ code: 0, writes: [] });
  expect(again.requests).toHaveLength(3);
  expect(evidenceOf(stage)).toMatchObject({ result: 'no-changes', changes: [] });
});

test('--approve-digest with the digest of the plan applies it', async () => {
  const { stage, digest } = await planned();
  expect(await stage.cli('apply', '--approve-digest', digest)).toMatchObject({ code: 0 });
  expect(stage.liveNames()).toEqual(AFTER);
  expect(evidenceOf(stage).approval).toEqual({ mode: 'plan', by: `digest ${digest}` });
});

test('--approve-digest with the digest of another plan writes nothing', async () => {
  const { stage, digest } = await planned();
  stage.emulator.store.organization(ACME).updateAsset('ca_gone', { asset_type: 'software' });
  const ran = await stage.cli('apply', '--approve-digest', digest);
  expect(ran).toMatchObject({ code: 1, writes: [] });
  // The plan is not shown: the digest is what is wrong.
  expect(ran.stderr).toMatch(
    /^Nothing was written\. .* not approved\.\nYou gave another digest than that of this plan, which is `?sha256:\w+`?\.\nTo continue, /,
  );
});

test.each([
  ['--plan', 'plan.json', '--yes'],
  ['--plan', 'plan.json', '--approve-digest', 'sha256:0'],
  ['--yes', '--approve-digest', 'sha256:0'],
  ['--plan', 'plan.json', '--approval', 'none'],
  ['--approve-digest', 'sha256:0', '--approval', 'none'],
  ['--yes', '--approval', 'review'],
])('refuses two approvals at once: %s %s %s %s', async (...flags) => {
  const stage = await unplanned();
  const ran = await stage.cli('apply', ...flags);
  expect(ran).toMatchObject({ code: 1, requests: [], stderr: expect.stringMatching(/exclude each other/) });
});
