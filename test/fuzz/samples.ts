// Good inventories, lists and plans to start from: the random worlds of test/worlds.
import fc from 'fast-check';
import type { CyberSystem, Facility, Live, LiveAsset } from '../../src/core/model.ts';
import { sourceFile } from '../../src/inventory/files.ts';
import { parseInventory } from '../../src/inventory/parse.ts';
import { planDocument } from '../../src/text/plan-document.ts';
import type { PlanDocument } from '../../src/text/plan-schema.ts';
import { plan } from '../core/build.ts';
import { makeWorld } from '../worlds/declare.ts';
import { Dice } from '../worlds/dice.ts';
import { filesOf } from '../worlds/files.ts';

const organization_slug = 'acme';

export interface Sample {
  readonly files: ReadonlyMap<string, string>;
  readonly live: Live;
}

/** A few hundred are enough: only the damage needs to differ. */
const made = new Map<number, Sample>();

export const samples: fc.Arbitrary<Sample> = fc.nat(299).map((seed) => {
  const sample = made.get(seed) ?? makeSample(seed);
  made.set(seed, sample);
  return sample;
});

function makeSample(seed: number): Sample {
  const dice = new Dice(seed);
  const world = makeWorld(seed, dice);
  const facilities: Facility[] = world.landscape.facilities.map(({ id, name }) => ({ id, name, organization_slug }));
  const systems: CyberSystem[] = world.landscape.systems.map(({ id, name, facilityId: facility_id }) => ({
    ...{ id, name, facility_id, organization_slug },
  }));
  const assets: LiveAsset[] = Array.from(world.live, ([id, { name, system, type }]) => ({
    ...{ id, name, cyber_system_id: system, asset_type: type, organization_slug },
  }));
  return { files: filesOf(world, dice), live: { organization: organization_slug, facilities, systems, assets } };
}

export const planDocuments: fc.Arbitrary<PlanDocument> = samples.map(({ files, live }) => {
  const documents = [...files].flatMap(([path, text]) => parseInventory(sourceFile(path, text), text, () => {}));
  return planDocument(plan({ documents }, live), {
    toolVersion: '1.2.3',
    generatedAt: '2026-01-02T03:04:05.000Z',
  });
});
