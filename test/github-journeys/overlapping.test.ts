// Several plans of one pull request at once, its head the same: the one that began last is what people see, and what
// apply finds, whichever ends first.
import { describe, expect, test } from 'vitest';
import { opened, openedMeanwhile } from './asked.ts';
import { applyInside, type InsideRan, planInside, runInside } from './inside.ts';
import { ACME, holdsRecord, type World } from './world.ts';

const SUPERSEDED = { code: 0, writes: [], outputs: { result: 'superseded' } };

/** The service changes, so that a plan that looks now says something else. */
function change({ service }: World): void {
  service.store.organization(ACME).create({ name: 'stray', cyber_system_id: 'cs_alpha', asset_type: 'software' });
}

describe('a plan that was overtaken by a newer one of the same head', () => {
  test('while it asked the service: neither comments nor records', async () => {
    const { world, pull, meanwhile } = await openedMeanwhile();
    const event = await world.github.event('pull_request', { pull });
    const newer: InsideRan[] = [];
    meanwhile(async () => {
      newer.push(await runInside(world, { event }));
      change(world);
    });
    const older = await runInside(world, { event });
    expect(newer).toMatchObject([{ code: 0, outputs: { result: 'planned' } }]);
    expect(older).toMatchObject(SUPERSEDED);
    expect(older.log).toContain('superseded: ');
    expect(older.outputs['comment-url']).toBeUndefined();
    expect(world.comments(pull).map(({ body }) => body)).toEqual([expect.not.stringContaining('Drift')]);
    expect(world.plans(pull.headSha).map(holdsRecord)).toEqual([false, true]);
    expect(world.plans(pull.headSha)[0]).toMatchObject({ status: 'completed', conclusion: 'neutral' });
  });

  test('after its comment: records, and the newer comment and record are what counts', async () => {
    const inputs = { 'signing-key': 'environment-signing-key-77b0-2f9a4c1d' };
    const { world, pull } = await opened();
    const event = await world.github.event('pull_request', { pull });
    world.github.fault('pulls/get', { nth: 2, answer: 429, retryAfter: 1 });
    const newer: InsideRan[] = [];
    const onSleep = async () => {
      change(world);
      newer.push(await runInside(world, { event, inputs }));
    };
    const older = await runInside(world, { event, inputs, onSleep });
    const planned = { code: 0, writes: [], outputs: { result: 'planned' } };
    expect(newer).toMatchObject([planned]);
    expect(older).toMatchObject(planned);
    expect(world.comments(pull).map(({ body }) => body)).toEqual([expect.stringContaining('Drift')]);
    expect(world.plans(pull.headSha).map(holdsRecord)).toEqual([true, true]);
    // With a key a record counts only while the comment is as it sealed it: that is the newer one's.
    const applied = await applyInside(world, await world.merge(pull), inputs);
    expect(applied).toMatchObject({ code: 0, outputs: { result: 'applied', 'done-count': '1' } });
  });

  test('which then writes over its comment: no record counts, since people read another plan', async () => {
    const inputs = { 'signing-key': 'environment-signing-key-77b0-2f9a4c1d' };
    const { world, pull } = await opened();
    await planInside(world, pull, inputs);
    const organization = world.service.store.organization(ACME);
    const grow = (name: string) => organization.create({ name, cyber_system_id: 'cs_alpha', asset_type: 'software' });
    grow('one');
    const event = await world.github.event('pull_request', { pull });
    world.github.fault('issues/update-comment', { answer: 429, retryAfter: 1 });
    const onSleep = async () => {
      grow('two');
      await runInside(world, { event, inputs });
    };
    expect(await runInside(world, { event, inputs, onSleep })).toMatchObject({ outputs: { result: 'planned' } });
    expect(world.plans(pull.headSha).map(holdsRecord)).toEqual([true, true, true]);
    const applied = await applyInside(world, await world.merge(pull), inputs);
    expect(applied).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(applied.log).toContain('someone changed the comment that reviewers read');
  });
});

test('two pull requests of one head each have their comment and their record', async () => {
  const { world, pull } = await opened();
  const other = await world.github.openPull({ branch: pull.branch });
  expect(other.headSha).toBe(pull.headSha);
  const event = await world.github.event('pull_request', { pull });
  world.github.fault('pulls/get', { answer: 429, retryAfter: 1 });
  const ran = await runInside(world, { event, onSleep: async () => void (await planInside(world, other)) });
  expect(ran.outputs.result).toBe('planned');
  expect([pull, other].map((each) => world.comments(each).length)).toEqual([1, 1]);
  expect(world.plans(pull.headSha).map(holdsRecord)).toEqual([true, true]);
});
