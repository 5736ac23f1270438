import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { ServiceError } from '../../src/service/errors.ts';
import { asset, client, failed, json, serve, state } from './server.ts';

/** A service that answers only when `answer` is called. */
async function patientService() {
  const held: ServerResponse[] = [];
  let arrived = () => {};
  const { url } = await serve((request, response) => {
    if (request.url === '/facilities') return json(response, 200, []);
    held.push(response);
    arrived();
  });
  return {
    url,
    /** Waits until `count` requests are in flight and no more come, then answers them. */
    async answer(count: number, status: number | 'reset') {
      while (held.length < count) await new Promise<void>((resolve) => (arrived = resolve));
      // When this request is answered, everything sent together with the last of them has arrived.
      await client(url).reader.facilities();
      expect(held).toHaveLength(count);
      for (const response of held.splice(0)) {
        if (status === 'reset') response.destroy();
        else json(response, status, []);
      }
    },
  };
}

test('requests start with four at a time and grow to the concurrency while answers are good', async () => {
  const service = await patientService();
  const { reader } = client(service.url, { concurrency: 10 });
  const lists = Promise.all(Array.from({ length: 30 }, () => reader.cyberAssets()));
  for (const count of [4, 8, 10, 8]) await service.answer(count, 200);
  await lists;
});

test.each([429, 503])('an answer %i halves the requests in flight, retries included', async (status) => {
  const service = await patientService();
  const { reader, sleeps } = client(service.url, { concurrency: 10 });
  const lists = Promise.all(Array.from({ length: 6 }, () => reader.cyberAssets()));
  await service.answer(4, status);
  // The four that were refused are retried two at a time, before the two that have not started. Two good answers
  // are a window at this limit, three at the next.
  for (const count of [2, 3, 1]) await service.answer(count, 200);
  await lists;
  expect(sleeps).toHaveLength(4);
});

test.each([500, 'reset'] as const)('a failure %s does not change the number of requests in flight', async (failure) => {
  const service = await patientService();
  const { reader } = client(service.url, { concurrency: 10 });
  const lists = Promise.all(Array.from({ length: 6 }, () => reader.cyberAssets()));
  await service.answer(4, failure);
  for (const count of [4, 2]) await service.answer(count, 200);
  await lists;
});

test.each([401, 403])('after a write is answered %i, the writes that wait are not sent', async (status) => {
  const service = await patientService();
  const writer = client(service.url, { concurrency: 16 }).writer();
  const outcomes = Promise.all(
    Array.from({ length: 16 }, () => writer.createAsset(state).catch((error: unknown) => error)),
  );
  await service.answer(4, status);
  const kinds = (await outcomes).map((error) =>
    error instanceof ServiceError ? `${error.kind} ${error.failure.meaning}` : error,
  );
  expect(kinds).toEqual([...Array(4).fill('status key-refused'), ...Array(12).fill('aborted not-sent')]);
});

test.each([401, 403])('an answer %i to a read does not block writes, nor the other way around', async (status) => {
  const { url } = await serve(({ url: path, method }, response) => {
    if (path === '/facilities' || method === 'DELETE') json(response, status, []);
    else json(response, method === 'POST' ? 201 : 200, method === 'POST' ? asset(1) : []);
  });
  const { reader, writer } = client(url);
  expect(await failed(reader.facilities())).toMatchObject({ kind: 'status', status });
  expect(await writer().createAsset(state)).toEqual(asset(1));
  expect(await failed(writer().deleteAsset('ca_1'))).toMatchObject({ kind: 'status', status });
  expect(await reader.cyberAssets()).toEqual([]);
});
