// What the issue about drift holds when there is more than GitHub takes.
import { expect, test } from 'vitest';
import { numbered } from '../journeys/world.ts';
import { look, theIssue } from './drifting.ts';
import { declare, seeded, setWorld } from './world.ts';

test('3,000 assets that drifted: the issue has room for some, and the summary for all', async () => {
  const seed = seeded({ Alpha: numbered('extra', 1500).map((name) => `${name} software`) });
  const world = await setWorld({ seed, files: { 'inventory/alpha.yml': declare('Alpha', numbered('gone', 1500)) } });
  const ran = await look(world);
  expect(ran.outputs).toMatchObject({ result: 'drifted', 'drift-count': '3000' });
  const { body } = theIssue(world);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
  expect(Buffer.byteLength(body)).toBeGreaterThan(55_000);
  expect(body).toMatch(/more not shown here; the summary of the run has more\./);
  expect(body).toContain('cip-sync import --update');
  for (const name of ['extra-1500', 'gone-1500']) expect(ran.summary).toContain(`\`${name}\``);
});
