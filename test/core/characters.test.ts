import { expect, test } from 'vitest';
import { nameFaults, needsId } from '../../src/core/characters.ts';

test.each([
  ['rtu-1', []],
  ['Süd 🚆', []],
  ['yes', []],
  ['', ['empty-name ']],
  [' rtu', ['padded-name ']],
  ['rtu\u00A0', ['padded-name ']],
  ['   ', ['padded-name ']],
  ['r\ttu', ['control-character U+0009']],
  ['r\u{E0041}tu', ['invisible-character U+E0041']],
  ['\u2007r\u202Et\u200Bu', ['padded-name ', 'control-character U+202E', 'invisible-character U+200B']],
])('the faults of the name %j are %j', (name, faults) => {
  expect(nameFaults(name).map(({ code, character }) => `${code} ${character}`)).toEqual(faults);
  expect(needsId(name)).toBe(faults.length > 0);
});
