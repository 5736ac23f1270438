import { Command } from 'commander';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainValidate } from '../../src/commands/cli/flags.ts';
import { addFileCommands } from '../../src/commands/cli/program.ts';
import type { Flags } from '../../src/commands/context.ts';

/** What commander makes of the line; null where it refuses it or shows help. */
async function byCommander(argv: readonly string[]): Promise<Flags | null> {
  let read: Flags | null = null;
  const quiet = { writeOut: () => {}, writeErr: () => {} };
  const program = new Command('cip-sync').configureOutput(quiet).exitOverride();
  addFileCommands((name, description) => {
    const command = program.command(name).description(description).configureOutput(quiet).exitOverride();
    return command.action((flags: Flags) => {
      if (name === 'validate') read = { ...flags };
    });
  });
  await program.parseAsync([...argv], { from: 'user' }).catch(() => undefined);
  return read;
}

test.each<[string, string[], Flags | null]>([
  ['nothing but the command', ['validate'], {}],
  [
    'each flag',
    ['validate', '--json', '--path', 'a', '--detail', 'counts'],
    { json: true, path: 'a', detail: 'counts' },
  ],
  ['two paths', ['validate', '--path', 'a', '--path', 'b'], { path: 'a\nb' }],
  ['a folder', ['validate', '--working-directory', 'w'], { workingDirectory: 'w' }],
  ['another command', ['plan'], null],
  ['no command', [], null],
  ['help', ['validate', '--help'], null],
  ['a mistyped flag', ['validate', '--pth', 'a'], null],
  ['a flag without its value', ['validate', '--path'], null],
  ['a flag in place of a value', ['validate', '--path', '--json'], null],
  ['a word too many', ['validate', 'a'], null],
  ['a value behind a sign', ['validate', '--path=a'], null],
])('%s', (_, argv, flags) => expect(plainValidate(argv)).toEqual(flags));

test('whatever it reads, commander reads the same', async () => {
  const word = fc.constantFrom(
    '--json',
    '--path',
    '--detail',
    '--unique-names',
    '--working-directory',
    '--',
    '-h',
    'a',
    'b',
    '',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (rest) => {
      const argv = ['validate', ...rest];
      const plain = plainValidate(argv);
      if (plain !== null) expect(plain).toEqual(await byCommander(argv));
    }),
    { numRuns: 500 },
  );
});
