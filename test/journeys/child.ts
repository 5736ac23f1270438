// What a child process is given, and what it says.
import type { ChildProcess } from 'node:child_process';

export type Env = Readonly<Record<string, string | undefined>>;

/** Without the variables that are not to be set. */
export function defined(env: Env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Collects a stream; gives how to read what has come so far. */
export function collect(stream: ChildProcess['stdout']): () => string {
  const chunks: Buffer[] = [];
  stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}
