// What is told of a run, and what may be nowhere in it: the key, the token, a request that GitHub does not describe.
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Emulator, LoggedRequest } from '../../src/emulator/server.ts';
import { DEFAULT_TOKEN, type StandIn } from '../github/stand-in.ts';
import { KEY } from '../journeys/world.ts';
import { filesWith, type StepRan } from './run.ts';

export interface Ran extends StepRan {
  /** What the service took, in order of arrival: `PATCH /cyber-assets/ca_a {"name":"b"}`. */
  readonly writes: readonly string[];
  /** What the service was asked: `GET /cyber-assets 200`. */
  readonly requests: readonly string[];
  /** What GitHub was asked: `POST /repos/acme/inventory/check-runs 201`. */
  readonly github: readonly string[];
  /** The folder of its temporary files. */
  readonly temporary: string;
}

export interface RunPlaces {
  readonly folder: string;
  readonly clone: string;
  readonly before: { readonly service: number; readonly github: number };
}

const SECRETS = [KEY, DEFAULT_TOKEN, Buffer.from(`x-access-token:${DEFAULT_TOKEN}`).toString('base64')];

/** Resolves when the run has ended; rejects when it gave a secret away or broke GitHub's description. */
export async function tell(
  running: Promise<StepRan>,
  { folder, clone, before }: RunPlaces,
  { service, github }: { readonly service: Emulator; readonly github: StandIn },
): Promise<Ran> {
  const ran = await running;
  // The one line that may hold the key is the one that has the runner mask it.
  const shown = ran.stdout.replaceAll(`::add-mask::${KEY}\n`, '') + ran.stderr;
  for (const secret of SECRETS) expect(shown).not.toContain(secret);
  expect(filesWith(SECRETS, folder)).toEqual([]);
  expect(filesWith(SECRETS, clone)).toEqual([]);
  github.assertFaithful();
  const asked = service.log.slice(before.service);
  return {
    ...ran,
    temporary: join(folder, 'temp'),
    writes: asked.filter(({ committed }) => committed).map(writeLine),
    requests: asked.map(({ method, path, status, fault }) => `${method} ${path} ${status ?? fault ?? 'unanswered'}`),
    github: github.ledger.slice(before.github),
  };
}

function writeLine({ method, path, body }: LoggedRequest): string {
  return body === undefined ? `${method} ${path}` : `${method} ${path} ${JSON.stringify(body)}`;
}
