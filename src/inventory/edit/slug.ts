// Safe path segments out of any name: lower-case ASCII letters, digits and dashes, on every file system.
import { createHash } from 'node:crypto';

/** Leaves room for an id behind it, and for the folders before it: some systems allow 255 in a segment, 260 in a path. */
const LONGEST = 60;
const LONGEST_ID = 48;
/** Segments that Windows keeps for devices, whatever stands behind a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** `Plant #2 (Süd)` is `plant-2-sud`; empty for a name that nothing remains of. */
export function slugOf(name: string): string {
  const slug = name
    .slice(0, 1000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return RESERVED.test(slug) ? '' : slug;
}

/** An id as part of a segment: itself where that is safe and short, else a hash of it. */
export function idToken(id: string): string {
  const isSafe = id.length <= LONGEST_ID && /^[a-z0-9][a-z0-9_-]*$/.test(id) && !id.endsWith('-');
  return isSafe ? id : createHash('sha256').update(id, 'utf8').digest('hex').slice(0, 16);
}
