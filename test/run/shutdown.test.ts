// When a run stops, and when it cuts requests in flight, by a clock that the test moves.
import { expect, test } from 'vitest';
import { watchShutdown } from '../../src/run/shutdown.ts';

/** Timers that fire when the test moves the time. */
class Time {
  #now = 0;
  readonly #due = new Map<() => void, number>();

  readonly setTimer = (ms: number, callback: () => void) => {
    const fire = () => callback();
    this.#due.set(fire, this.#now + ms);
    return () => void this.#due.delete(fire);
  };

  pass(ms: number): void {
    this.#now += ms;
    for (const [fire] of [...this.#due].filter(([, due]) => due <= this.#now)) {
      this.#due.delete(fire);
      fire();
    }
  }

  get pending(): number {
    return this.#due.size;
  }
}

function watch({ isWriting = true, timeoutMs = 0 }: { isWriting?: boolean; timeoutMs?: number } = {}) {
  const time = new Time();
  const listeners = new Set<() => void>();
  const onSignal = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const shutdown = watchShutdown(timeoutMs, onSignal, time.setTimer);
  if (isWriting) shutdown.startWriting();
  const signal = () => {
    for (const listener of listeners) listener();
  };
  const state = () => ({ stop: shutdown.stop.aborted, cut: shutdown.cut.aborted });
  const closed = () => shutdown.close.aborted;
  return { time, listeners, shutdown, signal, state, closed };
}

test.each([
  ['a signal', 0],
  ['an expired timeout', 60_000],
])('%s stops at once and cuts seven seconds later, no sooner', (_, timeoutMs) => {
  const { time, signal, state } = watch({ timeoutMs });
  time.pass(59_999);
  expect(state()).toEqual({ stop: false, cut: false });
  if (timeoutMs === 0) signal();
  else time.pass(1);
  expect(state()).toEqual({ stop: true, cut: false });
  time.pass(6_999);
  expect(state()).toEqual({ stop: true, cut: false });
  time.pass(1);
  expect(state()).toEqual({ stop: true, cut: true });
});

test('a signal before the first write cuts at once', () => {
  const { signal, state, time } = watch({ isWriting: false });
  expect(time.pending).toBe(0);
  signal();
  expect(state()).toEqual({ stop: true, cut: true });
});

test.each([
  [false, 0],
  [true, 7000],
])('closes after the cut, but before the runner kills the run: writing %s, cut after %i ms', (isWriting, afterMs) => {
  const { time, signal, state, closed } = watch({ isWriting });
  signal();
  time.pass(afterMs);
  expect([state().cut, closed()]).toEqual([true, false]);
  time.pass(9_999 - afterMs);
  expect(closed()).toBe(true);
  expect(time.pending).toBe(0);
});

test('a second signal cuts at once', () => {
  const { signal, state } = watch();
  signal();
  signal();
  expect(state()).toEqual({ stop: true, cut: true });
});

test('end() cancels the timeout and the cut, and removes the listener', () => {
  const { time, listeners, shutdown, signal, state } = watch({ timeoutMs: 60_000 });
  signal();
  expect([time.pending, listeners.size]).toEqual([2, 1]);
  shutdown.end();
  expect([time.pending, listeners.size]).toEqual([0, 0]);
  time.pass(60_000);
  expect(state()).toEqual({ stop: true, cut: false });
});

test('by default it uses timers of the process, and end() cancels them', () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const shutdown = watchShutdown(60_000, null);
  expect(timers()).toBe(before + 1);
  shutdown.end();
  expect(timers()).toBe(before);
});
