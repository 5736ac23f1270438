// Runs git without a shell, a pager or a prompt. All other code calls git through these functions.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

type GitErrorKind =
  | 'not-installed'
  | 'not-a-repository'
  | 'not-trusted'
  | 'no-access'
  | 'unknown-revision'
  | 'missing-object'
  | 'too-large'
  | 'failed';

export class GitError extends Error {
  override readonly name = 'GitError';
  readonly kind: GitErrorKind;
  /** What git printed. */
  readonly output: string;
  /** Whether git has nothing to answer: it says no, or the folder is in no repository. Otherwise, git cannot answer. */
  readonly isNone: boolean;

  constructor(
    kind: GitErrorKind,
    message: string,
    options?: ErrorOptions & { readonly output?: string; readonly isNone?: boolean },
  ) {
    super(message, options);
    this.kind = kind;
    this.output = options?.output ?? '';
    this.isNone = options?.isNone ?? false;
  }
}

/** Runs git with these arguments and this standard input. Resolves to its standard output, or rejects with GitError. */
export type RunGit = (args: readonly string[], input?: string) => Promise<Buffer>;

/** A folder to run git in, and what git may do there. */
export interface GitFolder {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** When it aborts, a running git is ended, and no other is started. */
  readonly stop?: AbortSignal;
  /** A folder that another user may own, as in a container job. Git trusts it, and each folder from it to `cwd`. */
  readonly workspace?: string;
  /** Set if git works for the ledger. Its lists have no size limit, and its errors keep git's own words. */
  readonly ledger?: {
    /** The ledger's own bare folder, whatever repository contains `cwd`. null for the repository of `cwd`. */
    readonly bare: string | null;
    /** Whether git may contact a server. */
    readonly reaches: boolean;
    /** How long a command that contacts a server may take. The default is one minute. */
    readonly longestMs?: number;
  };
}

/** The time limit of a command that contacts a server: a server that never answers must not block an apply. */
const LONGEST_MS = 60_000;

/** Commands that may contact a server. `cat-file` does so in a clone without blobs: git fetches a file to read it. */
const ASKS_SERVER: ReadonlySet<string> = new Set(['fetch', 'push', 'cat-file']);

/** The most bytes of a list of files. No inventory has more, but eight objects can make a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;

/** Rejects with GitError, or with the reason of the signal. */
export function gitProcess(folder: GitFolder): RunGit {
  const { stop, ledger } = folder;
  return (args, input = '') =>
    new Promise((resolve, reject) => {
      if (stop?.aborted) return reject(stop.reason);
      const command = commandOf(args);
      const child = startGit(folder, args);
      const stdout: Buffer[] = [];
      const stderr: Buffer[] = [];
      let room = command === 'ls-tree' && ledger === undefined ? MOST_LISTED : Number.POSITIVE_INFINITY;
      child.stdout.on('data', (chunk: Buffer) => {
        stdout.push(chunk);
        room -= chunk.length;
        if (room >= 0) return;
        reject(new GitError('too-large', `git ${command}: the output is too large to read`));
        endProcess(child);
      });
      child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
      child.on('error', (cause) => {
        const code = 'code' in cause ? cause.code : cause.message;
        const isMissing = code === 'ENOENT' && existsSync(folder.cwd);
        const remedy = ledger === undefined ? '' : '. Install it: the ledger needs it.';
        const problem = isMissing ? `git is not installed${remedy}` : `git ${command} could not be started (${code})`;
        const kind = isMissing && ledger === undefined ? 'not-installed' : 'failed';
        reject(new GitError(kind, problem, { cause, isNone: isMissing && repositoryAbove(folder) === null }));
      });
      const giveUp = () => {
        reject(stop?.reason);
        endProcess(child);
      };
      stop?.addEventListener('abort', giveUp, { once: true });
      child.on('close', (code, signal) => {
        stop?.removeEventListener('abort', giveUp);
        if (code === 0) return resolve(Buffer.concat(stdout));
        const stopped = signal === null ? '' : `\ngit was stopped by ${signal}`;
        const output = ledger === undefined ? stderr : [...stderr, ...stdout, Buffer.from(stopped)];
        reject(gitFailure(folder, command, output, code));
      });
      child.stdin.end(input);
    });
}

/** Streams the output of git. Ignores the `stop` of the folder. Throws GitError once git has failed. */
export async function* gitStream(folder: GitFolder, args: readonly string[]): AsyncGenerator<Buffer> {
  const child = startGit(folder, args);
  const stderr: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null)).on('close', resolve);
  });
  child.stdin.end();
  for await (const chunk of child.stdout) yield chunk;
  const code = await ended;
  if (code !== 0) throw gitFailure(folder, commandOf(args), stderr, code);
}

function startGit(folder: GitFolder, args: readonly string[]): ChildProcessWithoutNullStreams {
  const { cwd, workspace, ledger } = folder;
  const command = commandOf(args);
  const isLimited = ledger?.reaches === true && ASKS_SERVER.has(command);
  // Git trusts the folders only for this call: its configuration is not changed.
  const way = workspace ? relative(workspace, cwd) : '';
  const steps = way === '' || way.startsWith('..') || isAbsolute(way) ? [] : way.split(sep);
  const folders = workspace ? [workspace, ...steps.map((_, n) => join(workspace, ...steps.slice(0, n + 1)))] : [];
  const trust = folders.flatMap((folder) => ['-c', `safe.directory=${folder.split(sep).join('/')}`]);
  const environment: Record<string, string | undefined> = {
    ...Object.fromEntries(Object.entries(folder.env).filter(([name]) => !KEPT_BACK.test(name))),
    ...SETTINGS,
  };
  if (ledger === undefined) {
    // Only a fetch contacts a server.
    if (command !== 'fetch') Object.assign(environment, NO_SERVER);
  } else {
    Object.assign(environment, LEDGER_APART);
    const { bare, reaches } = ledger;
    if (bare !== null) Object.assign(environment, { GIT_DIR: bare, GIT_INDEX_FILE: `${bare}/ledger-index` });
    if (!reaches) Object.assign(environment, { ...NO_SERVER, GIT_NO_LAZY_FETCH: '1' });
  }
  const fromObjects = ledger === undefined ? [] : ['-c', 'core.commitGraph=false'];
  const child = spawn('git', ['--no-pager', ...trust, ...fromObjects, ...args], {
    cwd,
    env: environment,
    windowsHide: true,
    timeout: isLimited ? (ledger.longestMs ?? LONGEST_MS) : undefined,
  });
  // If git ends early, it closes its input. Its exit code says why.
  child.stdin.on('error', () => {});
  // A program that git started may outlive it, and keep its pipes open for a long time.
  if (isLimited) {
    child.on('exit', (_, signal) => {
      if (signal !== null) for (const pipe of [child.stdout, child.stderr]) pipe.destroy();
    });
  }
  return child;
}

/** With these, git takes paths literally, ignores replaced objects, and prints messages that this file can match. */
const SETTINGS = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  LC_ALL: 'C',
};

/** Keeps git from contacting a server, even in a partial clone that lacks an object. */
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };

/**
 * Makes git read the ledger in the folder that the user names, not in the repository whose hook runs this tool, and
 * without the user's diff options. Git must also ignore a graft file, which replaces parents of commits and which no
 * hash covers. For the same reason, git reads no commit graph.
 */
const LEDGER_APART = {
  GIT_DIR: undefined,
  GIT_COMMON_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_OBJECT_DIRECTORY: undefined,
  GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined,
  GIT_QUARANTINE_PATH: undefined,
  GIT_NAMESPACE: undefined,
  GIT_SHALLOW_FILE: undefined,
  GIT_DEFAULT_HASH: undefined,
  GIT_DIFF_OPTS: undefined,
  GIT_GRAFT_FILE: '',
};

/**
 * Git does not get the inputs of a step, which hold secrets, or this tool's own variables, because it may start
 * programs that its configuration names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;

/** Does not wait for the pipes, because a program that git started may keep them open for a long time. */
function endProcess(child: ChildProcessWithoutNullStreams): void {
  child.kill();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
  child.unref();
}

/** The command among the arguments, which may begin with settings, each `-c name=value`. */
function commandOf(args: readonly string[]): string {
  let at = 0;
  while (args[at] === '-c') at += 2;
  return args[at] ?? '';
}

const KINDS: readonly (readonly [RegExp, GitErrorKind])[] = [
  [/dubious ownership/, 'not-trusted'],
  [/not a git repository/, 'not-a-repository'],
  [
    /could not read (?:Username|Password)|Authentication failed|Permission denied \(|returned error: 40[13]|repository .*not found/i,
    'no-access',
  ],
  [
    /not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)|transport '.*' not allowed/,
    'missing-object',
  ],
  [/single revision|unknown revision|not a valid object name|bad revision/i, 'unknown-revision'],
];

/**
 * The error of a git command that failed, from its output in the C locale. The remedies of the kinds do not fit a
 * ledger, so errors of a ledger have the kind `failed`. Git also says that there is no repository if it cannot read the
 * one that is there.
 */
function gitFailure(folder: GitFolder, command: string, printed: readonly Buffer[], code: number | null): GitError {
  const output = Buffer.concat(printed).toString();
  const [, printedKind = 'failed'] = KINDS.find(([pattern]) => pattern.test(output)) ?? [];
  const line = output.trim().split('\n')[0] || 'failed without a message';
  const unread = printedKind === 'not-a-repository' ? repositoryAbove(folder) : null;
  const message = `git ${command}: ${line}${unread === null ? '' : `, although there is ${unread}`}`;
  const isNone = code === 1 || (printedKind === 'not-a-repository' && unread === null);
  const kind = folder.ledger === undefined && unread === null ? printedKind : 'failed';
  return new GitError(kind, message, { output, isNone });
}

/** What should be the repository of a folder, whether git can read it or not; null if there is none. */
function repositoryAbove({ cwd, env }: GitFolder): string | null {
  if (env.GIT_DIR) return env.GIT_DIR;
  for (let folder = existsSync(cwd) ? realpathSync(cwd) : cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return join(folder, '.git');
    if (dirname(folder) === folder) return null;
  }
}

/** The output of git, trimmed; null if git has nothing to answer. Throws GitError if git cannot answer. */
export async function gitAnswer(run: RunGit, args: readonly string[]): Promise<string | null> {
  try {
    return (await run(args)).toString().trim() || null;
  } catch (error) {
    if (error instanceof GitError && error.isNone) return null;
    throw error;
  }
}

/** The path of the working directory in its repository, such as `ops/plant/`; '' at the root. */
export async function folderInRepository(run: RunGit): Promise<string> {
  return (await run(['rev-parse', '--show-prefix'])).toString().replace(/\n$/, '');
}
