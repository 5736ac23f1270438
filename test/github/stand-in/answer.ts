// Answers as GitHub gives them: a status, a body, headers, and lists in pages.
import type { Json } from './examples.ts';

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

/** 422 as validation answers it, naming the field. */
export function invalid(resource: string, field: string, message: string): Answer {
  return failure(422, 'Validation Failed', { errors: [{ resource, code: 'custom', field, message }] });
}

interface PageOf {
  /** Of the request, without its query. */
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  /** No page is larger, whatever was asked for: GitHub's own bound is 100. */
  readonly pageSize: number;
}

/** One page of a list, with the Link header that leads to the others. `wrap` makes the body of what is on it. */
export function page<T>(list: readonly T[], of: PageOf, wrap: (part: readonly T[]) => unknown): Answer {
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
