// What lets an apply write: a saved plan, consent in so many words, a digest; and nothing else.
import { describe, expect, test } from 'vitest';
import { type Ran, type Stage, setStage } from './harness.ts';
import { evidenceOf } from './records.ts';
import { ACME, declare, world } from './world.ts';

const LIVE = world({ Alpha: ['keep', 'gone'] });
const FILES = { 'inventory/alpha.yml': declare('Alpha', ['keep', 'fresh']) };
const BEFORE = ['Alpha/gone ca_gone', 'Alpha/keep ca_keep'];
const AFTER = ['Alpha/fresh', 'Alpha/keep'];

/** A stage with a plan saved as plan.json. */
async function planned(): Promise<Stage> {
  const stage = await setStage({ seed: LIVE, files: FILES });
  await stage.cli('plan', '--out', 'plan.json');
  return stage;
}

function expectNothingWritten(stage: Stage, ran: Ran): void {
  expect(ran.writes).toEqual([]);
  expect(stage.live()).toEqual(BEFORE);
}

describe('without approval', () => {
  test('apply refuses: exit 1, nothing written, and the evidence says so', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const ran = await stage.cli('apply');
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain('--plan FILE');
    expectNothingWritten(stage, ran);
    const evidence = evidenceOf(stage);
    expect(evidence).toMatchObject({ result: 'unapproved', approval: { mode: 'plan', by: null }, closing_read: null });
    expect(evidence.changes.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'delete not-started',
      'create not-started',
    ]);
  });

  test('approval: review is nothing that the command line can give, by a saved plan or by a digest', async () => {
    const stage = await planned();
    const { digest } = JSON.parse(stage.read('plan.json'));
    for (const consent of [
      ['--plan', 'plan.json'],
      ['--approve-digest', digest],
    ]) {
      const ran = await stage.cli('apply', '--approval', 'review', ...consent);
      expect(ran.code).toBe(1);
      expect(ran.stderr).toContain('unapproved');
      expect(ran.stderr).toContain('To go on, open a pull request');
      expect(ran.stderr).not.toMatch(/--plan|--base|approve what it shows now/);
      expectNothingWritten(stage, ran);
    }
  });
});

describe('a person at the terminal', () => {
  test('is asked with the counts, and yes applies', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const ran = await stage.here(['apply'], { answer: 'yes\n' });
    expect(ran.stderr).toContain('Apply this? 1 to delete · 1 to create. Deletes are permanent. Only "yes" applies: ');
    expect(ran.code).toBe(0);
    expect(stage.liveNames()).toEqual(AFTER);
    expect(evidenceOf(stage)).toMatchObject({
      ...{ result: 'applied', approval: { mode: 'plan', by: 'a person at the terminal' } },
    });
  });

  test.each(['y', 'Yes', 'yes please', '', 'no'])('who answers %j applies nothing', async (answer) => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const ran = await stage.here(['apply'], { answer });
    expect(ran.code).toBe(1);
    expect(ran.stderr).toMatch(/applies: You did not agree, so nothing was applied\.\nunapproved, /);
    expectNothingWritten(stage, ran);
    expect(evidenceOf(stage)).toMatchObject({ result: 'unapproved', approval: { by: null } });
  });

  test('is not waited for once the run is to stop', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const ran = await stage.here(['apply'], {
      answer: async ({ stop, signal }) => {
        signal();
        stop.throwIfAborted();
        return 'yes';
      },
    });
    expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('error: the run was stopped before') });
    expectNothingWritten(stage, ran);
    expect(evidenceOf(stage)).toMatchObject({ result: 'cancelled', approval: { by: null } });
  });

  test('who goes away without a word applies nothing, and evidence tells of it', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const answer = () => Promise.reject(new DOMException('Aborted with Ctrl+D', 'AbortError'));
    const ran = await stage.here(['apply'], { answer });
    expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('error: the run was stopped before') });
    expectNothingWritten(stage, ran);
    expect(evidenceOf(stage)).toMatchObject({
      ...{ result: 'cancelled', approval: { by: null }, closing_read: null },
      changes: [{ outcome: 'not-started' }, { outcome: 'not-started' }],
    });
  });

  test('gives no review: under approval: review nobody is asked', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    const ran = await stage.here(['apply', '--approval', 'review'], { answer: 'yes' });
    expect(ran.code).toBe(1);
    expect(ran.stderr).not.toContain('Apply this?');
    expectNothingWritten(stage, ran);
  });
});

describe('--plan FILE', () => {
  test('executes exactly that, and says by what it was approved', async () => {
    const stage = await planned();
    const ran = await stage.built('apply', '--plan', 'plan.json');
    expect(ran.code).toBe(0);
    expect(ran.writes).toEqual(['POST /cyber-assets 201', 'DELETE /cyber-assets/ca_gone 204']);
    expect(stage.liveNames()).toEqual(AFTER);
    const { digest } = JSON.parse(stage.read('plan.json'));
    expect(evidenceOf(stage)).toMatchObject({ result: 'applied', digest, approval: { by: `saved plan ${digest}` } });
  });

  test('the files ask for more than was saved: nothing is written', async () => {
    const stage = await planned();
    stage.write({ 'inventory/alpha.yml': declare('Alpha', ['keep', 'fresh', 'late']) });
    const ran = await stage.cli('apply', '--plan', 'plan.json');
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain('late');
    expect(evidenceOf(stage).result).toBe('unapproved');
    expectNothingWritten(stage, ran);
  });

  test('the world moved after it was saved: nothing is written', async () => {
    const stage = await planned();
    stage.emulator.store.organization(ACME).updateAsset('ca_gone', { asset_type: 'software' });
    const ran = await stage.cli('apply', '--plan', 'plan.json');
    expect(ran).toMatchObject({ code: 1, writes: [] });
    expect(evidenceOf(stage).result).toBe('unapproved');
    expect(stage.live()).toEqual(['Alpha/gone ca_gone, software', 'Alpha/keep ca_keep']);
  });

  test('what is true already is skipped, so an apply that was cut short goes on', async () => {
    const stage = await planned();
    stage.emulator.store.organization(ACME).deleteAsset('ca_gone');
    const ran = await stage.cli('apply', '--plan', 'plan.json');
    expect(ran).toMatchObject({ code: 0, writes: ['POST /cyber-assets 201'] });
    expect(stage.liveNames()).toEqual(AFTER);
  });

  test.each<[string, (text: string) => string, RegExp]>([
    ['one changed name', (text) => text.replace('"fresh"', '"trash"'), /fingerprint: not that of this change/],
    ['one changed fingerprint', (text) => text.replace(/("fingerprint": ")(.)/, flipped), /was the file edited\?/],
    ['a changed digest', (text) => text.replace(/(sha256:)(.)/, flipped), /digest: not that of these changes/],
    ['a change taken out', withoutFirst, /digest: not that of these changes/],
    ['no JSON', (text) => text.slice(0, -10), /not JSON/],
    [
      'a newer format',
      (text) => text.replace('"2.0"', '"3.0"').replace('"tool"', '"more": 1, "tool"'),
      /\(format_version: it is of format 3\.0, and this version reads 2\.0\)\. Save one with plan --out\./,
    ],
    ['a format that is none', (text) => text.replace('"2.0"', '"one"'), /format_version/],
    ['no plan at all', () => '[]', /not a saved plan/],
  ])('a saved plan with %s is refused, and says why', async (_, edit, reason) => {
    const stage = await planned();
    stage.write({ 'plan.json': edit(stage.read('plan.json')) });
    const ran = await stage.cli('apply', '--plan', 'plan.json');
    expect(ran.code).toBe(1);
    expect(ran.stderr).toMatch(reason);
    expect(ran.stderr).not.toContain('    at ');
    expectNothingWritten(stage, ran);
  });

  test('ends a swap that was cut off half way', async () => {
    const stage = await setStage({ seed: world({ Alpha: ['one', 'two'] }) });
    stage.commit({ 'inventory/alpha.yml': declare('Alpha', ['one', 'two']) });
    stage.write({ 'inventory/alpha.yml': declare('Alpha', ['one id=ca_two', 'two id=ca_one']) });
    await stage.cli('plan', '--base', 'HEAD', '--out', 'plan.json');
    const organization = stage.emulator.store.organization(ACME);
    organization.updateAsset('ca_two', { name: 'one~cip-sync' });
    organization.updateAsset('ca_one', { name: 'two' });

    const ran = await stage.cli('apply', '--base', 'HEAD', '--plan', 'plan.json');
    expect(ran.code).toBe(0);
    expect(stage.live()).toEqual(['Alpha/one ca_two', 'Alpha/two ca_one']);
  });

  test('goes on where, with some of it done, the base asks for the rest as well', async () => {
    const stage = await setStage({
      seed: world({ Alpha: ['one', 'two'], Beta: [] }),
      options: { uniqueNames: 'system' },
    });
    stage.commit({ 'inventory/alpha.yml': declare('Alpha', ['one renamed_from=two', 'two']) });
    stage.write({
      'inventory/alpha.yml': declare('Alpha', ['one renamed_from=two']),
      'inventory/beta.yml': declare('Beta', ['one moved_from=Alpha']),
    });
    await stage.cli('plan', '--base', 'HEAD', '--out', 'plan.json');
    stage.emulator.store.organization(ACME).updateAsset('ca_one', { cyber_system_id: 'cs_beta' });

    const ran = await stage.cli('apply', '--base', 'HEAD', '--plan', 'plan.json');
    expect(ran.code).toBe(0);
    expect(stage.live()).toEqual(['Alpha/one ca_two', 'Beta/one ca_one']);
  });

  test('a saved plan of another organization approves nothing', async () => {
    const seed = world({ Alpha: ['keep', 'gone'] }, { slug: 'globex' });
    const elsewhere = await setStage({ seed, files: FILES });
    await elsewhere.cli('plan', '--out', 'plan.json');
    const stage = await setStage({ seed: LIVE, files: { ...FILES, 'plan.json': elsewhere.read('plan.json') } });
    const ran = await stage.cli('apply', '--plan', 'plan.json');
    expect(ran.code).toBe(1);
    expectNothingWritten(stage, ran);
  });
});

describe('consent', () => {
  test('--yes applies whatever the plan is; a second apply has nothing to do', async () => {
    const stage = await setStage({ seed: LIVE, files: FILES });
    expect(await stage.cli('apply', '--yes')).toMatchObject({ code: 0 });
    expect(stage.liveNames()).toEqual(AFTER);
    expect(evidenceOf(stage)).toMatchObject({ result: 'applied', approval: { mode: 'none' } });
    const again = await stage.cli('apply', '--yes');
    expect(again).toMatchObject({ code: 0, writes: [] });
    expect(again.requests).toHaveLength(3);
    expect(evidenceOf(stage)).toMatchObject({ result: 'no-changes', changes: [] });
  });

  test('with nothing to do, nobody has to approve it', async () => {
    const stage = await setStage({ seed: LIVE, files: { 'inventory/a.yml': declare('Alpha', ['keep', 'gone']) } });
    expect(await stage.cli('apply')).toMatchObject({ code: 0, writes: [] });
  });

  test('--approve-digest with the digest of what is to be executed applies it', async () => {
    const stage = await planned();
    const { digest } = JSON.parse(stage.read('plan.json'));
    expect(await stage.cli('apply', '--approve-digest', digest)).toMatchObject({ code: 0 });
    expect(stage.liveNames()).toEqual(AFTER);
    expect(evidenceOf(stage).approval).toEqual({ mode: 'plan', by: `digest ${digest}` });
  });

  test('--approve-digest with the digest of something else does not', async () => {
    const stage = await planned();
    const { digest } = JSON.parse(stage.read('plan.json'));
    stage.emulator.store.organization(ACME).updateAsset('ca_gone', { asset_type: 'software' });
    const ran = await stage.cli('apply', '--approve-digest', digest);
    expect(ran).toMatchObject({ code: 1, writes: [] });
    // The plan is not shown: the digest is what is wrong.
    expect(ran.stderr).toMatch(
      /^Nothing was written\. .* not approved\.\nYou gave another digest than that of this plan, which is `?sha256:\w+`?\.\nTo go on, /,
    );
  });
});

function flipped(_: string, before: string, character: string): string {
  return before + (character === '0' ? '1' : '0');
}

function withoutFirst(text: string): string {
  const plan = JSON.parse(text);
  return JSON.stringify({ ...plan, changes: plan.changes.slice(1) });
}

test.each([
  ['--plan', 'plan.json', '--yes'],
  ['--plan', 'plan.json', '--approve-digest', 'sha256:0'],
  ['--yes', '--approve-digest', 'sha256:0'],
])('two consents at once exclude each other: %s %s %s', async (...flags) => {
  const stage = await planned();
  const ran = await stage.cli('apply', ...flags);
  expect(ran).toMatchObject({ code: 1, requests: [] });
  expect(ran.stderr).toMatch(/exclude each other/);
});
