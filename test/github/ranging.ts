// What the range comes to over a scripted history of five commits, c5 the newest.

import type { CheckRun } from '../../src/github/answers.ts';
import { markText } from '../../src/github/mark.ts';
import { findRange, type RangeInput } from '../../src/github/range.ts';
import { APP, checkRun, type Script, scripted, sha, short } from './scripted.ts';

export const SERVICE = 'https://inventory.example';
export const NOW = Date.parse('2026-03-01T12:00:00Z');
export const IN_PROGRESS = { status: 'in_progress', conclusion: null, completed_at: null } as const;

/** What the range comes to, with short names, and what was asked for it. */
export async function rangeOf(script: Script, given: Partial<RangeInput> = {}) {
  const { github, asked } = scripted(script);
  const fixed = {
    github,
    from: sha('c5'),
    before: null,
    appId: APP,
    markName: 'inventory apply',
    service: SERVICE,
    own: null,
    now: NOW,
  };
  const { applied, commits, underWay } = await findRange({ ...fixed, ...given });
  return { applied: applied && short(applied), commits: commits.map(short), underWay: underWay?.id ?? null, asked };
}

export function tried(on: string, applied: string | null, given: Partial<CheckRun> = {}): CheckRun {
  return checkRun(on, { conclusion: 'failure', text: markText({ applied: applied && sha(applied) }), ...given });
}
