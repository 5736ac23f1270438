// The command line with a service that does not answer as its API document promises: plan and apply end with exit code
// 1 and one helpful line. Nothing is written, and the key is shown nowhere.
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { serve } from '../github/stage.ts';
import { type Ran, setStage } from '../journeys/harness.ts';
import { KEY } from '../journeys/world.ts';

const FILES = { 'inventory/a.yml': 'cyber_system: EMS\nassets:\n  - name: new\n    asset_type: hardware\n' };
const SYSTEM = { id: 'cs_1', name: 'EMS', organization_slug: 'acme' };
const OTHER = { id: 'ca_2', name: 'a', cyber_system_id: 'cs_1', asset_type: 'hardware', organization_slug: 'evil' };

interface Trial {
  /** Answers the request for the list of assets. */
  readonly assets: (response: ServerResponse) => void;
  /** What the error line says, besides its subject. */
  readonly says: string;
  readonly subject?: string;
  /** Whether the bundle runs the apply, which waits between its attempts. */
  readonly isBuilt?: true;
}

const TRIALS: Readonly<Record<string, Trial>> = {
  'a connection that breaks': {
    assets: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[', () => response.destroy());
    },
    says: 'the connection broke before the answer was complete',
  },
  'bytes that are not UTF-8': {
    assets: (response) => response.writeHead(200).end(Buffer.from([0x5b, 0xff, 0x5d])),
    says: 'it is not UTF-8',
  },
  'a status that is not documented': {
    assets: (response) => answer(response, '[]', 'application/json', 206),
    says: '200 is documented',
  },
  'an answer of 1 GB': {
    assets: (response) => flood(response, 1024),
    says: 'the answer is too large and was cut off (more than 256 MiB)',
    isBuilt: true,
  },
  'an error that repeats the key': {
    assets: (response) => answer(response, JSON.stringify({ error: `bad key ${KEY}\u001b[2J` }), 'text/plain', 403),
    says: 'Check that the API key is complete and has not been revoked.',
    isBuilt: true,
  },
  'assets of another organization than the systems': {
    assets: (response) => answer(response, JSON.stringify([OTHER])),
    says: 'reads records of more than one organization. Nothing was written. Tell the operator of the service.',
    subject: 'CIP_SYNC_API_KEY',
  },
};

test.each(['/facilities', '/control-centers', '/cyber-systems'])(
  '%s of another organization are refused',
  async (list) => {
    const url = await serve(({ url: path = '' }, response) => {
      const record = { id: { '/facilities': 'fac_1', '/control-centers': 'cc_1' }[path] ?? 'cs_1', name: 'x' };
      const assets = path === '/cyber-assets' ? { ...OTHER, organization_slug: SYSTEM.organization_slug } : null;
      answer(
        response,
        JSON.stringify([
          assets ?? { ...record, organization_slug: path === list ? 'other' : SYSTEM.organization_slug },
        ]),
      );
    });
    const stage = await setStage({ files: FILES });
    const env = { CIP_SYNC_BASE_URL: url };
    const ran = await stage.here(['plan', '--control-center-field', 'control_center_id'], { env });
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toContain('error: CIP_SYNC_API_KEY reads records of more than one organization.');
  },
);

test.each(Object.entries(TRIALS))('plan and apply refuse %s', async (_, { assets, says, subject, isBuilt }) => {
  const requests = new Set<string>();
  const url = await serve(({ method, url: path = '' }, response) => {
    requests.add(`${method} ${path}`);
    // A client that has read enough closes the connection. That is not a failure of this server.
    response.on('error', () => {});
    const lists: Readonly<Record<string, readonly object[]>> = { '/facilities': [], '/cyber-systems': [SYSTEM] };
    if (path === '/cyber-assets') assets(response);
    else answer(response, JSON.stringify(lists[path]));
  });
  const stage = await setStage({ files: FILES });
  const env = { CIP_SYNC_BASE_URL: url };
  const apply = ['apply', '--yes'];
  for (const run of [
    stage.here(['plan'], { env }),
    isBuilt ? stage.start(apply, env).ran : stage.here(apply, { env }),
  ]) {
    const ran = await run;
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toContain(`error: ${subject ?? 'GET /cyber-assets:'} `);
    expect(ran.stderr).toContain(says);
    expectCalm(ran);
  }
  expect(requests).toEqual(new Set(['GET /facilities', 'GET /cyber-systems', 'GET /cyber-assets']));
});

test.each(['plan', 'export'])(
  'when several lists fail, %s reports the first in its own order, whichever failed first',
  async (command) => {
    const failing: string[] = [];
    let last = () => {};
    const url = await serve(({ url: path = '' }, response) => {
      const fail = () => {
        failing.push(path);
        answer(response, 'null');
      };
      if (path === '/facilities') last = fail;
      else fail();
      if (failing.length === 2) last();
    });
    const ran = await (await setStage({ files: FILES })).here([command], { env: { CIP_SYNC_BASE_URL: url } });
    expect(failing[2]).toBe('/facilities');
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toContain('error: GET /facilities: ');
    expectCalm(ran);
  },
);

/** What a crash would show, which no user should see. */
const STACK = /^\s+at \S|node:internal|please report|\bdist\/cli\b/m;

/** Expects one line and at most a harmless excerpt of the answer, without a stack. The stage looks for the key. */
function expectCalm({ stderr }: Ran): void {
  // A read that takes more than ten seconds reports its progress.
  const lines = stderr.split('\n').filter((line) => !line.startsWith('reading: '));
  const [, quoted = '', ...rest] = lines;
  expect(quoted).toMatch(/^(?: {2}the service said: .*)?$/);
  expect(rest.join('')).toBe('');
  expect(stderr).not.toMatch(STACK);
  expect(stderr).not.toContain('\u001b');
}

/** Answers with this body. */
function answer(response: ServerResponse, body: string, type = 'application/json', status = 200): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

/** Sends as much as the client takes, up to `mebibytes` MiB. */
function flood(response: ServerResponse, mebibytes: number): void {
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  response.writeHead(200, { 'content-type': 'application/json' });
  Readable.from(Array<Buffer>(mebibytes).fill(chunk)).pipe(response);
}
