// Turns: when a run takes over a turn, what proves that a run still has it, and how it ends. The journeys show which
// run waits for which.
import { describe, expect, test } from 'vitest';
import type { LogAccess } from '../../src/github/applied-log.ts';
import { takeTurn, waitForOther } from '../../src/github/turn.ts';
import { APPLIED, logStage, pushToLog, read, taken } from './log-stage.ts';
import type { StandIn } from './stand-in.ts';

type Stage = { readonly to: StandIn; readonly before: string | null };
const REF = 'refs/heads/inventory-applied';

describe('a run that takes over the turn', () => {
  test.each([
    ['of a completed run', { status: 'completed', attempt: 1 }, '2', 1],
    ['of a run that was started again', { status: 'in_progress', attempt: 2 }, '2', 1],
    ['of a run that is gone', null, '2', 1],
    ['of an earlier attempt of this run', { status: 'in_progress', attempt: 1 }, '1', 2],
    ['of another job of this run', { status: 'in_progress', attempt: 1 }, '1', 1],
  ])('%s pauses first, and the other one fails its next proof', async (_name, state, run, attempt) => {
    const { job, to, waits, told } = await logStage();
    const first = await taken(job('1'));
    expect(await first.prove()).toBe(true);
    if (state === null) to.state.runs.delete('1');
    else to.state.runs.set('1', state);
    const second = job(run, { attempt });
    expect(await waitForOther(second, await read(second))).toBe(false);
    const turn = await taken(second);
    expect(waits).toEqual([150_000]);
    expect(told).toEqual([expect.stringContaining('The apply of run 1 ended without a word in the applied log.')]);
    expect(await turn.prove()).toBe(true);
    expect(await first.prove()).toBe(false);
    expect(first.lost).toEqual({ kind: 'taken-over', by: `attempt ${attempt} of run ${run}` });
  });

  test('of its own claim, whose answer was lost, pauses, too: the claim may have replaced another one', async () => {
    const { job, waits, told } = await logStage();
    const run = job('1');
    await taken(run);
    expect(await taken(run)).toBeDefined();
    expect(waits).toEqual([150_000]);
    expect(told).toEqual([
      expect.stringContaining('The apply of an earlier run may have ended without a word in the applied log.'),
    ]);
  });

  test('and stops during the pause leaves its claim, which the next run takes over after a pause of its own', async () => {
    const { job, to, waits } = await logStage();
    await taken(job('1'));
    to.state.endRun('1');
    const second = job('2', { pause: () => Promise.reject(new DOMException('', 'AbortError')) });
    await expect(takeTurn(second, await read(second), APPLIED)).rejects.toThrow();
    expect((await read(second)).state).toMatchObject({ kind: 'applying', run: '2' });
    to.state.endRun('2');
    const third = job('3');
    expect(await waitForOther(third, await read(third))).toBe(false);
    expect(await taken(third)).toBeDefined();
    expect(waits).toEqual([150_000]);
  });
});

describe('a proof', () => {
  test('is a reading that was sent at most a minute ago, and the first proof always reads', async () => {
    const { job, to, clock } = await logStage();
    const turn = await taken(job('1'));
    const readings = () => to.ledger.filter((line) => line.startsWith('GET')).length;
    const before = readings();
    expect(await turn.prove()).toBe(true);
    expect(readings()).toBe(before + 1);
    clock.now += 60_000;
    expect(await Promise.all([turn.prove(), turn.prove()])).toEqual([true, true]);
    expect([readings(), turn.holds()]).toEqual([before + 1, true]);
    clock.now += 1;
    // Asked again when the bytes are sent.
    expect(turn.holds()).toBe(false);
    expect(await Promise.all([turn.prove(), turn.prove()])).toEqual([true, true]);
    expect(readings()).toBe(before + 2);
    // A clock that was set back says nothing about the age of a proof.
    clock.now -= 5000;
    await turn.prove();
    expect(readings()).toBe(before + 3);
  });

  test('is valid for two minutes while GitHub does not answer, and no longer', async () => {
    const { job, to, clock } = await logStage();
    const turn = await taken(job('1'));
    await turn.prove();
    to.fault('git/get-ref', { answer: 502, times: 100 });
    clock.now += 90_000;
    expect(turn.holds()).toBe(false);
    expect([await turn.prove(), turn.holds()]).toEqual([true, true]);
    clock.now += 31_000;
    expect(turn.holds()).toBe(false);
    expect(await turn.prove()).toBe(false);
    expect(turn.lost).toEqual({ kind: 'unproved' });
    to.clearFaults();
    expect(await turn.prove()).toBe(false);
  });

  test('reads again if a reading is older than our entry', async () => {
    const { job, to } = await logStage();
    await (await taken(job('1'))).endTurn(null);
    const late = { now: () => 0, sleep: async () => to.git.publish({ [REF]: tip }) };
    const turn = await taken(job('2', { clock: late }));
    const tip = await to.git.resolve(REF);
    const [behind = null] = (await to.git.commitAt(tip ?? '')).parents;
    await to.git.publish({ [REF]: behind });
    expect(await turn.prove()).toBe(true);
  });

  test.each([
    ['deleted', () => null, 'log-gone'],
    ['set to the tip of main', ({ to }: Stage) => to.tipOf('main'), 'log-gone'],
    ['reset to the entry before', ({ before }: Stage) => before, 'log-gone'],
    ['flooded', ({ to }: Stage) => pushToLog(to, Array(30).fill('junk')), 'unreadable'],
  ] as const)('fails once the branch is %s', async (_name, act, kind) => {
    const { to, job } = await logStage();
    await (await taken(job('1'))).endTurn(null);
    const before = await to.git.resolve(REF);
    const turn = await taken(job('2'));
    const at = await act({ to, before });
    if (at !== undefined) await to.git.publish({ [REF]: at });
    expect(await turn.prove()).toBe(false);
    expect(turn.lost).toEqual({ kind });
  });

  test('is valid below commits that are not entries, and the turn ends above them', async () => {
    const { job, to } = await logStage();
    const run = job('1');
    const turn = await taken(run);
    await pushToLog(to, ['junk', 'junk']);
    expect(await turn.prove()).toBe(true);
    await turn.endTurn({ ...APPLIED, applied: 'd'.repeat(40) });
    expect((await read(run)).state).toMatchObject({ kind: 'applied', applied: 'd'.repeat(40) });
  });
});

describe('the end of a turn', () => {
  test('is one entry, even if its answer is lost', async () => {
    const { job, to, told } = await logStage();
    const run = job('1');
    const turn = await taken(run);
    to.fault('git/update-ref', { answer: 'reset', afterwards: true, times: 5 });
    await turn.endTurn(APPLIED);
    expect((await read(run)).state).toMatchObject({ kind: 'applied' });
    expect((await read(run)).read).toHaveLength(2);
    expect(told).toEqual([]);
  });

  test.each([
    [3, 'applied', []],
    [4, 'applying', [expect.stringMatching(/^Other commits keep arriving on the branch of the applied log/)]],
  ])('after %i pushes of others leaves the log %s', async (times, kind, warnings) => {
    const { job, to, told } = await logStage();
    const plain = job('1');
    let left = 0;
    const moveBranch: LogAccess['github']['moveBranch'] = async (branch, commit) => {
      if (left > 0) await pushToLog(to, ['junk']);
      left -= 1;
      return plain.github.moveBranch(branch, commit);
    };
    const run = { ...plain, github: { ...plain.github, moveBranch } };
    const turn = await taken(run);
    left = times;
    await turn.endTurn(APPLIED);
    expect((await read(run)).state?.kind).toBe(kind);
    expect(told).toEqual(warnings);
  });

  test.each([
    ['refuses', 422],
    ['does not answer', 502],
  ])('that GitHub %s is a warning', async (_name, answer) => {
    const { job, to, told } = await logStage();
    const turn = await taken(job('1'));
    to.fault('git/update-ref', { answer, times: 100 });
    await turn.endTurn(APPLIED);
    expect(told).toEqual([expect.stringMatching(/The log does not say how this run ended/)]);
  });
});
