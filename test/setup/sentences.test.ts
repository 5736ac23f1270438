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
    `${merged}A is not required.`,
    'A has no owner, so anyone may approve a change of it.',
    'A is a secret of the repository: a workflow of any branch can read it.',
  ]);
  expect(repositoryMessages(['A', 'B'])).toEqual([
    `${merged}A and B are not required.`,
    'A and B have no owner, so anyone may approve a change of them.',
    'A and B are secrets of the repository: a workflow of any branch can read them.',
  ]);
});
