// Adds what a run did to the branch of a ledger, in one loop: fetch the tip, build the commit that follows it, push it.
// If the tip has moved or no answer came, the loop starts again.
import { createHash } from 'node:crypto';
import { sha256 } from '../core/fingerprint.ts';
import type { Clock } from '../core/model.ts';
import { hasSucceeded } from '../core/result.ts';
import { jsonText } from '../run/run-files.ts';
import { counted } from '../text/text.ts';
import { type BareFolder, LedgerError, type Tip } from './bare-folder.ts';
import type { LedgerFault } from './fault.ts';
import {
  evidenceOf,
  LEDGER_FILE,
  looksIn,
  README_FILE,
  type RunContent,
  type RunName,
  readLedgerFile,
  readRunFile,
  runPath,
  runsIn,
} from './run-file.ts';
import { liveSha256 } from './tree.ts';

interface Addition {
  readonly name: RunName;
  readonly tool: { readonly name: string; readonly version: string };
  readonly content: RunContent;
  /** null for a run file without lists. */
  readonly lists: { readonly files: ReadonlyMap<string, string>; readonly readAt: number } | null;
  /** The commit of the inventory. */
  readonly commit: string | null;
}

/** How long a run tries again while the branch moves or its server does not answer. */
const LONGEST_MS = 120_000;

export class LedgerBranch {
  readonly #bare: BareFolder;
  readonly #clock: Clock;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly #random: () => number;
  readonly #stop: AbortSignal;
  /** null until it is fetched, and after a push that may have moved the branch. */
  #tip: Tip | null = null;
  #ledger: ReturnType<typeof readLedgerFile>['value'] = null;
  /** The run files that this run has pushed. A branch without them was rewound. */
  readonly #pushed: string[] = [];

  constructor(bare: BareFolder, clock: Clock, random: () => number, stop: AbortSignal) {
    this.#bare = bare;
    this.#clock = clock;
    this.#random = random;
    this.#stop = stop;
  }

  /** Reads the tip. Throws `ledger-missing` if there is none, and `ledger-mismatch` for a ledger of another service. */
  async open(service: string): Promise<void> {
    const begun = this.#clock.now();
    for (let tries = 1; this.#ledger === null; tries += 1) {
      try {
        this.#tip = await this.#bare.fetchTip();
        const oid = this.#tip.objects.get(LEDGER_FILE);
        if (oid === undefined) throw mismatch({ kind: 'missing' });
        const { value, wrong } = readLedgerFile(await this.#bare.readBlob(oid));
        if (value === null) throw mismatch(wrong);
        this.#ledger = value;
      } catch (error) {
        await this.#pauseAfter(error, tries, begun);
      }
    }
    refuseOther('service', this.#ledger.service, service);
  }

  /** Throws `ledger-mismatch` for a ledger of another organization. */
  belongsTo(organization: string): void {
    refuseOther('organization', this.#ledger?.organization ?? '', organization);
  }

  /** Pushes the first commit of a new ledger and returns its id. null if the branch exists: it then stays as it is. */
  async begin({ organization, service }: { readonly organization: string; readonly service: string }) {
    try {
      await this.#bare.fetchTip();
      return null;
    } catch (error) {
      const fault = error instanceof LedgerError ? error.fault : null;
      if (fault?.code !== 'ledger-missing' || fault.lacks !== 'branch') throw error;
    }
    const now = this.#clock.now();
    const ledger = { format_version: '1.0', organization, service, started_at: new Date(now).toISOString() };
    const files = new Map([
      [LEDGER_FILE, jsonText(ledger)],
      [README_FILE, README],
    ]);
    const first = { files, removed: [], message: 'Begin the ledger\n', at: now };
    const { commit } = await this.#bare.commitAfter(null, first);
    const answer = await this.#bare.pushCommit(commit, null);
    if (answer === 'silent') throw unreachable('no answer came');
    return answer === 'moved' ? null : commit;
  }

  /**
   * Adds a run file with its lists. If the ledger already has a look of the same lists from the same day, adds nothing:
   * `path` is then null. Rejects with a LedgerError.
   */
  async addRun(entry: Addition): Promise<{ readonly commit: string; readonly path: string | null }> {
    this.#bare.mayStop = false;
    const begun = this.#clock.now();
    const tried: { readonly path: string; readonly oid: string; readonly commit: string }[] = [];
    for (let tries = 1; ; tries += 1) {
      try {
        this.#tip ??= await this.#bare.fetchTip();
        const tip = this.#tip;
        if (this.#pushed.some((path) => !tip.objects.has(path)))
          throw new LedgerError({ code: 'ledger-missing', lacks: 'pushed' });
        // A push without an answer may have arrived.
        let added = tried.find(({ path, oid }) => tip.objects.get(path) === oid);
        if (added === undefined) {
          const built = await this.#runAfter(tip, entry);
          if (built === null) return { commit: tip.commit, path: null };
          const { path, text, ...changed } = built;
          const about = { message: commitMessage(entry), at: this.#clock.now() };
          const next = await this.#bare.commitAfter(tip, { ...changed, ...about });
          added = { path, oid: blobName(text), commit: next.commit };
          tried.push(added);
          const answer = await this.#bare.pushCommit(next.commit, tip.commit);
          this.#tip = answer === 'pushed' ? next : null;
          if (answer !== 'pushed') throw unreachable(answer === 'moved' ? 'the branch moved' : 'no answer came');
        }
        this.#pushed.push(added.path);
        return added;
      } catch (error) {
        await this.#pauseAfter(error, tries, begun);
      }
    }
  }

  /** Waits before the next try if the branch moved or no answer came. Throws any other error, or if no time is left. */
  async #pauseAfter(error: unknown, tries: number, begun: number): Promise<void> {
    const pause = this.#random() * Math.min(200 * 2 ** tries, 8000);
    const mayRetry = error instanceof LedgerError && error.fault.code === 'ledger-unreachable' && !this.#stop.aborted;
    if (!mayRetry || this.#clock.now() + pause > begun + LONGEST_MS) throw error;
    await this.#clock.sleep(pause, this.#stop);
  }

  /** Builds the run file that follows the tip, with the lists that differ. null if the day already has this look. */
  async #runAfter({ commit: parent, objects }: Tip, { name, tool, content, lists, commit }: Addition) {
    const { kind, ...substance } = content;
    const stored = runsIn(objects.keys());
    const hash = lists && liveSha256([...lists.files].map(([path, text]) => [path, sha256(text)]));
    const day = new Date(lists?.readAt ?? 0).toISOString().slice(0, 10);
    let newestAt = Number.NEGATIVE_INFINITY;
    const readRun = async (path: string) => readRunFile(await this.#bare.readBlob(objects.get(path) ?? '')).value;
    for await (const { file } of looksIn(stored, 'newest first', readRun)) {
      newestAt = Math.max(newestAt, Date.parse(file.read_at));
      if (kind !== 'look' || !file.read_at.startsWith(day) || file.live_sha256 !== hash) break;
      if (file.kind === 'look') return null;
    }
    // The tip keeps its lists if they were read later, or if this run already has such an entry in this second.
    const isLatest = lists !== null && newestAt <= lists.readAt && !objects.has(runPath(name, kind, lists.readAt));
    const live = isLatest ? lists : null;
    let at = live?.readAt ?? this.#clock.now();
    while (objects.has(runPath(name, kind, at))) at += 1000;
    // The message of the tip says which run file is the newest.
    const message = await this.#bare.messageOf(parent);
    const [, run] = /^Inventory-Run: (\S+)$/m.exec(message) ?? [];
    const [, runKind] = /^Inventory-Kind: (\S+)$/m.exec(message) ?? [];
    const ofTip = stored.filter(({ path }) => path.endsWith(`-${run}-${runKind}.json`));
    let newest: { seq: number; previous: string | null } = { seq: 0, previous: null };
    // A run may leave two records of a kind. If the clock went back between them, the second has the earlier name.
    for (const { path } of ofTip.length > 0 ? ofTip : stored.slice(-1)) {
      const text = await this.#bare.readBlob(objects.get(path) ?? '');
      const seq = readRunFile(text).value?.seq ?? stored.length;
      if (seq >= newest.seq) newest = { seq, previous: sha256(text) };
    }
    const path = runPath(name, kind, at);
    const text = jsonText({
      seq: newest.seq + 1,
      kind,
      previous: newest.previous,
      live_sha256: live && hash,
      read_at: new Date(at).toISOString(),
      tool,
      commit,
      ...substance,
    });
    const changed = [...(live?.files ?? [])].filter(([list, rows]) => objects.get(list) !== blobName(rows));
    const removed = [...objects.keys()].filter((list) => list.startsWith('live/') && live?.files.has(list) === false);
    return { path, text, files: new Map([...changed, [path, text]]), removed };
  }
}

function refuseOther(of: 'organization' | 'service', theirs: string, ours: string): void {
  if (theirs !== ours) throw mismatch({ kind: 'other', of, theirs, ours });
}

function mismatch(found: Extract<LedgerFault, { readonly code: 'ledger-mismatch' }>['found']): LedgerError {
  return new LedgerError({ code: 'ledger-mismatch', found });
}

function unreachable(reason: string): LedgerError {
  return new LedgerError({ code: 'ledger-unreachable', reason });
}

function blobName(content: string): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A subject for people, without names of assets, and trailers for programs. */
function commitMessage({ content, commit, name: { run, attempt } }: Addition): string {
  let subject = 'Read the lists';
  if (content.kind === 'seen')
    subject = counted`Seen before an apply of ${content.intent.fingerprints.length} change(s)`;
  if (content.kind === 'applied' || content.kind === 'refused') {
    const { changes, result } = content.evidence;
    const done = changes.filter(({ outcome }) => hasSucceeded(outcome)).length;
    const all = counted`${changes.length} change(s)`;
    subject = content.kind === 'applied' ? `Applied: ${done} of ${all} done, ${result}` : `Refused: ${all}, ${result}`;
  }
  const trailers = [`Inventory-Run: ${run}-${attempt}`, `Inventory-Kind: ${content.kind}`];
  if (commit !== null) trailers.push(`Inventory-Commit: ${commit}`);
  const digest = content.kind === 'seen' ? content.intent.digest : evidenceOf(content)?.digest;
  if (digest !== undefined) trailers.push(`Inventory-Digest: ${digest}`);
  return `${subject}\n\n${trailers.join('\n')}\n`;
}

/** The first commit of a ledger has this file. It explains how to check the ledger without this tool. */
const README = `# Ledger of a compliance inventory

cip-inventory-sync writes this branch, at each apply and each look. It says what the service listed then, and what the
run did: a record for R2, no more.

- \`ledger.json\`: whose ledger this is, and since when.
- \`live/\`: the lists as they were last read. Each change of them is a commit: \`git log -p live/\`.
- \`runs/\`: one file a run, never changed once there. \`seq\` counts them, \`previous\` is the SHA-256 of the file before,
  \`live_sha256\` that of the lists.

## Check it with git

In a clone made by \`git clone -c core.autocrlf=false\`, so that no line end is changed:

    git fsck                                             # whether the files of the clone were edited
    git log --oneline                                    # when the lists were read and changes applied
    git log -p -- live/assets                            # what changed
    find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum    # live_sha256 of the newest run with lists
    sha256sum runs/2026/03/20260301T061702Z-1-1-seen.json              # previous of the run after it
    git merge-base --is-ancestor COMMIT HEAD             # whether a commit that you kept is still part of it
    git -c gpg.ssh.allowedSignersFile=SIGNERS log --show-signature     # who signed, where commits are signed

\`cip-sync audit verify\` does all of it, and \`cip-sync audit\` lists the changes with who asked and who approved.

## What it does not say

Additions that were undone between two looks, and who made a change outside the repository. A person who can write
here and holds the key could write it anew from its beginning. You find that only with a commit id, a clone or the
comments that somebody kept.
`;
