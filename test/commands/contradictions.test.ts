// Flags that exclude each other are refused before anything is asked of the service.
import { expect, test } from 'vitest';
import { setStage } from '../journeys/harness.ts';

test.each(['plan', 'drift'])('%s prints one format on standard output, not two', async (command) => {
  const ran = await (await setStage()).cli(command, '--json', '--markdown');
  expect(ran).toMatchObject({ code: 1, stdout: '', requests: [] });
  expect(ran.stderr).toBe('error: --json and --markdown exclude each other. Give one of them.\n');
});
