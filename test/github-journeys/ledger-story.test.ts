// The story of a ledger, from its start to a look after a year, with real git, an emulated service and a stand-in for
// GitHub. Then an auditor reads a clone of it offline. docs/ledger.md shows a part of it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Seed } from '../../src/emulator/seed.ts';
import { actionBetween } from '../../src/ledger/history.ts';
import type { AuditChange } from '../../src/ledger/questions.ts';
import { readPage } from '../docs/markdown.ts';
import { notPrinted } from '../docs/shell.ts';
import type { Files } from '../github/stand-in/git.ts';
import type { PullState } from '../github/stand-in.ts';
import { git } from '../inventory/temporary.ts';
import { runProgram } from '../journeys/in-process.ts';
import { auditOf } from '../ledger/stage.ts';
import { BRANCH, begun, cloned, LEDGER, originOf } from './ledger-rig.ts';
import { ACME, declare, KEY, setWorld, type World } from './world.ts';

const OTHER = { key: 'journey-key-of-beta-91c2', branch: 'beta-ledger' };
/** One write at a time, so the order of the changes in the ledger is always the same. */
const INPUTS = { ...LEDGER, approval: 'review', concurrency: '1' };
const BETA = { ...INPUTS, ledger: OTHER.branch, name: 'beta', path: 'beta', 'api-key': OTHER.key };

const SEED: Seed = {
  organizations: [
    {
      ...{ slug: ACME, keys: [KEY], facilities: [{ id: 'fac_1', name: 'Tolt Junction' }] },
      cyber_systems: [
        { id: 'cs_1', name: 'Line Protection', facility_id: 'fac_1' },
        { id: 'cs_2', name: 'SCADA', facility_id: 'fac_1' },
        { id: 'cs_3', name: 'Stores', facility_id: 'fac_1' },
      ],
      cyber_assets: [
        ...['rtu-01', 'rtu-02', 'rtu-17', 'hmi-01'].map((name) => ({ name, cyber_system_id: 'cs_1' })),
        ...[
          { name: 'hist-01', cyber_system_id: 'cs_2' },
          { name: 'rtu-19', cyber_system_id: 'cs_3' },
        ],
      ].map((asset, n) => ({ ...asset, id: `ca_${n + 1}`, asset_type: 'hardware' as const })),
    },
    {
      ...{ slug: 'beta', keys: [OTHER.key], cyber_systems: [{ id: 'cs_9', name: 'Yard' }] },
      cyber_assets: [{ id: 'ca_90', name: 'meter-1', cyber_system_id: 'cs_9', asset_type: 'hardware' }],
    },
  ],
};

const lines = (...assets: string[]) => ({ 'inventory/line.yml': declare('Line Protection', assets) });
const scada = (...assets: string[]) => ({ 'inventory/scada.yml': declare('SCADA', assets) });
const yard = (...assets: string[]) => ({ 'beta/yard.yml': declare('Yard', assets) });

/** Plans the pull request, approves it if there is a reviewer, and merges it. A plan reads no ledger. */
async function merged(world: World, pull: PullState, reviewer: string | null, inputs = [INPUTS]) {
  for (const { ledger: _, ...each } of inputs) expect(await world.planRun(pull, each)).toMatchObject({ code: 0 });
  if (reviewer !== null) world.github.review(pull, { user: reviewer });
  return world.merge(pull);
}

async function look(world: World, result: string): Promise<void> {
  expect((await world.lookRun({ ...INPUTS, command: 'drift' })).outputs.result).toBe(result);
}

async function apply(world: World, files: Files, reviewer: string | null, result: string) {
  const ran = await world.applyRun(await merged(world, await world.pullRequest(files), reviewer), INPUTS);
  expect(ran.outputs.result).toBe(result);
}

async function adoptAndChange(world: World): Promise<void> {
  world.at('2026-03-01T06:17:00Z');
  await apply(world, { ...lines('rtu-01', 'rtu-02', 'rtu-17', 'hmi-01'), ...scada('hist-01') }, 'rita', 'no-changes');
  world.at('2026-03-02T14:02:00Z');
  const asked = ['rtu-01a renamed_from=rtu-01', 'rtu-02 software', 'rtu-18'];
  await apply(world, { ...lines(...asked), ...scada('hist-01', 'hmi-01 moved_from=cs_1') }, 'rita', 'applied');
}

async function handAndRefusal(world: World): Promise<void> {
  world.at('2026-03-03T06:17:00Z');
  await look(world, 'clean');
  world.service.store.organization(ACME).updateAsset('ca_5', { name: 'hist-1' });
  world.at('2026-03-04T06:17:00Z');
  await look(world, 'drifted');
  world.at('2026-03-05T09:30:00Z');
  // The files adopt what was done by hand. Nobody reviewed the other changes.
  const all = { ...lines('rtu-01a', 'rtu-02 software', 'rtu-18', 'rtu-19', 'rtu-20'), ...scada('hist-1', 'hmi-01') };
  await apply(world, all, null, 'unapproved');
}

/** An unmanaged system already has an asset named `rtu-19`. */
async function partialAndAgain(world: World): Promise<void> {
  world.at('2026-03-06T10:00:00Z');
  await apply(world, { 'README.md': 'again\n' }, 'rita', 'partial');
  world.service.store.organization(ACME).updateAsset('ca_6', { name: 'rtu-19-spare' });
  world.at('2026-03-07T10:00:00Z');
  expect((await world.dispatchRun('apply', INPUTS)).outputs.result).toBe('applied');
}

/** The function given to `meet` is called at every request to the service. */
async function killedBetween(world: World, meet: (happens: () => unknown) => void): Promise<void> {
  world.at('2026-03-09T08:00:00Z');
  const pull = await world.pullRequest(lines('rtu-01a', 'rtu-02 software', 'rtu-18', 'rtu-19', 'rtu-20', 'rtu-21'));
  const event = await world.github.event('push', await merged(world, pull, 'rita'));
  const { child, ran } = await world.start(event, INPUTS);
  const { log } = world.service;
  const from = log.length;
  meet(() => log.slice(from).some(({ committed }) => committed) && child.kill('SIGKILL'));
  expect((await ran).code).toBeNull();
  meet(() => {});
}

/** One pull request for both organizations. Two runs apply it at the same time, one for each organization. */
async function twoAtOnce(world: World): Promise<void> {
  world.at('2026-03-10T11:00:00Z');
  const names = ['rtu-01a', 'rtu-02 software', 'rtu-18', 'rtu-19', 'rtu-20', 'rtu-21', 'rtu-22'];
  const pull = await world.pullRequest({ ...lines(...names), ...yard('meter-1', 'meter-2') });
  const push = await merged(world, pull, 'rita', [INPUTS, BETA]);
  const ran = await Promise.all([world.applyRun(push, INPUTS), world.applyRun(push, BETA)]);
  expect(ran.map(({ outputs }) => outputs.result)).toEqual(['applied', 'applied']);
}

/** One line for a change of the report, without times and commits. */
function lineOf({ before, after, outcome, approved_by }: AuditChange): string {
  const [one, other] = [before, after].map(
    (state) => state && `${state.cyber_system}/${state.name} ${state.asset_type}`,
  );
  return `${actionBetween({ before, after })} ${one ?? ''} > ${other ?? ''}: ${outcome}, ${approved_by.map(({ user }) => user)}`;
}

async function played(): Promise<World> {
  let meanwhile: () => unknown = () => {};
  const startAt = Date.parse('2026-02-28T00:00:00Z');
  const meet = async () => void meanwhile();
  const world = await setWorld({ seed: SEED, files: yard('meter-1'), github: { startAt }, meanwhile: meet });
  world.at('2026-02-28T12:00:00Z');
  await begun(world);
  await begun(world, 'beta', OTHER.branch);
  await adoptAndChange(world);
  await handAndRefusal(world);
  await partialAndAgain(world);
  await killedBetween(world, (happens) => {
    meanwhile = happens;
  });
  await twoAtOnce(world);
  world.at('2027-03-01T06:17:00Z');
  await look(world, 'clean');
  return world;
}

/** A clone without a remote, and functions that run `audit` in it. */
function auditor(origin: string, branch: string) {
  const clone = cloned(origin, branch);
  git(clone, 'remote', 'remove', 'origin');
  const run = (...argv: string[]) => runProgram({ cwd: clone, env: process.env }, ['audit', ...argv]);
  const audited = (more: Parameters<typeof auditOf>[1] = {}) => auditOf(clone, more);
  return { clone, run, audited };
}

type Auditor = ReturnType<typeof auditor>;

async function readTheYear({ run, audited }: Auditor): Promise<void> {
  const report = await audited();
  expect(report.changes.map(lineOf)).toEqual([
    'update Line Protection/rtu-01 hardware > Line Protection/rtu-01a hardware: done, rita',
    'update Line Protection/rtu-02 hardware > Line Protection/rtu-02 software: done, rita',
    'create  > Line Protection/rtu-18 hardware: done, rita',
    'update Line Protection/hmi-01 hardware > SCADA/hmi-01 hardware: done, rita',
    'delete Line Protection/rtu-17 hardware > : done, rita',
    'create  > Line Protection/rtu-19 hardware: failed, rita',
    'create  > Line Protection/rtu-20 hardware: done, rita',
    'create  > Line Protection/rtu-19 hardware: done, rita',
    'create  > Line Protection/rtu-21 hardware: interrupted, ',
    'create  > Line Protection/rtu-22 hardware: done, rita',
  ]);
  expect(report.outside.map(({ id, before, after }) => [id, before?.name, after?.name])).toEqual([
    ['ca_5', 'hist-01', 'hist-1'],
    ['ca_6', 'rtu-19', 'rtu-19-spare'],
  ]);
  expect(report).toMatchObject({
    refused: [{ result: 'unapproved', changes: 2, pull_requests: [4] }],
    gaps: [{ kind: 'interrupted' }, { kind: 'no-look', days: 355 }],
  });
  expect((await audited({ maxGap: 400 })).gaps).toMatchObject([{ kind: 'interrupted' }]);
  const excerpts = readPage('docs/ledger.md').blocks.filter(({ marks }) => marks.includes('story'));
  expect(excerpts.length).toBeGreaterThan(0);
  const { stdout } = await run();
  for (const { text } of excerpts) expect(notPrinted(text, stdout)).toEqual([]);
}

async function readOneDay({ clone, run, audited }: Auditor): Promise<void> {
  const period = ['--from', '2026-03-04', '--to', '2026-03-05'];
  expect((await run(...period)).stdout).toContain(': 0 changes, 1 change made outside this repository, 1 refused run');
  const { stdout } = await run(...period, '--csv');
  const rows = stdout.trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',')[0])).toEqual(['outside', 'refused']);
  const days = { from: '2026-03-04', to: '2026-03-05T23:59:59Z' };
  expect(await audited(days)).toMatchObject({ changes: [], outside: [{ id: 'ca_5' }], refused: [{ changes: 2 }] });
  expect(await run(...period, '--html', '--out', 'audit.html')).toMatchObject({ code: 0, stdout: '' });
  expect(readFileSync(join(clone, 'audit.html'), 'utf8')).toContain('hist-1</bdi>');
}

async function readTheLists({ run }: Auditor): Promise<void> {
  const at = async (day: string) => (await run('--at', day)).stdout;
  const namesAt = (text: string) => text.match(/(?<=^ {4}ca_\S+ {2})\S+/gm);
  expect(await at('2026-03-01')).toMatch(
    /^Everything the service listed for acme at 2026-03-01 .*: 6 assets in 3 cyber systems at 1 site\. The next look /,
  );
  expect(namesAt(await at('2026-03-01'))).toEqual(['hmi-01', 'rtu-01', 'rtu-02', 'rtu-17', 'hist-01', 'rtu-19']);
  expect(namesAt(await at('2026-03-04'))).toEqual(['rtu-01a', 'rtu-02', 'rtu-18', 'hist-1', 'hmi-01', 'rtu-19']);
  // What the killed run did that day appears only in the next look.
  const cut = await at('2026-03-09');
  expect(namesAt(cut)).not.toContain('rtu-21');
  expect(cut).toMatch(/at 2026-03-09 .* The next look was at 2026-03-10 /);
  const { stdout: since } = await run('--at', '2026-03-04', '--since', '2026-03-01');
  expect(since).toContain(': 6 changed assets, 0 changed cyber systems, 0 changed sites.');
  expect(since).toContain('  asset Tolt Junction / SCADA / hmi-01  move from Tolt Junction / Line Protection  ca_4\n');
}

test('an auditor reads the changes, refused runs and gaps of a year in a clone of the ledger', async () => {
  const world = await played();
  const origin = await originOf(world);
  const acme = auditor(origin, BRANCH);
  await readTheYear(acme);
  await readOneDay(acme);
  await readTheLists(acme);
  const gone = await acme.audited({ asset: 'rtu-17' });
  expect(gone.changes).toMatchObject([{ after: null, asset_id: 'ca_3', asked_by: ['dana'], pull_requests: [2] }]);
  const anchors = world.github.state.comments.flatMap(({ body }) => /ledger commit `(\w+)`/.exec(body)?.[1] ?? []);
  expect(anchors.length).toBeGreaterThan(3);
  const inventory = await world.github.cloneAt((await world.github.git.resolve('main')) ?? '');
  git(inventory, 'fetch', '--quiet', '--unshallow', 'origin', 'main');
  const known = git(acme.clone, 'rev-list', 'HEAD').split('\n');
  const kept = anchors.filter((commit) => known.includes(commit)).flatMap((commit) => ['--contains', commit]);
  const verified = await acme.run('verify', '--detailed-exitcode', '--inventory', inventory, ...kept);
  expect(verified).toMatchObject({ code: 2, stdout: expect.stringContaining('The ledger holds, with 2 findings') });
  const beta = auditor(origin, OTHER.branch);
  expect(await beta.audited()).toMatchObject({
    organization: 'beta',
    changes: [{ after: { name: 'meter-2' }, outcome: 'done' }],
    outside: [],
  });
  expect((await beta.run('verify', '--detailed-exitcode')).code).toBe(0);
});
