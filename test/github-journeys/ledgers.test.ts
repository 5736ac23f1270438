// Whatever a run asks, whole and in order: of GitHub and of the service, reads included. A request more is a request
// that somebody pays for; a request less is a check that is not made.
import { describe, expect, test } from 'vitest';
import { asked, file, merged, move, opened } from './asked.ts';
import { applyInside, planInside, runInside } from './inside.ts';

const LIVE = ['GET /facilities 200', 'GET /cyber-systems 200', 'GET /cyber-assets 200'];

/** How an apply begins that follows a merge. */
const MERGED = [
  'POST /check-runs 201',
  // From the tip back to the push before.
  'GET /commits 200',
  'GET /commits/:tip/check-runs 200',
  'GET /commits/:before/check-runs 200',
  // What merged since, its record, and who approved it.
  'GET /commits/:tip/pulls 200',
  'GET /commits/:head/check-runs 200',
  'GET /pulls/1/reviews 200',
  // The mark says what is applied before anything is written.
  'PATCH /check-runs/:id 200',
];

describe('what is asked', () => {
  test('by a first plan', async () => {
    const { world, pull } = await opened();
    const ran = await planInside(world, pull);
    expect(ran.outputs.result).toBe('planned');
    expect(asked(ran, { head: pull.headSha, base: pull.baseSha })).toEqual({
      github: [
        // Tells which app is ours.
        'POST /check-runs 201',
        // From the base back to what is applied: nothing is, so that the base stands for it.
        'GET /commits 200',
        'GET /commits/:base/check-runs 200',
        // Closed, or superseded by a newer head or run: then neither a comment nor a record is written, so it is asked
        // just before each.
        'GET /pulls/1 200',
        'GET /commits/:head/check-runs 200',
        'GET /issues/1/comments 200',
        'POST /issues/1/comments 201',
        'GET /pulls/1 200',
        // A newer run; and a record of the same digest, which would stand.
        'GET /commits/:head/check-runs 200',
        'PATCH /check-runs/:id 200',
      ],
      service: LIVE,
    });
  });

  test('by the same plan again', async () => {
    const { world, pull } = await opened();
    await planInside(world, pull);
    const ran = await planInside(world, pull);
    expect(asked(ran, { head: pull.headSha, base: pull.baseSha })).toEqual({
      github: [
        'POST /check-runs 201',
        'GET /commits 200',
        'GET /commits/:base/check-runs 200',
        'GET /pulls/1 200',
        'GET /commits/:head/check-runs 200',
        // The comment says the same already.
        'GET /issues/1/comments 200',
        'GET /pulls/1 200',
        'GET /commits/:head/check-runs 200',
        'PATCH /check-runs/:id 200',
      ],
      service: LIVE,
    });
  });

  test('by the apply after the merge', async () => {
    const { world, pull, push } = await merged();
    const ran = await applyInside(world, push);
    expect(ran.outputs.result).toBe('applied');
    expect(asked(ran, { head: pull.headSha, before: push.before, tip: push.after })).toEqual({
      github: [
        ...MERGED,
        // The tip: before the plan, and again before the first write.
        'GET /git/ref/heads/main 200',
        'GET /git/ref/heads/main 200',
        'GET /issues/1/comments 200',
        'POST /issues/1/comments 201',
        'PATCH /check-runs/:id 200',
      ],
      service: [
        ...LIVE,
        'POST /cyber-assets 201',
        // What is there afterwards, for the evidence.
        'GET /cyber-assets 200',
      ],
    });
  });

  test('by the same apply again', async () => {
    const { world, pull, push } = await merged();
    await applyInside(world, push);
    const ran = await applyInside(world, push);
    expect(ran.outputs.result).toBe('no-changes');
    expect(asked(ran, { head: pull.headSha, before: push.before, tip: push.after })).toEqual({
      github: [
        'POST /check-runs 201',
        'GET /commits 200',
        // The mark is at the tip: no pull request is looked for.
        'GET /commits/:tip/check-runs 200',
        'PATCH /check-runs/:id 200',
        'GET /git/ref/heads/main 200',
        'PATCH /check-runs/:id 200',
      ],
      service: LIVE,
    });
  });

  test('by an apply that is refused', async () => {
    const { world, pull, push } = await merged();
    move(world);
    const ran = await applyInside(world, push);
    expect(ran.outputs.result).toBe('unapproved');
    expect(asked(ran, { head: pull.headSha, before: push.before, tip: push.after })).toEqual({
      github: [
        ...MERGED,
        // Once: there is no first write.
        'GET /git/ref/heads/main 200',
        'GET /issues/1/comments 200',
        'POST /issues/1/comments 201',
        'PATCH /check-runs/:id 200',
      ],
      service: LIVE,
    });
  });

  test('by a dispatch that approves what was refused', async () => {
    const { world, pull, push } = await merged();
    move(world);
    const { digest = '' } = (await applyInside(world, push)).outputs;
    const event = await world.github.event('workflow_dispatch', {});
    const ran = await runInside(world, { event, inputs: { command: 'apply', approve: digest } });
    expect(ran.outputs.result).toBe('applied');
    expect(asked(ran, { head: pull.headSha, before: push.before, tip: push.after })).toEqual({
      github: [
        'POST /check-runs 201',
        'GET /commits 200',
        // The refused run's mark says what was applied then.
        'GET /commits/:tip/check-runs 200',
        'GET /commits/:tip/pulls 200',
        'GET /commits/:head/check-runs 200',
        'GET /pulls/1/reviews 200',
        'PATCH /check-runs/:id 200',
        'GET /git/ref/heads/main 200',
        'GET /git/ref/heads/main 200',
        'GET /issues/1/comments 200',
        'PATCH /issues/comments/:id 200',
        'PATCH /check-runs/:id 200',
      ],
      service: [...LIVE, 'PATCH /cyber-assets/:id 200', 'GET /cyber-assets 200'],
    });
  });

  test('by the check of a merge group', async () => {
    const { world, pull } = await opened();
    await planInside(world, pull);
    const group = await world.queue([pull]);
    const ran = await runInside(world, { event: await world.github.event('merge_group', group) });
    expect(ran.outputs.result).toBe('planned');
    expect(asked(ran, { head: pull.headSha, base: group.baseSha, group: group.headSha })).toEqual({
      github: [
        'POST /check-runs 201',
        'GET /commits 200',
        'GET /commits/:base/check-runs 200',
        // The group's commits, and what they are of: GitHub does not know, the title does.
        'GET /commits 200',
        'GET /commits/:group/pulls 200',
        'GET /pulls/1 200',
        'GET /commits/:head/check-runs 200',
        'GET /pulls/1/reviews 200',
        'PATCH /check-runs/:id 200',
      ],
      service: LIVE,
    });
  });

  test('by the apply of a direct push, which is refused', async () => {
    const { world, pull, push: first } = await merged();
    await applyInside(world, first);
    const push = await world.directPush(file('a', 'c', 'sneaked'));
    const ran = await applyInside(world, push);
    expect(ran.outputs.result).toBe('unapproved');
    expect(asked(ran, { head: pull.headSha, before: push.before, tip: push.after })).toEqual({
      github: [
        'POST /check-runs 201',
        'GET /commits 200',
        'GET /commits/:tip/check-runs 200',
        'GET /commits/:before/check-runs 200',
        // GitHub may tell of a merge late, so that it is waited for.
        ...Array<string>(5).fill('GET /commits/:tip/pulls 200'),
        'PATCH /check-runs/:id 200',
        'GET /git/ref/heads/main 200',
        'PATCH /check-runs/:id 200',
      ],
      service: LIVE,
    });
  });
});
