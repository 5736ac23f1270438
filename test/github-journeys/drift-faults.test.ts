// GitHub fails at each call of a look for drift, in each way that it fails: there is never a second issue, never one
// that says clean without cause, and the next look sets it right.
import { describe, expect, test } from 'vitest';
import { drifting, settle, theIssue } from './drifting.ts';
import { type Call, cleanCalls, injectFault, rigOf } from './sweep.ts';

/** What a token without the right meets: no error, but a warning. */
const isRight = ({ operation }: Call, answer: unknown) =>
  operation.startsWith('issues/') && (answer === 403 || answer === 404);

describe('GitHub fails at any call', () => {
  test('of a look that opens the issue', async () => {
    const world = await drifting();
    const rig = await rigOf(world, await world.github.event('schedule', {}));
    const calls = await cleanCalls(rig);
    expect(calls).toHaveLength(5);
    for (const call of calls.slice(1)) {
      const again = await injectFault(rig, call, (ran, { what, fault }) => {
        expect(ran.writes, what).toEqual([]);
        expect(world.github.state.issues.length, what).toBeLessThanOrEqual(1);
        if (isRight(call, fault.answer)) expect(ran, what).toMatchObject({ code: 0, outputs: { result: 'drifted' } });
        if (ran.code === 0) expect(ran.warnings.length + world.github.state.issues.length, what).toBeGreaterThan(0);
      });
      expect(again, `after ${call.operation}`).toMatchObject({ code: 0, outputs: { result: 'drifted' } });
      expect(theIssue(world), `after ${call.operation}`).toMatchObject({ state: 'open' });
    }
  });

  test('of those about the issue, when it is closed', async () => {
    const world = await drifting();
    await world.lookRun();
    settle(world);
    const rig = await rigOf(world, await world.github.event('schedule', {}));
    for (const operation of ['issues/list-for-repo', 'issues/update']) {
      const again = await injectFault(rig, { operation, nth: 1 }, (ran, { what, fault }) => {
        if (ran.code === 0 && ran.warnings.length === 0) expect(theIssue(world).state, what).toBe('closed');
        if (fault.afterwards !== true && ran.code === 1) expect(theIssue(world).state, what).toBe('open');
      });
      expect(again, operation).toMatchObject({ code: 0, outputs: { result: 'clean' } });
      expect(theIssue(world)).toMatchObject({ state: 'closed' });
    }
  });
});
