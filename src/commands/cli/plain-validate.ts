// The fast path of `validate`, which editors and hooks run on every save: where its flags stand in the plainest form,
// they are read here, and the library that reads command lines is never loaded. It costs as much as all the rest of a
// small inventory. Whatever else is on the line is left to that library, help and mistakes included.
import { camelCase, type Flags } from './flags.ts';

const WITH_VALUE = ['--path', '--unique-names', '--detail', '--working-directory'];

/** What commander would read; null for any line but `validate` with flags of its own, each with a value beside it. */
export function plainValidate([command, ...rest]: readonly string[]): Flags | null {
  if (command !== 'validate') return null;
  const flags: Record<string, string | boolean> = {};
  for (let at = 0; at < rest.length; at++) {
    const flag = rest[at]!;
    if (flag === '--json') {
      flags.json = true;
      continue;
    }
    const value = rest[++at];
    if (!WITH_VALUE.includes(flag) || value === undefined || value === '' || value.startsWith('-')) return null;
    const name = camelCase(flag.slice(2));
    flags[name] = name === 'path' && flags.path !== undefined ? `${flags.path}\n${value}` : value;
  }
  return flags;
}
