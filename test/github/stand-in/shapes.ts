// How GitHub writes what the stand-in remembers. Shapes start from GitHub's own examples. A pull request in a list
// carries the keys of a list alone: what GitHub leaves out there (`merged`, say) is left out here too.
import { pick } from './examples.ts';
import type { Commit } from './git.ts';
import { type Comparison, checkRunShape, commitShape, comparisonShape, refShape } from './shape-checks.ts';
import { deploymentShape, deploymentStatusShape, permissionShape, viewerShape } from './shape-deployments.ts';
import { type Origin, userShape } from './shape-origin.ts';
import { pullShape, repositoryShape, reviewShape } from './shape-pull.ts';
import { commentShape, issueShape, pullAsIssue } from './shape-thread.ts';
import type {
  Account,
  CheckRunState,
  CommentState,
  DeploymentState,
  IssueState,
  PullState,
  ReviewState,
  Role,
  StatusState,
} from './state.ts';

export type Shapes = ReturnType<typeof shapes>;

export function shapes(origin: Origin) {
  const keys = (schema: string) => origin.contract.keys(schema);
  return {
    repository: (fullName = origin.state.fullName) => repositoryShape(origin, fullName),
    user: (account: Account) => userShape(origin, account),
    pull: (pull: PullState) => pick(pullShape(origin, pull), keys('pull-request')),
    pullInList: (pull: PullState) => pick(pullShape(origin, pull), keys('pull-request-simple')),
    review: (review: ReviewState) => reviewShape(origin, review),
    comment: (comment: CommentState) => commentShape(origin, comment),
    issue: (issue: IssueState) => issueShape(origin, issue),
    pullAsIssue: (pull: PullState) => pullAsIssue(origin, pull),
    checkRun: (run: CheckRunState) => checkRunShape(origin, run),
    commit: (commit: Commit) => commitShape(origin, commit),
    comparison: (comparison: Comparison) => comparisonShape(origin, comparison),
    deployment: (deployment: DeploymentState) => deploymentShape(origin, deployment),
    deploymentStatus: (deployment: DeploymentState, status: StatusState) =>
      deploymentStatusShape(origin, deployment, status),
    permission: (account: Account, role: Role) => permissionShape(origin, account, role),
    viewer: (account: Account) => viewerShape(origin, account),
    ref: (ref: string, sha: string) => refShape(origin, ref, sha),
  };
}
