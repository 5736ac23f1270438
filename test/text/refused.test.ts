// A refused apply says why it wrote nothing and how to continue, in its log and on its page.
import { describe, expect, test } from 'vitest';
import type { Change, Plan } from '../../src/core/change.ts';
import { targetFingerprint } from '../../src/core/fingerprint.ts';
import { type Refusal, renderRefusalTerminal } from '../../src/text/unapproved.ts';
import { ALPHA, create, ORGANIZATION, plan, refusal, refusedPage, update } from './builder.ts';

const NOTHING_BEHIND: NonNullable<Refusal['behind']> = { counting: [], rejected: [] };

const log = (one: Refusal) => renderRefusalTerminal(one);

/** A plan with this number of creates in one system. */
function creates(count: number): Plan {
  return plan(Array.from({ length: count }, (_, index) => create(`rtu-${index}`, ALPHA, 'hardware')));
}

describe('a change that was approved from another state', () => {
  const FROM = { name: 'fw', system: ALPHA, type: 'software' } as const;
  const change = update('ca_1', FROM, { type: 'hardware', name: 'fw-2' });
  const approvedAs = (shown: Change) => ({
    fingerprints: new Set([shown.fingerprint]),
    targets: new Set([targetFingerprint(ORGANIZATION, 'ca_1', shown.after)]),
    deletes: null,
  });
  const other = create('other', ALPHA, 'hardware');

  test.each([
    [
      'its type',
      update('ca_1', { ...FROM, type: 'hardware' }, { name: 'fw-2' }),
      'approved when the asset was hardware, but it is software now',
    ],
    [
      'its name',
      update('ca_1', { ...FROM, name: 'fw-2' }, { type: 'hardware' }),
      'approved when the asset was named fw-2, but it is named fw now',
    ],
    [
      'something unknown',
      update('ca_1', { ...FROM, name: 'zz' }, { type: 'hardware', name: 'fw-2' }),
      'approved when the asset was something else, but it is fw, software now',
    ],
    ['nothing', create('fw-2', ALPHA, 'hardware'), 'approved as a create, but the asset is there now'],
  ])('shows in its row what was approved and what is there now: %s', (_, shown, said) => {
    const approved =
      shown.action === 'create' ? { ...approvedAs(shown), targets: new Set<string>() } : approvedAs(shown);
    const one = refusal(plan([change, other]), { approved, missing: new Set([change.fingerprint]) });
    expect(log(one)).toContain(`fw-2  rename from fw, software → hardware; ${said}  ca_1`);
    const [row = ''] = refusedPage(one).match(/^\| .*ca_1.*$/m) ?? [];
    expect(row.split(' | ')).toHaveLength(4);
    expect(row.replaceAll('`', '')).toContain(said);
  });
});

test('a wrong digest is reported before any change, and the log does not list the changes again', () => {
  const one = refusal(creates(40), { approve: `sha256:${'0'.repeat(64)}`, behind: null });
  expect(log(one)).toMatch(
    /^Nothing was written\. .*\nYou gave another digest than that of this plan, which is sha256:/,
  );
  expect(log(one)).not.toContain('rtu-1');
  expect(refusedPage(one)).toMatch(/You gave another digest[\s\S]*rtu-1/);
});

test('a log lists the first 200 changes and counts the rest', () => {
  const all = creates(251);
  const [first] = all.toExecute;
  const missing = new Set(all.toExecute.flatMap((one) => (one === first ? [] : one.fingerprint)));
  const text = log(refusal(all, { missing }));
  expect(text.match(/^ {4}rtu-/gm)).toHaveLength(200);
  expect(text).toContain('50 more changes not shown. A plan shows all of them.');
});

describe('the text about the approvals', () => {
  const fingerprints = new Set(['f1', 'f2', 'f3']);
  const counting = [7, 9].map((number) => ({ number }));
  const gone = { fingerprints, targets: new Set<string>(), deletes: null };
  const still = { fingerprints: refusal(creates(1)).missing, targets: new Set<string>(), deletes: null };
  const rows: readonly { readonly given: Partial<Refusal>; readonly said: string }[] = [
    { given: { approved: still }, said: 'Pull request 7 approved 1 change.\n' },
    { given: { behind: NOTHING_BEHIND }, said: 'No pull request behind this commit has a plan that counts.' },
    {
      given: { approved: gone, behind: { ...NOTHING_BEHIND, counting } },
      said: 'Pull requests 7, 9 approved 3 changes. 3 of them fit no more: each is done already, or its asset changed at the service since.',
    },
  ];
  test.each(rows)('$said', ({ given, said }) => {
    expect(log(refusal(creates(1), given))).toContain(said);
  });

  test('says why the plans of the ten latest pull requests do not count', () => {
    const text = (rejected: (typeof NOTHING_BEHIND)['rejected']) =>
      log(refusal(creates(1), { behind: { ...NOTHING_BEHIND, rejected } }));
    expect(text([])).not.toContain('Pull request 12');
    expect(text([{ number: 12, rejection: { kind: 'erased' } }])).toContain(
      'Pull request 12: a newer plan ended without a record',
    );
    const ignored = [{ user: 'rita', reason: 'committer' }] as const;
    const rejection = { kind: 'no-review', needed: 2, have: 1, against: ['sam'], ignored } as const;
    expect(text([{ number: 12, rejection }])).toMatch(
      /2 people.* It has 1\. "?sam"? requests changes\. .*"?rita"? wrote or committed part of it\./,
    );
    const many = Array.from({ length: 12 }, (_, index) => ({
      number: index + 1,
      rejection: { kind: 'no-record' } as const,
    }));
    expect(text(many)).toMatch(
      /older than your repository keeps it: plan again\.\n2 earlier pull requests do not count/,
    );
    expect(text(many.slice(1))).toContain('1 earlier pull request does not count either.');
  });
});

const STEPS: Readonly<Record<Refusal['next'], string>> = {
  dispatch: 'Or open a pull request, whose plan shows them too',
  review: 'merge it with an approving review',
  flag: '--yes',
  'plan-again': 'again, read it, and then run',
};

test.each(Object.entries(STEPS) as [Refusal['next'], string][])('how to continue: %s', (next, said) => {
  const one = refusal(creates(1), { next });
  expect(log(one)).toMatch(/\nTo continue, .*/);
  expect(log(one)).toContain(said);
  expect(refusedPage(one)).toContain(said);
});
