// The requests of this folder to GitHub's REST API, all about one repository. Each is part of GitHub's API description,
// and names the permission that it needs.
import * as z from 'zod';
import { type CheckRun, schemas } from './answers.ts';
import type { GitHubFailure } from './errors.ts';
import { createAsking, type SendOptions } from './request.ts';

/**
 * The contents of a check run. Summary and text may each have up to 65,535 characters. Annotations are sent in
 * batches.
 */
export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  readonly text?: string;
  readonly annotations?: readonly {
    readonly path: string;
    readonly start_line: number;
    readonly end_line: number;
    readonly annotation_level: 'failure' | 'warning' | 'notice';
    readonly title: string;
    readonly message: string;
  }[];
}

/** The client for one repository. Lists are complete. No answer is cached. Tests may pass any object of this type. */
export type GitHub = ReturnType<ReturnType<typeof createGitHub>>;

const REPO = '/repos/{owner}/{repo}';
/** The most pages of closed pull requests that are read. */
const MOST_CLOSED_PAGES = 10;

/**
 * Makes clients for one repository. Each has a signal: when it aborts, requests end and no more can begin. Every method
 * rejects with a GitHubError.
 */
export function createGitHub(options: SendOptions & { readonly owner: string; readonly repo: string }) {
  const { owner, repo, clock } = options;
  let ahead = 0;
  const askingUntil = createAsking(options, (at) => {
    ahead = at - clock.now();
  });
  return (signal: AbortSignal) => {
    const asking = askingUntil(signal);
    /** Reads one answer about the repository. `permission` is spelled as in a workflow's `permissions:`. */
    const ask = <T>(
      method: GitHubFailure['method'],
      permission: string,
      path: string,
      params: object,
      schema: z.ZodType<T>,
    ): Promise<T> => asking.ask({ method, permission, path: REPO + path }, { owner, repo, ...params }, schema);
    /** Reads a list about the repository. */
    const askAll = <T>(
      permission: string,
      path: string,
      params: object,
      schema: z.ZodType<readonly T[]>,
      isEnough?: (page: readonly T[], pages: number) => boolean,
    ): Promise<readonly T[]> =>
      asking.askAll({ method: 'GET', permission, path: REPO + path }, { owner, repo, ...params }, schema, isEnough);

    return {
      /** GitHub's time in milliseconds since 1970. Until GitHub has answered, this machine's time. */
      now: () => clock.now() + ahead,
      /** Whether the repository is known not to be public. */
      isPrivate: async () => (await ask('GET', 'metadata: read', '', {}, schemas.repository)).private,
      repositoryId: async () => (await ask('GET', 'metadata: read', '', {}, schemas.repositoryId)).id,

      pull: (number: number) => {
        const read = schemas.pull.refine((pull) => pull.number === number, 'another pull request');
        return ask('GET', 'pull-requests: read', '/pulls/{pull_number}', { pull_number: number }, read);
      },
      reviews: (number: number) =>
        askAll('pull-requests: read', '/pulls/{pull_number}/reviews', { pull_number: number }, schemas.reviews),
      /** At most 250, oldest first. */
      commitsOfPull: (number: number) =>
        askAll('pull-requests: read', '/pulls/{pull_number}/commits', { pull_number: number }, schemas.commits),
      /** A person's permission here: `admin`, `write`, `read`, `none`. */
      permissionOf: async (username: string) => {
        const path = '/collaborators/{username}/permission';
        return (await ask('GET', 'metadata: read', path, { username }, schemas.permission)).permission;
      },
      /** The pull requests that GitHub associates with a commit. For a merged commit, those that merged it. */
      pullsOf: (sha: string) =>
        askAll('pull-requests: read', '/commits/{commit_sha}/pulls', { commit_sha: sha }, schemas.pulls),
      /** The open pull requests of a branch of this repository. */
      pullsFrom: (branch: string) =>
        askAll('pull-requests: read', '/pulls', { state: 'open', head: `${owner}:${branch}` }, schemas.pulls),
      /** Closed pull requests to a branch, back to a time (milliseconds since 1970), the last updated first. */
      closedPulls: async (branch: string, since: number) => {
        const order = { state: 'closed', base: branch, sort: 'updated', direction: 'desc' };
        return askAll('pull-requests: read', '/pulls', order, schemas.pulls, (page, pages) => {
          return pages >= MOST_CLOSED_PAGES || page.some(({ updated_at }) => Date.parse(updated_at) < since);
        });
      },

      /** The current commit of a branch. */
      tipOf: async (branch: string) => {
        const read = schemas.ref.refine(({ ref }) => ref === `refs/heads/${branch}`, 'another ref');
        return (await ask('GET', 'contents: read', '/git/ref/{ref}', { ref: `heads/${branch}` }, read)).object.sha;
      },
      /** A commit and the commits before it, newest first, at most `most`. */
      commitsFrom: (sha: string, most: number) =>
        ask('GET', 'contents: read', '/commits', { sha, per_page: most }, schemas.commits),
      /** The commits of `head` that `base` does not have, oldest first. */
      compareAll: async (base: string, head: string) => {
        let relation = { status: '', merge_base: '' };
        const params = { basehead: `${base}...${head}` };
        const page = schemas.comparison.transform(({ commits, ...whole }) => {
          relation = whole;
          return commits;
        });
        const commits = await askAll('contents: read', '/compare/{basehead}', params, page);
        return { ...relation, commits };
      },
      /** A workflow run. Its status is `completed`, or any other status while it is under way. */
      workflowRun: (id: string) => {
        const params = { run_id: id, exclude_pull_requests: true };
        return ask('GET', 'actions: read', '/actions/runs/{run_id}', params, schemas.workflowRun);
      },
      /** Creates a tree of one file. Resolves to its hash. */
      createTree: async (path: string, content: string) => {
        const tree = [{ path, mode: '100644', type: 'blob', content }];
        return (await ask('POST', 'contents: write', '/git/trees', { tree }, schemas.made)).sha;
      },
      /** Creates a commit that is on no branch yet. Resolves to its hash. */
      createCommit: async (message: string, tree: string, parents: readonly string[]) =>
        (await ask('POST', 'contents: write', '/git/commits', { message, tree, parents }, schemas.made)).sha,
      /** Creates a branch. Refused if the branch exists. */
      createBranch: async (branch: string, sha: string) => {
        const params = { ref: `refs/heads/${branch}`, sha };
        const read = schemas.ref.refine(({ object }) => object.sha === sha, 'another ref');
        await ask('POST', 'contents: write', '/git/refs', params, read);
      },
      /** Moves a branch without force. Refused unless its current commit is an ancestor of this one. */
      moveBranch: async (branch: string, sha: string) => {
        const params = { ref: `heads/${branch}`, sha, force: false };
        const read = schemas.ref.refine(({ object }) => object.sha === sha, 'another ref');
        await ask('PATCH', 'contents: write', '/git/refs/{ref}', params, read);
      },

      /** All check runs with that name on a commit, not only the latest of each app. */
      checkRuns: async (sha: string, name: string) => {
        const params = { ref: sha, check_name: name, filter: 'all' };
        const runs = await askAll('checks: read', '/commits/{ref}/check-runs', params, schemas.checkRuns);
        // Records depend on the name and the commit, so GitHub's filter is checked.
        return runs.filter((run) => run.name === name && run.head_sha === sha);
      },
      /** Creates a check run that is in progress until an update gives it a conclusion and its annotations. */
      createCheckRun: (run: {
        readonly name: string;
        readonly head_sha: string;
        readonly output: { readonly title: string; readonly summary: string };
        readonly details_url?: string;
        readonly external_id?: string;
      }) => {
        const read = schemas.checkRun.refine(
          ({ name, head_sha }) => name === run.name && head_sha === run.head_sha,
          'another check run',
        );
        return ask('POST', 'checks: write', '/check-runs', { ...run, status: 'in_progress' }, read);
      },
      /** Completes a check run, and adds its annotations batch by batch. */
      updateCheckRun: async (
        id: number,
        { conclusion, output }: { conclusion: 'success' | 'failure' | 'neutral'; output: CheckOutput },
      ) => {
        const update = (params: object): Promise<CheckRun> => {
          const route = '/check-runs/{check_run_id}';
          return ask('PATCH', 'checks: write', route, { check_run_id: id, ...params }, schemas.checkRun);
        };
        const [first, ...rest] = batches(output);
        let latest = await update({ status: 'completed', conclusion, output: first });
        for (const batch of rest) latest = await update({ output: batch });
        return latest;
      },

      comments: (number: number) => {
        const params = { issue_number: number };
        return askAll('pull-requests: read', '/issues/{issue_number}/comments', params, schemas.comments);
      },
      createComment: (number: number, body: string) => {
        const params = { issue_number: number, body };
        return ask('POST', 'pull-requests: write', '/issues/{issue_number}/comments', params, schemas.comment);
      },
      updateComment: (id: number, body: string) => {
        const params = { comment_id: id, body };
        return ask('PATCH', 'pull-requests: write', '/issues/comments/{comment_id}', params, schemas.comment);
      },
      deleteComment: async (id: number) => {
        const params = { comment_id: id };
        await ask('DELETE', 'pull-requests: write', '/issues/comments/{comment_id}', params, z.unknown());
      },

      /** Open and closed issues with a label. It names the permission to write, which the same job needs next. */
      issues: (label: string) => askAll('issues: write', '/issues', { labels: label, state: 'all' }, schemas.issues),
      createIssue: (title: string, body: string, label: string) =>
        ask('POST', 'issues: write', '/issues', { title, body, labels: [label] }, schemas.issue),
      updateIssue: (
        number: number,
        update: {
          readonly body?: string;
          readonly state?: 'open' | 'closed';
          /** Why the issue is closed. */
          readonly state_reason?: 'completed' | 'not_planned';
        },
      ) => {
        const params = { issue_number: number, ...update };
        return ask('PATCH', 'issues: write', '/issues/{issue_number}', params, schemas.issue);
      },
    };
  };
}

// GitHub takes 50 annotations in one request and adds them to those that it has. The rest are sent in updates. These
// repeat title, summary and text, because an update removes what it leaves out.
const MAX_ANNOTATIONS = 50;

/** The same output once for each batch of annotations, at least once. */
function batches({ annotations = [], ...output }: CheckOutput): CheckOutput[] {
  if (annotations.length === 0) return [output];
  return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, (_, number) => {
    const start = number * MAX_ANNOTATIONS;
    return { ...output, annotations: annotations.slice(start, start + MAX_ANNOTATIONS) };
  });
}
