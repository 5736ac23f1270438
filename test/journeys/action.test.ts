// The built action as a step of a workflow without a token for GitHub: what it tells its runner, and how.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evidence as evidenceSchema } from '../../src/report/evidence-schema.ts';
import { parsePlanDocument } from '../../src/report/plan-schema.ts';
import { OWNERS_MODE, type Stage, setStage } from './harness.ts';
import { pullRequest, push, runAction } from './runner.ts';
import { declare, KEY, world } from './world.ts';

const PATH = 'inventory/alpha.yml';

/** A repository whose base is what is live, with the test-merge of a change checked out. */
async function changed(text = declare('Alpha', ['keep', 'new'])): Promise<Stage> {
  const stage = await setStage({ seed: world({ Alpha: ['keep', 'gone'] }) });
  stage.commit({ [PATH]: declare('Alpha', ['keep', 'gone']) });
  stage.git('switch', '--quiet', '--create', 'change');
  stage.commit({ [PATH]: text });
  stage.git('switch', '--quiet', 'main');
  stage.git('merge', '--quiet', '--no-ff', '--message', 'Test merge', 'change');
  return stage;
}

describe('pull_request', () => {
  test('plans: reads alone, counts as outputs, the plan in the summary and as a file', async () => {
    const stage = await changed();
    const ran = await runAction(stage, { event: pullRequest() });
    expect(ran).toMatchObject({ code: 0, writes: [] });
    expect(ran.outputs).toMatchObject({
      result: 'planned',
      'has-changes': 'true',
      'create-count': '1',
      'update-count': '0',
      'delete-count': '1',
      'drift-count': '0',
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
    for (const name of ['gone', 'new', ran.outputs.digest ?? '?']) expect(ran.summary).toContain(name);
    const plan = parsePlanDocument(readFileSync(ran.outputs['plan-path'] ?? '', 'utf8'));
    expect(plan).toMatchObject({ ok: true, plan: { digest: ran.outputs.digest } });
    expect(statSync(ran.outputs['plan-path'] ?? '').mode & 0o777).toBe(OWNERS_MODE);
  });

  test('outputs that cannot be written: all else is told, and the step is red; a summary that cannot be is a warning', async () => {
    const stage = await changed();
    const run = (env: Record<string, string>) => runAction(stage, { event: pullRequest(), env });
    const ran = await run({ GITHUB_OUTPUT: stage.folder, GITHUB_STEP_SUMMARY: '' });
    expect(ran).toMatchObject({ code: 1, writes: [] });
    const [error, ...others] = ran.annotations.filter((line) => line.startsWith('::error'));
    expect(error).toMatch(/^::error::The outputs of this step cannot be written.*: EISDIR/);
    expect(others).toEqual([]);
    // Where there is no file for it, a summary is no news.
    expect(ran.annotations.join()).not.toContain('summary');
    const warned = await run({ GITHUB_STEP_SUMMARY: stage.folder });
    expect(warned).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    expect(warned.annotations).toContainEqual(
      expect.stringMatching(/^::warning::The job summary could not be written\. EISDIR/),
    );
  });

  test('masks the key before anything else, whole and trimmed, and each line of a longer secret', async () => {
    const stage = await changed();
    const inputs = { 'api-key': ` ${KEY}\n`, 'ledger-key': 'first line\r\n\n second line\n' };
    const ran = await runAction(stage, { event: pullRequest(), inputs });
    expect(ran.code).toBe(0);
    const masks = [KEY, 'first line', 'second line'].map((line) => `::add-mask::${line}`);
    expect(ran.stdout.split('\n').slice(0, 4)).toEqual([...masks, expect.not.stringContaining('::add-mask')]);
  });

  test.each(['', 'null'])('of an event file %j: failed, and says why', async (text) => {
    const stage = await changed();
    stage.write({ 'event.json': text });
    const env = { GITHUB_EVENT_PATH: join(stage.folder, 'event.json') };
    const ran = await runAction(stage, { event: pullRequest(), env });
    expect(ran).toMatchObject({ code: 1, requests: [], stderr: '', outputs: { result: 'failed' } });
    expect(ran.annotations).toEqual([
      expect.stringMatching(/^::error::GITHUB_EVENT_PATH names a file that is missing or holds no event\./),
    ]);
  });
});

test('a push is applied as its commit has it, whatever is in the workspace; evidence is in the temporary folder', async () => {
  const stage = await changed();
  stage.write({ [PATH]: declare('Alpha', []), 'inventory/evil.yml': declare('Alpha', ['evil']) });
  const ran = await runAction(stage, { event: push('main') });
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(stage.liveNames()).toEqual(['Alpha/keep', 'Alpha/new']);
  expect(ran.outputs['evidence-path']).toMatch(/\/temp\/cip-inventory-sync\/evidence-[^/]+\.json$/);
  const found = evidenceSchema.parse(JSON.parse(readFileSync(ran.outputs['evidence-path'] ?? '', 'utf8')));
  expect(found).toMatchObject({
    result: 'applied',
    commit: stage.git('rev-parse', 'HEAD'),
    actor: 'dana',
    run_url: 'https://github.com/acme/inventory/actions/runs/42',
  });
});
