// The sections of a plan in Markdown, in the order they are read, each with its place in the order of being cut.
import type { Change, Plan } from '../core/change.ts';
import type { Diagnostic, Severity } from '../core/diagnostic.ts';
import type { Section } from './budget.ts';
import { codeSpan } from './escape.ts';
import { errorsFirst } from './findings.ts';
import { sayDiagnostic, wordDiagnostic } from './messages.ts';
import { byKind, sectionsOf } from './sections.ts';
import {
  type Body,
  createTable,
  declarationBlock,
  deleteTable,
  driftTable,
  mixedTable,
  moveTable,
  sourceList,
  updateDiff,
} from './tables.ts';
import { counted, type Detail, grouped, markdownVoice } from './voice.ts';

export interface PlanSection extends Section {
  /** What the rows show of what is to be executed, row by row. */
  readonly changes: readonly Change[];
}

/** The last of these are cut first. */
const KEEP = [
  'errors',
  'deletes',
  'warnings',
  'moves',
  'updates',
  'pending',
  'reverted',
  'drift',
  'creates',
  'notices',
  'undeclared',
] as const;
type Keep = (typeof KEEP)[number];

/** Findings beside changes take at most a quarter of the page: many warnings hide no change. */
const FINDINGS_SHARE = 0.25;

export function planSections(plan: Plan, detail: Detail, budget: number): PlanSection[] {
  const { asked, pending, reverted, drift } = sectionsOf(plan);
  const kinds = byKind(asked);
  const isCounts = detail === 'counts';
  const bodies = isCounts ? NAMELESS : FULL;
  const most = plan.changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
  const findings = errorsFirst(plan.diagnostics);
  const sections = [
    findingSection('error', findings, detail, most),
    findingSection('warning', findings, detail, most),
    deleteSection('Delete', kinds.delete, detail),
    deleteSection('Delete, pending from earlier merges', deletesIn(pending), detail),
    deleteSection('Delete, to revert drift', deletesIn(reverted), detail),
    section('moves', headed("Move, inheriting the new system's impact rating", bodies.move(kinds.move), kinds.move)),
    section(
      'updates',
      headed('Change', bodies.update([...kinds.rename, ...kinds.retype]), [...kinds.rename, ...kinds.retype]),
    ),
    section('creates', folded('Create', bodies.create(kinds.create), kinds.create)),
    mixedSection('pending', PENDING, pending, bodies),
    mixedSection('reverted', 'Drift, to be reverted', reverted, bodies),
    driftSection(drift, detail),
    undeclaredSection(plan, detail),
    findingSection('notice', findings, detail, most),
  ];
  return sections.filter((one) => one.count > 0 || one.open !== '');
}

const PENDING = 'Pending from earlier merges, merging approves these too';

interface Bodies {
  readonly move: (changes: readonly Change[]) => Body;
  readonly update: (changes: readonly Change[]) => Body;
  readonly create: (changes: readonly Change[]) => Body;
  readonly mixed: (changes: readonly Change[]) => Body;
}

const FULL: Bodies = { move: moveTable, update: updateDiff, create: createTable, mixed: mixedTable };
const NAMELESS: Bodies = { move: sourceList, update: sourceList, create: sourceList, mixed: sourceList };

interface Part extends Body {
  readonly title: string;
  readonly changes: readonly Change[];
}

const NO_ROWS: Body = { open: '', count: 0, row: () => '', close: '' };

/** Under its own heading, always open. */
function headed(title: string, body: Body, changes: readonly Change[]): Part {
  if (changes.length === 0) return { ...NO_ROWS, title, changes };
  return { ...body, open: `### ${title}\n\n${body.open}`, title, changes };
}

function folded(title: string, body: Body, changes: readonly Change[], note = ''): Part {
  if (body.count === 0) return { ...NO_ROWS, title, changes };
  const open = `<details><summary>${title}: ${grouped(body.count)}</summary>\n\n${note}${body.open}`;
  return { ...body, open, close: `${body.close}\n</details>\n`, title, changes };
}

function section(keep: Keep, { title, ...part }: Part): PlanSection {
  const hidden = (count: number, isAll: boolean) =>
    isAll ? `**${title}: ${grouped(count)}**, not shown here.` : `${grouped(count)} more not shown here.`;
  return { ...part, keep: KEEP.indexOf(keep), hidden };
}

function deletesIn(changes: readonly Change[]): Change[] {
  return changes.filter(({ action }) => action === 'delete');
}

/** Under `counts` a number: no file holds a line of what it no longer declares. */
function deleteSection(title: string, deletes: readonly Change[], detail: Detail): PlanSection {
  if (detail === 'full' || deletes.length === 0)
    return section('deletes', headed(title, deleteTable(deletes), deletes));
  const systems = new Set(deletes.map(({ cyberSystem }) => cyberSystem.id)).size;
  const open = `### ${title}\n\n${counted(deletes.length, 'asset')} in ${counted(systems, 'cyber system')}.\n`;
  return section('deletes', { ...NO_ROWS, open, title, changes: [] });
}

function mixedSection(keep: Keep, title: string, changes: readonly Change[], bodies: Bodies): PlanSection {
  const others = changes.filter(({ action }) => action !== 'delete');
  return section(keep, folded(title, bodies.mixed(others), others));
}

const DRIFT = 'Drift, not applied';
const DRIFT_NOTE =
  'The service differs, and no change of a file asks for it. To keep what the service has, change the files; to undo it, run with `drift: apply`.\n\n';

function driftSection(drift: readonly Change[], detail: Detail): PlanSection {
  const part = folded(DRIFT, driftTable(drift), [], DRIFT_NOTE);
  if (detail === 'full' || drift.length === 0) return section('drift', part);
  const open = `**${DRIFT}: ${grouped(drift.length)}.** ${DRIFT_NOTE}`.trimEnd();
  return section('drift', { ...NO_ROWS, open: `${open}\n`, title: DRIFT, changes: [] });
}

function undeclaredSection({ undeclared }: Plan, detail: Detail): PlanSection {
  const title = 'Undeclared, left alone';
  const note = 'To declare them, add these lines to the file of their cyber system.\n\n';
  if (detail === 'full') return section('undeclared', folded(title, declarationBlock(undeclared), [], note));
  const open = undeclared.length === 0 ? '' : `**${title}: ${grouped(undeclared.length)}.**\n`;
  return section('undeclared', { ...NO_ROWS, open, title, changes: [] });
}

const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' } as const;
const FINDING_KEEP = { error: 'errors', warning: 'warnings', notice: 'notices' } as const;

function findingSection(
  severity: Severity,
  findings: readonly Diagnostic[],
  detail: Detail,
  most: number,
): PlanSection {
  const found = findings.filter((finding) => finding.severity === severity);
  const open = found.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`;
  const row = (index: number) => `> - ${findingText(found[index]!, detail)}\n`;
  const title = severity === 'error' ? 'Errors' : severity === 'warning' ? 'Warnings' : 'Notices';
  const part = { title, changes: [], open, count: found.length, row, close: '' };
  return { ...section(FINDING_KEEP[severity], part), most };
}

/** One diagnostic as Markdown, on one line. */
function findingText(found: Diagnostic, detail: Detail): string {
  const { code, path, line } = wordDiagnostic(found, detail);
  const place = path === null ? '' : ` ${codeSpan(line === null ? path : `${path}:${line}`)}`;
  return `\`${code}\`${place}: ${sayDiagnostic(found, detail, markdownVoice)}`;
}
