// A ledger that cannot be written: without its `seen` nothing is written at the service, and an `applied` that is refused is
// told, and the next look shows what came of it.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { folderWith, git } from '../inventory/temporary.ts';
import { serveGit } from './git-server.ts';
import { runInside } from './inside.ts';
import { audit, BRANCH, begun, cli, cloned, LEDGER } from './ledger-rig.ts';
import { declare, evidenceOf, seeded, setWorld, type World } from './world.ts';

const alpha = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });

/** A hook of the ledger's repository. */
function hook(origin: string, script: string): void {
  mkdirSync(join(origin, 'hooks'), { recursive: true });
  writeFileSync(join(origin, 'hooks/pre-receive'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

interface Scene {
  readonly world: World;
  readonly origin: string;
  /** Where the ledger is, as an input; a server in front of it where there is one. */
  inputs: Record<string, string>;
  server: string | null;
  /** Happens when the service is asked first. */
  meanwhile: () => void;
  /** Aborted: the run gets a signal. */
  readonly stopping: AbortController;
}

/** A merged pull request that creates an asset, and a ledger for its apply. */
async function scene(): Promise<Scene & { readonly apply: () => ReturnType<typeof runInside> }> {
  let asked = () => {};
  const seed = seeded({ Alpha: ['a'] });
  const world = await setWorld({ seed, files: alpha('a'), meanwhile: async () => asked() });
  const origin = await begun(world);
  const pull = await world.pullRequest(alpha('a', 'c'));
  await world.planRun(pull);
  const push = await world.merge(pull);
  const it: Scene = {
    world,
    origin,
    inputs: LEDGER,
    server: null,
    meanwhile: () => {},
    stopping: new AbortController(),
  };
  const apply = async () => {
    asked = () => it.meanwhile();
    const event = await world.github.event('push', push);
    const env = it.server === null ? event.env : { ...event.env, GITHUB_SERVER_URL: it.server };
    return runInside(world, { event: { ...event, env }, inputs: it.inputs, interrupted: it.stopping.signal });
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

test('in a public repository that may show its runs, the ledger may be a branch of it', async () => {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: alpha('a'), github: { isPrivate: false } });
  await begun(world);
  const event = await world.github.event('schedule', {});
  const refused = await world.run(event, LEDGER);
  expect(refused).toMatchObject({ code: 1, errors: [expect.stringMatching(/^public-repository: /)] });
  const ran = await world.run(event, { ...LEDGER, 'allow-public': 'true' });
  expect(ran).toMatchObject({
    code: 0,
    errors: [],
    outputs: { 'ledger-commit': expect.stringMatching(/^[0-9a-f]{40}$/) },
  });
});

test('a ledger that is not there leaves a mark and evidence of the apply that could not begin', async () => {
  const it = await scene();
  git(it.origin, 'update-ref', '-d', `refs/heads/${BRANCH}`);
  const { code, outputs } = await it.apply();
  expect({ code, outputs }).toEqual({ code: 1, outputs: { result: 'failed', 'evidence-path': expect.anything() } });
  expect(evidenceOf({ outputs })).toMatchObject({ result: 'failed', files: [] });
});

test('an `applied` that is refused is told everywhere, and the next look shows what came of it', async () => {
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
  const evidence = ran.outputs['evidence-path'] ?? '';
  expect(JSON.parse(readFileSync(evidence, 'utf8'))).toMatchObject({
    result: 'applied',
    changes: [{ outcome: 'done' }],
  });
  // What came of it is in the next look.
  rmSync(join(it.origin, 'hooks/pre-receive'));
  expect(
    await runInside(it.world, { event: await it.world.github.event('schedule', {}), inputs: LEDGER }),
  ).toMatchObject({ code: 0 });
  expect(audit(cloned(it.origin)).changes).toMatchObject([{ action: 'create', outcome: 'interrupted' }]);
});

test('after a signal the turn is ended first, and then the ledger is told', async () => {
  const it = await scene();
  const order = join(folderWith({}), 'order');
  const applying = `git cat-file commit "$new" | grep -q 'Inventory-Kind: applied'`;
  hook(it.origin, `read old new ref; ${applying} && git log -1 --format=%s inventory-applied > ${order}; exit 0`);
  it.world.service.store.organization('acme').onWrite(() => it.stopping.abort());
  const ran = await it.apply();
  expect(ran).toMatchObject({ code: 1, writes: ['POST /cyber-assets 201'], outputs: { result: 'cancelled' } });
  expect(readFileSync(order, 'utf8')).toMatch(/^Run \d+ ended/);
});
