// What an approval covers, change by change.
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { targetFingerprint } from '../../src/core/fingerprint.ts';
import { type Approved, priorApproval, unapproved } from '../../src/core/origin.ts';
import { type AssetSpec, asset, declaring, live, ORGANIZATION, plan } from './build.ts';

const nothing: Approved = { fingerprints: new Set(), targets: new Set() };

/** The changes that make of `x` at the service what is declared. */
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

describe('what is approved', () => {
  test.each([
    ['a change is, by its own fingerprint', toY, toY, true],
    ['nothing else is', changesOf([{ name: 'z', id: 'ca_1' }]), toY, false],
    ['a delete is not, though an update of that id is', changesOf([]), toY, false],
    ['the rest of an update that a cycle has parked is', changesOf([renamed], 'y~cip-sync'), toY, true],
    ['one parked under another name is not', changesOf([renamed], 'z~cip-sync'), toY, false],
    [
      'one parked that ends with another type is not',
      changesOf([{ ...renamed, type: 'software' }], 'y~cip-sync'),
      toY,
      false,
    ],
    ['the same end from another start is not', changesOf([renamed], 'w'), toY, false],
  ])('%s', (_, changes, approved, isApproved) => {
    expect(changes).toHaveLength(1);
    expect(unapproved(ORGANIZATION, changes, approving(...approved))).toEqual(isApproved ? [] : changes);
  });
});

describe('what an approval knows of a change that it does not cover', () => {
  const created = plan(declaring({ Alpha: ['y'] }), live([])).changes;

  test.each([
    ['the same end from another start', changesOf([renamed], 'w'), approving(...toY), 'other-start'],
    ['a delete of what has changed since', changesOf([]), approving(...changesOf([], 'w')), 'other-start'],
    ['a create of what exists by now under another name', toY, approving(...created), 'create'],
    ['nothing of another update', changesOf([{ name: 'z', id: 'ca_1' }]), approving(...toY), null],
    ['nothing of a delete', changesOf([]), approving(...toY), null],
    ['nothing of a create', created, approving(...toY), null],
    ['nothing without any approval', toY, nothing, null],
  ])('%s', (_, [change], approved, known) => {
    expect(priorApproval(ORGANIZATION, change!, approved)).toBe(known);
  });
});
