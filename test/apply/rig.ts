// The real client and the real emulator in one process: tests plan and apply worlds over HTTP. The clock is fake: a
// sleep advances it at once, so no test waits.
import { onTestFinished } from 'vitest';
import { executeChanges } from '../../src/apply/execute.ts';
import type { ApplyPorts } from '../../src/apply/ports.ts';
import type { Change } from '../../src/core/change.ts';
import { hasErrors } from '../../src/core/diagnostic.ts';
import type { Inventory, Live, LiveAsset } from '../../src/core/model.ts';
import { type ApplyReport, FREE, hasSucceeded } from '../../src/core/result.ts';
import { FAULT_KINDS, seededRandom } from '../../src/emulator/faults.ts';
import type { EmulatorOptions } from '../../src/emulator/options.ts';
import { type Emulator, serveEmulator } from '../../src/emulator/server.ts';
import type { Service } from '../../src/service/connect.ts';
import { ORGANIZATION, plan, TOLERANT } from '../core/build.ts';
import { client } from '../service/server.ts';
import { FakeClock } from './scripted.ts';

const KEY = 'key-of-acme';
const open: (() => Promise<void>)[] = [];

export interface Rig {
  readonly emulator: Emulator;
  readonly connection: Service;
  readonly clock: FakeClock;
  readonly random: () => number;
}

/** A service that contains the world, and a client of it. Closed after the test, or by `closeRigs`. */
export async function rigFor(world: Live, options: Partial<EmulatorOptions> = {}, seed = 1): Promise<Rig> {
  const clock = new FakeClock();
  const emulator = await serveEmulator({
    seed: seedOf(world),
    options: { randomSeed: seed, ...options },
    now: clock.now,
  });
  const random = seededRandom(seed + 1);
  const connection = client(emulator.url, { apiKey: KEY, concurrency: 8, clock, random });
  open.push(async () => {
    await connection.close();
    await emulator.close();
  });
  onTestFinished(closeRigs);
  return { emulator, connection, clock, random };
}

/** Closes all open rigs. A property opens one for each run. */
export async function closeRigs(): Promise<void> {
  await Promise.all(open.splice(0).map((close) => close()));
}

function seedOf({ systems, assets }: Live) {
  return {
    organizations: [
      {
        slug: ORGANIZATION,
        keys: [KEY],
        cyber_systems: systems.map(({ id, name }) => ({ id, name })),
        cyber_assets: assets.map(({ organization_slug, ...asset }) => asset),
      },
    ],
  };
}

/** The faults that a run recovers from, if each hits only one request. */
export const FAULTS = FAULT_KINDS.filter((kind) => kind !== 'stall' && kind !== 'slow');

/** Reads the lists and plans, as `plan` does. */
export async function planOver(head: Inventory, { connection }: Rig) {
  const [systems, assets] = await Promise.all([connection.reader.cyberSystems(), connection.reader.cyberAssets()]);
  const made = plan(head, { organization: ORGANIZATION, facilities: [], systems, assets }, TOLERANT);
  if (hasErrors(made.diagnostics)) throw new Error(`no plan: ${made.diagnostics.map(({ code }) => code).join(', ')}`);
  return { plan: made, assets };
}

interface Applying {
  readonly changes: readonly Change[];
  readonly assets: readonly LiveAsset[];
  readonly concurrency?: number;
  readonly ports?: Partial<ApplyPorts>;
}

/** Applies, as `apply` does. */
export function applyOver({ changes, assets, concurrency = 8, ports = {} }: Applying, rig: Rig): Promise<ApplyReport> {
  const { connection, clock, random } = rig;
  const input = { changes, live: assets, systemName: String, concurrency, random };
  return executeChanges(input, {
    reader: connection.reader,
    writer: connection.writer(),
    clock,
    journal: () => {},
    stop: new AbortController().signal,
    permit: FREE,
    progress: () => {},
    ...ports,
  });
}

/** True when every change is done and the list shows it. */
export function isDone({ results, converged }: ApplyReport): boolean {
  return converged === true && results.every(({ outcome }) => hasSucceeded(outcome));
}

/** The assets that are really in the service, even if its answers differ. */
export function stored({ emulator }: Rig): LiveAsset[] {
  return [...emulator.store.organization(ORGANIZATION).cyberAssets.values()];
}

/** How many requests with that method wrote. */
export function committed({ emulator }: Rig, method: string): number {
  return emulator.log.filter((entry) => entry.committed && entry.method === method).length;
}
