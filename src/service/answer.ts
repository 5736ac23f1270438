// From bytes to a checked value: what an answer must be before anything of it is believed.
import type { WireAnswer } from './exchange.ts';

/** Why a 2xx is not the promised answer. The message names an index and a field at most, no value. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  /** True when the answer was not readable at all, which may pass; false when it was read and breaks a rule. */
  readonly unreadable: boolean;

  constructor(message: string, unreadable = false) {
    super(message);
    this.unreadable = unreadable;
  }
}

/**
 * The body's text. Throws an AnswerError for bytes that are not UTF-8, and for a page: which Content-Type JSON has, the
 * API document does not show, but one that asks to sign in is never taken for an answer.
 */
export function textOf({ headers, text, utf8 }: WireAnswer): string {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'text/html' || type === 'application/xhtml+xml') throw new AnswerError('it is a page of HTML', true);
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new AnswerError('it is compressed, which was not asked for', true);
  if (!utf8) throw new AnswerError('it is not UTF-8', true);
  return text;
}

/** Parses JSON. Throws an AnswerError without the parser's message, which quotes the body. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AnswerError('it is not JSON', true);
  }
}
