// Reviews of the list (R2): the file that a person completes and a pull request adds, and when the next one is due.
import * as z from 'zod';

const file = z.strictObject({
  date: z.iso.date(),
  ledger_commit: z.string().regex(/^[0-9a-f]{40}$/),
  live_sha256: z.string().regex(/^[0-9a-f]{64}$/),
  read_at: z.iso.datetime(),
  counts: z.strictObject({
    facilities: z.int().min(0),
    control_centers: z.int().min(0),
    systems: z.int().min(0),
    assets: z.int().min(0),
  }),
  scope: z.array(z.string()).describe('Cyber systems; none: all of them.'),
  statement: z.string(),
});

/** `reviews/DATE.yml`. */
export type ReviewFile = z.infer<typeof file>;

/** The review that a YAML value holds, or the place where it is wrong. */
export function readReview(value: unknown): { readonly review: ReviewFile | null; readonly wrong: string } {
  const parsed = file.safeParse(value);
  if (parsed.success) return { review: parsed.data, wrong: '' };
  const [issue] = parsed.error.issues;
  return { review: null, wrong: issue?.path.join('.') || 'its root' };
}

/** The text of the file. Every JSON string is a YAML scalar. */
export function reviewText(review: ReviewFile): string {
  const { counts } = review;
  const scope = review.scope.map((system) => `\n  - ${JSON.stringify(system)}`).join('');
  return `# A review of the list of ${review.date}. Read the list, complete the statement, and open a pull request with this file:
#   cip-sync audit --at ${review.ledger_commit}
date: "${review.date}"
ledger_commit: "${review.ledger_commit}"
live_sha256: "${review.live_sha256}"
read_at: "${review.read_at}"
counts:
  facilities: ${counts.facilities}
  control_centers: ${counts.control_centers}
  systems: ${counts.systems}
  assets: ${counts.assets}
# Cyber systems that were reviewed; none: all of them.
scope:${scope || ' []'}
statement: ${JSON.stringify(review.statement)}
`;
}

/** The statement of a new file, which a person completes. */
export const STATEMENT_TO_COMPLETE =
  'I reviewed this list on [date] and found it [correct / to be corrected as follows].';

const MONTHS = 15;

/** The same day, 15 months after the last review. If that month has no such day, its last day. */
export function nextReviewDue(dates: readonly string[]): string | null {
  const last = dates.reduce((a, b) => (a > b ? a : b), '');
  if (last === '') return null;
  const [year = 0, month = 1, day = 1] = last.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + MONTHS + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + MONTHS, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
