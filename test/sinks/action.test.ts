// Runs the action in a world where every name is hostile, and checks every sink after each run: no name has an effect.
// In a public repository no sink contains a name.
import { expect, test } from 'vitest';
import type { Inputs, Ran } from '../github-journeys/run.ts';
import { runInside } from '../github-journeys/run.ts';
import type { World } from '../github-journeys/world.ts';
import { answeringService, refusingService, SAID } from './hostile-service.ts';
import { liveIn } from './live.ts';
import { MARK, mark, PATHS } from './names.ts';
import { brokenFiles, changedFiles, type SceneInput, setScene } from './scenes.ts';
import { sinksOf } from './sinks.ts';

interface Scene {
  readonly title: string;
  /** The results of its runs. */
  readonly results: readonly string[];
  readonly input?: SceneInput;
  readonly play: (world: World, inputs: Inputs) => Promise<readonly Ran[]>;
}

const opened = (world: World) => world.pullRequest(changedFiles());

/** A title of several lines, each with another hostile name. */
const TITLE = PATHS.map((dress, nth) => dress(mark(nth, 'vwk'))).join('\n');

async function planAndApply(world: World, inputs: Inputs, title = 'Change'): Promise<readonly Ran[]> {
  const pull = await world.pullRequest(changedFiles(), { title });
  const planned = await world.planRun(pull, inputs);
  return [planned, await world.applyRun(await world.merge(pull), inputs)];
}

const SCENES: readonly Scene[] = [
  {
    title: 'a plan and its apply, with hostile title, organization and default branch',
    results: ['planned', 'applied'],
    input: { slug: '@acme/<b>`|#12', defaultBranch: '@vwkavwkb/<img>`|#12%0A&amp;' },
    play: (world, inputs) => planAndApply(world, inputs, TITLE),
  },
  {
    title: 'a plan of files with findings of every kind, and their validation without a key',
    results: ['invalid', 'invalid'],
    play: async (world, inputs) => {
      const pull = await world.pullRequest(brokenFiles());
      const planned = await world.planRun(pull, inputs);
      return [planned, await world.planRun(pull, { ...inputs, 'api-key': '' })];
    },
  },
  {
    title: 'a refused apply',
    results: ['unapproved'],
    play: async (world, inputs) => [await world.applyRun(await world.merge(await opened(world)), inputs)],
  },
  {
    title: 'a superseded apply',
    results: ['superseded'],
    play: async (world, inputs) => {
      const push = await world.merge(await opened(world));
      await world.directPush({ 'inventory/first.yml': 'cyber_system: later\nassets: []\n' });
      return [await world.applyRun(push, inputs)];
    },
  },
  {
    title: 'an apply that the service refuses in part, in its own words',
    results: ['planned', 'partial'],
    play: async (world, inputs) => {
      const url = await refusingService(world, 'PATCH');
      return planAndApply(world, { ...inputs, 'base-url': url });
    },
  },
  {
    title: 'a drift run, and another when the issue already reports the drift',
    results: ['drifted', 'drifted'],
    play: async (world, inputs) => {
      await world.directPush(changedFiles());
      // What the last commit asks for would be pending, as long as nothing is known to be applied.
      await world.directPush({ 'README.md': 'changed\n' });
      const event = await world.github.event('workflow_dispatch', {});
      const drift = () => world.run(event, { ...inputs, command: 'drift' });
      return [await drift(), await drift()];
    },
  },
];

/** The answers of failing services, with names in them. */
const FAILING_SERVICES: readonly (readonly [status: number, bodyOf: (path: string) => string])[] = [
  [401, () => SAID],
  [500, () => SAID],
  // A body that is cut off, undocumented records, several organizations, another organization.
  [200, () => `[{"id": "ca_${mark(390)}", "name": "${mark(391)}"`],
  [200, () => `[{"id": "ca_${mark(390)}", "name": 7, "${mark(391)}": 1}]`],
  [200, (path) => listOf(path, mark(390), mark(391))],
  [200, (path) => listOf(path, mark(390))],
];

function listOf(path: string, ...slugs: readonly string[]): string {
  const records = slugs.map((slug, nth) => {
    const id = `${path === '/cyber-assets' ? 'ca' : 'cs'}_${nth}${slug}`;
    return { id, name: slug, cyber_system_id: `cs_${slug}`, asset_type: 'hardware', organization_slug: slug };
  });
  return JSON.stringify(records);
}

/** Failures of GitHub whose messages contain names, as when GitHub quotes what was sent. */
const FAILING_GITHUB: readonly (readonly [operation: string, status: number])[] = [
  ['issues/create-comment', 403],
  ['checks/create', 422],
  ['checks/update', 403],
  ['checks/list-for-ref', 404],
  ['issues/list-comments', 422],
  ['pulls/get', 500],
];
const ERRORS = [{ resource: mark(392), field: 'output', code: 'custom', message: SAID }];
const GITHUB_SAYS = { message: SAID, errors: ERRORS, documentation_url: mark(394) };

const UNGUARDED = { 'max-deletes': '1000', 'max-delete-percent': '100', organization: '' };

function expectInert(ran: Ran, world: World): void {
  expect(liveIn(sinksOf(ran, world))).toEqual([]);
}

test.each(SCENES)('no name has an effect in $title', async ({ results, input, play }) => {
  const world = await setScene(input);
  const runs = await play(world, UNGUARDED);
  for (const ran of runs) expectInert(ran, world);
  expect(runs.map(({ outputs, errors }) => ({ result: outputs.result, errors }))).toMatchObject(
    results.map((result) => ({ result })),
  );
});

test('no name has an effect when a failing service answers with names', async () => {
  const world = await setScene();
  const pull = await opened(world);
  for (const [status, bodyOf] of FAILING_SERVICES) {
    const url = await answeringService(status, bodyOf);
    const ran = await world.planRun(pull, { ...UNGUARDED, organization: 'acme', 'base-url': url });
    expectInert(ran, world);
    expect(ran.outputs.result).toBe('failed');
  }
});

test('no name has an effect when GitHub fails with names in its errors', async () => {
  const world = await setScene();
  const pull = await opened(world);
  for (const [operation, answer] of FAILING_GITHUB) {
    world.github.fault(operation, { answer, times: 20, body: GITHUB_SAYS });
    const ran = await world.planRun(pull, UNGUARDED);
    world.github.clearFaults();
    expectInert(ran, world);
    expect([...ran.errors, ...ran.warnings].join()).toContain(`GitHub answered ${answer}`);
  }
});

test('without a job summary the log shows the plan, and no name has an effect', async () => {
  const world = await setScene();
  const event = await world.github.event('pull_request', { pull: await opened(world) });
  const ran = await runInside(world, { event, inputs: UNGUARDED, hasSummary: false });
  expectInert(ran, world);
  expect(ran.log).toMatch(/^::group::Plan: /m);
  expect(MARK.test(ran.log.replace(/^::(?:error|warning|notice) .*$/gm, ''))).toBe(true);
});

test('names do appear in the log, the summary and the comment', async () => {
  const world = await setScene();
  const ran = await world.planRun(await opened(world), UNGUARDED);
  const named = new Set(
    sinksOf(ran, world)
      .filter(({ text }) => MARK.test(text))
      .map(({ place }) => place),
  );
  expect([...named]).toEqual(expect.arrayContaining(['log', 'summary', 'comment']));
});

test('in a public repository every run fails before it shows a name, unless allow-public is set', async () => {
  const world = await setScene({ isPrivate: false });
  const pull = await opened(world);
  const planning = await world.github.event('pull_request', { pull });
  const events = [
    planning,
    await world.github.event('schedule', {}),
    await world.github.event('push', await world.merge(pull)),
  ];
  for (const event of events) {
    const ran = await world.run(event, UNGUARDED);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringMatching(/^public-repository: .* set allow-public: true\.$/)]);
    for (const { text } of sinksOf(ran, world)) expect(text).not.toMatch(MARK);
  }
  const closed = await world.run(await world.github.event('pull_request', { pull, action: 'closed' }), UNGUARDED);
  expect(closed).toMatchObject({ code: 0, github: [], outputs: { result: 'skipped' } });
  const allowed = await world.planRun(await opened(world), { ...UNGUARDED, 'allow-public': 'true' });
  expect(allowed.outputs.result).toBe('planned');
});
