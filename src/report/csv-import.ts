// What is said when an import of a CSV export ends.
import type { Plan } from '../core/change.ts';
import { type Edit, fileLines, filesOf } from './edits.ts';
import { countsLine } from './summarize.ts';
import { counted, type Detail, grouped } from './voice.ts';

export interface CsvCounts {
  readonly rowCount: number;
  readonly assetless: number;
  readonly trimmed: number;
  readonly rearmed: number;
  /** Rows whose asset files declare already. */
  readonly declared: number;
  /** Live assets that no row names, and `prune: false` keeps. */
  readonly kept: number;
}

export interface CsvImported {
  readonly edits: readonly Edit[];
  readonly counts: CsvCounts;
  /** Of the files as they are now, or would be. */
  readonly plan: Plan;
}

/** The lines that close an import, or its rehearsal. Ends with a newline. */
export function renderCsvImported(
  { edits, counts, plan }: CsvImported,
  { dryRun, detail }: { readonly dryRun: boolean; readonly detail: Detail },
): string {
  return [
    ...fileLines(edits, detail),
    ...cellLines(counts),
    ...keptLine(counts),
    closingLine(edits, counts, dryRun),
    `A plan of these files: ${countsLine(plan.summary)}`,
    '',
  ].join('\n');
}

function closingLine(edits: readonly Edit[], { rowCount, declared, assetless }: CsvCounts, dryRun: boolean): string {
  const rows = counted(rowCount, 'row');
  if (edits.length === 0) return `Nothing to import: the files declare the assets of ${rows} already.`;
  const already = declared === 0 ? '' : `, ${grouped(declared)} declared already`;
  const without = assetless === 0 ? '' : `, ${grouped(assetless)} without an asset`;
  const wrote = dryRun ? 'Would write' : 'Wrote';
  return `${wrote} ${filesOf(edits)}: ${rows}${already}${without}.${dryRun ? ' Nothing was written.' : ''}`;
}

/** What was not taken as it stands is said: a name may have been meant otherwise. */
function cellLines({ trimmed, rearmed }: CsvCounts): string[] {
  const lines: string[] = [];
  if (trimmed > 0) lines.push(`White space around ${counted(trimmed, 'cell')} was dropped.`);
  if (rearmed > 0) lines.push(`The apostrophe that hides a formula was taken off ${counted(rearmed, 'cell')}.`);
  return lines;
}

function keptLine({ kept }: CsvCounts): string[] {
  if (kept === 0) return [];
  const [are, them] = kept === 1 ? ['is', 'it'] : ['are', 'them'];
  return [
    `${counted(kept, 'live asset')} of these cyber systems ${are} in no row: prune: false keeps ${them}. To declare ${them}, run cip-sync import.`,
  ];
}
