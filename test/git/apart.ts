// Git as the product runs it, but started by a small separate process: the cost of starting a process grows with the
// memory of its parent, and a test worker has hundreds of megabytes.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { GitError, type gitProcess, type RunGit } from '../../src/git/process.ts';
import type { Answer, Call, Stop } from './apart-process.ts';

class Apart {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  constructor() {
    // It ends with this process. It gets none of the flags that this process was started with.
    const file = join(import.meta.dirname, 'apart-process.ts');
    this.#child = fork(file, { execArgv: [], serialization: 'advanced' });
    this.#child.on('message', (answer: Answer) => this.#take(answer));
    this.#child.on('exit', (code) => {
      apart = undefined;
      const message = `the process that starts git ended with ${code}`;
      for (const id of [...this.#waiting.keys()]) this.#take({ id, error: new GitError('failed', message) });
    });
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** `answer` resolves when git has ended; `stop` ends it early. */
  call(message: Omit<Call, 'id'>) {
    this.#last += 1;
    const id = this.#last;
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#send({ id, ...message });
    // This process stays alive until git has ended.
    this.#child.channel?.ref();
    return { answer, stop: () => this.#send({ stop: id }) };
  }

  #send(message: Call | Stop): void {
    this.#child.send(message);
  }

  #take(answer: Answer): void {
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#child.channel?.unref();
  }
}

let apart: Apart | undefined;

/** Like `gitProcess`, but in the one process that all tests of this worker share. */
export function gitApart({ stop, ...folder }: Parameters<typeof gitProcess>[0]): RunGit {
  return async (args, input) => {
    stop?.throwIfAborted();
    apart ??= new Apart();
    const call = apart.call({ folder, args, input });
    stop?.addEventListener('abort', call.stop, { once: true });
    const answer = await call.answer;
    stop?.removeEventListener('abort', call.stop);
    if ('output' in answer) return answer.output;
    stop?.throwIfAborted();
    const { kind, message, ...options } = answer.error;
    throw new GitError(kind, message, options);
  };
}
