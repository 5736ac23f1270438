// What the rules of the default branch must require, one row for each demand, and how a branch is judged by it.
import { type BranchRules, type StatusChecksRule, valueIn } from '../github/settings.ts';
import { visible } from '../report/escape.ts';
import { listed } from '../report/text-style.ts';
import type { BranchFacts, RepositoryFacts } from './facts.ts';
import type { Judge, Row } from './verdict.ts';

export const RULESET = 'In the ruleset of the default branch (.github/rulesets/inventory.json) ';

interface Demand extends Pick<Row<RepositoryFacts>, 'code' | 'right'> {
  /** Whether one ruleset requires it. The rulesets of a branch count together. */
  readonly isMet: (rules: BranchRules, branch: BranchFacts) => boolean;
  /** The demand that this one is part of. If that one is not met, only its own row reports it. */
  readonly partOf?: Demand;
  /** What is wrong, given the names of the checks. */
  readonly wrong: (checks: string) => string;
  /** What to set in the ruleset. */
  readonly remedy: string;
}

const PULL_REQUEST: Demand = {
  code: 'branch-pull-request',
  isMet: ({ pullRequest }) => pullRequest !== null,
  wrong: () => 'A writer can push to the branch without a pull request.',
  right: 'Nothing reaches the branch except through a pull request.',
  remedy: 'require a pull request before merging.',
};

const CHECK: Demand = {
  code: 'branch-check',
  isMet: ({ statusChecks }, branch) => requires(statusChecks, branch, () => true),
  wrong: (checks) =>
    `A change can be merged whose plan is red, or was never made: the branch does not require ${checks}.`,
  right: 'The check of the plan is required.',
  remedy: 'require the status check of the plan.',
};

const DEMANDS: readonly Demand[] = [
  PULL_REQUEST,
  {
    code: 'branch-approvals',
    isMet: ({ pullRequest }) => (pullRequest?.approvals ?? 0) >= 1,
    partOf: PULL_REQUEST,
    wrong: () => 'A writer can merge a change that nobody else has approved.',
    right: approvalsNote,
    remedy: 'require at least one approval.',
  },
  {
    code: 'branch-code-owners',
    isMet: ({ pullRequest }) => pullRequest?.codeOwners === true,
    partOf: PULL_REQUEST,
    wrong: () => 'Anyone with write access can approve a change of the inventory or of its workflow.',
    right: 'A code owner must approve.',
    remedy: 'require review from code owners.',
  },
  {
    code: 'branch-stale-approvals',
    isMet: ({ pullRequest }) => pullRequest?.dismissesStale === true,
    partOf: PULL_REQUEST,
    wrong: () => 'A writer can get an approval, and push another commit before the merge.',
    right: 'A new commit dismisses approvals.',
    remedy: 'dismiss stale approvals when new commits are pushed.',
  },
  {
    code: 'branch-last-push',
    isMet: ({ pullRequest }) => pullRequest?.lastPush === true,
    partOf: PULL_REQUEST,
    wrong: () => "A writer can push to a colleague's pull request and approve it.",
    right: 'Someone other than the last person who pushed must approve.',
    remedy: 'require approval of the most recent push.',
  },
  CHECK,
  {
    code: 'branch-check-app',
    isMet: ({ statusChecks }, branch) =>
      requires(statusChecks, branch, (by) => by !== null && (branch.app ?? by) === by),
    partOf: CHECK,
    wrong: (checks) => `Another app, or any workflow's commit status, can report ${checks} in its place.`,
    right: 'The check must come from the app that makes it.',
    remedy: 'choose GitHub Actions as the source of the check.',
  },
  {
    code: 'branch-up-to-date',
    isMet: ({ statusChecks }) => statusChecks?.isStrict === true,
    partOf: CHECK,
    wrong: () => 'A pull request can be merged whose plan was made for an older branch.',
    right: 'A pull request must be up to date: what was planned is what is merged.',
    remedy: 'require branches to be up to date before merging.',
  },
  {
    code: 'branch-force-push',
    isMet: ({ forbidsForcePush }) => forbidsForcePush,
    wrong: () => 'A writer can rewrite the history that says what was reviewed and applied.',
    right: 'Force pushes are blocked.',
    remedy: 'block force pushes.',
  },
  {
    code: 'branch-deletion',
    isMet: ({ forbidsDeletion }) => forbidsDeletion,
    wrong: () => 'A writer can delete the branch, and make it again without review.',
    right: 'The branch cannot be deleted.',
    remedy: 'restrict deletions.',
  },
];

function requires(rule: StatusChecksRule | null, { checks }: BranchFacts, fits: (app: number | null) => boolean) {
  return rule !== null && checks.every((name) => rule.checks.some((check) => check.name === name && fits(check.app)));
}

/** The note about approvals, with a warning if deletes need more than the branch requires. */
function approvalsNote({ branch: { rules, deleteApprovals } }: RepositoryFacts): string {
  const required = (valueIn(rules) ?? []).map(({ pullRequest }) => pullRequest?.approvals ?? 0);
  const note = `Deletes need ${deleteApprovals} approvals: merged with fewer, they end as unapproved.`;
  return `A pull request needs an approval.${Math.max(1, ...required) < deleteApprovals ? ` ${note}` : ''}`;
}

export const BRANCH_ROWS: readonly Row<RepositoryFacts>[] = DEMANDS.map((demand) => ({
  ...{ code: demand.code, right: demand.right, remedy: RULESET + demand.remedy },
  judge: judgeOf(demand),
}));

function judgeOf({ isMet, partOf, wrong }: Demand): Judge<RepositoryFacts> {
  return ({ branch }) => {
    const { rules, classicProtection } = branch;
    if ('hidden' in rules) return rules;
    const isAnyMet = (met: Demand['isMet']) => rules.value.some((one) => met(one, branch));
    if (isAnyMet(isMet)) return { value: null };
    if (classicProtection !== null) return classicProtection;
    if (partOf !== undefined && !isAnyMet(partOf.isMet)) return null;
    return { value: wrong(listed(branch.checks.map(visible), 'and')) };
  };
}

/** Whether the demands are still met by only those rulesets that nobody may bypass. */
export const hasNoBypass: Judge<RepositoryFacts> = ({ branch }) => {
  if ('hidden' in branch.rules) return branch.rules;
  const sources = branch.rules.value;
  const isMetBy = (rules: readonly BranchRules[]) => (demand: Demand) => rules.some((one) => demand.isMet(one, branch));
  const met = DEMANDS.filter(isMetBy(sources));
  const isBypassed = ({ bypass }: BranchRules) => 'value' in bypass && bypass.value.length > 0;
  const closed = sources.filter((one) => !isBypassed(one));
  if (!met.every(isMetBy(closed))) {
    const who = new Set(sources.flatMap(({ bypass }) => valueIn(bypass) ?? []));
    return {
      value: `${listed([...who].map(visible), 'and')} may bypass these rules: push or merge what nobody approved.`,
    };
  }
  const certain = closed.filter(({ bypass }) => 'value' in bypass);
  const [hidden] = closed.flatMap(({ bypass }) => ('hidden' in bypass ? [bypass] : []));
  return hidden === undefined || met.every(isMetBy(certain)) ? { value: null } : hidden;
};
