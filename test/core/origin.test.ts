// What an approval covers, change by change.
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { targetFingerprint } from '../../src/core/fingerprint.ts';
import { type Approved, priorApproval, unapproved } from '../../src/core/origin.ts';
import { type AssetSpec, asset, declaring, live, ORGANIZATION, plan } from './build.ts';

const nothing: Approved = { fingerprints: new Set(), targets: new Set() };

/** The changes from one live asset, `x` by default, to what is declared. */
function changesOf(declared: readonly (string | AssetSpec)[], liveName = 'x'): readonly Change[] {
  return plan(declaring({ Alpha: declared }), live([asset('ca_1', 'cs_a', liveName)])).changes;
}

function approving(...changes: readonly Change[]): Approved {
  const targets = changes.flatMap(({ id, after }) => (id === null ? [] : [targetFingerprint(ORGANIZATION, id, after)]));
  const fingerprints = new Set(changes.map(({ fingerprint }) => fingerprint));
  return { fingerprints, targets: new Set(targets) };
}

const renamed: AssetSpec = { name: 'y', id: 'ca_1' };
const toY = changesOf([renamed]);

describe('an approval', () => {
  test.each([
    ['covers a change by its own fingerprint', toY, toY, true],
    ['does not cover another change', changesOf([{ name: 'z', id: 'ca_1' }]), toY, false],
    ['does not cover a delete, even if it covers an update of that id', changesOf([]), toY, false],
    ['covers the rest of an update that a cycle has parked', changesOf([renamed], 'y~cip-sync'), toY, true],
    ['does not cover an asset parked under another name', changesOf([renamed], 'z~cip-sync'), toY, false],
    [
      'does not cover a parked asset that ends with another type',
      changesOf([{ ...renamed, type: 'software' }], 'y~cip-sync'),
      toY,
      false,
    ],
    ['does not cover the same end from another start', changesOf([renamed], 'w'), toY, false],
  ])('%s', (_, changes, approved, isApproved) => {
    expect(changes).toHaveLength(1);
    expect(unapproved(ORGANIZATION, changes, approving(...approved))).toEqual(isApproved ? [] : changes);
  });
});

describe('for a change that it does not cover, an approval may have', () => {
  const created = plan(declaring({ Alpha: ['y'] }), live([])).changes;

  test.each([
    ['a change to the same end from another start', changesOf([renamed], 'w'), approving(...toY), 'other-start'],
    ['a delete of the asset as it was before', changesOf([]), approving(...changesOf([], 'w')), 'other-start'],
    ['a create of what now exists under another name', toY, approving(...created), 'create'],
    ['nothing for another update', changesOf([{ name: 'z', id: 'ca_1' }]), approving(...toY), null],
    ['nothing for a delete', changesOf([]), approving(...toY), null],
    ['nothing for a create', created, approving(...toY), null],
    ['nothing if it is empty', toY, nothing, null],
  ])('%s', (_, [change], approved, known) => {
    expect(priorApproval(ORGANIZATION, change!, approved)).toBe(known);
  });
});
