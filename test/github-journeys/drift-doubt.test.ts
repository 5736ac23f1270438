// What a look for drift does not know for certain, or may not write, neither opens nor closes the issue.
import { describe, expect, test } from 'vitest';
import { asksOfIssues, drifting, FILES, settle, theIssue } from './drifting.ts';
import { declare, type Ran, type World } from './world.ts';

type Look = (world: World) => Promise<Ran>;

test.each<[string, string, Look]>([
  [
    'files that are invalid',
    'invalid',
    async (world) => {
      await world.directPush({ 'inventory/beta.yml': 'cyber_system: Nowhere\nassets: []\n' });
      return world.lookRun();
    },
  ],
  ['a service that does not answer', 'failed', (world) => world.lookRun({ 'base-url': 'http://127.0.0.1:9' })],
  [
    'an old run that is run again, once the tip holds another inventory',
    'clean',
    async (world) => {
      const event = await world.github.event('schedule', {});
      await world.directPush({ 'inventory/beta.yml': declare('Beta', []) });
      return world.run(event);
    },
  ],
  [
    'a look at another branch',
    'clean',
    async (world) => {
      await world.github.commitFiles('other', FILES);
      return world.dispatchRun('drift', {}, 'other');
    },
  ],
])('the issue is neither opened nor closed by %s', async (_, result, look) => {
  const world = await drifting();
  await world.lookRun();
  const before = structuredClone(theIssue(world));
  settle(world);
  const ran = await look(world);
  expect(ran.outputs.result).toBe(result);
  expect([theIssue(world), asksOfIssues(ran)]).toEqual([before, []]);
});

describe('a token without', () => {
  const READ = { contents: 'read', actions: 'read' } as const;

  test.each([
    ['issues: write', { ...READ, issues: 'read' }],
    ['any right to issues', READ],
  ] as const)('%s: a warning names it, and nothing is red', async (_, permissions) => {
    const world = await drifting();
    world.github.grant('ghs_less', { permissions });
    const ran = await world.lookRun({ 'github-token': 'ghs_less' });
    expect(ran).toMatchObject({ code: 0, errors: [], outputs: { result: 'drifted', 'drift-count': '3' } });
    expect(ran.warnings).toEqual([expect.stringContaining('Grant the job the permission issues: write.')]);
    expect(ran.summary).toContain('`extra`');
  });

  test('any but those of the contract: nothing is missing', async () => {
    const world = await drifting();
    world.github.grant('ghs_least', { permissions: { ...READ, issues: 'write' } });
    const ran = await world.lookRun({ 'github-token': 'ghs_least' });
    expect(ran).toMatchObject({ code: 0, warnings: [], outputs: { result: 'drifted' } });
    expect(theIssue(world).state).toBe('open');
  });
});
