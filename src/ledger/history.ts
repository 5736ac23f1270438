// The history of a ledger: its commits, read once and in order, each compared with the one before. What does not fit is
// a problem of that commit. Reading continues, so that you get all problems at once.

import { compareText } from '../core/compare.ts';
import { sha256 } from '../core/fingerprint.ts';
import type { AuditProblem } from '../report/audit-schema.ts';
import type { FileDiff, LoggedCommit } from './log.ts';
import {
  evidenceOf,
  LEDGER_FILE,
  type LedgerFile,
  README_FILE,
  type RunFile,
  type RunPath,
  readLedgerFile,
  readRunFile,
  readRunPath,
} from './run-file.ts';
import {
  assetOf,
  CONTROL_CENTERS,
  FACILITIES,
  type ListedAsset,
  type ListedRow,
  liveSha256,
  rowsIn,
  SYSTEMS,
  systemOfPath,
} from './tree.ts';

/** Systems, facilities and control centers as they were listed at one time, by id. */
export interface ListedPlaces {
  readonly facilities: ReadonlyMap<string, ListedRow>;
  readonly controlCenters: ReadonlyMap<string, ListedRow>;
  readonly systems: ReadonlyMap<string, ListedRow>;
}

export interface AssetChange {
  readonly id: string;
  readonly before: ListedAsset | null;
  readonly after: ListedAsset | null;
}

export interface PlaceChange {
  readonly of: 'facility' | 'control-center' | 'cyber-system';
  readonly id: string;
  readonly before: ListedRow | null;
  readonly after: ListedRow | null;
}

/** One commit of a run: its run file, and what it changed in the lists. */
export interface HistoryEntry {
  readonly commit: string;
  readonly name: RunPath;
  readonly run: RunFile;
  readonly assets: readonly AssetChange[];
  readonly places: readonly PlaceChange[];
  /** Before and after this commit. */
  readonly before: ListedPlaces;
  readonly directory: ListedPlaces;
  /** How many assets the lists hold after it. */
  readonly assetCount: number;
}

type NamedRun = Pick<HistoryEntry, 'name' | 'run'>;

export interface LedgerHistory {
  /** null if there is none, or it cannot be read. */
  readonly ledger: LedgerFile | null;
  readonly first: string | null;
  readonly tip: string | null;
  readonly commits: ReadonlySet<string>;
  readonly entries: readonly HistoryEntry[];
  readonly problems: readonly AuditProblem[];
}

const NOTHING: ListedPlaces = { facilities: new Map(), controlCenters: new Map(), systems: new Map() };

export async function readLedgerHistory(log: AsyncIterable<LoggedCommit>): Promise<LedgerHistory> {
  const reader = new HistoryReader();
  for await (const commit of log) reader.take(commit);
  return reader.history;
}

class HistoryReader {
  /** What was read so far. */
  readonly history = {
    ledger: null as LedgerFile | null,
    first: null as string | null,
    tip: null as string | null,
    commits: new Set<string>(),
    entries: [] as HistoryEntry[],
    problems: [] as AuditProblem[],
  };
  readonly #files = new StoredFiles();
  #directory: ListedPlaces = NOTHING;
  #assetCount = 0;
  /** The number of the previous run file, and the SHA-256 of its bytes. */
  #last: { readonly seq: number; readonly sha256: string | null } = { seq: 0, sha256: null };

  take(commit: LoggedCommit): void {
    const { history } = this;
    const isFirst = history.tip === null;
    if (isFirst) history.first = commit.id;
    else if (commit.parents.length !== 1) this.#problem(commit, 'not-linear', String(commit.parents.length));
    history.commits.add(commit.id);
    history.tip = commit.id;
    const before = this.#directory;
    const { touched, ...changed } = this.#applyAll(commit);
    if (isFirst) this.#begin(commit);
    const run = this.#runOf(commit, isFirst);
    if (run === null) return;
    this.#checkLive(commit, run.run, touched);
    const after = { directory: this.#directory, assetCount: this.#assetCount };
    history.entries.push({ ...run, commit: commit.id, ...changed, before, ...after });
  }

  #problem({ id }: LoggedCommit, code: AuditProblem['code'], detail = ''): void {
    const check = code === 'live-mismatch' || code === 'live-without-lists' ? 2 : 1;
    this.history.problems.push({ check, severity: 'broken', code, commit: id, detail });
  }

  #begin(commit: LoggedCommit): void {
    const ledger = readLedgerFile(this.#files.text(LEDGER_FILE));
    this.history.ledger = ledger.value;
    if (ledger.value === null) this.#problem(commit, 'no-ledger-file', ledger.wrong);
    if (commit.files.some(({ path }) => path.startsWith('runs/'))) this.#problem(commit, 'begins-in-the-middle');
  }

  /** Applies the diffs of a commit to the files, and returns what they changed in the lists. */
  #applyAll(commit: LoggedCommit) {
    const removed = new Map<string, ListedAsset>();
    const added = new Map<string, ListedAsset>();
    const places: PlaceChange[] = [];
    let touched = false;
    for (const diff of commit.files) {
      const rows = this.#files.apply(diff);
      if (rows === null) continue;
      touched = true;
      const system = systemOfPath(diff.path);
      if (system === null) places.push(...this.#placesOf(commit, diff, rows));
      else {
        for (const row of rows.removed) removed.set(row.id ?? '', assetOf(row, system));
        for (const row of rows.added) added.set(row.id ?? '', assetOf(row, system));
      }
    }
    this.#assetCount += added.size - removed.size;
    return { touched, places, assets: assetChanges(removed, added) };
  }

  #placesOf(commit: LoggedCommit, { path }: FileDiff, diff: RowDiff): PlaceChange[] {
    const list = LISTS.get(path);
    if (list === undefined) {
      this.#problem(commit, 'unexpected-file', path);
      return [];
    }
    const removed = new Map(diff.removed.map((row) => [row.id ?? '', row]));
    const added = new Map(diff.added.map((row) => [row.id ?? '', row]));
    const rows = new Map(this.#directory[list.key]);
    for (const id of removed.keys()) rows.delete(id);
    for (const [id, row] of added) rows.set(id, row);
    this.#directory = { ...this.#directory, [list.key]: rows };
    const ids = new Set([...removed.keys(), ...added.keys()]);
    return [...ids].flatMap((id) => {
      const [before = null, after = null] = [removed.get(id), added.get(id)];
      return before !== null && after !== null && isSameRow(before, after) ? [] : [{ of: list.of, id, before, after }];
    });
  }

  /** The one run file that a commit adds. Every other change outside of `live/` is a problem. */
  #runOf(commit: LoggedCommit, isFirst: boolean): NamedRun | null {
    let runFile: NamedRun | null = null;
    let count = 0;
    const others = commit.files.filter(({ path }) => !path.startsWith('live/'));
    for (const { path, kind } of isFirst ? others.filter(({ path }) => !BEGINNING.has(path)) : others) {
      const name = readRunPath(path);
      if (name !== null && kind === 'added') {
        count += 1;
        runFile = this.#readRun(commit, path, name) ?? runFile;
      } else this.#problem(commit, misplaced(name, kind), path);
    }
    if (!isFirst && count !== 1) this.#problem(commit, 'not-one-run', String(count));
    return runFile;
  }

  #readRun(commit: LoggedCommit, path: string, name: RunPath): NamedRun | null {
    const text = this.#files.text(path);
    const { value: run, wrong } = readRunFile(text);
    const before = this.#last;
    this.#last = { seq: run?.seq ?? before.seq + 1, sha256: sha256(text) };
    if (run === null) {
      this.#problem(commit, 'run-unreadable', `${path} ${wrong}`);
      return null;
    }
    if (run.seq !== before.seq + 1) this.#problem(commit, 'wrong-seq', `${before.seq + 1} ${run.seq}`);
    if (run.previous !== before.sha256) this.#problem(commit, 'wrong-previous', path);
    const second = Math.floor(Date.parse(run.read_at) / 1000) * 1000;
    if (run.kind !== name.kind || second !== name.at) this.#problem(commit, 'wrong-name', path);
    if (this.#isForeign(run)) this.#problem(commit, 'other-organization', path);
    return { name, run };
  }

  #isForeign(run: RunFile): boolean {
    const [{ ledger }, evidence] = [this.history, evidenceOf(run)];
    if (ledger === null || evidence === null) return false;
    return evidence.organization !== ledger.organization || evidence.service !== ledger.service;
  }

  #checkLive(commit: LoggedCommit, run: RunFile, touched: boolean): void {
    if (run.live_sha256 === null) {
      if (touched) this.#problem(commit, 'live-without-lists');
      return;
    }
    const hash = liveSha256(this.#files.liveHashes());
    if (hash !== run.live_sha256) this.#problem(commit, 'live-mismatch', `${run.live_sha256} ${hash}`);
  }
}

const LISTS: ReadonlyMap<string, { readonly key: keyof ListedPlaces; readonly of: PlaceChange['of'] }> = new Map([
  [FACILITIES, { key: 'facilities', of: 'facility' }],
  [CONTROL_CENTERS, { key: 'controlCenters', of: 'control-center' }],
  [SYSTEMS, { key: 'systems', of: 'cyber-system' }],
]);

const BEGINNING: ReadonlySet<string> = new Set([LEDGER_FILE, README_FILE]);

function misplaced(name: RunPath | null, kind: FileDiff['kind']): AuditProblem['code'] {
  if (name === null) return kind === 'added' ? 'unexpected-file' : 'file-changed';
  return kind === 'removed' ? 'run-removed' : 'run-changed';
}

/** A column that only one of them has depends on inputs of the run, so it is no change. */
function isSameRow(before: ListedRow, after: ListedRow): boolean {
  return Object.entries(before).every(([column, value]) => after[column] === undefined || after[column] === value);
}

function assetChanges(
  removed: ReadonlyMap<string, ListedAsset>,
  added: ReadonlyMap<string, ListedAsset>,
): AssetChange[] {
  const changes: AssetChange[] = [];
  for (const [id, before] of removed) {
    const after = added.get(id) ?? null;
    if (!isSameAsset(before, after)) changes.push({ id, before, after });
  }
  for (const [id, after] of added) if (!removed.has(id)) changes.push({ id, before: null, after });
  return changes;
}

export function actionOf({ before, after }: Pick<AssetChange, 'before' | 'after'>): 'create' | 'update' | 'delete' {
  if (before === null) return 'create';
  return after === null ? 'delete' : 'update';
}

export function isSameAsset(a: Omit<ListedAsset, 'id'> | null, b: Omit<ListedAsset, 'id'> | null): boolean {
  if (a === null || b === null) return a === b;
  return a.name === b.name && a.cyber_system_id === b.cyber_system_id && a.asset_type === b.asset_type;
}

// The files of the ledger at one commit. The diff of each commit updates them.

/** The rows that one commit removed from a list and added to it. A row that did not change may be in both. */
interface RowDiff {
  readonly removed: readonly ListedRow[];
  readonly added: readonly ListedRow[];
}

interface StoredFile {
  readonly path: string;
  lines: string[];
  /** False for a file that ends without a line break. */
  endsLine: boolean;
  /** Whether a line ever held a quote. A row may then take several lines, so that a single line is not a row. */
  hasQuotes: boolean;
  sha256: string | null;
}

class StoredFiles {
  readonly #files = new Map<string, StoredFile>();
  /** The files of the lists by path; null after one was added or removed. */
  #live: readonly StoredFile[] | null = null;

  text(path: string): string {
    const file = this.#files.get(path);
    return file === undefined ? '' : fileText(file);
  }

  liveHashes(): [path: string, sha256: string][] {
    this.#live ??= [...this.#files.values()]
      .filter(({ path }) => path.startsWith('live/'))
      .sort((a, b) => compareText(a.path, b.path));
    return this.#live.map((file) => {
      file.sha256 ??= sha256(fileText(file));
      return [file.path, file.sha256];
    });
  }

  /** Applies what a commit did to a file. Returns its removed and added rows; null for a file that is not a list. */
  apply(diff: FileDiff): RowDiff | null {
    const { path, kind, hunks, endsLine } = diff;
    const known = this.#files.get(path);
    const file: StoredFile = known ?? { path, lines: [], endsLine: true, hasQuotes: false, sha256: null };
    const isList = path.startsWith('live/');
    file.hasQuotes ||= hunks.some(({ removed, added }) => [...removed, ...added].some((line) => line.includes('"')));
    const header = file.lines[0] ?? '';
    const rows = isList && file.hasQuotes ? rowsIn(fileText(file)) : [];
    file.lines = patched(file.lines, diff);
    file.endsLine = endsLine ?? file.endsLine;
    file.sha256 = null;
    if (kind === 'removed') this.#files.delete(path);
    else this.#files.set(path, file);
    if (!isList) return null;
    if (known === undefined || kind === 'removed') this.#live = null;
    if (file.hasQuotes) return { removed: rows, added: rowsIn(fileText(file)) };
    // A hunk at the top of a file starts with its header.
    const changed = (of: 'removed' | 'added') => hunks.flatMap((hunk) => hunk[of].slice(hunk.at === 0 ? 1 : 0));
    const rowsOf = (first: string, lines: readonly string[]) => rowsIn([first, ...lines].join('\n'));
    return { removed: rowsOf(header, changed('removed')), added: rowsOf(file.lines[0] ?? '', changed('added')) };
  }
}

function fileText({ lines, endsLine }: StoredFile): string {
  return lines.length === 0 ? '' : lines.join('\n') + (endsLine ? '\n' : '');
}

/** Most hunks are small, and a list may have many lines. So lines are moved, not copied. */
const FEW = 10_000;

function patched(lines: string[], { hunks }: FileDiff): string[] {
  let result = lines;
  let moved = 0;
  for (const { at, removed, added } of hunks) {
    const from = at + moved;
    if (added.length > FEW) result = [...result.slice(0, from), ...added, ...result.slice(from + removed.length)];
    else result.splice(from, removed.length, ...added);
    moved += added.length - removed.length;
  }
  return result;
}
