// What can go wrong with git, by kind: the message names git's own words, which name no file content.

export type GitErrorKind =
  | 'not-installed'
  | 'not-a-repository'
  | 'not-trusted'
  | 'no-access'
  | 'unknown-revision'
  | 'missing-object'
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
export function gitFailure(command: string, stderr: string): GitError {
  const kind = KINDS.find(([pattern]) => pattern.test(stderr))?.[1] ?? 'failed';
  const said = stderr.trim().split('\n')[0] ?? '';
  return new GitError(kind, `git ${command}: ${said === '' ? 'failed without a word' : said}`);
}
