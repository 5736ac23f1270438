// cmdb.yml: what its last step makes of the edits, with real git, and a `gh` that only notes what it is asked.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { testOnPosix } from '../journeys/harness.ts';
import { readWorkflow } from './workflow.ts';

const { steps } = readWorkflow('examples/workflows/cmdb.yml').workflow.jobs.follow!;
const SCRIPT = steps.find(({ name }) => name === 'Keep one pull request')?.run ?? '';
const BRANCH = 'refs/heads/inventory/cmdb';

/** `gh pr list` counts what was created and not closed. */
const GH = `#!/bin/sh
echo "gh $*" >> "$RUNNER_TEMP/gh.log"
case "$1 $2" in
  'pr create') echo 1 > "$RUNNER_TEMP/open";;
  'pr close') rm -f "$RUNNER_TEMP/open";;
  'pr list') if [ -f "$RUNNER_TEMP/open" ]; then echo 1; else echo 0; fi;;
esac
`;

function stage() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'cmdb-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of ['bin', 'temp', 'home']) mkdirSync(join(root, name));
  writeFileSync(join(root, 'bin/gh'), GH);
  chmodSync(join(root, 'bin/gh'), 0o755);
  const env = {
    ...{ PATH: `${join(root, 'bin')}:${process.env.PATH}`, HOME: join(root, 'home'), GIT_CONFIG_NOSYSTEM: '1' },
    ...{ RUNNER_TEMP: join(root, 'temp'), BASE: 'main', GH_TOKEN: 'x' },
  };
  const git = (folder: string, ...argv: string[]) => {
    const who = ['-c', 'user.name=Dana', '-c', 'user.email=dana@example.org'];
    const given = [...who, '-C', join(root, folder), ...argv];
    return execFileSync('git', given, { env, encoding: 'utf8', stdio: 'pipe' }).trim();
  };
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', join(root, 'origin')], { env });
  execFileSync('git', ['clone', '--quiet', join(root, 'origin'), join(root, 'mine')], { env, stdio: 'pipe' });
  const commit = (text: string, ref = 'main') => {
    mkdirSync(join(root, 'mine/inventory'), { recursive: true });
    writeFileSync(join(root, 'mine/inventory/a.yml'), text);
    git('mine', 'add', '--all');
    git('mine', 'commit', '--quiet', '--message', 'By hand');
    git('mine', 'push', '--quiet', 'origin', `HEAD:${ref}`);
  };
  commit('before\n');
  /** One night, in which the import left this text. */
  const night = (text: string) => {
    rmSync(join(root, 'work'), { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${join(root, 'origin')}`, join(root, 'work')], {
      env,
    });
    writeFileSync(join(root, 'work/inventory/a.yml'), text);
    writeFileSync(join(root, 'temp/said.txt'), `Wrote ${text}`);
    rmSync(join(root, 'temp/gh.log'), { force: true });
    const given = { ...env, GITHUB_SHA: git('work', 'rev-parse', 'HEAD') };
    const ran = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', SCRIPT], {
      cwd: join(root, 'work'),
      env: given,
      encoding: 'utf8',
    });
    const asked = readFileSync(join(root, 'temp/gh.log'), 'utf8').match(/^gh pr \w+/gm) ?? [];
    return {
      code: ran.status,
      stdout: ran.stdout,
      asked,
      tip: git('origin', 'for-each-ref', '--format=%(objectname)', BRANCH),
    };
  };
  const onBranch = () => git('origin', 'show', `${BRANCH}:inventory/a.yml`);
  return { root, git, commit, night, onBranch };
}

testOnPosix('one pull request, opened, left as it is, updated, and closed when nothing differs', () => {
  const { night, commit, onBranch, root } = stage();
  const first = night('renamed\n');
  expect(first).toMatchObject({ code: 0, asked: ['gh pr list', 'gh pr create'] });
  expect(onBranch()).toBe('renamed');
  expect(readFileSync(join(root, 'temp/body.md'), 'utf8')).toContain('    Wrote renamed');
  expect(night('renamed\n')).toMatchObject({ code: 0, tip: first.tip, asked: ['gh pr list', 'gh pr edit'] });
  const moved = night('moved\n');
  expect(moved.tip).not.toBe(first.tip);
  expect(onBranch()).toBe('moved');
  // Main went on: the pull request is of the new tip.
  commit('before\n# noted\n');
  const rebased = night('moved\n');
  expect(rebased.tip).not.toBe(moved.tip);
  expect(night('before\n# noted\n')).toMatchObject({ code: 0, tip: '', asked: ['gh pr close'] });
  expect(night('before\n# noted\n')).toMatchObject({ code: 0, tip: '', asked: [] });
});

testOnPosix('a pull request that a person edited is not overwritten: the run says so and stops', () => {
  const { night, git, commit, onBranch } = stage();
  night('renamed\n');
  git('mine', 'fetch', '--quiet', 'origin', BRANCH);
  git('mine', 'checkout', '--quiet', 'FETCH_HEAD');
  commit('renamed\n# by Dana\n', BRANCH);
  const ran = night('moved\n');
  expect(ran.code).toBe(1);
  expect(ran.stdout).toContain('::error title=Edited by hand::The branch inventory/cmdb has commits of others');
  expect(onBranch()).toBe('renamed\n# by Dana');
});
