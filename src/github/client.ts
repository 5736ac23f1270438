// The port to GitHub over its REST API: one repository. Each request is part of GitHub's
// description, and names the permission that it needs.
import type { ZodType } from 'zod';
import * as answers from './answers.ts';
import { AnswerError, by, type CheckRun, type Read } from './answers.ts';
import type { CheckOutput, GitHub } from './port.ts';
import { createAsking, type Params, type Route, type SendOptions } from './request.ts';

const REPO = '/repos/{owner}/{repo}';

export interface GitHubOptions extends SendOptions {
  readonly owner: string;
  readonly repo: string;
}

/** The most pages of closed pull requests that are read. */
const MOST_CLOSED_PAGES = 10;

/**
 * Clients for one repository. Each is made with a signal that ends its requests and lets none begin. Every method rejects
 * with GitHubError, and none keeps an answer.
 */
export function createGitHub(options: GitHubOptions): (signal: AbortSignal) => GitHub {
  const { owner, repo, clock } = options;
  let ahead = 0;
  const askingUntil = createAsking(options, (at) => {
    ahead = at - clock.now();
  });
  return (signal) => {
    const asking = askingUntil(signal);
    /** One answer about the repository. The scope is one of a workflow's `permissions:`. */
    const one = <T>(
      method: Route['method'],
      scope: string,
      path: string,
      params: Params,
      read: Read<T>,
    ): Promise<T> => {
      const permission = `${scope}: ${method === 'GET' ? 'read' : 'write'}`;
      return asking.one({ method, path: `${REPO}${path}`, permission }, { owner, repo, ...params }, read);
    };
    const all = <T>(
      permission: string,
      path: string,
      params: Params,
      read: Read<readonly T[]>,
      isEnough?: (page: readonly T[], pages: number) => boolean,
    ): Promise<T[]> =>
      asking.all({ method: 'GET', path: `${REPO}${path}`, permission }, { owner, repo, ...params }, read, isEnough);

    const updateCheckRun = (id: number, params: Params) =>
      one('PATCH', 'checks', '/check-runs/{check_run_id}', { check_run_id: id, ...params }, by(answers.checkRun));
    const addOutputs = async (run: CheckRun, outputs: readonly CheckOutput[]): Promise<CheckRun> => {
      let latest = run;
      for (const output of outputs) latest = await updateCheckRun(run.id, { output });
      return latest;
    };

    const github: GitHub = {
      now: () => clock.now() + ahead,
      isPrivate: async () =>
        (await one('GET', 'metadata', '', {}, by(answers.repository.pick({ private: true })))).private,

      pull: (number) => {
        const isIt = (pull: answers.PullRequest) => pull.number === number;
        const read = only(answers.pullRequest, isIt, 'pull request');
        return one('GET', 'pull-requests', '/pulls/{pull_number}', { pull_number: number }, read);
      },
      reviews: (number) => {
        const read = by(answers.review.array());
        return all('pull-requests: read', '/pulls/{pull_number}/reviews', { pull_number: number }, read);
      },
      commitsOfPull: (number) => {
        const read = by(answers.commit.array());
        return all('pull-requests: read', '/pulls/{pull_number}/commits', { pull_number: number }, read);
      },
      permissionOf: async (username) => {
        const path = '/collaborators/{username}/permission';
        return (await one('GET', 'metadata', path, { username }, by(answers.permission))).permission;
      },
      pullsOf: (sha) => all('pull-requests: read', '/commits/{commit_sha}/pulls', { commit_sha: sha }, PULLS),
      closedPulls: async (branch, since) => {
        const order = { state: 'closed', base: branch, sort: 'updated', direction: 'desc' };
        let isWhole = true;
        const pulls = await all('pull-requests: read', '/pulls', order, PULLS, (page, pages) => {
          if (page.some(({ updated_at }) => Date.parse(updated_at) < since)) return true;
          isWhole = pages < MOST_CLOSED_PAGES;
          return !isWhole;
        });
        return { pulls, isWhole };
      },

      tipOf: async (branch) => {
        const read = only(answers.gitRef, ({ ref }) => ref === `refs/heads/${branch}`, 'ref');
        return (await one('GET', 'contents', '/git/ref/{ref}', { ref: `heads/${branch}` }, read)).object.sha;
      },
      commitsFrom: (sha, most) =>
        one('GET', 'contents', '/commits', { sha, per_page: most }, by(answers.commit.array())),
      compareAll: async (base, head) => {
        let relation = { status: '', merge_base: '' };
        const commits = await all(
          'contents: read',
          '/compare/{basehead}',
          { basehead: `${base}...${head}` },
          (answer) => {
            const { commits: page, ...whole } = by(answers.comparison)(answer);
            relation = whole;
            return page;
          },
        );
        return { ...relation, commits };
      },
      workflowRun: (id) => {
        const params = { run_id: id, exclude_pull_requests: true };
        return one('GET', 'actions', '/actions/runs/{run_id}', params, by(answers.workflowRun));
      },
      createTree: async (path, content) => {
        const tree = [{ path, mode: '100644', type: 'blob', content }];
        return (await one('POST', 'contents', '/git/trees', { tree }, by(answers.object))).sha;
      },
      createCommit: async (commit) =>
        (await one('POST', 'contents', '/git/commits', { ...commit }, by(answers.object))).sha,
      createBranch: async (branch, sha) => {
        const isIt = ({ object }: answers.GitRef) => object.sha === sha;
        await one(
          'POST',
          'contents',
          '/git/refs',
          { ref: `refs/heads/${branch}`, sha },
          only(answers.gitRef, isIt, 'ref'),
        );
      },
      moveBranch: async (branch, sha) => {
        const isIt = ({ object }: answers.GitRef) => object.sha === sha;
        const params = { ref: `heads/${branch}`, sha, force: false };
        await one('PATCH', 'contents', '/git/refs/{ref}', params, only(answers.gitRef, isIt, 'ref'));
      },

      checkRuns: async (sha, name) => {
        const params = { ref: sha, check_name: name, filter: 'all' };
        const runs = await all('checks: read', '/commits/{ref}/check-runs', params, by(answers.checkRun.array()));
        // Records depend on these two, so GitHub's filter is checked.
        return runs.filter((run) => run.name === name && run.head_sha === sha);
      },
      createCheckRun: async (run) => {
        const { name, head_sha, conclusion } = run;
        const [output, ...rest] = batches(run.output);
        const isIt = (made: CheckRun) => made.name === name && made.head_sha === head_sha;
        const params = { ...run, status: conclusion === undefined ? 'in_progress' : 'completed', output };
        const made = await one('POST', 'checks', '/check-runs', params, only(answers.checkRun, isIt, 'check run'));
        return addOutputs(made, rest);
      },
      updateCheckRun: async (id, { output: whole, ...outcome }) => {
        const [output, ...rest] = batches(whole);
        const status = outcome.conclusion === undefined ? {} : { status: 'completed' };
        return addOutputs(await updateCheckRun(id, { ...status, ...outcome, output }), rest);
      },

      comments: (number) => {
        const read = by(answers.comment.array());
        return all('pull-requests: read', '/issues/{issue_number}/comments', { issue_number: number }, read);
      },
      createComment: (number, body) => {
        const params = { issue_number: number, body };
        return one('POST', 'pull-requests', '/issues/{issue_number}/comments', params, by(answers.comment));
      },
      updateComment: (id, body) => {
        const params = { comment_id: id, body };
        return one('PATCH', 'pull-requests', '/issues/comments/{comment_id}', params, by(answers.comment));
      },
      deleteComment: (id) =>
        one('DELETE', 'pull-requests', '/issues/comments/{comment_id}', { comment_id: id }, () => undefined),

      // A job that lists issues here writes them, too.
      issues: (label) => all('issues: write', '/issues', { labels: label, state: 'all' }, by(answers.issues)),
      createIssue: (title, body, label) =>
        one('POST', 'issues', '/issues', { title, body, labels: [label] }, by(answers.issue)),
      updateIssue: (number, update) => {
        const params = { issue_number: number, ...update };
        return one('PATCH', 'issues', '/issues/{issue_number}', params, by(answers.issue));
      },
    };
    return github;
  };
}

const PULLS = by(answers.pullRequest.array());

/** Reads an answer that must be about what was asked for. */
function only<T>(schema: ZodType<T>, isIt: (read: T) => boolean, what: string): Read<T> {
  const readIt = by(schema);
  return (answer) => {
    const value = readIt(answer);
    if (!isIt(value)) throw new AnswerError(`another ${what}`);
    return value;
  };
}

// GitHub takes 50 annotations in one request and adds them to those it has. More are sent in updates, which repeat
// title, summary and text, because an update removes what it leaves out.
const MAX_ANNOTATIONS = 50;

/** The same output once for each batch of annotations, at least once. */
function batches({ annotations = [], ...output }: CheckOutput): CheckOutput[] {
  if (annotations.length === 0) return [output];
  return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, (_, number) => {
    const start = number * MAX_ANNOTATIONS;
    return { ...output, annotations: annotations.slice(start, start + MAX_ANNOTATIONS) };
  });
}
