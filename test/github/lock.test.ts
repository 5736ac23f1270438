// Turns as a lock: runs `turn.ts` with a virtual clock and a GitHub in memory, in thousands of random histories of
// kills, cancels, reruns, freezes, lost answers, junk and replays. They also detect copies that are broken in one way.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import * as log from '../../src/github/applied-log.ts';
import * as errors from '../../src/github/errors.ts';
import * as turn from '../../src/github/turn.ts';

type Lock = typeof turn & typeof log & typeof errors;

const SCOPE = {
  ...{ repository: '1', repositoryName: 'acme/inventory' },
  ...{ service: 'https://service.example', name: '' },
};
const KEYS = ['k'.repeat(32)];
/** The other fields that the log reads of each commit. */
const NOBODYS = { tree: 'tree', author: null, committer: null, claimed_author: 'someone' };
const [SECOND, MINUTE] = [1000, 60_000];

/** Random numbers from 0 up to 1, the same ones for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface GitCommit {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly message: string;
}

/** One process. Its timers and answers wait while it is frozen, and never arrive after it is killed. */
interface Process {
  readonly run: string;
  readonly attempt: number;
  frozenUntil: number;
  isKilled: boolean;
  isCancelled: boolean;
}

function commitOf(change: number): string {
  return change.toString(16).padStart(40, '0');
}

/** Plays one history. Resolves to its faults, or an empty list. */
async function playLock(lock: Lock, seed: number): Promise<string[]> {
  const world = new LockWorld(lock, randomOf(seed));
  await world.play();
  return world.faults;
}

class LockWorld {
  readonly faults: string[] = [];
  readonly #lock: Lock;
  readonly #random: () => number;
  #now = Date.parse('2026-03-01T00:00:00Z');
  readonly #queue: { at: number; process: Process | null; task: () => void }[] = [];
  readonly #commits = new Map<string, GitCommit>();
  #branch: string | null = null;
  #movedAt = 0;
  /** What GitHub reports about each run. */
  readonly #runs = new Map<string, { isCompleted: boolean; attempt: number }>();
  readonly #processes: Process[] = [];
  /** How many changes are merged: the tip of the default branch. */
  #merged = 0;
  /** Numbers of the changes that the service has. */
  readonly #done = new Set<number>();
  #isQuiet = false;
  /** The place in the log of the claim of the run that wrote last. */
  #latest = 0;
  /** When entries were last taken from the log. */
  #lostAt = Number.NEGATIVE_INFINITY;

  constructor(lock: Lock, random: () => number) {
    this.#lock = lock;
    this.#random = random;
  }

  async play(): Promise<void> {
    this.#branch = this.#commit('The first commit', []);
    this.#merged = 1;
    for (let count = 2 + this.#below(4); count > 0; count -= 1) {
      this.#at(this.#below(20 * MINUTE), () => {
        this.#merged += this.#below(2);
        this.#start(`run-${this.#runs.size}`, 1);
      });
    }
    for (let count = this.#below(5); count > 0; count -= 1) this.#at(this.#below(60 * MINUTE), () => this.#disturb());
    await this.#settle();
    for (const run of this.#runs.values()) run.isCompleted = true;
    for (const process of this.#processes) process.isKilled = true;
    this.#isQuiet = true;
    this.#start('quiet', 1);
    await this.#settle();
    for (let change = 1; change <= this.#merged; change += 1) {
      if (!this.#done.has(change)) this.faults.push(`change ${change} was not applied`);
    }
  }

  /** Disturbs a running process or the log. */
  #disturb(): void {
    const running = this.#processes.filter(({ isKilled }) => !isKilled);
    const process = running[this.#below(running.length)];
    const kind = this.#below(8);
    if (kind === 7) this.#lose();
    if (kind === 0 && this.#branch !== null) this.#branch = this.#commit('junk', [this.#branch]);
    if (kind === 1) this.#replay();
    if (process === undefined) return;
    const run = this.#runs.get(process.run);
    if (kind === 2) {
      process.isKilled = true;
      // GitHub notices this later, and somebody may start the run again.
      this.#at(this.#below(5 * MINUTE), () => {
        if (run?.attempt === process.attempt) run.isCompleted = true;
        if (this.#chance(0.5) && run?.isCompleted === true) this.#start(process.run, run.attempt + 1);
      });
    }
    if (kind === 3) process.isCancelled = true;
    if (kind >= 4 && kind < 7) {
      process.frozenUntil = this.#now + this.#below(30 * MINUTE);
      // GitHub may give up the run, but the process continues after the freeze.
      if (kind > 4) {
        this.#at(this.#below(20 * MINUTE), () => {
          if (run?.attempt === process.attempt) run.isCompleted = true;
        });
      }
    }
  }

  /** Somebody resets the log to an earlier commit, or deletes it: then nothing is known to be applied. */
  #lose(): void {
    const kept = this.#random() < 0.5 ? undefined : this.#commits.get(this.#branch ?? '')?.parents[0];
    this.#branch = kept ?? null;
    this.#latest = 0;
    this.#lostAt = this.#now;
  }

  /** Somebody pushes the message of an older entry again, such as the end of a run. */
  #replay(): void {
    const ends = [...this.#commits.values()].filter(({ message }) => !message.includes('"kind":"applying"'));
    const old = ends[this.#below(ends.length)];
    if (this.#branch !== null) this.#branch = this.#commit(old?.message ?? '', [this.#branch]);
  }

  #start(run: string, attempt: number): void {
    this.#runs.set(run, { isCompleted: false, attempt });
    const process = { run, attempt, frozenUntil: 0, isKilled: false, isCancelled: false };
    this.#processes.push(process);
    this.#apply(process).then(
      () => this.#leave(process),
      (error: unknown) => {
        if (!(error instanceof Error)) throw error;
        // An apply may fail only if GitHub did not answer or the run was canceled.
        const isExpected = ['GitHubError', 'UserError', 'AbortError'].includes(error.name);
        if (!isExpected || this.#isQuiet) this.faults.push(String(error.stack));
        this.#leave(process);
      },
    );
  }

  #leave(process: Process): void {
    process.isKilled = true;
    const run = this.#runs.get(process.run);
    if (run?.attempt === process.attempt) run.isCompleted = true;
  }

  /** The steps of an apply that concern the turn. */
  async #apply(process: Process): Promise<void> {
    const { takeTurn, readLog } = this.#lock;
    const clock = { now: () => this.#now, sleep: (ms: number) => this.#wait(ms, process) };
    const by = { run: process.run.replace(/\D+/, '9'), attempt: process.attempt, job: `job-${this.#processes.length}` };
    const run = {
      ...{ github: this.#githubOf(process), scope: SCOPE, keys: KEYS, clock, by, log: () => {}, warn: () => {} },
      needsTurn: true,
      until: this.#now + 55 * MINUTE,
      pause: async (ms: number) => {
        await this.#wait(ms, process);
        if (process.isCancelled) throw Object.assign(new Error(), { name: 'AbortError' });
      },
    };
    for (;;) {
      const tip = this.#merged;
      const log = await readLog(run);
      if ('problem' in log) throw new Error(log.problem);
      const before = log.state?.applied == null ? 0 : Number.parseInt(log.state.applied, 16);
      const turn = await takeTurn(run, log, { applied: before === 0 ? null : commitOf(before), at: null });
      if (turn === 'moved') continue;
      if (turn === null) throw new Error('a turn that the run cannot do without');
      await this.#write(process, turn, { before, tip, job: by.job });
      return;
    }
  }

  async #write(
    process: Process,
    turn: InstanceType<Lock['Turn']>,
    { before, tip, job }: { readonly before: number; readonly tip: number; readonly job: string },
  ): Promise<void> {
    let isWhole = true;
    let [hasFailed, isUnanswered] = [false, false];
    if (this.#chance(0.5)) this.#at(this.#below(MINUTE), () => this.#replay());
    // The run reads the lists and makes a plan.
    await this.#wait(this.#below(MINUTE), process);
    for (let change = before + 1; change <= tip; change += 1) {
      if (this.#done.has(change)) continue;
      isWhole = !process.isCancelled && (await turn.prove());
      // A process may be frozen between its proof and the request, while it connects.
      if (isWhole) await this.#wait(this.#below(10 * SECOND), process);
      if (isWhole && !turn.holds()) isWhole = await turn.prove();
      if (!isWhole) break;
      this.#judge(process.run, this.#placeOf(job));
      const fails = this.#chance(0.1);
      const isLost = this.#chance(0.05);
      this.#at(this.#below(30 * SECOND), () => {
        if (!fails) this.#done.add(change);
      });
      await this.#wait(30 * SECOND + this.#below(MINUTE), process);
      if (fails || isLost) hasFailed = true;
      if (isLost) isUnanswered = true;
    }
    if (isUnanswered) return;
    await turn.endTurn(isWhole && !hasFailed ? { applied: commitOf(tip), at: null } : null);
  }

  /** A run whose claim is lost may write only as long as a proof from before may count. */
  #judge(run: string, place: number): void {
    if (place < 0 && this.#now - this.#lostAt > 2 * MINUTE) this.faults.push(`run ${run} writes without a claim`);
    if (place >= 0 && place < this.#latest) this.faults.push(`run ${run} writes after a later one began`);
    this.#latest = Math.max(this.#latest, place);
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most);
  }

  #chance(probability: number): boolean {
    return !this.#isQuiet && this.#random() < probability;
  }

  #at(ms: number, task: () => void, process: Process | null = null): void {
    this.#queue.push({ at: this.#now + ms, process, task });
  }

  /** Lets time pass until no event is left. */
  async #settle(): Promise<void> {
    while (this.#queue.length > 0) {
      const next = this.#queue.reduce((first, each) => (each.at < first.at ? each : first));
      this.#queue.splice(this.#queue.indexOf(next), 1);
      this.#now = Math.max(this.#now, next.at);
      const { process } = next;
      if (process?.isKilled === true) continue;
      if (process !== null && process.frozenUntil > this.#now) {
        this.#queue.push({ ...next, at: process.frozenUntil });
        continue;
      }
      next.task();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** The place of a job's claim in the log. */
  #placeOf(job: string): number {
    const chain: string[] = [];
    for (
      let at = this.#commits.get(this.#branch ?? '');
      at !== undefined;
      at = this.#commits.get(at.parents[0] ?? '')
    ) {
      chain.unshift(at.message);
    }
    return chain.findIndex((message) => message.includes(`"job":"${job}"`));
  }

  #wait(ms: number, process: Process): Promise<void> {
    return new Promise((resolve) => this.#at(ms, resolve, process));
  }

  #commit(message: string, parents: readonly string[]): string {
    const sha = createHash('sha1').update(`${this.#commits.size}${message}`).digest('hex');
    this.#commits.set(sha, { sha, parents, message });
    return sha;
  }

  #isBehind(old: string | null, sha: string): boolean {
    for (let at: string | undefined = sha; at !== undefined; at = this.#commits.get(at)?.parents[0]) {
      if (at === old) return true;
    }
    return old === null;
  }

  /** The GitHub that a process sees. Every request takes a while, and some answers are lost. */
  #githubOf(process: Process) {
    const { GitHubError } = this.#lock;
    const exchange = async <T>(method: 'GET' | 'POST' | 'PATCH', perform: () => T): Promise<T> => {
      const failure = { method, route: '', kind: 'network', status: null, permission: null } as const;
      const lost = () => new GitHubError({ ...failure, sent: true, waitMs: null, reason: null });
      if (this.#chance(0.01)) {
        await this.#wait(30 * SECOND, process);
        throw lost();
      }
      const outcome = await new Promise<() => T>((resolve) => {
        // The request arrives even if the process ends meanwhile.
        this.#at(this.#below(SECOND), () => {
          let result: () => T;
          try {
            const value = perform();
            result = () => value;
          } catch (error) {
            result = () => {
              throw error;
            };
          }
          this.#at(this.#below(SECOND), () => resolve(result), process);
        });
      });
      if (this.#chance(0.02)) throw lost();
      return outcome();
    };
    const refuse = (kind: 'invalid' | 'not-found', status: number) =>
      new GitHubError({
        ...{ method: 'PATCH', route: '', kind, status, permission: null, sent: true, waitMs: null, reason: null },
      });
    const move = (sha: string, isNew: boolean) => {
      if (isNew !== (this.#branch === null) || !this.#isBehind(this.#branch, sha)) throw refuse('invalid', 422);
      this.#branch = sha;
      this.#movedAt = this.#now;
    };
    return {
      tipOf: () =>
        exchange('GET', () => {
          if (this.#branch === null) throw refuse('not-found', 404);
          // GitHub may read a copy of the repository that is behind.
          const isLate = this.#now - this.#movedAt < 10 * SECOND && this.#chance(0.2);
          const behind = isLate ? this.#commits.get(this.#branch)?.parents[0] : undefined;
          return behind ?? this.#branch;
        }),
      commitsFrom: (from: string, most: number) =>
        exchange('GET', () => {
          const list = [];
          for (let at: string | undefined = from; at !== undefined && list.length < most; ) {
            const commit = this.#commits.get(at);
            if (commit !== undefined) list.push({ ...commit, ...NOBODYS, parents: [...commit.parents] });
            at = commit?.parents[0];
          }
          return list;
        }),
      createTree: () => exchange('POST', () => 'tree'),
      createCommit: (message: string, _tree: string, parents: readonly string[]) =>
        exchange('POST', () => this.#commit(message, parents)),
      createBranch: (_branch: string, sha: string) => exchange('POST', () => move(sha, true)),
      moveBranch: (_branch: string, sha: string) => exchange('PATCH', () => move(sha, false)),
      workflowRun: (id: string) =>
        exchange('GET', () => {
          const run = this.#runs.get(id);
          if (run === undefined) throw refuse('not-found', 404);
          return { status: run.isCompleted ? 'completed' : 'in_progress', attempt: run.attempt };
        }),
    };
  }
}

const ROOT = join(import.meta.dirname, '../..');

test('no run writes after a later one began, and all merged changes are applied in the end', async () => {
  const lock = { ...log, ...errors, ...turn };
  const faults: string[] = [];
  for (let seed = 1; seed <= 5000 && faults.length === 0; seed += 1) {
    for (const fault of await playLock(lock, seed)) faults.push(`history ${seed}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test.each([
  ['no proof before a write', 'turn.ts', 'return this.#lost === null;', 'return true;'],
  ['no age as the bytes are sent', 'turn.ts', 'boolean => this.#isProved(this.#validMs);', 'boolean => true;'],
  ['a claim counts without a log', 'turn.ts', "this.#lost = { kind: 'log-gone' };", 'this.#lost = null;'],
  ['no pause at a take-over', 'turn.ts', 'await pause(PAUSE_MS);', ''],
  [
    'a failed run moves what counts as applied',
    'turn.ts',
    'success ?? this.#before;',
    "success ?? { applied: 'f'.repeat(40), at: null };",
  ],
])('the histories detect a broken copy: %s', async (_name, file, from, to) => {
  const folder = mkdtempSync(join(tmpdir(), 'cip-lock-'));
  try {
    for (const part of ['src/core', 'src/github', 'package.json'])
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const path = join(folder, 'src/github', file);
    const text = readFileSync(path, 'utf8');
    expect(text.split(from)).toHaveLength(2);
    writeFileSync(path, text.replace(from, to));
    const parts = ['turn.ts', 'applied-log.ts', 'errors.ts'].map(
      (name) => import(pathToFileURL(join(folder, 'src/github', name)).href),
    );
    const lock: Lock = Object.assign({}, ...(await Promise.all(parts)));
    let found: readonly string[] = [];
    for (let seed = 1; seed <= 5000 && found.length === 0; seed += 1) found = await playLock(lock, seed);
    expect(found).not.toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
