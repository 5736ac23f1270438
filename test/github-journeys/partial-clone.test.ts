// Clones that lack commits or files, at a server that asks who is there: the token brings what they lack.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { EventGiven } from '../github/stand-in/events.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { git } from '../inventory/temporary.ts';
import { type GitServer, serveGit } from './git-server.ts';
import { type InsideInput, type InsideRan, runInside } from './inside.ts';
import { declared, seeded, setWorld, type World } from './world.ts';

const basic = (token: string) => `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
const BASIC = basic(DEFAULT_TOKEN);

interface Given {
  readonly filter: string;
  /** The folder that is checked out; '' for all. */
  readonly sparse: string;
}

/** What actions/checkout leaves with its inputs `filter` or `sparse-checkout`, and `persist-credentials: false`. */
async function checkedOut(world: World, server: GitServer, { sha, filter, sparse }: Given & { sha: string }) {
  const clone = mkdtempSync(join(tmpdir(), 'partial-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  const from = world.github.git.url;
  git(clone, 'init', '--quiet');
  git(clone, 'remote', 'add', 'origin', from);
  git(
    clone,
    'fetch',
    '--quiet',
    '--no-tags',
    `--filter=${filter}`,
    '--depth=1',
    'origin',
    `${sha}:refs/remotes/origin/checkout`,
  );
  if (sparse !== '') git(clone, 'sparse-checkout', 'set', sparse);
  git(clone, 'checkout', '--quiet', '--detach', sha);
  git(clone, 'remote', 'set-url', 'origin', `${server.url}/origin.git`);
  return clone;
}

const CLONES: Given[] = [
  { filter: 'blob:none', sparse: '' },
  { filter: 'blob:none', sparse: 'docs' },
  { filter: 'blob:none', sparse: 'inventory' },
  { filter: 'tree:0', sparse: 'docs' },
];

async function setPartial() {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: { ...declared('a'), 'docs/big.md': 'big' } });
  const server = await serveGit(world.github.git.bare, BASIC);
  const at = async (event: EventGiven, given: Given, around: Omit<InsideInput, 'event' | 'clone'> = {}) => {
    const clone = await checkedOut(world, server, { sha: event.sha, ...given });
    return runInside(world, { event: onServer(event, server.url), clone, ...around });
  };
  return { world, server, at };
}

const onServer = (event: EventGiven, url: string): EventGiven => ({
  ...event,
  env: { ...event.env, GITHUB_SERVER_URL: url },
});

const tokensOf = ({ asked }: GitServer) => [...new Set(asked.flat())];

describe.each(CLONES)('a clone with filter $filter of "$sparse"', (given) => {
  test('is planned, recorded and applied: head and base are read with the token', async () => {
    const { world, server, at } = await setPartial();
    const pull = await world.pullRequest(declared('a', 'b'));
    const planned = await at(await world.github.event('pull_request', { pull }), given);
    expect(planned).toMatchObject({ code: 0, errors: [], outputs: { result: 'planned', 'create-count': '1' } });
    const push = await world.merge(pull);
    const applied = await at(await world.github.event('push', push), given);
    expect(applied).toMatchObject({ code: 0, errors: [], outputs: { result: 'applied' } });
    expect(world.live()).toEqual(['Alpha/a ca_a', expect.stringContaining('Alpha/b ')]);
    expect(tokensOf(server)).toEqual([BASIC]);
  });
});

const NOTHING: Given = { filter: 'blob:none', sparse: 'docs' };

test('a pull request without a key is validated, whose files the clone of the base lacks', async () => {
  const { world, at } = await setPartial();
  const pull = await world.pullRequest({ 'inventory/alpha.yml': 'cyber_system: 1\n' });
  const event = await world.github.event('pull_request_target', { pull });
  const ran = await at(event, NOTHING, { inputs: { 'api-key': '' } });
  expect(ran).toMatchObject({ code: 1, outputs: { result: 'invalid' } });
});

describe('the token', () => {
  test('takes the place of others that a checkout kept, and that the server refuses', async () => {
    const { world, server } = await setPartial();
    const event = await world.github.event('pull_request', { pull: await world.pullRequest(declared('a', 'b')) });
    const clone = await world.github.cloneAt(event.sha);
    git(clone, 'remote', 'set-url', 'origin', `${server.url}/origin.git`);
    git(clone, 'config', `http.${server.url}/.extraheader`, `AUTHORIZATION: ${basic('other')}`);
    const ran = await runInside(world, { event: onServer(event, server.url), clone });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '1' } });
    expect(tokensOf(server)).toEqual([basic('other'), BASIC]);
  });

  async function refused(inputs: InsideInput['inputs'], url?: string): Promise<{ ran: InsideRan; server: GitServer }> {
    const { world, server } = await setPartial();
    const pull = await world.pullRequest(declared('a', 'b'));
    const event = await world.github.event('pull_request', { pull });
    const clone = await checkedOut(world, server, { sha: event.sha, ...NOTHING });
    const ran = await runInside(world, {
      event: onServer(event, url ?? server.url),
      clone,
      inputs: { command: 'validate', ...inputs },
    });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    return { ran, server };
  }
  const TOLD = expect.stringMatching(
    /^git fetch: fatal: .*The server does not let git read the repository\. On GitHub the job needs the permission contents: read, elsewhere git needs credentials\.$/,
  );

  test('that the server refuses: which permission is missing', async () => {
    const { ran, server } = await refused({ 'github-token': 'ghs_refused' });
    expect(ran.errors).toContainEqual(TOLD);
    expect(tokensOf(server)).toEqual([basic('ghs_refused')]);
  });

  test('that is not given: the same', async () => {
    expect((await refused({ 'github-token': '' })).ran.errors).toContainEqual(TOLD);
  });

  test('goes to no other server than that of GitHub', async () => {
    const { ran, server } = await refused({}, 'https://github.example.org');
    expect(ran.errors).toContainEqual(TOLD);
    expect(server.asked.length).toBeGreaterThan(0);
    expect(tokensOf(server)).toEqual([]);
  });
});
