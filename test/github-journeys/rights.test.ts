// Events and tokens that may do less than everything: forks, Dependabot, missing permissions.
import { describe, expect, test } from 'vitest';
import type { Permissions } from '../github/stand-in/tokens.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { opened } from './asked.ts';
import { runInside } from './inside.ts';
import type { Inputs } from './run.ts';
import { alpha, declare, declared, scene, seeded, setWorld, type World } from './world.ts';

const BROKEN = { 'inventory/alpha.yml': 'cyber_system: Alpha\nassets:\n  - name: 7\n' };
const FORK = { fork: 'mallory/inventory' };

const NO_KEY = { 'api-key': '' };

const triggers: readonly (readonly [title: string, name: 'pull_request' | 'pull_request_target', inputs: Inputs])[] = [
  ['of a fork', 'pull_request', NO_KEY],
  ['of a fork that was given the key', 'pull_request', {}],
  ['of a fork, on target', 'pull_request_target', {}],
  ['of a fork, on target, told to plan', 'pull_request_target', { command: 'plan' }],
  ['of a fork, on target, told to apply', 'pull_request_target', { command: 'apply', approval: 'none' }],
  ['of a fork, on target, told to look for drift', 'pull_request_target', { command: 'drift' }],
  ['of Dependabot', 'pull_request', NO_KEY],
  ['of Dependabot, on target', 'pull_request_target', NO_KEY],
];

describe('a pull request that is validated alone', () => {
  test.each(triggers)(
    '%s: by its own files; the service and the checks are left alone',
    async (title, name, inputs) => {
      const world = await alpha(['a']);
      const run = async (files: Record<string, string>) => {
        const pull = await world.pullRequest(files, title.startsWith('of a fork') ? FORK : {});
        return runInside(world, { event: await world.github.event(name, { pull }), inputs });
      };
      const ran = await run(declared('a', 'c'));
      expect(ran).toMatchObject({ code: 0, requests: [], github: [], outputs: { result: 'validated' } });
      expect(ran.log).toContain('validated without the service');
      expect(world.github.state.comments).toEqual([]);
      const broken = await run(BROKEN);
      expect(broken).toMatchObject({ code: 1, requests: [], outputs: { result: 'invalid' } });
      expect(broken.log).toContain('file=inventory/alpha.yml');
    },
  );

  test('on target, a push since the event is refused: the test merge is of another head', async () => {
    const world = await alpha(['a']);
    const pull = await world.pullRequest(declared('a', 'c'), FORK);
    const event = await world.github.event('pull_request_target', { pull });
    await world.github.pushToPull(pull, BROKEN);
    const ran = await world.run(event);
    expect(ran).toMatchObject({ code: 1, requests: [], outputs: { result: 'failed' } });
    expect(ran.errors.join()).toContain('has no test merge of this head');
  });

  test('on target, a test merge that GitHub makes late is waited for', async () => {
    const { world, pull } = await scene(['a'], ['a']);
    await world.github.pushToPull(pull, declared('a', 'c'));
    const event = await world.github.event('pull_request_target', { pull });
    const onSleep = () => world.github.refreshTestMerge(pull);
    const ran = await runInside(world, { event, onSleep });
    expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned', 'create-count': '1' } });
  });
});

describe('a command that the event is not for', () => {
  test('apply on a pull request of our own', async () => {
    const { world, pull } = await opened();
    const event = await world.github.event('pull_request', { pull });
    const ran = await world.run(event, { command: 'apply', approval: 'none' });
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(ran.errors.join()).toContain('the default branch');
  });

  test('apply on target applies the default branch as it is, and nothing of the pull request', async () => {
    const { world, pull } = await opened();
    const event = await world.github.event('pull_request_target', { pull });
    const ran = await world.run(event, { command: 'apply', approval: 'none' });
    expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'no-changes' } });
  });

  test('apply on target takes nothing in the payload for the commit before a push', async () => {
    const files = { ...declared('a'), 'inventory/beta.yml': declare('Beta', []) };
    const world = await setWorld({ seed: seeded({ Alpha: ['a'], Beta: [] }), files });
    const first = await world.pullRequest(declared('a', 'c'));
    const second = await world.pullRequest({ 'inventory/beta.yml': declare('Beta', ['d']) });
    for (const pull of [first, second]) await world.planRun(pull);
    for (const pull of [first, second]) await world.merge(pull);
    const event = await world.github.event('pull_request_target', { pull: await world.pullRequest({ note: 'x\n' }) });
    const payload = { ...event.payload, before: event.sha };
    const ran = await runInside(world, { event: { ...event, payload }, inputs: { command: 'apply' } });
    // Nothing is known, so no record counts.
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved', 'create-count': '2' } });
  });
});

const PLANS: Permissions = { contents: 'read', 'pull-requests': 'write', checks: 'write' };
const APPLIES: Permissions = { ...PLANS, contents: 'write', actions: 'read' };

function lacking(all: Permissions, scope: keyof Permissions, level?: 'read'): Permissions {
  const { [scope]: _, ...rest } = all;
  return level === undefined ? rest : { ...rest, [scope]: level };
}

/** The commit of the first entry. */
async function claimOf({ github }: World): Promise<string> {
  const tip = await github.git.resolve('refs/heads/inventory-applied');
  return (await github.git.log(tip ?? '')).at(-1)?.sha ?? '';
}

describe('a token without', () => {
  const limited = async (permissions: Permissions) => {
    const world = await alpha(['a']);
    world.github.grant(DEFAULT_TOKEN, { permissions });
    return { world, pull: await world.pullRequest(declared('a', 'c')) };
  };

  test('checks: write, the plan is red and says so', async () => {
    const { world, pull } = await limited(lacking(PLANS, 'checks', 'read'));
    const ran = await world.planRun(pull);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.warnings.join('\n')).toContain('checks: write');
    expect(world.comments(pull)).toHaveLength(1);
  });

  test('checks: write, a plan that is blocked is told as that', async () => {
    const { world } = await limited(lacking(PLANS, 'checks', 'read'));
    const ran = await world.planRun(await world.pullRequest(declared()), { 'max-deletes': '0' });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'blocked' } });
  });

  test('contents: write, with approval none, an apply warns and goes on', async () => {
    const { world } = await limited(lacking(APPLIES, 'contents', 'read'));
    const ran = await world.applyRun(await world.directPush(declared('a', 'c')), { approval: 'none' });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(ran.warnings).toEqual([expect.stringContaining('contents: write')]);
  });

  test('actions: read, an apply that would have to wait writes nothing and names it', async () => {
    const { world } = await limited(lacking(APPLIES, 'actions'));
    const push = await world.directPush({ 'README.md': 'first' });
    world.github.grant('ghs_all', {});
    await world.applyRun(push, { 'github-token': 'ghs_all', timeout: '0' });
    const entries = await world.entries();
    expect(entries).toHaveLength(2);
    await world.github.git.publish({ 'refs/heads/inventory-applied': await claimOf(world) });
    const ran = await world.applyRun(push, { approval: 'none' });
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringContaining('actions: read')]);
  });

  test('checks: write, with approval none, nothing is red', async () => {
    const { world, pull } = await limited({ contents: 'read', 'pull-requests': 'write' });
    const none = { approval: 'none' };
    expect(await world.planRun(pull, none)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    const ran = await world.applyRun(await world.merge(pull), none);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' }, writes: ['POST /cyber-assets 201'] });
  });

  test('pull-requests: write, a warning names it, and all goes on', async () => {
    const { world, pull } = await limited(lacking(APPLIES, 'pull-requests', 'read'));
    const planned = await world.planRun(pull);
    expect(planned).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    expect(planned.warnings).toEqual([expect.stringContaining('pull-requests: write')]);
    const ran = await world.applyRun(await world.merge(pull));
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(ran.warnings).toEqual([expect.stringContaining('pull-requests: write')]);
    expect(world.comments(pull)).toEqual([]);
  });

  test('anything, the first call says so, in one line', async () => {
    const { world, pull } = await limited({});
    const ran = await world.planRun(pull);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors).toHaveLength(1);
    expect(ran.errors[0]).toMatch(
      /^GitHub, GET [^\s{}]+: GitHub answered 403\. Grant the job the permission [a-z-]+: read\.$/,
    );
  });
});

describe('a run that lacks one permission alone names it', () => {
  test.each([
    ['contents: read', lacking(PLANS, 'contents')],
    ['pull-requests: read', lacking(PLANS, 'pull-requests')],
  ] as const)('a plan: %s', async (named, permissions) => {
    const { world, pull } = await opened();
    world.github.grant(DEFAULT_TOKEN, { permissions });
    const { errors, warnings } = await world.planRun(pull);
    expect([...errors, ...warnings].join('\n')).toContain(named);
  });

  test.each([
    ['contents: read', lacking(APPLIES, 'contents')],
    ['checks: write', lacking(APPLIES, 'checks')],
    ['contents: write', lacking(APPLIES, 'contents', 'read')],
    ['pull-requests: read', lacking(APPLIES, 'pull-requests')],
    ['pull-requests: write', lacking(APPLIES, 'pull-requests', 'read')],
  ] as const)('an apply: %s', async (named, permissions) => {
    const { world, pull } = await opened();
    await world.planRun(pull);
    const push = await world.merge(pull);
    world.github.grant(DEFAULT_TOKEN, { permissions });
    const { errors, warnings, writes } = await world.applyRun(push);
    expect([...errors, ...warnings].join('\n')).toContain(named);
    expect(writes).toHaveLength(named === 'pull-requests: write' ? 1 : 0);
  });
});

test('where it cannot be read what reviewers may do, their standing counts, and a notice says so once', async () => {
  const { world, pull } = await opened();
  const review = { approval: 'review' };
  await world.planRun(pull, review);
  for (const user of ['rita', 'sam']) world.github.review(pull, { user });
  const push = await world.merge(pull);
  world.github.fault('repos/get-collaborator-permission-level', { times: 2, answer: 403 });
  const ran = await world.applyRun(push, review);
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(ran.log.match(/::notice::What reviewers may do here cannot be read/g)).toHaveLength(1);
});
