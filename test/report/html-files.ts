// Plan and evidence files for the HTML report, with a change of every kind.
import { evidenceDocument } from '../../src/report/evidence.ts';
import type { EvidenceDocument } from '../../src/report/evidence-schema.ts';
import type { ChangesFile } from '../../src/report/html/changes.ts';
import { planDocument } from '../../src/report/plan-document.ts';
import { applyReport, changeResult, create, plan, remove, system, undeclared, update } from './builder.ts';

const AT = Date.UTC(2026, 2, 1, 9);
const OPTIONS = { toolVersion: '1.2.3', generatedAt: '2026-03-01T08:00:00.000Z' };

const ALPHA = { ...system('cs_1', 'Alpha EMS', { id: 'cc_1', name: 'Main Center' }), impactRating: 'High' };
const BETA = { ...system('cs_2', 'Beta SCADA', { id: 'fac_1', name: 'River Dam' }), impactRating: 'Medium' };

const CHANGES = [
  create('plc-11', BETA, 'hardware', { line: 25 }),
  update('ca_90', { name: 'fep', system: BETA, type: 'hardware' }, { type: 'software' }, { line: 22 }),
  update('ca_81', { name: 'rtu-03', system: BETA, type: 'hardware' }, { name: 'rtu-03a' }, { line: 9 }),
  update('ca_40', { name: 'fw-01', system: ALPHA, type: 'hardware' }, { system: BETA }, { line: 6 }),
  remove('ca_17', 'hmi-02', ALPHA, 'hardware'),
  remove('ca_77', 'sw-09', BETA, 'hardware', { origin: 'drift' }),
] as const;

type FileOf<K extends ChangesFile['kind']> = Extract<ChangesFile, { readonly kind: K }>;

export const PLAN_FILE: FileOf<'plan'> = {
  kind: 'plan',
  path: 'plan.json',
  sha256: 'ab'.repeat(32),
  document: planDocument(plan(CHANGES, { undeclared: [undeclared('ca_95', 'ups-01', BETA, 'hardware')] }), OPTIONS),
};

/** The same changes, each with an outcome of its own; drift is not part of an apply. */
export function evidenceFile(extra: Partial<EvidenceDocument> = {}): FileOf<'evidence'> {
  const outcomes = ['done', 'failed', 'done', 'adopted', 'already'] as const;
  const changes = CHANGES.slice(0, 5);
  const results = changes.map((change, index) => {
    const outcome = outcomes[index] ?? 'skipped';
    const failure = outcome === 'failed' ? ['The service refused it.', '{"error":"taken"}'] : [];
    const [reason = null, detail = null] = failure;
    const id = change.id ?? 'ca_901';
    return changeResult(change, { outcome, reason, detail, id, startedAt: AT, endedAt: AT + 4500 });
  });
  const approval = { user: 'compliance-lead', submitted_at: '2026-02-28T16:30:00Z', commit_id: 'beef' };
  const evidence = evidenceDocument({
    tool: { name: 'cip-inventory-sync', version: '1.2.3' },
    organization: 'acme-power',
    service: 'https://service.example',
    result: 'partial',
    digest: `sha256:${'cd'.repeat(32)}`,
    approval: { mode: 'review', by: 'pull request #7' },
    context: {
      ...{ commit: 'c0ffee', clean: true, actor: 'merge-bot' },
      pull_requests: [
        { number: 7, author: 'scada-team', head: 'beef', merge_commit: 'c0ffee', record: null, approvals: [approval] },
      ],
      run_url: 'https://github.example/acme/inventory/actions/runs/1',
    },
    files: [{ path: 'inventory/alpha.yml', sha256: 'ef'.repeat(32) }],
    summary: plan(CHANGES).summary,
    guards: [{ guard: 'max-deletes', limit: 25, value: 1, passed: true }],
    changes,
    report: applyReport(results),
    attemptsOf: ({ writes }) => writes,
    shownIn: () => [7],
    ledger: null,
    ...{ startedAt: AT, endedAt: AT + 5000 },
  });
  return { kind: 'evidence', path: 'evidence.json', sha256: 'ab'.repeat(32), document: { ...evidence, ...extra } };
}
