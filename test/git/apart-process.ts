// The process that apart.ts starts: it runs git on request and answers with the result.
import { GitError, gitProcess } from '../../src/git/process.ts';

export interface Call {
  readonly id: number;
  readonly folder: Omit<Parameters<typeof gitProcess>[0], 'stop'>;
  readonly args: readonly string[];
  readonly input?: string | undefined;
}

/** Stops a call. */
export interface Stop {
  readonly stop: number;
}

export type Answer =
  | { readonly id: number; readonly output: Buffer }
  | { readonly id: number; readonly error: Pick<GitError, 'kind' | 'message' | 'output' | 'isNone'> };

const running = new Map<number, AbortController>();

async function answerTo({ id, folder, args, input }: Call): Promise<Answer> {
  const stopping = new AbortController();
  running.set(id, stopping);
  try {
    return { id, output: await gitProcess({ ...folder, stop: stopping.signal })(args, input) };
  } catch (error) {
    const { kind, message, output, isNone } = error instanceof GitError ? error : new GitError('failed', String(error));
    return { id, error: { kind, message, output, isNone } };
  } finally {
    running.delete(id);
  }
}

process.on('message', async (message: Call | Stop) => {
  if ('stop' in message) running.get(message.stop)?.abort();
  else process.send?.(await answerTo(message));
});
