// Signatures of commits in git's SSH format (PROTOCOL.sshsig of OpenSSH), by Ed25519 keys. The plain `git
// verify-commit` accepts these signatures, and this file accepts those of git.
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { isLike } from '../core/ignore.ts';

/** A key that cannot be used. The message says why, without a byte of the key. */
export class LedgerKeyError extends Error {
  override readonly name = 'LedgerKeyError';
}

const MAGIC = 'SSHSIG';
const KEY_TYPE = 'ssh-ed25519';
const NAMESPACE = 'git';
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** Reads an Ed25519 private key in PKCS#8 or OpenSSH form. Throws a LedgerKeyError. */
export function readPrivateKey(text: string): KeyObject {
  const pem = text.replaceAll('\r\n', '\n').trim();
  try {
    const key = createPrivateKey(pem.includes('OPENSSH PRIVATE KEY') ? fromOpenSsh(pem) : pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    if (error instanceof LedgerKeyError) throw error;
    // The message of the library could quote the key.
    throw new LedgerKeyError('is no private key in PKCS#8 or OpenSSH form');
  }
  throw new LedgerKeyError('is no Ed25519 key');
}

function fromOpenSsh(pem: string) {
  const body = Buffer.from(pem.replace(/-----[^-]+-----/g, '').replace(/\s/g, ''), 'base64');
  const wire = new Wire(body.subarray('openssh-key-v1\0'.length));
  if (wire.text() !== 'none') throw new LedgerKeyError('has a passphrase. Give one without');
  wire.bytes();
  wire.bytes();
  wire.number();
  wire.bytes();
  const secret = new Wire(wire.bytes());
  secret.number();
  secret.number();
  if (secret.text() !== KEY_TYPE) throw new LedgerKeyError('is no Ed25519 key');
  secret.bytes();
  const seed = secret.bytes().subarray(0, 32);
  return { key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' } as const;
}

/** The armored signature of the text of a commit. */
function signText(text: string, key: KeyObject): string {
  const signature = Buffer.concat([field(KEY_TYPE), field(sign(null, signedBytes(text, 'sha512'), key))]);
  const blob = Buffer.concat([
    Buffer.from(MAGIC),
    sshNumber(1),
    ...[publicBlob(key), NAMESPACE, '', 'sha512', signature].map(field),
  ]);
  const lines = blob.toString('base64').match(/.{1,70}/g) ?? [];
  return ['-----BEGIN SSH SIGNATURE-----', ...lines, '-----END SSH SIGNATURE-----'].join('\n');
}

/** The text of a commit with its signature, in git's own header. */
export function withSignature(commit: string, key: KeyObject): string {
  const [head = '', ...rest] = commit.split('\n\n');
  return [`${head}\ngpgsig ${signText(commit, key).replaceAll('\n', '\n ')}`, ...rest].join('\n\n');
}

/** A line of git's file of allowed signers, and the time for which it is valid, in ms. */
export interface Signer {
  readonly principal: string;
  /** Base64, as in the file. */
  readonly key: string;
  readonly after: number;
  readonly before: number;
}

/** The Ed25519 keys in a file of allowed signers that may sign for git (ssh-keygen(1)). Other lines are left out. */
export function readSigners(text: string): Signer[] {
  return text.split('\n').flatMap((line) => {
    const [principal = '', ...rest] = line.match(WORD) ?? [];
    const [options, type, key] = rest[0] === KEY_TYPE ? ['', ...rest] : rest;
    const validity = type === KEY_TYPE ? readOptions(options ?? '') : null;
    return validity === null || key === undefined || principal.startsWith('#') ? [] : [{ principal, key, ...validity }];
  });
}

/** A part in quotes may hold white space and commas. */
const WORD = /(?:[^\s"]|"[^"]*")+/g;
const OPTION = /(?:[^,"]|"[^"]*")+/g;

/** null if the key may not sign commits by itself, or if OpenSSH would refuse the line. */
function readOptions(text: string): Pick<Signer, 'after' | 'before'> | null {
  const values = new Map<string, string>();
  for (const option of text.match(OPTION) ?? []) {
    const [, name = '', value] = /^(namespaces|valid-after|valid-before)="(.*)"$/i.exec(option) ?? [];
    if (value === undefined || values.has(name.toLowerCase())) return null;
    values.set(name.toLowerCase(), value);
  }
  const [after, before] = [readTime(values.get('valid-after')), readTime(values.get('valid-before'))];
  if (Number.isNaN(after) || Number.isNaN(before) || !isForGit(values.get('namespaces') ?? '*')) return null;
  return { after: after ?? Number.NEGATIVE_INFINITY, before: before ?? Number.POSITIVE_INFINITY };
}

/** Reads a list of patterns as ssh_config(5) does: if a pattern with `!` matches, the others do not count. */
function isForGit(list: string): boolean {
  const matches = (pattern: string) => isLike(NAMESPACE, pattern);
  const patterns = list.split(',');
  return patterns.some(matches) && !patterns.some((each) => each.startsWith('!') && matches(each.slice(1)));
}

/** A time as OpenSSH writes it, in ms: in the system's time zone, or with Z in UTC. NaN if it is not a time. */
function readTime(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = ''] = TIME.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
}

const TIME = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?(Z)?$/;

export type Signature =
  | { readonly state: 'good'; readonly signer: Signer }
  | { readonly state: 'none' | 'wrong' | 'unknown-signer' };

export function checkSignature(commit: string, signers: readonly Signer[]): Signature {
  const header = /^gpgsig (-----BEGIN SSH SIGNATURE-----\n(?: .*\n)*? -----END SSH SIGNATURE-----)\n/m.exec(
    commit.slice(0, commit.indexOf('\n\n') + 1),
  );
  if (header === null) return { state: 'none' };
  const signed = commit.replace(header[0], '');
  // As in git, a key must have been valid when the commit was made.
  const at = Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(commit)?.[1]) * 1_000;
  const valid = signers.filter(({ after, before }) => after <= at && at <= before);
  try {
    const blob = Buffer.from(header[1]!.replace(/-----[^-]+-----/g, '').replace(/\s/g, ''), 'base64');
    return checkBlob(blob, signed, valid);
  } catch {
    return { state: 'wrong' };
  }
}

function checkBlob(blob: Buffer, signed: string, signers: readonly Signer[]): Signature {
  const wire = new Wire(blob.subarray(MAGIC.length));
  if (!blob.toString('latin1').startsWith(MAGIC) || wire.number() !== 1) return { state: 'wrong' };
  const keyBlob = wire.bytes();
  const parts = new Wire(keyBlob);
  // Signers have keys of one type only. A key of another type belongs to no signer, whatever its signature.
  if (parts.text() !== KEY_TYPE) return { state: 'unknown-signer' };
  if (wire.text() !== NAMESPACE) return { state: 'wrong' };
  wire.bytes();
  const hash = wire.text();
  const signature = new Wire(wire.bytes());
  if (signature.text() !== KEY_TYPE || (hash !== 'sha512' && hash !== 'sha256')) return { state: 'wrong' };
  const key = createPublicKey({ key: Buffer.concat([SPKI_HEAD, parts.bytes()]), format: 'der', type: 'spki' });
  if (!verify(null, signedBytes(signed, hash), key, signature.bytes())) return { state: 'wrong' };
  const signer = signers.find((each) => Buffer.from(each.key, 'base64').equals(keyBlob));
  return signer === undefined ? { state: 'unknown-signer' } : { state: 'good', signer };
}

function signedBytes(text: string, hash: string): Buffer {
  const digest = createHash(hash).update(text).digest();
  return Buffer.concat([Buffer.from(MAGIC), ...[NAMESPACE, '', hash, digest].map(field)]);
}

function publicBlob(key: KeyObject): Buffer {
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return Buffer.concat([field(KEY_TYPE), field(spki.subarray(SPKI_HEAD.length))]);
}

function sshNumber(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function field(value: string | Uint8Array): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([sshNumber(bytes.length), bytes]);
}

/** Reads the binary format of SSH: numbers, and byte strings with their lengths before them. */
class Wire {
  #rest: Buffer;

  constructor(bytes: Buffer) {
    this.#rest = bytes;
  }

  number(): number {
    const value = this.#rest.readUInt32BE();
    this.#rest = this.#rest.subarray(4);
    return value;
  }

  bytes(): Buffer {
    const length = this.number();
    if (length > this.#rest.length) throw new RangeError('cut off');
    const bytes = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return bytes;
  }

  text(): string {
    return this.bytes().toString('latin1');
  }
}
