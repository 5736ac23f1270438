// The asset types of an export: what its cells mean, and those that mean nothing known, each told once.
import { type Diagnostic, diagnostic } from '../../core/diagnostic.ts';
import { addUnder } from '../../core/group.ts';
import type { AssetType, SourceFile } from '../../core/model.ts';
import { Vocabulary } from '../../core/suggest.ts';
import { assetTypes, type CellMap, type CsvMapping } from './mapping.ts';

/** Beyond so many different unknown types they are no slips of a hand. */
const MOST_UNKNOWN = 100;

export class CsvTypes {
  readonly #known: CellMap<AssetType>;
  readonly #values: CsvMapping['values'];
  /** The offsets of the rows that have them. */
  readonly #unknown = new Map<string, number[]>();

  constructor({ values }: CsvMapping) {
    this.#known = assetTypes(values);
    this.#values = values;
  }

  get(cell: string): AssetType | undefined {
    return this.#known.get(cell);
  }

  /** Notes a row of an unknown type. */
  miss(cell: string, offset: number): void {
    addUnder(this.#unknown, cell, offset);
  }

  tell(file: SourceFile, report: (d: Diagnostic) => void): void {
    const words = new Vocabulary(this.#values.keys(), MOST_UNKNOWN);
    for (const [value, offsets] of this.#unknown) {
      const lines = offsets.map((offset) => file.place(offset).line);
      const args = { value, near: words.nearest(value), rows: lines.length, lines };
      report(diagnostic('csv-unknown-type', 'error', { file, offset: offsets[0] ?? 0 }, args));
    }
  }
}
