// The built action as a workflow step: what it reports to its runner, and how.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePlanDocument } from '../../src/text/plan-schema.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { type BuiltRan, type Inputs, startBuilt } from '../github-journeys/run.ts';
import { declare, declared, evidenceOf, KEY, scene } from '../github-journeys/world.ts';
import { addFiles, folderWith } from '../inventory/temporary.ts';
import { OWNERS_MODE } from './harness.ts';

const HERE = { approval: 'none' };

/** A function that plans a change in a new run at each call. */
async function planning() {
  const { world, pull } = await scene(['keep', 'gone'], ['keep', 'new'], { built: true });
  const event = await world.github.event('pull_request', { pull });
  return async (env: Readonly<Record<string, string>> = {}, inputs: Inputs = {}): Promise<BuiltRan> =>
    (await world.start(event, { ...HERE, ...inputs }, env)).ran;
}

test('writes the plan to a private file and the summary, and counts and a digest to the outputs', async () => {
  const { code, writes, outputs, summary } = await (await planning())();
  const counts = { 'create-count': '1', 'update-count': '0', 'delete-count': '1', 'drift-count': '0' };
  expect({ code, writes, outputs }).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned', ...counts } });
  for (const name of ['gone', 'new', outputs.digest ?? '?']) expect(summary).toContain(name);
  const plan = parsePlanDocument(readFileSync(outputs['plan-path'] ?? '', 'utf8'));
  expect(plan).toMatchObject({ ok: true, plan: { digest: outputs.digest } });
  expect(statSync(outputs['plan-path'] ?? '').mode & 0o777).toBe(OWNERS_MODE);
});

test('fails if the outputs cannot be written, and only warns if the summary cannot be written', async () => {
  const run = await planning();
  const folder = folderWith({});
  const ran = await run({ GITHUB_OUTPUT: folder, GITHUB_STEP_SUMMARY: '' });
  expect(ran).toMatchObject({ code: 1, writes: [] });
  expect(ran.errors).toEqual([expect.stringMatching(/^::error::The outputs of this step cannot be written.*: EISDIR/)]);
  // Without a summary file, there is no message about the summary.
  expect(ran.annotations.join()).not.toContain('summary');
  const warned = await run({ GITHUB_STEP_SUMMARY: folder });
  expect(warned).toMatchObject({ code: 0, outputs: { result: 'planned' } });
  expect(warned.warnings).toContainEqual(
    expect.stringMatching(/^::warning::The job summary could not be written\. EISDIR/),
  );
});

test('masks the key and each line of a longer secret, trimmed, before any other output', async () => {
  const inputs = { 'api-key': ` ${KEY}\n`, 'ledger-key': 'first line\r\n\n second line\n' };
  const ran = await (await planning())({}, inputs);
  expect(ran.code).toBe(0);
  const masks = [KEY, 'first line', 'second line'].map((line) => `::add-mask::${line}`);
  expect(ran.log.split('\n').slice(0, 4)).toEqual([...masks, expect.not.stringContaining('::add-mask')]);
});

test.each(['', 'null'])('fails if the event file contains %j, and says why', async (text) => {
  const ran = await (await planning())({ GITHUB_EVENT_PATH: join(folderWith({ 'event.json': text }), 'event.json') });
  expect(ran).toMatchObject({ code: 1, requests: [], stderr: '', outputs: { result: 'failed' } });
  expect(ran.annotations).toEqual([
    expect.stringMatching(/^::error::GITHUB_EVENT_PATH names a file that is missing or holds no event\./),
  ]);
});

test('a push applies the files of its commit, not of the workspace; evidence is in the temporary folder', async () => {
  const { world, pull } = await scene(['keep', 'gone'], ['keep', 'new']);
  const { sha, env } = await world.github.event('push', await world.merge(pull));
  const clone = await world.github.cloneAt(sha);
  addFiles(clone, { ...declared(), 'inventory/evil.yml': declare('Alpha', ['evil']) });
  const inputs = { ...HERE, 'base-url': world.service.url, 'api-key': KEY, 'github-token': DEFAULT_TOKEN };
  const ran = await startBuilt(world, { folder: folderWith({}), clone, inputs, env: { ...env, ...world.env } }).ran;
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(world.live().map((line) => line.split(' ')[0])).toEqual(['Alpha/keep', 'Alpha/new']);
  expect(ran.outputs['evidence-path']).toMatch(/[\\/]temp[\\/]cip-inventory-sync[\\/]evidence-[^\\/]+\.json$/);
  const run_url = `https://github.com/acme/inventory/actions/runs/${env.GITHUB_RUN_ID}`;
  expect(evidenceOf(ran)).toMatchObject({ result: 'applied', commit: sha, actor: 'dana', run_url });
});
