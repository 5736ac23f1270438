// The applied log: a branch of small commits. Each is an entry that says what a run applies, or that the run has ended.
// The entries have git's order. GitHub moves the branch only to a commit whose ancestor is the current one, so if two
// runs append at once, one is refused. An entry counts only on the parent that it was written for, and only for one
// repository, service and `name`.
import * as z from 'zod';
import { bytesEscaped, jsonEscape, UNSAFE } from '../core/characters.ts';
import type { Clock } from '../core/model.ts';
import { type Commit, sha } from './answers.ts';
import type { GitHub } from './client.ts';
import { type GitHubError, isMissingRight, isOfGitHub, LOST_ANSWER_MS } from './errors.ts';
import { isSealOf, sealOf } from './seal.ts';

/** What an entry or a record must contain to count here. The organization is part of every fingerprint. */
export interface Scope {
  /** The id of the repository, which survives a rename and a transfer. */
  readonly repository: string;
  /** `owner/name`, for people: it is not compared. */
  readonly repositoryName: string;
  /** Origin and path of the service. */
  readonly service: string;
  /** Input `name`; '' for none. */
  readonly name: string;
}

const entry = z.strictObject({
  /** `applying`: a run has the turn. `applied`: it succeeded. `ended`: it has ended, and nothing more is applied. */
  kind: z.enum(['applying', 'applied', 'ended']),
  repository: z.string(),
  repositoryName: z.string(),
  service: z.string(),
  name: z.string(),
  /** The commit that counts as applied from this entry on; null if none is known. */
  applied: sha.nullable(),
  /** GitHub's time just before that commit was read as the tip of the branch; null if not known. */
  at: z.iso.datetime().nullable(),
  /** The id of the workflow run. */
  run: z.string().regex(/^\d+$/),
  attempt: z.number().int(),
  /** A random word, because one attempt of a run may have several jobs. */
  job: z.string(),
  seal: z.string(),
});
type LogEntry = Readonly<z.output<typeof entry>>;

const SUBJECTS = {
  applying: ({ run }: Omit<LogEntry, 'seal'>) => `Run ${run} applies the inventory`,
  applied: ({ run, applied }: Omit<LogEntry, 'seal'>) => `Run ${run} applied ${applied?.slice(0, 7) ?? 'nothing'}`,
  ended: ({ run }: Omit<LogEntry, 'seal'>) => `Run ${run} ended, and not everything is applied`,
};

/** The message of the commit on `parent` (null for the first commit). */
function entryMessage(facts: Omit<LogEntry, 'seal'>, parent: string | null, keys: readonly string[]): string {
  const sealed = { ...facts, seal: sealOf(keys, entryValues(facts, parent)) };
  return `${SUBJECTS[facts.kind](facts)}\n\n${JSON.stringify(sealed)}`;
}

/** An entry that counts elsewhere: in another repository, for another service or another input `name`. */
interface Foreign {
  readonly of: 'repository' | 'service' | 'name';
  /** Which one. Anyone may have written it. */
  readonly said: string;
}

type ReadEntry =
  | { readonly kind: 'entry'; readonly entry: LogEntry }
  | { readonly kind: 'foreign'; readonly foreign: Foreign }
  /** An entry with a wrong seal, or no entry. */
  | { readonly kind: 'unsealed' | 'junk' };

function readEntry(message: string, parent: string | null, { scope, keys }: LogAccess): ReadEntry {
  const line = message.split('\n').find((text) => text.startsWith('{'));
  let json: unknown;
  try {
    json = JSON.parse(line ?? '');
  } catch {
    return { kind: 'junk' };
  }
  const read = entry.safeParse(json);
  if (!read.success) return { kind: 'junk' };
  const { data } = read;
  const of = (['repository', 'service', 'name'] as const).find((field) => data[field] !== scope[field]);
  if (of !== undefined) {
    const said = of === 'repository' ? `${data.repositoryName}, id ${data.repository}` : data[of];
    return { kind: 'foreign', foreign: { of, said } };
  }
  const isSealed = isSealOf(data.seal, keys, entryValues(data, parent));
  return isSealed ? { kind: 'entry', entry: data } : { kind: 'unsealed' };
}

/** Which entries of others the log holds, as a sentence; '' for none. */
export function foreignText(foreign: Foreign | null): string {
  return foreign === null ? '' : ` It holds an entry of another ${foreign.of}: ${inCode(foreign.said)}.`;
}

/** Somebody's words as a Markdown code span, because the text is also shown on pages. */
function inCode(said: string): string {
  return `\`${said.slice(0, 60).replaceAll(UNSAFE, jsonEscape).replaceAll('`', "'")}\``;
}

/** The name of the branch that holds the log. It is valid, whatever `name` is. */
export function logBranch(name: string): string {
  return name === '' ? 'inventory-applied' : `inventory-applied-${bytesEscaped(name, '=')}`;
}

function entryValues(facts: Omit<LogEntry, 'seal'>, parent: string | null): readonly unknown[] {
  const { kind, repository, repositoryName, service, name, applied, at, run, attempt, job } = facts;
  return ['inventory-applied', kind, repository, repositoryName, service, name, applied, at, run, attempt, job, parent];
}

/** The log, as far as it was read. */
export interface AppliedLog {
  /** The newest commit of the branch, and its tree; null if there is no branch. */
  readonly tip: string | null;
  readonly tree: string | null;
  /** The newest entry that counts; null if nothing is known. */
  readonly state: LogEntry | null;
  /** The newest entry of others above it, if there is one. */
  readonly foreign: Foreign | null;
  /** The commits that were read, newest first. */
  readonly read: readonly string[];
}

/** A log that cannot be read. The sentences say why, whose commits are in the way, and what to do. */
interface LogProblem {
  readonly problem: string;
}

/** The most commits that are read. It is a problem if none of them is an entry and there are more. */
const MOST_COMMITS = 30;

/** What is needed to read and write one log. */
export interface LogAccess {
  readonly github: Pick<
    GitHub,
    'tipOf' | 'commitsFrom' | 'workflowRun' | 'createTree' | 'createCommit' | 'createBranch' | 'moveBranch'
  >;
  readonly scope: Scope;
  readonly keys: readonly string[];
  readonly clock: Clock;
}

/** The newest commit of the log's branch; null if there is no branch. */
export async function readTip({ github, scope }: LogAccess): Promise<string | null> {
  try {
    return await github.tipOf(logBranch(scope.name));
  } catch (error) {
    if (isOfGitHub(error, 'not-found')) return null;
    throw error;
  }
}

/** Reads the log up to the newest entry that counts. It starts at the tip of the branch, or at `seen` if given. */
export async function readLog(access: LogAccess, seen?: string): Promise<AppliedLog | LogProblem> {
  const { github, scope } = access;
  const tip = seen ?? (await readTip(access));
  if (tip === null) return { tip, tree: null, state: null, foreign: null, read: [] };
  const commits = new Map((await github.commitsFrom(tip, MOST_COMMITS)).map((commit) => [commit.sha, commit]));
  const passed: Commit[] = [];
  let isUnsealed = false;
  let foreign: Foreign | null = null;
  let at: string | null = tip;
  while (at !== null) {
    const commit = commits.get(at);
    const parent: string | null = commit?.parents[0] ?? null;
    if (commit === undefined) return unreadable(scope.name, isUnsealed ? 'unsealed' : 'junk', passed, foreign);
    if (commit.parents.length > 1) return unreadable(scope.name, 'merge', [commit], foreign);
    const message = readEntry(commit.message, parent, access);
    if (message.kind === 'entry') {
      return { tip, tree: commits.get(tip)!.tree, state: message.entry, foreign, read: [...commits.keys()] };
    }
    if (message.kind === 'unsealed') isUnsealed = true;
    if (message.kind === 'foreign') foreign ??= message.foreign;
    passed.push(commit);
    at = parent;
  }
  if (isUnsealed) return unreadable(scope.name, 'unsealed', passed, foreign);
  return { tip, tree: commits.get(tip)!.tree, state: null, foreign, read: [...commits.keys()] };
}

const RESET = 'Reset the branch to its newest entry';
const DELETE = 'Only if there is none, delete the branch';
const PROBLEMS = {
  merge: {
    what: 'one of its commits has several parents, but an entry has at most one',
    remedy: `${RESET} below that commit. ${DELETE}`,
  },
  junk: {
    what: `its newest ${MOST_COMMITS} commits hold no entry of this repository, service and name`,
    remedy: `${RESET}. ${DELETE}`,
  },
  unsealed: {
    what: 'none of its entries for this inventory is sealed with signing-key, which is new or was changed',
    remedy: `Add the old key to signing-key as a second line, or reset the branch to its newest entry that a key fits. ${DELETE}`,
  },
};

function unreadable(
  name: string,
  kind: keyof typeof PROBLEMS,
  commits: readonly Commit[],
  foreign: Foreign | null,
): LogProblem {
  const { what, remedy } = PROBLEMS[kind];
  const listed = commits.slice(0, 3).map(({ sha, claimed_author: by }) => `${sha.slice(0, 7)} by ${inCode(by)}`);
  const more = commits.length > listed.length ? ` and ${commits.length - listed.length} more` : '';
  return {
    problem: `The applied log, branch ${logBranch(name)}, cannot be read: ${what}.${foreignText(foreign)} These are the commits, with the authors that they claim: ${listed.join(', ')}${more}. ${remedy}: then nothing is known to be applied, and the next pull request shows every difference.`,
  };
}

/** The result of appending an entry. */
type Appended =
  | { readonly kind: 'appended'; readonly commit: string; readonly tree: string }
  /** Another commit came first. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly message: string; readonly isMissingRight: boolean };

const README = `# What is applied

cip-inventory-sync keeps this branch. Each commit is an entry: which commit of the inventory counts as applied, and which
run applies now. Do not push to it, and protect it against deletion and force pushes.
`;
const MOST_TRIES = 3;

/** Appends an entry, if the log is still as it was read. */
export async function appendEntry(
  access: LogAccess,
  log: AppliedLog,
  facts: Omit<LogEntry, 'seal' | keyof Scope>,
): Promise<Appended> {
  const { github, scope, keys, clock } = access;
  const branch = logBranch(scope.name);
  const entry = { ...facts, ...scope };
  let { tree } = log;
  let commit: string | null = null;
  for (let tried = 1; ; tried += 1) {
    try {
      tree ??= await github.createTree('README.md', README);
      const parents = log.tip === null ? [] : [log.tip];
      commit ??= await github.createCommit(entryMessage(entry, log.tip, keys), tree, parents);
      if (log.tip === null) await github.createBranch(branch, commit);
      else await github.moveBranch(branch, commit);
      return { kind: 'appended', commit, tree };
    } catch (error) {
      if (!isOfGitHub(error)) throw error;
      // The request was refused, or its answer was lost. The tip of the branch shows which.
      const tip = await readTip(access);
      if (tip !== null && tree !== null && tip === commit) return { kind: 'appended', commit, tree };
      if (tip !== log.tip) return { kind: 'moved' };
      if (tried === MOST_TRIES || isMissingRight(error)) return refused(branch, error);
      await clock.sleep(LOST_ANSWER_MS);
    }
  }
}

function refused(branch: string, error: GitHubError): Appended {
  const said = error.said === '' ? '' : ` GitHub says: "${error.said}".`;
  const isMissing = isMissingRight(error);
  const remedies: Partial<Record<GitHubError['kind'], string>> = {
    'not-found': ' Grant the job the permission contents: write.',
    invalid: ' Let this job push to the branch: its rules need to refuse only deletion and force pushes.',
  };
  const message = `No entry could be added to the applied log, branch ${branch}. ${error.message}${said}${remedies[error.kind] ?? ''}`;
  return { kind: 'refused', message, isMissingRight: isMissing };
}
