// The progress of a run in a terminal and in a log, by a clock and a timer that the test moves.
import { describe, expect, test } from 'vitest';
import { showProgress } from '../../src/run/progress.ts';
import { durationText } from '../../src/text/text.ts';

function scene(canRedraw: boolean) {
  const written: string[] = [];
  const clock = { now: 1_000_000 };
  const timer = { look: () => {}, isRunning: true };
  const progress = showProgress({
    ...{ canRedraw, now: () => clock.now, write: (text) => void written.push(text) },
    repeat: (_, look) => {
      timer.look = look;
      return () => {
        timer.isRunning = false;
      };
    },
  });
  const after = (ms: number, settled: number) => {
    clock.now += ms;
    progress.through('applying', settled, 4);
  };
  const silence = (ms: number) => {
    clock.now += ms;
    timer.look();
  };
  return { written, progress, after, silence, timer };
}

const bar = (filled: number, settled: number) =>
  `\rapplying ${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${settled}/4\u001b[K`;

describe('a terminal', () => {
  test('gets one bar, redrawn in place and removed at the end', () => {
    const { written, progress, after, timer } = scene(true);
    after(50, 0);
    after(50, 2);
    after(50, 3);
    expect(written).toEqual([bar(0, 0), bar(15, 2), bar(22, 3)]);
    progress.end();
    expect(written.slice(3)).toEqual(['\r\u001b[K']);
    progress.end();
    expect(written).toHaveLength(4);
    expect(timer.isRunning).toBe(false);
  });

  test('is redrawn every 50 ms at most, and always for the last change', () => {
    const { written, after } = scene(true);
    after(50, 1);
    after(49, 2);
    expect(written).toEqual([bar(7, 1)]);
    after(0, 4);
    expect(written).toEqual([bar(7, 1), bar(30, 4)]);
  });

  test('shows what was read and fetched, and nothing more after rest()', () => {
    const { written, progress, silence } = scene(true);
    progress.fileRead();
    expect(written).toEqual(['\rreading: 1 file, 0 bytes from the service\u001b[K']);
    progress.received(3 * 1024 * 1024);
    silence(50);
    expect(written.slice(1)).toEqual(['\rreading: 1 file, 3.0 MiB from the service\u001b[K']);
    progress.rest();
    expect(written.slice(2)).toEqual(['\r\u001b[K']);
    progress.received(1);
    silence(60_000);
    expect(written).toHaveLength(3);
  });
});

describe('a log', () => {
  test('gets a line every ten seconds at most, and nothing is removed', () => {
    const { written, progress, after } = scene(false);
    after(0, 0);
    after(9_999, 1);
    expect(written).toEqual([]);
    after(1, 2);
    expect(written).toEqual(['applying: 2 of 4 changes\n']);
    after(9_999, 4);
    expect(written).toHaveLength(1);
    after(1, 4);
    progress.end();
    expect(written).toEqual(['applying: 2 of 4 changes\n', 'applying: 4 of 4 changes\n']);
  });

  test('gets a line for a list that comes slowly, with the number of files', () => {
    const { written, progress, silence } = scene(false);
    progress.received(2048);
    silence(10_000);
    silence(9_999);
    progress.fileRead();
    expect(written).toEqual(['reading: 2 KiB from the service\n']);
    silence(1);
    expect(written.slice(1)).toEqual(['reading: 1 file, 2 KiB from the service\n']);
  });
});

test.each([
  [0, '0.0 s'],
  [440, '0.4 s'],
  [59_940, '59.9 s'],
  [59_950, '1 min 0 s'],
  [3_725_000, '62 min 5 s'],
])('%i ms are shown as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
