// Writing a ledger: the exact bytes that a clone contains, as stock git and coreutils read them.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLook } from '../../src/ledger/clone.ts';
import { historyOf } from '../../src/ledger/history.ts';
import type { RunContent } from '../../src/ledger/run-file.ts';
import { verifyHistory } from '../../src/ledger/verify.ts';
import { folderWith, git } from '../inventory/temporary.ts';
import { asset, BRANCH, begin, begun, cloneOf, entry, listsOf, TestClock, writer } from './stage.ts';

const look = { kind: 'look', counts: { assets: 2 } } as const;

function seenNothing(): RunContent {
  return { kind: 'seen', intent: { digest: 'sha256:0', fingerprints: [], approval: { mode: 'none', by: null } } };
}

function checkedOut(url: string): string {
  const folder = join(folderWith({}), 'checked-out');
  git('/', 'clone', '--quiet', '--branch', BRANCH, url, folder);
  return folder;
}

async function verify(url: string, more = {}) {
  const history = await historyOf(await cloneOf(url));
  const given = { altered: [], signatures: null, contains: [], inventory: null, maxGapDays: 35 };
  return { history, ...verifyHistory({ history, ...given, ...more }) };
}

test('a look is plain text in the ledger, and coreutils print the same hash', async () => {
  const { url, clock } = await begun('2026-03-01T06:17:02.250Z');
  const publisher = await writer({ url, clock, run: '77' });
  const assets = [
    asset('ca_10', 'a,"b"\nc', 'cs_1'),
    asset('ca_9', '=1+1', 'cs_1', 'software'),
    asset('ca_1', 'lost', 'cs/9'),
  ];
  const published = await publisher.publish(entry(look, listsOf(assets, clock)));
  const folder = checkedOut(url);
  expect(git(folder, 'ls-files').split('\n')).toEqual([
    'README.md',
    'ledger.json',
    'live/assets/fac_1/cs_1.csv',
    'live/assets/none/cs%2F9.csv',
    'live/assets/none/cs_2.csv',
    'live/control-centers.csv',
    'live/facilities.csv',
    'live/systems.csv',
    'runs/2026/03/20260301T061702Z-77-1-look.json',
  ]);
  expect(readFileSync(join(folder, 'live/assets/fac_1/cs_1.csv'), 'utf8')).toBe(
    'id,name,asset_type\nca_10,"a,""b""\nc",hardware\nca_9,=1+1,software\n',
  );
  expect(readFileSync(join(folder, 'live/assets/none/cs_2.csv'), 'utf8')).toBe('id,name,asset_type\n');
  const command = 'find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum';
  const printed = execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).split(' ')[0];
  const run = JSON.parse(readFileSync(join(folder, published.path!), 'utf8'));
  expect(run).toMatchObject({ seq: 1, kind: 'look', previous: null, live_sha256: printed, counts: { assets: 2 } });
  expect(git(folder, 'log', '-1', '--format=%H %B')).toBe(
    `${published.commit} Read the lists\n\nInventory-Run: 77-1\nInventory-Kind: look`,
  );
});

test('two entries of one run are numbered in the order they came, even if its clock went back', async () => {
  const { url, clock } = await begun();
  const publisher = await writer({ url, clock });
  const lists = listsOf([asset('ca_1', 'one')], clock);
  await publisher.publish(entry(seenNothing(), lists));
  clock.at -= 5000;
  const { path } = await publisher.publish(entry(seenNothing(), lists));
  expect(path).toBe('runs/2026/03/20260301T061657Z-1-1-seen.json');
  clock.at += 3_600_000;
  const next = await writer({ url, clock, run: '2' });
  await next.publish(entry(look, listsOf([asset('ca_1', 'one')], clock)));
  const { history, problems } = await verify(url);
  expect(history.entries.map(({ run }) => run.seq)).toEqual([1, 2, 3]);
  expect(problems.filter(({ severity }) => severity === 'broken')).toEqual([]);
});

test('the writer refuses a ledger of a later format and a branch that is no ledger, and says why', async () => {
  const { url, clock } = await begun();
  const work = checkedOut(url);
  const file = join(work, 'ledger.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"1.0"', '"1.1"'));
  git(work, 'commit', '--quiet', '--all', '--message', 'Later');
  git(work, 'push', '--quiet', 'origin', BRANCH);
  await expect(writer({ url, clock })).rejects.toThrow(
    'ledger-mismatch: This is another ledger: its ledger.json is of format 1.1, and this version reads 1.0. Nothing was written. Use the version that began the ledger, or a later one.',
  );
  git(work, 'rm', '--quiet', 'ledger.json');
  git(work, 'commit', '--quiet', '--message', 'Other');
  git(work, 'push', '--quiet', 'origin', BRANCH);
  await expect(writer({ url, clock })).rejects.toThrow('This is another ledger: its ledger.json is not there. Nothing');
});

test('the writer tries again if the server fails while it reads a file of the tip', async () => {
  const { url, clock } = await begun();
  const folder = folderWith({
    hook: `#!/bin/sh\necho >> "$(dirname "$0")/asked"\n[ "$(wc -l < "$(dirname "$0")/asked")" -ne 2 ] && exec "$@"\nkill -9 $PPID\n`,
  });
  chmodSync(join(folder, 'hook'), 0o755);
  const config = join(folder, 'config');
  git('/', 'config', '--file', config, 'uploadpack.packObjectsHook', join(folder, 'hook'));
  await writer({ url, clock, env: { GIT_CONFIG_GLOBAL: config } });
  expect(readFileSync(join(folder, 'asked'), 'utf8').length).toBeGreaterThan(2);
});

test.each([
  ['git@ledger.example: Permission denied (publickey)', 'ledger-refused'],
  ["fatal: unable to access 'x': server certificate verification failed. CAfile: none", 'ledger-refused'],
  ['fatal: gnutls_handshake() failed: The TLS connection was non-properly terminated', 'ledger-unreachable'],
  ['fatal: gnutls_handshake() failed: Error in the pull function', 'ledger-unreachable'],
  ['fatal: OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to ledger.example:443', 'ledger-unreachable'],
] as const)('the error contains the words of the failed read, and no word of a push: %s', async (words, fault) => {
  const folder = folderWith({ ssh: `#!/bin/sh\necho "${words}." >&2\nexit 255\n` });
  chmodSync(join(folder, 'ssh'), 0o755);
  const clock = new TestClock('2026-03-01T06:17:02.000Z');
  const env = { GIT_SSH: join(folder, 'ssh') };
  const error = await begin({ url: 'git@ledger.example:acme/ledger.git', clock, env }).catch((one) => one);
  const beginning = `${fault}: The ledger could not be ${fault === 'ledger-refused' ? 'read' : 'reached'}: ${words}. fatal: `;
  expect(error.message).toContain(beginning);
});

test('the same lists are recorded once a day', async () => {
  const { url, clock } = await begun();
  const lists = () => listsOf([asset('ca_1', 'one')], clock);
  const first = await (await writer({ url, clock })).publish(entry(look, lists()));
  clock.at += 3_600_000;
  const again = await (await writer({ url, clock, run: '2' })).publish(entry(look, lists()));
  expect(again).toEqual({ commit: first.commit, path: null });
  clock.at += 86_400_000;
  const next = await (await writer({ url, clock, run: '3' })).publish(entry(look, lists()));
  expect(next.path).not.toBeNull();
});

test('a look in the same second as an apply is found again that day, whatever their file names are', async () => {
  const { url, clock } = await begun();
  const published = async (run: string, name: string, content: RunContent) =>
    (await writer({ url, clock, run })).publish(entry(content, listsOf([asset('ca_1', name)], clock)));
  await published('9', 'one', seenNothing());
  const first = await published('10', 'two', look);
  clock.at += 3_600_000;
  expect(await published('11', 'two', look)).toEqual({ commit: first.commit, path: null });
});

test('a tip with newer lists keeps them, and the run file is added without lists', async () => {
  const { url, clock } = await begun();
  const early = await writer({ url, clock, run: '1' });
  const old = listsOf([asset('ca_1', 'one')], clock);
  clock.at += 5000;
  const late = await writer({ url, clock, run: '2' });
  await late.publish(entry(look, listsOf([asset('ca_1', 'two')], clock)));
  clock.at += 5000;
  const content = seenNothing();
  const { path } = await early.publish(entry(content, old));
  expect(path).toBe('runs/2026/03/20260301T061712Z-1-1-seen.json');
  const { history, problems } = await verify(url);
  expect(problems.map(({ code }) => code)).toEqual(['interrupted']);
  expect(history.entries[1]!.run.live_sha256).toBeNull();
  const { assets } = await readLook(await cloneOf(url), { time: clock.at });
  expect(assets).toEqual([{ id: 'ca_1', name: 'two', cyber_system_id: 'cs_1', asset_type: 'hardware' }]);
});

test('the highest number decides between lists that were read in the same second', async () => {
  const { url, clock } = await begun('2026-03-01T06:17:02.100Z');
  const publisher = await writer({ url, clock });
  const published = (name: string, content: RunContent) =>
    publisher.publish(entry(content, listsOf([asset('ca_1', name)], clock)));
  await published('one', seenNothing());
  clock.at += 500;
  const { commit } = await published('two', look);
  const clone = await cloneOf(url);
  for (const at of [{ time: clock.at }, { commit }]) {
    expect(await readLook(clone, at)).toMatchObject({ commit, assets: [{ name: 'two' }], next: null });
  }
  expect(await readLook(clone, { time: clock.at - 1 })).toMatchObject({
    assets: [{ name: 'one' }],
    next: '2026-03-01T06:17:02.600Z',
  });
});

test('eight writers at once lose nothing', async () => {
  const { url, clock } = await begun();
  const writers = await Promise.all(Array.from({ length: 8 }, (_, n) => writer({ url, clock, run: `${n + 1}` })));
  const content = seenNothing();
  const lists = listsOf([asset('ca_1', 'one')], clock);
  await Promise.all(writers.map((each) => each.publish(entry(content, lists))));
  const { history, problems } = await verify(url);
  expect(history.entries.map(({ run }) => run.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(problems.filter(({ severity }) => severity === 'broken')).toEqual([]);
});

test('the writer refuses a ledger of another organization or service and names both', async () => {
  const { url, clock } = await begun();
  const { branch } = await writer({ url, clock });
  expect(() => branch.belongsTo('beta')).toThrow('it belongs to the organization acme, but this run is for beta');
  await expect(branch.open('https://other.example')).rejects.toMatchObject({
    fault: { code: 'ledger-mismatch', found: { kind: 'other', of: 'service', ours: 'https://other.example' } },
    message: expect.stringContaining('it belongs to the service https://inventory.example, but this run is for https'),
  });
});
