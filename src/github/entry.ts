// One entry of the applied log: the message of a commit that says what a run applies, or that it has ended. Pure. An
// entry counts only under the parent for which it was written, and only for one repository, service and `name`.
import * as z from 'zod';
import { sha } from './answers.ts';
import { isSealOf, type SigningKeys, sealOf } from './seal.ts';

/** What an entry or a record must contain to count here. The organization is part of every fingerprint. */
export interface Owner {
  /** `owner/name`. */
  readonly repository: string;
  /** Origin and path of the service. */
  readonly service: string;
  /** Input `name`; '' for none. */
  readonly name: string;
}

const entry = z.strictObject({
  /** `applying`: a run has the turn. `applied`: it succeeded. `ended`: it has ended, and nothing more is applied. */
  kind: z.enum(['applying', 'applied', 'ended']),
  repository: z.string(),
  service: z.string(),
  name: z.string(),
  /** The commit that counts as applied from this entry on; null if none is known. */
  applied: sha.nullable(),
  /** GitHub's time just before that commit was read as the tip; null if not known. */
  at: z.iso.datetime().nullable(),
  /** Id of the workflow's run. */
  run: z.string().regex(/^\d+$/),
  attempt: z.number().int(),
  /** A random word: two jobs may belong to one attempt of one run. */
  job: z.string(),
  seal: z.string(),
});
export type Entry = Readonly<z.output<typeof entry>>;

const SUBJECTS = {
  applying: ({ run }: Omit<Entry, 'seal'>) => `Run ${run} applies the inventory`,
  applied: ({ run, applied }: Omit<Entry, 'seal'>) => `Run ${run} applied ${applied?.slice(0, 7) ?? 'nothing'}`,
  ended: ({ run }: Omit<Entry, 'seal'>) => `Run ${run} ended, and not everything is applied`,
};

/** The message of the commit on `parent` (null for the first commit). */
export function entryMessage(facts: Omit<Entry, 'seal'>, parent: string | null, keys: SigningKeys): string {
  const sealed = { ...facts, seal: sealOf(keys, canonical(facts, parent)) };
  return `${SUBJECTS[facts.kind](facts)}\n\n${JSON.stringify(sealed)}`;
}

/** null if the message is no entry of this owner; `unsealed` if it is one, and its seal does not fit. */
export function readEntry(
  message: string,
  parent: string | null,
  owner: Owner,
  keys: SigningKeys,
): Entry | 'unsealed' | null {
  const line = message.split('\n').find((text) => text.startsWith('{'));
  const read = entry.safeParse(parsed(line ?? ''));
  if (!read.success) return null;
  const { repository, service, name, seal } = read.data;
  if (repository !== owner.repository || service !== owner.service || name !== owner.name) return null;
  return isSealOf(seal, keys, canonical(read.data, parent)) ? read.data : 'unsealed';
}

/** The branch that holds the log: a valid name of a branch, whatever `name` is. */
export function logBranch(name: string): string {
  if (name === '') return 'inventory-applied';
  const encoded = Array.from(Buffer.from(name), (byte) => {
    const character = String.fromCharCode(byte);
    return /[A-Za-z0-9_-]/.test(character) ? character : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  return `inventory-applied-${encoded.join('')}`;
}

function canonical(facts: Omit<Entry, 'seal'>, parent: string | null): readonly unknown[] {
  const { kind, repository, service, name, applied, at, run, attempt, job } = facts;
  return ['inventory-applied', kind, repository, service, name, applied, at, run, attempt, job, parent];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
