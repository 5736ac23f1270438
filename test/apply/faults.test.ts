// One fault each, and what the run makes of it: real client, real emulator, and time that only sleeps advance.
import { expect, test } from 'vitest';
import { executeChanges } from '../../src/apply/execute.ts';
import { asset, inventory, live } from '../core/build.ts';
import { client, json, serve } from '../service/server.ts';
import { applyOver, committed, isDone, planOver, type Rig, rigFor, stored } from './rig.ts';
import { create, outcomes, portsTo, remove } from './scripted.ts';

const WORLD = live([asset('ca_1', 'cs_a', 'gone'), asset('ca_2', 'cs_a', 'old'), asset('ca_3', 'cs_b', 'elsewhere')]);
const HEAD = inventory({ system: 'Alpha', assets: [{ name: 'renamed', id: 'ca_2' }, 'new'] });
const AFTER = ['Alpha/new', 'Alpha/renamed ca_2', 'Beta/elsewhere ca_3'];

function assetsOf(rig: Rig): string[] {
  return stored(rig)
    .map(({ id, name, cyber_system_id }) => {
      const place = `${cyber_system_id === 'cs_a' ? 'Alpha' : 'Beta'}/${name}`;
      return name === 'new' ? place : `${place} ${id}`;
    })
    .sort();
}

async function applyOnce(rig: Rig) {
  const { plan, assets } = await planOver(HEAD, rig);
  return applyOver({ changes: plan.changes, assets }, rig);
}

test.each([200, 202, 204])(
  'a POST answered with %i is sent once, its outcome is unknown, and nothing is deleted',
  async (status) => {
    const { url, requests } = await serve(({ method }, response) => {
      if (method === 'POST') response.writeHead(status).end(status === 204 ? undefined : '{}');
      else json(response, 200, WORLD.assets);
    });
    const { reader, writer } = client(url);
    const { ports } = portsTo(new Map());
    const changes = [create('new'), remove('ca_1', 'gone')];
    const report = await executeChanges(
      { changes, live: WORLD.assets, systemName: String, concurrency: 8, random: () => 0.5 },
      { ...ports, reader, writer: writer() },
    );
    expect(outcomes(report.results)).toEqual(['create new: unknown', 'delete ca_1: skipped']);
    expect(requests.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['POST']);
  },
);

test('if the list lags less than the settle delay, a lost answer creates nothing twice', async () => {
  const rig = await rigFor(WORLD, { lagMs: 1900 });
  rig.emulator.setFaults([{ kind: 'error-after', method: 'POST', times: 1 }]);
  const report = await applyOnce(rig);
  expect(isDone(report)).toBe(true);
  expect(assetsOf(rig)).toEqual(AFTER);
});

test('if the list lags longer than the settle delay, the twin is reported and not deleted', async () => {
  const rig = await rigFor(WORLD, { lagMs: 4000, uniqueNames: 'none' });
  rig.emulator.setFaults([{ kind: 'error-after', method: 'POST', times: 1 }]);
  const report = await applyOnce(rig);
  expect(report.converged).toBe(false);
  expect(report.differences.map(({ kind }) => kind)).toContain('duplicate');
  expect(committed(rig, 'POST')).toBe(2);
  expect(assetsOf(rig)).toEqual(['Alpha/new', ...AFTER]);
});

test('a PATCH that was done but is refused when the client retries it is not reported as failed', async () => {
  const rig = await rigFor(WORLD, { rateLimit: 4, rateWindowMs: 1_000_000, retryAfter: 'absent' });
  rig.emulator.setFaults([{ kind: 'reset-after', method: 'PATCH', nth: 1 }]);
  const { plan, assets } = await planOver(HEAD, rig);
  const report = await applyOver({ changes: plan.changes.filter(({ action }) => action === 'update'), assets }, rig);
  expect(committed(rig, 'PATCH')).toBe(1);
  expect(report.results).toMatchObject([{ outcome: 'unknown' }]);
});
