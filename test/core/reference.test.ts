import { expect, test } from 'vitest';
import { findByReference, makeDirectory, referenceTo } from '../../src/core/resolve.ts';

test.each([
  ['its name', 'Alpha', 'cs_2'],
  ['its id if another record has its name', 'Plant', 'cs_2'],
  ['its id if its name is the id of another', 'cs_1', 'cs_2'],
  ['its name if that is also its id', 'cs_3', 'cs_3'],
])('the reference to a record is %s and finds only that record', (_, name, id) => {
  const record = { id, name };
  const index = makeDirectory({ systems: [], facilities: [{ id: 'cs_1', name: 'Plant' }, record] }).facilities;
  const reference = referenceTo(index, record);
  expect(reference).toBe(name === 'Alpha' || name === 'cs_3' ? name : id);
  expect(findByReference(index, reference)).toEqual([record]);
});
