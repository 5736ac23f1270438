// Issues and comments as GitHub writes them.
import { exampleOf, type Json, objectAt, relocate } from './examples.ts';
import { maybeUser, type Origin, repoUrl, SITE } from './shape-origin.ts';
import type { CommentState, IssueState, PullState } from './state.ts';

export function commentShape(origin: Origin, comment: CommentState): Json {
  const { id, issue, author, body, createdAt, updatedAt } = comment;
  const { state } = origin;
  const page = state.pulls.some(({ number }) => number === issue) ? 'pull' : 'issues';
  return {
    id,
    node_id: `comment-${id}`,
    url: `${repoUrl(origin)}/issues/comments/${id}`,
    html_url: `${SITE}/${state.fullName}/${page}/${issue}#issuecomment-${id}`,
    issue_url: `${repoUrl(origin)}/issues/${issue}`,
    user: maybeUser(origin, author),
    created_at: createdAt,
    updated_at: updatedAt,
    author_association: 'NONE',
    body,
  };
}

export function issueShape(origin: Origin, issue: IssueState): Json {
  const { number, title, body, state, stateReason, author, association, createdAt, updatedAt, closedAt } = issue;
  const example = exampleOf('issues', ({ action }) => action === 'opened');
  return {
    ...objectAt(relocate(example, origin.state.fullName), 'issue'),
    id: 200_000 + number,
    number,
    title,
    body,
    state,
    state_reason: stateReason,
    author_association: association,
    url: `${repoUrl(origin)}/issues/${number}`,
    html_url: `${SITE}/${origin.state.fullName}/issues/${number}`,
    user: maybeUser(origin, author),
    labels: [...issue.labels],
    assignee: null,
    assignees: [],
    milestone: null,
    comments: origin.state.comments.filter((comment) => comment.issue === number).length,
    created_at: createdAt,
    updated_at: updatedAt,
    closed_at: closedAt,
  };
}

/** A pull request as it stands in a list of issues. */
export function pullAsIssue(origin: Origin, pull: PullState): Json {
  const { number, mergedAt } = pull;
  const html = `${SITE}/${origin.state.fullName}/pull/${number}`;
  const links = { url: `${repoUrl(origin)}/pulls/${number}`, html_url: html };
  const patches = { diff_url: `${html}.diff`, patch_url: `${html}.patch` };
  const issue = issueShape(origin, { ...pull, body: null, stateReason: null, labels: [] });
  return { ...issue, html_url: html, pull_request: { ...links, ...patches, merged_at: mergedAt } };
}
