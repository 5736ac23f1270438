// A ledger on a real git server in the file system, with its writers and its clones.
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndedEvidence, ExecutedChange } from '../../src/apply/evidence-schema.ts';
import { digest } from '../../src/core/fingerprint.ts';
import type { Lists, LiveAsset } from '../../src/core/model.ts';
import { BareFolder } from '../../src/ledger/bare-folder.ts';
import { LedgerBranch } from '../../src/ledger/branch.ts';
import { openClone } from '../../src/ledger/clone.ts';
import { historyOf } from '../../src/ledger/history.ts';
import { type AuditReport, auditHistory } from '../../src/ledger/questions.ts';
import type { RunContent } from '../../src/ledger/run-file.ts';
import { liveFiles } from '../../src/ledger/tree.ts';
import { folderWith, git } from '../inventory/temporary.ts';

export const SERVICE = 'https://inventory.example';
const TOOL = { name: 'cip-inventory-sync', version: '0.0.0' } as const;
export const BRANCH = 'inventory-ledger';

/** An empty bare repository that serves partial clones, as GitHub does. */
export function serverRepository(): string {
  const folder = join(folderWith({}), 'ledger.git');
  git('/', 'init', '--quiet', '--bare', '--initial-branch=main', folder);
  git(folder, 'config', 'uploadpack.allowFilter', 'true');
  return folder;
}

/** A clock that the test sets; a sleep only moves it forward. */
export class TestClock {
  at: number;

  constructor(start: string) {
    this.at = Date.parse(start);
  }

  now = (): number => this.at;

  sleep = async (ms: number): Promise<void> => {
    this.at += ms;
  };
}

export interface WriterInput {
  readonly url: string;
  readonly clock: TestClock;
  readonly run?: string;
  readonly key?: string | null;
  /** More environment variables for git. */
  readonly env?: Readonly<Record<string, string>>;
}

function branchOf({ url, clock, key = null, env = {} }: WriterInput): LedgerBranch {
  const folder = folderWith(key === null ? {} : { key });
  if (key !== null) chmodSync(join(folder, 'key'), 0o600);
  const keyFile = key === null ? null : join(folder, 'key');
  const { signal } = new AbortController();
  const git = { cwd: folder, env: { ...process.env, ...env }, stop: signal };
  const bare = new BareFolder(git, { url, branch: BRANCH }, keyFile);
  return new LedgerBranch(bare, clock, Math.random, signal);
}

export function begin(input: WriterInput): Promise<string | null> {
  return branchOf(input).begin({ organization: 'acme', service: SERVICE });
}

/** A new ledger on its own server, with its first commit. */
export async function begun(start = '2026-03-01T06:17:02.000Z') {
  const place = { url: serverRepository(), clock: new TestClock(start) };
  return { ...place, first: await begin(place) };
}

/** An open ledger, and a function that adds entries to it as the given run. */
export async function writer(input: WriterInput) {
  const branch = branchOf(input);
  await branch.open(SERVICE);
  const name = { run: input.run ?? '1', attempt: 1 };
  return { branch, publish: (added: ReturnType<typeof entry>) => branch.addRun({ name, tool: TOOL, ...added }) };
}

/** A clone with the whole history of the ledger branch. */
export async function cloneOf(url: string) {
  const folder = join(folderWith({}), 'clone');
  git(tmpdir(), 'clone', '--quiet', '--branch', BRANCH, url, folder);
  return openClone(folder, process.env, null);
}

/** The audit of a clone, by default of all time and of everything. */
export async function auditOf(
  folder: string,
  { from = null, to = null, asset = null, system = null, maxGap = 35 }: Asked = {},
): Promise<AuditReport> {
  const history = await historyOf(await openClone(folder, process.env, null));
  const period = { from: from === null ? null : Date.parse(from), to: to === null ? null : Date.parse(to) };
  return auditHistory(history, period, { asset, system }, maxGap);
}

interface Asked {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly asset?: string | null;
  readonly system?: string | null;
  readonly maxGap?: number;
}

export function asset(
  id: string,
  name: string,
  system = 'cs_1',
  type: LiveAsset['asset_type'] = 'hardware',
): LiveAsset {
  return { id, name, cyber_system_id: system, asset_type: type, organization_slug: 'acme' };
}

/** Evidence of an apply that was not approved, with these fields. */
export function evidenceWith(more: Partial<EndedEvidence>): EndedEvidence {
  return {
    format_version: '2.0',
    tool: TOOL,
    organization: 'acme',
    service: SERVICE,
    result: 'unapproved',
    digest: digest([]),
    approval: { mode: 'plan', by: null },
    started_at: '2026-03-01T06:16:00.000Z',
    ended_at: '2026-03-01T06:17:00.000Z',
    commit: null,
    clean: null,
    pull_requests: [],
    actor: null,
    run_url: null,
    files: [],
    summary: {},
    guards: [],
    changes: [],
    closing_read: null,
    differences: [],
    ledger: null,
    ...more,
  };
}

/** A create that a run executed, as its evidence records it, with these fields. */
export function executed(more: Partial<ExecutedChange>): ExecutedChange {
  return {
    fingerprint: 'f1'.repeat(8),
    action: 'create',
    origin: 'inventory',
    id: null,
    cyber_system: { id: 'cs_1', name: '', site: null, impact_rating: null },
    from_cyber_system: null,
    before: null,
    after: null,
    outcome: 'done',
    reason: null,
    detail: null,
    attempts: 1,
    started_at: null,
    ended_at: null,
    shown_in: [],
    recreate: null,
    ...more,
  };
}

const PLACES: Omit<Lists, 'assets'> = {
  facilities: [{ id: 'fac_1', name: 'Tolt Junction' }],
  controlCenters: [{ id: 'cc_1', name: 'North' }],
  systems: [
    { id: 'cs_1', name: 'Line Protection', facility_id: 'fac_1', organization_slug: 'acme' },
    { id: 'cs_2', name: 'SCADA', facility_id: null, organization_slug: 'acme' },
  ],
};

/** What a run without a commit adds, with the lists that it read. */
export function entry(content: RunContent, lists: ReturnType<typeof listsOf> | null = null) {
  return { content, lists, commit: null };
}

export function listsOf(assets: readonly LiveAsset[], clock: TestClock, places = PLACES) {
  return { files: liveFiles({ ...places, assets }, {}), readAt: clock.now() };
}
