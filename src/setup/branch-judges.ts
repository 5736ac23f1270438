// What is wrong with the rules of the default branch: rulesets and the classic protection count alike.
import { type BranchRules, type StatusChecksRule, valueIn } from '../github/settings.ts';
import { visible } from '../report/escape.ts';
import { listed } from '../report/text-style.ts';
import type { BranchFacts, RepositoryFacts } from './facts.ts';
import type { Judge } from './verdict.ts';

/** One thing that the branch must be asked for. */
interface Demand {
  /** Whether one set of rules asks for it. */
  readonly isMet: (rules: BranchRules, branch: BranchFacts) => boolean;
  /** The demand it is a part of: where that one is not met, which another row judges, there is nothing to judge. */
  readonly within?: 'pullRequest' | 'check';
  readonly wrong: (branch: BranchFacts) => string;
}

const namesOf = ({ checks }: BranchFacts) => listed(checks.map(visible), 'and');
const isOrAre = ({ checks }: BranchFacts) => (checks.length === 1 ? 'is' : 'are');

const requires = (rule: StatusChecksRule | null, { checks }: BranchFacts, fits: (app: number | null) => boolean) =>
  rule !== null && checks.every((name) => rule.checks.some((check) => check.name === name && fits(check.app)));

const DEMANDS = {
  pullRequest: {
    isMet: ({ pullRequest }) => pullRequest !== null,
    wrong: () => 'A writer can push to the branch without a pull request.',
  },
  approvals: {
    within: 'pullRequest',
    isMet: ({ pullRequest }) => (pullRequest?.approvals ?? 0) >= 1,
    wrong: () => 'A writer can merge a change that nobody else has approved.',
  },
  codeOwners: {
    within: 'pullRequest',
    isMet: ({ pullRequest }) => pullRequest?.codeOwners === true,
    wrong: () => 'Anyone with write access can approve a change of the inventory or of its workflow.',
  },
  staleApprovals: {
    within: 'pullRequest',
    isMet: ({ pullRequest }) => pullRequest?.dismissesStale === true,
    wrong: () => 'A writer can get an approval, and push another commit before the merge.',
  },
  lastPush: {
    within: 'pullRequest',
    isMet: ({ pullRequest }) => pullRequest?.lastPush === true,
    wrong: () => "A writer can push to a colleague's pull request and approve it.",
  },
  check: {
    isMet: ({ statusChecks }, branch) => requires(statusChecks, branch, () => true),
    wrong: (it) =>
      `A change can be merged whose plan is red, or was never made: ${namesOf(it)} ${isOrAre(it)} not required.`,
  },
  checkApp: {
    within: 'check',
    isMet: ({ statusChecks }, branch) =>
      requires(statusChecks, branch, (by) => by !== null && (branch.app ?? by) === by),
    wrong: (it) => `Another app, or any workflow's commit status, can report ${namesOf(it)} in its place.`,
  },
  upToDate: {
    within: 'check',
    isMet: ({ statusChecks }) => statusChecks?.isStrict === true,
    wrong: () => 'A pull request can be merged whose plan was made for an older branch.',
  },
  forcePush: {
    isMet: ({ forbidsForcePush }) => forbidsForcePush,
    wrong: () => 'A writer can rewrite the history that says what was reviewed and applied.',
  },
  deletion: {
    isMet: ({ forbidsDeletion }) => forbidsDeletion,
    wrong: () => 'A writer can delete the branch, and make it anew without review.',
  },
} satisfies Record<string, Demand>;

/** Judges one thing that the branch must be asked for. A classic protection that cannot be read may ask for it. */
export function asksFor(name: keyof typeof DEMANDS): Judge<RepositoryFacts> {
  const { isMet, within, wrong }: Demand = DEMANDS[name];
  return ({ branch }) => {
    const { rules, hiddenProtection } = branch;
    if ('hidden' in rules) return rules;
    if (rules.value.some((one) => isMet(one, branch))) return { value: null };
    if (hiddenProtection !== null) return hiddenProtection;
    const isJudged = within === undefined || rules.value.some((one) => DEMANDS[within].isMet(one, branch));
    return isJudged ? { value: wrong(branch) } : null;
  };
}

/** Whether what the branch is asked for still holds by the rules that nobody may bypass. */
export const hasNoBypass: Judge<RepositoryFacts> = ({ branch }) => {
  if ('hidden' in branch.rules) return branch.rules;
  const sources = branch.rules.value;
  const demands: readonly Demand[] = Object.values(DEMANDS);
  const isMetBy = (some: readonly BranchRules[]) => (demand: Demand) => some.some((one) => demand.isMet(one, branch));
  const met = demands.filter(isMetBy(sources));
  if (met.every(isMetBy(sources.filter(({ bypass }) => valueIn(bypass)?.length === 0)))) return { value: null };
  const [hidden] = sources.flatMap(({ bypass }) => ('hidden' in bypass ? [bypass] : []));
  const isClosed = ({ bypass }: BranchRules) => (valueIn(bypass) ?? []).length === 0;
  if (hidden !== undefined && met.every(isMetBy(sources.filter(isClosed)))) return hidden;
  const who = new Set(sources.flatMap(({ bypass }) => valueIn(bypass) ?? []));
  return {
    value: `${listed([...who].map(visible), 'and')} may bypass these rules: push or merge what nobody approved.`,
  };
};
