// One world from files to service, through the command line: plainly, through faults, killed on the way, or both.
import { FAULT_KINDS, type FaultPlan } from '../../src/emulator/faults.ts';
import { checkEnd, checkEvidence, checkEvidenceFiles, checkNothingLeft, checkWrites, Discrepancy } from './check.ts';
import { type Finished, Place } from './command.ts';
import { Dice } from './dice.ts';
import { filesOf, writeFiles } from './files.ts';
import { makeWorld } from './make.ts';
import { Service } from './service.ts';
import { stepsOf, type World } from './world.ts';

/** `storm` is faults and kills at once. */
export type Mode = 'plain' | 'faults' | 'kill' | 'storm';

export interface Told {
  readonly changes: number;
  readonly writes: number;
  /** How often apply was started. */
  readonly runs: number;
}

interface Stage {
  readonly world: World;
  readonly dice: Dice;
  readonly place: Place;
  readonly service: Service;
}

const MOST_RUNS = 12;
/** 30 percent of all requests. A stall would last as long as the client waits. */
const FAULTS: FaultPlan = { probability: 0.3, kinds: FAULT_KINDS.filter((kind) => kind !== 'stall'), delayMs: 5 };

/** Throws an Error that names the discrepancy, the seed, and the command that makes it again. */
export async function runWorld(seed: number, mode: Mode, cli?: string | null): Promise<Told> {
  const dice = new Dice(seed);
  const world = makeWorld(seed, dice);
  const files = filesOf(world, dice);
  const hasFaults = mode === 'faults' || mode === 'storm';
  const service = await Service.start(world, dice, hasFaults ? FAULTS : []);
  const place = new Place(service.emulator.url, cli);
  try {
    writeFiles(place.folder, files);
    const runs = await RUNNERS[mode]({ world, dice, place, service });
    service.emulator.setFaults([]);
    checkNothingLeft(await place.run(['plan', '--json']));
    checkEnd(world, service.assets());
    const committed = checkWrites(world, service.emulator.log, mode === 'plain');
    checkEvidenceFiles(place.folder, service.emulator.log);
    return { changes: stepsOf(world).length, writes: committed, runs };
  } catch (error) {
    if (!(error instanceof Discrepancy)) throw error;
    const again = `npm run worlds -- --seed ${seed} --count 1${FLAGS[mode]}`;
    throw new Error(`world ${seed} (${mode}, unique in ${world.scope}): ${error.message}\nagain: ${again}`);
  } finally {
    place.remove();
    await service.emulator.close();
  }
}

const FLAGS: Readonly<Record<Mode, string>> = {
  plain: '',
  faults: ' --faults',
  kill: ' --kill',
  storm: ' --faults --kill',
};

const RUNNERS: Readonly<Record<Mode, (stage: Stage) => Promise<number>>> = {
  plain: applyOnce,
  faults: applyUntilDone,
  kill: (stage) => applyThroughKills(stage, false),
  storm: (stage) => applyThroughKills(stage, true),
};

async function applyOnce(stage: Stage): Promise<number> {
  const finished = await stage.place.run([...(await applyArgs(stage)), ...atOnce(stage)]);
  expectDone(finished);
  checkEvidence(stage.world, finished.stdout);
  return 1;
}

/** By `--yes`, or by a plan saved before, which has to carry through every rerun. */
async function applyArgs({ dice, place }: Stage): Promise<string[]> {
  if (dice.chance(0.5)) return ['apply', '--json', '--yes'];
  for (let run = 1; ; run++) {
    const saved = await place.run(['plan', '--out', 'saved plan.json']);
    if (saved.code === 0) return ['apply', '--json', '--plan', 'saved plan.json'];
    if (run === MOST_RUNS) expectDone(saved);
  }
}

function atOnce({ dice }: Stage): string[] {
  return ['--concurrency', String(dice.between(1, 16))];
}

function expectDone(finished: Finished): void {
  if (finished.code !== 0) throw new Discrepancy(`exit ${finished.code}\n${finished.stderr}`);
}

async function applyUntilDone(stage: Stage): Promise<number> {
  const args = await applyArgs(stage);
  for (let run = 1; ; run++) {
    const finished = await stage.place.run([...args, ...atOnce(stage)]);
    if (finished.code === 0) return run;
    if (run === MOST_RUNS) throw new Discrepancy(`not done after ${run} runs\n${finished.stderr}`);
  }
}

/** Killed up to three times, each time at a request between the first and the last that this world can need. */
async function applyThroughKills(stage: Stage, hasFaults: boolean): Promise<number> {
  const { world, dice, place, service } = stage;
  const args = await applyArgs(stage);
  const kills = dice.between(1, 3);
  for (let run = 1; ; run++) {
    const started = place.start([...args, ...atOnce(stage)]);
    const atRequest = dice.between(1, 4 + stepsOf(world).length);
    if (run <= kills) service.set({ victim: started, atRequest, isAnswered: dice.chance(0.5) });
    const finished = await started.finished;
    service.set(null);
    if (finished.code === 0) return run;
    // Only the blow may end it otherwise, or a fault where there are any.
    if (!hasFaults && (finished.code !== null || run > kills)) expectDone(finished);
    if (run === MOST_RUNS + kills) throw new Discrepancy(`not done after ${run} runs\n${finished.stderr}`);
  }
}
