// How git is run for the ledger: what it is told, and when it is given up.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type GitPlace, ledgerGit } from '../../src/ledger/git.ts';
import { temporary } from './stage.ts';

async function gitFor(more: Partial<GitPlace> = {}) {
  const bare = join(temporary(), 'bare');
  const git = ledgerGit({ cwd: temporary(), bare, reaches: true, env: process.env, ...more });
  await git.run(['init', '--quiet', '--bare', bare]);
  return git;
}

test('programs that git starts learn no key', async () => {
  const keys = { CIP_SYNC_LEDGER_KEY: 'secret-1', 'INPUT_API-KEY': 'secret-2', INPUT_PATH: 'secret-3' };
  const { run } = await gitFor({ env: { ...process.env, ...keys, OTHER: 'told' } });
  const told = Buffer.from(await run(['-c', 'alias.tell=!env', 'tell'])).toString();
  expect(told).toContain('OTHER=told');
  expect(told).not.toContain('secret');
});

test('a failure names the command, behind what is configured for it', async () => {
  const { stream } = await gitFor();
  const read = async () => {
    for await (const _ of stream(['-c', 'diff.noprefix=false', 'log', 'nowhere'])) break;
  };
  await expect(read()).rejects.toThrow(/^git log: fatal: ambiguous argument 'nowhere'/);
});

test('a server that takes the request and never answers is given up, whatever of git outlives git', async () => {
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
  const { run } = await gitFor({ longestMs: 300 });
  await expect(run(['fetch', '--quiet', `http://127.0.0.1:${port}/ledger.git`])).rejects.toMatchObject({
    output: expect.stringContaining('git was stopped by SIGTERM'),
  });
});
