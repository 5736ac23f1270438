// GitHub fails at each call of a plan and of an apply, in each way that it fails: nothing unapproved is written, nothing
// is there twice, no mark tells of a success that was none, and the next run sets it right.
import { describe, expect, test } from 'vitest';
import { decodeRecords } from '../../src/github/record.ts';
import type { EventGiven } from '../github/stand-in/events.ts';
import type { Fault } from '../github/stand-in/faults.ts';
import type { CheckRunState } from '../github/stand-in/state.ts';
import { ACME } from '../journeys/world.ts';
import { type InsideRan, runInside } from './inside.ts';
import { declare, seeded, setWorld, type World } from './world.ts';

const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [/^POST \S+\/check-runs /, 'checks/create'],
  [/^PATCH \S+\/check-runs\/\d+ /, 'checks/update'],
  [/^GET \S+\/check-runs /, 'checks/list-for-ref'],
  [/^GET \S+\/commits /, 'repos/list-commits'],
  [/^GET \S+\/commits\/\w+\/pulls /, 'repos/list-pull-requests-associated-with-commit'],
  [/^GET \S+\/pulls\/\d+ /, 'pulls/get'],
  [/^GET \S+\/reviews /, 'pulls/list-reviews'],
  [/^GET \S+\/git\/ref\/\S+ /, 'git/get-ref'],
  [/^GET \S+\/comments /, 'issues/list-comments'],
  [/^POST \S+\/comments /, 'issues/create-comment'],
  [/^PATCH \S+\/comments\/\d+ /, 'issues/update-comment'],
];

interface Call {
  readonly operation: string;
  readonly nth: number;
}

/** The calls of a run, each by its operation and which of that operation's it was. */
function callsOf(ledger: readonly string[]): Call[] {
  const seen = new Map<string, number>();
  return ledger.map((line) => {
    const operation = OPERATIONS.find(([pattern]) => pattern.test(line))?.[1];
    if (operation === undefined) throw new Error(`no operation is known for ${line}`);
    const nth = (seen.get(operation) ?? 0) + 1;
    seen.set(operation, nth);
    return { operation, nth };
  });
}

/** As often as a request is tried. */
const ALWAYS = 5;

const FAULTS: readonly Fault[] = [
  { answer: 403 },
  { answer: 404 },
  { answer: 422 },
  { answer: 429, retryAfter: 1 },
  { answer: 429, retryAfter: 3600 },
  { answer: 'secondary-limit', times: ALWAYS },
  { answer: 500, times: ALWAYS },
  { answer: 'reset', times: ALWAYS },
];

/** What is lost is the answer: a write has been done. */
const LOST: readonly Fault[] = [
  { answer: 502, afterwards: true },
  { answer: 'reset', afterwards: true },
];

interface Rig {
  readonly world: World;
  readonly event: EventGiven;
  readonly clone: string;
  readonly number: number;
  /** GitHub and the service as they were before the run. */
  restore(): void;
}

const declared = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });

async function planRig(): Promise<Rig> {
  const world = await setWorld({ seed: seeded({ Alpha: ['a'] }), files: declared('a') });
  const pull = await world.pullRequest(declared('a', 'c'));
  const event = await world.github.event('pull_request', { pull });
  return rigOf(world, event, pull.number);
}

async function applyRig(): Promise<Rig> {
  const { world, event, number } = await planRig();
  await runInside(world, { event });
  const [pull] = world.github.state.pulls;
  if (pull === undefined) throw new Error('there is no pull request');
  return rigOf(world, await world.github.event('push', await world.merge(pull)), number);
}

async function rigOf(world: World, event: EventGiven, number: number): Promise<Rig> {
  const { checkRuns, comments } = world.github.state;
  const before = { runs: checkRuns.length, comments: comments.length };
  const organization = world.service.store.organization(ACME);
  const known = new Set(organization.cyberAssets.keys());
  const restore = () => {
    checkRuns.splice(before.runs);
    comments.splice(before.comments);
    for (const id of [...organization.cyberAssets.keys()].filter((each) => !known.has(each))) organization.delete(id);
    world.github.clearFaults();
  };
  return { world, event, number, restore, clone: await world.github.cloneAt(event.sha) };
}

/** One line, in our words: neither a bug nor a list of what went wrong after it. */
function expectTold({ code, errors, outputs, shown }: InsideRan): void {
  expect([0, 1]).toContain(code);
  expect(shown).not.toContain('this is a bug');
  expect(errors).toHaveLength(code);
  for (const error of errors)
    expect(error).toMatch(/^(error: GitHub, (GET|POST|PATCH) \S+: |cip-inventory-sync: )[^\n]+$/);
  expect(outputs.result).toBeDefined();
}

function wholeRecords({ github }: World): number {
  return decodeRecords(
    github.state.checkRuns.flatMap(({ text }) => text ?? []),
    '',
  ).length;
}

function succeeded({ github }: World, name: string): CheckRunState[] {
  return github.state.checkRuns.filter((run) => run.name === name && run.conclusion === 'success');
}

function commentsOf({ github }: World, kind: string): number {
  return github.state.comments.filter(({ body }) => body.includes(`cip-inventory-sync:${kind}`)).length;
}

function faultsOf({ operation }: Call): readonly Fault[] {
  return /create|update/.test(operation) ? [...FAULTS, ...LOST] : FAULTS;
}

function describeFault({ operation, nth }: Call, { answer, afterwards = false, retryAfter }: Fault): string {
  return `${operation} ${nth}: ${answer}${afterwards ? ', done' : ''}${retryAfter === undefined ? '' : `, ${retryAfter} s`}`;
}

type Check = (rig: Rig, ran: InsideRan, what: string) => void;

/**
 * Every fault at one call, each from the same start; then, after the last, a run in which all is well. A mark whose
 * answer was lost keeps others waiting for its hour, which has passed by then.
 */
async function sabotage(rig: Rig, call: Call, check: Check): Promise<InsideRan> {
  const { world, event, clone } = rig;
  for (const fault of faultsOf(call)) {
    rig.restore();
    world.github.fault(call.operation, { ...fault, nth: call.nth });
    const ran = await runInside(world, { event, clone });
    expectTold(ran);
    check(rig, ran, describeFault(call, fault));
    world.github.clearFaults();
  }
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000).toISOString();
  for (const run of world.github.state.checkRuns) if (run.status !== 'completed') run.startedAt = hoursAgo;
  return runInside(world, { event, clone });
}

async function cleanCalls(rig: Rig): Promise<Call[]> {
  const calls = callsOf((await runInside(rig.world, rig)).github);
  rig.restore();
  return calls;
}

describe('GitHub fails at any call', () => {
  test('of a plan', async () => {
    const rig = await planRig();
    const { world } = rig;
    const calls = await cleanCalls(rig);
    expect(calls.length).toBeGreaterThan(8);
    for (const call of calls) {
      const again = await sabotage(rig, call, (_rig, ran, what) => {
        expect(ran.writes, what).toEqual([]);
        expect(commentsOf(world, 'plan'), what).toBeLessThanOrEqual(1);
        expect(wholeRecords(world), what).toBe(ran.outputs.result === 'planned' ? 1 : 0);
        if (ran.code === 1) expect(succeeded(world, 'inventory plan'), what).toEqual([]);
      });
      expect(again, `after ${call.operation}`).toMatchObject({ code: 0, outputs: { result: 'planned' } });
      expect([commentsOf(world, 'plan'), wholeRecords(world)], `after ${call.operation}`).toEqual([1, 1]);
    }
  });

  test('of an apply', async () => {
    const rig = await applyRig();
    const { world } = rig;
    const calls = await cleanCalls(rig);
    expect(calls.length).toBeGreaterThan(10);
    for (const call of calls) {
      const again = await sabotage(rig, call, (_rig, ran, what) => {
        expect(['', 'POST /cyber-assets 201'], what).toContain(ran.writes.join());
        expect(commentsOf(world, 'result'), what).toBeLessThanOrEqual(1);
        expect(succeeded(world, 'inventory apply'), what).toHaveLength(1 - ran.code);
      });
      expect(again.code, `after ${call.operation}`).toBe(0);
      expect(
        world.live().filter((line) => line.startsWith('Alpha/c ')),
        `after ${call.operation}`,
      ).toHaveLength(1);
      // A comment that could not be written is a warning; what was applied is not applied again to tell of it.
      const isComment = call.operation.startsWith('issues/');
      expect(commentsOf(world, 'result'), `after ${call.operation}`).toBeGreaterThanOrEqual(isComment ? 0 : 1);
      expect(commentsOf(world, 'result'), `after ${call.operation}`).toBeLessThanOrEqual(1);
    }
  });

  test('of telling the result: it is applied all the same, and the log warns', async () => {
    const { world, event, clone } = await applyRig();
    world.github.fault('issues/create-comment', { answer: 500, times: ALWAYS });
    const ran = await runInside(world, { event, clone });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied', 'create-count': '1' } });
    expect(ran.writes).toEqual(['POST /cyber-assets 201']);
    expect(ran.warnings.join()).toContain('The result could not be told on pull request');
    expect(succeeded(world, 'inventory apply')).toHaveLength(1);
  });
});
