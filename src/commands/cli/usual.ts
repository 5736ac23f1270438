// The commands that people wait for, declared once; and their usual lines, read without the parser of the whole command
// line: loading it takes a tenth of a short run.
import type { Flags } from '../context.ts';
import { INPUTS, type InputName } from '../inputs.ts';
import { cliValidate } from '../validate.ts';
import { camelCase, type RunCommand } from './flags.ts';

/** Flags as help shows them, with `<...>` where they take a value, and what they mean. */
type Meanings = Readonly<Record<string, string>>;

interface Declared {
  readonly description: string;
  readonly load: () => Promise<RunCommand>;
  readonly inputs: readonly InputName[];
  /** Beside those of the inputs. */
  readonly flags: Meanings;
  readonly example: string;
}

/** `name` tells several steps on GitHub apart. */
const ALL_INPUTS = Object.keys(INPUTS).filter((name) => name !== 'name') as readonly InputName[];

export const USUAL = {
  validate: {
    description: 'Checks the files, without the service.',
    load: async () => cliValidate,
    inputs: ['path', 'unique-names', 'detail'],
    flags: {
      '--json': 'Prints the findings as JSON on standard output.',
      '--out <file>': 'Writes what machines read to a file in place of standard output.',
    },
    example: 'validate --path inventory/alpha.yml',
  },
  plan: {
    description: 'Shows what apply would do. Reads only.',
    load: async () => (await import('../plan.ts')).cliPlan,
    inputs: ALL_INPUTS,
    flags: {
      '--base <ref>': 'Git commit that the files are compared with: what it already asked for counts as drift.',
      '--json': 'Prints the plan as JSON on standard output.',
      '--markdown': 'Prints the plan as Markdown on standard output.',
      '--out <file>': 'Saves the plan, for apply --plan.',
      '--detailed-exitcode': 'Exits with 2 when there are changes.',
    },
    example: 'plan --base origin/main --out plan.json --detailed-exitcode',
  },
  apply: {
    description: 'Plans again and executes what is approved.',
    load: async () => (await import('../apply.ts')).cliApply,
    inputs: ALL_INPUTS,
    flags: {
      '--base <ref>': 'Git commit that the files are compared with, as in plan.',
      '--plan <file>': 'Saved plan: executes its changes and no others.',
      '--yes': 'Executes whatever the plan is: approval none.',
      '--json': 'Prints the evidence as JSON on standard output.',
    },
    example: 'plan --out plan.json && cip-sync apply --plan plan.json',
  },
  drift: {
    description: 'Shows where the service differs from the files. Reads only.',
    load: async () => (await import('../plan.ts')).cliDrift,
    inputs: ALL_INPUTS,
    flags: {
      '--json': 'Prints the plan as JSON on standard output.',
      '--markdown': 'Prints the plan as Markdown on standard output.',
      '--out <file>': 'Saves the plan.',
      '--detailed-exitcode': 'Exits with 2 when something drifted.',
    },
    example: 'drift --detailed-exitcode',
  },
} satisfies Record<string, Declared>;

export const IN_FOLDER = ['--working-directory <dir>', 'Folder to work in, in place of the current one.'] as const;

/** What every command takes that takes these inputs. */
export function flagsBeside(inputs: readonly InputName[]): Meanings {
  return {
    // Whoever takes the URL of the service speaks with it.
    ...(inputs.includes('base-url') && { '--verbose': 'Tells of each request to the service, in a line.' }),
    [IN_FOLDER[0]]: IN_FOLDER[1],
  };
}

/** Inputs of several lines: each flag gives one. */
export function isRepeated(input: string): boolean {
  return input === 'path' || input === 'only';
}

/** Given more than once, a flag adds a line. */
export function addLine(value: string, before: string | undefined): string {
  return before === undefined ? value : `${before}\n${value}`;
}

interface UsualLine {
  readonly load: () => Promise<RunCommand>;
  readonly flags: Flags;
}

function isUsual(command: string): command is keyof typeof USUAL {
  return Object.hasOwn(USUAL, command);
}

/** What the parser of the command line would read; null for any line with more than known flags and plain values. */
export function readUsual([command = '', ...rest]: readonly string[]): UsualLine | null {
  if (!isUsual(command)) return null;
  const { load, inputs, flags: own } = USUAL[command];
  const takesValue = new Map(inputs.map((input) => [`--${input}`, true]));
  for (const shown of Object.keys({ ...own, ...flagsBeside(inputs) })) {
    const [flag = '', value] = shown.split(' ');
    takesValue.set(flag, value !== undefined);
  }
  const flags: Record<string, string | boolean> = {};
  for (let at = 0; at < rest.length; at++) {
    const [flag = '', ...beside] = rest[at]!.split('=');
    const name = camelCase(flag.slice(2));
    if (takesValue.get(flag) === false && beside.length === 0) {
      flags[name] = true;
      continue;
    }
    const value = beside.length > 0 ? beside.join('=') : rest[++at];
    if (takesValue.get(flag) !== true || value === undefined || value === '' || value.startsWith('-')) return null;
    const before = flags[name];
    flags[name] = isRepeated(flag.slice(2)) && typeof before === 'string' ? addLine(value, before) : value;
  }
  return { load, flags };
}
