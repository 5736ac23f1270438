// A request as an operation gets it, checked and allowed. And answers like those of GitHub: a status, a body, headers,
// and lists in pages.
import type { Json } from './examples.ts';
import type { GitRepository } from './git.ts';
import type { Origin } from './shapes.ts';
import type { Holder } from './tokens.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const DOCS = 'https://docs.github.com/rest';

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function created(body: unknown): Answer {
  return { status: 201, body };
}

/** A failure in GitHub's words. */
export function failure(status: number, message: string, more: Json = {}): Answer {
  return { status, body: { message, ...more, documentation_url: DOCS, status: String(status) } };
}

export const NOT_FOUND = failure(404, 'Not Found');
export const FORBIDDEN = failure(403, 'Resource not accessible by integration');

/** The 422 of a failed validation, with the name of the field. */
export function invalid(resource: string, field: string, message: string): Answer {
  return failure(422, 'Validation Failed', { errors: [{ resource, code: 'custom', field, message }] });
}

export interface Call extends Origin {
  readonly git: GitRepository;
  readonly holder: Holder;
  /** The parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json;
  /** The URL of the request, without its query. */
  readonly url: string;
  /** The largest page, whatever the request asks for. GitHub's own limit is 100. */
  readonly pageSize: number;
}

export type Play = (call: Call) => Answer | Promise<Answer>;

/** One page of a list, with a Link header that leads to the others. `wrap` makes the body of the page. */
export function page<T>(list: readonly T[], of: Call, wrap: (part: readonly T[]) => unknown): Answer {
  const size = Math.min(Number(of.query.per_page ?? 30), of.pageSize);
  const number = Number(of.query.page ?? 1);
  const last = Math.max(1, Math.ceil(list.length / size));
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams({ ...of.query, page: String(to) });
    return `<${of.url}?${query}>; rel="${rel}"`;
  };
  const before = number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : [];
  const after = number < last ? [link(number + 1, 'next'), link(last, 'last')] : [];
  const links = [...before, ...after].join(', ');
  const body = wrap(list.slice((number - 1) * size, number * size));
  return { status: 200, body, ...(links === '' ? {} : { headers: { link: links } }) };
}

/** The page of a list that the call asks for. */
export function listed<T>(call: Call, list: readonly T[], shape: (call: Call, entry: T) => Json): Answer {
  return page(list, call, (part) => part.map((entry) => shape(call, entry)));
}

/** An optional string of the body. */
export function said(body: Json, key: string): string | undefined {
  const value = body[key];
  return typeof value === 'string' ? value : undefined;
}
