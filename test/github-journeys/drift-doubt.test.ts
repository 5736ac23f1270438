// What a look for drift does not know for certain, or may not write, neither opens nor closes the issue.
import { describe, expect, test } from 'vitest';
import { marker } from '../../src/github/comment.ts';
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
    const checks = world.github.state.checkRuns.map(({ name, conclusion }) => `${name} ${conclusion}`);
    expect(checks).toEqual(['inventory drift neutral', 'inventory drift failure']);
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

test('an apply that is under way is waited for: what it writes is no drift', async () => {
  const world = await drifting();
  const payload = { version: 1, repository: 'acme/inventory', service: new URL(world.service.url).origin };
  const more = { name: '', run: '77', attempt: 1, applied: null };
  const mark = await world.github.plantDeployment({ payload: { ...payload, ...more } });
  const onSleep = () => void world.github.plantStatus(mark, 'failure');
  const ran = await runInside(world, { event: await world.github.event('schedule', {}), onSleep });
  expect(ran.log).toContain('Waiting for the apply of run 77');
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'drifted' } });
});

describe('a token without', () => {
  const READ = { contents: 'read', 'pull-requests': 'write', checks: 'write', deployments: 'read' } as const;

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

  test('checks: write, beside an issue of another bot, which may be us: a warning, and nothing is written', async () => {
    const world = await drifting();
    world.github.grant('ghs_less', {
      permissions: { contents: 'read', issues: 'write', checks: 'read', deployments: 'read' },
    });
    const body = `${marker('drift', '')}\nold`;
    world.github.plantIssue('inventory-app[bot]', { title: 'Inventory drift of acme', body });
    const ran = await look(world, { 'github-token': 'ghs_less' });
    expect(ran.warnings.join()).toContain('could be the issue about drift');
    expect(asksOfIssues(ran).filter((line) => !line.startsWith('GET'))).toEqual([]);
  });

  test('checks: write: the issue is kept all the same', async () => {
    const world = await drifting();
    world.github.grant('ghs_less', {
      permissions: { contents: 'read', issues: 'write', checks: 'read', deployments: 'read' },
    });
    const token = { 'github-token': 'ghs_less' };
    const ran = await look(world, token);
    expect(ran).toMatchObject({ code: 0, warnings: [expect.stringContaining('checks: write')] });
    expect(asksOfIssues(await look(world, token))).toEqual(['GET /issues 200']);
    settle(world);
    await look(world, token);
    expect(theIssue(world).state).toBe('closed');
  });
});
