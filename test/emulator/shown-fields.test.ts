// The two fields that the API document does not name: off unless an option names them.
import { expect, test } from 'vitest';
import { serveEmulator } from '../../src/emulator/server.ts';

const SEED = {
  organizations: [
    {
      slug: 'acme',
      keys: ['k'],
      control_centers: [{ id: 'cc_1', name: 'Main' }],
      cyber_systems: [
        { id: 'cs_1', name: 'EMS', control_center: 'Main', impact_rating: 'High' as const },
        { id: 'cs_2', name: 'Yard' },
      ],
    },
  ],
};

async function systemsWith(options: object): Promise<unknown> {
  const emulator = await serveEmulator({ seed: SEED, options });
  try {
    const answer = await fetch(`${emulator.url}/cyber-systems`, { headers: { 'x-api-key': 'k' } });
    return await answer.json();
  } finally {
    await emulator.close();
  }
}

const EMS = { id: 'cs_1', name: 'EMS', organization_slug: 'acme' };
const YARD = { id: 'cs_2', name: 'Yard', organization_slug: 'acme' };

test('are off, and then named as the options say, where a system has them', async () => {
  expect(await systemsWith({})).toEqual([EMS, YARD]);
  expect(await systemsWith({ impactRatingField: 'bes', controlCenterField: 'center' })).toEqual([
    { ...EMS, bes: 'High', center: 'cc_1' },
    YARD,
  ]);
});

test.each(['id', 'facility_id', 'two words'])('cannot be named %j', async (name) => {
  await expect(systemsWith({ impactRatingField: name })).rejects.toThrow(/impactRatingField/);
});
