// How far an apply has come, as a terminal and as a log show it, by a clock that the test moves.
import { expect, test } from 'vitest';
import { showProgress } from '../../src/commands/cli/progress.ts';

function scene(canRedraw: boolean) {
  const written: string[] = [];
  const clock = { now: 1_000_000 };
  const terminal = {
    ...{ color: false, canRedraw, width: 80, ask: null },
    out: () => expect.unreachable('standard output is for machines'),
    err: (text: string) => void written.push(text),
  };
  const progress = showProgress(terminal, () => clock.now);
  const after = (ms: number, settled: number) => {
    clock.now += ms;
    progress.update(settled, 4);
  };
  return { written, progress, after };
}

const bar = (filled: number, settled: number) =>
  `\rapplying ${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${settled}/4`;

test('a terminal gets one bar, redrawn in place and removed at the end', () => {
  const { written, progress, after } = scene(true);
  after(50, 0);
  after(50, 2);
  after(50, 3);
  expect(written).toEqual([bar(0, 0), bar(15, 2), bar(22, 3)]);
  progress.end();
  expect(written.slice(3)).toEqual(['\r\u001b[K']);
  progress.end();
  expect(written).toHaveLength(4);
});

test('a terminal is redrawn every 50 ms at most, and always for the last change', () => {
  const { written, after } = scene(true);
  after(50, 1);
  after(49, 2);
  expect(written).toEqual([bar(7, 1)]);
  after(0, 4);
  expect(written).toEqual([bar(7, 1), bar(30, 4)]);
});

test('a bar that was never drawn is not removed', () => {
  const { written, progress } = scene(true);
  progress.end();
  expect(written).toEqual([]);
});

test('elsewhere a line stays, every ten seconds at most, and nothing is removed', () => {
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

test('nothing to do is all done', () => {
  const { written, progress } = scene(true);
  progress.update(0, 0);
  expect(written).toEqual([`\rapplying ${'█'.repeat(30)} 0/0`]);
});
