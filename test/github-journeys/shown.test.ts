// What a run shows, and where: annotations at the files of the repository, and a summary of every kind of run. Changes
// that were shown nowhere are not recorded.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { folderWith } from '../inventory/temporary.ts';
import { ACME, alpha, declare, declared, type Inputs, opened, recordsIn, scene, seeded, setWorld } from './world.ts';

const BROKEN = 'cyber_system: Alpha\nassets:\n  - name: 7\n';

describe('working-directory', () => {
  test('is part of the paths in annotations of the log and of the check', async () => {
    const inputs = { 'working-directory': 'ops/plant', approval: 'none' };
    const world = await setWorld({ seed: seeded({ Alpha: ['a'] }) });
    const pull = await world.pullRequest({ 'ops/plant/inventory/a.yml': BROKEN });
    const ran = await world.planRun(pull, inputs);
    expect(ran.outputs.result).toBe('invalid');
    const paths = world.plans(pull.headSha).flatMap(({ annotations }) => annotations.map(({ path }) => path));
    expect(new Set(paths)).toEqual(new Set(['ops/plant/inventory/a.yml']));
    const validated = await world.planRun(pull, { ...inputs, 'api-key': '' });
    for (const { log } of [ran, validated])
      expect(log).toMatch(/^::error title=[^,]+,file=ops\/plant\/inventory\/a\.yml,line=3,/m);
  });

  test('can be in a checkout below the workspace, and annotations start at the root of the repository', async () => {
    const world = await setWorld({ seed: seeded({ Alpha: ['a'] }) });
    const pull = await world.pullRequest({ 'ops/inventory/a.yml': BROKEN });
    const clone = await world.github.cloneAt((await world.github.event('pull_request', { pull })).sha);
    const inputs = { 'working-directory': `${clone.split('/').at(-1)}/ops`, 'api-key': '' };
    const ran = await world.planRun(pull, inputs, { clone: join(clone, '..') });
    expect(ran.log).toMatch(/^::error title=[^,]+,file=ops\/inventory\/a\.yml,line=3,/m);
  });

  test.each(['ops/plnat', 'README.md'])('that is no folder (%s) is refused with the input named', async (wrong) => {
    const { world, pull } = await opened();
    const ran = await world.planRun(pull, { 'working-directory': wrong });
    expect(ran).toMatchObject({ code: 1, requests: [], outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringContaining('working-directory is not a folder of the workspace.')]);
  });
});

test('if the checkout is in a folder of the workspace, the error says that working-directory must name it', async () => {
  const { world, pull } = await opened();
  const clone = await world.github.cloneAt((await world.github.event('pull_request', { pull })).sha);
  const workspace = folderWith({});
  renameSync(clone, join(workspace, 'assets'));
  const ran = await world.planRun(pull, {}, { clone: workspace });
  expect(ran).toMatchObject({ code: 1, requests: [], outputs: { result: 'failed' } });
  expect(ran.errors).toEqual([expect.stringMatching(/^working-directory must be assets: actions\/checkout put/)]);
});

describe('without a job summary', () => {
  test('and without a comment a plan fails, says why and makes no record', async () => {
    const { world, pull } = await scene(['a'], ['a', 'c', 'd']);
    const permissions = { contents: 'read', 'pull-requests': 'read', checks: 'write' } as const;
    world.github.grant('ghs_less', { permissions });
    const ran = await world.planRun(pull, { 'github-token': 'ghs_less' }, { hasSummary: false });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringMatching(/^Shown nowhere: 2 changes .*pull-requests: write/)]);
    expect(recordsIn(world.plans(pull.headSha))).toEqual([]);
  });

  test('a plan with a comment is recorded, and the log shows plan, result and how to adopt drift', async () => {
    const { world, pull } = await scene(['a'], ['a', 'c', 'd']);
    const ran = await world.planRun(pull, {}, { hasSummary: false });
    expect(ran).toMatchObject({ code: 0, warnings: [] });
    expect(recordsIn(world.plans(pull.headSha))[0]?.record.changes).toHaveLength(2);
    expect(ran.log).toMatch(/^::group::Plan: 2 changes\n[\s\S]*\n {4}d {2}create [\s\S]*\n::endgroup::\n/m);
    expect(ran.log).toContain(ran.outputs.digest);
    const summarized = await world.planRun(pull);
    expect(summarized.log).toMatch(
      /^Plan: 2 changes\n2 to create · 1 unchanged\nThe summary of this run shows all of it\.\n/m,
    );
    expect(summarized.log).not.toMatch(/::group::|sha256:|create {2}d/);
    const done = await world.applyRun(await world.merge(pull), {}, { hasSummary: false });
    expect(done.log).toMatch(/^::group::Plan: 2 changes\n[\s\S]*^::group::Apply: done 2 of 2\n[\s\S]*^Evidence: \S+ /m);
    world.byHand('x');
    const { log } = await world.lookRun({}, { hasSummary: false });
    expect(log).toMatch(/^::group::Drift: 1 difference\n[\s\S]*^If the service is right, take it into the files: /m);
  });
});

test.each<[title: string, inputs: Inputs, code: number, words: RegExp]>([
  [
    'fails and names the permission',
    {},
    1,
    /1 to create[\s\S]*could not be recorded, so the apply would execute none of it\. .*checks: write/,
  ],
  [
    'succeeds with approval: none',
    { approval: 'none' },
    0,
    /\*\*Next:\*\* merge\. With `approval: none` the apply executes every difference that it finds then\./,
  ],
])('a plan that cannot be recorded %s, and asks nobody to approve it', async (_, inputs, code, words) => {
  const world = await alpha(['a']);
  world.github.grant(DEFAULT_TOKEN, { permissions: { contents: 'read', 'pull-requests': 'write', checks: 'read' } });
  const pull = await world.pullRequest(declared('a', 'c'));
  const ran = await world.planRun(pull, inputs);
  expect(ran.code).toBe(code);
  expect(world.comments(pull)).toHaveLength(1);
  for (const page of [world.comments(pull)[0]?.body, ran.summary]) {
    expect(page).toMatch(words);
    expect(page).not.toContain('approve');
  }
});

test.each([
  [
    'with an error shows it like the page of a plan',
    'cyber_system: Alpha\nwombat: 1\nassets: []\n',
    /^## Inventory validation \(`east`\)\n\n\*\*1 error in 1 file, 0 assets in \d cyber systems?\*\*\n[\s\S]*> \[!CAUTION\]\n> .*wombat.*<br>`inventory\/alpha\.yml:2` · `unknown-key`/,
  ],
  [
    'without findings is one line of counts',
    declare('Alpha', ['a', 'b']),
    /^## Inventory validation \(`east`\)\n\n\*\*Valid: 1 file, 2 assets in 1 cyber system\*\*\n$/,
  ],
])('the summary of a validation of files %s', async (_, text, expected) => {
  const world = await alpha(['a']);
  const pull = await world.pullRequest({ 'inventory/alpha.yml': text });
  expect((await world.planRun(pull, { 'api-key': '', name: 'east' })).summary).toMatch(expected);
});

describe('after a run', () => {
  test('that failed before it had a plan, summary and annotation give the reason in one sentence', async () => {
    const world = await alpha(['a']);
    const push = await world.merge(await world.pullRequest(declared('a', 'c')));
    const refused = await world.applyRun(push, { 'api-key': 'of-somebody-else' });
    const unchecked = await world.applyRun(push, {}, { clone: folderWith({}) });
    for (const [ran, reason] of [
      [refused, /refused the API key|401/],
      [unchecked, /actions\/checkout/],
      [await world.applyRun(push, { 'github-token': 'ghs_expired' }), /401\. Check that github-token is complete/],
    ] as const) {
      expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
      expect(ran.errors).toEqual([expect.stringMatching(reason)]);
      expect(ran.errors[0]).toMatch(/^(?![Ee]rror:)[A-Z].*\.$/);
      expect(ran.summary).toMatch(/^## Inventory run: failed\n\n`/);
      expect(ran.summary).toMatch(reason);
    }
  });

  test('that is partial, log, annotation, summary and outputs count what was done and how to continue', async () => {
    const { world, pull } = await scene(['a', 'b', 'gone'], ['a', 'b software', 'new']);
    await world.planRun(pull);
    const store = world.service.store.organization(ACME);
    // Somebody changes the asset before its delete, which is the last write.
    store.onWrite((id) => void (id === 'ca_b' && store.updateAsset('ca_gone', { asset_type: 'software' })));
    const ran = await world.applyRun(await world.merge(pull));
    expect(ran.outputs).toMatchObject({ 'done-count': '2', 'failed-count': '1', 'skipped-count': '0' });
    expect(ran.log).toContain('\nApply: done 2 of 3 · 1 changed meanwhile\n');
    // The log does not repeat what the summary shows.
    expect(ran.log).not.toMatch(/::group::|\bca_b\b/);
    for (const words of ['`ca_gone`', '`ca_b`', '`Re-run jobs`']) expect(ran.summary).toContain(words);
    expect(ran.log).toMatch(/\npartial, done 2 of 3, in \d+\.\d s\n$/);
    expect(ran.errors).toEqual([
      expect.stringMatching(
        /^Done 2 of 3 · 1 changed meanwhile\. Changed meanwhile: gone .*: delete .* press Re-run jobs /,
      ),
    ]);
  });

  test('a finding is in the log only once, as the command that annotates its line', async () => {
    const world = await alpha(['a']);
    const ran = await world.planRun(await world.pullRequest({ 'inventory/alpha.yml': BROKEN }));
    expect(ran.log.match(/unquoted-scalar|wrong-type/g)).toHaveLength(1);
    expect(ran.errors).toEqual([expect.stringMatching(/^inventory\/alpha\.yml:3:\d+ error [a-z-]+: .*\.$/)]);
  });
});
