// What must be true when a world is done: every asset as declared, every write accounted for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidence } from '../../src/apply/evidence-schema.ts';
import type { Emulator } from '../../src/emulator/server.ts';
import type { Ended } from '../journeys/child.ts';
import { cyclesOf } from './cycles.ts';
import { isSame, type State, stepsOf, type World } from './world.ts';

/** Something is not as it must be. */
export class Discrepancy extends Error {
  override readonly name = 'Discrepancy';
}

function require(isTrue: boolean, what: () => string): asserts isTrue {
  if (!isTrue) throw new Discrepancy(what());
}

/** Kept assets have their ids and expected states, deleted assets are gone, and each new asset is there once. */
export function checkEnd({ live, kept, created }: World, assets: ReadonlyMap<string, State>): void {
  for (const [id, state] of kept) {
    const found = assets.get(id);
    require(found !== undefined && isSame(found, state), () => `${id} must be ${textOf(state)}, is ${textOf(found)}`);
  }
  for (const id of live.keys()) require(kept.has(id) || !assets.has(id), () => `${id} must be gone`);
  const fresh = [...assets].filter(([id]) => !live.has(id)).map(([, state]) => textOf(state));
  const wanted = created.map(textOf);
  require(fresh.sort().join('\n') === wanted.sort().join('\n'), () => `created ${fresh}; declared ${wanted}`);
}

function textOf(state: State | undefined): string {
  return state === undefined ? 'gone' : JSON.stringify([state.system, state.name, state.type]);
}

/** Returns the number of writes committed. Without faults and kills that is one for each change and each cycle. */
export function checkWrites(world: World, log: Emulator['log'], isPlain: boolean): number {
  const taken = log.filter(({ status }) => status === 409);
  require(taken.length === 0, () => `answered 409: ${JSON.stringify(taken)}`);
  const committed = log.filter((entry) => entry.committed);
  const posts = committed.filter(({ method }) => method === 'POST').length;
  require(posts === world.created.length, () => `${posts} POSTs committed for ${world.created.length} creates`);
  if (!isPlain) return committed.length;
  const steps = stepsOf(world);
  const { least, most } = cyclesOf(steps);
  const extra = committed.length - steps.length;
  require(extra >= least && extra <= most, () => {
    const writes = committed.map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body)}`);
    return `${extra} writes beyond one a change, where ${least} to ${most} cycles are:\n${writes.join('\n')}`;
  });
  return committed.length;
}

export function checkEvidence(world: World, json: string): void {
  const { result, summary, changes } = evidence.parse(JSON.parse(json));
  const steps = stepsOf(world);
  const wanted = {
    create: steps.filter(({ before }) => before === null).length,
    update: steps.filter(({ before, after }) => before !== null && after !== null).length,
    delete: steps.filter(({ after }) => after === null).length,
  };
  const planned = { create: summary.create, update: summary.update, delete: summary.delete };
  require(JSON.stringify(planned) === JSON.stringify(wanted) && changes.length === steps.length, () =>
    `planned ${JSON.stringify(planned)}, declared ${JSON.stringify(wanted)}`);
  const expected = steps.length === 0 ? 'no-changes' : 'applied';
  require(result === expected, () => `result ${result} in place of ${expected}`);
}

export function checkNothingLeft({ code, stdout, stderr }: Ended): void {
  require(code === 0, () => `the plan afterwards: exit ${code}\n${stderr}\n${stdout}`);
  const { changes }: { changes: unknown[] } = JSON.parse(stdout);
  require(changes.length === 0, () => `the plan afterwards is not empty: ${JSON.stringify(changes)}`);
}

/** For every write that the service committed, a complete evidence file has the change that asked for it. */
export function checkEvidenceFiles(folder: string, log: Emulator['log']): void {
  const wanted = new Set(changesIn(join(folder, '.cip-sync')));
  for (const { method, path, body, committed } of log) {
    if (!committed) continue;
    const write = method === 'POST' ? `POST ${JSON.stringify(body)}` : `${method} ${decodeURIComponent(path)}`;
    if (!wanted.has(write)) throw new Discrepancy(`no evidence has the change of ${write}`);
  }
}

const METHODS = { update: 'PATCH', delete: 'DELETE' } as const;

function changesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^evidence-.*\.json$/.test(name)) : [];
  return names.flatMap((name) =>
    evidence.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))).changes.map(({ action, id, after }) => {
      return action === 'create' ? `POST ${JSON.stringify(after)}` : `${METHODS[action]} /cyber-assets/${id}`;
    }),
  );
}
