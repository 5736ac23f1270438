// How a part of a plan stands on a page of Markdown: under a heading, folded, or as a sentence; and when it is cut.
import type { Change } from '../../core/change.ts';
import { codeSpan } from '../escape.ts';
import { grouped } from '../voice.ts';
import type { Section } from './budget.ts';
import type { Body } from './tables.ts';

export interface PlanSection extends Section {
  /** What the rows show of what is to be executed, row by row. */
  readonly changes: readonly Change[];
}

/** The last of these are cut first. */
const KEEP = [
  'error',
  'deletes',
  'warning',
  'moves',
  'updates',
  'pending',
  'reverted',
  'drift',
  'overview',
  'creates',
  'notice',
  'undeclared',
] as const;
export type Keep = (typeof KEEP)[number];

/** Longer parts are folded: what is asked for, what is pending. Deletes never are, and creates always. */
export const LONG = 25;

export interface Part extends Body {
  /** Says how many rows there are. */
  readonly title: string;
  readonly changes: readonly Change[];
}

export const NO_ROWS: Body = { open: '', count: 0, row: () => '', close: '' };

/** Paragraphs that nobody must miss; empty for none. */
export function caution(paragraphs: readonly string[]): string {
  return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}

/** How a heading tells several of one pull request apart: the input `name`, '' for none. */
export function ofName(name: string): string {
  return name === '' ? '' : ` (${codeSpan(name)})`;
}

/** Under its own heading, always open. */
export function headed(title: string, body: Body, changes: readonly Change[], note = ''): Part {
  if (body.count === 0) return { ...NO_ROWS, title, changes };
  return { ...body, open: `### ${title}\n\n${note}${body.open}`, title, changes };
}

export function folded(title: string, body: Body, changes: readonly Change[], note = ''): Part {
  if (body.count === 0) return { ...NO_ROWS, title, changes };
  const open = `<details><summary><h3>${title}</h3></summary>\n\n${note}${body.open}`;
  return { ...body, open, close: `${body.close}\n</details>\n`, title, changes };
}

export function folding(title: string, body: Body, changes: readonly Change[]): Part {
  return body.count > LONG ? folded(title, body, changes) : headed(title, body, changes);
}

export function section(keep: Keep, { title, ...part }: Part): PlanSection {
  const hidden = (count: number, isAll: boolean) =>
    isAll ? `**${title}**, not shown here` : `${grouped(count)} more not shown here`;
  return { ...part, keep: KEEP.indexOf(keep), hidden };
}

/** A heading and a sentence, without rows. */
export function told(title: string, sentence: string): Part {
  return { ...NO_ROWS, open: `### ${title}\n\n${sentence}\n`, title, changes: [] };
}

export function bold(title: string): Part {
  return { ...NO_ROWS, open: `**${title}**\n`, title, changes: [] };
}
