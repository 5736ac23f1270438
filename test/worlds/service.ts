// The emulated service of a world: it starts with what is live, and kills the caller at a chosen request.
import type { FaultPlan } from '../../src/emulator/faults.ts';
import type { Seed } from '../../src/emulator/seed.ts';
import { type Emulator, serveEmulator } from '../../src/emulator/server.ts';
import { KEY, type Started } from './command.ts';
import type { Dice } from './dice.ts';
import type { State, World } from './world.ts';

const SLUG = 'acme';

export interface Service {
  readonly emulator: Emulator;
  /** When to kill which caller; null for never. */
  blow: {
    readonly victim: Started;
    /** Counted from the length of the log when it was set. */
    readonly atRequest: number;
    readonly from: number;
    /** Whether the request at which it falls is still done, so that a write is committed. */
    readonly isAnswered: boolean;
  } | null;
}

export async function startService(world: World, dice: Dice, faults: FaultPlan): Promise<Service> {
  const options = {
    uniqueNames: world.scope,
    withoutFacility: dice.pick(['absent', 'null', 'empty'] as const),
    extraFields: dice.chance(0.3) ? { impact: 'High' } : {},
    randomSeed: world.seed,
    faults,
    latencyMs: 1,
  };
  // `sleep` is called before each request is answered. A real wait would show nothing, so latency takes no time here.
  const sleep = () => strike(service);
  const service: Service = { blow: null, emulator: await serveEmulator({ seed: seedOf(world, dice), options, sleep }) };
  return service;
}

async function strike(service: Service): Promise<void> {
  const { blow, emulator } = service;
  if (blow === null || emulator.log.length - blow.from < blow.atRequest) return;
  service.blow = null;
  blow.victim.child.kill('SIGKILL');
  if (blow.isAnswered) return;
  await blow.victim.finished;
  throw new Error('the caller is gone, and so is its request');
}

/** The assets that are there now, by id. */
export function assetsIn({ store }: Emulator): Map<string, State> {
  const assets = [...store.organization(SLUG).cyberAssets.values()];
  return new Map(
    assets.map(({ id, name, cyber_system_id: system, asset_type: type }) => [id, { name, system, type }] as const),
  );
}

function seedOf({ landscape, live }: World, dice: Dice): Seed {
  const parentOf = (facilityId: string | null) => {
    if (facilityId !== null) return { facility_id: facilityId };
    return dice.chance(0.5) ? { control_center_id: 'cc_1' } : {};
  };
  const acme = {
    slug: SLUG,
    keys: [KEY],
    facilities: landscape.facilities,
    control_centers: [{ id: 'cc_1', name: 'Control' }],
    cyber_systems: landscape.systems.map(({ id, name, facilityId }) => ({ id, name, ...parentOf(facilityId) })),
    cyber_assets: Array.from(live, ([id, { name, system: cyber_system_id, type: asset_type }]) => {
      return { id, name, cyber_system_id, asset_type };
    }),
  };
  const other = { slug: 'other', keys: ['other-key'], cyber_systems: [{ id: 'cs_other', name: 'Other' }] };
  return { organizations: [acme, other] };
}
