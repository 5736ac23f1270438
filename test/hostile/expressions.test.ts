// No regular expression of the source is superlinear: the time for a name or a row of 100,000 characters is
// proportional to its length. A parser finds the expressions, and each is tested.
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { UNSAFE } from '../../src/core/characters.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const LENGTH = 100_000;
/** For one text. A pass over it takes some milliseconds, and a pass over all pairs of its characters more than this. */
const BOUND_MS = 2_000;

interface Expression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

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
/** Composed expressions: the call in the source, and the expression that it makes. */
const COMPOSED: Readonly<Record<string, readonly [source: string, flags: string]>> = {
  "ledger/audit-page.ts `(${UNSAFE.source})`, 'u'": [`(${UNSAFE.source})`, 'u'],
  "core/characters.ts UNSAFE.source, 'u'": [UNSAFE.source, 'u'],
  'emulator/seed.ts `^${prefix}[\\\\x21-\\\\x7e]+$`': ['^ca_[\\x21-\\x7e]+$', ''],
  'setup/init.ts `^${NAME}/${NAME}$`': [`^${NAME}/${NAME}$`, ''],
  'setup/init.ts `^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`': [`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`, ''],
  'setup/init.ts `^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\\\w./-]*$`': [
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

/** One character of each kind that classes match, and every character that the expression itself names. */
function charactersOf({ source }: Expression): string[] {
  const named = source.replace(/\\[pPuxkc](?:\{[^}]*\}|[0-9a-fA-F]{0,4})|\\[bBdDsSwW]/g, '').replace(/\\(.)/g, '$1');
  return [...new Set([...' \t\n\u2028"aA0-', ...named.replace(/[()[\]{}|^$?]/g, ' ')])];
}

/** Runs of one character, and of two in turn: bare, between mismatches, or after the beginning of the expression. */
function* textsOf(expression: Expression): Generator<string> {
  const characters = charactersOf(expression);
  const [, beginning = ''] = /^\^?((?:[\w ,:;<=>"'#@-]|\\[^\w])+)(?![*?{+])/.exec(expression.source) ?? [];
  for (const [number, one] of characters.entries()) {
    const run = one.repeat(LENGTH);
    const next = characters[(number + 1) % characters.length] ?? one;
    yield run;
    yield `x${run}\u{1F600}`;
    yield `${(one + next).repeat(LENGTH / 2)}\u{1F600}`;
    if (beginning !== '') yield `${beginning.replaceAll('\\', '')}${run}\u{1F600}`;
  }
}

/** Whether one of the texts takes longer than the bound. */
function hangs(expression: Expression): boolean {
  const flags = expression.flags.includes('g') ? expression.flags : `${expression.flags}g`;
  const sandbox = createContext({ expression: new RegExp(expression.source, flags), text: '' });
  const script = new Script('expression.lastIndex = 0; text.replace(expression, "")');
  for (const text of textsOf(expression)) {
    sandbox.text = text;
    try {
      script.runInContext(sandbox, { timeout: BOUND_MS });
    } catch {
      return true;
    }
  }
  return false;
}

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
