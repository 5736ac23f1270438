// Expressions of GitHub Actions, as far as our workflows use them: names, literals, comparison, logic, and `always()`.

/** What `github`, `secrets`, `inputs` and so on stand for. */
export type Contexts = Readonly<Record<string, unknown>>;

const TOKENS = /\|\||&&|==|!=|!|[()]|'(?:[^']|'')*'|[\w-]+(?:\.[\w-]+)*|\S/g;

/** By precedence, the weakest first. */
const OPERATORS: readonly Readonly<Record<string, (one: unknown, other: unknown) => unknown>>[] = [
  { '||': (one, other) => (isTruthy(one) ? one : other) },
  { '&&': (one, other) => (isTruthy(one) ? other : one) },
  { '==': isEqual, '!=': (one, other) => !isEqual(one, other) },
];

/** The value of an expression. A name that is not there is null. Throws on what is beyond this subset. */
export function evaluate(expression: string, contexts: Contexts): unknown {
  const tokens = expression.match(TOKENS) ?? [];
  const read = (level = 0): unknown => {
    const operators = OPERATORS[level];
    if (operators === undefined) return readOne();
    let value = read(level + 1);
    for (let operate = operators[tokens[0] ?? '']; operate !== undefined; operate = operators[tokens[0] ?? '']) {
      tokens.shift();
      value = operate(value, read(level + 1));
    }
    return value;
  };
  const readOne = (): unknown => {
    const token = tokens.shift() ?? '';
    if (token === '!') return !isTruthy(readOne());
    if (token === '(') {
      const value = read();
      if (tokens.shift() !== ')') throw new Error(`${expression}: a bracket is not closed`);
      return value;
    }
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    if (token === 'true' || token === 'false') return token === 'true';
    if (/^\d+$/.test(token)) return Number(token);
    if (token === 'always' && tokens.splice(0, 2).join('') === '()') return true;
    const [first = '', ...path] = token.split('.');
    if (!(first in contexts)) throw new Error(`${expression}: there is no context ${first}`);
    const step = (value: unknown, name: string) =>
      typeof value === 'object' && value !== null ? (Reflect.get(value, name) ?? null) : null;
    return path.reduce(step, contexts[first]);
  };
  const value = read();
  if (tokens.length > 0) throw new Error(`${expression}: nobody expects ${tokens[0]}`);
  return value;
}

/** Replaces each `${{ … }}` of a text. */
export function fill(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, inner: string) => String(evaluate(inner, contexts) ?? ''));
}

/** As `if:` reads it: the braces may be left out. */
export function holds(condition: string | undefined, contexts: Contexts): boolean {
  if (condition === undefined) return true;
  return isTruthy(evaluate(condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1'), contexts));
}

function isTruthy(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && value !== 0 && value !== false;
}

/** Loosely: unlike kinds are compared as numbers, texts without regard to case. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.toLowerCase() === other.toLowerCase();
  return typeof one === typeof other ? one === other : numberOf(one) === numberOf(other);
}

function numberOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Number.NaN : Number(value ?? 0);
}
