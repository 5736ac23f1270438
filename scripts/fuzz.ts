// `npm run fuzz [-- --cases N] [--seed N] [--path P] [--only NAME]`: tests hundreds of thousands of damaged files,
// answers, events, plans, exports and mappings. A failure prints the seed and the path that reproduce it.
import { inspect, parseArgs } from 'node:util';
import { FUZZED } from '../test/fuzz/properties.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    only: { type: 'string' },
  },
});
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);

for (const { name, share, run } of FUZZED.filter(
  (fuzzed) => values.only === undefined || fuzzed.name === values.only,
)) {
  const numRuns = Math.ceil(Number(values.cases) * (values.only === undefined ? share : 1));
  const path = values.path === undefined ? {} : { path: values.path };
  try {
    await run({ numRuns, seed, ...path });
    process.stdout.write(`${name}: ${numRuns} cases, seed ${seed}\n`);
  } catch (error) {
    // fast-check's report has the case. What the case broke is its cause.
    const report = error instanceof Error ? `${error.message}\n${inspect(error.cause)}` : inspect(error);
    process.stdout.write(`${name}: failed, --only ${name} --seed ${seed}\n${report}\n`);
    process.exitCode = 1;
  }
}
