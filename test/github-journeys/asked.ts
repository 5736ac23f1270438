// Small worlds that several journeys set out from.
import { type Hands, runInside } from './inside.ts';
import type { Inputs } from './run.ts';
import { ACME, alpha, declared, scene, seeded, setWorld, type World, type WorldInput } from './world.ts';

/** A pull request that creates one asset, not planned yet. */
export const opened = () => scene(['a'], ['a', 'c']);

/** One that creates one asset and deletes another. */
export const openedWithDelete = () => scene(['a', 'b'], ['a', 'c']);

/** The same, planned and merged. */
export async function merged() {
  const { world, pull } = await opened();
  await world.planRun(pull);
  return { world, pull, push: await world.merge(pull) };
}

/** One not planned yet; what `meanwhile` is given happens once, when the service is next asked. */
export async function openedMeanwhile() {
  let next: (() => Promise<unknown>) | null = null;
  const world = await setWorld({
    seed: seeded({ Alpha: ['a'] }),
    files: declared('a'),
    meanwhile: async () => {
      const task = next;
      next = null;
      await task?.();
    },
  });
  const meanwhile = (task: () => Promise<unknown>) => {
    next = task;
  };
  return { world, pull: await world.pullRequest(declared('a', 'c')), meanwhile, hasHappened: () => next === null };
}

/** The service takes the name meanwhile, so that what was shown is not what is to be done. */
export function move({ service }: World): void {
  service.store.organization(ACME).createAsset({ name: 'c', cyber_system_id: 'cs_alpha', asset_type: 'software' });
}

/** The apply of two creates, one after the other, by a clock in the hands of the test. */
export async function twoCreates(inputs: Inputs = {}, given: WorldInput = {}) {
  const hands: Hands = { late: 0 };
  const world = await alpha(['a'], given);
  const pull = await world.pullRequest(declared('a', 'c', 'd'));
  await world.planRun(pull, inputs);
  const push = await world.merge(pull);
  const event = await world.github.event('push', push);
  const run = (asking = fetch) => {
    return runInside(world, { event, inputs: { concurrency: '1', ...inputs }, hands, fetch: asking });
  };
  return { world, push, hands, run };
}

/** Happens once, when the service has taken a write. */
export function afterFirstWrite({ service }: World, happens: () => void): void {
  let isFirst = true;
  service.store.organization(ACME).onWrite(() => {
    if (isFirst) happens();
    isFirst = false;
  });
}
