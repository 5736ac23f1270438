// How git is run: what it gets and what it does not, which folders it trusts, and when it is stopped.
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tokenEnvironment } from '../../src/git/objects.ts';
import { type GitFolder, gitAnswer, gitProcess, gitStream } from '../../src/git/process.ts';
import { commitAll, folderWith, git } from '../inventory/temporary.ts';

const { env } = process;

test('the error says whether git is not installed or failed', async () => {
  const cwd = folderWith({});
  const run = gitProcess({ cwd, env: { PATH: cwd } });
  await expect(run(['version'])).rejects.toMatchObject({ name: 'GitError', kind: 'not-installed' });
  const ofLedger = gitProcess({ cwd, env: { PATH: cwd }, ledger: { bare: null, reaches: true } });
  await expect(ofLedger(['init'])).rejects.toThrow('git is not installed. Install it: the ledger needs it.');
  const nowhere = gitProcess({ cwd: join(cwd, 'gone'), env });
  await expect(nowhere(['version'])).rejects.toMatchObject({ name: 'GitError', kind: 'failed' });
});

describe('what git answers', () => {
  const ask = (cwd: string, more: GitFolder['env'] = {}) =>
    gitAnswer(gitProcess({ cwd, env: { ...env, ...more } }), ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);

  test('is nothing where the folder is in no repository, with git and without, and where there is no commit', async () => {
    const folder = folderWith({});
    expect(await ask(folder)).toBe(null);
    expect(await ask(folder, { PATH: folder })).toBe(null);
    git(folder, 'init', '-q');
    expect(await ask(folder)).toBe(null);
  });

  test('is an error where git cannot read the repository that is there', async () => {
    const folder = folderWith({ 'below/file': '' });
    commitAll(folder);
    const below = join(folder, 'below');
    await expect(ask(below, { PATH: folder })).rejects.toThrow('git is not installed');
    await expect(ask(below, { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' })).rejects.toThrow('dubious ownership');
    writeFileSync(join(folder, '.git/HEAD'), 'broken');
    await expect(ask(below)).rejects.toThrow(
      /^git rev-parse: fatal: not a git repository .*, although there is .*\/\.git$/,
    );
  });
});

test('a stop ends the wait for a git that never ends and for what it started', async () => {
  const cwd = folderWith({ git: '#!/bin/sh\necho begun >&2\nsleep 60 &\nwait\n' });
  chmodSync(join(cwd, 'git'), 0o755);
  const stopping = new AbortController();
  const run = gitProcess({ cwd, env: { PATH: `${cwd}:${env.PATH}` }, stop: stopping.signal });
  const ended = run(['fetch', 'origin']);
  stopping.abort();
  await expect(ended).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  await expect(run(['version'])).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('programs that git starts get neither the inputs of a step nor our keys', async () => {
  const names = ['CIP_SYNC_API_KEY', 'CIP_SYNC_LEDGER_KEY', 'INPUT_API-KEY', 'INPUT_PATH'];
  const keys = Object.fromEntries(names.map((name) => [name, 'secret']));
  const run = gitProcess({ cwd: folderWith({}), env: { ...env, ...keys, OTHER: 'passed' } });
  const environment = (await run(['-c', 'alias.print=!env', 'print'])).toString();
  expect(environment).toContain('OTHER=passed');
  expect(environment).not.toContain('secret');
});

test("the token is added to the job's git configuration and drops the header that the checkout left", async () => {
  const KEY = 'http.https://github.example/.extraheader';
  const job = {
    ...{ GIT_CONFIG_COUNT: '2', GIT_CONFIG_KEY_0: 'http.proxy', GIT_CONFIG_VALUE_0: 'http://proxy.example:3128' },
    ...{ GIT_CONFIG_KEY_1: KEY, GIT_CONFIG_VALUE_1: 'AUTHORIZATION: basic left' },
  };
  const more = tokenEnvironment('https://github.example', 'secret', job);
  const run = gitProcess({ cwd: folderWith({}), env: { ...env, ...job, ...more } });
  const values = async (key: string) => (await run(['config', '--get-all', key])).toString().split('\n');
  expect(await values('http.proxy')).toEqual(['http://proxy.example:3128', '']);
  expect((await values(KEY)).slice(1, 3)).toEqual(['', `AUTHORIZATION: basic ${btoa('x-access-token:secret')}`]);
  expect(tokenEnvironment('https://github.example', 'secret', {}).GIT_CONFIG_COUNT).toBe('2');
});

// A job in a container works in a folder that another user owns: git trusts it, for our own calls only.
describe("another user's folder", () => {
  /** Git's own tests use this variable to simulate another owner. */
  const OTHER_OWNER = { ...env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
  const HEAD = ['rev-parse', 'HEAD'];

  function repositoryAt(...path: string[]) {
    const workspace = folderWith({});
    const cwd = join(workspace, ...path);
    mkdirSync(cwd, { recursive: true });
    return { workspace, cwd, commit: commitAll(cwd) };
  }

  test.each([[[]], [['checkout', 'ops']]])('the workspace or a folder in it is trusted: %j', async (path) => {
    const { workspace, cwd, commit } = repositoryAt(...path);
    await expect(gitProcess({ cwd, env: OTHER_OWNER })(HEAD)).rejects.toMatchObject({ kind: 'not-trusted' });
    expect((await gitProcess({ cwd, env: OTHER_OWNER, workspace })(HEAD)).toString().trim()).toBe(commit);
  });

  test('a folder outside of the workspace is not trusted', async () => {
    const { cwd } = repositoryAt('elsewhere');
    const run = gitProcess({ cwd, env: OTHER_OWNER, workspace: folderWith({}) });
    await expect(run(HEAD)).rejects.toMatchObject({ kind: 'not-trusted' });
  });
});

describe('for the ledger', () => {
  function bareFolder(longestMs?: number): GitFolder {
    const bare = join(folderWith({}), 'bare');
    git('/', 'init', '--quiet', '--bare', bare);
    return { cwd: folderWith({}), env, ledger: { bare, reaches: true, ...(longestMs ? { longestMs } : {}) } };
  }

  async function printed(folder: GitFolder, ...args: string[]): Promise<string> {
    let text = '';
    for await (const chunk of gitStream(folder, args)) text += chunk;
    return text;
  }

  test('a failure names the command, without the configuration before it', async () => {
    const failing = printed(bareFolder(), '-c', 'diff.noprefix=false', 'log', 'nowhere');
    await expect(failing).rejects.toThrow(/^git log: fatal: ambiguous argument 'nowhere'/);
  });

  test('a git that is killed while it prints has always failed, in any order of reading its pipes', async () => {
    const cwd = folderWith({ git: '#!/bin/sh\necho some\nkill -9 $$\n' });
    chmodSync(join(cwd, 'git'), 0o755);
    const place = { cwd, env: { PATH: `${cwd}:${env.PATH}` }, ledger: { bare: null, reaches: false } };
    for (let times = 0; times < 50; times += 1) {
      await expect(printed(place, 'log')).rejects.toThrow('git log: failed without a message');
    }
  });

  /** The URL of a server that takes requests and never answers. */
  async function silentServer(): Promise<string> {
    const server = createServer();
    const connections: { destroy(): unknown }[] = [];
    server.on('connection', (socket) => connections.push(socket.on('error', () => {})));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      for (const connection of connections) connection.destroy();
      server.close();
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return `http://127.0.0.1:${port}/ledger.git`;
  }

  const givenUp = { output: expect.stringContaining('git was stopped by SIGTERM') };

  test('a fetch from a server that never answers is stopped, even if a part of git outlives git', async () => {
    const run = gitProcess(bareFolder(300));
    await expect(run(['fetch', '--quiet', await silentServer()])).rejects.toMatchObject(givenUp);
  });

  test('a read of a file that the clone left out is stopped, too, if the server never answers', async () => {
    const run = gitProcess(bareFolder(300));
    await run(['config', 'remote.origin.url', await silentServer()]);
    await run(['config', 'remote.origin.promisor', 'true']);
    await run(['config', 'extensions.partialClone', 'origin']);
    await expect(run(['cat-file', 'blob', 'd'.repeat(40)])).rejects.toMatchObject(givenUp);
  });
});
