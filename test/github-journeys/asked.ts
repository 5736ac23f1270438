// Small worlds that several journeys set out from.
import { declared, scene, seeded, setWorld } from './world.ts';

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
  return { world, pull: await world.pullRequest(declared('a', 'c')), meanwhile };
}
