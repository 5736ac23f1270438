// What is said when an import of a CSV export ends.
import type { Plan } from '../core/change.ts';
import { type Edit, type Ended, fileLines, filesOf } from './edits.ts';
import { durationText } from './progress.ts';
import { countsLine } from './summarize.ts';
import { counted, grouped } from './voice.ts';

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
export function renderCsvImported({ edits, counts, plan }: CsvImported, ended: Ended): string {
  return [
    ...fileLines(edits, ended.detail),
    ...cellLines(counts),
    ...keptLine(counts),
    closingLine(edits, counts, ended),
    `A plan of these files: ${countsLine(plan.summary)}`,
    '',
  ].join('\n');
}

function closingLine(edits: readonly Edit[], counts: CsvCounts, { dryRun, ms }: Ended): string {
  const { rowCount, declared, assetless } = counts;
  const rows = counted(rowCount, 'row');
  const time = durationText(ms);
  if (edits.length === 0)
    return `Nothing to import: the files declare the assets of ${rows} already, as found in ${time}.`;
  const already = declared === 0 ? '' : `, ${grouped(declared)} declared already`;
  const without = assetless === 0 ? '' : `, ${grouped(assetless)} without an asset`;
  const wrote = dryRun ? 'Would write' : 'Wrote';
  return `${wrote} ${filesOf(edits)}: ${rows}${already}${without}, in ${time}.${dryRun ? ' Nothing was written.' : ''}`;
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
