// A change with its long names cut for showing: what differs between before and after always stays.
import type { Change } from '../core/change.ts';
import { cutMiddle, LONGEST_SHOWN } from './escape.ts';

/** A part of a name is shown whole up to so many UTF-16 units: two such parts are not shortened again. */
const MOST_WHOLE = LONGEST_SHOWN / 2;
const ENDS = { head: 40, tail: 24 };

/** Any other change as it is. */
export function contrasted(change: Change): Change {
  if (change.action !== 'update') return change;
  const { before, after, fromSystem, cyberSystem } = change;
  const [oldName, newName] = contrast(before.name, after.name);
  const [fromName, toName] = contrast(fromSystem.name, cyberSystem.name);
  const [fromId, toId] = contrast(fromSystem.id, cyberSystem.id);
  return {
    ...change,
    before: { ...before, name: oldName },
    after: { ...after, name: newName },
    fromSystem: { ...fromSystem, name: fromName, id: fromId },
    cyberSystem: { ...cyberSystem, name: toName, id: toId },
  };
}

/**
 * Two texts that are shown to be compared. Where they differ and one is too long to be shown whole, both are cut around
 * the place at which they part, each to LONGEST_SHOWN at most: they start alike, and still differ.
 */
export function contrast(one: string, other: string): readonly [string, string] {
  if (one === other || Math.max(one.length, other.length) <= LONGEST_SHOWN) return [one, other];
  const parting = partingOf(one, other);
  const start = ends(one.slice(0, parting));
  return [start + ends(one.slice(parting)), start + ends(other.slice(parting))];
}

/** How many units they have in common at their start. */
function partingOf(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function ends(text: string): string {
  return text.length <= MOST_WHOLE ? text : cutMiddle(text, ENDS);
}
