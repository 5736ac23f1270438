// Whatever a run asks, whole: of GitHub and of the service, reads included. A request more is a request
// that somebody pays for; a request less is a check that is not made.
import { describe, expect, test } from 'vitest';
import { countBy } from '../../src/core/group.ts';
import { asked, merged, move, opened } from './asked.ts';
import { applyInside, type InsideRan, planInside, runInside } from './inside.ts';
import { declared } from './world.ts';

/** How often each, whatever the order: what does not depend on each other goes out at once. */
function counted(ran: InsideRan, commits: Readonly<Record<string, string>>) {
  const { github, service } = asked(ran, commits);
  const counts = (lines: readonly string[]) => Object.fromEntries(countBy(lines, (line) => line));
  return { github: counts(github), service: counts(service) };
}

/** What every plan reads of the service. */
const LISTS = { 'GET /facilities 200': 1, 'GET /cyber-systems 200': 1, 'GET /cyber-assets 200': 1 };

/** What every plan asks of GitHub. */
const PLAN = {
  'GET /deployments 200': 1,
  'GET /commits 200': 1,
  'GET /pulls/1 200': 2,
  'GET /commits/:head/check-runs 200': 1,
  'POST /check-runs 201': 1,
  'PATCH /check-runs/:id 200': 1,
};

/** What every apply asks of GitHub. */
const APPLY = {
  'GET /git/ref/heads/main 200': 1,
  'GET /deployments 200': 2,
  'GET /commits 200': 1,
  'POST /deployments 201': 1,
  'POST /deployments/:id/statuses 201': 2,
};

/** What it asks as well where it looks for what was approved. */
const APPROVAL = {
  'GET /compare/:before...:tip 200': 1,
  'GET /commits/:tip/pulls 200': 1,
  'GET /commits/:head/check-runs 200': 1,
  'GET /issues/1/comments 200': 1,
  'GET /pulls/1/reviews 200': 1,
};

describe('what is asked', () => {
  test('by a first plan', async () => {
    const { world, pull } = await opened();
    const ran = await planInside(world, pull);
    expect(ran.outputs.result).toBe('planned');
    expect(counted(ran, { head: pull.headSha, base: pull.baseSha })).toEqual({
      github: {
        ...PLAN,
        'GET /git/ref/heads/main 200': 1,
        'GET /issues/1/comments 200': 1,
        'POST /issues/1/comments 201': 1,
      },
      service: LISTS,
    });
  });

  test('by the same plan again', async () => {
    const { world, pull } = await opened();
    await planInside(world, pull);
    const ran = await planInside(world, pull);
    expect(counted(ran, { head: pull.headSha, base: pull.baseSha })).toEqual({
      github: { ...PLAN, 'GET /git/ref/heads/main 200': 1, 'GET /issues/1/comments 200': 1 },
      service: LISTS,
    });
  });

  test('by the apply after the merge', async () => {
    const { world, pull, push } = await merged();
    const ran = await applyInside(world, push);
    expect(ran.outputs.result).toBe('applied');
    expect(counted(ran, { head: pull.headSha, before: push.before, tip: push.after })).toEqual({
      github: { ...APPLY, ...APPROVAL, 'GET /git/ref/heads/main 200': 2, 'POST /issues/1/comments 201': 1 },
      service: { ...LISTS, 'GET /cyber-assets 200': 2, 'POST /cyber-assets 201': 1 },
    });
  });

  test('by the same apply again', async () => {
    const { world, pull, push } = await merged();
    await applyInside(world, push);
    const ran = await applyInside(world, push);
    expect(ran.outputs.result).toBe('no-changes');
    expect(counted(ran, { head: pull.headSha, before: push.before, tip: push.after })).toEqual({
      github: { ...APPLY, 'GET /deployments/:id/statuses 200': 1 },
      service: LISTS,
    });
  });

  test('by an apply that is refused', async () => {
    const { world, pull, push } = await merged();
    move(world);
    const ran = await applyInside(world, push);
    expect(ran.outputs.result).toBe('unapproved');
    expect(counted(ran, { head: pull.headSha, before: push.before, tip: push.after })).toEqual({
      github: { ...APPLY, ...APPROVAL, 'POST /issues/1/comments 201': 1 },
      service: LISTS,
    });
  });

  test('by a dispatch that approves what was refused', async () => {
    const { world, pull, push } = await merged();
    move(world);
    const { digest = '' } = (await applyInside(world, push)).outputs;
    const event = await world.github.event('workflow_dispatch', {});
    const ran = await runInside(world, { event, inputs: { command: 'apply', approve: digest } });
    expect(ran.outputs.result).toBe('applied');
    expect(counted(ran, { head: pull.headSha, before: push.before, tip: push.after })).toEqual({
      github: {
        ...APPLY,
        ...APPROVAL,
        'GET /git/ref/heads/main 200': 2,
        'GET /deployments/:id/statuses 200': 1,
        'PATCH /issues/comments/:id 200': 1,
      },
      service: {
        ...LISTS,
        'GET /cyber-assets 200': 2,
        'GET /cyber-assets/:id 200': 1,
        'PATCH /cyber-assets/:id 200': 1,
      },
    });
  });

  test('by the check of a merge group', async () => {
    const { world, pull } = await opened();
    await planInside(world, pull);
    const group = await world.queue([pull]);
    const ran = await runInside(world, { event: await world.github.event('merge_group', group) });
    expect(ran.outputs.result).toBe('planned');
    expect(counted(ran, { head: pull.headSha, base: group.baseSha, group: group.headSha })).toEqual({
      github: {
        ...PLAN,
        'GET /compare/:base...:group 200': 1,
        'GET /commits/:group/pulls 200': 1,
        'GET /pulls/1 200': 1,
      },
      service: LISTS,
    });
  });

  test('by the apply of a direct push, which is refused', async () => {
    const { world, pull, push: first } = await merged();
    await applyInside(world, first);
    const push = await world.directPush(declared('a', 'c', 'sneaked'));
    const ran = await applyInside(world, push);
    expect(ran.outputs.result).toBe('unapproved');
    expect(counted(ran, { head: pull.headSha, before: push.before, tip: push.after })).toEqual({
      github: {
        ...APPLY,
        'GET /compare/:before...:tip 200': 1,
        'GET /deployments/:id/statuses 200': 1,
        'GET /commits/:tip/pulls 200': 5,
      },
      service: LISTS,
    });
  });
});
