// Marks through whole runs: those of others do not count, and one in progress keeps the next run from writing.
import { describe, expect, test } from 'vitest';
import { marker } from '../../src/github/comment.ts';
import type { DeploymentState } from '../github/stand-in/state.ts';
import { afterFirstWrite, move, openedWithDelete as opened, twoCreates } from './asked.ts';
import { applyInside, planInside, runInside } from './inside.ts';
import { declare, declared, evidenceOf, seeded, setWorld, silence, type World } from './world.ts';

/** The same, planned and merged. */
async function merged() {
  const { world, pull } = await opened();
  await planInside(world, pull);
  return { world, pull, push: await world.merge(pull) };
}

/** What an apply of ours would have left on a commit. */
async function plant({ github }: World, sha: string, states: readonly string[], given: Partial<DeploymentState> = {}) {
  const said = { version: 1, repository: 'acme/inventory', name: '', run: '77', attempt: 1, applied: null };
  const payload = { ...said, service: given.description ?? '' };
  const fixed = { sha, task: 'inventory-apply', environment: 'inventory-applied' };
  const mark = await github.plantDeployment({ ...fixed, payload, ...given });
  for (const state of states) github.plantStatus(mark, state);
  return mark;
}

const at = ({ service }: World) => ({ description: new URL(service.url).origin });

describe('marks', () => {
  test.each(['of another creator', 'of another service'])('%s do not count', async (title) => {
    const { world, push } = await merged();
    const creator = world.github.state.account('mallory');
    const given = title === 'of another creator' ? { ...at(world), creator } : { description: 'https://other.example' };
    await plant(world, push.after, ['success'], given);
    expect(await applyInside(world, push)).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  });

  test('without the seal of the signing key, or with that of another mark, nothing is applied', async () => {
    const { world, pull } = await opened();
    const SIGNED = { 'signing-key': 'a signing key of its own, long enough' };
    await planInside(world, pull, SIGNED);
    const push = await world.merge(pull);
    const forged = await plant(world, push.after, ['success'], at(world));
    const ran = await applyInside(world, push, SIGNED);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    const [, ours] = world.marks(push.after);
    expect(ours?.statuses.at(-1)?.description).toMatch(/ hmac-sha256:[0-9a-f]{64}$/);
    expect(ours?.statuses.at(-1)?.description.length).toBeLessThanOrEqual(140);
    world.github.plantStatus(forged, 'success', { description: ours?.statuses.at(-1)?.description ?? '' });
    const next = await world.pullRequest(declared('a', 'c', 'd'));
    await planInside(world, next, SIGNED);
    world.github.deleteDeployment(ours!);
    // Its record saw a mark that is not there any more.
    const after = await applyInside(world, await world.merge(next), SIGNED);
    expect(after).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(after.log).toContain('someone deleted the deployment that its plan saw as applied');
  });

  test('of a first apply that learned nothing still tell from where it would have set out', async () => {
    const it = await opened();
    await planInside(it.world, it.pull);
    it.world.github.fault('repos/list-pull-requests-associated-with-commit', { answer: 403 });
    expect(await applyInside(it.world, await it.world.merge(it.pull))).toMatchObject({ code: 1, writes: [] });
    const later = await it.world.directPush({ 'README.md': 'mended\n' });
    expect(await applyInside(it.world, later)).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  });

  test('are left by a push without the key, so that what it adopts deletes nothing later', async () => {
    const world = await setWorld({ seed: seeded({ Alpha: ['a'], Beta: ['b', 'c'] }), files: declared('a') });
    const push = await world.directPush({ 'inventory/beta.yml': declare('Beta', ['b']) });
    const apiKey = [expect.stringContaining('api-key')];
    // Without the address of the service, a mark would be of no service.
    const nowhere = await applyInside(world, push, { 'api-key': '', 'base-url': '' });
    expect([nowhere.errors, world.states(push.after)]).toEqual([apiKey, []]);
    expect((await applyInside(world, push, { 'api-key': '' })).errors).toEqual(apiKey);
    expect(world.states(push.after)).toEqual(['failure']);
    const event = await world.github.event('workflow_dispatch', {});
    const ran = await runInside(world, { event, inputs: { command: 'apply' } });
    expect(ran.outputs).toMatchObject({ result: 'no-changes', 'delete-count': '0' });
  });

  test('of a commit that the branch was taken back from: what it brought is not undone unseen, nor left in silence', async () => {
    const { world, push } = await merged();
    expect(await applyInside(world, push)).toMatchObject({ outputs: { result: 'applied' } });
    const live = world.live();
    await world.github.git.publish({ 'refs/heads/main': push.before });
    const back = await applyInside(world, { ...push, before: push.after, after: push.before, commits: [] });
    expect(back).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved', 'delete-count': '1' } });
    expect(back.log).toContain('::notice::The commit applied last is of another history than this one');
    expect(world.live()).toEqual(live);
  });

  test('are ended where what is applied cannot be read for them: else the next run would wait for one that is gone', async () => {
    const { world, push } = await merged();
    await applyInside(world, push);
    const creator = world.github.state.account('other[bot]');
    await plant(world, push.after, ['success'], { ...at(world), creator });
    const next = await world.directPush(declared('a', 'c', 'd'));
    // Of theirs first, which are newer, then of ours.
    world.github.fault('repos/list-deployment-statuses', { nth: 2, answer: 422 });
    expect(await applyInside(world, next)).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(world.marks(next.after).map(({ statuses }) => statuses.at(-1)?.description)).toEqual(['Apply: crashed']);
  });

  test('say what GitHub asks for: the commit, the environment, no merge, no other checks', async () => {
    const { world, push } = await merged();
    await applyInside(world, push);
    const made = world.github.entries.find(({ method, path }) => method === 'POST' && path.endsWith('/deployments'));
    expect(made?.body).toMatchObject({
      ref: push.after,
      task: 'inventory-apply',
      environment: 'inventory-applied',
      auto_merge: false,
      required_contexts: [],
      payload: { version: 1, repository: 'acme/inventory', name: '', attempt: 1, applied: push.before },
    });
    expect(world.marks(push.after)[0]?.statuses.map(({ state }) => state)).toEqual(['in_progress', 'success']);
  });
});

describe('one apply at a time: another that began before', () => {
  async function besides(states: readonly string[]) {
    const { world, push } = await merged();
    return { world, push, other: await plant(world, push.before, states, at(world)) };
  }

  test('is waited for while it lives, told every 15 s, and gone on from once it has ended', async () => {
    const { world, push, other } = await besides(['in_progress']);
    let waits = 0;
    const onSleep = () => {
      waits += 1;
      expect(world.service.log.filter(({ committed }) => committed)).toEqual([]);
      world.github.plantStatus(other, waits < 3 ? 'in_progress' : 'failure');
    };
    const ran = await runInside(world, { event: await world.github.event('push', push), onSleep });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(waits).toBe(3);
    expect(ran.log.match(/Waiting for the apply of run 77/g)).toHaveLength(3);
  });

  test('is outlived when it gives no sign for three minutes, and that is told', async () => {
    const { world, push, other } = await besides(['in_progress']);
    silence(other);
    const ran = await applyInside(world, push);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(ran.warnings).toEqual([expect.stringContaining('The apply of run 77')]);
    expect(ran.warnings[0]).toContain('goes on from what it left');
  });

  test('that began and succeeded since the marks were listed is gone on from: its pull request is not told again', async () => {
    const { world, pull } = await opened();
    await applyInside(world, await world.directPush({ 'README.md': 'first\n' }));
    await planInside(world, pull);
    const first = await world.merge(pull);
    const next = await world.pullRequest(declared('a', 'c', 'd'));
    await planInside(world, next);
    const second = await world.merge(next);
    world.github.fault('repos/create-deployment', { answer: 'reset' });
    let isApplied = false;
    const onSleep = async () => {
      if (isApplied) return;
      isApplied = true;
      await plant(world, first.after, ['in_progress', 'success'], at(world));
    };
    const ran = await runInside(world, { event: await world.github.event('push', second), onSleep });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    const comments = ran.github.filter((line) => line.startsWith('POST') && line.includes('/comments'));
    expect(comments).toEqual([`POST /repos/acme/inventory/issues/${next.number}/comments 201`]);
  });

  test('is waited for no longer than 55 minutes, and then nothing is written', async () => {
    const { world, push, other } = await besides(['in_progress']);
    const onSleep = () => {
      // Only its last sign says that it lives.
      other.statuses.splice(0);
      world.github.plantStatus(other, 'in_progress');
    };
    const ran = await runInside(world, { event: await world.github.event('push', push), onSleep });
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(ran.errors[0]).toContain('still goes on. Nothing was written. Run again once that has ended.');
    expect(world.states(push.after)).toEqual(['failure']);
  });

  test('two runs at once write each change once, and neither is lost', async () => {
    const { world, push } = await merged();
    const ran = await Promise.all([applyInside(world, push), applyInside(world, push)]);
    expect(ran.map(({ code }) => code)).toEqual([0, 0]);
    expect(ran.map(({ outputs }) => outputs.result).sort()).toEqual(['applied', 'no-changes']);
    expect(world.service.log.filter(({ committed }) => committed)).toHaveLength(2);
  });
});

describe('an apply that takes long', () => {
  const REFUSED = { times: 100, answer: 500 } as const;

  test('gives a sign before each minute is over, and goes on', async () => {
    let beats = 0;
    let meanwhile = async () => {};
    const { world, push, hands, run } = await twoCreates({}, { meanwhile: () => meanwhile() });
    meanwhile = async () => {
      const { late, beat, everyMs } = hands;
      const statuses = world.github.state.deployments.at(-1)?.statuses;
      if (beat === null || statuses === undefined || beats === 5) return;
      const told = new Promise((resolve) => {
        statuses.push = (...made) => {
          resolve(made);
          return Array.prototype.push.apply(statuses, made);
        };
      });
      beats += 1;
      hands.late = late + everyMs;
      beat();
      // Nobody waits for a sign that a run without one would not give.
      if (beats < 4) await told;
    };
    expect(await run()).toMatchObject({ code: 0, warnings: [], outputs: { result: 'applied' } });
    expect(hands.everyMs).toBeLessThanOrEqual(60_000);
    expect(hands.late).toBeGreaterThan(180_000);
    const signs = world.marks(push.after)[0]?.statuses.map(({ state }) => state);
    expect(new Set(signs?.slice(0, -1))).toEqual(new Set(['in_progress']));
    expect(signs?.length).toBeGreaterThan(4);
    expect(signs?.at(-1)).toBe('success');
  });

  test.each([
    ['139 s', 139_000, { code: 0, outputs: { result: 'applied' } }, 2],
    ['141 s, before another may take it for dead', 141_000, { code: 1, outputs: { result: 'cancelled' } }, 1],
  ])('where GitHub takes no sign for %s', async (_, ms, outcome, writes) => {
    const { world, push, hands, run } = await twoCreates();
    afterFirstWrite(world, () => {
      world.github.fault('repos/create-deployment-status', REFUSED);
      hands.late += ms;
      hands.beat?.();
    });
    const ran = await run();
    expect(ran).toMatchObject(outcome);
    expect(ran.writes).toHaveLength(writes);
    expect(ran.warnings.join().includes('Nothing more is written')).toBe(writes === 1);
    world.github.clearFaults();
    world.marks(push.after).forEach(silence);
    expect(await run()).toMatchObject({ code: 0, outputs: { result: writes === 1 ? 'applied' : 'no-changes' } });
    expect(world.live().filter((line) => /[/][cd] /.test(line))).toHaveLength(2);
  });

  test('goes on where a sign fails and GitHub is not why', async () => {
    const { world, push, hands, run } = await twoCreates({ 'signing-key': 'a signing key of its own, long enough' });
    afterFirstWrite(world, () => {
      // What is no time cannot be sealed into a sign.
      const { late } = hands;
      hands.late = Number.NaN;
      hands.beat?.();
      setImmediate(() => void Object.assign(hands, { late }));
    });
    const ran = await run();
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied', 'done-count': '2' } });
    expect(ran.log).toContain('GitHub did not take the sign that this run goes on.');
    expect(world.states(push.after)).toEqual(['success']);
  });
});

describe('where the answer to a new mark is lost', () => {
  test.each([
    ['and it was made: that one is ours, and no second is made', true],
    ['and it was not made: it is made once', false],
  ])('%s', async (_, afterwards) => {
    const { world, push } = await merged();
    world.github.fault('repos/create-deployment', { answer: 'reset', afterwards });
    const ran = await applyInside(world, push);
    expect(ran).toMatchObject({ code: 0, warnings: [], outputs: { result: 'applied' } });
    expect(ran.log).not.toContain('Waiting');
    expect(world.states(push.after)).toEqual(['success']);
  });
});

test('a first apply comments on no pull request but those that showed a plan', async () => {
  const it = await opened();
  const unrelated = await it.world.pullRequest({ 'README.md': 'unrelated\n' });
  await it.world.merge(unrelated);
  await planInside(it.world, it.pull);
  await it.world.merge(it.pull);
  const event = await it.world.github.event('workflow_dispatch', {});
  const ran = await runInside(it.world, { event, inputs: { command: 'apply' } });
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(it.world.comments(unrelated)).toEqual([]);
  expect(it.world.comments(it.pull)).toHaveLength(2);
});

test('comments of an app of its own stand beside that of GitHub Actions, and are found again', async () => {
  const { world, pull } = await opened();
  const token = { 'github-token': 'ghs_ours' };
  world.github.grant('ghs_ours', { app: { id: 77, slug: 'inventory-app' } });
  const body = `${marker('plan', '')}\ntheirs`;
  const theirs = structuredClone(world.github.plantComment(pull.number, 'github-actions[bot]', body));
  expect(await planInside(world, pull, token)).toMatchObject({ code: 0, warnings: [] });
  const push = await world.merge(pull);
  move(world);
  for (let count = 0; count < 2; count += 1) {
    expect((await applyInside(world, push, token)).outputs.result).toBe('unapproved');
  }
  const ours = { author: { login: 'inventory-app[bot]' } };
  expect(world.comments(pull)).toMatchObject([theirs, ours, ours]);
});

test('why a run failed is told, although GitHub cannot be told that it did', async () => {
  const it = await opened();
  const wrongKey = { 'api-key': 'no-key-of-anyone' };
  it.world.github.fault('checks/update', { times: 5, answer: 500 });
  const planned = await planInside(it.world, it.pull, wrongKey);
  it.world.github.clearFaults();
  const push = await it.world.merge(it.pull);
  it.world.github.fault('repos/create-deployment-status', { nth: 2, times: 9, answer: 500 });
  const applied = await applyInside(it.world, push, wrongKey);
  for (const [ran, request] of [
    [planned, 'PATCH'],
    [applied, 'POST'],
  ] as const) {
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringMatching(/^GET \/\S+: the service answered 401/)]);
    expect(ran.warnings).toEqual([expect.stringContaining(`GitHub, ${request}`)]);
  }
});

test('a refusal leaves evidence of what was not done, and a mark that is no success', async () => {
  const { world, pull } = await opened();
  const push = await world.merge(pull);
  const ran = await applyInside(world, push);
  expect(evidenceOf(ran)).toMatchObject({ result: 'unapproved', digest: ran.outputs.digest });
  const [mark] = world.marks(push.after);
  expect(mark?.statuses.at(-1)).toMatchObject({ state: 'failure', description: 'Apply: unapproved' });
  expect(mark?.payload).toMatchObject({ applied: push.before });
});
