// Deployments, their statuses, and what a person may do, as GitHub writes them.

import type { Json } from './examples.ts';
import { appShape } from './shape-checks.ts';
import { maybeUser, type Origin, repoUrl, userShape } from './shape-origin.ts';
import type { Account, DeploymentState, Role, StatusState } from './state.ts';

export function deploymentShape(origin: Origin, deployment: DeploymentState): Json {
  const { id, sha, ref, task, payload, environment, description, creator, app, createdAt, statuses } = deployment;
  const url = `${repoUrl(origin)}/deployments/${id}`;
  return {
    ...{ id, sha, ref, task, payload, environment: statuses.at(-1)?.environment ?? environment, description },
    node_id: `deployment-${id}`,
    original_environment: environment,
    url,
    statuses_url: `${url}/statuses`,
    repository_url: repoUrl(origin),
    creator: maybeUser(origin, creator),
    created_at: createdAt,
    updated_at: statuses.at(-1)?.createdAt ?? createdAt,
    ...{ transient_environment: false, production_environment: false },
    performed_via_github_app: app && appShape(app),
  };
}

export function deploymentStatusShape(origin: Origin, deployment: DeploymentState, status: StatusState): Json {
  const { id, state, creator, app, description, environment, createdAt, logUrl } = status;
  const deploymentUrl = `${repoUrl(origin)}/deployments/${deployment.id}`;
  return {
    ...{ id, state, description, environment },
    node_id: `deployment-status-${id}`,
    url: `${deploymentUrl}/statuses/${id}`,
    deployment_url: deploymentUrl,
    repository_url: repoUrl(origin),
    environment_url: '',
    log_url: logUrl,
    target_url: logUrl,
    creator: maybeUser(origin, creator),
    created_at: createdAt,
    updated_at: createdAt,
    performed_via_github_app: app && appShape(app),
  };
}

/** A person as their own token sees them. */
export function viewerShape(origin: Origin, account: Account): Json {
  const nothing = { bio: null, blog: null, company: null, email: null, hireable: null, location: null, name: null };
  const counts = { followers: 0, following: 0, public_gists: 0, public_repos: 0 };
  const at = '2020-01-01T00:00:00Z';
  const told = { ...nothing, ...counts, created_at: at, updated_at: at, user_view_type: 'public' };
  return { ...userShape(origin, account), ...told };
}

/** GitHub has four permissions, and tells the role apart. */
const PERMISSIONS = { none: 'none', read: 'read', triage: 'read', write: 'write', maintain: 'write', admin: 'admin' };

export function permissionShape(origin: Origin, account: Account, role: Role): Json {
  const levels: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
  const reaches = (least: Role) => levels.indexOf(role) >= levels.indexOf(least);
  const permissions = {
    ...{ pull: reaches('read'), triage: reaches('triage'), push: reaches('write') },
    ...{ maintain: reaches('maintain'), admin: reaches('admin') },
  };
  const user = { ...userShape(origin, account), permissions, role_name: role };
  return { permission: PERMISSIONS[role], role_name: role, user };
}
