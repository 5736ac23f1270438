// What both composition roots take from the process in the same way.
import { setTimeout as sleepFor } from 'node:timers/promises';
import type { Host } from './run/context.ts';
import { VERSION } from './version.ts';

// Otherwise Windows runs a `git` program of the working directory instead of git, and a pull request may add one.
if (process.platform === 'win32') process.env.NoDefaultCurrentDirectoryInExePath = '1';

export const PROCESS: Omit<Host, 'gitIn'> = {
  env: process.env,
  clock: {
    now: () => Date.now(),
    sleep: (ms, signal) => sleepFor(ms, undefined, { signal }).catch(() => undefined),
  },
  random: Math.random,
  version: VERSION,
  onSignal: (listener) => {
    process.on('SIGINT', listener).on('SIGTERM', listener).on('SIGHUP', listener);
    return () => void process.off('SIGINT', listener).off('SIGTERM', listener).off('SIGHUP', listener);
  },
};
