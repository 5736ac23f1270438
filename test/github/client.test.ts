// Methods of the client, against a stand-in that checks each request and answer against GitHub's description.
import { describe, expect, test } from 'vitest';
import type { CheckOutput } from '../../src/github/client.ts';
import { opened, stage, visit } from './stage.ts';

const SHOWN = { title: 'Plan', summary: 'summary', text: 'text' };

function annotations(count: number): NonNullable<CheckOutput['annotations']> {
  return Array.from({ length: count }, (_, index) => ({
    path: 'inventory/ems.yml',
    start_line: index + 1,
    end_line: index + 1,
    annotation_level: 'warning',
    title: 'similar-name',
    message: `warning ${index + 1}`,
  }));
}

describe('pull requests', () => {
  test('are read while open and after the merge', async () => {
    const { to, pull } = await opened();
    const { github } = visit(to);
    const open = { number: 1, state: 'open', head_sha: pull.headSha, base_ref: 'main', merged_at: null };
    const author = { login: 'dana', type: 'User' };
    const merge_commit_sha = pull.mergeCommitSha;
    expect(await github.pull(1)).toMatchObject({ ...open, merge_commit_sha, author, commit_count: 1 });
    const landed = await to.merge(pull, 'squash');
    const merged = { ...open, state: 'closed', merged_at: pull.mergedAt, merge_commit_sha: landed.after };
    expect(await github.pull(1)).toMatchObject(merged);
    expect(await github.pullsOf(landed.after)).toMatchObject([merged]);
  });

  test('have reviews with their users, even deleted ones, on all pages', async () => {
    const { to, pull } = await opened({ pageSize: 1 });
    const approved = to.review(pull, { user: 'rita' });
    to.review(pull, { user: null, state: 'CHANGES_REQUESTED' });
    to.review(pull, { user: 'robot[bot]', state: 'PENDING', association: 'NONE', commit: null });
    const reviews = await visit(to).github.reviews(1);
    expect(reviews).toHaveLength(3);
    expect(reviews[0]).toEqual({
      id: approved.id,
      user: { id: approved.user?.id, login: 'rita', type: 'User' },
      state: 'APPROVED',
      commit_id: pull.headSha,
      submitted_at: approved.submittedAt,
      author_association: 'MEMBER',
    });
    expect(reviews[1]).toMatchObject({ user: null, state: 'CHANGES_REQUESTED' });
    expect(reviews[2]).toMatchObject({ user: { type: 'Bot' }, submitted_at: null, commit_id: null });
  });
});

describe('commits', () => {
  test('are read at the tip of a branch, whatever its name', async () => {
    const to = await stage();
    const { after } = await to.commitFiles('feature/sites&more#1%2F', { a: '1' });
    expect(await visit(to).github.tipOf('feature/sites&more#1%2F')).toBe(after);
  });

  test('between two commits are read on all pages, with their parents', async () => {
    const to = await stage({ pageSize: 1 });
    const { github } = visit(to);
    const start = await github.tipOf('main');
    const made: string[] = [start];
    for (const n of ['1', '2', '3']) made.push((await to.directPush({ a: n })).after);
    const { status, merge_base, commits } = await github.compareAll(start, made[3]!);
    expect({ status, merge_base }).toEqual({ status: 'ahead', merge_base: start });
    expect(commits.map(({ sha, parents }) => [sha, parents])).toEqual([1, 2, 3].map((n) => [made[n], [made[n - 1]]]));
  });
});

describe('check runs', () => {
  test('are created, found by name, and completed', async () => {
    const to = await stage();
    const { github } = visit(to);
    const sha = await github.tipOf('main');
    const details_url = 'https://example.org/runs/7';
    const run = await github.createCheckRun({ name: 'inventory apply', head_sha: sha, output: SHOWN, details_url });
    expect(run).toMatchObject({ status: 'in_progress', app_id: 15368, bot: 'github-actions[bot]' });
    expect(to.state.checkRuns[0]?.detailsUrl).toBe(details_url);
    const done = await github.updateCheckRun(run.id, { conclusion: 'success', output: { ...SHOWN, text: 'done' } });
    expect(done).toMatchObject({ id: run.id, status: 'completed', text: 'done' });
    expect(to.state.checkRuns[0]?.conclusion).toBe('success');
    expect(await github.checkRuns(sha, 'inventory apply')).toEqual([done]);
    expect(await github.checkRuns(sha, 'inventory plan')).toEqual([]);
  });

  test('with one name are all read, from every app, not only the latest of each', async () => {
    const to = await stage({ pageSize: 2 });
    const { github } = visit(to);
    const sha = await github.tipOf('main');
    for (const app of [15368, 15368, 7]) to.plantCheckRun({ name: 'p', headSha: sha, app: { id: app, slug: 'x' } });
    const orphan = to.plantCheckRun({ name: 'p', headSha: sha, app: null });
    const runs = await github.checkRuns(sha, 'p');
    expect(runs.map((run) => run.app_id).sort()).toEqual([15368, 15368, 7, null]);
    expect(runs.find((run) => run.id === orphan.id)?.bot).toBeNull();
  });

  test.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [120, 3],
  ])('with %i annotations are updated by %i requests, and the output stays', async (count, requests) => {
    const to = await stage();
    const { github } = visit(to);
    const { id } = await github.createCheckRun({ name: 'p', head_sha: await github.tipOf('main'), output: SHOWN });
    const output = { ...SHOWN, annotations: annotations(count) };
    const updated = await github.updateCheckRun(id, { conclusion: 'failure', output });
    expect(to.ledger.filter((line) => line.startsWith('PATCH'))).toHaveLength(requests);
    expect(updated).toMatchObject({ ...SHOWN, status: 'completed' });
    expect(to.state.checkRuns[0]).toMatchObject({ conclusion: 'failure', annotations: output.annotations });
  });
});

test('closed pull requests are read back to a time, newest first, and on at most ten pages', async () => {
  const { to } = await opened({ pageSize: 1 });
  const times: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    await to.commitFiles(`more-${n}`, { 'a.yml': `${n}` });
    const pull = await to.openPull({ branch: `more-${n}` });
    to.state.calendar.advance(60_000);
    to.closePull(pull);
    times.push(pull.updatedAt);
  }
  const { github } = visit(to);
  const numbers = async (since: number) => (await github.closedPulls('main', since)).map(({ number }) => number);
  expect(await numbers(0)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  // The first pull request that is older is on the last page that is read.
  const asked = to.entries.length;
  expect(await numbers(Date.parse(times[10]!))).toEqual([13, 12, 11]);
  expect(to.entries.length - asked).toBe(3);
});

test('the client requests lists in pages of 100', async () => {
  const { to, pull } = await opened();
  for (let n = 0; n < 201; n += 1) to.plantComment(1, 'dana', `${n}`);
  const { github } = visit(to);
  expect(await github.comments(1)).toHaveLength(201);
  await Promise.all([github.reviews(1), github.pullsOf(pull.headSha), github.checkRuns(pull.headSha, 'p')]);
  expect(to.entries.map(({ query }) => query.per_page)).toEqual(Array(6).fill('100'));
});
