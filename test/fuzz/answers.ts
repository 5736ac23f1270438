// Any answer of the service, through the whole client except its sockets, gives the records sent or a ServiceError.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Dispatcher } from 'undici';
import { SERVICE_RETRIES } from '../../src/core/retry.ts';
import { Pace } from '../../src/service/adaptive-limit.ts';
import { createReader, type Reader } from '../../src/service/client.ts';
import { ServiceError } from '../../src/service/errors.ts';
import { createTransport } from '../../src/service/transport.ts';
import { asJson, damagedBytes, damagedJson, damagedText, type Json } from './mutations.ts';
import { samples } from './samples.ts';

const KEY = 'key-"of"/fuzz';
const BITS = ['[', ']', '{', '}', ',', ':', '"', 'null', '{}', '[]', '\\u0000', '\uFEFF', '"id":"ca_1"', KEY, '1e999'];

const KINDS = ['facilities', 'cyberSystems', 'cyberAssets', 'cyberAsset'] as const;
type Read = (typeof KINDS)[number];

interface Answer {
  readonly read: Read;
  readonly id: string;
  readonly status: number;
  readonly type: string | null;
  readonly body: Uint8Array;
  /** After how many bytes the connection breaks; null if it does not. */
  readonly breaks: number | null;
}

/** What a good service would answer, and the requested id. */
const promised = fc.tuple(samples, fc.constantFrom(...KINDS), fc.nat(50)).map(([{ live }, read, n]) => {
  const { facilities = [], systems: cyberSystems, assets: cyberAssets } = live;
  const record = cyberAssets[n % (cyberAssets.length || 1)] ?? { id: 'ca_1' };
  const values = { facilities, cyberSystems, cyberAssets, cyberAsset: record };
  return { read, id: record.id, value: asJson(values[read]) };
});

function bodies(value: Json): fc.Arbitrary<Uint8Array> {
  const good = JSON.stringify(value);
  const texts = fc.oneof(
    { weight: 5, arbitrary: damagedJson(fc.constant(value)).map((json) => JSON.stringify(json)) },
    { weight: 3, arbitrary: damagedText(fc.constant(good), BITS) },
    fc.constant(good),
    fc.jsonValue().map((json) => JSON.stringify(json)),
  );
  return fc.oneof(
    { weight: 6, arbitrary: texts.map((text) => Buffer.from(text)) },
    damagedBytes(fc.constant(Buffer.from(good))),
  );
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/html',
  'application/problem+json',
  '',
  null,
];

const answers: fc.Arbitrary<Answer> = promised.chain(({ read, id, value }) =>
  fc.record({
    read: fc.constant(read),
    id: fc.oneof({ weight: 5, arbitrary: fc.constant(id) }, fc.string()),
    status: fc.oneof({ weight: 6, arbitrary: fc.constant(200) }, fc.integer({ min: 200, max: 599 })),
    type: fc.oneof({ weight: 6, arbitrary: fc.constant('application/json') }, fc.constantFrom(...TYPES)),
    body: bodies(value),
    breaks: fc.option(fc.nat(200), { freq: 8 }),
  }),
);

export const anyAnswer = fc.asyncProperty(answers, async (answer) => {
  const service = new Answering(answer);
  const outcome = await ask(readerFor(service), answer).catch((error: unknown) => error);
  assert(service.asked <= SERVICE_RETRIES.maxTries, `asked ${service.asked} times`);
  if (outcome instanceof ServiceError) {
    const shown = `${outcome.message} ${outcome.failure.detail}`;
    assert(!shown.includes(KEY) && !shown.includes(JSON.stringify(KEY).slice(1, -1)), `shows the key: ${shown}`);
    assert(!/[\p{Cc}\u2028\u2029\u202A-\u202E]/u.test(shown), `not one clean line: ${JSON.stringify(shown)}`);
    return;
  }
  if (outcome instanceof Error) throw outcome;
  if (outcome === null) assert(answer.status === 404 || service.asked === 0, 'no record, and no 404');
  else checkRecords(outcome, answer);
});

function ask(reader: Reader, { read, id }: Answer): Promise<unknown> {
  return read === 'cyberAsset' ? reader.cyberAsset(id) : reader[read]();
}

/** The accepted records are the records sent, and are as section 2.2 of the API document says. */
function checkRecords(outcome: unknown, { read, id, status, body }: Answer): void {
  assert(status === 200, `believes an answer ${status}`);
  assert(JSON.stringify(outcome) === JSON.stringify(JSON.parse(Buffer.from(body).toString())), 'not what was sent');
  const records: readonly unknown[] = Array.isArray(outcome) ? outcome : [outcome];
  const fields = records.map((record) => new Map(Object.entries(record ?? {})));
  const needed = ['id', 'name', 'organization_slug', ...(read.startsWith('cyberAsset') ? ['cyber_system_id'] : [])];
  for (const found of fields) {
    for (const name of needed) assert(typeof found.get(name) === 'string', `a record without ${name}`);
    const isTyped = ['hardware', 'software'].includes(String(found.get('asset_type')));
    assert(!read.startsWith('cyberAsset') || isTyped, 'an asset without its type');
  }
  assert(new Set(fields.map((found) => found.get('id'))).size === records.length, 'one id twice');
  assert(new Set(fields.map((found) => found.get('organization_slug'))).size <= 1, 'two organizations');
  assert(Array.isArray(outcome) || fields[0]?.get('id') === id, 'another record than was asked for');
}

function readerFor(service: Dispatcher): Reader {
  let now = 0;
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
  };
  const { signal } = new AbortController();
  const transport = createTransport({
    ...{ clock, signal, cut: signal, apiKey: KEY, version: '1.2.3', requestTimeoutMs: 20_000 },
    baseUrl: new URL('https://service.test/'),
    random: () => 0.5,
    pace: new Pace(4),
    open: async () => service,
    onAttempt: () => {},
    onReceived: () => {},
  });
  return createReader(transport);
}

const CONTROLLER = { aborted: false, paused: false, reason: null, abort: () => {}, pause: () => {}, resume: () => {} };

/** Gives every request the same answer, in two pieces. */
class Answering extends Dispatcher {
  asked = 0;
  readonly #answer: Answer;

  constructor(answer: Answer) {
    super();
    this.#answer = answer;
  }

  override dispatch(_options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    this.asked++;
    const { status, type, body, breaks } = this.#answer;
    const bytes = Buffer.from(body);
    const cut = breaks ?? Math.floor(bytes.length / 2);
    handler.onRequestStart?.(CONTROLLER, null);
    handler.onResponseStart?.(CONTROLLER, status, type === null ? {} : { 'content-type': type });
    handler.onResponseData?.(CONTROLLER, bytes.subarray(0, cut));
    if (breaks !== null) handler.onResponseError?.(CONTROLLER, new Error('broken'));
    else handler.onResponseData?.(CONTROLLER, bytes.subarray(cut));
    if (breaks === null) handler.onResponseEnd?.(CONTROLLER, {});
    return true;
  }
}
