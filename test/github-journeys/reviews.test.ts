// `approval: review` through whole runs: what counts is an approval of what was recorded, on that commit, by somebody
// else whom the repository trusts.
import { describe, expect, test } from 'vitest';
import type { GiveReview } from '../github/stand-in/history.ts';
import { opened } from './asked.ts';
import { runInside } from './inside.ts';
import { ACME, alpha, declare, declared, evidenceOf } from './world.ts';

const REVIEW = { approval: 'review' };

/** Opened, planned, reviewed as told, merged, applied. */
async function applied(reviews: readonly GiveReview[]) {
  const { world, pull } = await opened();
  await world.planRun(pull, REVIEW);
  const given = reviews.map((review) => world.github.review(pull, review));
  return { given, ran: await world.applyRun(await world.merge(pull), REVIEW) };
}

interface Row {
  readonly title: string;
  readonly reviews: readonly GiveReview[];
}

const NOBODY = 'its plan needs an approving review.\n';
const not = (user: string, why: string) => `The review of ${user} does not count: ${user} ${why}.`;

const refused: readonly (Row & { readonly why: string })[] = [
  { title: 'nobody reviews', reviews: [], why: NOBODY },
  {
    title: 'somebody asks for changes',
    reviews: [{}, { user: 'sam', state: 'CHANGES_REQUESTED' }],
    why: 'It has 1. sam requests changes.',
  },
];

describe('under review nothing is written, and why is told, when', () => {
  test.each(refused)('$title', async ({ reviews, why }) => {
    const { ran } = await applied(reviews);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(ran.log).toContain('Pull request 1: its plan needs ');
    expect(ran.log).toContain(why);
  });

  test('a member who may only read approves', async () => {
    const { world, pull } = await opened();
    await world.planRun(pull, REVIEW);
    world.github.state.roles.set('rita', 'read');
    world.github.review(pull);
    const ran = await world.applyRun(await world.merge(pull), REVIEW);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(ran.log).toContain(not('rita', 'cannot write to the repository'));
  });

  test('the approval was there before the record, though the clock of the runner that planned was an hour late', async () => {
    const { world, pull } = await opened();
    world.github.review(pull);
    const event = await world.github.event('pull_request', { pull });
    await runInside(world, { event, inputs: REVIEW, hands: { late: -3_600_000 } });
    const ran = await world.applyRun(await world.merge(pull), REVIEW);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(ran.log).toContain(not('rita', 'approved before the plan was shown'));
  });

  test('the plan changed after the approval, although the commit is the same', async () => {
    const { world, pull } = await opened();
    await world.github.pushToPull(pull, { 'inventory/alpha.yml': declare('Alpha', ['a software', 'c']) });
    await world.planRun(pull, REVIEW);
    world.github.review(pull);
    world.service.store.organization('acme').update('ca_a', { asset_type: 'software' });
    await world.planRun(pull, REVIEW);
    const ran = await world.applyRun(await world.merge(pull), REVIEW);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  });

  test('a digest is dispatched: it does not count', async () => {
    const { world, pull } = await opened();
    const planned = await world.planRun(pull, REVIEW);
    const push = await world.merge(pull);
    const ran = await world.applyRun(push, { ...REVIEW, 'approve-digest': planned.outputs.digest ?? '' });
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  });
});

describe('under review it is applied when', () => {
  const approved: readonly Row[] = [
    { title: 'one approves', reviews: [{}] },
    {
      title: 'an outsider asks for changes',
      reviews: [{ user: 'eve', association: 'NONE', state: 'CHANGES_REQUESTED' }, {}],
    },
  ];
  test.each(approved)('$title, and the evidence names who and when', async ({ reviews }) => {
    const { given, ran } = await applied(reviews);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' }, writes: ['POST /cyber-assets 201'] });
    const approvals = [{ user: 'rita', submitted_at: given.at(-1)?.submittedAt }];
    expect(evidenceOf(ran).pull_requests).toMatchObject([{ number: 1, author: 'dana', approvals }]);
  });
});

test('what a merge without a review would undo is pending, and refused, until somebody reviews it', async () => {
  const world = await alpha(['a']);
  const first = await world.pullRequest(declared('a', 'c', 'd'));
  await world.planRun(first, REVIEW);
  world.github.review(first);
  const push = await world.merge(first);
  world.service.store.organization(ACME).create({ name: 'c', cyber_system_id: 'cs_alpha', asset_type: 'hardware' });
  world.github.fault('git/get-ref', { answer: 404 });
  expect(await world.applyRun(push, REVIEW)).toMatchObject({ code: 1, writes: [] });
  const back = await world.pullRequest(declared('a'));
  expect((await world.planRun(back, REVIEW)).outputs).toMatchObject({ 'delete-count': '1' });
  const ran = await world.applyRun(await world.merge(back), REVIEW);
  expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved', 'delete-count': '1' } });
});
