// Events and tokens with limited permissions: forks, Dependabot, missing permissions.
import { describe, expect, test } from 'vitest';
import type { Permissions } from '../github/stand-in/tokens.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { alpha, declared, type Inputs, opened, scene } from './world.ts';

const BROKEN = { 'inventory/alpha.yml': 'cyber_system: Alpha\nassets:\n  - name: 7\n' };
const FORK = { fork: 'mallory/inventory' };
const NONE = { approval: 'none' };

test.each<[title: string, name: 'pull_request' | 'pull_request_target', inputs: Inputs]>([
  ['of a fork that was given the key', 'pull_request', {}],
  ['of a fork, on target', 'pull_request_target', {}],
  ['of a fork, on target, told to apply', 'pull_request_target', { command: 'apply', ...NONE }],
  ['of Dependabot', 'pull_request', { 'api-key': '' }],
])(
  'a pull request %s is only validated by its own files, without requests to the service or to GitHub',
  async (title, name, inputs) => {
    const world = await alpha(['a']);
    const run = async (files: Record<string, string>) => {
      const pull = await world.pullRequest(files, title.startsWith('of a fork') ? FORK : {});
      return world.run(await world.github.event(name, { pull }), inputs);
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

describe('on pull_request_target', () => {
  test('a run fails if the pull request got a push, because the test merge has another head', async () => {
    const world = await alpha(['a']);
    const pull = await world.pullRequest(declared('a', 'c'), FORK);
    const event = await world.github.event('pull_request_target', { pull });
    await world.github.pushToPull(pull, BROKEN);
    const ran = await world.run(event);
    expect(ran).toMatchObject({ code: 1, requests: [], outputs: { result: 'failed' } });
    expect(ran.errors.join()).toContain('has no test merge of this head');
  });

  test('a run waits for a test merge that GitHub makes late', async () => {
    const { world, pull } = await scene(['a'], ['a']);
    await world.github.pushToPull(pull, declared('a', 'c'));
    const event = await world.github.event('pull_request_target', { pull });
    const onSleep = () => world.github.refreshTestMerge(pull);
    const ran = await world.run(event, {}, { onSleep });
    expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned', 'create-count': '1' } });
  });

  test('a plan under approval: review is refused without a signing-key, since its record could be forged', async () => {
    const { world, pull } = await opened();
    const ran = await world.run(await world.github.event('pull_request_target', { pull }), { approval: 'review' });
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(ran.errors.join()).toContain('signing-key is empty, and records without it can be forged.');
    expect(world.plans(pull.headSha)).toEqual([]);
  });

  test('an apply takes the files of the default branch, and none of the pull request', async () => {
    const { world, pull } = await opened();
    const event = await world.github.event('pull_request_target', { pull });
    const ran = await world.run(event, { command: 'apply', ...NONE });
    expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'no-changes' } });
  });
});

const PLANS: Permissions = { contents: 'read', 'pull-requests': 'write', checks: 'write' };
const APPLIES: Permissions = { ...PLANS, contents: 'write', actions: 'read' };

function lacking(all: Permissions, scope: keyof Permissions, level?: 'read'): Permissions {
  const { [scope]: _, ...rest } = all;
  return level === undefined ? rest : { ...rest, [scope]: level };
}

describe('a token without', () => {
  const limited = async (permissions: Permissions) => {
    const world = await alpha(['a']);
    world.github.grant(DEFAULT_TOKEN, { permissions });
    return { world, pull: await world.pullRequest(declared('a', 'c')) };
  };

  test('contents: write is enough for an apply with approval: none, which only warns', async () => {
    const { world } = await limited(lacking(APPLIES, 'contents', 'read'));
    const ran = await world.applyRun(await world.directPush(declared('a', 'c')), NONE);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(ran.warnings).toEqual([expect.stringContaining('contents: write')]);
  });

  test('actions: read makes an apply fail if it has to wait, and the error names the permission', async () => {
    const { world } = await limited(lacking(APPLIES, 'actions'));
    const push = await world.directPush({ 'README.md': 'first' });
    await world.applyRun(push);
    // Makes the claim of that run the newest entry again.
    const log = 'refs/heads/inventory-applied';
    const [, claim] = await world.github.git.log((await world.github.git.resolve(log)) ?? '');
    await world.github.git.publish({ [log]: claim!.sha });
    const ran = await world.applyRun(push, NONE);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringContaining('actions: read')]);
  });

  test('checks: write is enough for a plan and an apply with approval: none', async () => {
    const { world, pull } = await limited({ contents: 'read', 'pull-requests': 'write' });
    expect(await world.planRun(pull, NONE)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    const push = await world.merge(pull);
    const ran = await world.applyRun(push, NONE);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' }, writes: ['POST /cyber-assets 201'] });
    // A run with nothing left to do leaves the comment about what was done.
    expect(await world.applyRun(push, NONE)).toMatchObject({ code: 0, outputs: { result: 'no-changes' } });
    expect(world.comments(pull).at(-1)?.body).toContain('**Done 1 of 1.**');
  });

  test('checks: write is enough for a plan into another branch, which says that nothing is applied', async () => {
    const { world } = await limited({ contents: 'read', 'pull-requests': 'write' });
    await world.github.commitFiles('dev', {});
    const pull = await world.pullRequest(declared('a', 'd'), { base: 'dev' });
    const ran = await world.planRun(pull);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    for (const page of [ran.summary, world.comments(pull)[0]?.body]) {
      expect(page).toContain('This merges into `dev`, from which nothing is applied');
      expect(page).not.toContain('recorded');
    }
  });

  test('pull-requests: write causes a warning that names the permission, and no failure', async () => {
    const { world, pull } = await limited(lacking(APPLIES, 'pull-requests', 'read'));
    const planned = await world.planRun(pull);
    expect(planned).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    expect(planned.warnings).toEqual([expect.stringContaining('pull-requests: write')]);
    const ran = await world.applyRun(await world.merge(pull));
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(ran.warnings).toEqual([expect.stringContaining('pull-requests: write')]);
    expect(world.comments(pull)).toEqual([]);
  });

  test('any permission makes the first call fail with one line that names the permission', async () => {
    const { world, pull } = await limited({});
    const ran = await world.planRun(pull);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([
      expect.stringMatching(
        /^GitHub, GET [^\s{}]+: GitHub answered 403\. Grant the job the permission [a-z-]+: read\.$/,
      ),
    ]);
  });
});

test.each([
  ['a plan', 'contents: read', lacking(PLANS, 'contents')],
  ['a plan', 'pull-requests: read', lacking(PLANS, 'pull-requests')],
  ['an apply', 'contents: read', lacking(APPLIES, 'contents')],
  ['an apply', 'checks: write', lacking(APPLIES, 'checks')],
  ['an apply', 'contents: write', lacking(APPLIES, 'contents', 'read')],
  ['an apply', 'pull-requests: read', lacking(APPLIES, 'pull-requests')],
] as const)('%s that lacks only the permission %s names it', async (what, named, permissions) => {
  const { world, pull } = await opened();
  let run = () => world.planRun(pull);
  if (what === 'an apply') {
    await run();
    const push = await world.merge(pull);
    run = () => world.applyRun(push);
  }
  world.github.grant(DEFAULT_TOKEN, { permissions });
  const { errors, warnings, writes } = await run();
  expect([...errors, ...warnings].join('\n')).toContain(named);
  expect(writes).toEqual([]);
});

test('when the permissions of reviewers cannot be read, their association counts, with one notice', async () => {
  const { world, pull } = await opened();
  const review = { approval: 'review' };
  await world.planRun(pull, review);
  for (const user of ['rita', 'sam']) world.github.review(pull, { user });
  const push = await world.merge(pull);
  world.github.fault('repos/get-collaborator-permission-level', { times: 2, answer: 403 });
  const ran = await world.applyRun(push, review);
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  expect(ran.log.match(/::notice::The reviewers' permissions cannot be read/g)).toHaveLength(1);
});
