// A run's context for tests that call a command in this process: real files in a folder, no service unless given.

import { WORKING_TREE } from '../../src/inventory/load.ts';
import type { Context } from '../../src/run/context.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { readSettings } from '../../src/run/settings.ts';
import type { Reader } from '../../src/service/client.ts';

interface Given {
  readonly inputs?: Readonly<Record<string, string>>;
  /** Reads the service. By default, nothing can read it. */
  readonly reader?: Reader;
}

export function contextIn(cwd: string, { inputs = {}, reader }: Given = {}): Context {
  const { signal } = new AbortController();
  const refuse = () => {
    throw new Error('this test has no service to write to');
  };
  const git = () => Promise.reject(new Error('the working tree needs no git'));
  return {
    ...{ cwd, folder: '', head: WORKING_TREE, git, ledger: null, startedAt: 0, progress: NO_PROGRESS },
    ...{ attempts: new Map(), onClose: [], logRequest: null },
    settings: readSettings((name) => inputs[name]),
    host: {
      ...{ env: {}, random: () => 0, version: '0.0.0', gitIn: () => git, onSignal: () => () => {} },
      clock: { now: () => 0, sleep: async () => {} },
    },
    shutdown: { stop: signal, cut: signal, close: signal, startWriting: () => {}, end: () => {} },
    connection: { reader: reader ?? (new Proxy({}, { get: refuse }) as Reader), writer: refuse, close: async () => {} },
  };
}
