import { Command } from 'commander';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUsualCommands } from '../../src/commands/cli/program.ts';
import { readUsual, USUAL } from '../../src/commands/cli/usual.ts';
import type { Flags } from '../../src/commands/context.ts';

const QUIET = { writeOut: () => {}, writeErr: () => {} };

function programOf(told: (flags: Flags) => void): Command {
  const program = new Command('cip-sync').configureOutput(QUIET).exitOverride();
  addUsualCommands((name, description) => {
    const command = program.command(name).description(description).configureOutput(QUIET).exitOverride();
    return command.action((flags: Flags) => told({ ...flags }));
  });
  return program;
}

/** What commander makes of the line; null where it refuses it or shows help. */
async function byCommander(argv: readonly string[]): Promise<Flags | null> {
  let read: Flags | null = null;
  const program = programOf((flags) => {
    read = flags;
  });
  await program.parseAsync([...argv], { from: 'user' }).catch(() => undefined);
  return read;
}

const flagsOf = (...argv: string[]): Flags | null => readUsual(argv)?.flags ?? null;

test.each<[string, string[], Flags | null]>([
  ['nothing but the command', ['validate'], {}],
  [
    'each flag',
    ['validate', '--json', '--path', 'a', '--detail', 'counts'],
    { json: true, path: 'a', detail: 'counts' },
  ],
  ['two paths', ['plan', '--path', 'a', '--path', 'b'], { path: 'a\nb' }],
  ['two parts', ['apply', '--only', 'a', '--only=b'], { only: 'a\nb' }],
  ['a value given twice', ['plan', '--base', 'a', '--base', 'b'], { base: 'b' }],
  ['a folder', ['drift', '--working-directory', 'w'], { workingDirectory: 'w' }],
  ['a word of two', ['plan', '--detailed-exitcode', '--verbose'], { detailedExitcode: true, verbose: true }],
  ['a value behind a sign', ['apply', '--plan=a=b'], { plan: 'a=b' }],
  ['no value behind a sign', ['plan', '--out='], null],
  ['a value for what takes none', ['apply', '--yes=no'], null],
  ['a flag of another command', ['plan', '--yes'], null],
  ['another command', ['fmt'], null],
  ['what every object has', ['constructor'], null],
  ['no command', [], null],
  ['help', ['plan', '--help'], null],
  ['a mistyped flag', ['validate', '--pth', 'a'], null],
  ['a flag without its value', ['apply', '--plan'], null],
  ['a flag in place of a value', ['plan', '--out', '--json'], null],
  ['a word too many', ['validate', 'a'], null],
])('%s', (_, argv, flags) => expect(flagsOf(...argv)).toEqual(flags));

const FLAGS = programOf(() => {}).commands.flatMap(({ options }) => options.map(({ long }) => String(long)));

test.each(Object.keys(USUAL))('of %s whatever it reads, commander reads the same', async (name) => {
  const flag = fc.constantFrom(...new Set(FLAGS));
  const odd = fc.constantFrom('--', '-h', '--help', '-', '', '=', '--no-json', '--constructor', '-x=1');
  const value = fc.constantFrom('a', 'b', 'c=d', '--a', '');
  const word = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(flag, value) },
    { weight: 3, arbitrary: flag.map((one) => [one]) },
    { weight: 3, arbitrary: fc.tuple(flag, value).map(([one, given]) => [`${one}=${given}`]) },
    { weight: 1, arbitrary: fc.oneof(odd, value).map((one) => [one]) },
  );
  let read = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 4 }), async (words) => {
      const argv = [name, ...words.flat()];
      const flags = flagsOf(...argv);
      if (flags === null) return;
      read++;
      expect(flags).toEqual(await byCommander(argv));
    }),
    { numRuns: 500 },
  );
  expect(read).toBeGreaterThan(50);
});

test('a line of every flag that the commands declare is read, but for findings in a format', async () => {
  for (const command of programOf(() => {}).commands) {
    const options = command.options.filter(({ long }) => long !== '--format');
    const argv = [command.name(), ...options.flatMap(({ long, required }) => (required ? [long!, 'a'] : [long!]))];
    const flags = flagsOf(...argv);
    expect(flags).toEqual(await byCommander(argv));
    expect(Object.keys(flags ?? {})).toHaveLength(options.length);
  }
});
