// Writes the record of a plan into check runs.
import type { CheckRun, Comment } from './answers.ts';
import type { CheckAnnotation, Conclusion, GitHub } from './port.ts';
import { checkSeal, commentSeal, type encodeRecord, type Surfaces } from './record.ts';

export interface RecordOutput {
  readonly title: string;
  readonly summary: string;
  readonly conclusion: Conclusion;
  readonly annotations: readonly CheckAnnotation[];
}

/**
 * Writes the parts of a record that do not fit into the first check run into more of the same name. Resolves to their
 * ids.
 */
export async function writeRest(
  github: Pick<GitHub, 'createCheckRun'>,
  run: CheckRun,
  texts: readonly string[],
): Promise<number[]> {
  const parts = texts.map((text, index) =>
    github.createCheckRun({
      name: run.name,
      head_sha: run.head_sha,
      conclusion: 'neutral',
      output: {
        title: `Record, part ${index + 2} of ${texts.length + 1}`,
        summary: 'The rest of what apply may execute.',
        text,
      },
    }),
  );
  return (await Promise.all(parts)).map(({ id }) => id);
}

/** Completes the check run with the record. This comes last, so that an interrupted record is never complete. */
export async function writeRecord(
  github: Pick<GitHub, 'updateCheckRun'>,
  run: CheckRun,
  {
    first,
    output,
    comment,
    rest,
  }: {
    readonly first: ReturnType<typeof encodeRecord>['first'];
    readonly output: RecordOutput;
    readonly comment: Comment | null;
    readonly rest: readonly number[];
  },
): Promise<void> {
  const { title, summary, conclusion, annotations } = output;
  const surfaces: Surfaces = {
    comment: comment && commentSeal(comment),
    check: checkSeal(title, summary),
    runs: [run.id, ...rest],
  };
  await github.updateCheckRun(run.id, { conclusion, output: { title, summary, annotations, text: first(surfaces) } });
}
