// Seals what a run writes to GitHub and reads again later: with a keyed hash if there is a signing key.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../core/fingerprint.ts';
import { UserError } from '../core/result.ts';

const LEAST_CHARACTERS = 32;

/**
 * Reads the input, which has one key per line. The first key signs, and every key verifies, so that a key can be
 * replaced. Empty for no key. Throws a UserError for a key that could be guessed.
 */
export function readSigningKeys(input: string): readonly string[] {
  const keys = input
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (input === '' || (keys.length > 0 && keys.every((key) => key.length >= LEAST_CHARACTERS))) return keys;
  const wrong = keys.length === 0 ? 'is blank' : `has a key of under ${LEAST_CHARACTERS} characters`;
  throw new UserError('signing-key', wrong, 'Make a key with openssl rand -hex 32. Write several keys one per line.');
}

/** A seal over a list of plain values and their order. Without a key, anyone can make the same seal. */
export function sealOf(keys: readonly string[], canonical: readonly unknown[]): string {
  const [key] = keys;
  return key === undefined ? `sha256:${sha256(JSON.stringify(canonical))}` : hmac(key, canonical);
}

/** Whether the seal was made from these values, with any of the keys. */
export function isSealOf(seal: string, keys: readonly string[], canonical: readonly unknown[]): boolean {
  if (keys.length === 0) return isSame(seal, sealOf(keys, canonical));
  return keys.some((key) => isSame(seal, hmac(key, canonical)));
}

function hmac(key: string, canonical: readonly unknown[]): string {
  return `hmac-sha256:${createHmac('sha256', key).update(JSON.stringify(canonical)).digest('hex')}`;
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
