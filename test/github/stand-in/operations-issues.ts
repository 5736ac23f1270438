// Issues, and the comments of issues and pull requests.
import { type Answer, type Call, created, invalid, listed, NOT_FOUND, ok, type Play, said } from './answer.ts';
import { commentShape, issueShape, pullAsIssue } from './shape-thread.ts';
import type { CommentState, IssueState } from './state.ts';
import { actorOf } from './tokens.ts';

/** GitHub's limit for the body of a comment or an issue; its description does not state it. */
const MAX_BODY = 65_536;

export const ISSUES: Readonly<Record<string, Play>> = {
  'issues/list-comments': (call) => {
    if (!exists(call)) return NOT_FOUND;
    const comments = call.state.comments.filter(({ issue }) => issue === numberOf(call));
    return listed(call, comments, commentShape);
  },
  'issues/delete-comment': (call) => withComment(call, (comment) => deleteComment(call, comment)),
  'issues/create-comment': (call) => (exists(call) ? createComment(call) : NOT_FOUND),
  'issues/update-comment': (call) => withComment(call, (comment) => updateComment(call, comment)),
  'issues/list-for-repo': listIssues,
  'issues/create': createIssue,
  'issues/update': updateIssue,
};

function numberOf({ params }: Call): number {
  return Number(params.issue_number);
}

function exists(call: Call): boolean {
  const number = numberOf(call);
  return [...call.state.pulls, ...call.state.issues].some((each) => each.number === number);
}

function tooLong(body: string, resource: string): Answer | null {
  if ([...body].length <= MAX_BODY) return null;
  return invalid(resource, 'body', `body is too long (maximum is ${MAX_BODY} characters)`);
}

function createComment(call: Call): Answer {
  const { state, holder } = call;
  const body = said(call.body, 'body') ?? '';
  if (body.trim() === '') return invalid('IssueComment', 'body', "Body can't be blank");
  const refused = tooLong(body, 'IssueComment');
  if (refused !== null) return refused;
  const at = state.calendar.stamp();
  const author = actorOf(state, holder);
  const comment = { id: state.nextId(), issue: numberOf(call), author, createdAt: at, body, updatedAt: at };
  state.comments.push(comment);
  return created(commentShape(call, comment));
}

function withComment({ state, params }: Call, play: (comment: CommentState) => Answer): Answer {
  const comment = state.comments.find(({ id }) => id === Number(params.comment_id));
  return comment === undefined ? NOT_FOUND : play(comment);
}

function deleteComment({ state }: Call, comment: CommentState): Answer {
  state.comments.splice(state.comments.indexOf(comment), 1);
  return { status: 204, body: null };
}

/** Anyone with the right edits anyone's: GitHub asks no one whether the words are theirs. */
function updateComment(call: Call, comment: CommentState): Answer {
  const text = said(call.body, 'body') ?? '';
  const refused = tooLong(text, 'IssueComment');
  if (refused !== null) return refused;
  comment.body = text;
  comment.updatedAt = call.state.calendar.stamp();
  return ok(commentShape(call, comment));
}

/** Pull requests are issues, too. */
function listIssues(call: Call): Answer {
  const { state, query } = call;
  const { state: wanted = 'open', labels } = query;
  const all = [...state.issues, ...state.pulls].filter((entry) => {
    if (wanted !== 'all' && entry.state !== wanted) return false;
    return labels === undefined || ('labels' in entry && entry.labels.includes(String(labels)));
  });
  const sorted = all.sort((a, b) => b.number - a.number);
  return listed(call, sorted, (_, entry) => ('branch' in entry ? pullAsIssue(call, entry) : issueShape(call, entry)));
}

function createIssue(call: Call): Answer {
  const { state, holder, body } = call;
  const text = said(body, 'body') ?? null;
  const refused = tooLong(text ?? '', 'Issue');
  if (refused !== null) return refused;
  const at = state.calendar.stamp();
  const author = actorOf(state, holder);
  const issue: IssueState = {
    number: state.nextNumber(),
    author,
    association: 'NONE',
    createdAt: at,
    title: String(body.title),
    body: text,
    state: 'open',
    stateReason: null,
    updatedAt: at,
    closedAt: null,
    labels: Array.isArray(body.labels) ? body.labels.map(String) : [],
  };
  state.issues.push(issue);
  return created(issueShape(call, issue));
}

function updateIssue(call: Call): Answer {
  const { state, body } = call;
  const issue = state.issues.find(({ number }) => number === numberOf(call));
  if (issue === undefined) return NOT_FOUND;
  const refused = tooLong(said(body, 'body') ?? '', 'Issue');
  if (refused !== null) return refused;
  issue.updatedAt = state.calendar.stamp();
  issue.title = said(body, 'title') ?? issue.title;
  issue.body = said(body, 'body') ?? issue.body;
  if (body.state === 'closed' || body.state === 'open') {
    const usual = body.state === 'closed' ? 'completed' : 'reopened';
    if (body.state !== issue.state) issue.stateReason = said(body, 'state_reason') ?? usual;
    issue.state = body.state;
  }
  issue.closedAt = issue.state === 'closed' ? (issue.closedAt ?? issue.updatedAt) : null;
  return ok(issueShape(call, issue));
}
