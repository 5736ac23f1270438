// Pull requests of thousands of changes: what is recorded is what somebody could see, and all of it is applied.
import { describe, expect, test } from 'vitest';
import type { PullState } from '../github/stand-in.ts';
import { numbered } from '../journeys/world.ts';
import { applyInside, planInside } from './inside.ts';
import { declare, recordsIn, seeded, setWorld, type World } from './world.ts';

const MOST_COMMENT_BYTES = 60_000;
const MOST_SUMMARY_BYTES = 1024 * 1024;

async function creating(names: readonly string[]): Promise<{ readonly world: World; readonly pull: PullState }> {
  const declared = (assets: readonly string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });
  const world = await setWorld({ seed: seeded({ Alpha: [] }), files: declared([]) });
  return { world, pull: await world.pullRequest(declared(names)) };
}

function recordedBy({ github }: World) {
  const [found] = recordsIn(github.state.checkRuns);
  if (found === undefined) throw new Error('there is no record');
  return { record: found.record, parts: found.shown.runs.length };
}

function bytes(text = ''): number {
  return Buffer.byteLength(text);
}

describe('3,000 creates in one pull request', () => {
  test('are shown, recorded in parts, and applied', async () => {
    const { world, pull } = await creating(numbered('rtu', 3000));
    const planned = await planInside(world, pull);
    expect(planned).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '3000' } });
    const [comment] = world.comments(pull);
    expect(bytes(comment?.body)).toBeLessThanOrEqual(MOST_COMMENT_BYTES);
    expect(comment?.body).toMatch(/[\d,]+ more not shown here/);
    expect(planned.summary).toContain('`rtu-3000`');
    expect(planned.log).not.toContain('::group::');
    // The second holds the rest of the record, and judges nothing.
    expect(world.plans(pull.headSha).map(({ title, conclusion }) => [title, conclusion])).toEqual([
      ['3,000 changes', 'success'],
      ['Record, part 2 of 2', 'neutral'],
    ]);
    const { record, parts } = recordedBy(world);
    expect([record.changes.length, record.digest, parts]).toEqual([3000, planned.outputs.digest, 2]);
    const applied = await applyInside(world, await world.merge(pull));
    expect(applied).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    // The part of the summary for results has room for some, so the log has the plan, too.
    expect(applied.summary).toContain('more not shown here. The evidence has all of them.');
    expect(applied.log).toMatch(/^::group::Plan: 3,000 changes\n[\s\S]*^::group::Apply: done 3,000 of 3,000\n/m);
    expect(new Set(world.live().map((line) => line.replace(/ .*/, ''))).size).toBe(3000);
    expect(applied.writes).toEqual(Array(3000).fill('POST /cyber-assets 201'));
  });
});

describe('10,000 creates', () => {
  test('fit a record', async () => {
    const { world, pull } = await creating(numbered('rtu', 10_000));
    const planned = await planInside(world, pull);
    expect(planned.code).toBe(0);
    const { record, parts } = recordedBy(world);
    expect([record.changes.length, record.digest, parts]).toEqual([10_000, planned.outputs.digest, 6]);
    expect(bytes(planned.summary)).toBeLessThanOrEqual(MOST_SUMMARY_BYTES);
  });

  const long = numbered('r'.repeat(140), 10_000);

  test('of which some are shown nowhere are recorded without these, so that none is applied', async () => {
    const { world, pull } = await creating(long);
    const planned = await planInside(world, pull);
    expect(bytes(planned.summary)).toBeLessThanOrEqual(MOST_SUMMARY_BYTES);
    const { record } = recordedBy(world);
    const shown = long.filter((name) => planned.summary.includes(`\`${name}\``));
    expect(record.changes).toHaveLength(shown.length);
    expect(shown.length).toBeLessThan(10_000);
    expect(planned.log).toMatch(/^::group::Plan: 10,000 changes\n/m);
    expect(planned.warnings).toEqual([expect.stringContaining('Split the pull request')]);
    expect(world.comments(pull)[0]?.body).toContain(`**${planned.warnings[0]}**`);
    expect(world.comments(pull)[0]?.body).not.toContain('**Next:** approve');
    const applied = await applyInside(world, await world.merge(pull));
    expect(applied).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  });

  test('are recorded whole where numbers alone are shown: the diff shows them', async () => {
    const { world, pull } = await creating(long);
    await planInside(world, pull);
    expect(recordedBy(world).record.changes).toHaveLength(10_000);
  });
});
