// `npm run histories -- [--seed N] [--count N] [--digests] [--broken [NAME …]] [--within HISTORIES]`: plays thousands
// of whole histories on GitHub and prints the seed of each in which a run wrote or reported something wrong. `--digests`
// prints a digest of each history, always the same for the same seed. `--broken` breaks the product in each way of
// test/histories/breaks.ts: histories must find each break within the number of `--within`.
import { parseArgs } from 'node:util';
import { BREAKS, type Break, broken } from '../test/histories/breaks.ts';
import { EVENTS } from '../test/histories/events.ts';
import { play, type Told } from '../test/histories/history.ts';
import { Fault } from '../test/histories/judge.ts';
import { seedOf } from '../test/histories/themes.ts';
import { temporary } from '../test/temporary.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    broken: { type: 'boolean', default: false },
    digests: { type: 'boolean', default: false },
    within: { type: 'string', default: '60' },
  },
});
/** In this many histories, every event must happen. */
const ENOUGH = 300;

Object.assign(process.env, temporary());

if (values.broken) await breakAll(BREAKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name)));
else await playAll(Number(values.seed), Number(values.count));

async function playAll(first: number, count: number): Promise<void> {
  const told: Told[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const played = await playOne(seed);
    if (values.digests && typeof played !== 'string') process.stdout.write(`${seed} ${played.digest}\n`);
    if (typeof played !== 'string') told.push(played);
    else {
      process.stdout.write(`${played}\nagain: npm run histories -- --seed ${seed} --count 1\n\n`);
      process.exitCode = 1;
    }
  }
  process.stdout.write(`${summaryOf(told, count)}\n${eventsOf(told)}\n`);
}

/** What the history reported, or what went wrong. */
async function playOne(seed: number, product?: Parameters<typeof play>[1]): Promise<Told | string> {
  try {
    return await play(seed, product);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.message;
  }
}

function summaryOf(told: readonly Told[], count: number): string {
  const results = summed(told.map((each) => each.results));
  const sum = (of: (each: Told) => number) => told.reduce((all, each) => all + of(each), 0);
  const tally = Array.from(results, ([result, times]) => `${times} ${result}`).join(', ');
  return (
    `${count} histories: ${count - told.length} failed; ${sum(({ runs }) => runs)} runs (${tally}), ` +
    `${sum(({ predicted }) => predicted)} foretold, ${sum(({ writes }) => writes)} writes`
  );
}

function summed<K>(maps: readonly ReadonlyMap<K, number>[]): Map<K, number> {
  const sums = new Map<K, number>();
  for (const [key, times] of maps.flatMap((map) => [...map])) sums.set(key, (sums.get(key) ?? 0) + times);
  return sums;
}

/** One event a line. An event that never happens is a fault of the histories. */
function eventsOf(told: readonly Told[]): string {
  const times = summed(told.map(({ events }) => events));
  const absent = EVENTS.filter((event) => (times.get(event) ?? 0) === 0);
  if (told.length >= ENOUGH && absent.length > 0) process.exitCode = 1;
  const never = absent.length === 0 ? '' : `\nnever: ${absent.join(', ')}`;
  return EVENTS.map((event) => `${String(times.get(event) ?? 0).padStart(7)}  ${event}`).join('\n') + never;
}

/** Prints a table. Fails if no history finds a break. */
async function breakAll(breaks: readonly Break[]): Promise<void> {
  for (const each of breaks) {
    const started = Date.now();
    const { seed, played, why } = await foundOut(each, Number(values.within));
    const verdict = seed === null ? 'NOT FOUND OUT' : `by history ${String(seed).padStart(4)}`;
    const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
    process.stdout.write(
      `${each.name.padEnd(26)} ${each.theme.padEnd(10)} ${verdict}, number ${String(played).padStart(3)}, ${took.padStart(7)}  ${why}\n`,
    );
    if (seed === null) process.exitCode = 1;
  }
}

/** Starts with the history that found the break last time. */
async function foundOut(each: Break, within: number) {
  const product = await broken(each);
  let seed = each.seed;
  for (let played = 1; played <= within; played += 1) {
    const found = await playOne(seed, product);
    // A crash does not show that the histories find the break.
    if (typeof found === 'string' && !found.includes(' met a bug'))
      return { seed, played, why: found.split('\n')[0]?.slice(0, 120) ?? '' };
    seed = seedOf(each.theme, played === 1 ? Number(values.seed) : seed + 1);
  }
  return { seed: null, played: within, why: '' };
}
