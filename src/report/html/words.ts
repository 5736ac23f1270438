// What the page says of changes, in words that hold no name.
import type { Origin } from '../../core/change.ts';
import { hasSucceeded, type Outcome } from '../../core/outcome.ts';
import type { Kind } from '../sections.ts';
import { INHERITS, PERMANENT } from '../summarize.ts';
import type { ShownChange, Standing } from './changes.ts';

type GroupWords = { readonly [G in Kind | 'drift']: { readonly title: string; readonly note: string } };

export const GROUPS: GroupWords = {
  delete: { title: 'Deletes', note: `Each is ${PERMANENT}.` },
  move: { title: 'Moves', note: `Another cyber system holds the asset; ${INHERITS}.` },
  rename: { title: 'Renames', note: 'The asset keeps its id and its history.' },
  retype: { title: 'Retypes', note: 'The asset keeps its id and its history.' },
  create: { title: 'Creates', note: 'The service gives the id.' },
  drift: { title: 'Drift', note: 'The service differs from the files, and no file asked for it. Not applied.' },
};

export const STANDINGS: { readonly [S in Standing]: string } = {
  before: 'as before',
  after: 'as changed',
  elsewhere: 'otherwise',
};

export const ORIGINS: { readonly [O in Origin]: string } = {
  inventory: 'asked for by the files',
  pending: 'pending from earlier merges',
  drift: 'drift',
};

const PAST: { readonly [K in Kind]: string } = {
  delete: 'deleted',
  move: 'moved',
  rename: 'renamed',
  retype: 'retyped',
  create: 'created',
};

const INFINITIVE: { readonly [K in Kind]: string } = {
  delete: 'delete',
  move: 'move',
  rename: 'rename',
  retype: 'retype',
  create: 'create',
};

const OPEN: { readonly [O in Exclude<Outcome, 'done' | 'adopted' | 'already'>]: string } = {
  'changed-meanwhile': 'changed meanwhile',
  failed: 'failed',
  unknown: 'unknown',
  skipped: 'skipped',
  'not-started': 'not started',
};

/** A mark at an asset of the tree: `renamed`, `to move`, `delete failed`. */
export function markOf({ kind, done, standing }: ShownChange): string {
  if (done === null) return standing === 'after' ? PAST[kind] : `to ${INFINITIVE[kind]}`;
  const { outcome } = done;
  if (outcome === 'done' || outcome === 'adopted' || outcome === 'already') return PAST[kind];
  return `${INFINITIVE[kind]} ${OPEN[outcome]}`;
}

/** Whether a reader has to look closer. */
export function isTrouble({ done, kind }: ShownChange): boolean {
  return done === null ? kind === 'delete' : !hasSucceeded(done.outcome);
}
