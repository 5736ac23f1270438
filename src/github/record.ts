// The record of a plan (docs/how-it-works.md): what a pull request showed, and what apply may therefore execute, as the
// text of a check run. Pure encoding and decoding. A record counts only if its seal is right.
import * as z from 'zod';
import { jsonEscape, UNSAFE } from '../core/characters.ts';
import { sha256 } from '../core/fingerprint.ts';
import { isSealOf, sealOf } from './seal.ts';

/** `inventory plan` or `inventory apply`, with the input `name` if it is set, for one of several organizations. */
export function checkName(checked: 'plan' | 'apply', name: string): string {
  return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}

/** One change as a record holds it. */
interface RecordEntry {
  readonly fingerprint: string;
  /** Identifies the state in which an update or a delete ends. null for a create. */
  readonly target: string | null;
}

const id = z.number().int().nonnegative();

const fields = z.object({
  /** The id of the repository, and `owner/name` for people. */
  repository: z.string(),
  repositoryName: z.string(),
  pullRequest: id,
  /** The pull request's head commit. */
  head: z.string(),
  /** The base branch that the plan was made for. */
  baseBranch: z.string(),
  /** The commit that the plan was made on: the first parent of the test merge. */
  base: z.string(),
  organization: z.string(),
  /** Origin and path of the service. */
  service: z.string(),
  /** Input `name`; '' for none. */
  name: z.string(),
  /** The title of the pull request when the plan was made. */
  title: z.string(),
  digest: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
});

/** What people read, as GitHub returned it. */
const shown = z.object({
  comment: z.object({ id, updated_at: z.string(), sha256: z.string() }).nullable(),
  /** Hash of the check run's title and summary. */
  check: z.string(),
});
const whole = fields.extend({ changes: z.string(), shown, seal: z.string() });
const pass = z.object({ run: id, head: z.string(), pullRequest: id, passed: z.string() });

export interface PlanRecord extends z.output<typeof fields> {
  /** The changes that apply would execute. */
  readonly changes: readonly RecordEntry[];
}
type Shown = z.output<typeof shown>;

const FENCE = '```';
const PASS = 'cip-inventory-sync pass';
const [FINGERPRINT, TARGET] = [16, 8];
/** In place of the target of a create, which has none. */
const NO_TARGET = '.'.repeat(TARGET);

export function encodeRecord({ changes, ...rest }: PlanRecord, seen: Shown, keys: readonly string[]): string {
  const entries = changes.map(({ fingerprint, target }) => `${fingerprint}${target ?? NO_TARGET}`).join('');
  return fenced({ ...rest, changes: entries, shown: seen, seal: sealOf(keys, recordValues(rest, entries, seen)) });
}

/**
 * The content as JSON in a folded section, because only apply reads it. Backticks and unsafe characters are escaped, so
 * text by other people cannot end the fence early or hide anything.
 */
function fenced(content: object): string {
  const json = JSON.stringify(content).replaceAll('`', '\\u0060').replace(UNSAFE, jsonEscape);
  return `<details><summary>The record, for apply to read</summary>\n\n${FENCE}json\n${json}\n${FENCE}\n\n</details>\n`;
}

/**
 * Reads the text of a check run. `pass`: the text says that the plan had nothing to record. `unsealed`: it is a record
 * with a wrong seal. `none`: it is neither.
 */
export function decodeRecord(
  run: { readonly id: number; readonly text: string | null },
  keys: readonly string[],
):
  | { readonly kind: 'record'; readonly record: PlanRecord; readonly shown: Shown }
  | { readonly kind: 'pass' | 'unsealed' | 'none' } {
  const json = unfenced(run.text ?? '');
  const passed = pass.safeParse(json).data;
  if (passed !== undefined) {
    const isOurs =
      passed.run === run.id && isSealOf(passed.passed, keys, [PASS, passed.run, passed.head, passed.pullRequest]);
    return { kind: isOurs ? 'pass' : 'none' };
  }
  const read = whole.safeParse(json).data;
  if (read === undefined) return { kind: 'none' };
  const { changes, shown: seen, seal, ...rest } = read;
  if (!isSealOf(seal, keys, recordValues(rest, changes, seen))) return { kind: 'unsealed' };
  const entries: RecordEntry[] = [];
  for (let at = 0; at < changes.length; at += FINGERPRINT + TARGET) {
    const target = changes.slice(at + FINGERPRINT, at + FINGERPRINT + TARGET);
    entries.push({
      fingerprint: changes.slice(at, at + FINGERPRINT),
      target: target === NO_TARGET ? null : target,
    });
  }
  return { kind: 'record', record: { ...rest, changes: entries }, shown: seen };
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

/** The text of a plan with nothing to record, so that it is not mistaken for an erased record. */
export function encodeNoRecord(
  { run, head, pullRequest }: { readonly run: number; readonly head: string; readonly pullRequest: number },
  keys: readonly string[],
): string {
  return fenced({ run, head, pullRequest, passed: sealOf(keys, [PASS, run, head, pullRequest]) });
}

/** All values of a record. The seal is right only if none of them has changed. */
function recordValues(rest: z.output<typeof fields>, changes: string, { comment, check }: Shown): readonly unknown[] {
  const { repository, repositoryName, service, name, organization, pullRequest, title } = rest;
  const { head, baseBranch, base, digest, at } = rest;
  const seen = [comment && [comment.id, comment.updated_at, comment.sha256], check];
  const scope = [repository, repositoryName, service, name, organization];
  const about = [...scope, pullRequest, title, head, baseBranch, base, digest, at];
  return ['cip-inventory-sync record', ...about, changes, seen];
}

/** The hash of a check run's title and summary. It does not depend on how GitHub stores line ends. */
export function checkSeal(title: string | null, summary: string | null): string {
  return sha256(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}

/** The id and time of a comment, and the hash of its body, which does not depend on line ends either. */
export function commentSeal(comment: { readonly id: number; readonly updated_at: string; readonly body: string }) {
  return { id: comment.id, updated_at: comment.updated_at, sha256: sha256(asKept(comment.body)) };
}

/** A text for comparison. GitHub may change line ends, and remove white space at the end. */
export function asKept(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}
