// The files that say what a ledger is and what each run did: their formats, names and texts. A file never changes.
import * as z from 'zod';
import { type EndedEvidence, endedEvidence } from '../apply/evidence-schema.ts';
import { groupBy } from '../core/group.ts';
import { type Frozen, otherFormat } from '../core/model.ts';
import type { Misread } from './fault.ts';

export const LEDGER_FILE = 'ledger.json';
export const README_FILE = 'README.md';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const time = z.iso.datetime();

const LEDGER_FORMAT = '1.0';

const ledgerShape = z.looseObject({
  format_version: z.literal(LEDGER_FORMAT),
  organization: z.string(),
  service: z.string(),
  started_at: time,
});

const common = {
  seq: z.int().min(1),
  previous: hash.nullable(),
  live_sha256: hash.nullable(),
  read_at: time,
  tool: z.looseObject({ name: z.string(), version: z.string() }),
  // The commit of the inventory, as the run knew it. On CI systems other than GitHub it may be a short id.
  commit: z.string().nullable(),
};

const intentShape = z.looseObject({
  digest: z.string(),
  fingerprints: z.array(z.string()),
  approval: z.looseObject({ mode: z.string(), by: z.string().nullable() }),
});

const seen = z.object({ kind: z.literal('seen'), intent: intentShape });
const applied = z.object({ kind: z.literal(['applied', 'refused']), evidence: endedEvidence });
const look = z.object({ kind: z.literal('look'), counts: z.record(z.string(), z.int().min(0)) });

/** What a run records, by its kind. */
export type RunContent = Frozen<z.infer<typeof seen | typeof applied | typeof look>>;

const runShape = z.discriminatedUnion('kind', [
  z.looseObject({ ...common, ...seen.shape }),
  z.looseObject({ ...common, ...applied.shape }),
  z.looseObject({ ...common, ...look.shape }),
]);

export type RunFile = Frozen<z.infer<typeof runShape>>;

const KINDS: readonly RunFile['kind'][] = runShape.options.flatMap(({ shape }) => [...shape.kind.values]);

/** The evidence of a run; null for a kind of run that has none. */
export function evidenceOf(run: RunContent): EndedEvidence | null {
  return run.kind === 'applied' || run.kind === 'refused' ? run.evidence : null;
}

/** The value of a text, or what is wrong with the text. */
type ReadText<T> = { readonly value: T; readonly wrong: null } | { readonly value: null; readonly wrong: Misread };

export const readLedgerFile = (text: string): ReadText<z.infer<typeof ledgerShape>> =>
  readShape(text, ledgerShape, LEDGER_FORMAT);
export const readRunFile = (text: string): ReadText<RunFile> => readShape(text, runShape);

function readShape<T>(text: string, shape: z.ZodType<T>, format?: string): ReadText<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { value: null, wrong: { kind: 'not-json' } };
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return { value: parsed.data, wrong: null };
  const other = format === undefined ? null : otherFormat(json, format);
  if (other !== null) return { value: null, wrong: { kind: 'format', format: other, reads: format ?? '' } };
  const at = parsed.error.issues[0]?.path.join('.') ?? '';
  return { value: null, wrong: { kind: 'shape', at } };
}

/** GitHub's id of a run, or eight random hex digits on the command line, and the number of the attempt. */
export interface RunName {
  readonly run: string;
  readonly attempt: number;
}

/** `at`: milliseconds since 1970. */
export function runPath({ run, attempt }: RunName, kind: RunFile['kind'], at: number): string {
  const [date = '', clock = ''] = new Date(at).toISOString().split('T');
  const stamp = `${date.replaceAll('-', '')}T${clock.slice(0, 8).replaceAll(':', '')}Z`;
  return `runs/${date.slice(0, 4)}/${date.slice(5, 7)}/${stamp}-${run}-${attempt}-${kind}.json`;
}

const RUN_PATH = /^runs\/(\d{4})\/(\d{2})\/\1\2(\d{2})T(\d{2})(\d{2})(\d{2})Z-([0-9A-Za-z]+)-(\d+)-([a-z]+)\.json$/;

/** What the name of a run file says; null for another file. `at`: milliseconds since 1970, whole seconds. */
export function readRunPath(path: string): (RunName & Pick<RunFile, 'kind'> & { readonly at: number }) | null {
  const [, year, month, day, hour, minute, second, run = '', attempt, word] = RUN_PATH.exec(path) ?? [];
  const kind = KINDS.find((each) => each === word);
  if (kind === undefined) return null;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? null : { at, run, attempt: Number(attempt), kind };
}

/** The run files among these paths, and what their names say about the runs. Sorted by name, so oldest first. */
export function runsIn(paths: Iterable<string>) {
  return [...paths].sort().flatMap((path) => {
    const name = readRunPath(path);
    return name === null ? [] : [{ path, ...name }];
  });
}

/** The runs with lists. Runs of the same second are ordered by `seq`, because their names do not order them. */
export async function* looksIn(
  runs: ReturnType<typeof runsIn>,
  order: 'oldest first' | 'newest first',
  read: (path: string) => Promise<RunFile | null>,
): AsyncGenerator<{ readonly path: string; readonly at: number; readonly file: RunFile }> {
  const sign = order === 'oldest first' ? 1 : -1;
  const seconds = [...groupBy(runs, ({ at }) => at).values()].sort((a, b) => sign * (a[0]!.at - b[0]!.at));
  for (const group of seconds) {
    const all = await Promise.all(group.map(async ({ path, at }) => ({ path, at, file: await read(path) })));
    const listed = all.flatMap(({ path, at, file }) => (file?.live_sha256 == null ? [] : [{ path, at, file }]));
    yield* listed.sort((a, b) => sign * (a.file.seq - b.file.seq));
  }
}
