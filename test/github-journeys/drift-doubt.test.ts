// What a look for drift does not know for certain, or may not write, neither opens nor closes the issue.
import { describe, expect, test } from 'vitest';
import { asksOfIssues, drifting, FILES, look, settle, theIssue } from './drifting.ts';
import { runInside } from './inside.ts';
import { declare } from './world.ts';

describe('neither opened nor closed', () => {
  const open = async () => {
    const world = await drifting();
    await look(world);
    return { world, before: structuredClone(theIssue(world)) };
  };

  test('by files that are invalid', async () => {
    const { world, before } = await open();
    settle(world);
    await world.directPush({ 'inventory/beta.yml': 'cyber_system: Nowhere\nassets: []\n' });
    const ran = await look(world);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'invalid' } });
    expect([theIssue(world), asksOfIssues(ran)]).toEqual([before, []]);
  });

  test('by a service that does not answer', async () => {
    const { world, before } = await open();
    settle(world);
    const ran = await look(world, { 'base-url': 'http://127.0.0.1:9' });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect([theIssue(world), asksOfIssues(ran)]).toEqual([before, []]);
  });

  test('by an old run that is run again, once the tip holds another inventory', async () => {
    const { world, before } = await open();
    const event = await world.github.event('schedule', {});
    settle(world);
    await world.directPush({ 'inventory/beta.yml': declare('Beta', []) });
    const ran = await runInside(world, { event });
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'clean' } });
    expect([theIssue(world), asksOfIssues(ran)]).toEqual([before, []]);
  });

  test('by a look at another branch', async () => {
    const { world, before } = await open();
    settle(world);
    await world.github.commitFiles('other', FILES);
    const event = await world.github.event('workflow_dispatch', { branch: 'other' });
    const ran = await runInside(world, { event, inputs: { command: 'drift' } });
    expect(ran.outputs.result).toBe('clean');
    expect([theIssue(world), asksOfIssues(ran)]).toEqual([before, []]);
  });
});

describe('a token without', () => {
  const READ = { contents: 'read', actions: 'read' } as const;

  test.each([
    ['issues: write', { ...READ, issues: 'read' }],
    ['any right to issues', READ],
  ] as const)('%s: a warning names it, and nothing is red', async (_, permissions) => {
    const world = await drifting();
    world.github.grant('ghs_less', { permissions });
    const ran = await look(world, { 'github-token': 'ghs_less' });
    expect(ran).toMatchObject({ code: 0, errors: [], outputs: { result: 'drifted', 'drift-count': '3' } });
    expect(ran.warnings).toEqual([expect.stringContaining('Grant the job the permission issues: write.')]);
    expect(ran.summary).toContain('`extra`');
  });

  test('any but those of the contract: nothing is missing', async () => {
    const world = await drifting();
    world.github.grant('ghs_least', { permissions: { ...READ, issues: 'write' } });
    const ran = await look(world, { 'github-token': 'ghs_least' });
    expect(ran).toMatchObject({ code: 0, warnings: [], outputs: { result: 'drifted' } });
    expect(theIssue(world).state).toBe('open');
  });
});
