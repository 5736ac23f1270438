// Runs the action for the events of each example workflow, with the inputs of the workflow; twice the built action.
import { describe, expect, test } from 'vitest';
import { AUTHORITY, behindProxy } from '../github-journeys/behind.ts';
import {
  declare,
  declared,
  evidenceOf,
  holdsRecord,
  KEY,
  seeded,
  setWorld,
  type World,
} from '../github-journeys/world.ts';
import { Runs, type Secrets } from './runs.ts';

const CREATED = 'POST /cyber-assets 201';

async function change(built = false) {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: declared('a'), built });
  return { world, pull: await world.pullRequest(declared('a', 'c')) };
}

const ends = (result: string) => ({ code: 0, outputs: { result } });
const planned = { ran: { ...ends('planned'), writes: [] } };

test('plan-and-apply.yml plans a pull request, verifies it in the merge queue, and applies it', async () => {
  const { world, pull } = await change(true);
  const runs = new Runs(world, 'plan-and-apply.yml');
  expect(await runs.one(await world.github.event('pull_request', { pull }))).toMatchObject({
    job: 'plan',
    ...planned,
  });
  expect(world.comments(pull)).toHaveLength(1);
  expect(world.plans(pull.headSha).map(holdsRecord)).toEqual([true]);
  const group = await world.queue([pull]);
  expect(await runs.one(await world.github.event('merge_group', group))).toMatchObject({ job: 'plan', ...planned });
  const push = await world.github.landGroup(group);
  const applied = await runs.one(await world.github.event('push', push));
  expect(applied).toMatchObject({ job: 'apply', ran: { ...ends('applied'), writes: [CREATED] } });
  expect((await world.entries()).at(-1)).toMatchObject({ kind: 'applied', applied: push.after });
});

describe('hardened.yml', () => {
  const SIGNING_KEY = 'environment-signing-key-77b0-2f9a4c1d';
  const HELD: Secrets = { inventory: { CIP_INVENTORY_KEY: KEY, CIP_SIGNING_KEY: SIGNING_KEY } };
  const target = (world: World, pull: Awaited<ReturnType<typeof change>>['pull']) =>
    world.github.event('pull_request_target', { pull });

  test('plans on the base with a signed record, and applies on merge with the approval of that record', async () => {
    const { world, pull } = await change();
    const runs = new Runs(world, 'hardened.yml', { secrets: HELD });
    const inEnvironment = { job: 'plan', environment: 'inventory', ...planned };
    expect(await runs.one(await target(world, pull))).toMatchObject(inEnvironment);
    expect(world.plans(pull.headSha).map(holdsRecord)).toEqual([true]);
    const { submittedAt } = world.github.review(pull, { user: 'rita' });
    const applied = await runs.one(await world.github.event('push', await world.merge(pull)));
    expect(applied).toMatchObject({ job: 'apply', ran: { ...ends('applied'), writes: [CREATED] } });
    const approvals = [{ user: 'rita', submitted_at: submittedAt }];
    expect(evidenceOf(applied.ran)).toMatchObject({ pull_requests: [{ number: pull.number, approvals }] });
  });

  test('refuses each run if the environment has no signing key, and writes nothing', async () => {
    const { world, pull } = await change();
    const secrets = { inventory: { CIP_INVENTORY_KEY: KEY } };
    const runs = new Runs(world, 'hardened.yml', { secrets });
    const refused = {
      ...ends('failed'),
      code: 1,
      requests: [],
      writes: [],
      errors: [expect.stringContaining('signing-key')],
    };
    expect(await runs.one(await target(world, pull))).toMatchObject({ job: 'plan', ran: refused });
    const push = await world.github.event('push', await world.merge(pull));
    expect(await runs.one(push)).toMatchObject({ job: 'apply', ran: refused });
  });

  test("validates a fork's files in a job without a key", async () => {
    const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: declared('a') });
    const pull = await world.pullRequest(declared('a', 'c'), { fork: 'mallory/inventory' });
    const fork = await new Runs(world, 'hardened.yml', { secrets: HELD }).one(await target(world, pull));
    expect(fork).toMatchObject({
      job: 'fork',
      environment: null,
      ran: { ...ends('validated'), requests: [], github: [] },
    });
    expect(JSON.stringify(fork.inputs)).not.toContain(KEY);
  });
});

describe('organizations.yml', () => {
  const CASCADE = 'cascade-river-power';
  const TOLT = 'tolt-valley-electric';
  const keyOf = (slug: string) => `key-of-${slug}-91c3`;
  const files = (alpha: readonly string[], beta: readonly string[]) => ({
    [`${CASCADE}/inventory/alpha.yml`]: declare('Alpha', alpha),
    [`${TOLT}/inventory/beta.yml`]: declare('Beta', beta),
  });
  const holding = (cascade: string, tolt: string): Secrets => ({
    [`inventory-${CASCADE}`]: { CIP_INVENTORY_KEY: keyOf(cascade) },
    [`inventory-${TOLT}`]: { CIP_INVENTORY_KEY: keyOf(tolt) },
  });

  async function both() {
    const organizations = [
      ...(seeded({ Alpha: ['a'] }, { slug: CASCADE, keys: [keyOf(CASCADE)] }).organizations ?? []),
      ...(seeded({ Beta: ['b'] }, { slug: TOLT, keys: [keyOf(TOLT)] }).organizations ?? []),
    ];
    const world = await setWorld({ seed: { organizations }, files: files(['a'], ['b']) });
    return { world, pull: await world.pullRequest(files(['a', 'c'], ['b', 'd'])) };
  }

  test('gives each organization its own plan, record, comment and apply', async () => {
    const { world, pull } = await both();
    const runs = new Runs(world, 'organizations.yml', { secrets: holding(CASCADE, TOLT) });
    expect(await runs.all(await world.github.event('pull_request', { pull }))).toMatchObject([planned, planned]);
    expect(world.comments(pull)).toHaveLength(2);
    const names = world.github.state.checkRuns.filter(holdsRecord).map(({ name }) => name);
    expect(names).toEqual([`inventory plan (${CASCADE})`, `inventory plan (${TOLT})`]);
    const applied = await runs.all(await world.github.event('push', await world.merge(pull)));
    expect(applied.map(({ ran }) => ran.outputs.result)).toEqual(['applied', 'applied']);
    expect(JSON.stringify(applied.map(({ ran }) => ran.summary))).not.toContain('key-of-');
    const assetsOf = (slug: string) =>
      Array.from(world.service.store.organization(slug).cyberAssets.values(), ({ name }) => name);
    expect([assetsOf(CASCADE), assetsOf(TOLT)]).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  test('writes nothing with the key of the other organization', async () => {
    const { world, pull } = await both();
    const runs = new Runs(world, 'organizations.yml', { secrets: holding(TOLT, CASCADE) });
    const errors = [expect.stringContaining('is not the organization of the API key')];
    const wrong = { ran: { code: 1, writes: [], errors } };
    expect(await runs.all(await world.github.event('push', await world.merge(pull)))).toMatchObject([wrong, wrong]);
  });
});

test.each(['schedule', 'workflow_dispatch'] as const)(
  'drift.yml opens an issue on %s and closes it after the drift',
  async (name) => {
    const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: declared('a', 'missing') });
    const runs = new Runs(world, 'drift.yml');
    const look = async () => {
      const ran = await runs.all(await world.github.event(name, {}));
      expect(ran.map(({ job }) => job)).toEqual(['drift', 'doctor']);
      return ran[0]?.ran;
    };
    const log = expect.stringContaining('::notice::The applied log names no applied commit');
    expect(await look()).toMatchObject({ ...ends('drifted'), writes: [], log });
    const { issues } = world.github.state;
    const drifted = expect.objectContaining({ state: 'open', body: expect.stringContaining('missing') });
    expect(issues).toEqual([drifted]);
    await world.directPush(declared('a'));
    expect(await look()).toMatchObject({ ...ends('clean'), log });
    expect(issues[0]).toMatchObject({ state: 'closed' });
  },
);

test('ghes.yml reaches its server and its service through a proxy, with its own certificate authority', async () => {
  const { world, pull } = await change(true);
  const origins = { 'github.test': new URL(world.github.url).origin, 'inventory.test': world.service.url };
  const { proxyUrl, reached } = await behindProxy(origins);
  const runs = new Runs(world, 'ghes.yml', {
    inputs: { 'base-url': 'https://inventory.test' },
    env: { NODE_EXTRA_CA_CERTS: AUTHORITY, HTTPS_PROXY: proxyUrl, GITHUB_API_URL: 'https://github.test' },
  });
  const { env } = runs.source.workflow;
  expect(Object.keys(env ?? {})).toEqual(expect.arrayContaining(['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY']));
  expect(await runs.one(await world.github.event('pull_request', { pull }))).toMatchObject(planned);
  const applied = await runs.one(await world.github.event('push', await world.merge(pull)));
  expect(applied.ran).toMatchObject({ ...ends('applied'), writes: [CREATED] });
  expect(reached).toEqual(new Set(['github.test:443', 'inventory.test:443']));
});
