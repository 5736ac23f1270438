// What a person waits for on GitHub is requests one after another, and what history costs.
import { expect, test } from 'vitest';
import { checkSeal, encodeRecord, type PlanRecord } from '../../src/github/record.ts';
import { applyInside, planInside } from './inside.ts';
import type { Inputs } from './run.ts';
import { alpha, declared, recordsIn, type World } from './world.ts';

const REVIEW = { approval: 'review' };

/** A world after a first apply, and how to make GitHub slow: what is asked at once is then answered together. */
async function appliedOnce(inputs: Inputs = {}) {
  const github = { latencyMs: 0 };
  const world = await alpha(['a'], { github });
  await applyInside(world, await world.directPush({ 'README.md': 'first\n' }), inputs);
  return { world, slow: (latencyMs = 400) => Object.assign(github, { latencyMs }) };
}

/** Several reviewed pull requests since the last apply, and one to plan. */
async function history() {
  const { world, slow } = await appliedOnce(REVIEW);
  const names = ['a'];
  for (const name of ['c', 'd', 'e']) {
    names.push(name);
    const pull = await world.pullRequest(declared(...names));
    await planInside(world, pull, REVIEW);
    world.github.review(pull);
    await world.merge(pull);
  }
  return { world, slow, next: await world.pullRequest(declared(...names, 'f')) };
}

/** The requests since then with how deep each was. */
function told({ github }: World, from: number): string {
  const base = github.entries[from - 1]?.depth ?? 0;
  return github.entries
    .slice(from)
    .map(({ depth, method, path }) => `${depth - base} ${method} ${path}`)
    .join('\n');
}

/** Two texts in turns: each is a change, and of a thousand commits there are no more than two trees to write. */
function inTurns(times: number): string[] {
  return Array.from({ length: times }, (_, nth) => `${nth % 2}\n`);
}

test('a plan is at most eight deep and an apply ten, and neither asks the same twice', async () => {
  const { world, next, slow } = await history();
  slow();
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

test('a plan is no deeper where more than a hundred commits of the inventory, and more beside, wait to be applied', async () => {
  const { world, slow } = await appliedOnce();
  const earlier = await world.pullRequest(declared('a', 'c'));
  await planInside(world, earlier);
  await world.merge(earlier);
  for (const text of inTurns(120)) await world.directPush({ 'inventory/note.md': text, 'README.md': text });
  const next = await world.pullRequest(declared('a', 'c', 'd'));
  const from = world.github.entries.length;
  // Answers of one round are to be there before those of the next, on a busy machine, too.
  slow(1000);
  const ran = await planInside(world, next);
  expect(ran).toMatchObject({ outputs: { result: 'planned', 'create-count': '2' } });
  expect(world.github.depthSince(from), told(world, from)).toBeLessThanOrEqual(8);
  // GitHub punishes more than a hundred.
  expect(world.github.mostAtOnce).toBeLessThanOrEqual(75);
});

test('1,000 commits that do not touch the inventory cost a plan and an apply at most 30 requests each', async () => {
  const { world } = await appliedOnce();
  for (const text of inTurns(1000)) await world.github.directPush({ 'README.md': text });
  const pull = await world.pullRequest(declared('a', 'c'));
  const planned = await planInside(world, pull);
  const applied = await applyInside(world, await world.merge(pull));
  expect(applied).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  for (const { github } of [planned, applied]) {
    expect(github.length, github.join('\n')).toBeLessThanOrEqual(30);
    // The newest mark is found without walking history, and the range is read in pages.
    expect(github.filter((line) => line.includes('/compare/'))).toHaveLength(10 + Number(github === applied.github));
    expect(github.filter((line) => /\/commits\/\w+\/pulls /.test(line)).length).toBeLessThanOrEqual(2);
  }
});

/** Many merged pull requests with records, the last of which alone shows what is pending. */
async function manyRecorded(count: number, inputs: Inputs) {
  const { world } = await appliedOnce(inputs);
  const first = await world.pullRequest(declared('a', 'c'));
  await planInside(world, first, inputs);
  const [{ record } = { record: null }] = recordsIn(world.github.state.checkRuns);
  await world.merge(first);
  for (const text of inTurns(count - 2)) {
    const pull = await world.pullRequest({ 'inventory/note.md': text });
    const changes = [{ fingerprint: pull.headSha, target: null }];
    plantRecord(world, { ...record!, pullRequest: pull.number, head: pull.headSha, base: pull.baseSha, changes });
    await world.merge(pull);
  }
  const last = await world.pullRequest(declared('a', 'd'));
  await planInside(world, last, inputs);
  world.github.review(last);
  return { world, push: await world.merge(last) };
}

function plantRecord({ github }: World, record: PlanRecord): void {
  const ended = { status: 'completed', conclusion: 'success' } as const;
  const run = github.plantCheckRun({ name: 'inventory plan', headSha: record.head, ...ended });
  const shown = { comment: null, check: checkSeal(run.title, run.summary), runs: [run.id] };
  run.text = encodeRecord(record, []).first(shown);
}

// A job's token may ask GitHub a thousand times an hour.
test.each([{}, REVIEW])(
  'an apply after 300 recorded pull requests, all but one taken back, asks less than 1,000 times: %j',
  async (inputs) => {
    const { world, push } = await manyRecorded(300, inputs);
    const { github, outputs, log } = await applyInside(world, push, inputs);
    expect(outputs, log).toMatchObject({ result: 'applied', 'done-count': '1' });
    expect(github.length, github.join('\n')).toBeLessThan(1000);
    // Which pull request brought a commit, and its record, is asked of each; the rest only of the last.
    const rest = github.filter((line) => /^GET \S+\/(?:pulls|issues)\/\d+\//.test(line));
    expect(rest.map((line) => /\/(\d+)\//.exec(line)?.[1])).toEqual(rest.map(() => '300'));
    expect(rest).not.toEqual([]);
  },
);
