// Every diagnostic code, from its fixture, with a hostile word in place of each word that it quotes, on every surface
// that shows findings.
import { describe, expect, test } from 'vitest';
import type { Code, Diagnostic, DiagnosticArgs, Place } from '../../src/core/diagnostic.ts';
import { annotations, formatDiagnostic, lineAnnotations } from '../../src/text/findings.ts';
import { renderValidationMarkdown } from '../../src/text/markdown/page.ts';
import { WORDS } from '../../src/text/messages.ts';
import { renderPlanTerminal } from '../../src/text/terminal.ts';
import { diagnostic } from '../core/build.ts';
import { findingsOf } from '../diagnostics/fixture.ts';
import { annotationLine } from '../journeys/spoken.ts';
import { file, pageOf, plan } from '../text/builder.ts';
import { liveIn } from './live.ts';
import { type Dress, mark, PATHS, UNCLEAN } from './names.ts';
import type { Sink } from './sinks.ts';

const CODES = Object.keys(WORDS) as Code[];

/** Words of our own, which no file and no service can choose. */
const OUR_WORDS = new Set(['of', 'fault', 'kind']);

/** The same arguments, with a hostile word for each word. */
function hostile(value: unknown, dress: Dress, nextMark: () => string): unknown {
  if (typeof value === 'string') return dress(nextMark());
  if (Array.isArray(value)) return value.map((one) => hostile(one, dress, nextMark));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => {
    if (key === 'first') return [key, place(dress)];
    return [key, OUR_WORDS.has(key) ? one : hostile(one, dress, nextMark)];
  });
  return Object.fromEntries(entries);
}

function place(dress: Dress): Place {
  return { file: file(dress(mark(1, 'vwk')).replaceAll('/', '∕')), offset: 3 };
}

function dressed<C extends Code>({ code, severity, args, at }: Diagnostic & { code: C }, nth: number): Diagnostic {
  const dress = UNCLEAN[nth]!;
  let marks = 0;
  const changed = hostile(args, dress, () => mark(100 + marks++)) as DiagnosticArgs[C];
  const path = PATHS[nth % PATHS.length]!;
  return diagnostic(code, severity, at === null ? null : { ...place(path), offset: at.offset }, changed);
}

function sinksOf(found: readonly Diagnostic[]): Sink[] {
  const shown = plan([], { diagnostics: found });
  const read = { diagnostics: found, files: 1, assets: 1, systems: 1 };
  return [
    { place: 'log', kind: 'log', text: renderPlanTerminal(shown, { color: false }) },
    { place: 'validation', kind: 'markdown', text: renderValidationMarkdown(read, { budget: 1e6, name: '' }) },
    { place: 'page', kind: 'markdown', text: pageOf(shown, { budget: 1_000_000 }) },
    ...found.map((one): Sink => ({ place: 'line', kind: 'log', text: formatDiagnostic(one) })),
    ...found.map(
      (one): Sink => ({
        place: 'command',
        kind: 'log',
        text: annotations([one], '').annotations.map(annotationLine).join('\n'),
      }),
    ),
    ...lineAnnotations(found, '').map(
      ({ title, message }): Sink => ({ place: 'check', kind: 'text', text: `${title}: ${message}` }),
    ),
  ];
}

describe.each(CODES)('%s', (code) => {
  test('shows hostile words without any effect', async () => {
    const [one] = (await findingsOf(code)).filter((finding) => finding.code === code);
    if (one === undefined) throw new Error('the fixture has no such finding');
    const found = Array.from(UNCLEAN, (_, nth) => dressed(one, nth));
    expect(liveIn(sinksOf(found))).toEqual([]);
  });
});
