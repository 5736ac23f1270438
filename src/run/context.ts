// What every run has from outside (`Context`), and the three capabilities that a command takes by name: the repository,
// the service and the ledger.
import type { EndedEvidence, EvidenceDocument } from '../apply/evidence-schema.ts';
import type { Plan } from '../core/change.ts';
import { type Clock, type Lists, TOOL_NAME } from '../core/model.ts';
import type { ApplyReport, LedgerEnd } from '../core/result.ts';
import type { RunGit } from '../git/process.ts';
import type { SendOptions } from '../github/request.ts';
import type { Revision } from '../inventory/load.ts';
import type { Reader } from '../service/client.ts';
import type { Service } from '../service/connect.ts';
import { counted, visible } from '../text/text.ts';
import type { FLAGS, Options } from './options.ts';
import type { Progress } from './progress.ts';
import type { Settings } from './settings.ts';
import type { watchShutdown } from './shutdown.ts';

/** What the process gives a run. The composition roots make it. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number;
  readonly version: string;
  /** The time limit of one request to the service, including its whole answer. The default is 30 s. */
  readonly requestTimeoutMs?: number;
  /** Runs git in a folder until the signal aborts. `more` adds environment variables. */
  readonly gitIn: (cwd: string, stop: AbortSignal, more?: Readonly<Record<string, string>>) => RunGit;
  /** Calls back on SIGINT, SIGTERM and SIGHUP; returns a function that stops listening. */
  readonly onSignal: (listener: () => void) => () => void;
}

/** What the command line gives a run in addition. */
export interface CliHost extends Host {
  readonly cwd: string;
  readonly terminal: Terminal;
  /** The folder that holds `examples/`. */
  readonly packageRoot: string;
}

export interface Terminal {
  /** Writes to standard output, which is for what a command was asked for. */
  out(text: string): void;
  /** Writes to standard error, which is for progress, warnings about the run itself, and errors. */
  err(text: string): void;
  /** Whether standard output supports colors. */
  readonly color: boolean;
  /** Whether standard error is a terminal that can redraw a line. */
  readonly canRedraw: boolean;
  /** The columns of standard output; null if it is not a terminal. */
  readonly width: number | null;
  /** Asks a person for one line. `stop` ends the question. null if nobody can answer. */
  readonly ask: ((question: string, stop?: AbortSignal) => Promise<string>) | null;
}

/** Where a run records what the service listed, what it was about to do, and how it ended. */
export interface Ledger {
  /** What the run has left in the ledger so far. */
  readonly end: LedgerEnd;
  /** The ledger as the evidence names it: the branch, and the commit of the intent; null without an intent. */
  readonly note: EvidenceDocument['ledger'];
  /** Throws if the ledger belongs to another organization. */
  expectOrganization(organization: string): void;
  /** Records the intent before the first write. If this throws, nothing may be written. */
  recordIntent(plan: Plan, lists: Listed, approval: EvidenceDocument['approval'], commit: string | null): Promise<void>;
  /** Records the end of an apply. If there was nothing to write, records a look. `lists`: null if they are not known. */
  recordEnd(
    evidence: EndedEvidence,
    made: { readonly plan: Plan; readonly report: ApplyReport | null; readonly lists: Listed | null },
  ): Promise<void>;
  /** Records the lists of a run that had nothing to write. */
  recordLook(plan: Plan, lists: Listed, commit: string | null): Promise<void>;
}

/** All lists of the service, and when the one of the assets was read. Milliseconds since 1970. */
export interface Listed extends Lists {
  readonly readAt: number;
}

/** Reads the files, in the working tree or at a commit, and asks git. */
export interface Repository {
  /** The working directory. */
  readonly cwd: string;
  /** What the run is about. */
  readonly head: Revision;
  /** Runs git in `cwd`. */
  readonly git: RunGit;
}

/** What a command or a step of it takes besides its context, by name: `Takes<'repository' | 'reader'>`. */
export type Takes<Name extends 'repository' | 'reader' | 'service' | 'ledger'> = Pick<
  {
    readonly repository: Repository;
    /** The part of the service that reads. */
    readonly reader: Reader;
    /** The service with its writer: only an apply takes it. */
    readonly service: Service;
    /** null if the run keeps no ledger. */
    readonly ledger: Ledger | null;
  },
  Name
>;

export interface Context {
  readonly host: Host;
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly shutdown: ReturnType<typeof watchShutdown>;
  readonly progress: Progress;
  /** How many write requests were sent, by `METHOD path`. The client's own retries count, too. */
  readonly attempts: Map<string, number>;
  /** The functions to call when the run closes, from the last one to the first. */
  readonly onClose: (() => void | Promise<void>)[];
  /** Receives a line about each request to the service; null if these lines are not wanted. */
  readonly logRequest: ((line: string) => void) | null;
}

/** A run of the command line, with the options of its command and its terminal. */
export interface CliContext<C extends keyof typeof FLAGS = never> extends Context {
  readonly host: CliHost;
  /** The folder that the paths of flags are relative to. */
  readonly cwd: string;
  readonly options: Options<C>;
  readonly terminal: Terminal;
  /** Writes what people read of a result: to standard output, or to standard error if other output goes there. */
  readonly report: (text: string) => void;
  /** Whether the report may have colors, its columns, and that inputs are flags in it. */
  readonly style: Pick<Terminal, 'color' | 'width'> & { readonly face: 'cli' };
}

const REQUEST_TIMEOUT_MS = 30_000;

/** Opens a run. The caller must close it. */
export function openRun(opened: Omit<Context, 'attempts' | 'onClose'>): Context {
  return { ...opened, attempts: new Map(), onClose: [opened.shutdown.end, opened.progress.end] };
}

/** Opens the service for a run. Throws a UserError if the URL or the key cannot be used. */
export async function openService(context: Context, apiKey: string): Promise<Service> {
  const { host, settings, shutdown, attempts, progress, logRequest, onClose } = context;
  // Loaded only here, because a run that only reads files takes half the time without this module.
  const { connect } = await import('../service/connect.ts');
  const service = connect({
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    ...host,
    baseUrl: settings.baseUrl,
    apiKey,
    concurrency: settings.concurrency,
    signal: shutdown.stop,
    hardSignal: shutdown.cut,
    onAttempt: (attempt) => {
      const { method, path, status, ms } = attempt;
      const request = `${method} ${path}`;
      if (method !== 'GET') attempts.set(request, (attempts.get(request) ?? 0) + 1);
      logRequest?.(counted`${method} ${visible(path)} ${status ?? 'no answer'} ${Math.round(ms)} ms\n`);
    },
    onReceived: progress.received,
  });
  onClose.push(() => service.close());
  return service;
}

/** Closes a run however it ended. */
export async function closeRun({ onClose }: Context): Promise<void> {
  for (const undo of onClose.reverse()) await undo();
}

/** The address and identity for requests to GitHub. */
export function askingGitHub({ env, clock, random, version }: Host, token: string): SendOptions {
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  return { apiUrl, token, clock, random, userAgent: `${TOOL_NAME}/${version}` };
}
