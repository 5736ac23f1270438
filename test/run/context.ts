// A run's context for tests that call a command in this process: real files in a folder.

import { WORKING_TREE } from '../../src/inventory/load.ts';
import type { Context } from '../../src/run/context.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { readSettings } from '../../src/run/settings.ts';

export function contextIn(cwd: string, inputs: Readonly<Record<string, string>> = {}): Context {
  const { signal } = new AbortController();
  const git = () => Promise.reject(new Error('the working tree needs no git'));
  return {
    ...{ cwd, folder: '', head: WORKING_TREE, git, startedAt: 0, progress: NO_PROGRESS },
    ...{ attempts: new Map(), onClose: [], logRequest: null },
    settings: readSettings((name) => inputs[name]),
    host: {
      ...{ env: {}, random: () => 0, version: '0.0.0', gitIn: () => git, onSignal: () => () => {} },
      clock: { now: () => 0, sleep: async () => {} },
    },
    shutdown: { stop: signal, cut: signal, close: signal, startWriting: () => {}, end: () => {} },
  };
}
