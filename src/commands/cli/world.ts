// The world of the command line: what the process gives a run.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError } from '../../service/endpoint.ts';
import type { Revision } from '../survey.ts';
import type { World } from '../world.ts';
import type { Flags } from './flags.ts';
import type { Terminal } from './terminal.ts';

/** What the process gives a run; the world of a command is made of it. */
export interface CliWorld extends Omit<World, 'stop' | 'cut' | 'onAttempt' | 'onFile' | 'git'> {
  readonly terminal: Terminal;
  /** Runs git in a folder. */
  readonly gitIn: (cwd: string) => World['git'];
  /** The folder that holds `examples/` and `schemas/`. */
  readonly packageRoot: string;
  /** Calls back on SIGINT, SIGTERM and SIGHUP; returns how to stop listening. */
  readonly onSignal: (listener: () => void) => () => void;
}

/** The same world, in the folder that the flags name. Throws a ConfigurationError for what is no folder. */
export function inFolder(flags: Flags, cli: CliWorld): CliWorld {
  if (typeof flags.workingDirectory !== 'string') return cli;
  const cwd = resolve(cli.cwd, flags.workingDirectory);
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() === true) return { ...cli, cwd };
  throw new ConfigurationError('--working-directory', 'is not a folder. Check its spelling.');
}

export const WORKING_TREE: Revision = { kind: 'working-tree' };
