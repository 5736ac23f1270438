// Somebody changes a ledger afterwards: `audit verify` finds each change and explains it to a person. Refused pushes and
// rewound branches are reported, too.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import {
  alteredObjects,
  inventoryHashes,
  keptCommit,
  openClone,
  readLook,
  signaturesOf,
} from '../../src/ledger/clone.ts';
import { historyOf } from '../../src/ledger/history.ts';
import { verifyHistory } from '../../src/ledger/verify.ts';
import { verifyText } from '../../src/ledger/verify-text.ts';
import { painter } from '../../src/text/text.ts';
import { commitAll, folderWith, git } from '../inventory/temporary.ts';
import {
  asset,
  BRANCH,
  begin,
  entry,
  evidenceWith,
  executed,
  listsOf,
  serverRepository,
  TestClock,
  writer,
} from './stage.ts';

const PRINT = 'f1'.repeat(8);
const look = { kind: 'look', counts: {} } as const;
const seen = {
  kind: 'seen',
  intent: { digest: 'sha256:0', fingerprints: [PRINT], approval: { mode: 'review', by: 'pull request #7' } },
} as const;

const STATE = { name: 'new', cyber_system_id: 'cs_1', asset_type: 'hardware' } as const;
const [HEAD, HASH] = ['c'.repeat(40), 'ab'.repeat(32)];
const APPROVAL = { user: 'rita', submitted_at: '2026-03-02T09:00:00Z', commit_id: HEAD };

const EVIDENCE = evidenceWith({
  result: 'applied',
  digest: `sha256:${'0'.repeat(64)}`,
  approval: { mode: 'review', by: 'pull request #7' },
  ended_at: '2026-03-03T06:17:01.000Z',
  commit: HEAD,
  clean: true,
  actor: 'rita',
  files: [{ path: 'inventory/a.yml', sha256: HASH }],
  pull_requests: [
    {
      number: 7,
      title: 'Add one',
      author: 'dana',
      head: HEAD,
      merge_commit: HEAD,
      record: { digest: `sha256:${'0'.repeat(64)}`, at: '2026-03-02T08:00:00Z' },
      approvals: [APPROVAL],
    },
  ],
  changes: [executed({ fingerprint: PRINT, id: 'ca_2', after: STATE, shown_in: [7] })],
});

const [OLD, NEW] = [asset('ca_1', 'old'), asset('ca_2', 'new')];
const applied = { kind: 'applied', evidence: EVIDENCE } as const;
const ENTRIES = [
  { content: look, assets: [OLD] },
  { content: seen, assets: [OLD] },
  { content: applied, assets: [OLD, NEW] },
  { content: look, assets: [OLD, NEW] },
] as const;
const PATHS = ['1-1-look', '2-1-seen', '2-1-applied', '3-1-look'].map(
  (name, day) => `runs/2026/03/2026030${day + 1}T061702Z-${name}.json`,
);
const LIST = 'live/assets/fac_1/cs_1.csv';

/** A look, an apply and a look, a day apart, on a server. */
async function makeLedger(url: string, key: string | null) {
  const clock = new TestClock('2026-03-01T06:17:02.000Z');
  await begin({ url, clock, key });
  const commits: string[] = [];
  for (const [index, { content, assets }] of ENTRIES.entries()) {
    const publisher = await writer({ url, clock, key, run: ['1', '2', '2', '3'][index]! });
    const lists = listsOf(assets, clock);
    commits.push((await publisher.publish(entry(content, lists))).commit);
    clock.at += 86_400_000;
  }
  return { commits };
}

function newKey(folder: string, name: string) {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', join(folder, name)]);
  const [type, key] = readFileSync(join(folder, `${name}.pub`), 'utf8').split(' ');
  const signers = join(folder, `${name}.signers`);
  writeFileSync(signers, `${name}@example.org namespaces="git" ${type} ${key}`);
  return { key: readFileSync(join(folder, name), 'utf8'), signers };
}

const home = mkdtempSync(join(tmpdir(), 'ledger-tampering-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const [OURS, THEIRS] = [newKey(home, 'ours'), newKey(home, 'theirs')];
const master = join(home, 'master.git');
let commits: readonly string[] = [];

/** A copy of the ledger on a server of its own, and a clone whose branch the test can rewrite. */
async function staged() {
  if (commits.length === 0) {
    const made = serverRepository();
    commits = (await makeLedger(made, OURS.key)).commits;
    renameSync(made, master);
  }
  const [url, folder] = [join(folderWith({}), 'ledger.git'), join(folderWith({}), 'clone')];
  git('/', 'clone', '--quiet', '--bare', master, url);
  git(url, 'config', 'uploadpack.allowFilter', 'true');
  git('/', 'clone', '--quiet', '--branch', BRANCH, url, folder);
  return { url, folder, clock: new TestClock('2026-03-05T06:17:02.000Z') };
}

type Stage = Awaited<ReturnType<typeof staged>>;

interface Known {
  readonly contains?: readonly string[];
  readonly isSigned?: boolean;
  readonly inventory?: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** More environment variables for git. */
  readonly env?: Readonly<Record<string, string>>;
}

async function verified(folder: string, { contains = [], isSigned = false, inventory, env = {} }: Known = {}) {
  const clone = await openClone(folder, { ...process.env, ...env }, null);
  const history = await historyOf(clone);
  const given = {
    altered: await alteredObjects(clone),
    signatures: isSigned ? await signaturesOf(clone, history, OURS.signers) : null,
    inventory: inventory ?? null,
    maxGapDays: 35,
  };
  const kept = await Promise.all(contains.map((commit) => keptCommit(clone, commit)));
  return verifyHistory({ history, ...given, contains: kept });
}

const codes = ({ problems }: Awaited<ReturnType<typeof verified>>) => [...new Set(problems.map(({ code }) => code))];

function edit(folder: string, path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  expect(text.replace(from, '')).not.toBe(text);
  writeFileSync(join(folder, path), text.replace(from, to));
}

/** Rewrites the history from these entries and edits a file of one of them, by default its run file. */
function rewrite(folder: string, order: readonly number[], edited?: Edited): void {
  git(folder, 'reset', '--quiet', '--hard', `${commits[0]}~1`);
  for (const index of order) {
    git(folder, 'cherry-pick', '--no-commit', '--strategy-option=theirs', commits[index]!);
    if (edited?.in === index) edit(folder, edited.path ?? PATHS[index]!, edited.from, edited.to);
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'Read the lists');
  }
}

interface Edited {
  readonly in: number;
  readonly path?: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** Changes the branch with a new commit. */
function committed(change: (folder: string) => void) {
  return ({ folder }: Stage) => {
    change(folder);
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'Fix');
  };
}

test('an untouched ledger passes every check', async () => {
  const { folder } = await staged();
  const result = await verified(folder, { contains: commits, isSigned: true });
  expect(result.problems).toEqual([]);
  const text = verifyText(result, painter(false));
  expect(text).toContain('3. Signatures: holds');
  expect(text).toContain('6. Kept commits: each is part of the history: holds');
  expect(text).toContain('The ledger holds. 5 commits, 1 executed change, ');
  // Checks without the input that they need are reported as not checked.
  const unchecked = verifyText(await verified(folder), painter(false));
  expect(unchecked).toContain('3. Signatures: not checked. Give --signers FILE\n');
  expect(unchecked).toContain('is part of the history: not checked. Give a commit that you kept: --contains COMMIT\n');
});

/** The codes found, a part of the text for a person, the tampering, and what the verification also gets. */
type Row = [codes: string, words: string, tamper: (stage: Stage) => unknown, known?: () => Known];

const ALL = [0, 1, 2, 3];
const rewritten =
  (order: readonly number[], edited?: Edited) =>
  ({ folder }: Stage) =>
    rewrite(folder, order, edited);
/** Edits the run file of an entry that is followed by all later ones, or that is the newest. */
const edited = (entry: number, from: string | RegExp, to: string, path?: string) =>
  rewritten(ALL, { in: entry, from, to, ...(path !== undefined && { path }) });
const newest = (from: string | RegExp, to: string) => rewritten([0, 1, 2], { in: 2, from, to });
const untouched = () => {};
const signed = () => ({ isSigned: true });
/** A clone of the inventory that has the commit with these files. */
const inventory = (files: Readonly<Record<string, string>>) => () => ({
  inventory: new Map([[HEAD, new Map(Object.entries(files))]]),
});

const NOBODY = 'nobody other than the author approved 1 change of this run, on that head and after the record.';

const ROWS: readonly Row[] = [
  // Dropped, added and reordered entries.
  ['not-contained', 'is not part of this ledger', rewritten([0, 1, 2]), () => ({ contains: [commits[3]!] })],
  ['wrong-seq wrong-previous', 'its number is 3, and 2 follows: an entry was dropped', rewritten([0, 2, 3])],
  ['wrong-seq wrong-previous live-mismatch', 'its number is 4, and 2 follows', rewritten([0, 3, 1, 2])],
  [
    'wrong-seq wrong-previous wrong-name',
    'its number is 4, and 5 follows: an entry was dropped, added or reordered.',
    committed((folder) => cpSync(join(folder, PATHS[3]!), join(folder, PATHS[3]!.replace('0304', '0305')))),
  ],
  [
    'begins-in-the-middle',
    'the history begins with runs: earlier commits were dropped.',
    ({ folder }) => {
      const tree = git(folder, 'rev-parse', `${commits[0]}^{tree}`);
      git(folder, 'reset', '--quiet', '--hard', git(folder, 'commit-tree', '-m', 'Begin', tree));
    },
  ],
  [
    'not-contained interrupted',
    'the branch was rewound or rewritten, or the commit is of another ledger.',
    ({ folder }) => git(folder, 'reset', '--quiet', '--hard', commits[1]!),
    () => ({ contains: [commits[0]!, commits[3]!], isSigned: true }),
  ],
  [
    'not-linear not-one-run',
    'this commit has 2 parents. A ledger has one line of commits',
    ({ folder }) => {
      git(folder, 'switch', '--quiet', '--create', 'side', commits[0]!);
      git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Side');
      git(folder, 'switch', '--quiet', BRANCH);
      git(folder, 'merge', '--quiet', '--no-ff', '--message', 'Merge', 'side');
    },
  ],
  // Edited run files and lists.
  ['wrong-previous', `previous in ${PATHS[3]} is not the`, edited(2, '"user": "rita"', '"user": "sam"')],
  ['run-unreadable', `${PATHS[3]} is not as documented at kind.`, edited(3, '"kind": "look"', '"kind": "glance"')],
  [
    'wrong-previous live-without-lists not-converged',
    'it changes lists, but its run file records none.',
    edited(2, '"live_sha256": "', '"live_sha256": null, "x": "'),
  ],
  [
    'other-organization wrong-previous',
    `${PATHS[2]} is of another organization or service than this ledger.`,
    edited(2, '"organization": "acme"', '"organization": "beta"'),
  ],
  ['live-mismatch', 'BROKEN: 1 break', edited(3, 'old', 'other', LIST)],
  [
    'live-mismatch done-not-listed',
    'the run says that it changed ca_2 (f1f1f1f1f1f1f1f1), and its own list does not show it.',
    edited(2, 'ca_2,new,hardware\n', '', LIST),
  ],
  // Commits that no run made.
  ['not-one-run', 'it adds 0 run files', committed((folder) => edit(folder, LIST, 'old', 'other'))],
  [
    'run-changed not-one-run',
    `it changes ${PATHS[0]}. A run file is never changed once there.`,
    committed((folder) => edit(folder, PATHS[0]!, '"seq": 1', '"seq":  1')),
  ],
  ['run-removed not-one-run', `it removes ${PATHS[2]}. A`, committed((folder) => rmSync(join(folder, PATHS[2]!)))],
  [
    'file-changed not-one-run',
    'it changes or removes ledger.json, which no run does.',
    committed((folder) => edit(folder, 'ledger.json', '"acme"', '"other"')),
  ],
  [
    'unexpected-file not-one-run',
    'it touches notes.txt, which no run of this version writes.',
    committed((folder) => writeFileSync(join(folder, 'notes.txt'), 'all is well\n')),
  ],
  // Edits of the newest entry, which break no chain: approvals, and what the run says about itself.
  ['not-approved', NOBODY, newest('"user": "rita"', '"user": "dana"')],
  ['not-approved', NOBODY, newest(`"commit_id": "${HEAD}"`, `"commit_id": "${'d'.repeat(40)}"`)],
  ['not-approved', NOBODY, newest('2026-03-02T09', '2026-03-02T07')],
  [
    'not-approved',
    'fewer than 2 people other than the author approved 1 change of this run',
    newest('"author": "dana"', '"author": "dana", "needed": 2'),
  ],
  [
    'one-person',
    'rita applied 1 change, relying on: saved plan sha256:5. That names no second person: the person who planned could also',
    newest(
      /"mode": "review",\s*"by": "pull request #7"([\s\S]*"shown_in": \[\s*)7/,
      '"mode": "plan", "by": "saved plan sha256:5"$1"saved plan sha256:5"',
    ),
  ],
  ['not-shown', 'no approval covers 1 change of this run', newest(/"record": \{[^}]*\}/, '"record": null')],
  [
    'outside-during-run done-not-listed',
    'ca_2 changed while the run was under way, and no run says that it did that: made outside.',
    newest('"id": "ca_2"', '"id": "ca_3"'),
  ],
  [
    'inventory-uncommitted',
    `they were not those of inventory commit ${HEAD}.`,
    newest('"clean": true', '"clean": false'),
  ],
  // Comparison with the inventory.
  [
    'inventory-differs',
    'has another SHA-256 than the evidence says.',
    untouched,
    inventory({ 'inventory/a.yml': 'cd'.repeat(32) }),
  ],
  ['inventory-lacks-file', `commit ${HEAD} has no inventory/a.yml`, untouched, inventory({})],
  ['inventory-lacks-commit', `does not have commit ${HEAD}: fetch it`, untouched, () => ({ inventory: new Map() })],
  // Signatures.
  ['not-signed', 'it is not signed.', newest('rita', 'sam'), signed],
  [
    'wrong-signature',
    'its signature is not valid: it was forged, or the commit was changed.',
    ({ folder }) => {
      const text = `${git(folder, 'cat-file', 'commit', 'HEAD').replace('Read the', 'Saw the')}\n`;
      writeFileSync(join(folder, '../forged'), text);
      const forged = git(folder, 'hash-object', '-t', 'commit', '-w', join(folder, '../forged'));
      git(folder, 'reset', '--quiet', '--hard', forged);
    },
    signed,
  ],
  ['unknown-signer', 'it is signed by a key that was not among the signers at its time.', signedByAnother, signed],
];

test.each(ROWS)('verify finds %s: %s', async (codesOf, words, tamper, known = () => ({})) => {
  const stage = await staged();
  await tamper(stage);
  const result = await verified(stage.folder, known());
  expect(codes(result)).toEqual(codesOf.split(' '));
  expect(verifyText(result, painter(false))).toContain(words);
});

async function signedByAnother({ url, folder, clock }: Stage): Promise<void> {
  const publisher = await writer({ url, clock, run: '4', key: THEIRS.key });
  await publisher.publish(entry(look, listsOf([OLD], clock)));
  git(folder, 'pull', '--quiet');
}

test('a kept commit that this clone does not have may be mistyped, and one that several commits match is refused', async () => {
  const { folder } = await staged();
  const result = await verified(folder, { contains: ['deadbeef'] });
  expect(codes(result)).toEqual(['not-contained']);
  expect(verifyText(result, painter(false))).toMatch(
    /deadbeef is not an ancestor of the tip, and .* It may be mistyped/,
  );
  // Two commits whose ids begin alike.
  const who = 'a <a> 0 +0000';
  for (const text of ['13126', '13711']) {
    const commit = `tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904\nauthor ${who}\ncommitter ${who}\n\n${text}\n`;
    writeFileSync(join(folder, '../alike'), commit);
    git(folder, 'hash-object', '-t', 'commit', '-w', join(folder, '../alike'));
  }
  await expect(verified(folder, { contains: ['a542e61'] })).rejects.toThrow('names a542e61, and several commits of');
});

test('verify finds an object that was edited in the files of a clone, even if the anchor is there', async () => {
  const { folder } = await staged();
  rewrite(folder, [0, 1, 2]);
  const name = git(folder, 'rev-parse', `HEAD:${PATHS[2]}`);
  const file = join(folder, '.git/objects', name.slice(0, 2), name.slice(2));
  const content = inflateSync(readFileSync(file)).toString();
  const edited = content.slice(content.indexOf('\0') + 1).replace('rita', 'otto');
  rmSync(file);
  writeFileSync(file, deflateSync(`blob ${Buffer.byteLength(edited)}\0${edited}`));
  const result = await verified(folder, { contains: [git(folder, 'rev-parse', 'HEAD')] });
  expect(codes(result)).toEqual(['object-differs']);
  expect(verifyText(result, painter(false))).toMatch(
    new RegExp(`git fsck says "error: .* hash-path mismatch, found at: .*${name.slice(2)}"`),
  );
});

test.each([
  { 'log.showRoot': 'false' },
  { 'diff.relative': 'true' },
  { 'i18n.logOutputEncoding': 'UTF-16' },
  { 'diff.noprefix': 'true', 'diff.mnemonicPrefix': 'true' },
])('the git settings %j change nothing', async (settings) => {
  const { folder } = await staged();
  for (const [setting, value] of Object.entries(settings)) git(folder, 'config', setting, value);
  expect(codes(await verified(join(folder, 'live')))).toEqual([]);
});

test('the settings of a clone do not choose what verifies its signatures', async () => {
  const stage = await staged();
  await signedByAnother(stage);
  const { folder } = stage;
  const program = join(
    folderWith({ 'says-good': '#!/bin/sh\necho "Good \\"git\\" signature for x with ED25519 key y"\n' }),
    'says-good',
  );
  chmodSync(program, 0o755);
  for (const setting of ['gpg.ssh.program', 'gpg.program']) git(folder, 'config', setting, program);
  git(folder, 'config', 'gpg.ssh.allowedSignersFile', THEIRS.signers);
  expect(codes(await verified(folder, { isSigned: true }))).toEqual(['unknown-signer']);
});

test('the environment of a hook in another repository changes nothing', async () => {
  const { folder, url } = await staged();
  const other = join(folderWith({}), 'other');
  git('/', 'init', '--quiet', other);
  const env = { GIT_DIR: join(other, '.git'), GIT_OBJECT_DIRECTORY: join(other, '.git/objects'), GIT_WORK_TREE: other };
  expect(codes(await verified(folder, { env: { ...env, GIT_DIFF_OPTS: '--unified=3' } }))).toEqual([]);
  const publisher = await writer({ url, clock: new TestClock('2026-03-06T06:17:02.000Z'), run: '4', env });
  const { commit } = await publisher.publish(entry(look));
  expect(git(url, 'rev-parse', BRANCH)).toBe(commit);
});

test('verify finds commits that a grafts file hides', async () => {
  const stage = await staged();
  const { folder } = stage;
  git(folder, 'reset', '--quiet', '--hard', commits[2]!);
  committed((clone) => edit(clone, LIST, 'old', 'other'))(stage);
  committed((clone) => edit(clone, LIST, 'other', 'old'))(stage);
  git(folder, 'cherry-pick', commits[3]!);
  writeFileSync(join(folder, '.git/info/grafts'), `${git(folder, 'rev-parse', 'HEAD')} ${commits[2]}\n`);
  expect(codes(await verified(folder))).toEqual(['not-one-run']);
});

test.each(['blob:none', 'tree:0'])('a clone with the filter %s is refused as partial', async (filter) => {
  const { url } = await staged();
  const folder = join(folderWith({}), 'partial');
  git('/', 'clone', '--quiet', `--filter=${filter}`, '--no-checkout', '--branch', BRANCH, `file://${url}`, folder);
  await expect(verified(folder)).rejects.toThrow('The clone is partial');
  git('/', 'clone', '--quiet', '--filter=blob:limit=1m', '--branch', BRANCH, `file://${url}`, `${folder}-whole`);
  expect(codes(await verified(`${folder}-whole`))).toEqual([]);
});

test('a shallow clone is refused, since every list would seem to come from its oldest commit', async () => {
  const { url } = await staged();
  const folder = join(folderWith({}), 'shallow');
  git('/', 'clone', '--quiet', '--depth=2', '--branch', BRANCH, `file://${url}`, folder);
  await expect(verified(folder)).rejects.toThrow('The clone is shallow');
  git(folder, 'fetch', '--quiet', '--unshallow');
  expect(codes(await verified(folder))).toEqual([]);
});

test('the list of a day is what its run read, in any folder of the clone; an edited list is refused', async () => {
  const { folder } = await staged();
  const names = async () => {
    const clone = await openClone(join(folder, 'live/assets'), process.env, null);
    const { assets } = await readLook(clone, { time: Date.parse('2026-03-02T23:59:59Z') });
    return assets.map(({ name }) => name);
  };
  expect(await names()).toEqual(['old']);
  rewrite(folder, [0, 1, 2, 3], { in: 1, path: LIST, from: 'old', to: 'other' });
  await expect(names()).rejects.toThrow('are not those that its run read: one was edited. For details, run: cip-sync');
});

test('one git process reads the inventory files of all commits, whatever evidence names as its commit', async () => {
  const [cwd, trace] = [folderWith({ 'inventory/a.yml': 'a' }), join(folderWith({}), 'trace')];
  const id = commitAll(cwd);
  const history = await historyOf(await openClone((await staged()).folder, process.env, null));
  const named = [id, HEAD, id.slice(0, 9), 'HEAD\0', 'HEAD\nHEAD', 'HEAD@{9}', ''];
  const runs = named.map((commit) => ({ ...history.entries[2]!.run, ...applied, evidence: { ...EVIDENCE, commit } }));
  const entries = runs.map((run) => ({ ...history.entries[2]!, run }));
  const found = await inventoryHashes(cwd, { ...process.env, GIT_TRACE2_EVENT: trace }, { ...history, entries });
  expect([...found].map(([commit, files]) => `${commit} ${files.size}`)).toEqual([`${id} 1`, `${id.slice(0, 9)} 1`]);
  // The second process finds the folder in its repository.
  expect(readFileSync(trace, 'utf8').match(/"event":"start"/g)).toHaveLength(2);
});

describe('nothing is written blindly', () => {
  test('an unreachable server is tried again for two minutes', async () => {
    const clock = new TestClock('2026-03-05T06:17:02.000Z');
    const before = clock.at;
    const opened = writer({ url: 'http://127.0.0.1:1/ledger.git', clock });
    await expect(opened).rejects.toMatchObject({ fault: { code: 'ledger-unreachable' } });
    // The next try, at most eight seconds later, would have been too late.
    expect(clock.at - before).toBeGreaterThan(112_000);
    expect(clock.at - before).toBeLessThanOrEqual(120_000);
  });

  test('a branch that was rewound below what the run pushed gets no more entries from it', async () => {
    const { url, clock } = await staged();
    const publisher = await writer({ url, clock, run: '4' });
    await publisher.publish(entry(seen, listsOf([asset('ca_1', 'four')], clock)));
    git(url, 'update-ref', `refs/heads/${BRANCH}`, commits[0]!);
    clock.at += 1000;
    const again = publisher.publish(entry(look, listsOf([asset('ca_1', 'five')], clock)));
    await expect(again).rejects.toMatchObject({ fault: { code: 'ledger-missing', lacks: 'pushed' } });
  });
});
