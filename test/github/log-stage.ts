// The applied log on a stand-in: runs that read and append, and others that push to its branch.
import { type AppliedLog, type LogAccess, logBranch, readLog } from '../../src/github/applied-log.ts';
import { type Turn, type TurnRun, takeTurn } from '../../src/github/turn.ts';
import { stage, visit } from './stage.ts';
import type { StandIn, StandInOptions } from './stand-in.ts';

export const KEY = 'k'.repeat(32);
export const SCOPE = {
  ...{ repository: '1', repositoryName: 'acme/inventory' },
  ...{ service: 'https://service.example', name: '' },
};
export const COMMIT = 'c'.repeat(40);
const AT = '2026-03-01T00:00:00.000Z';
export const APPLIED = { applied: COMMIT, at: AT };

/** Only the test and waiting advance the time. `job` makes a job of a run that is still running. */
export async function logStage(options: StandInOptions = {}) {
  const to = await stage(options);
  const clock = { now: Date.parse('2026-03-01T00:00:00Z') };
  const [waits, told]: [number[], string[]] = [[], []];
  const sleep = async (ms: number) => {
    waits.push(ms);
    clock.now += ms;
  };
  const time = { now: () => clock.now, sleep };
  const { github } = visit(to, { clock: time, fetch: to.fetch });
  const tell = (text: string) => void told.push(text);
  const how = { clock: time, pause: sleep, log: tell, warn: tell };
  const fixed = { github, scope: SCOPE, keys: [KEY], needsTurn: true, ...how };
  let jobs = 0;
  const job = (run: string, { attempt = 1, ...given }: Partial<TurnRun> & { attempt?: number } = {}): TurnRun => {
    jobs += 1;
    if (!to.state.runs.has(run)) to.state.runs.set(run, { status: 'in_progress', attempt });
    const by = { run, attempt, job: `job-${jobs}` };
    return { ...fixed, by, until: Number.POSITIVE_INFINITY, ...given };
  };
  return { to, clock, waits, told, job };
}

/** The log as a run reads it. Throws if it cannot be read. */
export async function read(access: LogAccess): Promise<AppliedLog> {
  const log = await readLog(access);
  if ('problem' in log) throw new Error(log.problem);
  return log;
}

/** Takes the turn. Throws if another run has it, or came first. */
export async function taken(run: TurnRun): Promise<Turn> {
  const turn = await takeTurn(run, await read(run), APPLIED);
  if (turn === 'moved' || turn === null) throw new Error(`the turn: ${turn}`);
  return turn;
}

/** Somebody pushes commits with these messages to the log's branch, with `others` as further parents. */
export async function pushToLog(
  { git, state }: StandIn,
  messages: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  const ref = `refs/heads/${logBranch('')}`;
  for (const message of messages) {
    const tip = await git.resolve(ref);
    const parents = [...(tip === null ? [] : [tip]), ...others];
    const author = { name: 'Mallory\u202e', email: 'mallory@example.org' };
    const signed = { message, author, at: state.calendar.stamp() };
    const commit = git.commitTree(git.writeTree({ junk: message }), parents, signed);
    await git.publish({ [ref]: commit });
  }
}
