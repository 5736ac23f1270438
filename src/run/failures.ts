// Reports a failed run: one line for a problem that the user can fix, and the stack for a bug.
import { TOOL_NAME } from '../core/model.ts';
import { isStopped, isSystemError } from '../core/rejections.ts';
import { UserError } from '../core/result.ts';
import { GitError } from '../git/process.ts';
import { GitHubError } from '../github/errors.ts';
import { ServiceError } from '../service/errors.ts';
import { joined, visible } from '../text/text.ts';
import type { Context } from './context.ts';

/** The message of an error, for a terminal. Ends with a newline. */
export function failureLine(error: unknown, more = ''): string {
  return `error: ${failureText(error, more)}\n`;
}

/**
 * The same message without the prefix, which a runner of GitHub Actions adds itself. `more`: a sentence about the run,
 * such as that nothing was written.
 */
export function failureText(error: unknown, more = ''): string {
  const [first = '', ...rest] = causeText(error).split('\n');
  // What git says ends without a period.
  const sentence = more === '' || first.endsWith('.') ? first : `${first}.`;
  return [joined([sentence, more], ' '), ...rest].join('\n');
}

function causeText(error: unknown): string {
  if (error instanceof ServiceError) {
    const { detail } = error.failure;
    const answerExcerpt = detail ? `\n  the service said: ${visible(detail)}` : '';
    return `${visible(error.message)}${answerExcerpt}`;
  }
  if (isStopped(error)) return 'the run was stopped before it ended.';
  // Git reports what is wrong, but seldom what to do.
  if (error instanceof GitError) {
    const remedy = REMEDIES[error.kind];
    const problem = error.kind === 'not-a-repository' ? NO_REPOSITORY : visible(error.message);
    return remedy === '' ? problem : `${problem}. ${remedy}`;
  }
  if (error instanceof UserError || error instanceof GitHubError) return visible(error.message);
  const bug = `this is a bug in ${TOOL_NAME}, please report it.\n`;
  if (!(error instanceof Error)) return bug + visible(String(error));
  const { name, stack = '', message } = error;
  if (isSystemError(error)) return visible(message);
  // The stack begins with the message, which may have several lines.
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return bug + [`${name}: ${message}`, ...frames.filter((line) => /^ {4}at /.test(line))].map(visible).join('\n');
}

/** The sentence that a failed apply wrote nothing; '' if it wrote, or if the error is about its input. */
export function nothingWritten(error: unknown, { attempts }: Context): string {
  return error instanceof UserError || attempts.size > 0 ? '' : 'Nothing was written.';
}

/** Whether an interrupted request or wait caused this error. A stopped run may end with such an error. */
export function isInterruption(error: unknown): boolean {
  return error instanceof ServiceError || error instanceof GitHubError || isStopped(error);
}

const NO_REPOSITORY = 'There is no git repository here, and files of a commit are read from one';
const REMEDIES: Readonly<Record<GitError['kind'], string>> = {
  'not-a-repository': 'Run it in a clone. On GitHub, add a step that uses actions/checkout before this one.',
  'not-installed': 'Install it: commits and their files are read with it.',
  'not-trusted':
    'The folder belongs to another user. If that is intended, add it to safe.directory in the configuration of git.',
  'no-access':
    'The server does not let git read the repository. On GitHub the job needs the permission contents: read, elsewhere git needs credentials.',
  'unknown-revision': 'Check its spelling, or fetch it.',
  'missing-object':
    'This clone does not hold all of that commit. Check out without a filter: with fetch-depth: 1, or in full.',
  'too-large': '',
  failed: '',
};
