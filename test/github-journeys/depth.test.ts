// What a person waits for on GitHub is requests one after another (design section 12), and what history costs.
import { expect, test } from 'vitest';
import { applyInside, planInside } from './inside.ts';
import { declare, seeded, setWorld, type World } from './world.ts';

const declared = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });
const REVIEW = { approval: 'review' };

/** Several reviewed pull requests since the last apply, and one to plan. */
async function history() {
  // What is asked at once is answered together.
  const github = { latencyMs: 100 };
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: declared('a'), github });
  await applyInside(world, await world.directPush({ 'README.md': 'first\n' }), REVIEW);
  const names = ['a'];
  for (const name of ['c', 'd', 'e']) {
    names.push(name);
    const pull = await world.pullRequest(declared(...names));
    await planInside(world, pull, REVIEW);
    world.github.review(pull);
    await world.merge(pull);
  }
  return { world, next: await world.pullRequest(declared(...names, 'f')) };
}

/** The requests since then with how deep each was. */
function told({ github }: World, from: number): string {
  const base = github.entries[from - 1]?.depth ?? 0;
  return github.entries
    .slice(from)
    .map(({ depth, method, path }) => `${depth - base} ${method} ${path}`)
    .join('\n');
}

test('a plan is at most eight deep and an apply ten, and neither asks the same twice', async () => {
  const { world, next } = await history();
  const planFrom = world.github.entries.length;
  await planInside(world, next, REVIEW);
  expect(world.github.depthSince(planFrom), told(world, planFrom)).toBeLessThanOrEqual(8);
  world.github.review(next);
  const push = await world.merge(next);
  const applyFrom = world.github.entries.length;
  expect(await applyInside(world, push, REVIEW)).toMatchObject({ outputs: { result: 'applied' } });
  expect(world.github.depthSince(applyFrom), told(world, applyFrom)).toBeLessThanOrEqual(10);
  for (const from of [planFrom, applyFrom]) {
    const to = from === planFrom ? applyFrom : undefined;
    const lines = world.github.entries.slice(from, to).filter(({ method }) => method === 'GET');
    const asked = lines.map(({ path, query }) => `${path} ${JSON.stringify(query)}`);
    const twice = asked.filter((line, index) => asked.indexOf(line) !== index);
    // The pull request and the tip are read again just before what rests on them.
    expect(twice.filter((line) => !/\/(?:pulls\/\d+|git\/ref\/\S+) /.test(line))).toEqual([]);
  }
});

test('history that does not touch the inventory costs a page now and then', async () => {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: declared('a') });
  await applyInside(world, await world.directPush({ 'README.md': 'first\n' }));
  for (let count = 0; count < 250; count += 1) await world.github.directPush({ 'README.md': `${count}\n` });
  const pull = await world.pullRequest(declared('a', 'c'));
  const { github } = await planInside(world, pull);
  expect(github.length).toBeLessThanOrEqual(17);
});
