import { describe, expect, test } from 'vitest';
import type { ChangeResult, Outcome } from '../../src/core/result.ts';
import { renderAppliedTerminal } from '../../src/report/applied.ts';
import { ALPHA, changeResult, create, applyReport as report } from './builder.ts';

const FULL = { color: false, face: 'action' } as const;

function result(name: string, outcome: Outcome, more: Partial<ChangeResult> = {}): ChangeResult {
  return changeResult(create(name, ALPHA, 'hardware'), { outcome, ...more });
}

const asset = (id: string, name: string) => ({ id, name, cyber_system_id: 'cs_1', asset_type: 'hardware' as const });

describe('what an apply did', () => {
  test('all done is one line of counts', () => {
    const done = report([result('a', 'done'), result('b', 'adopted'), result('c', 'already')]);
    expect(renderAppliedTerminal(done, FULL)).toBe('done 3 of 3\n');
  });

  test('what is not done is told with its reason and what the service said', () => {
    const failed = result('a', 'failed', { reason: 'The name is taken.', detail: 'no "a" again' });
    const text = renderAppliedTerminal(report([failed, result('b', 'skipped', { reason: 'It waits.' })]), FULL);
    expect(text).toContain('failed  create a in Alpha EMS');
    expect(text).toContain(': The name is taken.\n  the service said: no "a" again\n');
    expect(text).toMatch(/skipped {2}create b in Alpha EMS.*: It waits\.\n/);
    expect(
      text.includes(
        '1 failed · 1 skipped\nTo go on, correct what failed, then press Re-run jobs on the page of this run. Changes that are done are skipped.\n',
      ),
    ).toBe(true);
  });

  test('a list that does not show a change is not-converged', () => {
    const [late] = [result('a', 'done', { id: 'ca_1' })];
    const differences = [{ change: late.change, kind: 'missing' as const, found: [] }];
    const text = renderAppliedTerminal(report([late], { converged: false, differences }), FULL);
    expect(text).toContain('not-converged: the service accepted 1 change that its list does not show. Plan again.');
    expect(text).toContain('create a in Alpha EMS');
  });

  test('twins are told apart from that, with their ids, and that none was deleted', () => {
    const ours = result('a', 'done', { id: 'ca_1' });
    const differences = [
      { change: ours.change, kind: 'duplicate' as const, found: [asset('ca_1', 'a'), asset('ca_2', 'a')] },
    ];
    const text = renderAppliedTerminal(report([ours], { converged: false, differences }), FULL);
    expect(text).toContain(
      'not-converged: 1 asset is in the list twice. Another run or person made the second, or a create whose answer was lost. Nothing was deleted.',
    );
    expect(text).toContain('is in the list more than once (ca_1, ca_2)');
    expect(text).not.toContain('does not show');
  });

  test('of a run that stopped, what was not started is counted and not listed', () => {
    const rest = Array.from({ length: 140 }, (_, n) => result(`n${n}`, 'not-started'));
    const text = renderAppliedTerminal(report([result('a', 'done'), ...rest], { stopped: 'signal' }), FULL);
    expect(text.match(/not started/g)).toEqual(['not started']);
    expect(text).toContain('140 not started');
  });

  test('a refused key and a result that cannot be read back say what to do', () => {
    const stopped = report([result('a', 'not-started')], {
      ...{ converged: null, stopped: 'key-refused', closingFailure: 'GET /cyber-assets: 401.' },
    });
    const text = renderAppliedTerminal(stopped, FULL);
    expect(text).toContain('Check the key, then apply again.');
    expect(text).toContain('The result could not be read back: GET /cyber-assets: 401. Plan again to see it.');
  });
});
