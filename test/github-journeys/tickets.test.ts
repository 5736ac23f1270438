// Why a change is made, and who may delete: the ticket in the title of a pull request, and a second approval for deletes.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PullState } from '../github/stand-in.ts';
import { applyInside, type InsideRan, planInside, runInside } from './inside.ts';
import { alpha, declared, recordsIn, type World } from './world.ts';

const PATTERN = { 'ticket-pattern': 'CHG-\\d+' };

async function opened(title: string) {
  const world = await alpha(['a'], { withoutGit: true });
  return { world, pull: await world.pullRequest(declared('a', 'c'), { title }) };
}

function evidenceOf({ outputs }: InsideRan) {
  return JSON.parse(readFileSync(outputs['evidence-path'] ?? '', 'utf8'));
}

function recordOf({ github }: World, pull: PullState) {
  return recordsIn(github.state.checkRuns.filter(({ headSha }) => headSha === pull.headSha)).at(-1)?.record;
}

describe('with ticket-pattern, a pull request', () => {
  test('that names no ticket is red, and says what is missing; retitled, it is planned and recorded', async () => {
    const { world, pull } = await opened('Add a relay');
    const red = await planInside(world, pull, PATTERN);
    expect(red).toMatchObject({ code: 1, outputs: { result: 'blocked' } });
    expect(red.errors.join()).toContain('names no ticket. Edit the title so that it holds a match of CHG-\\d+.');
    expect(recordOf(world, pull)).toMatchObject({ ticket: null });
    Object.assign(pull, { title: 'CHG-12: add a relay' });
    expect(await planInside(world, pull, PATTERN)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    expect(recordOf(world, pull)).toMatchObject({ ticket: 'CHG-12', title: 'CHG-12: add a relay' });
    expect(world.comments(pull)[0]?.body).toContain('`CHG-12`');
    const ran = await applyInside(world, await world.merge(pull), PATTERN);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(evidenceOf(ran).pull_requests).toMatchObject([{ ticket: 'CHG-12', title: 'CHG-12: add a relay' }]);
  });

  test('that was planned without one approves nothing', async () => {
    const { world, pull } = await opened('Add a relay');
    await planInside(world, pull);
    const ran = await applyInside(world, await world.merge(pull), PATTERN);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(ran.log).toContain('its title named no ticket when it was planned');
  });

  test('keeps the time of its record when its title changes, and not when its ticket does', async () => {
    const { world, pull } = await opened('CHG-1: add a relay');
    const timeFor = async (title: string) => {
      Object.assign(pull, { title });
      world.github.state.calendar.advance(5000);
      await planInside(world, pull, PATTERN);
      return recordOf(world, pull)?.at;
    };
    const first = await timeFor('CHG-1: add a relay');
    expect(await timeFor('CHG-1: add one relay')).toBe(first);
    expect(await timeFor('CHG-2: add one relay')).not.toBe(first);
  });

  test('a dispatched digest gives its ticket itself', async () => {
    const { world } = await opened('Add a relay');
    await world.directPush(declared('a', 'd'));
    const event = await world.github.event('workflow_dispatch', {});
    const { outputs } = await runInside(world, { event, inputs: { command: 'apply', ...PATTERN } });
    const inputs = { command: 'apply', approve: outputs.digest ?? '', ...PATTERN };
    const without = await runInside(world, { event, inputs });
    expect(without).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(without.errors.join()).toContain('ticket must hold a match of ticket-pattern');
    const ran = await runInside(world, { event, inputs: { ...inputs, ticket: 'CHG-7' } });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(evidenceOf(ran).approval).toMatchObject({ ticket: 'CHG-7' });
  });

  test.each(['(', '.*'])('a pattern that cannot be meant is refused: %s', async (pattern) => {
    const { world, pull } = await opened('Add a relay');
    const ran = await planInside(world, pull, { 'ticket-pattern': pattern });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors.join()).toContain('ticket-pattern ');
  });
});

describe('delete-approvals: 2', () => {
  const TWO = { approval: 'review', 'delete-approvals': '2' };

  async function reviewed(...people: readonly string[]) {
    const world = await alpha(['a', 'b'], { withoutGit: true });
    const pull = await world.pullRequest(declared('a', 'c'));
    await planInside(world, pull, TWO);
    expect(world.comments(pull)[0]?.body).toContain('Deletes need 2 approvals.');
    for (const user of people) world.github.review(pull, { user });
    return applyInside(world, await world.merge(pull), TWO);
  }

  test('one approval is short of one, and the refusal says so', async () => {
    const ran = await reviewed('rita');
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(ran.log).toContain("1 delete of them needs one more person's approval.");
  });

  test('two people approve a delete', async () => {
    const ran = await reviewed('rita', 'sam');
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied', 'done-count': '2' } });
  });

  test('is refused where no review is asked for', async () => {
    const { world, pull } = await opened('Add a relay');
    const ran = await planInside(world, pull, { 'delete-approvals': '2' });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors.join()).toContain('delete-approvals is 2, which needs approval: review.');
  });
});
