// The rows of a section as a table of Markdown. Every table has the same columns, and every name is in a harmless code
// span. Also the small parts that pages share: cautions and links.
import { groupBy } from '../../core/group.ts';
import {
  CHANGE_COLUMNS,
  type ChangeRow,
  type Difference,
  type RowText,
  type Section,
  setRowText,
  siteAndName,
} from '../rows.ts';
import { codeSpan, counted, joined, markdownFormatter, ratingText, tableCell } from '../text.ts';
import type { Block } from './budget.ts';

/** The parts of a page. The last of these are cut first. */
const KEEP = [
  'errors',
  'questions',
  'deletes',
  'results',
  'warnings',
  'moves',
  'updates',
  'pending',
  'reverted',
  'drift',
  'where',
  'creates',
  'notices',
  'undeclared',
] as const;

/** How late a part of a page is cut. */
export function keepOf(part: (typeof KEEP)[number]): number {
  return KEEP.indexOf(part);
}

/** The system is not a column, but a row above its own: a narrow window has room for four columns, not for five. */
const COLUMNS = CHANGE_COLUMNS.slice(1);
/** How many rows are measured for the width of a column, and how many characters it keeps on one line. */
const MOST_MEASURED = 1000;
const MOST_TOGETHER = 40;
/** The same for names without hyphens, which may be on several lines. */
const MOST_OF_LOOSE = 16;
const ORIGIN_WORDS = { inventory: '', pending: 'pending', drift: 'reverts drift' } as const;
const NONE: ReadonlySet<string> = new Set();

/**
 * A section under its heading, or folded behind it, to be fitted into a page. `elsewhere` says where hidden rows are,
 * at the end of the sentence about them. `files` is the URL of the files at the planned commit, to which `/path#L1` is
 * added; null if not known. `doubted` are the ids of assets whose delete may be half of a rename.
 */
export function sectionTable(
  { part, title, note, changes, rowOf, isFolded }: Section<Difference>,
  elsewhere = '',
  files: string | null = null,
  doubted = NONE,
): Block {
  // Systems that share site and name with another are shown with their ids.
  const systems = new Map(changes.map(({ cyberSystem }) => [cyberSystem.id, cyberSystem]));
  const byLabel = groupBy(systems.values(), ({ site, name }) => JSON.stringify([site?.name ?? null, name]));
  const alike = new Set([...byLabel.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])));
  const opening = isFolded ? `<details><summary><h3>${title}</h3></summary>\n\n` : `### ${title}\n\n`;
  return {
    keep: keepOf(part),
    open: `${opening}${note === null ? '' : `${note(markdownFormatter)}\n\n`}${headOf(changes.slice(0, MOST_MEASURED).map(rowOf))}`,
    count: changes.length,
    row: (index) => {
      const change = changes[index]!;
      const { system, asset, isOfSystem, change: text, id, line } = rowOf(change);
      const rating = system.rating === null ? '' : ratingText(system.rating, tableCell);
      const sameName = alike.has(system.id) ? tableCell(system.id) : '';
      const isFirst = changes[index - 1]?.cyberSystem.id !== change.cyberSystem.id;
      const place = joined([`**${setRowText(siteAndName(system), tableCell)}**`, rating, sameName], ' ');
      const isDelete = part === 'deletes' && 'action' in change && change.action === 'delete';
      const origin = isDelete ? ORIGIN_WORDS[change.origin] : '';
      const question = isDelete && doubted.has(change.id) ? '**a rename?**' : '';
      const cells = [
        isOfSystem ? '' : tableCell(asset),
        joined([setRowText(text, tableCell, '<br>'), origin, question], ', '),
        id === null ? '' : tableCell(id),
        line === null ? '' : linkedPlace(line.path, line.line, files),
      ];
      return `${isFirst ? `| ${place} | | | |\n` : ''}| ${cells.join(' | ')} |\n`;
    },
    close: isFolded ? '\n</details>\n' : '',
    hidden: (count, isAll) => {
      if (!isAll) return counted`${count} more not shown here${elsewhere}.`;
      // This is the only title that does not say how many.
      return `**${title}${part === 'deletes' ? counted`: ${count}` : ''}**, not shown here${elsewhere}.`;
    },
  };
}

/**
 * GitHub lets a line end after a hyphen within code, and takes no styles. But a column is never narrower than its head,
 * and no line ends at a no-break space. So the heads of the columns that have names are as wide as what stays together.
 */
function headOf(rows: readonly ChangeRow[]): string {
  const texts = [
    rows.flatMap(({ asset, system }) => [[{ name: asset }], ...siteAndName(system).map((part) => [part])]),
    rows.map(({ change }) => change),
  ];
  const heads = COLUMNS.map((title, column) => {
    const longest = (texts[column] ?? []).reduce((most, text) => Math.max(most, lengthTogether(text)), 0);
    // Two of these spaces are about as wide as a character of code, and two characters as the padding around a name.
    const padding = Math.min(longest, MOST_TOGETHER) + 2 - title.length;
    return title + '\u00A0'.repeat(2 * Math.max(0, padding));
  });
  return `| ${heads.join(' | ')} |\n| ${COLUMNS.map(() => ':--').join(' | ')} |\n`;
}

/** The most characters from the start of a line to the end of a name. */
function lengthTogether(text: RowText): number {
  let [longest, length] = [0, 0];
  for (const part of text) {
    if (typeof part === 'string') length += part.length;
    else if ('end' in part) length = 0;
    else {
      length += part.name.length;
      longest = Math.max(longest, part.name.includes('-') ? length : Math.min(length, MOST_OF_LOOSE));
    }
  }
  return longest;
}

/** A path with only these characters cannot be Markdown or become a link by itself. */
const PLAIN_PATH = /^(?!.*(?:www\.|__|\/\/))[A-Za-z0-9][A-Za-z0-9./_-]*$/;

/** `[beta.yml:9](…/inventory/beta.yml#L9)`. The whole path as code if there is nothing to link to. */
export function linkedPlace(path: string, line: number, files: string | null): string {
  if (files === null || !PLAIN_PATH.test(path)) return tableCell(`${path}:${line}`);
  return `[${path.slice(path.lastIndexOf('/') + 1)}:${line}](${files}/${path}#L${line})`;
}

/** Paragraphs that nobody must miss; empty for none. */
export function caution(paragraphs: readonly string[]): string {
  return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}

/** Distinguishes headings of one pull request by the input `name`; '' for none. */
export function ofName(name: string): string {
  return name === '' ? '' : ` (${codeSpan(name)})`;
}

/** Links a result, a state or the code of a finding to the section that explains it. null if no page is known. */
export function pageLink(topic: string, pages: string | null): string | null {
  return pages === null ? null : `[${topic}](${pages}/docs/reference/findings.md#${topic})`;
}

/** A link to a run. Empty if the text is not the URL of one. */
export function runLink(url: string | null | undefined, text = 'run'): string {
  return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}
