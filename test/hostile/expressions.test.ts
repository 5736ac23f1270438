// No regular expression of the source is superlinear: a name or a row of 200,000 characters costs no more than its length.
// Nothing is measured: what takes one step for each pair of characters does not end within the bound.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { UNSAFE } from '../../src/core/characters.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const LENGTH = 200_000;
/** Of all runs of one expression: a hang, not slowness. */
const BOUND_MS = 300_000;

/** A literal, where an expression may start: behind an operator, a bracket, a comma or `return`. */
const LITERAL =
  /(?<=(?:[=(,:?&|![{};]|=>|return)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([dgimsuvy]*)/g;

interface Expression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

function expressionsIn(path: string): Expression[] {
  const text = readFileSync(join(SOURCE, path), 'utf8').replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '');
  return Array.from(text.matchAll(LITERAL), ({ 1: source = '', 2: flags = '', index }) => {
    const line = text.slice(0, index).split('\n').length;
    return { place: `${path}:${line}`, source, flags };
  }).filter(({ source, flags }) => isExpression(source, flags));
}

function isExpression(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) !== null;
  } catch {
    return false;
  }
}

const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.[jt]s$/.test(path));

const NAME = '[A-Za-z0-9_][\\w.-]*';
/** Expressions that are put together, as the source says them, and what they come to; null for one that a user gives. */
const COMPOSED: Readonly<Record<string, readonly [source: string, flags: string] | null>> = {
  "report/escape.ts `(${UNSAFE.source})`, 'u'": [`(${UNSAFE.source})`, 'u'],
  "core/characters.ts UNSAFE.source, 'u'": [UNSAFE.source, 'u'],
  "commands/inputs.ts text, 'u'": null,
  "core/guard.ts pattern, 'u'": null,
  'emulator/seed.ts `^${prefix}[\\\\x21-\\\\x7e]+$`': ['^ca_[\\x21-\\x7e]+$', ''],
  "ledger/store.ts `^${name}: (\\\\S+)$`, 'm'": ['^Ledger: (\\S+)$', 'm'],
  'commands/init.ts `^${NAME}/${NAME}$`': [`^${NAME}/${NAME}$`, ''],
  'commands/init.ts `^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`': [`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`, ''],
  'commands/init.ts `^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\\\w./-]*$`': [
    `^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`,
    '',
  ],
};

test('every expression that is put together is swept, too', () => {
  const found = FILES.flatMap((path) => {
    const calls = readFileSync(join(SOURCE, path), 'utf8').matchAll(/\bRegExp\((`[^`]*`[^)]*|[^)]*)\)/g);
    return Array.from(calls, ([, written]) => `${path} ${written}`);
  });
  expect([...new Set(found)].sort()).toEqual(Object.keys(COMPOSED).sort());
});

const EXPRESSIONS = [
  ...FILES.flatMap(expressionsIn),
  ...Object.entries(COMPOSED).flatMap(([place, it]) => (it === null ? [] : [{ place, source: it[0], flags: it[1] }])),
];

/** One of each kind of character that classes stand for, and every character that the expression itself names. */
function charactersOf({ source }: Expression): string[] {
  const named = source.replace(/\\[pPuxkc](?:\{[^}]*\}|[0-9a-fA-F]{0,4})|\\[bBdDsSwW]/g, '').replace(/\\(.)/g, '$1');
  return [...new Set([...' \t\n"aA0-', ...named.replace(/[()[\]{}|^$?]/g, ' ')])];
}

/** Runs of one character, and of each with the next, with nothing, a mismatch or a match around them. */
function* textsOf(expression: Expression): Generator<string> {
  const characters = charactersOf(expression);
  for (const [number, one] of characters.entries()) {
    const run = one.repeat(LENGTH);
    yield run;
    yield `x${run}\u{1F600}`;
    const next = characters[(number + 1) % characters.length] ?? one;
    yield `${(one + next).repeat(LENGTH / 2)}\u{1F600}`;
  }
}

test('there are expressions to look at', () => {
  expect(EXPRESSIONS.length).toBeGreaterThan(250);
});

test.each(
  EXPRESSIONS.map(
    (expression) => [`${expression.place} /${expression.source}/${expression.flags}`, expression] as const,
  ),
)(
  '%s',
  (_, expression) => {
    const flags = expression.flags.includes('g') ? expression.flags : `${expression.flags}g`;
    const sandbox = createContext({
      expression: new RegExp(expression.source, flags),
      texts: [...textsOf(expression)],
    });
    new Script('for (const text of texts) text.replace(expression, "")').runInContext(sandbox, { timeout: BOUND_MS });
  },
  2 * BOUND_MS,
);
