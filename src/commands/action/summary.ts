// The job summary: a file of the runner's, to which every step of a job adds.
import { appendFile } from 'node:fs/promises';

interface SummaryInput {
  /** `GITHUB_STEP_SUMMARY`; '' where the runner gives none. */
  readonly path: string;
  readonly markdown: string;
  readonly warn: (message: string) => void;
}

/** Resolves to whether it was written. What a run came to stands without it, so that a failure is a warning. */
export async function appendSummary({ path, markdown, warn }: SummaryInput): Promise<boolean> {
  if (path === '') return false;
  try {
    await appendFile(path, `${markdown}\n`);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    warn(`The job summary could not be written${code}.`);
    return false;
  }
}
