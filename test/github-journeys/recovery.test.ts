// Runs that are cut off, and clones that lack what is needed.
import { describe, expect, test } from 'vitest';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { git } from '../inventory/temporary.ts';
import { serveGit } from './git-server.ts';
import { ACME, alpha, declared, scene, silence } from './world.ts';

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

describe('a clone that lacks a commit, at a server that asks who is there', () => {
  const BASIC = `basic ${Buffer.from(`x-access-token:${DEFAULT_TOKEN}`).toString('base64')}`;

  /** Plans under `pull_request`, for which the base is fetched. */
  async function planned(kept: string | null) {
    const world = await alpha(['a']);
    const server = await serveGit(world.github.git.bare, BASIC);
    const pull = await world.pullRequest(declared('a', 'c'));
    const ran = await world.run(
      await world.github.event('pull_request', { pull }),
      {},
      {
        env: { GITHUB_SERVER_URL: server.url },
        prepare: (clone) => {
          git(clone, 'remote', 'set-url', 'origin', `${server.url}/origin.git`);
          if (kept !== null) git(clone, 'config', `http.${server.url}/.extraheader`, `AUTHORIZATION: ${kept}`);
        },
      },
    );
    return { ran, asked: server.asked.flat() };
  }

  test('a checkout that kept no credentials: the token is tried', async () => {
    const { ran, asked } = await planned(null);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '1' } });
    expect(new Set(asked)).toEqual(new Set([BASIC]));
  });

  test('a checkout that kept others: the token is tried in their place', async () => {
    const { ran, asked } = await planned('basic b3RoZXI6b3RoZXI=');
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    expect(asked).toContain('basic b3RoZXI6b3RoZXI=');
    expect(asked.at(-1)).toBe(BASIC);
  });
});

test('a checkout of another commit than the event is about: the commit is fetched', async () => {
  const { world, pull } = await scene(['a'], ['a', 'c']);
  const event = await world.github.event('pull_request', { pull });
  const ran = await world.run(event, {}, { checkout: pull.headSha });
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '1' } });
});
