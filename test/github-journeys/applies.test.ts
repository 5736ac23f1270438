// Applies beside what others leave: deployments posted again, hidden or signed with another key, and a run that was
// suspended while another one went on.
import { describe, expect, test } from 'vitest';
import type { DeploymentState } from '../github/stand-in/state.ts';
import { afterFirstWrite, opened, twoCreates } from './asked.ts';
import { applyInside, type Hands, planInside, runInside } from './inside.ts';
import { alpha, declared, type Scene, type World } from './world.ts';

const OLD_KEY = 'the signing key of last year, long enough';
const SIGNED = { 'signing-key': OLD_KEY };

/** A world whose inventory was applied once, with a key. */
async function signedOnce(): Promise<World> {
  const world = await alpha(['a']);
  const ran = await applyInside(world, await world.directPush({ 'README.md': 'first\n' }), SIGNED);
  expect(ran.outputs.result).toBe('no-changes');
  return world;
}

/** A change that was approved, and whose apply failed. */
async function pending(): Promise<Scene> {
  const world = await signedOnce();
  const pull = await world.pullRequest(declared('a', 'c'));
  await planInside(world, pull, SIGNED);
  const failed = await applyInside(world, await world.merge(pull), { ...SIGNED, 'api-key': 'refused' });
  expect(failed.outputs.result).toBe('failed');
  return { world, pull };
}

async function plantAgain({ github }: World, made: DeploymentState, times: number): Promise<void> {
  const { sha, ref, payload, statuses, creator, app } = made;
  for (let count = 0; count < times; count += 1) {
    const again = await github.plantDeployment({ sha, ref, payload, creator, app });
    for (const { state, description } of statuses) github.plantStatus(again, state, { description });
  }
}

describe('deployments that somebody else posts with our bot, where there is a key', () => {
  test('100 replays of a success: what was applied stays known, and what nobody approved is not written', async () => {
    const { world } = await pending();
    await applyInside(world, await world.directPush({ 'README.md': 'second\n' }), SIGNED);
    const [first] = world.github.state.deployments;
    await plantAgain(world, first!, 100);
    const ran = await applyInside(world, await world.directPush(declared('a', 'c', 'sneaked')), SIGNED);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved', 'create-count': '1' } });
    expect(ran.github.filter((line) => line.includes('/statuses ')).length).toBeLessThan(15);
  });

  test('100 without a seal: what is pending is applied all the same', async () => {
    const { world } = await pending();
    const [first] = world.github.state.deployments;
    const { seal: _, ...unsealed } = first!.payload as { readonly seal: string };
    await plantAgain(world, { ...first!, payload: unsealed }, 100);
    const ran = await applyInside(world, await world.directPush({ 'README.md': 'again\n' }), SIGNED);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied', 'done-count': '1' } });
  });

  test('a status that moves ours to another environment changes nothing', async () => {
    const { world } = await pending();
    for (const made of world.github.state.deployments) {
      world.github.plantStatus(made, 'in_progress', { environment: 'elsewhere', description: 'Moved' });
    }
    const ran = await applyInside(world, await world.directPush({ 'README.md': 'again\n' }), SIGNED);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  });

  test('1,001 of them hide ours: nothing is applied, and the run says by whom', async () => {
    const { world } = await pending();
    const creator = world.github.state.account('mallory');
    for (let count = 0; count < 1001; count += 1) await world.github.plantDeployment({ creator });
    const ran = await applyInside(world, await world.directPush({ 'README.md': 'again\n' }), SIGNED);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(ran.errors.join()).toContain('hides the applied marks');
    expect(ran.errors.join()).toContain('mallory');
  });
});

describe('a signing key', () => {
  const NEW_KEY = 'the signing key of this year, long enough';

  test('that was changed stops the apply and says how to go on; a second line loses nothing that is pending', async () => {
    const { world } = await pending();
    const push = await world.directPush({ 'README.md': 'again\n' });
    const stopped = await applyInside(world, push, { 'signing-key': NEW_KEY });
    expect(stopped).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(stopped.errors.join()).toContain('Give the old key as a second line.');
    const ran = await applyInside(world, push, { 'signing-key': `${NEW_KEY}\n${OLD_KEY}` });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied', 'done-count': '1' } });
    const next = await applyInside(world, await world.directPush({ 'README.md': 'next\n' }), {
      'signing-key': NEW_KEY,
    });
    expect(next).toMatchObject({ code: 0, outputs: { result: 'no-changes' } });
  });

  test('that could be guessed is refused', async () => {
    const { world, pull } = await opened();
    const ran = await planInside(world, pull, { 'signing-key': 'k'.repeat(31) });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors.join()).toContain('signing-key has a key of under 32 characters');
  });
});

describe('a run that was suspended between two writes', () => {
  async function suspended(meanwhile: (world: World, ours: DeploymentState) => Promise<unknown>) {
    const { world, hands, run } = await twoCreates();
    afterFirstWrite(world, () => {
      hands.late += 150_000;
      void meanwhile(world, world.github.state.deployments.at(-1)!);
      // As it wakes, what is due every so often is done before anything else.
      hands.beat?.();
    });
    return run();
  }

  test('goes on where no other apply began', async () => {
    const ran = await suspended(async () => {});
    expect(ran).toMatchObject({ code: 0, warnings: [], outputs: { result: 'applied', 'done-count': '2' } });
  });

  test('writes nothing more where another one has gone on from there', async () => {
    const ran = await suspended(async ({ github }, { sha, ref, payload }) => {
      const later = { ...(payload as object), run: '78' };
      github.plantStatus(await github.plantDeployment({ sha, ref, payload: later }), 'in_progress');
    });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'cancelled' } });
    expect(ran.writes).toHaveLength(1);
    expect(ran.warnings.join()).toContain('of run 78');
    expect(ran.warnings.join()).toContain('Nothing more is written');
  });

  test('writes nothing more where another one was there before it, and began only then', async () => {
    const { world, hands, run } = await twoCreates();
    const { github } = world;
    let later: DeploymentState | null = null;
    const asking: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const [ours] = github.state.deployments;
      if (init?.method === 'POST' && String(input).endsWith('/statuses') && later === null && ours !== undefined) {
        const { sha, ref, payload } = ours;
        later = await github.plantDeployment({ sha, ref, payload: { ...(payload as object), run: '78' } });
      }
      return answer;
    };
    afterFirstWrite(world, () => {
      hands.late += 150_000;
      github.plantStatus(later!, 'in_progress');
    });
    const ran = await run(asking);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'cancelled' } });
    expect(ran.writes).toHaveLength(1);
    expect(ran.warnings.join()).toContain('of run 78');
  });
});

test('a sign that is in flight when the run ends comes before the final status', async () => {
  const hands: Hands = { late: 0, beat: null, everyMs: 0 };
  const { world, pull } = await opened();
  await planInside(world, pull);
  const push = await world.merge(pull);
  let signs = 0;
  let isEnding = false;
  const asking: typeof fetch = async (input, init) => {
    const body = String(init?.body ?? '');
    if (String(input).endsWith('/statuses') && body.includes('in_progress')) {
      signs += 1;
      // The second is held up until the run has ended but for its status.
      for (let turn = 0; signs === 2 && turn < 500 && !isEnding; turn += 1) await new Promise(setImmediate);
    }
    if (String(input).endsWith('/statuses') && body.includes('success')) isEnding = true;
    return fetch(input, init);
  };
  afterFirstWrite(world, () => {
    hands.late += 60_000;
    hands.beat?.();
  });
  const ran = await runInside(world, { event: await world.github.event('push', push), hands, fetch: asking });
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(world.marks(push.after)[0]?.statuses.map(({ state }) => state)).toEqual([
    'in_progress',
    'in_progress',
    'success',
  ]);
});

describe('what an apply asks', () => {
  test('the first, of pull requests that hold no record: nothing but that', async () => {
    const world = await alpha(['a']);
    for (const name of ['c', 'd', 'e']) await world.merge(await world.pullRequest(declared('a', name)));
    const event = await world.github.event('workflow_dispatch', {});
    const ran = await runInside(world, { event, inputs: { command: 'apply', approval: 'review' } });
    expect(ran.outputs.result).toBe('unapproved');
    expect(ran.github.filter((line) => line.includes('/check-runs'))).toHaveLength(3);
    expect(ran.github.filter((line) => /\/(?:reviews|comments|pulls\/\d+\/commits) /.test(line))).toEqual([]);
  });

  test('at most 30 with 300 merges of branches that leave the inventory alone, while a pull request is pending', async () => {
    const world = await alpha(['a']);
    await applyInside(world, await world.directPush({ 'README.md': 'first\n' }));
    const { git, state } = world.github;
    const old = (await git.resolve('refs/heads/main')) ?? '';
    const pull = await world.pullRequest(declared('a', 'c'));
    await planInside(world, pull);
    const before = (await world.merge(pull)).after;
    const signed = { message: 'Merge', at: state.calendar.stamp() };
    let after = before;
    for (let count = 0; count < 300; count += 1) {
      const side = await git.commit({ from: old, files: { 'NOTES.md': `${count % 2}\n` }, ...signed });
      const files = { 'NOTES.md': `${count % 2}\n` };
      after = await git.commit({ from: after, files, parents: [after, side], ...signed });
    }
    await git.publish({ 'refs/heads/main': after });
    const ran = await applyInside(world, { ref: 'refs/heads/main', before, after, commits: [after] });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(ran.github.length, ran.github.join('\n')).toBeLessThanOrEqual(30);
  });
});

test('without the right to check runs our own comment is found: a second plan updates it', async () => {
  const { world, pull } = await opened();
  const permissions = { contents: 'read', 'pull-requests': 'write', deployments: 'write' } as const;
  world.github.grant('ghp_dana', { user: 'dana', permissions });
  const inputs = { 'github-token': 'ghp_dana', approval: 'none' };
  await planInside(world, pull, inputs);
  await world.github.pushToPull(pull, declared('a', 'c', 'd'));
  await planInside(world, pull, inputs);
  expect(world.comments(pull)).toMatchObject([{ author: { login: 'dana' } }]);
  expect(world.comments(pull)[0]?.body).toContain('2 changes');
});
