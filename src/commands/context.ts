// What a run needs from outside: one type, opened by one function for the action and the command line, and passed on
// unchanged. Every command loads this file, so it loads the client of the service only if it is needed.
import { type Clock, TOOL_NAME } from '../core/model.ts';
import type { ChangeResult, Result } from '../core/result.ts';
import type { RunGit } from '../git/process.ts';
import type { Owner } from '../github/entry.ts';
import type { EventPayload } from '../github/event.ts';
import type { GitHub } from '../github/port.ts';
import type { SendOptions } from '../github/request.ts';
import type { SigningKeys } from '../github/seal.ts';
import type { Revision } from '../inventory/load.ts';
import type { Annotation } from '../report/messages.ts';
import { requestLine } from '../report/summarize.ts';
import type { Connection } from '../service/connect.ts';
import type { Attempt } from '../service/transport.ts';
import type { LedgerRun } from './ledger-run.ts';
import { NO_PROGRESS, type Progress } from './progress.ts';
import type { SettingName, Settings } from './settings.ts';

/** What the process gives a run. The composition roots make it. */
interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly version: string;
  /** How long one request to the service may take, until the end of its answer; 30 s unless given. */
  readonly requestTimeoutMs?: number;
  /** Runs git in a folder until the signal aborts, with additional environment if given. */
  readonly gitIn: (cwd: string, stop: AbortSignal, more?: Readonly<Record<string, string>>) => RunGit;
  /** Calls back on SIGINT, SIGTERM and SIGHUP; returns a function that stops listening. */
  readonly onSignal: (listener: () => void) => () => void;
}

/** What the command line has in addition. */
export interface CliHost extends Host {
  readonly cwd: string;
  readonly terminal: Terminal;
  /** The folder that holds `examples/` and `schemas/`. */
  readonly packageRoot: string;
}

/** Flags of a command line by name in camelCase, as commander passes them. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

export interface Terminal {
  /** Standard output: only machine output. */
  out(text: string): void;
  /** Standard error: everything for people. */
  err(text: string): void;
  /** Whether standard error supports colors. */
  readonly color: boolean;
  /** Whether standard error is a terminal that can redraw a line. */
  readonly canRedraw: boolean;
  readonly width: number;
  /** Asks for one line, until the run is to stop; null if nobody can answer. */
  readonly ask: ((question: string, stop?: AbortSignal) => Promise<string>) | null;
}

/** What the runner of GitHub Actions gives an action in addition, and takes from it. */
export interface Runner extends Host {
  /** '' for an input that was not given. */
  readonly input: (name: SettingName) => string;
  readonly eventName: string;
  readonly payload: EventPayload;
  /** Why the payload is empty although there is an event; null if it is complete. */
  readonly eventProblem?: string | null;
  readonly workspace: string;
  /** The fetch to use for GitHub instead of the client's own. */
  readonly fetch?: typeof fetch;
  /** The commit of the event; '' when there is none. */
  readonly commit: string;
  /** A folder of this job's own. */
  readonly temporary: string;
  readonly actor: string | null;
  readonly runUrl: string | null;
  /** Whether someone runs the job again with debug logging. */
  readonly isDebug: boolean;
  /** Appends to the log, as it is. */
  readonly log: (text: string) => void;
  /** Appends to the log in a group that is folded under its title. */
  readonly group: (title: string, text: string) => void;
  readonly annotate: (annotation: Annotation) => void;
  readonly notice: (message: string) => void;
  readonly warn: (message: string) => void;
  /** Turns the step red, and shows the reason above the log. */
  readonly fail: (message: string) => void;
  /** Throws if the runner's file cannot be written. */
  readonly setOutput: (name: keyof ActionOutputs, value: string) => void;
  /** Appends Markdown to the job summary. Resolves to whether that succeeded. */
  readonly summarize: (markdown: string) => Promise<boolean>;
}

/** What a later step of a workflow can read from a run. */
export interface ActionOutputs {
  readonly result: Result;
  readonly 'has-changes': boolean;
  readonly 'create-count': number;
  readonly 'update-count': number;
  readonly 'delete-count': number;
  readonly 'done-count': number;
  readonly 'failed-count': number;
  readonly 'skipped-count': number;
  readonly 'drift-count': number;
  readonly digest: string;
  readonly 'plan-path': string;
  readonly 'evidence-path': string;
  readonly 'ledger-commit': string;
  readonly 'comment-url': string;
}

/** The GitHub client of a run, and its settings. */
export interface GitHubAccess {
  readonly client: GitHub;
  /** The same client, which works a little longer than the run, to report how it ended. */
  readonly closing: GitHub;
  /** Whose applied log and records count: those of this repository, service and input `name`. */
  readonly owner: Owner;
  readonly defaultBranch: string;
  /** Folders and files of the repository that hold the inventory. '' among them means all of it. */
  readonly paths: readonly string[];
  /** Input `signing-key`. */
  readonly keys: SigningKeys;
}

/** Where a run reads its files. */
export interface Checkout {
  readonly cwd: string;
  /** The same within the repository, as the prefix of its files' paths: `ops/plant/`, or '' for the root. */
  readonly folder: string;
  readonly head: Revision;
  readonly git: RunGit;
}

export interface Context extends Checkout {
  readonly host: Host;
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly shutdown: Shutdown;
  readonly progress: Progress;
  readonly attempts: AttemptCount;
  /** Throws if the run was opened without the service. */
  readonly connection: Connection;
  /** null on the command line, and without a token. */
  readonly github: GitHubAccess | null;
  readonly ledger: LedgerRun | null;
}

/** A run of the command line, with its flags and its terminal. */
export type CliContext = Context & { readonly flags: Flags; readonly terminal: Terminal };

export type ActionContext = Context & { readonly runner: Runner };

export type GitHubContext = ActionContext & { readonly github: GitHubAccess };

export interface Opening<T> {
  readonly host: Host;
  readonly settings: Settings;
  /** Whether a signal stops the run. If not, it ends the process. */
  readonly heedsSignals: boolean;
  readonly checkout: (shutdown: Shutdown) => Checkout | Promise<Checkout>;
  /** Called once the checkout is known. */
  readonly openProgress: () => Progress;
  /** Receives a line about each request to the service; null if nobody wants them. */
  readonly logRequest: ((line: string) => void) | null;
  /** Called when everything else is open; null for a run without the service. */
  readonly apiKey: (() => string) | null;
  /** Called with the error and the time since the start if a stopped run ended with an error. */
  readonly onStopped: (error: unknown, afterMs: number) => Promise<T> | T;
}

/** Opens what a run needs, and closes it however the run ends. */
export async function openRun<T>(opening: Opening<T>, run: (context: Context) => Promise<T>): Promise<T> {
  const { host, settings, heedsSignals, logRequest } = opening;
  const shutdown = watchShutdown({ timeoutMs: settings.timeout * 1000, onSignal: heedsSignals ? host.onSignal : null });
  const startedAt = host.clock.now();
  let progress = NO_PROGRESS;
  try {
    const checkout = await opening.checkout(shutdown);
    progress = opening.openProgress();
    const fresh = { startedAt, shutdown, progress, attempts: new AttemptCount() };
    const offline = { ...checkout, ...fresh, host, settings, connection: WITHOUT_SERVICE, github: null, ledger: null };
    if (opening.apiKey === null) return await run(offline);
    const connection = await connectWith(offline, opening.apiKey(), logRequest);
    return await run({ ...offline, connection }).finally(() => connection.close());
  } catch (error) {
    if (!shutdown.stop.aborted) throw error;
    const { isInterruption } = await import('./failures.ts');
    if (!isInterruption(error)) throw error;
    return opening.onStopped(error, host.clock.now() - startedAt);
  } finally {
    progress.end();
    shutdown.end();
  }
}

const REQUEST_TIMEOUT_MS = 30_000;

async function connectWith(
  { host, settings, shutdown, attempts, progress }: Context,
  apiKey: string,
  logRequest: Opening<unknown>['logRequest'],
): Promise<Connection> {
  const { env, clock, random, version } = host;
  const { baseUrl, concurrency } = settings;
  const { connect } = await import('../service/connect.ts');
  return connect({
    baseUrl,
    apiKey,
    concurrency,
    requestTimeoutMs: host.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    env,
    clock,
    random,
    version,
    signal: shutdown.stop,
    hardSignal: shutdown.cut,
    onAttempt: (attempt) => {
      attempts.count(attempt);
      logRequest?.(`${requestLine(attempt)}\n`);
    },
    onReceived: progress.received,
  });
}

const WITHOUT_SERVICE: Connection = {
  get reader(): never {
    throw new Error('this run has no connection to the service');
  },
  writer: () => {
    throw new Error('this run has no connection to the service');
  },
  close: async () => {},
};

// Ends a run on a signal or a timeout: first nothing new starts, then requests in flight are cut, then nothing more is
// reported.

/** In-flight writes may finish within this, so that their answers are not lost. */
export const GRACE_MS = 7000;

/** The time left to report how the run ended: a runner kills a cancelled process ten seconds after the signal. */
const CLOSING_MS = 2500;

export interface Shutdown {
  /** Aborts when nothing new may start. */
  readonly stop: AbortSignal;
  /** Aborts when requests in flight are cut. */
  readonly cut: AbortSignal;
  /** Aborts when nothing more may be reported of the run. */
  readonly close: AbortSignal;
  /** From now on requests in flight may be writes, so they get time to finish. Before, nothing is worth waiting for. */
  startWriting(): void;
  /** Ends the run as a signal does. */
  halt(): void;
  /** Ends the watch, so that no timer or listener keeps the process running. */
  end(): void;
}

/** Calls back once, after this many milliseconds; returns a function that cancels it. */
type SetTimer = (ms: number, callback: () => void) => () => void;

interface ShutdownInput {
  /** 0 for no limit. */
  readonly timeoutMs: number;
  /**
   * Calls back on SIGINT, SIGTERM and SIGHUP; returns a function that stops listening. null: a signal ends the process.
   */
  readonly onSignal: ((listener: () => void) => () => void) | null;
  /** The process's own timers unless given. */
  readonly setTimer?: SetTimer;
}

export function watchShutdown({ timeoutMs, onSignal, setTimer = processTimer }: ShutdownInput): Shutdown {
  const stop = new AbortController();
  const cut = new AbortController();
  const close = new AbortController();
  const cancels: (() => void)[] = [];
  let isWriting = false;
  const cutNow = () => {
    if (!cut.signal.aborted) cancels.push(setTimer(CLOSING_MS, () => close.abort()));
    cut.abort();
  };
  const stopNow = () => {
    // A second signal cuts everything at once.
    if (stop.signal.aborted || !isWriting) cutNow();
    else cancels.push(setTimer(GRACE_MS, cutNow));
    stop.abort();
  };
  if (timeoutMs > 0) cancels.push(setTimer(timeoutMs, stopNow));
  const unlisten = onSignal?.(stopNow);
  const end = () => {
    unlisten?.();
    for (const cancel of cancels) cancel();
  };
  const startWriting = () => {
    isWriting = true;
  };
  return { stop: stop.signal, cut: cut.signal, close: close.signal, startWriting, halt: stopNow, end };
}

function processTimer(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** The address and identity for requests to GitHub. */
export function askingGitHub({ env, clock, random, version }: Host, token: string): SendOptions {
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  return { apiUrl, token, clock, random, userAgent: `${TOOL_NAME}/${version}` };
}

/** Waits this many milliseconds. Rejects at once when the run is to stop, so that the run can report that. */
export async function pause({ host, shutdown }: Pick<Context, 'host' | 'shutdown'>, ms: number): Promise<void> {
  await host.clock.sleep(ms, shutdown.stop);
  shutdown.stop.throwIfAborted();
}

/** Counts the write requests that were sent, including the client's own retries, for the evidence. */
export class AttemptCount {
  readonly #byPath = new Map<string, number>();

  count({ method, path }: Attempt): void {
    if (method === 'GET' || method === 'POST') return;
    const key = `${method} ${path}`;
    this.#byPath.set(key, (this.#byPath.get(key) ?? 0) + 1);
  }

  /** Only the create protocol repeats a POST, and it counts them itself. */
  of({ change, writes }: ChangeResult): number {
    if (change.action === 'create') return writes;
    const method = change.action === 'update' ? 'PATCH' : 'DELETE';
    return this.#byPath.get(`${method} /cyber-assets/${encodeURIComponent(change.id)}`) ?? 0;
  }
}
