// Two systems with the same name, one at a facility and one under a control center, each with its rating: every sink
// that people read says which one is meant.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Seed } from '../../src/emulator/seed.ts';
import type { Files } from '../github/stand-in/git.ts';
import { ACME, KEY, setWorld } from './world.ts';

const ORGANIZATION: Seed['organizations'][number] = {
  slug: ACME,
  keys: [KEY],
  facilities: [{ id: 'fac_1', name: 'Tolt Junction' }],
  control_centers: [{ id: 'cc_1', name: 'Main Center' }],
  cyber_systems: [
    { id: 'cs_1', name: 'SCADA', facility: 'Tolt Junction', impact_rating: 'Medium' },
    { id: 'cs_2', name: 'SCADA', control_center: 'Main Center', impact_rating: 'High' },
  ],
  cyber_assets: ['fw', 'rtu', 'hmi'].map((name) => {
    return { id: `ca_${name}`, name, cyber_system_id: 'cs_1', asset_type: 'hardware' };
  }),
};
const FIELDS = { impactRatingField: 'bes_rating', controlCenterField: 'center' };
const INPUTS = { 'impact-rating-field': 'bes_rating', 'control-center-field': 'center', 'max-delete-percent': '100' };

const document = (system: string, names: readonly string[]) =>
  `cyber_system: ${system}\nprune: true\nasset_type: hardware\nassets: [${names.map((name) => `{name: ${name}}`).join(', ')}]\n`;
const START = {
  'inventory/tolt.yml': document('cs_1', ['fw', 'rtu', 'hmi']),
  'inventory/main.yml': document('cs_2', []),
};
/** A delete, a rename, a move to the control center, and a create there. */
const CHANGED = {
  'inventory/tolt.yml': document('cs_1', ['fw-2, renamed_from: fw']),
  'inventory/main.yml': document('cs_2', ['rtu', 'plc']),
};

const open = () => setWorld({ seed: { organizations: [ORGANIZATION] }, options: FIELDS, files: START });

/** What people read of a plan, an apply and a drift run, by sink. The summary of a run has what its log leaves out. */
async function sinks() {
  const world = await open();
  const pull = await world.pullRequest(CHANGED);
  const planned = await world.planRun(pull, INPUTS);
  const comment = world.comments(pull)[0]?.body ?? '';
  const store = world.service.store.organization(ACME);
  // Somebody changes the asset before its delete, so the result names a change.
  store.onWrite((id) => void (id === 'ca_fw' && store.updateAsset('ca_hmi', { asset_type: 'software' })));
  const applied = await world.applyRun(await world.merge(pull), INPUTS);
  for (const id of ['cs_1', 'cs_2'])
    store.createAsset({ name: `stray-${id}`, cyber_system_id: id, asset_type: 'hardware' });
  const drifted = await world.dispatchRun('drift', INPUTS);
  const results = [planned, applied, drifted].map(({ outputs }) => outputs.result);
  expect(results).toEqual(['planned', 'partial', 'drifted']);
  expect(planned.log).toContain('Plan: ');
  return {
    comment,
    summary: planned.summary,
    plan: readFileSync(planned.outputs['plan-path'] ?? '', 'utf8'),
    evidence: readFileSync(applied.outputs['evidence-path'] ?? '', 'utf8'),
    'summary of the apply': applied.summary,
    'drift issue': world.github.state.issues.at(-1)?.body ?? '',
    result: world.comments(pull).at(-1)?.body ?? '',
  };
}

const WORDS = ['Tolt Junction', 'Main Center', 'Medium', 'High'];

test('every sink names the site and the rating', async () => {
  for (const [sink, text] of Object.entries(await sinks())) {
    const expected = sink === 'result' ? ['Tolt Junction', 'Medium'] : WORDS;
    expect({ sink, missing: expected.filter((word) => !text.includes(word)) }).toEqual({ sink, missing: [] });
  }
});

describe('a finding names the site of a system', () => {
  test.each<[string, Files, string]>([
    ['that is released', { 'inventory/main.yml': null }, 'Main Center / SCADA'],
    ['when several systems have its name', { 'inventory/main.yml': document('SCADA', []) }, 'cs_2 (Main Center)'],
  ])('%s', async (_, changed, site) => {
    const world = await open();
    const { log } = await world.planRun(await world.pullRequest(changed), INPUTS);
    expect(log.replaceAll('"', '')).toContain(site);
  });
});
