// The record of a plan (design section 8): what a pull request showed and apply may therefore execute, written into
// check runs as text. A pure codec: what is read counts only when it is whole and its seal fits.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../core/fingerprint.ts';
import { groupBy } from '../core/group.ts';
import { isObject } from './unknown-json.ts';

/** One change as a record holds it. */
export interface RecordedChange {
  readonly fingerprint: string;
  /** Identity of where an update or a delete ends; null for a create. */
  readonly target: string | null;
}

interface RecordedGuard {
  readonly guard: string;
  readonly limit: number;
  readonly value: number;
  readonly passed: boolean;
}

export interface PlanRecord {
  /** `owner/name`. */
  readonly repository: string;
  readonly pullRequest: number;
  /** The pull request's head commit. */
  readonly head: string;
  readonly organization: string;
  /** Origin of the service. */
  readonly service: string;
  /** Input `name`; '' for none. */
  readonly name: string;
  readonly digest: string;
  /** What apply would execute. */
  readonly changes: readonly RecordedChange[];
  readonly guards: readonly RecordedGuard[];
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Characters of one part's changes: GitHub takes 65,535 in a text, of which the rest of a part needs little. */
const PART_BUDGET = 60_000;
const FENCE = '```';

interface Part {
  readonly version: 1;
  readonly seal: string;
  readonly part: number;
  readonly parts: number;
  readonly record: Omit<PlanRecord, 'changes'>;
  readonly changes: string;
}

/** The texts of the check runs that hold the record, one or more. */
export function encodeRecord(record: PlanRecord, signingKey: string): string[] {
  const { changes, ...rest } = record;
  const seal = sealOf(record, signingKey);
  const chunks = chunk(
    changes.map(({ fingerprint, target }) => (target === null ? fingerprint : `${fingerprint}:${target}`)),
  );
  return chunks.map((text, index) => {
    const part: Part = { version: 1, seal, part: index + 1, parts: chunks.length, record: rest, changes: text };
    // No fence can end early: the only text of others is in the record, and its backticks are escaped.
    const json = JSON.stringify(part).replaceAll('`', '\\u0060');
    return `What apply may execute, for apply to read:\n\n${FENCE}json\n${json}\n${FENCE}\n`;
  });
}

/** Joins words with spaces into texts within the budget; one empty text for none. */
function chunk(words: readonly string[]): string[] {
  const chunks: string[][] = [[]];
  let length = 0;
  for (const word of words) {
    if (length + word.length + 1 > PART_BUDGET) {
      chunks.push([]);
      length = 0;
    }
    chunks[chunks.length - 1]!.push(word);
    length += word.length + 1;
  }
  return chunks.map((chunked) => chunked.join(' '));
}

/** The records among the texts that are complete and rightly sealed, in no particular order. */
export function decodeRecords(texts: readonly string[], signingKey: string): PlanRecord[] {
  const parts = texts.flatMap((text) => readPart(text) ?? []);
  const bySeal = groupBy(parts, ({ seal }) => seal);
  return Array.from(bySeal.values()).flatMap((whole) => join(whole, signingKey) ?? []);
}

/** Only a record whose every byte is as it was written has this seal; with a key, only who has the key can make one. */
function sealOf({ changes, ...rest }: PlanRecord, signingKey: string): string {
  const { repository, pullRequest, head, organization, service, name, digest, guards, at } = rest;
  const guardRows = guards.map(({ guard, limit, value, passed }) => [guard, limit, value, passed]);
  const changeRows = changes.map(({ fingerprint, target }) => [fingerprint, target]);
  const canonical = JSON.stringify([
    'cip-inventory-sync record 1',
    ...[repository, pullRequest, head, organization, service, name, digest, at, guardRows, changeRows],
  ]);
  if (signingKey === '') return `sha256:${sha256(canonical)}`;
  return `hmac-sha256:${createHmac('sha256', signingKey).update(canonical).digest('hex')}`;
}

function join(parts: readonly Part[], signingKey: string): PlanRecord | null {
  const [first] = parts;
  if (first === undefined) return null;
  const byNumber = new Map(parts.map((part) => [part.part, part]));
  if (byNumber.size !== first.parts || !parts.every((part) => isOfSame(part, first))) return null;
  const ordered = Array.from({ length: first.parts }, (_, index) => byNumber.get(index + 1));
  const changes: RecordedChange[] = [];
  for (const part of ordered) {
    if (part === undefined) return null;
    for (const word of part.changes.split(' ')) {
      const [fingerprint = '', target = null] = word.split(':');
      if (fingerprint !== '') changes.push({ fingerprint, target });
    }
  }
  const record = { ...first.record, changes };
  return isSame(sealOf(record, signingKey), first.seal) ? record : null;
}

/** Every part says all but its own changes and number: what one of them says otherwise was tampered with. */
function isOfSame({ parts, record }: Part, other: Part): boolean {
  return parts === other.parts && JSON.stringify(record) === JSON.stringify(other.record);
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function readPart(text: string): Part | null {
  const start = text.indexOf(`${FENCE}json\n`);
  const end = text.indexOf(`\n${FENCE}`, start + 1);
  if (start < 0 || end < 0) return null;
  try {
    const value: unknown = JSON.parse(text.slice(start + FENCE.length + 5, end));
    return isPart(value) ? value : null;
  } catch {
    return null;
  }
}

function isPart(value: unknown): value is Part {
  if (!isObject(value) || value.version !== 1) return false;
  const { seal, part, parts, record, changes } = value;
  const isNumbered = isCount(part) && isCount(parts) && part >= 1 && part <= parts && parts <= 1000;
  return typeof seal === 'string' && typeof changes === 'string' && isNumbered && isHeader(record);
}

const TEXTS = ['repository', 'head', 'organization', 'service', 'name', 'digest', 'at'] as const;

function isHeader(value: unknown): value is Part['record'] {
  if (!isObject(value) || !isCount(value.pullRequest) || !Array.isArray(value.guards)) return false;
  return TEXTS.every((field) => typeof value[field] === 'string') && value.guards.every(isGuard);
}

function isGuard(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { guard, limit, value: found, passed } = value;
  return typeof guard === 'string' && isCount(limit) && isCount(found) && typeof passed === 'boolean';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
