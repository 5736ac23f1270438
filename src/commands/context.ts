// What a run needs from outside: one type, opened by one function for the action and the command line, and passed on
// unchanged.
import { type Clock, TOOL_NAME } from '../core/model.ts';
import type { Result } from '../core/result.ts';
import type { RunGit } from '../git/process.ts';
import type { Owner } from '../github/entry.ts';
import type { EventPayload } from '../github/event.ts';
import type { GitHub } from '../github/port.ts';
import type { SendOptions } from '../github/request.ts';
import type { SigningKeys } from '../github/seal.ts';
import type { Revision } from '../inventory/load.ts';
import type { Annotation } from '../report/findings.ts';
import { requestLine } from '../report/summarize.ts';
import type { Connection } from '../service/connect.ts';
import { AttemptCount } from './attempts.ts';
import type { LedgerRun } from './ledger-run.ts';
import type { Progress } from './progress.ts';
import type { SettingName, Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';

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

const REQUEST_TIMEOUT_MS = 30_000;

/** Opens a run, and closes it however it ends. Without a key, it has no connection to the service. */
export async function openRun<T>(
  opening: {
    readonly host: Host;
    readonly settings: Settings;
    readonly checkout: Checkout;
    readonly startedAt: number;
    readonly shutdown: Shutdown;
    readonly progress: Progress;
    readonly apiKey: string | null;
    /** Receives a line about each request to the service; null if nobody wants them. */
    readonly logRequest: ((line: string) => void) | null;
  },
  run: (context: Context) => Promise<T>,
): Promise<T> {
  const { checkout, apiKey, logRequest, ...given } = opening;
  const { host, settings, shutdown, progress } = given;
  const attempts = new AttemptCount();
  let connection = WITHOUT_SERVICE;
  try {
    if (apiKey !== null) {
      // Loaded here: a run that reads files only takes half the time without it.
      const { connect } = await import('../service/connect.ts');
      connection = await connect({
        baseUrl: settings.baseUrl,
        apiKey,
        concurrency: settings.concurrency,
        requestTimeoutMs: host.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
        env: host.env,
        clock: host.clock,
        random: host.random,
        version: host.version,
        signal: shutdown.stop,
        hardSignal: shutdown.cut,
        onAttempt: (attempt) => {
          attempts.count(attempt);
          logRequest?.(`${requestLine(attempt)}\n`);
        },
        onReceived: progress.received,
      });
    }
    return await run({ ...checkout, ...given, attempts, connection, github: null, ledger: null });
  } finally {
    await connection.close();
    progress.end();
  }
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
