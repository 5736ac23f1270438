// Tries every short sequence of what happens between a merge and its apply: plans, merges, direct pushes, applies that
// succeed or fail, old runs started again, edits by hand, and a log that is deleted or reset. Whatever order they come
// in, nothing that was approved and landed is left undone under green, and nothing else is executed.
import { expect, test } from 'vitest';
import { chainAfter } from '../../src/action/applied.ts';
import type { Change } from '../../src/core/change.ts';
import { originOf, toExecute, unapproved } from '../../src/core/origin.ts';
import type { CheckRun, PullRequest } from '../../src/github/answers.ts';
import type { GitHub } from '../../src/github/client.ts';
import { judge } from '../../src/github/judge.ts';
import { appliedBefore, readLanded } from '../../src/github/landed.ts';
import { checkSeal, encodeRecord } from '../../src/github/record.ts';
import type { Repository } from '../../src/run/context.ts';
import { checkRun, commit, planRecord, pullRequest, SCOPE, sha } from './facts.ts';

/** The parts of the product that decide what an apply may execute. */
const PRODUCT = { appliedBefore, chainAfter, readLanded, judge, originOf, unapproved };
type Product = typeof PRODUCT;

interface Pull {
  readonly number: number;
  /** What it adds, or takes back. */
  readonly adds: string | null;
  readonly removes: string | null;
  /** What its plan showed, and the commit that it was planned on. */
  readonly shown: readonly string[];
  readonly base: number;
}

/** All that there is. Commits are numbered along the default branch. */
interface World {
  /** What each commit declares, and the pull request that landed there. */
  readonly line: { readonly files: readonly string[]; readonly pull: Pull | null }[];
  open: Pull | null;
  /** What each entry of the log names; empty if there is no log. */
  readonly log: number[];
  live: string[];
  /** Approved changes that were done under green. If one is to do again, somebody has undone it by hand. */
  readonly settled: string[];
  names: number;
}

const BEGUN: World = {
  ...{
    line: [
      { files: [], pull: null },
      { files: ['old'], pull: null },
    ],
    open: null,
    log: [1],
  },
  ...{ live: ['old'], settled: [], names: 0 },
};

/** What files ask for: to create what is not live, and to delete what is not declared. */
function differences(files: readonly string[], live: readonly string[]): string[] {
  const creates = files.filter((name) => !live.includes(name)).map((name) => `+${name}`);
  const deletes = live.filter((name) => !files.includes(name)).map((name) => `-${name}`);
  return [...creates, ...deletes];
}

function filesAt({ line }: World, number: number): readonly string[] {
  return line[number]?.files ?? [];
}

const commitOf = (number: number) => sha(`c${number}`);
const numberOf = (hash: string) => Number(Buffer.from(hash, 'hex').toString().replaceAll('\0', '').slice(1));
const printOf = (change: string) => change.padEnd(16, '.');

/** What a plan or an apply would execute. `applied` is null if nothing is known. */
function executed(
  { originOf }: Product,
  { live }: World,
  given: {
    readonly head: readonly string[];
    readonly base: readonly string[];
    readonly applied: readonly string[] | null;
    readonly recorded?: ReadonlySet<string>;
  },
) {
  const prints = (files: readonly string[]) => new Set(differences(files, live).map(printOf));
  const known = {
    base: prints(given.base),
    applied: given.applied && prints(given.applied),
    recorded: given.recorded ?? new Set<string>(),
  };
  const changes = differences(given.head, live).map((name) => {
    const change = { action: 'create', fingerprint: printOf(name), name } as unknown as Change & { name: string };
    return { ...change, origin: originOf(change, 'acme', known) };
  });
  return toExecute(changes, false);
}

/** Opens a pull request and plans it, or plans what a revert takes back. */
function planned(product: Product, world: World, edit: Pick<Pull, 'adds' | 'removes'>): Pull {
  const base = world.line.length - 1;
  const before = filesAt(world, base);
  const applied = world.log.at(-1);
  const changes = executed(product, world, {
    head: edited(before, edit),
    base: before,
    applied: applied === undefined ? null : filesAt(world, applied),
  });
  world.names += 1;
  return { ...edit, number: world.names, shown: changes.map(({ name }) => name), base };
}

function edited(files: readonly string[], { adds, removes }: Pick<Pull, 'adds' | 'removes'>): readonly string[] {
  return [...files, ...(adds === null ? [] : [adds])].filter((name) => name !== removes);
}

const fresh = (world: World) => ({ adds: `a${world.names}`, removes: null });

function land(world: World, pull: Pull): void {
  world.line.push({ files: edited(world.line.at(-1)!.files, pull), pull });
}

const AT = '2026-03-01T12:00:00Z';

/** GitHub, as far as a run asks it about what landed. */
function githubOf({ line }: World): GitHub {
  const pulls = new Map<string, PullRequest>();
  const checks = new Map<string, CheckRun>();
  for (const [number, { pull }] of line.entries()) {
    if (pull === null) continue;
    const head_sha = sha(`head${pull.number}`);
    const changes = pull.shown.map((name) => ({ fingerprint: printOf(name), target: null }));
    const record = planRecord({ pullRequest: pull.number, head: head_sha, base: commitOf(pull.base), changes, at: AT });
    const text = encodeRecord(record, { comment: null, check: checkSeal('Plan', '') }, []);
    checks.set(head_sha, checkRun({ head_sha, text }));
    pulls.set(commitOf(number), pullRequest(pull.number, { head_sha, merge_commit_sha: commitOf(number) }));
  }
  const github: Partial<GitHub> = {
    compareAll: async (from, to) => {
      const commits = line.slice(numberOf(from) + 1, numberOf(to) + 1);
      const named = commits.map((_, n) => commit(`c${numberOf(from) + 1 + n}`, [`c${numberOf(from) + n}`]));
      return { status: 'ahead', merge_base: from, commits: named } as Awaited<ReturnType<GitHub['compareAll']>>;
    },
    closedPulls: async () => [...pulls.values()],
    pullsOf: async (hash) => [pulls.get(hash) ?? []].flat(),
    checkRuns: async (hash) => [checks.get(hash)!],
    reviews: async () => [],
  };
  return github as GitHub;
}

/** Runs the apply of a commit. `ends`: whether it gets as far as its writes, and as far as its end in the log. */
async function applied(product: Product, world: World, number: number, ends: 'well' | 'unwritten' | 'unsaid' = 'well') {
  const tip = world.line.length - 1;
  const head = filesAt(world, tip);
  if (differences(head, filesAt(world, number)).length > 0) return { written: [], isGreen: false };
  const github = githubOf(world);
  const named = world.log.at(-1);
  const known = { applied: named === undefined ? null : commitOf(named), at: null };
  const pause = async () => {};
  const since = await product.appliedBefore(github, known, commitOf(tip), pause);
  const git = async (args: readonly string[]) => {
    const parent = numberOf(args[2]!) - 1;
    return Buffer.from(parent < 0 ? '\n\n' : `parent ${commitOf(parent)}\n\n`);
  };
  const repository = { git, before: commitOf(number - 1) } as unknown as Repository;
  const chain = await product.chainAfter(repository, since, commitOf(tip));
  const landed = await product.readLanded(github, chain, {
    ...{ tip: commitOf(tip), defaultBranch: 'main', name: '', approval: 'plan', bot: 'us', isSealed: false, pause },
    treesOf: async (hashes) => Object.fromEntries(hashes.map((hash) => [hash, `${filesAt(world, numberOf(hash))}`])),
  });
  const { approved } = product.judge(landed, { approval: 'plan', scope: SCOPE, keys: [], bot: 'us' });
  const base = filesAt(world, chain.start === null ? -1 : numberOf(chain.start));
  const compared = { head, base, applied: since.applied === null ? null : base, recorded: approved.fingerprints };
  const changes = executed(product, world, compared);
  if (product.unapproved('acme', changes, approved).length > 0) return { written: [], isGreen: false };
  const written = ends === 'unwritten' ? [] : changes.map(({ name }) => name);
  for (const change of written) {
    const name = change.slice(1);
    world.live = change.startsWith('+') ? [...world.live, name] : world.live.filter((other) => other !== name);
  }
  if (ends === 'well') world.log.push(tip);
  return { written, isGreen: ends === 'well' };
}

const tipOf = ({ line }: World) => line.length - 1;
/** The oldest commit that declares what the tip declares: its run may be started again. */
const oldestOf = (world: World) =>
  world.line.findIndex(({ files }) => differences(files, filesAt(world, tipOf(world))).length === 0);

type Step = (world: World, product: Product) => ReturnType<typeof applied> | undefined;

const STEPS: Readonly<Record<string, Step>> = {
  plan: (world, product) => {
    world.open ??= planned(product, world, fresh(world));
    return undefined;
  },
  merge: (world, product) => {
    land(world, world.open ?? planned(product, world, fresh(world)));
    world.open = null;
    return undefined;
  },
  revert: (world, product) => {
    const last = world.line.findLast(({ pull }) => pull !== null)?.pull ?? null;
    if (last !== null) land(world, planned(product, world, { adds: last.removes, removes: last.adds }));
    return undefined;
  },
  'push directly': (world) => {
    world.line.push({ files: [...filesAt(world, tipOf(world)), `d${tipOf(world)}`], pull: null });
    return undefined;
  },
  'push something else': (world) => void world.line.push({ files: filesAt(world, tipOf(world)), pull: null }),
  apply: (world, product) => applied(product, world, tipOf(world)),
  'apply, and fail': (world, product) => applied(product, world, tipOf(world), 'unwritten'),
  'apply, and die at the end': (world, product) => applied(product, world, tipOf(world), 'unsaid'),
  'start an old apply again': (world, product) => applied(product, world, oldestOf(world)),
  'delete the newest by hand': (world) => void world.live.pop(),
  'delete the log': (world) => void world.log.splice(0),
  'reset the log by an entry': (world) => void world.log.pop(),
};

/** What is wrong with a run: something that it wrote, or left undone under green. */
function faultOf(
  before: World,
  after: World,
  { written, isGreen }: Awaited<ReturnType<typeof applied>>,
): string | null {
  // If nothing is known, only what the tip itself brought may be executed.
  const start = before.log.at(-1) ?? tipOf(before) - 1;
  const landed = before.line.map(({ pull }) => pull?.shown ?? []);
  const foreign = written.find(
    (change) =>
      !landed
        .slice(start + 1)
        .flat()
        .includes(change),
  );
  if (foreign !== undefined) return `executed ${foreign}, which nothing that landed since showed`;
  if (!isGreen) return null;
  // A later plan takes back what it could have shown and did not.
  const standing = landed.flatMap((shown, at) => {
    const later = before.line.slice(at + 1).flatMap(({ pull }) => (pull !== null && pull.base >= at ? pull : []));
    return shown.filter((change) => later.every((pull) => pull.shown.includes(change)));
  });
  const left = differences(filesAt(after, tipOf(after)), after.live);
  const undone = standing.find((change) => left.includes(change) && !after.settled.includes(change));
  if (undone !== undefined) return `is green, and left ${undone}, which was approved and landed`;
  after.settled.push(...new Set(standing.filter((change) => !after.settled.includes(change))));
  return null;
}

/** Tries every sequence of that many steps, each sequence until its first fault. */
async function firstFault(product: Product, steps: number): Promise<{ fault: string | null; tried: number }> {
  let worlds = new Map([['', { world: BEGUN, path: [] as readonly string[] }]]);
  let tried = 0;
  for (let step = 0; step < steps; step += 1) {
    const next: typeof worlds = new Map();
    for (const { world: before, path } of worlds.values()) {
      for (const [name, take] of Object.entries(STEPS)) {
        const world = structuredClone(before);
        const run = await take(world, product);
        tried += 1;
        const fault = run === undefined ? null : faultOf(before, world, run);
        if (fault !== null) return { fault: `${[...path, name].join(', ')}: ${fault}`, tried };
        next.set(JSON.stringify(world), { world, path: [...path, name] });
      }
    }
    worlds = next;
  }
  // Whatever happened, the next pull request shows all that is left, and merging it applies that.
  for (const { world, path } of worlds.values()) {
    STEPS.merge!(Object.assign(world, { open: null }), product);
    const before = structuredClone(world);
    const run = await STEPS.apply!(world, product);
    tried += 1;
    const fault = run?.isGreen ? faultOf(before, world, run) : 'is red, though all was shown';
    if (fault !== null) return { fault: `${path.join(', ')}, then a pull request: ${fault}`, tried };
  }
  return { fault: null, tried };
}

test('no short sequence leaves an approved change undone under green, or executes another one', async () => {
  const { fault, tried } = await firstFault(PRODUCT, 4);
  expect(fault).toBeNull();
  expect(tried).toBeGreaterThan(4000);
});

const BREAKS: Readonly<Record<string, Partial<Product>>> = {
  'the chain starts before the event if nothing is known': {
    chainAfter: async (repository, since, tip) => {
      const { before } = repository as unknown as { readonly before: string };
      if (since.applied !== null) return chainAfter(repository, since, tip);
      const count = numberOf(tip) - numberOf(before);
      const commits = Array.from({ length: count }, (_, n) =>
        commit(`c${numberOf(tip) - n}`, [`c${numberOf(tip) - n - 1}`]),
      );
      return { start: before, at: null, commits };
    },
  },
  'differences count as drift if nothing is known': {
    originOf: (change, organization, known) =>
      known.applied === null ? 'drift' : originOf(change, organization, known),
  },
  'the start of the chain counts as applied if nothing is known': {
    originOf: (change, organization, known) =>
      originOf(change, organization, { ...known, applied: known.applied ?? known.base }),
  },
  'the tip counts as applied if nothing is known': {
    appliedBefore: async (github, named, tip, pause) =>
      appliedBefore(github, { ...named, applied: named.applied ?? tip }, tip, pause),
  },
  'what is pending counts as drift': {
    originOf: (change, organization, known) => {
      const origin = originOf(change, organization, known);
      return origin === 'pending' ? 'drift' : origin;
    },
  },
  'a record is not needed': { unapproved: () => [] },
};

test.each(Object.entries(BREAKS))('the sequences find a broken product: %s', async (_, broken) => {
  const { fault } = await firstFault({ ...PRODUCT, ...broken }, 4);
  expect(fault).not.toBeNull();
});
