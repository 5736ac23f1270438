// Orders that are the same on every machine.

/** Orders text by code units. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Orders names and ids as people do: digits are compared as numbers, so `n-2` is before `n-10`, and everything else is
 * compared by code units. Of two equal numbers, the one with more leading zeros is first.
 */
export function compareNatural(a: string, b: string): number {
  if (a === b) return 0;
  let start = 0;
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (start > 0 && isDigit(a.charCodeAt(start - 1))) start--;
  const [endA, endB] = [digitsEnd(a, start), digitsEnd(b, start)];
  if (endA === start || endB === start) return compareText(a, b);
  // Without leading zeros a longer number is greater.
  const [numberA, numberB] = [a.slice(start, endA).replace(/^0+/, ''), b.slice(start, endB).replace(/^0+/, '')];
  return numberA.length - numberB.length || compareText(numberA, numberB) || endB - endA || compareText(a, b);
}

function digitsEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && isDigit(text.charCodeAt(end))) end++;
  return end;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
