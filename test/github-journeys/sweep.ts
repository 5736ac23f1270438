// Makes GitHub fail at each call of a run, in every way that it can fail, each time from the same state.
import { expect } from 'vitest';
import type { RunGit } from '../../src/git/process.ts';
import { contract } from '../github/stand-in/contract.ts';
import type { EventGiven } from '../github/stand-in/events.ts';
import type { Fault } from '../github/stand-in/faults.ts';
import { gitOf } from '../histories/quick-git.ts';
import { ACME } from '../journeys/world.ts';
import { type Inputs, type InsideRan, runInside } from './run.ts';
import type { World } from './world.ts';

export interface Call {
  readonly operation: string;
  readonly nth: number;
}

/** How often a request is tried. */
export const ALWAYS = 5;

const FAULTS: readonly Fault[] = [
  ...([403, 404, 422] as const).map((answer) => ({ answer })),
  ...[1, 3600].map((retryAfter) => ({ answer: 429, retryAfter }) as const),
  ...(['secondary-limit', 500, 'reset'] as const).map((answer) => ({ answer, times: ALWAYS })),
];

/** Only the answer is lost: GitHub did the write. */
const LOST: readonly Fault[] = [
  { answer: 502, afterwards: true },
  { answer: 'reset', afterwards: true },
];

export interface Rig {
  readonly world: World;
  readonly event: EventGiven;
  readonly inputs: Inputs;
  readonly clone: string;
  /** Works without processes, because only GitHub fails here. */
  readonly git: RunGit;
  readonly fetch: typeof globalThis.fetch;
  /** Brings GitHub and the service back to the state before the run. */
  restore(): Promise<void>;
}

const LOG = 'refs/heads/inventory-applied';

/** Each run starts from the current state. */
export async function rigOf(world: World, event: EventGiven, inputs: Inputs = {}): Promise<Rig> {
  const { checkRuns, comments, issues } = world.github.state;
  const before = structuredClone({ checkRuns, comments, issues });
  const log = await world.github.git.resolve(LOG);
  const organization = world.service.store.organization(ACME);
  const known = new Set(organization.cyberAssets.keys());
  const restore = async () => {
    if ((await world.github.git.resolve(LOG)) !== log) await world.github.git.publish({ [LOG]: log });
    const { checkRuns: runs, comments: pages, issues: reported } = structuredClone(before);
    checkRuns.splice(0, checkRuns.length, ...runs);
    comments.splice(0, comments.length, ...pages);
    issues.splice(0, issues.length, ...reported);
    for (const id of [...organization.cyberAssets.keys()].filter((each) => !known.has(each)))
      organization.deleteAsset(id);
    world.github.clearFaults();
  };
  const git = gitOf(world.github.git, (work) => work);
  // Without connections, which take most of the time. test/github/client-retries.test.ts shows how those fail.
  const { fetch } = world.github;
  return { world, event, inputs, restore, git, fetch, clone: await world.github.cloneAt(event.sha) };
}

/** Expects one error in our words: not a bug, and not a list of later errors. */
function expectReported({ code, errors, outputs, shown }: InsideRan): void {
  expect([0, 1]).toContain(code);
  expect(shown).not.toContain('this is a bug');
  expect(errors).toHaveLength(code);
  for (const error of errors)
    expect(error).toMatch(
      /^(GitHub, (GET|POST|PATCH) \S+: |This plan |The applied log|apply wrote nothing||Nothing was written|The service |GET \/|github-token |\d+ of \d+ |error: )[^\n]+$/,
    );
  expect(outputs.result).toBeDefined();
}

function describeFault({ operation, nth }: Call, { answer, afterwards = false, retryAfter }: Fault): string {
  return `${operation} ${nth}: ${answer}${afterwards ? ', done' : ''}${retryAfter === undefined ? '' : `, ${retryAfter} s`}`;
}

/** A fault that a run met, and its description. */
export interface Met {
  readonly call: Call;
  readonly fault: Fault;
  readonly what: string;
}

type Check = (ran: InsideRan, met: Met) => Promise<void> | void;

/** Runs with every fault at one call, each from the same state. Returns another run without a fault after the last. */
export async function injectFault(rig: Rig, call: Call, check: Check): Promise<InsideRan> {
  const { world } = rig;
  for (const fault of /create|update/.test(call.operation) ? [...FAULTS, ...LOST] : FAULTS) {
    await rig.restore();
    world.github.fault(call.operation, { ...fault, nth: call.nth });
    const ran = await runInside(world, rig);
    expectReported(ran);
    await check(ran, { call, fault, what: describeFault(call, fault) });
    world.github.clearFaults();
  }
  return runInside(world, rig);
}

/** The calls of a run without faults, each with its operation and its number among the calls of that operation. */
export async function cleanCalls(rig: Rig): Promise<Call[]> {
  const { operation: operationOf } = await contract();
  const { github } = rig.world;
  const from = github.entries.length;
  await runInside(rig.world, rig);
  const seen = new Map<string, number>();
  const calls = github.entries.slice(from).map((entry) => {
    const operation = operationOf(entry)?.operationId ?? '';
    const nth = (seen.get(operation) ?? 0) + 1;
    seen.set(operation, nth);
    return { operation, nth };
  });
  await rig.restore();
  return calls;
}
