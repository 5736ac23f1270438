import { expect, test } from 'vitest';
import { digest, targetFingerprint } from '../../src/core/fingerprint.ts';
import { asset, declaring, live, plan } from './build.ts';

test('the changes of two organizations share no fingerprint', () => {
  const heads = [[{ name: 'b', renamedFrom: 'a' }], ['c'], []].map((assets) => declaring({ Alpha: assets }));
  const printsIn = (organization: string) => {
    const world = live([{ ...asset('ca_1', 'cs_a', 'a'), organization_slug: organization }], { organization });
    return heads.flatMap((head) => plan(head, world).changes.map(({ fingerprint }) => fingerprint));
  };
  const [one, other] = [printsIn('acme'), printsIn('other')];
  expect(one).toHaveLength(4);
  expect(one.filter((print) => other.includes(print))).toEqual([]);
  const after = { name: 'a', cyber_system_id: 'cs_a', asset_type: 'hardware' } as const;
  expect(targetFingerprint('acme', 'ca_1', after)).not.toBe(targetFingerprint('other', 'ca_1', after));
});

test('the digest of a set does not depend on its order', () => {
  expect(digest(['b', 'a'])).toBe(digest(['a', 'b']));
});
