import { test } from 'vitest';
import { FUZZED } from './properties.ts';

test.each(FUZZED)('any $name cause no crash, endless work or finding without a place', async ({ run, share }) => {
  await run({ numRuns: 5_000 * share });
});
