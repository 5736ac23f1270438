// Numbers and tables as bench/results.md shows them.

export const count = (n: number): string => n.toLocaleString('en-US');
export const whole = (n: number): string => n.toFixed(0);
export const ratio = (n: number): string => n.toFixed(2);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

/** A Markdown table; all columns but the first `left` are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], left = 0): string {
  const rule = head.map((_, column) => (column < left ? '---' : '--:'));
  return [head, rule, ...rows].map(row).join('');
}
