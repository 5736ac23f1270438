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
import { readApplied, readLanded } from '../../src/github/landed.ts';
import { checkSeal, encodeRecord } from '../../src/github/record.ts';
import type { Repository } from '../../src/run/context.ts';
import { checkRun, commit, planRecord, pullRequest, SCOPE, sha, short } from './facts.ts';

/** The parts of the product that decide what an apply may execute. */
const PRODUCT = { chainAfter, readApplied, readLanded, judge, originOf, unapproved };
type Product = typeof PRODUCT;

/** A change is `+a` if it creates `a`, and `-a` if it deletes it. */
interface Pull {
  readonly number: number;
  readonly edit: string;
  /** What its plan showed, and the commit that it was planned on. */
  readonly shown: readonly string[];
  readonly base: number;
}

/** All that there is. Commits are numbered along the default branch. */
interface World {
  /** What each commit declares, and the pull request that landed there. */
  readonly line: { readonly files: readonly string[]; readonly pull: Pull | null }[];
  open: Pull | null;
  /** The commit that each entry of the log names; empty if there is no log. */
  readonly log: number[];
  live: readonly string[];
  /** Approved changes that were done under green. If one is to do again, somebody has undone it by hand. */
  readonly settled: string[];
  pulls: number;
}

const LINE = [[], ['old']].map((files) => ({ files, pull: null }));
const BEGUN: World = { line: LINE, open: null, log: [1], live: ['old'], settled: [], pulls: 0 };

const tipOf = ({ line }: World) => line.length - 1;
const filesAt = ({ line }: World, number: number) => line[number]?.files ?? [];
const commitOf = (number: number) => sha(`c${number}`);
const numberOf = (hash: string) => Number(short(hash).slice(1));
const printOf = (change: string) => change.padEnd(16, '.');

function edited(names: readonly string[], change: string): readonly string[] {
  const name = change.slice(1);
  return change.startsWith('+') ? [...names, name] : names.filter((other) => other !== name);
}

/** What files ask for. */
function differences(files: readonly string[], live: readonly string[]): string[] {
  const creates = files.filter((name) => !live.includes(name)).map((name) => `+${name}`);
  return [...creates, ...live.filter((name) => !files.includes(name)).map((name) => `-${name}`)];
}

/** What a plan or an apply would execute. `applied` is null if nothing is known. */
function executed(
  product: Product,
  { live }: World,
  [head, base, applied]: readonly [readonly string[], readonly string[], readonly string[] | null],
  recorded: ReadonlySet<string> = new Set(),
) {
  const prints = (files: readonly string[]) => new Set(differences(files, live).map(printOf));
  const known = { base: prints(base), applied: applied && prints(applied), recorded };
  const changes = differences(head, live).map((name) => {
    const change = { action: 'create', fingerprint: printOf(name), name } as unknown as Change & { name: string };
    return { ...change, origin: product.originOf(change, 'acme', known) };
  });
  return toExecute(changes, false);
}

/** Opens a pull request and plans it. By default, it adds something. */
function planned(product: Product, world: World, edit = `+a${world.pulls}`): Pull {
  const base = tipOf(world);
  const before = filesAt(world, base);
  const applied = world.log.at(-1);
  const compared = [edited(before, edit), before, applied === undefined ? null : filesAt(world, applied)] as const;
  world.pulls += 1;
  return { edit, number: world.pulls, shown: executed(product, world, compared).map(({ name }) => name), base };
}

function land(world: World, pull: Pull): void {
  world.line.push({ files: edited(filesAt(world, tipOf(world)), pull.edit), pull });
}

/** GitHub, as far as a run asks it about what landed. */
function githubOf({ line }: World): GitHub {
  const pulls = new Map<string, PullRequest>();
  const checks = new Map<string, CheckRun>();
  for (const [number, { pull }] of line.entries()) {
    if (pull === null) continue;
    const head = sha(`head${pull.number}`);
    const changes = pull.shown.map((name) => ({ fingerprint: printOf(name), target: null }));
    const record = planRecord({ pullRequest: pull.number, head, base: commitOf(pull.base), changes });
    const text = encodeRecord(record, { comment: null, check: checkSeal('Plan', '') }, []);
    checks.set(head, checkRun({ head_sha: head, text }));
    pulls.set(commitOf(number), pullRequest(pull.number, { head_sha: head, merge_commit_sha: commitOf(number) }));
  }
  const github: Partial<GitHub> = {
    compareAll: async (from, to) => ({ status: 'ahead', merge_base: from, commits: commitsAfter(from, to) }),
    closedPulls: async () => [...pulls.values()],
    pullsOf: async (hash) => [pulls.get(hash) ?? []].flat(),
    checkRuns: async (hash) => [checks.get(hash)!],
    reviews: async () => [],
  };
  return github as GitHub;
}

function commitsAfter(from: string, to: string) {
  const first = numberOf(from);
  return Array.from({ length: numberOf(to) - first }, (_, n) => commit(`c${first + n + 1}`, [`c${first + n}`]));
}

/** Runs the apply of a commit. `ends`: whether it gets as far as its writes, and as far as its end in the log. */
async function applied(product: Product, world: World, number: number, ends: 'well' | 'unwritten' | 'unsaid' = 'well') {
  const tip = tipOf(world);
  const head = filesAt(world, tip);
  if (differences(head, filesAt(world, number)).length > 0) return { written: [], isGreen: false };
  const github = githubOf(world);
  const named = world.log.at(-1);
  const known = { applied: named === undefined ? null : commitOf(named), at: null };
  const pause = async () => {};
  const since = await product.readApplied(github, { state: known, foreign: null }, commitOf(tip), pause);
  const git = async (args: readonly string[]) => Buffer.from(`parent ${commitOf(numberOf(args[2]!) - 1)}\n\n`);
  const repository = { git, before: commitOf(number - 1) } as unknown as Repository;
  const chain = await product.chainAfter(repository, since, commitOf(tip));
  const landed = await product.readLanded(github, chain, {
    ...{ tip: commitOf(tip), defaultBranch: 'main', name: '', approval: 'plan', bot: 'us', isSealed: false, pause },
    treesOf: async (hashes) => Object.fromEntries(hashes.map((hash) => [hash, `${filesAt(world, numberOf(hash))}`])),
  });
  const { approved } = product.judge(landed, { approval: 'plan', scope: SCOPE, keys: [], bot: 'us' });
  const base = filesAt(world, numberOf(chain.start!));
  const compared = [head, base, since.applied === null ? null : base] as const;
  const changes = executed(product, world, compared, approved.fingerprints);
  if (product.unapproved('acme', changes, approved).length > 0) return { written: [], isGreen: false };
  const written = ends === 'unwritten' ? [] : changes.map(({ name }) => name);
  world.live = written.reduce(edited, world.live);
  if (ends === 'well') world.log.push(tip);
  return { written, isGreen: ends === 'well' };
}

/** The oldest commit that declares what the tip declares: its run may be started again. */
const oldestOf = (world: World) =>
  world.line.findIndex(({ files }) => differences(files, filesAt(world, tipOf(world))).length === 0);

type Step = (world: World, product: Product) => ReturnType<typeof applied> | undefined;

/** Something that happens, other than an apply. */
const happens = (change: (world: World, product: Product) => void): Step => {
  return (world, product) => void change(world, product) as undefined;
};

const STEPS: Readonly<Record<string, Step>> = {
  plan: happens((world, product) => {
    world.open ??= planned(product, world);
  }),
  merge: happens((world, product) => {
    land(world, world.open ?? planned(product, world));
    world.open = null;
  }),
  revert: happens((world, product) => {
    const { edit = '' } = world.line.findLast(({ pull }) => pull !== null)?.pull ?? {};
    if (edit !== '') land(world, planned(product, world, `${edit.startsWith('+') ? '-' : '+'}${edit.slice(1)}`));
  }),
  'push directly': happens((world) => {
    world.line.push({ files: [...filesAt(world, tipOf(world)), `d${tipOf(world)}`], pull: null });
  }),
  'push something else': happens((world) => world.line.push({ files: filesAt(world, tipOf(world)), pull: null })),
  apply: (world, product) => applied(product, world, tipOf(world)),
  'apply, and fail': (world, product) => applied(product, world, tipOf(world), 'unwritten'),
  'apply, and die at the end': (world, product) => applied(product, world, tipOf(world), 'unsaid'),
  'start an old apply again': (world, product) => applied(product, world, oldestOf(world)),
  'delete the newest by hand': happens((world) => {
    world.live = world.live.slice(0, -1);
  }),
  'delete the log': happens(({ log }) => log.splice(0)),
  'reset the log by an entry': happens(({ log }) => log.pop()),
};

/** What is wrong with an apply: something that it wrote, or left undone under green. */
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

/** Tries every sequence of that many steps, each until its first fault. */
async function firstFault(product: Product, steps: number): Promise<string | null> {
  let worlds = new Map([['', { world: BEGUN, path: '' }]]);
  for (let step = 0; step < steps; step += 1) {
    const next: typeof worlds = new Map();
    for (const { world: before, path } of worlds.values()) {
      for (const [name, take] of Object.entries(STEPS)) {
        const world = structuredClone(before);
        const run = await take(world, product);
        const fault = run === undefined ? null : faultOf(before, world, run);
        if (fault !== null) return `${path}${name}: ${fault}`;
        next.set(JSON.stringify(world), { world, path: `${path}${name}, ` });
      }
    }
    worlds = next;
  }
  // Whatever happened, the next pull request shows all that is left, and merging it applies that.
  for (const { world, path } of worlds.values()) {
    land(world, planned(product, world));
    const before = structuredClone(world);
    const run = await applied(product, world, tipOf(world));
    const fault = run.isGreen ? faultOf(before, world, run) : 'is red, though all was shown';
    if (fault !== null) return `${path}then a pull request: ${fault}`;
  }
  return null;
}

test('no short sequence leaves an approved change undone under green, or executes another one', async () => {
  expect(await firstFault(PRODUCT, 4)).toBeNull();
});

const BREAKS: Readonly<Record<string, readonly [found: string, Partial<Product>]>> = {
  'the chain starts before the event if nothing is known': [
    'executed +a0, which nothing',
    {
      chainAfter: async (repository, since, tip) => {
        const { before } = repository as unknown as { readonly before: string };
        if (since.applied !== null) return chainAfter(repository, since, tip);
        return { start: before, at: null, commits: commitsAfter(before, tip) };
      },
    },
  ],
  'differences count as drift if nothing is known': [
    'left +a0',
    { originOf: (change, scope, known) => (known.applied === null ? 'drift' : originOf(change, scope, known)) },
  ],
  'the start of the chain counts as applied if nothing is known': [
    'left +a0',
    { originOf: (change, scope, known) => originOf(change, scope, { ...known, applied: known.applied ?? known.base }) },
  ],
  'what is pending counts as drift': [
    'left -a0',
    {
      originOf: (...given) => {
        const origin = originOf(...given);
        return origin === 'pending' ? 'drift' : origin;
      },
    },
  ],
  'a record is not needed': ['executed +d1, which nothing', { unapproved: () => [] }],
};

test.each(Object.entries(BREAKS))('the sequences find a broken product: %s', async (_, [found, broken]) => {
  expect(await firstFault({ ...PRODUCT, ...broken }, 4)).toContain(found);
});
