// The files that say what a ledger is and what each run did: their formats, names and texts. A file never changes.
import * as z from 'zod';
import { groupBy } from '../core/group.ts';
import { otherFormat } from '../core/model.ts';

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

/** `ledger.json`. */
export type LedgerFile = z.infer<typeof ledgerShape>;

const state = z.object({ name: z.string(), cyber_system_id: z.string(), asset_type: z.enum(['hardware', 'software']) });

const approval = z.looseObject({ user: z.string(), submitted_at: z.string(), commit_id: z.string().nullish() });

/** The fields of evidence that the ledger reads. The whole format is `schemas/evidence.schema.json`. */
const evidenceShape = z.looseObject({
  organization: z.string(),
  service: z.string(),
  result: z.string(),
  digest: z.string(),
  approval: z.looseObject({ mode: z.string(), by: z.string().nullable() }),
  ended_at: z.string(),
  commit: z.string().nullable(),
  clean: z.boolean().nullish(),
  actor: z.string().nullable(),
  run_url: z.string().nullable(),
  pull_requests: z.array(
    z.looseObject({
      number: z.int(),
      title: z.string().nullish(),
      author: z.string(),
      head: z.string().nullish(),
      record: z.looseObject({ digest: z.string(), at: z.string() }).nullish(),
      approvals: z.array(approval),
    }),
  ),
  files: z.array(z.looseObject({ path: z.string(), sha256: z.string() })),
  guards: z.array(z.looseObject({ guard: z.string(), passed: z.boolean() })),
  changes: z.array(
    z.looseObject({
      fingerprint: z.string(),
      action: z.enum(['create', 'update', 'delete']),
      id: z.string().nullable(),
      cyber_system: z.looseObject({ id: z.string(), name: z.string() }),
      before: state.nullable(),
      after: state.nullable(),
      outcome: z.string(),
      reason: z.string().nullable(),
      attempts: z.int(),
      started_at: z.string().nullable(),
      ended_at: z.string().nullable(),
      shown_in: z.array(z.int()).nullish(),
    }),
  ),
  differences: z.array(z.looseObject({ fingerprint: z.string(), kind: z.string() })),
  ledger: z.looseObject({ branch: z.string(), commit: z.string() }).nullish(),
});

export type RecordedEvidence = z.infer<typeof evidenceShape>;
export type RecordedChange = RecordedEvidence['changes'][number];

const counts = z.record(z.string(), z.int().min(0));

const common = {
  seq: z.int().min(1),
  previous: hash.nullable(),
  live_sha256: hash.nullable(),
  read_at: time,
  tool: z.looseObject({ name: z.string(), version: z.string() }),
  // The commit of the inventory, as the run knew it. Other CI systems also have short ids.
  commit: z.string().nullable(),
};

const intentShape = z.looseObject({
  digest: z.string(),
  fingerprints: z.array(z.string()),
  approval: z.looseObject({ mode: z.string(), by: z.string().nullable() }),
});

const seen = z.object({ kind: z.literal('seen'), intent: intentShape });
const applied = z.object({ kind: z.literal(['applied', 'refused']), evidence: evidenceShape });
const look = z.object({ kind: z.literal('look'), counts });

/** What a run records, by its kind. */
export type RunContent = z.infer<typeof seen | typeof applied | typeof look>;

const runShape = z.discriminatedUnion('kind', [
  z.looseObject({ ...common, ...seen.shape }),
  z.looseObject({ ...common, ...applied.shape }),
  z.looseObject({ ...common, ...look.shape }),
]);

export type RunFile = z.infer<typeof runShape>;
export type RunKind = RunFile['kind'];

const KINDS: readonly RunKind[] = runShape.options.flatMap(({ shape }) => [...shape.kind.values]);

/** The evidence of a run that left some. */
export function evidenceOf(run: RunContent): RecordedEvidence | null {
  return run.kind === 'applied' || run.kind === 'refused' ? run.evidence : null;
}

/** The value of a text, or what is wrong with the text in a few words. */
export type ReadText<T> =
  | { readonly value: T; readonly wrong: null }
  | { readonly value: null; readonly wrong: string };

export const readLedgerFile = (text: string): ReadText<LedgerFile> => readShape(text, ledgerShape, LEDGER_FORMAT);
export const readRunFile = (text: string): ReadText<RunFile> => readShape(text, runShape);
export const readEvidence = (text: string): ReadText<RecordedEvidence> => readShape(text, evidenceShape);

function readShape<T>(text: string, shape: z.ZodType<T>, format?: string): ReadText<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { value: null, wrong: 'is not JSON' };
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return { value: parsed.data, wrong: null };
  const other = format === undefined ? null : otherFormat(json, format);
  if (other !== null) return { value: null, wrong: `is of format ${other}, and this version reads ${format}` };
  const [issue] = parsed.error.issues;
  return { value: null, wrong: `is not as documented at ${issue?.path.join('.') || 'its root'}` };
}

export function textOfDocument(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** GitHub's id of a run, or eight random hex digits, and the number of the attempt. */
export interface RunName {
  readonly run: string;
  readonly attempt: number;
}

export interface RunPath extends RunName {
  /** Milliseconds since 1970, whole seconds. */
  readonly at: number;
  readonly kind: RunKind;
}

export function runPath({ run, attempt, at, kind }: RunPath): string {
  const [date = '', clock = ''] = new Date(at).toISOString().split('T');
  const stamp = `${date.replaceAll('-', '')}T${clock.slice(0, 8).replaceAll(':', '')}Z`;
  return `runs/${date.slice(0, 4)}/${date.slice(5, 7)}/${stamp}-${run}-${attempt}-${kind}.json`;
}

const RUN_PATH = /^runs\/(\d{4})\/(\d{2})\/\1\2(\d{2})T(\d{2})(\d{2})(\d{2})Z-([0-9A-Za-z]+)-(\d+)-([a-z]+)\.json$/;

export function readRunPath(path: string): RunPath | null {
  const [, year, month, day, hour, minute, second, run = '', attempt, word] = RUN_PATH.exec(path) ?? [];
  const kind = KINDS.find((each) => each === word);
  if (kind === undefined) return null;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? null : { at, run, attempt: Number(attempt), kind };
}

/** A run file, and what its name says of the run. */
export interface StoredRun extends RunPath {
  readonly path: string;
}

/** A run file with lists. */
export interface Reading extends StoredRun {
  readonly file: RunFile;
}

/** The run files among these paths, oldest first by their names. */
export function runsIn(paths: Iterable<string>): StoredRun[] {
  return [...paths].sort().flatMap((path) => {
    const name = readRunPath(path);
    return name === null ? [] : [{ path, ...name }];
  });
}

/**
 * The runs with lists, in groups with the same second. Within a group they are sorted by number, because their names do
 * not order them.
 */
export async function* listings(
  runs: readonly StoredRun[],
  read: (path: string) => Promise<RunFile | null>,
): AsyncGenerator<Reading[]> {
  for (const group of groupBy(runs, ({ at }) => at).values()) {
    const all = await Promise.all(group.map(async (stored) => ({ stored, file: await read(stored.path) })));
    const listed = all.flatMap(({ stored, file }) => (file?.live_sha256 == null ? [] : [{ ...stored, file }]));
    yield listed.sort((a, b) => a.file.seq - b.file.seq);
  }
}
