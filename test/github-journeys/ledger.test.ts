// A ledger that cannot be written: if `seen` cannot be pushed, nothing is written at the service. If `applied` is
// refused, the run reports it, and the next look shows the outcome.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { folderWith, git } from '../inventory/temporary.ts';
import { auditOf } from '../ledger/stage.ts';
import { serveGit } from './git-server.ts';
import { BRANCH, begun, cli, cloned, LEDGER } from './ledger-rig.ts';
import { alpha, declared, evidenceOf, type Inputs, type Ran } from './world.ts';

/** Installs a pre-receive hook in the ledger's repository. */
function hook(origin: string, script: string): void {
  mkdirSync(join(origin, 'hooks'), { recursive: true });
  writeFileSync(join(origin, 'hooks/pre-receive'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** A merged pull request that creates an asset, and a ledger for its apply. */
async function scene() {
  let meanwhile = () => {};
  const world = await alpha(['a'], { meanwhile: async () => meanwhile() });
  const origin = await begun(world);
  const pull = await world.pullRequest(declared('a', 'c'));
  await world.planRun(pull);
  const push = await world.merge(pull);
  const apply = async (inputs: Inputs = LEDGER, env: Record<string, string> = {}) =>
    world.applyRun(push, inputs, { env });
  /** Calls `happens` at every request to the service. */
  const during = (happens: () => void) => {
    meanwhile = happens;
  };
  return { world, origin, push, apply, during };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** An apply whose ledger is in a copy of the repository behind HTTP. Its token may not push there. */
async function applyUnpushed({ origin, apply }: Scene): Promise<Ran> {
  const bare = join(folderWith({}), 'acme/inventory');
  mkdirSync(join(bare, '..'), { recursive: true });
  cpSync(origin, bare, { recursive: true });
  git(bare, 'config', 'http.receivepack', 'false');
  const basic = Buffer.from(`x-access-token:${DEFAULT_TOKEN}`).toString('base64');
  const { url } = await serveGit(join(bare, '..'), `basic ${basic}`);
  return apply({ ...LEDGER, ledger: `acme/inventory#${BRANCH}` }, { GITHUB_SERVER_URL: url });
}

const FAULTS: [title: string, apply: (it: Scene) => Promise<Ran>, words: RegExp][] = [
  [
    'a branch rule refuses the push to the ledger',
    (it) => {
      hook(it.origin, 'echo "GH006: Protected branch update failed" >&2; exit 1');
      return it.apply();
    },
    /^ledger-refused: The push to the ledger was refused: .*GH006: Protected branch update failed/,
  ],
  ['the token may not push', applyUnpushed, /^ledger-refused: The push to the ledger was refused: .*error: 403/],
  [
    'the ledger branch is deleted during the run',
    (it) => {
      it.during(() => git(it.origin, 'update-ref', '-d', `refs/heads/${BRANCH}`));
      return it.apply();
    },
    /^ledger-missing: The branch of the ledger is not there. Nothing was written/,
  ],
];

test.each(FAULTS)('nothing is written at the service when %s', async (_, apply, words) => {
  const it = await scene();
  const ran = await apply(it);
  expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
  expect(ran.errors).toEqual([expect.stringMatching(words)]);
  expect(it.world.live()).toEqual(['Alpha/a ca_a']);
});

test('a drift run that a newer push supersedes still adds the look of its day', async () => {
  const world = await alpha(['a', 'stray']);
  const origin = await begun(world);
  const scheduled = await world.github.event('schedule', {});
  await world.directPush(declared('a'));
  const ran = await world.run(scheduled, LEDGER);
  const commit = git(origin, 'rev-parse', BRANCH);
  expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded', 'ledger-commit': commit } });
  expect(git(origin, 'log', '-1', '--format=%(trailers:key=Inventory-Kind,valueonly)', commit)).toBe('look');
});

test('a public repository may contain its own ledger, but only with allow-public: true', async () => {
  const world = await alpha(['a'], { github: { isPrivate: false } });
  await begun(world);
  const refused = await world.lookRun(LEDGER);
  expect(refused).toMatchObject({ code: 1, errors: [expect.stringMatching(/^public-repository: /)] });
  const ran = await world.lookRun({ ...LEDGER, 'allow-public': 'true' });
  expect(ran).toMatchObject({
    code: 0,
    errors: [],
    outputs: { 'ledger-commit': expect.stringMatching(/^[0-9a-f]{40}$/) },
  });
});

test('a ledger in another, public repository is refused, even with allow-public: true', async () => {
  const it = await scene();
  it.world.github.fault('repos/get', { answer: 200, body: { private: false, default_branch: 'main' } });
  const ran = await it.apply({ ...LEDGER, ledger: `acme/ledgers#${BRANCH}`, 'allow-public': 'true' });
  expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
  expect(ran.errors).toEqual([expect.stringMatching(/^ledger-public: The repository of the ledger is public/)]);
});

test('a refused `applied` is reported in log and comment, and audit then shows the change as interrupted', async () => {
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
  expect(evidenceOf(ran)).toMatchObject({ result: 'applied', changes: [{ outcome: 'done' }] });
  // The next look shows the outcome.
  rmSync(join(it.origin, 'hooks/pre-receive'));
  expect(await it.world.lookRun(LEDGER)).toMatchObject({ code: 0 });
  expect((await auditOf(cloned(it.origin))).changes).toMatchObject([{ before: null, outcome: 'interrupted' }]);
});

test('after a signal the run first ends its turn, and then writes to the ledger', async () => {
  const it = await scene();
  const order = join(folderWith({}), 'order');
  const applying = `git cat-file commit "$new" | grep -q 'Inventory-Kind: applied'`;
  hook(it.origin, `read old new ref; ${applying} && git log -1 --format=%s inventory-applied > ${order}; exit 0`);
  const stopping = new AbortController();
  it.world.service.store.organization('acme').onWrite(() => stopping.abort());
  const ran = await it.world.applyRun(it.push, LEDGER, { interrupted: stopping.signal });
  expect(ran).toMatchObject({ code: 1, writes: ['POST /cyber-assets 201'], outputs: { result: 'cancelled' } });
  expect(readFileSync(order, 'utf8')).toMatch(/^Run \d+ ended/);
});
