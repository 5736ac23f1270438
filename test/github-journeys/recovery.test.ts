// Runs that are cut off, and a checkout of another commit.
import { describe, expect, test } from 'vitest';
import { ACME, scene, silence } from './world.ts';

const KILLED = { GITHUB_RUN_ID: '1999' };

describe('an apply that is killed in the middle of a swap', () => {
  async function killed() {
    const { world, pull } = await scene(['a', 'b'], ['b id=ca_a', 'a id=ca_b']);
    await world.planRun(pull);
    const push = await world.merge(pull);
    const { child, ran } = await world.start(await world.github.event('push', push), {}, { env: KILLED });
    let writes = 0;
    world.service.store.organization(ACME).onWrite(() => {
      writes += 1;
      if (writes === 1) child.kill('SIGKILL');
    });
    expect((await ran).code).toBeNull();
    expect(world.live().join()).toContain('~cip-sync');
    return { world, push };
  }

  test('the next run, once the mark of the dead one no longer holds, finishes what was approved', async () => {
    const { world, push } = await killed();
    const [mark] = world.marks(push.after);
    expect(world.states(push.after)).toEqual(['in_progress']);
    silence(mark!);
    const ran = await world.applyRun(push);
    expect(ran.stdout).toContain('ended without a word');
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(world.live()).toEqual(['Alpha/a ca_b', 'Alpha/b ca_a']);
  });

  test('the same run again goes on at once, since its first attempt has ended', async () => {
    const { world, push } = await killed();
    const event = await world.github.event('push', push);
    const ran = await world.run(event, {}, { env: { ...KILLED, GITHUB_RUN_ATTEMPT: '2' } });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(world.live()).toEqual(['Alpha/a ca_b', 'Alpha/b ca_a']);
  });
});

test('a checkout of another commit than the event is about: the commit is fetched', async () => {
  const { world, pull } = await scene(['a'], ['a', 'c']);
  const event = await world.github.event('pull_request', { pull });
  const ran = await world.run(event, {}, { checkout: pull.headSha });
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '1' } });
});
