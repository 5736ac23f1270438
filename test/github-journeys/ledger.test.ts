// The story of a ledger, played by the bundles with real git: adoption, a reviewed pull request, a change by hand, a
// refused apply, a partial one and its repetition, and what an auditor then reads in a clone.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { AuditReport } from '../../src/core/audit.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { ROOT } from '../journeys/harness.ts';
import { ACME, declare, seeded, setWorld, type World } from './world.ts';

const CLI = join(ROOT, 'dist/cli/index.js');
const BRANCH = 'inventory-ledger';
const LEDGER = { ledger: BRANCH, 'ledger-token': DEFAULT_TOKEN };

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-story-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The command line, in a folder. */
function cli(cwd: string, ...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...argv], { cwd, encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

async function originOf(world: World): Promise<string> {
  const clone = await world.github.cloneAt((await world.github.git.resolve('main')) ?? '');
  return execFileSync('git', ['config', 'remote.origin.url'], { cwd: clone, encoding: 'utf8' }).trim();
}

function cloned(origin: string): string {
  const folder = join(temporary(), 'clone');
  execFileSync('git', ['clone', '--quiet', '--branch', BRANCH, origin, folder], { stdio: 'pipe' });
  return folder;
}

async function begun(world: World): Promise<string> {
  const origin = await originOf(world);
  const given = ['--ledger', `${origin}#${BRANCH}`, '--organization', ACME, '--base-url', world.service.url];
  expect(cli(temporary(), 'audit', 'init', ...given)).toMatchObject({ code: 0 });
  return origin;
}

function audit(clone: string, ...argv: string[]): AuditReport {
  const { code, stdout, stderr } = cli(clone, 'audit', '--json', ...argv);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

const alpha = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });
const INPUTS = { ...LEDGER, approval: 'review' };

test('an apply stands in the ledger with who asked and who approved', async () => {
  const seed = seeded({ Alpha: ['a', 'b', 'gone'], Beta: ['m'] });
  const files = { ...alpha('a', 'b', 'gone'), 'inventory/beta.yml': declare('Beta', ['m']) };
  const world = await setWorld({ seed, files, built: true });
  const origin = await begun(world);
  const asked = alpha('a2 renamed_from=a', 'b software', 'm moved_from=Beta', 'new');
  const pull = await world.pullRequest({ ...asked, 'inventory/beta.yml': declare('Beta', []) });
  await world.planRun(pull, INPUTS);
  world.github.review(pull);
  const ran = await world.applyRun(await world.merge(pull), INPUTS);
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  const clone = cloned(origin);
  const tip = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: clone, encoding: 'utf8' }).trim();
  expect(ran.outputs['ledger-commit']).toBe(tip);
  expect(cli(clone, 'audit', 'verify', '--detailed-exitcode').stdout).toContain('The ledger holds. 3 commits');
  const { changes, outside } = audit(clone);
  expect(outside).toEqual([]);
  expect(changes.map(({ action, asset_id, outcome }) => [action, asset_id, outcome])).toEqual(
    expect.arrayContaining([
      ['update', 'ca_a', 'done'],
      ['delete', 'ca_gone', 'done'],
    ]),
  );
  expect(changes[0]).toMatchObject({ asked_by: ['dana'], pull_requests: [pull.number] });
  expect(changes[0]?.approved_by).toHaveLength(1);
  expect(world.comments(pull).at(-1)?.body).toContain(tip);
  expect(existsSync(join(clone, 'ledger.json'))).toBe(true);
});

test('a review comes in by pull request, is held against the list, and stands in the ledger', async () => {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: alpha('a') });
  const origin = await begun(world);
  await world.applyRun(await world.directPush(alpha('a')), LEDGER);
  const clone = cloned(origin);
  const day = new Date().toISOString().slice(0, 10);
  expect(cli(clone, 'audit', 'review', '--at', day)).toMatchObject({ code: 0 });
  const path = `reviews/${day}.yml`;
  const review = readFileSync(join(clone, path), 'utf8');
  const forged = review.replace(
    /live_sha256: "./,
    (found) => `${found.slice(0, -1)}${found.endsWith('0') ? '1' : '0'}`,
  );
  const pull = await world.pullRequest({ [path]: forged });
  const refused = await world.planRun(pull, LEDGER);
  expect(refused).toMatchObject({ code: 1, outputs: { result: 'invalid' } });
  expect(refused.annotations.join()).toContain('review-mismatch');
  await world.pushTo(pull, { [path]: review });
  expect(await world.planRun(pull, LEDGER)).toMatchObject({ code: 0, outputs: { result: 'no-changes' } });
  world.github.review(pull, { user: 'senior' });
  const inputs = { ...LEDGER, 'review-approvers': 'senior' };
  const ran = await world.applyRun(await world.merge(pull), inputs);
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'no-changes' } });
  const again = cloned(origin);
  const { reviews, next_review_due: due, looks } = audit(again);
  expect(reviews).toMatchObject([
    { date: day, pull_request: pull.number, asked_by: 'dana', approved_by_review_approver: true },
  ]);
  expect(due).toBe(fifteenMonthsAfter(day));
  expect(looks.map(({ kind }) => kind)).toEqual(['look', 'review']);
  // A second run has nothing to record.
  await world.dispatchRun('apply', inputs);
  expect(audit(cloned(origin)).reviews).toHaveLength(1);
  expect(cli(cloned(origin), 'audit', 'verify').code).toBe(0);
});

function fifteenMonthsAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 15, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + 15, Math.min(date, last))).toISOString().slice(0, 10);
}
