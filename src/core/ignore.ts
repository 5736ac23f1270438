// Live assets that a document leaves alone by name (design section 3): exact names, and patterns in which * stands for
// any text and ? for one character. Linear in a name, whatever the pattern.
import { type Diagnostic, diagnostic, type Report } from './diagnostic.ts';
import type { DesiredAsset, InventoryDocument } from './model.ts';
import { placeOf } from './names.ts';

interface Pattern {
  readonly text: string;
  readonly document: InventoryDocument;
  readonly offset: number;
}

/** The patterns of all documents of one system, united. */
export class IgnoreList {
  readonly #exact = new Map<string, Pattern>();
  readonly #globs: { readonly pattern: Pattern; readonly parts: readonly Characters[] }[] = [];

  constructor(documents: readonly InventoryDocument[]) {
    for (const document of documents) {
      for (const { value: text, offset } of document.ignore) {
        const pattern = { text, document, offset };
        if (!/[*?]/.test(text)) this.#exact.set(text, pattern);
        else this.#globs.push({ pattern, parts: text.split(/\*+/).map(charactersOf) });
      }
    }
  }

  /** The pattern that leaves an asset of this name alone; null for none. Case counts. */
  find(name: string): Pattern | null {
    const exact = this.#exact.get(name);
    if (exact !== undefined || this.#globs.length === 0) return exact ?? null;
    const characters = charactersOf(name);
    return this.#globs.find(({ parts }) => matches(characters, parts))?.pattern ?? null;
  }
}

/** By index, one character each. */
type Characters = string | readonly string[];

/** A string is not that where a character takes two places, as an emoji does. */
function charactersOf(text: string): Characters {
  return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}

/** The ignore list of a system; null for the usual one, which has none. */
export function ignoreListOf(documents: readonly InventoryDocument[]): IgnoreList | null {
  return documents.some(({ ignore }) => ignore.length > 0) ? new IgnoreList(documents) : null;
}

/** `parts` stand between the stars: the first at the start, the last at the end, the others as early as can be. */
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
  if (at + part.length > name.length) return false;
  for (let k = 0; k < part.length; k++) if (part[k] !== '?' && part[k] !== name[at + k]) return false;
  return true;
}

/** Reports `ignored-but-declared`: one of the two lines is a mistake, and nobody can say which. */
export function checkIgnored(
  systems: Iterable<{ readonly documents: readonly InventoryDocument[] }>,
  report: Report,
): void {
  for (const { documents } of systems) {
    const ignored = ignoreListOf(documents);
    if (ignored === null) continue;
    for (const asset of documents.flatMap(({ assets }) => assets)) {
      const pattern = ignored.find(asset.name);
      if (pattern !== null) report(ignoredButDeclared(asset, pattern));
    }
  }
}

export function ignoredButDeclared(asset: DesiredAsset, { text: pattern, document, offset }: Pattern): Diagnostic {
  const args = { name: asset.name, pattern, first: { file: document.file, offset } };
  return diagnostic('ignored-but-declared', 'error', placeOf(asset), args);
}
