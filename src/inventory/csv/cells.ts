// The cells of a row by field, as they are meant: without white space around them, formulas as they were.
import { rearm } from '../../core/formula.ts';
import { withoutPadding } from '../names.ts';
import type { Columns } from './columns.ts';
import type { CsvField, CsvMapping } from './mapping.ts';

export class CsvCells {
  /** Cells read that had white space around them. */
  trimmed = 0;
  /** Cells read that an export had made harmless for spreadsheets. */
  rearmed = 0;
  /** Of the header. */
  readonly width: number;
  readonly #columns: Columns;
  readonly #defaults: CsvMapping['defaults'];

  constructor(columns: Columns, width: number, { defaults }: CsvMapping) {
    this.#columns = columns;
    this.width = width;
    this.#defaults = defaults;
  }

  /** The cell as it is meant, its default, or ''. */
  read(cells: readonly string[], field: CsvField): string {
    const raw = this.#raw(cells, field);
    const trimmed = withoutPadding(raw);
    const cell = withoutPadding(rearm(trimmed));
    if (trimmed.length < raw.length) this.trimmed += 1;
    if (cell.length < trimmed.length) this.rearmed += 1;
    return cell === '' ? (this.#defaults.get(field) ?? '') : cell;
  }

  /** The cell with its white space. */
  exact(cells: readonly string[], field: CsvField): string {
    return rearm(this.#raw(cells, field));
  }

  /** Whether anything can stand in the field: where it has no column, that was told once. */
  has(field: CsvField): boolean {
    return this.#columns.has(field) || this.#defaults.has(field);
  }

  /** A row of a cyber system alone. Only where the type has a column: with a type, a missing name is a fault. */
  isAssetless(cells: readonly string[]): boolean {
    if (!this.#columns.has('asset_type') || !this.#columns.has('name')) return false;
    const isBlank = (field: CsvField) => withoutPadding(this.#raw(cells, field)) === '';
    return isBlank('name') && isBlank('asset_type') && isBlank('id') && !isBlank('cyber_system');
  }

  /** Whether the row has cells that the header has not, or lacks some. Empty ones at its end do not count. */
  isCut(cells: readonly string[]): boolean {
    return cells.length < this.width || cells.slice(this.width).some((cell) => withoutPadding(cell) !== '');
  }

  #raw(cells: readonly string[], field: CsvField): string {
    const column = this.#columns.get(field);
    return column === undefined ? '' : (cells[column] ?? '');
  }
}
