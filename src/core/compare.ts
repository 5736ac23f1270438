// Orders that are the same on every machine.

/** Orders text by code units. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Orders ids by prefix, then by number: `cs_4` before `cs_10`. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const [prefixA, numberA] = splitId(a);
  const [prefixB, numberB] = splitId(b);
  const byNumber = numberA.length - numberB.length || compareText(numberA, numberB);
  return compareText(prefixA, prefixB) || byNumber || compareText(a, b);
}

/** Leading zeros are removed, so a longer number is greater. */
function splitId(id: string): readonly [prefix: string, number: string] {
  let at = id.length;
  while (at > 0 && isDigit(id.charCodeAt(at - 1))) at--;
  let start = at;
  while (id[start] === '0') start++;
  return [id.slice(0, at), id.slice(start)];
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
