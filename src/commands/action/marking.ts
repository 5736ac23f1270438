// The mark of an apply (design section 8): made when it starts, kept alive while it lasts, completed whichever way it
// ends; and one apply at a time.
import { ConfigurationError, expecting, type Result } from '../../core/result.ts';
import type { Deployment } from '../../github/answers.ts';
import { isMissingRight, isOfGitHub, isUnclear } from '../../github/errors.ts';
import {
  environmentOf,
  type Mark,
  type Marks,
  markPayload,
  readMark,
  readStandings,
  type StandingMark,
  standingNow,
  successWords,
  TASK,
} from '../../github/mark.ts';
import type { GitHub, NewDeploymentStatus } from '../../github/port.ts';
import { type GitHubContext, pause } from '../context.ts';
import { LOST_ANSWER_MS } from './check.ts';
import {
  attemptOf,
  type Ground,
  isNeedless,
  type ListedMarks,
  type Lookout,
  marksInput,
  readGround,
  readMarks,
} from './github-context.ts';

/** A mark of ours, and what it rests on. */
export interface Marked {
  /** null where none could be made and none is asked for. */
  readonly mark: Mark | null;
  readonly ground: Ground;
}

/** Marks that this run applies the commit. Throws where the token may not, and the approval rests on it. */
export async function beginMark(context: GitHubContext, lookout: Omit<Lookout, 'creator'>): Promise<Marked> {
  const marks = await readMarks(context, lookout.from);
  if (!marks.isKnown && context.settings.approval !== 'none') throw mayNotMark();
  const guessed = await readGround(context, marks, { ...lookout, creator: null });
  const mark = await createMark(context, marks, guessed.applied);
  if (mark === null || mark.creator === guessed.creator) return { mark, ground: guessed };
  // Others made the newest marks: those of ours tell.
  const ours = { ...lookout, creator: mark.creator };
  const ground = await endingOnFailure(context, mark, () => readGround(context, marks, ours));
  if (ground.applied === guessed.applied) return { mark, ground };
  await endMark(context, mark, 'superseded');
  return { mark: await createMark(context, marks, ground.applied), ground };
}

/** A run that fails ends its mark: the next one would wait for it. */
export async function endingOnFailure<T>(context: GitHubContext, mark: Mark | null, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    await endMark(context, mark, context.shutdown.stop.aborted ? 'cancelled' : 'crashed');
    throw error;
  }
}

function mayNotMark(): ConfigurationError {
  const problem =
    'may not mark what is applied, so nothing was written. Grant the job the permission deployments: write; where the server has no deployments, set approval: none.';
  return new ConfigurationError('github-token', problem);
}

async function createMark(context: GitHubContext, marks: ListedMarks, applied: string | null): Promise<Mark | null> {
  const { runner, settings } = context;
  const { owner, key } = marksInput(context);
  const by = attemptOf(runner);
  const facts = { ...owner, run: by?.run ?? null, attempt: by?.attempt ?? null, applied };
  const payload = markPayload(facts, runner.commit, key);
  try {
    const mark = readMark(await deploySurely(context, marks, payload), owner, key);
    if (mark === null) throw new ConfigurationError('github-token', 'made a mark that does not count.');
    return mark;
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    // Where there are none, the list of them has told so.
    const isTold = !marks.isKnown && isNeedless(error, context);
    if (!isTold) runner.warn(`${error.message} Applies are marked with the permission deployments: write.`);
    if (settings.approval !== 'none') throw mayNotMark();
    return null;
  }
}

/** Where the answer is lost, the mark may be there all the same: another would have us wait for ourselves. */
async function deploySurely(
  context: GitHubContext,
  marks: ListedMarks,
  payload: Readonly<Record<string, unknown>>,
): Promise<Deployment> {
  // A stop must not lose its answer: nobody could end it.
  const { closing, name } = context.github;
  const wanted = { ref: context.runner.commit, task: TASK, environment: environmentOf(name), payload };
  const again = async () => {
    await pause(context, LOST_ANSWER_MS);
    const before = new Set(marks.marks.map(({ id }) => id));
    const ours = (await closing.deployments(wanted.environment, TASK)).find(
      (one) => !before.has(one.id) && one.sha === wanted.ref && JSON.stringify(one.payload) === JSON.stringify(payload),
    );
    return ours ?? closing.createDeployment(wanted);
  };
  return closing.createDeployment(wanted).catch(expecting(isUnclear, again));
}

function inProgress({ runner }: GitHubContext): NewDeploymentStatus {
  return { state: 'in_progress', description: 'Applying', ...linkOf(runner.runUrl) };
}

function linkOf(runUrl: string | null): Pick<NewDeploymentStatus, 'log_url'> {
  return runUrl === null ? {} : { log_url: runUrl };
}

/** Saying the same twice does no harm. */
async function tellState(client: GitHub, id: number, status: NewDeploymentStatus): Promise<void> {
  const tell = () => client.createDeploymentStatus(id, status);
  await tell().catch(expecting(isUnclear, tell));
}

const HEARTBEAT_MS = 45_000;
/** Without a sign for so long, another run may soon take this one for dead: it must write no more. */
const SILENT_MS = 140_000;

/** Runs while the mark tells that we live. Where that can no longer be told, the run ends as by a signal. */
export async function whileAlive<T>(context: GitHubContext, mark: Mark | null, run: () => Promise<T>): Promise<T> {
  if (mark === null) return run();
  const { host, runner, shutdown, github } = context;
  let [lastSign, isAsking, isSilent] = [host.clock.now(), false, false];
  const beat = async (): Promise<void> => {
    if (!isSilent && host.clock.now() - lastSign > SILENT_MS) {
      isSilent = true;
      runner.warn(`${SILENT} Nothing more is written: another run may soon go on from here.`);
      shutdown.halt();
    }
    if (isAsking || isSilent) return;
    isAsking = true;
    const askedAt = host.clock.now();
    try {
      await github.closing.createDeploymentStatus(mark.id, inProgress(context));
      lastSign = askedAt;
    } catch (error) {
      if (!isOfGitHub(error)) throw error;
      runner.log(`${SILENT} ${error.message}\n`);
    } finally {
      isAsking = false;
    }
  };
  const stop = runner.every(HEARTBEAT_MS, () => void beat());
  try {
    return await run();
  } finally {
    stop();
  }
}

const SILENT = 'GitHub could not be told that this run goes on.';

const STATES: { readonly [R in Result]?: NewDeploymentStatus['state'] } = {
  applied: 'success',
  'no-changes': 'success',
  superseded: 'inactive',
};

/** Of a part nobody may conclude that the commit is applied. */
function stateOf(result: Result | 'crashed', isPart: boolean): NewDeploymentStatus['state'] {
  const state = result === 'crashed' ? 'failure' : (STATES[result] ?? 'failure');
  return state === 'success' && isPart ? 'inactive' : state;
}

/** Says what the run came to. Only a success counts as applied; all else leaves the commit for the next run. */
export async function endMark(context: GitHubContext, mark: Mark | null, result: Result | 'crashed'): Promise<void> {
  if (mark === null) return;
  const { github, runner, settings } = context;
  const state = stateOf(result, settings.only.length > 0);
  const words = `Apply: ${result}`;
  const description = state === 'success' ? successWords(words, mark.id, github.signingKey) : words;
  const telling = tellState(github.closing, mark.id, { state, description, ...linkOf(runner.runUrl) });
  // What was applied is applied. A mark that stays in progress is taken for dead three minutes from now.
  await telling.catch(expecting(isOfGitHub, ({ message }) => runner.warn(message)));
}

/** Marks made while ours was: no more than these can be newer than the list. */
const MOST_NEW = 30;
const ASKED_EVERY_MS = 15_000;
/** How long another apply is waited for where no timeout is set: a job has an hour, by the token that it has. */
const LONGEST_WAIT_MS = 55 * 60_000;

/** Waits until no apply that was marked before ours lives; resolves to what is applied then. */
export async function awaitOthers(context: GitHubContext, { mark, ground }: Marked): Promise<Ground> {
  if (mark === null) return ground;
  const [others] = await Promise.all([
    othersBefore(context, mark, ground.marks),
    tellState(context.github.client, mark.id, inProgress(context)),
  ]);
  tellDead(context, others.open);
  const alive = others.open.filter(({ isAlive }) => isAlive);
  if (alive.length > 0) await outlive(context, alive);
  if (alive.length === 0 && !others.hasNew) return ground;
  // What they left is where this run goes on.
  const { from, before, creator } = ground;
  return readGround(context, await readMarks(context, from), { from, before, creator });
}

interface Others {
  /** In progress, as far as their marks say. */
  readonly open: readonly StandingMark[];
  /** Whether there are some that the list before did not show. */
  readonly hasNew: boolean;
}

async function othersBefore(context: GitHubContext, own: Mark, before: Marks): Promise<Others> {
  const seen = new Set(before.all.map(({ id }) => id));
  const now = await readMarks(context, context.runner.commit, MOST_NEW);
  const fresh = now.marks.filter(({ id }) => !seen.has(id) && id < own.id);
  const { standing } = await readStandings(fresh, own.creator, marksInput(context));
  // Whoever succeeded has waited for those before, or outlived them.
  const oldest = before.latest?.id ?? 0;
  const open = [...standing, ...before.standing].filter(
    ({ id, lastSign }) => lastSign !== null && id > oldest && id < own.id,
  );
  const others = open.map((mark) => (isEarlierAttempt(mark, own) ? { ...mark, isAlive: false } : mark));
  return { open: others, hasNew: standing.length > 0 };
}

/** GitHub runs a run again only when it has ended. */
function isEarlierAttempt({ run, attempt }: Mark, own: Mark): boolean {
  return run !== null && run === own.run && attempt !== null && own.attempt !== null && attempt < own.attempt;
}

function tellDead({ runner }: GitHubContext, open: readonly StandingMark[]): void {
  for (const { id, run, lastSign, isAlive } of open) {
    if (isAlive) continue;
    const since = lastSign === null ? '' : ` since ${new Date(lastSign).toISOString()}`;
    runner.warn(
      `The apply ${nameOf({ id, run })} ended without a word: it has given no sign${since}. This run goes on from what it left.`,
    );
  }
}

function nameOf({ id, run }: Pick<Mark, 'id' | 'run'>): string {
  return run === null ? `of deployment ${id}` : `of run ${run} (deployment ${id})`;
}

async function outlive(context: GitHubContext, others: readonly StandingMark[]): Promise<void> {
  const { runner, host, settings } = context;
  const until = settings.timeoutMs > 0 ? Number.POSITIVE_INFINITY : host.clock.now() + LONGEST_WAIT_MS;
  let alive = others;
  while (alive.length > 0) {
    if (host.clock.now() >= until) {
      throw new ConfigurationError(
        'apply',
        'waited 55 minutes for another one, which still goes on. Nothing was written. Run again once that has ended.',
      );
    }
    runner.log(`Waiting for the apply ${alive.map(nameOf).join(', ')}, which is under way.\n`);
    await pause(context, ASKED_EVERY_MS);
    const standing = await Promise.all(alive.map((mark) => standingNow(mark, marksInput(context))));
    tellDead(
      context,
      standing.filter(({ lastSign }) => lastSign !== null),
    );
    alive = standing.filter(({ isAlive }) => isAlive);
  }
}

/** Waits for every apply that is under way: what it writes would look like drift. */
export async function awaitAll(context: GitHubContext, ground: Ground): Promise<Ground> {
  const alive = ground.marks.standing.filter(({ isAlive }) => isAlive);
  if (alive.length === 0) return ground;
  await outlive(context, alive);
  return readGround(context, await readMarks(context, ground.from), ground);
}
