// The operations for check runs, issues, and comments of issues and pull requests. A check run belongs only to the app
// whose token made it.
import {
  type Answer,
  type Call,
  created,
  failure,
  invalid,
  listed,
  NOT_FOUND,
  ok,
  type Play,
  page,
  said,
} from './answer.ts';
import { isObject, type Json } from './examples.ts';
import { checkRunShape, commentShape, issueShape, pullAsIssue } from './shapes.ts';
import type { AnnotationState, CheckRunState, CommentState, IssueState } from './state.ts';
import { actorOf } from './tokens.ts';

export const POSTED: Readonly<Record<string, Play>> = {
  'checks/create': createRun,
  'checks/update': updateRun,
  'checks/get': (call) => {
    const run = runOf(call);
    return run === undefined ? NOT_FOUND : ok(checkRunShape(call, run));
  },
  'checks/list-for-ref': listRuns,
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

function runOf({ state, params }: Call): CheckRunState | undefined {
  return state.checkRuns.find(({ id }) => id === Number(params.check_run_id));
}

async function createRun(call: Call): Promise<Answer> {
  const { state, holder, body, git } = call;
  if (holder.user !== undefined) return failure(403, 'You must authenticate via a GitHub App.');
  const headSha = said(body, 'head_sha') ?? '';
  if ((await git.resolve(headSha)) !== headSha) return failure(422, `No commit found for SHA: ${headSha}`);
  const run = newRun({ id: state.nextId(), app: holder.app, headSha, name: said(body, 'name') ?? '' });
  run.detailsUrl = said(body, 'details_url') ?? null;
  run.startedAt = state.calendar.stamp();
  change(call, run);
  state.checkRuns.push(run);
  return created(checkRunShape(call, run));
}

/** A check run without output. */
export function newRun(known: Pick<CheckRunState, 'id' | 'app' | 'headSha' | 'name'>): CheckRunState {
  const course = { status: 'queued', conclusion: null, startedAt: null, completedAt: null };
  const output = { title: null, summary: null, text: null, annotations: [] };
  return { ...known, ...course, ...output, detailsUrl: null, externalId: '' };
}

function updateRun(call: Call): Answer {
  const run = runOf(call);
  if (run === undefined) return NOT_FOUND;
  if (call.holder.user !== undefined || run.app?.id !== call.holder.app.id) {
    const message = `Invalid app_id \`${call.holder.app.id}\` - check run can only be modified by the GitHub App that created it.`;
    return failure(403, message);
  }
  change(call, run);
  return ok(checkRunShape(call, run));
}

/** Changes a check run. As on GitHub, a conclusion completes it, whatever the status says. */
function change({ state, body }: Call, run: CheckRunState): void {
  run.name = said(body, 'name') ?? run.name;
  run.externalId = said(body, 'external_id') ?? run.externalId;
  const conclusion = said(body, 'conclusion');
  run.status = conclusion === undefined ? (said(body, 'status') ?? run.status) : 'completed';
  if (conclusion !== undefined) {
    run.conclusion = conclusion;
    run.completedAt = state.calendar.stamp();
  }
  if (isObject(body.output)) show(body.output, run);
}

/** An output replaces the title, and the summary and text even if they are absent. It adds its annotations. */
function show(output: Json, run: CheckRunState): void {
  run.title = said(output, 'title') ?? run.title;
  run.summary = said(output, 'summary') ?? null;
  run.text = said(output, 'text') ?? null;
  const annotations = Array.isArray(output.annotations) ? output.annotations.filter(isAnnotation) : [];
  run.annotations = [...run.annotations, ...annotations];
}

/** The request has already been checked against the description. */
function isAnnotation(value: unknown): value is AnnotationState {
  return isObject(value) && typeof value.path === 'string' && typeof value.message === 'string';
}

async function listRuns(call: Call): Promise<Answer> {
  const { state, query, params, git } = call;
  const sha = await git.resolve(params.ref ?? '');
  if (sha === null) return failure(422, `No commit found for SHA: ${params.ref}`);
  const { check_name, filter = 'latest' } = query;
  const runs = state.checkRuns.filter((run) => run.headSha === sha && (check_name ?? run.name) === run.name);
  const kept = filter === 'all' ? runs : runs.filter((run) => isLatest(run, runs));
  const wrap = (part: readonly CheckRunState[]) => ({
    total_count: kept.length,
    check_runs: part.map((run) => checkRunShape(call, run)),
  });
  return page(kept.reverse(), call, wrap);
}

function isLatest(run: CheckRunState, among: readonly CheckRunState[]): boolean {
  return !among.some((other) => other.id > run.id && other.app?.id === run.app?.id && other.name === run.name);
}

/** GitHub's limit for the body of a comment or an issue, which its description does not state. */
const MAX_BODY = 65_536;

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

/** Anyone with the permission can edit any comment: GitHub does not compare the author. */
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
  const labels = Array.isArray(body.labels) ? body.labels.map(String) : [];
  const fresh = { number: state.nextNumber(), author, association: 'NONE', state: 'open', stateReason: null } as const;
  const times = { createdAt: at, updatedAt: at, closedAt: null };
  const issue: IssueState = { ...fresh, ...times, title: String(body.title), body: text, labels };
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
