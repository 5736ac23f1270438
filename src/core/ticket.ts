// The number of the change order that a pull request names in its title (design section 6). Pure.
import type { Change, TicketGuard } from './change.ts';

/** The first match of the pattern in a text; null for none. `pattern` is the source of a valid regular expression. */
export function ticketIn(text: string, pattern: string): string | null {
  return new RegExp(pattern, 'u').exec(text)?.[0] ?? null;
}

/** Why a pattern cannot be used; null where it can. */
export function patternProblem(pattern: string): string | null {
  try {
    return ticketIn('', pattern) === null ? null : 'matches an empty text';
  } catch {
    return 'is no regular expression of JavaScript with the flag u';
  }
}

/** The guard on a plan that asks for changes itself; none for one that only shows what is pending, or without a pattern. */
export function ticketGuards(toExecute: readonly Change[], pattern: string, ticket: string | null): TicketGuard[] {
  const isAsking = pattern !== '' && toExecute.some(({ origin }) => origin === 'inventory');
  return isAsking ? [{ guard: 'ticket', limit: pattern, value: ticket, passed: ticket !== null }] : [];
}
