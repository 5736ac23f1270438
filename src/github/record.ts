// The record of a plan (docs/apply.md): what a pull request showed, and what apply may therefore execute, as text in
// check runs. Pure encoding and decoding: a record counts only if it is complete and its seals are right.
import * as z from 'zod';
import { jsonEscape, UNSAFE } from '../core/characters.ts';
import { sha256 } from '../core/fingerprint.ts';
import { isSealOf, type SigningKeys, sealOf } from './seal.ts';

/**
 * `inventory plan`, with the input `name` if it is set, for one of several organizations. `preview` is a plan without a
 * pull request.
 */
export function checkName(checked: 'plan' | 'drift' | 'preview', name: string): string {
  return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}

/** One change as a record holds it. */
export interface RecordEntry {
  readonly fingerprint: string;
  /** Identifies the state in which an update or a delete ends. null for a create. */
  readonly target: string | null;
}

const count = z.number().int().nonnegative();
const limit = z.union([count, z.string()]);
const guard = z.object({ guard: z.string(), limit, value: limit.nullable(), passed: z.boolean() });

/** Everything in a record except its changes. */
const header = z.object({
  /** `owner/name`. */
  repository: z.string(),
  pullRequest: count,
  /** The pull request's head commit. */
  head: z.string(),
  /** The branch that it was planned for. */
  baseBranch: z.string(),
  /** The commit that it was planned on: the first parent of the test merge. */
  base: z.string(),
  organization: z.string(),
  /** Origin and path of the service. */
  service: z.string(),
  /** Input `name`; '' for none. */
  name: z.string(),
  digest: z.string(),
  /** The title of the pull request when it was planned. */
  title: z.string(),
  /** The number of the change order in the title. null if no pattern is given. */
  ticket: z.string().nullable(),
  guards: z.array(guard),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Id of the newest mark with success that the plan saw; null for none. */
  mark: count.nullable(),
});

/** What people read, as GitHub returned it. */
const surfaces = z.object({
  comment: z.object({ id: count, updated_at: z.string(), sha256: z.string() }).nullable(),
  /** Hash of the check run's title and summary. */
  check: z.string(),
  /** Ids of the check runs of this plan: the first, which people read, then those with the other parts. */
  runs: z.array(count).min(1),
});

export interface PlanRecord extends z.output<typeof header> {
  /** The changes that apply would execute. */
  readonly changes: readonly RecordEntry[];
}
export type Surfaces = z.output<typeof surfaces>;

const part = z.object({
  version: z.literal(3),
  /** Seal of header and changes, which connects the parts. */
  core: z.string(),
  part: count,
  parts: count.max(1000),
  changes: z.string(),
});
const first = part.extend({ part: z.literal(1), record: header, shown: surfaces, seal: z.string() });
const pass = z.object({ version: z.literal(3), run: count, head: z.string(), pullRequest: count, passed: z.string() });

/**
 * The most characters for the changes in one part. GitHub takes 65,535 in a text, and the rest of a part needs little.
 */
const PART_BUDGET = 56_000;
const FENCE = '```';

/** The texts of a record: the additional parts, which can be written first, and the first part, which completes it. */
export function encodeRecord(record: PlanRecord, keys: SigningKeys) {
  const { changes, ...rest } = record;
  const core = sealOf(keys, canonicalCore(record));
  const chunks = chunk(
    changes.map(({ fingerprint, target }) => (target === null ? fingerprint : `${fingerprint}:${target}`)),
  );
  const partOf = (text: string, index: number) => {
    return { version: 3 as const, core, part: index + 1, parts: chunks.length, changes: text };
  };
  return {
    rest: chunks.slice(1).map((text, index) => fenced(partOf(text, index + 1))),
    first: (shownPages: Surfaces) =>
      fenced({
        ...partOf(chunks[0]!, 0),
        record: rest,
        shown: shownPages,
        seal: sealOf(keys, canonicalWhole(core, shownPages)),
      }),
  };
}

/**
 * Folded, because only apply reads it. Nothing can end the fence early, and nothing hides: text by other people is only
 * in the record, and its backticks and unsafe characters are escaped.
 */
function fenced(content: object): string {
  const json = JSON.stringify(content).replaceAll('`', '\\u0060').replace(UNSAFE, jsonEscape);
  return `<details><summary>The record, for apply to read</summary>\n\n${FENCE}json\n${json}\n${FENCE}\n\n</details>\n`;
}

/** Joins words with spaces into texts within the limit. One empty text for no words. */
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

/** The parts of a check run that hold a record. */
export interface CheckText {
  readonly id: number;
  readonly text: string | null;
}

export type DecodedRecord =
  | { readonly kind: 'record'; readonly record: PlanRecord; readonly shown: Surfaces }
  /** A plan that had nothing to record, and says so. */
  | { readonly kind: 'pass' }
  /** A record that is incomplete, or has a wrong seal, with its header, which cannot be trusted. */
  | { readonly kind: 'broken'; readonly header: z.output<typeof header> | null };

/** Reads a check run, with the texts of all check runs that could hold its other parts. */
export function decodeRecord({ id, text }: CheckText, among: readonly CheckText[], keys: SigningKeys): DecodedRecord {
  const json = unfenced(text ?? '');
  const passed = pass.safeParse(json);
  if (passed.success) {
    const { run, head, pullRequest } = passed.data;
    const isOurs = run === id && isSealOf(passed.data.passed, keys, canonicalPass({ run, head, pullRequest }));
    return isOurs ? { kind: 'pass' } : { kind: 'broken', header: null };
  }
  const read = first.safeParse(json);
  if (!read.success) return { kind: 'broken', header: null };
  const { record: fields, shown: pages, core, seal } = read.data;
  const changes = changesOf(read.data, among, pages.runs);
  if (changes === null || pages.runs[0] !== id) return { kind: 'broken', header: fields };
  const record = { ...fields, changes };
  const isWhole = isSealOf(core, keys, canonicalCore(record)) && isSealOf(seal, keys, canonicalWhole(core, pages));
  return isWhole ? { kind: 'record', record, shown: pages } : { kind: 'broken', header: fields };
}

/** null if a part is missing. */
function changesOf(
  { changes, parts }: z.output<typeof part>,
  among: readonly CheckText[],
  runs: readonly number[],
): RecordEntry[] | null {
  const ids = new Set(runs);
  const texts = new Map([[1, changes]]);
  for (const { id, text } of parts === 1 ? [] : among) {
    const read = ids.has(id) ? part.safeParse(unfenced(text ?? '')) : null;
    if (read?.success) texts.set(read.data.part, read.data.changes);
  }
  const recorded: RecordEntry[] = [];
  for (let number = 1; number <= parts; number += 1) {
    const words = texts.get(number);
    if (words === undefined) return null;
    for (const word of words.split(' ')) {
      const [fingerprint = '', target = null] = word.split(':');
      if (fingerprint !== '') recorded.push({ fingerprint, target });
    }
  }
  return recorded;
}

function unfenced(text: string): unknown {
  const start = text.indexOf(`${FENCE}json\n`);
  const end = text.indexOf(`\n${FENCE}`, start + 1);
  if (start < 0 || end < 0) return null;
  try {
    return JSON.parse(text.slice(start + FENCE.length + 5, end));
  } catch {
    return null;
  }
}

export interface UnrecordedPlan {
  /** Id of the check run. */
  readonly run: number;
  readonly head: string;
  readonly pullRequest: number;
}

/** The text of a plan with nothing to record, so that it is not mistaken for an erased record. */
export function encodePass(plan: UnrecordedPlan, keys: SigningKeys): string {
  return fenced({ version: 3, ...plan, passed: sealOf(keys, canonicalPass(plan)) });
}

function canonicalPass({ run, head, pullRequest }: UnrecordedPlan): readonly unknown[] {
  return ['cip-inventory-sync pass 1', run, head, pullRequest];
}

/** Everything in a record. The seal fits only if every byte is as it was written. */
function canonicalCore({ changes, guards, ...fields }: PlanRecord): readonly unknown[] {
  const { repository, pullRequest, head, baseBranch, base, organization, service, name, digest, at, mark } = fields;
  const guardRows = guards.map(({ guard: which, limit: most, value, passed }) => [which, most, value, passed]);
  const changeRows = changes.map(({ fingerprint, target }) => [fingerprint, target]);
  return [
    ...['cip-inventory-sync record 3', repository, pullRequest, head, baseBranch, base, organization, service, name],
    ...[digest, at, mark, fields.title, fields.ticket, guardRows, changeRows],
  ];
}

/** What people read beside it, connected with it. */
function canonicalWhole(core: string, { comment, check, runs }: Surfaces): readonly unknown[] {
  const commentRow = comment === null ? null : [comment.id, comment.updated_at, comment.sha256];
  return ['cip-inventory-sync shown 1', core, commentRow, check, runs];
}

/** The hash of a check run's title and summary, independent of how GitHub keeps line ends. */
export function checkSeal(title: string | null, summary: string | null): string {
  return sha256(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}

/** The same for a comment. */
export function commentSeal(comment: { readonly id: number; readonly updated_at: string; readonly body: string }) {
  return { id: comment.id, updated_at: comment.updated_at, sha256: sha256(asKept(comment.body)) };
}

/** A text for comparison. GitHub may return other line ends, and no white space at the end. */
export function asKept(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}
