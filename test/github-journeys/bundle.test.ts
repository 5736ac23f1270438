// The built action with a signing key and an approving review: the key is masked and appears nowhere.
import { expect, test } from 'vitest';
import { evidenceOf, holdsRecord, scene } from './world.ts';

test('a plan is signed, its reviewed merge is applied, and the signing key appears nowhere', async () => {
  const key = 'bundle-signing-key-4c1e-90d2a7f35b6c';
  const inputs = { 'signing-key': key, approval: 'review' };
  const { world, pull } = await scene(['a'], ['a', 'c'], { built: true });
  expect(await world.planRun(pull, inputs)).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
  expect(world.plans(pull.headSha).map(holdsRecord)).toEqual([true]);
  const { submittedAt } = world.github.review(pull, { user: 'rita' });
  const ran = await world.applyRun(await world.merge(pull), inputs);
  expect(ran).toMatchObject({ code: 0, writes: ['POST /cyber-assets 201'], outputs: { result: 'applied' } });
  const approvals = [{ user: 'rita', submitted_at: submittedAt }];
  expect(evidenceOf(ran).pull_requests).toMatchObject([{ number: pull.number, author: 'dana', approvals }]);
  const { comments, checkRuns } = world.github.state;
  const masked = ran.shown.replaceAll(`::add-mask::${key}\n`, '');
  expect([masked, ran.summary, JSON.stringify({ comments, checkRuns })].join('\n')).not.toContain(key);
});
