// A run's context and its repository, for tests that call a command in this process: real files in a folder.

import { WORKING_TREE } from '../../src/inventory/load.ts';
import type { Context, Repository } from '../../src/run/context.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { readSettings } from '../../src/run/settings.ts';

const git = () => Promise.reject(new Error('the working tree needs no git'));

export function repositoryIn(cwd: string): Repository {
  return { cwd, head: WORKING_TREE, git };
}

export function contextWith(inputs: Readonly<Record<string, string>> = {}): Context {
  const { signal } = new AbortController();
  return {
    ...{ startedAt: 0, progress: NO_PROGRESS, attempts: new Map(), onClose: [], logRequest: null },
    settings: readSettings((name) => inputs[name]),
    host: {
      ...{ env: {}, random: () => 0, version: '0.0.0', gitIn: () => git, onSignal: () => () => {} },
      clock: { now: () => 0, sleep: async () => {} },
    },
    shutdown: { stop: signal, cut: signal, close: signal, startWriting: () => {}, end: () => {} },
  };
}
