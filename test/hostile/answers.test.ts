// A service that answers with anything but what its API document promises, asked by the command line: plan, and the
// built apply, end with exit 1 and one line that helps. Nothing is written, and the key is shown nowhere and sent nowhere else.
import type { ServerResponse } from 'node:http';
import { describe, type TestContext, test } from 'vitest';
import { answer, flood, folderFor, KEY, leaks, type Ran, run, runHere, STACK, serve } from './run.ts';

const FILES = { 'inventory/a.yml': 'cyber_system: EMS\nassets:\n  - name: new\n    asset_type: hardware\n' };
const SYSTEM = { id: 'cs_1', name: 'EMS', organization_slug: 'acme' };
const ASSET = { id: 'ca_1', name: 'a', cyber_system_id: 'cs_1', asset_type: 'hardware', organization_slug: 'acme' };

interface Trial {
  /** How the list of assets is answered. */
  readonly assets: (response: ServerResponse) => void;
  /** What the line says, beside the request that it is about. */
  readonly says: string;
  readonly subject?: string;
  readonly flags?: readonly string[];
}

/** The list of assets is this text. */
function body(text: string, says: string): Trial {
  return { assets: (response) => answer(response, text), says };
}

/** The list of assets is this value. */
function value(list: unknown, says: string): Trial {
  return body(JSON.stringify(list), says);
}

const { asset_type: _, ...UNTYPED } = ASSET;
const OTHER = { ...ASSET, id: 'ca_2', organization_slug: 'evil' };
const CHECK = 'Check the base URL.';

const TRIALS: Readonly<Record<string, Trial>> = {
  HTML: {
    assets: (response) => answer(response, '<!doctype html><title>Sign in</title>', 'text/html'),
    says: `it is a page of HTML). ${CHECK}`,
  },
  'an object': value({ data: [ASSET] }, `it is not an array). ${CHECK}`),
  'a missing field': value([ASSET, { ...UNTYPED, id: 'ca_2' }], 'record 1 has no asset_type as documented'),
  'a wrong word': value([{ ...ASSET, asset_type: 'Hardware' }], 'record 0 has no asset_type as documented'),
  'two organizations in one list': value([ASSET, OTHER], 'record 1 is of another organization'),
  'one id twice': value([ASSET, ASSET], 'record 1 has an id that another record has'),
  'truncated JSON': body(JSON.stringify([ASSET]).slice(0, -9), `it is not JSON). ${CHECK}`),
  'a connection that breaks': {
    assets: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[', () => response.destroy());
    },
    says: 'the connection broke before the whole answer was read',
  },
  'bytes that are not UTF-8': {
    assets: (response) => response.writeHead(200).end(Buffer.from([0x5b, 0xff, 0x5d])),
    says: 'it is not UTF-8',
  },
  'a status that is not documented': {
    assets: (response) => answer(response, '[]', 'application/json', 206),
    says: '200 is documented',
  },
  '1 GB': {
    assets: (response) => flood(response, 1024),
    says: 'the answer is too large and was cut off (more than 256 MiB)',
  },
  'an error that repeats the key': {
    assets: (response) => answer(response, JSON.stringify({ error: `bad key ${KEY}\u001b[2J` }), 'text/plain', 403),
    says: 'Check that the API key is whole and not revoked.',
  },
  'assets of another organization than the systems': {
    ...value(
      [OTHER],
      'reads records of more than one organization. Nothing was written. Tell the operator of the service.',
    ),
    subject: 'CIP_SYNC_API_KEY',
  },
  'another organization than expected': {
    ...value([ASSET], 'is not the organization of the API key, which is acme. Nothing was written.'),
    subject: '--organization',
    flags: ['--organization', 'other'],
  },
};

describe.concurrent('plan and apply refuse', () => {
  for (const [name, trial] of Object.entries(TRIALS)) test(name, (context) => expectRefused(context, trial));

  test('a redirect, whose other origin receives nothing', async (context) => {
    const elsewhere = await serve(context, (response) => answer(response, '[]'));
    const assets = (response: ServerResponse) => response.writeHead(302, { location: `${elsewhere.url}/x` }).end();
    await expectRefused(context, { assets, says: `a redirect, and redirects are not followed. ${CHECK}` });
    context.expect(elsewhere.requests).toEqual([]);
  });
});

test.for(['plan', 'export'])(
  'of several lists that %s is refused, it tells the first, whichever failed first',
  async (command, context) => {
    const { expect } = context;
    const folder = folderFor(context, FILES);
    const failing: string[] = [];
    let last = () => {};
    const service = await serve(context, (response, path) => {
      const fail = () => {
        failing.push(path);
        answer(response, 'null');
      };
      if (path === '/facilities') last = fail;
      else fail();
      if (failing.length === 2) last();
    });
    const ran = await runHere({ folder, baseUrl: service.url, argv: [command] });
    expect(failing[2]).toBe('/facilities');
    expect({ code: ran.code, stdout: ran.stdout }).toEqual({ code: 1, stdout: '' });
    expect(ran.stderr).toContain('error: GET /facilities: ');
    expectCalm(context, ran);
  },
);

async function expectRefused(context: TestContext, { assets, flags = [], says, subject }: Trial): Promise<void> {
  const { expect } = context;
  const folder = folderFor(context, FILES);
  const service = await serve(context, (response, path) => {
    const lists: Readonly<Record<string, readonly object[]>> = { '/facilities': [], '/cyber-systems': [SYSTEM] };
    if (path === '/cyber-assets') assets(response);
    else answer(response, JSON.stringify(lists[path]));
  });
  const asked = { folder, baseUrl: service.url };
  const runs = [runHere({ ...asked, argv: ['plan', ...flags] }), run({ ...asked, argv: ['apply', '--yes', ...flags] })];
  for (const ran of await Promise.all(runs)) {
    expect({ code: ran.code, stdout: ran.stdout }).toEqual({ code: 1, stdout: '' });
    expect(ran.stderr).toContain(`error: ${subject ?? 'GET /cyber-assets:'} `);
    expect(ran.stderr).toContain(says);
    expectCalm(context, ran);
  }
  expect(new Set(service.requests)).toEqual(new Set(['GET /facilities', 'GET /cyber-systems', 'GET /cyber-assets']));
  expect(leaks(folder)).toEqual([]);
}

/** One line, and below it at most the start of what the service said; harmless, without stack and key. */
function expectCalm({ expect }: TestContext, { stderr }: Ran): void {
  // What takes more than ten seconds tells how far it is.
  const lines = stderr.split('\n').filter((line) => !line.startsWith('reading: '));
  const [, quoted = '', ...rest] = lines;
  expect(quoted).toMatch(/^(?: {2}the service said: .*)?$/);
  expect(rest.join('')).toBe('');
  expect(stderr).not.toMatch(STACK);
  expect(stderr).not.toContain(KEY);
  expect(stderr).not.toContain('\u001b');
}
