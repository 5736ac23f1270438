// Changes as rows of Markdown: one table with the same columns in every section, and every name in a harmless code
// span.
import type { Change, Undeclared } from '../../core/change.ts';
import { groupBy } from '../../core/group.ts';
import type { AssetState, PlacedSystem } from '../../core/model.ts';
import { CHANGE_COLUMNS, type ChangeRow, driftRow, plannedRow, setRowText, siteAndName } from '../change-row.ts';
import { declarations } from '../declarations.ts';
import { codeSpan, fenceFor, tableCell } from '../escape.ts';
import { bySystem, type InSystem, pathOf, placeOf } from '../sections.ts';
import { grouped, joined, ratingText, systemName } from '../text-style.ts';
import type { Section } from './budget.ts';

/** The rows of a section, and the text before and after them. */
export type Body = Pick<Section, 'open' | 'count' | 'row' | 'close'>;

/** A row for each of these. */
export function eachRow<T>(all: readonly T[], row: (one: T, index: number) => string, open = '', close = ''): Body {
  return { open, count: all.length, row: (index) => row(all[index]!, index), close };
}

export interface TableOptions {
  /** The URL of the files at the planned commit, to which `/path#L1` is added. null if not known. */
  readonly files: string | null;
  /** Ids of assets whose delete may be half of a rename. */
  readonly doubted: ReadonlySet<string>;
  /** Ids of systems that differ only in their id. */
  readonly alike: ReadonlySet<string>;
  /** Whether a cell that repeats the one above it is left empty, so that more rows fit. */
  readonly isCompact: boolean;
  /** The id of an asset if the change does not hold it: the service gave it to a created asset. */
  readonly idOf?: (change: Change) => string | null;
}

/** For tables outside of a plan's page: no links to lines, and no questions. */
export function plainTable(changes: readonly Change[]): TableOptions {
  return { files: null, doubted: new Set(), alike: alikeSystems(changes), isCompact: false };
}

/** The changes that apply would execute. */
export const changeTable = tableOf(executedCells);
/** Differences that apply would not execute. */
export const driftTable = tableOf(driftCells);

/** The cells of a row, in the order of the columns. */
type ChangeCells = readonly [system: string, asset: string, change: string, id: string, line: string];

/** `more` adds columns after the five that every table has. */
function tableOf(cellsOf: (change: Change, options: TableOptions) => ChangeCells) {
  return (
    changes: readonly Change[],
    options: TableOptions,
    more: readonly string[] = [],
    moreCells: (change: Change, index: number) => readonly string[] = () => [],
  ): Body => {
    const row = (change: Change, index: number) => {
      const cells = cellsOf(change, options);
      const shownCells = options.isCompact ? withoutRepeats(cells, change, changes[index - 1]) : cells;
      return rowOf([...shownCells, ...moreCells(change, index)]);
    };
    return eachRow(changes, row, head([...CHANGE_COLUMNS, ...more]));
  };
}

function executedCells(change: Change, options: TableOptions): ChangeCells {
  const [system, asset, text, id, line] = cellsOfRow(plannedRow(change), change, options);
  if (change.action !== 'delete') return [system, asset, text, id, line];
  const question = options.doubted.has(change.id) ? '**a rename?**' : '';
  return [system, asset, joined([text, ORIGIN_WORDS[change.origin], question], ', '), id, line];
}

const ORIGIN_WORDS = { inventory: '', pending: 'pending', drift: 'reverts drift' } as const;

function driftCells(change: Change, options: TableOptions): ChangeCells {
  return cellsOfRow(driftRow(change), change, options);
}

function cellsOfRow(row: ChangeRow, change: Change, options: TableOptions): ChangeCells {
  const { alike, idOf } = options;
  const { system, asset } = row;
  const rating = system.rating === null ? '' : ratingText(system.rating, tableCell);
  const systemId = alike.has(change.cyberSystem.id) ? tableCell(system.id) : '';
  const id = idOf === undefined ? row.id : idOf(change);
  return [
    joined([setRowText(siteAndName(system), tableCell), rating, systemId], ' '),
    tableCell(asset),
    setRowText(row.change, tableCell),
    id === null ? '' : tableCell(id),
    lineCell(change, options),
  ];
}

function lineCell(change: Change, { files, isCompact }: TableOptions): string {
  const place = placeOf(change);
  if (place === null) return '';
  return isCompact ? String(place.line) : linkedPlace(place.path, place.line, files);
}

/** Leaves out the cyber system and the file if the row above names them. */
function withoutRepeats([system, asset, action, id, line]: ChangeCells, change: Change, above?: Change): ChangeCells {
  const path = pathOf(change);
  const isSameSystem = above !== undefined && above.cyberSystem.id === change.cyberSystem.id;
  const isSameFile = path === null || (above !== undefined && pathOf(above) === path);
  return [isSameSystem ? '' : system, asset, action, id, isSameFile ? line : `${tableCell(path)} ${line}`];
}

/** A path with only these characters cannot be Markdown or become a link by itself. */
const PLAIN_PATH = /^(?!.*(?:www\.|__|\/\/))[A-Za-z0-9][A-Za-z0-9./_-]*$/;

/** `[beta.yml:9](…/inventory/beta.yml#L9)`. The whole path as code if there is nothing to link to. */
export function linkedPlace(path: string, line: number, files: string | null): string {
  if (files === null || !PLAIN_PATH.test(path)) return tableCell(`${path}:${line}`);
  return `[${path.slice(path.lastIndexOf('/') + 1)}:${line}](${files}/${path}#L${line})`;
}

/** Hidden behind a line until somebody opens it. */
export function fold(summary: string, body: Body): Body {
  const open = `<details><summary>${summary}</summary>\n\n${body.open}`;
  return { ...body, open, close: `${body.close}\n</details>\n` };
}

/** With a sentence above its rows. */
export function noted(sentence: string, body: Body): Body {
  return { ...body, open: `${sentence}\n\n${body.open}` };
}

/** Under a heading, or hidden behind it. */
export function headed(title: string, body: Body, isFolded: boolean): Body {
  return isFolded ? fold(`<h3>${title}</h3>`, body) : { ...body, open: `### ${title}\n\n${body.open}` };
}

export function head(columns: readonly string[]): string {
  return rowOf(columns) + rowOf(columns.map(() => ':--'));
}

export function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** Each cyber system with the number of changes in it, all on one line. */
export function whereList(changes: readonly Change[]): Body {
  const row = ({ system, members }: ReturnType<typeof bySystem>[number], index: number) =>
    `${index === 0 ? '' : ', '}${systemName({ ...system, impactRating: null }, codeSpan)} (${grouped(members.length)})`;
  return eachRow(bySystem(changes), row, '', '\n');
}

/** Ids of the systems that share site and name with another. */
function alikeSystems(all: readonly InSystem[]): ReadonlySet<string> {
  const systems = new Map(all.map(({ cyberSystem }) => [cyberSystem.id, cyberSystem]));
  const byLabel = groupBy(systems.values(), ({ site, name }) => JSON.stringify([site?.name ?? null, name]));
  return new Set([...byLabel.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])));
}

/** One table over all sites, whose rows begin with site and cyber system, with ids if several would look the same. */
export function siteTable<T extends InSystem>(
  columns: readonly string[],
  all: readonly T[],
  cells: (one: T) => readonly string[],
): Body {
  const alike = alikeSystems(all);
  const isSited = all.some(({ cyberSystem }) => cyberSystem.site !== null);
  const systemCells = ({ id, name, site, impactRating }: PlacedSystem) => {
    const rating = impactRating === null ? '' : ratingText(impactRating, tableCell);
    const system = joined([tableCell(name), alike.has(id) ? tableCell(id) : '', rating], ' ');
    return isSited ? [site === null ? '' : tableCell(site.name), system] : [system];
  };
  const row = (one: T) => rowOf([...systemCells(one.cyberSystem), ...cells(one)]);
  return eachRow(all, row, head([...(isSited ? ['Site'] : []), 'Cyber system', ...columns]));
}

/**
 * The YAML lines that would declare these assets, under a heading for each cyber system. An id tells those apart that
 * share a name among `known`.
 */
export function declarationBlock(
  undeclared: readonly Undeclared[],
  known: readonly AssetState[],
  headingOf: (system: PlacedSystem) => readonly string[],
): Body {
  const declare = declarations(known);
  return yamlBlock(undeclared, ({ asset, cyberSystem }, index) => {
    const isFirst = undeclared[index - 1]?.cyberSystem.id !== cyberSystem.id;
    return isFirst ? [...headingOf(cyberSystem), ...declare(asset)] : declare(asset);
  });
}

/** One fenced block. Every line was made harmless before, so only the fence matters here. */
export function yamlBlock<T>(all: readonly T[], linesOf: (one: T, index: number) => readonly string[]): Body {
  const row = (one: T, index: number) => `${linesOf(one, index).join('\n')}\n`;
  const fence = fenceFor(all.map(row));
  return eachRow(all, row, `${fence}yaml\n`, `${fence}\n`);
}
