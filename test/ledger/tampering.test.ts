// A ledger that somebody changed afterwards: each change is found, with the words that a person gets. And a push that is
// refused, or a branch that is gone, is told for what it is.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { historyOf, openClone } from '../../src/ledger/clone.ts';
import { ledgerGit } from '../../src/ledger/git.ts';
import { verifyHistory } from '../../src/ledger/verify.ts';
import { verifyText } from '../../src/report/audit.ts';
import { asset, BRANCH, begin, git, listsOf, serverRepository, TestClock, temporary, writer } from './stage.ts';

const look = { kind: 'look', counts: {} } as const;
const PATHS = ['1-1', '2-1', '3-1'].map((run, day) => `runs/2026/03/2026030${day + 1}T061702Z-${run}-look.json`);
const LIST = 'live/assets/fac_1/cs_1.csv';

/** Three looks, a day apart, in a clone whose branch a test may write anew. */
async function threeLooks() {
  const url = serverRepository();
  const clock = new TestClock('2026-03-01T06:17:02.000Z');
  await begin({ url, clock });
  const commits: string[] = [];
  for (const [day, name] of ['one', 'two', 'three'].entries()) {
    const publisher = await writer({ url, clock, run: `${day + 1}` });
    commits.push(
      (await publisher.publish({ content: look, lists: listsOf([asset('ca_1', name)], clock), commit: null })).commit,
    );
    clock.at += 86_400_000;
  }
  const folder = join(temporary(), 'clone');
  git('/', 'clone', '--quiet', '--branch', BRANCH, url, folder);
  return { url, clock, folder, commits };
}

async function verified(folder: string, contains: readonly string[] = []) {
  const clone = await openClone(ledgerGit({ cwd: folder, bare: null, reaches: false, env: process.env }), null);
  const history = await historyOf(clone);
  const given = { signers: null, commits: new Map<string, string>(), inventory: null, maxGapDays: 35 };
  return verifyHistory({ history, ...given, contains });
}

const codes = ({ problems }: Awaited<ReturnType<typeof verified>>) => [...new Set(problems.map(({ code }) => code))];

function edit(folder: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, path), text.replace(from, to));
}

/** Writes the history behind the first look anew, with what the test does to each later commit. */
function rewrite(folder: string, commits: readonly string[], change: (index: number) => void): void {
  git(folder, 'reset', '--quiet', '--hard', `${commits[0]}~1`);
  for (const [index, commit] of commits.entries()) {
    git(folder, 'cherry-pick', '--no-commit', '--strategy-option=theirs', commit);
    change(index);
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'Looked at the lists');
  }
}

test('an untouched ledger holds', async () => {
  const { folder, commits } = await threeLooks();
  const found = await verified(folder, commits);
  expect(found.problems).toEqual([]);
  expect(verifyText(found)).toContain('The ledger holds. 4 commits');
});

describe('is found', () => {
  test('an entry that was dropped', async () => {
    const { folder, commits } = await threeLooks();
    rewrite(folder, [commits[0]!, commits[2]!], () => {});
    expect(codes(await verified(folder))).toEqual(['wrong-seq', 'wrong-previous']);
  });

  test('an entry that was edited', async () => {
    const { folder, commits } = await threeLooks();
    rewrite(
      folder,
      commits,
      (index) => index === 1 && edit(folder, PATHS[1]!, '"commit": null', '"commit": null, "x": 1'),
    );
    expect(codes(await verified(folder))).toEqual(['wrong-previous']);
  });

  test('an entry that was added', async () => {
    const { folder } = await threeLooks();
    const path = 'runs/2026/03/20260304T061702Z-4-1-look.json';
    writeFileSync(join(folder, path), readFileSync(join(folder, PATHS[2]!)));
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'Looked at the lists');
    expect(codes(await verified(folder))).toEqual(['wrong-seq', 'wrong-previous', 'wrong-name']);
  });

  test('entries in another order', async () => {
    const { folder, commits } = await threeLooks();
    rewrite(folder, [commits[0]!, commits[2]!, commits[1]!], () => {});
    expect(codes(await verified(folder))).toEqual(expect.arrayContaining(['wrong-seq', 'wrong-previous']));
  });

  test('a list that was edited', async () => {
    const { folder, commits } = await threeLooks();
    rewrite(folder, commits, (index) => index === 2 && edit(folder, LIST, 'three', 'other'));
    const found = await verified(folder);
    expect(codes(found)).toEqual(['live-mismatch']);
    expect(verifyText(found)).toMatch(/BROKEN: 1 break\b/);
    expect(verifyText(found)).toContain('a list was edited');
  });

  test('a run file that was changed later', async () => {
    const { folder } = await threeLooks();
    edit(folder, PATHS[0]!, '"seq": 1', '"seq":  1');
    git(folder, 'commit', '--quiet', '--all', '--message', 'Mend');
    expect(codes(await verified(folder))).toEqual(['run-changed', 'not-one-run']);
  });

  test('a branch that was rewound, by a commit that somebody kept', async () => {
    const { folder, commits } = await threeLooks();
    git(folder, 'reset', '--quiet', '--hard', commits[1]!);
    expect(codes(await verified(folder))).toEqual([]);
    expect(codes(await verified(folder, [commits[2]!]))).toEqual(['not-contained']);
  });

  test('a merge', async () => {
    const { folder, commits } = await threeLooks();
    git(folder, 'switch', '--quiet', '--create', 'side', commits[0]!);
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Side');
    git(folder, 'switch', '--quiet', BRANCH);
    git(folder, 'merge', '--quiet', '--no-ff', '--message', 'Merge', 'side');
    expect(codes(await verified(folder))).toContain('not-linear');
  });
});

describe('nothing is written blindly', () => {
  const seen = {
    kind: 'seen',
    intent: { digest: 'sha256:0', fingerprints: [] as string[], approval: { mode: 'none', by: null } },
  } as const;

  test('a push that a hook refuses is refused at once', async () => {
    const { url, clock } = await threeLooks();
    writeFileSync(join(url, 'hooks/pre-receive'), '#!/bin/sh\necho "not today" >&2\nexit 1\n', { mode: 0o755 });
    const publisher = await writer({ url, clock, run: '4' });
    const before = clock.at;
    const lists = listsOf([asset('ca_1', 'four')], clock);
    await expect(publisher.publish({ content: seen, lists, commit: null })).rejects.toMatchObject({
      fault: 'ledger-refused',
    });
    expect(clock.at).toBe(before);
  });

  test('a branch that is gone is never begun anew', async () => {
    const { url, clock } = await threeLooks();
    git(url, 'update-ref', '-d', `refs/heads/${BRANCH}`);
    await expect(writer({ url, clock })).rejects.toMatchObject({ fault: 'ledger-missing', detail: 'branch' });
  });

  test('a branch that was rewound below what the run has pushed takes no more of it', async () => {
    const { url, clock, commits } = await threeLooks();
    const publisher = await writer({ url, clock, run: '4' });
    await publisher.publish({ content: seen, lists: listsOf([asset('ca_1', 'four')], clock), commit: null });
    git(url, 'update-ref', `refs/heads/${BRANCH}`, commits[0]!);
    clock.at += 1000;
    const again = publisher.publish({ content: look, lists: listsOf([asset('ca_1', 'five')], clock), commit: null });
    await expect(again).rejects.toMatchObject({ fault: 'ledger-missing', detail: 'rewound' });
  });
});
