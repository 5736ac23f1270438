// Why nothing was written: within its bytes, and with a way to go on for each who can be asked.
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/core/change.ts';
import {
  type NextStep,
  type Refusal,
  renderRefusalMarkdown,
  renderRefusalTerminal,
} from '../../src/report/unapproved.ts';
import { ALPHA, BETA, create, plan, refusal, update } from './builder.ts';

const FULL = 50_000;

const NOTHING_BEHIND: NonNullable<Refusal['behind']> = { counting: [], rejected: [] };

const log = (one: Refusal) => renderRefusalTerminal(one, { color: false });

/** So many creates in one system. */
function creates(count: number): Plan {
  return plan(Array.from({ length: count }, (_, index) => create(`rtu-${index}`, ALPHA, 'hardware')));
}

test('a move says in which system the asset is, and in which the files have it', () => {
  const one = refusal(plan([update('ca_1', { name: 'fw', system: ALPHA, type: 'hardware' }, { system: BETA })]));
  expect(renderRefusalMarkdown(one, FULL)).toContain(
    '| `Beta SCADA` | `fw` | move from `Alpha EMS` | `ca_1` | `inventory/beta.yml:1` | nothing | `fw`, hardware, in `Alpha EMS` |',
  );
  expect(log(one)).toContain('Not approved. At the service: fw, hardware, in Alpha EMS.');
});

describe('many changes', () => {
  test.each([10, 500, 2000, 50_000])('%i bytes are not exceeded, and what is hidden is counted', (budget) => {
    const text = renderRefusalMarkdown(refusal(creates(1000)), budget);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budget);
    if (text === '') return;
    const shown = text.match(/`rtu-\d+`/g)?.length ?? 0;
    expect(text).toContain(`${(1000 - shown).toLocaleString('en')} more not shown here.`);
    expect(text).toContain('1,000 changes');
  });

  test('a log lists the first, and counts the rest', () => {
    const text = log(refusal(creates(250)));
    expect(text.match(/ {2}create rtu-/g)).toHaveLength(200);
    expect(text).toContain('  50 more. A plan shows all of them.');
  });
});

describe('what is said of the approvals', () => {
  const fingerprints = new Set(['f1', 'f2', 'f3']);
  const counting = [7, 9].map((number) => ({ number, users: [] }));
  const gone = { fingerprints, targets: new Set<string>() };
  const rows: readonly { readonly given: Partial<Refusal>; readonly said: string }[] = [
    { given: { behind: NOTHING_BEHIND }, said: 'No pull request behind this commit has a plan that counts.' },
    {
      given: { approved: gone, behind: { ...NOTHING_BEHIND, counting } },
      said: 'Pull requests 7, 9 approved 3 changes. 3 no longer apply.',
    },
  ];
  test.each(rows)('$said', ({ given, said }) => {
    expect(log(refusal(creates(1), given))).toContain(said);
  });

  test('why what pull requests showed does not count, the latest ten of them', () => {
    const text = (rejected: (typeof NOTHING_BEHIND)['rejected']) =>
      log(refusal(creates(1), { behind: { ...NOTHING_BEHIND, rejected } }));
    expect(text([])).not.toContain('Pull request 12');
    expect(text([{ number: 12, why: { kind: 'erased' } }])).toContain(
      'Pull request 12: a newer plan ended without a record',
    );
    const ignored = [{ user: 'rita', why: 'committer' }] as const;
    const why = { kind: 'no-review', needed: 2, have: 1, against: ['sam'], ignored } as const;
    expect(text([{ number: 12, why }])).toMatch(
      /2 people.* It has 1\. "?sam"? requests changes\. .*"?rita"? wrote or committed part of it\./,
    );
    const many = Array.from({ length: 12 }, (_, index) => ({ number: index + 1, why: { kind: 'no-record' } as const }));
    expect(text(many)).toContain('2 earlier pull requests do not count either.');
    expect(text(many.slice(1))).toContain('1 earlier pull request does not count either.');
  });

  test('that all of it is still to do', () => {
    const one = creates(1);
    const approved = { fingerprints: refusal(one).missing, targets: new Set<string>() };
    const text = log(refusal(one, { approved }));
    expect(text).toContain('Pull request 7 approved 1 change.\n');
  });
});

const STEPS: Readonly<Record<NextStep, string>> = {
  dispatch: 'Or open a pull request. It shows these changes as pending',
  'dispatch-only': 'run the workflow with',
  review: 'merging it with an approving review approves them',
  'bring-anew': 'revert the changes that are not applied, in a pull request',
  'plan-again': 'read the plan again',
  'review-pull-request': 'have the pull request reviewed as it is',
  'update-pull-request': 'update the pull request with its base branch',
};

test('where no pull request would show it as pending, none is spoken of', () => {
  const one = refusal(creates(1), { next: 'dispatch-only' });
  expect(renderRefusalMarkdown(one, FULL)).not.toContain('open a pull request');
});

test.each(Object.entries(STEPS) as [NextStep, string][])('how to go on: %s', (next, said) => {
  const one = refusal(creates(1), { next });
  expect(log(one)).toMatch(/\nTo go on, .*/);
  expect(log(one)).toContain(said);
  expect(renderRefusalMarkdown(one, FULL)).toContain(said);
});
