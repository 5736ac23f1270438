// The text of each page of a PDF that Chromium printed. It reads only what Chromium writes: objects without encryption,
// fonts with a table of their characters.
import { inflateSync } from 'node:zlib';

export function pageTexts(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    Array.from(file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, number, body]) => [number, body!] as const),
  );
  const streamOf = (number: string | undefined) => {
    const [, head = '', body = ''] =
      /^(<<[\s\S]*?>>) stream\n([\s\S]*)\nendstream/.exec(objects.get(number) ?? '') ?? [];
    const bytes = Buffer.from(body, 'latin1');
    return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const pages = [...objects.values()].filter((body) => body.startsWith('<</Type /Page\n'));
  return pages.map((page) => {
    const fonts = new Map(
      Array.from(page.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, font]) => {
        const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1];
        return [name, charactersOf(streamOf(table))] as const;
      }),
    );
    let font: ReadonlyMap<string, string> | undefined;
    let text = '';
    for (const [, name, shown, end] of streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]).matchAll(
      /\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)>|(ET)\b/g,
    )) {
      if (name !== undefined) font = fonts.get(name);
      else if (end !== undefined) text += '\n';
      else text += (shown?.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph) ?? '').join('');
    }
    return text;
  });
}

/** The character of each glyph, from the table in which a font has them. */
function charactersOf(table: string): ReadonlyMap<string, string> {
  const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0');
  const character = (code: number) => String.fromCodePoint(code);
  const found = new Map<string, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', code = ''] of block.matchAll(/<(\w{4})> <(\w{4})>/g))
      found.set(glyph, character(Number.parseInt(code, 16)));
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', code = ''] of block.matchAll(/<(\w{4})> <(\w{4})> <(\w{4})>/g)) {
      const start = Number.parseInt(first, 16);
      for (let glyph = start; glyph <= Number.parseInt(last, 16); glyph += 1)
        found.set(hex(glyph), character(Number.parseInt(code, 16) + glyph - start));
    }
  return found;
}
