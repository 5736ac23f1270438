import { describe, expect, test } from 'vitest';
import { manualClock, send, start } from './fixture.ts';

test('a key cannot be bound to two organizations, nor revoked by another one (API section 5)', async () => {
  const { store } = await start();
  expect(() => store.addKey('globex', 'acme-key')).toThrow('a key is bound to one organization');
  expect(store.revokeKey('globex', 'acme-key')).toBe(false);
  expect(store.organizationOf('acme-key')?.slug).toBe('acme');
  expect(() => store.addKey('nobody', 'k')).toThrow('no organization is called "nobody"');
});

describe('rateLimit', () => {
  async function limited(retryAfter: 'seconds' | 'date' | 'absent') {
    const clock = manualClock();
    const emulator = await start({ options: { rateLimit: 2, rateWindowMs: 2_500, retryAfter }, now: clock.now });
    const get = (key = 'acme-key') => send(emulator, 'GET', '/facilities', { key });
    return { clock, get };
  }

  test('lets that many requests pass in each window, and answers the rest with 429', async () => {
    const { clock, get } = await limited('seconds');
    expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([200, 200, 429]);
    clock.advance(2_499);
    expect((await get()).status).toBe(429);
    clock.advance(1);
    expect((await get()).status).toBe(200);
  });

  test('applies to each organization separately', async () => {
    const { get } = await limited('seconds');
    await get();
    await get();
    expect((await get('acme-key-2')).status, 'two keys share the limit of their organization').toBe(429);
    expect((await get('globex-key')).status).toBe(200);
  });

  test.each([
    ['seconds', '3'],
    ['date', 'Tue, 01 Jan 2030 00:00:03 GMT'],
    ['absent', null],
  ] as const)('retryAfter: %s', async (form, header) => {
    const { get } = await limited(form);
    await get();
    await get();
    const refused = await get();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(header);
  });
});
