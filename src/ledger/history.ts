// The history of a ledger in one pass over `git log -p`: what each commit added, what it changed in the lists, and the
// hash of the lists after it. verify.ts judges the history.

import { compareText } from '../core/compare.ts';
import { sha256 } from '../core/fingerprint.ts';
import type { GitFolder } from '../git/process.ts';
import { type FileDiff, readCommits } from './git-log.ts';
import {
  type ListedAsset,
  type ListedPlaces,
  type ListedRow,
  listedAsset,
  rowsById,
  rowsIn,
  systemOfPath,
} from './listed.ts';
import { LEDGER_FILE, type RunFile, readLedgerFile, readRunFile, readRunPath } from './run-file.ts';
import { liveSha256, PLACE_LISTS } from './tree.ts';

export interface AssetChange {
  readonly id: string;
  readonly before: ListedAsset | null;
  readonly after: ListedAsset | null;
}

/** One commit, as it was pushed. */
export interface LedgerCommit {
  readonly id: string;
  readonly parents: number;
  /** Every file that the commit changed, except the lists. */
  readonly files: readonly { readonly path: string; readonly kind: FileDiff['kind'] }[];
  /** The run files that it added. A sound commit adds one. */
  readonly runs: readonly {
    readonly path: string;
    readonly name: NonNullable<ReturnType<typeof readRunPath>>;
    readonly sha256: string;
    readonly file: ReturnType<typeof readRunFile>;
  }[];
  readonly changesLists: boolean;
  /** The hash of the lists after the commit. `live_sha256` of its run file should be the same. */
  readonly liveSha256: string;
}

/** One commit of a run: its run file, and what it changed in the lists. */
export interface HistoryEntry {
  readonly commit: string;
  readonly name: LedgerCommit['runs'][number]['name'];
  readonly run: RunFile;
  readonly assets: readonly AssetChange[];
  readonly places: readonly {
    readonly of: (typeof PLACE_LISTS)[number]['of'];
    readonly id: string;
    readonly before: ListedRow | null;
    readonly after: ListedRow | null;
  }[];
  /** The places before this commit. `directory` has the places after it. */
  readonly before: ListedPlaces;
  readonly directory: ListedPlaces;
  /** How many assets the lists have after this commit. */
  readonly assetCount: number;
}

export interface LedgerHistory {
  readonly ledger: ReturnType<typeof readLedgerFile>;
  readonly commits: readonly LedgerCommit[];
  readonly entries: readonly HistoryEntry[];
}

/** The history up to a commit. Throws GitError. */
export async function historyOf({
  folder,
  tip,
}: {
  readonly folder: GitFolder;
  readonly tip: string;
}): Promise<LedgerHistory> {
  const stored = new StoredFiles();
  const commits: LedgerCommit[] = [];
  const entries: HistoryEntry[] = [];
  let before: ListedPlaces = { facilities: new Map(), controlCenters: new Map(), systems: new Map() };
  let ledger: LedgerHistory['ledger'] = { value: null, wrong: { kind: 'missing' } };
  let assetCount = 0;
  for await (const { id, parents, files: diffs } of readCommits(folder, tip)) {
    const { files, changesLists, assets, places, directory, grown } = changesOf(diffs, stored, before);
    if (commits.length === 0) ledger = readLedgerFile(stored.textAt(LEDGER_FILE));
    const runs = files.flatMap(({ path, kind }) => {
      const name = kind === 'added' ? readRunPath(path) : null;
      const text = stored.textAt(path);
      return name === null ? [] : [{ path, name, sha256: sha256(text), file: readRunFile(text) }];
    });
    commits.push({ id, parents: parents.length, files, runs, changesLists, liveSha256: stored.liveHash() });
    assetCount += grown;
    const run = runs.findLast(({ file }) => file.value !== null);
    if (run !== undefined && run.file.value !== null)
      entries.push({ commit: id, name: run.name, run: run.file.value, assets, places, before, directory, assetCount });
    before = directory;
  }
  return { ledger, commits, entries };
}

/** Applies the diffs of a commit to the stored files. Returns what they changed in the lists and in other files. */
function changesOf(diffs: readonly FileDiff[], stored: StoredFiles, before: ListedPlaces) {
  const [removed, added] = [new Map<string, ListedAsset>(), new Map<string, ListedAsset>()];
  const places: HistoryEntry['places'][number][] = [];
  const files: LedgerCommit['files'][number][] = [];
  let directory = before;
  let changesLists = false;
  for (const diff of diffs) {
    const rows = stored.applyDiff(diff);
    const system = systemOfPath(diff.path);
    const list = PLACE_LISTS.find(({ path }) => path === diff.path);
    changesLists ||= rows !== null;
    if (rows !== null && system !== null) {
      for (const row of rows.removed) removed.set(row.id ?? '', listedAsset(row, system));
      for (const row of rows.added) added.set(row.id ?? '', listedAsset(row, system));
    } else if (rows !== null && list !== undefined) {
      const [old, now] = [rowsById(rows.removed), rowsById(rows.added)];
      const unchanged = [...directory[list.key]].filter(([id]) => !old.has(id));
      directory = { ...directory, [list.key]: new Map([...unchanged, ...now]) };
      const changed = pairs(old, now).filter((pair) => !isSameRow(pair.before, pair.after));
      places.push(...changed.map((pair) => ({ of: list.of, ...pair })));
    } else files.push({ path: diff.path, kind: diff.kind });
  }
  const assets = pairs(removed, added).filter((pair) => !isSameAsset(pair.before, pair.after));
  return { files, changesLists, assets, places, directory, grown: added.size - removed.size };
}

/** Each id with its row before and after. null if the id was not there before, or is not there any more. */
export function pairs<T>(removed: ReadonlyMap<string, T>, added: ReadonlyMap<string, T>) {
  const ids = new Set([...removed.keys(), ...added.keys()]);
  return Array.from(ids, (id) => ({ id, before: removed.get(id) ?? null, after: added.get(id) ?? null }));
}

/** Ignores a column that only one of the rows has: it depends on the inputs of the run, so it is not a change. */
export function isSameRow(before: ListedRow | null, after: ListedRow | null): boolean {
  if (before === null || after === null) return false;
  return Object.entries(before).every(([column, value]) => after[column] === undefined || after[column] === value);
}

export function actionBetween({ before, after }: { readonly before: object | null; readonly after: object | null }) {
  if (before === null) return 'create';
  return after === null ? 'delete' : 'update';
}

export function isSameAsset(a: Omit<ListedAsset, 'id'> | null, b: Omit<ListedAsset, 'id'> | null): boolean {
  if (a === null || b === null) return a === b;
  const isSameKind = a.cyber_system_id === b.cyber_system_id && a.asset_type === b.asset_type;
  return isSameKind && listedName(a.name) === listedName(b.name);
}

/** The name as lists show it. They are UTF-8, which cannot hold half of a surrogate pair; JSON, as in evidence, can. */
export function listedName(name: string): string {
  return name.replace(/\p{Surrogate}/gu, '\ufffd');
}

// The files of the ledger at one commit. The diff of each commit updates them.

interface StoredFile {
  readonly path: string;
  lines: string[];
  /** False for a file that ends without a line break. */
  endsLine: boolean;
  /** Whether a line ever had a quote. A row may then take several lines, so a single line may not be a whole row. */
  hasQuotes: boolean;
  sha256: string | null;
}

/** A hunk that adds at most this many lines is spliced in place, because copying a long list takes more time. */
const FEW = 10_000;

class StoredFiles {
  readonly #files = new Map<string, StoredFile>();
  /** The files of the lists, sorted by path; null after one was added or removed. */
  #live: readonly StoredFile[] | null = null;

  /** '' if there is no such file. */
  textAt(path: string): string {
    const file = this.#files.get(path);
    return file === undefined ? '' : wholeText(file);
  }

  liveHash(): string {
    this.#live ??= [...this.#files.values()]
      .filter(({ path }) => path.startsWith('live/'))
      .sort((a, b) => compareText(a.path, b.path));
    const hashes = this.#live.map((file): [path: string, sha256: string] => {
      file.sha256 ??= sha256(wholeText(file));
      return [file.path, file.sha256];
    });
    return liveSha256(hashes);
  }

  /**
   * Applies what a commit did to a file. Returns the rows that the commit removed and added. A row that did not change
   * may be in both. null for a file that is not in `live/`.
   */
  applyDiff({ path, kind, hunks, endsLine }: FileDiff) {
    const stored = this.#files.get(path);
    const file: StoredFile = stored ?? { path, lines: [], endsLine: true, hasQuotes: false, sha256: null };
    const isLive = path.startsWith('live/');
    file.hasQuotes ||= hunks.some(({ removed, added }) => [...removed, ...added].some((line) => line.includes('"')));
    const header = file.lines[0] ?? '';
    const rows = isLive && file.hasQuotes ? rowsIn(wholeText(file)) : [];
    let moved = 0;
    for (const { at, removed, added } of hunks) {
      const from = at + moved;
      if (added.length > FEW)
        file.lines = [...file.lines.slice(0, from), ...added, ...file.lines.slice(from + removed.length)];
      else file.lines.splice(from, removed.length, ...added);
      moved += added.length - removed.length;
    }
    file.endsLine = endsLine ?? file.endsLine;
    file.sha256 = null;
    if (kind === 'removed') this.#files.delete(path);
    else this.#files.set(path, file);
    if (!isLive) return null;
    if (stored === undefined || kind === 'removed') this.#live = null;
    if (file.hasQuotes) return { removed: rows, added: rowsIn(wholeText(file)) };
    // A hunk at the top of a file starts with its header.
    const [removed = [], added = []] = (['removed', 'added'] as const).map((side) =>
      hunks.flatMap((hunk) => hunk[side].slice(hunk.at === 0 ? 1 : 0)),
    );
    const headerNow = file.lines[0] ?? '';
    return { removed: rowsIn([header, ...removed].join('\n')), added: rowsIn([headerNow, ...added].join('\n')) };
  }
}

function wholeText({ lines, endsLine }: StoredFile): string {
  return lines.length === 0 ? '' : lines.join('\n') + (endsLine ? '\n' : '');
}
