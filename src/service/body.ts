// Gathers an answer's body within a bound, in one buffer: chunks kept until the end would double the peak memory.
import { isUtf8 } from 'node:buffer';

/** Enough for all but lists. */
const FIRST_CAPACITY = 64 * 1024;
// Every copy takes time, and pages that nothing was written to take no memory: so a list grows in few and long steps.
const NEXT_CAPACITY = 4 * 1024 * 1024;
const GROWTH = 4;

export class Body {
  readonly #limit: number;
  #bytes: Buffer;
  #size = 0;

  /** `announced` is the answer's Content-Length: a hint to begin with the right capacity, never believed beyond it. */
  constructor(limit: number, announced: string | undefined) {
    this.#limit = limit;
    this.#bytes = Buffer.allocUnsafeSlow(Math.min(limit, Number.parseInt(announced ?? '', 10) || FIRST_CAPACITY));
  }

  /** False, and nothing is added, when the body would grow beyond its limit. */
  add(chunk: Buffer): boolean {
    const size = this.#size + chunk.length;
    if (size > this.#limit) return false;
    if (size > this.#bytes.length) this.#grow(size);
    this.#bytes.set(chunk, this.#size);
    this.#size = size;
    return true;
  }

  /** The body as text. Bytes that are not UTF-8 are replaced, and told by `utf8`. */
  read(): { readonly text: string; readonly utf8: boolean } {
    const bytes = this.#bytes.subarray(0, this.#size);
    return { text: bytes.toString('utf8'), utf8: isUtf8(bytes) };
  }

  #grow(size: number): void {
    const wanted = Math.max(size, NEXT_CAPACITY, this.#bytes.length * GROWTH);
    const bytes = Buffer.allocUnsafeSlow(Math.min(this.#limit, wanted));
    bytes.set(this.#bytes.subarray(0, this.#size));
    this.#bytes = bytes;
  }
}
