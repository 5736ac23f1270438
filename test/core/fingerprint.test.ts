import { expect, test } from 'vitest';
import { editedIn } from '../../src/core/edited-evidence.ts';
import { digest, fingerprint, targetFingerprint } from '../../src/core/fingerprint.ts';
import { asset, declaring, live, plan } from './build.ts';

test('no change of one organization has the fingerprint of one in another', () => {
  const heads = [[{ name: 'b', renamedFrom: 'a' }], ['c'], []].map((assets) => declaring({ Alpha: assets }));
  const printsIn = (organization: string) => {
    const world = live([{ ...asset('ca_1', 'cs_a', 'a'), organization_slug: organization }], { organization });
    return heads.flatMap((head) => plan(head, world).changes.map(({ fingerprint }) => fingerprint));
  };
  const [one, other] = [printsIn('acme'), printsIn('other')];
  expect(one).toHaveLength(4);
  expect(one.filter((print) => other.includes(print))).toEqual([]);
});

test('nor the target of one in another', () => {
  const after = { name: 'a', cyber_system_id: 'cs_a', asset_type: 'hardware' } as const;
  expect(targetFingerprint('acme', 'ca_1', after)).not.toBe(targetFingerprint('other', 'ca_1', after));
});

test('the digest of a set does not know its order', () => {
  expect(digest(['b', 'a'])).toBe(digest(['a', 'b']));
});

test('changes that were edited are not what their fingerprints say, or not those of the digest', () => {
  const organization = 'acme';
  const after = { name: 'a', cyber_system_id: 'cs_a', asset_type: 'hardware' } as const;
  const created = { action: 'create', id: null, before: null, after } as const;
  const gone = { action: 'delete', id: 'ca_2', before: after, after: null } as const;
  const told = (change: typeof created | typeof gone) => ({
    ...change,
    fingerprint: fingerprint({ organization, ...change }),
  });
  // A create is told by the id that it came to.
  const changes = [{ ...told(created), id: 'ca_1' }, told(gone)];
  const whole = { organization, changes, digest: digest(changes.map((change) => change.fingerprint)) };
  expect(editedIn(whole)).toBeNull();
  expect(editedIn({ ...whole, changes: changes.slice(1) })).toContain('digest');
  expect(editedIn({ ...whole, organization: 'other' })).toContain('fingerprint');
  expect(editedIn({ ...whole, changes: [{ ...changes[1]!, id: 'ca_3' }] })).toContain(changes[1]!.fingerprint);
});
