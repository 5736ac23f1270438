// Lets one apply run at a time. A run takes the turn with an entry in the applied log, proves before each write that
// this entry is still the newest one, and ends its turn with another entry. No timeout decides whether the run of an
// entry is still under way: GitHub is asked.
import { type LostTurn, type Permit, UserError } from '../core/result.ts';
import { type AppliedLog, appendEntry, type LogAccess, readLog, readTip } from './applied-log.ts';
import { isOfGitHub } from './errors.ts';
import type { AppliedEntry } from './landed.ts';

/** A run that waits for its turn, or has it. */
export interface TurnRun extends LogAccess {
  /** The run, attempt and job of this process. `job` is a random word. */
  readonly by: { readonly run: string; readonly attempt: number; readonly job: string };
  /** False if the run may write without the turn in case the token may not write the log. */
  readonly needsTurn: boolean;
  /** Until when to wait for other runs, in milliseconds since 1970. */
  readonly until: number;
  /** Waits. Rejects when the run is to stop. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: (text: string) => void;
  readonly warn: (message: string) => void;
}

const ASKED_EVERY_MS = 15_000;
/** A write may be on its way for this long after the last proof: 120 s until it is sent, and 30 s for the request. */
const PAUSE_MS = 150_000;
/** How long after a proof writes may begin: normally, and while GitHub does not answer. */
const PROOF_MS = 60_000;
const UNANSWERED_PROOF_MS = 120_000;
const ASKED_AGAIN_MS = 1000;
const MOST_READINGS = 4;
const MOST_APPENDS = 4;
const UNENDED = 'The log does not say how this run ended. The next run will find out.';

/**
 * If the newest entry is the claim of another run, waits until that run has ended or the log has changed. Resolves to
 * whether it waited: if so, everything must be read again. Throws if this takes too long, or GitHub may not be asked.
 */
export async function waitForOther(run: TurnRun, log: AppliedLog): Promise<boolean> {
  const { state } = log;
  for (let hasWaited = false; ; hasWaited = true) {
    if (state?.kind !== 'applying' || !(await lives(run, state))) return hasWaited;
    const left = run.until - run.clock.now();
    if (left <= 0) {
      const problem = `waited for the apply of run ${state.run}, which is still running`;
      throw new UserError('This run', problem, 'Nothing was written. Run again after it has ended.');
    }
    run.log(`Waiting for the apply of run ${state.run}, which is still running.\n`);
    await run.pause(Math.min(ASKED_EVERY_MS, left));
    if ((await readTip(run)) !== log.tip) return true;
  }
}

/** Whether the run of a claim may still write. */
async function lives(
  { github, by }: TurnRun,
  { run, attempt }: { readonly run: string; readonly attempt: number },
): Promise<boolean> {
  // GitHub starts a new attempt of a run only after the last one has ended. Of two jobs of one attempt, the later wins.
  if (run === by.run && attempt <= by.attempt) return false;
  try {
    const now = await github.workflowRun(run);
    return now.status !== 'completed' && now.attempt === attempt;
  } catch (error) {
    if (isOfGitHub(error, 'not-found')) return false;
    if (!isOfGitHub(error, 'forbidden')) throw error;
    const problem = `may not ask whether run ${run} still applies, so nothing was written`;
    throw new UserError('github-token', problem, 'Grant the job the permission actions: read.', { cause: error });
  }
}

/**
 * Takes the turn once no other run has it. `moved`: this run waited, or another entry came first, so everything must be
 * read again. null if the log may not be written and the run may write without a turn. If the pause rejects, the claim
 * stays, and the next run pauses, too.
 */
export async function takeTurn(
  run: TurnRun,
  log: AppliedLog,
  { applied, at }: AppliedEntry,
): Promise<Turn | 'moved' | null> {
  const { by, warn, pause, needsTurn } = run;
  if (await waitForOther(run, log)) return 'moved';
  const before = log.state;
  const appended = await appendEntry(run, log, { kind: 'applying', applied, at, ...by });
  if (appended.kind === 'moved') return 'moved';
  if (appended.kind === 'refused') {
    const { message, isMissingRight } = appended;
    if (needsTurn || !isMissingRight) throw new UserError('apply', 'wrote nothing', message);
    warn(message);
    return null;
  }
  if (before?.kind === 'applying') {
    // If it is a claim of this job, its answer was lost. It may have replaced the claim of another run, so pause here.
    const whose = before.job === by.job ? 'an earlier run may have' : `run ${before.run}`;
    warn(
      `The apply of ${whose} ended without a word in the applied log. This run continues from there after a pause of ${PAUSE_MS / 1000} s, because the last write of that run may still be on its way.`,
    );
    await pause(PAUSE_MS);
  }
  const claim = { tip: appended.commit, tree: appended.tree, state: null, foreign: null, read: log.read };
  return new Turn(run, claim, { applied, at });
}

/** This run's turn. */
export class Turn implements Permit {
  readonly #run: TurnRun;
  readonly #claim: AppliedLog;
  /** What counted as applied when the turn was taken. */
  readonly #before: AppliedEntry;
  /** When the last reading that showed our entry as the newest one was sent. */
  #provedAt = Number.NEGATIVE_INFINITY;
  #lost: LostTurn | null = null;
  /** How old the last proof may be. */
  #validMs = PROOF_MS;
  /** Whether the turn adds no more entries: it has been ended, or its claim stays because a write may be on its way. */
  #isOver = false;
  #reading: Promise<void> | null = null;

  constructor(run: TurnRun, claim: AppliedLog, before: AppliedEntry) {
    this.#run = run;
    this.#claim = claim;
    this.#before = before;
  }

  /**
   * Whether a write request may be sent now: a reading that was sent at most a minute ago showed our entry as the
   * newest one. Once this is false, it stays false.
   */
  readonly prove = async (): Promise<boolean> => {
    for (let tried = 1; this.#lost === null && !this.#isProved(PROOF_MS); tried += 1) {
      this.#reading ??= this.#readProof().finally(() => {
        this.#reading = null;
      });
      try {
        await this.#reading;
      } catch (error) {
        if (!isOfGitHub(error)) throw error;
        this.#validMs = UNANSWERED_PROOF_MS;
        if (this.holds()) return true;
        this.#lost = { kind: 'unproved' };
      }
      // Every reading showed a commit from before our entry.
      if (tried === MOST_READINGS && !this.#isProved(PROOF_MS)) this.#lost ??= { kind: 'log-gone' };
    }
    return this.#lost === null;
  };

  readonly holds = (): boolean => this.#isProved(this.#validMs);

  /** Whether the last proof is recent enough. If the clock was set back, it is not. */
  #isProved(forMs: number): boolean {
    const age = this.#run.clock.now() - this.#provedAt;
    return age >= 0 && age <= forMs;
  }

  /** Why this run has the turn no more; null if it has it, as far as it knows. */
  get lost(): LostTurn | null {
    return this.#lost;
  }

  async #readProof(): Promise<void> {
    const { clock, by } = this.#run;
    const sentAt = clock.now();
    const tip = await readTip(this.#run);
    if (tip !== this.#claim.tip) {
      // If the tip is older than our entry, GitHub's answer is stale, so the tip is read again.
      const isOlder = tip === null ? this.#claim.read.length === 0 : this.#claim.read.includes(tip);
      if (isOlder) return clock.sleep(ASKED_AGAIN_MS);
      // Commits that are not entries may have come after ours.
      const log = tip === null ? null : await readLog(this.#run, tip);
      if (log !== null && 'problem' in log) this.#lost = { kind: 'unreadable' };
      else if (!log?.state) this.#lost = { kind: 'log-gone' };
      else if (log.state.job !== by.job) {
        this.#lost = { kind: 'taken-over', by: `attempt ${log.state.attempt} of run ${log.state.run}` };
      }
    }
    this.#provedAt = sentAt;
    this.#validMs = PROOF_MS;
  }

  /** Leaves the claim in the log, because a write may be on its way, so that the next run has to pause. */
  keepClaim(): void {
    this.#isOver = true;
  }

  /**
   * Ends the turn with what is applied now, or null if not everything is applied. Later calls do nothing. Call this
   * only if no write of the run can be on its way. A failure is reported as a warning.
   */
  async endTurn(success: AppliedEntry | null): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    const { by, warn } = this.#run;
    const kind = success === null ? 'ended' : 'applied';
    const { applied, at } = success ?? this.#before;
    let log: AppliedLog = this.#claim;
    try {
      for (let tried = 1; tried <= MOST_APPENDS; tried += 1) {
        const appended = await appendEntry(this.#run, log, { kind, applied, at, ...by });
        if (appended.kind === 'appended') return;
        if (appended.kind === 'refused') return warn(`${appended.message} ${UNENDED}`);
        const now = await readLog(this.#run);
        if ('problem' in now) return warn(`${now.problem} ${UNENDED}`);
        // Another run has taken over, or our own entry was added but its answer was lost.
        if (now.state?.job !== by.job || now.state.kind !== 'applying') return;
        log = now;
      }
      warn(`Other commits keep arriving on the branch of the applied log. ${UNENDED}`);
    } catch (error) {
      if (!isOfGitHub(error)) throw error;
      warn(`${error.message} ${UNENDED}`);
    }
  }
}
