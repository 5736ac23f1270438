// A ledger on a real git server of the file system, writers of it, and clones of it to read.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digest } from '../../src/core/fingerprint.ts';
import type { Lists, LiveAsset } from '../../src/core/model.ts';
import { offlinePlace, openClone } from '../../src/ledger/clone.ts';
import { beginLedger, Publisher } from '../../src/ledger/publish.ts';
import type { RecordedEvidence, RunContent } from '../../src/ledger/run-file.ts';
import { readPrivateKey } from '../../src/ledger/signature.ts';
import { LedgerStore } from '../../src/ledger/store.ts';
import { liveFiles } from '../../src/ledger/tree.ts';
import { folderWith, git } from '../inventory/temporary.ts';

export const SERVICE = 'https://inventory.example';
const TOOL = { name: 'cip-inventory-sync', version: '0.0.0' };
export const BRANCH = 'inventory-ledger';

/** An empty bare repository that serves partial clones, as GitHub does. */
export function serverRepository(): string {
  const folder = join(folderWith({}), 'ledger.git');
  git('/', 'init', '--quiet', '--bare', '--initial-branch=main', folder);
  git(folder, 'config', 'uploadpack.allowFilter', 'true');
  return folder;
}

/** A clock of the test's own, a second further at each look. */
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
  /** More of the environment of git. */
  readonly env?: Readonly<Record<string, string>>;
}

function storeOf({ url, key = null, env = {} }: WriterInput): LedgerStore {
  return new LedgerStore({
    folder: folderWith({}),
    env: { ...process.env, ...env },
    remote: { url, branch: BRANCH },
    key: key === null ? null : readPrivateKey(key),
  });
}

export function begin(input: WriterInput): Promise<string | null> {
  const ledger = { organization: 'acme', service: SERVICE };
  return beginLedger(storeOf(input), { ...ledger, at: input.clock.now() });
}

/** A ledger that was just begun on a server of its own, with its first commit. */
export async function begun(start = '2026-03-01T06:17:02.000Z') {
  const place = { url: serverRepository(), clock: new TestClock(start) };
  return { ...place, first: await begin(place) };
}

export async function writer(input: WriterInput): Promise<Publisher> {
  const { clock, run = '1' } = input;
  const name = { run, attempt: 1 };
  const stop = new AbortController().signal;
  const publisher = new Publisher({ store: storeOf(input), name, tool: TOOL, clock, random: Math.random, stop });
  await publisher.open(SERVICE);
  return publisher;
}

/** A clone with all of its history, read at the branch of the ledger. */
export async function cloneOf(url: string) {
  const folder = join(folderWith({}), 'clone');
  git(tmpdir(), 'clone', '--quiet', '--branch', BRANCH, url, folder);
  return openClone(offlinePlace(folder, process.env), null);
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
export function evidenceWith(more: Partial<RecordedEvidence>): RecordedEvidence {
  return {
    ...{ organization: 'acme', service: SERVICE, result: 'unapproved', digest: digest([]) },
    ...{ ended_at: '2026-03-01T06:17:00.000Z', approval: { mode: 'plan', by: null }, commit: null, actor: null },
    ...{ run_url: null, pull_requests: [], files: [], guards: [], changes: [], differences: [], ledger: null },
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

/** What a run of no commit adds, with the lists that it read. */
export function entry(content: RunContent, lists: ReturnType<typeof listsOf> | null = null) {
  return { content, lists, commit: null };
}

export function listsOf(assets: readonly LiveAsset[], clock: TestClock, places = PLACES) {
  return { files: liveFiles({ ...places, assets }, {}), readAt: clock.now() };
}
