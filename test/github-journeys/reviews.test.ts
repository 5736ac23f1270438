// `approval: review` in whole runs: an approval counts if another person who can write to the repository approves the
// recorded plan on its commit.
import { expect, test } from 'vitest';
import type { GiveReview } from '../github/stand-in/history.ts';
import { declare, evidenceOf, opened, type Scene } from './world.ts';

const REVIEW = { approval: 'review' };
const REFUSED = { code: 1, writes: [], outputs: { result: 'unapproved' } };

/** Plans the pull request, gives the reviews, merges and applies. */
async function applied({ world, pull }: Scene, ...reviews: readonly GiveReview[]) {
  await world.planRun(pull, REVIEW);
  const given = reviews.map((review) => world.github.review(pull, review));
  return { given, ran: await world.applyRun(await world.merge(pull), REVIEW) };
}

test.each<[title: string, why: string, reviews: GiveReview[]]>([
  ['nobody reviews', 'its plan needs an approving review.\n', []],
  ['somebody asks for changes', 'It has 1. sam requests changes.', [{}, { user: 'sam', state: 'CHANGES_REQUESTED' }]],
  [
    'a member who may only read approves',
    'The review of rey does not count: rey cannot write to the repository.',
    [{ user: 'rey' }],
  ],
])('nothing is written, and the log says why, when %s', async (_, why, reviews) => {
  const it = await opened();
  it.world.github.state.roles.set('rey', 'read');
  const { ran } = await applied(it, ...reviews);
  expect(ran).toMatchObject(REFUSED);
  expect(ran.log).toContain('Pull request 1: its plan needs ');
  expect(ran.log).toContain(why);
});

test('an approval before the record does not count, even if the clock of the runner was an hour late', async () => {
  const { world, pull } = await opened();
  world.github.review(pull);
  await world.planRun(pull, REVIEW, { hands: { late: -3_600_000 } });
  const ran = await world.applyRun(await world.merge(pull), REVIEW);
  expect(ran).toMatchObject(REFUSED);
  expect(ran.log).toContain('The review of rita does not count: rita approved before the plan was shown.');
});

test('an approval does not count when the plan changed after it, although the commit is the same', async () => {
  const { world, pull } = await opened();
  await world.github.pushToPull(pull, { 'inventory/alpha.yml': declare('Alpha', ['a software', 'c']) });
  await world.planRun(pull, REVIEW);
  world.github.review(pull);
  world.service.store.organization('acme').updateAsset('ca_a', { asset_type: 'software' });
  expect((await applied({ world, pull })).ran).toMatchObject(REFUSED);
});

test.each<[title: string, reviews: GiveReview[]]>([
  ['one person approves', [{}]],
  ['only an outsider asks for changes', [{ user: 'eve', association: 'NONE', state: 'CHANGES_REQUESTED' }, {}]],
])('a merge is applied when %s, and the evidence names the reviewer and the time', async (_, reviews) => {
  const { given, ran } = await applied(await opened(), ...reviews);
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' }, writes: ['POST /cyber-assets 201'] });
  const approvals = [{ user: 'rita', submitted_at: given.at(-1)?.submittedAt }];
  expect(evidenceOf(ran).pull_requests).toMatchObject([{ number: 1, author: 'dana', approvals, needed: 1 }]);
});
