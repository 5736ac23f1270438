// Evidence: whole and within its schema, whatever became of the changes.
import { expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import type { ApplyReport, ChangeResult, Outcome } from '../../src/core/result.ts';
import { type EvidenceInput, evidenceDocument } from '../../src/report/evidence.ts';
import { evidence } from '../../src/report/evidence-schema.ts';
import { asset, inventory, live, plan, system } from '../core/build.ts';

const HEAD = inventory({ system: 'Alpha', assets: ['new', { name: 'b', renamedFrom: 'a' }] });
const PLAN = plan(HEAD, live([asset('ca_1', 'cs_a', 'gone', 'software'), asset('ca_2', 'cs_a', 'a')]));
const AT = Date.UTC(2030, 0, 2, 3, 4, 5, 6);

function result(change: Change, outcome: Outcome): ChangeResult {
  const times = outcome === 'skipped' ? { startedAt: null, endedAt: null } : { startedAt: AT, endedAt: AT + 1 };
  return { change, outcome, id: change.id, reason: 'Why.', detail: null, writes: 2, ...times };
}

function written(outcomes: readonly Outcome[] | null, of = PLAN) {
  const report: ApplyReport | null = outcomes && {
    results: of.toExecute.map((change, n) => result(change, outcomes[n]!)),
    converged: false,
    differences: [{ change: of.toExecute[0]!, kind: 'still-there', found: [asset('ca_1', 'cs_a', 'gone')] }],
    stopped: 'signal',
    crash: null,
    closingFailure: null,
  };
  const input: EvidenceInput = {
    tool: { name: 'cip-inventory-sync', version: '1.2.3' },
    organization: 'acme',
    service: 'https://cip.example',
    result: outcomes === null ? 'blocked' : 'partial',
    digest: of.digest,
    approval: { mode: 'plan', by: null },
    context: {
      commit: 'c0ffee',
      clean: true,
      pull_requests: [
        {
          ...{ number: 7, author: 'ann', head: 'beef', merge_commit: 'c0ffee' },
          record: { digest: of.digest, at: '2029-12-31T00:00:00Z' },
          approvals: [{ user: 'bob', submitted_at: '2030-01-01T00:00:00Z', commit_id: 'beef' }],
        },
      ],
      actor: 'ann',
      run_url: 'https://github.example/run/1',
    },
    files: [{ path: 'inventory/a.yml', sha256: 'a'.repeat(64) }],
    summary: of.summary,
    guards: of.guards,
    changes: of.toExecute,
    report,
    attemptsOf: ({ writes }) => writes,
    shownIn: () => [7],
    ledger: null,
    startedAt: AT,
    endedAt: AT + 1000,
  };
  return evidenceDocument(input);
}

test.each<[string, readonly Outcome[] | null]>([
  ['nothing was tried', null],
  ['all kinds of ends', ['already', 'adopted', 'done']],
  ['more kinds of ends', ['unknown', 'failed', 'skipped']],
  ['a stopped run', ['not-started', 'not-started', 'done']],
])('%s: the document is what its schema says', (_, outcomes) => {
  const document = written(outcomes);
  expect(evidence.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  expect(document.changes.map(({ outcome }) => outcome)).toEqual(outcomes ?? Array(3).fill('not-started'));
});

test('a move tells where from, and each system where it stands', () => {
  const facility = { id: 'fac_1', name: 'Tolt Junction', organization_slug: 'acme' };
  const systems = [system('cs_a', 'Alpha'), system('cs_b', 'Beta', 'fac_1')];
  const head = inventory({ system: 'Alpha', assets: ['a'] }, { system: 'Beta', assets: [] });
  const moved = plan(head, live([asset('ca_1', 'cs_b', 'a')], { systems, facilities: [facility] }));
  expect(written(null, moved).changes).toMatchObject([
    {
      cyber_system: { id: 'cs_a', name: 'Alpha', site: null },
      from_cyber_system: { id: 'cs_b', name: 'Beta', site: { id: 'fac_1', name: 'Tolt Junction' } },
    },
  ]);
});

test('times are UTC to the millisecond, and absent for what was not tried', () => {
  const [first, , last] = written(['done', 'done', 'skipped']).changes;
  expect(first).toMatchObject({ started_at: '2030-01-02T03:04:05.006Z', ended_at: '2030-01-02T03:04:05.007Z' });
  expect(last).toMatchObject({ started_at: null, ended_at: null });
});
