// How a file declares a command of the command line without loading what the command does.
import type { Command } from 'commander';
import type { Flags } from './flags.ts';
import type { CliWorld } from './world.ts';

/** Does what one command does; resolves to the exit code. */
export type Runner = (flags: Flags, cli: CliWorld) => Promise<number>;

/** Declares a command: its name, what it does, and how to load it. */
export type Add = (name: string, description: string, load: () => Promise<Runner>) => Command;
