// What each operation does to what the stand-in remembers. Those that the project has no use for are not played.
import type { Play } from './call.ts';
import { CHECKS } from './operations-checks.ts';
import { COMMITS } from './operations-commits.ts';
import { DEPLOYMENTS } from './operations-deployments.ts';
import { ISSUES } from './operations-issues.ts';
import { PULLS } from './operations-pulls.ts';
import { SETTINGS } from './operations-settings.ts';

const PLAYS: ReadonlyMap<string, Play> = new Map(
  Object.entries({ ...CHECKS, ...COMMITS, ...DEPLOYMENTS, ...ISSUES, ...PULLS, ...SETTINGS }),
);

/** The operation's part; undefined when it has none. */
export function playOf(operation: string): Play | undefined {
  return PLAYS.get(operation);
}
