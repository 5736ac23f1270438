// No regular expression of the source is superlinear: the time for a name or a row of 100,000 characters is
// proportional to its length. A parser finds the expressions, and each is tested, in this Node and in the system's own:
// the command line runs on Node 20, too, whose expressions are slower in places.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { delimiter, join, sep } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { UNSAFE } from '../../src/core/characters.ts';
import { type Expression, hangs } from './sweep.ts';

const SOURCE = join(import.meta.dirname, '../../src');

const LITERALS: Expression[] = [];
/** The calls that compose an expression: file and arguments. */
const CALLS = new Set<string>();

/** What a node of the syntax tree (ESTree) has, as far as it is asked for here. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly SyntaxNode[];
}

for (const path of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[jt]s$/.test(name))) {
  // Blanks take the place of the types, so that every other character stays where it is.
  const text = stripTypeScriptTypes(readFileSync(join(SOURCE, path), 'utf8'));
  const file = path.replaceAll('\\', '/');
  const visit = (node: SyntaxNode): void => {
    if (node.regex !== undefined) {
      const line = text.slice(0, node.start).split('\n').length;
      LITERALS.push({ place: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags });
    }
    if (node.callee?.name === 'RegExp')
      CALLS.add(`${file} ${node.arguments?.map(({ start, end }) => text.slice(start, end)).join(', ')}`);
    for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) visit(child);
  };
  visit(parseAst(text));
}

const NAME = '[A-Za-z0-9_][\\w.-]*';
// As in `follow/csv/resolve.ts`.
const MONTH = '(?:jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-zä]*';
const SPOILED = [
  String.raw`[-+]?\d+(?:[.,]\d+)?E[-+]?\d+`,
  String.raw`(?:\d{1,2}[-. ]{1,2})?${MONTH}[-. ]\d{1,4}|\d{1,2}[-. ]{1,2}${MONTH}`,
  String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d(?:[ T][\d:.]+Z?)?`,
  'true|false|wahr|falsch',
  '#(?:n/?a|name|ref|value|div/0|null|num|wert|bezug|zahl)[!?]?',
];

/** Composed expressions: the call in the source, and the expression that it makes. */
const COMPOSED: Readonly<Record<string, readonly [source: string, flags: string]>> = {
  "ledger/page.ts `(${UNSAFE.source})`, 'u'": [`(${UNSAFE.source})`, 'u'],
  "follow/csv/resolve.ts `^(?:${SPOILED_FORMS.join('|')})$`, 'i'": [`^(?:${SPOILED.join('|')})$`, 'i'],
  "core/characters.ts UNSAFE.source, 'u'": [UNSAFE.source, 'u'],
  'emulator/seed.ts `^${prefix}[\\\\x21-\\\\x7e]+$`': ['^ca_[\\x21-\\x7e]+$', ''],
  'setup/init-answers.ts `^${NAME}/${NAME}$`': [`^${NAME}/${NAME}$`, ''],
  'setup/init-answers.ts `^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`': [`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`, ''],
  'setup/init-answers.ts `^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\\\w./-]*$`': [
    `^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`,
    '',
  ],
};

test('every composed expression is tested, too', () => {
  expect([...CALLS].sort()).toEqual(Object.keys(COMPOSED).sort());
});

const EXPRESSIONS = [
  ...LITERALS,
  ...Object.entries(COMPOSED).map(([place, [source, flags]]) => ({ place, source, flags })),
];

test('the search finds many expressions, and the test detects a quadratic one', () => {
  expect(EXPRESSIONS.length).toBeGreaterThan(200);
  expect(hangs({ place: '', source: '^(.*?)[^\\S\\n]*#', flags: 'm' })).toBe(true);
});

test.each(
  EXPRESSIONS.map(
    (expression) => [`${expression.place} /${expression.source}/${expression.flags}`, expression] as const,
  ),
)('%s takes linear time', (_, expression) => {
  expect(hangs(expression)).toBe(false);
});

/** The first Node on the PATH that is not the project's own. */
const systems = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.split(sep).includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((path) => existsSync(path));
const version = systems === undefined ? process.version : execFileSync(systems, ['--version'], { encoding: 'utf8' });

test.skipIf(version.trim() === process.version)("every expression takes linear time in the system's Node, too", () => {
  const sweep = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'sweep.ts'), 'utf8'));
  const program = `${sweep}
    import { readFileSync } from 'node:fs';
    process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).filter(hangs)));`;
  const options = { input: JSON.stringify(EXPRESSIONS), encoding: 'utf8' } as const;
  const slow = execFileSync(systems!, ['--input-type=module', '--eval', program], options);
  expect(JSON.parse(slow)).toEqual([]);
});
