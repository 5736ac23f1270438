// Deployments and their statuses. Anyone who may deploy adds statuses to any deployment; GitHub adds some of its own.
import { type Answer, created, failure, invalid, NOT_FOUND } from './answer.ts';
import { type Call, listed, type Play, said } from './call.ts';
import { isObject } from './examples.ts';
import { deploymentShape, deploymentStatusShape } from './shape-deployments.ts';
import type { DeploymentState, StatusState } from './state.ts';
import { actorOf } from './tokens.ts';

/** GitHub's limit for the description of a status; the description of its API states it for answers alone. */
const MAX_DESCRIPTION = 140;

export const DEPLOYMENTS: Readonly<Record<string, Play>> = {
  'repos/list-deployments': (call) => listed(call, newestFirst(asked(call)), deploymentShape),
  'repos/create-deployment': createDeployment,
  'repos/list-deployment-statuses': (call) =>
    withDeployment(call, (deployment) =>
      listed(call, newestFirst(deployment.statuses), (_, status) => deploymentStatusShape(call, deployment, status)),
    ),
  'repos/create-deployment-status': (call) => withDeployment(call, (deployment) => createStatus(call, deployment)),
};

function newestFirst<T extends { readonly id: number }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => b.id - a.id);
}

function asked({ state, query }: Call): DeploymentState[] {
  return state.deployments.filter((deployment) =>
    (['sha', 'ref', 'task', 'environment'] as const).every(
      (key) => (query[key] ?? deployment[key]) === deployment[key],
    ),
  );
}

function withDeployment({ state, params }: Call, play: (deployment: DeploymentState) => Answer): Answer {
  const deployment = state.deployments.find(({ id }) => id === Number(params.deployment_id));
  return deployment === undefined ? NOT_FOUND : play(deployment);
}

async function createDeployment(call: Call): Promise<Answer> {
  const { state, body, git, holder } = call;
  const ref = said(body, 'ref') ?? '';
  const sha = await git.resolve(ref);
  if (sha === null) return failure(422, `No ref found for: ${ref}`);
  const conflict = await conflictOf(call, sha);
  if (conflict !== null) return failure(409, `Conflict ${conflict} ${ref}.`);
  const environment = said(body, 'environment') ?? 'production';
  const at = state.calendar.stamp();
  const deployment: DeploymentState = {
    ...{ id: state.nextId(), sha, ref, environment, createdAt: at, statuses: [] },
    task: said(body, 'task') ?? 'deploy',
    payload: isObject(body.payload) ? body.payload : (said(body, 'payload') ?? ''),
    description: said(body, 'description') ?? '',
    creator: actorOf(state, holder),
    app: holder.user === undefined ? holder.app : null,
  };
  state.deployments.push(deployment);
  return created(deploymentShape(call, deployment));
}

/** What GitHub does unless told not to: it merges the default branch, and waits for checks to succeed. */
async function conflictOf({ state, body, git }: Call, sha: string): Promise<string | null> {
  const tip = await git.resolve(`refs/heads/${state.defaultBranch}`);
  if (body.auto_merge !== false && tip !== sha) return `merging ${state.defaultBranch} into`;
  const { required_contexts: contexts } = body;
  const counts = (name: string) => !Array.isArray(contexts) || contexts.includes(name);
  const open = state.checkRuns.some((run) => run.headSha === sha && counts(run.name) && run.conclusion !== 'success');
  return open ? 'of commit status checks for' : null;
}

function createStatus(call: Call, deployment: DeploymentState): Answer {
  const { body } = call;
  if ((said(body, 'description') ?? '').length > MAX_DESCRIPTION) {
    const message = `description is too long (maximum is ${MAX_DESCRIPTION} characters)`;
    return invalid('DeploymentStatus', 'description', message);
  }
  const status = addStatus(call, deployment, said(body, 'state') ?? '');
  if (status.state === 'success' && body.auto_inactive !== false) retire(call, deployment);
  return created(deploymentStatusShape(call, deployment, status));
}

function addStatus({ state, body, holder }: Call, deployment: DeploymentState, verdict: string): StatusState {
  const status: StatusState = {
    ...{ id: state.nextId(), state: verdict, createdAt: state.calendar.stamp() },
    creator: actorOf(state, holder),
    app: holder.user === undefined ? holder.app : null,
    description: said(body, 'description') ?? '',
    environment: said(body, 'environment') ?? deployment.environment,
    logUrl: said(body, 'log_url') ?? said(body, 'target_url') ?? '',
  };
  deployment.statuses.push(status);
  return status;
}

/** A success makes earlier ones of its environment inactive. */
function retire(call: Call, current: DeploymentState): void {
  const earlier = call.state.deployments.filter(
    (each) =>
      each.id < current.id && each.environment === current.environment && each.statuses.at(-1)?.state === 'success',
  );
  for (const each of earlier) addStatus({ ...call, body: {} }, each, 'inactive');
}
