// `npm run worlds -- --seed N --count N [--faults] [--kill] [--at-once N] [--cli FILE]`: runs random worlds through the
// built command line and reports each that does not end as declared.
import { parseArgs } from 'node:util';
import { runWorld, type Told } from '../test/worlds/run.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '4' },
    faults: { type: 'boolean', default: false },
    kill: { type: 'boolean', default: false },
    cli: { type: 'string' },
  },
});
const { faults, kill } = values;
const first = Number(values.seed);
const seeds = Array.from({ length: Number(values.count) }, (_, n) => first + n);

const told: Told[] = [];
let failures = 0;

async function work(): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    try {
      told.push(await runWorld(seed, { faults, kill }, values.cli));
    } catch (error) {
      failures++;
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n\n`);
    }
  }
}

const total = seeds.length;
await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
const sum = (count: (one: Told) => number) => told.reduce((all, one) => all + count(one), 0);
process.stdout.write(
  `${total} worlds: ${failures} failed; ${sum(({ changes }) => changes)} changes, ` +
    `${sum(({ writes }) => writes)} writes committed, ${sum(({ runs }) => runs)} applies\n`,
);
process.exitCode = failures === 0 ? 0 : 1;
