// The text of a PDF as Chromium prints it: enough of the format to look for words, and no more.
import { inflateSync } from 'node:zlib';

type Characters = ReadonlyMap<number, string>;

/** What each font shows, in the order of the file, without spaces: where those stand is a matter of layout. */
export function pdfText(bytes: Uint8Array): string {
  const objects = objectsIn(Buffer.from(bytes).toString('latin1'));
  const fonts = new Map<string, Characters>();
  for (const [number, body] of objects) {
    const cmap = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    if (cmap !== undefined) fonts.set(`F${number}`, charactersOf(streamOf(objects.get(Number(cmap)) ?? '')));
  }
  return [...objects.values()]
    .map((body) => shownBy(streamOf(body), fonts))
    .join('')
    .replace(/\s/g, '');
}

function objectsIn(file: string): Map<number, string> {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g);
  return new Map(Array.from(found, ([, number, body = '']) => [Number(number), body]));
}

/** '' for an object without a stream of text. */
function streamOf(body: string): string {
  const stream = />>\s*stream\r?\n([\s\S]*)\nendstream/.exec(body)?.[1];
  if (stream === undefined || !body.includes('/FlateDecode')) return '';
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** From the codes of a font to characters (PDF 1.7, section 9.10.3). */
function charactersOf(cmap: string): Characters {
  const characters = new Map<number, string>();
  for (const [, section = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of section.matchAll(/<(\w+)> <(\w+)>/g)) characters.set(hex(code), utf16(text));
  }
  for (const [, section = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of section.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = utf16(text).codePointAt(0) ?? 0;
      for (let code = hex(from); code <= hex(to); code += 1) {
        characters.set(code, String.fromCodePoint(first + code - hex(from)));
      }
    }
  }
  return characters;
}

function shownBy(content: string, fonts: ReadonlyMap<string, Characters>): string {
  let font: Characters = new Map();
  let text = '';
  for (const [, name, codes] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    for (const code of codes?.match(/.{4}/g) ?? []) text += font.get(hex(code)) ?? '';
  }
  return text;
}

const hex = (digits: string) => Number.parseInt(digits, 16);

function utf16(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(hex(unit))).join('');
}
