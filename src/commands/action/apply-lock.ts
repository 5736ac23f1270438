// One apply at a time: a deployment shows that this run applies. It is kept alive while the run
// lasts, and ended however the run ends. The run waits for applies that began before it.
import { expecting } from '../../core/rejections.ts';
import { ConfigurationError, type Result } from '../../core/result.ts';
import type { Deployment, DeploymentStatus } from '../../github/answers.ts';
import {
  type AppliedDeployment,
  type AppliedFacts,
  appliesIn,
  environmentOf,
  lastApplied,
  openBefore,
  payloadOf,
  readDeployment,
  type Standing,
  standingOf,
  startingAt,
  statusDescription,
  TASK,
} from '../../github/applied-deployment.ts';
import { isMissingRight, isOfGitHub, isUnclear } from '../../github/errors.ts';
import type { NewDeploymentStatus } from '../../github/port.ts';
import { type Reading, readApplied } from '../../github/situation.ts';
import { type GitHubContext, pause } from '../context.ts';
import { LOST_ANSWER_MS } from './check.ts';
import type { Look } from './look.ts';
import { attemptOf } from './open.ts';

/** This run's place among the applies. */
export interface ApplyLock {
  /** What was applied when the turn of this run came. */
  readonly facts: AppliedFacts;
  /** Whether the run may write. Checked before each write, because the run may have been suspended. */
  mayWrite(): Promise<boolean>;
  /** Records the result of the run, and that it is over. */
  release(ending: Ending): Promise<void>;
}

type Ending = Result | 'crashed';

/**
 * Takes the lock, and waits until every apply that began before has ended. Throws if the token may not, and the
 * approval depends on it.
 */
export async function acquire(context: GitHubContext, look: Look): Promise<ApplyLock> {
  const { reading, facts } = look;
  const made = await deploy(context, look);
  if (made === null) return { facts, mayWrite: async () => true, release: async () => {} };
  const lock = new HeldLock(context, reading, made);
  try {
    lock.facts = await lock.begin(made.facts);
    return lock;
  } catch (error) {
    await lock.release(endingOf(context));
    throw error;
  }
}

/** The ending of a run with an error. */
export function endingOf({ shutdown }: GitHubContext): Ending {
  return shutdown.stop.aborted ? 'cancelled' : 'crashed';
}

/** Records that an apply which did not begin was tried: what it would have applied stays pending. */
export async function leaveTried(context: GitHubContext, look: Look, ending: Ending): Promise<void> {
  const made = await deploy(context, look);
  if (made !== null) await end(context, made.deployment, ending);
}

interface Deployed {
  readonly deployment: AppliedDeployment;
  /** The facts once our own login is known. */
  readonly facts: AppliedFacts;
  /** Ids of all deployments that this run made. The last one counts. */
  readonly own: readonly number[];
}

/** Makes the deployment. null if the token may not, and nothing depends on it. */
async function deploy(context: GitHubContext, { reading, facts }: Look): Promise<Deployed | null> {
  const { approval } = context.settings;
  if (!facts.deployments.isReadable && approval !== 'none') throw mayNotDeploy();
  const named = appliedBy(reading, facts);
  const deployment = await createDeployment(context, reading, { facts, applied: named });
  if (deployment === null || deployment.creator === facts.creator)
    return deployment && { deployment, facts, own: [deployment.id] };
  // Other accounts made the newest deployments, so ours must be found.
  try {
    const ours = await readApplied(reading, deployment.creator);
    const applied = appliedBy(reading, ours);
    if (applied === named) return { deployment, facts: ours, own: [deployment.id] };
    await end(context, deployment, 'superseded');
    const again = await createDeployment(context, reading, { facts: ours, applied });
    return again && { deployment: again, facts: ours, own: [deployment.id, again.id] };
  } catch (error) {
    await end(context, deployment, endingOf(context));
    throw error;
  }
}

function appliedBy(reading: Reading, facts: AppliedFacts): string | null {
  return lastApplied(appliesIn(facts.deployments, reading, facts.creator), facts).applied;
}

function mayNotDeploy(): ConfigurationError {
  const problem =
    'may not mark what is applied, so nothing was written. Grant the job the permission deployments: write.';
  return new ConfigurationError('github-token', problem);
}

interface Wanted {
  readonly facts: AppliedFacts;
  /** The commit that counts as applied for this run. */
  readonly applied: string | null;
}

async function createDeployment(context: GitHubContext, { owner, keys }: Reading, { facts, applied }: Wanted) {
  const { runner, settings } = context;
  const by = attemptOf(runner);
  const deploymentFacts = { ...owner, run: by?.run ?? null, attempt: by?.attempt ?? null, applied };
  const payload = payloadOf(deploymentFacts, runner.commit, keys);
  try {
    const read = readDeployment(await deploySurely(context, facts, payload), { owner, keys });
    if (read.kind === 'counts') return read.deployment;
    throw new ConfigurationError('github-token', 'made a deployment that does not count.');
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    runner.warn(`${error.message} Applies are marked with the permission deployments: write.`);
    if (settings.approval !== 'none') throw mayNotDeploy();
    return null;
  }
}

/** If the answer is lost, the deployment may exist. A second one would make the run wait for itself. */
async function deploySurely(
  context: GitHubContext,
  { deployments }: AppliedFacts,
  payload: Readonly<Record<string, unknown>>,
): Promise<Deployment> {
  // A stop must not lose the answer, because nobody could end the deployment.
  const { closing, name } = context.github;
  const wanted = { ref: context.runner.commit, task: TASK, environment: environmentOf(name), payload };
  const again = async () => {
    await pause(context, LOST_ANSWER_MS);
    const before = new Set(deployments.listed.map(({ id }) => id));
    const { entries } = await closing.anew.deployments(TASK, 1);
    const ours = entries.find(
      (one) => !before.has(one.id) && one.sha === wanted.ref && JSON.stringify(one.payload) === JSON.stringify(payload),
    );
    return ours ?? closing.createDeployment(wanted);
  };
  return closing.createDeployment(wanted).catch(expecting(isUnclear, again));
}

interface Sign {
  readonly state: NewDeploymentStatus['state'];
  readonly words: string;
}

async function giveStatus(
  { github: { closing, keys }, runner: { runUrl } }: GitHubContext,
  deployment: AppliedDeployment,
  { state, words }: Sign,
): Promise<DeploymentStatus> {
  const description = statusDescription(deployment, { words, state, at: closing.now() }, keys);
  const link = runUrl === null ? {} : { log_url: runUrl };
  return closing.createDeploymentStatus(deployment.id, { state, description, ...link });
}

/** Gives a status, and repeats it if the answer is lost, which is harmless. */
async function giveStatusSurely(context: GitHubContext, deployment: AppliedDeployment, sign: Sign): Promise<void> {
  const give = () => giveStatus(context, deployment, sign);
  await give().catch(expecting(isUnclear, give));
}

const APPLYING = { state: 'in_progress', words: 'Applying' } as const;

const STATES: { readonly [R in Result]?: NewDeploymentStatus['state'] } = {
  applied: 'success',
  'no-changes': 'success',
  superseded: 'inactive',
};

/** After a partial plan nobody may conclude that the commit is applied. */
function deploymentState(ending: Ending, isPart: boolean): NewDeploymentStatus['state'] {
  const state = ending === 'crashed' ? 'failure' : (STATES[ending] ?? 'failure');
  return state === 'success' && isPart ? 'inactive' : state;
}

/** Only a success counts as applied. Everything else leaves the commit to the next run. */
async function end(context: GitHubContext, deployment: AppliedDeployment, ending: Ending): Promise<void> {
  const state = deploymentState(ending, context.settings.only.length > 0);
  const finalStatus = giveStatusSurely(context, deployment, { state, words: `Apply: ${ending}` });
  // The changes stay applied. A deployment that stays in progress counts as dead three minutes from now.
  await finalStatus.catch(expecting(isOfGitHub, ({ message }) => context.runner.warn(message)));
}

/** A sign of life each minute while the run writes, every second minute while it waits. */
const HEARTBEAT_MS = 55_000;
/** After this long without a sign of life, another run may soon count this one as dead: it must not write. */
const SILENT_MS = 140_000;
const ASKED_EVERY_MS = 15_000;
/** How long to wait for another apply without a timeout: the token of a job is valid for an hour. */
const LONGEST_WAIT_MS = 55 * 60_000;
const SILENT = 'GitHub did not take the sign that this run goes on.';

class HeldLock implements ApplyLock {
  facts!: AppliedFacts;
  readonly #context: GitHubContext;
  readonly #reading: Reading;
  readonly #deployment: AppliedDeployment;
  readonly #own: readonly number[];
  /** Id of our first status. Applies are ordered by it. */
  #first = Number.POSITIVE_INFINITY;
  #lastSign: number;
  /** Whether we were silent for so long that another run may have taken over. */
  #isDoubtful = false;
  #isWaiting = true;
  #ticks = 0;
  #isBeating = false;
  #inFlight: Promise<unknown> = Promise.resolve();
  #stopBeating: () => void = () => {};

  constructor(context: GitHubContext, reading: Reading, { deployment, own }: Deployed) {
    this.#own = own;
    this.#context = context;
    this.#reading = reading;
    this.#deployment = deployment;
    this.#lastSign = context.host.clock.now();
  }

  /** Resolves when it is this run's turn, to what is applied then. */
  async begin(before: AppliedFacts): Promise<AppliedFacts> {
    const { runner } = this.#context;
    await this.#giveFirstStatus();
    this.#stopBeating = runner.every(HEARTBEAT_MS, () => this.#onTick());
    const after = await this.#readNewer(before);
    const own = { ...this.#deployment, first: this.#first };
    const open = openBefore(this.#applies(after), own);
    for (const each of open) if (!each.isAlive) warnDead(this.#context, each);
    const alive = open.filter(({ isAlive }) => isAlive);
    if (alive.length > 0) await outlive(this.#context, this.#reading, alive);
    this.#isWaiting = false;
    if (alive.length > 0) return this.#readNewer(after);
    return this.#isSame(before, after) ? before : after;
  }

  async mayWrite(): Promise<boolean> {
    this.#noteSilence();
    if (!this.#isDoubtful) return true;
    this.#inFlight = this.#inFlight.then(() => this.#takeUp());
    await this.#inFlight;
    return !this.#isDoubtful;
  }

  async release(ending: Ending): Promise<void> {
    this.#stopBeating();
    await this.#inFlight;
    await end(this.#context, this.#deployment, ending);
  }

  #applies({ deployments }: AppliedFacts) {
    return appliesIn(deployments, this.#reading, this.#deployment.creator);
  }

  /** If the answer is lost, the status may still exist, and other runs rely on it. */
  async #giveFirstStatus(): Promise<void> {
    const [context, deployment] = [this.#context, this.#deployment];
    const { keys } = context.github;
    const tell = () => giveStatus(context, deployment, APPLYING);
    this.#first = await tell().then(
      ({ id }) => id,
      expecting(isUnclear, async () => {
        const { id } = await tell();
        const statuses = await context.github.client.anew.deploymentStatuses(deployment.id);
        return standingOf(deployment, statuses, { keys, now: 0 })?.first ?? id;
      }),
    );
  }

  #readNewer(facts: AppliedFacts): Promise<AppliedFacts> {
    return readApplied(this.#reading, this.#deployment.creator, { facts, own: this.#own });
  }

  /** Whether nothing except our own deployment appeared between two readings. */
  #isSame(before: AppliedFacts, after: AppliedFacts): boolean {
    const others = (facts: AppliedFacts) =>
      this.#applies(facts)
        .standing.filter(({ id }) => !this.#own.includes(id))
        .map(({ id, end: state }) => `${id} ${state}`)
        .join();
    return before.creator === after.creator && others(before) === others(after);
  }

  #onTick(): void {
    this.#ticks += 1;
    if (this.#isBeating || (this.#isWaiting && this.#ticks % 2 === 1)) return;
    this.#inFlight = this.#inFlight.then(() => this.#beat());
  }

  #noteSilence(): void {
    if (this.#context.host.clock.now() - this.#lastSign > SILENT_MS) this.#isDoubtful = true;
  }

  /** Never rejects: a failed sign of life must not end an apply between two writes. */
  async #beat(): Promise<void> {
    const { host, runner } = this.#context;
    this.#noteSilence();
    const askedAt = host.clock.now();
    this.#isBeating = true;
    try {
      await giveStatusSurely(this.#context, this.#deployment, APPLYING);
      this.#lastSign = askedAt;
    } catch (error) {
      runner.log(`${SILENT} ${isOfGitHub(error) ? error.message : ''}\n`);
    } finally {
      this.#isBeating = false;
    }
  }

  /**
   * Continues after a silence, once GitHub has accepted a new sign of life and shows no apply that began after this
   * one.
   */
  async #takeUp(): Promise<void> {
    const { runner, shutdown, host } = this.#context;
    if (!this.#isDoubtful) return;
    const before = this.#lastSign;
    await this.#beat();
    try {
      const hasSign = this.#lastSign > before || host.clock.now() - this.#lastSign <= SILENT_MS;
      if (!hasSign) throw new Error(SILENT);
      const facts = await this.#readNewer(this.facts);
      const later = this.#applies(facts).standing.find(({ first }) => first > this.#first);
      if (later !== undefined) throw new Error(`The apply ${deploymentName(later)} has gone on from here.`);
      this.#isDoubtful = false;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!shutdown.stop.aborted) runner.warn(`${why} Nothing more is written.`);
      shutdown.halt();
    }
  }
}

function warnDead({ runner }: GitHubContext, { id, run, lastSign }: Standing): void {
  const since = new Date(lastSign).toISOString();
  runner.warn(
    `The apply ${deploymentName({ id, run })} ended without a word: it has given no sign since ${since}. This run goes on from what it left.`,
  );
}

/** Waits until all of these have ended. */
async function outlive(context: GitHubContext, reading: Reading, others: readonly Standing[]): Promise<void> {
  const { runner, host, settings } = context;
  const until = settings.timeoutMs > 0 ? Number.POSITIVE_INFINITY : host.clock.now() + LONGEST_WAIT_MS;
  let alive = others;
  while (alive.length > 0) {
    if (host.clock.now() >= until) throw waitedTooLong();
    runner.log(`Waiting for the apply ${alive.map(deploymentName).join(', ')}, which is under way.\n`);
    await pause(context, ASKED_EVERY_MS);
    const now = await Promise.all(alive.map((each) => standingNow(each, reading)));
    for (const each of now) if (each.end === null && !each.isAlive) warnDead(context, each);
    alive = now.filter(({ isAlive }) => isAlive);
  }
}

function waitedTooLong(): ConfigurationError {
  const problem =
    'waited 55 minutes for another one, which still goes on. Nothing was written. Run again once that has ended.';
  return new ConfigurationError('apply', problem);
}

function deploymentName({ id, run }: Pick<AppliedDeployment, 'id' | 'run'>): string {
  return run === null ? `of deployment ${id}` : `of run ${run} (deployment ${id})`;
}

async function standingNow(standing: Standing, { github, keys }: Reading): Promise<Standing> {
  const statuses = await github.anew.deploymentStatuses(standing.id);
  const now = github.now();
  return standingOf(standing, statuses, { keys, now }) ?? startingAt(standing, standing.lastSign, now);
}

/** Waits for every apply in progress, because its writes would look like drift. Resolves to what is applied then. */
export async function awaitAll(context: GitHubContext, look: Look): Promise<Look> {
  const { reading, facts } = look;
  const { standing, starting } = appliesIn(facts.deployments, reading, facts.creator);
  const alive = [...standing, ...starting].filter(({ isAlive }) => isAlive);
  if (alive.length === 0) return look;
  await outlive(context, reading, alive);
  return { reading, facts: await readApplied(reading, facts.creator, { facts, own: [] }) };
}
