// The sentences of doctor about one thing and about several.
import { expect, test } from 'vitest';
import { SETTINGS } from '../../src/setup/settings-table.ts';
import { judgeAll } from '../../src/setup/verdict.ts';
import { NOTHING_READ } from './repository.ts';

function repositoryMessages(names: readonly string[]) {
  const facts = {
    ...NOTHING_READ,
    branch: { ...NOTHING_READ.branch, rules: { value: [] }, checks: names },
    owners: { ...NOTHING_READ.owners, text: { value: '' }, owned: names },
    secrets: { ...NOTHING_READ.secrets, names: ['A', 'B'], ofRepository: { value: names } },
  };
  return judgeAll(SETTINGS, facts, 'hardened').flatMap(({ check, message }) =>
    ['branch-check', 'code-owners', 'repository-secrets'].includes(check) ? message : [],
  );
}

test('checks that are not required, paths without an owner, and secrets that are kept elsewhere', () => {
  const merged = 'A change can be merged whose plan is red, or was never made: ';
  expect(repositoryMessages(['A'])).toEqual([
    `${merged}the branch does not require A.`,
    'A has no owner, so anyone may approve a change of it.',
    'A is a secret of the repository: a workflow of any branch can read it.',
  ]);
  expect(repositoryMessages(['A', 'B'])).toEqual([
    `${merged}the branch does not require A and B.`,
    'A and B have no owner, so anyone may approve a change of them.',
    'A and B are secrets of the repository: a workflow of any branch can read them.',
  ]);
});

test.each([
  [{ isOfApplies: false, skipsDeployment: true }, 'a job with deployment: false fails there at once'],
  [{ isOfApplies: true, skipsDeployment: true }, 'a job with deployment: false fails there at once'],
  [{ isOfApplies: false, skipsDeployment: false }, 'plans wait there'],
  [{ isOfApplies: true, skipsDeployment: false }, null],
])('a custom rule at an environment of %j', (jobs, why) => {
  const environment = {
    ...{
      name: 'window',
      environment: { value: { gates: [], branches: 'all' } as const },
      customRules: { value: ['snow'] },
    },
    ...{ policies: { value: [] }, secrets: { value: [] }, needs: [], ...jobs },
  };
  const checks = judgeAll(SETTINGS, { ...NOTHING_READ, environments: [environment] }, 'hardened');
  const message = why === null ? null : `The environment window has a custom rule (snow): ${why}.`;
  const check = checks.find(({ check: code }) => code === 'environment-gates');
  expect(check?.state === 'wrong' ? check.message : null).toBe(message);
});

test('of several environments the worst is what is shown', () => {
  const judged = (values: readonly (readonly string[] | null)[]) => {
    const environments = values.map((secrets, index) => ({
      ...{
        name: `e${index}`,
        environment: { value: { gates: [], branches: 'all' } as const },
        policies: { value: [] },
      },
      ...{ customRules: { value: [] }, needs: ['KEY'], isOfApplies: false, skipsDeployment: true },
      secrets: secrets === null ? NOTHING_READ.secrets.ofRepository : { value: secrets },
    }));
    const checks = judgeAll(SETTINGS, { ...NOTHING_READ, environments }, 'hardened');
    return checks.find(({ check }) => check === 'environment-secrets')?.state;
  };
  expect(judged([['KEY'], ['KEY']])).toBe('right');
  expect(judged([['KEY'], null, ['KEY']])).toBe('unknown');
  expect(judged([['KEY'], null, []])).toBe('wrong');
  expect(judged([])).toBeUndefined();
});
