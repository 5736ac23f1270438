// Clones of depth 1 from a server that requires credentials: the token fetches the missing commits, but not what a
// filter left out.
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
  /** A run in a clone that has only the event's commit. */
  const run = async (event: EventGiven, inputs: Inputs = {}, { clone = '', url = server.url } = {}) => {
    const folder = clone || (await world.github.cloneAt(event.sha));
    git(folder, 'remote', 'set-url', 'origin', `${server.url}/origin.git`);
    return world.run(event, inputs, { env: { GITHUB_SERVER_URL: url }, clone: folder });
  };
  return { world, server, run };
}

const tokensOf = ({ asked }: GitServer) => [...new Set(asked.flat())];

test('a plan and an apply read head and base with the token', async () => {
  const { world, server, run } = await served();
  const pull = await world.pullRequest(declared('a', 'b'));
  const planned = await run(await world.github.event('pull_request', { pull }));
  expect(planned).toMatchObject({ code: 0, errors: [], outputs: { result: 'planned', 'create-count': '1' } });
  const applied = await run(await world.github.event('push', await world.merge(pull)));
  expect(applied).toMatchObject({ code: 0, errors: [], outputs: { result: 'applied' } });
  expect(tokensOf(server)).toEqual([BASIC]);
});

test('a clone with a filter is refused, and the error says how to check out', async () => {
  const { world, server, run } = await served();
  const event = await world.github.event('push', await world.directPush(declared('a', 'b')));
  const clone = folderWith({});
  git(clone, 'init', '--quiet');
  git(clone, 'remote', 'add', 'origin', world.github.git.url);
  git(clone, 'fetch', '--quiet', '--filter=blob:none', '--depth=1', 'origin', event.sha);
  git(clone, 'update-ref', '--no-deref', 'HEAD', event.sha);
  const ran = await run(event, { command: 'validate' }, { clone });
  expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
  expect(ran.errors).toEqual([expect.stringMatching(/Check out without a filter: with fetch-depth: 1, or in full\.$/)]);
  expect(server.asked).toEqual([]);
});

describe('the token', () => {
  test('replaces credentials that a checkout kept and that the server refuses', async () => {
    const { world, server, run } = await served();
    const event = await world.github.event('pull_request', { pull: await world.pullRequest(declared('a', 'b')) });
    const clone = await world.github.cloneAt(event.sha);
    git(clone, 'config', `http.${server.url}/.extraheader`, `AUTHORIZATION: ${basic('other')}`);
    const ran = await run(event, {}, { clone });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '1' } });
    expect(tokensOf(server)).toEqual([basic('other'), BASIC]);
  });

  const UNREADABLE = expect.stringMatching(
    /^git fetch: fatal: .*The server does not let git read the repository\. On GitHub the job needs the permission contents: read, elsewhere git needs credentials\.$/,
  );

  // A validation on pull_request_target. Its clone lacks the test merge.
  test.each<[string, Inputs, { url?: string }, string[]]>([
    ['is refused by the server', { 'github-token': 'ghs_refused' }, {}, [basic('ghs_refused')]],
    ['is not given', { 'github-token': '' }, {}, []],
    ['is not sent to a server other than that of GitHub', {}, { url: 'https://github.example.org' }, []],
  ])('%s, and the error names the missing permission', async (_, inputs, given, tokens) => {
    const { world, server, run } = await served();
    const pull = await world.pullRequest(declared('a', 'b'));
    const event = await world.github.event('pull_request_target', { pull });
    const ran = await run(event, { command: 'validate', ...inputs }, given);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors).toContainEqual(UNREADABLE);
    expect(server.asked.length).toBeGreaterThan(0);
    expect(tokensOf(server)).toEqual(tokens);
  });
});
