// Text in the double quotes of YAML, where every character that is unsafe to show is escaped.
import { hexOf, UNSAFE } from './characters.ts';

/** A YAML scalar in double quotes. Exact for every string, including lone surrogates. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(UNSAFE, yamlEscape);
}

export function yamlEscape(character: string): string {
  const hex = hexOf(character);
  return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}
