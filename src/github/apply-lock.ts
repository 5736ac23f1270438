// One apply at a time: a deployment shows that this run applies. It is kept alive while the run lasts, and ended however
// the run ends. The run waits for applies that began before it.
import type { Clock } from '../core/model.ts';
import { expecting } from '../core/rejections.ts';
import { ConfigurationError, type Result } from '../core/result.ts';
import type { Deployment, DeploymentStatus } from './answers.ts';
import {
  type AppliedDeployment,
  type AppliedFacts,
  type DeploymentRules,
  environmentOf,
  openBefore,
  payloadOf,
  readDeployment,
  type Standing,
  standingOf,
  startingAt,
  statusDescription,
  TASK,
} from './applied-deployment.ts';
import { isMissingRight, isOfGitHub, isUnclear, LOST_ANSWER_MS } from './errors.ts';
import type { GitHub, NewDeploymentStatus } from './port.ts';
import { type Look, type Reading, readApplied } from './situation.ts';

/** The run that takes the lock: what its deployment says of it, and how it waits and reports. */
export interface LockingRun extends DeploymentRules {
  readonly commit: string;
  /** null outside a workflow's run. */
  readonly by: { readonly run: string; readonly attempt: number } | null;
  readonly url: string | null;
  /** Whether it applies only a part of its plan. Then nobody may conclude that the commit is applied. */
  readonly isPart: boolean;
  /** Whether it may write nothing without a deployment. */
  readonly needsDeployment: boolean;
  /** How long it waits for other applies, in milliseconds. */
  readonly mostWaitMs: number;
  /** A client that works a little longer than the run, to report how it ended. */
  readonly closing: GitHub;
  readonly clock: Clock;
  /** Rejects when the run is to stop. */
  readonly pause: (ms: number) => Promise<void>;
  /** Calls back at this interval; returns a function that ends it. */
  readonly every: (ms: number, task: () => void) => () => void;
  /** Aborts when nothing new may start. */
  readonly stop: AbortSignal;
  /** Stops the run. */
  readonly halt: () => void;
  readonly log: (text: string) => void;
  readonly warn: (message: string) => void;
}

/** This run's place among the applies. */
export interface ApplyLock {
  /** What was applied when the turn of this run came. */
  readonly look: Look;
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
export async function acquire(run: LockingRun, look: Look): Promise<ApplyLock> {
  const made = await deploy(run, look);
  if (made === null) return { look, mayWrite: async () => true, release: async () => {} };
  const lock = new HeldLock(run, made);
  try {
    await lock.begin();
    return lock;
  } catch (error) {
    await lock.release(endingOf(run));
    throw error;
  }
}

/** The ending of a run with an error. */
export function endingOf({ stop }: Pick<LockingRun, 'stop'>): Ending {
  return stop.aborted ? 'cancelled' : 'crashed';
}

/** Records that an apply which did not begin was tried: what it would have applied stays pending. */
export async function leaveTried(run: LockingRun, look: Look, ending: Ending): Promise<void> {
  const made = await deploy(run, look);
  if (made !== null) await end(run, made.deployment, ending);
}

interface Deployed {
  readonly deployment: AppliedDeployment;
  /** What was applied, once our own login is known. */
  readonly look: Look;
  /** Ids of all deployments that this run made. The last one counts. */
  readonly own: readonly number[];
}

/** Makes the deployment. null if the token may not, and nothing depends on it. */
async function deploy(run: LockingRun, look: Look): Promise<Deployed | null> {
  const { reading, facts, applied } = look;
  if (!facts.deployments.isReadable && run.needsDeployment) throw mayNotDeploy();
  const deployment = await createDeployment(run, look);
  if (deployment === null || deployment.creator === facts.creator)
    return deployment && { deployment, look, own: [deployment.id] };
  // Other accounts made the newest deployments, so ours must be found.
  try {
    const ours = await readApplied(reading, deployment.creator);
    if (ours.applied === applied) return { deployment, look: ours, own: [deployment.id] };
    await end(run, deployment, 'superseded');
    const again = await createDeployment(run, ours);
    return again && { deployment: again, look: ours, own: [deployment.id, again.id] };
  } catch (error) {
    await end(run, deployment, endingOf(run));
    throw error;
  }
}

function mayNotDeploy(): ConfigurationError {
  const problem =
    'may not mark what is applied, so nothing was written. Grant the job the permission deployments: write.';
  return new ConfigurationError('github-token', problem);
}

async function createDeployment(run: LockingRun, { facts, applied }: Look): Promise<AppliedDeployment | null> {
  const { owner, keys, by, commit } = run;
  const deploymentFacts = { ...owner, run: by?.run ?? null, attempt: by?.attempt ?? null, applied };
  const payload = payloadOf(deploymentFacts, commit, keys);
  try {
    const read = readDeployment(await deploySurely(run, facts, payload), run);
    if (read.kind === 'counts') return read.deployment;
    throw new ConfigurationError('github-token', 'made a deployment that does not count.');
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    run.warn(`${error.message} Applies are marked with the permission deployments: write.`);
    if (run.needsDeployment) throw mayNotDeploy();
    return null;
  }
}

/** If the answer is lost, the deployment may exist. A second one would make the run wait for itself. */
async function deploySurely(
  { closing, commit, owner, pause }: LockingRun,
  { deployments }: AppliedFacts,
  payload: Readonly<Record<string, unknown>>,
): Promise<Deployment> {
  const wanted = { ref: commit, task: TASK, environment: environmentOf(owner.name), payload };
  const again = async () => {
    await pause(LOST_ANSWER_MS);
    const before = new Set(deployments.listed.map(({ id }) => id));
    const { entries } = await closing.anew.deployments(TASK, 1);
    const ours = entries.find(
      (one) => !before.has(one.id) && one.sha === commit && JSON.stringify(one.payload) === JSON.stringify(payload),
    );
    return ours ?? closing.createDeployment(wanted);
  };
  // A stop must not lose the answer, because nobody could end the deployment.
  return closing.createDeployment(wanted).catch(expecting(isUnclear, again));
}

interface Sign {
  readonly state: NewDeploymentStatus['state'];
  readonly words: string;
}

async function giveStatus(
  { closing, keys, url }: LockingRun,
  deployment: AppliedDeployment,
  { state, words }: Sign,
): Promise<DeploymentStatus> {
  const description = statusDescription(deployment, { words, state, at: closing.now() }, keys);
  const link = url === null ? {} : { log_url: url };
  return closing.createDeploymentStatus(deployment.id, { state, description, ...link });
}

/** Gives a status, and repeats it if the answer is lost, which is harmless. */
async function giveStatusSurely(run: LockingRun, deployment: AppliedDeployment, sign: Sign): Promise<void> {
  const give = () => giveStatus(run, deployment, sign);
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
async function end(run: LockingRun, deployment: AppliedDeployment, ending: Ending): Promise<void> {
  const state = deploymentState(ending, run.isPart);
  const finalStatus = giveStatusSurely(run, deployment, { state, words: `Apply: ${ending}` });
  // The changes stay applied. A deployment that stays in progress counts as dead three minutes from now.
  await finalStatus.catch(expecting(isOfGitHub, ({ message }) => run.warn(message)));
}

/** A sign of life each minute while the run writes, every second minute while it waits. */
const HEARTBEAT_MS = 55_000;
/** After this long without a sign of life, another run may soon count this one as dead: it must not write. */
const SILENT_MS = 140_000;
const ASKED_EVERY_MS = 15_000;
const SILENT = 'GitHub did not take the sign that this run goes on.';

class HeldLock implements ApplyLock {
  look: Look;
  readonly #run: LockingRun;
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

  constructor(run: LockingRun, { deployment, look, own }: Deployed) {
    this.look = look;
    this.#own = own;
    this.#run = run;
    this.#deployment = deployment;
    this.#lastSign = run.clock.now();
  }

  /** Resolves when it is this run's turn. */
  async begin(): Promise<void> {
    const before = this.look;
    await this.#giveFirstStatus();
    this.#stopBeating = this.#run.every(HEARTBEAT_MS, () => this.#onTick());
    const after = await this.#readNewer(before);
    const own = { ...this.#deployment, first: this.#first };
    const open = openBefore(after.applies, own);
    for (const each of open) if (!each.isAlive) warnDead(this.#run, each);
    const alive = open.filter(({ isAlive }) => isAlive);
    if (alive.length > 0) await outlive(this.#run, before.reading, alive);
    this.#isWaiting = false;
    if (alive.length > 0) this.look = await this.#readNewer(after);
    else if (!this.#isSame(before, after)) this.look = after;
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
    await end(this.#run, this.#deployment, ending);
  }

  /** If the answer is lost, the status may still exist, and other runs rely on it. */
  async #giveFirstStatus(): Promise<void> {
    const [run, deployment] = [this.#run, this.#deployment];
    const give = () => giveStatus(run, deployment, APPLYING);
    this.#first = await give().then(
      ({ id }) => id,
      expecting(isUnclear, async () => {
        const { id } = await give();
        const statuses = await this.look.reading.github.anew.deploymentStatuses(deployment.id);
        return standingOf(deployment, statuses, { keys: run.keys, now: 0 })?.first ?? id;
      }),
    );
  }

  #readNewer({ reading, facts }: Look): Promise<Look> {
    return readApplied(reading, this.#deployment.creator, { facts, own: this.#own });
  }

  /** Whether nothing except our own deployment appeared between two readings. */
  #isSame(before: Look, after: Look): boolean {
    const others = ({ applies }: Look) =>
      applies.standing
        .filter(({ id }) => !this.#own.includes(id))
        .map(({ id, end: state }) => `${id} ${state}`)
        .join();
    return before.facts.creator === after.facts.creator && others(before) === others(after);
  }

  #onTick(): void {
    this.#ticks += 1;
    if (this.#isBeating || (this.#isWaiting && this.#ticks % 2 === 1)) return;
    this.#inFlight = this.#inFlight.then(() => this.#beat());
  }

  #noteSilence(): void {
    if (this.#run.clock.now() - this.#lastSign > SILENT_MS) this.#isDoubtful = true;
  }

  /** Never rejects: a failed sign of life must not end an apply between two writes. */
  async #beat(): Promise<void> {
    this.#noteSilence();
    const askedAt = this.#run.clock.now();
    this.#isBeating = true;
    try {
      await giveStatusSurely(this.#run, this.#deployment, APPLYING);
      this.#lastSign = askedAt;
    } catch (error) {
      this.#run.log(`${SILENT} ${isOfGitHub(error) ? error.message : ''}\n`);
    } finally {
      this.#isBeating = false;
    }
  }

  /**
   * Continues after a silence, once GitHub has accepted a new sign of life and shows no apply that began after this
   * one.
   */
  async #takeUp(): Promise<void> {
    const { clock, stop, warn, halt } = this.#run;
    if (!this.#isDoubtful) return;
    const before = this.#lastSign;
    await this.#beat();
    try {
      const hasSign = this.#lastSign > before || clock.now() - this.#lastSign <= SILENT_MS;
      if (!hasSign) throw new Error(SILENT);
      const { applies } = await this.#readNewer(this.look);
      const later = applies.standing.find(({ first }) => first > this.#first);
      if (later !== undefined) throw new Error(`The apply ${deploymentName(later)} has gone on from here.`);
      this.#isDoubtful = false;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!stop.aborted) warn(`${why} Nothing more is written.`);
      halt();
    }
  }
}

function warnDead({ warn }: LockingRun, { id, run, lastSign }: Standing): void {
  const since = new Date(lastSign).toISOString();
  warn(
    `The apply ${deploymentName({ id, run })} ended without a word: it has given no sign since ${since}. This run goes on from what it left.`,
  );
}

/** Waits until all of these have ended. */
async function outlive(run: LockingRun, reading: Reading, others: readonly Standing[]): Promise<void> {
  const { clock, mostWaitMs, pause, log } = run;
  const until = clock.now() + mostWaitMs;
  let alive = others;
  while (alive.length > 0) {
    if (clock.now() >= until) throw waitedTooLong(mostWaitMs);
    log(`Waiting for the apply ${alive.map(deploymentName).join(', ')}, which is under way.\n`);
    await pause(ASKED_EVERY_MS);
    const now = await Promise.all(alive.map((each) => standingNow(each, reading)));
    for (const each of now) if (each.end === null && !each.isAlive) warnDead(run, each);
    alive = now.filter(({ isAlive }) => isAlive);
  }
}

function waitedTooLong(waitedMs: number): ConfigurationError {
  const problem = `waited ${waitedMs / 60_000} minutes for another one, which still goes on. Nothing was written. Run again once that has ended.`;
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
export async function awaitAll(run: LockingRun, look: Look): Promise<Look> {
  const { reading, facts, applies } = look;
  const alive = [...applies.standing, ...applies.starting].filter(({ isAlive }) => isAlive);
  if (alive.length === 0) return look;
  await outlive(run, reading, alive);
  return readApplied(reading, facts.creator, { facts, own: [] });
}
