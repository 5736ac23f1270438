// The command line with hostile names everywhere: what it prints on both streams, which a CI log shows, too.
import { expect, test } from 'vitest';
import { type Stage, setStage as setAnyStage } from '../journeys/harness.ts';
import { ACME } from '../journeys/world.ts';
import { answeringService, SAID } from './hostile-service.ts';
import { liveIn } from './live.ts';
import { MARK } from './names.ts';
import { brokenFiles, changedFiles, seed, startFiles } from './scenes.ts';
import type { Sink } from './sinks.ts';

function setStage(files: Readonly<Record<string, string>>): Promise<Stage> {
  return setAnyStage({ seed: seed(ACME), options: { uniqueNames: 'none' }, files });
}

async function run(stage: Stage, argv: readonly string[], url = stage.emulator.url) {
  const { code, stdout, stderr } = await stage.here(argv, { env: { CIP_SYNC_BASE_URL: url } });
  const sinks: Sink[] = [
    { place: 'standard output', kind: 'log', text: stdout },
    { place: 'standard error', kind: 'log', text: stderr },
  ];
  return { code, out: stdout, err: stderr, sinks };
}

const ALL = { ...startFiles(), ...changedFiles() };
const UNGUARDED = ['--max-deletes', '1000', '--max-delete-percent', '100'];

interface Run {
  readonly argv: readonly string[];
  readonly code: number;
  readonly files?: Readonly<Record<string, string>>;
}

const RUNS: readonly Run[] = [
  { argv: ['plan', '--verbose', ...UNGUARDED], code: 0 },
  { argv: ['plan', '--json', ...UNGUARDED], code: 0 },
  { argv: ['plan', '--markdown', ...UNGUARDED], code: 0 },
  { argv: ['plan', '--base', '<b>@vwk##[x]'], code: 1 },
  { argv: ['plan', '--path', '<b>@vwk##[x]\n::error::vwk'], code: 1 },
  { argv: ['drift', '--verbose'], code: 0 },
  { argv: ['drift', '--json'], code: 0 },
  { argv: ['apply', '--yes', '--verbose', ...UNGUARDED], code: 0 },
  { argv: ['apply', '--yes', '--json', ...UNGUARDED], code: 0 },
  { argv: ['apply', '--yes'], code: 1 },
  { argv: ['apply', ...UNGUARDED], code: 1 },
  { argv: ['plan'], code: 1, files: brokenFiles() },
  { argv: ['plan', '--json'], code: 1, files: brokenFiles() },
  { argv: ['plan', '--markdown'], code: 1, files: brokenFiles() },
  { argv: ['validate'], code: 1, files: brokenFiles() },
  { argv: ['validate', '--json'], code: 1, files: brokenFiles() },
];

test.each(RUNS)('no name has an effect in the output of $argv', async ({ argv, code, files = ALL }) => {
  const ran = await run(await setStage(files), argv);
  expect(liveIn(ran.sinks)).toEqual([]);
  if (argv.includes('--markdown')) expect(liveIn([{ place: 'page', kind: 'markdown', text: ran.out }])).toEqual([]);
  expect(ran).toMatchObject({ code });
});

test.each([401, 500, 200])('no name has an effect when a service answers with names and status %i', async (status) => {
  const url = await answeringService(status, () => `${SAID},`);
  const ran = await run(await setStage(ALL), ['plan', '--verbose'], url);
  expect(liveIn(ran.sinks)).toEqual([]);
  // A service that refuses the key may repeat it, so its answer is not shown.
  expect(MARK.test(ran.err)).toBe(status !== 401);
  expect(ran).toMatchObject({ code: 1, out: '' });
});

test('printed JSON parses to the same plan as the saved file, although it was made inert', async () => {
  const stage = await setStage(ALL);
  const { out } = await run(stage, ['plan', '--json', '--out', 'plan.json', ...UNGUARDED]);
  const saved = JSON.parse(stage.read('plan.json'));
  expect(JSON.parse(out)).toEqual({ ...saved, generated_at: JSON.parse(out).generated_at });
});
