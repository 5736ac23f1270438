// The seven checks of `audit verify`, in the order of the ledger's contract. They are pure functions of a history.

import type { EndedEvidence, ExecutedChange } from '../apply/evidence-schema.ts';
import { groupBy } from '../core/group.ts';
import { attributeChanges, gapsOf } from './attribution.ts';
import type { keptCommit, signaturesOf } from './clone.ts';
import type { HistoryEntry, LedgerCommit, LedgerHistory } from './history.ts';
import { evidenceOf, LEDGER_FILE, README_FILE, readRunPath } from './run-file.ts';
import { type AuditProblem, type AuditVerified, problem } from './verify-text.ts';

/** The SHA-256 of inventory files, by commit and path. */
type InventoryHashes = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function verifyHistory(input: {
  readonly history: LedgerHistory;
  /** The problems that `git fsck` found, one per line. */
  readonly altered: readonly string[];
  /** What git says about the signature of each commit; null if signatures are not checked. */
  readonly signatures: Awaited<ReturnType<typeof signaturesOf>> | null;
  readonly contains: readonly Awaited<ReturnType<typeof keptCommit>>[];
  /** null if no clone of the inventory is given. */
  readonly inventory: InventoryHashes | null;
  readonly maxGapDays: number;
}): AuditVerified {
  const { history, altered, signatures, contains, inventory, maxGapDays } = input;
  const { commits, entries } = history;
  const attribution = attributeChanges(history);
  const problems: AuditProblem[] = [];
  // 1. No object is altered. `breaksIn` makes the rest of this check, and check 2.
  problems.push(...altered.map((git) => problem('object-differs', null, { git })), ...breaksIn(history));
  // 3. Each commit is signed by one of the signers.
  for (const { id: commit } of signatures === null ? [] : commits) {
    const code = signatures?.get(commit) ?? 'not-signed';
    if (code !== 'good') problems.push(problem(code, commit, {}));
  }
  // 4. Each changed line is explained, or reported as made outside, and each done change is listed.
  for (const { entry, change } of attribution.outside.filter(({ duringRun }) => duringRun)) {
    problems.push(problem('outside-during-run', entry.commit, { id: change.id }));
  }
  for (const { entry, change, isReported } of attribution.notListed) {
    const code = isReported ? 'not-converged' : 'done-not-listed';
    problems.push(problem(code, entry.commit, { asset_id: change.id, fingerprint: change.fingerprint }));
  }
  // 5. Each executed change was shown and, if reviews are required, approved. The files are those of the commit.
  for (const entry of entries) {
    const executed = executedOf(entry);
    problems.push(...checkApprovals(entry, executed), ...checkInventory(entry, executed, inventory));
  }
  // 6. Each commit that somebody kept is part of the ledger.
  for (const { kept, commit } of contains) {
    if (commits.some(({ id }) => id === commit)) continue;
    problems.push(problem('not-contained', null, { kept, in_clone: commit !== null }));
  }
  // 7. No two looks are too far apart, and no intent is without an end.
  for (const { kind, from, to, days, ledger_commit: commit } of gapsOf(history, attribution, maxGapDays)) {
    if (kind === 'interrupted') problems.push(problem('interrupted', commit, { from }));
    else problems.push(problem('gap', commit, { from, to: to ?? from, days: days ?? 0 }));
  }
  return {
    problems,
    commits: commits.length,
    executed: entries.flatMap(executedOf).length,
    outside: attribution.outside.length,
    signed: signatures !== null,
    anchors: contains.length,
  };
}

/** Checks 1 and 2. For check 1, history is linear, run files are only added, and `seq` and `previous` are right. */
export function breaksIn({ ledger, commits }: LedgerHistory): AuditProblem[] {
  let last: { readonly seq: number; readonly sha256: string | null } = { seq: 0, sha256: null };
  const problems: AuditProblem[] = [];
  for (const [index, { id: commit, parents, files, runs }] of commits.entries()) {
    const isFirst = index === 0;
    if (!isFirst && parents !== 1) problems.push(problem('not-linear', commit, { parents }));
    if (isFirst && ledger.value === null) problems.push(problem('no-ledger-file', commit, { misread: ledger.wrong }));
    if (isFirst && files.some(({ path }) => path.startsWith('runs/')))
      problems.push(problem('begins-in-the-middle', commit, {}));
    const beginning = isFirst ? [LEDGER_FILE, README_FILE] : [];
    for (const file of files) if (!beginning.includes(file.path)) problems.push(...fileProblems(commit, file));
    if (!isFirst && runs.length !== 1) problems.push(problem('not-one-run', commit, { runs: runs.length }));
    for (const run of runs) {
      problems.push(...runProblems(commit, run, last, ledger));
      last = { seq: run.file.value?.seq ?? last.seq + 1, sha256: run.sha256 };
    }
  }
  return [...problems, ...commits.flatMap(listProblems)];
}

/** 2. The hash of each look is that of its lists. */
function listProblems({ id: commit, runs, changesLists, liveSha256 }: LedgerCommit): AuditProblem[] {
  const hash = runs.findLast(({ file }) => file.value !== null)?.file.value?.live_sha256;
  if (hash === null && changesLists) return [problem('live-without-lists', commit, {})];
  const isOther = typeof hash === 'string' && hash !== liveSha256;
  return isOther ? [problem('live-mismatch', commit, { expected: hash, live_sha256: liveSha256 })] : [];
}

/** What is wrong with a changed file: a commit may only add run files, and must not change any other file. */
function fileProblems(commit: string, { path, kind }: LedgerCommit['files'][number]): AuditProblem[] {
  if (readRunPath(path) === null) {
    const code = kind === 'added' || path.startsWith('live/') ? 'unexpected-file' : 'file-changed';
    return [problem(code, commit, { path })];
  }
  return kind === 'added' ? [] : [problem(kind === 'removed' ? 'run-removed' : 'run-changed', commit, { path })];
}

/** What is wrong with a run file: it must follow the last one, be named after its run, and belong to this ledger. */
function runProblems(
  commit: string,
  { path, name, file: { value: run, wrong } }: LedgerCommit['runs'][number],
  last: { readonly seq: number; readonly sha256: string | null },
  { value: ledger }: LedgerHistory['ledger'],
): AuditProblem[] {
  if (run === null) return [problem('run-unreadable', commit, { path, misread: wrong })];
  const problems: AuditProblem[] = [];
  if (run.seq !== last.seq + 1) problems.push(problem('wrong-seq', commit, { expected: last.seq + 1, seq: run.seq }));
  if (run.previous !== last.sha256) problems.push(problem('wrong-previous', commit, { path }));
  const second = Math.floor(Date.parse(run.read_at) / 1000) * 1000;
  if (run.kind !== name.kind || second !== name.at) problems.push(problem('wrong-name', commit, { path }));
  const evidence = evidenceOf(run);
  if (evidence === null || ledger === null) return problems;
  const isOurs = evidence.organization === ledger.organization && evidence.service === ledger.service;
  return isOurs ? problems : [...problems, problem('other-organization', commit, { path })];
}

const EXECUTED: ReadonlySet<string> = new Set(['done', 'adopted', 'unknown']);

function executedOf({ run }: HistoryEntry): ExecutedChange[] {
  return run.kind === 'applied' ? run.evidence.changes.filter(({ outcome }) => EXECUTED.has(outcome)) : [];
}

/** 5. Each executed change was shown and, if reviews are required, approved. One finding for each run and cause. */
function checkApprovals({ run, commit }: HistoryEntry, executed: readonly ExecutedChange[]): AuditProblem[] {
  if (run.kind !== 'applied') return [];
  const { evidence } = run;
  const { by, mode } = evidence.approval;
  const approval = by ?? `approval: ${mode}`;
  const causes = groupBy(executed, (change) => approvalOf(change, evidence));
  const count = (cause: ReturnType<typeof approvalOf>) => causes.get(cause)?.length ?? 0;
  const problems: AuditProblem[] = [];
  if (count('not-shown') > 0) problems.push(problem('not-shown', commit, { changes: count('not-shown'), approval }));
  // Where two pull requests needed different numbers of approvals, the finding names the larger.
  const needed = Math.max(1, ...evidence.pull_requests.map((pull) => pull.needed ?? 1));
  if (count('not-approved') > 0)
    problems.push(problem('not-approved', commit, { changes: count('not-approved'), approval, needed }));
  if (count('one-person') > 0)
    problems.push(problem('one-person', commit, { changes: count('one-person'), approval, actor: evidence.actor }));
  return problems;
}

/**
 * How a change was approved. `holds`: a pull request with a record showed it and, if reviews were required, as many
 * people other than its author as the run needed approved it, at its head commit and after the record. `one-person`: a
 * saved plan, a digest or a person at the terminal approved it, which needs nobody but the person who applies.
 */
function approvalOf(change: ExecutedChange, evidence: EndedEvidence) {
  const isReviewed = evidence.approval.mode === 'review';
  if (!isReviewed && change.shown_in.some((by) => typeof by === 'string')) return 'one-person';
  const pulls = evidence.pull_requests.filter(
    ({ number, record }) => record !== null && change.shown_in.includes(number),
  );
  if (pulls.length === 0) return 'not-shown';
  if (!isReviewed) return 'holds';
  const isApproved = pulls.some(({ approvals, head, author, record, needed = 1 }) => {
    const counting = approvals.filter(({ user, submitted_at, commit_id }) => {
      return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record!.at);
    });
    return new Set(counting.map(({ user }) => user)).size >= needed;
  });
  return isApproved ? 'holds' : 'not-approved';
}

/** 5. The inventory files of each run are those of its commit. */
function checkInventory(
  entry: HistoryEntry,
  executed: readonly ExecutedChange[],
  inventory: InventoryHashes | null,
): AuditProblem[] {
  const evidence = evidenceOf(entry.run);
  if (evidence === null) return [];
  const { commit: inventory_commit, clean, files } = evidence;
  if (inventory_commit === null) return [];
  // The run itself says that its files were not those of the commit. That matters only if it executed something.
  if (clean === false)
    return executed.length === 0 ? [] : [problem('inventory-uncommitted', entry.commit, { inventory_commit })];
  const hashes = inventory?.get(inventory_commit);
  if (inventory !== null && hashes === undefined && files.length > 0)
    return [problem('inventory-lacks-commit', entry.commit, { inventory_commit })];
  const wrong = files.find(({ path, sha256 }) => hashes !== undefined && hashes.get(path) !== sha256);
  if (wrong === undefined) return [];
  const code = hashes?.has(wrong.path) ? 'inventory-differs' : 'inventory-lacks-file';
  return [problem(code, entry.commit, { inventory_commit, path: wrong.path })];
}
