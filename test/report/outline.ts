// What a reader's Markdown has besides code: enough of CommonMark and GFM to see whether a name got out of its span.

export interface Outline {
  readonly openDetails: number;
  /** The fence that nothing closed. */
  readonly openFence: string | null;
  /** Cells of each table row. */
  readonly tables: readonly number[];
  readonly headings: number;
  /** All text outside code, where markup would work. */
  readonly prose: string;
}

export function outline(markdown: string): Outline {
  const tables: number[] = [];
  const prose: string[] = [];
  let fence: string | null = null;
  let openDetails = 0;
  let headings = 0;
  for (const line of markdown.split('\n')) {
    const marker = /^ {0,3}(`{3,})(?:diff|yaml)?\s*$/.exec(line)?.[1];
    if (fence !== null) {
      if (marker !== undefined && marker.length >= fence.length && line.trim() === marker) fence = null;
      continue;
    }
    if (marker !== undefined) {
      fence = marker;
      continue;
    }
    // A table is divided before code is recognised: a bare pipe ends a cell even inside a code span.
    if (line.startsWith('|')) tables.push(line.split(/(?<!\\)\|/).length);
    const rest = withoutSpans(line);
    openDetails += (rest.match(/<details>/g)?.length ?? 0) - (rest.match(/<\/details>/g)?.length ?? 0);
    if (/^#{1,6} /.test(rest)) headings++;
    prose.push(rest);
  }
  return { openDetails, openFence: fence, tables, headings, prose: prose.join('\n') };
}

/** A run of backticks opens a span if a run of the same length follows; the nearest such run closes it. */
function withoutSpans(line: string): string {
  let rest = '';
  let at = 0;
  for (;;) {
    const run = /`+/.exec(line.slice(at))?.[0];
    if (run === undefined) return rest + line.slice(at);
    const start = line.indexOf(run, at);
    const after = start + run.length;
    const closing = [...line.slice(after).matchAll(/`+/g)].find(([other]) => other.length === run.length);
    if (closing === undefined) {
      rest += line.slice(at, after);
      at = after;
      continue;
    }
    rest += `${line.slice(at, start)}§`;
    at = after + closing.index + run.length;
  }
}
