// Judges the rules of the default branch.
import { type BranchRules, type StatusChecksRule, valueIn } from '../github/settings.ts';
import { visible } from '../report/escape.ts';
import { listed } from '../report/text-style.ts';
import type { BranchFacts, RepositoryFacts } from './facts.ts';
import type { Judge } from './verdict.ts';

type IsMet = (rules: BranchRules, branch: BranchFacts) => boolean;

const requires = (rule: StatusChecksRule | null, { checks }: BranchFacts, fits: (app: number | null) => boolean) =>
  rule !== null && checks.every((name) => rule.checks.some((check) => check.name === name && fits(check.app)));

/** What the rulesets of the branch must require, together. */
const DEMANDS = {
  pullRequest: ({ pullRequest }) => pullRequest !== null,
  approvals: ({ pullRequest }) => (pullRequest?.approvals ?? 0) >= 1,
  codeOwners: ({ pullRequest }) => pullRequest?.codeOwners === true,
  staleApprovals: ({ pullRequest }) => pullRequest?.dismissesStale === true,
  lastPush: ({ pullRequest }) => pullRequest?.lastPush === true,
  check: ({ statusChecks }, branch) => requires(statusChecks, branch, () => true),
  checkApp: ({ statusChecks }, branch) =>
    requires(statusChecks, branch, (by) => by !== null && (branch.app ?? by) === by),
  upToDate: ({ statusChecks }) => statusChecks?.isStrict === true,
  forcePush: ({ forbidsForcePush }) => forbidsForcePush,
  deletion: ({ forbidsDeletion }) => forbidsDeletion,
} satisfies Record<string, IsMet>;
type Demand = keyof typeof DEMANDS;

/** Demands that are part of another. If that one is not met, its own row reports it, and these are not judged. */
const PART_OF: Partial<Record<Demand, Demand>> = {
  ...{ approvals: 'pullRequest', codeOwners: 'pullRequest', staleApprovals: 'pullRequest', lastPush: 'pullRequest' },
  ...{ checkApp: 'check', upToDate: 'check' },
};

const isMetBy = (sources: readonly BranchRules[], branch: BranchFacts) => (demand: Demand) =>
  sources.some((one) => DEMANDS[demand](one, branch));

/** Judges one demand of the branch. `wrong` words the problem, given the names of the checks. */
export function asksFor(demand: Demand, wrong: (checks: string) => string): Judge<RepositoryFacts> {
  return ({ branch }) => {
    const { rules, classicProtection } = branch;
    if ('hidden' in rules) return rules;
    const isMet = isMetBy(rules.value, branch);
    if (isMet(demand)) return { value: null };
    if (classicProtection !== null) return classicProtection;
    const whole = PART_OF[demand];
    const names = listed(branch.checks.map(visible), 'and');
    return whole === undefined || isMet(whole) ? { value: wrong(names) } : null;
  };
}

/** The note about approvals, with a warning if deletes need more than the branch requires. */
export function approvalsNote({ branch: { rules, deleteApprovals } }: RepositoryFacts): string {
  const required = (valueIn(rules) ?? []).map(({ pullRequest }) => pullRequest?.approvals ?? 0);
  const note = `Deletes need ${deleteApprovals} approvals: merged with fewer, they end as unapproved.`;
  return `A pull request needs an approval.${Math.max(1, ...required) < deleteApprovals ? ` ${note}` : ''}`;
}

/** Whether the demands are still met by only those rulesets that nobody may bypass. */
export const hasNoBypass: Judge<RepositoryFacts> = ({ branch }) => {
  if ('hidden' in branch.rules) return branch.rules;
  const sources = branch.rules.value;
  const met = (Object.keys(DEMANDS) as Demand[]).filter(isMetBy(sources, branch));
  const isBypassed = ({ bypass }: BranchRules) => 'value' in bypass && bypass.value.length > 0;
  const closed = sources.filter((one) => !isBypassed(one));
  if (!met.every(isMetBy(closed, branch))) {
    const who = new Set(sources.flatMap(({ bypass }) => valueIn(bypass) ?? []));
    return {
      value: `${listed([...who].map(visible), 'and')} may bypass these rules: push or merge what nobody approved.`,
    };
  }
  const certain = closed.filter(({ bypass }) => 'value' in bypass);
  const [hidden] = closed.flatMap(({ bypass }) => ('hidden' in bypass ? [bypass] : []));
  return hidden === undefined || met.every(isMetBy(certain, branch)) ? { value: null } : hidden;
};
