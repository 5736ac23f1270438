// Rehearses a release: runs the steps of release.yml as they are, in a repository of this tree with its tag. Commands to
// GitHub and npm are only recorded.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { VERSION } from '../../src/version.ts';
import { addFiles, commitAll, git } from '../inventory/temporary.ts';
import { ROOT } from '../journeys/harness.ts';
import { readWorkflow } from './workflow.ts';

const { jobs } = readWorkflow('.github/workflows/release.yml').workflow;
const TAG = `v${VERSION}`;
/** Works for any owner. */
const { repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const [REPOSITORY] = /[^/]+\/[^/]+(?=\.git$)/.exec(repository.url)!;

/** Steps that other tests cover, or that need a registry. */
const ELSEWHERE = ['npm ci', 'npm run check'];

const folder = mkdtempSync(join(tmpdir(), 'cip-sync-release-'));
const clone = join(folder, 'clone');
afterAll(() => rmSync(folder, { recursive: true }));

/** This tree as one commit of `main`, its changelog dated as CONTRIBUTING.md asks. */
function prepare(): string {
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const path of paths) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    cpSync(join(ROOT, path), join(clone, path));
  }
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  addFiles(clone, { 'CHANGELOG.md': changelog.replace(/^## \[([\d.]+)\].*$/m, '## [$1] - 2026-01-02') });
  const commit = commitAll(clone);
  git(clone, 'tag', TAG);
  git(clone, 'update-ref', 'refs/remotes/origin/main', commit);
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  return commit;
}

/** Runs the steps of a job as a runner does. If `noted` is given, `gh` and `npm` only write their arguments to it. */
function run(job: string, cwd: string, env: Readonly<Record<string, string>>, noted?: string): void {
  const programs = noted === undefined ? '' : `${join(folder, 'bin')}:`;
  for (const { run: script, env: own = {} } of jobs[job]?.steps ?? []) {
    if (script === undefined || ELSEWHERE.includes(script)) continue;
    const given = { ...process.env, ...own, ...env, PATH: `${programs}${process.env.PATH}`, NOTED: noted ?? '' };
    const { status, stderr } = spawnSync('bash', ['-e', '-c', script], { cwd, env: given, encoding: 'utf8' });
    expect({ script, status, stderr }).toMatchObject({ status: 0 });
  }
}

test('a tag becomes a package, a release with its notes, and the tag of the major version', () => {
  const sha = prepare();
  const env = { GITHUB_SHA: sha, GITHUB_REF_NAME: TAG, GITHUB_REPOSITORY: REPOSITORY };
  expect(jobs.check?.steps.map((step) => step.run)).toEqual(expect.arrayContaining(ELSEWHERE));
  run('check', clone, env);
  const release = join(clone, 'release');
  const packed = `cip-inventory-sync-${VERSION}.tgz`;
  const schemas = readdirSync(join(ROOT, 'schemas'));
  expect(readdirSync(release).sort()).toEqual([packed, 'notes.md', ...schemas].sort());
  expect(readFileSync(join(release, 'notes.md'), 'utf8')).toMatch(/^(?:###|-|\w)/);

  mkdirSync(join(folder, 'bin'));
  for (const name of ['gh', 'npm'])
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\necho "${name} $*" >> "$NOTED"\n`, { mode: 0o755 });
  const noted = join(folder, 'noted');
  for (const job of ['release', 'npm', 'major']) run(job, release, env, noted);
  const files = [packed, ...schemas.toSorted()].map((file) => `./${file}`).join(' ');
  expect(readFileSync(noted, 'utf8').trimEnd().split('\n')).toEqual([
    `gh release create ${TAG} --draft --verify-tag --title ${TAG} --notes-file notes.md ${files}`,
    `gh release edit ${TAG} --draft=false --latest`,
    `npm publish ./${packed} --provenance --access public --ignore-scripts`,
    `gh api --silent --method PATCH repos/${env.GITHUB_REPOSITORY}/git/refs/tags/v0 -f sha=${sha} -F force=true`,
  ]);
});
