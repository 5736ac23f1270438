// Runs git without a shell, a pager or a prompt; the rest of the house sees it as a function.
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { bufferOf } from '../files.ts';

export type GitErrorKind =
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

  constructor(kind: GitErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

const KINDS: readonly (readonly [RegExp, GitErrorKind])[] = [
  [/dubious ownership/, 'not-trusted'],
  [/not a git repository/, 'not-a-repository'],
  [
    /could not read (?:Username|Password)|Authentication failed|Permission denied \(|returned error: 40[13]|repository .*not found/i,
    'no-access',
  ],
  [
    /not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)/,
    'missing-object',
  ],
  [/single revision|unknown revision|not a valid object name|bad revision/i, 'unknown-revision'],
];

/** The error for a git that ended badly, from what it said (in the C locale) on its standard error. */
function gitFailure(command: string, stderr: string): GitError {
  const kind = KINDS.find(([pattern]) => pattern.test(stderr))?.[1] ?? 'failed';
  const line = stderr.trim().split('\n')[0] ?? '';
  return new GitError(kind, `git ${command}: ${line === '' ? 'failed without a word' : line}`);
}

/** Runs git with these arguments and this standard input; gives its standard output, or rejects with GitError. */
export type RunGit = (args: readonly string[], input?: string) => Promise<Uint8Array>;

/** The command among the arguments, which may begin with `-c name=value`. */
export function commandOf(args: readonly string[]): string {
  return (args[0] === '-c' ? args[2] : args[0]) ?? '';
}

export function outputText(bytes: Uint8Array): string {
  return bufferOf(bytes).toString('utf8');
}

/** What git answers, trimmed; null where it has nothing to say, or is not there. */
export async function gitAnswer(run: RunGit, args: readonly string[]): Promise<string | null> {
  const answer = await run(args).catch(() => null);
  return answer === null ? null : outputText(answer).trim() || null;
}

interface GitProcess {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted: no git runs any more, and one that does is ended. */
  readonly stop?: AbortSignal;
  /** A folder that another user may own, as a job in a container: trusted, with the way from it to `cwd`. */
  readonly workspace?: string;
}

/** For these calls alone: no configuration of git is changed. */
function trusting(workspace: string | undefined, cwd: string): string[] {
  if (workspace === undefined || workspace === '') return [];
  const way = relative(workspace, cwd);
  const steps = way === '' || way.startsWith('..') || isAbsolute(way) ? [] : way.split(sep);
  const folders = [workspace, ...steps.map((_, index) => join(workspace, ...steps.slice(0, index + 1)))];
  return folders.flatMap((folder) => ['-c', `safe.directory=${folder.split(sep).join('/')}`]);
}

/** Pathspecs are taken as they are, replaced objects as they were, and messages in the words that are looked for. */
const SETTINGS = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  LC_ALL: 'C',
};

/** What fetches is told to. Anything else stays on this machine, also where a partial clone lacks what it reads. */
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };

/**
 * What git needs no word of: the inputs of a step, secrets among them, and our own key. It may start programs that the
 * configuration names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;

function passedOn(env: GitProcess['env']): GitProcess['env'] {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}

/** A list of files that is longer is no inventory's: eight objects can make a tree of a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;

/** A `RunGit` for the repository around `cwd`. Rejects with GitError, or with the reason of the signal. */
export function gitProcess({ cwd, env, stop, workspace }: GitProcess): RunGit {
  return (args, input = '') =>
    new Promise((resolve, reject) => {
      if (stop?.aborted) return reject(stop.reason);
      const command = commandOf(args);
      const settings = { ...SETTINGS, ...(command === 'fetch' ? {} : NO_SERVER) };
      // Loaded where a commit is read: most runs read files alone.
      const { spawn } = process.getBuiltinModule('node:child_process');
      const child = spawn('git', ['--no-pager', ...trusting(workspace, cwd), ...args], {
        cwd,
        env: { ...passedOn(env), ...settings },
        windowsHide: true,
      });
      const stdout: Buffer[] = [];
      const stderr: Buffer[] = [];
      let room = command === 'ls-tree' ? MOST_LISTED : Number.POSITIVE_INFINITY;
      child.stdout.on('data', (chunk: Buffer) => {
        stdout.push(chunk);
        room -= chunk.length;
        if (room >= 0) return;
        reject(new GitError('too-large', `git ${command}: more than can be read`));
        endProcess(child);
      });
      child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
      child.on('error', (cause) => reject(startFailure(cwd, command, cause)));
      const end = () => {
        reject(stop?.reason);
        endProcess(child);
      };
      stop?.addEventListener('abort', end, { once: true });
      child.on('close', (code) => {
        stop?.removeEventListener('abort', end);
        if (code === 0) resolve(Buffer.concat(stdout));
        else reject(gitFailure(command, Buffer.concat(stderr).toString('utf8')));
      });
      // A git that ends early closes its input; its exit code tells why.
      child.stdin.on('error', () => {});
      child.stdin.end(input);
    });
}

/** Nothing is waited for any more: what git has started in its turn may hold its pipes open for long. */
function endProcess(child: ChildProcessWithoutNullStreams): void {
  child.kill();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
  child.unref();
}

function startFailure(cwd: string, command: string, cause: Error): GitError {
  const missing = 'code' in cause && cause.code === 'ENOENT';
  if (missing && existsSync(cwd)) return new GitError('not-installed', 'git is not installed', { cause });
  return new GitError('failed', `git ${command} could not be started`, { cause });
}
