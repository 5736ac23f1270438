// Characters that hide, break or reorder text: the one place that says which, for whatever is shown or written, and for
// the rules for names (design section 3): not empty, not padded, nothing in them that hides or reorders text.

/**
 * What is never shown or written as it is: controls, bidirectional controls, what draws nothing or breaks a line, lone
 * surrogates, characters that nobody has assigned, spaces that are not U+0020.
 */
export const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
const HAS_UNSAFE = new RegExp(UNSAFE.source, 'u');

export function hasUnsafe(text: string): boolean {
  return HAS_UNSAFE.test(text);
}

/** In double quotes, as a scalar of YAML: exact for every string, lone surrogates included. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(UNSAFE, yamlEscape);
}

export function yamlEscape(character: string): string {
  const hex = hexOf(character);
  return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

interface NameFault {
  readonly code: 'empty-name' | 'padded-name' | 'control-character' | 'invisible-character' | 'look-alike-character';
  /** The offending character as `U+202E`; empty where the code speaks of none. */
  readonly character: string;
}

/**
 * Printable ASCII that starts with a letter, is not padded, and is no word that unquoted YAML reads otherwise:
 * nearly every name there is, settled by one test. What fails it may still be fine.
 */
export const SURELY_FINE = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z](?:[ -~]*[!-~])?$/i;

const WHITE_SPACE = /\p{White_Space}/u;
/** C0, C1, DEL, line and paragraph separators, bidirectional controls, lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Characters that draw nothing: joiners, fillers, variation selectors, tags, annotation marks, the blank Braille. */
const INVISIBLE =
  /(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u;

/** Spaces that are not the plain one, and the curly quotes that an editor puts around a name. An apostrophe is fine. */
const LOOK_ALIKE = /(?! )\p{Zs}|[\u201C-\u201F]|^[\u2018-\u201B]|[\u2018-\u201B]$/u;

/** Everything wrong with a name, at most one fault of each code. */
export function nameFaults(name: string): NameFault[] {
  if (name === '') return [{ code: 'empty-name', character: '' }];
  const faults: NameFault[] = [];
  const core = withoutPadding(name);
  if (core.length < name.length) faults.push({ code: 'padded-name', character: '' });
  const control = CONTROL.exec(core);
  if (control !== null) faults.push({ code: 'control-character', character: codePoint(control[0]) });
  const invisible = INVISIBLE.exec(core);
  if (invisible !== null) faults.push({ code: 'invisible-character', character: codePoint(invisible[0]) });
  const alike = LOOK_ALIKE.exec(core);
  if (alike !== null) faults.push({ code: 'look-alike-character', character: codePoint(alike[0]) });
  return faults;
}

/** Whether a file takes the name only of an asset with an id (design section 3), or warns of it. */
export function needsId(name: string): boolean {
  return !SURELY_FINE.test(name) && nameFaults(name).length > 0;
}

/** Not `trim`: that leaves NEL, and takes a byte order mark for white space. */
export function withoutPadding(name: string): string {
  let start = 0;
  let end = name.length;
  while (start < end && WHITE_SPACE.test(name.charAt(start))) start++;
  while (end > start && WHITE_SPACE.test(name.charAt(end - 1))) end--;
  return name.slice(start, end);
}

function codePoint(character: string): string {
  return `U+${hexOf(character).padStart(4, '0')}`;
}

/** Of one character, which is never empty: its code point, as Unicode writes it. */
export function hexOf(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase();
}
