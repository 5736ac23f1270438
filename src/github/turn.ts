// One apply at a time: a run takes the turn by an entry of the applied log, proves before each write that this entry is
// still the newest one, and ends its turn by another entry. Nobody is waited for by a clock: GitHub says whether the run
// of an entry still goes on.
import { ConfigurationError } from '../core/result.ts';
import { type AppliedLog, appendEntry, type LogAccess, readLog, readTip } from './applied-log.ts';
import { isOfGitHub } from './errors.ts';

/** The run that waits for its turn, or has it. */
export interface TurnRun extends LogAccess {
  /** Which job this is. `job` is a random word of this process. */
  readonly by: { readonly run: string; readonly attempt: number; readonly job: string };
  /** False if it may write without the turn, where the log may not be written. */
  readonly needsTurn: boolean;
  /** Until when it waits for others, in milliseconds since 1970. */
  readonly until: number;
  /** Rejects when the run is to stop. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: (text: string) => void;
  readonly warn: (message: string) => void;
}

/** What counts as applied, and GitHub's time just before that commit was read as the tip. */
interface AppliedAt {
  readonly applied: string | null;
  readonly at: string | null;
}

const ASKED_EVERY_MS = 15_000;
/** A write may be on its way for this long after the last proof: 120 s until it is sent, and 30 s for a request. */
const PAUSE_MS = 150_000;
/** A proof lets writes begin for this long, and for the second time while GitHub does not answer. */
const PROOF_MS = 60_000;
const UNANSWERED_PROOF_MS = 120_000;
const ASKED_AGAIN_MS = 1000;
const MOST_TRIES = 4;
const UNENDED = 'So the log does not say how this run ended, and the next one finds out.';

/**
 * Waits while the run whose claim is the state of the log lives. Resolves to whether it waited: then the log has moved
 * on, or that run has ended, and everything is read again. Throws if that takes too long, or may not be asked.
 */
export async function waitForOther(run: TurnRun, log: AppliedLog): Promise<boolean> {
  const { state } = log;
  for (let hasWaited = false; ; hasWaited = true) {
    if (state?.kind !== 'applying' || !(await lives(run, state))) return hasWaited;
    const left = run.until - run.clock.now();
    if (left <= 0) {
      const problem = `waited for run ${state.run}, which still goes on. Nothing was written. Run again once that has ended.`;
      throw new ConfigurationError('apply', problem);
    }
    run.log(`Waiting for the apply of run ${state.run}, which is under way.\n`);
    await run.pause(Math.min(ASKED_EVERY_MS, left));
    if ((await readTip(run)) !== log.tip) return true;
  }
}

/** Whether the run of a claim may still write. */
async function lives(
  { github, by }: TurnRun,
  { run, attempt }: { readonly run: string; readonly attempt: number },
): Promise<boolean> {
  // GitHub runs a run again only after it has ended. Of two jobs of one attempt the later one goes on.
  if (run === by.run && attempt <= by.attempt) return false;
  try {
    const now = await github.workflowRun(run);
    return now.status !== 'completed' && now.attempt === attempt;
  } catch (error) {
    if (isOfGitHub(error, 'not-found')) return false;
    if (!isOfGitHub(error, 'forbidden')) throw error;
    const problem = `may not ask whether run ${run} still applies, so nothing was written. Grant the job the permission actions: read.`;
    throw new ConfigurationError('github-token', problem, { cause: error });
  }
}

/**
 * Takes the turn once no other run has it. `moved`: this one waited, or another entry came first, so everything is read
 * again. null if the log may not be written, and the run may do without. If this rejects within its pause, the claim
 * stays, and the next run pauses too.
 */
export async function takeTurn(
  run: TurnRun,
  log: AppliedLog,
  { applied, at }: AppliedAt,
): Promise<Turn | 'moved' | null> {
  const { by, warn, pause, needsTurn } = run;
  if (await waitForOther(run, log)) return 'moved';
  const before = log.state;
  const appended = await appendEntry(run, log, { kind: 'applying', applied, at, ...by });
  if (appended.kind === 'moved') return 'moved';
  if (appended.kind === 'refused') {
    const { why, isMissingRight } = appended;
    if (needsTurn || !isMissingRight) throw new ConfigurationError('apply', `wrote nothing. ${why}`);
    warn(why);
    return null;
  }
  if (before?.kind === 'applying') {
    // A claim of this job is one whose answer was lost. It may have been taken over from another run, so the pause is due.
    const whose = before.job === by.job ? 'an earlier run may have' : `run ${before.run}`;
    warn(
      `The apply of ${whose} ended without a word. This run goes on from what it left, after a pause of ${PAUSE_MS / 1000} s, since the last write of that run may still be on its way.`,
    );
    await pause(PAUSE_MS);
  }
  const claim = { tip: appended.commit, tree: appended.tree, state: null, read: log.read };
  return new Turn(run, claim, { applied, at });
}

/** This run's turn. */
export class Turn {
  readonly #run: TurnRun;
  readonly #claim: AppliedLog;
  /** What counted as applied when the turn was taken. */
  readonly #before: AppliedAt;
  /** When the reading was sent that showed our entry as the newest one last. */
  #provedAt = Number.NEGATIVE_INFINITY;
  #isLost = false;
  /** Whether the turn has its last entry: one that ends it or, where a write may be on its way, its claim. */
  #isOver = false;
  #reading: Promise<void> | null = null;

  constructor(run: TurnRun, claim: AppliedLog, before: AppliedAt) {
    this.#run = run;
    this.#claim = claim;
    this.#before = before;
  }

  /**
   * Whether a request that writes may be sent now: a reading that was sent at most a minute ago showed our entry as the
   * newest one. Once false, it stays so.
   */
  async prove(): Promise<boolean> {
    for (let tried = 1; !(this.#isLost || this.#isProved(PROOF_MS)); tried += 1) {
      this.#reading ??= this.#readProof().finally(() => {
        this.#reading = null;
      });
      try {
        await this.#reading;
      } catch (error) {
        if (!isOfGitHub(error)) throw error;
        if (this.#isProved(UNANSWERED_PROOF_MS)) return true;
        this.#isLost = true;
      }
      if (tried === MOST_TRIES && !this.#isProved(PROOF_MS)) this.#isLost = true;
    }
    return !this.#isLost;
  }

  /** A clock that went back makes a proof too old. */
  #isProved(forMs: number): boolean {
    const age = this.#run.clock.now() - this.#provedAt;
    return age >= 0 && age <= forMs;
  }

  async #readProof(): Promise<void> {
    const { clock, by } = this.#run;
    const sentAt = clock.now();
    const tip = await readTip(this.#run);
    if (tip !== this.#claim.tip) {
      // What is older than our entry was read behind GitHub's back, and is read again.
      const isOlder = tip === null ? this.#claim.read.length === 0 : this.#claim.read.includes(tip);
      if (isOlder) return clock.sleep(ASKED_AGAIN_MS);
      // Commits that are no entry may have come after ours.
      const log = tip === null ? null : await readLog(this.#run, tip);
      this.#isLost = log === null || 'problem' in log || log.state?.job !== by.job;
    }
    this.#provedAt = sentAt;
  }

  /** Leaves the claim in the log: a write may be on its way, so the next run has to pause. */
  keepClaim(): void {
    this.#isOver = true;
  }

  /**
   * Ends the turn, with what is applied now; null if not everything is. A turn ends once: later calls do nothing. Only
   * for a run of which no write can be on its way. A failure is a warning.
   */
  async endTurn(success: AppliedAt | null): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    const { by, warn } = this.#run;
    const kind = success === null ? 'ended' : 'applied';
    const { applied, at } = success ?? this.#before;
    let log: AppliedLog = this.#claim;
    try {
      for (let tried = 1; tried <= MOST_TRIES; tried += 1) {
        const appended = await appendEntry(this.#run, log, { kind, applied, at, ...by });
        if (appended.kind === 'taken') return;
        if (appended.kind === 'refused') return warn(`${appended.why} ${UNENDED}`);
        const now = await readLog(this.#run);
        if ('problem' in now) return warn(`${now.problem} ${UNENDED}`);
        // Taken over by another run, or our own entry whose answer was lost.
        if (now.state?.job !== by.job || now.state.kind !== 'applying') return;
        log = now;
      }
      warn(`Others push to the applied log all the time. ${UNENDED}`);
    } catch (error) {
      if (!isOfGitHub(error)) throw error;
      warn(`${error.message} ${UNENDED}`);
    }
  }
}
