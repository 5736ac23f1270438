// Expressions of GitHub Actions, as far as our workflows use them: names, literals, comparison, logic, and `always()`.

/** What `github`, `secrets`, `inputs` and so on stand for. */
export type Contexts = Readonly<Record<string, unknown>>;

const TOKEN = /\s*(\|\||&&|==|!=|!|[()]|'(?:[^']|'')*'|[\w-]+(?:\.[\w-]+)*)/y;

/** The value of an expression. A name that is not there is null. Throws on what is beyond this subset. */
export function evaluate(expression: string, contexts: Contexts): unknown {
  const reader = new Reader(tokensOf(expression), contexts);
  const value = reader.either();
  if (reader.peek !== undefined) throw new Error(`${expression}: nobody expects ${reader.peek}`);
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

function tokensOf(expression: string): string[] {
  const tokens: string[] = [];
  const text = expression.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text)?.[1];
    if (found === undefined) throw new Error(`${text}: cannot be read from ${at} on`);
    tokens.push(found);
  }
  return tokens;
}

class Reader {
  readonly #tokens: string[];
  readonly #contexts: Contexts;

  constructor(tokens: string[], contexts: Contexts) {
    this.#tokens = tokens;
    this.#contexts = contexts;
  }

  get peek(): string | undefined {
    return this.#tokens[0];
  }

  #take(token: string): boolean {
    if (this.peek !== token) return false;
    this.#tokens.shift();
    return true;
  }

  either(): unknown {
    let value = this.#both();
    while (this.#take('||')) {
      const other = this.#both();
      value = isTruthy(value) ? value : other;
    }
    return value;
  }

  #both(): unknown {
    let value = this.#compared();
    while (this.#take('&&')) {
      const other = this.#compared();
      value = isTruthy(value) ? other : value;
    }
    return value;
  }

  #compared(): unknown {
    const value = this.#one();
    if (this.#take('==')) return isEqual(value, this.#one());
    if (this.#take('!=')) return !isEqual(value, this.#one());
    return value;
  }

  #one(): unknown {
    if (this.#take('!')) return !isTruthy(this.#one());
    if (this.#take('(')) {
      const value = this.either();
      if (!this.#take(')')) throw new Error('a bracket is not closed');
      return value;
    }
    return this.#named(this.#tokens.shift() ?? '');
  }

  #named(token: string): unknown {
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    if (token === 'true' || token === 'false') return token === 'true';
    if (/^\d+$/.test(token)) return Number(token);
    if (token === 'always' && this.#take('(') && this.#take(')')) return true;
    if (!/^[a-z_]/i.test(token) || this.peek === '(') throw new Error(`${token} is not known here`);
    return lookUp(this.#contexts, token.split('.'));
  }
}

function lookUp(contexts: Contexts, [first = '', ...path]: readonly string[]): unknown {
  if (!(first in contexts)) throw new Error(`there is no context ${first}`);
  const step = (value: unknown, name: string) =>
    typeof value === 'object' && value !== null ? (Reflect.get(value, name) ?? null) : null;
  return path.reduce(step, contexts[first]);
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
