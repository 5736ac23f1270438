// The environment and the output of a child process.
import type { ChildProcess } from 'node:child_process';

export type Env = Readonly<Record<string, string | undefined>>;

/** The environment without undefined variables. */
export function defined(env: Env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export interface Ended {
  /** null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The exit code and all output, once the process has ended. */
export async function ended(child: ChildProcess): Promise<Ended> {
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  return { code, stdout: stdout(), stderr: stderr() };
}

/** Collects a stream. Returns a function that gives the text so far. */
function collect(stream: ChildProcess['stdout']): () => string {
  const chunks: Buffer[] = [];
  stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}
