// What a workflow run gets: a payload that is made from GitHub's own examples, and the variables of its environment.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOf, isObject, type Json, objectAt, relocate } from './examples.ts';
import type { GitRepository } from './git.ts';
import type { MergeGroup, Push } from './history.ts';
import { type Origin, pullShape, repositoryShape, userShape } from './shapes.ts';
import type { PullState } from './state.ts';

export type PullAction = 'opened' | 'synchronize' | 'reopened' | 'edited' | 'closed';

interface PullSubject {
  readonly pull: PullState;
  /** `synchronize` by default. */
  readonly action?: PullAction;
}

/** What each event is about. */
export interface Subjects {
  readonly pull_request: PullSubject;
  readonly pull_request_target: PullSubject;
  readonly push: Push;
  readonly merge_group: MergeGroup;
  readonly schedule: Record<never, never>;
  readonly workflow_dispatch: { readonly inputs?: Readonly<Record<string, string>>; readonly branch?: string };
}

export interface EventGiven {
  readonly payload: Json;
  /** The path of the file with the payload. */
  readonly path: string;
  readonly sha: string;
  readonly ref: string;
  /** The GITHUB_ variables of a run for this event. */
  readonly env: Readonly<Record<string, string>>;
}

interface Told {
  readonly payload: Json;
  readonly sha: string;
  readonly ref: string;
}

interface Source extends Origin {
  readonly git: GitRepository;
}

type Tellers = { readonly [Name in keyof Subjects]: (source: Source, subject: Subjects[Name]) => Told | Promise<Told> };

/** Parts of the examples that the payload of a workflow does not have, or that are about another place. */
const FOREIGN = ['installation', 'organization', 'enterprise'];

const TELLERS: Tellers = {
  pull_request: (source, { pull, action = 'synchronize' }) => ({
    payload: pullPayload(source, pull, action),
    sha: pull.mergeCommitSha ?? pull.headSha,
    ref: `refs/pull/${pull.number}/merge`,
  }),
  pull_request_target: (source, { pull, action = 'synchronize' }) => ({
    payload: pullPayload(source, pull, action),
    sha: pull.baseSha,
    ref: `refs/heads/${pull.base}`,
  }),
  push: async ({ git }, push) => {
    const { ref, before, after } = push;
    const base = { ...exampleOf('push'), ref, before, after, created: /^0+$/.test(before), deleted: false };
    const commits = await Promise.all(push.commits.map((sha) => pushedCommit(git, sha)));
    const payload = { ...base, forced: false, base_ref: null, commits, head_commit: commits.at(-1) ?? null };
    return { payload, sha: after, ref };
  },
  merge_group: (_source, { baseRef, baseSha, headRef, headSha }) => {
    const example = exampleOf('merge_group', ({ action }) => action === 'checks_requested');
    const about = { head_sha: headSha, head_ref: headRef, base_sha: baseSha, base_ref: baseRef };
    const group = { ...objectAt(example, 'merge_group'), ...about };
    return { payload: { ...example, merge_group: group }, sha: headSha, ref: headRef };
  },
  schedule: async ({ git, state }) => ({
    payload: { schedule: '0 6 * * *' },
    ...(await branchOf(git, state.defaultBranch)),
  }),
  workflow_dispatch: async ({ git, state }, { inputs = {}, branch = state.defaultBranch }) => {
    const at = await branchOf(git, branch);
    return { payload: { ...exampleOf('workflow_dispatch'), ref: at.ref, inputs }, ...at };
  },
};

/** Makes an event, starts a run for it, and writes its payload to a file in `folder`. */
export async function tell<Name extends keyof Subjects>(
  source: Source,
  { name, subject, folder }: { readonly name: Name; readonly subject: Subjects[Name]; readonly folder: string },
): Promise<EventGiven> {
  const { payload: raw, sha, ref } = await TELLERS[name](source, subject);
  const payload = name === 'schedule' ? raw : ours(source, raw);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}-${source.state.nextId()}.json`);
  writeFileSync(path, JSON.stringify(payload));
  return { payload, path, sha, ref, env: variables(source, { name, path, sha, ref }) };
}

function ours(source: Source, raw: Json): Json {
  const { state } = source;
  const payload = isObject(raw.repository) ? relocate(raw, state.fullName) : raw;
  const kept = Object.entries(payload).filter(([key]) => !FOREIGN.includes(key));
  const sender = userShape(source, state.account('dana'));
  return { ...Object.fromEntries(kept), repository: repositoryShape(source), sender };
}

function variables({ state, apiUrl }: Source, run: { name: string; path: string; sha: string; ref: string }) {
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: run.name,
    GITHUB_EVENT_PATH: run.path,
    GITHUB_SHA: run.sha,
    GITHUB_REF: run.ref,
    GITHUB_REPOSITORY: state.fullName,
    GITHUB_REPOSITORY_ID: '1',
    GITHUB_REPOSITORY_OWNER: state.owner,
    GITHUB_API_URL: apiUrl,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_ACTOR: 'dana',
    GITHUB_RUN_ID: state.startRun(),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'inventory',
  };
}

function pullPayload(source: Source, pull: PullState, action: PullAction): Json {
  const example = exampleOf('pull_request', (payload) => payload.action === 'synchronize');
  const { before: _before, after: _after, ...rest } = example;
  return { ...rest, action, number: pull.number, pull_request: pullShape(source, pull) };
}

async function pushedCommit(git: GitRepository, sha: string): Promise<Json> {
  const { author, message, tree } = await git.commitAt(sha);
  const by = { name: author.name, email: author.email };
  return { id: sha, tree_id: tree, distinct: true, message, timestamp: author.date, author: by, committer: by };
}

async function branchOf(git: GitRepository, branch: string): Promise<{ readonly sha: string; readonly ref: string }> {
  const ref = `refs/heads/${branch}`;
  const sha = await git.resolve(ref);
  if (sha === null) throw new Error(`there is no ${ref}`);
  return { sha, ref };
}
