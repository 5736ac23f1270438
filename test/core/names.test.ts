import { expect, test } from 'vitest';
import { uniqueKey } from '../../src/core/names.ts';

const at = (name: string, system: string) => ({ name, cyber_system_id: system, asset_type: 'hardware' }) as const;

test('two assets of one name share a key in one system, or wherever they are in the organization', () => {
  const pairs = [
    [at('a', 'cs_1'), at('a', 'cs_1')],
    [at('a', 'cs_1'), at('a', 'cs_2')],
    [at('a', 'cs_1'), at('b', 'cs_1')],
  ] as const;
  const isShared = (scope: 'system' | 'organization') =>
    pairs.map(([one, other]) => uniqueKey(one, scope) === uniqueKey(other, scope));
  expect(isShared('system')).toEqual([true, false, false]);
  expect(isShared('organization')).toEqual([true, true, false]);
});
