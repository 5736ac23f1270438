// GitHub Enterprise Server and the service inside a company's network, through the built action: a proxy between, and
// certificates of a private authority.
import { expect, test } from 'vitest';
import { AUTHORITY, behindProxy } from './behind.ts';
import { scene, type World } from './world.ts';

async function enterprise() {
  const { world, pull } = await scene(['a'], ['a', 'c'], { built: true });
  const { url: apiUrl } = world.github;
  const network = await behindProxy({
    'github.test': new URL(apiUrl).origin,
    'inventory.test': world.service.url,
  });
  const env = {
    HTTPS_PROXY: network.proxyUrl,
    GITHUB_API_URL: `https://github.test${new URL(apiUrl).pathname}`.replace(/\/$/, ''),
  };
  return { world, pull, network, env };
}

const INPUTS = { 'base-url': 'https://inventory.test' };

async function planEvent(world: World, pull: Awaited<ReturnType<typeof enterprise>>['pull']) {
  await world.github.refreshTestMerge(pull);
  return world.github.event('pull_request', { pull, action: 'synchronize' });
}

test('a plan reaches both through the proxy, trusting the authority it is told of', async () => {
  const { world, pull, network, env } = await enterprise();
  const around = { env: { ...env, NODE_EXTRA_CA_CERTS: AUTHORITY } };
  const ran = await world.run(await planEvent(world, pull), INPUTS, around);
  expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned', 'create-count': '1' } });
  expect(world.comments(pull)).toHaveLength(1);
  expect([...network.reached].sort()).toEqual(['github.test:443', 'inventory.test:443']);
});

test('without the authority nothing is sent, and the error says what is wrong', async () => {
  const { world, pull, env } = await enterprise();
  const ran = await world.run(await planEvent(world, pull), INPUTS, { env });
  expect(ran).toMatchObject({ code: 1, requests: [], github: [] });
  expect(ran.stdout + ran.stderr).toContain('NODE_EXTRA_CA_CERTS adds a private authority');
});
