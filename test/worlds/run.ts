// One world from files to service, through the command line: undisturbed, with faults, killed on the way, or both.
import { FAULT_KINDS, type FaultPlan } from '../../src/emulator/faults.ts';
import type { Ended } from '../journeys/child.ts';
import { checkEnd, checkEvidence, checkEvidenceFiles, checkNothingLeft, checkWrites, Discrepancy } from './check.ts';
import { Place } from './command.ts';
import { makeWorld } from './declare.ts';
import { Dice } from './dice.ts';
import { filesOf, writeFiles } from './files.ts';
import { assetsIn, type Service, startService } from './service.ts';
import { stepsOf, type World } from './world.ts';

/** What happens to the runs: nothing if both are false. */
export interface Mode {
  readonly faults: boolean;
  readonly kill: boolean;
}

export interface Told {
  readonly changes: number;
  readonly writes: number;
  /** How often apply was started. */
  readonly runs: number;
}

const MOST_RUNS = 12;
/** 30 percent of all requests. A stall would last as long as the client waits. */
const FAULTS: FaultPlan = { probability: 0.3, kinds: FAULT_KINDS.filter((kind) => kind !== 'stall'), delayMs: 5 };

/** Throws an Error that names the discrepancy, the seed, and the command that reproduces it. */
export async function runWorld(seed: number, mode: Mode, cli?: string | null): Promise<Told> {
  const dice = new Dice(seed);
  const world = makeWorld(seed, dice);
  const files = filesOf(world, dice);
  const service = await startService(world, dice, mode.faults ? FAULTS : []);
  const place = new Place(service.emulator.url, cli);
  try {
    writeFiles(place.folder, files);
    const runs = await applyAll({ world, dice, place, service }, mode);
    service.emulator.setFaults([]);
    checkNothingLeft(await place.run(['plan', '--json']));
    checkEnd(world, assetsIn(service.emulator));
    const committed = checkWrites(world, service.emulator.log, !mode.faults && !mode.kill);
    checkEvidenceFiles(place.folder, service.emulator.log);
    return { changes: stepsOf(world).length, writes: committed, runs };
  } catch (error) {
    if (!(error instanceof Discrepancy)) throw error;
    const again = `npm run worlds -- --seed ${seed} --count 1${mode.faults ? ' --faults' : ''}${mode.kill ? ' --kill' : ''}`;
    throw new Error(`world ${seed}, unique in ${world.scope}: ${error.message}\nagain: ${again}`);
  } finally {
    place.remove();
    await service.emulator.close();
  }
}

interface Stage {
  readonly world: World;
  readonly dice: Dice;
  readonly place: Place;
  readonly service: Service;
}

/**
 * Applies until all is done; returns how often apply was started. If the mode says so, it is killed up to three times,
 * each time at a request between the first and the last that this world can need.
 */
async function applyAll({ world, dice, place, service }: Stage, { faults, kill }: Mode): Promise<number> {
  const args = await applyArgs(dice, place);
  const kills = kill ? dice.between(1, 3) : 0;
  for (let run = 1; ; run++) {
    const argv = [...args, '--concurrency', String(dice.between(1, 16))];
    const victim = run <= kills ? place.start(argv) : null;
    const atRequest = dice.between(1, 4 + stepsOf(world).length);
    service.blow = victim && { victim, atRequest, from: service.emulator.log.length, isAnswered: dice.chance(0.5) };
    const finished = await (victim?.finished ?? place.run(argv));
    service.blow = null;
    if (finished.code === 0) {
      if (!faults && !kill) checkEvidence(world, finished.stdout);
      return run;
    }
    // Only the blow, or a fault if there are any, may end it in another way.
    if (!faults && (finished.code !== null || run > kills)) expectDone(finished);
    if (run === MOST_RUNS + kills) throw new Discrepancy(`not done after ${run} runs\n${finished.stderr}`);
  }
}

/** With `--yes`, or with a plan saved before, which must work for every rerun. */
async function applyArgs(dice: Dice, place: Place): Promise<string[]> {
  if (dice.chance(0.5)) return ['apply', '--json', '--yes'];
  for (let run = 1; ; run++) {
    const saved = await place.run(['plan', '--out', 'saved plan.json']);
    if (saved.code === 0) return ['apply', '--json', '--plan', 'saved plan.json'];
    if (run === MOST_RUNS) expectDone(saved);
  }
}

function expectDone(finished: Ended): void {
  if (finished.code !== 0) throw new Discrepancy(`exit ${finished.code}\n${finished.stderr}`);
}
