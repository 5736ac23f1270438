// An apply with changes that nobody saw is refused as a whole. It explains each change, and says how to approve them.
import { describe, expect, test } from 'vitest';
import { ACME, alphaAndBeta, declared, other, type Ran, type World } from './world.ts';

/** Alpha's pull request asks for a rename, a delete and a create. Then all three assets change at the service. */
async function moved(world: World) {
  const pull = await world.pullRequest(declared('a-1 renamed_from=a', 'b', 'd'));
  expect((await world.planRun(pull)).outputs).toMatchObject({ 'create-count': '1', 'update-count': '1' });
  const push = await world.merge(pull);
  const acme = world.service.store.organization(ACME);
  for (const id of ['ca_a', 'ca_c']) acme.updateAsset(id, { asset_type: 'software' });
  acme.createAsset({ name: 'd', cyber_system_id: 'cs_alpha', asset_type: 'software' });
  return { pull, push };
}

function unwritten(ran: Ran): void {
  expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
}

describe('an apply after the service changed', () => {
  test('writes nothing, and shows what was approved, what is live now and how to continue', async () => {
    const world = await alphaAndBeta(['a', 'b', 'c'], [], { isApplied: true });
    const { pull, push } = await moved(world);
    const before = world.live();
    const ran = await world.applyRun(push);
    unwritten(ran);
    expect(world.live()).toEqual(before);
    expect((await world.kinds()).at(-1)).toBe('ended');
    const approve = `approve-digest: ${ran.outputs.digest}`;
    const toGoOn = `To continue, check that these changes are right, then approve them in one of two ways. Either run the workflow that applies (Actions, Run workflow) with command: apply and ${approve}. Or open a pull request, whose plan shows them too, and merge it.`;
    const log = ran.log.slice(ran.log.indexOf('Plan: '));
    const plain = (line: string) => line.replace(/in \d+\.\d s$/, 'in … s');
    expect([...log.trimEnd().split('\n').map(plain), ...ran.errors]).toEqual([
      'Plan: 3 changes, 1 permanent delete',
      '1 to delete · 2 to update (1 rename, 2 retypes) · 1 unchanged · at most 3 deletes allowed',
      'The summary of this run shows all of it.',
      `Pull request ${pull.number} approved 3 changes. 3 of them fit no more: each is done already, or its asset changed at the service since.`,
      `Evidence: ${ran.outputs['evidence-path']}`,
      'unapproved, 2 updates, 1 delete, in … s',
      `Nothing was written. 3 changes are not approved. ${toGoOn}`,
    ]);
    const comment = world.comments(pull)[1]?.body;
    for (const page of [ran.summary, comment]) {
      expect(page).toContain('### Not approved: 3 changes');
      expect(page).toMatch(
        /delete software;<br>approved when the asset was hardware, but it is software now \| `ca_c`/,
      );
      expect(page).toMatch(/`a`.*;<br>approved when the asset was hardware, but it is software now/);
      expect(page).toContain(`\`approve-digest: ${ran.outputs.digest}\``);
    }
  });

  test('with approval: review ignores a digest, but a review of the next pull request counts', async () => {
    const world = await alphaAndBeta(['a', 'b', 'c'], [], { isApplied: true });
    const review = { approval: 'review' };
    const { push } = await moved(world);
    const refused = await world.applyRun(push, review);
    unwritten(refused);
    expect(refused.log).toContain('No pull request behind this commit has a plan that counts.');
    expect(refused.errors.join()).toContain('merge it with an approving review');
    unwritten(await world.dispatchRun('apply', { ...review, 'approve-digest': refused.outputs.digest ?? '' }));
    const next = await world.pullRequest(other('e'));
    const planning = await world.planRun(next, review);
    expect(planning.outputs).toMatchObject({ 'create-count': '1', 'update-count': '2', 'delete-count': '1' });
    const pending =
      'Pending from earlier merges: 2 changes\n\nMerged, but not applied yet. Merging this approves them, too.\n';
    expect(world.comments(next)[0]?.body).toContain(pending);
    world.github.review(next, { user: 'rita' });
    const ran = await world.applyRun(await world.merge(next), review);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(ran.writes).toHaveLength(4);
  });
});

test('a direct push is refused; the next pull request shows it as pending, and its merge applies it', async () => {
  const world = await alphaAndBeta(['a', 'b', 'c']);
  await world.applyRun(await world.merge(await world.pullRequest({ 'README.md': 'first\n' })));
  const push = await world.directPush(declared('a', 'b', 'c', 'sneaked'));
  const refused = await world.applyRun(push);
  unwritten(refused);
  expect(refused.summary).toMatch(/`sneaked`/);
  const next = await world.pullRequest(other('e'));
  const planning = await world.planRun(next);
  expect(planning.outputs['create-count']).toBe('2');
  expect(world.comments(next)[0]?.body).toContain('(1 here, 1 pending)');
  const ran = await world.applyRun(await world.merge(next));
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(ran.writes).toHaveLength(2);
});

test('a plan older than GitHub keeps check runs, 90 days, approves nothing until it is made again', async () => {
  const world = await alphaAndBeta(['a'], [], { isApplied: true });
  const pulls = [await world.pullRequest(declared('a', 'c')), await world.pullRequest(other('e'))] as const;
  for (const pull of pulls) expect(await world.planRun(pull)).toMatchObject({ code: 0 });
  world.github.state.calendar.advance(91 * 86_400_000);
  world.github.expireChecks(90);
  const refused = await world.applyRun(await world.merge(pulls[0]));
  unwritten(refused);
  expect(refused.log).toContain('or the record is older than your repository keeps it: plan again.');
  // The plan of the other one, made again, shows what was refused as pending.
  expect(await world.planRun(pulls[1])).toMatchObject({ code: 0, outputs: { 'create-count': '2' } });
  const ran = await world.applyRun(await world.merge(pulls[1]));
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(ran.writes).toHaveLength(2);
});
