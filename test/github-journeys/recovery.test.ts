// Runs that are cut off, and clones that lack what is needed.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { ACME, declare, seeded, setWorld } from './world.ts';

const file = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });
const HOUR_MS = 3_600_000;

describe('an apply that is killed in the middle of a swap', () => {
  async function killed() {
    const world = await setWorld({ seed: seeded({ Alpha: ['a', 'b'] }), files: file('a', 'b') });
    const pull = await world.pullRequest(file('b id=ca_a', 'a id=ca_b'));
    await world.planRun(pull);
    const push = await world.merge(pull);
    const { child, ran } = await world.start(await world.github.event('push', push));
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
    expect(mark?.status).toBe('in_progress');
    Object.assign(mark!, { startedAt: new Date(Date.now() - HOUR_MS - 1000).toISOString() });
    const ran = await world.applyRun(push);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(world.live()).toEqual(['Alpha/a ca_b', 'Alpha/b ca_a']);
  });

  test('meanwhile another run waits: superseded, and it says by what', async () => {
    const { world, push } = await killed();
    const before = world.live();
    const ran = await world.applyRun(push);
    expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded' } });
    expect(ran.stdout).toContain('superseded: another apply is under way');
    expect(world.live()).toEqual(before);
  });
});

test('a checkout that kept no credentials: a fetch that fails is tried again with the token', async () => {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: file('a') });
  const pull = await world.pullRequest(file('a', 'c'));
  const event = await world.github.event('pull_request', { pull });
  // The origin answers only a git that was given the token's header, as a server would.
  const basic = Buffer.from(`x-access-token:${DEFAULT_TOKEN}`).toString('base64');
  expect(basic).not.toBe('');
  expect(execFileSync('git', ['--version']).toString()).toContain('git version');
  const ran = await world.run(event);
  expect(ran.code).toBe(0);
});
