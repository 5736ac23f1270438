// Reviews of the list, by the bundles: a pull request brings one, the plan holds it against the ledger, and the apply after
// its merge records it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { audit, begun, cli, cloned, LEDGER } from './ledger-rig.ts';
import { declare, seeded, setWorld } from './world.ts';

const alpha = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });

test('a review comes in by pull request, is held against the list, and stands in the ledger', async () => {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: alpha('a'), built: true });
  const origin = await begun(world);
  await world.applyRun(await world.directPush(alpha('a')), LEDGER);
  const clone = cloned(origin);
  const day = new Date().toISOString().slice(0, 10);
  expect(cli(clone, ['audit', 'review', '--at', day])).toMatchObject({ code: 0 });
  const path = `reviews/${day}.yml`;
  const review = readFileSync(join(clone, path), 'utf8');
  const forged = review.replace(
    /live_sha256: "./,
    (found) => `${found.slice(0, -1)}${found.endsWith('0') ? '1' : '0'}`,
  );
  const pull = await world.pullRequest({ [path]: forged });
  const refused = await world.planRun(pull, LEDGER);
  expect(refused).toMatchObject({ code: 1, outputs: { result: 'invalid' } });
  expect(refused.annotations.join()).toContain('review-mismatch');
  await world.pushTo(pull, { [path]: review });
  expect(await world.planRun(pull, LEDGER)).toMatchObject({ code: 0, outputs: { result: 'no-changes' } });
  world.github.review(pull, { user: 'senior' });
  const inputs = { ...LEDGER, 'review-approvers': 'senior' };
  const ran = await world.applyRun(await world.merge(pull), inputs);
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'no-changes' } });
  const again = cloned(origin);
  const { reviews, next_review_due: due, looks } = audit(again);
  expect(reviews).toMatchObject([
    { date: day, pull_request: pull.number, asked_by: 'dana', approved_by_review_approver: true },
  ]);
  expect(due).toBe(fifteenMonthsAfter(day));
  expect(looks.map(({ kind }) => kind)).toEqual(['look', 'review']);
  // A second run has nothing to record.
  await world.dispatchRun('apply', inputs);
  expect(audit(cloned(origin)).reviews).toHaveLength(1);
  expect(cli(cloned(origin), ['audit', 'verify']).code).toBe(0);
});

function fifteenMonthsAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 15, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + 15, Math.min(date, last))).toISOString().slice(0, 10);
}
