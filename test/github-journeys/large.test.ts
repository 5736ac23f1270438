// Pull requests with thousands of changes: only changes that people can see are recorded, and all of them are applied.
import { describe, expect, test } from 'vitest';
import { numbered } from '../journeys/world.ts';
import { declared, recordsIn, scene, seeded, setWorld } from './world.ts';

const MOST_COMMENT_BYTES = 60_000;
const MOST_SUMMARY_BYTES = 1024 * 1024;

function bytes(text = ''): number {
  return Buffer.byteLength(text);
}

describe('2,500 creates in one pull request', () => {
  test('are shown, recorded in one check run, and applied', async () => {
    const { world, pull } = await scene([], numbered('rtu', 2500));
    const planned = await world.planRun(pull);
    expect(planned).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '2500' } });
    const [comment] = world.comments(pull);
    expect(bytes(comment?.body)).toBeLessThanOrEqual(MOST_COMMENT_BYTES);
    expect(comment?.body).toMatch(/[\d,]+ more not shown here/);
    expect(planned.summary).toContain('`rtu-2500`');
    expect(planned.log).not.toContain('::group::');
    expect(world.plans(pull.headSha).map(({ title, conclusion }) => [title, conclusion])).toEqual([
      ['2,500 changes', 'success'],
    ]);
    const [found] = recordsIn(world.github.state.checkRuns);
    expect([found?.record.changes.length, found?.record.digest]).toEqual([2500, planned.outputs.digest]);
    // Most of the creates are done by hand before, and are skipped.
    for (const name of numbered('rtu', 2500).slice(10)) world.byHand(name);
    const applied = await world.applyRun(await world.merge(pull));
    expect(applied).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(applied.writes).toEqual(Array(10).fill('POST /cyber-assets 201'));
  });
});

test('the comment does not say that the summary has all drift when the summary has no room for it', async () => {
  const world = await setWorld({
    isApplied: true,
    seed: seeded({ Alpha: numbered('r'.repeat(140), 6000) }),
    files: declared('a'),
  });
  const pull = await world.pullRequest({ 'README.md': 'more words\n' });
  expect((await world.planRun(pull)).outputs).toMatchObject({ result: 'no-changes', 'drift-count': '6001' });
  expect(world.comments(pull)[0]?.body).toMatch(/more not shown here; the \[summary of the run\]\(\S+\) has more\./);
});

describe('a plan is red and records nothing', () => {
  const tooLarge = /Split the pull request/;
  test.each([
    ['do not fit one check run', numbered('rtu', 3000), true, /do not fit one check run.*Split.*dispatch.*digest/],
    ['are shown neither in the comment nor in the summary', numbered('r'.repeat(140), 6000), true, tooLarge],
    ['are not in the comment, and there is no summary', numbered('rtu', 2500), false, tooLarge],
  ])('when some of its changes %s, and each page says how to continue', async (_, names, hasSummary, words) => {
    const { world, pull } = await scene([], names);
    const planned = await world.planRun(pull, {}, { hasSummary });
    const bodies = world.comments(pull).map(({ body }) => body);
    expect(bodies).toEqual([expect.stringMatching(words)]);
    for (const page of hasSummary ? [...bodies, planned.summary] : bodies) {
      expect(page).toMatch(words);
      expect(page).not.toMatch(/[Mm]erging approves|approves exactly/);
    }
    expect(bytes(planned.summary)).toBeLessThanOrEqual(MOST_SUMMARY_BYTES);
    expect(planned).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(planned.errors).toEqual([expect.stringMatching(words)]);
    expect(world.plans(pull.headSha).map(({ conclusion }) => conclusion)).toEqual(['failure']);
    expect(recordsIn(world.github.state.checkRuns)).toEqual([]);
    const refused = await world.applyRun(await world.merge(pull));
    expect(refused).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  });
});
