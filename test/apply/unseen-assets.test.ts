import { expect, test } from 'vitest';
import { UnseenAssets } from '../../src/apply/create.ts';
import type { LiveAsset } from '../../src/core/model.ts';
import { asset } from '../core/build.ts';
import { state } from './scripted.ts';

/** A list whose reads end when the test ends them. */
function heldReads() {
  const reads: { readonly end: (assets: readonly LiveAsset[]) => void; readonly fail: () => void }[] = [];
  const cyberAssets = () =>
    new Promise<readonly LiveAsset[]>((resolve, reject) => {
      reads.push({ end: resolve, fail: () => reject(new Error('unreadable')) });
    });
  return { reads, reader: { cyberAssets } };
}

const settle = () => new Promise(setImmediate);
const X = asset('ca_1', 'cs_a', 'x');
const Y = asset('ca_2', 'cs_a', 'y');

test('questions at the same time share one read, and a question during the read gets the next one', async () => {
  const { reads, reader } = heldReads();
  const unseen = new UnseenAssets([], reader);
  const first = [unseen.findEqual(state('x')), unseen.findEqual(state('y'))];
  await settle();
  expect(reads).toHaveLength(1);
  const late = [unseen.findEqual(state('x')), unseen.findEqual(state('y'))];
  await settle();
  expect(reads).toHaveLength(1);
  reads[0]!.end([X]);
  expect(await Promise.all(first)).toEqual([[X], []]);
  await settle();
  expect(reads).toHaveLength(2);
  reads[1]!.end([X, Y]);
  expect(await Promise.all(late)).toEqual([[X], [Y]]);
  void unseen.findEqual(state('x'));
  await settle();
  expect(reads).toHaveLength(3);
});

test('a failed read fails only the questions that share it', async () => {
  const { reads, reader } = heldReads();
  const unseen = new UnseenAssets([], reader);
  const first = Promise.allSettled([unseen.findEqual(state('x')), unseen.findEqual(state('y'))]);
  await settle();
  const late = unseen.findEqual(state('x'));
  reads[0]!.fail();
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await settle();
  reads[1]!.end([X]);
  expect(await late).toEqual([X]);
});

test('an asset that is claimed during the read is not unseen', async () => {
  const { reads, reader } = heldReads();
  const unseen = new UnseenAssets([], reader);
  const found = unseen.findEqual(state('x'));
  await settle();
  unseen.claim('ca_9');
  reads[0]!.end([asset('ca_9', 'cs_a', 'x'), X]);
  expect(await found).toEqual([X]);
});
