// How GitHub writes what the stand-in remembers. Shapes start from GitHub's own examples. A pull request in a list
// carries the keys of a list alone: what GitHub leaves out there (`merged`, say) is left out here too.
import { type Json, pick } from './examples.ts';
import type { Commit } from './git.ts';
import { annotationShape, checkRunShape, commitShape, refShape } from './shape-checks.ts';
import { type Comparison, comparisonShape } from './shape-comparison.ts';
import { deploymentShape, deploymentStatusShape, permissionShape, viewerShape } from './shape-deployments.ts';
import type { Origin } from './shape-origin.ts';
import { userShape } from './shape-origin.ts';
import { pullShape, repositoryShape, reviewShape } from './shape-pull.ts';
import { commentShape, issueShape, labelShape, pullAsIssue } from './shape-thread.ts';
import type {
  Account,
  AnnotationState,
  CheckRunState,
  CommentState,
  DeploymentState,
  IssueState,
  PullState,
  ReviewState,
  Role,
  StatusState,
} from './state.ts';

export interface Shapes {
  repository(fullName?: string): Json;
  user(account: Account): Json;
  pull(pull: PullState): Json;
  pullInList(pull: PullState): Json;
  review(review: ReviewState): Json;
  comment(comment: CommentState): Json;
  issue(issue: IssueState): Json;
  pullAsIssue(pull: PullState): Json;
  checkRun(run: CheckRunState): Json;
  annotation(annotation: AnnotationState): Json;
  commit(commit: Commit): Json;
  comparison(comparison: Comparison): Json;
  deployment(deployment: DeploymentState): Json;
  deploymentStatus(deployment: DeploymentState, status: StatusState): Json;
  permission(account: Account, role: Role): Json;
  viewer(account: Account): Json;
  ref(ref: string, sha: string): Json;
  label(name: string): Json;
}

export function shapes(origin: Origin): Shapes {
  const keys = (schema: string) => origin.contract.keys(schema);
  return {
    repository: (fullName = origin.state.fullName) => repositoryShape(origin, fullName),
    user: (account) => userShape(origin, account),
    pull: (pull) => pick(pullShape(origin, pull), keys('pull-request')),
    pullInList: (pull) => pick(pullShape(origin, pull), keys('pull-request-simple')),
    review: (review) => reviewShape(origin, review),
    comment: (comment) => commentShape(origin, comment),
    issue: (issue) => issueShape(origin, issue),
    pullAsIssue: (pull) => pullAsIssue(origin, pull),
    checkRun: (run) => checkRunShape(origin, run),
    annotation: annotationShape,
    commit: (commit) => commitShape(origin, commit),
    comparison: (comparison) => comparisonShape(origin, comparison),
    deployment: (deployment) => deploymentShape(origin, deployment),
    deploymentStatus: (deployment, status) => deploymentStatusShape(origin, deployment, status),
    permission: (account, role) => permissionShape(origin, account, role),
    viewer: (account) => viewerShape(origin, account),
    ref: (ref, sha) => refShape(origin, ref, sha),
    label: (name) => labelShape(origin, name),
  };
}
