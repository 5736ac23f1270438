// Groups and counts members by key.

/** Adds a member to the list of its key. The first member starts the list. */
export function addUnder<K, V>(groups: Map<K, V[]>, key: K, member: V): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [member]);
  else group.push(member);
}

/** The members by key. Keys and members are in order of first mention. */
export function groupBy<K, V>(members: Iterable<V>, keyOf: (member: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const member of members) addUnder(groups, keyOf(member), member);
  return groups;
}

/** The number of members of each key, in order of first mention. */
export function countBy<K, V>(members: Iterable<V>, keyOf: (member: V) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const member of members) {
    const key = keyOf(member);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
