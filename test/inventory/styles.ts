// Inventory files in every style that YAML has, as people and tools write them, and as nobody should.
import fc from 'fast-check';

const plainWord = fc.constantFrom('ems-scada-01', 'Relay 21', 'hist_2', 'a', 'x:y', 'a#b', 'é', '変電所', '🏭');
const anyText = fc.oneof(
  plainWord,
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(...' \t\n\'":#-?,[]{}&*!|>%@`\\abc\u0085\u2028\ufeff~'), maxLength: 8 }),
);

const escaped = (character: string, uses: number) => {
  const code = character.codePointAt(0) ?? 0;
  if (uses === 1 && code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`;
  if (uses <= 2 && code < 0x10000) return `\\u${code.toString(16).padStart(4, '0')}`;
  return `\\U${code.toString(16).padStart(8, '0')}`;
};
const lines = (text: string, indent: number) =>
  text
    .split('\n')
    .map((line) => ' '.repeat(indent) + line)
    .join('\n');

/** Some way to write a string as a value whose block stands at `indent`. Not every way suits every string. */
function written(indent: number): fc.Arbitrary<string> {
  const header = fc.constantFrom('|', '>', '|-', '>-', '|+', '>+', '|2', '>2-', '| # note');
  const doubled = fc.tuple(anyText, fc.integer({ min: 1, max: 3 })).map(([text, uses]) => {
    const written = Array.from(text, (c) => (/["\\]|\p{Cc}/u.test(c) || uses === 3 ? escaped(c, uses) : c));
    return `"${written.join('')}"`;
  });
  return fc.oneof(
    { weight: 15, arbitrary: plainWord },
    fc.constantFrom('no', '12'),
    anyText.map((text) => lines(text, indent).trimStart()),
    anyText.map((text) => `'${lines(text.replaceAll("'", "''"), indent).trimStart()}'`),
    doubled,
    anyText.map((text) => `"${lines(text.replace(/["\\]/g, '\\$&'), indent).trimStart()}"`),
    plainWord.map((word) => `"${word}\\\n${' '.repeat(indent)}  ${word}"`),
    fc.tuple(header, anyText).map(([head, text]) => `${head}\n${lines(text, indent)}`),
    plainWord.map((word) => `\n${' '.repeat(indent)}${word}`),
    plainWord.map((word) => `&n ${word}`),
    fc.constant('*n'),
    plainWord.map((word) => `!!str ${word}`),
    plainWord.map((word) => `${word} # note`),
  );
}

const keyEnd = fc.constantFrom(': ', ': ', ': ', ':  ', ' : ', ':\t');
const type = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('hardware', 'software') },
  fc.constantFrom('"hardware"', "'software'", '*t', '&t hardware', '!!str software'),
);
const hint = fc.constantFrom('renamed_from', 'moved_from', 'id', '"id"', '<<', '? id\n   ');

const entry = fc
  .record({
    name: written(6),
    type,
    end: keyEnd,
    hint: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.tuple(hint, written(6))),
    swapped: fc.boolean(),
  })
  .map(({ name, type: asset_type, end, hint: more, swapped }) => {
    const pairs = [`name${end}${name}`, `asset_type${end}${asset_type}`];
    if (swapped) pairs.reverse();
    if (more !== null) pairs.push(`${more[0]}: ${more[1]}`);
    return `  - ${pairs.join('\n    ')}\n`;
  });
const flowEntry = fc
  .record({
    name: written(6),
    type,
    open: fc.constantFrom('{', '{ ', '{\n   '),
    close: fc.constantFrom('}', ' }', ',}'),
  })
  .map(({ name, type: asset_type, open, close }) => `${open}name: ${name}, asset_type: ${asset_type}${close}`);
const list = fc.oneof(
  { weight: 3, arbitrary: fc.array(entry, { minLength: 1, maxLength: 3 }).map((all) => `\n${all.join('')}`) },
  fc.array(flowEntry, { maxLength: 3 }).map((all) => ` [${all.join(', ')}]\n`),
  fc
    .array(fc.oneof(entry, fc.constant('  -\n'), fc.constant('# note\n'), fc.constant('  - *e\n')))
    .map((all) => `\n${all.join('')}`),
);
const document = fc
  .record({
    system: written(2),
    more: fc.constantFrom('', 'prune: true\n', 'prune: False\n', 'prune: yes\n', 'facility: F\n', '# note\n'),
    list,
  })
  .map(({ system, more, list: assets }) => `cyber_system: ${system}\n${more}assets:${assets}`);
const between = fc.constantFrom(
  ...['---', '---', '...\n---', '--- # note', '%YAML 1.2\n---', '...', ''].map((x) => `${x}\n`),
  '--- ',
);

/** A file of one or more documents. Most are inventories; some are not even YAML. */
export const file = fc
  .record({
    start: fc.constantFrom('', '', '---\n', '# note\n', '\ufeff', '%YAML 1.1\n---\n', '%TAG ! x\n---\n', '\n', '...\n'),
    documents: fc.array(fc.tuple(document, between), { minLength: 1, maxLength: 3 }),
    lineEnd: fc.constantFrom('\n', '\n', '\n', '\r\n', '\r'),
    end: fc.constantFrom('', '', '...\n', '# note', '---\n'),
  })
  .map(({ start, documents, lineEnd, end }) => {
    const text = documents.map(([text, separator], n) => (n === 0 ? text : separator + text)).join('');
    return (start + text + end).replaceAll('\n', lineEnd);
  });
