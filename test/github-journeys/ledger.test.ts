// A ledger that cannot be written: without its `seen` nothing is written at the service, and an `applied` that is refused is
// told, and added later. And reviews of the list, which come in by pull request.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digest } from '../../src/core/fingerprint.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { folderWith, git } from '../inventory/temporary.ts';
import { serveGit } from './git-server.ts';
import { applyInside, planInside, runInside } from './inside.ts';
import { audit, BRANCH, begun, cli, cloned, LEDGER } from './ledger-rig.ts';
import { declare, evidenceOf, seeded, setWorld, type World } from './world.ts';

const alpha = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });

/** A hook of the ledger's repository. */
function hook(origin: string, script: string): void {
  mkdirSync(join(origin, 'hooks'), { recursive: true });
  writeFileSync(join(origin, 'hooks/pre-receive'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Before a push is taken, somebody else pushes: with what git lets no hook do, switched off. */
const ALWAYS_FIRST = `unset GIT_QUARANTINE_PATH
read old new ref
export GIT_AUTHOR_NAME=x GIT_AUTHOR_EMAIL=x GIT_COMMITTER_NAME=x GIT_COMMITTER_EMAIL=x
next=$(echo again | git commit-tree "$old^{tree}" -p "$old") && git update-ref "$ref" "$next"`;

interface Scene {
  readonly world: World;
  readonly origin: string;
  /** Where the ledger is, as an input; a server in front of it where there is one. */
  inputs: Record<string, string>;
  server: string | null;
  /** Happens when the service is asked first. */
  meanwhile: () => void;
}

/** A merged pull request that creates an asset, and a ledger for its apply. */
async function scene(): Promise<Scene & { readonly apply: () => ReturnType<typeof runInside> }> {
  let asked = () => {};
  const seed = seeded({ Alpha: ['a'] });
  const world = await setWorld({ seed, files: alpha('a'), meanwhile: async () => asked() });
  const origin = await begun(world);
  const pull = await world.pullRequest(alpha('a', 'c'));
  await planInside(world, pull);
  const push = await world.merge(pull);
  const it: Scene = { world, origin, inputs: LEDGER, server: null, meanwhile: () => {} };
  const apply = async () => {
    asked = () => it.meanwhile();
    const event = await world.github.event('push', push);
    const env = it.server === null ? event.env : { ...event.env, GITHUB_SERVER_URL: it.server };
    return runInside(world, { event: { ...event, env }, inputs: it.inputs });
  };
  return Object.assign(it, { apply });
}

/** The same repository behind HTTP. */
async function served(it: Scene) {
  const bare = join(folderWith({}), 'acme/inventory');
  mkdirSync(join(bare, '..'), { recursive: true });
  cpSync(it.origin, bare, { recursive: true });
  const basic = Buffer.from(`x-access-token:${DEFAULT_TOKEN}`).toString('base64');
  const server = await serveGit(join(bare, '..'), `basic ${basic}`);
  it.inputs = { ...LEDGER, ledger: `acme/inventory#${BRANCH}` };
  it.server = server.url;
  return { bare, server };
}

interface Fault {
  readonly title: string;
  readonly make: (it: Scene) => unknown;
  readonly words: RegExp;
}

const FAULTS: readonly Fault[] = [
  {
    title: 'a rule of the branch refuses it',
    make: ({ origin }) => hook(origin, 'echo "GH006: Protected branch update failed" >&2; exit 1'),
    words: /^ledger-refused: The push to the ledger was refused: .*GH006: Protected branch update failed/,
  },
  {
    title: 'the token may not push',
    make: async (it) => git((await served(it)).bare, 'config', 'http.receivepack', 'false'),
    words: /^ledger-refused: The push to the ledger was refused: .*error: 403/,
  },
  {
    title: 'its server is gone',
    make: async (it) => {
      const { server } = await served(it);
      it.meanwhile = server.close;
    },
    words: /^ledger-unreachable: The ledger could not be reached: .*Failed to connect/,
  },
  {
    title: 'others are always first',
    make: ({ origin }) => hook(origin, ALWAYS_FIRST),
    words: /^ledger-unreachable: The ledger could not be reached: the branch moved/,
  },
  {
    title: 'the branch is deleted meanwhile',
    make: (it) => {
      it.meanwhile = () => git(it.origin, 'update-ref', '-d', `refs/heads/${BRANCH}`);
    },
    words: /^ledger-missing: The branch of the ledger is not there. Nothing was written/,
  },
];

describe('nothing is written at the service when `seen` cannot be pushed', () => {
  test.each(FAULTS)('$title', async ({ make, words }) => {
    const it = await scene();
    await make(it);
    const ran = await it.apply();
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringMatching(words)]);
    expect(it.world.live()).toEqual(['Alpha/a ca_a']);
  });
});

test('a ledger that is not there leaves a mark and evidence of the apply that could not begin', async () => {
  const it = await scene();
  git(it.origin, 'update-ref', '-d', `refs/heads/${BRANCH}`);
  const { code, outputs } = await it.apply();
  expect({ code, outputs }).toEqual({ code: 1, outputs: { result: 'failed', 'evidence-path': expect.anything() } });
  expect(evidenceOf({ outputs })).toMatchObject({ result: 'failed', files: [] });
});

test('an `applied` that is refused is told everywhere, and added later: as it was left, and not edited', async () => {
  const it = await scene();
  hook(it.origin, 'read old new ref; ! git cat-file commit "$new" | grep -q "Inventory-Kind: applied"');
  const ran = await it.apply();
  expect(ran).toMatchObject({ code: 1, writes: ['POST /cyber-assets 201'], outputs: { result: 'applied' } });
  expect(ran.errors).toEqual([
    expect.stringMatching(/^ledger-behind: The changes are applied, but their record is not/),
  ]);
  const comment = it.world.github.state.comments.at(-1)?.body;
  expect(comment).toContain('**The record of this apply is not in the ledger** (`ledger-behind`)');
  const cut = cli(cloned(it.origin), ['audit', 'verify']);
  expect(cut).toMatchObject({ code: 0, stdout: expect.stringContaining('interrupted at ') });
  rmSync(join(it.origin, 'hooks/pre-receive'));
  const place = ['--ledger', `${it.origin}#${BRANCH}`];
  const evidence = ran.outputs['evidence-path'] ?? '';
  const text = readFileSync(evidence, 'utf8');
  const edited = (from: string | RegExp, to: string) => {
    const folder = folderWith({ 'edited.json': text.replace(from, to) });
    expect(readFileSync(join(folder, 'edited.json'), 'utf8')).not.toBe(text);
    return cli(folder, ['audit', 'add', 'edited.json', ...place]);
  };
  const refused = (why: string) => ({
    code: 1,
    stderr: expect.stringContaining(`was edited since the apply left it: ${why}`),
  });
  expect(edited(/("after": {\s+"name": ")/, '$1x')).toMatchObject(refused('the change '));
  expect(edited(/"changes": \[.*?\n {2}\]/s, '"changes": []')).toMatchObject(refused('its changes are not those'));
  const none = text.replace(/"changes": \[.*?\n {2}\]/s, '"changes": []').replace(/sha256:\w{64}/, digest([]));
  const emptied = folderWith({ 'edited.json': none });
  expect(cli(emptied, ['audit', 'add', 'edited.json', ...place])).toMatchObject(refused('its digest is not that'));
  expect(cli(folderWith({}), ['audit', 'add', evidence, ...place])).toMatchObject({ code: 0 });
  expect(edited('"actor": "', '"actor": "not-')).toMatchObject(refused('the ledger has other evidence'));
  const added = git(it.origin, 'rev-parse', BRANCH);
  expect(cli(folderWith({}), ['audit', 'add', evidence, ...place])).toMatchObject({ code: 0, stdout: `${added}\n` });
  expect(cli(cloned(it.origin), ['audit', 'verify', '--detailed-exitcode'])).toMatchObject({ code: 0 });
  expect(audit(cloned(it.origin)).changes).toMatchObject([{ action: 'create', outcome: 'done', pull_requests: [1] }]);
});

test('a review comes in by pull request, is held against the list, and stands in the ledger', async () => {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: alpha('a'), built: true });
  const origin = await begun(world);
  await world.applyRun(await world.directPush(alpha('a')), LEDGER);
  const clone = cloned(origin);
  const day = new Date().toISOString().slice(0, 10);
  expect(cli(clone, ['audit', 'review', '--at', day])).toMatchObject({ code: 0 });
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
  await world.github.pushToPull(pull, { [path]: review });
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
  expect(cli(cloned(origin), ['audit', 'verify']).code).toBe(0);
});

test('a review has its pull request and approvals, though GitHub tells of them some time after the merge', async () => {
  const github = { pullsLag: 2 };
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: alpha('a'), github });
  const origin = await begun(world);
  await applyInside(world, await world.directPush(alpha('a')), LEDGER);
  const clone = cloned(origin);
  expect(cli(clone, ['audit', 'review', '--at', git(clone, 'rev-parse', 'HEAD')])).toMatchObject({ code: 0 });
  const [name = ''] = readdirSync(join(clone, 'reviews'));
  const path = `reviews/${name}`;
  const pull = await world.pullRequest({ [path]: readFileSync(join(clone, path), 'utf8') });
  await planInside(world, pull, LEDGER);
  world.github.review(pull, { user: 'senior' });
  const inputs = { ...LEDGER, 'review-approvers': 'senior' };
  expect(await applyInside(world, await world.merge(pull), inputs)).toMatchObject({ code: 0 });
  expect(audit(cloned(origin)).reviews).toMatchObject([
    { pull_request: pull.number, asked_by: 'dana', approved_by_review_approver: true },
  ]);
});

function fifteenMonthsAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 15, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + 15, Math.min(date, last))).toISOString().slice(0, 10);
}
