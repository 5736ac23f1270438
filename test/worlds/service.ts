// The emulated service of a world: seeded with what is live, and killing the caller at a chosen request.
import type { FaultPlan } from '../../src/emulator/faults.ts';
import type { Seed } from '../../src/emulator/seed.ts';
import { type Emulator, serveEmulator } from '../../src/emulator/server.ts';
import { KEY, type Started } from './command.ts';
import type { Dice } from './dice.ts';
import type { State, World } from './world.ts';

const SLUG = 'acme';

export interface Blow {
  readonly victim: Started;
  /** Counted in requests from where it is set. */
  readonly atRequest: number;
  /** Whether the request that it falls on is still done, and so a write committed. */
  readonly isAnswered: boolean;
}

/** The blow to come, and the length of the ledger when it was set. */
interface Threat {
  set: Blow | null;
  from: number;
}

export class Service {
  readonly emulator: Emulator;
  readonly #blow: Threat;

  private constructor(emulator: Emulator, blow: Threat) {
    this.emulator = emulator;
    this.#blow = blow;
  }

  static async start(world: World, dice: Dice, faults: FaultPlan): Promise<Service> {
    const blow: Threat = { set: null, from: 0 };
    const emulator: Emulator = await serveEmulator({
      seed: seedOf(world, dice),
      options: {
        uniqueNames: world.scope,
        withoutFacility: dice.pick(['absent', 'null', 'empty'] as const),
        extraFields: dice.chance(0.3) ? { impact: 'High' } : {},
        randomSeed: world.seed,
        faults,
        latencyMs: 1,
      },
      // Called on each request before it is answered. Nothing is learned by waiting: latency here is no time at all.
      sleep: () => strike(blow, emulator),
    });
    return new Service(emulator, blow);
  }

  /** The next blow, in place of one that has not fallen; null for none. */
  set(blow: Blow | null): void {
    this.#blow.set = blow;
    this.#blow.from = this.emulator.log.length;
  }

  /** What is there now, by id. */
  assets(): Map<string, State> {
    const { cyberAssets } = this.emulator.store.organization(SLUG);
    return new Map(
      Array.from(cyberAssets, ([id, { name, cyber_system_id: system, asset_type: type }]) => [
        id,
        { name, system, type },
      ]),
    );
  }
}

async function strike(blow: Threat, { log }: Emulator): Promise<void> {
  const { set, from } = blow;
  if (set === null || log.length - from < set.atRequest) return;
  blow.set = null;
  set.victim.child.kill('SIGKILL');
  if (set.isAnswered) return;
  await set.victim.finished;
  throw new Error('the caller is gone, and so is its request');
}

function seedOf({ landscape, live }: World, dice: Dice): Seed {
  const parentOf = (facilityId: string | null) => {
    if (facilityId !== null) return { facility_id: facilityId };
    return dice.chance(0.5) ? { control_center_id: 'cc_1' } : {};
  };
  return {
    organizations: [
      {
        slug: SLUG,
        keys: [KEY],
        facilities: landscape.facilities,
        control_centers: [{ id: 'cc_1', name: 'Control' }],
        cyber_systems: landscape.systems.map(({ id, name, facilityId }) => ({ id, name, ...parentOf(facilityId) })),
        cyber_assets: Array.from(live, ([id, { name, system, type }]) => ({
          id,
          name,
          cyber_system_id: system,
          asset_type: type,
        })),
      },
      { slug: 'other', keys: ['other-key'], cyber_systems: [{ id: 'cs_other', name: 'Other' }] },
    ],
  };
}
