// Runs git without a shell, a pager or a prompt.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { GitError, gitFailure } from './error.ts';
import { commandOf, type RunGit } from './run.ts';

export interface GitProcess {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted: no git runs any more, and one that does is ended. */
  readonly stop?: AbortSignal;
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

/** A `RunGit` for the repository around `cwd`. Rejects with GitError, or with the reason of the signal. */
export function gitProcess({ cwd, env, stop }: GitProcess): RunGit {
  return (args, input = '') =>
    new Promise((resolve, reject) => {
      if (stop?.aborted) return reject(stop.reason);
      const command = commandOf(args);
      const settings = { ...SETTINGS, ...(command === 'fetch' ? {} : NO_SERVER) };
      const child = spawn('git', ['--no-pager', ...args], { cwd, env: { ...env, ...settings }, windowsHide: true });
      const stdout: Buffer[] = [];
      const stderr: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
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
