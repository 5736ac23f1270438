// Why a change is made, and who may delete: the ticket in the title of a pull request, and a second approval for deletes.
import { describe, expect, test } from 'vitest';
import type { PullState } from '../github/stand-in.ts';
import { applyInside, planInside, runInside } from './inside.ts';
import { alpha, declared, evidenceOf, recordsIn, type World } from './world.ts';

const PATTERN = { 'ticket-pattern': 'CHG-\\d+' };

async function opened(title: string) {
  const world = await alpha(['a']);
  return { world, pull: await world.pullRequest(declared('a', 'c'), { title }) };
}

function recordOf({ github }: World, pull: PullState) {
  return recordsIn(github.state.checkRuns.filter(({ headSha }) => headSha === pull.headSha)).at(-1)?.record;
}

describe('with ticket-pattern, a pull request', () => {
  test('that names no ticket is red, and says what is missing; retitled, it is planned and recorded', async () => {
    const { world, pull } = await opened('Add a relay');
    const red = await planInside(world, pull, PATTERN);
    expect(red).toMatchObject({ code: 1, outputs: { result: 'blocked' } });
    const why = 'The title of the pull request names no ticket: nothing in it matches';
    expect(red.errors.join()).toContain(`${why} CHG-\\d+.`);
    for (const page of [red.summary, world.comments(pull)[0]?.body]) expect(page).toContain(`${why} \`CHG-\\d+\`.`);
    expect(world.plans(pull.headSha)).toMatchObject([{ conclusion: 'failure' }]);
    expect(recordOf(world, pull)).toMatchObject({ ticket: null });
    Object.assign(pull, { title: 'CHG-12: add a relay' });
    expect(await planInside(world, pull, PATTERN)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    expect(recordOf(world, pull)).toMatchObject({ ticket: 'CHG-12', title: 'CHG-12: add a relay' });
    expect(world.comments(pull)).toHaveLength(1);
    expect(world.comments(pull)[0]?.body).toContain('`CHG-12`');
    expect(world.comments(pull)[0]?.body).not.toContain('names no ticket');
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

  test.each([
    ['CHG-1: add one relay', 'applied'],
    ['CHG-2: add a relay', 'unapproved'],
  ])('reviewed as CHG-1: add a relay, and then retitled %s, is %s', async (title, result) => {
    const { world, pull } = await opened('CHG-1: add a relay');
    const inputs = { ...PATTERN, approval: 'review' };
    await planInside(world, pull, inputs);
    world.github.review(pull);
    world.github.state.calendar.advance(5000);
    Object.assign(pull, { title });
    await planInside(world, pull, inputs);
    const ran = await applyInside(world, await world.merge(pull), inputs);
    expect(ran.outputs.result).toBe(result);
    expect(evidenceOf(ran).pull_requests).toMatchObject([{ title, ticket: title.slice(0, 5) }]);
    if (result === 'unapproved') expect(ran.log).toContain('rita approved before the plan was shown.');
  });

  test('that is retitled while it is planned is left to the plan of the new title', async () => {
    const { world, pull } = await opened('CHG-1: add a relay');
    const event = await world.github.event('pull_request', { pull });
    Object.assign(pull, { title: 'CHG-2: add a relay' });
    expect(await runInside(world, { event, inputs: PATTERN })).toMatchObject({ outputs: { result: 'superseded' } });
    expect(world.comments(pull)).toEqual([]);
    expect(recordOf(world, pull)).toBeUndefined();
    // Another title of the same ticket, or of none where none is asked for, is as good.
    Object.assign(pull, { title: 'CHG-1: add one relay' });
    expect(await runInside(world, { event, inputs: PATTERN })).toMatchObject({ outputs: { result: 'planned' } });
    Object.assign(pull, { title: 'Add a relay' });
    expect(await runInside(world, { event })).toMatchObject({ outputs: { result: 'planned' } });
  });

  test('that asks for nothing itself needs none, and shows what is pending', async () => {
    const { world, pull } = await opened('CHG-1: add a relay');
    await planInside(world, pull, PATTERN);
    world.service.setFaults([{ kind: 'error-before', method: 'POST', status: 400 }]);
    await applyInside(world, await world.merge(pull), PATTERN);
    world.service.setFaults([]);
    const next = await world.pullRequest({ 'inventory/README.md': 'Words.\n' }, { title: 'Correct words' });
    expect(await planInside(world, next, PATTERN)).toMatchObject({ code: 0, outputs: { 'create-count': '1' } });
    expect(recordOf(world, next)).toMatchObject({ ticket: null });
  });

  test('a dispatched digest gives its ticket itself', async () => {
    const { world } = await opened('Add a relay');
    await world.directPush(declared('a', 'd'));
    const event = await world.github.event('workflow_dispatch', {});
    const { outputs } = await runInside(world, { event, inputs: { command: 'apply', ...PATTERN } });
    const inputs = { command: 'apply', approve: outputs.digest ?? '', ...PATTERN };
    const without = await runInside(world, { event, inputs });
    expect(without).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    for (const page of [without.log, without.summary])
      expect(page).toContain('approves nothing without a ticket. Give');
    expect(without.errors.join()).toContain(`-f approve=${outputs.digest} -f ticket=TICKET`);
    const other = await runInside(world, { event, inputs: { ...inputs, ticket: 'INC-7' } });
    expect(other).toMatchObject({ code: 1, requests: [], outputs: { result: 'failed' } });
    expect(other.errors.join()).toContain('ticket must match ticket-pattern, CHG-\\d+.');
    const ran = await runInside(world, { event, inputs: { ...inputs, ticket: 'CHG-7' } });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(evidenceOf(ran).approval).toMatchObject({ ticket: 'CHG-7' });
  });
});

describe('delete-approvals: 2', () => {
  const TWO = { approval: 'review', 'delete-approvals': '2' };

  async function planned() {
    const world = await alpha(['a', 'b']);
    const pull = await world.pullRequest(declared('a', 'c'));
    const { summary } = await planInside(world, pull, TWO);
    for (const page of [summary, world.comments(pull)[0]?.body]) expect(page).toContain('Deletes need 2 approvals.');
    return { world, pull };
  }

  async function reviewed(...people: readonly string[]) {
    const { world, pull } = await planned();
    for (const user of people) world.github.review(pull, { user });
    const ran = await applyInside(world, await world.merge(pull), TWO);
    return { ran, result: world.comments(pull)[1]?.body };
  }

  test('one person is not enough for a delete: the refusal says which delete, and who approved', async () => {
    const { ran, result } = await reviewed('rita');
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(ran.summary).toMatch(/`b` .*`ca_b`.* this delete, by too few people \|/);
    expect(ran.errors.join()).toContain('1 change to execute is not approved.');
    for (const page of [ran.log, ran.summary, result]) {
      expect(page).toContain('A delete needs the approvals of 2 people on one pull request.');
      expect(page).toContain('rita approved pull request 1.');
    }
  });

  test('two people approve a delete, and evidence names both', async () => {
    const { ran, result } = await reviewed('rita', 'sam');
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied', 'done-count': '2' } });
    expect(evidenceOf(ran).pull_requests).toMatchObject([{ approvals: [{ user: 'rita' }, { user: 'sam' }] }]);
    for (const user of ['rita', 'sam']) expect(result).toContain(user);
  });

  test('one person of each of two pull requests that show it does not make two', async () => {
    const { world, pull } = await planned();
    const first = await world.merge(pull);
    world.github.review(pull, { user: 'rita' });
    await applyInside(world, first, TWO);
    const next = await world.pullRequest(declared('a', 'c', 'd'));
    await planInside(world, next, TWO);
    world.github.review(next, { user: 'sam' });
    const ran = await applyInside(world, await world.merge(next), TWO);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(ran.log).toContain('rita approved pull request 1. sam approved pull request 2.');
  });

  test('a merge group whose delete one person approved is red', async () => {
    const { world, pull } = await planned();
    world.github.review(pull);
    const event = await world.github.event('merge_group', await world.queue([pull]));
    const ran = await runInside(world, { event, inputs: TWO });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'unapproved' } });
    expect(ran.log).toContain('rita approved pull request 1.');
    world.github.review(pull, { user: 'sam' });
    expect(await runInside(world, { event, inputs: TWO })).toMatchObject({ code: 0, outputs: { result: 'planned' } });
  });
});
