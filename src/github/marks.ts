// Finds the marks that count (design section 8): what was applied last, and who applies now.

import { environmentOf, type Mark, type MarkOwner, readMark, type Standing, standingOf, TASK } from './mark.ts';
import type { GitHub } from './port.ts';

export interface MarksInput {
  readonly github: Pick<GitHub, 'deployments' | 'deploymentStatuses'>;
  readonly owner: MarkOwner;
  /** Input `signing-key`; '' for none. */
  readonly key: string;
  /** Milliseconds since 1970, where GitHub does not say. */
  readonly now: () => number;
}

export interface StandingMark extends Mark, Standing {}

export interface Marks {
  /** Of the newest 100, those of one creator, newest first. */
  readonly all: readonly Mark[];
  /** Those whose statuses were read: back to the newest that has succeeded. */
  readonly standing: readonly StandingMark[];
  /** The newest that has succeeded. */
  readonly latest: Mark | null;
}

export const NO_MARKS: Marks = { all: [], standing: [], latest: null };

/** Every mark that fits, by whomever; `most` of the newest, 100 where not said. */
export async function listMarks({ github, owner, key }: MarksInput, most?: number): Promise<readonly Mark[]> {
  const made = await github.deployments(environmentOf(owner.name), TASK, most);
  return made.flatMap((one) => readMark(one, owner, key) ?? []);
}

/** Whose marks count where no check run or mark of our own tells yet: an app's before a person's. */
export function likelyCreator(marks: readonly Mark[]): string | null {
  return (marks.find(({ creator }) => creator.endsWith('[bot]')) ?? marks[0])?.creator ?? null;
}

/** Statuses of so many are asked for at first: mostly the newest has succeeded. */
const FIRST_ASKED = 5;

/** Who is older than the newest success was waited for by it, or dead. */
export async function readStandings(marks: readonly Mark[], creator: string | null, input: MarksInput): Promise<Marks> {
  const all = marks.filter((mark) => mark.creator === creator);
  const standing: StandingMark[] = [];
  for (const batch of [all.slice(0, FIRST_ASKED), all.slice(FIRST_ASKED)]) {
    standing.push(...(await Promise.all(batch.map((mark) => standingNow(mark, input)))));
    if (standing.some(({ hasSucceeded }) => hasSucceeded)) break;
  }
  return { all, standing, latest: standing.find(({ hasSucceeded }) => hasSucceeded) ?? null };
}

/** By GitHub's own clock. */
export async function standingNow(mark: Mark, { github, key, now }: MarksInput): Promise<StandingMark> {
  const statuses = await github.deploymentStatuses(mark.id);
  return { ...mark, ...standingOf(mark, statuses.value, statuses.now ?? now(), key) };
}

/** What the oldest mark that names it took as applied; where none has succeeded, everything since is still to be applied. */
export function namedByOldest({ all }: Marks): string | null {
  // A mark that its own run replaced, told by whose it is, names what it should not.
  const isReplaced = (mark: Mark) =>
    all.some(({ id, run, attempt }) => id > mark.id && run !== null && run === mark.run && attempt === mark.attempt);
  return all.findLast((mark) => mark.applied !== null && !isReplaced(mark))?.applied ?? null;
}
