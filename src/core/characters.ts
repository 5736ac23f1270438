// Characters that hide, break or reorder text. This is the only list of them, for everything that is shown or written,
// and for the rules for names (docs/files.md): a name is not empty, not padded, and has no such character.

/**
 * Characters that are never shown or written as they are: controls, bidirectional controls, characters that draw
 * nothing or break a line, lone surrogates, unassigned characters, and spaces other than U+0020.
 */
export const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
const HAS_UNSAFE = new RegExp(UNSAFE.source, 'u');

export function hasUnsafe(text: string): boolean {
  return HAS_UNSAFE.test(text);
}

/** The text as a YAML scalar in double quotes. It is exact for every string, including lone surrogates. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(UNSAFE, yamlEscape);
}

export function yamlEscape(character: string): string {
  const hex = hexOf(character);
  return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

/** Escapes a character for a JSON string. */
export function jsonEscape(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${hexOf(unit).padStart(4, '0')}`)
    .join('');
}

/** The bytes of a text, each as two hex digits after `mark` unless it is a letter, a digit, `_` or `-`. */
export function bytesEscaped(text: string, mark: string): string {
  return Array.from(Buffer.from(text), (byte) => {
    const character = String.fromCharCode(byte);
    return /[\w-]/.test(character) ? character : mark + byte.toString(16).toUpperCase().padStart(2, '0');
  }).join('');
}

interface NameFault {
  readonly code:
    | 'empty-name'
    | 'padded-name'
    | 'control-character'
    | 'invisible-character'
    | 'look-alike-character'
    | 'mixed-scripts';
  /** `error`: a file may use the name only for an asset with an id. `warning`: the name is only reported. */
  readonly severity: 'error' | 'warning';
  /** The offending character as `U+202E`. Empty if the fault is not about one character. */
  readonly character: string;
}

/**
 * Printable ASCII that starts with a letter, is not padded, and is not a word that unquoted YAML reads as another type.
 * Nearly every name passes this one test. A name that fails it may still be fine.
 */
export const SURELY_FINE = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z](?:[ -~]*[!-~])?$/i;

const WHITE_SPACE = /\p{White_Space}/u;
/** C0, C1, DEL, line and paragraph separators, bidirectional controls, lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Characters that draw nothing: joiners, fillers, variation selectors, tags, annotation marks, the blank Braille. */
const INVISIBLE =
  /(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u;

/** Spaces other than U+0020, and the curly quotes that an editor puts around a name. An apostrophe is fine. */
const LOOK_ALIKE = /(?! )\p{Zs}|[\u201C-\u201F]|^[\u2018-\u201B]|[\u2018-\u201B]$/u;

const BAD_CHARACTERS = [
  { code: 'control-character', severity: 'error', pattern: CONTROL },
  { code: 'invisible-character', severity: 'warning', pattern: INVISIBLE },
  { code: 'look-alike-character', severity: 'warning', pattern: LOOK_ALIKE },
] as const;

/** Scripts with letters that look alike, and all others but those of East Asia, which are written beside Latin. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u,
];

/** Everything wrong with a name, with at most one fault of each code. */
export function nameFaults(name: string): NameFault[] {
  if (name === '') return [{ code: 'empty-name', severity: 'error', character: '' }];
  const faults: NameFault[] = [];
  const core = withoutPadding(name);
  if (core.length < name.length) faults.push({ code: 'padded-name', severity: 'error', character: '' });
  for (const { code, severity, pattern } of BAD_CHARACTERS) {
    const [character] = pattern.exec(core) ?? [];
    if (character === undefined) continue;
    faults.push({ code, severity, character: `U+${hexOf(character).padStart(4, '0')}` });
  }
  // The letters of the first of these scripts are usually the ones that were meant.
  const [, odd] = SCRIPTS.flatMap((script) => script.exec(core)?.[0] ?? []);
  if (odd !== undefined) {
    faults.push({ code: 'mixed-scripts', severity: 'warning', character: `U+${hexOf(odd).padStart(4, '0')}` });
  }
  return faults;
}

/** Whether a file may use this name only for an asset with an id, or gets a warning about it. */
export function needsId(name: string): boolean {
  return !SURELY_FINE.test(name) && nameFaults(name).length > 0;
}

/** Removes white space at both ends. Unlike `trim`, it removes NEL and keeps a byte order mark. */
export function withoutPadding(name: string): string {
  let start = 0;
  let end = name.length;
  while (start < end && WHITE_SPACE.test(name.charAt(start))) start++;
  while (end > start && WHITE_SPACE.test(name.charAt(end - 1))) end--;
  return name.slice(start, end);
}

/** The code point of one character, as Unicode writes it. The character is never empty. */
function hexOf(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase();
}
