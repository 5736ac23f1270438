import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/core/fingerprint.ts';
import { git } from '../inventory/temporary.ts';
import { auditOf } from '../ledger/stage.ts';
import { ALPHA, alpha, evidenceOf, ROOT, type StageInput } from './harness.ts';
import { ACME, declare } from './world.ts';

const BRANCH = 'inventory-ledger';
const all = (...assets: string[]) => ({ [ALPHA]: declare('Alpha', assets) });

/** A stage with a ledger, by default with nothing to apply. `place` has the flags that name the ledger. */
async function withLedger(live = ['a'], declared = ['a'], organization = ACME, more: StageInput['files'] = {}) {
  const stage = await alpha(live, declared);
  stage.write(more);
  const origin = join(stage.root, 'ledger.git');
  git('/', 'init', '--quiet', '--bare', origin);
  git(origin, 'config', 'uploadpack.allowFilter', 'true');
  const place = ['--ledger', `${origin}#${BRANCH}`];
  expect(await stage.cli('ledger', 'init', ...place, '--organization', organization)).toMatchObject({ code: 0 });
  return { stage, origin, place };
}

type Staged = Awaited<ReturnType<typeof withLedger>>;

/** A failed run whose message matches the words. */
const failed = (words: string | RegExp) => ({ code: 1, stderr: expect.stringMatching(words) });

let clones = 0;

function cloned({ stage, origin }: Staged): string {
  clones += 1;
  const clone = join(stage.root, `clone-${clones}`);
  git('/', 'clone', '--quiet', '--no-hardlinks', '--branch', BRANCH, origin, clone);
  return clone;
}

function hookAt({ origin }: Pick<Staged, 'origin'>, hook: 'pre-receive' | 'post-receive', script: string): void {
  mkdirSync(join(origin, 'hooks'), { recursive: true });
  writeFileSync(join(origin, 'hooks', hook), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Kills the run before or after the ledger takes a commit of the kind. Returns the file for the process id. */
function killAt({ stage, origin }: Staged, hook: 'pre-receive' | 'post-receive', kind: string): string {
  const pid = join(stage.root, 'pid');
  const kill = `git cat-file commit "$new" | grep -q 'Inventory-Kind: ${kind}' && kill -9 $(cat ${pid})`;
  hookAt({ origin }, hook, `read old new ref\n${kill}\nexit 0`);
  return pid;
}

/** The next run finishes, the ledger verifies, and no change counts as made outside. */
async function expectWhole(it: Staged, names: readonly string[]): Promise<void> {
  rmSync(join(it.origin, 'hooks'), { recursive: true, force: true });
  expect(await it.stage.cli('apply', '--yes', ...it.place)).toMatchObject({ code: 0 });
  expect(it.stage.liveNames()).toEqual(names.map((name) => `Alpha/${name}`));
  const clone = cloned(it);
  const { code, stdout } = await it.stage.cli('audit', 'verify', '--dir', clone);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('The ledger holds') });
  expect((await auditOf(clone)).outside).toEqual([]);
}

test.each(['pre-receive seen', 'post-receive seen', 'pre-receive applied', 'post-receive applied'])(
  'a run killed at %s: the next run finishes, and no change counts as made outside',
  async (at) => {
    const [hook, kind = ''] = at.split(' ') as ['pre-receive', string];
    const it = await withLedger(['a', 'b'], ['a', 'c']);
    const pid = killAt(it, hook, kind);
    const { ran } = it.stage.spawn([
      'sh',
      '-c',
      `echo $$ > ${pid}; exec "$@"`,
      'sh',
      ...it.stage.command('apply', '--yes', ...it.place),
    ]);
    expect((await ran).code).toBeNull();
    await expectWhole(it, ['a', 'c']);
  },
);

test('without a place for the evidence, apply writes nothing, and the ledger gets no intent', async () => {
  const it = await withLedger(['a'], ['a', 'b'], ACME, { full: 'a file' });
  const ran = await it.stage.cli('apply', '--yes', ...it.place, '--evidence-dir', 'full/dir');
  expect(ran).toMatchObject({ code: 1, writes: [], stderr: expect.stringContaining('cannot store the record') });
  expect(git(it.origin, 'log', '--format=%s', BRANCH)).toBe('Begin the ledger');
});

test('a run that fails after its intent is in the ledger writes nothing and names that commit', async () => {
  const it = await withLedger(['a'], ['a', 'b']);
  const folder = join(it.stage.root, 'evidence');
  hookAt(it, 'post-receive', `rm -r ${folder} && echo > ${folder}`);
  const ran = await it.stage.cli('apply', '--yes', ...it.place, '--evidence-dir', folder);
  const seen = git(it.origin, 'rev-parse', BRANCH);
  expect(ran).toMatchObject({ ...failed(`Ledger commit: ${seen}`), writes: [] });
});

test.each([
  ['ends', ACME, 0, /^(?:-rw------- 1 [1-9]\d*\n){2}$/],
  ['is refused', 'other', 1, /^$/],
])('fetches no history or blobs, keeps the key private, and leaves no files when the run %s', async (...row) => {
  const [, organization, code, seen] = row;
  const it = await withLedger(['a'], ['a'], organization);
  await it.stage.cli('drift', ...it.place);
  const TMPDIR = join(it.stage.root, 'temporary');
  const [key, listing] = [join(it.stage.root, 'signing-key'), join(it.stage.root, 'told')];
  mkdirSync(TMPDIR);
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  // What the run has on disk while it pushes: the mode of its key, commits, and blobs that it did not fetch.
  const list = 'env -i PATH="$PATH" git -C bare rev-list refs/remotes/origin/tip';
  const counts = `$(${list} --count) $(${list} --objects --missing=print | grep -c '^?')`;
  hookAt(it, 'pre-receive', `cd ${TMPDIR}/cip-ledger-* && echo "$(ls -l key | cut -c 1-10) ${counts}" >> ${listing}`);
  writeFileSync(listing, '');
  it.stage.write(all('a', 'b'));
  const argv = [process.execPath, join(ROOT, 'src/cli.ts'), 'apply', '--yes', ...it.place];
  const env = { TMPDIR, TEMP: TMPDIR, CIP_SYNC_LEDGER_KEY: readFileSync(key, 'utf8') };
  expect((await it.stage.spawn(argv, env).ran).code).toBe(code);
  expect(readFileSync(listing, 'utf8')).toMatch(seen);
  expect(readdirSync(TMPDIR)).toEqual([]);
});

test('--ledger can name a git remote, whose relative URL starts at the root of the repository', async () => {
  const { stage } = await withLedger();
  git(stage.folder, 'init', '--quiet');
  git(stage.folder, 'remote', 'add', 'ledger', '../ledger.git');
  const inside = ['--working-directory', 'inventory', '--path', '.', '--ledger', `ledger#${BRANCH}`];
  expect(await stage.cli('drift', ...inside)).toMatchObject({ code: 0 });
});

test('drift reports that its look is not in the ledger if it cannot be pushed, and asks to run it again', async () => {
  const it = await withLedger();
  hookAt(it, 'pre-receive', 'exit 1');
  expect(await it.stage.cli('drift', ...it.place)).toMatchObject(
    failed(/^ledger-behind: The look of this run is not in the ledger: .* Run it again: the next look/m),
  );
});

test('evidence has the commit, whether the files match it, and the actor, as git knows them', async () => {
  const it = await withLedger(['a'], ['a', 'b']);
  const { folder } = it.stage;
  git(folder, 'init', '--quiet');
  git(folder, 'config', 'user.name', 'Dana Doe');
  git(folder, 'config', 'user.email', 'dana@example.org');
  git(folder, 'add', 'inventory');
  git(folder, 'commit', '--quiet', '--message', 'Begin');
  const commit = git(folder, 'rev-parse', 'HEAD');
  expect(await it.stage.cli('apply', '--yes', ...it.place)).toMatchObject({ code: 0 });
  const known = { commit, clean: true, actor: 'Dana Doe <dana@example.org>', run_url: null };
  expect(evidenceOf(it.stage)).toMatchObject(known);
  it.stage.write(all('a', 'b', 'c'));
  const uncommitted = `The run applied files that were not committed: they were not those of inventory commit ${commit}.`;
  // A run that writes nothing did not apply uncommitted files.
  const refused = await it.stage.cli('apply', ...it.place);
  expect([refused.code, refused.stdout.includes(uncommitted)]).toEqual([1, false]);
  const trailers = '%(trailers:key=Inventory-Kind,valueonly)%(trailers:key=Inventory-Digest,valueonly)';
  const left = git(it.origin, 'log', '-1', `--format=${trailers}`, BRANCH);
  expect(left.split('\n')).toEqual(['refused', evidenceOf(it.stage).digest]);
  expect((await it.stage.cli('audit', 'verify', '--dir', cloned(it))).stdout).not.toContain('inventory-uncommitted');
  expect(await it.stage.cli('apply', '--yes', ...it.place)).toMatchObject({
    ...{ code: 0, stdout: expect.stringContaining(`\n${uncommitted}\n`) },
  });
  expect((await it.stage.cli('audit', 'verify', '--dir', cloned(it))).stdout).toContain('inventory-uncommitted');
  expect(evidenceOf(it.stage)).toMatchObject({ ...known, clean: false });
  const ours = {
    CIP_SYNC_COMMIT: 'd'.repeat(40),
    CIP_SYNC_ACTOR: 'ci-robot',
    CIP_SYNC_RUN_URL: 'https://ci.example/7',
  };
  it.stage.write(all('a', 'b', 'c', 'd'));
  expect(await it.stage.start(['apply', '--yes', ...it.place], ours).ran).toMatchObject({ code: 0 });
  const runs = (await auditOf(cloned(it))).changes.map(({ commit: at, clean, actor, run_url }) => [
    at,
    clean,
    actor,
    run_url,
  ]);
  expect(runs).toEqual([
    [commit, true, known.actor, null],
    [commit, false, known.actor, null],
    ['d'.repeat(40), null, 'ci-robot', 'https://ci.example/7'],
  ]);
  const kept = git(it.origin, 'rev-list', '--max-parents=0', BRANCH);
  const { stdout: page } = await it.stage.cli('audit', '--html', '--contains', kept, '--dir', cloned(it));
  expect(page).toMatch(/Kept commits: each is part of the history: <b class="good">holds/);
  const other = await it.stage.cli('audit', '--html', '--contains', 'deadbeef', '--dir', cloned(it));
  expect(other.stdout).toMatch(
    /Kept commits: [^<]*<b class="bad">BROKEN<\/b><ul>\s*<li>not-contained: deadbeef is not /,
  );
  expect(page.match(/<p class="alert"[^>]*>.*not committed.*<\/p>/g)).toEqual([expect.stringContaining(commit)]);
  expect(page).toContain('An edit of the newest run file breaks no chain: only a signature or <code>--contains</code>');
  const message = git(it.origin, 'log', '-1', '--format=%(trailers:key=Inventory-Commit,valueonly)', BRANCH);
  expect(message).toBe('d'.repeat(40));
});

test('apply adds its intent and then its evidence, as in the file, to the ledger; plan adds nothing', async () => {
  const it = await withLedger(['a'], ['a', 'b']);
  expect(await it.stage.cli('plan')).toMatchObject({ code: 0 });
  expect(await it.stage.cli('plan', ...it.place)).toMatchObject(failed('--ledger'));
  expect(git(it.origin, 'log', '--format=%s', BRANCH)).toBe('Begin the ledger');
  expect(await it.stage.cli('apply', '--yes', ...it.place)).toMatchObject({ code: 0 });
  const { ledger, ...evidence } = evidenceOf(it.stage);
  const [applied, seen] = git(it.origin, 'log', '-2', '--format=%H', BRANCH).split('\n');
  expect(ledger).toEqual({ branch: BRANCH, commit: seen });
  const added = [seen, applied].map((commit) =>
    git(it.origin, 'show', '--format=', '--name-only', commit!).split('\n'),
  );
  const [intentPath, endPath] = added.map((paths) => paths.find((path) => path.startsWith('runs/')) ?? '');
  expect([intentPath, endPath]).toEqual([
    expect.stringMatching(/Z-[0-9a-f]{8}-1-seen\.json$/),
    expect.stringMatching(/Z-[0-9a-f]{8}-1-applied\.json$/),
  ]);
  const run = (path = '') => JSON.parse(git(it.origin, 'show', `${BRANCH}:${path}`));
  const fingerprints = evidence.changes.map(({ fingerprint }) => fingerprint);
  expect(run(intentPath).intent).toEqual({ digest: evidence.digest, fingerprints, approval: evidence.approval });
  const { ledger: _, ...kept } = run(endPath).evidence;
  expect(kept).toEqual(evidence);
  const digests = git(it.origin, 'log', '-2', '--format=%(trailers:key=Inventory-Digest,valueonly)', BRANCH);
  expect(digests.split('\n').filter((line) => line !== '')).toEqual([evidence.digest, evidence.digest]);
});

test('ledger init refuses a URL, an organization and a branch that no run could use', async () => {
  const it = await withLedger();
  const place = ['ledger', 'init', '--ledger', `${it.origin}#other`, '--organization'];
  const begin = (organization: string, url: string) => it.stage.cli(...place, organization, '--base-url', url);
  expect(await begin(ACME, 'localhost:8080')).toMatchObject(
    failed('--base-url must start with https://, or for this machine'),
  );
  expect(await begin(ACME, 'http://inventory.example')).toMatchObject(failed('--base-url must use https'));
  expect(await begin(' ', 'https://inventory.example')).toMatchObject(failed('--organization is empty'));
  for (const branch of ['a b', 'a..b', '-a', 'a/', '.a', 'x.lock', 'a:b', 'a//b', 'a@{b']) {
    const init = ['ledger', 'init', '--ledger', `${it.origin}#${branch}`, '--organization', ACME];
    expect(await it.stage.cli(...init)).toMatchObject(failed('which is not a valid name of a branch.'));
  }
  const below = ['ledger', 'init', '--ledger', `${it.origin}#${BRANCH}/more`, '--organization', ACME];
  expect(await it.stage.cli(...below)).toMatchObject(failed(`'refs/heads/${BRANCH}' exists; cannot create`));
  expect(git(it.origin, 'for-each-ref', '--format=%(refname:short)')).toBe(BRANCH);
});

test('ledger init names all missing flags at once', async () => {
  const it = await withLedger();
  const nothing = { env: { CIP_SYNC_BASE_URL: undefined } };
  const init = await it.stage.here(['ledger', 'init'], nothing);
  expect(init).toMatchObject(
    failed(
      'error: --ledger, --organization, --base-url are not given. --ledger must be REMOTE#BRANCH. --organization must be the slug of the organization. --base-url must be the URL of the service.',
    ),
  );
});

test('audit refuses an asset or system that the ledger does not have: the name may be misspelled', async () => {
  const it = await withLedger(['a', 'gone'], ['a', 'b']);
  expect(await it.stage.cli('apply', '--yes', ...it.place)).toMatchObject({ code: 0 });
  const clone = cloned(it);
  const audit = (...flags: string[]) => it.stage.cli('audit', '--dir', clone, ...flags);
  const passing = [
    ...['--asset a', '--asset b', '--asset gone', '--system Alpha', '--system cs_alpha'],
    '--from 2020-01-01 --to 9999-01-01',
    // For a deleted asset, the list shows that it was not there.
    ...['--at HEAD --asset gone', '--at HEAD --system Alpha'],
  ];
  for (const flags of passing) expect(await audit(...flags.split(' ')), flags).toMatchObject({ code: 0 });
  const unknown = 'which no list and no change of this ledger has. Check its spelling: case counts.';
  const refused: readonly (readonly [flags: string, problem: string])[] = [
    ['--asset A', `--asset names A, ${unknown}`],
    ['--asset a --system Alhpa', `--system names Alhpa, ${unknown}`],
    ['--at HEAD --asset A', `--asset names A, ${unknown}`],
    ['--at HEAD --system Alhpa', '--system names Alhpa, which the list of HEAD does not have.'],
  ];
  for (const [flags, problem] of refused) {
    expect(await audit(...flags.split(' '))).toMatchObject({ code: 1, stdout: '', stderr: `error: ${problem}\n` });
  }
  expect(await audit('--at', '2020-01-01')).toMatchObject(
    failed(/^error: --at is before the first look of this ledger, of \d{4}-\S+Z\. Name that day/),
  );
  expect(await audit('--to', '2020-01-01')).toMatchObject({ code: 1, stdout: '' });
});

test('the page of a list has the hash of its CSV, and what changed since an earlier list', async () => {
  const it = await withLedger(['a', 'b'], ['a', 'b']);
  expect(await it.stage.cli('apply', '--yes', ...it.place)).toMatchObject({ code: 0 });
  const first = git(it.origin, 'rev-parse', BRANCH);
  it.stage.write(all('a', 'c'));
  expect(await it.stage.cli('apply', '--yes', ...it.place)).toMatchObject({ code: 0 });
  const clone = cloned(it);
  const audit = (...flags: string[]) => it.stage.cli('audit', '--dir', clone, '--at', 'HEAD', ...flags);
  expect(await audit('--csv', '--out', 'list.csv')).toMatchObject({ code: 0, stdout: '' });
  expect(await audit('--since', first, '--html', '--out', 'list.html')).toMatchObject({ code: 0, stdout: '' });
  const [csv, page] = ['list.csv', 'list.html'].map((name) => readFileSync(join(it.stage.folder, name), 'utf8'));
  expect(page).toContain(`<code>${sha256(csv!)}</code>`);
  expect(page).toContain('2 changed assets, 0 changed cyber systems, 0 changed sites.');
  const since = await it.stage.cli('audit', '--dir', clone, '--at', first, '--since', 'HEAD');
  expect(since).toMatchObject(failed('--since is later than --at. Name an earlier one.'));
  const early = await audit('--since', '2020-01-01');
  // A date means its end, so the day of the first look would not show what changed later that day.
  expect(early).toMatchObject(failed(`^error: --since is before the first look of .* its commit: --since ${first}\\.`));
  const day = await audit('--since', new Date().toISOString().slice(0, 10));
  expect(day.stdout).toMatch(new RegExp(`nothing changed\\. That day has .* --since ${first}\\.`));
  expect((await audit('--since', new Date().toISOString())).stdout).not.toContain('That day has');
  const future = await audit('--at', '9998-01-01');
  expect(future.stdout).toContain('There is no later look. You asked for 9998-01-01: this is the last look by then.');
});

test('audit refuses flags that it would ignore, and values that are no date or time', async () => {
  const it = await withLedger();
  const clone = cloned(it);
  const refused: readonly (readonly [flags: string, problem: string])[] = [
    ['--from 2027-01-01 --to 2026-01-01', '--from is later than --to'],
    ['--at 2026-01-01 --from 2025-01-01', '--at and --from exclude each other'],
    ['--at 2026-01-01 --to 2025-01-01 --csv', '--at and --to exclude each other'],
    ['--at 2026-01-01 --max-gap 9', '--max-gap is for '],
    ['--since 2026-01-01', '--since compares two lists, as text or as a page. Give --at.'],
    [
      '--at 2026-01-01 --since 2025-01-01 --csv',
      '--since compares two lists, as text or as a page. For the changes of a period as CSV, give --from.',
    ],
    ['--html --csv', 'audit takes one format: --html or --csv.'],
    ['--csv --max-gap 9', '--max-gap is for '],
    ['--signers signers.txt --csv', '--signers is for the page of changes'],
    ['--contains abc1234', '--contains is for the page of changes'],
    ['--contains abc1234 --at 2026-01-01 --html', '--contains is for the page of changes'],
    ['--to 2026-01-01', '--to is before the first '],
    ['--at 2026-01-01', '--at finds no list: the ledger has no look yet'],
    ['--max-gap soon', '--max-gap must be a number of days'],
    ...['HEAD', 'abc123', `${'a'.repeat(65)}`].map(
      (id) => [`verify --contains ${id}`, `--contains names ${id}, which is not`] as const,
    ),
    ...['2026-02-30', '2026-03-01T24:00:00Z', '2026-03'].map((at) => [`--at ${at}`, '--at must be a date'] as const),
  ];
  for (const [flags, problem] of refused) {
    const ran = await it.stage.cli('audit', ...flags.split(' '), '--dir', clone);
    expect(ran, flags).toMatchObject({ stdout: '', ...failed(problem) });
  }
  const kept = ` ${git(clone, 'rev-parse', '--short=7', 'HEAD').toUpperCase()}`;
  expect(await it.stage.cli('audit', 'verify', '--dir', clone, '--contains', kept)).toMatchObject({ code: 0 });
});

test('audit reports a missing folder, a folder that is no clone, and missing git, each as what it is', async () => {
  const it = await withLedger();
  const clone = cloned(it);
  const audit = (...argv: string[]) => it.stage.cli('audit', ...argv);
  expect(await audit('--dir', 'gone')).toMatchObject(failed(/work[\\/]gone is not there\. Clone the ledger/));
  expect(await audit('--dir', 'inventory')).toMatchObject(failed(/work[\\/]inventory is no clone of git\. Clone the/));
  writeFileSync(join(it.stage.folder, 'ledger.bundle'), '');
  expect(await audit('--dir', 'ledger.bundle')).toMatchObject(failed('bundle is a file, and no clone of git. Make'));
  for (const inventory of ['ledger.bundle', 'gone']) {
    expect(await audit('verify', '--dir', clone, '--inventory', inventory)).toMatchObject(
      failed(`--inventory names \\S+work[\\\\/]${inventory}, where git reads no .* Name a clone of the inventory`),
    );
  }
  expect(await audit('verify', '--dir', clone, '--signers', 'gone')).toMatchObject(
    failed(/which does not exist\. Check the path\./),
  );
  const withoutGit = await it.stage.here(['audit', '--dir', clone], { env: { PATH: it.stage.folder } });
  expect(withoutGit).toMatchObject(failed('git is not installed. Install it'));
});

test('audit verify says that a clone with a broken byte is damaged', async () => {
  const it = await withLedger(['a'], ['a', 'b']);
  expect(await it.stage.cli('apply', '--yes', ...it.place)).toMatchObject({ code: 0 });
  const clone = cloned(it);
  const name = git(clone, 'rev-parse', 'HEAD:live/assets/none/cs_alpha.csv');
  const file = join(clone, '.git/objects', name.slice(0, 2), name.slice(2));
  const bytes = readFileSync(file);
  bytes[bytes.length - 6]! ^= 1;
  rmSync(file);
  writeFileSync(file, bytes);
  expect(await it.stage.cli('audit', 'verify', '--dir', clone)).toMatchObject(
    failed(/The clone of the ledger is damaged: git fsck says "error: .*"\. Clone the ledger again\./),
  );
});

test('ledger init asks to make a missing repository first; apply writes nothing if the branch is missing', async () => {
  const it = await withLedger();
  const elsewhere = ['--ledger', join(it.stage.root, 'gone.git#ledger')];
  const begun = await it.stage.cli('ledger', 'init', ...elsewhere, '--organization', ACME);
  expect(begun).toMatchObject(failed(/^error: ledger-missing: .* or make the repo/));
  const branch = await it.stage.cli('apply', '--yes', '--ledger', `${it.origin}#gone`);
  expect(branch.stderr).toContain(
    'The branch of the ledger is not there. Nothing was written. Restore it from a clone',
  );
});
