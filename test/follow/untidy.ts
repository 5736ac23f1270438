// Inventory files as people write them: any order of keys, any style, comments everywhere, blank lines, aliases,
// either line end. Every comment is unique, so that a test notices a lost or doubled comment.
import fc from 'fast-check';
import { ASSET_TYPES, type AssetType } from '../../src/core/model.ts';
import { Dice as SeededDice } from '../worlds/dice.ts';

export interface Declared {
  name: string;
  type: AssetType;
  id?: string | undefined;
  renamedFrom?: string | undefined;
  movedFrom?: string | undefined;
  externalId?: string | undefined;
}

export interface DeclaredDocument {
  readonly system: string;
  readonly prune: boolean | null;
  readonly assets: readonly Declared[];
}

/** Draws a whole number below its argument. */
export type Dice = (sides: number) => number;

/** A dice with a seed, so that a failing example can be repeated. */
export function diceOf(seed: number): Dice {
  const dice = new SeededDice(seed);
  return (sides) => dice.below(sides);
}

export interface UntidyOptions {
  /** Whether names that need quotes may lack them. */
  readonly unquoted?: boolean;
  /** Whether anything may be in flow style. */
  readonly inFlow?: boolean;
}

/** The text of a file that declares these documents. */
export function untidyFile(documents: readonly DeclaredDocument[], dice: Dice, options: UntidyOptions = {}): string {
  const writer = new Writer(dice, options);
  const parts = documents.map((document, number) => {
    const marker = number > 0 || dice(3) === 0 ? `---${dice(4) === 0 ? ` ${writer.comment()}` : ''}\n` : '';
    const end = dice(6) === 0 ? '...\n' : '';
    return writer.above('') + marker + writer.document(document) + writer.above('') + end;
  });
  const text = parts.join('');
  const cut = dice(4) === 0 ? text.replace(/\n+$/, '') : text;
  return dice(3) === 0 ? cut.replaceAll('\n', '\r\n') : cut;
}

const NEEDS_QUOTES = /^(?:NO|0123|1e3|12:30|2024-01-01|null|~)$/;
const PLAIN = /^[A-Za-z][\w ./@-]*$/;

class Writer {
  readonly #dice: Dice;
  readonly #options: UntidyOptions;
  #comments = 0;
  /** The anchors of the document so far, by value. */
  #anchors = new Map<string, string>();

  constructor(dice: Dice, options: UntidyOptions) {
    this.#dice = dice;
    this.#options = options;
  }

  comment(): string {
    this.#comments += 1;
    return `# comment ${this.#comments}${this.#dice(3) === 0 ? ' — "x": [y' : ''}`;
  }

  /** Lines of comments and blanks. */
  above(indentation: string): string {
    const lines: string[] = [];
    while (this.#dice(5) === 0) lines.push(this.#dice(2) === 0 ? '' : `${indentation}${this.comment()}`);
    return lines.map((line) => `${line}${this.#dice(6) === 0 ? '  ' : ''}\n`).join('');
  }

  behind(): string {
    return this.#dice(5) === 0 ? ` ${' '.repeat(this.#dice(3))}${this.comment()}` : this.#dice(8) === 0 ? '  ' : '';
  }

  document({ system, prune, assets }: DeclaredDocument): string {
    this.#anchors = new Map();
    if (this.#options.inFlow !== false && this.#dice(8) === 0) return this.#flowDocument({ system, prune, assets });
    const keys = [
      () => `cyber_system: ${this.#scalar(system)}${this.behind()}\n`,
      ...(prune === null ? [] : [() => `prune: ${prune ? this.#of('true', 'True') : 'false'}${this.behind()}\n`]),
      () => this.#list(assets),
    ];
    if (this.#dice(3) === 0) keys.reverse();
    return keys.map((key) => this.above('') + key()).join('');
  }

  #list(assets: readonly Declared[]): string {
    const key = this.#of('assets', '"assets"');
    const isInFlow = this.#options.inFlow !== false;
    if (assets.length === 0) return `${key}:${this.#of(' []', ' [ ]', isInFlow ? '\n  []' : ' []')}${this.behind()}\n`;
    if (isInFlow && this.#dice(6) === 0) return `${key}: ${this.#flowList(assets)}${this.behind()}\n`;
    const indentation = this.#of('', '  ', '    ');
    const entries = assets.map((asset) => this.above(indentation) + this.#entry(asset, indentation));
    return `${key}:${this.behind()}\n${entries.join('')}${this.above(`${indentation}  `)}`;
  }

  #entry(asset: Declared, indentation: string): string {
    const style = this.#dice(6);
    if (style === 0 && this.#options.inFlow !== false)
      return `${indentation}- ${this.#flowEntry(asset)}${this.behind()}\n`;
    const gap = this.#of(' ', '   ');
    const inner = `${indentation} ${gap}`;
    const pairs = this.#pairs(asset);
    const lines = pairs.map(([name, value], k) => {
      const start = k === 0 ? '' : this.above(inner) + inner;
      return `${start}${name}: ${this.#scalar(value)}${this.behind()}\n`;
    });
    const opening = style === 1 ? `-${this.behind()}\n${this.above(inner)}${inner}` : `-${gap}`;
    return `${indentation}${opening}${lines.join('')}`;
  }

  #flowDocument({ system, prune, assets }: DeclaredDocument): string {
    const pruneKey = prune === null ? '' : `, prune: ${prune}`;
    return `{cyber_system: ${this.#scalar(system)}${pruneKey},${this.#of(' ', '\n ')}assets: ${this.#flowList(assets)}}${this.behind()}\n`;
  }

  #flowList(assets: readonly Declared[]): string {
    const entries = assets.map((asset) => this.#flowEntry(asset));
    if (this.#dice(2) === 0) return `[${entries.join(', ')}]`;
    const lines = entries.map((entry) => `${this.above('    ')}    ${entry},${this.behind()}\n`);
    return `[${this.behind()}\n${lines.join('')}${this.above('    ')}  ]`;
  }

  #flowEntry(asset: Declared): string {
    const pad = this.#of('', ' ');
    const pairs = this.#pairs(asset).map(([name, value]) => `${name}: ${this.#scalar(value)}`);
    return `{${pad}${pairs.join(this.#of(', ', ',\n      '))}${pad}}`;
  }

  #pairs({ name, type, id, renamedFrom, movedFrom, externalId }: Declared): (readonly [string, string])[] {
    const pairs = {
      name,
      asset_type: type,
      id,
      renamed_from: renamedFrom,
      moved_from: movedFrom,
      external_id: externalId,
    };
    const all = Object.entries(pairs).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
    return this.#dice(3) === 0 ? all.toReversed() : all;
  }

  /** Sometimes with an anchor, or as an alias. */
  #scalar(text: string): string {
    const anchor = this.#anchors.get(text);
    // A space separates the name of the alias from what follows it.
    if (anchor !== undefined && this.#dice(2) === 0) return `*${anchor} `;
    const written = this.#written(text);
    if (this.#dice(8) !== 0) return written;
    const name = this.#of('a', 'b', `c${this.#comments}`);
    for (const [value, known] of this.#anchors) if (known === name) this.#anchors.delete(value);
    this.#anchors.set(text, name);
    return `&${name} ${written}`;
  }

  #written(text: string): string {
    if (NEEDS_QUOTES.test(text) && this.#options.unquoted && this.#dice(2) === 0) return text;
    if (PLAIN.test(text) && !NEEDS_QUOTES.test(text) && this.#dice(3) > 0) return text;
    return this.#dice(2) === 0 && !/[^ -~]/.test(text) ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
  }

  #of(...choices: readonly string[]): string {
    return choices[this.#dice(choices.length)] ?? '';
  }
}

const NAMES = [...'ems-01 ems-02 relay_21 a B NO 0123 1e3 12:30 北'.split(' '), 'hmi 3', "it's", 'a: b', '# x'];
const name = fc.constantFrom(...NAMES);
const type = fc.constantFrom(...ASSET_TYPES);
const asset = fc.record({ name, type, id: fc.option(fc.constantFrom('ca_1', 'ca_2'), { nil: undefined, freq: 8 }) });

/** Documents of these systems, each with unique asset names. */
export function declaredDocuments(...systems: readonly string[]): fc.Arbitrary<DeclaredDocument[]> {
  const document = fc.record({
    system: fc.constantFrom(...systems),
    prune: fc.constantFrom(null, null, true, false),
    assets: fc.uniqueArray(asset, { maxLength: 6, selector: (one) => one.name }),
  });
  return fc.array(document, { minLength: 1, maxLength: 3 });
}

/** Every comment of a text, in the order of their numbers. */
export function commentsIn(text: string): string[] {
  return (text.match(/# comment \d+/g) ?? []).sort();
}
