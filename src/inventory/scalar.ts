// What an unquoted scalar is besides text: YAML 1.1 and 1.2 disagree, and so do the tools that read these files,
// so whatever any of them reads as something else has to be quoted.

export type Reading = 'null' | 'a boolean' | 'a number' | 'a date or time' | 'a default value' | 'a merge key';

const WORDS = new Map<string, Reading>([
  ['', 'null'],
  ['~', 'null'],
  ...spellings('null', 'null'),
  ...['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n'].flatMap((word) => spellings(word, 'a boolean')),
  ['=', 'a default value'],
  ['<<', 'a merge key'],
]);

/** Integers of both versions: decimal, octal in two spellings, hexadecimal and binary, with `_` between digits. */
const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/** `12:30` is 750 to YAML 1.1. A leading zero is taken too, since some readers do. */
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP =
  /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?$/;

/** What a plain (unquoted) scalar with this text is read as by YAML 1.1 or 1.2, or null when both read a string. */
export function readsAs(text: string): Reading | null {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  if (!/^[-+.0-9]/.test(text)) return null;
  if (INTEGER.test(text) || FLOAT.test(text) || SPECIAL_FLOAT.test(text)) return 'a number';
  return SEXAGESIMAL.test(text) || TIMESTAMP.test(text) ? timeOrNumber(text) : null;
}

/** `12:30` was meant as a time, whatever YAML makes of it. */
function timeOrNumber(text: string): Reading {
  return /^[0-9]{4}-|^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/.test(text) ? 'a date or time' : 'a number';
}

function spellings(word: string, reading: Reading): [string, Reading][] {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return [word, capital, word.toUpperCase()].map((spelling) => [spelling, reading]);
}
