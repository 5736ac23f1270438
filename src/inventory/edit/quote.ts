// Strings as YAML: unquoted where every reader takes them for what they are, else in double quotes, in printable
// characters alone.
import { readsAs } from '../scalar.ts';

/** Letters, digits and a few signs that mean nothing to YAML wherever they stand, with single spaces between. */
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+()'-]| (?=[\w./@+()'-]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+()'-]| (?=[\p{L}\p{N}_./@+()'-]))*$/u;
/** Controls, what draws nothing, breaks a line or reorders text, lone surrogates, spaces other than U+0020. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;

/** A value in a block or flow collection, on one line; exact for every string, lone surrogates included. */
export function yamlValue(text: string): string {
  return isBare(text) ? text : quoted(text);
}

/** The same in double quotes, always. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(UNSAFE, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
  });
}

function isBare(text: string): boolean {
  if (!BARE_ASCII.test(text) && (!BARE.test(text) || text.search(UNSAFE) !== -1)) return false;
  return readsAs(text) === null;
}
