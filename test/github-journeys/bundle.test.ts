// The built action, as its own process, through whole journeys of the rarer kinds: a signing key, an approving review,
// thousands of changes, a fork.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evidence as evidenceSchema } from '../../src/report/evidence-schema.ts';
import { numbered } from '../journeys/world.ts';
import type { Inputs } from './run.ts';
import { alpha, declared, holdsRecord, scene, seeded, setWorld } from './world.ts';

const CREATE_C = 'POST /cyber-assets {"name":"c","cyber_system_id":"cs_alpha","asset_type":"hardware"}';
const REVIEW = { approval: 'review' };

/** A pull request that creates one asset, planned. */
async function planned(inputs: Inputs) {
  const { world, pull } = await scene(['a'], ['a', 'c'], { built: true });
  expect(await world.planRun(pull, inputs)).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
  expect(world.plans(pull.headSha).map(holdsRecord)).toEqual([true]);
  return { world, pull };
}

describe('a signing key', () => {
  const SIGNED = { 'signing-key': 'bundle-signing-key-4c1e-90d2a7f35b6c' };

  test('seals the record, which is applied with the same key, and is nowhere to be read', async () => {
    const { world, pull } = await planned(SIGNED);
    const ran = await world.applyRun(await world.merge(pull), SIGNED);
    expect(ran).toMatchObject({ code: 0, writes: [CREATE_C], outputs: { result: 'applied' } });
    const { comments, checkRuns } = world.github.state;
    const masked = ran.stdout.replaceAll(`::add-mask::${SIGNED['signing-key']}\n`, '');
    const everywhere = [masked, ran.stderr, ran.summary, JSON.stringify({ comments, checkRuns })].join('\n');
    expect(everywhere).not.toContain(SIGNED['signing-key']);
  });

  // In forged.test.ts a record without a seal, and one with a seal where none is expected, are refused alike.
  test('refuses a seal of another key', async () => {
    const { world, pull } = await planned({ 'signing-key': 'another-signing-key-90aa-1b7c3d5e9f20' });
    const push = await world.merge(pull);
    const ran = await world.applyRun(push, SIGNED);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(world.states(push.after)).toEqual(['failure']);
  });
});

describe('approval: review', () => {
  test('without one nothing is written', async () => {
    const { world, pull } = await planned(REVIEW);
    const ran = await world.applyRun(await world.merge(pull), REVIEW);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  });

  test('with one it is applied, and the evidence names who and when', async () => {
    const { world, pull } = await planned(REVIEW);
    const { submittedAt } = world.github.review(pull, { user: 'rita' });
    const ran = await world.applyRun(await world.merge(pull), REVIEW);
    expect(ran).toMatchObject({ code: 0, writes: [CREATE_C], outputs: { result: 'applied' } });
    const evidence = evidenceSchema.parse(JSON.parse(readFileSync(ran.outputs['evidence-path'] ?? '', 'utf8')));
    const approvals = [{ user: 'rita', submitted_at: submittedAt }];
    expect(evidence.pull_requests).toMatchObject([{ number: pull.number, author: 'dana', approvals }]);
  });
});

test('3,000 creates in one pull request', async () => {
  const names = numbered('rtu', 3000);
  const world = await setWorld({ seed: seeded({ Alpha: [] }), files: declared(), built: true });
  const pull = await world.pullRequest(declared(...names));
  const plan = await world.planRun(pull);
  expect(plan).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '3000' } });
  // The second holds the rest of the record, and judges nothing.
  expect(world.plans(pull.headSha).map(({ title, conclusion }) => [title, conclusion])).toEqual([
    ['3,000 changes', 'success'],
    ['Record, part 2 of 2', 'neutral'],
  ]);
  const ran = await world.applyRun(await world.merge(pull));
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(ran.writes).toHaveLength(3000);
  expect(world.live().map((line) => line.replace(/ .*/, ''))).toEqual(names.map((name) => `Alpha/${name}`).sort());
});

describe('a fork on pull_request_target', () => {
  const FORK = { fork: 'mallory/inventory' };
  const open = async (files: Record<string, string>) => {
    const world = await alpha(['a'], { built: true });
    return { world, pull: await world.pullRequest(files, FORK) };
  };

  test('is validated: neither the service nor GitHub is asked', async () => {
    const { world, pull } = await open(declared('a', 'c'));
    const ran = await world.targetRun(pull);
    expect(ran).toMatchObject({ code: 0, requests: [], github: [], outputs: { result: 'validated' } });
    expect(world.comments(pull)).toEqual([]);
  });

  test('is validated by its own files, not by the base that is checked out', async () => {
    const { world, pull } = await open({ 'inventory/alpha.yml': 'cyber_system: Alpha\nassets:\n  - name: 7\n' });
    const ran = await world.targetRun(pull);
    expect(ran).toMatchObject({ code: 1, requests: [], github: [], outputs: { result: 'invalid' } });
    expect(ran.annotations.join('\n')).toContain('file=inventory/alpha.yml');
  });
});
