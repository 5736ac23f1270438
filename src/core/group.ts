// Lists under keys.

/** Adds to the list under the key, which begins with the first. */
export function addUnder<K, V>(groups: Map<K, V[]>, key: K, member: V): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [member]);
  else group.push(member);
}

/** The members by key, keys and members in order of first mention. */
export function groupBy<K, V>(members: Iterable<V>, keyOf: (member: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const member of members) addUnder(groups, keyOf(member), member);
  return groups;
}

/** The key of a name in a cyber system: no id and no name holds a NUL. */
export function nameKey(systemId: string, name: string): string {
  return `${systemId}\0${name}`;
}
