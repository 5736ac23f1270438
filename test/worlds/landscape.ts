// Cyber systems and facilities: managed and not, namesakes in several facilities, in one, and in none.
import type { Dice } from './dice.ts';
import { FACILITY_NAMES, SYSTEM_NAMES } from './names.ts';
import type { Landscape, System } from './world.ts';

export function makeLandscape(dice: Dice): Landscape {
  // Facilities may share a name, too.
  const facilities = Array.from({ length: dice.between(0, 3) }, (_, n) => {
    return { id: `fac_${n + 1}`, name: dice.pick(FACILITY_NAMES) };
  });
  const systems: System[] = [];
  const count = dice.between(2, 6);
  for (let n = 0; n < count; n++) {
    const isTwin = systems.length > 0 && dice.chance(0.3);
    systems.push({
      id: `cs_${n + 1}${dice.chance(0.2) ? '%2F#?' : ''}`,
      name: isTwin ? dice.pick(systems).name : dice.pick(SYSTEM_NAMES),
      facilityId: facilities.length > 0 && dice.chance(0.7) ? dice.pick(facilities).id : null,
      isManaged: n === 0 || dice.chance(0.75),
      prune: dice.chance(0.8),
    });
  }
  return { facilities, systems };
}

/** How a file can name a system: `facility` is null if none is needed. */
export interface Naming {
  readonly system: string;
  readonly facility: string | null;
}

/** All the unambiguous ways to name it. */
export function namingsOf(system: System, { systems, facilities }: Landscape): Naming[] {
  const facility = facilities.find(({ id }) => id === system.facilityId);
  const namings: Naming[] = [{ system: system.id, facility: null }];
  const twins = systems.filter(({ name }) => name === system.name);
  if (twins.length === 1) namings.push({ system: system.name, facility: null });
  if (facility === undefined) return namings;
  for (const reference of [facility.id, facility.name]) {
    const meant = facilities.filter(({ id, name }) => id === reference || name === reference).map(({ id }) => id);
    namings.push({ system: system.id, facility: reference });
    const named = twins.filter(({ facilityId }) => facilityId !== null && meant.includes(facilityId));
    if (named.length === 1) namings.push({ system: system.name, facility: reference });
  }
  return namings;
}

/** The ways in which `moved_from` can name a system. */
export function referencesTo(system: System, { systems }: Landscape): string[] {
  const isAlone = systems.filter(({ name }) => name === system.name).length === 1;
  return isAlone ? [system.id, system.name] : [system.id];
}
