// Check runs. Each belongs to the app whose token made it, and to no other.
import { type Answer, type Call, created, failure, NOT_FOUND, ok, type Play, page, said } from './answer.ts';
import { isObject, type Json } from './examples.ts';
import { checkRunShape } from './shape-checks.ts';
import type { AnnotationState, CheckRunState } from './state.ts';

export const CHECKS: Readonly<Record<string, Play>> = {
  'checks/create': createRun,
  'checks/update': updateRun,
  'checks/get': (call) => {
    const run = runOf(call);
    return run === undefined ? NOT_FOUND : ok(checkRunShape(call, run));
  },
  'checks/list-for-ref': listRuns,
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

/** A run that shows nothing yet. */
export function newRun(known: Pick<CheckRunState, 'id' | 'app' | 'headSha' | 'name'>): CheckRunState {
  return {
    ...known,
    status: 'queued',
    conclusion: null,
    startedAt: null,
    completedAt: null,
    detailsUrl: null,
    externalId: '',
    title: null,
    summary: null,
    text: null,
    annotations: [],
  };
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

/** A conclusion completes a run, as on GitHub, whether or not the status says so. */
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

/** An output replaces title, summary and text, each of them absent too; annotations are added to those before. */
function show(output: Json, run: CheckRunState): void {
  run.title = said(output, 'title') ?? run.title;
  run.summary = said(output, 'summary') ?? null;
  run.text = said(output, 'text') ?? null;
  const annotations = Array.isArray(output.annotations) ? output.annotations.filter(isAnnotation) : [];
  run.annotations = [...run.annotations, ...annotations];
}

/** The description has been held against the request by now. */
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
