// evidence.yml, run: the evidence of an apply goes by the artifact's files to the protected branch, and its checksum
// is the one that the pull request was told.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import picomatch from 'picomatch';
import { expect, onTestFinished, test } from 'vitest';
import { declare, seeded, setWorld } from '../github-journeys/world.ts';
import { fill } from './expression.ts';
import { type JobRan, Runs } from './runs.ts';
import type { Job, Source } from './workflow.ts';

const file = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });

async function applied(isPrivate: boolean) {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: file('a'), github: { isPrivate } });
  const pull = await world.pullRequest(file('a', 'c'));
  const runs = new Runs(world, 'evidence.yml');
  await runs.one(await world.github.event('pull_request', { pull }));
  return { world, pull, runs, event: await world.github.event('push', await world.merge(pull)) };
}

function jobOf({ workflow }: Source, name: string): Job {
  const job = workflow.jobs[name];
  if (job === undefined) throw new Error(`there is no job ${name}`);
  return job;
}

/** Moves what the upload's patterns name to where the other job finds it. */
function handOver(source: Source, { temp }: JobRan, to: string): void {
  const upload = jobOf(source, 'apply').steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  const patterns = fill(String(upload?.with?.path), { runner: { temp } }).trim().split('\n');
  mkdirSync(to);
  for (const pattern of patterns) {
    const isMatch = picomatch(basename(pattern));
    const names = readdirSync(dirname(pattern)).filter((name) => isMatch(name));
    for (const name of names) copyFileSync(join(dirname(pattern), name), join(to, name));
  }
}

/** A remote with an empty branch `evidence`, and a checkout of it. */
function evidenceBranch() {
  const root = mkdtempSync(join(tmpdir(), 'evidence-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const env = { PATH: process.env.PATH, HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Dana', '-c', 'user.email=dana@example.org', ...args], { cwd, env });
  git(root, 'init', '--quiet', '--bare', '--initial-branch=evidence', 'remote');
  git(root, 'clone', '--quiet', 'remote', 'kept');
  const kept = join(root, 'kept');
  git(kept, 'switch', '--quiet', '--orphan', 'evidence');
  git(kept, 'commit', '--quiet', '--allow-empty', '--message', 'Evidence');
  git(kept, 'push', '--quiet', 'origin', 'evidence');
  return { root, kept, env, remote: (...args: string[]) => git(join(root, 'remote'), ...args) };
}

test('kept on the branch, once, with the checksum that the pull request was told', async () => {
  const { world, pull, runs, event } = await applied(true);
  const apply = await runs.one(event);
  expect(apply).toMatchObject({ job: 'apply', ran: { code: 0, outputs: { result: 'applied' } } });
  const { root, kept, env, remote } = evidenceBranch();
  const temp = join(root, 'temp');
  mkdirSync(temp);
  handOver(runs.source, apply, join(temp, 'evidence'));
  const step = jobOf(runs.source, 'keep').steps.find(({ run }) => run !== undefined);
  const variables = {
    ...{ EVIDENCE: fill(step?.env?.EVIDENCE ?? '', { runner: { temp } }), ...env },
    ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/inventory', GITHUB_RUN_ID: '7' },
  };
  // As the runner does: without a shell named, bash stops at the first command that fails.
  const keep = () =>
    execFileSync('bash', ['-e', '-c', step?.run ?? ''], { cwd: kept, env: variables, encoding: 'utf8' });
  keep();
  const paths = String(remote('ls-tree', '-r', '--name-only', 'evidence'))
    .trim()
    .split('\n');
  expect(paths).toEqual([
    expect.stringMatching(/^\d{4}\/evidence-.*\.json$/),
    expect.stringMatching(/^\d{4}\/journal-.*\.ndjson$/),
  ]);
  const bytes = remote('cat-file', 'blob', `evidence:${paths[0]}`);
  const told = world.comments(pull).map(({ body }) => body);
  expect(told.join()).toContain(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
  expect(keep()).toContain('It is there already.');
  expect(String(remote('rev-list', '--count', 'evidence')).trim()).toBe('2');
});

test('a public repository applies nothing, and keeps nothing', async () => {
  const { runs, event } = await applied(false);
  expect(await runs.all(event)).toEqual([]);
});
