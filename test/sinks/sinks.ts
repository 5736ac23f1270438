// Everything that anyone can read of a run and of what it left on GitHub, sink by sink.
import type { Ran } from '../github-journeys/run.ts';
import type { World } from '../github-journeys/world.ts';

/**
 * - `log`: lines in which a runner obeys commands
 * - `markdown`: what GitHub renders
 * - `text`: what is shown as it is, on one line or several
 * - `path`: the name of a file, which must be exact to be found
 */
export type Kind = 'log' | 'markdown' | 'text' | 'path';

export interface Sink {
  readonly place: string;
  readonly kind: Kind;
  readonly text: string;
}

/** All sinks of a run of the action, and of everything that the repository contains after it. */
export function sinksOf(ran: Ran, world: World): Sink[] {
  return [
    { place: 'log', kind: 'log', text: ran.log },
    { place: 'summary', kind: 'markdown', text: ran.summary },
    ...ran.errors.map((text) => ({ place: 'error', kind: 'text' as const, text })),
    ...ran.warnings.map((text) => ({ place: 'warning', kind: 'text' as const, text })),
    ...Object.entries(ran.outputs).map(([name, text]): Sink => ({ place: `output ${name}`, kind: 'text', text })),
    ...sinksOnGitHub(world),
  ];
}

/** Comments, issues and check runs as they are now, and every write that was sent, successful or not. */
function sinksOnGitHub({ github }: World): Sink[] {
  const { comments, issues, checkRuns } = github.state;
  const written = [
    ...comments.map(({ body }): Sink => ({ place: 'comment', kind: 'markdown', text: body })),
    ...issues.flatMap(({ title, body }): Sink[] => [
      { place: 'issue title', kind: 'text', text: title },
      { place: 'issue', kind: 'markdown', text: body ?? '' },
    ]),
    ...checkRuns.flatMap(({ name, title, summary, text, annotations }): Sink[] => [
      { place: 'check name', kind: 'text', text: name },
      { place: 'check title', kind: 'text', text: title ?? '' },
      { place: 'check summary', kind: 'markdown', text: summary ?? '' },
      { place: 'check text', kind: 'markdown', text: text ?? '' },
      ...annotations.flatMap((annotation): Sink[] => [
        { place: 'check annotation', kind: 'text', text: `${annotation.title}\n${annotation.message}` },
        { place: 'check annotation', kind: 'path', text: annotation.path },
      ]),
    ]),
  ];
  const sent = github.entries.filter(({ method }) => method !== 'GET').flatMap(({ body }) => stringsIn(body));
  return [...written, ...sent.map((text): Sink => ({ place: 'sent', kind: 'path', text }))];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
