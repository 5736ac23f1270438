// Clones of depth 1 at a server that asks who is there: the token brings the commits that they lack. What a filter left
// out it does not bring.
import { describe, expect, test } from 'vitest';
import type { EventGiven } from '../github/stand-in/events.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { folderWith, git } from '../inventory/temporary.ts';
import { type GitServer, serveGit } from './git-server.ts';
import { alpha, declared, type Inputs } from './world.ts';

const basic = (token: string) => `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
const BASIC = basic(DEFAULT_TOKEN);

async function served() {
  const world = await alpha(['a']);
  const server = await serveGit(world.github.git.bare, BASIC);
  /** A run in a clone of the event's commit, which lacks every other. */
  const run = async (event: EventGiven, inputs: Inputs = {}, { clone = '', url = server.url } = {}) => {
    const folder = clone || (await world.github.cloneAt(event.sha));
    git(folder, 'remote', 'set-url', 'origin', `${server.url}/origin.git`);
    return world.run(event, inputs, { env: { GITHUB_SERVER_URL: url }, clone: folder });
  };
  return { world, server, run };
}

const tokensOf = ({ asked }: GitServer) => [...new Set(asked.flat())];

test('head and base are read with the token, in a plan and in an apply', async () => {
  const { world, server, run } = await served();
  const pull = await world.pullRequest(declared('a', 'b'));
  const planned = await run(await world.github.event('pull_request', { pull }));
  expect(planned).toMatchObject({ code: 0, errors: [], outputs: { result: 'planned', 'create-count': '1' } });
  const applied = await run(await world.github.event('push', await world.merge(pull)));
  expect(applied).toMatchObject({ code: 0, errors: [], outputs: { result: 'applied' } });
  expect(tokensOf(server)).toEqual([BASIC]);
});

test('a clone with a filter is refused, and says how to check out', async () => {
  const { world, server, run } = await served();
  const event = await world.github.event('push', await world.directPush(declared('a', 'b')));
  const clone = folderWith({});
  git(clone, 'init', '--quiet');
  git(clone, 'remote', 'add', 'origin', world.github.git.url);
  git(clone, 'fetch', '--quiet', '--filter=blob:none', '--depth=1', 'origin', event.sha);
  git(clone, 'update-ref', '--no-deref', 'HEAD', event.sha);
  const ran = await run(event, { command: 'plan' }, { clone });
  expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
  expect(ran.errors).toEqual([expect.stringMatching(/Check out without a filter: with fetch-depth: 1, or in full\.$/)]);
  expect(server.asked).toEqual([]);
});

describe('the token', () => {
  test('takes the place of others that a checkout kept, and that the server refuses', async () => {
    const { world, server, run } = await served();
    const event = await world.github.event('pull_request', { pull: await world.pullRequest(declared('a', 'b')) });
    const clone = await world.github.cloneAt(event.sha);
    git(clone, 'config', `http.${server.url}/.extraheader`, `AUTHORIZATION: ${basic('other')}`);
    const ran = await run(event, {}, { clone });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '1' } });
    expect(tokensOf(server)).toEqual([basic('other'), BASIC]);
  });

  const TOLD = expect.stringMatching(
    /^git fetch: fatal: .*The server does not let git read the repository\. On GitHub the job needs the permission contents: read, elsewhere git needs credentials\.$/,
  );

  // A validation on pull_request_target, whose clone lacks the test merge.
  test.each<[string, Inputs, { url?: string }, string[]]>([
    ['that the server refuses', { 'github-token': 'ghs_refused' }, {}, [basic('ghs_refused')]],
    ['that is not given', { 'github-token': '' }, {}, []],
    ['that goes to no other server than that of GitHub', {}, { url: 'https://github.example.org' }, []],
  ])('%s: which permission is missing', async (_, inputs, given, tokens) => {
    const { world, server, run } = await served();
    const pull = await world.pullRequest(declared('a', 'b'));
    const event = await world.github.event('pull_request_target', { pull });
    const ran = await run(event, { command: 'validate', ...inputs }, given);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors).toContainEqual(TOLD);
    expect(server.asked.length).toBeGreaterThan(0);
    expect(tokensOf(server)).toEqual(tokens);
  });
});
