// Reads GitHub's answers, field by field: only what is used, and nothing that is not as GitHub documents it.
import type { CheckRun, Comment, Commit, Issue, PullRequest, Review } from './port.ts';
import { isObject } from './unvouched.ts';

/** An answer that is not as documented. The message names a field, never its value. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

export type Read<T> = (answer: unknown) => T;

/** Reads a list, each entry by `read`. */
export function list<T>(answer: unknown, read: Read<T>): T[] {
  if (!Array.isArray(answer)) throw new AnswerError('no list');
  return answer.map((entry) => read(entry));
}

export function readPull(answer: unknown): PullRequest {
  const pull = fields(answer, 'pull request');
  return {
    number: whole(pull, 'number'),
    state: text(pull, 'state'),
    head_sha: sha(fields(pull.head, 'head'), 'sha'),
    base_ref: text(fields(pull.base, 'base'), 'ref'),
    merged_at: time(pull, 'merged_at'),
    merge_commit_sha: textOrNull(pull, 'merge_commit_sha'),
    author: login(pull),
  };
}

export function readReview(answer: unknown): Review {
  const review = fields(answer, 'review');
  const user = review.user == null ? null : fields(review.user, 'user');
  return {
    id: whole(review, 'id'),
    user: user && { id: whole(user, 'id'), login: text(user, 'login'), type: text(user, 'type') },
    state: text(review, 'state'),
    commit_id: textOrNull(review, 'commit_id'),
    submitted_at: time(review, 'submitted_at'),
    author_association: text(review, 'author_association'),
  };
}

export function readComment(answer: unknown): Comment {
  const comment = fields(answer, 'comment');
  return {
    id: whole(comment, 'id'),
    // Asked for without a media type of its own, GitHub always says the body; its description leaves it optional.
    body: text(comment, 'body'),
    author: login(comment),
    html_url: text(comment, 'html_url'),
  };
}

/** One page of issues, without the pull requests among them. */
export function readIssues(answer: unknown): Issue[] {
  return list(answer, (entry) => ('pull_request' in fields(entry, 'issue') ? null : readIssue(entry))).filter(
    (issue) => issue !== null,
  );
}

export function readIssue(answer: unknown): Issue {
  const issue = fields(answer, 'issue');
  const user = issue.user == null ? null : fields(issue.user, 'user');
  return {
    number: whole(issue, 'number'),
    body: textOrNull(issue, 'body') ?? '',
    state: text(issue, 'state'),
    author: user && { login: text(user, 'login'), type: text(user, 'type') },
    author_association: textOrNull(issue, 'author_association'),
    html_url: text(issue, 'html_url'),
  };
}

/** Whether a repository is private. */
export function readPrivacy(answer: unknown): boolean {
  const { private: isPrivate } = fields(answer, 'repository');
  if (typeof isPrivate !== 'boolean') throw new AnswerError('private is neither true nor false');
  return isPrivate;
}

export function readCommit(answer: unknown): Commit {
  const commit = fields(answer, 'commit');
  const parents = list(commit.parents, (parent) => sha(fields(parent, 'parent'), 'sha'));
  return { sha: sha(commit, 'sha'), parents };
}

/** The commit that a ref points to. */
export function readRef(answer: unknown): { readonly ref: string; readonly sha: string } {
  const ref = fields(answer, 'ref');
  return { ref: text(ref, 'ref'), sha: sha(fields(ref.object, 'object'), 'sha') };
}

/** One page of check runs, which come wrapped. */
export function readCheckRuns(answer: unknown): CheckRun[] {
  return list(fields(answer, 'check runs').check_runs, readCheckRun);
}

export function readCheckRun(answer: unknown): CheckRun {
  const run = fields(answer, 'check run');
  const output = fields(run.output, 'output');
  const app = run.app == null ? null : fields(run.app, 'app');
  const slug = app === null ? null : textOrNull(app, 'slug');
  return {
    id: whole(run, 'id'),
    name: text(run, 'name'),
    head_sha: sha(run, 'head_sha'),
    status: text(run, 'status'),
    conclusion: textOrNull(run, 'conclusion'),
    started_at: time(run, 'started_at'),
    completed_at: time(run, 'completed_at'),
    app_id: app && whole(app, 'id'),
    bot: slug && `${slug}[bot]`,
    title: textOrNull(output, 'title'),
    summary: textOrNull(output, 'summary'),
    text: textOrNull(output, 'text'),
    html_url: textOrNull(run, 'html_url'),
    external_id: textOrNull(run, 'external_id'),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown, name: string): Fields {
  if (!isObject(value)) throw new AnswerError(`no ${name}`);
  return value;
}

function text(from: Fields, name: string): string {
  const value = from[name];
  if (typeof value !== 'string') throw new AnswerError(`${name} is no text`);
  return value;
}

function textOrNull(from: Fields, name: string): string | null {
  return from[name] == null ? null : text(from, name);
}

function whole(from: Fields, name: string): number {
  const value = from[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new AnswerError(`${name} is no whole number`);
  return value;
}

function sha(from: Fields, name: string): string {
  const value = text(from, name);
  if (!/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(value)) throw new AnswerError(`${name} is no commit`);
  return value;
}

function time(from: Fields, name: string): string | null {
  const value = textOrNull(from, name);
  if (value !== null && Number.isNaN(Date.parse(value))) throw new AnswerError(`${name} is no time`);
  return value;
}

function login({ user }: Fields): string | null {
  return user == null ? null : text(fields(user, 'user'), 'login');
}
