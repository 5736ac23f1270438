// Whether a regular expression is superlinear, by texts that make it try all it can. It runs in any Node, by itself.
import { createContext, Script } from 'node:vm';

const LENGTH = 100_000;
/** For one text. A pass over it takes some milliseconds, and a pass over all pairs of its characters more than this. */
const BOUND_MS = 2_000;

export interface Expression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

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
export function hangs(expression: Expression): boolean {
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
