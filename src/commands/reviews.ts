// Reviews of the list: files of the inventory's repository that pull requests bring in. A plan holds them against the
// ledger; the apply after their merge records them there.
import { load, YAMLException } from 'js-yaml';
import { type Diagnostic, diagnostic } from '../core/diagnostic.ts';
import { sha256 } from '../core/fingerprint.ts';
import { readText, sourceFile } from '../inventory/files.ts';
import { readFolder } from '../inventory/folder.ts';
import type { Revision } from '../inventory/load.ts';
import { readPaths } from '../inventory/paths.ts';
import type { ReviewFile } from '../ledger/review.ts';
import type { Context } from './context.ts';
import { withLedger } from './ledger.ts';

export interface FoundReview {
  readonly path: string;
  readonly text: string;
  readonly sha256: string;
  /** null for a file that is no review; `wrong` says where. */
  readonly review: ReviewFile | null;
  readonly wrong: string;
}

/** The reviews at a revision, by their paths; none where there is no such folder. */
export async function readReviews(context: Context, revision: Revision): Promise<FoundReview[]> {
  const { cwd, settings, git: run } = context;
  const selections = await readPaths([settings.reviews], cwd);
  // With its schema comes a library that a plan without a ledger has no use for.
  const { readReview } = await import('../ledger/review.ts');
  const found: FoundReview[] = [];
  const visit = (file: Parameters<typeof readText>[0]) => {
    const read = readText(file, () => {});
    if (read === null) return;
    const { path, text } = read;
    found.push({ path, text, sha256: sha256(text), ...parsed(text, readReview) });
  };
  if (revision.kind === 'working-tree') readFolder({ cwd, selections }, visit, () => {});
  else {
    const { readGit } = await import('../inventory/git/read.ts');
    await readGit({ run, commit: revision.commit, selections }, visit, () => {});
  }
  return found;
}

type Read = Pick<FoundReview, 'review' | 'wrong'>;

function parsed(text: string, read: (value: unknown) => Read): Read {
  try {
    return read(load(text));
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { review: null, wrong: 'its YAML' };
  }
}

/** `review-mismatch` for each review that is new since `base` and not of the list that it names. */
export async function reviewFindings(context: Context, base: Revision | null): Promise<Diagnostic[]> {
  if (context.settings.ledger === '') return [];
  const known = new Set((base === null ? [] : await readReviews(context, base)).map(keyOf));
  const fresh = (await readReviews(context, context.head)).filter((found) => !known.has(keyOf(found)));
  const wrong = fresh.filter(({ review }) => review === null);
  const findings = wrong.map((found) => findingOf(found, `it is not as audit review writes it, at ${found.wrong}`));
  const whole = fresh.filter(({ review }) => review !== null);
  if (whole.length === 0) return findings;
  return withLedger(context, async ({ ledger }) => {
    for (const found of whole) {
      const problem = (await ledger?.reviewProblem(found.review!)) ?? null;
      if (problem !== null) findings.push(findingOf(found, problem));
    }
    return findings;
  });
}

export function keyOf({ path, sha256: hash }: Pick<FoundReview, 'path' | 'sha256'>): string {
  return `${path} ${hash}`;
}

function findingOf({ path, text }: FoundReview, problem: string): Diagnostic {
  return diagnostic('review-mismatch', 'error', { file: sourceFile(path, text), offset: null }, { problem });
}
