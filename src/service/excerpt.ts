// What may be shown of an answer's body: short, on one line, harmless to a terminal, and without the key.

const SHOWN_CHARACTERS = 200;
const REDACTED = '[key]';

// Control, format (bidirectional, zero-width), line-separating and unpaired surrogate characters.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** The body's first 200 characters as they are shown, unsafe ones as \uxxxx, the key replaced (design section 9). */
export function excerpt(text: string, key: string): string {
  let shown = '';
  for (const character of redact(text, key)) {
    const safe = UNSAFE.test(character) ? spellOut(character) : character;
    if (shown.length + safe.length > SHOWN_CHARACTERS) break;
    shown += safe;
  }
  return shown;
}

// A service that echoes the key may do so as it came, inside a JSON string or inside a URL.
function redact(text: string, key: string): string {
  const spellings = new Set([key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)]);
  return [...spellings].reduce((rest, spelling) => rest.replaceAll(spelling, REDACTED), text);
}

function spellOut(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
