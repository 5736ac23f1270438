// Git as the rest of the house sees it: a function.

/** Runs git with these arguments and this standard input; gives its standard output, or rejects with GitError. */
export type RunGit = (args: readonly string[], input?: string) => Promise<Uint8Array>;

/** The command among the arguments, which may begin with `-c name=value`. */
export function commandOf(args: readonly string[]): string {
  return (args[0] === '-c' ? args[2] : args[0]) ?? '';
}

export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
