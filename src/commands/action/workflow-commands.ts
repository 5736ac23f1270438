// How an action speaks with its runner: inputs from the environment, commands as lines of the log, outputs in a file. The
// toolkit's @actions/core does the same, and brings a client of HTTP that takes longer to load than all the rest.
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { Environment } from '../../service/endpoint.ts';

type Write = (text: string) => void;

/** Trimmed; '' for an input that was not given. */
export function readInput(env: Environment, name: string): string {
  return (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim();
}

/** `add-mask` hides the message in whatever the log shows from now on; the others show it above the log. */
export function issueCommand(write: Write, command: 'add-mask' | 'error' | 'warning', message: string): void {
  const escaped = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  write(`::${command}::${escaped}\n`);
}

/** A value ends at a line that nobody can know before, so that none can begin another output. */
export function writeOutput(path: string, name: string, value: string): void {
  const delimiter = `ghadelimiter_${randomUUID()}`;
  appendFileSync(path, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}
