import { expect, test } from 'vitest';
import { findByReference, makeDirectory, referenceTo } from '../../src/core/resolve.ts';

test.each([
  ['its name', 'Alpha', 'cs_2'],
  ['its id, where its name is shared', 'Plant', 'cs_2'],
  ['its id, where its name is the id of another', 'cs_1', 'cs_2'],
  ['its name, where that is its own id', 'cs_3', 'cs_3'],
])('a record is referred to by %s: nothing else is meant', (_, name, id) => {
  const record = { id, name };
  const index = makeDirectory({ systems: [], facilities: [{ id: 'cs_1', name: 'Plant' }, record] }).facilities;
  const reference = referenceTo(index, record);
  expect(reference).toBe(name === 'Alpha' || name === 'cs_3' ? name : id);
  expect(findByReference(index, reference)).toEqual([record]);
});
