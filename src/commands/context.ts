// What a run needs from outside: one type, opened by one function for the action and the command line, and handed down
// as it is. Loaded by every command, so that it loads the client of the service only when there is one.
import { type Clock, TOOL_NAME } from '../core/model.ts';
import type { ChangeResult, Result } from '../core/result.ts';
import type { RunGit } from '../git/process.ts';
import type { EventPayload } from '../github/event.ts';
import type { GitHub } from '../github/port.ts';
import type { SendOptions } from '../github/request.ts';
import type { SigningKeys } from '../github/seal.ts';
import type { Revision } from '../inventory/load.ts';
import type { Annotation } from '../report/messages.ts';
import { requestLine } from '../report/summarize.ts';
import type { Connection } from '../service/connect.ts';
import type { Attempt } from '../service/transport.ts';
import type { ActionInputName, Settings } from './inputs.ts';
import type { LedgerRun } from './ledger-run.ts';
import { NO_PROGRESS, type Progress } from './progress.ts';

/** What the process gives a run. The composition roots make it. */
interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly version: string;
  /** Runs git in a folder until the signal is aborted, with more environment where given. */
  readonly gitIn: (cwd: string, stop: AbortSignal, more?: Readonly<Record<string, string>>) => RunGit;
  /** Calls back on SIGINT, SIGTERM and SIGHUP; returns how to stop listening. */
  readonly onSignal: (listener: () => void) => () => void;
}

/** What the command line has beside that. */
export interface CliHost extends Host {
  readonly cwd: string;
  readonly terminal: Terminal;
  /** The folder that holds `examples/` and `schemas/`. */
  readonly packageRoot: string;
}

/** Flags of a command line by name in camelCase, as commander hands them on. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

export interface Terminal {
  /** Standard output: only what machines read. */
  out(text: string): void;
  /** Standard error: everything that people read. */
  err(text: string): void;
  /** Whether standard error takes colour. */
  readonly color: boolean;
  /** Whether standard error is a terminal that can redraw a line. */
  readonly canRedraw: boolean;
  readonly width: number;
  /** Asks for one line, until the run is to stop; null where nobody can answer. */
  readonly ask: ((question: string, stop?: AbortSignal) => Promise<string>) | null;
}

/** What the runner of GitHub Actions gives an action beside that, and takes from it. */
export interface Runner extends Host {
  /** Calls back every so many milliseconds; returns how to end that. */
  readonly every: (ms: number, task: () => void) => () => void;
  /** '' for an input that was not given. */
  readonly input: (name: ActionInputName) => string;
  readonly eventName: string;
  readonly payload: EventPayload;
  /** Why the payload is empty although there is an event; null where it is whole. */
  readonly eventProblem?: string | null;
  readonly workspace: string;
  /** What GitHub is asked with, where not the client's own. */
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
  /** Appends to the log; shown are its lines only where someone opens the title. */
  readonly group: (title: string, text: string) => void;
  readonly annotate: (annotation: Annotation) => void;
  readonly notice: (message: string) => void;
  readonly warn: (message: string) => void;
  /** Turns the step red, and says why above the log. */
  readonly fail: (message: string) => void;
  /** Takes why the run is red, as a sentence; null where there is nothing to say. */
  readonly setFailureReason?: (sentence: string | null) => void;
  /** Throws where the runner's file takes none. */
  readonly setOutput: (name: keyof ActionOutputs, value: string) => void;
  /** Appends Markdown to the job summary. Resolves to whether it is there. */
  readonly summarize: (markdown: string) => Promise<boolean>;
}

/** What a step of a workflow can read of a run. */
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

/** What a run may ask of GitHub, and as whom. */
export interface GitHubAccess {
  readonly client: GitHub;
  /** The same for a while longer than the run may go on: to tell how it ended. */
  readonly closing: GitHub;
  /** `owner/name`. */
  readonly repository: string;
  readonly defaultBranch: string;
  /** Input `name`; '' for none. */
  readonly name: string;
  /** Input `signing-key`. */
  readonly keys: SigningKeys;
  /** Input `comment`. */
  readonly mayComment: boolean;
}

/** Where a run reads its files. */
export interface Checkout {
  readonly cwd: string;
  /** The same within the repository, to stand before paths of its files: `ops/plant/`, or '' for the root. */
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
  /** Throws where the run was opened without the service. */
  readonly connection: Connection;
  /** null on the command line, and without a token. */
  readonly github: GitHubAccess | null;
  /** null for a run that keeps none. */
  readonly ledger: LedgerRun | null;
}

/** A run of the command line: what it was asked for besides the inputs, and where it tells. */
export type CliContext = Context & { readonly flags: Flags; readonly terminal: Terminal };

export type ActionContext = Context & { readonly runner: Runner };

/** A run of the action that may ask GitHub. */
export type GitHubContext = ActionContext & { readonly github: GitHubAccess };

export interface Opening<T> {
  readonly host: Host;
  readonly settings: Settings;
  /** Whether a signal stops the run; else it ends the process. */
  readonly heedsSignals: boolean;
  readonly checkout: (shutdown: Shutdown) => Checkout | Promise<Checkout>;
  /** Called once the checkout is known. */
  readonly openProgress: () => Progress;
  /** Takes a line about each request to the service; null where nobody wants them. */
  readonly tellRequest: ((line: string) => void) | null;
  /** Asked when the rest is open; null for a run without the service. */
  readonly apiKey: ((context: Context) => string | Promise<string>) | null;
  /** What comes of a run that was stopped so many milliseconds after its start, and ended by it. */
  readonly onStopped: (error: unknown, afterMs: number) => Promise<T> | T;
}

/** Opens what a run needs, and closes it whichever way the run ends. */
export async function openRun<T>(opening: Opening<T>, run: (context: Context) => Promise<T>): Promise<T> {
  const { host, settings, heedsSignals, tellRequest } = opening;
  const { timeoutMs } = settings;
  const shutdown = watchShutdown({ timeoutMs, onSignal: heedsSignals ? host.onSignal : null });
  const startedAt = host.clock.now();
  let progress = NO_PROGRESS;
  try {
    const checkout = await opening.checkout(shutdown);
    progress = opening.openProgress();
    const fresh = { startedAt, shutdown, progress, attempts: new AttemptCount() };
    const offline = { ...checkout, ...fresh, host, settings, connection: WITHOUT_SERVICE, github: null, ledger: null };
    if (opening.apiKey === null) return await run(offline);
    const connection = await connectWith(offline, await opening.apiKey(offline), tellRequest);
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

async function connectWith(
  { host, settings, shutdown, attempts, progress }: Context,
  apiKey: string,
  tellRequest: Opening<unknown>['tellRequest'],
): Promise<Connection> {
  const { env, clock, random, version } = host;
  const { baseUrl, baseUrlFrom, concurrency, requestTimeoutMs, detail } = settings;
  const { connect } = await import('../service/connect.ts');
  return connect({
    ...{ baseUrl, baseUrlFrom, apiKey, concurrency, requestTimeoutMs, env, clock, random, version },
    signal: shutdown.stop,
    hardSignal: shutdown.cut,
    onAttempt: (attempt) => {
      attempts.count(attempt);
      tellRequest?.(`${requestLine(attempt, detail)}\n`);
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

// When a run has to end: on a signal, or when its time is up. First nothing new starts; then what is in flight is cut;
// then nothing more is reported.

/** In-flight writes may finish within this, so that their answers are not lost (design section 7, Stopping). */
export const GRACE_MS = 7000;

/** How the run ended may still be reported for so long: a runner kills what it cancelled ten seconds after the signal. */
const CLOSING_MS = 2500;

export interface Shutdown {
  /** Aborts when nothing new may start. */
  readonly stop: AbortSignal;
  /** Aborts when requests in flight are cut. */
  readonly cut: AbortSignal;
  /** Aborts when nothing more may be reported of the run. */
  readonly close: AbortSignal;
  /** From now on what is in flight may be a write: it gets its grace. Before, nothing is worth waiting for. */
  startWriting(): void;
  /** Has the run end as a signal does. */
  halt(): void;
  /** Ends the watch: no timer or listener of it keeps the process. */
  end(): void;
}

/** Calls back once, after so many milliseconds; returns how to call it off. */
type SetTimer = (ms: number, callback: () => void) => () => void;

interface ShutdownInput {
  /** 0 for no limit. */
  readonly timeoutMs: number;
  /** Calls back on SIGINT, SIGTERM and SIGHUP; returns how to stop listening. null: a signal ends the process. */
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
    // A second signal is impatience: it cuts at once.
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

/** Where GitHub is asked, and as whom. */
export function askingGitHub({ env, clock, random, version }: Host, token: string): SendOptions {
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  return { apiUrl, token, clock, random, userAgent: `${TOOL_NAME}/${version}` };
}

/** Waits so many milliseconds; rejects at once when the run is to stop, so that it ends by telling so. */
export async function pause({ host, shutdown }: Pick<Context, 'host' | 'shutdown'>, ms: number): Promise<void> {
  await host.clock.sleep(ms, shutdown.stop);
  shutdown.stop.throwIfAborted();
}

/** Counts the write requests that went out, the client's own retries included, for the evidence. */
export class AttemptCount {
  readonly #byPath = new Map<string, number>();

  count({ method, path }: Attempt): void {
    if (method === 'GET' || method === 'POST') return;
    const key = `${method} ${path}`;
    this.#byPath.set(key, (this.#byPath.get(key) ?? 0) + 1);
  }

  /** Only the create protocol repeats a POST, which counts for itself. */
  of({ change, writes }: ChangeResult): number {
    if (change.action === 'create') return writes;
    const method = change.action === 'update' ? 'PATCH' : 'DELETE';
    return this.#byPath.get(`${method} /cyber-assets/${encodeURIComponent(change.id)}`) ?? 0;
  }
}
