// Long runs, by a clock that jumps: the command line and the action show progress, a terminal is left clean, and a
// bug is reported with its stack.
import { describe, expect, test } from 'vitest';
import { failureLine, nothingWritten } from '../../src/run/failures.ts';
import { runInside } from '../github-journeys/run.ts';
import { setWorld } from '../github-journeys/world.ts';
import { setStage } from '../journeys/harness.ts';
import { declare, world } from '../journeys/world.ts';
import { contextWith } from './context.ts';

const SEED = world({ Alpha: ['quokka', 'b'] });
const FILES = { 'inventory/alpha.yml': declare('Alpha', ['wombat', 'b software']) };

/** A clock that moves ahead by this many milliseconds at each reading. */
function jumping(ms: number) {
  let now = Date.parse('2026-03-01T00:00:00Z');
  return {
    now: () => {
      now += ms;
      return now;
    },
    sleep: async () => {},
  };
}

async function cli(argv: readonly string[], { jump, canRedraw }: { jump: number; canRedraw: boolean }) {
  const stage = await setStage({ seed: SEED, files: FILES });
  return stage.here(argv, { clock: jumping(jump), canRedraw });
}

async function action(command: string, env: Readonly<Record<string, string>> = {}, jump = 0) {
  const there = await setWorld({ seed: SEED, files: FILES });
  const dispatched = await there.github.event('workflow_dispatch', {});
  const event = { ...dispatched, env: { ...dispatched.env, ...env } };
  const inputs = { command, approval: 'none' };
  return runInside(there, { event, inputs, clock: jumping(jump) });
}

describe('a log shows progress', () => {
  const reading = /^reading: (\d+ files?, )?\d+ (bytes|KiB) from the service$/m;
  const applying = /^applying: 3 of 3 changes$/m;

  test('on the command line', async () => {
    const { code, stdout, stderr } = await cli(['apply', '--yes'], { jump: 4_000, canRedraw: false });
    expect(code).toBe(0);
    expect(stderr).toMatch(reading);
    expect(stderr).toMatch(applying);
    expect(stdout).toMatch(/^applied, done 3 of 3, in (\d+ min )?[\d.]+ s, evidence: /m);
  });

  test('in the action', async () => {
    const { code, log } = await action('apply', {}, 1_000);
    expect(code).toBe(0);
    expect(log).toMatch(reading);
    expect(log).toMatch(applying);
    expect(log).toMatch(/^applied, done 3 of 3, in (\d+ min )?[\d.]+ s$/m);
  });

  test('of fmt', async () => {
    const { stderr } = await cli(['fmt'], { jump: 12_000, canRedraw: false });
    expect(stderr).toMatch(/^formatting: 1 of 1 file$/m);
    expect(stderr).toMatch(/^writing: 1 of 1 file$/m);
  });

  test('only if a run takes long', async () => {
    const { stderr } = await cli(['apply', '--yes'], { jump: 0, canRedraw: false });
    expect(stderr).not.toMatch(/^(reading|applying): /m);
  });
});

test('debug logging of the action prints each request', async () => {
  const { log } = await action('apply', { RUNNER_DEBUG: '1' });
  expect(log).toMatch(/^GET \/cyber-assets 200 [\d,]+ ms$/m);
  expect(log).toMatch(/^DELETE \/cyber-assets\/ca_\w+ 204 [\d,]+ ms$/m);
  expect((await action('plan')).log).not.toMatch(/^GET /m);
});

test.each([['plan'], ['drift'], ['apply', '--yes'], ['validate']])(
  'removes the progress bar from a terminal before it prints anything else: %s',
  async (...argv) => {
    const { shown } = await cli(argv, { jump: 60, canRedraw: true });
    const frame = /\r(?:reading|applying)[^\r\n]*?\p{Cc}\[K/gu;
    expect(shown).toMatch(frame);
    expect(shown.replace(frame, '§')).toMatch(/^(?:§+\r\p{Cc}\[K(?!§)|[^§\r]+)+$/u);
  },
);

test.each(['--json', '--markdown', '--verbose'])('draws no progress bar with %s', async (flag) => {
  expect((await cli(['plan', flag], { jump: 60, canRedraw: true })).stderr).not.toContain('\r');
});

test.each([
  [['import', '--update'], 'preparing', /^changed inventory\/alpha\.yml\n[^\r]*$/],
  [['fmt'], 'formatting', /^formatted inventory\/alpha\.yml\n[^\r]*$/],
])('%j shows how many files are done and written, and then removes the bar', async (argv, doing, left) => {
  const { code, shown } = await cli(argv, { jump: 60, canRedraw: true });
  expect(code).toBe(0);
  const drawn = /(?:\r(?:reading|preparing|formatting|writing)[^\r\n]*?\p{Cc}\[K)+\r\p{Cc}\[K/gu;
  const bars = shown.match(drawn)?.join('') ?? '';
  for (const work of [doing, 'writing']) expect(bars).toContain(`${work} ${'█'.repeat(30)} 1/1`);
  expect(shown.replace(drawn, '')).toMatch(left);
});

describe('a bug', () => {
  class Odd extends TypeError {
    override readonly name = 'Odd';
  }
  const bug = () => new Odd('no quokka\n    at wombat ##[x]\u001b[31m');

  test('is reported with its stack and without control characters', () => {
    const line = failureLine(bug());
    expect(line).toContain('Odd: no quokka');
    expect(line).toMatch(/^ {4}at .*long-work\.test\.ts/m);
    expect(line).not.toMatch(/##\[|(?!\n)\p{Cc}/u);
  });

  test('of an apply says that nothing was written only if no write was sent', () => {
    const context = contextWith();
    expect(nothingWritten(bug(), context)).toBe('Nothing was written.');
    context.attempts.set('POST /cyber-assets', 1);
    expect(nothingWritten(bug(), context)).toBe('');
  });
});
