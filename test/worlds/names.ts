// Names that somebody may give an asset: YAML reads them as something else, they fold together, or they hide.

/** Names that the file format accepts, quoted if necessary. */
export const AWKWARD: readonly string[] = [
  ...['a', 'A', 'b', 'B', 'c', 'd', 'ß', 'ẞ', 'SS', 'ss', 'é', 'É', 'e\u0301', 'I', 'i', 'ı', 'İ', 'K', '\u212A'],
  ...['NO', 'no', 'Yes', 'on', 'null', '~', 'true', 'y', 'N', '1e3', '0123', '007', '12:30', '2024-01-01', '0x1F'],
  ...['.5', '1_000', '+1', '.inf', '=', '<<', '-', '- dash', '# hash', 'a #b', 'a: b', 'b:', ': c', '? q', '"q"'],
  ...["it's", "'", '"', '{x}', '[x]', '}', '&anchor', '*alias', '!tag', '!!str x', '|', '>', '>-', '%dir', '@at'],
  ...['`tick`', 'x y', 'x  y', 'a/b', 'a\\b', '\\n', 'x,y', '---', '...', '--- a', '名前', 'ключ', 'ΑΣ', 'ας'],
  ...['🔌 relay', '👩‍🔧', 'e\uFEFFf', '../etc/passwd', 'ca_1', 'cs_1', '__proto__', 'constructor', 'toString'],
  ...['$(id)', '%s', '<b>', '| a | b |', '@team', 'x'.repeat(400), 'long '.repeat(60).trim()],
];

/** Names that only an entry with an id may have, and that no hint may contain. */
export const UNCLEAN: readonly string[] = [
  ' padded',
  'padded ',
  'tab\tinside',
  'two\nlines',
  'bidi\u202Eflip',
  '\u0085',
];

export const SYSTEM_NAMES: readonly string[] = [
  ...['Alpha EMS', 'Beta: SCADA', '# Gamma', '0042', 'NO', '12:30', 'Ω "quoted"', "it's", '🔌', 'null', 'Δέλτα'],
  ...['{braces}', '- list', 'toString', 'x'.repeat(200), 'alpha ems'],
];

export const FACILITY_NAMES: readonly string[] = ['Riverside', 'Saddle: Butte', '1e3', '# Tolt', 'NO'];

export function isClean(name: string): boolean {
  return name === name.trim() && !/[\p{Cc}\u202E]/u.test(name);
}
