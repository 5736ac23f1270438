// The built action, as its own process, through whole journeys of the rarer kinds: a signing key with an approving review,
// and a fork.
import { expect, test } from 'vitest';
import { alpha, declared, evidenceOf, holdsRecord, scene } from './world.ts';

const CREATE_C = 'POST /cyber-assets {"name":"c","cyber_system_id":"cs_alpha","asset_type":"hardware"}';

test('signed and reviewed: sealed, refused without the review, applied with it; the key is nowhere to be read', async () => {
  const key = 'bundle-signing-key-4c1e-90d2a7f35b6c';
  const inputs = { 'signing-key': key, approval: 'review' };
  const { world, pull } = await scene(['a'], ['a', 'c'], { built: true });
  expect(await world.planRun(pull, inputs)).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
  expect(world.plans(pull.headSha).map(holdsRecord)).toEqual([true]);
  const push = await world.merge(pull);
  expect(await world.applyRun(push, inputs)).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  const { submittedAt } = world.github.review(pull, { user: 'rita' });
  const ran = await world.applyRun(push, inputs);
  expect(ran).toMatchObject({ code: 0, writes: [CREATE_C], outputs: { result: 'applied' } });
  const approvals = [{ user: 'rita', submitted_at: submittedAt }];
  expect(evidenceOf(ran).pull_requests).toMatchObject([{ number: pull.number, author: 'dana', approvals }]);
  const { comments, checkRuns } = world.github.state;
  const masked = ran.stdout.replaceAll(`::add-mask::${key}\n`, '');
  expect([masked, ran.stderr, ran.summary, JSON.stringify({ comments, checkRuns })].join('\n')).not.toContain(key);
});

test('a fork on pull_request_target is validated by its own files: neither the service nor GitHub is asked', async () => {
  const world = await alpha(['a'], { built: true });
  const open = (files: Record<string, string>) => world.pullRequest(files, { fork: 'mallory/inventory' });
  const valid = await world.run(
    await world.github.event('pull_request_target', { pull: await open(declared('a', 'c')) }),
  );
  expect(valid).toMatchObject({ code: 0, requests: [], github: [], outputs: { result: 'validated' } });
  const broken = await open({ 'inventory/alpha.yml': 'cyber_system: Alpha\nassets:\n  - name: 7\n' });
  const ran = await world.run(await world.github.event('pull_request_target', { pull: broken }));
  expect(ran).toMatchObject({ code: 1, requests: [], github: [], outputs: { result: 'invalid' } });
  expect(ran.annotations.join('\n')).toContain('file=inventory/alpha.yml');
  expect(world.github.state.comments).toEqual([]);
});
