// The log and the comment of an apply: failures first, each reason once.
import { describe, expect, test } from 'vitest';
import type { ApplyReport, ChangeResult, Outcome } from '../../src/core/result.ts';
import {
  endingSentence,
  outcomeCounts,
  outcomeNumbers,
  renderAppliedTerminal,
  resultMarkdown,
} from '../../src/text/applied.ts';
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

function result(name: string, outcome: Outcome, more: Partial<ChangeResult> = {}): ChangeResult {
  return changeResult(create(name, ALPHA, 'hardware', { line: 4 }), { outcome, ...more });
}

const planOf = ({ results }: ApplyReport) => plan(results.map(({ change }) => change));
const log = (one: ApplyReport) => renderAppliedTerminal(one, { color: false, face: 'action' });
const comment = (one: ApplyReport, more: Partial<Parameters<typeof resultMarkdown>[2]> = {}) =>
  resultMarkdown(planOf(one), one, { ...PARTIAL, ...more }).text;
const many = (count: number, of: (n: number) => ChangeResult) => report(Array.from({ length: count }, (_, n) => of(n)));

const TAKEN = { reason: 'The service answered 422.', detail: 'no "a" again' };
const LATE = result('a', 'done', { id: 'ca_1' });
const TWINS = ['ca_1', 'ca_2'].map((id) => ({
  id,
  name: 'a',
  cyber_system_id: 'cs_1',
  asset_type: 'hardware' as const,
}));
const unlike = (kind: 'missing' | 'duplicate', found: typeof TWINS) =>
  report([LATE], { converged: false, differences: [{ change: LATE.change, kind, found }] });

test('the log of an apply that did everything is one line of counts', () => {
  expect(log(report([result('a', 'done'), result('b', 'adopted'), result('c', 'already')]))).toBe('done 3 of 3\n');
});

/** What the log and the comment each say once, and what neither says. */
const SAID: readonly [what: string, report: ApplyReport, once: readonly RegExp[], never?: RegExp][] = [
  [
    'what failed before what was skipped, with the reason and the words of the service',
    report([result('b', 'skipped', { reason: 'It waits.' }), result('a', 'failed', TAKEN)]),
    [
      /Failed: 1 change\n+The service answered 422\. The service said: `?no "a" again`?\.\n[^#]*create hardware(?:.|\n)*Skipped: 1 change\n+It waits\.\n/,
      / 1 failed · 1 skipped| 1 skipped · 1 failed/,
    ],
  ],
  [
    'forty equal failures once, with their count',
    many(40, (n) => result(`n-${n}`, 'failed', TAKEN)),
    [/Failed: 40 changes\n/, /answered 422/, /no "a" again/, /n-39/],
  ],
  [
    'beside each change what the service said only about that change',
    report([result('a', 'failed', TAKEN), result('b', 'failed', { ...TAKEN, detail: 'said-b' })]),
    [/create hardware;(?: |<br>)the service said: `?said-b`?/, /answered 422/],
  ],
  [
    'how to continue if a file is wrong',
    report([result('a', 'failed', TAKEN)]),
    [
      /To continue, find what is wrong\. If it is the file, open a pull request that corrects it\. If it is the service, correct it there, then press `?Re-run jobs`? on the page of this run\. A change that is done is not made again\./,
    ],
  ],
  ['how to continue if nothing failed', report([result('a', 'unknown')]), [/To continue, press `?Re-run jobs/]],
  [
    'that a list does not show a change',
    unlike('missing', []),
    [
      /not-converged: the service accepted 1 change that its list does not show\. Plan again\./,
      /create hardware, is not in the list/,
    ],
  ],
  [
    'that a list shows a change twice',
    unlike('duplicate', TWINS),
    [/1 asset is in the list twice\./, /Nothing was deleted\./, /is in the list more than once: `?ca_1`?, `?ca_2/],
    /does not show/,
  ],
  [
    'how much a stopped run did not start, and what to do about a refused key',
    report([result('a', 'done'), ...many(140, (n) => result(`n-${n}`, 'not-started')).results], {
      ...{ stopped: 'key-refused', converged: null, closingFailure: 'GET: `401`.' },
    }),
    [
      /not started/,
      /The service refused the API key, so the run wrote nothing more\. Check the key/,
      /The result could not be read back: (?:`` )?GET: `401`(?: ``)?\. Plan again to see it\./,
    ],
    /n-1/,
  ],
  [
    'a reason without a line that a runner obeys and without a link',
    report([result('a', 'failed', { reason: 'no\n::error::x see www.example.org', reasonBy: 'others' })]),
    [/(?:^(?!#)[\s\S]*|`[^`]*)www\.example\.org/],
    /^::/m,
  ],
];

describe.each([
  ['log', log],
  ['comment', comment],
] as const)('the %s says', (_, render) => {
  test.each(SAID)('%s', (__, one, once, never = /\0/) => {
    const text = render(one);
    for (const said of once) expect(text.match(new RegExp(said, 'g'))).toHaveLength(1);
    expect(text).not.toMatch(never);
  });
});

describe('the comment', () => {
  const late = changeResult(create('zq7name', ALPHA, 'hardware'), { outcome: 'failed', reason: 'It is gone.' });

  test('of a blocked apply names the guard, what its limit means, and how to raise it', () => {
    const guards = [{ guard: 'max-delete-percent', limit: 6, value: 7, passed: false }] as const;
    const blocked = { ...plan([late.change], { managed: 22 }), guards };
    expect(resultMarkdown(blocked, null, { ...PARTIAL, result: 'blocked' }).text).toContain(
      '> [!CAUTION]\n> **Nothing was written.** 1 to create\n>\n> **Blocked:** 7 deletes, and `max-delete-percent` allows 6: 30 percent of 22 live assets is 6 deletes. Nothing is applied. First look for entries that the files lost, and for a missing `renamed_from`. If you mean all of them, set the input `max-delete-percent: 32` in the workflow of the plan and of the apply.',
    );
  });

  test('has the input name in its title and stays within the size of a comment', () => {
    expect(comment(report([late]), { name: '<b>east`' })).toMatch(
      /^## Inventory apply \(`` <b>east` ``\) for `acme-power`: partial\n/,
    );
    const text = comment(many(3000, (n) => result(`name-${n}`, 'failed', TAKEN)));
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
    expect(text).toMatch(/\n[\d,]+ more not shown here; the evidence has all of them\.\n/);
  });

  test('says that the ledger lacks the record of this apply, without the reason', () => {
    const text = comment(report([late]), { ledger: { commit: null, failure: 'pushed\nback' } });
    expect(text).toContain('**The record of this apply is not in the ledger**');
    expect(text).not.toContain('pushed');
  });
});

test('the job summary shows each change with its outcome, and what is done folded and last', () => {
  const done = [changeResult(remove('ca_1', 'gone', ALPHA, 'hardware')), result('late', 'already')];
  const all = report([...done, result('new', 'failed', TAKEN)]);
  const page = resultMarkdown(planOf(all), all, { ...PARTIAL, evidence: 'e'.repeat(64) }, 'all');
  expect(page.isWhole).toBe(true);
  expect(page.text).toMatch(
    /### Failed: 1 change[^#]*\| `new` \| create hardware \|[^#]*<details><summary><h3>Done: 1 change<\/h3>[^#]*\| `gone` \| delete hardware \| `ca_1` \|[^#]*<h3>Already as wanted: 1 change</,
  );
  expect(page.text).toContain(`sha256:${'e'.repeat(64)}`);
  expect(resultMarkdown(planOf(all), all, PARTIAL, 'all', 700).isWhole).toBe(false);
});

describe('the sentence of the red annotation', () => {
  const changes = [remove('ca_1', 'gone', ALPHA, 'hardware'), create('new', ALPHA, 'hardware', { line: 4 })];
  const of = plan(changes);
  const ended = (...outcomes: readonly Partial<ChangeResult>[]) =>
    endingSentence(of, report(outcomes.map((outcome, index) => changeResult(changes[index]!, outcome))));
  const guards = [{ guard: 'max-deletes', limit: 0, value: 1, passed: false }] as const;
  const errors = ['ca_8', 'ca_9'].map((id) => sample('unknown-asset-id', { id }));
  const refused = refusal(of, { missing: new Set([changes[0]!.fingerprint]), workflow: 'a.yml' });

  test.each([
    [
      'a partial apply: its counts and its first failure',
      ended({}, { outcome: 'failed', ...TAKEN }),
      /^Done 1 of 2 · 1 failed\. Failed: new in Alpha EMS: create hardware \("inventory\/beta\.yml:4"\): The service answered 422\. The service said: no "a" again To continue, find/,
    ],
    [
      'unknown changes before changes that wait for them',
      ended({ outcome: 'skipped' }, { outcome: 'unknown' }),
      /\. Unknown: new/,
    ],
    [
      'an unapproved apply: the number of changes and the command',
      endingSentence(of, null, refused),
      /^Nothing was written\. 1 change is not approved\. To continue, .*gh workflow run a\.yml -f command=apply -f approve-digest=sha256:/,
    ],
    [
      'a blocked plan: the input to change',
      endingSentence({ ...of, guards }),
      /max-deletes allows none.*the input max-deletes: 1 in/,
    ],
    [
      'invalid files: the first finding, and how many more there are',
      endingSentence(plan([], { diagnostics: errors })),
      /^inventory\/beta\.yml:7:5 error unknown-asset-id: .*ca_8.* And 1 more error\.$/,
    ],
  ])('%s', (_, sentence, said) => expect(sentence).toMatch(said));

  test('is null if nothing is red', () => expect([endingSentence(of), ended({}, {})]).toEqual([null, null]));
});

test('outcomes are counted by what happened', () => {
  const both = report([result('a', 'skipped'), result('b', 'unknown')]);
  expect(outcomeCounts(both)).toBe('done 0 of 2 · 1 skipped · 1 unknown');
  expect(outcomeNumbers(both)).toEqual({ done: 0, failed: 1, skipped: 1 });
});
