// What an apply did, in its log and its comment: what failed first, each reason once.
import { describe, expect, test } from 'vitest';
import type { ApplyReport, ChangeResult, Outcome } from '../../src/core/result.ts';
import {
  endingSentence,
  outcomeCounts,
  outcomeNumbers,
  renderAppliedTerminal,
  resultMarkdown,
} from '../../src/report/applied.ts';
import {
  ALPHA,
  changeResult,
  create,
  PARTIAL,
  plan,
  refusal,
  remove,
  applyReport as report,
  sample,
} from './builder.ts';

const LOG = { color: false, face: 'action' } as const;

function result(name: string, outcome: Outcome, more: Partial<ChangeResult> = {}): ChangeResult {
  return changeResult(create(name, ALPHA, 'hardware', { line: 4 }), { outcome, ...more });
}

const planOf = ({ results }: ApplyReport) => plan(results.map(({ change }) => change));
const log = (one: ApplyReport) => renderAppliedTerminal(one, LOG);
const comment = (one: ApplyReport, more: Partial<Parameters<typeof resultMarkdown>[2]> = {}) =>
  resultMarkdown(planOf(one), one, { ...PARTIAL, ...more }).text;
const BOTH = [
  ['log', log],
  ['comment', comment],
] as const;

const asset = (id: string, name: string) => ({ id, name, cyber_system_id: 'cs_1', asset_type: 'hardware' as const });
const TAKEN = { reason: 'The service answered 422.', detail: 'no "a" again' };

test('all done is one line of counts', () => {
  expect(log(report([result('a', 'done'), result('b', 'adopted'), result('c', 'already')]))).toBe('done 3 of 3\n');
});

describe.each(BOTH)('the %s', (_, render) => {
  test('tells what failed before what was skipped, with the reason and the words of the service', () => {
    const text = render(report([result('b', 'skipped', { reason: 'It waits.' }), result('a', 'failed', TAKEN)]));
    expect(text).toMatch(
      /Failed: 1 change\n+The service answered 422\. The service said: `?no "a" again`?\.\n[^#]*create hardware(?:.|\n)*Skipped: 1 change\n+It waits\.\n/,
    );
    expect(text).toMatch(/ 1 failed · 1 skipped|1 skipped · 1 failed/);
  });

  test('says forty equal failures once, with their count', () => {
    const text = render(report(Array.from({ length: 40 }, (__, n) => result(`n-${n}`, 'failed', TAKEN))));
    expect(text).toContain('Failed: 40 changes\n');
    expect(text.match(/answered 422/g)).toHaveLength(1);
    expect(text.match(/no "a" again/g)).toHaveLength(1);
    expect(text.match(/n-\d+/g)).toHaveLength(40);
  });

  test('says beside each change what the service said of it alone', () => {
    const text = render(report([result('a', 'failed', TAKEN), result('b', 'failed', { ...TAKEN, detail: 'said-b' })]));
    expect(text).toMatch(/create hardware; the service said: `?said-b`?/);
    expect(text.match(/answered 422/g)).toHaveLength(1);
  });

  test('says how to go on where a file is wrong, and where nothing failed', () => {
    expect(render(report([result('a', 'failed', TAKEN)]))).toMatch(
      /To go on, correct at the service what failed, then press `?Re-run jobs`? on the page of this run\. If a file is wrong, open a pull request that corrects the file\. Changes that are done are skipped\./,
    );
    expect(render(report([result('a', 'unknown')]))).toMatch(/To go on, press `?Re-run jobs/);
  });

  test('tells a list that does not show a change from one that shows it twice', () => {
    const late = result('a', 'done', { id: 'ca_1' });
    const found = [asset('ca_1', 'a'), asset('ca_2', 'a')];
    const missing = [{ change: late.change, kind: 'missing' as const, found: [] }];
    const text = render(report([late], { converged: false, differences: missing }));
    expect(text).toContain('not-converged: the service accepted 1 change that its list does not show. Plan again.');
    expect(text).toContain('create hardware, is not in the list');
    const twins = [{ change: late.change, kind: 'duplicate' as const, found }];
    const twice = render(report([late], { converged: false, differences: twins }));
    expect(twice).toContain('1 asset is in the list twice.');
    expect(twice).toContain('Nothing was deleted.');
    expect(twice).toMatch(/is in the list more than once: `?ca_1`?, `?ca_2/);
    expect(twice).not.toContain('does not show');
  });

  test('counts what a stopped run did not start, and says what to do about a refused key', () => {
    const rest = Array.from({ length: 140 }, (__, n) => result(`n-${n}`, 'not-started'));
    const stopped = { stopped: 'key-refused', converged: null, closingFailure: 'GET: `401`.' } as const;
    const text = render(report([result('a', 'done'), ...rest], stopped));
    expect(text.match(/not started/g)).toEqual(['not started']);
    expect(text).not.toContain('n-1');
    expect(text).toContain('The service refused the API key, so the run wrote nothing more. Check the key');
    expect(text).toMatch(/The result could not be read back: (?:`` )?GET: `401`(?: ``)?\. Plan again to see it\./);
  });

  test('a reason is no line that a runner obeys, and no link', () => {
    const text = render(report([result('a', 'failed', { reason: 'no\n::error::x see www.example.org' })]));
    expect(text).not.toMatch(/^::/m);
    if (text.startsWith('#')) expect(text).toMatch(/`[^`]*www\.example\.org`/);
  });
});

describe('the comment', () => {
  const change = create('zq7name', ALPHA, 'hardware', { path: 'inventory/a.yml', line: 4 });
  const late = changeResult(change, { outcome: 'failed', reason: 'It is gone.' });

  test('does not say of what nobody knows to be done that it is undone', () => {
    const unknown = { ...late, outcome: 'unknown' } as const;
    expect(comment(report([unknown]))).toContain(' The outcome of 1 change is unknown. To go on');
    expect(comment(report([unknown]))).not.toContain('not done.');
    expect(comment(report([unknown, late]))).toContain(' 1 change not done. The outcome of 1 change is unknown.');
  });

  test('of a blocked apply tells the guard, what its limit means, and what lifts it', () => {
    const guards = [{ guard: 'max-delete-percent', limit: 6, value: 7, passed: false }] as const;
    const blocked = { ...plan([change], { managed: 22 }), guards };
    const text = resultMarkdown(blocked, null, { ...PARTIAL, result: 'blocked' }).text;
    expect(text).toContain('> [!CAUTION]\n> **Nothing was written.** 1 to create\n');
    expect(text).toContain(
      '> **Blocked:** 7 deletes, and `max-delete-percent` allows 6: 30 percent of 22 live assets is 6 deletes. Nothing is applied. Look first for lost entries, and for a missing `renamed_from`. If you mean all of them, set the input `max-delete-percent: 32` in the workflow of the plan and of the apply.',
    );
  });

  test('is told apart by the input name, and stays within a comment', () => {
    const text = comment(report(Array<typeof late>(3000).fill(late)), { name: '<b>east`' });
    expect(text).toMatch(/^## Inventory apply \(`` <b>east` ``\) for `acme-power`: partial\n/);
    const many = Array.from({ length: 3000 }, (_, n) => result(`name-${n}`, 'failed', TAKEN));
    expect(Buffer.byteLength(comment(report(many)))).toBeLessThan(60_000);
    expect(comment(report(many))).toMatch(/\n[\d,]+ more not shown here; the evidence has all of them\.\n/);
  });

  test('says that the ledger lacks the record, and that its evidence is to be kept', () => {
    const behind = { ledger: { commit: null, behind: 'pushed\nback' } };
    expect(comment(report([late]), behind)).toContain('**The record of this apply is not in the ledger**');
    expect(comment(report([late]), behind)).not.toContain('pushed');
  });
});

test('the job summary has each change with its outcome, what is done folded and last', () => {
  const done = changeResult(remove('ca_1', 'gone', ALPHA, 'hardware'), {});
  const all = report([done, result('new', 'failed', TAKEN)]);
  const { text, isWhole } = resultMarkdown(planOf(all), all, { ...PARTIAL, evidence: 'e'.repeat(64) }, 'all');
  expect(isWhole).toBe(true);
  expect(text).toMatch(
    /### Failed: 1 change[^#]*\| `new` \| create hardware \|[^#]*<details><summary><h3>Done: 1 change<\/h3>[^#]*\| `gone` \| delete hardware \| `ca_1` \|/,
  );
  expect(text).toContain(`sha256:${'e'.repeat(64)}`);
  expect(resultMarkdown(planOf(all), all, PARTIAL, 'all', 700).isWhole).toBe(false);
});

describe('the sentence of the red annotation', () => {
  const changes = [remove('ca_1', 'gone', ALPHA, 'hardware'), create('new', ALPHA, 'hardware', { line: 4 })];
  const of = plan(changes);
  const ended = (...outcomes: readonly Partial<ChangeResult>[]) =>
    report(outcomes.map((told, index) => changeResult(changes[index]!, told)));

  test('of a partial apply is its counts and its first failure', () => {
    expect(endingSentence(of, ended({}, { outcome: 'failed', ...TAKEN }))).toMatch(
      /^Done 1 of 2 · 1 failed\. Failed: new in Alpha EMS: create hardware \("inventory\/beta\.yml:4"\): The service answered 422\. The service said: no "a" again To go on, correct/,
    );
    // What was skipped is skipped because of what is in doubt.
    expect(endingSentence(of, ended({ outcome: 'skipped' }, { outcome: 'unknown' }))).toMatch(
      /\. Unknown: new in Alpha EMS/,
    );
  });

  test('of an apply without consent names the number and the way; of a blocked plan the input', () => {
    const one = refusal(of, { missing: new Set([changes[0]!.fingerprint]), workflow: 'a.yml' });
    expect(endingSentence(of, null, one)).toMatch(
      /^Nothing was written\. 1 change to execute is not approved\. To go on, .*gh workflow run a\.yml -f command=apply -f approve-digest=sha256:/,
    );
    const guards = [{ guard: 'max-deletes', limit: 0, value: 1, passed: false }] as const;
    expect(endingSentence({ ...of, guards })).toMatch(/max-deletes allows none.*the input max-deletes: 1 in/);
  });

  test('of invalid files is the first finding and how many more there are', () => {
    const errors = ['ca_8', 'ca_9'].map((id) => sample('unknown-asset-id', { id }));
    expect(endingSentence(plan([], { diagnostics: errors }))).toMatch(
      /^inventory\/beta\.yml:7:5 error unknown-asset-id: .*ca_8.* And 1 more error\.$/,
    );
  });

  test('is none where nothing is red', () => {
    expect(endingSentence(of)).toBeNull();
    expect(endingSentence(of, ended({}, {}))).toBeNull();
  });
});

test('counts are of what happened', () => {
  const both = report([result('a', 'skipped'), result('b', 'unknown')]);
  expect(outcomeCounts(both)).toBe('done 0 of 2 · 1 skipped · 1 unknown');
  expect(outcomeNumbers(both)).toEqual({ done: 0, failed: 1, skipped: 1 });
});
