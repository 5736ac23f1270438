// `detail: counts`, the default of a public repository: no name or id of files or the service is anywhere that people
// look. What else runs come to, test/sinks has with hostile names.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PullState } from '../github/stand-in.ts';
import { applyInside, type InsideRan, planInside } from './inside.ts';
import { declare, seeded, setWorld, type World } from './world.ts';

/** What is confidential: names, and the ids that the seed makes of them. */
const SYSTEMS = ['Quokka', 'Numbat'];
const ASSETS = ['wombat', 'bilby', 'dingo', 'dunnart', 'potoroo', 'cassowary'];
const WORDS = [...SYSTEMS, ...ASSETS, ...SYSTEMS.map((name) => name.toLowerCase()), 'cs_', 'ca_'];

const SEED = seeded({ Quokka: ['wombat', 'bilby', 'dingo'], Numbat: ['dunnart'] });

function files(quokka: readonly string[], numbat: readonly string[]) {
  return { 'inventory/one.yml': declare('Quokka', quokka), 'inventory/two.yml': declare('Numbat', numbat) };
}

const START = files(['wombat', 'bilby', 'dingo'], ['dunnart']);
/** A create, a rename, a move, a retype and a delete. */
const EVERYTHING = files(['cassowary', 'potoroo renamed_from=bilby'], ['dunnart software', 'dingo moved_from=Quokka']);

async function open(changed: Record<string, string>): Promise<{ readonly world: World; readonly pull: PullState }> {
  const world = await setWorld({ seed: SEED, files: START, github: { isPrivate: false } });
  return { world, pull: await world.pullRequest(changed) };
}

/** Where the words stand, of all that anybody can read of the run and on GitHub. */
function leaks({ github }: World, ran: InsideRan): string[] {
  const { checkRuns, comments } = github.state;
  const places = {
    ...{ log: ran.log, errors: ran.errors.join(), warnings: ran.warnings.join(), summary: ran.summary },
    ...{ outputs: JSON.stringify(ran.outputs), checks: JSON.stringify(checkRuns), comments: JSON.stringify(comments) },
  };
  return Object.entries(places).flatMap(([place, text]) =>
    WORDS.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`),
  );
}

function expectPrivate(world: World, ran: InsideRan, result: string): void {
  expect(leaks(world, ran)).toEqual([]);
  expect(ran.outputs.result).toBe(result);
}

describe('in a public repository nothing is named', () => {
  test('by a plan with every kind of change, and its apply', async () => {
    const { world, pull } = await open(EVERYTHING);
    const planned = await planInside(world, pull);
    expectPrivate(world, planned, 'planned');
    expect(planned.outputs).toMatchObject({ 'create-count': '1', 'update-count': '3', 'delete-count': '1' });
    expect(world.comments(pull)[0]?.body).toContain('inventory/one.yml');
    const applied = await applyInside(world, await world.merge(pull));
    expectPrivate(world, applied, 'applied');
    expect(applied.writes).toHaveLength(5);
    expect(readFileSync(planned.outputs['plan-path'] ?? '', 'utf8')).toContain('cassowary');
  });

  test('by a plan that is shown whole when asked: then it is all there', async () => {
    const { world, pull } = await open(EVERYTHING);
    const ran = await planInside(world, pull, { detail: 'full' });
    expect(new Set(leaks(world, ran).map((leak) => leak.replace(/:.*/, '')))).toEqual(
      new Set(['log', 'summary', 'checks', 'comments']),
    );
    // Of the check it is the annotations and what would be deleted that name: the rest is of counts and digests.
    const [check, ...others] = world.plans(pull.headSha);
    expect(others).toEqual([]);
    expect(check?.annotations.map(({ path, message }) => ({ path, message }))).toEqual([
      {
        path: 'inventory/one.yml',
        message:
          'Is this a rename? In "Quokka", "wombat" (ca_wombat) would be deleted and "cassowary" created in its place. If so, keep the id and its history: add renamed_from: "wombat"',
      },
    ]);
    const named = WORDS.filter((word) => check?.summary?.includes(word));
    expect(named).toEqual(['Quokka', 'wombat', 'ca_']);
    const rest = JSON.stringify({ ...check, annotations: [], summary: '' });
    expect(WORDS.filter((word) => rest.includes(word))).toEqual([]);
  });
});
