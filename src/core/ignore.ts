// Live assets that a document ignores by name (docs/files.md): by exact names, and by patterns in which * matches
// any text and ? one character. Matching is linear in the length of the name for every pattern.
import type { Place } from './diagnostic.ts';
import type { InventoryDocument } from './model.ts';

interface Pattern {
  readonly text: string;
  readonly at: Place;
}

/** The patterns of all documents of one system. */
class IgnoreList {
  readonly #exact = new Map<string, Pattern>();
  readonly #globs: { readonly pattern: Pattern; readonly parts: readonly Characters[] }[] = [];
  #folded: { readonly pattern: Pattern; readonly parts: readonly Characters[] }[] | null = null;

  constructor(documents: readonly InventoryDocument[]) {
    for (const { file, ignore } of documents) {
      for (const { value: text, offset } of ignore) {
        const pattern = { text, at: { file, offset } };
        if (/[*?]/.test(text)) this.#globs.push({ pattern, parts: partsOf(text) });
        else this.#exact.set(text, pattern);
      }
    }
  }

  /** The first pattern that would match the name if case and Unicode form did not count; null for none. */
  nearFor(name: string): Pattern | null {
    this.#folded ??= [...this.#exact.values(), ...this.#globs.map(({ pattern }) => pattern)].map((pattern) => {
      return { pattern, parts: partsOf(withoutCase(pattern.text)) };
    });
    const characters = charactersOf(withoutCase(name));
    return this.#folded.find(({ parts }) => matches(characters, parts))?.pattern ?? null;
  }

  /** The exact name, else the first pattern, that matches the name; null for none. The match is case-sensitive. */
  patternFor(name: string): Pattern | null {
    const exact = this.#exact.get(name);
    if (exact !== undefined) return exact;
    const characters = charactersOf(name);
    return this.#globs.find(({ parts }) => matches(characters, parts))?.pattern ?? null;
  }
}

/** Case and Unicode form do not count. */
function withoutCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Whether a name matches a pattern. `*` matches any text, `?` one character. */
export function isLike(name: string, pattern: string): boolean {
  return matches(charactersOf(name), partsOf(pattern));
}

function partsOf(pattern: string): Characters[] {
  return pattern.split(/\*+/).map(charactersOf);
}

/** A sequence in which each index holds one character. */
type Characters = string | readonly string[];

/** Splits a string only if it has a character that takes two code units, such as an emoji. */
function charactersOf(text: string): Characters {
  return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}

/** The ignore list of a system; null if it has none, which is usual. */
export function ignoreListOf(documents: readonly InventoryDocument[]): IgnoreList | null {
  return documents.some(({ ignore }) => ignore.length > 0) ? new IgnoreList(documents) : null;
}

/**
 * `parts` are the texts between the stars. The first must match at the start, the last at the end, the others as early
 * as possible.
 */
function matches(name: Characters, parts: readonly Characters[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return name.length === first.length && fits(name, first, 0);
  if (!fits(name, first, 0)) return false;
  let at = first.length;
  for (const part of rest) {
    at = placeFrom(name, part, at);
    if (at < 0) return false;
    at += part.length;
  }
  return name.length - last.length >= at && fits(name, last, name.length - last.length);
}

function placeFrom(name: Characters, part: Characters, from: number): number {
  if (typeof name === 'string' && typeof part === 'string' && !part.includes('?')) return name.indexOf(part, from);
  for (let at = from; at + part.length <= name.length; at++) if (fits(name, part, at)) return at;
  return -1;
}

function fits(name: Characters, part: Characters, at: number): boolean {
  for (let k = 0; k < part.length; k++) if (part[k] !== '?' && part[k] !== name[at + k]) return false;
  return true;
}
