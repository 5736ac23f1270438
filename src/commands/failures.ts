// How a run that threw is told: what the user can mend in one line, a bug with its stack.
import { GitHubError } from '../github/errors.ts';
import { GitError } from '../inventory/git/error.ts';
import { visible } from '../report/escape.ts';
import type { Detail } from '../report/voice.ts';
import { ConfigurationError } from '../service/endpoint.ts';
import { ServiceError } from '../service/errors.ts';

/** Ends with a newline. */
export function tellFailure(error: unknown, detail: Detail): string {
  if (error instanceof ServiceError) {
    const said = detail === 'full' && error.excerpt ? `\n  the service said: ${visible(error.excerpt)}` : '';
    return `error: ${visible(error.message)}${said}\n`;
  }
  const isTold = [ConfigurationError, GitError, GitHubError].some((kind) => error instanceof kind);
  if (error instanceof Error && (isTold || isInputError(error))) {
    return `error: ${visible(error.message)}\n`;
  }
  return `error: this is a bug in cip-inventory-sync, please report it.\n${stackOf(error, detail)}\n`;
}

/** Nobody knows what a bug's message quotes: under `counts` its kind and its places in the code are told alone. */
function stackOf(error: unknown, detail: Detail): string {
  if (!(error instanceof Error)) return visible(detail === 'full' ? String(error) : typeof error);
  const { stack = '', message } = error;
  // The stack begins with the message, whose lines may look like any.
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
  const head = detail === 'full' ? `${error.name}: ${error.message}` : error.name;
  return [head, ...frames.filter((line) => /^ {4}at /.test(line))].map(visible).join('\n');
}

/** The emulator shares no class with the rest, and files may fail in ways that only their code tells. */
function isInputError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'EmulatorInputError' || ('code' in error && 'syscall' in error);
}
