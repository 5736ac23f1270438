// A whole apply against a scripted service: requests in order, and the report, whichever way it ends.
import { describe, expect, test } from 'vitest';
import { executeChanges } from '../../src/apply/execute.ts';
import type { ApplyPorts } from '../../src/apply/ports.ts';
import type { Change } from '../../src/core/change.ts';
import type { LiveAsset } from '../../src/core/model.ts';
import { asset } from '../core/build.ts';
import { create, Failed, FakeClock, holding, outcomes, portsTo, remove, rename } from './scripted.ts';

interface Setup {
  readonly assets?: readonly LiveAsset[];
  readonly changes: readonly Change[];
  readonly concurrency?: number;
  /** Replaces methods of the writer. */
  readonly writer?: Partial<ApplyPorts['writer']>;
  readonly ports?: Partial<ApplyPorts>;
}

async function apply({ assets = [], changes, concurrency = 1, writer = {}, ports = {} }: Setup) {
  const held = holding(...assets);
  const scripted = portsTo(held, ports);
  const input = { changes, liveIds: assets.map(({ id }) => id), concurrency, random: () => 0.5 };
  const report = await executeChanges(input, {
    ...scripted.ports,
    writer: { ...scripted.ports.writer, ...writer },
  });
  return { ...scripted, report, held, told: outcomes(report.results) };
}

const failing = (error: unknown) => () => Promise.reject(error);
const a = (n: number, name: string) => asset(`ca_${n}`, 'cs_a', name);

test('one write a change, the delete read again before it and last, then one list', async () => {
  const changes = [remove('ca_1', 'gone'), rename('ca_2', 'b', 'c'), create('new')];
  const { requests, report, told } = await apply({ assets: [a(1, 'gone'), a(2, 'b')], changes });
  expect(requests).toEqual(['PATCH ca_2 c', 'POST new', 'GET ca_1', 'DELETE ca_1', 'GET list']);
  expect(told).toEqual(['delete ca_1: done', 'update ca_2: done', 'create new: done']);
  expect(report).toMatchObject({ converged: true, differences: [], stopped: null, crash: null, closingFailure: null });
});

test('a swap: one park with the suffix, then the names; its two writes are one change', async () => {
  const changes = [rename('ca_1', 'a', 'b'), rename('ca_2', 'b', 'a')];
  const settled: number[] = [];
  const { requests, report } = await apply({
    assets: [a(1, 'a'), a(2, 'b')],
    changes,
    ports: { progress: (n) => settled.push(n) },
  });
  expect(requests.slice(0, 3)).toHaveLength(3);
  expect(requests.filter((line) => line.endsWith('~cip-sync'))).toHaveLength(1);
  expect(report.results.map(({ writes }) => writes).sort()).toEqual([1, 2]);
  expect(settled).toEqual([1, 2]);
});

test('a PATCH sends what changed and no more; the second of two the name alone', async () => {
  const bodies: string[] = [];
  const retyped = (id: string, from: string, to: string): Change => {
    const change = rename(id, from, to);
    return { ...change, after: { ...change.after, asset_type: 'software' }, changed: ['name', 'asset_type'] };
  };
  await apply({
    assets: [a(1, 'a'), a(2, 'b'), a(3, 'c')],
    changes: [retyped('ca_1', 'a', 'b'), retyped('ca_2', 'b', 'a'), rename('ca_3', 'c', 'd')],
    ports: { journal: ({ event, request }) => event === 'intent' && bodies.push(JSON.stringify(request.body)) },
  });
  expect(bodies.sort()).toEqual([
    '{"name":"a","asset_type":"software"}',
    '{"name":"b"}',
    '{"name":"b~cip-sync","asset_type":"software"}',
    '{"name":"d"}',
  ]);
});

describe('before a DELETE', () => {
  const changes = [remove('ca_1', 'x')];

  test.each([
    ['another name', a(1, 'y')],
    ['another type', asset('ca_1', 'cs_a', 'x', 'software')],
    ['another system', asset('ca_1', 'cs_b', 'x')],
  ])('%s than planned: it is not deleted', async (_, found) => {
    const { requests, held, report } = await apply({ assets: [found], changes });
    expect(requests).toEqual(['GET ca_1']);
    expect(held.size).toBe(1);
    expect(report.results).toMatchObject([
      { outcome: 'failed', writes: 0, reason: expect.stringContaining('Plan again') },
    ]);
  });

  test('gone already: no DELETE, and that is a success', async () => {
    const { requests, told, report } = await apply({ changes });
    expect(requests).toEqual(['GET ca_1', 'GET list']);
    expect(told).toEqual(['delete ca_1: already']);
    expect(report.converged).toBe(true);
  });

  test('not readable: it is not deleted', async () => {
    const { ports } = portsTo(holding());
    const reader = { ...ports.reader, cyberAsset: failing(new Failed('unclear')) };
    const { held, told } = await apply({ assets: [a(1, 'x')], changes, ports: { reader } });
    expect(held.size).toBe(1);
    expect(told).toEqual(['delete ca_1: failed']);
  });

  test('the run stops while it is read: it is not deleted', async () => {
    const stopping = new AbortController();
    const cyberAsset = async () => {
      stopping.abort();
      return a(1, 'x');
    };
    const { ports } = portsTo(holding());
    const reader = { ...ports.reader, cyberAsset };
    const { held, told } = await apply({ assets: [a(1, 'x')], changes, ports: { reader, stop: stopping.signal } });
    expect(held.size).toBe(1);
    expect(told).toEqual(['delete ca_1: not-started']);
  });
});

describe('failures', () => {
  test('a failed write skips what waits for it and the last deletes, and says why', async () => {
    const changes = [
      remove('ca_9', 'gone'),
      rename('ca_1', 'a', 'b'),
      rename('ca_2', 'b', 'c'),
      create('a'),
      create('free'),
    ];
    const { report, told, held } = await apply({
      assets: [a(1, 'a'), a(2, 'b'), a(9, 'gone')],
      changes,
      writer: { updateAsset: failing(new Failed('rejected')) },
    });
    expect(told).toEqual([
      'delete ca_9: skipped',
      'update ca_1: skipped',
      'update ca_2: failed',
      'create a: skipped',
      'create free: done',
    ]);
    expect(report.results[0]!.reason).toContain('create or an update failed');
    expect(report.results[1]!.reason).toContain('waits for');
    expect(held.has('ca_9')).toBe(true);
  });

  test('a failed delete skips what waits for it; the last deletes go on', async () => {
    const changes = [remove('ca_1', 'x'), remove('ca_2', 'y'), remove('ca_3', 'z'), create('x')];
    const { told } = await apply({ assets: [a(1, 'moved on'), a(2, 'changed'), a(3, 'z')], changes });
    expect(told).toEqual(['delete ca_1: failed', 'delete ca_2: failed', 'delete ca_3: done', 'create x: skipped']);
  });

  test('an unclear PATCH stops what waits for it, and the list settles it', async () => {
    const held = holding(a(1, 'a'));
    const updateAsset = async () => {
      held.set('ca_1', a(1, 'b'));
      throw new Failed('unclear');
    };
    const { ports } = portsTo(held);
    const changes = [rename('ca_1', 'a', 'b'), create('a')];
    const { told } = await apply({ changes, writer: { updateAsset }, ports: { reader: ports.reader } });
    expect(told).toEqual(['update ca_1: done', 'create a: skipped']);
  });

  test('of a cycle whose second write fails, the report says that the name has a suffix', async () => {
    let patches = 0;
    const { report, told } = await apply({
      assets: [a(1, 'a'), a(2, 'b')],
      changes: [rename('ca_1', 'a', 'b'), rename('ca_2', 'b', 'a')],
      writer: {
        updateAsset: async () => {
          if (++patches > 1) throw new Failed('rejected');
          return a(9, 'any');
        },
      },
    });
    expect(told.map((line) => line.split(': ')[1]).sort()).toEqual(['failed', 'skipped']);
    expect(report.results.find(({ outcome }) => outcome === 'skipped')).toMatchObject({
      writes: 1,
      reason: expect.stringContaining('suffix'),
    });
  });
});

describe('the key is refused', () => {
  test('nothing starts afterwards, and what is in flight finishes', async () => {
    const changes = ['a', 'b', 'c', 'd', 'e'].map(create);
    const { ports, requests } = portsTo(holding());
    const createAsset: ApplyPorts['writer']['createAsset'] = async (wanted) => {
      if (wanted.name === 'a') throw new Failed('key-refused');
      await new Promise(setImmediate);
      return ports.writer.createAsset(wanted);
    };
    const { report, told } = await apply({
      changes,
      concurrency: 3,
      writer: { createAsset },
      ports: { reader: ports.reader },
    });
    expect(requests).toEqual(['POST b', 'POST c', 'GET list']);
    expect(told).toEqual([
      'create a: failed',
      'create b: done',
      'create c: done',
      'create d: not-started',
      'create e: not-started',
    ]);
    expect(report.stopped).toBe('key-refused');
  });

  test('a create that waits to post again does not', async () => {
    const posts: string[] = [];
    const createAsset: ApplyPorts['writer']['createAsset'] = async ({ name }) => {
      posts.push(name);
      if (name === 'b') await new Promise(setImmediate);
      throw new Failed(name === 'a' ? 'unclear' : 'key-refused');
    };
    const clock = new FakeClock();
    const sleep = async (ms: number) => {
      await clock.sleep(ms);
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    };
    const { told } = await apply({
      changes: [create('a'), create('b')],
      concurrency: 2,
      writer: { createAsset },
      ports: { clock: { now: clock.now, sleep } },
    });
    expect(posts).toEqual(['a', 'b']);
    expect(told).toEqual(['create a: unknown', 'create b: failed']);
  });
});

test('a signal: no new writes, and the report tells what was not tried', async () => {
  const stopping = new AbortController();
  const { ports } = portsTo(holding());
  const createAsset: ApplyPorts['writer']['createAsset'] = async (wanted) => {
    stopping.abort();
    return ports.writer.createAsset(wanted);
  };
  const changes = [remove('ca_1', 'gone'), create('a'), create('b')];
  const settled: number[] = [];
  const { report, told } = await apply({
    changes,
    writer: { createAsset },
    ports: { reader: ports.reader, stop: stopping.signal, progress: (n) => settled.push(n) },
  });
  expect(told).toEqual(['delete ca_1: not-started', 'create a: done', 'create b: not-started']);
  expect(report).toMatchObject({ stopped: 'signal', converged: true });
  expect(settled).toEqual([1, 2, 3]);
});

test('a signal between the two writes of a swap: what is parked is told', async () => {
  const stopping = new AbortController();
  const settled: number[] = [];
  const { report } = await apply({
    assets: [a(1, 'a'), a(2, 'b')],
    changes: [rename('ca_1', 'a', 'b'), rename('ca_2', 'b', 'a')],
    writer: {
      updateAsset: async () => {
        stopping.abort();
        return a(9, 'any');
      },
    },
    ports: { stop: stopping.signal, progress: (n) => settled.push(n) },
  });
  expect(report.results.map(({ outcome, writes }) => `${outcome} ${writes}`).sort()).toEqual([
    'not-started 0',
    'not-started 1',
  ]);
  expect(settled).toEqual([1, 2]);
});

describe('a crash', () => {
  const changes = [create('a'), create('b'), create('c')];

  test('a bug in a write: nothing more starts, the report is whole, the list tells what became of it', async () => {
    const { ports } = portsTo(holding());
    const createAsset: ApplyPorts['writer']['createAsset'] = async (wanted) => {
      await ports.writer.createAsset(wanted);
      throw new TypeError('a bug');
    };
    const { report, told } = await apply({ changes, writer: { createAsset }, ports: { reader: ports.reader } });
    expect(told).toEqual(['create a: adopted', 'create b: not-started', 'create c: not-started']);
    expect(report.stopped).toBe('crash');
    expect(report.crash).toBeInstanceOf(TypeError);
  });

  test('a journal that cannot be written: nothing is sent', async () => {
    const full = new Error('no space left on device');
    const journal = () => {
      throw full;
    };
    const { requests, report, told } = await apply({ changes, ports: { journal } });
    expect(requests).toEqual([]);
    expect(told).toEqual(['create a: failed', 'create b: not-started', 'create c: not-started']);
    expect(report.crash).toBe(full);
  });

  test('a journal that fails after the write: the write is told as done, and is the last', async () => {
    let lines = 0;
    const journal = () => {
      if (++lines === 2) throw new Error('no space left on device');
    };
    const { requests, told, report } = await apply({ changes, ports: { journal } });
    expect(requests).toEqual(['POST a', 'GET list']);
    expect(told).toEqual(['create a: done', 'create b: not-started', 'create c: not-started']);
    expect(report).toMatchObject({ stopped: 'crash', converged: true });
  });

  test('a display that fails is a crash as well', async () => {
    const progress = () => {
      throw new Error('broken pipe');
    };
    const { told, report } = await apply({ changes, ports: { progress } });
    expect(told).toEqual(['create a: done', 'create b: not-started', 'create c: not-started']);
    expect(report.crash?.message).toBe('broken pipe');
  });

  test('a bug in the closing read: the results stand', async () => {
    const { ports } = portsTo(holding());
    const reader = { ...ports.reader, cyberAssets: failing(new TypeError('a bug')) };
    const { told, report } = await apply({ changes: [create('a')], ports: { reader } });
    expect(told).toEqual(['create a: done']);
    expect(report).toMatchObject({ stopped: 'crash', converged: null, closingFailure: expect.any(String) });
  });
});

test('the journal: intent before and outcome after each write', async () => {
  const { ports, requests } = portsTo(holding(a(1, 'x'), a(2, 'y')));
  await apply({
    changes: [remove('ca_1', 'x'), rename('ca_2', 'y', 'z'), create('new')],
    ports: {
      reader: ports.reader,
      journal: ({ event, request, outcome, id }) => {
        requests.push([event, request.method, outcome, id].filter((word) => word != null).join(' '));
      },
    },
    writer: ports.writer,
  });
  expect(requests).toEqual([
    'intent PATCH',
    'PATCH ca_2 z',
    'outcome PATCH done ca_2',
    'intent POST',
    'POST new',
    'outcome POST done ca_new',
    'GET ca_1',
    'intent DELETE',
    'DELETE ca_1',
    'outcome DELETE done ca_1',
    'GET list',
  ]);
});

test('many unclear creates share the reads of the list', async () => {
  const changes = Array.from({ length: 50 }, (_, n) => create(`n${n}`));
  const { requests, told } = await apply({
    changes,
    concurrency: 50,
    writer: { createAsset: failing(new Failed('unclear')) },
  });
  // Two looks a round for all of them, not for each.
  expect(requests.filter((line) => line === 'GET list').length).toBeLessThan(30);
  expect(new Set(told.map((line) => line.split(': ')[1]))).toEqual(new Set(['failed']));
});
