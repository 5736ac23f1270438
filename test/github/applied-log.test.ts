// The applied log: what a run reads from it, whatever others push, and that it appends an entry once or not at all.
import { describe, expect, test } from 'vitest';
import { appendEntry, logBranch, readLog } from '../../src/github/applied-log.ts';
import type { TurnRun } from '../../src/github/turn.ts';
import { git } from '../inventory/temporary.ts';
import { APPLIED, COMMIT, KEY, logStage, pushToLog, read, SCOPE } from './log-stage.ts';

const REF = `refs/heads/${logBranch('')}`;
const ENDED = { kind: 'ended', ...APPLIED, run: '1', attempt: 1, job: 'job' } as const;
const OTHER_KEY = 'o'.repeat(32);

/** A log with entries of one run: a single entry by default. */
async function begun(given: Partial<TurnRun> = {}, entries = 1) {
  const { to, job } = await logStage();
  const run = job('1', given);
  for (let count = 0; count < entries; count += 1) await appendEntry(run, await read(run), ENDED);
  return { to, job, run };
}

describe('an entry', () => {
  test('is a commit on top of the tip with the same tree, and the first one adds a README', async () => {
    const { to, job } = await logStage();
    const run = job('1');
    expect(await read(run)).toEqual({ tip: null, tree: null, state: null, foreign: null, read: [] });
    await appendEntry(run, await read(run), ENDED);
    expect((await appendEntry(run, await read(run), { ...ENDED, kind: 'applied' })).kind).toBe('appended');
    const { state, tip } = await read(run);
    expect(state).toMatchObject({ ...SCOPE, ...ENDED, kind: 'applied' });
    expect(await to.git.resolve(REF)).toBe(tip);
    expect(git(to.git.bare, 'log', '--format=%s', REF).split('\n')).toEqual([
      `Run 1 applied ${COMMIT.slice(0, 7)}`,
      'Run 1 ended, and not everything is applied',
    ]);
    expect(git(to.git.bare, 'ls-tree', '--name-only', REF)).toBe('README.md');
    const line = git(to.git.bare, 'log', '-1', '--format=%b', REF).trim();
    const fields = [
      'kind',
      'applied',
      'at',
      'run',
      'attempt',
      'job',
      'repository',
      'repositoryName',
      'service',
      'name',
      'seal',
    ];
    expect(Object.keys(JSON.parse(line)).sort()).toEqual(fields.sort());
  });

  test.each(['', 'plant', '..', 'a~b', 'x.lock', 'two words', 'Grün/ß', '@{-1}'])('counts for %j', async (name) => {
    const { to, job, run } = await begun({ scope: { ...SCOPE, name } });
    expect((await read(run)).state?.applied).toBe(COMMIT);
    git(to.git.bare, 'check-ref-format', `refs/heads/${logBranch(name)}`);
    expect((await read(job('1', { scope: { ...SCOPE, name: `${name}-` } }))).state).toBeNull();
  });

  test('is read from the branch, not from a tag with the same name', async () => {
    const { to, run } = await begun();
    const tip = await to.git.resolve(REF);
    await appendEntry(run, await read(run), { ...ENDED, kind: 'applied' });
    await to.git.publish({ [`refs/tags/${logBranch('')}`]: tip });
    expect((await read(run)).state?.kind).toBe('applied');
  });
});

describe('the state', () => {
  const messageOf = async ({ to, run }: Pick<Awaited<ReturnType<typeof begun>>, 'to' | 'run'>) =>
    (await to.git.commitAt((await read(run)).tip ?? '')).message;

  test.each<[string, string | Partial<TurnRun>]>([
    ['junk', 'junk'],
    ['an entry of another repository', { scope: { ...SCOPE, repository: '2' } }],
    ['an entry of another service', { scope: { ...SCOPE, service: 'https://other.example' } }],
    ['an entry of another name', { scope: { ...SCOPE, name: 'other' } }],
    ['an entry that was written for another parent', {}],
    ['JSON that is not an entry', '{"kind":"applied"}'],
    ['an entry that was sealed without a key', { keys: [] }],
  ])('is read below %s', async (_name, above) => {
    const message = typeof above === 'string' ? above : await messageOf(await begun(above));
    const { to, job } = await logStage();
    const run = job('1');
    await appendEntry(run, await read(run), { ...ENDED, kind: 'applied' });
    await pushToLog(to, [message, message]);
    expect((await read(run)).state?.kind).toBe('applied');
  });

  test.each([
    ['"kind":"ended"', '"kind":"applied"'],
    [COMMIT, 'd'.repeat(40)],
    ['"at":"2026', '"at":"2025'],
    ['"run":"2"', '"run":"3"'],
    ['"attempt":1', '"attempt":2'],
    ['"job":"job"', '"job":"jot"'],
  ])('is not an entry whose %s somebody changed to %s', async (from, changed) => {
    const { to, run } = await begun();
    const before = await read(run);
    await appendEntry(run, before, { ...ENDED, run: '2' });
    const message = await messageOf({ to, run });
    for (const [pushed, counts] of [
      [message, '2'],
      [message.replace(from, changed), '1'],
    ] as const) {
      await to.git.publish({ [REF]: before.tip });
      await pushToLog(to, [pushed]);
      expect((await read(run)).state?.run).toBe(counts);
    }
  });

  test('is null if commits of others reach down to the root', async () => {
    const { to, job } = await logStage();
    await pushToLog(to, Array(29).fill('junk'));
    expect(await read(job('1'))).toMatchObject({ state: null });
  });

  test.each([
    ['cannot be read without a key', [], 'signing-key'],
    ['cannot be read with an unknown key', [OTHER_KEY], 'signing-key'],
    ['is read with a new key before the old one', [OTHER_KEY, KEY], null],
    ['is read with the old key before a new one', [KEY, OTHER_KEY], null],
  ])('%s', async (_name, keys, problem) => {
    const { run } = await begun();
    const log = await readLog({ ...run, keys });
    if (problem === null) expect(log).toMatchObject({ state: { kind: 'ended' } });
    else
      expect(log).toEqual({
        problem: expect.stringMatching(/as a second line, or reset .* Only if there is none, delete the branch/),
      });
  });

  test('cannot be read below thirty commits of others, and the reason names the authors that they claim', async () => {
    const { to, run } = await begun();
    await pushToLog(to, Array(29).fill('junk'));
    expect((await read(run)).state).not.toBeNull();
    await pushToLog(to, ['junk']);
    const { problem } = Object.assign({ problem: '' }, await readLog(run));
    expect(problem).toContain('branch inventory-applied, cannot be read: its newest 30 commits hold no entry');
    expect(problem).toMatch(/[0-9a-f]{7} by `Mallory\\u202E`, .* and 27 more\. Reset the branch/);
  });

  test('cannot be read at a commit with several parents', async () => {
    const { to, run } = await begun();
    await pushToLog(to, ['Merge'], [await to.tipOf('main')]);
    const problem = /several parents.* by `Mallory.* below that commit\. Only if there is none, delete the branch/;
    expect(await readLog(run)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

describe('an append', () => {
  test.each([
    ['git/create-tree', 0, { afterwards: true }],
    ['git/create-commit', 0, { afterwards: true }],
    ['git/create-ref', 0, { afterwards: true }],
    ['git/update-ref', 1, { afterwards: true, times: 5 }],
    ['git/update-ref', 1, { afterwards: false, times: 5 }],
  ])('adds one entry even if the connection breaks at %s above %i entries: %j', async (operation, before, fault) => {
    const { to, run } = await begun({}, before);
    to.fault(operation, { answer: 'reset', ...fault });
    expect(await appendEntry(run, await read(run), ENDED)).toMatchObject({ kind: 'appended' });
    expect(git(to.git.bare, 'rev-list', '--count', REF)).toBe(`${before + 1}`);
  });

  test.each([
    ['the first entry', 0],
    ['a later entry', 1],
  ])('succeeds for only one of two runs at once: %s', async (_name, before) => {
    const { run, job } = await begun({}, before);
    const log = await read(run);
    const both = await Promise.all([appendEntry(run, log, ENDED), appendEntry(job('2'), log, ENDED)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['appended', 'moved']);
  });

  test('that GitHub answers with a conflict reports that the log has moved', async () => {
    const { to, run } = await begun();
    const log = await read(run);
    await pushToLog(to, ['junk']);
    to.fault('git/update-ref', { answer: 409 });
    expect(await appendEntry(run, log, ENDED)).toEqual({ kind: 'moved' });
  });

  test('to a protected branch is refused with the reason that GitHub gives, after three tries', async () => {
    const { to, run } = await begun();
    const log = await read(run);
    to.state.guardedRefs.set(REF, 'Repository rule violations found\n\nCannot update this protected ref.');
    const refused = await appendEntry(run, log, ENDED);
    expect(refused).toMatchObject({ kind: 'refused', isMissingRight: false });
    expect(refused).toHaveProperty(
      'message',
      expect.stringContaining('No entry could be added to the applied log, branch inventory-applied. '),
    );
    expect(refused).toHaveProperty(
      'message',
      expect.stringContaining('"Repository rule violations found  Cannot update'),
    );
    expect((await read(run)).tip).toBe(log.tip);
    expect(to.ledger.filter((line) => line.startsWith('PATCH'))).toHaveLength(3);
  });
});
