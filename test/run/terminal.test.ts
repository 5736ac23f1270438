// Whether standard error is in color: the user's variables come before the kind of stream.
import { expect, test } from 'vitest';
import { wantsColor } from '../../src/cli/flags.ts';

interface Row {
  readonly env: Readonly<Record<string, string>>;
  readonly terminal: boolean;
  readonly elsewhere: boolean;
}

const rows: readonly Row[] = [
  { env: {}, terminal: true, elsewhere: false },
  { env: { TERM: 'xterm-256color' }, terminal: true, elsewhere: false },
  { env: { TERM: 'dumb' }, terminal: false, elsewhere: false },
  { env: { NO_COLOR: '1' }, terminal: false, elsewhere: false },
  { env: { NO_COLOR: '0' }, terminal: false, elsewhere: false },
  { env: { NO_COLOR: 'false' }, terminal: false, elsewhere: false },
  // An empty NO_COLOR counts as not set, as no-color.org says.
  { env: { NO_COLOR: '' }, terminal: true, elsewhere: false },
  { env: { FORCE_COLOR: '0' }, terminal: false, elsewhere: false },
  { env: { FORCE_COLOR: 'false' }, terminal: false, elsewhere: false },
  { env: { FORCE_COLOR: '1' }, terminal: true, elsewhere: true },
  { env: { FORCE_COLOR: '3' }, terminal: true, elsewhere: true },
  { env: { FORCE_COLOR: '1', TERM: 'dumb' }, terminal: true, elsewhere: true },
  { env: { FORCE_COLOR: '1', NO_COLOR: '1' }, terminal: false, elsewhere: false },
];

test.each(rows)('color with $env: $terminal on a terminal, $elsewhere elsewhere', ({ env, terminal, elsewhere }) => {
  expect([wantsColor(env, true), wantsColor(env, false)]).toEqual([terminal, elsewhere]);
});
