// An audit with something of every kind, plus any number of further changes.

import type { auditPage } from '../../src/ledger/audit-page.ts';
import type { AuditChange, AuditOutside, AuditReport, AuditState } from '../../src/ledger/questions.ts';
import { problem } from '../../src/ledger/verify-text.ts';

const COMMIT = '7d1c3e0b5f2a49c88e61d4a7730b9c15ee20f6a4';
const LEDGER = '723bfb3f5657326a53b85d4ec5f94655dacbff7b';

const at = (system: string, name: string, type = 'hardware', site = 'Tolt Junction'): AuditState => ({
  ...{ name, asset_type: type, cyber_system_id: `cs_${system}`, cyber_system: system, site, impact_rating: 'Medium' },
});

const BY = {
  ...{
    outcome: 'done' as const,
    reason: null,
    asked_by: ['scada-team'],
    pull_requests: [42],
    approval: { mode: 'review', by: 'pull request #42' },
  },
  ...{ titles: ['CHG0012345 Rename the terminals'], clean: true },
  approved_by: [{ user: 'compliance-lead', at: '2026-03-02T15:41:07Z' }],
  ...{
    commit: COMMIT,
    clean: true,
    actor: 'compliance-lead',
    run_url: 'https://github.com/acme/inventory/actions/runs/9041526',
  },
};

type States = Pick<AuditChange, 'before' | 'after'>;

function change(id: string | null, { before, after }: States, more: Partial<AuditChange> = {}): AuditChange {
  return {
    ...{ at: '2026-03-02T15:44:10.120Z', asset_id: id, before, after, ...BY, ledger_commit: LEDGER },
    ...more,
  };
}

const CHANGES: readonly AuditChange[] = [
  change('ca_81', { before: at('Beta SCADA', 'rtu-03'), after: at('Beta SCADA', 'rtu-03a') }),
  change('ca_40', { before: at('Alpha EMS', 'fw-01'), after: at('Beta SCADA', 'fw-01') }),
  change('ca_90', { before: at('Beta SCADA', 'fep'), after: at('Beta SCADA', 'fep', 'software') }),
  change('ca_91', { before: null, after: at('Beta SCADA', 'plc-11') }),
  change('ca_17', { before: at('Alpha EMS', 'hmi-02'), after: null }),
  change(
    null,
    { before: null, after: at('Beta SCADA', 'plc-12') },
    { outcome: 'failed', reason: 'POST /cyber-assets: the service answered 409. Check whether the name is taken.' },
  ),
  change(
    'ca_92',
    { before: null, after: at('Alpha EMS', 'hist-07', 'software') },
    {
      ...{ at: '2026-03-09T08:00:04.000Z', outcome: 'interrupted', asked_by: [], approved_by: [], pull_requests: [] },
      ...{ titles: [], clean: null },
      ...{ actor: null, run_url: null, ledger_commit: COMMIT, approval: { mode: 'review', by: 'pull requests #43' } },
      reason: `The run of ledger commit ${COMMIT} was cut off; this list shows the change.`,
    },
  ),
];

const OUTSIDE: readonly AuditOutside[] = [
  {
    ...{ after_look: '2026-03-03T06:17:01.000Z', before_look: '2026-03-04T06:17:02.000Z', during_run: false },
    ...{ of: 'cyber-asset', id: 'ca_5', ledger_commit: LEDGER },
    ...{ before: at('Alpha EMS', 'hist-01'), after: at('Alpha EMS', 'hist-1') },
  },
  {
    ...{ after_look: '2026-03-03T06:17:01.000Z', before_look: '2026-03-04T06:17:02.000Z', during_run: true },
    ...{ of: 'cyber-system', id: 'cs_7', ledger_commit: LEDGER },
    ...{ before: { id: 'cs_7', name: 'Yard' }, after: { id: 'cs_7', name: 'Yard North' } },
  },
];

/** The audit with `many` more changes: ten per run, one run per day. */
export function auditReport(many = 0): AuditReport {
  const more = Array.from({ length: many }, (_, index) => {
    const day = new Date(Date.UTC(2026, 3, 1 + Math.floor(index / 10), 9, 0, index % 60)).toISOString();
    const states = { before: at('Beta SCADA', `relay-${index}`), after: at('Beta SCADA', `relay-${index}a`) };
    return change(`ca_${1000 + index}`, states, { at: day });
  });
  return {
    ...{ organization: 'Cascade River Power', service: 'https://compliance.example' },
    tip: LEDGER,
    subject: { asset: null, system: null },
    ...{ from: '2026-01-01T00:00:00.000Z', to: '2026-12-31T23:59:59.999Z' },
    ...{ changes: [...CHANGES, ...more], outside: OUTSIDE },
    refused: [
      {
        ...{ at: '2026-03-05T09:30:03.000Z', result: 'blocked', changes: 28, guards: ['max-deletes'] },
        ...{ pull_requests: [44], actor: 'compliance-lead', run_url: null, commit: COMMIT, ledger_commit: LEDGER },
      },
    ],
    looks: ['2026-03-01T06:17:00.000Z', '2026-12-30T06:17:00.000Z'].map((time) => ({
      ...{ at: time, assets: 112 },
    })),
    gaps: [
      { kind: 'interrupted', from: '2026-03-09T08:00:00.000Z', to: null, days: null, ledger_commit: COMMIT },
      {
        ...{ kind: 'no-look', from: '2026-03-11T10:00:00.000Z', to: '2026-12-30T06:17:00.000Z', days: 293 },
        ledger_commit: LEDGER,
      },
    ],
  };
}

/** What made the page of that audit, and the result of a verification. */
export const MAKING: Parameters<typeof auditPage>[1] = {
  tool: { name: 'cip-inventory-sync', version: '1.2.3' },
  madeAt: '2026-12-31T08:00:00.000Z',
  verified: {
    problems: [problem('gap', LEDGER, { from: '2026-03-11T10:00:00.000Z', to: '2026-12-30T06:17:00.000Z', days: 293 })],
    ...{ commits: 6, executed: 6, outside: 2, signed: false, anchors: 0 },
  },
};
